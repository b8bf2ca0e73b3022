"""Lines typed at every prompt: of the shipped adventures, of fights of all systems, of tables."""

import functools
import io
import random
import re
from pathlib import Path
from typing import Any

from solo import rules
from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.engine.chance import Seeded
from solo.engine.events import Faulted
from solo.engine.journal import header, replay, seal, unseal
from solo.engine.session import Session
from solo.tabletop import table_adventure
from solo.terminal.front_ends.jsonl import JsonPlayer
from solo.terminal.front_ends.loop import play
from solo.terminal.front_ends.plain import PlainPlayer
from solo.terminal.typed import open_options, typed_names
from tests.hostile.family import Family
from tests.rules import test_tries_in_turns as fights

ROOT = Path(__file__).parents[3]
SHIPPED = sorted(path.parent.name for path in ROOT.glob("adventures/*/adventure.yaml"))
FIGHTS = {ground.system: ground for ground in fights.GROUNDS}
LINES = 120  # that are typed in one case
QUERIES = (
    "why", "odds", "hero", "sheet", "journal", "skills", "look", "help", "?", "undo",
    "undo anew", "rules", "note", "save x", "roll 2d6", "roll 4d6kh3", "roll 0d0",
    "roll 999d999", "roll d100", "offers always", "offers asked", "quit?", "who", "lists",
    "twists", "reveal", "scene", "end", "odds 1", "odds 99", "odds fame", "odds try strength",
    "rules fight", "rules ART-320", "help odds", "abort", "done", "keep", "take", "y", "n",
    "0", "-1", "1 ?", "2 ?", "1 x", "?1", "take 25", "resume", "restart", "first aid", "rest",
    "use", "equip", "drop", "stand", "draw",
)  # fmt: skip
TABLES = (
    "add Mara fate 7", "add Mara", "add Old Tom: strength 9, luck -3", "add x y z 4",
    "leave Mara", "turn", "turn Mara", "join x", "Mara: is it so? likely",
    "Mara: try strength 5", "scene The gate", "thread Find it", "npc Bo: a man",
    "clock Tide 6", "clock Tide 7", "tick Tide", "tick Tide 99", "close Tide", "voice terse",
    "twists on", "free on", "tension 9", "secret is it so?", "reveal 1", "reveal 99",
    "check 2d6", "effect", "set fate 9", "set Mara fate d6", "give Mara rope", "Mara lose 3",
    "table", "lists", "look",
)  # fmt: skip
HOSTILE = (
    "\x1b[2J", "\u202eabc", "\udcff", "x" * 600, "{{ 7*7 }}", "%s", "a\tb", "\x00", "é" * 50,
    "½", "٣", "²", "1" * 40, "'", '"', "``", "<b>",
)  # fmt: skip
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


@functools.cache
def ground(name: str) -> tuple[Adventure, Any]:
    """Return an adventure by its name and its rules, loaded once."""
    kind, _, what = name.partition(":")
    if kind == "table":
        adventure = table_adventure("t", what, {})
    elif kind == "fight":
        adventure = fights.adventure(FIGHTS[what])
    else:
        adventure = load(ROOT / "adventures" / name)
    return adventure, rules.fitted(adventure.system, adventure.options)


def make(chance: random.Random) -> Any:
    """Make a game: where it is played, and a seed for its dice and lines."""
    systems = rules.names()
    names = (*SHIPPED, *(f"fight:{one}" for one in FIGHTS), *(f"table:{one}" for one in systems))
    return {
        "where": chance.choice(names),
        "seed": chance.randrange(10**9),
        "offers": chance.choice(("always", "asked")),
        "json": chance.random() < 0.2,
    }


class Typing(io.StringIO):
    """Lines that are made up when they are asked for, from what is open then."""

    def __init__(self, session: Session, chance: random.Random) -> None:
        super().__init__()
        self.left = LINES
        self.typed: list[str] = []
        self._session = session
        self._chance = chance

    def isatty(self) -> bool:
        return False

    def readline(self, size: int | None = -1, /) -> str:
        self.left -= 1
        if self.left < 0:
            return ""
        line = self._line()
        if line.strip().casefold() in ("quit", "exit", "q"):
            line = "look"
        self.typed.append(line)
        return line.replace("\n", " ") + "\n"

    def _line(self) -> str:
        chance, options = self._chance, open_options.options(self._session)
        roll = chance.random()
        if options and roll < 0.5:
            number = chance.randrange(len(options)) + 1
            option = options[number - 1]
            if option.asks and chance.random() < 0.7:
                return f"{number} {chance.choice(('Ada Marsh', 'climb', 'luck', '3', *HOSTILE))}"
            return chance.choice((str(number), str(number), option.hint or "1", option.id))
        if options and roll < 0.6:
            return f"odds {chance.randrange(len(options)) + 1}"
        if roll < 0.64:
            return ""
        if roll < 0.74 and self._session.state.sheet is not None:
            known = typed_names.attributes(self._session) or ("x",)
            more = chance.choice(("", "easy", "poor", "3", "d20", *HOSTILE))
            return f"try {chance.choice(known)} {more} to force it"
        if roll < 0.8:
            likelihood = chance.choice(("", "likely", "impossible", "even", *HOSTILE))
            return f"ask Is there {chance.choice(('a door', *HOSTILE))}? {likelihood}"
        if roll < 0.84:
            words = (*QUERIES, *TABLES, *HOSTILE)
            return " ".join(chance.choice(words) for _ in range(chance.randrange(1, 4)))
        return chance.choice((*QUERIES, *(TABLES if self._session.adventure.open else ())))


def hold(case: Any, folder: Path) -> str:
    """Play a game; nothing escapes, nothing shown moves the cursor, and it plays back."""
    adventure, system = ground(case["where"])
    records: list[dict[str, Any]] = []
    dice = Seeded(str(case["seed"]))
    session = Session(adventure, system, dice, offers=case["offers"], record=records.append)
    out = io.StringIO()
    lines = Typing(session, random.Random(case["seed"]))
    front = JsonPlayer if case["json"] else PlainPlayer
    faults: list[str] = []
    happened = front.happened

    class Watched(front):  # type: ignore[misc, valid-type]
        def happened(self, events: Any) -> None:
            faults.extend(str(e.problem) for e in events if isinstance(e, Faulted))
            happened(self, events)

    try:
        play(session, Watched(session, lines, out), keep=lambda name: f"kept as {name}")
    except Exception as error:
        error.add_note(f"behind {lines.typed[-3:]}")
        raise
    if faults:
        return f"a fault behind {lines.typed[-1:]}: {faults[0]}"
    if found := _CONTROL.search(out.getvalue()):
        return f"shown: {out.getvalue()[max(0, found.start() - 50) : found.end() + 20]!r}"
    kept = [unseal(seal(one)) for one in records]
    again = replay([header(adventure, dice, offers=case["offers"]), *kept], adventure, system)
    return again.trouble or ("" if again.session.state == session.state else "another state")


FAMILIES = (
    Family(
        name="prompts",
        about="Whatever is typed at a prompt is done or refused, and plays back.",
        make=make,
        hold=hold,
        share=0.2,
        seconds=6,  # for 120 lines and their game played back
        known=(  # it ends at the warning before certain death
            {"where": "the-long-noon", "seed": 365967182, "offers": "asked", "json": True},
        ),
    ),
)
