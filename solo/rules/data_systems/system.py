"""A rules file as the engine sees it: a system like any other."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import MISSING
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from solo.errors import nearest
from solo.late import lazy_imports
from solo.rules.core.dice import Dice, LoadedDice
from solo.rules.core.fights.encounters import begun, made
from solo.rules.core.heroes.creation import choose_ready
from solo.rules.core.odds import odds
from solo.rules.core.outcome import Effect, Note, Option, Outcome
from solo.rules.core.protocols import AnyCheck, Check, Encounter, Illegal, Step, Written
from solo.rules.core.script import opened, table_of
from solo.rules.core.system import System
from solo.rules.core.system_parts import Cast, Likelihood, Ready, Row, RuleEntry, Section, Words
from solo.rules.core.wording.naming import legal
from solo.rules.data_systems.book import Book
from solo.rules.data_systems.changes import changes, lacking, moved
from solo.rules.data_systems.checks import Rolled, check_class, nobody
from solo.rules.data_systems.clash import ClashBase, clash_class, foe_class
from solo.rules.data_systems.effects import effect_classes
from solo.rules.data_systems.forms import Amount
from solo.rules.data_systems.hero_file import HeroFile
from solo.rules.data_systems.model import Rest
from solo.rules.data_systems.oracle import Question, question_class
from solo.rules.data_systems.rolling import open_check
from solo.rules.data_systems.several import COMPANY, NIGHT, fallen, members, pooled
from solo.rules.data_systems.sheet import Sheet, changed
from solo.rules.data_systems.words import words as say
from solo.words import Text

if TYPE_CHECKING:
    from solo.rules.core.fights.by_hand import ByHand
    from solo.rules.core.shown.fight_view import FightView

with lazy_imports():
    from solo.rules.data_systems import clashing, fights, making, messages, template

OF_ANY = ("kind", "passed")  # what every outcome tells
OF_A_ROLL = (*OF_ANY, "degree", "text", "dice")
OF_A_CHECK = (*OF_A_ROLL, "taken", "stat", "skill")
OF_A_QUESTION = (*OF_A_ROLL, "likelihood", "chance")
OF_A_CLASH = (*OF_ANY, "rounds")
"""What outcomes tell besides the values of their checks."""


class DataSystem(System[Sheet]):
    """The rules of a file.

    Args:
        book: The file, made ready.
        place: The rules file, if it is one of this machine.
    """

    __slots__ = ("__dict__", "book")

    kept: type = Sheet
    unkept: ClassVar[frozenset[str]] = frozenset({"progress", "minutes", "party"})
    api = 1

    def __init__(self, book: Book, place: Path | None = None) -> None:
        super().__init__()
        file = book.file
        self.book = book
        self.name = file.name
        self.title = file.title or book.shown(file.name)
        self.template = place if place is not None else Path()
        rolls = {word: check_class(book, word, roll) for word, roll in file.rolls.items()}
        moves = {
            word: check_class(book, word, file.rolls[move.roll], move)
            for word, move in file.moves.items()
        }
        self.checks = {**rolls, **moves, "question": question_class(book)}
        self.foe = foe = foe_class(book)
        self.encounters = self._clashes = {
            word: clash_class(book, word, one, {**rolls, **moves}, foe)
            for word, one in file.clash.items()
        }
        self.moments = dict.fromkeys(self.encounters, ("foes",))
        self.effects = effect_classes(book)
        kinds = (*self.checks.values(), *self.encounters.values())
        self.labels = tuple(dict.fromkeys(label for kind in kinds for label in _signs(kind)))
        self.told_of = {
            **{word: (*OF_A_CHECK, *roll.worked_out) for word, roll in file.rolls.items()},
            **{
                word: (*OF_A_CHECK, *file.rolls[move.roll].worked_out)
                for word, move in file.moves.items()
            },
            "question": OF_A_QUESTION,
            **dict.fromkeys(file.clash, OF_A_CLASH),
        }
        about = f"A ready-made hero of {self.title}."
        body = {"__slots__": (), "book": book, "__doc__": about}
        self._hero = type("Hero", (HeroFile,), body)

    @property
    def hero(self) -> type:
        return self._hero

    @property
    def nobody(self) -> Sheet | None:
        return nobody(self.book)

    def beginning(self) -> Mapping[str, bytes]:
        return template.files(self.book, self.name, self.checks)

    # What authors write

    def bind(self, value: object, cast: Cast) -> object:
        return value.bind(cast) if isinstance(value, ClashBase) else value

    def begin(self, value: Written[Sheet], sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        if isinstance(value, Rolled):
            return open_check(value, sheet, asks=asks)
        if isinstance(value, ClashBase):
            return clashing.opened(value, sheet, asks=asks)
        return begun(value, sheet, asks=asks)

    # Heroes

    def create(
        self, heroes: Sequence[Ready[Sheet]], *, make: bool, party: int = 1
    ) -> Encounter[Sheet]:
        new = opened(None, making.making, self.book) if make else None
        return choose_ready(heroes, new)

    @property
    def seen(self) -> Collection[str]:
        return self.view(nobody(self.book)).keys()

    def view(self, sheet: Sheet) -> Mapping[str, object]:
        return messages.view(self.book, sheet)

    def status(self, sheet: Sheet) -> tuple[Row, ...]:
        return (Row(say("label-hero"), sheet.name), *messages.track_rows(self.book, sheet))

    def describe(self, sheet: Sheet) -> tuple[Section, ...]:
        return messages.describe(self.book, sheet)

    def load(self, values: object) -> Sheet:
        sheet: Sheet = super().load(values)
        self.hero_of(sheet)
        begins = self.book.fresh(sheet.name, sheet.archetype, sheet.attributes, sheet.skills)
        return changed(
            begins,
            concept=sheet.concept,
            pronouns=sheet.pronouns,
            roles=sheet.roles,
            conditions=sheet.conditions,
            tracks={**begins.tracks, **sheet.tracks},
        )

    def hero_of(self, sheet: Sheet) -> HeroFile:
        hero: HeroFile = self._hero(
            name=sheet.name,
            concept=sheet.concept,
            pronouns=sheet.pronouns,
            roles=sheet.roles,
            archetype=sheet.archetype,
            attributes=sheet.attributes,
            skills=sheet.skills,
            tracks=sheet.tracks,
            conditions=tuple(sorted(sheet.conditions)),
        )
        return hero

    def home(self, sheet: Sheet) -> tuple[Sheet, ...]:
        return (changed(sheet, progress={}, minutes=0),)

    def advance(self, sheet: Sheet) -> Encounter[Sheet] | None:
        if not making.affordable(self.book, sheet):
            return None
        return opened(sheet, making.advancing, self.book)

    def stand_in(self, name: str, traits: Mapping[str, str]) -> Sheet:
        told = making.told_of(self.book, traits)
        hero: HeroFile = legal(lambda given: self._hero(name=name, **given), told)
        return hero.sheet()

    def pooled(self, sheet: Sheet, of: Sheet) -> Sheet:
        return pooled(self.book, sheet, of)

    # A table's fights

    @property
    def by_hand(self) -> "ByHand[Sheet] | None":
        return fights.by_hand(self.book, self._clashes, self.foe)

    def gather(
        self, check: AnyCheck, sheet: Sheet, others: Sequence[Sheet]
    ) -> tuple[AnyCheck, Sheet]:
        """Let all take part in a clash, each in their turn."""
        if not isinstance(check, ClashBase):
            return super().gather(check, sheet, others)
        for one in others:
            sheet = COMPANY.beside(sheet, one)
        return check, sheet

    def part(self, sheet: Sheet) -> tuple[Sheet, tuple[Sheet, ...]]:
        own, *others = members(self.book, sheet)
        return own, tuple(others)

    def fight(self, encounter: Encounter[Sheet], sheet: Sheet) -> "FightView | None":
        table = table_of(encounter, clashing.ClashTable)
        return None if table is None else fights.view(table)

    # Of a game as it goes on

    def standing(self, sheet: Sheet) -> tuple[Option, ...]:
        book = self.book
        if not book.file.rest or fallen(book, sheet):
            return ()
        book.language.refresh()
        scope, found = book.scope(sheet), []
        for name, rest in book.file.rest.items():
            if rest.when is None or book.holds(rest.when.text, scope):
                reason = lacking(book, _costs(book, rest), sheet, scope)
                found.append(Option(name, rest.text, reason=reason, hint=name))
        return tuple(found)

    def do_standing(
        self, option: str, words: str, sheet: Sheet, dice: Dice, *, asks: bool = True
    ) -> Step[Sheet]:
        found = next((one for one in self.standing(sheet) if one.id == option), None)
        if found is None or found.reason:
            raise Illegal(found.reason if found else say("not-now", what=option[:40]))
        rest = self.book.file.rest[option]
        effects = tuple(changes(self.book, rest.then, self.book.scope(sheet)))
        sheet, notes = made(effects, sheet, dice)
        return Step(None, sheet, notes, Outcome("done"), rest.minutes)

    def pass_time(self, sheet: Sheet, minutes: int) -> tuple[Sheet, tuple[Note, ...]]:
        time = self.book.file.time
        if time is None or minutes <= 0:
            return sheet, ()
        times, rest = divmod(sheet.minutes + minutes, time.every)
        notes: tuple[Note, ...] = ()
        for _ in range(min(times, 100)):
            effects = tuple(changes(self.book, time.then, self.book.scope(sheet)))
            sheet, more = made(effects, sheet, LoadedDice(()))
            notes += more
        return changed(sheet, minutes=rest), notes

    def fallen(self, sheet: Sheet) -> str:
        return fallen(self.book, sheet)

    def revive(self, sheet: Sheet, dice: Dice) -> Step[Sheet]:
        book = self.book
        up = {
            name: track.up
            for name, track in book.file.tracks.items()
            if track.down(sheet.tracks.get(name, 0))
        }
        after = changed(sheet, tracks={**sheet.tracks, **up})
        effects = tuple(changes(book, book.file.revive, book.scope(after)))
        after, notes = made(effects, after, dice)
        told = moved(book, sheet, after, up)
        named = {book.shown(name) for name in up}
        rest = tuple(one for one in notes if one.facts.get("track") not in named)
        return Step(None, after, (*told, *rest), Outcome("revived"), NIGHT)

    def reward(self, amount: int) -> Effect[Sheet]:
        track = self.book.file.reward
        found: Effect[Sheet] = (
            self.effects[track](amount=amount) if track else super().reward(amount)
        )
        return found

    # Improvised actions and questions

    def _traits(self) -> tuple[str, ...]:
        return (*self.book.file.attributes, *self.book.file.skills)

    def trait(self, name: str) -> str:
        wanted = name.lower().replace(" ", "_")
        known = self._traits()
        by_words = {self.book.shown(one).lower(): one for one in known}
        if wanted in known:
            return wanted
        if name.lower() in by_words:
            return by_words[name.lower()]
        starts = [one for one in known if one.startswith(wanted)]
        if len(starts) == 1:
            return starts[0]
        near = nearest(wanted, known)
        raise Illegal(say("no-trait", trait=name[:40], near=near, known=known))

    def improvise(self, attribute: str, difficulty: str, deed: str = "") -> Check[Sheet]:
        trait = self.trait(attribute)
        field = "stat" if trait in self.book.file.attributes else "skill"
        kind = next(
            (
                kind
                for kind in self.checks.values()
                if issubclass(kind, Rolled) and kind.move is None and _rolls(kind, field)
            ),
            None,
        )
        if kind is None:
            raise Illegal(say("no-check-of", trait=trait))
        told: dict[str, object] = {field: trait, "purpose": deed}
        if difficulty:
            told |= self._hard(kind, difficulty)
        found: Check[Sheet] = kind(**told)
        return found

    def difficulties(self) -> tuple[str, ...]:
        modifiers = (
            one for roll in self.book.file.rolls.values() for one in roll.modifiers.values()
        )
        return tuple(dict.fromkeys(word for one in modifiers for word in one.words))

    def _hard(self, kind: type[Rolled], said: str) -> dict[str, object]:
        """Return the field of a check that a word for the difficulty fills, or a number.

        Raises:
            Illegal: It is neither.
        """
        words = {word: name for name, one in kind.plan.roll.modifiers.items() for word in one.words}
        if said.lower() in words:
            return {words[said.lower()]: said.lower()}
        number = said.removeprefix("-").removeprefix("+")
        if number.isdecimal() and len(number) < 4 and _has(kind, "bonus"):
            return {"bonus": int(said)}
        near = nearest(said.lower(), words)
        raise Illegal(say("no-difficulty", said=said[:40], near=near, known=tuple(words)))

    def improvised(
        self, attribute: str, outcome: Outcome, visits: int
    ) -> tuple[Text, tuple[Effect[Sheet], ...]]:
        good = outcome.successes > 0
        full = good and outcome.label == next(iter(_signs(self.improvise(attribute, ""))), "")
        return say("try-well" if full else "try-so" if good else "try-badly"), ()

    def question(self, likelihood: str) -> Check[Sheet]:
        kind = self.checks["question"]
        found: Check[Sheet] = legal(lambda word: kind(likelihood=word), likelihood)
        return found

    def answer(self, outcome: Outcome) -> str:
        return outcome.label

    def likelihoods(self, sheet: Sheet) -> tuple[Likelihood, ...]:
        kind = self.checks["question"]
        assert issubclass(kind, Question)
        rows = []
        for word, chance in kind.oracle.likelihoods.items():
            found = odds(self.question(word), sheet)
            rows.append(Likelihood(word, str(chance), found.percent(found.succeeding)))
        return tuple(sorted(rows, key=lambda row: -row.percent))

    # What is said

    def phrase(self, note: Note, /) -> Text:
        return messages.phrase(note)

    def explain(self, outcome: Outcome) -> tuple[Text, ...]:
        return messages.explain(self.book, outcome)

    def put(self, value: object, sheet: Sheet) -> Text:
        return messages.put(self.book, value, sheet)

    @property
    def reading(self) -> Text:
        return self.book.file.about

    def meaning(self, trait: str) -> Text:
        rated = {**self.book.file.attributes, **self.book.file.skills}
        return rated[trait].means if trait in rated else ""

    def words(self) -> Mapping[str, Words]:
        return messages.vocabulary(self.book)

    def rules(self) -> tuple[RuleEntry, ...]:
        return messages.rules(self.book)


def _costs(book: Book, rest: Rest) -> dict[str, Amount]:
    """Return what a rest takes from the hero.

    What is better the less there is of it is no cost, nor what the rest's own condition looks at.
    """
    looked_at = book.formula(rest.when.text).names() if rest.when is not None else frozenset()
    return {
        name: one
        for name, one in rest.then.items()
        if (track := book.file.all_tracks.get(name)) is not None
        and one.text.startswith("-")
        and name not in looked_at
        and track.fallen != track.range[1]
    }


def _signs(kind: object) -> Mapping[str, str]:
    found: Mapping[str, str] = getattr(kind, "signs", {})
    return found


def _rolls(kind: type[Rolled], field: str) -> bool:
    """Whether a check is rolled with what a field says, and needs no other to be told."""
    fields = kind.__dataclass_fields__  # type: ignore[attr-defined]  # it is a dataclass
    needed = {name for name, one in fields.items() if one.default is MISSING}
    return field in fields and needed <= {field}


def _has(kind: type, field: str) -> bool:
    return field in getattr(kind, "__dataclass_fields__", {})
