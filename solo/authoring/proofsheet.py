"""The proof sheet of an adventure: all its text in the order written, as Markdown, with counts.

Markup stays as it is written, since it is what an author mends; it does not count as words.
"""

import heapq
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from solo.adventure.branch import Branch, Outcomes, Pool
from solo.adventure.graph import pools_of
from solo.adventure.model import Adventure, Choice, Question, Scene
from solo.prose import Prose

_MARKUP = re.compile(r"\{\{[^{}]*\}\}|\{%[^{}]*%\}|\{#[^{}]*#\}")
_WORD = re.compile(r"\w+(?:['’-]\w+)*")
_EMPTY = re.compile(r"\n{3,}")


def words(text: Prose | None) -> int:
    """Count the words of a text; a value that is put in counts as one."""
    if text is None:
        return 0
    return len(
        _WORD.findall(_MARKUP.sub(lambda tag: "x" if tag[0][1] == "{" else " ", text.source))
    )


def sheet(adventure: Adventure) -> str:
    """Return an adventure's text as Markdown, with words for each scene and to each ending."""
    parts = [f"# {adventure.title}", adventure.summary]
    for scene in adventure.scenes.values():
        parts += _scene(scene)
    parts += _others(adventure)
    parts += _counts(adventure)
    return _EMPTY.sub("\n\n", "\n\n".join(filter(None, parts))) + "\n"


def scene_words(scene: Scene) -> int:
    """Count all words that stand in a scene."""
    return sum(map(words, dict.fromkeys(_texts(scene))))


def _texts(scene: Scene) -> Iterator[Prose]:
    branches = [scene.body, *(c.body for c in scene.choices), *(q.body for q in scene.questions)]
    own = [text for c in scene.choices for text in (c.label, c.barred, c.certain_death)]
    for text in (scene.title, *own):
        if text is not None:
            yield text
    waiting = [*branches, *(b for tried in scene.tries.values() for _, b in _answers(tried))]
    while waiting:
        branch = waiting.pop()
        if branch.text is not None:
            yield branch.text
        if branch.outcomes is not None:
            waiting += [one for _, one in _answers(branch.outcomes)]


def _answers(outcomes: Outcomes) -> list[tuple[str, Branch]]:
    """Return the branches of some outcomes, each once, with the keys that lead to it."""
    found: dict[int, tuple[str, Branch]] = {}
    marks = {mark: key for key, mark in outcomes.keys}
    for branch in (*outcomes.direct(), *(outcomes.also or {}).values()):
        found.setdefault(id(branch), (marks.get(branch.mark, ""), branch))
    return list(found.values())


def _scene(scene: Scene) -> Iterator[str]:
    heading = scene.title.source if scene.title is not None else scene.id
    yield f"## {' '.join(heading.split())}\n\n`{scene.id}`, {scene_words(scene)} words"
    yield from _branch(scene.body)
    for question in scene.questions:
        yield from _question(question)
    for name, outcomes in scene.tries.items():
        yield f"### Try {name}"
        yield from _outcomes(outcomes)
    for choice in scene.choices:
        yield from _choice(choice)


def _question(question: Question) -> Iterator[str]:
    yield f"### Asked about {', '.join(question.about)}"
    yield from _branch(question.body)


def _choice(choice: Choice) -> Iterator[str]:
    yield f"### {' '.join(choice.label.source.split())}"
    for text in (choice.barred, choice.certain_death):
        if text is not None:
            yield text.source.strip()
    yield from _branch(choice.body)


def _branch(branch: Branch) -> Iterator[str]:
    if branch.text is not None:
        yield branch.text.source.strip()
    if branch.outcomes is not None:
        yield from _outcomes(branch.outcomes)
    if isinstance(branch.goto, Pool):
        yield f"→ pool {branch.goto.name}"
    elif target := branch.goto or branch.visit:
        yield f"→ {target}"


def _outcomes(outcomes: Outcomes) -> Iterator[str]:
    for key, branch in _answers(outcomes):
        told = list(_branch(branch))
        if told:
            yield f"*{key or 'also'}:*"
            yield from told


def _others(adventure: Adventure) -> Iterator[str]:
    """Yield the texts outside all scenes."""
    for event in adventure.events.values():
        yield f"## Event {event.id}"
        yield from _branch(event.body)
    for quest in adventure.quests.values():
        yield f"## Quest {quest.id}\n\n{quest.title}"
        yield from (guidance.text.source.strip() for guidance in quest.guidance)
    for table in adventure.tables.values():
        yield f"## Table {table.id}"
        rows = [row.text.source.strip() for row in table.rows if row.text is not None]
        yield "\n".join(f"- {row}" for row in rows)


def _counts(adventure: Adventure) -> Iterator[str]:
    each = {scene.id: scene_words(scene) for scene in adventure.scenes.values()}
    yield f"## Words\n\n{sum(each.values())} words in {len(each)} scenes."
    rows = [f"| {key} | {count} |" for key, count in each.items()]
    yield "\n".join(["| scene | words |", "| --- | --- |", *rows])
    reached = fewest(adventure)
    endings = [scene.id for scene in adventure.scenes.values() if scene.ending is not None]
    rows = [f"| {key} | {reached.get(key, 'no way')} |" for key in endings]
    yield "\n".join(["| ending | words on the shortest way |", "| --- | --- |", *rows])


def fewest(adventure: Adventure) -> Mapping[str, int]:
    """Return for each scene how many words a player reads at least, to its end, from the start."""
    scenes, pools = adventure.scenes, pools_of(adventure.scenes)
    ahead = {scene.id: list(_ways(scene, pools)) for scene in scenes.values()}
    visitors = [key for key, scene in scenes.items() if any(_visits(scene))]
    best: dict[str, int] = {}
    waiting = [(0, adventure.start)]
    while waiting:
        so_far, key = heapq.heappop(waiting)
        if key in best or key not in scenes:
            continue
        here = so_far + words(scenes[key].title) + words(scenes[key].body.text)
        best[key] = here
        if key == adventure.start:
            for one in _anywhere(adventure, pools):
                heapq.heappush(waiting, (here, one))
        for target, more in ahead[key]:
            for one in [target] if target else visitors:
                heapq.heappush(waiting, (here + more, one))
    return best


def _anywhere(adventure: Adventure, pools: Mapping[str, Iterable[str]]) -> Iterator[str]:
    """Yield where a defeat and timed events lead, which may come as soon as the game begins."""
    if adventure.defeat is not None:
        yield adventure.defeat
    for event in adventure.events.values():
        for branch, _ in _followed(event.body, 0):
            yield from _targets(branch, pools)


def _visits(scene: Scene) -> Iterator[bool]:
    for body in (scene.body, *(choice.body for choice in scene.choices)):
        yield any(branch.visit is not None for branch, _ in _followed(body, 0))


def _ways(scene: Scene, pools: Mapping[str, Iterable[str]]) -> Iterator[tuple[str, int]]:
    """Yield where a scene leads and the words on the way; nothing for the way back of a visit."""
    begun = [(scene.body, -words(scene.body.text))]
    begun += [(choice.body, words(choice.label)) for choice in scene.choices]
    begun += [(question.body, 0) for question in scene.questions]
    begun += [(b, 0) for tried in scene.tries.values() for _, b in _answers(tried)]
    least: Counter[str] = Counter()
    for body, before in begun:
        for branch, read in _followed(body, before):
            for target in _targets(branch, pools):
                least[target] = min(read, least.get(target, read))
    yield from least.items()


def _targets(branch: Branch, pools: Mapping[str, Iterable[str]]) -> Iterable[str]:
    if isinstance(branch.goto, Pool):
        return pools.get(branch.goto.name, ())
    if target := branch.goto or branch.visit:
        return (target,)
    return ("",) if branch.returns else ()


def _followed(branch: Branch, before: int) -> Iterator[tuple[Branch, int]]:
    """Yield a branch and all that its checks may lead to, with the words read by then."""
    read = before + words(branch.text)
    yield branch, read
    if branch.outcomes is not None:
        for _, one in _answers(branch.outcomes):
            yield from _followed(one, read)
