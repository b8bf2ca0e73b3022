"""The table of a fight: it changes the battle, and collects the notes of what happened."""

from dataclasses import replace
from functools import partial

from solo.rules.core.dice import Dice, foreseen
from solo.rules.core.fights.turns import SomethingFirst
from solo.rules.core.outcome import Odds
from solo.rules.core.party.company import about
from solo.rules.core.table import Question, Table
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.fight.attack_roll import Terms, Thrown, outcome_of, reckon
from solo.rules.fictive_hack.fight.state import FOE, HERO, Battle, Fighter, changed, is_hero
from solo.rules.fictive_hack.fight.words import words
from solo.rules.fictive_hack.foe import Power
from solo.rules.fictive_hack.health import wounds as health
from solo.rules.fictive_hack.heroes import talents
from solo.rules.fictive_hack.heroes.sheet import Changed, Sheet
from solo.rules.fictive_hack.party import COMPANY
from solo.words import Message, Text


class FightTable(Table[Sheet]):
    """The hero's sheet, the dice, and the battle as it stands."""

    __slots__ = ("at_once", "battle", "victim")

    battle: Battle  # put in by the script of the fight, at each round

    def __init__(self, sheet: Sheet, dice: Dice) -> None:
        super().__init__(sheet, dice)
        self.at_once: tuple[str, ...] = ()  # who has yet to act at this same moment (FH-136)
        self.victim = ""  # the hero of several of whom everything told now speaks, by name

    def turn_to(self, key: str, *, tells: bool = True) -> None:
        """Make another hero the one whom it is about, and tell so."""
        if key == self.battle.now:
            return
        self.battle = self.battle.turned(key)
        self.sheet = COMPANY.lead(self.sheet, key.removeprefix(f"{HERO} "))
        if self.victim:
            self.victim = self.sheet.name
        elif tells:
            super().tell("turns-to", name=self.sheet.name)

    def tell(self, code: str, **facts: object) -> None:
        super().tell(code, **facts)
        if self.victim:
            self.notes[-1:] = about(self.victim, self.notes[-1:])

    def become(self, changed: Changed) -> None:
        sheet, notes = changed
        super().become((sheet, about(self.victim, notes) if self.victim else notes))

    def sheet_of(self, key: str) -> Sheet:
        """Return a hero's sheet."""
        if key == self.battle.now:
            return self.sheet
        return COMPANY.lead(self.sheet, key.removeprefix(f"{HERO} "))

    @property
    def standing_heroes(self) -> tuple[str, ...]:
        """The heroes who can act, in their order."""
        return tuple(key for key in self.battle.heroes if not self.sheet_of(key).down)

    def usual(self, question: Question) -> Question:
        """Return a question at which no roll is at stake and no turn taken, unless it says so."""
        return replace(
            question, odds=question.odds or _no_roll, turn=question.turn or SomethingFirst()
        )

    @property
    def asking(self) -> bool:
        """Whether rolls stop for the offers around them."""
        return self.asks(self.battle.asks)

    def say(self, text: Text) -> None:
        """Say something that happened, which may change the player's mind about an action."""
        self.tell("told", text=text)
        self.update(stirred=True)

    def keep(self, terms: Terms, thrown: Thrown, who: Message) -> None:
        """Keep an attack that was rolled, to be explained; `who` says whose on whom."""
        found = outcome_of(terms, thrown, reckon(terms, thrown))
        self.explains(found._replace(facts={**found.facts, "who": who}))

    def update(self, **changes: object) -> None:
        """Change the battle."""
        self.battle = changed(self.battle, **changes)

    def alter_turn(self, **changes: object) -> None:
        """Change the hero's part of it."""
        self.update(turn=replace(self.battle.turn, **changes))  # type: ignore[arg-type]

    def alter(self, key: str, **changes: object) -> Fighter:
        """Change a fighter, and return it as it is then."""
        new = replace(self.battle.fighter(key), **changes)  # type: ignore[arg-type]
        self.update(fighters=tuple(new if one.id == key else one for one in self.battle.fighters))
        return new

    def wound(self, wounds: int, *, spares: bool = False) -> None:
        """Let the hero take Wounds; how the roll of a fall came about is only told."""
        rule = partial(
            health.wound, self.sheet, wounds, deadly=self.battle.fight.deadly, spares=spares
        )
        self.become(foreseen(self.dice, rule, _hurt))

    def feed(self, points: int, why: str) -> None:
        """Let the GM feed the Bowl, which is the player's (FH-197)."""
        self.become(awesome.feed_bowl(self.sheet, points, why))

    def use(self, key: str, power: Power) -> None:
        """Let a fighter use a power, say what it does, and feed the Bowl its price (FH-200)."""
        fighter = self.battle.fighter(key)
        self.alter(key, used=(*fighter.used, power.name))
        self.say(words("power", who=fighter.name, power=power.name, does=power.does))
        if power.ap:
            self.feed(power.ap, power.name)

    def enter(self, arena: str) -> None:
        """Let the hero come into an arena, which makes arena talents fresh (FH-108)."""
        if arena and arena != self.battle.turn.arena:
            self.alter_turn(arena=arena)
            self.sheet = talents.new_arena(self.sheet)
            self.say(words("you-move", place=self.battle.called(arena)))

    def name(self, key: str) -> str:
        """Return how somebody is called; nothing stands for the hero, who is the reader."""
        if is_hero(key):
            return self.battle.names.get(key, "")
        return self.battle.fighter(key).name

    def arena(self, key: str) -> str:
        """Return where somebody is."""
        return self.battle.part(key).arena if is_hero(key) else self.battle.fighter(key).arena

    def up(self, key: str) -> bool:
        """Tell whether somebody still fights."""
        return not (self.sheet_of(key).down if is_hero(key) else self.battle.fighter(key).gone)

    def lost(self, key: str) -> int:
        """Return how many Wounds somebody has lost."""
        return self.sheet_of(key).lost if is_hero(key) else self.battle.fighter(key).lost

    def enemies(self, key: str) -> tuple[str, ...]:
        """Return who stands against somebody, the heroes among them for a foe."""
        if not is_hero(key) and self.battle.fighter(key).side == FOE:
            allies = tuple(one.id for one in self.battle.standing() if one.side != FOE)
            return (*self.standing_heroes, *allies)
        return tuple(one.id for one in self.battle.standing(FOE))


def _hurt(changed: Changed) -> Sheet:
    return changed[0]


def _no_roll(option: str) -> Odds | None:
    return None
