"""Treasure: what it is worth."""

from solo.rules.two_d20.conan.printed import printed


def purse(quarters: int) -> dict[str, int]:
    """Return so many quarters as whole Gold, and what is left."""
    gold, rest = divmod(quarters, int(printed("treasure")["quarters_per_gold"]))
    return {"gold": gold, "quarters": rest}


def treasure(kind: str, amount: int, value: int = 0) -> int:
    """Return what treasure is worth in quarters of a Gold.

    Args:
        kind: As the treasure table has it.
        amount: How many.
        value: Quarters each, where the table leaves the value open and the author sets it.

    Source: CON-079.
    """
    row = printed("treasure")["rows"][kind]
    each = int(row["quarters"])
    if row.get("open") and value > 0:
        each = min(value, row["most"]) if "most" in row else max(value, each)
    return each * amount
