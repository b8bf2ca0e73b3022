"""Keys that mean nothing where they stand, and the place of a word that a message quotes."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

from solo.errors import Mark, Problem, nearest
from solo.facts import Unread
from solo.late import pattern
from solo.source.nodes import Node, shown
from solo.source.scalars import NOTHING, SPELT, WHOLE


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


Elsewhere = Callable[[str, Node], str]
"""Says of a key and what stands there where it belongs instead, as a cure; or nothing."""


def nowhere(_key: str, _item: Node) -> str:
    """Say that a key belongs nowhere else."""
    return ""


def strange_keys(
    entries: Mapping[str, Node],
    known: Mapping[str, object],
    missing: Sequence[str] = (),
    elsewhere: Elsewhere = nowhere,
    shorthand: str | None = None,
) -> Iterator[Problem]:
    """Yield the problems of keys that mean nothing where they stand.

    The pieces of one text that commas have cut up are told of once. Of one strange key where one
    is `missing`, it is likely that it stands for that. Where the `shorthand` is, a key may be the
    name that should stand there, with how many there are of it.
    """
    strange = [(key, item) for key, item in entries.items() if key not in known]
    meant = missing[0] if len(missing) == len(strange) == 1 else ""
    if shorthand is not None and shorthand in missing and _named(strange, known):
        elsewhere = _as_item(shorthand, known)
        if len(strange) == 1 or all(elsewhere(key, item) for key, item in strange):
            meant = shorthand
    cut = False
    for key, item in strange:
        piece = _is_piece(item)
        if not (piece and cut):
            yield unknown_key(key, item, known, meant, entries, elsewhere)
        cut = cut or piece


def _named(strange: Sequence[tuple[str, Node]], known: Mapping[str, object]) -> bool:
    """Say whether strange keys may be names: several of each, or more said of it."""
    said = strange[0][1].value if len(strange) == 1 else ""
    more = isinstance(said, dict) and bool(said) and said.keys() <= known.keys()
    return "count" in known or more


def _as_item(shorthand: str, known: Mapping[str, object]) -> Elsewhere:
    """Return what says how a name is listed that was written as a key, as in `{wolf: 2}`."""

    def cure(key: str, item: Node) -> str:
        if nearest(key, list(known)):
            return ""
        rest = ""
        if isinstance(item.value, dict):
            if not item.value.keys() <= known.keys():
                return ""
            rest = ", …" if item.value else ""
        elif isinstance(item.value, str) and WHOLE.fullmatch(item.value):
            rest = f", count: {item.value}"
        elif isinstance(item.value, str) and item.value.lower() in SPELT:
            rest = f", count: {SPELT.index(item.value.lower())}"
        elif item.value not in NOTHING:
            return ""
        return f"a name stands under '{shorthand}': [{{{shorthand}: {shown(key)}{rest}}}]"

    return cure


def stands_for(strange: Problem, name: str) -> bool:
    """Say whether the problem of a strange key tells that another may have been meant by it."""
    facts = strange.reason.facts if isinstance(strange.reason, Unread) else {}
    return name in (facts.get("near"), facts.get("missing")) or "wraps" in facts


def _is_piece(item: Node) -> bool:
    """Whether a key is really the rest of a text with a comma that should have been quoted."""
    return item.value == "" and item.key_mark.line == item.mark.line


_WORDS = (  # for one thing, of which rules have one
    ("count", "number", "amount", "quantity"),
    ("drive", "motive", "motivation", "goal"),
    ("cost", "price", "ap", "momentum", "points"),
    ("kind", "type"),
    ("weapon", "damage"),  # where 'weapons' is known, too
    ("weapon", "weapons", "damage", "attack"),
    ("dice", "damage"),
    ("roll", "dice"),
    ("background", "template", "class", "profession", "job"),
    ("loads", "enc", "load", "weight"),
    ("coins", "gold", "caps", "money"),
    ("arena", "zone"),
    ("arenas", "zones"),
    ("armor", "armour", "protection"),
    ("difficulty", "dn", "dc", "target"),
    ("adjacent", "connects", "next", "neighbors", "neighbours", "connected"),
    ("minutes", "time", "duration"),
    ("then", "effects", "effect"),
    ("when", "if", "requires"),
    ("when", "condition"),
    ("start", "value", "initial", "default"),
    ("range", "min", "max", "limits"),
    ("attributes", "stats", "abilities", "characteristics"),
    ("pronouns", "gender", "sex"),
    ("gear", "inventory", "items", "equipment", "possessions"),
    ("vigor", "hp", "health", "hit_points"),  # where 'wounds' is known, too
    ("hp", "health", "hit_points", "wounds", "vigor"),
    ("value", "price", "worth"),
    ("modules", "adventures", "parts", "chapters", "episodes"),
    ("adventure", "module", "path", "folder"),
    ("world", "facts", "variables", "flags"),
)


def _alike(key: str, known: Mapping[str, object], taken: Collection[str]) -> str:
    """Return the key that means the same as a word, if there is one such; or nothing."""
    for words in _WORDS:
        if key.lower() in words:
            found = [one for one in words if one in known and one not in taken]
            if len(found) == 1:
                return found[0]
    return ""


def _wraps(item: Node, known: Mapping[str, object]) -> bool:
    """Say whether what stands under a strange key is all that should stand in its place."""
    inner = item.value if isinstance(item.value, dict) else {}
    return len(inner) > 1 and inner.keys() <= known.keys()


def unknown_key(
    key: str,
    item: Node,
    known: Mapping[str, object],
    missing: str = "",
    taken: Collection[str] = (),
    elsewhere: Elsewhere = nowhere,
) -> Problem:
    """Return the problem of a key that means nothing where it stands; `taken` is not meant."""
    if near := _alike(key, known, taken):
        cure = f"write '{near}'"
    elif _wraps(item, known):
        cure = "leave it out: the keys below it stand here by themselves"
        near = None
    elif place := elsewhere(key, item):
        cure = place
    elif near := nearest(key, [one for one in known if one not in taken]):
        cure = f"did you mean '{near}'?"
    elif _is_piece(item) and key.isdecimal():
        cure = "a comma ends a number inside { }, so write it without one"
    elif _is_piece(item) and item.mark.column - item.key_mark.column == len(key) + 1:
        cure = "it has no value, so leave it out; inside { } a text that holds a comma is quoted"
    elif _is_piece(item):
        cure = "a comma ends a text inside { }, so quote a text that holds one"
    elif missing:
        cure = f"did you mean '{missing}', which is missing?"
    else:
        cure = f"known are {', '.join(known) or 'none'}"
    text = f"unknown key '{shown(key)}'; {cure}"
    facts = {"name": shown(key), "near": near or "", "missing": missing, "known": tuple(known)}
    facts |= {"wraps": "yes"} if near is None else {}
    reason = Unread(text, "unknown-key", **facts)
    return Problem(item.key_mark, "key-unknown", text, reason=reason)
