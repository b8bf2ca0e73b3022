"""What may be yet to do in a fight: plain values; `encounter` knows who does each."""

from dataclasses import dataclass

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.fight.state import Turn
from solo.rules.art.gear.item import Carried, Item

Pairs = tuple[tuple[str, int], ...]


@dataclass(frozen=True, kw_only=True)
class Arm:
    """What an adventurer attacks with, and how.

    Args:
        item: The weapon.
        carried: It as it is carried; None for bare hands.
        thrown: Whether it is hurled.
        both: Whether a handgun is held in both hands (ART-453).
        twin: Which it is of several unlike weapons that adventures call by one id, from 1 on.
    """

    item: Item
    carried: Carried | None = None
    thrown: bool = False
    both: bool = False
    twin: int = 1

    @property
    def key(self) -> str:
        """What names it among the options."""
        name = "bare-hands" if self.carried is None else self.carried.id
        return name if self.twin == 1 else f"{name}-{self.twin}"

    @property
    def name(self) -> str:
        """What the player calls it."""
        return self.item.name if self.twin == 1 else f"{self.item.name} ({self.twin})"


@dataclass(frozen=True, kw_only=True)
class Opening:
    """The beginning: initiative, and who sees whom."""


@dataclass(frozen=True, kw_only=True)
class NextTurn:
    """Whoever is next has a turn; or the next round begins."""


@dataclass(frozen=True, kw_only=True)
class Act:
    """Somebody goes on with the turn that is being played."""

    who: str


@dataclass(frozen=True, kw_only=True)
class EndTurn:
    """A turn ends, unless another is bought at once."""

    who: str


@dataclass(frozen=True, kw_only=True)
class Blow:
    """An attack that the player rolls, for an adventurer or a friend.

    Args:
        by: Who attacks.
        at: Whom.
        arm: With what; None for a friend, who has ranks.
        part: The part of the body that it is aimed at (ART-506).
        added: Points that it has besides.
        area: How it strikes several: `spray` or `grenade`.
        lessened: Ranks of damage that falling prone saves (ART-146).
    """

    by: str
    at: str
    arm: Arm | None = None
    part: str = ""
    added: Pairs = ()
    area: str = ""
    lessened: int = 0


@dataclass(frozen=True, kw_only=True)
class Unheard:
    """Somebody unseen has struck without a sound (ART-135)."""

    by: str
    at: str


@dataclass(frozen=True, kw_only=True)
class Assault:
    """An attack that somebody has to defend against.

    Args:
        at: Who is attacked.
        by: The foes that attack, several when they do it as one; nobody for a mishap.
        rank: The Attack rank, with all that shifts it.
        rating: The damage rating (ART-260).
        name: How the display calls the attacker.
        melee: Whether it is made hand to hand.
        hands: The hands that the weapon takes; 0 for teeth, claws and fists.
        large: Whether they are large (ART-407).
        firearm: Whether armor against firearms helps.
        added: Points on the Defense roll.
        lessened: Ranks of damage that falling prone saves (ART-146).
        area: Whether it strikes several at once.
        comrade: Whether a comrade's attack went astray: nobody fumbles, nothing strikes back.
        behind: Whether it comes from behind (ART-109, ART-404).
    """

    at: str
    by: tuple[str, ...] = ()
    rank: Rank
    rating: int = 0
    name: str = ""
    melee: bool = True
    hands: int = 1
    large: bool = False
    firearm: bool = False
    added: Pairs = ()
    lessened: int = 0
    area: bool = False
    comrade: bool = False
    behind: bool = False


@dataclass(frozen=True, kw_only=True)
class Defend:
    """The Defense roll against an attack, once it is clear whom it meets."""

    assault: Assault


@dataclass(frozen=True, kw_only=True)
class Wounds:
    """Damage that a fighter takes now."""

    who: str
    rank: Rank


@dataclass(frozen=True, kw_only=True)
class Salvo:
    """An area attack: who falls prone, whom Fate picks, and then one attack each.

    Args:
        by: Who attacks.
        band: The band.
        targets: How many can be hit.
        arm: With what; None for a foe or friend with ranks.
        area: `spray` or `grenade`; for a foe either does.
        asked: Those who have been asked whether they fall prone.
        prone: Those who did.
    """

    by: str
    band: int
    targets: int
    arm: Arm | None = None
    area: str = "grenade"
    asked: tuple[str, ...] = ()
    prone: tuple[str, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Volley:
    """The attacks of a spray or grenade that are still to be rolled (ART-145)."""

    by: str
    at: tuple[str, ...]
    arm: Arm | None
    area: str
    prone: tuple[str, ...]
    added: Pairs


@dataclass(frozen=True, kw_only=True)
class Fumbled:
    """Somebody's attack went badly wrong: the Fumble table (ART-392 to ART-395).

    Args:
        who: Who fumbled.
        by: The adventurer who rolls: the fumbler, or who caused a foe's fumble.
        at: Whom the attack was meant for.
        arm: The weapon, for an adventurer.
    """

    who: str
    by: str
    at: str
    arm: Arm | None = None


@dataclass(frozen=True, kw_only=True)
class FreeAttack:
    """An attack outside the turn order, if its target is in reach (ART-393, ART-437, ART-485).

    Args:
        by: Who attacks.
        at: Whom.
        added: Points on the roll, for or against.
        why: What gave it, for the display.
    """

    by: str
    at: str
    added: Pairs = ()
    why: str = ""


@dataclass(frozen=True, kw_only=True)
class FoeActs:
    """A foe, or a friend left alone, goes on with its turn."""

    who: str


@dataclass(frozen=True, kw_only=True)
class FoeMoves:
    """A foe leaves its band, unless somebody holds it back (ART-376, ART-377).

    Args:
        who: Which.
        to: Where it wants to be.
        leaves: Whether it leaves the fight there.
    """

    who: str
    to: int
    leaves: bool = False


@dataclass(frozen=True, kw_only=True)
class Ward:
    """An adventurer steps between an attack and whom it is meant for (ART-420)."""

    who: str
    assault: Assault


@dataclass(frozen=True, kw_only=True)
class Parry:
    """A parry that was announced, once the damage was known (ART-402)."""

    assault: Assault
    rank: Rank
    thing: Carried


@dataclass(frozen=True, kw_only=True)
class PlayDead:
    """An adventurer who was hit drops and lies still (ART-423)."""

    who: str


@dataclass(frozen=True, kw_only=True)
class DropThen:
    """An adventurer falls prone before an area attack goes on (ART-146)."""

    who: str
    salvo: Salvo


@dataclass(frozen=True, kw_only=True)
class Takedown:
    """A foe was thrown to the ground: the others in the grapple fall or let go (ART-450)."""

    at: str
    left: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Down:
    """Somebody in a grapple falls with the others, or lets go."""

    who: str
    falls: bool


@dataclass(frozen=True, kw_only=True)
class HoldBack:
    """Adventurers get in the way of a foe that leaves; nobody lets it go (ART-377, ART-378)."""

    move: FoeMoves
    who: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Strike:
    """Somebody with ranks attacks once it is where it wants to be."""

    who: str
    at: str
    may: bool = True


@dataclass(frozen=True, kw_only=True)
class Initiative:
    """Somebody rolls for initiative."""

    who: str


@dataclass(frozen=True, kw_only=True)
class OrderTurns:
    """The order is fixed, and the first turns begin."""


@dataclass(frozen=True, kw_only=True)
class AllOut:
    """An owner of the perk may announce an all out attack (ART-488)."""

    who: str


@dataclass(frozen=True, kw_only=True)
class Again:
    """A turn that Fame has bought (ART-361)."""

    turn: Turn
    price: int


Task = (
    Again | AllOut | OrderTurns | Initiative | HoldBack | Strike | Takedown | Down | DropThen | PlayDead | Ward | Parry | Opening | NextTurn | Act | EndTurn | Blow | Assault | Defend | Wounds | Salvo | Volley  # noqa: E501
    | Unheard | Fumbled | FreeAttack | FoeActs | FoeMoves
)  # fmt: skip
