"""`solo stats`: how the dice of played games fell, against exact expectation."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import click

from solo import listing
from solo import saves as shelf_of_saves
from solo.cli import names, options
from solo.cli.games.opening import adventure_of, played_back
from solo.cli.words import words
from solo.errors import SaveError, SoloError
from solo.resume import what_is_wrong
from solo.saves import Found
from solo.story.luck import Checked, Fallen, Statistics
from solo.words import Message, Words

BARS = 10
WIDEST = 30
NOBODY = "nobody"
"""Whose games are counted of which no hero is known."""


@click.command(short_help="See how your dice fell, against what could be expected.")
@click.argument("who", required=False, metavar="[HERO|SAVE]", shell_complete=names.saves)
@click.option("--all", "everything", is_flag=True,
              help="Count every game in the saves' folder, as without a name.")  # fmt: skip
@options.saves_option
@options.as_json
def stats(who: str | None, everything: bool, saves: Path | None, as_json: bool) -> None:
    """See how your dice fell, against what could be expected.

    Name a save, by its name, its beginning or its file, or a hero, all of whose games count;
    without a name all games count. They are told of in the language in which all of these games
    were played.
    """
    place = shelf_of_saves.folder(saves)
    if who is not None and everything:
        raise click.UsageError("--all counts every game; leave it out to count those of a name")
    found, languages = Statistics(), set[str]()
    for journal in _journals(who, place):
        adventure = adventure_of(journal)
        played = played_back(journal, adventure)
        if trouble := journal.trouble or played.trouble:
            wrong = what_is_wrong(journal, adventure, played) or trouble
            options.say(f"{journal.path}: {wrong}. What stands before that is counted.", err=True)
        found.add(played.session, journal.hero or NOBODY)
        languages.add(adventure.spoken)
    if as_json:
        options.show_json(_record(found))
        return
    language = Words(*languages) if len(languages) == 1 else Words()
    for line in _lines(found, language):
        options.say(line)


def _journals(who: str | None, place: Path) -> Iterator[Found]:
    """Yield the journals that are meant; of all, those that can't be read are told of.

    Raises:
        SoloError: Neither a save nor a hero is called so.
    """
    if who is not None:
        try:
            found = shelf_of_saves.look(listing.find(who, place))
        except SaveError as reason:
            found_any = False
            for journal in _every(place):
                if journal.hero.casefold() == who.casefold():
                    found_any = True
                    yield journal
            if not found_any:
                raise SoloError(
                    f"{reason}, and no hero of a saved game is called '{who}'"
                ) from reason
            return
        yield found
        return
    yield from _every(place)


def _every(place: Path) -> Iterator[Found]:
    for one in listing.saved(place):
        if one.header.get("name"):
            continue  # a copy of a game that is counted itself
        try:
            journal = shelf_of_saves.look(one.path)
            adventure_of(journal)
        except SoloError as reason:
            options.say(f"{one.path.stem} is not counted: {reason}", err=True)
            continue
        yield journal


def _record(found: Statistics) -> dict[str, object]:
    dice = {
        f"d{sides}": {"count": one.count, "mean": round(one.mean, 3), "expected": one.expected}
        for sides, one in sorted(found.dice.items())
    }
    return {
        "games": found.games,
        "rolls": found.all.rolled,
        "dice": dice,
        "drawn": {f"d{sides}": one.count for sides, one in sorted(found.drawn.items())},
        "successes": _checked(found.all),
        "luckier": found.luckier,
        "checks": _table(found.by_check),
        "heroes": _table(found.by_hero),
        "systems": _table(found.by_system),
    }


def _table(table: Mapping[str, Checked]) -> dict[str, object]:
    return {name: _checked(one) for name, one in table.items()}


def _checked(one: Checked) -> dict[str, object]:
    weighed = {"weighed": one.weighed, "weighed_succeeded": one.weighed_succeeded}
    expected = round(one.expected, 3)
    return {"rolled": one.rolled, "succeeded": one.succeeded, **weighed, "expected": expected}


def _lines(found: Statistics, language: Words) -> Iterator[str]:
    def say(code: str, **facts: object) -> str:
        return language.say(words(f"stats-{code}", **facts))

    if not found.dice:
        yield say("nothing", games=found.games)
        return
    yield say("rolled", games=found.games, checks=found.all.rolled)
    for one in found.thrown:
        mean, expected = _mean(one.mean), _mean(one.expected)
        told = say("die", count=one.count, sides=one.sides, mean=mean, expected=expected)
        yield f"\n{told}"
        yield from _plot(one)
    if rows := sum(one.count for one in found.drawn.values()):
        yield f"\n{say('drew', count=rows)}"
    yield ""
    if found.all.rolled:
        yield say("succeeded", name=say("all"), **_success(found.all))
    if found.luckier is not None:
        yield say("luckier", share=found.luckier)
    by = {"by-check": found.by_check, "by-hero": found.by_hero, "by-system": found.by_system}
    for title, table in by.items():
        if len(table) > 1 or (table and title == "by-check"):
            yield f"\n{say(title)}"
            for name, checked in sorted(table.items(), key=lambda row: -row[1].rolled):
                named = say("nobody") if name == NOBODY else name
                named = language.name("cli", name) if title == "by-check" else named
                yield f"  {say('succeeded', name=named, **_success(checked))}"


def _mean(number: float) -> Message:
    whole, tenth = f"{number:.1f}".split(".")
    return words("stats-mean", whole=whole, tenth=tenth)


def _success(one: Checked) -> dict[str, object]:
    """Return how many checks succeeded, and where odds are known, what could be expected."""
    told: dict[str, object] = {"good": one.succeeded, "rolled": one.rolled}
    if not one.weighed:
        return {**told, "share": "", "weighed": "", "due": ""}
    share, due = (100 * many / one.weighed for many in (one.weighed_succeeded, one.expected))
    weighed = "" if one.weighed == one.rolled else one.weighed
    return {**told, "share": f"{share:.0f}", "weighed": weighed, "due": f"{due:.0f}"}


def _plot(one: Fallen) -> Iterator[str]:
    """Draw how often faces fell, in as many bars as fit; a mark stands where honest dice would."""
    step = max(1, -(-one.sides // BARS))
    rows = [(low, min(low + step - 1, one.sides)) for low in range(1, one.sides + 1, step)]
    counts = [sum(one.faces[face] for face in range(low, high + 1)) for low, high in rows]
    dues = [one.count * (high - low + 1) / one.sides for low, high in rows]
    most = max(*counts, *dues)
    for (low, high), count, due in zip(rows, counts, dues, strict=True):
        name = f"{low}" if low == high else f"{low}-{high}"
        bar = list("#" * round(WIDEST * count / most) + " " * WIDEST)[: WIDEST + 1]
        bar[round(WIDEST * due / most)] = "|"
        yield f"  {name:>7} {''.join(bar).rstrip()} {count}"
