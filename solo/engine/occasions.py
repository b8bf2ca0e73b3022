"""What an author lets happen in the middle of a fight, a chase or a journey: it waits meanwhile.

After each deed the encounter is looked at (`System.moment`). What differs from the look before
calls for occasions; they are done in the order written, and the encounter goes on where it was. A
check demanded so costs nobody a turn (ART-251); what it does to the sheet counts in the encounter
as anything does (ART-279, ART-281).
"""

from collections.abc import Iterator
from typing import cast

from solo.adventure.branch import Branch, Case, Occasion, Offered
from solo.dataclass import dataclass
from solo.engine.actions import holds, value_at
from solo.engine.branches import do
from solo.engine.danger import warned
from solo.engine.draft import Draft, Fault
from solo.engine.encounters import absorb, counted, drive, opened
from solo.engine.events import Narrated
from solo.engine.state import Course, Pending
from solo.engine.story import DEMANDED, lead, picked
from solo.engine.words import words as say
from solo.rules.core.bases import EncounterBase, refuse
from solo.rules.core.dice import Dice
from solo.rules.core.fights.by_hand import Called, Change, Met
from solo.rules.core.fights.turns import TurnBase
from solo.rules.core.outcome import AnySheet, Option, Outcome
from solo.rules.core.protocols import AnyStep, Illegal, Step
from solo.rules.core.script import Scripted
from solo.rules.core.shown.moment import HERO, Moment

NAME = "fight"
"""What texts and conditions call the encounter, in the middle of it."""
OFFER = "amid"
"""The kind of a choice in the middle of an encounter."""


@dataclass(frozen=True, slots=True)
class Choosing(EncounterBase[AnySheet]):
    """A choice of one thing that an author offers in the middle of an encounter."""

    offered: tuple[Option, ...]
    cases: tuple[Case, ...]  # what each of them does; another occasion may offer one of its id

    def options(self, sheet: AnySheet) -> tuple[Option, ...]:
        return self.offered

    def step(self, option: str, words: str, sheet: AnySheet, dice: Dice) -> AnyStep:
        refuse(option, self.offered)
        return Step(None, sheet, outcome=Outcome(option))


def happen(draft: Draft) -> bool:
    """Let the next occasion happen that is due; say whether one did, so that more may follow.

    Raises:
        Fault: The rules have no such thing in the middle of it.
        ProseError: A text or a condition has a mistake.
    """
    pending = draft.pending
    if pending is None or pending.course is None or draft.ended:
        return False
    now = draft.world.moment(pending.encounter, draft.sheet)
    if now is None:
        return False
    try:
        course = _called(draft, pending.course, now)
        place = next((one for one in course.due if _possible(pending, course.during[one])), None)
        if place is None:
            draft.pending = pending._replace(course=course)
            return False
        due = tuple(one for one in course.due if one != place)
        draft.pending = pending._replace(course=course._replace(due=due))
        draft.spend(200, "too much happens in the middle of an encounter")
        _do(draft, course.during[place])
    finally:
        shown(draft, None)
    _back(draft)
    return True


def _called(draft: Draft, course: Course, now: Moment) -> Course:
    """Return how far an encounter is, with what is called for by how it stands now.

    Conditions and texts see the encounter as soon as anything is called for.
    """
    called = [
        place
        for place, occasion in enumerate(course.during)
        if place not in course.done and place not in course.due and _calls(occasion, course, now)
    ]
    if called or course.due:
        shown(draft, now)
    found = [place for place in called if holds(draft, course.during[place].case.when)]
    once = {place for place in found if not course.during[place].again}
    due = (*course.due, *found)
    return course._replace(done=course.done | once, seen=now, due=due, acted=())


def _calls(occasion: Occasion, course: Course, now: Moment) -> bool:
    """Say whether what has come about since the last look calls for an occasion."""
    before = course.seen
    was = Moment() if before is None else before
    match occasion.on:
        case "round":
            return was.round < occasion.number <= now.round
        case "every":
            return was.round // occasion.number < now.round // occasion.number
        case "left":
            return now.foes <= occasion.number and (before is None or was.foes > now.foes)
        case "acts":
            return any(one.id in course.acted for one in now.called(occasion.what))
        case "":
            return True
    return before is not None and any(_changed(occasion, was, now))


def _changed(occasion: Occasion, was: Moment, now: Moment) -> Iterator[bool]:
    """Yield for each who is meant whether it has come about with them since the last look."""
    if occasion.on == "out":  # who is out may be told of no more
        for one in was.called(occasion.what):
            after = now.one(one.id)
            yield one.up and (after is None or not after.up or after.heads < one.heads)
        return
    name = occasion.what if occasion.on == "hurt" else "heroes"
    for one in now.called(name):
        before = was.one(one.id)
        if before is None:
            continue
        if occasion.on == "hurt":
            yield one.harm > before.harm
        else:
            yield one.place == occasion.what != before.place


def _possible(pending: Pending, occasion: Occasion) -> bool:
    """Say whether an occasion can happen now: who comes waits for somebody's turn."""
    if not (occasion.arrivals or occasion.shifts):
        return True
    turn = pending.encounter.turn
    return isinstance(turn, TurnBase) and turn.alterable


# What is done


def _do(draft: Draft, occasion: Occasion) -> None:
    """Let those come who come, do its effects, tell it, then ask what it asks."""
    branch = occasion.case.pick()
    _alter(draft, occasion, branch)
    if draft.pending is None:  # it is over by that
        return
    start = len(draft.events)
    fresh, around = do(draft, (branch,), "midst")
    _text_first(draft, start)
    if occasion.offers and not any(one.leads for one in (*fresh, *around)):
        _offer(draft, occasion.offers)
    elif any(one.leads for one in (*fresh, *around)):
        _aside(draft)
        _lead(draft, fresh, around)


def _text_first(draft: Draft, start: int) -> None:
    """Put what an occasion tells before what it changes: it follows from the encounter."""
    new = draft.events[start:]
    told = [one for one in new if isinstance(one, Narrated)]
    draft.events[start:] = [*told, *(one for one in new if not isinstance(one, Narrated))]


def _alter(draft: Draft, occasion: Occasion, branch: Branch) -> None:
    for one in occasion.arrivals:
        met = Met(one.key, cast("Called", one.block), one.number, one.at)
        _altered(draft, Change("add", more=(met,)), branch)
    for shift in occasion.shifts:
        _altered(draft, Change("shift", shift=shift), branch)


def _altered(draft: Draft, change: Change, branch: Branch) -> None:
    """Alter the encounter that waits, as a table does it by hand."""
    pending, by_hand = draft.pending, draft.world.system.by_hand
    if pending is None:
        return
    if by_hand is None or not isinstance(pending.encounter, Scripted):
        raise Fault(branch.mark, "value-wrong", "nobody can come into this, by these rules")
    try:
        step: AnyStep = pending.encounter.altered(by_hand.change, change, sheet=draft.sheet)
    except ValueError as reason:
        raise Fault(branch.mark, "value-wrong", str(reason)) from reason
    draft.pending = None
    following = absorb(draft, pending, step)
    if following is not None:
        draft.pending = pending._replace(encounter=following)


def _offer(draft: Draft, offers: tuple[Offered, ...]) -> None:
    """Ask the player which of the choices is taken."""
    open_now = [one for one in offers if holds(draft, one.case.when)]
    if not open_now:
        return
    options = tuple(Option(one.id, one.label.render(draft.view)) for one in open_now)
    _aside(draft)
    choosing = Choosing(options, tuple(one.case for one in open_now))
    drive(draft, Pending(OFFER, choosing, _chosen, tells=False))


def _chosen(draft: Draft, pending: Pending, outcome: Outcome) -> None:
    """Do what was chosen."""
    asking = cast("Choosing", pending.encounter)
    taken = [one.id for one in asking.offered].index(outcome.label)
    _answered(draft, (asking.cases[taken].pick(),), ())


def _aside(draft: Draft) -> None:
    """Let the encounter wait."""
    pending = draft.pending
    assert pending is not None
    draft.pending, draft.aside = None, pending._replace(under=draft.aside)


def _lead(draft: Draft, fresh: tuple[Branch, ...], around: tuple[Branch, ...]) -> None:
    """Ask for the check that is due, or go where it leads."""
    asking = next((one for one in fresh if one.check is not None), None)
    if asking is None or asking.check is None:
        lead(draft, fresh, around)
        return
    check, outcomes = asking.check, asking.outcomes
    value = value_at(check, draft.view)
    turns = counted(draft)
    if turns is not None:
        value = turns.attempt(value, draft.sheet, written=True)
    encounter = opened(draft, check.kind, value)
    if draft.asks and outcomes is not None:
        encounter = warned(draft, encounter, outcomes)
    trail = (*fresh, *around)
    drive(draft, Pending(check.kind, encounter, _answer, outcomes, trail, words=DEMANDED))


def _answer(draft: Draft, pending: Pending, outcome: Outcome) -> None:
    """Do what the author wrote for the outcome of a check; who falls by it is the encounter's.

    Raises:
        Illegal: The player gives it up, and it is no offer: it must be rolled.
    """
    fresh = picked(pending.outcomes, outcome)
    if outcome.label == "aborted" and not fresh:
        raise Illegal(say("must-be-rolled"))
    _answered(draft, fresh, pending.trail)


def _answered(draft: Draft, branches: tuple[Branch, ...], trail: tuple[Branch, ...]) -> None:
    waits = draft.aside
    seen = None if waits is None or waits.course is None else waits.course.seen
    shown(draft, seen)
    try:
        fresh, around = do(draft, branches, "result")
        if any(one.leads for one in (*fresh, *around)):
            _lead(draft, fresh, (*around, *trail))
    finally:
        shown(draft, None)


def _back(draft: Draft) -> None:
    """Take the encounter up again where all was settled at once."""
    if draft.pending is None and draft.aside is not None and not (draft.ahead or draft.ended):
        if draft.world.system.fallen(draft.sheet) == "dead":
            return
        draft.pending, draft.aside = draft.aside._replace(under=None), draft.aside.under


# What texts see


def shown(draft: Draft, now: Moment | None) -> None:
    """Let texts and conditions see an encounter as it stands, or nothing of one any more."""
    if now is None:
        draft.view.pop(NAME, None)
    else:
        draft.view[NAME] = facts(now)


class _Told(dict[str, object]):
    """Facts of those in an encounter, by their ids; of who is not there, what is as if nothing."""

    __slots__ = ("_usual",)

    def __init__(self, found: dict[str, object], usual: object) -> None:
        super().__init__(found)
        self._usual = usual

    def __missing__(self, name: str) -> object:
        return self._usual


def facts(now: Moment) -> dict[str, object]:
    """Return what texts and conditions see of an encounter."""
    everybody = {one.id: one for one in now.everybody}
    hero = next((one for one in now.everybody if one.side == HERO), None)
    if hero is not None:
        everybody.setdefault(HERO, hero)
    return {
        "round": now.round,
        "foes": now.foes,
        "wounds": _Told({key: one.harm for key, one in everybody.items()}, 0),
        "left": _Told({key: one.left for key, one in everybody.items()}, 0),
        "place": _Told({key: one.place for key, one in everybody.items()}, ""),
        "up": _Told({key: one.up for key, one in everybody.items()}, False),
        "counts": _Told(dict(now.counts), 0),
    }
