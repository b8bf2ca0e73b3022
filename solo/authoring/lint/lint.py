"""`solo lint`: every problem of an adventure, both mistakes and advice.

What must hold for an adventure to be played is checked by the loader. The advice here is for
authors alone; it costs a player nothing.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from solo.adventure.files import Files, find, macros_of
from solo.adventure.loader import Examined, look_through, no_collection
from solo.adventure.model import Adventure
from solo.adventure.playing import rules_of
from solo.adventure.reading.loading import in_order
from solo.adventure.reading.past import Past, worked
from solo.adventure.reading.sections import entry
from solo.adventure.translation import file_of, languages, size_of, unread, wrong_language
from solo.authoring.continuity.declared_words import untold
from solo.authoring.continuity.done import changed
from solo.authoring.continuity.questions import unanswering
from solo.authoring.exact.locks import locked
from solo.authoring.exact.proof import SECONDS, proofs
from solo.authoring.lint.again import again
from solo.authoring.lint.allow_comments import silenced
from solo.authoring.lint.articles import misnamed
from solo.authoring.lint.asked_of_heroes import strange, untried
from solo.authoring.lint.campaign_texts import unlike
from solo.authoring.lint.dividing import dividing
from solo.authoring.lint.engine_names import Judge
from solo.authoring.lint.expected import contradictory
from solo.authoring.lint.in_vain import vain
from solo.authoring.lint.macros import in_macros, uncalled
from solo.authoring.lint.never_set import unheld
from solo.authoring.lint.noughts import noughts
from solo.authoring.lint.own_rules import of_own_rules
from solo.authoring.lint.prose_conditions import MEND_PROSE, forked
from solo.authoring.lint.ranges import out_of_range
from solo.authoring.lint.shadowed import shadowed, translated_alike
from solo.authoring.lint.shown_whole import shown_whole
from solo.authoring.lint.sources import left_out, typing
from solo.authoring.lint.translated import otherwise, places
from solo.authoring.lint.trying import MEND, failing
from solo.authoring.lint.unused import unused
from solo.authoring.lint.variables import idle, late
from solo.authoring.lint.worded_anew import of_no_macro, worded_anew
from solo.authoring.lint.worked_out import worked_out
from solo.authoring.locating import Locator
from solo.authoring.reading import Uses, uses
from solo.authoring.roots import declared
from solo.budget import CHARACTERS, TRANSLATIONS, Budget
from solo.errors import Mark, Problem
from solo.namedtuple import NamedTuple
from solo.rules.core.system import AnySystem
from solo.source import Node

PER_LANGUAGE = 33_000  # units of work that reading the smallest adventure once more takes
OF_LOAD = 3  # of the first reading, a part that reading it once more takes


def lint(
    path: Path,
    *,
    system: AnySystem | None = None,
    prove: bool = False,
    seconds: float = SECONDS,
    tell: Callable[[int], None] | None = None,
) -> tuple[Problem, ...]:
    """Return every problem and piece of advice, in the order of the files.

    With `prove`, also what no game comes to, as far as that can be proved in so many `seconds`;
    `tell` is called now and then with how many states were met.
    """
    return linted(path, system=system, prove=prove, seconds=seconds, tell=tell).problems


class Linted(NamedTuple):
    """The problems of an adventure, and the files that they are in."""

    problems: tuple[Problem, ...]
    files: Files
    adventure: Adventure | None  # the adventure; None if it can't be played
    uses: Uses | None  # what its texts read and its effects set


def linted(
    path: Path,
    *,
    system: AnySystem | None = None,
    prove: bool = False,
    seconds: float = SECONDS,
    tell: Callable[[int], None] | None = None,
    past: Past | None = None,
) -> Linted:
    """Return what `lint` does, with the files that were read.

    `past` is the last reading of an editor, with what it has in place of files on disk.
    """
    with no_collection(stays=past is None):
        seen = look_through(path, system=system, past=past)
        problems, found = _looked(path, seen, system, past)
    adventure = seen.adventure
    if adventure is not None and found is not None:
        if prove:
            problems += proofs(adventure, seconds=seconds, tell=tell)
            problems += locked(adventure, system or rules_of(adventure), seconds)
        problems += unheld(adventure, found, problems)
    problems = [one for one in problems if not _follows(one, problems)]
    whole = adventure is not None
    told = silenced(in_order(problems), seen.files, whole=whole, proved=prove)
    return Linted(in_order(list(told)), seen.files, adventure, found)


def _follows(problem: Problem, problems: Sequence[Problem]) -> bool:
    """Say whether a problem only follows from another that is told of the same condition.

    What is odd in a condition may be why it never holds, or can't be worked out.
    """
    mark = problem.mark
    if problem.code == "condition-odd":
        return any(one.code == "prose-type" and one.mark == mark for one in problems)
    if problem.code != "condition-never":
        return False
    steps = problem.message.endswith((MEND, MEND_PROSE))
    return any(
        (one.code == "condition-odd" and one.mark == mark)
        or (steps and one.code == "quest-step" and one.mark[:2] == mark[:2] and one.mark > mark)
        for one in problems
    )


def _looked(
    path: Path, seen: Examined, system: AnySystem | None, past: Past | None
) -> tuple[list[Problem], Uses | None]:
    """Return what is found by looking alone, and what texts read and effects set."""
    adventure = seen.adventure
    once = worked if past is None else past.once
    problems = [*seen.problems, *typing(seen.files, once)]
    if path.is_dir() and not failed(problems):  # beside a file may lie others' own
        problems += left_out(seen.files)
    if adventure is None:
        return problems, None
    found, locator = uses(adventure, past, seen.paths), Locator(seen.files)
    judge = Judge(adventure, found, past)
    played = system or rules_of(adventure)
    problems = [one for one in problems if not _leads_on(one, judge)]
    if past is None:  # an editor looks at a rules file by itself
        problems += of_own_rules(seen, adventure, found, problems)
    problems += [
        *_of_translations(path, system, seen.files.budget, adventure, past, found),
        *_advice(adventure, found, played, locator, seen.roots),
        *idle(adventure, seen.roots, found),
        *late(judge),
        *unused(adventure, seen.roots, found, seen.names.used),
        *misnamed(adventure, seen.roots),
        *failing(adventure, played, found, judge.tried),
        *_unlike(adventure, found),
        *forked(judge),
        *shadowed(judge, locator),
        *vain(judge, played),
        *noughts(adventure, found),
        *worked_out(found, played),
        *shown_whole(adventure, played, found),
        *dividing(adventure, found),
        *again(adventure, found),
        *out_of_range(found, _spans(played)),
        *contradictory(adventure, seen.roots[0]),
        *unanswering(adventure, seen.roots[0], played.effects),
        *untold(adventure, seen.roots, once),
        *changed(adventure, seen.files, once),
        *_of_language(adventure, seen.roots[0]),
        *uncalled(adventure, found, seen.files),
        *in_macros(judge),
        *untried(adventure, found),
        *strange(
            adventure, played, found, locator
        ),  # last: it shares the budget of what is tried out
    ]
    return problems, found


def _leads_on(problem: Problem, judge: Judge) -> bool:
    """Say whether choices can't vanish all at once, though each has a condition."""
    if problem.code != "choices-run-out":
        return False
    scene = next((s for s in judge.adventure.scenes.values() if s.mark == problem.mark), None)
    choices = () if scene is None else scene.choices
    asked = [one.when.source for one in choices if one.when is not None and not one.once]
    shut = " and ".join(f"not ({source})" for source in asked)
    return bool(asked) and judge.never(judge.expression(shut, problem.mark), scene)


def _spans(system: AnySystem) -> Mapping[str, tuple[int, int]]:
    """Return between what the numbers of a hero surely are, by name."""
    return {key: one.span for key, one in system.words().items() if one.span is not None}


def _of_language(adventure: Adventure, header: Node) -> Iterator[Problem]:
    """Yield that the header names a language by no code of one."""
    node = entry(header, "language")
    if node is not None and (message := wrong_language(adventure.spoken)):
        yield Problem(node.mark, "value-odd", message, "warning")


def _of_translations(
    path: Path,
    system: AnySystem | None,
    budget: Budget,
    adventure: Adventure,
    past: Past | None,
    found: Uses,
) -> Iterator[Problem]:
    """Yield what is wrong in the translations of an adventure: what is told at their files.

    The adventure is read once more for each, on a budget of its own that counts as part of this
    one. Those that would be too much are told of, but for the first. While somebody types, what was
    told of a translation stays until the story is saved.
    """
    once = worked if past is None else past.once
    files = find(path, None if past is None else past.unsaved)
    spoken = languages(files)
    typed = past is not None and bool(spoken) and _is_typed(path, past)
    for name, cure in unread(files) if path.is_dir() else ():  # beside a file may lie others' own
        message = f"nothing reads this translation: {cure}"
        yield Problem(Mark(files.shown(name), 1, 1), "translation-wrong", message, "warning")
    more = PER_LANGUAGE + budget.taken // OF_LOAD
    for place, language in enumerate(spoken):
        data = files.read(file_of(language), None, []) or b""
        own = None if past is None else past.of(language)
        if typed and own is not None and own.told is not None and own.told[0] == data:
            yield from own.told[1]
            continue
        work = more + size_of(files, language) // CHARACTERS
        if place and work > budget.left:
            mark = Mark(files.shown(file_of(language)), 1, 1)
            message = "this translation and those after it are not looked at: too much work"
            yield Problem(mark, "trials-many", message, "warning")
            return
        budget.use(TRANSLATIONS, work)
        again = look_through(path, system=system, language=language, past=own)
        told = [*_of_translation(language, data, again, (adventure, found, system), files, once)]
        if own is not None:
            own.told = data, tuple(told)
        yield from told


def _of_translation(
    language: str,
    data: bytes,
    again: Examined,
    story: tuple[Adventure, Uses, AnySystem | None],
    files: Files,
    once: Callable[..., Any],
) -> Iterator[Problem]:
    """Yield what is wrong in one translation, with which an adventure was read `again`.

    The `story` is the adventure in its author's words, what those read and set, and its rules.
    """
    adventure, found, system = story
    name, macros = files.shown(file_of(language)), macros_of(language)
    read = [one for one in again.problems if one.mark.file in (name, files.shown(macros))]
    yield from (of_no_macro(one, adventure, macros) for one in read)
    old = {one.mark for one in read if one.code == "translation-old"}
    others = once(otherwise, data, name, language, adventure.spoken)
    yield from (one for one in others if one.mark not in old)  # what is not shown tells nothing
    if again.adventure is not None:
        yield from translated_alike(adventure, again.adventure, once(places, data, name))
        rules = system or rules_of(again.adventure)
        yield from worded_anew(adventure, rules, found, again.adventure, language)


def _is_typed(path: Path, past: Past) -> bool:
    """Say whether an editor has something else of the story than there is on disk."""
    for name, data in past.unsaved.items():
        file = path / name
        if name.endswith((".yaml", ".yml")) and file.is_file() and file.read_bytes() != data:
            return True
    return False


def failed(problems: Iterable[Problem], *, strict: bool = False) -> bool:
    """Return whether an adventure with these problems is refused; strict counts warnings too."""
    refused = ("error", "warning") if strict else ("error",)
    return any(problem.severity in refused for problem in problems)


def _unlike(adventure: Adventure, found: Uses) -> Iterator[Problem]:
    """Yield what earlier adventures left that is compared with something of another kind."""
    needs = adventure.needs
    if needs.world or needs.deeds:
        for text in (*found.texts, *found.conditions):
            yield from unlike(text, needs.world, needs.deeds)


def _advice(
    adventure: Adventure,
    found: Uses,
    system: AnySystem,
    locator: Locator,
    roots: Iterable[Node],
) -> Iterator[Problem]:
    every = [branch for parts in found.parts.values() for branch in parts]
    checks = [branch.check for branch in every if branch.check is not None]
    coming = [comer.block for branch in every for one in branch.during for comer in one.arrivals]
    items = [*adventure.items]
    behind = [*coming, *adventure.items.values()]
    told = system.review([*(check.value for check in checks), *behind])
    for place, code, message, about, at in told:
        if place >= len(checks):
            name = items[place - len(checks) - len(coming)]
            mark = locator.place(declared(roots, "items")[name], at)
            yield Problem(mark, code, message, "warning")
        elif about not in checks[place].fields:
            mark = locator.place(checks[place].mark, at) if at else checks[place].mark
            yield Problem(mark, code, message, "warning")
