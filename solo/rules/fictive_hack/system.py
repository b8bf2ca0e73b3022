"""Fictive Hack as the engine sees it: every part of the rules under the protocol's names."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, cast

from solo.late import late, lazy_imports
from solo.rules.core.dice import Dice
from solo.rules.core.effects import By
from solo.rules.core.fights.encounters import begun, outright
from solo.rules.core.menus.offers import Offer
from solo.rules.core.odds import odds
from solo.rules.core.outcome import AnySheet, Effect, Note, Option, Outcome, phrasing
from solo.rules.core.party.company import phrasing as of_party
from solo.rules.core.party.giving import Thing
from solo.rules.core.party.rolls import Together
from solo.rules.core.party.system import Doing, PartySystem
from solo.rules.core.protocols import AnyCheck, Check, Encounter, Illegal, Step, Written
from solo.rules.core.script import opened, table_of
from solo.rules.core.system import System
from solo.rules.core.system_parts import Advice, Cast, Likelihood, Ready, RuleEntry, Words, bound
from solo.rules.core.values.printed import LabelsOf, ToldOf, read_rules
from solo.rules.core.wording.naming import legal
from solo.rules.core.wording.quoting import shown as shortened
from solo.rules.fictive_hack.catalogue import CHECKS, EFFECTS, ENCOUNTERS, LABELS
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.checks.task import Task
from solo.rules.fictive_hack.foe import Foe
from solo.rules.fictive_hack.gear.item import Item
from solo.rules.fictive_hack.health import wounds as health
from solo.rules.fictive_hack.heroes.attributes import ATTRIBUTES, parse_attribute
from solo.rules.fictive_hack.heroes.sheet import Sheet, blank, changed
from solo.rules.fictive_hack.messages import sentences
from solo.rules.fictive_hack.messages import sheet_view as shown
from solo.rules.fictive_hack.options import FhOptions
from solo.rules.fictive_hack.party import SEVERAL, things
from solo.rules.fictive_hack.printed import DATA, printed
from solo.rules.fictive_hack.words import words
from solo.words import Text

if TYPE_CHECKING:
    from solo.rules.core.fights.by_hand import ByHand
    from solo.rules.core.shown.fight_view import FightView
    from solo.rules.core.shown.strip import Strip
    from solo.rules.fictive_hack.checks.attribute_rolls import Challenge
    from solo.rules.fictive_hack.fight.written import Fight
    from solo.rules.fictive_hack.heroes.hero_file import HeroFile

with lazy_imports():
    from solo.rules.fictive_hack import anytime, review, vocabulary
    from solo.rules.fictive_hack.checks import (
        attribute_rolls,
        between_heroes,
        improvise,
        likelihood,
        single_roll,
    )
    from solo.rules.fictive_hack.fight import battle, by_hand, single_attack, table, view
    from solo.rules.fictive_hack.heroes import advancement, between_adventures, creation, hero_file
    from solo.rules.fictive_hack.messages import before_roll, strips


LOWEST, HIGHEST = -2, 10
"""The attributes of whoever is told of in a few words (FH-016)."""


_MOMENTS: Mapping[str, Collection[str]] = {"fight": ("foes", "acts", "places"), "crossing": ()}


class FictiveHack(PartySystem[Sheet]):
    """The rules of Fictive Hack.

    The substance is in the other modules; here it gets the names of the protocol `System`.
    """

    __slots__ = ()
    _house: FhOptions

    kept: type = Sheet
    unkept: ClassVar[frozenset[str]] = frozenset({"options", "bowl", "party"})

    name: str = "fictive-hack"
    title: str = "Fictive Hack"
    checks: Mapping[str, type] = CHECKS
    encounters: Mapping[str, type] = ENCOUNTERS
    effects: Mapping[str, type] = EFFECTS
    foe: type = Foe
    item: type = Item
    labels: tuple[str, ...] = LABELS
    options: type = FhOptions
    try_minutes: int = 5
    several: ClassVar[Together[AnySheet]] = SEVERAL
    template: Path = DATA / "template"
    told_of = ToldOf(DATA)
    labels_of = LabelsOf(DATA)

    own_view = staticmethod(shown.view)
    own_pass_time = staticmethod(health.pass_time)
    fallen = staticmethod(health.fallen)
    own_revive = staticmethod(health.revive)
    phrase = staticmethod(of_party(phrasing(words)))
    explain = staticmethod(sentences.explain)
    describe = staticmethod(shown.describe)
    status = staticmethod(shown.status)

    @property
    def by_hand(self) -> "ByHand[Sheet]":
        return by_hand.BY_HAND

    def bind(self, value: object, cast: Cast) -> object:
        """Return a check or a fight with the foes that it names put in, and whose ties are.

        Raises:
            ValueError: It names a foe that is not there.
        """
        value = bound(value, cast)
        if isinstance(value, Task) and value.ties != self._house.ties:
            return replace(value, ties=self._house.ties)
        return value

    def begin(self, value: Written[Sheet], sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        if (several := self.for_several(value, sheet, asks=asks)) is not None:
            return several
        if getattr(value, "opens_as", "") == "fight":
            return _begin_fight(cast("Fight", value), sheet, asks=asks)

        def rolling(check: Check[Sheet], asks: bool) -> Encounter[Sheet]:
            if isinstance(check, attribute_rolls.Opposed) and check.hero:
                return opened(sheet, between_heroes.against_hero, check, asks=asks)
            if isinstance(check, Task):
                return _begin_roll(check, sheet, asks=asks)
            return outright(check, asks)

        return begun(value, sheet, asks=asks, rolling=rolling)

    @property
    def seen(self) -> Collection[str]:
        return self.view(blank()).keys()

    @property
    def hero(self) -> type:
        return hero_file.HeroFile

    def hero_of(self, sheet: Sheet) -> "HeroFile":
        return between_adventures.file_of(sheet)

    def create(
        self, heroes: Sequence[Ready[Sheet]], *, make: bool, party: int = 1
    ) -> Encounter[Sheet]:
        return creation.create(heroes, make=make, options=self._house, party=party)

    def counts(self, value: object) -> frozenset[str] | None:
        """Return the counts of a check; what is only told by labels comes once or not at all."""
        own = super().counts(value)
        signs: Mapping[str, str] | None = getattr(value, "signs", None)
        if own is not None or signs is None:
            return own
        return frozenset(f"1{sign}" for sign in signs.values())

    def words(self) -> Mapping[str, Words]:
        return vocabulary.vocabulary()

    def review(self, checks: Sequence[object]) -> Iterable[Advice]:
        return review.review(checks)

    def stand_in(self, name: str, traits: Mapping[str, str]) -> Sheet:
        """Return somebody with attributes and nothing else; those not told are 0."""
        told = dict.fromkeys(ATTRIBUTES, 0)
        for trait, value in traits.items():
            attribute = legal(parse_attribute, trait)
            if not re.fullmatch(r"[-+]?\d{1,2}", value, re.ASCII):
                raise Illegal(words("no-score", attribute=attribute, value=shortened(value)))
            told[attribute] = int(value)
        if low := [name for name, score in told.items() if not LOWEST <= score <= HIGHEST]:
            raise Illegal(
                words(
                    "out-of-bounds",
                    attribute=low[0],
                    score=told[low[0]],
                    lowest=LOWEST,
                    highest=HIGHEST,
                )
            )
        return changed(blank(), name=name, attributes=told, options=self._house)

    def effort(self, attribute: str, difficulty: str) -> Check[Sheet]:
        raise Illegal(words("help-in-attacks"))

    def versus(self, outcome: Outcome) -> tuple[int, int]:
        """Compare totals: the higher one wins (FH-163)."""
        return int(str(outcome.facts.get("total", 0))), 0

    def gather(
        self, check: AnyCheck, sheet: Sheet, others: Sequence[Sheet]
    ) -> tuple[AnyCheck, Sheet]:
        """Let everybody else add a die to an attack, of which two are kept (FH-151)."""
        if (group := self.led(check, sheet, others)) is not None:
            group = changed(group, bowl=group.bowl + sum(one.bowl for one in others))
            return check, group
        if not isinstance(check, single_attack.Attack):
            raise Illegal(words("help-in-attacks"))
        return replace(check, assist=check.assist + len(others)), sheet

    def trait(self, name: str) -> str:
        return legal(parse_attribute, name)

    def difficulties(self) -> tuple[str, ...]:
        return tuple(printed("tasks")["difficulties"])

    def improvise(self, attribute: str, difficulty: str, deed: str = "") -> "Challenge":
        return improvise.improvise(attribute, difficulty, deed)

    def improvised(
        self, attribute: str, outcome: Outcome, visits: int
    ) -> tuple[Text, tuple[Effect[Sheet], ...]]:
        return improvise.improvised(attribute, outcome, visits)

    @late
    def question(self, likelihood: str) -> Check[Sheet]:
        from solo.rules.fictive_hack.checks.attribute_rolls import Luck
        from solo.rules.fictive_hack.checks.likelihood import Likelihood as Likely

        return Luck(likelihood=legal(Likely.parse, likelihood))

    def answer(self, outcome: Outcome) -> str:
        return likelihood.answer(int(outcome.facts["by"]))

    def likelihoods(self, sheet: Sheet) -> tuple[Likelihood, ...]:
        rows = []
        for likely in likelihood.likelihoods().values():
            chances = odds(attribute_rolls.Luck(likelihood=likely), sheet)
            percent = chances.percent(chances.succeeding)
            rows.append(Likelihood(likely.word, str(likely.difficulty), percent))
        return tuple(rows)

    def things(self, sheet: Sheet) -> Sequence[Thing[Sheet]]:
        return things(sheet)

    def party_offers(self, sheet: Sheet, *, asks: bool = True) -> Sequence[Offer[Doing[Sheet]]]:
        return anytime.party_offers(sheet)

    def rescue(self, sheet: Sheet, dice: Dice) -> Step[Sheet]:
        """Let another hero see to one who is down, who then comes round (FH-157, FH-159)."""
        return health.helped_up(sheet)

    def own_standing(self, sheet: Sheet) -> tuple[Option, ...]:
        return anytime.standing(sheet)

    def do_own_standing(
        self, option: str, words: str, sheet: Sheet, dice: Dice, *, asks: bool = True
    ) -> Step[Sheet]:
        return anytime.do_standing(option, words, sheet, dice)

    def reward(self, amount: int) -> Effect[Sheet]:
        """Pay a quest's reward in AP (FH-198)."""
        return By(lambda sheet: awesome.feed_bowl(sheet, amount, "the quest"))

    def own_finish(self, sheet: Sheet) -> tuple[Sheet, tuple[Note, ...]]:
        """Close an adventure: rest; unspent AP and what was spent are kept (FH-086)."""
        if sheet.state == "dead":
            return sheet, ()
        if sheet.state:
            sheet = changed(sheet, state="", lost=sheet.most - 1, bed=0, bleeding=0)
        return health.sleep(sheet, 24 * 60)

    def load(self, values: object) -> Sheet:
        """Return the hero that was dumped, with the options of this game.

        Raises:
            ValueError: It is no hero by the rules.
        """
        sheet: Sheet = super().load(values)
        between_adventures.check_loaded(sheet)
        return sheet

    def own_home(self, sheet: Sheet) -> Sheet:
        return between_adventures.went_home(sheet)

    def advance(self, sheet: Sheet) -> Encounter[Sheet] | None:
        return opened(sheet, advancement.advancement)

    def strip(self, outcome: Outcome) -> "Strip | None":
        return strips.strip(outcome)

    @property
    def reading(self) -> Text:
        return words("reading")

    moments = _MOMENTS

    def fight(self, encounter: Encounter[Sheet], sheet: Sheet) -> "FightView | None":
        fought = table_of(encounter, table.FightTable)
        return None if fought is None else view.fight_view(fought.battle, sheet)

    def put(self, value: object, sheet: Sheet) -> Text:
        return before_roll.put(value, sheet)

    def rules(self) -> tuple[RuleEntry, ...]:
        return read_rules(DATA)


FICTIVE_HACK: System[Sheet] = FictiveHack()
"""The rules as they are; nothing in it changes."""


def _begin_fight(fight: "Fight", sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
    return battle.begin(fight, sheet, asks=asks)


def _begin_roll(task: Task, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
    return single_roll.begin_roll(task, sheet, asks=asks)
