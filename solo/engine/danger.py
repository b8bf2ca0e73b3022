"""Warnings before a roll, where the author wrote an outcome that hurts (ART-180)."""

from collections.abc import Iterator

from solo.adventure.branch import Action, Authored, Branch, Change, Outcomes, Upon
from solo.engine.draft import Draft
from solo.rules.core.protocols import AnyEncounter

_NO_FAILURES = ("aborted",)


def warned(draft: Draft, encounter: AnyEncounter, outcomes: Outcomes | None) -> AnyEncounter:
    """Return an encounter that warns its player, if the author lets its failure hurt."""
    if outcomes is None or not draft.asks:
        return encounter
    known = draft.world.hurting.get(id(outcomes))
    if known is None:
        hurts = any(_hurts(draft, one) for one in _failing(outcomes))
        known = draft.world.hurting[id(outcomes)] = (outcomes, hurts)
    return encounter.warned() if known[1] else encounter


def _failing(outcomes: Outcomes) -> Iterator[Branch]:
    """Yield the branches that answer no success."""
    yield from (one for key, one in outcomes.labels.items() if key not in _NO_FAILURES)
    yield from (one for count, one in outcomes.counts.items() if count.endswith("f"))
    other = outcomes.failure or (outcomes.otherwise if outcomes.success is not None else None)
    if other is not None:
        yield other


def _hurts(draft: Draft, branch: Branch) -> bool:
    """Tell whether a branch does damage, or the scene to which it leads directly."""
    actions = branch.actions
    if isinstance(branch.goto, str):
        actions += draft.world.adventure.scenes[branch.goto].body.actions
    return any(_hurts(draft, case.branch) for case in branch.cases) or any(
        getattr(effect.value, "hurts", False) for action in actions for effect in _effects(action)
    )


def _effects(action: Action) -> tuple[Authored, ...]:
    if isinstance(action, Change):
        return (action.effect,)
    return action.effects if isinstance(action, Upon) else ()
