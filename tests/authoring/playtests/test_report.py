"""The numbers of a playtest: ranges, ways, prose counted, expectations, the same for any jobs."""

import json
from collections import Counter
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from solo.adventure.loader import examine, load
from solo.authoring.format.schema import adventure_schema
from solo.authoring.playtests import playtest
from solo.authoring.playtests.bots import TEMPERS
from solo.authoring.playtests.one_game import Prepared
from solo.authoring.playtests.parts import KINDS
from solo.authoring.playtests.report import Report, wilson
from solo.cli import solo
from solo.engine.chance import Seeded
from solo.engine.session import Session
from solo.errors import AdventureError
from solo.rules import find
from tests.conftest import HEADER

STORY = """
variables: {seen: false}
events:
  bell: {at: "00:10", text: A bell.}
scenes:
  quay:
    text: |
      Fog. {% if visits > 9000 %}Old fog.{% elif seen %}A boat.{% else %}Nothing.{% endif %}
    questions:
      - {id: boat, about: [boat], text: "A boat, yes.", set: {seen: true}}
    tries:
      strength: {success: It moves., else: It stays.}
    choices:
      - {id: wait, text: "Wait {{ 'again' if visits > 1 else 'here' }}", time: 5, goto: quay}
      - {id: never, text: Never, when: visits > 9000, goto: end}
      - {id: go, text: Go, goto: end}
      - {id: swim, text: Swim, goto: sea}
  end: {text: End., ending: over}
  sea: {text: Sea., ending: lost}
"""


@pytest.fixture
def story(module: Callable[[str], Path]) -> Path:
    return module(STORY)


def told(folder: Path, *more: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, Any]:
    words = ["test", str(folder), "--games", "60", "--seed", "7", "--json", *more]
    code = solo.main(words, standalone_mode=False)
    return code, json.loads(capsys.readouterr().out)


@pytest.mark.parametrize(
    ("count", "games", "low", "high"),
    [(0, 200, 0.0, 0.018845), (81, 263, 0.255289, 0.366217), (15, 15, 0.796117, 1.0)],
)
def test_ranges_are_wilsons(count: int, games: int, low: float, high: float) -> None:
    """81 of 263 and 15 of 15 are worked examples of R. G. Newcombe (1998), to four places."""
    share = wilson(count, games)

    assert (share.low, share.high) == pytest.approx((low, high), abs=6e-4)
    assert share.low <= share.share <= share.high


def test_everything_is_counted_and_what_nobody_met_is_named(
    story: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, facts = told(story, "--jobs", "1", capsys=capsys)
    never, hits = facts["never"], facts["hits"]

    assert code == 0
    assert set(never) == set(KINDS) == set(hits)
    assert never["choices"] == ["quay/never"]
    assert [text.partition(" (")[0] for text in never["texts"]] == ["quay {% if visits > 9000 %}"]
    assert not any(never[kind] for kind in ("scenes", "questions", "tries", "events"))
    assert hits["scenes"]["quay"] == 60
    assert 0 < hits["questions"]["quay/boat"] < 60
    assert hits["texts"]["quay else of {{ 'again' if visits > 1 else 'here' }}"] > 0
    assert set(facts["endings"]) == {"end", "sea"}
    assert all(set(one) == {"share", "low", "high"} for one in facts["endings"].values())


def test_a_long_tag_is_named_by_its_beginning(
    module: Callable[[str], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    long = (
        "{{ 'a very long way to say that it rains' if visits > 9000 else 'and that it does not' }}"
    )
    folder = module(f'scenes: {{quay: {{text: "{long}", ending: over}}}}')

    never = told(folder, "--jobs", "1", capsys=capsys)[1]["never"]["texts"]

    assert never[0].startswith("quay {{ 'a very long way to say that it rains' if visits > 90")
    assert len(never[0].partition(" (")[0]) == len("quay ") + 60


def test_the_report_is_the_same_for_any_number_of_jobs(
    story: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    reports = [told(story, "--jobs", jobs, capsys=capsys) for jobs in ("1", "2", "3")]

    assert reports[0] == reports[1] == reports[2]


def test_every_temper_plays_and_games_take_turns(story: Path) -> None:
    report = playtest.playtest(story, 25, "7")
    tempers = Counter(temper for temper, _ in report.tempers.elements())

    assert tempers == dict.fromkeys((temper.name for temper in TEMPERS), 5)


def test_branches_are_counted_only_where_somebody_counts(story: Path) -> None:
    """Ordinary play pays nothing: its texts are compiled without counting."""
    plain, ready = load(story), Prepared(load(story))
    for adventure in (plain, ready.adventure):
        Session(adventure, find("art"), Seeded("1"), hero="Ada")

    assert plain.language.hits is None
    assert "texts quay else of {% elif seen %}" in ready.watch.taken()


def test_reports_add_up_whatever_the_portions(story: Path) -> None:
    ready = Prepared(load(story))
    whole, parts = Report(), [Report(), Report()]
    for number in range(20):
        one = playtest.play_one(ready, "7", number)
        whole.add(one)
        parts[number // 10].add(one)

    parts[0].add(parts[1])

    assert parts[0] == whole


EXPECT = "expect: {endings: {%s}, unreached: %d}\n"


@pytest.mark.parametrize(
    ("endings", "unreached", "wrong"),
    [
        ("end: 1-99%, lost: 1-99%", 0, 0),
        ("over: 0-100%", 0, 0),
        ("end: 95-100%", 0, 1),
        ("lost: 0%, over: 100%", 0, 2),
    ],
)
def test_what_the_header_expects_fails_the_run(
    module: Callable[..., Path],
    capsys: pytest.CaptureFixture[str],
    endings: str,
    unreached: int,
    wrong: int,
) -> None:
    """Endings are called by their scenes or by their kinds."""
    folder = module(STORY, HEADER + EXPECT % (endings, unreached))

    code, facts = told(folder, "--jobs", "1", capsys=capsys)

    assert len(facts["disappointed"]) == wrong
    assert code == (1 if wrong else 0)


def test_endings_that_nobody_reaches_fail_a_run_that_expects_all(
    module: Callable[..., Path], capsys: pytest.CaptureFixture[str]
) -> None:
    shut = STORY.replace("text: Swim,", "text: Swim, when: visits > 9000,")
    folder = module(shut, HEADER + "expect: {unreached: 0}\n")

    code, facts = told(folder, "--jobs", "1", capsys=capsys)

    assert code == 1
    assert facts["disappointed"] == ["1 endings are unreached (sea), not 0"]


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("{endings: {hell: 1%}}", "ending-unknown"),
        ("{endings: {end: lots}}", "value-wrong"),
        ("{endings: {end: 40-10%}}", "value-wrong"),
        ("{endings: {end: 10-400%}}", "value-wrong"),
        ("{unreached: -1}", "value-wrong"),
        ("{endngs: {end: 1%}}", "key-unknown"),
    ],
)
def test_lint_finds_expectations_that_can_not_be(
    module: Callable[..., Path], written: str, code: str
) -> None:
    folder = module(STORY, f"{HEADER}expect: {written}\n")

    assert [problem.code for problem in examine(folder)[1]] == [code]
    with pytest.raises(AdventureError):
        load(folder)


def test_the_schema_knows_expectations() -> None:
    assert "expect" in adventure_schema(find("art"))["properties"]


JUMP = """
scenes:
  quay:
    text: Fog.
    choices:
      - {text: Jump, certain_death: "It is deep.", die: true}
      - {text: Home, goto: home}
  home: {text: Home., ending: over}
"""


def test_an_ending_that_no_author_wrote_is_called_death(module: Callable[..., Path]) -> None:
    report = playtest.playtest(module(JUMP), 30, "7")

    assert set(report.endings) == set(report.ways) == {"death", "home"}
    assert report.fallen["quay", "dead"] == report.endings["death"]


CASES = """
variables: {rope: false}
scenes:
  quay:
    text: Fog.
    choices:
      - text: Look
        cases:
          - {when: rope and visits > 9000, text: A boat.}
          - {when: not rope, text: A rope., set: {rope: true}}
          - {when: else, text: Nothing.}
      - text: Listen
        check: {trait: {attribute: alertness, difficulty: Poor}}
        outcomes:
          success: [{when: visits > 9000, text: Bells.}, {when: else, text: Gulls.}]
          else: {text: Nothing.}
      - {id: go, text: Go, goto: end}
  end: {text: End., ending: over}
"""


def test_cases_are_counted_as_outcomes_are(
    module: Callable[[str], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    _, facts = told(module(CASES), "--jobs", "1", capsys=capsys)

    met = {name.partition(" (")[0]: hits for name, hits in facts["hits"]["outcomes"].items()}
    assert [name.partition(" (")[0] for name in facts["never"]["outcomes"]] == [
        "quay/look when rope and visits > 9000",
        "quay/listen when visits > 9000",
    ]
    assert met["quay/look when not rope"]
    assert met["quay/look else"]
    assert met["quay/listen else"]


class Seen(HTMLParser):
    """Keeps the tags that are open, and all texts."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: list[str] = []
        self.counts: Counter[str] = Counter()
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.counts[tag] += 1
        if tag not in ("meta", "br", "link"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.counts[tag] += 1

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def test_the_page_has_a_plot_of_everything_and_needs_no_network(
    module: Callable[[str], Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    story = STORY.replace("visits > 9000", "seen and not seen")
    folder = module(story.replace("sea: {text: Sea.", "sea: {title: 'The <sea>', text: Sea."))
    page = tmp_path / "report.html"

    _, facts = told(folder, "--html", str(page), "--odds", "--jobs", "1", capsys=capsys)

    text = page.read_text(encoding="utf-8")
    seen = Seen(text)
    said = " ".join(" ".join(seen.texts).split())
    assert not seen.open
    for title in (
        *("Endings", "Odds", "By temper", "Length", "On the way", "Health", "Fame"),
        *("Deaths and defeats", "Coverage by scene", "What nobody met", "The shortest ways found"),
    ):
        assert title in said
    for name, one in facts["endings"].items():
        assert name in said
        assert f"{100 * one['share']:.1f} %" in said
    assert "These are exact" in said
    assert "quay/never" in said
    assert seen.counts["svg"] >= 5 + len(facts["endings"])
    assert "https:" not in text
    assert "http:" not in text.replace("http://www.w3.org/2000/svg", "")
    assert not seen.counts["script"]
