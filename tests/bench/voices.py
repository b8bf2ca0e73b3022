"""Whether adventures are told by different hands: paragraphs without names, and what marks a hand.

    python -m tests.bench.voices [--seed N] [--each 4] [--folder adventures] [--key FILE] [NAME ...]

It prints `--each` paragraphs of each adventure in an order that the seed makes, with names of
persons, places and things masked, for a reader to sort by hand; `--key` is where the answers go.
Then a table: what in all paragraphs of an adventure marks its narrator, and how many of them are
known as its own by the commonest words alone and points alone (cosine Delta,
each left out of its own profile).
"""

import argparse
import math
import random
import re
import statistics
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import yaml

SEVEN = (
    "first-steps",
    "the-lending",
    "the-nine-oclock-reading",
    "what-the-bridge-will-bear",
    "a-measure-of-rain",
    "the-drowned-counting-house",
    "the-fifth-act",
)
SHORTEST, LONGEST = 50, 120  # words of a paragraph
CLOSER = 7  # a closing sentence of fewer words is a short one
COMMON = 120  # so many of the commonest words make a profile
INNER = re.compile(
    r"\{% ?-?\s*if\b[^%]*%\}((?:(?!\{%-?\s*(?:if|endif)\b).)*?)\{%-?\s*endif\s*-?%\}", re.S
)
WORD = re.compile(r"[A-Za-z][A-Za-z’']*")
VAGUE = re.compile(r"\b(?:some|no|any|every)(?:body|one|thing)\b|\bno one\b", re.I)
LIKENESS = re.compile(r"\blike an?\b|\bas if\b|\bas though\b|\bas \w+ as\b", re.I)
SAID = re.compile(r"[“\"][^”\"]*[”\"]")


def first_ways(text: str) -> str:
    """Leave of each fork the text of its first branch, and no other mark of Jinja."""
    while (found := INNER.search(text)) is not None:
        branch = re.split(r"\{%-?\s*el(?:if|se)\b[^%]*%\}", found[1])[0]
        text = text[: found.start()] + branch + text[found.end() :]
    text = re.sub(r"\{%.*?%\}|\{#.*?#\}", "", text, flags=re.S)
    return re.sub(r"\{\{.*?\}\}", "…", text, flags=re.S)


def texts(node: object) -> Iterator[str]:
    """Yield every text of a file, scenes and outcomes alike."""
    if isinstance(node, dict):
        for each in node.values():
            yield from texts(each)
    elif isinstance(node, list):
        for each in node:
            yield from texts(each)
    elif isinstance(node, str):
        yield node


def paragraphs(folder: Path) -> list[str]:
    """Return the paragraphs of an adventure that are long enough to show a hand."""
    found = set()
    for file in sorted((folder / "scenes").glob("*.yaml")):
        for text in texts(yaml.safe_load(file.read_text(encoding="utf-8"))):
            told = (" ".join(one.split()) for one in re.split(r"\n\s*\n", first_ways(text)))
            found.update(one for one in told if SHORTEST <= len(one.split()) <= LONGEST)
    return sorted(found)


def masked(text: str, names: set[str]) -> str:
    """Put a dash for each name."""
    return WORD.sub(lambda word: "——" if word[0].removesuffix("'s") in names else word[0], text)


def names_of(all_paragraphs: list[str]) -> set[str]:
    """Return words that stand with a capital inside a sentence, and never without one."""
    joined = "\n".join(all_paragraphs)
    inside = set(re.findall(r"(?<=[a-z,;] )([A-Z][a-z]{2,})", joined))
    small = {word.lower() for word in WORD.findall(joined) if word[0].islower()}
    return {word for word in inside if word.lower() not in small}


def sentences(text: str) -> list[str]:
    """Split at full stops, question and exclamation marks."""
    return [one for one in re.split(r"(?<=[.!?])[”\"*)\]]*\s+", text) if WORD.search(one)]


def marks(found: list[str]) -> tuple[float, ...]:
    """Return what marks a hand; the heads of the table name it."""
    words = sum(len(one.split()) for one in found)
    lengths = [len(each.split()) for one in found for each in sentences(one)]
    short = sum(len(sentences(one)[-1].split()) < CLOSER for one in found)
    quoted = sum(len(said.split()) for one in found for said in SAID.findall(one))
    joined = " ".join(found)
    per = 1000 / words
    return (
        len(found),
        100 * short / len(found),
        statistics.mean(lengths),
        per * joined.count(";"),
        per * len(VAGUE.findall(joined)),
        per * len(LIKENESS.findall(joined)),
        100 * quoted / words,
    )


def counts(text: str) -> Counter[str]:
    """Count words and points."""
    return Counter(re.findall(r"[a-z’']+|[.,;:!?]", text.lower()))


def known(found: dict[str, list[str]]) -> dict[str, Counter[str]]:
    """Return to which adventure the commonest words give each paragraph: true name, then given."""
    counted = {name: [counts(one) for one in each] for name, each in found.items()}
    every = [one for each in counted.values() for one in each]
    total: Counter[str] = sum(every, Counter())
    common = [word for word, _ in total.most_common(COMMON)]

    def shares(of: Counter[str]) -> list[float]:
        size = max(1, of.total())
        return [of[word] / size for word in common]

    across = list(zip(*map(shares, every), strict=True))
    mean, spread = [*map(statistics.mean, across)], [*map(statistics.pstdev, across)]

    def leaning(of: Counter[str]) -> list[float]:
        return [(a - m) / s for a, m, s in zip(shares(of), mean, spread, strict=True)]

    sums: dict[str, Counter[str]] = {name: sum(each, Counter()) for name, each in counted.items()}
    profiles = {name: leaning(each) for name, each in sums.items()}
    given: dict[str, Counter[str]] = {name: Counter() for name in found}
    for name, each in counted.items():
        for one in each:
            mine, own = leaning(one), leaning(sums[name] - one)
            near = {
                other: alike(mine, own if other == name else at) for other, at in profiles.items()
            }
            given[name][max(near, key=lambda other: near[other])] += 1
    return given


def alike(one: list[float], other: list[float]) -> float:
    """Return the cosine of the angle between two leanings."""
    return sum(a * b for a, b in zip(one, other, strict=True)) / (
        math.hypot(*one) * math.hypot(*other)
    )


def main() -> None:
    """Print the paragraphs to be sorted, then the table."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("names", nargs="*", default=list(SEVEN))
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--each", type=int, default=4)
    ask.add_argument("--folder", type=Path, default=Path(__file__).parents[2] / "adventures")
    ask.add_argument("--key", type=Path)
    told = ask.parse_args()
    found = {name: paragraphs(told.folder / name) for name in told.names}
    chance = random.Random(told.seed)
    drawn = [(name, one) for name in told.names for one in chance.sample(found[name], told.each)]
    chance.shuffle(drawn)
    hidden = {name: names_of(found[name]) for name in told.names}
    for at, (name, one) in enumerate(drawn, 1):
        print(f"{at}. {masked(one, hidden[name])}\n")
    if told.key is not None:
        told.key.write_text("".join(f"{at} {name}\n" for at, (name, _) in enumerate(drawn, 1)))
    print("adventure                   par. short% words semi. vague like said%  known as its own")
    given = known(found)
    for name in told.names:
        own = given[name]
        line = "".join(f"{value:6.1f}" for value in marks(found[name])[1:])
        astray = ", ".join(f"{other} {n}" for other, n in own.most_common() if other != name)
        share = 100 * own[name] / len(found[name])
        print(f"{name:27}{len(found[name]):4} {line}  {share:3.0f}% ({astray})")


if __name__ == "__main__":
    main()
