"""Health: damage, defeat, death and falls.

Notes: damaged, undamaged, staggered, defeated, died, fell.
"""

from collections.abc import Set as AbstractSet
from typing import Literal

from solo.dataclass import dataclass
from solo.rules.art.checks.ranks import WORDS, Rank, clamp_rank
from solo.rules.art.foe import Foe
from solo.rules.art.heroes.perks import perk_rank
from solo.rules.art.heroes.sheet import PARALYSED, Changed, Sheet, changed
from solo.rules.art.printed import printed
from solo.rules.core.heroes import conditions
from solo.rules.core.outcome import Note
from solo.rules.core.wording.naming import unknown


def boxes_hit(
    boxes: tuple[Rank, ...],
    checked: AbstractSet[int],
    damage: int,
    extra: Literal["lowest", "next_left"] = "lowest",
) -> tuple[int, ...]:
    """Return which Health boxes, counted from the left, a hit checks; none when it does nothing.

    Source: ART Engine, ART-003, ART-043 to ART-050. Conflict C02 (ART-049): it is not said which
    further boxes an over-hit takes; `lowest` follows its combat example and leaves the higher ones
    free, `next_left` is the alternative. Conflict C19 (ART-388): the combat example has any damage
    check another box; by ART-047 what is lower than every free box is ignored, here too.
    """
    free = [place for place in range(len(boxes)) if place not in checked]
    if not free or damage < Rank.INFERIOR:  # ART-003: lower than Inferior is no damage
        return ()
    highest = max(free, key=lambda place: (boxes[place], place))
    excess = damage - boxes[highest]
    if excess <= 0:
        # The rightmost free box no higher than it (ART-043, ART-044, ART-048); where there is none,
        # nothing (ART-045, ART-050).
        return tuple(place for place in free if boxes[place] <= damage)[-1:]
    # The highest free box, and one more for each rank above it (ART-046).
    free.remove(highest)
    if extra == "lowest":
        free.sort(key=lambda place: (boxes[place], place))
    else:
        free.sort(key=lambda place: (place > highest, -place))
    return (highest, *free[:excess])


def hurt(sheet: Sheet, damage: int) -> Changed:
    """Record damage of a rank; the last box of all means defeat.

    Defeat leaves the hero unconscious, not dead, and costs a point of the Fame score. Checking the
    rightmost box staggers a hero who still stands.

    Source: ART Engine, ART-043 to ART-056.
    """
    if sheet.dead:
        return sheet, ()
    boxes = sheet.boxes
    hit = boxes_hit(boxes, sheet.checked, damage, sheet.options.overkill_extra)
    if not hit:
        return sheet, (Note("undamaged", {"rank": WORDS[damage] if damage > 0 else None}),)
    told = tuple(boxes[place].word for place in hit)
    notes = [Note("damaged", {"rank": WORDS[damage], "boxes": told})]
    sheet = changed(sheet, checked=sheet.checked | frozenset(hit))
    if sheet.defeated:  # unconscious, not killed (ART-055)
        lost = min(1, sheet.fame)
        # ART-054: the rank of the last blow colours how it is told
        notes.append(Note("defeated", {"fame": lost, "rank": WORDS[damage]}))
        fame = sheet.fame - lost
        sheet = changed(sheet, fame=fame, tally=min(sheet.tally, fame), staggered=False)
    elif len(boxes) - 1 in hit:
        notes.append(Note("staggered", {}))
        sheet = changed(sheet, staggered=True)
    return sheet, tuple(notes)


def without_turn(sheet: Sheet) -> tuple[Sheet, str]:
    """Return a sheet after a turn that it costs, and why it is lost; nothing if it is not.

    Source: ART Engine, ART-051, ART-281: a wound in the last box, or fear.
    """
    if sheet.staggered:
        return changed(sheet, staggered=False), "staggered"
    if overcome(sheet):
        return fear_after(sheet, 1), sheet.terror[0] if sheet.terror else PARALYSED
    return sheet, ""


SENSELESS = ("faints", "unconscious", "catatonic")
"""What fear does to those who know nothing of what goes on."""


def overcome(sheet: Sheet) -> bool:
    """Tell whether fear lets a hero do nothing now (ART-281)."""
    return sheet.terror is not None or PARALYSED in sheet.conditions


def rounds_of_fear(sheet: Sheet) -> int:
    """Return for how many rounds yet fear lets a hero do nothing; 0 where it does not (ART-281)."""
    if not overcome(sheet):
        return 0
    return sheet.terror[1] if sheet.terror is not None else 1


def fear_after(sheet: Sheet, rounds: int) -> Sheet:
    """Return a hero after so many rounds, in which fear may have let go (ART-281)."""
    effect, left = sheet.terror or (PARALYSED, 1)
    if left > rounds:
        return changed(sheet, terror=(effect, left - rounds))
    return changed(conditions.lose(sheet, PARALYSED)[0], terror=None)


def die(sheet: Sheet) -> Changed:
    """End the hero for good, as only certain death does (ART-060 to ART-063)."""
    return changed(sheet, dead=True), (Note("died", {}),)


def fallen(sheet: Sheet) -> str:
    """Return `dead` or `defeated` when the hero can't act, else nothing."""
    if sheet.dead:
        return "dead"
    return "defeated" if sheet.checked and sheet.defeated else ""


def damage_by_failures(failures: int, rating: int = 0) -> Rank | None:
    """Return the damage of a failed Defense roll, or None when it did not fail.

    The damage rating counts as further failures.

    Source: ART Engine, ART-258 to ART-260. The printed table ends at 7; 8 or more is Extreme by
    the recommended reading.
    """
    if failures < 1:
        return None
    ranks = printed("damage")["by_failures"]
    return Rank.parse(ranks[min(failures + rating, len(ranks)) - 1])


def foe_struck(target: Foe, attack: int, rating: int) -> Rank | None:
    """Return the damage that an attack of one foe does to another, or None when it misses.

    Nothing is rolled.

    Source: ART Engine, ART-190; the text gives no damage rule, so it is that of a failed Defense
    roll with one failure for each rank by which the attack is not below the defense, and one more.
    """
    defense = target.defense or target.rank("agility")
    return damage_by_failures(attack - defense + 1, rating)


# Falling


@dataclass(frozen=True, slots=True)
class Surface:
    """The ground on which a fall ends, and the columns by which it changes damage (ART-277)."""

    name: str

    def __post_init__(self) -> None:
        known = sorted(printed("falling")["surfaces"])
        if self.name not in known:
            raise unknown("surface", self.name, known)

    @classmethod
    def spellings(cls) -> tuple[str, ...]:
        """Return what may be written, in any case."""
        return tuple(printed("falling")["surfaces"])

    @classmethod
    def parse(cls, text: str) -> "Surface":
        """Read a surface by its name, in any case.

        Raises:
            ValueError: No such surface; the text names the nearest and lists all.
        """
        return cls(text.strip().lower())

    @property
    def columns(self) -> int:
        """By how many columns it shifts the damage; negative softens it."""
        return int(printed("falling")["surfaces"][self.name])


def fall_damage(feet: int, onto: Surface, breakfall: int = 0) -> Rank | None:
    """Return the damage of a fall, or None when it does none.

    A height is rounded up to ten feet; above the table's end it is Extreme before the surface
    softens it. Each rank of Breakfall softens it by a column too: the text says "one column" of
    the perk as a whole, but then its second rank would do nothing.

    Source: ART Engine, ART-276 to ART-278, ART-493.
    """
    if feet <= 0:
        return None
    table = printed("falling")
    row = min(-(-feet // table["feet_per_row"]), len(table["heights"]))
    level = Rank.parse(table["heights"][row - 1]) + onto.columns - breakfall
    return clamp_rank(level) if level >= Rank.INFERIOR else None


def fall(sheet: Sheet, feet: int, onto: Surface) -> Changed:
    """Let the hero fall; there is no Defense roll against it (ART-276)."""
    if feet <= 0 or sheet.dead:
        return sheet, ()
    rank = fall_damage(feet, onto, perk_rank(sheet, "breakfall"))
    word = rank.word if rank else None
    told = Note("fell", {"feet": feet, "onto": onto.name, "rank": word})
    if rank is None:
        return sheet, (told,)
    sheet, notes = hurt(sheet, rank)
    return sheet, (told, *notes)
