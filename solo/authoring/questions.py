"""The questions of all games of a playtest: their kinds, what they ask, and which are left.

A question is a kind, and what it is about: `open boy/end-walk`, `late bell`.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Set

OPEN, AGAINST, UNNAMED, GONE = "open", "against", "unnamed", "gone"
LATE, HOUR, AGAIN, SAME = "late", "hour", "again", "same"
QUESTIONS: Mapping[str, str] = {
    OPEN: "A quest is still open at an ending",
    AGAINST: "A quest is completed or failed against its own words",
    UNNAMED: "No text of an ending names who is with the hero, what is held, or a wound",
    GONE: "Somebody speaks who has left or fallen, or is not there",
    LATE: "Events are told more than half an hour after their hour",
    HOUR: "A text tells an hour that is not the clock's",
    AGAIN: "A long text of these scenes is told twice in one game",
    SAME: "The text of an outcome reads what never differs there",
}
"""The kinds of questions, and what each asks."""
NAMED = "named"
"""Answers `unnamed` for all games: an ending that names somebody in one state has not forgotten."""
OFTEN = 30  # tellings after which a value that never differed is asked about
_SINGLY = (AGAINST, UNNAMED, GONE)  # kinds that are a question for each that they are about


def asked(subject: str) -> str:
    """Return what a question, or a group of them, asks in words."""
    return QUESTIONS[subject.partition(" ")[0]]


def settled(
    questions: Mapping[str, int], shown: Mapping[tuple[str, str, str], int]
) -> Counter[str]:
    """Return the questions that all games together leave, with the number of games of each.

    Args:
        questions: What single games left open, and what they named.
        shown: What the texts of outcomes read, as `Asking.shown` has it.
    """
    values: dict[tuple[str, str], list[int]] = {}
    for (place, name, _), often in shown.items():
        values.setdefault((place, name), []).append(often)
    found = Counter(
        {
            question: games
            for question, games in questions.items()
            if not question.startswith((f"{NAMED} ", f"{UNNAMED} "))
            or (
                question.startswith(UNNAMED)
                and f"{NAMED}{question[len(UNNAMED) :]}" not in questions
            )
        }
    )
    for (place, name), times in values.items():
        if len(times) == 1 and times[0] >= OFTEN:
            found[f"{SAME} {place} {name}"] = times[0]
    return Counter(dict(sorted(found.items())))  # in one order, whoever played


def grouped(
    questions: Mapping[str, int], things: Collection[str] = ()
) -> Mapping[str, Mapping[str, int]]:
    """Return questions by what they are about, each with the number of games that asked it.

    Somebody who is not named is one question at all endings; so are all things together, all quests
    that are open, and all late events.

    Args:
        questions: The questions, with the number of games of each.
        things: What among those who are not named is a thing.
    """
    found: dict[str, dict[str, int]] = {}
    for question, games in questions.items():
        kind, _, about = question.partition(" ")
        who = about.partition("/")[0]
        single = kind in _SINGLY and not (kind == UNNAMED and who in things)
        subject = f"{kind} {who}" if single else kind
        found.setdefault(subject, {})[about] = games
    return found


def meant(questions: Iterable[str], answers: Set[str]) -> Iterator[str]:
    """Yield the questions that an author has answered.

    An answer may leave out the ending, or all but the kind.
    """
    for question in questions:
        if not answers.isdisjoint((question, question.partition("/")[0], question.split(" ")[0])):
            yield question
