"""Menus of a fight without what was told before in the round about decisions around a roll.

Where the same chances and the same ways to better them stood above, in this menu or in an earlier
one of the round, only the chance itself is told again. `look` and `2 ?` tell all.
"""

from collections.abc import Iterator, Sequence

from solo.engine.session import Session
from solo.terminal import wording
from solo.terminal.told import fight_status
from solo.terminal.told.folding import WAYS, without_ways
from solo.terminal.told.menu import beside
from solo.terminal.window.blocks import Block
from solo.terminal.words import words
from solo.view.chances import in_turns


def left_out(session: Session, numbers: Sequence[int]) -> str:
    """Say which options a menu leaves out, by their numbers, which rise."""
    ranges: list[list[int]] = []
    for one in numbers:
        if ranges and one == ranges[-1][-1] + 1:
            ranges[-1].append(one)
        else:
            ranges.append([one])
    told = tuple(words("numbers", first=some[0], last=some[-1], count=len(some)) for some in ranges)
    return wording.tell(session, "more-listed", numbers=told)


class ToldOnce:
    """What the menus of a round have told so far."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._round: int | None = None
        self._told: set[str] = set()

    def shortened(self, menu: Sequence[Block], *, whole: bool) -> tuple[Block, ...]:
        """Return a menu as it is shown now; all of it if the whole is wanted."""
        begun = fight_status.round_told(self._session)
        if begun not in (None, self._round) or not in_turns(self._session):
            self._round, self._told = begun, set()
        return tuple(self._repeating(menu, whole=whole))

    def _repeating(self, menu: Sequence[Block], *, whole: bool) -> Iterator[Block]:
        for block in menu:
            chance = "".join(span.text for span in block.spans if span.style in (WAYS, "strong"))
            text = chance or block.text
            known = text in self._told and not whole
            if any(span.style == WAYS for span in block.spans):
                self._told.add(text)
                yield beside(without_ways(block)) if known else block
            elif all(span.style == "hint" for span in block.spans):  # how a roll is decided about
                self._told.add(text)
                yield from () if known else (block,)
            else:
                yield block
