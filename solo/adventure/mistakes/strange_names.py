"""Names in a text that nothing has, and what works in a text and is hardly meant so."""

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from solo.adventure import naming
from solo.adventure.references import Names
from solo.errors import Problem, did_you_mean
from solo.facts import Unread
from solo.late import lazy_imports, pattern
from solo.prose import Expression, Part, Prose, Remark
from solo.rules.core.shown.moment import HERO
from solo.rules.core.wording.naming import id_called
from solo.source import shown

with lazy_imports():  # of mistakes
    from solo.prose import advice

_HOLDERS = {
    "fight": "an encounter has no",
    "hero": "the hero has no",
    "outcome": "no outcome of these rules has a",
}
_NEEDED = {"hero.deeds": "deeds", "world": "world"}
_KIND_OF = {"foes": "foe", "names": "companion", "companions": "companion", "quests": "quest"}
_DECLARED = {
    **{kind: f"; declare it under '{kind}s'" for kind in ("variable", "table", "foe", "quest")},
    "companion": "; declare whoever it is under 'companions'",
    "presence": "; declare it under 'present', or whoever comes along under 'companions'",
    "pool": "; give each scene that belongs to it a 'pool'",
}
_WRITTEN = {
    "scene": ": write goto: {}",
    "pool": ": write goto: {{pool: {}}}",
    "variable": ": write set: {{{}: …}}",
    "companion": ": write join: {}",
    "quest": ": write quest: {{complete: {}}}",
    "item": "",
    "foe": "; who comes along is declared under 'companions' too",
    "table": ": write draw: {{{}: …}}",
}
"""What is written with a name of a kind."""
_OF_ANY = ("successes", "failures", "label", "faces", "margin")
_FEW_CHECKS = 4  # that have a fact: they are named where another check is asked for it
_STEPS = ("", "take", "complete", "fail", "refuse")  # of a quest; nothing before it is taken
_LIFE = ("health", "hp", "vigor", "wounds")
_MEANT = {
    **dict.fromkeys(("hp", "health", "life", "hitpoints", "hit_points"), _LIFE),
    **dict.fromkeys(
        ("inventory", "items", "things", "gear", "equipment", "bag"), ("gear", "items")
    ),
    **dict.fromkeys(
        ("gold", "silver", "caps", "money", "coin", "coins", "purse"), ("coins", "gold")
    ),
    **dict.fromkeys(("firstname", "first_name", "fullname", "full_name"), ("name",)),
    **dict.fromkeys(("class", "job", "profession", "role"), ("roles", "archetype", "template")),
    **dict.fromkeys(("he", "she"), ("they",)),
    **dict.fromkeys(("him", "her"), ("them",)),
    **dict.fromkeys(("his", "hers"), ("their",)),
}
"""What other programs call a part of the hero; the first that these rules have is meant."""
_PYTHONS = pattern(r"__\w+__")


def id_of(name: str, known: Collection[str]) -> str:
    """Say which id something has that is called by its name or title; nothing if none is."""
    found = id_called(name, known)
    return f"; its id is '{found}'" if found else ""


def of_another_kind(name: str, kind: str, names: Names) -> str:
    """Say of which other kind a name is, and what is written with it; nothing if it is of none."""
    every: Mapping[str, Collection[str]] = {
        "scene": names.scenes,
        "pool": names.pools,
        "variable": names.variables,
        "companion": names.companions,
        "quest": names.quests,
        "item": names.items,
        "foe": names.foes,
        "table": names.tables,
    }
    other = next((one for one, known in every.items() if one != kind and name in known), "")
    return f"; '{name}' is a {other}{_WRITTEN[other].format(name)}" if other else ""


def asked_so(problem: Problem, names: Names, of: Mapping[str, Collection[str]]) -> Problem:
    """Return a problem of an unknown name with what is written where it names something else.

    `of` is what can be asked of `hero`, of its `hero.deeds`, and of `world`.
    """
    of_hero = of.get("hero", ())
    name = problem.reason.facts.get("name") if isinstance(problem.reason, Unread) else None
    if problem.code != "name-unknown" or not isinstance(name, str):
        return problem
    if name in names.companions:
        cure = f"; of a companion write '{name}' in companions"
    elif name in names.quests:
        cure = f"; of a quest write quests.{name}, which is 'take', 'complete' …"
    elif name in names.items and "gear" in of_hero:
        called = getattr(names.items[name], "name", name)
        cure = f"; of an item write '{called}' in hero.gear"
    elif name in names.scenes:
        cure = f"; of a scene write visited['{name}']"
    else:
        holder = next(
            (one for one in ("hero", "hero.deeds", "world") if name in of.get(one, ())), ""
        )
        if not holder:
            return problem
        cure = f"; write {holder}.{name}"
    return replace(problem, message=f"unknown name '{name}'{cure}")


def declared_where(kind: str) -> str:
    """Say where a thing of a kind is declared, such as a table; nothing where that is plain."""
    return _DECLARED.get(kind, "")


def strange_parts(
    text: Prose | Expression,
    parts: Sequence[Part],
    names: Names,
    of: Mapping[str, Collection[str]],
    brought: str,
) -> Iterator[Problem]:
    """Yield what a text asks for by a name that nothing has.

    Args:
        text: The text.
        parts: What it asks for of the game's names, such as `foes.wolf`.
        names: What may be referred to; what it refers to is noted there.
        of: What can be asked of `hero` and of `outcome`; empty leaves that unchecked.
        brought: How ids begin of companions whom a hero brings along.
    """
    pythons = next((part for part in parts if _PYTHONS.fullmatch(part.key)), None)
    if pythons is not None:
        message = f"'{shown(pythons.key)}' is a name of Python's, which prose can't reach"
        yield Problem(text.place_of(pythons), "prose-forbidden", message)
    for part in parts:
        if part.whole in _HOLDERS and part is not pythons:
            known = of.get(part.whole, ())
            if known and part.key not in known:
                deed = part.whole == "hero" and part.key in of.get("hero.deeds", ())
                near = (
                    f"; write hero.deeds.{part.key}" * deed
                    or _meant(part.whole, part.key, known)
                    or did_you_mean(part.key, known)
                    or _some(part.whole, known)
                )
                message = f"{_HOLDERS[part.whole]} '{shown(part.key)}'{near}"
                yield Problem(text.place_of(part), "name-unknown", message)
        elif part.whole.startswith(("fight.", "foes.")):
            yield from _nobody(text, part, names)
        elif part.whole == "visits":
            message = f"visits counts this scene alone; write visited['{shown(part.key)}']"
            yield Problem(text.place_of(part), "name-unknown", message)
        elif part.whole in _NEEDED and part.whole in of:
            yield from _undeclared(text, part, of[part.whole], names)
        elif part.whole in _KIND_OF and part.whole not in names.variables:
            kind = _KIND_OF[part.whole]
            names.used.add(part.key)
            known = _people(names, kind)
            if kind == "companion" and brought and part.key.startswith(brought):
                continue
            if part.key not in (*known, *names.lost) and not names.partial:
                message = f"unknown {kind} '{shown(part.key)}'"
                near = id_of(part.key, known) or did_you_mean(part.key, known)
                message += near or declared_where(kind)
                yield Problem(text.place_of(part), f"{kind}-unknown", message)


def _undeclared(
    text: Prose | Expression, part: Part, known: Collection[str], names: Names
) -> Iterator[Problem]:
    """Yield that a fact of earlier adventures is asked for, and not declared."""
    if part.key not in known and not names.partial:
        message = f"'{shown(part.key)}' is not declared as left by earlier adventures"
        message += did_you_mean(part.key, known) or (
            f"; write under 'needs' what holds without it: {_NEEDED[part.whole]}: "
            f"{{{shown(part.key)}: …}}"
        )
        yield Problem(text.place_of(part), "deed-unknown", message)


def _nobody(text: Prose | Expression, part: Part, names: Names) -> Iterator[Problem]:
    """Yield that nobody in an encounter has such an id, or that no foe has such a part."""
    if part.whole.startswith("foes."):
        if part.key != "name":
            message = f"of a foe nothing but its name can be asked; write {part.whole}.name"
            yield Problem(text.place_of(part), "name-unknown", message)
        return
    kind = naming.kind(part.key)
    names.used.add(kind)
    whole = f"{part.whole}.{part.key}"
    if (cut := re.search(rf"{re.escape(whole)}(-[\w-]+)", text.source)) is not None:
        message = f"'{cut[0]}' takes '{cut[1][1:]}' away; write {part.whole}['{part.key}{cut[1]}']"
        yield Problem(text.place_of(part), "name-unknown", message)
        return
    known = (*names.foes, *names.companions, HERO)
    if kind not in (*known, *names.lost) and not names.partial:
        near = did_you_mean(part.key, known) or f"; it is a foe, a companion or {HERO}"
        message = f"nobody is called '{shown(part.key)}'{near}"
        yield Problem(text.place_of(part), "foe-unknown", message)


def of_any(facts: Mapping[str, Collection[str]]) -> frozenset[str]:
    """Return what some outcome or other has, given the facts of each kind of check."""
    return frozenset(_OF_ANY).union(*facts.values())


def of_other_checks(
    text: Prose | Expression, parts: Sequence[Part], kind: str, facts: Mapping[str, Collection[str]]
) -> Iterator[Problem]:
    """Warn of what a text asks of an outcome that a check of this kind never brings."""
    known = facts.get(kind)
    for part in parts if known is not None else ():
        if part.whole == "outcome" and part.key not in (*(known or ()), *_OF_ANY):
            also = [other for other, own in facts.items() if part.key in own]
            near = did_you_mean(part.key, (*(known or ()), *_OF_ANY))
            if len(also) <= _FEW_CHECKS:
                near = f"; only that of {' or '.join(also)}"
            message = f"no outcome of '{kind}' has '{shown(part.key)}'{near or _known_of(known)}"
            yield Problem(text.place_of(part), "name-unknown", message, "warning")


def _known_of(known: Collection[str] | None) -> str:
    return f"; it has {', '.join(sorted({*(known or ()), *_OF_ANY}))}"


_SHORT = 3  # letters of a name by which a longer word is known: `str` for strength


def _meant(whole: str, key: str, known: Collection[str]) -> str:
    """Return which part is meant by a word that is longer, or that other programs have for it."""
    words = _MEANT.get(key.lower(), ()) if whole == "hero" else ()
    short = [one for one in known if len(one) >= _SHORT and key.lower().startswith(one.lower())]
    found = next((one for one in words if one in known), short[0] if len(short) == 1 else "")
    return f"; write {whole}.{found}" if found else ""


def _some(whole: str, known: Collection[str]) -> str:
    """List what can be asked of an outcome; the hero's traits are in the manual."""
    return f"; known are {', '.join(sorted(known))}" if whole == "outcome" else ""


def odd_remarks(
    text: Prose | Expression, remarks: Iterable[Remark], variables: Mapping[str, object]
) -> Iterator[Problem]:
    """Yield what works in a text and is hardly meant so."""
    for remark in remarks:
        name, word = remark.name, shown(remark.word, 30)
        code, message = "condition-odd", advice.of_remark(remark._replace(word=word))
        if remark.kind == "filtered":
            message = _misfiltered(name, word, variables.get(name))
        if remark.kind == "half" and text.__class__ is Prose:
            message = ""  # it tells nothing there, as is meant
        if remark.kind == "alike" and text.mark.file.endswith(".po"):
            message = ""  # what one language tells apart is the same in another
        elif remark.kind == "truth":
            code = "value-shown"
            message = message if not name or isinstance(variables.get(name), bool) else ""
        if remark.kind == "set" and name in variables:
            code = "set-idle"
            message = (
                f"this sets '{name}' for this text alone, and the variable stays as it is; to "
                f"change that, write set: {{{name}: …}} beside the text"
            )
        elif remark.kind == "step" and name == "quests" and remark.word not in _STEPS:
            code = "quest-step"
            message = f"no quest is at '{word}'; a quest is at {', '.join(_STEPS[1:])}"
        if message:
            yield Problem(text.place_of(remark), code, message, "warning")


_LETTERS = ("upper", "lower", "title", "capitalize", "trim", "replace")
_OF_SEVERAL = ("min", "max", "sum")
_OF_LISTS = ("join", "sort", "list")


def _misfiltered(name: str, called: str, value: object) -> str:
    """Say that a filter is not meant for what a variable holds; nothing of one that is."""
    if isinstance(value, bool) and called != "int":  # with which flags are counted
        return f"'{name}' is true or false, so '{called}' says nothing; write … if {name} else …"
    if isinstance(value, int) and called in _OF_SEVERAL:
        return f"'{name}' is one number, and '{called}' takes several; write {called}({name}, …)"
    if isinstance(value, int) and called in _LETTERS:
        return f"'{name}' is a number and has no letters; leave '{called}' out"
    if isinstance(value, str) and called in _OF_LISTS:
        return f"'{name}' is a text, so '{called}' takes its letters; leave it out"
    if isinstance(value, str) and called == "int" and re.fullmatch(r"\D+", value):
        return f"'{name}' is '{shown(value, 30)}', of which 'int' makes 0; leave it out"
    return ""


def strange_labels(
    text: Prose | Expression, remarks: Iterable[Remark], labels: Collection[str], kind: str
) -> Iterator[Problem]:
    """Warn of labels that a text compares an outcome's with, and that no check ends with.

    Args:
        text: The text.
        remarks: Its comparisons with an outcome's label.
        labels: Those of the rules, in small letters.
        kind: The check whose outcomes are read; nothing where that is not known.
    """
    for remark in remarks:
        if remark.word.lower() not in labels:
            check = f"'{kind}'" if kind else "check of these rules"
            near = did_you_mean(remark.word, labels) or f"; labels are {', '.join(labels)}"
            message = f"no {check} ends as '{shown(remark.word, 30)}'{near}"
            yield Problem(text.place_of(remark), "condition-odd", message, "warning")


def _people(names: Names, kind: str) -> Collection[str]:
    return {"companion": names.companions, "foe": names.foes, "quest": names.quests}[kind]
