"""Keys that mean nothing where they stand, and the place of a word that a message quotes."""

from collections.abc import Iterator, Mapping, Sequence

from solo.errors import Mark, Problem, did_you_mean
from solo.late import pattern
from solo.source.nodes import Node, shown


def place_of(node: Node, message: str) -> Mark | None:
    """Return where in a node the word stands that a message quotes first; None if nowhere."""
    quoted = _QUOTED.search(message)
    waiting = [node] if quoted else []
    while waiting:
        part = waiting.pop()
        if isinstance(part.value, str):
            if quoted and part.value == quoted[1]:
                return part.mark
        elif isinstance(part.value, list):
            waiting += reversed(part.value)
        else:
            if quoted and quoted[1] in part.value:
                return part.value[quoted[1]].key_mark
            waiting += reversed(part.value.values())
    return None


_QUOTED = pattern(r"'([^']+)'")


def strange_keys(
    entries: Mapping[str, Node], known: Mapping[str, object], missing: Sequence[str] = ()
) -> Iterator[Problem]:
    """Yield the problems of keys that mean nothing where they stand.

    The pieces of one text that commas have cut up are told of once. Of one strange key where one
    is `missing`, it is likely that it stands for that.
    """
    strange = [(key, item) for key, item in entries.items() if key not in known]
    cut = False
    for key, item in strange:
        piece = _is_piece(item)
        if not (piece and cut):
            meant = missing[0] if len(missing) == len(strange) == 1 else ""
            yield unknown_key(key, item, known, meant)
        cut = cut or piece


def _is_piece(item: Node) -> bool:
    """Whether a key is really the rest of a text with a comma that should have been quoted."""
    return item.value == "" and item.key_mark.line == item.mark.line


def unknown_key(key: str, item: Node, known: Mapping[str, object], missing: str = "") -> Problem:
    """Return the problem of a key that means nothing where it stands."""
    near = did_you_mean(key, known)
    if not near and _is_piece(item):
        near = "; a comma ends a text inside { }, so quote a text that holds one"
    elif missing and not near:
        near = f"; did you mean '{missing}', which is missing?"
    cure = near or f"; known are {', '.join(known) or 'none'}"
    return Problem(item.key_mark, "key-unknown", f"unknown key '{shown(key)}'{cure}")
