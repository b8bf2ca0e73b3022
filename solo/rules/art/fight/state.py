"""A fight as it stands: who is where, in what state, and whose turn it is. Values alone."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar

from solo.rules.art.fight.combat import Combat
from solo.rules.art.foe import Foe
from solo.rules.art.gear.item import Carried
from solo.rules.art.printed import printed

T = TypeVar("T")
Side = Literal["hero", "friend", "foe"]
Gone = Literal["", "dead", "fled", "yielded", "fallen"]
Pairs = tuple[tuple[str, int], ...]
RULES: Mapping[str, Any] = printed("fight")


@dataclass(frozen=True, kw_only=True)
class Lasting:
    """Something that changes a fighter's rolls for a while.

    Args:
        kind: What it changes: `rolls` (columns on all rolls), `attack` and `defense` (points),
            `attack-columns`, `defense-columns`, `attacked` (columns for those who attack the
            fighter), or that something is barred: `no-attack`, `no-move`, `no-parry`.
        name: How the display calls it.
        amount: By how much.
        on: The one against whom alone it counts, or nothing.
        once: Whether the next attack uses it up.
        until: What brings its end nearer: the `start` or `end` of the fighter's own turns, or the
            end of a `round`.
        left: How many of those are left; or for `round` the number of the round that it ends with.
        since: The round from which on it counts.
    """

    kind: str
    name: str
    amount: int = 0
    on: str = ""
    once: bool = False
    until: Literal["start", "end", "round", "fight"] = "fight"
    left: int = 1
    since: int = 0


@dataclass(frozen=True, kw_only=True)
class Bound:
    """A part of a fighter that is entangled (ART-126 to ART-128).

    Args:
        part: `arms`, `legs` or `neck`.
        rounds: For how many more of the fighter's turns.
        rank: The damage of each round, for the neck.
    """

    part: str
    rounds: int
    rank: int = 0


@dataclass(frozen=True, kw_only=True)
class Fighter:
    """Somebody in the fight, on either side.

    Args:
        id: What names it in options and notes.
        key: The slug of an adventurer, or the id of a block.
        name: How prose calls it, with its article.
        side: Whose it is: an adventurer, a friend whom the player rolls for, or a foe.
        block: Its ranks; None for an adventurer.
        band: Where it is.
        checked: Which Health boxes are checked, for those without a sheet.
        initiative: Its place in the order: the column of its roll, or its rank.
        gone: Why it is out of the fight, or nothing.
        prone: Whether it lies on the ground.
        surprised: Whether it has not come to itself yet.
        hidden: Whether the other side does not see it.
        acted: Whether it has had its turn this round.
        spent: Whether a reaction has taken its action of the round.
        idle: Whether its turn of this round went by without an action.
        lost: How many turns it is yet to lose.
        weapon: Where the weapon of a foe is: in `hand`, on the `ground`, or `gone`.
        lasting: What changes its rolls for a while.
        bound: What of it is entangled.
        fooled: The foes that take it for dead.
        shield: How often its shield was used this round.
        parried: Whether its shield has parried this round.
        guarding: Whether the shield is used by itself, and not kept for a parry.
        stopped: Whether it has tried to stop somebody this round.
        struck: Whether it was hit since its last turn.
        tripod: The weapon that stands on its tripod, or nothing.
        pinned: How many turns it is held down.
        facing: Whom it faces, or nobody.
    """

    id: str
    key: str
    name: str
    side: Side
    block: Foe | None = None
    band: int = 1
    checked: frozenset[int] = frozenset()
    initiative: int = 0
    gone: Gone = ""
    prone: bool = False
    surprised: bool = False
    hidden: bool = False
    acted: bool = False
    spent: bool = False
    idle: bool = False
    lost: int = 0
    weapon: Literal["hand", "ground", "gone"] = "hand"
    lasting: tuple[Lasting, ...] = ()
    bound: tuple[Bound, ...] = ()
    fooled: frozenset[str] = frozenset()
    shield: int = 0
    parried: bool = False
    guarding: bool = True
    stopped: bool = False
    struck: bool = False
    tripod: str = ""
    pinned: int = 0
    facing: str = ""

    @property
    def foe(self) -> bool:
        return self.side == "foe"

    @property
    def ranks(self) -> Foe:
        """The block of somebody who has one."""
        if self.block is None:
            raise ValueError(f"{self.id} is an adventurer")
        return self.block

    def tied(self, part: str) -> bool:
        """Tell whether a part is entangled."""
        return any(one.part == part for one in self.bound)


@dataclass(frozen=True, kw_only=True)
class Grip:
    """A grapple: who holds whom, who has joined, and what the hold is worth.

    Args:
        holder: Who has taken hold.
        held: Who is held.
        bonus: The successes of the roll that took hold (ART-439).
        helpers: Those who joined.
        pinning: Whether the holder keeps the other pinned.
    """

    holder: str
    held: str
    bonus: int = 0
    helpers: tuple[str, ...] = ()
    pinning: bool = False

    @property
    def members(self) -> tuple[str, ...]:
        return (self.holder, self.held, *self.helpers)


@dataclass(frozen=True, kw_only=True)
class Turn:
    """The turn that is being played.

    Args:
        who: Whose.
        number: 1, or higher for a turn that Fame has bought.
        action: Whether the action is spent.
        rolled: Whether Agility was rolled for moving.
        free: Bands that cost no action.
        full: Bands that may be moved as the action.
        moved: The bands moved so far.
        running: Whether the action went into moving.
        asked: Whether a question was asked (ART-285).
        over: Whether it has to end.
        follow: The foe on whom a follow-up action is free (ART-440), or nothing.
        critical: Whether Fame is staked on a critical hit.
    """

    who: str
    number: int = 1
    action: bool = False
    rolled: bool = False
    free: int = 0
    full: int = 0
    moved: int = 0
    running: bool = False
    asked: bool = False
    over: bool = False
    follow: str = ""
    critical: bool = False


@dataclass(frozen=True, kw_only=True)
class Lying:
    """A thing that lies in a band, and whose it was."""

    band: int
    owner: str
    thing: Carried


@dataclass(frozen=True, kw_only=True)
class Effort:
    """How far a sustained action in rounds has come (ART-249)."""

    successes: int = 0
    failures: int = 0


@dataclass(frozen=True, kw_only=True)
class Fight:
    """A fight as it stands.

    Args:
        combat: What the author wrote.
        asks: Whether offers are made before and after rolls.
        fighters: Everybody, by id, in the order of the table.
        leader: The adventurer who led when it began.
        order: Who acts after whom, fixed once (ART-336).
        queue: Those who have yet to act this round.
        waiting: Those of them who have chosen to wait.
        round: 0 is the bonus round (ART-342).
        started: Whether the first round has begun.
        turn: The turn that is being played.
        grips: The grapples.
        attacked: Who has attacked whom this round, as pairs.
        ground: What lies about.
        efforts: Sustained actions, by what is done.
        done: Stunts, objects and works that are over, by name.
        failed: Works and objects that can't be done any more.
        talked: Successes of talking, and tries.
        ended: The name under which it ends, once a deed says so.
        stirred: The last round in which somebody struck, came closer, or tried anything.
        marked: The last round in which that left a mark: a wound, or a work got on.
    """

    combat: Combat
    asks: bool
    fighters: Mapping[str, Fighter]
    leader: str
    order: tuple[str, ...] = ()
    queue: tuple[str, ...] = ()
    waiting: frozenset[str] = frozenset()
    round: int = 0
    started: bool = False
    turn: Turn | None = None
    grips: tuple[Grip, ...] = ()
    attacked: tuple[tuple[str, str], ...] = ()
    ground: tuple[Lying, ...] = ()
    efforts: Mapping[str, Effort] = field(default_factory=dict)
    done: frozenset[str] = frozenset()
    failed: frozenset[str] = frozenset()
    talked: tuple[int, int] = (0, 0)
    ended: str = ""
    stirred: int = 0
    marked: int = 0

    def grip_of(self, who: str) -> Grip | None:
        """Return the grapple that somebody is in, or None."""
        return next((grip for grip in self.grips if who in grip.members), None)


def altered(value: T, **changes: Any) -> T:
    """Return a value of this module with some fields otherwise: a quick `replace`."""
    copy: T = object.__new__(type(value))
    copy.__dict__.update(value.__dict__, **changes)
    return copy
