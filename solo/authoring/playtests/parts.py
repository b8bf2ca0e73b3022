"""The parts of an adventure that games may meet, each under a key that no folder's place changes.

Games are counted by these keys, in whatever process or on whatever machine they are played.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from solo.adventure import graph
from solo.adventure.branch import Branch, Outcomes
from solo.adventure.model import Adventure, Question, Scene
from solo.authoring.reading import texts
from solo.errors import Mark
from solo.namedtuple import NamedTuple
from solo.prose import Fork
from solo.source import shown

SCENE, CHOICE, OUTCOME, QUESTION, TRY, EVENT, TEXT = (
    "scenes",
    "choices",
    "outcomes",
    "questions",
    "tries",
    "events",
    "texts",
)
LONGEST_CASE, LONGEST_TAG = 40, 60  # characters of a condition and of a tag in a name
KINDS = (SCENE, CHOICE, OUTCOME, QUESTION, TRY, EVENT, TEXT)


class Part(NamedTuple):
    """A part that games may meet."""

    name: str  # what authors call it: `scene/choice`, `scene/choice 2s+`, `scene/question`
    mark: Mark  # where it stands
    kind: str = CHOICE  # one of the kinds, in the plural
    # the key of what has to be met before; nothing if that is nothing of an author's
    within: str = ""
    word: str = ""  # which branch it is of what stands there
    scene: str = ""  # the scene that it stands in; nothing outside all scenes

    @property
    def key(self) -> str:
        """What it is counted under."""
        return key_of(self.kind, self.name)


def key_of(kind: str, name: str) -> str:
    """Return what a part is counted under."""
    return f"{kind} {name}"


def parts(adventure: Adventure) -> tuple[Part, ...]:
    """Return every part of an adventure, by kind and in the order written; no two have one key."""
    found = [
        *(Part(s.id, s.mark, SCENE, scene=s.id) for s in adventure.scenes.values()),
        *choices(adventure),
        *outcomes(adventure),
        *_asked(adventure),
        *_tried(adventure),
        *(Part(event.id, event.mark, EVENT) for event in adventure.events.values()),
        *_texts(adventure),
    ]
    return tuple(_told_apart(_once(found)))


def choices(adventure: Adventure) -> Iterator[Part]:
    """Yield every choice, called as conditions call it: `scene/choice`."""
    for scene in adventure.scenes.values():
        for choice in scene.choices:
            within = key_of(SCENE, scene.id)
            yield Part(choice.key(scene.id), choice.mark, CHOICE, within, scene=scene.id)


def outcomes(adventure: Adventure) -> Iterator[Part]:
    """Yield the outcomes of every check, without those of a check given up, and all cases."""
    for scene in adventure.scenes.values():
        inner: list[tuple[str, str, Iterable[Branch]]] = [
            (scene.id, key_of(SCENE, scene.id), graph.branches(scene.body))
        ]
        for choice in scene.choices:
            name = choice.key(scene.id)
            inner.append((name, key_of(CHOICE, name), graph.branches(choice.body)))
        for question in scene.questions:
            name = _question(scene, question)
            inner.append((name, key_of(QUESTION, name), graph.branches(question.body)))
        for trait, answers in scene.tries.items():
            name = f"{scene.id}/{trait}"
            within = key_of(TRY, name)
            yield from _keyed(name, answers, within, scene.id)
            inner.append((name, within, graph.answers(answers)))
        for name, within, every in inner:
            yield from _answered(name, every, within, scene.id)
    for event in adventure.events.values():
        yield from _answered(event.id, graph.branches(event.body), key_of(EVENT, event.id), "")


def _question(scene: Scene, question: Question) -> str:
    return question.id if question.shared else f"{scene.id}/{question.id}"


def _answered(name: str, every: Iterable[Branch], within: str, scene: str) -> Iterator[Part]:
    """Yield what may come of branches: the outcomes of their checks, and their cases."""
    for branch in every:
        if branch.outcomes is not None:
            yield from _keyed(name, branch.outcomes, within, scene)
        for case in branch.cases:
            when = "else" if case.otherwise else "always"
            if case.when is not None:
                when = f"when {shown(case.when.source.strip(), LONGEST_CASE)}"
            yield Part(f"{name} {when}", case.branch.mark, OUTCOME, within, scene=scene)
        for occasion in branch.during:
            on = f"{occasion.on} {occasion.what or occasion.number or ''}".strip()
            if not on and occasion.case.when is not None:
                on = f"when {shown(occasion.case.when.source.strip(), LONGEST_CASE)}"
            mark = occasion.case.branch.mark
            yield Part(f"{name} during {on}", mark, OUTCOME, within, scene=scene)
            for offered in occasion.offers:
                mark = offered.case.branch.mark
                yield Part(f"{name} during {offered.id}", mark, OUTCOME, within, scene=scene)


def _keyed(name: str, found: Outcomes, within: str, scene: str) -> Iterator[Part]:
    for key, mark in found.keys:
        if key.lower() != "aborted":
            yield Part(f"{name} {key}", mark, OUTCOME, within, scene=scene)
    for key, branch in (found.also or {}).items():
        yield Part(f"{name} also {key}", branch.mark, OUTCOME, within, scene=scene)


def _asked(adventure: Adventure) -> Iterator[Part]:
    for scene in adventure.scenes.values():
        for question in scene.questions:
            within = key_of(SCENE, scene.id)
            name = _question(scene, question)
            yield Part(name, question.mark, QUESTION, within, scene=scene.id)


def _tried(adventure: Adventure) -> Iterator[Part]:
    for scene in adventure.scenes.values():
        for trait, answers in scene.tries.items():
            within = key_of(SCENE, scene.id)
            yield Part(f"{scene.id}/{trait}", answers.mark, TRY, within, scene=scene.id)


def _texts(adventure: Adventure) -> Iterator[Part]:
    """Yield the branches of prose: `{% if %}`, its `elif` and `else`, and `a if b else c`.

    Each stands once, however many counts lead to the outcome that tells it.
    """
    seen: set[tuple[Mark, str]] = set()
    for part in _every_text(adventure):
        if (part.mark, part.word) not in seen:
            seen.add((part.mark, part.word))
            yield part


def _every_text(adventure: Adventure) -> Iterator[Part]:
    for scene in adventure.scenes.values():
        for text in texts(scene._replace(things=())):  # to examine something is no turn
            yield from _forked(scene.id, text.forks(), key_of(SCENE, scene.id), scene.id)
    for name, section in (
        ("events", adventure.events),
        ("quests", adventure.quests),
        ("tables", adventure.tables),
    ):
        for text in texts(section):
            yield from _forked(name, text.forks(), "", "")
    yield from _forked("macros", adventure.language.forks(), "", "")


def _forked(name: str, forks: Iterable[Fork], within: str, scene: str) -> Iterator[Part]:
    for fork in sorted(set(forks)):
        tag = shown(fork.tag, LONGEST_TAG)
        tag = f"else of {tag}" if fork.word == "else" else tag
        yield Part(f"{name} {tag}", fork.mark, TEXT, within, fork.word, scene)


def _once(found: Iterable[Part]) -> Iterator[Part]:
    """Yield the parts, those that scenes share in the first of them alone."""
    seen: set[tuple[str, Mark, str]] = set()
    for part in found:
        key = (part.kind, part.mark, part.word)
        if key not in seen or part.kind == TEXT:
            seen.add(key)
            yield part


def _told_apart(found: Iterable[Part]) -> Iterator[Part]:
    """Yield the parts, the second of a name with a number behind it."""
    seen: Counter[str] = Counter()
    for part in found:
        seen[part.key] += 1
        many = seen[part.key]
        yield part if many == 1 else part._replace(name=f"{part.name} #{many}")


def unmet(every: Iterable[Part], hits: Mapping[str, int]) -> tuple[Part, ...]:
    """Return the parts that no game met."""
    return tuple(part for part in every if not hits.get(part.key))


def idle(every: Iterable[Part], hits: Mapping[str, int], kind: str) -> tuple[Part, ...]:
    """Return the parts of a kind that no game met, though games came to where they stand."""
    return tuple(
        part
        for part in unmet(every, hits)
        if part.kind == kind and (not part.within or hits.get(part.within))
    )
