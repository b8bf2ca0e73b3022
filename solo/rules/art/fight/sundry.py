"""Other offers of a turn: aiming, waiting, lying down, playing dead, a question.

Source of all: ART Engine, ART-138, ART-139, ART-285, ART-286, ART-356, ART-423, ART-425.
"""

from collections.abc import Iterator

from solo.rules.art.fight import deeds
from solo.rules.art.fight.arms import tripod_of
from solo.rules.art.fight.draft import Draft
from solo.rules.art.fight.facing import behind, face
from solo.rules.art.fight.harm import fall
from solo.rules.art.fight.moving import sneak
from solo.rules.art.fight.offers import Offer, in_sight, rolls, spend, why_not
from solo.rules.art.fight.order import may_wait_for
from solo.rules.art.fight.rounds import wait
from solo.rules.art.fight.showing import tell_foes
from solo.rules.art.fight.state import Turn
from solo.rules.core.outcome import Option
from solo.rules.core.system import Illegal


def others(draft: Draft, who: str, turn: Turn) -> Iterator[Offer]:
    """Offer what else a turn may be used for."""
    option = Option("size-up", "Size them up again: free", hint="foes")
    yield Offer(option=option, do=lambda draft, words: tell_foes(draft), page="other")
    yield _question(draft, who, turn)
    fighter, spent = draft.fighter(who), why_not(draft, turn)
    fresh = not (turn.action or turn.rolled or turn.number > 1)

    def aim(draft: Draft, words: str) -> None:
        spend(draft)
        deeds.aim(draft, who)

    why = spent or ("" if fresh else "aiming takes the whole turn")
    option = Option(
        "aim", "Aim all turn: a column on your attack next round", reason=why, hint="aim"
    )
    yield Offer(option=option, do=aim, page="other")
    if not fighter.prone and draft.fight.grip_of(who) is None:
        option = Option("lie-down", "Throw yourself flat", hint="down")
        yield Offer(option=option, do=lambda draft, words: fall(draft, who), page="other")
    yield from _turns(draft, who)
    for weapon in tripod_of(draft, who):
        yield _tripod(draft, who, weapon, spent)
    if fighter.hidden:
        yield from sneak(draft, who, spent)
    if fighter.struck and draft.fight.grip_of(who) is None:
        yield Offer(
            option=Option("play-dead", "Play dead", reason=spent, hint="dead"),
            do=rolls(who, lambda draft: deeds.play_dead_check(draft, who), deeds.Feigned(who=who)),
            check=lambda draft: deeds.play_dead_check(draft, who),
            page="other",
        )
    if fresh:
        for other in may_wait_for(draft.fight.queue, draft.fight.waiting):
            yield _wait(draft, who, other)


def _turns(draft: Draft, who: str) -> Iterator[Offer]:
    """Offer to turn to who stands behind one's back: free."""
    for foe in in_sight(draft):
        if behind(draft, foe.id, who):

            def turn_round(draft: Draft, words: str, at: str = foe.id) -> None:
                face(draft, who, at)

            option = Option(f"face-{foe.id}", f"Turn to face {foe.name}: free", hint="face")
            yield Offer(option=option, do=turn_round, page="other", at=foe.id, against=foe.name)


def _wait(draft: Draft, who: str, other: str) -> Offer:
    """Offer to wait until another has acted (ART-356)."""
    option = Option(f"wait-{other}", f"Wait until {draft.name(other)} has acted", hint="wait")
    return Offer(option=option, do=lambda draft, words: wait(draft, who, other), page="wait")


def _tripod(draft: Draft, who: str, weapon: str, spent: str) -> Offer:
    """Set a tripod up: an action, for somebody who lies prone (ART-139)."""
    fighter = draft.fighter(who)
    why = spent or ("" if fighter.prone else "that takes lying down")
    why = why or ("it stands already" if fighter.tripod == weapon else "")

    def do(draft: Draft, words: str) -> None:
        spend(draft)
        draft.change(who, tripod=weapon)
        draft.tell("sets-up", who)

    option = Option(f"tripod-{weapon}", "Set up the tripod", reason=why, hint="tripod")
    return Offer(option=option, do=do, page="other")


def _question(draft: Draft, who: str, turn: Turn) -> Offer:
    """Ask something that nobody has settled: a free action, once a turn (ART-285, ART-286)."""

    def do(draft: Draft, words: str) -> None:
        asked = " ".join(words.split())
        if not asked:
            raise Illegal("what do you want to know? such as: is there a rope in reach")
        draft.turn(asked=True)
        draft.roll(who, deeds.question_check(draft, who), deeds.Asked(who=who, words=asked[:200]))

    why = "you have asked a question this turn" if turn.asked else ""
    option = Option("question", "Ask a question of importance: free", "What do you ask?",
                    reason=why, hint="question")  # fmt: skip
    return Offer(
        option=option, do=do, check=lambda draft: deeds.question_check(draft, who), page="other"
    )
