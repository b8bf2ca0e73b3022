"""How what is told looks: each block's styles, its lead, and whether a line is left above it.

`looks.txt` holds it; `python -m tests.terminal.told.test_looks` writes it anew: read the diff.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

from solo.engine.commands import Choose, Jot
from solo.engine.session import Session
from solo.rules.core.outcome import Outcome
from solo.terminal.table.own import mine
from solo.terminal.told import answers, recap, render
from solo.terminal.typed.lines import parse
from solo.terminal.typed.readings import Nonsense, Query
from solo.terminal.window.blocks import Block
from tests.engine.table.sitting import do, table
from tests.terminal.fake import BLANK, FakeSession, at_roll
from tests.terminal.told.test_render import SAID

LOOKS = Path(__file__).with_name("looks.txt")
ASKED = ("help", "help look", "help try", "help ask", "look", "quests", "sheet", "health", "odds")
ASKED += ("odds 1", "odds 2", "odds 2d6", "odds d100<=45", "why", "rules", "rules fame", "journal")
ASKED += ("hint", "offers", "account", "rules zzz", "help zzz", "sheet zzz", "options", "xyzzy")
LATER = ("look", "hint", "journal", "why", "odds", "odds 1", "options", "quests", "xyzzy")
AT_TABLE = ("help", "help add", "help everyone", "roster", "lists", "notes", "tables", "twists")
AT_TABLE += ("look", "sheet", "rules", "odds is it dark?", "foes", "journal", "help check")


def games() -> Iterator[tuple[str, Session, tuple[str, ...]]]:
    """Yield games by name, each with the lines that are typed in it."""
    begun = FakeSession()
    begun.do(Jot("A gull."))
    begun.do(Choose("climb"))
    begun.do(Choose("roll"))
    rolled = FakeSession(state=BLANK._replace(last=Outcome("Good", successes=2)))
    ended = FakeSession(state=BLANK._replace(ended="won"))
    yield "new", FakeSession(), ASKED  # type: ignore[misc]  # a fake
    mistaken = FakeSession(mistake="lamp.yaml:3:1: unknown name 'rpoe'")
    yield "mistaken", mistaken, ()  # type: ignore[misc]  # a fake
    kinds = {"mid-roll": at_roll(), "begun": begun, "over": ended, "rolled": rolled}
    for name, game in kinds.items():
        yield name, game, LATER  # type: ignore[misc]  # fakes
    yield "empty table", table(), AT_TABLE[3:7]
    yield "table", sitting(), AT_TABLE


def sitting() -> Session:
    """Begin a table with two who sit at it, and something on each list."""
    session = table()
    for words in ("Mara fate 7", "Tom fate 7"):
        do(session, "add", words)
    do(session, "scene", "The mill")
    for verb, words in (("npc", "Lull: deaf"), ("clock", "Tide 6"), ("thread", "The bell")):
        do(session, verb, words)
    do(session, "close", "bell")
    do(session, "when", "tension 7: Rain.")
    session.do(Jot("A gull."))
    do(session, "secret", "me: ask is it a trap?", who="Mara")
    do(session, "mynote", "He lies.", who="Mara")
    return session


def looks() -> Iterator[str]:
    """Yield a line for each block of all that is told, below what it tells."""
    for name, game, typed in games():
        for line in typed:
            yield f"# {name}: {line}"
            yield from map(look, told(line, game))
        for what, blocks in shown(game):
            yield f"# {name}, {what}"
            yield from map(look, blocks)
    yield "# table, what only Mara knows"
    yield from map(look, mine("Mara", sitting()))
    for event, _ in SAID:
        yield f"# {type(event).__name__}"
        yield from map(look, render.happened([event], FakeSession()))  # type: ignore[arg-type]


def shown(game: Session) -> Iterator[tuple[str, Iterable[Block]]]:
    yield "menu", render.menu(game)
    yield "spoken menu", render.menu(game, spoken=True)
    yield "recap", recap.recap(game)


def told(line: str, game: Session) -> Iterable[Block]:
    reading = parse(line, game)
    match reading:
        case Query():
            return answers.answer(reading, game, spoken=isinstance(game, FakeSession))
        case Nonsense():
            return render.misunderstood(reading, game)
    return ()


def look(block: Block) -> str:
    """Say how a block looks; of its words the first tell which it is."""
    said = "|".join(f"{span.style or '.'} {span.text[:16]!r}" for span in block.spans)
    whether = {"tight": block.tight, "short": block.short, "own": block.own, "drawn": block.drawing}
    more = [name for name, is_so in whether.items() if is_so]
    more += [f"hang {block.hang}"] if block.hang else []
    more += [f"lead {block.lead!r} {block.lead_style}".rstrip()] if block.lead else []
    return f"{said} {', '.join(more)}".strip()


def test_what_is_told_looks_as_it_is_listed() -> None:
    assert [*looks()] == LOOKS.read_text("utf-8").splitlines(), (
        "read the diff of: python -m tests.terminal.told.test_looks"
    )


if __name__ == "__main__":
    LOOKS.write_text("".join(f"{line}\n" for line in looks()), "utf-8")
