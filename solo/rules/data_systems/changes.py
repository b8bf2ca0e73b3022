"""What rules and authors do to a hero: tracks, conditions, progress, tables."""

from collections.abc import Iterable, Iterator, Mapping

from solo.dataclass import dataclass
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Note
from solo.rules.data_systems.book import Book
from solo.rules.data_systems.forms import Amount, Thrown
from solo.rules.data_systems.sheet import Changed, Path, Sheet, changed
from solo.rules.data_systems.words import words
from solo.words import Text

MARK, CLEAR, DRAW, PROGRESS = "mark", "clear", "draw", "progress"
VERBS = (MARK, CLEAR, DRAW, PROGRESS)
MOST_PATHS = 50  # of one hero


@dataclass(frozen=True, slots=True)
class Shift:
    """A change of a track: by an amount or dice, or to an amount."""

    book: Book
    track: str
    amount: int = 0
    thrown: Thrown | None = None
    sets: bool = False

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        amount = self.amount
        faces: tuple[int, ...] = ()
        if self.thrown is not None:
            faces = dice.roll(self.thrown.many, self.thrown.sides)
            amount = self.thrown.sign * sum(faces)
        return shifted(self.book, sheet, self.track, amount, sets=self.sets, faces=faces)

    @property
    def hurts(self) -> bool:
        """Whether it may bring the hero nearer to falling."""
        track = self.book.file.all_tracks[self.track]
        if track.fallen is None or self.sets:
            return False
        down = track.fallen == track.range[0]
        sign = self.thrown.sign if self.thrown else self.amount
        return sign < 0 if down else sign > 0


def shifted(
    book: Book,
    sheet: Sheet,
    track: str,
    amount: int,
    *,
    sets: bool = False,
    faces: tuple[int, ...] = (),
) -> Changed:
    """Return a sheet with a track changed, and what is told of it."""
    now = book.held(track, amount if sets else sheet.tracks.get(track, 0) + amount)
    if now == sheet.tracks.get(track, 0):
        return sheet, ()
    after = changed(sheet, tracks={**sheet.tracks, track: now})
    return after, tuple(moved(book, sheet, after, (track,), faces))


def moved(
    book: Book, before: Sheet, after: Sheet, tracks: Iterable[str], faces: tuple[int, ...] = ()
) -> Iterator[Note]:
    """Yield what is told of tracks that are at another number now."""
    for track in tracks:
        was, now = before.tracks.get(track, 0), after.tracks[track]
        if now == was:
            continue
        least, most = book.file.all_tracks[track].range
        facts = {"track": book.shown(track), "was": was, "now": now, "most": most, "faces": faces}
        yield Note("shifted", {**facts, "up": now > was, "least": least})


@dataclass(frozen=True, slots=True)
class Marks:
    """A condition that a hero gets, or is rid of."""

    book: Book
    name: str
    on: bool = True

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        if (self.name in sheet.conditions) == self.on:
            return sheet, ()
        kept = sheet.conditions | {self.name} if self.on else sheet.conditions - {self.name}
        means = self.book.file.conditions.get(self.name, "")
        facts = {"name": self.book.shown(self.name), "means": means, "on": self.on}
        return changed(sheet, conditions=kept), (Note("marked", facts),)


@dataclass(frozen=True, slots=True)
class Draws:
    """Something drawn from a table of the file."""

    book: Book
    table: str

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        rows = self.book.file.tables[self.table]
        (face,) = dice.roll(1, len(rows)) if len(rows) > 1 else (1,)
        facts = {"table": self.book.shown(self.table), "row": rows[face - 1], "face": face}
        return sheet, (Note("drawn", facts),)


@dataclass(frozen=True, slots=True)
class Ticks:
    """Steps on a progress track or a clock."""

    book: Book
    id: str
    times: int = 1

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        path = sheet.progress.get(self.id)
        if path is None:
            return sheet, ()
        kind = self.book.file.progress[path.kind]
        step = kind.ranks.get(path.rank, 1) * self.times
        ticks = max(0, min(path.boxes * kind.ticks, path.ticks + step))
        if ticks == path.ticks:
            return sheet, ()
        after = changed(path, ticks=ticks)
        facts = {"title": path.title, "filled": after.filled(kind.ticks), "boxes": path.boxes}
        full = ticks == path.boxes * kind.ticks
        note = Note("ticked", {**facts, "full": full, "ticks": ticks % kind.ticks})
        return changed(sheet, progress={**sheet.progress, self.id: after}), (note,)


@dataclass(frozen=True, slots=True)
class Begins:
    """A new progress track or clock."""

    book: Book
    id: str
    path: Path

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        if self.id in sheet.progress or len(sheet.progress) >= MOST_PATHS:
            return sheet, ()
        facts = {"title": self.path.title, "kind": self.book.shown(self.path.kind)}
        rank = self.book.shown(self.path.rank) if self.path.rank else ""
        note = Note("begun", {**facts, "rank": rank, "boxes": self.path.boxes})
        return changed(sheet, progress={**sheet.progress, self.id: self.path}), (note,)


@dataclass(frozen=True, slots=True)
class Ends:
    """The end of a progress track or a clock."""

    id: str

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        path = sheet.progress.get(self.id)
        if path is None:
            return sheet, ()
        kept = {key: one for key, one in sheet.progress.items() if key != self.id}
        return changed(sheet, progress=kept), (Note("ended", {"title": path.title}),)


Change = Shift | Marks | Draws | Ticks


def changes(
    book: Book, written: Mapping[str, Amount], scope: Mapping[str, object], on: str = ""
) -> Iterator[Change]:
    """Yield the effects of changes as written, with their formulas worked out.

    Args:
        book: The rules.
        written: The changes.
        scope: What formulas read.
        on: The id of the progress track that a check was rolled on.
    """
    for name, amount in written.items():
        match name:
            case "mark" | "clear":
                for one in amount.text.split(","):
                    yield Marks(book, one.strip(), name == MARK)
            case "draw":
                yield Draws(book, amount.text)
            case "progress":
                if on:
                    yield Ticks(book, on, book.number(amount.formula, scope))
            case _:
                number = 0 if amount.thrown else book.number(amount.formula, scope)
                yield Shift(book, name, number, amount.thrown, amount.sets)


def lacking(
    book: Book, written: Mapping[str, Amount], sheet: Sheet, scope: Mapping[str, object]
) -> Text:
    """Return why a cost can't be paid; nothing where all of it can."""
    for name, amount in written.items():
        if name in (MARK, CLEAR):
            for one in (part.strip() for part in amount.text.split(",")):
                if (one in sheet.conditions) == (name == MARK):
                    return words("already" if name == MARK else "is-not", name=book.shown(one))
        if name in VERBS or amount.sets or amount.thrown:
            continue
        least, most = book.file.all_tracks[name].range
        if not least <= sheet.tracks.get(name, 0) + book.number(amount.formula, scope) <= most:
            return words("cannot-pay", track=book.shown(name))
    return ""
