"""Small decisions: one of several things happens, and the player says which."""

from dataclasses import dataclass

from solo.rules.art.fight.draft import Draft, chances
from solo.rules.art.fight.harm import disarm, fall
from solo.rules.art.fight.rolls import FightRoll
from solo.rules.art.fight.state import Bound, Lasting
from solo.rules.art.fight.tasks import Task
from solo.rules.core.encounters import refuse
from solo.rules.core.odds import Odds
from solo.rules.core.outcome import Option


@dataclass(frozen=True)
class Pick:
    """One of several things that may happen.

    Args:
        id: What names it.
        text: How it reads among the options.
        tasks: What is to be done then.
        lasts: What changes whose rolls for a while.
        binds: Whom it entangles, and how.
        loses: Those who lose a turn.
        told: What happens, in the author's words.
        hint: A word that may be typed for it.
        rolls: Who rolls what by it, for its odds.
    """

    id: str
    text: str
    tasks: tuple[Task, ...] = ()
    lasts: tuple[tuple[str, Lasting], ...] = ()
    binds: tuple[tuple[str, Bound], ...] = ()
    loses: tuple[str, ...] = ()
    told: str = ""
    hint: str = ""
    rolls: tuple[str, FightRoll] | None = None

    def do(self, draft: Draft) -> None:
        """Let it happen."""
        if self.told:
            draft.tell("told", text=self.told)
        for who, lasting in self.lasts:
            draft.lasts(who, lasting)
            draft.tell("gains", who, name=lasting.name, amount=lasting.amount)
        for who, bound in self.binds:
            entangle(draft, who, bound)
        for who in self.loses:
            if draft.up(who):
                draft.change(who, lost=draft.fighter(who).lost + 1)
                draft.tell("staggered", who)
        draft.push(*self.tasks)


@dataclass(frozen=True, kw_only=True)
class Choice:
    """A question with a few answers, the default first."""

    who: str
    said: tuple[str, ...]
    picks: tuple[Pick, ...]

    def status(self, draft: Draft) -> tuple[str, ...]:
        return self.said

    def options(self, draft: Draft) -> tuple[Option, ...]:
        return tuple(Option(one.id, one.text, hint=one.hint) for one in self.picks)

    def take(self, draft: Draft, option: str, words: str) -> None:
        refuse(option, self.options(draft))
        next(one for one in self.picks if one.id == option).do(draft)

    def odds(self, draft: Draft, option: str) -> Odds | None:
        rolls = next((one.rolls for one in self.picks if one.id == option), None)
        return None if rolls is None else chances(draft, *rolls)


def entangle(draft: Draft, who: str, bound: Bound) -> None:
    """Entangle somebody; who is bound already is bound the longer.

    Source: ART Engine, ART-126 to ART-128.
    """
    if not draft.up(who) or bound.rounds < 1:
        return
    others = tuple(one for one in draft.fighter(who).bound if one.part != bound.part)
    longer = max((one for one in draft.fighter(who).bound if one.part == bound.part),
                 key=lambda one: one.rounds, default=bound)  # fmt: skip
    kept = longer if longer.rounds > bound.rounds else bound
    draft.change(who, bound=(*others, kept))
    draft.tell("entangled", who, part=bound.part, rounds=bound.rounds)
    if bound.part == "arms":
        while disarm(draft, who):
            pass
    elif bound.part == "legs":
        fall(draft, who)
