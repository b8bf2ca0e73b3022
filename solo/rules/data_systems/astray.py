"""Keys of a rules file that stand in a wrong place: where they belong."""

from collections.abc import Container

from solo.source import Node, shown, whole

_OF_ADVENTURE = (
    *("format", "system", "start", "scenes", "hero", "variables", "quests", "items", "companions"),
    *("allies", "events", "include", "defeat", "choices", "clock", "expect", "things", "tries"),
    *("never", "present", "deeds", "world", "needs", "options", "party"),
)


def of_file(key: str, check: Container[str], clash: Container[str]) -> str:
    """Say where a key belongs that stands at the margin, by the keys of a check and of a clash."""
    if key in _OF_ADVENTURE:
        return "it belongs to an adventure, not to its rules"
    if key in check:
        return f"it belongs to a check: checks: {{act: {{{key}: …}}}}"
    return f"it belongs to a clash: clash: {{fight: {{{key}: …}}}}" if key in clash else ""


def of_modifier(key: str, item: Node) -> str:
    """Say that the words of a modifier stand one deeper."""
    if not isinstance(item.value, str) or whole(item.value) is None:
        return ""
    return f"words stand under 'words': words: {{{shown(key)}: {item.value}}}"


def of_result(key: str, _item: Node) -> str:
    """Say what a degree of a clash does, where a key is none of that."""
    if key == "goto":
        return "a clash ends with a label, which the adventure answers: ends: fled"
    if key in ("end", "text"):
        return ""
    return (
        f"what it does to the hero stands under 'then': then: {{{shown(key)}: -1}}, "
        "to the other side under 'foe'"
    )
