"""What may be decided about a roll is told where it betters the chance, and nowhere else."""

from types import SimpleNamespace
from typing import Any, cast

import pytest

from solo.engine.session import Session
from solo.rules.core.outcome import Odds, Option
from solo.view import chances


def odds(good: int, total: int = 100) -> Odds:
    return Odds(total=total, labels={}, counts={"1s": good, "1f": total - good}, triggers={})


@pytest.mark.parametrize(
    ("decided", "told"),
    [(odds(41), True), (odds(40), False), (odds(39), False), (odds(4, 10), False), (None, False)],
    ids=["better", "equal", "worse", "equal of fewer ways", "no roll"],
)
def test_a_decision_is_told_where_it_is_better(
    decided: Odds | None, told: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chances, "_ahead", lambda session, option: object())
    monkeypatch.setattr(chances, "decisions", lambda session, state: {"fame": decision})
    monkeypatch.setattr(chances, "fight_odds", lambda session, state, option: decided)
    decision: Any = type("Decision", (), {"id": "spend-fame"})

    found = chances._ways(cast(Session, None), "attack", odds(40))

    assert set(found) == ({"fame"} if told else set())


def test_what_is_barred_has_no_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    options = (Option("roll", "Roll"), Option("fame", "Fame", reason="None is left."))
    monkeypatch.setattr(chances, "open_options", lambda session: options)
    monkeypatch.setattr(chances, "graded_odds", lambda session, option: odds(40))
    pending = SimpleNamespace(encounter=SimpleNamespace(tells_odds=False))
    session: Any = SimpleNamespace(state=SimpleNamespace(pending=pending))

    assert chances.chances(session) == {"roll": odds(40)}
