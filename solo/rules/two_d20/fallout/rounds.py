"""A fight in rounds, as authors write it and as it stands; distances are left to the prose."""

from collections.abc import Sequence
from dataclasses import field, replace
from typing import Any, NamedTuple

from solo.errors import did_you_mean
from solo.records import dataclass
from solo.rules.dice import Dice
from solo.rules.numbers import plural
from solo.rules.outcome import Note, Outcome
from solo.rules.quoting import shown
from solo.rules.system import Cast, Unbound
from solo.rules.two_d20.fallout.checks import SkillTest
from solo.rules.two_d20.fallout.foe import Foe
from solo.rules.two_d20.fallout.gear import check_dice
from solo.rules.two_d20.fallout.options import Policy
from solo.rules.two_d20.fallout.sheet import Sheet

WON, FLED, DEFEATED, TURNED, OVER = "won", "fled", "defeated", "turned", "over"
LABELS = (WON, FLED, DEFEATED, TURNED, OVER)
MOST_FOES = 12
HERO = "hero"
Notes = tuple[Note, ...]
_ORDINALS = ("", "", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth",
             "ninth", "tenth", "eleventh", "twelfth")  # fmt: skip


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
        check_dice("damage", self.damage)


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
        complication_range: Of the hero's attacks, 1 to 5 (FO-011).

    Source: FO-018, FO-023 to FO-029, FO-034; the rest of it is ours.
    """

    foes: tuple[Placed, ...]
    policy: Policy | None = None
    deeds: tuple[Deed, ...] = ()
    exit: bool = True
    rounds: int = 0
    assist: tuple[str, ...] = ()
    complication_range: int = 1

    def __post_init__(self) -> None:
        SkillTest(tn=1, complication_range=self.complication_range)
        named = [deed.id for deed in self.deeds]
        if len(set(named)) < len(named):
            raise ValueError("deeds: two of them have the same id")
        if not self.foes or sum(placed.count for placed in self.foes) > MOST_FOES:
            raise ValueError(f"foes: 1 to {MOST_FOES} in one fight")
        if self.rounds < 0:
            raise ValueError(f"rounds: 0 or more, not {self.rounds}")

    def bound(self, cast: Cast) -> "Rounds":
        """Return it with its foes' blocks put in.

        Raises:
            Unbound: It names a foe that is not there.
        """
        foes = tuple(
            replace(placed, block=placed.block or _found(placed.foe, cast)) for placed in self.foes
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
    """A foe in a fight."""

    id: str
    name: str
    block: Foe
    health: int
    stunned: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Battle:
    """A fight as it stands.

    Args:
        plan: What the author wrote.
        policy: How the gamemaster's points are played.
        asks: Whether rolls stop for offers.
        foes: Those still in it.
        round: From 1.
        queue: Who is still to act in this round; `hero` is the hero.
        acted: Whether the hero has had the turn of this round.
        turn: Whether it is the hero's turn now.
        minor, major: Actions left this turn.
        minors, majors: Actions taken or bought this round, 2 of each at most (FO-023, FO-024).
        extra: Whether the next major action's test is a step harder.
        aimed, covered, stunned: How the hero stands.
        waited: Whether Lucky Timing was declined before the one who is next.
        downed: How many foes are down.
        happened: Deeds done, for `also`.
        ended: How it ended; nothing while it goes on.
    """

    plan: Rounds
    policy: Policy
    asks: bool
    foes: tuple[Fighter, ...]
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
    downed: int = 0
    happened: tuple[str, ...] = ()
    ended: str = ""

    def fighter(self, key: str) -> Fighter:
        """Return a foe by its id."""
        return next(foe for foe in self.foes if foe.id == key)

    def put(self, fighter: Fighter) -> "Battle":
        """Return it with a foe as it is now; one without Health is out of it."""
        foes = tuple(fighter if one.id == fighter.id else one for one in self.foes)
        left = tuple(one for one in foes if one.health > 0)
        queue = tuple(key for key in self.queue if key == HERO or any(f.id == key for f in left))
        down = self.downed + len(foes) - len(left)
        return replace(self, foes=left, queue=queue, downed=down)

    def outcome(self) -> Outcome:
        """Return what it came to."""
        won = self.ended not in (DEFEATED, FLED)
        facts = {
            "won": self.ended == WON,
            "rounds": self.round,
            "down": self.downed,
            "foes_left": len(self.foes),
        }
        happened = tuple(dict.fromkeys(self.happened))
        return Outcome(self.ended, int(won), int(not won), (), happened, (), facts)

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        """Say where the fight stands, in plain lines."""
        marks = [word for word, holds in (("aiming", self.aimed), ("in cover", self.covered),
                                          ("stunned", self.stunned)) if holds]  # fmt: skip
        told = f" ({', '.join(marks)})" if marks else ""
        return (
            f"{plural(sheet.pool, 'Action Point')}, Luck {sheet.luck}; the gamemaster has "
            f"{sheet.threat}. {self.policy.told()}",
            f"You: Health {sheet.health}/{sheet.most_health}{told}.",
            *(_line(foe) for foe in self.foes),
        )


class Move(NamedTuple):
    """What a stage of a fight led to: the fight, the stage that follows or None, and the rest."""

    battle: Battle
    stage: Any
    sheet: Sheet
    notes: Notes = ()


def open_battle(plan: Rounds, sheet: Sheet, *, asks: bool) -> Battle:
    """Return a fight before its first round."""
    policy = plan.policy or sheet.options.policy
    return Battle(plan=plan, policy=policy, asks=asks, foes=_fighters(plan.foes))


def order(battle: Battle, sheet: Sheet) -> tuple[str, ...]:
    """Return who acts when: the highest initiative first, the hero before equals (ours)."""
    ranked = [(sheet.initiative, HERO)]
    ranked += [(foe.block.initiative, foe.id) for foe in battle.foes]
    return tuple(key for _, key in sorted(ranked, key=lambda pair: -pair[0]))


def _fighters(placed: Sequence[Placed]) -> tuple[Fighter, ...]:
    found: list[Fighter] = []
    keys = {one.foe for one in placed}
    for one in placed:
        assert one.block is not None
        for _ in range(one.count):
            number = 1 + sum(other.block is one.block for other in found)
            name = _numbered(one.block.name, number)
            key = one.foe
            while number > 1 and key in keys:
                key, number = f"{one.foe}-{number}", number + 1
            keys.add(key)
            found.append(Fighter(id=key, name=name, block=one.block, health=one.block.health))
    return tuple(found)


def _numbered(name: str, number: int) -> str:
    if number == 1:
        return name
    if name.lower().startswith("the "):
        return f"{name[:4]}{_ORDINALS[number]} {name[4:]}"
    return f"{name}, the {_ORDINALS[number]}"


def _line(foe: Fighter) -> str:
    told = " (stunned)" if foe.stunned else ""
    name = foe.name[0].upper() + foe.name[1:]
    hit = f", difficulty {foe.block.difficulty} to hit" if foe.block.difficulty > 1 else ""
    return f"{name}: Health {foe.health}/{foe.block.health}, armor {foe.block.armor}{hit}{told}."


def _found(name: str, cast: Cast) -> Foe:
    if name in cast.foes:
        block: Foe = cast.foes[name]
        return block
    near = did_you_mean(name, cast.foes) or ";"
    known = ", ".join(cast.foes) or "none"
    raise Unbound("foe-unknown", f"unknown foe '{shown(name)}'{near} foes are {known}")
