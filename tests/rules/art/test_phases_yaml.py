"""What authors write of parties, phases, ways and chases, loaded and played."""

from collections.abc import Callable
from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.engine.chance import Seeded
from solo.engine.commands import Choose, Use
from solo.engine.session import Session
from solo.errors import AdventureError
from solo.rules import find
from tests.conftest import HEADER
from tests.english import all_english

SCENES = """\
foes:
  thug: {name: the thug, attributes: {agility: Inferior, alertness: Poor}}
companions:
  tomas: {name: Tomas, attributes: {strength: Good}}
scenes:
  quay:
    text: Fog.
    choices:
      - {id: enlist, text: E, check: {enlist: {companion: tomas, difficulty: Feeble}},
         outcomes: {else: Hm.}}
      - {id: hench, text: H, outcomes: {absent: Nobody., refused: No., else: Hm.},
         check: {henchman: {companion: tomas, attribute: strength, difficulty: Poor, orders: Poor}}}
      - {id: lot, text: L, check: {lot: everybody}, outcomes: {adventurer: You., companion: Him.}}
      - {id: task, text: T, when: "'lock' not in hero.closed", outcomes: {unfinished: N., else: Y.},
         check: {task: {id: lock, attribute: dexterity, difficulty: Passable, penalty: 2}}}
      - {id: travel, text: W, check: {travel: {means: mounted}}, outcomes: {else: There.}}
      - id: phases
        text: P
        check:
          phases:
            limit: 12
            tasks:
              - {id: lock, text: The lock, attribute: dexterity, difficulty: Poor, damage: Poor}
              - {id: climb, text: Climb, attribute: strength, fall: {feet: 10, onto: stone},
                 after: [lock], penalty: 1, rescue: {attribute: strength, difficulty: Poor}}
        outcomes: {done: D., time-up: U., left: L., interrupted: I., also: {lock-failed: F.}}
      - {id: shadow, text: S, check: {shadowing: {foe: thug, places: [city], legs: 2}},
         outcomes: {followed: F., lost: L., spotted: S., stopped: X., also: {disaster: D.}}}
      - {id: track, text: K, check: {tracking: {difficulty: Poor, pace: slow, legs: 2}},
         outcomes: {reached: R., cold: C., stopped: X.}}
      - id: chase
        text: C
        check:
          chase:
            foes: [thug, thug]
            cover: open
            stunts: [{id: leap, text: Leap, difficulty: Inferior, found: true}]
        outcomes: {escaped: E., caught: C., accident: A., stopped: S., also: {leap: Hop.}}
      - id: rounds
        text: R
        check:
          rounds:
            limit: 4
            tasks: [{id: wheel, text: Turn the wheel, attribute: strength, difficulty: Poor}]
            others:
              - {id: flood, text: It rises, phases: 3, success: It is here.,
                 hinder: {attribute: craft, difficulty: Poor}}
        outcomes: {done: D., time-up: T., left: L., also: {wheel: W., flood-hindered: H.}}
      - {id: all, text: A, check: {alertness: {difficulty: Poor, who: best}}, outcomes: {else: Ok.},
         then: Now., everyone: {damage: Inferior}, wound: {companion: tomas, rank: Poor},
         tend: {companion: tomas, upto: all}, reopen: lock}
"""
SCENES += "      - {id: end, text: End, goto: away}\n  away: {ending: won, text: Away.}\n"
CHOICES = (
    "enlist",
    "hench",
    "lot",
    "task",
    "travel",
    "phases",
    "shadow",
    "track",
    "chase",
    "rounds",
    "all",
)


@pytest.mark.parametrize("choice", CHOICES)
@pytest.mark.parametrize("seed", ["a", "b", "c"])
@pytest.mark.parametrize("offers", ["asked", "always"])
def test_every_kind_is_read_and_played(
    module: Callable[..., Path], choice: str, seed: str, offers: str
) -> None:
    adventure = load(module(SCENES, HEADER))
    session = Session(adventure, find("art"), Seeded(seed), offers=offers, hero="Ada")

    turn = session.do(Choose(choice))
    for place in range(300):
        if session.state.pending is None:
            break
        all_english(session.status())
        legal = [one.id for one in session.options() if not one.reason]
        legal = [one for one in legal if one not in ("limit", "new-skill", "argue")]
        turn = session.do(Choose(legal[place % len(legal)], "what"))
        assert turn.accepted, turn.events

    assert turn.accepted
    assert session.state.pending is None


def test_a_wrong_foe_is_told_with_its_place(module: Callable[..., Path]) -> None:
    with pytest.raises(Exception, match="unknown foe 'thugg'"):
        load(module(SCENES.replace("foe: thug,", "foe: thugg,"), HEADER))


COMMON = "attribute: strength, difficulty: Poor"
HELPS = f"assist: {{helper: NAME, helper_attribute: craft, helper_difficulty: Poor, {COMMON}}}"
STEPS = f"""complex: {{steps: [
           {{id: a, {COMMON}, intro: A, success: B, failure: C, by: NAME}},
           {{id: b, {COMMON}, intro: A, success: B, failure: C}}]}}"""
TELLING = {
    HELPS: "helper: unknown person",
    STEPS: "by: unknown person",
    "contest: {attribute: strength, opponent: NAME}": "opponent: unknown person",
    f"group: {{{COMMON}, helpers: [NAME]}}": "helpers: unknown foe",
    "combat: {foes: [thug], friends: [NAME]}": "friends: unknown foe",
    "combat: {foes: [NAME]}": "combat: unknown foe",
    "chase: {foes: [NAME]}": "chase: unknown foe",
    "henchman: {companion: NAME, attribute: strength, difficulty: Poor}": "henchman: unknown foe",
}


def asking(check: str, more: str = "") -> str:
    head, _ = SCENES.split("    choices:")
    choice = f"{{id: try, text: Try, check: {{{check}}}, outcomes: {{else: Hm.}}{more}}}"
    return f"{head}    choices:\n      - {choice}\n      - {{text: End, goto: away}}\n" + (
        "  away: {ending: won, text: Away.}\n"
    )


@pytest.mark.parametrize(("check", "said"), TELLING.items())
def test_a_misspelt_name_of_a_companion_is_told_at_its_place(
    module: Callable[..., Path], check: str, said: str
) -> None:
    """The mistake is told when the adventure is loaded, and not by nobody's coming in play."""
    folder = module(asking(check.replace("NAME", "tomsa")), HEADER)
    written = (folder / "adventure.yaml").read_text(encoding="utf-8").splitlines()
    line = next(number for number, text in enumerate(written, 1) if "tomsa" in text)
    with pytest.raises(AdventureError) as caught:
        load(folder)

    assert f"{said} 'tomsa'; did you mean 'tomas'?" in str(caught.value)
    assert f"adventure.yaml:{line}:" in str(caught.value)
    load(module(asking(check.replace("NAME", "thug" if "chase" in check else "tomas")), HEADER))


@pytest.mark.parametrize("check", [HELPS, STEPS, "contest: {attribute: str, opponent: NAME}"])
def test_ready_heroes_and_anybody_may_be_named(module: Callable[..., Path], check: str) -> None:
    for name in ("ada", "any"):
        load(module(asking(check.replace("NAME", name)), HEADER))


@pytest.mark.parametrize("effect", ["wound: {companion: NAME, rank: Poor}",
                                    "tend: {companion: NAME, upto: all}"])  # fmt: skip
def test_what_happens_to_a_misspelt_companion_is_told(
    module: Callable[..., Path], effect: str
) -> None:
    with pytest.raises(AdventureError, match="did you mean 'tomas'"):
        load(module(asking("fate: {}", f", {effect.replace('NAME', 'tomsa')}"), HEADER))


def test_leading_needs_a_party(module: Callable[..., Path]) -> None:
    session = Session(load(module(SCENES, HEADER)), find("art"), Seeded("a"), hero="Ada")

    assert not session.do(Use("lead-ben")).accepted
