"""The opening of a game: a new one, a kept one to go on with, or one from a damaged journal."""

from collections.abc import Callable, Sequence
from pathlib import Path

from solo import saves, shelf
from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.adventure.playing import rules_of
from solo.campaigns.chapter import Chapter, dead_of, spared
from solo.cli.games import checkpoints
from solo.cli.games.carry import Guests, Homecoming, every, one, pinned
from solo.cli.games.checkpoints import Checkpoint, Marker
from solo.cli.games.endings import remember
from solo.cli.options import new_seed, refusals_told, say, sealed, table_text
from solo.engine.chance import Asked, Chance
from solo.engine.commands import Jot
from solo.engine.events import HeroChosen
from solo.engine.journal import Replay, header, replay
from solo.engine.session import Session
from solo.engine.turn_record import for_lists
from solo.errors import SaveError, SoloError, nearest
from solo.heroes import listed
from solo.late import lazy_imports
from solo.namedtuple import NamedTuple
from solo.rules.core.outcome import AnySheet, Option
from solo.rules.core.system import AnySystem
from solo.rules.core.system_parts import OwnTable, Ready
from solo.rules.core.wording.naming import why
from solo.saves import Found, Journal
from solo.words import Message, Text, english
from solo.words.words import words as told_of

with lazy_imports():  # of games that are gone on with, and at a table
    from solo import resume, tabletop
    from solo.story import parts

SELDOM = 100  # turns between two of which the states are compared when a game is gone on with

Consent = Callable[[SoloError], bool]
"""Is told what is wrong with a save and what would be done; says whether to do it."""

Ask = Callable[..., int]
"""Answers what a die shows that has so many sides; `language` says in which it is asked for."""


class Game(NamedTuple):
    """A session, the journal that records it, and what brings its heroes home."""

    session: Session
    journal: Journal
    home: Homecoming | None = None
    marker: Marker | None = None


class Start(NamedTuple):
    """The settings of a new game."""

    adventure: Path  # its folder
    chance: Chance  # where the dice come from
    place: Path  # the folder of the saves
    named: tuple[str, ...] = ()  # the names of the heroes who set out, or none to choose in play
    offers: str = "always"  # `always` or `asked`
    art_table: Path | None = None  # a group's own Action Results Table, or None
    heroes: Path | None = None  # the folder of heroes, or None to offer nobody from there
    language: str = ""  # the language of the texts, if not the author's
    campaign: Chapter | None = None  # the campaign that it is a part of, if it is one's


def begin(start: Start) -> Game:
    """Begin a new game; its journal is on disk when this returns.

    Raises:
        SoloError: The adventure, the hero, the table or the saves' folder can't be used.
    """
    chapter = start.campaign
    adventure = load(start.adventure, cache=True, language=start.language)
    adventure = spared(adventure, chapter.dead if chapter else ())
    if isinstance(start.chance, Asked):
        start = start._replace(chance=start.chance.spoken(adventure.spoken))
    own_table = table_text(start.art_table) if start.art_table else ""
    system = _fitted(adventure, own_table)
    if adventure.open:
        start = start._replace(chance=sealed(start.chance))
    chosen, coming = _heroes(adventure, system, start)
    session = _session(adventure, system, start, chosen, coming)
    facts = {"path": str(start.adventure.resolve()), **_begun(session)}
    if coming:
        facts |= {"game": new_seed(), **pinned(coming, named=bool(chosen))}
    if chapter is not None:
        facts |= chapter.told()
    if start.language:
        facts["language"] = start.language
    if own_table:
        facts["art_table"] = own_table
    if chosen:
        session.pinned.update(guest.option for guest in coming)
    hero, *company = chosen or ("",)
    if company:
        facts["company"] = company
    first = header(adventure, start.chance, offers=start.offers, hero=hero, **facts)
    game = recorded(session, saves.begin(start.place, first))
    game = game if chapter is not None else with_heroes(game, start.heroes)
    remember(game.session, start.place)
    return game


def go_on(
    path: Path,
    place: Path,
    ask: Ask,
    consent: Consent,
    heroes: Path | None = None,
) -> Game:
    """Go on with a game, in its own file if that is sound, else in a new one.

    Args:
        path: The journal.
        place: Where a new file would go.
        ask: Answers for a player's own dice.
        consent: Told what is wrong and what would be done; whether to do it.
        heroes: The folder that heroes come home to.

    Raises:
        SaveError: The journal can't be used, or there was no consent; it is left as it is.
    """
    journal = saves.reopen(path)
    try:
        found = journal.found
        adventure = adventure_of(found)
        played, marker = resumed(found, adventure, ask, heroes)
        trouble = resume.what_is_wrong(found, adventure, played)
        if not trouble and not found.named:
            marker.follow(played.session, journal)
            journal.found = found._replace(records=found.records[:1])  # the rest is on disk
            game = with_heroes(Game(played.session, journal, marker=marker), heroes)
            remember(game.session, place)
            return game
        asked = SaveError(resume.rescue(str(path), trouble, played)).about(found.header)
        if trouble and not consent(asked):
            raise SaveError(_refusal(path, trouble, played))
    except BaseException as reason:
        journal.close()
        if isinstance(reason, SoloError):
            reason.about(journal.found.header)
        raise
    journal.close()
    game = with_heroes(_in_a_new_file(found, adventure, played, place), heroes)
    remember(game.session, place)
    return game


def recorded(session: Session, journal: Journal) -> Game:
    """Return a game that has just begun, and have it recorded and marked."""
    marker = Marker(session.adventure, journal.path, None, tells=True)
    marker.follow(session, journal)
    return Game(session, journal, marker=marker)


def adventure_of(found: Found) -> Adventure:
    """Load the adventure that a journal was played in.

    Raises:
        SoloError: It is not there any more, or can't be loaded.
    """
    table = tabletop.adventure_pinned(found.header)
    if table is not None:
        return table
    return spared(_adventure_of(found), dead_of(found.header))


def _adventure_of(found: Found) -> Adventure:
    told = Path(str(found.header.get("path", "")))
    language = str(found.header.get("language", ""))
    name = str(found.header.get("adventure", ""))
    if told.is_absolute() and told.exists():
        return load(told, cache=True, language=language)
    try:
        return load(shelf.find(name), cache=True, language=language)
    except SoloError as reason:
        raise SaveError(
            told_of("gone", path=str(found.path), name=name, place=str(told))
        ) from reason


def resumed(
    found: Found, adventure: Adventure, ask: Ask | None = None, heroes: Path | None = None
) -> tuple[Replay, Marker]:
    """Play a journal back from its checkpoint, and return what marks it from then on.

    Raises:
        SaveError: Its header can't be used.
    """
    return _from_checkpoint(found, adventure, ask, heroes, told=False)


def retold(found: Found, adventure: Adventure) -> tuple[Replay, "Sequence[parts.Chapter]"]:
    """Play a journal back to be told, from its checkpoint; what was told already comes with it.

    Raises:
        SaveError: Its header can't be used.
    """
    played, marker = _from_checkpoint(found, adventure, None, None, told=True)
    return played, marker.chapters()


def _from_checkpoint(
    found: Found, adventure: Adventure, ask: Ask | None, heroes: Path | None, *, told: bool
) -> tuple[Replay, Marker]:
    """Play back from the checkpoint; from the beginning where there is none or it does not fit."""
    for start in (checkpoints.find(found, adventure, told=told), None):
        marker = Marker(adventure, found.path, start, tells=told or start is not None)
        played = played_back(found, adventure, ask, heroes, told=told, marks=marker, start=start)
        if not played.trouble:
            marker.keep()
            break
    return played, marker


def played_back(  # noqa: PLR0913 - each is a way of playing back, with a default
    found: Found,
    adventure: Adventure,
    ask: Ask | None = None,
    heroes: Path | None = None,
    *,
    wholly: bool = False,
    told: bool = False,
    start: Checkpoint | None = None,
    marks: Marker | None = None,
) -> Replay:
    """Play a journal's records back; the `heroes` of a folder may be chosen from then on.

    The state is compared now and then, and at the end; if `wholly`, after every turn. If its turns
    are to be `told`, all of them are kept. It begins at the `start`; `marks` is told how it went.

    Raises:
        SaveError: Its header can't be used.
    """
    own_table = found.header.get("art_table")
    system = _fitted(adventure, own_table if isinstance(own_table, str) else "")
    try:
        others = () if heroes is None else every(heroes, system, adventure)
        for digested in (1,) if wholly else (SELDOM, 1):  # the first place that differs is told
            played = replay(
                found.records, adventure, system, others=others,
                chance=_asked(found, ask, adventure.spoken),
                every=digested, shortened=not told,
                start=None if start is None else start.mark,
                passed=None if marks is None else marks.passed,
            )  # fmt: skip
            if not played.trouble:
                break
        return played
    except ValueError as reason:
        facts = {"path": str(found.path), "reason": why(reason)}
        raise SaveError(told_of("not-played-back", **facts)) from reason


def _asked(found: Found, ask: Ask | None, language: str) -> Chance | None:
    """Return the player's own dice to go on with, None where the header tells of others."""
    if ask is None or found.header.get("dice") != "asked":
        return None
    return Asked(ask).spoken(language)


def _refusal(path: Path, trouble: Text, played: Replay) -> Message:
    return told_of("salvage", path=str(path), trouble=trouble, turn=played.session.state.turn)


def _in_a_new_file(found: Found, adventure: Adventure, played: Replay, place: Path) -> Game:
    session, new = played.session, resume.continued(found, adventure, played)
    journal = saves.begin(place, new.header, new.turns)
    session.record = journal.append  # it is marked when it is gone on with
    for text in new.notes:
        session.do(Jot(text))  # what the player wrote down is kept, whatever was changed
    return Game(session, journal)


def with_heroes(game: Game, place: Path | None) -> Game:
    """Return a game whose heroes come home to a folder when it ends, or has ended."""
    if place is None or not game.session.guests:
        return game
    home = Homecoming(game.session, game.journal.found.header, place)
    game.session.after = home
    home.opened()
    return game._replace(home=home)


def _session(
    adventure: Adventure,
    system: AnySystem,
    start: Start,
    chosen: Sequence[str],
    guests: Sequence[Ready[AnySheet]],
) -> Session:
    hero, *company = chosen or ("",)
    with refusals_told():
        return Session(
            adventure,
            system,
            start.chance,
            offers=start.offers,
            hero=hero,
            company=company,
            guests=guests,
            heritage=None if start.campaign is None else start.campaign.heritage,
        )


def _heroes(
    adventure: Adventure, system: AnySystem, start: Start
) -> tuple[tuple[str, ...], Guests]:
    """Return the options that are the heroes who are wanted, if any are, and who may be chosen.

    The adventure's own heroes go before those from the shelf, so that a line which names one plays
    the same on every computer; the player is told of a namesake whom they may have meant.

    Raises:
        SoloError: There is no such hero.
    """
    if start.campaign is not None and start.campaign.coming:
        return _coming(adventure, system, start.campaign.coming)
    if not start.named:
        found = () if start.heroes is None else every(start.heroes, system, adventure)
        return (), found
    ready = system.create(adventure.heroes, make=False).options(None) if adventure.heroes else ()
    lone = len(start.named) == len(ready) == 1 and not adventure.create
    if lone and _among(ready, start.named[0]) is not None:
        return (), ()  # there is nobody else to choose
    chosen: list[str | None] = []
    coming: Guests = ()
    for name in start.named:
        own = _among(ready, name)
        if own is None:
            guest = _from_shelf(adventure, system, start, name, ready)
            if guest[0].option in (one.option for one in coming):
                raise SoloError(told_of("named-twice", name=guest[0].name))
            coming += guest
        else:
            _tell_of_namesake(adventure, system, start, name, ready)
        chosen.append(own)
    everybody = (*adventure.heroes, *coming)
    opened = system.create(everybody, make=adventure.create, party=adventure.party)
    others = iter(opened.options(None)[len(adventure.heroes) :])
    return tuple(own if own is not None else next(others).id for own in chosen), coming


def _coming(
    adventure: Adventure, system: AnySystem, coming: Guests
) -> tuple[tuple[str, ...], Guests]:
    """Return the options that are the heroes of a campaign, as many as the part takes."""
    coming = coming[: max(1, adventure.party)]
    everybody = (*adventure.heroes, *coming)
    opened = system.create(everybody, make=adventure.create, party=adventure.party)
    offered = opened.options(None)[len(adventure.heroes) : len(everybody)]
    return tuple(option.id for option in offered), coming


def _among(ready: Sequence[Option], name: str) -> str | None:
    """Return the option that is the ready-made hero of a name, or None."""
    word = " ".join(name.casefold().split())
    found = (
        option.id
        for option in ready
        if word in (option.id, option.hint) or english(option.text).casefold().startswith(word)
    )
    return next(found, None)


def _tell_of_namesake(
    adventure: Adventure, system: AnySystem, start: Start, name: str, ready: Sequence[Option]
) -> None:
    """Say how to play a hero from the shelf who is called as the ready-made one that was named."""
    word = " ".join(name.casefold().split())
    own = () if start.heroes is None else every(start.heroes, system, adventure)
    for guest in own:
        key = str(guest.pin["key"])
        if guest.name.casefold().startswith(word) or key.startswith(word):
            free = _among(ready, key) is None
            how = f"give --hero {key}" if free else "leave out --hero and choose"
            say(f"'{name}' is the adventure's own; to play your own {guest.name}, {how}", err=True)
            return


def _from_shelf(
    adventure: Adventure, system: AnySystem, start: Start, name: str, ready: Sequence[Option]
) -> Guests:
    if start.heroes is None or not listed(start.heroes):
        known = tuple(option.hint for option in ready)
        raise SoloError(told_of("no-such-hero", name=name, near=nearest(name, known), known=known))
    return one(start.heroes, system, adventure, name)


def _chosen(session: Session) -> str:
    """Return the name of the hero that the game begins with, or nothing when play chooses one."""
    chosen = (event.name for event in session.opening if isinstance(event, HeroChosen))
    return next(chosen, "")


def _begun(session: Session) -> dict[str, object]:
    """Return who begins a game, and where it stands; tables have no hour of their own."""
    adventure = session.adventure
    clock = {} if adventure.open else {"clock": adventure.clock}
    shown = clock | for_lists(session.opening, adventure, session.state)
    placed = {key: value for key, value in shown.items() if key in ("scene", "clock", "quests")}
    return {"played": _chosen(session), **placed}


def _fitted(adventure: Adventure, own_table: str) -> AnySystem:
    """Return the adventure's system with its rule options and a group's own table put in."""
    table = OwnTable(own_table, "this game's own table") if own_table else None
    return rules_of(adventure, table)
