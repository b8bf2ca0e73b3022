"""`solo odds` of a campaign: how likely each part ends how, in games that go on."""

import json
from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.authoring.exact.chapters import Steady
from solo.authoring.exact.sampled import interval
from solo.campaigns import written
from tests.conftest import Solo

LAMPS = Path(__file__).parent / "lamps"


def _nowhere(name: str) -> Path:
    raise AssertionError(name)


def test_parts_are_told_in_their_order_and_the_campaign_last(solo: Solo) -> None:
    args = ("odds", LAMPS, "--sample", "4", "--seed", "x")
    told = json.loads(solo(*args, "--json").stdout)
    two = json.loads(solo(*args, "--jobs", "2", "--json").stdout)

    assert (told["kind"], told["campaign"], told["games"]) == ("estimate", "lamps", 4)
    groups = [row["group"] for row in told["rows"]]
    assert list(dict.fromkeys(groups)) == ["the-quay", "the-storm", "the campaign"]
    assert told == two
    shown = solo(*args, "--plain").stdout
    assert "The chances of a part are of those" in shown
    assert "--exact follows" not in shown


def test_the_luck_of_a_part_is_taken_off_its_chances(solo: Solo) -> None:
    """Who sees the boat rows out, swims or stays, and nothing else decides how the part ends."""
    args = ("odds", LAMPS, "--sample", "450", "--seed", "x", "--json")
    rows = {row["name"]: row for row in json.loads(solo(*args).stdout)["rows"]}
    low, high = interval(round(rows["boat"]["share"] * 450), 450)

    assert rows["boat"]["of"] == rows["ashore"]["of"] == 450
    assert rows["boat"]["share"] + rows["ashore"]["share"] == pytest.approx(1)
    assert rows["boat"]["high"] - rows["boat"]["low"] < 0.75 * (high - low)


def test_what_is_for_one_adventure_is_refused(solo: Solo) -> None:
    for words in (("--exact",), ("--at", "quay"), ("--policy", "best"), ("--by", "hero")):
        done = solo("odds", LAMPS, *words)
        assert (done.returncode, f"{words[0]}" in done.stderr) == (2, True)
        assert "is for one adventure" in done.stderr


def test_games_go_on_from_part_to_part() -> None:
    campaign = written.read(LAMPS, _nowhere)
    adventures = [load(part.path) for part in campaign.parts]
    players = Steady(campaign, adventures, "s", "uniform")
    played = [players.one(number) for number in range(6)]

    assert {one.ending for one in played} == {"done"}
    ways = {tuple((part, ending) for part, ending, _ in one.parts) for one in played}
    assert ways <= {
        (("the-quay", "home"), ("the-storm", "boat"), ("the-heirs", "end")),
        (("the-quay", "home"), ("the-storm", "ashore")),
    }
    again = Steady(campaign, adventures, "s", "uniform")
    assert [again.one(number) for number in range(6)] == played
