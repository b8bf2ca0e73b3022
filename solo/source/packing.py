"""Nodes as JSON and back, with their places, so that they can be kept and read without YAML."""

from typing import Any

from solo.source.nodes import Node

Packed = list[Any]


def pack(node: Node) -> Packed:
    """Return a node as JSON can hold it: its value and place."""
    value = node.value
    if isinstance(value, str):
        return [value, node.at]
    if isinstance(value, list):
        return [[pack(item) for item in value], node.at]
    return [{key: [item.key_at, *pack(item)] for key, item in value.items()}, node.at]


def unpack(packed: Packed, file: str) -> Node:
    """Return the node that was packed."""
    value, at = packed
    if isinstance(value, list):
        return Node([unpack(item, file) for item in value], at, file)
    if not isinstance(value, dict):
        return Node(value, at, file)
    entries = {}
    for key, (key_at, *rest) in value.items():
        item = entries[key] = unpack(rest, file)
        item.key_at = key_at
    return Node(entries, at, file)
