"""What an author has from another game: names that this adventure's rules lack and others have."""

from solo import rules
from solo.errors import SoloError
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
    """Return the other systems; what can't be read is no help here."""
    found = []
    for name in rules.names():
        try:
            found.append(rules.find(name))
        except SoloError:
            continue
    return [other for other in found if other.name != system.name]


def _has(system: AnySystem, name: str, parts: tuple[str, ...]) -> bool:
    return any(name in getattr(system, part) for part in parts)
