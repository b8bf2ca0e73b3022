"""Texts, conditions and values of a gamebook in words, for its reader."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from solo.authoring.export.conditions import opposite, since
from solo.authoring.export.story import Data
from solo.authoring.export.words import Say, plain
from solo.words.typed import QUOTED

_COUNT = re.compile(r"(\d+)([sf])(?: to (\d+)[sf])?")
_MOST = 12


class Texts:
    """Says the texts, conditions and values of one book.

    Args:
        data: The adventure as plain data.
        numbers: The numbers of its sections, by the scenes that they tell.
        say: Says the sentences of the book.
        called: What the variables are called that the book writes down.
    """

    def __init__(
        self, data: Data, numbers: Mapping[str, int], say: Say, called: Mapping[str, str]
    ) -> None:
        self._data = data
        self._called = called
        self._numbers = numbers
        self._say = say
        self._labels: dict[str, str] = {}
        for _ in "first", "again":  # since what a choice says may ask whether another was taken
            self._labels = {
                choice["key"]: self.words(choice["text"])
                for scene in data["scenes"].values()
                for choice in scene["choices"]
            }

    def note(self, name: str) -> str:
        """Return what a variable is called."""
        return self._called.get(name) or plain(name)

    def words(self, parts: list[Any]) -> str:
        """Return a text in words; conditions in it stand in brackets."""
        told = [*_possible(parts, ())]
        text = re.sub(f"[{_IF}{_ELSE}{_ANYWAY}]", "", self._marked(told))
        return text.replace(_OPENS, "[").replace(_CLOSES, "]")

    def _marked(self, parts: list[Any], *, within: bool = False) -> str:
        """Return a text with a mark before each bracket that is ours.

        A condition `within` what stands under another is set in brackets of its own, so that it can
        be seen which of the two goes on.
        """
        found, say = [], self._say
        for part in parts:
            match part:
                case ["text", words]:
                    found.append(words)
                case ["say", ["plural", _, one, many]]:
                    found.append(f"{one}/{many}" if one else f"({many})")
                case ["say", ["const", constant]]:
                    found.append(self.constant(constant))
                case ["say", value]:
                    found.append(f"*{self.value(value)}*")
                case ["turns", how, texts]:
                    told = " / ".join(texts)
                    found.append(f"{_OPENS}*({say('by-visit', how=how)}:)* {told}{_CLOSES}")
                case ["if", value, then, otherwise]:
                    told = self._marked(then, within=True).strip()
                    found.append(f"{_IF}{_OPENS * within}*({self.when(value)}:)* {told}")
                    while len(otherwise) == 1 and otherwise[0][0] == "if":
                        _, value, then, otherwise = otherwise[0]
                        told = self._marked(then, within=True).strip()
                        what = say("or-if", what=self.test(value))
                        found.append(f" {_ELSE}*({what}:)* {told}")
                    if other := self._marked(otherwise, within=True).strip():
                        found.append(f" {_ELSE}*({say('otherwise')}:)* {other}")
                    found.append(_CLOSES if within else f" {_ANYWAY}*({say('in-any-case')}:)*")
        text = re.sub(_ASIDE, "", "".join(found)).strip()
        text = _led_on(text, f"{_ANYWAY}*({say('in-any-case')}:)*")
        return _spaced(text)

    def when(self, value: Any) -> str:
        return self._say("if", what=self.test(value))

    def test(self, value: Any) -> str:
        """Return in words that a value holds: of a word or number that is noted, that it is any."""
        match value:
            case ["name", name] if name in self._data["variables"]:
                usual = type(self._data["variables"][name])()
                if isinstance(usual, str):
                    return self._say("noted", name=self.note(name))
                if not isinstance(usual, bool):
                    return self._say("is-not", left=self.note(name), right=self.constant(usual))
        return self.value(value)

    def bare(self, value: Any) -> str:
        """Return a value in words, without brackets around the whole of it."""
        told = self.value(value)
        summed = isinstance(value, list) and value[0] == "op" and told.startswith("(")
        return told[1:-1] if summed else told

    def value(self, value: Any) -> str:
        """Return a value in words."""
        say = self._say
        match value:
            case ["const", constant]:
                return self.constant(constant)
            case ["name", name]:
                return say(name.replace("_", "-")) if name in _NAMES else self.note(name)
            case ["get", *_]:
                return self._looked_up(value)
            case ["plural", _, one, many]:
                return say("one-or-many", one=one, many=many) if one else f"({many})"
            case ["filter", "number" | "capitalize" | "title" | "upper" | "lower" | "trim", inner]:
                return self.value(inner)
            case ["filter", "min" | "max" as name, ["list", *several]]:
                return say("least" if name == "min" else "most", of=list(map(self._term, several)))
            case ["filter", name, inner]:
                return f"{self.value(inner)} ({name})"
        return self._joined(value)

    def _looked_up(self, value: Any) -> str:
        """Return in words what is looked up in something else."""
        say = self._say
        match value:
            case ["get", ["get", ["name", "hero"], ["const", "progress"]], ["const", key]]:
                return say("boxes", name=plain(str(key)))
            case ["get", ["name", "hero"], ["const", key]]:
                code = _COUNTED.get((self._data["rules_name"], key), "your")
                return say(code, key=say.value(key))
            case ["get", ["name", "visited"], ["const", key]]:
                return say("been", number=self._numbers.get(key, key))
            case ["get", ["name", "taken"], ["const", key]]:
                return self._chosen("chosen", key)
            case ["get", ["name", "outcome"], ["const", "label"]]:
                return say("outcome")
            case ["get", ["name", "outcome"], ["const", "fallen"]]:
                return say("fallen")
            case ["get", ["list", *several], ["op", "-", count, ["const", 1]]]:
                return say("entry", number=self.bare(count), of=list(map(self.bare, several)))
            case ["get", whole, ["const", key]]:
                return say("of", key=plain(str(key)), whole=self.value(whole))
        return "?"

    def _joined(self, value: Any) -> str:
        """Return a value that is made of others in words."""
        told, say = self.value, self._say
        match value:
            case ["not", inner]:
                return self._not(inner)
            case ["and" | "or" as join, left, right]:
                return say(join, left=self._side(left, join), right=self._side(right, join))
            case ["compare", "==" | "<=", ["name", "visits"], ["const", 1]]:
                return say("first-visit")
            case ["compare", "!=" | ">", ["name", "visits"], ["const", 1]]:
                return say("visited-before")
            case ["compare", "==" | "<=", ["get", ["name", "visited"], _] as there, ["const", 0]]:
                return self._not(there)
            case ["compare", "!=" | ">", ["get", ["name", "visited"], _] as there, ["const", 0]]:
                return told(there)
            case ["compare", sign, left, right]:
                return say(_SIGNS[sign], left=self._number(left), right=self._number(right))
            case ["in", sign, left, right]:
                return self._among(sign == "in", left, right)
            case ["op", "-", ["const", 0], inner]:
                return f"-{told(inner)}"
            case ["op", sign, left, right]:
                sign, left, right = _SUMS.get(sign, sign), self._term(left), self._term(right)
                return f"({say('sum', left=left, sign=sign, right=right)})"
            case ["choose", test, then, otherwise]:
                test = self.test(test)
                return say("either", test=test, then=told(then), other=told(otherwise))
        return "?"  # it is not carried, and has its place in the list of what is not

    def _term(self, value: Any) -> str:
        """Return a part of a sum or list in words, in brackets where it is of several words."""
        told = self.value(value)
        return f"({told})" if value[0] in ("choose", "filter") else told

    def _among(self, is_in: object, left: Any, right: Any) -> str:
        """Return in words whether something is in a list."""
        told, say = self.value, self._say
        match left, right:
            case ["const", name], ["name", "companions"]:
                who = self._data["people"].get(name, name)
                return say("with-you" if is_in else "not-with-you", who=who)
            case _, ["list", *several]:
                words = ""
                for one in map(told, several):
                    words = say("or", left=words, right=one) if words else one
                return say("is" if is_in else "is-not", left=told(left), right=words)
            case ["const", name], ["get", ["name", "hero"], ["const", "full"]]:
                return say("full" if is_in else "not-full", name=plain(str(name)))
            case _, ["get", ["name", "hero"], ["const", key]]:
                code = "among-yours" if is_in else "not-among-yours"
                return say(code, left=told(left), key=say.value(key))
        return say("among" if is_in else "not-among", left=told(left), right=told(right))

    def _not(self, inner: Any) -> str:
        """Return in words that a value does not hold; of a variable, what it is then."""
        say = self._say
        match inner:
            case ["not", value]:
                return self.test(value)
            case ["compare", sign, left, right]:
                return self.value(["compare", _OPPOSITE[sign], left, right])
            case ["in", sign, left, right]:
                return self._among(sign != "in", left, right)
            case ["name", name] if name in self._data["variables"]:
                kind = type(self._data["variables"][name])
                return say("is", left=self.note(name), right=self.constant(kind()))
            case ["get", ["name", "visited"], ["const", key]]:
                return say("not-been", number=self._numbers.get(key, key))
            case ["get", ["name", "taken"], ["const", key]]:
                return self._chosen("not-chosen", key)
        return say("not-so", inner=self.value(inner))

    def _chosen(self, code: str, key: str) -> str:
        """Return in words whether a choice was taken, and where it stands, if in one section."""
        scene, _, _ = key.rpartition("/")
        number = self._numbers.get(scene, "")
        return self._say(code, label=self._labels.get(key, key), number=number)

    def _side(self, value: Any, join: str) -> str:
        """Return a side of `and` or `or`, in brackets where the other of the two joins it."""
        match value:
            case ["and" | "or" as inner, _, _]:
                pass
            case ["in", _, _, ["list", _, _, *_]] | ["not", ["in", _, _, ["list", _, _, *_]]]:
                # one of several, which are told with `or`
                inner = "or"
            case _:
                inner = join
        told = self.test(value)
        return told if inner == join else f"({told})"

    def _number(self, value: Any) -> str:
        """Return a value that is compared: of a scene that was visited, how often."""
        match value:
            case ["get", ["name", "visited"], ["const", key]]:
                return self._say("visits-to", number=self._numbers.get(key, key))
        return self.value(value)

    def counted(self, key: str) -> str:
        """Return an outcome's key in words: `1s to 3s` as 1 to 3 successes."""
        match, say = _COUNT.fullmatch(key), self._say
        if match is None:
            named = say(key) if key in ("else", "aborted") else say.name(key)
            return named.replace("-", " ") if named == key else named
        low, high = int(match[1]), int(match[3] or match[1])
        good, one = match[2] == "s", low == 1
        if high >= _MOST:
            return say("counted-more", low=low, one=one, good=good)
        if low == high:
            return say("counted", low=low, one=one, good=good)
        return say("counted-span", low=low, high=high, one=False, good=good)

    def constant(self, value: object) -> str:
        if isinstance(value, bool):
            return self._say("yes" if value else "no")
        return str(value) or self._say("nothing")


_IF, _ELSE, _ANYWAY = "\ue000", "\ue001", "\ue002"
_OPENS, _CLOSES = "\ue003", "\ue004"  # a bracket of ours
"""Marks before brackets of ours in a text: a condition, and what stands behind one."""
_QUOTES = "“”‘„‚»«\"'"
_ASIDE = rf"(?m)^[ \t]*\[[^\[\]\n]*{QUOTED}[^\[\]\n]*\][ \t]*$\n?"
"""A line of its own to the player at the prompt: it names what is typed, as no other does."""

_NAMES = ("visits", "time_of_day", "hour", "hero", "successes", "failures", "clock")
_COUNTED = {("fictive-hack", "wounds"): "lost-wounds", ("art", "wounds"): "checked-boxes",
            ("fallout-2d20", "gm_points"): "gm-points"}  # fmt: skip
"""What a sheet does not count as an author's conditions do."""
_SIGNS = {"==": "is", "!=": "is-not", "<": "less", "<=": "at-most", ">": "more", ">=": "at-least"}
_OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", "<=": ">", ">": "<=", ">=": "<"}
_SUMS = {"*": "times", "/": "over", "//": "whole", "%": "rest"}


def _led_on(text: str, anyway: str) -> str:
    """Leave out the mark behind a condition where none is needed; of a paragraph, begin with it.

    None is needed before another condition, at the end, and where the author's bracket closes.
    """
    mark, condition = re.escape(f" {anyway}"), f"[{_IF}{_ANYWAY}]"
    text = re.sub(rf"{mark}(?=\s*(?:$|\]\s|\]$|{condition}))", "", text)
    return re.sub(rf"{mark}(\s*\n\s*)", lambda found: f"{found[1]}{anyway} ", text)


def _spaced(text: str) -> str:
    """Set the words on conditions apart from the text around them, but not from its stops.

    A quote opens where nothing but a blank or a bracket is before it: languages differ in them.
    """
    ours = f"{_IF}{_ELSE}{_ANYWAY}"
    text = re.sub(
        rf"(?<=:\)\*)(?=[{_QUOTES}(*]*\w)|(?<={_CLOSES})(?=[{_QUOTES}(*]*[\w\[])", " ", text
    )
    text = re.sub(
        rf"((?:^|[\s\[({_OPENS}])[{_QUOTES}]+)(?=[{ours}])|([^\s\[({_OPENS}{ours}])(?=[{ours}])",
        lambda found: found[1] or f"{found[2]} ",
        text,
    )
    return re.sub(r"(?<=:\)\*) +(?=[,.;:!?])", "", text)


def _sentences(*values: Any) -> bool:
    """Whether any of two values, or of those that they are made of, is a sentence or long."""
    for value in values:
        match value:
            case ["const", str(text)] if text[-1:] in _STOPS or text.count(" ") >= _LONG:
                return True
            case ["choose", _, then, other] if _sentences(then, other):
                return True
    return False


def _apart(part: Any) -> Any:
    """Return a part of a text; one that says a sentence or another, as texts under conditions."""
    match part:
        case ["say", ["choose", _, then, other] as value] if _sentences(then, other):
            return _forked(value)
    return part


def _possible(parts: Iterable[Any], known: tuple[Any, ...]) -> Iterator[Any]:
    """Yield the parts of a text without what can't be told where some conditions are `known`."""
    for part in map(_apart, parts):
        match part:
            case ["if", test, then, _] if test in known:
                yield from _possible(then, known)
            case ["if", test, _, otherwise] if opposite(test) in known:
                yield from _possible(otherwise, known)
            case ["if", test, then, otherwise]:
                so, not_so = since(known, test), since(known, opposite(test))
                yield ["if", test, [*_possible(then, so)], [*_possible(otherwise, not_so)]]
            case _:
                yield part


def ends_open(text: list[Any]) -> bool:
    """Whether what stands behind a text might be read as under its last condition."""
    said = [part for part in text if part[0] != "text" or part[1].strip()]
    return bool(said) and _apart(said[-1])[0] == "if"


def _forked(value: Any) -> list[Any]:
    """Return one of several sentences as texts under conditions; any other value as it is."""
    match value:
        case ["choose", test, then, other]:
            return ["if", test, [_forked(then)], [_forked(other)]]
    return ["say", value]


_STOPS = tuple(".!?”’»“")
_LONG = 3  # blanks in words that are no more read at a glance
