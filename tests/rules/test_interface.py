"""The interface of systems: the guide names all of it, and the engine uses all of it."""

import re
from pathlib import Path

import solo
from solo.rules.core.abilities import Abilities
from solo.rules.core.system import System

PACKAGE = Path(solo.__file__).parent
GUIDE = PACKAGE / "guides" / "systems.md"
NAMES = {
    name
    for name in {*dir(System), *System.__annotations__, *Abilities.__annotations__}
    if not name.startswith("_")
}
MOST = 79
"""How many names there are at most: who adds one takes another away."""
DEFAULTS = {"unkept"}
"""Names that only defaults of others read."""


def test_the_guide_says_what_every_name_is() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    tables = [line for line in text.partition("## Python")[2].splitlines() if line.startswith("|")]
    told = {name for line in tables for name in re.findall(r"`(\w+)", line.split("|")[1])}

    assert NAMES - told == set()
    assert len(NAMES) <= MOST


def test_everything_in_it_is_used_outside_of_the_rules() -> None:
    """Or where all rules meet: a name that no front-end and no engine asks for is none of it."""
    away = PACKAGE / "rules"
    places = [one for one in PACKAGE.rglob("*.py") if away not in one.parents]
    texts = [one.read_text(encoding="utf-8") for one in (*places, *(away / "core").rglob("*.py"))]
    used = {name for text in texts for name in re.findall(r"\.(\w+)\b", text)}

    assert NAMES - used - DEFAULTS == set()
