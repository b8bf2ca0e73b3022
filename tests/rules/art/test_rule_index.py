"""The rule index: players find what they look for by their own words, and its numbers are right."""

import json
import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from solo.rules.art.checks.ranks import WORDS, Rank
from solo.rules.art.printed import DATA
from solo.rules.art.system import ART
from solo.rules.art.words import words
from tests.english import english

INDEX: Mapping[str, Any] = json.loads((DATA / "rules.json").read_text(encoding="utf-8"))
ENTRIES: list[dict[str, Any]] = INDEX["rules"]
TEXTS = {entry.id: english(entry.text) for entry in ART.rules()}


def found(word: str) -> set[str]:
    return {entry["id"] for entry in ENTRIES if word in entry["words"]}


def rows(name: str) -> dict[str, str]:
    """Return the list items of a text, what stands before the colon and after it."""
    items = re.findall(r"^- (.*?): (.*)$", TEXTS[name], re.MULTILINE)
    return dict(items)


def table(name: str) -> Mapping[str, Any]:
    printed: dict[str, Any] = json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))
    return printed


def word_of(rank: str) -> str:
    return Rank.parse(rank).word


def letters(boxes: list[str]) -> str:
    return "/".join(boxes)


def test_the_index_says_its_source() -> None:
    assert INDEX["source"]["title"] == "ART Engine"
    assert INDEX["source"]["author"] == "Joe Williams"
    assert "CC BY-NC 3.0" in INDEX["source"]["licence"]


@pytest.mark.parametrize(
    ("word", "entry"),
    [
        ("luck", "fate-rolls"),
        ("hp", "health"),
        ("hit points", "health"),
        ("xp", "experience"),
        ("reroll", "dice-stand"),
        ("undo", "dice-stand"),
        ("ac", "defense"),
        ("armour", "defense"),
        ("perception", "alertness"),
        ("notice", "alertness"),
        ("potion", "medkits"),
        ("aid", "first-aid"),
        ("try", "try"),
        ("ask", "questions"),
        ("oracle", "oracle"),
        ("tally", "fame"),
        ("renown", "fame"),
        ("dc", "difficulty"),
        ("critical", "extremes"),
        ("level up", "inspire-attribute"),
        ("die", "death"),
        ("unconscious", "defeat"),
        ("fire", "burning"),
        ("poison", "fatigue"),
        ("sleep", "natural-healing"),
        ("money", "starting-fortune"),
        ("fear", "sanity"),
        ("phobia", "insanity"),
        ("teamwork", "combined"),
        ("gm", "who-rolls"),
        ("stats", "attributes"),
        ("strength", "attributes"),
        ("00", "d100"),
        ("11", "doubles"),
        ("chargen", "creation"),
    ],
)
def test_what_players_call_a_thing_finds_it(word: str, entry: str) -> None:
    assert entry in found(word)


def test_every_rank_and_every_attribute_finds_its_entry() -> None:
    attributes = {row["name"] for row in table("attributes")["rows"]}

    assert all("ranks" in found(word.lower()) for word in WORDS[1:])
    assert all("attributes" in found(name) for name in attributes)


def test_the_ranks_are_those_of_the_rules() -> None:
    assert rows("ranks") == {str(int(rank)): f"{rank.word} ({rank.abbr})" for rank in Rank}


def test_the_numbers_of_foe_ranks_are_those_of_the_rules() -> None:
    printed = ["0", "1", "2-5", "6-8", "9-13", "14-17", "18-21", "22-25", "26-28", "29", "30"]

    assert rows("rank-numbers") == dict(zip(WORDS[1:], printed, strict=True))


def test_the_numbers_of_companions_are_those_of_the_rules() -> None:
    text = TEXTS["henchmen"].replace("Catastrophic and", "Catastrophic 1,")

    for row in table("ranks")["rows"]:
        assert f"{row['rank']} {row['henchman']}" in text


def test_health_and_its_prices_are_those_of_the_rules() -> None:
    health = table("health")["rows"]
    first = {str(row["rank"]): letters(row["boxes"]) for row in health if row["rank"] <= 12}
    prices = {
        str(row["rank"]): f"{letters(row['boxes'])}, "
        + (f"{row['cost']} xp" if row["cost"] else "the highest.")
        for row in health
    }

    assert rows("starting-health") == first
    assert rows("raise-health") == prices


def test_starting_fortune_is_that_of_the_rules() -> None:
    told: dict[str, str] = {}
    for scores, text in rows("starting-fortune").items():
        low, _, high = scores.partition("-")
        told |= {str(score): text for score in range(int(low), int(high or low) + 1)}
    fortune = table("fortune")

    assert told == {
        score: english(words("row-fortune", fortune=word_of(rank)))
        for score, rank in fortune["by_fate"].items()
    }


def test_the_price_of_starting_skills_is_that_of_the_rules() -> None:
    prices = table("advancement")["starting_skill_xp"]

    told = {f"+{score}": str(xp) for score, xp in prices["inspiration"].items()}
    assert rows("starting-skills") == told
    assert ", ".join(map(str, prices["rating"].values())) in TEXTS["starting-skills"]


def test_the_pool_of_balanced_attributes_is_that_of_the_rules() -> None:
    counts = Counter(table("creation")["pool"])
    names = {3: "three", 4: "four"}

    told = ", ".join(f"{names[times]} {number}s" for number, times in counts.items())

    assert told in TEXTS["balanced-attributes"]
    assert sum(number * times for number, times in counts.items()) == 70


def test_the_words_for_difficulties_are_those_of_the_rules() -> None:
    told = {rank: text.split(",")[0] for rank, text in rows("difficulty-words").items()}
    challenge = table("difficulties")["challenge"]

    assert told == {word_of(rank): word for rank, word in challenge.items()}


def test_likelihoods_and_answers_are_those_of_the_rules() -> None:
    likely = table("likelihoods")
    answers = {key.replace("+", " or more"): text for key, text in likely["answers"].items()}

    assert rows("fate-rolls") == {
        word: word_of(rank) for word, rank in likely["likelihoods"].items()
    }
    assert rows("oracle") == answers


def test_damage_and_the_price_of_first_aid_are_those_of_the_rules() -> None:
    damage = list(map(word_of, table("damage")["by_failures"]))
    aid = table("healing")["first_aid_fame"]

    assert list(rows("damage-taken").values()) == damage
    assert list(rows("damage-taken")) == [*map(str, range(1, len(damage))), "8 or more"]
    assert rows("first-aid-cost") == {word_of(rank): str(fame) for rank, fame in aid.items()}


def test_falls_are_those_of_the_rules() -> None:
    falling = table("falling")
    told = {
        surface: int(columns)
        for names, columns in rows("landing").items()
        for surface in names.split(", ")
    }
    plain = {surface.split()[-1]: columns for surface, columns in told.items()}
    plain["jagged-rocks"] = told["jagged rocks"]
    plain["rocks"] = told["rocks"]

    assert list(rows("falling").values()) == list(map(word_of, falling["heights"]))
    assert plain == falling["surfaces"]


def test_the_levels_of_horror_are_those_of_the_rules() -> None:
    levels = table("sanity")["levels"]
    told = {level: text.split(" (")[0] for level, text in rows("sanity").items()}

    assert told == {level: word_of(rank) for level, rank in levels.items()}


@pytest.mark.parametrize(
    ("entry", "number", "rank"), [("table", 13, Rank.PASSABLE), ("own-table", 14, Rank.GOOD)]
)
def test_a_text_quotes_the_table_that_comes_with_the_program(
    entry: str, number: int, rank: Rank
) -> None:
    """ART-025: a trait of 13 with a roll of 50 is Passable; row 14 gives Good on 59 to 73."""
    lines = (DATA / "action-results.csv").read_text(encoding="utf-8").split()
    row = next(line for line in lines if line.startswith(f"{number},"))
    cells = row.split(",")

    assert f"{int(cells[rank - 1]) + 1} to {cells[rank]}" in TEXTS[entry]
    assert entry == "table" or row in TEXTS[entry]


def test_the_text_on_the_table_says_that_it_is_a_reconstruction() -> None:
    assert "reconstruction of ours" in TEXTS["table"]
    assert "'rules own table'" in TEXTS["table"]
    assert "'--art-table FILE'" in TEXTS["own-table"]
