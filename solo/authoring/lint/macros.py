"""Lint: the file of an adventure's macros: what nothing calls, and what their words show or ask."""

import re
from collections.abc import Iterator

from solo.adventure.files import Files
from solo.adventure.mistakes.astray import marks
from solo.adventure.model import Adventure
from solo.adventure.translation import file_of, languages
from solo.authoring.lint.engine_names import Judge
from solo.authoring.lint.prose_conditions import conditions_of
from solo.authoring.reading import Uses
from solo.errors import Problem

_MACRO = re.compile(r"\{%[-+]?\s*macro\s+(\w+)\s*\(([^)]*)\)")
_END = re.compile(r"\{%[-+]?\s*endmacro\b")
_UNTOLD = re.compile(r"\{#.*?#\}|\{%.*?%\}", re.DOTALL)  # comments and tags tell nothing
_WORD = re.compile(r"[a-z_]\w*")
_QUOTED = re.compile(r"'[^']*(?:'|$)|\"[^\"]*(?:\"|$)")  # a bracket in it ends what is looked at


def in_macros(judge: Judge) -> Iterator[Problem]:
    """Yield a warning for what is shown as it stands in a macro, and for what it asks in vain.

    What is made twice is told, too: the last macro of a name is the one that is called.
    """
    adventure, place = judge.adventure, judge.adventure.language.source
    made = list(_MACRO.finditer(place.source))
    last = {match[1]: match for match in made}
    for match in made:
        if (other := last[match[1]]) is not match:
            line = place.mark_at(other.start(1)).line
            message = f"the macro '{match[1]}' is made again in line {line}; remove one of them"
            yield Problem(place.mark_at(match.start(1)), "macro-unused", message, "warning")
        end = _END.search(place.source, match.end())
        body = place.source[match.end() : end.start() if end else match.end()]
        for name in _parameters(match[2]):
            if not re.search(rf"\b{re.escape(name)}\b", body):
                message = f"the macro '{match[1]}' never uses '{name}'; use it, or leave it out"
                yield Problem(place.mark_at(match.start(2)), "macro-unused", message, "warning")
        told = _UNTOLD.sub(lambda part: " " * len(part[0]), body)
        for odd in marks(told, adventure.scenes, adventure.variables):
            mark = place.mark_at(match.end() + odd.start)
            yield Problem(mark, odd.code, odd.message, "warning")
    given = {name for match in made for name in _WORD.findall(match[2])}
    yield from conditions_of(place, judge, given)


def _parameters(text: str) -> list[str]:
    """Return the names of a macro's parameters, without what stands where they are not given."""
    return re.findall(r"(?:^|,)\s*([a-z_]\w*)", _QUOTED.sub("", text))


def uncalled(adventure: Adventure, found: Uses, files: Files) -> Iterator[Problem]:
    """Yield a warning for each macro that no text, translation or other macro names.

    Args:
        adventure: The adventure.
        found: Its texts and conditions.
        files: Its files: a translation may call what the author's own words do not.
    """
    place = adventure.language.source
    made = list(_MACRO.finditer(place.source))
    if not made:
        return
    sources = [one.source for one in (*found.texts, *found.conditions)]
    for language in languages(files):
        data = files.read(file_of(language), None, []) or b""
        sources.append(data.decode("utf-8", "replace"))
    told = " ".join(sources)
    for match in made:
        end = _END.search(place.source, match.end())
        others = place.source[: match.start()] + place.source[end.start() if end else match.end() :]
        called = re.compile(rf"\b{match[1]}\b")  # mostly found at once: no list of all words
        if not called.search(told) and not called.search(others):
            message = f"nothing calls the macro '{match[1]}'; call it in a text, or remove it"
            yield Problem(place.mark_at(match.start(1)), "macro-unused", message, "warning")
