"""Every field that may hold a text is gone through where an adventure's texts are gathered."""

import dataclasses
import itertools
import types
import typing
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest

from solo.adventure import branch, model
from solo.adventure.branch import Branch, Outcomes
from solo.adventure.model import Choice, Scene
from solo.authoring.reading import of_parts
from solo.errors import Mark
from solo.prose import Expression, Language, Prose
from solo.rules.core.fights.arrivals import Modifier
from solo.rules.core.notation.thrown import Notation

PLACE = Mark("a.yaml", 1, 1)
PLAIN: Mapping[object, object] = {
    **{str: "x", bool: True, int: 1, Any: "x", Mark: PLACE},
    **{Modifier: Modifier(by=1), Notation: None},  # of the rules: there is no text in them
}
NAMES = {**vars(branch), **vars(model), "Modifier": Modifier, "Notation": Notation}
DEEPEST = 2  # branches within a branch, whose outcomes are branches again


class Made:
    """Makes values that hold a text of its own wherever they may hold one, by their types alone."""

    def __init__(self) -> None:
        self.sources: list[str] = []
        self._language = Language()
        self._numbers = itertools.count(1)

    def of(self, kind: Any, depth: int = 0) -> Any:
        """Return a value of a type."""
        if kind in PLAIN:
            return PLAIN[kind]
        if kind in (Prose, Expression):
            number = next(self._numbers)
            self.sources.append(
                f"{{{{ visits + {number} }}}}" if kind is Prose else f"turn > {number}"
            )
            make = self._language.prose if kind is Prose else self._language.expression
            return make(self.sources[-1], Mark("a.yaml", number, 1))
        origin, inner = typing.get_origin(kind), typing.get_args(kind)
        if origin in (typing.Union, types.UnionType):
            return self.of(next(_best(inner)), depth)
        if origin is tuple:
            kinds = [
                one for one in _best(typing.get_args(inner[0]) or inner[:1]) if _is_record(one)
            ]
            return tuple([self.of(one, depth) for one in kinds or inner[:1]])
        if origin is not None and issubclass(origin, Mapping):
            return {"x": self.of(inner[1], depth)}
        return self._record(kind, depth) if _is_record(kind) else None

    def _record(self, kind: Any, depth: int) -> Any:
        depth += kind is Branch
        if depth > DEEPEST:
            return Branch(self.of(Mark), text=self.of(Prose))
        hints = typing.get_type_hints(kind, None, NAMES)
        return kind(**{name: self.of(hint, depth) for name, hint in hints.items()})


def _best(kinds: tuple[Any, ...]) -> Iterator[Any]:
    """Yield the types of a union: a text sooner than a part, a part sooner than a plain value."""
    every = [one for one in kinds if one is not types.NoneType]
    yield from sorted(every, key=lambda one: (one not in (Prose, Expression), not _is_record(one)))


def _is_record(kind: object) -> bool:
    return dataclasses.is_dataclass(kind) or hasattr(kind, "_fields")


@pytest.mark.parametrize("kind", [Scene, Choice, Branch, Outcomes])
def test_a_text_is_found_in_whatever_field_it_stands(kind: Callable[..., object]) -> None:
    """A field that is new is filled here by its type, so that a walk which forgets it is seen."""
    made = Made()
    value = made.of(kind)

    found = of_parts(value)

    assert len(made.sources) > 20
    assert sorted(one.source for one in (*found.texts, *found.conditions)) == sorted(made.sources)


def test_an_outcome_that_answers_several_counts_is_gone_through_once() -> None:
    """So a skill that its check names is not held for one that several checks name."""
    made = Made()
    answer = Branch(PLACE, text=made.of(Prose))

    found = of_parts(Outcomes(PLACE, (), {}, {"1s": answer, "2s": answer}, failure=answer))

    assert [one.source for one in found.texts] == made.sources
