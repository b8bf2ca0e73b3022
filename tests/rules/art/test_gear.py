"""Slots, hands, armor on and off, ammunition, and what a player may do with gear."""

import contextlib
import json
from dataclasses import replace

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.foe import Foe
from solo.rules.art.gear import ammunition, handling
from solo.rules.art.gear import carrying as gear
from solo.rules.art.gear.armor import too_heavy
from solo.rules.art.gear.effects import Equip, Gain, Lose, Reload, Treasure
from solo.rules.art.gear.item import SLOTS, Carried, Item, Medicine, Slot, Weapon
from solo.rules.art.gear.weapon import can_use
from solo.rules.art.health.healing import kits
from solo.rules.art.heroes.hero_file import HeroFile, Owned, hero_file
from solo.rules.art.heroes.sheet import Sheet, changed
from solo.rules.art.messages.gear_view import line
from solo.rules.art.options import ArtOptions
from solo.rules.art.party import dividing
from solo.rules.art.system import ART
from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.core.protocols import Illegal
from solo.rules.core.script import opened
from solo.rules.core.system_parts import Cast, Unbound
from tests.english import english
from tests.proofs import amount
from tests.rules.art.sample import Played, face, hero

NO_DICE = LoadedDice(())
ROPE = Item(name="rope", cost=Rank.FEEBLE)
SWORD = Item(name="sword", cost=Rank.PASSABLE, weapon=Weapon(kind="blade"))
AXE = Item(name="great axe", cost=Rank.GOOD, weapon=Weapon(kind="axe"))
CLUB = Item(name="iron club", cost=Rank.EXTREME, weapon=Weapon(kind="club"))
SHIELD = Item(name="round shield", cost=Rank.POOR, shield=True)
MAIL = Item(name="mail", cost=Rank.POOR, armor=True)
PLATE = Item(name="plate", cost=Rank.EXTREME, armor=True)
BOMB = Item(name="bomb", cost=Rank.POOR, weapon=Weapon(kind="grenade"))
PISTOL = Item(name="pistol", cost=Rank.POOR, weapon=Weapon(kind="handgun"))
ROUNDS = Item(name="box of rounds", cost=Rank.FEEBLE, ammunition=("handgun",))
SALVES = Item(name="salves", cost=Rank.POOR, medkit=Medicine(bonus=2, uses=3))
SPIKES = Item(name="climbing kit", cost=Rank.POOR, kit=("iron spikes", "hammer"))
CUP = Item(name="silver cup", value=Rank.GOOD)
ITEMS = {
    "rope": ROPE,
    "sword": SWORD,
    "axe": AXE,
    "club": CLUB,
    "shield": SHIELD,
    "mail": MAIL,
    "plate": PLATE,
    "bomb": BOMB,
    "pistol": PISTOL,
    "rounds": ROUNDS,
    "salves": SALVES,
    "spikes": SPIKES,
    "cup": CUP,
}
CAST = Cast({}, ITEMS)


def with_gear(*names: str, **fields: object) -> Sheet:
    sheet = hero(**fields)
    for name in names:
        sheet, _ = gear.gain(sheet, name, ITEMS[name])
    return sheet


def use(sheet: Sheet, option: str, words: str = "") -> Sheet:
    step = ART.do_standing(option, words, sheet, NO_DICE)
    assert step.encounter is None
    return step.sheet


# Slots


@pytest.mark.rule("ART-090", "ART-091")
def test_there_are_two_four_and_nine_slots() -> None:
    sheet, notes = gear.gain(hero(), "rope", ROPE, 20)

    assert [len(gear.in_slot(sheet, slot)) for slot in SLOTS] == [2, 4, 9]
    assert len(sheet.aside) == 5
    assert [note.code for note in notes] == ["gained", "no-room"]


@pytest.mark.rule("ART-092", "ART-093")
def test_what_is_at_hand_is_taken_out_without_a_roll() -> None:
    sheet = use(use(with_gear("sword"), "put-away", "sword"), "ready", "sword")

    assert ART.view(sheet)["ready"] == ("sword",)


@pytest.mark.reading("ART-094")
@pytest.mark.rule("ART-094")
def test_what_is_stowed_takes_a_sustained_roll() -> None:
    sheet = with_gear("rope")
    step = ART.do_standing("ready", "rope", sheet, NO_DICE)
    assert step.encounter is not None

    played = Played(step.encounter, sheet, LoadedDice((face(7, Rank.GREAT),)))

    assert ART.view(played.sheet)["ready"] == ("rope",)
    assert handling.taking_out().goal.successes == 5
    assert handling.taking_out().difficulty == Rank.INFERIOR


def test_where_nobody_hurries_an_option_spares_the_roll() -> None:
    sheet = with_gear("rope", options=ArtOptions(stowed="at-ease"))

    assert ART.view(use(sheet, "ready", "rope"))["ready"] == ("rope",)


@pytest.mark.rule("ART-095")
@pytest.mark.example("E13")
def test_a_kit_takes_one_slot_and_so_do_medical_supplies() -> None:
    sheet = with_gear("spikes", "salves")

    assert gear.filled(sheet.gear, "stowed") == 2
    assert "iron spikes" in ART.view(sheet)["gear"]
    assert [(kit.name, kit.uses) for kit in kits(sheet)] == [("salves", 3)]


@pytest.mark.rule("ART-153", "ART-154")
def test_four_grenades_fit_a_slot_and_are_gone_when_used() -> None:
    sheet, _ = gear.gain(hero(), "bomb", BOMB, 5)
    assert [own.count for own in sheet.gear] == [4, 1]

    sheet, thrown = gear.take(sheet, 0)

    assert (thrown.count, gear.carries(sheet, "bomb")) == (1, 4)


@pytest.mark.reading("C05")
@pytest.mark.rule("ART-096", "ART-098", "ART-108")
def test_a_two_handed_weapon_leaves_no_hand_for_a_shield() -> None:
    sheet = with_gear("axe", "shield")

    assert gear.free_hands(sheet) == 0
    assert gear.ready_shield(sheet) is None
    with pytest.raises(Illegal, match="takes a hand, and you hold the great axe"):
        gear.ready(sheet, 1)
    sheet, _ = gear.put_away(sheet, 0)
    assert gear.ready_shield(gear.ready(sheet, 1)[0]) is not None


@pytest.mark.rule("ART-097")
def test_who_carries_a_great_axe_is_seen_to() -> None:
    assert ART.view(with_gear("axe"))["openly_armed"]
    assert not ART.view(with_gear("sword"))["openly_armed"]


@pytest.mark.rule("ART-114")
def test_the_weak_do_not_wield_the_heavy() -> None:
    sheet = with_gear("club")

    assert sheet.gear[0].slot == "at_hand"
    with pytest.raises(Illegal, match="takes Strength 10"):
        gear.ready(sheet, 0)


# Armor


@pytest.mark.rule("ART-090", "ART-102")
def test_armor_is_worn_in_a_place_of_its_own() -> None:
    sheet = use(with_gear("mail"), "wear", "mail")
    assert (sheet.defense, sheet.gear) == (6, ())
    assert ART.view(sheet)["worn"] == "mail"

    sheet = use(sheet, "take-off-armor")

    assert (sheet.defense, len(sheet.gear)) == (1, 1)
    with pytest.raises(Illegal, match="takes Strength 9"):
        use(with_gear("plate"), "wear", "plate")


# Ammunition


@pytest.mark.rule("ART-133", "ART-151")
def test_a_weapon_without_ammunition_is_listed_as_empty() -> None:
    gun = Item(name="pistol", rank=Rank.POOR, weapon=Weapon(kind="handgun"))
    full, empty = (
        english(line(hero(), Carried(item=gun, id="pistol", empty=empty)))
        for empty in (False, True)
    )

    assert "empty" in empty
    assert "empty" not in full


def test_an_empty_weapon_waits_for_ammunition() -> None:
    sheet, _ = ammunition.run_dry(with_gear("pistol"), 0)
    with pytest.raises(Illegal, match="no ammunition"):
        use(sheet, "load", "pistol")

    sheet = use(gear.gain(sheet, "rounds", ROUNDS)[0], "load", "pistol")

    assert not sheet.gear[0].empty
    assert gear.carries(sheet, "rounds") == 0


# Others


def test_a_companion_carries_things_and_hands_them_back() -> None:
    tomas = Foe(name="Tomas")
    sheet = changed(with_gear("rope"), companions={"tomas": tomas})
    sheet = use(sheet, "give", "rope to tomas")
    assert ART.view(sheet)["gear"] == ()

    assert ART.view(use(sheet, "take-back", "rope"))["gear"] == ("rope",)
    assert ART.view(ART.companion(sheet, "tomas", None))["gear"] == ("rope",)
    with pytest.raises(Illegal, match="none of those with you: Tomas"):
        use(with_gear("sword", companions={"tomas": tomas}), "give", "sword to bet")


def test_another_adventurer_gets_things() -> None:
    sheet = changed(with_gear("rope"), party=(changed(hero(), name="Ned"),))

    sheet = use(sheet, "give", "rope to ned")

    assert not sheet.gear
    assert sheet.party[0].gear[0].id == "rope"


@pytest.mark.parametrize(
    ("words", "reason"),
    [("", "name what to put down; there is rope"), ("rop", ""), ("anchor", "there is rope")],
)
def test_a_player_is_told_what_there_is(words: str, reason: str) -> None:
    sheet = with_gear("rope")
    if not reason:
        assert use(sheet, "drop", words).aside
        return
    with pytest.raises(Illegal, match=reason):
        use(sheet, "drop", words)


@pytest.mark.rule("ART-496")
def test_armor_counts_as_equipped_at_the_start_until_it_is_lost() -> None:
    mail = Item(name="coat of plates", rank=Rank.INFERIOR, armor=True)
    sheet, _ = gear.gain(hero(perks={"bulletproof-armor": 1}), "coat", mail)
    sheet, _ = gear.wear(sheet, 0)
    assert gear.worn_from_start(sheet)

    away, _ = ART.pass_time(sheet, 5)
    assert gear.worn_from_start(away)
    off, _ = gear.take_off(away)
    assert not gear.worn_from_start(off)
    assert gear.worn_from_start(gear.wear(off, 0)[0])
    lost, _ = gear.lose(away, "coat")
    found, _ = gear.gain(lost, "coat", mail)
    assert not gear.worn_from_start(gear.wear(found, 0)[0])


@pytest.mark.rule("ART-496")
def test_what_is_found_on_the_way_is_equipped_at_the_next_start() -> None:
    mail = Item(name="coat of plates", rank=Rank.CATASTROPHIC, armor=True, cost=Rank.CATASTROPHIC)
    away, _ = ART.pass_time(hero(perks={"bulletproof-armor": 1}), 5)
    sheet, _ = gear.gain(away, "coat", mail)
    sheet, _ = gear.wear(sheet, 0)
    assert not gear.worn_from_start(sheet)

    (home,) = ART.home(ART.finish(sheet)[0])
    assert gear.worn_from_start(home)
    assert gear.worn_from_start(ART.pass_time(home, 60)[0])


def test_what_lies_about_is_left_behind_in_time() -> None:
    sheet = use(with_gear("rope"), "drop", "rope")

    assert use(sheet, "take-up", "rope").gear
    assert ART.pass_time(sheet, 10)[0].aside
    assert not ART.pass_time(sheet, 60)[0].aside


# What authors write


@pytest.mark.rule("ART-074", "ART-087")
def test_authors_give_and_take_whatever_it_costs() -> None:
    sheet, _ = Gain(item=("plate", "bomb"), count=2).bind(CAST).apply(hero(), NO_DICE)
    assert (gear.carries(sheet, "plate"), gear.carries(sheet, "bomb")) == (2, 2)

    sheet, _ = Lose(item=("plate",), count=1).bind(CAST).apply(sheet, NO_DICE)
    assert gear.carries(sheet, "plate") == 1
    sheet, notes = Lose(item=("all",)).bind(CAST).apply(sheet, NO_DICE)
    assert not sheet.gear
    assert all(english(ART.phrase(note)) for note in notes)
    with pytest.raises(Unbound, match="did you mean 'rope'"):
        Gain(item=("rop",)).bind(CAST)


def test_what_is_named_twice_comes_twice() -> None:
    sheet, notes = Gain(item=("bomb", "plate", "bomb")).bind(CAST).apply(hero(), NO_DICE)

    assert (gear.carries(sheet, "plate"), gear.carries(sheet, "bomb")) == (1, 2)
    assert len(notes) == 3


def test_equipping_makes_room() -> None:
    sheet, _ = Equip(item=("axe", "mail")).bind(CAST).apply(with_gear("sword", "shield"), NO_DICE)

    assert ART.view(sheet)["ready"] == ("axe",)
    assert ART.view(sheet)["worn"] == "mail"


def test_a_treasure_needs_no_item_and_ammunition_may_be_found() -> None:
    sheet, _ = Treasure(name="a silver cup", value=Rank.GOOD).apply(hero(), NO_DICE)
    assert ART.view(sheet)["treasures"] == ("a-silver-cup",)

    dry, _ = ammunition.run_dry(with_gear("pistol"), 0)
    loaded, _ = Reload(item=("all",)).bind(CAST).apply(dry, NO_DICE)
    assert not loaded.gear[0].empty


@pytest.mark.rule("ART-089")
def test_a_ready_made_hero_has_gear_from_the_start() -> None:
    base = HeroFile(name="Ada", attributes=hero().attributes)
    own = replace(base, gear=(Owned(item="sword"), Owned(item="bomb", count=3)))
    sheet = replace(own, armor=Owned(item="mail")).bind(CAST).sheet()

    assert ART.view(sheet)["gear"] == ("sword", "bomb", "mail")
    assert hero_file(sheet).sheet().gear == sheet.gear
    with pytest.raises(ValueError, match="armor: the plate takes Strength 9"):
        replace(base, armor=Owned(item="plate")).bind(CAST)
    with pytest.raises(Unbound, match="gear: unknown item"):
        replace(base, gear=(Owned(item="lamp"),)).bind(CAST)


def test_the_sheet_shows_gear_by_slot() -> None:
    sheet = use(with_gear("sword", "bomb", "spikes", "salves", "mail"), "wear", "mail")
    (gear,) = (section for section in ART.describe(sheet) if section.id == "gear")
    rows = {english(row.value) for row in gear.rows}

    assert any(row.startswith("sword: blade, Attack 7") for row in rows)
    assert "climbing kit: iron spikes, hammer" in rows
    assert "salves: med-kit +2, 3 uses left" in rows
    assert ART.describe(sheet)[3] == gear


NAMES = st.sampled_from(sorted(ITEMS))
PLACES = st.integers(0, 20)


class GearMoves(RuleBasedStateMachine):
    """No sequence of legal moves overfills a slot, a hand or somebody's strength."""

    def __init__(self) -> None:
        super().__init__()
        self.sheet = hero(companions={"tomas": Foe(name="Tomas")}, party=(hero(name="Ned"),))
        self.total = 0

    def tried(self, option: str, words: str) -> None:
        before = self.sheet
        try:
            step = ART.do_standing(option, words, before, SeededDice("gear"))
        except Illegal:
            return
        if step.encounter is None:
            self.sheet = step.sheet
            assert all(english(ART.phrase(note)) for note in step.notes)
        else:
            self.sheet = Played(step.encounter, step.sheet, SeededDice(words)).sheet

    @rule(name=NAMES, count=st.integers(1, 6))
    def gain(self, name: str, count: int) -> None:
        self.sheet, _ = gear.gain(self.sheet, name, ITEMS[name], count)
        self.total += count

    @rule(option=st.sampled_from(sorted(handling.DEEDS - {"load"})), place=PLACES, to=NAMES)
    def move(self, option: str, place: int, to: str) -> None:
        words = str(place)
        if option == "give":
            words += " to tomas" if to > "n" else " to ned" if to > "c" else " to ada"
        self.tried(option, words)

    @precondition(lambda self: bool(self.sheet.gear))
    @rule(slot=st.sampled_from(SLOTS), place=PLACES)
    def put(self, slot: Slot, place: int) -> None:
        with contextlib.suppress(Illegal):
            self.sheet, _ = gear.put_away(self.sheet, place % len(self.sheet.gear), slot)

    @rule(name=NAMES)
    def equip(self, name: str) -> None:
        self.total += not gear.carries(self.sheet, name)
        self.sheet, _ = Equip(item=(name,)).bind(CAST).apply(self.sheet, NO_DICE)

    @rule(who=st.sampled_from(["lead-ada", "lead-ned"]))
    def another_leads(self, who: str) -> None:
        self.tried(who, "")

    @rule(place=PLACES)
    def divide(self, place: int) -> None:
        begun = opened(self.sheet, dividing.divide)
        options = [option.id for option in begun.options(self.sheet)]
        with contextlib.suppress(Illegal):  # no room
            step = begun.step(options[place % len(options)], "", self.sheet, NO_DICE)
            self.sheet = step.sheet

    @rule(finished=st.booleans())
    def comes_home(self, finished: bool) -> None:
        """What would come home now fits the slots, and can be kept and read again."""
        for one in ART.home(ART.finish(self.sheet)[0] if finished else self.sheet):
            self.hold(one)
            assert not one.lent
            assert ART.load(json.loads(json.dumps(ART.dump(one)))) == one

    @staticmethod
    def hold(sheet: Sheet) -> None:
        for slot in SLOTS:
            assert gear.filled(sheet.gear, slot) <= gear.capacity(slot)

    @invariant()
    def slots_hold(self) -> None:
        for sheet in (self.sheet, *self.sheet.party):
            self.hold(sheet)

    @invariant()
    def strength_holds(self) -> None:
        for sheet in (self.sheet, *self.sheet.party):
            worn = sheet.worn
            assert worn is None or not too_heavy(worn.item.row, sheet.attributes["strength"])
            for own in gear.ready_weapons(sheet):
                assert not gear.too_weak(sheet, own.item)
                assert own.item is BOMB or not can_use(sheet, own.item)

    @invariant()
    def nothing_is_made_or_lost(self) -> None:
        places: list[Carried] = []
        for sheet in (self.sheet, *self.sheet.party):
            places += [*sheet.gear, *sheet.aside, *((sheet.worn,) if sheet.worn else ())]
        for lent in self.sheet.lent.values():
            places += lent
        assert sum(map(gear.pieces, places)) == self.total

    @invariant()
    def it_can_be_shown(self) -> None:
        assert ART.describe(self.sheet)
        assert set(ART.view(self.sheet)) == set(ART.seen)


TestGearMoves = GearMoves.TestCase
TestGearMoves.settings = settings(
    max_examples=amount(12, 40, 100), stateful_step_count=30, deadline=None
)
