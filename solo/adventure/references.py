"""The names that an adventure may refer to, and which of them something asks for."""

from collections.abc import Collection, ItemsView, Iterator, Mapping, ValuesView
from dataclasses import field

from solo.adventure.branch import Value
from solo.dataclass import dataclass
from solo.late import late
from solo.rules.core.outcome import AnySheet
from solo.rules.core.system_parts import Cast, Ready
from solo.rules.core.wording.naming import Named


@dataclass(slots=True)
class Names:
    """All names that an adventure may refer to; filled before its scenes are read.

    `tables` have their rows' tags when they are read, `doing` are those with effects. `partial`
    means that a file could not be read, so that a name not found may stand there. `lost` are names
    of what stands there with mistakes of its own, or in a section misspelt. `used` are the foes,
    companions and items that something asks for. `conditions` are what the names of conditions
    stand for.
    """

    scenes: Collection[str] = ()
    pools: Collection[str] = ()
    variables: Mapping[str, Value] = field(default_factory=dict)
    foes: Mapping[str, Named] = field(default_factory=dict)
    companions: Mapping[str, Named] = field(default_factory=dict)
    items: Mapping[str, object] = field(default_factory=dict)
    quests: Collection[str] = ()
    tables: Mapping[str, frozenset[str] | None] = field(default_factory=dict)
    doing: Collection[str] = ()
    heroes: tuple[Ready[AnySheet], ...] = ()
    lost: set[str] = field(default_factory=set)
    conditions: Mapping[str, str] = field(default_factory=dict)
    partial: bool = False
    used: set[str] = field(default_factory=set)

    @late
    def tables_for(self, name: str) -> Mapping[str, frozenset[str] | None]:
        """Return the tables that a name may mean: the adventure's, or else the program's too."""
        if name in self.tables:
            return self.tables
        from solo.adventure.shipped import shipped_tables, tags_of

        return {**{key: tags_of(table) for key, table in shipped_tables().items()}, **self.tables}

    def excuse(self, told: str) -> bool:
        """Say whether a name may be missing only since what has it could not be read."""
        return self.partial or any(f"'{name}'" in told for name in self.lost)

    @property
    def cast(self) -> Cast:
        """The names that checks and effects may use; those that they do are noted."""
        people = Noted({**self.companions, **self.foes}, self.used)
        return Cast(people, Noted(self.items, self.used), self.heroes)


class Noted(Mapping[str, object]):
    """Foes or items, with a note of each that is looked up by its name."""

    __slots__ = ("_every", "_used")

    def __init__(self, every: Mapping[str, object], used: set[str]) -> None:
        self._every = every
        self._used = used

    def __getitem__(self, name: str) -> object:
        found = self._every[name]
        self._used.add(name)
        return found

    def __contains__(self, name: object) -> bool:
        if name not in self._every:
            return False
        self._used.add(str(name))
        return True

    def __iter__(self) -> Iterator[str]:
        return iter(self._every)

    def __len__(self) -> int:
        return len(self._every)

    def values(self) -> ValuesView[object]:
        return self._every.values()

    def items(self) -> ItemsView[str, object]:
        return self._every.items()
