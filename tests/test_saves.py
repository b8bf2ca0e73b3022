"""Journals on disk: nothing that was acknowledged is ever lost, and nothing is overwritten."""

import errno
import json
import os
import re
import stat
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from solo import listing, saves
from solo.engine.journal import FORMAT, seal
from solo.errors import SaveError

HEAD: dict[str, Any] = {"solo": FORMAT, "adventure": "lamp", "title": "The Lamp", "hero": ""}
TURNS: list[dict[str, Any]] = [
    {"turn": 1, "do": "choose", "option": "ned", "hero": "Ned"},
    {"turn": 2, "do": "choose", "option": "climb", "rolls": [[100, 73]]},
    {"do": "jot", "text": "mind the third step"},
]


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[saves.Journal]:
    """A journal with two turns and a note."""
    with saves.begin(tmp_path / "saves", HEAD) as opened:
        for record in TURNS:
            opened.append(record)
        yield opened


def test_what_was_appended_is_read_back(journal: saves.Journal) -> None:
    found = saves.look(journal.path)

    assert list(found.records) == [HEAD, *TURNS]
    assert not found.trouble


def test_a_line_is_on_disk_before_append_returns(
    journal: saves.Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The write is followed by an fsync of the same file, and only then is the turn shown."""
    calls: list[str] = []
    write, sync = os.write, os.fsync
    monkeypatch.setattr(os, "write", lambda *args: calls.append("write") or write(*args))
    monkeypatch.setattr(os, "fsync", lambda handle: calls.append("fsync") or sync(handle))

    journal.append({"turn": 3, "do": "choose", "option": "on"})

    assert calls == ["write", "fsync"]


def test_a_new_journal_syncs_its_folder_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the file's name could be lost with the power."""
    kinds: list[bool] = []
    sync = os.fsync
    monkeypatch.setattr(
        os, "fsync", lambda h: kinds.append(stat.S_ISDIR(os.fstat(h).st_mode)) or sync(h)
    )

    saves.begin(tmp_path, HEAD).close()

    assert kinds == [False, True]


def test_a_name_tells_adventure_and_moment(tmp_path: Path) -> None:
    """No name says more than letters, digits and hyphens, whatever the adventure is called."""
    with saves.begin(tmp_path, {**HEAD, "adventure": "../Él \x1b[2J"}) as journal:
        assert journal.path.parent == tmp_path
        assert all(c.isalnum() or c == "-" for c in journal.path.stem)


def test_only_the_owner_may_read(tmp_path: Path) -> None:
    with saves.begin(tmp_path / "deep" / "saves", HEAD) as journal:
        assert stat.S_IMODE(journal.path.stat().st_mode) == 0o600
        assert stat.S_IMODE(journal.path.parent.stat().st_mode) == 0o700


def test_a_list_tells_what_a_save_holds(journal: saves.Journal) -> None:
    journal.append({"turn": 3, "do": "choose", "option": "home", "ended": "won"})

    (one,) = listing.saved(journal.path.parent)

    assert (one.title, one.hero, one.turns, one.ended) == ("The Lamp", "Ned", 3, "won")
    assert one.busy
    assert not one.trouble


def test_a_list_tells_the_hour_at_which_a_game_stands(journal: saves.Journal) -> None:
    """Not that at which its scene began."""
    told: list[dict[str, Any]] = [
        {"turn": 3, "do": "choose", "option": "on", "scene": "Quay", "clock": 582, "quests": ["Q"]},
        {"turn": 4, "do": "choose", "option": "up", "clock": 587},
        {"turn": 5, "do": "choose", "option": "off", "quests": []},
    ]
    for record in told:
        journal.append(record)

    (one,) = listing.saved(journal.path.parent)

    assert (one.scene, one.clock, one.quests) == ("Quay", 587, ())


def test_an_undone_turn_counts_no_more(journal: saves.Journal) -> None:
    journal.append({"turn": 3, "do": "choose", "option": "home", "ended": "won"})
    journal.append({"turn": 2, "do": "undo"})

    (one,) = listing.saved(journal.path.parent)

    assert (one.turns, one.ended) == (2, "")


def test_a_second_hand_on_a_journal_is_refused(journal: saves.Journal) -> None:
    with pytest.raises(SaveError, match="being played by another process"):
        saves.reopen(journal.path)


def test_a_second_process_is_refused(journal: saves.Journal) -> None:
    code = "import sys, pathlib, solo.saves; solo.saves.reopen(pathlib.Path(sys.argv[1]))"

    out = subprocess.run(
        [sys.executable, "-c", code, str(journal.path)], capture_output=True, text=True, check=False
    )

    assert "being played by another process" in out.stderr


def test_the_lock_goes_with_its_holder(journal: saves.Journal) -> None:
    journal.close()

    with saves.reopen(journal.path) as again:
        again.append({"turn": 3, "do": "choose", "option": "on"})

    assert len(saves.look(journal.path).records) == 5


def test_looking_takes_no_lock(journal: saves.Journal) -> None:
    assert saves.look(journal.path).hero == "Ned"


def test_a_named_copy_is_made_and_never_overwritten(journal: saves.Journal) -> None:
    copy = journal.copy("before the tower")
    journal.append({"turn": 3, "do": "choose", "option": "tower"})

    with pytest.raises(SaveError, match="never overwritten"):
        journal.copy("before the tower")

    found = saves.look(copy)
    assert found.named
    assert list(found.records[1:]) == TURNS


@pytest.mark.parametrize("step", ["write", "sync", "sync_folder"])
def test_a_copy_that_is_killed_leaves_its_name_free_or_the_whole(
    step: str, journal: saves.Journal
) -> None:
    code = (
        "import os, sys; from pathlib import Path; from solo import disk, saves\n"
        f"disk.{step} = lambda *given: os._exit(9)\n"
        "found = saves.look(Path(sys.argv[1]))\n"
        "saves.Journal(found.path, -1, found).copy('tower')"
    )
    done = subprocess.run([sys.executable, "-c", code, str(journal.path)], check=False)

    assert done.returncode == 9
    target = journal.path.with_name("tower.jsonl")
    if target.exists():
        assert saves.look(target).records[1:] == tuple(TURNS)
    else:
        assert journal.copy("tower") == target
    assert set(saves.files(journal.path.parent)) == {journal.path, target}


@pytest.mark.parametrize(
    "name", ["", "../out", "a/b", "a\\b", ".hidden", "x" * 61, "\x1b[2J", "a\0b"]
)
def test_a_name_that_is_no_file_name_is_refused(journal: saves.Journal, name: str) -> None:
    before = set(journal.path.parent.iterdir())

    with pytest.raises(SaveError, match="can't name a save"):
        journal.copy(name)

    assert set(journal.path.parent.iterdir()) == before


def test_saves_are_found_by_path_name_and_beginning(journal: saves.Journal) -> None:
    place = journal.path.parent
    journal.copy("tower")

    assert saves.find(str(journal.path), place) == journal.path
    assert saves.find(journal.path.stem, place) == journal.path
    assert saves.find("lamp-", place) == journal.path
    assert saves.find("tower", place).stem == "tower"


def test_a_save_is_found_where_a_disk_takes_letters_and_accents_apart(
    journal: saves.Journal,
) -> None:
    """As disks of a Mac do; what is typed is one letter."""
    apart = journal.path.with_name("cafe\u0301.jsonl")
    journal.path.rename(apart)

    assert saves.find("caf\u00e9", apart.parent) == apart
    assert saves.find("cafe\u0301", apart.parent) == apart


def test_a_save_that_is_not_there_is_told_with_the_nearest(journal: saves.Journal) -> None:
    journal.copy("tower")

    with pytest.raises(SaveError, match=r"no save called 'towre'.*did you mean 'tower'"):
        saves.find("towre", journal.path.parent)


def test_a_beginning_that_several_share_is_no_name(journal: saves.Journal) -> None:
    journal.copy("tower one")
    journal.copy("tower two")

    with pytest.raises(SaveError, match="several saves begin with 'tower'"):
        saves.find("tower", journal.path.parent)


def _torn(text: bytes) -> bytes:
    return text[:-9]


def _flipped(text: bytes) -> bytes:
    return text.replace(b'"climb"', b'"clamb"')


def _dropped(text: bytes) -> bytes:
    lines = text.splitlines(keepends=True)
    return b"".join([*lines[:2], b"\n", *lines[2:]])


def _binary(text: bytes) -> bytes:
    lines = text.splitlines(keepends=True)
    return b"".join([*lines[:2], b"\xff\x00\xfe\n", *lines[2:]])


def _deep(text: bytes) -> bytes:
    lines = text.splitlines(keepends=True)
    return b"".join([*lines[:2], b"[" * 100_000 + b"\n", *lines[2:]])


@pytest.mark.parametrize(
    ("damage", "said", "sound"),
    [
        (_torn, "line 4 was cut short", 2),
        (_flipped, "line 3 is damaged .*checksum", 1),
        (_dropped, "line 3 is damaged", 1),
        (_binary, "line 3 is damaged", 1),
        (_deep, "line 3 is damaged", 1),
    ],
)
def test_damage_is_told_and_what_came_before_it_stands(
    journal: saves.Journal, damage: Callable[[bytes], bytes], said: str, sound: int
) -> None:
    """A damaged journal is read up to its last sound line, and is not touched."""
    journal.close()
    text = damage(journal.path.read_bytes())
    journal.path.write_bytes(text)

    found = saves.look(journal.path)

    assert list(found.records[1:]) == TURNS[:sound]
    assert re.search(said, str(found.trouble))
    assert journal.path.read_bytes() == text
    assert listing.saved(journal.path.parent)[0].trouble == str(found.trouble)


UNREAD = "is no journal that can be read: "
LOST = "; without the adventure and the dice that a header names, no turn can be played back"
NEWER = (
    f"was written by a newer solo (journal format {{}}, this one reads up to {FORMAT}); "
    "install a newer solo to go on with it"
)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "is no journal: it is empty"),
        (b'{"solo":1', "is no journal: its first line was cut short"),
        (b"hello\n", f"{UNREAD}its header is damaged (it is cut short or no JSON){LOST}"),
        (b"[1, 2]\n", f"{UNREAD}its header is damaged (it is no record of a game){LOST}"),
        ((seal({"turn": 1}) + "\n").encode(), f"{UNREAD}it has no header{LOST}"),
        ((seal({**HEAD, "solo": -1}) + "\n").encode(), f"{UNREAD}it has no header{LOST}"),
        ((seal({**HEAD, "solo": FORMAT + 1}) + "\n").encode(), NEWER.format(FORMAT + 1)),
        (
            json.dumps({"solo": FORMAT + 7, "sealed": "otherwise"}).encode() + b"\n",
            NEWER.format(FORMAT + 7),
        ),
    ],
)
def test_what_is_no_journal_for_us_is_told(tmp_path: Path, content: bytes, said: str) -> None:
    path = tmp_path / "odd.jsonl"
    path.write_bytes(content)

    with pytest.raises(SaveError) as caught:
        saves.look(path)

    assert str(caught.value) == f"{path} {said}"
    assert path.read_bytes() == content
    assert said in listing.saved(tmp_path)[0].trouble


def test_who_plays_a_game_is_told_by_what_stands_of_it(tmp_path: Path) -> None:
    """By the turn that chose the hero; until then by the header; an undo takes back one turn."""
    path = tmp_path / "game.jsonl"
    undo = {"do": "undo", "turn": 0}
    told = []
    for turns in ([undo], TURNS, [*TURNS, undo], [*TURNS, undo, undo]):
        path.write_text("".join(seal(one) + "\n" for one in ({**HEAD, "played": "Ida"}, *turns)))
        found = saves.look(path)
        told.append((found.hero, [one["turn"] for one in found.standing]))

    assert told == [("Ida", []), ("Ned", [1, 2]), ("Ned", [1]), ("Ida", [])]
    assert (found.name, found.named, found.ended) == ("game", False, "")


def test_a_journal_without_a_turn_is_taken_away_again(
    journal: saves.Journal, tmp_path: Path
) -> None:
    with saves.begin(tmp_path / "new", HEAD) as untouched:
        pass
    untouched.discard()
    journal.discard()

    assert not untouched.path.exists()
    assert journal.path.exists()
    with pytest.raises(SaveError, match="can't write"):
        saves.create(tmp_path / "none" / "game.jsonl", [HEAD])


def test_a_name_may_be_of_60_characters(journal: saves.Journal) -> None:
    copy = journal.copy("x" * 60)

    assert copy.stem == "x" * 60
    assert saves.look(copy).named
    assert saves.find(f"{'x' * 60}.jsonl", copy.parent) == copy
    with pytest.raises(SaveError) as caught:
        journal.copy("x" * 61)
    assert str(caught.value).endswith("; use up to 60 letters, digits, spaces, - and _")


def test_a_new_game_is_named_after_its_adventure(tmp_path: Path) -> None:
    assert re.fullmatch(r"the-lamp-\d{8}-\d{6}-[0-9a-f]{6}", saves.fresh_name("The  Lamp!", "game"))
    assert saves.fresh_name("x" * 90, "game").startswith("x" * 60 + "-")
    assert saves.fresh_name("?!", "game").startswith("game-")
    assert saves.named(tmp_path, "con", ".jsonl") == tmp_path / "con-1.jsonl"
    assert saves.named(tmp_path, "lamp", ".jsonl") == tmp_path / "lamp.jsonl"


def test_a_link_is_neither_followed_nor_written_through(
    tmp_path: Path, journal: saves.Journal
) -> None:
    link = tmp_path / "link.jsonl"
    link.symlink_to(journal.path)

    with pytest.raises(SaveError, match="it is a symbolic link; name the file"):
        saves.look(link)
    with pytest.raises(SaveError, match="it is a symbolic link; name the file"):
        saves.reopen(link)


def test_a_pipe_in_the_place_of_a_save_does_not_hang(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.jsonl")

    with pytest.raises(SaveError, match="no ordinary file"):
        saves.look(tmp_path / "pipe.jsonl")

    assert "no ordinary file" in listing.saved(tmp_path)[0].trouble


def test_a_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    (tmp_path / "saves").write_text("mine", encoding="utf-8")

    with pytest.raises(SaveError, match="can't write to"):
        saves.begin(tmp_path / "saves", HEAD)
    with pytest.raises(SaveError, match="can't list"):
        listing.saved(tmp_path / "saves")


def test_what_may_not_be_read_is_told(
    journal: saves.Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> int:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(os, "open", refuse)

    with pytest.raises(SaveError, match="Permission denied"):
        saves.look(journal.path)
    with pytest.raises(SaveError, match="Permission denied"):
        saves.reopen(journal.path)


def test_a_full_disk_loses_the_turn_and_nothing_else(
    journal: saves.Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half a line is written, then the disk is full: the file is cut back to whole lines."""
    before = journal.path.read_bytes()
    write = os.write

    def fill(handle: int, content: bytes) -> int:
        if len(content) > 20:
            return write(handle, content[:20])
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "write", fill)
    with pytest.raises(SaveError, match="No space left"):
        journal.append({"turn": 3, "do": "choose", "option": "a-long-way-round"})

    assert journal.path.read_bytes() == before


def test_a_folder_without_saves_lists_none(tmp_path: Path) -> None:
    assert listing.saved(tmp_path / "none") == ()


def test_the_latest_save_comes_first(tmp_path: Path) -> None:
    for age, name in enumerate(("new", "old")):
        with saves.begin(tmp_path, {**HEAD, "adventure": name}) as journal:
            pass
        os.utime(journal.path, (1_000_000 - age, 1_000_000 - age))

    assert [one.header["adventure"] for one in listing.saved(tmp_path)] == ["new", "old"]


# Files that mean harm

SOUND = (seal(HEAD) + "\n").encode()


@pytest.mark.parametrize(
    "content",
    [
        b"[" * 200_000 + b"\n",
        b'{"sum":"x","a":' + b"[" * 990 + b"]" * 990 + b"}\n",
        b"9" * 200_000 + b"\n",
        b'{"solo":NaN}\n',
        b'"\\ud800"\n',
        b"\xff\xfe\n",
        b"\n" * 10_000_000,
        SOUND * (saves.MOST_RECORDS + 1),
    ],
    ids=["deep", "deep-object", "digits", "nan", "surrogate", "bytes", "blank", "many"],
)
def test_a_file_that_means_harm_is_no_journal(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_bytes(content)

    with pytest.raises(SaveError, match=r"bad\.jsonl"):
        saves.look(path)


@pytest.mark.parametrize("line", [b"[" * 200_000, b"x", b'{"do":' * 100_000])
def test_what_follows_the_last_sound_line_is_trouble_and_no_more(
    line: bytes, tmp_path: Path
) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_bytes(SOUND + (line + b"\n") * 20)

    found = saves.look(path)

    assert str(found.trouble).startswith("line 2 is damaged")
    assert len(found.records) == 1


def test_a_file_too_large_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "large.jsonl"
    path.write_bytes(SOUND)
    os.truncate(path, 500 * 2**20)

    with pytest.raises(SaveError, match="larger than any journal"):
        saves.look(path)


def test_what_is_closed_is_not_closed_again(
    journal: saves.Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal.close()
    closed: list[int] = []
    monkeypatch.setattr(saves.os, "close", closed.append)

    journal.close()

    assert closed == []


@pytest.mark.parametrize("name", ["x" * 300, "x" * 5000, "a\0b"])
def test_a_name_that_no_system_takes_is_no_save(name: str, tmp_path: Path) -> None:
    with pytest.raises(SaveError, match="no save called"):
        saves.find(name, tmp_path)


# Long games, and folders full of them


@pytest.mark.parametrize(
    ("limit", "value"), [("MOST_RECORDS", 6), ("LARGEST", 700), ("MOST_PARTS", 40)]
)
def test_no_journal_grows_beyond_what_can_be_read_again(
    journal: saves.Journal, monkeypatch: pytest.MonkeyPatch, limit: str, value: int
) -> None:
    monkeypatch.setattr(saves, "SPARE", 10)
    monkeypatch.setattr(saves, limit, value)
    written = 4

    refused = ""
    while not refused:
        try:
            journal.append({"do": "jot", "text": "a, b"})
        except SaveError as reason:
            refused = str(reason)
        else:
            written += 1
    full = journal.path.read_bytes()
    copy = journal.copy("all of it")

    assert "is full: no longer journal could be read again" in refused
    assert written > 4
    assert len(saves.look(journal.path).records) == len(saves.look(copy).records) == written
    journal.close()
    with (
        saves.reopen(journal.path) as again,
        pytest.raises(SaveError, match="is full"),
    ):
        again.append({"do": "jot", "text": "a, b"})
    assert journal.path.read_bytes() == full


def test_a_file_of_many_small_things_is_not_taken_in(tmp_path: Path) -> None:
    """A list of a million lists is small on disk, and large in memory."""
    path = tmp_path / "bad.jsonl"
    lists = "[" + "[]," * (saves.MOST_PARTS // 2) + "[]]"
    path.write_bytes(SOUND + b'{"turn":1,"a":' + lists.encode() + b',"sum":"00000000"}\n')

    with pytest.raises(SaveError, match="more parts than any journal"):
        saves.look(path)


def test_a_file_may_have_as_many_parts_as_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "full.jsonl"
    path.write_bytes(SOUND)
    parts = saves.parts_of(SOUND)

    monkeypatch.setattr(saves, "MOST_PARTS", parts)
    assert len(saves.look(path).records) == 1
    monkeypatch.setattr(saves, "MOST_PARTS", parts - 1)
    with pytest.raises(SaveError, match="more parts than any journal"):
        saves.look(path)


def sealed_otherwise(record: dict[str, Any]) -> str:
    """Seal a record in another form of JSON, whose sum fits what it says."""
    return json.dumps(json.loads(seal(record)), separators=(" , ", " : "))


LINES: list[dict[str, Any]] = [
    *TURNS,
    {"turn": 2, "do": "choose", "option": "x", "hero": "Zoë", "ended": "won"},
    {"turn": 1, "do": "undo"},
    {"turn": 0, "do": "undo", "anew": True},
    {"do": "jot", "text": '{"turn":9,"do":"undo","hero":"Nobody","ended":"lost"}'},
    {"do": "roll", "notation": "2d6", "rolls": [[6, 1], [6, 2]]},
    {"do": "table", "turn": 3, "verb": "join"},
]


@pytest.mark.parametrize("form", [seal, sealed_otherwise])
def test_a_list_tells_the_first_hour_by_the_header(
    tmp_path: Path, form: Callable[[dict[str, Any]], str]
) -> None:
    """Until time has passed, no turn tells the hour; the scene of a turn counts before it."""
    head = {**HEAD, "scene": "Gate", "clock": 545, "quests": ["Q"]}
    lines = [form(head), form({"turn": 1, "do": "choose", "option": "on", "scene": "Quay"})]
    (tmp_path / "game.jsonl").write_text("".join(f"{one}\n" for one in lines), encoding="utf-8")

    (one,) = listing.saved(tmp_path)

    assert (one.scene, one.clock, one.quests) == ("Quay", 545, ("Q",))


@pytest.mark.parametrize("form", [seal, sealed_otherwise])
def test_a_list_in_short_says_what_reading_with_care_says(
    tmp_path: Path, form: Callable[[dict[str, Any]], str]
) -> None:
    path = tmp_path / "game.jsonl"
    for number in range(120):
        picked = [LINES[(number * step) % len(LINES)] for step in range(1, 2 + number % 12)]
        lines = [form({**HEAD, "played": "Ida"}), *map(form, picked)]
        content = "".join(line + "\n" for line in lines)
        if number % 10 == 9:
            content = content[:-3]
        elif number % 10 == 8:
            content = content.replace("choose", "chose_", 1)
        path.write_text(content, encoding="utf-8")
        found = saves.look(path)

        (one,) = listing.saved(tmp_path)

        assert (one.hero, one.turns, one.ended, one.trouble, one.header) == (
            found.hero, len(found.standing), found.ended, str(found.trouble), found.header
        ), number  # fmt: skip


def test_the_latest_saves_are_found_without_looking_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(50):
        saves.create(tmp_path / f"game-{number}.jsonl", [HEAD]).close()
        os.utime(tmp_path / f"game-{number}.jsonl", (number, number))
    read: list[Path] = []
    contents = saves.disk.contents
    monkeypatch.setattr(
        saves.disk, "contents", lambda path, *rest: read.append(path) or contents(path, *rest)
    )

    first = next(listing.latest(tmp_path))

    assert first.path.stem == "game-49"
    assert read == [first.path]


def test_where_saves_are_and_what_the_time_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(saves.home, "folder", lambda kind: tmp_path / kind)

    assert saves.folder(tmp_path) == tmp_path
    assert saves.folder() == tmp_path / "data" / "saves"
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d", saves.stamp())


def test_a_journal_that_can_not_be_read_is_locked_no_longer(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(b"no journal")
    with pytest.raises(SaveError, match="its first line was cut short"):
        saves.reopen(path)
    path.write_bytes(b"")
    with pytest.raises(SaveError, match="it is empty"):
        saves.reopen(path)
    saves._taken(path)  # which nobody else holds


def test_the_parts_of_a_journal_are_its_brackets_and_commas() -> None:
    assert saves.parts_of(b'{"a":[1,2],"b":{}}') == 5
    assert [saves._is_count(one) for one in (0, 7, -1, True, "1", None)] == [
        True, True, False, False, False, False,
    ]  # fmt: skip
