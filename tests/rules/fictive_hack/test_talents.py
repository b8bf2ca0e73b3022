"""Talents: the templates, using and recharging, borrowing, improving."""

import pytest

from solo.rules.core.protocols import Illegal
from solo.rules.fictive_hack.heroes import levels, talents
from solo.rules.fictive_hack.heroes.hero_file import known
from solo.rules.fictive_hack.heroes.sheet import changed
from solo.rules.fictive_hack.printed import printed
from tests.rules.fictive_hack.sample import hero

# name, mark, frequency, as the list has them
LISTED = {
    "fighter": [("charger", "open", "arena"), ("combat toughened", "open", "constant"),
                ("expert parry", "restricted", "rested"), ("fight dirty", "open", "constant"),
                ("weapon of choice", "open", "constant")],
    "knight": [("armor skill", "open", "constant"), ("connected", "restricted", "rested"),
               ("logistician", "restricted", "constant"), ("politician", "restricted", "constant"),
               ("shield skill", "open", "constant")],
    "mechanic": [("demolitions", "restricted", "rested"), ("inventor", "restricted", "rested"),
                 ("locksmith", "open", "constant"), ("repair", "restricted", "rested"),
                 ("trapmaster", "restricted", "constant")],
    "scout": [("birdcall", "restricted", "constant"), ("elusive", "restricted", "arena"),
              ("read signs", "restricted", "rested"), ("sprinter", "open", "rested"),
              ("survivor", "restricted", "rested")],
    "thief": [("arsenal", "restricted", "constant"), ("backstab", "restricted", "arena"),
              ("bash", "restricted", "arena"), ("pickpocket", "restricted", "constant"),
              ("super cunning", "exclusive", "constant")],
}  # fmt: skip


@pytest.mark.rule(
    "FH-220", "FH-222", "FH-228", "FH-230", "FH-236", "FH-238", "FH-248", "FH-250", "FH-256",
    "FH-258", "FH-036", "FH-106",
)  # fmt: skip
def test_the_templates_and_their_talents() -> None:
    found = {
        template: [(one.name, one.mark, one.frequency) for one in talents.of_template(template)]
        for template in talents.TEMPLATES
    }

    assert found == LISTED
    signature = {key: row.signature for key, row in talents.TEMPLATES.items()}
    assert signature["fighter"] == ("helm with a brush of boar's bristles",)
    assert {key: len(items) for key, items in signature.items()} == {
        "fighter": 1, "knight": 3, "mechanic": 3, "scout": 3, "thief": 3,
    }  # fmt: skip
    assert {key: row.coins for key, row in talents.TEMPLATES.items()} == {
        "fighter": 10, "knight": 100, "mechanic": 5, "scout": 1, "thief": 1,
    }  # fmt: skip


@pytest.mark.rule("FH-107")
def test_a_constant_talent_is_never_used_up() -> None:
    sheet = hero("fight dirty")

    assert talents.use(sheet, "fight dirty") == (sheet, ())
    times = {one.time for one in talents.talents().values()}
    assert times == {"free", "action", "focus", "move", "week", "long"}


@pytest.mark.rule("FH-108", "FH-110")
def test_an_arena_talent_comes_back_in_another_arena_or_for_a_point() -> None:
    sheet, _ = talents.use(hero("charger", ap=1), "charger")
    assert not sheet.ready("charger")
    with pytest.raises(Illegal, match="used up"):
        talents.use(sheet, "charger")

    assert talents.new_arena(sheet).ready("charger")
    again, _ = talents.recharge(sheet, "charger", fighting=True)
    assert (again.ready("charger"), again.ap) == (True, 0)


@pytest.mark.rule("FH-111", "FH-112")
@pytest.mark.parametrize(("fighting", "price"), [(False, 2), (True, 3)])
def test_a_rested_talent_comes_back_by_rest_or_for_more(fighting: bool, price: int) -> None:
    sheet, _ = talents.use(hero("sprinter", template="scout", ap=4), "sprinter")

    assert not talents.new_arena(sheet).ready("sprinter")
    assert talents.rested(sheet).ready("sprinter")
    assert talents.recharge(sheet, "sprinter", fighting=fighting)[0].ap == 4 - price


@pytest.mark.rule("FH-193")
def test_borrowing_an_untaken_talent_of_ones_template() -> None:
    sheet = hero("charger", ap=6)
    sheet, _ = talents.borrow(sheet, "expert parry")
    assert (sheet.ap, sheet.ready("expert parry")) == (3, True)
    sheet, _ = talents.use(sheet, "expert parry")
    assert not sheet.has("expert parry")
    with pytest.raises(Illegal, match="no untaken"):
        talents.borrow(sheet, "backstab")


@pytest.mark.rule("FH-117", "FH-118", "FH-119")
@pytest.mark.example("FH-118")
def test_improving_each_way_once() -> None:
    sheet = hero("charger")
    assert talents.improvements(sheet, "charger") == ("frequency", "wound", "hit")
    sheet, _ = levels.take_improvement(sheet, "charger", "frequency")

    assert talents.frequency(sheet, "charger") == "constant"
    with pytest.raises(Illegal, match="can't be improved"):
        talents.improve(sheet, "charger", "frequency")
    parry, _ = talents.improve(hero("expert parry"), "expert parry", "frequency")
    assert talents.frequency(parry, "expert parry") == "arena"
    with pytest.raises(Illegal):
        talents.improve(parry, "expert parry", "frequency")
    with pytest.raises(Illegal):
        talents.improve(hero("armor skill"), "armor skill", "hit")
    assert set(printed("templates")["improvements"]) == {
        "frequency", "wound", "hit", "roll", "cheaper", "move",
    }  # fmt: skip


@pytest.mark.rule("FH-121")
def test_no_improvement_heals_protects_or_pays() -> None:
    """Talents that heal, add Wounds or take from foes' rolls can't be improved in that."""
    every = talents.talents()

    assert "frequency" not in every["survivor"].improve
    assert set(every["combat toughened"].improve) == {"roll"}
    assert "wound" not in every["expert parry"].improve


def test_the_weapon_of_choice_is_the_one_in_hand() -> None:
    sheet, _ = talents.learn(hero(weapon="claymore"), "weapon of choice")

    assert sheet.talents["weapon of choice"].weapon == "claymore"
    assert known("charger").frequency == "arena"


def test_new_arenas_change_nothing_where_nothing_was_used() -> None:
    sheet = hero("charger")

    assert talents.new_arena(sheet) is sheet
    assert talents.new_arena(changed(sheet, used=frozenset({"elite"}))).used == frozenset()
