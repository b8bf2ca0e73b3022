"""Renown: its bounds and names; what each means stands with the words."""

from solo.rules.two_d20.conan.printed import printed


def renown_name(renown: int) -> str:
    """Return the name of a renown, held within the table (CON-078)."""
    names = {row["renown"]: str(row["name"]) for row in printed("renown")["rows"]}
    return names[held_renown(renown)]


def held_renown(renown: int) -> int:
    """Hold a renown within the table."""
    known: list[int] = [row["renown"] for row in printed("renown")["rows"]]
    return min(max(renown, min(known)), max(known))
