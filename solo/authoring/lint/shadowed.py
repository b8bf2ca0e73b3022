"""Lint: what something before it always takes the place of: hints, cases, questions, scenes."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from solo.adventure.branch import Branch, Case, Pool
from solo.adventure.graph import branches
from solo.adventure.model import Adventure, Choice, Guidance, Question, Scene, Thing
from solo.authoring.lint.engine_names import Judge
from solo.authoring.locating import Locator
from solo.authoring.reading import Uses, alike
from solo.errors import Mark, Problem
from solo.oracle import empty_words
from solo.prose import Expression
from solo.source import shown

T = TypeVar("T")
_MOST_BEFORE = 6  # conditions before one that are asked together with it


def shadowed(judge: Judge, locator: Locator) -> Iterator[Problem]:
    """Yield a warning for each thing that never has its turn, as another always comes before it."""
    adventure, parts = judge.adventure, judge.found.parts
    scenes, empty = adventure.scenes.values(), empty_words(adventure.spoken)
    cased = {key for key, every in parts.items() for branch in every if branch.cases}
    for scene in scenes:
        if scene.hints or scene.things or scene.questions or scene.id in cased:
            yield from _in_scene(scene, judge, locator, empty)
    for scene in [one for one in scenes if len(one.choices) > 1]:
        for choice, first in _alike_choices(scene):
            yield _read_alike(choice, first)
    for quest in adventure.quests.values():
        yield from _hints(quest.guidance, None, judge)
    came: dict[tuple[object, ...], Mark] = {}
    for event in adventure.events.values():
        yield from _cases(branches(event.body), None, judge)
        if event.body.text is None or event.instead:
            continue
        when = "" if event.when is None else alike(event.when.source)
        before = came.setdefault((event.minute, when, event.body.text.source), event.mark)
        if before is not event.mark:
            message = (
                f"the event in line {before.line} comes at the same time and says the same; leave "
                "one of them out"
            )
            yield Problem(event.mark, "key-idle", message, "warning")
    for ending, same in _alike_endings(adventure):
        yield _titled_alike(ending, same, locator.place(ending.mark, ("ending", "title")))
    yield from _pools(adventure, judge.found, locator)


def _in_scene(
    scene: Scene, judge: Judge, locator: Locator, empty: frozenset[str]
) -> Iterator[Problem]:
    yield from _hints(scene.hints, scene, judge)
    for thing in scene.things:
        yield from _hints(thing.told, scene, judge, "text")
    yield from _cases(judge.found.parts[scene.id], scene, judge)
    for asked, taken, other in _words_taken(scene):
        yield _answered_before(asked, taken, other)
    for question in scene.questions:
        for word in sorted(empty.intersection(question.about)):
            yield _empty(word, locator.place(question.mark, ("about",)))
    yield from _things(scene)


def _hints(
    hints: Sequence[Guidance], scene: Scene | None, judge: Judge, kind: str = "hint"
) -> Iterator[Problem]:
    """Yield the hints that are never told, as the first that fits is; or texts of another kind."""
    free = next((n for n, hint in enumerate(hints) if hint.when is None), len(hints))
    if free < len(hints) - 1:
        message = (
            f"this {kind} is never told: the one in line {hints[free].text.mark.line} has no "
            "condition, and the first that fits is told; put that one last, or give it a 'when'"
        )
        yield Problem(hints[free + 1].text.mark, "key-idle", message, "warning")
    before: list[tuple[Guidance, Expression]] = []
    for hint in hints[: free + 1]:
        when = hint.when or judge.expression("true", hint.text.mark)
        if one := _taken_by(when, before, scene, judge):
            message = (
                f"this {kind} is never told: the one in line {one.text.mark.line} fits wherever it "
                "does; change its 'when', or put it first"
            )
            yield Problem(hint.text.mark, "key-idle", message, "warning")
        before.append((hint, when))


def _cases(every: Iterable[Branch], scene: Scene | None, judge: Judge) -> Iterator[Problem]:
    """Yield the cases that are never done, and those that ask the same as one before."""
    for branch in [one for one in every if one.cases]:
        seen: dict[str, Case] = {}
        for case in branch.cases:
            source = "" if case.when is None else alike(case.when.source)
            if source and source in seen and not seen[source].branch.surely_leads:
                message = (
                    f"this asks the same as the case in line {seen[source].branch.mark.line}; "
                    "write both as one case, or ask for something else"
                )
                yield Problem(case.branch.mark, "key-idle", message, "warning")
            seen.setdefault(source, case)
        before: list[tuple[Case, Expression]] = []
        for place, case in enumerate(branch.cases):
            if case.otherwise and _all_asked(branch.cases[:place], scene, judge):
                message = "this is never done: one of the cases before it always is; leave it out"
                yield Problem(case.branch.mark, "key-idle", message, "warning")
            if case.when is None:
                continue
            if one := _taken_by(case.when, before, scene, judge):
                message = (
                    f"this case is never done: the one in line {one.branch.mark.line} holds "
                    "wherever it does, and leads on; change its 'when', or put it first"
                )
                yield Problem(case.branch.mark, "key-idle", message, "warning")
            if case.branch.surely_leads:
                before.append((case, case.when))


def _all_asked(before: Sequence[Case], scene: Scene | None, judge: Judge) -> bool:
    """Say whether one of some cases is always done."""
    asked = [case.when for case in before if case.when is not None]
    denied = " and ".join(f"not ({one.source})" for one in asked)
    if len(asked) < 2 or len(asked) < len(before) or len(asked) > _MOST_BEFORE:
        return False
    return judge.never(judge.expression(denied, asked[0].mark), scene)


def _taken_by(
    when: Expression, before: Sequence[tuple[T, Expression]], scene: Scene | None, judge: Judge
) -> T | None:
    """Return what leaves nothing to a condition behind it; None if nothing before it does so.

    What stands before it comes with its own conditions.
    """
    asked = before[-_MOST_BEFORE:]
    same = next((one for one, other in asked if alike(other.source) == alike(when.source)), None)
    if same is not None or not asked:
        return same
    denied = (f"not ({other.source})" for _, other in asked)
    whole = " and ".join((f"({when.source})", *denied))
    ruled_out = judge.never(judge.expression(whole, when.mark), scene)
    return asked[-1][0] if ruled_out and not judge.never(when, scene) else None


def _read_alike(choice: Choice, first: Choice) -> Problem:
    """Return that a choice reads as another one that is there at the same time."""
    message = (
        f"'{shown(choice.label.source, 40)}' reads as the choice in line "
        f"{first.mark.line}, and players can't tell them apart; give one other words, or "
        "another 'when'"
    )
    return Problem(choice.mark, "choice-alike", message, "warning")


def _alike_choices(scene: Scene) -> Iterator[tuple[Choice, Choice]]:
    """Yield the choices that read as one before, with that one."""
    seen: dict[tuple[str, str], Choice] = {}
    for choice in scene.choices:
        words = " ".join(choice.label.source.split()).lower()
        key = (words, "" if choice.when is None else alike(choice.when.source))
        first = seen.setdefault(key, choice)
        if first is not choice and not _does_the_same(first.body, choice.body):
            yield choice, first


def _does_the_same(one: Branch, other: Branch) -> bool:
    """Say whether two choices only lead to the same scene, so that it is no matter which is taken.

    Stories that are imported have such links.
    """
    ways = [(branch.goto, branch.visit, branch.returns) for branch in (one, other)]
    bare = all(
        b.check is None and not b.actions and not b.cases and not b.text for b in (one, other)
    )
    return bare and ways[0] == ways[1]


def _alike_endings(adventure: Adventure) -> list[tuple[Scene, Scene]]:
    """Return the endings whose title one before has, with that one."""
    seen: dict[str, Scene] = {}
    found: list[tuple[Scene, Scene]] = []
    for scene in adventure.ends:
        title = "" if scene.ending is None else " ".join(scene.ending.title.split()).lower()
        if title and seen.setdefault(title, scene) is not scene:
            found.append((scene, seen[title]))
    return found


def _titled_alike(scene: Scene, first: Scene, mark: Mark) -> Problem:
    """Return that an ending has the title of another: who has met both sees one title twice."""
    title = "" if scene.ending is None else scene.ending.title
    message = (
        f"'{shown(title, 40)}' is the title of the ending '{first.id}' too, and players can't tell "
        "them apart in the list of endings; give one another title"
    )
    return Problem(mark, "ending-alike", message, "warning")


def _answered_before(question: Question, taken: Sequence[str], other: Question) -> Problem:
    """Return that another question always answers words of this one."""
    lost = "all its words" if len(taken) == len(question.about) else f"'{taken[0]}'"
    message = (
        f"the question in line {other.mark.line} comes first and answers {lost}; give "
        "that one a 'when', or take the word out of one of them"
    )
    return Problem(question.mark, "question-alike", message, "warning")


def _words_taken(scene: Scene) -> Iterator[tuple[Question, Sequence[str], Question]]:
    """Yield the questions with words that another before answers: those, and the other."""
    seen: dict[str, Question] = {}
    for question in scene.questions:
        if question.shared:
            return  # those of every scene come last
        taken = [word for word in question.about if word.lower() in seen]
        if taken:
            yield question, taken, seen[taken[0].lower()]
        if question.when is None:
            for word in question.about:
                seen.setdefault(word.lower(), question)


def _empty(word: str, mark: Mark) -> Problem:
    """Return that a word of a question stands in most others, too."""
    message = (
        f"'{shown(word)}' stands in most questions, so that this answers them all; write a word "
        "for what is asked about"
    )
    return Problem(mark, "question-alike", message, "warning")


def translated_alike(
    adventure: Adventure, again: Adventure, lines: Mapping[str, Mark]
) -> Iterator[Problem]:
    """Yield what reads alike in a translation, and not in the words that it translates.

    Args:
        adventure: The adventure in its author's words.
        again: The adventure as it is translated.
        lines: Where each text of the translation stands, by its id.
    """
    empty = empty_words(again.spoken)
    alike = {scene.id for scene, _ in _alike_endings(adventure)}
    for ending, titled in _alike_endings(again):
        place = lines.get(f"scenes.{ending.id}.ending.title")
        if place is not None and ending.id not in alike:
            yield _titled_alike(ending, titled, place)
    for scene in again.scenes.values():
        source = adventure.scenes.get(scene.id)
        if source is None or len(source.choices) != len(scene.choices):
            continue  # it can't be told which is which
        before = {choice.id for choice, _ in _alike_choices(source)}
        for choice, first in _alike_choices(scene):
            if choice.id not in before:
                message = (
                    f"'{shown(choice.label.source, 40)}' is also what '{first.id}' reads in this "
                    "translation, and players can't tell them apart; give one other words"
                )
                yield Problem(choice.label.mark, "choice-alike", message, "warning")
        before = {question.id for question, _, _ in _words_taken(source)}
        for question, taken, other in _words_taken(scene):
            place = _place_of(scene, question, taken[0], lines)
            if place is not None and question.id not in before:
                message = (
                    f"'{shown(taken[0], 40)}' is also a word of the question '{other.id}' in this "
                    "translation, which comes first; write another"
                )
                yield Problem(place, "question-alike", message, "warning")
        for question in scene.questions:
            for word in empty.intersection(question.about):
                place = _place_of(scene, question, word, lines)
                if place is not None:
                    yield _empty(word, place)


def _place_of(
    scene: Scene, question: Question, word: str, lines: Mapping[str, Mark]
) -> Mark | None:
    """Return where a word of a question stands in a translation, or nothing."""
    within = "" if question.shared else f"scenes.{scene.id}."
    number = question.about.index(word) + 1
    return lines.get(f"{within}question.{question.id}.about.{number}")


def _things(scene: Scene) -> Iterator[Problem]:
    """Yield the things of which another before it always answers to a name."""
    seen: dict[str, Thing] = {}
    for thing in scene.things:
        taken = [name for name in thing.names if name.lower() in seen]
        if taken:
            other = seen[taken[0].lower()]
            message = (
                f"'{taken[0]}' is a name of the thing in line {other.mark.line} too, and that "
                "comes first; give the thing in that line a 'when', or take the name out of one "
                "of them"
            )
            yield Problem(thing.mark, "thing-alike", message, "warning")
        if thing.when is None:
            for name in thing.names:
                seen.setdefault(name.lower(), thing)


def _by_chance(name: str, every: Iterable[Scene], locator: Locator) -> Iterator[Problem]:
    """Yield the priorities of scenes that are drawn by chance alone."""
    for scene in every:
        if scene.priority:
            message = (
                f"pool '{name}' is drawn from by chance, so 'priority' does nothing; leave it "
                "out, or write pick: best"
            )
            mark = locator.place(scene.mark, ("priority",))
            yield Problem(mark, "key-idle", message, "warning")


def _pools(adventure: Adventure, found: Uses, locator: Locator) -> Iterator[Problem]:
    """Yield the scenes of pools that others come before, or take turns with by chance."""
    drawn = {
        (branch.goto.name, branch.goto.pick)
        for parts in found.parts.values()
        for branch in parts
        if isinstance(branch.goto, Pool)
    }
    for name, members in adventure.pools.items():
        every = [adventure.scenes[key] for key in members]
        if (name, "random") in drawn:
            if (name, "best") not in drawn:
                yield from _by_chance(name, every, locator)
            continue
        free = [scene for scene in every if scene.when is None]
        if not free:
            continue
        best = max(free, key=lambda scene: scene.priority)
        for scene in every:
            if scene.priority < best.priority:
                message = (
                    f"pool '{name}' never comes to this scene: '{best.id}' has a higher priority "
                    "and no 'when'; give that one a 'when', or draw with pick: random"
                )
                mark = locator.place(scene.mark, ("pool",))
                yield Problem(mark, "pool-tie", message, "warning")
            elif scene.when is None and scene is not best:
                message = (
                    f"in pool '{name}', '{best.id}' has the same priority and no 'when' either, so "
                    "the two only take turns; give one a 'when' or a 'priority', or draw with "
                    "pick: random"
                )
                mark = locator.place(scene.mark, ("pool",))
                yield Problem(mark, "pool-tie", message, "warning")
