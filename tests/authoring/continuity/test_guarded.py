"""What guards each text of an adventure, and each place where a phrase is told."""

from collections.abc import Callable
from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.authoring.continuity import guarded
from solo.authoring.continuity.clauses import written
from solo.authoring.continuity.guarded import GuardedText, Phrases, phrases_in, texts_of
from solo.errors import Mark
from solo.prose import Language

WHOLE = Path(__file__).parents[2] / "adventure/whole"
MARK = Mark("adventure.yaml", 1, 1)


def guards(adventure: Adventure) -> dict[str, str]:
    """Return by text what guards it; of the others nothing."""
    found = [(one.text.source.strip(), written(one.clauses)) for one in texts_of(adventure)]
    return {text: when for text, when in found if when}


def test_each_kind_of_part_guards_its_texts() -> None:
    """With every key that authors may write: the texts of all others are told freely."""
    assert guards(load(WHOLE)) == {
        "Climb the “Cliff” d'Or": "wet",
        "You would fall.": "wet",
        "You are dry.": "not wet",
        "You may fall.": "wet",
        "{{ successes }}": "wet",
        "nearly up": "wet",
        "up": "wet",
        "A kick.": "wet",
        "He swears.": "wet",
        "Ebba calls.": "clues > 3",
        "She comes.": "wet",  # it sets the clues
        "Wet.": "wet",
        "Dry.": "not wet",
        "No stair.": "wet",
        "Cold.": "wet",
        "Look up.": "wet",
        "Look down.": "not wet",
        "Nailed.": "wet",
        "Grey.": "clues and wet",
        "Black.": "clues and not wet",
        "The tide turns.": "wet",
        "Ask Tom.": "wet",
        "Climb.": "not wet",
        "A bone.": "wet",
    }


def test_a_text_stands_in_the_first_scene_that_tells_it() -> None:
    scenes = {one.text.source.strip(): one.scene for one in texts_of(load(WHOLE))}

    assert scenes["Nailed."] == "quay"
    assert scenes["The tide turns."] == scenes["Ask Tom."] == scenes["A bone."] == ""


PARTS = """\
variables: {n: 0, m: 0, name: nobody}
companions: {tom: {name: Tom, attributes: {strength: Good}}}
quests: {key: {title: The Key, glory: 5}}
foes:
  foe: {name: the foe, attributes: {agility: Poor, alertness: Poor}, attack: Poor,
        health: [Inferior, Poor, Passable], damage: 1}
tables:
  fog: {roll: 1d2, rows: {1: {text: One., set: {m: 1}}, 2: Two.}}
scenes:
  quay: {choices: [CHOICE, {text: Go on, goto: end}]}
  end: {ending: {kind: won}, text: It is over.}
"""


@pytest.mark.parametrize(
    ("choice", "label", "then"),
    [
        ("when: n == 1 and m == 2", "m == 2 and n == 1", "m == 2 and n == 1"),
        ("when: n == 1 and m == 2, set: {n: 3}", "m == 2 and n == 1", "m == 2"),
        ("when: n == 1 and m == 2 and name == 'x', draw: {fog: {into: name}}",
         "m == 2 and n == 1 and name == 'x'", "n == 1"),
        ("when: n == 1 and 'tom' not in companions, join: tom",
         "'tom' not in companions and n == 1", "n == 1"),
        ("when: n == 1 and quests.key == '', quest: {take: key}",
         "n == 1 and quests.key == ''", "n == 1"),
        ("when: n == 1 and name == 'x', input: {into: name, prompt: Say it}",
         "n == 1 and name == 'x'", "n == 1"),
    ],
)  # fmt: skip
def test_a_guard_that_an_action_may_undo_guards_no_text_behind_it(
    module: Callable[[str], Path], choice: str, label: str, then: str
) -> None:
    path = module(PARTS.replace("CHOICE", f"{{text: Try, then: Done., {choice}, goto: end}}"))

    found = guards(load(path))

    assert (found["Try"], found.get("Done.", "")) == (label, then)


def test_what_happens_in_a_fight_may_undo_the_guard_of_its_end(
    module: Callable[[str], Path],
) -> None:
    fight = """{text: Fight, when: n == 1 and m == 2, check: {combat: {foes: [foe]}},
      during: [{round: 2, text: Later., set: {n: 5}}],
      outcomes: {won: {text: Won., goto: end}, else: {text: Lost., goto: end}}}"""

    found = guards(load(module(PARTS.replace("CHOICE", fight))))

    assert {one: found.get(one) for one in ("Fight", "Later.", "Won.", "Lost.")} == {
        "Fight": "m == 2 and n == 1",
        "Later.": "m == 2",
        "Won.": "m == 2",
        "Lost.": "m == 2",
    }


def found_in(*texts: str) -> Phrases:
    language = Language()
    phrases = Phrases(language.pieces())
    for text in texts:
        phrases.add(GuardedText(language.prose(text, MARK), guarded.NOTHING))
    return phrases


@pytest.mark.parametrize(
    ("text", "phrases"),
    [
        ("{% if a %}Red snow{% endif %}",
         {"red": "a", "snow": "a", "red snow": "a"}),
        ("Red {% if a %}snow{% else %}ice{% endif %} falls",
         {"red": "", "snow": "a", "ice": "not a", "falls": "", "red snow": "a",
          "red ice": "not a", "snow falls": "a", "ice falls": "not a",
          "red snow falls": "a", "red ice falls": "not a"}),
        # a phrase has three words at most, and ends with its sentence or at a sign
        ("one two, three. Four", {"one": "", "two": "", "three": "", "four": "", "one two": ""}),
        ("one two three four",
         {"one": "", "two": "", "three": "", "four": "", "one two": "", "two three": "",
          "three four": "", "one two three": "", "two three four": ""}),
        # nobody knows what is shown between
        ("one {{ n }} two", {"one": "", "two": ""}),
        # what is inside of a guard within another asks for both
        ("{% if a %}x{% if b == 1 %} y{% endif %}{% endif %} z",
         {"x": "a", "y": "a and b == 1", "z": "", "x y": "a and b == 1",
          "x y z": "a and b == 1", "y z": "a and b == 1", "x z": "a and b != 1"}),
        ("It’s *red*-hot _snow_", {"it's": "", "red-hot": "", "snow": "", "it's red-hot": "",
                                   "red-hot snow": "", "it's red-hot snow": ""}),
    ],
)  # fmt: skip
def test_phrases_stand_with_what_guards_all_of_their_words(
    text: str, phrases: dict[str, str]
) -> None:
    found = found_in(text).found

    assert {" ".join(one): {written(place.clauses) for place in places}
            for one, places in found.items()} == {
        one: {when} for one, when in phrases.items()
    }  # fmt: skip


def test_a_name_has_a_capital_within_a_sentence_wherever_it_is_reached_from() -> None:
    texts = ["We met Bet, Tom. Ada", "{{ n }} Eve", "{% if a %}so{% endif %} Ole", "Hush (Ida)"]
    found = found_in(*texts).found

    names = {words[0] for words, places in found.items() if places[0].proper}
    assert names == {"bet", "tom", "eve", "ida"}


def test_a_long_stretch_of_text_ends_at_a_sign() -> None:
    short, long = "a b c d e, f g", "a b c d e f, g h"

    assert [len(found_in(text).runs) for text in (short, long)] == [1, 2]
    runs = found_in(long, "x").runs
    assert [one.text for one in runs] == [0, 0, 1]


def test_each_word_of_a_phrase_stands_in_a_stretch_with_its_own_guard() -> None:
    phrases = found_in("We met {% if a %}Tom a b c d e f, Ole sat{% endif %} there.")

    for words, guard in (
        ("met tom a", ["", "a", "a"]),
        ("sat there", ["a", ""]),
        ("ole sat there", ["a", "a", ""]),
        ("ole sat", ["a", "a"]),
    ):
        (place,) = phrases.found[tuple(words.split())]
        assert [written(phrases.runs[run].clauses) for run in place.runs] == guard


def test_what_stands_before_a_word_is_read_in_twelve_ways_at_most() -> None:
    forks = "".join(f"{{% if a{n} %}}w{n} {{% endif %}}" for n in range(5))
    found = found_in(f"{forks}end").found

    assert max(map(len, found.values())) <= guarded._MOST_TAILS


def test_only_what_is_looked_for_is_found() -> None:
    language = Language()
    phrases = Phrases(language.pieces(), {("red", "snow")})

    phrases.add(GuardedText(language.prose("Red snow falls. {% if", MARK), guarded.NOTHING))
    phrases.add(GuardedText(language.prose("Red snow falls.", MARK), guarded.NOTHING))

    assert [*phrases.found] == [("red", "snow")]
    assert phrases.runs[phrases.found["red", "snow"][0].runs[0]].text == 1


def test_the_phrases_of_a_text_as_it_reads() -> None:
    assert phrases_in("Red *snow* falls on us. Bet’s") == {
        ("red",), ("snow",), ("falls",), ("on",), ("us",), ("red", "snow"), ("snow", "falls"),
        ("falls", "on"), ("on", "us"), ("red", "snow", "falls"), ("snow", "falls", "on"),
        ("falls", "on", "us"), ("bet's",),
    }  # fmt: skip
