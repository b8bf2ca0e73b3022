"""Secrets, tokens, and a word to join that nobody finds by trying."""

from solo.web.keys import TRIES, TRIES_IN_ALL, WITHIN, Keys, Role


class Clock:
    """Seconds that a test sets."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_only_the_secret_of_the_address_makes_a_host() -> None:
    keys = Keys()

    assert keys.host(keys.secret[:-1]) == ""
    assert keys.host("") == ""
    assert keys.role(keys.host(keys.secret)) == Role("host")


def test_a_secret_has_128_bits() -> None:
    assert len(Keys().secret) * 6 >= 128
    assert Keys().secret != Keys().secret


def test_a_token_that_was_taken_away_is_dead_at_once() -> None:
    keys = Keys()
    token, other = keys.give(Role("seat", "Mara")), keys.give(Role("seat", "Tom"))

    keys.take_away("Mara")

    assert keys.role(token) is None
    assert keys.role(other) == Role("seat", "Tom")


def test_ten_thousand_guesses_of_the_word_take_more_than_an_hour() -> None:
    clock = Clock()
    keys = Keys(clock)

    tried = 0
    while tried < 10_000:
        address = f"10.0.0.{tried % 250}"
        if keys.may_guess(address):
            assert not keys.fits("wrong", address)
            tried += 1
        else:
            clock.now += WITHIN / TRIES_IN_ALL

    assert clock.now > 3_600


def test_an_address_has_few_tries_and_others_keep_theirs() -> None:
    keys = Keys(Clock())

    for _ in range(TRIES):
        assert not keys.fits("wrong", "10.0.0.1")

    assert not keys.fits(keys.word, "10.0.0.1")
    assert keys.fits(keys.word, "10.0.0.2")


def test_a_lock_out_ends_no_seat_that_has_joined() -> None:
    keys = Keys(Clock())
    token = keys.give(Role("seat", "Mara"))

    for number in range(TRIES_IN_ALL + 1):
        keys.fits("wrong", f"10.0.{number}.1")

    assert not keys.fits(keys.word, "10.9.9.9")
    assert keys.role(token) == Role("seat", "Mara")


def test_a_flood_of_guesses_neither_lasts_longer_nor_fills_the_memory() -> None:
    clock = Clock()
    keys = Keys(clock)
    for number in range(TRIES_IN_ALL):
        keys.fits("wrong", f"10.0.{number}.1")

    clock.now = WITHIN - 1
    for _ in range(1_000):
        assert not keys.fits("wrong", "10.0.0.1")
    clock.now = WITHIN

    assert keys.fits(keys.word, "10.0.0.1")


def test_tokens_are_bounded() -> None:
    keys = Keys(Clock())

    tokens = [keys.give(Role("watch")) for _ in range(300)]

    assert tokens[-1] == ""
