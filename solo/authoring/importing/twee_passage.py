"""One passage of Twee: its links, settings and conditions, as far as they can be read."""

import re
from dataclasses import replace

from solo.authoring.importing.parts import Draft, Link, Passage, imported_value, quoted
from solo.authoring.importing.twee_expressions import NotReadError, expression, itself, listed
from solo.authoring.importing.twee_ways import (
    Behind,
    Block,
    both,
    none_of,
    ordered,
    tests_of,
    texts,
    tidy,
)
from solo.errors import SoloError

_TOKEN = re.compile(
    r"\[\[(?P<link>[^\[\]\n]+?)\](?:\[(?P<setter>[^\]\n]*)\])?\]"
    r"|<<(?P<close>/)?(?P<macro>[\w=-]{1,40})(?P<args>[^\n]{0,500}?)>>"
    r"|\((?P<harlowe>[A-Za-z_-]{1,40}):(?P<terms>(?:[^()\n]|\([^()\n]{0,100}\)){0,500})\)(?P<hook>\[(?!\[[^\[]))?"
    r"|(?P<end>\])"
    r"|\$(?P<show>[A-Za-z_]\w*)(?P<attached>\[(?![\[\d\"'$]))?"
    r"|(?P<bracket>\[)"
    r"|/%(?P<comment>.{0,2000}?)%/",
    re.DOTALL,
)
_TEXTS = re.compile(r"\"([^\"]*)\"|'([^']*)'")
_LINKS = ("link", "linkreplace", "linkreveal", "linkrepeat", "linkrevealgoto")
_PICTURE = re.compile(r"\[img\[[^\[\]\n]{0,500}\](?:\[[^\[\]\n]{0,200}\]){0,2}\]")
_ELSEWHERE = re.compile(r"(?:https?|mailto|ftp):")
_NAMED_HOOK = re.compile(r"\]<\w{1,40}\||\|\w{1,40}>\[")
_BUTTONS = ("link", "button", "linkreplace", "linkappend", "linkprepend")
_UNTOLD = ("nobr", "silently", "script", "widget")  # what stands in the last three is not shown
_ENDS = ("endif", "endswitch", "endlink", "endbutton")  # as Twine 1 closes these
_GO_ON = "Go on"  # a way that is taken at once under a condition
_INCLUDED = 5  # passages within each other
MOST_SHOWN = 200_000  # characters of passages that stand in others
MOST_VARIABLES = 500
_DEEPEST = 20  # conditions in each other, and branches of one
_OPEN_LINK = re.compile(r"\[\[[^\[\]]{0,40}")
_BROKEN = re.compile(r"\((?:set|if|unless|else-?if|go-?to|put|link[\w-]*):|<<\w{1,40}")
_EMPHASIS = (
    (re.compile(r"(?<![:/])//(?=\S)([^/\n]{1,500})(?<=\S)//"), r"*\1*"),
    (re.compile(r"''(?=\S)([^'\n]{1,500})(?<=\S)''"), r"**\1**"),
    (re.compile(r"(?<!\w)__(?=\S)([^_\n]{1,500})(?<=\S)__(?!\w)"), r"*\1*"),
)


class Reading:
    """The reading of one passage."""

    def __init__(self, draft: Draft, name: str) -> None:
        self.draft = draft
        self.name = name
        self.words: list[str] = []
        self.links: list[Link] = []
        self.sets: dict[str, str] = {}
        self.open: list[Block] = []
        self.last: list[str] = []  # the tests of the hooks just closed, for an else
        self.ways: list[tuple[str, str]] = []  # taken at once, each with its test
        self.lacks = False  # whether something of it was left out
        self.behind: Behind | None = None
        self.within = self.braces = 0  # passages in each other here; open braces of Harlowe's
        self.unheard: list[int] = []  # where what is not told was begun
        self.switches: list[tuple[str, bool]] = []  # what is compared, and whether a case was read

    def begin(self, body: str) -> None:
        """Read what is set before the story begins."""
        self.passage(body)
        for name, value in self.sets.items():
            constant = imported_value(value)
            if constant is None:
                self._left(f"'{name}' begins with '{value}'")
            else:
                self.draft.variables[name] = constant

    def passage(self, body: str) -> Passage:
        """Return a passage, its markup read as far as it goes."""
        self._read(body)
        self._close_link()
        for block in self.open:
            if block.link or block.plain:
                continue
            self.words.append("{% endif %}")
            self._left(f"a condition that nothing ends: {block.tests[-1]}")
        goto = next((target for test, target in self.ways[:1] if not test), "")
        links = self._led(self.links) if self.ways and not goto else self.links
        text = tidy(self.words)
        return Passage(self.name, text, links, self.sets, goto, lacks=self.lacks)

    def _led(self, links: list[Link]) -> list[Link]:
        """Return a passage's links, where ways that are taken at once come before them."""
        found = [Link(_GO_ON, target, test) for test, target in ordered(self.ways)]
        for link in found:
            self._told(f"the way to '{link.target}' is taken at once there, here by '{_GO_ON}'")
        if all(test for test, _ in self.ways):
            found += [replace(link, when=both(none_of(self.ways), link.when)) for link in links]
        return found

    def _read(self, body: str) -> None:
        at = 0
        if _NAMED_HOOK.search(body):
            self._left("a hook with a name, which stands there as it is written")
        for line in body.splitlines():
            broken = _OPEN_LINK.search(line, line.rfind("]]") + 1)
            if broken is not None:
                self._left(f"the link '{broken[0]}', which nothing closes")
        if _PICTURE.search(body):
            self._left("a picture")
            body = _PICTURE.sub("", body)
        for match in _TOKEN.finditer(body):
            if len(self.open) > _DEEPEST or any(len(b.tests) > _DEEPEST for b in self.open):
                raise SoloError(f"passage '{self.name}' has too many conditions in each other")
            if len(self.draft.names) > MOST_VARIABLES:
                raise SoloError(f"the story has more than {MOST_VARIABLES} variables")
            before = body[at : match.start()]
            if match["harlowe"] and before.endswith("{"):  # Harlowe's braces only take away space
                before, self.braces = before[:-1], self.braces + 1
            self._say(before)
            at = match.end()
            self._token(match)
        self._say(body[at:])

    def _include(self, name: str) -> None:
        """Read another passage in this one's place."""
        body = self.draft.bodies.get(name)
        if body is None or self.within >= _INCLUDED or self.draft.shown > MOST_SHOWN:
            self._left(f"the passage '{name}', to be shown here")
            return
        self.draft.included.add(name)
        self.draft.shown += len(body) + 1
        self.within += 1
        self._read(body)
        self.within -= 1

    def _say(self, text: str) -> None:
        closed = min(self.braces, text.count("}"))
        text, self.braces = text.replace("}", "", closed), self.braces - closed
        if text.strip():
            self.last = []
        for broken in _BROKEN.findall(text):
            self._left(f"'{broken}', which nothing closes, and which stands there as it is written")
        for sign, ours in _EMPHASIS:
            text = sign.sub(ours, text)
        self.words.append(quoted(text))

    def _token(self, match: re.Match[str]) -> None:
        if match["link"]:
            self._link(match["link"], match["setter"] or "")
        elif match["macro"]:
            self._macro(match["macro"], match["args"].strip(), closes=bool(match["close"]))
        elif match["harlowe"]:
            self._harlowe(match["harlowe"], match["terms"].strip(), hook=bool(match["hook"]))
        elif match["end"]:
            if self.open and self.open[-1].plain:
                self.words.append("]")
                self.open.pop()
            elif self.open and self.open[-1].link:
                self._close_link()
                self.open.pop()
            elif self.open and self.open[-1].hook:
                self.last = self._end()
            else:
                self.words.append("]")
        elif match["bracket"]:
            self.words.append("[")
            if any(block.hook for block in self.open):
                self.open.append(Block([], hook=True, plain=True))
        elif match["attached"]:
            self._if(f"${match['show']}", hook=True)
        elif match["show"]:
            self.words.append(f"{{{{ {self.draft.variable(match['show'])} }}}}")

    def _link(self, link: str, setter: str) -> None:
        for sign, backwards in (("->", False), ("<-", True), ("|", False)):
            if sign in link:
                left, right = link.rsplit(sign, 1) if sign == "->" else link.split(sign, 1)
                label, target = (right, left) if backwards else (left, right)
                break
        else:
            label = target = link
        label, target = label.strip(), target.strip()
        if _ELSEWHERE.match(target):
            self._say(label)
            self._left(f"a link to '{target}'; its words stay")
            return
        sets: dict[str, str] = {}
        if setter:
            self._set(setter, sets)
        self.links.append(Link(label or target or "…", target, self._when(), sets))

    def _when(self, depth: int = 0) -> str:
        """Return under which conditions stands what is read now, from a depth on."""
        return " and ".join(f"({test})" for block in self.open[depth:] for test in tests_of(block))

    def _open_link(self, label: str, target: str, *, repeats: bool = False) -> None:
        """Begin what happens when a link is taken; a link within one takes its place."""
        self._close_link()
        self.last = []
        depth = len(self.open)
        self.behind = Behind(label, target, self._when(), len(self.words), depth, repeats)

    def _close_link(self) -> None:
        """End it: what stood there is told when the link is taken."""
        if (behind := self.behind) is None:
            return
        self.behind, self.last = None, []
        for block in self.open[behind.depth :]:
            if not block.link and not block.plain:
                self.words.append("{% endif %}")
        del self.open[behind.depth :]
        then = tidy(self.words[behind.begun :])
        del self.words[behind.begun :]
        label, target = behind.label or behind.target or "…", behind.target
        ways = ordered(behind.ways)
        if all(test for test, _ in ways):
            ways.append((none_of(behind.ways), target))
        for test, to in ways:
            when = both(behind.when, test)
            once = not to and not behind.repeats
            self.links.append(Link(label, to, when, behind.sets, once=once, then=then))

    def _button(self, args: str) -> None:
        """Begin SugarCube's <<link>> or <<button>>: a text, or a link in brackets, and a target."""
        if match := re.match(r"\[\[([^\[\]]+)\]", args):
            self._link(match[1], "")
            link = self.links.pop()
            self._open_link(link.label, link.target)
            return
        named = [one or other for one, other in _TEXTS.findall(args)]
        if "$" in _TEXTS.sub("", args):
            self._left(f"a link to what is worked out: {args}")
        self._open_link(*(*named, "", "")[:2])

    def _macro(self, name: str, args: str, *, closes: bool) -> None:
        if name in _ENDS:
            name, closes = name.removeprefix("end"), True
        if name in _UNTOLD:
            self._untold(name, closes=closes)
        elif name in _BUTTONS:
            self._close_link() if closes else self._button(args)
        elif name == "if":
            self._end() if closes else self._if(args, hook=False)
        elif name in ("elseif", "else") and self._goes_on():
            self._otherwise(self._test(args) if name == "elseif" else "")
        elif name == "set":
            self._set(args, self._into)
        elif name in ("print", "=", "-"):
            self._print(args)
        elif name in ("switch", "case", "default"):
            self._switch(name, args, closes=closes)
        elif name == "goto":
            self._go_to(re.sub(r"^\[\[([^\[\]|]+)\]\]$", r'"\1"', args))
        elif name in ("include", "display"):
            self._include(args.strip("\"'[] "))
        elif name in ("return", "back"):
            named = [one or other for one, other in _TEXTS.findall(args)]
            self.links.append(Link(named[0] if named else "Back", "", self._when(), back=True))
        else:
            self._left(f"<<{'/' if closes else ''}{name}>>")

    def _untold(self, name: str, *, closes: bool) -> None:
        """Read what is carried out and not told; what no scene can do is left out."""
        if name == "nobr":
            return  # it only takes lines away
        if not closes:
            self.unheard.append(len(self.words))
            if name != "silently":
                self._left(f"<<{name}>>")
        elif self.unheard:
            del self.words[self.unheard.pop() :]

    def _switch(self, name: str, args: str, *, closes: bool) -> None:
        """Read <<switch>> as the conditions that it stands for."""
        if name == "switch" and closes:
            if self.switches and self.switches.pop()[1]:
                self._end()
        elif name == "switch":
            self.switches.append((args, False))
        elif self.switches:
            value, begun = self.switches[-1]
            self.switches[-1] = (value, True)
            cases = [f"{value} is {one}" for one in re.findall(r"\"[^\"]*\"|'[^']*'|\S+", args)]
            test = self._test(" or ".join(cases)) if name == "case" else ""
            if begun and self._goes_on():
                self._otherwise(test)
            else:
                self.open.append(Block([test or "true"], hook=False))
                self.words.append(f"{{% if {test or 'true'} %}}")
        else:
            self._left(f"<<{name}>>")

    def _just_ended(self) -> bool:
        return next((word for word in reversed(self.words) if word.strip()), "") == "{% endif %}"

    def _goes_on(self) -> bool:
        """Say whether another branch may follow in the condition that was opened last."""
        if self.behind is not None and len(self.open) <= self.behind.depth:
            self._close_link()
        block = self.open[-1] if self.open else None
        return block is not None and not block.hook and bool(block.tests[-1])

    def _otherwise(self, test: str) -> None:
        self.open[-1].tests.append(test)
        self.words.append(f"{{% elif {test} %}}" if test else "{% else %}")

    def _end(self) -> list[str]:
        """End the condition that was opened last; return its tests."""
        if self.behind is not None and len(self.open) <= self.behind.depth:
            self._close_link()
        if not self.open or self.open[-1].link or self.open[-1].plain:
            return []
        self.words.append("{% endif %}")
        return self.open.pop().tests

    def _print(self, text: str) -> None:
        try:
            self.words.append(f"{{{{ {expression(text, self.draft, draws=True)} }}}}")
        except NotReadError as reason:
            self._left(f"'{text}' ({reason})")

    def _harlowe(self, written: str, terms: str, *, hook: bool) -> None:
        name = re.sub(r"[-_]", "", written.lower())
        if name in ("if", "unless") and hook:
            self._if(terms if name == "if" else f"not ({terms})", hook=True)
        elif name in ("else", "elseif") and hook and self.last and self._just_ended():
            self._hook_goes_on(self._test(terms) if name == "elseif" else "")
        elif name == "set":
            self._set(terms, self._into)
        elif name == "print":
            self._print(terms)
        elif name in ("cond", "either", "random") and not hook:
            self._print(f"({name}: {terms})")
        elif name == "display":
            self._include(terms.strip("\"' "))
        elif name == "goto":
            self._go_to(terms)
        elif name == "linkgoto" and (named := texts(terms)):
            self._link(f"{named[0]}->{named[-1]}", "")
        elif name in ("undo", "linkundo"):
            label = (*texts(terms), "Back")[0]
            self.links.append(Link(label, "", self._when(), back=True))
        elif name in _LINKS and hook:
            self._link_with_hook(name, terms)
        else:
            self._left(f"({written}:)")
            if hook:
                self.open.append(Block(["true"], hook=True))
                self.words.append("{% if true %}")

    def _hook_goes_on(self, test: str) -> None:
        """Read an else of Harlowe's, behind the hook of an if that has just been closed."""
        while self.words and not self.words[-1].strip():
            self.words.pop()
        if self.words and self.words[-1] == "{% endif %}":
            self.words.pop()
        self.open.append(Block([*self.last, test], hook=True))
        self.words.append(f"{{% elif {test} %}}" if test else "{% else %}")

    def _link_with_hook(self, name: str, terms: str) -> None:
        named = texts(terms)
        if not named:
            self._left(f"a link whose words are worked out: {terms}")
        self.open.append(Block(["true"], hook=True, link=True))
        leads = name == "linkrevealgoto" and len(named) > 1
        again = name == "linkrepeat"
        self._open_link(named[0] if named else "", named[1] if leads else "", repeats=again)

    def _if(self, args: str, *, hook: bool) -> None:
        test = self._test(args)
        self.open.append(Block([test], hook))
        self.words.append(f"{{% if {test} %}}")

    def _test(self, text: str) -> str:
        try:
            return expression(text, self.draft)
        except NotReadError as reason:
            self._left(f"'{text}' ({reason}); it counts as false")
            return "false"

    def _set(self, text: str, into: dict[str, str]) -> None:
        for part in listed(text):
            part = re.sub(r"(\$\w+)\s*(\+|-)\2\s*$", r"\1 \2= 1", part)
            match = re.fullmatch(r"\s*\$([A-Za-z_]\w*)\s*(to|=|\+=|-=|\*=)\s*(.+?)\s*", part)
            try:
                if match is None:
                    raise NotReadError("no plain assignment")
                name, value = (
                    self.draft.variable(match[1]),
                    expression(itself(*match.group(3, 1)), self.draft, draws=True),
                )
                if match[2] not in ("to", "="):
                    value = f"{name} {match[2][0]} ({value})"
                depth = self.behind.depth if self.behind is not None else 0
                conditional = into is self._into and len(self.open) > depth
                if conditional and (test := self._when(depth)):
                    value = f"({value}) if {test} else {name}"
                if name in into:
                    raise NotReadError("a variable set twice in one place")
                into[name] = value
                self.draft.assigned(name, value)
            except NotReadError as reason:
                self._left(f"set {part.strip()} ({reason})")

    @property
    def _into(self) -> dict[str, str]:
        """What takes settings: the link whose body is read, or the passage."""
        return self.sets if self.behind is None else self.behind.sets

    def _go_to(self, terms: str) -> None:
        """Read a way that is taken at once, under the conditions that are open."""
        named = texts(terms)
        if len(named) != 1:
            self._left(f"a way to what is worked out: {terms}")
        elif self.behind is None:
            self.ways.append((self._when(), named[0]))
        else:
            self.behind.ways.append((self._when(self.behind.depth), named[0]))

    def _left(self, what: str) -> None:
        """Note what of the passage was left out."""
        self.lacks = True
        self._told(what)

    def _told(self, what: str) -> None:
        self.draft.left.append(f"passage '{self.name}': {what}")
