"""Plain dice for `solo roll` and `solo odds`, such as 3d6+1, without any rules system."""

import re
from collections.abc import Iterator, Mapping
from fractions import Fraction

import click

from solo.cli import options
from solo.cli.rolls.bars import bars, number
from solo.engine.chance import Chance
from solo.rules.core.notation import parse_line
from solo.rules.core.notation.reading import Traits
from solo.rules.core.notation.spreads import rows
from solo.rules.core.notation.terms import MOST_AGAIN
from solo.rules.core.notation.thrown import Notation, Thrown
from solo.words import Message, english

_GIVEN = re.compile(r"\s([^\W\d]\w*)=(-?\d{1,6}|d\d{1,3})(?=\s|$)")
"""A trait that is given behind the dice: `1d20+charm charm=3`."""
_BEYOND = {0: "", 1: " or more", -1: " or less"}


def _notation(text: str, known: Traits) -> tuple[Notation, ...]:
    """Read dice as they are typed; what is given behind them counts before what is known.

    Raises:
        click.UsageError: They are none; the text says why.
    """
    given = {name.replace("_", " ").casefold(): value for name, value in _GIVEN.findall(text)}
    traits = known._replace(values={**known.values, **given})
    try:
        return parse_line(_GIVEN.sub("", text), traits)
    except ValueError as reason:
        raise click.UsageError(f"{reason}{_how_given(reason)}") from reason


def _how_given(reason: ValueError) -> str:
    """Return how a trait is given where no hero rolls, if one is missing."""
    message = getattr(reason, "text", None)
    inner = message.facts.get("reason") if isinstance(message, Message) else None
    if not isinstance(inner, Message) or not inner.code.endswith("dice-no-trait"):
        return ""
    return f"; or give it behind the dice: {inner.facts['name']}=3, or name a --hero"


def roll_dice(text: str, source: Chance, known: Traits, *, as_json: bool) -> None:
    """Roll dice as they are typed, and print what fell."""
    rolls = [one for one in _notation(text, known) for _ in range(one.times)]
    thrown = source.dice(1, 0)
    fallen = [(notation, notation.roll(thrown)) for notation in rolls]
    options.all_shown(thrown)
    if as_json:
        records = [_record(*one) for one in fallen]
        record = records[0] if len(records) == 1 else {"rolls": records}
        options.show_json({**record, **source.describe()})
        return
    for notation, fell in fallen:
        options.tell(f"{_named(notation, alone=len(fallen) == 1)}{english(fell.told)}")
    if line := options.seed_line(source):
        options.tell(line)


def _record(notation: Notation, fallen: Thrown) -> dict[str, object]:
    counted: dict[str, object] = {}
    if fallen.successes is not None:
        counted["successes"] = fallen.successes
    if fallen.failed:
        counted["failed"] = fallen.failed
    label = {"label": notation.label} if notation.label else {}
    faces = {"faces": list(fallen.faces), "kept": list(fallen.kept)}
    return {"notation": notation.text, **label, "total": fallen.total, **counted, **faces}


def _named(notation: Notation, *, alone: bool) -> str:
    """Return what stands before a roll: what it is for, and of several which dice it is."""
    named = (notation.label, "" if alone else notation.text)
    said = ", ".join(part for part in named if part)
    return f"{said}: " if said else ""


def odds_of_dice(text: str, known: Traits, *, as_json: bool, plain: bool) -> None:
    """Print the exact odds of dice as they are typed."""
    rolls = _notation(text, known)
    if as_json:
        records = [_odds_record(one) for one in rolls]
        options.show_json(records[0] if len(records) == 1 else {"rolls": records})
        return
    for place, notation in enumerate(rolls):
        if place:
            options.say("")
        for line in _odds(notation, alone=len(rolls) == 1, plain=plain):
            options.say(line)


def _odds_record(notation: Notation) -> dict[str, object]:
    totals = {str(total): ways for total, ways in notation.ways().items()}
    times = {"times": notation.times} if notation.times > 1 else {}
    return {"notation": notation.text, **times, "total": sum(totals.values()), "totals": totals}


def _odds(notation: Notation, *, alone: bool, plain: bool) -> Iterator[str]:
    found = notation.ways()
    whole = sum(found.values())
    shown = {f"{row.result}{_BEYOND[row.beyond]}": row.ways for row in rows(found)}
    each = f", each of {notation.times}" if notation.times > 1 else ""
    named = _named(notation, alone=alone)
    yield f"{named}Of {number(whole)} rolls{each}:"
    yield f"\n{'Successes' if notation.sign else 'Total'}"
    yield from bars(shown, whole, plain=plain)
    yield f"\nOn average {float(_mean(found, whole)):.2f}"
    if notation.stopped:
        yield (
            f"A die is thrown again at most {MOST_AGAIN} times; only in some 1 of "
            f"{int(1 / notation.stopped):,} rolls would one go on."
        )


def _mean(found: Mapping[int, int], whole: int) -> Fraction:
    return Fraction(sum(total * ways for total, ways in found.items()), whole)
