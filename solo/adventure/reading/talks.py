"""Replies that stand under a choice or an outcome, and what a visit gives to a scene.

Each list of replies becomes a scene of its own, so nothing else has to know of them. Such a scene
is visited, and its replies come back from it, unless they lead elsewhere. The questions and tries
of the scene around are heard in it.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping

from solo.adventure.model import Scene
from solo.adventure.naming import LONGEST
from solo.adventure.translation import part_id
from solo.errors import Mark, Problem, did_you_mean
from solo.source import Node

_WAYS = ("goto", "visit", "return")


def unfold(roots: Mapping[str, Node], problems: list[Problem]) -> None:
    """Make scenes of the replies in all files, in place."""
    found = (_entries(root).get("scenes") for root in roots.values())
    sections = [section for section in found if section is not None]
    taken = {key for section in sections for key in _entries(section)}
    for section in sections:
        made = {key: _Talk(key, taken, problems).scenes(node) for key, node in _each(section)}
        if any(made.values()):
            section.value = {
                name: node
                for key, scene in _each(section)
                for name, node in ((key, scene), *made[key].items())
            }


def check_visits(
    visits: Iterable[tuple[Mark, str, tuple[str, ...]]],
    scenes: Mapping[str, Scene],
    variables: Collection[str],
) -> Iterator[Problem]:
    """Yield the visits that do not give a scene just what it takes, of what is a variable."""
    for mark, name, given in visits:
        takes = scenes[name].takes if name in scenes else given
        for one in takes:
            if one not in given:
                message = f"scene '{name}' takes '{one}'; write visit: {{{name}: {{{one}: …}}}}"
                yield Problem(mark, "key-missing", message)
        for one in given:
            if one not in takes and one in variables:
                message = f"scene '{name}' does not take '{one}'{did_you_mean(one, takes)}"
                cure = "" if "did you mean" in message else "; list it under its 'takes'"
                yield Problem(mark, "key-unknown", message + cure)


class _Talk:
    """The replies of one scene."""

    def __init__(self, scene: str, taken: set[str], problems: list[Problem]) -> None:
        self._scene = scene
        self._taken = taken
        self._problems = problems
        self._made: dict[str, Node] = {}

    def scenes(self, node: Node) -> dict[str, Node]:
        """Return the scenes that the replies of a scene become, by their new ids."""
        for choice in _items(_entries(node).get("choices")):
            entries = choice.value  # nothing is called for what stands in every scene
            if isinstance(entries, dict) and ("choices" in entries or "outcomes" in entries):
                self._choice(choice, self._scene, "visit")
        return self._made

    def _choice(self, choice: Node, above: str, way: str) -> None:
        entries = _entries(choice)
        outcomes = dict(_entries(entries.get("outcomes")))
        holders = (choice, *outcomes.values())
        if not any("choices" in _entries(one) for one in holders):
            return
        name = part_id(choice)
        if not name:
            return  # which is told where choices are read
        self._holder(choice, f"{above}-{name}", way)
        for key, outcome in outcomes.items():
            self._holder(outcome, f"{above}-{name}-{key.lower().rstrip('+')}", way)

    def _holder(self, holder: Node, name: str, way: str) -> None:
        """Let what holds replies lead to a scene that has them."""
        entries = _entries(holder)
        replies = entries.get("choices")
        if replies is None:
            return
        for other in _WAYS:
            if other in entries:
                message = f"'{other}' never happens beside replies; let each of them say it"
                self._problems.append(Problem(entries[other].key_mark, "way-twice", message))
        del entries["choices"]
        scene = self._free(name)
        entries[way] = Node(scene, replies.at, replies.file)
        keys = (("talk", self._scene), ("shared", "false"))
        told = {key: Node(value, replies.at, replies.file) for key, value in keys}
        made = self._made[scene] = Node({**told, "choices": replies}, replies.at, replies.file)
        made.key_at = replies.key_at
        for reply in _items(replies):
            self._reply(reply, scene)

    def _reply(self, reply: Node, scene: str) -> None:
        entries = _entries(reply)
        stays = entries.pop("stay", None)
        self._choice(reply, scene, "goto")
        if not any(way in entries for way in _WAYS) and (stays is None or stays.value != "true"):
            entries["return"] = Node("true", reply.at, reply.file)
        if stays is not None and stays.value not in ("true", "false"):
            message = "expected true or false for 'stay'"
            self._problems.append(Problem(stays.mark, "type-wrong", message))

    def _free(self, name: str) -> str:
        """Return an id that no scene has."""
        found, number = name[:LONGEST].rstrip("-"), 1
        while found in self._taken:
            number += 1
            found = f"{name[: LONGEST - len(str(number)) - 1].rstrip('-')}-{number}"
        self._taken.add(found)
        return found


def _entries(node: Node | None) -> dict[str, Node]:
    return node.value if node is not None and isinstance(node.value, dict) else {}


def _each(node: Node | None) -> Iterator[tuple[str, Node]]:
    yield from list(_entries(node).items())


def _items(node: Node | None) -> list[Node]:
    return node.value if node is not None and isinstance(node.value, list) else []
