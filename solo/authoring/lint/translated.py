"""What a translation tells otherwise than its source: another hour, number, name or condition.

Only what is changed for something else is told: a number or name is missing there, and another of
its kind stands there that the source has not. What a translator only leaves out is left alone.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence, Set

from solo import po
from solo.authoring.continuity.hours import hours
from solo.budget import SpentError
from solo.errors import Mark, Problem
from solo.prose.oclock import LANGUAGES
from solo.source import plain_text, shown

CODE = "translation-unlike"
_VALUES = (*range(2, 21), *range(30, 100, 10))
_WORDS = {
    "en": (
        "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
        "sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety"
    ),
    "de": (
        "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn "
        "sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig "
        "achtzig neunzig"
    ),
}
_MORE = {"en": {"dozen": 12, "fortnight": 14}, "de": {"dutzend": 12}}
_NUMBERS: Mapping[str, Mapping[str, int]] = {
    code: dict(zip(words.split(), _VALUES, strict=True)) | _MORE[code]
    for code, words in _WORDS.items()
}
"""The numbers of a language in words; of languages without any, only digits are compared."""
_LENGTHS = re.compile(r"(?i)\b(?:feet|foot|miles?|yards?|inch(?:es)?|pounds?|ounces?|gallons?)\b")
_LANGUAGE = re.compile(r"(?m)^\"Language: *([A-Za-z]{2,3})")
_CHARSET = re.compile(r"(?im)^\"Content-Type:.*charset= *([\w.-]+)")
_PERCENT = re.compile(r"%(?:\(\w+\)|\d\$)?[sd]\b")
_ASKED = re.compile(r"\{%-? *if ([^%]*)%\}")
_CONDITION = re.compile(r"\{%-? *(?:el)?if ([^%]*?) *-?%\}")
_SHOWN = re.compile(r"\{\{-? *([a-z_][\w.]*)(?: *\| *(?!plural\b)\w+(?:\([^(){}|]*\))?)* *-?\}\}")
"""What a text shows; an ending for one or several is of one language alone."""
_WORD = re.compile(r"[a-z_][\w.]*")
_LITERAL = re.compile(r"'[^']*'|\"[^\"]*\"|\b\d+\b")
_TAG = re.compile(r"\{[%{#].*?[%}#]\}", re.DOTALL)
_BRACES = re.compile(r"\{[^}]*\}")
_NAME = re.compile(r"\b[A-ZÄÖÜÅÆØ][a-zäöüßåæø]{2,}\b")
_ENGLISH = re.compile(r"\|\s*(number|in_words)\b(?:\s*\(\s*['\"](\w+)['\"])?")
_SENTENCE = re.compile(r"(?:\b[^\W\d_A-ZÄÖÜÅÆØ][^\W\d_]+[ ,;]+){3}[^\W\d_]+")
_SAME = "it is the same as the text that it translates; is it still to be translated?"
_FIGURES = re.compile(r"(?a)\b\d{1,4}\b")
_HALF = re.compile(r"(?i)\bhalb (\w+)")
_COMMON = 2  # texts of a translation in which a name of the source stands, too


def otherwise(data: bytes, file: str, language: str, written: str) -> tuple[Problem, ...]:
    """Return a warning for each text of a translation that tells another hour, number or name.

    Args:
        data: The translation; one that can't be read has none, since that is told elsewhere.
        file: How problems call it.
        language: The code of the translation.
        written: That of the language in which the adventure is written.
    """
    text = plain_text(data, file, []) or ""
    entries = _entries(text)
    if entries is None:
        return ()
    plain = [(e.line, _plain(e.source), _plain(e.text)) for e in entries]
    proper = names_of([source for _, source, _ in plain], [told for _, _, told in plain])
    found = (
        (line, unlike(source, told, (written, language), proper)) for line, source, told in plain
    )
    known = {one for e in entries for one in _SHOWN.findall(e.source)}
    lines = [
        *_headed(text, language),
        *_encoded(text),
        *found,
        *((e.line, _placeholder(e) or _asking(e, known)) for e in entries),
    ]
    lines += [(e.line, in_english(e.text, language)) for e in entries]
    if _without_place(language) != _without_place(written):
        lines += ((line, _SAME) for line, source, told in plain if _untranslated(source, told))
    return tuple(
        Problem(Mark(file, line, 1), CODE, message, "warning") for line, message in lines if message
    )


def places(data: bytes, file: str) -> Mapping[str, Mark]:
    """Return where each text of a translation stands, by its id; nothing of what is no PO file."""
    entries = _entries(plain_text(data, file, []) or "") or ()
    return {one.id: Mark(file, one.line, 1) for one in entries}


def _entries(text: str) -> list[po.Entry] | None:
    """Return what a translation translates; None of what is no PO file."""
    try:
        return [one for one in po.read(text) if one.text and not one.gone]
    except (po.PoError, SpentError):
        return None


def _untranslated(source: str, text: str) -> bool:
    """Say whether a text is its source, and has words in a row that are no names."""
    return source == text and _SENTENCE.search(text) is not None


def _without_place(language: str) -> str:
    """Return the code of a language alone: `de` of `de_AT`."""
    return re.split("[-_]", language)[0].lower()


def in_english(text: str, language: str) -> str:
    """Say of a text or macros that a filter tells its value in English words; else nothing."""
    code = _without_place(language)
    for filter_, given in _ENGLISH.findall(" ".join(_TAG.findall(text)) if code != "en" else ""):
        if filter_ == "number":
            return "'number' tells a number in English words; leave it out, or write the words"
        if (given or "en") == "en":
            cure = f"write in_words('{code}')" if code in LANGUAGES else "leave it out"
            return f"'in_words' tells the hour in English words; {cure}"
    return ""


def _headed(text: str, language: str) -> Iterator[tuple[int, str]]:
    """Yield that the head of a file names another language than its name does."""
    said = _LANGUAGE.search(text)
    if said and said[1].lower() != _without_place(language):
        line = text.count("\n", 0, said.start()) + 1
        yield line, f"it says Language: {said[1]} here, and the file is called {language}.po"


def _encoded(text: str) -> Iterator[tuple[int, str]]:
    """Yield that the head of a file names another encoding than the one in which it is read."""
    said = _CHARSET.search(text)
    if said and said[1].lower() not in ("utf-8", "utf8", "charset"):  # which a template has
        line = text.count("\n", 0, said.start()) + 1
        cure = "save the file as UTF-8, and write charset=UTF-8"
        yield line, f"it says charset={shown(said[1])}, and it is read as UTF-8; {cure}"


def _placeholder(entry: po.Entry) -> str:
    """Say of a text that it has a placeholder of another program, which its source has not."""
    found = _PERCENT.search(entry.text) if "%" in entry.text else None
    if found is None or found[0] in entry.source or "{%" in found[0]:
        return ""
    return f"'{found[0]}' is shown as it stands; write '{{{{ NAME }}}}' for a value"


def _asking(entry: po.Entry, known: Set[str]) -> str:
    """Say of a text that it shows or asks nothing where its source does, or asks otherwise."""
    value = _SHOWN.search(entry.source)
    if value is not None and "{{" not in entry.text and "{%" not in entry.text:
        return f"the text that it translates shows '{value[1]}', and this shows none"
    if value is not None and (lost := _lost(entry, known)):
        return f"the text that it translates shows '{lost}', and this does not"
    asked = _ASKED.search(entry.source)
    if asked is None:
        return ""
    if "{%" not in entry.text:
        first = shown(asked[1].strip(), 40)
        return (
            f"the text that it translates asks '{first}', and this asks nothing: all of it is told"
        )
    before, after = ({*_CONDITION.findall(text)} for text in (entry.source, entry.text))
    gone = {_LITERAL.sub("", one): one for one in before - after}
    pairs = [(one, gone.get(_LITERAL.sub("", one))) for one in sorted(after - before)]
    if "else" not in entry.source + entry.text:
        turned = ((one, f"not {one}".removeprefix("not not ")) for one in sorted(after - before))
        pairs += [(one, meant) for one, meant in turned if meant in before - after]
    for one, meant in pairs:
        if meant is not None:
            told = f"it asks '{shown(one, 40)}', and the text that it translates"
            return f"{told} '{shown(meant, 40)}'"
    return ""


def _lost(entry: po.Entry, known: Set[str]) -> str:
    """Return a value that the source shows and no tag of the translation names.

    Where another is shown that no text has, that is told as unknown.
    """
    named = {*_WORD.findall(" ".join(_BRACES.findall(entry.text)))}
    if {*_SHOWN.findall(entry.text)} - known:
        return ""
    return next((one for one in _SHOWN.findall(entry.source) if one not in named), "")


def unlike(source: str, text: str, languages: tuple[str, str], proper: Set[str]) -> str:
    """Return what a text tells otherwise than its source, or nothing.

    Args:
        source: The author's text.
        text: The translation of it.
        languages: The codes of both.
        proper: The names that are the same in both.
    """
    told, now = hours(source), hours(text)
    if told and now and not {*told} & {*now}:
        return "it tells another hour than the text that it translates"
    before, after = numbers(source, languages[0]), numbers(text, languages[1])
    if before - after and after - before and not _LENGTHS.search(source):
        return _other("tells", after - before, before - after)
    if not told + now and after - before:
        added = {int(one) for one in _FIGURES.findall(text)} & (after - before)
        if added and not _LENGTHS.search(source):
            return f"it tells {min(added)}, which the text that it translates does not"
    before_names, after_names = _names(source, proper), _names(text, proper)
    gone, fresh = before_names - after_names, after_names - before_names
    if gone and fresh:
        return _other("names", fresh, gone)
    return ""


def numbers(text: str, language: str) -> Set[int]:
    """Return the whole numbers from 2 that a text tells, in digits or in words."""
    known = _NUMBERS.get(_without_place(language), {})
    found = {int(one) for one in re.findall(r"(?a)\b\d{1,4}\b", text)}
    small = text.casefold()
    if language.startswith("de"):  # "halb zehn" is half past nine
        halves = (known.get(one, 1) for one in _HALF.findall(small))
        found |= {one - 1 for one in halves}
        small = _HALF.sub("", small)
    found |= {known[one] for one in re.findall(r"[^\W\d]+", small) if one in known}
    return {one for one in found if one > 1}


def names_of(sources: Sequence[str], texts: Sequence[str]) -> Set[str]:
    """Return the names that stand in sources and translations alike.

    They are never written small in a sentence, so that no common word is among them.
    """
    found = {one for text in sources for one in _NAME.findall(text)}
    sentences = (text for text in sources if "." in text)  # and not words that are to be typed
    words = {one for text in sentences for one in re.findall(r"\b[a-zäöüß]+\b", text)}
    often = Counter(one for text in texts for one in set(_NAME.findall(text)))
    return {one for one in found if often[one] >= _COMMON and one.casefold() not in words}


def _names(text: str, proper: Set[str]) -> Set[str]:
    """Return the names in a text, without the ending of a genitive."""
    found = _NAME.findall(text)
    return {name for one in found for name in (one, one.removesuffix("s")) if name in proper}


def _plain(text: str) -> str:
    return " ".join(_TAG.sub(" ", text).split())


def _other(does: str, now: Set[object], before: Set[object]) -> str:
    found, missing = (", ".join(sorted(map(str, one))) for one in (now, before))
    return f"it {does} {found}, and the text that it translates {missing}"
