"""Kept heroes in a game: who may take part, and how they are written back."""

import itertools
from collections.abc import Mapping, Sequence
from pathlib import Path

from solo import heroes
from solo.adventure.heritage import plain
from solo.adventure.model import Adventure
from solo.engine.journal import MOST_GUESTS
from solo.engine.past import Turn, outlines
from solo.engine.session import Session
from solo.errors import SaveError, SoloError
from solo.heroes import Kept
from solo.rules.core.heroes.kept import GUEST, Guest
from solo.rules.core.outcome import AnySheet
from solo.rules.core.system import AnySystem
from solo.rules.core.wording.naming import slug

Guests = tuple[Guest[AnySheet], ...]
"""Heroes from the shelf who may be chosen in a game."""


def every(place: Path, system: AnySystem, adventure: Adventure) -> Guests:
    """Return the heroes of a folder who may play an adventure: they can act and are of its rules.

    Where an adventure has only heroes of its own, nobody else comes; to a table anybody may.
    """
    at_table = adventure.open and not adventure.heroes
    if not (adventure.create or at_table):
        return ()
    found = [one.kept for one in heroes.listed(place) if one.kept is not None]
    fit = [one for one in found if one.system == system.name]
    return _guests(fit, system, strict=False)


def one(place: Path, system: AnySystem, adventure: Adventure, name: str) -> Guests:
    """Return the one hero who is wanted.

    Raises:
        SoloError: There is no such hero, or the adventure is not for them.
    """
    kept = heroes.find(name, place, system.name)
    if kept.system != system.name:
        raise SoloError(
            f"{kept.name} is a hero of other rules ({kept.system}); this adventure is played by "
            f"those of {system.title}"
        )
    if not adventure.create:
        raise SoloError(f"'{adventure.title}' is about its own heroes; {kept.name} can't play it")
    return _guests([kept], system, strict=True)


def _guests(found: Sequence[Kept], system: AnySystem, *, strict: bool) -> Guests:
    guests = []
    for kept in found[:MOST_GUESTS]:
        try:
            sheet = system.load(kept.values)
            gone = system.fallen(sheet)
            if gone == "dead":
                raise ValueError(f"{kept.name} is dead")
        except ValueError as reason:
            if strict:
                raise SaveError(f"{kept.path}: {reason}") from reason
            continue
        option = f"{GUEST}-{slug(kept.key)[:60] or kept.version}"
        pin = {
            "key": kept.key,
            "option": option,
            "version": kept.version,
            "name": kept.name,
            "about": kept.about,
            "sheet": dict(kept.values),
            **({"deeds": dict(kept.deeds)} if kept.deeds else {}),
        }
        guests.append(Guest(kept.name, kept.about, sheet, option, pin))
    return tuple({guest.option: guest for guest in guests}.values())


def seated(session: Session) -> Guests:
    """Return who sits at a table, as they are now, to sit down at a second one.

    Who has a file keeps it: `came` is how they set out from there. The others get none by it.

    Raises:
        SaveError: The rules can't write somebody down.
    """
    table, system = session.state.table, session.system
    pins = {one.name: one.pin for one in session.guests if isinstance(one, Guest)}
    found = []
    for number, one in enumerate(table.members if table is not None else ()):
        sheet = session.state.sheet if table and one.name == table.acting else one.sheet
        kept = pins.get(one.name, {}) if table and one.name in table.joined else {}
        own = {"key": "", "option": f"{GUEST}-seat-{number + 1}", "version": 1, "name": one.name}
        own |= {"about": str(system.view(sheet).get("concept", ""))}
        pin = {**own, **kept, "sheet": dict(heroes.values_of(system, sheet))}
        if kept:
            pin["came"] = _came(kept)
        option = str(pin["option"])
        found.append(Guest(one.name, str(pin["about"]), system.load(pin["sheet"]), option, pin))
    return tuple(found)


def _came(pin: Mapping[str, object]) -> object:
    """Return the sheet with which a hero set out from their file."""
    return pin.get("came", pin.get("sheet"))


def pinned(guests: Guests, *, named: bool) -> dict[str, object]:
    """Return what a journal's header says of heroes from the shelf.

    Those who were named set out at once. Of those who may be chosen, it only says that there are
    some: the turn that chooses one tells who it is.
    """
    return {"guests": [dict(guest.pin) for guest in guests]} if named else {"others": True}


def unkept(session: Session, header: Mapping[str, object], place: Path) -> tuple[object, ...]:
    """Return the sheets of those who come out of a finished game alive and have no file yet.

    Who came from the shelf goes back there by themselves; these were made in the game, or were the
    adventure's own, or came from somebody else's shelf.
    """
    system = session.system
    if not session.over or session.state.sheet is None:
        return ()
    from_shelf = Homecoming(session, header, place).names()
    came = system.home(session.state.sheet)
    return tuple(
        sheet
        for sheet in came
        if system.fallen(sheet) != "dead" and system.view(sheet).get("name") not in from_shelf
    )


class Homecoming:
    """Writes the heroes of a game into their files when it ends; called after every turn.

    A game that ends, is taken back and ends otherwise changes a hero once: its last ending counts.

    Args:
        session: The game.
        header: Its journal's header, which says who was there and which game it is.
        place: The folder of heroes.

    `told` says what was done, or why it could not be.
    """

    def __init__(self, session: Session, header: Mapping[str, object], place: Path) -> None:
        self.told: dict[str, str] = {}
        self._session = session
        self._place = place
        self._game = str(header.get("game", ""))
        self._home = False
        self._left: Mapping[
            str, object
        ] = {}  # who went home from a table, with the sheet they have

    def names(self) -> frozenset[str]:
        """Return the names of those who have a file to come home to, here."""
        played = [pin for pin, _ in self._chosen()]
        return frozenset(str(pin.get("name", "")) for pin in played if self._lives_here(pin))

    def opened(self) -> None:
        """Write the heroes of a game that ended before they were written, as after a power cut.

        Opening a finished game changes nothing else: who lives on, or never lived here, stays so.
        """
        self._call(opening=True)

    def __call__(self) -> None:
        self._call(opening=False)

    def _leave_tables(self, *, opening: bool) -> None:
        """Write those who left a table since the last turn, and take back who has not left it.

        A table that is opened again has told its heroes home, unless their file says otherwise.
        """
        table = self._session.state.table
        left = self._left if table is None else table.home
        if left is self._left or not self._game:
            return
        pins = {one.name: one.pin for one in self._session.guests if isinstance(one, Guest)}
        for name in {**self._left, **left}:
            pin = pins.get(name)
            if pin is None or self._left.get(name) is left.get(name):
                continue
            if not (opening and self._before(pin) is None):
                sheet = left.get(name)
                came = () if sheet is None else self._session.system.home(sheet)
                self._tell(pin, came[0] if came else None)
        self._left = left

    def _tell(self, pin: Mapping[str, object], sheet: AnySheet) -> None:
        """Bring a hero home, or take that back where there is no sheet."""
        try:
            said = self._back(pin) if sheet is None else self._brought(pin, sheet)
        except SoloError as reason:
            said = f"{pin.get('name')} could not be kept: {reason}"
        if said:
            self.told[str(pin.get("key", ""))] = said

    def _call(self, *, opening: bool) -> None:
        self._leave_tables(opening=opening)
        if not self._game or self._session.over == self._home:
            return
        self._home = self._session.over
        for pin, sheet in self._chosen():
            if not (opening and self._before(pin) is None):
                self._tell(pin, sheet if self._home else None)

    def _chosen(self) -> list[tuple[Mapping[str, object], object]]:
        """Return those from the shelf who played, each with their sheet now."""
        session = self._session
        if session.state.sheet is None:
            return []
        at_table = self._seated()
        own = len(session.adventure.heroes)
        if not own and not session.adventure.create:
            return at_table
        opened = session.system.create(
            (*session.adventure.heroes, *session.guests),
            make=session.adventure.create,
            party=session.adventure.party,
        )
        picked = {session.hero, *session.company, *_picks(session.turns)}
        members = {self._named(one): one for one in session.system.home(session.state.sheet)}
        pairs = zip(opened.options(None)[own:], session.guests, strict=False)
        return at_table + [
            (guest.pin, members[guest.name])
            for option, guest in pairs
            if isinstance(guest, Guest) and option.id in picked and guest.name in members
        ]

    def _seated(self) -> list[tuple[Mapping[str, object], object]]:
        """Return those from the shelf who sit at a table as its adventure ends."""
        session, table = self._session, self._session.state.table
        if table is None:
            return []
        sheets = {one.name: one.sheet or session.state.sheet for one in table.members}
        return [
            (guest.pin, session.system.home(sheets[guest.name])[0])
            for guest in session.guests
            if isinstance(guest, Guest) and guest.name in table.joined & sheets.keys()
        ]

    def _named(self, sheet: AnySheet) -> str:
        return str(self._session.system.view(sheet).get("name", ""))

    def _brought(self, pin: Mapping[str, object], sheet: AnySheet) -> str:
        """Write a hero who comes home as the next version, or beside one who lived on meanwhile."""
        system, before = self._session.system, self._before(pin)
        about = str(system.view(sheet).get("concept", ""))
        values, left = system.dump(sheet), self._left_deeds()
        if before is None:
            name = str(pin.get("name"))
            if not self._lives_here(pin):
                return f"{name} has no file here, and gets none by this; 'solo hero keep' makes one"
            new = Kept(
                self._place, system.name, name, about, 1, values, origin={"game": self._game}
            )
            new = new._replace(deeds={**plain(pin.get("deeds")), **left})
            kept = heroes.keep_new(self._place, new._replace(history=self._history(new)))
            return (
                f"{name} has lived on meanwhile; the one of this game is kept beside them as "
                f"'{kept.key}', in {kept.path}"
            )
        came = before.origin.get("game") == self._game
        setting_out = self._setting_out(before) or before
        deeds = {**setting_out.deeds, **left}
        if came and before.values == values and before.deeds == deeds:
            return ""  # a game that is looked at again after its end
        origin: dict[str, object] = {"game": self._game, "from": setting_out.version}
        history = self._history(setting_out)
        kept = heroes.keep(
            before._replace(values=values, about=about, history=history, origin=origin, deeds=deeds)
        )
        return f"{kept.name} comes home, as version {kept.version} of {kept.path}"

    def _left_deeds(self) -> Mapping[str, object]:
        """Return the deeds that the adventure leaves with its heroes."""
        session = self._session
        if not session.over:
            return {}  # who leaves a table before the end
        return session.interpreter.left(session.state).deeds

    def _history(self, kept: Kept) -> tuple[Mapping[str, object], ...]:
        session = self._session
        return heroes.told(
            kept, "adventure", f"{session.adventure.title}: {session.state.ended or 'home'}"
        )

    def _before(self, pin: Mapping[str, object]) -> Kept | None:
        """Return the file that a hero comes home to, or None when a file of their own is due."""
        for one in heroes.listed(self._place):
            kept = one.kept
            if kept is None or kept.name != pin.get("name"):
                continue
            if kept.origin.get("game") == self._game:
                return kept
            same = kept.key == pin.get("key") and kept.version == pin.get("version")
            if same and kept.values == _came(pin):  # a stranger's journal may claim anything
                return kept
        return None

    def _lives_here(self, pin: Mapping[str, object]) -> bool:
        """Say whether a hero set out from this folder: a stranger's journal may claim anything."""
        if self._before(pin) is not None:
            return True
        told = (pin.get("version"), _came(pin))
        path = self._place / f"{heroes.slug(str(pin.get('key', '')))}{heroes.SUFFIX}"
        return any((old.version, old.values) == told for old in heroes.older(path))

    def _setting_out(self, kept: Kept) -> Kept | None:
        """Return the version that this game began with, if another one came of it already."""
        if kept.origin.get("game") != self._game:
            return None
        first = kept.origin.get("from")
        return next((old for old in heroes.older(kept.path) if old.version == first), None)

    def _back(self, pin: Mapping[str, object]) -> str:
        """Take back what an ending brought home, since the ending is taken back."""
        kept = self._before(pin)
        first = None if kept is None else self._setting_out(kept)
        if kept is None or first is None:
            return ""
        kept = heroes.keep(
            kept._replace(
                values=first.values, about=first.about, history=first.history, deeds=first.deeds
            )
        )
        return f"{kept.name} is on the way again; version {kept.version} is as they set out"


def _picks(turns: Sequence[Turn]) -> set[str]:
    """Return the options that were taken where heroes are chosen."""
    return {
        str(getattr(turn.command, "option", ""))
        for before, turn in itertools.pairwise(outlines(turns))
        if before.waits == "hero"
    }
