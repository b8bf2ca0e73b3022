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
from solo.rules.two_d20.conan.fight.table import FightTable
from solo.rules.two_d20.conan.fight.words import words
from solo.rules.two_d20.conan.fight.written import Deed
from solo.rules.two_d20.conan.health.harm import recover, roll_blow
from solo.rules.two_d20.conan.health.recovery import recovered
from solo.rules.two_d20.conan.party import COMPANY
from solo.rules.two_d20.core.fighting import TURNED, tested
from solo.rules.two_d20.core.offering import Buy
from solo.rules.two_d20.core.skill_test import Frame


def recover_stress(table: FightTable, track: str) -> Script[None]:
    """Get Vigor back with Resistance, or Resolve with Discipline (CON-025, CON-048)."""
    mental = track == "resolve"
    outcome = yield from _tested(
        table, f"recover-{track}", "discipline" if mental else "resistance"
    )
    if outcome.facts["passed"]:
        # What an action regains is made of its own Momentum, which is then used up, not saved.
        table.become(recover(table.sheet, recovered(_momentum(outcome)), mental=mental))


def treat(table: FightTable, key: str, track: str) -> Script[None]:
    """Give an ally Vigor back with Healing, or Resolve with Counsel (CON-025, CON-048)."""
    verb, skill = ("calm", "counsel") if track == "resolve" else ("treat", "healing")
    outcome = yield from _tested(table, f"{verb}-{key}", skill)
    if outcome.facts["passed"]:
        _treated(table, key, recovered(_momentum(outcome)), track)


def treat_hero(table: FightTable, who: str, track: str) -> Script[None]:
    """Give another hero Vigor back with Healing, or Resolve with Counsel (CON-025, CON-048)."""
    verb, skill = ("calm", "counsel") if track == "resolve" else ("treat", "healing")
    outcome = yield from _tested(table, f"{verb}-{who}", skill)
    if outcome.facts["passed"]:
        points, mental = recovered(_momentum(outcome)), track == "resolve"
        sheet = table.sheet
        table.become(COMPANY.acting(sheet, who, lambda one: recover(one, points, mental=mental)))


def regain_guard(table: FightTable) -> Script[None]:
    """Get the hero's guard up again with Parry (CON-024)."""
    test = hero_test(table.battle, "parry")
    outcome = yield from _rolled(table, "regain-guard", test)
    if outcome.facts["passed"]:
        table.stand(guard=True)
        table.tell("guarded")
        yield from _spend(table, outcome)


def exploit(table: FightTable, key: str) -> Script[None]:
    """Look for a foe's weakness with Insight (CON-025)."""
    outcome = yield from _tested(table, f"exploit-{key}", "insight")
    if outcome.facts["passed"]:
        table.stand(exploited=key)
        table.tell("exploited", name=table.battle.fighter(key).name)
        yield from _spend(table, outcome)


def do_deed(table: FightTable, deed: Deed) -> Script[None]:
    """Try what the author lets be tried here."""
    steps = (*swift(table.battle), *pressing(table.battle, deed.check.skill))
    because = tuple(step for step in steps if step[1])
    test = replace(deed.check, because=because, held=True, alone=True)
    table.stand(swift=False)  # its step counts once (CON-062)
    outcome = yield from _rolled(table, f"deed-{deed.id}", test)
    _note_triggers(table, deed, outcome)
    if outcome.facts["passed"]:
        _do(table, deed)
        table.tell("deed", text=deed.text)
        yield from _spend(table, outcome, deed.check.buys)


def _tested(table: FightTable, action: str, skill: str) -> Script[Outcome]:
    """Make the test of a Standard Action."""
    test = hero_test(table.battle, skill, swift(table.battle))
    table.stand(swift=False)  # its step counts once (CON-062)
    return (yield from _rolled(table, action, test))


def _rolled(table: FightTable, action: str, test: SkillTest) -> Script[Outcome]:
    outcome = yield from table.test(test, Frame())
    passed = outcome.facts["passed"]
    table.tell_first("tested", action=action, **tested(outcome), passed=passed)
    return outcome


def _momentum(outcome: Outcome) -> int:
    """Return the Momentum that a test made: none, if it was Simple and not rolled."""
    return int(outcome.facts.get("momentum", 0))


def _spend(table: FightTable, outcome: Outcome, buys: tuple[Buy, ...] = ()) -> Script[None]:
    """Offer what the Momentum of an action may buy."""
    yield from spend(table, words("comes-off"), _momentum(outcome), Source(acting=True, buys=buys))


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


def _treated(table: FightTable, key: str, points: int, track: str) -> None:
    """Give an ally points back."""
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
