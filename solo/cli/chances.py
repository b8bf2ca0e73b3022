"""`solo odds ADVENTURE`: the chance of each ending, exact or with bounds that hold."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from decimal import ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, Context, Decimal
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import click

from solo import saves, shelf
from solo.adventure.loader import load
from solo.adventure.playing import rules_of
from solo.authoring.exact.chances import Chances, Limits, chances, ranked
from solo.authoring.exact.policy import Policy, Random, Walkthrough
from solo.cli import options, scripts, trial
from solo.engine.chance import Chance
from solo.engine.commands import Choose
from solo.engine.session import Session
from solo.errors import SoloError
from solo.rules.core.protocols import Illegal
from solo.terminal import scripted

LONGEST_BAR = 40
LONGEST_FRACTION = 24  # characters of one that is shown to people
MOST_BYTES = 200_000  # of a walkthrough


def show(name: str, said: options.Said) -> int:
    """Tell the chances of an adventure's endings, and return the exit code.

    Args:
        name: The adventure, as a player names it.
        said: The options of the command.

    Raises:
        SoloError: There is no such adventure, scene, variable, hero or file.
    """
    path = shelf.find(name)
    if said["scene"]:
        adventure = trial.placed(path, said["scene"], said["sets"])
    elif said["sets"]:
        raise click.UsageError("--set needs --at SCENE: a game from the start has its own values")
    else:
        adventure = load(path, cache=True)
    system = rules_of(adventure)
    walked: Path | None = said["walkthrough"]
    policy: Policy = Random()
    hero = said["hero"] or ""
    if walked is not None:
        way, named = way_of(walked, scripts.opener(adventure, system), hero)
        policy, hero = Walkthrough(way), hero or named
    quiet = said["plain"] or said["as_json"] or not sys.stderr.isatty()
    limits = Limits(said["states"], said["seconds"], None if quiet else _progress)
    try:
        found = chances(adventure, system, policy, hero=hero, limits=limits)
    except Illegal as reason:
        raise SoloError(str(reason)) from reason
    if not quiet:
        click.echo("\r\x1b[K", err=True, nl=False)
    if said["as_json"]:
        options.show_json({"adventure": adventure.id, **record(found, walked)})
    else:
        makes = not (adventure.heroes or said["hero"])
        _tell(adventure.id, found, walked, plain=said["plain"], makes=makes)
    return 0


def record(found: Chances, walked: Path | None = None) -> dict[str, object]:
    """Return what JSON says of chances: fractions as text."""
    return {
        "policy": "random" if walked is None else "walkthrough",
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


def way_of(file: Path, begin: scripted.Begin, hero: str = "") -> tuple[list[str], str]:
    """Return the scenes' choices of a walkthrough, and who sets out if it says so.

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
        return lines, ""
    found = scripts.read(file)
    games: list[Session] = []

    def begun(chance: Chance, heroes: Sequence[str]) -> Session:
        games[:] = [begin(chance, heroes or ((hero,) if hero else ()))]
        return games[0]

    mismatch = scripted.play(found, begun)
    if mismatch is not None:
        raise SoloError(mismatch.told(str(file)))
    return list(_taken(games[0], file)), next(iter(found.heroes), "")


def _taken(session: Session, file: Path) -> Iterator[str]:
    """Yield the choices of scenes that a game took."""
    for before, turn in pairwise(session.turns):
        if not isinstance(turn.command, Choose):
            said = "only choices have odds here; it asks, tries or does something else"
            raise SoloError(f"{file}: in scene '{before.state.scene}': {said}")
        if before.state.pending is None:
            yield turn.command.option


def _progress(states: int, finished: float) -> None:
    text = (
        f"\r\x1b[K{states:,} states, at least {100 * min(1.0, finished):.1f}% of all games followed"
    )
    click.echo(text, err=True, nl=False)


def _tell(name: str, found: Chances, walked: Path | None, *, plain: bool, makes: bool) -> None:
    how = f"The choices of {walked}" if walked else "Each open choice of a scene is as likely"
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
        "numbers. --seconds and --states follow more."
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
