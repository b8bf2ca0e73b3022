"""Fights as authors write them: loaded from YAML, played, and answered by their outcomes."""

from collections.abc import Callable
from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.engine.chance import Seeded
from solo.engine.commands import Ask, Choose, Undo
from solo.engine.events import CheckRolled, Narrated, Refused, SheetChanged
from solo.engine.session import Session
from solo.errors import AdventureError
from solo.rules import find
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.health.lingering import Burns, Douse, Venom
from solo.rules.core.script import Scripted
from solo.terminal.told.render import happened
from tests.conftest import HEADER
from tests.english import english
from tests.rules.art.fight.arena import battle_of, offers_of

SCENES = """
items:
  hatchet: {name: hatchet, rank: Good, weapon: {kind: hatchet, features: [thrown]}}
foes:
  post: {name: the post, attributes: {alertness: Catastrophic}, attack: Pathetic,
         health: [Inferior], policy: passive, on_defeat: falls}
  thug: {name: the thug, attributes: {alertness: Catastrophic}, attack: Poor, weapon: club}
  ogre: {name: the ogre, attributes: {alertness: Awesome, strength: Great, agility: Great},
         attack: Extreme, damage: 3, weapon: axe,
         on_kicker: [{kicker: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], text: It roars., prone: true}]}
  dull: {name: the dull one, attributes: {alertness: Catastrophic, intelligence: Catastrophic},
         attack: Good}
  archer: {name: the archer, attributes: {alertness: Good}, attack: Good, weapon: bow, range: 8,
           policy: ranged}
  pair: {name: the wolf, attributes: {alertness: Awesome}, attack: Poor, policy: pack}
  craven: {name: the craven, health: [Inferior, Extreme],
           attributes: {alertness: Catastrophic, agility: Super},
           attack: Pathetic, morale: {flee_when: wounded}}
  meek: {name: the meek one, health: [Inferior, Extreme], attributes: {alertness: Catastrophic},
         attack: Pathetic, morale: {flee_when: [wounded], yields: true}}
companions:
  tomas: {name: Tomas, attributes: {strength: Good, alertness: Good}, attack: Great, weapon: axe}
scenes:
  quay:
    text: Fog.
    enter: {gain: hatchet COMPANY}
    choices:
      - id: fight
        text: Fight
        check: {combat: COMBAT}
        outcomes:
          won: WON
          lost: LOST
          fled: FLED
          talked: TALKED
          left-for-dead: LEFT
          ended: ENDED
          also: {relieved: RELIEVED, lamp: LAMP, foes-fled: THEY-FLED, foes-yielded: THEY-YIELDED,
                 flawless: FLAWLESS, companion-died: HE-DIED, stalemate: STALE}
      - {id: end, text: End, goto: away}
  away: {ending: won, text: Away.}
"""

Begin = Callable[..., Session]


@pytest.fixture
def fight(tmp_path: Path, module: Callable[..., Path]) -> Begin:
    """Return a function that begins a fight written in YAML, on a seed."""

    def begin(combat: str, seed: str = "a", company: str = "") -> Session:
        scenes = SCENES.replace("COMBAT", combat).replace(" COMPANY", company)
        adventure = load(module(scenes, HEADER))
        session = Session(adventure, find("art"), Seeded(seed), offers="asked", hero="Ada")
        session.do(Choose("fight"))
        return session

    return begin


def texts(session: Session) -> list[str]:
    """Return all that was told, with the words of what happened by the rules."""
    told: list[str] = []
    for turn in session.turns:
        for event in turn.events:
            if isinstance(event, Narrated):
                told.append(event.text.strip())
            elif isinstance(event, SheetChanged):
                told += [english(session.system.phrase(note)) for note in event.notes]
    return told


def play(session: Session, *wanted: str) -> list[str]:
    """Go on with the first of the wanted options that is open, else the first; to the end."""
    for _ in range(400):
        pending = session.state.pending
        if pending is None:
            break
        encounter = pending.encounter
        assert isinstance(encounter, Scripted)
        offers = offers_of(encounter, session.state.sheet)
        open_ = [offer.option for offer in offers if not offer.option.reason]
        open_ = open_ or [one for one in session.options() if not one.reason]
        ids = [one.id for one in open_]
        found = [one for wish in wanted for one in ids if one.startswith(wish)]
        plain = "end-turn" if "end-turn" in ids else ids[0]
        session.do(Choose(found[0] if found else plain))
    assert session.state.pending is None, "the fight goes on"
    return texts(session)


def ended(session: Session) -> str:
    """Return the label of the fight's end."""
    rolled = [e for turn in session.turns for e in turn.events if isinstance(e, CheckRolled)]
    return rolled[-1].outcome.label


def test_a_fight_is_won(fight: Begin) -> None:
    session = fight("{foes: [post], range: 0}")

    told = play(session, "attack")

    assert "WON" in told
    assert "FLAWLESS" in told
    assert ended(session) == "won"


def test_a_fight_is_lost_and_a_hero_lies_there(fight: Begin) -> None:
    session = fight("{foes: [ogre, ogre], range: 0}")

    told = play(session)

    assert "LOST" in told
    assert "It roars." in told
    assert ended(session) == "lost"


def test_one_is_left_for_dead(fight: Begin) -> None:
    """Whoever plays dead before dull foes is left alone, and nobody has lost (ART-424)."""
    session = fight("{foes: [{foe: dull, count: 2}], range: 0}", seed="d")

    told = play(session, "play-dead")

    assert "LEFT" in told
    assert ended(session) == "left-for-dead"


def test_one_flees_by_an_exit(fight: Begin) -> None:
    session = fight("{foes: [{foe: post, band: 9}], band: 3, exits: {3: the stair}}")

    assert "FLED" in play(session, "leave")


def test_they_are_talked_out_of_it(fight: Begin) -> None:
    talk = "{attribute: charm, difficulty: Catastrophic, text: Talk}"
    session = fight(f"{{foes: [post], range: 3, talk: {talk}}}")

    assert "TALKED" in play(session, "talk")


@pytest.mark.parametrize(
    ("combat", "wish", "told"),
    [
        ("{foes: [post], range: 5, ends: [{name: relieved, round: 2}]}", "x", "RELIEVED"),
        ("{foes: [post], range: 3, bands: 4, band: 1, ends: [{name: relieved, reached: 3}]}",
         "band-3", "RELIEVED"),
        ("{foes: [{foe: post, count: 3}], range: 0, ends: [{name: relieved, standing: 1}]}",
         "attack", "RELIEVED"),
        ("{foes: [post, thug], range: 0, ends: [{name: relieved, fallen: post}]}",
         "attack-post", "RELIEVED"),
        ("{foes: [thug, thug, thug], range: 0, ends: [{name: relieved, wounded: 3}]}",
         "take", "RELIEVED"),
        ("{foes: [post], range: 5, works: {lamp: {attribute: craft, difficulty: Catastrophic, "
         "goal: 3, ends: true}}}", "do-lamp", "LAMP"),
        ("{foes: [post], range: 5}", "x", "STALE"),
        ("{foes: [post], range: 5}", "break-off", "STALE"),
    ],
)  # fmt: skip
def test_the_author_ends_it(fight: Begin, combat: str, wish: str, told: str) -> None:
    session = fight(combat)

    found = play(session, wish, "move", "go")

    assert {"ENDED", told} <= {*found}
    assert ended(session) == "ended"


def test_what_led_to_an_end_is_told_before_it(fight: Begin) -> None:
    """The roll and what the work did come first, then the outcome, then what comes on top."""
    work = "{text: Trim Ada's lamp, attribute: craft, difficulty: Catastrophic, goal: 1, ends: true"
    session = fight(f"{{foes: [post], range: 5, works: {{lamp: {work}, told: It burns.}}}}}}")
    play(session, "do-lamp")

    told = [block.text for block in happened(session.turns[-1].events, session)]

    places = [next(place for place, text in enumerate(told) if text.startswith(line))
              for line in ("To trim Ada's lamp: ", "It burns.", "ENDED", "LAMP")]  # fmt: skip
    assert places == sorted(places)


def test_foes_run_by_an_exit_or_give_up_as_their_author_says(fight: Begin) -> None:
    exits = "exits: {1: a stair, 10: a gate}"
    ran = play(fight(f"{{foes: [craven], range: 0, {exits}}}"), "let-go", "attack")
    gave_up = play(fight(f"{{foes: [meek], range: 0, {exits}}}"), "attack")

    assert {"WON", "THEY-FLED"} <= {*ran}
    assert {"WON", "THEY-YIELDED"} <= {*gave_up}


def test_a_pack_strikes_as_one_and_an_archer_from_afar(fight: Begin) -> None:
    pack = play(fight("{foes: [{foe: pair, count: 3}], range: 0, ends: [{name: e, round: 2}]}"))
    archer = fight("{foes: [archer], range: 6, ends: [{name: e, round: 2}]}")

    assert [line for line in pack if "and 2 more attack you" in line]
    assert [line for line in play(archer) if line.startswith("The archer attacks you")]


def test_a_companion_fights_beside_a_henchman(fight: Begin) -> None:
    """Both act in the order of initiative; the player rolls for them (ART-192)."""
    company = ", join: tomas"
    session = fight("{foes: [thug, thug], range: 0}", company=company)
    encounter = session.state.pending
    assert encounter is not None

    told = play(session, "attack")

    assert [line for line in told if line.startswith("Tomas, to strike the thug")]
    assert "WON" in told


def test_friends_may_be_left_out_of_it(fight: Begin) -> None:
    company = ", join: tomas"
    session = fight("{foes: [post], range: 0, friends: []}", company=company)

    assert not [line for line in play(session, "attack") if "Tomas" in line]


@pytest.mark.parametrize(
    ("combat", "said"),
    [
        ("{foes: []}", "a fight needs somebody to fight"),
        ("{foes: [pots]}", "did you mean 'post'"),
        ("{foes: [post], range: far}", "unknown word 'far'"),
        ("{foes: [post], bands: 40}", "2 to 20, not 40"),
        ("{foes: [post], band: 11}", "off the track"),
        ("{foes: [post], exits: {12: a door}}", "bands are 1 to 10"),
        ("{foes: [post], ends: [{name: x}]}", "an end needs"),
        ("{foes: [post], ends: [{name: x, fallen: ogre}]}", "nobody here is 'ogre'"),
        ("{foes: [{foe: post, count: 99}]}", "1 to 24"),
        ("{foes: [{foe: post, policy: brave}]}", "brave"),
        ("{foes: [post], features: {3: {name: x, hazard: {feet: 3}}}}", "give 'damage'"),
        ("{foes: [post], talk: {attribute: charm, difficulty: Huge}}", "Huge"),
    ],
)
def test_what_is_no_fight_is_a_placed_error(fight: Begin, combat: str, said: str) -> None:
    with pytest.raises(AdventureError) as caught:
        fight(combat)

    assert said in str(caught.value)
    assert "adventure.yaml:" in str(caught.value)


@pytest.mark.rule("ART-285", "ART-286")
def test_a_question_in_a_fight_is_the_one_question_of_that_turn(fight: Begin) -> None:
    session = fight("{foes: [post], range: 3}")
    while not any(one.id == "move" for one in session.options()):
        session.do(Choose(session.options()[0].id))
    session.do(Choose("question", "is there a rope"))
    while not any(one.id == "move" for one in session.options()):
        session.do(Choose(session.options()[0].id))

    refused = session.do(Ask("Is somebody there?")).events[0]
    assert isinstance(refused, Refused)
    assert english(refused.reason).startswith("one question of importance")

    session.do(Choose("end-turn"))
    while not any(one.id == "move" for one in session.options()):
        session.do(Choose(session.options()[0].id))
    assert not isinstance(session.do(Ask("Is somebody there?")).events[0], Refused)


@pytest.mark.rule("ART-285", "ART-286")
def test_a_question_put_to_the_world_is_the_one_question_of_that_turn_of_the_fight(
    fight: Begin,
) -> None:
    session = fight("{foes: [post], range: 3}")
    to_turn(session)
    assert not isinstance(session.do(Ask("Is somebody there?")).events[0], Refused)
    to_turn(session)

    refused = session.do(Choose("question", "is there a rope")).events[0]
    assert isinstance(refused, Refused)
    assert english(refused.reason) == "you have asked a question this turn"
    assert isinstance(session.do(Ask("Is there a dog?")).events[0], Refused)

    session.do(Choose("dodge"))
    assert isinstance(session.do(Ask("Is there a dog?")).events[0], Refused), "the same turn"
    session.do(Choose("end-turn"))
    to_turn(session)
    assert not isinstance(session.do(Ask("Is there a dog?")).events[0], Refused), "the next"
    session.do(Undo())
    assert not isinstance(session.do(Choose("question", "is there a rope")).events[0], Refused)


def to_turn(session: Session) -> None:
    """Go on to the hero's next turn, in which nothing is done yet."""
    while not any(one.id == "dodge" and not one.reason for one in session.options()):
        session.do(Choose(session.options()[0].id))


@pytest.mark.rule("ART-270", "ART-275")
def test_fire_and_venom_are_written_for_foes_weapons_and_places(
    tmp_path: Path, module: Callable[..., Path]
) -> None:
    scenes = """
items:
  torch: {name: torch, rank: Poor, weapon: {kind: club}, effects: [{burns: {attack: Inferior}}]}
foes:
  adder:
    name: the adder
    burns: {attack: Passable, name: the spit, stop: {attribute: agility, difficulty: Inferior}}
    venom: {difficulty: Passable, points: 2}
    on_kicker: [{kicker: 3, venom: Good}]
scenes:
  quay:
    text: Fog.
    enter: {gain: torch}
    choices:
      - id: fight
        text: Fight
        check: {combat: {foes: [adder], range: 0, features: {4: {name: the hearth, burns: Great}}}}
        outcomes: {else: Done.}
      - {id: end, text: End, goto: away}
  away: {ending: won, text: Away.}
"""
    adventure = load(module(scenes, HEADER))
    session = Session(adventure, find("art"), Seeded("a"), offers="asked", hero="Ada")
    session.do(Choose("fight"))
    assert session.state.pending is not None
    battle = battle_of(session.state.pending.encounter)
    feature, block = battle.combat.feature(4), battle.fighters["adder"].ranks

    assert feature is not None
    assert feature.burns == Burns(attack=Rank.GREAT)
    assert block.venom == Venom(difficulty=Rank.PASSABLE, points=2)
    assert block.burns is not None
    assert block.burns.stop == Douse(attribute=("agility",), difficulty=Rank.INFERIOR)
    assert block.on_kicker[0].venom == Venom(difficulty=Rank.GOOD)
    (torch,) = session.state.sheet.gear
    assert torch.item.effects[0].burns == Burns(attack=Rank.INFERIOR)
