"""Actions that are a skill test, and what follows from them (CON-024, CON-025).

Notes: tested, exploited, guarded, treated, deed, and those of `harm`.
"""

from dataclasses import dataclass, replace

from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Note, Outcome
from solo.rules.two_d20.conan.fight.attack import hero_test, pressing, swift
from solo.rules.two_d20.conan.fight.hits import strike
from solo.rules.two_d20.conan.fight.momentum import Spare, offered
from solo.rules.two_d20.conan.fight.state import Battle
from solo.rules.two_d20.conan.fight.written import Deed
from solo.rules.two_d20.conan.health.harm import recover, roll_blow
from solo.rules.two_d20.conan.health.recovery import recovered
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.core.fighting import TURNED, Move, Testing, tested
from solo.rules.two_d20.core.offering import Buy
from solo.rules.two_d20.core.rolling import Rolling
from solo.rules.two_d20.core.sheet import Notes
from solo.rules.two_d20.core.testing import Plan


@dataclass(frozen=True, slots=True, kw_only=True)
class Acting(Testing):
    """A Standard or Minor Action that is a skill test; `action` says what follows from it."""

    action: str

    def rolled(
        self, battle: Battle, outcome: Outcome, sheet: Sheet, dice: Dice, notes: Notes
    ) -> Move:
        passed = outcome.facts["passed"]
        facts = {"action": self.action, **tested(outcome), "passed": passed}
        notes = (Note("tested", facts), *notes)
        return done(self.action, outcome, battle, sheet, dice, notes)


def begin_test(battle: Battle, action: str, sheet: Sheet) -> Move:
    """Begin an action that is a skill test."""
    deed = _deed_of(battle, action)
    if deed is not None:
        steps = (*swift(battle), *pressing(battle, deed.check.skill))
        because = tuple(step for step in steps if step[1])
        test = replace(deed.check, because=because, held=True, alone=True)
    else:
        kind = next(name for name in _SKILLS if action.startswith(name))
        minor = action == "regain-guard"
        test = hero_test(battle, _SKILLS[kind], () if minor else swift(battle))
    inner = Rolling(test, battle.asks, Plan(), closed=True)
    return Move(battle, Acting(action=action, inner=inner), sheet)


def done(
    action: str, outcome: Outcome, battle: Battle, sheet: Sheet, dice: Dice, notes: Notes
) -> Move:
    """Do what a test was made for, then offer what its Momentum may buy besides."""
    deed = _deed_of(battle, action)
    if deed is not None:
        triggers = [name for name in outcome.triggers if _counts(deed, name)]
        battle = replace(battle, happened=(*battle.happened, *triggers))
    if not outcome.facts["passed"]:
        return Move(battle, None, sheet, notes)
    momentum = outcome.facts["momentum"]
    kind, _, key = action.partition("-")
    if kind == "recover":
        # What an action regains is made of its own Momentum, which is then used up, not saved.
        sheet, more = recover(sheet, recovered(momentum), mental=key == "resolve")
        return Move(battle, None, sheet, (*notes, *more))
    if kind in ("treat", "calm"):
        return _treated(key, battle, sheet, momentum, notes, mental=kind == "calm")
    buys: tuple[Buy, ...] = ()
    if action == "regain-guard":
        battle, told = battle.stand(guard=True), Note("guarded", {})
    elif deed is None:
        battle, told = (
            battle.stand(exploited=key),
            Note("exploited", {"name": battle.fighter(key).name}),
        )
    else:
        buys, told = deed.check.buys, Note("deed", {"text": deed.text})
        battle, sheet, more = _deed(deed, battle, sheet, dice)
        notes = (*notes, *more)
    stage = Spare(told="It comes off.", left=momentum, acting=True, buys=buys)
    move = offered(stage, battle, sheet)
    return move._replace(notes=(*notes, told, *move.notes))


def _deed_of(battle: Battle, action: str) -> Deed | None:
    return next((one for one in battle.plan.deeds if f"deed-{one.id}" == action), None)


def _counts(deed: Deed, trigger: str) -> bool:
    """Say whether an author may answer what happened on top of a deed's test."""
    if trigger.startswith("complication"):
        return deed.check.on_complication == "author"
    return trigger in [one.id for one in deed.check.declarations]


def _treated(
    key: str, battle: Battle, sheet: Sheet, momentum: int, notes: Notes, *, mental: bool
) -> Move:
    """Give an ally Vigor back with Healing, or Resolve with Counsel (CON-025, CON-048)."""
    ally = battle.fighter(key)
    field = "resolve" if mental else "vigor"
    had, most = getattr(ally, field), getattr(ally.block, field)
    now = min(most, had + recovered(momentum))
    facts = {"name": ally.name, "called": field.capitalize(), "by": now - had, "now": now}
    battle = battle.put(replace(ally, vigor=ally.vigor if mental else now,
                                resolve=now if mental else ally.resolve))  # fmt: skip
    return Move(battle, None, sheet, (*notes, Note("treated", facts)))


def _deed(deed: Deed, battle: Battle, sheet: Sheet, dice: Dice) -> tuple[Battle, Sheet, Notes]:
    """Let what was tried happen; who does it with success may end the fight."""
    battle = replace(battle, happened=(*battle.happened, deed.id))
    notes: Notes = ()
    if deed.damage:
        zone = deed.zone or battle.hero.zone
        for foe in battle.standing:
            if foe.zone == zone:
                blow = roll_blow(dice, deed.damage, {}, mental=False)
                battle, more = strike(battle, foe, blow, dice, sheet.options)
                notes += more
    if deed.ends:
        battle = replace(battle, ended=TURNED)
    return battle, sheet, notes


_SKILLS = {
    "recover-vigor": "resistance",
    "recover-resolve": "discipline",
    "regain-guard": "parry",
    "exploit": "insight",
    "treat": "healing",
    "calm": "counsel",
}
"""The skill of each action that is a test (CON-024, CON-025, CON-048)."""
