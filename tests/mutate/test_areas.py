"""Every area that faults are put into has code, and tests that answer for it."""

import pytest

from tests.mutate.areas import ROOT, area, names


@pytest.mark.parametrize("name", [*names(), "words"])
def test_an_area_has_code_and_tests_that_are_there(name: str) -> None:
    """`words` stands for the areas that have no entry: their tests are at the mirrored path."""
    found = area(name)

    assert all((ROOT / path).is_file() for path in (*found.code, *found.tests))
    assert all(path.startswith("solo/") for path in found.code)
    assert all(path.startswith("tests/") for path in found.tests)


def test_an_area_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(
        ValueError, match=r"no code in 'solo/nowhere'; the areas are art, .*journal"
    ):
        area("nowhere")


def test_code_without_tests_of_its_own_asks_for_some() -> None:
    with pytest.raises(ValueError, match=r"no tests of 'errors\.py': name them with --tests"):
        area("errors.py")

    assert area("errors.py", ("words",)).tests
