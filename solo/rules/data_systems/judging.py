"""One roll of a check by its file: dice thrown, values worked out, the degree that is read."""

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from math import prod
from types import MappingProxyType

from solo.budget import STEP
from solo.errors import SoloError
from solo.namedtuple import NamedTuple
from solo.prose import Expression
from solo.rules.core.dice import Dice, SeededDice
from solo.rules.core.outcome import Outcome
from solo.rules.data_systems.book import Book, Scope
from solo.rules.data_systems.changes import VERBS, Change, changes
from solo.rules.data_systems.folding import MOST_WAYS, Fold, Ways, fold_of, ways_of
from solo.rules.data_systems.forms import MOST_DICE, MOST_SIDES
from solo.rules.data_systems.model import Degree, Meaning, Roll

MANY = 1_000  # ways that are always run through
MOST_SPENT = 3_000_000  # work of formulas for the odds of one check
Faces = Mapping[str, tuple[int, ...]]
Throw = tuple[str, int, int]  # the name of dice, how many, and of how many sides
NOTHING: Mapping[str, object] = MappingProxyType({})


class Group(NamedTuple):
    """The dice of one name."""

    name: str
    many: int | Expression
    sides: int | Expression
    single: bool
    fold: Fold  # what is read of them

    def thrown(self, scope: Scope) -> Throw:
        """Return how many are rolled for the numbers of a scope, and of how many sides."""
        return (
            self.name,
            _number(self.many, scope, 1, MOST_DICE),
            _number(self.sides, scope, 2, MOST_SIDES),
        )


class Read(NamedTuple):
    """A degree with its condition."""

    label: str
    when: Expression | None
    degree: Degree
    meaning: Meaning | None


class Ready(NamedTuple):
    """A check with the hero who rolls it, and all that is settled before the dice fall."""

    check: object
    sheet: object
    scope: Scope
    throws: tuple[Throw, ...]
    on: str  # the track that it is rolled on
    told: Mapping[str, object]


class Plan:
    """A check with all its formulas, made once."""

    __slots__ = (
        "book",
        "degrees",
        "first",
        "groups",
        "last",
        "names",
        "on_top",
        "roll",
        "values",
        "word",
    )

    def __init__(
        self, book: Book, word: str, roll: Roll, meanings: Mapping[str, Meaning] | None = None
    ) -> None:
        self.book, self.word, self.roll = book, word, roll
        texts = formulas_of(roll)
        read = [book.formula(text) for text in (*texts, *_afterwards(roll))]
        again = [one for offer in roll.after.values() for one in offer.reroll]
        self.groups = tuple(
            Group(
                name,
                _read(book, dice.many),
                _read(book, dice.sides),
                dice.single,
                fold_of(name, read, [one.which for one in again if one.dice == name and one.which]),
            )
            for name, dice in roll.dice.items()
        )
        self.first = tuple((name, book.formula(f.text)) for name, f in roll.first.items())
        self.values = tuple((name, book.formula(f.text)) for name, f in roll.worked_out.items())
        said = meanings or {}
        self.degrees = tuple(
            Read(label, book.formula(one.when.text) if one.when else None, one, said.get(label))
            for label, one in roll.degrees.items()
        )
        self.on_top = tuple((name, book.formula(f.text)) for name, f in roll.on_top.items())
        self.last: Ready | None = None
        self.names = frozenset[str]().union(*(book.formula(text).names() for text in texts))

    def throws(self, scope: Scope) -> tuple[Throw, ...]:
        """Return which dice are rolled for the numbers of a scope."""
        return tuple(one.thrown(scope) for one in self.groups)

    def throw(self, scope: Scope, dice: Dice, kept: Faces | None = None) -> Faces:
        """Roll the dice; those that are `kept` lie as they fell."""
        faces: dict[str, tuple[int, ...]] = {}
        for group in self.groups:
            name, many, sides = group.thrown(scope)
            lying = kept[name] if kept is not None else ()
            faces[name] = group.fold.throw(lying, many - len(lying), sides, dice)
        return faces

    def ways(
        self, scope: Scope, kept: Faces | None, judge: Callable[[Faces], Outcome]
    ) -> Iterator[tuple[Outcome, int]]:
        """Yield what comes of every way in which the dice can fall, with the weight of each.

        Raises:
            SoloError: There are too many ways.
        """
        spent = 0
        for faces, weight in self._falls(scope, kept):
            yield judge(faces), weight
            spent += self.book.language.spent()
            if spent > MOST_SPENT:
                raise SoloError("these formulas take too much work for exact odds")

    def falls(self, scope: Scope, most: int) -> tuple[Iterator[Faces], bool]:
        """Return every way in which the dice can fall, and True; or some throws by chance.

        The throws are the same each time.

        Args:
            scope: The numbers that they are rolled with.
            most: How many throws it are, where there are more ways than those and `MANY`, or
                more than can be run through.
        """
        each = self._each(scope, None)
        if each is not None and prod(map(len, each)) <= min(MOST_WAYS, max(most, MANY)):
            return (faces for faces, _ in self._falls(scope, None)), True
        dice, throws = SeededDice(self.word), self.throws(scope)
        return (
            {name: dice.roll(many, sides) if many > 0 else () for name, many, sides in throws}
            for _ in range(most)
        ), False

    def _falls(self, scope: Scope, kept: Faces | None) -> Iterator[tuple[Faces, int]]:
        each = self._each(scope, kept)
        if each is None or prod(map(len, each)) > MOST_WAYS:
            raise SoloError("this takes too many rolls for exact odds")
        names = [group.name for group in self.groups]
        for way in product(*each):
            faces = dict(zip(names, (fall for fall, _ in way), strict=True))
            yield faces, prod(weight for _, weight in way)

    def _each(self, scope: Scope, kept: Faces | None) -> list[Ways] | None:
        """Return how the dice of each name can fall; None where that is too much."""
        each = []
        for group in self.groups:
            name, many, sides = group.thrown(scope)
            lying = kept[name] if kept is not None else ()
            ways = ways_of(group.fold, lying, max(0, many - len(lying)), sides)
            if ways is None:
                return None
            each.append(ways)
        return each

    def label(
        self, scope: Scope, faces: Faces, waiting: dict[str, Expression] | None = None
    ) -> str:
        """Return the degree of a throw; nothing where none fits.

        Of the formulas that are `waiting` to be so, those that are so now are taken out.
        """
        self.book.language.refresh()
        seen = {**scope, **self.read(faces)}
        for name, formula in self.values:
            seen[name] = formula.value(seen)
        fitting = (one for one in self.degrees if one.when is None or one.when.value(seen))
        found = next(fitting, None)
        label = found.label if found is not None else ""
        if waiting:
            seen["degree"] = label
            for name in [name for name, one in waiting.items() if one.value(seen)]:
                del waiting[name]
        return label

    def judged(
        self, scope: Scope, faces: Faces, on: str = "", told: Mapping[str, object] = NOTHING
    ) -> Outcome:
        """Return what a throw comes to for the numbers of a scope."""
        book = self.book
        book.language.run.left = STEP
        seen = scope.copy()
        shown: tuple[int, ...] = ()
        dice: dict[str, list[int]] = {}
        for name, _, _, single, _ in self.groups:
            fall = faces[name]
            shown += fall
            seen[name] = fall[0] if single else fall
            dice[name] = [*fall]
        values: dict[str, object] = {}
        for name, formula in self.values:
            values[name] = seen[name] = formula.value(seen)
        for label, when, degree, meaning in self.degrees:  # noqa: B007 - the one that is so
            if when is None or when.value(seen):
                break
        else:
            raise SoloError(f"{book.place}: no degree of '{self.word}' fits these dice: {dice}")
        seen["degree"] = label
        triggers: tuple[str, ...] = ()
        if self.on_top:
            triggers = tuple([name for name, when in self.on_top if when.value(seen)])
        done: tuple[Change, ...] = ()
        if degree.then or (meaning is not None and meaning.then):
            done = tuple(_follows(book, degree, meaning, seen, on))
        count = degree.count
        facts = {"kind": self.word, "degree": label, "passed": count > 0, **values, **told}
        if text := meaning.text if meaning is not None and meaning.text else degree.text:
            facts["text"] = text
        facts["dice"] = dice
        good, bad = (count, 0) if count > 0 else (0, -count)
        return Outcome(label, good, bad, shown, triggers, done, facts)

    def read(self, faces: Faces) -> Scope:
        """Return dice as formulas read them: one die as its face, others as a list."""
        return {
            group.name: faces[group.name][0] if group.single else faces[group.name]
            for group in self.groups
        }


def _follows(
    book: Book, degree: Degree, meaning: Meaning | None, scope: Scope, on: str
) -> Iterator[Change]:
    written = {**degree.then, **(meaning.then if meaning is not None else {})}
    yield from changes(book, written, scope, on)


def formulas_of(roll: Roll) -> tuple[str, ...]:
    """Return all formulas that decide what a check comes to."""
    changes = (*roll.degrees.values(),)
    return (
        *(formula.text for formula in roll.first.values()),
        *(text for dice in roll.dice.values() for text in dice.formulas),
        *(formula.text for formula in roll.worked_out.values()),
        *(one.when.text for one in roll.degrees.values() if one.when),
        *(formula.text for formula in roll.on_top.values()),
        *(
            amount.formula
            for one in changes
            for key, amount in one.then.items()
            if amount.formula and key not in VERBS
        ),
    )


def _afterwards(roll: Roll) -> Iterator[str]:
    """Yield the formulas of offers after the dice, which read those as well."""
    for offer in roll.after.values():
        if offer.when is not None:
            yield offer.when.text
        yield from (
            one.formula for key, one in offer.cost.items() if one.formula and key not in VERBS
        )


def _read(book: Book, text: str) -> int | Expression:
    """Return a number, or the formula that says it."""
    return int(text) if text.isdigit() else book.formula(text)


def _number(told: int | Expression, scope: Scope, least: int, most: int) -> int:
    """Return how many something is; what a formula comes to is held within its limits."""
    if isinstance(told, int):
        return told
    found = told.value(scope)
    return max(least, min(most, int(found))) if isinstance(found, int | float) else least
