"""Perks: what they cost, whom they serve, and what those outside fights do."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.trait import TraitRoll
from solo.rules.art.gear.item import Carried, Item, Power
from solo.rules.art.health import damage as health
from solo.rules.art.heroes import perk_actions as gifts
from solo.rules.art.heroes import perks
from solo.rules.art.heroes.attributes import ATTRIBUTES
from solo.rules.art.heroes.hero_file import HeroFile
from solo.rules.art.heroes.perks import PERKS, barred, buy, buyable, perk_id, perk_rank
from solo.rules.art.heroes.sheet import Sheet, new_sheet
from solo.rules.art.options import ArtOptions
from solo.rules.art.printed import DATA
from solo.rules.art.system import ART
from solo.rules.core.dice import LoadedDice, SeededDice
from solo.rules.core.odds import odds
from solo.rules.core.protocols import Illegal
from solo.words import Words
from tests.english import english
from tests.rules.art.sample import face, hero, play, use

# As section 47 of the checklist lists them: cost, highest rank, what the first rank takes.
PRINTED = {
    "piloting": (1, 1, "INT 5"), "transportation": (2, 1, "FAT 8"), "mimicry": (1, 1, "CUN 5"),
    "advanced-mimicry": (1, 1, "mimicry CUN 7"), "flurry": (2, 1, "DEX 5"),
    "advanced-flurry": (3, 1, "flurry DEX 7"), "combat-tactics": (3, 1, "INT 5"),
    "strategic-positioning": (1, 1, ""), "defensive-maneuver": (1, 1, ""),
    "counterstrike": (3, 1, ""), "riposte": (1, 1, "DEX 5"), "advanced-riposte": (1, 1, "DEX 7"),
    "all-out-attack": (1, 1, ""), "feint": (1, 1, ""), "second-wind": (3, 1, "AGI 8"),
    "bounceback": (1, 1, "AGI 7"), "quickdraw": (1, 1, "DEX 8"), "breakfall": (1, 2, "AGI 8"),
    "surprise-attacks": (1, 1, ""), "backstab": (1, 1, "AGI 7"), "bulletproof-armor": (3, 1, ""),
    "armor-piercing-rounds": (1, 1, ""), "intuition": (1, 1, ""), "tumbling": (1, 1, "AGI 6"),
    "coordinated-attacks": (1, 1, ""), "dual-wielding": (1, 1, ""), "critical-hits": (1, 1, ""),
    "unarmed-combat": (1, 6, ""), "haymaker": (2, 1, ""), "lip-reading": (1, 3, "CUN 5"),
    "called-shot": (2, 1, ""), "shield-use": (1, 5, ""), "healer": (2, 5, "INT 7"),
}  # fmt: skip
TWELVES = dict.fromkeys(ATTRIBUTES, 12)


def gifted(**ranks: int) -> Sheet:
    """Return a hero, twelve in everything, with perks."""
    owned = {name.replace("_", "-"): rank for name, rank in ranks.items()}
    return hero(attributes=TWELVES, perks=owned, xp=50)


@pytest.mark.rule("ART-472")
def test_every_printed_perk_is_there_at_its_price() -> None:
    read = {
        perk.id: (perk.cost, perk.max, _taken(perk))
        for perk in PERKS.values()
    }  # fmt: skip

    assert read == PRINTED
    assert [perk.rule for perk in PERKS.values()] == [f"ART-{n}" for n in range(476, 509)]
    for language in ("en", "de"):
        assert all(" " in Words(language).say(perk.does) for perk in PERKS.values())


def _taken(perk: perks.Perk) -> str:
    first = [f"{name[:3].upper()} {score}" for name, score in perk.required(1).items()]
    return " ".join(filter(None, (perk.needs, *first)))


def test_the_costs_are_each_used_once() -> None:
    """Section 52 pairs 33 scattered costs with 33 perks; they are data, with their source."""
    table = json.loads((DATA / "perks.json").read_text(encoding="utf-8"))

    assert len(table["perks"]) == len(PERKS) == 33
    assert table["source"]["author"] == "Joe Williams"


# Owning and buying


@pytest.mark.rule("ART-473", "ART-474")
def test_what_a_perk_takes_must_be_met_to_buy_it() -> None:
    clumsy = hero(attributes={"dexterity": 4})

    with pytest.raises(Illegal, match="it takes Dexterity 5"):
        buy(clumsy, "flurry")
    with pytest.raises(Illegal, match="it takes Flurry first"):
        buy(hero(xp=9), "Advanced Flurry")
    sheet, (note,) = buy(hero(), "flurry")
    assert (sheet.xp, sheet.perks) == (5, {"flurry": 1})
    assert english(ART.phrase(note)) == "Flurry is yours, for 2 xp; 5 xp left."


@pytest.mark.rule("ART-474")
def test_what_a_perk_takes_must_be_met_to_use_it() -> None:
    strong = gifted(breakfall=2, advanced_flurry=1, flurry=1)
    weaker = replace(strong, attributes={**TWELVES, "agility": 9, "dexterity": 6})
    weakest = replace(strong, attributes={**TWELVES, "agility": 7, "dexterity": 4})

    assert [perk_rank(s, "breakfall") for s in (strong, weaker, weakest)] == [2, 1, 0]
    assert [perk_rank(s, "advanced-flurry") for s in (strong, weaker, weakest)] == [1, 0, 0]
    assert [perk_rank(s, "flurry") for s in (strong, weaker, weakest)] == [1, 1, 0]


@pytest.mark.rule("ART-487")
def test_an_advanced_riposte_needs_no_riposte() -> None:
    """The text names no riposte, unlike the other two advanced perks."""
    sheet, _ = buy(hero(), "advanced-riposte")

    assert perk_rank(sheet, "advanced-riposte") == 1


@pytest.mark.rule("ART-475")
def test_a_setting_may_close_the_shop_for_some_perks() -> None:
    few = hero(options=ArtOptions(perks=("mimicry", "Lip Reading")))
    without = hero(options=ArtOptions(no_perks=("piloting",)), perks={"piloting": 1})

    assert [o.perk.id for o in buyable(few) if not o.barred] == ["mimicry", "lip-reading"]
    assert perk_rank(without, "piloting") == 0
    assert english(barred(without, PERKS["piloting"], 1)) == "this adventure has no place for it"


@pytest.mark.rule("ART-509")
def test_ranks_are_bought_one_at_a_time() -> None:
    sheet = hero(xp=7)
    for _ in range(3):
        sheet, _notes = buy(sheet, "healer")

    assert (sheet.xp, sheet.perks) == (1, {"healer": 3})
    with pytest.raises(Illegal, match="it costs 2 xp, and you have 1"):
        buy(sheet, "healer")
    with pytest.raises(Illegal, match="Mimicry has no rank above 1"):
        buy(hero(perks={"mimicry": 1}), "mimicry")
    with pytest.raises(Illegal, match="there is no perk 'flury'; did you mean 'flurry'"):
        buy(sheet, "flury")


@pytest.mark.rule("ART-085", "ART-474")
def test_a_thing_may_lend_a_perk() -> None:
    horn = Item(name="owl horn", effects=(Power(perk="advanced-mimicry"),), cost=Rank.POOR)
    carried = Carried(item=horn, id="horn", slot="ready")

    assert perk_rank(hero(gear=(carried,)), "advanced-mimicry") == 1
    assert perk_rank(hero(gear=(carried,), attributes={"cunning": 6}), "advanced-mimicry") == 0
    assert perk_rank(hero(gear=(replace(carried, slot="stowed"),)), "advanced-mimicry") == 0


@pytest.mark.reading("ART-288", "ART-405")
@pytest.mark.rule("ART-288", "ART-406")
def test_a_setting_has_perks_of_its_own() -> None:
    assert perk_rank(hero(perks={"military-contact": 2}), "military-contact") == 2
    made = HeroFile(name="A", attributes=TWELVES, perks={"Military contact": 1}).sheet()
    assert (made.perks, made.xp) == ({"military-contact": 1}, 12)


@pytest.mark.reading("C11")
@pytest.mark.rule("ART-241")
@pytest.mark.parametrize("text", ["Piloting", "aircraft piloting", " PILOTING "])
def test_a_perk_has_one_id_however_it_is_written(text: str) -> None:
    """Conflict C11: the text calls Piloting "Aircraft Piloting" once."""
    assert perk_id(text) == "piloting"


@given(st.dictionaries(st.sampled_from(list(PERKS)), st.integers(0, 9)), st.integers(2, 12))
def test_nobody_uses_more_than_they_own(owned: dict[str, int], score: int) -> None:
    sheet = hero(attributes=dict.fromkeys(ATTRIBUTES, score), perks=owned)

    for name, perk in PERKS.items():
        assert 0 <= perk_rank(sheet, name) <= min(perk.max, owned.get(name, 0))


# In a hero file


@pytest.mark.rule("ART-037", "ART-473")
@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"perks": {"healer": 6}}, "perks: Healer has ranks 1 to 5, not 6"),
        ({"perks": {"healr": 1}}, "perks: unknown perk 'healr'; did you mean 'healer'"),
        ({"perks": {"quickdraw": 1}}, "perks: Quickdraw takes Dexterity 8"),
        ({"perks": {"advanced-mimicry": 1}}, "perks: Advanced Mimicry takes Mimicry"),
        ({"perks": {"healer": 4}}, "skills: with perks and Health they cost 8 xp"),
        ({"health_rank": 6}, "health_rank: Stamina 7 starts on row 7"),
        ({"health_rank": 21}, "health_rank: health rank 21; ranks are 2 to 20"),
        ({"health_rank": 10}, "skills: with perks and Health they cost 10 xp"),
        ({"fame": -1}, "fame: 0 to 1,000,000, not -1"),
        ({"marks": {"climb": 1}}, "marks: 'climb' is no attribute or skill of this hero"),
        ({"marks": {"agility": 8}}, "marks: 'agility' has 8, but more than 7 raise it"),
        ({"xp": 0, "skills": {"climb": 10}}, r"skills: 'climb' is \+10; \+9 is the highest"),
    ],
)
def test_a_hero_file_against_the_rules_is_refused(changes: Any, reason: str) -> None:
    sevens = dict.fromkeys(ATTRIBUTES, 7)

    with pytest.raises(ValueError, match=reason):
        HeroFile(name="A", attributes=sevens, **changes)


@pytest.mark.rule("ART-037", "ART-470")
def test_who_has_lived_already_has_paid() -> None:
    sevens = dict.fromkeys(ATTRIBUTES, 7)
    made = HeroFile(
        name="A", attributes=sevens, xp=2, skills={"climb": 9}, perks={"healer": 5},
        health_rank=20, fame=4, glory=3, fortune=Rank.GREAT, marks={"climb": 2},
    )  # fmt: skip

    sheet = made.sheet()
    assert (sheet.xp, sheet.health_rank, sheet.fame, sheet.fortune) == (2, 20, 4, Rank.GREAT)
    assert ART.hero_of(sheet).sheet() == sheet


# What they do


@pytest.mark.rule("ART-170", "ART-171", "ART-476", "ART-478", "ART-479")
@pytest.mark.parametrize("perk", ["piloting", "mimicry", "Advanced Mimicry"])
def test_a_specialised_action_takes_its_perk(perk: str) -> None:
    check = TraitRoll(attribute=("craft",), difficulty=Rank.POOR, perk=perk)
    owned = {"piloting": 1, "mimicry": 1, "advanced-mimicry": 1}

    assert check.terms(hero(perks=owned)).rating == 7
    assert check.terms(hero()).rating == 1
    assert check.terms(hero(perks=owned, attributes={"cunning": 4, "intelligence": 4})).rating == 1


@pytest.mark.rule("ART-477")
def test_conditions_ask_for_perks_that_can_be_used() -> None:
    rich = hero(perks={"transportation": 1}, attributes={"fate": 8})

    assert ART.view(rich)["perks"] == {"transportation": 1}
    assert ART.view(replace(rich, attributes={**rich.attributes, "fate": 7}))["perks"] == {}


@pytest.mark.rule("ART-493")
@pytest.mark.parametrize(("rank", "damage"), [(0, "Passable"), (1, "Poor"), (2, "Inferior")])
def test_breakfall_softens_falls_by_a_column_a_rank(rank: int, damage: str) -> None:
    sheet = gifted(**({"breakfall": rank} if rank else {}))

    _, (told, *_rest) = health.fall(sheet, 30, health.Surface("dirt"))
    assert told.facts["rank"] == damage


@pytest.mark.rule("ART-498")
def test_intuition_costs_fame_and_asks_for_guidance() -> None:
    sheet = hero(perks={"intuition": 1}, fame=1)

    step = ART.do_standing("intuition", "", sheet, LoadedDice(()))
    assert step.outcome is not None
    assert (step.outcome.label, step.sheet.fame_left) == ("guidance", 0)
    with pytest.raises(Illegal, match="you have no Fame left"):
        ART.do_standing("intuition", "", step.sheet, LoadedDice(()))


@pytest.mark.rule("ART-505")
@pytest.mark.parametrize(("rank", "needed"), [(0, 6), (1, 6), (2, 5), (3, 4)])
def test_lips_are_read_the_better_the_higher_the_rank(rank: int, needed: int) -> None:
    check = gifts.LipReading()
    sheet = gifted(**({"lip_reading": rank} if rank else {}))

    terms = check.terms(sheet)
    assert (terms.difficulty, terms.rating) == (needed, 12 if rank else 1)
    step = play(ART.begin(check, sheet, asks=False), sheet, [1])
    assert step.result.count in check.counts()
    assert odds(check, sheet).total == 100


def test_lips_are_read_without_a_hero_too() -> None:
    check = gifts.LipReading(trait=9, rank=2)

    assert check.terms(None)[:3] == ("trait", "", 9)
    assert check.resolve(None, SeededDice("a")).label
    with pytest.raises(ValueError, match="rank: 0 to 3, not 4"):
        gifts.LipReading(rank=4)
    assert "Alertness 7" in english(ART.put(gifts.LipReading(), hero(perks={"lip-reading": 1})))


@pytest.mark.rule("ART-508")
def test_a_healer_heals_as_often_a_day_as_the_rank() -> None:
    hurt = hero(perks={"healer": 2}, checked=frozenset({0, 1, 2}), skills={"first aid": 2})

    first = use("healer-ada", hurt, [face(9, Rank.INFERIOR)])
    second = use("healer-ada", first.sheet, [face(9, Rank.POOR)])
    assert (sorted(first.sheet.checked), first.minutes) == ([1, 2], 5)
    assert sorted(second.sheet.checked) == [1]
    assert not second.sheet.medkits
    with pytest.raises(Illegal, match="you have done what you can for a day"):
        ART.do_standing("healer-ada", "", second.sheet, LoadedDice([]))
    nearly, _ = ART.pass_time(second.sheet, 24 * 60 - 1)
    rested, _ = ART.pass_time(nearly, 1)
    assert (len(nearly.healings), len(rested.healings)) == (2, 0)


@pytest.mark.rule("ART-508")
def test_a_healer_sees_to_the_others_of_a_party() -> None:
    ned = replace(new_sheet("Ned", TWELVES), checked=frozenset({0}))
    sheet = hero(perks={"healer": 1}, party=(ned,))

    step = use("healer-ned", sheet, [face(7, Rank.GOOD)])
    assert not step.sheet.party[0].checked
    assert next(english(ART.phrase(note)) for note in step.notes) == (
        "You treat Ned with what you know; that is all for a day."
    )
    well = {o.id: english(o.reason) for o in ART.standing(hero(perks={"healer": 1}))}
    assert well["healer"] == "nobody is hurt"


def test_the_sheet_says_what_perks_do() -> None:
    sheet = hero(perks={"healer": 2, "second-wind": 1, "military-contact": 1})

    (section,) = (part for part in ART.describe(sheet) if part.id == "perks")
    labels = [english(row.label) for row in section.rows]
    assert labels == ["Healer 2", "Military contact", "Second Wind"]
    assert english(section.rows[2].value).startswith("(of no use now) In a fight")


GUIDED = """\
format: 1
title: A test
system: art
start: quay
hero: {create: false, pregenerated: [ada.yaml]}
quests:
  lamp:
    title: Relight the lamp
    guidance:
      - {when: oil, text: "The wick is wet, {{ hero.name }}; dry it."}
      - Somebody hoards oil.
  bell: Ring the bell
variables: {oil: false}
"""
SCENES = """\
scenes:
  quay:
    choices:
      - {id: take, text: Take it on, quest: {take: lamp}}
      - {id: oil, text: Find oil, set: {oil: true}}
      - {id: ring, text: Ring, quest: {take: bell}}
      - {id: end, text: End, goto: end}
  end: {ending: won, text: The end.}
"""


@pytest.mark.rule("ART-498")
def test_an_author_says_what_a_hunch_tells(game: Any, tmp_path: Path) -> None:
    from solo.engine.commands import Choose, Use

    session = game(SCENES, header=GUIDED)
    sheet = replace(session.state.sheet, perks={"intuition": 1}, fame=3)
    last = session.turns.last
    session.turns.append(last._replace(state=last.state._replace(sheet=sheet)))

    nothing = session.do(Use("intuition"))
    session.do(Choose("take"))
    vague = session.do(Use("intuition"))
    session.do(Choose("oil"))
    session.do(Choose("ring"))
    exact = session.do(Use("intuition"))

    assert not nothing.accepted
    assert "learn nothing more" in english(nothing.events[0].reason)
    assert vague.events[-1].text == "Somebody hoards oil."
    assert exact.events[-1].text == "The wick is wet, Ada; dry it."
    assert session.state.sheet.fame_left == 1
