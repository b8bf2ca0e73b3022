"""The protocol, the effects, the words, and the tables in the rule index."""

from dataclasses import fields
from typing import Any

import pytest

from solo.errors import SoloError
from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.core.outcome import Note
from solo.rules.core.protocols import Illegal
from solo.rules.core.system_parts import Cast, OwnTable
from solo.rules.core.wording.spoken import spoken_effect
from solo.rules.fell.catalogue import EFFECTS
from solo.rules.fell.checks import improvise
from solo.rules.fell.checks.ladder import Die
from solo.rules.fell.checks.tests import Test
from solo.rules.fell.effects import Learn, LearnSpell
from solo.rules.fell.fight.written import Side
from solo.rules.fell.foe import Foe
from solo.rules.fell.gear.item import Item
from solo.rules.fell.gear.spell import Spell
from solo.rules.fell.heroes.advancement import TITLES
from solo.rules.fell.heroes.sheet import changed
from solo.rules.fell.options import FellOptions
from solo.rules.fell.printed import printed
from solo.rules.fell.system import FELL
from tests.english import all_english, english
from tests.rules.fell.sample import D4, D6, D10, along, gear, hero

CAST = Cast({"ghoul": Foe(name="the ghoul", wil=Die.D10)}, {"cup": Item(name="cup", value=5)})


def test_the_names_of_view_are_those_seen() -> None:
    assert set(FELL.view(hero())) == set(FELL.seen)
    assert FELL.view(hero())["str"] == "d8"
    assert FELL.view(hero())["skills"] == ("climbing", "rope work")
    assert FELL.view(hero(items=gear(rope=1)))["items"] == {"rope": 1}


def test_foes_and_items_are_put_in_by_name() -> None:
    contest = FELL.bind(FELL.checks["contest"](attribute=("wil",), vs="ghoul"), CAST)

    assert contest.resolve(hero(), LoadedDice([5, 10])).label == "lost"
    assert FELL.bind(EFFECTS["take"]("cup"), CAST).apply(hero(), LoadedDice(()))[0].treasure == 5
    for key, value in (
        ("vs", FELL.checks["contest"](attribute=("wil",), vs="goul")),
        ("foes", FELL.encounters["fight"](foes=(Side(foe="goul"),))),
        ("take", EFFECTS["take"]("cupp")),
        ("drop", EFFECTS["drop"]("cupp")),
        ("who", EFFECTS["pay"]("goul")),
        ("who", EFFECTS["treat"]("goul")),
        ("who", EFFECTS["harm"](points=1, who="goul")),
        ("of", FELL.checks["request"](of="goul")),
    ):
        with pytest.raises(ValueError, match=f"^{key}: .*; did you mean '(ghoul|cup)'"):
            FELL.bind(value, CAST)
    for effect in (EFFECTS["drop"]("treasure"), EFFECTS["drop"]("rope"), EFFECTS["treat"]("hero")):
        assert FELL.bind(effect, CAST) == effect


def test_it_takes_options_and_no_table() -> None:
    stacked = FELL.using(options=FellOptions(adv_stacks=True))

    nobody = stacked.nobody
    assert (nobody.name, nobody.hp, nobody.most_hp, nobody.dead) == ("", 0, 0, True)
    assert nobody.options.adv_stacks
    assert FELL.nobody is None
    step = stacked.create((Ready(),), make=False).step("hero-ada", "", None, LoadedDice(()))
    assert step.sheet.options.adv_stacks
    with pytest.raises(SoloError, match="takes no table"):
        FELL.using(table=OwnTable("", ""))


class Ready:
    name, concept = "Ada", ""

    def sheet(self) -> Any:
        return hero()


@pytest.mark.rule("FELL-011")
def test_what_nobody_foresaw_is_a_test_against_four() -> None:
    check = FELL.improvise("dexterity", "", "jump the gap")

    assert isinstance(check, Test)
    assert (check.attribute, check.dn) == (("dex",), 4)
    assert FELL.improvise("wil", "hard").dn == 6  # type: ignore[attr-defined]
    for attribute, difficulty in (("dxe", ""), ("dex", "hrad"), ("dex", "99")):
        with pytest.raises(Illegal):
            FELL.improvise(attribute, difficulty)


@pytest.mark.parametrize("attribute", ["str", "dex", "int", "wil"])
def test_every_degree_of_a_try_has_prose(attribute: str) -> None:
    said = set()
    for face in range(1, 9):
        check = FELL.improvise(attribute, "")
        outcome = Test(die=Die.D8).resolve(None, LoadedDice([face]))
        for turn in range(2):
            text, effects = FELL.improvised(attribute, outcome, turn)
            said.add(text)
            for effect in effects:
                assert effect.apply(hero(hp=0), LoadedDice(()))[0] == hero(hp=0)
        assert check is not None
    assert len(said) == 8
    assert improvise.degree(Test(die=Die.D8).resolve(None, LoadedDice([7]))) == "well"


def test_every_check_is_put_and_explained_in_words() -> None:
    sheet = along(hero(), bram=Foe(name="Bram", fee=3))
    made = {
        "test": {"attribute": ("dex",), "skills": ("climbing",), "advantage": True},
        "contest": {"attribute": ("str",), "rival": Die.D6},
        "leverage": {"rival": Die.D6},
        "morale": {"rival": Die.D6},
        "cast": {"spell": "hush"},
        "request": {"of": "bram"},
        "attack": {"dice": (Die.D6,)},
        "harm": {"points": 6},
        "rest": {"danger": 2},
    }
    for name, kind in FELL.checks.items():
        check = kind(**made.get(name, {}))
        if name not in ("rest",):
            assert english(FELL.put(check, sheet)).endswith("."), name
        lines = all_english(FELL.explain(check.resolve(sheet, SeededDice("a"))))
        assert lines, name
        assert all(line.endswith((".", "?")) for line in lines), (name, lines)
        assert any("FELL-" in line for line in lines), name


@pytest.mark.rule("FELL-019", "FELL-024")
def test_what_there_is_no_room_for_is_not_learned() -> None:
    full = hero(skills=tuple("abcdef"), spells=tuple(Spell(name=n) for n in "abcdefgh"))

    assert Learn("g").apply(full, LoadedDice(()))[0] == full
    assert LearnSpell(Spell(name="z")).apply(full, LoadedDice(()))[0] == full
    assert Learn("g").apply(hero(), LoadedDice(()))[0].skills[-1] == "g"


def test_the_options_all_have_defaults() -> None:
    assert len(fields(FELL.options())) == 11


def test_the_sheet_is_described_and_shown() -> None:
    sheet = along(hero(items=gear(sword=1, shield=1), hoard=50), bram=Foe(name="Bram", fee=3))
    ids = [section.id for section in FELL.describe(sheet)]

    assert ids == ["identity", "attributes", "health", "skills", "gear", "hoard", "companions"]
    assert [english(row.label) for row in FELL.status(sheet)] == ["Hero", "HP", "Slots", "STR"]
    legend = hero(hoard=25_000, advances=6)
    for one, told in ((sheet, "50 coins, next advance at 1000"), (legend, "25000 coins")):
        (hoard,) = (part for part in FELL.describe(one) if part.id == "hoard")
        assert english(hoard.rows[0].value) == told


def test_standing_actions_are_refused_with_reasons() -> None:
    with pytest.raises(Illegal, match="nobody needs it"):
        FELL.do_standing("rest", "", hero(), LoadedDice(()))
    hungry = hero(hp=1, deprived={"food": 0})
    with pytest.raises(Illegal, match="without food"):
        FELL.do_standing("rest", "", hungry, LoadedDice(()))


# The rule index


def test_the_tables_in_the_index_are_those_of_the_rules() -> None:
    texts = {entry.id: english(entry.text) for entry in FELL.rules()}

    for row in printed("advancement")["rows"]:
        assert f"- {row['hoard']}: " in texts["advancement"]
        assert row["title"] in texts["advancement"]
    for name, kind in (("reactions", "reaction"), ("morale", "morale")):
        low = 1
        for row in printed("reactions")[kind]:
            assert f"- {low}-{row['to']}: {row['word']}" in texts[name]
            low = row["to"] + 1


def test_what_needs_no_roll_asks_nothing() -> None:
    calm = Test(attribute=("dex",), skills=("climbing",), calm=True)

    assert FELL.begin(calm, hero(), asks=True).forced is not None
    assert FELL.begin(calm, hero(skills=()), asks=True).forced is None


def test_health_tells_what_was_lowered() -> None:
    worse = hero(whole={**hero().whole, "str": Die.D10}, impaired=frozenset({"wil"}))
    (health,) = (part for part in FELL.describe(worse) if part.id == "health")

    told = {english(row.label): english(row.value) for row in health.rows}
    assert told["STR"] == "d8 (lowered from d10)"
    assert told["WIL"] == "d8 (impaired until dawn)"
    assert "DEX" not in told


def test_whom_a_foe_goes_for_is_told_in_the_first_round() -> None:
    wall = Foe(name="the wall", hp=30, weapon=Die.D4, policy="strongest")
    fight = FELL.bind(FELL.encounters["fight"](foes=(Side(foe="wall"),)), Cast({"wall": wall}, {}))
    opened = FELL.begin(fight, hero(hp=9, most_hp=9), asks=True)
    first = opened.step("begin", "", hero(hp=9, most_hp=9), LoadedDice(()))
    assert first.encounter is not None
    second = first.encounter.step("wait", "", first.sheet, LoadedDice([1]))
    assert second.encounter is not None

    told = [all_english(step.encounter.status(step.sheet))[-1] for step in (first, second)]

    assert told[0].startswith("The wall: HP 30/30, armor 0, STR d6, attack d4; attacks")
    assert told[1] == "The wall: HP 30/30, armor 0, STR d6, attack d4."


def test_a_hireling_is_offered_pay_while_there_is_none() -> None:
    porter = Foe(name="Bram", fee=10)
    unpaid = along(hero(coins=30), bram=porter)
    paid, _ = EFFECTS["pay"]("bram").apply(unpaid, LoadedDice(()))

    assert "pay-bram" in {option.id for option in FELL.standing(unpaid)}
    assert "pay-bram" not in {option.id for option in FELL.standing(paid)}
    told = [english(FELL.describe(sheet)[-1].rows[0].value) for sheet in (unpaid, paid)]
    assert [row.partition("armor 0; ")[2] for row in told] == ["not paid, 10 coins a day", "paid"]


def test_somebody_told_of_in_a_few_words_has_a_d6_but_where_more_is_told() -> None:
    told = FELL.using(options=FellOptions(adv_stacks=True)).stand_in("Tom", {"str": "d10"})

    assert (told.name, told.options.adv_stacks) == ("Tom", True)
    assert told.attributes == told.whole == {**dict.fromkeys(("dex", "int", "wil"), D6), "str": D10}


TWO_WANTS = {"deprived": {"food": 2, "sleep": 1}}


@pytest.mark.rule("FELL-019", "FELL-024", "FELL-048", "FELL-051", "FELL-053")
@pytest.mark.parametrize(
    ("effect", "before", "after", "codes"),
    [
        ("learn Swimming", {}, {"skills": ("swimming",)}, ["skill-learned"]),
        ("learn swimming", {"skills": ("swimming",)}, {"skills": ("swimming",)}, []),
        ("learn d", {"skills": tuple("abcdef")}, {}, []),
        ("learn x", {"skills": tuple("abcdef")}, {"skills": tuple("abcdef")}, ["skill-full"]),
        ("condition wet", {}, {"conditions": {"wet"}}, ["condition-gained"]),
        ("condition wet", {"conditions": {"wet"}}, {"conditions": {"wet"}}, []),
        ("cure wet", {"conditions": {"wet", "sad"}}, {"conditions": {"sad"}}, ["condition-lost"]),
        ("cure dry", {"conditions": {"wet"}}, {"conditions": {"wet"}}, []),
        ("die true", {}, {"dead": True, "out": True, "told": True}, ["died"]),
        ("die false", {}, {"dead": False}, []),
        ("die true", {"dead": True, "told": False}, {"told": False}, []),
        ("danger 3", {}, {"danger": 3}, []),
        ("deprive Food", {}, {"deprived": {"food": 0}}, ["deprived"]),
        ("deprive food", {"deprived": {"food": 2}}, {"deprived": {"food": 2}}, []),
        ("provide food", TWO_WANTS, {"deprived": {"sleep": 1}}, ["provided"]),
        ("provide all", TWO_WANTS, {"deprived": {}}, ["provided"] * 2),
        ("provide water", {"deprived": {"food": 2}}, {"deprived": {"food": 2}}, []),
    ],
)  # fmt: skip
def test_what_an_effect_does(
    effect: str, before: dict[str, Any], after: dict[str, Any], codes: list[str]
) -> None:
    plain = {"skills": (), "conditions": frozenset()}
    sheet = changed(hero(), **{**plain, **before})
    _, found = spoken_effect(FELL, effect, Cast({}, {}))
    now, notes = found.apply(sheet, LoadedDice(()))

    assert {name: getattr(now, name) for name in after} == after
    assert [note.code for note in notes] == codes


def test_an_attribute_falls_a_step_but_not_below_the_least() -> None:
    sheet = changed(hero(), attributes={**hero().attributes, "str": D6})
    _, lower = spoken_effect(FELL, "lower str", Cast({}, {}))
    once, notes = lower.apply(sheet, LoadedDice(()))
    twice, more = lower.apply(once, LoadedDice(()))

    assert (once.attributes["str"], twice.attributes["str"]) == (D4, D4)
    assert notes == (Note("lowered", {"attribute": "str", "die": "d4"}),)
    assert more == (Note("not-lowered", {"attribute": "str"}),)


def test_conditions_may_ask_for_what_the_rules_call_by_name() -> None:
    words = FELL.words()

    assert words.keys() <= FELL.view(hero()).keys()
    assert set(words["deprived"].known) == {"food", "water", "warmth", "sleep"}
    assert {"climbing"} <= set(words["skills"].known)
    assert [name for name, one in words.items() if one.free] == [
        "skills", "background", "spells", "spent",
    ]  # fmt: skip
    assert words["spells"] == words["spent"]
    assert all(word == word.lower() for word in words["spells"].known)
    assert set(words["title"].known) == {"", *TITLES}
    assert words["items"].known == tuple(printed("gear")["items"])
    assert words["background"].known == printed("creation")["backgrounds"]


@pytest.mark.rule("FELL-014")
def test_only_who_has_a_skill_for_it_helps() -> None:
    check = Test(attribute=("str",), skills=("sailing", "rope work"))
    bea, cal = hero(name="Bea"), hero(name="Cal", skills=(), background="cook")

    helped: Any = FELL.gather(check, hero(), [bea, cal])[0]
    assert helped.helpers == ("Bea",)
    with pytest.raises(Illegal) as nobody:
        FELL.gather(check, hero(), [cal])
    assert "sailing" in english(nobody.value.reason)


def test_the_sheet_says_what_is_lacking() -> None:
    lacking = changed(hero(), deprived={"food": 0, "sleep": 1})
    plain, told = (
        " ".join(english(row.value) for section in FELL.describe(sheet) for row in section.rows)
        for sheet in (hero(), lacking)
    )

    assert "food" in told
    assert "sleep" in told
    assert "food" not in plain
