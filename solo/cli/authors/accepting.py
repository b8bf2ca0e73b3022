"""`solo test --accept`: an adventure as it stands is right, and that is remembered.

Two files say so: sentences that tell what is declared though it does not hold, and the words that
texts tell only under a guard.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from pathlib import Path

from solo.adventure.files import find
from solo.adventure.model import Accepted, Adventure
from solo.adventure.reading import told
from solo.adventure.reading.accepted import FILE
from solo.authoring.continuity.declared_words import ToldWords
from solo.authoring.continuity.mining import kept
from solo.cli import options
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


class Accepting(NamedTuple):
    """What was accepted in an adventure."""

    place: Path  # the file
    new: Mapping[tuple[str, str], Sequence[str]]  # the sentences, by what is declared and when
    guarded: Path  # the file of words that are told only under a guard
    words: int = 0  # how many it has
    more: int = 0  # how many of them are new
    gone: int = 0  # how many it has no more

    @property
    def record(self) -> dict[str, object]:
        """The same, for programs."""
        return {
            "file": str(self.place),
            "told": {
                "file": str(self.guarded),
                "words": self.words,
                "new": self.more,
                "gone": self.gone,
            },
            "sentences": [
                {"present": key, "when": condition, "text": sentence}
                for (key, condition), some in self.new.items()
                for sentence in some
            ],
        }


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
    place = find(path).folder / FILE
    if new:
        place.parent.mkdir(exist_ok=True)
        Output(place, "accepted", force=True).write(written(every, adventure).encode())
    grouped = groupby(new.items(), lambda one: one[0][:2])
    sentences = {one: [sentence for _, sentence in some] for one, some in grouped}
    return Accepting(place, sentences, *_keep(place.parent, adventure))


def _keep(folder: Path, adventure: Adventure) -> tuple[Path, int, int, int]:
    """Write what the texts tell only under a guard; return the file, and the counts of words."""
    every, place = kept(adventure), folder / Path(told.FILE).name
    before = {(one.when.source, words) for one in adventure.told for words, _ in one.words}
    now = {(condition, words) for condition, some in every.items() for words in some}
    if now != before:
        folder.mkdir(exist_ok=True)
        Output(place, "accepted", force=True).write(written_of_told(every).encode())
    return place, len(now), len(now - before), len(before - now)


def written_of_told(every: Mapping[str, Sequence[str]]) -> str:
    """Return the text of the file of words that are told only under a guard."""
    lines = [_HEAD_OF_TOLD]
    for condition, some in every.items():
        lines.append(f"{_quoted(condition)}:\n")
        lines += (f"- {_quoted(words)}\n" for words in some)
    return "".join(lines)


def tell(accepted: Accepting) -> None:
    """Tell people what was accepted."""
    if accepted.words or accepted.gone:
        words = f"{accepted.words} word{'' if accepted.words == 1 else 's'} or phrases"
        options.say(
            f"{words} kept in {accepted.guarded}, told only under a guard: {accepted.more} new, "
            f"{accepted.gone} gone."
        )
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
        lines += [f"{_quoted(key)}:\n"] if every else []
        for condition, sentences in every.items():
            lines.append(f"  {_quoted(condition)}:\n")
            lines += (f"  - {_quoted(sentence)}\n" for sentence in sorted({*sentences}))
    return "".join(lines)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)  # which YAML reads as well
