"""The state of a chase: who is how far away, how it is drawn, and how it ends."""

from collections.abc import Sequence
from dataclasses import field, replace
from typing import NoReturn

from solo.dataclass import dataclass
from solo.rules.art.actions.chase.written import (
    CAUGHT,
    ESCAPED,
    FOE_ACCIDENT,
    GOT_AWAY,
    Chase,
    Stunt,
)
from solo.rules.art.actions.rolls import make_roll
from solo.rules.art.actions.words import words
from solo.rules.art.checks.ranks import Rank, clamp_rank
from solo.rules.art.checks.reactions import Fate
from solo.rules.art.checks.trait import Part
from solo.rules.art.fight.order import in_order
from solo.rules.art.fight.state import Battle, altered
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.messages.track import SQUARES, draw, marks
from solo.rules.art.party import members as party
from solo.rules.core.fights.turns import SomethingFirst
from solo.rules.core.outcome import Note, Outcome
from solo.rules.core.party.company import about
from solo.rules.core.table import Over, Script, Table
from solo.words import Text

HERO = -1  # the hero's place among those who act
NOBODY = -1
ORDER = "chase-order"  # the note that is about all
OF_OTHERS = (ORDER, "foe-ran", "foe-stunt", "foe-slipped")  # notes about no hero
OF_EITHER = ("fight-rose", "fight-loses-turn")  # notes about a hero or a foe
OUT = -1  # how far away one is who is out of the chase


@dataclass(slots=True, kw_only=True)
class Race:
    """The state of a chase; the script of the chase changes it."""

    table: Table[Sheet]
    check: Chase
    asks: bool
    gaps: list[int]  # how many bands each foe is from the hero, or OUT
    initiative: tuple[int, ...] = ()  # the results by which all act, the heroes' last
    order: tuple[int, ...] = ()  # who acts in which order: foes by their place, heroes below 0
    round: int = 0  # 0 is the bonus round
    found: set[str] = field(default_factory=set)  # hidden stunts that are known now
    done: list[str] = field(default_factory=list)  # stunts that were done
    due: dict[int, str] = field(default_factory=dict)  # the stunt that each has yet to match
    held: int = NOBODY  # who has hold of the hero
    asked: bool = False  # whether a question was asked in this turn (ART-285)
    stunted: bool = False  # whether a stunt was tried in this round (ART-384)
    moved: bool = False  # whether the free movement of this turn is used
    spent: bool = False  # whether the action of this turn went into an attack
    ran: bool = False  # whether running was rolled for in this turn
    triggers: list[str] = field(default_factory=list)  # what happened on top
    battle: Battle = field(init=False)  # what blows and shots have come to
    runners: dict[str, int] = field(default_factory=dict)
    """Who runs, by slug, and how far before or behind the one who counts; whoever acts is first."""
    owed: dict[str, str] = field(default_factory=dict)  # the stunts that others have yet to match
    seized: str = ""  # the slug of whom the foe has hold of

    @property
    def pursued(self) -> bool:
        """Whether the hero runs away."""
        return self.check.role == "pursued"

    @property
    def near(self) -> int:
        """The distance in bands to the nearest foe; past escape when none is left."""
        return min((gap for gap in self.gaps if gap >= 0), default=self.check.away)

    @property
    def bound(self) -> bool:
        """Whether the hero is held, or has a stunt to match, and so can't act freely."""
        return self.is_held or HERO in self.due

    @property
    def is_held(self) -> bool:
        """Whether a foe has hold of the hero whose turn it is."""
        return self.held != NOBODY and self.seized == self.runs

    @property
    def runs(self) -> str:
        """The slug of the hero whose turn it is."""
        return party.slug(self.table.sheet.name)

    @property
    def hindmost(self) -> str:
        """The slug of the hero whom the foes come to first."""
        return min(self.runners, key=lambda one: abs(self.runners[one]))

    @property
    def there(self) -> list[int]:
        """The foes who are still in the chase."""
        return [place for place, gap in enumerate(self.gaps) if gap >= 0]

    def name(self, place: int) -> str:
        """Return how a foe is called; several of a name are numbered."""
        names = [block.name for block in self.check.blocks[: len(self.gaps)]]
        name = names[place]
        return f"{name} {names[: place + 1].count(name)}" if names.count(name) > 1 else name

    def stunts(self) -> tuple[Stunt, ...]:
        """Return the stunts that the hero may try now."""
        if not self.pursued or self.stunted:
            return ()
        return tuple(
            one
            for one in self.check.stunts
            if (not one.found or one.id in self.found) and not (one.once and one.id in self.done)
        )

    def hidden(self) -> tuple[Stunt, ...]:
        """Return the stunts that a question may find yet."""
        return tuple(s for s in self.check.stunts if s.found and s.id not in self.found)

    # What happens to it

    def turn_to(self, who: str) -> None:
        """Let another hero be the one whose turn it is, who comes first among the fighters.

        What was told up to here is told of the one whose turn it was.
        """
        if who == self.runs:
            return
        name, told = self.table.sheet.name, self.table.notes
        told[:] = [one if _of_another(one) else about(name, (one,))[0] for one in told]
        if (stunt := self.due.pop(HERO, "")) != "":
            self.owed[self.runs] = stunt
        self.table.sheet = party.lead(self.table.sheet, who)
        if (stunt := self.owed.pop(who, "")) != "":
            self.due[HERO] = stunt
        everybody = self.battle.fighters
        foes = {key: one for key, one in everybody.items() if one.foe}
        self.battle = altered(
            self.battle, leader=who, fighters={who: everybody[who], **foes, **everybody}
        )

    def gain(self, bands: int) -> None:
        """Let the hero gain so much ground, or lose it; who counts of all says what it comes to."""
        self.runners[self.runs] += bands
        front = (min if self.pursued else max)(self.runners.values())
        self.runners = {who: place - front for who, place in self.runners.items()}
        by = front if self.pursued else -front
        self.gaps = [gap if gap < 0 else max(0, gap + by) for gap in self.gaps]

    def drop(self, place: int) -> None:
        """Remove a foe who had an accident from the chase."""
        self.gaps[place] = OUT
        self.trigger(FOE_ACCIDENT, self.check.foes[place])

    def trigger(self, *things: str) -> None:
        """Note what happened on top, each thing once."""
        self.triggers += [word for word in things if word not in self.triggers]

    def columns(self, place: int) -> int:
        """Return the columns by which everything that somebody rolls is shifted now (ART-393)."""
        one = [*self.battle.fighters.values()][place + 1]  # the hero comes first
        return sum(lasting.amount for lasting in one.lasting if lasting.kind == "rolls")

    def rank(self, place: int, *attributes: str) -> Rank:
        """Return the highest of a foe's ranks, as it is shifted now."""
        block = self.check.blocks[place]
        return clamp_rank(max(map(block.rank, attributes)) + self.columns(place))

    def hampered(self, check: Part | Fate) -> Part | Fate:
        """Return a roll of the hero's with what shifts all rolls now."""
        by = self.columns(HERO)
        if isinstance(check, Fate):  # its result is only held against its difficulty
            return replace(check, harder=check.harder - by)
        return replace(check, check=replace(check.check, shift=check.check.shift + by))

    def roll(self, check: Part | Fate) -> Script[Outcome]:
        """Make a roll of the hero's, before which nothing else can be done."""
        return make_roll(
            self.table,
            self.hampered(check),
            asks=self.table.asks(self.asks),
            status=lambda: self.status()[:1],
            turn=SomethingFirst(),
            at_once=True,
        )

    # How it ends

    def end_if_over(self) -> None:
        """End the chase if nobody is left in it, somebody is away, or somebody is caught."""
        if not self.there:
            self.end(ESCAPED if self.pursued else CAUGHT)
        if self.near >= self.check.away:
            self.end(ESCAPED if self.pursued else GOT_AWAY)
        if self.near == 0:
            self.end(CAUGHT)

    def end(self, label: str, roll: Outcome | None = None) -> NoReturn:
        """End the chase, perhaps by a roll.

        Raises:
            Over: Always.
        """
        facts = {**(roll.facts if roll else {}), "kind": "chase", "rounds": self.round}
        facts["between"] = self.near
        faces = roll.faces if roll else ()
        raise Over(Outcome(label, faces=faces, triggers=tuple(self.triggers), facts=facts))

    # How it is shown

    def status(self) -> tuple[Text, ...]:
        """Say where everybody is."""
        name = self.table.sheet.name if len(self.runners) > 1 else ""
        line = words(
            "chase-heading", round=self.round, bands=self.near, away=self.check.away, name=name
        )
        if not self.is_held:
            return (line, *self._drawn())
        return (line, *self._drawn(), words("has-hold", name=self.name(self.held)))

    def _drawn(self) -> tuple[Text, ...]:
        """Draw how far apart all are; the road itself has no squares."""
        there, heroes = self.there, [*self.runners]
        lag = -min(self.runners.values())  # of who pursues behind the foremost
        far = max((self.gaps[place] for place in there), default=0) if self.pursued else lag
        cells: list[list[str]] = [[] for _ in range(max(SQUARES, self.check.away))]
        names = [party.lead(self.table.sheet, who).name for who in heroes]
        named = marks(
            [*((name, False) for name in names), *((self.name(place), True) for place in there)]
        )
        places = [far - self.gaps[p] if self.pursued else far + self.gaps[p] for p in there]
        ran = [far + self.runners[who] for who in heroes]
        for mark, place in zip(named, (*ran, *places), strict=True):
            cells[max(0, min(place, len(cells) - 1))].append(mark)
        mine = named[heroes.index(self.runs)]
        gaps = tuple(
            words("gap", name=self.name(p), mark=mark, bands=self.gaps[p])
            for p, mark in zip(there, named[len(heroes) :], strict=True)
        )
        if not gaps:
            return draw(cells)
        return (*draw(cells), words("apart", mark=mine, pursued=self.pursued, gaps=gaps))


def _of_another(note: Note) -> bool:
    """Tell whether a note is about no hero in particular."""
    return note.code in OF_OTHERS or (note.code in OF_EITHER and not note.facts["you"])


def turn_order(heroes: Sequence[int], foes: Sequence[Rank]) -> tuple[int, ...]:
    """Return who acts in which order: foes by their places, heroes from HERO down.

    Source: ART-338 to ART-341.
    """
    ours = ((HERO - place, result, False) for place, result in enumerate(heroes))
    ranked = ((place, rank, True) for place, rank in enumerate(foes))
    return in_order((*ours, *ranked))
