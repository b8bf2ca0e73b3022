"""The table of a fight: the working copy of its rules between two questions."""

from dataclasses import replace

from solo.rules.core.fights.turns import LATER, NOW, TurnBase, in_a_fight
from solo.rules.core.outcome import Note, Outcome
from solo.rules.core.party.company import slug
from solo.rules.core.protocols import Check
from solo.rules.core.table import Lines, Over, Question, Script
from solo.rules.two_d20.core import combat_dice
from solo.rules.two_d20.core.fighting import DEFEATED, WON, tell_cause
from solo.rules.two_d20.core.improvise import degree
from solo.rules.two_d20.core.party import PartyTable, able
from solo.rules.two_d20.core.skill_test import Frame, skill_test
from solo.rules.two_d20.fallout.checks.combat_dice import HARMED, UNHARMED
from solo.rules.two_d20.fallout.checks.skill import SkillTest
from solo.rules.two_d20.fallout.fight.state import Battle, Fighter, hero_key
from solo.rules.two_d20.fallout.gear.written import Weapon
from solo.rules.two_d20.fallout.health.damage import damage_of, through
from solo.rules.two_d20.fallout.heroes.sheet import Sheet
from solo.rules.two_d20.fallout.party import COMPANY
from solo.rules.two_d20.fallout.printed import printed
from solo.rules.two_d20.fallout.words import words
from solo.words import Message, Text


class FightTable(PartyTable[Sheet, Battle]):
    """A fight while somebody has a turn."""

    __slots__ = ("extra", "major", "majors", "minor", "minors")

    company = COMPANY
    minor: int  # minor actions that the hero has left this turn
    major: int  # and major actions
    minors: int  # minor actions taken this round, 2 at most (FO-023)
    majors: int  # and major actions (FO-024)
    extra: bool  # whether a major action was bought, so that tests are a step harder

    def set_up(self, battle: Battle) -> None:
        """Begin with a fight as it stands between two turns."""
        self.battle = battle
        self.minor = self.major = self.minors = self.majors = 0
        self.extra = False

    @property
    def harder(self) -> int:
        """The steps by which tests are harder: a bought major action (FO-024), and the moment."""
        bought = int(printed("action-points")["major_harder"]) if self.extra else 0
        return bought + self.battle.pressed

    @property
    def asking(self) -> bool:
        """Whether rolls stop for the offers around them."""
        return self.asks(self.battle.asks)

    def no_longer_due(self, who: str) -> None:
        """Take somebody out of those who are still to act in this round."""
        queue = tuple(key for key in self.battle.queue if key != who)
        self.battle = replace(self.battle, queue=queue)

    def put(self, fighter: Fighter) -> None:
        """Put a foe or an ally in as it is now."""
        self.battle = self.battle.put(fighter)

    def usual(self, question: Question) -> Question:
        """Return a question at which improvised actions wait, unless it says otherwise."""
        return question if question.turn else replace(question, turn=Improvising(self))

    def tell_first(self, code: str, **facts: object) -> None:
        """Tell a roll first, before what it has caused in this step."""
        tell_cause(self.notes, Note(code, facts))

    def test(self, check: SkillTest, above: Lines = (), harm: Text = "") -> Script[Outcome]:
        """Make a test, under some lines of the fight; it can't be left, and `why` explains it."""
        frame = Frame(closed=True, above=lambda: above() if callable(above) else above, harm=harm)
        outcome = yield from skill_test(self, check, asks=self.asking, frame=frame)
        self.explains(outcome)
        return outcome

    def keep_damage(
        self,
        faces: tuple[int, ...],
        weapon: Weapon,
        armor: int,
        who: Text,
        *,
        lies: bool = False,
    ) -> tuple[int, int]:
        """Return the damage of combat dice, and what gets through; `why` explains them.

        Args:
            faces: The combat dice.
            weapon: What they are rolled for.
            armor: The armor of whoever is hit.
            who: Who hits whom, in a sentence.
            lies: Whether the dice may yet be changed.
        """
        damage = damage_of(faces, weapon.qualities)
        left = through(damage, armor, faces, weapon.qualities)
        effects = combat_dice.read(faces).effects
        pierced = min(armor, weapon.qualities.get("piercing", 0) * effects)
        facts = {"who": who, "damage": damage, "effects": effects, "armor": armor, "through": left,
                 "pierced": pierced}  # fmt: skip
        keep = self.shows if lies else self.explains
        keep(Outcome(HARMED if left else UNHARMED, left, faces=faces, facts=facts))
        return damage, left

    def judge(self) -> None:
        """End the fight if one side is down."""
        if self.sheet.fallen:
            self.hero_down()
        if not self.battle.foes:
            self.end(WON)

    def hero_down(self) -> None:
        """Let the others fight on for a hero who has fallen; without any the fight is lost."""
        self.no_longer_due(hero_key(self.sheet))
        following = COMPANY.next_able(self.sheet)
        if following is None:
            self.end(DEFEATED)
        else:
            self.turn_to(slug(following.name))

    def back(self) -> None:
        """Let the hero lead again who led when it began, or the next who can."""
        leader = COMPANY.named(self.sheet, self.battle.leader)
        if leader is not None and able(leader):
            self.sheet = COMPANY.lead(self.sheet, self.battle.leader)
        elif self.sheet.party and not able(self.sheet):
            self.sheet = COMPANY.next_able(self.sheet) or self.sheet

    def end(self, label: str) -> None:
        """End the fight; a round takes a minute."""
        self.back()
        self.minutes = self.battle.round
        raise Over(self.battle.outcome(label))


class Improvising(TurnBase):
    """The meaning of an improvised action at a question of a fight: it is a major action."""

    def __init__(self, table: FightTable, *, own: bool = False) -> None:
        self._table = table
        self._own = own  # whether the question is what the hero does in a turn

    @property
    def alterable(self) -> bool:
        return self._own

    def moment(self) -> str:
        """Return whether the hero may act now."""
        return NOW if self._own and self._table.major else LATER

    def attempt(self, check: Check[Sheet], *, written: bool = False) -> Check[Sheet]:
        """Return what is tried as it is rolled here: no easier than 1, and harder if bought."""
        if written or not isinstance(check, SkillTest):
            return check
        mod = check.difficulty_mod + self._table.harder
        return replace(check, difficulty=max(1, check.difficulty), difficulty_mod=mod)

    def told(self, trait: str, outcome: Outcome, number: int) -> Message:
        """Return prose for the result."""
        return words(in_a_fight(printed("tries"), degree(outcome), number))

    @property
    def worth(self) -> Message:
        """What success brings, as it is told before the roll."""
        return words(printed("tries")["fight"]["worth"])
