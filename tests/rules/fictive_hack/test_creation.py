"""Making a hero: template, motive, attributes, talent, kit; and ready-made heroes."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.core.protocols import Illegal
from solo.rules.fictive_hack.checks.plain_rolls import MotiveRoll, StartingCoins
from solo.rules.fictive_hack.gear.carrying import encumbered, halves
from solo.rules.fictive_hack.gear.weapons import Weapon
from solo.rules.fictive_hack.heroes.attributes import ATTRIBUTES
from solo.rules.fictive_hack.heroes.creation import create
from solo.rules.fictive_hack.heroes.hero_file import HeroFile, why_not_attributes
from solo.rules.fictive_hack.heroes.sheet import Purse
from solo.rules.fictive_hack.heroes.talents import TEMPLATES, of_template
from solo.rules.fictive_hack.options import FhOptions
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.system import FICTIVE_HACK
from tests.english import english
from tests.proofs import amount
from tests.rules.fictive_hack.sample import Played, rolled


def new(options: FhOptions | None = None) -> Played:
    """Open the making of a hero."""
    return Played(create((), make=True, options=options), None, None, 0, ()).then("make")  # type: ignore[arg-type]


def made(*steps: tuple[str, str], start: Played | None = None, faces: Any = ()) -> Played:
    dice = tuple(faces)
    now = start or new()
    for number, (option, words) in enumerate(steps):
        now = now.then(option, words=words, faces=dice if number == 0 else ())
    return now


KNIGHT = (
    ("knight", ""), ("list", ""), ("motive-3", ""), ("typed", "2 1 0 0 0 2"), ("done", ""),
    ("learn", "lute"), ("done", ""), ("talent-shield-skill", ""), ("melee-hand", ""),
    ("known-sword", ""), ("armor-medium", ""), ("shield-heavy", ""), ("pack", ""), ("she-her", ""),
    ("concept", "a third daughter"), ("name", "Isaura"),
)  # fmt: skip


@pytest.mark.rule("FH-014", "FH-015", "FH-022", "FH-025", "FH-036", "FH-043", "FH-044")
def test_a_knight_is_made_step_by_step() -> None:
    done = made(*KNIGHT, faces=[4, 7, 9])
    sheet = done.sheet

    assert done.outcome_label == "Isaura"
    assert (sheet.template, sheet.inherent, sheet.most) == ("knight", ("knight",), 1)
    assert sheet.attributes["awareness"] == 2
    assert (sheet.languages, tuple(sheet.talents)) == (("lute",), ("shield skill",))
    assert (sheet.weapon.name, sheet.armor, sheet.shield) == ("sword", "medium", "heavy")
    assert (sheet.backpack, sheet.home) == (True, False)
    assert tuple(item.name for item in sheet.gear) == TEMPLATES["knight"].signature
    assert (sheet.purse.worth, sheet.ap, sheet.pronouns) == (20 * 100 * 10, 3, "she/her")


@pytest.mark.rule("FH-016", "FH-022", "FH-043")
@pytest.mark.parametrize("template", TEMPLATES)
def test_a_hero_as_usual_for_a_template_takes_six_answers_and_keeps_to_the_rules(
    template: str,
) -> None:
    steps = ((template, ""), ("none", ""), ("ready-usual", ""), ("she-her", ""), ("name", "Ada"))
    sheet = made(*steps, faces=[4, 7, 9]).sheet

    assert sheet.name == "Ada"
    assert why_not_attributes(sheet.attributes) == ""
    assert {*sheet.talents} <= {one.name for one in of_template(template)}
    assert sheet.armor in printed("armor")["free"]
    assert sheet.weapon.name
    assert not encumbered(sheet)
    assert bool(sheet.shield) == bool(TEMPLATES[template].shield)


@pytest.mark.rule("FH-036", "FH-228", "FH-078")
@pytest.mark.parametrize(
    ("template", "given", "shield"),
    [("knight", "", "light"), ("knight", "heavy", "heavy"), ("knight", "none", ""),
     ("scout", "", "")],
)  # fmt: skip
def test_a_knights_shield_is_a_shield(template: str, given: str, shield: str) -> None:
    """Not only a thing with a name: it is carried, weighs and blocks."""
    file = HeroFile(name="Ada", template=template, talent=of_template(template)[0].name,
                    attributes={"brawn": 5}, shield=given)  # fmt: skip
    sheet = file.sheet()

    assert (sheet.shield, sheet.shielded) == (shield, bool(shield))
    assert halves(sheet) == {"": 0, "light": 1, "heavy": 2}[shield]
    assert bool([item.name for item in sheet.gear if "shield" in item.name]) is (
        template == "knight" and bool(shield)
    )


@pytest.mark.rule("FH-036")
def test_a_new_knight_chooses_what_kind_of_shield_bears_the_arms() -> None:
    now = made(*KNIGHT[:11], faces=[1, 1, 1])
    texts = {one.id: english(one.text) for one in now.encounter.options(now.sheet)}

    assert texts["shield-none"] == "Leave your shield at home"
    assert texts["shield-light"].startswith("A light shield with your arms: 1/2 load")


@pytest.mark.rule("FH-014")
def test_the_steps_come_in_the_rules_order() -> None:
    """Template, motive, attributes, talent, weapon, name: by the first thing that each offers."""
    order = ("fighter", "roll", "raise-awareness", "talent-shield-skill", "melee-light", "name")
    seen, now = [], new()
    for number, (option, words) in enumerate(KNIGHT):
        seen += now.ids
        now = now.then(option, words=words, faces=[4, 7, 9] if number == 0 else ())

    assert sorted(order, key=seen.index) == list(order)


@pytest.mark.rule("FH-015")
def test_a_limitation_is_words_alone() -> None:
    """Whoever is Greedy or Wary rolls as others do."""
    for template in TEMPLATES:
        file = HeroFile(name="Ada", template=template, talent=of_template(template)[0].name,
                        attributes={"brawn": 5}, weapons=(Weapon(name="club"),))  # fmt: skip
        check = FICTIVE_HACK.improvise("charm", "7")
        assert rolled(check, 7, sheet=file.sheet()).facts["total"] == 7
        rows = [
            english(row.label)
            for section in FICTIVE_HACK.describe(file.sheet())
            for row in section.rows
        ]
        assert "Limitation" in rows


@pytest.mark.rule("FH-016", "FH-017")
@pytest.mark.example("FH-016", "FH-017")
@pytest.mark.parametrize(
    ("attributes", "why"),
    [({"brawn": 5}, ""), ({"brawn": 6}, "too many"), ({"brawn": 4}, "left"),
     ({"brawn": -2, "charm": -2, "daring": 9}, ""), ({"brawn": -3, "daring": 8}, "below -2"),
     ({"brawn": -2, "charm": -2, "daring": -2, "cunning": 11}, "at most 4"),
     ({"brawn": -1, "cunning": 6}, ""), ({"brawn": -1, "cunning": 7}, "too many")],
)  # fmt: skip
def test_five_points_and_up_to_four_more(attributes: dict[str, int], why: str) -> None:
    found = english(why_not_attributes(attributes))

    assert why in found if why else not found
    if why:
        with pytest.raises(ValueError, match=why):
            HeroFile(name="Ada", template="scout", talent="sprinter", attributes=attributes)
    typed = " ".join(str(attributes.get(name, 0)) for name in ATTRIBUTES)
    stage = made(("scout", ""), ("none", ""), faces=[1, 1, 1])
    if why:
        with pytest.raises(Illegal, match=why):
            stage.then("typed", words=typed)
    else:
        assert "done" in stage.then("typed", words=typed).ids


@pytest.mark.rule("FH-016", "FH-017")
def test_points_are_spent_one_by_one() -> None:
    stage = made(("scout", ""), ("none", ""), faces=[1, 1, 1])
    assert "done" not in stage.ids
    all_in = stage.then(*["raise-brawn"] * 5)
    assert "done" in all_in.ids
    assert "raise-brawn" not in all_in.ids
    lowered = all_in.then("lower-charm", "lower-charm", "lower-daring", "lower-daring")
    assert not [one for one in lowered.ids if one.startswith("lower-") and one != "lower-brawn"]
    assert "4 points left" in lowered.status[0]


@pytest.mark.rule("FH-019", "FH-020", "FH-097")
@pytest.mark.example("FH-019", "FH-020")
def test_awareness_gives_proficiencies_beyond_ones_own_tongue() -> None:
    stage = made(("scout", ""), ("none", ""), ("typed", "3 2 0 0 0 0"), ("done", ""),
                 faces=[1, 1, 1])  # fmt: skip
    known = stage
    for art in ("Old Script", "flute", "painting"):
        assert "learn" in known.ids
        known = known.then("learn", words=art)
    assert known.ids == ("done",)
    dull = made(("scout", ""), ("none", ""), ("typed", "-2 7 0 0 0 0"), ("done", ""),
                faces=[1, 1, 1])  # fmt: skip
    assert dull.ids[0].startswith("talent-")
    file = HeroFile(name="A", template="scout", talent="sprinter",
                    attributes={"awareness": -2, "brawn": 7})  # fmt: skip
    shown = [english(row.value) for part in FICTIVE_HACK.describe(file.sheet()) for row in part.rows
             if english(row.label) == "Languages and arts"]  # fmt: skip
    assert shown == ["your own tongue"]
    with pytest.raises(ValueError, match="languages"):
        replace(file, languages=("Old Script",))


@pytest.mark.rule("FH-022", "FH-023")
def test_one_talent_of_the_template_unless_the_upbringing_was_unusual() -> None:
    steps = (("scout", ""), ("none", ""), ("typed", "0 5 0 0 0 0"), ("done", ""))
    usual = made(*steps, faces=[1, 1, 1]).ids
    assert sorted(usual) == sorted(
        f"talent-{one.name.replace(' ', '-')}" for one in of_template("scout")
    )
    strange = made(*steps, faces=[1, 1, 1], start=new(FhOptions(unusual_upbringing=True))).ids
    assert "talent-backstab" in strange
    assert "talent-super-cunning" not in strange


@pytest.mark.rule("FH-010", "FH-011", "FH-013")
@pytest.mark.example("FH-011", "FH-013")
def test_a_motive_is_rolled_picked_invented_or_left_out() -> None:
    start = made(("thief", ""), faces=[5, 5, 5])
    assert set(start.ids) == {"roll", "own", "list", "none"}

    for step, words, faces, ap in (("roll", "", [1, 2], 3), ("own", "Spite", [], 3),
                                   ("motive-20", "", [], 3), ("none", "", [], 0)):  # fmt: skip
        before = start.then("list") if step.startswith("motive-") else start
        chosen = before.then(step, words=words, faces=faces)
        done = chosen.then("typed", words="0 5 0 0 0 0").then(
            "done", "talent-bash", "none", "armor-none", "shield-none", "home", "they-them"
        )  # fmt: skip
        sheet = done.then("name", words="Ada").sheet
        assert sheet.ap == ap
        assert ("ferry" in english(sheet.reason)) == (step == "roll")


@pytest.mark.rule("FH-010", "FH-013")
def test_the_motive_table() -> None:
    outcome = rolled(MotiveRoll(), 1, 2)

    assert (outcome.facts["total"], "ferry" in outcome.facts["motive"]) == (3, True)
    table = printed("creation")["motives"]
    assert sorted(map(int, table)) == list(range(2, 21))
    assert len(set(table.values())) == 19


@pytest.mark.rule("FH-012")
def test_an_adventures_motive_is_everybodys() -> None:
    stage = new(FhOptions(motive="Find the bell")).then("scout", faces=[1, 1, 1])

    assert "points left" in stage.status[0]
    file = HeroFile(name="A", template="scout", talent="sprinter", attributes={"brawn": 5})
    house = FhOptions(motive="Find the bell")
    step = create((file,), make=False, options=house).step("hero-a", "", None, LoadedDice(()))
    assert (english(step.sheet.reason), step.sheet.ap) == ("Find the bell", 3)
    assert step.sheet.options == house


@pytest.mark.rule("FH-037")
@pytest.mark.example("FH-037")
@pytest.mark.parametrize(
    ("template", "silver"),
    [("fighter", 200), ("knight", 2000), ("mechanic", 100), ("scout", 20), ("thief", 20)],
)
def test_starting_coins(template: str, silver: int) -> None:
    assert rolled(StartingCoins(template=template), 4, 7, 9).facts["silver"] == silver
    assert rolled(StartingCoins(template=template), 4, 7, 9).facts["gold"] == silver // 10


@pytest.mark.rule("FH-038", "FH-039")
def test_the_one_weapon_may_be_of_any_class_hand_among_them() -> None:
    stage = made(*KNIGHT[:8], faces=[1, 1, 1])
    kinds = {"light", "hand", "reach", "heavy", "very-heavy"}
    assert {f"melee-{kind}" for kind in kinds} <= set(stage.ids)
    assert {"ranged-light", "ranged-hand", "ranged-heavy", "ranged-very-heavy"} <= set(stage.ids)
    light = stage.then("melee-light")
    assert {"known-dagger", "known-knife", "own", "back"} <= set(light.ids)
    assert "known-sling" not in light.ids
    assert {"known-sling", "known-knife"} <= set(stage.then("ranged-light").ids)
    kept = light.then("own", words="broken lute").then("armor-none", "shield-none", "home")
    bottle = kept.then("they-them").then("name", words="Ada").sheet.weapon
    assert (bottle.name, bottle.kind, bottle.ranged) == ("broken lute", "light", False)
    with pytest.raises(Illegal, match="needed"):
        light.then("own", words="  ")
    assert light.then("back").ids == stage.ids


@pytest.mark.rule("FH-028", "FH-029")
def test_a_new_hero_is_warned_of_too_much_to_carry() -> None:
    weak = (*KNIGHT[:3], ("typed", "0 0 0 0 0 5"), ("done", ""), KNIGHT[7])
    stage = made(*weak, ("melee-heavy", ""), ("known-claymore", ""), faces=[1, 1, 1])

    assert "1 load is too much" in stage.status[1]


@pytest.mark.rule("FH-043")
def test_heavy_armor_is_not_free() -> None:
    stage = made(*KNIGHT[:10], faces=[1, 1, 1])

    assert set(stage.ids) == {"armor-none", "armor-light", "armor-medium"}
    with pytest.raises(ValueError, match="heavier is bought"):
        HeroFile(name="A", template="scout", talent="sprinter", attributes={"brawn": 5},
                 armor="heavy")  # fmt: skip


@pytest.mark.rule("FH-008")
def test_the_sheet_holds_what_a_record_holds() -> None:
    file = HeroFile(
        name="Ada", template="fighter", talent="charger", attributes={"brawn": 4, "awareness": 1},
        concept="a cooper", motive="Spite", languages=("flute",), birth_year="812", player="Kim",
        weapons=(Weapon(name="club"),), armor="light", shield="light", scars=("a limp",),
        coins=Purse(gold=1, silver=2, copper=3),
    )  # fmt: skip
    parts = FICTIVE_HACK.describe(file.sheet())
    rows = {english(row.label): english(row.value) for part in parts for row in part.rows}

    assert {"Name", "Born", "Player", "Description", "Motive", "Scars", "Languages and arts",
            "Template", "Inherent ability", "Level", "Spent", "Awesome Points", "Wounds", "Charger",
            "Club", "Shield", "Armor", "Purse", "Things"} <= set(rows)  # fmt: skip
    assert {name.capitalize() for name in ATTRIBUTES} <= set(rows)
    assert "(A)" in rows["Charger"]
    assert rows["Purse"] == "1 gold, 2 silver, 3 copper"


@pytest.mark.rule("FH-004", "FH-197")
def test_one_player_alone_starts_with_three_points_for_a_motive() -> None:
    file = HeroFile(name="A", template="scout", talent="sprinter", attributes={"brawn": 5},
                    motive="Spite")  # fmt: skip
    sheet = file.sheet()
    assert (sheet.ap, sheet.party) == (3, ())


@settings(max_examples=amount(20, 60, 200), deadline=None)
@given(seed=st.integers(0, 10_000))
def test_any_way_of_making_a_hero_ends_in_a_legal_one(seed: int) -> None:
    """Take options at random: creation always ends, and its hero loads from its own dump."""
    dice, chance = SeededDice(str(seed)), SeededDice(f"c{seed}")
    encounter: Any = create((), make=True)
    sheet = None
    for _ in range(2_000):
        ids = {one.id: one for one in encounter.options(sheet) if not english(one.reason)}
        ids.pop("typed", None)
        if "raise-brawn" in ids:  # points may be taken off for ever, but not by this player
            ids = {key: one for key, one in ids.items() if not key.startswith("lower-")} or ids
        option = ids[sorted(ids)[chance.roll(1, len(ids))[0] - 1]]
        words = (
            "ze/hir/hir/hirs/hirself"
            if "form" in english(option.asks)
            else f"w{chance.roll(1, 9)[0]}"
        )
        try:
            step = encounter.step(option.id, words if option.asks else "", sheet, dice)
        except Illegal as reason:
            assert "already" in str(reason)  # noqa: PT017 - the only thing to refuse is a repeat
            continue
        encounter, sheet = step.encounter, step.sheet
        if encounter is None:
            break

    assert sheet is not None
    assert not why_not_attributes(sheet.attributes)
    assert len(sheet.languages) <= max(0, sheet.attributes["awareness"])
    assert halves(sheet) >= 0
    assert FICTIVE_HACK.load(FICTIVE_HACK.dump(sheet)) == sheet


@pytest.mark.rule("FH-028", "FH-029")
def test_what_would_be_too_much_to_carry_says_so_before_it_is_chosen() -> None:
    """Brawn 0 bears neither chain nor a pack, and Brawn 1 both; nobody is warned for nothing."""

    def warned(points: str) -> list[str]:
        steps = (("scout", ""), ("none", ""), ("typed", points), ("done", ""),
                 ("talent-sprinter", ""), ("melee-hand", ""), ("known-sword", ""))  # fmt: skip
        now, found = made(*steps, faces=[1, 1, 1]), []
        for light in ("armor-none", "shield-none", "home"):
            listed = now.encounter.options(now.sheet)
            found += [one.id for one in listed if "TOO MUCH" in english(one.text)]
            now = now.then(light)
        return found

    assert warned("0 0 0 0 0 5") == [
        "armor-medium", "shield-light", "shield-heavy", "pack", "both"
    ]  # fmt: skip
    assert warned("0 2 0 0 0 3") == []


@pytest.mark.parametrize("fields", [{"level": 2}, {"spent": 1}, {"talents": {"charger": ()}}])
def test_who_has_seen_something_is_no_new_hero(fields: dict[str, Any]) -> None:
    """Their attributes may be what advances have made of them, and their armor was bought."""
    told: dict[str, Any] = {
        "name": "Ada", "template": "fighter", "talent": "charger", "attributes": {"brawn": 4},
        "armor": "heavy",
    }  # fmt: skip

    assert HeroFile(**told, **fields).sheet().attributes["brawn"] == 4
    with pytest.raises(ValueError, match="attributes"):
        HeroFile(**told)
