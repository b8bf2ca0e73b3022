"""A state's digest: what it depends on, and that remembering what was spelt out changes nothing."""

from dataclasses import dataclass, field, make_dataclass
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from solo import rules, shelf
from solo.adventure.loader import load
from solo.authoring.playtests.bots import Bot
from solo.engine import fingerprint
from solo.engine.chance import Seeded
from solo.engine.commands import Try
from solo.engine.fingerprint import KEPT, Fingerprints
from solo.engine.session import Session
from solo.engine.sharing import LongTally, Shared, Tally
from solo.engine.state import Course, Pending, State
from solo.engine.table.state import Member, Tabletop
from solo.rules.art.checks.ranks import Rank
from solo.rules.core.outcome import Option, Outcome

BLANK = State(
    scene="quay",
    sheet=None,
    turn=3,
    clock=0,
    variables={"gold": 2, "lamp": True},
    visits=Tally({"quay": 1}),
    taken=Tally(),
    fired=frozenset({"tide", "bell", "gull"}),
    quests={},
    settled={},
    asked=False,
    returns=(),
    pending=None,
    last=None,
    ended="",
)


@dataclass(frozen=True, slots=True)
class Hero:
    """A sheet of a few kinds of values."""

    name: str
    worth: tuple[Any, ...] = ()


def digest(state: State) -> str:
    return Fingerprints().of(state)


def test_the_digest_never_changes_between_versions() -> None:
    """Journals hold it: whatever spells it must spell what it always did."""
    hero = Hero("Ada", (Rank.GOOD, 1.5, None, frozenset({"b", "a"}), {"z": 1, "y": (True,)}))

    assert digest(BLANK) == "9033865c19a5a61c"
    assert digest(BLANK._replace(sheet=hero)) == "7ab04d94bcde3068"


def test_a_field_of_a_later_version_is_spelt_out_only_where_it_differs() -> None:
    """Journals of earlier versions verify as long as it is as if it were not there."""
    grown = make_dataclass(
        "Hero",
        [
            ("name", str),
            ("lucky", bool, field(default=False, metadata={"since": "0.3"})),
            ("worth", tuple[Any, ...], ()),
        ],
        frozen=True,
    )

    assert digest(BLANK._replace(sheet=grown("Ada"))) == digest(BLANK._replace(sheet=Hero("Ada")))
    assert digest(BLANK._replace(sheet=grown("Ada", True))) not in {
        digest(BLANK._replace(sheet=Hero("Ada"))),
        digest(BLANK._replace(sheet=grown("Ben", True))),
    }


def test_a_later_field_that_follows_from_the_rest_is_not_spelt_out() -> None:
    follows = field(default=False, metadata={"since": "0.3", "follows": True})
    grown = make_dataclass(
        "Hero",
        [("name", str), ("worth", tuple[Any, ...], ()), ("late", bool, follows)],
        frozen=True,
    )

    assert digest(BLANK._replace(sheet=grown("Ada", (), True))) == digest(
        BLANK._replace(sheet=Hero("Ada"))
    )


def test_the_order_of_entries_means_nothing() -> None:
    assert digest(BLANK) == digest(BLANK._replace(variables={"lamp": True, "gold": 2}))


@pytest.mark.parametrize(
    "other", [{"turn": 4}, {"variables": {"gold": 2}}, {"sheet": Hero("Ada")}, {"ended": "won"}]
)
def test_another_state_has_another_digest(other: dict[str, Any]) -> None:
    assert digest(BLANK) != digest(BLANK._replace(**other))


def test_a_text_of_a_kind_of_its_own_is_a_text() -> None:
    class Name(str):
        __slots__ = ()

    named = digest(BLANK._replace(variables={"name": Name("Ada")}))

    assert named == digest(BLANK._replace(variables={"name": "Ada"}))
    assert named != digest(BLANK._replace(variables={"name": Name("Bo")}))


def test_what_no_state_may_hold_is_refused() -> None:
    with pytest.raises(TypeError, match="a state can't hold a object"):
        digest(BLANK._replace(sheet=object()))


def test_ever_new_parts_do_not_pile_up() -> None:
    """A long game remembers no more than a short one."""
    prints = Fingerprints()

    for turn in range(2 * KEPT):
        prints.of(BLANK._replace(variables={"gold": turn}))

    assert len(prints._spelt) <= KEPT


def test_what_lasts_is_spelt_once_until_it_is_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tuples, sets, mappings and frozen dataclasses last; lists may change."""
    prints = Fingerprints()

    def kept(value: object) -> bool:
        prints._canonical(value)
        return id(value) in prints._spelt

    texts = [(letter * 30,) for letter in "abcdef"]  # each is spelt out in 34 characters

    assert [kept(one) for one in ((1,), {1}, {1: 2}, KeptForever(1))] == [True] * 4
    assert not kept([1])
    prints._spelt[id(texts)] = (texts, "as it was")
    assert prints._canonical(texts) == "as it was"
    del prints._spelt[id(texts)]
    monkeypatch.setattr(fingerprint, "LENGTH", prints._length + 3 * 34)
    assert [kept(one) for one in texts[:3]] == [True] * 3
    assert len(prints._spelt) == 7
    assert kept(texts[3])
    assert len(prints._spelt) == 1
    assert prints._length == 34


@dataclass(frozen=True)
class KeptForever:
    number: int


@pytest.mark.long(6)
@pytest.mark.parametrize("path", shelf.shipped(), ids=lambda path: path.name)
def test_what_is_remembered_is_what_would_be_spelt_out_anew(path: Path) -> None:
    """Nothing in a state is ever changed in place, in any of the systems."""
    adventure = load(path, cache=True)
    system = rules.fitted(adventure.system, adventure.options)
    prints = Fingerprints()
    session, bot = Session(adventure, system, Seeded("grey")), Bot("grey")
    for _ in range(60):
        if session.over:
            break
        session.do(bot.command(session))
        assert prints.of(session.state) == digest(session.state)


def test_a_table_is_part_of_the_digest_only_where_there_is_one() -> None:
    seated = BLANK._replace(table=Tabletop(members=(Member("Mara"),), acting="Mara"))

    assert digest(BLANK._replace(table=None)) == digest(BLANK)
    assert digest(seated) != digest(BLANK)
    assert digest(seated) != digest(BLANK._replace(table=Tabletop()))


def test_what_came_to_a_table_later_is_spelt_out_where_there_is_any() -> None:
    seats = (Member("Mara"),)
    tables = [
        Tabletop(members=seats),
        Tabletop(members=seats, weights={("foe", "rat"): 2}),
        Tabletop(members=seats, known={1: ("Mara",)}),
        Tabletop(members=seats, brought=(("a.yaml", "foes: {}"),)),
        Tabletop(members=seats, weights={("foe", "rat"): 2}, known={1: ("Mara",)}),
    ]
    states = [BLANK._replace(table=table) for table in tables]
    states += [
        BLANK,
        BLANK._replace(decks={"omens": (1, 2)}),
        BLANK._replace(decks={"omens": (2,)}),
    ]

    assert len({digest(state) for state in states}) == len(states)
    assert digest(states[0]) == "069f554fa3b7606b"
    assert digest(states[4]) == "dfd12b9eb7bd361d"
    assert digest(states[6]) == "6648abf6c2183246"


def test_a_long_mapping_is_spelt_out_by_what_changed_in_it() -> None:
    """Whatever was spelt out before: more entries, fewer, other values, another branch."""
    remembering, random = Fingerprints(), Random(7)
    seen = [Tally({f"scene-{number}": number for number in range(70)}).plus("first")]
    for _ in range(400):
        before = random.choice(seen[-8:])
        name = f"scene-{random.randrange(400)}"
        after = before.plus(name) if random.random() < 0.8 else before.without(name)
        seen.append(cast("LongTally", after))
        state = BLANK._replace(visits=after)
        assert remembering.of(state) == digest(state)


def test_a_long_mapping_may_grow_short_and_long_again() -> None:
    remembering = Fingerprints()
    names = [f"scene-{number:03}" for number in range(200)]
    tally = Tally(dict.fromkeys(names[:-1], 1)).plus(names[-1])

    def is_spelt_right() -> bool:
        state = BLANK._replace(visits=tally)
        return remembering.of(state) == digest(state)

    assert is_spelt_right()
    for name in reversed(names[3:]):
        tally = tally.without(name)
        assert is_spelt_right()
    for name in names[3:]:
        tally = tally.plus(name)
    assert is_spelt_right()


def test_a_long_mapping_is_spelt_as_it_always_was() -> None:
    """Journals hold it; `True` and 1 are equal, and read differently."""
    many = Shared({("quay", f"question {number}"): (number, True) for number in range(100)}.items())
    as_before = dict(sorted(many.plain().items(), key=str))

    assert digest(BLANK._replace(settled=many)) == digest(BLANK._replace(settled=as_before))
    remembering = Fingerprints()
    dark = Shared[str, object]({"lamp": 1}.items())
    remembering.of(BLANK._replace(variables=dark))
    lit = BLANK._replace(variables=dark.put("lamp", True))
    assert remembering.of(lit) == digest(lit)


class Waiting:
    """An encounter with these options."""

    def __init__(self, *options: str) -> None:
        self._options = options

    def options(self, sheet: object) -> tuple[Option, ...]:
        return tuple(Option(one, one) for one in self._options)


def test_what_waits_behind_what_is_open_is_part_of_the_digest() -> None:
    def waits(*options: str, **more: Any) -> Pending:
        return Pending("trait", cast("Any", Waiting(*options)), **more)

    roll = waits("roll", "abort")
    states = [
        BLANK,
        BLANK._replace(pending=roll),
        BLANK._replace(pending=waits("roll")),
        BLANK._replace(pending=roll._replace(kind="try")),
        BLANK._replace(pending=roll._replace(tried=Outcome("Good"))),
        BLANK._replace(pending=roll._replace(later=Try("agility", "Poor", "hop"))),
        BLANK._replace(pending=roll._replace(later=Try("agility", "Good", "hop"))),
        BLANK._replace(pending=roll._replace(course=Course(()))),
        BLANK._replace(pending=roll._replace(course=Course((), frozenset({1})))),
        BLANK._replace(pending=roll._replace(course=Course((), due=(1,)))),
        BLANK._replace(pending=roll, aside=waits("strike")),
        BLANK._replace(pending=roll, aside=waits("strike", under=waits("ask"))),
        BLANK._replace(pending=roll, aside=waits("strike", under=waits("answer"))),
    ]

    assert len({digest(state) for state in states}) == len(states)
    of_hero = waits("ada", "guest-mara", "ready-x")._replace(kind="hero")
    assert digest(BLANK._replace(pending=of_hero)) == digest(
        BLANK._replace(pending=waits("ada")._replace(kind="hero"))
    )
