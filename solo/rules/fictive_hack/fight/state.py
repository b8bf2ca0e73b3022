"""A fight as it stands: places, fighters, the hero's round. Values and questions about them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from solo.rules.core.copying import changed as changed
from solo.rules.core.outcome import Outcome
from solo.rules.fictive_hack.fight.written import Fight
from solo.rules.fictive_hack.foe import Foe
from solo.rules.fictive_hack.gear.weapons import Arena

HERO = "hero"
_MANY = {"is": "are", "has": "have", "tries": "try", "goes": "go"}
"""Verbs that do more than lose an s where several do something."""
FOE, ALLY = "foe", "ally"


@dataclass(frozen=True, slots=True, kw_only=True)
class Fighter:
    """A foe or a companion, or a group of minions, in a fight.

    Args:
        id: What names it in options.
        block: What it is.
        arena: Where it is.
        side: `foe` or `ally`.
        count: How many of the group still stand; 1 for others.
        start: How many they were.
        lost: Wounds lost.
        gone: Nothing, `down`, `ko` or `fled`.
        aware: Whether it knows of the hero (FH-260).
        action: What it means to do this round.
        target: To whom.
        place: Where to.
        acted: Whether it has.
        impeded: By whom it is held this round.
        cornered: Whether it can't move this round (FH-145).
        frightened: Whether it is intimidated (FH-184).
        defending: Whether it defends itself.
        protects: Whom it protects.
        blocked: Whether its shield has blocked this round.
        shield_uses: How often the shield was used to stop a heavy blow.
        parried: Whether its Expert Parry is used up.
        harmed: Whether it lost a Wound this round.
        resolve: AP that the GM has left for it.
        used: Names of powers and talents used, once for each use.
        assisted: Assistants who add a die to its attack this round.
        abreast: How many of a group stood when the phase began, who act together.
    """

    id: str
    block: Foe
    arena: str
    side: str = FOE
    count: int = 1
    start: int = 1
    lost: int = 0
    gone: str = ""
    aware: bool = True
    action: str = ""
    target: str = ""
    place: str = ""
    acted: bool = False
    impeded: str = ""
    cornered: bool = False
    frightened: bool = False
    defending: bool = False
    protects: str = ""
    blocked: bool = False
    shield_uses: int = 0
    parried: bool = False
    harmed: bool = False
    resolve: int = 0
    used: tuple[str, ...] = ()
    assisted: int = 0
    abreast: int = 0

    @property
    def left(self) -> int:
        """How many Wounds it has left; of a group of minions one each."""
        return self.count if self.grouped else self.block.wounds - self.lost

    @property
    def grouped(self) -> bool:
        """Whether it is a group of minions, who fall one by one."""
        return self.block.kind == "minion"

    @property
    def name(self) -> str:
        """How it is called, with the number that is left of a group."""
        several = self.start > 1 and self.count
        return f"{self.block.name} ({self.count})" if several else self.block.name

    def does(self, what: str) -> str:
        """Say that it does something: `the guards (3) move to the yard`, of `moves to the yard`.

        A group is spoken of in the plural, as its author names it.
        """
        verb, _, rest = what.partition(" ")
        if self.start > 1:
            verb = _MANY.get(verb) or verb.removesuffix("s")
        return f"{self.name} {verb} {rest}".rstrip()

    @property
    def shielded(self) -> bool:
        """Whether it has a shield that is whole."""
        return bool(self.block.shield)

    @property
    def hurt(self) -> bool:
        """Whether it has lost half of its Wounds, or half of its number."""
        whole = self.start if self.grouped else self.block.wounds
        return self.left * 2 <= whole and self.left < whole


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """The hero's part of a fight.

    Args:
        arena: Where the hero is.
        action: What was chosen for this round.
        target: On whom.
        place: Where to.
        acted: Whether it was done.
        rolled: Whether dice were rolled for it (FH-195).
        defending: Whether the hero defends this round.
        protects: Whom the hero protects.
        impeded: By whom the hero is held.
        cornered: Whether the hero can't move this round.
        harmed: Whether a Wound was lost this round.
        blocked: Whether the shield has blocked this round.
        parried: Whether the parrying weapon was used this round (FH-062).
        assisted: Assistants who add a die this round.
        unloaded: Heavy crossbows that have to be reloaded.
        impressive: Whether something impressive was just done (FH-183).
        menaced: Whether the free intimidation of it was used.
        endangered: Whether anybody attacked the hero (FH-074).
        shielded: Whether a shield was used at all (FH-075).
    """

    arena: str
    action: str = ""
    target: str = ""
    place: str = ""
    acted: bool = False
    rolled: bool = False
    defending: bool = False
    protects: str = ""
    impeded: str = ""
    cornered: bool = False
    harmed: bool = False
    blocked: bool = False
    parried: bool = False
    assisted: int = 0
    unloaded: frozenset[str] = frozenset()
    impressive: bool = False
    menaced: bool = False
    endangered: bool = False
    shielded: bool = False


class Job(NamedTuple):
    """Something that is still to be done in a round, in its turn."""

    kind: str
    who: str = ""
    target: str = ""
    info: str = ""


@dataclass(frozen=True, kw_only=True)  # no slots, for `changed` to copy it in one go
class State:
    """A fight between two decisions.

    Args:
        fight: What the author wrote.
        asks: Whether offers around rolls are made.
        fighters: Everybody but the hero.
        turn: The hero's part.
        round: The round, from 1.
        phase: The phase, 1 to 6; 0 while intentions are declared.
        jobs: What is still to be done, in order.
        opened: Hidden arenas that were opened.
        types: Arenas whose type has changed.
        bribed: Bribes paid.
        rolled: The last roll that fell, for `why`.
        stirred: Whether anything happened since the last chance to change one's mind.
        over: How the fight has ended, or nothing.
    """

    fight: Fight
    asks: bool = True
    fighters: tuple[Fighter, ...] = ()
    turn: Turn = field(default_factory=lambda: Turn(arena=""))
    round: int = 0
    phase: int = 0
    jobs: tuple[Job, ...] = ()
    opened: frozenset[str] = frozenset()
    types: Mapping[str, str] = field(default_factory=dict)
    bribed: frozenset[str] = frozenset()
    rolled: Outcome | None = None
    stirred: bool = False
    over: str = ""

    def fighter(self, key: str) -> Fighter:
        """Return a fighter by id."""
        return next(one for one in self.fighters if one.id == key)

    def standing(self, side: str = "", arena: str = "") -> tuple[Fighter, ...]:
        """Return who still fights, on a side and in an arena if these are given."""
        return tuple(
            one
            for one in self.fighters
            if not one.gone and side in ("", one.side) and arena in ("", one.arena)
        )

    def guard_of(self, key: str) -> str:
        """Return who of the same side protects a fighter where it stands, or nothing (FH-139)."""
        other = self.fighter(key)
        guards = (one for one in self.standing(other.side, other.arena) if one.id != key)
        return next((one.id for one in guards if one.protects == key), "")

    @property
    def here(self) -> tuple[Fighter, ...]:
        """The foes in the hero's arena."""
        return self.standing(FOE, self.turn.arena)

    @property
    def arenas(self) -> Mapping[str, Arena]:
        """The arenas that are there now, hidden ones once they are opened."""
        more = {key: arena for key, arena in self.fight.hidden.items() if key in self.opened}
        return {**self.fight.arenas, **more}

    def type_of(self, arena: str) -> str:
        """Return what an arena is like now (FH-126)."""
        return self.types.get(arena) or self.arenas[arena].type

    def called(self, arena: str) -> str:
        """Return how an arena is called."""
        return self.arenas[arena].name or arena.replace("-", " ")

    def next_to(self, arena: str) -> tuple[str, ...]:
        """Return the arenas next to one; ways lead both ways."""
        arenas = self.arenas
        mine = [key for key in arenas[arena].adjacent if key in arenas]
        back = [key for key, other in arenas.items() if arena in other.adjacent]
        return tuple(dict.fromkeys((*mine, *back)))

    def distances(self, arena: str) -> Mapping[str, int]:
        """Return how many arenas away each is."""
        found = {arena: 0}
        ahead = [arena]
        while ahead:
            here = ahead.pop(0)
            for key in self.next_to(here):
                if key not in found:
                    found[key] = found[here] + 1
                    ahead.append(key)
        return found

    def toward(self, start: str, goal: str) -> str:
        """Return the next arena on the way to another; nothing if there is no way."""
        far = self.distances(goal)
        near = [key for key in self.next_to(start) if key in far]
        return min(near, key=far.__getitem__) if near and far.get(start) else ""

    @property
    def exits(self) -> tuple[str, ...]:
        """The arenas from which the fight can be left."""
        return tuple(key for key, arena in self.arenas.items() if arena.exit)
