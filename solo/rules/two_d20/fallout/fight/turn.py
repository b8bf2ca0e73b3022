"""The hero's turn: a minor and a major action, and more of them for Action Points.

Notes: timing, stance, used-up, tested, and those of `attack`.
"""

from collections.abc import Iterator
from dataclasses import replace

from solo.rules.core.menu import Offer, Page, choose
from solo.rules.core.naming import slug
from solo.rules.core.numbers import plural
from solo.rules.core.odds import Odds, tally
from solo.rules.core.outcome import Option
from solo.rules.core.table import Script
from solo.rules.two_d20.core import combat_dice
from solo.rules.two_d20.core.fighting import FLED, HERO, TURNED, tested
from solo.rules.two_d20.core.improvise import worth
from solo.rules.two_d20.core.sheet import changed, set_points
from solo.rules.two_d20.core.testing import ways
from solo.rules.two_d20.fallout.checks.skill import SkillTest
from solo.rules.two_d20.fallout.fight.attack import VERBS, arms, attack, harm_of, strike
from solo.rules.two_d20.fallout.fight.messages import status
from solo.rules.two_d20.fallout.fight.state import Fighter
from solo.rules.two_d20.fallout.fight.table import FightTable, Improvising
from solo.rules.two_d20.fallout.fight.written import Deed
from solo.rules.two_d20.fallout.gear.written import Weapon
from solo.rules.two_d20.fallout.heroes.sheet import wound
from solo.rules.two_d20.fallout.printed import printed

_POINTS = printed("action-points")
_MINORS, _MAJORS = int(_POINTS["actions"]["minor"][1]), int(_POINTS["actions"]["major"][1])
PAGES = {
    "attack": Page("Attack…", inline=5),
    "otherwise": Page("Attack in another way…", inline=1),
    "deed": Page("Make use of the place…", inline=4),
}
"""The lists that a turn's list opens."""
_END = Option("end-turn", "End your turn", hint="end turn")


def heros_turn(table: FightTable) -> Script[None]:
    """Let the hero act as long as there are actions left, or to be bought (FO-023, FO-024)."""
    table.no_longer_due(HERO)
    begin_turn(table)
    while table.major or table.minor or any(not one.reason for one in more_actions(table)):
        answer = yield from choose(
            lambda: offers(table),
            PAGES,
            lambda: lines(table),
            odds=lambda option: odds_of(table, option),
            turn=Improvising(table, own=True),
        )
        if answer.tried is not None:
            table.become(worth(answer.tried, table.sheet))
            take_major(table)
        elif answer.option == _END.id:
            return
        else:
            yield from act(table, answer.option)
        table.judge()


def timing_offers(table: FightTable) -> tuple[Option, ...]:
    """Offer Lucky Timing, whoever is next, to a hero who has not acted this round (FO-034)."""
    luck, price = table.sheet.luck, int(printed("luck")["timing"])
    if not table.asking or table.battle.acted or luck < price:
        return ()
    text = f"Take your turn now ({price} Luck, {luck} left)"
    return (Option("lucky-timing", text, hint="timing"),)


def turn_now(table: FightTable) -> Script[None]:
    """Interrupt the order for Luck, and take the hero's turn at once (FO-034)."""
    left = table.sheet.luck - int(printed("luck")["timing"])
    table.become(set_points(table.sheet, "luck", left))
    table.tell("timing")
    yield from heros_turn(table)


def begin_turn(table: FightTable) -> None:
    """Give the hero a turn's actions, fewer if stunned; what lasted until now is over."""
    stunned = table.battle.stunned
    table.minor, table.major = 1, 0 if stunned else 1
    table.minors, table.majors = 0, int(stunned)
    table.extra = False
    table.battle = replace(table.battle, acted=True, covered=False, stunned=False)


def lines(table: FightTable) -> tuple[str, ...]:
    """Say where the fight stands, and what the hero may still do."""
    left = f"{table.major} major and {plural(table.minor, 'minor action')} left"
    return status(table.battle, table.sheet, f"Your turn: {left}.")


def offers(table: FightTable) -> list[Offer]:
    """List what the hero may do, first what most players want."""
    smaller = [Offer(one) for one in (*minor_actions(table), *more_actions(table))]
    found = [*major_actions(table), *smaller]
    return [*found, Offer(_END)] if table.major else [Offer(_END), *found]


def act(table: FightTable, option: str) -> Script[None]:
    """Do what was chosen."""
    match option:
        case "extra-minor" | "extra-major":
            buy_action(table, option.removeprefix("extra-"))
        case "aim" | "take-cover" | "patch-up":
            take_minor(table, option)
        case "flee":
            table.end(FLED)
        case _:
            harder = table.harder
            take_major(table)
            if deed := deeds(table).get(option):
                yield from do_deed(table, deed, harder)
            else:
                foe, weapon = targets(table)[option]
                check = attack_test(table, foe, weapon, harder)
                table.battle = replace(table.battle, aimed=False)
                yield from attack(table, foe.id, weapon, check)


# Major actions


def major_actions(table: FightTable) -> list[Offer]:
    """List what takes a major action, as long as there is one left."""
    if not table.major:
        return []
    best, *_ = best_first(table)
    attacks = [
        Offer(
            Option(
                key,
                f"{VERBS[weapon.kind]} {foe.name}: {weapon.name}, {weapon.dice} dice",
                hint=f"{weapon.name} {foe.id}",
            ),
            "attack" if weapon == best else "otherwise",
        )
        for key, (foe, weapon) in targets(table).items()
    ]
    others = [Offer(Option(key, deed.text), "deed") for key, deed in deeds(table).items()]
    flee = [Offer(Option("flee", "Get away", hint="flee"))] if table.battle.plan.exit else []
    own = [one for one in attacks if one.page == "attack"]
    return [*own, *(one for one in attacks if one.page != "attack"), *others, *flee]


def targets(table: FightTable) -> dict[str, tuple[Fighter, Weapon]]:
    """Return whom the hero may attack with what, by the options' ids.

    First come those who are easiest to hit, and among equals those who can bear the least.
    """
    battle = table.battle
    foes = sorted(battle.foes, key=lambda foe: (battle.difficulty(foe), foe.health))
    return {
        f"attack-{foe.id}-with-{slug(weapon.name)}": (foe, weapon)
        for foe in foes
        for weapon in arms(table.sheet)
    }


def best_first(table: FightTable) -> list[Weapon]:
    """Return the hero's weapons, first what promises the most damage."""

    def promise(weapon: Weapon) -> int:
        check = SkillTest(skill=weapon.used_with, difficulty=1)
        return check.terms(table.sheet).pool.aim.tn * weapon.dice

    return sorted(arms(table.sheet), key=promise, reverse=True)


def deeds(table: FightTable) -> dict[str, Deed]:
    """Return what may be tried besides fighting and was not done yet, by the options' ids."""
    battle = table.battle
    return {f"deed-{one.id}": one for one in battle.plan.deeds if one.id not in battle.happened}


def take_major(table: FightTable) -> None:
    """Use up a major action."""
    table.major -= 1
    table.majors += 1


def attack_test(table: FightTable, foe: Fighter, weapon: Weapon, harder: int) -> SkillTest:
    """Return the test of an attack of the hero's."""
    plan = table.battle.plan
    return SkillTest(
        skill=weapon.used_with,
        difficulty=table.battle.difficulty(foe),
        difficulty_mod=harder,
        against=foe.name,
        held=True,
        rerolls=int(table.battle.aimed),
        assist=plan.assist,
        complication_range=plan.complication_range,
    )


def deed_test(deed: Deed, harder: int) -> SkillTest:
    """Return the test of something else that is tried."""
    return replace(deed.check, difficulty_mod=deed.check.difficulty_mod + harder)


def do_deed(table: FightTable, deed: Deed, harder: int) -> Script[None]:
    """Try something besides fighting; it may hurt every foe, or end the fight."""
    outcome = yield from table.test(deed_test(deed, harder))
    passed = outcome.facts["passed"]
    table.tell_first("tested", **tested(outcome), passed=passed)
    happened = (*table.battle.happened, *outcome.triggers, *((deed.id,) if passed else ()))
    table.battle = replace(table.battle, happened=happened)
    if not passed:
        return
    if deed.damage:
        faces = combat_dice.roll(table.dice, deed.damage)
        for foe in table.battle.foes:
            strike(table, foe, faces, Weapon(name="it"), f"It hits {foe.name}.")
    if deed.ends:
        table.end(TURNED)


def odds_of(table: FightTable, option: str) -> Odds | None:
    """Return the odds of the test that an option makes; None when it makes none."""
    if deed := deeds(table).get(option):
        check = deed_test(deed, table.harder)
    elif option in targets(table):
        foe, weapon = targets(table)[option]
        check = attack_test(table, foe, weapon, table.harder)
        return replace(tally(ways(check, table.sheet)), harm=harm_of(foe, weapon))
    else:
        return None
    return tally(ways(check, table.sheet))


# Minor actions


def minor_actions(table: FightTable) -> tuple[Option, ...]:
    """List what takes a minor action, as long as there is one left."""
    return tuple(_minor_actions(table)) if table.minor else ()


def _minor_actions(table: FightTable) -> Iterator[Option]:
    if not table.battle.aimed:
        text = "Take aim: reroll a die of an attack"
        yield Option("aim", text, hint="aim")
    if not table.battle.covered:
        text = "Take cover: a step harder to hit"
        yield Option("take-cover", text, hint="cover")
    kit = next((item for item in table.sheet.gear if item.heals), None)
    if kit is not None and table.sheet.hurt:
        yield Option("patch-up", f"Use the {kit.name}: {kit.heals} Health", hint="patch")


def take_minor(table: FightTable, option: str) -> None:
    """Take aim or cover, or use what heals."""
    table.minor -= 1
    table.minors += 1
    if option == "patch-up":
        kit = next(item for item in table.sheet.gear if item.heals)
        gear = list(table.sheet.gear)
        gear.remove(kit)
        table.tell("used-up", name=kit.name)
        table.become(wound(changed(table.sheet, gear=tuple(gear)), -kit.heals))
        return
    if option == "aim":
        table.battle = replace(table.battle, aimed=True)
    else:
        table.battle = replace(table.battle, covered=True)
    table.tell("stance", what=option)


# More actions


def more_actions(table: FightTable) -> tuple[Option, ...]:
    """Offer extra actions for points once the others are used up (FO-023, FO-024)."""
    offers = []
    for kind, had, left, most in (("minor", table.minors, table.minor, _MINORS),
                                  ("major", table.majors, table.major, _MAJORS)):  # fmt: skip
        cost = int(_POINTS[kind])
        if left or table.sheet.pool < cost:
            continue
        reason = f"{most} {kind} actions a round are the most" if had >= most else ""
        harder = ", its test a step harder" if kind == "major" else ""
        points = f"{cost} Action Point{'s' if cost > 1 else ''}"
        text = f"One more {kind} action{harder} ({points})"
        offers.append(Option(f"extra-{kind}", text, "", reason, f"extra {kind}"))
    return tuple(offers)


def buy_action(table: FightTable, kind: str) -> None:
    """Buy another action for Action Points."""
    table.become(set_points(table.sheet, "pool", table.sheet.pool - int(_POINTS[kind])))
    if kind == "minor":
        table.minor += 1
    else:
        table.major += 1
        table.extra = True
