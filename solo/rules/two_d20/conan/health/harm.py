"""From combat dice to Stress and Harm: damage, Soak, what gets through, and what it does.

Notes: hit, soaked, harmed, fallen.
"""

from collections.abc import Mapping, Sequence
from functools import partial

from solo.namedtuple import NamedTuple
from solo.rules.core.dice import Dice, foreseen
from solo.rules.core.outcome import Note
from solo.rules.two_d20.conan.health.locations import location
from solo.rules.two_d20.conan.heroes.sheet import MENTAL, PHYSICAL, Sheet
from solo.rules.two_d20.conan.options import ConanOptions
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.core import combat_dice
from solo.rules.two_d20.core.combat_dice import Hit
from solo.rules.two_d20.core.sheet import changed

LOCATION_SIDES = int(printed("locations")["sides"])


class Blow(NamedTuple):
    """Damage on its way to somebody."""

    faces: tuple[int, ...]  # the combat dice
    qualities: Mapping[str, int]  # the attack's qualities with their numbers
    bonus: int = 0  # flat damage (CON-053)
    ignored: int = 0  # Soak that Penetration ignores (CON-058)
    mental: bool = False  # whether it hurts the mind
    place: str = ""  # where it hits; nothing for the mind

    @property
    def hit(self) -> Hit:
        """The damage and the Effects of the dice."""
        return combat_dice.read(self.faces)

    @property
    def damage(self) -> int:
        """Dice, qualities and Momentum together (CON-040); Vicious X adds X an Effect."""
        return self.hit.damage + self.bonus + self.qualities.get("vicious", 0) * self.hit.effects

    @property
    def pierced(self) -> int:
        """Soak that does not count: Piercing X takes X an Effect (CON-042), Penetration its own."""
        return self.qualities.get("piercing", 0) * self.hit.effects + self.ignored

    def through(self, fixed: int, rolled: Sequence[int] = ()) -> int:
        """Return what gets through fixed Soak and Soak dice (CON-041, CON-043).

        Effects on Soak dice are ignored (our reading).
        """
        soak = max(0, fixed + combat_dice.read(rolled).damage - self.pierced)
        return max(0, self.damage - soak)


class Taken(NamedTuple):
    """The result of damage: Stress left, and the Harm that came with it."""

    left: int
    harm: int


def take(left: int, through: int, options: ConanOptions, *, intense: bool = False) -> Taken:
    """Take damage that got through from Stress, and reckon the Harm.

    Each five points are a Harm, and so is an empty track. The two add up, and points beyond an
    empty track count towards the five (readings of CON-046: `harm_together`, `overkill`).

    Source: CON-044 to CON-046.
    """
    if through <= 0:
        return Taken(left, 0)
    after = max(0, left - through)
    counted = through if options.overkill else left - after
    fives = counted // int(printed("harm")["per_harm"])
    empty = int(printed("harm")["at_zero"]) if after == 0 else 0
    harm = fives + empty if options.harm_together else max(fives, empty)
    return Taken(after, harm + int(intense and harm > 0))


def roll_blow(
    dice: Dice,
    number: int,
    qualities: Mapping[str, int],
    *,
    mental: bool,
    place: str = "",
    armor: Mapping[str, int] | None = None,
) -> Blow:
    """Roll combat dice, then where they hit unless that is known or they hurt the mind.

    Args:
        dice: The dice.
        number: How many combat dice.
        qualities: The attack's qualities.
        mental: Whether it hurts the mind.
        place: Where it hits, if that is known.
        armor: What is worn by whoever is hit, by place, if that is known: places that are
            armored alike are as good as one.
    """
    faces = combat_dice.roll(dice, number)
    if not mental and not place:
        place = foreseen(dice, partial(_struck, armor), _armored)[0]
    return Blow(faces, dict(qualities), mental=mental, place="" if mental else place)


def _struck(armor: Mapping[str, int] | None, dice: Dice) -> tuple[str, int | str]:
    """Roll where a blow hits; return that, and the armor there if any is known."""
    place = location(dice.roll(1, LOCATION_SIDES)[0])
    return place, place if armor is None else armor_at(armor, place)


def _armored(struck: tuple[str, int | str]) -> object:
    return struck[1]


def armor_at(armor: Mapping[str, int], place: str) -> int:
    """Return the armor at a hit location; `all` is anywhere (CON-041, CON-050)."""
    return armor.get(place, armor.get("all", 0))


def hurt(
    sheet: Sheet, blow: Blow, dice: Dice, *, cover: int = 0, morale: int = 0
) -> tuple[Sheet, tuple[Note, ...]]:
    """Let a blow fall on the hero.

    Args:
        sheet: The hero.
        blow: The damage.
        dice: For the Soak dice.
        cover: Cover dice, against physical damage.
        morale: Morale dice, against mental damage.
    """
    soak_dice = combat_dice.roll(dice, morale if blow.mental else cover)
    fixed = sheet.courage if blow.mental else sheet.soak_at(blow.place)
    through = blow.through(fixed, soak_dice)
    left = sheet.resolve if blow.mental else sheet.vigor
    intense = "intense" in blow.qualities and blow.hit.effects > 0
    taken = take(left, through, sheet.options, intense=intense)
    notes = [_told(blow, through, fixed, soak_dice, taken.left)]
    sheet = _lowered(sheet, blow.mental, left - taken.left)
    sheet, more = add_harm(sheet, MENTAL if blow.mental else PHYSICAL, taken.harm)
    return sheet, (*notes, *more)


def lose(sheet: Sheet, points: int, *, mental: bool) -> tuple[Sheet, tuple[Note, ...]]:
    """Take Stress that nothing soaks, with the Harm that it brings."""
    left = sheet.resolve if mental else sheet.vigor
    taken = take(left, points, sheet.options)
    sheet = _lowered(sheet, mental, left - taken.left)
    called = "Resolve" if mental else "Vigor"
    note = Note("stress", {"called": called, "by": taken.left - left, "now": taken.left})
    sheet, more = add_harm(sheet, MENTAL if mental else PHYSICAL, taken.harm)
    return sheet, (note, *more)


def recover(sheet: Sheet, points: int, *, mental: bool) -> tuple[Sheet, tuple[Note, ...]]:
    """Give Stress back, as far as any is lost (CON-060, CON-069)."""
    lost = sheet.lost_resolve if mental else sheet.lost_vigor
    most = sheet.most_resolve if mental else sheet.most_vigor
    now = max(0, min(lost, most) - max(0, points))
    gained = min(lost, most) - now
    sheet = changed(sheet, **{"lost_resolve" if mental else "lost_vigor": now})
    called = "Resolve" if mental else "Vigor"
    left = sheet.resolve if mental else sheet.vigor
    note = Note("stress", {"called": called, "by": gained, "now": left})
    return sheet, (note,) if gained else ()


def add_harm(sheet: Sheet, kind: str, number: int) -> tuple[Sheet, tuple[Note, ...]]:
    """Add Wounds or Trauma, or heal them when negative (CON-047)."""
    field = str(printed("harm")["kinds"][kind]["harm"])
    had = getattr(sheet, field)
    now = max(0, had + number)
    if now == had:
        return sheet, ()
    stood = not sheet.fallen
    sheet = changed(sheet, **{field: now})
    notes = [Note("harmed", {"called": field, "by": now - had, "now": now})]
    if stood and sheet.fallen:
        notes.append(Note("fallen", {"called": field}))
    return sheet, tuple(notes)


def told(blow: Blow) -> dict[str, str | int]:
    """Return the facts of a blow for a note."""
    return {
        "damage": blow.damage,
        "effects": blow.hit.effects,
        "place": blow.place,
        "mental": blow.mental,
    }


def _told(blow: Blow, through: int, fixed: int, soak_dice: Sequence[int], left: int) -> Note:
    soak = fixed + combat_dice.read(soak_dice).damage
    found = {"soak": soak, "ignored": min(soak, blow.pierced), "through": through}
    return Note("hurt", {**told(blow), **found, "left": left})


def found(notes: Sequence[Note]) -> dict[str, int]:
    """Return what came of a blow on the hero, from the notes that tell of it."""
    facts: dict[str, int] = {"harm": 0}
    for note in notes:
        if note.code == "hurt":
            facts |= {name: note.facts[name] for name in ("soak", "ignored", "through")}
        elif note.code == "harmed":
            facts["harm"] = note.facts["by"]
    return facts


def _lowered(sheet: Sheet, mental: bool, by: int) -> Sheet:
    field = "lost_resolve" if mental else "lost_vigor"
    most = sheet.most_resolve if mental else sheet.most_vigor
    return changed(sheet, **{field: min(most, getattr(sheet, field) + by)})
