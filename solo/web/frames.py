"""What a command told, as each seat may know it."""

from collections.abc import Mapping

from solo.engine.log import ALL
from solo.namedtuple import NamedTuple
from solo.web.block_records import Record


class Frame(NamedTuple):
    """What one command told.

    Args:
        seq: The number of its last event.
        epoch: The epoch that the number belongs to.
        whole: All of it.
        public: What those may know who are in no audience.
        own: What each seat knows that may know more.
    """

    seq: int
    epoch: int
    whole: Record
    public: Record
    own: Mapping[str, Record]

    def seen_by(self, seat: str) -> Record:
        """Return what a seat is told."""
        return self.whole if seat == ALL else self.own.get(seat, self.public)
