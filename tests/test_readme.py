"""What the README and the manuals say is so: commands run, examples load, lists are whole."""

import io
import re
import shlex
import subprocess
import sys
import tempfile
import textwrap
from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path

import pytest

import solo
from solo.adventure import keys
from solo.adventure.keys import HEADER, SECTIONS
from solo.authoring.lint.lint import lint
from solo.cli import SUMMARIES
from solo.errors import Problem
from solo.rules.art.options import ArtOptions
from solo.tables.reading import load as load_tables
from solo.terminal.front_ends.loop import play
from solo.terminal.front_ends.rich import RichPlayer
from solo.terminal.typed.verbs import VERBS
from solo.terminal.window.screen import Screen
from tests.adventure.mistakes.test_codes import codes
from tests.conftest import Solo

ROOT = Path(__file__).parent.parent
README_FILE, MANUALS = ROOT / "README.md", ROOT / "solo" / "guides"
README = README_FILE.read_text(encoding="utf-8")
GUIDE, PLAY, TABLE, DICE, PROGRAMS = (
    (MANUALS / f"{name}.md").read_text(encoding="utf-8")
    for name in ("authors", "play", "table", "dice", "programs")
)
TOLD = README + PLAY + TABLE + DICE + PROGRAMS + GUIDE
LONGEST = 220  # lines of the README, which starts and is no manual
ART = (ROOT / "solo" / "rules" / "art" / "GUIDE.md").read_text(encoding="utf-8")
PAGES = [README_FILE, *sorted(MANUALS.glob("*.md")), *sorted((ROOT / "solo").rglob("GUIDE.md"))]
BLOCKS = re.findall(r"^```([^\n]*)\n(.*?)^```$", TOLD + ART, re.MULTILINE | re.DOTALL)
START = "format: 1\ntitle: From the README\nsystem: art\nstart: here\n"
END = """\
  the-end: {ending: over, text: It is over.}
  other: {choices: [{text: On, goto: the-end}]}
"""


def blocks(kind: str) -> list[str]:
    """Return the fenced blocks of a kind."""
    return [body for info, body in BLOCKS if info == kind]


def block(kind: str) -> str:
    """Return the one block of a kind."""
    (body,) = blocks(kind)
    return body


def found_in(folder: Path, text: str) -> tuple[Problem, ...]:
    """Write an adventure and return what lint says of it, advice left out."""
    (folder / "adventure.yaml").write_text(text, encoding="utf-8")
    return tuple(problem for problem in lint(folder) if problem.severity == "error")


def commands() -> list[tuple[str, list[str]]]:
    """Return each `$ command` of the pages with the lines that it prints."""
    found: list[tuple[str, list[str]]] = []
    for body in blocks("console"):
        for line in body.splitlines():
            if line.startswith("$ "):
                found.append((line[2:], []))
            else:
                found[-1][1].append(line)
    return found


@pytest.mark.parametrize(("command", "printed"), commands())
def test_commands_print_what_is_shown(solo: Solo, command: str, printed: list[str]) -> None:
    """The lines shown are the first ones that come."""
    first, *arguments = shlex.split(command)
    if first == "solo":
        done = solo(*arguments)
    else:
        done = subprocess.run(
            [sys.executable, *arguments], capture_output=True, text=True, check=False
        )

    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[: len(printed)] == printed


def screen_of_a_table() -> str:
    """Play a table, and return what is typed there and what comes of it."""
    lines = (
        "add Mara fate 7",
        "add Tom fate 5",
        "scene The gate",
        "Mara: is the gate guarded? likely",
        "Tom: do we go left or right?",
        "clock Tide 6",
        "mara: check charm Poor",
        "tick tide 2",
    )
    with tempfile.TemporaryDirectory() as place:
        game = ("table", "friday", "--seed", "1", "--plain", "--saves", place)
        done = subprocess.run(
            [sys.executable, "-m", "solo", *game],
            input="\n".join(lines),
            capture_output=True,
            text=True,
            check=True,
        )
    told = done.stdout.split("\n> \n\n")[1:]
    pairs = zip(lines, told, strict=False)
    return "\n".join(f"> {line}\n\n{said.strip()}\n" for line, said in pairs)


def test_the_screen_of_a_table_is_a_real_one() -> None:
    """As it comes up now; `python -m tests.test_readme` writes it anew."""
    assert block("text table") == screen_of_a_table()


def test_the_face_reckoned_by_hand_is_the_face_that_falls(solo: Solo) -> None:
    """The two commands under Dice give the same number."""
    by_hand, by_solo = (c for c, _ in commands() if "lamp" in c)

    face = subprocess.run(
        [sys.executable, *shlex.split(by_hand)[1:]], capture_output=True, text=True, check=True
    ).stdout.strip()

    assert f"(rolled {face})" in solo(*shlex.split(by_solo)[1:]).stdout


class Typist:
    """Types lines where the prompt of a terminal would wait for them."""

    def __init__(self, lines: Iterable[str], screen: io.StringIO) -> None:
        self._lines = iter(lines)
        self._screen = screen

    def ask(self, message: str, *, commands: bool) -> str:
        typed = next(self._lines, None)
        if typed is None:
            raise EOFError
        self._screen.write(f"{message}{typed}\n")
        return typed


def screen() -> str:
    """Play a game, and return what a terminal shows around its first roll."""
    shown = io.StringIO()
    adventure = solo.load(solo.find_adventure("first-steps"))
    system = solo.find_system(adventure.system, adventure.options)
    session = solo.Session(adventure, system, solo.Seeded("12"), hero="Wren Tolliver")
    player = RichPlayer(session, Screen(shown, colour=False), paging=False)
    vars(player)["_prompt"] = Typist(["1", "2", "", ""], shown)
    play(session, player)
    plain = re.sub(r"\x1b\[[\d;]*m", "", shown.getvalue())
    text = re.sub(r" +$", "", plain, flags=re.MULTILINE)
    return text[text.index("> 2\n") : text.index("\n\nThe stair\n")] + "\n"


def test_the_screen_of_play_is_a_real_one() -> None:
    """As it comes up now; `python -m tests.test_readme` writes it anew."""
    assert block("text") == screen()


def test_the_smallest_adventure_has_nothing_wrong(tmp_path: Path) -> None:
    assert not found_in(tmp_path, block("yaml adventure"))


def test_the_tables_of_the_manual_are_whole(tmp_path: Path) -> None:
    path = tmp_path / "my.yaml"
    path.write_text(block("yaml tables"), encoding="utf-8")

    assert set(load_tables(path)) == {"weather", "number", "cards", "perils"}


def test_the_scene_and_the_sections_have_nothing_wrong(tmp_path: Path) -> None:
    scene = textwrap.indent(block("yaml scene"), "    ")

    text = f"{START}{block('yaml sections')}scenes:\n  here:\n{scene}{END}"

    assert not found_in(tmp_path, text)


def test_the_random_tables_have_nothing_wrong(tmp_path: Path) -> None:
    sections = block("yaml sections").partition("tables:")[0]
    drawn = "".join(f"{{{{ draw('{name}') }}}} " for name in ("weather", "omens"))
    enter = "    enter: {draw: {finds: {tag: grim}}}\n"
    scene = f'scenes:\n  here:\n{enter}    text: "{drawn}"\n    goto: the-end\n'

    assert not found_in(tmp_path, f"{START}{sections}{block('yaml random')}{scene}{END}")


def test_the_effects_have_nothing_wrong(tmp_path: Path) -> None:
    effects = textwrap.indent(block("yaml effects") + block("yaml art effects"), "        ")
    scene = f"  here:\n    choices:\n      - text: Go\n        goto: the-end\n{effects}"

    assert not found_in(tmp_path, f"{START}{block('yaml sections')}scenes:\n{scene}{END}")


@pytest.mark.parametrize(("kind", "number"), [("yaml checks", 11), ("yaml together", 9)])
def test_the_checks_have_nothing_wrong(tmp_path: Path, kind: str, number: int) -> None:
    checks = textwrap.indent(block(kind), "            ").rstrip()
    singles = re.split(r"\n(?=            [a-z])", checks)
    choices = "".join(
        f"      - text: Choice {number}\n        check:\n{check}\n        outcomes: {{else: So.}}\n"
        for number, check in enumerate(singles)
    )
    last = "      - {text: On, goto: the-end}\n"

    text = f"{START}{block('yaml sections')}scenes:\n  here:\n    choices:\n{choices}{last}{END}"

    assert len(singles) == number
    assert not found_in(tmp_path, text)


def test_the_cases_have_nothing_wrong(tmp_path: Path) -> None:
    cases = textwrap.indent(block("yaml cases"), "          ")
    scene = (
        "  here:\n    choices:\n      - {text: Rope, set: {rope: true}, then: Yes.}\n"
        "      - {text: On, goto: the-end}\n      - text: Go\n        check: {trait: {attribute: "
        f"strength, difficulty: Poor}}}}\n        outcomes:\n{cases}          failure: No.\n"
        "  roof: {text: Up., goto: the-end}\n"
    )

    text = f"{START}variables: {{rope: false, clues: 0}}\nscenes:\n{scene}{END}"

    assert not found_in(tmp_path, text)


def test_the_replies_have_nothing_wrong(tmp_path: Path) -> None:
    reply = textwrap.indent(block("yaml reply"), "        ").replace("        ", "      - ", 1)
    scene = f"  here:\n    choices:\n{reply}      - {{text: On, goto: the-end}}\n"
    shore = "  shingle: {text: Stones., goto: the-end}\n"

    assert not found_in(tmp_path, f"{START}scenes:\n{scene}{shore}{END}")


def test_what_happens_in_a_fight_has_nothing_wrong(tmp_path: Path) -> None:
    during = textwrap.indent(block("yaml during"), "    ").replace(
        "{won: They are gone., else: You are down.}",
        "{won: {text: They are gone., goto: the-end}, else: {text: Down., goto: the-end}}",
    )
    text = f"{START}{block('yaml sections')}scenes:\n  here:\n    text: The wall.\n{during}{END}"

    assert not found_in(tmp_path, text)


def test_the_gear_has_nothing_wrong(tmp_path: Path) -> None:
    effects = textwrap.indent(block("yaml gear effects"), "        ")
    scene = f"  here:\n    choices:\n      - text: Go\n        goto: the-end\n{effects}"

    assert not found_in(tmp_path, f"{START}{block('yaml gear')}scenes:\n{scene}{END}")


def test_every_rule_option_of_art_is_told_and_may_be_set(tmp_path: Path) -> None:
    table = ART.split("<!-- options -->\n")[1].split("<!-- /options -->")[0]
    rows = re.findall(r"^\| `(\w+): (.*?)` \|", table, re.MULTILINE)
    options = ", ".join(f"{name}: {value}" for name, value in rows)
    scene = "scenes:\n  here: {choices: [{text: On, goto: the-end}]}\n"

    assert [name for name, _ in rows] == [field.name for field in fields(ArtOptions)]
    assert not found_in(tmp_path, f"{START}options: {{{options}}}\n{scene}{END}")


def test_the_claims_have_nothing_wrong(tmp_path: Path) -> None:
    variables = "variables: {boy: '', used: 0, left: 9, alive: true, near: false, lamp: lit}\n"
    change = (
        "{boy: \"'with'\", used: used + 1, left: left - 1, alive: false, near: true, "
        "lamp: \"'out'\"}"
    )
    ending = "The lamp burns. By the light of the lamp: {{ boy }} {{ alive }} {{ near }}"
    ending += "You bury Desha. On Desha's grave they sing."
    scenes = (
        f"scenes:\n  here:\n    speaks: desha\n    choices:\n      - {{text: On, set: {change}, "
        f'goto: end-walk}}\n  end-walk: {{ending: over, text: "{ending}"}}\n'
    )

    assert not found_in(tmp_path, f"{START}{variables}{block('yaml claims')}{scenes}")


def test_the_header_has_nothing_wrong(tmp_path: Path) -> None:
    header = block("yaml header")
    (tmp_path / "scenes").mkdir()
    (tmp_path / "heroes").mkdir()
    (tmp_path / "macros.j2").write_text("{% macro tide() %}…{% endmacro %}", encoding="utf-8")
    scenes = "scenes:\n  causeway: {goto: the-end}\n  shingle: {goto: the-end}\n"
    (tmp_path / "scenes" / "all.yaml").write_text(scenes + END, encoding="utf-8")
    hero = ROOT / "solo" / "rules" / "art" / "data" / "template" / "heroes" / "ida.yaml"
    (tmp_path / "heroes" / "ida.yaml").write_bytes(hero.read_bytes())

    assert not found_in(tmp_path, header)


def test_the_commands_at_the_prompt_are_all_there() -> None:
    section = PLAY.partition("## Commands at the prompt")[2].partition("\n## ")[0]

    assert not [verb.name for verb in VERBS if f"`{verb.name}" not in section]


def test_the_options_of_play_are_all_there() -> None:
    """Each has its place in the table, by one of its names, and no other stands there."""
    from solo.cli import solo as group

    command = group.get_command(None, "play")  # type: ignore[arg-type]
    assert command is not None
    known = [{*param.opts, *param.secondary_opts} for param in command.params]
    told = re.findall(r"^\| (`--.*?) \|", PLAY, re.MULTILINE)
    named = set(re.findall(r"--[a-z-]+", " ".join(told)))

    assert [names for names in known if "--" in "".join(names) and not names & named] == []
    assert named <= set().union(*known)


def test_options_that_are_named_exist() -> None:
    """Every `--option` in the pages is one of a command's."""
    from solo.cli import solo as group

    known = {
        "--check",
        "--version",
        "--help",
        "--nworkers",
        "--nthreads",
        "--dist",
    }  # of other programs
    for name in SUMMARIES:
        command = group.get_command(None, name)  # type: ignore[arg-type]
        assert command is not None
        known |= {word for param in command.params for word in (*param.opts, *param.secondary_opts)}

    assert not set(re.findall(r"(?<![\w-])--[a-z][a-z-]*", TOLD)) - known


def test_the_python_example_runs(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", block("python")],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    )

    assert done.returncode == 0, done.stderr
    assert "scene_entered" in done.stdout


def test_the_two_commands_do_their_own_set_up() -> None:
    """One line each, from a fresh clone; the second is the one that .ci/run takes."""
    play, test, *_ = blocks("sh")

    for command in (play, test):
        assert command.count("\n") == 1
        assert command.startswith("python3 -m venv .venv && .venv/bin/pip install -q ")
    assert play.rstrip().endswith("/solo")
    assert "pytest" in test
    assert f"<!-- test command -->\n```sh\n{test}```" in README


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    anchors = {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
    files = re.findall(r"\]\(([\w./-]+)\)", text)

    assert not set(re.findall(r"\]\(#([\w-]+)\)", text)) - anchors
    assert not [name for name in files if not (page.parent / name).exists()]


def test_the_guide_has_every_key() -> None:
    shared = ("text", "choices", *keys.OUTCOME)
    known = {
        "the header": HEADER,
        "sections": SECTIONS,
        "a scene": tuple(keys.SCENE),
        "a choice": tuple(keys.CHOICE),
        "a question": tuple(keys.QUESTION),
        "an event": tuple(keys.EVENT),
        "an outcome": shared,
        "an occasion (under `during`)": tuple(keys.OCCASION),
    }
    rows = dict(re.findall(r"^\| (.*?) \| (`.*) \|$", GUIDE.split("## Every key")[1], re.MULTILINE))

    assert {where: set(re.findall(r"`(\w+)`", rows[where])) for where in known} == {
        where: set(keys) for where, keys in known.items()
    }


def test_the_readme_starts_and_is_no_manual() -> None:
    """It tells of each adventure that is shipped, and names each manual."""
    shipped = [path.parent.name for path in (ROOT / "adventures").glob("*/adventure.yaml")]

    assert README.count("\n") <= LONGEST
    assert sorted(re.findall(r"^\*\*`(.*?)`\*\* · ", README, re.MULTILINE)) == sorted(shipped)
    assert not [
        page.name for page in MANUALS.glob("*.md") if f"solo/guides/{page.name}" not in README
    ]


if __name__ == "__main__":
    table = re.compile(r"<!-- codes -->.*?<!-- /codes -->", re.DOTALL)
    (MANUALS / "authors.md").write_text(table.sub(lambda _: codes(), GUIDE), encoding="utf-8")
    README_FILE.write_text(README.replace(block("text"), screen()), encoding="utf-8")
    told = TABLE.replace(block("text table"), screen_of_a_table())
    (MANUALS / "table.md").write_text(told, encoding="utf-8")
