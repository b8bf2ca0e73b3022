"""Whatever `solo lint --proof` proves of claims is held against games of small tricky modules.

Each scene claims of each variable that it has no value of some: most claims are false somewhere.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.authoring.lint.lint import lint
from solo.authoring.playtests.playtest import playtest
from solo.errors import Problem
from tests.authoring.exact.test_proof_played import ENDS, HEADER, MODULES, WITS
from tests.proofs import amount

GAMES = amount(12, 60, 2_000)


def claims(adventure: Adventure) -> Iterator[str]:
    """Yield the lines of claims of every scene."""
    yield "never:"
    for key in adventure.scenes:
        conditions = [
            condition
            for name, value in adventure.variables.items()
            for condition in (
                (name, f"not {name}")
                if isinstance(value, bool)
                else (f"{name} == 0", f"{name} > 1", f"{name} < 0")
                if isinstance(value, int)
                else (f"{name} == '{value}'", f"{name} != '{value}'")
            )
        ]
        if conditions:
            yield f"  {key}: [{', '.join(conditions)}]"


@pytest.mark.long(3)
@pytest.mark.parametrize("path", MODULES, ids=lambda path: path.stem)
def test_no_game_contradicts_a_claim_that_is_proved(
    path: Path, module: Callable[..., Path]
) -> None:
    written = path.read_text(encoding="utf-8")
    files = {"ada.yaml": WITS} if "system: fell" in written else {}
    folder = module(written + ENDS, HEADER, **files)
    lines = list(claims(load(folder)))
    if len(lines) == 1:
        return
    header = HEADER + "\n".join(lines) + "\n"
    folder = module(written + ENDS, header, **files)
    told = lint(folder, prove=True, seconds=0)
    assert not [str(one) for one in told if one.severity == "error"]

    report = playtest(folder, GAMES, path.stem)

    for one in told:
        if one.code == "proof-claim":
            said = one.message.partition("(")[2].removesuffix(")")
            assert str(Problem(one.mark, "contradiction", said)) not in report.shortest


def test_some_claims_are_proved_and_some_are_contradicted(module: Callable[..., Path]) -> None:
    path = next(one for one in MODULES if one.stem.startswith("what-comes-before"))
    written = path.read_text(encoding="utf-8") + ENDS
    lines = list(claims(load(module(written, HEADER))))
    folder = module(written, HEADER + "\n".join(lines) + "\n")

    codes = {one.code for one in lint(folder, prove=True, seconds=0)}
    report = playtest(folder, 40, "claims")

    assert "proof-claim" in codes
    assert len(report.shortest) > 3
