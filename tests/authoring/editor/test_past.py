"""An editor reads again only what changed, and tells what `solo lint` tells."""

import random
import shutil
from pathlib import Path

import pytest

from solo.authoring.editor.project import Project
from solo.authoring.lint.lint import lint
from solo.shelf import find
from tests.calls import calls_of
from tests.proofs import SEED, amount

ADVENTURES = ("first-steps", "berth-nine", "the-lending", "the-long-noon", "the-pledged-bell")


MOST = 130_000
"""The most calls after a letter in a large adventure; to be lowered with each gain."""


def edited(text: str, chance: random.Random) -> str:
    """Return a text after one thing that people do with a keyboard."""
    lines = text.split("\n")
    at = chance.randrange(len(lines))
    line = lines[at]
    match chance.randrange(7):
        case 0:
            lines[at] = line[: chance.randrange(len(line) + 1)] + "x" + line
        case 1:
            lines.insert(at, "")
        case 2:
            del lines[at]
        case 3:
            lines.insert(at, line)
        case 4:
            other = chance.randrange(len(lines))
            lines[at], lines[other] = lines[other], line
        case 5:
            words = line.split(" ")
            words[chance.randrange(len(words))] = chance.choice(text.split() or [""])
            lines[at] = " ".join(words)
        case _:
            place = chance.randrange(len(line) + 1)
            lines[at] = line[:place] + line[place + 1 :]
    return "\n".join(lines)


@pytest.mark.long(2)
@pytest.mark.parametrize("name", ADVENTURES)
def test_what_an_editor_is_told_is_what_lint_tells(name: str, tmp_path: Path) -> None:
    chance = random.Random(f"{SEED}:{name}")
    folder = tmp_path / name
    shutil.copytree(find(name), folder)
    files = sorted(p.relative_to(folder).as_posix() for p in folder.glob("**/*.*") if p.is_file())
    project, saved = Project(folder), {file: (folder / file).read_text() for file in files}

    for _ in range(amount(2, 12, 200)):
        file = chance.choice(files)
        text = edited(saved[file] if chance.random() < 0.3 else project.text(file), chance)
        project.edit(file, text)

        project.look()
        (folder / file).write_text(text)
        told = project.look().problems  # those of translations come with what is saved

        assert told == lint(folder), (file, text)


def test_translations_are_looked_at_when_the_story_is_saved(tmp_path: Path) -> None:
    """Not with each letter; nor is a verdict on a condition kept when what it rests on changes."""
    folder = tmp_path / "berth-nine"
    shutil.copytree(find("berth-nine"), folder)
    project, file = Project(folder), "adventure.yaml"
    assert project.look().problems == ()
    right = project.text(file)

    project.edit(file, right.replace("the nearest way", "x").replace("title: Berth", "title: Bert"))
    typed = project.look().problems
    (folder / file).write_text(project.text(file))

    assert [one for one in typed if one.mark.file.endswith(".po")] == []
    assert [one for one in project.look().problems if one.mark.file.endswith(".po")]


def test_a_verdict_on_a_condition_is_kept_while_what_it_rests_on_is_the_same(
    tmp_path: Path,
) -> None:
    module = (
        "format: 1\ntitle: T\nsystem: art\nstart: a\nvariables: {lamp: 0}\nscenes:\n"
        "  a: {text: T, choices: [{text: X, when: lamp == 3, goto: b}, {text: Y, SET goto: b}]}\n"
        '  b: {ending: won, text: "{{ lamp }}"}\n'
    )
    (tmp_path / "adventure.yaml").write_text(module.replace("SET ", "set: {lamp: 2}, "))
    project = Project(tmp_path)

    def told(more: str) -> list[str]:
        project.edit("adventure.yaml", module.replace("SET ", more))
        return [one.code for one in project.look().problems]

    assert "condition-never" in told("set: {lamp: 2}, ")
    assert "condition-never" in told("set: {lamp: 2}, time: 5, ")
    assert "condition-never" not in told("set: {lamp: 3}, ")
    assert "condition-never" in told("set: {lamp: 4}, ")


def test_a_letter_more_in_a_large_adventure_calls_few_functions(tmp_path: Path) -> None:
    folder = tmp_path / "large"
    shutil.copytree(find("the-nine-oclock-reading"), folder)
    project, file = Project(folder), "scenes/1-low-quern.yaml"
    for _ in range(2):
        project.look()
        project.edit(file, project.text(file).replace('text: "', 'text: "x', 1))

    assert calls_of(project.look) < MOST
