"""Lint: words that a variable is compared with, and that nothing ever sets it to."""

from collections.abc import Collection, Iterable, Iterator

from solo.adventure.model import Adventure
from solo.authoring.reading import Text, Uses
from solo.errors import Problem, did_you_mean
from solo.source import shown

_MOST = 6  # values that are listed


def unheld(adventure: Adventure, found: Uses, told: Iterable[Problem]) -> Iterator[Problem]:
    """Yield a warning for each word that a variable is compared with and never is.

    Args:
        adventure: The adventure.
        found: What its texts read and its effects set.
        told: What is told already: where a whole condition never holds, it says why.
    """
    names = adventure.variables
    known = {name: values for name in names if (values := _all(name, adventure, found))}
    whole = [one for one in told if one.code == "condition-never"]
    present = (one.when for one in adventure.declared)
    claims = (one.condition for one in adventure.never)
    for text in (*found.texts, *found.conditions, *present, *claims):
        if "=" in text.source or " in " in text.source:
            for name, problem in _of_text(text, known):
                if not any(_says(one, name, problem) for one in whole):
                    yield problem


def _says(one: Problem, name: str, other: Problem) -> bool:
    """Say whether a problem tells of the same line what a variable may be."""
    places = [(problem.mark.file, problem.mark.line) for problem in (one, other)]
    return places[0] == places[1] and f"'{name}' is only ever" in one.message


def _all(name: str, adventure: Adventure, found: Uses) -> Collection[str]:
    """Return the texts that a variable may be; none if that is open, or it is never set."""
    values = {adventure.variables[name], *found.values.get(name, (None,))}
    return {one for one in values if isinstance(one, str)} if None not in values else ()


def _of_text(text: Text, known: dict[str, Collection[str]]) -> Iterator[tuple[str, Problem]]:
    for remark in text.remarks():
        values = known.get(remark.name, ()) if remark.kind == "value" else ()
        if values and remark.word not in values:
            near = did_you_mean(remark.word, sorted(values)) or _listed(remark.name, values)
            message = f"nothing sets '{remark.name}' to '{shown(remark.word, 30)}'{near}"
            yield remark.name, Problem(text.place_of(remark), "condition-odd", message, "warning")


def _listed(name: str, values: Collection[str]) -> str:
    some = " or ".join(repr(one) for one in sorted(values)[:_MOST])
    return f"; it is only ever {some}" if len(values) <= _MOST else ""
