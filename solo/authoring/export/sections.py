"""The lines of a gamebook: numbered sections, what to roll and what to write down."""

import re
from collections.abc import Iterator
from typing import Any

from solo.authoring.export import track
from solo.authoring.export.book_checks import TRAITS
from solo.authoring.export.lines import Line, rule_lines
from solo.authoring.export.story import Data
from solo.authoring.export.words import Say, plain

_COUNT = re.compile(r"(\d+)([sf])(?: to (\d+)[sf])?")
_MOST = 12


class Book:
    """The lines of one book."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self._say = Say(data["language"], data["room"])
        self._through = _passed_through(data)
        others = [key for key in data["scenes"] if key not in (data["start"], *self._through)]
        self.numbers = {key: n for n, key in enumerate([data["start"], *others], 1)}
        self.labels: dict[str, str] = {}
        for _ in "first", "again":  # since what a choice says may ask whether another was taken
            self.labels = {
                choice["key"]: self._words(choice["text"])
                for scene in data["scenes"].values()
                for choice in scene["choices"]
            }

    def lines(self) -> Iterator[Line]:
        data = self.data
        yield Line("h1", data["title"])
        say = self._say
        told = [say("by", author=data["author"]) if data["author"] else "", data["summary"]]
        told += [say("contains", notes=data["notes"]) if data["notes"] else ""]
        told += [say("licence", licence=data["licence"]) if data["licence"] else ""]
        yield from (Line("p", text) for text in told if text)
        yield from self._instructions()
        for key in self.numbers:
            yield from self._section(key)
        yield from rule_lines(self.data, say)

    def _instructions(self) -> Iterator[Line]:
        say = self._say
        scenes = self.data["scenes"].values()
        branches = [b for scene in scenes for b in _branches(scene)]
        branches += [b for event in self.data["events"] for b in _branches(event["then"])]
        quests = any(done[0] == "quest" for branch in branches for done in branch["do"])
        yield Line("p", say("how-to-play", quests=quests))
        checks = [branch["check"] for branch in branches if branch["check"]]
        if checks or any(done[0] == "rule" for branch in branches for done in branch["do"]):
            rules, system = bool(self.data["rules"]), self.data["system"]
            yield Line("p", say("dice", system=system, hero=self.data["hero"], rules=rules))
            yield from self._sheet()
            if self.data["defeat"]:
                down = say(self.data["down"]) if self.data["down"] else ""
                yield Line("p", say("defeat", way=self._link(self.data["defeat"]), down=down))
        used = [self.data["scenes"], self.data["events"]]
        names = [name for name in self.data["variables"] if _used(name, used)]
        if names:
            values = self.data["variables"]
            listed = [f"{plain(name)} {self._value(values[name])}" for name in names]
            yield Line("p", say("notes", listed=listed))
        if self.data["events"]:
            yield from self._track()
        elif any(done[0] == "time" for branch in branches for done in branch["do"]):
            clock = self.data["clock"]
            now = track.hour(0, clock, say) if clock else ""
            yield Line("p", say("minutes-noted", now=now))

    def _track(self) -> Iterator[Line]:
        """Yield the track of time, and what happens when it has come so far."""
        events, clock, say = self.data["events"], self.data["clock"], self._say
        last = track.last_of(events)
        now = track.hour(0, clock, say) if clock else ""
        again = any(event["again"] for event in events)
        early = any(event["early"] for event in events)
        box = track.box_of([n for event in events for n in event["minutes"]], last)
        yield Line("p", say("time", now=now, box=track.BOXES[box], again=again, early=early))
        for told, boxes in track.rows(last, clock, say, box):
            yield Line("li", f"{told} {boxes.strip()}")
        for event in events:
            asked = [say("at-once"), event["said"]] if event["early"] else [event["said"]]
            if event["when"] is not None:
                asked.append(self._if(event["when"]))
            sign = "" if event["again"] else f"{track.BOX} "
            label = f"{sign}**{event['title']}** *({', '.join(asked)}:)*"
            yield from self._branch(event["then"], label, 0)

    def _sheet(self) -> Iterator[Line]:
        """Yield the hero's sheet, to be copied and marked."""
        if self.data["sheet"]:
            yield Line("p", self._say("sheet-of", hero=self.data["hero"]))
        for title, rows in self.data["sheet"]:
            told = "; ".join(map(_entry, rows))
            yield Line("li", f"**{title}:** {told}")
        if self.data["company"]:
            yield Line("p", self._say("company"))
        yield from (Line("li", one) for one in self.data["company"])

    def _section(self, key: str) -> Iterator[Line]:
        scene = self.data["scenes"][key]
        number = str(self.numbers[key])
        yield Line("h2", number, id=number)
        if title := self._words(scene["title"]):
            yield Line("p", f"**{title}**")
        if doing := self._doing(scene):
            yield Line("p", doing)
        if text := self._words(scene["text"]):
            yield Line("p", text)
        yield from self._cases(scene, 0)
        yield from self._check(scene["check"], 0)
        for choice in scene["choices"]:
            yield from self._choice(choice)
        for name, branches in scene["tries"]:
            called = name.upper() if name in TRAITS else self._say.name(name.replace("_", " "))
            code, minutes = "try-any" if name == "any" else "try", self.data["try_minutes"]
            yield Line("li", self._say(code, name=called, minutes=minutes))
            for key, branch in branches:
                yield from self._branch(branch, f"*{self._counted(key)}:*", 1)
        if scene["ending"] is not None:
            told = ": ".join(filter(None, (scene["ending"]["title"], scene["ending"]["kind"])))
            yield Line("p", self._say("the-end", told=told))
        elif way := self._way(scene):
            yield Line("li", way)

    def _choice(self, choice: Data) -> Iterator[Line]:
        say, before = self._say, []
        if choice["when"] is not None:
            before.append(self._if(choice["when"]))
        if choice["once"]:
            before.append(say("once"))
        if choice["fallback"]:
            before.append(say("nothing-else"))
        told = f"*({', '.join(before)})* " if before else ""
        label = f"{told}**{self._words(choice['text'])}**"
        if choice["input"] is not None:
            into, asked = choice["input"]
            label += f" *{self._words(asked) or say('think')}* "
            label += say("write-words", name=plain(into))
        if choice["warning"]:
            label += f" *{self._words(choice['warning'])}*"
        yield from self._branch(choice["then"], label, 0)
        if choice["barred"] and choice["when"] is not None:
            yield Line("li", f"*({say('otherwise')}:)* {self._words(choice['barred'])}", 1)

    def _branch(self, branch: Data, label: str, depth: int) -> Iterator[Line]:
        text, doing = self._words(branch["text"]), self._doing(branch)
        more = branch["check"] or branch["cases"]
        way = "" if more else self._way(branch)
        anyway = f"*({self._say('in-any-case')}:)*" if _ends_open(branch["text"]) else ""
        if _changed(branch["do"]) & _read(branch["text"]):  # it is told as it stands after that
            parts = [label, doing, text, anyway if way else "", way]
        else:
            parts = [label, text, anyway if doing or way else "", doing, way]
        yield Line("li", " ".join(part.strip() for part in parts if part), depth)
        yield from self._cases(branch, depth + 1)
        yield from self._check(branch["check"], depth + 1)
        if more and (way := self._way(branch)):
            yield Line("li", way, depth + 1)

    def _cases(self, branch: Data, depth: int) -> Iterator[Line]:
        """Yield the cases of a branch; one that leads to another section is the last."""
        for case in branch["cases"]:
            label = f"*({self._if(case['when'])}:)*" if case["when"] is not None else ""
            label = f"*({self._say('none-of-these')}:)*" if case["otherwise"] else label
            yield from self._branch(case["then"], label, depth)

    def _check(self, check: Data | None, depth: int) -> Iterator[Line]:
        if check is None:
            return
        if risk := self._words(check["risk"]):
            yield Line("li", self._say("risk", told=risk), depth)
        for when, says, loose in check["says"]:
            told = "" if when is None else f"*({self._if(when)}:)* "
            more = "".join(
                f" {self._say('with-value', name=name, value=self._bare(tree))}"
                for name, tree in loose
            )
            yield Line("li", f"{self._say('roll')} {told}{says}{more}", depth)
        yield from self._fight(check, depth)
        for key, branch in check["outcomes"]:
            yield from self._branch(branch, f"*{self._counted(key)}:*", depth + 1)
        for key, offer, price, branch in check["also"]:
            named = self._say.name(key).replace("-", " ")
            what = self._say("besides", what=named, offer=offer, price=price)
            yield from self._branch(branch, f"*{what}:*", depth + 1)

    def _fight(self, check: Data, depth: int) -> Iterator[Line]:
        """Yield who is fought and where, and what happens meanwhile."""
        if check["fight"]:
            yield Line("li", self._say("fight"), depth)
        for deeper, parts in check["fight"]:
            yield Line("li", self._words(parts), depth + 1 + deeper)
        for one in check["during"]:
            asked = [self._say("each-time", when=one["said"]) if one["again"] else one["said"]]
            asked += [self._if(one["when"])] if one["when"] is not None else []
            yield from self._branch(one["then"], f"*({', '.join(asked)}:)*", depth + 1)

    def _way(self, branch: Data) -> str:
        say = self._say
        if branch["visit"] is not None:
            return say("visit", way=self._link(branch["visit"]))
        if branch["returns"]:
            return say("return")
        if branch["goto"] is not None:
            return say("turn", way=self._link(branch["goto"]))
        if branch["among"]:
            ways = [
                self._link(key) if when is None else f"{self._link(key)}, {self._if(when)}"
                for key, when in branch["among"]
            ]
            return say("turn-to-first", ways=ways)
        return ""

    def _link(self, scene: str) -> str:
        """Return the number of a scene's section, as a way to it."""
        number = self.numbers[self._through.get(scene, scene)]
        return f"[{number}](#s{number})"

    def _doing(self, branch: Data) -> str:
        told, say = [], self._say
        for done in branch["do"]:
            match done:
                case ["set", name, ["compare" | "and" | "or" | "not" | "in", *_] as so]:
                    value = ["choose", so, ["const", True], ["const", False]]
                    told.append(say("write", name=plain(name), value=self._condition(value)))
                case ["set", name, ["choose", test, then, other]]:
                    told += self._either_written(name, test, then, other)
                case ["set", name, ["op" | "filter", *_] as value]:
                    told.append(say("write-sum", name=plain(name), value=self._bare(value)))
                case ["set", name, value]:
                    told.append(say("write", name=plain(name), value=self._condition(value)))
                case [
                    "time",
                    [
                        "op",
                        "%",
                        ["op", "-", ["const", int(end)], ["name", "clock"]],
                        ["const", 1440],
                    ],
                ] if self.data["clock"]:
                    told.append(say("until", hour=track.time_of_day(end, self.data["clock"])))
                case ["time", ["const", 0]]:
                    pass
                case ["time", ["const", minutes]]:
                    told.append(say("minutes-pass", minutes=minutes))
                case ["time", value]:
                    told.append(say("minutes-counted", value=self._bare(value)))
                case ["quest", words]:
                    told.append(f"{words}.")
                case ["rule", _, words]:
                    told.append(say("by-rules", told=self._words(words)))
        return " ".join(told)

    def _either_written(self, name: str, test: Any, then: Any, other: Any) -> Iterator[str]:
        """Yield what is written down of two values; what stays as it is, is not."""
        for code, when, value in (("write-if", test, then), ("write-else", ["not", test], other)):
            if value == ["name", name]:
                continue
            alone = code == "write-if" or then == ["name", name]
            summed = value[0] in ("op", "filter")
            what = self._say(
                "summed-as" if summed else "written-as", name=plain(name), value=self._bare(value)
            )
            yield self._say("write-if" if alone else "write-else", test=self._test(when), what=what)

    def _words(self, parts: list[Any]) -> str:
        """Return a text in words; conditions in it stand in brackets."""
        text = re.sub(f"[{_IF}{_ELSE}{_ANYWAY}]", "", self._marked(parts))
        return text.replace(_OPENS, "[").replace(_CLOSES, "]")

    def _marked(self, parts: list[Any], *, within: bool = False) -> str:
        """Return a text with a mark before each bracket that is ours.

        A condition `within` what stands under another is set in brackets of its own, so that it can
        be seen which of the two goes on.
        """
        found, say = [], self._say
        for part in map(_apart, parts):
            match part:
                case ["text", words]:
                    found.append(words)
                case ["say", ["plural", _, one, many]]:
                    found.append(f"{one}/{many}" if one else f"({many})")
                case ["say", ["const", constant]]:
                    found.append(self._value(constant))
                case ["say", value]:
                    found.append(f"*{self._condition(value)}*")
                case ["turns", how, texts]:
                    told = " / ".join(texts)
                    found.append(f"{_OPENS}*({say('by-visit', how=how)}:)* {told}{_CLOSES}")
                case ["if", value, then, otherwise]:
                    told = self._marked(then, within=True).strip()
                    found.append(f"{_IF}{_OPENS * within}*({self._if(value)}:)* {told}")
                    while len(otherwise) == 1 and otherwise[0][0] == "if":
                        _, value, then, otherwise = otherwise[0]
                        told = self._marked(then, within=True).strip()
                        what = say("or-if", what=self._test(value))
                        found.append(f" {_ELSE}*({what}:)* {told}")
                    if other := self._marked(otherwise, within=True).strip():
                        found.append(f" {_ELSE}*({say('otherwise')}:)* {other}")
                    found.append(_CLOSES if within else f" {_ANYWAY}*({say('in-any-case')}:)*")
        text = re.sub(_ASIDE, "", "".join(found)).strip()
        text = _led_on(text, f"{_ANYWAY}*({say('in-any-case')}:)*")
        return _spaced(text)

    def _if(self, value: Any) -> str:
        return self._say("if", what=self._test(value))

    def _test(self, value: Any) -> str:
        """Return in words that a value holds: of a word or number that is noted, that it is any."""
        match value:
            case ["name", name] if name in self.data["variables"]:
                usual = type(self.data["variables"][name])()
                if isinstance(usual, str):
                    return self._say("noted", name=plain(name))
                if not isinstance(usual, bool):
                    return self._say("is-not", left=plain(name), right=self._value(usual))
        return self._condition(value)

    def _bare(self, value: Any) -> str:
        """Return a value in words, without brackets around the whole of it."""
        told = self._condition(value)
        summed = isinstance(value, list) and value[0] == "op" and told.startswith("(")
        return told[1:-1] if summed else told

    def _condition(self, value: Any) -> str:
        """Return a value in words."""
        say = self._say
        match value:
            case ["const", constant]:
                return self._value(constant)
            case ["name", name]:
                return say(name.replace("_", "-")) if name in _NAMES else plain(name)
            case ["get", *_]:
                return self._looked_up(value)
            case ["plural", _, one, many]:
                return say("one-or-many", one=one, many=many) if one else f"({many})"
            case ["filter", "number" | "capitalize" | "title" | "upper" | "lower" | "trim", inner]:
                return self._condition(inner)
            case ["filter", "min" | "max" as name, ["list", *several]]:
                return say("least" if name == "min" else "most", of=list(map(self._term, several)))
            case ["filter", name, inner]:
                return f"{self._condition(inner)} ({name})"
        return self._joined(value)

    def _looked_up(self, value: Any) -> str:
        """Return in words what is looked up in something else."""
        say = self._say
        match value:
            case ["get", ["get", ["name", "hero"], ["const", "progress"]], ["const", key]]:
                return say("boxes", name=plain(str(key)))
            case ["get", ["name", "hero"], ["const", key]]:
                code = _COUNTED.get((self.data["rules_name"], key), "your")
                return say(code, key=say.value(key))
            case ["get", ["name", "visited"], ["const", key]]:
                return say("been", number=self.numbers.get(key, key))
            case ["get", ["name", "taken"], ["const", key]]:
                return self._chosen("chosen", key)
            case ["get", ["name", "outcome"], ["const", "label"]]:
                return say("outcome")
            case ["get", ["name", "outcome"], ["const", "fallen"]]:
                return say("fallen")
            case ["get", ["list", *several], ["op", "-", count, ["const", 1]]]:
                return say("entry", number=self._bare(count), of=list(map(self._bare, several)))
            case ["get", whole, ["const", key]]:
                return say("of", key=plain(str(key)), whole=self._condition(whole))
        return "?"

    def _joined(self, value: Any) -> str:
        """Return a value that is made of others in words."""
        told, say = self._condition, self._say
        match value:
            case ["not", inner]:
                return self._not(inner)
            case ["and" | "or" as join, left, right]:
                return say(join, left=self._side(left, join), right=self._side(right, join))
            case ["compare", "==", ["name", "visits"], ["const", 1]]:
                return say("first-visit")
            case ["compare", ">", ["name", "visits"], ["const", 1]]:
                return say("visited-before")
            case ["compare", "==", ["get", ["name", "visited"], _] as there, ["const", 0]]:
                return self._not(there)
            case ["compare", ">", ["get", ["name", "visited"], _] as there, ["const", 0]]:
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
                test = self._test(test)
                return say("either", test=test, then=told(then), other=told(otherwise))
        return "?"  # it is not carried, and has its place in the list of what is not

    def _term(self, value: Any) -> str:
        """Return a part of a sum or list in words, in brackets where it is of several words."""
        told = self._condition(value)
        return f"({told})" if value[0] in ("choose", "filter") else told

    def _among(self, is_in: object, left: Any, right: Any) -> str:
        """Return in words whether something is in a list."""
        told, say = self._condition, self._say
        match left, right:
            case ["const", name], ["name", "companions"]:
                who = self.data["people"].get(name, name)
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
            case ["name", name] if name in self.data["variables"]:
                kind = type(self.data["variables"][name])
                return say("is", left=plain(name), right=self._value(kind()))
            case ["get", ["name", "visited"], ["const", key]]:
                return say("not-been", number=self.numbers.get(key, key))
            case ["get", ["name", "taken"], ["const", key]]:
                return self._chosen("not-chosen", key)
        return say("not-so", inner=self._condition(inner))

    def _chosen(self, code: str, key: str) -> str:
        """Return in words whether a choice was taken, and where it stands, if in one section."""
        scene, _, _ = key.rpartition("/")
        number = self.numbers.get(scene, "")
        return self._say(code, label=self.labels.get(key, key), number=number)

    def _side(self, value: Any, join: str) -> str:
        """Return a side of `and` or `or`, in brackets where the other of the two joins it."""
        match value:
            case ["and" | "or" as inner, _, _]:
                pass
            case ["in", _, _, ["list", _, _, *_]]:  # one of several, which are told with `or`
                inner = "or"
            case _:
                inner = join
        told = self._test(value)
        return told if inner == join else f"({told})"

    def _number(self, value: Any) -> str:
        """Return a value that is compared: of a scene that was visited, how often."""
        match value:
            case ["get", ["name", "visited"], ["const", key]]:
                return self._say("visits-to", number=self.numbers.get(key, key))
        return self._condition(value)

    def _counted(self, key: str) -> str:
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

    def _value(self, value: object) -> str:
        if isinstance(value, bool):
            return self._say("yes" if value else "no")
        return str(value) or self._say("nothing")


_IF, _ELSE, _ANYWAY = "\ue000", "\ue001", "\ue002"
_OPENS, _CLOSES = "\ue003", "\ue004"  # a bracket of ours
"""Marks before brackets of ours in a text: a condition, and what stands behind one."""
_TYPED = r"(?<!\w)'[a-z]+(?: [^'\[\]\n]*)?'(?!\w)"  # such as 'odds 1'
_ASIDE = rf"(?m)^[ \t]*\[[^\[\]\n]*{_TYPED}[^\[\]\n]*\][ \t]*$\n?"
"""A line of its own to the player at the prompt: it names what is typed, as no other does."""

_NAMES = ("visits", "time_of_day", "hour", "hero", "successes", "failures", "clock")
_COUNTED = {("fictive-hack", "wounds"): "lost-wounds", ("art", "wounds"): "checked-boxes",
            ("fallout-2d20", "gm_points"): "gm-points"}  # fmt: skip
"""What a sheet does not count as an author's conditions do."""
_SIGNS = {"==": "is", "!=": "is-not", "<": "less", "<=": "at-most", ">": "more", ">=": "at-least"}
_SUMS = {"*": "times", "/": "over", "//": "whole", "%": "rest"}


def _led_on(text: str, anyway: str) -> str:
    """Leave out the mark behind a condition where none is needed; of a paragraph, begin with it.

    None is needed before another condition, at the end, and where the author's bracket closes.
    """
    mark, condition = re.escape(f" {anyway}"), f"[{_IF}{_ANYWAY}]"
    text = re.sub(rf"{mark}(?=\s*(?:$|\]\s|\]$|{condition}))", "", text)
    return re.sub(rf"{mark}(\s*\n\s*)", lambda found: f"{found[1]}{anyway} ", text)


def _spaced(text: str) -> str:
    """Set the words on conditions apart from the text around them, but not from its stops."""
    text = re.sub(
        rf"(?<=[^\s\[“‘„«(\"'{_IF}{_ELSE}{_ANYWAY}])(?=[{_IF}{_ELSE}{_ANYWAY}])", " ", text
    )
    text = re.sub(rf"(?<=:\)\*)(?=\w)|(?<={_CLOSES})(?=[\w“„«\[])", " ", text)
    return re.sub(r"(?<=:\)\*) +(?=[,.;:!?])", "", text)


def _passed_through(data: Data) -> dict[str, str]:
    """Return the scenes that only lead on, with where to: a book needs no section for them.

    One has a section where a condition asks for it, or where a game begins or is lost.
    """
    kept = {data["start"], data["defeat"], *_asked_for(data)}
    ways: dict[str, str] = {
        key: scene["goto"]
        for key, scene in data["scenes"].items()
        if key not in kept
        if scene["goto"] is not None and not any(scene[part] for part in _SAYS)
    }
    found: dict[str, str] = {}
    for key, leads in ways.items():
        while leads in ways:  # it ends: the load refuses scenes that lead on for ever
            leads = ways[leads]
        found[key] = leads
    return found


_SAYS = ("do", "text", "cases", "check", "choices", "tries", "among", "visit", "returns", "ending")


def _asked_for(value: object) -> set[str]:
    """Return the scenes of which plain data asks how often they were visited."""
    found = set()
    for form in _forms(value):
        match form:
            case ["get", ["name", "visited"], ["const", str(key)]]:
                found.add(key)
    return found


def _entry(row: list[str]) -> str:
    """Return a row of a sheet: a label with a number, or with words."""
    label, value = row
    worded = value and not re.match(r"[-+]?\d", value)
    return f"{label}: {value}" if worded else f"{label} {value}".strip()


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


def _ends_open(text: list[Any]) -> bool:
    """Whether what stands behind a text might be read as under its last condition."""
    said = [part for part in text if part[0] != "text" or part[1].strip()]
    return bool(said) and _apart(said[-1])[0] == "if"


def _forked(value: Any) -> list[Any]:
    """Return one of several sentences as texts under conditions; any other value as it is."""
    match value:
        case ["choose", test, then, other]:
            return ["if", test, [_forked(then)], [_forked(other)]]
    return ["say", value]


def _branches(part: Data) -> Iterator[Data]:
    """Yield a scene's or branch's own part and every branch in it."""
    yield part
    for inner in (*part.get("choices", ()), *part["cases"]):
        yield from _branches(inner["then"])
    for _, branch in part["check"]["outcomes"] if part["check"] else ():
        yield from _branches(branch)
    for *_, branch in part["check"]["also"] if part["check"] else ():
        yield from _branches(branch)
    for one in part["check"]["during"] if part["check"] else ():
        yield from _branches(one["then"])
    for _, tried in part.get("tries", ()):
        for _, branch in tried:
            yield from _branches(branch)


_STOPS = tuple(".!?”’»“")
_LONG = 3  # blanks in words that are no more read at a glance
_OF_TIME = {"time_of_day", "hour", "clock"}


def _changed(doing: list[Any]) -> set[str]:
    """Return the names whose values a branch's effects change."""
    found: set[str] = set()
    for done in doing:
        match done:
            case ["set", name, _]:
                found.add(name)
            case ["time", _]:
                found |= _OF_TIME
            case ["rule", *_]:
                found |= {"hero", "companions"}
    return found


def _read(text: list[Any]) -> set[str]:
    """Return the names that the conditions and values of a text ask for."""
    return {form[1] for form in _forms(text) if form[0] == "name"}


def _used(name: str, value: object) -> bool:
    """Whether anything in plain data, however deep, is that name of a variable."""
    return any(form[0] in ("name", "set") and form[1] == name for form in _forms(value))


def _forms(value: object) -> Iterator[list[Any]]:
    """Yield the lists of two and more in plain data, however deep."""
    left = [value]
    while left:
        match left.pop():
            case dict() as parts:
                left += parts.values()
            case ["turns", str(), list()]:  # mere words
                pass
            case list() as parts:
                if len(parts) > 1:
                    yield parts
                left += parts
