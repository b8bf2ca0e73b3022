"""Time outside fights: scales, how long an action takes, trying again, and limits of time.

Notes: time-taken, longer-scale, unfinished, closed.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar

from solo.errors import did_you_mean
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.roll import AWESOME
from solo.rules.art.checks.rolling import THROWS, Rolling
from solo.rules.art.checks.terms import Words
from solo.rules.art.checks.trait import Attempt, Part, Versus
from solo.rules.art.heroes.sheet import CLOSED, Changed, Sheet, changed
from solo.rules.art.printed import printed
from solo.rules.core.dice import Dice
from solo.rules.core.encounters import Settled
from solo.rules.core.odds import Odds, odds
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.quoting import shown
from solo.rules.core.script import Script, Table, TurnRules, opened
from solo.rules.core.system import Effect, Encounter, Illegal

UNFINISHED, CLOSED_LABEL = "unfinished", "closed"
ANOTHER = "another-action"
MOST_PHASES = 99


@dataclass(frozen=True, slots=True, order=True)
class Scale:
    """How long a phase is.

    Args:
        place: Its place among the scales, 0 for minutes.

    Source: ART Engine, ART-291. A month is reckoned as 30 days and a year as 365, since the game's
    clock counts minutes.
    """

    place: int

    @classmethod
    def spellings(cls) -> tuple[str, ...]:
        """Return what may be written, in any case."""
        return tuple(printed("phases")["scales"])

    @classmethod
    def parse(cls, text: str) -> "Scale":
        """Read a scale by its word.

        Raises:
            ValueError: No such scale; the text names the nearest and lists all.
        """
        known = list(printed("phases")["scales"])
        wanted = text.strip().lower()
        if wanted not in known:
            near = did_you_mean(wanted, known) or ";"
            raise ValueError(f"unknown scale '{shown(text)}'{near} scales are {', '.join(known)}")
        return cls(known.index(wanted))

    @property
    def word(self) -> str:
        """Its word: `minutes`."""
        return str(list(printed("phases")["scales"])[self.place])

    @property
    def minutes(self) -> int:
        """How many minutes one phase takes."""
        return int(printed("phases")["scales"][self.word])

    def longer(self, steps: int = 1) -> "Scale | None":
        """Return the scale so many steps longer, or None when there is none (ART-302)."""
        place = self.place + steps
        return Scale(place) if place < len(printed("phases")["scales"]) else None


MINUTES = Scale(0)
HOURS = Scale(1)


def phases_taken(result: int, failures: int) -> int:
    """Return how many phases a tracked action takes; 0 leaves time for another in the same phase.

    Source: ART Engine, ART-298 (one for each column below Awesome), ART-299, ART-300 (one for each
    failure). The printed table is lost; conflict C14: the one example that disagrees (five phases
    for a Passable success) is not followed.
    """
    return failures if failures else AWESOME - result


@dataclass(frozen=True, slots=True)
class Tried:
    """How often an action has failed so far without a penalty; `CLOSED` bars it (ART-302, 306)."""

    id: str
    times: int

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        others = {name: times for name, times in sheet.tried.items() if name != self.id}
        tried = {**others, self.id: self.times} if self.times else others
        return changed(sheet, tried=tried), ()


@dataclass(frozen=True, slots=True)
class Reopen:
    """Let an action be tried again as if it never had been: what bars it now is gone."""

    shorthand: ClassVar[str] = "id"
    id: str

    def apply(self, sheet: Sheet, dice: Dice) -> Changed:
        return Tried(self.id, 0).apply(sheet, dice)


@dataclass(frozen=True, slots=True, kw_only=True)
class Task(Attempt):
    """An action whose time is tracked, and that may be tried again.

    Args:
        id: How it is remembered.
        attribute: Which attribute; several let the player pick.
        difficulty: The lowest rank that succeeds; Catastrophic where nobody can fail.
        skills: Names of skills that may help.
        scale: How long a phase is at the first try.
        penalty: From how many failures failing has a penalty by the author's outcomes, so that the
            next try is no longer than this one; 0 means never.
        limit: Whether the player may set the most phases to spend.
        modifier: Added to the trait.
        shift: Columns to the right.
        harder: Ranks added to the difficulty.
        hidden: Whether the difficulty is kept back.
        perk: A perk without which this is rolled on row 1.
        purpose: A short infinitive for the display.
        vs: Foes whose attribute is the difficulty.
        against: How the display calls what stands against it.
        free_skills: Whether the player may argue for any skill.

    Source: ART Engine, ART-162, ART-297 to ART-306. A session is an adventure here.
    """

    id: str
    attribute: Words
    difficulty: Rank = Rank.CATASTROPHIC
    skills: Words = ()
    scale: Scale = MINUTES
    penalty: int = 0
    limit: bool = True
    modifier: int = 0
    shift: int = 0
    harder: int = 0
    hidden: bool = False
    perk: str = ""
    purpose: str = ""
    vs: Versus | None = None
    against: str = ""
    free_skills: bool = False

    shorthand: ClassVar[str] = "id"

    def __post_init__(self) -> None:
        Attempt.__post_init__(self)
        if not self.id.strip():
            raise ValueError("id: a task needs an id, for it is remembered how it went")

    def now(self, sheet: Sheet | None) -> Scale | None:
        """Return the scale of the next try; None when it can't be tried (ART-302, ART-306)."""
        times = 0 if sheet is None else sheet.tried.get(self.id, 0)
        return None if times >= CLOSED else self.scale.longer(times)

    def resolve(self, sheet: Sheet | None, dice: Dice) -> Outcome:
        if self.now(sheet) is None:
            return barred(self.id)
        whole = self.judged(Part(check=self.roll).resolve(sheet, dice), sheet, 0)
        return whole._replace(changes=whole.changes + self.bonus(whole))

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter[Sheet]:
        """Open it as an encounter."""
        if self.now(sheet) is None:
            return Settled(outcome=barred(self.id), note=Note("closed", {"id": self.id}))
        return opened(sheet, task, self, asks=asks)

    def bonus(self, whole: Outcome) -> tuple[Effect, ...]:
        """Return what five successes bring, when it was finished."""
        return self.roll.consequences(whole.successes, whole.failures, {})

    def judged(self, own: Outcome, sheet: Sheet | None, limit: int) -> Outcome:
        """Return the whole: how long it took, and what that means for another try."""
        scale = self.now(sheet) or self.scale
        phases = phases_taken(own.facts["result_index"], own.failures)
        times = 0 if sheet is None else sheet.tried.get(self.id, 0)
        if limit and phases > limit:
            whole = unfinished(timed(own, limit, scale))
            return whole._replace(changes=(*own.changes, Tried(self.id, CLOSED)))
        whole = timed(own, phases, scale)
        if own.failures and not penalised(own.failures, self.penalty):
            return whole._replace(changes=(*own.changes, Tried(self.id, times + 1)))
        return whole


def penalised(failures: int, penalty: int) -> bool:
    """Tell whether so many failures bring a penalty (ART-301, ART-302)."""
    return 0 < penalty <= failures


def timed(own: Outcome, phases: int, scale: Scale) -> Outcome:
    """Return a roll's outcome with the time that it took; an Awesome leaves room for more."""
    facts = {
        **own.facts,
        "phases": phases,
        "scale": scale.word,
        "minutes": phases * scale.minutes,
    }
    triggers = own.triggers if phases else (*own.triggers, ANOTHER)
    return own._replace(facts=facts, triggers=triggers)


def unfinished(own: Outcome) -> Outcome:
    """Return the outcome of an action that was left when its time was over (ART-305)."""
    triggers = tuple(one for one in own.triggers if one != ANOTHER)
    return own._replace(label=UNFINISHED, successes=0, failures=0, triggers=triggers)


def barred(key: str) -> Outcome:
    """Return the outcome of what can't be tried again."""
    return Outcome(CLOSED_LABEL, facts={"kind": "task", "id": key})


def passed(whole: Outcome) -> Note:
    """Say how long an action took."""
    facts = whole.facts
    code = "unfinished" if whole.label == UNFINISHED else "time-taken"
    told = {"phases": facts["phases"], "scale": facts["scale"], "minutes": facts["minutes"]}
    return Note(code, told)


def timed_roll(
    table: Table[Sheet],
    rolling: Encounter[Sheet],
    *,
    may_limit: bool,
    chances: Callable[[], Odds],
    status: Callable[[int], tuple[str, ...]],
    turn: TurnRules | None = None,
) -> Script[tuple[Outcome, int]]:
    """Make a roll on which the player may first set the most phases to spend (ART-304).

    Return what the roll came to, and the limit: 0 for none.

    Args:
        table: What is worked on.
        rolling: The roll, its dice not yet thrown.
        may_limit: Whether a limit may be set.
        chances: Returns the odds of what it all comes to.
        status: Returns what is shown above the roll, given the limit.
        turn: What an improvised action means meanwhile.
    """
    limit = 0

    def options() -> tuple[Option, ...]:
        offers = rolling.options(table.sheet)
        return (*offers, limit_option(limit)) if may_limit else offers

    def above() -> tuple[str, ...]:
        return status(limit)

    def lines() -> tuple[str, ...]:
        return (*above(), *rolling.status(table.sheet))

    def odds(option: str) -> Odds | None:
        return chances() if option == "roll" else None

    while True:
        answer = yield from table.ask(options, lines, forced=rolling.forced, odds=odds, turn=turn)
        if answer.option == "limit":
            limit = read_limit(answer.words)
            continue
        step = rolling.step(answer.option, answer.words, table.sheet, table.dice)
        if step.encounter is None or answer.option in THROWS:
            own = yield from table.after(step, above, turn=turn)
            return own, limit
        rolling = step.encounter


def limit_option(limit: int) -> Option:
    """Offer to set the most phases to spend."""
    now = f"; now {limit}" if limit else ""
    text = f"Set the most phases to spend on it{now}"
    return Option("limit", text, "How many phases at most?", hint="limit")


def read_limit(words: str) -> int:
    """Return the phases that a player set.

    Raises:
        Illegal: It is no whole number of at least 1.
    """
    text = words.strip()
    if not text.isdecimal() or not 1 <= int(text) <= MOST_PHASES:
        raise Illegal(f"a limit is a number of phases, 1 to {MOST_PHASES}, not '{shown(text)}'")
    return int(text)


def task(table: Table[Sheet], check: Task, *, asks: bool) -> Script[Outcome]:
    """Make a roll whose time is tracked, and let the time go by (ART-297 to ART-306)."""

    def status(limit: int) -> tuple[str, ...]:
        scale = check.now(table.sheet) or check.scale
        again = " Longer than before, for it failed." if scale > check.scale else ""
        most = f" At most {limit}." if limit else ""
        return (f"Time is counted in {scale.word}.{again}{most}",)

    own, limit = yield from timed_roll(
        table,
        Rolling(Part(check=check.roll), asks),
        may_limit=asks and check.limit,
        chances=lambda: odds(check, table.sheet),
        status=status,
    )
    if own.label == "aborted":
        return own
    whole = check.judged(own, table.sheet, limit)
    table.notes.append(passed(whole))
    table.minutes += whole.facts["minutes"]
    table.change(*whole.changes, *check.bonus(whole))
    return whole._replace(changes=())
