"""Exploration phases from the first to the last: declare actions, roll, and let time pass.

Notes: declared-order, scale-changed, attempt, rescued, fear-lasts, and those of `work`.
"""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from solo.dataclass import dataclass
from solo.rules.art.actions.exploration.passing_time import pass_time
from solo.rules.art.actions.exploration.state import Act, Exploration, Pending, Rescue
from solo.rules.art.actions.exploration.track import PhaseTrack
from solo.rules.art.actions.exploration.work import WAIT, Do, Hinder
from solo.rules.art.actions.exploration.written import LEFT, Phases
from solo.rules.art.actions.phases import Scale, phases_taken, timed_roll
from solo.rules.art.actions.words import words
from solo.rules.art.checks.reactions import Compared
from solo.rules.art.checks.rolling import Rolling
from solo.rules.art.checks.table import d100
from solo.rules.art.health.damage import fear_after, rounds_of_fear
from solo.rules.art.heroes.sheet import Changed, Sheet
from solo.rules.art.party import members as party
from solo.rules.core.fights.turns import LATER, NOW, SomethingFirst, TurnBase
from solo.rules.core.menus.offers import Offer
from solo.rules.core.odds import odds
from solo.rules.core.outcome import Odds, Option, Outcome
from solo.rules.core.script import Scripted, opened
from solo.rules.core.shown.moment import Moment
from solo.rules.core.table import Over, Script, Table
from solo.words import Message


def open_exploration(check: Phases, sheet: Sheet, *, asks: bool) -> Scripted[Sheet]:
    """Return it as an encounter whose first question is asked."""
    return opened(sheet, exploration, check, asks=asks)


def exploration(table: Table[Sheet], check: Phases, *, asks: bool) -> Script[Outcome]:
    """Play phase after phase until all is done, time is up or everybody leaves (ART-289 to 311)."""
    who = [party.slug(one.name) for one in party.able_members(table.sheet)]
    who += party.able_companions(table.sheet) if check.henchmen else ()
    track = PhaseTrack(tokens=dict.fromkeys(who, 1))
    now = Exploration(
        table=table,
        check=check,
        track=track,
        scale=check.scale,
        coming={deed.id: track.marker + deed.phases for deed in check.others},
    )
    first = track.marker
    table.stands = lambda: Moment(now.track.marker - first, counts={"failed": len(now.failed)})
    label = ""
    while not label:
        yield from _declare(now, asks=asks)
        # ART-295: in the order of the table.
        for one in [who for who in now.track.tokens if who in now.declared]:
            yield from _attempt(now, one, now.declared[one], asks=asks)
        now.declared, now.order = {}, ()
        label = pass_time(now)
    return now.over(label)


# What everybody means to do


@dataclass(frozen=True, slots=True)
class Declare:
    """An action is declared; nothing waits."""

    act: Act = None


@dataclass(frozen=True, slots=True)
class Speak:
    """Somebody speaks next, and may change what was declared."""

    who: str


@dataclass(frozen=True, slots=True)
class Finish:
    """All is declared, or with a label the exploration is over."""

    label: str = ""


Said: TypeAlias = Declare | Speak | Finish | Scale
MOST_AT_ONCE = 2  # declarations from which on what was said may be changed before it begins


def _all_said(now: Exploration, asked: int) -> bool:
    """Let those wait who can only wait; tell whether it begins without another question."""
    while now.actor() and not _choosing(list(_offers(now))):
        now.declared[now.actor()] = None
    return not now.actor() and asked < MOST_AT_ONCE


def _choosing(offers: Sequence[Offer[Said]]) -> bool:
    """Tell whether there is more to choose than to wait, or who waits first."""
    return any(
        not offer.option.reason
        and not isinstance(offer.does, Speak)
        and (not isinstance(offer.does, Declare) or offer.does.act is not None)
        for offer in offers
    )


def _declare(now: Exploration, *, asks: bool) -> Script[None]:
    """Let everybody at the marker say what they do; until it begins, it may be changed (ART-292).

    Who can only wait does so unasked; one alone begins at once.
    """
    table = now.table
    for who in now.track.tokens:
        if not now.there(who):
            now.track = now.track.without(who)
    if now.check.declare == "intelligence" and len(now.track.free()) > 1:
        yield from _roll_order(now, asks=asks)
    asked = 0
    while not _all_said(now, asked):
        now.leads(now.actor())
        answer = yield from table.pick(
            lambda: list(_offers(now)),
            now.status,
            odds=lambda said: _odds(now, said),
            turn=_FreeTurn(now),
        )
        now.leads(now.leader)
        # ART-291: an improvised action takes the phase of whoever makes it.
        said = Declare() if answer.tried is not None else answer.does
        match said:
            case Finish(label):
                if label:
                    raise Over(now.over(label))
                return
            case Speak(who):
                now.declared.pop(who, None)
                now.turn = who
            case Scale():
                now.scale = said
                table.tell("scale-changed", scale=said.word)
            case Declare(act):
                now.declared[now.actor()] = act
                now.turn = ""
                asked += 1


def _roll_order(now: Exploration, *, asks: bool) -> Script[None]:
    """Let Intelligence say who declares first: the lowest (ART-293)."""
    order = Option("order", words("order-roll"), hint="order")
    yield from now.table.ask((order,), now.status, forced="order", turn=SomethingFirst())
    rolled: list[tuple[int, int, str]] = []
    for who in now.track.free():
        sheet = now.table.sheet
        if party.named(sheet, who) is None:
            row = max(1, sheet.companions[who].trait("intelligence"))
            roll = d100(now.table.dice)
            result = sheet.action_table.column(row, roll)
        else:
            check = Compared(attribute="intelligence", purpose="to speak after the others")
            rolling = party.played_by(who, Rolling(check, asks))
            own = yield from now.table.play(rolling, turn=SomethingFirst(), at_once=True)
            result, roll = own.facts["result_index"], own.facts["roll"]
        rolled.append((result, roll, who))
    now.order = tuple(who for _, _, who in sorted(rolled, key=lambda one: one[:2]))
    now.table.tell("declared-order", names=tuple(now.name(who) for who in now.order))


def _offers(now: Exploration) -> Iterator[Offer[Said]]:
    """Yield what may be declared, changed and chosen now."""
    who = now.actor()
    changes = [
        Offer(Option(f"change-{one}", words("something-else", name=now.name(one))), Speak(one))
        for one in now.declared
    ]
    if not who:
        yield Offer(Option("begin", words("do-it"), hint="begin"), Finish())
        yield from changes
        return
    if now.fear(who):
        yield Offer(WAIT._replace(text=words("fear-took-phase")), Declare())
        yield from changes
        return
    if not now.there(who):
        yield Offer(WAIT, Declare())
        return
    yield from _rescues(now, who)
    for one in now.hindrances():
        yield Offer(one.option, Declare(one.does))
    for task in now.check.tasks:
        if not now.is_done(task, who):
            option = Option(f"do-{task.id}", task.text, reason=now.bar(task, who))
            yield Offer(option, Declare(Do(task.id)))
    yield Offer(WAIT._replace(text=words("wait", scale=now.scale.word)), Declare())
    yield from changes
    for other in now.track.free():
        if other != who and other not in now.declared and not now.order:
            option = Option(
                f"turn-{other}", words("speaks-first", name=now.name(other)), hint=other
            )
            yield Offer(option, Speak(other))
    yield from _scales(now)
    if now.check.leave and not now.pending and not now.declared:
        yield Offer(Option("leave", words("leave-it"), hint="leave"), Finish(LEFT))


def _rescues(now: Exploration, who: str) -> Iterator[Offer[Said]]:
    """Yield whom somebody may save from a failure that is still on its way (ART-310, ART-311).

    Only who is free before the failure happens is asked; whoever is busy until then is too late.
    """
    for one in now.pending:
        rescue = now.check.task(one.task).rescue
        if rescue is not None and one.failures and one.who != who and not one.unfinished:
            text = words("on-whom", text=rescue.text or words("step-in"), name=now.name(one.who))
            option = Option(f"rescue-{one.who}", text, hint="rescue")
            yield Offer(option, Declare(Rescue(one.who)))


def _scales(now: Exploration) -> Iterator[Offer[Said]]:
    """Yield the scales that open tasks need, when nobody is busy (ART-294)."""
    if now.pending or now.coming or now.declared or len(now.track.free()) < len(now.track.tokens):
        return
    limit = now.check.limit_minutes
    wanted = {
        scale
        for task in now.check.tasks
        for who in now.track.tokens
        if not now.is_done(task, who)
        and (scale := now.scale_of(task)) is not None
        and scale != now.scale
        and (not limit or now.elapsed + scale.minutes <= limit)
    }
    for scale in sorted(wanted):
        text = words("count-in", scale=scale.word)
        yield Offer(Option(f"scale-{scale.word}", text), scale)


def _odds(now: Exploration, said: Said) -> Odds | None:
    """Return the exact odds of what the one who declares would roll."""
    who = now.actor()
    if not who or not isinstance(said, Declare) or said.act is None:
        return None
    return now.odds_of(now.roll_of(said.act), who)


@dataclass(frozen=True, slots=True)
class _FreeTurn(TurnBase):
    """The meaning of an improvised action while everybody says what they do."""

    now: Exploration

    @property
    def in_rounds(self) -> bool:
        """Whether its phases are the time that passes now: they are longer than all but fear."""
        return any(map(self.now.fear, self.now.track.tokens))

    def moment(self) -> str:
        """Return whether it is for an adventurer to say what to do with this phase."""
        actor = self.now.actor()
        free = party.named(self.now.table.sheet, actor) is not None and not self.now.fear(actor)
        return NOW if free else LATER


# What is rolled for it


def _attempt(now: Exploration, who: str, act: Act, *, asks: bool) -> Script[None]:
    """Roll what somebody declared, and put it on the track; fear takes the phases of others."""
    if phases := now.fear(who):
        now.table.become(party.acting(now.table.sheet, who, _calmed))
        now.table.tell("fear-lasts", name=now.name(who), phases=phases, scale=now.scale.word)
        now.track = now.track.moved(who, phases)
        return
    if act is None or now.pointless(act) or not now.there(who):
        now.track = now.track.moved(who, 1)
        return
    if party.named(now.table.sheet, who) is None:
        own, limit = now.companions_roll(now.roll_of(act), who), 0
    else:
        own, limit = yield from _adventurers_roll(now, who, act, asks=asks)
    _put_on_track(now, who, act, own, limit)


def _calmed(sheet: Sheet) -> Changed:
    return fear_after(sheet, rounds_of_fear(sheet)), ()


def _adventurers_roll(
    now: Exploration, who: str, act: Do | Hinder | Rescue, *, asks: bool
) -> Script[tuple[Outcome, int]]:
    """Let an adventurer roll; return the most phases to be spent, too."""
    table, part = now.table, now.roll_of(act)
    rolling = party.played_by(who, Rolling(part, asks))

    def status(limit: int) -> tuple[Message, ...]:
        return (words("phases-counted-in", scale=now.scale.word, most=limit),)

    if not asks:
        own = yield from table.play(rolling, status(0), turn=SomethingFirst(), at_once=True)
        return own, 0
    return (
        yield from timed_roll(
            table,
            rolling,
            may_limit=isinstance(act, Do),
            chances=lambda: odds(part, party.lead(table.sheet, who)),
            status=status,
            turn=SomethingFirst(),
        )
    )


def _put_on_track(
    now: Exploration, who: str, act: Do | Hinder | Rescue, own: Outcome, limit: int
) -> None:
    """Put an action on the track; its result happens when its time is over (ART-308, 310)."""
    if own.label == "aborted":
        now.track = now.track.moved(who, 1)
        return
    phases = phases_taken(own.facts["result_index"], own.failures)
    late = bool(limit and phases > limit)
    phases = limit if late else phases
    now.table.tell(
        "attempt",
        name=now.name(who),
        label=own.label,
        count=own.count,
        phases=phases,
        scale=now.scale.word,
    )
    ends = now.track.marker + phases
    now.track = now.track.put(who, ends)
    if isinstance(act, Do):
        now.pending.append(Pending(who, act.task, ends, own.failures, late))
        return
    if isinstance(act, Hinder) and not own.failures:
        now.hinder(act.deed)
    victim = now.victim(act.who) if isinstance(act, Rescue) else None
    if own.failures or victim is None:
        return
    saved = victim._replace(failures=0, ends=ends)
    now.pending = [saved if one is victim else one for one in now.pending]
    now.table.tell("rescued", name=now.name(victim.who))
    now.track = now.track.put(victim.who, ends)
