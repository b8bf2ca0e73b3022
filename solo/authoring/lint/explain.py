"""What a code of `solo lint` means, with an example that has the problem and one that has not.

The examples are parts of adventures; `whole` makes whole ones of them, which the tests lint.
"""

from collections.abc import Mapping
from pathlib import Path

from solo.adventure.files import HEADER
from solo.adventure.mistakes.codes import CODES
from solo.errors import SoloError, did_you_mean
from solo.namedtuple import NamedTuple

_EXAMPLES = Path(__file__).parent / "examples.txt"
_HEAD = "format: 1\ntitle: An example\nstart: a\n"
_SYSTEM = "system: art\n"
_SCENES = "scenes:\n  a: {text: It rains., goto: the-end}\n"
_END = "  the-end: {ending: over, text: It is over.}\n"


class Lesson(NamedTuple):
    """All that is to be said of a code."""

    code: str  # the code
    meaning: str  # what it means, in a few words
    note: str = ""  # more of it, for a code whose example would be too long to be shown
    bad: str = ""  # A part of an adventure that has the problem
    good: str = ""  # the same without it


def lesson(code: str) -> Lesson:
    """Return what is to be said of a code.

    Raises:
        SoloError: There is no such code.
    """
    if code not in CODES:
        near = did_you_mean(code, CODES) or "; `solo guide` lists them"
        raise SoloError(f"no problem has the code '{code}'{near}")
    return lessons()[code]


def lessons() -> Mapping[str, Lesson]:
    """Return every lesson by its code."""
    found = {code: Lesson(code, meaning) for code, meaning in CODES.items()}
    for part in _EXAMPLES.read_text(encoding="utf-8").split("=== ")[1:]:
        code, _, rest = part.partition("\n")
        before, _, examples = rest.partition("--- bad\n")
        bad, _, good = examples.partition("--- good\n")
        note = before.removeprefix("note:").strip()
        found[code] = found[code]._replace(note=note, bad=bad, good=good)
    return found


def whole(example: str) -> Mapping[str, str]:
    """Return the files of the adventure that an example is a part of."""
    first, *others = example.split("+++ ")
    if "format:" not in first:
        system = "" if first.startswith("system:") else _SYSTEM
        scenes = "" if "scenes:\n" in first else _SCENES
        end = "" if "  the-end:" in first else _END
        first = f"{_HEAD}{system}{first}{scenes}{end}"
    files = (other.partition("\n") for other in others)
    return {HEADER: first, **{name: text for name, _, text in files}}


def explained(one: Lesson) -> str:
    """Return a lesson as it is shown."""
    lines = [f"{one.code}: {one.meaning}"]
    if one.note:
        lines += ["", one.note]
    for heading, example in (("Not so:", one.bad), ("But so:", one.good)):
        if example:
            lines += ["", heading, "", *(f"    {line}" for line in example.rstrip().splitlines())]
    return "\n".join(lines)
