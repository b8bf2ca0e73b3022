"""The door of a table or an adventure that others on the net may join: invitations and seats."""

from collections.abc import Iterable, Mapping
from functools import partial

import anyio
from anyio.to_thread import run_sync

from solo.engine.commands import Table
from solo.engine.table.roster import meant, no_name
from solo.errors import BusyError, SoloError
from solo.namedtuple import NamedTuple
from solo.terminal.typed import typed_names
from solo.terminal.window.clean import clean_line
from solo.view import heroes
from solo.web.house import House
from solo.web.keys import Keys, Role
from solo.web.seats import MAY, USUAL
from solo.web.sittings import Sitting, Sittings
from solo.words import Words

PUBLIC = ""
"""The seat of a host at a table with others, who is shown what is public."""
WATCHING = "-"
"""The seat of all who only watch; no member is called so."""
_LONGEST_NAME, _LONGEST_TRAITS = 40, 200


class Shut(Exception):  # noqa: N818 - it is answered
    """Somebody may not come in; `status` and `code` say why, `text` in the words of the rules."""

    def __init__(self, status: int, code: str, text: str = "", names: Iterable[str] = ()) -> None:
        super().__init__(code)
        self.status, self.code, self.text = status, code, text
        self.names = tuple(names)  # of heroes whom somebody may still play


class Wish(NamedTuple):
    """What somebody at the door says: a secret or a word, a name, and traits of a new member."""

    secret: str = ""
    word: str = ""
    name: str = ""
    traits: str = ""
    watch: bool = False


def wish_of(told: Mapping[str, object]) -> Wish:
    """Read what anybody may have sent; what is no text counts as nothing said."""
    texts = {
        name: clean_line(one).strip()[:_LONGEST_TRAITS]
        for name in ("secret", "word", "name", "traits")
        if isinstance(one := told.get(name), str)
    }
    return Wish(**texts, watch=told.get("watch") is True)


class Door:
    """The way to one table, or to the game of one adventure; all else is out of reach from it.

    Args:
        house: Opens the table.
        keys: Who may do what.
        sittings: The games that are open.
        table: The name of the table; nothing where it leads to an adventure.
        adventure: The id of the adventure, of which the host has a game open.
    """

    def __init__(
        self, house: House, keys: Keys, sittings: Sittings, table: str, adventure: str = ""
    ) -> None:
        self.locked = False
        self.may: frozenset[str] = USUAL  # what seats may do, as the host says
        self._adventure = adventure
        self._house = house
        self._keys = keys
        self._sittings = sittings
        self._table = table
        self._lock = anyio.Lock()

    def is_at(self, sitting: Sitting | None) -> bool:
        """Say whether a game is the one that the door leads to."""
        return sitting is not None and sitting is self._open()

    @property
    def at_table(self) -> bool:
        """Whether it leads to a table, at which some things are not for everybody."""
        return not self._adventure

    def _open(self) -> Sitting | None:
        if self._adventure:
            return self._sittings.of_adventure(self._adventure)
        return self._sittings.of_table(self._table)

    async def sitting(self) -> Sitting:
        """Return the game that the door leads to; a table is opened where it is not.

        Raises:
            Shut: It can't be opened, such as while a terminal has it, or the host has not begun.
        """
        async with self._lock:
            found = self._open()
            if found is None and self._adventure:
                raise Shut(409, "not-begun")
            if found is None:
                try:
                    opened = await run_sync(partial(self._house.table, self._table, {}))
                except BusyError:
                    raise Shut(409, "busy") from None
                except SoloError as trouble:
                    told = Words(trouble.language).say(trouble.told)
                    raise Shut(422, "not-opened", told) from trouble
                found = self._sittings.add(opened)
            return found

    async def enter(self, wish: Wish, address: str) -> str:
        """Return a token for a seat, or for watching.

        Raises:
            Shut: The word is wrong, there were too many tries, the door is locked, the name is
                none or taken, or the table is full.
        """
        sitting = await self._admitted(wish, address)
        if wish.watch:
            return self._given(Role("watch"))
        if not sitting.play.session.adventure.open:
            return await self._led(wish, sitting)
        if not self._is_name(wish.name):
            raise Shut(400, "no-name")
        return await self._seated(wish, sitting)

    async def heroes(self, wish: Wish, address: str) -> list[str] | None:
        """Return the heroes whom somebody may still play; None at a table, where one gives a name.

        Raises:
            Shut: As `enter`, or the heroes are not chosen yet.
        """
        sitting = await self._admitted(wish, address)
        return None if sitting.play.session.adventure.open else self._free(sitting)

    async def _admitted(self, wish: Wish, address: str) -> Sitting:
        if not self._keys.invited(wish.secret) and not self._keys.fits(wish.word, address):
            raise Shut(*(403, "no-join") if self._keys.may_guess(address) else (429, "tries"))
        if self.locked:
            raise Shut(403, "locked")
        return await self.sitting()

    async def said(self, told: Mapping[str, object]) -> dict[str, object]:
        """Do what the host says of the door and the seats, and return how they stand.

        Raises:
            Shut: A hero can't be handed over.
        """
        match told:
            case {"remove": str(name)}:
                await self.remove(name)
            case {"locked": bool(locked)}:
                self.locked = locked
            case {"may": list(may)}:
                self._lets(may)
            case {"hand": str(seat), "to": str(other)}:
                await self.hand(seat, other)
        return {
            "seats": sorted(self._keys.seats()),
            "free": self.free(),
            "locked": self.locked,
            "word": self._keys.word,
            "may": [[word, word in self.may] for word in MAY],
        }

    def _lets(self, may: list[object]) -> None:
        """Say what seats may do from now on; what is no word of `MAY` is passed over."""
        self.may = frozenset(word for word in MAY if word in may)
        sitting = self._open()
        if sitting is not None:
            sitting.play.may = self.may
            sitting.play.looks += 1
            sitting.call()

    def free(self) -> list[str]:
        """Return the heroes or members whom nobody plays."""
        sitting = self._open()
        if sitting is None:
            return []
        if not sitting.play.session.adventure.open:
            return self._free(sitting) if heroes.there(sitting.play.session) else []
        table = sitting.play.session.state.table
        taken = self._keys.seats()
        return [one.name for one in (table.members if table else ()) if one.name not in taken]

    async def hand(self, seat: str, other: str) -> None:
        """Let whoever plays one play another whom nobody plays; their pages begin anew there.

        Raises:
            Shut: Somebody plays the other, or there is none of that name.
        """
        async with self._lock:
            if other not in self.free():
                raise Shut(409, "taken")
            self._keys.hand(seat, other)
            sitting = self._open()
            if sitting is not None:
                await sitting.sit(other, hosts=False)
                sitting.call()

    async def remove(self, name: str) -> None:
        """Take a seat away: its pages are cut off at once; the member stays."""
        self._keys.take_away(name)
        sitting = self._open()
        if sitting is not None:
            sitting.call()

    def _given(self, role: Role) -> str:
        token = self._keys.give(role)
        if not token:
            raise Shut(503, "full")
        return token

    def _is_name(self, name: str) -> bool:
        plain = name.replace(" ", "").replace("-", "").replace("'", "")
        return 0 < len(name) <= _LONGEST_NAME and plain.isalpha() and not no_name(name)

    async def _seated(self, wish: Wish, sitting: Sitting) -> str:
        """Return a token for the seat of a member; who is new sits down."""
        async with self._lock:
            name = self._member(wish.name, sitting)
            if name in self._keys.seats():
                raise Shut(409, "taken")
            if not name:
                host = await sitting.sit(PUBLIC)
                traits = typed_names.in_rules(wish.traits, sitting.play.session)
                await sitting.does(host, Table("add", f"{wish.name} {traits}".strip()))
                name = self._member(wish.name, sitting)
            if not name:
                raise Shut(422, "not-seated")
            await sitting.sit(name, hosts=False)
            return self._given(Role("seat", name))

    async def _led(self, wish: Wish, sitting: Sitting) -> str:
        """Return a token for the seat of one of the heroes; who names none is told them."""
        async with self._lock:
            free = self._free(sitting)
            known = self._heroes(sitting)
            name = meant(wish.name, dict(zip(known, known, strict=True)))
            if name is None:
                raise Shut(400, "which-hero", "", free)
            if name not in free:
                raise Shut(409, "taken")
            await sitting.sit(name, hosts=False)
            return self._given(Role("seat", name))

    def _heroes(self, sitting: Sitting) -> tuple[str, ...]:
        session = sitting.play.session
        pending = session.state.pending
        if not heroes.there(session) or (pending is not None and pending.kind == "hero"):
            raise Shut(409, "not-begun")
        return heroes.names(session)

    def _free(self, sitting: Sitting) -> list[str]:
        taken = self._keys.seats()
        return [name for name in self._heroes(sitting) if name not in taken]

    def _member(self, name: str, sitting: Sitting) -> str:
        table = sitting.play.session.state.table
        found = (one.name for one in (table.members if table is not None else ()))
        return next((one for one in found if one.casefold() == name.casefold()), "")
