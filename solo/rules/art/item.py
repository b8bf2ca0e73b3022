"""Things: what authors write of one; carrying and using them comes with gear."""

from dataclasses import dataclass
from typing import ClassVar

from solo.rules.art.ranks import Rank


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """A thing that may be had.

    Args:
        name: How prose calls it, without its article.
        cost: The Fortune that it takes to have it, or None when it can't be bought.
        value: What it is worth as a treasure, or None.

    Source: ART Engine, ART-072, ART-078.
    """

    name: str
    cost: Rank | None = None
    value: Rank | None = None

    shorthand: ClassVar[str] = "name"

    def __post_init__(self) -> None:
        if not self.name.strip():
            raise ValueError("name: a thing needs a name")
