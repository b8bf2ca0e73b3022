"""The hero's sheet: what it holds and what follows from it. It is a value."""

from collections.abc import Mapping, Sequence
from dataclasses import field

from solo.dataclass import dataclass
from solo.rules.core.outcome import Note
from solo.rules.core.values.copying import changed as changed
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.foe import Companion
from solo.rules.fell.gear.item import BULKY, MOST_ARMOR, Carried
from solo.rules.fell.gear.spell import Spell
from solo.rules.fell.options import USUAL, FellOptions

COINS_A_SLOT = 100  # FELL-029


@dataclass(frozen=True, kw_only=True)  # no slots, for `changed` to copy it in one go
class Sheet:
    """The present state of a hero."""

    name: str  # what the hero is called
    attributes: Mapping[str, Die]  # the die of each attribute as it is now
    whole: Mapping[str, Die]  # the die of each attribute when nothing has lowered it
    hp: int  # what harm comes off first
    most_hp: int  # what rest brings it back to
    concept: str = ""  # the hero in a few words
    # ids by which conditions know the hero, as the hero's file has them
    roles: tuple[str, ...] = field(default=(), metadata={"since": "0.3", "follows": True})
    pronouns: str = "they/them"  # as `parse_pronouns` reads them
    # what the hero was before, in lower case; it counts as a skill where it fits
    background: str = ""
    skills: tuple[str, ...] = ()  # names in lower case; as many as INT count
    spells: tuple[Spell, ...] = ()  # spells; as many as WIL can be cast
    drive: str = ""  # what the hero is after
    items: tuple[Carried, ...] = ()  # what is carried
    wielded: tuple[str, ...] = ()  # the ids of the weapons in hand, or nothing for the best
    coins: int = 0  # coins carried
    own: int = 0  # how many of them were the hero's before the adventure, and are no plunder
    stored: int = 0  # coins at home
    hoard: int = 0  # all that was ever brought home, in coins
    advances: int = 0  # how many advances have been gained
    retired: bool = False  # whether the hero has stopped
    # what is lacking, and for how many minutes
    deprived: Mapping[str, int] = field(default_factory=dict)
    fatigue: int = 0  # by how many steps tests are impaired
    # attributes impaired until dawn, and the minutes after which it surely was
    impaired: Mapping[str, int] = field(default_factory=dict)
    # spells that can't be cast until dawn, likewise
    spent: Mapping[str, int] = field(default_factory=dict)
    danger: int = 0  # on which faces of a luck die resting here is disturbed; 0 is a safe place
    out: bool = False  # whether the hero is taken out and dies without treatment
    dead: bool = False  # whether the hero is dead
    told: bool = False  # whether the story has taken note of the hero's death
    conditions: frozenset[str] = frozenset()  # named marks that adventures set and ask for
    # hirelings and friends, by id
    companions: Mapping[str, Companion] = field(default_factory=dict)
    # the others whom the player leads, in their order behind whoever acts
    party: "tuple[Sheet, ...]" = field(default=(), metadata={"since": "0.3"})
    options: FellOptions = USUAL  # the rule options in use

    @property
    def up(self) -> bool:
        """Whether the hero can act."""
        return not (self.out or self.dead)

    @property
    def known_skills(self) -> tuple[str, ...]:
        """The skills that count: as many as INT (FELL-019, FELL-048)."""
        return self.skills[: self.attributes["int"]]

    @property
    def known_spells(self) -> tuple[Spell, ...]:
        """The spells that can be cast: as many as WIL (FELL-024, FELL-048)."""
        return self.spells[: self.attributes["wil"]]

    @property
    def followers(self) -> Mapping[str, Companion]:
        """Those alive who are with the hero.

        Source: FELL, FELL-062, FELL-048: as many of them who are hired as WIL; friends stay.
        """
        found: dict[str, Companion] = {}
        hired = 0
        for key, one in self.companions.items():
            hired += one.hired and not one.dead
            if not one.dead and (not one.hired or hired <= self.attributes["wil"]):
                found[key] = one
        return found

    @property
    def hires_more(self) -> bool:
        """Whether one more hireling can be employed; WIL is the limit (FELL-062)."""
        hired = [one for one in self.companions.values() if one.hired and not one.dead]
        return len(hired) < self.attributes["wil"]

    @property
    def slots(self) -> int:
        """The hero's own item slots: twice STR (FELL-025)."""
        return 2 * int(self.attributes["str"])

    @property
    def capacity(self) -> int:
        """The slots of the hero and of all who help to carry (FELL-058)."""
        bearers = (one for one in self.followers.values() if one.up)
        free = sum(max(0, 2 * int(one.die("str")) - one.block.load) for one in bearers)
        return self.slots + free

    @property
    def treasure(self) -> int:
        """The worth of the treasure carried."""
        return sum(one.value for one in self.items)

    @property
    def plunder(self) -> int:
        """The worth of what was won and is carried: treasure, and coins but for the hero's own."""
        return self.coins - self.own + self.treasure

    @property
    def coin_slots(self) -> int:
        """The slots that coins and treasure fill (FELL-029)."""
        worth = self.coins + self.treasure
        return (
            -(-worth // COINS_A_SLOT) if self.options.coin_slots == "up" else worth // COINS_A_SLOT
        )

    @property
    def load(self) -> int:
        """The slots that are filled (FELL-028 to FELL-030)."""
        return self.coin_slots + sum(one.slots for one in self.items)

    @property
    def overloaded(self) -> bool:
        """Whether the hero carries more than there are slots (FELL-026)."""
        return bool(self.attributes) and self.load > self.capacity

    @property
    def hp_now(self) -> int:
        """The HP that count: none under too much load (FELL-026)."""
        return 0 if self.overloaded else self.hp

    @property
    def armor(self) -> int:
        """The points that armor takes off harm: at most 3; a shield needs a free hand."""
        from_worn = sum(one.item.armor for one in self.items if not one.item.held)
        free = 2 - sum(one.item.hands for one in self.arms)
        for one in self.items:
            if one.item.held and one.item.armor and one.item.hands <= free:
                from_worn += one.item.armor
                free -= one.item.hands
        return min(MOST_ARMOR, from_worn)

    @property
    def arms(self) -> tuple[Carried, ...]:
        """The weapons in hand: those chosen, or else the best that two hands can hold."""
        chosen = tuple(one for one in self.weapons if one.id in self.wielded)
        if len(chosen) == 1:
            return _with_second(chosen[0], (), self)
        return chosen or _best_arms(self)

    @property
    def weapons(self) -> tuple[Carried, ...]:
        """The weapons carried that strike one at a time."""
        return tuple(one for one in self.items if one.item.damage and not one.item.blast)

    @property
    def bombs(self) -> tuple[Carried, ...]:
        """The things carried that strike several at once (FELL-040)."""
        return tuple(one for one in self.items if one.item.damage and one.item.blast)


Changed = tuple[Sheet, tuple[Note, ...]]
"""A sheet after something happened to it, and what did."""


def with_companion(sheet: Sheet, key: str, one: Companion) -> Sheet:
    """Return the sheet with a companion as they are now."""
    return changed(sheet, companions={**sheet.companions, key: one})


def options_of(sheet: Sheet | None) -> FellOptions:
    """Return the rule options in use."""
    return USUAL if sheet is None else sheet.options


def _best_arms(sheet: Sheet) -> tuple[Carried, ...]:
    """Return the weapon with the highest die, and a second beside it if a hand is free.

    One that leaves a hand for the shield goes before another with the same die.
    """
    ordered = sorted(sheet.weapons, key=lambda one: (-(one.item.damage or 0), one.item.hands))
    return _with_second(ordered[0], ordered[1:], sheet) if ordered else ()


def _with_second(first: Carried, others: Sequence[Carried], sheet: Sheet) -> tuple[Carried, ...]:
    """Return a weapon with a second of its kind or another, where both hands are free for them."""
    shield = any(one.item.held and one.item.armor for one in sheet.items)
    if first.item.hands == BULKY or shield:
        return (first,)
    if first.count > 1:
        return (first, first)
    second = next((one for one in others if one.item.hands == 1), None)
    return (first,) if second is None else (first, second)
