"""A table on several pages: who may come in, what each may do, and what each may know."""

import json
from collections.abc import Callable

import pytest

from solo.engine.session import Session
from solo.web.door import PUBLIC, WATCHING
from solo.web.keys import TRIES
from solo.web.seats import MAY
from tests.web.house import NONCE, SEED, Page, words_of

Begin = Callable[[], Session]


@pytest.fixture
def host(begin: Begin) -> Page:
    """Return the host's page of a table that others may join."""
    return Page(begin, "gate").enter()


@pytest.fixture
def mara(host: Page) -> Page:
    page = host.other()
    assert page.join("Mara", traits="fate 7").status_code == 200
    return page


@pytest.fixture
def tom(host: Page, mara: Page) -> Page:
    page = host.other("10.0.0.10")
    assert page.join("Tom", traits="fate 5").status_code == 200
    return page


def game_of(page: Page) -> str:
    return str(page.client.get("/me").json()["game"])


def said(page: Page, line: str) -> str:
    return words_of(page.line(game_of(page), line)["parts"])


def test_who_joins_sits_down_and_acts_in_their_own_name(mara: Page, tom: Page) -> None:
    assert tom.client.get("/me").json()["seat"] == "Tom"
    assert "Mara" in [one["name"] for one in tom.client.get("/me").json()["view"]["members"]]

    told = said(tom, "ask Is the gate guarded? likely")

    assert 'Tom: "Is the gate guarded?"' in told


@pytest.mark.parametrize(
    "line",
    [
        "Mara: ask Is it late?", "Mara: check fate", "add Ines fate 9",
        "leave Mara", "bring /etc/passwd", "bring notes.yaml", "finish for good", "undo",
        "everyone fate", "save mine", "quit",
        "Mara: sheet", "order", "voice terse", "twists on",
    ],
)  # fmt: skip
def test_a_seat_does_nothing_in_anothers_name_and_nothing_of_the_hosts(
    mara: Page, tom: Page, line: str
) -> None:
    before = len(tom.house.written)

    told = said(tom, line)

    assert len(tom.house.written) == before
    assert "only the host" in told or "'" in told


def test_a_note_is_signed_by_whoever_wrote_it(mara: Page, tom: Page) -> None:
    said(tom, "note It is cold.")
    assert tom.house.written[-1]["text"] == "Tom: It is cold."

    said(tom, "Mara: note I give up.")
    assert str(tom.house.written[-1]["text"]).startswith("Tom: ")


def test_a_choice_is_for_who_acts(host: Page, mara: Page, tom: Page) -> None:
    said(mara, "turn Mara")
    host.line(game_of(mara), "offers always")
    said(mara, "check fate")
    options = mara.client.get("/me").json()["view"]["prompt"]["options"]
    assert options

    told = tom.post(f"/games/{game_of(tom)}/do", {"choose": options[0]["id"]}).json()["parts"]
    assert "another's turn" in words_of(told)

    done = mara.post(f"/games/{game_of(mara)}/do", {"choose": options[0]["id"]}).json()
    assert "another's turn" not in words_of(done["parts"])


def test_phones_reach_the_table_and_nothing_else(host: Page, mara: Page) -> None:
    other = host.open()["game"]

    assert mara.client.get("/shelf").status_code == 403
    assert mara.post("/open", {"adventure": "one"}).status_code == 403
    assert mara.post("/seats", {}).status_code == 403
    assert mara.post(f"/games/{game_of(mara)}/close").status_code == 403
    for path in ("view", "events"):
        assert mara.client.get(f"/games/{other}/{path}").status_code == 404
    assert mara.post(f"/games/{other}/do", {"line": "row"}).status_code == 404


def test_a_secret_is_in_no_other_pages_traffic(host: Page, mara: Page, tom: Page) -> None:
    game = game_of(mara)
    own = mara.line(game, "secret Is Crouch the thief? likely")
    table = host.server.sittings.of_table("gate")
    assert table is not None

    frames = table.play.frames
    assert "Is Crouch the thief?" in json.dumps(own)
    for seat in ("Tom", "", "-"):
        told = json.dumps([frame.seen_by(seat) for frame in frames])
        assert "Crouch" not in told
        assert "secret_kept" in told
        assert "Mara has asked in secret." in told
    for page in (host, tom):
        assert "Crouch" not in page.client.get(f"/games/{game}/view").text
    assert "Crouch" in mara.client.get(f"/games/{game}/view").text


def test_what_somebody_tries_is_told_on_all_pages(host: Page, mara: Page, tom: Page) -> None:
    said(mara, "turn Tom")
    said(tom, "try fate to slip past the guards")
    table = host.server.sittings.of_table("gate")
    assert table is not None

    told = words_of(frame.seen_by("Mara") for frame in table.play.frames)

    assert "Tom tries: to slip past the guards" in told


def test_dice_are_thrown_by_whoever_sits_there_and_not_by_who_acts(mara: Page, tom: Page) -> None:
    acts = mara.client.get("/me").json()["view"]["page"]["turn_of"]
    other, name = (tom, "Tom") if acts == "Mara" else (mara, "Mara")

    assert f"{name}: 2d6:" in said(other, "roll 2d6")
    assert "another's turn" in said(other, f"{acts}: roll 2d6")


def test_no_frame_or_view_of_a_seat_has_the_seed_or_anothers_sheet(
    host: Page, mara: Page, tom: Page
) -> None:
    said(mara, "secret Is Crouch the thief? likely")
    said(tom, "roll 2d6")
    view = tom.client.get("/me").json()["view"]
    table = host.server.sittings.of_table("gate")
    assert table is not None
    seats = ("Tom", "Mara", PUBLIC, WATCHING)
    told = json.dumps([frame.seen_by(seat) for frame in table.play.frames for seat in seats])

    sheets = {one["name"]: one["sheet"] for one in view["members"]}
    assert sheets["Tom"]
    assert sheets["Mara"] == []
    assert "2d6" in told
    for hidden in (SEED, NONCE):
        assert hidden not in told
        assert hidden not in json.dumps(view)


def test_a_vote_is_on_all_pages_and_counted_when_all_have_voted(
    host: Page, mara: Page, tom: Page
) -> None:
    game = game_of(mara)
    mara.line(game, "vote Is the gate guarded?")

    seen = tom.client.get(f"/games/{game}/view").json()["vote"]
    assert (seen["question"], seen["voted"], seen["asked"]) == ("Is the gate guarded?", [], True)
    mara.post(f"/games/{game}/vote", {"word": "likely"})
    between = tom.client.get(f"/games/{game}/view")
    assert between.json()["vote"]["voted"] == ["Mara"]
    done = tom.post(f"/games/{game}/vote", {"word": "remote"}).json()

    assert "likely" in words_of(done["parts"])
    assert "vote" not in done["view"]


def test_a_seat_may_abstain_and_the_host_may_count(host: Page, mara: Page, tom: Page) -> None:
    game = game_of(mara)
    host.line(game, "vote Is the gate guarded?")
    assert tom.post(f"/games/{game}/vote", {"count": True}).status_code == 403
    tom.post(f"/games/{game}/vote", {"word": ""})
    mara.post(f"/games/{game}/vote", {"word": "likely"})

    assert "vote" not in host.client.get(f"/games/{game}/view").json()
    assert host.house.written[-1]["likelihood"] == "likely"


def test_a_vote_goes_on_though_another_question_is_put(mara: Page, tom: Page) -> None:
    said(mara, "vote Is the gate guarded?")
    mara.post(f"/games/{game_of(mara)}/vote", {"word": "likely"})

    assert "Is the gate guarded?" in said(tom, "vote Is it late?")
    vote = tom.client.get(f"/games/{game_of(tom)}/view").json()["vote"]
    assert (vote["question"], vote["voted"]) == ("Is the gate guarded?", ["Mara"])


@pytest.mark.parametrize("word", ["certainly not a word", "x" * 5_000])
def test_a_vote_that_is_none_is_refused(mara: Page, tom: Page, word: str) -> None:
    game = game_of(mara)
    mara.line(game, "vote Is the gate guarded?")

    assert mara.post(f"/games/{game}/vote", {"word": word}).status_code in (400, 403)
    assert tom.client.get(f"/games/{game}/view").json()["vote"]["voted"] == []


def test_a_seat_that_is_removed_is_dead_at_once_and_may_be_taken_again(
    host: Page, mara: Page
) -> None:
    assert host.post("/seats", {"remove": "Mara"}).json()["seats"] == []

    assert mara.client.get("/me").status_code == 401
    assert host.other().join("mara").status_code == 200


def lets(host: Page, *may: str) -> dict[str, bool]:
    told = host.post("/seats", {"may": [*may, "no such thing", 5]}).json()["may"]
    return dict(told)


@pytest.mark.parametrize(
    ("word", "line"),
    [
        ("undo", "undo"), ("reveal", "reveal 1"), ("lists", "thread Find the bell"),
        ("story", "scene The gate"), ("rolls", "everyone fate"),
    ],
)  # fmt: skip
def test_the_host_says_which_verbs_a_seat_may_use(
    host: Page, mara: Page, tom: Page, word: str, line: str
) -> None:
    said(tom, "secret Is Crouch the thief? likely")
    before = len(host.house.written)

    assert lets(host) == dict.fromkeys(MAY, False)
    assert "only the host" in said(tom, line)
    assert len(host.house.written) == before
    assert lets(host, word)[word] is True
    assert "only the host" not in said(tom, line)
    assert len(host.house.written) == before + 1
    assert mara.client.get("/me").json()["view"]["page"]["undoes"] is (word == "undo")


def test_only_the_host_says_so(host: Page, mara: Page) -> None:
    for said in ({"may": ["undo"]}, {"hand": "Mara", "to": "Ines"}, {"remove": "Mara"}):
        assert mara.post("/seats", said).status_code == 403


def test_a_member_is_handed_over_to_whoever_sits_here(host: Page, mara: Page, tom: Page) -> None:
    game = str(host.post("/open", {"table": "gate"}).json()["game"])
    host.line(game, "add Ines fate 9")
    taken = host.post("/seats", {"hand": "Mara", "to": "Tom"})
    assert (taken.status_code, taken.json()["failed"]) == (409, "taken")
    assert host.post("/seats", {"hand": "Mara", "to": "Nobody"}).status_code == 409

    told = host.post("/seats", {"hand": "Mara", "to": "Ines"}).json()

    assert (told["seats"], told["free"]) == (["Ines", "Tom"], ["Mara"])
    assert mara.client.get("/me").json()["seat"] == "Ines"
    said(mara, "note It is cold.")
    assert host.house.written[-1]["text"] == "Ines: It is cold."
    assert host.other().join("Mara").status_code == 200


def test_nobody_takes_a_seat_that_somebody_has(host: Page, mara: Page) -> None:
    assert host.other().join("MARA").status_code == 409


def test_a_locked_door_lets_nobody_in_and_throws_nobody_out(host: Page, mara: Page) -> None:
    host.post("/seats", {"locked": True})

    assert host.other().join("Tom").json()["failed"] == "locked"
    assert mara.client.get("/me").status_code == 200


def test_a_word_lets_in_and_wrong_ones_shut_the_door_for_an_address(host: Page) -> None:
    stranger, friend = host.other("10.0.0.66"), host.other("10.0.0.7")

    for _ in range(TRIES):
        assert stranger.post("/join", {"word": "wrong", "name": "Eve"}).status_code in (403, 429)
    right = stranger.post("/join", {"word": host.keys.word, "name": "Eve"})

    assert right.status_code == 429
    assert friend.post("/join", {"word": host.keys.word.upper(), "name": "Ines"}).status_code == 200


def test_the_secret_of_the_host_is_no_invitation(host: Page) -> None:
    assert (
        host.other().post("/join", {"secret": host.keys.secret, "name": "Eve"}).status_code == 403
    )
    assert host.other().post("/enter", {"secret": host.keys.invitation}).status_code == 403


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "x" * 41,
        "a:b",
        "\x1b[2J",
        "<b>",
        "../..",
        "Mara fate 9",
        "a\nb",
        "\u202eM",
        "all",
        "Me",
        "niemand",
    ],
)
def test_a_name_is_letters(host: Page, name: str) -> None:
    answer = host.other().join(name)

    if answer.status_code == 200:  # what is cleaned away is no part of it
        assert name == "\u202eM" or name == "a\nb"
    else:
        assert answer.json()["failed"] == "no-name"


def test_who_watches_sees_what_is_public_and_does_nothing(host: Page, mara: Page) -> None:
    page = host.other()
    assert page.join("", watch=True).status_code == 200
    game = game_of(page)

    assert page.client.get("/me").json()["role"] == "watch"
    assert all(one["sheet"] == [] for one in page.client.get("/me").json()["view"]["members"])
    assert page.post(f"/games/{game}/do", {"line": "ask Is it late?"}).status_code == 403
    assert page.post(f"/games/{game}/vote", {"word": "even"}).status_code == 403


def test_without_a_table_nobody_joins(begin: Begin) -> None:
    page = Page(begin)

    assert page.join("Eve").status_code == 404


def test_somebody_sits_down_while_the_host_has_left_the_page(host: Page) -> None:
    game = host.post("/open", {"table": "gate"}).json()["game"]
    host.line(game, "quit")

    assert host.other().join("Mara", traits="fate 7").status_code == 200


def test_somebody_sits_down_while_the_host_is_asked_for_words(host: Page, mara: Page) -> None:
    asked = host.line(game_of(mara), "whisper Mara")["view"]["page"]["wanted"]

    assert host.other("10.0.0.10").join("Tom", traits="fate 5").status_code == 200

    told = host.client.get(f"/games/{game_of(mara)}/view").json()
    assert told["page"]["wanted"] == asked
    assert asked["hidden"]


def test_a_whisper_is_read_by_whom_it_was_for_alone(host: Page, mara: Page, tom: Page) -> None:
    ines = host.other("10.0.0.11")
    ines.join("Ines", traits="fate 6")
    said(mara, "whisper Tom: The key is false.")

    sitting = host.server.sittings.find(game_of(mara))
    assert sitting is not None
    told = {name: words_of([sitting.play.frames[-1].seen_by(name)]) for name in ("Tom", "Ines", "")}
    assert told["Tom"] == "Mara whispers to Tom. For you alone: The key is false."
    assert "key" not in told["Ines"] + told[""]


def test_never_mind_whispers_nothing(host: Page, mara: Page) -> None:
    host.line(game_of(mara), "whisper Mara")

    assert words_of(host.line(game_of(mara), "undo")["parts"]) == ""
