"""From our values to those of the protocol, and back; columns are counted as the editor counts."""

from typing import TYPE_CHECKING, Any

from lsprotocol import types

from solo.authoring.editor.actions import extent
from solo.authoring.editor.names import Span
from solo.errors import Problem

if TYPE_CHECKING:
    from solo.authoring.editor.complete import Item
    from solo.authoring.editor.outline import Symbol

_KINDS = {
    "key": "Property",
    "scene": "Module",
    "variable": "Variable",
    "label": "EnumMember",
    "word": "Keyword",
    "filter": "Function",
    "part": "Field",
    "quest": "Event",
    "item": "Value",
    "choice": "Method",
    "section": "Namespace",
    "event": "Event",
}
_SEVERITIES = {"error": "Error", "warning": "Warning", "notice": "Information"}


class Units:
    """Counts columns in the units of an editor's encoding.

    Args:
        encoding: `utf-8`, `utf-16` or `utf-32`.
    """

    def __init__(self, encoding: str) -> None:
        self._encoding = encoding

    def sent(self, line: str, column: int) -> int:
        """Return a column as it is sent."""
        before = line[:column]
        if self._encoding == "utf-32":
            return len(before)
        if self._encoding == "utf-8":
            return len(before.encode("utf-8", "replace"))
        return len(before.encode("utf-16-le", "surrogatepass")) // 2

    def received(self, line: str, column: int) -> int:
        """Return the column of a line that was received."""
        place = 0
        for place in range(len(line) + 1):
            if self.sent(line, place) >= column:
                return place
        return place


def range_of(span: Span, lines: list[str], units: Units) -> Any:
    """Return a span as a range."""
    line = lines[span.line] if span.line < len(lines) else ""
    return types.Range(
        types.Position(span.line, units.sent(line, span.start)),
        types.Position(span.line, units.sent(line, span.end)),
    )


def diagnostic(problem: Problem, lines: list[str], units: Units) -> Any:
    """Return a problem as a diagnostic."""
    number = max(0, min(problem.mark.line, len(lines)) - 1)
    line = lines[number] if lines else ""
    start = max(0, problem.mark.column - 1)
    span = Span("", number, start, max(start + 1, extent(line, start)))
    severity = _SEVERITIES.get(problem.severity, "Information")
    return types.Diagnostic(
        range=range_of(span, lines, units),
        message=problem.message,
        severity=getattr(types.DiagnosticSeverity, severity),
        code=problem.code,
        source="solo",
    )


def item(one: "Item") -> Any:
    """Return something that may be put at a cursor."""
    kind = getattr(types.CompletionItemKind, _KINDS.get(one.kind, "Value"))
    return types.CompletionItem(label=one.label, kind=kind, detail=one.detail or None)


def symbol(one: "Symbol", lines: list[str], units: Units) -> Any:
    """Return a symbol with what is in it."""
    begin = Span("", one.line, one.column, one.column + len(one.name))
    name = range_of(begin, lines, units)
    last = lines[one.last] if one.last < len(lines) else ""
    end = types.Position(one.last, units.sent(last, len(last)))
    inner = [symbol(below, lines, units) for below in one.inner]
    whole = types.Range(name.start, end)
    if (end.line, end.character) < (name.end.line, name.end.character):
        whole = name
    kind = getattr(types.SymbolKind, _SYMBOLS.get(one.kind, "Object"))
    return types.DocumentSymbol(
        name=one.name or "…",
        kind=kind,
        range=whole,
        selection_range=types.Range(name.start, name.start),
        detail=one.detail or None,
        children=inner or None,
    )


_SYMBOLS = {
    "section": "Namespace",
    "scene": "Module",
    "choice": "Method",
    "variable": "Variable",
    "quest": "Event",
    "event": "Event",
}
