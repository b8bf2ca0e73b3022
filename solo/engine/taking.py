"""Taking a choice of a scene: what it does, and the warning before one that is certain death."""

from solo.adventure.branch import Branch, Outcomes
from solo.engine.choices import Offer, open_choice, typed
from solo.engine.commands import Choose
from solo.engine.draft import Draft
from solo.engine.encounters import drive
from solo.engine.state import Pending
from solo.engine.story import follow
from solo.engine.warning import Warned
from solo.rules.core.outcome import Outcome


def take_one(draft: Draft, command: Choose) -> None:
    """Take a choice of the scene."""
    # The turn counts only then: whether a choice is open is as it was when it was offered.
    offers, option = draft.world.offers[draft.scene], command.option
    offer = offers.get(option)
    if offer is None or not offer.free:
        offer = open_choice(offers, option, draft.view)
    draft.count()
    choice = offer.choice
    if choice.certain_death is None:
        if choice.input is not None:
            draft.assign(choice.input.into, typed(choice.input, command.words))
        _take(draft, offer)
        return
    warning = choice.certain_death.render(draft.view)
    drive(draft, Pending("death", Warned(warning), _face_death, words=choice.id, tells=False))


def _take(draft: Draft, offer: Offer) -> None:
    choice, key = offer.choice, offer.key
    first = key not in draft.taken
    if first:
        draft.take(key)
    draft.asked = False
    if offer.goto and not draft.returns and draft.sheet is draft.before.sheet:
        draft.ahead = offer.goto  # most choices do nothing else
    else:
        follow(draft, choice.body, "result")
    if draft.pending is None:
        return
    pending = draft.pending
    if first and any(pending.outcomes is one for one in _asked(choice.body)):
        draft.pending = pending._replace(refund=key)


def _asked(body: Branch) -> list[Outcomes | None]:
    """Return what may answer the check of a choice: its own, or one of a case."""
    return [body.outcomes, *(one for case in body.cases for one in _asked(case.branch))]


def _face_death(draft: Draft, pending: Pending, outcome: Outcome) -> None:
    if outcome.label == Warned.INSIST:
        offers = draft.world.offers[draft.scene]
        _take(draft, open_choice(offers, pending.words, draft.view))  # a try may have closed it
