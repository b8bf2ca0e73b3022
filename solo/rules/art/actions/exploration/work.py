"""Tasks in phases or in rounds: which of them are done, and the actions of others.

Notes: task-done, deed-done, hindered, helper-rolled, and those of what failing does.
"""

from dataclasses import field

from solo.dataclass import dataclass
from solo.rules.art.actions.exploration.written import Deed, PhaseTask, TaskList
from solo.rules.art.actions.words import words
from solo.rules.art.checks.trait import Part
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.party import members as party
from solo.rules.art.party.henchmen import henchman_odds, roll_as
from solo.rules.core.fights.encounters import made
from solo.rules.core.menus.offers import Offer
from solo.rules.core.odds import odds
from solo.rules.core.outcome import Odds, Option, Outcome
from solo.rules.core.table import Table
from solo.words import Text

WAIT = Option("wait", words("let-go-by"), hint="wait")


@dataclass(frozen=True, slots=True)
class Do:
    """Something that may be done there, by the id of its task."""

    task: str


@dataclass(frozen=True, slots=True)
class Hinder:
    """What keeps others from something, by the id of that."""

    deed: str


@dataclass(slots=True, kw_only=True)
class Work:
    """The state of tasks; the script that plays them changes it."""

    table: Table[Sheet]
    check: TaskList
    done: set[tuple[str, str]] = field(default_factory=set)  # tasks, and by whom if each has to
    failed: set[str] = field(default_factory=set)  # tasks that have failed at least once
    coming: dict[str, int] = field(default_factory=dict)  # when what others do happens, by its id
    happened: list[str] = field(default_factory=list)  # what others have done, or `-hindered`
    leader: str = field(init=False)  # the slug of the adventurer who led as it began

    def __post_init__(self) -> None:
        self.leader = party.slug(self.table.sheet.name)

    def leads(self, who: str) -> bool:
        """Let an adventurer lead, who is asked and may try anything; tell whether it is one.

        Whoever led before leads again as soon as the answer is given.
        """
        one = party.named(self.table.sheet, who) is not None
        if one:
            self.table.become((party.lead(self.table.sheet, who), ()))
        return one

    def there(self, who: str) -> bool:
        """Tell whether somebody has not left: an event may let a companion go."""
        sheet = self.table.sheet
        return party.named(sheet, who) is not None or who in sheet.companions

    def name(self, who: str) -> str:
        """Return how prose calls somebody by slug or id."""
        one = party.named(self.table.sheet, who)
        if one is not None:
            return one.name
        foe = self.table.sheet.companions.get(who)
        return foe.name if foe else who

    def is_done(self, task: PhaseTask, who: str) -> bool:
        """Tell whether somebody has nothing left to do there."""
        return (task.id, who if task.each else "") in self.done

    def finished(self, task: PhaseTask) -> bool:
        """Tell whether everybody who has to has done a task."""
        heroes = [party.slug(one.name) for one in party.able_members(self.table.sheet)]
        return all(self.is_done(task, who) for who in (heroes if task.each else [""]))

    def all_done(self) -> bool:
        """Tell whether all that is needed is done."""
        return all(self.finished(task) for task in self.check.tasks if task.needed)

    def waits_for(self, task: PhaseTask, who: str) -> Text:
        """Return why somebody can't begin a task yet, or nothing."""
        before = [self.check.task(key) for key in task.after]
        missing = [one.text for one in before if not self.is_done(one, who)]
        return words("first", text=missing[0]) if missing else ""

    def hindrances(self) -> list[Offer[Hinder]]:
        """Offer what others can be kept from, until it has happened (ART-243, ART-310, ART-311)."""
        found = list[Offer[Hinder]]()
        for key in self.coming:
            deed = self.check.deed(key)
            if deed.hinder is not None:
                text = words("on-whom", text=deed.hinder.text or words("stop-it"), name=deed.text)
                found.append(Offer(Option(f"hinder-{key}", text, hint="hinder"), Hinder(key)))
        return found

    def part(self, act: Do | Hinder) -> Part:
        """Return the roll of a task, or of what hinders others."""
        if isinstance(act, Do):
            return Part(check=self.check.task(act.task).roll)
        hindrance = self.check.deed(act.deed).hinder
        if hindrance is None:
            raise ValueError("nothing can be done against it")
        return Part(check=hindrance.roll)

    def odds_of(self, part: Part, who: str) -> Odds:
        """Return the exact odds of a roll of an adventurer's (a slug) or a companion's (an id)."""
        sheet = self.table.sheet
        if party.named(sheet, who) is not None:
            return odds(part, party.lead(sheet, who))
        return henchman_odds(sheet.companions[who], part.check, sheet)

    def companions_roll(self, part: Part, who: str) -> Outcome:
        """Roll for a companion, and tell how it fell (ART-192)."""
        table = self.table
        foe = table.sheet.companions[who]
        own = roll_as(foe, part.check, table.sheet, table.dice)
        roll, row = own.facts["roll"], own.facts["row"]
        table.tell("helper-rolled", name=foe.name, label=own.label, roll=roll, row=row)
        return own

    # What happens

    def do(self, task: PhaseTask, who: str) -> None:
        """Note that somebody has done a task."""
        self.done.add((task.id, who if task.each else ""))
        self.table.tell("task-done", name=self.name(who), task=task.text, text=task.success)

    def harm(self, task: PhaseTask, who: str) -> None:
        """Do to an adventurer what failing does; a henchman comes off unhurt."""
        table = self.table
        if party.named(table.sheet, who) is not None:
            table.become(
                party.acting(table.sheet, who, lambda one: made(task.harm(), one, table.dice))
            )

    def hinder(self, key: str) -> None:
        """Keep others from what they are doing."""
        deed = self._settle(key, f"{key}-hindered")
        told = deed.failure or words("came-to-nothing", text=deed.text)
        self.table.tell("hindered", text=told)

    def others_do(self, key: str) -> Deed:
        """Let what others do happen."""
        deed = self._settle(key, key)
        self.table.tell("deed-done", text=deed.success or words("came-about", text=deed.text))
        return deed

    def _settle(self, key: str, trigger: str) -> Deed:
        del self.coming[key]
        self.happened.append(trigger)
        return self.check.deed(key)

    def ended(self, label: str, **facts: object) -> Outcome:
        """Return the outcome, whose triggers say what was done, what failed and what happened."""
        done = [task.id for task in self.check.tasks if self.finished(task)]
        failed = [f"{task.id}-failed" for task in self.check.tasks if task.id in self.failed]
        triggers = (*done, *failed, *self.happened)
        return Outcome(label, triggers=triggers, facts={**facts, "done": tuple(done)})
