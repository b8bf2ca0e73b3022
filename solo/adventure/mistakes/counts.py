"""Comparison of outcome keys with a check's possible counts: none unanswered, none impossible.

What is possible is the rules system's own exact answer, never a guess.
"""

import dataclasses
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

from solo.adventure.branch import Authored, Outcomes
from solo.adventure.outcome_keys import Counts, parse_counts
from solo.errors import Problem, did_you_mean
from solo.late import pattern
from solo.rules.core.system import AnySystem

ABORTED = "aborted"
"""The label of a check that the player gave up before the dice fell; any check may end so."""
_EITHER = pattern(r"\(? ?(-?\d{1,3}) if\b[^+*/]*\belse (-?\d{1,3}) ?\)?")


def unanswered(
    system: AnySystem, check: Authored, outcomes: Outcomes, misread: bool = False
) -> Iterator[Problem]:
    """Yield the counts that no key answers, and the keys that answer none.

    Where a key was `misread`, nobody knows which counts it was meant to answer.
    """
    variants = _variants(check)
    strange = list(_strange(check, variants, outcomes))
    yield from strange or _never(system, check, outcomes)
    astray = list(_strange_triggers(variants, outcomes))
    yield from astray or _bought(check, outcomes)  # a key that nothing brings was meant for one
    possible = _possible(system, variants)
    if possible is None:
        return
    signs = getattr(check.value, "signs", {})
    answered = _by_labels(signs, outcomes) if signs else set[str]()
    if outcomes.otherwise is None and not misread and not strange:
        yield from _unmet(possible, outcomes, answered, signs)
    if _exact(check):
        yield from _idle(system, check, possible, outcomes, answered)
    for key, mark in outcomes.keys:
        counted = _counted(key)
        if counted is None:
            continue
        never = [count for count in counted.each if count not in possible]
        all_ = len(never) == len(counted.each)
        if never and (not counted.open or all_) and _exact(check):
            message = f"'{key}' can't happen here: {_extent(possible)}"
            if not all_:
                message += f"; end the range there, or write '{counted.each[0]}+'"
            yield Problem(mark, "count-impossible", message)


_SIDES = {"passed": "; write 'success'", "failed": "; write 'failure'"}  # as many checks say it


def _strange(check: Authored, variants: Iterable[object], outcomes: Outcomes) -> Iterator[Problem]:
    """Yield the labels that are other checks'; nothing if the check does not say which it has."""
    every = [getattr(value, "signs", ()) or getattr(value, "own_labels", ()) for value in variants]
    if not all(every):
        return
    rare = getattr(check.value, "rare", ())
    known = dict.fromkeys([*(label for signs in every for label in signs), *rare])
    for key, mark in outcomes.keys:
        if key.lower() in outcomes.labels and key.lower() not in (*known, ABORTED):
            hint = _opened_by(check.value, key.lower()) or _SIDES.get(key.lower(), "")
            hint = hint or did_you_mean(key, known)
            hint = hint or f"; it has {', '.join(known)}"
            yield Problem(mark, "label-unknown", f"'{key}' can't come of this check{hint}")


def _never(system: AnySystem, check: Authored, outcomes: Outcomes) -> Iterator[Problem]:
    """Warn of labels that never come of a check, though they are taken.

    They are those of other checks, where a check leaves its own to its system, and those for which
    it lacks something.
    """
    own = getattr(check.value, "signs", ()) or getattr(check.value, "own_labels", ())
    known = () if own else system.labels_of.get(check.kind, ())
    for key, mark in outcomes.keys:
        label, hint = key.lower(), _opened_by(check.value, key.lower())
        strange = known and label not in (*known, ABORTED)
        if label in outcomes.labels and (strange or hint):
            hint = hint or did_you_mean(key, known) or f"; it has {', '.join(known)}"
            message = f"'{key}' never comes of this '{check.kind}'{hint}"
            yield Problem(mark, "label-unknown", message, "warning")


def _opened_by(check: object, label: str) -> str:
    """Say what a check lacks to end with a label that it may have; nothing if it is no such."""
    opened: Mapping[str, str] = getattr(check, "opened_by", {})
    return f"; for that, {opened[label]}" if label in opened else ""


def _strange_triggers(variants: Iterable[object], outcomes: Outcomes) -> Iterator[Problem]:
    """Yield the keys under `also` that nothing brings, where a check says what comes on top.

    It does so by `on_top`, patterns for triggers; without one, anybody's name may be a trigger.
    """
    every = [_on_top(value) for value in variants]
    if outcomes.also is None or any(one is None for one in every):
        return
    known = tuple(dict.fromkeys(word for one in every if one is not None for word in one))
    words = [word.replace(r"\-", "-") for word in known]  # ids as they are written
    for key, branch in outcomes.also.items():
        if not any(re.fullmatch(word, key) for word in known):
            plain = [word for word in words if word.replace("-", "").isalnum()]
            bare = (re.sub(r"\(\?!.*?\)", "", word) for word in words)
            told = ", ".join(word.replace(r"\d", "N").replace(".*", "…") for word in bare)
            hint = did_you_mean(key, plain) or f"; on top come {told or 'no triggers at all'}"
            message = f"'{key}' never comes on top of this check{hint}"
            yield Problem(branch.mark, "label-unknown", message, "warning")  # nothing breaks


def _bought(check: Authored, outcomes: Outcomes) -> Iterator[Problem]:
    """Warn of what points buy after a success, and of which nothing is told."""
    for one in getattr(check.value, "buys", ()):
        if one.id not in (outcomes.also or ()):
            message = (
                f"'{one.id}' is paid for, and nothing comes of it; write under 'also' what does: "
                f"also: {{{one.id}: …}}"
            )
            yield Problem(outcomes.mark, "key-idle", message, "warning")


def _on_top(value: object) -> tuple[str, ...] | None:
    """Return the patterns of what may come on top; whoever of several rolls is one by name."""
    if getattr(value, "who", "lead") != "lead" or getattr(value, "hero", ""):
        return None
    found: tuple[str, ...] | None = getattr(value, "on_top", None)
    return found


def _by_labels(signs: Mapping[str, str], outcomes: Outcomes) -> set[str]:
    """Return the signs, `s` or `f`, all of whose labels have keys of their own."""
    bearing = {sign: [label for label, bears in signs.items() if sign in bears] for sign in "sf"}
    return {
        sign
        for sign, labels in bearing.items()
        if labels and all(label in outcomes.labels for label in labels)
    }


def _unmet(
    possible: Iterable[str],
    outcomes: Outcomes,
    answered: Collection[str],
    signs: Mapping[str, str],
) -> Iterator[Problem]:
    broad = {"s": outcomes.success, "f": outcomes.failure}
    asked = (count for count in possible if count[-1] not in answered)
    missing = [c for c in asked if c not in outcomes.counts and broad[c[-1]] is None]
    if missing:
        borne = {count[-1] for count in missing}
        absent = [
            f"'{one}'" for one in signs if one not in outcomes.labels and borne & {*signs[one]}
        ]
        key = "a key for it"  # whoever writes labels need not know which counts they stand for
        if absent and any(one in outcomes.labels for one in signs):
            key += f" ({', '.join(absent)})"
        message = f"nothing answers {', '.join(_runs(missing))}; add {key}, or 'else'"
        yield Problem(outcomes.mark, "count-unmet", message)


def _idle(
    system: AnySystem,
    check: Authored,
    possible: Collection[str],
    outcomes: Outcomes,
    answered: Collection[str],
) -> Iterator[Problem]:
    """Yield a warning for `success` and `failure` that never come or that counts leave nothing."""
    for key, mark in outcomes.keys:
        sign = {"success": "s", "failure": "f"}.get(key.lower(), "")
        counts = [count for count in possible if sign and count[-1] == sign]
        if sign and not counts and key.lower() not in outcomes.labels:
            own = getattr(check.value, "signs", ()) or system.labels_of.get(check.kind, ())
            labels, others = ", ".join(own), "counts" if possible else "else"
            cure = f"write {labels}, or {others}" if labels else f"remove it, or write {others}"
            message = f"'{key}' never comes of this check: {_extent(possible)}; {cure}"
            yield Problem(mark, "key-idle", message, "warning")
        if sign in answered and not getattr(check.value, "rare", ()):
            message = (
                f"'{key}' is never told: each label that it stands for has a key of its own; "
                "remove it, or one of them"
            )
            yield Problem(mark, "key-idle", message, "warning")
        elif counts and all(count in outcomes.counts for count in counts):
            message = (
                f"'{key}' is never told: the counts beside it answer all that can happen, "
                f"{', '.join(_runs(counts))}; remove it, or a count"
            )
            yield Problem(mark, "key-idle", message, "warning")


def _counted(key: str) -> Counts | None:
    try:
        return parse_counts(key)
    except ValueError:  # reported where the key was read
        return None


def _extent(possible: Iterable[str]) -> str:
    """Say what can happen: `1s-6s and 1f-4f can`."""
    return (" and ".join(reversed(_runs(possible))) or "no count") + " can"


def _runs(counts: Iterable[str]) -> list[str]:
    """Return counts as their ranges, failures first: `1f-4f`, `2s`, `4s-6s`."""
    runs: list[tuple[str, int, int]] = []
    for kind, number in sorted((count[-1], int(count[:-1])) for count in counts):
        if runs and runs[-1][0] == kind and runs[-1][2] == number - 1:
            runs[-1] = (kind, runs[-1][1], number)
        else:
            runs.append((kind, number, number))
    return [f"{low}{kind}" + (f"-{high}{kind}" if high > low else "") for kind, low, high in runs]


def _possible(system: AnySystem, variants: Iterable[object]) -> Collection[str] | None:
    """Return every count that one of a check's variants may give."""
    found: set[str] = set()
    for value in variants:
        counts = system.counts(value)
        if counts is None:
            return None
        found |= counts
    return found


def _exact(check: Authored) -> bool:
    """Whether the possible counts are known for sure: no number depends on the game."""
    return all(_either(expression.source) for expression in check.fields.values())


def _either(source: str) -> "re.Match[str] | None":
    """Match an expression of the kind `x if … else y`; spaces in a row are one, which is quick."""
    return _EITHER.fullmatch(" ".join(source.split()))


def _variants(check: Authored) -> list[object]:
    """Return a check with every value that its fields of the kind `x if … else y` can have."""
    values = [check.value]
    for name, expression in check.fields.items():
        match = _either(expression.source)
        numbers = [int(match[1]), int(match[2])] if match else [0]
        values = [changed for value in values for changed in _changed(value, name, numbers)]
    return values


def _changed(value: Any, name: str, numbers: Iterable[int]) -> Iterator[Any]:
    for number in numbers:
        try:
            yield dataclasses.replace(value, **{name: number})
        except ValueError:  # the number is found impossible when the game comes to it
            yield value
