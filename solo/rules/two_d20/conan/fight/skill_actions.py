"""Actions that are a skill test, and what follows from them (CON-024, CON-025).

Notes: tested, exploited, guarded, treated, deed, and those of `harm`.
"""

from dataclasses import replace

from solo.rules.core.outcome import Outcome
from solo.rules.core.table import Script
from solo.rules.two_d20.conan.checks.skill import SkillTest
from solo.rules.two_d20.conan.fight.difficulty import hero_test, pressing, swift
from solo.rules.two_d20.conan.fight.hits import strike
from solo.rules.two_d20.conan.fight.momentum import Source, spend
from solo.rules.two_d20.conan.fight.state import Battle
from solo.rules.two_d20.conan.fight.table import FightTable
from solo.rules.two_d20.conan.fight.written import Deed
from solo.rules.two_d20.conan.health.harm import recover, roll_blow
from solo.rules.two_d20.conan.health.recovery import recovered
from solo.rules.two_d20.core.fighting import TURNED, tested
from solo.rules.two_d20.core.skill_test import Frame

_SKILLS = {
    "recover-vigor": "resistance",
    "recover-resolve": "discipline",
    "regain-guard": "parry",
    "exploit": "insight",
    "treat": "healing",
    "calm": "counsel",
}
"""The skill of each action that is a test (CON-024, CON-025, CON-048)."""


def action_test(battle: Battle, action: str) -> SkillTest:
    """Return the test of an action."""
    deed = _deed_of(battle, action)
    if deed is not None:
        steps = (*swift(battle), *pressing(battle, deed.check.skill))
        because = tuple(step for step in steps if step[1])
        return replace(deed.check, because=because, held=True, alone=True)
    kind = next(name for name in _SKILLS if action.startswith(name))
    minor = action == "regain-guard"
    return hero_test(battle, _SKILLS[kind], () if minor else swift(battle))


def skill_action(table: FightTable, action: str, test: SkillTest) -> Script[None]:
    """Make the test of an action, do what it is for, and offer what its Momentum may buy."""
    outcome = yield from table.test(test, Frame())
    passed = outcome.facts["passed"]
    table.tell_first("tested", action=action, **tested(outcome), passed=passed)

    kind, _, key = action.partition("-")
    deed = _deed_of(table.battle, action)
    if deed is not None:
        _note_triggers(table, deed, outcome)
    if not passed:
        return
    momentum = outcome.facts.get("momentum", 0)  # a Simple deed that was not rolled makes none
    source = Source(acting=True)
    match kind:
        case "recover":
            # What an action regains is made of its own Momentum, which is then used up, not saved.
            points = recovered(momentum)
            table.become(recover(table.sheet, points, mental=key == "resolve"))
            return
        case "treat" | "calm":
            _treat(table, key, recovered(momentum), "resolve" if kind == "calm" else "vigor")
            return
        case "regain":
            table.stand(guard=True)
            table.tell("guarded")
        case "exploit":
            table.stand(exploited=key)
            table.tell("exploited", name=table.battle.fighter(key).name)
        case _:
            assert deed is not None
            _do(table, deed)
            source = source._replace(buys=deed.check.buys)
            table.tell("deed", text=deed.text)
    yield from spend(table, "It comes off.", momentum, source)


def _deed_of(battle: Battle, action: str) -> Deed | None:
    return next((one for one in battle.fight.deeds if f"deed-{one.id}" == action), None)


def _note_triggers(table: FightTable, deed: Deed, outcome: Outcome) -> None:
    """Keep what came on top of a deed's test, as far as the author answers it."""
    authored = deed.check.on_complication == "author"
    declared = [one.id for one in deed.check.declarations]
    counts = [
        name
        for name in outcome.triggers
        if (authored if name.startswith("complication") else name in declared)
    ]
    table.battle = replace(table.battle, happened=(*table.battle.happened, *counts))


def _treat(table: FightTable, key: str, points: int, track: str) -> None:
    """Give an ally Vigor back with Healing, or Resolve with Counsel (CON-025, CON-048)."""
    ally = table.battle.fighter(key)
    had = ally.vigor if track == "vigor" else ally.resolve
    now = min(ally.block.vigor if track == "vigor" else ally.block.resolve, had + points)
    if track == "vigor":
        table.put(replace(ally, vigor=now))
    else:
        table.put(replace(ally, resolve=now))
    table.tell("treated", name=ally.name, called=track.capitalize(), by=now - had, now=now)


def _do(table: FightTable, deed: Deed) -> None:
    """Let what was tried happen; who does it with success may end the fight."""
    table.battle = replace(table.battle, happened=(*table.battle.happened, deed.id))
    if deed.damage:
        zone = deed.zone or table.hero.zone
        for foe in table.battle.standing:
            if foe.zone == zone:
                strike(table, foe.id, roll_blow(table.dice, deed.damage, {}, mental=False))
    if deed.ends:
        table.battle = replace(table.battle, ended=TURNED)
