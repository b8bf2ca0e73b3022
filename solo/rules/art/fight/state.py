"""The state of a battle: places and states of all fighters, and whose turn it is. Only values."""

from collections.abc import Mapping
from dataclasses import field, replace
from typing import Literal, TypeVar

from solo.dataclass import dataclass
from solo.rules.art.fight.written import Combat
from solo.rules.art.foe import Foe
from solo.rules.art.gear.item import Carried
from solo.rules.art.health.lingering import Burns
from solo.rules.art.printed import printed
from solo.rules.core import bases
from solo.words import Text

T = TypeVar("T")
Side = Literal["hero", "friend", "foe"]
Pairs = tuple[tuple[Text, int], ...]
Gone = Literal["", "dead", "fled", "yielded", "fallen"]
RULES = printed("fight")


POSITIONED = "strategic positioning"
"""What helps the first attack of one's own next turn alone (ART-483)."""


@dataclass(frozen=True, kw_only=True)
class Lasting:
    """Something that changes a fighter's rolls for a while."""

    # What it changes: `rolls` (columns on all rolls), `attack` and `defense` (points),
    # `attack-columns`, `defense-columns`, `attacked` (columns for those who attack the fighter),
    # or that something is barred: `no-attack`, `no-move`, `no-parry`.
    kind: str
    name: Text  # how the display calls it
    amount: int = 0  # by how much
    on: str = ""  # the one against whom alone it counts, or nothing
    once: bool = False  # whether the next attack uses it up
    # What brings its end nearer: the start or end of the fighter's own turns, or of a round.
    until: Literal["start", "end", "round", "fight"] = "fight"
    left: int = 1  # how many of those are left; for `round` the number of the round it ends with
    since: int = 0  # the round from which on it counts


LEFT_ON_OWN_TURN = 2
"""Ends of turns that what is for a next turn has left when it comes on a turn of one's own."""


@dataclass(frozen=True, kw_only=True)
class Bound:
    """A part of a fighter that is entangled (ART-126 to ART-128)."""

    part: str  # `arms`, `legs` or `neck`
    rounds: int  # for how many more of the fighter's turns
    rank: int = 0  # the damage of each round, for the neck


@dataclass(frozen=True, kw_only=True)
class Fighter:
    """Somebody in the fight, on either side."""

    id: str  # what names it in options and notes
    key: str  # the slug of an adventurer, or the id of a block
    name: str  # how prose calls it, with its article
    side: Side  # an adventurer, a friend whom the player rolls for, or a foe
    block: Foe | None = None  # its ranks; None for an adventurer
    band: int = 1  # where it is
    checked: frozenset[int] = frozenset()  # its checked Health boxes, if it has no sheet
    initiative: int = 0  # its place in the order: the column of its roll, or its rank
    gone: Gone = ""  # why it is out of the fight, or nothing
    prone: bool = False  # whether it lies on the ground
    surprised: bool = False  # whether it is still taken by surprise
    hidden: bool = False  # whether the other side does not see it
    acted: bool = False  # whether it has had its turn this round
    spent: bool = False  # whether a reaction has taken its action of the round
    idle: bool = False  # whether its turn of this round went by without an action
    lost: int = 0  # how many turns it is yet to lose
    weapon: Literal["hand", "ground", "gone"] = "hand"  # where the weapon of a ranked one is
    taken: "Lying | None" = None  # another's weapon that a ranked one has taken up instead
    lasting: tuple[Lasting, ...] = ()  # what changes its rolls for a while
    bound: tuple[Bound, ...] = ()  # what of it is entangled
    burning: tuple[Burns, ...] = ()  # the fire or acid that has hold of it
    venoms: tuple[tuple[str, int], ...] = ()  # the venoms in it, with the rounds that each lasts
    fooled: frozenset[str] = frozenset()  # the foes that take it for dead
    shield: int = 0  # how often its shield was used this round
    parried: bool = False  # whether its shield has parried this round
    guarding: bool = True  # whether the shield is used by itself, and not kept for a parry
    stopped: bool = False  # whether it has tried to stop somebody this round
    struck: bool = False  # whether it was hit since its last turn
    tripod: str = ""  # the weapon that stands on its tripod, or nothing
    pinned: int = 0  # how many turns it is held down
    facing: str = ""  # whom it faces, or nobody

    @property
    def foe(self) -> bool:
        return self.side == "foe"

    @property
    def ranks(self) -> Foe:
        """The block of somebody who has one, with the weapon that is in hand now."""
        if self.block is None:
            raise ValueError(f"{self.id} is an adventurer")
        other = None if self.taken is None else self.taken.thing.item
        if other is None or other.weapon is None:
            return self.block
        rank = other.rank or self.block.weapon_rank
        kind = other.weapon.kind
        return replace(self.block, weapon=kind, weapon_rank=rank, range=None, area=0)

    def tied(self, part: str) -> bool:
        """Tell whether a part is entangled."""
        return any(one.part == part for one in self.bound)

    def earlier(self, rounds: int) -> "Fighter":
        """Return it as it were so many rounds before, without its initiative."""
        lasting = tuple(
            altered(one, since=max(0, one.since - rounds),
                    left=one.left - rounds if one.until == "round" else one.left)
            for one in self.lasting
        )  # fmt: skip
        return altered(self, initiative=0, lasting=lasting)


@dataclass(frozen=True, kw_only=True)
class Grip:
    """A grapple: who holds whom, who has joined, and what the hold is worth."""

    holder: str  # who has taken hold
    held: str  # who is held
    bonus: int = 0  # the successes of the roll that took hold (ART-439)
    helpers: tuple[str, ...] = ()  # those who joined
    pinning: bool = False  # whether the holder keeps the other pinned

    @property
    def members(self) -> tuple[str, ...]:
        return (self.holder, self.held, *self.helpers)


@dataclass(frozen=True, kw_only=True)
class Turn:
    """The turn that is being played."""

    who: str  # whose
    number: int = 1  # higher for a turn that Fame has bought
    waited: bool = False  # whether it was waited for, so that it must be used now (ART-360)
    action: bool = False  # whether the action is spent
    rolled: bool = False  # whether Agility was rolled for moving
    free: int = 0  # bands that cost no action
    full: int = 0  # bands that may be moved as the action
    moved: int = 0  # the bands moved so far
    running: bool = False  # whether the action went into moving
    asked: bool = False  # whether a question was asked (ART-285)
    over: bool = False  # whether it has to end
    ended: bool = False  # whether the player ended it, where another was offered for Fame
    again: bool = False  # whether Fame buys another at once (ART-361)
    follow: str = ""  # the foe on whom a follow-up action is free (ART-440), or nothing
    critical: bool = False  # whether Fame is staked on a critical hit


@dataclass(frozen=True, kw_only=True)
class Lying:
    """A thing that lies in a band, and whose it was."""

    band: int
    owner: str
    thing: Carried
    spent: bool = False  # whether it was hurled and is of no use before the fight is over (ART-123)


@dataclass(frozen=True, kw_only=True)
class Effort:
    """The progress of a sustained action in rounds (ART-249)."""

    successes: int = 0
    failures: int = 0


@dataclass(frozen=True, kw_only=True)
class Battle(bases.Lasting):
    """A fight as it stands."""

    combat: Combat  # what the author wrote
    asks: bool  # whether offers are made before and after rolls
    fighters: Mapping[str, Fighter]  # everybody, by id, in the order of the table
    leader: str  # the adventurer who led when it began
    order: tuple[str, ...] = ()  # who acts after whom, fixed once (ART-336)
    queue: tuple[str, ...] = ()  # those who have yet to act this round
    waiting: frozenset[str] = frozenset()  # those of them who have chosen to wait
    round: int = 0  # 0 is the bonus round (ART-342)
    started: bool = False  # whether the order is fixed, and turns are taken
    turn: Turn | None = None  # the turn that is being played
    grips: tuple[Grip, ...] = ()  # the grapples
    attacked: tuple[tuple[str, str], ...] = ()  # who has attacked whom this round
    ground: tuple[Lying, ...] = ()  # what lies about
    efforts: Mapping[str, Effort] = field(default_factory=dict)  # sustained actions, by name
    done: frozenset[str] = frozenset()  # stunts, objects and works that are over, by name
    failed: frozenset[str] = frozenset()  # works and objects that can't be done any more
    talked: tuple[int, int] = (0, 0)  # successes of talking, and tries
    road: str = ""  # in a chase: where the foes are, `ahead` or `behind`
    ended: str = ""  # the name under which it ends, once a deed says so
    stirred: int = 0  # the last round in which somebody struck, came closer, or tried anything
    marked: int = 0  # the last round in which that left a mark: a wound, or a work got on

    def untimed(self) -> "Battle":
        """Return it as if it were in its first rounds, where no later one differs from those.

        Every second round is another (foes dodge in it). Initiative has done its work with the
        order of turns; after that it only tells why a first turn is lost.
        """
        if not self.started or any(end.round is not None for end in self.combat.ends):
            return self
        earlier = self.round - (2 - self.round % 2) if self.round else 0
        fighters = {key: one.earlier(earlier) for key, one in self.fighters.items()}
        return altered(
            self,
            fighters=fighters,
            round=self.round - earlier,
            stirred=self.stirred - earlier,
            marked=self.marked - earlier,
        )

    def grip_of(self, who: str) -> Grip | None:
        """Return the grapple that somebody is in, or None."""
        for grip in self.grips:  # mostly none: a generator would cost more than the look
            if who in grip.members:
                return grip
        return None


def barred_by(lasting: tuple[Lasting, ...], kind: str) -> bool:
    """Tell whether something that lasts bars such an action now.

    What began on one's own turn bars it from the next turn on.
    """
    return any(one.kind == kind and one.left < LEFT_ON_OWN_TURN for one in lasting)


def worn(lasting: tuple[Lasting, ...], when: str, now: int = 0) -> tuple[Lasting, ...]:
    """Return what still lasts after the start or end of a turn, or after round `now`."""
    if when == "round":
        return tuple(one for one in lasting if one.until != when or one.left > now)
    return tuple(
        altered(one, left=one.left - 1) if one.until == when else one
        for one in lasting
        if one.until != when or one.left > 1
    )


def after_turn(one: Fighter) -> tuple[Fighter, tuple[str, ...]]:
    """Return a fighter after a turn of its own, and the venoms that have ended with it.

    What entangles it and the venoms in it are a round nearer their end (ART-125, ART-275).
    """
    bound = tuple(altered(part, rounds=part.rounds - 1) for part in one.bound if part.rounds > 1)
    venoms = tuple((name, rounds - 1) for name, rounds in one.venoms if rounds > 1)
    ended = tuple(name for name, rounds in one.venoms if rounds <= 1)
    return altered(one, bound=bound, venoms=venoms), ended


def altered(value: T, **changes: object) -> T:
    """Return a copy of a value of this package with some fields changed: `replace`, but quicker."""
    copy: T = object.__new__(type(value))
    copy.__dict__.update(value.__dict__, **changes)
    return copy
