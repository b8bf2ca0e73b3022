"""Which option is meant."""

import difflib

import pytest

from solo.terminal.shown import Shown
from solo.terminal.typed.matching import by_number, exactly, hinted, meant, nearest, numbered

DOORS = (
    Shown("red", "Open the red door"),
    Shown("rust", "Open the rusty door", reason="It is stuck."),
    Shown("read", "Read the sign by the door"),
)


def test_numbers_skip_what_is_barred() -> None:
    assert [number for number, _ in numbered(DOORS)] == [1, None, 2]
    assert by_number(2, DOORS) is DOORS[2]
    assert by_number(0, DOORS) is None


def test_an_open_option_is_meant_before_a_barred_one() -> None:
    assert meant("open the", DOORS) == (DOORS[0],)


def test_small_words_and_single_letters_mean_nothing() -> None:
    assert meant("the", DOORS) == meant("o", DOORS) == ()


def test_a_number_that_no_option_holds_means_none() -> None:
    options = [Shown("enough", "Set out with Teya Marr"), Shown("pay", "Pay 5 silver")]

    assert meant("teya 9", options) == meant("pay 4", options) == ()
    assert meant("teya", options) == (options[0],)
    assert meant("pay the 5", options) == (options[1],)


def test_a_remark_in_brackets_is_never_all_that_is_meant() -> None:
    options = [
        Shown("move", "Move (getting clear takes 2 bands)"),
        Shown("cudgel", "Strike him (cudgel)"),
        Shown("knife", "Strike him (knife)"),
    ]

    assert meant("take", options) == meant("clear", options) == ()
    assert meant("strike knife", options) == (options[2],)


def test_two_letters_stand_for_no_longer_word_inside_a_text() -> None:
    options = [Shown("ask", "Ask why nobody else has gone up")]

    assert meant("no", options) == meant("go", options) == ()
    assert meant("nob", options) == (options[0],)


def test_an_option_is_named_by_its_id_only_as_it_is_spelt() -> None:
    options = [Shown("ask-why", "Ask the keeper about the lamp")]

    assert exactly("ask-why", options) is options[0]
    assert exactly("ask why?", options) is None


def test_the_nearest_are_given_best_first_and_nothing_that_is_far() -> None:
    texts = [option.text for option in DOORS]

    assert nearest("open the rde door", texts)[0] == "Open the red door"
    assert nearest("sing a song of sixpence", texts) == ()


def test_what_asks_for_words_takes_them_behind_its_hint_or_its_id() -> None:
    options = [Shown("agility", "Agility: balance", "Which two?", hint="agi"), *DOORS]

    assert hinted("agility 6 5", options) == hinted("Agi 6 5", options) == (options[0], "6 5")
    assert hinted("red one", options) is None


def test_the_exact_name_of_a_thing_is_not_what_only_holds_its_words() -> None:
    dog, second, handler, rat = (
        Shown("dog", "Strike the barn dog: knife, 3 dice"),
        Shown("dog-2", "Strike the second barn dog: knife, 3 dice"),
        Shown("handler", "Shoot at the barn dog handler: bow, 4 dice"),
        Shown("rat", "Strike the rat (62%)"),
    )
    options = (dog, second, handler, rat)

    assert meant("the barn dog", options) == meant("strike the barn dog", options) == (dog,)
    assert meant("barn dog", options) == (dog,)
    assert meant("second barn dog", options) == (second,)
    assert meant("barn dog handler", options) == (handler,)
    assert meant("dog", options) == (dog, second, handler), "part of a name may mean any"


@pytest.mark.parametrize("line", ["\ufdfa" * 3990, "\ufdfa " * 1995, "the word5 " * 400])
def test_a_long_line_is_compared_with_bounded_work(
    line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """U+FDFA unfolds to eighteen letters; many long labels hold every word of a line."""
    options = [
        Shown(f"o{number}", " ".join(f"word{(7 * number + n) % 400}" for n in range(300)))
        for number in range(120)
    ]
    worked: list[int] = []
    ratio = difflib.SequenceMatcher.ratio

    def counted(pair: "difflib.SequenceMatcher[str]") -> float:
        worked.append(len(pair.a) * len(pair.b))
        return ratio(pair)

    monkeypatch.setattr(difflib.SequenceMatcher, "ratio", counted)
    meant(line, options)
    nearest(line, [option.text for option in options])

    assert sum(worked) < 10_000_000
    assert len(worked) < 20_000
