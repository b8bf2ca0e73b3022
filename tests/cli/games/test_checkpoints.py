"""Long games begin at their checkpoint; whatever is wrong with it, the journal is replayed."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from solo.adventure.compiled import cache
from solo.cli.games import checkpoints
from solo.cli.games.journals import verify
from solo.cli.games.story import journal
from solo.cli.games.table import table
from solo.engine import journal as journals
from solo.engine.session import Session

MANY = 160  # commands of the table that is kept
FEW = 60  # of them that a checkpoint must spare


def lines(first: int, end: int) -> str:
    """Return what is typed at a table: questions, checks, dice, notes and lists."""
    kinds = ("ask is {0} there?", "check agility", "roll 2d6", "note mark {0}", "thread find {0}")
    return "".join(f"{kinds[one % len(kinds)].format(one)}\n" for one in range(first, end))


def short(patched: pytest.MonkeyPatch, place: Path) -> None:
    """Have short games marked too, in a cache of their own."""
    patched.setenv("XDG_CACHE_HOME", str(place / "cache"))
    patched.setattr(checkpoints, "APART", 8)
    patched.setattr(checkpoints, "TOLD", 4)
    patched.setattr(checkpoints, "WORTH", 16)


@pytest.fixture(autouse=True)
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Mark the games of a test so."""
    short(monkeypatch, tmp_path)


def at_table(place: Path, typed: str) -> Result:
    done = CliRunner().invoke(table, ["t", "--saves", str(place)], input=typed)
    assert done.exit_code == 0, done.output
    return done


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a table's journal; its checkpoint was written when it was left."""
    place = tmp_path_factory.mktemp("played")
    begin = "scene The quay\nadd Mara: agility 5\nquestions free\n"
    begin += "secret roll 2d6\nsecret Is he lying?\nmynote It is here\n"
    words = ["t", "--saves", str(place), "--seed", "1"]
    with pytest.MonkeyPatch.context() as patched:
        short(patched, place)
        done = CliRunner().invoke(table, words, input=begin + lines(0, MANY))
    assert done.exit_code == 0, done.output
    return place


@pytest.fixture
def save(played: Path, tmp_path: Path) -> Path:
    """Return a copy of the journal, its checkpoint in the test's own cache."""
    shutil.copytree(played, tmp_path, dirs_exist_ok=True)
    return next(tmp_path.glob("*.jsonl"))


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[int]]:
    """Count the records that are replayed."""
    counted: list[int] = []
    again = journals._again

    def count(session: Session, *rest: object) -> str:
        counted.append(session.state.turn)
        return again(session, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(journals, "_again", count)
    return iter([counted])


def kept(save: Path) -> Path:
    return next((save.parent / "cache" / "solo" / "played").glob("*.json"))


def without(save: Path) -> None:
    """Remove the checkpoint."""
    kept(save).unlink()


def told(save: Path, form: str) -> bytes:
    done = CliRunner().invoke(journal, [str(save), "--format", form])
    assert done.exit_code == 0, done.output
    return done.stdout_bytes


def test_a_long_game_is_gone_on_with_from_its_checkpoint(
    save: Path, replayed: Iterator[list[int]]
) -> None:
    counted = next(replayed)
    at_table(save.parent, lines(MANY, MANY + 10))

    assert 0 < len(counted) < MANY - FEW
    assert CliRunner().invoke(verify, [str(save)]).exit_code == 0


def test_no_line_waits_for_a_checkpoint_and_for_what_is_told_too(
    save: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After 10,000 commands each of them takes a tenth of a second or more."""
    done: list[tuple[str, int]] = []

    def keep(path: Path, whole: bytes) -> None:
        done.append(("kept", save.read_bytes().count(b"\n")))

    tell = checkpoints.Marker._tell

    def told(marker: checkpoints.Marker, session: Session) -> None:
        done.append(("told", save.read_bytes().count(b"\n")))
        before = len(marker._told)
        tell(marker, session)
        assert len(marker._told) - before <= checkpoints.TOLD + 1

    monkeypatch.setattr(cache, "keep", keep)
    monkeypatch.setattr(checkpoints.Marker, "_tell", told)
    at_table(save.parent, lines(MANY, 3 * MANY))

    last = save.read_bytes().count(b"\n")
    lines_kept = [line for what, line in done if what == "kept" and line < last]
    assert lines_kept
    assert not {line for what, line in done if what == "told"} & {*lines_kept}


def test_it_is_written_now_and_then_while_a_game_is_played(
    save: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody says goodbye when a game is killed."""
    written: list[int] = []

    def keep(path: Path, whole: bytes) -> None:
        written.append(save.read_bytes().count(b"\n"))

    monkeypatch.setattr(cache, "keep", keep)
    before = save.read_bytes().count(b"\n")
    at_table(save.parent, lines(MANY, 3 * MANY))

    end = save.read_bytes().count(b"\n")
    assert before < written[0] < end - FEW
    assert 2 < len(written) < 10


@pytest.mark.parametrize("form", ["txt", "json", "lonelog", "html"])
def test_a_story_is_told_from_the_checkpoint_as_from_the_beginning(
    save: Path, replayed: Iterator[list[int]], form: str
) -> None:
    counted = next(replayed)
    at_table(save.parent, lines(MANY, MANY + 10) + "reveal 1\n")
    counted.clear()
    from_there = told(save, form)

    assert 0 < len(counted) < MANY - FEW
    without(save)
    assert told(save, form) == from_there
    assert len(counted) > MANY
    assert told(save, form) == from_there


def test_verify_replays_all(save: Path, replayed: Iterator[list[int]]) -> None:
    counted = next(replayed)

    assert CliRunner().invoke(verify, [str(save)]).exit_code == 0
    assert len(counted) > MANY


def test_undo_goes_back_behind_the_checkpoint(save: Path) -> None:
    whole = save.read_bytes()
    back = "undo\n" * 110 + "lists\nask is it late?\n"
    from_there = at_table(save.parent, back).stdout
    after = save.read_bytes()
    save.write_bytes(whole)
    without(save)

    assert at_table(save.parent, back).stdout == from_there
    assert save.read_bytes() == after
    assert CliRunner().invoke(verify, [str(save)]).exit_code == 0


def test_turns_taken_back_behind_a_mark_take_it_with_them(save: Path) -> None:
    at_table(save.parent, "undo\n" * 110 + lines(400, 450))
    from_there = told(save, "txt")
    without(save)

    assert told(save, "txt") == from_there


def damaged(save: Path) -> None:
    path = kept(save)
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    path.write_bytes(content)


def cut(save: Path) -> None:
    kept(save).write_bytes(kept(save).read_bytes()[:500])


def of_another_key(save: Path) -> None:
    (save.parent / "cache" / "solo" / "seal").write_bytes(b"another user's key, 32 bytes ...")
    cache._key.cache_clear()


@pytest.mark.parametrize("spoil", [damaged, cut, of_another_key])
def test_a_checkpoint_that_was_changed_is_none(
    save: Path, replayed: Iterator[list[int]], spoil: object
) -> None:
    counted = next(replayed)
    assert callable(spoil)
    spoil(save)
    at_table(save.parent, "look\n")

    assert len(counted) > MANY


def test_a_checkpoint_of_other_lines_is_none(save: Path, replayed: Iterator[list[int]]) -> None:
    """A journal that begins alike and went another way has the same name in the cache."""
    counted, mine = next(replayed), kept(save).read_bytes()
    other = save.parent / "other" / save.name
    other.parent.mkdir()
    other.write_bytes(b"".join(save.read_bytes().splitlines(keepends=True)[:20]))
    at_table(other.parent, lines(500, 500 + MANY))
    assert kept(save).read_bytes() != mine
    counted.clear()
    at_table(save.parent, "look\n")

    assert len(counted) > MANY


def test_a_changed_line_is_found_before_the_checkpoint(save: Path) -> None:
    content = save.read_bytes().split(b"\n")
    record = journals.unseal(content[5].decode())
    content[5] = journals.seal({**record, "rolls": [[100, 1]]}).encode().rstrip()
    save.write_bytes(b"\n".join(content))
    done = CliRunner().invoke(table, ["t", "--saves", str(save.parent)], input="look\n")

    assert "does not agree" in str(done.exception)


def test_a_short_game_has_none(save: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    without(save)
    monkeypatch.setattr(checkpoints, "WORTH", 1_000)
    at_table(save.parent, "look\n")

    assert not list((save.parent / "cache" / "solo" / "played").glob("*.json"))
