"""Plain dice for `solo roll` and `solo odds`, such as 3d6+1, without any rules system."""

import click

from solo.cli import options
from solo.cli.bars import bars, number
from solo.engine.chance import Chance
from solo.rules.core.notation import parse
from solo.rules.core.thrown import Notation
from solo.words import english


def _notation(text: str) -> Notation:
    """Read dice as they are typed.

    Raises:
        click.UsageError: They are none; the text says why.
    """
    try:
        return parse(text)
    except ValueError as reason:
        raise click.UsageError(str(reason)) from reason


def roll_dice(text: str, source: Chance, *, as_json: bool) -> None:
    """Roll dice as they are typed, and print what fell."""
    notation = _notation(text)
    thrown = source.dice(1, 0)
    fallen = notation.roll(thrown)
    options.all_shown(thrown)
    if as_json:
        counted = {} if fallen.successes is None else {"successes": fallen.successes}
        faces = {"faces": list(fallen.faces), "kept": list(fallen.kept)}
        record = {"notation": notation.text, "total": fallen.total, **counted, **faces}
        options.show_json({**record, **source.describe()})
        return
    options.tell(english(fallen.told))
    if line := options.seed_line(source):
        options.tell(line)


def odds_of_dice(text: str, *, as_json: bool, plain: bool) -> None:
    """Print the exact odds of dice as they are typed."""
    notation = _notation(text)
    found = notation.ways()
    rows = {str(total): ways for total, ways in found.items()}
    whole = sum(rows.values())
    if as_json:
        options.show_json({"notation": notation.text, "total": whole, "totals": rows})
        return
    options.say(f"Of {number(whole)} rolls:\n\n{'Successes' if notation.sign else 'Total'}")
    for line in bars(rows, whole, plain=plain):
        options.say(line)
    mean = sum(total * ways for total, ways in found.items()) / whole
    options.say(f"\nOn average {mean:.2f}")
