"""The proof sheet of an adventure: all its text in the order written, as Markdown, with counts.

Markup stays as it is written, since it is what an author mends; it does not count as words.
"""

import heapq
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from solo.adventure import graph
from solo.adventure.branch import Branch, Case, Outcomes, Pool
from solo.adventure.model import Adventure, Choice, Question, Scene, Thing
from solo.adventure.translation import Text
from solo.errors import Mark
from solo.prose import Prose

_MARKUP = re.compile(r"\{\{[^{}]*\}\}|\{%[^{}]*%\}|\{#[^{}]*#\}")
_WORD = re.compile(r"\w+(?:['’-]\w+)*")
_EMPTY = re.compile(r"\n{3,}")
_TOLD = ("title", "summary")
_ELSEWHERE = re.compile(r"\.about(?:\.\d+)?$|\.ending\.title$|^quests\.[^.]+(?:\.title)?$")
"""Texts that the model holds as mere words, and which the sheet tells at their places."""


def words(text: Prose | None) -> int:
    """Count the words of a text; a value that is put in counts as one."""
    if text is None:
        return 0
    return len(
        _WORD.findall(_MARKUP.sub(lambda tag: "x" if tag[0][1] == "{" else " ", text.source))
    )


def sheet(adventure: Adventure, written: Iterable[Text] = ()) -> str:
    """Return an adventure's text as Markdown, with words for each scene and to each ending.

    Args:
        adventure: The adventure.
        written: Its texts as its files have them, with those that its rules system tells.
    """
    known = {text.node.text_place[0]: text for text in written}
    page = _Page(adventure, {mark: str(text.node.value) for mark, text in known.items()})
    bodies = [(s, page.title(s), list(page.scene(s))) for s in adventure.scenes.values()]
    others = [*page.everywhere(), *page.others()]
    rest = _rest(text for mark, text in known.items() if mark not in page.told)
    parts = [f"# {adventure.title}", adventure.summary]
    each = {}
    for scene, title, body in bodies:
        more = rest.pop(f"scenes.{scene.id}", [])
        each[scene.id] = scene_words(scene) + sum(len(_WORD.findall(one)) for _, one in more)
        parts += [f"## {title}", f"`{scene.id}`, {each[scene.id]} words", *body]
        parts += _listed("### Around rolls", more)
    parts += others
    for section, more in rest.items():
        parts += _listed(f"## {section.replace('_', ' ').capitalize()}", more)
    parts += _counts(adventure, each)
    return _EMPTY.sub("\n\n", "\n\n".join(filter(None, parts))) + "\n"


def scene_words(scene: Scene) -> int:
    """Count all words that stand in a scene, without what all scenes share."""
    return sum(map(words, dict.fromkeys(_texts(scene))))


def _texts(scene: Scene) -> Iterator[Prose]:
    choices = [choice for choice in scene.choices if not choice.shared]
    told = [scene.title, *(text for c in choices for text in (c.label, *_warnings(c)))]
    told += [hint.text for hint in scene.hints]
    told += [one.text for thing in scene.things if not thing.shared for one in thing.told]
    bodies = [scene.body, *(choice.body for choice in choices)]
    bodies += [question.body for question in scene.questions if not question.shared]
    every = [branch for body in bodies for branch in graph.branches(body)]
    every += [b for one in scene.tries.values() if not one.shared for b in graph.answers(one)]
    told += [text for branch in every for text in (branch.text, branch.risk)]
    yield from (text for text in told if text is not None)


def _warnings(choice: Choice) -> tuple[Prose | None, ...]:
    """Return what a choice tells before it is taken."""
    prompt = choice.input.prompt if choice.input is not None else None
    return (choice.barred, choice.certain_death, prompt)


def _answers(outcomes: Outcomes) -> list[tuple[str, Branch]]:
    """Return the branches of some outcomes, each once, with the keys that lead to it."""
    found: dict[int, tuple[str, Branch]] = {}
    marks = {mark: key for key, mark in outcomes.keys}
    for branch in (*outcomes.direct(), *(outcomes.also or {}).values()):
        found.setdefault(id(branch), (marks.get(branch.mark, ""), branch))
    return list(found.values())


def _rest(texts: Iterable[Text]) -> dict[str, list[tuple[str, str]]]:
    """Return texts that the model does not hold as prose, by scene or section."""
    found: dict[str, list[tuple[str, str]]] = {}
    for text in texts:
        if text.id in _TOLD or _ELSEWHERE.search(text.id):
            continue
        section, _, path = text.id.partition(".")
        if section == "scenes":
            name, _, path = path.partition(".")
            section = f"scenes.{name}"
        found.setdefault(section, []).append((path, " ".join(str(text.node.value).split())))
    return found


def _listed(heading: str, rest: list[tuple[str, str]]) -> Iterator[str]:
    if rest:
        yield heading
        yield "\n".join(f"- `{path}` {text}" if path else f"- {text}" for path, text in rest)


class _Page:
    """Writes the parts of an adventure, each text as its file has it where that is known."""

    def __init__(self, adventure: Adventure, sources: Mapping[Mark, str]) -> None:
        self.adventure = adventure
        self.sources = sources
        self.told: set[Mark] = set()

    def title(self, scene: Scene) -> str:
        return self._line(scene.title) if scene.title is not None else scene.id

    def scene(self, scene: Scene) -> Iterator[str]:
        yield from self._branch(scene.body)
        if scene.ending is not None and scene.ending.title:
            yield f"*Ending:* {scene.ending.title}"
        yield from (f"*Hint:* {self._text(hint.text)}" for hint in scene.hints)
        yield from self._examined(one for one in scene.things if not one.shared)
        yield from self._asked(one for one in scene.questions if not one.shared)
        yield from self._tried({n: one for n, one in scene.tries.items() if not one.shared})
        yield from self._chosen(one for one in scene.choices if not one.shared)

    def everywhere(self) -> Iterator[str]:
        """Yield what all scenes share."""
        scenes = self.adventure.scenes.values()
        asked = {one.id: one for scene in scenes for one in scene.questions if one.shared}
        tried = {n: one for scene in scenes for n, one in scene.tries.items() if one.shared}
        chosen = {one.id: one for scene in scenes for one in scene.choices if one.shared}
        things = {one.id: one for scene in scenes for one in scene.things if one.shared}
        if asked or tried or chosen or things:
            yield "## Everywhere"
            yield from self._examined(things.values())
            yield from self._asked(asked.values())
            yield from self._tried(tried)
            yield from self._chosen(chosen.values())

    def others(self) -> Iterator[str]:
        """Yield the texts outside all scenes."""
        for event in self.adventure.events.values():
            yield f"## Event {event.id}"
            yield from self._branch(event.body)
        for quest in self.adventure.quests.values():
            yield f"## Quest {quest.id}\n\n{quest.title}"
            yield from (self._text(guidance.text) for guidance in quest.guidance)
        for table in self.adventure.tables.values():
            yield f"## Table {table.id}"
            rows = [self._text(row.text) for row in table.rows if row.text is not None]
            yield "\n".join(f"- {row}" for row in rows)

    def _asked(self, questions: Iterable[Question]) -> Iterator[str]:
        for question in questions:
            yield f"### Asked about {', '.join(question.about)}"
            yield from self._branch(question.body)

    def _examined(self, things: Iterable[Thing]) -> Iterator[str]:
        for thing in things:
            yield f"### Examine {', '.join(thing.names)}"
            yield from (self._text(one.text) for one in thing.told)

    def _tried(self, tries: Mapping[str, Outcomes]) -> Iterator[str]:
        for name, outcomes in tries.items():
            yield f"### Try {name}"
            yield from self._outcomes(outcomes)

    def _chosen(self, choices: Iterable[Choice]) -> Iterator[str]:
        for choice in choices:
            yield f"### {self._line(choice.label)}"
            yield from (self._text(text) for text in _warnings(choice) if text is not None)
            yield from self._branch(choice.body)

    def _branch(self, branch: Branch) -> Iterator[str]:
        if branch.text is not None:
            yield self._text(branch.text)
        for case in branch.cases:
            if told := list(self._branch(case.branch)):
                yield _heading(case)
                yield from told
        if branch.risk is not None:
            yield f"*Risk:* {self._text(branch.risk)}"
        if branch.outcomes is not None:
            yield from self._outcomes(branch.outcomes)
        if isinstance(branch.goto, Pool):
            yield f"→ pool {branch.goto.name}"
        elif target := branch.goto or branch.visit:
            yield f"→ {target}"

    def _outcomes(self, outcomes: Outcomes) -> Iterator[str]:
        for key, branch in _answers(outcomes):
            if told := list(self._branch(branch)):
                yield f"*{key or 'also'}:*"
                yield from told

    def _text(self, text: Prose) -> str:
        self.told.add(text.mark)
        return self.sources.get(text.mark, text.source).strip()

    def _line(self, text: Prose) -> str:
        return " ".join(self._text(text).split())


def _heading(case: Case) -> str:
    if case.when is not None:
        return f"*when {' '.join(case.when.source.split())}:*"
    return "*else:*" if case.otherwise else "*always:*"


def _counts(adventure: Adventure, each: Mapping[str, int]) -> Iterator[str]:
    yield f"## Words\n\n{sum(each.values())} words in {len(each)} scenes."
    rows = [f"| {key} | {count} |" for key, count in each.items()]
    yield "\n".join(["| scene | words |", "| --- | --- |", *rows])
    reached = fewest(adventure)
    endings = [scene.id for scene in adventure.scenes.values() if scene.ending is not None]
    rows = [f"| {key} | {reached.get(key, 'no way')} |" for key in endings]
    yield "\n".join(["| ending | words on the shortest way |", "| --- | --- |", *rows])


def fewest(adventure: Adventure) -> Mapping[str, int]:
    """Return for each scene how many words a player reads at least, to its end, from the start."""
    scenes, pools = adventure.scenes, graph.pools_of(adventure.scenes)
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
    """Yield a branch, its cases and all that its checks may lead to, with the words read so far."""
    read = before + words(branch.text)
    yield branch, read
    for case in branch.cases:
        yield from _followed(case.branch, read)
    if branch.outcomes is not None:
        for _, one in _answers(branch.outcomes):
            yield from _followed(one, read)
