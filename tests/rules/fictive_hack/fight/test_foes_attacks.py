"""Attacks on the hero in a fight, and the answers to them: shields, points, powers, toughs."""

from dataclasses import replace
from typing import Any

import pytest

from solo.rules.fictive_hack.foe import Foe, Power
from solo.rules.fictive_hack.gear.weapons import Weapon
from solo.rules.fictive_hack.heroes.sheet import Sheet
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.system import FICTIVE_HACK
from solo.rules.fictive_hack.words import words
from tests.english import english
from tests.rules.fictive_hack.sample import CAPTAIN, GUARD, IDLER, Bout, hero

OGRE = Foe(name="the ogre", kind="monster", weapon=Weapon(name="huge club"), policy=("beast",))

CLUB = "attack-foe0"


def tough(*talents: str, **fields: Any) -> Sheet:
    """Return a scout who can take and carry a lot; a scout has nothing to add to a blow."""
    return hero(*talents, **{"toughened": 5, "brawn": 5, "template": "scout", **fields})


@pytest.mark.rule("FH-077")
@pytest.mark.example("FH-077")
def test_a_shield_blocks_one_wound_a_round() -> None:
    """Two hits of one Wound each: the first is blocked, the second is not."""
    bout = Bout(tough(shield="light"), GUARD, GUARD).step("wait", 9)
    bout.step("block", 9)

    assert "block" not in bout.options
    assert bout.sheet.lost == 1
    assert "block" in bout.step("wait", 9).options  # the next round


@pytest.mark.rule("FH-078")
def test_shields_weigh_half_a_load_and_a_load() -> None:
    from_none = FICTIVE_HACK.view(hero())["encumbered"]
    assert not from_none
    for shield, brawn, too_much in (("light", 0, True), ("heavy", 0, True), ("heavy", 1, False)):
        sheet = hero(shield=shield, brawn=brawn)  # the club is half a load
        assert FICTIVE_HACK.view(sheet)["encumbered"] is too_much


@pytest.mark.rule("FH-079")
@pytest.mark.example("FH-079")
def test_a_light_shield_is_broken_to_take_one_wound_of_four() -> None:
    bout = Bout(tough(shield="light"), OGRE).step("wait", 10, 10)
    assert "4 Wounds would come through" in bout.status
    assert {"block", "sacrifice", "bear"} == set(bout.options)
    bout.step("sacrifice")

    assert bout.sheet.lost == 1
    assert bout.sheet.shield == ""


@pytest.mark.rule("FH-077", "FH-079")
def test_what_was_done_against_a_blow_is_not_offered_again() -> None:
    """The shield that blocked is not broken after a point has been paid, nor a point paid twice."""
    bout = Bout(tough(shield="light", ap=9), OGRE).step("wait", 10, 10).steps("block", "ignore")

    assert set(bout.options) & {"block", "sacrifice", "ignore"} == set()


@pytest.mark.rule("FH-080")
def test_a_heavy_shield_can_do_that_twice() -> None:
    bout = Bout(tough(shield="heavy"), OGRE).step("wait", 10, 10).step("sacrifice")
    assert (bout.sheet.shield, bout.sheet.lost) == ("heavy", 1)

    bout.step("wait", 10, 10).step("sacrifice")
    assert (bout.sheet.shield, bout.sheet.lost) == ("", 2)


@pytest.mark.rule("FH-082")
@pytest.mark.example("FH-082")
def test_defending_with_a_shield_covers_against_everything() -> None:
    missed = Bout(tough(shield="light"), CAPTAIN).step("defend", 6, 5, 1)
    assert missed.sheet.lost == 0  # 11 - 4

    heavy = replace(CAPTAIN, weapon=Weapon(name="claymore"))
    both = Bout(tough(shield="light"), heavy, heavy).step("defend", 7, 6)
    both.step("block", 1, 1, 7, 6)  # a counter-attack of two dice misses, then the second hits
    both.step("block", 1, 1)
    assert both.sheet.lost == 2

    archer = replace(IDLER, policy=("shoot",), shoots=Weapon(name="shortbow"))
    shot = Bout(tough(shield="light"), archer).step("defend", 6, 5)
    assert shot.sheet.lost == 0


@pytest.mark.rule("FH-075", "FH-076")
@pytest.mark.parametrize(
    ("option", "place", "talent"),
    [("attack-foe0", "field", "charger"), ("charge-foe0", "road", "charger"),
     ("bash-foe0", "field", "bash")],
)  # fmt: skip
@pytest.mark.parametrize("shield", ["", "light"])
def test_whoever_strikes_with_a_shield_in_hand_has_used_it(
    option: str, place: str, talent: str, shield: str
) -> None:
    """However it is done, the shield costs a die."""
    sheet = hero(talent, toughened=3, shield=shield)
    bout = Bout(sheet, (replace(IDLER, wounds=9), 1, place))
    bout.step(option, *(1, 2) if shield else (1, 1, 2))

    assert bout.turn.shielded is bool(shield)


@pytest.mark.rule("FH-074", "FH-075", "FH-196")
@pytest.mark.example("FH-074", "FH-075")
@pytest.mark.parametrize(
    ("fields", "endangered", "ap"),
    [({}, True, 2), ({}, False, 0), ({"armor": "light"}, True, 0), ({"shield": "light"}, True, 0)],
)
def test_who_fights_unarmored_and_lives_is_paid(
    fields: dict[str, str], endangered: bool, ap: int
) -> None:
    foe = replace(GUARD, policy=("near: attack",) if endangered else ("bystander",))
    bout = Bout(tough(weapon="claymore", **fields), foe)
    faces = (1, 9, 2) if endangered else ()
    shielded = "shield" in fields
    bout.step(CLUB, *faces, *((9,) if shielded else (5, 4)))

    assert bout.outcome is not None
    assert bout.outcome.label == "won"
    assert bout.sheet.ap == ap


@pytest.mark.rule("FH-074")
def test_nobody_is_paid_for_dying() -> None:
    bout = Bout(hero(template="scout"), GUARD).step("wait", 9, 8)

    assert bout.outcome is not None
    assert (bout.outcome.label, bout.sheet.ap) == ("dying", 0)
    out = Bout(hero(template="scout"), GUARD).step("wait", 9, 3)
    assert out.outcome is not None
    assert (out.outcome.label, out.sheet.ap, out.sheet.left) == ("ko", 2, 1)


@pytest.mark.rule("FH-063")
def test_a_parry_is_no_help_against_shots() -> None:
    archer = replace(IDLER, policy=("shoot",), shoots=Weapon(name="shortbow"))
    sheet = tough(weapons=(Weapon(name="club"), Weapon(name="dagger")), parrying="dagger")

    assert Bout(sheet, archer).step("wait", 5, 4).sheet.lost == 1
    shielded = Bout(tough(weapons=sheet.weapons, shield="light"), IDLER)
    assert not [one for one in shielded.options if one.startswith("parrying-")]


@pytest.mark.rule("FH-192")
@pytest.mark.example("FH-192")
def test_one_wound_is_ignored_for_two_points_once_per_attack() -> None:
    bout = Bout(tough(ap=5), replace(OGRE, weapon=Weapon(name="claymore"))).step("wait", 5, 5)
    assert "2 Wounds would come through" in bout.status
    bout.step("ignore")

    assert bout.sheet.lost == 1
    assert bout.sheet.ap == 3
    assert "ignore" not in bout.options


@pytest.mark.rule("FH-200", "FH-218")
@pytest.mark.parametrize("ap", [0, 1])
def test_a_monsters_power_feeds_the_bowl_when_it_has_a_price(ap: int) -> None:
    lash = Power(name="Lash", does="strike-again", ap=ap, uses=1)
    bout = Bout(tough(), replace(OGRE, powers=(lash,), weapon=Weapon(name="club")))
    bout.step("wait", 9, 9, 1, 9, 9, 1)

    assert (bout.sheet.lost, bout.sheet.ap) == (2, ap)
    bout.step("wait", 9, 9, 1)
    assert bout.sheet.lost == 3


@pytest.mark.rule("FH-200")
@pytest.mark.parametrize(
    ("does", "faces", "lost"),
    [("strike-harder", (5, 4, 1), 2), ("strike-surer", (3, 4, 1), 1)],
)
def test_what_powers_do_to_a_blow(does: Any, faces: tuple[int, ...], lost: int) -> None:
    power = Power(name="Fury", does=does)
    bout = Bout(tough(), replace(OGRE, powers=(power,), weapon=Weapon(name="club")))

    assert bout.step("wait", *faces).sheet.lost == lost


@pytest.mark.rule("FH-200", "FH-218")
def test_powers_that_heal_shrug_and_frighten() -> None:
    mending = replace(
        IDLER, wounds=2, policy=("defend",), powers=(Power(name="Knit", does="heal"),)
    )
    healed = Bout(tough(), mending).step(CLUB, 8, 7, 1, 1, 1, 1)
    assert healed.foe().lost == 1
    assert healed.step("wait").foe().lost == 0

    hide = replace(IDLER, powers=(Power(name="Hide", does="shrug", ap=1),))
    shrugged = Bout(tough(), hide).step(CLUB, 8, 7, 1)
    assert (shrugged.foe().lost, shrugged.sheet.ap) == (0, 1)

    howl = replace(IDLER, powers=(Power(name="Howl", does="frighten"),))
    scared = Bout(tough(), howl).step("wait", 1, 9)
    assert scared.sheet.frightened


@pytest.mark.rule("FH-201")
@pytest.mark.example("FH-201")
def test_the_gm_pays_the_player_to_cancel_a_wound() -> None:
    bout = Bout(tough(weapon="claymore"), replace(IDLER, resolve=2)).step(CLUB, 5, 4)

    assert (bout.foe().lost, bout.foe().resolve, bout.sheet.ap) == (1, 0, 2)


@pytest.mark.rule("FH-201", "FH-210")
def test_the_gm_pays_the_player_to_add_a_wound() -> None:
    bout = Bout(hero(toughened=1, template="scout"), replace(GUARD, resolve=2)).step("wait", 9)

    assert bout.sheet.ap == 2
    assert bout.codes.count("ap-gained") == 1
    assert "2 Wounds would come through" in bout.status
    bout.step("ignore")
    assert bout.sheet.lost == 1
    plain = Bout(tough(), GUARD).step("wait", 10)  # minions have no telling blow
    assert plain.sheet.lost == 1


@pytest.mark.rule("FH-205")
@pytest.mark.parametrize(
    ("kind", "least", "most", "said"),
    [("swarm", 1, 5, "1 to 5 Wounds"), ("minion", 1, 1, "1 Wound,"), ("tough", 2, 99, "2 to 99")],
)
def test_the_kinds_of_foes_by_their_wounds(kind: Any, least: int, most: int, said: str) -> None:
    assert Foe(name="x", kind=kind).wounds == least
    assert Foe(name="x", kind=kind, wounds=most).wounds == most
    with pytest.raises(ValueError, match=f"a {kind} has {said}"):
        Foe(name="x", kind=kind, wounds=most + 1)
    assert Foe(name="x", kind="monster").wounds == 3


@pytest.mark.rule("FH-208", "FH-209")
@pytest.mark.example("FH-209")
def test_minions_fight_alike_whatever_they_hold() -> None:
    armed = replace(GUARD, weapon=Weapon(name="claymore"))
    bout = Bout(tough(), (armed, 3)).step("wait", 3, 9, 6)

    assert bout.said("makes 15")
    assert bout.sheet.lost == 1
    one = Bout(tough(), GUARD).step("wait", 7)
    assert one.sheet.lost == 0


@pytest.mark.rule("FH-211")
def test_minions_may_stand_in_several_groups() -> None:
    bout = Bout(tough(), (GUARD, 2), (GUARD, 2)).step("wait", 4, 5, 3, 4)

    assert bout.sheet.lost == 1  # 9 hits, 7 does not


@pytest.mark.rule("FH-217")
def test_toughs_use_weapons_armor_shields_and_one_talent() -> None:
    heavy = replace(CAPTAIN, weapon=Weapon(name="claymore"), armor="medium", shield="light",
                    talent="shield skill")  # fmt: skip
    bout = Bout(tough(weapon="claymore"), heavy).step(CLUB, 9, 1, 6, 6, 5, 4)
    assert bout.foe().lost == 0  # two Wounds, one soaked at 12, one blocked
    assert bout.sheet.lost == 2

    parry = replace(IDLER, talent="expert parry", wounds=9)
    weaker = Bout(tough(weapon="claymore"), parry).step(CLUB, 9)
    assert weaker.step(CLUB, 3, 4).foe().lost == 2  # once, until it has rested
    with pytest.raises(ValueError, match="foes can have"):
        Foe(name="x", kind="tough", talent="charm")
    sly = replace(CAPTAIN, talent="fight dirty")
    assert Bout(tough(), sly).step("wait", 1, 3, 3).sheet.lost == 1  # 6 and a trick of 2


@pytest.mark.rule("FH-225", "FH-113")
@pytest.mark.example("FH-225")
def test_expert_parry_takes_a_die_before_the_roll() -> None:
    heavy = replace(CAPTAIN, weapon=Weapon(name="claymore"))
    bout = Bout(tough("expert parry", template="fighter"), heavy).step("wait")
    assert "expert-parry" in bout.options
    bout.step("expert-parry", 7)

    assert bout.sheet.lost == 0
    assert bout.sheet.exhausted == {"expert parry": "rested"}
    striking = Bout(tough("expert parry", template="fighter"), heavy).step(CLUB, 1, 9)
    striking.step("expert-parry", 7, 5, 4, 1)  # it took no time: the hero's own blow still falls
    assert striking.foe().lost == 1
    archer = replace(IDLER, policy=("shoot",), shoots=Weapon(name="shortbow"))
    shot = Bout(tough("expert parry", template="fighter"), archer).step("wait", 5, 4)
    assert shot.sheet.lost == 1


@pytest.mark.rule("FH-219", "FH-218")
def test_a_foe_looks_as_its_author_likes_and_kinds_mix() -> None:
    ghost = replace(GUARD, name="a wisp of cold light")
    bout = Bout(tough(), ghost, OGRE)

    assert "A wisp of cold light" in bout.status
    assert "The ogre: Wounds 3/3; means to attack you" in bout.status


@pytest.mark.rule("FH-217", "FH-260")
def test_a_tough_stabs_who_looks_elsewhere() -> None:
    sly = replace(CAPTAIN, talent="backstab", policy=("near: attack",))
    bout = Bout(tough(), IDLER, sly).step("intimidate-foe0", 5, 4, 1)
    assert bout.sheet.lost == 2  # nine hits, and the stab is a Wound more

    assert "backstab" in bout.foe(1).used
    missed = Bout(tough(), IDLER, sly).step("intimidate-foe0", 2, 3, 1, 1, 9)
    assert "backstab" not in missed.foe(1).used

    watched = Bout(tough(), sly).step("intimidate-foe0", 5, 4, 1)
    assert watched.sheet.lost == 1


@pytest.mark.rule("FH-217", "FH-223")
def test_a_tough_charges_once() -> None:
    rider = replace(CAPTAIN, talent="charger", policy=("near: attack", "move"))
    bout = Bout(tough(), (rider, 1, "road")).step("wait", 5, 4, 1)

    assert (bout.foe().arena, bout.sheet.lost) == ("field", 1)


def test_a_group_is_spoken_of_in_the_plural() -> None:
    guards = replace(GUARD, name="the gate guards", policy=("near: attack", "move"))
    bout = Bout(tough(), (guards, 3, "road"), GUARD)

    assert "The gate guards (3): standing 3/3; mean to move to the field" in bout.status
    assert "The guard: means to attack you" in bout.status
    assert bout.step("wait", 1).said("The gate guards (3) move to the field.")
    assert bout.step("wait", 1, 2, 3, 1).said("the gate guards (3) strike at you")


@pytest.mark.parametrize(
    ("policy", "said"),
    [
        (("brute",), "comes straight at you and strikes"),
        (("last-wound: defend", "near: attack", "move"),
         "at the last Wound: defends; when near: attacks; else comes closer"),
    ],
)  # fmt: skip
def test_how_a_foe_fights_is_told_in_words(policy: tuple[str, ...], said: str) -> None:
    assert f"manner: {said}." in Bout(tough(), replace(CAPTAIN, policy=policy)).status


def test_every_condition_and_action_of_a_policy_has_words() -> None:
    table = printed("policies")
    when = {english(words("manner-when", condition=one)) for one in table["conditions"]}
    does = {
        english(words("manner-rule", when=(), does=one, first=True)) for one in table["actions"]
    }
    manners = {english(words("manner", policy=one)) for one in table["policies"]}

    assert len(when) == len(table["conditions"])
    assert len(does) == len(table["actions"])
    assert len(manners) == len(table["policies"])
