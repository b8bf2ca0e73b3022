"""`solo odds ADVENTURE`: the chance of each ending, exact or with bounds that hold."""

import sys
from collections.abc import Mapping
from decimal import ROUND_CEILING, ROUND_FLOOR, ROUND_HALF_UP, Context, Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import click

from solo import rules, shelf
from solo.adventure.loader import load
from solo.authoring.exact.chances import Chances, Limits, chances, ranked
from solo.authoring.exact.policy import Policy, Random, Walkthrough
from solo.cli import options, trial
from solo.errors import SoloError
from solo.rules.core.system import Illegal

LONGEST_BAR = 40
LONGEST_FRACTION = 24  # characters of one that is shown to people
MOST_BYTES = 200_000  # of a walkthrough


def show(name: str, said: Mapping[str, Any]) -> int:
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
    system = rules.fitted(adventure.system, adventure.options)
    walked: Path | None = said["walkthrough"]
    policy: Policy = Random() if walked is None else Walkthrough(choices_of(walked))
    quiet = said["plain"] or said["as_json"] or not sys.stderr.isatty()
    limits = Limits(said["states"], said["seconds"], None if quiet else _progress)
    try:
        found = chances(adventure, system, policy, hero=said["hero"] or "", limits=limits)
    except Illegal as reason:
        raise SoloError(str(reason)) from reason
    if not quiet:
        click.echo("\r\x1b[K", err=True, nl=False)
    if said["as_json"]:
        options.show_json({"adventure": adventure.id, **record(found, walked)})
    else:
        _tell(adventure.id, found, walked, plain=said["plain"])
    return 0


def record(found: Chances, walked: Path | None = None) -> dict[str, Any]:
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


def choices_of(file: Path) -> list[str]:
    """Return the choices of a walkthrough: an id on each line; `#` begins a remark.

    Raises:
        SoloError: The file can't be read.
    """
    try:
        with file.open("rb") as stream:
            raw = stream.read(MOST_BYTES + 1)
        text = raw.decode("utf-8-sig")
    except (OSError, ValueError) as reason:
        raise SoloError(f"{file}: the walkthrough can't be read: {reason}") from reason
    if len(raw) > MOST_BYTES:
        raise SoloError(f"{file}: more than {MOST_BYTES:,} bytes: that is no walkthrough")
    lines = (line.partition("#")[0].strip() for line in text.splitlines())
    return [line for line in lines if line]


def _progress(states: int, finished: float) -> None:
    text = f"\r\x1b[K{states:,} states, {100 * min(1.0, finished):.1f}% of all games followed"
    click.echo(text, err=True, nl=False)


def _tell(name: str, found: Chances, walked: Path | None, *, plain: bool) -> None:
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


def percent(part: Fraction, rounding: str) -> str:
    """Return a chance as a percentage, rounded as bounds must be."""
    context = Context(prec=30, rounding=rounding)
    exact = context.divide(Decimal(100 * part.numerator), Decimal(part.denominator))
    return f"{exact.quantize(Decimal('0.1'), rounding=rounding)}%"
