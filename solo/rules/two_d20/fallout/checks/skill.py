"""The skill test of Fallout: what an author writes, and what it is rolled with."""

from collections.abc import Iterator, Mapping
from dataclasses import field, replace
from fractions import Fraction
from typing import Annotated, ClassVar, Literal

from solo.dataclass import dataclass
from solo.facts import Checked, Read, Within
from solo.rules.core.bases import CheckBase
from solo.rules.core.common_fields import Purpose
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Outcome
from solo.rules.core.party.rolls import Who
from solo.rules.core.system_parts import Cast
from solo.rules.core.wording.naming import lower, unfit
from solo.rules.core.wording.quoting import shown
from solo.rules.two_d20.core.fighting import found
from solo.rules.two_d20.core.gear import MOST_STEPS
from solo.rules.two_d20.core.offering import Buy
from solo.rules.two_d20.core.party import helpers as helping
from solo.rules.two_d20.core.pool import DICE, MOST_EXTRA, ON_TOP, Aim, Pool, first_complication
from solo.rules.two_d20.core.testing import (
    SIGNS,
    Plan,
    Steps,
    Terms,
    possible,
    promise,
    reckon,
    roll,
    unasked,
    ways,
)
from solo.rules.two_d20.core.words import words as told
from solo.rules.two_d20.fallout.checks.details import Alternative, Info, LuckOffer, Way, known
from solo.rules.two_d20.fallout.checks.spends import GAME, INFORMATION, TIME, Game
from solo.rules.two_d20.fallout.foe import HARDEST, Foe
from solo.rules.two_d20.fallout.gear.written import attributes, skill_attributes
from solo.rules.two_d20.fallout.heroes.sheet import Sheet
from solo.rules.two_d20.fallout.party import COMPANY, SEVERAL
from solo.rules.two_d20.fallout.printed import printed
from solo.rules.two_d20.fallout.words import words

CRITICAL = 1  # FO-008: a 1 always counts twice
_OWN_IDS = ("roll", "abort", "simple", "keep", "save", "die", "gm-die", "stacked-deck", TIME)
_OWN_STARTS = ("help-", "with-", "by-", INFORMATION, "reroll-", "again-", "complication")


@dataclass(frozen=True, slots=True, kw_only=True)
class SkillTest(CheckBase, Checked):
    """A test: attribute and skill, two d20 or more, against a difficulty.

    Source: FO-001 to FO-022.
    """

    skill: Annotated[str, "Which skill.", Read(lower)] = ""
    attribute: Annotated[
        tuple[str, ...], "Which attribute, if not the skill's own; several let the player pick."
    ] = ()
    alternatives: Annotated[
        tuple[Alternative, ...],
        "Other skills that would do; the player picks, and unasked the best counts.",
    ] = ()
    difficulty: Annotated[int, "Successes needed, normally 1 to 5.", Within(0, HARDEST)] = 1
    difficulty_mod: Annotated[int, "Steps added to it.", Within(-MOST_STEPS, MOST_STEPS)] = 0
    situation: Annotated[str, "What these come from, for the display: `the wind`."] = (
        "the situation"
    )
    complication_range: Annotated[
        int, "On how many of the highest faces a complication comes, 1 to 5."
    ] = 1
    tn: Annotated[
        int | None, "The target number itself, in place of attribute and skill.", Within(0)
    ] = None
    tag: Annotated[
        int | None, "With a `tn`: the rating of a Tag Skill; dice up to it count twice.", Within(0)
    ] = None
    dice: Annotated[
        int,
        "The dice of the pool before bonus ones: 2, or 1 for who only helps (FO-015).",
        Within(1, DICE),
    ] = DICE
    extra: Annotated[int, "Bonus dice that are there anyway, 0 to 3.", Within(0, MOST_EXTRA)] = 0
    rerolls: Annotated[
        int,
        "Dice that may be rolled again at no cost, 0 to 5, each once. Where nobody is asked, and "
        "in odds, they are those that failed, the highest first; so that this also says what as "
        "many points of Luck are worth (FO-035).",
        Within(0, DICE + MOST_EXTRA),
    ] = 0
    helper: Annotated[
        int | None, "A helper's target number, for use without a hero.", Within(0)
    ] = None
    helper_tag: Annotated[int, "The rating of the helper's Tag Skill.", Within(0, 20)] = 0
    assist: Annotated[tuple[str, ...], "Companions who may help."] = ()
    minutes: Annotated[int, "Game time that it takes.", Within(0, 10**6)] = 0
    info: Annotated[tuple[Info, ...], "Questions that Action Points answer."] = ()
    luck_offers: Annotated[tuple[LuckOffer, ...], "Details that Luck may add."] = ()
    buys: Annotated[tuple[Buy, ...], "What else Action Points may buy."] = ()
    purpose: Purpose = ""
    on_complication: Annotated[
        Literal["harder", "author"],
        "harder makes the next test harder, a step each; author leaves it to `also: "
        "{complication: …}`.",
    ] = "harder"
    who: Who = "lead"
    against: str = field(default="", metadata={"authored": False})
    held: bool = field(default=False, metadata={"authored": False})
    ally: bool = field(default=False, metadata={"authored": False})
    others: tuple[Aim, ...] = field(default=(), metadata={"authored": False})

    shorthand: ClassVar[str] = "skill"
    signs: ClassVar[Mapping[str, str]] = SIGNS

    @property
    def on_top(self) -> tuple[str, ...]:
        """What may come on top, as patterns: complications, and what points were spent on."""
        asked = (f"{INFORMATION}{one.id}" for one in self.info)
        time = (TIME,) if self.minutes > 1 else ()
        offered = (one.id for one in self.luck_offers)
        return (*ON_TOP, *time, *asked, *offered, *(one.id for one in self.buys))

    def verify(self) -> None:
        named = tuple(known(name, attributes(), "attribute") for name in self.attribute)
        if not named and self.tn is None:
            if not self.skill:
                raise unfit("skill", told("skill-needed"))
            name = known(self.skill, skill_attributes(), "skill")
            named = (skill_attributes()[name],)
            object.__setattr__(self, "skill", name)
        object.__setattr__(self, "attribute", named)
        self._check_numbers()
        self._check_ids()

    def _check_numbers(self) -> None:
        reach = len(printed("complication-ranges")["rows"])
        Within(1, reach).read("complication_range", self.complication_range)
        if self.tag is not None and self.tn is not None and self.tag > self.tn:
            raise unfit("tag", words("tag-above"))

    def _check_ids(self) -> None:
        """Refuse ids that two offers would share."""
        skills = [way.skill for way in self.ways_open]
        if len(set(skills)) < len(skills) or (self.alternatives and not self.skill):
            raise unfit("alternatives", words("other-skills"))
        taken = set(_OWN_IDS)
        for name in ("info", "luck_offers", "buys"):
            for one in getattr(self, name):
                if not one.id.strip() or one.id.startswith(_OWN_STARTS):
                    raise ValueError(f"{name}: an id of its own is needed, not '{shown(one.id)}'")
                if one.id in taken:
                    raise ValueError(f"{name}: the id '{shown(one.id)}' is used already")
                taken.add(one.id)

    @property
    def game(self) -> Game:
        """The names, offers and prices of Fallout for a test."""
        return GAME

    def terms(self, sheet: Sheet | None, plan: Plan = Plan()) -> Terms:  # noqa: B008 - frozen
        """Return what it is rolled with under a plan."""
        skill = self.way(sheet, plan).skill
        plan = plan._replace(skill=skill)  # it is picked once
        attribute, rating = self.rated(sheet, plan)
        plain = sheet is None or self.tn is not None
        trained = 0 if plain or sheet is None else sheet.rating(skill)
        steps = self._steps(sheet, plan)
        needed = self.difficulty + sum(number for _, number in steps)
        return Terms(
            attribute,
            rating,
            "" if plain else skill,
            trained,
            self._pool(sheet, plan, rating + trained),  # the target number (FO-002)
            # What makes a test easier leaves something to roll for.
            max(min(self.difficulty, 1), needed),
            steps,
            minutes=self.minutes,
            purpose=self.purpose,
            against=self.against,
        )

    def _pool(self, sheet: Sheet | None, plan: Plan, tn: int) -> Pool:
        """Return the dice: two, and up to three more (FO-004)."""
        tag, skill = self.tag or 0, self.way(sheet, plan).skill
        if self.tn is None and sheet is not None and sheet.tagged(skill):
            tag = sheet.rating(skill)
        extra = min(MOST_EXTRA, self.free_dice(sheet, plan) + plan.bought + plan.given)
        aim = Aim(tn, max(CRITICAL, tag), first_complication(self.complication_range))
        return Pool(aim, self.dice + extra, helpers=self._helpers(sheet, plan), again=self.rerolls)

    def _helpers(self, sheet: Sheet | None, plan: Plan) -> tuple[Aim, ...]:
        """Return what helpers' dice are held against: their criticals count too (FO-016)."""
        worst = first_complication(self.complication_range)
        if sheet is not None and plan.helper in sheet.companions:
            block = sheet.companions[plan.helper]
            aimed = block.helps_with(self.way(sheet, plan).skill)
            return (*self.others, Aim(aimed, max(CRITICAL, block.tag), worst))
        if sheet is not None and plan.helper in (heroes := helping(COMPANY, sheet)):
            skilled = Plan(skill=self.way(sheet, plan).skill)
            return (*self.others, self.terms(heroes[plan.helper], skilled).pool.aim)
        if self.helper is not None:
            return (*self.others, Aim(self.helper, max(CRITICAL, self.helper_tag), worst))
        return self.others

    def bind(self, cast: Cast) -> "SkillTest":
        """Return it as it is, if those who may help are there.

        Raises:
            Unbound: One of them is not.
        """
        for name in self.assist:
            found(Foe, name, cast, "companion")
        return self

    def helpers(self, sheet: Sheet) -> tuple[str, ...]:
        """Return the companions who are there and may help."""
        return tuple(key for key in self.assist if key in sheet.companions)

    def heroes_helping(self, sheet: Sheet) -> Mapping[str, int]:
        """Return the heroes who may help, each with the target number; in a fight they act."""
        if self.held or self.tn is not None:
            return {}
        return {who: self.terms(one).pool.aim.tn for who, one in helping(COMPANY, sheet).items()}

    @property
    def ways_open(self) -> tuple[Way, ...]:
        """The skills that it can be made with, its own first."""
        others = (Way(one.skill, (one.attribute,)) for one in self.alternatives)
        return (Way(self.skill, self.attribute), *others)

    def way(self, sheet: Sheet | None, plan: Plan = Plan()) -> Way:  # noqa: B008 - frozen
        """Return the skill that counts: the one picked, or the best."""
        ways_open = self.ways_open
        if sheet is None or self.tn is not None or len(ways_open) == 1:
            return ways_open[0]
        if plan.skill:
            return next(way for way in ways_open if way.skill == plan.skill)

        def chances(way: Way) -> tuple[Fraction, Fraction]:
            # Dice that are bought don't change which is the best: their price hangs on it.
            alone = plan._replace(skill=way.skill, attribute="", bought=0, given=0)
            return promise(self.terms(sheet, alone))

        return max(ways_open, key=chances)

    def free_dice(self, sheet: Sheet | None, plan: Plan = Plan()) -> int:  # noqa: B008
        """Return the bonus dice that nobody pays for, at most three (FO-020)."""
        perks = () if sheet is None or self.ally else sheet.perks
        skill = self.way(sheet, plan).skill
        gifts = sum(perk.extra_d20 for perk in perks if perk.skill in ("", skill))
        return min(MOST_EXTRA, self.extra + gifts)

    def rated(self, sheet: Sheet | None, plan: Plan = Plan()) -> tuple[str, int]:  # noqa: B008
        """Return the attribute that is used and its rating; luck for a stacked deck (FO-033).

        Raises:
            ValueError: There is neither a hero nor a number.
        """
        if self.tn is not None:
            return "", self.tn
        if sheet is None:
            raise unfit("tn", told("hero-or-tn"))
        if plan.stacked:
            return "luck", sheet.attributes["luck"]
        way = self.way(sheet, plan)
        name = plan.attribute if plan.attribute in way.attributes else way.best(sheet)
        return name, sheet.attributes[name]

    def _steps(self, sheet: Sheet | None, plan: Plan) -> Steps:
        steps = [(self.situation, self.difficulty_mod)] if self.difficulty_mod else []
        eased = sum(one.difficulty_mod for one in self.luck_offers if one.id in plan.eased)
        steps += [("your luck", eased)] if eased else []
        if sheet is not None and sheet.harder and not self.ally:
            steps.append(("what went before", sheet.harder))
        return tuple(steps)

    def helped_by(self, others: tuple[Aim, ...]) -> "SkillTest":
        """Return it with a die for each of those who help."""
        return replace(self, others=others)

    def minutes_for(self, spent: tuple[str, ...]) -> int:
        """Return the game time that it takes; Reduce Time halves it, rounded up (FO-022)."""
        return -(-self.minutes // 2) if TIME in spent else self.minutes

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        together = SEVERAL.resolved(self, sheet, dice)
        return together or reckon(unasked(roll(self, sheet, dice), dice))

    def ways(self, sheet: Sheet | None) -> Iterator[tuple[Outcome, int]]:
        return SEVERAL.ways(self, sheet) or ways(self, sheet)

    def counts(self) -> frozenset[str]:
        """Return every count that it can give any hero."""
        eased = sum(min(0, one.difficulty_mod) for one in self.luck_offers)
        needed = max(min(self.difficulty, 1), self.difficulty + self.difficulty_mod + eased)
        return possible(needed)
