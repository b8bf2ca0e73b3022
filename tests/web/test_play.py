"""A game with its seats: what is sent is done, once, and told to each as they may know it."""

from collections.abc import Callable

import pytest

from solo.engine.session import Session
from solo.web.frames import ALL
from solo.web.lines import Message, message_of
from solo.web.play import MOST_FRAMES, Play, Seat
from tests.web.conftest import QUAY
from tests.web.house import words_of

Begin = Callable[[], Session]


def opened(session: Session) -> tuple[Play, Seat]:
    play = Play(session)
    return play, play.seat()


def test_the_opening_is_the_first_frame(begin: Begin) -> None:
    play, _ = opened(begin())

    assert "Fog, and one lamp." in words_of([play.frames[0].whole])
    assert play.frames[0].seq == play.session.counted - 1


def test_a_button_does_what_its_number_does(begin: Begin) -> None:
    play, seat = opened(begin())

    answer = play.do(seat, Message(choose="row"))

    assert play.session.over
    assert "Water." in words_of(answer["parts"])  # type: ignore[arg-type]


def test_what_is_sent_twice_with_an_id_is_done_once(begin: Begin) -> None:
    play, seat = opened(begin())

    first = play.do(seat, Message("a", choose="pick"))
    again = play.do(seat, Message("a", choose="pick"))

    assert again is first
    assert play.session.state.turn == 1


def test_a_button_of_a_prompt_that_is_past_does_nothing(begin: Begin) -> None:
    play, seat = opened(begin())
    before = play.session.counted
    play.do(seat, Message(line="note It is cold."))

    answer = play.do(seat, Message(choose="row", expect=before))

    assert answer["stale"] is True
    assert not play.session.over


def test_an_option_that_is_not_open_does_nothing(begin: Begin) -> None:
    play, seat = opened(begin())

    assert play.do(seat, Message(choose="../../etc/passwd"))["stale"] is True


def test_a_roll_comes_with_its_strip_and_its_words(begin: Begin) -> None:
    play, seat = opened(begin())
    play.do(seat, Message(choose="pick"))

    asked = play.view(seat)["page"]["strip"]  # type: ignore[index]
    answer = play.do(seat, Message(choose="roll"))

    strips = [
        block["strip"] for part in answer["parts"] for block in part["said"] if "strip" in block
    ]  # type: ignore[union-attr,attr-defined]
    assert asked["faces"] == []
    assert strips[0]["faces"] == [[73, 73]]
    assert "55 or more succeeds" in words_of(answer["parts"])  # type: ignore[arg-type]


def test_a_roll_stays_in_the_story_when_its_offers_are_gone(game: Callable[..., Session]) -> None:
    play, seat = opened(game(QUAY, (22, 12), "always"))
    play.do(seat, Message(choose="pick"))
    play.do(seat, Message(choose="roll"))
    offered = play.view(seat)["page"]["status"]  # type: ignore[index]

    answer = play.do(seat, Message(choose="nothing"))

    roll = "22; 55 or more succeeds"
    assert roll in " ".join(offered)
    assert roll in words_of(answer["parts"])  # type: ignore[arg-type]
    assert roll in words_of([play.frames[-1].whole])


def test_dice_are_rolled_and_their_odds_told_on_the_page(game: Callable[..., Session]) -> None:
    play, seat = opened(game("scenes: {quay: {text: Fog., ending: won}}", (2, 5, 18), "always"))

    rolled = play.do(seat, Message(line="roll 2d6r1 fire, 1d20+strength vs 15"))
    odds = play.do(seat, Message(line="odds adv vs 11"))

    told = words_of(rolled["parts"])  # type: ignore[arg-type]
    assert "fire, 2d6r1: " in told
    assert "[strength] vs 15: " in told
    assert "75%" in words_of(odds["parts"])  # type: ignore[arg-type]


def test_choices_show_their_exact_chances_and_why_one_is_barred(begin: Begin) -> None:
    play, seat = opened(begin())

    view = play.view(seat)

    odds = play.session.odds("pick")
    assert odds is not None
    assert view["page"]["chances"] == {"pick": odds.percent(odds.succeeding)}  # type: ignore[index]
    assert view["prompt"]["options"][2]["barred"] == "You have no wings."  # type: ignore[index]


def test_a_reply_is_for_whoever_asked_and_events_are_for_all(begin: Begin) -> None:
    play, one = opened(begin())
    other = play.seat("Mara")
    frames = len(play.frames)

    play.do(one, Message(line="sheet"))
    assert len(play.frames) == frames

    play.do(other, Message(line="note It is cold."))
    assert len(play.frames) == frames + 1


def test_words_that_are_wanted_are_asked_for_and_a_button_drops_them(begin: Begin) -> None:
    play, seat = opened(begin())
    play.do(seat, Message(choose="pick"))
    asking = next(
        one["id"]
        for one in play.view(seat)["prompt"]["options"]  # type: ignore[index]
        if one["asks"]
    )

    play.do(seat, Message(choose=asking))
    assert play.view(seat)["page"]["wanted"]["prompt"]  # type: ignore[index]

    play.do(seat, Message(choose="roll"))
    assert not play.view(seat)["page"]["wanted"]["prompt"]  # type: ignore[index]
    assert play.session.state.pending is None or play.session.turns[-1].rolls


def test_quit_leaves_and_the_next_line_plays_on(begin: Begin) -> None:
    play, seat = opened(begin())

    assert {"left": True} in play.do(seat, Message(line="quit"))["parts"]  # type: ignore[operator]
    play.do(seat, Message(choose="row"))

    assert play.session.over


def test_no_control_or_bidi_character_reaches_the_page(begin: Begin) -> None:
    play, seat = opened(begin())

    answer = play.do(seat, Message(line="note \x1b[2J\u202eevil\u2066"))

    assert "evil" in str(answer)
    assert not set("\x1b\u202e\u2066").intersection(str(answer) + str(play.frames[-1]))


def test_frames_are_kept_up_to_a_number(begin: Begin) -> None:
    play, seat = opened(begin())

    for number in range(MOST_FRAMES + 5):
        play.do(seat, Message(line=f"note {number}"))

    assert len(play.frames) == MOST_FRAMES


@pytest.mark.parametrize(
    "told",
    [
        None, [], "line", {"line": 1}, {"choose": []}, {"line": "x", "more": 1}, {"decided": [1]},
        {"decided": ["x"] * 13}, {"offers": 1}, {"expect": True}, {"expect": "1"}, {"id": {}},
    ],
)  # fmt: skip
def test_what_is_no_message_is_refused(told: object) -> None:
    with pytest.raises(ValueError, match="it"):
        message_of(told)


def test_a_long_line_is_kept_just_long_enough_to_be_refused(begin: Begin) -> None:
    play, seat = opened(begin())

    answer = play.do(seat, message_of({"line": "x" * 10_000}))

    assert "4000" in words_of(answer["parts"]).replace(",", "")  # type: ignore[arg-type]


def test_a_frame_hides_from_others_what_only_one_may_know(begin: Begin) -> None:
    play, _ = opened(begin())
    frame = play.frames[0]._replace(own={"Mara": {"seq": 0, "said": ["hers"]}})

    assert frame.seen_by("Mara") == {"seq": 0, "said": ["hers"]}
    assert frame.seen_by("Tom") is frame.public
    assert frame.seen_by(ALL) is frame.whole


LESSON = """
scenes:
  quay:
    title: The quay
    text: Fog.
    choices:
      - {id: pick, text: Pick the lock, check: {trait: {attribute: agility, difficulty: Feeble}},
         outcomes: {success: Open., failure: Shut.}}
      - {id: leave, text: Leave, goto: sea}
  sea: {title: The sea, text: Water., ending: won}
"""


def asked_for_a_name(game: Callable[..., Session]) -> tuple[Play, Seat]:
    """Return a game that asks how a skill is called, and proposes a name."""
    play, seat = opened(game(LESSON, (77,), "always"))
    for line in ("pick", "roll", "skill"):
        asked = play.do(seat, Message(line=line))
    assert asked["view"]["page"]["wanted"]["prompt"] == "Its name (balance)?"  # type: ignore[index]
    return play, seat


def test_never_mind_takes_no_name_that_is_proposed(game: Callable[..., Session]) -> None:
    play, seat = asked_for_a_name(game)
    turns = len(play.session.turns)

    told = play.do(seat, Message(line="undo"))

    assert told["view"]["page"]["wanted"]["prompt"] == ""  # type: ignore[index]
    assert len(play.session.turns) == turns


def test_a_panel_answers_while_words_are_wanted_and_is_no_answer_itself(
    game: Callable[..., Session],
) -> None:
    play, seat = asked_for_a_name(game)
    turns = len(play.session.turns)

    told = play.do(seat, Message(line="rules initiative", look=True))

    assert "Initiative" in words_of(told["parts"])  # type: ignore[arg-type]
    assert told["view"]["page"]["wanted"]["prompt"] == "Its name (balance)?"  # type: ignore[index]
    play.do(seat, Message(line="Lockwork"))
    assert len(play.session.turns) == turns + 1
    assert "Lockwork" in words_of(play.do(seat, Message(line="skills"))["parts"])  # type: ignore[arg-type]


@pytest.mark.parametrize("line", ["quit", "save mine", "row", "note It is cold."])
def test_a_look_does_nothing(begin: Begin, line: str) -> None:
    play, seat = opened(begin())
    before = play.session.counted

    assert play.do(seat, Message(line=line, look=True))["parts"] == []
    assert play.session.counted == before
