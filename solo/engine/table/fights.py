"""Fights, chases and rounds that a table opens, alters and ends by hand."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from solo.engine.actions import change as changed
from solo.engine.actions import pass_time
from solo.engine.draft import Draft
from solo.engine.encounters import absorb, drive, opened
from solo.engine.interruptions import unfinished
from solo.engine.state import Pending
from solo.engine.table.events import FightOpened, FightOver, FoesChanged
from solo.engine.table.foes import bare, named
from solo.engine.table.roster import tabletop
from solo.engine.table.several import ALL_RUN
from solo.engine.table.words import words as say
from solo.errors import nearest
from solo.rules.core.fights.by_hand import ByHand, Change, Met, Todo
from solo.rules.core.fights.turns import TurnBase
from solo.rules.core.outcome import AnySheet, Outcome
from solo.rules.core.protocols import AnyStep, Illegal
from solo.rules.core.script import Scripted
from solo.rules.core.shown.fight_view import Fighter
from solo.rules.core.wording.naming import why

_AFTER = ("after", "pursue", "nach", "hinter")
_MOST = 99  # by which somebody is hurt at once


def fight(draft: Draft, words: str) -> None:
    """Open a fight, or alter the open one: `3 bandits`, `hurt bandit 2 3`, `add a wolf`, `over`.

    Raises:
        Illegal: There is nobody of such a name, or it can't be done now.
    """
    tabletop(draft)
    first, _, rest = words.strip().partition(" ")
    deed = _DEEDS.get(first.casefold())
    if deed is not None:
        deed(draft, rest.strip())
    elif _in_fight(draft):
        raise Illegal(say("fights-already"))
    else:
        _open(draft, words)


def chase(draft: Draft, words: str) -> None:
    """Open a chase by the rules: `2 bandits` pursue, `after a bandit` is a pursuit.

    With `all` before it everybody runs, as what is typed has it since 0.3.1; else whoever acts.

    Raises:
        Illegal: The rules have none, or nobody is called so.
    """
    by_hand = _by_hand(draft)
    written = by_hand.chase
    if written is None:
        raise Illegal(say("no-chase", system=draft.world.system.title))
    first, _, rest = words.strip().partition(" ")
    if together := first == ALL_RUN:
        words = rest
        first, _, rest = words.strip().partition(" ")
    pursues = first.casefold() in _AFTER
    met = named(draft, rest if pursues else words, by_hand)
    _begin(draft, "chase", lambda: written(met, pursues, together), met)


def rounds(draft: Draft, words: str) -> None:
    """Open rounds with tasks: `Bar the door: strength Poor; Find the key: alertness`.

    Raises:
        Illegal: The rules have none, or it names no task.
    """
    by_hand = _by_hand(draft)
    written = by_hand.rounds
    if written is None:
        raise Illegal(say("no-rounds", system=draft.world.system.title))
    todo = [_todo(part) for part in words.split(";") if part.strip()]
    if not todo:
        raise Illegal(say("rounds-what"))
    _begin(draft, "rounds", lambda: written(todo), ())


def _todo(words: str) -> Todo:
    text, colon, rest = words.partition(":")
    attribute, _, difficulty = rest.strip().partition(" ")
    if not (colon and text.strip() and attribute):
        raise Illegal(say("rounds-what"))
    return Todo(" ".join(text.split())[:120], attribute, difficulty.strip())


def _open(draft: Draft, words: str) -> None:
    by_hand = _by_hand(draft)
    met = named(draft, words, by_hand)
    _begin(draft, by_hand.kind, lambda: by_hand.fight(met), met)


def _begin(draft: Draft, kind: str, written: Callable[[], Any], met: Sequence[Met]) -> None:
    """Open what is written for all at the table."""
    if draft.pending is not None:
        raise Illegal(unfinished(draft, draft.pending))
    who = tuple((str(one.block.name), one.number) for one in met)
    draft.events.append(FightOpened(kind, who))
    try:
        drive(draft, Pending(kind, opened(draft, kind, written()), _acted))
    except ValueError as reason:
        raise Illegal(why(reason)) from reason


def _by_hand(draft: Draft) -> ByHand[AnySheet]:
    table, system = tabletop(draft), draft.world.system
    if not table.members:
        raise Illegal(say("nobody-yet"))
    if system.by_hand is None:
        raise Illegal(say("no-fights", system=system.title))
    return system.by_hand


def _acted(draft: Draft, pending: Pending, outcome: Outcome) -> None:
    """Count a fight as what was done this turn, and tell how it ended."""
    draft.asked = False
    draft.events.append(FightOver(pending.kind, outcome.label))


# What is altered in an open fight


def _in_fight(draft: Draft) -> bool:
    by_hand, pending = draft.world.system.by_hand, draft.pending
    return by_hand is not None and pending is not None and pending.kind == by_hand.kind


def _open_now(draft: Draft) -> Pending:
    """Return the fight that is open, or the chase or rounds that the table opened.

    Raises:
        Illegal: There is none.
    """
    pending = draft.pending
    if pending is not None and (_in_fight(draft) or pending.then is _acted):
        return pending
    raise Illegal(say("no-fight"))


def _waiting(draft: Draft) -> Pending:
    """Return the fight that waits for somebody's action.

    Raises:
        Illegal: There is none, or something in it has to be decided first.
    """
    pending = draft.pending
    if pending is None or not _in_fight(draft):
        raise Illegal(say("no-fight"))
    pending.encounter.moment(draft.sheet)  # it waits with the sheet as it is now
    turn = pending.encounter.turn
    if not (isinstance(turn, TurnBase) and turn.alterable):
        raise Illegal(say("decide-first"))
    return pending


def _add(draft: Draft, words: str) -> None:
    _waiting(draft)
    met = named(draft, words, _by_hand(draft))
    there = len(_fighters(draft))
    if there + sum(one.number for one in met) > _by_hand(draft).most:
        raise Illegal(say("most-foes", most=_by_hand(draft).most))
    for one in met:
        draft.events.append(FoesChanged("add", str(one.block.name), one.number))
    _alter(draft, Change("add", more=met))


def _away(draft: Draft, words: str) -> None:
    _waiting(draft)
    one = _foe(draft, words)
    draft.events.append(FoesChanged("away", _called(draft, one)))
    _alter(draft, Change("away", one.id))


def _by(does: str) -> Callable[[Draft, str], None]:
    """Return what hurts or heals somebody: `bandit 2 3` is the second bandit, by 3."""

    def deed(draft: Draft, words: str) -> None:
        _waiting(draft)
        name, _, last = words.rpartition(" ")
        amount = int(last) if last.isascii() and last.isdigit() and len(last) < 4 else 0
        if not name or not 1 <= amount <= _MOST:
            raise Illegal(say("hurt-whom", does=does))
        one = _foe(draft, name)
        before = len(draft.events)
        _alter(draft, Change(does, one.id, amount))  # type: ignore[arg-type]
        draft.events.insert(before, FoesChanged(does, _called(draft, one), amount))

    return deed


def _over(draft: Draft, words: str) -> None:
    """End the fight because the table says so."""
    pending = _open_now(draft)
    draft.pending = None
    draft.events.append(FightOver(pending.kind, text=words.strip()))
    step = pending.encounter.broken_off(draft.sheet)
    changed(draft, step.sheet, step.notes)
    pass_time(draft, step.minutes)


def _alter(draft: Draft, wanted: Change) -> None:
    """Alter the fight that waits, and take in what comes of it."""
    pending, by_hand = draft.pending, _by_hand(draft)
    assert pending is not None
    encounter = pending.encounter
    if not isinstance(encounter, Scripted):
        raise Illegal(say("no-fight"))
    step: AnyStep = encounter.altered(by_hand.change, wanted, sheet=draft.sheet)
    draft.pending = None
    following = absorb(draft, pending, step)
    if following is not None:
        draft.pending = pending._replace(encounter=following)


# Who is meant


def _fighters(draft: Draft) -> tuple[Fighter, ...]:
    pending = draft.pending
    assert pending is not None
    view = draft.world.system.fight(pending.encounter, draft.sheet)
    return () if view is None else tuple(one for one in view.fighters if one.side == "foe")


def _called(draft: Draft, one: Fighter) -> str:
    return one.name if isinstance(one.name, str) else one.id


def _foe(draft: Draft, words: str) -> Fighter:
    """Return the foe that words mean: its id, its name, or the beginning of one that fits alone.

    Raises:
        Illegal: There is none, or there are several.
    """
    standing = [one for one in _fighters(draft) if one.up]
    names = {one.id: bare(_called(draft, one)) for one in standing}
    wanted = bare(words)
    spelt = wanted.replace(" ", "-")
    exact = [one for one in standing if wanted == names[one.id] or spelt == one.id]
    near = exact or [one for one in standing if wanted and names[one.id].startswith(wanted)]
    if len(near) == 1:
        return near[0]
    known = tuple(_called(draft, one) for one in near or standing)
    if near:
        raise Illegal(say("could-be", names=known))
    raise Illegal(say("no-such-foe", name=words[:40], near=nearest(wanted, known), known=known))


_DEEDS: Mapping[str, Callable[[Draft, str], None]] = {
    **dict.fromkeys(("add", "more", "dazu"), _add),
    **dict.fromkeys(("away", "remove", "weg"), _away),
    **dict.fromkeys(("hurt", "verletze"), _by("hurt")),
    **dict.fromkeys(("heal", "heile"), _by("heal")),
    **dict.fromkeys(("over", "ends", "vorbei"), _over),
}
