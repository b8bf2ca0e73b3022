"""Exploration phases as an encounter: several tasks, everybody who is there, and the clock.

Notes: declared-order, scale-changed, helper-rolled, and those of `unfolding`.
"""

from dataclasses import dataclass, replace

from solo.rules.art.actions.exploration.results import onward, over, put_on_track
from solo.rules.art.actions.exploration.schedule import PhaseTrack
from solo.rules.art.actions.exploration.tasks import LEFT, Pending, Phases, State, name_of
from solo.rules.art.actions.phases import Scale, TimedRoll
from solo.rules.art.actions.within import OfATurn, ended
from solo.rules.art.checks.roll import RollCheck
from solo.rules.art.checks.rolling import Rolling
from solo.rules.art.checks.table import d100
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.messages.track import SQUARES, draw, spoken
from solo.rules.art.party import members as party
from solo.rules.art.party.party_rolls import henchman_odds, roll_as
from solo.rules.core.dice import Dice
from solo.rules.core.encounters import refuse
from solo.rules.core.numbers import span
from solo.rules.core.odds import Odds, odds
from solo.rules.core.outcome import Note, Option, Outcome, Step
from solo.rules.core.system import Check, Encounter
from solo.rules.core.turns import LATER, NOW, InTurns

WAIT = "wait"


def open_phases(check: Phases, sheet: Sheet, *, asks: bool) -> "Exploring":
    """Open phases as an encounter: every token on the first square."""
    who = [party.slug(one.name) for one in party.standing_members(sheet)]
    who += party.able_companions(sheet) if check.henchmen else ()
    track = PhaseTrack(tokens=dict.fromkeys(who, 1))
    return Exploring(check=check, asks=asks, track=track, scale=check.scale)


@dataclass(frozen=True, slots=True, kw_only=True)
class Exploring(InTurns, State):
    """Everybody at the marker declares; then all of it is rolled, in the order of the table."""

    @property
    def forced(self) -> str | None:
        if self.check.declare == "intelligence" and self._unordered:
            return "order"
        return None

    @property
    def _unordered(self) -> bool:
        return not self.order and not self.declared and len(self.track.free()) > 1

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
        said = spoken({name_of(sheet, who): at for who, at in self.track.tokens.items()}, "phase")
        return (*draw(cells, marker=self.track.square(self.track.marker)), f"{said}.")

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

    def odds(self, option: str, sheet: Sheet) -> Odds | None:
        """Return the exact chances of what the one who declares would roll."""
        who = self.actor()
        known = {one.id for one in self.options(sheet) if not one.reason}
        if not who or option not in known or not option.startswith(("do-", "rescue-")):
            return None
        check = self.roll_of(option)
        if party.named(sheet, who) is not None:
            return odds(check, party.lead(sheet, who))
        return henchman_odds(sheet.companions[who], check.check, sheet)

    # What happens

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if option == "order":
            return self._ordered(sheet, dice)
        if option == "leave":
            return over(self, Step(None, sheet), LEFT)
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

    # What nobody listed

    def moment(self, sheet: Sheet) -> str:
        """Return whether it is for whoever acts to say what to do with this phase."""
        return NOW if self.actor() == party.slug(sheet.name) and not self.forced else LATER

    def tried(self, outcome: Outcome, sheet: Sheet, dice: Dice) -> Step:
        """Let the phase go by with it (ART-291)."""
        return self.step(WAIT, "", sheet, dice)

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
            part, sheet = now.roll_of(act), step.sheet
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
            now, step = put_on_track(now, who, act, own, 0, step)
        return _settled(now, step, dice)


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt(OfATurn):
    """What follows the roll of an adventurer's declared action."""

    state: Exploring
    who: str
    act: str
    limit: int = 0

    def limited(self, limit: int) -> "Attempt":
        return replace(self, limit=limit)

    def rolls(self, sheet: Sheet) -> tuple[Check, Sheet]:
        check: RollCheck = self.state.roll_of(self.act)
        return check, party.lead(sheet, self.who)

    def told(self, sheet: Sheet) -> tuple[str, ...]:
        most = f" At most {self.limit} phases." if self.limit else ""
        return (f"Time is counted in {self.state.scale.word}.{most}",)

    def after(self, step: Step, dice: Dice) -> Step:
        own = ended(step)
        step = step._replace(outcome=None)
        now, step = put_on_track(self.state, self.who, self.act, own, self.limit, step)
        return now._resolve(step, dice) if now.queue else _settled(now, step, dice)


def _settled(now: Exploring, step: Step, dice: Dice) -> Step:
    """Go on when all that was declared is rolled."""
    now = replace(now, declared={}, order=(), queue=())
    now, step, label = onward(now, step, dice)
    return over(now, step, label) if label else step._replace(encounter=now, outcome=None)


def _joined(before: Step, after: Step) -> Step:
    """Return one step of two that follow each other."""
    return after._replace(notes=before.notes + after.notes, minutes=before.minutes + after.minutes)
