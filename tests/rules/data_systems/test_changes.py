"""What a rules file does to a hero: tracks, conditions, tables, progress; and what it tells."""

from typing import Any

import pytest

from solo.rules.core.dice import LoadedDice
from solo.rules.core.outcome import Note, Outcome
from solo.rules.core.protocols import Illegal
from solo.rules.core.system_parts import Likelihood
from solo.rules.data_systems.changes import (
    MOST_PATHS,
    Begins,
    Draws,
    Ends,
    Marks,
    Shift,
    Ticks,
    changes,
    lacking,
    moved,
    shifted,
)
from solo.rules.data_systems.folding import Fold, _value, ways_of
from solo.rules.data_systems.forms import Again, Amount, Dice, Thrown, of_foe
from solo.rules.data_systems.judging import _number, _read
from solo.rules.data_systems.reading import system_of
from solo.rules.data_systems.sheet import Path, Sheet, changed
from solo.rules.data_systems.system import DataSystem
from tests.english import all_english, english

FILE = """\
name: small
title: The Small Game
about: High is good.
attributes: {edge: [0, 4], iron: {range: [1, 4], means: what lifts}, edgy: [0, 2]}
skills: {climb: [0, 3]}
tracks:
  health: {start: 5, range: [0, 5], fallen: 0}
  harm: {range: [0, 3], fallen: 3}
  light: {start: 3, range: [0, 6]}
conditions: {wet: cold as well, tired: ""}
checks:
  plain: {dice: {die: d6}, degrees: {good: {when: die > 3, count: 2},
    fair: {when: die > 1, count: 1}, bad: {count: -1}}}
  act: {dice: {action: d6}, modifiers: {hard: {usual: plain, words: {easy: 1, plain: 0, grim: -2}}},
    score: action + stat + bonus + hard,
    degrees: {good: {when: score > 3, count: 2}, bad: {count: -1}}}
progress: {oath: {boxes: 3, ticks: 4, ranks: {dire: 2, grave: 5}}}
rest:
  dry: {text: Dry your clothes, when: wet, minutes: 30, then: {clear: wet}}
  sleep: {text: Sleep, minutes: 60, then: {light: -2, health: +1, harm: -1}}
time: {every: 60, then: {light: -1}}
oracle: {dice: {face: d100}, likelihoods: {rare: 10, sure: 90, even: 50},
  when: face <= chance, strong: face == 1}
tables: {omens: [A door opens., Birds rise.], one: [Rain.]}
words: {edge: Kante, good: Very good}
"""


def system(more: str = "", **replaced: str) -> DataSystem:
    text = FILE + more
    for old, new in replaced.items():
        text = text.replace(old, new)
    return system_of(text.encode(), "small.yaml")


RULES = system()
BOOK = RULES.book
NONE = LoadedDice(())
ADA: Sheet = RULES.stand_in("Ada", {"edge": "2"})


def path(title: str = "x", rank: str = "") -> Path:
    return Path(kind="oath", title=title, rank=rank, boxes=3)


@pytest.mark.parametrize(
    ("change", "faces", "track", "now", "was"),
    [
        (Shift(BOOK, "light", 2), (), "light", 5, 3),
        (Shift(BOOK, "light", 9), (), "light", 6, 3),
        (Shift(BOOK, "light", -9), (), "light", 0, 3),
        (Shift(BOOK, "light", 1, sets=True), (), "light", 1, 3),
        (Shift(BOOK, "light", 0, Thrown(1, 2, 6)), (1, 1), "light", 5, 3),
        (Shift(BOOK, "light", 7, Thrown(-1, 1, 6)), (2,), "light", 1, 3),
    ],
)
def test_a_track_is_changed_within_its_range(
    change: Shift, faces: tuple[int, ...], track: str, now: int, was: int
) -> None:
    after, (note,) = change.apply(ADA, LoadedDice(faces))

    assert after == changed(ADA, tracks={**ADA.tracks, track: now})
    assert note == Note("shifted", {
        "track": "Light", "was": was, "now": now, "most": 6, "faces": faces, "up": now > was,
        "least": 0,
    })  # fmt: skip


def test_what_changes_nothing_is_not_told() -> None:
    assert Shift(BOOK, "light", 0).apply(ADA, NONE) == (ADA, ())
    assert Shift(BOOK, "light", 3, sets=True).apply(ADA, NONE) == (ADA, ())
    bare = changed(ADA, tracks={})
    assert shifted(BOOK, bare, "light", -1) == (bare, ())
    assert shifted(BOOK, bare, "light", 1)[0].tracks == {"light": 1}
    after = changed(ADA, tracks={**ADA.tracks, "light": 1})
    assert [note.facts["track"] for note in moved(BOOK, ADA, after, ("health", "light"))] == [
        "Light"
    ]


def test_what_brings_a_hero_nearer_to_falling_hurts() -> None:
    dice = Thrown(-1, 1, 6), Thrown(1, 1, 6)
    amounts = [
        (track, *(Shift(BOOK, track, n).hurts for n in (-1, 0, 1)),
         *(Shift(BOOK, track, 0, one).hurts for one in dice),
         Shift(BOOK, track, -1, sets=True).hurts)
        for track in ("health", "harm", "light")
    ]  # fmt: skip
    assert amounts == [
        ("health", True, False, False, True, False, False),
        ("harm", False, False, True, False, True, False),
        ("light", False, False, False, False, False, False),
    ]


def test_a_condition_is_got_once_and_lost_once() -> None:
    wet, notes = Marks(BOOK, "wet").apply(ADA, NONE)

    assert (wet.conditions, notes) == (
        frozenset({"wet"}),
        (Note("marked", {"name": "Wet", "means": "cold as well", "on": True}),),
    )
    assert Marks(BOOK, "wet").apply(wet, NONE) == (wet, ())
    dry, notes = Marks(BOOK, "wet", on=False).apply(wet, NONE)
    assert (dry, notes[0].facts["on"]) == (ADA, False)
    assert Marks(BOOK, "wet", on=False).apply(dry, NONE) == (dry, ())


def test_a_row_is_drawn_by_a_die_if_there_are_several() -> None:
    sheet, notes = Draws(BOOK, "omens").apply(ADA, LoadedDice((2,)))
    assert (sheet, notes) == (
        ADA, (Note("drawn", {"table": "Omens", "row": "Birds rise.", "face": 2}),),
    )  # fmt: skip
    assert Draws(BOOK, "one").apply(ADA, NONE)[1][0].facts == {
        "table": "One", "row": "Rain.", "face": 1,
    }  # fmt: skip


def test_a_track_of_progress_is_begun_filled_and_ended() -> None:
    begun, notes = Begins(BOOK, "bell", path("The bell", "dire")).apply(ADA, NONE)
    assert notes[0].facts == {"title": "The bell", "kind": "Oath", "rank": "Dire", "boxes": 3}
    assert Begins(BOOK, "bell", path()).apply(begun, NONE) == (begun, ())
    bare = Begins(BOOK, "a", path()).apply(ADA, NONE)[1][0]
    assert bare.facts["rank"] == ""

    def ticks(times: int, sheet: Sheet = begun, key: str = "bell") -> Any:
        after, found = Ticks(BOOK, key, times).apply(sheet, NONE)
        return after, [dict(note.facts) for note in found]

    half, facts = ticks(3)
    assert facts == [{"title": "The bell", "filled": 1, "boxes": 3, "full": False, "ticks": 2}]
    assert half.progress["bell"].ticks == 6
    full, facts = ticks(9)
    assert facts == [{"title": "The bell", "filled": 3, "boxes": 3, "full": True, "ticks": 0}]
    assert ticks(1, full) == (full, [])
    assert ticks(-9, full)[0].progress["bell"].ticks == 0
    assert ticks(1, key="horn") == (begun, [])
    assert Ticks(BOOK, "bell").apply(begun, NONE)[0].progress["bell"].ticks == 2
    plain = changed(ADA, progress={"bell": path()})
    assert ticks(3, plain)[0].progress["bell"].ticks == 3
    ended, notes = Ends("bell").apply(half, NONE)
    assert (ended.progress, notes) == ({}, (Note("ended", {"title": "The bell"}),))
    assert Ends("horn").apply(half, NONE) == (half, ())
    many = changed(ADA, progress={str(n): path() for n in range(MOST_PATHS)})
    assert Begins(BOOK, "more", path()).apply(many, NONE) == (many, ())


def amounts(**texts: str) -> dict[str, Amount]:
    return {name: Amount.parse(text) for name, text in texts.items()}


def test_changes_as_they_are_written() -> None:
    written = amounts(
        light="edge + 1", health="-1d6", harm="= 2", mark="wet, tired", clear="wet", draw="omens",
        progress="edge",
    )  # fmt: skip
    scope = BOOK.scope(ADA)

    assert [*changes(BOOK, written, scope, "bell")] == [
        Shift(BOOK, "light", 3), Shift(BOOK, "health", 0, Thrown(-1, 1, 6)),
        Shift(BOOK, "harm", 2, None, True), Marks(BOOK, "wet"), Marks(BOOK, "tired"),
        Marks(BOOK, "wet", False), Draws(BOOK, "omens"), Ticks(BOOK, "bell", 2),
    ]  # fmt: skip
    assert [*changes(BOOK, amounts(progress="1"), scope)] == []


@pytest.mark.parametrize(
    ("cost", "said"),
    [
        ({"light": "-3"}, ""), ({"light": "-4"}, "not enough Light"),
        ({"light": "+3"}, ""), ({"light": "+4"}, "not enough Light"),
        ({"light": "= 9"}, ""), ({"light": "-2d6"}, ""), ({"draw": "omens"}, ""),
        ({"mark": "wet"}, "already Wet"), ({"mark": "tired, wet"}, "already Wet"),
        ({"mark": "tired"}, ""), ({"clear": "wet"}, ""), ({"clear": "tired"}, "not Tired"),
        ({"draw": "omens", "light": "-4"}, "not enough Light"),
        ({"light": "0 - edge - 1"}, ""), ({"light": "0 - edge - 2"}, "not enough Light"),
    ],
)  # fmt: skip
def test_what_can_not_be_paid_is_said(cost: dict[str, str], said: str) -> None:
    wet = changed(ADA, conditions=frozenset({"wet"}))

    assert english(lacking(BOOK, amounts(**cost), wet, BOOK.scope(wet))) == said


# Forms


@pytest.mark.parametrize(
    ("text", "many", "sides", "single", "formulas"),
    [
        ("d6", "1", "6", True, ()), (" 2d10 ", "2", "10", False, ()), ("d%", "1", "100", True, ()),
        ("1d6", "1", "6", False, ()), ("20d100", "20", "100", False, ()),
        ("(stat + 1)d6", "stat + 1", "6", False, ("stat + 1",)),
        ("d(2 * stat)", "1", "2 * stat", True, ("2 * stat",)),
        ("stat d6", "stat", "6", False, ("stat",)),
        ("( stat )d( 4 )", "stat", "4", False, ("stat",)),
    ],
)  # fmt: skip
def test_dice_as_a_file_writes_them(
    text: str, many: str, sides: str, single: bool, formulas: tuple[str, ...]
) -> None:
    found = Dice.parse(text)

    assert (found.many, found.sides, found.single, found.formulas) == (
        many,
        sides,
        single,
        formulas,
    )
    assert found.text == text.strip()


def test_amounts_as_a_file_writes_them() -> None:
    found = {text: Amount.parse(text) for text in ("-1d6", "2d%", "d4", "= 2", " edge + 1 ", "+1")}

    assert [one.thrown for one in found.values()] == [
        Thrown(-1, 1, 6), Thrown(1, 2, 100), Thrown(1, 1, 4), None, None, None,
    ]  # fmt: skip
    assert [(one.formula, one.sets) for one in found.values()] == [
        ("", False), ("", False), ("", False), ("2", True), ("edge + 1", False), ("+1", False),
    ]  # fmt: skip
    for text in ("0d6", "21d6", "1d1", "1d101", "", "=", "++1", "1d"):
        with pytest.raises(ValueError):  # noqa: PT011 - each has its own
            Amount.parse(text)


def test_dice_that_are_rolled_again_and_those_that_lie() -> None:
    assert [Again.parse(text) for text in ("pool", " pool lowest", "pool highest")] == [
        Again("pool"), Again("pool", "lowest"), Again("pool", "highest"),
    ]  # fmt: skip
    faces = (3, 1, 5, 1, 5)
    assert [Again("x", which).left(faces) for which in ("", "lowest", "highest")] == [
        (), (3, 5, 1, 5), (3, 1, 1, 5),
    ]  # fmt: skip
    assert Again("x", "lowest").left(()) == ()
    assert of_foe("foe.hp - max(foe.armor, 1) + foo.x") == ["hp", "armor"]


def test_how_many_something_is() -> None:
    stat = BOOK.formula("2 * stat")

    assert [_number(stat, {"stat": n}, 2, 7) for n in (0, 1, 3, 4, 2.5)] == [2, 2, 6, 7, 5]
    assert _number(99, {}, 2, 7) == 99
    assert _number(BOOK.formula("'x'"), {}, 2, 7) == 2
    assert _read(BOOK, "12") == 12
    assert _read(BOOK, "stat") is BOOK.formula("stat")


# Folding


@pytest.mark.parametrize(
    ("reading", "faces", "value"),
    [
        (("max", 0, 0), (2, 5, 3), 5), (("min", 0, 0), (2, 5, 3), 2), (("sum", 0, 0), (2, 5), 7),
        (("count", 2, 3), (1, 2, 3, 4), 2), (("max", 0, 0), (), 0), (("min", 0, 0), (), 0),
        (("count", 4, 9), (3, 4, 9, 10), 2),
    ],
)  # fmt: skip
def test_what_is_read_of_faces(reading: Any, faces: tuple[int, ...], value: int) -> None:
    assert _value(reading, faces) == value


def test_what_of_a_throw_matters() -> None:
    best = ("max", 0, 0)

    assert Fold(True, None).key((2, 1)) == (2, 1)
    assert Fold(False, None).key((2, 1)) == (1, 2)
    assert Fold(False, (best,)).key((2, 5)) == ((5,),)
    assert Fold(False, (best,), ("lowest",)).key((2, 5)) == ((5,), 2, (5,))
    assert Fold(False, (best,), ("highest",)).key((2, 5)) == ((5,), 5, (2,))
    assert Fold(False, (best,), ("lowest",)).key(()) == ((0,),)
    dice = LoadedDice((4, 3))
    assert Fold(False, (best,)).throw((6,), 2, 6, dice) == (6, 4, 3)
    assert Fold(True, None).throw((6,), 0, 6, dice) == (6,)
    assert Fold(False, None).throw((6,), -1, 6, dice) == (6,)
    assert ways_of(Fold(False, (best,)), (2,), 1, 3) == (((2, 1), 2), ((2, 3), 1))
    assert ways_of(Fold(True, None), (), 2, 2) == (
        ((1, 1), 1), ((1, 2), 1), ((2, 1), 1), ((2, 2), 1),
    )  # fmt: skip


# The file as a system


@pytest.mark.parametrize(
    ("typed", "trait"),
    [("edge", "edge"), ("Kante", "edge"), ("kante", "edge"), ("IRON", "iron"), ("cl", "climb"),
     ("ir", "iron")],
)  # fmt: skip
def test_a_trait_however_it_is_typed(typed: str, trait: str) -> None:
    assert RULES.trait(typed) == trait


@pytest.mark.parametrize(
    ("typed", "near"), [("edg", "did you mean 'edgy'?"), ("irn", "'iron'"), ("zzz", "edge, iron")]
)
def test_a_trait_that_is_none_is_refused(typed: str, near: str) -> None:
    with pytest.raises(Illegal) as refused:
        RULES.trait(typed)
    assert near in english(refused.value.reason)


def refused(call: Any, *arguments: Any) -> str:
    with pytest.raises(Illegal) as caught:
        call(*arguments)
    return english(caught.value.reason)


def test_what_is_tried_is_the_check_of_an_attribute() -> None:
    act = RULES.checks["act"]

    assert RULES.improvise("Kante", "", "to see") == act(stat="edge", purpose="to see")
    assert RULES.improvise("edge", "GRIM") == act(stat="edge", hard="grim")
    assert RULES.improvise("edge", "+2") == act(stat="edge", bonus=2)
    assert RULES.improvise("edge", "-1") == act(stat="edge", bonus=-1)
    assert RULES.difficulties() == ("easy", "plain", "grim")
    assert "'easy'" in refused(RULES.improvise, "edge", "eassy")
    assert "1234" in refused(RULES.improvise, "edge", "1234")
    assert "climb" in refused(RULES.improvise, "climb", "")


def test_how_well_a_try_went() -> None:
    outcomes = (Outcome("good", 2), Outcome("other", 1), Outcome("bad", 0, 1))
    said = [RULES.improvised("edge", one, 0) for one in outcomes]

    assert len({english(text) for text, _ in said}) == 3
    assert {effects for _, effects in said} == {()}


def test_what_a_hero_may_do_at_any_time() -> None:
    wet = changed(ADA, conditions=frozenset({"wet"}))
    down = changed(wet, tracks={**wet.tracks, "health": 0})
    dark = changed(ADA, tracks={**ADA.tracks, "light": 1})

    def offered(sheet: Sheet) -> list[tuple[str, str, str]]:
        return [(one.id, one.hint, english(one.reason)) for one in RULES.standing(sheet)]

    assert offered(ADA) == [("sleep", "sleep", "")]
    assert offered(wet) == [("dry", "dry", ""), ("sleep", "sleep", "")]
    assert offered(down) == []
    assert offered(dark) == [("sleep", "sleep", "not enough Light")]
    assert refused(RULES.do_standing, "sleep", "", dark, NONE) == "not enough Light"
    assert "'fly'" in refused(RULES.do_standing, "fly", "", ADA, NONE)
    step = RULES.do_standing("sleep", "", ADA, NONE)
    assert (step.sheet.tracks["light"], step.minutes, step.outcome) == (1, 60, Outcome("done"))


@pytest.mark.parametrize(
    ("before", "minutes", "light", "after"),
    [(0, 0, 3, 0), (0, -60, 3, 0), (0, 59, 3, 59), (59, 1, 2, 0), (30, 100, 1, 10), (0, 600, 0, 0)],
)
def test_time_passes_in_whole_steps(before: int, minutes: int, light: int, after: int) -> None:
    sheet, notes = RULES.pass_time(changed(ADA, minutes=before), minutes)

    assert (sheet.tracks["light"], sheet.minutes) == (light, after)
    assert len(notes) == 3 - light


def test_what_the_file_says_of_itself() -> None:
    assert (RULES.title, RULES.reading, RULES.name) == ("The Small Game", "High is good.", "small")
    assert (RULES.meaning("iron"), RULES.meaning("edge"), RULES.meaning("x")) == (
        "what lifts",
        "",
        "",
    )
    assert RULES.labels == ("good", "fair", "bad", *RULES.labels[3:])
    assert RULES.told_of["act"] == (
        "kind", "passed", "degree", "text", "dice", "taken", "stat", "skill", "score",
    )  # fmt: skip
    assert RULES.told_of["question"] == (
        "kind", "passed", "degree", "text", "dice", "likelihood", "chance",
    )  # fmt: skip
    assert RULES.likelihoods(ADA) == (
        Likelihood("sure", "90", 90), Likelihood("even", "50", 50), Likelihood("rare", "10", 10),
    )  # fmt: skip
    assert RULES.fallen(changed(ADA, tracks={**ADA.tracks, "harm": 3})) == "defeated"
    assert RULES.home(changed(ADA, minutes=9, progress={"x": path()})) == (ADA,)
    assert RULES.advance(ADA) is None
    rolled = RULES.checks["plain"]().resolve(ADA, LoadedDice((5,)))
    assert (rolled.label, rolled.facts["dice"]) == ("good", {"die": [5]})
    assert "Very good" in " ".join(all_english(RULES.explain(rolled)))
    assert set(RULES.seen) == set(RULES.view(ADA))


def test_a_hero_who_gets_up_is_up_by_all_that_had_them_down() -> None:
    down = changed(ADA, tracks={**ADA.tracks, "health": 0, "harm": 3})
    step = RULES.revive(down, NONE)

    assert (step.sheet.tracks["health"], step.sheet.tracks["harm"]) == (1, 2)
    assert (step.minutes, step.outcome, len(step.notes)) == (480, Outcome("revived"), 2)
