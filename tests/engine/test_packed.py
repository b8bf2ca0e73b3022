"""What a state holds comes back from JSON as it was, and nothing else is made of it."""

import json
from typing import Any

import pytest

from solo.authoring.playtests.bots import TEMPERS, Bot
from solo.engine.chance import Seeded
from solo.engine.fingerprint import Fingerprints
from solo.engine.packed import packed, unpacked
from solo.engine.session import Session
from solo.rules import fitted
from tests.shipped import loaded


@pytest.mark.parametrize(
    "name", ["the-lending", "the-fifth-act", "the-long-noon", "nine-cold-bottles", "first-steps",
             "what-the-bridge-will-bear", "kilometre-three"],
)  # fmt: skip
def test_states_of_every_system_come_back(name: str) -> None:
    adventure = loaded(name)
    session = Session(adventure, fitted(adventure.system, adventure.options), Seeded("3"))
    bot, found = Bot("3", TEMPERS[-1]), 0
    for _ in range(150):
        if session.over:
            break
        session.do(bot.command(session))
        if session.state.pending is None and session.state.aside is None:
            turn = session.turns.last
            again = unpacked(json.loads(json.dumps(packed(turn))))
            assert Fingerprints().of(again.state) == Fingerprints().of(turn.state)
            assert again.events == turn.events
            assert again.state.sheet == turn.state.sheet
            found += 1

    assert found > 3


@pytest.mark.parametrize(
    "found", [["os:system", "true"], ["solo.disk:os", 1], ["solo.engine.packed:packed", 1],
              ["solo.nowhere:X"], ["solo.engine.session:Session", 1]],
)  # fmt: skip
def test_nothing_but_values_of_ours_is_made(found: Any) -> None:
    with pytest.raises((ValueError, TypeError)):
        unpacked(found)


@pytest.mark.parametrize("value", [print, object(), pytest])
def test_what_is_no_value_is_not_packed(value: object) -> None:
    with pytest.raises(TypeError):
        packed(value)
