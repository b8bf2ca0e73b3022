"""What authors claim of a story is held against the games that bots play."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.authoring.continuity.questions import (
    AGAIN,
    LATE,
    OPEN,
    UNNAMED,
    asked,
    exceptions,
    grouped,
    meant,
    settled,
)
from solo.authoring.exact import proof
from solo.authoring.exact.possible import possible
from solo.authoring.lint.lint import lint
from solo.authoring.playtests.one_game import Prepared
from solo.authoring.playtests.playtest import playtest
from solo.authoring.playtests.report import Report
from solo.cli.authors.continuity import facts
from tests.conftest import HEADER, Solo

Write = Callable[..., Path]

SCENES = """\
variables: {{boy: false, told: 0}}
{sections}
scenes:
  quay:
    choices:
      - text: Take the boy
        set: {{boy: true}}
        {outcome}
        goto: end
      - {{text: Go alone, goto: end}}
  end: {{ending: {{kind: won}}, text: "{text}"{scene}}}
"""


def story(
    sections: str = "", outcome: str = "", text: str = "You are home.", scene: str = ""
) -> str:
    return SCENES.format(sections=sections, outcome=outcome, text=text, scene=scene)


def played(path: Path, games: int = 20) -> Report:
    return playtest(path, games, "continuity")


def codes(path: Path, *, prove: bool = False) -> list[str]:
    return [problem.code for problem in lint(path, prove=prove, seconds=0)]


def told(*words: str, when: str = "not boy and told == 1", but: str = "", behind: str = "") -> str:
    """A story in which words are told at the end of one way, while a condition does not hold.

    `behind` a condition that always holds it stands as a further one.
    """
    one = f"{{when: {when}, told: {list(words)}, meant: [{but}]}}"
    return story(
        f"present: {{boy: {f'[{behind}, {one}]' if behind else one}}}",
        text="{% if boy %}You are home. His hand\\n\\nis in yours. It’s *small*."
        "{% else %}Home.{% endif %}",
    )


CONTRADICTED = {
    "a scene's own": story(scene=", never: boy"),
    "a list of conditions": story(scene=", never: [told == 3, boy]"),
    "the adventure's for a scene": story("never: {end: boy}"),
    "for every ending": story("never: {endings: boy}"),
    "after every turn": story("never: {always: boy}"),
    "an outcome's": story(outcome="never: boy"),
    "who speaks": story("present: {boy: not boy}", outcome="speaks: boy"),
    "what is shown": story("present: {boy: {when: not boy}}", outcome="shows: [boy]"),
    "who is carried and not named": story("present: {boy: {when: boy, carried: true}}"),
    "a quest's": story(
        "quests: {home: {title: Home, claims: not boy}}", outcome="quest: {complete: home}"
    ),
    "words that are told": told("HIS HAND is"),
    "words with others between": told("his … yours"),
    "words of the second of some": told("her hand", "hand is"),
    "words of the last scene that were so before the turn": told("his hand", when="not boy"),
    "words that a choice says": told("take the boy", when="told == 1"),
    "words without their emphasis": told("it's small"),
    "a word that is emphasised in part": story(
        "present: {boy: {when: not boy and told == 1, told: [hand]}}",
        text="{% if boy %}His *ha*nd is small.{% else %}Home.{% endif %}",
    ),
    "words whose edge is a piece of one": told("it … mall"),
    "words beside those that may be told": told("hand", "you are", but="his hand is"),
    "words of a further condition": told("his hand", behind="told == 0"),
    "an hour": story(outcome="clock: '10:00'"),
    "a span that is over": story(outcome="clock: 22:00-23:30"),
}
KEPT = {
    "no claim": story(),
    "words of an outcome that were so before the turn": story(
        "present: {boy: {when: not boy, told: [you take him]}}", outcome="then: You take him."
    ),
    "words that are told while it is so": told("his hand", when="boy or told == 0"),
    "words that were so before the turn": told("take the boy", when="not boy"),
    "words that are a part of others": told("his han", "is hand"),
    "words of two sentences": told("home … yours"),
    "words within those that may be told": told("hand", but="his … in yours"),
    "nothing but the words, named by their id": story(
        "present: {home: {when: told == 1, told: [at sea]}}"
    ),
    "a claim that holds": story(scene=", never: told == 3"),
    "somebody who is there": story("present: {boy: boy}", outcome="speaks: boy"),
    "who is carried and named": story(
        "present: {boy: {when: boy, names: [child], carried: true}}", text="The Child sleeps."
    ),
    "an hour that is near": story(outcome="clock: '00:15'"),
    "a span": story(outcome="clock: 00:00-01:00"),
    "a span over midnight": story(outcome="clock: 22:00-00:30"),
    "a quest that is over already": story(
        "quests: {home: {title: Home, claims: not boy}}",
        outcome="cases: [{quest: {take: home, fail: home}}, {quest: {complete: home}}]",
    ),
}


@pytest.mark.parametrize("scenes", CONTRADICTED.values(), ids=CONTRADICTED)
def test_a_game_that_contradicts_a_claim_is_told_with_its_shortest_way(
    module: Write, scenes: str
) -> None:
    path = module(scenes)

    report = played(path)

    ((told, way),) = report.shortest.items()
    assert "contradiction" in told
    assert "adventure.yaml:" in told
    assert 0 < report.contradictions[told] < report.games
    assert [type(one).__name__ for one in way.commands][-1] == "Choose"
    assert not report.clean


@pytest.mark.parametrize("scenes", KEPT.values(), ids=KEPT)
def test_a_claim_that_holds_is_silent(module: Write, scenes: str) -> None:
    assert not played(module(scenes)).shortest


def test_a_claim_that_is_broken_from_the_start_is_told(module: Write) -> None:
    """Nothing that it reads has changed by the first turn, nor will."""
    scenes = """\
variables: {told: 0}
never: {always: told == 0}
scenes:
  start: {text: Fog., choices: [{text: Wait, then: Fog.}, {text: Go, goto: end}]}
  end: {text: "{{ told }}", ending: end}
"""
    report = played(module(scenes, HEADER.replace("start: quay", "start: start")))

    assert [*report.contradictions.values()] == [report.games]


@pytest.mark.parametrize("claim", ["'ann' in companions", "hero.name != ''"])
def test_a_claim_may_ask_who_is_only_there_once_a_hero_is_made(module: Write, claim: str) -> None:
    """While heroes are offered there is nobody to ask."""
    scenes = f"""\
variables: {{told: 0}}
companions: {{ann: {{name: Ann}}}}
never: {{always: "{claim}"}}
scenes:
  start: {{text: Fog., choices: [{{text: Go, join: ann, goto: end}}]}}
  end: {{text: "{{{{ told }}}}", ending: end}}
"""
    header = HEADER.replace("start: quay", "start: start")
    report = played(module(scenes, header.replace("create: false", "create: true")))

    assert [*report.contradictions.values()] == [report.games]


def test_words_of_the_first_scene_may_depend_on_the_hero_who_is_made_for_it(
    module: Write,
) -> None:
    """Before that turn there was nobody to ask."""
    scenes = """\
present: {hero: {when: "hero.name != ''", names: [], told: [You stand]}}
scenes:
  start: {text: You stand here., choices: [{text: Go, goto: end}]}
  end: {ending: end}
"""
    header = HEADER.replace("start: quay", "start: start")
    report = played(module(scenes, header.replace("create: false", "create: true")))

    assert not report.contradictions


@pytest.mark.parametrize(("told", "wrong"), [("Nine sacks", False), ("The sacks: ten sacks", True)])
def test_a_number_that_never_changes_is_held_in_every_text(
    module: Write, told: str, wrong: bool
) -> None:
    scenes = f"""\
present: {{sacks: {{when: 9, names: [], told: ["# sacks"]}}}}
scenes:
  start: {{text: "{told} stand here.", choices: [{{text: Go, goto: end}}]}}
  end: {{ending: end}}
"""
    path = module(scenes, HEADER.replace("start: quay", "start: start"))

    assert "condition-odd" not in [one.code for one in lint(path)]
    assert bool(played(path).contradictions) is wrong


def test_a_refused_turn_contradicts_nothing_and_each_contradiction_counts_once_a_game(
    module: Write,
) -> None:
    scenes = story("never: {always: boy, end: boy}", scene=", never: boy")

    report = played(module(scenes))

    assert len(report.shortest) == 3
    assert len(set(report.contradictions.values())) == 1


BACK = """\
companions: {tam: {name: Tam Reed}}
quests: {lamp: Find the lamp}
events: {bell: {at: "00:10", when: late, text: The bell strikes.}}
variables: {late: false}
scenes:
  quay:
    enter: {join: tam, quest: {take: lamp}}
    choices:
      - {text: Wait, time: 60, set: {late: true}, then: "LONG", goto: quay}
      - {text: Go, when: visits > 2, goto: end}
  end: {ending: won, text: "You are home."}
""".replace("LONG", "The river goes by. " * 15)


def test_what_is_left_open_is_asked_and_an_answer_silences_it(module: Write, solo: Solo) -> None:
    path = module(BACK)

    report = played(path, 10)

    asks = {f"{OPEN} lamp/end", f"{UNNAMED} tam/end", f"{LATE} bell/quay", f"{AGAIN} quay"}
    assert set(report.questions) == asks
    assert set(report.questions.values()) == {10}
    assert report.clean
    answered = 'expect: {meant: [open lamp/end, unnamed tam, late bell, "again quay"]}\n'
    (path / "adventure.yaml").write_text(
        (path / "adventure.yaml").read_text().replace("start: quay\n", f"start: quay\n{answered}")
    )
    done = solo("test", str(path), "--games", "10")
    assert "Questions" not in done.stdout
    assert done.returncode == 0


def test_who_is_named_by_a_part_of_their_name_is_not_forgotten(module: Write) -> None:
    path = module(BACK.replace("You are home.", "You and TAM are home."))

    assert f"{UNNAMED} tam/end" not in played(path, 5).questions


def test_questions_are_grouped_by_what_they_are_about() -> None:
    questions = {"open lamp/end": 2, "open lamp/sea": 1, "late bell": 3, "late horn": 1}
    unnamed = {f"unnamed {one}": 1 for one in ("tam/end", "tam/sea", "oil/end", "rope/sea")}

    assert grouped(questions | unnamed, {"oil", "rope"}) == {
        "open": {"lamp/end": 2, "lamp/sea": 1},
        "late": {"bell": 3, "horn": 1},
        "unnamed tam": {"tam/end": 1, "tam/sea": 1},
        "unnamed": {"oil/end": 1, "rope/sea": 1},
    }
    assert list(meant(questions, {"open lamp", "late horn"})) == [
        *("open lamp/end", "open lamp/sea", "late horn")
    ]
    assert list(meant(questions, {"late", "open"})) == []  # what comes up later is told
    assert asked("open lamp") == "A quest is still open at an ending"


@pytest.mark.parametrize(("shut", "silent"), [(30, False), (28, True), (0, True)])
def test_a_quest_that_few_games_leave_open_at_an_ending_is_answered_there(
    shut: int, silent: bool
) -> None:
    """Where nearly all end with it closed, an answer for all endings is none."""
    asked = {"open lamp/end": 1, "shut lamp/end": shut, "open lamp/sea": 40, "again end": 1}
    placed = exceptions(asked)

    assert ("open lamp/end" in meant(asked, {"open lamp", "again end"}, placed)) is silent
    assert "open lamp/sea" in meant(asked, {"open lamp"}, placed)
    assert "open lamp/end" in meant(asked, {"open lamp/end"}, placed)


def test_a_quest_that_is_open_though_all_is_over_is_answered_by_that_alone() -> None:
    """Whoever let a quest end beside somebody did not say that it stays open without them."""
    asked = {"against boy/tam": 1, "against boy/gone": 1}
    placed = exceptions(asked)

    assert list(meant(asked, {"against boy"}, placed)) == ["against boy/tam"]
    assert list(meant(asked, {"against boy/gone"}, placed)) == ["against boy/gone"]


@pytest.mark.parametrize(("answer", "told"), [("open lamp", True), ("open lamp/end", False)])
def test_the_command_tells_a_quest_that_few_games_leave_open(
    module: Write, answer: str, told: bool
) -> None:
    """Games leave it open, as `BACK` does; that others close it is added to what they came to."""
    header = f"{HEADER}expect: {{meant: [{answer}, unnamed tam, late bell, again quay]}}\n"
    path = module(BACK, header)
    report = played(path, 3)
    report.questions["shut lamp/end"] = 90

    found = facts(Prepared(load(path)), report, {}, path / "out", force=False)

    assert found["questions"]
    assert ("open lamp/end" not in found["meant"]) is told


@pytest.mark.parametrize(
    ("games", "asks"), [(99, ["again quay", "late bell"]), (101, ["late bell"])]
)
def test_a_text_that_seldom_comes_again_is_no_question(games: int, asks: list[str]) -> None:
    assert sorted(settled({"again quay": 2, "late bell": 1}, {}, games)) == asks


def test_the_command_tells_the_contradiction_and_writes_its_way(
    module: Write, solo: Solo, tmp_path: Path
) -> None:
    path = module(story("present: {boy: {when: boy, carried: true}}"))

    done = solo("test", str(path), "--games", "10", "--out", str(tmp_path / "out"))
    facts = json.loads(solo("test", str(path), "--games", "10", "--json").stdout)

    assert done.returncode == 1
    assert "Contradictions\n" in done.stdout
    script = tmp_path / "out" / "contradiction-1.txt"
    assert str(script) in " ".join(done.stdout.split())
    assert "> take-the-boy" in script.read_text()
    ((told, one),) = facts["contradictions"].items()
    assert "'boy' is carried, and ending 'end' does not name it" in told
    assert one["games"] > 0
    played_back = solo("play", str(path), "--script", str(script))
    assert played_back.returncode == 0, played_back.stdout


def test_the_search_finds_a_contradiction_that_no_game_met(module: Write, solo: Solo) -> None:
    scenes = """\
variables: {steps: 0}
scenes:
  quay:
    choices:
      - {text: Up, set: {steps: steps + 1}, goto: quay}
      - {text: Go, when: steps > 11, goto: end}
      - {text: Sit, goto: rest}
  rest: {ending: lost, text: Tired.}
  end: {ending: won, text: Home., never: steps > 11}
"""

    facts = json.loads(
        solo("test", str(module(scenes)), "--games", "1", "--search", "5000", "--json").stdout
    )

    assert [one["games"] for one in facts["contradictions"].values()] == [0]


def test_the_place_of_games_that_do_not_end_is_told(module: Write, solo: Solo) -> None:
    scenes = """\
scenes:
  quay: {choices: [{text: In, goto: pit}, {text: Out, goto: end}]}
  pit: {choices: [{text: Wait, goto: pit}, {text: Up, when: visits > 9000, goto: end}]}
  end: {ending: won, text: Home.}
"""

    done = solo("test", str(module(scenes)), "--games", "4", "--seed", "1")

    assert "Where games did not end\n  pit (" in done.stdout


COUNTED = """\
variables: {tansy: false, saved: 4}
present: {one: {when: WHEN, told: WORDS, meant: MEANT}}
scenes:
  quay: {text: Fog., choices: [{text: Go on, set: {saved: 3}, then: "THEN", goto: end}]}
  end: {ending: won, text: "END{{ saved if tansy }}"}
"""


def counted(
    *words: str, text: str = "Home.", then: str = "Fog.", when: str = "saved", but: str = ""
) -> str:
    """A story in which a number is told at the end, of 3; or before it, as 4 become 3."""
    story = COUNTED.replace("WHEN", when).replace("WORDS", json.dumps(words))
    return story.replace("MEANT", f"[{but}]").replace("THEN", then).replace("END", text)


@pytest.mark.parametrize(
    ("scenes", "said"),
    [
        (counted("# lived", text="*Four*\\n\\nlived."), "'# lived' is told as 'four lived'"),
        (
            counted("# lived", text="Nobody lived."),
            "told as 'nobody lived', and 'saved' comes to 3",
        ),
        (counted("# lived", text="Of 9 men 5 lived."), "told as '5 lived'"),
        (counted("# lived", text="Three lived, and two lived on."), "told as 'two lived'"),
        (counted("# lived", text="So twenty-three lived."), "told as 'twenty-three lived'"),
        (counted("# lived", text="A hundred and three lived."), "told as 'a hundred and three"),
        (counted("All # children", text="All 13 children ran."), "told as 'all 13 children'"),
        (counted("saved … # of #", text="You saved two of three."), "told as 'saved two of three'"),
        (counted("# child", text="Not a child came."), "told as 'not a child', and"),
        (counted("# lived", then="Five lived."), "told as 'five lived', and 'saved' comes to 3"),
        (counted("# left", text="4 left.", when="5 if tansy else 6 - saved"), "comes to 3"),
        (counted("# left", text="4 left.", when="tansy and saved"), "'tansy and saved' comes to 0"),
        (counted("# left", text="4 left. 3 left.", but="'# left. # left'"), ""),
        (counted("# lived", text="Three lived."), ""),
        (counted("# lived", then="FOUR lived, or three lived."), ""),  # before the turn, and after
        (counted("# lived", text="Two lived.", when="not tansy or saved"), ""),  # so many as may be
        (counted("You count #", text="You count five hundred thousand. You count 2.5."), ""),
        (counted("# lived", text="Forty-odd and 1.5 lived."), ""),
        (counted("# lived", text="Nearly five lived. Two or four lived."), ""),
        (counted("# lived", text="That one lived, and this half-five lived."), ""),
        (counted("# lived", text="Two thousand and five lived, and five thousand lived."), ""),
    ],
)
def test_a_number_that_is_told_is_what_is_declared(module: Write, scenes: str, said: str) -> None:
    shortest = played(module(scenes), 2).shortest

    assert [said in told for told in shortest] == [True] * bool(said)


@pytest.mark.parametrize(
    ("text", "tells"),
    [
        ("Einundzwanzig leben.", True),
        ("Keiner der Hunde, dreißig leben.", True),
        ("Kein anderer. Beide leben.", True),
        ("Drei leben.", False),
        ("Both leben. No leben.", False),  # these are no German words
    ],
)
def test_a_number_is_told_in_the_language_of_the_adventure(
    module: Write, text: str, tells: bool
) -> None:
    path = module(counted("# leben", text=text), f"{HEADER}language: de\n")

    assert bool(played(path, 2).shortest) is tells


def test_a_number_that_is_told_names_what_is_carried(module: Write) -> None:
    told = counted("# lived", text="Three lived.").replace("{when:", "{carried: true, when:")

    assert not played(module(told), 2).shortest


@pytest.mark.parametrize(
    ("words", "when", "told"),
    [
        ("# lived", "tansy", ["words-number"]),
        ("# lived", "tansy or saved > 2", ["words-number"]),
        ("# lived", "saved", []),
        ("# lived", "5 if tansy else saved", []),
        ("# lievd", "saved", ["words-untold"]),
        ("only # lived", "saved", ["words-untold"]),
        ("No. #4 lived", "tansy", []),
    ],
)
def test_a_mark_for_a_number_without_one_is_told(
    module: Write, words: str, when: str, told: list[str]
) -> None:
    path = module(counted(words, text="{{ saved|in_words }} lived. No. #4 lived.", when=when))

    assert [code for code in codes(path) if code.startswith("words-")] == told


@pytest.mark.parametrize(("when", "odd"), [("saved", False), ("saved > 2", True)])
def test_what_is_never_none_is_no_odd_number(module: Write, when: str, odd: bool) -> None:
    assert ("condition-odd" in codes(module(counted("fog", when=when)))) is odd


MISTAKES = {
    "an unknown scene": ("never: {nowhere: boy}", "", "scene-unknown"),
    "an unknown name": ("never: {end: bouy}", "", "name-unknown"),
    "somebody unknown": ("", "speaks: tam", "presence-unknown"),
    "no condition": ("present: {boy: {carried: true}}", "", "key-missing"),
    "words that are none": ("present: {boy: {when: boy, told: […]}}", "", "value-wrong"),
    "words that no text tells": (
        "present: {boy: {when: boy, told: [you are hoem]}}",
        "",
        "words-untold",
    ),
    "words of which no text tells all": (
        "present: {boy: {when: boy, told: [you … hoem]}}",
        "",
        "words-untold",
    ),
    "words that no text tells all the same": (
        "present: {boy: {when: boy, told: [home], meant: [hoem]}}",
        "",
        "words-untold",
    ),
    "a list of nothing": ("present: {boy: []}", "", "value-wrong"),
    "a further condition without words": ("present: {boy: [boy, {when: boy}]}", "", "key-missing"),
    "a further condition with names": (
        "present: {boy: [boy, {when: boy, told: [home], names: [him]}]}",
        "",
        "key-unknown",
    ),
    "a strange key": ("present: {boy: {when: boy, carry: true}}", "", "key-unknown"),
    "no hour": ("", "clock: noon", "event-time"),
    "a quest's": ("quests: {home: {title: Home, claims: bouy}}", "", "name-unknown"),
}


@pytest.mark.parametrize(("sections", "outcome", "code"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_in_a_claim_is_told(
    module: Write, sections: str, outcome: str, code: str
) -> None:
    assert code in codes(module(story(sections, outcome)))


def test_words_that_a_text_tells_are_no_mistake(module: Write) -> None:
    declared = "present: {boy: {when: boy, told: [You’re Home, you … home]}}"

    assert "words-untold" not in codes(module(story(declared, text="You're\\n  *home*.")))


def test_a_contradiction_of_words_says_what_is_told_and_where(module: Write) -> None:
    path = module(told("his hand"))

    (said,) = played(path).shortest

    assert "'his hand' is told, and 'not boy and told == 1' does not hold" in said
    lines = (path / "adventure.yaml").read_text(encoding="utf-8").splitlines()
    (place,) = (number for number, line in enumerate(lines, 1) if line.startswith("  end:"))
    assert f"adventure.yaml:{place}:" in said


def test_a_claim_that_no_game_contradicts_is_proved_and_another_is_not(module: Write) -> None:
    kept = module(story("never: {quay: boy}"))
    assert "proof-claim" in codes(kept, prove=True)

    broken = module(story("never: {end: boy}"))
    assert "proof-claim" not in codes(broken, prove=True)
    assert "proof-contradiction" not in codes(broken, prove=True)  # one way alone contradicts it

    sure = module(story("never: {end: told == 0}"))
    assert "proof-contradiction" in codes(sure, prove=True)


@pytest.mark.parametrize("complete", [True, False])
def test_of_claims_nothing_is_proved_before_every_state_is_followed(
    module: Write, monkeypatch: pytest.MonkeyPatch, complete: bool
) -> None:
    adventure = load(module(story("never: {end: [told == 0, boy and told > 0]}")))
    found = replace(possible(adventure), complete=complete)
    monkeypatch.setattr(proof, "possible", lambda *_: found)

    told = {one.code for one in proof.proofs(adventure)}

    assert ("proof-contradiction" in told, "proof-claim" in told) == (complete, complete)


def test_no_player_pays_for_a_claim(module: Write) -> None:
    """A claim is no action, and a game from the cache has none at all."""
    from solo.adventure.loader import load

    scene = load(module(story(scene=", never: boy"))).scenes["end"]

    assert scene.body.claims
    assert scene.body.actions == ()


def test_a_proved_contradiction_is_told_with_a_way_that_plays(
    module: Write, solo: Solo, tmp_path: Path
) -> None:
    scenes = """\
variables: {rope: false}
scenes:
  quay:
    check: {trait: {attribute: strength, difficulty: Poor}}
    outcomes: {success: {set: {rope: true}, goto: ship}, failure: Not yet.}
    choices: [{text: Stay, goto: end}]
  ship: {text: A ship., never: rope, choices: [{text: Sail, goto: end}]}
  end: {ending: won, text: Home.}
"""
    path = module(scenes)

    plain = solo("lint", str(path)).stdout
    told = solo("lint", str(path), "--proof").stdout

    said, _, script = told.partition("\n\n# A way to ")
    assert "proved: whoever comes here contradicts this claim: 'rope' holds" in said
    assert "# A way to" not in plain
    lines = script.split("\n")[1:]
    assert any(line.startswith("> ") for line in lines)
    assert "  scene: ship" in lines
    file = tmp_path / "way.txt"
    file.write_text("\n".join(lines), encoding="utf-8")
    again = solo("play", str(path), "--script", str(file))
    assert again.returncode == 0, again.stdout


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("untold", "'untold' is no kind of question"),
        ("opne lamp", "did you mean 'open'?"),
        ("late", "name the event that it is about, as `late NAME`"),
        ("late bel", "no event is 'bel'; did you mean 'bell'?"),
        ("open tam/end", "no quest is 'tam'"),
        ("unnamed bell", "no companion or item is 'bell'"),
        ("gone nobody/quay", "no person is 'nobody'"),
        ("same keay/lamp", "no scene is 'keay'"),
        ("count damge/quay", "no variable or effect is 'damge'; did you mean 'damage'?"),
        *((one, "") for one in ("open lamp", "unnamed wound", "gone tam/end", "again quay")),
        ("count damage/quay", ""),
    ],
)
def test_an_answer_that_answers_nothing_is_told(answer: str, said: str, module: Write) -> None:
    path = module(BACK, f'{HEADER}expect: {{meant: ["{answer}"]}}\n')

    told = [one.message for one in lint(path) if one.code == "expect-answer"]

    assert [said in one for one in told] == [True] * bool(said)
