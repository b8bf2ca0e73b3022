"""Lint: what an author writes in vain: steps that undo each other, conditions, times, endings."""

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import chain

from solo.adventure.branch import Branch, Change, Join, Outcomes, QuestStep, SetVariable
from solo.adventure.graph import branches
from solo.adventure.model import Adventure, Choice, Scene
from solo.authoring.continuity.hours import DAY
from solo.authoring.lint.engine_names import Judge
from solo.authoring.lint.trying import MEND, only
from solo.authoring.reading import Uses, as_written, asked_for, mark_in, settings
from solo.errors import Problem, did_you_mean
from solo.prose import Expression, Prose
from solo.rules.core.system import AnySystem
from solo.source import shown

_CLOSES = ("complete", "fail", "refuse")  # the steps with which a quest is over
_COMPARED = re.compile(
    r"\btime_of_day\s*(?:[<>]=?|[=!]=)\s*(?:'([^'\n]*)'|\"([^\"\n]*)\"|(\d{1,9}))"
    r"|(?:'([^'\n]*)'|\"([^\"\n]*)\"|(\b\d{1,9}))\s*(?:[<>]=?|[=!]=)\s*time_of_day\b"
)
_CLOCK = re.compile(r"\bclock\s*(?:[<>]=?|[=!]=)\s*(\d{1,4})\b")
_GIVING, _TAKING = ("gain", "give", "take"), ("lose", "drop")  # effects on a thing
LOST = "lost-"  # how triggers begin that tell of companions
_THERE = re.compile(r"(?<![.\w])(\w+) is (?:not )?(?:none|None|defined|undefined)\b")
_HELD = re.compile(
    r"(?<![.\w'\"])(companions|quests|visited|taken|hero)\s*[!=]=\s*(['\"])([\w /-]{1,60})\2"
)
_OF_HELD = {"companions": "'{}' in companions", "hero": "hero.name == '{}'"}
_IS_THERE = re.compile(r" is (?:not )?(?:none|None|defined|undefined)\b")  # sooner looked for
_UNLIKE = re.compile(
    r"(?<![.\w])(?P<name>[a-z][\w.]*)\s*!=\s*(?P<one>'[^'\n]*'|\"[^\"\n]*\"|\d{1,9}\b)\s+or\s+"
    r"(?P=name)\s*!=\s*(?P<other>'[^'\n]*'|\"[^\"\n]*\"|\d{1,9}\b)"
)
_VARIED = re.compile(r"\b(cycle|sequence|shuffle)\(\s*(?:'[^'\\\n]*'|\"[^\"\\\n]*\")\s*,?\s*\)")
_NOTHING = re.compile(r"\{%-?\s*if\b[^%]*%\}\s*\{%-?\s*endif\b")
_SAME = re.compile(r"([a-z]\w*)(?:\s*(?:[-+]\s*0|[*]\s*1))?")
_DEFAULT = re.compile(r"(?<![.\w])([a-z]\w*)\s*\|\s*(?:default|d)\(([^(),]{0,80})\)")
_VISITS = re.compile(
    r"(?<![.\w])(visits|visited\[[^\[\]]{1,80}\])\s*([!=]=)\s*([Tt]rue|[Ff]alse)\b"
)
_NUMBERED = re.compile(r"(?<![.\w])([a-z]\w*)\s*([<>]=?|[=!]=)\s*(\d{1,9})\b(?!\s*[-+*/%.]\s*\w)")
_SUM = re.compile(r"[-+*/()\d\s]{1,40}")  # of numbers alone
_PAYS = re.compile(r"(?i)\b(?:pay|spend|buy|costs?)\b")
_TIME = re.compile(r"(?:[01]\d|2[0-3]):[0-5]\d")
_HOUR = re.compile(r"[01]\d|2[0-3]")  # less than any time of this hour, as texts are compared
_LOOSE_TIME = re.compile(r"(\d{1,2})(?:[:.h](\d{1,2}))?")
_CHANGING = re.compile(r"\b(?:turn|clock|hour|time_of_day|visits)\b")


def vain(judge: Judge, system: AnySystem) -> Iterator[Problem]:
    """Yield a warning for each thing that is written and can do nothing."""
    adventure, found = judge.adventure, judge.found
    about = judge.about
    yield from _lost(adventure, found, system.brought)
    yield from _leaving(found, about.declared - about.joined)
    yield from _never_along(adventure, found, system)
    yield from _untaken(found)
    yield from _contradicted(judge)
    for scene in _asking(adventure.scenes.values()):
        yield from _stuck(scene)
        yield from _set_already(scene, judge)
    yield from _ungiven(adventure, found)
    yield from _paid(adventure.scenes.values())
    yield from _last_resorts(adventure.scenes.values())
    yield from _undone(chain.from_iterable(found.parts.values()))
    if adventure.quests:
        for scene in adventure.scenes.values():
            yield from _quests(scene, adventure.scenes)
        for event in adventure.events.values():
            yield from _steps(event.body, {}, adventure.scenes)
    yield from _left_as_they_are(found)
    yield from _below_nothing(adventure, found)
    flags = _named([key for key, value in adventure.variables.items() if isinstance(value, bool)])
    for text in (*found.texts, *found.conditions):
        source = text.source
        if (  # few have any of it
            "default" in source
            or ("visit" in source and "=" in source)
            or "time_of_day" in source
            or (" is " in source and _IS_THERE.search(source))
            or ("!=" in source and " or " in source)
            or ("endif" in source and _NOTHING.search(source))
            or ("=" in source and _HELD.search(source))
            or flags.search(source)
        ):
            for offset, message in _odd(source, adventure, prose=isinstance(text, Prose)):
                yield Problem(mark_in(text, offset), "condition-odd", message, "warning")
        if "cycle(" in source or "sequence(" in source or "shuffle(" in source:
            yield from _alone(text, adventure)
    yield from _clocks(adventure, found)
    for scene in adventure.scenes.values():
        if found.scenes[scene.id].conditions:
            yield from _conditions(scene, judge)


def _asking(scenes: Iterable[Scene]) -> Iterable[Scene]:
    """Return the scenes that have choices with a condition."""
    asked = [scene for scene in scenes for choice in scene.choices if choice.when is not None]
    return {scene.id: scene for scene in asked}.values()


def _ungiven(adventure: Adventure, found: Uses) -> Iterator[Problem]:
    """Yield the scenes that ask for what only a visit gives, and that nothing visits."""
    asking = [scene for scene in adventure.scenes.values() if scene.takes]
    if not asking:
        return
    every = chain(*found.parts.values(), *(branches(one.body) for one in adventure.events.values()))
    visited = {branch.visit for branch in every}
    for scene in asking:
        if scene.id not in visited:
            message = (
                f"nothing visits '{scene.id}', so nothing gives it what it 'takes'; write visit: "
                f"{{{scene.id}: {{{scene.takes[0]}: …}}}}, or leave 'takes' out"
            )
            yield Problem(scene.mark, "key-idle", message, "warning")


def _odd(source: str, adventure: Adventure, *, prose: bool) -> Iterator[tuple[int, str]]:
    """Yield what is odd in a text or condition: where it stands there, and what to say of it."""
    yield from times(source, prose=prose)
    yield from _always(source, adventure, prose=prose)
    yield from _either(source, prose=prose)
    yield from _holders(source, prose=prose)
    yield from _defaults(source, adventure, prose=prose)
    yield from _counted(source, prose=prose)
    yield from _flagged(source, adventure, prose=prose)
    if prose and (match := _NOTHING.search(source)) is not None:
        message = "nothing stands between this 'if' and its 'endif'; write what it tells there"
        yield match.start(), message


def _alone(text: Prose | Expression, adventure: Adventure) -> Iterator[Problem]:
    """Yield what is to change from visit to visit, and has one text alone."""
    for match in _VARIED.finditer(text.source) if isinstance(text, Prose) else ():
        if match[1] not in adventure.language.macros():
            message = (
                f"'{match[1]}' has one text here, which is told each time; give it others, or "
                "write the text alone"
            )
            yield Problem(text.mark_at(match.start()), "value-odd", message, "warning")


def _left_as_they_are(found: Uses) -> Iterator[Problem]:
    """Yield the variables that are set to what they are: `coins: coins`."""
    for name, value in found.worked_out:
        same = _SAME.fullmatch(value.source) if value.source.startswith(name) else None
        if same is not None and same[1] == name:
            message = f"this leaves '{name}' as it is; write what it becomes, or leave it out"
            yield Problem(value.mark, "set-idle", message, "warning")


def _below_nothing(adventure: Adventure, found: Uses) -> Iterator[Problem]:
    """Yield the numbers that are set below 0, as if that were taken from them: `coins: -1`.

    Such a number is more than 0 at first, and is taken from elsewhere. What something asks for
    below 0 is meant so.
    """
    every = [action for parts in found.parts.values() for one in parts for action in one.actions]
    for action in every:
        if action.__class__ is not SetVariable or (
            action.value.__class__ is Expression and not _SUM.fullmatch(action.value.source)
        ):
            continue
        name, first = action.name, adventure.variables.get(action.name)
        value = action.value
        number = value.fixed() if isinstance(value, Expression) else value
        if type(number) is not int or number >= 0 or type(first) is not int or first <= 0:
            continue
        if not any(one == name and f"{name} -" in other.source for one, other in found.worked_out):
            continue
        below = re.compile(rf"\b{name}\b\s*(?:[<>]=?|[=!]=)\s*(?:-|0\b)|-\d+\s*\S+\s*{name}\b")
        asked = (one.source for one in (*found.texts, *found.conditions))
        if not any(below.search(one) for one in asked):
            message = f"this sets '{name}' to {number}; to take, write {name} - {-number}"
            yield Problem(action.mark, "value-odd", message, "warning")


def _defaults(source: str, adventure: Adventure, *, prose: bool) -> Iterator[tuple[int, str]]:
    """Yield the filters `default` behind what is always there."""
    for match in asked_for(_DEFAULT, source, prose=prose) if "default" in source else ():
        if match[1] in adventure.variables:
            message = (
                f"'{match[1]}' is always there, so 'default' never stands in for it; for one that "
                f"is empty or 0, write {match[1]} or {match[2].strip() or '…'}"
            )
            yield match.start(), message


def _counted(source: str, *, prose: bool) -> Iterator[tuple[int, str]]:
    """Yield visits, which are numbers, compared with true or false."""
    for match in asked_for(_VISITS, source, prose=prose) if "visit" in source else ():
        name, is_so = match[1], (match[2] == "==") == (match[3].lower() == "true")
        cure = f"{name} > 0" if is_so else f"{name} == 0"
        yield match.start(), f"{name} is a number, which grows with each visit; write {cure}"


def _named(names: Iterable[str]) -> re.Pattern[str]:
    """Return what finds one of some names that is compared with a number; nothing without any."""
    return re.compile(rf"\b(?:{'|'.join(names) or '(?!)'})\s*[<>=!]=?\s*\d")


_HOLDS, _HOLDS_NOT = ((">", 0), ("==", 1), (">=", 1), ("!=", 0)), (("==", 0), ("<", 1), ("!=", 1))


def _flagged(source: str, adventure: Adventure, *, prose: bool) -> Iterator[tuple[int, str]]:
    """Yield what is true or false and compared with a number, as if it were counted."""
    for match in asked_for(_NUMBERED, source, prose=prose):
        name, asked = match[1], (match[2], int(match[3]))
        before = match.string[: match.start()].rstrip()[-1:]
        if isinstance(adventure.variables.get(name), bool) and before not in tuple("+-*/%"):
            cure = name if asked in _HOLDS else f"not {name}" if asked in _HOLDS_NOT else ""
            cure = cure or f"{name}, or not {name}"
            yield match.start(), f"'{name}' is true or false, and no number; write {cure}"


def _leaving(found: Uses, absent: Iterable[str]) -> Iterator[Problem]:
    for one in found.actions:
        if isinstance(one, Join) and not one.joins and one.companion in absent:
            message = (
                f"nothing lets '{one.companion}' join, so nobody leaves here; write "
                f"join: {one.companion} where they come along, or remove this"
            )
            yield Problem(one.mark, "leave-idle", message, "warning")


def _never_along(adventure: Adventure, found: Uses, system: AnySystem) -> Iterator[Problem]:
    """Yield what is done to a companion, or asked of one, that names a foe."""
    foes = adventure.foes.keys() - adventure.companions.keys()
    for one in found.authored if foes else ():
        name = getattr(one.value, "of", "")
        if one.kind in system.effects:
            name = getattr(one.value, "who", "") or getattr(one.value, "companion", "")
        if isinstance(name, str) and name in foes:
            message = f"'{name}' is a foe and never comes along, so '{one.kind}' does nothing"
            near = f"; name a companion: {', '.join(adventure.companions)}"
            message += near if adventure.companions else "; leave it out"
            yield Problem(one.mark, "companion-unknown", message, "warning")


def _untaken(found: Uses) -> Iterator[Problem]:
    """Yield the quests that are to fail and that nothing takes before."""
    steps = [one for one in found.actions if isinstance(one, QuestStep)]
    taken = {one.quest for one in steps if one.step != "fail"}
    for one in steps:
        if one.step == "fail" and one.quest not in taken:
            message = (
                f"nothing takes '{one.quest}', so it never fails; write quest: "
                f"{{take: {one.quest}}} where it begins"
            )
            yield Problem(one.mark, "quest-step", message, "warning")


def _contradicted(judge: Judge) -> Iterator[Problem]:
    """Yield the claims that every game would contradict."""
    for claim in judge.adventure.never:
        condition = claim.condition
        if judge.never(judge.expression(f"not ({condition.source})", condition.mark), None):
            message = "this always holds, and stands under 'never'; write what must not be so"
            yield Problem(condition.mark, "condition-odd", message, "warning")
    for quest in judge.adventure.quests.values():
        if quest.claims is not None and judge.never(quest.claims, None):
            message = f"this never holds, and '{quest.id}' claims it; write what is so at its end"
            yield Problem(quest.claims.mark, "condition-never", message, "warning")


def _lost(adventure: Adventure, found: Uses, brought: str) -> Iterator[Problem]:
    """Yield what happens on top where somebody is lost who is no companion here."""
    every = chain.from_iterable(found.parts.values())
    answered = (branch.outcomes for branch in every if branch.outcomes is not None)
    also = (outcomes.also for outcomes in answered if outcomes.also)
    for key, answer in chain.from_iterable(triggers.items() for triggers in also):
        name = key.removeprefix(LOST)
        if name == key or name in adventure.companions or (brought and name.startswith(brought)):
            continue
        near = did_you_mean(name, adventure.companions)
        near = near or f"; there are {', '.join(adventure.companions) or 'none'}"
        message = f"nobody who comes along is called '{shown(name)}'{near}"
        yield Problem(answer.mark, "label-unknown", message, "warning")


# Quests


def _quests(scene: Scene, scenes: Mapping[str, Scene]) -> Iterator[Problem]:
    bodies = [scene.body, *(choice.body for choice in scene.choices)]
    for body in (*bodies, *(question.body for question in scene.questions)):
        yield from _steps(body, {}, scenes)


def _steps(
    branch: Branch, before: Mapping[str, QuestStep], scenes: Mapping[str, Scene]
) -> Iterator[Problem]:
    """Yield the quests that are closed twice on one way, each time in another sense."""
    closed = dict(before)
    yield from _closing(branch, closed)
    for case in branch.cases:
        yield from _steps(case.branch, closed, scenes)
    if branch.outcomes is not None:
        for answer in branch.outcomes.direct():
            yield from _steps(answer, closed, scenes)
    ahead = scenes.get(branch.goto) if isinstance(branch.goto, str) else None
    if ahead is not None and closed:
        yield from _closing(ahead.body, dict(closed))


def _closing(branch: Branch, closed: dict[str, QuestStep]) -> Iterator[Problem]:
    for action in branch.actions:
        if not isinstance(action, QuestStep):
            continue
        first = closed.get(action.quest)
        if action.step not in _CLOSES:
            closed.pop(action.quest, None)
        elif first is None:
            closed[action.quest] = action
        elif first.step != action.step:
            message = (
                f"quest '{action.quest}' is at '{first.step}' already, by line {first.mark.line} "
                f"on the same way; '{action.step}' comes too late, so leave one of them out"
            )
            yield Problem(action.mark, "quest-closed", message, "warning")


def _set_already(scene: Scene, judge: Judge) -> Iterator[Problem]:
    """Yield what a choice sets to the value that its own condition says it has.

    So do the outcomes of its check, of what nothing has changed since the choice was taken.
    """
    for choice in scene.choices:
        if choice.when is None or choice.input is not None:
            continue
        done: set[str] = set()  # whose later steps the condition says nothing of
        for action in choice.body.actions:
            if isinstance(action, SetVariable) and _is_already(action, choice.when, judge):
                yield _already(action)
            elif isinstance(action, Join | QuestStep) and (name := _about(action)) not in done:
                done.add(name)
                if not _is_so(action, choice.when, judge):
                    continue
                what = (
                    f"quest '{action.quest}' is at '{action.step}'"
                    if isinstance(action, QuestStep)
                    else f"'{action.companion}' is {'along' if action.joins else 'not along'}"
                )
                message = f"{what} already where this can be taken, by its 'when'; leave one out"
                yield Problem(action.mark, "set-idle", message, "warning")
        if choice.body.outcomes is not None and not choice.body.during:
            yield from _already_after(choice.body.outcomes, choice, choice.when, scene, judge)


def _already_after(
    outcomes: Outcomes, choice: Choice, when: Expression, scene: Scene, judge: Judge
) -> Iterator[Problem]:
    """Yield what an outcome sets to the value that it has by the condition of its choice."""
    for action in [action for answer in outcomes.direct() for action in answer.actions]:
        if not isinstance(action, SetVariable) or action.name not in when.source:
            continue
        denied = f"not {action.name}" in when.source
        if (action.value is True and denied) or (action.value is False and not denied):
            continue  # it is changed, as most are: this costs nothing to see
        if _is_already(action, when, judge):
            asides = (scene.questions, scene.tries, scene.things, judge.adventure.events)
            if action.name not in settings((choice.body.actions, outcomes.also, asides)):
                yield _already(action)


def _already(action: SetVariable) -> Problem:
    message = (
        f"'{action.name}' is {as_written(action.value)} already where this can be "
        "taken, by its 'when'; set it to something else, or leave it out"
    )
    return Problem(action.mark, "set-idle", message, "warning")


def _about(action: Join | QuestStep) -> str:
    return action.quest if isinstance(action, QuestStep) else action.companion


def _is_so(action: Join | QuestStep, when: Expression, judge: Judge) -> bool:
    """Say whether a step has been taken wherever a condition holds."""
    name = _about(action)
    if isinstance(action, QuestStep):
        other = f"quests['{name}'] != '{action.step}'"
    else:
        other = f"'{name}' {'not in' if action.joins else 'in'} companions"
    if name not in when.source:
        return False
    whole = judge.expression(f"({when.source}) and {other}", when.mark)
    return not judge.never(when, None) and judge.never(whole, None)


def _paid(scenes: Iterable[Scene]) -> Iterator[Problem]:
    """Yield what a choice says is paid, by name and number, and its effect gives."""
    paying = [
        (choice.label.source, action)
        for scene in scenes
        for choice in scene.choices
        for action in choice.body.actions
        if isinstance(action, Change) and _PAYS.search(choice.label.source)
    ]
    for label, action in paying:
        kind, amount = action.effect.kind, getattr(action.effect.value, "amount", 0)
        if not isinstance(amount, int) or amount <= 0:
            continue
        if re.search(rf"(?i)\b{amount} {re.escape(kind.rstrip('s'))}s?\b", label):
            message = (
                f"by its text this is paid, and '{kind}: {amount}' is given; write "
                f"{kind}: -{amount}"
            )
            yield Problem(action.effect.mark, "value-wrong", message, "warning")


def _last_resorts(scenes: Iterable[Scene]) -> Iterator[Problem]:
    """Yield the choices that are offered where no other is, in a scene with one that always is."""
    last = [(scene, one) for scene in scenes for one in scene.choices if one.fallback]
    for scene, choice in last:
        if not choice.shared:
            free = (x for x in scene.choices if not (x.when or x.once or x.fallback))
            always = next(free, None)
            if always is not None:
                message = (
                    f"this is never offered: '{always.id}' always is; leave out 'fallback', or "
                    "give that one a 'when'"
                )
                yield Problem(choice.mark, "key-idle", message, "warning")


def _undone(every: Iterable[Branch]) -> Iterator[Problem]:
    """Yield who joins and leaves in one outcome, and what is gained and lost in it."""
    for branch in [one for one in every if len(one.actions) > 1]:
        came: dict[object, int] = {}
        for action in branch.actions:
            if isinstance(action, Change):
                told = getattr(action.effect.value, "item", None)
                things = told if isinstance(told, tuple) else (told,)
                if action.effect.fields or not isinstance(things[:1] and things[0], str):
                    continue
                many = getattr(action.effect.value, "count", 1)
                lost = [one for one in things if one in came and many in (None, came[one])]
                if action.effect.kind in _GIVING:
                    came.update(dict.fromkeys(things, many))
                elif action.effect.kind in _TAKING and lost:
                    message = f"'{lost[0]}' is given and taken at once; leave one of the two out"
                    yield Problem(action.effect.mark, "lose-idle", message, "warning")
            elif isinstance(action, Join):
                if action.joins:
                    came[action.companion] = 1
                elif action.companion in came:
                    message = (
                        f"'{action.companion}' joins and leaves at once; leave one of the two out"
                    )
                    yield Problem(action.mark, "leave-idle", message, "warning")


def _is_already(action: SetVariable, when: Expression, judge: Judge) -> bool:
    """Say whether a variable has the value that it is set to wherever a condition holds."""
    value = action.value
    return not isinstance(value, Expression) and judge.settles(when, action.name, as_written(value))


# Scenes that hold the player


def _stuck(scene: Scene) -> Iterator[Problem]:
    """Yield a scene that may hold the player for good.

    Only where each way on has a condition, and nothing else there changes anything.
    """
    for choice in scene.choices:  # nothing is called for the way on that nearly every scene has
        if choice.when is None and choice.body.goto is not None:
            return
    asking = [choice for choice in scene.choices if choice.when is not None]
    if not asking or scene.ending is not None:
        return
    if scene.questions or scene.tries or scene.talk:
        return
    if any(choice.shared for choice in scene.choices):
        return
    ways: list[Choice] = []
    rest: list[Choice] = []
    for choice in scene.choices:
        (ways if _goes(choice) else rest).append(choice)
    always = [choice for choice in rest if choice.when is None and not choice.once]
    if not always or any(_does(choice) for choice in rest) or scene.body.check is not None:
        return
    asked = {"" if one.when is None else " ".join(one.when.source.split()) for one in ways}
    (source,) = asked if len(asked) == 1 else ("",)  # of several, one may always hold
    if source and not _CHANGING.search(source):
        message = (
            f"where '{shown(source, 40)}' does not hold, nothing leads out of scene '{scene.id}', "
            "and its other choices change nothing; add a way on without 'when'"
        )
        yield Problem(scene.mark, "choices-run-out", message, "warning")


def _goes(choice: Choice) -> bool:
    if choice.body.goto is not None:  # so do most, and their branches need not be gathered
        return True
    return any(
        branch.goto is not None or branch.visit is not None or branch.returns
        for branch in branches(choice.body)
    )


def _does(choice: Choice) -> bool:
    every = branches(choice.body)
    return choice.input is not None or any(
        branch.actions or branch.check is not None for branch in every
    )


# Times of day


def times(source: str, *, prose: bool) -> Iterator[tuple[int, str]]:
    """Yield what is compared with the time of day and is no time, with its place in the text."""
    for match in asked_for(_COMPARED, source, prose=prose):
        group = next(n for n in range(1, 7) if match[n] is not None)
        word, ordered = match[group], "<" in match[0] or ">" in match[0]
        if group in (3, 6):
            message = (
                f"time_of_day is a text such as '06:00', and {word} is a number; compare "
                f"with hour, or write '{int(word) % 24:02}:00'"
            )
            yield match.start(group), message
        elif not _TIME.fullmatch(word) and not (ordered and _HOUR.fullmatch(word)):
            yield match.start(group) - 1, _no_time(word)


def _always(source: str, adventure: Adventure, *, prose: bool) -> Iterator[tuple[int, str]]:
    """Yield where it is asked whether a variable is there, which it always is, with its place."""
    for match in asked_for(_THERE, source, prose=prose):
        if match[1] in adventure.variables:
            value = adventure.variables[match[1]]
            begins = as_written(value)
            message = (
                f"'{match[1]}' is always there, and begins with {begins}, so '{match[0]}' says "
                f"nothing; compare its value, such as {match[1]} == {begins}"
            )
            yield match.start(), message


def _holders(source: str, *, prose: bool) -> Iterator[tuple[int, str]]:
    """Yield where all that the story holds of a kind is compared with the name of one of it."""
    for match in asked_for(_HELD, source, prose=prose):
        holder, word = match[1], match[3]
        cure = _OF_HELD.get(holder, holder + "['{}']").format(word)
        message = f"'{holder}' holds several, so no text is the same; write {cure}"
        yield match.start(), message


def _either(source: str, *, prose: bool) -> Iterator[tuple[int, str]]:
    """Yield where something is to differ from one of two things, as it always does."""
    for match in _UNLIKE.finditer(source):
        name, one, other = match.group("name", "one", "other")
        if one != other and (not prose or source.rfind("{", 0, match.start()) >= 0):
            message = (
                f"this always holds, for '{name}' is never both; write 'and' for 'or': "
                f"{name} not in [{one}, {other}]"
            )
            yield match.start(), message


def _clocks(adventure: Adventure, found: Uses) -> Iterator[Problem]:
    """Yield where minutes of the clock are compared with what looks like a time of day.

    Only where nothing else in the story comes on a later day.
    """
    compared = [
        (text, match, int(match[1]))
        for text in (*found.texts, *found.conditions)
        if "clock" in text.source
        for match in _CLOCK.finditer(text.source)
    ]
    minutes = (minute for _, _, minute in compared if minute < DAY)
    latest = max((*minutes, *(event.minute for event in adventure.events.values())), default=0)
    for text, match, minute in compared:
        hours, rest = divmod(minute, 100)
        if latest < DAY <= minute and hours < 24 and rest < 60:
            meant = (60 * hours + rest - adventure.clock) % DAY
            message = (
                f"'clock' counts minutes from the start, so {minute} is a day or more "
                f"later; {hours:02}:{rest:02} is {meant} here"
            )
            yield Problem(mark_in(text, match.start()), "condition-odd", message, "warning")


def _no_time(word: str) -> str:
    loose = _LOOSE_TIME.fullmatch(word.strip())
    if loose and int(loose[1]) < 24 and int(loose[2] or 0) < 60:
        cure = f"write '{int(loose[1]):02}:{int(loose[2] or 0):02}'"
    else:
        cure = "write a time of 24 hours, such as '06:05'"
    return (
        f"'{shown(word, 30)}' is no time of day: those are compared as texts of two digits each; "
        f"{cure}"
    )


# Conditions


def _conditions(scene: Scene, judge: Judge) -> Iterator[Problem]:
    """Yield the conditions of a scene that never hold there, given what the story is by then."""
    for condition in judge.found.scenes[scene.id].conditions:
        if not judge.tells(condition):
            continue
        if scene.when is not None and condition.mark == scene.when.mark:
            continue
        if judge.never(condition, scene, _choice_of(condition, scene)):
            told = only(condition, judge.adventure, judge.found) or MEND
            message = f"this never holds{told}"
            yield Problem(condition.mark, "condition-never", message, "warning")


def _choice_of(condition: Expression, scene: Scene) -> str:
    """Return the choice that a condition stands at, by its key; nothing if it stands elsewhere."""
    own = (one for one in scene.choices if one.when and one.when.mark == condition.mark)
    return next((choice.key(scene.id) for choice in own), "")
