"""A fight in rounds, as authors write it and as it stands; distances are left to the prose."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from solo.rules.core.dice import Dice
from solo.rules.core.numbers import plural
from solo.rules.core.outcome import Outcome
from solo.rules.core.quoting import shown
from solo.rules.core.system import Cast
from solo.rules.two_d20.core.fighting import (
    DEFEATED,
    FLED,
    HERO,
    MOST_FOES,
    OVER,
    TURNED,
    WON,
    found,
    numbered,
)
from solo.rules.two_d20.core.gear import MOST_DICE, check_range
from solo.rules.two_d20.fallout.checks.skill import SkillTest
from solo.rules.two_d20.fallout.foe import Foe
from solo.rules.two_d20.fallout.heroes.sheet import Sheet
from solo.rules.two_d20.fallout.options import Policy

LOST = (FLED, DEFEATED)
"""How a fight ends badly; the other ends are successes."""
COMPANION_DOWN = "companion-down"
"""A key under `also`: an ally was out of the fight before it ended."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed:
    """Foes of one kind."""

    foe: str
    count: int = 1
    block: Foe | None = field(default=None, metadata={"authored": False})

    def __post_init__(self) -> None:
        if not 1 <= self.count <= MOST_FOES:
            raise ValueError(f"count: 1 to {MOST_FOES}, not {self.count}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """Something besides fighting that may be tried, as a major action with a skill test.

    Args:
        id: Its name; a key under `also` when it has succeeded.
        text: How it is offered.
        check: The test.
        ends: Whether success ends the fight, as `turned`.
        damage: Combat dice of damage to every foe.

    What its test brings on top (complications, what was bought) are keys under `also` too.
    """

    id: str
    text: str
    check: SkillTest
    ends: bool = False
    damage: int = 0

    def __post_init__(self) -> None:
        if not self.id.strip():
            raise ValueError("id: a deed needs a name")
        if self.check.minutes:
            raise ValueError("check: a deed takes a turn of the fight; leave out 'minutes'")
        check_range(self, MOST_DICE, "damage")


@dataclass(frozen=True, slots=True, kw_only=True)
class Rounds:
    """A fight, round by round, in the order of initiative.

    Args:
        foes: Who is against the hero.
        policy: How the gamemaster's Action Points are played; the module's option if not given.
        deeds: What may be tried besides fighting.
        exit: Whether the hero may leave.
        rounds: After how many rounds it ends, as `over`; 0 for never.
        assist: Companions who may help with the hero's attacks (FO-015).
        allies: Companions who fight at the hero's side instead, in turns of their own.
        complication_range: Of the hero's attacks, 1 to 5 (FO-011).

    Source: FO-018, FO-023 to FO-029, FO-034; the rest of it is ours.
    """

    foes: tuple[Placed, ...]
    policy: Policy | None = None
    deeds: tuple[Deed, ...] = ()
    exit: bool = True
    rounds: int = 0
    assist: tuple[str, ...] = ()
    allies: tuple[str, ...] = ()
    complication_range: int = 1

    @property
    def signs(self) -> Mapping[str, str]:
        """How it can end, as it is written: who may not leave can't have fled."""
        ends = {WON: True, TURNED: any(deed.ends for deed in self.deeds), OVER: bool(self.rounds),
                FLED: self.exit, DEFEATED: True}  # fmt: skip
        return {end: "f" if end in LOST else "s" for end, there in ends.items() if there}

    def __post_init__(self) -> None:
        SkillTest(tn=1, complication_range=self.complication_range)
        named = [deed.id for deed in self.deeds]
        if len(set(named)) < len(named):
            raise ValueError("deeds: two of them have the same id")
        if not self.foes or sum(placed.count for placed in self.foes) > MOST_FOES:
            raise ValueError(f"foes: 1 to {MOST_FOES} in one fight")
        both = sorted({*self.assist} & {*self.allies})
        if both:
            raise ValueError(f"allies: '{shown(both[0])}' helps or has turns, not both")
        if len(set(self.allies)) < len(self.allies):
            raise ValueError("allies: one of them is named twice")
        if self.rounds < 0:
            raise ValueError(f"rounds: 0 or more, not {self.rounds}")

    def counts(self) -> frozenset[str]:
        return frozenset({"1s", "1f"})

    def bound(self, cast: Cast) -> "Rounds":
        """Return it with its foes' blocks put in.

        Raises:
            Unbound: It names a foe or a companion that is not there.
        """
        for name in (*self.assist, *self.allies):
            found(name, cast, "companion")
        for deed in self.deeds:
            deed.check.bound(cast)
        foes = tuple(
            replace(placed, block=placed.block or found(placed.foe, cast)) for placed in self.foes
        )
        return replace(self, foes=foes)

    def resolve(self, sheet: Any, dice: Dice) -> Outcome:
        """Refuse to guess what a player does.

        Raises:
            ValueError: Always.
        """
        raise ValueError("foes: how a fight goes depends on what you do; it has no odds of its own")


@dataclass(frozen=True, slots=True, kw_only=True)
class Fighter:
    """A foe in a fight, or an ally; `after` is whom a foe goes for: who attacked it last."""

    id: str
    name: str
    block: Foe
    health: int
    stunned: bool = False
    after: str = HERO


@dataclass(frozen=True, slots=True, kw_only=True)
class Battle:
    """A fight as it stands.

    Args:
        plan: What the author wrote.
        policy: How the gamemaster's points are played.
        asks: Whether rolls stop for offers.
        foes: Those still in it.
        allies: Companions with turns of their own who are still in it.
        round: From 1.
        queue: Who is still to act in this round; `hero` is the hero.
        acted: Whether the hero has had the turn of this round.
        turn: Whether it is the hero's turn now.
        minor, major: Actions left this turn.
        minors, majors: Actions taken or bought this round, 2 of each at most (FO-023, FO-024).
        extra: Whether the next major action's test is a step harder.
        aimed, covered, stunned: How the hero stands.
        waited: Whether Lucky Timing was declined before the one who is next.
        fallen: The foes that are down, by their ids.
        happened: Deeds done, for `also`.
        ended: How it ended; nothing while it goes on.
    """

    plan: Rounds
    policy: Policy
    asks: bool
    foes: tuple[Fighter, ...]
    allies: tuple[Fighter, ...] = ()
    round: int = 0
    queue: tuple[str, ...] = ()
    acted: bool = False
    turn: bool = False
    minor: int = 1
    major: int = 1
    minors: int = 0
    majors: int = 0
    extra: bool = False
    aimed: bool = False
    covered: bool = False
    stunned: bool = False
    waited: bool = False
    fallen: tuple[str, ...] = ()
    happened: tuple[str, ...] = ()
    ended: str = ""

    @property
    def standing(self) -> tuple[Fighter, ...]:
        """The foes that are still in it."""
        return self.foes

    def fighter(self, key: str) -> Fighter:
        """Return a foe or an ally by its id."""
        return next(one for one in (*self.foes, *self.allies) if one.id == key)

    def ally(self, key: str) -> Fighter | None:
        """Return an ally who is still in it, or None."""
        return next((one for one in self.allies if one.id == key), None)

    def put(self, fighter: Fighter) -> "Battle":
        """Return it with a foe or an ally as it is now; one without Health is out of it."""
        foes, allies = _with(self.foes, fighter), _with(self.allies, fighter)
        left = {HERO, *(one.id for one in (*foes, *allies))}
        happened = self.happened
        if len(allies) < len(self.allies):
            happened = (*happened, COMPANION_DOWN)
        return replace(
            self, foes=foes, allies=allies, happened=happened,
            queue=tuple(key for key in self.queue if key in left),
            fallen=self.fallen + tuple(one.id for one in self.foes if one.id not in left),
        )  # fmt: skip

    def outcome(self) -> Outcome:
        """Return what it came to."""
        won = self.ended not in LOST
        facts = {
            "won": self.ended == WON,
            "rounds": self.round,
            "down": len(self.fallen),
            "fallen": self.fallen,
            "foes_left": len(self.foes),
        }
        happened = tuple(dict.fromkeys(self.happened))
        return Outcome(self.ended, int(won), int(not won), (), happened, (), facts)

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        """Say where the fight stands, in plain lines."""
        marks = [word for word, holds in (("aiming", self.aimed), ("in cover", self.covered),
                                          ("stunned", self.stunned)) if holds]  # fmt: skip
        told = f" ({', '.join(marks)})" if marks else ""
        # What the gamemaster's points are for matters when there are some, and at the start.
        policy = f" {self.policy.told()}" if sheet.threat or self.round == 1 else ""
        return (
            f"{plural(sheet.pool, 'Action Point')}, Luck {sheet.luck}; the gamemaster has "
            f"{sheet.threat}.{policy}",
            f"You: Health {sheet.health}/{sheet.most_health}, armor {sheet.armor}{told}.",
            *(_line(one) for one in self.allies),
            *(_line(foe, self._prey(foe)) for foe in self.foes),
        )

    def _prey(self, foe: Fighter) -> str:
        """Say whom a foe goes for, where that could be somebody else than the hero."""
        ally = self.ally(foe.after)
        return f"; goes for {ally.name if ally else 'you'}" if self.allies else ""


def open_battle(plan: Rounds, sheet: Sheet, *, asks: bool) -> Battle:
    """Return a fight before its first round."""
    policy = plan.policy or sheet.options.policy
    there = {key: sheet.companions[key] for key in plan.allies if key in sheet.companions}
    # Foes' ids hold no blank: the same id among foes and companions is two fighters.
    allies = tuple(
        Fighter(id=f"ally {key}", name=block.name, block=block, health=block.health)
        for key, block in there.items()
    )
    foes = _fighters(plan.foes)
    return Battle(plan=plan, policy=policy, asks=asks, foes=foes, allies=allies)


def order(battle: Battle, sheet: Sheet) -> tuple[str, ...]:
    """Return who acts when: the highest initiative first, the hero's side before equals (ours)."""
    ranked = [(sheet.initiative, HERO)]
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
            key = one.foe
            while number > 1 and key in keys:
                key, number = f"{one.foe}-{number}", number + 1
            keys.add(key)
            found.append(Fighter(id=key, name=name, block=one.block, health=one.block.health))
    return tuple(found)


def _with(fighters: tuple[Fighter, ...], now: Fighter) -> tuple[Fighter, ...]:
    after = (now if one.id == now.id else one for one in fighters)
    return tuple(one for one in after if one.health > 0)


def _line(foe: Fighter, prey: str = "") -> str:
    told = " (stunned)" if foe.stunned else ""
    name = foe.name[0].upper() + foe.name[1:]
    hit = f", difficulty {foe.block.difficulty} to hit" if foe.block.difficulty > 1 else ""
    return (
        f"{name}: Health {foe.health}/{foe.block.health}, armor {foe.block.armor}{hit}{prey}{told}."
    )
