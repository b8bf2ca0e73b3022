"""A fight in German: the same messages, said in another language."""

from collections.abc import Callable
from pathlib import Path

from solo.adventure.loader import load
from solo.engine.chance import Seeded
from solo.engine.commands import Choose
from solo.engine.session import Session
from solo.rules import find
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.fight.offers import SPENT
from solo.rules.art.foe import Foe
from solo.rules.art.system import ART
from solo.rules.core.dice import LoadedDice
from solo.terminal.told import fight_status
from solo.terminal.told.render import happened
from solo.words import Words
from tests.conftest import HEADER
from tests.rules.art.fight.arena import AXE, PS, Bout, bout
from tests.rules.art.sample import face, hero

IDLE = Foe(
    name="the idler", attributes={"alertness": Rank.CATASTROPHIC}, policy="passive", weapon="club"
)
say = Words("de").say


def told(begun: Bout) -> dict[str, str]:
    assert begun.now is not None
    return {one.id: say(one.text) for one in begun.now.options(begun.sheet)}


def test_what_may_be_done_is_listed_in_german() -> None:
    begun = bout(IDLE, range=0, sheet=hero(gear=(AXE,)))
    assert begun.now is not None

    assert told(begun)["attack-f0-hatchet"] == "Angriff (Beil): the idler"
    assert told(begun)["dodge"] == "Ausweichen bis zu deinem nächsten Zug"
    assert told(begun)["other"] == "Andere Handlungen…"
    assert say(begun.now.status(begun.sheet)[0]) == "Runde 1. Du bist am Zug."
    assert told(begun.take("foes"))["knock-down-f0"].startswith("Umstoßen (the idler): Strength ")


def test_why_something_is_barred_is_said_in_german() -> None:
    assert say(SPENT) == "deine Handlung für diesen Zug ist verbraucht"


def test_what_happens_is_told_in_german_to_the_reader_and_of_others() -> None:
    dice = LoadedDice([face(7, PS), face(9, Rank.CATASTROPHIC), *[face(7, PS)] * 9])
    begun = bout(IDLE, range=0, sheet=hero(gear=(AXE,)), dice=dice).take("attack-f0-hatchet")
    rolled = [say(ART.phrase(note)) for note in begun.said("roll")]
    fumbled = [say(ART.phrase(note)) for note in begun.said("fumbles")]

    assert rolled[1].startswith("Für den Angriff (the idler, Beil): ")
    assert rolled[1].endswith(": Catastrophic.")
    assert fumbled == ["Du patzt."]
    assert PS.word in rolled[0]


QUAY = """
foes:
  post: {name: der Pfahl, attributes: {alertness: Catastrophic}, attack: Pathetic, policy: passive}
scenes:
  quay:
    text: Nebel.
    choices:
      - id: fight
        text: Kampf
        check: {combat: {foes: [post]}}
        outcomes: {won: Ja, lost: Ja, fled: Ja, talked: Ja, left-for-dead: Ja, ended: Ja}
      - {id: end, text: Ende, goto: away}
  away: {ending: won, text: Fort.}
"""


def test_a_new_round_is_told_once(module: Callable[..., Path]) -> None:
    """The heading of the status tells it, so that the note of it is left out."""
    adventure = load(module(QUAY, HEADER + "language: de\n"))
    session = Session(adventure, find("art"), Seeded("a"), offers="none", hero="Ada")
    session.do(Choose("fight"))
    before = fight_status.round_told(session)
    session.do(Choose("end-turn"))
    number = fight_status.round_told(session)
    told = [one.text for one in happened(session.turns[-1].events, session)]

    assert number != before
    assert fight_status.status(session)[0] == f"Runde {number}. Du bist am Zug."
    assert f"Runde {number}." not in told
