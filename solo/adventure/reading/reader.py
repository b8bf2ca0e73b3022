"""Scenes from YAML nodes: every field typed, every mistake with its place."""

from collections.abc import Callable, Iterable, Mapping

from solo.adventure import keys, naming
from solo.adventure.branch import Action, Branch, Outcomes
from solo.adventure.model import Choice, Ending, Input, Question, Scene
from solo.adventure.outcome_keys import MOST
from solo.adventure.reading.branch_reader import CHECK, WAYS, BranchReader
from solo.adventure.reading.context import Page
from solo.adventure.reading.header import read_guidance
from solo.adventure.reading.shared import Shared, shared
from solo.adventure.reading.things import read_things
from solo.errors import Mark, Problem
from solo.late import pattern
from solo.prose import Prose
from solo.rules.core.protocols import Illegal
from solo.rules.core.system import AnySystem
from solo.source import Node, shown, stands_for

_SAYS_WHEN = frozenset(keys.CHOICE) - {"then"}  # when a choice is there, not what it does
_NUMBERED = pattern(r"\d{1,2}[.)]\s+(?=\S)")  # before a label
_DIGITS = frozenset("0123456789")
_USUAL = frozenset(("title", "text", "choices"))  # what most scenes have and no other key
_SELDOM = frozenset(("barred", "once", "fallback", "certain_death", "input", "stay"))
_ASKS = frozenset(("id", "about", "when"))  # what a question is, not what answers it
_HEARD = ("questions", "tries", "things")
WAYS_LOST = frozenset(
    (
        "type-wrong",
        "key-unknown",
        "key-missing",
        "scene-unknown",
        "pool-unknown",
        "scene-mixed",
        "list-long",
        "outcomes-missing",
        "check-unknown",
        "check-wrong",
    )
)


class Reader:
    """Reads the scenes of one adventure.

    It checks as it goes, unless its page says not to: a scene from the compiled cache was checked
    before it was written.

    Args:
        system: The rules that checks and effects belong to.
        page: What is read into.
    """

    def __init__(self, system: AnySystem, page: Page) -> None:
        self.system = system
        self.page = page
        self.branches = BranchReader(system, page)
        self.faulty: set[str] = set()  # scenes whose ways on are not all known
        self.last = ""  # the scene read last
        self._lines: set[tuple[object, ...]] = set()  # those with problems, as far as known
        self._known = 0  # how many problems those are of
        self._shared = Shared()
        outcome = self.branches.keys
        self._keys = {
            "scene": dict.fromkeys(keys.SCENE),
            "choice": dict.fromkeys((*keys.CHOICE, *outcome)),
            "question": dict.fromkeys((*keys.QUESTION, *outcome)),
        }

    def scene(self, key: str, node: Node) -> Scene | None:
        """Read a scene; None when it is none."""
        before = len(self.page.problems)
        if key in self._keys["scene"] and self._astray(key, node):
            return None
        scene = self._scene(key, node)
        shares = node.value.get("shared") if isinstance(node.value, dict) else None
        shared = shares is None or self.page.typed(shares, bool, True)
        if scene is not None and shared and not self._shared.is_empty:
            scene = self._shared.put_into(scene)
        self.last = key
        told = len(self.page.problems) > before
        if told and any(problem.code in WAYS_LOST for problem in self.page.problems[before:]):
            self.faulty.add(key)
        return scene

    def read_shared(self, sections: Callable[[str], Iterable[Node]]) -> None:
        """Read what every scene with choices has, from the sections of all files."""
        each = self.page.each
        found = [one for node in sections("choices") for one in each(node, self._choice)]
        asked = [one for node in sections("questions") for one in each(node, self._question)]
        self._unique(found, "choice")
        self._unique(asked, "question")
        tried = {n: one for node in sections("tries") for n, one in self._tries(node).items()}
        seen = [read_things(node, self.page, self._tries) for node in sections("things")]
        tried |= {name: one for _, tries in seen for name, one in tries.items()}
        self._shared = shared(found, asked, tried, (one for things, _ in seen for one in things))

    def _astray(self, key: str, node: Node) -> bool:
        """Report the key of a scene that stands among the scenes, where its own misses it."""
        if not self.page.checking:
            return False
        if isinstance(node.value, dict) and node.value.keys() & self._keys["scene"].keys():
            return False
        where = f" '{shown(self.last)}'" if self.last else ""
        message = f"'{key}' stands among the scenes; indent it as far as the keys of scene{where}"
        self.page.report(node.key_mark, "type-wrong", message)
        self.faulty.add(self.last)
        return True

    def _inner(self, entries: Mapping[str, Node]) -> dict[str, Node]:
        """Report scenes that stand inside another one; return the rest of its entries."""
        rest = {}
        for key, item in entries.items():
            inside = set(item.value) if isinstance(item.value, dict) else set()
            a_scene = inside & {"text", "title", "choices", "ending"} and "kind" not in inside
            if key in self._keys["scene"] or not a_scene:
                rest[key] = item
                continue
            message = f"scene '{shown(key)}' stands inside another; indent it as far as that one"
            self.page.report(item.key_mark, "key-unknown", message)
        return rest

    def _scene(self, key: str, node: Node) -> Scene | None:
        entries = self.page.mapping(node, "a scene")
        if entries is None:
            return None
        if _USUAL.issuperset(entries) and key not in self.branches.claims.never:
            choices = self._choices(entries.get("choices"))
            body = Branch(node.key_mark, text=self._told(entries.get("text")))
            return Scene(key, body.mark, body, {}, self.page.prose(entries.get("title")), choices)
        if not entries.keys() <= self._keys["scene"].keys():
            entries = self._inner(entries)
        self.page.strange(entries, self._keys["scene"])
        self._mixed(entries)
        ending = self._ending(entries.get("ending"))
        choices = self._choices(entries.get("choices"))
        questions = self.page.each(entries.get("questions"), self._question)
        self._unique(questions, "question")
        things, tried = read_things(entries.get("things"), self.page, self._tries)
        talk, talk_of = self._talk(entries.get("talk"))
        return Scene(
            id=key,
            mark=node.key_mark,
            body=self._scene_body(key, node, entries),
            title=self.page.prose(entries.get("title")),
            choices=choices,
            questions=questions,
            tries={**self._tries(entries.get("tries")), **tried},
            things=things,
            hints=read_guidance(entries.get("hint"), self.page),
            ending=ending,
            takes=self._takes(entries.get("takes")),
            talk=talk,
            talk_of=talk_of,
            pool=self._pool_name(entries.get("pool")),
            when=self.page.condition(entries.get("when")),
            priority=self.page.typed(entries.get("priority"), int, 0),
            place=self.page.typed(entries.get("place"), bool, None),
        )

    def _choices(self, node: Node | None) -> tuple[Choice, ...]:
        choices = self.page.each(node, self._choice)
        if len(choices) > 1:
            self._unique(choices, "choice")
            numbers = 0
            for one in choices:  # nothing is called for what stands in every scene
                numbers += one.label.source[:1] in _DIGITS
            if numbers > 1:
                self._numbered(choices)
        return choices

    def _mixed(self, entries: Mapping[str, Node]) -> None:
        """Report parts of a scene that shut each other out, or do nothing here."""
        last = next((way for way in ("ending", "return", "goto") if way in entries), None)
        shut_out = {
            "ending": ("check", "risk", "choices", "goto", "return", *_HEARD),
            "return": ("choices", "goto"),
            "goto": ("choices",),
        }
        if last == "ending" and "talk" in entries:
            message = (
                "'talk' does nothing in an ending, since nothing leads out of it; leave it out"
            )
            self.page.report(entries["talk"].key_mark, "key-idle", message, "warning")
        for key in shut_out[last] if last else ():
            if key in entries:
                message = f"'{key}' never comes to pass beside '{last}'; remove one of them"
                self.page.report(entries[key].key_mark, "scene-mixed", message)
        for key in ("when", "priority"):
            if key in entries and "pool" not in entries:
                message = f"'{key}' is for scenes of a pool; add 'pool', or put it on the choices"
                self.page.report(entries[key].key_mark, "key-idle", message)

    def _scene_body(self, key: str, node: Node, entries: Mapping[str, Node]) -> Branch:
        actions: list[Action] = []
        if "time" in entries:
            actions += self.branches.effects.time(entries["time"])
        if "enter" in entries:
            actions += self._enter(entries["enter"])
        ending = entries.get("ending")
        if ending is not None and isinstance(ending.value, dict):
            rewards = {k: v for k, v in ending.value.items() if k not in keys.ENDING}
            actions += self.branches.effects.actions(rewards)
        check, outcomes = self.branches.check(entries, node)
        return Branch(
            mark=node.key_mark,
            actions=tuple(actions),
            text=self._told(entries.get("text")),
            check=check,
            risk=self.branches.risk(entries),
            outcomes=outcomes,
            goto=self.branches.goto(entries.get("goto")),
            returns=self.page.typed(entries.get("return"), bool, False),
            claims=self.branches.claims.of_scene(key, entries),
            during=self.branches.during.occasions(entries, check),
        )

    def _told(self, node: Node | None) -> Prose | None:
        """Read what is told on entering."""
        if node is not None and node.value == "":
            self._empty(node)
        return self.page.prose(node, draws=True)

    def _empty(self, node: Node) -> None:
        """Warn of an empty text, unless it stands for one that could not be read."""
        mark = node.key_mark
        self._lines.update(one.mark[:2] for one in self.page.problems[self._known :])
        self._known = len(self.page.problems)
        if mark[:2] not in self._lines:
            message = "'text' is empty; write what is told here, or leave the key out"
            self.page.report(mark, "text-missing", message, "warning")

    def _enter(self, node: Node) -> list[Action]:
        entries = self.page.mapping(node, "effects")
        if entries is None:
            return []
        allowed = [
            k
            for k in self.branches.keys
            if k not in (*WAYS, *CHECK, *keys.CLAIMS, "cases", "during")
        ]
        self.page.strange(entries, allowed)
        return self.branches.effects.actions(entries)

    def _ending(self, node: Node | None) -> Ending | None:
        if node is None:
            return None
        if isinstance(node.value, str):
            if node.value in ("true", "false"):
                message = "expected a word for how it ends, such as won or lost"
                self.page.report(node.mark, "type-wrong", message)
            return Ending(self._kind(node), "")
        entries = self.page.mapping(node, "an ending")
        if entries is None:
            return None
        lacks = () if "kind" in entries else ("kind",)
        strange = self.page.strange(entries, (*keys.ENDING, *self.system.effects), lacks)
        if lacks:
            if not any(stands_for(one, "kind") for one in strange):
                message = "'kind' is missing: a word such as won or lost"
                self.page.report(node.mark, "key-missing", message)
            return Ending("?", "")
        title = self.page.plain(entries.get("title"))
        hint = self.page.plain(entries.get("hint"))
        return Ending(self._kind(entries["kind"]), title, hint)

    def _kind(self, node: Node) -> str:
        kind = self.page.word(node) or "?"
        near = (one for one in naming.ENDINGS if naming.nearly(kind, one))
        if meant := naming.ENDS.get(kind) or next(near, ""):
            message = f"'{kind}' is a kind of its own; did you mean '{meant}'?"
            self.page.report(node.mark, "value-odd", message, "warning")
        return kind

    def _takes(self, node: Node | None) -> tuple[str, ...]:
        """Read the variables that a visit gives: a name, or a list of them."""
        if node is None:
            return ()
        items = node.value if isinstance(node.value, list) else [node]
        known = self.page.names.variables
        names = [(self.page.typed(item, str, ""), item) for item in items]
        return tuple(n for n, item in names if self.page.known(item, n, known, "variable"))

    def _talk(self, node: Node | None) -> tuple[bool, str | None]:
        """Read whether a scene is a talk, and of which scene."""
        if node is None or not isinstance(node.value, str) or node.value in ("true", "false"):
            return self.page.typed(node, bool, False), None
        known = self.page.known(node, node.value, self.page.names.scenes, "scene")
        return True, node.value if known else None

    def _pool_name(self, node: Node | None) -> str | None:
        return None if node is None else self.page.word(node)

    def _choice(self, node: Node) -> Choice | None:
        entries = self.page.mapping(node, "a choice", "; write {text: …, goto: …}")
        if entries is None:
            return None
        lacks = ("text",) if "text" not in entries else ()
        strange: tuple[Problem, ...] = ()
        if not entries.keys() <= self._keys["choice"].keys():
            strange = self.page.strange(entries, self._keys["choice"], lacks)
        if lacks:
            if not any(stands_for(one, "text") for one in strange):
                message = "'text' is missing: how the choice reads"
                self.page.report(node.mark, "key-missing", message)
            return None
        if self.page.checking and entries["text"].value == "":
            message = "a choice needs words to be read in the list; write them here"
            self.page.report(entries["text"].mark, "text-missing", message)
        effects = self.branches.effects
        outer = effects.deadly
        effects.deadly, effects.died = "certain_death" in entries, False
        body = self.branches.branch(entries, node, "then")
        if effects.deadly and not effects.died and self.page.checking:
            message = "certain death is announced, but no outcome has 'die: true'; add it to one"
            self.page.report(entries["certain_death"].key_mark, "death-missing", message, "warning")
        effects.deadly = outer
        if self.page.checking and _SAYS_WHEN.issuperset(entries):
            message = "this choice does and tells nothing; give it a 'then', an effect or a 'goto'"
            self.page.report(node.mark, "text-missing", message, "warning")
        choice = Choice(
            self._choice_id(entries),
            node.mark,
            self.page.prose(entries["text"]) or self.page.language.prose("", node.mark),
            body,
            self.page.condition(entries.get("when")),
        )
        return choice if _SELDOM.isdisjoint(entries) else self._with_more(choice, entries)

    def _with_more(self, choice: Choice, entries: Mapping[str, Node]) -> Choice:
        """Return a choice with what few choices have."""
        if "stay" in entries:
            message = "'stay' is for a reply, which stands in the 'choices' of another choice"
            self.page.report(entries["stay"].key_mark, "key-idle", message)
            self.page.typed(entries["stay"], bool, False)
        if "barred" in entries and "when" not in entries:
            message = "'barred' without 'when' is never shown; add the condition"
            self.page.report(entries["barred"].key_mark, "key-idle", message)
        return choice._replace(
            barred=self.page.prose(entries.get("barred")),
            once=self.page.typed(entries.get("once"), bool, False),
            fallback=self.page.typed(entries.get("fallback"), bool, False),
            certain_death=self.page.prose(entries.get("certain_death")),
            input=self._input(entries),
        )

    def _numbered(self, choices: Iterable[Choice]) -> None:
        """Warn of labels with numbers of their own; one alone may begin with a date or a street."""
        own = [(one, _NUMBERED.match(one.label.source)) for one in choices]
        every = [(one, number[0].strip()) for one, number in own if number is not None]
        if len(every) > 1 and self.page.checking:
            choice, number = every[0]
            message = (
                f"choices are numbered as they are shown, so this reads '1. {number} …'; leave "
                f"'{number}' out, and the other numbers here"
            )
            self.page.report(choice.label.mark, "text-foreign", message, "warning")

    def _input(self, entries: Mapping[str, Node]) -> Input | None:
        node = entries.get("input")
        if node is None:
            return None
        into, prompt = node, None
        if isinstance(node.value, dict):
            self.page.strange(node.value, keys.INPUT)
            if "into" not in node.value:
                message = "'into' is missing: the variable that takes the words"
                self.page.report(node.mark, "key-missing", message)
                return None
            into, prompt = node.value["into"], node.value.get("prompt")
        name = self.page.typed(into, str, "")
        variables = self.page.names.variables
        if not self.page.known(into, name, variables, "variable"):
            return None
        value = variables.get(name, "")
        if isinstance(value, bool):
            message = f"'{name}' holds true or false; words need a text or a number, such as ''"
            self.page.report(into.mark, "variable-type", message)
        if "certain_death" in entries:
            message = "words can't be typed for a choice of certain death; ask for them before"
            self.page.report(node.key_mark, "scene-mixed", message)
        return Input(name, isinstance(value, int), self.page.prose(prompt))

    def _choice_id(self, entries: Mapping[str, Node]) -> str:
        if "id" in entries:
            return self.page.id(entries["id"])
        label = entries["text"]
        text = label.value if isinstance(label.value, str) else ""
        if "{{" in text or "{%" in text:
            message = "the label changes with the game, so the choice needs an 'id' of its own"
            self.page.report(label.mark, "id-missing", message)
        found = naming.slug(text)
        if not found and text:
            message = "no id can be made from this label; give the choice an 'id'"
            self.page.report(label.mark, "id-missing", message)
        return found

    def _unique(self, parts: Iterable[Choice | Question], kind: str) -> None:
        seen: dict[str, Mark] = {}
        for part in parts:
            if part.id in seen and part.id:
                message = (
                    f"{kind} '{shown(part.id)}' has the same id as the one in line "
                    f"{seen[part.id].line}; give one of them another 'id'"
                )
                self.page.report(part.mark, f"{kind}-duplicate", message)
            seen.setdefault(part.id, part.mark)

    def _question(self, node: Node) -> Question | None:
        entries = self.page.mapping(node, "a question")
        if entries is None:
            return None
        self.page.strange(entries, self._keys["question"])
        body = self.branches.branch(entries, node, "text")
        about: tuple[str, ...] = self.page.typed(entries.get("about"), tuple[str, ...], ())
        if not about and ("about" not in entries or not entries["about"].value):
            self.page.report(
                node.mark, "key-missing", "'about' is missing: words that a player may use"
            )
        if self.page.checking and not entries.keys() - _ASKS:
            message = "this question is answered by nothing; give it a 'text', or a 'check'"
            self.page.report(node.mark, "text-missing", message, "warning")
        whole = next((one for one in about if one.rstrip().endswith("?")), "")
        if whole and self.page.checking:
            message = (
                f"'{shown(whole, 40)}' is asked only by who types all of it; write the words that "
                "matter, each of which asks this: about: [lamp, light]"
            )
            self.page.report(entries["about"].mark, "value-odd", message, "warning")
        key = (
            self.page.id(entries["id"])
            if "id" in entries
            else naming.slug(about[0] if about else "")
        )
        condition = self.page.condition(entries.get("when"))
        return Question(id=key, mark=node.mark, about=about, body=body, when=condition)

    def _tries(self, node: Node | None) -> dict[str, Outcomes]:
        entries = self.page.mapping(node, "outcomes by attribute") if node is not None else None
        found: dict[str, Outcomes] = {}
        for key, item in (entries or {}).items():
            name = key
            if key != "any":
                try:
                    name = self.system.trait(key)
                except Illegal as reason:
                    self.page.report(item.key_mark, "attribute-unknown", str(reason))
            if name in found:
                message = f"outcomes for '{shown(name)}' were given before; keep one of them"
                self.page.report(item.key_mark, "key-duplicate", message)
            outcomes = self.branches.outcomes(item)
            if outcomes is not None:
                found[name] = outcomes
                self._any_difficulty(outcomes)
        return found

    def _any_difficulty(self, outcomes: Outcomes) -> None:
        """Warn where counts leave others open in a try, which is rolled at any difficulty."""
        broad = {"s": outcomes.success, "f": outcomes.failure}
        for sign, rest in broad.items() if outcomes.otherwise is None else ():
            ends = [count for count in outcomes.counts if count.endswith(sign)]
            if ends and rest is None and len({*ends}) < MOST:
                message = "a try has any difficulty, and so any count; add 'success' and 'failure'"
                self.page.report(outcomes.mark, "count-unmet", message, "warning")
                return
