"""Questions of a playtest, and their answers: what each kind asks, how they are put together.

An author answers a question in the text, or by `meant` under `expect`. A question is a kind, and
what it is about: `open boy/end-walk`, `late bell`. An answer names what it is about: `open boy`.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Set

from solo.adventure.model import Adventure
from solo.adventure.reading.header import DEATH
from solo.adventure.reading.sections import entry
from solo.authoring.continuity.held import WOUND
from solo.errors import Problem, did_you_mean
from solo.namedtuple import NamedTuple
from solo.source import Node

OPEN, AGAINST, UNNAMED, GONE = "open", "against", "unnamed", "gone"
HERE, HELD, COUNT = "here", "held", "count"
LATE, HOUR, AGAIN, SAME = "late", "hour", "again", "same"
HURT, READ, PAST, ALONE = "hurt", "read", "past", "set"
GUARD = "guard"
NEW, THERE, KNOWN = "new", "there", "known"
"""Somebody is there in a new sentence, or in one that was accepted, while a variable is so: `new`,
if that never is in these."""
OFTEN_THERE = 10  # games in which somebody is there in sentences that were accepted
NAMED = "named"
"""Answers `unnamed` for all games: an ending that names somebody in one state has not forgotten."""
THOUGHT = "thought"
"""Its text asks for somebody, and names them in none of some games: `unnamed`, as asked wrongly."""
_PLACED = frozenset((OPEN, UNNAMED, READ))
"""Kinds of questions that name the ending at which they were asked behind a `/`."""
SURE = 5  # games that an ending may name nobody in whom its text asks for
UNMET, MET, TELLING = "unmet", "met", 5
"""An ending names what nothing was told of in that game: `past`, in so many games, and in a fifth
or more, where it was told in others."""
ALONG, WITHOUT = "along", "without"
"""The same words of somebody with the hero and of somebody who is not: `gone`, where both are."""
SHUT, SELDOM_OPEN = "shut", 30
"""A quest that is over at an ending; where at least so many games have it so, and one of so many
has it open, an answer for all endings does not answer for this one."""
UNREAD, RARE = "unread", 5
"""What a variable is at an ending that alone does not read it: `read`, if a fifth differs."""
SPOKEN, PATIENT = "spoken", 10
"""Somebody says the same long words in a scene again: `again`, in one of so many games or more."""
SELDOM = 50
COUNTED = "variable or effect"
FINAL = frozenset((  # values after which nothing more can come of what a variable is about
    *("dead", "drowned", "killed", "gone", "lost", "sold", "stolen", "given", "broken", "burnt"),
    *("taken", "fled", "home", "safe", "saved", "freed", "tot", "ertrunken", "fort", "verloren"),
    *("verkauft", "gestohlen", "zerbrochen", "verbrannt", "daheim", "gerettet", "frei", "befreit"),
))  # fmt: skip
OFTEN = 30  # tellings after which a value that never differed is asked about


class Kind(NamedTuple):
    """A kind of questions."""

    asks: str
    about: str  # what it is about, as the sections of an adventure are called
    singly: bool = False  # whether it is a question for each that it is about


KINDS: Mapping[str, Kind] = {
    OPEN: Kind("A quest is still open at an ending", "quest"),
    AGAINST: Kind("A quest is completed or failed against its own words", "quest", singly=True),
    UNNAMED: Kind(
        "No text of an ending names who is with the hero, what is held, or a wound",
        "companion or item", singly=True,
    ),
    GONE: Kind(
        "Somebody speaks or acts who has left or fallen, or is not there", "person", singly=True
    ),
    HERE: Kind(
        "A text has somebody or something gone that is there", "person or thing", singly=True
    ),
    HELD: Kind("A text or choice has in hand, or there, what is not", "thing"),
    COUNT: Kind(
        "A text tells another number than there is or changes, or one falls below 0", COUNTED
    ),
    HURT: Kind("A text tells the hero's wounds or death, or none, and it is not so", "scene"),
    PAST: Kind(
        "A text remembers or an ending names what nothing was told of in that game", "scene"
    ),
    READ: Kind("An ending does not read what the others read, and games differ there", "variable"),
    ALONE: Kind(
        "One outcome alone does not set what the others set, or leaves open a quest that they end",
        "variable or quest",
    ),
    LATE: Kind(
        "Events are told more than half an hour after their hour, or time went over them", "event"
    ),
    HOUR: Kind(
        "A text tells an hour, or how long something took, that is not the clock's, or announces an"
        " hour in vain", "scene",
    ),
    AGAIN: Kind("A long text of these scenes is told twice in one game", "scene"),
    GUARD: Kind("A text tells words under another guard than was accepted", "scene"),
    NEW: Kind(
        "A new sentence tells of somebody or something that may not be there",
        "scene",
    ),
    SAME: Kind("The text of an outcome reads what never differs there", "scene"),
}  # fmt: skip


def asked(subject: str) -> str:
    """Return what a question, or a group of them, asks in words."""
    return KINDS[subject.partition(" ")[0]].asks


def settled(
    questions: Mapping[str, int], shown: Mapping[tuple[str, str, str, str], int], games: int = 0
) -> Counter[str]:
    """Return the questions that all games together leave, with the number of games of each.

    A bot does a thing again where no person would: that a text comes again is asked about where at
    least one in `SELDOM` games told it so.

    Args:
        questions: What single games left open, and what they named.
        shown: What the texts of outcomes read, as `Asking.shown` has it.
        games: How many games there were.
    """
    values: dict[tuple[str, str, str], list[int]] = {}
    unread: dict[str, list[int]] = {}
    for (scene, place, name, _), often in shown.items():
        values.setdefault((scene, place, name), []).append(often)
    found = Counter(
        {
            question: often
            for question, often in questions.items()
            if _asks(question, questions)
            and (often * SELDOM >= games or question[:6] != f"{AGAIN} ")
        }
    )
    for question, often in questions.items():
        kind, _, about = question.partition(" ")
        if kind == THOUGHT and often >= SURE and f"{NAMED} {about}" not in questions:
            found[f"{UNNAMED} {about}"] += often
        if kind == SPOKEN and often * PATIENT >= games and often > 1:
            found[f"{AGAIN} {about}"] += often
        if (
            kind == UNMET
            and often >= TELLING
            and 0 < questions.get(f"{MET} {about}", 0) <= (RARE - 1) * often
        ):
            found[f"{PAST} {about}"] += often
        if kind == UNREAD:
            unread.setdefault(about.rpartition("/")[0], []).append(often)
        if kind == WITHOUT and f"{ALONG} {about}" in questions:
            found[f"{GONE} {about.rpartition('/')[0]}"] += often
    found |= _unlike_before(questions)
    for about, times in unread.items():
        if len(times) > 1 and (sum(times) - max(times)) * RARE >= sum(times):
            found[f"{READ} {about}"] += sum(times)
    for (scene, _, name), times in values.items():
        if len(times) == 1 and times[0] >= OFTEN:
            found[f"{SAME} {scene}/{name}"] += times[0]
    return Counter(dict(sorted(found.items())))  # in one order, whoever played


def _unlike_before(questions: Mapping[str, int]) -> Counter[str]:
    """Return who is there in a new sentence, and in none of those accepted as things stand then."""
    found = Counter[str]()
    for question, often in questions.items():
        kind, _, about = question.partition(" ")
        if kind == THERE:
            scene, who, so = about.split("/", 2)
            known = questions.get(f"{KNOWN} {who}", 0)
            if known >= OFTEN_THERE and f"{KNOWN} {who}/{so}" not in questions:
                asks = f"{NEW} {scene}/{who}"
                found[asks] = max(often, found[asks])
    return found


def _asks(question: str, questions: Mapping[str, int]) -> bool:
    """Say whether something is a question at all, and nothing in another game answers it."""
    kind, _, about = question.partition(" ")
    return kind in KINDS and not (kind == UNNAMED and f"{NAMED} {about}" in questions)


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
        single = KINDS[kind].singly and not (kind == UNNAMED and who in things)
        subject = f"{kind} {who}" if single else kind
        found.setdefault(subject, {})[about] = games
    return found


def meant(
    questions: Iterable[str], answers: Set[str], placed: Collection[str] = ()
) -> Iterator[str]:
    """Yield the questions that an author has answered.

    An answer may leave out the place, but not where a question is among those that are `placed`.
    """
    for question in questions:
        whole = question if question in placed else question.partition("/")[0]
        if not answers.isdisjoint((question, whole)):
            yield question


def exceptions(questions: Mapping[str, int]) -> Set[str]:
    """Return the questions that only a whole answer answers.

    They are the quests that are open at an ending in few of the games that end there, or though all
    is over with what they are about.

    Args:
        questions: What single games left open, and what was over in them.
    """
    found = set()
    for question, often in questions.items():
        kind, _, about = question.partition(" ")
        shut = questions.get(f"{SHUT} {about}", 0)
        if kind == OPEN and shut >= SELDOM_OPEN and often * SELDOM_OPEN <= often + shut:
            found.add(question)
        if kind == AGAINST and about.partition("/")[2].casefold() in FINAL:
            found.add(question)
    return found


def unanswering(adventure: Adventure, root: Node, effects: Collection[str]) -> Iterator[Problem]:
    """Yield a warning for each answer that answers nothing.

    Args:
        adventure: The adventure.
        root: The outermost node of its header.
        effects: The effects of its rules: one may change a number that its texts tell.
    """
    expect = entry(root, "expect")
    node = None if expect is None else entry(expect, "meant")
    if node is None or not isinstance(node.value, list):
        return
    known = {**_subjects(adventure), COUNTED: adventure.variables.keys() | effects}
    for one in node.value:
        message = _wrong(str(one.value), known)
        if message:
            yield Problem(one.mark, "expect-answer", message, "warning")


def _subjects(adventure: Adventure) -> Mapping[str, Set[str]]:
    """Return what questions may be about, by what `Kind` calls it."""
    companions, variables = adventure.companions.keys(), adventure.variables.keys()
    things = adventure.items.keys() | adventure.present.keys() | variables
    people = companions | adventure.foes.keys() | adventure.present.keys() | variables
    return {
        "quest": adventure.quests.keys(),
        "companion or item": companions | adventure.items.keys() | {WOUND},
        "thing": things,
        "variable": variables,
        "variable or quest": variables | adventure.quests.keys(),
        "person or thing": people | things,
        "person": people,
        "event": adventure.events.keys(),
        "scene": adventure.scenes.keys(),
    }


def _wrong(answer: str, known: Mapping[str, Set[str]]) -> str:
    """Return why an answer answers nothing, or nothing if it may answer something."""
    word, _, about = answer.partition(" ")
    kind = KINDS.get(word)
    if kind is None:
        hint = did_you_mean(word, KINDS) or f"; the kinds are {', '.join(KINDS)}"
        return f"'{word}' is no kind of question{hint}"
    subject = about.partition("/")[0]
    if not subject:
        return f"'{word}' answers nothing: name the {kind.about} that it is about, as `{word} NAME`"
    if subject not in known[kind.about]:
        return f"no {kind.about} is '{subject}'{did_you_mean(subject, known[kind.about]) or ''}"
    place = about.partition("/")[2]
    if word in _PLACED and place and place not in {*known["scene"], DEATH}:
        return f"no scene is '{place}'{did_you_mean(place, known['scene']) or ''}"
    return ""
