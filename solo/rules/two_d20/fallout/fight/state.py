"""The state of a fight between two turns. It is a value."""

from collections.abc import Mapping, Sequence
from dataclasses import field, replace

from solo.dataclass import dataclass
from solo.namedtuple import NamedTuple
from solo.rules.core.bases import Lasting
from solo.rules.core.outcome import Outcome
from solo.rules.core.party.company import slug
from solo.rules.core.wording.several import free_id
from solo.rules.two_d20.core.fighting import HERO, WON, numbered
from solo.rules.two_d20.core.party import able
from solo.rules.two_d20.fallout.fight.written import COMPANION_DOWN, LOST, Placed, Rounds
from solo.rules.two_d20.fallout.foe import Foe
from solo.rules.two_d20.fallout.heroes.sheet import Sheet
from solo.rules.two_d20.fallout.options import Policy
from solo.rules.two_d20.fallout.party import COMPANY
from solo.rules.two_d20.fallout.printed import printed


@dataclass(frozen=True, slots=True, kw_only=True)
class Fighter:
    """A foe in a fight, or an ally."""

    id: str  # what names it in options
    name: str  # how it is called
    block: Foe  # what the author wrote
    health: int  # what is left of it
    stunned: bool = False  # whether it loses its next turn
    covered: bool = False  # whether it is in cover until its next turn
    after: str = HERO  # whom a foe goes for: who attacked it last
    assists: bool = False  # whether it helps other foes instead of attacking
    cover: int = 0  # with how much Health it takes cover
    flees: int = 0  # with how much Health it leaves the fight


class Stance(NamedTuple):
    """How a hero is in a fight while another has the turn."""

    acted: bool = False
    aimed: bool = False
    covered: bool = False
    stunned: bool = False
    helped: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Battle(Lasting):
    """A fight between two turns."""

    plan: Rounds  # what the author wrote
    policy: Policy  # how the gamemaster's points are played
    asks: bool  # whether rolls stop for offers
    foes: tuple[Fighter, ...]  # those still in it
    allies: tuple[Fighter, ...] = ()  # companions with turns of their own who are still in it
    round: int = 0  # from 1; 0 before it has begun
    queue: tuple[str, ...] = ()  # who is still to act in this round
    acted: bool = False  # whether the hero has had the turn of this round, or has it now
    aimed: bool = False  # whether the hero has taken aim for the next attack
    covered: bool = False  # whether the hero is in cover, until the next turn
    stunned: bool = False  # whether the hero lacks a major action in the next turn
    # the hero who helps the next test, by the slug
    helped: str = field(default="", metadata={"since": "0.3"})
    # how the other heroes are, by their slugs
    bench: Mapping[str, Stance] = field(default_factory=dict, metadata={"since": "0.3"})
    # the slug of the hero who led when it began; nothing where there is but one
    leader: str = field(default="", metadata={"since": "0.3"})
    helper: str = ""  # the foe whose help is due to the next attack of another, by its id
    fallen: tuple[str, ...] = ()  # the foes that are down, by their ids
    happened: tuple[str, ...] = ()  # deeds done, and what came of their tests, for `also`
    # steps by which an author lets tests be harder, each with the round that it ends with, or 0
    presses: tuple[tuple[int, int], ...] = field(default=(), metadata={"since": "0.3"})

    def fighter(self, key: str) -> Fighter:
        """Return a foe or an ally by its id."""
        return next(one for one in (*self.foes, *self.allies) if one.id == key)

    def ally(self, key: str) -> Fighter | None:
        """Return an ally who is still in it, or None."""
        return next((one for one in self.allies if one.id == key), None)

    def turned(self, now: str, to: str) -> "Battle":
        """Return it with another hero as the one whom it is about, both by slug."""
        mine = Stance(self.acted, self.aimed, self.covered, self.stunned, self.helped)
        theirs = self.bench.get(to, Stance())
        bench = {**{who: one for who, one in self.bench.items() if who != to}, now: mine}
        return replace(self, bench=bench, **theirs._asdict())

    def had_turn(self, who: str, now: str) -> bool:
        """Say whether a hero has had the turn of this round; `now` is whom it is about."""
        return self.acted if who == now else self.bench.get(who, Stance()).acted

    def put(self, fighter: Fighter) -> "Battle":
        """Return it with a foe or an ally as it is now; one without Health is out of it."""
        foes, allies = _with(self.foes, fighter), _with(self.allies, fighter)
        left = {one.id for one in (*foes, *allies)}
        happened = self.happened
        if len(allies) < len(self.allies):
            happened = (*happened, COMPANION_DOWN)
        return replace(
            self, foes=foes, allies=allies, happened=happened,
            queue=tuple(key for key in self.queue if is_hero(key) or key in left),
            fallen=self.fallen + tuple(one.id for one in self.foes if one.id not in left),
        )  # fmt: skip

    def without(self, foe: Fighter) -> "Battle":
        """Return it after a foe has left it without being down."""
        foes = tuple(one for one in self.foes if one.id != foe.id)
        queue = tuple(key for key in self.queue if key != foe.id)
        return replace(self, foes=foes, queue=queue)

    def difficulty(self, one: Fighter) -> int:
        """Return how hard a foe or an ally is to hit; cover makes it a step harder (ours)."""
        return one.block.difficulty + int(printed("health")["cover"]) * one.covered

    @property
    def pressed(self) -> int:
        """The steps by which an author lets tests be harder now; below 0 easier."""
        now = self.round
        return sum(steps for steps, last in self.presses if not last or now <= last)

    def untimed(self) -> "Battle":
        """Return it as if it were in its first round, unless its rounds are limited."""
        return self if self.plan.rounds or self.presses else replace(self, round=min(self.round, 1))

    def outcome(self, label: str) -> Outcome:
        """Return the outcome of the fight with such an end."""
        facts = {
            "won": label == WON,
            "rounds": self.round,
            "down": len(self.fallen),
            "fallen": self.fallen,
            "foes_left": len(self.foes),
        }
        happened = tuple(dict.fromkeys(self.happened))
        won = label not in LOST
        return Outcome(label, int(won), int(not won), (), happened, (), facts)


def first_state(plan: Rounds, sheet: Sheet, *, asks: bool) -> Battle:
    """Return a fight before its first round."""
    policy = plan.policy or sheet.options.policy
    there = {key: sheet.companions[key] for key in plan.allies if key in sheet.companions}
    # Foes' ids hold no blank: the same id among foes and companions is two fighters.
    allies = tuple(
        Fighter(id=f"ally {key}", name=block.name, block=block, health=block.health)
        for key, block in there.items()
    )
    foes = _fighters(plan.foes)
    leader = slug(sheet.name) if sheet.party else ""
    return Battle(plan=plan, policy=policy, asks=asks, foes=foes, allies=allies, leader=leader)


def is_hero(key: str) -> bool:
    """Say whether somebody in the order is a hero."""
    return key == HERO or key.startswith(f"{HERO} ")


def hero_key(sheet: Sheet) -> str:
    """Return what names whoever acts in the order; foes' ids hold no blank."""
    return f"{HERO} {slug(sheet.name)}" if sheet.party else HERO


def order(battle: Battle, sheet: Sheet) -> tuple[str, ...]:
    """Return who acts when: the highest initiative first, the hero's side before equals (ours)."""
    heroes = (sheet,) if not sheet.party else COMPANY.shown(sheet)
    ranked = [(one.initiative, hero_key(one)) for one in heroes if able(one) or not one.party]
    ranked += [(one.block.initiative, one.id) for one in (*battle.allies, *battle.foes)]
    return tuple(key for _, key in sorted(ranked, key=lambda pair: -pair[0]))


def _fighters(placed: Sequence[Placed]) -> tuple[Fighter, ...]:
    found: list[Fighter] = []
    keys = {one.foe for one in placed}
    for one in placed:
        assert one.block is not None
        for _ in range(one.count):
            number = 1 + sum(other.block is one.block for other in found)
            name = numbered(one.block.name, number)
            key = one.foe if number == 1 else free_id(one.foe, keys, number)
            keys.add(key)
            found.append(
                Fighter(
                    id=key, name=name, block=one.block, health=one.block.health,
                    assists=one.assists, cover=one.cover, flees=one.flees,
                )
            )  # fmt: skip
    return tuple(found)


def _with(fighters: tuple[Fighter, ...], now: Fighter) -> tuple[Fighter, ...]:
    after = (now if one.id == now.id else one for one in fighters)
    return tuple(one for one in after if one.health > 0)
