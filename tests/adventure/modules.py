"""Broken modules as `broken.txt` keeps them: cases, each with files and the problems expected."""

from pathlib import Path
from typing import NamedTuple

HEAD = "format: 1\ntitle: T\nsystem: paper\nstart: a"
SCENES = "scenes: {a: {ending: won}}"
_PLACE = Path(__file__).with_name("broken.txt")


class Case(NamedTuple):
    name: str
    files: dict[str, str]
    problems: list[str]

    def write(self, folder: Path) -> None:
        for name, text in self.files.items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")


def cases() -> list[Case]:
    found = []
    for part in _PLACE.read_text(encoding="utf-8").split("=== ")[1:]:
        name, _, rest = part.partition("\n")
        text, _, problems = rest.partition(">>>\n")
        found.append(Case(name, _files(text), problems.splitlines()))
    return found


def _files(text: str) -> dict[str, str]:
    text = text.replace("@head\n", HEAD + "\n").replace("@scenes\n", SCENES + "\n")
    text = text.replace("@art\n", HEAD.replace("paper", "art") + "\n")
    first, *others = text.split("+++ ")
    files = {"adventure.yaml": first}
    for other in others:
        name, _, content = other.partition("\n")
        files[name] = content
    return files
