"""How Stress comes back by a test, Momentum or Fortune; and Harm ignored for a scene by Fortune."""

from solo.namedtuple import NamedTuple
from solo.rules.core.table import Table
from solo.rules.two_d20.conan.health.harm import recover
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.conan.words import words
from solo.rules.two_d20.core.sheet import changed, set_points
from solo.words import Message


def recovered(momentum: int) -> int:
    """Return the points that Recover and Treatment give back (our default)."""
    table = printed("recovery")
    return int(table["points"]) + int(table["per_momentum"]) * momentum


def second_wind(table: Table[Sheet], *, mental: bool) -> None:
    """Spend a point of Momentum to get a point of Stress back (CON-060)."""
    table.become(set_points(table.sheet, "pool", table.sheet.pool - 1))
    table.become(recover(table.sheet, 1, mental=mental))


def recover_all(table: Table[Sheet], *, mental: bool) -> None:
    """Spend Fortune to get all Stress of a kind back (CON-069)."""
    table.become(set_points(table.sheet, "luck", table.sheet.luck - 1))
    points = table.sheet.most_resolve if mental else table.sheet.most_vigor
    table.become(recover(table.sheet, points, mental=mental))


class Overcome(NamedTuple):
    """A kind of Harm whose effects may be ignored (CON-070)."""

    kind: str

    @property
    def id(self) -> str:
        """Its name among the options."""
        return f"overcome-{self.kind}"

    @property
    def text(self) -> Message:
        """How it reads."""
        return words("ignore", kind=self.kind)


def overcomes(sheet: Sheet) -> list[Overcome]:
    """Return the kinds of Harm whose effects may be ignored."""
    return [
        one
        for one in (Overcome("wounds"), Overcome("trauma"))
        if getattr(sheet, one.kind) and one.kind not in sheet.ignoring
    ]


def overcome(table: Table[Sheet], kind: str) -> None:
    """Spend Fortune to ignore a kind of Harm until the scene ends (CON-070).

    Reading: a scene ends with a fight, a rest, the author's `scene: end`, or half an hour.
    """
    table.become(set_points(table.sheet, "luck", table.sheet.luck - 1))
    minutes = int(printed("recovery")["scene_minutes"])
    table.sheet = changed(table.sheet, ignoring={**table.sheet.ignoring, kind: minutes})
    table.tell("overcame", kind=kind)
