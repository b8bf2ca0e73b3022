"""What parts of data systems do by themselves: fields, effects, a clash's ends, places, words."""

from dataclasses import MISSING, replace
from pathlib import Path

import pytest

from solo.errors import AdventureError, SoloError
from solo.rules.core.dice import LoadedDice
from solo.rules.core.odds import odds, weighed
from solo.rules.core.outcome import Note
from solo.rules.core.protocols import Illegal
from solo.rules.core.system_parts import Cast, Words
from solo.rules.data_systems import judging, model, places, proofs
from solo.rules.data_systems.checks import check_class
from solo.rules.data_systems.clashing import MOST_ROUNDS
from solo.rules.data_systems.forms import Formula
from solo.rules.data_systems.messages import vocabulary
from solo.rules.data_systems.reading import examine, holds_rules, look, system_of
from solo.rules.data_systems.system import DataSystem
from solo.source import MOST_BYTES
from solo.words import english
from tests.rules.data_systems.test_playing import go, hero

WIDE = """\
name: wide
attributes: {edge: [0, 4], iron: [0, 4]}
skills: {lore: {range: [0, 60], start: 20}}
tracks:
  health: {start: 5, range: [0, 5], fallen: 0}
  doom: {range: [0, 6], fallen: 6, dead: true}
  xp: {range: [0, 50]}
conditions: {wet: cold as well}
progress: {vow: {boxes: 4, ranks: {dire: 2}}, clock: {boxes: 6}}
checks:
  act:
    modifiers: {hard: {words: {easy: 1, usual: 0}, usual: usual}, helped: 1,
      reach: {adds: 1, range: [-2, 2]}}
    dice: {die: d6}
    values: {score: die + stat + bonus + hard + helped + reach}
    degrees: {good: {when: score >= 5, count: 1}, poor: {count: -1}}
    on_top: {six: die == 6}
    after: {again: {text: Once more, when: degree == 'poor', reroll: die}}
  keep: {on: vow, dice: {die: d6},
    degrees: {done: {when: die <= progress, count: 1}, open: {count: -1}}}
  both: {dice: {die: d6}, degrees: {good: {when: die + stat + skill > 20, count: 1}, poor: {}}}
  luck: {dice: {die: d6}, degrees: {good: {when: die > 3, count: 1}, poor: {count: -1}}}
  strike:
    modifiers: {helped: 1}
    dice: {die: d6}
    degrees: {good: {when: die + stat + bonus + helped >= 5, count: 1}, poor: {count: -1}}
moves:
  notice: {when: You look., roll: act, stat: [iron],
    set: {hard: easy, helped: true, reach: -1, bonus: 2},
    degrees: {good: {text: You see it.}}}
  bide: {when: You wait., roll: luck}
clash:
  brawl:
    foe: {hp: 3}
    actions:
      hit: {text: Hit, roll: strike, set: {stat: edge, helped: true, bonus: 0 - foe.hp},
        degrees: {good: {text: It bleeds., foe: {hp: -1d6}}}}
      wait: {text: Wait, roll: strike, set: {stat: iron}}
    won: foe.hp <= 0
  stare:
    foe: {hp: 3}
    actions: {blink: {text: Blink, roll: strike, when: wet, set: {stat: edge},
      degrees: {good: {foe: {hp: -1}}}}}
    won: foe.hp <= 0
tables: {omens: [A door opens., A door shuts.]}
making: {archetypes: {miller: {means: you grind, tracks: {xp: 3}}}}
advancement: {spend: xp, attributes: 2 * (value + 1), skills: 1, step: 5, tracks: {doom: 3}}
"""


def wide() -> DataSystem:
    return system_of(WIDE.encode(), "wide.yaml")


def test_a_move_fills_the_fields_of_its_check() -> None:
    notice = wide().checks["notice"]()

    found = {name: getattr(notice, name) for name in ("stat", "hard", "helped", "reach", "bonus")}
    assert found == {"stat": "iron", "hard": "easy", "helped": True, "reach": -1, "bonus": 2}


@pytest.mark.parametrize(
    ("field", "said", "told"),
    [
        ("hard", "esy", "hard: unknown word 'esy'; did you mean 'easy'?"),
        ("helped", "yes", "helped: true or false, not 'yes'"),
        ("reach", "far", "reach: a whole number, not 'far'"),
        ("bonus", "--1", "bonus: a whole number, not '--1'"),
        ("bonus", "123456", "bonus: a whole number, not '123456'"),
    ],
)
def test_a_field_of_a_move_that_does_not_fit_is_refused(field: str, said: str, told: str) -> None:
    book = wide().book
    move = replace(book.file.moves["notice"], set={field: said})

    with pytest.raises(ValueError, match="^" + told.replace("?", r"\?") + "$"):
        check_class(book, "notice", book.file.rolls["act"], move)


def test_the_other_side_of_a_clash_is_called_by_its_title_or_its_foe() -> None:
    rules = wide()
    brawl, wolf = rules.encounters["brawl"], rules.foe(name="a wolf")

    assert brawl().side == ""
    assert brawl(title="the pack").side == "the pack"
    for title, called in (("", "a wolf"), ("the grey one", "the grey one")):
        bound = rules.bind(brawl(foe="wolf", title=title), Cast({"wolf": wolf}, {}))
        assert bound.side == called  # type: ignore[attr-defined]  # it is a clash
    with pytest.raises(ValueError, match="count: say who they are, with 'foe' or 'title'"):
        brawl(count=2)


def test_an_action_is_rolled_with_what_it_says_and_does_what_its_degree_does() -> None:
    """Helped and against 3 hit points, a 3 and an edge of 4 come to 5; then a d6 is lost."""
    rules = wide()
    ada = hero(rules, edge="4")
    opened = rules.begin(rules.encounters["brawl"](), ada, asks=False)

    found = weighed(opened, "hit", ada)
    assert found is not None
    assert (found.labels["good"], found.total) == (4, 6)
    outcome, _, told = go(opened, ada, ("hit", ""), ("roll", "3 3"))
    assert (outcome.label, outcome.facts["rounds"], outcome.successes) == ("won", 1, 1)
    assert told == ["thrown", "told", "other-side"]
    swung = opened.step("hit", "", ada, LoadedDice(())).encounter
    assert swung is not None
    notes = swung.step("roll", "", ada, LoadedDice((2,))).notes
    assert [english(rules.phrase(note)) for note in notes] == ["Hit. Poor: Die 2."]
    notes = swung.step("roll", "", ada, LoadedDice((6, 1))).notes
    assert [english(rules.phrase(note)) for note in notes] == [
        "Hit. Good: Die 6.", "It bleeds.", "Hp 3 → 2.",
    ]  # fmt: skip


def test_a_clash_in_which_nobody_wins_is_left_undecided() -> None:
    rules = wide()
    ada = hero(rules, edge="0")
    for name, option, rounds in (("brawl", "hit", MOST_ROUNDS), ("stare", "", 1)):
        opened = rules.begin(rules.encounters[name](), ada, asks=False)
        steps = (
            [(option, ""), ("roll", "1")] * MOST_ROUNDS if option else [(opened.forced or "", "")]
        )
        outcome, *_ = go(opened, ada, *steps)
        assert (outcome.label, outcome.facts["rounds"]) == ("undecided", rounds)
        assert (outcome.successes, outcome.failures) == (0, 1)


@pytest.mark.parametrize(
    ("word", "fields", "told"),
    [
        ("health", {"dice": "2"}, "dice: '2' is no dice; write 1d6, or -1d6 for a loss"),
        ("health", {"dice": "1d"}, "dice: '1d' is no dice"),
        ("draw", {"table": "omen"}, "table: unknown 'omen'; did you mean 'omens'?"),
        ("mark", {"name": "wett"}, "name: unknown 'wett'; did you mean 'wet'?"),
        ("begin", {"kind": "vov", "id": "a"}, "kind: unknown 'vov'; did you mean 'vow'?"),
        ("begin", {"kind": "clock", "id": "A b"}, "id: 'A b' is no id; write one such as find-"),
        ("begin", {"kind": "clock", "id": ""}, "id: '' is no id"),
        ("begin", {"kind": "vow", "id": "a"}, "rank: unknown ''"),
        ("begin", {"kind": "clock", "id": "a", "rank": "dire"}, "rank: unknown 'dire'"),
    ],
)
def test_an_effect_that_the_file_does_not_know_is_refused(
    word: str, fields: dict[str, str], told: str
) -> None:
    with pytest.raises(ValueError, match="^" + told.replace("?", r"\?")):
        wide().effects[word](**fields)


def test_an_effect_does_what_it_says() -> None:
    rules = wide()
    ada, effects = hero(rules), rules.effects

    hurt, (note,) = effects["health"](dice="-1d6", amount=1).apply(ada, LoadedDice((3,)))
    assert (hurt.tracks["health"], note.facts["faces"]) == (3, (3,))
    assert effects["health"](to=1).apply(hurt, LoadedDice(()))[0].tracks["health"] == 1
    _, (note,) = effects["draw"](table="omens").apply(ada, LoadedDice((1,)))
    assert english(rules.phrase(note)) == "Omens: A door opens."
    sworn, _ = effects["begin"](kind="vow", id="bell", rank="dire").apply(ada, LoadedDice(()))
    assert (sworn.progress["bell"].title, sworn.progress["bell"].boxes) == ("bell", 4)
    timed, _ = effects["begin"](kind="clock", id="dark", title="Dark", boxes=8).apply(
        sworn, LoadedDice(())
    )
    assert (timed.progress["dark"].title, timed.progress["dark"].boxes) == ("Dark", 8)
    filled, _ = effects["advance"](id="dark", times=8).apply(timed, LoadedDice(()))
    assert filled.progress["dark"].ticks == 8
    for times in (-101, 101):
        with pytest.raises(ValueError, match=f"times: -100 to 100, not {times}"):
            effects["advance"](id="dark", times=times)
    over, (note,) = effects["end"](id="dark").apply(timed, LoadedDice(()))
    assert [*over.progress] == ["bell"]
    assert english(rules.phrase(note)) == "Done with: Dark."


@pytest.mark.parametrize(
    ("word", "fields", "hurts"),
    [
        ("health", {"amount": -1}, True),
        ("health", {"amount": 1}, False),
        ("health", {"dice": "-1d6"}, True),
        ("health", {"dice": "1d6"}, False),
        ("doom", {"amount": 1}, True),
        ("doom", {"amount": -1}, False),
        ("doom", {"amount": 0}, False),
        ("doom", {"dice": "1d6"}, True),
        ("xp", {"amount": -1}, False),
    ],
)
def test_what_brings_a_hero_nearer_to_falling_hurts(
    word: str, fields: dict[str, object], hurts: bool
) -> None:
    assert wide().effects[word](**fields).hurts is hurts


def test_who_falls_by_a_track_that_kills_is_dead() -> None:
    rules = wide()

    fallen = [rules.fallen(hero(rules, health=h, doom=d)) for h, d in ("50", "00", "56", "06")]
    assert fallen == ["", "defeated", "dead", "dead"]


def test_a_hero_file_names_a_kind_that_is_there() -> None:
    rules = wide()

    assert rules.load({"name": "Ada", "archetype": "miller"}).tracks["xp"] == 3
    with pytest.raises(ValueError, match="archetype: unknown 'miler'; did you mean 'miller'"):
        rules.load({"name": "Ada", "archetype": "miler"})
    with pytest.raises(ValueError, match="archetype: unknown 'miller'"):
        system_of((WIDE[: WIDE.index("making:")]).encode(), "wide.yaml").load(
            {"name": "Ada", "archetype": "miller"}
        )


def test_what_can_be_bought_is_offered_with_its_price() -> None:
    rules = wide()
    ada = hero(rules, xp="4", edge="4", iron="1", lore="56")
    shop = rules.advance(ada)
    assert shop is not None

    assert [(one.id, english(one.text), english(one.reason)) for one in shop.options(ada)] == [
        ("buy-iron", "Iron: 1 → 2, for 4", ""),
        ("buy-doom", "Doom: 0 → 1, for 3", ""),
        ("done", "That is enough", ""),
    ]
    assert [*map(english, shop.status(ada))] == ["You have 4 to spend (Xp)."]
    outcome, after, _ = go(shop, ada, ("buy-doom", ""), ("done", ""))
    assert (after.tracks["doom"], after.tracks["xp"], outcome.label) == (1, 1, "done")
    notes = shop.step("buy-doom", "", ada, LoadedDice(())).notes
    assert [english(rules.phrase(note)) for note in notes] == ["Doom is 1 now; that cost 3."]

    poor = hero(rules, xp="1", lore="55")
    shop = rules.advance(poor)
    assert shop is not None
    offered = {one.id: english(one.reason) for one in shop.options(poor)}
    assert offered["buy-edge"] == "not enough Xp"
    assert offered["buy-lore"] == ""
    assert go(shop, poor, ("buy-lore", ""), ("done", ""))[1].skills["lore"] == 60
    assert rules.advance(hero(rules, xp="0")) is None


@pytest.mark.parametrize(
    ("trait", "value", "told"),
    [
        ("ege", "1", "there is no 'ege'; there are edge, iron and lore"),
        ("Edge", "x", "Edge is a whole number, not 'x'"),
        ("edge", "1234567", "edge is a whole number, not '1234567'"),
    ],
)
def test_a_trait_that_is_none_is_refused(trait: str, value: str, told: str) -> None:
    with pytest.raises(Illegal, match=f"^{told}"):
        wide().stand_in("Ada", {trait: value})
    assert wide().stand_in("Ada", {"EDGE": "2"}).attributes["edge"] == 2


def test_what_is_asked_and_what_came_of_it_is_said() -> None:
    rules = wide()
    ada = hero(rules, edge="1")
    check = rules.checks["act"](stat="edge")

    assert english(rules.put(rules.question("likely"), ada)).startswith("likely: ")
    assert english(rules.put(rules.encounters["brawl"](), ada)) == ""
    assert english(rules.phrase(Note("told", {"text": "It rains."}))) == "It rains."
    six = check.resolve(ada, LoadedDice((6,)))
    assert [*map(english, rules.explain(six))] == [
        "Good: Die 6.", "That makes: Score 7.", "Besides: Six.",
    ]  # fmt: skip
    again, _, _ = go(
        rules.begin(check, ada, asks=True),
        ada,
        (rules.begin(check, ada, asks=True).forced or "roll", "1"),
        ("again", "2"),
    )
    assert [*map(english, rules.explain(again))] == [
        "Poor: Die 2.", "That makes: Score 3.", "You took: Again.",
    ]  # fmt: skip
    seen = rules.checks["notice"]().resolve(ada, LoadedDice((4,)))
    assert "You see it." in [*map(english, rules.explain(seen))]


def test_an_offer_about_dice_that_lie_shows_what_comes_of_it() -> None:
    rules = wide()
    ada = hero(rules, edge="1")
    opened = rules.begin(rules.checks["act"](stat="edge"), ada, asks=True)
    lying = opened.step(opened.forced or "roll", "", ada, LoadedDice((1,))).encounter
    assert lying is not None

    again = weighed(lying, "again", ada)
    assert again is not None
    assert (again.labels["good"], again.total) == (3, 6)
    assert weighed(lying, "keep", ada) is None


def test_a_question_counts_for_yes_and_against_no() -> None:
    assert wide().question("").counts() == {"2s", "3s", "2f", "3f"}


def test_a_hero_beside_another_is_gathered_for_a_clash_alone() -> None:
    rules = wide()
    ada, tom = rules.stand_in("Ada", {}), rules.stand_in("Tom", {})
    check, brawl = rules.checks["act"](stat="edge"), rules.encounters["brawl"]()

    with pytest.raises(Illegal, match="Wide has no roll of several; 'everyone' rolls for each"):
        rules.gather(check, ada, (tom,))
    assert [one.name for one in rules.gather(brawl, ada, (tom,))[1].party] == ["Tom"]


def test_the_first_adventure_of_a_file_gives_what_its_check_needs() -> None:
    text = WIDE.replace(
        "checks:\n  act:",
        "checks:\n  bond: {on: vow, dice: {die: d6}, degrees: "
        "{done: {when: die <= progress, count: 1}, open: {count: -1}}}\n  act:",
    )
    scenes = system_of(text.encode(), "wide.yaml").beginning()["scenes/all.yaml"].decode()

    assert '{bond: {on: "5"}}' in scenes


def test_a_rules_file_is_told_from_an_adventure_by_its_keys() -> None:
    for key in ("checks", "roll", "attributes", "tracks", "oracle", "moves", "skills"):
        assert holds_rules(f"{key}: {{}}\n".encode())
        for other in ("scenes", "start", "format", "system"):
            assert not holds_rules(f"{key}: {{}}\n{other}: {{}}\n".encode())
    for text in ("title: A\n", "- roll\n", "", "roll: [\n"):
        assert not holds_rules(text.encode())


def test_a_file_with_mistakes_makes_no_system() -> None:
    with pytest.raises(AdventureError) as refused:
        system_of(WIDE.replace("name: wide", "nam: wide").encode(), "wide.yaml")
    assert [str(one) for one in refused.value.problems] == [
        "wide.yaml:1:1: unknown key 'nam'; did you mean 'name'? [key-unknown]",
    ]


def test_own_systems_are_files_and_folders_of_one_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(places.OWN, str(tmp_path / "none"))
    assert (places.own(), places.folder()) == ((), tmp_path / "none")
    monkeypatch.setenv(places.OWN, str(tmp_path))
    for name in ("b.yaml", "c.YML", "d.txt", "a/system.yaml", "e/other.yaml"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(WIDE)
    (tmp_path / "f.yaml").mkdir()

    assert places.own() == ("a", "b", "c")
    assert [places.named(name).name for name in places.own()] == ["wide"] * 3
    assert places.named("oath").name == "oath"
    for name in ("d", "e", "f", "system", ""):
        with pytest.raises(KeyError):
            places.named(name)
    monkeypatch.delenv(places.OWN)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert places.folder().name == "systems"
    assert tmp_path in places.folder().parents
    assert [places.is_path(name) for name in ("a.yaml", "A.YML", "oath")] == [True, True, False]


def test_a_rules_file_that_can_not_be_read_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.yaml"
    with pytest.raises(SoloError, match=r"a\.yaml: there is no such rules file$"):
        places.content(path)
    path.write_bytes(b"#" * MOST_BYTES)
    assert len(places.content(path)) == MOST_BYTES
    path.write_bytes(b"#" * (MOST_BYTES + 1))
    with pytest.raises(
        SoloError, match=rf"a\.yaml: a rules file has at most {MOST_BYTES:,} bytes$"
    ):
        places.content(path)

    def denied(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "open", denied)
    with pytest.raises(SoloError, match=r"a\.yaml: permission denied$"):
        places.content(path)


def proved(check: str) -> list[str]:
    """Return what running through the checks of a file tells, with one more check."""
    text = WIDE.replace("moves:\n", f"{check}\nmoves:\n", 1)
    found = look(text.encode(), "wide.yaml")
    assert (found.book is not None, found.problems) == (True, ())
    assert found.book is not None
    assert found.root is not None
    return [f"{one.severity}: {one.message}" for one in proofs.prove(found.book, found.root)]


FAR = "  far: {dice: {a: d100, b: d100, c: d100}, values: {x: a * b * c}, %s}"
DEGREES = "degrees: {best: {when: x >= %s, count: 2}, good: {count: 1}}"


def test_what_is_too_large_to_be_run_through_is_said_to_have_been_tried(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Some throws by chance, the same each time: one in a million comes in none of them."""
    monkeypatch.setattr(proofs, "FIRST", (10_000, 400))
    monkeypatch.setattr(proofs, "LAST", (10_000, 400))
    tried = "in none of the 10,000 throws that were tried"

    assert proved(FAR % DEGREES % "1000000") == [
        f"warning: 'best' came {tried}; one above it counts first, or its 'when' can't hold"
    ]
    assert proved(FAR % DEGREES % "100000") == []
    on_top = DEGREES % "100000" + ", on_top: {most: x == 1000000}"
    assert proved(FAR % on_top) == [f"warning: 'most' was so {tried}"]
    monkeypatch.setattr(proofs, "LAST", (9_999, 400))
    assert proved(FAR % DEGREES % "1000000") == []


def test_odds_that_take_too_much_work_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    check = wide().checks["luck"]()
    assert odds(check, hero(wide())).total == 6
    monkeypatch.setattr(judging, "MOST_SPENT", 1)
    with pytest.raises(SoloError, match=r"^these formulas take too much work for exact odds$"):
        odds(wide().checks["luck"](purpose="again"), hero(wide()))


def test_a_check_by_an_attribute_and_a_skill_needs_no_skill_told() -> None:
    rules = wide()
    ada = hero(rules, edge="4")

    found = [
        rules.checks["both"](stat="edge", **more).resolve(ada, LoadedDice((1,))).label
        for more in ({}, {"skill": "lore"})
    ]
    assert found == ["poor", "good"]


def test_what_conditions_may_ask_of_a_hero() -> None:
    assert vocabulary(wide().book) == {
        "edge": Words(span=(0, 4)), "iron": Words(span=(0, 4)), "lore": Words(span=(0, 60)),
        "health": Words(span=(0, 5)), "doom": Words(span=(0, 6)), "xp": Words(span=(0, 50)),
        "progress": Words(), "full": Words(), "conditions": Words(("wet",)),
        "archetype": Words(("miller",)),
    }  # fmt: skip


def test_a_sound_file_has_nothing_told_of_it() -> None:
    assert examine(WIDE.encode(), "wide.yaml") == ()


def test_what_a_file_leaves_out_is_nothing_but_for_these() -> None:
    usual = {}
    for name, one in vars(model).items():
        if isinstance(one, type) and one.__module__ == model.__name__:
            for field in getattr(one, "__dataclass_fields__", {}).values():
                if field.default is not MISSING and field.default not in (None, "", 0, (), False):
                    usual[f"{name}.{field.name}"] = field.default
    assert usual == {
        "Rating.range": (0, 5), "Track.range": (0, 10), "Track.start": Formula("0"),
        "Modifier.adds": 1, "Progress.boxes": 10, "Progress.ticks": 1,
        "Making.times": 1, "Making.step": 1, "Advancement.step": 1,
        "Rating.shorthand": "range", "Modifier.shorthand": "adds", "Offer.shorthand": "text",
        "Meaning.shorthand": "text", "Result.shorthand": "text",
    }  # fmt: skip


def test_a_start_that_can_not_be_worked_out_is_told_at_its_track() -> None:
    for part, text in (
        ("tracks", WIDE.replace("doom: {range", "doom: {start: 6 // edge, range")),
        (
            "group",
            WIDE.replace(
                "conditions:", "group: {food: {start: 6 // edge, range: [0, 6]}}\nconditions:"
            ),
        ),
    ):
        found = look(text.encode(), "wide.yaml")
        (one,) = found.problems
        line = text[: text.index("6 // edge")].count("\n") + 1
        assert (str(one), part) == (
            f"wide.yaml:{line}:{one.mark.column}: start: it can't be worked out: division by zero "
            "[formula-fails]",
            part,
        )
