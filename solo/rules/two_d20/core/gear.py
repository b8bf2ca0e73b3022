"""The lists of a game: weapons, skills, attributes, gifts; and checks of numbers and names."""

from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Annotated, Generic, TypeVar

from solo.dataclass import dataclass
from solo.facts import Within
from solo.rules.core.values.printed import read_table
from solo.rules.core.wording.naming import Unfit, unfit, unknown
from solo.rules.core.wording.quoting import shown
from solo.rules.two_d20.core.words import words

W = TypeVar("W")

MOST_DICE = 20
"""The most combat dice that anything may have."""
MOST_STEPS = 100
MOST_NUMBER = 1000
Number = Annotated[int, Within(0, MOST_NUMBER)]
DiceCount = Annotated[int, Within(0, MOST_DICE)]


@dataclass(frozen=True)
class Lists(Generic[W]):
    """The lists of one game."""

    data: Path  # the folder of its tables
    weapon: Callable[..., W]  # its weapons, with a name and the fields of the table

    @cached_property
    def _weapons(self) -> Mapping[str, W]:
        listed = read_table(self.data, "gear")["weapons"]
        return {name: self.weapon(name=name, **row) for name, row in listed.items()}

    def known_weapon(self, name: str) -> W:
        """Return a weapon of the game's own list, however its name is written.

        Raises:
            ValueError: There is none of that name.
        """
        known, wanted = self._weapons, " ".join(name.lower().split())
        if wanted not in known:
            parts = [part.strip() for part in name.split(",")]
            if len(parts) > 1 and known.keys() & {*map(str.lower, parts)}:
                raise Unfit(words("weapons-listed", names=shown(", ".join(parts))))
            reason = unknown("weapon", name, known)
            raise Unfit(words("or-its-dice", unknown=reason.text, name=shown(name)))
        return known[wanted]

    def full_weapon(self, weapon: W) -> W:
        """Return a weapon written by its name alone as the list has it; any other as it is."""
        name: str = weapon.name  # type: ignore[attr-defined]
        return self._weapons.get(name, weapon) if weapon == self.weapon(name=name) else weapon

    def always(self) -> tuple[W, ...]:
        """Return what everybody can attack with."""
        return tuple(map(self.known_weapon, read_table(self.data, "gear")["always"]))

    def skill_attributes(self) -> Mapping[str, str]:
        """Return the skills with the attribute that each goes with."""
        skills: Mapping[str, str] = read_table(self.data, "skills")["skills"]
        return skills

    def attributes(self) -> tuple[str, ...]:
        """Return the attributes."""
        return tuple(row["name"] for row in read_table(self.data, "attributes")["rows"])


def gifts(data: Path, table: str, kind: type[W]) -> Mapping[str, W]:
    """Return the talents or perks of a game's table by their ids."""
    left = ("id", "text")
    return {
        row["id"]: kind(**{key: value for key, value in row.items() if key not in left})
        for row in read_table(data, table)["rows"]
    }


def check_range(value: object, most: int, *names: str) -> None:
    """Refuse fields of a sheet that are below 0 or too high.

    Raises:
        ValueError: The text starts with the field.
    """
    for name in names:
        Within(0, most).read(name, getattr(value, name))


def check_name(name: str, kind: str) -> None:
    """Refuse a thing without a name.

    Raises:
        ValueError: The text starts with the field.
    """
    if not name.strip():
        raise unfit("name", words("needs-name", kind=kind))


def check_skill(skill: str, known: Mapping[str, str]) -> None:
    """Refuse an unknown skill for the use of a thing.

    Raises:
        ValueError: The text starts with the field.
    """
    if skill and skill not in known:
        raise ValueError(f"skill: no skill '{shown(skill)}' to use it with")
