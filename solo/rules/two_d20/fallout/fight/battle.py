"""The encounter of a fight in rounds: turns, extra actions, Lucky Timing.

Notes: round, stance, timing, used-up, and those of `hitting` and `foes`.
"""

from dataclasses import dataclass, replace

from solo.rules.core.dice import Dice
from solo.rules.core.encounters import refuse
from solo.rules.core.naming import slug
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.system import Check
from solo.rules.core.turns import LATER, NOW, in_a_fight
from solo.rules.two_d20.core import fighting
from solo.rules.two_d20.core.fighting import FLED, HERO, OVER, Move
from solo.rules.two_d20.core.improvise import degree
from solo.rules.two_d20.core.rolling import Rolling
from solo.rules.two_d20.core.sheet import Notes, changed, set_points
from solo.rules.two_d20.core.testing import Plan
from solo.rules.two_d20.fallout.checks.skill import SkillTest
from solo.rules.two_d20.fallout.fight.attack import Aiming, Trying, arms
from solo.rules.two_d20.fallout.fight.companions import AllyTurn
from solo.rules.two_d20.fallout.fight.foe_turns import foe_acts
from solo.rules.two_d20.fallout.fight.written import Battle, Fighter, Rounds, open_battle, order
from solo.rules.two_d20.fallout.gear.written import skill_attributes
from solo.rules.two_d20.fallout.heroes.sheet import Sheet, wound
from solo.rules.two_d20.fallout.printed import printed

_POINTS = printed("action-points")
_MINORS, _MAJORS = int(_POINTS["actions"]["minor"][1]), int(_POINTS["actions"]["major"][1])


class Engaged(fighting.Engaged):
    """A fight."""

    __slots__ = ()

    def shown(self, told: tuple[str, ...], sheet: Sheet) -> tuple[str, ...]:
        whole = isinstance(self.stage, Turn | Timing | AllyTurn)
        return (*self.battle.status(sheet), *told) if whole else told

    def moment(self, sheet: Sheet) -> str:
        return NOW if isinstance(self.stage, Turn) and self.battle.major else LATER

    def attempt(self, check: Check, sheet: Sheet) -> Check:
        if not isinstance(check, SkillTest):
            return check
        mod = check.difficulty_mod + _steps(self.battle)
        return replace(check, difficulty=max(1, check.difficulty), difficulty_mod=mod)

    def told(self, trait: str, outcome: Outcome, number: int) -> str:
        own = skill_attributes().get(trait, trait)
        return in_a_fight(printed("tries"), own, degree(outcome), number)

    def spent(self) -> Battle:
        battle: Battle = self.battle
        return _spend(battle)

    def go_on(self, battle: Battle, sheet: Sheet, dice: Dice, notes: Notes) -> Move:
        return _next(battle, sheet, dice, notes)


def begin(plan: Rounds, sheet: Sheet, *, asks: bool) -> Engaged:
    """Open a fight."""
    return Engaged(battle=open_battle(plan, sheet, asks=asks))


@dataclass(frozen=True, slots=True, kw_only=True)
class Timing:
    """A moment at which Luck may bring the hero's turn forward (FO-034)."""

    @property
    def forced(self) -> str | None:
        return None

    def status(self, battle: Battle, sheet: Sheet) -> tuple[str, ...]:
        name = battle.fighter(battle.queue[0]).name
        return (f"{name[0].upper()}{name[1:]} is next.",)

    def options(self, battle: Battle, sheet: Sheet) -> tuple[Option, ...]:
        text = f"Take your turn now (1 Luck, {sheet.luck} left)"
        reason = timing_reason(battle, sheet)
        wait = Option("wait", "Wait for your turn", hint="wait")
        return (wait, Option("lucky-timing", text, "", reason, "timing"))

    def step(self, battle: Battle, option: str, words: str, sheet: Sheet, dice: Dice) -> Move:
        refuse(option, self.options(battle, sheet))
        if option == "wait":
            return Move(replace(battle, waited=True), None, sheet)
        sheet, notes = set_points(sheet, "luck", sheet.luck - int(printed("luck")["timing"]))
        left = tuple(key for key in battle.queue if key != HERO)
        battle = replace(battle, queue=(HERO, *left), waited=True)
        return Move(battle, None, sheet, (*notes, Note("timing", {})))


def timing_reason(battle: Battle, sheet: Sheet) -> str:
    """Return what bars Lucky Timing, or nothing."""
    if battle.acted:
        return "you have had your turn this round"
    return "" if sheet.luck else "you have no Luck left"


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """The hero's turn."""

    @property
    def forced(self) -> str | None:
        return None

    def status(self, battle: Battle, sheet: Sheet) -> tuple[str, ...]:
        return (f"Your turn. Actions left: {battle.major} major, {battle.minor} minor.",)

    def options(self, battle: Battle, sheet: Sheet) -> tuple[Option, ...]:
        end = Option("end-turn", "End your turn", hint="end turn")
        offers = (*_majors(battle, sheet), *_minors(battle, sheet), *_more(battle, sheet))
        return (*offers, end) if battle.major else (end, *offers)

    def step(self, battle: Battle, option: str, words: str, sheet: Sheet, dice: Dice) -> Move:
        refuse(option, self.options(battle, sheet))
        if option == "end-turn":
            return Move(replace(battle, turn=False, acted=True), None, sheet)
        if option.startswith("extra-"):
            return _buy_action(battle, option.removeprefix("extra-"), sheet)
        if option in ("aim", "take-cover", "patch-up"):
            battle = replace(battle, minor=battle.minor - 1, minors=battle.minors + 1)
            return _minor(battle, option, sheet)
        return _major(battle, option, sheet)


def _majors(battle: Battle, sheet: Sheet) -> tuple[Option, ...]:
    """List what takes a major action, as long as there is one left."""
    if not battle.major:
        return ()
    verbs = {"melee": "Strike", "thrown": "Throw at", "gun": "Shoot at"}
    attacks = [
        Option(f"attack-{foe.id}-with-{slug(weapon.name)}",
               f"{verbs[weapon.kind]} {foe.name}: {weapon.name}, {weapon.dice} dice",
               hint=f"{weapon.name} {foe.id}")
        for foe in battle.foes
        for weapon in arms(sheet)
    ]  # fmt: skip
    deeds = [
        Option(f"deed-{deed.id}", deed.text, hint=deed.id)
        for deed in battle.plan.deeds
        if deed.id not in battle.happened
    ]
    flee = [Option("flee", "Get away", hint="flee")] if battle.plan.exit else []
    return (*attacks, *deeds, *flee)


def _minors(battle: Battle, sheet: Sheet) -> tuple[Option, ...]:
    """List what takes a minor action, as long as there is one left."""
    if not battle.minor:
        return ()
    offers = []
    if not battle.aimed:
        text = "Take aim: you may roll one die of your next attack again"
        offers.append(Option("aim", text, hint="aim"))
    if not battle.covered:
        text = "Take cover: until your next turn you are a step harder to hit"
        offers.append(Option("take-cover", text, hint="cover"))
    kit = next((item for item in sheet.gear if item.heals), None)
    if kit is not None and sheet.hurt:
        offers.append(Option("patch-up", f"Use the {kit.name}: {kit.heals} Health", hint="patch"))
    return tuple(offers)


def _more(battle: Battle, sheet: Sheet) -> tuple[Option, ...]:
    """Offer extra actions, the others done, to who has the points for them (FO-023, FO-024)."""
    offers = []
    for kind, had, left, most in (("minor", battle.minors, battle.minor, _MINORS),
                                  ("major", battle.majors, battle.major, _MAJORS)):  # fmt: skip
        cost = int(_POINTS[kind])
        if left or sheet.pool < cost:
            continue
        reason = f"{most} {kind} actions a round are the most" if had >= most else ""
        harder = ", its test a step harder" if kind == "major" else ""
        points = f"{cost} Action Point{'s' if cost > 1 else ''}"
        text = f"One more {kind} action{harder} ({points})"
        offers.append(Option(f"extra-{kind}", text, "", reason, f"extra {kind}"))
    return tuple(offers)


def _open(options: tuple[Option, ...]) -> bool:
    return any(not option.reason for option in options)


def _buy_action(battle: Battle, kind: str, sheet: Sheet) -> Move:
    sheet, notes = set_points(sheet, "pool", sheet.pool - int(_POINTS[kind]))
    if kind == "minor":
        return Move(replace(battle, minor=battle.minor + 1), None, sheet, notes)
    return Move(replace(battle, major=battle.major + 1, extra=True), None, sheet, notes)


def _minor(battle: Battle, option: str, sheet: Sheet) -> Move:
    note = Note("stance", {"what": option})
    if option == "aim":
        return Move(replace(battle, aimed=True), None, sheet, (note,))
    if option == "take-cover":
        return Move(replace(battle, covered=True), None, sheet, (note,))
    kit = next(item for item in sheet.gear if item.heals)
    gear = list(sheet.gear)
    gear.remove(kit)
    sheet, notes = wound(changed(sheet, gear=tuple(gear)), -kit.heals)
    return Move(battle, None, sheet, (Note("used-up", {"name": kit.name}), *notes))


def _major(battle: Battle, option: str, sheet: Sheet) -> Move:
    steps = _steps(battle)
    battle = _spend(battle)
    if option == "flee":
        return Move(replace(battle, ended=FLED), None, sheet)
    if option.startswith("deed-"):
        deed = next(one for one in battle.plan.deeds if f"deed-{one.id}" == option)
        mod = deed.check.difficulty_mod + steps
        test = replace(deed.check, difficulty_mod=mod)
        inner = Rolling(test, battle.asks, Plan(), closed=True)
        return Move(battle, Trying(deed=deed.id, inner=inner), sheet)
    foe, weapon = next(
        (foe, weapon)
        for foe in battle.foes
        for weapon in arms(sheet)
        if option == f"attack-{foe.id}-with-{slug(weapon.name)}"
    )
    test = SkillTest(
        skill=weapon.used_with, difficulty=foe.block.difficulty, difficulty_mod=steps,
        against=foe.name, held=True, rerolls=int(battle.aimed), assist=battle.plan.assist,
        complication_range=battle.plan.complication_range,
    )  # fmt: skip
    inner = Rolling(test, battle.asks, Plan(), closed=True)
    return Move(
        replace(battle, aimed=False), Aiming(target=foe.id, weapon=weapon, inner=inner), sheet
    )


def _steps(battle: Battle) -> int:
    """Return what makes the test of an extra major action harder (FO-024)."""
    return int(_POINTS["major_harder"]) if battle.extra else 0


def _spend(battle: Battle) -> Battle:
    return replace(battle, major=battle.major - 1, majors=battle.majors + 1)


def _next(battle: Battle, sheet: Sheet, dice: Dice, notes: Notes) -> Move:
    """Go on with whoever is next; a turn in which nothing more can be done is over."""
    if battle.turn and (battle.major or battle.minor or _open(_more(battle, sheet))):
        return Move(battle, Turn(), sheet, notes)
    if battle.turn:
        battle = replace(battle, turn=False, acted=True)
    if not battle.queue:
        return _new_round(battle, sheet, notes)
    first, *rest = battle.queue
    if first == HERO:
        return Move(_begin_turn(replace(battle, queue=tuple(rest))), None, sheet, notes)
    if ally := battle.ally(first):
        battle = replace(battle, queue=tuple(rest), waited=False)
        return _ally(battle, ally, sheet, notes)
    if battle.asks and not battle.waited and not timing_reason(battle, sheet):
        return Move(battle, Timing(), sheet, notes)
    battle = replace(battle, queue=tuple(rest), waited=False)
    battle, sheet, more = foe_acts(battle, battle.fighter(first), sheet, dice)
    return Move(battle, None, sheet, (*notes, *more))


def _ally(battle: Battle, ally: Fighter, sheet: Sheet, notes: Notes) -> Move:
    """Open an ally's turn, unless it is lost to a stunning blow."""
    if not ally.stunned:
        return Move(battle, AllyTurn(ally.id), sheet, notes)
    told = Note("holds", {"name": ally.name})
    return Move(battle.put(replace(ally, stunned=False)), None, sheet, (*notes, told))


def _begin_turn(battle: Battle) -> Battle:
    """Give the hero a turn's actions; what lasted until now is over."""
    return replace(
        battle, turn=True, minor=1, major=0 if battle.stunned else 1, minors=0,
        majors=int(battle.stunned), extra=False, covered=False, stunned=False, waited=False,
    )  # fmt: skip


def _new_round(battle: Battle, sheet: Sheet, notes: Notes) -> Move:
    if battle.plan.rounds and battle.round >= battle.plan.rounds:
        return Move(replace(battle, ended=OVER), None, sheet, notes)
    number = battle.round + 1
    battle = replace(battle, round=number, acted=False, waited=False, queue=order(battle, sheet))
    return Move(battle, None, sheet, (*notes, Note("round", {"number": number})))
