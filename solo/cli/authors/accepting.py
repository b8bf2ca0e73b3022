"""`solo test --accept`: an adventure as it stands is right, and that is remembered.

Four files say so: sentences that tell what is declared though it does not hold, the words that
texts tell only under a guard, what texts do and show, and which sentences there are.
"""

from collections.abc import Iterable, Mapping, Sequence, Set
from itertools import groupby
from pathlib import Path
from typing import Any

from solo.adventure.files import Files, find
from solo.adventure.model import Accepted, Adventure
from solo.adventure.reading import said, told
from solo.adventure.reading.accepted import FILE
from solo.authoring.continuity import done, new_sentences
from solo.authoring.continuity.declared_words import ToldWords
from solo.authoring.continuity.done import double_quoted
from solo.authoring.continuity.mining import kept
from solo.cli import options
from solo.errors import SoloError
from solo.namedtuple import NamedTuple
from solo.output import Output

_HEAD = (
    "# Sentences that tell what `present` declares though it does not hold, and are meant so.\n"
    "# `solo test --accept` writes this file anew: read each, and take out what is wrong.\n"
)
_HEAD_OF_TOLD = (
    "# Words that texts tell only where a condition guards them; `solo test` holds them to it.\n"
    "# `solo test --accept` writes this file anew.\n"
)


class Remembered(NamedTuple):
    """A file that was written anew."""

    place: Path
    number: int  # of what it has
    more: int  # how many of that are new
    gone: int  # how many it has no more

    @property
    def record(self) -> dict[str, object]:
        """Its file, and what is new and gone, for programs."""
        return {"file": str(self.place), "new": self.more, "gone": self.gone}


class Accepting(NamedTuple):
    """What was accepted in an adventure."""

    place: Path  # the file
    new: Mapping[tuple[str, str], Sequence[str]]  # the sentences, by what is declared and when
    told: Remembered  # words that are told only under a guard
    done: Remembered  # texts that do or show something
    said: Remembered  # all sentences

    @property
    def record(self) -> dict[str, object]:
        """The same, for programs."""
        return {
            "file": str(self.place),
            "told": {**self.told.record, "words": self.told.number},
            "done": {**self.done.record, "texts": self.done.number},
            "said": {**self.said.record, "known": self.said.number},
            "sentences": [
                {"present": key, "when": condition, "text": sentence}
                for (key, condition), some in self.new.items()
                for sentence in some
            ],
        }


def refuse_packed(given: Path, *, accepts: bool) -> None:
    """Refuse to accept in a package: its unpacked copy is no file of the author's.

    Raises:
        SoloError: It is one, and is to be accepted.
    """
    if accepts and given.suffix.lower() == ".zip" and given.is_file():
        raise SoloError(
            f"{given} is a packed file, into which nothing is written; accept in the folder that "
            "it was packed from, and pack that again"
        )


def accept(path: Path, adventure: Adventure, found: Iterable[tuple[str, str, str]]) -> Accepting:
    """Write what games and a search told beside what was accepted before.

    Args:
        path: The adventure.
        adventure: The same, loaded.
        found: What is declared, its condition, and a sentence that tells it though it is not so.

    Raises:
        SaveError: The file can't be written.
    """
    form, new = ToldWords(adventure).form, dict[tuple[str, str, str], str]()
    for key, condition, sentence in sorted({*found}):
        new.setdefault((key, condition, form(sentence)), sentence)
    every = dict(adventure.accepted)
    for (key, condition, _), sentence in new.items():
        every[key, condition] = (*every.get((key, condition), ()), sentence)
    files = find(path)
    place = files.folder / FILE
    if new:
        place.parent.mkdir(exist_ok=True)
        Output(place, "accepted", force=True).write(written(every, adventure).encode())
    grouped = groupby(new.items(), lambda one: one[0][:2])
    sentences = {one: [sentence for _, sentence in some] for one, some in grouped}
    return Accepting(
        place,
        sentences,
        _keep_told(files, adventure),
        _keep_done(files, adventure),
        _keep_said(files, adventure),
    )


def _keep_told(files: Files, adventure: Adventure) -> Remembered:
    """Write what the texts tell only under a guard."""
    every = kept(adventure)
    before = {(one.when.source, words) for one in adventure.told for words, _ in one.words}
    now = {(condition, words) for condition, some in every.items() for words in some}
    return _keep(files.folder / told.FILE, before, now, written_of_told(every))


def _keep_done(files: Files, adventure: Adventure) -> Remembered:
    """Write what the texts do and show."""
    every = done.kept(adventure)
    before, now = (
        {(place, words, some) for part in one for place, of_place in part.items()
         for words, some in of_place.items()}
        for one in (done.read(files, []), every)
    )  # fmt: skip
    return _keep(files.folder / done.FILE, before, now, done.written(every))


def _keep_said(files: Files, adventure: Adventure) -> Remembered:
    """Write which sentences there are."""
    now = new_sentences.signs(adventure)
    place = files.folder / said.FILE
    return _keep(place, said.read(files, []), now, new_sentences.written(now))


def _keep(place: Path, before: Set[Any], now: Set[Any], text: str) -> Remembered:
    if now != before:
        place.parent.mkdir(exist_ok=True)
        Output(place, "accepted", force=True).write(text.encode())
    return Remembered(place, len(now), len(now - before), len(before - now))


def written_of_told(every: Mapping[str, Sequence[str]]) -> str:
    """Return the text of the file of words that are told only under a guard."""
    lines = [_HEAD_OF_TOLD]
    for condition, some in every.items():
        lines.append(f"{double_quoted(condition)}:\n")
        lines += (f"- {double_quoted(words)}\n" for words in some)
    return "".join(lines)


def tell(accepted: Accepting) -> None:
    """Tell people what was accepted."""
    for one, what in (
        (accepted.told, "words or phrases that are told only under a guard"),
        (accepted.done, "texts that do or show something"),
        (accepted.said, "sentences, by which new ones are known"),
    ):
        if one.number or one.gone:
            news = f"{one.more} new, {one.gone} gone"
            options.say(f"Kept in {one.place}: {one.number} {what}: {news}.")
    number = sum(map(len, accepted.new.values()))
    if not number:
        options.say(f"No new sentence to accept in {accepted.place}.")
        return
    count = f"{number} sentence{'' if number == 1 else 's'}"
    options.say(f"{count} accepted in {accepted.place}; read each, and take out what is wrong.")
    for (key, condition), some in accepted.new.items():
        options.tell(f"{key}: {condition}", "  ")
        for sentence in some:
            options.tell(sentence, "    ")


def written(accepted: Accepted, adventure: Adventure) -> str:
    """Return the text of the file, in the order of what is declared; what is not, is left out."""
    lines = [_HEAD]
    for key, one in adventure.present.items():
        known = dict.fromkeys(declared.when.source for declared in one.every)
        every = {each: accepted[key, each] for each in known if (key, each) in accepted}
        lines += [f"{double_quoted(key)}:\n"] if every else []
        for condition, sentences in every.items():
            lines.append(f"  {double_quoted(condition)}:\n")
            lines += (f"  - {double_quoted(sentence)}\n" for sentence in sorted({*sentences}))
    return "".join(lines)
