"""The README's command does a little of the long proofs; the long run does the rest."""

from dataclasses import dataclass

import pytest

from tests import conftest, proofs


@dataclass(frozen=True, eq=False)
class Case:
    """What a run knows of a test: its name, and whether it is marked `long`."""

    nodeid: str
    mark: pytest.Mark | None = None

    def get_closest_marker(self, name: str) -> pytest.Mark | None:
        assert name == "long"
        return self.mark


FEW = [Case(f"few[{number}]", pytest.mark.long(3).mark) for number in range(10)]
NONE = Case("none", pytest.mark.long.mark)
ALWAYS = Case("always")


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest):
    """Return a function that tells which tests a run takes."""

    def run(*, long: bool, full: bool = False, seed: str = "1") -> list[str]:
        monkeypatch.setattr(proofs, "LONG", long)
        monkeypatch.setattr(proofs, "FULL", full)
        monkeypatch.setattr(proofs, "SEED", seed)
        items = [*FEW, NONE, ALWAYS]
        conftest.pytest_collection_modifyitems(request.config, items)
        return [item.nodeid for item in items]

    return run


def test_a_quick_run_keeps_some_cases_of_each_long_test_from_all_over(taken) -> None:
    assert taken(long=False) == ["few[0]", "few[3]", "few[6]", "always"]


def test_a_long_run_takes_a_sample_of_each_long_test_that_its_seed_draws(taken) -> None:
    samples = {tuple(taken(long=True, seed=str(seed))) for seed in range(40)}

    assert len(samples) > 20
    assert {len(sample) for sample in samples} == {proofs.SAMPLE + 2}
    assert set().union(*samples) == {case.nodeid for case in (*FEW, NONE, ALWAYS)}


def test_a_full_run_takes_all(taken) -> None:
    assert len(taken(long=True, full=True)) == 12


@pytest.mark.parametrize(
    ("long", "full", "count"), [(False, False, 1), (True, False, 2), (True, True, 3)]
)
def test_an_amount_is_that_of_the_run(monkeypatch, long: bool, full: bool, count: int) -> None:
    monkeypatch.setattr(proofs, "LONG", long)
    monkeypatch.setattr(proofs, "FULL", full)

    assert proofs.amount(1, 2, 3) == count
