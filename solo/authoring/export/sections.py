"""The lines of a gamebook: numbered sections, what to roll and what to write down."""

import re
from collections.abc import Iterator
from typing import Any

from solo.authoring.export import track
from solo.authoring.export.lines import Line, rule_lines
from solo.authoring.export.story import Data

_COUNT = re.compile(r"(\d+)([sf])(?: to (\d+)[sf])?")
_MOST = 12


class Book:
    """The lines of one book."""

    def __init__(self, data: Data) -> None:
        self.data = data
        others = [key for key in data["scenes"] if key != data["start"]]
        self.numbers = {key: n for n, key in enumerate([data["start"], *others], 1)}
        self.labels = {
            f"{key}/{choice['id']}": self._words(choice["text"])
            for key, scene in data["scenes"].items()
            for choice in scene["choices"]
        }

    def lines(self) -> Iterator[Line]:
        data = self.data
        yield Line("h1", data["title"])
        told = [f"By {data['author']}." if data["author"] else "", data["summary"]]
        told += [f"Contains: {', '.join(data['notes'])}." if data["notes"] else ""]
        told += [f"Licence: {data['licence']}." if data["licence"] else ""]
        yield from (Line("p", text) for text in told if text)
        yield from self._instructions()
        for key in self.numbers:
            yield from self._section(key)
        yield from rule_lines(self.data)

    def _instructions(self) -> Iterator[Line]:
        yield Line("p", "**How to play.** Begin at 1. Read, choose, and turn to the number named.")
        scenes = self.data["scenes"].values()
        branches = [b for scene in scenes for b in _branches(scene)]
        branches += [b for event in self.data["events"] for b in _branches(event["then"])]
        checks = [branch["check"] for branch in branches if branch["check"]]
        more = " What a roll and a fight need stands at the end, under [rules](#srules)."
        more = more if self.data["rules"] else ""
        if checks or any(done[0] == "rule" for branch in branches for done in branch["do"]):
            yield Line(
                "p",
                f"**Dice.** You need a hero and the rules of {self.data['system']}. *Roll* says "
                f"what {self._whose()}. Roll it with your own dice, and read the line "
                "for what it comes to. *3 successes or more*, *2 failures* and "
                "the like are what the rules count; behind many rolls stands what each number of "
                "the dice comes to for that hero, so that you need no table. What stands behind "
                "*Rules* happens by them. Where no line fits, nothing happens: choose again."
                f"{more}",
            )
            yield from self._sheet()
        used = [self.data["scenes"], self.data["events"]]
        names = [name for name in self.data["variables"] if _used(name, used)]
        if names:
            listed = ", ".join(f"{_plain(n)} {_value(self.data['variables'][n])}" for n in names)
            yield Line("p", f"**Notes.** On a sheet of paper, write: {listed}.")
        if self.data["events"]:
            yield from self._track()
        elif any(done[0] == "time" for branch in branches for done in branch["do"]):
            yield Line("p", "**Time.** Note the minutes that pass.")

    def _track(self) -> Iterator[Line]:
        """Yield the track of time, and what happens when it has come so far."""
        events, clock = self.data["events"], self.data["clock"]
        last = track.last_of(events)
        now = f"It is {track.hour(0, clock)}. " if clock else ""
        more = " When the track is full, draw another." if any(e["again"] for e in events) else ""
        yield Line(
            "p",
            f"**Time.** {now}Whenever minutes pass, cross off boxes of "
            f"the track, one for {track.box(last)}; keep what is less until it makes a box. Each "
            "row begins at the hour before it. Then look at the events below: follow each whose "
            "hour has come and which you have not crossed off, and cross it off. Go on where you "
            f"were, unless it says where to turn.{more}",
        )
        for told, boxes in track.rows(last, clock):
            yield Line("li", f"{told} {boxes.strip()}")
        for event in events:
            asked = [event["said"]]
            if event["when"] is not None:
                asked.append(f"if {self._condition(event['when'])}")
            sign = "" if event["again"] else f"{track.BOX} "
            label = f"{sign}**{event['title'].capitalize()}** *({', '.join(asked)}:)*"
            yield from self._branch(event["then"], label, 0)

    def _sheet(self) -> Iterator[Line]:
        """Yield the hero's sheet, to be copied and marked."""
        if self.data["sheet"]:
            yield Line("p", f"**The sheet of {self.data['hero']}.** Copy it; strike out and write "
                       "down as you go.")  # fmt: skip
        for title, rows in self.data["sheet"]:
            told = "; ".join(f"{label} {value}".strip() for label, value in rows)
            yield Line("li", f"**{title}:** {told}")

    def _whose(self) -> str:
        hero = self.data["hero"] or "your hero"
        return f"{hero} rolls by them; who plays somebody else puts that hero's numbers there"

    def _section(self, key: str) -> Iterator[Line]:
        scene = self.data["scenes"][key]
        yield Line("h2", str(self.numbers[key]))
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
            said = "anything you think of" if name == "any" else name.replace("_", " ")
            label = f"**Try {said}** in a way of your own. *Roll* it, as hard as it seems to you."
            yield Line("li", label)
            for key, branch in branches:
                yield from self._branch(branch, f"*{_counted(key)}:*", 1)
        if scene["ending"] is not None:
            told = ": ".join(filter(None, (scene["ending"]["title"], scene["ending"]["kind"])))
            yield Line("p", f"**The end. {told}**")
        elif way := self._way(scene):
            yield Line("li", way)

    def _choice(self, choice: Data) -> Iterator[Line]:
        before = []
        if choice["when"] is not None:
            before.append(f"if {self._condition(choice['when'])}")
        if choice["once"]:
            before.append("once only")
        if choice["fallback"]:
            before.append("if nothing else is left")
        told = f"*({', '.join(before)})* " if before else ""
        label = f"{told}**{self._words(choice['text'])}**"
        if choice["input"] is not None:
            into, asked = choice["input"]
            label += f" *{self._words(asked) or 'Think of your words.'}* Write them down: "
            label += f"{_plain(into)}."
        if choice["warning"]:
            label += f" *{self._words(choice['warning'])}*"
        yield from self._branch(choice["then"], label, 0)
        if choice["barred"] and choice["when"] is not None:
            yield Line("li", f"*(otherwise:)* {self._words(choice['barred'])}", 1)

    def _branch(self, branch: Data, label: str, depth: int) -> Iterator[Line]:
        parts = [label, self._words(branch["text"]), self._doing(branch)]
        more = branch["check"] or branch["cases"]
        if not more:
            parts.append(self._way(branch))
        yield Line("li", " ".join(part.strip() for part in parts if part), depth)
        yield from self._cases(branch, depth + 1)
        yield from self._check(branch["check"], depth + 1)
        if more and (way := self._way(branch)):
            yield Line("li", way, depth + 1)

    def _cases(self, branch: Data, depth: int) -> Iterator[Line]:
        """Yield the cases of a branch; one that leads to another section is the last."""
        for case in branch["cases"]:
            label = f"*(if {self._condition(case['when'])}:)*" if case["when"] is not None else ""
            label = "*(if none of these held:)*" if case["otherwise"] else label
            yield from self._branch(case["then"], label, depth)

    def _check(self, check: Data | None, depth: int) -> Iterator[Line]:
        if check is None:
            return
        for when, says, loose in check["says"]:
            told = "" if when is None else f"*(if {self._condition(when)}:)* "
            more = "".join(f" With *{name}* {self._condition(tree)}." for name, tree in loose)
            yield Line("li", f"*Roll.* {told}{says}{more}", depth)
        yield from self._fight(check, depth)
        for key, branch in check["outcomes"]:
            yield from self._branch(branch, f"*{_counted(key)}:*", depth + 1)

    def _fight(self, check: Data, depth: int) -> Iterator[Line]:
        """Yield who is fought and where, and what happens meanwhile."""
        if check["fight"]:
            yield Line("li", "*Fight,* as [rules](#srules) says.", depth)
        for deeper, parts in check["fight"]:
            yield Line("li", self._words(parts), depth + 1 + deeper)
        for one in check["during"]:
            asked = [one["said"] + (", each time" if one["again"] else "")]
            asked += [f"if {self._condition(one['when'])}"] if one["when"] is not None else []
            yield from self._branch(one["then"], f"*({', '.join(asked)}:)*", depth + 1)

    def _way(self, branch: Data) -> str:
        if branch["visit"] is not None:
            number = self.numbers[branch["visit"]]
            return f"Note this section's number, and turn to [{number}](#s{number})."
        if branch["returns"]:
            return "Turn back to the section whose number you noted last."
        if branch["goto"] is not None:
            number = self.numbers[branch["goto"]]
            return f"Turn to [{number}](#s{number})."
        if branch["among"]:
            told = []
            for key, when in branch["among"]:
                number = self.numbers[key]
                asked = "" if when is None else f", if {self._condition(when)}"
                told.append(f"[{number}](#s{number}){asked}")
            return f"Turn to the first of these that holds: {'; '.join(told)}."
        return ""

    def _doing(self, branch: Data) -> str:
        told = []
        for done in branch["do"]:
            match done:
                case ["set", name, value]:
                    told.append(f"Write down: {_plain(name)} {self._condition(value)}.")
                case ["time", ["const", minutes]]:
                    told.append(f"{minutes} minutes pass.")
                case ["time", value]:
                    told.append(f"Minutes pass: {self._condition(value)}.")
                case ["quest", words]:
                    told.append(f"{words}.")
                case ["rule", _, words]:
                    told.append(f"*Rules:* {self._words(words)}")
        return " ".join(told)

    def _words(self, parts: list[Any]) -> str:
        found = []
        for part in parts:
            match part:
                case ["text", words]:
                    found.append(words)
                case ["say", ["plural", _, one, many]]:
                    found.append(f"{one}/{many}" if one else f"({many})")
                case ["say", value]:
                    found.append(f"*{self._condition(value)}*")
                case ["turns", texts]:
                    found.append(f"*(each time the next of these: {' / '.join(texts)})*")
                case ["if", value, then, otherwise]:
                    found.append(f"*(if {self._condition(value)}:)* {self._words(then).strip()}")
                    if other := self._words(otherwise).strip():
                        found.append(f" *(otherwise:)* {other}")
                    found.append(" *(in any case:)*")
        text = re.sub(_ASIDE, "", "".join(found)).strip()
        text = re.sub(r"( \*\(in any case:\)\*)(?=\s*(?:\n|$|\*\((?:if|in any)))", "", text)
        return _spaced(text)

    def _condition(self, value: Any) -> str:
        """Return a value in words."""
        match value:
            case ["const", constant]:
                return _value(constant)
            case ["name", name]:
                return _NAMES.get(name, _plain(name))
            case ["get", ["name", "hero"], ["const", key]]:
                return f"your {_plain(key)}"
            case ["get", ["name", "visited"], ["const", key]]:
                return f"you have been at {self.numbers.get(key, key)}"
            case ["get", ["name", "taken"], ["const", key]]:
                return f"you have chosen '{self.labels.get(key, key)}'"
            case ["get", whole, ["const", key]]:
                return f"{_plain(str(key))} of {self._condition(whole)}"
            case ["plural", _, one, many]:
                return f"{one} or {many}" if one else f"({many})"
            case ["filter", "number" | "capitalize" | "title" | "upper" | "lower" | "trim", inner]:
                return self._condition(inner)
            case ["filter", name, inner]:
                return f"{self._condition(inner)} ({name})"
        return self._joined(value)

    def _joined(self, value: Any) -> str:
        """Return a value that is made of others in words."""
        match value:
            case ["not", inner]:
                return f"not ({self._condition(inner)})"
            case ["and" | "or" as join, left, right]:
                return f"{self._condition(left)} {join} {self._condition(right)}"
            case ["compare", sign, left, right]:
                words = _SIGNS[sign]
                return f"{self._condition(left)} {words} {self._condition(right)}"
            case ["in", sign, ["const", name], ["name", "companions"]]:
                who = self.data["people"].get(name, name)
                return f"{who} is {'with you' if sign == 'in' else 'not with you'}"
            case ["in", sign, left, ["list", *several]]:
                words = " or ".join(map(self._condition, several))
                return f"{self._condition(left)} {'is' if sign == 'in' else 'is not'} {words}"
            case ["in", sign, left, right]:
                words = "is among" if sign == "in" else "is not among"
                return f"{self._condition(left)} {words} {self._condition(right)}"
            case ["op", "-", ["const", 0], inner]:
                return f"-{self._condition(inner)}"
            case ["op", sign, left, right]:
                told = _SUMS.get(sign, sign)
                return f"({self._condition(left)} {told} {self._condition(right)})"
            case ["choose", test, then, otherwise]:
                told = f"{self._condition(then)} if {self._condition(test)}"
                return f"{told}, else {self._condition(otherwise)}"
        return "?"


_ASIDE = r"(?m)^[ \t]*\[[^\[\]\n]*\][ \t]*$\n?"  # a line of its own to the player at the prompt

_NAMES = {"visits": "the count of your visits here", "time_of_day": "the time of day",
          "hero": "your hero", "successes": "your successes", "failures": "your failures",
          "clock": "the minutes that have passed"}  # fmt: skip
_SIGNS = {"==": "is", "!=": "is not", "<": "is less than", "<=": "is at most",
          ">": "is more than", ">=": "is at least"}  # fmt: skip

_SUMS = {"*": "times", "/": "divided by", "//": "divided, and rounded down, by"}


def _counted(key: str) -> str:
    """Return an outcome's key in words: `1s to 3s` as 1 to 3 successes."""
    match = _COUNT.fullmatch(key)
    if match is None:
        return {"else": "anything else", "aborted": "if you think better of it"}.get(
            key, key.replace("-", " ")
        )
    low, high = int(match[1]), int(match[3] or match[1])
    one, many = ("success", "successes") if match[2] == "s" else ("failure", "failures")
    if high >= _MOST:
        return f"{low} {many} or more" if low > 1 else f"1 {one} or more"
    if low == high:
        return f"{low} {one if low == 1 else many}"
    return f"{low} to {high} {many}"


def _value(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _spaced(text: str) -> str:
    """Set the words on conditions apart from the text around them, but not from its stops."""
    text = re.sub(r"(?<=[^\s“‘„«(\"'])(?=\*\((?:if |otherwise:|in any case:))", " ", text)
    text = re.sub(r"(?<=:\)\*)(?=\w)", " ", text)
    return re.sub(r"(?<=:\)\*) +(?=[,.;:!?])", "", text)


def _plain(name: str) -> str:
    return name.replace("_", " ")


def _branches(part: Data) -> Iterator[Data]:
    """Yield a scene's or branch's own part and every branch in it."""
    yield part
    for inner in (*part.get("choices", ()), *part["cases"]):
        yield from _branches(inner["then"])
    for _, branch in part["check"]["outcomes"] if part["check"] else ():
        yield from _branches(branch)
    for one in part["check"]["during"] if part["check"] else ():
        yield from _branches(one["then"])
    for _, tried in part.get("tries", ()):
        for _, branch in tried:
            yield from _branches(branch)


def _used(name: str, value: object) -> bool:
    """Whether anything in plain data, however deep, is that name of a variable."""
    left = [value]
    while left:
        one = left.pop()
        if isinstance(one, dict):
            left += one.values()
        elif isinstance(one, list):
            if len(one) > 1 and one[0] in ("name", "set") and one[1] == name:
                return True
            left += one
    return False
