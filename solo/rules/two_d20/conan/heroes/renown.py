"""Renown: its names and effects."""

from collections.abc import Mapping

from solo.rules.two_d20.conan.printed import printed


def renown_row(renown: int) -> Mapping[str, str]:
    """Return the name and the effect of a renown, held within the table (CON-078)."""
    rows = {row["renown"]: row for row in printed("renown")["rows"]}
    return dict(rows[held_renown(renown)])


def held_renown(renown: int) -> int:
    """Hold a renown within the table."""
    known: list[int] = [row["renown"] for row in printed("renown")["rows"]]
    return min(max(renown, min(known)), max(known))
