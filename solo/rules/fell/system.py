"""FELL as the engine sees it: every part of the rules under the protocol's names."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import Field, replace
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Protocol, TypeGuard

from solo.late import late, lazy_imports
from solo.rules.core.dice import Dice
from solo.rules.core.effects import By
from solo.rules.core.fights.encounters import begun
from solo.rules.core.odds import odds
from solo.rules.core.outcome import AnySheet, Effect, Note, Option, Outcome, phrasing
from solo.rules.core.party.company import phrasing as of_party
from solo.rules.core.party.giving import Thing
from solo.rules.core.party.rolls import Together
from solo.rules.core.party.system import PartySystem
from solo.rules.core.protocols import AnyCheck, Check, Encounter, Illegal, Step, Written
from solo.rules.core.script import opened, table_of
from solo.rules.core.system import System
from solo.rules.core.system_parts import Advice, Cast, Likelihood, Ready, RuleEntry, Words, bound
from solo.rules.core.values.printed import LabelsOf, ToldOf, read_rules
from solo.rules.core.wording.naming import legal
from solo.rules.fell.binding import foe_bound
from solo.rules.fell.catalogue import CHECKS, EFFECTS, ENCOUNTERS, LABELS, OPENINGS
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.foe import Foe, joined
from solo.rules.fell.gear.item import Item
from solo.rules.fell.health import burdens, healing
from solo.rules.fell.heroes.advancement import reached
from solo.rules.fell.heroes.attributes import ATTRIBUTES, parse_attribute
from solo.rules.fell.heroes.haven import coming_home, with_purse
from solo.rules.fell.heroes.sheet import Sheet, changed
from solo.rules.fell.messages import sentences
from solo.rules.fell.messages import sheet_view as seen
from solo.rules.fell.options import USUAL, FellOptions
from solo.rules.fell.party import SEVERAL, things
from solo.rules.fell.printed import DATA
from solo.rules.fell.words import words
from solo.words import Text

if TYPE_CHECKING:
    from solo.rules.core.fights.by_hand import ByHand
    from solo.rules.core.shown.fight_view import FightView
    from solo.rules.core.shown.strip import Strip
    from solo.rules.fell.checks.tests import Test
    from solo.rules.fell.heroes.hero_file import HeroFile

with lazy_imports():
    from solo.rules.core.heroes import stand_ins
    from solo.rules.fell import anytime, review, vocabulary
    from solo.rules.fell.checks import improvise, likelihood, terms, tests
    from solo.rules.fell.fight import by_hand, table, view
    from solo.rules.fell.gear import effects
    from solo.rules.fell.heroes import creation, hero_file
    from solo.rules.fell.messages import before_roll, strips


_MOMENTS: Mapping[str, Collection[str]] = {"fight": ("foes", "acts"), "journey": (), "meeting": ()}


class FellSystem(PartySystem[Sheet]):
    """The rules of FELL.

    The substance is in the other modules; here it gets the names of the protocol `System`.
    """

    __slots__ = ()
    _house: FellOptions

    name: str = "fell"
    title: str = "FELL"
    checks: Mapping[str, type] = CHECKS
    encounters: Mapping[str, type] = ENCOUNTERS
    effects: Mapping[str, type] = EFFECTS
    foe: type = Foe
    item: type = Item
    kept: type = Sheet
    unkept: ClassVar[frozenset[str]] = frozenset({"options", "party"})
    labels: tuple[str, ...] = LABELS
    options: type = FellOptions
    try_minutes: int = 10  # FELL-034: a round of exploring
    several: ClassVar[Together[AnySheet]] = SEVERAL
    template: Path = DATA / "template"
    told_of = ToldOf(DATA)
    labels_of = LabelsOf(DATA)

    own_view = staticmethod(seen.view)
    describe = staticmethod(seen.describe)
    status = staticmethod(seen.status)
    own_pass_time = staticmethod(burdens.pass_time)
    phrase = staticmethod(of_party(phrasing(words)))
    explain = staticmethod(sentences.explain)

    @property
    def nobody(self) -> Sheet | None:
        """A sheet with options and nothing else; None with the usual ones."""
        if self._house == USUAL:
            return None
        return Sheet(
            name="", attributes={}, whole={}, hp=0, most_hp=0, dead=True, options=self._house
        )

    @property
    def by_hand(self) -> "ByHand[Sheet]":
        return by_hand.BY_HAND

    def bind(self, value: object, cast: Cast) -> object:
        """Return a check, fight, effect or hero with the foes and items that it names put in.

        Raises:
            Unbound: It names one that is not there.
        """
        if _is_opposed(value):
            return replace(value, foe=foe_bound("vs", value.vs, cast))
        return bound(value, cast)

    def begin(self, value: Written[Sheet], sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        if (several := self.for_several(value, sheet, asks=asks)) is not None:
            return several
        if word := getattr(value, "opens_as", ""):
            return OPENINGS[word](value, sheet, asks=asks)
        return begun(value, sheet, asks=asks)

    @property
    def seen(self) -> Collection[str]:
        return self.view(_anybody()).keys()

    def companions(self, sheet: Sheet) -> tuple[str, ...]:
        return tuple(key for key, one in sheet.companions.items() if not one.dead)

    def companion(self, sheet: Sheet, key: str, block: object | None) -> Sheet:
        if not isinstance(block, Foe):
            return super().companion(sheet, key, block)
        one = joined(block)
        refused = one.hired and not sheet.hires_more
        return sheet if refused else super().companion(sheet, key, one)

    @property
    def hero(self) -> type:
        return hero_file.HeroFile

    def hero_of(self, sheet: Sheet) -> "HeroFile":
        return hero_file.hero_of(sheet)

    def create(
        self, heroes: Sequence[Ready[Sheet]], *, make: bool, party: int = 1
    ) -> Encounter[Sheet]:
        return creation.create(heroes, make=make, options=self._house, party=party)

    def load(self, values: object) -> Sheet:
        sheet: Sheet = super().load(values)
        hero_file.check_hero(sheet)
        return sheet

    def own_home(self, sheet: Sheet) -> Sheet:
        """Leave behind what is the adventure's: companions, marks, danger, wants.

        The weeks between adventures restore attributes (FELL-050), and whoever has coins at home
        takes some along to the next, as many as fill a slot.
        """
        alone: dict[str, object] = {"companions": {}, "conditions": frozenset(), "danger": 0}
        whole = sheet.attributes if sheet.dead else sheet.whole
        return changed(with_purse(sheet), attributes=whole, deprived={}, **alone)

    def advance(self, sheet: Sheet) -> Encounter[Sheet] | None:
        """Open the advances that a hoard is worth and that were not taken yet (FELL-064)."""
        if sheet.dead or sheet.advances >= reached(sheet.hoard):
            return None
        return opened(sheet, coming_home, unloads=False, between=True)

    def words(self) -> Mapping[str, Words]:
        return vocabulary.vocabulary()

    def stand_in(self, name: str, traits: Mapping[str, str]) -> Sheet:
        usual = dict.fromkeys(ATTRIBUTES, "d6")
        told: Sheet = stand_ins.stand_in(self.hero, name, traits, usual=usual, read=parse_attribute)
        return changed(told, options=self._house)

    def trait(self, name: str) -> str:
        return improvise.trait(name)

    def difficulties(self) -> tuple[str, ...]:
        return improvise.difficulties()

    def improvise(self, attribute: str, difficulty: str, deed: str = "") -> "Test":
        return improvise.improvise(attribute, difficulty, deed)

    def improvised(
        self, attribute: str, outcome: Outcome, visits: int
    ) -> tuple[Text, tuple[Effect[Sheet], ...]]:
        return improvise.improvised(attribute, outcome, visits)

    def effort(self, attribute: str, difficulty: str) -> Check[Sheet]:
        return self.improvise(attribute, difficulty)

    def versus(self, outcome: Outcome) -> tuple[int, int]:
        """Compare what the dice show, then the dice (FELL-015, FELL-016)."""
        die = str(outcome.facts.get("die", "")).removeprefix("d")
        return int(str(outcome.facts.get("result", 0))), int(die) if die.isdecimal() else 0

    def gather(
        self, check: AnyCheck, sheet: Sheet, others: Sequence[Sheet]
    ) -> tuple[AnyCheck, Sheet]:
        """Let those who have a skill for it help; trouble that comes is theirs too (FELL-014).

        A test that names no skill is helped by all: the table has judged that theirs fit (ours).
        """
        if (group := self.led(check, sheet, others)) is not None:
            return check, group
        if not isinstance(check, tests.Test):
            raise Illegal(words("help-in-tests"))
        skills = (*check.skills, *check.help)
        fit = [
            one.name
            for one in others
            if not skills or terms.applying(skills, check.backgrounds, one)
        ]
        if not fit:
            raise Illegal(words("nobody-helps", skills=skills))
        return replace(check, helpers=tuple(fit)), sheet

    @late
    def question(self, likelihood: str) -> Check[Sheet]:
        from solo.rules.fell.checks.likelihood import Likely, Question

        return Question(likelihood=legal(Likely.parse, likelihood))

    def answer(self, outcome: Outcome) -> str:
        return likelihood.answer(outcome.successes, outcome.failures)

    def likelihoods(self, sheet: Sheet | None) -> tuple[Likelihood, ...]:
        rows = []
        for likely in likelihood.likely_words().values():
            chances = odds(likelihood.Question(likelihood=likely), sheet)
            lean = {1: " with advantage", -1: " with disadvantage"}.get(likely.extra, "")
            percent = chances.percent(chances.succeeding)
            rows.append(Likelihood(likely.word, f"{likely.die.word}{lean}", percent))
        return tuple(rows)

    def things(self, sheet: Sheet) -> Sequence[Thing[Sheet]]:
        return things(sheet)

    def own_standing(self, sheet: Sheet) -> tuple[Option, ...]:
        return anytime.options(sheet)

    def do_own_standing(
        self, option: str, words: str, sheet: Sheet, dice: Dice, *, asks: bool = True
    ) -> Step[Sheet]:
        return anytime.do(option, sheet, dice)

    def fallen(self, sheet: Sheet) -> str:
        """Return `defeated` for whom somebody may yet treat, and once for the newly dead.

        A death, too, leads to the adventure's `defeat` scene, which may ask for `hero.dead`.
        """
        if sheet.dead:
            return "dead" if sheet.told else "defeated"
        return "defeated" if sheet.out else ""

    def dead(self, sheet: Sheet) -> bool:
        return sheet.dead

    def own_revive(self, sheet: Sheet, dice: Dice) -> Step[Sheet]:
        return anytime.revive(sheet)

    def rescue(self, sheet: Sheet, dice: Dice) -> Step[Sheet]:
        """Let another hero treat one who dies without it (FELL-047)."""
        after, notes = healing.treat(sheet)
        return Step(None, after, notes, Outcome("revived"), healing.REST)

    def reward(self, amount: int) -> Effect[Sheet]:
        """Pay a quest's reward, in coins."""
        return By(lambda sheet: effects.won(sheet, amount))

    def own_finish(self, sheet: Sheet) -> tuple[Sheet, tuple[Note, ...]]:
        """Rest between adventures: HP come back, and dawns pass; attributes take their weeks."""
        if sheet.dead:
            return sheet, ()
        rested = changed(sheet, hp=sheet.most_hp, out=False, impaired={}, spent={}, deprived={})
        return changed(rested, fatigue=0), ()

    moments = _MOMENTS

    def fight(self, encounter: Encounter[Sheet], sheet: Sheet) -> "FightView | None":
        fought = table_of(encounter, table.FightTable)
        return None if fought is None else view.fight_view(fought)

    def put(self, check: object, sheet: Sheet | None) -> Text:
        return before_roll.put(check, sheet)

    def review(self, checks: Sequence[object]) -> Iterable[Advice]:
        return review.review(checks)

    def strip(self, outcome: Outcome) -> "Strip | None":
        return strips.strip(outcome)

    @property
    def reading(self) -> Text:
        return words("reading")

    def rules(self) -> tuple[RuleEntry, ...]:
        return read_rules(DATA)


FELL: System[Sheet] = FellSystem()
"""The rules as they are; nothing in it changes."""


class _Opposed(Protocol):
    """A check with a foe on the other side, by id."""

    __dataclass_fields__: ClassVar[dict[str, Field[object]]]

    @property
    def vs(self) -> str: ...


def _is_opposed(value: object) -> TypeGuard[_Opposed]:
    return bool(getattr(value, "vs", ""))


def _anybody() -> Sheet:
    """Return a hero of no kind in particular."""
    dice = dict.fromkeys(ATTRIBUTES, Die.D6)
    return Sheet(name="", attributes=dice, whole=dice, hp=1, most_hp=1)
