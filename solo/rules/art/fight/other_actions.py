"""Other actions of a turn: aiming, waiting, lying down, a tripod, playing dead, a question.

Source of all: ART Engine, ART-138, ART-139, ART-257, ART-282 to ART-286, ART-356, ART-423, ART-425.
"""

from collections.abc import Iterator

from solo.rules.art.checks.likelihood import Likelihood, answer
from solo.rules.art.fight import order
from solo.rules.art.fight.arms import tripod_of
from solo.rules.art.fight.defense import feign, play_dead_check
from solo.rules.art.fight.harm import fall
from solo.rules.art.fight.improvised import defense_offer
from solo.rules.art.fight.lingering import put_out
from solo.rules.art.fight.moving import sneak
from solo.rules.art.fight.offers import Offer, action, why_not
from solo.rules.art.fight.place import authored_check
from solo.rules.art.fight.rolls import FightRoll, roll
from solo.rules.art.fight.state import RULES, Lasting, Turn
from solo.rules.art.fight.status import tell_foes
from solo.rules.art.fight.table import FightTable
from solo.rules.art.fight.track import behind
from solo.rules.art.fight.words import words
from solo.rules.art.health.lingering import Burns, Douse
from solo.rules.art.party.members import slug
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.protocols import Illegal
from solo.rules.core.table import Script
from solo.words import Text

EVEN = Likelihood.parse("")  # of a question of which nothing else is said


def others(table: FightTable, who: str, turn: Turn) -> Iterator[Offer]:
    """Offer what else a turn may be used for."""
    option = Option("size-up", words("size-up"), hint="foes")
    yield Offer(option=option, do=lambda words: tell_foes(table), page="other")
    fighter, spent = table.fighter(who), why_not(table, turn)
    yield _question(table, who)
    fresh = not (turn.action or turn.rolled or turn.moved)
    yield _aim(table, who, spent or ("" if fresh else words("takes-turn")))
    if not fighter.prone and table.battle.grip_of(who) is None:
        option = Option("lie-down", words("lie-down"), hint="down")
        yield Offer(option=option, do=lambda words: fall(table, who), page="other")
    for foe in table.in_sight():
        if behind(table, foe.id, who):
            yield _turn_to(table, who, foe.id, foe.name)
    for weapon in tripod_of(table, who):
        yield _tripod(table, who, weapon, spent)
    yield from sneak(table, who, spent)
    yield from defense_offer(table, who)
    yield from dousing(table, who, spent)
    if fighter.struck and table.battle.grip_of(who) is None:
        yield _play_dead(table, who, spent)
    if fresh and turn.number == 1:  # what Fame buys is a turn at once (ART-361)
        yield from _waits(table, turn)


def _waits(table: FightTable, turn: Turn) -> Iterator[Offer]:
    """Offer to wait, once in a round (ART-356, ART-360)."""
    if turn.waited:
        return
    for other in order.may_wait_for(table.battle.queue, table.battle.waiting):
        yield _wait(table, turn.who, other)


def _aim(table: FightTable, who: str, barred: Text) -> Offer:
    def do(words: str) -> None:
        table.spend()
        aim(table, who)

    option = Option("aim", words("aim"), reason=barred, hint="aim")
    return Offer(option=option, do=do, page="other")


def aim(table: FightTable, who: str) -> None:
    """Aim for a whole turn: a column on the attack of the next round (ART-425)."""
    amount = RULES["columns"]["aimed"]
    lasting = Lasting(kind="attack-columns", name="aiming", amount=amount, once=True,
                      until="round", left=table.battle.round + 1)  # fmt: skip
    table.lasts(who, lasting)
    table.say("aims", who)
    table.alter_turn(over=True)


def dousing(table: FightTable, who: str, spent: Text) -> Iterator[Offer]:
    """Offer to put out fire or acid on somebody (ART-272)."""
    for burns in table.fighter(who).burning:
        if burns.stop is not None:
            yield _put_out(table, who, burns, burns.stop, spent)


def _put_out(table: FightTable, who: str, burns: Burns, stop: Douse, spent: Text) -> Offer:
    """Offer the action that ends fire or acid (ART-272)."""

    def check() -> FightRoll:
        purpose = words("to-be-rid", name=burns.name)
        return authored_check(table, who, stop.attribute, stop.difficulty, (), purpose)

    def ends(outcome: Outcome) -> None:
        if not outcome.failures:
            put_out(table, who, burns.name)

    option = Option(f"stop-{slug(burns.name)}", stop.text, reason=spent, hint="stop")
    do = action(table, who, check, ends)
    return Offer(option=option, do=do, check=check, tells=True)


def _turn_to(table: FightTable, who: str, at: str, name: str) -> Offer:
    """Offer to turn round to somebody behind one's back, a free action."""
    option = Option(f"face-{at}", words("face", name=name), hint="face")
    return Offer(
        option=option, do=lambda words: table.face(who, at), page="other", at=at, against=name,
        keeps=True,
    )  # fmt: skip


def _play_dead(table: FightTable, who: str, spent: Text) -> Offer:
    """Offer to play dead to somebody who was hit since the last turn (ART-423)."""
    option = Option("play-dead", words("play-dead"), reason=spent, hint="dead")

    def check() -> FightRoll:
        return play_dead_check(table, who)

    do = action(table, who, check, lambda outcome: feign(table, who, outcome))
    return Offer(option=option, do=do, check=check, page="other", unnoticed=True)


def _wait(table: FightTable, who: str, other: str) -> Offer:
    """Offer to wait until another has acted (ART-356 to ART-360)."""

    def do(words: str) -> None:
        queue = order.waits(table.battle.queue, who, other)
        table.update(queue=queue, waiting=table.battle.waiting | {who}, turn=None)
        table.alter(who, acted=False)
        table.say("waits-for", who, after=after)

    after = table.name(other)
    option = Option(f"wait-{other}", words("wait-for", name=after), hint="wait")
    return Offer(option=option, do=do, page="wait")


def _tripod(table: FightTable, who: str, weapon: str, spent: Text) -> Offer:
    """Set a tripod up: an action, for somebody who lies prone (ART-139)."""
    fighter = table.fighter(who)
    why = spent or ("" if fighter.prone else words("takes-lying"))
    why = why or (words("stands-already") if fighter.tripod == weapon else "")

    def do(words: str) -> None:
        table.spend()
        table.alter(who, tripod=weapon)
        table.say("sets-up", who)

    option = Option(f"tripod-{weapon}", words("tripod"), reason=why, hint="tripod")
    return Offer(option=option, do=do, page="other")


def _question(table: FightTable, who: str) -> Offer:
    """Ask something that nobody has settled: a free action, once a turn (ART-282 to ART-286)."""

    def check(likely: Likelihood = EVEN) -> FightRoll:
        return FightRoll(
            deed="question",
            attribute="fate",
            trait=table.friend_trait(who, "fate"),
            difficulty=likely.difficulty,
            skills=tuple(RULES["skills"]["question"]),
            shift=table.columns(who, "rolls"),
            purpose=words("to-have-it-so"),
        )

    def do(given: str) -> "Script[None]":
        likely, asked = _how_likely(" ".join(given.split()))
        if not asked:
            raise Illegal(words("ask-something"))
        table.alter_turn(asked=True)
        outcome = yield from roll(table, who, check(likely))
        said = answer(outcome.successes, outcome.failures)
        table.say("answer", who, question=asked[:200], answer=said)

    why = words("asked-already") if table.asked else ""
    asks = words("what-asked")
    option = Option("question", words("question"), asks, reason=why, hint="question")
    keeps = table.fighter(who).block is None  # a friend's turn is not kept open for it alone
    return Offer(option=option, do=do, check=check, page="other", keeps=keeps)


def _how_likely(words: str) -> tuple[Likelihood, str]:
    """Return how likely a yes is, and the question: `unlikely: is there a rope` (ART-257)."""
    first, colon, rest = words.partition(":")
    try:
        likely = Likelihood.parse(first) if colon else EVEN
    except ValueError:
        return EVEN, words
    return likely, rest.strip() if colon else words
