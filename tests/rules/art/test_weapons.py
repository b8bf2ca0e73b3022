"""The tables of armor, shields and weapons, and what features do to a weapon."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.reactions import Defense
from solo.rules.art.checks.trait import TraitRoll
from solo.rules.art.gear import armor, shield, weapon
from solo.rules.art.gear.item import Carried, Item, Power, Weapon
from solo.rules.art.gear.powers import bonuses, granted, kicker_powers
from solo.rules.art.gear.weapon_classes import features, sizes, weapon_classes, weapon_row
from solo.rules.art.heroes.attributes import ATTRIBUTES
from solo.rules.art.heroes.sheet import Sheet, new_sheet
from solo.rules.art.options import ArtOptions
from solo.rules.art.printed import printed
from tests.english import english

RANKS = list(Rank)


def hero(**scores: int) -> Sheet:
    """Return a hero with 7 in all but what is given."""
    return new_sheet("Mara", {**dict.fromkeys(ATTRIBUTES, 7), **scores})


def arm(kind: str, rank: str = "Passable", *features: str, **more: Any) -> Item:
    """Return a weapon of a class and a rank."""
    own = Weapon(kind=kind, features=features, **more)
    return Item(name=f"test {kind}", rank=Rank.parse(rank), weapon=own)


# Armor


@pytest.mark.rule("ART-099", "ART-100")
@pytest.mark.example("E14", "E15")
def test_armor_changes_defense_by_its_row() -> None:
    assert hero(agility=10).defense == 4
    mail = Item(name="mail", cost=Rank.INFERIOR, armor=True)
    assert replace(hero(agility=10), worn=Carried(item=mail, id="mail")).defense == 8
    assert armor.armor_modifier(Rank.GOOD, 7) == 1
    assert armor.armor_modifier(None, 7) == -6


@pytest.mark.rule("ART-101")
def test_defense_is_never_below_one() -> None:
    assert hero(agility=5).defense == 1
    rags = Item(name="rags", cost=Rank.PATHETIC, armor=True)
    assert replace(hero(agility=3), worn=Carried(item=rags, id="rags")).defense == 1


@pytest.mark.rule("ART-100", "ART-102")
@pytest.mark.parametrize(("rank", "required"), [("FB", None), ("IN", 2), ("GD", 5), ("EX", 9)])
def test_armor_takes_strength(rank: str, required: int | None) -> None:
    own = Rank.parse(rank)

    assert armor.armor_row(own).required == required
    assert armor.too_heavy(own, (required or 3) - 1) is (required is not None)
    assert not armor.too_heavy(own, required or 2)


@pytest.mark.reading("C04")
@pytest.mark.rule("ART-103")
@pytest.mark.parametrize("rank", [Rank.INFERIOR, Rank.GREAT])
def test_the_strong_defend_better_in_the_same_armor(rank: Rank) -> None:
    """Conflict C04: the bonus STR of the armor, which is the requirement and six."""
    row = armor.armor_row(rank)
    assert row.required is not None
    assert row.bonus == row.required + 6
    assert armor.armor_modifier(rank, row.bonus) == row.defense + 1
    assert armor.armor_modifier(rank, row.bonus - 1) == row.defense


@given(rank=st.sampled_from(RANKS), agility=st.integers(2, 12), strength=st.integers(2, 12))
def test_better_armor_never_defends_worse(rank: Rank, agility: int, strength: int) -> None:
    worse = Rank(max(1, rank - 1))

    assert armor.armor_modifier(rank, strength) >= armor.armor_modifier(worse, strength)


# Shields


@pytest.mark.rule("ART-104", "ART-105")
@pytest.mark.example("E16")
def test_a_good_shield_is_used_four_times_a_round_by_the_books_hero() -> None:
    mara = hero(dexterity=5, strength=8)

    assert shield.shield_row(Rank.GOOD) == (2, 15)
    assert 9 + shield.shield_bonus(Rank.GOOD) == 11
    assert shield.uses_a_round(mara, Rank.GOOD) == 4


@pytest.mark.rule("ART-105")
@pytest.mark.parametrize(
    ("total", "uses"), [(4, 1), (12, 1), (13, 2), (17, 2), (18, 3), (22, 3), (23, 4)]
)
def test_uses_a_round_follow_the_total(total: int, uses: int) -> None:
    """A Catastrophic shield has no Speed of its own; `extra` is what a perk adds."""
    mara = hero(dexterity=2, strength=2)

    assert shield.uses_a_round(mara, Rank.CATASTROPHIC, total - 4) == uses


# Weapons


@pytest.mark.rule("ART-112")
def test_there_are_twenty_two_classes() -> None:
    kinds = weapon_classes()

    assert len(kinds) == 22
    assert [kind.id for kind in kinds.values() if kind.type == "grenade"] == ["grenade"]
    assert {kinds[name].hands for name in ("blade", "sling", "handgun", "grenade")} == {1}
    assert {kinds[name].hands for name in ("heavy-sword", "bow", "machine-gun")} == {2}


@pytest.mark.rule("ART-110", "ART-113", "ART-117")
@pytest.mark.example("E18")
def test_the_books_pistol_attacks_with_ten_at_three_bands() -> None:
    mara = hero(alertness=7, strength=9)
    pistol = Item(name="pistol", cost=Rank.SUPER, weapon=Weapon(kind="handgun"))

    assert weapon.attack_trait(mara, pistol) == ("alertness", 3)
    assert weapon.attack_of(mara, pistol) == 10
    assert weapon.range_of(mara, pistol) == 3
    assert english(weapon.can_use(mara, pistol)) == ""


@pytest.mark.reading("C22")
@pytest.mark.rule("ART-113")
@pytest.mark.parametrize(
    ("column", "attribute", "lowest", "highest", "requirements"),
    [
        ("melee-1", "dexterity", -5, 5, [*[None] * 2, *range(2, 11)]),
        ("melee-2", "strength", -3, 7, [None] * 11),
        ("ranged-1", "alertness", -5, 5, [*[None] * 4, *range(2, 9)]),
        ("ranged-2", "alertness", -4, 6, [*[None] * 3, *range(2, 10)]),
        ("grenade", "dexterity", -2, 8, [None] * 11),
    ],
)
def test_the_columns_of_the_attack_table(
    column: str, attribute: str, lowest: int, highest: int, requirements: list[int | None]
) -> None:
    rows = [weapon_row(column, rank) for rank in Rank]

    assert {row.attribute for row in rows} == {attribute}
    assert [row.attack for row in rows] == list(range(lowest, highest + 1))
    assert [row.required for row in rows] == requirements


@pytest.mark.rule("ART-114")
def test_a_weapon_may_be_too_heavy() -> None:
    sword = arm("blade", "Great")

    assert english(weapon.can_use(hero(strength=6), sword)) == "the test blade takes Strength 7"
    assert english(weapon.can_use(hero(strength=7), sword)) == ""


@pytest.mark.rule("ART-115")
def test_attack_is_never_below_one() -> None:
    assert weapon.attack_of(hero(dexterity=2), arm("blade", "CT")) == 1


@pytest.mark.rule("ART-116", "ART-131")
def test_melee_reaches_its_own_band_and_a_spear_with_reach_the_next() -> None:
    mara, pike = hero(), arm("spear", "Passable", "reach")

    assert weapon.range_of(mara, arm("spear")) == 0
    assert weapon.range_of(mara, pike) == 1
    near, far = (weapon.attack_of(mara, pike, close=close) for close in (True, False))
    assert far - near == 3
    assert pike.cost == Rank.PASSABLE


@pytest.mark.rule("ART-118", "ART-130")
def test_a_melee_weapon_has_one_feature_or_the_one_pair() -> None:
    with pytest.raises(ValueError, match="has one, or entangle and thrown only together"):
        Weapon(kind="whip", features=("thrown", "entangle"))
    bolas = arm("flail", "Good", "entangle", "thrown only")

    assert bolas.cost == Rank.GOOD


@pytest.mark.rule("ART-119", "ART-120", "ART-121", "ART-122")
def test_a_thrown_weapon_costs_a_rank_more_and_flies_by_strength() -> None:
    knife = arm("blade", "Poor", "thrown")

    assert knife.cost == Rank.PASSABLE
    assert [weapon.range_of(hero(strength=n), knife, thrown=True) for n in (3, 4, 9, 12)] == [
        *(0, 1, 2, 3),
    ]
    assert weapon.range_of(hero(), knife) == 0
    assert weapon.throwable(knife)
    assert english(weapon.can_use(hero(), arm("blade"), thrown=True)).endswith(
        "not made for throwing"
    )
    with pytest.raises(ValueError, match="one-handed"):
        Weapon(kind="axe", features=("thrown",))


@pytest.mark.rule("ART-123", "ART-124")
def test_what_is_only_thrown_costs_less_and_is_no_use_in_the_hand() -> None:
    star = arm("blade", "Good", "thrown-only")

    assert star.cost == Rank.PASSABLE
    assert english(weapon.can_use(hero(), star)) == "the test blade can only be thrown"
    assert english(weapon.can_use(hero(), star, thrown=True)) == ""


@pytest.mark.rule("ART-129")
def test_entangling_costs_attack_and_a_rank() -> None:
    whip = arm("whip", "Good", "entangle")

    assert whip.cost == Rank.GREAT
    assert weapon.attack_trait(hero(), whip) == ("dexterity", 1 - 3)


@pytest.mark.rule("ART-132", "ART-134", "ART-135", "ART-138", "ART-139")
def test_ranged_features_add_up() -> None:
    rifle = arm("rifle", "Good", "scope", "silenced", "tripod")

    assert rifle.cost == Rank.GREAT
    assert weapon.range_of(hero(), rifle) == 6 + 1
    assert weapon.attack_trait(hero(), rifle) == ("alertness", 2 - 3)
    assert weapon.attack_trait(hero(), rifle, prone=True) == ("alertness", 2 - 3 + 3)
    with pytest.raises(ValueError, match="two-handed"):
        Weapon(kind="handgun", features=("tripod",))


@pytest.mark.reading("C08")
@pytest.mark.rule("ART-136", "ART-137")
def test_a_shotgun_hits_hard_and_near_and_may_be_sawed_off() -> None:
    """Conflict C08: the class table has no one-handed shotgun, its feature has."""
    long, short = arm("shotgun", "Good"), arm("shotgun", "Good", "sawed-off")

    assert weapon.attack_trait(hero(), long) == ("alertness", 2 + 4)
    assert weapon.attack_trait(hero(), short) == ("alertness", 1 + 4)
    assert (weapon.range_of(hero(), long), long.hands) == (2, 2)
    assert (weapon.range_of(hero(), short), short.hands) == (1, 1)


@pytest.mark.reading("ART-140")
@pytest.mark.rule("ART-140")
def test_bare_hands_are_a_catastrophic_weapon_unless_an_option_says_otherwise() -> None:
    mara = hero(dexterity=9)
    house = replace(mara, options=ArtOptions(unarmed=-3))

    assert weapon.attack_of(mara, weapon.bare_hands()) == 4
    assert weapon.attack_of(house, weapon.bare_hands()) == 6
    assert weapon.is_unarmed(weapon.bare_hands())
    assert not weapon.is_unarmed(arm("blade", "CT", short=True))


@pytest.mark.rule("ART-111")
@pytest.mark.example("E17")
def test_a_skill_with_blades_helps_with_every_blade_and_no_axe() -> None:
    helped = [name for name in weapon_classes() if "blade" in weapon.skills_for(arm(name))]

    assert helped == ["blade"]
    sword, dagger = arm("blade"), arm("blade", "PT", short=True)
    assert weapon.skills_for(sword) == weapon.skills_for(dagger)


@pytest.mark.rule("ART-133", "ART-141", "ART-148")
def test_area_weapons_are_grenades_and_those_that_spray() -> None:
    assert [name for name in weapon_classes() if weapon.is_area(arm(name))] == [
        *("machine-pistol", "machine-gun", "grenade"),
    ]


@pytest.mark.rule("ART-149", "ART-152")
def test_a_spray_is_better_at_fewer() -> None:
    assert [weapon.spray_modifier(count) for count in range(1, 6)] == [4, 2, 0, -2, -4]
    assert weapon.attacks_on_huge() == 2
    with pytest.raises(ValueError, match="1 to 5"):
        weapon.spray_modifier(6)


@pytest.mark.reading("C06")
@pytest.mark.rule("ART-112", "ART-153", "ART-155", "ART-156")
def test_grenades_have_sizes_and_fly_by_strength() -> None:
    """Conflict C06: a grenade is thrown, neither melee nor a ranged weapon."""
    small = arm("grenade", "Poor", size="small")

    assert small.count == 4
    assert weapon.attack_trait(hero(), small) == ("dexterity", 2 + 2)
    assert [sizes()[name].targets for name in ("small", "medium", "large", "huge")] == [2, 3, 4, 5]
    assert [sizes()[name].attack for name in ("small", "medium", "large", "huge")] == [2, 0, -2, -4]
    assert weapon.size_of(arm("grenade")).id == "medium"
    assert [weapon.range_of(hero(strength=n), small) for n in (3, 8, 11, 12)] == [1, 2, 3, 4]
    assert not weapon.is_ranged(small)
    assert not weapon.is_melee(small)


@pytest.mark.rule("ART-157", "ART-158")
def test_shrapnel_spares_the_lucky() -> None:
    assert weapon.shrapnel() == (Rank.GOOD, Rank.INFERIOR)


@pytest.mark.rule("ART-097")
def test_no_two_handed_weapon_can_be_hidden() -> None:
    assert weapon.hideable(arm("blade"))
    assert not weapon.hideable(arm("rifle"))


def test_every_feature_is_for_some_weapon() -> None:
    for feature in features().values():
        fitting = 0
        for kind in weapon_classes():
            try:
                Weapon(kind=kind, features=(feature.id,))
            except ValueError:
                continue
            fitting += 1
        assert fitting, feature.id


# What authors write


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"weapon": Weapon(kind="blade")}, "cost: a weapon, armor or a shield"),
        ({"armor": True, "shield": True, "cost": Rank.POOR}, "shield: a thing is one of"),
        ({"rank": Rank.POOR}, "rank: only a weapon"),
        ({"trophy": True}, "trophy: a trophy has"),
        ({"count": -1}, "count: 0 to 1,000"),
        ({"armor": True, "cost": Rank.POOR, "rank": Rank.GOOD}, "only a trophy costs less"),
    ],
)
def test_an_impossible_thing_is_refused(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Item(name="thing", **fields)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"kind": "blaid"}, "did you mean 'blade'"),
        ({"kind": "blade", "features": ("scope",)}, "is for ranged weapons"),
        ({"kind": "bow", "features": ("silenced",)}, "is for firearms"),
        ({"kind": "rifle", "features": ("sawed-off",)}, "is for a shotgun"),
        ({"kind": "blade", "size": "small"}, "only grenades"),
    ],
)
def test_an_impossible_weapon_is_refused(fields: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Weapon(**fields)


@pytest.mark.rule("ART-086")
def test_a_trophy_costs_less_than_what_it_does() -> None:
    sword = Item(
        name="Ebba's sword",
        cost=Rank.POOR,
        rank=Rank.SUPER,
        trophy=True,
        weapon=Weapon(kind="blade"),
    )

    assert weapon.attack_of(hero(), sword) == 7 + 3
    for more, cost in (({"trophy": False}, Rank.POOR), ({"trophy": True}, Rank.AWESOME)):
        with pytest.raises(ValueError, match="cost: at rank Super this costs Super; only a trophy"):
            replace(sword, cost=cost, **more)


# Powers


@pytest.mark.rule("ART-009", "ART-085", "ART-087", "ART-092")
def test_what_a_thing_gives_counts_while_it_is_ready() -> None:
    lens = Item(name="lens", value=Rank.GOOD, trophy=True, effects=(
        Power(bonus=2, to=("search",)), Power(perk="Lip Reading", rank=2)))  # fmt: skip
    held = replace(hero(), gear=(Carried(item=lens, id="lens", slot="ready"),))
    packed = replace(hero(), gear=(Carried(item=lens, id="lens"),))
    check = TraitRoll(attribute="alertness", difficulty=Rank.POOR, skills=("search",))

    assert check.terms(held).modifiers == (("lens", 2),)
    assert check.terms(packed).modifiers == ()
    assert granted(held) == {"lip-reading": 2}
    assert granted(packed) == {}


@pytest.mark.rule("ART-085")
def test_a_worn_charm_may_help_defense() -> None:
    coat = Item(name="coat", cost=Rank.POOR, armor=True, effects=(Power(bonus=1, to=("defense",)),))
    mara = replace(hero(), worn=Carried(item=coat, id="coat"))

    assert Defense(attack=Rank.POOR).terms(mara).modifiers == (("coat", 1),)


@pytest.mark.rule("ART-016", "ART-085")
def test_a_power_may_be_good_against_some_foes_and_on_some_kickers() -> None:
    burns = Power(on_kicker=3, damage=1, text="It burns.")
    blade = replace(arm("blade"), effects=(Power(bonus=3, against=("wight",)), burns))
    own = Carried(item=blade, id="blade", slot="ready")
    mara = replace(hero(), gear=(own,))

    assert bonuses(mara, ("attack",), foes=("old wights",), weapon=own) == (("test blade", 3),)
    assert bonuses(mara, ("attack",), foes=("wrecker",), weapon=own) == ()
    assert [power.text for power in kicker_powers(own, 3)] == ["It burns."]
    assert kicker_powers(own, 4) == ()


def test_the_tables_say_their_source() -> None:
    for name in ("armor", "shields", "weapons", "weapon-classes", "features", "grenades", "gear"):
        assert printed(name)["source"]["title"] == "ART Engine"
