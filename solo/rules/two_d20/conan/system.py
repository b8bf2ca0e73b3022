"""Conan 2d20 as the engine sees it: every part of the rules under the protocol's names."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from solo.late import lazy_imports
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import AnySheet, Note, Option, Outcome, phrasing
from solo.rules.core.party.company import phrasing as of_party
from solo.rules.core.party.rolls import Together
from solo.rules.core.protocols import Encounter, Step
from solo.rules.core.script import table_of
from solo.rules.core.system import System
from solo.rules.core.system_parts import Advice, Words
from solo.rules.core.values.printed import LabelsOf, ToldOf
from solo.rules.core.wording.naming import unfit
from solo.rules.core.wording.quoting import shown
from solo.rules.core.words import words as core
from solo.rules.two_d20.conan.actions.struggle import Struggle, Untold
from solo.rules.two_d20.conan.catalogue import CHECKS, EFFECTS, ENCOUNTERS, LABELS
from solo.rules.two_d20.conan.checks.skill import SkillTest
from solo.rules.two_d20.conan.foe import Foe
from solo.rules.two_d20.conan.gear.written import Item, attributes, skill_attributes
from solo.rules.two_d20.conan.health.harm import add_harm
from solo.rules.two_d20.conan.heroes import creation
from solo.rules.two_d20.conan.heroes import sheet as sheets
from solo.rules.two_d20.conan.heroes.advancement import purchases
from solo.rules.two_d20.conan.heroes.sheet import MENTAL, PHYSICAL, Sheet
from solo.rules.two_d20.conan.messages import sentences
from solo.rules.two_d20.conan.messages import sheet_view as described
from solo.rules.two_d20.conan.options import ConanOptions
from solo.rules.two_d20.conan.party import SEVERAL
from solo.rules.two_d20.conan.printed import DATA, printed
from solo.rules.two_d20.conan.words import words
from solo.rules.two_d20.core.gear import check_range
from solo.rules.two_d20.core.sentences import asked
from solo.rules.two_d20.core.sheet import MOST_POINTS, changed
from solo.rules.two_d20.core.system import TwoD20
from solo.words import Message, Text

if TYPE_CHECKING:
    from solo.rules.core.fights.by_hand import ByHand
    from solo.rules.core.shown.fight_view import FightView
    from solo.rules.two_d20.conan.fight.written import Fight

with lazy_imports():
    from solo.rules.two_d20.conan import anytime, effects
    from solo.rules.two_d20.conan.actions import struggle
    from solo.rules.two_d20.conan.fight import battle, by_hand, table, view, written
    from solo.rules.two_d20.conan.health import hazard


_MOMENTS: Mapping[str, Collection[str]] = {"fight": ("foes", "acts", "places")}


class ConanSystem(TwoD20[Sheet, ConanOptions]):
    """The rules of Conan 2d20.

    The rules are in the other modules; here they get the names of the protocol `System`.
    """

    __slots__ = ()

    name: str = "conan-2d20"
    title: str = "Conan 2d20"
    checks: Mapping[str, type] = CHECKS
    encounters: Mapping[str, type] = ENCOUNTERS
    effects: Mapping[str, type] = EFFECTS
    foe: type = Foe
    item: type = Item
    hero: type = creation.HeroFile
    labels: tuple[str, ...] = LABELS
    options: type = ConanOptions
    test: type = SkillTest
    attributes: tuple[str, ...] = attributes()
    average: int = 8
    skills: Mapping[str, str] = skill_attributes()
    data: Path = DATA
    room = staticmethod(words)
    try_minutes: int = 5
    template: Path = DATA / "template"
    told_of = ToldOf(DATA)
    labels_of = LabelsOf(DATA)
    kept: type = Sheet
    maker = creation.Maker
    purchases = staticmethod(purchases)
    mended: Mapping[str, object] = {
        **dict.fromkeys(("wounds", "trauma", "fatigue", "lost_vigor", "lost_resolve"), 0),
        "ignoring": {},
    }

    several: ClassVar[Together[AnySheet]] = SEVERAL
    own_view = staticmethod(sheets.view)
    hero_of = staticmethod(creation.hero_of)
    phrase = staticmethod(of_party(phrasing(words)))
    explain = staticmethod(sentences.explain)
    describe = staticmethod(described.describe)
    status = staticmethod(described.status)

    def engaged(self, value: "Fight", sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
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

    def lacks(self, hero: object) -> Iterable[str]:
        return hero.lacks() if isinstance(hero, creation.HeroFile) else ()

    def words(self) -> Mapping[str, Words]:
        gifts = [str(row["name"]) for row in printed("talents")["rows"]]
        least, most = printed("creation")["limits"]["attribute"]
        skills = Words(tuple(printed("skills")["skills"]), free=True)
        return {
            "skills": skills,
            "focus": skills,
            **dict.fromkeys(("structure", "breaks"), Words(named=True, carried=True)),
            "talents": Words(gifts, free=True),
            "weapons": Words(tuple(printed("gear")["weapons"]), named=True, carried=True),
            "gear": Words(named=True, carried=True),
            "conditions": Words(),
            **dict.fromkeys(self.attributes, Words(span=(least, most))),
        }

    def review(self, checks: Sequence[object]) -> Iterable[Advice]:
        """Warn of tests that need no roll, and of what is paid for in vain or never."""
        yield from super().review(checks)
        for place, check in enumerate(checks):
            if isinstance(check, SkillTest):
                yield from _paid_in_vain(place, check)
            if isinstance(check, Struggle) and isinstance(check.rival, Untold) and not check.vs:
                message = "nobody struggles back; name a foe, vs: …, or a target number, rival: 9"
                yield Advice(place, "key-missing", message, "rival")
            if isinstance(check, written.Fight):
                yield from _idle_abilities(place, check)
                for what, field in check.unpaid(check.policy or self._house.policy):
                    yield Advice(
                        place,
                        "doom-unused",
                        f"the policy never spends Doom on {what}; give it '{field}', or drop it",
                    )

    def own_pass_time(self, sheet: Sheet, minutes: int) -> tuple[Sheet, tuple[Note, ...]]:
        sheet, notes = super().own_pass_time(sheet, minutes)
        if sheet.ignoring and minutes > 0:
            left = {kind: rest_ - minutes for kind, rest_ in sheet.ignoring.items()}
            kept = {kind: rest_ for kind, rest_ in left.items() if rest_ > 0}
            if len(kept) < len(left):
                notes += (Note("scene", {}),)
            sheet = changed(sheet, ignoring=kept)
        return sheet, notes

    def own_revive(self, sheet: Sheet, dice: Dice) -> Step[Sheet]:
        """Let hours pass until the hero can stand: Stress comes back, Harm down to one short."""
        notes: tuple[Note, ...] = ()
        for kind, had, most in (
            (PHYSICAL, sheet.wounds, sheet.options.wounds_max),
            (MENTAL, sheet.trauma, sheet.options.trauma_max),
        ):
            sheet, more = add_harm(sheet, kind, -max(0, had - most + 1))
            notes += more
        hours = int(printed("recovery")["revive_hours"])
        sheet, more = effects.rest(sheet, hours)
        return Step(None, sheet, (*notes, *more), Outcome("done"), hours * 60)

    def load(self, values: object) -> Sheet:
        """Return a hero that was kept, checked against the rules.

        Raises:
            ValueError: It is none by the rules.
        """
        sheet: Sheet = super().load(values)
        check_range(sheet, MOST_POINTS, "lost_vigor", "lost_resolve", "quarters")
        if strange := set(sheet.ignoring) - {"wounds", "trauma"}:
            raise unfit("ignoring", words("ignoring-what", name=shown(min(strange))))
        return sheet

    def own_home(self, sheet: Sheet) -> Sheet:
        """Leave behind what belongs to the adventure; coins worth less than a Gold are kept."""
        return changed(super().own_home(sheet), quarters=sheet.quarters)

    moments = _MOMENTS
    _counts_up = ("wounds", "trauma")

    def fight(self, encounter: Encounter[Sheet], sheet: Sheet) -> "FightView | None":
        fought = table_of(encounter, table.FightTable)
        return None if fought is None else view.fight_view(fought.battle, sheet)

    def put(self, value: object, sheet: Sheet) -> Text:
        match value:
            case SkillTest():
                return _asked(value, sheet)
            case struggle.Struggle():
                return words("put-struggle", asked=_asked(value.test, sheet))
            case hazard.Hazard(test=SkillTest() as test):
                return words("put-hazard", asked=_asked(test, sheet), dice=value.dice)
            case hazard.Hazard():
                return words("put-unavoidable", dice=value.dice)
            case written.Fight():
                number = sum(placed.count for placed in value.foes)
                policy = (value.policy or self._house.policy).told()
                return words("put-fight", number=number, policy=policy)
            case _:
                return ""


def _asked(test: SkillTest, sheet: Sheet) -> Message:
    return core("sentences", parts=asked(test.terms(sheet), test.game))


def _idle_abilities(place: int, fight: written.Fight) -> Iterable[Advice]:
    """Warn of what costs a foe Doom and adds nothing to an attack (CON-075)."""
    for number, one in enumerate(fight.foes):
        ability = None if one.block is None else one.block.ability
        if ability is not None and not ability.dice and not ability.qualities:
            message = (
                f"the ability of '{shown(one.foe)}' adds nothing; give it dice or qualities, or "
                "leave it out"
            )
            yield Advice(place, "fight-idle", message, at=("foes", number))


def _paid_in_vain(place: int, check: SkillTest) -> Iterable[Advice]:
    """Warn of a test that needs no roll, and of declared facts that nobody can or would pay for."""
    if check.difficulty == 0:
        message = "a Simple test needs no roll; answer it with 'passed', or drop the check"
        yield Advice(place, "difficulty-simple", message)
    most = max(printed("fortune")["starts"])
    for one in check.declarations:
        if one.fortune > most:
            yield Advice(
                place,
                "value-odd",
                f"declarations: '{one.id}' costs {one.fortune} Fortune; "
                f"a session begins with {most} at most",
            )
        if one.difficulty_mod > 0:
            yield Advice(
                place, "value-odd", f"declarations: '{one.id}' costs Fortune and makes it harder"
            )


CONAN: System[Sheet] = ConanSystem()
"""The rules as they are; nothing in it changes."""
