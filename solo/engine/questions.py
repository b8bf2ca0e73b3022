"""Questions of importance: answered by the author or by the dice, and then settled."""

from collections.abc import Sequence

from solo.adventure.branch import Branch
from solo.engine.actions import holds
from solo.engine.commands import Ask
from solo.engine.draft import Draft
from solo.engine.encounters import counted, drive
from solo.engine.events import Event, Narrated, QuestionAnswered
from solo.engine.interruptions import branch_leads_on, unfinished
from solo.engine.sharing import put
from solo.engine.state import Pending
from solo.engine.story import answer_check, follow
from solo.engine.table.asking import (
    answered_otherwise,
    at_once,
    one_a_turn,
    scene_of,
    sentence,
    untold,
    weighed,
)
from solo.engine.table.asking import told as bring_more
from solo.engine.table.roster import tabletop
from solo.engine.words import words as say
from solo.oracle import foresaw, plain_answer, same_question, yes_or_no
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Illegal

USUAL = "even"  # the likelihood of a question that names none


def ask(draft: Draft, command: Ask) -> None:
    """Answer a question as the author wrote, if the author has foreseen it; else by dice.

    Raises:
        Illegal: Nothing is asked, it is no question for yes or no, the likelihood is unknown, or it
            is the second of a turn.
    """
    waits = draft.aside
    if waits is not None and waits.kind == "question":
        raise Illegal(unfinished(draft, waits))
    if not command.question.strip():
        raise Illegal(say("ask-what"))
    for scene in draft.world.adventure.heard(draft.scene):
        for question in scene.questions:
            if foresaw(question.about, command.question) and holds(draft, question.when):
                if waits is not None and branch_leads_on(question.body):
                    raise Illegal(say("answer-leads-on", open=unfinished(draft, waits)))
                _foreseen(draft, (scene.id, question.id), question.body, command.question)
                return
    if draft.world.adventure.open:
        tabletop(draft)
    untold(draft, command.question, _key(draft, command.question))
    if answered_otherwise(draft, command, _key(draft, command.question)):
        return
    if not yes_or_no(command.question):
        raise Illegal(say("yes-or-no"))
    _oracle(draft, command)


def _foreseen(draft: Draft, key: tuple[str, str], body: Branch, asked: str) -> None:
    """Answer as the author wrote. To tell an answer without a roll again is no new question.

    A question asked in a talk is settled for the scene that the talk belongs to.
    """
    settled = draft.settled.get(key)
    if settled is not None:
        draft.events += [Narrated(text, "answer") for text in settled]
        draft.events.append(_told(asked, settled, None)._replace(settled=True))
        return
    one_a_turn(draft)
    start = len(draft.events)
    follow(draft, body, "answer")
    told = _narrated(draft.events[start:])
    if draft.pending is not None:
        words = "\n".join((*key, asked))
        draft.pending = draft.pending._replace(words=words, then=_settle)
    else:
        draft.settled = put(draft.settled, key, told)
        draft.events.append(_told(asked, told, None))


def _narrated(events: Sequence[Event]) -> tuple[str, ...]:
    """Return the author's texts among events."""
    texts = (event.text for event in events if isinstance(event, Narrated))
    return tuple(text for text in texts if isinstance(text, str))


def _told(asked: str, told: tuple[str, ...], outcome: Outcome | None) -> QuestionAnswered:
    """Return the event of an answer that the author foresaw."""
    text = "\n\n".join(told)
    if outcome is None:
        return QuestionAnswered(asked, "", "", "", 0, 0, "", text, foreseen=True)
    difficulty = str(outcome.facts.get("difficulty") or "")
    counts = (outcome.successes, outcome.failures)
    return QuestionAnswered(asked, "", difficulty, outcome.label, *counts, "", text, foreseen=True)


def _settle(draft: Draft, pending: Pending, outcome: Outcome) -> None:
    """Answer a foreseen question after its roll, and settle it."""
    if outcome.label == "aborted":
        draft.asked = False
        return
    scene, name, asked = pending.words.split("\n", 2)
    key, start = (scene, name), len(draft.events)
    answer_check(draft, pending, outcome)
    told = _narrated(draft.events[start:])
    draft.settled = put(draft.settled, key, told)
    draft.events.append(_told(asked, told, outcome))


def _oracle(draft: Draft, command: Ask) -> None:
    likelihood = command.likelihood or USUAL
    settled = draft.settled.get(_key(draft, command.question))
    if settled is not None:
        said, difficulty, label, answer, text = settled
        told = (said, difficulty, label, 0, 0, answer, text, True)
        draft.events.append(QuestionAnswered(command.question, *told, asker=_asker(draft)))
        return
    likely = weighed(draft, command.question, likelihood)
    one_a_turn(draft)
    turns = counted(draft)
    check = likely.check if turns is None else turns.attempt(likely.check, draft.sheet)
    encounter = draft.world.system.begin(check, draft.sheet, asks=draft.asks)
    words = f"{likely.word}\n{command.question}"
    drive(draft, Pending("question", encounter, _answer, words=words))
    if draft.table is not None and not draft.asks:
        at_once(draft)  # a table does not wait for what one of them may learn of a roll


def _answer(draft: Draft, pending: Pending, outcome: Outcome) -> None:
    """Say the answer, and settle the question for this scene (ART-284)."""
    if outcome.label == "aborted":
        draft.asked = False
        return
    likelihood, question = pending.words.split("\n", 1)
    difficulty = str(outcome.facts.get("difficulty", ""))
    answer = draft.world.system.answer(outcome)
    text = plain_answer(answer, draft.turn) if draft.table is None else sentence(draft, answer)
    told = (likelihood, difficulty, outcome.label, outcome.successes, outcome.failures, answer)
    draft.events.append(QuestionAnswered(question, *told, text, asker=_asker(draft)))
    settled = (likelihood, difficulty, outcome.label, answer, text)
    draft.settled = put(draft.settled, _key(draft, question), settled)
    bring_more(draft, outcome, answer)


def _asker(draft: Draft) -> str:
    """Return who asks at a table; nothing in an ordinary game."""
    return "" if draft.table is None else draft.table.acting


def _key(draft: Draft, question: str) -> tuple[str, str]:
    """Return the key of a settled question; no question of the author's has the same."""
    words = same_question(question)
    heard = draft.world.adventure.heard(draft.scene)
    taken = any(one.id == words for scene in heard for one in scene.questions)
    return (scene_of(draft), f"{words}?" if taken else words)
