"""Journeys: rounds of exploring or traveling, each begun with a luck die.

Notes: luck, and those of `health`.
"""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from solo.dataclass import dataclass
from solo.facts import Checked, Within
from solo.rules.core.bases import CheckBase
from solo.rules.core.common_fields import Purpose
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.protocols import Encounter
from solo.rules.core.script import opened
from solo.rules.core.shown.moment import Moment
from solo.rules.core.table import Script, Table
from solo.rules.core.wording.naming import unfit
from solo.rules.core.words import words as core
from solo.rules.fell.checks.luck import Luck, usual_luck
from solo.rules.fell.health import healing
from solo.rules.fell.heroes.sheet import Sheet
from solo.rules.fell.party import COMPANY
from solo.rules.fell.printed import printed
from solo.rules.fell.words import words
from solo.words import Message

MOST_ROUNDS = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class Journey(CheckBase, Checked):
    """Explore or travel for some rounds; a luck die at the start of each says if trouble comes.

    Source: FELL, FELL-032 to FELL-034. Labels: `arrived`, `trouble` when it comes, `stopped` when
    the player turns back; the count is the rounds that were gone.
    """

    mode: Annotated[
        Literal["exploring", "traveling"],
        "`exploring`, ten minutes a round, or `traveling`, an hour.",
    ] = "exploring"
    rounds: Annotated[int, "How many rounds it takes; or else"] = 0
    miles: Annotated[int, "how far it is, over easy ground."] = 0
    trouble: Annotated[
        int, "Up to which face of the luck die trouble comes.", Within(0, 6, "never")
    ] = 1
    purpose: Purpose = ""

    shorthand: ClassVar[str] = "rounds"
    signs: ClassVar[Mapping[str, str]] = {"arrived": "s", "trouble": "f", "stopped": "f"}

    def verify(self) -> None:
        if bool(self.rounds) == bool(self.miles):
            raise unfit("rounds", words("rounds-or-miles"))
        if self.miles and self.mode != "traveling":
            raise unfit("miles", words("miles-for-traveling"))
        Within(1, MOST_ROUNDS).read("rounds", self.all_rounds)

    @property
    def last_round(self) -> int:
        return self.all_rounds

    @property
    def all_rounds(self) -> int:
        """The number of rounds that it takes (FELL-034)."""
        return self.rounds or -(-self.miles // int(_mode("traveling")["miles"]))

    @property
    def minutes(self) -> int:
        """The length of a round."""
        return int(_mode(self.mode)["minutes"])

    def counts(self) -> frozenset[str]:
        return frozenset({"1s", "1f"})

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it as an encounter."""
        return opened(sheet, journey, self, asks=asks)


def journey(table: Table[Sheet], check: Journey, *, asks: bool) -> Script[Outcome]:
    """Go round after round; a luck die begins each and may end it all (FELL-032 to FELL-034)."""
    gone = 0
    go_on = Option("go-on", core("go-on"), hint="on")
    resting = Option("rest", words("rest-a-round"), hint="rest")
    turning_back = Option("turn-back", words("turn-back"), hint="back")
    luck = Luck(die=usual_luck(), good=check.trouble + 1, occasion="round", purpose="the round")

    def status() -> tuple[Message, ...]:
        return (words("rounds-to-go", left=check.all_rounds - gone, minutes=check.minutes),)

    def over(label: str, face: int = 0) -> Outcome:
        arrived = label == "arrived"
        facts = {"kind": "journey", "rounds": gone, "result": face}
        return Outcome(label, int(arrived), int(not arrived), facts=facts)

    table.stands = lambda: Moment(gone, counts={"left": check.all_rounds - gone})
    while True:
        options = (go_on, resting, turning_back) if gone else (go_on,)
        forced = None if asks and gone else go_on.id
        answer = yield from table.ask(options, status, forced=forced)
        if answer.option == turning_back.id:
            return over("stopped")
        outcome = table.resolve(luck)
        table.explains(outcome)
        face = outcome.successes
        table.tell("luck", face=face, trouble=check.trouble)
        table.minutes += check.minutes
        if face <= check.trouble:
            return over("trouble", face)
        if answer.option == resting.id:
            table.become(COMPANY.each(table.sheet, healing.rest))
            continue
        gone += 1
        if gone >= check.all_rounds:
            return over("arrived", face)


def _mode(name: str) -> dict[str, int]:
    rows: dict[str, dict[str, int]] = printed("tests")["rounds"]
    return rows[name]
