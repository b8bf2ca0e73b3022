"""The state of a fight: who stands where and how they are. It is a value."""

from collections.abc import Hashable, Mapping
from dataclasses import field, replace

from solo.dataclass import dataclass
from solo.namedtuple import NamedTuple
from solo.rules.core.bases import Lasting
from solo.rules.core.outcome import Outcome
from solo.rules.core.party.company import slug
from solo.rules.core.values.copying import changed
from solo.rules.core.wording.several import free_id
from solo.rules.two_d20.conan.doom import FIELDS, Policy
from solo.rules.two_d20.conan.fight.written import LOST_ALLY, TAKEN, Fight
from solo.rules.two_d20.conan.foe import Foe
from solo.rules.two_d20.conan.gear.written import Weapon, always
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.options import ConanOptions
from solo.rules.two_d20.core.fighting import DEFEATED, FLED, HERO, WON, numbered

DOWN, BROKEN = "down", "broken"


class Affliction(NamedTuple):
    """Something that goes on hurting at the end of each turn."""

    word: str  # how it is called: burning, bleeding
    dice: int  # combat dice of damage
    rounds: int  # how long still


@dataclass(frozen=True, slots=True, kw_only=True)
class Fighter:
    """A foe or an ally in a fight."""

    id: str  # its name among the options
    name: str  # how it is called
    block: Foe  # its numbers, as an author wrote them
    zone: str  # where it stands
    vigor: int  # Vigor left
    resolve: int  # Resolve left
    wounds: int = 0
    trauma: int = 0
    held: Weapon | None = None  # the weapon in its hand, or None
    loads: int = 0  # shots left
    guard: bool = True  # whether it can defend itself
    prone: bool = False
    stunned: bool = False  # whether it loses its next Standard Action
    afflictions: tuple[Affliction, ...] = ()  # what goes on hurting it
    down: str = ""  # how it is out of the fight: down, taken or broken
    helped: bool = False  # whether the hero's help is due at its next attack
    nerve: int = 0  # dice of Morale bought for Doom, until its next turn (CON-056, CON-074)

    @property
    def state(self) -> Hashable:
        """Everything but its name in which it may differ from another of its kind."""
        held = None if self.held is None else self.held.name
        return (
            id(self.block), self.zone, self.vigor, self.resolve, self.wounds, self.trauma, held,
            self.loads, self.guard, self.prone, self.stunned, self.afflictions, self.nerve,
        )  # fmt: skip

    def hampered(self, options: ConanOptions, *, mental: bool = False) -> int:
        """Return by how many steps Harm makes its tests harder, as it does a hero's (CON-048)."""
        return (self.trauma if mental else self.wounds) * options.harm_step

    @property
    def morale(self) -> int:
        """All its Morale dice."""
        return self.block.morale + self.nerve


@dataclass(frozen=True, kw_only=True)
class Stance:
    """The state of the hero in a fight."""

    zone: str  # where the hero stands
    near: frozenset[str] = frozenset()  # the foes within Reach
    standard: int = 1  # Standard Actions left this turn
    minor: int = 1  # Minor Actions left this turn
    begun: bool = False  # whether anything was done in this turn
    swift: bool = False  # whether the next Standard Action's test is a step harder (CON-062)
    guard: bool = True  # whether the hero can parry and dodge
    prone: bool = False
    stunned: bool = False  # whether the next turn has no Standard Action
    braced: bool = False  # whether an unwieldy weapon is braced
    sprinted: bool = False  # whether tests are harder for a sprint
    ready: bool = False  # whether the hero holds an action
    # the hero whose help is due to the next attack, by the slug
    helped: str = field(default="", metadata={"since": "0.3"})
    morale: int = 0  # dice of Morale until the next turn (CON-056)
    exploited: str = ""  # the foe whose weakness is known, for the next attack
    hand: str = ""  # the weapon in hand, by name
    dropped: tuple[tuple[str, str], ...] = ()  # weapons on the ground, with their zones
    loads: Mapping[str, int] = field(default_factory=dict)  # shots used, by weapon
    afflictions: tuple[Affliction, ...] = ()  # what goes on hurting
    snags: tuple[str, ...] = ()  # Doom's complications that are not seen to yet, by id


class Press(NamedTuple):
    """Something that makes the hero's tests harder in a fight, or easier below 0."""

    name: str
    steps: int
    last: int = 0  # the round that it ends with; 0 is the end of the fight


class Attack(NamedTuple):
    """An attack of a foe or an ally."""

    attacker: str  # by its id
    weapon: Weapon
    target: str = HERO
    swift: bool = False  # whether it is a Swift Action, a step harder (CON-062)


@dataclass(frozen=True, slots=True, kw_only=True)
class Battle(Lasting):
    """A fight as it stands."""

    fight: Fight  # what the author wrote
    policy: Policy  # how Doom is played
    asks: bool  # whether rolls stop for offers
    hero: Stance
    foes: tuple[Fighter, ...]
    allies: tuple[Fighter, ...] = ()
    round: int = 0  # from 1
    queue: tuple[str, ...] = ()  # who is still to act after the hero in this round
    acted: tuple[str, ...] = ()  # the allies who have had their turn before the hero's
    happened: tuple[str, ...] = ()  # deeds done and Doom effects that happened, for `also`
    ended: str = ""  # how it ended; nothing while it goes on
    # what an author lets make tests harder
    presses: tuple[Press, ...] = field(default=(), metadata={"since": "0.3"})
    # how the other heroes stand, by their slugs
    bench: Mapping[str, Stance] = field(default_factory=dict, metadata={"since": "0.3"})
    # the heroes of several who are still to act in this round, by their slugs
    due: tuple[str, ...] = field(default=(), metadata={"since": "0.3"})
    # the slug of the hero who led when it began; nothing where there is but one
    leader: str = field(default="", metadata={"since": "0.3"})
    # whether the foes have gone first in this round
    seized: bool = field(default=False, metadata={"since": "0.3", "follows": True})

    @property
    def standing(self) -> tuple[Fighter, ...]:
        """The foes that are still in it."""
        return tuple(foe for foe in self.foes if not foe.down)

    @property
    def friends(self) -> tuple[Fighter, ...]:
        """The allies that are still in it."""
        return tuple(ally for ally in self.allies if not ally.down)

    @property
    def uses(self) -> tuple[str, ...]:
        """The uses that there are for Doom here, by the names of the policy."""
        foes = [foe.block for foe in self.foes]
        can = {
            "seize": self.fight.may_seize_initiative,
            "ability": any(
                block.ability or any(weapon.loads for weapon in block.weapons) for block in foes
            ),
            "effects": bool(self.fight.doom_effects),
        }
        return tuple(name for name in FIELDS if can.get(name, True))

    def fighter(self, key: str) -> Fighter:
        """Return a foe or an ally by its id."""
        return next(one for one in (*self.foes, *self.allies) if one.id == key)

    def is_foe(self, key: str) -> bool:
        """Say whether an id is that of a foe."""
        return any(foe.id == key for foe in self.foes)

    def to(self, fighter: Fighter) -> int:
        """Return how many zones away from the hero somebody is."""
        return self.fight.distance(self.hero.zone, fighter.zone)

    def put(self, fighter: Fighter) -> "Battle":
        """Return it with a fighter as it is now."""
        foes = tuple(fighter if one.id == fighter.id else one for one in self.foes)
        allies = tuple(fighter if one.id == fighter.id else one for one in self.allies)
        now = replace(self, foes=foes, allies=allies)
        return now.apart(fighter.id) if fighter.down else now

    def apart(self, key: str) -> "Battle":
        """Return it with a fighter within nobody's Reach."""

        def without(stance: Stance) -> Stance:
            return changed(stance, near=stance.near - {key}) if key in stance.near else stance

        bench = {who: without(one) for who, one in self.bench.items()}
        return replace(self, hero=without(self.hero), bench=bench)

    def order_of(self, who: str) -> int:
        """Return the place of a hero in an order that turns do not change."""
        known = sorted({*self.bench, self.leader, who})
        start = known.index(self.leader) if self.leader in known else 0
        return (known.index(who) - start) % len(known)

    def turned(self, now: str, to: str) -> "Battle":
        """Return it with another hero as the one whom it is about, both by slug."""
        bench = {**self.bench, now: self.hero}
        return replace(self, hero=bench.pop(to), bench=bench)

    def stand(self, **changes: object) -> "Battle":
        """Return it with the hero's stance changed."""
        return replace(self, hero=changed(self.hero, **changes))

    def untimed(self) -> "Battle":
        """Return it as if it were in its first round, where no later round differs from that."""
        counts = self.presses or self.fight.rounds or self.fight.doom_effects or self.allies
        return self if counts else replace(self, round=min(self.round, 1))

    def outcome(self) -> Outcome:
        """Return the outcome."""
        won = self.ended not in (DEFEATED, FLED)
        taken = (TAKEN,) if any(foe.down == TAKEN for foe in self.foes) else ()
        fallen = (LOST_ALLY + ally.id for ally in self.allies if ally.down == DOWN)
        triggers = (*dict.fromkeys(self.happened), *taken, *fallen)
        facts = {
            "won": self.ended == WON,
            "rounds": self.round,
            "foes_left": len(self.standing),
            "down": sum(foe.down == DOWN for foe in self.foes),
            "taken": sum(foe.down == TAKEN for foe in self.foes),
            "broken": sum(foe.down == BROKEN for foe in self.foes),
        }
        return Outcome(self.ended, int(won), int(not won), (), triggers, (), facts)


def fighters(fight: Fight) -> tuple[Fighter, ...]:
    """Return the foes of a fight, each with an id and a name of its own."""
    found: dict[str, Fighter] = {}
    for placed in fight.foes:
        assert placed.block is not None
        for _ in range(placed.count):
            number = 1 + sum(one.block is placed.block for one in found.values())
            key = free_id(placed.foe, {HERO, *found}, number)
            zone = placed.zone or fight.start
            found[key] = fighter_of(key, placed.block, zone, numbered(placed.block.name, number))
    return tuple(found.values())


def fighter_of(key: str, block: Foe, zone: str, name: str = "") -> Fighter:
    """Return somebody as they come into a fight."""
    weapon = block.weapons[0]
    return Fighter(
        id=key,
        name=name or block.name,
        block=block,
        zone=zone,
        vigor=block.vigor,
        resolve=block.resolve,
        held=weapon,
        loads=weapon.loads or 0,
    )


def arms(sheet: Sheet) -> tuple[Weapon, ...]:
    """Return what the hero can attack with: weapons, bare hands and a stare."""
    own = {weapon.name: weapon for weapon in (*sheet.weapons, *always())}
    return tuple(own.values())


def open_battle(fight: Fight, sheet: Sheet, *, asks: bool) -> Battle:
    """Return a fight before its first round."""
    foes = fighters(fight)
    taken = {HERO, *(foe.id for foe in foes)}
    allies = tuple(
        fighter_of(free_id(key, taken), block, fight.start)
        for key, block in sheet.companions.items()
    )
    return Battle(
        fight=fight,
        policy=fight.policy or sheet.options.policy,
        asks=asks,
        hero=_stance(fight, sheet),
        foes=foes,
        allies=allies,
        bench={slug(one.name): _stance(fight, one) for one in sheet.party},
        leader=slug(sheet.name) if sheet.party else "",
    )


def _stance(fight: Fight, sheet: Sheet) -> Stance:
    """Return how a hero comes into a fight."""
    armed = next((weapon.name for weapon in sheet.weapons if weapon.hands), "")
    return Stance(zone=fight.start, hand=armed)


def hero_key(sheet: Sheet) -> str:
    """Return what names whoever it is about among the fighters; foes' ids hold no blank."""
    return f"{HERO} {slug(sheet.name)}" if sheet.party else HERO
