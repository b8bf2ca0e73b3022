"""Proofs about a rules file: each check is run through all ways its dice can fall.

A degree that never comes, and dice that no degree fits, are told with the numbers and the faces.
What is too large to be run through whole is tried at the ends of its ranges; then only what was
found is told, and nothing is said to be impossible.
"""

import re
from collections.abc import Generator, Iterator, Mapping, Sequence
from itertools import count
from math import gcd, prod

from solo.errors import Problem
from solo.namedtuple import NamedTuple
from solo.prose import Expression, ProseError
from solo.rules.data_systems.book import Book, Scope
from solo.rules.data_systems.checks import Rolled, check_class, nobody
from solo.rules.data_systems.judging import Faces, Plan, formulas_of
from solo.rules.data_systems.looking import within
from solo.rules.data_systems.model import Roll
from solo.rules.data_systems.oracle import question_class
from solo.rules.data_systems.sheet import Sheet, changed
from solo.source import Node

FIRST, LAST = (30_000, 400), (300_000, 6_000)
"""How many throws and sets of numbers of a check are tried at first, and where a degree lacks."""
BONUS = (-6, -3, -1, 0, 1, 3, 6)
MOST_SPENT, MOST_EACH = 3_000_000, 1_000_000  # work of formulas for one file, and for one check
ENOUGH = 10_000  # throws after which it is told that a degree was in none
SPREAD = 12  # numbers of a range that are all tried


class Met(NamedTuple):
    """What running through a check came upon."""

    labels: frozenset[str]
    gap: str  # numbers and faces that no degree fits, or nothing
    failed: Problem | None  # what could not be worked out
    whole: bool  # whether all of it was run through
    tried: int  # how many throws were
    spent: int = 0  # the work that it took
    waiting: tuple[str, ...] = ()  # what was never so, by the part and the name


def prove(book: Book, root: Node) -> Iterator[Problem]:
    """Yield what is wrong with the checks of a file, as far as running through them shows."""
    entries = root.value if isinstance(root.value, dict) else {}
    left = MOST_SPENT
    for word, roll in book.file.rolls.items():
        node = entries.get("roll") if word == "roll" and book.file.roll else None
        if node is None:
            checks = entries["checks"].value
            node = checks[word] if isinstance(checks, dict) else root
        left = yield from _of(book, word, roll, node, left)
    if book.file.oracle is not None:
        yield from _answers(book, entries["oracle"])


def _answers(book: Book, node: Node) -> Iterator[Problem]:
    """Yield what makes an oracle fail: each likelihood is asked by all its dice."""
    plan, spent, whole, labels = question_class(book).plan, 0, True, set[str]()
    for word, chance in question_class(book).oracle.likelihoods.items():
        scope: Scope = {"chance": chance}
        own = set[str]()
        try:
            falls, all_of_them = plan.falls(scope, FIRST[0])
            whole = whole and all_of_them
            for faces in falls:
                own.add(plan.label(scope, faces))
                spent += book.language.spent()
                if spent > MOST_EACH:
                    return
        except ProseError as error:
            message = f"'{word}' can't be answered: {error.problem.message}"
            yield Problem(node.key_mark, "formula-fails", message)
            return
        labels |= own
        if all_of_them and len(said := {label.partition(",")[0] for label in own}) == 1:
            message = f"'{word}' is always answered {said.pop()}, however the dice fall"
            yield Problem(within(node, "likelihoods", word).mark, "idle", message, "warning")
    oracle = book.file.oracle
    for key, ending in (("strong", "and"), ("mixed", "but")):
        with_it = {one for one in labels if one.endswith(ending)}
        if whole and oracle is not None and getattr(oracle, key) and with_it in (set(), labels):
            message = f"{key}: it is {'always' if with_it else 'never'} so"
            yield Problem(within(node, key).mark, "idle", message, "warning")


def beginnings(book: Book, root: Node) -> Iterator[Problem]:
    """Yield the starts of tracks that can't be worked out for a hero as the file begins one."""
    file = book.file
    scope: dict[str, object] = {name: one.usual for name, one in file.attributes.items()}
    scope |= {name: one.usual for name, one in file.skills.items()}
    for name, track in file.all_tracks.items():
        book.language.refresh()
        try:
            start = book.number(track.start.text, scope)
            scope[name] = book.held(name, start)
            place = within(root, "tracks" if name in file.tracks else "group", name)
            if start != scope[name]:
                least, most = track.range
                always = track.start.text.lstrip("-").isdecimal()
                message = f"start: {start} is outside of the range, {least} to {most}"
                message += "" if always else ", for a hero whose numbers are as they begin"
                yield Problem(place.mark, "value-wrong", message, "error" if always else "warning")
        except ProseError as error:
            place = within(root, "tracks" if name in file.tracks else "group", name)
            message = f"start: it can't be worked out: {error.problem.message}"
            yield Problem(place.mark, "formula-fails", message)
            scope[name] = 0


def _of(book: Book, word: str, roll: Roll, node: Node, left: int) -> Generator[Problem, None, int]:
    """Yield what is wrong with a check; return how much work is left for the others."""
    degrees = node.value["degrees"] if isinstance(node.value, dict) else node
    kind = check_class(book, word, roll)
    met = run_through(kind, roll, *FIRST, min(left, MOST_EACH))
    left -= met.spent
    lacking = met.waiting or not met.labels.issuperset(roll.degrees)
    if lacking and not met.gap and not met.failed:
        met = run_through(kind, roll, *LAST, min(left, MOST_EACH))
        left -= met.spent
    if met.failed:
        yield _failed(book, word, roll, node, met.failed)
        return left
    if met.gap:
        message = f"no degree of '{word}' fits {met.gap}; let the last have no 'when'"
        yield Problem(degrees.key_mark, "degree-gap", message)
        return left
    inside = degrees.value if isinstance(degrees.value, dict) else {}
    for label in roll.degrees:
        if label not in met.labels and (met.whole or met.tried >= ENOUGH):
            place = inside.get(label, degrees).key_mark
            if met.whole:
                message = f"'{label}' never comes, whatever the numbers and the dice"
            else:
                message = f"'{label}' came in none of the {met.tried:,} throws that were tried"
            message += "; one above it counts first, or its 'when' can't hold"
            yield Problem(place, "degree-never", message, "error" if met.whole else "warning")
    for told in met.waiting if met.whole or met.tried >= ENOUGH else ():
        part, _, name = told.partition(" ")
        at = within(node, part, name).key_mark
        never = "never comes on top" if part == "on_top" else "is never offered"
        message = f"'{name}' {never}, whatever the numbers and the dice"
        if not met.whole:
            message = f"'{name}' was so in none of the {met.tried:,} throws that were tried"
        yield Problem(at, "idle", message, "warning")
    return left


def _failed(book: Book, word: str, roll: Roll, node: Node, why: Problem) -> Problem:
    """Return why a check can't be rolled, where the formula stands that can't be worked out.

    What is all the faces of several dice is a list, which is mostly not meant: that is told where
    a value is made of it, though it fails only where the value is read.
    """
    lists = {name for name, one in roll.dice.items() if not one.single}
    for name, formula in roll.worked_out.items():
        if formula.text in lists:
            path = ("score",) if name == "score" and roll.score else ("values", name)
            mark = within(node, *path).mark
            message = f"'{formula.text}' is the list of its faces; write sum({formula.text})"
            return Problem(mark, "formula-fails", f"{name}: {message}")
    message = f"'{word}' can't be rolled: {why.message}"
    for text in (one for one in formulas_of(roll) if book.mark(one).line == why.mark.line):
        read = [one for one in sorted(lists) if re.search(rf"(?<![\w(]){one}(?![\w)\[])", text)]
        if read:
            message += f"; '{read[0]}' is the list of its faces: write sum({read[0]})"
            break
    return Problem(why.mark, "formula-fails", message)


def run_through(kind: type[Rolled], roll: Roll, most: int, most_scopes: int, work: int) -> Met:
    """Return what a check comes to for all numbers and dice, or for as many as there may be.

    Args:
        kind: The check.
        roll: What the file says of it.
        most: How many throws are tried at most; where a set of numbers has more than its share of
            them, its dice fall by chance.
        most_scopes: With how many sets of numbers at most.
        work: How much work its formulas may take.
    """
    plan, met = kind.plan, Met(frozenset(), "", None, whole=True, tried=0)
    waiting = _waiting(kind, roll)
    axes, whole = _axes(kind, roll)
    scopes = prod(map(len, axes))
    met = met._replace(whole=whole and scopes <= most_scopes)
    each = most // min(scopes, most_scopes)
    plain = nobody(kind.book)  # worked out once, since its tracks may begin with much work
    for way in sets_of(axes, min(scopes, most_scopes)):
        sheet, told, taken = _told(plain, dict(way))
        try:
            scope = kind(**told).scope(sheet, taken)
            falls, whole = plan.falls(scope, each)
            met = met._replace(whole=met.whole and whole)
            for faces in falls:
                label = plan.label(scope, faces, waiting)
                spent = met.spent + plan.book.language.spent()
                met = met._replace(tried=met.tried + 1, spent=spent)
                if not label:
                    return met._replace(gap=_said(plan, scope, faces))
                if label not in met.labels:
                    met = met._replace(labels=met.labels | {label})
                if met.tried >= most or met.spent > work:
                    return met._replace(whole=False, waiting=(*waiting,))
        except ProseError as error:
            return met._replace(failed=error.problem)
    return met._replace(waiting=(*waiting,))


def _waiting(kind: type[Rolled], roll: Roll) -> dict[str, Expression]:
    """Return what may be so after the dice: what comes on top, and when something is offered."""
    found = {f"on_top {name}": kind.book.formula(one.text) for name, one in roll.on_top.items()}
    known = {*kind.plan.names, *roll.dice, *roll.worked_out, "degree"}
    for name, offer in roll.after.items():
        if offer.when is not None:
            formula = kind.book.formula(offer.when.text)
            if formula.names() <= known:  # what else it reads is not gone through
                found[f"after {name}"] = formula
    return found


Axis = Sequence[tuple[str, object]]


def _axes(kind: type[Rolled], roll: Roll) -> tuple[list[Axis], bool]:
    """Return the numbers with which a check may be rolled, and whether they are all."""
    book, names = kind.book, kind.plan.names
    axes, spans = list[Axis](), list[tuple[str, tuple[int, int]]]()
    for field, rated in (("stat", book.file.attributes), ("skill", book.file.skills)):
        if field in names and rated:
            least = min(one.range[0] for one in rated.values())
            spans.append((field, (least, max(one.range[1] for one in rated.values()))))
    for name, one in roll.modifiers.items():
        if one.range is not None:
            spans.append((name, one.range))
        else:
            axes.append([(name, value) for value in ((*one.words,) or (False, True))])
    tracks = book.file.all_tracks
    spans += [(f"track {name}", one.range) for name, one in tracks.items() if name in names]
    if roll.on:
        spans.append(("on", (0, book.file.progress[roll.on].boxes)))
    if "bonus" in names:
        axes.append([("bonus", value) for value in BONUS])
    flags = [f"mark {name}" for name in book.file.conditions if name in names]
    flags += [f"take {name}" for name in (*roll.before, *roll.after) if name in names]
    axes += [[(flag, False), (flag, True)] for flag in flags]
    axes += [
        [(name, str(n) if name in _TEXTS else n) for n in _spread(*span)] for name, span in spans
    ]
    return axes, all(most - least < SPREAD for _, (least, most) in spans)


_TEXTS = ("stat", "skill", "on")
"""Fields whose numbers are told as texts."""


def sets_of(axes: Sequence[Axis], most: int) -> Iterator[list[tuple[str, object]]]:
    """Yield sets of numbers, each once, and so that those of every axis come early.

    One after another, the first axis would show its second number when most of the work is done.
    """
    size = prod(map(len, axes))
    stride = next(n for n in count(size * 5 // 8 + 1) if gcd(n, size) == 1)
    for place in range(most):
        left, way = place * stride % size, []
        for axis in axes:
            left, at = divmod(left, len(axis))
            way.append(axis[at])
        yield way


def _spread(least: int, most: int) -> Sequence[int]:
    """Return the numbers of a range, or a dozen of them with both ends."""
    if most - least < SPREAD:
        return range(least, most + 1)
    step = (most - least) // (SPREAD - 1)
    return sorted({*range(least, most + 1, step), most, *((0,) if least <= 0 <= most else ())})


def _told(
    sheet: Sheet, way: Mapping[str, object]
) -> tuple[Sheet, dict[str, object], tuple[str, ...]]:
    tracks, marks, taken = dict(sheet.tracks), set[str](), list[str]()
    told: dict[str, object] = {}
    for key, value in way.items():
        part, _, name = key.partition(" ")
        if not name:
            told[key] = value
        elif part == "track":
            assert isinstance(value, int)
            tracks[name] = value
        elif value and part == "mark":
            marks.add(name)
        elif value:
            taken.append(name)
    return changed(sheet, tracks=tracks, conditions=frozenset(marks)), told, tuple(taken)


def _said(plan: Plan, scope: Scope, faces: Faces) -> str:
    """Say which dice and numbers it was."""
    dice = ", ".join(f"{name} {', '.join(map(str, fall))}" for name, fall in faces.items())
    read = {name: scope[name] for name in sorted(plan.names) if name in scope}
    numbers = ", ".join(f"{name} {value}" for name, value in list(read.items())[:6])
    return f"these dice: {dice}" + (f" (with {numbers})" if numbers else "")
