"""Estimates of chances by play: their intervals hold, and say what they are."""

import json
from collections.abc import Callable
from contextlib import nullcontext
from math import comb
from pathlib import Path

import pytest

from solo import shelf
from solo.adventure.loader import load
from solo.authoring.exact import sampled
from solo.authoring.exact.sampled import (
    Asked,
    Estimate,
    Played,
    _at_least,
    _Games,
    _Rolls,
    estimate,
    interval,
    play,
)
from solo.authoring.exact.timed import Playing
from solo.cli.odds.estimates import Row, costing, differ, lines
from solo.engine.events import CheckRolled, SceneEntered
from solo.rules.core.outcome import Outcome
from tests.conftest import HEADER, HERO, Solo
from tests.proofs import amount

SCENES = """\
scenes:
  quay:
    text: x
    choices:
      - {id: jump, text: Jump, goto: b}
      - {id: stay, text: Stay, goto: hall}
      - id: guard
        text: Fight
        check: {fate: {fate: 7, likelihood: even}}
        outcomes: {success: {text: x, goto: b}, failure: {text: x, goto: c}}
  hall: {text: x, choices: [{id: on, text: On, goto: c}, {id: out, text: Out, goto: b}]}
  b: {ending: won, text: x}
  c: {ending: lost, text: x}
"""


AT_ONCE = """\
variables: {side: 0}
scenes:
  quay:
    text: x
    enter: {draw: {1d2: side}}
    choices:
      - {text: One, when: side == 1, goto: b}
      - {text: Two, when: side == 2, goto: c}
  b: {ending: won, text: x}
  c: {ending: lost, text: x}
"""


@pytest.fixture
def module(module: Callable[[str], Path]) -> Path:
    return module(SCENES)


def test_intervals_are_those_of_clopper_and_pearson() -> None:
    """Tables of the method have 0.1871 to 0.8129 for 5 of 10 at 95 %."""
    low, high = interval(5, 10, 0.95)
    assert (round(low, 4), round(high, 4)) == (0.1871, 0.8129)
    assert interval(0, 10)[0] == 0
    assert interval(10, 10)[1] == 1
    assert round(interval(0, 10)[1], 4) == round(1 - 0.005**0.1, 4)
    assert interval(0, 0) == (0, 1)


@pytest.mark.parametrize("games", [1_000, 3_000, 20_000])
@pytest.mark.parametrize("count", [1, 3, 10])
def test_an_interval_of_many_games_is_as_exact(games: int, count: int) -> None:
    """Also where no number tells how unlikely so few are at an even chance."""

    def fewer(than: int, chance: float) -> float:
        ways = (comb(games, n) * chance**n * (1 - chance) ** (games - n) for n in range(than))
        return sum(ways)

    low, high = interval(count, games)

    assert low < count / games < high
    assert 1 - fewer(count, low) == pytest.approx(0.005, rel=1e-6)
    assert fewer(count + 1, high) == pytest.approx(0.005, rel=1e-6)
    assert interval(games - count, games) == pytest.approx((1 - high, 1 - low))


@pytest.mark.parametrize("games", [1, 7, 60, 333])
@pytest.mark.parametrize("chance", [0.001, 0.03, 0.25, 0.5, 0.9])
def test_an_interval_holds_the_chance_as_often_as_it_says(games: int, chance: float) -> None:
    """Not by chance: every count is looked at, with how likely it is."""
    held = 0.0
    for count in range(games + 1):
        low, high = interval(count, games)
        if low <= chance <= high:
            held += comb(games, count) * chance**count * (1 - chance) ** (games - count)
    assert held >= 0.99


def test_an_estimate_holds_what_is_exact(module: Path, solo: Solo) -> None:
    exact = json.loads(solo("odds", module, "--exact", "--json").stdout)
    assert (exact["kind"], exact["exact"]) == ("exact", True)
    chances = {name: eval_fraction(low) for name, (low, _) in exact["endings"].items()}
    held = 0
    for seed in range(amount(6, 40, 1000)):
        found = estimate(Asked(str(module), seed=f"held {seed}"), games=120)
        held += all(
            low <= chances[name] <= high
            for name, count in found.endings.items()
            for low, high in [interval(count, found.games)]
        )
    assert held >= amount(6, 38, 980)


def eval_fraction(text: str) -> float:
    above, _, below = text.partition("/")
    return int(above) / int(below or 1)


def test_the_same_games_are_played_by_any_number_of_processes(module: Path) -> None:
    asked = Asked(str(module), seed="s")
    one, two = estimate(asked, games=22), estimate(asked, games=22, jobs=2)
    placed = estimate(asked, adventure=load(module), games=22)

    assert (one.games, one.endings) == (22, two.endings) == (22, placed.endings)
    assert estimate(asked._replace(seed="t"), games=22).endings != one.endings


def test_what_choices_and_dice_brought_is_taken_off(module: Path) -> None:
    """Of games in which a choice tells all, and of those in which a roll does."""
    file = module / "adventure.yaml"
    chosen = "scenes: {quay: {text: x, choices: [{text: B, goto: b}, {text: C, goto: c}]}, "
    rolled = "check: {fate: {fate: 7, likelihood: even}}, outcomes: {success: {goto: b}, "
    rolled = f"scenes: {{quay: {{text: x, {rolled}failure: {{goto: c}}}}}}, "
    worth = []
    for scenes in (chosen, rolled):
        ends = "b: {ending: won, text: x}, c: {ending: lost, text: x}}\n"
        file.write_text(HEADER + scenes + ends, encoding="utf-8")
        fair = estimate(Asked("", seed="s"), games=400, adventure=load(module)).fair
        worth.append(min(fair["b"].worth, fair["c"].worth))

    assert worth[0] > 100 * 400
    assert worth[1] > 2 * 400


def test_games_are_played_on_as_many_processes_as_are_asked_for(
    module: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One is this process itself."""
    began = list[int]()

    class Pool(nullcontext["Pool"]):
        map = staticmethod(map)

        def __init__(self, jobs: int) -> None:
            super().__init__(self)
            began.append(jobs)

    monkeypatch.setattr(sampled, "ProcessPoolExecutor", Pool)

    def count(jobs: int) -> int:
        return estimate(Asked(str(module), seed="a"), games=2, jobs=jobs).games

    assert [count(jobs) for jobs in (1, 2, 3)] == [2, 2, 2]
    assert began == [2, 3]


def test_a_game_that_begins_with_a_roll_begins_with_one_of_its_own(module: Path) -> None:
    """One that rolls nothing before its first choice begins as the one before it did."""
    (module / "adventure.yaml").write_text(HEADER + AT_ONCE, encoding="utf-8")

    found = estimate(Asked(str(module), seed="s"), games=12)

    assert set(found.endings) == {"b", "c"}


@pytest.mark.parametrize(
    ("choice", "came"),
    [
        ("jump", {("take", "b"), ("leave", "b"), ("leave", "c")}),
        ("quay/jump", {("take", "b"), ("leave", "b"), ("leave", "c")}),
        ("hall/out", {("", "b"), ("", "c"), ("take", "b"), ("leave", "c")}),
        ("hall/jump", {("", "b"), ("", "c")}),
        ("fly", {("", "b"), ("", "c")}),
    ],
)
def test_a_game_stands_on_the_side_that_it_first_took_at_a_choice(
    choice: str, came: set[tuple[str, str]], module: Path
) -> None:
    games = play(Asked(str(module), seed="s", choice=choice), range(60))

    assert {(game.side, game.ending) for game in games} == came


def test_who_wants_an_ending_takes_what_they_like(module: Path) -> None:
    liked = (("quay", "stay", 1.0), ("hall", "out", 1.0))
    wanting = Asked(str(module), seed="s", goal="b", liked=liked)

    (game,) = set(play(wanting, range(9)))
    others = play(wanting._replace(wanders=True), range(60))

    assert game == Played("b", chosen=(("quay", "stay"), ("hall", "out")))
    assert {one.ending for one in others} == {"b", "c"}


def test_a_game_that_has_no_end_is_told_so(module: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    liked = (("quay", "stay", 1.0), ("hall", "out", 1.0))
    wanting = Asked(str(module), seed="s", goal="b", liked=liked)

    def ending(most: int) -> str:
        monkeypatch.setattr(sampled, "MOST_STEPS", most)
        return play(wanting, range(1))[0].ending

    assert [ending(most) for most in (2, 3)] == [sampled.UNENDED, "b"]


def test_a_game_is_known_by_its_fights_and_the_last_check_of_a_place() -> None:
    rolls = _Rolls({"combat"})

    def rolled(kind: str, label: str, successes: int, failures: int = 0) -> None:
        rolls.hear([CheckRolled(kind, Outcome(label, successes, failures))])

    rolls.hear([SceneEntered("hall", "Hall", 1)])
    rolled("trait", "good", 1)
    rolls.place = "hall/hit"
    rolled("combat", "won", 1)
    rolled("trait", "mixed", 1, 1)
    rolls.place = "hall/push"
    rolled("trait", "poor", 0)
    rolled("trait", "good", 2)
    rolled("trait", "none", 0)

    assert rolls.fights == [("hall", "won")]
    assert rolls.checks == {"hall": True, "hall/hit": False, "hall/push": False}


@pytest.mark.parametrize("chance", [0.0, 0.1, 0.5, 0.9, 1.0])
def test_so_many_successes_are_as_likely_as_their_ways_added_up(chance: float) -> None:
    for count in range(1, 8):
        due = sum(comb(7, n) * chance**n * (1 - chance) ** (7 - n) for n in range(count, 8))
        assert _at_least(count, 7, chance) == pytest.approx(due)


def test_what_is_done_at_a_choice_stands_side_by_side(module: Path, solo: Solo) -> None:
    told = json.loads(
        solo("odds", module, "--by", "jump", "--sample", "90", "--seed", "a", "--json").stdout
    )
    rows = [(row["group"], row["name"], row["share"]) for row in told["rows"]]

    assert (told["kind"], told["games"]) == ("estimate", 90)
    assert rows[0] == ("take quay/jump", "b", 1.0)
    assert {row[:2] for row in rows[1:]} == {("leave quay/jump", "b"), ("leave quay/jump", "c")}


def test_other_games_are_played_on_the_same_processes(module: Path) -> None:
    asked = Asked(str(module), seed="a")
    with Playing(asked, jobs=2) as playing:
        other = playing.beside(asked._replace(seed="b"))
        found = other.finish(0.0)
        assert other._pool is playing._pool
        assert found.games > 0
        assert playing.finish(0.0).games > 0
    here = Playing(asked, jobs=1).beside(asked._replace(seed="b"))
    assert here.finish(0.0).games > 0
    assert here._pool is None


def test_heroes_stand_side_by_side(module: Path, solo: Solo) -> None:
    done = solo("odds", module, "--by", "hero", "--sample", "20", "--seed", "a", "--plain")
    assert "Ada\n" in done.stdout
    assert "An estimate by 20 games" in done.stdout
    assert all(line.endswith(" of 20") for line in done.stdout.splitlines() if "%" in line)
    wrong = solo("odds", module, "--by", "jmup")
    assert (wrong.returncode, "did you mean 'jump'" in wrong.stderr) == (2, True)


def test_what_can_be_followed_is_exact_without_being_asked(module: Path, solo: Solo) -> None:
    done = solo("odds", module)
    assert "Exact: every game was followed to its end" in done.stdout
    assert "Each open choice of a scene is as likely" in done.stdout


@pytest.mark.parametrize("policy", ["careful", "greedy"])
def test_whose_chances_they_are_can_be_chosen(policy: str, module: Path, solo: Solo) -> None:
    told = json.loads(solo("odds", module, "--policy", policy, "--json").stdout)
    assert (told["policy"], told["exact"]) == (policy, True)
    assert told["endings"] != json.loads(solo("odds", module, "--json").stdout)["endings"] or (
        policy == "greedy"
    )


def test_chances_are_drawn_as_a_page(module: Path, solo: Solo, tmp_path: Path) -> None:
    page = tmp_path / "odds.html"
    solo("odds", module, "--sample", "20", "--seed", "a", "--html", page)
    text = page.read_text(encoding="utf-8")

    assert text.count('<div class="row">') == 2
    assert "An estimate by 20 games" in text
    assert "<script" not in text


def test_by_time_the_first_games_are_those_of_an_estimate_by_number(module: Path) -> None:
    alone = Playing(Asked(str(module), seed="s"), jobs=1).finish(0)

    assert alone.games == 1
    assert alone.endings == estimate(Asked(str(module), seed="s"), games=1).endings


def test_endings_that_no_game_came_to_are_told_with_their_interval(
    module: Path, solo: Solo
) -> None:
    file = module / "adventure.yaml"
    file.write_text(file.read_text() + "  d: {ending: away, text: x}\n", encoding="utf-8")
    done = solo("odds", module, "--sample", "40", "--seed", "a")
    rows = json.loads(solo("odds", module, "--sample", "40", "--seed", "a", "--json").stdout)

    assert 0.124 < rows["rows"][-1]["high"] < 0.125
    assert "Endings that none of these games came to (each at most 12.5%)\n  d\n" in done.stdout
    assert [row["name"] for row in rows["rows"] if row["high"] < 0.13] == ["d"]


def test_heroes_who_may_come_along_do_and_nobody_is_made_at_random() -> None:
    """Else each game would stay in the making of a fourth hero for ever."""
    found = estimate(Asked("adventures/kilometre-three", seed="s"), games=2)
    assert all(ending.startswith("end-") for ending in found.endings)


CHECKED = """\
scenes:
  quay:
    text: x
    choices:
      - id: jump
        text: Jump
        check: {fate: {fate: 7, likelihood: even}}
        outcomes: {success: {text: x, goto: b}, failure: {text: x, goto: hall}}
  hall:
    text: x
    check: {fate: {fate: 7, likelihood: even}}
    outcomes: {success: {text: x, goto: c}, failure: {text: x, goto: c}}
  b: {ending: won, text: x}
  c: {ending: lost, text: x}
"""


def test_the_check_that_costs_most_games_is_told_first(tmp_path: Path, solo: Solo) -> None:
    """All who fail the jump lose; what is rolled after that changes nothing."""
    folder = tmp_path / "checked"
    folder.mkdir()
    (folder / "adventure.yaml").write_text(HEADER + CHECKED, encoding="utf-8")
    (folder / "ada.yaml").write_text(HERO, encoding="utf-8")
    words = ("--by", "check", "--sample", "80", "--seed", "a", "--json")

    rows = json.loads(solo("odds", folder, *words).stdout)["rows"]

    assert [row["group"] for row in rows] == ["quay/jump"] * 2 + ["hall"] * 2
    assert [row["cost"] > 0.3 for row in rows] == [True] * 2 + [False] * 2
    assert [(row["name"], row["share"]) for row in rows] == [
        ("passed", 1.0),
        ("failed", 0.0),
        ("passed", 0.0),
        ("failed", 0.0),
    ]
    lost = json.loads(solo("odds", folder, *words, "--ending", "c").stdout)["rows"]
    assert [(row["name"], row["share"]) for row in lost[-2:]] == [("passed", 0.0), ("failed", 1.0)]
    wrong = solo("odds", folder, "--by", "check", "--ending", "d")
    assert (wrong.returncode, "no ending 'd'" in wrong.stderr) == (2, True)

    page = tmp_path / "odds.html"
    told = solo("odds", folder, *words[:-1], "--plain", "--html", page).stdout
    meant = "how many came to an ending that is won."
    assert (meant in " ".join(told.split()), meant in page.read_text("utf-8")) == (True, True)
    named = solo("odds", folder, *words[:-1], "--ending", "c").stdout
    assert "how many came to 'c'." in " ".join(named.split())
    sure, _, rest = told.partition("don't surely fare otherwise")
    assert ("quay/jump costs" in sure, "quay/jump" in rest) == (True, False)
    assert ("hall" in sure, "hall costs 0.0 of 100 games" in rest) == (False, True)


def test_two_shares_differ_where_the_interval_of_their_difference_holds_no_0() -> None:
    """Of Newcombe's table: 56 of 70 and 48 of 80 at 95 % differ by 0.2, from 0.05 to 0.33."""

    def row(count: int, games: int, confidence: float) -> Row:
        return Row("", "", count / games, *interval(count, games, confidence))

    assert differ(row(56, 70, 0.95), row(48, 80, 0.95))
    assert differ(row(48, 80, 0.95), row(56, 70, 0.95))
    assert not differ(row(56, 70, 0.9999), row(48, 80, 0.9999))
    assert not differ(row(5, 10, 0.99), row(5, 10, 0.99))


def test_what_is_no_fight_is_a_check() -> None:
    assert _Games(load(shelf.find("the-lending"))).fights == {"combat"}


def test_what_can_not_be_put_beside_each_other_is_refused(module: Path, solo: Solo) -> None:
    file = module / "adventure.yaml"
    file.write_text(file.read_text().replace("id: out", "id: stay"), encoding="utf-8")

    exact = solo("odds", module, "--by", "hero", "--exact")
    twice = solo("odds", module, "--by", "stay")

    assert (exact.returncode, "does not go with --exact" in exact.stderr) == (2, True)
    assert (twice.returncode, "write quay/stay or hall/stay" in twice.stderr) == (2, True)


def test_a_check_that_is_better_failed_costs_nothing() -> None:
    checks = {("dare", True): {"won": 1, "lost": 4}, ("dare", False): {"won": 4, "lost": 1},
              ("lock", True): {"won": 4, "lost": 1}, ("lock", False): {"lost": 5}}  # fmt: skip
    found = Estimate(10, {"won": 5, "lost": 5}, {}, {}, {}, checks)

    told = list(dict.fromkeys(row.heading for row in costing(found, ["won"])))

    assert told == ["lock costs 40.0 of 100 games", "dare: to fail brings 30.0 of 100 games"]


@pytest.mark.parametrize(
    ("by", "told"),
    [
        ("fight", "in these 4 games there was no fight"),
        ("never", "in none of these 4 games 'quay/never' was open"),
    ],
)
def test_games_that_show_nothing_are_told_as_such(
    module: Path, solo: Solo, by: str, told: str
) -> None:
    file = module / "adventure.yaml"
    never = "choices:\n      - {id: never, when: visits > 9, text: N, goto: hall}"
    file.write_text(file.read_text().replace("choices:", never, 1), encoding="utf-8")

    found = solo("odds", module, "--by", by, "--sample", "4")

    assert (found.returncode, told in found.stderr) == (2, True), found.stderr


def test_fights_are_told_by_their_ends_and_heroes_of_one_name_apart(
    module: Path, solo: Solo
) -> None:
    """A fight that ends as its author says is neither won nor lost."""
    scenes = """\
foes: {rat: {name: a rat, attack: Inferior, health: [Awesome, Awesome]}}
scenes:
  quay:
    text: x
    check: {combat: {foes: [rat], ends: [{name: calm, round: 1}]}}
    outcomes: {ended: {text: x, goto: b}, else: {text: x, goto: c}}
  b: {ending: won, text: x}
  c: {ending: lost, text: x}
"""
    header = HEADER.replace("[ada.yaml]", "[ada.yaml, bea.yaml]")
    (module / "adventure.yaml").write_text(header + scenes, encoding="utf-8")
    (module / "bea.yaml").write_text(HERO.replace("a tester", "a smith"), encoding="utf-8")

    told = solo("odds", module, "--by", "fight", "--sample", "4", "--json").stdout

    rows = [(row["group"], row["name"], row["share"]) for row in json.loads(told)["rows"]]
    assert rows == [("quay", "Ada, a tester: ended", 1), ("quay", "Ada, a smith: ended", 1)]


def test_games_that_leave_a_walkthrough_are_told_as_such(module: Path) -> None:
    adventure = load(module)

    found = estimate(Asked("", way=("stay",)), games=3, adventure=adventure)

    assert found.endings == {"(off the way at 'hall')": 3}


def test_each_hero_of_one_name_plays(module: Path, solo: Solo) -> None:
    """By name alone the first of them would play for all."""
    scenes = """\
scenes:
  quay:
    text: x
    choices:
      - {text: One, when: "'smith' in hero.roles", goto: b}
      - {text: Two, when: "'smith' not in hero.roles", goto: c}
  b: {ending: won, text: x}
  c: {ending: lost, text: x}
"""
    header = HEADER.replace("[ada.yaml]", "[ada.yaml, bea.yaml]")
    (module / "adventure.yaml").write_text(header + scenes, encoding="utf-8")
    smith = HERO.replace("a tester", "a smith") + "roles: [smith]\n"
    (module / "bea.yaml").write_text(smith, encoding="utf-8")

    told = solo("odds", module, "--by", "hero", "--sample", "2", "--json").stdout

    came = [(row["group"], row["name"]) for row in json.loads(told)["rows"] if row["share"]]
    assert came == [("Ada, a tester", "c"), ("Ada, a smith", "b")]


def test_the_message_of_a_mistake_stands_after_its_chance() -> None:
    """It makes no column of names as wide as itself."""
    message = "(adventure.yaml:11:31: division by zero [prose-arithmetic] at 'quay')"
    rows = [Row("", "b", 0.25, 0.2, 0.3), Row("", message, 0.75, 0.7, 0.8)]

    told = list(lines(rows, plain=True))

    assert told[0] == "  b   25.0% (20.0 to 30.0)"
    assert " ".join(one.strip() for one in told[1:]) == f"75.0% (70.0 to 80.0)  {message}"
