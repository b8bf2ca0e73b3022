"""The state of a fight: the foes, and all that lasts from one round to the next."""

from collections.abc import Mapping
from dataclasses import field

from solo.dataclass import dataclass
from solo.namedtuple import NamedTuple
from solo.rules.core.party.company import slug
from solo.rules.core.wording.several import free_id
from solo.rules.fell.fight.written import Fight, bare
from solo.rules.fell.foe import Fighting, Foe
from solo.rules.fell.heroes.sheet import Sheet

HERO = "hero"


def hero_key(sheet: Sheet) -> str:
    """Return what names whoever it is about; the ids of others hold no blank."""
    return f"{HERO} {slug(sheet.name)}" if sheet.party else HERO


def is_hero(who: str) -> bool:
    """Say whether somebody on the hero's side is a hero, and no companion."""
    return who == HERO or who.startswith(f"{HERO} ")


@dataclass(frozen=True, slots=True, kw_only=True)
class Enemy(Fighting):
    """The present state of a foe in a fight."""

    id: str  # what names it in options
    name: str  # how it is called
    block: Foe  # what the author wrote
    hp: int  # what is left of its HP
    lowered: tuple[tuple[str, int], ...] = ()  # how many steps each attribute has lost
    out: bool = False  # whether it is defeated
    gone: bool = False  # whether it has left or given up
    held: int = 0  # for how many rounds it can't act

    @property
    def up(self) -> bool:
        """Whether it still fights."""
        return not (self.out or self.gone)


class Stance(NamedTuple):
    """What lasts from round to round for a hero while another has the turn."""

    edge: int = 0
    ward: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Battle:
    """A fight between two rounds."""

    fight: Fight  # what the author wrote
    enemies: tuple[Enemy, ...]
    begun: bool = False  # whether its first round has begun
    round: int = field(default=0, compare=False)  # from 1, to be told; no rule reads it
    morale_causes: frozenset[str] = frozenset()  # what has called for a check of morale already
    hesitating: bool = False  # whether the foes lose their next turn
    ambushed: bool = False  # whether the foes can't act in the first round
    ward: int = 0  # the armor of the hero's spells
    bench: Mapping[str, Stance] = field(default_factory=dict)  # the other heroes, by their keys
    leader: str = ""  # the slug of the hero who led when it began; nothing for one alone
    talked: bool = False  # whether talk was tried
    treated: frozenset[str] = frozenset()  # who on the hero's side was treated, and fights no more
    unwilling: frozenset[str] = frozenset()  # hirelings who would not fight
    rounds_left: tuple[tuple[str, int], ...] = ()  # for how many rounds yet each of the dying lives
    edge: int = 0  # what improvised actions have gained for the hero's next attack: 1 or 2
    # steps up or down of the heroes' attacks, each with the rounds that it lasts yet; 0 is for good
    shifts: tuple[tuple[int, int], ...] = ()

    @property
    def shifted(self) -> int:
        """By how many steps the dice of the heroes' attacks are up or down now."""
        return sum(by for by, _ in self.shifts)

    def a_round_on(self) -> tuple[tuple[int, int], ...]:
        """Return what still shifts the dice when the next round begins."""
        return tuple((by, max(0, left - 1)) for by, left in self.shifts if left != 1)


def enemies(fight: Fight) -> tuple[Enemy, ...]:
    """Return the foes of a fight as they begin.

    Raises:
        ValueError: The loader has not put them in.
    """
    if len(fight.cast) != len(fight.foes):
        raise ValueError("foes: they are not put in yet")
    found: list[Enemy] = []
    kinds = {side.foe for side in fight.foes}
    for side, block in zip(fight.foes, fight.cast, strict=True):
        for number in range(1, side.count + 1):
            taken = {*kinds, *(one.id for one in found)}
            alone = side.count == 1
            key = side.foe if alone else free_id(f"{side.foe}-{number}", taken)
            name = block.name if alone else f"{bare(block.name)} {number}"
            found.append(Enemy(id=key, name=name, block=block, hp=block.hp))
    return tuple(found)
