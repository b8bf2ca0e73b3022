"""Lint: conditions in texts that never hold, and branches of texts that nobody reads."""

import itertools
import re
from collections.abc import Iterable, Iterator, Sequence, Set

from solo.adventure.branch import SetVariable
from solo.adventure.constants import literal
from solo.adventure.model import Adventure, Scene
from solo.authoring.lint.engine_names import Judge
from solo.authoring.lint.trying import only
from solo.authoring.reading import Text, Uses, alike, as_written, of_parts
from solo.errors import Problem
from solo.namedtuple import NamedTuple
from solo.prose import Expression, Prose
from solo.prose.faults import Place
from solo.prose.syntax import plain

_TAG = re.compile(r"\{%[-+]?\s*(if|elif|else|endif)\b(.*?)[-+]?%\}|\{#.*?#\}", re.DOTALL)
_INLINE = re.compile(r"\{\{(?:(?!\}\}).)*?\bif\b(.+?)\belse\b(?:(?!\}\}).)*\}\}", re.DOTALL)
_CHOSEN = re.compile(r"\bif\b(.+?)\belse\b", re.DOTALL)
_IN_JINJA = re.compile(r"\{[%{].*?[%}]\}", re.DOTALL)  # outside of it a ' is an apostrophe
_QUOTED = re.compile(r"'[^'\n]*'|\"[^\"\n]*\"")
_LOCAL = re.compile(r"\{%[-+]?\s*(?:set\s+(\w+)|for\s+(\w+)(?:\s*,\s*(\w+))?|(?:macro|raw)\b)")
_WORDS = re.compile(r"[a-z][a-z0-9_]*")
MEND_PROSE = "; mend the condition, or remove it"
MOST_TAGS = 200  # of one text
DEEPEST = 4  # conditions around a condition that are asked together with it


class Asked(NamedTuple):
    """A condition of a text, with what must hold where it is asked."""

    source: str  # the condition
    offset: int  # where it stands in the text
    before: tuple["Asked", ...] = ()  # those of its own chain that were asked before
    around: tuple["Asked", ...] = ()  # those that hold or do not hold around it
    negated: bool = False  # among what is around another: whether it does not hold there


def forked(judge: Judge) -> Iterator[Problem]:
    """Yield a warning for each condition of a text that never holds where it is asked."""
    done: set[tuple[object, str]] = set()
    for scene, uses in _every_part(judge):
        for text, asked in uses.kept(_asking) if uses.texts else ():
            if (text.mark, text.source) not in done:
                done.add((text.mark, text.source))
                told = [*_of_text(text, asked, scene, judge)]
                yield from told
                if scene is not None and not told:
                    yield from _set_before(text, asked, scene, judge)


def conditions_of(place: Place, judge: Judge, given: Set[str]) -> Iterator[Problem]:
    """Yield a warning for each condition of macros that never holds, wherever they are called.

    Args:
        place: The text of the macros.
        judge: What says which conditions never hold.
        given: The names that the macros are given, of which nothing is known.
    """
    if "if" in place.source:
        yield from _of_text(
            place, _known(place.source, conditions(plain(place.source)), given), None, judge
        )


def _every_part(judge: Judge) -> Iterator[tuple[Scene | None, Uses]]:
    adventure = judge.adventure
    for scene in adventure.scenes.values():
        yield scene, judge.found.scenes[scene.id]
    for section in (adventure.events, adventure.quests, adventure.tables):
        yield None, of_parts(section)


def _asking(uses: Uses) -> list[tuple[Text, list[tuple[Asked, Asked | None]]]]:
    """Return the texts that ask something of the adventure, with what they ask.

    Beside each condition stands the one before it in its chain that is the same.
    """
    found: list[tuple[Text, list[tuple[Asked, Asked | None]]]] = []
    for text in uses.texts:
        chosen = _chosen(text.source) if text.__class__ is Expression else ()
        if chosen:
            found.append((text, chosen))
    for prose, every in uses.kept(asked_in_texts):
        asked = _known(prose.source, every)
        if asked:
            found.append((prose, asked))
    return found


def _known(
    source: str, every: Iterable[Asked], given: Set[str] = frozenset()
) -> list[tuple[Asked, Asked | None]]:
    """Return the conditions that ask for no name of the text's own, each with `_repeated`."""
    made = _LOCAL.finditer(plain(source))
    own = {name for match in made for name in match.groups() if name} | given
    return [
        (one, _repeated(one))
        for one in every
        if not own or not own.intersection(_WORDS.findall(one.source))
    ]


def asked_in_texts(uses: Uses) -> Sequence[tuple[Prose, Sequence[Asked]]]:
    """Return the texts that have conditions, with these."""
    asking = [one for one in uses.texts if "if" in one.source and isinstance(one, Prose)]
    return [(text, [*conditions(plain(text.source))]) for text in asking]


def _chosen(source: str) -> list[tuple[Asked, Asked | None]]:
    """Return the conditions by which a value is chosen: `2 if lamp else 0`."""
    if " if " not in source:
        return []
    return [
        (Asked(match[1].strip(), match.start(1)), None)
        for match in _CHOSEN.finditer(source)
        if match[1].count("(") == match[1].count(")") and " if " not in f" {match[1]} "
    ]


def _of_text(
    text: Text | Place,
    every: Iterable[tuple[Asked, Asked | None]],
    scene: Scene | None,
    judge: Judge,
) -> Iterator[Problem]:
    for asked, same in every:
        alone = _expression(text, asked.source, judge)
        if alone is None:
            continue
        message = ""
        if judge.never(alone, scene):
            why = _why(alone, judge.adventure, judge.found)
            message = f"this never holds, so what stands under it is never told{why}"
        elif _is_always(text, asked, scene, judge):
            message = "this always holds, so no 'else' of it is ever told; leave the condition out"
        elif same is not None:
            line = text.mark_at(same.offset).line
            message = (
                f"this asks what was asked before it, in line {line}, so what stands under it is "
                "never told; ask for something else, or remove it"
            )
        elif (asked.before or asked.around) and _is_ruled_out(text, asked, scene, judge):
            message = (
                "this never holds where it is asked: what is asked before it or around it rules it "
                "out; ask for something else, or remove it"
            )
        if message:
            mark = text.mark_at(asked.offset)
            yield Problem(mark, "condition-never", message, "warning")


def _set_before(
    text: Text, every: Iterable[tuple[Asked, Asked | None]], scene: Scene, judge: Judge
) -> Iterator[Problem]:
    """Yield the conditions that are settled by what is set beside the text, before it is told."""
    parts = judge.found.parts[scene.id]
    beside = {branch.mark: branch for branch in parts if branch.text is text}
    if len(beside) != 1:  # the same words may stand in several places
        return
    (branch,) = beside.values()
    by_name = {one.name: one for one in branch.actions if isinstance(one, SetVariable)}
    for asked, _ in every if by_name else ():
        for name in sorted(by_name.keys() & set(_WORDS.findall(asked.source))):
            yield from _settled(text, asked, by_name[name], scene, judge)


def _settled(
    text: Text, asked: Asked, action: SetVariable, scene: Scene, judge: Judge
) -> Iterator[Problem]:
    """Yield that a condition never or always holds once a variable has been set."""
    given = action.value
    fixed = literal(given.source) if isinstance(given, Expression) else given
    if fixed is None:  # it is worked out
        return
    value = as_written(fixed)
    for how, source in (("never", asked.source), ("always", f"not ({asked.source})")):
        condition = _expression(text, f"({source}) and {action.name} == {value}", judge)
        if condition is not None and judge.never(condition, scene):
            message = (
                f"this {how} holds: '{action.name}' is set to {value} in line "
                f"{action.mark.line}, before this is told; set it after the text, in a "
                f"case: cases: [{{set: {{{action.name}: …}}}}]"
            )
            yield Problem(text.mark_at(asked.offset), "condition-never", message, "warning")


def _why(condition: Expression, adventure: Adventure, found: Uses) -> str:
    told = only(condition, adventure, found)
    return told if told and "is never" not in told else MEND_PROSE


def _repeated(asked: Asked) -> Asked | None:
    """Return the condition before one in its chain that is the same."""
    return next((one for one in asked.before if alike(one.source) == alike(asked.source)), None)


def _expression(text: Text | Place, source: str, judge: Judge) -> Expression | None:
    condition = judge.expression(source, text.mark)
    return None if condition.constant else condition


def _is_always(text: Text | Place, asked: Asked, scene: Scene | None, judge: Judge) -> bool:
    """Say whether a condition about the story itself always holds.

    One about variables may wait for what an author has not written yet.
    """
    if not re.search(r"\bvisit(?:s|ed)\b", asked.source):
        return False
    condition = _expression(text, f"not ({asked.source})", judge)
    return condition is not None and judge.never(condition, scene)


def _is_ruled_out(text: Text | Place, asked: Asked, scene: Scene | None, judge: Judge) -> bool:
    parts = [f"({asked.source})"]
    parts += [f"not ({one.source})" for one in asked.before]
    around = asked.around[-DEEPEST:]
    parts += [f"not ({one.source})" if one.negated else f"({one.source})" for one in around]
    condition = _expression(text, " and ".join(parts), judge)
    return condition is not None and judge.never(condition, scene)


def conditions(source: str) -> Iterator[Asked]:
    """Yield the conditions of a text's tags, with those before and around each."""
    chains: list[list[Asked]] = []  # of each `if` that is open, the conditions so far
    quoted = "'" in source or '"' in source
    bare = _IN_JINJA.sub(lambda part: _without_quoted(part[0]), source) if quoted else source
    for match in itertools.islice(_TAG.finditer(bare), MOST_TAGS):
        word = match[1]
        if word == "endif":
            del chains[-1:]
        elif word in ("if", "elif"):
            given = source[match.start(2) : match.end(2)]
            offset = match.start(2) + len(given) - len(given.lstrip())
            if word == "if" or not chains:
                chains.append([])
            around = tuple(one for chain in chains[:-1] for one in _holding(chain))
            asked = Asked(given.strip(), offset, tuple(chains[-1]), around)
            chains[-1].append(asked)
            yield asked
        elif word == "else" and chains and chains[-1]:
            chains[-1].append(chains[-1][-1]._replace(source="true"))
    yield from _inline(source, bare)


def _without_quoted(words: str) -> str:
    """Return words of the same length, whose quoted texts name nothing."""
    return _QUOTED.sub(lambda quoted: "'" + "x" * (len(quoted[0]) - 2) + "'", words)


def _holding(chain: Iterable[Asked]) -> Iterator[Asked]:
    """Yield what holds and what does not in the branch of a chain that was begun last."""
    *before, last = chain
    for one in before:
        yield one._replace(negated=True, before=(), around=())
    if last.source != "true":
        yield last._replace(before=(), around=())


def _inline(source: str, bare: str) -> Iterator[Asked]:
    """Yield the conditions of `{{ a if b else c }}`, where there is one of them in a tag."""
    for match in _INLINE.finditer(bare):
        words = re.findall(r"\b(?:if|else)\b", match[0])
        if len(words) == 2:
            given = source[match.start(1) : match.end(1)]
            yield Asked(given.strip(), match.start(1) + len(given) - len(given.lstrip()))
