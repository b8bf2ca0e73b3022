"""A campaign is played at a page, part after part, in the chronicle that the terminal keeps."""

from pathlib import Path
from typing import Any

import pytest

from solo import saves, shelf
from solo.campaigns import chronicles
from solo.cli.serving.serve import Home
from tests.campaigns.test_campaigns import LAMPS
from tests.conftest import Solo
from tests.web.house import SAYS, Page


class Played:
    """A page that plays the campaign of the tests."""

    def __init__(self, place: Path) -> None:
        self.place = place
        self.page = Page(lambda: pytest.fail("another house opens games"))
        self.page.server.house = Home(place, place / "heroes")
        self.page.enter()

    def open(self, **what: str) -> Any:
        self.told = self._post("/open", what)
        return self.told

    def choose(self, *words: str) -> Any:
        """Take the option of each of these words, of which there is one."""
        view = self.told["view"]
        for word in words:
            options = view["prompt"]["options"]
            one = next(one for one in options if word in str(one["text"]))
            sent = {"choose": one["id"], "expect": view["prompt"]["id"], "id": f"{word}-{view}"}
            view = self._post(f"/games/{self.told['game']}/do", sent)["view"]
        return view

    def close(self) -> None:
        """Leave the game."""
        self._post(f"/games/{self.told['game']}/close", {})

    @property
    def shelf(self) -> Any:
        return self.page.client.get("/shelf", headers=SAYS).json()

    def _post(self, path: str, sent: object) -> Any:
        return self.page.post(path, sent).json()

    @property
    def chronicle(self) -> chronicles.Chronicle:
        (one,) = chronicles.listed(self.place)
        return one


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Played:
    monkeypatch.setattr(shelf, "campaigns", lambda: (LAMPS,))
    return Played(tmp_path)


def said(opening: object) -> str:
    return str(opening)


def test_the_parts_follow_each_other_and_tell_what_has_passed(played: Played) -> None:
    assert "lamps" in {one["id"] for one in played.shelf["adventures"]}

    first = played.open(adventure="lamps", seed="7")
    over = played.choose("Light it")
    second = played.open(save=first["save"], next="yes")

    assert "Lamps of the Coast" in said(first["opening"])
    assert (over["over"], over["next"]) == (True, "The Storm")
    assert second["view"]["adventure"]["title"] == "The Storm"
    assert "3 years" in said(second["opening"])
    assert "the lamp has burned" in said(second["opening"])
    assert "Lamps of the Coast" not in said(second["opening"])
    assert played.chronicle.course.world == {"lamp_lit": True}
    assert played.chronicle.save == second["save"]


def test_a_campaign_that_was_left_between_two_parts_goes_on(played: Played) -> None:
    played.open(adventure="lamps", seed="7")
    played.choose("Leave it")
    played.close()

    (waiting,) = played.shelf["games"]
    second = played.open(save=waiting["save"])

    assert waiting["title"] == "Lamps of the Coast"
    assert second["view"]["adventure"]["title"] == "The Storm"
    assert played.choose("Stay")["next"] == ""  # nobody was saved, and nobody fell
    played.close()
    assert played.chronicle.course.over == "done"
    assert "Lamps of the Coast" not in {one["title"] for one in played.shelf["games"]}


def test_a_part_that_was_over_when_the_server_was_killed_is_taken_over(played: Played) -> None:
    played.open(adventure="lamps", seed="7")
    played.choose("Light it")
    before = played.chronicle
    played.close()
    chronicles.keep(before)  # as if nobody had closed it

    (waiting,) = played.shelf["games"]
    second = played.open(save=waiting["save"])

    assert before.save
    assert "the lamp has burned" in said(second["opening"])
    assert len(played.chronicle.chapters) == 1


def test_what_is_not_over_is_gone_on_with_and_nothing_comes_after_the_last(played: Played) -> None:
    first = played.open(adventure="lamps", seed="7")
    again = played.open(save=first["save"], next="yes")
    played.choose("Leave it")
    second = played.open(save=first["save"], next="yes")
    played.choose("Stay")
    ended = played.open(save=second["save"], next="yes")

    assert again["save"] == first["save"]
    assert ended == {"failed": "no-such-thing", "text": ""}
    assert played.chronicle.course.over == "done"


def test_who_presses_go_on_twice_is_in_one_part(played: Played) -> None:
    first = played.open(adventure="lamps", seed="7")
    played.choose("Light it")
    second = played.open(save=first["save"], next="yes")

    again = played.open(save=first["save"], next="yes")

    assert again["game"] == second["game"]
    assert len(saves.files(played.place)) == 2


def test_the_terminal_goes_on_where_the_page_was(played: Played, solo: Solo) -> None:
    played.open(adventure="lamps", seed="7")
    played.choose("Light it")
    played.close()

    done = solo("play", "--resume", played.chronicle.name, "--saves", str(played.place), "--plain",
                typed="1\n")  # fmt: skip

    assert "the lamp has burned" in done.stdout
    assert [one.ending for one in played.chronicle.chapters] == ["home", "boat"]
    for path in saves.files(played.place):
        assert solo("verify", str(path)).returncode == 0
