"""Reactions: what the hero may do in the turns of others (CON-026).

Notes: reacted, and those of `attack` and `foe_attack`.
"""

from solo.namedtuple import NamedTuple
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Odds, Option, Outcome
from solo.rules.core.party.company import slug
from solo.rules.core.table import Script
from solo.rules.two_d20.conan.fight.attack import attack
from solo.rules.two_d20.conan.fight.difficulty import attack_test, hero_test
from solo.rules.two_d20.conan.fight.foe_attack import against, foe_attack
from solo.rules.two_d20.conan.fight.state import Attack, Battle, arms
from solo.rules.two_d20.conan.fight.table import FightTable
from solo.rules.two_d20.conan.fight.words import words
from solo.rules.two_d20.conan.gear.written import Weapon
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.party import COMPANY
from solo.rules.two_d20.core.fighting import HERO, tested
from solo.rules.two_d20.core.sheet import set_points
from solo.rules.two_d20.core.skill_test import Frame
from solo.rules.two_d20.core.testing import Plan
from solo.words import Message, Text

SKILLS = {"parry": "parry", "dodge": "acrobatics", "steel": "discipline", "protect": "parry",
          "stand-by": "discipline"}  # fmt: skip
"""The skill of each Reaction to an attack (our default)."""


class Reaction(NamedTuple):
    """What a hero may do about an attack: a test of a skill, by another hero if one is named."""

    skill: str
    who: str = ""  # the slug of another hero, who protects the one it is meant for


NONE = Reaction("")
"""To take it as it comes."""


def attacked(table: FightTable, blow: Attack) -> Script[bool]:
    """Let the hero react to an attack on the hero or a friend, then let its dice fall (CON-026).

    Where nobody is asked about offers, there is no Reaction.

    Returns whether the foe has bought a Swift Action with it.
    """

    def reactions() -> list[Offer[Reaction]]:
        return [*_reactions(table.battle, blow, table.sheet), *_protectors(table, blow)]

    def chances(reaction: Reaction) -> Odds | None:
        return _chances(table, blow, reaction)

    mine = blow.target == HERO
    helpless = not mine and all(one.option.reason for one in reactions())
    if helpless or not table.battle.asks:
        return (yield from foe_attack(table, blow, None))
    let = words("no-reaction" if mine else "leave-it")
    leave = Offer(Option("take-it", let, hint="take it"), NONE)
    taken = (
        yield from table.pick(
            lambda: [leave, *reactions()],
            lambda: (_told(table.battle, blow, table.named),),
            odds=chances,
        )
    ).does
    if taken == NONE:
        return (yield from foe_attack(table, blow, None))
    if not taken.who:
        reaction = yield from _react(table, blow, taken.skill, table.battle, table.named)
    else:
        reaction = yield from _protect(table, blow, taken)
    return (yield from foe_attack(table, blow, reaction))


def _protect(table: FightTable, blow: Attack, taken: Reaction) -> Script[Outcome]:
    """Let another hero react, of whom all is told meanwhile; then it is about the target again."""
    target, named, victim, battle = table.sheet.name, table.named, table.victim, table.battle
    table.turn_to(taken.who, tells=False)
    table.victim = table.named
    reaction = yield from _react(table, blow, taken.skill, battle, named)
    table.turn_to(slug(target), tells=False)
    table.victim = victim
    return reaction


def _told(battle: Battle, blow: Attack, named: str = "") -> Message:
    foe, weapon = battle.fighter(blow.attacker), blow.weapon
    mine = blow.target == HERO
    whom = (named or "you") if mine else battle.fighter(blow.target).name
    return words("attack-told", name=foe.name, at=whom, weapon=weapon.name, dice=weapon.dice)


def _protectors(table: FightTable, blow: Attack) -> list[Offer[Reaction]]:
    """Return the other heroes of the same zone who may protect the one it is meant for (CON-026).

    Against what frightens they stand by.
    """
    found, key = [], "stand-by" if blow.weapon.mental else "protect"
    for one in COMPANY.fellows(table.sheet) if blow.target == HERO else ():
        who = slug(one.name)
        stance = table.battle.bench[who]
        if stance.zone == table.hero.zone and (stance.guard or blow.weapon.mental):
            doom = one.options.reaction_doom_cost
            text = words("hero-protects", name=one.name, skill=SKILLS[key], doom=doom)
            option = Option(f"{key}-{who}", text, hint=f"{key} {who}")
            found.append(Offer(option, Reaction(SKILLS[key], who)))
    return found


def _reactions(battle: Battle, blow: Attack, sheet: Sheet) -> list[Offer[Reaction]]:
    """Return the Reactions to an attack, each with its skill (CON-026, CON-031)."""
    guard = "" if battle.hero.guard else words("guard-broken")
    if blow.target != HERO:
        ally = battle.fighter(blow.target)
        far = "" if ally.zone == battle.hero.zone else words("too-far")
        if blow.weapon.mental:
            return [_reaction("stand-by", far, sheet, ally.name)]
        return [_reaction("protect", far or guard, sheet, ally.name)]
    if blow.weapon.mental:
        return [_reaction("steel", "", sheet)]
    dodge = _reaction("dodge", guard, sheet)
    if blow.weapon.kind != "melee":
        return [dodge]
    return [_reaction("parry", guard, sheet), dodge]


def _reaction(key: str, reason: Text, sheet: Sheet, name: str = "") -> Offer[Reaction]:
    """Offer a Reaction in few words: there may be several in a round, with their chances.

    In brackets stand its skill, where that is called otherwise, and the Doom that it gives.
    """
    skill, doom = SKILLS[key], sheet.options.reaction_doom_cost
    own = "" if skill == key else skill
    text = words(f"react-{key}", name=name, skill=own, doom=doom)
    return Offer(Option(key, text, "", reason, key), Reaction(skill))


def _react(
    table: FightTable, blow: Attack, skill: str, battle: Battle, named: str
) -> Script[Outcome]:
    """Give Doom for a Reaction, and make its test.

    Args:
        table: The table of the fight.
        blow: The attack.
        skill: That of the test.
        battle: The fight as it is about the target, who may be another than whoever reacts.
        named: How the target is called, as the table has it.
    """
    _give_doom(table)
    test = hero_test(table.battle, skill, against="the attack")

    def chances(plan: Plan) -> Odds:
        doom = table.sheet.threat + table.sheet.options.bonus_d20_cost * plan.given
        return against(battle, blow, table.sheet, doom, test.terms(table.sheet, plan))

    frame = Frame(above=lambda: (_told(battle, blow, named),), weigh=chances)
    reaction = yield from table.test(test, frame)
    table.tell_first("reacted", skill=reaction.facts["skill"], **tested(reaction))
    return reaction


def _give_doom(table: FightTable) -> None:
    cost = table.sheet.options.reaction_doom_cost
    table.become(set_points(table.sheet, "threat", table.sheet.threat + cost))


def _chances(table: FightTable, blow: Attack, reaction: Reaction) -> Odds:
    """Return the chances that the attack is turned aside; the foe's dice are counted too.

    Without a skill it is taken as it comes.
    """
    battle, sheet = table.battle, table.sheet
    if reaction == NONE:
        return against(battle, blow, sheet, sheet.threat, None)
    doom = sheet.threat + sheet.options.reaction_doom_cost
    now = battle.turned(slug(sheet.name), reaction.who) if reaction.who else battle
    test = hero_test(now, reaction.skill)
    hero = COMPANY.named(sheet, reaction.who) if reaction.who else sheet
    return against(battle, blow, sheet, doom, test.terms(hero))


def strike_first(table: FightTable, key: str) -> Script[None]:
    """Strike at a foe who has come within Reach of a hero who holds an action (CON-025).

    It is done with the weapon in hand, a shot if that is what it does.
    """
    yield from table.ask(
        (Option("strike-first", words("strike-first"), hint="strike"),), forced="strike-first"
    )
    table.stand(ready=False)
    held = [one for one in arms(table.sheet) if one.name == table.hero.hand]
    shots = [one for one in held if one.kind != "melee" and not _empty(table, one)]
    weapon = shots[0] if shots else blade(table.battle, table.sheet)
    test = attack_test(table.battle, table.battle.fighter(key), weapon)
    yield from attack(table, key, weapon, test, acting=False)


def strike_after(table: FightTable, key: str) -> Script[None]:
    """Let the hero strike at a foe who leaves the hero's Reach (CON-026, CON-027)."""
    if not table.battle.asks:
        return
    name = table.battle.fighter(key).name
    let_go = Option("let-go", words("let-go"), hint="let it go")

    def options() -> tuple[Option, ...]:
        weapon, doom = blade(table.battle, table.sheet), table.sheet.options.reaction_doom_cost
        text = words("retaliate", weapon=weapon.name, skill="", doom=doom)
        return (let_go, Option("retaliate", text, hint="retaliate"))

    answer = yield from table.ask(options, (words("turns-away", name=name),))
    if answer.option != let_go.id:
        _give_doom(table)
        weapon = blade(table.battle, table.sheet)
        test = attack_test(table.battle, table.battle.fighter(key), weapon)
        yield from attack(table, key, weapon, test, leaving=True, acting=False)


def _empty(table: FightTable, weapon: Weapon) -> bool:
    """Say whether a weapon has no shots left."""
    return weapon.loads is not None and table.hero.loads.get(weapon.name, 0) >= weapon.loads


def blade(battle: Battle, sheet: Sheet) -> Weapon:
    """Return the melee weapon that the hero strikes with: that in hand, or bare hands."""
    melee = [weapon for weapon in arms(sheet) if weapon.kind == "melee"]
    in_hand = [weapon for weapon in melee if weapon.name == battle.hero.hand]
    return (in_hand or [weapon for weapon in melee if not weapon.hands])[0]
