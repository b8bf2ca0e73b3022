"""FELL as the engine sees it: every part of the rules under the protocol's names."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import Field, replace
from pathlib import Path
from typing import ClassVar, Protocol, TypeGuard

from solo.errors import did_you_mean
from solo.late import late
from solo.rules.core.abilities import Words
from solo.rules.core.base import Small
from solo.rules.core.dice import Dice
from solo.rules.core.encounters import Outright, begun
from solo.rules.core.naming import legal
from solo.rules.core.odds import odds
from solo.rules.core.outcome import Note, Outcome
from solo.rules.core.printed import read_rules
from solo.rules.core.protocols import AnyCheck, Check, Encounter, Illegal, Step, Written
from solo.rules.core.quoting import shown
from solo.rules.core.script import opened
from solo.rules.core.strip import Strip
from solo.rules.core.system import Cast, Likelihood, Ready, RuleEntry, System, Unbound, named
from solo.rules.fell import anytime
from solo.rules.fell.actions.casting import PRICES, Casting
from solo.rules.fell.actions.journey import Journey
from solo.rules.fell.actions.meeting import Meeting
from solo.rules.fell.actions.resting import Rest
from solo.rules.fell.checks import improvise
from solo.rules.fell.checks.attacks import Attack, Blast, Harm
from solo.rules.fell.checks.decisions import casting, contesting, testing
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.checks.likelihood import ANSWERS, Likely, Question, answer, likely_words
from solo.rules.fell.checks.luck import Luck
from solo.rules.fell.checks.social import (
    MORALE,
    ROWS,
    UNBROKEN,
    Leverage,
    Morale,
    Reaction,
    Request,
)
from solo.rules.fell.checks.terms import applying
from solo.rules.fell.checks.tests import Contest, Test
from solo.rules.fell.effects import EFFECTS, Hurts, Treat
from solo.rules.fell.fight.battle import begin as begin_fight
from solo.rules.fell.fight.written import ENDS, Fight
from solo.rules.fell.foe import Foe, joined
from solo.rules.fell.gear.effects import TREASURE, Drop, Pay, Take
from solo.rules.fell.gear.item import Item, item_named
from solo.rules.fell.health import burdens
from solo.rules.fell.heroes import creation
from solo.rules.fell.heroes.attributes import ATTRIBUTES, parse_attribute
from solo.rules.fell.heroes.haven import (
    NOTHING,
    RETIRED,
    TITLES,
    Haven,
    coming_home,
    reached,
    with_purse,
)
from solo.rules.fell.heroes.hero_file import HeroFile, check_hero, hero_of
from solo.rules.fell.heroes.sheet import Sheet, changed
from solo.rules.fell.messages import notes as phrases
from solo.rules.fell.messages import sentences as words
from solo.rules.fell.messages import sheet_view as seen
from solo.rules.fell.options import USUAL, FellOptions
from solo.rules.fell.printed import DATA
from solo.rules.fell.review import review

CHECKS: Mapping[str, type] = {
    "test": Test,
    "contest": Contest,
    "luck": Luck,
    "cast": Casting,
    "reaction": Reaction,
    "leverage": Leverage,
    "morale": Morale,
    "request": Request,
    "attack": Attack,
    "blast": Blast,
    "harm": Harm,
    "rest": Rest,
    "question": Question,
}
ENCOUNTERS: Mapping[str, type] = {
    "fight": Fight,
    "meeting": Meeting,
    "journey": Journey,
    "haven": Haven,
}
LABELS = (
    *("passed", "failed", "won", "lost", "lucky", "unlucky", "aborted"),
    *("cast", "barred", *PRICES, *ROWS, UNBROKEN, *MORALE, "agreed", "refused", "absent"),
    *("hit", "stopped", "unharmed", "harmed", "held", "out", "dead", "rested", "disturbed"),
    *(end for end in ENDS if end not in ("won", "lost")),
    *("arrived", "trouble", *TITLES, NOTHING, RETIRED, *ANSWERS),
)


class FellSystem(Small[Sheet]):
    """The rules of FELL.

    The substance is in the other modules; here it gets the names of the protocol `System`.

    Args:
        house: The rule options that heroes play by.
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
    hero: type = HeroFile
    kept: type = Sheet
    unkept: ClassVar[frozenset[str]] = frozenset({"options"})
    labels: tuple[str, ...] = LABELS
    options: type = FellOptions
    try_minutes: int = 10  # FELL-034: a round of exploring
    party: int = 1
    template: Path = DATA / "template"

    view = staticmethod(seen.view)
    hero_of = staticmethod(hero_of)
    review = staticmethod(review)
    trait = staticmethod(improvise.trait)
    improvised = staticmethod(improvise.improvised)
    standing = staticmethod(anytime.offers)
    pass_time = staticmethod(burdens.pass_time)
    phrase = staticmethod(phrases.phrase)
    explain = staticmethod(words.explain)
    put = staticmethod(words.put)
    describe = staticmethod(seen.describe)
    status = staticmethod(seen.status)
    improvise = staticmethod(improvise.improvise)

    @property
    def nobody(self) -> Sheet | None:
        """A sheet with options and nothing else; None with the usual ones."""
        if self._house == USUAL:
            return None
        return Sheet(
            name="", attributes={}, whole={}, hp=0, most_hp=0, dead=True, options=self._house
        )

    def bind(self, value: object, cast: Cast) -> object:
        """Return a check, fight, effect or hero with the foes and items that it names put in.

        Raises:
            Unbound: It names one that is not there.
        """
        if isinstance(value, HeroFile):
            return value.with_items(named(Item, cast.items))
        if isinstance(value, Take):
            return replace(value, thing=_item("take", value.item, cast))
        if isinstance(value, Fight):
            return value.bound(named(Foe, cast.foes))
        if isinstance(value, Drop) and value.item.strip().lower() != TREASURE:
            _item("drop", value.item, cast)
        if isinstance(value, (Pay, Hurts, Treat)) and value.who not in ("", "hero"):
            _one("who", value.who, named(Foe, cast.foes))
        if isinstance(value, Request) and value.of:
            _one("of", value.of, named(Foe, cast.foes))
        if _is_opposed(value):
            return replace(value, foe=_one("vs", value.vs, named(Foe, cast.foes)))
        return value

    def begin(self, value: Written[Sheet], sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        match value:
            case Test() if value.sure(sheet):
                return Outright(check=value)
            case Test():
                return opened(sheet, testing, value, asks=asks)
            case Contest() | Leverage():
                return opened(sheet, contesting, value, asks=asks)
            case Casting():
                return opened(sheet, casting, value, asks=asks)
            case Fight():
                return begin_fight(value, sheet)
            case _:
                return begun(value, sheet, asks=asks)

    @property
    def seen(self) -> Collection[str]:
        return seen.view(_anybody()).keys()

    def companions(self, sheet: Sheet) -> tuple[str, ...]:
        return tuple(key for key, one in sheet.companions.items() if not one.dead)

    def companion(self, sheet: Sheet, key: str, block: object | None) -> Sheet:
        others = {name: one for name, one in sheet.companions.items() if name != key}
        if block is None:
            return changed(sheet, companions=others)
        assert isinstance(block, Foe)
        one = joined(block)
        if one.hired and not sheet.hires_more:
            return sheet
        return changed(sheet, companions={**others, key: one})

    def create(
        self, heroes: Sequence[Ready[Sheet]], *, make: bool, party: int = 1
    ) -> Encounter[Sheet]:
        return creation.create(heroes, make=make, options=self._house)

    def load(self, values: object) -> Sheet:
        sheet: Sheet = super().load(values)
        check_hero(sheet)
        return changed(sheet, options=self._house)

    def home(self, sheet: Sheet) -> tuple[Sheet, ...]:
        """Leave behind what is the adventure's: companions, marks, danger, wants.

        The weeks between adventures restore attributes (FELL-050), and whoever has coins at home
        takes some along to the next, as many as fill a slot.
        """
        alone: dict[str, object] = {"companions": {}, "conditions": frozenset(), "danger": 0}
        whole = sheet.attributes if sheet.dead else sheet.whole
        return (changed(with_purse(sheet), attributes=whole, deprived={}, **alone),)

    def advance(self, sheet: Sheet) -> Encounter[Sheet] | None:
        """Open the advances that a hoard is worth and that were not taken yet (FELL-064)."""
        if sheet.dead or sheet.advances >= reached(sheet.hoard):
            return None
        return opened(sheet, coming_home, unloads=False, between=True)

    @late
    def words(self) -> Mapping[str, Words]:
        from solo.rules.fell.vocabulary import vocabulary

        return vocabulary()

    @late
    def stand_in(self, name: str, traits: Mapping[str, str]) -> Sheet:
        from solo.rules.core.stand_ins import stand_in

        usual = dict.fromkeys(ATTRIBUTES, "d6")
        told: Sheet = stand_in(self.hero, name, traits, usual=usual, read=parse_attribute)
        return changed(told, options=self._house)

    def effort(self, attribute: str, difficulty: str) -> Check[Sheet]:
        return self.improvise(attribute, difficulty)

    def gather(
        self, check: AnyCheck, sheet: Sheet, others: Sequence[Sheet]
    ) -> tuple[AnyCheck, Sheet]:
        """Let those who have a skill for it help; trouble that comes is theirs too (FELL-014).

        A test that names no skill is helped by all: the table has judged that theirs fit (ours).
        """
        if not isinstance(check, Test):
            raise Illegal("by FELL several help in a test: together test str skills=climbing")
        skills = (*check.skills, *check.help)
        fit = [one.name for one in others if not skills or applying(skills, check.backgrounds, one)]
        if not fit:
            known = ", ".join(skills)
            raise Illegal(f"nobody else has a skill that would help ({known}); 'check' rolls alone")
        return replace(check, helpers=tuple(fit)), sheet

    def part(self, sheet: Sheet) -> tuple[Sheet, tuple[Sheet, ...]]:
        return sheet, ()

    def question(self, likelihood: str) -> Check[Sheet]:
        return Question(likelihood=legal(Likely.parse, likelihood))

    def answer(self, outcome: Outcome) -> str:
        return answer(outcome.successes, outcome.failures)

    def likelihoods(self, sheet: Sheet | None) -> tuple[Likelihood, ...]:
        rows = []
        for likely in likely_words().values():
            chances = odds(Question(likelihood=likely), sheet)
            lean = {1: " with advantage", -1: " with disadvantage"}.get(likely.extra, "")
            percent = chances.percent(chances.succeeding)
            rows.append(Likelihood(likely.word, f"{likely.die.word}{lean}", percent))
        return tuple(rows)

    def do_standing(
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

    def revive(self, sheet: Sheet, dice: Dice) -> Step[Sheet]:
        return anytime.revive(sheet)

    def reward(self, sheet: Sheet, kind: str, amount: int) -> tuple[Sheet, tuple[Note, ...]]:
        """Pay a quest's reward, in coins."""
        changed_sheet, notes = EFFECTS["coins"](amount).apply(sheet, None)
        return changed_sheet, notes

    def finish(self, sheet: Sheet) -> tuple[Sheet, tuple[Note, ...]]:
        """Rest between adventures: HP come back, and dawns pass; attributes take their weeks."""
        if sheet.dead:
            return sheet, ()
        rested = changed(sheet, hp=sheet.most_hp, out=False, impaired={}, spent={}, deprived={})
        return changed(rested, fatigue=0), ()

    @late
    def strip(self, outcome: Outcome) -> Strip | None:
        from solo.rules.fell.messages.strips import strip

        return strip(outcome)

    @property
    def reading(self) -> str:
        return (
            "High is good: the die must reach the number. The better you are, the larger the die."
        )

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


def _item(key: str, name: str, cast: Cast) -> Item:
    """Return the item of that id.

    Raises:
        Unbound: There is none.
    """
    try:
        return item_named(name, named(Item, cast.items))
    except ValueError as reason:
        raise Unbound("value-wrong", f"{key}: {reason}") from reason


def _one(key: str, name: str, cast: Mapping[str, Foe]) -> Foe:
    """Return the foe or companion of that id.

    Raises:
        ValueError: There is none.
    """
    if name not in cast:
        near = did_you_mean(name, cast) or ";"
        known = ", ".join(cast) or "none"
        raise ValueError(f"{key}: unknown foe or companion '{shown(name)}'{near} known are {known}")
    return cast[name]


def _anybody() -> Sheet:
    """Return a hero of no kind in particular."""
    dice = dict.fromkeys(ATTRIBUTES, Die.D6)
    return Sheet(name="", attributes=dice, whole=dice, hp=1, most_hp=1)
