"""What an author lets happen in the middle of a fight, a chase or a journey, in every system."""

import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from solo.adventure.loader import examine, load
from solo.engine.chance import Seeded
from solo.engine.commands import Choose, Undo
from solo.engine.events import Faulted, Narrated
from solo.engine.journal import header, replay
from solo.engine.session import Session
from solo.engine.state import State
from solo.rules import find, fitted
from solo.rules.art.health.damage import overcome
from solo.rules.core.script import table_of
from solo.rules.core.shown.moment import Moment, Standing
from solo.rules.core.table import Table
from solo.words import english

WOLF = "wolf: {name: the wolf"
SYSTEMS = {
    "art": ("combat: {foes: [wolf, wolf], range: 1}", f"{WOLF}, health: [Poor]}}"),
    "fictive-hack": (
        "fight: {arenas: {yard: {exit: true}}, start: yard, foes: [wolf, wolf]}",
        f"{WOLF}, kind: tough, wounds: 2}}",
    ),
    "conan-2d20": (
        "fight: {zones: {yard: {exit: true}}, start: yard, foes: [wolf, wolf]}",
        f"{WOLF}, vigor: 4}}",
    ),
    "fallout-2d20": (
        "fight: {foes: [{foe: wolf}, {foe: wolf}]}",
        f"{WOLF}, health: 6}}",
    ),
    "fell": ("fight: {foes: [{foe: wolf, count: 2}]}", f"{WOLF}, hp: 4, weapon: d4}}"),
}
MIDST = """
      - {round: 1, text: "It begins, in round {{ fight.round }} with {{ fight.foes }}."}
      - {every: 1, again: true, set: {rounds: "rounds + 1"}}
      - {round: 2, text: One more comes., arrive: wolf, set: {there: fight.foes}}
      - {hurt: foes, text: Blood.}
      - {hurt: foes, again: true, set: {hurt: "hurt + 1"}}
      - {out: wolf, text: "One is out; {{ fight.foes }} left."}
      - {acts: wolf, text: It bites.}
      - {when: fight.round > 2, text: You tire.}
      - round: 2
        text: A call.
        choices:
          - {text: Answer, then: You answer., set: {answered: true}}
          - {text: Be silent, then: You are silent.}
"""


def written(folder: Path, system: str, midst: str, check: str = "") -> Path:
    fight, foe = SYSTEMS[system]
    shutil.copytree(find(system).template / "heroes", folder / "heroes")
    (folder / "adventure.yaml").write_text(
        f"""
format: 1
title: Wolves
system: {system}
start: yard
hero: {{create: false, pregenerated: [heroes/*.yaml]}}
variables: {{rounds: 0, there: 0, hurt: 0, answered: false}}
foes: {{{foe}}}
scenes:
  yard:
    text: Wolves.
    check: {{{check or fight}}}
    during:{midst}
    outcomes: {{aborted: {{goto: out}}, else: {{goto: end}}}}
  out: {{ending: ran, text: You run.}}
  end: {{ending: over, text: Over.}}
""",
        encoding="utf-8",
    )
    return folder


def opened(
    folder: Path, seed: str = "1", records: list[dict[str, object]] | None = None
) -> Session:
    adventure = load(folder)
    system = fitted(adventure.system, adventure.options)
    hero = system.create(adventure.heroes, make=False).options(None)[0].id
    record = None if records is None else records.append
    return Session(adventure, system, Seeded(seed), hero=hero, record=record)


def play(session: Session, most: int = 60, prefer: Sequence[str] = ()) -> list[str]:
    """Take what stands first, or what is preferred; return what was told in the midst."""
    told = [e.text for e in session.opening if isinstance(e, Narrated) and e.kind == "midst"]
    for _ in range(most):
        if session.over:
            break
        able = [one.id for one in session.options() if not one.reason]
        wanted = next((one for one in able if one.startswith(tuple(prefer))), able[0])
        turn = session.do(Choose(wanted))
        assert turn.accepted, turn.events
        told += [e.text for e in turn.events if isinstance(e, Narrated) and e.kind == "midst"]
    return [str(one) for one in told]


@pytest.mark.parametrize("system", SYSTEMS)
def test_occasions_happen_in_the_fights_of_every_system(system: str, tmp_path: Path) -> None:
    folder = written(tmp_path, system, MIDST)
    assert examine(folder)[1] == ()
    attacks = ("attack", "answer", "strike", "shoot", "roll", "as-they")

    found: set[str] = set()
    for seed in "12345":
        session = opened(folder, seed)
        told = play(session, prefer=attacks)
        assert told[0] == "It begins, in round 1 with 2."
        assert len(told) == len({*told})  # each once
        found |= {one.partition(";")[0] for one in told}
        if "One more comes." in told:
            assert "A call." in told
            assert session.state.variables["there"] in (1, 2, 3)
    assert {"One more comes.", "Blood.", "It bites.", "One is out"} <= found


def test_that_a_foe_has_acted_is_told_when_its_turn_is_over(tmp_path: Path) -> None:
    """Each turn once, and not while the hero still rolls Defense against its attack."""
    folder = written(tmp_path, "art", "\n      - {acts: wolf-1, again: true, text: It bites.}\n")
    session = opened(folder, "1")
    told: list[bool] = []
    for _ in range(12):
        if session.over:
            break
        able = [one.id for one in session.options() if not one.reason]
        turn = session.do(
            Choose(next((one for one in able if one in ("roll", "end-turn")), able[0]))
        )
        assert not any(isinstance(one, Faulted) for one in turn.events)
        bites = sum(isinstance(one, Narrated) and one.kind == "midst" for one in turn.events)
        assert bites <= 1
        assert not (bites and "(the wolf 1)" in " ".join(map(english, session.status())))
        told.append(bool(bites))
    assert sum(told) > 1


@pytest.mark.parametrize("system", SYSTEMS)
def test_such_games_play_back_and_are_undone(system: str, tmp_path: Path) -> None:
    folder, records = written(tmp_path, system, MIDST), list[dict[str, object]]()
    session = opened(folder, "3", records)
    states: list[State] = [session.state]
    for _ in range(30):
        if session.over:
            break
        able = [one.id for one in session.options() if not one.reason]
        session.do(Choose(able[0]))
        states.append(session.state)
    head = header(session.adventure, Seeded("3"), offers="always", hero=session.hero)

    again = replay([head, *records], session.adventure, session.system)

    assert again.trouble == ""
    assert again.session.state.variables == session.state.variables
    for state in states[-2::-1]:
        session.do(Undo())
        assert session.state == state


def test_a_choice_in_the_midst_is_asked_once_and_the_fight_goes_on(tmp_path: Path) -> None:
    session = opened(written(tmp_path, "fell", MIDST), "1")
    asked = 0
    for _ in range(40):
        if session.over:
            break
        able = [one.id for one in session.options()]
        if able == ["answer", "be-silent"]:
            asked += 1
            session.do(Choose("answer"))
            assert session.state.pending is not None
            assert session.state.pending.kind == "fight"
        else:
            session.do(Choose(able[0]))
    assert asked == 1
    assert session.state.variables["answered"] is True


def test_choices_of_one_name_in_two_occasions_do_each_their_own(tmp_path: Path) -> None:
    midst = "".join(
        f"""
      - round: 1
        text: "{call}?"
        choices: [{{text: Go, then: {done}, set: {{{name}: 7}}}}, {{text: Stay, then: You stay.}}]
"""
        for call, done, name in (("Left", "You go left.", "rounds"), ("Up", "You go up.", "hurt"))
    )
    session = opened(written(tmp_path, "fell", midst), "1")

    told = play(session, prefer=("go",))

    assert told[:2] == ["Left?", "Up?"]
    assert session.state.variables["rounds"] == session.state.variables["hurt"] == 7


@pytest.mark.rule("ART-251", "ART-279", "ART-281")
def test_a_check_demanded_costs_no_turn_and_what_it_does_counts(tmp_path: Path) -> None:
    """Sanity in the midst of a fight is no action; failing takes turns, as the rules say."""
    midst = """
      - round: 1
        text: It has a face.
        check: {sanity: {difficulty: Fear}}
        outcomes: {else: You look away.}
"""
    lost = 0
    for seed in map(str, range(8)):
        session = opened(written(tmp_path / seed, "art", midst), seed)
        while (pending := session.state.pending) is not None and pending.kind == "combat":
            session.do(Choose(session.options()[0].id))
        assert session.state.pending is not None
        assert session.state.pending.kind == "sanity"
        assert "abort" not in [one.hint for one in session.options()]
        waits = session.state.aside
        assert waits is not None
        while session.state.pending is not None and session.state.pending.kind == "sanity":
            session.do(Choose(session.options()[0].id))
        if session.over:
            continue
        back = session.state.pending
        assert back is not None
        assert back.kind == "combat"
        view = session.system.fight(back.encounter, session.state.sheet)
        assert view is not None
        assert view.round == 1  # the demand has taken no turn
        if overcome(session.state.sheet) and not session.over:
            told: list[str] = []
            for _ in range(8):
                if session.over or "fight-loses-turn" in told:
                    break
                events = session.do(Choose(session.options()[0].id)).events
                told += [n.code for one in events for n in getattr(one, "notes", ())]
            lost += "fight-loses-turn" in told
    assert lost > 1


@pytest.mark.rule("ART-195", "ART-455")
def test_a_shift_moves_the_columns_of_rolls_until_it_ends(tmp_path: Path) -> None:
    midst = """
      - {round: 1, text: Rain., shift: {by: -1, who: ours, of: attack, rounds: 1, name: rain}}
"""
    session = opened(written(tmp_path, "art", midst), "2")
    seen: dict[int, int] = {}
    for _ in range(40):
        pending = session.state.pending
        if session.over or pending is None:
            break
        table = table_of(pending.encounter, Table)
        battle = getattr(table, "battle", None)
        if battle is not None and battle.round:
            hero = next(one for one in battle.fighters.values() if one.side == "hero")
            seen.setdefault(battle.round, table.columns(hero.id, "attack-columns"))
        session.do(Choose(session.options()[0].id))
    assert seen[1] == -1
    assert seen[2] == 0


def test_goto_in_the_midst_leaves_the_fight(tmp_path: Path) -> None:
    midst = "\n      - {round: 1, text: No., goto: out}\n"
    session = opened(written(tmp_path, "fell", midst))

    assert session.state.ended == "ran"
    assert session.state.pending is None


@pytest.mark.parametrize(
    "outcome",
    ["{goto: out}", "{check: {luck: d4}, outcomes: {else: {text: Again., goto: out}}}"],
)
def test_an_outcome_in_the_midst_leads_out_of_the_fight(outcome: str, tmp_path: Path) -> None:
    midst = f"\n      - {{round: 1, check: {{luck: d6}}, outcomes: {{else: {outcome}}}}}\n"
    session = opened(written(tmp_path, "fell", midst))
    for _ in range(3):
        if not session.over:
            session.do(Choose(session.options()[0].id))

    assert session.state.ended == "ran"
    assert (session.state.pending, session.state.aside) == (None, None)


@pytest.mark.parametrize(
    ("check", "midst"),
    [
        ("journey: 4", "\n      - {round: 2, text: Half., set: {rounds: fight.round}}\n"),
    ],
)
def test_a_journey_has_its_rounds(check: str, midst: str, tmp_path: Path) -> None:
    session = opened(written(tmp_path, "fell", midst, check), "5")

    told = play(session, prefer=("go-on",))

    assert told == ["Half."] or session.state.variables["rounds"] == 0


TASK = "tasks: [{id: bar, text: Bar the door, attribute: strength, difficulty: Good}]"
ART_WAYS = {
    "chase": "chase: {foes: [wolf], start: 2}",
    "rounds": f"rounds: {{{TASK}}}",
    "phases": f"phases: {{{TASK}, limit: 6}}",
}


@pytest.mark.parametrize("check", ART_WAYS.values())
def test_chases_rounds_and_phases_have_theirs(check: str, tmp_path: Path) -> None:
    midst = """
      - {round: 1, text: "First."}
      - {every: 1, again: true, set: {rounds: fight.round}}
"""
    folder = written(tmp_path, "art", midst, check)
    if not check.startswith("chase"):
        text = (folder / "adventure.yaml").read_text("utf-8").replace("foes: {wolf", "items: {}\n#")
        (folder / "adventure.yaml").write_text(text, encoding="utf-8")
    found = []
    for seed in "123456":
        session = opened(folder, seed)
        found += play(session)
    assert "First." in found


# Moments


def test_names_mean_ids_with_and_without_a_number_and_sides() -> None:
    one = Standing("wolf-2", "foe")

    assert one.called("wolf")
    assert one.called("wolf-2")
    assert one.called("foes")
    assert not one.called("wolf-1")
    assert not one.called("wol")
    assert not one.called("hero")
    assert Moment(everybody=(one, Standing("grey-wolf", "foe", up=False))).foes == 1


# Mistakes


@pytest.mark.parametrize(
    ("midst", "code"),
    [
        ("{text: Nothing calls for it.}", "key-missing"),
        ("{round: 0, text: X.}", "value-wrong"),
        ("{left: 0, text: X.}", "value-wrong"),
        ("{round: 2, hurt: wolf, text: X.}", "scene-mixed"),
        ("{hurt: bear, text: X.}", "foe-unknown"),
        ("{round: 1, arrive: bear}", "foe-unknown"),
        ("{round: 1, shift: {by: -1, who: hero}}", "value-wrong"),
        ("{round: 1, shift: {by: 0}}", "value-wrong"),
        ("{when: fight.rounds > 2, text: X.}", "name-unknown"),
        ("{when: fight.up.bear, text: X.}", "foe-unknown"),
        ("{round: 1, text: \"{{ fight.wounds['bear-2'] }}\"}", "foe-unknown"),
        ('{round: 1, text: "{{ fight.place.hero }}"}', "name-unknown"),
        ("{when: fight.round > 2, again: true, text: X.}", "key-idle"),
        ("{round: 1, during: [], text: X.}", "key-unknown"),
        ("{round: 1, choices: [{then: X.}]}", "key-missing"),
    ],
)
def test_what_can_not_be_in_the_midst_is_told(midst: str, code: str, tmp_path: Path) -> None:
    folder = written(tmp_path, "fell", f"\n      - {midst}\n")

    assert code in {problem.code for problem in examine(folder)[1]}


NEVER = {
    "no foes in rounds": ("rounds", "left: 1", "'left: 1' never comes about in a 'rounds'"),
    "nor hurt ones": ("rounds", "hurt: foes", "'hurt: foes' never comes about"),
    "nobody's turn in a chase": ("chase", "acts: wolf", "'acts: wolf' never comes about"),
    "no places in a chase": ("chase", 'reached: "3"', "'reached: 3' never comes about"),
    "no such band": ("", 'reached: "33"', "there is no place '33' here; did you mean '3'?"),
    "nobody comes to it": ("", "round: 1, arrive: {foe: wolf, at: 12}", "no place '12' here"),
}


@pytest.mark.parametrize(("check", "call", "said"), NEVER.values(), ids=NEVER)
def test_what_never_comes_about_is_told(check: str, call: str, said: str, tmp_path: Path) -> None:
    folder = written(tmp_path, "art", f"\n      - {{{call}, text: X.}}\n", ART_WAYS.get(check, ""))

    assert [said in one.message for one in examine(folder)[1] if one.severity == "error"] == [True]


@pytest.mark.parametrize("call", ["hurt: hero", "out: ours", "every: 2", "left: 1", "out: wolf"])
def test_what_comes_about_is_not(call: str, tmp_path: Path) -> None:
    two = ART_WAYS["chase"].replace("[wolf]", "[wolf, wolf]")
    folder = written(tmp_path, "art", f"\n      - {{{call}, text: X.}}\n", two)

    assert examine(folder)[1] == ()


def test_a_shift_that_the_rules_have_not_is_told_with_those_that_they_have(tmp_path: Path) -> None:
    midst = "\n      - {round: 1, shift: {by: -1, who: foes, of: defense}}\n"

    told = [one.message for one in examine(written(tmp_path, "conan-2d20", midst))[1]]

    known = "who: hero, of: rolls"
    assert told == [f"'who: foes, of: defense' is no shift of these rules; known: {known}"]


def test_during_a_roll_there_is_no_midst(tmp_path: Path) -> None:
    folder = written(tmp_path, "fell", "\n      - {round: 1, text: X.}\n", "luck: d6")

    assert "key-idle" in {problem.code for problem in examine(folder)[1]}


@pytest.mark.parametrize(("check", "has"), [("", True), ("chase", False)])
def test_a_place_is_known_where_there_are_places(check: str, has: bool, tmp_path: Path) -> None:
    midst = "\n      - {round: 1, text: \"{{ fight.place['wolf-2'] }} {{ fight.left.hero }}\"}\n"
    folder = written(tmp_path, "art", midst, ART_WAYS.get(check, ""))

    told = {problem.code for problem in examine(folder)[1]}

    assert told == (set() if has else {"name-unknown"})


def test_the_fight_is_known_in_the_midst_alone(tmp_path: Path) -> None:
    folder = written(tmp_path, "fell", "\n      - {round: 1, text: X.}\n")
    path = folder / "adventure.yaml"
    text = path.read_text("utf-8").replace("text: Wolves.", 'text: "{{ fight.round }}"')
    path.write_text(text, encoding="utf-8")

    assert "name-unknown" in {problem.code for problem in examine(folder)[1]}
