"""What a fight tells of where it stands, of which something was told before."""

from solo.engine.state import Pending
from solo.rules.core.shown.standing import Stand
from solo.terminal.told.brief_status import brief_status
from solo.words import Text, english
from tests.terminal.fake import BLANK, FakeEncounter, FakeSession, FakeTurn

GUARD = Stand("Guard", ("at the gate",)).line
REMARK = "The higher roll wins."
NEEDED = "You need 9 or less."


class Asking(FakeEncounter):
    """A question within a fight, which no round heads."""

    def __init__(self, *lines: Text) -> None:
        super().__init__(())
        self.lines = lines

    def status(self, sheet: object) -> tuple[Text, ...]:  # type: ignore[override]
        return self.lines

    def moment(self, sheet: object) -> str:
        return "now"


class Fight(FakeSession):
    """A game in which the same was asked before, and is asked again."""

    def ask(self, *lines: Text) -> None:
        self.state = BLANK._replace(pending=Pending("fight", Asking(*lines)))  # type: ignore[arg-type]
        self.turns.append(FakeTurn(self.state, ()))

    def status(self) -> tuple[Text, ...]:  # type: ignore[override]
        assert self.state.pending is not None
        return self.state.pending.encounter.status(self.state.sheet)


def test_a_question_leaves_out_how_others_stand_and_what_holds_always_once_told() -> None:
    """What has a number is told again: it may be of another roll."""
    fight = Fight()
    fight.ask(GUARD, REMARK, NEEDED)
    first = brief_status(fight, spoken=False)  # type: ignore[arg-type]  # a fake
    fight.ask(GUARD, REMARK, NEEDED)
    again = brief_status(fight, spoken=False)  # type: ignore[arg-type]  # a fake

    assert first == (f"{REMARK} {NEEDED}", english(GUARD))
    assert again == (NEEDED,)
