"""What an offer is, and what all of them need: spending the action, and why one is barred.

Source of all: ART Engine, ART-345, ART-347 to ART-353.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from solo.rules.art.checks.ranks import Rank
from solo.rules.art.fight import deeds
from solo.rules.art.fight.draft import After, Draft
from solo.rules.art.fight.rolls import FightRoll
from solo.rules.art.fight.state import RULES, Fighter, Turn
from solo.rules.art.fight.track import reachable
from solo.rules.core.outcome import Option, Outcome

SPENT = "your action for this turn is spent"
_QUICK_ENDS = Rank.parse(RULES["quick"]["ends_from"])


@dataclass(frozen=True, kw_only=True)
class Offer:
    """Something that may be done now.

    Args:
        option: How it is listed.
        do: Does it; gets the words that it asked for.
        check: What it rolls first, for its odds.
        measure: The rank that the roll has to meet, when it has no difficulty of its own.
        page: The list on which it stands.
        tells: Whether it is listed with what is rolled.
        at: The foe to whom it is done, or nothing.
        against: How that foe is called.
        bundle: The id and the text of the line that it shares with others of its kind, or nothing.
    """

    option: Option
    do: Callable[[Draft, str], None]
    check: Callable[[Draft], FightRoll] | None = None
    measure: int = 0
    page: str = "main"
    tells: bool = False
    at: str = ""
    against: str = ""
    bundle: tuple[str, str] | None = None

    def shown(self, draft: Draft) -> Option:
        """Return how it reads in a list; only what is shown needs its roll worked out."""
        if not self.tells or self.check is None:
            return self.option
        return self.option._replace(text=f"{self.option.text}: {said(self.check(draft))}")


def end(draft: Draft, words: str) -> None:
    """End the turn that is played."""
    draft.turn(over=True)


def bands_left(draft: Draft, who: str, left: int) -> list[tuple[int, int]]:
    """Return the bands that somebody can get to with so many bands to spend, with their cost."""
    return [] if left < 1 or rooted(draft, who) else reachable(draft, who, left)


def rooted(draft: Draft, who: str) -> str:
    """Return why somebody can't leave the band on foot, or nothing.

    Reading: who lies on the ground gets up first; the text names no way to run lying down.
    """
    fighter = draft.fighter(who)
    if fighter.tied("legs"):
        return "your legs are entangled"
    if draft.barred(who, "no-move"):
        return "you are off balance and can't move this turn"
    if draft.fight.grip_of(who):
        return "you are in a grapple"
    return "you are on the ground; get up first" if fighter.prone else ""


def spend(draft: Draft, at: str = "") -> None:
    """Use the action up; or the free follow-up on who was just taken hold of (ART-440)."""
    turn = draft.fight.turn
    assert turn is not None
    if turn.action and turn.follow and turn.follow == at:
        draft.turn(follow="")
    else:
        draft.turn(action=True)


def why_not(draft: Draft, turn: Turn, at: str = "") -> str:
    """Return why an action can't be taken, or nothing."""
    if turn.action and not (turn.follow and turn.follow == at):
        return SPENT
    grip = draft.fight.grip_of(turn.who)
    if grip is not None and grip.pinning and turn.who == grip.holder:
        return "you are holding somebody down; let go first"
    return ""


def rolls(
    who: str, check: Callable[[Draft], FightRoll], then: After
) -> Callable[[Draft, str], None]:
    """Return what spends the action and rolls."""

    def do(draft: Draft, words: str) -> None:
        spend(draft)
        draft.roll(who, check(draft), then)

    return do


def in_sight(draft: Draft) -> list[Fighter]:
    """Return the foes whom the adventurers see."""
    return [one for one in draft.foes() if not one.hidden]


def quick(  # noqa: PLR0913
    draft: Draft, who: str, deed: str, attribute: str, text: str, barred: str, then: After,
    ident: str = "", page: str = "main",
) -> Iterator[Offer]:  # fmt: skip
    """Offer an automatic action as a free one, by an Inferior roll (ART-350 to ART-353)."""

    def check(draft: Draft) -> FightRoll:
        return deeds.quick_check(draft, who, deed, attribute)

    text = f"{text}: {said(check(draft))}"
    yield Offer(
        option=Option(f"{ident or deed}-quick", text, reason=barred, hint=f"quick {deed}"),
        do=lambda draft, words: draft.roll(who, check(draft), then),
        check=check,
        page=page,
    )


def quickly(draft: Draft, outcome: Outcome) -> bool:
    """Tell whether a quick action is done; Feeble does it, but ends the turn (ART-350 to 353)."""
    result = outcome.facts["result_index"]
    if not outcome.failures:
        return True
    draft.turn(over=True, action=True)
    return bool(result >= _QUICK_ENDS)


def said(check: FightRoll) -> str:
    """Say in three words what is rolled against what."""
    name = check.attribute.capitalize() if check.attribute else "a roll"
    return f"{name} against {Rank(check.difficulty).word}"
