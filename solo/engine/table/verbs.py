"""What is done at a table: each word with the function that does it."""

from collections.abc import Callable, Mapping
from functools import partial

from solo.engine.commands import Ask, Table
from solo.engine.draft import Draft
from solo.engine.events import Ended, PreferenceSet
from solo.engine.interruptions import unfinished
from solo.engine.questions import ask
from solo.engine.table import (
    bringing,
    drawing,
    fights,
    hand,
    keyed,
    lists,
    roster,
    secrets,
    several,
    twists,
    upkeep,
)
from solo.engine.table.asking import count_votes
from solo.engine.table.state import KINDS
from solo.engine.table.words import words as say
from solo.errors import nearest
from solo.oracle.questions import listed, middle, put
from solo.rules.core.protocols import Illegal

VOICES = ("full", "terse")
FOR_GOOD, CLOSED = "for good", "closed"  # what `finish` wants to hear, and how the table ends


def at_table(draft: Draft, command: Table) -> None:
    """Do what a command of a table says.

    Raises:
        Illegal: It can't be done, or not now.
    """
    roster.tabletop(draft)
    if command.verb in _UNACTED:
        _UNACTED[command.verb](draft, command.words, command.who)
        return
    done = _VERBS.get(command.verb)
    if done is None:
        near = nearest(command.verb, VERBS)
        raise Illegal(say("no-verb", verb=command.verb[:40], near=near))
    if draft.pending is not None and command.verb not in _ANY_TIME:
        raise Illegal(unfinished(draft, draft.pending))
    done(draft, command.words)


def _vote(draft: Draft, words: str) -> None:
    """Ask with the likelihood that is in the middle of the votes."""
    question, behind = put(words)
    votes = listed(behind) if behind.count(",") else tuple(behind.split())
    votes = tuple(part.strip() for part in behind.split(",")) if behind.count(",") else votes
    if len(votes) < 2:
        raise Illegal(say("vote-what"))
    system = draft.world.system
    ranked, counted = middle(votes, system, system.likelihoods(draft.sheet))
    count_votes(draft, question, ranked, counted)
    ask(draft, Ask(question, counted))


def _draw(draft: Draft, words: str) -> None:
    """Draw from a table, and do what the row says to whoever draws."""
    for effect in drawing.draw(draft, words):
        hand.do(draft, effect)


def _voice(draft: Draft, words: str) -> None:
    wanted = words.strip().casefold()
    if wanted not in VOICES:
        raise Illegal(say("voice-what", voices=VOICES))
    draft.table = roster.tabletop(draft)._replace(voice=wanted)
    draft.events.append(PreferenceSet("voice", wanted))


def _finish(draft: Draft, words: str) -> None:
    """Close the table for good: what is secret is told, and then what the dice fell by."""
    if words.strip().casefold() != FOR_GOOD:
        raise Illegal(say("finish-what", words=FOR_GOOD))
    secrets.open_all(draft)
    draft.ended = CLOSED
    draft.events.append(Ended(CLOSED, draft.world.adventure.title, draft.scene))


def _questions(draft: Draft, words: str) -> None:
    wanted = words.strip().casefold()
    if wanted not in ("one", "free"):
        raise Illegal(say("questions-what"))
    draft.table = roster.tabletop(draft)._replace(free=wanted == "free")
    draft.events.append(PreferenceSet("questions", wanted))


_VERBS: Mapping[str, Callable[[Draft, str], None]] = {
    "add": roster.add,
    "join": roster.join,
    "leave": roster.leave,
    "turn": roster.turn,
    "check": hand.check,
    "everyone": hand.everyone,
    "order": hand.order,
    "together": hand.together,
    "versus": several.versus,
    "group": several.group,
    "do": hand.do,
    "fight": fights.fight,
    "chase": fights.chase,
    "rounds": fights.rounds,
    "scene": lists.scene,
    **{kind: partial(lambda draft, words, kind: lists.put_down(draft, kind, words), kind=kind)
       for kind in KINDS},
    "tick": lists.tick,
    "close": lists.close,
    "pick": lists.pick,
    "weigh": lists.weigh,
    "when": keyed.when,
    "rename": upkeep.rename,
    "edit": upkeep.edit,
    "delete": upkeep.delete,
    "sort": upkeep.sort,
    "event": twists.event,
    "draw": _draw,
    "bring": bringing.bring,
    "shuffle": drawing.shuffle,
    "vote": _vote,
    "secret": secrets.secret,
    "voice": _voice,
    "questions": _questions,
    "finish": _finish,
    "twists": twists.switch,
    "tension": twists.set_tension,
    "next": twists.test_scene,
}  # fmt: skip
_ANY_TIME = frozenset(
    (
        *KINDS,
        "fight",
        "rename",
        "edit",
        "delete",
        "sort",
        "tick",
        "close",
        "weigh",
        "when",
        "voice",
        "questions",
        "twists",
        "tension",
    )
)
_UNACTED: Mapping[str, Callable[[Draft, str, str], None]] = {
    "whisper": secrets.whisper,
    "mynote": secrets.note,
    "reveal": secrets.reveal,
    "give": upkeep.give,
}
"""What may be done at any time and by anybody, without being the one who acts then."""
VERBS = frozenset((*_VERBS, *_UNACTED))
"""All that may be done at a table."""
