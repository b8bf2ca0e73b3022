"""`solo roll` and `solo odds`: a check of any system, without an adventure."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar, cast

import click

from solo import rules
from solo.cli import names, options
from solo.cli.rolls import checks
from solo.cli.rolls.bars import bars, number
from solo.errors import DiceError, SoloError, did_you_mean
from solo.late import late, lazy_imports
from solo.rules.core.bases import adapted
from solo.rules.core.dice import Dice, LoadedDice, like_dice
from solo.rules.core.odds import odds as exact_odds
from solo.rules.core.odds import weighed
from solo.rules.core.outcome import AnySheet, Odds, Outcome
from solo.rules.core.protocols import AnyCheck, Encounter, Illegal
from solo.words import english

with lazy_imports():  # of rolls without rules
    from solo import output, shelf
    from solo.authoring.format import chance_table
    from solo.cli.rolls import dice as plain_dice
    from solo.engine import events
    from solo.rules.core.shown import strip
    from solo.terminal.told import strips
    from solo.terminal.window import wrap

F = TypeVar("F", bound=Callable[..., object])


def check_arguments(command: F) -> F:
    """Give a command a system, a check and the fields of the check."""
    fields = click.argument("fields", nargs=-1, metavar="[KEY=VALUE]...")
    check = click.argument("check", required=False, metavar="CHECK")
    return click.argument("system", required=False, metavar="SYSTEM", shell_complete=names.systems)(
        check(fields(command))
    )


@click.command(short_help="Roll a check of a rules system.")
@check_arguments
@checks.hero_option("A hero of yours who rolls, by their own numbers; nothing of them changes.")
@options.dice_options
@options.table_option
@options.as_json
def roll(  # noqa: PLR0913 - an argument for each option
    system: str | None,
    check: str | None,
    fields: tuple[str, ...],
    hero: str | None,
    heroes: Path | None,
    saves: Path | None,
    dice: str | None,
    seed: str | None,
    art_table: Path | None,
    as_json: bool,
) -> None:
    """Roll a check of a rules system.

    For example: solo roll art trait trait=14 difficulty=Poor

    With --hero, as at a table: solo roll strength Good --hero mara

    `solo fields SYSTEM` lists the checks, `solo fields SYSTEM CHECK` their keys. Plain dice need no
    system: solo roll 3d6+1, 4d6kh3, 4dF, 2d6r1, "6x(4d6kh3)", "5d10>=8", "1d20+5 vs 15", "3d6!",
    "1d20+charm" charm=3; `solo guide dice` has every form.
    """
    roller = checks.who(system, {"hero": hero, "heroes": heroes, "saves": saves})
    if system is not None and _is_dice(system):
        typed = " ".join((system, check or "", *fields))
        plain_dice.roll_dice(
            typed, options.chance(dice, seed), checks.traits_of(roller), as_json=as_json
        )
        return
    played, named, value = checks.meant(system, check, fields, roller, art_table)
    source = options.chance(dice, seed)
    thrown = source.dice(1, 0)
    outcome = resolve(value, thrown, played.nobody if roller is None else roller.sheet)
    options.all_shown(thrown)
    if as_json:
        options.show_json(_record(outcome, {**source.describe(), **named}))
        return
    names = cast(AnyCheck, adapted(value)).label_names
    options.tell(sentence(outcome._replace(label=names.get(outcome.label, outcome.label))))
    for line in played.explain(outcome):
        options.tell(english(line), "  ")
    if line := options.seed_line(source):
        options.tell(line)


def _record(outcome: Outcome, more: dict[str, object]) -> dict[str, object]:
    """Return a roll as JSON shows it, with what more is told of it before its faces."""
    record = events.outcome_record(outcome)
    return {**record, **more, "faces": record["faces"]}


@click.command(short_help="Show the exact chances of a check, or of an adventure's endings.")
@click.argument("system", required=False, metavar="SYSTEM|ADVENTURE", shell_complete=names.systems)
@click.argument("check", required=False, metavar="[CHECK]")
@click.argument("fields", nargs=-1, metavar="[KEY=VALUE]...")
@options.table_option
@checks.hero_option("A hero of yours who rolls; of an adventure: who plays, else the first hero.")
@click.option("--taking", multiple=True, metavar="OFFER",
              help="A check: with this offer taken before its dice, such as a push; of a rules "
              "file, also with one after them, taken whenever it is there.")  # fmt: skip
@click.option("--at", "scene", metavar="SCENE", help="An adventure: begin at this scene.")
@click.option("--set", "sets", multiple=True, metavar="NAME=VALUE",
              help="With --at: what a variable holds by then.")  # fmt: skip
@click.option("--walkthrough", type=click.Path(path_type=Path), metavar="FILE",
              help="An adventure: take these choices: an id on each line, or a script of "
              "`solo play --script`, whose faces are passed over.")  # fmt: skip
@click.option("--exact", is_flag=True, help="An adventure: exact chances or bounds, no estimate.")
@click.option("--sample", type=click.IntRange(1, 1_000_000), metavar="N",
              help="An adventure: an estimate by so many games.")  # fmt: skip
@click.option("--states", type=click.IntRange(0), metavar="N",
              help="An adventure, with --exact: follow at most so many states, or 50,000; 0 for "
              "any number.")  # fmt: skip
@click.option("--seconds", type=click.FloatRange(0), metavar="N",
              help="An adventure: take about so long, or 10, and 60 with --exact; 0, with that, "
              "for any time.")  # fmt: skip
@click.option("--policy", type=click.Choice(["uniform", "careful", "greedy", "best", "worst"]),
              default="uniform", show_default=True,
              help="An adventure: whose chances they are; best and worst for an --ending, as "
              "bounds of what any way of playing makes of it.")  # fmt: skip
@click.option("--ending", metavar="SCENE",
              help="An adventure: the ending of best and worst, or of --by check.")  # fmt: skip
@click.option("--by", metavar="WHAT",
              help="An adventure: the chances beside each other by what is done at a choice "
              "(SCENE/CHOICE), by `hero`, how fights end (`fight`), or which check costs "
              "most games (`check`).")  # fmt: skip
@click.option("--seed", default="", metavar="TEXT", help="An adventure: the seed of an estimate.")
@click.option("--jobs", type=click.IntRange(1, 64), metavar="N",
              help="An adventure: how many processes play; else one on each core.")  # fmt: skip
@click.option("--plain", is_flag=True, help="No bars, and no progress on the way.")
@click.option("--table", "table", is_flag=True, help="Rules of a file: all chances of all checks.")
@click.option("--html", "page", type=options.OUTPUT, metavar="FILE",
              help="An adventure, or --table: draw the chances as a page, there.")  # fmt: skip
@options.force
@options.as_json
def odds(
    system: str | None,
    check: str | None,
    fields: tuple[str, ...],
    art_table: Path | None,
    as_json: bool,
    **said: object,
) -> int:
    """Show the exact chances of a check: how many of all rolls come to each result.

    For example: solo odds art trait trait=14 difficulty=Poor

    With --hero, as at a table: solo odds strength Good --hero mara

    With an offer taken before the dice: solo odds crew do stat=2 --taking push

    Plain dice need no system: solo odds 4d6kh3

    Or show the chance of each ending of an adventure: solo odds first-steps

    All its games are followed at once, the likeliest first, and equal states are put together. If
    every game could be followed to its end, the chances are exact; if what is left is little, they
    are bounds that surely hold; else games are played, and each chance is an estimate with an
    interval that holds it in 99 of 100 cases. Which it is, is said, and whose chances they are:
    each open choice of a scene is as likely, or as --policy has it; rolls fall outright, and
    whatever is asked around them gets the default answer; nothing is asked or tried.
    """
    plain, hero = bool(said["plain"]), said["hero"]
    if system is not None and _is_dice(system):
        typed = " ".join((system, check or "", *fields))
        known = checks.traits_of(checks.who(system, said))
        plain_dice.odds_of_dice(typed, known, as_json=as_json, plain=plain)
        return 0
    if said["table"]:
        _table(system, said)
        return 0
    alone = system is not None and check is None and not checks.is_system(system)
    taking = tuple(str(one) for one in cast(Sequence[str], said["taking"]))
    if taking and alone:
        raise click.UsageError("--taking is for the odds of a check: solo odds crew do stat=2")
    if alone and not (hero and _is_no_adventure(str(system))):
        return _odds_of_adventure(str(system), {**said, "as_json": as_json})
    if any(said[key] for key in ("scene", "sets", "walkthrough")):
        raise click.UsageError("--at, --set and --walkthrough are for an adventure's odds")
    roller = checks.who(system, said)
    meant = checks.meant(system, check, fields, roller, art_table)
    found = _chances(meant, meant.system.nobody if roller is None else roller.sheet, taking)
    _show_odds(found, meant.named, as_json=as_json, plain=plain)
    return 0


def _is_no_adventure(name: str) -> bool:
    try:
        if shelf.campaign(name) is None:
            shelf.find(name)
    except SoloError:
        return True
    return False


def _is_dice(name: str) -> bool:
    """Say whether it looks like dice and names no system, as `conan-2d20` does."""
    return like_dice(name) and not checks.is_system(name)


def _table(name: str | None, said: options.Said) -> None:
    """Print the table of all chances of a system, or write it as a page."""
    if name is None:
        raise click.UsageError("--table needs a system: solo odds oath --table")
    system = chance_table.of_system(rules.find(name))
    if said["page"] is None:
        options.say(chance_table.text(system))
        return
    page = chance_table.html(system).encode()
    output.Output(said["page"], "table", bool(said["force"])).write(page, "html")


def _chances(meant: checks.Meant, sheet: AnySheet, taking: Sequence[str]) -> Odds:
    """Return the chances of a check, with the offers that are taken around its dice.

    Raises:
        SoloError: As for `resolve`; or there is no such offer, or its chances are not known.
    """
    if not taking:
        return chances(meant.check, sheet)
    if sheet is None:
        raise SoloError("--taking needs somebody who pays: a hero of yours, with --hero")
    if (after := _taken_after(meant.check, sheet, taking)) is not None:
        return after
    encounter: Encounter[AnySheet] | None = meant.system.begin(meant.check, sheet, asks=True)
    found: Odds | None = None
    for place, offer in enumerate(taking, 1):
        there = [] if encounter is None else [*encounter.options(sheet)]
        if encounter is None or offer not in [one.id for one in there if not one.reason]:
            barred = next((english(one.reason) for one in there if one.id == offer), "")
            known = ", ".join(one.id for one in there if not one.reason) or "none"
            cure = f": {barred}" if barred else f"; there are {known}"
            raise SoloError(f"'{offer}' can't be taken before this roll{cure}")
        if place == len(taking):
            found = weighed(encounter, offer, sheet)
            break
        step = encounter.step(offer, "", sheet, LoadedDice(()))
        encounter, sheet = step.encounter, step.sheet
    if found is None:
        raise SoloError(f"the chances with '{taking[-1]}' are not known before the dice")
    return found


@late
def _taken_after(check: AnyCheck, sheet: AnySheet, taking: Sequence[str]) -> Odds | None:
    """Return the odds of a rules file's check with an offer after its dice; None for any other."""
    from solo.rules.data_systems.checks import Rolled
    from solo.rules.data_systems.rolling import Arranged, taken_when_offered

    *before, last = taking
    if not isinstance(check, Rolled) or last not in check.plan.roll.after:
        return None
    known = check.plan.roll.before
    if strange := [offer for offer in before if offer not in known]:
        there = ", ".join(known) or "none"
        raise SoloError(f"'{strange[0]}' can't be taken before this roll; there are {there}")
    return taken_when_offered(Arranged(check, sheet, tuple(before)), last, sheet)


def _show_odds(found: Odds, named: Mapping[str, object], *, as_json: bool, plain: bool) -> None:
    counts = _counts(found)
    if as_json:
        counted = {
            "labels": dict(found.labels),
            "counts": counts,
            "triggers": dict(found.triggers),
        }
        options.show_json({**named, "total": found.total, **counted})
        return
    options.say(f"Of {number(found.total)} rolls:")
    if not plain:
        for row in _ruler(found):
            options.say(row)
    for title, rows in (
        ("Result", found.labels),
        ("Count", counts),
        ("On top", found.triggers),
    ):
        if not rows:
            continue
        options.say(f"\n{title}")
        for line in bars(rows, found.total, found.shown, plain=plain):
            options.say(line)


@late
def _odds_of_adventure(name: str, said: options.Said) -> int:
    from solo import shelf

    campaign = shelf.campaign(name)
    if campaign is not None:
        from solo.cli.odds import campaign_chances

        return campaign_chances.show(campaign, said)
    from solo.cli.odds.chances import show

    near = did_you_mean(name, rules.names())
    try:
        shelf.find(name)
    except SoloError as reason:
        if near:
            raise SoloError(f"no system '{name}'{near}") from reason
        raise
    return show(name, said)


def _ruler(found: Odds) -> list[str]:
    """Draw the chances side by side."""
    return [
        wrap.plain(row)
        for row in wrap.wrap(strips.drawn(strip.odds_strip(found)), options.window())
    ]


def resolve(value: AnyCheck, dice: Dice, nobody: AnySheet = None) -> Outcome:
    """Roll a check with no hero; whatever it would need of one must stand in its fields.

    Raises:
        SoloError: It needs a hero, a foe or an answer that only a game has, or the dice run out.
    """
    try:
        outcome: Outcome = value.resolve(nobody, dice)
    except DiceError:
        raise
    except (ValueError, Illegal) as reason:
        raise SoloError(str(reason)) from reason
    return outcome


def chances(value: AnyCheck, nobody: AnySheet = None) -> Odds:
    """Return the exact chances of a check with no hero.

    Raises:
        SoloError: As for `resolve`.
    """
    try:
        return exact_odds(value, nobody)
    except (ValueError, Illegal) as reason:
        raise SoloError(str(reason)) from reason


def sentence(outcome: Outcome) -> str:
    """Say an outcome in one line: its word, its count and the faces."""
    said = [outcome.label]
    for count, one, many in (
        (outcome.made, "success", "successes"),
        (outcome.failures, "failure", "failures"),
    ):
        if count:
            said.append(f"{count} {one if count == 1 else many}")
    faces = ", ".join(map(str, outcome.faces))
    return f"{', '.join(said)} (rolled {faces})." if faces else f"{', '.join(said)}."


def _counts(found: Odds) -> dict[str, int]:
    """Name the counts; none if nothing is counted, else `0` is neither success nor failure."""
    if not any(found.counts):
        return {}
    return {count or "0": ways for count, ways in found.counts.items()}
