"""Lint: what a translation asks and shows in tags that the story itself has not.

The words between tags are another's, and told of by `translated`. A text whose tags are those of a
text of the story is right if that is.
"""

import re
from collections.abc import Iterator
from dataclasses import replace

from solo.adventure.model import Adventure
from solo.authoring.lint.engine_names import Judge
from solo.authoring.lint.macros import in_macros
from solo.authoring.lint.prose_conditions import forked
from solo.authoring.lint.shown_whole import shown_whole
from solo.authoring.lint.translated import CODE, in_english
from solo.authoring.lint.trying import failing
from solo.authoring.reading import Uses, uses
from solo.errors import Problem
from solo.prose import Prose, markup
from solo.prose.syntax import plain
from solo.rules.core.system import AnySystem

_NO_MACRO = re.compile(r"there is no macro '(\w+)'")


def worded_anew(
    adventure: Adventure, system: AnySystem, found: Uses, anew: Adventure, language: str
) -> Iterator[Problem]:
    """Yield the mistakes of texts and macros that a translation words with tags of its own.

    Args:
        adventure: The story.
        system: The rules that it is played by.
        found: What the story's texts read and its effects set.
        anew: The adventure in the other language.
        language: The code of that.
    """
    known = {markup(text.source) for text in found.texts if isinstance(text, Prose)}
    macros, every = anew.language.source, uses(anew)
    own_macros = macros.source and macros != adventure.language.source
    calls = [f"{name}(" for name in anew.language.macros()] if own_macros else []
    others = {
        text.source
        for text in every.texts
        if isinstance(text, Prose)
        and (markup(text.source) not in known or any(call in text.source for call in calls))
    }
    if not others and not own_macros:
        return
    only = _only(every, others)
    judge = Judge(anew, only)
    yield from failing(anew, system, only, judge.tried)
    yield from (one for one in forked(judge) if one.mark.file.endswith(".po"))
    yield from shown_whole(anew, system, only)
    if own_macros:
        yield from in_macros(judge)
        if message := in_english(plain(macros.source), language):
            yield Problem(macros.mark, CODE, message, "warning")


def _only(every: Uses, sources: set[str]) -> Uses:
    """Return the uses of a translation with some of its texts alone."""

    def some(part: Uses) -> Uses:
        texts = [one for one in part.texts if one.source in sources]
        return replace(part, texts=texts, conditions=[], _made={})

    scenes = {key: some(part) for key, part in every.scenes.items()}
    return replace(some(every), scenes=scenes)


def of_no_macro(problem: Problem, adventure: Adventure, file: str) -> Problem:
    """Return a problem; of a macro that the story has and a translation's own file has not, so."""
    match = _NO_MACRO.match(problem.message) if problem.code == "macro-unknown" else None
    if match is None or match[1] not in adventure.language.macros():
        return problem
    message = (
        f"'{file}', which takes the place of the story's macros, has no macro '{match[1]}'; write "
        "it there too"
    )
    return replace(problem, message=message)
