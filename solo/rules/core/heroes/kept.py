"""Heroes who come from elsewhere: guests, and those who are not there any more."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Generic, NoReturn, TypeVar

from solo.namedtuple import NamedTuple
from solo.rules.core.protocols import Illegal
from solo.rules.core.words import words

S = TypeVar("S")

GUEST = "guest"
"""What the ids of options begin with that are heroes from elsewhere."""

READY = "ready-"
"""What the ids of options begin with that make much of a hero at once.

Neither kind is in the digest of a state, so games from before such an option was there replay.
"""


class Guest(NamedTuple, Generic[S]):
    """A hero from elsewhere, to be chosen as the ready-made ones are."""

    name: str  # what the hero is called
    concept: str  # the hero in a few words
    kept: S  # the sheet
    # the id of the option that is this hero, whoever else may be chosen; empty for an id made of
    # the name, as in journals of 0.2
    option: str = ""
    # what a journal holds of this hero once they play
    pin: Mapping[str, object] = MappingProxyType({})

    def sheet(self) -> S:
        """Return the sheet that this hero comes with."""
        return self.kept


class Absent(NamedTuple):
    """Stands for heroes who could have been chosen, where a journal does not say who they were."""

    name: str = "A hero who is not here"
    concept: str = ""
    option: str = f"{GUEST}-"

    def sheet(self) -> NoReturn:
        """Refuse to be played.

        Raises:
            Illegal: Always.
        """
        raise Illegal(words("hero-gone"))
