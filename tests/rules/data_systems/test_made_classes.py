"""The classes that a rules file makes: their names, fields, limits, and what is said of them.

`made.txt` lists them; `python -m tests.rules.data_systems.test_made_classes` writes it anew.
"""

from collections.abc import Iterator
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any, get_type_hints

from tests.rules.data_systems.test_small_parts import wide

LISTED = Path(__file__).with_name("made.txt")


def made() -> Iterator[str]:
    """Yield a line for each class of a file, for what it has once for all, and for each field."""
    rules = wide()
    groups = {"check": rules.checks, "encounter": rules.encounters, "effect": rules.effects}
    for group, kinds in (*groups.items(), ("a", {"foe": rules.foe, "hero": rules.hero})):
        for word, kind in kinds.items():
            yield f"{group} {word}: {kind.__module__}.{kind.__name__}: {kind.__doc__}"
            for name in ("shorthand", "signs", "rare", "on_top", "track"):
                if said := getattr(kind, name, None):
                    yield f"    {name} = {said}"
            yield from map(_field, fields(kind), [get_type_hints(kind, include_extras=True)] * 99)


def _field(one: Any, hints: dict[str, Any]) -> str:
    hint = hints[one.name]
    kind, *facts = getattr(hint, "__origin__", hint), *getattr(hint, "__metadata__", ())
    usual = "" if one.default is MISSING else f" = {one.default!r}"
    noted = [f"{key} {value}" for key, value in one.metadata.items()]
    told = "".join(f" ({fact})" for fact in (*facts, *noted))
    return f"    {one.name}: {getattr(kind, '__name__', kind)}{usual}{told}"


def test_the_classes_of_a_file_are_as_they_are_listed() -> None:
    assert [*made()] == LISTED.read_text("utf-8").splitlines()


if __name__ == "__main__":
    LISTED.write_text("".join(f"{line}\n" for line in made()), "utf-8")
