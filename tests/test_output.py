"""What `solo` writes replaces nothing that anybody made."""

import ast
import errno
import io
import json
import os
import re
import stat
import subprocess
import sys
import threading
import zipfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import solo as package
from solo import disk, heroes, output
from solo.adventure.loader import load
from solo.cli import solo
from solo.engine.journal import seal, unseal
from solo.errors import SaveError, SoloError
from solo.output import Output
from solo.rules import find
from tests.packs import small

Words = Callable[[Path, Path, Path], list[object]]
UNIX = pytest.mark.skipif(sys.platform == "win32", reason="the files are of Unix")

# Each way to write a file: the words of its command, given the adventure, a save and the file.
WAYS: dict[str, Words] = {
    "journal.txt": lambda module, save, file: ["journal", save, "--format", "txt", "-o", file],
    "journal.md": lambda module, save, file: ["journal", save, "--format", "md", "-o", file],
    "journal.html": lambda module, save, file: ["journal", save, "--format", "html", "-o", file],
    "journal.json": lambda module, save, file: ["journal", save, "--format", "json", "-o", file],
    "journal.lonelog": lambda module, save, file: (
        ["journal", save, "--format", "lonelog", "-o", file]
    ),
    "journal.epub": lambda module, save, file: ["journal", save, "--format", "epub", "-o", file],
    "graph.mmd": lambda module, save, file: ["graph", module, "-o", file],
    "graph.dot": lambda module, save, file: ["graph", module, "--format", "dot", "-o", file],
    "graph.svg": lambda module, save, file: ["graph", module, "--format", "svg", "-o", file],
    "graph.html": lambda module, save, file: ["graph", module, "--format", "html", "-o", file],
    "pack.zip": lambda module, save, file: ["pack", module, "-o", file],
    "book.md": lambda module, save, file: ["export", module, "-o", file],
    "book.html": lambda module, save, file: ["export", module, "-o", file],
    "report.html": lambda module, save, file: (
        ["test", module, "--games", "2", "--jobs", "1", "--html", file]
    ),
    "strings.po": lambda module, save, file: ["strings", module, "-o", file],
    "pseudo.po": lambda module, save, file: ["strings", module, "--pseudo", "-o", file],
    "script.txt": lambda module, save, file: (
        ["play", module, "--new", "--plain", "--saves", save.parent, "--record", file]
    ),
    "ask.log": lambda module, save, file: ["ask", "Is it?", "--dice", "34", "--log", file],
    "hero.yaml": lambda module, save, file: (
        ["hero", "export", "ada", file, "--heroes", save.parent.parent / "heroes"]
    ),
}
UNFORCED = ("strings.po", "pseudo.po")  # PO files are merged, so there is nothing to be forced
EVERY = pytest.mark.parametrize("way", WAYS)


def run(*words: object) -> Result:
    return CliRunner().invoke(solo, [str(word) for word in words], input="1\n" * 9)


@pytest.fixture(autouse=True)
def own_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def module(tmp_path: Path) -> Path:
    folder = small.written(tmp_path)
    (folder / "tests" / "home.txt").unlink()
    return folder


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the journal of a game that was played once for all."""
    place = tmp_path_factory.mktemp("played")
    module = small.written(place)
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("XDG_DATA_HOME", str(place / "data"))
        run("play", module, "--seed", "a", "--saves", place / "saves", "--plain")
    (path,) = (place / "saves").glob("*.jsonl")
    return path


@pytest.fixture
def save(tmp_path: Path, module: Path, played: Path) -> Path:
    """Return a copy of the journal, of a game of the test's own adventure."""
    path = tmp_path / "saves" / played.name
    path.parent.mkdir()
    head, rest = played.read_text(encoding="utf-8").split("\n", 1)
    own = seal({**unseal(head), "path": str(module.resolve())})
    path.write_text(f"{own}\n{rest}", encoding="utf-8")
    return path


@pytest.fixture
def hero(tmp_path: Path, module: Path) -> Path:
    values = heroes.values_of(find("art"), load(module).heroes[0].sheet())
    kept = heroes.Kept(tmp_path, "art", "Ada", "", 1, values)
    return heroes.keep_new(tmp_path / "heroes", kept).path


def refuses(done: Result, file: Path, before: bytes, *says: str) -> None:
    """Insist that a command failed with words, and that a file is as it was."""
    assert done.exit_code == 2 or isinstance(done.exception, SoloError), done.output
    told = f"{done.output}{done.exception}"
    assert "Traceback" not in told
    assert all(said in told for said in says), told
    assert file.read_bytes() == before


@EVERY
def test_a_save_or_a_hero_is_never_replaced(
    way: str, module: Path, save: Path, hero: Path, tmp_path: Path
) -> None:
    """Not by its name, by another name of it, by a link to it, nor by force."""
    elsewhere = tmp_path / f"kept{Path(way).suffix}"
    for treasure in (save, hero):
        before = treasure.read_bytes()
        linked, hard = tmp_path / f"soft{elsewhere.suffix}", tmp_path / f"hard{elsewhere.suffix}"
        elsewhere.write_bytes(before)
        linked.symlink_to(treasure)
        os.link(treasure, hard)
        force = [] if way in UNFORCED else ["--force"]
        for file in (treasure, elsewhere, linked, hard):
            refuses(run(*WAYS[way](module, save, file), *force), file, before)
            assert treasure.read_bytes() == before
        linked.unlink()
        hard.unlink()


@EVERY
def test_what_is_there_is_replaced_only_by_force(
    way: str, module: Path, save: Path, hero: Path, tmp_path: Path
) -> None:
    file = tmp_path / f"mine{Path(way).suffix}"
    before = b"My own words.\n"
    file.write_bytes(before)

    refuses(run(*WAYS[way](module, save, file)), file, before)

    if way not in UNFORCED:
        done = run(*WAYS[way](module, save, file), "--force")
        assert done.exit_code == 0, done.output
        assert file.read_bytes() != before


@EVERY
def test_what_nobody_changed_is_replaced_by_the_like(
    way: str, module: Path, save: Path, hero: Path, tmp_path: Path
) -> None:
    """Once somebody has changed it, it is theirs; it keeps its mode."""
    file = tmp_path / f"made{Path(way).suffix}"
    for _ in range(2):
        done = run(*WAYS[way](module, save, file))
        assert done.exit_code == 0, done.output
        file.chmod(0o640)
    run(*WAYS[way](module, save, file))
    assert sys.platform == "win32" or stat.S_IMODE(file.stat().st_mode) == 0o640
    assert [path for path in tmp_path.iterdir() if path.suffix == ".part"] == []
    if way in ("strings.po", "ask.log"):
        return  # merged, and added to: whatever stands in them stays

    made = bytearray(file.read_bytes())
    made[len(made) // 2] ^= 1
    file.write_bytes(made)
    refuses(run(*WAYS[way](module, save, file)), file, bytes(made))


@pytest.mark.parametrize("way", [way for way in WAYS if way not in UNFORCED])
def test_an_adventures_files_are_replaced_only_by_force(
    way: str, module: Path, save: Path, hero: Path
) -> None:
    (module / "tests" / "won.txt").write_text("> home\n")
    for file in (module / "adventure.yaml", module / "ada.yaml", module / "tests" / "won.txt"):
        before = file.read_bytes()
        words = WAYS[way](module, save, file)
        if way.startswith("book"):
            words = ["export", module, "-o", module / "adventure.md"]
            (module / "adventure.md").write_bytes(before)
            file = module / "adventure.md"
        refuses(run(*words), file, before)


def test_a_walkthrough_of_an_adventure_is_replaced_only_by_force(module: Path, save: Path) -> None:
    file = module / "tests" / "won.txt"
    words = WAYS["script.txt"](module, save, file)
    assert run(*words).exit_code == 0

    refuses(run(*words), file, file.read_bytes(), "is a file of an adventure", "--force")


def test_a_package_of_another_adventure_is_kept(module: Path, save: Path, tmp_path: Path) -> None:
    file = tmp_path / "p.solo.zip"
    run("pack", module, "-o", file)
    other = module.rename(tmp_path / "the-pier")

    refuses(run("pack", other, "-o", file), file, file.read_bytes(), "package")
    refuses(run("journal", save, "--format", "txt", "-o", file), file, file.read_bytes())


@EVERY
def test_a_file_of_another_kind_is_kept(
    way: str, module: Path, save: Path, hero: Path, tmp_path: Path
) -> None:
    file = tmp_path / f"made{Path(way).suffix}"
    other = "graph.svg" if way.startswith("journal") else "journal.txt"
    words = WAYS[other](module, save, tmp_path / "other")
    assert run(*words).exit_code == 0
    file.write_bytes((tmp_path / "other").read_bytes())

    refuses(run(*WAYS[way](module, save, file)), file, file.read_bytes())


@EVERY
def test_an_empty_file_and_a_new_one_are_written(
    way: str, module: Path, save: Path, hero: Path, tmp_path: Path
) -> None:
    file = tmp_path / f"empty{Path(way).suffix}"
    file.touch()

    assert run(*WAYS[way](module, save, file)).exit_code == 0
    assert file.stat().st_size


@EVERY
@pytest.mark.parametrize("name", ["", "folder", "folder/"])
def test_what_names_no_file_is_refused(
    way: str, name: str, module: Path, save: Path, hero: Path, tmp_path: Path
) -> None:
    (tmp_path / "folder").mkdir()
    words = [
        name if word == Path("FILE") else word for word in WAYS[way](module, save, Path("FILE"))
    ]

    done = run(*words)

    assert done.exit_code != 0
    assert not isinstance(done.exception, ValueError | OSError), done.exception


@UNIX
@EVERY
def test_a_pipe_and_standard_output_are_written_to(
    way: str, module: Path, save: Path, hero: Path, tmp_path: Path
) -> None:
    pipe = tmp_path / f"pipe{Path(way).suffix}"
    os.mkfifo(pipe)
    heard: list[bytes] = []
    listener = threading.Thread(target=lambda: heard.append(pipe.read_bytes()))
    listener.start()

    done = run(*WAYS[way](module, save, pipe))

    listener.join(20)
    assert done.exit_code == 0, done.output
    assert heard[0]
    if not way.startswith("book"):  # the file's ending says which
        done = run(*WAYS[way](module, save, Path("-")))
        assert done.exit_code == 0
        assert len(done.stdout_bytes) >= len(heard[0]) - 40  # a seed is as long as another
        assert not (tmp_path / "-").exists()


@UNIX
def test_a_pipe_that_nobody_reads_is_told(
    module: Path, save: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    monkeypatch.setattr(output, "PATIENCE", 0.1)

    done = run(*WAYS["pack.zip"](module, save, pipe))

    assert done.exit_code != 0
    assert "a pipe that nobody reads" in str(done.exception)


@UNIX
@pytest.mark.parametrize("name", ["-", "/dev/stdout", "/dev/fd/1", "link"])
def test_standard_output_is_added_to_where_a_shell_added(name: str, save: Path) -> None:
    """What a shell opened goes on where it stood, and is not replaced behind its back."""
    place = save.parent
    (place / "link").symlink_to("/dev/stdout")
    command = (
        f"(echo first; {sys.executable} -m solo journal {save} --format txt -o {name}; echo last)"
        " > told.txt"
    )
    subprocess.run(["sh", "-c", command], cwd=place, check=True)

    lines = (place / "told.txt").read_text().splitlines()
    assert (lines[0], lines[-1]) == ("first", "last")
    assert len(lines) > 4
    assert not any("Written by" in line for line in lines)


@UNIX
def test_a_save_behind_a_descriptor_is_never_written_to(save: Path) -> None:
    before = save.read_bytes()
    words = f"{sys.executable} -m solo journal {save} --format txt"
    for command in (f"{words} -o /dev/fd/3 3<>{save}", f"{words} -o /dev/stdout >>{save}"):
        done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert "ever overwritten" in done.stderr
        assert save.read_bytes() == before


@UNIX
def test_a_link_leads_to_the_file_that_is_written(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "link").symlink_to("deep/file")

    for content in (b"one\n", b"two\n"):
        Output(Path("link"), "graph").write(content, "txt")

    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "deep" / "file").read_bytes().startswith(b"two\n")


def test_a_full_disk_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    Output(file, "graph").write(b"one\n", "txt")
    before = file.read_bytes()

    def full(handle: int, content: bytes) -> None:
        os.write(handle, content[:1])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(disk, "write", full)
    for path in (file, tmp_path / "new"):
        with pytest.raises(SaveError, match="No space left"):
            Output(path, "graph").write(b"two\n", "txt")
        with pytest.raises(SaveError, match="No space left"):
            Output(path, "log", force=True).add("a line")

    assert file.read_bytes() == before
    assert not [path for path in tmp_path.iterdir() if path.name.endswith(".part")]


@UNIX
@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may all")
def test_a_file_that_may_not_be_written_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "file"
    Output(file, "graph").write(b"one\n", "txt")
    file.chmod(0o444)

    with pytest.raises(SaveError, match="write-protected"):
        Output(file, "graph").write(b"two\n", "txt")


def test_a_save_is_known_in_another_case_and_when_it_is_damaged(save: Path, hero: Path) -> None:
    for path in (save, save.with_name("COPY.JSONL"), save.with_name("x.Jsonl")):
        path.write_bytes(b"\xff" + save.read_bytes()[:50])
        with pytest.raises(SaveError, match="is a save"):
            Output(path, "graph", force=True).check()
    aside = hero.with_name("ada.json.damaged")
    aside.write_bytes(hero.read_bytes()[:40])
    with pytest.raises(SaveError, match="is a hero"):
        Output(aside, "graph", force=True).check()


def test_a_damaged_hero_is_known_in_the_folder_of_heroes(tmp_path: Path) -> None:
    place = heroes.folder() / "old"
    place.mkdir(parents=True)
    (place / "ada.1.json").write_bytes(b"\xff")

    with pytest.raises(SaveError, match="is a hero"):
        Output(place / "ada.1.json", "graph", force=True).check()


def test_a_stamp_in_the_text_is_not_the_files_own() -> None:
    """A story may tell of stamps; each file is still known as unchanged, or as changed."""
    text = output.stamped(b"One.\n", "journal", "txt") * 2
    for form in ("txt", "html", "po", "yaml"):
        made = output.stamped(text, "journal", form)
        assert output.stamp_of(made) == ("journal", True)
        assert output.stamp_of(made.replace(b"One.", b"Two.", 1)) == ("journal", False)
    assert output.stamp_of(b"Plain words.") == ("", False)


def test_stamped_files_are_what_they_were(module: Path, save: Path, tmp_path: Path) -> None:
    for way in ("journal.json", "journal.epub", "graph.svg", "pack.zip"):
        run(*WAYS[way](module, save, tmp_path / way))

    story = json.loads((tmp_path / "journal.json").read_bytes())
    assert story[0]["made"].startswith("Written by solo: journal ")
    with zipfile.ZipFile(io.BytesIO((tmp_path / "journal.epub").read_bytes())) as book:
        assert book.testzip() is None
        assert book.comment.startswith(b"Written by solo: journal ")
    assert (tmp_path / "graph.svg").read_text().startswith("<?xml")
    assert run("install", tmp_path / "pack.zip").exit_code == 0


def test_a_log_grows_and_holds_only_answers(tmp_path: Path) -> None:
    log = tmp_path / "ask.log"
    for _ in range(2):
        assert run("ask", "Is it?", "--dice", "34", "--log", log).exit_code == 0

    assert len(log.read_text().splitlines()) == 2


def test_a_translation_is_never_replaced_by_a_pseudo_one(module: Path) -> None:
    file = module / "languages" / "de.po"
    run("strings", module, "-o", file)
    before = file.read_bytes()

    refuses(run("strings", module, "--pseudo", "-o", file), file, before)


def test_a_mistakes_journal_that_was_gone_on_with_is_kept(module: Path, tmp_path: Path) -> None:
    broken = (
        (module / "adventure.yaml")
        .read_text()
        .replace("text: Done.", 'text: "{{ 1 / (visits - 1) }}"')
    )
    (module / "adventure.yaml").write_text(broken)
    words = ("test", module, "--games", "2", "--jobs", "1", "--out", tmp_path / "out")
    run(*words)
    run(*words)
    (fault,) = (tmp_path / "out").glob("*.jsonl")
    fault.write_bytes(fault.read_bytes() * 2)
    before = fault.read_bytes()

    run(*words)

    assert fault.read_bytes() == before
    assert len(list((tmp_path / "out").glob("*.jsonl"))) == 2


def test_nothing_else_writes_to_a_path_that_is_named() -> None:
    """In the syntax trees: whoever opens, renames or removes files is listed here."""
    found = {
        path.relative_to(FOLDER).as_posix()
        for path in FOLDER.rglob("*.py")
        if _MAY_WRITE.search(text := path.read_text(encoding="utf-8"))
        if any(_writes(ast.parse(text)))
    }

    assert found == set(WRITERS)


FOLDER = Path(package.__file__).parent
WRITERS = {
    "disk.py": "how all files are written",
    "output.py": "the door for what a user names",
    "saves.py": "journals, which only grow",
    "cli/authors/language_server.py": "its own output, under another number",
    "heroes.py": "heroes, with every version kept",
    "endings.py": "which endings were met, beside the saves",
    "packs/keeping.py": "installed adventures, in folders of its own",
    "adventure/files.py": "an adventure's files, only read",
    "adventure/compiled/cache.py": "loaded adventures, in the user's cache",
    "words/catalogue.py": "catalogues of words as read, beside them",
    "authoring/playtests/playtest.py": "a folder for a moment, on a machine of a cluster",
    "authoring/scaffold.py": "a template, in a new folder",
    "campaigns/chronicles.py": "the course of a campaign, beside the saves",
    "cli/authors/importing.py": "heroes, in a new folder",
    "cli/games/newcomers.py": "what whoever is new was told or asked, beside the saves",
    "cli/games/table.py": "a table that could not begin, taken away",
    "site/player.py": "journals in a browser's memory",
    "site/runtime.py": "Python for browsers, in the user's cache",
    "site/writing.py": "a folder with a site, where nothing else stands",
    "terminal/front_ends/repl.py": "the lines that were typed, beside the saves",
    "terminal/front_ends/start.py": "standard output that nobody reads any more",
    "__main__.py": "standard output that nobody reads any more",
}
_CALLS = {"write_text", "write_bytes", "rename", "unlink", "touch", "symlink_to", "hardlink_to",
          "rmtree", "copy2", "copyfile", "copytree", "rmdir", "truncate", "ftruncate",
          "mkstemp", "mkdtemp", "NamedTemporaryFile", "TemporaryDirectory"}  # fmt: skip
_MAY_WRITE = re.compile(rf"\b(?:os|disk|shutil)\.|\b(?:open|{'|'.join(sorted(_CALLS))})\(")
"""What stands in each file that `_writes` finds: to read a tree takes long."""


def _writes(tree: ast.AST) -> Iterator[bool]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        match node.func:
            case ast.Attribute(ast.Name("os"), "open" | "fdopen" | "replace" | "remove" | "link"):
                words = _arguments(node)
                plain = node.func.attr == "open" and any("O_RDONLY" in word for word in words)
                yield not plain and words[-1] != "'rb'"
            case ast.Attribute(ast.Name("disk"), "replace" | "append" | "put_new"):
                yield True
            case ast.Attribute(ast.Name("shutil"), "move"):
                yield True
            case ast.Attribute(attr=name) if name in _CALLS:
                yield True
            case ast.Attribute(attr="open") | ast.Name("open"):
                words = _arguments(node)
                yield any(word[:2] in ("'w", "'a", "'x") or "+" in word[:5] for word in words)


def _arguments(call: ast.Call) -> list[str]:
    return [ast.unparse(one) for one in (*call.args, *(key.value for key in call.keywords))]
