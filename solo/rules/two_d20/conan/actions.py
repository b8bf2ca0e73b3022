"""Actions that are a skill test, and what follows from them (CON-024, CON-025).

Notes: tested, exploited, guarded, treated, deed, and those of `harm`.
"""

from dataclasses import dataclass, replace
from typing import Any

from solo.rules.dice import Dice
from solo.rules.outcome import Note, Option, Outcome
from solo.rules.two_d20.conan.attack import hero_test
from solo.rules.two_d20.conan.battle import Battle, Move
from solo.rules.two_d20.conan.fight import TURNED
from solo.rules.two_d20.conan.harm import recover, roll_blow
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.conan.sheet import Sheet
from solo.rules.two_d20.conan.striking import strike
from solo.rules.two_d20.rolling import Rolling
from solo.rules.two_d20.testing import Plan

Notes = tuple[Note, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Testing:
    """A Standard or Minor Action that is a skill test; `action` says what follows from it."""

    action: str
    inner: Any

    @property
    def forced(self) -> str | None:
        forced: str | None = self.inner.forced
        return forced

    def status(self, battle: Battle, sheet: Sheet) -> tuple[str, ...]:
        status: tuple[str, ...] = self.inner.status(sheet)
        return status

    def options(self, battle: Battle, sheet: Sheet) -> tuple[Option, ...]:
        options: tuple[Option, ...] = self.inner.options(sheet)
        return options

    def step(self, battle: Battle, option: str, words: str, sheet: Sheet, dice: Dice) -> Move:
        step = self.inner.step(option, words, sheet, dice)
        if step.outcome is None:
            return Move(battle, replace(self, inner=step.encounter), step.sheet, step.notes)
        facts = {
            "action": self.action,
            "faces": step.outcome.faces,
            "successes": step.outcome.successes,
            "difficulty": step.outcome.facts["difficulty"],
            "passed": step.outcome.facts["passed"],
        }
        notes = (*step.notes, Note("tested", facts))
        return done(self.action, step.outcome, battle, step.sheet, dice, notes)


def begin_test(battle: Battle, action: str, sheet: Sheet) -> Move:
    """Begin an action that is a skill test."""
    deed = next((one for one in battle.plan.deeds if f"deed-{one.id}" == action), None)
    if deed is not None:
        extra = hero_test(battle, "athletics").difficulty_mod
        test = replace(deed.check, difficulty_mod=deed.check.difficulty_mod + extra)
    else:
        kind = next(name for name in _SKILLS if action.startswith(name))
        test = hero_test(battle, _SKILLS[kind])
    # What an action regains is made of its own Momentum, which is then used up, not saved.
    held = action.startswith(("recover", "treat"))
    inner = Rolling(replace(test, held=held), battle.asks, Plan(), closed=True)
    return Move(battle, Testing(action=action, inner=inner), sheet)


def recovered(momentum: int) -> int:
    """Return the points that Recover and Treatment give back (our default)."""
    table = printed("recovery")
    return int(table["points"]) + int(table["per_momentum"]) * momentum


def done(
    action: str, outcome: Outcome, battle: Battle, sheet: Sheet, dice: Dice, notes: Notes
) -> Move:
    """Do what a test was made for."""
    if not outcome.facts["passed"]:
        return Move(battle, None, sheet, notes)
    momentum = outcome.facts["momentum"]
    if action.startswith("recover-"):
        mental = action == "recover-resolve"
        sheet, more = recover(sheet, recovered(momentum), mental=mental)
        return Move(battle, None, sheet, (*notes, *more))
    if action == "regain-guard":
        return Move(battle.stand(guard=True), None, sheet, (*notes, Note("guarded", {})))
    if action.startswith("exploit-"):
        key = action.removeprefix("exploit-")
        told = Note("exploited", {"name": battle.fighter(key).name})
        return Move(battle.stand(exploited=key), None, sheet, (*notes, told))
    if action.startswith("treat-"):
        return _treated(action.removeprefix("treat-"), battle, sheet, momentum, notes)
    return _deed(action, battle, sheet, dice, notes)


def _treated(key: str, battle: Battle, sheet: Sheet, momentum: int, notes: Notes) -> Move:
    ally = battle.fighter(key)
    vigor = min(ally.block.vigor, ally.vigor + recovered(momentum))
    facts = {"name": ally.name, "by": vigor - ally.vigor, "now": vigor}
    battle = battle.put(replace(ally, vigor=vigor))
    return Move(battle, None, sheet, (*notes, Note("treated", facts)))


def _deed(action: str, battle: Battle, sheet: Sheet, dice: Dice, notes: Notes) -> Move:
    deed = next(one for one in battle.plan.deeds if f"deed-{one.id}" == action)
    battle = replace(battle, happened=(*battle.happened, deed.id))
    notes = (*notes, Note("deed", {"text": deed.text}))
    if deed.damage:
        zone = deed.zone or battle.hero.zone
        for foe in battle.standing:
            if foe.zone == zone:
                blow = roll_blow(dice, deed.damage, {}, mental=False)
                battle, more = strike(battle, foe, blow, dice, sheet.options)
                notes += more
    if deed.ends:
        battle = replace(battle, ended=TURNED)
    return Move(battle, None, sheet, notes)


_SKILLS = {
    "recover-vigor": "resistance",
    "recover-resolve": "discipline",
    "regain-guard": "parry",
    "exploit": "insight",
    "treat": "healing",
}
"""The skill of each action that is a test (CON-024, CON-025, CON-048)."""
