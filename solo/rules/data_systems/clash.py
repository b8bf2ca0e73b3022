"""A fight or a chase by rounds, as a rules file has it and an author writes it."""

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Checked, Within, in_field
from solo.rules.core.bases import CheckBase
from solo.rules.core.fights.arrivals import MOST_ARRIVING
from solo.rules.core.fights.by_hand import Met
from solo.rules.core.shown.moment import FOE, HERO
from solo.rules.core.system_parts import Cast, Unbound, named
from solo.rules.core.values.copying import changed
from solo.rules.core.wording.naming import unknown
from solo.rules.core.wording.several import another, free_id, numbered
from solo.rules.data_systems.book import Book
from solo.rules.data_systems.checks import Rolled
from solo.rules.data_systems.model import Clash

WON, LOST, UNDECIDED = "won", "lost", "undecided"
_LATER: Mapping[str, object] = {"since": "0.3"}  # a field that older games lack


class FoeBase(Checked):
    """Somebody on the other side; each file's own class has its numbers."""

    __slots__ = ()
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """Somebody on the other side of a clash, as they are now."""

    id: str
    name: str
    first: Mapping[str, int]  # their numbers as they began
    numbers: Mapping[str, int]
    gone: bool = False  # whether a table has taken them away


class ClashBase(CheckBase, Checked):
    """A clash as an author writes it; each file's own class knows its rules."""

    __slots__ = ()
    book: ClassVar[Book]
    plan: ClassVar[Clash]
    checks: ClassVar[Mapping[str, type[Rolled]]]
    somebody: ClassVar[type[FoeBase]]
    foe: str
    title: str
    count: int
    block: FoeBase | None
    met: tuple[Met, ...]

    def verify(self) -> None:
        if self.count > 1 and not (self.foe or self.title):
            raise ValueError("count: say who they are, with 'foe' or 'title'")

    def bind(self, cast: Cast) -> "ClashBase":
        """Return it with the foe that it names.

        Raises:
            Unbound: There is none of that id.
        """
        if not self.foe:
            return self
        foes = {**own_foes(self.book, self.somebody), **named(FoeBase, cast.foes)}
        if self.foe not in foes:
            raise Unbound("foe-unknown", in_field("foe", unknown("foe", self.foe, foes)))
        return changed(self, block=foes[self.foe])

    def against(self, met: Sequence[Met]) -> "ClashBase":
        """Return it with whoever a table fights."""
        return changed(self, met=tuple(met))

    @property
    def side(self) -> str:
        """What the other side is called."""
        return self.title or (self.block.name if self.block else "")

    def sides(self) -> tuple[Side, ...]:
        """Return everybody on the other side as they begin."""
        if self.met:
            return arrived(self.plan, self.met, ())
        block = self.block or self.somebody(name=self.title)  # type: ignore[call-arg]
        return arrived(self.plan, (Met(self.foe or FOE, block, self.count),), (), self.title)


def arrived(
    plan: Clash, met: Sequence[Met], there: Sequence[Side], title: str = ""
) -> tuple[Side, ...]:
    """Return those on the other side when some more have come, who may all be called alike."""
    ids, names = {HERO, *(one.id for one in there)}, [one.name for one in there]
    found = list(there)
    come = [one for one in met for _ in range(one.number)]
    called = [title or one.block.name for one in come]
    for one, plain in zip(come, called if there else numbered(called), strict=True):
        name = another(plain, names) if there else plain
        key = free_id(one.key, ids)
        ids.add(key)
        names.append(name)
        begun = _numbers(plan, one.block)
        found.append(Side(id=key, name=name, first=begun, numbers=begun))
    return tuple(found)


def _numbers(plan: Clash, block: object) -> dict[str, int]:
    """Return the numbers of somebody on the other side as they begin."""
    found: dict[str, int] = {}
    for name, usual in plan.foe.items():
        own = getattr(block, name, None)
        found[name] = usual if own is None else int(own)
    return found


def clash_class(
    book: Book, word: str, plan: Clash, checks: Mapping[str, type[Rolled]], foe: type[FoeBase]
) -> type[ClashBase]:
    """Return the class of a clash."""
    ends = {one.ends for act in plan.actions.values() for one in act.degrees.values() if one.ends}
    body: dict[str, object] = {
        "__annotations__": {
            "foe": Annotated[str, "The id of a foe, whose numbers count."],
            "title": Annotated[str, "What the other side is called, without a foe."],
            "count": Annotated[int, "How many of them there are.", Within(1, MOST_ARRIVING)],
            "block": FoeBase | None,
            "met": tuple[Met, ...],
            "shorthand": ClassVar[str],
            "signs": ClassVar[Mapping[str, str]],
            "rare": ClassVar[tuple[str, ...]],
        },
        "__doc__": plan.about or f"{book.shown(word)}, by rounds.",
        "__module__": __name__,
        "foe": "",
        "title": "",
        "count": field(default=1, metadata=_LATER),
        "block": field(default=None, metadata={"authored": False}),
        "met": field(default=(), metadata={"authored": False, **_LATER}),
        "shorthand": "foe",
        "signs": {WON: "s", **dict.fromkeys((LOST, *sorted(ends - {WON}), UNDECIDED), "f")},
        "rare": (UNDECIDED,),
        "book": book,
        "plan": plan,
        "checks": checks,
        "somebody": foe,
    }
    kind = type(f"Clash{word.title()}", (ClashBase,), body)
    made: type[ClashBase] = dataclass(frozen=True, kw_only=True)(kind)
    return made


def own_foes(book: Book, kind: type[FoeBase]) -> dict[str, FoeBase]:
    """Return the foes of the file itself, whom adventures and tables may name."""
    return {
        key: kind(name=book.shown(key), **numbers)  # type: ignore[call-arg]
        for key, numbers in book.file.foes.items()
    }


def foe_class(book: Book) -> type[FoeBase]:
    """Return the class of those on the other side, with the numbers of all clashes."""
    usual = {name: n for one in book.file.clash.values() for name, n in one.foe.items()}
    hints: dict[str, object] = {"name": Annotated[str, "What it is called."]}
    hints |= {name: Annotated[int | None, book.shown(name)] for name in usual}
    body: dict[str, object] = {"__annotations__": hints, "__doc__": "Somebody on the other side."}
    body |= {"__module__": __name__, **dict.fromkeys(usual)}
    made: type[FoeBase] = dataclass(frozen=True, kw_only=True)(type("Foe", (FoeBase,), body))
    return made
