"""What a command told, as each seat may know it."""

from collections.abc import Mapping

from solo.engine.log import ALL
from solo.namedtuple import NamedTuple
from solo.web.block_records import Record


class Frame(NamedTuple):
    """What one command told."""

    seq: int  # the number of its last event
    epoch: int  # the epoch that the number belongs to
    whole: Record  # all of it
    public: Record  # what those may know who are in no audience
    own: Mapping[str, Record]  # what each seat knows that may know more

    def seen_by(self, seat: str) -> Record:
        """Return what a seat is told."""
        return self.whole if seat == ALL else self.own.get(seat, self.public)
