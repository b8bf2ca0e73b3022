"""What the catalogues of the systems share: how they give the types of an author's words."""

from collections.abc import Callable
from typing import cast

from solo.rules.core.outcome import AnyEffect

Types = tuple[type, ...]


def types_of(*effects: Callable[..., AnyEffect]) -> Types:
    """Return effects as the types that they are; some are declared by the rule that they apply."""
    return cast("Types", effects)
