"""The hero's turn: a minor and a major action, and more of them for Action Points.

Notes: timing, stance, used-up, tested, and those of `attack`.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial

from solo.namedtuple import NamedTuple
from solo.rules.core.menus.menu import Page, choose
from solo.rules.core.menus.offers import Offer
from solo.rules.core.odds import tally
from solo.rules.core.outcome import Odds, Option
from solo.rules.core.party.company import slug as slug_of
from solo.rules.core.table import Script
from solo.rules.core.wording.naming import slug
from solo.rules.core.words import words as core
from solo.rules.two_d20.core import combat_dice
from solo.rules.two_d20.core.fighting import FLED, TURNED, tested
from solo.rules.two_d20.core.improvise import worth
from solo.rules.two_d20.core.party import able
from solo.rules.two_d20.core.sheet import changed, set_points
from solo.rules.two_d20.core.testing import ways
from solo.rules.two_d20.fallout.checks.skill import SkillTest
from solo.rules.two_d20.fallout.fight.attack import arms, attack, harm_of, strike
from solo.rules.two_d20.fallout.fight.messages import status
from solo.rules.two_d20.fallout.fight.state import Fighter, Stance, hero_key
from solo.rules.two_d20.fallout.fight.table import FightTable, Improvising
from solo.rules.two_d20.fallout.fight.words import words as say
from solo.rules.two_d20.fallout.fight.written import Deed
from solo.rules.two_d20.fallout.gear.written import Item, Weapon
from solo.rules.two_d20.fallout.heroes.sheet import wound
from solo.rules.two_d20.fallout.party import COMPANY
from solo.rules.two_d20.fallout.printed import printed
from solo.rules.two_d20.fallout.words import words
from solo.words import Text

_POINTS = printed("action-points")
_MINORS, _MAJORS = int(_POINTS["actions"]["minor"][1]), int(_POINTS["actions"]["major"][1])
PAGES = {
    "attack": Page(say("page-attack"), inline=5),
    "otherwise": Page(say("page-otherwise"), inline=1),
    "deed": Page(say("page-deed"), inline=4),
}
"""The lists that a turn's list opens."""


class Act(NamedTuple):
    """Something that the hero may do in a turn."""

    do: Callable[[], Script[None] | None]  # does it; a script where it may ask more
    odds: Callable[[], Odds | None] | None = None  # the odds of the test that it makes


_END = Option("end-turn", say("end-turn"), hint="end turn")


def heros_turn(table: FightTable) -> Script[None]:
    """Let the hero act as long as there are actions left, or to be bought (FO-023, FO-024)."""
    table.no_longer_due(hero_key(table.sheet))
    begin_turn(table)
    while table.major or table.minor or any(not one.option.reason for one in more_actions(table)):
        answer = yield from choose(
            lambda: offers(table),
            PAGES,
            lambda: lines(table),
            odds=lambda act: act.odds() if act is not None and act.odds else None,
            turn=Improvising(table, own=True),
        )
        if answer.tried is not None:
            table.become(worth(answer.tried, table.sheet))
            take_major(table)
        elif answer.does is None:
            return
        elif (script := answer.does.do()) is not None:
            yield from script
        table.judge()


def timing_offers(table: FightTable) -> list[Offer[str]]:
    """Offer Lucky Timing, whoever is next, to heroes who have not acted this round (FO-034)."""
    if not table.asking:
        return []
    price, now = int(printed("luck")["timing"]), slug_of(table.sheet.name)
    found = []
    for one in COMPANY.able_members(table.sheet):
        who = slug_of(one.name)
        if one.luck < price or table.battle.had_turn(who, now):
            continue
        several = bool(table.sheet.party)
        text = say("turn-now", cost=price, left=one.luck, name=one.name if several else "")
        key = f"lucky-timing-{who}" if several else "lucky-timing"
        found.append(Offer(Option(key, text, hint=f"timing {who}" if several else "timing"), who))
    return found


def turn_now(table: FightTable, who: str) -> Script[None]:
    """Interrupt the order for Luck, and take a hero's turn at once (FO-034)."""
    table.turn_to(who)
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


def lines(table: FightTable) -> tuple[Text, ...]:
    """Say where the fight stands, and what the hero may still do."""
    turn = say("your-turn", major=table.major, minor=table.minor)
    if table.sheet.party:
        turn = core("said", text=table.sheet.name, said=turn)
    return status(table.battle, table.sheet, turn)


def offers(table: FightTable) -> list[Offer[Act | None]]:
    """List what the hero may do, first what most players want; None ends the turn."""
    found = [*major_actions(table), *minor_actions(table), *more_actions(table)]
    end = Offer[Act | None](_END, None)
    return [*found, end] if table.major else [end, *found]


# Major actions


def major_actions(table: FightTable) -> list[Offer[Act | None]]:
    """List what takes a major action, as long as there is one left."""
    if not table.major:
        return []
    attacks = _attacks(table)
    own = [one for one in attacks if one.page == "attack"]
    others = [one for one in attacks if one.page != "attack"]
    deeds = [
        Offer[Act | None](
            Option(f"deed-{one.id}", one.text),
            Act(partial(do_deed, table, one), partial(_deed_odds, table, one)),
            "deed",
        )
        for one in table.battle.plan.deeds
        if one.id not in table.battle.happened
    ]
    away = Option("flee", say("get-away"), hint="flee")
    flee = Offer[Act | None](away, Act(partial(table.end, FLED)))
    return [*own, *others, *deeds, *_assists(table), *([flee] if table.battle.plan.exit else [])]


def _assists(table: FightTable) -> list[Offer[Act | None]]:
    """Offer to help another hero with the next attack (FO-015)."""
    return [
        Offer[Act | None](
            Option(f"assist-{slug_of(one.name)}", say("assist-hero", name=one.name), hint="assist"),
            Act(partial(assist, table, slug_of(one.name))),
            "deed",
        )
        for one in COMPANY.fellows(table.sheet)
    ]


def assist(table: FightTable, who: str) -> None:
    """Help another hero: a die of one's own is added to the next attack (FO-015, FO-017)."""
    take_major(table)
    name = table.sheet.name
    there = table.battle.bench.get(who, Stance())
    bench = {**table.battle.bench, who: there._replace(helped=slug_of(name))}
    table.battle = replace(table.battle, bench=bench)
    helped = COMPANY.named(table.sheet, who)
    table.tell("assists-hero", name=name, whom=helped.name if helped else who)


def _attacks(table: FightTable) -> list[Offer[Act | None]]:
    """Offer each foe with each weapon.

    First come those who are easiest to hit, and among equals those who can bear the least.
    """
    battle, (best, *_) = table.battle, best_first(table)
    return [
        Offer(
            Option(
                f"attack-{foe.id}-with-{slug(weapon.name)}",
                say(
                    "strike-at",
                    name=foe.name,
                    kind=weapon.kind,
                    weapon=weapon.name,
                    dice=weapon.dice,
                ),
                hint=f"{weapon.name} {foe.id}",
            ),
            Act(partial(strike_at, table, foe, weapon), partial(_attack_odds, table, foe, weapon)),
            "attack" if weapon == best else "otherwise",
        )
        for foe in sorted(battle.foes, key=lambda foe: (battle.difficulty(foe), foe.health))
        for weapon in arms(table.sheet)
    ]


def strike_at(table: FightTable, foe: Fighter, weapon: Weapon) -> Script[None]:
    """Attack a foe with a weapon."""
    check = attack_test(table, foe, weapon, table.harder)
    take_major(table)
    table.battle = replace(table.battle, aimed=False, helped="")
    yield from attack(table, foe.id, weapon, check)


def best_first(table: FightTable) -> list[Weapon]:
    """Return the hero's weapons, first what promises the most damage."""

    def promise(weapon: Weapon) -> int:
        check = SkillTest(skill=weapon.used_with, difficulty=1)
        return check.terms(table.sheet).pool.aim.tn * weapon.dice

    return sorted(arms(table.sheet), key=promise, reverse=True)


def take_major(table: FightTable) -> None:
    """Use up a major action."""
    table.major -= 1
    table.majors += 1


def attack_test(table: FightTable, foe: Fighter, weapon: Weapon, harder: int) -> SkillTest:
    """Return the test of an attack of the hero's."""
    plan, helper = table.battle.plan, COMPANY.named(table.sheet, table.battle.helped)
    test = SkillTest(
        skill=weapon.used_with,
        difficulty=table.battle.difficulty(foe),
        difficulty_mod=harder,
        against=foe.name,
        held=True,
        rerolls=int(table.battle.aimed),
        assist=plan.assist,
        complication_range=plan.complication_range,
    )
    if helper is None or not able(helper):
        return test
    return test.helped_by((test.terms(helper).pool.aim,))


def deed_test(deed: Deed, harder: int) -> SkillTest:
    """Return the test of something else that is tried."""
    return replace(deed.check, difficulty_mod=deed.check.difficulty_mod + harder)


def do_deed(table: FightTable, deed: Deed) -> Script[None]:
    """Try something besides fighting; it may hurt every foe, or end the fight."""
    test = deed_test(deed, table.harder)
    take_major(table)
    outcome = yield from table.test(test)
    passed = outcome.facts["passed"]
    table.tell_first("tested", **tested(outcome), passed=passed)
    happened = (*table.battle.happened, *outcome.triggers, *((deed.id,) if passed else ()))
    table.battle = replace(table.battle, happened=happened)
    if not passed:
        return
    if deed.damage:
        faces = combat_dice.roll(table.dice, deed.damage)
        for foe in table.battle.foes:
            strike(table, foe, faces, Weapon(name="it"), say("it-hits", name=foe.name))
    if deed.ends:
        table.end(TURNED)


def _deed_odds(table: FightTable, deed: Deed) -> Odds:
    return tally(ways(deed_test(deed, table.harder), table.sheet))


def _attack_odds(table: FightTable, foe: Fighter, weapon: Weapon) -> Odds:
    check = attack_test(table, foe, weapon, table.harder)
    return replace(tally(ways(check, table.sheet)), harm=harm_of(foe, weapon))


# Minor actions


def minor_actions(table: FightTable) -> list[Offer[Act | None]]:
    """List what takes a minor action, as long as there is one left."""
    return list(_minor_actions(table)) if table.minor else []


def _minor_actions(table: FightTable) -> Iterator[Offer[Act | None]]:
    if not table.battle.aimed:
        option = Option("aim", say("take-aim"), hint="aim")
        yield Offer(option, Act(partial(take_stance, table, "aim", aimed=True)))
    if not table.battle.covered:
        option = Option("take-cover", say("take-cover"), hint="cover")
        yield Offer(option, Act(partial(take_stance, table, "take-cover", covered=True)))
    kit = next((item for item in table.sheet.gear if item.heals), None)
    if kit is not None and table.sheet.hurt:
        text = words("use-kit", name=kit.name, points=kit.heals)
        option = Option("patch-up", text, hint="patch")
        yield Offer(option, Act(partial(patch_up, table, kit)))
    if kit is not None:
        for one in (one for one in table.sheet.party if one.hurt and not one.dead):
            who = slug_of(one.name)
            text = words("use-kit-on", name=kit.name, whom=one.name, points=kit.heals)
            option = Option(f"patch-up-{who}", text, hint=f"patch {who}")
            yield Offer(option, Act(partial(patch_up, table, kit, who)))


def take_minor(table: FightTable) -> None:
    """Use up a minor action."""
    table.minor -= 1
    table.minors += 1


def take_stance(table: FightTable, what: str, **changes: bool) -> None:
    """Take aim or cover."""
    take_minor(table)
    table.battle = replace(table.battle, **changes)  # type: ignore[arg-type]
    table.tell("stance", what=what)


def patch_up(table: FightTable, kit: Item, who: str = "") -> None:
    """Use what heals on the hero, or on another, and use it up; who had fallen stands again."""
    take_minor(table)
    gear = list(table.sheet.gear)
    gear.remove(kit)
    table.tell("used-up", name=kit.name)
    table.sheet = changed(table.sheet, gear=tuple(gear))
    table.become(COMPANY.acting(table.sheet, who, lambda one: wound(one, -kit.heals)))


# More actions


def more_actions(table: FightTable) -> list[Offer[Act | None]]:
    """Offer extra actions for points once the others are used up (FO-023, FO-024)."""
    offers = list[Offer[Act | None]]()
    for kind, had, left, most in (("minor", table.minors, table.minor, _MINORS),
                                  ("major", table.majors, table.major, _MAJORS)):  # fmt: skip
        cost = int(_POINTS[kind])
        if left or table.sheet.pool < cost:
            continue
        reason = say("most-actions", most=most, kind=kind) if had >= most else ""
        text = say("one-more", kind=kind, points=cost)
        option = Option(f"extra-{kind}", text, "", reason, " ".join(("extra", kind)))
        offers.append(Offer(option, Act(partial(buy_action, table, kind))))
    return offers


def buy_action(table: FightTable, kind: str) -> None:
    """Buy another action for Action Points."""
    table.become(set_points(table.sheet, "pool", table.sheet.pool - int(_POINTS[kind])))
    if kind == "minor":
        table.minor += 1
    else:
        table.major += 1
        table.extra = True
