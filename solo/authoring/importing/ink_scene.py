"""The scenes of compiled ink: what runs from one place on, followed once for all values.

What a condition decides stands within it. A divert under a condition becomes a choice to go on.
"""

import re
from collections.abc import Mapping

from solo.authoring.importing.ink_boxes import (
    Box,
    Open,
    Place,
    ends_in_return,
    find,
    leads,
    meeting,
    number,
)
from solo.authoring.importing.ink_calls import followed, given, returns
from solo.authoring.importing.ink_places import Places, Spot, comes_back, knot
from solo.authoring.importing.ink_sums import LOST, Sums, Value
from solo.authoring.importing.ink_text import Text
from solo.authoring.importing.ink_turns import alternatives
from solo.authoring.importing.ink_words import MOST_NESTED
from solo.authoring.importing.parts import Link, Passage
from solo.errors import SoloError

MOST_CALLS = 8  # functions and tunnels in each other
MOST_TEXT = 40_000  # characters of one condition
GO_ON = "Go on"
THE_END = "the end"
CONDITION, CHOICE_ONLY, START, DEFAULT, ONCE = 1, 4, 2, 8, 16  # flags of a choice
_NAME = re.compile(r"[a-z]\w*")
_UNNAMED = re.compile(r"[gc]-\d+|\$r\d*|s|b")  # boxes that the compiler names


class Scene:
    """A scene that is being followed: its places, where it begins, and what it is called."""

    def __init__(self, places: Places, spot: Spot, name: str) -> None:
        self.places = places
        self.out = places.draft
        self.place, self.back = spot
        self.name = name
        self.sums = Sums(self.out.variable, self._visited)
        self.words = Text()
        self.links: list[Link] = []
        self.sets: dict[str, str] = {}
        self.goto = ""
        self.lacks = False
        self.tests: list[str] = []  # conditions that hold here
        self.open: list[Open] = []
        self.wraps = 0  # conditions that the text stands in to the end
        self.read: set[str] = set()  # names that conditions and texts have asked for
        self.gathered: set[Place] = set()  # where choices besides its own were looked for
        self.began: Place | None = None  # where what is worked out now began
        self.tag = 0
        self.calls = 0  # functions, tunnels and threads that are followed in each other
        self.temps: dict[str, Value] = {}  # what they were given
        self.refs: dict[str, str] = {}  # variables that they were given to change, by their names
        self.thread = False  # whether the next divert is one

    def passage(self) -> Passage:
        """Follow the flow, and return what it comes to."""
        self._flow(self.place)
        self.words.mark("{% endif %}" * (len(self.open) + self.wraps))
        return self._passage()

    def _flow(self, start: Place) -> None:
        """Follow the flow from a place on; within a call, to where that comes back."""
        at = start.solid()
        while at is not None:
            self.places.step()
            self._close_at(at)
            solid = at.solid()
            if solid is None:
                break
            at, item = solid, solid.item
            if self.calls and item in ("~ret", "->->", "done"):
                break
            if isinstance(item, Box):
                turned = alternatives(item, self.tests)
                if turned is not None:
                    self.words.mark(turned[0])
                    if turned[1]:
                        self._left(turned[1])
                    at = at.next
                elif self._begins_anew(item):
                    at = self._leave(self._to(Place(item, 0)))
                else:
                    at = Place(item, 0).solid()
            else:
                at = self._step(item, at)

    def _begins_anew(self, box: Box) -> bool:
        """Say whether a gather with a label begins, which is counted and may be led to."""
        within = self.tests or self.links or self.calls
        named = box.name and not _UNNAMED.fullmatch(box.name)
        return bool(named and not within) and Place(box, 0).inner() != self.place

    def _called(self, target: Place | None, *, choices: bool = False) -> bool:
        """Follow what is called, as if it stood here; say whether that could be."""
        if target is None or self.calls >= MOST_CALLS or not followed(target, choices=choices):
            return False
        kept, on = (self.open, self.wraps, self.temps, self.refs, self.began), self.sums.on
        self.open, self.wraps, self.temps, self.refs = [], 0, {}, {}
        self.calls += 1
        self._flow(target)
        self.words.mark("{% endif %}" * (len(self.open) + self.wraps))
        self.calls -= 1
        self.open, self.wraps, self.temps, self.refs, self.began = kept
        self.sums.on = on
        return True

    def _passage(self) -> Passage:
        text = str(self.words)
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
        if item == "->->":
            return self._come_back(at)
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
            self.words.say(item.removeprefix("^"))
        elif item in ("ev", "/ev"):
            self.began = at if item == "ev" and not self.sums.busy else self.began
            self.sums.on = item == "ev"
        elif item == "str":
            self.words.begin()
        elif item == "/str":
            self.sums.push_text(self.words.end())
        elif item == "out":
            self._show(self.sums.pop())
        elif item == "<>":
            if not self.words.glue():
                self._left("a text that goes on in the line of what was told before")
        elif item == "thread":
            self.thread = True
        elif item not in ("nop", "void"):
            self.sums.do(item)

    def _object(self, item: Mapping[str, object], at: Place) -> Place | None:
        if "*" in item:
            self._choice(item, at)
        elif "->" in item:
            return self._divert(item, at)
        elif "VAR=" in item or "temp=" in item:
            return self._assign(item, at)
        elif "VAR?" in item:
            name = self._meant(str(item["VAR?"]))
            if name in self.temps:
                self.sums.put(self.temps[name])
            else:
                self.sums.push_name(name)
        elif "^var" in item:
            name = self._meant(str(item["^var"]))
            variable = "" if name in self.temps else name
            self.sums.put(
                Value("0", lost="" if variable else f"'{name}' by 'ref'", refers=variable)
            )
        elif "CNT?" in item:
            self.sums.push_count(find(str(item["CNT?"]), at))
        elif "^->" in item:
            self.sums.push_lost("a divert kept in a variable", quiet="$r" in str(item["^->"]))
        elif "#" in item:
            self._left("tags")
        elif "->t->" in item:
            return self._tunnel(item, at)
        elif "f()" in item or "x()" in item:
            self._call(item, at)
        else:
            self.sums.push_lost(f"'{next(iter(item), '?')}'")
        return at.next

    def _call(self, item: Mapping[str, object], at: Place) -> None:
        target = find(str(item["f()"]), at) if "f()" in item and not item.get("var") else None
        began = self.words.place()
        if self._called(target):
            self.words.trim(began)
            if target is not None and not returns(target):
                self.sums.push_lost(LOST)
            return
        for _ in range(min(number(item.get("exArgs")), MOST_NESTED)):
            self.sums.pop()
        self._left(f"the function '{item.get('f()', item.get('x()'))}'")
        self.sums.push_lost(LOST)

    def _show(self, value: Value) -> None:
        self._tell(value)
        shown = "" if value.lost else f"{{{{ {value.text} }}}}"
        self.words.show(shown, "…" if value.lost else value.words or shown)

    def _choice(self, item: Mapping[str, object], at: Place) -> None:
        flags = number(item.get("flg"))
        tests = list(self.tests)
        if flags & CONDITION:
            tests.append(self._test(self.sums.pop()))
        only = self.sums.pop().words if flags & CHOICE_ONLY else ""
        start = self.sums.pop().words if flags & START else ""
        target = find(str(item["*"]), at)
        label = " ".join(f"{start}{only}".split()) or GO_ON
        if target is None:
            self._left(f"a choice to '{item['*']}', which is not there")
        else:
            self._link(label, self._to(target), tests, flags)

    def _link(self, label: str, target: str, tests: list[str], flags: int = 0) -> None:
        when = " and ".join(f"({test})" for test in tests)
        if len(when) > MOST_TEXT:
            raise SoloError(f"the conditions at '{self.name}' are too long")
        once, fallback = bool(flags & ONCE), bool(flags & DEFAULT)
        link = Link(label, target, when, {}, once=once, fallback=fallback, marked=True)
        self.links.append(link)

    def _assign(self, item: Mapping[str, object], at: Place) -> Place | None:
        name, value = self._meant(str(item.get("VAR=", item.get("temp=")))), self.sums.pop()
        if name == "$r":
            return at.next
        if value.lost:
            self._tell(value)
            self._left(f"'{name}' is not set")
            return at.next
        if value.refers:
            self.refs[name] = value.refers
            return at.next
        if "temp=" in item and self.calls and name not in self.refs.values():
            self.temps[name] = value
            return at.next
        known = self.out.variable(name)
        if known in self.read or (known in self.sets and self.tests):
            apart = not self.tests and not self.links and not self.calls
            if apart and self.began not in (None, self.place):
                assert self.began is not None
                return self._leave(self._to(self.began))
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

    def _meant(self, name: str) -> str:
        """Return the variable that a name stands for."""
        return self.refs.get(name, name)

    # Ways

    def _divert(self, item: Mapping[str, object], at: Place) -> Place | None:
        if item.get("var"):
            self._left("a divert to what a variable holds")
            return self._leave("")
        target = find(str(item["->"]), at)
        if self.thread:
            self.thread = False
            if not self._called(target, choices=True):
                self._left("a thread (<-)")
            return at.next
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
        return self._leave(self._to(target))

    def _to(self, place: Place) -> str:
        """Return the scene of a place; one from which a tunnel goes back knows where to."""
        return self.places.scene(place, self.back if comes_back(knot(place)) else ())

    def _tunnel(self, item: Mapping[str, object], at: Place) -> Place | None:
        """Follow a tunnel where it is called, or lead into scenes of its own that come back."""
        target = None if item.get("var") else find(str(item["->t->"]), at)
        if self._called(target):
            return at.next
        apart = not self.links and not self.calls and len(self.back) < MOST_CALLS
        if target is not None and at.next is not None and apart and not given(target):
            return self._leave(self.places.scene(target, (*self.back, at.next)))
        self._left(f"a tunnel to '{item['->t->']}'")
        return at.next

    def _come_back(self, at: Place) -> Place | None:
        """Go back to where the tunnel was called, or where its end says."""
        if not self.back:
            self._left("the end of a tunnel that nothing leads into")
            return self._leave("")
        (*outer, place), said = self.back, at.box.items[max(0, at.index - 2)]
        if isinstance(said, dict) and "^->" in said:
            self.sums.pop()
            place = find(str(said["^->"]), at) or place
        return self._leave(self.places.scene(place, tuple(outer)))

    def _branch(self, test: str, target: Place, at: Place) -> Place | None:
        """Follow what a condition leads to, and then what comes if it does not hold."""
        if len(self.tests) >= MOST_NESTED:
            raise SoloError(f"the conditions at '{self.name}' are too deep in each other")
        meets = meeting(target.box, at)
        self.words.mark(f"{{% if {test} %}}")
        self.tests.append(test)
        kept = self.sums.kept
        away = self._body(target, meets)
        self.sums.back_to(kept)
        self.tests[-1] = f"not ({test})"
        if away or meets is None:
            self.words.mark(f"{{% endif %}}{{% if not ({test}) %}}")
            self.wraps += 1
            return at.next
        self.words.mark("{% else %}")
        self.open.append(Open(test, meets))
        return at.next

    def _close_at(self, at: Place) -> None:
        """End the conditions whose sides meet at a place."""
        while self.open and self.open[-1].meets == at:
            self.open.pop()
            self.tests.pop()
            self.words.mark("{% endif %}")

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
            elif meets is not None and leads(item, at) == meets:
                at = meets
            else:
                at = self._step(item, at)
        self.words.mark("{% endif %}" * (len(self.open) + self.wraps))
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
        self.words.mark(f"{{% endif %}}{{% if {side.test} %}}")
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
        return "" if place is None else self.places.counted(place)

    def _left(self, what: str) -> None:
        self.lacks = self.lacks or what != "tags"  # which lead nowhere
        self.out.left.append(f"'{self.name}': {what}")
