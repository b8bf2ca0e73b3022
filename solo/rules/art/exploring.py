"""Exploration phases as an encounter: several tasks, everybody who is there, and the clock.

Notes: declared-order, attempt, unfinished, task-done, task-failed, scale-changed, phases-passed,
rescued, and those of what failing does.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Literal

from solo.rules.art import party
from solo.rules.art.checks import Part
from solo.rules.art.phase_track import PhaseTask, PhaseTrack
from solo.rules.art.phases import (
    MINUTES,
    MOST_PHASES,
    Scale,
    TimedRoll,
    Tried,
    penalised,
    phases_taken,
)
from solo.rules.art.roll import RollCheck
from solo.rules.art.rolling import Rolling
from solo.rules.art.several import henchman_odds, roll_as
from solo.rules.art.sheet import CLOSED, Sheet
from solo.rules.art.table import d100
from solo.rules.art.track import SQUARES, draw
from solo.rules.art.within import ended
from solo.rules.dice import Dice
from solo.rules.numbers import span
from solo.rules.odds import Odds, odds
from solo.rules.outcome import Note, Option, Outcome, Step
from solo.rules.stages import made, refuse
from solo.rules.system import Check, Encounter

DONE, TIME_UP, LEFT, INTERRUPTED = "done", "time-up", "left", "interrupted"
WAIT = "wait"


@dataclass(frozen=True, slots=True, kw_only=True)
class Phases:
    """Several tasks on the phase track, for everybody who is there, perhaps against a limit.

    Args:
        tasks: What there is to do.
        scale: How long a phase is at first.
        limit: After how many phases of that scale time is up; 0 for never.
        leave: Whether the player may walk away.
        henchmen: Whether companions take part.
        declare: In `any` order, or by Intelligence from the lowest.

    Source: ART Engine, ART-289 to ART-311.
    """

    tasks: tuple[PhaseTask, ...]
    scale: Scale = field(default_factory=lambda: MINUTES)
    limit: int = 0
    leave: bool = True
    henchmen: bool = True
    declare: Literal["any", "intelligence"] = "any"

    def __post_init__(self) -> None:
        ids = [task.id for task in self.tasks]
        if not ids:
            raise ValueError("tasks: there is nothing to do")
        twice = next((one for one in ids if ids.count(one) > 1), "")
        if twice:
            raise ValueError(f"tasks: two tasks are called '{twice}'")
        if not any(task.needed for task in self.tasks):
            raise ValueError("tasks: at least one of them has to be needed")
        if not 0 <= self.limit <= MOST_PHASES:
            raise ValueError(f"limit: 0 to {MOST_PHASES} phases, not {self.limit}")
        for task in self.tasks:
            unknown = next((one for one in task.after if one not in ids), "")
            if unknown:
                raise ValueError(f"tasks: '{task.id}' comes after '{unknown}', which is no task")
        self._sortable()

    def _sortable(self) -> None:
        done: set[str] = set()
        while len(done) < len(self.tasks):
            ready = {t.id for t in self.tasks if t.id not in done and done.issuperset(t.after)}
            if not ready:
                raise ValueError("tasks: some of them wait for each other")
            done |= ready

    def task(self, key: str) -> PhaseTask:
        """Return a task by its id."""
        return next(task for task in self.tasks if task.id == key)

    @property
    def limit_minutes(self) -> int:
        """How many minutes there are; 0 for no limit."""
        return self.limit * self.scale.minutes

    def counts(self) -> None:
        """It is answered by labels alone."""

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter:
        """Open it as an encounter: every token on the first square."""
        who = [party.slug(one.name) for one in party.standing_members(sheet)]
        who += party.able_companions(sheet) if self.henchmen else ()
        track = PhaseTrack(tokens=dict.fromkeys(who, 1))
        return Exploring(check=self, asks=asks, track=track, scale=self.scale)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pending:
    """An action under way: its result is known and happens at its end (ART-310).

    Args:
        who: Whose it is.
        task: What was tried.
        ends: The phase at whose beginning it happens.
        failures: By how many it fails; 0 for a success.
        unfinished: Whether it is left when the time set for it is over.
    """

    who: str
    task: str
    ends: int
    failures: int = 0
    unfinished: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Exploring:
    """Everybody at the marker declares; then all of it is rolled, in the order of the table.

    Args:
        check: What the author wrote.
        asks: Whether offers are made around the rolls.
        track: The tokens.
        scale: How long a phase is now.
        elapsed: The minutes that have passed.
        done: Tasks done, with who did it where each has to.
        failed: Tasks that have failed at least once.
        declared: What those at the marker mean to do.
        turn: Who declares now, if the player has said so.
        order: In which order they declare in this phase, if dice decided it.
        queue: Whose declared actions are yet to be rolled.
        pending: Actions under way.
    """

    check: Phases
    asks: bool
    track: PhaseTrack
    scale: Scale
    elapsed: int = 0
    done: frozenset[tuple[str, str]] = frozenset()
    failed: frozenset[str] = frozenset()
    declared: Mapping[str, str] = field(default_factory=dict)
    turn: str = ""
    order: tuple[str, ...] = ()
    queue: tuple[str, ...] = ()
    pending: tuple[Pending, ...] = ()

    @property
    def forced(self) -> str | None:
        if self.check.declare == "intelligence" and self._unordered:
            return "order"
        return None

    @property
    def _unordered(self) -> bool:
        return not self.order and not self.declared and len(self.track.free()) > 1

    def actor(self) -> str:
        """Return who declares now; nobody when all have."""
        open_now = [who for who in self.order or self.track.free() if who not in self.declared]
        if self.turn in open_now:
            return self.turn
        return open_now[0] if open_now else ""

    # What is told

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        spent = f"{span(self.elapsed)} gone" if self.elapsed else "No time has gone yet"
        left = self.check.limit_minutes - self.elapsed
        limit = f", {span(left)} left" if self.check.limit else ""
        lines = [f"Phase {self.track.marker}, counted in {self.scale.word}. {spent}{limit}."]
        lines += self._drawn(sheet)
        lines += [self._under_way(one, sheet) for one in self.pending]
        who = self.actor()
        lines.append(f"{name_of(sheet, who)}: what now?" if who else "All have said what they do.")
        return tuple(lines)

    def _drawn(self, sheet: Sheet) -> tuple[str, ...]:
        if len(self.track.tokens) < 2 and not self.pending:
            return ()
        cells: list[list[str]] = [[] for _ in range(SQUARES)]
        for who, phase in self.track.tokens.items():
            cells[self.track.square(phase)].append(name_of(sheet, who).split()[0])
        return draw(cells, marker=self.track.square(self.track.marker))

    def _under_way(self, one: Pending, sheet: Sheet) -> str:
        how = "will fail" if one.failures else "will be done"
        if one.unfinished:
            how = "will be left unfinished"
        text = self.check.task(one.task).text
        return f"{name_of(sheet, one.who)}: {text}; it {how} by phase {one.ends}."

    # What may be done

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        if self.forced:
            return (Option("order", "Roll Intelligence for who speaks first", hint="order"),)
        who = self.actor()
        offers = [self._change(one, sheet) for one in self.declared]
        if not who:
            return (Option("begin", "Do it", hint="begin"), *offers)
        offers += [self._turn(one, sheet) for one in self.track.free() if self._may_turn(one, who)]
        first = [*self._rescues(who, sheet), *self._tasks(who, sheet)]
        wait = Option(WAIT, f"Wait ({self.scale.word})", hint=WAIT)
        return (*first, wait, *offers, *self._scales(sheet), *self._leaving())

    def _may_turn(self, one: str, who: str) -> bool:
        return one != who and one not in self.declared and not self.order

    def _turn(self, one: str, sheet: Sheet) -> Option:
        return Option(f"turn-{one}", f"{name_of(sheet, one)} speaks first", hint=one)

    def _change(self, one: str, sheet: Sheet) -> Option:
        return Option(f"change-{one}", f"{name_of(sheet, one)} does something else")

    def _leaving(self) -> tuple[Option, ...]:
        may = self.check.leave and not self.pending and not self.declared
        return (Option("leave", "Leave it", hint="leave"),) if may else ()

    def _tasks(self, who: str, sheet: Sheet) -> list[Option]:
        return [
            Option(f"do-{task.id}", task.text, reason=self.bar(task, who, sheet))
            for task in self.check.tasks
            if not self.is_done(task, who)
        ]

    def _rescues(self, who: str, sheet: Sheet) -> list[Option]:
        found = []
        for one in self.pending:
            rescue = self.check.task(one.task).rescue
            if rescue is not None and one.failures and one.who != who and not one.unfinished:
                text = f"{rescue.text} ({name_of(sheet, one.who)})"
                found.append(Option(f"rescue-{one.who}", text, hint="rescue"))
        return found

    def _scales(self, sheet: Sheet) -> tuple[Option, ...]:
        """Offer the scales that open tasks need, when nobody is busy (ART-294)."""
        if self.pending or self.declared or len(self.track.free()) < len(self.track.tokens):
            return ()
        wanted = {
            scale
            for task in self.check.tasks
            for who in self.track.tokens
            if not self.is_done(task, who)
            and (scale := self.scale_of(task, sheet)) is not None
            and scale != self.scale
        }
        return tuple(
            Option(f"scale-{scale.word}", f"Count time in {scale.word} from now on")
            for scale in sorted(wanted)
        )

    def scale_of(self, task: PhaseTask, sheet: Sheet) -> Scale | None:
        """Return how long a phase of a task is now; None when it can't be tried any more."""
        times = sheet.tried.get(task.id, 0)
        return None if times >= CLOSED else (task.scale or self.check.scale).longer(times)

    def is_done(self, task: PhaseTask, who: str) -> bool:
        """Tell whether somebody has nothing left to do there."""
        return (task.id, who if task.each else "") in self.done

    def bar(self, task: PhaseTask, who: str, sheet: Sheet) -> str:
        """Return why somebody can't try a task now, or nothing."""
        scale = self.scale_of(task, sheet)
        if scale is None:
            return "it can't be tried again"
        if scale != self.scale:
            return f"this is counted in {scale.word}, and time now in {self.scale.word}"
        for key in task.after:
            if not self.is_done(self.check.task(key), who):
                return f"first: {self.check.task(key).text.lower()}"
        busy = next((one.who for one in self.pending if one.task == task.id), "")
        meant = next((one for one, act in self.declared.items() if act == f"do-{task.id}"), "")
        if (busy or meant) and not task.each:
            return "somebody is at it already"
        return ""

    def odds(self, option: str, sheet: Sheet) -> Odds | None:
        """Return the exact chances of what the one who declares would roll."""
        who = self.actor()
        known = {one.id for one in self.options(sheet) if not one.reason}
        if not who or option not in known or not option.startswith(("do-", "rescue-")):
            return None
        check = self._roll(option)
        if party.named(sheet, who) is not None:
            return odds(check, party.lead(sheet, who))
        return henchman_odds(sheet.companions[who], check.check, sheet)

    # What happens

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if option == "order":
            return self._ordered(sheet, dice)
        if option == "leave":
            return self._over(Step(None, sheet), LEFT)
        if option == "begin":
            return self._resolve(Step(self, sheet), dice)
        kind, _, rest = option.partition("-")
        if kind == "turn":
            return Step(replace(self, turn=rest), sheet)
        if kind == "change":
            left = {who: act for who, act in self.declared.items() if who != rest}
            return Step(replace(self, declared=left, turn=rest), sheet)
        if kind == "scale":
            scale = Scale.parse(rest)
            note = Note("scale-changed", {"scale": scale.word})
            return Step(replace(self, scale=scale), sheet, (note,))
        declared = replace(self, declared={**self.declared, self.actor(): option}, turn="")
        if declared.actor() or len(declared.declared) > 1:
            return Step(declared, sheet)  # ART-292: all of it may still be changed
        return declared._resolve(Step(None, sheet), dice)

    def _ordered(self, sheet: Sheet, dice: Dice) -> Step:
        """Let Intelligence say who declares first: the lowest (ART-293)."""
        rolled = []
        for who in self.track.free():
            one = party.named(sheet, who)
            trait = one.attributes["intelligence"] - one.fatigued if one else 0
            row = max(1, trait if one else sheet.companions[who].trait("intelligence"))
            roll = d100(dice)
            rolled.append((sheet.action_table.column(row, roll), roll, who))
        order = tuple(who for _, _, who in sorted(rolled, key=lambda one: one[:2]))
        note = Note("declared-order", {"names": tuple(name_of(sheet, who) for who in order)})
        return Step(replace(self, order=order), sheet, (note,))

    def _roll(self, act: str) -> Part:
        """Return the roll of a declared action."""
        if act.startswith("do-"):
            return Part(check=self.check.task(act.removeprefix("do-")).roll)
        victim = self._victim(act.removeprefix("rescue-"))
        rescue = self.check.task(victim.task).rescue
        if rescue is None:
            raise ValueError("nothing can be done for them")
        return Part(check=rescue.roll)

    def _victim(self, who: str) -> Pending:
        return next(one for one in self.pending if one.who == who and one.failures)

    def _resolve(self, step: Step, dice: Dice) -> Step:
        """Roll what was declared, one after the other, in the order of the table (ART-295)."""
        now = self
        if not now.queue:
            now = replace(now, queue=tuple(w for w in now.track.tokens if w in now.declared))
        while now.queue:
            who, rest = now.queue[0], now.queue[1:]
            act = now.declared[who]
            now = replace(now, queue=rest)
            gone = act.startswith("rescue-") and not any(
                one.who == act.removeprefix("rescue-") and one.failures for one in now.pending
            )
            if act == WAIT or gone:
                now = replace(now, track=now.track.moved(who, 1))
                continue
            part, sheet = now._roll(act), step.sheet
            if party.named(sheet, who) is not None:
                rolling = party.ActingAs(who=who, inner=Rolling(check=part, asks=now.asks))
                plan = Attempt(state=now, who=who, act=act)
                opened: Encounter = TimedRoll(
                    rolling=rolling, plan=plan, may_limit=now.asks and act.startswith("do-")
                )
                if now.asks:
                    return step._replace(encounter=opened, outcome=None)
                more = opened.step("roll", "", sheet, dice)
                return _joined(step, more)
            own = roll_as(sheet.companions[who], part.check, sheet, dice)
            facts = {"name": sheet.companions[who].name, "label": own.label}
            facts |= {"roll": own.facts["roll"], "row": own.facts["row"]}
            step = step._replace(notes=(*step.notes, Note("helper-rolled", facts)))
            now, step = now.rolled(who, act, own, 0, step)
        return replace(now, declared={}, order=(), queue=())._onward(step, dice)

    def rolled(
        self, who: str, act: str, own: Outcome, limit: int, step: Step
    ) -> tuple["Exploring", Step]:
        """Put an action on the track; its result happens when its time is over (ART-308, 310)."""
        if own.label == "aborted":
            return replace(self, track=self.track.moved(who, 1)), step
        phases = phases_taken(own.facts["result_index"], own.failures)
        late = bool(limit and phases > limit)
        phases = limit if late else phases
        note = Note("attempt", _attempted(self, who, act, own, phases, step.sheet))
        step = step._replace(notes=(*step.notes, note))
        ends = self.track.marker + phases
        track = self.track.put(who, ends)
        if act.startswith("do-"):
            key = act.removeprefix("do-")
            pend = Pending(who=who, task=key, ends=ends, failures=own.failures, unfinished=late)
            return replace(self, track=track, pending=(*self.pending, pend)), step
        victim = self._victim(act.removeprefix("rescue-"))
        if own.failures:
            return replace(self, track=track), step
        saved = replace(victim, failures=0, ends=ends)
        pending = tuple(saved if one is victim else one for one in self.pending)
        told = Note("rescued", {"name": name_of(step.sheet, victim.who)})
        step = step._replace(notes=(*step.notes, told))
        return replace(self, track=track.put(victim.who, ends), pending=pending), step

    def _onward(self, step: Step, dice: Dice) -> Step:
        """Move the marker on and let happen what happens on the way (ART-309, ART-310)."""
        now: Exploring = self
        while True:
            target = now.track.onward()
            due = sorted((one for one in now.pending if one.ends <= target), key=_end)
            if not due:
                break
            first = due[0]
            now, step, over = now._pass(step, max(first.ends, now.track.marker))
            if over:
                return now._over(step, over)
            now = replace(now, pending=tuple(one for one in now.pending if one is not first))
            now, step, over = now._happen(first, step, dice)
            if over:
                return now._over(step, over)
        now, step, over = now._pass(step, now.track.onward())
        over = over or now._late()
        if not over and now._stuck(step.sheet):
            over = LEFT
        if over:
            return now._over(step, over)
        return step._replace(encounter=now, outcome=None)

    def _late(self) -> str:
        limit = self.check.limit_minutes
        return TIME_UP if limit and self.elapsed >= limit else ""

    def _pass(self, step: Step, phase: int) -> tuple["Exploring", Step, str]:
        """Let time pass up to a phase, or until time is up."""
        minutes = (phase - self.track.marker) * self.scale.minutes
        limit = self.check.limit_minutes
        over = ""
        if limit and self.elapsed + minutes > limit:
            minutes, over = limit - self.elapsed, TIME_UP
        track = replace(self.track, marker=max(phase, self.track.marker))
        step = step._replace(minutes=step.minutes + minutes)
        return replace(self, track=track, elapsed=self.elapsed + minutes), step, over

    def _happen(self, one: Pending, step: Step, dice: Dice) -> tuple["Exploring", Step, str]:
        task, sheet = self.check.task(one.task), step.sheet
        name = name_of(sheet, one.who)
        if one.unfinished:
            sheet, _ = Tried(task.id, CLOSED).apply(sheet, dice)
            note = Note("task-unfinished", {"name": name, "task": task.text})
            return self, step._replace(sheet=sheet, notes=(*step.notes, note)), ""
        if not one.failures:
            note = Note("task-done", {"name": name, "task": task.text, "text": task.success})
            done = self.done | {(task.id, one.who if task.each else "")}
            now = replace(self, done=done)
            step = step._replace(notes=(*step.notes, note))
            return now, step, DONE if now._all_done(sheet) else ""
        notes: tuple[Note, ...] = (
            Note("task-failed", {"name": name, "task": task.text, "text": task.failure}),
        )
        if penalised(one.failures, task.penalty):
            sheet, more = self._harm(task, one.who, sheet, dice)
            notes += more
        else:
            sheet, _ = Tried(task.id, sheet.tried.get(task.id, 0) + 1).apply(sheet, dice)
        now = replace(self, failed=self.failed | {task.id})._still_able(sheet)
        step = step._replace(sheet=sheet, notes=(*step.notes, *notes))
        return now, step, INTERRUPTED if 0 < task.ends <= one.failures else ""

    def _harm(
        self, task: PhaseTask, who: str, sheet: Sheet, dice: Dice
    ) -> tuple[Sheet, tuple[Note, ...]]:
        """Do to an adventurer what failing does; a henchman comes off unhurt."""
        if party.named(sheet, who) is None:
            return sheet, ()
        return party.acting(sheet, who, lambda one: made(task.harm(), one, dice))

    def _still_able(self, sheet: Sheet) -> "Exploring":
        track = self.track
        for who in track.tokens:
            one = party.named(sheet, who)
            if one is not None and not party.able(one):
                track = track.without(who)
        return replace(self, track=track)

    def _all_done(self, sheet: Sheet) -> bool:
        heroes = [party.slug(one.name) for one in party.standing_members(sheet)]
        return all(
            self.is_done(task, who)
            for task in self.check.tasks
            if task.needed
            for who in (heroes if task.each else [""])
        )

    def _stuck(self, sheet: Sheet) -> bool:
        """Tell whether nothing that is needed can be done any more."""
        if not self.track.tokens:
            return True
        return not self.pending and any(
            task.needed and not self._finished(task, sheet) and self.scale_of(task, sheet) is None
            for task in self.check.tasks
        )

    def _finished(self, task: PhaseTask, sheet: Sheet) -> bool:
        heroes = [party.slug(one.name) for one in party.standing_members(sheet)]
        return all(self.is_done(task, who) for who in (heroes if task.each else [""]))

    def _over(self, step: Step, label: str) -> Step:
        done = [task.id for task in self.check.tasks if self._finished(task, step.sheet)]
        failed = [f"{task.id}-failed" for task in self.check.tasks if task.id in self.failed]
        facts = {"kind": "phases", "minutes": self.elapsed, "done": tuple(done)}
        outcome = Outcome(label, triggers=(*done, *failed), facts=facts)
        return step._replace(encounter=None, outcome=outcome)


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt:
    """What follows the roll of an adventurer's declared action."""

    state: Exploring
    who: str
    act: str
    limit: int = 0

    def limited(self, limit: int) -> "Attempt":
        return replace(self, limit=limit)

    def rolls(self, sheet: Sheet) -> tuple[Check, Sheet]:
        check: RollCheck = self.state._roll(self.act)
        return check, party.lead(sheet, self.who)

    def told(self, sheet: Sheet) -> tuple[str, ...]:
        most = f" At most {self.limit} phases." if self.limit else ""
        return (f"Time is counted in {self.state.scale.word}.{most}",)

    def after(self, step: Step, dice: Dice) -> Step:
        own = ended(step)
        step = step._replace(outcome=None)
        now, step = self.state.rolled(self.who, self.act, own, self.limit, step)
        return now._resolve(step, dice) if now.queue else _settled(now, step, dice)


def _settled(now: Exploring, step: Step, dice: Dice) -> Step:
    return replace(now, declared={}, order=(), queue=())._onward(step, dice)


def _joined(before: Step, after: Step) -> Step:
    """Return one step of two that follow each other."""
    return after._replace(notes=before.notes + after.notes, minutes=before.minutes + after.minutes)


def _end(one: Pending) -> int:
    return one.ends


def _attempted(
    state: Exploring, who: str, act: str, own: Outcome, phases: int, sheet: Sheet
) -> dict[str, Any]:
    return {
        "name": name_of(sheet, who),
        "label": own.label,
        "count": own.count,
        "phases": phases,
        "scale": state.scale.word,
    }


def name_of(sheet: Sheet, who: str) -> str:
    """Return how prose calls somebody by slug or id."""
    one = party.named(sheet, who)
    if one is not None:
        return one.name
    foe = sheet.companions.get(who)
    return foe.name if foe else who
