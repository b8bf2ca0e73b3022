"""A chase as it is played: rounds, running, stunts, and foes who follow or flee.

Notes: chase-order, ran, foe-ran, stunt-done, stunt-failed, foe-stunt, foe-slipped, seized,
broke-free, still-held, found-way, found-nothing.
"""

from dataclasses import dataclass, replace
from typing import Any

from solo.rules.art.chase import (
    ACCIDENT,
    CAUGHT,
    ESCAPED,
    FOE_ACCIDENT,
    GOT_AWAY,
    Chase,
    Stunt,
    acts,
    turn_order,
)
from solo.rules.art.checks import Fate, Part, TraitRoll
from solo.rules.art.in_rounds import farthest, movement
from solo.rules.art.printed import printed
from solo.rules.art.ranks import Rank
from solo.rules.art.sheet import Sheet
from solo.rules.art.sustained import STOPPED, Sustained
from solo.rules.art.track import SQUARES, draw, marks
from solo.rules.art.within import ended, roll_part
from solo.rules.dice import Dice
from solo.rules.numbers import plural
from solo.rules.odds import Odds, odds
from solo.rules.outcome import Note, Option, Outcome, Step
from solo.rules.stages import Around, refuse
from solo.rules.system import Encounter

NOBODY = -1
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
class Starting:
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
        names = tuple("you" if who == _HERO else blocks[who].name for who in order)
        notes = (*step.notes, Note("chase-order", {"names": names}))
        return run.next_round(step._replace(outcome=None, notes=notes), dice)


@dataclass(frozen=True, slots=True, kw_only=True)
class Running:
    """A chase under way, at the hero's turn.

    Args:
        check: What the author wrote.
        asks: Whether offers are made around its rolls.
        gaps: How many bands each foe is from the hero; negative for one who is out of it.
        initiative: The results by which they act, the hero's last.
        order: Who acts in which order; -1 is the hero.
        round_: The round; 0 is the bonus round.
        queue: Who acts yet in this round.
        found: Hidden stunts that are known now.
        done: Stunts that were done.
        match: The stunt that each foe has yet to match, and last the hero.
        held: Who has hold of the hero; -1 for nobody.
        asked: Whether a question was asked in this turn (ART-285).
        moved: Whether the hero has used the free movement of this turn.
        triggers: What happened on top.
    """

    check: Chase
    asks: bool
    gaps: tuple[int, ...]
    initiative: tuple[int, ...] = ()
    order: tuple[int, ...] = ()
    round_: int = -1
    queue: tuple[int, ...] = ()
    found: frozenset[str] = frozenset()
    done: tuple[str, ...] = ()
    match: tuple[str, ...] = ()
    held: int = NOBODY
    asked: bool = False
    moved: bool = False
    triggers: tuple[str, ...] = ()

    @property
    def pursued(self) -> bool:
        """Whether the hero runs away."""
        return self.check.role == "pursued"

    @property
    def near(self) -> int:
        """How many bands the nearest foe is away; past escape when none is left."""
        return min((gap for gap in self.gaps if gap >= 0), default=self.check.away)

    @property
    def forced(self) -> str | None:
        return None

    # What is told and offered

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        turn = f"Round {self.round_}" if self.round_ else "Before the first round"
        bands = "band" if self.near == 1 else "bands"
        line = f"{turn}: {self.near} {bands} between you; {self.check.away} is away."
        held = (f"{self._name(self.held)} has hold of you.",) if self.held != NOBODY else ()
        return (line, *self._drawn(sheet), *held)

    def _drawn(self, sheet: Sheet) -> tuple[str, ...]:
        """Draw how far apart all are; the road itself has no squares."""
        cells: list[list[str]] = [[] for _ in range(max(SQUARES, self.check.away + 1))]
        there = [place for place, gap in enumerate(self.gaps) if gap >= 0]
        ahead = max((self.gaps[place] for place in there), default=0) if self.pursued else 0
        named = marks([(sheet.name, False), *((self._name(place), True) for place in there)])
        places = [ahead - self.gaps[p] if self.pursued else self.gaps[p] for p in there]
        for mark, place in zip(named, (ahead, *places), strict=True):
            cells[max(0, min(place, len(cells) - 1))].append(mark)
        gaps = [f"{self._name(p)} ({m}) {plural(self.gaps[p], 'band')}"
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
            text = f"After them: {self.check.stunt(due).text.lower()}"
            return (Option("match", text, hint="match"), stop)
        offers = [Option(f"stunt-{one.id}", one.text) for one in self.stunts()]
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

    def _name(self, place: int) -> str:
        return self.check.blocks[place].name

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
        by = bands if self.pursued else -bands
        gaps = tuple(gap if gap < 0 else max(0, gap + by) for gap in self.gaps)
        now = replace(self, gaps=gaps, moved=not ends)
        note = Note("ran", {"bands": bands, "label": label, "between": now.near})
        step = step._replace(notes=(*step.notes, note), outcome=None)
        label = now.finished()
        if label:
            return now.over(step, label)
        return now._played(step, dice) if ends else step._replace(encounter=now)

    def finished(self) -> str:
        """Return how the chase has ended, or nothing."""
        if not any(gap >= 0 for gap in self.gaps):
            return ESCAPED if self.pursued else CAUGHT
        if self.near >= self.check.away:
            return ESCAPED if self.pursued else GOT_AWAY
        return CAUGHT if self.near == 0 else ""

    def tried(self, step: Step, own: Outcome, key: str, dice: Dice) -> Step:
        """Go on from a stunt of the hero's: the pursuers have to match it (ART-382, ART-383)."""
        step = step._replace(outcome=None)
        if own.label == "aborted":
            return self._played(step, dice)
        stunt = self.check.stunt(key)
        code = "stunt-failed" if own.failures else "stunt-done"
        facts = {"text": stunt.text, "label": own.label, "count": own.count}
        step = step._replace(notes=(*step.notes, Note(code, facts)))
        if own.failures:
            return self.over(step, ACCIDENT, own)
        match = tuple(key if gap >= 0 and self.pursued else "" for gap in self.gaps)
        triggers = tuple(dict.fromkeys((*self.triggers, key)))
        done = (*self.done, key)
        now = replace(self, match=(*match, ""), done=done, triggers=triggers)
        return now._played(step, dice)

    def freed(self, step: Step, own: Outcome, dice: Dice) -> Step:
        """Go on from the roll to break free."""
        step = step._replace(outcome=None)
        if own.failures or own.label == "aborted":
            note = Note("still-held", {"name": self._name(self.held)})
            return self._played(step._replace(notes=(*step.notes, note)), dice)
        note = Note("broke-free", {"name": self._name(self.held)})
        now = self.dropped(self.held)
        return replace(now, held=NOBODY)._played(step._replace(notes=(*step.notes, note)), dice)

    def clung(self, step: Step, own: Outcome, dice: Dice) -> Step:
        """Go on from the roll to keep one's hold with a foe hanging on."""
        if own.failures or own.label == "aborted":
            return self.over(step._replace(outcome=None), ACCIDENT, own)
        return self._played(step._replace(outcome=None), dice)

    def dropped(self, place: int) -> "Running":
        """Return the chase without a foe who has come to grief."""
        gaps = tuple(-1 if one == place else gap for one, gap in enumerate(self.gaps))
        new = (*self.triggers, FOE_ACCIDENT, self.check.foes[place])
        return replace(self, gaps=gaps, triggers=tuple(dict.fromkeys(new)))

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
            now, step, rolls = now._foe(who, step, dice)
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

    def _foe(self, who: int, step: Step, dice: Dice) -> tuple["Running", Step, Stunt | None]:
        return self._pursues(who, step, dice) if self.pursued else self._flees(who, step)

    def _pursues(self, who: int, step: Step, dice: Dice) -> tuple["Running", Step, Stunt | None]:
        due = self.match[who] if self.match else ""
        if due:
            return self._matches(who, self.check.stunt(due), step, dice)
        bands = farthest(self.check.blocks[who].rank("agility"))
        gaps = tuple(max(0, g - bands) if p == who else g for p, g in enumerate(self.gaps))
        note = Note("foe-ran", {"name": self._name(who), "bands": bands, "between": gaps[who]})
        return replace(self, gaps=gaps), step._replace(notes=(*step.notes, note)), None

    def _matches(
        self, who: int, stunt: Stunt, step: Step, dice: Dice
    ) -> tuple["Running", Step, Stunt | None]:
        """Let a foe try to match a stunt by its rank; a narrow case is Fate's (ART-385)."""
        match = tuple("" if p == who else s for p, s in enumerate(self.match))
        now = replace(self, match=match)
        rank, name = stunt.rank_of(self.check.blocks[who]), self._name(who)
        if rank < stunt.difficulty:
            note = Note("foe-slipped", {"name": name, "text": stunt.text})
            return now.dropped(who), step._replace(notes=(*step.notes, note)), None
        note = Note("foe-stunt", {"name": name, "text": stunt.text})
        if rank == stunt.difficulty:
            fate = Fate(difficulty=Rank.parse(printed("phases")["chase"]["hold_below"]))
            own = fate.resolve(step.sheet, dice)
            if own.failures:
                gaps = tuple(g if p == who else -1 for p, g in enumerate(now.gaps))
                facts = {"name": name, "label": own.label, "roll": own.facts["roll"]}
                step = step._replace(notes=(*step.notes, Note("seized", facts)))
                return replace(now, gaps=gaps, held=who, match=()), step, stunt
        return now, step._replace(notes=(*step.notes, note)), None

    def _flees(self, who: int, step: Step) -> tuple["Running", Step, Stunt | None]:
        """Let the quarry try a stunt that it can do when you come close, or run."""
        foe, name = self.check.blocks[who], self._name(who)
        pending = self.match[-1] if self.match else ""
        open_now = [
            one
            for one in self.check.stunts
            if one.id not in self.done and one.rank_of(foe) >= one.difficulty
        ]
        if open_now and self.gaps[who] <= 2 and not pending:
            stunt = open_now[0]
            match = (*("" for _ in self.gaps), stunt.id)
            now = replace(self, match=match, done=(*self.done, stunt.id))
            note = Note("foe-stunt", {"name": name, "text": stunt.text})
            return now, step._replace(notes=(*step.notes, note)), None
        bands = farthest(foe.rank("agility"))
        gaps = (self.gaps[who] + bands,)
        note = Note("foe-ran", {"name": name, "bands": bands, "between": gaps[0]})
        return replace(self, gaps=gaps), step._replace(notes=(*step.notes, note)), None

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
class Rolled:
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
            return replace(run, match=match).tried(step, own, run.match[-1], dice)
        return run.tried(step, own, self.act.removeprefix("stunt-"), dice)


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

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        word = Rank(self.result).word
        if option == "all-out":
            return self.run.moving(Step(None, sheet), farthest(self.result), word, dice)
        free = movement(self.result)[0]
        return self.run.moving(Step(None, sheet), free, word, dice, ends=False)
