"""The checks of a rules file as classes, whose fields are what authors may write."""

import re
from collections.abc import Iterator, Mapping
from typing import Annotated, ClassVar, Literal, cast

from solo.dataclass import dataclass
from solo.errors import nearest
from solo.facts import Checked, Usually, Within
from solo.rules.core.bases import CheckBase
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Outcome
from solo.rules.core.wording.naming import Unfit, unfit
from solo.rules.core.words import words as shared
from solo.rules.data_systems.book import Book, Scope
from solo.rules.data_systems.judging import Faces, Plan, Ready
from solo.rules.data_systems.model import Modifier, Move, Roll
from solo.rules.data_systems.sheet import Sheet
from solo.rules.data_systems.words import words

STAT, SKILL, BONUS, PATH = "stat", "skill", "bonus", "progress"
MOST_BONUS = 200
GIVEN = (STAT, SKILL, BONUS)


class Rolled(CheckBase, Checked):
    """A check of a rules file; its own class has the fields and the plan."""

    __slots__ = ()

    book: ClassVar[Book]
    plan: ClassVar[Plan]
    move: ClassVar[Move | None] = None
    purpose: str

    def verify(self) -> None:
        for field in (STAT, SKILL):
            said, known = self.told(field), self._known(field)
            if said and not is_number(said) and said not in known:
                facts = {"said": said[:40], "near": nearest(said, known), "known": known}
                raise Unfit(words("unknown-field", field=field, **facts))

    def _known(self, of: str) -> tuple[str, ...]:
        if of == STAT:
            return (self.move.stat if self.move else ()) or (*self.book.file.attributes,)
        return (*self.book.file.skills,)

    def told(self, name: str) -> str:
        """Return what a field says, or nothing where the check has none of that name."""
        return str(getattr(self, name, ""))

    def scope(self, sheet: Sheet | None, taken: tuple[str, ...] = ()) -> Scope:
        """Return what the formulas read, but for the dice."""
        book, roll = self.book, self.plan.roll
        book.language.refresh()
        hero = sheet if sheet is not None else nobody(book)
        found = book.scope(hero)
        for name in GIVEN:
            if hasattr(self, name):
                found[name] = self._number(name, hero)
        for name, modifier in roll.modifiers.items():
            value = getattr(self, name)
            if modifier.words:
                found[name] = modifier.words[value]
            else:
                found[name] = value if modifier.range else modifier.adds * value
        for name in (*roll.before, *roll.after):
            found[name] = int(name in taken)
        if roll.on:
            found[PATH] = self.filled(hero)
        for name, formula in self.plan.first:
            found[name] = formula.value(found)
        return found

    def _number(self, name: str, hero: Sheet) -> int:
        said = getattr(self, name)
        if isinstance(said, int):
            return said
        if is_number(said):
            return int(said)
        if name == STAT:
            return hero.attributes.get(said, 0)
        return hero.skills.get(said, self.plan.roll.skill_or)

    def filled(self, hero: Sheet) -> int:
        """Return how many boxes are filled of the progress track that it is rolled on."""
        on = self.told("on")
        if is_number(on):
            return int(on)
        path = hero.progress.get(on)
        return path.filled(self.book.file.progress[path.kind].ticks) if path else 0

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        plan = self.plan
        last = plan.last  # it is kept, since many rolls may follow it
        if last is None or last.check is not self or last.sheet is not sheet:
            scope, on = self.scope(sheet), self.told("on") if plan.roll.on else ""
            last = plan.last = Ready(self, sheet, scope, plan.throws(scope), on, self._facts(()))
        _, _, scope, throws, on, told = last
        if hasattr(dice, "foresee"):  # they go every way
            faces = plan.throw(scope, dice)
        else:
            faces = {name: dice.roll(many, sides) for name, many, sides in throws}
        return plan.judged(scope, faces, on, told)

    @classmethod
    def within(cls, name: str, number: int) -> int:
        """Return a number as a field can be, which a formula has worked out."""
        modifier = cls.plan.roll.modifiers.get(name)
        least, most = (modifier and modifier.range) or (-MOST_BONUS, MOST_BONUS)
        return max(least, min(most, number))

    def after(
        self,
        sheet: Sheet | None,
        dice: Dice,
        scope: Scope,
        kept: Faces | None,
        taken: tuple[str, ...] = (),
    ) -> Outcome:
        """Roll it with what was taken of its offers, and dice that lie as they fell."""
        plan = self.plan
        faces = plan.throw(scope, dice, kept)
        on = self.told("on") if plan.roll.on else ""
        return plan.judged(scope, faces, on, self._facts(taken))

    def _facts(self, taken: tuple[str, ...]) -> dict[str, object]:
        """Return what is told of a roll besides its dice."""
        told: dict[str, object] = {"taken": list(taken)}
        for name in (STAT, SKILL):
            if name in self.plan.names:
                told[name] = self.told(name)
        return told

    def ways(
        self, sheet: Sheet | None, scope: Scope | None = None, kept: Faces | None = None
    ) -> Iterator[tuple[Outcome, int]]:
        """Yield what comes of every way in which the dice can fall, with its weight."""
        seen = self.scope(sheet) if scope is None else scope
        return self.plan.ways(seen, kept, lambda faces: self.plan.judged(seen, faces))

    def counts(self) -> frozenset[str]:
        counts = (degree.count for degree in self.plan.roll.degrees.values())
        return frozenset(f"{abs(n)}{'s' if n > 0 else 'f'}" for n in counts if n)

    @property
    def by_label(self) -> bool:
        return True

    @property
    def label_names(self) -> Mapping[str, str]:
        roll, words = self.plan.roll, self.book.file.words
        return {one: words[one] for one in (*roll.degrees, *roll.on_top) if one in words}


OF_CLASSES = ("shorthand", "signs", "on_top")
"""What the class of each check has besides, so that no field can be called so."""


def nobody(book: Book) -> Sheet:
    """Return the sheet for a roll without a hero: everything as it begins."""
    return book.fresh("")


def is_number(text: str) -> bool:
    """Whether a field of a check says a number in place of a name."""
    return text.removeprefix("-").isdecimal() and len(text) < 6


def check_class(book: Book, word: str, roll: Roll, move: Move | None = None) -> type[Rolled]:
    """Return the class of a check, or of a move that rolls it."""
    plan = Plan(book, word, roll, move.degrees if move else None)
    hints, body = _fields(plan, roll, move)
    shorthand = next((name for name in (STAT, SKILL, "on") if name in hints), "purpose")
    about = (move.when if move else roll.about) or f"The check '{word}'."
    signs = {
        label: "s" if one.count > 0 else "f" if one.count < 0 else ""
        for label, one in roll.degrees.items()
    }
    hints |= {
        "shorthand": ClassVar[str],
        "signs": ClassVar[Mapping[str, str]],
        "on_top": ClassVar[tuple[str, ...]],
        "book": ClassVar[Book],
        "plan": ClassVar[Plan],
        "move": ClassVar[Move | None],
    }
    body |= {
        "__annotations__": hints,
        "__doc__": about,
        "__module__": __name__,
        "shorthand": shorthand,
        "signs": signs,
        "on_top": tuple(re.escape(name) for name in roll.on_top),
        "book": book,
        "plan": plan,
        "move": move,
    }
    kind = type(f"Check{word.title().replace('-', '').replace(' ', '')}", (Rolled,), body)
    return cast("type[Rolled]", dataclass(frozen=True, kw_only=True)(kind))


def _fields(
    plan: Plan, roll: Roll, move: Move | None
) -> tuple[dict[str, object], dict[str, object]]:
    """Return the types of a check's fields, and what those hold that need not be told."""
    fixed = dict(move.set) if move else {}
    hints: dict[str, object] = {}
    usual: dict[str, object] = {}
    for name in _needed(plan, roll):
        hints[name], own = _field(name, plan.book, roll, move)
        if name == SKILL and STAT in hints:  # which is enough
            own = ""
        if name in fixed:
            own = _as_told(name, fixed[name], roll.modifiers.get(name))
        if own is not None:
            usual[name] = own
    hints["purpose"] = Annotated[str, "What it is for, as it is shown."]
    usual["purpose"] = ""
    return hints, usual


def _needed(plan: Plan, roll: Roll) -> Iterator[str]:
    yield from (name for name in GIVEN if name in plan.names)
    yield from roll.modifiers
    if roll.on:
        yield "on"


def _field(name: str, book: Book, roll: Roll, move: Move | None) -> tuple[object, object]:
    """Return the type of a field with its facts, and what stands where nothing is told."""
    file = book.file
    if name == STAT:
        known = (move.stat if move else ()) or (*file.attributes,)
        hint = Annotated[str, f"An attribute ({', '.join(known)}), or a number."]
        return hint, known[0] if move and move.stat else None
    if name == SKILL:
        return Annotated[str, "A skill of the rules, or a number."], None
    if name == BONUS:
        added = Annotated[int, "What is added.", Within(-MOST_BONUS, MOST_BONUS)]
        most = _highest(roll)
        return (Annotated[added, Usually(-most, most)] if most else added), 0
    if name == "on":
        return Annotated[str, f"The id of a {roll.on}, or how many boxes are filled."], None
    return _modifier(roll.modifiers[name])


def _highest(roll: Roll) -> int:
    """Return what the dice of a roll show together at most; 0 where that is worked out."""
    dice = roll.dice.values()
    if any(one.formulas for one in dice):
        return 0
    return min(MOST_BONUS, sum(int(one.many) * int(one.sides) for one in dice))


def _modifier(one: Modifier) -> tuple[object, object]:
    means = one.means or "A modifier of the check."
    if one.words:
        return Annotated[Literal[tuple(one.words)], means], one.usually
    if one.range is not None:
        usual = max(one.range[0], min(one.range[1], 0))
        return Annotated[int, means, Within(*one.range)], usual
    return Annotated[bool, means], False


def _as_told(name: str, text: str, modifier: Modifier | None) -> object:
    """Return what a move says of a field, as the field holds it.

    Raises:
        ValueError: The field can't hold it.
    """
    if name in (STAT, SKILL, "on"):
        return text
    if modifier is not None and modifier.words:
        if text not in modifier.words:
            near, known = nearest(text, modifier.words), tuple(modifier.words)
            raise unfit(name, shared("unknown-word", name=text[:40], near=near, known=known))
        return text
    if modifier is not None and modifier.range is None:
        if text not in ("true", "false"):
            raise unfit(name, words("true-or-false", text=text[:40]))
        return text == "true"
    if not is_number(text):
        raise unfit(name, words("whole-number", text=text[:40]))
    return int(text)
