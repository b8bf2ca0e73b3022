"""The table of a fight: its scripts change the battle there, ask the player and end the fight."""

from dataclasses import replace

from solo.dataclass import dataclass
from solo.rules.core.bases import BROKEN_OFF
from solo.rules.core.dice import Dice
from solo.rules.core.fights.turns import LATER, NOW, SomethingFirst, TurnBase, in_a_fight
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.party.company import about, slug
from solo.rules.core.protocols import AnyCheck
from solo.rules.core.table import Over, Question, Script
from solo.rules.two_d20.conan.checks.combat_dice import HARMED, UNHARMED
from solo.rules.two_d20.conan.checks.skill import SkillTest
from solo.rules.two_d20.conan.checks.spends import GAME
from solo.rules.two_d20.conan.fight.difficulty import improvised_test, pressed
from solo.rules.two_d20.conan.fight.state import Attack, Battle, Fighter, Stance
from solo.rules.two_d20.conan.fight.words import words
from solo.rules.two_d20.conan.health.harm import Blow, told
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.party import COMPANY
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.core.fighting import DEFEATED, HERO, WON, tell_cause
from solo.rules.two_d20.core.improvise import degree
from solo.rules.two_d20.core.party import PartyTable, able
from solo.rules.two_d20.core.pool import Pool
from solo.rules.two_d20.core.sheet import changed, set_points
from solo.rules.two_d20.core.skill_test import Frame, skill_test
from solo.rules.two_d20.core.testing import Terms, counted
from solo.words import Message

BACK = Option("back", words("back"))


class FightTable(PartyTable[Sheet, Battle]):
    """A table with the battle as it stands."""

    __slots__ = ("victim",)

    company = COMPANY
    victim: str  # the hero of several of whom everything told now speaks, by name

    def __init__(self, sheet: Sheet, dice: Dice) -> None:
        super().__init__(sheet, dice)
        self.victim = ""

    def tell(self, code: str, **facts: object) -> None:
        super().tell(code, **facts)
        if self.victim:
            self.notes[-1:] = about(self.victim, self.notes[-1:])

    def become(self, changed: tuple[Sheet, tuple[Note, ...]]) -> None:
        sheet, notes = changed
        super().become((sheet, about(self.victim, notes) if self.victim else notes))

    @property
    def hero(self) -> Stance:
        """The hero's stance."""
        return self.battle.hero

    def stand(self, **changes: object) -> None:
        """Change the hero's stance."""
        self.battle = self.battle.stand(**changes)

    def put(self, fighter: Fighter) -> None:
        """Put a foe or an ally in the place of what they were."""
        self.battle = self.battle.put(fighter)

    def up(self, key: str) -> bool:
        """Say whether a foe or an ally is still in the fight."""
        return not self.battle.fighter(key).down

    def tell_first(self, code: str, **facts: object) -> None:
        """Tell an attack first, before what it has caused in this step."""
        note = Note(code, facts)
        tell_cause(self.notes, about(self.victim, (note,))[0] if self.victim else note)

    def pay_doom(self, cost: int) -> dict[str, int]:
        """Spend Doom; return the facts of it for a note: `doom`, and what is left, `now`."""
        self.sheet, _ = set_points(self.sheet, "threat", self.sheet.threat - cost)
        return {"doom": cost, "now": self.sheet.threat}

    @property
    def asking(self) -> bool:
        """Whether rolls stop for the offers around them."""
        return self.asks(self.battle.asks)

    def usual(self, question: Question) -> Question:
        """Return a question between turns: improvised actions wait."""
        return replace(question, turn=question.turn or SomethingFirst())

    def test(self, check: SkillTest, frame: Frame) -> Script[Outcome]:
        """Make a test of the hero's, which `why` explains; the time is that of the rounds."""
        frame = frame._replace(closed=True)
        outcome = yield from skill_test(self, check, asks=self.asking, frame=frame)
        self.explains(outcome)
        self.minutes = 0
        return outcome

    def keep_attack(
        self, attack: Attack, pool: Pool, fell: tuple[tuple[int, ...], tuple[int, ...]], needed: int
    ) -> None:
        """Keep an attack of a foe or an ally as it fell, to be explained by `why`."""
        faces, helped = fell
        one, count = self.battle.fighter(attack.attacker), pool.tally(faces, helped)
        mine = attack.target == HERO
        at = (self.named or "you") if mine else self.battle.fighter(attack.target).name
        outcome = counted(Terms("", one.block.tn, "", 0, pool, needed, against=at), count, GAME)
        who = words("attacked", name=one.name, at=at, weapon=attack.weapon.name)
        facts = {**outcome.facts, "helped": helped, "who": who}
        self.explains(outcome._replace(faces=(*faces, *helped), facts=facts))

    def keep_blow(self, name: str, blow: Blow, **found: int) -> None:
        """Keep a hit on somebody to be explained by `why`.

        Args:
            name: Who is hit.
            blow: The damage.
            **found: What came of it, if it has fallen: `soak`, `ignored`, `through`, `harm`.
        """
        who = words("hit-on", name=name, place=blow.place)
        facts = {"who": who, "dice": blow.hit.damage, "bonus": blow.bonus, **told(blow), **found}
        through = found.get("through", blow.damage)
        label = HARMED if through else UNHARMED
        outcome = Outcome(label, through, int(not through), blow.faces, facts=facts)
        if found:
            self.explains(outcome)
        else:
            self.shows(outcome)

    def judge(self) -> None:
        """End the fight if it is over."""
        self.answered()
        if self.battle.ended:
            self.end(self.battle.ended)
        if self.sheet.fallen and COMPANY.next_able(self.sheet) is None:
            self.end(DEFEATED)
        if not self.battle.standing:
            self.end(WON)

    def end(self, how: str) -> None:
        """End the fight at once."""
        self.battle = replace(self.battle, ended=how)
        self._close()
        raise Over(self.battle.outcome())

    def left(self) -> Outcome:
        """Close a fight that the story has left."""
        self._close()
        return Outcome(BROKEN_OFF)

    def _close(self) -> None:
        """Let Harm that was ignored for the scene count again (CON-070); a round takes a minute."""
        leader = COMPANY.named(self.sheet, self.battle.leader)
        if leader is not None and able(leader):
            self.turn_to(self.battle.leader, tells=False)
        elif following := COMPANY.next_able(self.sheet):
            self.turn_to(slug(following.name), tells=False)
        self.sheet, _ = COMPANY.each(self.sheet, _minding)
        self.minutes = self.battle.round


def _minding(sheet: Sheet) -> tuple[Sheet, tuple[Note, ...]]:
    return changed(sheet, ignoring={}), ()


@dataclass(frozen=True, slots=True)
class Improvised(TurnBase):
    """The rules of an improvised action in the hero's turn: it is a Standard Action."""

    table: FightTable

    @property
    def alterable(self) -> bool:
        return True

    def moment(self) -> str:
        """Return whether the hero may act now."""
        return NOW if self.table.hero.standard else LATER

    def attempt(self, check: AnyCheck, *, written: bool = False) -> AnyCheck:
        """Return what is tried as it is rolled here."""
        if not isinstance(check, SkillTest):
            return check
        battle = self.table.battle
        return pressed(battle, check) if written else improvised_test(battle, check)

    def told(self, trait: str, outcome: Outcome, number: int) -> Message:
        """Return prose for the result."""
        return words(in_a_fight(printed("tries"), degree(outcome), number))

    @property
    def worth(self) -> Message:
        """What success brings, as it is told before the roll."""
        return words(printed("tries")["fight"]["worth"])
