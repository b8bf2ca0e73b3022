"""Sentences on perks that are bought and used, by the codes of their notes."""

from collections.abc import Callable, Mapping

from solo.rules.core.numbers import plural
from solo.rules.core.outcome import Facts


def _healing_hands(facts: Facts) -> str:
    whom = facts["name"] or "yourself"
    left = facts["left"]
    more = f"{plural(left, 'time')} more today" if left else "that is all for a day"
    return f"You see to {whom} with what you know; {more}."


PHRASES: Mapping[str, Callable[[Facts], str]] = {
    "perk-bought": lambda f: f"{f['name']} is yours, for {f['xp']} xp; {f['left']} xp left.",
    "healing-hands": _healing_hands,
}
