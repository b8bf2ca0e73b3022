"""Mappings of a state: large ones read as dictionaries do, and share what stays the same."""

import pickle
import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.engine.commands import Choose, Undo
from solo.engine.draft import Draft
from solo.engine.events import Faulted
from solo.engine.fingerprint import Fingerprints
from solo.engine.session import Session
from solo.engine.sharing import SMALL, LongTally, Shared, Tally
from solo.rules.core.dice import LoadedDice

Game = Callable[..., Session]
KEYS = st.integers(0, 200)


@given(
    st.dictionaries(KEYS, st.integers(), max_size=150),
    st.lists(st.tuples(st.sampled_from("pwb"), KEYS, st.integers()), max_size=60),
)
def test_every_version_of_a_shared_mapping_reads_as_a_dictionary_does(
    first: dict[int, int], steps: list[tuple[str, int, int]]
) -> None:
    """Going back to any version and on from there included, as undo does."""
    versions = [(Shared(first.items()), dict(first))]
    for step, key, value in steps:
        shared, plain = versions[value % len(versions) if step == "b" else -1]
        if step == "w":
            versions.append((shared.without(key), {k: v for k, v in plain.items() if k != key}))
        else:
            versions.append((shared.put(key, value), {**plain, key: value}))

    for shared, plain in versions:
        assert list(shared.items()) == list(plain.items())
        assert shared == plain
        assert shared.plain() == plain
        assert [(key in shared, shared.get(key)) for key in range(200)] == [
            (key in plain, plain.get(key)) for key in range(200)
        ]


def test_counts_go_on_where_they_become_many() -> None:
    few = Tally({f"s{n}": n for n in range(SMALL)})

    many = few.plus("s3").plus("new").plus("new")

    assert isinstance(many, LongTally)
    assert (many["s3"], many["new"], many["none"], many["s5"]) == (4, 2, 0, 5)
    assert many.without("new")["new"] == 0
    assert pickle.loads(pickle.dumps(many)) == many
    assert few["s3"] == 3


@pytest.mark.parametrize(
    ("few", "kinds"),
    [
        (1, (Tally, dict, Tally, dict)),
        (SMALL - 1, (Tally, dict, LongTally, Shared)),
        (SMALL, (LongTally, Shared, LongTally, Shared)),
    ],
)
def test_a_turn_copies_its_counts_and_variables_once_while_they_are_few(
    game: Game, few: int, kinds: tuple[type, ...]
) -> None:
    """And never changes those of the turn before."""
    session = game("scenes: {quay: {text: Fog., ending: lost}}")
    names = [f"s{number}" for number in range(few)]
    before = session.state._replace(
        visits=Tally(dict.fromkeys(names, 1)), variables=dict.fromkeys(names, 1)
    )
    world = session.interpreter._world
    draft = Draft(world, before, LoadedDice(()), asks=False, prose=True)

    found: list[Any] = []
    for name, visits in (("pier", 1), ("sea", 1), ("pier", 2)):
        assert draft.arrive(name) == visits
        draft.assign(name, visits)
        found += [draft.visits, draft.variables]

    assert tuple(map(type, found[:4])) == kinds
    if few == 1:
        assert found[0] is found[4]
        assert found[1] is found[5]
    assert (found[4]["pier"], found[5]["pier"], found[4]["sea"]) == (2, 2, 1)
    assert [*before.visits] == [*before.variables] == names


def test_every_version_of_a_long_mapping_is_spelt_out_right_whichever_was_before() -> None:
    """What is remembered of it stands in blocks; those that an undo empties are left out."""
    prints, versions = Fingerprints(), [Shared[str, int]()]
    for number in range(200):
        versions.append(versions[-1].put(f"s{number:03}", number))

    for at in (200, 10, 150, 199, 64, 65, 200, 1, 130, 0, 200):
        plain = {f"s{number:03}": number for number in range(at)}
        assert prints._canonical(versions[at]) == Fingerprints()._canonical(plain)


def test_a_large_mapping_is_spelt_out_as_a_small_one() -> None:
    """Digests in journals of before stay true."""
    entries = {f"s{n}": n for n in range(100)}
    prints = Fingerprints()

    assert prints._canonical(Shared(entries.items())) == prints._canonical(entries)


@pytest.mark.parametrize("many", [False, True])
def test_a_turn_keeps_what_it_changed_and_no_copy_of_the_rest(many: bool, game: Game) -> None:
    """Hundreds of scenes and variables cost a turn no more than some: less than 8 KB."""
    scenes = 400 if many else 10
    variables = ", ".join(f"v{n}: 0" for n in range(900 if many else 9))
    module = f"variables: {{n: 0, {variables}}}\nscenes:\n  end: {{ending: won}}\n" + "".join(
        f"  s{n}: {{choices: [{{id: go, text: Go, once: true, set: {{n: n + 1}}, "
        f"goto: s{(n + 1) % scenes}}}, {{id: on, text: On, goto: s{(n + 1) % scenes}}},"
        " {id: end, text: End, goto: end}]}\n"
        for n in range(scenes)
    )
    session = game(module.replace("end: {ending: won}", "quay: {goto: s0}\n  end: {ending: won}"))
    for _ in range(450):
        session.do(Choose(session.options()[0].id))
    tracemalloc.start()
    try:
        for _ in range(100):
            assert session.do(Choose("on")).accepted
        grown = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()

    assert grown / 100 < 8_000
    assert sum(session.state.visits.values()) == 552
    for _ in range(300):
        session.do(Undo())
    assert sum(session.state.visits.values()) == 252


def test_visits_that_never_return_end_in_a_fault_and_the_game_stands(game: Game) -> None:
    choices = "[{id: go, text: Go, visit: quay}, {id: end, text: End, goto: end}]"
    session = game(f"scenes: {{quay: {{choices: {choices}}}, end: {{ending: won}}}}")
    for _ in range(200):
        assert session.do(Choose("go")).accepted

    (event,) = session.do(Choose("go")).events

    assert isinstance(event, Faulted)
    assert event.problem.code == "passage-endless"
    assert session.do(Choose("end")).accepted
