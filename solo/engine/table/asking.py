"""Questions at a table: the chance of a yes for each player, open questions, votes and secrets."""

from typing import Any

from solo.engine.commands import Ask
from solo.engine.draft import Draft
from solo.engine.encounters import advance
from solo.engine.interruptions import note_question, question_asked
from solo.engine.sharing import put
from solo.engine.table.drawing import drawn as drawn_from
from solo.engine.table.drawing import known_tables
from solo.engine.table.events import (
    Picked,
    QuestionWeighed,
    TableDrawn,
    VoteCounted,
)
from solo.engine.table.roster import tabletop
from solo.engine.table.twists import after_answer
from solo.engine.table.words import words as say
from solo.oracle import same_question, table_answer, yes_or_no
from solo.oracle.questions import Likely, choices, fitting, likelihood_for, listed
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
    if len(among) > 1:  # dice pick one of what was named, which asks nothing of the world
        chosen = among[draft.dice.roll(1, len(among))[0] - 1]
        draft.events.append(Picked(command.question, among, chosen))
        settled = ("", PICKED, "\n".join(among), chosen, chosen)
    else:
        one_a_turn(draft)
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


def untold(draft: Draft, question: str, key: tuple[str, str]) -> None:
    """Refuse what is answered already, but in secret.

    Raises:
        Illegal: It is; the text says how to see the answer.
    """
    words = same_question(question)
    for number, kept in (draft.table.secrets if draft.table else {}).items():
        put = (getattr(one, "question", "") or getattr(one, "what", "") for one in kept)
        asked = next(filter(None, put), "")
        if key in draft.settled and same_question(asked) == words:
            raise Illegal(say("kept-secret", number=number))


def count_votes(draft: Draft, question: str, votes: tuple[str, ...], counted: str) -> None:
    """Tell how a vote went."""
    draft.events.append(VoteCounted(question, votes, counted))


def _again(question: str, settled: tuple[Any, ...]) -> Picked | TableDrawn:
    if settled[1] == PICKED:
        return Picked(question, tuple(settled[2].split("\n")), settled[3], settled=True)
    return TableDrawn(settled[2], (), settled[4], question, settled=True)


def _drawn(draft: Draft, question: str) -> TableDrawn:
    """Answer an open question from the table that fits.

    Raises:
        Illegal: None does; the text says how to ask.
    """
    tables = known_tables(draft.world.adventure, draft.table)
    about = [(name, " ".join((name, *table.about))) for name, table in tables.items()]
    name = fitting(question, about)
    if not name:
        raise Illegal(say("no-table-fits"))
    return drawn_from(draft, name)._replace(question=question)
