"""The reading of a header's `needs`, `deeds` and `world`: what lasts between adventures."""

from collections.abc import Iterable, Iterator, Mapping

from solo.adventure import naming
from solo.adventure.heritage import MOST_FACTS, Leaves, Needs
from solo.adventure.reading.context import Page
from solo.adventure.reading.header import entries_of, read_variables
from solo.prose import Expression
from solo.source import Node

KINDS = ("deeds", "world")


def read_needs(root: Node, page: Page) -> Needs:
    """Read the header's `needs`, and let texts ask for what is named there."""
    node = root.value.get("needs") if isinstance(root.value, dict) else None
    if node is None:
        return Needs()
    entries = page.mapping(node, "what earlier adventures left: 'deeds' and 'world'") or {}
    page.strange(entries, dict.fromkeys(KINDS))
    parts = (read_variables([one], page.problems, set()) if one else {} for one in _each(entries))
    needs = Needs(*parts)
    if naming.WORLD in page.names.variables:
        message = "the name of a variable is 'world', which stands for what earlier ones left"
        page.report(node.mark, "variable-name", message)
    page.needs(needs.deeds, needs.world)
    return needs


def read_leaves(root: Node, page: Page) -> Leaves:
    """Read what the header says that the adventure leaves: `deeds` and `world`."""
    entries = root.value if isinstance(root.value, dict) else {}
    return Leaves(*(_facts([one] if one else [], page) for one in _each(entries)))


def _each(entries: Mapping[str, Node]) -> Iterator[Node | None]:
    return (entries.get(kind) for kind in KINDS)


def _facts(nodes: Iterable[Node], page: Page) -> dict[str, Expression]:
    found: dict[str, Expression] = {}
    for name, node in entries_of(nodes, page.problems, variables=True, most=MOST_FACTS):
        if not isinstance(node.value, str) or not node.value.strip():
            message = "expected an expression, such as: quests.lamp == 'complete'"
            page.report(node.mark, "type-wrong", message)
        else:
            found[name] = page.expression(node)
    return found
