"""What authors let happen, done to a draft: one small function for each kind of action."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from solo.adventure.branch import (
    Action,
    Authored,
    Change,
    Draw,
    Join,
    PassTime,
    QuestStep,
    SetVariable,
    Upon,
    Value,
    Witness,
)
from solo.adventure.model import Row, Table
from solo.adventure.shipped import table_of
from solo.engine.draft import Draft, Fault
from solo.engine.events import (
    CompanionMoved,
    Narrated,
    QuestChanged,
    SheetChanged,
    TimePassed,
)
from solo.engine.sharing import put
from solo.errors import Mark
from solo.late import late
from solo.prose import DRAWN, Expression, Prose
from solo.rules.core.bases import DecidingEffect
from solo.rules.core.dice import RecordingDice, foreseen, wanted
from solo.rules.core.effect_dice import fallen_for
from solo.rules.core.outcome import AnyEffect, AnySheet, Note
from solo.tables.gone import Gone

if TYPE_CHECKING:
    from solo.rules.core.notation.thrown import Notation, Thrown

MOST_TEXT = 2_000  # characters of a variable's text
EFFECT = 40  # steps of a turn's work that an effect takes, beside its expressions
_event = tuple.__new__  # makes a named tuple in half the time
DRAWING = 300  # steps that a draw from a table takes


def act(draft: Draft, actions: Sequence[Action]) -> None:
    """Do authored actions in their order.

    Raises:
        Fault: One of them is impossible, or they are too much work for a turn.
        ProseError: An expression or text has a mistake.
    """
    if actions:
        run = draft.world.run
        run.left -= EFFECT * len(actions)
        if run.left < 0:
            first = actions[0]
            mark = first.effect.mark if isinstance(first, Change) else first.mark
            draft.spend(0, "its effects are too many", mark)
    for action in actions:
        _ACTIONS[type(action)](draft, action)


def change(draft: Draft, sheet: AnySheet, notes: tuple[Note, ...]) -> None:
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
    """Add prose to the events, unless nobody reads it; what it draws is drawn in any case."""
    if not draft.prose:
        if prose.may_draw:
            _drawn_for(draft, prose)
        return
    text = rendered(draft, prose) if prose.may_draw else prose.render(draft.view)
    run = draft.world.run
    run.left -= len(text) // 2
    if run.left < 0:
        draft.spend(0, "it tells too much", prose.mark)
    draft.events.append(_event(Narrated, (text, kind)))


def rendered(draft: Draft, text: Prose) -> str:
    """Return a text as it reads now; what it draws from tables is drawn first."""
    if not text.draws:
        return text.render(draft.view)
    with _drawings(draft, text):
        return text.render(draft.view)


def holds(draft: Draft, condition: Expression | None) -> bool:
    """Say whether a condition holds; none always does."""
    return condition is None or bool(condition.value(draft.view))


def value_at(authored: Authored, scope: Mapping[str, object], draft: Draft | None = None) -> Any:
    """Return a check or effect with the values that its expressions have in a scope.

    An effect is given its `draft`, so that its expressions may roll dice.

    Raises:
        Fault: A value is impossible there.
        ProseError: An expression has a mistake.
    """
    if not authored.fields:
        return authored.value
    return with_values(authored, values_at(authored, scope, draft))


def values_at(
    authored: Authored, scope: Mapping[str, object], draft: Draft | None = None
) -> list[int]:
    """Return the values that the expressions of a check or effect have in a scope, in order."""
    values = []
    for one in authored.fields.values():
        value = _worked_out(one, scope, draft) if one.may_draw else one.value(scope)
        values.append(value if type(value) is int else _whole(value, authored.mark))
    return values


def with_values(authored: Authored, values: Sequence[int]) -> Any:
    """Return a check or effect with values in the place of its expressions, in their order.

    Raises:
        Fault: One of them is impossible.
    """
    named = dict(zip(authored.fields, values, strict=True))
    try:
        return replace(authored.value, **named)
    except ValueError as reason:
        raise Fault(authored.mark, "value-wrong", f"{authored.kind}: {reason}") from reason


def _set(draft: Draft, action: SetVariable) -> None:
    name, value, _ = action
    if type(value) is Expression:
        view = draft.view
        made: Any = _worked_out(value, view, draft) if value.may_draw else value.value(view)
        old = draft.variables[name]
        if type(made) is not type(old) or type(made) is str:
            made = _fitting(made, old, action)
        draft.assign(name, made)
        return
    draft.assign(name, value)  # type: ignore[arg-type]  # no expression any more


def _time(draft: Draft, action: PassTime) -> None:
    minutes = action.minutes
    if isinstance(minutes, Expression):
        minutes = _whole(_worked_out(minutes, draft.view, draft), action.mark)
        if minutes < 0:
            raise Fault(action.mark, "value-wrong", f"minutes, 0 or more, not {minutes:,}")
    if draft.world.stopping:
        minutes = min((minutes, *_stops(draft)))
    pass_time(draft, minutes)


def _stops(draft: Draft) -> Iterator[int]:
    """Yield the minutes until events at which a step of time stops, if they are to happen."""
    for event in draft.world.stopping:
        ahead = event.next(draft.clock) - draft.clock
        waits = event.every or event.id not in draft.fired
        if ahead > 0 and waits and event.instead not in draft.fired and holds(draft, event.when):
            yield ahead


def _draw(draft: Draft, action: Draw) -> None:
    if action.roll is not None:
        draft.assign(action.into, _total(draft, action.roll))
        return
    adventure = draft.world.adventure
    table = table_of(adventure.tables, action.table, adventure.spoken)
    assert table is not None
    told = not wanted(draft.dice, action.into) and all(map(_only_told, table.rows))
    row = _row(draft, table, action.tag, told=told)
    if row is None or row.text is None:
        return
    if action.into:
        draft.assign(action.into, _short(rendered(draft, row.text), action.into, row.text.mark))
    else:
        narrate(draft, row.text, "result")


def tell_row(draft: Draft, table: str) -> None:
    """Draw a row of a table of the adventure, do what it does, and tell it."""
    _draw(draft, Draw(table, "", draft.world.adventure.tables[table].mark))


def _only_told(row: Row) -> bool:
    """Say whether a row does nothing, and its words can come to nothing else."""
    text = row.text
    return not row.actions and (text is None or (text.constant and len(text.source) <= MOST_TEXT))


@late
def _row(draft: Draft, table: Table, tag: str = "", *, told: bool = False) -> Row | None:
    """Draw a row, and do what it does; None if no row can be drawn now.

    `told` is whether it changes nothing which row it is.
    """
    from solo.tables.rows import drawn_row

    draft.spend(DRAWING + len(table.rows), "it draws too often", table.mark)
    among = [row for row in table.rows if (not tag or tag in row.tags) and holds(draft, row.when)]
    if not among:
        return None
    gone = draft.decks.get(table.id, Gone())
    row, _, gone = drawn_row(table, among, gone, draft.dice, told=told)
    if table.deck:
        draft.decks = put(draft.decks, table.id, gone)
    act(draft, row.actions)
    return row


@contextmanager
def _drawings(draft: Draft, text: Prose | Expression) -> Iterator[None]:
    """Draw what a text asks for; the text can read it while this is open."""
    drawn = _drawn_for(draft, text)
    draft.view[DRAWN] = drawn
    try:
        yield
    finally:
        del draft.view[DRAWN]


def _drawn_for(draft: Draft, text: Prose | Expression) -> tuple[Value, ...]:
    return tuple(_drawn(draft, what) for what in text.draws)


def _drawn(draft: Draft, what: str) -> Value:
    """Return the text of a table, or the total of dice."""
    adventure = draft.world.adventure
    table = table_of(adventure.tables, what, adventure.spoken)
    if table is None:
        return _total(draft, _dice(what))
    row = _row(draft, table)
    return "" if row is None or row.text is None else rendered(draft, row.text)


def _total(draft: Draft, notation: "Notation") -> int:
    return foreseen(draft.dice, notation.roll, _sum).total


def _sum(thrown: "Thrown") -> int:
    return thrown.total


@lru_cache(maxsize=64)
@late
def _dice(what: str) -> "Notation":
    from solo.rules.core.notation import parse

    return parse(what)


def _worked_out(expression: Expression, scope: Mapping[str, object], draft: Draft | None) -> Any:
    if draft is None or not expression.draws:
        return expression.value(scope)
    with _drawings(draft, expression):
        return expression.value(draft.view)


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
    """A quest pays once: when it is completed, failed or refused (ART-069, ART-071).

    Nobody fails at what was never taken on.
    """
    quest = draft.world.adventure.quests[action.quest]
    stands = draft.quests.get(quest.id, "")
    if stands not in ("", "take") or action.step in (stands, "" if stands else "fail"):
        return
    draft.step_quest(quest.id, action.step)
    draft.events.append(QuestChanged(quest.id, quest.title, action.step))
    if amount := quest.pays(action.step):
        _affect(draft, draft.world.system.reward(amount))


def _witness(draft: Draft, action: Witness) -> None:
    action.see(draft.view)


def _change(draft: Draft, action: Change) -> None:
    effect = action.effect.value
    if action.effect.fields:
        effect = value_at(action.effect, draft.view, draft)
    _affect(draft, effect)


def _upon(draft: Draft, action: Upon) -> None:
    """Let effects happen to all heroes, or to one who is picked, drawn, or has rolled."""
    effects = [
        value_at(effect, draft.view, draft) if effect.fields else effect.value
        for effect in action.effects
    ]
    rolled = "" if draft.last is None else draft.last.facts.get("roller", "")
    _affect(draft, draft.world.system.upon(action.whom, effects, str(rolled)))


def _affect(draft: Draft, effect: AnyEffect) -> None:
    """Do an effect to the hero; one that asks the player waits until the turn's others are done."""
    asks = draft.asks
    if isinstance(effect, DecidingEffect) and effect.asking(draft.sheet, asks=asks) is not None:
        draft.waiting.append(effect)
    else:
        affect(draft, effect)


def affect(draft: Draft, effect: AnyEffect) -> None:
    """Do an effect to the hero."""
    change(draft, *worked(draft, effect))


def worked(draft: Draft, effect: AnyEffect) -> tuple[AnySheet, tuple[Note, ...]]:
    """Return what an effect does; the dice that it rolls are kept for `why`."""
    dice = RecordingDice(draft.dice)
    sheet, notes = effect.apply(draft.sheet, dice)
    if dice.rolls:
        behind_check = draft.last is not draft.before.last
        draft.rolled.append(fallen_for(dice.rolls, notes, late=behind_check))
    return sheet, notes


_ACTIONS: Mapping[type[Action], Callable[[Draft, Any], None]] = {
    SetVariable: _set,
    PassTime: _time,
    Draw: _draw,
    Join: _join,
    QuestStep: _quest,
    Change: _change,
    Upon: _upon,
    Witness: _witness,
}


def _whole(value: object, mark: Mark) -> int:
    """Return a value as a whole number; a truth is 1 or 0."""
    if not isinstance(value, int):
        raise Fault(mark, "value-wrong", f"expected a whole number, found {value!r}")
    return int(value)


def _fitting(value: object, old: Value, action: SetVariable) -> Value:
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
    """Return a text, cut to what a variable may keep: every turn keeps a copy for undo."""
    if len(text) > MOST_TEXT:
        message = f"'{name}' would hold {len(text):,} characters; at most {MOST_TEXT:,} are kept"
        raise Fault(mark, "prose-limit", message)
    return text
