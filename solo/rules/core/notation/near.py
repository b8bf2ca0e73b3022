"""What somebody may have meant by dice that can't be read: the nearest that can."""

import re
from collections.abc import Iterator
from itertools import islice

from solo.errors import nearest
from solo.rules.core.notation import grammar
from solo.rules.core.notation.checks import MOST_DICE, MOST_SIDES
from solo.rules.core.notation.reading import Traits, read_line
from solo.rules.core.wording.naming import Unfit

_MOST = 2  # that are suggested
_MOST_TRIED = 60
_DICE = r"(\d*[dw](?:\d+|%|f))"

# What people write elsewhere, and how it is written here; the first that can be read are suggested.
_REWRITTEN: tuple[tuple[str, str], ...] = (
    (r"^\s*(\d+)\s*(?:#|times|mal|\s)\s*(.*\d*[dw]\d.*)", r"\1x(\2)"),  # 6 4d6kh3
    (r"\b([kdm])\s+([hlia])(?=\s*\d)", r"\1\2"),  # k h 3
    (r"\bplus\b", "+"),
    (r"\bminus\b", "-"),
    (r"\b(?:times|mal)\b", "*"),
    (r"\b(?:and|und|or|oder)\b|&", ","),
    (r"\|\|?", ";"),
    (r"(?<=[\d)])\s+(?=\d*[dw]\d)", "+"),  # 2d6 1d8
    (r"(?<=[\d)])\s+(?=\d*[dw]\d)", ", "),
    (r"(?<=\d)\s+(?=\d)", "+"),  # 2d6 1
    (rf"^\s*{_DICE}\s*x\s*(\d+)\s*$", r"\1*\2"),
    (rf"{_DICE}\s*x\s*(\d+)", r"\1e\2"),
    (rf"{_DICE}\s*x\s*([<>=]+\d+)", r"\1e\2"),
    (rf"{_DICE}\s*x(?!\w)", r"\1!"),
    (rf"{_DICE}\s*(?:ce|explode|explodiert?)\s*(\d+)?", r"\1e\2"),
    (rf"{_DICE}!!?\s*(\d+)", r"\1e\2"),
    (rf"{_DICE}\s*-\s*l(?:owest)?\b", r"\1dl1"),
    (rf"{_DICE}\s*-\s*h(?:ighest)?\b", r"\1dh1"),
    (rf"{_DICE}\s*(?:keep\s*)?(?:highest|high|best|h|b)\s*(\d*)", r"\1kh\2"),
    (rf"{_DICE}\s*(?:keep\s*)?(?:lowest|low|worst|l|w)\s*(\d*)", r"\1kl\2"),
    (rf"{_DICE}\s*keep\s*(\d+)", r"\1kh\2"),
    (rf"{_DICE}\s*drop\s*(?:the\s*)?lowest\s*(\d*)", r"\1dl\2"),
    (rf"{_DICE}\s*drop\s*(?:the\s*)?highest\s*(\d*)", r"\1dh\2"),
    (rf"{_DICE}\s*drop\s*(\d+)", r"\1dl\2"),
    (rf"{_DICE}\s*d(\d+)", r"\1+d\2"),
    (rf"{_DICE}\s*(?:min)\s*(\d+)", r"\1mi\2"),
    (rf"{_DICE}\s*(?:max)\s*(\d+)", r"\1ma\2"),
    (rf"{_DICE}\s*(?:reroll|re-roll)\s*(?:once)\s*(\d+)", r"\1ro\2"),
    (rf"{_DICE}\s*(?:reroll|re-roll)\s*(\d+)", r"\1r\2"),
    (rf"{_DICE}\s*(?:t|s|tn|cs|sv|c)\s*(?:>=|=|>)?\s*(\d+)", r"\1>=\2"),
    (r"\s*(?:dc|tn|sg|against|versus|v)\s*(\d+)", r" vs \1"),
    (r"!=\s*(\d+)", r"<\1"),
    (r"(?<!!)!(?!!)", "!!"),
    (r"\b(adv|dis)\w*\s+(\d)", r"\1+\2"),
    (r"\b2d20\s*adv\w*", "2d20kh1"),
    (r"\b2d20\s*dis\w*", "2d20kl1"),
    (r"^(.*?)\s*=>\s*(\d+)\s*$", r"\1>=\2"),
    (r"^(.*?)\s*=>\s*(\d+)\s*$", r"(\1)>=\2"),
    (r"(?<=[\d)])\s*(=>)\s*", ">="),
    (r"(?<=[\d)])\s*(=<)\s*", "<="),
    (r"^(.*?)\s*((?:<=|>=|<|>|=)\s*\d+)\s*$", r"(\1)\2"),  # compare the sum
    (r"^(.*?)\s*>=\s*(\d+)\s*$", r"\1 vs \2"),
    (r"([<>]=?|=)\s*(\d+)\s*[<>]=?.*$", r"\1\2"),
    (r"/\s*0+\b", "/2"),
    (r"\+\+|--", "+"),
    (r"(?<=\d)([a-zäöüß]{3,})$", r" \1"),  # 3d6fire
    (r"(?<=\d) +([a-z]+)(?= *(?:[+-]|$))", r"[\1]"),  # 1d6 fire + 1d4 cold
    (r"[+*/<>=.-]+\s*$", ""),
    (r"\b(\d*[dw])(?![\d%a-z])", r"\g<1>6"),  # 3d
    (r"^(\d+)$", r"d\1"),
    (r"\b(\d+)[dw]\b", r"\1d6"),
    (r"\.\d+", ""),
    (r"[?'\"]+", ""),
)
_END = re.compile(r"[\d%f)}!](?!\d)")
_NEEDLESS = re.compile(r"(?<=[a-z])(?<!vs) (?=\d)|(?<=[<>=+*/(-]) | (?=[<>=+*/),;])|(?<=\d) (?=-)")


def nearest_dice(text: str, traits: Traits) -> tuple[str, ...]:
    """Return what was probably meant; nothing where nothing is near."""
    plain = " ".join(text.lower().split())[: grammar.MOST_LETTERS]
    found: list[str] = []
    for candidate in islice(_candidates(plain, traits), _MOST_TRIED):
        written = _NEEDLESS.sub("", " ".join(candidate.split()))
        if written != plain and written not in found and _fits(written, traits):
            found.append(written)
        if len(found) == _MOST:
            return tuple(found)
    if not found:
        shorter = (text for text in islice(_shorter(plain), _MOST_TRIED) if _fits(text, traits))
        found += islice(shorter, 1)
    return tuple(found)


def _candidates(plain: str, traits: Traits) -> Iterator[str]:
    yield from _named(plain, traits)
    yield from _balanced(plain)
    for pattern, instead in _REWRITTEN:
        once = re.sub(pattern, instead, plain)
        if once != plain:
            yield once
            yield from _balanced(once)
    clamped = _clamped(plain)
    if clamped != plain:
        yield clamped


def _fits(text: str, traits: Traits) -> bool:
    try:
        read_line(text, traits)
    except Unfit:
        return False
    return True


def _named(plain: str, traits: Traits) -> Iterator[str]:
    """Yield the text with names of traits that are near in place of unknown ones."""
    for match in grammar.WORD.finditer(plain):
        if near := nearest(match[0], traits.values):
            yield plain[: match.start()] + near + plain[match.end() :]


def _balanced(plain: str) -> Iterator[str]:
    """Yield the text with brackets closed, or opened, or left out."""
    for opens, closes in ("()", "{}"):
        missing = plain.count(opens) - plain.count(closes)
        if missing > 0:
            yield plain + closes * missing
        elif missing < 0:
            yield opens * -missing + plain
    if re.search(r"[(){}]", plain):
        yield re.sub(r"[(){}]", "", plain)


def _clamped(plain: str) -> str:
    """Return the text with no more dice and sides than there may be."""

    def fitting(match: "re.Match[str]") -> str:
        count, sides, sign, kept = match[1], match[2], match[3] or "", match[4] or ""
        dice = max(1, min(int(count[:9] or 1), MOST_DICE)) if count else 1
        if sign and kept:
            most = dice - 1 if sign.startswith("d") else dice
            kept = str(max(1, min(int(kept[:9]), most)))
        shown = str(max(2, min(int(sides[:9]), MOST_SIDES)))
        return f"{dice if count else ''}d{shown}{sign}{kept}"

    return re.sub(r"(\d*)[dw](\d+)(?:(kh|kl|k|dh|dl|d)(\d+))?", fitting, plain)


def _shorter(plain: str) -> Iterator[str]:
    """Yield what all rewriting together makes, and beginnings of that, the longest first."""
    rewritten = plain
    for pattern, instead in _REWRITTEN:
        rewritten = re.sub(pattern, instead, rewritten)
    for text in (rewritten, plain):
        yield text
        yield from (text[: place.end()] for place in reversed(list(_END.finditer(text))))
