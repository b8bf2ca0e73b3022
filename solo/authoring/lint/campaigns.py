"""What is wrong in a whole campaign: in its file, its adventures, and what one leaves another."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from solo.adventure.branch import Value
from solo.adventure.loader import look_through
from solo.adventure.model import Adventure
from solo.authoring.lint.campaign_texts import SAID, idle_texts
from solo.authoring.lint.lint import lint
from solo.authoring.reading import as_written
from solo.campaigns.written import ALWAYS_KNOWN, CAMPAIGN, Campaign, Find, Part, examine
from solo.errors import Problem
from solo.prose import Expression, ProseError

Told = Callable[[int], None]
_CAMPAIGN = "the campaign"
_KINDS = ("deeds", "world")
_NOT_THERE = ("module-unknown", "include-outside")  # codes of a part that is not found


def problems(
    path: Path, find: Find, *, prove: bool = False, seconds: float = 60.0, tell: Told | None = None
) -> tuple[Problem, ...]:
    """Return what is wrong with a campaign: with its file, its adventures, and between them.

    Raises:
        SaveError: The campaign's file can't be read.
    """
    campaign, found = examine(path, find)
    every = list(found)
    if campaign is None:
        return tuple(every)
    linted: set[Path] = set()
    adventures: list[Adventure | None] = []
    for part in campaign.parts:
        if part.path.resolve() not in linted:
            linted.add(part.path.resolve())
            every += lint(part.path, prove=prove, seconds=seconds, tell=tell)
        adventures.append(look_through(part.path).adventure)
    if any(one.code in _NOT_THERE for one in found):
        return tuple(dict.fromkeys(every))  # what a missing part leaves would be told as missing
    wrong = {_line(one) for one in every if one.severity == "error"}  # it would fail once more
    every += (one for one in across(campaign, adventures) if _line(one) not in wrong)
    return tuple(dict.fromkeys(every))


def _line(problem: Problem) -> tuple[str, int]:
    return problem.mark.file, problem.mark.line


def across(campaign: Campaign, adventures: Sequence[Adventure | None]) -> Iterator[Problem]:
    """Yield what does not fit between the adventures of a campaign, in their order."""
    whole = [(part, one) for part, one in zip(campaign.parts, adventures, strict=True) if one]
    if len(whole) < len(campaign.parts):
        return  # what is missing would be told once more
    first = whole[0][1].system
    for part, one in whole:
        if one.system != first:
            message = f"'{part.id}' is played by {one.system}, and the first part by {first}"
            yield Problem(part.mark, "module-system", message)
            return
    yield from _twice(campaign)
    told = [one for kind in _KINDS for one in _told(campaign, whole, kind)]
    yield from told
    untold = {one.mark for one in told if one.code == "deed-untold"}
    names = {
        name for some in campaign.marks.values() for name, mark in some.items() if mark in untold
    }
    yield from idle_texts(campaign, [one for _, one in whole], names)


def _twice(campaign: Campaign) -> Iterator[Problem]:
    """Yield the adventures that stand twice, where nothing says when either is played."""
    first: dict[Path, Part] = {}
    for part in campaign.parts:
        before = first.setdefault(part.path, part)
        if before is not part and part.when is None and before.when is None:
            message = (
                f"'{part.path.name}' is played already, by line {before.mark.line}; name another, "
                "leave this out, or give them a 'when' each"
            )
            yield Problem(part.mark, "module-twice", message, "warning")


def _told(
    campaign: Campaign, whole: Sequence[tuple[Part, Adventure]], kind: str
) -> Iterator[Problem]:
    """Yield facts of a kind that nothing leaves, that nothing reads, or that differ in type."""
    usual: dict[str, Value] = dict(getattr(campaign, kind))
    usual |= ALWAYS_KNOWN if kind == "world" else {}
    left: dict[str, tuple[str, type | None]] = {
        name: (_CAMPAIGN, type(value)) for name, value in usual.items()
    }
    changed = {name for _, one in whole for name in getattr(one.leaves, kind)}
    for part, one in whole:
        own = getattr(one.leaves, kind) if part.death == "again" else ()
        waiting = {name: usual[name] for name in usual.keys() & changed if name not in own}
        for name, value in getattr(one.needs, kind).items():
            before = (CAMPAIGN, type(usual[name])) if name in usual else left.get(name)
            yield from _needed(part, kind, name, value, before)
            if name in waiting and left[name][0] == _CAMPAIGN:
                yield _too_early(part, kind, name, waiting[name])
        for name, fact in getattr(one.leaves, kind).items():
            found = _kind_of(fact, one)
            yield from _left_unlike(fact, name, found, usual, getattr(one.needs, kind))
            left[name] = (f"'{part.id}'", found)
    read = _read(whole, kind)
    for name, mark in campaign.marks.get(kind, {}).items():
        if name not in read:
            message = f"nothing in the campaign reads '{name}'; use it, or leave it out"
            yield Problem(mark, "deed-unused", message, "warning")
        elif name not in changed and name in getattr(campaign, kind):
            value = as_written(getattr(campaign, kind)[name])
            message = (
                f"no part leaves '{name}', so it is always {value}; leave it under '{kind}' in an "
                "adventure, or take it out"
            )
            yield Problem(mark, "deed-untold", message, "warning")
    for at, (part, one) in enumerate(whole):
        once_more = part.death == "again"
        for name, fact in getattr(one.leaves, kind).items():
            if not any(place > at - once_more for place in read.get(name, ())):
                message = f"nothing later in the campaign reads '{name}'; use it, or leave it out"
                yield Problem(fact.mark, "deed-unused", message, "warning")


def _too_early(part: Part, kind: str, name: str, value: Value) -> Problem:
    message = (
        f"'{part.id}' needs '{name}' ({kind}), and only parts after it leave that, so it is always "
        f"{as_written(value)} there; put it behind one of them"
    )
    return Problem(part.mark, "deed-untold", message, "warning")


def _needed(
    part: Part, kind: str, name: str, value: Value, left: tuple[str, type | None] | None
) -> Iterator[Problem]:
    """Yield that a fact is needed that nothing has left, or as another kind of value."""
    if left is None:
        message = f"'{part.id}' needs '{name}' ({kind}), and nothing before it leaves that"
        yield Problem(part.mark, "deed-untold", message, "warning")
        return
    who, found = left
    if found is not None and found is not type(value):
        does = "begins with" if who == CAMPAIGN else "leaves"
        said = f"'{part.id}' needs '{name}' as {SAID[type(value)]}, and {who} {does} "
        yield Problem(part.mark, "deed-type", said + SAID.get(found, "another"))


def _left_unlike(
    fact: Expression,
    name: str,
    found: type | None,
    usual: Mapping[str, Value],
    needs: Mapping[str, Value],
) -> Iterator[Problem]:
    """Yield that a fact is left as another kind of value than that with which a campaign begins.

    Not where it is needed as another kind too, which was told.
    """
    if name not in usual or found in (None, type(usual[name])):
        return
    if name not in needs or type(needs[name]) is type(usual[name]):
        said = f"'{name}' is {SAID[type(usual[name])]} in {CAMPAIGN}, and here "
        yield Problem(fact.mark, "deed-type", said + SAID.get(found or str, "another"))


def _kind_of(fact: Expression, adventure: Adventure) -> type | None:
    """Return the type of a fact as a game begins; None where only play can tell."""
    scope: dict[str, object] = {**adventure.variables, "quests": _Nothing(), "visited": Counter()}
    scope |= {"taken": Counter(), "world": adventure.needs.world, "clock": 0, "turn": 0}
    scope["hero"] = {"deeds": adventure.needs.deeds}
    adventure.language.refresh()
    try:
        found = fact.value(scope)
    except ProseError:
        return None
    return type(found) if type(found) in SAID else str


class _Nothing(dict[str, str]):
    """Quests before any is taken."""

    def __missing__(self, key: str) -> str:
        return ""


def _read(whole: Sequence[tuple[Part, Adventure]], kind: str) -> Mapping[str, list[int]]:
    """Return in which parts each fact is read, by their places; a campaign's texts count too."""
    found: dict[str, list[int]] = {}
    holder = "hero.deeds" if kind == "deeds" else "world"
    for at, (part, one) in enumerate(whole):
        for name in getattr(one.needs, kind):
            found.setdefault(name, []).append(at)
        for text in (part.when, part.text):
            known = frozenset(("hero", "world"))
            asked = text.examined(known)[1] if text is not None else ()
            for one_part in asked:
                if one_part.whole == holder:
                    found.setdefault(one_part.key, []).append(at)
    return found
