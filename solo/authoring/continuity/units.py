"""What an adventure counts, by the words in which its texts tell it: the bricks of `sugar`.

A text that has five of them change hands beside an effect of four is asked about.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Set

from solo.adventure import graph
from solo.adventure.branch import Branch, Change, SetVariable, Upon
from solo.adventure.model import Adventure
from solo.authoring.continuity.figures import GERMAN, NUMBER, value_of
from solo.authoring.continuity.questions import COUNT
from solo.authoring.continuity.telling import narrated
from solo.authoring.reading import Uses
from solo.errors import Mark
from solo.namedtuple import NamedTuple
from solo.prose import Expression, Prose

FITTING = 2  # texts that tell just so many of something as what changes beside them
_AMOUNTS = ("amount", "points", "count", "number")  # fields of an effect that say how many
_NO_NOUNS = (
    *("was", "is", "has", "does", "goes", "lies", "stands", "hangs", "sits", "waits", "comes"),
    *("lives", "needs", "remains", "walks", "says", "less"),
)
_PLURALS = (
    *("men", "women", "people", "children", "feet", "teeth", "pence", "sheep", "fish"),
    "hundredweight",
)
_TAG = re.compile(r"\{[{%#].*?[%}#]\}", re.DOTALL)
_SHOWN = r"\{\{ *\(? *(?:hero\.)?([a-z]\w*) *\)? *"
_NAMED = re.compile(_SHOWN + r"(?:\|[^}]*)?\}\} (?:[a-zäöüß]+ (?=[a-zäöüß]+s\b))??([\wäöüß]{3,})\b")
_EITHER = re.compile(_SHOWN + r"\| *plural\( *['\"](\w+)[^'\"]*['\"] *, *['\"](\w+)")
_DECLARED = re.compile(r"(?:hero\.)?([a-z]\w*)")
_BEHIND = re.compile(r"# (?:[a-zäöüß]+ (?=[a-zäöüß]+s\b))?([\wäöüß]{3,})\b")
_CHANGES = r"\b{name} *([+-]) *(\d+)\b"
_UNSURE = r"\b{name} *[+*/%-](?! *\d)|\b{name} *[+-] *\d+ *[+*/%-]|[+*/%-] *\(? *{name}\b"
_NUMBER = rf"\b({NUMBER})"
_COUNTED = re.compile(
    rf"{_NUMBER} (?:more |other |good |whole |full |of (?:the|your|his|her) )?([a-zäöüß]{{3,}})\b"
    r"(?! (?:are |is |were |sind )?(?:left|remain|remained|übrig)\b)",
    re.IGNORECASE,
)
_STANDS = re.compile(  # before a number: it tells how many there are, and not how many change
    r"\b(?:your|all|all the|only|have|had|has|are|were|with|of|or|to|than|another|deine|alle|nur)"
    r" $|[-–]$",
    re.IGNORECASE,
)
_GIVES = (
    "takes?|took|gives?|gave|hands?|handed|pays?|paid|costs? you|spends?|spent|nimmt|nehmen|nimmst"
    "|gibt|geben|gibst|zahlst|bezahlst|kostet dich"
)
_BARE = re.compile(  # "They take two, with the tongs": of what changes there
    rf"\b(?:{_GIVES})(?: (?:out|over|up|you|him|her|them|dir|ihm|ihr|ihnen))* ({NUMBER})"
    r"(?=[,.;:!?]| (?:from|with|away|back|out|of them|von|mit|weg|davon)\b)",
    re.IGNORECASE,
)
_REST = re.compile(r"\b(\d+) - ([a-z]\w*)(?: \* (\d+))?")
_PART = re.compile(r"\b([a-z]\w*) \* (\d+)")


class _Told(NamedTuple):
    """A text beside what changes, and how many of which words it tells."""

    mark: Mark
    place: str
    changes: Mapping[str, Set[int]]  # by what counts, each number by which it may change
    numbers: tuple[tuple[str, int], ...]  # all that it tells, by the word behind it
    narrated: tuple[tuple[str, int], ...]  # those that it tells as changing, beside what is said
    bare: tuple[int, ...]  # those without a word behind them


def unlike(adventure: Adventure, found: Uses) -> Iterator[tuple[Mark, str]]:
    """Yield where a text has another number of something change than changes, as a question.

    And where a part and the rest of something are told by different numbers: `9 - warm` beside
    `warm * 2`.
    """
    told = tuple(_told(adventure, found))
    known = _units(adventure, found, told)
    for one in told:
        counted = [name for name in one.changes if name in known]
        for name in counted:
            # two may be told in the same words: bricks that one has, and bricks that one promised
            alike = (other for other in counted if known[other] & known[name])
            may = frozenset[int]().union(*map(one.changes.__getitem__, alike))
            every = [number for word, number in one.numbers if word in known[name]]
            some = [number for word, number in one.narrated if word in known[name]]
            if not every and len(counted) == 1:
                every = some = [*one.bare]
            if some and may.isdisjoint(every):
                yield one.mark, f"{COUNT} {name}/{one.place}"
    yield from _rests(adventure)


def _stem(word: str) -> str:
    """Return a word in small letters, alike for one and for many."""
    small = word.casefold()
    return small[:-1] if small[-1:] in ("s", "n") else small


def _units(adventure: Adventure, found: Uses, told: tuple[_Told, ...]) -> Mapping[str, Set[str]]:
    """Return the words in which what counts is told, as `_stem` has them, by its name.

    They stand behind a number in a text (`{{ sugar|number }} bricks`) or under `present`
    (`# coals`); or two texts tell as many of them as what changes beside them.
    """
    german = adventure.spoken.partition("-")[0] == GERMAN
    known: dict[str, set[str]] = {}
    for name, words in _written(adventure, found):
        own = {_stem(word) for word in words if _is_noun(word, german=german)}
        known.setdefault(name, set()).update(own)
    for name, first in adventure.variables.items():
        if type(first) is int:
            known.setdefault(name, set()).add(_stem(name))
    fits: Counter[tuple[str, str]] = Counter()
    for one in told:
        for name, may in one.changes.items():
            for word, number in set(one.numbers):
                if number > 1:
                    fits[name, word] += 1 if number in may else -1
    for (name, word), often in fits.items():
        if often >= FITTING and name in adventure.variables:
            known.setdefault(name, set()).add(word)
    return {name: words for name, words in known.items() if words}


def _written(adventure: Adventure, found: Uses) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Yield what is told as a number, with the words behind it."""
    for text in found.texts:
        if isinstance(text, Prose):
            yield from ((match[1], (match[2],)) for match in _NAMED.finditer(text.source))
            yield from ((match[1], (match[2], match[3])) for match in _EITHER.finditer(text.source))
    for one in adventure.declared:
        if match := _DECLARED.fullmatch(one.when.source.strip()):
            words = (behind for told in one.told for behind in _BEHIND.findall(told))
            yield match[1], tuple(words)


def _is_noun(word: str, *, german: bool) -> bool:
    if german:
        return word[:1].isupper()
    return word in _PLURALS or (word[-1:] == "s" and word[-2:] != "ss" and word not in _NO_NOUNS)


def _told(adventure: Adventure, found: Uses) -> Iterator[_Told]:
    """Yield every text beside which something changes by a written number."""
    every = [(key, branch) for key, parts in found.parts.items() for branch in parts]
    for event in adventure.events.values():
        every += ((event.id, branch) for branch in graph.branches(event.body))
    for place, branch in every:
        changes = _changes(branch) if branch.text is not None else {}
        if branch.text is not None and changes:
            whole = _TAG.sub("§", branch.text.source)
            told = narrated(whole)
            bare = (value_of(match[1]) for match in _BARE.finditer(told))
            yield _Told(
                branch.mark, place, changes, tuple(_numbers(whole, changing=False)),
                tuple(_numbers(told, changing=True)), tuple(one for one in bare if one > 1),
            )  # fmt: skip


def _numbers(text: str, *, changing: bool) -> Iterator[tuple[str, int]]:
    for match in _COUNTED.finditer(text):
        number = value_of(match[1])
        if not changing or (number > 1 and not _STANDS.search(text, 0, match.start())):
            yield _stem(match[2]), number


def _changes(branch: Branch) -> Mapping[str, Set[int]]:
    """Return by how much each number may change in a branch, as far as that is sure.

    The cases may add to what the branch itself does.
    """
    own = dict(_own_changes(branch))
    found = {name: {abs(one) for one in may} for name, may in own.items()}
    for case in branch.cases:
        for part in graph.branches(case.branch):
            for name, may in _own_changes(part):
                if name in own:
                    more = {abs(a + b) for a in own[name] for b in may} | {abs(b) for b in may}
                    found[name] |= more
    return found


def _own_changes(branch: Branch) -> Iterator[tuple[str, Set[int]]]:
    """Yield what the actions of a branch change, and by how much: nothing where that is unsure."""
    for action in branch.actions:
        if isinstance(action, SetVariable) and isinstance(action.value, Expression):
            source, name = action.value.source, re.escape(action.name)
            steps = re.findall(_CHANGES.format(name=name), source)
            if steps and not re.search(_UNSURE.format(name=name), source):
                yield action.name, {int(sign + number) for sign, number in steps}
        elif isinstance(action, Change | Upon):
            effects = (action.effect,) if isinstance(action, Change) else action.effects
            for effect in effects:
                amount = None if effect.fields else _amount(effect.value)
                if amount:
                    yield effect.kind, {amount}


def _amount(value: object) -> int | None:
    """Return how many an effect says, without dice; None if it says no such thing."""
    if type(value) is int:
        return value
    if getattr(value, "dice", "") or getattr(value, "to", None) is not None:
        return None
    held = (getattr(value, name, None) for name in _AMOUNTS)
    return next((one for one in held if type(one) is int), None)


def _rests(adventure: Adventure) -> Iterator[tuple[Mark, str]]:
    """Yield scenes that tell a part of something and its rest by different numbers of each."""
    for scene in adventure.scenes.values():
        text = scene.body.text
        tags = " ".join(_TAG.findall(text.source)) if text is not None else ""
        rests = {(match[2], int(match[3] or 1)) for match in _REST.finditer(tags)}
        parts = {(match[1], int(match[2])) for match in _PART.finditer(_REST.sub("", tags))}
        for name, each in sorted(rests):
            others = {number for other, number in parts if other == name}
            if others and each not in others and name in adventure.variables:
                yield scene.body.mark, f"{COUNT} {name}/{scene.id}"
