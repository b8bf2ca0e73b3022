"""The effects that authors may write, as classes of a rules file."""

from collections.abc import Callable, Mapping
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Checked, Usually, Within
from solo.rules.core.dice import Dice
from solo.rules.core.wording.naming import read_field, slug, unfit
from solo.rules.data_systems.book import Book
from solo.rules.data_systems.changes import Begins, Draws, Ends, Marks, Ticks, shifted
from solo.rules.data_systems.forms import Amount, Thrown
from solo.rules.data_systems.model import MOST
from solo.rules.data_systems.sheet import Changed, Path, Sheet
from solo.rules.data_systems.words import words as told

MOST_BOXES = 100


class _OfBook:
    """The base of them: a class of its own for each file."""

    __slots__ = ()
    book: ClassVar[Book]


class ShiftBase(_OfBook, Checked):
    """A change of a track."""

    __slots__ = ()
    track: ClassVar[str]
    amount: int
    dice: str
    to: int | None

    def verify(self) -> None:
        if self.dice:
            self._thrown()

    def _thrown(self) -> Thrown:
        found = read_field("dice", Amount.parse, self.dice).thrown
        if found is None:
            raise unfit("dice", told("no-dice", text=self.dice[:40]))
        return found

    @property
    def hurts(self) -> bool:
        """Whether it may bring the hero nearer to falling."""
        track = self.book.file.all_tracks[self.track]
        if track.fallen is None:
            return False
        down = track.fallen == track.range[0]
        sign = self._thrown().sign if self.dice else self.amount
        return sign < 0 if down else sign > 0

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        faces: tuple[int, ...] = ()
        amount = self.amount
        if self.dice:
            thrown = self._thrown()
            faces = dice.roll(thrown.many, thrown.sides)
            amount += thrown.sign * sum(faces)
        sets = self.to is not None
        value = amount if self.to is None else self.to
        return shifted(self.book, sheet, self.track, value, sets=sets, faces=faces)


class MarkBase(_OfBook, Checked):
    """A condition that the hero gets."""

    __slots__ = ()
    on: ClassVar[bool] = True
    name: str

    def verify(self) -> None:
        self.book.known("name", self.name, self.book.file.conditions)

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return Marks(self.book, self.name, self.on).apply(sheet, dice)


class ClearBase(MarkBase):
    """A condition that the hero is rid of."""

    __slots__ = ()
    on: ClassVar[bool] = False


class DrawBase(_OfBook, Checked):
    """A row of a table of the rules, drawn and told."""

    __slots__ = ()
    table: str

    def verify(self) -> None:
        self.book.known("table", self.table, self.book.file.tables)

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return Draws(self.book, self.table).apply(sheet, dice)


class BeginBase(_OfBook, Checked):
    """A new progress track or clock."""

    __slots__ = ()
    kind: str
    id: str
    title: str
    rank: str
    boxes: int

    def verify(self) -> None:
        kinds = self.book.file.progress
        self.book.known("kind", self.kind, kinds)
        if slug(self.id) != self.id or not self.id:
            raise unfit("id", told("no-id", id=self.id[:40]))
        ranks = kinds[self.kind].ranks
        if self.rank or ranks:
            self.book.known("rank", self.rank, ranks)

    @property
    def most(self) -> int:
        """How many boxes it has."""
        return self.boxes or self.book.file.progress[self.kind].boxes

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        title = self.title or self.id
        path = Path(kind=self.kind, title=title, rank=self.rank, boxes=self.most)
        return Begins(self.book, self.id, path).apply(sheet, dice)


class AdvanceBase(_OfBook, Checked):
    """Steps on a progress track or a clock."""

    __slots__ = ()
    id: str
    times: int

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return Ticks(self.book, self.id, self.times).apply(sheet, dice)


class EndBase(_OfBook, Checked):
    """The end of a progress track or a clock."""

    __slots__ = ()
    id: str

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return Ends(self.id).apply(sheet, dice)


def effect_classes(book: Book) -> Mapping[str, type]:
    """Return the effects of a file by the words that authors write."""
    file = book.file
    make = _maker(book)
    found = {name: _track(make, book, name) for name in file.all_tracks}
    if file.conditions:
        known = f"A condition: {', '.join(file.conditions)}."
        found["mark"] = make("Mark", MarkBase, {"name": Annotated[str, known]}, {}, "name")
        found["clear"] = make("Clear", ClearBase, {"name": Annotated[str, known]}, {}, "name")
    if file.tables:
        names = {"table": Annotated[str, f"A table: {', '.join(file.tables)}."]}
        found["draw"] = make("Draw", DrawBase, names, {}, "table")
    if file.progress:
        ident = Annotated[str, "Its id, as `begin` gave it."]
        times = Annotated[int, "How many steps.", Within(-MOST_BOXES, MOST_BOXES)]
        hints = {"id": ident, "times": times}
        found["advance"] = make("Advance", AdvanceBase, hints, {"times": 1}, "id")
        found["end"] = make("End", EndBase, {"id": ident}, {}, "id")
        found["begin"] = _begin(make, book)
    return found


Make = Callable[[str, type, Mapping[str, object], Mapping[str, object], str], type]


def _maker(book: Book) -> Make:
    def make(
        name: str,
        base: type,
        hints: Mapping[str, object],
        usual: Mapping[str, object],
        shorthand: str,
    ) -> type:
        body = {
            "__annotations__": {**hints, "shorthand": ClassVar[str]},
            "__doc__": base.__doc__,
            "__module__": __name__,
            **usual,
            "shorthand": shorthand,
            "book": book,
        }
        return dataclass(frozen=True, kw_only=True)(type(name, (base,), body))

    return make


def _track(make: Make, book: Book, name: str) -> type:
    track = book.file.all_tracks[name]
    least, most = track.range
    width = max(most - least, 1)
    hints = {
        "amount": Annotated[int, "How much more, or less.", Within(-width, width)],
        "dice": Annotated[str, "Dice that say how much: 1d6, or -1d6."],
        "to": Annotated[
            int | None, "What it is set to.", Within(-MOST, MOST), Usually(least, most)
        ],
    }
    usual = {"amount": 0, "dice": "", "to": None, "track": name}
    kind = make(name.title(), ShiftBase, hints, usual, "amount")
    kind.__doc__ = track.means or f"A change of {book.shown(name)}, from {least} to {most}."
    return kind


def _begin(make: Make, book: Book) -> type:
    kinds = book.file.progress
    ranks = dict.fromkeys(rank for kind in kinds.values() for rank in kind.ranks)
    hints = {
        "kind": Annotated[str, f"What it is: {', '.join(kinds)}."],
        "id": Annotated[str, "An id, by which it is named from then on."],
        "title": Annotated[str, "What it is called."],
        "rank": Annotated[str, f"How far a step goes: {', '.join(ranks) or 'none'}."],
        "boxes": Annotated[int, "How many boxes it has; its kind's if 0.", Within(0, MOST_BOXES)],
    }
    usual = {"kind": next(iter(kinds)), "title": "", "rank": "", "boxes": 0}
    return make("Begin", BeginBase, hints, usual, "id")
