"""What is looked at: what the scene's author marked, and what is carried."""

from typing import NamedTuple

import pytest

from solo.errors import SoloError
from solo.rules.core.system_parts import Row, Section
from solo.terminal.examined import examined, things
from tests.terminal.fake import FakeAdventure, FakeSession, FakeSystem


class Item(NamedTuple):
    """A thing of the adventure."""

    name: str
    text: str


class Shop(FakeAdventure):
    """An adventure with a thing that may be carried."""

    items = {"lamp": Item("storm lamp", "It smells of oil.")}  # noqa: RUF012 - a fake


@pytest.fixture
def carrying(monkeypatch: pytest.MonkeyPatch) -> FakeSession:
    """Begin a game whose hero has a lamp and a rope."""
    gear = Section("gear", "Gear", (Row("Hands", "a storm lamp"), Row("Back", "a rope (wet)")))
    fame = Section("fame", "Fame", (Row("Fame", "rope"),))
    monkeypatch.setattr(FakeSystem, "describe", lambda *_: (gear, fame))
    return FakeSession(adventure=Shop())


@pytest.mark.parametrize(
    ("thing", "said"),
    [
        ("the lamp", ("Hands: a storm lamp. It smells of oil.",)),
        ("my storm lamp", ("Hands: a storm lamp. It smells of oil.",)),
        ("wet rope", ("Back: a rope (wet).",)),
        ("hands", ()),
        ("lam", ()),
    ],
)
def test_what_is_carried_is_told_as_the_sheet_has_it_with_its_author_s_words(
    carrying: FakeSession, thing: str, said: tuple[str, ...]
) -> None:
    assert examined(thing, carrying) == said  # type: ignore[arg-type]  # a fake


def test_what_the_scene_s_author_marked_goes_first(
    carrying: FakeSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(FakeSession, "examined", lambda *_: "A lamp hangs here.")

    assert examined("lamp", carrying)[0] == "A lamp hangs here."  # type: ignore[arg-type]  # a fake
    assert len(examined("lamp", carrying)) == 2  # type: ignore[arg-type]  # a fake


def test_a_mistake_in_what_an_author_marked_hides_nothing_that_is_carried(
    carrying: FakeSession, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> str:
        raise SoloError("unknown name")

    monkeypatch.setattr(FakeSession, "examined", broken)
    monkeypatch.setattr(FakeSession, "things", broken)

    assert examined("rope", carrying) == ("Back: a rope (wet).",)  # type: ignore[arg-type]  # a fake
    assert things(carrying) == ()  # type: ignore[arg-type]  # a fake
