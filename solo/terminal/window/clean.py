"""Cleaning of text for a terminal: no control character gets past this file."""

import unicodedata
from collections.abc import Mapping
from functools import lru_cache

_CONTROL = (*range(0x20), *range(0x7F, 0xA0))
_BIDI = (*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0xFEFF)
_SPACE = (0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029)
_LINE: dict[int, str | None] = {**dict.fromkeys((*_CONTROL, *_BIDI)), **dict.fromkeys(_SPACE, " ")}
_TEXT = {**_LINE, 0x0A: "\n", 0x85: "\n", 0x2028: "\n", 0x2029: "\n"}


def clean(text: str) -> str:
    """Return text without control characters, bidi overrides or lone surrogates; newlines stay."""
    if text.replace("\n", "").isprintable():  # as most texts are, and much faster said
        return text
    return _encodable(text.replace("\r\n", "\n").translate(_TEXT))


def clean_line(text: str) -> str:
    """Return text as `clean` does, on one line."""
    return text if text.isprintable() else _encodable(text.translate(_LINE))


def cleaned(value: object) -> object:
    """Return data as JSON can hold it, whose texts are as `clean` leaves them."""
    if isinstance(value, str):
        return clean(value)
    if isinstance(value, Mapping):
        return {clean(str(key)): cleaned(entry) for key, entry in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [cleaned(entry) for entry in value]
    return value


def sentence(text: str) -> str:
    """Return a reason or remark as a sentence: a capital in front and a full stop behind."""
    said = clean_line(text).strip()
    if not said:
        return ""
    quoted = said.rstrip("“»") or said  # what they close has its own stop, or none
    return said[0].upper() + said[1:] + ("" if quoted[-1] in ".!?…:”\"'" else ".")


@lru_cache(maxsize=128)  # what was typed is compared with many things
def capital(text: str) -> str:
    """Return a text with a capital letter at its beginning."""
    return text[:1].upper() + text[1:]


def fold(text: str) -> str:
    """Return text as it is compared: no case, no accents, plain quotes, single spaces."""
    plain = text.casefold()
    if not plain.isascii():
        plain = unicodedata.normalize("NFKD", text.replace("’", "'")).casefold()
        plain = "".join(c for c in plain if not unicodedata.combining(c))
    return " ".join(plain.split())


def counted(number: int, noun: str) -> str:
    """Return a number with its noun: `1 minute`, `10 minutes`, `2 successes`."""
    ending = "" if number == 1 else "es" if noun.endswith("s") else "s"
    return f"{number} {noun}{ending}"


def _encodable(text: str) -> str:
    """Put a question mark for what no encoding can write, such as half of a broken file name."""
    if text.isascii():
        return text
    return text.encode("utf-8", "replace").decode("utf-8")
