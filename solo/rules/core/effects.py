"""Effects declared once, by the rule that they apply.

    Fame = effect("Fame", change_fame, "A change of the Fame score (ART-068).", shorthand="points")

declares a frozen dataclass whose fields are the parameters of `change_fame` behind the sheet, and
whose `apply` calls it. The loader, the schema, the manual and the codec read it as any other effect
class. Type checkers see a function from those parameters to an effect. A rule that nothing else
calls can be declared where it is written; it bears the effect's name and docstring then:

    @as_effect(shorthand="points")
    def Fame(sheet: Sheet, points: int) -> Changed: ...
"""

from collections.abc import Callable
from inspect import Parameter, signature
from typing import (
    ClassVar,
    Concatenate,
    Generic,
    ParamSpec,
    TypeAlias,
    TypeVar,
    cast,
    get_type_hints,
)

from solo.dataclass import dataclass
from solo.facts import Checked
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Effect, Note

S = TypeVar("S")
P = ParamSpec("P")
Changed: TypeAlias = tuple[S, tuple[Note, ...]]


@dataclass(frozen=True, slots=True)
class By(Generic[S]):
    """An effect of the rules themselves, which no author writes: what one of them does."""

    rule: Callable[[S], Changed[S]]

    def apply(self, sheet: S, dice: Dice) -> Changed[S]:
        return self.rule(sheet)


def effect(
    name: str,
    rule: Callable[Concatenate[S, P], Changed[S]],
    about: str,
    *,
    shorthand: str = "",
) -> Callable[P, Effect[S]]:
    """Return the effect that applies a rule to the sheet.

    Args:
        name: The name of the class.
        rule: Takes the sheet and what an author may write; its annotations are the types and facts
            of the fields.
        about: The class's docstring.
        shorthand: The field that a bare scalar fills.
    """

    def apply(self: object, sheet: S, dice: Dice) -> Changed[S]:
        return rule(sheet, *[getattr(self, one) for one in names])  # type: ignore[call-arg]

    names = _names(rule, 1)
    kind = _declared(name, rule, names, apply, about, shorthand)
    return cast("Callable[P, Effect[S]]", kind)


def rolled_effect(
    name: str,
    rule: Callable[Concatenate[S, Dice, P], Changed[S]],
    about: str,
    *,
    shorthand: str = "",
) -> Callable[P, Effect[S]]:
    """Return the effect that applies a rule which rolls dice; the arguments are `effect`'s."""

    def apply(self: object, sheet: S, dice: Dice) -> Changed[S]:
        return rule(sheet, dice, *[getattr(self, one) for one in names])  # type: ignore[call-arg]

    names = _names(rule, 2)
    kind = _declared(name, rule, names, apply, about, shorthand)
    return cast("Callable[P, Effect[S]]", kind)


def as_effect(
    *, shorthand: str = ""
) -> Callable[[Callable[Concatenate[S, P], Changed[S]]], Callable[P, Effect[S]]]:
    """Return a decorator that makes a rule the effect of its name; see `effect`."""

    def declare(rule: Callable[Concatenate[S, P], Changed[S]]) -> Callable[P, Effect[S]]:
        about = rule.__doc__ or ""
        return effect(rule.__name__, rule, about, shorthand=shorthand)

    return declare


def as_rolled_effect(
    *, shorthand: str = ""
) -> Callable[[Callable[Concatenate[S, Dice, P], Changed[S]]], Callable[P, Effect[S]]]:
    """Return a decorator that makes a rule which rolls dice the effect of its name."""

    def declare(rule: Callable[Concatenate[S, Dice, P], Changed[S]]) -> Callable[P, Effect[S]]:
        about = rule.__doc__ or ""
        return rolled_effect(rule.__name__, rule, about, shorthand=shorthand)

    return declare


def _names(rule: Callable[..., object], given: int) -> tuple[str, ...]:
    return tuple(signature(rule).parameters)[given:]


def _declared(
    name: str,
    rule: Callable[..., object],
    names: tuple[str, ...],
    apply: Callable[..., object],
    about: str,
    shorthand: str,
) -> type:
    hints, parameters = get_type_hints(rule, include_extras=True), signature(rule).parameters
    annotations: dict[str, object] = {one: hints[one] for one in names}
    body: dict[str, object] = {
        one: parameters[one].default
        for one in names
        if parameters[one].default is not Parameter.empty
    }
    if shorthand:
        annotations["shorthand"] = ClassVar[str]
        body["shorthand"] = shorthand
    body |= {"__annotations__": annotations, "__doc__": about, "__module__": rule.__module__}
    kind = type(name, (Checked,), {**body, "apply": apply})
    return dataclass(frozen=True, slots=True)(kind)
