"""Hours in words, as a storyteller says them: to five minutes, in English and German."""

from collections.abc import Callable, Mapping

from solo.prose.numerals import in_words

DAY = 24 * 60
_GERMAN = ("zwölf", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun",
           "zehn", "elf")  # fmt: skip


def english(minute: int) -> str:
    """Return a minute of the day in words: 17:05 is "five past five"."""
    minute = _to_five(minute)
    hour, rest = divmod(minute, 60)
    if minute in (0, DAY // 2):
        return "noon" if minute else "midnight"
    this, following = in_words(hour % 12 or 12), in_words(hour % 12 + 1)
    named = {0: f"{this} o'clock", 15: f"a quarter past {this}", 30: f"half past {this}",
             45: f"a quarter to {following}"}  # fmt: skip
    if rest in named:
        return named[rest]
    if rest < 30:
        return f"{in_words(rest)} past {this}"
    return f"{in_words(60 - rest)} to {following}"


def german(minute: int) -> str:
    """Return a minute of the day in German words: 17:25 is "fünf vor halb sechs"."""
    minute = _to_five(minute)
    hour, rest = divmod(minute, 60)
    if not minute:
        return "Mitternacht"
    this, following = _GERMAN[hour % 12], _GERMAN[(hour + 1) % 12]
    named = {0: f"{'ein' if this == 'eins' else this} Uhr", 5: f"fünf nach {this}",
             10: f"zehn nach {this}", 15: f"Viertel nach {this}", 20: f"zwanzig nach {this}",
             25: f"fünf vor halb {following}", 30: f"halb {following}",
             35: f"fünf nach halb {following}", 40: f"zwanzig vor {following}",
             45: f"Viertel vor {following}", 50: f"zehn vor {following}",
             55: f"fünf vor {following}"}  # fmt: skip
    return named[rest]


LANGUAGES: Mapping[str, Callable[[int], str]] = {"en": english, "de": german}


def _to_five(minute: int) -> int:
    return (minute + 2) // 5 * 5 % DAY
