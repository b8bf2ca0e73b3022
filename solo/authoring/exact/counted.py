"""A system whose rolls are counted instead of rolled: each once for each hero that makes it.

A step of an encounter is run in every way that its dice can fall. Ways that come to the same are
put together, and so are those of the steps that follow by themselves. What a game then needs is one
pick among what may come of it.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any, TypeAlias

from solo.adventure.branch import Authored, Branch, Outcomes
from solo.adventure.model import Adventure
from solo.authoring.exact.equal_parts import Likeness
from solo.authoring.exact.rolled import answers, eventful, triggers
from solo.authoring.exact.ways import Cut, Foresight, Parts, Way, Ways, every, whole
from solo.engine.state import Pending, State
from solo.engine.story import picked
from solo.errors import DiceError
from solo.namedtuple import NamedTuple
from solo.rules.core.bases import EncounterBase, Lasting
from solo.rules.core.dice import Dice, LoadedDice
from solo.rules.core.moves import RuleCall
from solo.rules.core.outcome import AnySheet, Option, Outcome
from solo.rules.core.protocols import AnyEncounter, AnyStep, Illegal, Step, Written
from solo.rules.core.script import Scripted
from solo.rules.core.system import AnySystem

WORDS = "x"  # what is answered where an option wants words

LONG = 365 * 24 * 60  # minutes in which whatever changes a hero in time has done so

MOST_PASSED = 8  # rolls of one turn that each wait for an answer of their own
MOST_WAYS = 2_000  # of one step, and of all that follow it by themselves
ENOUGH_WAYS = 300  # of a step of a script, before what is hardly likely is left out


Hero: TypeAlias = Callable[[AnySheet], Hashable]
Kept: TypeAlias = Callable[[AnySheet], AnySheet]


class Counted(NamedTuple):
    """What may come of a step: each with a weight; what was cut off is None."""

    weights: tuple[int, ...]
    steps: tuple[AnyStep | None, ...]
    sheet: AnySheet  # the very one that it was counted with


class CountedSystem:
    """A system that opens checks and encounters as counted ones, and is itself otherwise.

    Args:
        system: The system.
        adventure: The adventure, which says what becomes of a roll.
        likeness: What says which results are the same.
        tells: Says whether what answers a roll reads how it came about, not only its result.
        turns: Whether anything reads how many turns were taken.
        timed: Whether anything reads the clock.

    Attributes:
        kept: Returns a hero with what may still be read from where the game stands.
        led: Returns the same for what answers a roll, if that surely leads to another scene.
        written: Returns the check with expressions that a value was made of.
        rolled: Whether anything was rolled since the turn began.
        passed: How many rolls of this turn have waited already, each for an answer of its own.
    """

    def __init__(
        self,
        system: AnySystem,
        adventure: Adventure,
        likeness: Likeness,
        *,
        tells: Callable[[Outcomes | None], bool],
        turns: bool = True,
        timed: bool = True,
    ) -> None:
        self.inner = system
        self._likeness = likeness
        self._triggers = triggers(adventure)
        self.foresight = Foresight(likeness, self._triggers)
        self.foresight.notices = self._notices
        self._tells = tells
        self._exact = Likeness(exactly=True)
        self._told: dict[int, bool] = {}  # by what answers a roll
        self._turns = turns
        self._timed = timed
        self._answers = answers(adventure)
        self._midst = eventful(adventure)
        self._parts = not (turns or timed or self._midst)
        self.rolled = False
        self.passed = 0
        self._counted: dict[Hashable, Counted] = {}
        self._fading: dict[Hashable, bool] = {}
        self.kept: Kept = _whole
        self.led: Callable[[tuple[Branch, ...]], Kept | None] = lambda _: None
        self.written: Callable[[object], object] = lambda _: None

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def begin(self, value: Written[AnySheet], sheet: AnySheet, *, asks: bool) -> AnyEncounter:
        """Open a check or an authored encounter, to be counted.

        The second roll of a turn waits, where nobody can tell: what was rolled before it, and
        comes to the same state, is put together there. An encounter in whose midst something may
        happen is played as it is.
        """
        made_of = None if id(value) in self._answers else self.written(value)
        key = id(made_of.value if isinstance(made_of, Authored) else value)
        answers = self._answers.get(key)
        inner = self.inner.begin(value, sheet, asks=asks)
        if self._midst and (answers is None or key in self._midst):
            return inner
        plain = inner.forced is not None and not isinstance(inner, Scripted)
        second = self._parts and self.rolled and self.passed < MOST_PASSED
        waits = plain and second and not self.inner.fallen(sheet)
        return _Counting(inner, answers, self, passed=self.passed + 1 if waits else 0)

    @property
    def exactly(self) -> bool:
        """Whether it may matter how a roll came about that is not counted."""
        return bool(self._midst) and self._exactly(None)

    def counted(self, at: "_Counting", option: str, words: str, sheet: AnySheet) -> Counted:
        """Return what may come of an option, and of what is forced after it."""
        of = self._like(at.answers).of
        key = (of(at.inner), id(at.answers), option, words, of(sheet), self.kept)
        found = self._counted.get(key)
        if found is None:
            found = self._counted[key] = self._count(at, (option, words), sheet)
        return found

    def waiting(self, encounter: AnyEncounter, sheet: AnySheet, hero: Hero) -> Hashable:
        """Return a key that encounters share which go on alike with their default answers.

        Where the default rolls nothing, all that matters is what it comes to; `hero` says what of
        the hero does.
        """
        if not isinstance(encounter, _Counting):
            return self._exact.of(encounter)
        inside, of = encounter.inner, self._like(encounter.answers).of
        key = (of(inside), id(encounter.answers), of(sheet), encounter.passed)
        return (None if encounter.pauses else self._default(encounter, sheet, hero)) or key

    def _default(self, at: "_Counting", sheet: AnySheet, hero: Hero) -> Hashable:
        option = default(at.options(sheet))
        if option is None:
            return None
        words = WORDS if option.asks else ""
        try:
            step = at.inner.step(option.id, words, sheet, LoadedDice(()))
        except (DiceError, Illegal):
            return None
        result = self._result(step.outcome, at.answers)
        unlike = step.encounter is not None or step.sheet is sheet
        return (
            option.id,
            words,
            self._likeness.of(step.encounter),
            hero(step.sheet),
            result,
            step.minutes,
            unlike,
        )

    def _count(self, at: "_Counting", chosen: tuple[str, str], sheet: AnySheet) -> Counted:
        over: dict[Hashable, tuple[Parts, AnyStep]] = {}
        ahead: list[tuple[Fraction, AnyStep]] = [(Fraction(1), Step(at.inner, sheet))]
        left, spent = Parts(), 0
        while ahead:
            following: dict[Hashable, tuple[Parts, AnyStep]] = {}
            for chance, before in ahead:
                part, of = chance.numerator, chance.denominator
                if spent >= MOST_WAYS:
                    left.add(Way(part, of))
                    continue
                for way, (step, pauses) in self._ways(at, before, chosen, MOST_WAYS - spent):
                    spent += 1
                    gone = Way(part * way.part, of * way.whole)
                    if step is None:
                        left.add(gone)
                    else:
                        found = following if self._goes_on(step, pauses=pauses) else over
                        key = self._key(step, sheet, at.answers)
                        found.setdefault(key, (Parts(), step))[0].add(gone)
            ahead = [(parts.sum(), step) for parts, step in following.values()]
            chosen = ("", "")
        return _weighed([*over.values()], left.sum(), sheet)

    def _ways(
        self, at: "_Counting", before: AnyStep, chosen: tuple[str, str], most: int
    ) -> "Iterator[tuple[Way, tuple[AnyStep | None, bool]]]":
        """Yield what a step may come to, and whether a script only pauses there."""
        encounter = before.encounter
        assert encounter is not None
        option = chosen[0] or encounter.forced
        assert option is not None  # only what is forced follows of itself
        exactly = self._exactly(at.answers)
        waits = before.minutes > 0  # the player is asked before more happens, as time passes then

        def run(dice: Ways) -> tuple[AnyStep, bool]:
            step = encounter.step(option, chosen[1], before.sheet, dice)
            while not (waits or dice.pauses) and (going := self._answer(step)) is not None:
                assert step.encounter is not None
                step = step.encounter.step(*going, step.sheet, dice)
            lean = step.encounter if exactly else self._untimed(step.encounter, step.sheet)
            minutes = before.minutes + step.minutes
            return step._replace(encounter=lean, minutes=minutes), bool(dice.pauses)

        enough = ENOUGH_WAYS if begins_anew(encounter) else 0
        for way, found in every(run, most, self.foresight, enough=enough, exactly=exactly):
            yield way, found or (None, False)

    def _untimed(self, encounter: AnyEncounter | None, sheet: AnySheet) -> AnyEncounter | None:
        """Return a script that begins anew without how long it has lasted, if nothing reads it."""
        if self._timed or not isinstance(encounter, Scripted) or encounter.moves:
            return encounter
        call = encounter.script
        if not isinstance(call, RuleCall) or self._changes(sheet):
            return encounter
        args = tuple([one.untimed() if isinstance(one, Lasting) else one for one in call.args])
        return replace(encounter, script=replace(call, args=args))

    def _answer(self, step: AnyStep) -> tuple[str, str] | None:
        """Return the answer with which a script goes on at once.

        In the middle of a script nothing is put together: what it has done so far is known by its
        dice alone. So it is gone on with to where it begins anew, as any policy would.
        """
        encounter = step.encounter
        if not isinstance(encounter, Scripted) or not encounter.moves or step.minutes:
            return None
        if encounter.forced is not None:
            return encounter.forced, ""
        if self._turns or self.inner.fallen(step.sheet):
            return None
        option = default(encounter.options(step.sheet))
        return None if option is None else (option.id, WORDS if option.asks else "")

    def _goes_on(self, step: AnyStep, *, pauses: bool) -> bool:
        """Say whether what follows a step is nobody's decision, with nothing between them.

        Where a script begins anew the walk has a state, unless the story would take notice of it.
        """
        if pauses:
            return self._turns or step.minutes > 0 or bool(self.inner.fallen(step.sheet))
        return step.encounter is not None and step.encounter.forced is not None and not step.minutes

    def _key(self, step: AnyStep, sheet: AnySheet, answers: Outcomes | None) -> Hashable:
        hero, minutes = step.sheet, step.minutes
        if step.encounter is None:
            hero = self._left(step, answers)
            minutes = minutes if self._notices(hero) else 0
        # the engine asks if it changed
        changed = None if step.sheet is sheet else (self._likeness.of(hero),)
        return (self._ahead(step, answers), changed, self._result(step.outcome, answers), minutes)

    def _left(self, step: AnyStep, answers: Outcomes | None) -> AnySheet:
        """Return the hero after a roll, with what may still be read."""
        kept = None
        if answers is not None and step.outcome is not None:
            kept = self.led(picked(answers, step.outcome))
        return (kept or self.kept)(step.sheet)

    def _notices(self, sheet: AnySheet) -> bool:
        """Say whether anything takes notice of time."""
        return self._timed or self._changes(sheet)

    def _changes(self, sheet: AnySheet) -> bool:
        """Say whether time does anything to a hero."""
        of = self._likeness.of
        mark = of(sheet)
        if mark not in self._fading:
            self._fading[mark] = of(self.inner.pass_time(sheet, LONG)[0]) != mark
        return self._fading[mark]

    def _exactly(self, answers: Outcomes | None) -> bool:
        """Say whether how a roll came about matters too, not only what it comes to."""
        found = self._told.get(id(answers))
        if found is None:
            found = self._told[id(answers)] = self._tells(answers)
        return found

    def _like(self, answers: Outcomes | None) -> Likeness:
        """Return what says which moments of an encounter are alike, by what answers it."""
        return self._exact if self._exactly(answers) else self._likeness

    def _ahead(self, step: AnyStep, answers: Outcomes | None) -> Hashable:
        of = self._like(answers).of
        if step.encounter is None or step.encounter.forced is not None:
            return of(step.encounter)
        return self.waiting(_Counting(step.encounter, answers, self), step.sheet, of)

    def _result(self, outcome: Outcome | None, answers: Outcomes | None) -> Hashable:
        """Return what of an outcome the game goes on with; how the dice lay is for telling."""
        if outcome is None:
            return None
        if self._exactly(answers):
            return self._exact.of(outcome)
        if answers is not None:
            return (outcome.label == "aborted", *map(id, picked(answers, outcome)))
        triggers = frozenset(outcome.triggers) & self._triggers
        return (outcome.label, outcome.successes, outcome.failures, triggers)


class _Counting(EncounterBase[AnySheet]):
    """An encounter whose steps are picked among what may come of them."""

    __slots__ = ("_system", "answers", "inner", "passed", "pauses")

    def __init__(
        self,
        inner: AnyEncounter,
        answers: Outcomes | None,
        system: CountedSystem,
        *,
        pauses: bool = False,
        passed: int = 0,
    ) -> None:
        self.inner = inner
        self.answers = answers
        self.passed = passed  # how many rolls of this turn have waited, with this one
        # whether it waits though it is forced: for its roll, or a script that begins anew
        self.pauses = pauses or passed > 0
        self._system = system

    @property
    def forced(self) -> str | None:
        return None if self.pauses else self.inner.forced

    def options(self, sheet: AnySheet) -> tuple[Option, ...]:
        if self.passed:
            return (Option(self.inner.forced or "", ""),)
        return self.inner.options(sheet)

    def step(self, option: str, words: str, sheet: AnySheet, dice: Dice) -> AnyStep:
        found = self._system.counted(self, option, words, sheet)
        assert isinstance(dice, Ways)
        place = 0
        if len(found.steps) > 1:
            place, self._system.rolled = dice.pick(found.weights), True
        step = found.steps[place]
        if step is None:
            raise Cut
        if step.sheet is found.sheet:
            step = step._replace(sheet=sheet)
        if step.encounter is None:
            return step
        pauses = begins_anew(step.encounter) and not step.minutes
        going_on = _Counting(step.encounter, self.answers, self._system, pauses=pauses)
        return step._replace(encounter=going_on)


def uncounted(state: State) -> State:
    """Return a state of a walk as one to be played, with dice that fall."""
    return state._replace(pending=_plain(state.pending), aside=_plain(state.aside))


def _plain(pending: Pending | None) -> Pending | None:
    if pending is None or not isinstance(pending.encounter, _Counting):
        return pending
    return pending._replace(encounter=pending.encounter.inner, under=_plain(pending.under))


def passed(pending: Pending | None) -> int:
    """Return how many rolls of this turn have waited, if one of them waits; else 0."""
    waits = None if pending is None else pending.encounter
    return waits.passed if isinstance(waits, _Counting) else 0


def _whole(sheet: AnySheet) -> AnySheet:
    return sheet


def default(options: Sequence[Option]) -> Option | None:
    """Return the first open answer of an encounter; one that wants no words, if there is any."""
    able = [option for option in options if not option.reason]
    plain = (option for option in able if not option.asks)
    return next(plain, able[0] if able else None)


def begins_anew(encounter: AnyEncounter) -> bool:
    """Say whether an encounter is a script that has forgotten how it came to where it is."""
    return isinstance(encounter, Scripted) and not encounter.moves


def _weighed(found: list[tuple[Parts, AnyStep]], left: Fraction, sheet: AnySheet) -> Counted:
    """Return what was found with whole weights."""
    chances = [parts.sum() for parts, _ in found]
    steps: list[AnyStep | None] = [step for _, step in found]
    if left:
        chances.append(left)
        steps.append(None)
    return Counted(whole(chances), tuple(steps), sheet)
