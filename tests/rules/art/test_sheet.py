"""The sheet: how it starts, what it shows."""

from dataclasses import FrozenInstanceError, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.table import ActionTable, standard
from solo.rules.art.foe import Foe
from solo.rules.art.heroes.attributes import ATTRIBUTES
from solo.rules.art.heroes.sheet import (
    CLOSED,
    Fatigue,
    MedKit,
    Sheet,
    changed,
    health_boxes,
    new_sheet,
    starting_fortune,
)
from solo.rules.art.messages.sheet_view import describe, status, view
from solo.rules.art.options import ArtOptions
from solo.rules.art.words import words
from tests.english import all_english, english

SCORES = st.fixed_dictionaries({name: st.integers(2, 12) for name in ATTRIBUTES})


def hero(**changes: int) -> Sheet:
    """Return a hero with 7 in everything but what is given."""
    return new_sheet("Mara", {**dict.fromkeys(ATTRIBUTES, 7), **changes})


def spelled(boxes: tuple[Rank, ...]) -> str:
    return " ".join(box.abbr for box in boxes)


@pytest.mark.rule("ART-031", "ART-471")
@pytest.mark.parametrize(
    ("stamina", "boxes"),
    [
        (2, "IN IN IN IN"),
        (3, "IN IN IN PR"),
        (4, "IN IN PR PR"),
        (5, "IN PR PR PR"),
        (6, "IN IN PR PS"),
        pytest.param(7, "IN PR PR PS", marks=pytest.mark.example("E06")),
        (8, "IN PR PS PS"),
        (9, "IN PR PS GD"),
        (10, "PR PR PS GD"),
        (11, "PR PS PS GD"),
        (12, "PR PS GD GD"),
    ],
)
def test_health_starts_by_stamina(stamina: int, boxes: str) -> None:
    assert spelled(hero(stamina=stamina).boxes) == boxes


@pytest.mark.rule("ART-042", "ART-471")
@pytest.mark.parametrize(
    ("rank", "boxes"),
    [
        (13, "PR PS GD GT"),
        (14, "PS PS GD GT"),
        (15, "PS GD GD GT"),
        (16, "PS GD GT GT"),
        (17, "PS GD GT SP"),
        (18, "GD GD GT SP"),
        (19, "GD GT GT SP"),
        (20, "GD GT SP SP"),
    ],
)
def test_health_goes_on_beyond_what_stamina_starts_with(rank: int, boxes: str) -> None:
    assert spelled(health_boxes(rank)) == boxes


@pytest.mark.rule("ART-471")
@pytest.mark.parametrize("rank", [1, 21])
def test_there_is_no_other_row_of_health(rank: int) -> None:
    with pytest.raises(ValueError, match="ranks are 2 to 20"):
        health_boxes(rank)


@pytest.mark.rule("ART-034")
@pytest.mark.parametrize(
    ("fate", "fortune", "how"),
    [
        (2, "CT", "destitute"),
        (3, "PT", "impoverished"),
        (4, "FB", "poor"),
        (5, "IN", "struggling"),
        (6, "PR", "getting by"),
        (7, "PR", "getting by"),
        (8, "PS", "comfortable"),
        (9, "PS", "comfortable"),
        (10, "GD", "well-off"),
        (11, "GT", "prosperous"),
        (12, "SP", "affluent"),
    ],
)
def test_fortune_starts_by_fate(fate: int, fortune: str, how: str) -> None:
    started = hero(fate=fate).fortune

    assert (started.abbr, english(words("living", fortune=started.word))) == (fortune, how)


@pytest.mark.rule("ART-034")
def test_the_living_standards_go_on_to_rich() -> None:
    best = (Rank.AWESOME, Rank.EXTREME)

    assert all_english(words("living", fortune=one.word) for one in best) == ("wealthy", "rich")


@pytest.mark.rule("ART-033", "ART-036", "ART-064")
@given(SCORES)
def test_a_new_hero_has_one_fame_and_intelligence_in_xp(scores: dict[str, int]) -> None:
    made = new_sheet("Mara", scores)

    assert (made.fame, made.tally, made.fame_left, made.glory) == (1, 0, 1, 0)
    assert made.xp == scores["intelligence"]
    assert made.fortune == starting_fortune(scores["fate"])


@pytest.mark.rule("ART-032", "ART-035")
def test_after_creation_health_and_fortune_go_their_own_way() -> None:
    made = hero()

    stronger = replace(made, attributes={**made.attributes, "stamina": 12, "fate": 12})
    assert (stronger.boxes, stronger.fortune) == (made.boxes, made.fortune)


@pytest.mark.rule("ART-004", "ART-099", "ART-101")
@pytest.mark.parametrize(("agility", "defense"), [(12, 6), (10, 4), (7, 1), (5, 1), (2, 1)])
def test_defense_without_armor_is_agility_less_six_but_at_least_one(
    agility: int, defense: int
) -> None:
    assert hero(agility=agility).defense == defense


@pytest.mark.rule("ART-099", "ART-100")
@pytest.mark.example("E14")
def test_armor_changes_defense_by_its_modifier() -> None:
    assert replace(hero(agility=10), armor_modifier=-2).defense == 8


@pytest.mark.rule("ART-273", "ART-274")
def test_fatigue_of_all_sources_weighs_on_the_next_roll_and_a_bonus_helps_it() -> None:
    tired = replace(
        hero(), bonus=2, fatigue=(Fatigue(points=1, source="cold"), Fatigue(points=3, source="sea"))
    )

    assert (tired.fatigued, tired.modifier) == (4, -2)


@pytest.mark.rule("ART-052")
def test_defeat_is_when_every_box_is_checked() -> None:
    assert not replace(hero(), checked=frozenset({0, 1, 2})).defeated
    assert replace(hero(), checked=frozenset({0, 1, 2, 3})).defeated


def test_the_table_in_use_is_the_engines_unless_the_sheet_has_another() -> None:
    other = ActionTable(standard().bounds, "mine")

    assert hero().action_table is standard()
    assert replace(hero(), table=other).action_table is other


def test_a_view_tells_templates_what_the_format_promises() -> None:
    hurt = replace(
        hero(strength=9),
        concept="a diver",
        roles=("scout",),
        pronouns="she/her",
        checked=frozenset({0}),
        skills={"climb": 2},
        conditions=frozenset({"wet", "blessed"}),
        fame=4,
        tally=1,
        glory=5,
        fortune=Rank.GREAT,
        xp=6,
        perks={"piloting": 1},
        goals=("Get home",),
        motivation="The sea owes her.",
        party=(replace(hero(), name="Ben"),),
        tried={"door": CLOSED - 1, "hatch": CLOSED},
        fatigue=(Fatigue(points=2, source="cold"),),
    )

    assert view(hurt) == {
        "name": "Mara",
        "concept": "a diver",
        "roles": ("scout",),
        "pronouns": "she/her",
        "they": "she",
        "them": "her",
        "their": "her",
        "theirs": "hers",
        "themself": "herself",
        **hurt.attributes,
        "strength": 9,
        "defense": 1,
        "fame": 4,
        "fame_left": 3,
        "glory": 5,
        "fortune": "Great",
        "xp": 6,
        "health": 3,
        "wounds": 1,
        "skills": {"climb": 2},
        "perks": {"piloting": 1},
        "conditions": ("blessed", "wet"),
        "fatigue": 2,
        "goals": ("Get home",),
        "motivation": "The sea owes her.",
        "party": ("Ben",),
        "tried": {"door": CLOSED - 1, "hatch": CLOSED},
        "closed": ("hatch",),
    }


FULL = replace(
    hero(strength=9),
    concept="a salvage diver who hates the sea",
    skills={"climb": 2, "swim": 1},
    marks={"climb": 1, "agility": 3},
    checked=frozenset({3}),
    staggered=True,
    medkits=(MedKit(name="tin of salves", bonus=2, uses=3),),
    fatigue=(
        Fatigue(points=1, source="cold", minutes=60),
        Fatigue(points=2, source="fever", per_day=1),
    ),
    conditions=frozenset({"blessed"}),
    perks={"piloting": 1},
    goals=("Find out what sank the Orla",),
    motivation="The sea owes her.",
    bonus=-2,
    companions={
        "tomas": Foe(name="Tomas", attributes={"strength": Rank.GOOD}),
        "cat": Foe(name="the cat"),
    },
)


@pytest.mark.rule("ART-516")
def test_the_sheet_shows_every_part_in_order() -> None:
    titles = [section.id for section in describe(FULL)]

    assert titles == [
        *("identity", "attributes", "health", "skills", "fame", "conditions", "perks", "goals"),
        "companions",
    ]


def test_a_sheet_leaves_out_what_is_empty() -> None:
    assert [section.id for section in describe(hero())] == [
        *("identity", "attributes", "health", "fame"),
    ]


@pytest.mark.parametrize(
    ("section", "label", "value", "spoken"),
    [
        ("attributes", "Strength (STR)", "9", ""),
        ("attributes", "Agility (AGI)", "7 (3 of 8 inspiration)", ""),
        ("attributes", "Defense (DEF)", "1", ""),
        ("health", "Minor wound", "[ ] Inferior", "Inferior, free"),
        ("health", "Critical wound", "[x] Passable", "Passable, checked"),
        ("health", "State", "staggered, loses the next turn", ""),
        ("health", "Med-kit: tin of salves", "+2, 3 left", "plus 2, 3 left"),
        ("skills", "Climb", "+2 (1 of 3 inspiration)", "plus 2 (1 of 3 inspiration)"),
        ("fame", "Fortune", "Poor, getting by", ""),
        ("fame", "Glory", "0 of 10", ""),
        (
            "conditions",
            "Fatigue: cold",
            "-1 on all rolls, 1 hour left",
            "minus 1 on all rolls, 1 hour left",
        ),
        ("conditions", "Next roll", "-2", "minus 2"),
        ("goals", "Motivation", "The sea owes her.", ""),
        ("companions", "the cat", "Poor in everything", ""),
    ],
)
def test_a_row_reads_well_on_screen_and_aloud(
    section: str, label: str, value: str, spoken: str
) -> None:
    parts = [part for part in describe(FULL) if part.id == section]
    rows = {english(row.label): row for part in parts for row in part.rows}

    assert all_english(rows[label][1:3]) == (value, spoken)


def test_every_row_of_a_usual_sheet_fits_eighty_columns() -> None:
    """What keeps Fortune, and what perks do, are sentences that may take two lines."""
    parts = [part for part in describe(FULL) if part.id != "perks"]
    rows = [row for part in parts for row in part.rows]
    rows = [row for row in rows if english(row.label) != "Upkeep"]

    assert all(len(english(row.label) + english(row.value)) < 78 for row in rows)


@pytest.mark.parametrize(("dead", "state"), [(True, "dead"), (False, "unconscious")])
def test_the_fallen_are_shown_as_they_are(dead: bool, state: str) -> None:
    down = replace(hero(), checked=frozenset(range(4)), dead=dead)

    rows = [all_english(row[:2]) for part in describe(down) for row in part.rows]
    assert [value for label, value in rows if label == "State"] == [state]


def test_the_status_is_short_and_grows_only_with_trouble() -> None:
    assert [english(row.value) for row in status(hero())] == ["Mara", "4/4", "1/1"]
    assert [english(row.value) for row in status(FULL)] == ["Mara", "3/4", "1/1", "-3", "-2"]


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"name": " "}, "name: a med-kit needs a name"),
        ({"name": "x", "uses": 0}, "uses: 1 to "),
    ],
)
def test_an_impossible_med_kit_is_refused(fields: dict[str, object], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        MedKit(**fields)  # type: ignore[arg-type]


def test_the_default_options_follow_the_recommended_readings() -> None:
    assert (hero().options, ArtOptions().overkill_extra) == (ArtOptions(), "lowest")


def test_a_changed_sheet_is_what_replace_would_make() -> None:
    before = new_sheet("Ada", dict.fromkeys(ATTRIBUTES, 7))
    after = changed(before, tally=1, skills={"climb": 2})

    assert after == replace(before, tally=1, skills={"climb": 2})
    assert (before.tally, before.skills) == (0, {})
    assert hash(after.checked) == hash(before.checked)
    with pytest.raises(TypeError, match="a sheet has no fam"):
        changed(before, fam=1)
    with pytest.raises(FrozenInstanceError):
        after.tally = 2  # type: ignore[misc]
