"""The table of a fight: the working copy of its rules between two questions."""

from dataclasses import replace

from solo.dataclass import dataclass
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Check
from solo.rules.core.table import Question, Table
from solo.rules.core.turns import LATER, NOW, TurnBase, in_a_fight
from solo.rules.fell.checks.improvise import degree, no_easier
from solo.rules.fell.fight.state import HERO, Battle, Enemy
from solo.rules.fell.heroes.sheet import Sheet
from solo.rules.fell.printed import printed
from solo.rules.fell.words import words
from solo.words import Message


class FightTable(Table[Sheet]):
    """A fight while a round of it is fought."""

    __slots__ = ("battle", "plans", "turns")

    battle: Battle
    turns: tuple[str, ...]  # who of the hero's side has yet to act this round
    plans: tuple[tuple[str, str], ...]  # who of it attacks whom when all have said what they do

    def set_up(self, battle: Battle) -> None:
        """Begin with a fight as it stands between two rounds."""
        self.battle, self.turns, self.plans = battle, (), ()

    @property
    def standing(self) -> tuple[Enemy, ...]:
        """The foes that still fight."""
        return tuple(one for one in self.battle.enemies if one.up)

    @property
    def side(self) -> tuple[str, ...]:
        """The fighters on the hero's side who can act, the hero first."""
        others = (
            key
            for key, one in self.sheet.followers.items()
            if one.up and key not in self.battle.treated and key not in self.battle.unwilling
        )
        hero = (HERO,) if self.sheet.up and HERO not in self.battle.treated else ()
        return (*hero, *others)

    @property
    def dying(self) -> tuple[str, ...]:
        """The fighters on the hero's side who die without treatment."""
        hero = (HERO,) if self.sheet.out and not self.sheet.dead else ()
        out = (key for key, one in self.sheet.companions.items() if one.out and not one.dead)
        return (*hero, *out)

    def enemy(self, key: str) -> Enemy | None:
        """Return the foe of that id."""
        return next((one for one in self.battle.enemies if one.id == key), None)

    def name(self, who: str) -> str:
        """Return how somebody on the hero's side is called."""
        return "you" if who == HERO else self.sheet.companions[who].block.name

    def resolve(self, check: Check[Sheet], sheet: Sheet | None = None) -> Outcome:
        """Roll a check; `why` explains it until something else is rolled."""
        outcome = super().resolve(check, sheet)
        self.explains(outcome)
        return outcome

    @staticmethod
    def alike(outcome: Outcome) -> object:
        """Return what of a roll the fight goes on with: not what its dice show."""
        return outcome._replace(faces=(), facts={})

    def put(self, enemy: Enemy) -> None:
        """Put a foe in as it is now."""
        enemies = tuple(enemy if one.id == enemy.id else one for one in self.battle.enemies)
        self.battle = replace(self.battle, enemies=enemies)

    def usual(self, question: Question) -> Question:
        """Return a question at which improvised actions wait, unless it says otherwise."""
        return question if question.turn else replace(question, turn=Improvising(self))


@dataclass(frozen=True, slots=True)
class Improvising(TurnBase):
    """The meaning of an improvised action at a question of a fight."""

    table: FightTable
    own: bool = False  # whether the question is what the hero does in a turn

    def moment(self) -> str:
        """Return whether the hero may act now."""
        return NOW if self.own and self.table.sheet.up else LATER

    def attempt(self, check: Check[Sheet], *, written: bool = False) -> Check[Sheet]:
        """Return what is tried as it is rolled here: no easier than usual."""
        return check if written else no_easier(check)

    def told(self, trait: str, outcome: Outcome, number: int) -> Message:
        """Return prose for the result."""
        return words(in_a_fight(printed("tries"), degree(outcome), number))

    @property
    def worth(self) -> Message:
        """What success brings, as it is told before the roll."""
        return words(printed("tries")["fight"]["worth"])
