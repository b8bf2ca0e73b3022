"""For translators of the program: what a language's catalogues lack, and files to fill in."""

from collections.abc import Iterator, Mapping
from typing import Any

from solo.late import late
from solo.namedtuple import NamedTuple
from solo.words.catalogue import ROOMS, around, catalogue, source
from solo.words.sentences import ENGLISH

MISSING = "# missing: "
"""How lines of a catalogue begin that show a message to be translated, in English."""
_FREE = ("name-", "-")  # names of the rules, and terms: each language has those that it needs


class Compared(NamedTuple):
    """A room's catalogue in a language, held against the English one."""

    room: str  # the room
    missing: tuple[str, ...]  # the ids of messages that it lacks
    extra: tuple[str, ...]  # the ids of messages that nothing says
    # the facts that its messages name and the English ones do not, by id
    wrong: Mapping[str, frozenset[str]]


def rooms() -> tuple[str, ...]:
    """Return the rooms that have a catalogue."""
    return tuple(room for room in ROOMS if source(room, ENGLISH).is_file())


def compared(language: str, texts: Mapping[str, str] | None = None) -> Iterator[Compared]:
    """Hold every catalogue of a language against the English one.

    Args:
        language: The language.
        texts: The catalogues of it by their rooms; None for those that the program has.

    Raises:
        FluentError: One of them has a mistake.
    """
    for room in rooms():
        ours = catalogue(room, ENGLISH)
        theirs = catalogue(room, language) if texts is None else _compiled(texts[room])
        known = {**_known(room, language), **theirs}
        wrong = {
            code: facts_in(said, known) - facts_of(room, code) for code, said in theirs.items()
        }
        yield Compared(
            room,
            tuple(code for code in ours if code not in theirs and not code.startswith(_FREE)),
            tuple(code for code in theirs if code not in ours and not code.startswith(_FREE)),
            {code: facts for code, facts in wrong.items() if facts and code in ours},
        )


@late  # the library is only needed by translators
def _compiled(text: str) -> Mapping[str, Any]:
    from solo.words.fluent import compiled

    return compiled(text)


@late
def filled(room: str, old: str, language: str) -> str:
    """Return a catalogue with what it lacks, in English, as comments at its end.

    Args:
        room: The room.
        old: The catalogue as it is; what was written by hand stays.
        language: Its language.

    Raises:
        FluentError: It, or the English one, has a mistake.
    """
    from solo.words.fluent import written

    kept = [line for line in old.splitlines() if not line.startswith(MISSING.rstrip())]
    there = _compiled("\n".join(kept))
    lacking = [
        text
        for code, text in written(source(room, ENGLISH).read_text("utf-8")).items()
        if code not in there and not code.startswith(_FREE)
    ]
    noted = [f"{MISSING}{line}" for text in lacking for line in text.splitlines()]
    head = "\n".join(kept).rstrip()
    return "\n".join(filter(None, (head, "\n".join(noted)))) + "\n" if head or noted else ""


def facts_of(room: str, code: str, language: str = ENGLISH) -> frozenset[str]:
    """Return the facts that a message names, those of the messages within it among them."""
    known = _known(room, language)
    return facts_in(known.get(code, []), known)


def facts_in(said: Any, known: Mapping[str, Any]) -> frozenset[str]:
    """Return the facts that a compiled message names; `known` are the messages it may refer to."""
    return frozenset(_facts(said, known, frozenset()))


def _known(room: str, language: str) -> Mapping[str, Any]:
    return {
        key: said for one in [*around(room)][::-1] for key, said in catalogue(one, language).items()
    }


def _facts(part: Any, messages: Mapping[str, Any], seen: frozenset[str]) -> Iterator[str]:
    if isinstance(part, dict):
        for one in part.values():
            yield from _facts(one, messages, seen)
    elif isinstance(part, list) and part and part[0] == "fact":
        yield part[1]
    elif isinstance(part, list) and part and part[0] == "message":
        if part[1] not in seen:
            yield from _facts(messages.get(part[1], []), messages, seen | {part[1]})
    elif isinstance(part, list):
        for one in part:
            yield from _facts(one, messages, seen)
