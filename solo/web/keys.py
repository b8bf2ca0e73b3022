"""Who may do what: secrets in an address, tokens in a cookie, and a word to join with few tries."""

import hmac
import secrets
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Literal

from solo.namedtuple import NamedTuple

Kind = Literal["host", "seat", "watch"]
_LETTERS = "bcdfghjkmnpqrstvwxz"  # no vowels: no words that nobody wants to read out
_LENGTH = 8
_MOST_TOKENS = 256
TRIES, TRIES_IN_ALL, WITHIN = 10, 100, 600.0
"""How many wrong words an address may send, and all together, in so many seconds: so ten thousand
guesses take more than sixteen hours."""


class Role(NamedTuple):
    """What a token may do: all as `host`, play one `seat`, or only `watch`."""

    kind: Kind
    seat: str = ""


class Keys:
    """The tokens of a server. A token that was taken away is dead at once.

    Args:
        clock: Returns seconds that only rise.
    """

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self.secret = secrets.token_urlsafe(16)
        self.invitation = secrets.token_urlsafe(16)
        self.word = "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))
        self._roles: dict[str, Role] = {}
        self._wrong: deque[tuple[float, str]] = deque()
        self._clock = clock

    def host(self, secret: str) -> str:
        """Return a token for whoever has the secret of the printed address, else nothing."""
        return self.give(Role("host")) if _same(secret, self.secret) else ""

    def invited(self, secret: str) -> bool:
        """Say whether a secret is that of the invitation, which a QR code carries."""
        return _same(secret, self.invitation)

    def seats(self) -> frozenset[str]:
        """Return the seats that somebody has a token for."""
        return frozenset(role.seat for role in self._roles.values() if role.kind == "seat")

    def may_guess(self, address: str) -> bool:
        """Say whether an address may try the word to join now."""
        now = self._clock()
        while self._wrong and self._wrong[0][0] <= now - WITHIN:
            self._wrong.popleft()
        own = sum(1 for _, one in self._wrong if one == address)
        return own < TRIES and len(self._wrong) < TRIES_IN_ALL

    def fits(self, word: str, address: str) -> bool:
        """Say whether a word to join is right; a wrong one counts as a try of its address."""
        if not self.may_guess(address):  # nor is it counted: a flood neither fills the memory
            return False  # nor keeps the door shut for ever
        if _same(word.strip().casefold(), self.word):
            return True
        self._wrong.append((self._clock(), address))
        return False

    def give(self, role: Role) -> str:
        """Return a new token for a role, or nothing where there are too many."""
        if len(self._roles) >= _MOST_TOKENS:
            return ""
        token = secrets.token_urlsafe(24)
        self._roles[token] = role
        return token

    def role(self, token: str) -> Role | None:
        """Return what a token may do; None for one that is not known."""
        return self._roles.get(token)

    def hand(self, seat: str, other: str) -> None:
        """Let whoever has a seat have another from now on."""
        for token, role in self._roles.items():
            if role == Role("seat", seat):
                self._roles[token] = Role("seat", other)

    def take_away(self, seat: str) -> None:
        """Make every token of a seat useless."""
        self._roles = {token: role for token, role in self._roles.items() if role.seat != seat}


def _same(one: str, other: str) -> bool:
    """Compare secrets in a time that does not tell how much of them is right."""
    return hmac.compare_digest(one.encode("utf-8", "replace"), other.encode())
