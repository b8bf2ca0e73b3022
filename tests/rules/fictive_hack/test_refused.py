"""What does not fit the rules of Fictive Hack is refused, with the field and the reason."""

import re
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from solo.rules.core.dice import LoadedDice
from solo.rules.core.protocols import Illegal
from solo.rules.fictive_hack.actions.heights import Climb
from solo.rules.fictive_hack.actions.locks import Opening
from solo.rules.fictive_hack.actions.scouting import Birdcall
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.checks.attribute_rolls import Challenge, Push
from solo.rules.fictive_hack.checks.awards import awarded
from solo.rules.fictive_hack.checks.difficulty import Difficulty
from solo.rules.fictive_hack.checks.plain_rolls import StartingCoins
from solo.rules.fictive_hack.fight.attack_roll import soak_at
from solo.rules.fictive_hack.fight.single_attack import Attack
from solo.rules.fictive_hack.fight.written import Arena, Bribe, Fight, Placement
from solo.rules.fictive_hack.foe import Foe, rules_of
from solo.rules.fictive_hack.gear.coins import change_coins
from solo.rules.fictive_hack.gear.effects import Gain
from solo.rules.fictive_hack.gear.item import Item
from solo.rules.fictive_hack.gear.weapons import Weapon, weapon_class
from solo.rules.fictive_hack.health.effects import Amount
from solo.rules.fictive_hack.heroes import levels, talents
from solo.rules.fictive_hack.heroes.attributes import Rating
from solo.rules.fictive_hack.heroes.between_adventures import check_loaded
from solo.rules.fictive_hack.heroes.hero_file import HeroFile
from solo.rules.fictive_hack.heroes.sheet import HIGHEST, Device, Sheet, changed
from solo.rules.fictive_hack.party import COMPANY
from solo.rules.fictive_hack.system import FICTIVE_HACK
from tests.rules.fictive_hack.sample import GUARD, hero


def stranger(**fields: Any) -> Sheet:
    """Check a hero whom somebody else has written."""
    sheet = hero("charger", **fields)
    check_loaded(sheet)
    return sheet


def loaded(**fields: Any) -> Sheet:
    """Check a hero some of whose fields were changed after they were made."""
    sheet = changed(hero("charger"), **fields)
    check_loaded(sheet)
    return sheet


NO_DICE = LoadedDice(())
HALL = Arena(name="The hall")
TWO = {"a": Arena(name="A", adjacent=("hall",)), "hall": HALL}
ONE = (Placement(foe="x"),)
BRIBE = Bribe(text="a cart", id="cart")
FIGHTER = {
    "name": "A", "template": "fighter", "talent": "charger",
    "attributes": {"brawn": 3, "charm": 2},
}  # fmt: skip
REFUSED: list[tuple[Callable[..., object], dict[str, Any], str]] = [
    (loaded, {"name": " "}, "name: a hero needs a name"),
    (loaded, {"attributes": {"brawn": 0}},
     "attributes: there are awareness, brawn, charm, commitment, cunning, daring"),
    (stranger, {"brawn": -9}, "attributes: each is -2 or more"),
    (loaded, {"template": "smith"},
     "template: templates are fighter, knight, mechanic, scout, thief"),
    (loaded, {"inherent": ("smith",)},
     "template: templates are fighter, knight, mechanic, scout, thief"),
    (loaded, {"exhausted": {"smith": "arena"}}, "talents: there is no talent 'smith'"),
    (loaded, {"training": {"smith": 1}}, "talents: there is no talent 'smith'"),
    (loaded, {"exhausted": {"charger": "soon"}},
     "exhausted: talents come back in a new arena or by rest"),
    *((loaded, {name: -1}, f"{name}: it is 0 or more, and no more than a billion")
      for name in ("ap", "spent", "banked", "lost", "toughened", "bleeding", "bed", "tended",
                   "enemies", "forecast", "shield_uses")),
    (loaded, {"level": HIGHEST + 1}, "level: levels begin at 1"),
    (loaded, {"toughened": HIGHEST + 1}, "lost: no more Wounds are lost than there are"),
    (loaded, {"training": {"charger": 10**9 + 1}}, "training: minutes of 'charger' are 0 or more"),
    (loaded, {"lasting": {"wet": -1}}, "training: minutes of 'wet' are 0 or more"),
    (loaded, {"spent": 10**9 + 1}, "spent: it is 0 or more, and no more than a billion"),
    (loaded, {"level": 0}, "level: levels begin at 1"),
    (loaded, {"lost": 99}, "lost: no more Wounds are lost than there are"),
    (loaded, {"state": "asleep"}, "state: it is ko, dying, limping or dead, or nothing"),
    (loaded, {"training": {"charger": -1}}, "training: minutes of 'charger' are 0 or more"),
    (loaded, {"wielded": "sword"}, "wielded: nobody holds what they do not carry"),
    (loaded, {"parrying": "sword"}, "wielded: nobody holds what they do not carry"),
    (loaded, {"armor": "gold"}, "armor: unknown armor or shield"),
    (loaded, {"shield": "gold"}, "armor: unknown armor or shield"),
    (Device, {"name": "lens", "roll": "eyes", "level": 1},
     "roll: a device helps one of attack, awareness, brawn, charm, commitment, cunning, "
     "daring, not 'eyes'"),
    (Device, {"name": "lens", "roll": "", "level": 0},
     "level: a device is made at level 1 to 1000, and there is one"),
    (Device, {"name": "lens", "roll": "", "level": 1, "owned": 0},
     "level: a device is made at level 1 to 1000, and there is one"),
    (HeroFile, {**FIGHTER, "shield": "gold"}, "shield: 'gold'; write none, light or heavy"),
    (HeroFile, {**FIGHTER, "talent": ""},
     "talent: one starting talent is needed, such as charger, combat toughened, expert parry, "
     "fight dirty, weapon of choice"),
    (HeroFile, {**FIGHTER, "attributes": {"brwn": 5}},
     "attributes: unknown attribute 'brwn'; did you mean 'brawn'? attributes are "
     "awareness, brawn, charm, commitment, cunning, daring"),
    (Amount.parse, {"text": "many"}, "'many' is no amount; write a number, or all"),
    (Birdcall, {"value": None}, "value: say what the listener rolls with, such as 3"),
    (Push, {"targets": (0,) * 13}, "targets: 12 at most are pushed at once"),
    (HeroFile, {**FIGHTER, "talent": "super cunning"},
     "talent: super cunning is for the thief alone"),
    (HeroFile, {**FIGHTER, "languages": ("Elvish",)},
     "languages: an Awareness of 0 gives so many proficiencies"),
    (HeroFile, {**FIGHTER, "armor": "heavy"},
     "armor: a new hero may have light or medium armor; heavier is bought"),
    (Foe, {"name": "a", "talent": "singer"},
     "talent: foes can have charger, expert parry, fight dirty, shield skill, backstab, "
     "not 'singer'"),
    (Foe, {"name": "a", "shoots": Weapon(name="club")}, "shoots: club is no ranged weapon"),
    (rules_of, {"policy": ()}, "policy: at least one rule is needed"),
    (rules_of, {"policy": ("tired: flee",)},
     "policy: 'tired: flee' is no policy; write one of brute, archer, guard, coward, "
     "jailer, bully, bodyguard, turtle, beast, bystander, or rules such as 'hurt: flee' or "
     "'hurt and alone: flee' of the conditions always, near, far, hurt, last-wound, alone, "
     "first-round, intimidated, hero-hurt, hero-defends, every-other and the actions "
     "attack, shoot, move, defend, impede, push, flee, recover, wait, protect"),
    (rules_of, {"policy": ("hurt: sing",)},
     "policy: 'hurt: sing' is no policy; write one of brute, archer, guard, coward, "
     "jailer, bully, bodyguard, turtle, beast, bystander, or rules such as 'hurt: flee' or "
     "'hurt and alone: flee' of the conditions always, near, far, hurt, last-wound, alone, "
     "first-round, intimidated, hero-hurt, hero-defends, every-other and the actions "
     "attack, shoot, move, defend, impede, push, flee, recover, wait, protect"),
    (Gain, {"name": "a chest", "carriers": 0}, "carriers: at least one carries it, not 0"),
    (weapon_class, {"kind": "spoon"},
     "weapon: no melee weapon is spoon; unarmed, light, hand, reach, heavy, very-heavy"),
    (weapon_class, {"kind": "club", "ranged": True},
     "weapon: no ranged weapon is club; light, hand, heavy, very-heavy"),
    (Fight, {"arenas": {"a": Arena(name="A", adjacent=("a",))}, "foes": (Placement(foe="x"),)},
     "arenas: 'a' is next to itself"),
    (Opening, {"complexity": 0}, "complexity: a lock is 1 to 10, not 0"),
    (Opening, {"complexity": 11}, "complexity: a lock is 1 to 10, not 11"),
    (awesome.gloat, {"points": 0}, "gloat: an evil laugh is worth 1 to 4 AP, not 0"),
    (awesome.gloat, {"points": 5}, "gloat: an evil laugh is worth 1 to 4 AP, not 5"),
    (awesome.violence_bonus, {"points": 2, "level": 2}, "violence: at level 2 at most 1 AP count"),
    (awesome.violence_bonus, {"points": 3, "level": 4}, "violence: at level 4 at most 2 AP count"),
    (StartingCoins, {"template": "smith"},
     "template: templates are fighter, knight, mechanic, scout, thief"),
    (Difficulty.parse, {"text": "-3"}, "a difficulty is 0 or more, not -3"),
    (Difficulty.parse, {"text": "1000"},
     "unknown difficulty '1000'; write a number, or simple, standard, difficult, amazing, epic"),
    (soak_at, {"armor": "gold", "total": 9},
     "armor: unknown armor 'gold'; known are super-heavy, heavy, medium, light, none"),
    (Fight, {"arenas": TWO, "foes": (Placement(foe="x"), Placement(foe="y", arena="c"))},
     "foes: unknown arena 'c'; arenas are a, hall"),
    (Fight, {"arenas": {"a": Arena(name="A", adjacent=("hal",)), "hall": HALL}, "foes": ONE},
     "arenas: unknown arena 'hal'; did you mean 'hall'? arenas are a, hall"),
    (Fight, {"arenas": TWO, "foes": ONE, "start": "c"},
     "start: unknown arena 'c'; arenas are a, hall"),
    (Fight, {"arenas": TWO, "foes": ONE, "bribes": (BRIBE, BRIBE)},
     "bribes: two are called 'cart'; give each a name of its own"),
    (Fight, {"arenas": TWO, "foes": (Placement(foe="x", count=20),) * 3},
     "foes: at most 40 in one fight"),
    (Foe, {"name": "a", "wounds": 99}, "wounds: a minion has 1 Wound, not 99"),
    (Foe, {"name": "a", "attributes": {"brwn": 1}},
     "attributes: unknown attribute 'brwn'; did you mean 'brawn'? attributes are "
     "awareness, brawn, charm, commitment, cunning, daring"),
    (rules_of, {"policy": ("hurt: fle",)},
     "policy: 'hurt: fle' is no policy; did you mean 'turtle'? write one of brute, archer, "
     "guard, coward, jailer, bully, bodyguard, turtle, beast, bystander, or rules such as "
     "'hurt: flee' or 'hurt and alone: flee' of the conditions always, near, far, hurt, "
     "last-wound, alone, first-round, intimidated, hero-hurt, hero-defends, every-other and "
     "the actions attack, shoot, move, defend, impede, push, flee, recover, wait, protect"),
    (Item, {"name": "a", "band": "gold"},
     "band: unknown band 'gold'; bands are cheap, basic, cool, expensive"),
    (lambda: Challenge(attribute=(Rating("brawn"),)).resolve(None, NO_DICE), {},
     "attribute: there is no hero here to have brawn; write value=2, or brawn:2"),
    (lambda: Attack(weapon="light", attribute=Rating("brawn")).resolve(None, NO_DICE), {},
     "attribute: there is no hero here to have brawn; write a number"),
    (lambda: Attack(attribute=Rating("brawn", 2)).resolve(None, NO_DICE), {},
     "weapon: there is no hero here; give a class such as heavy"),
    (Weapon, {"name": "rapier", "kind": "light", "attribute": "darring"},
     "unknown attribute 'darring'; did you mean 'daring'? attributes are "
     "awareness, brawn, charm, commitment, cunning, daring"),
    (Attack, {"weapon": "medium"},
     "weapon: no melee weapon is medium; unarmed, light, hand, reach, heavy, very-heavy"),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "fields", "told"), REFUSED)
def test_what_does_not_fit_the_rules_is_refused(
    kind: Callable[..., object], fields: dict[str, Any], told: str
) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(told)}$"):
        kind(**fields)


def test_what_just_fits_is_allowed() -> None:
    loaded()
    for fields in ({"talent": "backstab"}, {"talent": "super cunning", "template": "thief"}):
        assert HeroFile(**{**FIGHTER, **fields})  # type: ignore[arg-type]
    loaded(ap=10**9, training={"charger": 0}, exhausted={"charger": "rested"}, wielded="club")
    loaded(level=HIGHEST, toughened=HIGHEST, lost=HIGHEST + 1, training={"charger": 10**9})
    for state in ("", "ko", "dying", "dead", "limping"):
        loaded(state=state)
    for shield in ("", "light", "heavy"):
        loaded(shield=shield)
    assert [awesome.gloat(points) for points in (1, 4)] == [1, 4]
    assert [awesome.violence_bonus(*one) for one in ((1, 1), (1, 2), (2, 3), (2, 4))] == [
        1,
        2,
        3,
        4,
    ]
    assert [Opening(complexity=one).complexity for one in (1, 10)] == [1, 10]
    assert Difficulty.parse(" 999 ").number == 999
    assert Weapon(name="rapier", kind="light", attribute="dar").attribute == "daring"
    assert Device(name="lens", roll="attack", level=1).owned == 1


def test_nobody_pays_more_than_there_is() -> None:
    ada = hero()
    worth = ada.purse.worth
    assert change_coins(ada, -worth)[0].purse.worth == 0
    with pytest.raises(Illegal, match=r"^that costs "):
        change_coins(ada, -worth - 1)


@pytest.mark.parametrize(
    ("deed", "sheet", "given", "told"),
    [
        (levels.learn_art, hero(), ("  ",), "a language, an instrument or an art needs a name"),
        (levels.learn_art, hero(), ("x" * 61,), "a language, an instrument or an art needs a name"),
        (levels.learn_art, hero(languages=("Lute",)), ("lute",), "you know lute already"),
        (levels.toughen, hero(), (), "Tougher is taken once per point of Brawn, 0 now"),
        (levels.take_talent, hero(), ("sprinter",),
         "half of your talents must be your own template's"),
        (levels.rebase, hero("backstab"), ("thief",),
         "it takes 2 talents of the thief, and you have 1"),
        (levels.gain_inherent, hero(template="", inherent=()), (), "it takes a template"),
        (partial(talents.recharge, fighting=True), hero("charger", ap=9), ("charger",),
         "Charger is not used up"),
    ],
)  # fmt: skip
def test_what_a_hero_can_not_do_now_is_refused(
    deed: Callable[..., object], sheet: Sheet, given: tuple[str, ...], told: str
) -> None:
    with pytest.raises(Illegal, match=f"^{re.escape(told)}$"):
        deed(sheet, *given)


def test_who_awards_takes_from_the_bowl_for_somebody_else() -> None:
    both = changed(COMPANY.with_member(hero(), changed(hero(), name="Bo")), bowl=2)

    given, (note,) = awarded(both, "bo")
    bo = COMPANY.named(given, "bo")
    assert bo is not None
    assert (given.name, given.bowl, given.ap, bo.ap) == ("Ada", 1, both.ap, both.ap + 1)
    assert note.facts == {"name": "Bo", "ap": bo.ap, "bowl": 1}
    with pytest.raises(Illegal, match="nobody awards themselves"):
        awarded(both, "ada")
    with pytest.raises(Illegal, match="the Bowl is empty"):
        awarded(changed(both, bowl=0), "bo")


def test_several_help_in_an_attack_and_in_nothing_else() -> None:
    bo = changed(hero(), name="Bo")
    attack = FICTIVE_HACK.checks["attack"]()
    helped, sheet = FICTIVE_HACK.gather(attack, hero(), (bo, bo))
    assert (helped.assist, sheet) == (attack.assist + 2, hero())  # type: ignore[attr-defined]
    for check in (FICTIVE_HACK.checks["coins"](),):
        with pytest.raises(Illegal, match="by Fictive Hack several "):
            FICTIVE_HACK.gather(check, hero(), (bo,))
    with pytest.raises(Illegal, match="by Fictive Hack several "):
        FICTIVE_HACK.effort("brawn", "")


def test_who_climbs_without_a_hero_says_both_rolls() -> None:
    with pytest.raises(ValueError, match=r"^catch_value: there is no hero here"):
        Climb(value=2).resolve(None, LoadedDice((1, 1)))
    assert Climb(value=2, catch_value=2).resolve(None, LoadedDice((6, 6, 6))).successes


def test_guards_are_what_they_are_without_a_word() -> None:
    assert (GUARD.kind, GUARD.wounds) == ("minion", 1)
