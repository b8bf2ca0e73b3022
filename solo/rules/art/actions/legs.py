"""Ways in legs, as shadowing and tracking go: they can be given up between two legs."""

from collections.abc import Callable, Sequence

from solo.rules.art.actions.sustained import STOPPED
from solo.rules.art.actions.words import words
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.table import Script, Table
from solo.words import Text


def go_on(table: Table[Sheet], where: Callable[[], Sequence[Text]]) -> Script[bool]:
    """Ask between two legs whether the hero goes on."""
    options = (
        Option("go-on", words("go-on", minutes=0), hint="go on"),
        Option("stop", words("give-up"), hint="stop"),
    )
    answer = yield from table.ask(options, where)
    return answer.option == "go-on"


def stopped(legs: int, phases: int) -> Outcome:
    """Return the outcome of giving up after so many legs."""
    return Outcome(STOPPED, facts={"kind": "way", "legs": legs, "phases": phases})


def whole_way(label: str, last: Outcome, legs: int, phases: int, *triggers: str) -> Outcome:
    """Return the outcome of a whole way: that of its last roll, under a label of its own."""
    facts = {**last.facts, "kind": "way", "legs": legs, "phases": phases}
    return last._replace(label=label, triggers=(*last.triggers, *triggers), facts=facts)
