"""A trial on a page: what its author saves is in the game at once, where one stood."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from solo.cli.games.trial import Trial
from solo.cli.serving.served_trial import SAVE, Bots, TrialHouse
from solo.engine.commands import Choose
from solo.web.app import Server
from solo.web.keys import Keys
from solo.web.sittings import Sitting
from tests.web.house import HOST, SAYS, run

TEXT = """\
format: 1
title: The quay
system: art
start: quay
hero: {create: false, pregenerated: [ida.yaml]}
scenes:
  quay: {title: The quay, text: Fog., choices: [{id: row, text: Row, goto: sea}]}
  sea: {title: The sea, text: Water., choices: [{id: land, text: Land, goto: shore}]}
  shore: {text: Sand., ending: won}
"""
HERO = """\
name: Ida
attributes: {agility: 7, alertness: 7, charm: 7, craft: 7, cunning: 7, dexterity: 7, fate: 7,
  intelligence: 7, stamina: 7, strength: 7}
goals: [Home]
motivation: A debt.
"""


@pytest.fixture
def module(tmp_path: Path) -> Path:
    file = tmp_path / "quay" / "adventure.yaml"
    file.parent.mkdir()
    file.write_text(TEXT, encoding="utf-8")
    (file.parent / "ida.yaml").write_text(HERO, encoding="utf-8")
    return file


@pytest.fixture
def house(module: Path) -> Iterator[TrialHouse]:
    found = TrialHouse(Trial(path=module.parent))
    yield found
    found.close()


def entered(house: TrialHouse) -> TestClient:
    keys = Keys()
    client = TestClient(Server(house, keys, (HOST,)).app(), base_url=f"http://{HOST}")
    client.post("/enter", json={"secret": keys.secret}, headers=SAYS)
    return client


def test_what_is_saved_is_in_the_game_where_one_stood(module: Path, house: TrialHouse) -> None:
    async def at_sea() -> None:
        sitting = Sitting("g1", house.begin("", {}))
        play = sitting.play
        sitting.opened.session.do(Choose("row"))
        await sitting.revise()
        assert sitting.play is play  # nothing was saved

        module.write_text(TEXT.replace("Water.", "Deep water."), encoding="utf-8")
        await sitting.revise()
        seat = await sitting.sit()

        assert sitting.play is not play
        assert sitting.play.session.state.scene == "sea"
        told = json.dumps([sitting.play.opening, await sitting.view(seat)])
        assert "all that you did fits" in told
        assert "Deep water." in told

    run(at_sea)


def test_a_mistake_is_told_and_the_game_goes_on(module: Path, house: TrialHouse) -> None:
    opened = house.begin("", {})
    opened.session.do(Choose("row"))
    module.write_text(TEXT.replace("text: Water", "txt: Water"), encoding="utf-8")
    assert opened.revised is not None

    first, second = opened.revised()

    assert first.startswith("Not read")
    assert "did you mean 'text'?" in second
    assert opened.session.state.scene == "sea"
    assert opened.revised() == ()


def test_a_trial_is_never_closed_for_want_of_a_page(house: TrialHouse) -> None:
    now = [0.0]
    sitting = Sitting("g1", house.begin("", {}), lambda: now[0])
    now[0] = 1_000.0

    assert not sitting.idle()


def test_its_graph_is_coloured_once_bots_have_played(module: Path, house: TrialHouse) -> None:
    client = entered(house)
    first = client.get("/graph")
    assert first.headers["refresh"]
    assert first.headers["content-security-policy"] == "frame-ancestors 'self'"
    while house._bots.report() is None:
        pass

    drawn = client.get("/graph")

    assert "refresh" not in drawn.headers
    assert 'class="heat-' not in first.text
    assert drawn.text.count('class="heat-') == 3
    assert client.post("/open", json={"save": SAVE}, headers=SAYS).json()["graph"] is True


def test_a_trial_that_is_opened_twice_is_one(house: TrialHouse) -> None:
    client = entered(house)

    def begun() -> dict[str, object]:
        found: dict[str, object] = client.post(
            "/open", json={"adventure": "quay"}, headers=SAYS
        ).json()
        return found

    first = str(begun()["game"])
    assert begun()["game"] == first
    for line in ("row", "land"):
        client.post(f"/games/{first}/do", json={"line": line}, headers=SAYS)

    assert begun()["game"] != first  # it was over
    assert client.get(f"/games/{first}/view").status_code == 404


def test_its_shelf_has_what_is_tried_out(house: TrialHouse) -> None:
    told = entered(house).get("/shelf").json()

    assert [one["title"] for one in told["adventures"]] == ["The quay"]


def test_while_a_file_has_a_mistake_the_frame_of_the_graph_says_which(
    module: Path, house: TrialHouse
) -> None:
    client = entered(house)
    module.write_text(TEXT.replace("text: Water", "txt: Water"), encoding="utf-8")
    told = client.get("/graph")

    assert "did you mean 'text'?" in told.text
    assert told.headers["content-security-policy"] == "frame-ancestors 'self'"
    assert told.headers["content-type"].startswith("text/plain")
    assert told.headers["refresh"]
    module.write_text(TEXT, encoding="utf-8")
    assert "<svg" in client.get("/graph").text


def test_bots_play_again_when_something_was_saved(module: Path) -> None:
    bots = Bots(module.parent)
    assert bots.report() is None
    first = bots._process
    module.write_text(TEXT.replace("Water.", "Deep water."), encoding="utf-8")

    assert bots.report() is None

    assert bots._process is not first
    assert first is not None
    assert first.returncode is not None
    bots.stop()


def test_who_has_no_token_sees_no_graph(house: TrialHouse) -> None:
    keys = Keys()
    client = TestClient(Server(house, keys, (HOST,)).app(), base_url=f"http://{HOST}")

    assert client.get("/graph").status_code == 401


def test_a_trial_goes_to_another_scene_that_its_page_asks_for(house: TrialHouse) -> None:
    """The game before is closed; one that is loaded again begins where it was led to."""
    page = entered(house)
    first = page.post("/open", json={"adventure": "quay"}, headers=SAYS).json()
    second = page.post("/open", json={"adventure": "quay", "at": "sea"}, headers=SAYS).json()

    assert "Water." in json.dumps(second["opening"]) + json.dumps(second["view"])
    assert page.get(f"/games/{first['game']}/view").status_code == 404
    wrong = page.post("/open", json={"adventure": "quay", "at": "sae"}, headers=SAYS)
    assert (wrong.status_code, "did you mean 'sea'" in wrong.text) == (422, True)
    assert page.get(f"/games/{second['game']}/view").status_code == 200
