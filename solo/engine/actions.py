"""Effects of an author applied to a draft: one small function for each kind of action."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from solo.adventure.model import (
    Action,
    Authored,
    Change,
    Draw,
    Join,
    PassTime,
    QuestStep,
    SetVariable,
    Value,
)
from solo.engine.draft import Draft, Fault
from solo.engine.events import (
    CompanionMoved,
    Narrated,
    QuestChanged,
    SheetChanged,
    TimePassed,
)
from solo.errors import Mark
from solo.prose import Expression, Prose
from solo.rules.core.outcome import Note

MOST_ACTIONS = 5_000  # effects in one turn
MOST_TOLD = 500_000  # characters told in one turn
MOST_TEXT = 2_000  # characters of a variable's text


def act(draft: Draft, actions: Sequence[Action]) -> None:
    """Do authored actions in their order.

    Raises:
        Fault: One of them comes to something impossible, or they are too many for a turn.
        ProseError: An expression or text has a mistake.
    """
    draft.actions += len(actions)
    if draft.actions > MOST_ACTIONS:
        first = actions[0]
        mark = first.effect.mark if isinstance(first, Change) else first.mark
        raise Fault(mark, "turn-large", f"more than {MOST_ACTIONS:,} effects in one turn")
    for action in actions:
        _ACTIONS[type(action)](draft, action)


def change(draft: Draft, sheet: Any, notes: tuple[Note, ...]) -> None:
    """Put a changed sheet into the draft, with the notes of the change."""
    if sheet is not draft.sheet:
        draft.become(sheet)
    if notes:
        draft.events.append(SheetChanged(notes))


def pass_time(draft: Draft, minutes: int) -> None:
    """Let game time pass; negative minutes count as none."""
    if minutes <= 0:
        return
    draft.pass_minutes(minutes)
    draft.events.append(TimePassed(minutes, draft.clock))
    change(draft, *draft.world.system.pass_time(draft.sheet, minutes))


def narrate(draft: Draft, prose: Prose, kind: str) -> None:
    """Add prose to the events, unless nobody reads it."""
    if not draft.prose:
        return
    text = prose.render(draft.view)
    draft.told += len(text)
    if draft.told > MOST_TOLD:
        message = f"more than {MOST_TOLD:,} characters are told in one turn"
        raise Fault(prose.mark, "turn-large", message)
    draft.events.append(Narrated(text, kind))


def holds(draft: Draft, condition: Expression | None) -> bool:
    """Say whether a condition holds; none always does."""
    return condition is None or bool(condition.value(draft.view))


def value_at(authored: Authored, scope: Mapping[str, Any]) -> Any:
    """Return a check or effect with the values that its expressions have in a scope.

    Raises:
        Fault: A value is impossible there.
        ProseError: An expression has a mistake.
    """
    if not authored.fields:
        return authored.value
    values = {
        name: _whole(expression, scope, authored.mark)
        for name, expression in authored.fields.items()
    }
    try:
        return replace(authored.value, **values)
    except ValueError as reason:
        raise Fault(authored.mark, "value-wrong", f"{authored.kind}: {reason}") from reason


def _set(draft: Draft, action: SetVariable) -> None:
    value = action.value
    if type(value) is Expression:
        value = value.value(draft.view)
        old = draft.variables[action.name]
        if type(value) is not type(old) or type(value) is str:
            value = _fitting(value, old, action)
    draft.assign(action.name, value)  # type: ignore[arg-type]  # no expression any more


def _time(draft: Draft, action: PassTime) -> None:
    minutes = action.minutes
    if isinstance(minutes, Expression):
        minutes = _whole(minutes, draft.view, action.mark)
    pass_time(draft, minutes)


def _draw(draft: Draft, action: Draw) -> None:
    table = draft.world.adventure.tables[action.table]
    face = draft.dice.roll(1, table.sides)[0]
    row = next(prose for low, high, prose in table.rows if low <= face <= high)
    text = _short(row.render(draft.view), action.into, row.mark)
    draft.assign(action.into, text)


def _join(draft: Draft, action: Join) -> None:
    system = draft.world.system
    if (action.companion in system.companions(draft.sheet)) == action.joins:
        return
    block = draft.world.adventure.companions[action.companion]
    joined = block if action.joins else None
    after = system.companion(draft.sheet, action.companion, joined)
    if action.joins and action.companion not in system.companions(after):
        change(draft, after, (Note("companion-refused", {"name": block.name}),))
        return
    draft.become(after)
    draft.events.append(CompanionMoved(action.companion, block.name, action.joins))


def _quest(draft: Draft, action: QuestStep) -> None:
    """A quest pays once: when it is completed, failed or refused (ART-069, ART-071)."""
    quest = draft.world.adventure.quests[action.quest]
    if draft.quests.get(quest.id, "take") != "take" or draft.quests.get(quest.id) == action.step:
        return
    draft.step_quest(quest.id, action.step)
    draft.events.append(QuestChanged(quest.id, quest.title, action.step))
    pay = {"complete": quest.glory, "fail": quest.on_fail, "refuse": quest.on_refuse}
    if amount := pay.get(action.step, 0):
        change(draft, *draft.world.system.reward(draft.sheet, "quest", amount))


def _change(draft: Draft, action: Change) -> None:
    effect = value_at(action.effect, draft.view) if action.effect.fields else action.effect.value
    change(draft, *effect.apply(draft.sheet, draft.dice))


_ACTIONS: Mapping[type[Action], Callable[[Draft, Any], None]] = {
    SetVariable: _set,
    PassTime: _time,
    Draw: _draw,
    Join: _join,
    QuestStep: _quest,
    Change: _change,
}


def _whole(expression: Expression, scope: Mapping[str, Any], mark: Mark) -> int:
    value = expression.value(scope)
    if isinstance(value, float) and value.is_integer():
        return int(value)
    if not isinstance(value, int):
        raise Fault(mark, "value-wrong", f"expected a whole number, found {value!r}")
    return int(value)


def _fitting(value: Any, old: Value, action: SetVariable) -> Value:
    """Return a value of the variable's own type."""
    if isinstance(old, bool):
        return bool(value)
    if isinstance(old, int) and isinstance(value, (int, float)) and value == int(value):
        return int(value)
    if isinstance(old, str) and isinstance(value, str):
        return _short(value, action.name, action.mark)
    kind = "a whole number" if isinstance(old, int) else "text"
    raise Fault(action.mark, "variable-type", f"'{action.name}' holds {kind}, not {value!r}")


def _short(text: str, name: str, mark: Mark) -> str:
    """Return a text that a variable may keep: every turn keeps its own for undo."""
    if len(text) > MOST_TEXT:
        message = f"'{name}' would hold {len(text):,} characters; at most {MOST_TEXT:,} are kept"
        raise Fault(mark, "prose-limit", message)
    return text
