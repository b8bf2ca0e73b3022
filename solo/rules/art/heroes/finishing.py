"""The second half of making a hero: spending experience, then who the hero is.

Notes: skill-bought, perk-bought, health-raised.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from solo.rules.art.heroes import experience as shop
from solo.rules.art.heroes.advancement import skill_name, starting_skill_price
from solo.rules.art.heroes.sheet import Sheet, changed, living
from solo.rules.art.printed import printed
from solo.rules.core.creation import handed, name_options, pronoun_options, pronouns_chosen
from solo.rules.core.dice import Dice
from solo.rules.core.encounters import refuse
from solo.rules.core.naming import LONGEST_NAME, legal, one_line
from solo.rules.core.outcome import Note, Option, Step
from solo.rules.core.system import Illegal


@dataclass(frozen=True, slots=True)
class SpendXp:
    """Spend starting experience on skills, perks and Health.

    Args:
        draft: The hero so far.
        shelf: The shelf of the shop that is looked at, or nothing.

    Source: ART Engine, ART-036 to ART-038, ART-473, ART-510.
    """

    draft: Sheet
    shelf: shop.Shelf = ""

    @property
    def forced(self) -> str | None:
        return None

    def options(self, sheet: Sheet | None) -> tuple[Option, ...]:
        if self.shelf:
            return shop.stocked(self.draft, self.shelf)
        # ART-037: what is left may always be kept, so nothing forces a purchase
        asks = "Which skill, and how good (such as: climb 2)?"
        skill = Option("skill", "Choose a skill, or another rating for it", asks, hint="skill")
        samples = Option(shop.SKILLS, "Look at skills that heroes often have", hint="skills")
        done = Option("done", f"Go on, and keep {self.draft.xp} xp", hint="done")
        wares = (samples, *shop.doors(self.draft), shop.health_option(self.draft))
        return (skill, *wares, done) if self.draft.xp else (done, skill, *wares)

    def step(self, option: str, words: str, sheet: Sheet | None, dice: Dice) -> Step:
        refuse(option, self.options(None))
        shelf = shop.opens(self.shelf, option)
        if shelf is not None:
            return Step(SpendXp(self.draft, shelf), None)
        if option == "done":
            return Step(ChooseGoals(self.draft), None)
        sampled = shop.sample(option)
        if option == "skill" or sampled:
            if sampled and words.strip(" +0123456789"):
                raise Illegal("say how good as a number from 1 to 4")
            draft, note = buy_skill(self.draft, f"{sampled} {words}")
            return Step(SpendXp(draft, self.shelf), None, (note,))
        draft, notes = shop.buy(self.draft, option)
        return Step(SpendXp(draft, self.shelf), None, notes)

    def status(self, sheet: Sheet | None) -> tuple[str, ...]:
        if self.shelf:
            return shop.told(self.draft, self.shelf)
        draft = self.draft
        prices = printed("advancement")["starting_skill_xp"][draft.options.starting_skills]
        told = ", ".join(f"+{score} for {price} xp" for score, price in prices.items())
        skills = ", ".join(f"{name} +{score}" for name, score in sorted(draft.skills.items()))
        perks = ", ".join(shop.named(name, rank) for name, rank in sorted(draft.perks.items()))
        health = " ".join(box.word for box in draft.boxes)
        return (
            f"You have {draft.xp} xp. A skill is one narrow thing that you do well.",
            f"What a skill costs: {told}.",
            f"Skills: {skills or 'none'}. Perks: {perks or 'none'}. Health: {health}.",
            f"Your Stamina gave you that Health, your Fate your Fortune: {draft.fortune.word},"
            f" {living(draft.fortune).lower()}.",
        )


@dataclass(frozen=True, slots=True)
class ChooseGoals:
    """Say what the hero is after (ART-024, ART-039)."""

    draft: Sheet

    @property
    def forced(self) -> str | None:
        return None

    def options(self, sheet: Sheet | None) -> tuple[Option, ...]:
        done = (Option("done", "That is all", hint="done"),) if self.draft.goals else ()
        offered = tuple(
            Option(name, text)
            for name, text in _offers("goal").items()
            if text not in self.draft.goals
        )
        return (*done, Option("own", "A goal of your own", "What is it?", hint="own"), *offered)

    def step(self, option: str, words: str, sheet: Sheet | None, dice: Dice) -> Step:
        refuse(option, self.options(None))
        if option == "done":
            return Step(ChooseMotivation(self.draft), None)
        goal = _offers("goal").get(option) or one_line(words, "a goal")
        if goal in self.draft.goals:
            raise Illegal("that is among your goals already")
        draft = replace(self.draft, goals=(*self.draft.goals, goal))
        return Step(ChooseGoals(draft), None)

    def status(self, sheet: Sheet | None) -> tuple[str, ...]:
        told = "; ".join(goal.rstrip(".") for goal in self.draft.goals)
        return (f"Your goals: {told}." if told else "What does your hero want? One goal at least.",)


@dataclass(frozen=True, slots=True)
class ChooseMotivation:
    """Say why the hero goes (ART-039)."""

    draft: Sheet

    @property
    def forced(self) -> str | None:
        return None

    def options(self, sheet: Sheet | None) -> tuple[Option, ...]:
        own = Option("own", "A reason of your own", "Why?", hint="own")
        return (own, *(Option(name, text) for name, text in _offers("motivation").items()))

    def step(self, option: str, words: str, sheet: Sheet | None, dice: Dice) -> Step:
        refuse(option, self.options(None))
        why = _offers("motivation").get(option) or one_line(words, "a motivation")
        return Step(ChoosePronouns(replace(self.draft, motivation=why)), None)

    def status(self, sheet: Sheet | None) -> tuple[str, ...]:
        return ("Why does your hero go, and not somebody else?",)


@dataclass(frozen=True, slots=True)
class ChoosePronouns:
    """Say how others speak of the hero."""

    draft: Sheet

    @property
    def forced(self) -> str | None:
        return None

    def options(self, sheet: Sheet | None) -> tuple[Option, ...]:
        return pronoun_options()

    def step(self, option: str, words: str, sheet: Sheet | None, dice: Dice) -> Step:
        refuse(option, self.options(None))
        pronouns = pronouns_chosen(option, words)
        return Step(ChooseName(replace(self.draft, pronouns=pronouns)), None)

    def status(self, sheet: Sheet | None) -> tuple[str, ...]:
        return ("How do others speak of your hero?",)


@dataclass(frozen=True, slots=True)
class ChooseName:
    """Say who the hero is, in a few words and by name; then the adventure may begin."""

    draft: Sheet

    @property
    def forced(self) -> str | None:
        return None

    def options(self, sheet: Sheet | None) -> tuple[Option, ...]:
        return name_options("Name your hero")

    def step(self, option: str, words: str, sheet: Sheet | None, dice: Dice) -> Step:
        refuse(option, self.options(None))
        if option == "concept":
            concept = one_line(words, "a concept")
            return Step(ChooseName(replace(self.draft, concept=concept)), None)
        name = one_line(words, "a name", LONGEST_NAME)
        return handed(replace(self.draft, name=name))

    def status(self, sheet: Sheet | None) -> tuple[str, ...]:
        concept = self.draft.concept
        return (f"Your hero is {concept}." if concept else "One thing is missing: a name.",)


def buy_skill(sheet: Sheet, words: str) -> tuple[Sheet, Note]:
    """Buy a starting skill, given as `climb 2`; another rating replaces one bought before.

    A rating of 0 gives the skill back. Without a number it is +1.

    Raises:
        Illegal: It can't be a skill, or costs more than there is.

    Source: ART Engine, ART-038.
    """
    parts = words.replace("+", " ").split()
    score = int(parts.pop()[:4]) if parts and parts[-1].isascii() and parts[-1].isdigit() else 1
    name = legal(skill_name, " ".join(parts))

    def price_of(rating: int) -> int:
        return starting_skill_price(rating, sheet.options.starting_skills)

    price = legal(price_of, score) - price_of(sheet.skills.get(name, 0))
    if price > sheet.xp:
        raise Illegal(f"{name} +{score} costs {price} xp, and you have {sheet.xp}")
    skills = {other: had for other, had in sheet.skills.items() if other != name}
    if score:
        skills[name] = score
    sheet = changed(sheet, skills=skills, xp=sheet.xp - price)
    return sheet, Note("skill-bought", {"skill": name, "score": score, "xp": sheet.xp})


def _offers(kind: str) -> dict[str, str]:
    """Return the ready-made goals or motivations by option id, which follows their table."""
    texts = printed("creation")[f"{kind}s"]
    return {f"{kind}-{place}": text for place, text in enumerate(texts, 1)}


def only(options: Sequence[Option]) -> str | None:
    """Return the id of the one option, when there is but one and it asks for nothing."""
    return options[0].id if len(options) == 1 and not options[0].asks else None
