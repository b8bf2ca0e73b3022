"""What is asked as a hero is made, in each system: every prompt, option and note of three ways.

`tests/rules/makings` has them; `python -m tests.rules.test_makings` writes them anew: read the
diff.
"""

from collections.abc import Iterator
from pathlib import Path

from solo.rules import find
from solo.rules.core.dice import SeededDice
from solo.rules.core.protocols import Illegal, Step
from tests.english import all_english, english
from tests.rules.every import NAMES, every_system

FOLDER = Path(__file__).parent / "makings"
WAYS = (0, 1, -1)  # which option is taken where there are several
LONGEST = 100  # questions; who can always go back would be asked for ever


def asked(system: str) -> Iterator[str]:
    """Yield a line for all that is asked and told; what was told already is left out.

    Long ones are cut.
    """
    met: set[str] = set()
    for way in WAYS:
        for line in _walk(system, way):
            if line not in met:
                met.add(line)
                yield line[:110]


def _walk(system: str, way: int) -> Iterator[str]:
    rules, dice = find(system), SeededDice("making")
    step = Step(rules.create((), make=True), None)
    for number in range(LONGEST):
        if step.encounter is None:
            break
        yield from all_english(step.encounter.status(step.sheet))
        options = step.encounter.options(step.sheet)
        for one in options:
            barred = f" [{english(one.reason)}]" if one.reason else ""
            yield f"    {one.id}: {english(one.text)}{barred}"
        free = [one for one in options if not one.reason]
        for taken in (free[min(way, len(free) - 1)], *free):
            own = "she/her" if "/" in english(taken.asks) else f"Ada {number}"
            try:
                step = step.encounter.step(taken.id, own if taken.asks else "", step.sheet, dice)
                break
            except Illegal as refused:
                yield f"    {taken.id} refused: {refused}"
        yield from (f"  {english(rules.phrase(note))}" for note in step.notes)


@every_system
def test_what_is_asked_as_a_hero_is_made_is_listed(system: str) -> None:
    assert [*asked(system)] == (FOLDER / f"{system}.txt").read_text("utf-8").splitlines()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for one in NAMES:
        text = "".join(f"{line}\n" for line in asked(one))
        (FOLDER / f"{one}.txt").write_text(text, "utf-8")
