"""The attack roll: dice, total, hit, and the Wounds that armor lets through."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from solo.dataclass import dataclass
from solo.namedtuple import NamedTuple
from solo.rules.core.dice import Dice, foreseen
from solo.rules.core.outcome import Outcome
from solo.rules.fictive_hack.checks.ten_sided import SIDES
from solo.rules.fictive_hack.gear.weapons import Pool
from solo.rules.fictive_hack.printed import printed
from solo.words import Facts


class Thrown(NamedTuple):
    """The faces of an attack, the face die first."""

    faces: tuple[int, ...]
    pool: Pool

    @property
    def kept(self) -> tuple[int, ...]:
        """The best of them, as many as count."""
        return tuple(sorted(self.faces, reverse=True)[: self.pool.keep])


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms:
    """All that an attack depends on besides its dice.

    Source: Fictive Hack, FH-003, FH-029, FH-055, FH-206, FH-227.
    """

    pool: Pool  # the dice
    wounds: int  # what the weapon does
    attribute: int = 0  # what a light or unarmed attack adds, if its pool takes it
    # what else is added, named: arena, talents, penalties of Defend and the like
    bonuses: tuple[tuple[str, int], ...] = ()
    armor: str = "none"  # what the target wears
    pierces: int = 0  # the soak that the weapon ignores (FH-055)
    extra: tuple[tuple[str, int], ...] = ()  # Wounds added if it hits, named
    all_faces: bool = False  # whether every die is a face die (FH-227)
    dropped: bool = True  # whether a face die that isn't kept counts (FH-003)
    minions: bool = False  # whether it is the roll of a group of minions, which has no face die
    swarm: bool = False  # whether the target is a swarm, which loses 1 Wound from any hit (FH-206)
    # whether it misses whatever it rolls, since the attacker is encumbered (FH-029)
    misses: bool = False

    def plus(self, name: str, bonus: int = 0, wounds: int = 0) -> "Terms":
        """Return the terms with something more to hit, or a Wound more."""
        bonuses = (*self.bonuses, (name, bonus)) if bonus else self.bonuses
        extra = (*self.extra, (name, wounds)) if wounds else self.extra
        return replace(self, bonuses=bonuses, extra=extra)


class Struck(NamedTuple):
    """The result of an attack roll (FH-137, FH-226)."""

    total: int  # the sum that is read on the armor table
    hit: bool  # whether it hits
    critical: bool  # whether the face die adds a Wound (FH-137)
    dirty: bool  # whether the face die shows a 1, for those who fight dirty (FH-226)
    dealt: int  # the Wounds before armor
    soak: int  # what the armor takes of them
    wounds: int  # what is left


def cover(*, shielded: bool) -> int:
    """Return what is added to an attack on somebody who defends: less than 0 (FH-082, FH-138)."""
    return int(printed("weapons")["defend_shield" if shielded else "defend"])


def throw(pool: Pool, dice: Dice) -> Thrown:
    """Throw the dice of an attack; the first is the face die."""
    return foreseen(dice, partial(_thrown, pool), _alike)


def _thrown(pool: Pool, dice: Dice) -> Thrown:
    return Thrown(dice.roll(pool.dice, SIDES), pool)


def _alike(thrown: Thrown) -> object:
    """Return what any rule reads of the faces: the sum, doubles, and where a marked face lies."""
    rules = printed("weapons")
    first, faces, kept = thrown.faces[:1], thrown.faces, thrown.kept
    marked = (rules["face"], rules["dirty_face"])
    marks = tuple((mark in first, mark in faces, mark in kept) for mark in marked)
    return sum(kept), marks, len(set(faces)) < len(faces)


def reckon(terms: Terms, thrown: Thrown) -> Struck:
    """Return what an attack roll comes to.

    Source: Fictive Hack, FH-049, FH-050, FH-052 to FH-055, FH-071, FH-072, FH-137, FH-206.
    """
    rules = printed("weapons")
    total = sum(thrown.kept) + sum(bonus for _, bonus in terms.bonuses)
    if terms.pool.attribute:
        total += terms.attribute
    hit = total >= rules["hits_from"] and not terms.misses
    marked = _marked(terms, thrown)
    critical = hit and rules["face"] in marked
    dealt = terms.wounds + sum(extra for _, extra in terms.extra) + (1 if critical else 0)
    soak = max(0, soak_at(total, terms.armor) - terms.pierces) if hit else 0
    wounds = max(0, dealt - soak) if hit else 0
    if hit and terms.swarm:
        wounds = 1
    return Struck(total, hit, critical, rules["dirty_face"] in marked, dealt, soak, wounds)


def outcome_of(terms: Terms, thrown: Thrown, struck: Struck) -> Outcome:
    """Write an attack as an outcome, with the result first among its facts."""
    facts: dict[str, object] = {
        "total": struck.total,
        "hit": struck.hit,
        "misses": terms.misses,
        "wounds": struck.wounds,
        "critical": struck.critical,
        "faces": thrown.faces,
        "kept": thrown.kept,
        "attribute": terms.attribute if terms.pool.attribute else 0,
        "bonuses": terms.bonuses,
        "extra": terms.extra,
        "armor": terms.armor,
        "dealt": struck.dealt,
        "soak": struck.soak,
        "pierces": terms.pierces,
        "swarm": terms.swarm,
        "passed": struck.hit,
        "rule": "FH-049",
    }
    triggers: tuple[str, ...] = ("critical",) if struck.critical else ()
    if struck.hit:
        triggers += (f"wounds-{struck.wounds}",) if struck.wounds else ("soaked",)
    label = "hit" if struck.hit else "miss"
    return Outcome(label, int(struck.hit), int(not struck.hit), thrown.faces, triggers, facts=facts)


def fell_out(struck: Struck) -> Facts:
    """Return what an attack comes to, whether it hits, and if not, why not (FH-029, FH-050)."""
    least = int(printed("weapons")["hits_from"])
    fell = "hit" if struck.hit else "short" if struck.total < least else "encumbered"
    return {"total": struck.total, "fell": fell, "least": least}


def soak_at(total: int, armor: str) -> int:
    """Return the Wounds that an armor soaks of an attack with this total (FH-071).

    Raises:
        ValueError: No such armor.
    """
    table = printed("armor")
    if armor not in table["columns"]:
        raise ValueError(f"armor: unknown armor '{armor}'; known are {', '.join(table['columns'])}")
    column = table["columns"].index(armor)
    row = next((row for row in table["rows"] if total >= row["from"]), None)
    return int(row["soak"][column]) if row else 0


def ways(pool: Pool) -> Iterator[tuple[Thrown, int]]:
    """Yield faces that stand for all throws which come to the same, with how many they are.

    Of the dice besides the face die only the best two matter, and whether a 1 is among them.
    """
    rest: Counter[tuple[int, ...]] = Counter({(): 1})
    for _ in range(pool.dice - 1):
        following: Counter[tuple[int, ...]] = Counter()
        for known, count in rest.items():
            for face in range(1, SIDES + 1):
                following[_telling((*known, face))] += count
        rest = following
    for known, count in rest.items():
        fill = (known[-1],) * (pool.dice - 1 - len(known)) if known else ()
        for face in range(1, SIDES + 1):
            yield Thrown((face, *known, *fill), pool), count


def _telling(faces: tuple[int, ...]) -> tuple[int, ...]:
    """Keep of some faces the best two and the lowest."""
    ordered = sorted(faces, reverse=True)
    return tuple(ordered) if len(ordered) < 4 else (ordered[0], ordered[1], ordered[-1])


def _marked(terms: Terms, thrown: Thrown) -> tuple[int, ...]:
    """Return what the face dice show."""
    if terms.minions:
        return ()
    marked = thrown.faces if terms.all_faces else thrown.faces[:1]
    if terms.dropped:
        return marked
    kept = list(thrown.kept)
    counted = []
    for face in marked:
        if face in kept:
            kept.remove(face)
            counted.append(face)
    return tuple(counted)
