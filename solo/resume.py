"""What is wrong with a journal that was played back, and what its new file begins with."""

from collections.abc import Mapping

from solo.adventure.model import Adventure
from solo.engine.journal import RULES, Replay
from solo.namedtuple import NamedTuple
from solo.saves import Found, Record


class Continued(NamedTuple):
    """How a game goes on in a new file.

    Args:
        header: The first record of the new file.
        turns: The records that come to the same still.
        notes: What the player wrote down after those.
    """

    header: Record
    turns: tuple[Record, ...]
    notes: tuple[str, ...]


def what_is_wrong(found: Found, adventure: Adventure, played: Replay) -> str:
    """Say why a journal can't be gone on with as it is, or nothing."""
    changed = adventure.digest != found.header.get("digest")
    if played.trouble:
        turn = found.records[played.good + 1].get("turn", played.session.state.turn)
        where = f"turn {turn} (line {played.good + 2})"
        return f"{where} does not agree: {played.trouble}{_cause(found.header, changed)}"
    if found.trouble:
        return f"turn {played.session.state.turn + 1} can't be read: {found.trouble}"
    if changed:
        return (
            "the adventure was changed since this game was played, though every turn still comes "
            "to the same"
        )
    return ""


def _cause(header: Mapping[str, object], changed: bool) -> str:
    """Say what has changed since a game was played, if anything has."""
    rules = header.get("rules", 0)
    newer = isinstance(rules, int) and rules > RULES
    causes = ["the adventure was changed"] if changed else []
    causes += ["rules were mended (the changes of solo say which)"] if rules != RULES else []
    if newer:
        return "; it was played by the rules of a newer solo"
    return f"; {' and '.join(causes)} since this game was played" if causes else ""


def rescue(name: str, trouble: str, played: Replay) -> str:
    """Say what would be done with a journal that can't be gone on with."""
    return (
        f"{name}: {trouble}.\nThe game can go on from turn {played.session.state.turn} in a new "
        "file; this one stays as it is."
    )


def continued(found: Found, adventure: Adventure, played: Replay) -> Continued:
    """Return how a game goes on in a new file, from what came to the same."""
    session = played.session
    facts: dict[str, object] = {
        "digest": adventure.digest, "rules": RULES, "continues": found.path.name
    }  # fmt: skip
    if session.hero != found.header.get("hero"):
        facts |= {"hero": session.hero, "company": list(session.company)}
    sound, others = found.records[1 : 1 + played.good], found.records[1 + played.good :]
    notes = tuple(str(record.get("text")) for record in others if record.get("do") == "jot")
    return Continued({**found.header, **facts}, tuple(sound), notes)
