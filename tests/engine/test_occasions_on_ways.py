"""What an author lets happen on ways of several legs, between steps, in meetings and clashes."""

from pathlib import Path

import pytest

from solo.adventure.loader import examine
from solo.engine.commands import Choose
from solo.engine.session import Session
from solo.rules import find
from solo.rules.core.script import table_of
from solo.rules.core.table import Table
from solo.rules.fell.checks.ladder import LADDER
from solo.rules.fell.fight.attack import blow_at
from solo.rules.fell.fight.table import FightTable
from solo.rules.fell.health.harm_dice import Swing
from solo.rules.fictive_hack.fight.blow import held, terms_of
from solo.rules.fictive_hack.fight.npc_attacks import against_other
from solo.rules.fictive_hack.fight.table import FightTable as HackTable
from tests.engine.test_occasions import opened, play, written

EACH = """
      - {round: 1, text: "After one: {{ fight.counts.COUNT }}."}
      - {every: 1, again: true, set: {rounds: fight.round}}
      - {when: fight.round > 1, text: Further.}
"""
STEPS = ", ".join(
    f"{{id: {name}, intro: Go, attribute: dexterity, difficulty: Inferior, success: A, failure: B}}"
    for name in ("rope", "knot", "climb")
)


def games(folder: Path, prefer: tuple[str, ...]) -> tuple[list[str], list[Session]]:
    sessions = [opened(folder, seed) for seed in "123456"]
    return [told for one in sessions for told in play(one, prefer=prefer)], sessions


@pytest.mark.parametrize(
    ("system", "check", "count"),
    [
        ("art", "shadowing: {alertness: Pathetic, movement: Pathetic, legs: 3}", "safe"),
        ("art", "tracking: {difficulty: Pathetic, legs: 3}", "gone"),
        ("art", f"complex: {{steps: [{STEPS}]}}", "carried"),
        ("fell", "meeting: {rival: d4, leverage: His letter}", "reaction"),
    ],
)
def test_ways_steps_and_meetings_have_theirs(
    system: str, check: str, count: str, tmp_path: Path
) -> None:
    folder = written(tmp_path, system, EACH.replace("COUNT", count), check)
    text = (folder / "adventure.yaml").read_text("utf-8")
    text = "\n".join(one for one in text.split("\n") if not one.startswith("foes:"))
    (folder / "adventure.yaml").write_text(text, encoding="utf-8")
    assert [one for one in examine(folder)[1] if one.severity == "error"] == []

    told, sessions = games(folder, ("go-on", "roll", "leave"))

    assert any(one.startswith("After one: ") for one in told)
    assert len(told) <= 2 * len(sessions)  # each once in a game
    assert max(int(str(one.state.variables["rounds"])) for one in sessions) > (system == "art")
    assert ("Further." in told) is (system == "art")


AT_ONCE = """
      - round: 1
        text: A call.
        choices: [{text: Answer, then: You answer., set: {rounds: 7}}, {text: No, then: No.}]
      - {round: 1, check: {luck: d6}, outcomes: {else: {set: {hurt: 3}}}}
"""


def test_what_is_asked_as_an_encounter_begins_lets_it_go_on(tmp_path: Path) -> None:
    """A meeting begins with the scene: nothing waits yet when the game, or the scene, begins."""
    folder = written(tmp_path, "fell", AT_ONCE, "meeting: {rival: d4, leverage: His letter}")
    session = opened(folder, "4")
    kinds: list[str] = []
    while not session.over:
        assert session.state.pending is not None
        kinds.append(session.state.pending.kind)
        session.do(Choose(session.options()[0].id))

    assert kinds == ["amid", "meeting"]
    assert session.state.variables["rounds"] == 7
    assert session.state.variables["hurt"] == 3


def test_deep_water_has_its_rounds(tmp_path: Path) -> None:
    midst = """
      - {round: 1, text: "After one: {{ fight.counts.swum }}."}
      - {every: 1, again: true, set: {rounds: fight.round}}
"""
    folder = written(tmp_path, "fictive-hack", midst, "crossing: {arenas: 6}")
    text = (folder / "adventure.yaml").read_text("utf-8")
    text = "\n".join(one for one in text.split("\n") if not one.startswith("foes:"))
    (folder / "adventure.yaml").write_text(text, encoding="utf-8")
    assert [one for one in examine(folder)[1] if one.severity == "error"] == []

    told, sessions = games(folder, ("swim", "fight", "go-on", "roll"))

    assert any(one.startswith("After one: ") for one in told)
    assert max(int(str(one.state.variables["rounds"])) for one in sessions) > 1


@pytest.mark.parametrize(
    ("system", "check"),
    [
        ("art", "chase: {foes: [wolf], start: 2}"),
        ("fell", "journey: 4"),
    ],
)
def test_a_wound_calls_on_any_way(system: str, check: str, tmp_path: Path) -> None:
    """What an occasion does to the hero is seen at the next."""
    harm = "damage: Poor" if system == "art" else "harm: 1"
    midst = f"""
      - {{round: 1, {harm}}}
      - {{hurt: hero, text: "You are hurt."}}
"""
    told, _ = games(written(tmp_path, system, midst, check), ("go-on", "roll", "run"))

    assert "You are hurt." in told


def clash(folder: Path, midst: str) -> Path:
    """Write an adventure by the rules of a file, with a clash."""
    for name, content in find("ember").beginning().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)
    (folder / "adventure.yaml").write_text(
        f"""
format: 1
title: Dogs
system: ember
start: yard
hero: {{create: false, pregenerated: [heroes/*.yaml]}}
variables: {{rounds: 0, hurt: 0}}
foes: {{dogs: {{name: The dogs}}}}
scenes:
  yard:
    text: Dogs.
    check: {{fight: dogs}}
    during:{midst}
    outcomes: {{else: {{goto: end}}}}
  end: {{ending: over, text: Over.}}
""",
        encoding="utf-8",
    )
    return folder


def test_a_clash_of_a_rules_file_has_its_rounds_and_its_wounds(tmp_path: Path) -> None:
    midst = """
      - {when: fight.round, text: "{{ fight.left.dogs }} left, {{ fight.wounds.hero }} gone."}
      - {round: 2, text: "The second."}
      - {hurt: dogs, text: "They yelp: {{ fight.wounds.dogs }}."}
      - {hurt: hero, again: true, set: {hurt: fight.wounds.hero}}
      - {every: 1, again: true, set: {rounds: fight.round}}
"""
    folder = clash(tmp_path, midst)
    assert [one for one in examine(folder)[1] if one.severity == "error"] == []

    told, sessions = games(folder, ())

    assert "The second." in told
    assert [one for one in told if one.startswith("They yelp: ") and one != "They yelp: 0."]
    assert "6 left, 0 gone." in told
    assert max(int(str(one.state.variables["rounds"])) for one in sessions) > 1
    assert max(int(str(one.state.variables["hurt"])) for one in sessions) > 0


def test_somebody_comes_into_a_clash_and_nothing_is_shifted_in_it(tmp_path: Path) -> None:
    midst = """
      - {round: 2, arrive: dogs, text: "More of them."}
      - {every: 1, again: true, set: {rounds: fight.foes}}
"""
    folder = clash(tmp_path, midst)
    assert [one for one in examine(folder)[1] if one.severity == "error"] == []
    told, sessions = games(folder, ())
    assert "More of them." in told
    assert max(int(str(one.state.variables["rounds"])) for one in sessions) > 1

    found = examine(clash(tmp_path, "\n      - {round: 1, shift: {by: -1}}\n"))[1]
    assert any("is no shift of these rules" in one.message for one in found)


def swings(session: Session) -> dict[int, Swing]:
    """Play a fight of FELL by attacks; return how the hero would strike in each round."""
    seen: dict[int, Swing] = {}
    for _ in range(60):
        pending = session.state.pending
        if session.over or pending is None:
            break
        table = table_of(pending.encounter, Table)
        if isinstance(table, FightTable) and table.battle.round and table.standing:
            seen[table.battle.round] = blow_at(table, table.side[0], table.standing[0]).swing
        able = [one.id for one in session.options() if not one.reason]
        session.do(Choose(next((one for one in able if one.startswith("attack")), able[0])))
    return seen


@pytest.mark.rule("FELL-002", "FELL-004")
@pytest.mark.parametrize("by", [-1, 1, 4, -4])
def test_a_shift_moves_the_dice_of_attacks_until_it_ends(by: int, tmp_path: Path) -> None:
    midst = f"\n      - {{round: 2, text: Rain., shift: {{by: {by}, of: attack, rounds: 1}}}}\n"
    folder = written(tmp_path, "fell", midst)
    games = (swings(opened(folder, seed)) for seed in "123456789")
    seen = next(one for one in games if 3 in one)

    usual = seen[1]
    place = LADDER.index(usual.dice[0]) + by
    assert seen[2].dice[0] == LADDER[max(0, min(4, place))]
    assert seen[2].extra - usual.extra == (1 if place > 4 else -1 if place < 0 else 0)
    assert seen[3] == usual


def pushes(session: Session) -> dict[int, tuple[bool, bool]]:
    """Play a fight of Fictive Hack; return whether rain adds to each side, by the round."""
    seen: dict[int, tuple[bool, bool]] = {}
    for _ in range(80):
        pending = session.state.pending
        if session.over or pending is None:
            break
        table = table_of(pending.encounter, Table)
        if isinstance(table, HackTable) and table.battle.round and table.battle.standing("foe"):
            battle, foe = table.battle, table.battle.standing("foe")[0]
            mine = terms_of(battle, table.sheet, foe, held(table.sheet, "attack"), "attack")
            its = against_other(battle, foe, foe, "attack")
            seen[battle.round] = (("rain", -2) in mine.bonuses, ("rain", -2) in its.bonuses)
        able = [one.id for one in session.options() if not one.reason]
        session.do(Choose(next((one for one in able if one in ("defend", "ignore")), able[0])))
    return seen


@pytest.mark.rule("FH-049")
@pytest.mark.parametrize(
    ("who", "mine", "its"),
    [("hero", True, False), ("ours", True, False), ("foes", False, True)],
)
def test_a_shift_adds_to_the_attacks_of_one_side_until_it_ends(
    who: str, mine: bool, its: bool, tmp_path: Path
) -> None:
    shift = f"{{by: -2, who: {who}, of: attack, rounds: 1, name: rain}}"
    folder = written(tmp_path, "fictive-hack", f"\n      - {{round: 2, shift: {shift}}}\n")
    assert [one for one in examine(folder)[1] if one.severity == "error"] == []
    games = (pushes(opened(folder, seed)) for seed in map(str, range(40)))
    seen = next(one for one in games if 3 in one)

    assert (seen[1], seen[2], seen[3]) == ((False, False), (mine, its), (False, False))


MATES = {"art": "health: [Poor, Passable]", "fell": "hp: 4, weapon: d6"}
MATES |= {"fictive-hack": "kind: tough, wounds: 2", "conan-2d20": "vigor: 5, weapons: [staff]"}


def with_tomas(folder: Path, system: str, midst: str, check: str = "") -> Path:
    """Write the fight, or another check, with a companion in it."""
    path = written(folder, system, midst, check) / "adventure.yaml"
    text = path.read_text("utf-8")
    tomas = f"companions: {{tomas: {{name: Tomas, {MATES[system]}}}}}\nscenes:"
    text = text.replace("scenes:", tomas).replace("text: Wolves.", "enter: {join: tomas}")
    path.write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize("system", MATES)
def test_that_a_friend_has_acted_is_told(system: str, tmp_path: Path) -> None:
    folder = with_tomas(tmp_path, system, "\n      - {acts: tomas, text: Tomas swings.}\n")

    told, _ = games(folder, ("attack", "strike", "roll"))

    assert "Tomas swings." in told


DOOR = ", ".join(
    f"{{id: {one}, text: Go, attribute: strength, difficulty: Super}}" for one in ("bar", "lamp")
)
LEFT_BEHIND = [*((one, "") for one in MATES), ("art", f"rounds: {{tasks: [{DOOR}], limit: 5}}")]
LEFT_BEHIND += [("art", f"phases: {{tasks: [{DOOR}], limit: 8}}")]


@pytest.mark.parametrize(("system", "check"), LEFT_BEHIND)
def test_a_friend_may_leave_in_the_midst(system: str, check: str, tmp_path: Path) -> None:
    """Also while it is asked what the friend does: it goes on without them."""
    for turn in range(1, 5):
        midst = f"\n      - {{when: turn > {turn}, text: He runs., leave: tomas}}\n"
        session = opened(with_tomas(tmp_path / str(turn), system, midst, check), "2")

        assert play(session, prefer=("attack", "strike", "do-", "begin", "roll")) == ["He runs."]
        assert session.over
