"""Questions at a table: the chance of a yes for each player, open questions, votes and secrets."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from solo.engine.commands import Ask
from solo.engine.draft import Draft
from solo.engine.encounters import advance
from solo.engine.events import QuestionAnswered
from solo.engine.interruptions import note_question, question_asked
from solo.engine.sharing import put
from solo.engine.table.drawing import drawn as drawn_from
from solo.engine.table.drawing import known_tables
from solo.engine.table.events import (
    Picked,
    QuestionWeighed,
    SecretKept,
    SecretRevealed,
    TableDrawn,
    TensionChanged,
    TwistCame,
    VoteCounted,
)
from solo.engine.table.roster import tabletop
from solo.engine.table.state import Tabletop
from solo.engine.table.twists import after_answer, strain
from solo.engine.table.words import words as say
from solo.oracle import same_question, table_answer, yes_or_no
from solo.oracle.questions import Likely, choices, fitting, likelihood_for, listed
from solo.rules.core.dice import key_of
from solo.rules.core.odds import odds
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Illegal
from solo.words import Message

PICKED, DRAWN = "picked", "drawn"  # how answers are settled that are no yes and no no


def scene_of(draft: Draft) -> str:
    """Return what a question is settled for: the table's own scene, if it has one.

    A question asked in a talk is settled for the scene that the talk belongs to.
    """
    table = draft.table
    if table is None or not table.scene:
        return draft.world.adventure.heard(draft.scene)[-1].id
    return f"{draft.scene}/{table.scene}"


def answered_otherwise(draft: Draft, command: Ask, key: tuple[str, str]) -> bool:
    """Answer a question that is not for a yes or a no; return whether it was one.

    Raises:
        Illegal: It is a question that dice can't answer.
    """
    if not draft.world.adventure.open:
        return False
    settled = draft.settled.get(key)
    if settled is not None and settled[1:2] in ((PICKED,), (DRAWN,)):
        draft.events.append(_again(command.question, settled))
        return True
    among = () if command.likelihood else choices(command.question)
    if not yes_or_no(command.question):
        among = listed(command.likelihood)
    elif not among:
        return False
    one_a_turn(draft)
    if len(among) > 1:
        chosen = among[draft.dice.roll(1, len(among))[0] - 1]
        draft.events.append(Picked(command.question, among, chosen))
        settled = ("", PICKED, "\n".join(among), chosen, chosen)
    else:
        event = _drawn(draft, command.question)
        draft.events.append(event)
        settled = ("", DRAWN, event.table, "", event.text)
    draft.settled = put(draft.settled, key, settled)
    return True


def weighed(draft: Draft, question: str, said: str) -> Likely:
    """Return how likely a yes is; at a table the exact chance for the asker is told.

    Raises:
        Illegal: It is no likelihood.
    """
    system = draft.world.system
    if draft.table is None:
        return Likely(said, system.question(said))
    likely = likelihood_for(said, system, draft.sheet)
    found = odds(likely.check, draft.sheet)
    percent = found.percent(found.succeeding)
    event = QuestionWeighed(question, draft.table.acting, likely.word, percent, likely.said)
    draft.events.append(event)
    return likely


def sentence(draft: Draft, answer: str) -> Message:
    """Return a sentence for an answer, and remember that it was given."""
    table = tabletop(draft)
    before = table.answers.get(answer, 0)
    draft.table = table._replace(answers={**table.answers, answer: before + 1})
    return table_answer(answer, table.voice, before)


def told(draft: Draft, outcome: Outcome, answer: str) -> None:
    """Let an answer at a table bring a twist, and tension."""
    if draft.table is not None:
        after_answer(draft, outcome, answer)


def one_a_turn(draft: Draft) -> None:
    """Allow one question of importance a turn, besides the action (ART-285).

    An encounter that counts turns may have a question of its own, which is the one of its turn.

    Raises:
        Illegal: It is the second.
    """
    if draft.table is not None and draft.table.free:
        return
    asked = question_asked(draft)
    if asked and draft.table is not None:
        raise Illegal(say("one-question-of-all"))
    if asked:
        raise Illegal(say("one-question"))
    note_question(draft)


def at_once(draft: Draft) -> None:
    """Roll with the usual decisions: nobody is asked, and nobody may see the roll."""
    while draft.pending is not None:
        advance(draft, draft.pending.encounter.options(draft.sheet)[0].id, "")


class Seal(NamedTuple):
    """Whose a secret is, and what its dice fell by; it is kept with it.

    Args:
        question: What was asked.
        by: Who asked.
        key: What the dice fell by; it is told with the secret.
    """

    question: str
    by: str
    key: str


def keep_secret(draft: Draft, number: int, question: str, start: int) -> None:
    """Keep what happened since `start` secret until it is revealed."""
    at_once(draft)
    table, happened = tabletop(draft), tuple(draft.events[start:])
    key = key_of(draft.dice)
    told_later: tuple[object, ...] = tuple(e for e in happened if isinstance(e, _KEPT))
    if key:
        told_later = (*told_later, Seal(question, table.acting, key))
    before = draft.before.table or Tabletop()
    draft.table = table._replace(
        secrets={**table.secrets, number: told_later},
        kept=number,
        tension=before.tension,
        keyed=before.keyed,
        answers=before.answers if key else table.answers,
    )
    draft.last = draft.before.last
    open_now = [event for event in happened if isinstance(event, QuestionWeighed)]
    draft.events[start:] = [*open_now, SecretKept(number, question, table.acting)]


_KEPT = (QuestionAnswered, Picked, TableDrawn, TwistCame, TensionChanged)
"""What is told of a secret when it is revealed; the tension moves only then."""


def untold(draft: Draft, question: str, key: tuple[str, str]) -> None:
    """Refuse what is answered already, but in secret.

    Raises:
        Illegal: It is; the text says how to see the answer.
    """
    words = same_question(question)
    for number, kept in (draft.table.secrets if draft.table else {}).items():
        asked = next((getattr(one, "question", "") or one.what for one in kept), "")
        if key in draft.settled and same_question(asked) == words:
            raise Illegal(say("kept-secret", number=number))


def reveal(draft: Draft, words: str) -> None:
    """Tell a secret, or all of them."""
    secrets = tabletop(draft).secrets
    wanted = words.strip().casefold()
    if not secrets:
        raise Illegal(say("no-secrets"))
    numbers = list(secrets) if wanted in ("", "all") else [_number(wanted, secrets)]
    for number in numbers:
        question = next((getattr(event, "question", "") for event in secrets[number]), "")
        key = next((one.key for one in secrets[number] if isinstance(one, Seal)), "")
        draft.events.append(SecretRevealed(number, question, key))
        for event in secrets[number]:
            if isinstance(event, Seal):
                continue
            if isinstance(event, TensionChanged):
                strain(draft, event.by)
            else:
                draft.events.append(event)
    left = {number: kept for number, kept in secrets.items() if number not in numbers}
    draft.table = tabletop(draft)._replace(secrets=left)


def count_votes(draft: Draft, question: str, votes: tuple[str, ...], counted: str) -> None:
    """Tell how a vote went."""
    draft.events.append(VoteCounted(question, votes, counted))


def _number(wanted: str, secrets: Mapping[int, object]) -> int:
    if wanted.isascii() and wanted.isdigit() and int(wanted[:9]) in secrets:
        return int(wanted[:9])
    raise Illegal(say("no-secret", number=wanted[:20], known=(*secrets,)))


def _again(question: str, settled: tuple[Any, ...]) -> Picked | TableDrawn:
    if settled[1] == PICKED:
        return Picked(question, tuple(settled[2].split("\n")), settled[3], settled=True)
    return TableDrawn(settled[2], (), settled[4], question, settled=True)


def _drawn(draft: Draft, question: str) -> TableDrawn:
    """Answer an open question from the table that fits.

    Raises:
        Illegal: None does; the text says how to ask.
    """
    tables = known_tables(draft.world.adventure)
    about = [(name, " ".join((name, *table.about))) for name, table in tables.items()]
    name = fitting(question, about)
    if not name:
        raise Illegal(say("no-table-fits"))
    return drawn_from(draft, name)._replace(question=question)
