"""The turns of a game: the last ones whole, of older ones only what makes them again.

A turn follows from the state before it, the command and the dice. So of older turns only commands
and dice are kept, and a state now and then to begin from: a long game needs little memory.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import overload

from solo.engine.commands import Command
from solo.engine.events import Event, Narrated, SceneEntered
from solo.engine.state import State
from solo.namedtuple import NamedTuple

WHOLE = 1_024  # turns that are kept whole, and up to a block more
LETTERS = 4_000_000  # characters that their texts may have together, before fewer are kept
BLOCK = 32  # turns that are laid away, and made again, together

Rolls = tuple[tuple[int, int], ...]


class Turn(NamedTuple):
    """The result of one command.

    Args:
        state: The state after it.
        events: What happened, in order.
        command: The command, None for the opening.
        rolls: The dice that fell, as (sides, face).
        accepted: Whether it was taken; if not, the game stands as before.
        offers: When offers around its roll were made.
        first: The number of its first event in the log; None if it was not accepted.
        key: What its dice fell by, if that may be told by itself once they are; else nothing.
    """

    state: State
    events: tuple[Event, ...]
    command: Command | None = None
    rolls: Rolls = ()
    accepted: bool = True
    offers: str = "always"
    first: int | None = None
    key: str = ""


class Noted(NamedTuple):
    """What is written down beside the turns.

    Args:
        turn: The turn after which it was.
        text: What was written, thrown or drawn.
        kind: `note`, `roll` or `draw`.
        by: Who rolled, where several sit at a table; a note has its writer in its text.
    """

    turn: int
    text: str
    kind: str = "note"
    by: str = ""

    @property
    def told(self) -> str:
        """What was written, with who rolled."""
        return f"{self.by}: {self.text}" if self.by else self.text


class Outline(NamedTuple):
    """What is known of every turn, however long ago.

    Args:
        command: The command, None for the opening.
        rolls: The dice that fell, as (sides, face).
        offers: When offers around its roll were made.
        scene: The scene after it.
        waits: What kind of encounter waited for the player after it, or nothing.
        entered: The scenes that were entered.
        first: The number of its first event in the log.
        key: What its dice fell by, as of a turn.
    """

    command: Command | None
    rolls: Rolls
    offers: str
    scene: str
    waits: str
    entered: tuple[SceneEntered, ...]
    first: int | None = None
    key: str = ""


Again = Callable[[State, Outline], Turn]


class Past(Sequence[Turn]):
    """Every turn that stands, the opening first.

    Args:
        opening: The turn before the first command.
        again: Makes a turn again from the state before it.
    """

    def __init__(self, opening: Turn, again: Again) -> None:
        self.opening = opening
        self.last = opening
        self.shortened = True  # whether old turns are shortened; who tells all of them says no
        self._again = again
        self._old: list[Outline] = []  # whole blocks of them
        self._states: list[State | None] = []  # the state after each of those blocks
        self._recall: Callable[[], Past] | None = None  # finds those that are not known yet
        self._whole: list[Turn] = [opening]
        self._letters = _letters(opening)
        self._made: tuple[int, list[Turn]] = (-1, [])  # the block that was made again last

    def anew(self, opening: Turn) -> "Past":
        """Return the past of a game that begins in another way."""
        return Past(opening, self._again)

    def ending(self, last: Turn) -> "Past":
        """Return these turns with the last one replaced."""
        if len(self) == 1:
            return self.anew(last)
        found = self.anew(self.opening)
        found._old, found._states = self._old.copy(), self._states.copy()
        found._recall = self._recall
        found._whole, found._letters = self._whole.copy(), self._letters
        found.pop()
        found.append(last)
        return found

    def resume(self, old: Sequence[Outline], last: Turn, recall: "Callable[[], Past]") -> None:
        """Go on from a later turn, with whole blocks of turns between of which outlines are known.

        `recall` makes all of them again: it is called once, when somebody asks for one of them.
        """
        self._old, self._whole, self.last = list(old), [last], last
        self._states = [None] * (len(self._old) // BLOCK)
        self._letters, self._recall = _letters(last), recall

    def append(self, turn: Turn) -> None:
        """Add a turn; the oldest that are kept whole may then be shortened."""
        self._whole.append(turn)
        self.last = turn
        self._letters += _letters(turn)
        kept = len(self._whole)
        if (self.shortened and kept >= WHOLE + BLOCK) or (
            self._letters > LETTERS and kept >= 2 * BLOCK
        ):
            self._lay_away()

    def pop(self) -> Turn:
        """Take the last turn away."""
        if len(self._whole) == 1 and self._old:
            self._take_out()
        turn = self._whole.pop()
        self._letters -= _letters(turn)
        self.last = self._whole[-1]
        return turn

    def outlines(self) -> Iterator[Outline]:
        """Yield what is known of every turn; none is made again for it."""
        yield from self._old
        yield from map(outline, self._whole)

    def commands(self) -> Iterator[tuple[Command | None, Rolls]]:
        """Yield every command with the dice that fell for it, the opening's first."""
        yield from ((turn.command, turn.rolls) for turn in self._old)
        yield from ((turn.command, turn.rolls) for turn in self._whole)

    def __len__(self) -> int:
        return len(self._old) + len(self._whole)

    @overload
    def __getitem__(self, place: int) -> Turn: ...

    @overload
    def __getitem__(self, place: slice) -> list[Turn]: ...

    def __getitem__(self, place: int | slice) -> Turn | list[Turn]:
        if isinstance(place, slice):
            return [self[one] for one in range(*place.indices(len(self)))]
        at = place if place >= 0 else len(self) + place
        if not 0 <= at < len(self):
            raise IndexError("there is no such turn")
        old = len(self._old)
        if at >= old:
            return self._whole[at - old]
        return self.opening if not at else self._block(at // BLOCK)[at % BLOCK]

    def __iter__(self) -> Iterator[Turn]:
        for block in range(len(self._states)):
            yield from self._block(block)
        yield from self._whole

    def _lay_away(self) -> None:
        block = self._whole[:BLOCK]
        del self._whole[:BLOCK]
        self._letters -= sum(map(_letters, block))
        self._old += map(outline, block)
        self._states.append(block[-1].state)

    def _take_out(self) -> None:
        """Make the turns of the last block again, and keep them whole."""
        block = self._block(len(self._states) - 1)
        del self._old[-BLOCK:]
        self._states.pop()
        self._whole[:0] = block
        self._letters += sum(map(_letters, block))
        self._made = (-1, [])

    def _block(self, number: int) -> list[Turn]:
        made, turns = self._made
        if made == number:
            return turns
        turns = []
        before = self.opening.state if not number else self._after(number - 1)
        for told in self._old[number * BLOCK : (number + 1) * BLOCK]:
            turn = self.opening if told.command is None else self._again(before, told)
            turns.append(turn)
            before = turn.state
        _join(turns, self._after(number))
        self._made = (number, turns)
        return turns

    def _after(self, number: int) -> State:
        """Return the state after a block, laid away or whole."""
        if number >= len(self._states):
            return self._whole[(number + 1) * BLOCK - 1 - len(self._old)].state
        state = self._states[number]
        if state is None:
            assert self._recall is not None
            made, self._recall = self._recall(), None
            for place, known in enumerate(self._states):
                if known is None:
                    self._states[place] = made._after(place)
            return self._after(number)
        return state


def _join(turns: list[Turn], end: State) -> None:
    """Return turns that were made again, with the last one ending in the state that was kept.

    A roll is recognised as that of the turn before by being the same value, not an equal one.
    """
    made = turns[-1].state.last
    for place in reversed(range(len(turns))):
        state = turns[place].state
        if state.last is not made or made is end.last:
            break
        turns[place] = turns[place]._replace(state=state._replace(last=end.last))
    turns[-1] = turns[-1]._replace(state=end)


def outlines(turns: Sequence[Turn]) -> Iterator[Outline]:
    """Yield what is known of every turn."""
    return turns.outlines() if isinstance(turns, Past) else map(outline, turns)


def outline(turn: Turn) -> Outline:
    """Return what is kept of a turn in any case."""
    state = turn.state
    entered = tuple([event for event in turn.events if isinstance(event, SceneEntered)])
    waits = "" if state.pending is None else state.pending.kind
    told = (turn.command, turn.rolls, turn.offers, state.scene, waits, entered)
    return Outline(*told, first=turn.first, key=turn.key)


def _letters(turn: Turn) -> int:
    return sum([len(event.text) for event in turn.events if isinstance(event, Narrated)])
