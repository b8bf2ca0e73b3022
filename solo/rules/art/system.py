"""The ART Engine as the engine sees it: every part of the rules under the protocol's names."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, cast

from solo.late import lazy_imports
from solo.rules.art.catalogue import CHECKS, EFFECTS, ENCOUNTERS, OPENINGS
from solo.rules.art.checks import improvise
from solo.rules.art.checks.likelihood import Likelihood as Likely
from solo.rules.art.checks.likelihood import answer, likelihoods
from solo.rules.art.checks.ranks import LABELS
from solo.rules.art.checks.table import ActionTable, standard
from solo.rules.art.checks.trait import against_foes, is_opposed
from solo.rules.art.foe import OF_THE_HERO, Foe
from solo.rules.art.gear.item import Item
from solo.rules.art.health import damage
from solo.rules.art.heroes import perks
from solo.rules.art.heroes.attributes import ATTRIBUTES, parse_attribute
from solo.rules.art.heroes.sheet import Sheet, changed, furnished, new_sheet
from solo.rules.art.messages import gear_view, sentences, sheet_view
from solo.rules.art.options import ArtOptions
from solo.rules.art.printed import DATA
from solo.rules.art.words import words
from solo.rules.core.dice import Dice
from solo.rules.core.fights.encounters import begun
from solo.rules.core.odds import odds
from solo.rules.core.outcome import AnyEffect, Effect, Note, Option, Outcome
from solo.rules.core.party.company import ActingAs
from solo.rules.core.party.company import phrasing as of_party
from solo.rules.core.protocols import AnyCheck, Check, Encounter, Step, Written
from solo.rules.core.script import opened, table_of
from solo.rules.core.system import System
from solo.rules.core.system_parts import (
    Advice,
    Cast,
    Likelihood,
    OwnTable,
    Ready,
    RuleEntry,
    Thing,
    Words,
    bound,
    named,
)
from solo.rules.core.values.printed import LabelsOf, ToldOf, read_rules
from solo.rules.core.wording.naming import legal
from solo.words import Text

if TYPE_CHECKING:
    from solo.rules.art.checks.reactions import Fate
    from solo.rules.art.heroes.hero_file import HeroFile
    from solo.rules.art.party.party_rolls import ForWhom
    from solo.rules.core.fights.by_hand import ByHand
    from solo.rules.core.shown.fight_view import FightView
    from solo.rules.core.shown.moment import Moment
    from solo.rules.core.shown.strip import Strip

with lazy_imports():
    from solo.rules.art import anytime, review, vocabulary
    from solo.rules.art.checks import reactions, rolling
    from solo.rules.art.fight import by_hand, table, view
    from solo.rules.art.gear import carrying
    from solo.rules.art.health import healing
    from solo.rules.art.heroes import campaign, creation, forgetting, hero_file, kept
    from solo.rules.art.messages import before_roll, strips
    from solo.rules.art.party import glory, group, members, party_rolls, rest, sharing
    from solo.rules.core.heroes import stand_ins
    from solo.rules.core.party import effects as party_effects


ENDS = (  # how long actions and encounters end, in the words that authors key
    *("stopped", "disaster", "unmoved", "outfitted", "empty-handed", "unfinished", "closed"),
    *("done", "time-up", "left", "interrupted", "followed", "spotted", "reached", "cold"),
    *("escaped", "caught", "accident", "lost", "won", "fled", "talked", "ended", "left-for-dead"),
    *("absent", "refused", "adventurer", "companion"),
)
AVERAGE = 7  # ART-005: the attribute of an average adventurer


_MOMENTS: Mapping[str, Collection[str]] = {
    "combat": ("foes", "acts", "places"),
    "chase": ("foes",),
    **dict.fromkeys(("rounds", "phases", "shadowing", "tracking", "complex"), ()),
}


class ArtSystem(System[Sheet]):
    """The rules of the ART Engine.

    The substance is in the other modules; here it gets the names of the protocol `System`.

    Args:
        house: The rule options that heroes play by.
        table: The Action Results Table that they roll on, or None for the engine's own.
    """

    __slots__ = ("_table",)
    _house: ArtOptions | None

    def __init__(self, house: ArtOptions | None = None, table: ActionTable | None = None) -> None:
        self._house = house
        self._table = table

    @property
    def action_table(self) -> ActionTable:
        """The table that rolls are read on: the adventure's own, or that of the engine."""
        return self._table or standard()

    name: str = "art"
    title: str = "ART Engine"
    checks: Mapping[str, type] = CHECKS
    encounters: Mapping[str, type] = ENCOUNTERS
    effects: Mapping[str, type] = EFFECTS
    foe: type = Foe
    item: type = Item
    labels: tuple[str, ...] = (*LABELS, "aborted", *ENDS)
    options: type = ArtOptions
    try_minutes: int = 5  # ART-291: one phase on the scale of minutes
    party: int = 6
    brought: str = OF_THE_HERO
    template: Path = DATA / "template"
    told_of = ToldOf(DATA)
    labels_of = LabelsOf(DATA)

    improvised = staticmethod(improvise.improvised)
    fallen = staticmethod(damage.fallen)
    phrase = staticmethod(of_party(sentences.phrase))
    explain = staticmethod(sentences.explain)
    describe = staticmethod(sheet_view.describe)
    status = staticmethod(sheet_view.status)

    moments = _MOMENTS

    def _inmost(self, encounter: Encounter[Sheet]) -> Encounter[Sheet]:
        while isinstance(encounter, ActingAs):
            encounter = encounter.inner
        return encounter

    def fight(self, encounter: Encounter[Sheet], sheet: Sheet) -> "FightView | None":
        fought = table_of(self._inmost(encounter), table.FightTable)
        return None if fought is None else view.fight_view(fought)

    def moment(self, encounter: Encounter[Sheet], sheet: Sheet) -> "Moment | None":
        fought = table_of(self._inmost(encounter), table.FightTable)
        return super().moment(encounter, sheet) if fought is None else view.moment(fought)

    @property
    def by_hand(self) -> "ByHand[Sheet]":
        return by_hand.BY_HAND

    improvise = staticmethod(improvise.improvise)

    @property
    def nobody(self) -> Sheet | None:
        """A sheet with a table and no attributes, which nothing can hurt; None without a table."""
        if self._table is None:
            return None
        return Sheet(name="", attributes={}, dead=True, table=self._table)

    def bind(self, value: object, cast: Cast) -> object:
        """Return a check with the foes that it names put in: their ranks as its difficulty.

        Raises:
            ValueError: It names a foe or an attribute that is not there.
        """
        if is_opposed(value):
            return against_foes(value, named(Foe, cast.foes))
        return bound(value, cast)

    def begin(self, value: Written[Sheet], sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        if getattr(value, "who", "lead") != "lead":
            among = self._begin_for_several(cast("ForWhom", value), sheet, asks=asks)
            if among is not None:
                return among
        if word := getattr(value, "opens_as", ""):
            return OPENINGS[word](value, sheet, asks=asks)
        return begun(value, sheet, asks=asks, rolling=_rolling())

    def _begin_for_several(
        self, value: "ForWhom", sheet: Sheet, *, asks: bool
    ) -> Encounter[Sheet] | None:
        return party_rolls.open_for_several(value, sheet, self.begin, asks=asks)

    @property
    def seen(self) -> Collection[str]:
        return self.view(new_sheet("", dict.fromkeys(ATTRIBUTES, AVERAGE))).keys()

    def view(self, sheet: Sheet) -> Mapping[str, object]:
        seen = _view(sheet)
        seen["everyone"] = (dict(seen), *map(_view, sheet.party))
        return seen

    def everybody(self, sheet: Sheet) -> tuple[Sheet, ...]:
        return members.COMPANY.shown(sheet)

    def upon(self, whom: str, effects: Sequence[AnyEffect], roller: str = "") -> AnyEffect:
        struck = party_effects.Struck(whom, tuple(effects), roller)
        return party_effects.Upon[Sheet](party_rolls.SEVERAL, struck)

    def companions(self, sheet: Sheet) -> tuple[str, ...]:
        return tuple(sheet.companions)

    def companion(self, sheet: Sheet, key: str, block: object | None) -> Sheet:
        if block is None:
            sheet, _ = sharing.all_back(sheet, key)
        assert block is None or isinstance(block, Foe)
        return members.joined(sheet, key, block)

    def create(
        self, heroes: Sequence[Ready[Sheet]], *, make: bool, party: int = 1
    ) -> Encounter[Sheet]:
        return creation.create(
            heroes, make=make, options=self._house, action_table=self._table, party=party
        )

    def effort(self, attribute: str, difficulty: str) -> Check[Sheet]:
        """Return the combined effort with an attribute, in which the best result stands."""
        roll = self.improvise(attribute, difficulty)
        assert roll.difficulty is not None
        return group.Group(attribute=roll.attribute, difficulty=roll.difficulty)

    def things(self, sheet: Sheet) -> Sequence[Thing[Sheet]]:
        return sharing.things(sheet)

    def versus(self, outcome: Outcome) -> tuple[int, int]:
        """Compare columns: the higher result wins (ART-186)."""
        return int(str(outcome.facts.get("result_index", 0))), 0

    def difficulties(self) -> tuple[str, ...]:
        return improvise.difficulties()

    def skilled(self, skill: str, difficulty: str) -> Check[Sheet] | None:
        return improvise.skilled(skill, difficulty)

    def gather(
        self, check: AnyCheck, sheet: Sheet, others: Sequence[Sheet]
    ) -> tuple[AnyCheck, Sheet]:
        return check, replace(sheet, party=tuple(others))

    def part(self, sheet: Sheet) -> tuple[Sheet, tuple[Sheet, ...]]:
        return replace(sheet, party=()), sheet.party

    def stand_in(self, name: str, traits: Mapping[str, str]) -> Sheet:
        usual = dict.fromkeys(ATTRIBUTES, str(AVERAGE))
        told: Sheet = stand_ins.stand_in(
            self.hero, name, traits, usual=usual, read=parse_attribute, skills=True, xp="0"
        )
        return furnished(told, self._house, self._table)

    def using(self, *, options: object = None, table: OwnTable | None = None) -> "ArtSystem":
        """Return the system with rule options and a table put in for every hero it makes."""
        own = None if table is None else ActionTable.read(table.text, table.name)
        assert options is None or isinstance(options, ArtOptions)
        return ArtSystem(options, own)

    def words(self) -> Mapping[str, Words]:
        return vocabulary.vocabulary()

    def review(self, checks: Sequence[object]) -> Iterable[Advice]:
        return review.review(checks)

    def trait(self, name: str) -> str:
        return legal(parse_attribute, name)

    def question(self, likelihood: str) -> Check[Sheet]:
        return _fate(legal(Likely.parse, likelihood))

    def answer(self, outcome: Outcome) -> str:
        return answer(outcome.successes, outcome.failures)

    def likelihoods(self, sheet: Sheet | None) -> tuple[Likelihood, ...]:
        return _of_average() if sheet is None else _likelihoods(sheet)

    def standing(self, sheet: Sheet) -> tuple[Option, ...]:
        return anytime.options(sheet)

    def do_standing(
        self, option: str, words: str, sheet: Sheet, dice: Dice, *, asks: bool = True
    ) -> Step[Sheet]:
        return anytime.do(option, words, sheet, dice, asks=asks)

    def pass_time(self, sheet: Sheet, minutes: int) -> tuple[Sheet, tuple[Note, ...]]:
        if minutes > 0:
            others = tuple(map(carrying.set_out, sheet.party))
            sheet = (
                changed(carrying.set_out(sheet), party=others)
                if others
                else carrying.set_out(sheet)
            )
        return members.each(
            carrying.left_behind(sheet, minutes), lambda one: healing.pass_time(one, minutes)
        )

    def revive(self, sheet: Sheet, dice: Dice) -> Step[Sheet]:
        return members.relieved(sheet) or rest.revive(sheet, dice)

    def forget(self, sheet: Sheet, ahead: Sequence[object]) -> Sheet:
        """Return a hero without what no roll ahead reads."""
        return forgetting.forget(sheet, ahead)

    def relieve(self, sheet: Sheet) -> Step[Sheet] | None:
        """Let the next adventurer go on when the one who acts has died (ART-041, ART-063)."""
        return members.relieved(sheet)

    def own_quest(self, sheet: Sheet) -> str:
        return sheet.quest

    def reward(self, amount: int) -> Effect[Sheet]:
        """Pay a quest's Glory, which several adventurers divide (ART-069)."""
        return glory.QuestGlory(amount)

    def finish(self, sheet: Sheet) -> tuple[Sheet, tuple[Note, ...]]:
        return campaign.finish(sheet)

    def dump(self, sheet: Sheet) -> Mapping[str, object]:
        return kept.dump(sheet)

    def load(self, values: object) -> Sheet:
        return furnished(kept.load(values), self._house, self._table)

    def home(self, sheet: Sheet) -> tuple[Sheet, ...]:
        return campaign.home(sheet)

    def advance(self, sheet: Sheet) -> Encounter[Sheet]:
        return opened(sheet, campaign.advancement)

    @property
    def hero(self) -> type:
        return hero_file.HeroFile

    def lacks(self, hero: object) -> Iterable[str]:
        return hero.lacks() if isinstance(hero, hero_file.HeroFile) else ()

    def hero_of(self, sheet: Sheet) -> "HeroFile":
        return hero_file.hero_file(sheet)

    def strip(self, outcome: Outcome) -> "Strip | None":
        return strips.strip(outcome)

    @property
    def reading(self) -> Text:
        return words("reading")

    def put(self, value: object, sheet: Sheet) -> Text:
        return before_roll.put(value, sheet)

    def rules(self) -> tuple[RuleEntry, ...]:
        return read_rules(DATA)


ART: System[Sheet] = ArtSystem()
"""The rules as they are; nothing in it changes."""


@cache  # every question at a table asks for its word
def _of_average() -> tuple[Likelihood, ...]:
    return _likelihoods(None)


def _likelihoods(sheet: Sheet | None) -> tuple[Likelihood, ...]:
    rows = []
    for likely in likelihoods().values():
        chances = odds(_fate(likely, AVERAGE if sheet is None else None), sheet)
        percent = chances.percent(chances.succeeding)
        rows.append(Likelihood(likely.word, likely.difficulty.word, percent))
    return tuple(rows)


def _fate(likelihood: Likely, fate: int | None = None) -> "Fate":
    """Return the Fate roll that answers a question of so likely a yes."""
    return reactions.Fate(likelihood=likelihood, fate=fate)


@cache  # every roll asks for it
def _rolling() -> Callable[[Check[Sheet], bool], Encounter[Sheet]]:
    return cast("Callable[[Check[Sheet], bool], Encounter[Sheet]]", rolling.Rolling)


def _view(sheet: Sheet) -> dict[str, object]:
    """Return what prose sees of one adventurer."""
    seen = sheet_view.view(sheet)
    if sheet.perks or sheet.gear or sheet.worn is not None:
        seen["perks"] = perks.usable(sheet)
    seen.update(gear_view.view(sheet))
    return seen
