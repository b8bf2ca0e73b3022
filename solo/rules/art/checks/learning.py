"""What doubles teach: an inspiration point, or a skill that is new (ART-456 to ART-468)."""

from dataclasses import dataclass
from functools import cache

from solo.rules.art.heroes import advancement
from solo.rules.art.heroes.attributes import sample_skills
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.messages.sentences import verdict
from solo.rules.core.dice import Dice
from solo.rules.core.encounters import refuse
from solo.rules.core.naming import legal
from solo.rules.core.outcome import Note, Option, Outcome, Step
from solo.rules.core.system import Illegal


@dataclass(frozen=True, slots=True, kw_only=True)
class Learning:
    """Doubles: something may be learned from the roll, however it went.

    Args:
        outcome: What the roll came to; its changes are made already.
        names: What the check calls the action, from general to specific.
        minutes: The game time that the roll's consequences took.
        shown: Whether the player has read already what the roll came to.

    Source: ART Engine, ART-456 to ART-468.
    """

    outcome: Outcome
    names: tuple[str, ...] = ()
    minutes: int = 0
    shown: bool = False

    @property
    def forced(self) -> str | None:
        return None

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        fell = () if self.shown else verdict(self.outcome)
        return (*fell, "Doubles: there is something to learn from this.")

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        lessons, nothing = self.lessons(sheet), Option("nothing", "Learn nothing", hint="nothing")
        unnamed = lessons[:1] == lessons[-1:] and not advancement.propose_skill(sheet, self.names)
        if unnamed and lessons and lessons[0].id == "new-skill":
            return (nothing, *lessons)  # what needs a name can't be what Enter takes
        return (*lessons, nothing)

    def lessons(self, sheet: Sheet) -> tuple[Option, ...]:
        """Return what can be learned; none of it when doubles give nothing (ART-461)."""
        facts = self.outcome.facts
        used = tuple(name for name, _ in facts["skills"])
        attribute, roll = facts["attribute"], facts["roll"]
        lessons = [
            _lesson(name, sheet) for name in advancement.inspirable_skills(sheet, used, roll % 10)
        ]
        if advancement.may_inspire_attribute(sheet, attribute, roll):
            lessons.append(_lesson(_learner(attribute), sheet))
        if advancement.may_learn(used):
            name = advancement.propose_skill(sheet, self.names)
            text = f"A new skill at +1: {name}" if name else "A new skill at +1"
            prompt = f"Its name ({name})?" if name else f"Its name{_such_as(attribute)}?"
            lessons.append(Option("new-skill", text, prompt, hint="skill"))
        return tuple(lessons)

    def teaches(self, sheet: Sheet) -> bool:
        """Tell whether anything can be learned; `lessons` says what."""
        facts = self.outcome.facts
        used = tuple(name for name, _ in facts["skills"])
        roll = facts["roll"]
        return (
            advancement.may_learn(used)
            or bool(advancement.inspirable_skills(sheet, used, roll % 10))
            or advancement.may_inspire_attribute(sheet, facts["attribute"], roll)
        )

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        notes: tuple[Note, ...] = ()
        if option == "new-skill":
            sheet, notes = self._learn(words, sheet)
        elif option != "nothing":
            slug = option.removeprefix("inspire-")
            named = {slug_of(name): name for name, _ in self.outcome.facts["skills"]}
            sheet, notes = advancement.inspire(sheet, named.get(slug, slug))
        return Step(None, sheet, notes, self.outcome, self.minutes)

    def _learn(self, words: str, sheet: Sheet) -> tuple[Sheet, tuple[Note, ...]]:
        """Learn the skill named, or the one proposed when nothing was said."""
        name = words.strip() or advancement.propose_skill(sheet, self.names)
        if not name:
            raise Illegal("a new skill needs a name, such as the thing that you have just done")
        name = legal(advancement.skill_name, name)
        if name in sheet.skills:
            raise Illegal(f"{name} is a skill of yours already; name a narrower part of it")
        return advancement.learn_skill(sheet, name)


def _lesson(ability: str, sheet: Sheet) -> Option:
    """Offer an inspiration point, and say how far it leads (ART-462, ART-463)."""
    score = sheet.attributes.get(ability) or sheet.skills[ability]
    points = f"{sheet.marks.get(ability, 0) + 1} of the {score + 1} that raise it"
    text = f"An inspiration point for {ability.capitalize()} ({points})"
    return Option(f"inspire-{slug_of(ability)}", text)


@cache
def _such_as(attribute: str) -> str:
    """Name a few of the skills that usually help an attribute (ART-510, ART-511)."""
    known = sample_skills(attribute)[:3]
    return f", such as {', '.join(known[:-1])} or {known[-1]}" if len(known) > 1 else ""


def _learner(attribute: str) -> str:
    """Return the attribute that a roll credits; a Defense roll is Agility's (ART-460)."""
    return "agility" if attribute == "defense" else attribute


def slug_of(name: str) -> str:
    """Return the name of an ability as options have it."""
    return "-".join(name.split())
