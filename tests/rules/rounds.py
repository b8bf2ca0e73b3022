"""A script whose turns have one question of importance each, and one whose turns count none."""

from solo.rules.core.fights.turns import Turn
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.table import Script, Table

WAIT = (Option("wait", "Wait"),)


class Round:
    """What may be tried in a turn, and whether its one question was asked."""

    def __init__(self) -> None:
        self.asked = False
        self._turn = Turn()
        self.moment, self.attempt, self.told = (
            self._turn.moment, self._turn.attempt, self._turn.told
        )  # fmt: skip

    def ask(self) -> None:
        self.asked = True


def rounds(table: Table[int]) -> Script[Outcome]:
    """Wait for three rounds, of which each has a question of its own."""
    for _ in range(3):
        yield from table.ask(WAIT, turn=Round())
    return Outcome("done")


def turns(table: Table[int]) -> Script[Outcome]:
    """Wait for a turn that counts no questions."""
    yield from table.ask(WAIT, turn=Turn())
    return Outcome("done")
