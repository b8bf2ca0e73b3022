"""The lines of a gamebook: numbered sections, what to roll and what to write down."""

import re
from collections.abc import Iterator
from typing import Any

from solo.authoring.export import track
from solo.authoring.export.book_checks import TRAITS
from solo.authoring.export.lines import Line, rule_lines
from solo.authoring.export.story import Data
from solo.authoring.export.texts import Texts, ends_open
from solo.authoring.export.words import Say, plain


class Book:
    """The lines of one book."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self._say = Say(data["language"], data["room"])
        self._through = _passed_through(data)
        others = [key for key in data["scenes"] if key not in (data["start"], *self._through)]
        self.numbers = {key: n for n, key in enumerate([data["start"], *others], 1)}
        used = [data["scenes"], data["events"]]
        self._noted = [name for name in data["variables"] if _used(name, used)]
        called = {
            name: self._say("note-number", number=n) if data["translated"] else plain(name)
            for n, name in enumerate(self._noted, 1)
        }
        self._texts = Texts(data, self.numbers, self._say, called)

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
        if self._noted:
            texts, values = self._texts, self.data["variables"]
            listed = [f"{texts.note(one)} {texts.constant(values[one])}" for one in self._noted]
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
                asked.append(self._texts.when(event["when"]))
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
        if title := self._texts.words(scene["title"]):
            yield Line("p", f"**{title}**")
        if doing := self._doing(scene):
            yield Line("p", doing)
        if text := self._texts.words(scene["text"]):
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
                yield from self._branch(branch, f"*{self._texts.counted(key)}:*", 1)
        if scene["ending"] is not None:
            told = ": ".join(filter(None, (scene["ending"]["title"], scene["ending"]["kind"])))
            yield Line("p", self._say("the-end", told=told))
        elif way := self._way(scene):
            yield Line("li", way)

    def _choice(self, choice: Data) -> Iterator[Line]:
        say, before = self._say, []
        if choice["when"] is not None:
            before.append(self._texts.when(choice["when"]))
        if choice["once"]:
            before.append(say("once"))
        if choice["fallback"]:
            before.append(say("nothing-else"))
        told = f"*({', '.join(before)})* " if before else ""
        label = f"{told}**{self._texts.words(choice['text'])}**"
        if choice["input"] is not None:
            into, asked = choice["input"]
            label += f" *{self._texts.words(asked) or say('think')}* "
            label += say("write-words", name=self._texts.note(into))
        if choice["warning"]:
            label += f" *{self._texts.words(choice['warning'])}*"
        yield from self._branch(choice["then"], label, 0)
        if choice["barred"] and choice["when"] is not None:
            yield Line("li", f"*({say('otherwise')}:)* {self._texts.words(choice['barred'])}", 1)

    def _branch(self, branch: Data, label: str, depth: int) -> Iterator[Line]:
        text, doing = self._texts.words(branch["text"]), self._doing(branch)
        more = branch["check"] or branch["cases"]
        way = "" if more else self._way(branch)
        anyway = f"*({self._say('in-any-case')}:)*" if ends_open(branch["text"]) else ""
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
            label = f"*({self._texts.when(case['when'])}:)*" if case["when"] is not None else ""
            label = f"*({self._say('none-of-these')}:)*" if case["otherwise"] else label
            yield from self._branch(case["then"], label, depth)

    def _check(self, check: Data | None, depth: int) -> Iterator[Line]:
        if check is None:
            return
        if risk := self._texts.words(check["risk"]):
            yield Line("li", self._say("risk", told=risk), depth)
        for when, says, loose in check["says"]:
            told = "" if when is None else f"*({self._texts.when(when)}:)* "
            more = "".join(
                f" {self._say('with-value', name=name, value=self._texts.bare(tree))}"
                for name, tree in loose
            )
            yield Line("li", f"{self._say('roll')} {told}{says}{more}", depth)
        yield from self._fight(check, depth)
        for key, branch in check["outcomes"]:
            yield from self._branch(branch, f"*{self._texts.counted(key)}:*", depth + 1)
        for key, offer, price, branch in check["also"]:
            named = self._say.name(key).replace("-", " ")
            what = self._say("besides", what=named, offer=offer, price=price)
            yield from self._branch(branch, f"*{what}:*", depth + 1)

    def _fight(self, check: Data, depth: int) -> Iterator[Line]:
        """Yield who is fought and where, and what happens meanwhile."""
        if check["fight"]:
            yield Line("li", self._say("fight"), depth)
        for deeper, parts in check["fight"]:
            yield Line("li", self._texts.words(parts), depth + 1 + deeper)
        for one in check["during"]:
            asked = [self._say("each-time", when=one["said"]) if one["again"] else one["said"]]
            asked += [self._texts.when(one["when"])] if one["when"] is not None else []
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
                self._link(key) if when is None else f"{self._link(key)}, {self._texts.when(when)}"
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
                    told.append(
                        say("write", name=self._texts.note(name), value=self._texts.value(value))
                    )
                case ["set", name, ["choose", test, then, other]]:
                    told += self._either_written(name, test, then, other)
                case ["set", name, ["op" | "filter", *_] as value]:
                    told.append(
                        say("write-sum", name=self._texts.note(name), value=self._texts.bare(value))
                    )
                case ["set", name, value]:
                    told.append(
                        say("write", name=self._texts.note(name), value=self._texts.value(value))
                    )
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
                    told.append(say("minutes-counted", value=self._texts.bare(value)))
                case ["quest", words]:
                    told.append(f"{words}.")
                case ["rule", _, words]:
                    told.append(say("by-rules", told=self._texts.words(words)))
        return " ".join(told)

    def _either_written(self, name: str, test: Any, then: Any, other: Any) -> Iterator[str]:
        """Yield what is written down of two values; what stays as it is, is not."""
        for code, when, value in (("write-if", test, then), ("write-else", ["not", test], other)):
            if value == ["name", name]:
                continue
            alone = code == "write-if" or then == ["name", name]
            summed = value[0] in ("op", "filter")
            what = self._say(
                "summed-as" if summed else "written-as",
                name=self._texts.note(name),
                value=self._texts.bare(value),
            )
            yield self._say(
                "write-if" if alone else "write-else", test=self._texts.test(when), what=what
            )


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
    """Return a row of a sheet: a label with a number or a die, or with words."""
    label, value = row
    worded = value and not re.match(r"[-+d]?\d", value)
    return f"{label}: {value}" if worded else f"{label} {value}".strip()


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
