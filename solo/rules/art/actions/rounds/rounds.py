"""Rounds without a fight: who acts when, what is tried in a turn, and what others do meanwhile.

Notes: chase-order, task-failed, and those of `work`.
"""

from collections.abc import Iterator
from typing import NoReturn

from solo.dataclass import dataclass
from solo.rules.art.actions.exploration.work import WAIT, Do, Hinder, Work
from solo.rules.art.actions.exploration.written import DONE, INTERRUPTED, LEFT, TIME_UP, PhaseTask
from solo.rules.art.actions.rounds.written import Rounds
from solo.rules.art.actions.task import penalised
from solo.rules.art.actions.turns import HerosTurn, acts_again, roll_initiative
from solo.rules.art.actions.words import words
from solo.rules.art.checks.fame import expend
from solo.rules.art.checks.rolling import Rolling
from solo.rules.art.checks.trait import Part
from solo.rules.art.fight.order import acts_in, in_order, price_of_turn
from solo.rules.art.fight.words import words as fight
from solo.rules.art.health.damage import overcome, without_turn
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.party import members as party
from solo.rules.art.printed import printed
from solo.rules.core.fights.turns import LATER, NOW, SomethingFirst
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Odds, Option, Outcome
from solo.rules.core.script import Scripted, opened
from solo.rules.core.shown.moment import Moment
from solo.rules.core.table import Over, Script, Table
from solo.words import Message


@dataclass(slots=True, kw_only=True)
class RoundsState(Work):
    """The state of rounds outside a fight; their script changes it."""

    check: Rounds
    asks: bool
    round: int = 0  # 0 is the bonus round
    asked: bool = False  # whether a question was asked in this turn (ART-285)

    def able(self, who: str) -> bool:
        """Tell whether somebody can act."""
        one = party.named(self.table.sheet, who)
        if one is None:
            return who in party.able_companions(self.table.sheet)
        return party.able(one)

    def overcome(self, who: str) -> bool:
        """Tell whether fear lets an adventurer do nothing (ART-281)."""
        one = party.named(self.table.sheet, who)
        return one is not None and overcome(one)

    def end(self, label: str) -> NoReturn:
        """End the rounds; a round takes 6 to 10 seconds (ART-335).

        Raises:
            Over: Always.
        """
        seconds = self.round * int(printed("fight")["seconds_a_round"])
        self.table.minutes += max(1, -(-seconds // 60))
        raise Over(self.ended(label, kind="rounds", rounds=self.round))


def open_rounds(check: Rounds, sheet: Sheet, *, asks: bool) -> Scripted[Sheet]:
    """Return it as an encounter whose first question is asked."""
    return opened(sheet, rounds, check, asks=asks)


def rounds(table: Table[Sheet], check: Rounds, *, asks: bool) -> Script[Outcome]:
    """Play round after round until all is done, time is up or everybody leaves (ART-334)."""
    now = RoundsState(table=table, check=check, asks=asks)
    table.stands = lambda: Moment(now.round, counts={"failed": len(now.failed)})
    now.coming = {deed.id: deed.phases for deed in check.others}
    initiative = yield from _everybodys_initiative(now)
    order = in_order((who, result, False) for who, result in initiative.items())
    table.tell("chase-order", names=tuple(map(now.name, order)))
    for now.round in range(check.limit + 1):
        for who in order:
            if acts_in(now.round, initiative[who]) and now.able(who):
                yield from _turns(now, who)
        for key in [one for one, last in now.coming.items() if last == now.round]:
            if now.others_do(key).ends:
                now.end(INTERRUPTED)
        if not any(map(now.able, order)):
            now.end(LEFT)
    return now.end(TIME_UP)


def _everybodys_initiative(now: RoundsState) -> Script[dict[str, int]]:
    """Roll Alertness for the order of acting; companions act by their rank (ART-336, ART-337)."""
    table = now.table
    found: dict[str, int] = {}
    for one in party.able_members(table.sheet):
        who = party.slug(one.name)
        found[who] = yield from roll_initiative(
            table,
            asks=table.asks(now.asks),
            status=words("seconds-count"),
            who=who,
            at_once=bool(found),
        )
    if now.check.henchmen:
        friends = party.able_companions(table.sheet)
        found |= {key: int(foe.rank("alertness")) for key, foe in friends.items()}
    return found


def _turns(now: RoundsState, who: str) -> Script[None]:
    """Play somebody's turn, and an adventurer's others at once for Fame (ART-361, ART-362)."""
    table, number = now.table, 1
    if _loses_turn(now, who):
        return
    while True:
        now.asked = False
        yield from _turn(now, who)
        if now.all_done():
            now.end(DONE)
        member = party.named(table.sheet, who)
        price = None if member is None or not now.able(who) else price_of_turn(member, number)
        if price is None or not (yield from acts_again(table, price, lambda: _status(now, who))):
            return
        cost = price
        table.become(party.acting(table.sheet, who, lambda one: expend(one, cost)))  # noqa: B023
        number += 1


def _loses_turn(now: RoundsState, who: str) -> bool:
    """Tell whether an adventurer's turn is lost to a wound or to fear (ART-051, ART-281)."""
    table, one = now.table, party.named(now.table.sheet, who)
    why = "" if one is None else without_turn(one)[1]
    if one is None or not why:
        return False
    table.become(party.acting(table.sheet, who, lambda own: (without_turn(own)[0], ())))
    table.tell("fight-loses-turn", who=one.name, you=not table.sheet.party, why=why)
    return True


def _turn(now: RoundsState, who: str) -> Script[None]:
    """Let somebody try one thing (ART-345, ART-347)."""
    table = now.table
    leads = now.leads(who)
    answer = yield from table.pick(
        lambda: list(_offers(now, who)),
        lambda: _status(now, who),
        odds=lambda act: _odds(now, who, act),
        turn=HerosTurn(when=NOW if leads and not now.overcome(who) else LATER, where=now),
    )
    now.leads(now.leader)
    act = None if answer.tried is not None else answer.does
    if now.overcome(who):
        _loses_turn(now, who)
        return
    if isinstance(act, str):
        now.end(act)
    if act is None:
        return
    own = yield from _roll(now, who, now.part(act))
    if own.label == "aborted":
        return  # ART-207: the action is spent
    if isinstance(act, Hinder):
        if not own.failures:
            now.hinder(act.deed)
        return
    task = now.check.task(act.task)
    if own.failures:
        _failed(now, who, task, own.failures)
        return
    now.do(task, who)


def _offers(now: RoundsState, who: str) -> Iterator[Offer[Do | Hinder | str | None]]:
    """Yield what somebody may do with a turn: `LEFT` leaves, None lets it go by."""
    if now.overcome(who):
        yield Offer(WAIT._replace(text=fight("fear-took-turn")), None)
        return
    if not now.able(who):  # who has left, or was laid low, since it was asked
        yield Offer(WAIT, None)
        return
    for task in now.check.tasks:
        if not now.is_done(task, who):
            option = Option(f"do-{task.id}", task.text, reason=now.waits_for(task, who))
            yield Offer(option, Do(task.id))
    yield from now.hindrances()
    yield Offer(WAIT, None)
    if now.check.leave:
        yield Offer(Option("leave", words("leave-it"), hint="leave"), LEFT)


def _status(now: RoundsState, who: str) -> tuple[Message, ...]:
    return (
        words("rounds-heading", round=now.round, last=now.check.limit, name=now.name(who)),
        *(
            words("coming-round", text=now.check.deed(key).text, round=last)
            for key, last in now.coming.items()
        ),
    )


def _odds(now: RoundsState, who: str, act: Do | Hinder | str | None) -> Odds | None:
    """Return the exact odds of what somebody would roll."""
    return now.odds_of(now.part(act), who) if isinstance(act, Do | Hinder) else None


def _roll(now: RoundsState, who: str, part: Part) -> Script[Outcome]:
    """Roll for an adventurer, with what the player may decide, or for a companion (ART-192)."""
    table = now.table
    if party.named(table.sheet, who) is None:
        return now.companions_roll(part, who)
    rolling = party.played_by(who, Rolling(part, table.asks(now.asks)))
    above = _status(now, who)[:1]
    return (yield from table.play(rolling, above, turn=SomethingFirst(), at_once=True))


def _failed(now: RoundsState, who: str, task: PhaseTask, failures: int) -> None:
    """Let a try fail: with harm from so many failures on, else with the round that is lost."""
    table = now.table
    now.failed.add(task.id)
    table.tell("task-failed", name=now.name(who), task=task.text, text=task.failure)
    if penalised(failures, task.penalty):
        now.harm(task, who)
    if 0 < task.ends <= failures:
        now.end(INTERRUPTED)
