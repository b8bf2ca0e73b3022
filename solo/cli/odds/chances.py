"""`solo odds ADVENTURE`: the chance of each ending, exact or with bounds that hold."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from decimal import ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, Context, Decimal
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from time import monotonic

import click

from solo import saves, shelf
from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.adventure.playing import rules_of
from solo.authoring.exact.chances import (
    NARROW,
    SECONDS,
    STATES,
    Chances,
    Limits,
    followed,
    ranked,
)
from solo.authoring.exact.onward import onward
from solo.authoring.exact.policy import Aside, Policy, Walkthrough
from solo.authoring.exact.policy import named as named_policy
from solo.authoring.exact.sampled import Asked
from solo.authoring.exact.walk import Walk
from solo.authoring.playtests.bots import POLICIES, UNIFORM
from solo.cli import options
from solo.cli.games import scripts, trial
from solo.cli.odds import estimates, extremes
from solo.engine.chance import Chance
from solo.engine.commands import Choose
from solo.engine.session import Session
from solo.errors import SoloError
from solo.rules.core.system import AnySystem
from solo.source import shown
from solo.terminal.scripts import scripted

LONGEST_BAR = 40
USUAL_SECONDS = 10.0  # for an answer
END = 0.3  # seconds that are left for what has begun
LONGEST_FRACTION = 24  # characters of one that is shown to people
MOST_BYTES = 200_000  # of a walkthrough


def show(name: str, said: options.Said) -> int:
    """Tell the chances of an adventure's endings, and return the exit code.

    Raises:
        SoloError: There is no such adventure, scene, variable, hero or file.
    """
    path = shelf.find(name)
    adventure = _adventure(path, said)
    if said["policy"] in extremes.NAMES:
        return extremes.show(adventure, path, said)
    if said["ending"] and said["by"] != "check":
        raise click.UsageError("--ending goes with --policy best or worst, or with --by check")
    system = rules_of(adventure)
    walked: Path | None = said["walkthrough"]
    policy, way, hero = _player(adventure, system, said)
    asked = Asked(str(path), said["policy"], way, hero, seed=said["seed"])
    exact = said["exact"] or said["states"] is not None
    if exact and (said["by"] or _strays(way)):
        what = "--by" if said["by"] else "a walkthrough that asks or tries"
        raise click.UsageError(f"{what} plays games; it does not go with --exact or --states")
    sampler = estimates.Sampler(adventure, asked, said, placed=bool(said["scene"]))
    found = walk = None
    began = monotonic()
    with sampler:
        if exact or not (said["sample"] or said["by"] or _strays(way)):
            found, walk = _followed(adventure, system, policy, said, hero=hero, exact=exact)
        makes = not (adventure.heroes or said["hero"])
        if found is None or not (exact or makes or found.exact or _narrow(found)):
            if walk is not None:
                sampler.go_on_from(onward(walk), adventure)
            _estimated(adventure, sampler, said, walked, gone=monotonic() - began)
        elif said["as_json"]:
            told = record(found, walked, said["policy"])
            options.show_json({"adventure": adventure.id, **told})
        else:
            _tell(adventure.id, found, walked, said, makes=makes)
    return 0


def _player(
    adventure: Adventure, system: AnySystem, said: options.Said
) -> tuple[Policy, tuple[str | Aside, ...], str]:
    """Return whose chances they are, what a walkthrough does, and who sets out."""
    walked: Path | None = said["walkthrough"]
    hero = said["hero"] or ""
    if walked is None:
        return named_policy(said["policy"], adventure), (), hero
    taken, named = way_of(walked, scripts.opener(adventure, system), hero)
    return Walkthrough(taken), tuple(taken), hero or named


def _strays(way: Sequence[str | Aside]) -> bool:
    """Say whether a walkthrough asks or tries: then games are played, and not followed.

    Equal states are put together by what the choices ahead read; a try may read anything.
    """
    return not all(isinstance(one, str) for one in way)


def _adventure(path: Path, said: options.Said) -> Adventure:
    """Return the adventure, which begins at another scene if that is wanted."""
    if said["scene"]:
        return trial.placed(path, said["scene"], said["sets"])
    if said["sets"]:
        raise click.UsageError("--set needs --at SCENE: a game from the start has its own values")
    return load(path, cache=True)


def _followed(
    adventure: Adventure,
    system: AnySystem,
    policy: Policy,
    said: options.Said,
    *,
    hero: str,
    exact: bool,
) -> tuple[Chances, Walk]:
    """Return what comes of following all games at once, and the walk that does.

    Raises:
        SoloError: There is no such hero.
    """
    quiet = estimates.is_quiet(said)

    limits = _limits(said, exact=exact, tell=None if quiet else _progress)
    with options.refusals_told():
        found = followed(adventure, system, policy, hero=hero, limits=limits)
    if not quiet:
        click.echo("\r\x1b[K", err=True, nl=False)
    return found


def _limits(
    said: options.Said, *, exact: bool, tell: Callable[[int, float], None] | None
) -> Limits:
    """Return how far games are followed."""
    states = STATES if said["states"] is None else said["states"]
    usual = SECONDS if exact else USUAL_SECONDS
    seconds = usual if said["seconds"] is None else said["seconds"]
    return Limits(states, seconds if exact else max(0.1, seconds), tell, else_played=not exact)


def _narrow(found: Chances) -> bool:
    return all(high - low <= NARROW for low, high in found.endings.values())


def _estimated(
    adventure: Adventure,
    sampler: estimates.Sampler,
    said: options.Said,
    walked: Path | None,
    *,
    gone: float,
) -> None:
    """Play games, and tell what they come to.

    Raises:
        SoloError: There is nothing to be put beside each other so.
    """
    rows, games = _played(adventure, sampler, said, gone=gone)
    if not estimates.is_quiet(said):
        click.echo("\r\x1b[K", err=True, nl=False)
    policy = "walkthrough" if walked else said["policy"]
    follows = not (said["by"] or _strays(sampler.asked.way))
    verdict = estimates.verdict(games, exact=follows, start=sampler.start)
    if said["as_json"]:
        found_here = estimates.record(rows, games, policy, sampler.start)
        options.show_json({"adventure": adventure.id, **found_here})
    else:
        options.tell(f"{adventure.id}. {_whose(said, walked)}; rolls fall outright, with the "
                     f"default answers.{_shares(said)}")  # fmt: skip
        options.say("")
        printed = estimates.costs if said["by"] == "check" else estimates.lines
        for line in printed(rows, plain=said["plain"]):
            options.say(line)
        options.say("")
        options.tell(verdict)
    if said["page"] is not None:
        told = f"{_whose(said, walked)}.{_shares(said)} {verdict}"
        title = f"The chances of {adventure.title}"
        estimates.write_page(said["page"], title, told, rows, force=said["force"])


def _played(
    adventure: Adventure, sampler: estimates.Sampler, said: options.Said, *, gone: float
) -> tuple[list[estimates.Row], int]:
    """Return what games come to, and how many were played, in what is left of the time.

    Raises:
        SoloError: There is nothing to be put beside each other so.
    """
    whole = USUAL_SECONDS if said["seconds"] is None else said["seconds"]
    left = max(whole / 3, whole - gone - END)
    with options.refusals_told():
        if said["by"]:
            wanted = said["ending"] or ""
            return estimates.side_by_side(sampler, adventure, said["by"], left, wanted)
        found = sampler.play(left)
        rows = estimates.endings(found, adventure=adventure, start=sampler.start)
        return rows, found.games


def _whose(said: options.Said, walked: Path | None) -> str:
    return f"The choices of {walked}" if walked else POLICIES[said["policy"]]


def _shares(said: options.Said) -> str:
    """Say what of a check's games are counted; nothing where the rows say it themselves."""
    if said["by"] != "check":
        return ""
    good = f"to '{said['ending']}'" if said["ending"] else "to an ending that is won"
    return f" Below each check: of the games that passed or failed it, how many came {good}."


def record(found: Chances, walked: Path | None = None, policy: str = UNIFORM) -> dict[str, object]:
    """Return what JSON says of chances: fractions as text."""
    return {
        "kind": "exact" if found.exact else "bounds",
        "policy": policy if walked is None else "walkthrough",
        "exact": found.exact,
        "endings": {name: list(map(written, bounds)) for name, bounds in found.endings.items()},
        "others": {name: written(part) for name, part in found.others.items()},
        "mass": written(found.mass),
        "states": found.states,
        "waiting": found.waiting,
    }


def written(part: Fraction) -> str:
    """Write a fraction in full, however long it is."""
    above, below = (f"{Decimal(number):f}" for number in (part.numerator, part.denominator))
    return above if below == "1" else f"{above}/{below}"


def way_of(file: Path, begin: scripted.Begin, hero: str = "") -> tuple[list[str | Aside], str]:
    """Return what a walkthrough does where nothing waits, and who sets out if it says so.

    Args:
        file: A script of `solo play --script`, or an id on each line; `#` begins a remark.
        begin: Opens the game of a script, which is played to see what its commands are.
        hero: Who sets out, if the script does not say.

    Raises:
        SoloError: The file can't be read, does not fit, or does what no walkthrough can do.
    """
    try:
        text = saves.read_in(file, MOST_BYTES, "walkthrough").decode("utf-8-sig")
    except UnicodeDecodeError as reason:
        raise SoloError(f"{file} can't be read: it is no UTF-8 text") from reason
    lines = [line for raw in text.splitlines() if (line := raw.partition("#")[0].strip())]
    if not any(line.startswith((">", "{")) for line in lines):
        return list(_ids(file, text)), ""
    found = scripts.read(file)
    games: list[Session] = []

    def begun(chance: Chance, heroes: Sequence[str]) -> Session:
        games[:] = [begin(chance, heroes or ((hero,) if hero else ()))]
        return games[0]

    mismatch = scripted.play(found, begun)
    if mismatch is not None:
        raise SoloError(mismatch.told(str(file)))
    return list(_taken(games[0], file)), next(iter(found.heroes), "")


def _ids(file: Path, text: str) -> Iterator[str]:
    """Yield the ids of a walkthrough that has nothing else.

    Raises:
        SoloError: A line is no id, but something that is typed.
    """
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.partition("#")[0].strip()
        if len(line.split()) > 1:
            raise SoloError(
                f"{file}:{number}: '{shown(line)}' is no id of a choice; where something is typed, "
                f"each line begins with '>': write '> {shown(line)}'"
            )
        if line:
            yield line


def _taken(session: Session, file: Path) -> Iterator[str | Aside]:
    """Yield the choices of scenes that a game took, and what it asked and tried between them."""
    for before, turn in pairwise(session.turns):
        command = turn.command
        if not isinstance(command, Choose | Aside):
            said = "only choices, questions and tries have odds here; it does something else"
            raise SoloError(f"{file}: in scene '{before.state.scene}': {said}")
        if before.state.pending is None:
            yield command.option if isinstance(command, Choose) else command


def _progress(states: int, finished: float) -> None:
    text = (
        f"\r\x1b[K{states:,} states, at least {100 * min(1.0, finished):.1f}% of all games followed"
    )
    click.echo(text, err=True, nl=False)


def _tell(
    name: str, found: Chances, walked: Path | None, said: options.Said, *, makes: bool
) -> None:
    plain = said["plain"]
    how = _whose(said, walked)
    options.tell(f"{name}. {how}; rolls fall outright, with the default answers.")
    options.say("\nEndings")
    rows = {ending: bounds for ending, bounds in ranked(found) if bounds[1]}
    for line in _sentences(rows) if plain else _bars(rows):
        options.say(line)
    if not rows:
        options.say("  none")
    never = [ending for ending, bounds in found.endings.items() if not bounds[1]]
    if never:
        options.say("\nEndings that these games never come to")
        options.tell(", ".join(never), "  ")
    if found.others:
        options.say("\nGames that end otherwise")
        least = "" if found.exact else "at least "
        for other, part in found.others.items():
            options.tell(f"{least}{percent(part, ROUND_FLOOR)}  {other}", "  ")
    options.say("")
    options.tell(_verdict(found))
    if said["page"] is not None:
        drawn = [
            estimates.Row("", name_, float(low + high) / 2, float(low), float(high))
            for name_, (low, high) in rows.items()
        ]
        title = f"The chances of {name}"
        told = f"{how}. {_verdict(found)}"
        estimates.write_page(said["page"], title, told, drawn, force=said["force"])
    if makes and not found.mass:
        options.tell(
            "Every game makes its hero first, in more ways than can be followed: name a ready-made "
            "hero in the header ('hero: {pregenerated: …}'), or one of yours with --hero."
        )


def _verdict(found: Chances) -> str:
    states = f"{found.states:,} state{'' if found.states == 1 else 's'}"
    if found.exact:
        return f"Exact: every game was followed to its end, through {states}."
    mass = percent(found.mass, ROUND_FLOOR)
    return (
        f"Bounds: {mass} of all games were followed to their end, through {states}. The rest may "
        "come to any ending that lies ahead of it, so each chance is surely between its two "
        "numbers. --exact with --seconds and --states follows more, where it is not the ways of "
        "one roll that are too many; --sample N estimates."
    )


def _sentences(rows: Mapping[str, tuple[Fraction, Fraction]]) -> list[str]:
    return [f"  {ending}: {_shown(*bounds)}" for ending, bounds in rows.items()]


def _bars(rows: Mapping[str, tuple[Fraction, Fraction]]) -> list[str]:
    """Draw each chance: what it is at least as `#`, what it may be besides as `-`."""
    shown = {ending: _shown(*bounds) for ending, bounds in rows.items()}
    width = max(map(len, rows), default=0)
    said = max(map(len, shown.values()), default=0)
    room = max(0, min(LONGEST_BAR, options.window() - width - said - 6))
    lines = []
    for ending, (low, high) in rows.items():
        sure = round(room * low)
        bar = "#" * sure + "-" * (round(room * high) - sure)
        lines.append(f"  {ending:<{width}}  {shown[ending]:<{said}}  {bar}".rstrip())
    return lines


def _shown(low: Fraction, high: Fraction) -> str:
    if low != high:
        return f"{percent(low, ROUND_FLOOR)} to {percent(high, ROUND_CEILING)}"
    fraction = f"{low.numerator}/{low.denominator}" if low.denominator < 10**9 else ""
    exact = f" ({fraction})" if fraction and len(fraction) <= LONGEST_FRACTION else ""
    return f"{percent(low, ROUND_HALF_UP)}{exact}"


def between(bounds: Sequence[str]) -> str:
    """Return the chance of an ending as it is told, from its bounds as JSON says them."""
    return _shown(*(Fraction(one) for one in bounds))


def percent(part: Fraction, rounding: str) -> str:
    """Return a chance as a percentage, rounded as bounds must be."""
    context = Context(prec=30, rounding=rounding)
    exact = context.divide(Decimal(100 * part.numerator), Decimal(part.denominator))
    return f"{exact.quantize(Decimal('0.1'), rounding=rounding)}%"
