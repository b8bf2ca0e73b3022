"""Things: what authors write of one, and how many slots they fill."""

from collections.abc import Mapping, Sequence
from typing import Annotated, ClassVar

from solo.dataclass import dataclass
from solo.facts import Checked, Filled, Within
from solo.rules.core.wording.naming import unfit, unknown
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.printed import printed
from solo.rules.fell.words import words

MOST_ARMOR = 3  # FELL-038
BULKY = 2  # FELL-030
Armor = Annotated[int, "How much harm it keeps off.", Within(0, MOST_ARMOR)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Item(Checked):
    """A thing that may be carried.

    Source: FELL, FELL-028 to FELL-030, FELL-037, FELL-038, FELL-040.
    """

    name: Annotated[str, "How prose calls it, without its article.", Filled("a thing needs a name")]
    bulky: Annotated[bool, "Whether it fills two slots and takes two hands."] = False
    bundle: Annotated[
        int, "How many of it go into one slot; 0 is too small ever to fill one.", Within(0, 1000)
    ] = 1
    value: Annotated[
        int,
        "What it is worth in coins, as treasure; it then fills slots as coins do.",
        Within(0, 10**6),
    ] = 0
    damage: Annotated[Die | None, "Its damage die, when it is a weapon."] = None
    blast: Annotated[bool, "Whether it strikes several at once."] = False
    uses: Annotated[int, "How often it can be used to strike.", Within(0, 1000, "without end")] = 0
    armor: Armor = 0
    held: Annotated[bool, "Whether it is held in a hand, as weapons and shields are."] = False

    shorthand: ClassVar[str] = "name"

    def verify(self) -> None:
        if self.bulky and self.bundle != 1:
            raise unfit("bundle", words("bulky-bundle"))

    @property
    def hands(self) -> int:
        """The number of hands needed to use it (FELL-030)."""
        if self.damage is None and not self.held:
            return 0
        return 2 if self.bulky else 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Carried:
    """Things of one kind that are carried."""

    id: str  # the item's id
    item: Item  # what it is
    count: int = 1  # how many
    used: int = 0  # how often the one in use has been used

    @property
    def slots(self) -> int:
        """The slots that they fill; treasure is counted with the coins instead."""
        if self.item.value or not self.item.bundle:
            return 0
        return -(-self.count * (BULKY if self.item.bulky else 1) // self.item.bundle)

    @property
    def value(self) -> int:
        """The worth of these things, as treasure."""
        return self.item.value * self.count


def usual_gear() -> dict[str, Item]:
    """Return the things that every adventure may name, by id."""
    return {key: _read(row) for key, row in printed("gear")["items"].items()}


def item_named(key: str, items: Mapping[str, Item]) -> Item:
    """Return the item of that id, from the adventure's own or from the usual gear.

    Raises:
        ValueError: There is none; the text names the nearest.
    """
    wanted = key.strip().lower()
    usual = usual_gear()
    for known in (items, usual):
        if wanted in known:
            return known[wanted]
    raise unknown("item", key, dict.fromkeys((*usual, *items)))


def added(carried: Sequence[Carried], key: str, item: Item, count: int) -> tuple[Carried, ...]:
    """Return what is carried with more of something, or with less when `count` is negative."""
    had = next((one for one in carried if one.id == key), None)
    rest = tuple(one for one in carried if one.id != key)
    left = count + (had.count if had else 0)
    if left <= 0:
        return rest
    used = had.used if had else 0
    return (*rest, Carried(id=key, item=item, count=left, used=used))


def _read(row: "dict[str, object]") -> Item:
    fields = {**row}
    if "damage" in fields:
        fields["damage"] = Die.parse(str(fields["damage"]))
    return Item(**fields)  # type: ignore[arg-type]  # the table holds an item's own fields
