"""The encounter of a fight: it asks the stage at hand, and decides who is next.

The order of a round (CON-015 to CON-021): the hero, allies, foes; foes go first when Doom has
seized the initiative. At its end one Momentum goes.
Notes: doom-policy, round, seized, doom-effect, snag, afflicted, and those of the stages.
"""

from dataclasses import replace

from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Note, Outcome
from solo.rules.core.system import Check
from solo.rules.core.turns import LATER, NOW, in_a_fight
from solo.rules.two_d20.conan.checks.skill import SkillTest
from solo.rules.two_d20.conan.fight.attack import here
from solo.rules.two_d20.conan.fight.doom import pay_doom
from solo.rules.two_d20.conan.fight.foe_attack import hit_hero
from solo.rules.two_d20.conan.fight.hits import lessened
from solo.rules.two_d20.conan.fight.npc_turns import act
from solo.rules.two_d20.conan.fight.showing import brief
from solo.rules.two_d20.conan.fight.state import Battle, Due, open_battle
from solo.rules.two_d20.conan.fight.turn import Turn, spend
from solo.rules.two_d20.conan.fight.written import DoomEffect, Fight
from solo.rules.two_d20.conan.gear.written import skill_attributes
from solo.rules.two_d20.conan.health.harm import lose, roll_blow
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.core import combat_dice, fighting
from solo.rules.two_d20.core.fighting import OVER, Move
from solo.rules.two_d20.core.improvise import degree
from solo.rules.two_d20.core.sheet import Notes, changed, set_points

HERO_PHASE, OTHERS = "hero", "others"


class Engaged(fighting.Engaged):
    """A fight; what was overcome for the scene counts again after it (CON-070)."""

    __slots__ = ()

    def shown(self, told: tuple[str, ...], sheet: Sheet) -> tuple[str, ...]:
        return told if isinstance(self.stage, Turn) else (*brief(sheet), *told)

    def go_on(self, battle: Battle, sheet: Sheet, dice: Dice, notes: Notes) -> Move:
        return _next(battle, sheet, dice, notes)

    def moment(self, sheet: Sheet) -> str:
        mine = isinstance(self.stage, Turn)
        return NOW if mine and self.battle.hero.standard else LATER

    def attempt(self, check: Check, sheet: Sheet) -> Check:
        return here(self.battle, check) if isinstance(check, SkillTest) else check

    def told(self, trait: str, outcome: Outcome, number: int) -> str:
        own = skill_attributes().get(trait, trait)
        return in_a_fight(printed("tries"), own, degree(outcome), number)

    def spent(self) -> Battle:
        return spend(self.battle, standard=1).stand(swift=False)

    def closed(self, sheet: Sheet) -> Sheet:
        return changed(sheet, ignoring={})


def begin(plan: Fight, sheet: Sheet, *, asks: bool) -> Engaged:
    """Open a fight."""
    return Engaged(battle=open_battle(plan, sheet, asks=asks))


def _next(battle: Battle, sheet: Sheet, dice: Dice, notes: Notes) -> Move:
    """Go on with whoever is next."""
    if battle.queue:
        due, *rest = battle.queue
        move = act(replace(battle, queue=tuple(rest)), due, sheet, dice)
        return move._replace(notes=(*notes, *move.notes))
    if battle.phase == HERO_PHASE and not battle.acted:
        return Move(battle, Turn(), sheet, notes)
    if battle.phase == HERO_PHASE:
        return _end_hero(battle, sheet, dice, notes)
    if battle.phase == OTHERS and not battle.acted:
        return _begin_hero(battle, sheet, notes)
    return _new_round(battle, sheet, dice, notes)


def _begin_hero(battle: Battle, sheet: Sheet, notes: Notes) -> Move:
    """Give the hero a turn's actions; what lasted until now is over (CON-016, CON-029)."""
    hero = battle.hero
    standard = 0 if hero.stunned else 1
    battle = battle.stand(
        standard=standard, minor=1, swift=False, sprinted=False, morale=0, stunned=False,
        ready=False,
    )  # fmt: skip
    return Move(replace(battle, phase=HERO_PHASE), None, sheet, notes)


def _end_hero(battle: Battle, sheet: Sheet, dice: Dice, notes: Notes) -> Move:
    """End the hero's turn: what goes on hurting hurts, and the others follow."""
    hero = battle.hero
    for one in hero.afflictions:
        damage = combat_dice.read(combat_dice.roll(dice, one.dice)).damage
        facts = {"name": "you", "word": one.word, "damage": damage}
        sheet, more = lose(sheet, damage, mental=False) if damage else (sheet, ())
        notes = (*notes, Note("afflicted", facts), *more)
    battle = battle.stand(afflictions=lessened(hero.afflictions))
    friends = tuple(Due(ally.id) for ally in battle.friends)
    foes = () if battle.seized else tuple(Due(foe.id) for foe in battle.standing)
    return Move(replace(battle, phase=OTHERS, queue=(*friends, *foes)), None, sheet, notes)


def _new_round(battle: Battle, sheet: Sheet, dice: Dice, notes: Notes) -> Move:
    """Begin a round; from the second on Momentum has gone down by one (CON-021)."""
    number = battle.round + 1
    if battle.plan.rounds and battle.round >= battle.plan.rounds:
        return Move(replace(battle, ended=OVER), None, sheet, notes)
    if battle.round:
        sheet, lost = set_points(sheet, "pool", sheet.pool - 1)
        notes = (*notes, *lost)
    battle = replace(battle, round=number, acted=False, seized=False)
    if number == 1:
        notes = (*notes, Note("doom-policy", {"text": battle.policy.told(battle.uses)}))
    notes = (*notes, Note("round", {"number": number}))
    battle, sheet, notes = _doom_effects(battle, sheet, dice, notes)
    battle, sheet, notes = _initiative(battle, sheet, notes)
    if battle.seized:
        foes = tuple(Due(foe.id) for foe in battle.standing)
        return Move(replace(battle, phase=OTHERS, queue=foes), None, sheet, notes)
    return _begin_hero(battle, sheet, notes)


def _initiative(battle: Battle, sheet: Sheet, notes: Notes) -> tuple[Battle, Sheet, Notes]:
    """Seize the initiative for 1 Doom a foe, if the policy does so (CON-076)."""
    cost = len(battle.standing) * int(printed("doom")["costs"]["initiative"])
    allowed = battle.plan.may_seize_initiative
    if not allowed or not battle.policy.does("seize", sheet.threat, cost):
        return battle, sheet, notes
    sheet, paid = pay_doom(sheet, cost)
    notes = (*notes, Note("seized", paid))
    return replace(battle, seized=True), sheet, notes


def _doom_effects(
    battle: Battle, sheet: Sheet, dice: Dice, notes: Notes
) -> tuple[Battle, Sheet, Notes]:
    """Let one thing happen that the place has in store, from the second round on (CON-075)."""
    for one in battle.plan.doom_effects if battle.round > 1 else ():
        new = one.id not in battle.happened
        if not new or not battle.policy.does("effects", sheet.threat, one.cost):
            continue
        sheet, paid = pay_doom(sheet, one.cost)
        battle = replace(battle, happened=(*battle.happened, one.id))
        notes = (*notes, Note("doom-effect", {"text": one.text, **paid}))
        return _befalls(battle, one, sheet, dice, notes)
    return battle, sheet, notes


def _befalls(
    battle: Battle, one: DoomEffect, sheet: Sheet, dice: Dice, notes: Notes
) -> tuple[Battle, Sheet, Notes]:
    if one.kind == "complication":
        return battle.stand(snags=(*battle.hero.snags, one.id)), sheet, notes
    if not one.damage:
        return battle, sheet, notes
    blow = roll_blow(dice, one.damage, {}, mental=False)
    battle, sheet, more = hit_hero(battle, blow, sheet, dice)
    return battle, sheet, (*notes, *more)
