"""A chase as it is played: rounds, running, stunts, and foes who follow or flee.

Notes: chase-order, ran, stunt-done, broke-free, still-held, found-way, found-nothing,
and those of `pursuit`.
"""

from dataclasses import dataclass, replace
from typing import Any

from solo.rules.art.actions.chase.pursuit import NOBODY, Race, dropped, foe_acts
from solo.rules.art.actions.chase.written import (
    ACCIDENT,
    CAUGHT,
    ESCAPED,
    GOT_AWAY,
    Chase,
    Stunt,
    acts,
    turn_order,
)
from solo.rules.art.actions.sustained import STOPPED, Sustained
from solo.rules.art.actions.within import OfATurn, ended, roll_part
from solo.rules.art.checks.improvise import degree
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.reactions import Fate
from solo.rules.art.checks.trait import Part, TraitRoll
from solo.rules.art.fight.messages import capital
from solo.rules.art.fight.rounds_shared import farthest, movement
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.messages.track import SQUARES, draw, marks
from solo.rules.art.printed import printed
from solo.rules.core.dice import Dice
from solo.rules.core.encounters import Around, refuse
from solo.rules.core.numbers import plural
from solo.rules.core.odds import Odds, odds
from solo.rules.core.outcome import Note, Option, Outcome, Step
from solo.rules.core.system import Encounter
from solo.rules.core.turns import LATER

_HERO = -1


def open_chase(check: Chase, sheet: Sheet, *, asks: bool) -> Encounter:
    """Open a chase: initiative first, or the sustained roll."""
    if check.mode == "sustained":
        return Keeping(role=check.role, inner=_sustained(check).begin(sheet, asks=asks))
    gaps = (check.start,) * len(check.blocks)
    if check.role == "pursuer":
        gaps = gaps[:1]
    part = Part(check=TraitRoll(attribute=("alertness",), skills=("initiative",)))
    return roll_part(part, Starting(run=Running(check=check, asks=asks, gaps=gaps)), asks=asks)


def _sustained(check: Chase) -> Sustained:
    words = [word for word in check.attribute if isinstance(word, str)] or ["agility"]
    hardest = max(foe.rank(words[0]) for foe in check.blocks)
    return Sustained(
        attribute=check.attribute,
        difficulty=check.difficulty or hardest,
        goal=check.goal,
        each=0,
        skills=check.skills,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Keeping(Around):
    """A chase as one sustained action: its end is told in the words of a chase."""

    role: str

    def after(self, step: Step, dice: Dice) -> Step:
        own = ended(step)
        if own.label in (STOPPED, "aborted"):
            return step._replace(outcome=own._replace(label=STOPPED))
        won, gone = (ESCAPED, CAUGHT) if self.role == "pursued" else (CAUGHT, GOT_AWAY)
        return step._replace(outcome=own._replace(label=gone if own.failures else won))


@dataclass(frozen=True, slots=True, kw_only=True)
class Starting(OfATurn):
    """What follows the initiative roll."""

    run: "Running"

    def told(self, sheet: Sheet) -> tuple[str, ...]:
        return ("Who is off first?",)

    def after(self, step: Step, dice: Dice) -> Step:
        own = ended(step)
        mine = 1 if own.label == "aborted" else int(own.facts["result_index"])
        blocks = self.run.check.blocks[: len(self.run.gaps)]
        ranks = tuple(foe.rank("alertness") for foe in blocks)
        order = turn_order(mine, ranks)
        run = replace(self.run, initiative=(*ranks, mine), order=order)
        names = tuple(
            f"{'you' if who == _HERO else run.name(who)}{_turns(run.initiative[who])}"
            for who in order
        )
        notes = (*step.notes, Note("chase-order", {"names": names}))
        return run.next_round(step._replace(outcome=None, notes=notes), dice)


def _turns(initiative: int) -> str:
    """Say what is out of the way about the turns of somebody's first round (ART-342, ART-343)."""
    if acts(0, initiative):
        return " (who may act before the first round)"
    return "" if acts(1, initiative) else " (who loses the first turn)"


@dataclass(frozen=True, slots=True, kw_only=True)
class Running(Race):
    """A chase under way, at the hero's turn."""

    @property
    def forced(self) -> str | None:
        return None

    # What is told and offered

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        turn = f"Round {self.round_}" if self.round_ else "Before the first round"
        bands = "band" if self.near == 1 else "bands"
        line = f"{turn}: {self.near} {bands} between you; {self.check.away} is away."
        held = (f"{capital(self.name(self.held))} has hold of you.",) if self.held != NOBODY else ()
        return (line, *self._drawn(sheet), *held)

    def _drawn(self, sheet: Sheet) -> tuple[str, ...]:
        """Draw how far apart all are; the road itself has no squares."""
        cells: list[list[str]] = [[] for _ in range(max(SQUARES, self.check.away))]
        there = [place for place, gap in enumerate(self.gaps) if gap >= 0]
        ahead = max((self.gaps[place] for place in there), default=0) if self.pursued else 0
        named = marks([(sheet.name, False), *((self.name(place), True) for place in there)])
        places = [ahead - self.gaps[p] if self.pursued else self.gaps[p] for p in there]
        for mark, place in zip(named, (ahead, *places), strict=True):
            cells[max(0, min(place, len(cells) - 1))].append(mark)
        gaps = [f"{self.name(p)} ({m}) {plural(self.gaps[p], 'band')}"
                for p, m in zip(there, named[1:], strict=True)]  # fmt: skip
        side = "behind" if self.pursued else "ahead"
        words = f"You ({named[0]}); {side}, {', '.join(gaps)}." if gaps else ""
        return (*draw(cells), *filter(None, (words,)))

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        stop = Option("stop", "Stop" if self.pursued else "Give up the chase", hint="stop")
        if self.held != NOBODY:
            return (Option("break-free", "Break free", hint="free"), stop)
        due = self.match[-1] if self.match else ""
        if due:
            text = self.check.stunt(due).told
            text = f"After them: {text[:1].lower()}{text[1:]}"
            return (Option("match", text, hint="match"), stop)
        offers = [Option(f"stunt-{one.id}", one.told) for one in self.stunts()]
        if self.pursued and not self.asked and self._hidden():
            ask = "What might there be?"
            offers.append(Option("look", "Look for another way out", ask, hint="look"))
        if self.moved:
            return (*offers, Option("go-on", "Leave it at that", hint="go on"), stop)
        return (Option("run", "Run", hint="run"), *offers, stop)

    def stunts(self) -> tuple[Stunt, ...]:
        """Return the stunts that the hero may try now."""
        if not self.pursued:
            return ()
        return tuple(
            one
            for one in self.check.stunts
            if (not one.found or one.id in self.found) and not (one.once and one.id in self.done)
        )

    def _hidden(self) -> tuple[Stunt, ...]:
        return tuple(s for s in self.check.stunts if s.found and s.id not in self.found)

    def odds(self, option: str, sheet: Sheet) -> Odds | None:
        """Return the exact chances of the roll that an option makes."""
        if option not in {one.id for one in self.options(sheet)}:
            return None
        part = self._part(option)
        return odds(part, sheet) if part is not None else None

    def _part(self, option: str) -> Part | Fate | None:
        if option == "run":
            return self.check.run
        if option.startswith("stunt-"):
            return self.check.stunt(option.removeprefix("stunt-")).part()
        if option == "match":
            return self.check.stunt(self.match[-1]).part()
        if option == "break-free":
            foe = self.check.blocks[self.held]
            rank = max(foe.rank("strength"), foe.rank("agility"))
            return Part(check=TraitRoll(attribute=("agility", "strength"), difficulty=rank))
        return Fate(likelihood=self.check.chance) if option == "look" else None

    # What happens

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if option == "stop":
            return self.over(Step(None, sheet), STOPPED)
        if option == "go-on":
            return self._played(Step(None, sheet), dice)
        if option == "look":
            return self._look(sheet, dice)
        part = self._part(option)
        if not isinstance(part, Part):
            raise ValueError(f"'{option}' is no roll")
        opened = roll_part(part, Rolled(run=self, act=option), asks=self.asks)
        return Step(opened, sheet) if self.asks else opened.step("roll", "", sheet, dice)

    def _look(self, sheet: Sheet, dice: Dice) -> Step:
        """Ask Fate for a way that nobody has thought of: a free action (ART-381, ART-286)."""
        own = Fate(likelihood=self.check.chance).resolve(sheet, dice)
        hidden = self._hidden()
        now = replace(self, asked=True)
        facts: dict[str, Any] = {"label": own.label, "roll": own.facts["roll"]}
        if own.failures:
            return Step(now, sheet, (Note("found-nothing", facts),))
        now = replace(now, found=self.found | {hidden[0].id})
        return Step(now, sheet, (Note("found-way", {**facts, "text": hidden[0].text}),))

    def tried(self, outcome: Outcome, sheet: Sheet, dice: Dice) -> Step:
        """Gain or lose ground by what nobody listed, and let the others act (ART-219, ART-243)."""
        bands = int(printed("tries")["chase"].get(degree(outcome), 0))
        now = self.farther(bands)
        notes = (Note("ground", {"bands": bands, "between": now.near}),) if bands else ()
        label = now.finished()
        step = Step(None, sheet, notes)
        return now.over(step, label) if label else now._played(step, dice)

    def ran(self, step: Step, own: Outcome, dice: Dice) -> Step:
        """Go on from the roll to run; what is moved freely leaves the action for a stunt."""
        step = step._replace(outcome=None)
        if own.label == "aborted":
            return self._played(step, dice)
        result = int(own.facts["result_index"])
        free = movement(result)[0]
        if free and self.stunts():
            return step._replace(encounter=Stride(run=self, result=result))
        return self.moving(step, farthest(result), own.label, dice)

    def moving(self, step: Step, bands: int, label: str, dice: Dice, *, ends: bool = True) -> Step:
        """Move the hero so many bands, and end the turn unless an action is left."""
        now = replace(self.farther(bands), moved=not ends)
        note = Note("ran", {"bands": bands, "label": label, "between": now.near})
        step = step._replace(notes=(*step.notes, note), outcome=None)
        label = now.finished()
        if label:
            return now.over(step, label)
        return now._played(step, dice) if ends else step._replace(encounter=now)

    def stunted(self, step: Step, own: Outcome, key: str, dice: Dice) -> Step:
        """Go on from a stunt of the hero's: the pursuers have to match it (ART-382, ART-383)."""
        step = step._replace(outcome=None)
        if own.label == "aborted":
            return self._played(step, dice)
        if own.failures:
            return self.over(step, ACCIDENT, own)
        facts = {"text": self.check.stunt(key).text, "label": own.label, "count": own.count}
        step = step._replace(notes=(*step.notes, Note("stunt-done", facts)))
        match = tuple(key if gap >= 0 and self.pursued else "" for gap in self.gaps)
        triggers = tuple(dict.fromkeys((*self.triggers, key)))
        done = (*self.done, key)
        now = replace(self, match=(*match, ""), done=done, triggers=triggers)
        return now._played(step, dice)

    def freed(self, step: Step, own: Outcome, dice: Dice) -> Step:
        """Go on from the roll to break free."""
        step = step._replace(outcome=None)
        if own.failures or own.label == "aborted":
            note = Note("still-held", {"name": self.name(self.held)})
            return self._played(step._replace(notes=(*step.notes, note)), dice)
        note = Note("broke-free", {"name": self.name(self.held)})
        now = dropped(self, self.held)
        return replace(now, held=NOBODY)._played(step._replace(notes=(*step.notes, note)), dice)

    def clung(self, step: Step, own: Outcome, dice: Dice) -> Step:
        """Go on from the roll to keep one's hold with a foe hanging on."""
        if own.failures or own.label == "aborted":
            return self.over(step._replace(outcome=None), ACCIDENT, own)
        return self._played(step._replace(outcome=None), dice)

    def _played(self, step: Step, dice: Dice) -> Step:
        """Let the others act until it is the hero's turn again, or all is over."""
        now = replace(self, asked=False, moved=False)
        label = now.finished()
        while not label and now.queue:
            who, rest = now.queue[0], now.queue[1:]
            now = replace(now, queue=rest)
            if who == _HERO:
                return step._replace(encounter=now)
            if now.gaps[who] < 0 or who == now.held:
                continue
            now, step, rolls = foe_acts(now, who, step, dice)
            if rolls is not None:
                return _put(now, rolls, step, dice)
            label = now.finished()
        return now.over(step, label) if label else now.next_round(step, dice)

    def next_round(self, step: Step, dice: Dice) -> Step:
        """Begin a round; after the last, the pursuer gives up."""
        round_ = self.round_ + 1
        if round_ > self.check.rounds:
            return self.over(step, ESCAPED if self.pursued else GOT_AWAY)
        queue = tuple(who for who in self.order if acts(round_, self.initiative[who]))
        now = replace(self, round_=round_, queue=queue)
        return now._played(step, dice)

    def over(self, step: Step, label: str, roll: Outcome | None = None) -> Step:
        """End the chase."""
        facts = {**(roll.facts if roll else {}), "kind": "chase", "rounds": self.round_}
        facts["between"] = self.near
        faces = roll.faces if roll else ()
        outcome = Outcome(label, faces=faces, triggers=self.triggers, facts=facts)
        return step._replace(encounter=None, outcome=outcome)


def _put(run: Running, stunt: Stunt, step: Step, dice: Dice) -> Step:
    """Put the roll to keep one's hold."""
    opened = roll_part(stunt.part(stunt.hold), Rolled(run=run, act="cling"), asks=run.asks)
    if run.asks:
        return step._replace(encounter=opened)
    more = opened.step("roll", "", step.sheet, dice)
    return more._replace(notes=step.notes + more.notes, minutes=step.minutes + more.minutes)


@dataclass(frozen=True, slots=True, kw_only=True)
class Rolled(OfATurn):
    """What follows a roll of the hero's in a chase."""

    run: Running
    act: str

    def told(self, sheet: Sheet) -> tuple[str, ...]:
        return self.run.status(sheet)[:1]

    def after(self, step: Step, dice: Dice) -> Step:
        own, run = ended(step), self.run
        if self.act == "run":
            return run.ran(step, own, dice)
        if self.act == "break-free":
            return run.freed(step, own, dice)
        if self.act == "cling":
            return run.clung(step, own, dice)
        if self.act == "match":
            match = (*run.match[:-1], "")
            return replace(run, match=match).stunted(step, own, run.match[-1], dice)
        return run.stunted(step, own, self.act.removeprefix("stunt-"), dice)


@dataclass(frozen=True, slots=True, kw_only=True)
class Stride:
    """A run that may be all out, or only as far as leaves an action for a stunt (ART-369)."""

    run: Running
    result: int

    @property
    def forced(self) -> str | None:
        return None

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        return self.run.status(sheet)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        far, free = farthest(self.result), movement(self.result)[0]
        return (
            Option("all-out", f"Run all out ({far})", hint="all"),
            Option("hold-back", f"Run {free} and keep your action", hint="keep"),
        )

    def moment(self, sheet: Sheet) -> str:
        return LATER

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        word = Rank(self.result).word
        if option == "all-out":
            return self.run.moving(Step(None, sheet), farthest(self.result), word, dice)
        free = movement(self.result)[0]
        return self.run.moving(Step(None, sheet), free, word, dice, ends=False)
