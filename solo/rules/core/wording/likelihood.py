"""The words for how likely a yes is, as every system's table has them."""

from collections.abc import Mapping
from typing import TypeVar

from solo.errors import nearest
from solo.rules.core.values.printed import Printed
from solo.rules.core.wording.naming import Unfit
from solo.rules.core.wording.quoting import shown
from solo.rules.core.words import words

Row = TypeVar("Row")


def plain_words(text: str) -> str:
    """Return words in small letters, with single spaces and no hyphens."""
    return " ".join(text.lower().replace("-", " ").split())


def likelihood_named(text: str, rows: Mapping[str, Row], table: Printed) -> Row:
    """Return the likelihood that a word stands for; nothing at all means the table's default.

    Args:
        text: The word, however it is spelt.
        rows: The likelihoods by their words, from the most likely.
        table: The printed table: its `default`, and `also`, other words for some.

    Raises:
        ValueError: No such word; the text names the nearest and lists all.
    """
    wanted = plain_words(text) or str(table["default"])
    wanted = table["also"].get(wanted, wanted)
    if wanted in rows:
        return rows[wanted]
    near, known = nearest(wanted, rows), tuple(rows)
    raise Unfit(words("unknown-likelihood", name=shown(text), near=near, names=known))
