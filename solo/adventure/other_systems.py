"""Names that belong to another system: the adventure's own rules do not know them."""

from solo import rules
from solo.rules.core.system import AnySystem


def check_note(system: AnySystem, name: str) -> str:
    """Say whose check it is, for an error's end; nothing if no other system has it."""
    return _note(system, name, "checks", "encounters")


def effect_note(system: AnySystem, name: str) -> str:
    """Say whose effect it is, for an error's end; nothing if no other system has it."""
    return _note(system, name, "effects")


def label_note(system: AnySystem, name: str) -> str:
    """Say whose outcome label it is, for an error's end; nothing if no other system has it."""
    return _note(system, name, "labels")


def _note(system: AnySystem, name: str, *parts: str) -> str:
    titles = [other.title for other in _others(system) if _has(other, name, parts)]
    if not titles:
        return ""
    return f"; that is of {' and '.join(titles)}, and this adventure is played by {system.title}"


def _others(system: AnySystem) -> list[AnySystem]:
    """Return the other systems; one that can't be used is no help here."""
    found = (other for _, other, _ in rules.usable() if other is not None)
    return [other for other in found if other.name != system.name]


def _has(system: AnySystem, name: str, parts: tuple[str, ...]) -> bool:
    return any(name in getattr(system, part) for part in parts)
