"""Lint: texts and conditions tried out with the values that variables may have.

Nobody knows which values go together in a game; so what fails with every one of them is told of,
and what is false with all that there can be. Where that can't be known, nothing is said.
"""

import itertools
import re
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from math import inf
from types import MappingProxyType

from solo.adventure.model import Adventure
from solo.authoring.reading import Text, Uses, as_written, mark_in
from solo.budget import PER_TICK, TRIALS
from solo.engine.world import Steps
from solo.errors import Problem
from solo.namedtuple import NamedTuple
from solo.prose import DRAWN, Expression, Language, Prose, ProseError, markup
from solo.rules.core.system import AnySystem
from solo.source import whole

MOST_TRIALS = 2_000  # of one condition
MOST_RENDERINGS = 24  # of one text
PER_TRIAL = 20
_LIMITS = 3  # trials that end at a limit, which takes long, before no more are made
_NUMBERS = re.compile(r"-?\b\d+\b")
_STEP = re.compile(r"\s*(\w+)\s*([+-])\s*(\d{1,9})\s*")
_CLOCK = re.compile(r"\b(clock|hour)\s*(?:[<>]=?|[=!]=)\s*['\"](\d{1,2}):(\d\d)['\"]")
_OF_DAY = re.compile(r"\btime_of_day\s*(?:[<>]=?|[=!]=)\s*(\d{1,2})\b")
_STEP_ASKED = re.compile(r"\b(quests(?:\.\w+|\[['\"][\w-]+['\"]\]))\s*[=!]=\s*(?:true|false|\d)")
_TEXTS = re.compile(r"'([^']*)'|\"([^\"]*)\"")
_PLAIN = re.compile(r"(?:[\w\s<>()]|\"\"|[=!<>]=|(?:(?<=[=<>])|(?<=[=<>] ))-(?=\d))*")
_UNLIKE = re.compile(
    r"\b(?:in|is|if|else)\b|\d[a-z_]|\b(?!(?:and|or|not)\b)[a-z_]\w*\s*\("
    r"|\b(?!not\b)[a-z]\w*\s*[=!<>]=?\s*(?!true\b|false\b)[a-z]|[=<>]\s*\(|\)\s*[=!<>]",
    re.IGNORECASE,
)
"""Finds what calls a macro, or compares a name with something else than a number or text."""
_TIMES = tuple(f"{minute // 60:02}:{minute % 60:02}" for minute in range(24 * 60))
_BRANCHED = re.compile(r"\{%-?\s*if\b[^{]*(?:\{\{|%\}[^{]*\{[{%])[^}]*[-+*/%<>|(]")
_ALONG = re.compile(r"['\"] (?:not )?in companions\b")
_BRANCHES = 4  # trials, about so many, of a text for what only some games tell of it
A_TEXT_HAS = "a text has no '"  # how it is told that a part is asked of a text
_MACRO = re.compile(r"\{%[-+]?\s*macro\s+(\w+)")
_DICE = re.compile(r"[\dd%+ -]+")
_HERO = "hero"
_HEROES = 3  # ready-made heroes who are tried; the others are of the same kind
_COUNTED = ("visits", "turn", "clock", "successes", "failures")
_TOLD = frozenset((*_COUNTED, "hour", "time_of_day"))  # what the engine tells besides the variables

_OF_STORY = frozenset(("quests", "companions", "visited", "taken"))


MEND = "; remove what stands under it, or mend it"


class Domain(NamedTuple):
    """Values of a name: `whole` if there are no others, else some on each side of what is asked."""

    values: Sequence[object]
    whole: bool = False


Domains = Mapping[str, Domain]
Tried = dict[str, tuple[bool | None]]  # by source, what it always is, of what has no mistake


def failing(
    adventure: Adventure, system: AnySystem, found: Uses, tried: Tried
) -> Iterator[Problem]:
    """Yield the mistakes of what can't be worked out, and the conditions that never hold.

    In `tried` stands what texts and conditions without a mistake came to; more is put in there.

    Where the hero is asked about, ready-made heroes stand for those who may come from elsewhere:
    all that is told then is that things of different kinds are put together.
    """
    deeds = {"deeds": adventure.needs.deeds}
    heroes = [{**system.view(hero.sheet()), **deeds} for hero in adventure.heroes[:_HEROES]]
    adventure.language.refresh()
    yield from _texts(adventure, found, heroes, tried)
    yield from _conditions(adventure, found, heroes, tried)


def _texts(
    adventure: Adventure, found: Uses, heroes: Sequence[object], tried: Tried
) -> Iterator[Problem]:
    """Yield the mistakes of texts."""
    language = adventure.language
    alike = {(type(text), _tags(text)): text for text in reversed(found.texts)}
    for text in reversed(alike.values()):
        if language.load.left <= 0:
            yield _stopped(text)
            return
        key = text.source if isinstance(text, Prose) else f"= {text.source}"
        if key in tried:
            continue
        domains = _domains(text, adventure, found, heroes)
        if domains is None:
            continue
        problem = _for_any_hero(_tried(text, language, _side_by_side(domains))[0], domains)
        if problem is None and isinstance(text, Prose) and _BRANCHED.search(text.source):
            problem = _in_a_branch(text, language, domains)
        if problem is not None:
            yield _where_called(_of_clocks(problem, text), text, language)
        elif language.load.left > 0:
            tried[key] = (None,)


def _conditions(
    adventure: Adventure, found: Uses, heroes: Sequence[object], tried: Tried
) -> Iterator[Problem]:
    """Yield the mistakes of conditions, and those that always hold or never."""
    language = adventure.language
    told: dict[str, bool | None] = {}  # by source, what it always is
    for condition in found.conditions:
        if language.load.left <= 0:
            yield _stopped(condition)
            return
        if condition.source in tried:
            told[condition.source] = tried[condition.source][0]
        elif condition.source not in told:
            domains = _domains(condition, adventure, found, heroes)
            both = not condition.remarks()
            problem, told[condition.source] = _verdict(condition, language, domains, both=both)
            if problem is not None:
                yield _of_clocks(problem, condition)
            elif language.load.left > 0:
                tried[condition.source] = (told[condition.source],)
        always = told[condition.source]
        if always is False or (always and not _counts(condition, adventure)):
            yield _of_one_kind(condition, only(condition, adventure, found), holds=always)


def _counts(condition: Expression, adventure: Adventure) -> bool:
    """Say whether it is declared how many there are of something, which may never be none."""
    own = (one for one in adventure.declared if one.when is condition)
    return any(one.counts(adventure.variables) for one in own)


def _of_one_kind(condition: Expression, cause: str, *, holds: bool) -> Problem:
    """Return that a condition always holds or never, with what causes it, if that can be said."""
    if not holds:
        message = f"this never holds{cause or MEND}"
        return Problem(condition.mark, "condition-never", message, "warning")
    message = f"this always holds{cause or ', whatever is so'}; mend it, or leave it out"
    return Problem(condition.mark, "condition-odd", message, "warning")


def _stopped(text: Text) -> Problem:
    message = "what comes from here on is not tried out: all together it is too much work"
    return Problem(text.mark, "trials-many", message, "warning")


def _tags(text: Text) -> str:
    """Return what matters in a text: those with the same tags fail alike."""
    return markup(text.source) if isinstance(text, Prose) else text.source


def _verdict(
    condition: Expression, language: Language, domains: Domains | None, *, both: bool
) -> tuple[Problem | None, bool | None]:
    """Return the mistake of a condition, and what it always is: None if that is open.

    That it always holds is found only where `both` are asked for, and not of heroes.
    """
    if domains is None:
        return None, None
    every = _every(condition, domains)
    both = both and bool(domains) and _HERO not in domains and every is not None
    problem, came = _tried(condition, language, every or _side_by_side(domains), both=both)
    return _for_any_hero(problem, domains), came if every is not None else None


def _for_any_hero(problem: Problem | None, domains: Domains) -> Problem | None:
    """Return a problem unless heroes from elsewhere may not have it."""
    if problem is None or _HERO not in domains or problem.code == "prose-type":
        return problem
    of_call = problem.code == "macro-arguments" or problem.message.startswith("macro '")
    return problem if of_call or problem.message.startswith(A_TEXT_HAS) else None


def _of_clocks(problem: Problem, text: Text) -> Problem:
    """Return a problem with its cure where a time is asked of what counts minutes or hours."""
    match = _CLOCK.search(text.source) if problem.code == "prose-type" else None
    of_day = _OF_DAY.search(text.source) if problem.code == "prose-type" else None
    if of_day is not None:
        cure = f"time_of_day is a text; compare with hour, or write '{int(of_day[1]) % 24:02}:00'"
        return replace(problem, message=f"{problem.message}; {cure}")
    if match is None:
        return problem
    time = f"{int(match[2]):02}:{match[3]}"
    cure = f"'{match[1]}' is a number; write time_of_day, with two digits: '{time}'"
    return replace(problem, message=f"{problem.message}; {cure}")


def _where_called(problem: Problem, text: Text, language: Language) -> Problem:
    """Return a problem; what a macro can't work out with what it is given, where it is called."""
    place = language.source
    if not place.source or problem.mark.file != place.mark.file:
        return problem
    before = "\n".join(place.source.split("\n")[: problem.mark.line])
    *_, name = ("", *_MACRO.findall(before))
    at = text.source.find(f"{name}(") if name else -1
    if at < 0:  # another macro calls it
        return problem
    message = f"{problem.message}; so it is in line {problem.mark.line} of the macros"
    return replace(problem, mark=mark_in(text, at), message=message)


def _tried(
    text: Text, language: Language, scopes: Iterable[Mapping[str, object]], *, both: bool = False
) -> tuple[Problem | None, bool | None]:
    """Return the mistake that every trial meets, and what all came to: None if that is open.

    What comes to something at once is not tried further, unless `both` are asked for.
    """
    first: Problem | None = None
    came: bool | None = None
    limits = 0
    for scope in scopes:
        if not _another(language):
            return None, None
        try:
            worth = text.value(scope) if isinstance(text, Expression) else text.render(scope)
            if (worth and not both) or came is (not worth):
                return None, None
            came = bool(worth)
        except ProseError as error:
            first = first or error.problem
            if error.problem.message.startswith("unknown name"):  # a macro asks for more
                return None, None
            limits += error.problem.code == "prose-limit"
            if limits >= _LIMITS:
                break
    if came is None:
        return first, None
    return None, None if limits or (came and first) else came


def _in_a_branch(text: Prose, language: Language, domains: Domains) -> Problem | None:
    """Return where things of different kinds are put together in a part that not all games tell.

    Of which kind a value is does not change from game to game; but what companions are is not
    known here, only who is along.
    """
    rest = _ALONG.sub("", text.source)
    if "companions" in domains and ("companions" in rest or rest == text.source):
        return None
    most = max((len(one.values) for one in domains.values()), default=1)
    step = min(most, MOST_RENDERINGS) // _BRANCHES | 1  # odd, so that true and false take turns
    for scope in itertools.islice(_side_by_side(domains), 0, None, step):
        if not _another(language):
            return None
        try:
            text.render(scope)
        except ProseError as error:
            if error.problem.code == "prose-type":
                return error.problem
    return None


def _another(language: Language) -> bool:
    """Take what the trial before took, begin another, and say whether there may be one."""
    language.load.use(TRIALS, PER_TICK * (PER_TRIAL + language.spent()))
    language.refresh()
    return language.load.left > 0


def _every(condition: Expression, domains: Domains) -> list[Mapping[str, object]] | None:
    """Return values for all names that stand for every game, or None where none do.

    A number that may be anything is asked about as well with those beside it, if it is compared
    with numbers that stand there, and only compared.
    """
    count = 1
    for domain in domains.values():
        count *= len(domain.values)
    bare = _TEXTS.sub('""', condition.source)
    plain = only_compares(bare)
    ordered = "<" in bare or ">" in bare
    for name, domain in domains.items():
        if name in _OF_STORY and not domain.whole:
            return None
        is_text = domain.values[0].__class__ is str and name != "time_of_day"
        if not domain.whole and (not plain or (is_text and ordered)):
            return None
    if count > MOST_TRIALS:
        return None
    values = itertools.product(*(domain.values for domain in domains.values()))
    return [dict(zip(domains, some, strict=True)) for some in values]


def only_compares(source: str) -> bool:
    """Say whether a condition does no more with names than compare them with numbers and texts."""
    bare = _TEXTS.sub('""', source)
    return _PLAIN.fullmatch(bare) is not None and _UNLIKE.search(bare) is None


def _side_by_side(domains: Domains) -> Iterator[Mapping[str, object]]:
    """Yield values for all names, so that each has all of its own among them."""
    most = max((len(domain.values) for domain in domains.values()), default=1)
    for turn in range(min(most, MOST_RENDERINGS)):
        yield {name: one.values[turn % len(one.values)] for name, one in domains.items()}


def never(condition: Expression, adventure: Adventure, found: Uses, story: Domains) -> bool:
    """Say whether a condition never holds, given what the `story` may be where it stands.

    Nothing is tried any more once the work of a load is done.
    """
    language = adventure.language
    if language.load.left <= 0:
        return False
    domains = _domains(condition, adventure, found, story=story)
    return _verdict(condition, language, domains, both=False)[1] is False


def _domains(
    text: Text,
    adventure: Adventure,
    found: Uses,
    heroes: Sequence[object] = (),
    story: Domains = MappingProxyType({}),
) -> Domains | None:
    """Return the values of all names of a text; None if it asks for more than can be told."""
    names, known = text.names(), _TOLD | _OF_STORY | adventure.variables.keys()
    told = (names - {_HERO} if heroes else names) - story.keys()
    whole = told <= known or (isinstance(text, Prose) and _HERO not in told)
    if not whole:
        return None
    if isinstance(text, Prose):  # one that asks for more is tried as far as that
        names |= _of_macros(text, adventure.language) if "(" in text.source else names
        told = names & known
    of_hero = {_HERO: Domain(heroes)} if _HERO in names and heroes else {}
    of_story = {name: domain for name, domain in story.items() if name in names}
    others = {name: _domain(name, text.source, adventure, found) for name in sorted(told)}
    drawn = {DRAWN: Domain([tuple(map(_drawn, text.draws))])} if text.draws else {}
    return {**of_hero, **of_story, **others, **drawn}


def _drawn(what: str) -> object:
    """Return what may be drawn from a table, or be thrown with dice."""
    return 1 if _DICE.fullmatch(what) else "a text"


def _of_macros(text: Prose, language: Language) -> frozenset[str]:
    """Return the names that the macros ask for, if the text calls one."""
    if any(f"{name}(" in text.source for name in language.macros()):
        return frozenset(name for name, part, _ in language.asked() if not part)
    return frozenset()


def _domain(name: str, source: str, adventure: Adventure, found: Uses) -> Domain:
    """Return values that a name may have: those it is set to, or likely ones where that is open."""
    if name not in adventure.variables:
        return _of_story(name, adventure) if name in _OF_STORY else _told(name, source)
    first = adventure.variables[name]
    set_to = [one for one in found.values.get(name, [None]) if one is not None]
    if len(set_to) == len(found.values.get(name, [None])):
        return Domain(tuple(dict.fromkeys((first, *set_to))), whole=True)
    if isinstance(first, bool):
        return Domain((first, not first), whole=True)
    if isinstance(first, int):
        least, most = _bounds(name, first, found)
        some = (first, *near(source), 1, 2, 0, -1)
        return Domain(tuple(dict.fromkeys(one for one in some if least <= one <= most)))
    return Domain(tuple(dict.fromkeys((first, *texts(source), "", "a text"))))


def may_fall_to(least: int, name: str, adventure: Adventure, found: Uses) -> bool:
    """Say whether a number is known to be taken from, as far down as to `least` or beyond."""
    low, most = _bounds(name, int(adventure.variables[name]), found)
    return low <= least and (low > -inf or most < inf)


def _bounds(name: str, first: int, found: Uses) -> tuple[float, float]:
    """Return what a number is never below and never above.

    One may only grow, or only fall; what happens once in a game adds or takes no more than that.
    """
    given = found.values.get(name, [None])
    stepped = [
        (value.mark, _STEP.fullmatch(value.source))
        for set_, value in found.worked_out
        if set_ == name
    ]
    steps = [(mark, one) for mark, one in stepped if one is not None and one[1] == name]
    fixed = [first, *(one for one in given if isinstance(one, int))]
    if len(steps) < len(given) - len(fixed) + 1:  # set to something else too
        return -inf, inf
    each = {mark: (one[2], int(one[3]) if mark in found.once else inf) for mark, one in steps}
    up, down = (sum(by for sign, by in each.values() if sign == wanted) for wanted in "+-")
    return min(fixed) - down, max(fixed) + up


def _of_story(name: str, adventure: Adventure) -> Domain:
    """Return some of what quests, companions and ways may have come to: there is much more."""
    if name == "quests":
        return Domain([Steps(dict.fromkeys(adventure.quests, step)) for step in ("", "complete")])
    if name == "companions":
        return Domain([(), tuple(adventure.companions)])
    return Domain([Counter[str](), Counter([*adventure.scenes])])


def _told(name: str, source: str) -> Domain:
    """Return values that what the engine tells may have."""
    if name == "hour":
        return Domain(range(24), whole=True)
    if name == "time_of_day":
        at = [bisect_left(_TIMES, said) + step for said in texts(source) for step in (0, -1, 1)]
        within = (_TIMES[place] for place in at if 0 <= place < len(_TIMES))
        return Domain(tuple(dict.fromkeys((_TIMES[0], _TIMES[-1], *within))))
    asked = (number for number in near(source) if number >= 0)
    return Domain(tuple(dict.fromkeys((1, 2, 5, 60, 0, *asked))))


def near(source: str) -> list[int]:
    """Return the whole numbers that stand in a condition, each with those beside it."""
    words = (word for word in _NUMBERS.findall(source) if len(word) < 14)
    numbers = [number for word in words for number in (int(word), abs(int(word)))]
    return [one for number in dict.fromkeys(numbers) for one in (number, number + 1, number - 1)]


def texts(source: str) -> list[str]:
    """Return the texts that stand in a condition, without their quotes."""
    return [one or other for one, other in _TEXTS.findall(source)]


def only(condition: Expression, adventure: Adventure, found: Uses) -> str:
    """Say which values the variables of a condition are ever given, if those are known."""
    told = [*_of_another_kind(condition, adventure), *_of_story_told(condition)]
    for name in () if told else sorted(condition.names() & found.values.keys()):
        values = _domain(name, condition.source, adventure, found).values
        both = isinstance(values[0], bool) and len(values) > 1
        if None not in found.values[name] and not both:
            told.append(f"'{name}' is only ever {' or '.join(map(as_written, values))}")
        elif type(first := adventure.variables.get(name)) is int:
            least, most = _bounds(name, first, found)
            told += [f"'{name}' is never below {least}"] if least > -inf else []
            told += [f"'{name}' is never above {most}"] if most < inf else []
    return f"; {', and '.join(told)}" if told else ""


def _of_story_told(condition: Expression) -> Iterator[str]:
    """Yield what is so of hours and quests, where a condition asks for what they never are."""
    if "hour" in condition.names():
        yield "'hour' is 0 to 23, and a span over midnight takes 'or': hour >= 22 or hour < 5"
    elif "time_of_day" in condition.names() and "<" in condition.source and ">" in condition.source:
        yield "a span over midnight takes 'or': time_of_day >= '22:00' or time_of_day < '05:00'"
    if "visits" in condition.names():
        yield "'visits' is 1 at the first visit, and more only where a way leads here again"
    if (match := _STEP_ASKED.search(condition.source)) is not None:
        yield f"a quest is at a word: {match[1]} == 'complete'"


def _of_another_kind(condition: Expression, adventure: Adventure) -> Iterator[str]:
    """Yield what is compared with a text, and is a number, or true or false."""
    for remark in condition.remarks():
        name, first = remark.name, adventure.variables.get(remark.name, "")
        if remark.kind == "value" and not isinstance(first, str):
            what, cure = "a number, not a text", f"write {name} == 1"
            if isinstance(first, bool):
                what, cure = "true or false, not a text", f"write {name}, or not {name}"
            elif whole(remark.word) is not None:
                cure = f"write it without quotes: {remark.word}"
            yield f"'{name}' is {what}; {cure}"
