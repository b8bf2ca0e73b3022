"""The working copy of a fight during one step: what changes it, and what is told of it."""

from dataclasses import replace
from typing import Any

from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Note
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.fight.attack import Terms, Thrown, outcome_of, reckon
from solo.rules.fictive_hack.fight.state import FOE, HERO, Fighter, Job, State, changed
from solo.rules.fictive_hack.heroes.sheet import Sheet


class Table:
    """A fight while one step of it is carried out.

    `ask` is the decision that the player has to make next, if any.
    """

    __slots__ = ("ask", "dice", "notes", "sheet", "state")

    def __init__(self, state: State, sheet: Sheet, dice: Dice) -> None:
        self.state = state
        self.sheet = sheet
        self.dice = dice
        self.notes: list[Note] = []
        self.ask: Any = None

    def tell(self, text: str) -> None:
        """Say something that happened."""
        self.notes.append(Note("told", {"text": text[:1].upper() + text[1:]}))
        self.state = changed(self.state, stirred=True)

    def take(self, result: tuple[Sheet, tuple[Note, ...]]) -> None:
        """Take in a changed sheet and what is told of it."""
        self.sheet, notes = result
        self.notes += notes

    def fell(self, terms: Terms, thrown: Thrown, who: str) -> None:
        """Keep an attack that was rolled, to be explained; `who` says whose on whom."""
        found = outcome_of(terms, thrown, reckon(terms, thrown))
        self.put(rolled=found._replace(facts={**found.facts, "who": who}))

    def put(self, **changes: Any) -> None:
        """Change the fight."""
        self.state = changed(self.state, **changes)

    def turn(self, **changes: Any) -> None:
        """Change the hero's part of it."""
        self.state = changed(self.state, turn=replace(self.state.turn, **changes))

    def fighter(self, key: str, **changes: Any) -> Fighter:
        """Change a fighter, and return it as it is then."""
        new = replace(self.state.fighter(key), **changes)
        everybody = tuple(new if one.id == key else one for one in self.state.fighters)
        self.state = changed(self.state, fighters=everybody)
        return new

    def first(self, *jobs: Job) -> None:
        """Put jobs before all others."""
        self.put(jobs=(*jobs, *self.state.jobs))

    def feed(self, points: int, why: str) -> None:
        """Let the GM feed the Bowl, which is the player's (FH-197)."""
        self.take(awesome.feed_bowl(self.sheet, points, why))

    def name(self, key: str) -> str:
        """Return how somebody is called in a sentence."""
        return "you" if key == HERO else self.state.fighter(key).name

    def arena(self, key: str) -> str:
        """Return where somebody is."""
        return self.state.turn.arena if key == HERO else self.state.fighter(key).arena

    def up(self, key: str) -> bool:
        """Tell whether somebody still fights."""
        if key == HERO:
            return not self.sheet.state
        return not self.state.fighter(key).gone

    def enemies(self, key: str) -> tuple[str, ...]:
        """Return who stands against somebody, the hero among them for a foe."""
        if key != HERO and self.state.fighter(key).side == FOE:
            allies = tuple(one.id for one in self.state.standing() if one.side != FOE)
            return (HERO, *allies) if self.up(HERO) else allies
        return tuple(one.id for one in self.state.standing(FOE))
