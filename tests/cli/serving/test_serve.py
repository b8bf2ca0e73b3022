"""`solo serve` as a process: its games are the terminal's, and nothing that was shown is lost."""

import http.client
import json
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

import pytest

from solo import saves
from tests.conftest import Solo
from tests.proofs import amount

KILLS = amount(2, 3, 50)
SAYS = {"content-type": "application/json", "x-solo": "1"}


class Served:
    """A server of its own process, and a page of it."""

    def __init__(self, place: Path, *arguments: str) -> None:
        command = [sys.executable, "-m", "solo", "serve", *arguments, "--port", "0"]
        self.process = subprocess.Popen(
            [*command, "--saves", str(place)], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.said = ""
        while not (found := re.search(r"http://(127.0.0.1:\d+)/#(\S+)", self.said)):
            line = self.process.stdout.readline()
            assert line, "it ended"
            self.said += line
        self.host, self.fragment = found[1], found[2]
        self.cookie = ""

    def enter(self) -> None:
        key = self.fragment.partition("key=")[2].partition("&")[0]
        answer = self._ask("POST", "/enter", {"secret": key})
        self.cookie = str(answer.headers["set-cookie"]).split(";")[0]

    def ask(self, path: str, body: object = None) -> Any:
        answer = self._ask("GET" if body is None else "POST", path, body)
        return json.loads(answer.read())

    def reads_all(self) -> None:
        """Read on until it has said how others join."""
        assert self.process.stdout is not None
        while "Ctrl-C" not in self.said:
            self.said += self.process.stdout.readline()

    def _ask(self, method: str, path: str, body: object) -> http.client.HTTPResponse:
        return self.answered(method, path, body, self.cookie)

    def answered(
        self, method: str, path: str, body: object, cookie: str
    ) -> http.client.HTTPResponse:
        wire = http.client.HTTPConnection(self.host, timeout=60)
        sent = None if body is None else json.dumps(body)
        try:
            wire.request(method, path, sent, {**SAYS, "cookie": cookie, "connection": "close"})
            return wire.getresponse()
        except BaseException:  # it was killed
            wire.close()
            raise

    def end(self, how: signal.Signals) -> int:
        self.process.send_signal(how)
        code = self.process.wait(60)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


@contextmanager
def serving(place: Path, *arguments: str) -> Iterator[Served]:
    found = Served(place, *arguments)
    try:
        found.enter()
        yield found
    finally:
        if found.process.poll() is None:
            found.end(signal.SIGKILL)


def test_a_game_of_the_page_goes_on_in_the_terminal_and_back(solo: Solo, tmp_path: Path) -> None:
    with serving(tmp_path) as page:
        opened = page.ask("/open", {"adventure": "first-steps", "seed": "7"})
        game, save = opened["game"], opened["save"]
        page.ask(f"/games/{game}/do", {"line": "1"})
        busy = solo("play", "--resume", save, "--saves", str(tmp_path), typed="")
        assert "being played by another process" in busy.stderr
        page.ask(f"/games/{game}/close", {})

        done = solo("play", "--resume", save, "--saves", str(tmp_path), "--plain", typed="1\n")
        assert done.returncode == 0
        assert solo("verify", save, "--saves", str(tmp_path)).returncode == 0

        shelf = page.ask("/shelf")
        assert [one["save"] for one in shelf["games"]] == [save]
        again = page.ask("/open", {"save": save})
        assert again["view"]["turn"] == 2
        kept = (tmp_path / f"{save}.jsonl").read_text("utf-8")
        codes = (page.fragment.partition("key=")[2], page.cookie.partition("=")[2], page.host)
        assert not [code for code in codes if code.partition("&")[0] in kept]


def test_a_game_that_goes_on_has_no_recap_above_its_whole_story(tmp_path: Path) -> None:
    with serving(tmp_path, "first-steps") as page:
        begun = page.ask("/open", {"adventure": "first-steps"})
        page.ask(f"/games/{begun['game']}/do", {"choose": "hero-wren-tolliver"})
    with serving(tmp_path) as page:
        told = page.ask("/open", {"save": begun["save"]})

    assert told["view"]["turn"] == 1
    assert told["opening"] == []


def test_a_game_that_a_terminal_plays_says_so(tmp_path: Path) -> None:
    with serving(tmp_path) as page:
        save = page.ask("/open", {"adventure": "first-steps"})["save"]
        with serving(tmp_path) as other:
            told = other.ask("/open", {"save": save})

    assert told["failed"] == "busy"


def test_the_same_seed_and_choices_make_the_journal_of_the_terminal(
    solo: Solo, tmp_path: Path
) -> None:
    def turns(place: Path) -> list[object]:
        (path,) = saves.files(place)
        return [
            {k: v for k, v in one.items() if k != "sum"} for one in saves.look(path).records[1:]
        ]

    lines = ["1", "1", "2", "1", "1"]
    with serving(tmp_path / "page") as page:
        game = page.ask("/open", {"adventure": "first-steps", "seed": "7"})["game"]
        for line in lines:
            page.ask(f"/games/{game}/do", {"line": line})
    solo("play", "first-steps", "--seed", "7", "--saves", str(tmp_path / "terminal"), "--plain",
         typed="\n".join(lines) + "\n")  # fmt: skip

    assert turns(tmp_path / "page") == turns(tmp_path / "terminal")


@pytest.mark.parametrize("kill", range(KILLS))
def test_a_server_that_is_killed_loses_nothing_that_was_shown(kill: int, tmp_path: Path) -> None:
    with serving(tmp_path) as page:
        game = page.ask("/open", {"adventure": "first-steps", "seed": str(kill)})["game"]
        page.ask(f"/games/{game}/do", {"line": "1"})
        seen = 0
        for number in range(3 + kill % 7):
            answer = page.ask(f"/games/{game}/do", {"line": f"note {number}"})
            seen = max(part.get("seq", 0) for part in answer["parts"])
        page.end(signal.SIGKILL)

    (path,) = saves.files(tmp_path)
    found = saves.look(path)
    assert not found.trouble
    assert found.records[-1]["seq"] == seen
    with serving(tmp_path) as page:
        assert page.ask("/open", {"save": path.stem})["view"]["seq"] == seen + 1


class Phone:
    """A phone at a table: it hears all that happens, and sends notes as long as it is answered."""

    def __init__(self, page: Served, name: str = "") -> None:
        self.page, self.name = page, name
        self.seen = -1
        self.heard: list[int] = []
        if name:
            secret = re.search(r"#join=(\S+)", page.said)
            assert secret is not None
            with page.answered("POST", "/join", {"secret": secret[1], "name": name}, "") as told:
                told.read()
            self.cookie = str(told.headers["set-cookie"]).split(";")[0]
        else:
            self.cookie = page.cookie
        me = self._ask("/me") if name else self._ask("/open", {"table": "gate"})
        self.game = me["game"]
        self._wire = http.client.HTTPConnection(page.host, timeout=60)
        self._wire.request("GET", f"/games/{self.game}/events", headers={"cookie": self.cookie})
        self._stream = self._wire.getresponse()
        self.work = [threading.Thread(target=one) for one in (self._listens, self._sends)]

    def _ask(self, path: str, body: object = None) -> Any:
        method = "GET" if body is None else "POST"
        with self.page.answered(method, path, body, self.cookie) as answer:
            return json.loads(answer.read())

    def close(self) -> None:
        for one in self.work:
            if one.is_alive():
                one.join(60)
        self._stream.close()
        self._wire.close()

    def _listens(self) -> None:
        with suppress(OSError, http.client.HTTPException, ValueError):
            for line in self._stream:
                if line.startswith(b"data: ") and b'"seq"' in line:
                    self.heard.append(json.loads(line[6:])["seq"])

    def _sends(self) -> None:
        with suppress(OSError, http.client.HTTPException, ValueError):
            for number in count():
                said = {"line": f"note {self.name} {number}"}
                answer = self._ask(f"/games/{self.game}/do", said)
                self.seen = max(part.get("seq", -1) for part in answer.get("parts", [{}]))
                time.sleep(0.06)


@pytest.mark.long
@pytest.mark.parametrize("kill", range(KILLS))
def test_a_table_of_four_pages_whose_server_is_killed_loses_nothing_that_was_shown(
    kill: int, tmp_path: Path
) -> None:
    names = ("", "Mara", "Tom", "Ines")
    with serving(tmp_path, "--table", "gate", "--lan") as page:
        page.reads_all()
        phones = [Phone(page, name) for name in names]
        for one in (thread for phone in phones for thread in phone.work):
            one.start()
        time.sleep(0.4 + kill * 0.037 % 0.5)
        page.end(signal.SIGKILL)
        for phone in phones:
            phone.close()

    (path,) = saves.files(tmp_path)
    found = saves.look(path)
    kept = [one["seq"] for one in found.records[1:]]
    shown = max(max(phone.seen, *phone.heard) for phone in phones)
    assert not found.trouble
    assert kept == sorted(set(kept))
    assert kept[-1] >= shown > 0
    for phone in phones:
        assert phone.heard == sorted(set(phone.heard))
    with serving(tmp_path, "--table", "gate", "--lan") as page:
        page.reads_all()
        phones = [Phone(page, name) for name in names]
        for phone in phones:
            phone.work[0].start()
            while not phone.heard or phone.heard[-1] < kept[-1]:
                time.sleep(0.02)
        page.end(signal.SIGKILL)
        for phone in phones:
            phone.close()


def test_ctrl_c_ends_it_and_closes_its_games_though_pages_read(tmp_path: Path) -> None:
    with serving(tmp_path) as page:
        game = page.ask("/open", {"adventure": "first-steps"})["game"]
        wire = http.client.HTTPConnection(page.host, timeout=60)
        wire.request("GET", f"/games/{game}/events", headers={"cookie": page.cookie})
        with wire.getresponse() as stream:
            assert stream.status == 200
            page.process.send_signal(signal.SIGINT)

            assert page.process.wait(60) == 0
        wire.close()
        assert page.process.stdout is not None
        said = page.process.stdout.read()
        page.process.stdout.close()
        codes = (page.fragment.partition("key=")[2], page.cookie.partition("=")[2])
        assert not [code for code in codes if code in said]  # nothing of it is logged

    assert saves.files(tmp_path) == []  # nothing had happened in it


def test_nobody_else_reaches_it(tmp_path: Path) -> None:
    """Another address of this machine stands for that of its network."""
    with serving(tmp_path) as page:
        port = int(page.host.rpartition(":")[2])
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.2", port), timeout=10)


def test_an_adventure_that_is_named_is_in_the_address(tmp_path: Path) -> None:
    with serving(tmp_path, "first-steps") as page:
        assert page.fragment.endswith("&play=first-steps")


@pytest.mark.parametrize("name", ["mine", "first-steps"])
def test_a_folder_of_ones_own_is_played_and_stands_for_another_of_its_name(
    module: Callable[..., Path], tmp_path: Path, name: str
) -> None:
    scenes = "scenes: {quay: {text: Fog., choices: [{text: Row, goto: sea}]}, sea: {ending: won}}"
    folder = module(scenes).rename(tmp_path / name)
    with serving(tmp_path / "saves", str(folder)) as page:
        assert page.fragment.endswith(f"&play={name}")
        told = page.ask("/open", {"adventure": name})
        assert told["view"]["adventure"]["title"] == "A test", told


def test_an_adventure_begins_in_a_language_that_the_page_does_not_speak(
    module: Callable[..., Path], tmp_path: Path
) -> None:
    folder = module("scenes: {quay: {text: Fog., ending: won}}")
    (folder / "languages").mkdir()
    (folder / "languages/fr.po").write_text(
        'msgctxt "scenes.quay.text"\nmsgid "Fog."\nmsgstr "Brume."\n', encoding="utf-8"
    )
    with serving(tmp_path / "saves", str(folder), "--language", "fr") as page:
        wishes = dict(parse_qsl(page.fragment))
        told = page.ask("/open", {"adventure": wishes["play"], "language": wishes["language"]})
        assert told["view"]["scene"]["text"] == ["Brume."]


def test_a_table_for_others_shows_how_to_join_and_who_can_listen(tmp_path: Path) -> None:
    with serving(tmp_path, "--table", "gate", "--lan") as page:
        assert page.fragment.endswith("&table=gate")
        page.reads_all()

        assert re.search(r"/#join=[\w-]{22}\s", page.said)
        assert re.search(r"with the word [a-z]{8}\.", page.said)
        assert "not encrypted" in " ".join(page.said.split())
        assert page.ask("/me")["table"] is True


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("first-steps", "--table", "x"), "not both"),
        (("--lan",), "--table"),
        (("the-bell-of-oberau", "--lan"), "leave out --lan"),
        (("no-such-adventure",), "no-such-adventure"),
        (("--port", "70000"), "70000"),
        (("first-steps", "--language", "fr"), "(translations: de)"),
        (("--table", "x", "--language", "fr"), "name of an adventure"),
        (("--table", ""), "letters"),
    ],
)
def test_what_makes_no_sense_is_said(solo: Solo, arguments: tuple[str, ...], said: str) -> None:
    done = solo("serve", *arguments)

    assert done.returncode == 2
    assert said in done.stderr
