"""What an adventure has written that games are held against: hours, outcomes, endings."""

import re
from collections.abc import Iterator, Mapping, Sequence

from solo.adventure import graph
from solo.adventure.branch import TAKEN, Branch, Outcomes, PassTime, QuestStep, SetVariable
from solo.adventure.model import Adventure
from solo.authoring.continuity.figures import numbers
from solo.authoring.continuity.hours import hours
from solo.authoring.continuity.questions import ALONE, COUNT
from solo.authoring.reading import Uses
from solo.errors import Mark
from solo.namedtuple import NamedTuple
from solo.prose import Expression

LEAST_TOLD = 2  # texts that go together with what happens there
LEAST_READ = 3  # endings that read something which one alone does not
_TIME = re.compile(r"['\"]([012]\d):([0-5]\d)['\"]")
_MINUTE = re.compile(r"\b(clock|hour)\s*[<>=!]=?\s*(\d{1,6})\b")


def hours_of(adventure: Adventure, found: Uses) -> Iterator[int]:
    """Yield the hours at which something happens: of events, of conditions, and those of texts."""
    day = adventure.clock
    yield from (day + event.minute for event in adventure.events.values())
    for text in (*found.texts, *found.conditions):
        yield from (60 * int(one[1]) + int(one[2]) for one in _TIME.finditer(text.source))
        for one in _MINUTE.finditer(text.source):
            yield day + int(one[2]) if one[1] == "clock" else 60 * int(one[2])
        yield from hours(text.source)


def passes(found: Uses) -> bool:
    """Say whether an adventure lets time pass at all: else its clock stands, and says nothing."""
    every = (branch for parts in found.parts.values() for branch in parts)
    return any(isinstance(action, PassTime) for branch in every for action in branch.actions)


def outcomes_of(adventure: Adventure, found: Uses) -> Mapping[Mark, str]:
    """Return where the texts of outcomes stand, each with the first scene that has it.

    What a player types differs by the player, and is left out.
    """
    places: dict[Mark, str] = {}
    typed = {choice.input.into for scene in adventure.scenes.values() for choice in scene.choices
             if choice.input is not None}  # fmt: skip
    for key, scene in adventure.scenes.items():
        every = [one.outcomes for one in found.parts[key] if one.outcomes is not None]
        ends = (
            end for outcomes in (*every, *scene.tries.values()) for end in graph.answers(outcomes)
        )
        for text in (end.text for end in ends):
            if text is not None and (text.constant or not typed & text.names()):
                places.setdefault(text.mark, key)
    return places


def unread_of(adventure: Adventure, found: Uses) -> Iterator[tuple[str, list[str]]]:
    """Yield the endings that do not read what all others read, at least three, with that."""
    reads = {
        key: frozenset(name for one in (*told.texts, *told.conditions) for name in one.names())
        for key, told in found.scenes.items()
        if adventure.scenes[key].ending is not None
    }
    for key, own in reads.items():
        others = [names for other, names in reads.items() if other != key]
        if len(others) >= LEAST_READ:
            every = frozenset.intersection(*others) & adventure.variables.keys()
            if missing := sorted(every - own):
                yield key, missing


def odd(found: Uses) -> Iterator[tuple[Mark, str]]:
    """Yield where a text tells other numbers than its variable is set to, as a question.

    Only of variables that other texts tell as they set them, such as strokes of a bell: two
    anywhere, or one other outcome of the same check.
    """
    for name, every in _numbers_set(found).items():
        fitting = [one for one in every if one.value in one.told]
        for one in every:
            beside = [other for other in fitting if other.check == one.check]
            known = len(fitting) >= LEAST_TOLD or (beside and one.check is not None)
            if known and one.told and one.value not in one.told:
                yield one.mark, f"{COUNT} {name}/{one.scene}"


class _Set(NamedTuple):
    """A number to which a variable is set beside a text."""

    mark: Mark
    scene: str
    check: Mark | None  # what it is an outcome of
    value: int
    told: frozenset[int]  # the numbers of the text


def _numbers_set(found: Uses) -> Mapping[str, list[_Set]]:
    sets: dict[str, list[_Set]] = {}
    for key, every in found.parts.items():
        checks = {
            answer.mark: branch.mark
            for branch in every
            if branch.outcomes is not None
            for answer in branch.outcomes.direct()
        }
        for branch in every:
            given = [
                (one.name, one.value)
                for one in branch.actions
                if isinstance(one, SetVariable) and type(one.value) is int and one.value > 1
            ]
            told = numbers(branch.text.source) if given and branch.text is not None else frozenset()
            for name, value in given:
                some = _Set(branch.mark, key, checks.get(branch.mark), value, told)
                sets.setdefault(name, []).append(some)
    return sets


def left_out(found: Uses) -> Iterator[tuple[Mark, str]]:
    """Yield what one outcome of a check alone leaves out, as a question, at each of the outcomes.

    It is asked in each game that comes to one of them: few may come to the one that it is about.
    """
    for key, every in found.parts.items():
        for branch in every:
            outcomes, cases = branch.outcomes, [case.branch for case in branch.cases]
            beside = [] if outcomes is None else sorted(outcomes.direct(), key=lambda one: one.mark)
            names = {*_alone(beside), *_open(beside, outcomes), *_open(cases, None)}
            for name in sorted(names):
                for one in (*beside, *cases):
                    yield one.mark, f"{ALONE} {name}/{key}"


def _open(beside: Sequence[Branch], outcomes: Outcomes | None) -> Iterator[str]:
    """Yield the quest that one of some branches leaves open, and all others that go on alike end.

    Neither the first nor the last; but for the only success that does not complete it, and the only
    failure that does not fail it.
    """
    counts = {} if outcomes is None else outcomes.counts
    good = {branch.mark for count, branch in counts.items() if count[-1:] == "s"}
    bad = {branch.mark for count, branch in counts.items() if count[-1:] == "f"}
    if outcomes is not None:
        good |= {one.mark for one in (outcomes.success,) if one is not None}
        bad |= {one.mark for one in (outcomes.failure,) if one is not None}
    ways: dict[object, list[Branch]] = {}
    for branch in beside:
        ways.setdefault((branch.goto, branch.visit, branch.returns), []).append(branch)
    for alike in ways.values():
        steps = [dict(_ends_of(branch)) for branch in alike]
        for quest in sorted({quest for own in steps for quest in own}):
            left = [at for at, own in enumerate(steps) if quest not in own]
            how = {own[quest] for own in steps if quest in own}
            if len(left) == 1 and len(how) == 1:
                first = left[0] > 0 or (how == {"complete"} and alike[0].mark in good)
                last = left[0] < len(alike) - 1 or (how == {"fail"} and alike[-1].mark in bad)
                if first and last:
                    yield quest


def _ends_of(branch: Branch) -> Iterator[tuple[str, str]]:
    """Yield the quests that end in a branch or behind it, whatever holds, with how they end."""
    for part in graph.branches(branch):
        for step in part.actions:
            if isinstance(step, QuestStep) and step.step != TAKEN:
                yield step.quest, step.step


def _alone(outcomes: Sequence[Branch]) -> Iterator[str]:
    """Yield what one of some outcomes leaves out of what all others set that set the same else.

    Neither the best nor the worst of them: all who bring Crane over get the key, but one.
    """
    sets = [{_pair(a) for a in one.actions if isinstance(a, SetVariable)} for one in outcomes]
    for shared in sorted({pair for own in sets for pair in own}):
        alike = [own for own in sets if shared in own]
        for other in sorted({pair for own in alike for pair in own} - {shared}):
            without = [at for at, own in enumerate(alike) if other not in own]
            lone = len(without) == 1 and 0 < without[0] < len(alike) - 1
            if lone and other[0] not in {name for name, _ in alike[without[0]]}:
                yield other[0]


def _pair(action: SetVariable) -> tuple[str, str]:
    value = action.value
    return action.name, value.source if isinstance(value, Expression) else repr(value)
