"""Examples of what is typed at a table, in the words of each system."""

from functools import cache
from pathlib import Path

from solo.namedtuple import NamedTuple
from solo.rules.core.system import AnySystem
from solo.rules.core.values.printed import read_table

_FILE = "spoken"


class Samples(NamedTuple):
    """What may be typed by hand."""

    traits: str = ""  # what is told of somebody who sits down: `fate 7, strength 9`
    check: str = ""  # an attribute and a difficulty
    fields: str = ""  # A check with its keys
    effects: tuple[str, ...] = ()  # what changes a hero

    @property
    def joining(self) -> str:
        """How somebody sits down."""
        return f"add Mara: {self.traits}" if self.traits else "add Mara"


def samples(system: AnySystem) -> Samples:
    """Return the examples of a system, from `spoken.json` in its data; none without such a file."""
    return _read(system.template.parent)


@cache
def _read(folder: Path) -> Samples:
    if not (folder / f"{_FILE}.json").is_file():
        return Samples()
    told = read_table(folder, _FILE)
    return Samples(told["traits"], told["check"], told["fields"], tuple(told["effects"]))
