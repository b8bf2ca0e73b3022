"""The scenes of compiled ink: what runs from one place on, followed once for all values.

What a condition decides stands within it. A divert under a condition becomes a choice to go on.
"""

import re
from collections.abc import Mapping
from typing import Any

from solo.authoring.importing.ink_boxes import Box, Place, ends_in_return, find
from solo.authoring.importing.ink_places import Places
from solo.authoring.importing.ink_sums import LOST, Sums, Value
from solo.authoring.importing.ink_turns import alternatives
from solo.authoring.importing.parts import Link, Passage, quoted
from solo.dataclass import dataclass
from solo.errors import SoloError

MOST_NESTED = 40  # conditions in each other
MOST_TEXT = 40_000  # characters of one condition
GO_ON = "Go on"
THE_END = "the end"
CONDITION, CHOICE_ONLY, START, DEFAULT, ONCE = 1, 4, 2, 8, 16  # flags of a choice
_NAME = re.compile(r"[a-z]\w*")
_NO_ELSE = re.compile(r"\{% else %\}\s*(?=\{% endif %\})")
_BLANKS = re.compile(r"\n{3,}")
_LINE_ENDS = ("\n\n", "")
_ENDED = re.compile(r"(?:\{% (?:endif|else) %\})+")
_TAGS = re.compile(r"\{%[^%]*%\}")
_EMPTY = re.compile(r"\{% if [^%]*%\}\s*(?:\{% else %\}\s*)?\{% endif %\}")


@dataclass(slots=True)
class _Open:
    """A condition whose other side is being followed, up to the place where both meet again."""

    test: str
    meets: Place


class Scene:
    """A scene that is being followed.

    Args:
        places: The story's places; those that are led to are noted.
        place: Where it begins.
        name: What it is called.
    """

    def __init__(self, places: Places, place: Place, name: str) -> None:
        self.places = places
        self.out = places.draft
        self.place = place
        self.name = name
        self.sums = Sums(self.out.variable, self._visited)
        self.words: list[str] = []
        self.links: list[Link] = []
        self.sets: dict[str, str] = {}
        self.goto = ""
        self.lacks = False
        self.tests: list[str] = []  # conditions that hold here
        self.open: list[_Open] = []
        self.wraps = 0  # conditions that the text stands in to the end
        self.read: set[str] = set()  # names that conditions and texts have asked for
        self.gathered: set[Place] = set()  # where choices besides its own were looked for
        self.glued = False  # whether no line ends before the next words
        self.began: Place | None = None  # where what is worked out now began
        self.within: list[list[str]] = []  # the words of texts that are worked out
        self.tag = 0

    def declare(self) -> None:
        """Read what the variables begin with."""
        self.passage()
        for name, value in self.sets.items():
            self.out.assigned(name, value)
            constant = self.sums.constant(value)
            if constant is not None:
                self.out.variables[name] = constant
            else:
                self._left(f"'{name}' begins with '{value}'")

    def passage(self) -> Passage:
        """Follow the flow, and return what it comes to."""
        at: Place | None = self.place.solid()
        while at is not None:
            self.places.step()
            self._close_at(at)
            solid = at.solid()
            if solid is None:
                break
            at, item = solid, solid.item
            if isinstance(item, Box):
                turned = alternatives(item, self.tests)
                if turned is not None:
                    self._say_turn(turned)
                    at = at.next
                else:
                    at = Place(item, 0).solid()
            else:
                at = self._step(item, at)
        self.words.append("{% endif %}" * (len(self.open) + self.wraps))
        return self._passage()

    def _passage(self) -> Passage:
        text = "".join(self.words)
        for _ in range(MOST_NESTED):
            text, count = _EMPTY.subn("", _NO_ELSE.sub("", text))
            if not count:
                break
        text = _BLANKS.sub("\n\n", text).strip()
        ways = [link for link in self.links if not link.fallback]
        if len(self.links) == 1 and not ways and not self.links[0].when:
            self.goto, self.links = self.links[0].target, []
        if ways == self.links and ways and all(one.once or one.when for one in ways):
            self.links.append(Link("The end", THE_END, fallback=True))  # ink's story ends there
        return Passage(
            self.name, text, self.links, self.sets, self.goto, titled=False, lacks=self.lacks
        )

    # Steps

    def _step(self, item: object, at: Place) -> Place | None:
        """Do one thing; return where it goes on, or None at the end of the scene."""
        if isinstance(item, dict):
            return self._object(item, at)
        if item in ("end", "done"):
            return self._leave(THE_END if item == "end" or not self.links else "")
        if isinstance(item, str):
            self._sign(item, at)
        elif item is not None:
            self.sums.push(item)
        return at.next

    def _sign(self, item: str, at: Place) -> None:
        if item in ("#", "/#"):
            self.tag += 1 if item == "#" else -1
            self._left("tags")
        elif self.tag:
            return
        elif item.startswith("^") or item == "\n":
            self._say(item.removeprefix("^"))
        elif item in ("ev", "/ev"):
            self.began = at if item == "ev" and not self.sums.busy else self.began
            self.sums.on = item == "ev"
        elif item == "str":
            self.within.append([])
        elif item == "/str":
            self.sums.push_text("".join(self.within.pop()) if self.within else "")
        elif item == "out":
            self._show(self.sums.pop())
        elif item == "<>":
            self._glue()
        elif item == "thread":
            self._left("a thread (<-)")
        elif item not in ("nop", "void"):
            self.sums.do(item)

    def _glue(self) -> None:
        """Let what follows go on in the line before, also in that of a condition just ended."""
        self.glued = True
        last = len(self.words)
        while last and (
            self.words[last - 1] in _LINE_ENDS or _ENDED.fullmatch(self.words[last - 1])
        ):
            last -= 1
        self.words[last:] = [word for word in self.words[last:] if word not in _LINE_ENDS]
        if not any(_TAGS.sub("", word).strip() for word in self.words):
            self._left("a text that goes on in the line of what was told before")

    def _object(self, item: Mapping[str, object], at: Place) -> Place | None:
        if "*" in item:
            self._choice(item, at)
        elif "->" in item:
            return self._divert(item, at)
        elif "VAR=" in item or "temp=" in item:
            return self._assign(item, at)
        elif "VAR?" in item:
            self.sums.push_name(str(item["VAR?"]))
        elif "CNT?" in item:
            self.sums.push_count(find(str(item["CNT?"]), at))
        elif "^->" in item:
            self.sums.push_lost("a divert kept in a variable", quiet="$r" in str(item["^->"]))
        elif "#" in item:
            self._left("tags")
        elif "->t->" in item:
            self._left(f"a tunnel to '{item['->t->']}'")
        elif "f()" in item or "x()" in item:
            called = item.get("f()", item.get("x()"))
            for _ in range(min(_number(item.get("exArgs")), MOST_NESTED)):
                self.sums.pop()
            self._left(f"the function '{called}'")
            self.sums.push_lost(LOST)
        else:
            self.sums.push_lost(f"'{next(iter(item), '?')}'")
        return at.next

    def _say(self, text: str) -> None:
        if self.within:
            self.within[-1].append(quoted(text))
        elif text == "\n":
            self.words.append("" if self.glued else "\n\n")
        else:
            self.glued = self.glued and not text.strip()
            self.words.append(quoted(text))

    def _say_turn(self, told: tuple[str, str]) -> None:
        self.words.append(told[0])
        if told[1]:
            self._left(told[1])

    def _show(self, value: Value) -> None:
        self._tell(value)
        shown = "" if value.lost else f"{{{{ {value.text} }}}}"
        if self.within:
            self.within[-1].append("…" if value.lost else value.words or shown)
        else:
            self.words.append(shown)

    def _choice(self, item: Mapping[str, object], at: Place) -> None:
        flags = _number(item.get("flg"))
        tests = list(self.tests)
        if flags & CONDITION:
            tests.append(self._test(self.sums.pop()))
        only = self.sums.pop().words if flags & CHOICE_ONLY else ""
        start = self.sums.pop().words if flags & START else ""
        target = find(str(item["*"]), at)
        if target is None:
            self._left(f"a choice to '{item['*']}', which is not there")
            return
        label = " ".join(f"{start}{only}".split()) or GO_ON
        self._link(label, self.places.scene(target), tests, flags)

    def _link(self, label: str, target: str, tests: list[str], flags: int = 0) -> None:
        when = " and ".join(f"({test})" for test in tests)
        if len(when) > MOST_TEXT:
            raise SoloError(f"the conditions at '{self.name}' are too long")
        once, fallback = bool(flags & ONCE), bool(flags & DEFAULT)
        found = Link(label, target, when, {}, once=once, fallback=fallback, marked=True)
        self.links.append(found)

    def _assign(self, item: Mapping[str, object], at: Place) -> Place | None:
        name, value = str(item.get("VAR=", item.get("temp="))), self.sums.pop()
        if name == "$r":
            return at.next
        if value.lost:
            self._tell(value)
            self._left(f"'{name}' is not set")
            return at.next
        known = self.out.variable(name)
        if known in self.read or (known in self.sets and self.tests):
            if not self.tests and not self.links and self.began not in (None, self.place):
                assert self.began is not None
                return self._leave(self.places.scene(self.began))
            self._left(f"'{name}' is set after it was asked for; it is set before")
        new = value.text
        if known in self.sets:
            new = re.sub(rf"\b{known}\b", lambda _: f"({self.sets[known]})", new)
        if self.tests:
            test = " and ".join(f"({one})" for one in self.tests)
            new = f"({new}) if {test} else {known}"
        if len(new) > MOST_TEXT:
            raise SoloError(f"the values at '{self.name}' are too long")
        self.sets[known] = new
        self.out.assigned(known, new)
        return at.next

    # Ways

    def _divert(self, item: Mapping[str, object], at: Place) -> Place | None:
        if item.get("var"):
            self._left("a divert to what a variable holds")
            return self._leave("")
        target = find(str(item["->"]), at)
        if target is None:
            self._left(f"a divert to '{item['->']}', which is not there")
            return self._leave("")
        if ends_in_return(target.box):
            for part in target.box.items:
                if not (isinstance(part, dict) and "->" in part):
                    self._step(part, Place(target.box, 0))
            return at.next
        if item.get("c"):
            return self._branch(self._test(self.sums.pop()), target, at)
        if self.open and target == self.open[-1].meets:
            return target
        if target.box.parent is at.box and target.box.key == "b":
            return target.solid()  # the other side of a condition
        if self.links and not self.tests and target not in self.gathered:
            self.gathered.add(target)
            return target.solid()  # there are more choices to gather
        return self._leave(self.places.scene(target))

    def _branch(self, test: str, target: Place, at: Place) -> Place | None:
        """Follow what a condition leads to, and then what comes if it does not hold."""
        if len(self.tests) >= MOST_NESTED:
            raise SoloError(f"the conditions at '{self.name}' are too deep in each other")
        meets = _meeting(target.box, at)
        self.words.append(f"{{% if {test} %}}")
        self.tests.append(test)
        away = self._body(target, meets)
        self.tests[-1] = f"not ({test})"
        if away or meets is None:
            self.words.append(f"{{% endif %}}{{% if not ({test}) %}}")
            self.wraps += 1
            return at.next
        self.words.append("{% else %}")
        self.open.append(_Open(test, meets))
        return at.next

    def _close_at(self, at: Place) -> None:
        """End the conditions whose sides meet at a place."""
        while self.open and self.open[-1].meets == at:
            self.open.pop()
            self.tests.pop()
            self.words.append("{% endif %}")

    def _body(self, start: Place, meets: Place | None) -> bool:
        """Follow one side of a condition; return whether it leads away."""
        outer, self.open, wraps, self.wraps = self.open, [], self.wraps, 0
        depth = len(self.tests)
        at = start.solid()
        while at is not None and at != meets:
            self.places.step()
            self._close_at(at)
            solid = at.solid()
            if solid is None:
                at = None
                break
            at, item = solid, solid.item
            if isinstance(item, Box):
                at = Place(item, 0).solid()
            elif meets is not None and _leads(item, at) == meets:
                at = meets
            else:
                at = self._step(item, at)
        self.words.append("{% endif %}" * (len(self.open) + self.wraps))
        del self.tests[depth:]
        self.open, self.wraps = outer, wraps
        return at is None

    def _leave(self, target: str) -> Place | None:
        """End the scene here, or under a condition, let a choice lead on."""
        if not self.tests:
            if target != THE_END and not self.links:
                self.goto = target
            elif target and self.links and target != THE_END:
                self._link(GO_ON, target, [])
            return None
        if target:
            self._link(GO_ON, target, self.tests)
            self._left("a divert under a condition, which is a choice to go on")
        if not self.open:
            return None
        side = self.open.pop()  # what comes behind is for the side that did not lead away
        self.tests[-1] = side.test
        self.words.append(f"{{% endif %}}{{% if {side.test} %}}")
        self.wraps += 1
        return side.meets

    # Words

    def _test(self, value: Value) -> str:
        self._tell(value)
        return "false" if value.lost else value.text

    def _tell(self, value: Value) -> None:
        self.read.update(_NAME.findall(value.text))
        if value.lost and value.lost != LOST:
            self._left(value.lost)

    def _visited(self, place: Place | None) -> str:
        """Return how often a place was come to, as prose asks for it."""
        return "" if place is None else self.places.scene(place)

    def _left(self, what: str) -> None:
        self.lacks = self.lacks or what != "tags"  # which lead nowhere
        self.out.left.append(f"'{self.name}': {what}")


def _leads(item: Any, at: Place) -> Place | None:
    """Return where a plain divert leads, None of anything else."""
    plain = isinstance(item, dict) and isinstance(item.get("->"), str) and not item.get("c")
    return find(item["->"], at) if plain else None


def _meeting(body: Box, at: Place) -> Place | None:
    """Return where the side of a condition in a box comes back to the flow around it."""
    last = body.items[-1] if body.items else None
    if not isinstance(last, dict) or not isinstance(last.get("->"), str):
        return None
    target = find(last["->"], Place(body, len(body.items) - 1))
    box: Box | None = at.box
    index = at.index
    while box is not None and target is not None:
        if target.box is box:
            return target if target.index > index else None
        if not isinstance(box.key, int):
            return None
        index, box = box.key, box.parent
    return None


def _number(told: object) -> int:
    return told if isinstance(told, int) else 0
