"""What is wrong with a journal that was played back, and what its new file begins with."""

from solo.adventure.model import Adventure
from solo.engine.journal import RULES, Replay
from solo.namedtuple import NamedTuple
from solo.saves import Found, Record
from solo.words import Message, Text
from solo.words.words import words as say


class Continued(NamedTuple):
    """How a game goes on in a new file."""

    header: Record  # the first record of the new file
    turns: tuple[Record, ...]  # the records that come to the same still
    notes: tuple[str, ...]  # what the player wrote down after those


def what_is_wrong(found: Found, adventure: Adventure, played: Replay) -> Text:
    """Say why a journal can't be gone on with as it is, or nothing."""
    changed = adventure.digest != found.header.get("digest")
    if played.trouble:
        turn = found.records[played.good + 1].get("turn", played.session.state.turn)
        rules = found.header.get("rules", 0)
        newer = isinstance(rules, int) and rules > RULES
        facts = {"newer": newer, "changed": changed, "mended": rules != RULES}
        return say("disagrees", turn=turn, line=played.good + 2, trouble=played.trouble, **facts)
    if found.trouble:
        return say("turn-unread", turn=played.session.state.turn + 1, trouble=found.trouble)
    return say("changed") if changed else ""


def rescue(name: str, trouble: Text, played: Replay) -> Message:
    """Say what would be done with a journal that can't be gone on with."""
    return say("rescue", name=name, trouble=trouble, turn=played.session.state.turn)


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
