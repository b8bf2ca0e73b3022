"""A fight as an encounter: its decisions, its place graph in words, and how it ends."""

from dataclasses import dataclass, replace
from typing import Any

from solo.rules.core.dice import Dice, LoadedDice
from solo.rules.core.encounters import refuse
from solo.rules.core.numbers import plural
from solo.rules.core.odds import Odds
from solo.rules.core.outcome import Option, Outcome, Step
from solo.rules.core.system import Check
from solo.rules.core.turns import LATER, NOW, InTurns, in_a_fight
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.checks.improvise import degree, no_easier, worth
from solo.rules.fictive_hack.fight import phases, places
from solo.rules.fictive_hack.fight.choosing import ChooseAction, improvised
from solo.rules.fictive_hack.fight.odds import weigh
from solo.rules.fictive_hack.fight.state import ALLY, FOE, HERO, Fighter, State, Turn
from solo.rules.fictive_hack.fight.table import Table
from solo.rules.fictive_hack.fight.tactics import shown
from solo.rules.fictive_hack.fight.written import COUNTS, Fight
from solo.rules.fictive_hack.foe import Foe
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.health import wounds as health
from solo.rules.fictive_hack.heroes import talents
from solo.rules.fictive_hack.heroes.sheet import Sheet, changed
from solo.rules.fictive_hack.printed import printed

ROUNDS_A_MINUTE = 6


@dataclass(frozen=True, slots=True, kw_only=True)
class Combat(InTurns):
    """A fight between two decisions.

    Args:
        state: How it stands.
        ask: What the player has to decide; None before it has begun.
    """

    state: State
    ask: Any = None

    @property
    def forced(self) -> str | None:
        return "begin" if self.ask is None else None

    @property
    def rolled(self) -> Outcome | None:
        """The last roll that fell, which a player may want explained."""
        return self.state.rolled

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        if self.ask is None:
            return ()
        lines: tuple[str, ...] = self.ask.status(self.state, sheet)
        if lines:
            return lines
        return (*_where(self.state, sheet), *_who(self.state))

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        if self.ask is None:
            return (Option("begin", "Fight", hint="begin"),)
        found: tuple[Option, ...] = self.ask.options(self.state, sheet)
        return found

    def odds(self, option: str, sheet: Sheet) -> Odds | None:
        return None if self.ask is None else weigh(self.ask, option, self.state, sheet)

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        table = Table(self.state, sheet, dice)
        if self.ask is None:
            _open(table)
        else:
            self.ask.take(table, option, words)
        return _onward(table)

    # What nobody listed

    def moment(self, sheet: Sheet) -> str:
        return NOW if isinstance(self.ask, ChooseAction) else LATER

    def attempt(self, check: Check, sheet: Sheet) -> Check:
        return no_easier(check)

    def told(self, trait: str, outcome: Outcome, number: int) -> str:
        return in_a_fight(printed("tries"), trait, degree(outcome), number)

    def tried(self, outcome: Outcome, sheet: Sheet, dice: Dice) -> Step:
        """Let it be the action of the round, with what it adds to the next roll."""
        table = Table(self.state, sheet, dice)
        table.take(worth(outcome).apply(sheet, dice))
        improvised(table, self.ask.after)
        return _onward(table)

    def broken_off(self, sheet: Sheet) -> Step:
        """Close it as if the hero had got away: nothing is won by it."""
        return _close(Table(replace(self.state, over="fled"), sheet, LoadedDice(())))


def begin(fight: Fight, sheet: Sheet, *, asks: bool) -> Combat:
    """Open a fight: everybody takes their place."""
    fighters = [*_placed(fight)]
    if fight.companions and sheet is not None:
        fighters += [
            Fighter(id=_unique(key, fighters), block=block, arena=fight.start, side=ALLY)
            for key, block in sheet.companions.items()
        ]
    turn = Turn(arena=fight.start)
    return Combat(state=State(fight=fight, asks=asks, fighters=tuple(fighters), turn=turn))


def _onward(table: Table) -> Step:
    """Go on until the player has to decide something, or the fight is over."""
    phases.run(table)
    if not table.state.over:
        following = Combat(state=table.state, ask=table.ask)
        return Step(following, table.sheet, tuple(table.notes))
    return _close(table)


def _placed(fight: Fight) -> list[Fighter]:
    found: list[Fighter] = []
    for placed in fight.foes:
        block = placed.block or Foe(name=placed.foe)
        arena = placed.arena or fight.start
        grouped = block.kind == "minion"
        for _ in range(1 if grouped else placed.count):
            count = placed.count if grouped else 1
            found.append(Fighter(
                id=_unique(placed.foe, found), block=block, arena=arena, count=count, start=count,
                aware=placed.aware and not fight.surprise, resolve=block.resolve,
            ))  # fmt: skip
    return found


def _unique(key: str, fighters: list[Fighter]) -> str:
    """Return an id that nobody has: the second guard is `guard-2`."""
    taken = {one.id for one in fighters} | {HERO, "all"}
    found, number = key, 1
    while found in taken:
        number += 1
        found = f"{key}-{number}"
    return found


def _open(table: Table) -> None:
    table.sheet = talents.new_arena(table.sheet)
    if table.state.fight.gloat:
        table.feed(table.state.fight.gloat, "the villain's laugh")


def _where(state: State, sheet: Sheet) -> tuple[str, ...]:
    """Say how the hero stands and where; the whole chart in the first round and when asked."""
    lines = [f"Round {state.round}. {sheet.left} of {plural(sheet.most, 'Wound')}, {sheet.ap} AP, "
             f"{_in_hand(sheet)}.", places.here(state)]  # fmt: skip
    lines += places.chart(state) if state.round == 1 else places.elsewhere(state)
    if state.round == 1:
        lines.append("What takes focus is done last, if nothing wounds you on the way.")
    if state.turn.cornered:
        lines.append("You are cornered: you can't move this round.")
    return tuple(lines)


def _in_hand(sheet: Sheet) -> str:
    parts = [sheet.weapon.name + (f" ({sheet.weapon.ammo})" if sheet.weapon.ranged else "")]
    if sheet.shielded:
        parts.append(f"{sheet.shield} shield")
    if sheet.parrying:
        parts.append(f"{sheet.parrying} to parry")
    if sheet.frightened:
        parts.append("intimidated")
    if gear.encumbered(sheet):
        parts.append("encumbered: every roll fails")
    return ", ".join(parts)


def _who(state: State) -> tuple[str, ...]:
    """Tell what the foes mean to do, and how those who are hurt stand."""
    lines = []
    for one in state.standing(FOE):
        line = one.does(f"{shown(state, one)}.")
        states = (("intimidated", one.frightened), ("cornered", one.cornered))
        marks = [word for word, is_so in states if is_so]
        if not one.grouped:
            marks.insert(0, f"{one.left} of {plural(one.block.wounds, 'Wound')}")
        if marks:
            line += f" ({', '.join(marks)})"
        if state.round == 1:
            line += f" Manner: {one.block.manner}."
        lines.append(f"{line[:1].upper()}{line[1:]}")
    return tuple(lines)


def _close(table: Table) -> Step:
    """End a fight: what it pays, what is fresh again, and how the hero comes out of it."""
    state, label = table.state, table.state.over
    won = label in ("won", "talked", "endured")
    if won and state.fight.award:
        table.take(awesome.gain(table.sheet, state.fight.award, "the fight"))
    _pay_bravery(table)
    if table.sheet.state == "ko":
        table.take(health.come_to(table.sheet))
    sheet = talents.new_arena(table.sheet)
    table.sheet = changed(sheet, borrowed=frozenset(), used=frozenset())
    successes, failures = COUNTS[label]
    down = sum(_felled(one) for one in state.fighters if one.side == FOE)
    fallen = tuple(one.id for one in state.fighters if one.side == ALLY and one.gone)
    robbed = tuple(one.id for one in state.fighters if "robbed" in one.used)
    facts = {"rounds": state.round, "down": down, "passed": won, "fallen": fallen,
             "robbed": robbed, "arena": state.turn.arena}  # fmt: skip
    triggers = (*(f"lost-{key}" for key in fallen), *(f"robbed-{key}" for key in robbed))
    outcome = Outcome(label, successes, failures, triggers=triggers, facts=facts)
    minutes = -(-max(1, state.round) // ROUNDS_A_MINUTE)
    return Step(None, table.sheet, tuple(table.notes), outcome, minutes)


def _felled(one: Fighter) -> int:
    """Return how many of a fighter are down: of a group those who fell before the rest ran."""
    if one.grouped:
        return one.start - one.count
    return int(one.gone in ("down", "ko"))


def _pay_bravery(table: Table) -> None:
    """Pay who entered a fight without armor, was in danger and lives (FH-074, FH-075)."""
    turn, sheet = table.state.turn, table.sheet
    bare = gear.armor(sheet) == "none" and not turn.shielded
    if bare and turn.endangered and sheet.state not in ("dead", "dying"):
        table.take(awesome.gain(sheet, int(printed("armor")["unarmored_ap"]), "fighting unarmored"))
