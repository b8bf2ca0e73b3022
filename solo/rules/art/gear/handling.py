"""What a player may do with gear at any time: take out, put away, drop, take up, give, wear, load.

A stowed thing is taken out by a sustained roll. The options stand only while there is gear.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from solo.errors import did_you_mean
from solo.late import late
from solo.rules.art.checks.ranks import Rank
from solo.rules.art.gear import carrying as gear
from solo.rules.art.gear.item import Carried
from solo.rules.art.heroes.sheet import Changed, Sheet, changed
from solo.rules.art.party import members as party
from solo.rules.art.party import sharing
from solo.rules.art.printed import printed
from solo.rules.core.dice import Dice
from solo.rules.core.outcome import Option, Outcome, Step
from solo.rules.core.quoting import shown
from solo.rules.core.script import Script, Table, opened
from solo.rules.core.system import Illegal

if TYPE_CHECKING:
    from solo.rules.art.actions.sustained import Sustained

READY, AWAY, STOW, DROP = "ready", "put-away", "stow", "drop"
TAKE_UP, GIVE, TAKE_BACK, WEAR, TAKE_OFF, LOAD = (
    *("take-up", "give", "take-back", "wear"),
    *("take-off-armor", "load"),
)
OPTIONS = frozenset(
    (READY, AWAY, STOW, DROP, TAKE_UP, GIVE, TAKE_BACK, WEAR, TAKE_OFF, LOAD),
)


@late
def taking_out(difficulty: Rank | None = None) -> "Sustained":
    """Return the roll that takes out a stowed thing.

    Source: ART Engine, ART-094. The difficulty is not printed; Inferior, as for a quick draw.
    """
    from solo.rules.art.actions.sustained import Goal, Sustained

    rule = printed("gear")["stowed"]
    return Sustained(
        attribute=(rule["attribute"],),
        difficulty=difficulty or Rank.parse(rule["difficulty"]),
        goal=Goal(successes=rule["successes"]),
        each=0,
        purpose="to get it out of the pack",
    )


def options(sheet: Sheet) -> tuple[Option, ...]:
    """List what can be done with gear now; nothing when there is none."""
    carried, held = sheet.gear, gear.in_slot(sheet, "ready")
    rest = [own for own in carried if own.slot != "ready"]
    found = []
    if rest:
        found.append(Option(READY, "Take something in hand", _which(rest), hint="ready"))
    if held:
        found.append(Option(AWAY, "Put away what you hold", _which(held), hint="put away"))
    if any(own.slot != "stowed" for own in carried):
        stowable = [own for own in carried if own.slot != "stowed"]
        found.append(Option(STOW, "Stow something in your pack", _which(stowable), hint="stow"))
    if carried:
        found.append(Option(DROP, "Put something down", _which(carried), hint="drop"))
    if sheet.aside:
        found.append(Option(TAKE_UP, "Take up what lies here", _which(sheet.aside), hint="take up"))
    found += _with_others(sheet) + _armor(sheet)
    if any(own.empty for own in carried):
        dry = [own for own in carried if own.empty]
        found.append(Option(LOAD, "Load a weapon that is empty", _which(dry), hint="load"))
    return tuple(found)


def handle(option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
    """Do one of the options, with the words that it asked for.

    Raises:
        Illegal: The words name nothing that it can be done with.
    """
    if option == READY:
        place = _named(words, sheet.gear, "take in hand")
        if sheet.gear[place].slot == "stowed" and sheet.options.stowed == "roll":
            gear.ready(sheet, place)  # raises when it could not be held
            return Step(opened(sheet, taken_out, sheet.gear[place]), sheet)
        return _done(option, gear.ready(sheet, place))
    return _done(option, _DEEDS[option](sheet, words))


def taken_out(table: Table[Sheet], thing: Carried) -> Script[Outcome]:
    """Take a stowed thing out of the pack; it stays in its slot until then (ART-094)."""
    digging = taking_out().begin(table.sheet, asks=False)
    outcome = yield from table.play(digging, (f"You dig for the {thing.item.name}.",))
    if outcome.successes and thing in table.sheet.gear:
        table.become(gear.ready(table.sheet, table.sheet.gear.index(thing)))
    return outcome


def _done(option: str, change: Changed) -> Step:
    sheet, notes = change
    return Step(None, sheet, notes, Outcome("done", facts={"option": option}))


def _away(sheet: Sheet, words: str) -> Changed:
    return gear.put_away(sheet, _named(words, sheet.gear, "put away"))


def _stow(sheet: Sheet, words: str) -> Changed:
    return gear.put_away(sheet, _named(words, sheet.gear, "stow"), "stowed")


def _drop(sheet: Sheet, words: str) -> Changed:
    return gear.drop(sheet, _named(words, sheet.gear, "put down"))


def _take_up(sheet: Sheet, words: str) -> Changed:
    return gear.take_up(sheet, _named(words, sheet.aside, "take up"))


def _wear(sheet: Sheet, words: str) -> Changed:
    return gear.wear(sheet, _named(words, sheet.gear, "put on"))


def _take_off(sheet: Sheet, words: str) -> Changed:
    return gear.take_off(sheet)


def _load(sheet: Sheet, words: str) -> Changed:
    return gear.reload(sheet, _named(words, sheet.gear, "load"))


def _give(sheet: Sheet, words: str) -> Changed:
    """Give a thing to a companion or to another adventurer: `rope to tomas`."""
    what, _, whom = words.lower().rpartition(" to ")
    if not what:
        raise Illegal("say what to give, and to whom, such as: rope to tomas")
    place = _named(what, sheet.gear, "give")
    who = party.slug(whom)
    for key, foe in sheet.companions.items():
        if who in (key, party.slug(foe.name), *party.slug(foe.name).split("-")):
            return sharing.lend(sheet, place, key)
    for member in sheet.party:
        if who in (party.slug(member.name), *party.slug(member.name).split("-")):
            return _give_member(sheet, place, member)
    others = [foe.name for foe in sheet.companions.values()]
    others += [member.name for member in sheet.party]
    raise Illegal(f"'{shown(whom)}' is none of those with you: {', '.join(others) or 'nobody'}")


def _give_member(sheet: Sheet, place: int, member: Sheet) -> Changed:
    giver, taker, notes = sharing.hand_over(sheet, place, member)
    others = tuple(taker if one is member else one for one in giver.party)
    return changed(giver, party=others), notes


def _take_back(sheet: Sheet, words: str) -> Changed:
    """Take a thing back from whichever companion has it."""
    whose = [(who, place) for who, things in sheet.lent.items() for place in range(len(things))]
    things = [sheet.lent[who][place] for who, place in whose]
    who, place = whose[_named(words, things, "take back")]
    return sharing.take_back(sheet, who, place)


_DEEDS: Mapping[str, Callable[[Sheet, str], Changed]] = {
    AWAY: _away,
    STOW: _stow,
    DROP: _drop,
    TAKE_UP: _take_up,
    GIVE: _give,
    TAKE_BACK: _take_back,
    WEAR: _wear,
    TAKE_OFF: _take_off,
    LOAD: _load,
}


def _with_others(sheet: Sheet) -> list[Option]:
    found = []
    names = [foe.name for foe in sheet.companions.values()]
    names += [member.name for member in sheet.party]
    if names and sheet.gear:
        asks = f"What, and to whom ({', '.join(names)})?"
        found.append(Option(GIVE, "Give something to somebody with you", asks, hint="give"))
    lent = [own for things in sheet.lent.values() for own in things]
    if lent:
        found.append(
            Option(
                TAKE_BACK, "Take something back from a companion", _which(lent), hint="take back"
            )
        )
    return found


def _armor(sheet: Sheet) -> list[Option]:
    found = []
    armor = [own for own in sheet.gear if own.item.armor]
    if armor:
        found.append(Option(WEAR, "Put armor on", _which(armor), hint="wear"))
    if sheet.worn is not None:
        text = f"Take off the {sheet.worn.item.name}"
        found.append(Option(TAKE_OFF, text, hint="take off"))
    return found


def _which(things: Sequence[Carried]) -> str:
    names = dict.fromkeys(own.item.name for own in things)
    return f"Which ({', '.join(names)})?"


def _named(words: str, own: Sequence[Carried], deed: str) -> int:
    """Return the position of the thing that a player means, by name, id or number.

    Raises:
        Illegal: Nothing of the kind is there.
    """
    said = " ".join(words.lower().removeprefix("the ").split())
    if said.isascii() and said.isdigit() and 0 < int(said[:4]) <= len(own):
        return int(said[:4]) - 1
    exact = [place for place, one in enumerate(own) if said in (one.item.name.lower(), one.id)]
    begun = [place for place, one in enumerate(own) if said and said in one.item.name.lower()]
    found = exact or (begun if len({own[place].id for place in begun}) == 1 else [])
    if found:
        return found[0]
    names = list(dict.fromkeys(one.item.name for one in own))
    near = did_you_mean(said, names) if said else ""
    there = ", ".join(names) or "nothing"
    raise Illegal(f"name what to {deed}{near or ';'} there is {there}")
