"""A client that knows the schema of events and views, and nothing else of the program."""

import json
import random
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

Record = dict[str, Any]
ENDS = ("offered", "asked", "left", "failed")
"""The records after which the program waits for a line, or is done."""


class Client:
    """A game as a program plays it, over the pipes of `solo … --json`."""

    def __init__(self, arguments: Sequence[str], where: Path, names: Mapping[str, str]) -> None:
        self.told: list[Record] = []
        self.names = names  # what is answered where words are asked for
        self._solo = subprocess.Popen(
            [sys.executable, "-m", "solo", *arguments, "--json", "--saves", str(where)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._read()

    def say(self, line: str) -> list[Record]:
        """Type a line, and return all that answers it."""
        assert self._solo.stdin is not None
        cause = f"c{len(self.told)}"
        self._solo.stdin.write(json.dumps({"line": line, "cause": cause}) + "\n")
        self._solo.stdin.flush()
        found = self._read()
        if found and found[-1]["event"] == "asked":
            found += self.say(self.names.get("words", "Ada"))
        return found

    def view(self) -> Record:
        """Return all that may be known now."""
        assert self._solo.stdin is not None
        assert self._solo.stdout is not None
        self._solo.stdin.write("view\n")
        self._solo.stdin.flush()
        seen: Record = json.loads(self._solo.stdout.readline())
        return seen

    def choose(self, chance: random.Random) -> Record:
        """Take one of the open options, and return the view before it."""
        seen = self.view()
        able = [one for one in seen["prompt"]["options"] if one["number"] is not None]
        # The likelier of two, where chances are told; else whatever comes
        able.sort(
            key=lambda one: -(one["chances"] or {"percent": chance.randrange(100)})["percent"]
        )
        self.say(chance.choice(able[:3])["id"])
        return seen

    def close(self) -> None:
        """Leave, and wait until the program is done."""
        assert self._solo.stdin is not None
        self._solo.stdin.close()
        self._solo.wait(60)
        assert self._solo.stdout is not None
        self._solo.stdout.close()

    def _read(self) -> list[Record]:
        assert self._solo.stdout is not None
        found: list[Record] = []
        while not found or found[-1]["event"] not in ENDS:
            line = self._solo.stdout.readline()
            if not line:
                break
            found.append(json.loads(line))
        self.told += found
        return found


def drawn(fight: Record) -> Iterator[str]:
    """Yield a fight as lines: its places, and who stands there with what is left of them."""
    yield f"Round {fight['round']}"
    for place in fight["places"] or [{"id": "", "name": "here"}]:
        there = [one for one in fight["fighters"] if one["place"] == place["id"]]
        yield f"{text_of(place['name'])}: {'; '.join(map(fighter, there)) or '-'}"


def fighter(one: Record) -> str:
    """Return somebody in a fight: name, bars, what is lasting, what they mean to do."""
    bars = [f"{'#' * gauge['value']}{'.' * (gauge['most'] - gauge['value'])}"
            for gauge in one["gauges"] if gauge["most"] <= 20]  # fmt: skip
    more = [text_of(text) for text in (*one["conditions"], one["intent"]) if text_of(text)]
    return " ".join((text_of(one["name"]) or "you", *bars, *(f"({text})" for text in more)))


def text_of(text: Any) -> str:
    """Return how a text reads."""
    return str(text if isinstance(text, str) else text["text"])
