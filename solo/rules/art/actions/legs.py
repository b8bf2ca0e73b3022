"""Ways in legs, as shadowing and tracking go: they can be given up between two legs."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from solo.dataclass import dataclass
from solo.rules.art.actions.sustained import STOPPED
from solo.rules.art.actions.words import words
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.core.bases import Lasting
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.table import Script, Table
from solo.words import Text


@dataclass(frozen=True, slots=True)
class Gone(Lasting):
    """How far one has come on a way in legs."""

    legs: int = 0  # those that are over
    phases: int = 0  # that they took
    decides: bool = False  # whether the phases say when the way is over

    def further(self, phases: int) -> "Gone":
        """Return it one leg on, which took so many phases."""
        return replace(self, legs=self.legs + 1, phases=self.phases + phases)

    def untimed(self) -> "Gone":
        """Return it without its phases, if they are only told."""
        return self if self.decides else replace(self, phases=0)


def go_on(table: Table[Sheet], where: Callable[[], Sequence[Text]]) -> Script[bool]:
    """Ask between two legs whether the hero goes on."""
    options = (
        Option("go-on", words("go-on", minutes=0), hint="go on"),
        Option("stop", words("give-up"), hint="stop"),
    )
    answer = yield from table.ask(options, where)
    return answer.option == "go-on"


def stopped(gone: Gone) -> Outcome:
    """Return the outcome of giving up on the way."""
    return Outcome(STOPPED, facts=_facts(gone))


def whole_way(label: str, last: Outcome, gone: Gone, *triggers: str) -> Outcome:
    """Return the outcome of a whole way: that of its last roll, under a label of its own."""
    facts = {**last.facts, **_facts(gone)}
    return last._replace(label=label, triggers=(*last.triggers, *triggers), facts=facts)


def _facts(gone: Gone) -> dict[str, object]:
    return {"kind": "way", "legs": gone.legs, "phases": gone.phases}
