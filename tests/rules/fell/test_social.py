"""Reactions, leverage, morale, spells."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.rules.core.dice import LoadedDice
from solo.rules.core.odds import every, odds, tally
from solo.rules.core.protocols import Illegal
from solo.rules.fell.actions.casting import Casting
from solo.rules.fell.actions.meeting import Meeting
from solo.rules.fell.checks.ladder import LADDER, Die
from solo.rules.fell.checks.social import (
    MORALE,
    ROWS,
    Leverage,
    Morale,
    Reaction,
    Row,
    better,
    read,
)
from solo.rules.fell.foe import DAY
from solo.rules.fell.gear.spell import Spell
from solo.rules.fell.heroes.sheet import changed
from solo.rules.fell.options import FellOptions
from solo.rules.fell.system import FELL
from tests.english import all_english
from tests.rules.fell.sample import D4, D6, D8, D12, hero, with_dice

dice = st.sampled_from(LADDER)
HUSH = Spell(name="Hush", side_effect="your voice goes")


@pytest.mark.rule("FELL-054")
@pytest.mark.example("FELL-054")
@pytest.mark.parametrize(
    ("die", "face", "word"),
    [(D8, 6, "indifferent"), (D8, 3, "hostile"), (D12, 12, "helpful"), (D4, 4, "wary")],
)
def test_a_reaction_is_read_on_the_table(die: Die, face: int, word: str) -> None:
    assert Reaction(die=die).resolve(None, LoadedDice([face])).label == word


@pytest.mark.rule("FELL-054")
def test_a_d4_of_wil_never_meets_with_more_than_wariness() -> None:
    assert odds(Reaction(die=D4), None).labels == {"wary": 1, "hostile": 3}


@pytest.mark.rule("FELL-054", "FELL-057")
def test_the_tables_are_those_of_the_rules() -> None:
    bands = [3, 5, 7, 9, 12]
    for table, words in (("reaction", ROWS), ("morale", MORALE)):
        read_words = [read(table, face) for face in range(1, 13)]
        expected = [words[next(i for i, top in enumerate(bands) if n <= top)] for n in range(1, 13)]
        assert read_words == expected


@pytest.mark.rule("FELL-054")
def test_skills_and_fatigue_shift_a_reaction_unless_the_option_says_otherwise() -> None:
    check = Reaction(skills=("climbing",))

    assert check.terms(hero()).die is Die.D10
    assert check.terms(hero(fatigue=2)).die is D6
    still = hero(fatigue=2, options=FellOptions(reaction_shifts=False))
    assert check.terms(still).die is D8


@pytest.mark.rule("FELL-055")
def test_leverage_won_is_one_row_or_as_many_as_the_option_says() -> None:
    check = Leverage(reaction=Row("wary"), rival=D6)
    two = hero(options=FellOptions(leverage_rows=2))

    assert check.resolve(hero(), LoadedDice([5, 3])).facts["reaction"] == "indifferent"
    assert check.resolve(two, LoadedDice([5, 3])).facts["reaction"] == "friendly"
    assert check.resolve(hero(), LoadedDice([2, 3])).facts["reaction"] == "wary"


@pytest.mark.rule("FELL-054", "FELL-055")
def test_a_meeting_is_a_reaction_and_then_leverage() -> None:
    met = Meeting(rival=D6, leverage="Show the seal").begin(hero(), asks=True)
    rolled = met.step("roll", "", hero(), LoadedDice([4])).encounter
    assert rolled is not None
    assert [o.id for o in rolled.options(hero())] == ["leave", "press"]

    pressed = rolled.step("press", "", hero(), LoadedDice([6, 2])).outcome
    assert pressed is not None
    assert (pressed.label, pressed.triggers) == ("indifferent", ("improved",))
    left = rolled.step("leave", "", hero(), LoadedDice(())).outcome
    assert left is not None
    assert left.label == "wary"


@pytest.mark.rule("FELL-057")
@pytest.mark.example("FELL-057")
@pytest.mark.parametrize(
    ("faces", "word"),
    [
        ((2, 3), "unbroken"),
        ((5, 3, 5), "retreat"),
        ((5, 3, 7), "flee"),
        ((5, 3, 10), "surrender"),
        ((5, 3, 9), "surrender on terms"),
        ((5, 3, 1), "hesitate"),
    ],
)
def test_morale_is_a_contest_and_then_the_table(faces: tuple[int, ...], word: str) -> None:
    assert Morale(die=Die.D10, rival=D6).resolve(None, LoadedDice(faces)).label == word


@given(mine=dice, theirs=dice)
def test_the_odds_of_morale_are_those_of_contest_and_table(mine: Die, theirs: Die) -> None:
    check = Morale(die=mine, rival=theirs)
    won = sum(min(face - 1, theirs) for face in range(1, mine + 1))
    won += min(mine, theirs) if mine > theirs else 0
    counted = odds(check, None)

    assert counted.total == mine * mine * theirs
    assert counted.labels["unbroken"] == (mine * theirs - won) * mine
    assert counted.labels.get("hesitate", 0) == won * 3
    assert tally(every(check, None)).counts == counted.counts


@pytest.mark.rule("FELL-020")
def test_a_spell_that_is_named_by_spaces_alone_is_any_spell() -> None:
    """It linted clean and raised at the offers around its roll."""
    assert Casting(spell=" ").known(None).name == Casting().known(None).name == "a spell"


@pytest.mark.rule("FELL-020")
def test_with_quiet_a_spell_is_simply_cast() -> None:
    safe = Casting(spell="hush", safe=True)

    assert safe.resolve(hero(spells=(HUSH,)), LoadedDice(())).label == "cast"
    assert FELL.begin(safe, hero(spells=(HUSH,)), asks=True).forced == "roll"
    spent = changed(hero(spells=(HUSH,)), spent={"hush": 60})
    step = FELL.begin(safe, spent, asks=True).step("roll", "", spent, LoadedDice(()))
    assert step.outcome is not None
    assert step.outcome.label == "barred"
    assert odds(safe, None).labels == {"cast": 1}


@pytest.mark.rule("FELL-021")
@pytest.mark.example("FELL-021")
def test_in_haste_a_spell_is_a_test_of_wil() -> None:
    check = Casting(spell="hush")

    assert check.resolve(hero(spells=(HUSH,)), LoadedDice([4])).label == "cast"
    assert check.resolve(hero(spells=(HUSH,)), LoadedDice([3])).failures == 1
    assert check.resolve(hero(spells=(HUSH,)), LoadedDice([8])).facts["attribute"] == "wil"
    dull = hero(spells=(HUSH,), attributes={"str": D8, "dex": D8, "int": D12, "wil": D4})
    assert 4 * odds(check, dull).labels["cast"] == odds(check, dull).total


@pytest.mark.rule("FELL-022")
def test_the_caster_chooses_the_price() -> None:
    sheet = hero(spells=(HUSH,))
    rolling = FELL.begin(Casting(spell="hush"), sheet, asks=True)
    paying = rolling.step("roll", "", sheet, LoadedDice([3])).encounter
    assert paying is not None

    assert [o.id for o in paying.options(sheet)] == ["side-effect", "strained", "spent"]
    side = paying.step("side-effect", "", sheet, LoadedDice(()))
    assert side.outcome is not None
    assert (side.outcome.label, side.sheet) == ("side effect", sheet)
    strained = paying.step("strained", "", sheet, LoadedDice(())).sheet
    assert Casting(spell="hush").terms(strained).die is D6
    spent = paying.step("spent", "", sheet, LoadedDice(())).sheet
    with pytest.raises(Illegal, match="until dawn"):
        rolling.step("roll", "", spent, LoadedDice([8]))
    assert FELL.pass_time(strained, DAY)[0].impaired == {}
    assert FELL.effects["dawn"]().apply(spent, LoadedDice(()))[0].spent == {}


@pytest.mark.rule("FELL-024")
def test_a_spell_that_the_hero_does_not_know_can_not_be_cast() -> None:
    sheet = hero(spells=(HUSH,))
    asked = FELL.begin(Casting(spell="fly"), sheet, asks=True)

    assert asked.forced == "abort"
    (line,) = all_english(asked.status(sheet))
    assert line == "'fly' is no spell of yours; your spells are hush."
    step = asked.step("abort", "", sheet, LoadedDice(()))
    assert step.outcome is not None
    assert step.outcome.label == "barred"
    assert all_english(FELL.explain(step.outcome))


@pytest.mark.rule("FELL-022")
def test_lessened_is_offered_where_it_means_something() -> None:
    check = Casting(spell="hush", lessened="a breath of it")

    assert check.prices(hero(spells=(HUSH,))) == ("side effect", "lessened", "strained", "spent")
    assert Casting(spell="x").prices(None) == ("strained", "spent")


@pytest.mark.rule("FELL-023")
def test_an_unwilling_target_makes_it_a_contest() -> None:
    check = Casting(spell="hush", rival=D6)

    assert check.resolve(hero(spells=(HUSH,)), LoadedDice([3, 2])).label == "cast"
    assert check.resolve(hero(spells=(HUSH,)), LoadedDice([5, 6])).failures == 1
    assert tally(every(check, hero())) == odds(check, hero())


@pytest.mark.rule("FELL-024", "FELL-048")
@pytest.mark.example("FELL-024")
def test_spells_count_up_to_wil() -> None:
    spells = tuple(Spell(name=f"S{n}") for n in range(10))
    sheet = with_dice(wil=Die.D10)

    assert len(hero(attributes=sheet.attributes, spells=spells).known_spells) == 10
    assert len(hero(spells=spells).known_spells) == 8
    with pytest.raises(ValueError, match="no spell of yours"):
        Casting(spell="fly").resolve(hero(spells=spells), LoadedDice([1]))


@pytest.mark.rule("FELL-055")
@pytest.mark.parametrize("rows", [1, 2, 4])
def test_leverage_leads_to_the_best_reaction_and_not_beyond(rows: int) -> None:
    assert [better(row, rows) for row in ROWS] == [*ROWS[rows:], *[ROWS[-1]] * rows][: len(ROWS)]
