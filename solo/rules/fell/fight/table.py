"""The table of a fight: the working copy of its rules between two questions."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from solo.dataclass import dataclass
from solo.rules.core.fights.turns import LATER, NOW, TurnBase, in_a_fight
from solo.rules.core.outcome import Outcome
from solo.rules.core.party.company import slug
from solo.rules.core.protocols import Check
from solo.rules.core.table import Question, Table
from solo.rules.fell.checks.improvise import degree, no_easier
from solo.rules.fell.fight.state import HERO, Battle, Enemy, Stance, hero_key, is_hero
from solo.rules.fell.heroes.sheet import Changed, Sheet
from solo.rules.fell.party import COMPANY
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
        """The fighters on the hero's side who can act, the heroes first."""
        others = (
            key
            for key, one in self.sheet.followers.items()
            if one.up and key not in self.battle.treated and key not in self.battle.unwilling
        )
        ours = (key for key, one in self.heroes.items() if one.up)
        return (*(key for key in ours if key not in self.battle.treated), *others)

    @property
    def dying(self) -> tuple[str, ...]:
        """The fighters on the hero's side who die without treatment."""
        hero = (key for key, one in self.heroes.items() if one.out and not one.dead)
        out = (key for key, one in self.sheet.companions.items() if one.out and not one.dead)
        return (*hero, *out)

    def enemy(self, key: str) -> Enemy | None:
        """Return the foe of that id."""
        return next((one for one in self.battle.enemies if one.id == key), None)

    def name(self, who: str) -> str:
        """Return how somebody on the hero's side is called."""
        if is_hero(who):
            return self.heroes[who].name if self.sheet.party else "you"
        return self.sheet.companions[who].block.name

    def told(self, who: str) -> str:
        """Return how a note calls somebody on the hero's side; nothing for the reader."""
        return "" if who == HERO else self.name(who)

    @property
    def heroes(self) -> Mapping[str, Sheet]:
        """The heroes by what names them, whoever led when the fight began first."""
        if not self.sheet.party:
            return {HERO: self.sheet}
        there = COMPANY.named(self.sheet, self.battle.leader)
        first = self.sheet if there is None else COMPANY.lead(self.sheet, self.battle.leader)
        return {f"{HERO} {slug(one.name)}": one for one in COMPANY.members(first)}

    def sheet_of(self, who: str) -> Sheet:
        """Return the sheet of a hero, with what is shared."""
        return COMPANY.lead(self.sheet, self._slug(who))

    def become_of(self, who: str, change: Callable[[Sheet], Changed]) -> None:
        """Let something happen to a hero; of several it is said to whom."""
        self.become(COMPANY.acting(self.sheet, self._slug(who), change))

    def turn_to(self, who: str) -> None:
        """Make another hero the one whom it is about, and tell so."""
        if not self.sheet.party or who == hero_key(self.sheet):
            return
        now = Stance(self.battle.edge, self.battle.ward)
        bench = {**self.battle.bench, hero_key(self.sheet): now}
        edge, ward = bench.pop(who, Stance())
        self.battle = replace(self.battle, bench=bench, edge=edge, ward=ward)
        self.sheet = COMPANY.lead(self.sheet, self._slug(who))
        self.tell("turns-to", name=self.sheet.name)

    def stance(self, who: str) -> Stance:
        """Return what lasts from round to round for a hero."""
        if who == hero_key(self.sheet):
            return Stance(self.battle.edge, self.battle.ward)
        return self.battle.bench.get(who, Stance())

    def back(self) -> None:
        """Let the hero lead again who led when it began, or the next who can."""
        leader = COMPANY.named(self.sheet, self.battle.leader)
        if leader is not None and leader.up:
            self.sheet = COMPANY.lead(self.sheet, self.battle.leader)
        elif self.sheet.party:
            self.sheet = COMPANY.next_able(self.sheet) or self.sheet

    def _slug(self, who: str) -> str:
        return slug(self.sheet.name) if who == HERO else who.removeprefix(f"{HERO} ")

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
