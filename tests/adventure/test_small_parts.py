"""What parts of an adventure work out by themselves: names, hours, events, deeds, shares."""

import hashlib
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from modules import HEAD
from paper import PAPER

from solo.adventure import loader
from solo.adventure.branch import Branch, Case, Outcomes
from solo.adventure.compiled import cache, cache_plan
from solo.adventure.compiled.cache import LazyScenes
from solo.adventure.files import find as files_find
from solo.adventure.heritage import LONGEST as LONGEST_FACT
from solo.adventure.heritage import MOST_FACTS, fitting, plain
from solo.adventure.loader import examine, files_of, header_of, load, texts_of
from solo.adventure.mistakes import other_systems
from solo.adventure.mistakes.strange_names import strange_parts
from solo.adventure.model import Adventure, Choice, Ending, Event, Input, Scene, Thing
from solo.adventure.naming import (
    LONGEST,
    id_reason,
    minutes_of,
    nearly,
    slug,
    variable_reason,
    variable_slug,
)
from solo.adventure.playing import rules_of
from solo.adventure.reading.context import Page
from solo.adventure.reading.expanding import expanded, mentioned
from solo.adventure.reading.expect import Range
from solo.adventure.reading.header import TimeOfDay
from solo.adventure.references import Names
from solo.errors import AdventureError, Mark
from solo.prose import Language, Prose
from solo.rules import find
from solo.source import Node

SOMEWHERE = Mark("x.yaml", 1, 1)


def event(**fields: Any) -> Event:
    return Event("bell", SOMEWHERE, fields.pop("minute", 60), Branch(mark=SOMEWHERE), **fields)


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("Climb the “Cliff” d'Or", "climb-the-cliff-dor"),
        ("À bientôt!", "a-bientot"),
        ("…", ""),
        ("x" * LONGEST, "x" * LONGEST),
        ("x" * (LONGEST + 1), "x" * LONGEST),
        (f"{'x' * (LONGEST - 1)} yy", "x" * (LONGEST - 1)),
        (f"{'x' * (LONGEST - 2)} y", f"{'x' * (LONGEST - 2)}-y"),
    ],
)
def test_ids_are_made_of_labels(text: str, made: str) -> None:
    assert slug(text) == made


@pytest.mark.parametrize(
    ("text", "reason", "loosely"),
    [
        ("mill-stone", "", ""),
        ("mill_stone", "such as 'mill-stone'", ""),
        ("Mill", "such as 'mill'", "such as 'mill'"),
        ("§", "an id is lower-case words joined by hyphens", "joined by hyphens"),
        ("x" * LONGEST, "", ""),
        ("x" * (LONGEST + 1), f"at most {LONGEST}", f"at most {LONGEST}"),
    ],
)
def test_what_is_no_id_says_why(text: str, reason: str, loosely: str) -> None:
    for said, loose in ((reason, False), (loosely, True)):
        found = id_reason(text, loose=loose)
        assert (found.endswith(said) or said in found) if said else found == ""


def test_what_is_no_variable_says_why_and_what_it_may_be_called() -> None:
    names = ("clues", "Clues", "left foot", "2nd", "§", "visits", "not", "x" * LONGEST)

    assert [variable_reason(name).rpartition(", such as ")[2] for name in names] == [
        "",
        "'clues'",
        "'left_foot'",
        "'nd'",
        "a variable is lower_case_with_underscores and begins with a letter",
        "the name is taken by what prose can see; choose another",
        "the name is taken by what prose can see; choose another",
        "",
    ]
    assert f"at most {LONGEST}" in variable_reason("x" * (LONGEST + 1))
    assert [variable_slug(name) for name in names[:6]] == [
        "clues", "clues", "left_foot", "2nd", "§", "visits",
    ]  # fmt: skip


@pytest.mark.parametrize(("text", "minutes"), [("0:00", 0), (" 18:05 ", 1085), ("23:59", 1439)])
def test_hours_are_minutes_after_midnight(text: str, minutes: int) -> None:
    assert minutes_of(text) == minutes
    assert TimeOfDay.parse(text) == TimeOfDay(minutes)


@pytest.mark.parametrize("text", ["24:00", "12:60", "12", "12:5", "a:b", "", "-1:00"])
def test_what_is_no_hour_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="is no time of day"):
        minutes_of(text)


def test_a_word_is_nearly_another_with_one_letter_more_or_less() -> None:
    assert [nearly(word, "won") for word in ("wonn", "wo", "own", "won", "wins", "xwon")] == [
        True, True, False, False, False, True,
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("clock", "once", "again", "rounds"),
    [(0, 60, 60, 0), (59, 60, 60, 0), (60, -1, 90, 1), (89, -1, 90, 1), (90, -1, 120, 2)],
)
def test_when_an_event_comes_next(clock: int, once: int, again: int, rounds: int) -> None:
    every = event(every=30)

    assert (event().next(clock), every.next(clock)) == (once, again)
    assert (event().rounds(clock), every.rounds(clock)) == (min(1, rounds), rounds)


def test_what_is_kept_of_an_event_that_has_happened() -> None:
    every = event(every=30)

    assert (event().marked(1), every.marked(3)) == ("bell", "bell 3")
    assert [event().happened(fired) for fired in ((), ("bell",), ("bell 2",))] == [0, 1, 0]
    fired = ("gull 9", "bell 3", "bell")
    assert [every.happened(found) for found in ((), fired, ("bell",))] == [0, 3, 0]
    assert [event(until=70).over(clock) for clock in (69, 70, 71)] == [False, False, True]
    assert not event().over(10_000)
    assert (Input("x").example, Input("x", number=True).example) == ("x", "1")


def test_a_deed_of_another_kind_is_as_if_nobody_left_it() -> None:
    needs = {"debt": 0, "lit": False, "name": ""}

    assert fitting(needs, {"debt": 3, "lit": True, "name": "Ada", "more": 1}) == {
        "debt": 3, "lit": True, "name": "Ada",
    }  # fmt: skip
    assert fitting(needs, {"debt": True, "lit": 1, "name": 2}) == needs
    assert fitting(needs, {}) == needs


def test_what_is_no_fact_of_a_file_is_left_out() -> None:
    told = {
        "a": 1,
        "b": True,
        "c": "x" * 300,
        "d": 1.5,
        "e": None,
        "f": 10**12,
        "g": -(10**12) + 1,
        7: "y",
    }
    assert plain(told) == {
        "a": 1, "b": True, "c": "x" * LONGEST_FACT, "g": -(10**12) + 1, "7": "y",
    }  # fmt: skip
    assert plain([1]) == {}
    assert len(plain({str(number): number for number in range(MOST_FACTS + 5)})) == MOST_FACTS


@pytest.mark.parametrize(
    ("text", "low", "high", "shown"),
    [
        ("10-40%", 0.1, 0.4, "10-40%"),
        ("25%", 0.25, 0.25, "25%"),
        (" 10% - 40 % ", 0.1, 0.4, "10-40%"),
        ("0.5\u2013100%", 0.005, 1, "0.5-100%"),
        ("0%", 0, 0, "0%"),
    ],
)
def test_a_share_of_games(text: str, low: float, high: float, shown: str) -> None:
    found = Range.parse(text)

    assert (found.low, found.high, str(found)) == (low, high, shown)


@pytest.mark.parametrize("text", ["40-10%", "101%", "10-101%", "10", "x%", "", "1-2-3%"])
def test_what_is_no_share_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"is no (share|range)"):
        Range.parse(text)


def test_a_folder_tells_its_header_files_and_texts_without_being_played(tmp_path: Path) -> None:
    files = {
        "adventure.yaml": "format: 1\ntitle: T\nsystem: fell\nstart: a\ninclude: [more.yaml]\n"
        "scenes: {a: {text: Fog., goto: b}}\n",
        "more.yaml": "scenes: {b: {text: Home., ending: won}}\n",
    }
    for name, text in files.items():
        (tmp_path / name).write_text(text)

    assert header_of(tmp_path).title == "T"
    assert set(files_of(tmp_path).contents) == set(files)
    assert sorted(one.node.value for one in texts_of(tmp_path)) == ["Fog.", "Home.", "T"]
    (tmp_path / "more.yaml").write_text("scenes: {b: [")
    assert header_of(tmp_path).title == "T"
    for call in (files_of, texts_of):
        with pytest.raises(AdventureError, match=r"more\.yaml:2:"):
            call(tmp_path)
    (tmp_path / "adventure.yaml").write_text("format: 9\ntitle: T\nsystem: fell\nstart: a\n")
    with pytest.raises(AdventureError, match="formats up to 1, not 9"):
        header_of(tmp_path)


def test_sections_may_be_given_beside_the_files(tmp_path: Path) -> None:
    (tmp_path / "adventure.yaml").write_text(HEAD + "\nscenes: {a: {ending: won}}\n")

    assert list(load(tmp_path, system=PAPER, more="foes: {wolf: {name: Wolf}}").foes) == ["wolf"]
    with pytest.raises(AdventureError, match="--with:2:1:"):
        load(tmp_path, system=PAPER, more="foes: [")


def test_an_adventure_may_bring_its_rules(tmp_path: Path) -> None:
    roll = "{dice: {coin: d2}, degrees: {up: {when: coin > 1}, down: {}}}"
    rules = f"name: coin\ntitle: Coin\nroll: {roll}\n"
    (tmp_path / "rules.yaml").write_text(rules)
    text = HEAD.replace("paper", "rules.yaml") + "\nscenes: {a: {ending: won}}\n"
    (tmp_path / "adventure.yaml").write_text(text)

    adventure, problems = examine(tmp_path)
    assert [one.message for one in problems if one.severity == "error"] == []
    assert adventure is not None
    assert adventure.own_rules is not None
    assert (adventure.system, adventure.own_rules.title) == ("coin", "Coin")
    (tmp_path / "rules.yaml").write_text(rules + "wrong: 1\n")
    assert any("wrong" in one.message for one in examine(tmp_path)[1])
    (tmp_path / "rules.yaml").unlink()
    assert [one.code for one in examine(tmp_path)[1]] == ["include-missing"]


def test_what_is_heard_in_a_talk_goes_outwards_and_its_own_goes_before() -> None:
    body, told = Branch(mark=SOMEWHERE), Outcomes(SOMEWHERE, (), {}, {})
    inner, outer = replace(told, shared=True), told

    def scene(key: str, talk_of: str | None, tries: dict[str, Outcomes], **more: Any) -> Scene:
        return Scene(key, SOMEWHERE, body, tries, talk_of=talk_of, **more)

    lamp, bell = Thing("lamp", SOMEWHERE, ("old",)), Thing("bell", SOMEWHERE, ("bell",))
    scenes = {
        "in": scene("in", "out", {"any": inner}, things=(lamp._replace(names=("new",)),)),
        "out": scene("out", "in", {"any": outer, "fate": outer}, things=(lamp, bell)),
        "lost": scene("lost", "gone", {}, ending=Ending("won", "")),
    }
    nothing: Any = {}
    whole = Adventure(
        id="x", digest="", title="", system="", start="in", scenes=scenes, pools={},
        language=Language(), variables={}, foes={}, companions={}, items={}, quests={},
        tables=nothing, events={},
    )  # fmt: skip

    assert [[one.id for one in whole.heard(key)] for key in (*scenes, "gone")] == [
        ["in", "out"], ["out", "in"], ["lost"], [],
    ]  # fmt: skip
    assert whole.tries("in") == {"any": inner, "fate": outer}
    assert {key: one.names for key, one in whole.things("in").items()} == {
        "lamp": ("new",), "bell": ("bell",),
    }  # fmt: skip
    assert [one.id for one in whole.ends] == ["lost"]
    lazy = LazyScenes({"a": 1, "lost": 2, "out": 3}, ["lost", "out"], scenes.__getitem__)
    assert [one.id for one in replace(whole, scenes=lazy).ends] == ["lost"]
    assert ("a" in lazy, "b" in lazy, len(lazy), list(lazy)) == (
        True,
        False,
        3,
        ["a", "lost", "out"],
    )
    choice = Choice("go", SOMEWHERE, Language().prose("Go", SOMEWHERE), body)
    assert (choice.key("in"), choice._replace(shared=True).key("in")) == ("in/go", "go")
    assert Case(body).pick() is body


def test_who_is_present_by_name_alone_is_not_carried(tmp_path: Path) -> None:
    text = (
        "present: {bell_ringer: 1 < 2, cat: {when: 1 < 3, names: [Puss], carried: true}, "
        "wet: [{when: 1 < 4, told: [it rains, wet … wet]}, "
        "{when: 1 < 5, told: [wet], meant: [so wet]}]}"
    )
    (tmp_path / "adventure.yaml").write_text(f"{HEAD}\n{text}\nscenes: {{a: {{ending: won}}}}\n")

    present = load(tmp_path, system=PAPER).present
    assert [(one.when.source, *one[2:-1]) for who in present.values() for one in who.every] == [
        ("1 < 2", ("bell ringer",), False, (), ()), ("1 < 3", ("Puss",), True, (), ()),
        ("1 < 4", (), False, ("it rains", "wet … wet"), ()),
        ("1 < 5", (), False, ("wet",), ("so wet",)),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("hour", "condition"),
    [
        ("05:00", "time_of_day < '04:45' or time_of_day > '05:15'"),
        ("00:05", "time_of_day < '23:50' and time_of_day > '00:20'"),
        ("17:00-19:30", "time_of_day < '17:00' or time_of_day > '19:30'"),
        ("22:00-02:00", "time_of_day < '22:00' and time_of_day > '02:00'"),
        ("08:00-08:00", "time_of_day < '08:00' or time_of_day > '08:00'"),
    ],
)
def test_an_hour_that_a_text_tells_is_a_condition(
    tmp_path: Path, hour: str, condition: str
) -> None:
    text = f'scenes: {{a: {{ending: won, clock: "{hour}"}}}}\n'
    (tmp_path / "adventure.yaml").write_text(f"{HEAD}\n{text}")

    (claim,) = load(tmp_path, system=PAPER).scenes["a"].body.claims
    assert claim.condition.source == condition
    assert claim.said == f"it tells the hour {hour}, and the clock another"


def test_a_system_is_asked_by_its_own_words(tmp_path: Path) -> None:
    fell, art = find("fell"), find("art")

    assert other_systems.check_note(fell, "nothing") == ""
    assert other_systems.attribute_note(fell, "nothing") == ""
    assert other_systems.attribute_note(fell, "str") == (
        "; an attribute is rolled by a check: test: {attribute: str, …}"
    )
    conan = find("conan-2d20")
    assert other_systems.attribute_note(conan, "melee") == (
        "; a skill is rolled by a check: skill: {skill: melee, …}"
    )
    effect = "it is an effect: "
    assert other_systems.effect_note(art, "fame") == (
        f"; {effect}it stands in a choice or an outcome, or under 'enter' of a scene"
    )
    assert other_systems.effect_note(art, "fame", ("enter",)) == (
        f"; {effect}in a scene it stands under 'enter': enter: {{fame: …}}"
    )
    assert other_systems.effect_note(art, "nothing", ("enter",)) == ""
    assert other_systems.effect_note(fell, "everyone", ("everyones",)) == ""  # a slip of the finger
    told = other_systems.effect_note(fell, "fame", ("text",))
    assert told.startswith("; that is of ART Engine")
    assert other_systems.effect_note(fell, "fame", ("enter",)) == (
        f"{told}; in a scene it stands under 'enter'"
    )


@pytest.mark.parametrize(
    ("source", "names"),
    [
        ("a and not b_1", {"a", "and", "not", "b_1"}),
        ("'quoted a' == \"b\"", {"'quoted a'", '"b"'}),
        ("hero.name", {"hero"}),
        ("len(a)", {"a"}),
        ("a (b)", {"b"}),
    ],
)
def test_names_that_stand_in_an_expression(source: str, names: set[str]) -> None:
    assert mentioned(source) == names
    assert mentioned(f"text c {{{{ {source} }}}} d {{% if e %}}", prose=True) == names | {"if", "e"}


def test_what_names_stand_for_is_put_in_brackets() -> None:
    known = {"wet": "rain > 1"}

    assert expanded("wet and not dry", known) == "(rain > 1) and not dry"
    assert expanded("dry|wet or 'wet'", known) == "dry|wet or 'wet'"
    assert expanded("wet {{ wet }}", known, prose=True) == "wet {{ (rain > 1) }}"


@pytest.mark.parametrize(("key", "same"), [("compiled", True), ("other", False)])
def test_a_sealed_file_is_read_under_its_own_name(tmp_path: Path, key: str, same: bool) -> None:
    place = tmp_path / "in"
    place.mkdir()
    cache.keep(place / "compiled", b"words")

    assert cache.kept(place / "compiled") == b"words"
    content = (place / "compiled").read_bytes()
    assert cache.unsigned(content) == b" " * 64 + b"words"
    (place / key).write_bytes(content)
    if same:
        assert cache.kept(place / key) == b"words"
    else:
        with pytest.raises(ValueError, match="it was not written so, or changed since"):
            cache.kept(place / key)


def test_a_cache_that_is_no_folder_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    (tmp_path / "solo").mkdir()
    (tmp_path / "solo" / "compiled").write_text("")
    assert cache.folder() is None
    (tmp_path / "solo" / "compiled").unlink()
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "solo" / "compiled").symlink_to(tmp_path / "elsewhere")
    assert cache.folder() is None
    (tmp_path / "solo" / "compiled").unlink()
    assert cache.folder() == tmp_path / "solo" / "compiled"
    assert cache.folder("other") == tmp_path / "solo" / "other"
    cache.make_room(tmp_path / "nowhere", 1)
    assert cache.open_writer(tmp_path / "nowhere", [], {}) is None


@pytest.mark.parametrize(
    "plan",
    [
        b"{}",
        b"[]",
        b'{"include": [["x"]], "macros": [], "heroes": []}',
        b'{"include": [["x", "y"]], "macros": [], "heroes": []}',
        b'{"include": [[1, 2]], "macros": [], "heroes": []}',
        b'{"include": [["x", true]], "macros": [], "heroes": []}',
        b"[" * 100_000,
    ],
)
def test_a_plan_of_another_shape_is_none(tmp_path: Path, plan: bytes) -> None:
    path = tmp_path / "in" / "plan"
    path.parent.mkdir()
    cache.keep(path, plan)
    assert cache.read_plan(path, "a.yaml") is None

    cache.keep(path, b'{"include": [["x", 2]], "macros": [], "heroes": []}')
    found = cache.read_plan(path, "a.yaml")
    assert found is not None
    ((node,), macros, heroes) = found
    assert (node.value, node.at, node.file, macros, heroes) == ("x", 2, "a.yaml", (), ())


def test_a_key_that_can_not_be_kept_leaves_nothing_behind(tmp_path: Path) -> None:
    (tmp_path / "in").mkdir()
    (tmp_path / "seal").mkdir()
    with pytest.raises(OSError, match="seal"):
        cache.keep(tmp_path / "in" / "plan", b"words")

    assert sorted(one.name for one in tmp_path.iterdir()) == ["in", "seal"]


def test_an_adventure_that_can_not_be_kept_is_loaded_all_the_same(
    tmp_path: Path, own_cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[cache.Writer] = []

    def full(writer: cache.Writer, *written: object) -> None:
        begun.append(writer)
        raise OSError("disk full")

    (tmp_path / "adventure.yaml").write_text(f"{HEAD}\nscenes: {{a: {{ending: won}}}}\n")
    monkeypatch.setattr(cache.Writer, "commit", full)

    assert load(tmp_path, system=PAPER, cache=True).title == "T"
    assert not [*(own_cache / "solo" / "compiled").iterdir()]
    assert [one.stream.closed for one in begun] == [True]
    assert (
        cache_plan.adventure_from(cache.folder() or tmp_path, files_find(tmp_path), PAPER) is None
    )
    (tmp_path / "adventure.yaml").unlink()
    found = files_find(tmp_path)
    assert cache_plan.adventure_from(cache.folder() or tmp_path, found, PAPER) is None


def test_names_are_noted_as_they_are_asked_for_and_not_as_they_are_listed() -> None:
    names = Names(foes={"wolf": find("art")}, companions={"bea": find("art")}, items={"rope": 1})
    cast = names.cast

    assert ([*cast.foes], len(cast.foes), [*cast.items.items()], [*cast.items.values()]) == (
        ["bea", "wolf"], 2, [("rope", 1)], [1],
    )  # fmt: skip
    assert names.used == set()
    assert ("elk" in cast.foes, "wolf" in cast.foes, cast.items["rope"]) == (False, True, 1)
    assert names.used == {"wolf", "rope"}
    text = Language().prose(
        "{{ foes.elk.name }} {{ companions.bea.name }} {{ fight.cub }}", SOMEWHERE
    )
    found, parts, _ = text.examined(("foes", "companions", "fight"))
    assert found == ()
    (told,) = strange_parts(text, parts, names, {"fight": ()}, "")
    assert told.message == "unknown foe 'elk'; declare it under 'foes'"
    assert names.used == {"wolf", "rope", "elk", "bea"}


def test_an_adventure_with_rules_of_its_own_is_played_by_them(tmp_path: Path) -> None:
    (tmp_path / "adventure.yaml").write_text(
        f"{HEAD.replace('paper', 'art')}\nscenes: {{a: {{ending: won}}}}\n"
    )
    adventure = load(tmp_path)
    asked: list[Any] = []

    class Own(type(PAPER)):  # type: ignore[misc]
        def using(self, **more: Any) -> Any:
            asked.append(more)
            return self

    own = Own()
    assert rules_of(replace(adventure, own_rules=own)) is own
    assert asked == [{"options": adventure.options, "table": None}]
    assert rules_of(adventure).name == "art"


@pytest.mark.parametrize(("stays", "many", "frozen"), [(True, 0, True), (False, 0, False),
                                                       (True, 10**9, False)])  # fmt: skip
def test_what_stays_is_never_walked_for_rubbish(
    monkeypatch: pytest.MonkeyPatch, stays: bool, many: int, frozen: bool
) -> None:
    monkeypatch.setattr(loader, "_MANY_VALUES", many)
    done: list[str] = []
    monkeypatch.setattr(loader.gc, "freeze", lambda: done.append("frozen"))
    with loader.no_collection(stays=stays):
        assert not loader.gc.isenabled()
        kept = [[] for _ in range(9)]  # type: ignore[var-annotated]

    assert loader.gc.isenabled()
    assert (len(kept), done) == (9, ["frozen"] if frozen else [])
    loader.gc.disable()
    try:
        with loader.no_collection(stays=True):
            pass
        assert not loader.gc.isenabled()
    finally:
        loader.gc.enable()


def test_of_files_kept_those_used_last_stay(tmp_path: Path) -> None:
    for age, name in enumerate("abcd"):
        (tmp_path / name).write_text("")
        os.utime(tmp_path / name, (age, age))
    (tmp_path / "folder").mkdir()
    os.utime(tmp_path / "folder", (0, 0))

    cache.make_room(tmp_path, 3)
    assert sorted(one.name for one in tmp_path.iterdir()) == ["b", "c", "d", "folder"]


EVERYDAY = {
    "won": "victory win wins killed",
    "lost": "defeat loss lose dead death",
    "defeated": "defeat loss lose dead death",
    "ko": "defeat loss lose dead death",
    "fled": "escape escaped flee run ran",
}


@pytest.mark.parametrize("label", EVERYDAY)
def test_a_word_of_everyday_speech_is_told_as_the_label_of_the_rules(
    tmp_path: Path, label: str
) -> None:
    class Worded(type(PAPER)):  # type: ignore[misc]
        labels = ("zzzzzz", label)

    every = EVERYDAY[label].split()
    words = [word for word in every if not other_systems.label_note(PAPER, word)]
    assert len(words) > 2
    outcomes = ", ".join(f"{word.upper()}: x" for word in words)
    (tmp_path / "adventure.yaml").write_text(
        f"{HEAD}\nscenes:\n  a: {{choices: [{{text: T, goto: b, check: {{talk: 3}}, outcomes: "
        f"{{{outcomes}, else: x}}}}]}}\n  b: {{ending: won}}\n"
    )

    assert [one.message for one in examine(tmp_path, system=Worded())[1]] == [
        f"unknown outcome '{word.upper()}'; write '{label}'" for word in words
    ]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ("goto: {pool: rod}", "pool-unknown"),
        ("goto: {pools: road}", "key-unknown"),
        ("goto: zz", "scene-unknown"),
        ("goto: [c]", "type-wrong"),
        ("goto: c, return: true", "scene-mixed"),
        ("gotoo: b", "key-unknown"),
        ("check: {luck: likely}", "outcomes-missing"),
        ("check: {lucc: likely}, outcomes: {else: x}", "check-unknown"),
        ("check: {luck: likely, talk: 3}, outcomes: {else: x}", "check-wrong"),
    ],
)
def test_of_a_scene_whose_ways_are_lost_nothing_more_is_told(
    tmp_path: Path, wrong: str, code: str
) -> None:
    (tmp_path / "adventure.yaml").write_text(
        f"{HEAD}\nscenes: {{a: {{text: x, {wrong}}}, b: {{ending: won}}, "
        "c: {pool: road, text: x, goto: b}}\n"
    )

    found = {one.code for one in examine(tmp_path, system=PAPER)[1]} - {"key-unknown"}
    assert found == {code} - {"key-unknown"}


def test_an_engine_is_known_by_all_of_its_files_in_their_order(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cache, "_modules", lambda *_: iter(["b.py:2:2", "a.py:1:1"]))

    due = hashlib.sha256(b"a.py:1:1\nb.py:2:2").hexdigest()[:12]
    assert cache.engine.__wrapped__() == due


def test_the_modules_of_an_engine_are_told_with_their_folders(tmp_path: Path) -> None:
    for name in ("a.py", "in/b.py", "in/deep/c.py", "__pycache__/d.py", "e.txt"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("x" * 3)
        os.utime(tmp_path / name, ns=(7, 7))

    assert sorted(cache._modules(tmp_path, "")) == [
        "a.py:7:3", "in/b.py:7:3", "in/deep/c.py:7:3",
    ]  # fmt: skip


def test_of_texts_with_the_same_tags_one_is_examined(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []
    examined = Prose.examined

    def counting(text: Prose, known: Any) -> Any:
        seen.append(text.source)
        return examined(text, known)

    monkeypatch.setattr(Prose, "examined", counting)
    page = Page(Language(), Names(), [])
    for text in ("Fog {{ turn }}.", "Rain {{ turn }}.", "Fog {{ visits }}.", "{{ visits }}"):
        page.prose(Node(text, 0, "a.yaml"))

    assert seen == ["Fog {{ turn }}.", "Fog {{ visits }}."]
