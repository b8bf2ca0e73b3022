"""Branches: every one of them is gone through, which answers an outcome, and which lead on."""

from collections.abc import Mapping
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.adventure.branch import Branch, Case, Coming, Draw, Occasion, Offered, Outcomes, Pool
from solo.adventure.graph import backwards, branches, circling_by, ends, flood
from solo.errors import Mark
from solo.prose import Language

HERE = Mark("adventure.yaml", 1, 1)
CHECK: Any = object()  # nothing here looks into it
SO = Language().expression("gold > 1", HERE)


def to(scene: str, **more: Any) -> Branch:
    return Branch(HERE, goto=scene, **more)


def outcomes(**more: Any) -> Outcomes:
    return Outcomes(HERE, (), **{"labels": {}, "counts": {}, **more})


OUTCOMES = outcomes(
    labels={"awesome": to("label")},
    counts={"2s": to("count"), "1f": to("fumble")},
    success=to("success"),
    failure=to("failure", cases=(Case(to("case of failure")),)),
    otherwise=to("otherwise", check=CHECK, outcomes=outcomes(success=to("deeper"))),
    also={"doubles": to("doubles")},
)
WHOLE = Branch(
    HERE,
    check=CHECK,
    cases=(Case(to("case", cases=(Case(to("case in case")),))),),
    outcomes=OUTCOMES,
    during=(
        Occasion(Case(to("during"))),
        Occasion(
            Case(Branch(HERE)),
            offers=(Offered("call", Language().prose("Call", HERE), Case(to("offered"))),),
        ),
    ),
)


def test_every_branch_within_one_is_gone_through() -> None:
    found = [branch.goto for branch in branches(WHOLE) if branch.goto is not None]

    assert sorted(map(str, found)) == [
        *("case", "case in case", "case of failure", "count", "deeper", "doubles", "during"),
        *("failure", "fumble", "label", "offered", "otherwise", "success"),
    ]
    assert branches(WHOLE)[0] is WHOLE


def test_a_branch_ends_behind_all_its_checks() -> None:
    assert sorted(str(branch.goto) for branch in ends(WHOLE)) == [
        *("count", "deeper", "doubles", "failure", "fumble", "label", "success"),
    ]
    assert list(ends(to("a"))) == [to("a")]


@pytest.mark.parametrize(
    ("label", "count", "found"),
    [
        ("Awesome", "2s", "label"),
        ("Good", "2s", "count"),
        ("Good", "3s", "success"),
        ("Bad", "1f", "fumble"),
        ("Bad", "2f", "failure"),
        ("done", "", "otherwise"),
    ],
)
def test_a_label_goes_before_a_count_and_a_count_before_the_rest(
    label: str, count: str, found: str
) -> None:
    branch = OUTCOMES.pick(label, count)

    assert branch is not None
    assert branch.goto == found


def test_what_nothing_answers_is_the_rest_or_nothing() -> None:
    assert outcomes(otherwise=to("a")).pick("x", "1s") == to("a")
    assert outcomes(otherwise=to("a")).pick("x", "1f") == to("a")
    assert outcomes(success=to("a")).pick("x", "1f") is None
    same = to("a")
    assert outcomes(labels={"a": same, "b": same}, success=same).direct() == [same]


@pytest.mark.parametrize(
    ("branch", "leads", "surely"),
    [
        (Branch(HERE), False, False),
        (to("a"), True, True),
        (Branch(HERE, goto=Pool("road", "best")), True, True),
        (Branch(HERE, visit="a"), True, True),
        (Branch(HERE, returns=True), True, True),
        (Branch(HERE, check=CHECK), True, True),
        (Branch(HERE, cases=(Case(to("a")),)), False, True),
        (Branch(HERE, cases=(Case(to("a"), SO),)), False, False),
        (Branch(HERE, cases=(Case(to("a"), SO), Case(to("b")))), False, True),
        (Branch(HERE, cases=(Case(to("a"), SO), Case(to("b"), otherwise=True))), False, True),
        (Branch(HERE, cases=(Case(Branch(HERE), SO), Case(to("b"), otherwise=True))), False, False),
        (Branch(HERE, cases=(Case(to("a"), SO), Case(Branch(HERE), otherwise=True))), False, False),
        (Branch(HERE, cases=(Case(Branch(HERE)), Case(to("a"), SO))), False, False),
    ],
)
def test_which_branches_lead_on(branch: Branch, leads: bool, surely: bool) -> None:
    assert (branch.leads, branch.surely_leads) == (leads, surely)


GRAPHS = st.dictionaries(st.sampled_from("abcdef"), st.frozensets(st.sampled_from("abcdef")))


def whole(graph: Mapping[str, frozenset[str]]) -> dict[str, frozenset[str]]:
    """Return a graph that leads nowhere outside itself."""
    return {key: frozenset(ahead & graph.keys()) for key, ahead in graph.items()}


@given(GRAPHS)
def test_what_lies_on_a_circle_or_between_two_is_found(graph: dict[str, frozenset[str]]) -> None:
    ways = whole(graph)
    behind = {key: flood(ways[key], ways) for key in ways}
    circles = {key for key in ways if key in behind[key]}

    between = {
        key
        for key, (one, other) in product(ways, product(circles, circles))
        if key in behind[one] and other in behind[key]
    }

    assert circling_by(ways) == circles | between


@given(GRAPHS)
def test_what_leads_to_each_is_the_ways_turned_about(graph: dict[str, frozenset[str]]) -> None:
    ways = whole(graph)
    back = backwards(ways)

    assert {(a, b) for a, ahead in ways.items() for b in ahead} == {
        (a, b) for b, sources in back.items() for a in sources
    }
    assert all(sources for sources in back.values())


def test_what_is_known_is_not_gone_through() -> None:
    ways = {"a": ("b", "c"), "b": ("d",), "c": (), "d": ("e",)}

    assert flood("a", ways) == {"a", "b", "c", "d", "e"}
    assert flood("a", ways, {"b"}) == {"a", "c"}


def test_what_is_not_written_of_a_branch_is_nothing() -> None:
    nothing: Any = None

    assert tuple(Branch(HERE))[1:] == (
        (), None, None, None, None, None, None, False, (), (), (), False,
    )  # fmt: skip
    assert tuple(Occasion(Case(Branch(HERE))))[1:] == ("", "", 0, False, (), (), ())
    assert tuple(Draw("t", "", HERE))[3:] == ("", None)
    assert tuple(Coming("wolf", nothing))[2:] == (1, "")
    assert (Case(Branch(HERE)).when, Case(Branch(HERE)).otherwise) == (None, False)
    bare = outcomes()
    assert (bare.success, bare.failure, bare.otherwise, bare.also, bare.shared) == (
        None, None, None, None, False,
    )  # fmt: skip
