"""Fallout 2d20 as the engine sees it: every part of the rules under the protocol's names."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from solo.late import lazy_imports
from solo.rules.core.dice import Dice
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import AnySheet, Option, Outcome, phrasing
from solo.rules.core.party.company import phrasing as of_party
from solo.rules.core.party.rolls import Together
from solo.rules.core.party.system import Doing
from solo.rules.core.protocols import Encounter, Step
from solo.rules.core.script import table_of
from solo.rules.core.system import System
from solo.rules.core.system_parts import Advice, Words
from solo.rules.core.values.printed import LabelsOf, ToldOf
from solo.rules.core.words import words as core
from solo.rules.two_d20.core.gear import check_range
from solo.rules.two_d20.core.sentences import asked
from solo.rules.two_d20.core.sheet import MOST_POINTS
from solo.rules.two_d20.core.system import TwoD20
from solo.rules.two_d20.fallout.catalogue import CHECKS, EFFECTS, ENCOUNTERS, LABELS
from solo.rules.two_d20.fallout.checks.skill import SkillTest
from solo.rules.two_d20.fallout.foe import Foe
from solo.rules.two_d20.fallout.gear.written import Item, attributes, skill_attributes
from solo.rules.two_d20.fallout.heroes import creation
from solo.rules.two_d20.fallout.heroes import sheet as sheets
from solo.rules.two_d20.fallout.heroes.advancement import purchases
from solo.rules.two_d20.fallout.heroes.sheet import Sheet, wound
from solo.rules.two_d20.fallout.messages import sentences as words
from solo.rules.two_d20.fallout.options import FalloutOptions
from solo.rules.two_d20.fallout.party import SEVERAL
from solo.rules.two_d20.fallout.printed import DATA, printed
from solo.rules.two_d20.fallout.words import words as say
from solo.words import Text

if TYPE_CHECKING:
    from solo.rules.core.fights.by_hand import ByHand
    from solo.rules.core.shown.fight_view import FightView
    from solo.rules.two_d20.fallout.fight.written import Rounds

with lazy_imports():
    from solo.rules.two_d20.fallout import anytime, review
    from solo.rules.two_d20.fallout.fight import battle, by_hand, table, view, written


_MOMENTS: Mapping[str, Collection[str]] = {"fight": ("foes", "acts")}


class FalloutSystem(TwoD20[Sheet, FalloutOptions]):
    """The rules of Fallout 2d20.

    The rules are in the other modules; here they get the names of the protocol `System`.
    """

    __slots__ = ()

    name: str = "fallout-2d20"
    title: str = "Fallout 2d20"
    checks: Mapping[str, type] = CHECKS
    encounters: Mapping[str, type] = ENCOUNTERS
    effects: Mapping[str, type] = EFFECTS
    foe: type = Foe
    item: type = Item
    hero: type = creation.HeroFile
    labels: tuple[str, ...] = LABELS
    options: type = FalloutOptions
    test: type = SkillTest
    attributes: tuple[str, ...] = attributes()
    average: int = 6
    skills: Mapping[str, str] = skill_attributes()
    data: Path = DATA
    room = staticmethod(say)
    try_minutes: int = 5
    template: Path = DATA / "template"
    told_of = ToldOf(DATA)
    labels_of = LabelsOf(DATA)
    kept: type = Sheet
    maker = creation.Maker
    purchases = staticmethod(purchases)
    mended: Mapping[str, int] = {"hurt": 0}

    several: ClassVar[Together[AnySheet]] = SEVERAL
    own_view = staticmethod(sheets.view)
    hero_of = staticmethod(creation.hero_of)
    phrase = staticmethod(of_party(phrasing(say)))
    explain = staticmethod(words.explain)
    describe = staticmethod(words.describe)
    status = staticmethod(words.status)

    def engaged(self, value: "Rounds", sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        return battle.begin(value, sheet, asks=asks)

    @property
    def by_hand(self) -> "ByHand[Sheet]":
        return by_hand.BY_HAND

    def own_standing(self, sheet: Sheet) -> tuple[Option, ...]:
        return anytime.standing(sheet)

    def do_own_standing(
        self, option: str, words: str, sheet: Sheet, dice: Dice, *, asks: bool = True
    ) -> Step[Sheet]:
        return anytime.do_standing(option, sheet, dice, asks=asks)

    def party_offers(self, sheet: Sheet, *, asks: bool = True) -> Sequence[Offer[Doing[Sheet]]]:
        return anytime.party_offers(sheet, asks=asks)

    def words(self) -> Mapping[str, Words]:
        gifts = [str(row["name"]) for row in printed("perks")["rows"]]
        least, most = printed("creation")["limits"]["attribute"]
        skills = Words(tuple(printed("skills")["skills"]), free=True)
        return {
            "skills": skills,
            "tags": skills,
            "perks": Words(gifts, free=True),
            "weapons": Words(tuple(printed("gear")["weapons"]), named=True, carried=True),
            "gear": Words(creation.usual_gear(), named=True, carried=True),
            "conditions": Words(),
            **dict.fromkeys(self.attributes, Words(span=(least, most))),
        }

    def review(self, checks: Sequence[object]) -> Iterable[Advice]:
        """Warn of difficulties of 0, and of Luck that can't make a test easier."""
        yield from super().review(checks)
        for place, check in enumerate(checks):
            if isinstance(check, written.Rounds):
                yield from review.of_fight(place, check)
            if not isinstance(check, SkillTest):
                continue
            if check.difficulty == 0:
                message = "difficulty 0 needs no roll; the usual ones are 1 to 5"
                yield Advice(place, "difficulty-none", message)
            elif check.difficulty + check.difficulty_mod <= 1:
                for one in check.luck_offers:
                    if one.difficulty_mod < 0:
                        yield Advice(
                            place,
                            "offer-idle",
                            f"luck_offers: '{one.id}' can't make this easier: a test that is "
                            "rolled has a difficulty of 1 at least",
                            "difficulty",
                        )

    def own_revive(self, sheet: Sheet, dice: Dice) -> Step[Sheet]:
        """Let time pass until the hero can stand again, on little Health (ours)."""
        table = printed("health")
        sheet, notes = wound(sheet, -max(1, int(table["revive"]) - sheet.health))
        return Step(None, sheet, notes, Outcome("done"), int(table["revive_minutes"]))

    def load(self, values: object) -> Sheet:
        """Return a hero that was kept, checked against the rules.

        Raises:
            ValueError: It is none by the rules.
        """
        sheet: Sheet = super().load(values)
        check_range(sheet, MOST_POINTS, "armor")
        check_range(sheet, sheet.most_health, "hurt")
        return sheet

    moments = _MOMENTS

    def fight(self, encounter: Encounter[Sheet], sheet: Sheet) -> "FightView | None":
        fought = table_of(encounter, table.FightTable)
        return None if fought is None else view.fight_view(fought.battle, sheet)

    def put(self, value: object, sheet: Sheet) -> Text:
        if isinstance(value, SkillTest):
            return core("sentences", parts=asked(value.terms(sheet), value.game))
        if not isinstance(value, written.Rounds):
            return ""
        number = sum(placed.count for placed in value.foes)
        policy = (value.policy or self._house.policy).told()
        return say("put-fight", number=number, policy=policy)


FALLOUT: System[Sheet] = FalloutSystem()
"""The rules as they are; nothing in it changes."""
