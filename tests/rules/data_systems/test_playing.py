"""Data systems in play: offers, clashes, progress, heroes made and advanced, tables, time."""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from solo.adventure.loader import examine
from solo.rules import find
from solo.rules.core.dice import LoadedDice
from solo.rules.core.odds import odds, weighed
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Encounter, Illegal
from solo.rules.core.system_parts import Cast
from solo.rules.data_systems.reading import system_of
from solo.rules.data_systems.sheet import Sheet, changed
from solo.rules.data_systems.system import DataSystem
from solo.words import english

SMALL = """\
name: small
attributes: {edge: [0, 4], iron: [0, 4]}
tracks:
  health: {start: 5, range: [0, 5], fallen: 0}
  light: {start: 3, range: [0, 6]}
  xp: {range: [0, 50]}
conditions: {wet: cold as well}
roll: {dice: {action: d6, challenge: 2d10}, score: "min(10, action + stat + bonus)", degrees: {
  strong hit: {when: score > max(challenge), count: 2},
  weak hit: {when: score > min(challenge), count: 1},
  miss: {count: -1, then: {light: -1, mark: wet, draw: omens}}}}
time: {every: 60, then: {light: -1}}
rest: {dry: {text: Dry your clothes, when: wet, minutes: 30, then: {clear: wet}}}
revive: {xp: 2}
reward: xp
making: {points: 3}
advancement: {spend: xp, attributes: 2 * (value + 1)}
tables: {omens: [A door opens., Birds rise.]}
words: {edge: Kante}
"""


def small(more: str = "") -> DataSystem:
    return system_of((SMALL + more).encode(), "small.yaml")


def system(name: str) -> DataSystem:
    found = find(name)
    assert isinstance(found, DataSystem)
    return found


def hero(of: DataSystem, **traits: str) -> Sheet:
    return of.stand_in("Ada", traits)


def go(
    encounter: Encounter[Sheet], sheet: Sheet, *steps: tuple[str, str]
) -> tuple[Outcome, Sheet, list[str]]:
    """Take options, each with the faces that fall after it; return how it ended."""
    told: list[str] = []
    for option, faces in steps:
        step = encounter.step(option, "", sheet, LoadedDice(map(int, faces.split())))
        sheet = step.sheet
        told += [note.code for note in step.notes]
        if step.encounter is None:
            assert step.outcome is not None
            return step.outcome, sheet, told
        encounter = step.encounter
    raise AssertionError([one.id for one in encounter.options(sheet)])


def test_a_failure_does_what_its_degree_says() -> None:
    rules = small()
    check = rules.checks["roll"](stat="edge")
    outcome, sheet, told = go(
        rules.begin(check, hero(rules), asks=True), hero(rules), ("roll", "1 9 9 2")
    )

    assert outcome.label == "miss"
    assert (sheet.tracks["light"], sheet.conditions) == (2, frozenset({"wet"}))
    assert told == ["shifted", "marked", "drawn"]


def test_momentum_is_burnt_for_a_better_result() -> None:
    oath = system("oath")
    ada = hero(oath, edge="2", momentum="9")
    opened = oath.begin(oath.checks["act"](stat="edge"), ada, asks=True)

    outcome, sheet, _ = go(opened, ada, ("roll", "1 8 4"), ("burn", ""))

    assert (outcome.label, sheet.tracks["momentum"]) == ("strong hit", 2)
    assert outcome.facts["taken"] == ["burn"]


def test_an_offer_shows_its_exact_chances_and_is_barred_where_it_can_t_be_paid() -> None:
    crew = system("crew")
    ada = hero(crew, prowl="1")
    opened = crew.begin(crew.checks["do"](stat="prowl"), ada, asks=True)

    plain, pushed = (weighed(opened, one, ada) for one in ("roll", "push"))
    assert plain is not None
    assert pushed is not None
    assert (plain.percent(plain.succeeding), pushed.percent(pushed.succeeding)) == (50, 75)

    tired = changed(ada, tracks={**ada.tracks, "stress": 8})
    options = {one.id: english(one.reason) for one in opened.options(tired)}
    again = crew.begin(crew.checks["do"](stat="prowl"), tired, asks=True).options(tired)
    assert {one.id: english(one.reason) for one in again}["push"] == "not enough Stress"
    assert options["roll"] == ""


def test_a_pushed_roll_that_fails_again_is_a_fumble() -> None:
    dark = system("dark")
    ada = hero(dark, watch="40")
    opened = dark.begin(dark.checks["try"](skill="watch"), ada, asks=True)

    outcome, _, _ = go(opened, ada, ("roll", "1 8"), ("push", "1 9"))

    assert (outcome.label, outcome.failures) == ("fumble", 2)
    assert (outcome.facts["face"], outcome.facts["taken"]) == (80, ["push"])


def test_luck_is_spent_by_how_much_was_missing() -> None:
    dark = system("dark")
    ada = hero(dark, watch="40", luck="10")
    opened = dark.begin(dark.checks["try"](skill="watch"), ada, asks=True)

    outcome, sheet, _ = go(opened, ada, ("roll", "6 5"), ("spend", ""))

    assert (outcome.label, sheet.tracks["luck"]) == ("success", 5)


def test_what_an_offer_costs_is_told_in_numbers() -> None:
    dark = system("dark")
    ada = hero(dark, watch="40", luck="10")
    opened = dark.begin(dark.checks["try"](skill="watch"), ada, asks=True)
    fallen = opened.step("roll", "", ada, LoadedDice((6, 5))).encounter
    assert fallen is not None

    told = {one.id: english(one.text) for one in fallen.options(ada)}
    assert told["spend"] == "Spend luck, a point for each by which you missed (Luck -5)"


def test_a_clash_goes_by_rounds_until_it_is_won() -> None:
    oath = system("oath")
    foe = oath.foe(name="a wolf", grit=4)
    fight = oath.bind(oath.encounters["fight"](foe="wolf"), Cast({"wolf": foe}, {}))
    ada = hero(oath, iron="3")

    opened = oath.begin(fight, ada, asks=False)  # type: ignore[arg-type]  # it is a check
    outcome, sheet, told = go(
        opened, ada, ("strike", ""), ("roll", "6 1 2"), ("strike", ""), ("roll", "4 9 3")
    )

    assert (outcome.label, outcome.facts["rounds"]) == ("won", 2)
    assert (sheet.tracks["momentum"], sheet.tracks["health"]) == (3, 4)
    assert told.count("other-side") == 2


def test_a_clash_with_nobody_is_refused_with_what_to_write() -> None:
    oath = system("oath")

    with pytest.raises(ValueError, match="unknown foe 'wulf'; did you mean 'wolf'"):
        oath.bind(oath.encounters["fight"](foe="wulf"), Cast({"wolf": oath.foe(name="w")}, {}))


def test_an_oath_fills_by_its_rank_and_is_rolled_on() -> None:
    oath = system("oath")
    ada = hero(oath)
    ada, _ = oath.effects["begin"](kind="oath", id="bell", rank="dire").apply(ada, LoadedDice(()))
    ada, notes = oath.effects["advance"](id="bell", times=3).apply(ada, LoadedDice(()))

    assert oath.view(ada)["progress"] == {"bell": 3}
    assert english(oath.phrase(notes[0])) == "bell: 3 of 10."
    assert oath.checks["fulfil"](on="bell").resolve(ada, LoadedDice((2, 1))).label == "strong hit"
    with pytest.raises(ValueError, match="rank: unknown 'dyre'; did you mean 'dire'"):
        oath.effects["begin"](kind="oath", id="x", rank="dyre")


def test_time_wears_a_light_down_and_a_rest_dries_clothes() -> None:
    rules = small()
    ada, _ = rules.pass_time(hero(rules), 90)
    ada, notes = rules.pass_time(ada, 30)
    assert (ada.tracks["light"], len(notes)) == (1, 1)

    assert rules.standing(ada) == ()
    wet = changed(ada, conditions=frozenset({"wet"}))
    step = rules.do_standing("dry", "", wet, LoadedDice(()))
    assert (step.sheet.conditions, step.minutes) == (frozenset(), 30)
    with pytest.raises(Illegal):
        rules.do_standing("dry", "", ada, LoadedDice(()))


def test_a_fallen_hero_is_defeated_and_comes_back() -> None:
    rules = small()
    down = hero(rules, health="0")

    assert rules.fallen(down) == "defeated"
    step = rules.revive(down, LoadedDice(()))
    assert (step.sheet.tracks["health"], step.sheet.tracks["xp"], rules.fallen(step.sheet)) == (
        1,
        2,
        "",
    )


@pytest.mark.parametrize(
    ("revive", "told"),
    [("{xp: 2}", {"health": (0, 1), "xp": (0, 2)}), ("{health: 2}", {"health": (0, 3)})],
)
def test_a_hero_who_gets_up_is_told_from_where(
    revive: str, told: dict[str, tuple[int, int]]
) -> None:
    """It told 1 → 3, as if the hero had never been down; or nothing, if 'revive' had no track."""
    rules = system_of(SMALL.replace("revive: {xp: 2}", f"revive: {revive}").encode(), "small.yaml")

    step = rules.revive(hero(rules, health="0"), LoadedDice(()))

    names = {rules.book.shown(one): one for one in rules.book.file.tracks}
    found = {
        names[note.facts["track"]]: (note.facts["was"], note.facts["now"]) for note in step.notes
    }
    assert (found, len(step.notes)) == (told, len(told))


@pytest.mark.parametrize(
    ("cost", "marked", "said"),
    [
        ("mark: wet", False, ""),
        ("mark: wet", True, "already Wet"),
        ("clear: wet", True, ""),
        ("clear: wet", False, "not Wet"),
    ],
)
def test_a_condition_is_paid_by_whoever_can(cost: str, marked: bool, said: str) -> None:
    offer = f'before: {{wade: {{text: Wade in, cost: {{{cost}}}}}}}, score: "wade + min('
    rules = system_of(SMALL.replace('score: "min(', offer, 1).encode(), "small.yaml")
    ada = changed(hero(rules), conditions=frozenset({"wet"} if marked else ()))

    options = rules.begin(rules.checks["roll"](stat="edge"), ada, asks=True).options(ada)

    assert {one.id: english(one.reason) for one in options} == {"roll": "", "wade": said}


def test_a_hero_is_made_kept_and_advanced() -> None:
    rules = small()
    making = rules.create((), make=True)
    assert making is not None
    sheet: Sheet | None = None
    for option, words in (
        ("make", ""),
        ("go-on", ""),
        ("edge", ""),
        ("edge", ""),
        ("iron", ""),
        ("name", "Ada"),
    ):
        if option not in {one.id for one in making.options(sheet)}:
            continue
        step = making.step(option, words, sheet, LoadedDice(()))
        sheet, making = step.sheet, step.encounter or making
    assert sheet is not None
    assert (sheet.name, sheet.attributes) == ("Ada", {"edge": 2, "iron": 1})

    kept = rules.load(json.loads(json.dumps(rules.dump(sheet))))
    assert kept == sheet
    assert rules.advance(kept) is None
    rich, _ = rules.reward(5).apply(kept, LoadedDice(()))
    shop = rules.advance(rich)
    assert shop is not None
    outcome, after, told = go(shop, rich, ("buy-iron", ""), ("done", ""))
    assert (outcome.label, after.attributes["iron"], after.tracks["xp"]) == ("done", 2, 1)
    assert told == ["bought"]


def test_attributes_that_are_rolled_are_rolled_when_the_player_says_so() -> None:
    """They were rolled before any question, which nobody had dice for."""
    text = SMALL.replace("making: {points: 3}\n", "making: {roll: 1d4}\n")
    opened = system_of(text.encode(), "small.yaml").create((), make=True)
    if opened.forced is not None:
        opened = opened.step(opened.forced, "", None, LoadedDice(())).encounter or opened
    (option,) = (one.id for one in opened.options(None) if one.id in ("make", "roll"))

    step = opened.step(option, "", None, LoadedDice((3, 4, 2, 1)))
    assert step.encounter is not None
    last = step.encounter.step("name", "Ada", step.sheet, LoadedDice(()))

    assert [*last.sheet.attributes.values()] == [3, 4][: len(last.sheet.attributes)]
    assert [note.code for note in step.notes] == ["rolled-up"] * len(last.sheet.attributes)


def test_where_nothing_is_to_be_made_a_hero_is_named_and_begins() -> None:
    """The system of one check in the guide ended in an error."""
    rules = system_of(SMALL.replace("making: {points: 3}\n", "").encode(), "small.yaml")
    opened = rules.create((), make=True)
    step = opened.step("make", "", None, LoadedDice(()))
    assert step.encounter is not None

    last = step.encounter.step("name", "Ada", step.sheet, LoadedDice(()))

    assert last.outcome is not None
    assert (last.outcome.label, last.sheet.name, last.sheet.tracks["health"]) == ("Ada", "Ada", 5)


def test_a_hero_beyond_the_rules_is_refused() -> None:
    rules = small()

    for values, told in (
        ({"name": "Ada", "attributes": {"edge": 9}}, "edge is 0 to 4, not 9"),
        ({"name": "Ada", "tracks": {"mana": 1}}, "unknown 'mana'"),
        ({"name": "Ada", "conditions": ["dry"]}, "unknown 'dry'"),
    ):
        with pytest.raises(ValueError, match=told):
            rules.load(values)


def test_words_of_the_file_are_shown() -> None:
    rules = small()

    assert "Kante" in [
        english(row.label) for part in rules.describe(hero(rules)) for row in part.rows
    ]
    assert english(rules.put(rules.checks["roll"](stat="edge"), hero(rules))) == (
        "Roll: Kante 0 (d6 and 2d10)"
    )
    with pytest.raises(Illegal, match="did you mean 'edge'"):
        rules.trait("egde")


def test_what_a_check_shows_is_what_is_read_of_its_roll() -> None:
    rules = system("dark")
    ada = hero(rules)
    check = rules.checks["try"](skill="watch", bonus=5)
    (told, *_) = rules.explain(check.resolve(ada, LoadedDice([2, 3])))
    assert english(told) == "Success: rolled 21; needed at most 40."

    rolled = go(rules.begin(check, ada, asks=True), ada, ("roll", "2 9"), ("keep", ""))[0]
    assert english(rules.explain(rolled)[0]) == "Failure: rolled 81; needed at most 40."
    move = rules.checks["search"]().resolve(ada, LoadedDice([8, 1]))
    assert english(rules.explain(move)[0]) == "Hard: rolled 7; needed at most 35."


def test_what_is_told_of_a_roll_is_what_it_was_rolled_with_and_what_was_worked_out() -> None:
    rules = small()
    ada = hero(rules)
    rolled = rules.checks["roll"](stat="edge").resolve(ada, LoadedDice([6, 2, 3]))
    asked = rules.question("").resolve(ada, LoadedDice([50]))

    assert (rolled.facts["stat"], rolled.facts["taken"]) == ("edge", [])
    assert "skill" not in rolled.facts
    assert "stat" not in asked.facts
    assert [*map(english, rules.explain(rolled))] == [
        "Strong hit: Action 6; Challenge 2 and 3.",
        "That makes: Score 6.",
    ]
    assert len(rules.explain(asked)) == 1


@pytest.mark.parametrize(
    ("now", "shown"),
    [(5, "5/8"), (8, "8/8"), (9, "9/12"), (0, "0/8")],
)
def test_what_one_falls_by_is_read_against_an_unhurt_hero(now: int, shown: str) -> None:
    """A hero who has more than that is read against the highest number that there is."""
    rules = system("ember")
    sheet = changed(hero(rules, body="2"), tracks={"hp": now, "embers": 3})
    rows = {english(row.label): row for part in rules.describe(sheet) for row in part.rows}

    assert rows["HP"].value == shown
    assert rows["Embers"].value == "3/6"


@pytest.mark.parametrize(
    ("name", "likely", "faces", "answer"),
    [
        ("oath", "likely", "75", "yes"),
        ("oath", "likely", "77", "no, and"),
        ("ember", "even", "3 3", "no, and"),
        ("crew", "unlikely", "2 5", "yes"),
        ("dark", "even", "39", "yes, but"),
        ("small", "", "50", "yes"),
    ],
)
def test_a_question_is_answered_by_the_oracle_of_the_file(
    name: str, likely: str, faces: str, answer: str
) -> None:
    rules = small() if name == "small" else system(name)
    outcome = rules.question(likely).resolve(hero(rules), LoadedDice(map(int, faces.split())))

    assert rules.answer(outcome) == answer


@pytest.mark.parametrize("name", ["oath", "ember", "crew", "dark"])
def test_a_shipped_file_keeps_to_its_size(name: str) -> None:
    from solo.rules.data_systems.places import SHIPPED

    lines = (SHIPPED / f"{name}.yaml").read_text("utf-8").splitlines()

    assert len(lines) <= 150
    assert max(map(len, lines)) <= 110


STEPS = """\
name: steps
attributes: {brawn: [1, 5]}
checks:
  hit: {dice: {die: d(2 + 2 * stat), wild: d6}, score: "max(die, wild) + bonus",
    degrees: {full: {when: score >= 10, count: 2}, half: {when: score >= 4, count: 1},
      miss: {count: -1}}}
"""


@pytest.mark.parametrize(("rated", "sides"), [(1, 4), (2, 6), (4, 10), (5, 12)])
def test_a_formula_says_of_how_many_sides_a_die_is(rated: int, sides: int) -> None:
    rules = system_of(STEPS.encode(), "steps.yaml")
    ada = hero(rules, brawn=str(rated))
    check = rules.checks["hit"](stat="brawn")

    found = odds(check, ada)

    assert found is not None
    missed = Fraction(min(3, sides) * 3, sides * 6)  # neither shows 4 or more
    assert Fraction(found.labels["miss"], found.total) == missed
    outcome, _, _ = go(rules.begin(check, ada, asks=True), ada, ("roll", f"{sides} 1"))
    assert outcome.facts["dice"] == {"die": [sides], "wild": [1]}
    assert f"1d{sides}" in str(rules.put(check, ada))


@pytest.mark.parametrize(
    ("many", "sides"), [("d(0 * stat)", 2), ("d(stat * 999)", 100), ("(9 * 9)d(3)", 3)]
)
def test_dice_that_formulas_say_stay_within_their_limits(many: str, sides: int) -> None:
    rules = system_of(
        STEPS.replace("d(2 + 2 * stat)", many).replace("die,", "1,").encode(), "steps.yaml"
    )

    ((_, most, faces), _) = rules.checks["hit"](
        **{"stat": "brawn"} if "stat" in many else {}
    ).plan.throws({"stat": 1})

    assert (faces, most <= 20) == (sides, True)


@pytest.mark.parametrize("name", ["oath", "ember", "crew", "dark", "small"])
def test_the_adventure_that_authors_begin_from_is_sound(name: str, tmp_path: Path) -> None:
    rules = small() if name == "small" else system(name)
    for file, data in rules.beginning().items():
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_bytes(data)

    adventure, problems = examine(tmp_path, system=rules)

    assert problems == ()
    assert adventure is not None
    assert [one.name for one in adventure.heroes] == ["Ada Quist"]
    assert [one.ending and one.ending.kind for one in adventure.ends] == ["found", "left"]
