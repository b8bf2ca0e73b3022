"""Named conditions: `can_climb` in a condition or a text stands for what the module says it is.

A name is replaced by what it stands for before the text is made ready, so that whatever reads
conditions (lint, exact odds) sees through it.
"""

from collections.abc import Iterable, Mapping

from solo.adventure.branch import Value
from solo.adventure.reading.context import Page
from solo.adventure.reading.expanding import TOKEN, expanded
from solo.adventure.reading.header import entries_of
from solo.source import Node, shown

LONGEST = 2_000  # characters that a name may stand for, those of other names in it and all


def read_conditions(
    nodes: Iterable[Node], page: Page, variables: Mapping[str, Value]
) -> dict[str, Node]:
    """Tell the page what every named condition stands for; return where they are written.

    A condition may use those above it.
    """
    entries = entries_of(nodes, page.problems, loose=True, variables=True)
    later = {name for name, _ in entries}
    found: dict[str, str] = {}
    for name, node in entries:
        if name in variables:
            message = f"'{shown(name)}' is a variable already; give the condition another name"
            page.report(node.key_mark, "key-duplicate", message)
            continue
        if not isinstance(node.value, str):
            message = "expected a condition, such as: rope and not hurt"
            page.report(node.mark, "type-wrong", message)
            continue
        for token in TOKEN.finditer(node.value):
            if token[0] in later - found.keys():
                message = (
                    f"'{token[0]}' is not known yet; a condition may use those that stand above it"
                )
                page.report(node.mark, "name-unknown", message)
        text = expanded(node.value, found)
        if len(text) > LONGEST:
            message = f"with what its names stand for, this is longer than {LONGEST:,} characters"
            page.report(node.mark, "text-long", message)
            text = "false"
        found[name] = text
    page.names.conditions = found
    return dict(entries)


def check_conditions(nodes: Mapping[str, Node], page: Page) -> None:
    """Report what is wrong with named conditions, once all other names are known."""
    for name in page.names.conditions:
        page.condition(nodes[name])
    page.named_used.clear()


def check_used(nodes: Iterable[tuple[str, Node]], page: Page) -> None:
    """Warn of named conditions that nothing asks for, once all has been read."""
    every = [(name, node) for name, node in nodes if name in page.names.conditions]
    inside = {
        token[0]
        for _, node in every
        if isinstance(node.value, str)
        for token in TOKEN.finditer(node.value)
    }
    for name, node in every:
        if name not in page.named_used | inside:
            message = f"nothing asks for the condition '{shown(name)}'; use it, or remove it"
            page.report(node.key_mark, "key-idle", message, "warning")
