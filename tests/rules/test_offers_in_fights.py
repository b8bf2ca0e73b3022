"""When a fight makes the offers around its rolls: as its player says meanwhile, in every system."""

import pytest

from solo.engine.commands import Choose, Prefer, Undo
from solo.engine.journal import header, replay
from solo.engine.session import Session
from solo.rules import find
from solo.rules.art.checks.rolling import SPEND
from tests.rules.test_tries_in_turns import (
    GROUNDS,
    SEEDS,
    Ground,
    adventure,
    begun,
    moment,
    ready,
)

ASKED, ALWAYS = Prefer("offers", "asked"), Prefer("offers", "always")
(ART,) = (ground for ground in GROUNDS if ground.system == "art")
every_fight = pytest.mark.parametrize(
    "ground", [one for one in GROUNDS if one.system != "fell"], ids=lambda ground: ground.system
)


def asks(session: Session) -> bool:
    """Tell whether a fight makes offers around the rolls of its last step."""
    pending = session.state.pending
    assert pending is not None
    return bool(pending.encounter.table.asking)


def attacked(session: Session, *, offers: bool = False) -> list[str]:
    """Attack, and return what is asked next."""
    option = next(
        one.id for one in session.options() if one.id.startswith("attack") and not one.reason
    )
    assert session.do(Choose(option, offers=offers)).accepted
    return [one.id for one in session.options()]


@every_fight
@pytest.mark.parametrize(("begun", "said"), [("asked", ALWAYS), ("always", ASKED)])
def test_what_is_said_within_a_fight_holds_at_once(
    ground: Ground, begun: str, said: Prefer
) -> None:
    session = ready(ground, offers=begun)
    assert asks(session) is (begun == "always")

    session.do(said)
    attacked(session)

    over = session.state.pending is None  # which only a fight that asks nothing is so soon
    assert said is ASKED if over else asks(session) is (said is ALWAYS)


def test_offers_asked_in_mid_fight_rolls_at_once() -> None:
    session = ready(ART, offers="always")
    assert "roll" in attacked(session)
    session.do(Undo())

    session.do(ASKED)

    assert "roll" not in attacked(session)
    session.do(Undo())
    assert "roll" not in attacked(session), "what was said holds when a turn is taken back"
    session.do(Undo())
    session.do(ALWAYS)
    assert SPEND in attacked(session)


def test_one_attack_may_be_made_with_its_offers() -> None:
    session = ready(ART, offers="asked")

    assert SPEND in attacked(session, offers=True)
    session.do(Choose("roll"))

    assert not asks(session)
    session.do(Undo())
    session.do(Undo())
    assert SPEND not in attacked(session)


def test_a_fight_that_is_resumed_goes_the_same_way() -> None:
    records: list[dict[str, object]] = []
    seed = next(seed for seed in range(SEEDS) if moment(begun(ART, seed)) == "now")
    session = begun(ART, seed, record=records.append)
    session.do(ALWAYS)
    attacked(session)
    session.do(Choose("roll"))
    session.do(ASKED)
    session.do(Choose(session.options()[0].id))
    written = adventure(ART)
    head = header(written, session.chance, offers="asked", hero=written.heroes[0].name)

    again = replay([head, *records], written, find("art"))

    assert again.trouble == ""
    assert again.session.offers == "asked"
    assert asks(again.session) is asks(session) is False
    assert again.session.options() == session.options()
