"""One budget of work and memory for a load, and one for a step: everything draws on it."""

from pathlib import Path

import pytest

from solo import rules
from solo.adventure.loader import examine, load
from solo.authoring.lint.lint import lint
from solo.budget import STEP, Budget, SpentError
from solo.engine.chance import Seeded
from solo.engine.commands import Choose
from solo.engine.events import Faulted
from solo.engine.session import Session

HEAD = "format: 1\ntitle: T\nsystem: art\nstart: a\nvariables: {n: 0}\n"
ADVENTURE = Path(__file__).parents[1] / "adventures/first-steps"
END = "scenes:\n  a: {ending: won}\n"


def test_the_message_names_what_took_most() -> None:
    budget = Budget(10, 100)
    budget.take("texts", 4, 10)
    budget.take("tables", 3, 80)

    with pytest.raises(SpentError, match="too much work, most of all for texts"):
        budget.take("scenes", 4)
    with pytest.raises(SpentError, match="too much memory, most of all for tables"):
        Budget.take(_full := Budget(10, 100), "tables", 1, 101)
    assert _full.left == 9


def test_what_can_be_left_at_takes_no_more_than_there_is() -> None:
    budget = Budget(10)

    budget.use("trials", 25)

    assert budget.left == 0
    assert budget.taken == 10


@pytest.mark.parametrize(
    ("count", "part", "told"),
    [
        (1_200, lambda n: f"  s{n}: {{text: x, goto: a}}\n", "texts, lists and mappings"),
        (200, lambda n: f"  s{n}: {{text: '{{{{ n + {n} }}}}', goto: a}}\n", "texts with markup"),
    ],
)
def test_all_of_a_load_draws_on_one_budget(
    tmp_path: Path, monkeypatch, count, part, told: str
) -> None:
    """Where it is used up there is one problem, which names what took most."""
    monkeypatch.setattr(Budget.__init__, "__defaults__", (60_000, 10**9))
    _write(tmp_path, "".join(map(part, range(count))))

    (problem,) = (one for one in examine(tmp_path)[1] if one.severity == "error")

    assert problem.code == "adventure-large"
    assert told in problem.message
    assert problem.mark.file.endswith("adventure.yaml")


def test_two_kinds_that_would_fit_alone_do_not_fit_together(tmp_path: Path, monkeypatch) -> None:
    def codes(nodes: int, texts: int, patterns: int) -> set[str]:
        plain = "".join(f"  s{n}: {{text: x, goto: a}}\n" for n in range(nodes))
        markup = "".join(f"  t{n}: {{text: '{{{{ n + {n} }}}}', goto: a}}\n" for n in range(texts))
        include = f"include: [{', '.join(['x*.yaml'] * patterns)}]\n" if patterns else ""
        _write(tmp_path, plain + markup, include)
        return {problem.code for problem in examine(tmp_path)[1] if problem.severity == "error"}

    (tmp_path / "x1.yaml").write_text("scenes: {x: {ending: won}}")
    monkeypatch.setattr(Budget.__init__, "__defaults__", (100_000, 10**9))

    assert codes(700, 0, 0) == codes(0, 80, 0) == codes(0, 0, 600) == set()
    assert codes(700, 80, 0) == {"adventure-large"}
    assert codes(700, 0, 600)


def test_what_is_tried_out_goes_on_with_what_the_load_has_left(tmp_path: Path, monkeypatch) -> None:
    loop = "{% for i in range(900) %}{{ n // 1 }}{% endfor %}"
    texts = "".join(f"  t{n}: {{text: '{loop} {{{{ {n} + n }}}}', goto: a}}\n" for n in range(3))
    _write(tmp_path, "".join(f"  s{n}: {{text: x, goto: a}}\n" for n in range(500)) + texts)
    codes = [problem.code for problem in lint(tmp_path)]

    monkeypatch.setattr(Budget.__init__, "__defaults__", (60_000, 10**9))
    fewer = [problem.code for problem in lint(tmp_path)]

    assert "trials-many" not in codes
    assert "trials-many" in fewer
    assert "adventure-large" not in fewer


def test_what_rules_do_draws_on_the_budget_of_the_step(monkeypatch) -> None:
    """A turn in which rules do too much is a fault, and the game stands as before."""
    session = Session(load(ADVENTURE), rules.find("art"), Seeded("4"), hero="hob")
    session.do(Choose("chain"))
    session.do(Choose("unlock"))
    monkeypatch.setattr("solo.engine.encounters.PER_DEED", STEP + 1)
    before = session.state

    turn = session.do(Choose("roll"))

    (event,) = turn.events
    (event,) = turn.events
    assert isinstance(event, Faulted)
    assert event.problem.code == "turn-large"
    assert session.state == before


def _write(folder: Path, scenes: str, more: str = "") -> None:
    (folder / "adventure.yaml").write_text(f"{HEAD}{more}{END}{scenes}")
