"""Lint: what the conditions and texts of a campaign come to with all that its facts may be.

A fact that no part before can have changed is as it was at the start. Any other is tried with each
value that it may have; where that can't be known, nothing is said.
"""

import itertools
import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence, Set

from solo.adventure.branch import Value
from solo.adventure.mistakes.astray import marks
from solo.adventure.model import Adventure
from solo.authoring.lint.trying import Domain, near, only_compares, texts
from solo.authoring.reading import Uses, as_written, uses
from solo.campaigns.written import Campaign, Part
from solo.errors import Problem
from solo.prose import Expression, Hits, Prose, ProseError
from solo.prose.kinds import Known, Values

MOST_TRIALS = 4_000  # of one condition or text
_SOMEBODY, _ANYTHING = "Ada", "\u2026"  # stand for a name, and for any other text
_WORDS = re.compile(r"\w+")
_LONG = re.compile(r"\d{10}")
_OF_WHAT = re.compile(r"\b(?:world|hero\.deeds)\.(?=\w)")
_TAG = re.compile(r"\{%[-+]?(?P<done>[^{}]*?)[-+]?%\}|\{\{(?P<told>[^{}]*)\}\}")
_FORK = re.compile(r"\s*(?:(?:if|elif)\b(.*)|(?:else|endif)\s*)", re.DOTALL)
_COMPARED = re.compile(
    r"\b(world|hero\.deeds)\.(\w+)\s*([=!])=\s*('[^'\n]*'|\"[^\"\n]*\"|\d{1,9}\b|true\b|false\b)"
)
SAID = {bool: "true or false", int: "a whole number", str: "a text"}
_WORLD, _DEEDS, _HERO = "world", "hero.deeds", "hero"
Fact = tuple[str, str]  # of what, and its name


def idle_texts(
    campaign: Campaign, adventures: Sequence[Adventure], untold: Set[str] = frozenset()
) -> Iterator[Problem]:
    """Yield conditions that never or always hold, branches that nobody reads, and what fails.

    Args:
        campaign: The campaign.
        adventures: Those of its parts, in their order.
        untold: Facts that no part leaves, as was told: what only follows from that is passed over.
    """
    hits: Hits = Counter()
    campaign.language.count(hits)
    changed: set[Fact] = set()
    read: dict[str, Uses] = {}
    for at, (part, one) in enumerate(zip(campaign.parts, adventures, strict=True)):
        left = {(_WORLD, name) for name in one.leaves.world}
        left |= {(_DEEDS, name) for name in one.leaves.deeds}
        changed |= left if part.death == "again" else set()
        facts = _Facts(campaign, adventures, at, changed, read)
        if part.when is not None and untold.isdisjoint(_WORDS.findall(part.when.source)):
            yield from _of_condition(part.when, facts)
        if part.text is not None:
            if untold.isdisjoint(_WORDS.findall(part.text.source)):
                yield from _of_text(part.text, facts, hits)
            for odd in marks(part.text.source, ()):
                place = part.text.mark_at(odd.start)
                yield Problem(place, odd.code, odd.message, "warning")
        for text in (part.when, part.text):
            if text is not None:
                yield from unlike(text, campaign.world, campaign.deeds)
        changed |= left


def unlike(
    text: Prose | Expression, world: Mapping[str, Value], deeds: Mapping[str, Value]
) -> Iterator[Problem]:
    """Yield facts that a text compares with something of another kind, which they never are.

    True and false are not told from 1 and 0 where they are compared.
    """
    for match in _COMPARED.finditer(text.source):
        whole, name, sign, word = match.groups()
        value = (world if whole == _WORLD else deeds).get(name)
        of = bool if word in ("true", "false") else int if word.isdecimal() else str
        if value is None or of is type(value) or _may_be_one(value, word):
            continue
        so = "it never is that" if sign == "=" else "it always differs"
        message = f"'{name}' is {SAID[type(value)]}, and {word} is {SAID[of]}: {so}"
        yield Problem(text.mark_at(match.start(4)), "condition-odd", message, "warning")


def _may_be_one(value: Value, word: str) -> bool:
    """Say whether one of two is true or false, and the other a number that may stand for it."""
    if isinstance(value, bool):
        return word.isdecimal() and int(word) < 2
    return isinstance(value, int) and word in ("true", "false")


def _of_condition(condition: Expression, facts: "_Facts") -> Iterator[Problem]:
    tried = _Tried(facts, condition, lambda scope: bool(condition.value(scope)))
    yield from tried.wrong()
    if tried.came == {False} and tried.whole:
        message = f"this never holds, so the part is never played{facts.only(condition)}"
        yield Problem(condition.mark, "condition-never", message, "warning")
    elif tried.came == {True} and tried.whole:
        message = "this always holds here; leave it out"
        yield Problem(condition.mark, "condition-odd", message, "warning")


def _of_text(text: Prose, facts: "_Facts", hits: Hits) -> Iterator[Problem]:
    hits.clear()
    tried = _Tried(facts, text, text.render)
    yield from tried.wrong()
    for fork in text.forks() if tried.whole else ():
        if not hits[fork.mark, fork.word]:
            of = "the 'else' of this" if fork.word == "else" else "this"
            message = f"{of} is never told: its condition never comes about here{facts.only(text)}"
            yield Problem(fork.mark, "condition-never", message, "warning")


class _Tried:
    """What a text came to with all that its facts may be; `whole` if that is all it can."""

    def __init__(
        self,
        facts: "_Facts",
        text: Prose | Expression,
        does: Callable[[Mapping[str, object]], object],
    ) -> None:
        scopes, self.whole = facts.scopes(text)
        self.came: set[bool] = set()  # of a text, whether it tells anything
        self._failed: list[Problem] = []
        for scope in scopes:
            facts.campaign.language.refresh()
            try:
                self.came.add(bool(does(scope)))
            except ProseError as mistake:
                self._failed.append(mistake.problem)
        self.whole = self.whole and not self._failed

    def wrong(self) -> Iterator[Problem]:
        """Yield why it fails: a mistake if it always does, else a warning."""
        for one in self._failed[:1]:
            yield Problem(one.mark, one.code, one.message, "warning") if self.came else one


class _Facts:
    """What the facts of a campaign may be before one of its parts."""

    def __init__(
        self,
        campaign: Campaign,
        adventures: Sequence[Adventure],
        at: int,
        changed: set[Fact],
        read: dict[str, Uses],
    ) -> None:
        self.campaign = campaign
        self._adventures = adventures[: at + 1]
        self._before = campaign.parts[:at]
        self._part: Part = campaign.parts[at]
        self._first = at == 0 and self._part.death != "again"
        self._changed = frozenset(changed)
        self._uses = read  # by adventure, of those whose variables were asked for

    def scopes(self, text: Prose | Expression) -> tuple[list[Mapping[str, object]], bool]:
        """Return what a text may see, and whether there is nothing else that it may."""
        asked = [(whole, key) for whole, key, _ in text.asked() if key]
        bare = sum(not key for _, key, _ in text.asked())
        keys = tuple(dict.fromkeys(one for one in asked if one != (_HERO, "deeds")))
        domains = [self._of(key, text) for key in keys]
        every = itertools.product(*(one.values for one in domains))
        found = [
            self._scope(dict(zip(keys, some, strict=True)))
            for some in itertools.islice(every, MOST_TRIALS)
        ]
        many = 1
        for one in domains:
            many *= len(one.values)
        whole = many <= MOST_TRIALS and bare <= len(asked) and all(one.whole for one in domains)
        return found, whole

    def _scope(self, some: Mapping[Fact, object]) -> Mapping[str, object]:
        campaign = self.campaign
        world: dict[str, object] = {"year": 0, "chapter": 1, "fallen": "", "heirs": 0}
        world |= campaign.world
        deeds: dict[str, object] = {**campaign.deeds}
        name: object = ""
        for (whole, key), value in some.items():
            if whole == _WORLD:
                world[key] = value
            elif whole == _DEEDS:
                deeds[key] = value
            else:
                name = value
        return {"hero": {"name": name, "deeds": deeds}, "world": world}

    def _of(self, fact: Fact, text: Prose | Expression) -> Domain:
        whole, key = fact
        known = self.campaign.world if whole == _WORLD else self.campaign.deeds
        usual = known.get(key)
        if usual is None:
            return self._told(fact, text)
        if fact not in self._changed:
            return Domain((usual,), whole=True)
        left = self._left(fact)
        if left is not None:
            return Domain(tuple(dict.fromkeys((usual, *left))), whole=True)
        if isinstance(usual, bool):
            return Domain((False, True), whole=True)
        if isinstance(usual, int):
            return _numbers(usual, text)
        return self._texts(fact, usual)

    def _told(self, fact: Fact, text: Prose | Expression) -> Domain:
        """Return what the campaign itself tells, or who the hero is.

        A condition is asked before the chapter is counted and the years pass, a text after that.
        """
        begun = isinstance(text, Prose)
        match fact:
            case (_, "fallen"):
                return Domain(("",) if self._first else ("", _SOMEBODY), whole=True)
            case (_, "heirs"):
                return Domain((0,), whole=True) if self._first else _numbers(0, text)
            case (_, "chapter"):
                if self._first:
                    return Domain((int(begun),), whole=True)
                return self._within(_numbers(1, text), len(self._before) + begun)
            case (_, "year"):
                years = self._part.years if begun else 0
                if self._first:
                    return Domain((years,), whole=True)
                passed = sum(part.years for part in self._before)
                return self._within(_numbers(years, text), passed + years)
        return Domain(("", _SOMEBODY), whole=False)

    def _left(self, fact: Fact) -> Values | None:
        """Return all that adventures leave of a fact, or None where that can't be told.

        One that is left as it was adds nothing.
        """
        whole, key = fact
        found: list[Value] = []
        for one in self._adventures:
            left = (one.leaves.world if whole == _WORLD else one.leaves.deeds).get(key)
            if left is not None:
                known = {**self._of_variables(one, left), f"{whole}.{key}": ()}
                values = left.chosen(known)
                if values is None:
                    return None
                found += values
        return tuple(found)

    def _of_variables(self, adventure: Adventure, text: Expression) -> Known:
        """Return what the variables that a text reads may be, of those that are set to little."""
        names = text.names() & adventure.variables.keys()
        if names and adventure.id not in self._uses:
            self._uses[adventure.id] = uses(adventure)
        found: dict[str, Values] = {}
        for name in names:
            given = self._uses[adventure.id].values.get(name, [])
            if None not in given:
                found[name] = (
                    adventure.variables[name],
                    *(one for one in given if one is not None),
                )
        return found

    def only(self, text: Prose | Expression) -> str:
        """Say what the facts that a text asks for may be, where that is known and more than one."""
        told = []
        for whole, key, _ in text.asked():
            usual = (self.campaign.world if whole == _WORLD else self.campaign.deeds).get(key)
            left = None if usual is None else self._left((whole, key))
            if left and usual is not None:
                every = dict.fromkeys((usual, *left))
                told.append(f"'{key}' is only ever {' or '.join(map(as_written, every))}")
        return f"; {', and '.join(dict.fromkeys(told))}" if told else ""

    def _within(self, numbers: Domain, most: int) -> Domain:
        """Return numbers from 0 to the most, where no part is played again and counts anew."""
        if any(part.death == "again" for part in (*self._before, self._part)):
            return numbers
        within = (one for one in numbers.values if isinstance(one, int) and 0 <= one <= most)
        return numbers._replace(values=tuple(within))

    def _texts(self, fact: Fact, usual: str) -> Domain:
        """Return the texts that a fact may be: those that adventures before leave."""
        whole, key = fact
        found = {usual}
        for one in self._adventures:
            left = (one.leaves.world if whole == _WORLD else one.leaves.deeds).get(key)
            if left is not None:
                found |= {*texts(left.source)}
        return Domain((*sorted(found), _ANYTHING), whole=False)  # a variable may stand for any


def _numbers(usual: int, text: Prose | Expression) -> Domain:
    """Return numbers that stand for all, if a text only compares them."""
    asked = _asked(text.source) if isinstance(text, Prose) else [text.source]
    whole = all(only_compares(_OF_WHAT.sub("", one)) and not _LONG.search(one) for one in asked)
    return Domain(tuple({usual, -1, 0, 1, 2, *near(text.source)}), whole=whole)


def _asked(source: str) -> Iterator[str]:
    """Yield what the tags of a text ask; a tag that does something else as it stands."""
    for tag in _TAG.finditer(source):
        if tag["done"] is None:
            yield tag["told"] if " if " in tag["told"] else ""
        else:
            fork = _FORK.fullmatch(tag["done"])
            yield tag[0] if fork is None else fork[1] or ""
    yield "".join(re.findall(r"\{[{%]", _TAG.sub("", source)))  # tags with braces in them
