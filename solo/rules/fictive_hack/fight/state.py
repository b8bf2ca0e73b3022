"""The state of a battle: places, fighters, and the hero's part of the round. Frozen values."""

from collections.abc import Mapping
from dataclasses import field, replace

from solo.dataclass import dataclass
from solo.namedtuple import NamedTuple
from solo.rules.core.party.company import slug
from solo.rules.core.values.copying import changed as changed
from solo.rules.fictive_hack.fight.written import Fight
from solo.rules.fictive_hack.foe import Foe, Power
from solo.rules.fictive_hack.gear.weapons import Arena
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.words import Facts

HERO = "hero"
FOE, ALLY = "foe", "ally"


def is_hero(key: str) -> bool:
    """Say whether an id is that of a hero; those of others hold no blank."""
    return key == HERO or key.startswith(f"{HERO} ")


def hero_key(sheet: Sheet) -> str:
    """Return what names whoever it is about."""
    return f"{HERO} {slug(sheet.name)}" if sheet.party else HERO


def _of_one(name: str) -> bool:
    """Say whether a name is plainly that of one, in English or German."""
    return name.startswith(("der ", "das ")) or (
        name.startswith("the ") and not name.endswith(("s", "men", "people", "folk", "children"))
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class Fighter:
    """A foe or a companion, or a group of minions, in a fight."""

    id: str  # what names it in options
    block: Foe  # what it is
    arena: str  # where it is
    known_as: str = ""  # the id that the author gave it
    # its name with a number, if others are called the same
    called: str = field(default="", metadata={"since": "0.3", "follows": True})
    side: str = FOE  # `foe` or `ally`
    party: str = ""  # which of several parties of foes it belongs to
    count: int = 1  # how many of the group still stand; 1 for others
    start: int = 1  # how many they were
    lost: int = 0  # Wounds lost
    gone: str = ""  # nothing, `down`, `ko` or `fled`
    aware: bool = True  # whether it knows of the hero (FH-260)
    action: str = ""  # what it means to do this round
    target: str = ""  # to whom
    place: str = ""  # where to
    acted: bool = False  # whether it has
    impeded: str = ""  # by whom it is held this round
    cornered: bool = False  # whether it can't move this round (FH-145)
    frightened: bool = False  # whether it is intimidated (FH-184)
    defending: bool = False  # whether it defends itself
    protects: str = ""  # whom it protects
    blocked: bool = False  # whether its shield has blocked this round
    shield_uses: int = 0  # how often the shield was used to stop a heavy blow
    parried: bool = False  # whether its Expert Parry is used up
    harmed: bool = False  # whether it lost a Wound this round
    resolve: int = 0  # AP that the GM has left for it
    used: tuple[str, ...] = ()  # names of powers and talents used, once for each use
    assisted: int = 0  # assistants who add a die to its attack this round
    abreast: int = 0  # how many of a group stood when the phase began, who act together

    @property
    def left(self) -> int:
        """The Wounds that a fighter has left; a group of minions has one for each."""
        return self.count if self.grouped else self.block.wounds - self.lost

    @property
    def grouped(self) -> bool:
        """Whether the fighter is a group of minions, who fall one by one."""
        return self.block.kind == "minion"

    @property
    def name(self) -> str:
        """The name of the fighter, with the number that is left of a group."""
        several = self.start > 1 and self.count
        return f"{self.one} ({self.count})" if several else self.one

    @property
    def one(self) -> str:
        """The name of the fighter, or of one of a group."""
        return self.called or self.block.name

    @property
    def many(self) -> bool:
        """Whether it is spoken of in the plural, as its author names it.

        That is a group, and a swarm that is named so: `the rats`, but not `the swarm of rats`. A
        group with the name of one, such as a table's `the bandit`, is spoken of as that one.
        """
        head = self.block.name.partition(" of ")[0]
        swarming = self.block.kind == "swarm" and head.endswith("s") and not head.endswith("ss")
        return (self.start > 1 and not _of_one(head)) or swarming

    @property
    def subject(self) -> Facts:
        """Who does something, as facts of a sentence: `the guards (3)` move, they are many."""
        return {"who": self.name, "many": self.many}

    def power(self, *does: str) -> Power | None:
        """Return the first power of some kind that it can still use (FH-200, FH-218)."""
        able = (one for one in self.block.powers if self.used.count(one.name) < one.uses)
        return next((one for one in able if one.does in does), None)

    @property
    def shielded(self) -> bool:
        """Whether it has a shield."""
        return bool(self.block.shield)

    @property
    def hurt(self) -> bool:
        """Whether it has lost half of its Wounds, or half of its number."""
        whole = self.start if self.grouped else self.block.wounds
        return self.left * 2 <= whole and self.left < whole


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """The hero's part of a round."""

    arena: str  # where the hero is
    action: str = ""  # what was chosen for this round
    target: str = ""  # on whom
    place: str = ""  # where to
    acted: bool = False  # whether it was done
    rolled: bool = False  # whether dice were rolled for it (FH-195)
    defending: bool = False  # whether the hero defends this round
    protects: str = ""  # whom the hero protects
    impeded: str = ""  # by whom the hero is held
    cornered: bool = False  # whether the hero can't move this round
    harmed: bool = False  # whether a Wound was lost this round
    blocked: bool = False  # whether the shield has blocked this round
    parried: bool = False  # whether the parrying weapon was used this round (FH-062)
    assisted: int = 0  # assistants who add a die this round
    unloaded: frozenset[str] = frozenset()  # heavy crossbows that have to be reloaded
    impressive: bool = False  # whether something impressive was just done (FH-183)
    menaced: bool = False  # whether the free intimidation of it was used
    endangered: bool = False  # whether anybody attacked the hero (FH-074)
    shielded: bool = False  # whether a shield was used at all (FH-075)


class Push(NamedTuple):
    """Something that adds to the attacks of some for a while, or takes from them below 0."""

    name: str
    by: int
    who: str  # whose: hero, ours or foes
    last: int = 0  # the round that it ends with; 0 is the end of the fight


@dataclass(frozen=True, kw_only=True)  # no slots, for `changed` to copy it in one go
class Battle:
    """A fight between two decisions."""

    fight: Fight  # what the author wrote
    asks: bool = True  # whether offers around rolls are made
    fighters: tuple[Fighter, ...] = ()  # everybody but the hero
    turn: Turn = field(default_factory=lambda: Turn(arena=""))  # the hero's part
    round: int = 0  # from 1
    phase: int = 0  # 1 to 6; 0 while intentions are declared
    opened: frozenset[str] = frozenset()  # hidden arenas that were opened
    types: Mapping[str, str] = field(default_factory=dict)  # arenas whose type has changed
    bribed: frozenset[str] = frozenset()  # bribes paid
    now: str = HERO  # what names the hero whose part of the round `turn` is
    bench: Mapping[str, Turn] = field(default_factory=dict)  # the parts of the other heroes
    names: Mapping[str, str] = field(default_factory=dict)  # the heroes of several, in their order
    down: frozenset[str] = frozenset()  # the heroes of several who can't act, when last looked
    stirred: bool = False  # whether anything happened that may change the player's mind
    pushes: tuple[Push, ...] = ()  # what has come about adds to attacks

    @property
    def heroes(self) -> tuple[str, ...]:
        """What names the heroes, in their order."""
        return tuple(self.names) or (HERO,)

    def pushed(self, *whose: str) -> tuple[tuple[str, int], ...]:
        """Return what adds to the attacks of some in this round, each named."""
        lasting = (one for one in self.pushes if not one.last or self.round <= one.last)
        return tuple((one.name, one.by) for one in lasting if one.who in whose)

    def part(self, key: str) -> Turn:
        """Return a hero's part of the round."""
        return self.turn if key == self.now else self.bench[key]

    def turned(self, to: str) -> "Battle":
        """Return it with another hero as the one whom it is about."""
        bench = {**self.bench, self.now: self.turn}
        return changed(self, turn=bench.pop(to), bench=bench, now=to)

    def of_hero(self, key: str, **changes: object) -> "Battle":
        """Return it with a hero's part of the round changed."""
        part = replace(self.part(key), **changes)  # type: ignore[arg-type]
        if key == self.now:
            return changed(self, turn=part)
        return changed(self, bench={**self.bench, key: part})

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
