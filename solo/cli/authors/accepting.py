"""`solo test --accept`: sentences that tell what is declared though it does not hold."""

import json
from collections.abc import Collection
from itertools import groupby
from pathlib import Path

from solo.adventure.files import find
from solo.adventure.model import Accepted, Adventure
from solo.adventure.reading.accepted import FILE
from solo.authoring.continuity.declared_words import ToldWords
from solo.cli import options
from solo.cli.codes import FINE
from solo.output import Output

_HEAD = (
    "# Sentences that tell what `present` declares though it does not hold, and are meant so.\n"
    "# `solo test --accept` writes this file anew: read each, and take out what is wrong.\n"
)


def accept(path: Path, adventure: Adventure, found: Collection[tuple[str, str, str]]) -> int:
    """Write what games and a search told beside what was accepted before, and show it.

    Args:
        path: The adventure.
        adventure: The same, as it was played.
        found: What was declared, its condition, and a sentence that told it though it did not hold.

    Raises:
        SaveError: The file can't be written.
    """
    form, new = ToldWords(adventure).form, dict[tuple[str, str, str], str]()
    for key, condition, sentence in sorted(found):
        new.setdefault((key, condition, form(sentence)), sentence)
    every = dict(adventure.accepted)
    for (key, condition, _), sentence in new.items():
        every[key, condition] = (*every.get((key, condition), ()), sentence)
    place = find(path).folder / FILE
    if new:
        place.parent.mkdir(exist_ok=True)
        Output(place, "accepted", force=True).write(written(every, adventure).encode())
    count = f"{len(new)} sentence{'' if len(new) == 1 else 's'}"
    options.say(f"{count} accepted in {place}; read each, and take out what is wrong.")
    for (key, condition), some in groupby(new.items(), lambda one: one[0][:2]):
        options.tell(f"{key}: {condition}", "  ")
        for _, sentence in some:
            options.tell(sentence, "    ")
    return FINE


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
