"""Loads, encumbrance, coins, the pack and buying."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.rules.core.dice import LoadedDice
from solo.rules.core.protocols import Illegal
from solo.rules.core.system_parts import Row
from solo.rules.fictive_hack import anytime as standing
from solo.rules.fictive_hack.checks.attribute_rolls import Challenge
from solo.rules.fictive_hack.gear import carrying as gear
from solo.rules.fictive_hack.gear import coins
from solo.rules.fictive_hack.gear.backpack import Find, Pack
from solo.rules.fictive_hack.gear.effects import Coins, Drop, Gain
from solo.rules.fictive_hack.gear.item import Item, Loads
from solo.rules.fictive_hack.gear.trade import Pay, Shop, Take, Ware
from solo.rules.fictive_hack.gear.weapons import Weapon
from solo.rules.fictive_hack.heroes.sheet import Device, Purse, changed
from solo.rules.fictive_hack.system import FICTIVE_HACK
from solo.words.forms import the
from tests.english import all_english, english
from tests.rules.fictive_hack.sample import GUARD, Bout, hero

NO_DICE = LoadedDice(())


def weight(*weapons: Weapon, **fields: object) -> str:
    sheet = changed(hero(weapon=""), weapons=weapons, **fields)
    return str(Loads(gear.halves(sheet)))


def axes(count: int) -> Weapon:
    return Weapon(name="throwing axe", ammo=count)


@pytest.mark.rule("FH-030")
@pytest.mark.example("FH-030")
def test_medium_armor_a_weapon_and_a_light_shield_are_two_loads() -> None:
    assert weight(Weapon(name="sword"), armor="medium", shield="light") == "2"


@pytest.mark.rule("FH-030")
@pytest.mark.example("FH-030")
@pytest.mark.parametrize(
    ("weapons", "fields", "expected"),
    [
        ((), {"armor": "light"}, "0"),
        ((), {"armor": "heavy"}, "2"),
        ((), {"armor": "super-heavy"}, "3"),
        ((), {"shield": "heavy"}, "1"),
        ((), {"backpack": True}, "1"),
        ((), {"purse": Purse(silver=1000)}, "2"),
        ((), {"purse": Purse(silver=999)}, "1"),
        ((Weapon(name="claymore"),), {}, "1"),
        ((Weapon(name="spear"),), {}, "1/2"),
        ((Weapon(name="spear"), Weapon(name="sword")), {}, "1"),
        ((Weapon(name="dagger"),), {}, "0"),
        ((Weapon(name="longbow"),), {}, "1"),
        ((Weapon(name="spear"), Weapon(name="heavy crossbow")), {}, "1 1/2"),
        ((Weapon(name="spear"), Weapon(name="longbow"), Weapon(name="claymore")), {}, "2 1/2"),
    ],
)
def test_what_things_weigh(weapons: tuple[Weapon, ...], fields: dict[str, object],
                           expected: str) -> None:  # fmt: skip
    assert weight(*weapons, **fields) == expected


@pytest.mark.rule("FH-030")
def test_people_weigh_by_their_size() -> None:
    assert [Loads.parse(name).halves for name in ("child", "person", "big person")] == [4, 6, 8]
    assert [Loads.parse(name).halves for name in ("musket", "pistol", "quiver")] == [2, 1, 1]


@pytest.mark.rule("FH-031")
def test_a_very_heavy_weapon_wants_a_half_to_pair_with() -> None:
    club = Weapon(name="huge club")

    assert weight(club) == "2"
    assert weight(club, Weapon(name="spear")) == "2"
    assert weight(club, Weapon(name="claymore")) == "3"


@pytest.mark.rule("FH-031")
def test_any_half_load_pairs_with_a_very_heavy_weapon() -> None:
    """It is rounded up if there is no other half load, and there is one among two as well."""
    club = Weapon(name="huge club")

    assert weight(club, Weapon(name="spear"), Weapon(name="sword")) == "2 1/2"
    assert weight(club, Weapon(name="longbow")) == "2 1/2"
    assert weight(club, Weapon(name="longbow"), Weapon(name="claymore")) == "3 1/2"
    assert weight(club, replace(club, name="tree")) == "3"
    assert weight(club, replace(club, name="tree"), replace(club, name="beam")) == "5"


@pytest.mark.rule("FH-032", "FH-033")
@pytest.mark.example("FH-032", "FH-033")
def test_dragging_halves_and_sharing_splits() -> None:
    assert str(Loads(gear.dragged_halves(6))) == "1 1/2"
    assert str(Loads(gear.shared_halves(6, 2))) == "1 1/2"
    sheet, _ = Gain("the cook", "person", dragged=True).apply(hero(weapon=""), NO_DICE)
    assert gear.halves(sheet) == 3
    sheet, _ = Gain("the cook", "person", carriers=2).apply(hero(weapon=""), NO_DICE)
    assert gear.halves(sheet) == 3


@pytest.mark.rule("FH-034")
@pytest.mark.example("FH-034")
def test_few_throwing_weapons_weigh_nothing() -> None:
    assert [weight(axes(count)) for count in (1, 3, 4, 7, 8)] == ["0", "0", "1/2", "1/2", "1"]
    shuriken = Weapon(name="shuriken")
    assert weight(replace(shuriken, ammo=19)) == "0"
    assert weight(replace(shuriken, ammo=20)) == "1/2"


@pytest.mark.rule("FH-041")
def test_a_quiver_holds_twenty_and_weighs_like_a_weapon() -> None:
    bow = Weapon(name="shortbow")

    assert bow.ammo == 20
    assert weight(replace(bow, ammo=0)) == "1/2"
    assert weight(bow) == "1"
    assert weight(replace(bow, ammo=21)) == "1 1/2"


@pytest.mark.rule("FH-026", "FH-027", "FH-028")
@pytest.mark.example("FH-027", "FH-028")
@pytest.mark.parametrize(
    ("brawn", "halves", "too_much"),
    [(2, 4, False), (2, 5, False), (2, 6, True), (0, 2, True), (-2, 2, True), (0, 1, False)],
)
def test_when_a_hero_is_encumbered(brawn: int, halves: int, too_much: bool) -> None:
    sheet = hero(weapon="", brawn=brawn, gear=(Item(name="ram", loads=Loads(halves)),))

    assert gear.encumbered(sheet) is too_much


@pytest.mark.rule("FH-030", "FH-041")
@pytest.mark.parametrize(
    ("weapon", "shots", "halves"),
    [("shortbow", 20, 2), ("longbow", 20, 2), ("crossbow", 20, 2), ("heavy crossbow", 20, 2),
     ("longbow", 0, 1), ("longbow", 21, 3)],
)  # fmt: skip
def test_a_bow_and_each_quiver_are_half_a_load(weapon: str, shots: int, halves: int) -> None:
    """Our reading: a bow or a crossbow of any class weighs what the list says of a short bow."""
    sheet = hero(weapon="", weapons=(Weapon(name=weapon, ammo=shots),))

    assert gear.halves(sheet) == halves


@pytest.mark.rule("FH-035")
def test_the_dying_carry_half() -> None:
    assert gear.limit(4) == 10
    assert gear.limit(4, limping=True) == 6
    assert gear.limit(3, limping=True) == 5, "half of three loads is one and a half"
    load = (Item(name="ram", loads=Loads(6)),)
    assert not gear.encumbered(hero(weapon="", brawn=4, gear=load))
    assert gear.encumbered(hero(weapon="", brawn=4, gear=load, state="limping", lost=1))


@pytest.mark.rule("FH-026", "FH-035")
@pytest.mark.parametrize(("state", "shown"), [("", "1 load of 3"), ("limping", "1 load of 1 1/2")])
def test_the_sheet_says_what_a_hero_can_carry_now(state: str, shown: str) -> None:
    chest = (Item(name="chest", loads=Loads(2)),)
    sheet = hero(weapon="", brawn=3, gear=chest, state=state, lost=int(state == "limping"))
    rows = {
        english(row.label): english(row.value)
        for part in FICTIVE_HACK.describe(sheet)
        for row in part.rows
    }

    assert rows["Load"] == shown


@pytest.mark.parametrize(
    ("name", "told"),
    [("the chest", "the chest"), ("chest", "the chest"), ("a mirror", "the mirror"),
     ("An axe", "the axe"), ("your ring", "your ring")],
)  # fmt: skip
def test_a_thing_is_told_with_one_article(name: str, told: str) -> None:
    assert the(english, name) == told
    sheet = hero(brawn=3)
    texts = [
        english(one.text)
        for one in Take(name=name, loads="1").begin(sheet, asks=True).options(sheet)
    ]
    assert f"Take {told}" in texts


@pytest.mark.rule("FH-029")
def test_the_encumbered_fail_every_roll() -> None:
    sheet = hero(weapon="", brawn=0, charm=5, gear=(Item(name="ram", loads=Loads(2)),))
    outcome = Challenge().resolve(sheet, LoadedDice([10]))

    assert (outcome.label, outcome.facts["reason"]) == ("failed", "encumbered")
    assert outcome.failures >= 1


@pytest.mark.rule("FH-029")
def test_picking_up_too_much_is_warned_of() -> None:
    sheet = hero(weapon="", brawn=1)
    light = Take(name="sack", loads="1").begin(sheet, asks=True)
    heavy = Take(name="chest", loads="2").begin(sheet, asks=True)

    assert light.options(sheet)[0].id == "take"
    assert heavy.options(sheet)[0].id == "leave"
    assert "too much" in " ".join(all_english(heavy.status(sheet)))
    step = heavy.step("take", "", sheet, NO_DICE)
    assert step.outcome is not None
    assert step.outcome.label == "taken"
    assert gear.encumbered(step.sheet)
    assert "encumbered" in [note.code for note in step.notes]
    left, notes = Drop("chest").apply(step.sheet, NO_DICE)
    assert not gear.encumbered(left)
    assert notes[-1].facts == {"now": False}


@pytest.mark.rule("FH-231")
@pytest.mark.example("FH-231")
@pytest.mark.parametrize(
    ("armor", "loads"), [("light", 0), ("medium", 0), ("heavy", 2), ("super-heavy", 4)]
)
def test_armor_skill(armor: str, loads: int) -> None:
    assert gear.halves(hero("armor skill", template="knight", weapon="", armor=armor)) == loads


@pytest.mark.rule("FH-233")
def test_a_logistician_packs_lighter_but_wears_the_same() -> None:
    sheet = hero("logistician", template="knight", weapon="", armor="medium")

    assert gear.halves(sheet) == 2
    assert gear.halves(changed(sheet, backpack=True)) == 2
    coat = (Item(name="coat of mail", loads=Loads(2)),)
    assert gear.halves(changed(sheet, gear=coat)) == 2
    worn = (Item(name="coat of mail", loads=Loads(2), worn=True),)
    assert gear.halves(changed(sheet, gear=worn)) == 4


@pytest.mark.rule("FH-259")
def test_arsenal_carries_knives_and_wears_them() -> None:
    knives = Weapon(name="knife", ammo=20)
    sheet = changed(hero("arsenal", template="thief", weapon=""), weapons=(knives,))

    assert gear.halves(sheet) == 2
    assert gear.armor(sheet) == "light"
    assert gear.halves(changed(sheet, weapons=(knives, Weapon(name="sword")))) == 3
    few = changed(sheet, weapons=(replace(knives, ammo=12),))
    assert (gear.halves(few), gear.armor(few)) == (0, "none")
    other = changed(hero(weapon=""), weapons=(knives,))
    assert gear.halves(other) == 5


@pytest.mark.rule("FH-047")
@pytest.mark.example("FH-047")
def test_coins() -> None:
    assert Purse(gold=1).worth == 100
    assert Purse(silver=1).worth == 10
    assert english(coins.money(125)) == "1 gold 2 silver 5 copper"


@given(had=st.integers(0, 5000), by=st.integers(-5000, 5000))
def test_coins_are_never_made_or_lost_by_changing_them(had: int, by: int) -> None:
    sheet = hero(purse=coins.change(had))

    if had + by < 0:
        with pytest.raises(Illegal):
            coins.change_coins(sheet, by)
    else:
        assert coins.change_coins(sheet, by)[0].purse.worth == had + by
    lost, _ = Coins(copper=by).apply(sheet, NO_DICE)
    assert lost.purse.worth == max(0, had + by)


@pytest.mark.rule("FH-040")
@pytest.mark.example("FH-040")
def test_buying_fifteen_arrows_costs_fifteen_silver() -> None:
    sheet = hero(weapon="longbow", purse=Purse(silver=20))
    sheet, _ = gear.buy_shots(sheet, "longbow", 15)

    assert sheet.weapon.ammo == 35
    assert sheet.purse.worth == 50
    with pytest.raises(Illegal, match="takes no shots"):
        gear.buy_shots(hero(), "club", 1)


@pytest.mark.rule("FH-048", "FH-040")
def test_a_shop_sells_by_band_or_price() -> None:
    wares = (
        Ware(name="rope", band="cheap"),
        Ware(name="spear", price=3, weapon=Weapon(name="spear")),
        Ware(name="chain", band="expensive", armor="medium"),
        Ware(name="buckler", price=1, shield="light"),
    )
    sheet = hero(weapon="longbow", purse=Purse(gold=6))
    shop = Shop(wares=wares, shots=True).begin(sheet, asks=True)

    assert [ware.copper for ware in wares] == [100, 300, 10000, 100]
    barred = {
        option.id: english(option.reason)
        for option in shop.options(sheet)
        if english(option.reason)
    }
    assert list(barred) == ["buy-chain"]
    for option in ("buy-rope", "buy-spear", "buy-buckler"):
        sheet = shop.step(option, "", sheet, NO_DICE).sheet
    sheet = shop.step("shots-longbow", "5", sheet, NO_DICE).sheet
    assert (sheet.shield, sheet.purse.worth, sheet.weapon.ammo) == ("light", 50, 25)
    assert [item.name for item in sheet.gear] == ["rope"]
    for count in ("0", "201", "x", "-1"):
        with pytest.raises(Illegal, match=r"^say how many, 1 to 200$"):
            shop.step("shots-longbow", count, sheet, NO_DICE)
    clad = shop.step("buy-chain", "", changed(sheet, purse=Purse(gold=100)), NO_DICE).sheet
    assert (clad.armor, clad.purse.worth) == ("medium", 0)
    done = shop.step("done", "", sheet, NO_DICE).outcome
    assert done is not None
    assert done.label == "done"
    assert Item(name="tent", band="basic").copper == 500
    assert Item(name="spyglass", band="cool").copper == 2500


def test_paying() -> None:
    poor, rich = hero(), hero(purse=Purse(silver=5))
    toll = Pay(silver=5, what="the toll").begin(poor, asks=True)

    assert toll.options(poor)[0].id == "keep"
    paid = toll.step("pay", "", rich, NO_DICE)
    assert paid.sheet.purse.worth == 0
    assert paid.outcome is not None
    assert (paid.outcome.label, paid.outcome.count) == ("paid", "1s")
    assert [english(FICTIVE_HACK.phrase(note)) for note in paid.notes] == ["You pay 5 silver."]
    with pytest.raises(Illegal):
        toll.step("pay", "", poor, NO_DICE)


@pytest.mark.rule("FH-044", "FH-045", "FH-046")
def test_the_pack_may_hold_something_else() -> None:
    sheet = hero(backpack=True, ap=2)
    finds = (Find(item="a mirror"), Find(item="a ladder", ap=3))
    pack = Pack(finds=finds).begin(sheet, asks=True)

    options = {option.id: english(option.reason) for option in pack.options(sheet)}
    assert options == {"leave": "", "find-a-mirror": "", "find-a-ladder": "that takes 3 AP"}
    step = pack.step("find-a-mirror", "", sheet, NO_DICE)
    assert step.outcome is not None
    assert step.outcome.facts["item"] == "a mirror"
    assert (step.sheet.ap, step.sheet.spent) == (1, 1)
    assert all(
        english(option.reason) or option.id == "leave" for option in pack.options(hero(ap=5))
    )
    assert len(gear.printed("gear")["backpack"]) == 12


def test_weights_are_read_in_words() -> None:
    assert [Loads.parse(text).halves for text in ("0", "1/2", "1", "1 1/2")] == [0, 1, 2, 3]
    with pytest.raises(ValueError, match="no weight"):
        Loads.parse("a ton")


@pytest.mark.rule("FH-027", "FH-029")
def test_whoever_carries_too_much_can_set_anything_down() -> None:
    sheet = hero(weapon="claymore", brawn=-1, shield="heavy", armor="medium", backpack=True,
                 gear=(Item(name="an anvil", loads=Loads(6)),))  # fmt: skip
    options = [one.id for one in standing.standing(sheet)]
    for one in ("drop-claymore", "drop-an-anvil", "unload-shield", "unload-armor",
                "unload-backpack"):  # fmt: skip
        assert one in options
        sheet = standing.do_standing(one, "", sheet, LoadedDice(())).sheet
    assert gear.halves(sheet) == 0
    assert not gear.encumbered(sheet)


@pytest.mark.rule("FH-029")
def test_in_a_fight_the_encumbered_can_drop_things_for_nothing() -> None:
    bout = Bout(hero(weapon="claymore", brawn=0), GUARD)
    assert "drop-claymore" in bout.options
    bout.step("drop-claymore")

    assert bout.sheet.weapons == ()
    assert "encumbered" not in bout.status


@pytest.mark.rule("FH-029")
def test_an_attack_of_the_encumbered_tells_why_it_misses() -> None:
    """18 would hit, but the encumbered fail every roll: the note says so, and `why`."""
    bout = Bout(hero(weapon="claymore", brawn=0), GUARD)
    bout.step("attack-foe0", 5, 5, 9, 9, 1)

    assert any(
        "makes 18; 8 or more hits: a miss, since who carries too much" in text for text in bout.told
    )
    attack = next(one for one in bout.rolled if one.facts["total"] == 18)
    told = all_english(FICTIVE_HACK.explain(attack))
    assert told[-1] == "Who carries too much fails every roll (FH-029)."
    assert not any("8 or more" in line for line in told)


@pytest.mark.rule("FH-030", "FH-047")
def test_a_fortune_is_shown_however_much_it_weighs() -> None:
    """Two loads for each thousand coins; what an author gives at once is bounded."""
    rich = hero(purse=Purse(copper=2_000_000))

    assert english(gear.carried(gear.halves(rich))).startswith("400")
    assert FICTIVE_HACK.describe(rich)
    with pytest.raises(ValueError, match="gold: -1,000,000 to 1,000,000, not 1,000,001"):
        Coins(gold=1_000_001)


@pytest.mark.rule("FH-027")
def test_a_sheet_lists_what_is_in_the_backpack_and_the_state_of_devices() -> None:
    lens = Device(name="lens", roll="awareness", level=1)
    devices = (lens, replace(lens, broken=True), replace(lens, spent=True))
    parts = FICTIVE_HACK.describe(hero(backpack=True, devices=devices))
    (rows,) = (part.rows for part in parts if "Load" in map(_label, part.rows))
    told = [(_label(row), english(row.value)) for row in rows]

    packed = dict(told)["Backpack"]
    assert packed.startswith("15 yards of line, a horn lamp and 8 candles, a tinderbox, ")
    assert packed.endswith(", needles and waxed thread, chalk")
    assert [text for label, text in told if label == "Lens"] == [
        "+1 on awareness", "+1 on awareness, broken", "+1 on awareness, spent",
    ]  # fmt: skip


def _label(row: Row) -> str:
    return english(row.label)
