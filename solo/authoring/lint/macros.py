"""Lint: macros of an adventure that nothing calls."""

import re
from collections.abc import Iterator

from solo.adventure.files import Files
from solo.adventure.model import Adventure
from solo.adventure.translation import file_of, languages
from solo.authoring.reading import Uses
from solo.errors import Problem

_MACRO = re.compile(r"\{%-?\s*macro\s+(\w+)")


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
        others = place.source[: match.start()] + place.source[match.end() :]
        called = re.compile(rf"\b{match[1]}\b")  # mostly found at once: no list of all words
        if not called.search(told) and not called.search(others):
            message = f"nothing calls the macro '{match[1]}'; call it in a text, or remove it"
            yield Problem(place.mark_at(match.start(1)), "macro-unused", message, "warning")
