"""The entries of an adventure while it is read: lists, keys, ids, and the list of problems."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TypeVar

from solo.adventure import naming
from solo.adventure.references import Names
from solo.errors import Mark, Problem, did_you_mean
from solo.late import late, lazy_imports
from solo.source import WRONG, Decoding, Node, decoder, shown, strange_keys

with lazy_imports():  # of mistakes
    from solo.adventure.mistakes import astray, strange_names

T = TypeVar("T")
D = TypeVar("D")

_MEANT = "; write '"  # how a note begins that tells which key of ours is meant
MOST_PARTS = 200  # choices or questions of one scene


class Entries:
    """What entries are read with: the names that there are, and where mistakes are added.

    Args:
        names: What may be referred to.
        problems: Where mistakes are added.
        checking: Whether to look for mistakes at all.
    """

    def __init__(self, names: Names, problems: list[Problem], *, checking: bool = True) -> None:
        self.names = names
        self.problems = problems
        self.checking = checking
        # Says of a key, and of those known in its place, whose it is or where it stands.
        self.elsewhere: Callable[[str, Collection[str]], str] = lambda key, known: ""

    def typed(self, node: Node | None, kind: type[T], default: D) -> T | D:
        if node is None:
            return default
        if kind is str and node.value.__class__ is str:
            return node.value  # type: ignore[return-value]  # T is str
        decoding = Decoding(self.problems)
        found = decoder(kind)(node, decoding)
        if decoding.doubts and self.checking:
            self.problems += decoding.doubts
        return default if found is WRONG else found

    def plain(self, node: Node | None) -> str:
        """Read a text that is shown as it stands; markup in it is reported."""
        if node is None:
            return ""
        found = decoder(str)(node, Decoding(self.problems))
        return "" if found is WRONG else str(found)

    def each(self, node: Node | None, read: Callable[[Node], T | None]) -> tuple[T, ...]:
        if node is None:
            return ()
        if not isinstance(node.value, list):
            message = "expected a list; begin each item with '- '"
            first = next(iter(node.value.items()), None) if isinstance(node.value, dict) else None
            if first is not None and isinstance(first[1].value, dict):
                message += f", and write its name inside it: - id: {shown(first[0])}"
            self.report(node.mark, "type-wrong", message)
            return ()
        if len(node.value) > MOST_PARTS:
            message = f"{len(node.value):,} entries; a scene has at most {MOST_PARTS:,} of them"
            self.report(node.mark, "list-long", message)
            return ()
        return tuple([part for item in node.value if (part := read(item)) is not None])

    def mapping(self, node: Node, what: str, cure: str = "") -> dict[str, Node] | None:
        """Return a node's entries; report if it has none."""
        if isinstance(node.value, dict):
            return node.value
        found = f"'{shown(node.value)}'" if isinstance(node.value, str) and node.value else "a list"
        if node.value == "":
            found = "nothing"
        self.report(node.mark, "type-wrong", f"expected {what}, found {found}{cure}")
        return None

    @late
    def strange(
        self, entries: Mapping[str, Node], names: Collection[str], missing: Sequence[str] = ()
    ) -> tuple[Problem, ...]:
        """Report keys that mean nothing here, and return what was reported.

        Of one such key where one is `missing`, it is likely that it stands for that.
        """
        known = names if isinstance(names, dict) else dict.fromkeys(names)
        if entries.keys() <= known.keys():
            return ()
        from solo.adventure.mistakes.astray import where_it_belongs

        strange = {key: item for key, item in entries.items() if key not in known}
        places = {key: where_it_belongs(key, known) for key in strange}
        if "set" in known:
            given = strange.keys() & self.names.variables.keys()
            places |= {
                key: f"; a variable is given its value so: set: {{{key}: …}}" for key in given
            }
        notes = {
            key: place if place.startswith(_MEANT) else self.elsewhere(key, known) or place
            for key, place in places.items()
        }
        found = [_elsewhere(key, strange[key], note, known) for key, note in notes.items() if note]
        ours = {key: item for key, item in strange.items() if not notes[key]}
        found += strange_keys(ours, known, missing)
        self.problems += found
        return tuple(found)

    def known(
        self, node: Node, name: str, known: Collection[str], kind: str, *, key: bool = False
    ) -> bool:
        """Say whether a name exists; report it if it doesn't."""
        if not self.checking or name in known or name in self.names.lost or self.names.partial:
            return True
        mark = node.key_mark if key else node.mark
        if name:
            near = (
                (astray.way_instead(name) if kind == "scene" else "")
                or _spaced(name, known)
                or strange_names.id_of(name, known)
                or strange_names.of_another_kind(name, kind, self.names)
                or did_you_mean(name, known)
                or did_you_mean(name.rpartition("/")[2], known)
            )
            message = f"unknown {kind} '{shown(name)}'{near or strange_names.declared_where(kind)}"
        elif isinstance(node.value, str) or key:
            message = f"expected the name of a {kind}, found nothing"
        else:
            return False  # it was reported as no text
        self.report(mark, f"{kind}-unknown", message)
        return False

    def report(self, mark: Mark, code: str, message: str, severity: str = "error") -> None:
        """Add a problem."""
        self.problems.append(Problem(mark, code, message, severity))

    def id(self, node: Node) -> str:
        text = self.typed(node, str, "")
        if node.value.__class__ is str and (reason := naming.id_reason(text)):
            self.report(node.mark, "id-wrong", f"'{shown(text)}' is no id; {reason}")
        return str(text)

    def word(self, node: Node) -> str:
        text = self.typed(node, str, "")
        reason = naming.id_reason(text, loose=True) if isinstance(node.value, str) else ""
        if reason:
            self.report(node.mark, "id-wrong", f"'{shown(text)}' is no word for it; {reason}")
        return str(text)


@late
def _elsewhere(key: str, item: Node, note: str, known: Collection[str]) -> Problem:
    """Return the problem of a key that means something elsewhere, or that others say for ours."""
    from solo.facts import Unread

    text = f"unknown key '{shown(key)}'{note}"
    near = note.removeprefix(_MEANT).removesuffix("'") if note.startswith(_MEANT) else ""
    reason = Unread(text, "unknown-key", name=shown(key), near=near, missing="", known=tuple(known))
    return Problem(item.key_mark, "key-unknown", text, reason=reason)


def _spaced(name: str, known: Collection[str]) -> str:
    """Say that a name is right but for a space."""
    wrong = name.strip() != name and name.strip() in known
    return "; leave out the space at its end" if wrong else ""
