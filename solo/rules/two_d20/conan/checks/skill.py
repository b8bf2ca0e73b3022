"""The skill test of Conan: what an author writes, and what it is rolled with."""

from collections.abc import Iterator, Mapping
from dataclasses import field, replace
from typing import Annotated, ClassVar, Literal

from solo.dataclass import dataclass
from solo.facts import Checked, Read, Within
from solo.rules.core.bases import CheckBase
from solo.rules.core.common_fields import Purpose
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Outcome
from solo.rules.core.party.rolls import Who
from solo.rules.core.wording.naming import lower, read_field, unfit
from solo.rules.core.wording.quoting import shown
from solo.rules.two_d20.conan.checks.situation import Tags
from solo.rules.two_d20.conan.checks.spends import GAME, Declaration, Game
from solo.rules.two_d20.conan.gear.written import Talent, attributes, skill_attributes
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.party import COMPANY, SEVERAL
from solo.rules.two_d20.conan.words import words
from solo.rules.two_d20.core.gear import MOST_NUMBER, MOST_STEPS
from solo.rules.two_d20.core.offering import Buy
from solo.rules.two_d20.core.party import helpers
from solo.rules.two_d20.core.pool import DICE, MOST_EXTRA, ON_TOP, Aim, Pool, first_complication
from solo.rules.two_d20.core.skills import parse_name
from solo.rules.two_d20.core.testing import (
    SIGNS,
    Plan,
    Steps,
    Terms,
    possible,
    promise,
    reckon,
    roll,
    ways,
)
from solo.rules.two_d20.core.words import words as told
from solo.words import Text

UNTRAINED_RANGE = 2  # CON-011
TAKEN = frozenset({"roll", "abort", "simple", "momentum", "doom", "fortune", "keep", "save",
                   "complication"})  # fmt: skip
"""Ids of a test's own options and triggers, which an author's can't have."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SkillTest(CheckBase, Checked):
    """A skill test: attribute and Expertise, two d20 or more, against a difficulty.

    Source: CON-001 to CON-014.
    """

    skill: Annotated[str, "Which skill.", Read(lower)] = ""
    attribute: Annotated[
        tuple[str, ...], "Which attribute, if not the skill's own; several let the player pick."
    ] = ()
    difficulty: Annotated[int, "Successes needed, 0 to 5 or more.", Within(0, 20)] = 1
    difficulty_mod: Annotated[int, "Steps added to it.", Within(-MOST_STEPS, MOST_STEPS)] = 0
    tags: Annotated[Tags, "The circumstances, each worth steps."] = field(default_factory=Tags)
    tn: Annotated[
        int | None,
        "The target number itself, in place of attribute and skill.",
        Within(0, MOST_NUMBER),
    ] = None
    focus: Annotated[int | None, "The Focus, in place of the skill's.", Within(0, MOST_NUMBER)] = (
        None
    )
    untrained: Annotated[
        bool, "Whether complications come on 19 too; by itself at Expertise 0."
    ] = False
    dice: Annotated[
        int, "The dice of the pool before extra ones: 2, or 1 for who only helps.", Within(1, DICE)
    ] = DICE
    extra: Annotated[int, "Extra dice that are there anyway, 0 to 3.", Within(0, MOST_EXTRA)] = 0
    fortune: Annotated[
        int,
        "How many of those are Fortune's, which count as having rolled 1.",
        Within(0, MOST_EXTRA),
    ] = 0
    auto_success: Annotated[int, "Successes without a die.", Within(0, 9)] = 0
    bonus_momentum: Annotated[int, "Momentum on top of a success.", Within(0, 9)] = 0
    minutes: Annotated[int, "Game time that it takes.", Within(0, 10**6)] = 0
    purpose: Purpose = ""
    declarations: Annotated[tuple[Declaration, ...], "What Fortune may add."] = ()
    buys: Annotated[tuple[Buy, ...], "What Momentum may buy."] = ()
    on_complication: Annotated[
        Literal["doom", "author"],
        "doom adds Doom for each; author leaves it to `also: {complication: …}`.",
    ] = "doom"
    thing: Annotated[
        str, "A thing that it needs, by name: each of its Breaks is a step (CON-048)."
    ] = ""
    who: Who = "lead"
    against: Text = field(default="", metadata={"authored": False})
    because: Steps = field(default=(), metadata={"authored": False})
    held: bool = field(default=False, metadata={"authored": False})
    alone: bool = field(default=False, metadata={"authored": False})
    others: tuple[Aim, ...] = field(default=(), metadata={"authored": False})

    shorthand: ClassVar[str] = "skill"
    signs: ClassVar[Mapping[str, str]] = SIGNS

    @property
    def on_top(self) -> tuple[str, ...]:
        """What may come on top, as patterns: complications, and what points were spent on."""
        return (*ON_TOP, *(one.id for one in self.declarations), *(one.id for one in self.buys))

    def verify(self) -> None:
        named = tuple(_attribute(name) for name in self.attribute)
        if not named and self.tn is None:
            if not self.skill:
                raise unfit("skill", told("skill-needed"))
            name = parse_name(self.skill, skill_attributes(), "skill")
            named = (skill_attributes()[name],)  # unless the author settles it (CON-001)
            object.__setattr__(self, "skill", name)
        object.__setattr__(self, "attribute", named)
        self._check_ids()

    def _check_ids(self) -> None:
        taken = set(TAKEN)
        for field_, offers in (("declarations", self.declarations), ("buys", self.buys)):
            for one in offers:
                if one.id in taken:
                    raise ValueError(f"{field_}: the id '{shown(one.id)}' is taken; use another")
                taken.add(one.id)
        if self.fortune > self.extra:
            object.__setattr__(self, "extra", self.fortune)

    @property
    def game(self) -> Game:
        """The offers and prices of Conan."""
        return GAME

    def terms(self, sheet: Sheet | None, plan: Plan = Plan()) -> Terms:  # noqa: B008 - frozen
        """Return what it is rolled with under a plan."""
        attribute, rating = self.rated(sheet, plan)
        trained = 0 if sheet is None or self.tn is not None else sheet.expertise(self.skill)
        talents = self.talents(sheet)
        steps = self._steps(sheet, attribute, plan)
        return Terms(
            attribute if self.tn is None else "",
            rating,
            self.skill if self.tn is None else "",
            trained,
            self._pool(sheet, plan, rating + trained, talents),  # CON-002: the target number
            # What makes a test easier leaves something to roll for.
            max(min(self.difficulty, 1), self.difficulty + sum(number for _, number in steps)),
            steps,
            bonus=self.bonus_momentum + sum(talent.bonus_momentum for talent in talents),
            minutes=self.minutes,
            purpose=self.purpose,
            against=self.against,
        )

    def _pool(self, sheet: Sheet | None, plan: Plan, tn: int, talents: tuple[Talent, ...]) -> Pool:
        """Return the dice; for some of them Fortune has laid down a 1 (CON-008, CON-067)."""
        focus = self.focus
        if focus is None:
            focus = 0 if sheet is None else sheet.focus(self.skill)
        known = sheet is None or not self.skill or self.tn is not None
        untrained = self.untrained or (not known and not _trained(sheet, self.skill))
        worst = first_complication(UNTRAINED_RANGE if untrained else 1)
        sure = self.fortune + plan.sure
        extra = min(MOST_EXTRA - sure, self.spare(sheet, plan))
        return Pool(
            Aim(tn, focus, worst),
            self.dice + extra,
            sure,
            self.auto_success + sum(talent.auto_success for talent in talents),
            (*self.others, *self._helpers(sheet, plan.helper)),
        )

    def _helpers(self, sheet: Sheet | None, key: str) -> tuple[Aim, ...]:
        """Return what the die of whoever helps is held against (CON-025), or nothing."""
        if sheet is None or not key:
            return ()
        if key in sheet.companions:
            block = sheet.companions[key]
            return (Aim(block.tn, block.focus),)
        hero = helpers(COMPANY, sheet).get(key)
        return () if hero is None else (self.terms(hero).pool.aim,)

    def heroes_helping(self, sheet: Sheet) -> Mapping[str, int]:
        """Return the heroes who may help, each with the target number; in a fight they act."""
        if self.alone or self.held or self.tn is not None:
            return {}
        return {who: self.terms(one).pool.aim.tn for who, one in helpers(COMPANY, sheet).items()}

    def spare(self, sheet: Sheet | None, plan: Plan) -> int:
        """Return the extra dice that are rolled, before the cap."""
        gifts = sum(talent.extra_d20 for talent in self.talents(sheet))
        return self.extra - self.fortune + plan.bought + plan.given + len(plan.free) + gifts

    def rated(self, sheet: Sheet | None, plan: Plan = Plan()) -> tuple[str, int]:  # noqa: B008
        """Return the attribute that is used and its rating: the pick, or the one that rolls best.

        Raises:
            ValueError: There is neither a hero nor a number.
        """
        if self.tn is not None:
            return "", self.tn
        if sheet is None:
            raise unfit("tn", told("hero-or-tn"))
        name = plan.attribute if plan.attribute in self.attribute else self._best(sheet, plan)
        return name, sheet.attributes[name]

    def _best(self, sheet: Sheet, plan: Plan) -> str:
        """Return the attribute with the best chances: a Wound counts too (CON-048)."""
        if len(self.attribute) == 1:
            return self.attribute[0]
        return max(
            self.attribute,
            key=lambda name: promise(self.terms(sheet, plan._replace(attribute=name))),
        )

    def talents(self, sheet: Sheet | None) -> tuple[Talent, ...]:
        """Return the hero's talents that bear on it (CON-009)."""
        if sheet is None:
            return ()
        return tuple(talent for talent in sheet.talents if talent.skill in ("", self.skill))

    def _steps(self, sheet: Sheet | None, attribute: str, plan: Plan) -> Steps:
        steps = [*self.tags.steps(), *self.because]
        if self.difficulty_mod:
            steps.append(("the situation", self.difficulty_mod))
        steps += [
            (declared.id, declared.difficulty_mod)
            for declared in self.declarations
            if declared.id in plan.eased and declared.difficulty_mod
        ]
        if sheet is not None:
            if attribute and (hurt := sheet.harmed(attribute)):
                steps.append(("Harm", hurt))
            thing = sheet.thing(self.thing) if self.thing else None
            if thing is not None and thing.breaks:
                steps.append(
                    (words("the-thing", name=thing.name), thing.breaks * sheet.options.harm_step)
                )
            if sheet.harder:
                steps.append(("what went before", sheet.harder))
        return tuple(steps)

    def helped_by(self, others: tuple[Aim, ...]) -> "SkillTest":
        """Return it with a die for each of those who help."""
        return replace(self, others=others)

    def minutes_for(self, spent: tuple[str, ...]) -> int:
        """Return the game time that it takes."""
        return self.minutes

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        return SEVERAL.resolved(self, sheet, dice) or reckon(roll(self, sheet, dice))

    def ways(self, sheet: Sheet | None) -> Iterator[tuple[Outcome, int]]:
        return SEVERAL.ways(self, sheet) or ways(self, sheet)

    def counts(self) -> frozenset[str]:
        """Return every count that it can give any hero."""
        steps = sum(number for _, number in self.tags.steps()) + self.difficulty_mod
        eased = sum(min(0, one.difficulty_mod) for one in self.declarations)
        needed = max(min(self.difficulty, 1), self.difficulty + steps + eased)
        return possible(needed)


def _attribute(name: str) -> str:
    return read_field("attribute", lambda one: parse_name(one, attributes(), "attribute"), name)


def _trained(sheet: Sheet | None, skill: str) -> bool:
    return sheet is not None and sheet.expertise(skill) > 0
