"""A flood of one page is cut off; the others are answered, and nothing is lost or done twice."""

import json
import statistics
import threading
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from solo.engine.session import Session
from solo.web.pace import AT_ONCE, EACH_SECOND, Pace
from tests.proofs import amount
from tests.web.browser import served
from tests.web.house import Page
from tests.web.test_stream import Wire

PHONES, TOGETHER = 16, 10
SECONDS = amount(2, 5, 60)
"""How long sixteen phones send ten lines a second together, while one of them floods."""
LONGEST = (
    5.0  # seconds until the others are answered, on a busy machine; `tests.bench.serve` tells all
)


def test_what_comes_too_fast_is_not_taken_and_later_is_again() -> None:
    now = [0.0]
    pace = Pace(lambda: now[0])

    assert [pace.admits() for _ in range(int(AT_ONCE) + 5)].count(True) == AT_ONCE
    now[0] += 1
    assert [pace.admits() for _ in range(int(AT_ONCE))].count(True) == EACH_SECOND


def test_a_flood_is_told_that_it_is_one_and_the_others_play(
    begin: Callable[[], Session], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("solo.web.app.Pace", lambda: Pace(lambda: 0.0))  # no time passes
    host = Page(begin, "gate").enter()
    mara, tom = host.other(), host.other("10.0.0.8")
    mara.join("Mara")
    tom.join("Tom")
    game = str(mara.client.get("/me").json()["game"])

    answers = [mara.post(f"/games/{game}/do", {"line": "look"}) for _ in range(int(AT_ONCE) + 60)]

    assert [one.status_code for one in answers].count(200) == AT_ONCE
    assert answers[-1].json()["failed"] == "too-fast"
    assert tom.line(game, "note so")["parts"]


class Phone(Wire):
    """A phone at a table, which sends notes and reads all that happens."""

    def __init__(self, address: str, invitation: str, name: str) -> None:
        self.host = address.split("/")[2]
        self.cookie, self._wires = "", []
        secret = invitation.rpartition("join=")[2]
        told = self.post("/join", {"secret": secret, "name": name})
        self.cookie = told.headers["set-cookie"].split(";")[0]
        self.name = name
        self.game = str(json.loads(self._ask("GET", "/me").read())["game"])
        self.heard: list[Any] = []
        self.took: list[float] = []  # seconds until each line was answered
        self._stream = self.stream(self.game)
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        try:
            for line in self._stream:
                if line.startswith(b"data: ") and b'"events"' in line:
                    self.heard += json.loads(line[6:])["events"]
        except (OSError, ValueError, AttributeError):
            return  # it was closed

    def sends(self, lines: int, pause: float) -> None:
        """Send notes one after another, each as soon as its time has come."""
        begun = time.monotonic()
        for number in range(lines):
            time.sleep(max(0.0, begun + number * pause - time.monotonic()))
            sent = time.monotonic()
            answer = self.post(
                f"/games/{self.game}/do",
                {"line": f"note {self.name} {number}", "id": f"{self.name}-{number}"},
            )
            answer.read()
            self.took.append(time.monotonic() - sent)


@pytest.mark.long
def test_sixteen_phones_send_together_and_nothing_is_lost_or_told_twice(
    begin: Callable[[], Session],
) -> None:
    with served(begin, "gate") as (address, house):
        names = [f"P{chr(97 + number)}" for number in range(PHONES)]
        phones = [Phone(address, house.invitation, name) for name in names]
        flood, others = phones[0], phones[1:]
        lines = max(1, SECONDS * TOGETHER // len(others))
        pause = len(others) / TOGETHER
        work = [threading.Thread(target=flood.sends, args=(SECONDS * 60 + 100, 0.0))]
        work += [threading.Thread(target=one.sends, args=(lines, pause)) for one in others]
        for thread in work:
            thread.start()
        for thread in work:
            thread.join()
        written = house.written
        last = max(int(str(one["seq"])) for one in written)
        end = time.monotonic() + 60
        while any(not one.heard or one.heard[-1]["seq"] < last for one in phones):
            assert time.monotonic() < end
            time.sleep(0.1)
        for one in phones:
            one.close()

    assert statistics.median(took for one in others for took in one.took) < LONGEST
    notes = Counter(str(one["text"]) for one in written if one["do"] == "jot")
    assert set(notes.values()) == {1}
    assert all(f"{n}: {n} {number}" in notes for n in names[1:] for number in range(lines))
    for one in phones:
        seqs = [event["seq"] for event in one.heard]
        assert seqs == sorted(set(seqs))
        assert seqs[-1] == last
        assert seqs == [*range(seqs[0], last + 1)]
