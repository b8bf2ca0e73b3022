"""Writes an adventure of any size: `python tests/bench/generate.py N DIR`.

N scenes of about 25 words, in files of 250; a third of them with Jinja, two or three choices
each, a check in each third scene. For measuring the loader.
"""

import sys
from pathlib import Path

PER_FILE = 250
WORDS = [
    "the",
    "tide",
    "has",
    "left",
    "the",
    "causeway",
    "bare",
    "and",
    "far",
    "out",
    "a",
    "bell",
    "is",
    "ringing",
    "under",
    "water",
    "where",
    "no",
    "church",
    "ever",
    "stood",
    "while",
    "gulls",
    "walk",
    "up",
    "and",
    "down",
    "like",
    "clerks",
    "with",
    "bad",
    "news",
    "for",
    "somebody",
    "else",
]
HEADER = """\
format: 1
title: The Long Shore
system: {system}
start: scene-0
include: [scenes/*.yaml]
variables: {{clues: 0, wet: false, keeper: Ebba}}
macros: macros.j2
"""
MACROS = (
    "{% macro tide(n) %}The tide is {% if n > 3 %}high{% else %}low{% endif %}.{% endmacro %}\n"
)


def words(number: int, count: int) -> str:
    start = number * 7
    return " ".join(WORDS[(start + i * (1 + number % 3)) % len(WORDS)] for i in range(count))


def text(number: int) -> str:
    said = words(number, 22)
    if number % 10 >= 3:
        return f"      {said.capitalize()}, {number}.\n"
    return (
        f"      {said.capitalize()}. {{% if visits > 1 %}}Your footprints are still there."
        f"{{% endif %}}\n      {{{{ tide(clues) }}}} {words(number + 1, 6).capitalize()} "
        "{{ keeper }} {{ hero.name }}.\n"
    )


def scene(number: int, count: int) -> str:
    onward = [f"scene-{(number * k + k) % count}" for k in (1, 2, 3)]
    if number == count - 1:
        return f"  scene-{number}:\n    text: |\n{text(number)}    ending: won\n"
    lines = [
        f"  scene-{number}:\n    title: Place {number}\n    text: |\n{text(number)}    choices:\n"
    ]
    if number % 3 == 0:
        lines.append(
            "      - text: Climb\n"
            "        check: {trait: {attribute: strength, difficulty: Poor, skills: [climb]}}\n"
            "        outcomes:\n"
            f"          3s+: {{text: You are up at once., goto: {onward[0]}}}\n"
            f"          1s-2s: {{text: Up., goto: {onward[1]}, set: {{clues: clues + 1}}}}\n"
            "          failure: The rock comes away.\n"
        )
    lines.append(f"      - text: Go on along the shore\n        goto: {onward[0]}\n")
    if number % 2:
        lines.append(
            "      - text: Wade\n        when: not wet\n        set: {wet: true}\n"
            f"        then: It is cold.\n        goto: {onward[2]}\n"
        )
    return "".join(lines)


def generate(count: int, folder: Path, system: str = "art") -> None:
    (folder / "scenes").mkdir(parents=True, exist_ok=True)
    (folder / "adventure.yaml").write_text(HEADER.format(system=system))
    (folder / "macros.j2").write_text(MACROS)
    for first in range(0, count, PER_FILE):
        part = "".join(scene(n, count) for n in range(first, min(first + PER_FILE, count)))
        (folder / "scenes" / f"{first // PER_FILE:04}.yaml").write_text("scenes:\n" + part)


if __name__ == "__main__":
    generate(int(sys.argv[1]), Path(sys.argv[2]), *sys.argv[3:])
