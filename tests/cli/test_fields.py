"""`solo fields`: what it names, by one word and by several."""

import pytest
from click.testing import CliRunner

from solo.cli.fields import fields

SYSTEMS = ("art", "fictive-hack", "conan-2d20", "fallout-2d20", "fell")


def told(*words: str) -> str:
    """Return the page, which has to be there."""
    done = CliRunner().invoke(fields, words)
    assert done.exit_code == 0, done.output
    return done.output


@pytest.mark.parametrize("system", SYSTEMS)
@pytest.mark.parametrize(
    ("one", "several"),
    [("foe", "foes"), ("companion", "foes"), ("companions", "foes"), ("hero", "heroes"),
     ("item", "items"), ("option", "options"), ("check", "checks"), ("effect", "effects"),
     ("encounter", "encounters")],
)  # fmt: skip
def test_a_section_is_found_by_one_of_those_in_it(system: str, one: str, several: str) -> None:
    assert told(system, one) == told(system, several)
