"""A fight as the engine plays it: a frozen value that asks, takes an answer, and goes on."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from solo.rules.art.checks.improvise import told_in_a_fight
from solo.rules.art.fight import (
    area,
    attack,
    deeds,
    defend,
    fumble,
    grapple,
    harm,
    policy,
    rounds,
    struck,
    trying,
    turn,
)
from solo.rules.art.fight.combat import Combat
from solo.rules.art.fight.draft import Draft, Question
from solo.rules.art.fight.ends import broken_off, look, minutes
from solo.rules.art.fight.offers import Offer
from solo.rules.art.fight.state import Fight, Fighter
from solo.rules.art.fight.tasks import (
    Act,
    Again,
    AllOut,
    Assault,
    Blow,
    Defend,
    Down,
    DropThen,
    EndTurn,
    FoeActs,
    FoeMoves,
    FreeAttack,
    Fumbled,
    HoldBack,
    Initiative,
    NextTurn,
    Opening,
    OrderTurns,
    Parry,
    PlayDead,
    Salvo,
    Strike,
    Takedown,
    Task,
    Unheard,
    Volley,
    Ward,
    Wounds,
)  # fmt: skip
from solo.rules.art.fight.track import places
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.party import members as party
from solo.rules.core.dice import Dice
from solo.rules.core.encounters import refuse
from solo.rules.core.odds import Odds
from solo.rules.core.outcome import Option, Outcome, Step
from solo.rules.core.system import Check
from solo.rules.core.turns import InTurns

BEGIN = "begin"
_MOST_TASKS = 20_000  # within one step; more would be a fight that goes on without anybody

DOERS: Mapping[type, Callable[[Draft, Any], None]] = {
    Opening: rounds.opening,
    Initiative: rounds.initiative,
    OrderTurns: rounds.order_turns,
    AllOut: rounds.all_out,
    NextTurn: rounds.next_turn,
    Act: turn.act,
    EndTurn: rounds.end_turn,
    Again: rounds.again,
    Blow: attack.make,
    Unheard: attack.unheard,
    Assault: defend.announce,
    Ward: defend.ward,
    Defend: defend.defend,
    Parry: struck.parry,
    PlayDead: lambda draft, task: deeds.play_dead(draft, task.who),
    Wounds: harm.wound,
    Fumbled: fumble.fumble,
    FreeAttack: fumble.free_attack,
    Salvo: area.salvo,
    DropThen: area.drop_then,
    Volley: area.volley,
    Takedown: grapple.takedown,
    Down: grapple.down,
    FoeActs: lambda draft, task: policy.act(draft, task.who),
    Strike: policy.strike,
    FoeMoves: policy.moves,
    HoldBack: policy.hold_back,
}
"""Who does each kind of task."""


@dataclass(frozen=True, kw_only=True)
class Fighting(InTurns):
    """A fight that waits for the player, or is about to begin.

    Args:
        fight: The fight as it stands.
        stack: What is yet to be done, the next last.
        question: What the player decides now; None before it begins.
        rolled: The last roll that fell, so that it can be explained.
    """

    fight: Fight
    stack: tuple[Task, ...] = ()
    question: Question | None = None
    rolled: Outcome | None = None

    @property
    def forced(self) -> str | None:
        return BEGIN if self.question is None else None

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        if self.question is None:
            return ()
        return self.question.status(Draft(self.fight, sheet))

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        if self.question is None:
            return (Option(BEGIN, "Begin", hint="begin"),)
        return self.question.options(Draft(self.fight, sheet))

    def odds(self, option: str, sheet: Sheet) -> Odds | None:
        """Return the exact chances of the roll that an option makes; None when it makes none."""
        if self.question is None:
            return None
        return self.question.odds(Draft(self.fight, sheet), option)

    def draft(self, sheet: Sheet) -> Draft:
        """Return a workbench on which nothing is done, to look things up on."""
        return Draft(self.fight, sheet)

    def offers_of(self, sheet: Sheet) -> list[Offer]:
        """Return everything that is offered on a turn, on all its pages; nothing between turns."""
        if not isinstance(self.question, turn.Taking):
            return []
        return self.question.offers(self.draft(sheet))

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        draft = Draft(self.fight, sheet, dice, self.stack)
        if self.question is None:
            refuse(option, self.options(sheet))
            draft.push(Opening())
        else:
            self.question.take(draft, option, words)
            look(draft)
        _run(draft)
        return _closed(draft, self.rolled)

    # What nobody listed

    def moment(self, sheet: Sheet) -> str:
        return trying.turn_now(self.draft(sheet), self.question)

    def attempt(self, check: Check, sheet: Sheet) -> Check:
        return trying.attempt(self.draft(sheet), check)

    def told(self, trait: str, outcome: Outcome, number: int) -> str:
        return told_in_a_fight(trait, outcome, number)

    def tried(self, outcome: Outcome, sheet: Sheet, dice: Dice) -> Step:
        draft = Draft(self.fight, sheet, dice, self.stack)
        trying.tried(draft, outcome)
        look(draft)
        _run(draft)
        return _closed(draft, outcome)

    def broken_off(self, sheet: Sheet) -> Step:
        draft = self.draft(sheet)
        broken_off(draft)
        return _closed(draft, self.rolled)


def _run(draft: Draft) -> None:
    """Do what is to be done until somebody has to decide, or the fight is over."""
    for _ in range(_MOST_TASKS):
        if draft.asking is not None or draft.outcome is not None:
            return
        task = draft.stack.pop() if draft.stack else NextTurn()
        DOERS[type(task)](draft, task)
        look(draft)
    raise RuntimeError("a fight goes on without end")


def _closed(draft: Draft, rolled: Outcome | None) -> Step:
    notes = tuple(draft.notes)
    if draft.outcome is not None:
        sheet = draft.whole(draft.fight.leader)
        if not party.able(sheet):
            up = party.next_able(sheet)
            sheet = sheet if up is None else up
        return Step(None, sheet, notes, draft.outcome, minutes(draft))
    question = draft.asking
    assert question is not None
    who = draft.fight.fighters[question.who].key if question.who else draft.fight.leader
    following = Fighting(
        fight=draft.fight,
        stack=tuple(draft.stack),
        question=question,
        rolled=draft.last or rolled,
    )
    return Step(following, draft.whole(who), notes)


# The beginning


def open_fight(combat: Combat, sheet: Sheet, *, asks: bool) -> Fighting:
    """Return a fight about to begin, with everybody in place."""
    here, there = places(combat.distance, combat.bands, combat.band)
    fighters: dict[str, Fighter] = {}
    for member in party.members(sheet):
        key = party.slug(member.name)
        hidden = combat.surprise == "foes"
        fighters[key] = Fighter(
            id=key, key=key, name=member.name, side="hero", band=here, hidden=hidden
        )
    for key, foe in party.able_companions(sheet).items():
        if combat.friends is None or key in combat.friends:
            ident = _unused(key, fighters)
            wounds = sheet.companion_wounds.get(key, frozenset())
            fighters[ident] = Fighter(id=ident, key=key, name=foe.name, side="friend", block=foe,
                                      band=here, checked=wounds)  # fmt: skip
    _add_foes(combat, fighters, there)
    fight = Fight(combat=combat, asks=asks, fighters=fighters, leader=party.slug(sheet.name))
    return Fighting(fight=fight)


def _add_foes(combat: Combat, fighters: dict[str, Fighter], there: int) -> None:
    """Put the foes in; several of a name are numbered."""
    blocks = [
        (placed, placed.block(combat.blocks[placed.foe]))
        for placed in combat.foes
        for _ in range(placed.count)
    ]
    names = [block.name for _, block in blocks]
    met: dict[str, int] = {}
    for placed, block in blocks:
        met[block.name] = met.get(block.name, 0) + 1
        many = names.count(block.name) > 1
        name = f"{block.name} {met[block.name]}" if many else block.name
        ident = _unused(f"{placed.foe}-{met[block.name]}" if many else placed.foe, fighters)
        fighters[ident] = Fighter(
            id=ident,
            key=placed.foe,
            name=name,
            side="foe",
            block=block,
            band=there if placed.band is None else placed.band,
            hidden=placed.hidden,
        )


def _unused(ident: str, fighters: Mapping[str, Fighter]) -> str:
    name, number = ident, 2
    while name in fighters:
        name, number = f"{ident}-{number}", number + 1
    return name
