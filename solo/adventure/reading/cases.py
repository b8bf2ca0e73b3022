"""Cases from YAML nodes: the parts of an outcome that are done where their conditions hold."""

from collections.abc import Callable, Mapping, Sequence

from solo.adventure import keys
from solo.adventure.branch import Branch, Case
from solo.adventure.reading.context import Page
from solo.source import Node

ELSE = "else"

Read = Callable[[Mapping[str, Node], Node, str], Branch]
"""Reads a branch from its entries, the node that has them, and the key of its text."""


def read_cases(node: Node | None, page: Page, known: Sequence[str], read: Read) -> tuple[Case, ...]:
    """Return the cases of a list; `known` are the keys that an outcome may have."""

    def case(item: Node) -> Case | None:
        if isinstance(item.value, str):
            return Case(Branch(mark=item.mark, text=page.prose(item, draws=True)))
        entries = page.mapping(item, "text or an outcome, perhaps with 'when'")
        if entries is None:
            return None
        page.strange(entries, dict.fromkeys((*keys.CASE, *known)))
        rest = {key: one for key, one in entries.items() if key != "when"}
        when = entries.get("when")
        otherwise = when is not None and when.value == ELSE
        branch = read(rest, item, "text")
        return Case(branch, None if otherwise else page.condition(when), otherwise)

    found: tuple[Case, ...] = page.each(node, case)
    if page.checking and node is not None:
        _never_done(found, node, page)
    return found


def _never_done(found: Sequence[Case], node: Node, page: Page) -> None:
    """Report cases that come after one that is always done and leads on, and the like."""
    if not found and isinstance(node.value, list):
        page.report(node.mark, "key-idle", "there are no cases in this list; add one, or remove it")
    for place, case in enumerate(found):
        before = found[:place]
        last = next((c for c in before if c.when is None and c.branch.leads), None)
        if last is not None and not last.otherwise:
            message = (
                f"this case is never done: the one in line {last.branch.mark.line} always leads on"
            )
            page.report(case.branch.mark, "key-idle", message)
        elif case.otherwise and not before:
            message = "'when: else' stands first, where it always holds; put it behind other cases"
            page.report(case.branch.mark, "key-idle", message)
        elif case.otherwise and any(c.when is None and not c.otherwise for c in before):
            message = "'when: else' never holds behind a case without 'when'"
            page.report(case.branch.mark, "key-idle", message)
