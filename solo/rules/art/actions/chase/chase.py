"""A chase from its beginning to its end: who acts when, and what the hero does in a turn.

Notes: chase-order, ground, ran, stunt-done, broke-free, still-held, found-way, found-nothing.
"""

from collections.abc import Callable, Iterator
from functools import partial

from solo.namedtuple import NamedTuple
from solo.rules.art.actions.chase import fighting
from solo.rules.art.actions.chase.foe_turns import foes_turn
from solo.rules.art.actions.chase.race import HERO, NOBODY, ORDER, Race, turn_order
from solo.rules.art.actions.chase.written import (
    ACCIDENT,
    CAUGHT,
    ESCAPED,
    GOT_AWAY,
    Chase,
)
from solo.rules.art.actions.sustained import STOPPED, Sustained, sustained
from solo.rules.art.actions.turns import HerosTurn, acts_again, roll_initiative
from solo.rules.art.actions.words import words
from solo.rules.art.checks.fame import expend
from solo.rules.art.checks.improvise import degree
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.reactions import Fate
from solo.rules.art.checks.trait import Part, TraitRoll
from solo.rules.art.fight.movement import farthest, movement
from solo.rules.art.fight.order import acts_in, price_of_turn
from solo.rules.art.fight.state import RULES
from solo.rules.art.fight.words import words as fight
from solo.rules.art.health.damage import overcome, without_turn
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.party import members as party
from solo.rules.art.printed import printed
from solo.rules.core.fights.turns import LATER, NOW, SomethingFirst
from solo.rules.core.menus.offers import Offer
from solo.rules.core.moves import RuleCall
from solo.rules.core.odds import odds
from solo.rules.core.outcome import Odds, Option, Outcome
from solo.rules.core.script import Scripted, opened, restart
from solo.rules.core.shown.moment import Moment, Standing
from solo.rules.core.table import Ended, Over, Restart, Script, Table
from solo.rules.core.words import words as shared

QUICK = Rank.parse(RULES["quick"]["difficulty"])
STAND = Part(check=TraitRoll(attribute=("agility",), difficulty=QUICK, skills=("balance",)))


def open_chase(check: Chase, sheet: Sheet, *, asks: bool) -> Scripted[Sheet]:
    """Return it as an encounter whose first question is asked."""
    return opened(sheet, chase, check, asks=asks)


def chase(table: Table[Sheet], check: Chase, *, asks: bool) -> Script[Ended[Sheet]]:
    """Run from foes, or after one, until one side is caught, away or gives up (ART-380 to 386)."""
    if check.mode == "sustained":
        running = RuleCall(sustained, (_running(check),), {"asks": asks})
        return (yield from _sustained_chase(table, check, running))
    foes = 1 if check.role == "pursuer" else len(check.blocks)
    race = Race(table=table, check=check, asks=asks, gaps=[check.start] * foes)
    able = party.able_members(table.sheet) if check.together else (table.sheet,)
    race.runners = {race.runs: 0} | {party.slug(one.name): 0 for one in able}
    race.battle = fighting.begun(race)
    table.stands = lambda: _moment(race)
    first = race.runs
    yield from _settle_order(race)
    try:
        yield from _rounds(race)
        race.end(ESCAPED if race.pursued else GOT_AWAY)  # the pursuer gives up
    except Over:
        race.turn_to(first)
        raise


def _rounds(race: Race) -> Script[None]:
    """Play round after round, until somebody ends it or the pursuer gives up."""
    heroes, last = [*race.runners], race.check.rounds
    for race.round in range(last + 1):
        fighting.new_round(race)
        for who in race.order:
            if not acts_in(race.round, race.initiative[who]):
                continue
            if who <= HERO:
                race.turn_to(heroes[HERO - who])
                if party.able(race.table.sheet):
                    yield from _heros_turns(race)
            elif race.gaps[who] >= 0 and who != race.held:
                yield from foes_turn(race, who)
            race.end_if_over()


def _moment(race: Race) -> Moment:
    """Return what is seen of a chase: the round, and how near the nearest foe is."""
    near = [gap for gap in race.gaps if gap >= 0]
    everybody = (
        Standing("hero", "hero"),
        *(
            Standing(race.check.foes[at], "foe", up=gap >= 0, place=str(gap) if gap >= 0 else "")
            for at, gap in enumerate(race.gaps[: len(race.check.foes)])
        ),
    )
    return Moment(race.round, everybody, counts={"gap": min(near, default=0), "near": len(near)})


def _running(check: Chase) -> Sustained:
    """Return a chase as one sustained action."""
    words = [word for word in check.attribute if isinstance(word, str)] or ["agility"]
    hardest = max(foe.rank(words[0]) for foe in check.blocks)
    return Sustained(
        attribute=check.attribute,
        difficulty=check.difficulty or hardest,
        goal=check.goal,
        each=0,
        skills=check.skills,
    )


def _sustained_chase(
    table: Table[Sheet], check: Chase, running: Callable[[Table[Sheet]], Script[Ended[Sheet]]]
) -> Script[Ended[Sheet]]:
    """Run a turn of one sustained action, whose end is told in the words of a chase."""
    own = yield from running(table)
    if isinstance(own, Restart):
        return restart(_sustained_chase, check, own.script)
    if own.label in (STOPPED, "aborted"):
        return own._replace(label=STOPPED)
    won, gone = (ESCAPED, CAUGHT) if check.role == "pursued" else (CAUGHT, GOT_AWAY)
    return own._replace(label=gone if own.failures else won)


def _settle_order(race: Race) -> Script[None]:
    """Roll for who acts when (ART-336 to ART-343)."""
    table, several = race.table, len(race.runners) > 1
    results: list[int] = []
    for who in race.runners:
        rolled = yield from roll_initiative(
            table,
            asks=table.asks(race.asks) if several else race.asks,
            status=words("who-is-off"),
            who=who if several else "",
            at_once=bool(results),
        )
        results.append(rolled)
    ranks = tuple(foe.rank("alertness") for foe in race.check.blocks[: len(race.gaps)])
    race.initiative = (*ranks, *reversed(results))
    race.order = turn_order(results, ranks)
    heroes = [party.lead(table.sheet, who).name if several else "" for who in race.runners]
    names = tuple(
        words(
            "acts",
            name=heroes[HERO - who] if who <= HERO else race.name(who),
            first=_first_turn(race.initiative[who]),
        )
        for who in race.order
    )
    table.tell(ORDER, names=names)


def _first_turn(initiative: int) -> str:
    """Say what is out of the way about somebody's first turn (ART-342, ART-343)."""
    if acts_in(0, initiative):
        return "early"
    return "usual" if acts_in(1, initiative) else "lost"


# The hero's turn


def _heros_turns(race: Race) -> Script[None]:
    """Play the hero's turn, and others at once for Fame (ART-361, ART-362, ART-490)."""
    table, number = race.table, 1
    race.stunted = False
    yield from fighting.suffer(race, HERO)
    if fighting.loses_turn(race, HERO):
        return
    while True:
        yield from _heros_turn(race)
        fighting.end_turn(race, HERO)
        race.end_if_over()
        price = price_of_turn(table.sheet, number)
        if price is None or not (yield from acts_again(table, price, race.status)):
            return
        table.become(expend(table.sheet, price))
        number += 1


def _heros_turn(race: Race) -> Script[None]:
    """Let the hero run, fight, try a stunt, match one, break free, or stop.

    What is free may come before the action or after it, a question too (ART-349, ART-286).
    """
    race.moved = race.spent = race.ran = race.asked = False
    going = True
    while going and not (race.spent and _nothing_free(race)):
        answer = yield from race.table.pick(
            lambda: _choices(race),
            race.status,
            odds=lambda choice: choice.odds(),
            turn=HerosTurn(
                when=LATER if race.bound or race.spent or overcome(race.table.sheet) else NOW,
                where=race,
                worth=words(printed("tries")["chase_worth"]),
                columns=race.columns(HERO),
            ),
        )
        if answer.tried is not None:
            _improvised(race, answer.tried)
            going = _all_done(race)
        else:
            done = answer.does.do()
            going = done if isinstance(done, bool) else (yield from done)


def _nothing_free(race: Race) -> bool:
    """Tell whether nothing that is free is left to do after the action."""
    if race.bound:
        return True
    if fighting.fighter(race, HERO).prone or _may_look(race):
        return False
    return race.ran or bool(fighting.rooted(race, HERO))


def _may_look(race: Race) -> bool:
    """Tell whether the question for another way is open: one in a turn (ART-285)."""
    return race.pursued and not race.asked and bool(race.hidden())


def _all_done(race: Race) -> bool:
    """Count the action and the running of this turn as done; what is left is free."""
    race.spent = race.ran = True
    race.end_if_over()
    return True


class Choice(NamedTuple):
    """Something that the hero may do on a turn."""

    option: Option  # how it is listed
    do: Callable[[], Script[bool] | bool]  # does it, and tells whether the turn goes on
    odds: Callable[[], Odds | None] = lambda: None  # the chances of the roll that it makes


def _choices(race: Race) -> list[Offer[Choice]]:
    """Return what the hero may do now; what Enter takes comes first."""
    if overcome(race.table.sheet):
        option = Option("go-on", fight("fear-took-turn"), hint="go on")
        return [Offer(option, Choice(option, lambda: _give_way(race)))]
    if race.is_held:
        found = [_leave_it() if race.spent else _break_loose(race), *_blows(race)]
    elif race.held != NOBODY:  # a comrade is held, and nobody is left behind
        found = [_leave_it(), *_blows(race)]
    elif HERO in race.due:
        found = [_match(race)]
    else:
        found = [*_freely(race)]
    stop = Option("stop", words("stop-chase", pursued=race.pursued), hint="stop")
    found.append(Choice(stop, lambda: race.end(STOPPED)))
    return [Offer(one.option, one) for one in found]


def _give_way(race: Race) -> bool:
    """Let fear have what is left of a turn, or all of it (ART-281)."""
    if not (race.spent or race.ran):
        race.table.sheet = without_turn(race.table.sheet)[0]
    return False


def _freely(race: Race) -> Iterator[Choice]:
    """Yield what is open to a hero whom nobody holds, and who has no stunt to match."""
    barred = fighting.rooted(race, HERO)
    if race.moved or race.spent or barred:
        yield _leave_it()
    if not race.ran:
        option = Option("run", words("run"), reason=barred, hint="run")
        yield _rolled(race, option, race.check.run, lambda: _run(race))
    for stunt in () if barred or race.spent else race.stunts():
        option = Option(f"stunt-{stunt.id}", stunt.told)
        yield _rolled(race, option, stunt.part(), partial(_stunt, race, stunt.id))
    yield from _rising(race)
    yield from _blows(race)
    if _may_look(race):
        option = Option("look", words("look"), words("what-there"), hint="look")
        yield _rolled(race, option, Fate(likelihood=race.check.chance), lambda: _look(race))


def _leave_it() -> Choice:
    return Choice(Option("go-on", words("leave-at-that"), hint="go on"), lambda: False)


def _break_loose(race: Race) -> Choice:
    option = Option("break-free", words("break-free"), hint="free")
    return _rolled(race, option, _breaking_free(race), lambda: _break_free(race))


def _match(race: Race) -> Choice:
    """Offer to match the stunt of who runs away (ART-383)."""
    stunt = race.check.stunt(race.due[HERO])
    option = Option("match", words("after-them", text=stunt.told), hint="match")
    return _rolled(race, option, stunt.part(), lambda: _stunt(race, race.due.pop(HERO)))


def _rising(race: Race) -> Iterator[Choice]:
    """Offer to get up: quickly, or as the action (ART-354)."""
    if not fighting.fighter(race, HERO).prone:
        return
    said = fight("roll-against", attribute="agility", difficulty=QUICK.word)
    text = shared("said", text=fight("stand-quickly"), said=said)
    option = Option("quick-stand", text, hint="quick stand")
    yield _rolled(race, option, STAND, lambda: _stand_quickly(race))
    if not race.spent:
        option = Option("stand", fight("stand-up", free=False), hint="stand")
        yield Choice(option, lambda: _stand(race))


def _blows(race: Race) -> Iterator[Choice]:
    """Offer to attack, or to end what the hero burns with, as the action."""
    for name, offer in {} if race.spent else fighting.offers(race).items():
        chances = partial(fighting.attack_odds, race, offer)
        yield Choice(offer.option, partial(_strike, race, name), chances)


def _rolled(
    race: Race, option: Option, check: Part | Fate, do: Callable[[], Script[bool]]
) -> Choice:
    """Return a choice that begins with a roll."""
    return Choice(option, do, lambda: odds(race.hampered(check), race.table.sheet))


def _strike(race: Race, option: str) -> Script[bool]:
    race.spent = True
    return not (yield from fighting.strike(race, option))


def _run(race: Race) -> Script[bool]:
    """Roll to run; what is moved freely leaves the action for a stunt (ART-369, ART-380)."""
    own = yield from race.roll(race.check.run)
    race.ran = True
    if own.label == "aborted":
        return _all_done(race)
    result = int(own.facts["result_index"])
    free, bands = movement(result)[0], farthest(result)
    if race.spent:
        bands = free
    elif free and (race.stunts() or fighting.offers(race)):
        race.moved = free == bands or (yield from _holds_back(race, free, bands))
        bands = free if race.moved else bands
    race.gain(bands)
    race.table.tell("ran", bands=bands, label=own.label, between=race.near)
    race.end_if_over()
    return race.moved or _all_done(race)


def _holds_back(race: Race, free: int, far: int) -> Script[bool]:
    """Ask whether the bands that cost no action are enough, so that the action is left."""
    options = (
        Option("all-out", words("all-out", bands=far), hint="all"),
        Option("hold-back", words("hold-back", bands=free), hint="keep"),
    )
    answer = yield from race.table.ask(options, race.status, turn=SomethingFirst())
    race.table.answered()
    return answer.option == "hold-back"


def _stand(race: Race) -> bool:
    race.spent = True
    fighting.alter(race, HERO, prone=False)
    return True


def _stand_quickly(race: Race) -> Script[bool]:
    """Roll to get up as a free action; tell whether the turn goes on (ART-350 to ART-353)."""
    own = yield from race.roll(STAND)
    aborted = own.label == "aborted"
    done = not aborted and int(own.facts["result_index"]) >= Rank.parse(RULES["quick"]["ends_from"])
    if done:
        fighting.alter(race, HERO, prone=False)
    return done and not own.failures


def _stunt(race: Race, key: str) -> Script[bool]:
    """Try a stunt, which the pursuers then have to match; tell whether the turn goes on.

    To abort it costs the action, and leaves what is free (ART-207, ART-382, ART-383).
    """
    stunt = race.check.stunt(key)
    own = yield from race.roll(stunt.part())
    if own.label == "aborted":
        race.spent = True
        race.table.tell("fight-aborts", who=fighting.fighter(race, HERO).name, you=True)
        return True
    race.stunted = True
    if own.failures:
        race.end(ACCIDENT, own)
    race.table.tell("stunt-done", text=stunt.text, label=own.label, count=own.count)
    race.due = dict.fromkeys(race.there, key) if race.pursued else {}
    race.done.append(key)
    race.trigger(key)
    return _all_done(race)


def _break_free(race: Race) -> Script[bool]:
    """Roll to get rid of a foe who has hold of the hero; that foe is out of the chase then."""
    own = yield from race.roll(_breaking_free(race))
    if own.failures or own.label == "aborted":
        race.table.tell("still-held", name=race.name(race.held))
    else:
        race.table.tell("broke-free", name=race.name(race.held))
        race.drop(race.held)
        race.held = NOBODY
    return _all_done(race)


def _breaking_free(race: Race) -> Part:
    rank = race.rank(race.held, "strength", "agility")
    return Part(check=TraitRoll(attribute=("agility", "strength"), difficulty=rank))


def _look(race: Race) -> Script[bool]:
    """Ask Fate for a way that nobody has thought of: a free action (ART-381, ART-286)."""
    race.asked = True
    own = yield from race.roll(Fate(likelihood=race.check.chance))
    if own.failures:
        race.table.tell("found-nothing", label=own.label, roll=own.facts["roll"])
    else:
        stunt = race.hidden()[0]
        race.found.add(stunt.id)
        race.table.tell("found-way", label=own.label, roll=own.facts["roll"], text=stunt.text)
    return True


def _improvised(race: Race, outcome: Outcome) -> None:
    """Gain or lose ground by an improvised action, which is the turn (ART-219, ART-243)."""
    if outcome.label == "aborted":
        return  # ART-207: the action is spent
    bands = int(printed("tries")["chase"].get(degree(outcome), 0))
    race.gain(bands)
    if bands:
        race.table.tell("ground", bands=bands, between=race.near)
