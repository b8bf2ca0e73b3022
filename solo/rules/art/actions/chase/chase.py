"""A chase from its beginning to its end: who acts when, and what the hero does in a turn.

Notes: chase-order, ground, ran, stunt-done, broke-free, still-held, found-way, found-nothing.
"""

from collections.abc import Iterator

from solo.rules.art.actions.chase import fighting
from solo.rules.art.actions.chase.foe_turns import foes_turn
from solo.rules.art.actions.chase.race import HERO, NOBODY, Race
from solo.rules.art.actions.chase.written import (
    ACCIDENT,
    CAUGHT,
    ESCAPED,
    GOT_AWAY,
    Chase,
    turn_order,
)
from solo.rules.art.actions.rolls import make_roll
from solo.rules.art.actions.sustained import STOPPED, Sustained, sustained
from solo.rules.art.actions.turns import INITIATIVE, HerosTurn, acts_again
from solo.rules.art.checks.fame import expend
from solo.rules.art.checks.improvise import degree
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.checks.reactions import Fate
from solo.rules.art.checks.trait import Part, TraitRoll
from solo.rules.art.fight.rounds_shared import acts_in, farthest, movement, price_of_turn
from solo.rules.art.fight.state import RULES
from solo.rules.art.heroes.sheet import Sheet
from solo.rules.art.printed import printed
from solo.rules.core.odds import Odds, odds
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.table import Script, Table
from solo.rules.core.turns import LATER, NOW, SomethingFirst

QUICK = Rank.parse(RULES["quick"]["difficulty"])
STAND = Part(check=TraitRoll(attribute=("agility",), difficulty=QUICK, skills=("balance",)))


def chase(table: Table[Sheet], check: Chase, *, asks: bool) -> Script[Outcome]:
    """Run from foes, or after one, until one side is caught, away or gives up (ART-380 to 386)."""
    if check.mode == "sustained":
        return (yield from _sustained_chase(table, check, asks=asks))
    foes = 1 if check.role == "pursuer" else len(check.blocks)
    race = Race(table=table, check=check, asks=asks, gaps=[check.start] * foes)
    race.battle = fighting.begun(race)
    yield from _roll_initiative(race)
    for race.round in range(check.rounds + 1):
        fighting.new_round(race)
        for who in race.order:
            if not acts_in(race.round, race.initiative[who]):
                continue
            if who == HERO:
                yield from _heros_turns(race)
            elif race.gaps[who] >= 0 and who != race.held:
                yield from foes_turn(race, who)
            race.end_if_over()
    race.end(ESCAPED if race.pursued else GOT_AWAY)  # the pursuer gives up


def _sustained_chase(table: Table[Sheet], check: Chase, *, asks: bool) -> Script[Outcome]:
    """Run one sustained action, whose end is told in the words of a chase."""
    words = [word for word in check.attribute if isinstance(word, str)] or ["agility"]
    hardest = max(foe.rank(words[0]) for foe in check.blocks)
    running = Sustained(
        attribute=check.attribute,
        difficulty=check.difficulty or hardest,
        goal=check.goal,
        each=0,
        skills=check.skills,
    )
    own = yield from sustained(table, running, asks=asks)
    if own.label in (STOPPED, "aborted"):
        return own._replace(label=STOPPED)
    won, gone = (ESCAPED, CAUGHT) if check.role == "pursued" else (CAUGHT, GOT_AWAY)
    return own._replace(label=gone if own.failures else won)


def _roll_initiative(race: Race) -> Script[None]:
    """Roll for who acts when (ART-336 to ART-343)."""
    own = yield from make_roll(
        race.table, INITIATIVE, asks=race.asks, status=("Who is off first?",), turn=SomethingFirst()
    )
    mine = int(own.facts["result_index"])
    ranks = tuple(foe.rank("alertness") for foe in race.check.blocks[: len(race.gaps)])
    race.initiative = (*ranks, mine)
    race.order = turn_order(mine, ranks)
    names = tuple(
        f"{'you' if who == HERO else race.name(who)}{_first_turn(race.initiative[who])}"
        for who in race.order
    )
    race.table.tell("chase-order", names=names)


def _first_turn(initiative: int) -> str:
    """Say what is out of the way about somebody's first turn (ART-342, ART-343)."""
    if acts_in(0, initiative):
        return " (who may act before the first round)"
    return "" if acts_in(1, initiative) else " (who loses the first turn)"


# The hero's turn


def _heros_turns(race: Race) -> Script[None]:
    """Play the hero's turn, and others at once for Fame (ART-361, ART-362, ART-490)."""
    table, number = race.table, 1
    race.asked = race.stunted = False
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
    race.moved = race.spent = race.ran = False
    going = True
    while going and not (race.spent and _nothing_free(race)):
        answer = yield from race.table.ask(
            lambda: _options(race),
            race.status,
            odds=lambda option: _odds(race, option),
            turn=HerosTurn(
                when=LATER if race.bound or race.spent else NOW,
                where=race,
                columns=race.columns(HERO),
            ),
        )
        if answer.tried is not None:
            _improvised(race, answer.tried)
            going = _all_done(race)
        else:
            going = yield from _act(race, answer.option)


def _nothing_free(race: Race) -> bool:
    """Tell whether nothing that is free is left to do after the action."""
    if race.held != NOBODY or HERO in race.due:
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


def _act(race: Race, option: str) -> Script[bool]:
    """Do one thing of the hero's turn; tell whether it goes on."""
    kind, _, key = option.partition("-")
    match kind:
        case "stop" if not key:
            race.end(STOPPED)
        case "look":
            yield from _look(race)
            return True
        case "run":
            yield from _run(race)
            return race.moved or _all_done(race)  # moved: to a stunt or an attack
        case "quick":
            return (yield from _stand_quickly(race))
        case "attack" | "stop":
            race.spent = True
            yield from fighting.strike(race, option)
            return True
        case "stand":
            race.spent = True
            fighting.alter(race, HERO, prone=False)
            return True
        case "stunt":
            return (yield from _stunt(race, key))
        case "match":
            return (yield from _stunt(race, race.due.pop(HERO)))
        case "break":
            yield from _break_free(race)
            return _all_done(race)
    return False


def _options(race: Race) -> tuple[Option, ...]:
    """List what the hero may do now."""
    stop = Option("stop", "Stop" if race.pursued else "Give up the chase", hint="stop")
    go_on = Option("go-on", "Leave it at that", hint="go on")
    blows = () if race.spent else tuple(one.option for one in fighting.offers(race).values())
    if race.held != NOBODY:
        free = go_on if race.spent else Option("break-free", "Break free", hint="free")
        return (free, *blows, stop)
    if HERO in race.due:
        text = race.check.stunt(race.due[HERO]).told
        text = f"After them: {text[:1].lower()}{text[1:]}"
        return (Option("match", text, hint="match"), stop)
    offers = [*_rising(race), *blows]
    if _may_look(race):
        ask = "What might there be?"
        offers.append(Option("look", "Look for another way out", ask, hint="look"))
    barred = fighting.rooted(race, HERO)
    run = [] if race.ran else [Option("run", "Run", reason=barred, hint="run")]
    if not (barred or race.spent):
        offers = [Option(f"stunt-{one.id}", one.told) for one in race.stunts()] + offers
    if race.moved or race.spent or barred:
        return (go_on, *run, *offers, stop)
    return (*run, *offers, stop)


def _rising(race: Race) -> Iterator[Option]:
    """Offer to get up: quickly, or as the action (ART-354)."""
    if fighting.fighter(race, HERO).prone:
        text = f"Stand up quickly: Agility against {QUICK.word}"
        yield Option("quick-stand", text, hint="quick stand")
        if not race.spent:
            yield Option("stand", "Stand up: your action", hint="stand")


def _odds(race: Race, option: str) -> Odds | None:
    """Return the exact odds of the roll that an option makes."""
    if option not in {one.id for one in _options(race)}:
        return None
    act, _, key = option.partition("-")
    check: Part | Fate
    if act == "run":
        check = race.check.run
    elif act == "stunt":
        check = race.check.stunt(key).part()
    elif act == "match":
        check = race.check.stunt(race.due[HERO]).part()
    elif act == "break":
        check = _breaking_free(race)
    elif act == "attack" or (act == "stop" and key):
        return fighting.attack_odds(race, option)
    elif act == "quick":
        check = STAND
    elif act == "look":
        check = Fate(likelihood=race.check.chance)
    else:
        return None
    return odds(race.hampered(check), race.table.sheet)


def _run(race: Race) -> Script[None]:
    """Roll to run; what is moved freely leaves the action for a stunt (ART-369, ART-380)."""
    own = yield from race.roll(race.check.run)
    race.ran = True
    if own.label == "aborted":
        return
    result = int(own.facts["result_index"])
    free, far, label = movement(result)[0], farthest(result), own.label
    if race.spent:
        race.gain(free)
        race.table.tell("ran", bands=free, label=label, between=race.near)
        race.end_if_over()
        return
    if free and (race.stunts() or fighting.offers(race)):
        label = Rank(result).word
        race.moved = free == far or (yield from _holds_back(race, free, far))
    bands = free if race.moved else far
    race.gain(bands)
    race.table.tell("ran", bands=bands, label=label, between=race.near)
    race.end_if_over()


def _holds_back(race: Race, free: int, far: int) -> Script[bool]:
    """Ask whether the bands that cost no action are enough, so that the action is left."""
    options = (
        Option("all-out", f"Run all out: {_bands(far)}; that is your turn", hint="all"),
        Option("hold-back", f"Run {_bands(free)}, and do something else too", hint="keep"),
    )
    answer = yield from race.table.ask(options, race.status, turn=SomethingFirst())
    race.table.answered()
    return answer.option == "hold-back"


def _bands(number: int) -> str:
    return "1 band" if number == 1 else f"{number} bands"


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


def _break_free(race: Race) -> Script[None]:
    """Roll to get rid of a foe who has hold of the hero; that foe is out of the chase then."""
    own = yield from race.roll(_breaking_free(race))
    if own.failures or own.label == "aborted":
        race.table.tell("still-held", name=race.name(race.held))
        return
    race.table.tell("broke-free", name=race.name(race.held))
    race.drop(race.held)
    race.held = NOBODY


def _breaking_free(race: Race) -> Part:
    rank = race.rank(race.held, "strength", "agility")
    return Part(check=TraitRoll(attribute=("agility", "strength"), difficulty=rank))


def _look(race: Race) -> Script[None]:
    """Ask Fate for a way that nobody has thought of: a free action (ART-381, ART-286)."""
    race.asked = True
    own = yield from race.roll(Fate(likelihood=race.check.chance))
    if own.failures:
        race.table.tell("found-nothing", label=own.label, roll=own.facts["roll"])
        return
    stunt = race.hidden()[0]
    race.found.add(stunt.id)
    race.table.tell("found-way", label=own.label, roll=own.facts["roll"], text=stunt.text)


def _improvised(race: Race, outcome: Outcome) -> None:
    """Gain or lose ground by an improvised action, which is the turn (ART-219, ART-243)."""
    if outcome.label == "aborted":
        return  # ART-207: the action is spent
    bands = int(printed("tries")["chase"].get(degree(outcome), 0))
    race.gain(bands)
    if bands:
        race.table.tell("ground", bands=bands, between=race.near)
