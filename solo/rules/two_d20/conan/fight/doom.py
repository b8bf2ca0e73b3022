"""Doom that foes and the place spend, told with what it was spent on."""

from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.core.sheet import set_points


def pay_doom(sheet: Sheet, cost: int) -> tuple[Sheet, dict[str, int]]:
    """Spend Doom; return the facts for a note of what it bought: `doom` and what is left, `now`."""
    sheet, _ = set_points(sheet, "threat", sheet.threat - cost)
    return sheet, {"doom": cost, "now": sheet.threat}
