"""What a line means: choices by number and words, commands, queries, and kind nonsense."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.engine.commands import Ask, Choose, Force, Jot, Jump, Prefer, Set, Try, Undo, Use
from solo.rules.core.outcome import Option
from solo.terminal.table.verbs import TABLE_VERBS
from solo.terminal.typed.lines import parse
from solo.terminal.typed.readings import LONGEST, Asking, Nonsense, Query, Verb
from solo.terminal.typed.trial_verbs import TRIAL_VERBS
from solo.terminal.typed.verbs import GROUPS, VERBS
from solo.terminal.words import words
from solo.words.catalogue import catalogue
from tests.english import english, said
from tests.terminal.fake import BLANK, FakeSession, FakeSystem, at_roll, pending


def read(line: str, session: FakeSession | None = None) -> object:
    return parse(line, session or FakeSession())


def nonsense(line: str) -> Nonsense:
    found = read(line)
    assert isinstance(found, Nonsense)
    return found


@pytest.mark.parametrize(
    "line",
    ["1", " 1 ", "1.", "climb", "Climb the cliff", "CLIMB THE CLIFF.", "cliff", "the cliff", "cli"],
)
def test_a_choice_is_taken_by_its_number_or_some_of_its_words(line: str) -> None:
    assert read(line) == Choose("climb")


def test_barred_choices_have_no_number() -> None:
    assert read("3") == Asking(Choose("name"), "Its name?")


def test_a_barred_choice_is_passed_on_by_its_words_so_that_its_reason_is_told() -> None:
    assert read("haul up") == Choose("haul")


def test_a_number_too_high_says_which_there_are() -> None:
    assert said(nonsense("9")) == Nonsense("there is no 9: the numbers go from 1 to 4")


def test_ambiguous_words_say_which_choices_they_could_mean() -> None:
    found = read("the")
    assert isinstance(found, Nonsense)
    session = FakeSession(
        choices=(Option("a", "Open the red door"), Option("b", "Open the blue door"))
    )

    reading = read("open door", session)

    assert isinstance(reading, Nonsense)
    assert reading.suggestions == ("1  Open the red door", "2  Open the blue door")


def test_of_what_shares_a_word_that_is_meant_of_which_more_words_are_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """`aid ned` is no aid to oneself, nor what Ned does under another word."""
    own, other = (Option(f"bind-{who}", f"Bind {who}", hint="aid") for who in ("yourself", "ned"))
    walk = Option("walk", "Walk with ned", hint="walk")
    monkeypatch.setattr(FakeSystem, "standing", lambda _, sheet: (own, other, walk))

    assert read("aid ned") == Use("bind-ned")
    assert read("aid") == Use("bind-yourself")


@pytest.mark.parametrize("line", ["? 1", "?1", "1 ?", "1?"])
def test_where_a_hero_is_chosen_one_may_be_looked_at_by_number(line: str) -> None:
    heroes = (Option("wren", "Wren"), Option("bo", "Bo"))
    choosing = FakeSession(state=BLANK._replace(pending=pending("hero", heroes)))

    assert read(line, choosing) == Query("who", "wren")
    assert read(line.replace("1", "2"), choosing) == Query("who", "bo")
    assert read(line.replace("1", "3"), choosing) == read("3", choosing)


def test_help_by_somebody_is_no_question_about_a_command() -> None:
    """`help corm` is the choice where Corm may help; `help undo` explains `undo` all the same."""
    session = FakeSession(choices=(Option("a", "Corm helps"), Option("b", "Undo helps")))

    assert read("help corm", session) == Choose("a")
    assert read("help undo", session) == Query("help", "undo")
    assert read("help jane", session) == Query("help", "jane")


@pytest.mark.parametrize("says", ["i ", "please ", "let me ", "i'd like to "])
def test_who_says_so_may_be_said_as_often_as_a_line_holds(says: str) -> None:
    line = says * ((LONGEST - len("undo")) // len(says)) + "undo"
    assert parse(line, at_roll()) == Undo()


@pytest.mark.parametrize("word", ["look", "why", "health", "note"])
def test_an_id_that_nobody_sees_takes_no_command_away(word: str) -> None:
    """Authors name choices `look` and `why`; a player who types that means the command."""
    session = FakeSession(choices=(Option(word, "Put your eye to the crack"),))
    asking = FakeSession(choices=(Option(word, "Carve it into the door", asks="What?"),))

    assert read(word, session) == read(word)
    assert read(f"{word} a cross", asking) == read(f"{word} a cross")
    assert read("1", session) == Choose(word)


@pytest.mark.parametrize("word", ["look", "why", "health", "note"])
def test_a_program_that_is_shown_ids_means_them(word: str) -> None:
    session = FakeSession(choices=(Option(word, "Put your eye to the crack"),))

    assert parse(word, session, ids=True) == Choose(word)  # type: ignore[arg-type]  # a fake
    with_offers = parse(f"offer {word}", session, ids=True)  # type: ignore[arg-type]  # a fake
    assert with_offers == Choose(word, offers=True)


def test_a_choice_that_reads_like_a_command_is_that_choice() -> None:
    assert read("look", FakeSession(choices=(Option("window", "Look"),))) == Choose("window")


def test_whole_words_go_before_beginnings_of_words() -> None:
    session = FakeSession(choices=(Option("a", "Feed the cat"), Option("b", "Read the catalogue")))

    assert read("the cat", session) == Choose("a")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("1 ?", Choose("climb", offers=True)),
        ("1?", Choose("climb", offers=True)),
        ("offer 1", Choose("climb", offers=True)),
        ("offer climb", Choose("climb", offers=True)),
        ("climb the cliff?", Choose("climb", offers=True)),
        ("offer try strength lift it", Try("strength", "", "lift it", offers=True)),
        ("3 Mara Vell", Choose("name", "Mara Vell")),
        ("3", Asking(Choose("name"), "Its name?")),
        ("offer 3", Asking(Choose("name", offers=True), "Its name?")),
    ],
)
def test_offers_and_words_go_with_a_choice(line: str, expected: object) -> None:
    assert read(line) == expected


def test_words_after_a_number_that_takes_none_are_no_choice() -> None:
    assert isinstance(read("1 quickly now"), Nonsense)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("roll", Choose("roll")),
        ("spend fame", Choose("spend-fame")),
        ("spend-fame", Choose("spend-fame")),
        ("fame", Query("fame")),
        ("take 25", Choose("take-25")),
        ("TAKE 25", Choose("take-25")),
        ("skill climbing", Choose("skill", "climbing")),
        ("", Choose("roll")),
        ("  ", Choose("roll")),
    ],
)
def test_a_roll_is_answered_by_hints_and_an_empty_line_is_its_default(
    line: str, expected: object
) -> None:
    assert read(line, at_roll()) == expected


@pytest.mark.parametrize("kind", ["hero", "death"])
def test_an_empty_line_never_chooses_a_hero_or_a_death(kind: str) -> None:
    session = FakeSession(state=BLANK._replace(pending=pending(kind)))

    reading = read("", session)

    assert isinstance(reading, Nonsense)
    assert english(reading.reason).startswith("Enter alone does nothing here")


def test_an_empty_line_is_enough_to_say_that_no_more_is_to_be_decided() -> None:
    options = (Option("rope", "A rope"), Option("done", "No more", hint="done"))
    session = FakeSession(state=BLANK._replace(pending=pending("hero", options)))

    assert read("", session) == Choose("done")


def test_what_may_be_done_at_any_time_is_known_while_a_roll_is_open() -> None:
    assert read("aid", at_roll()) == Use("first-aid")


def test_an_empty_line_in_a_scene_shows_the_options_again() -> None:
    assert read("") == Query("options")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("try strength lift the stone", Try("strength", "", "lift the stone")),
        ("try Strength: lift the stone", Try("Strength", "", "lift the stone")),
        ("try strength good lift the stone", Try("strength", "good", "lift the stone")),
        ("try strength against Good lift it", Try("strength", "Good", "lift it")),
        ("try strength low lift it", Try("strength", "low", "lift it")),
        ("try strength good", Try("strength", "good", "")),
        ("try strength in the well", Try("strength", "", "in the well")),
        ("try strength", Try("strength", "", "")),
    ],
)
def test_an_attempt_names_an_attribute_perhaps_a_difficulty_and_what_is_done(
    line: str, expected: object
) -> None:
    assert read(line) == expected


def test_an_attempt_without_an_attribute_says_which_there_are() -> None:
    reading = read("try to fly")

    assert isinstance(reading, Nonsense)
    assert "strength, charm" in english(reading.reason)
    assert reading.suggestions == ("try charm to fly",)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("ask Is there a window?", Ask("Is there a window?")),
        ("ask Is there a window? likely", Ask("Is there a window?", "likely")),
        ("ask Is there a window? (Likely)", Ask("Is there a window?", "likely")),
        ("ask Is it so? next to impossible", Ask("Is it so?", "next to impossible")),
        ("ask Is it so? maybe", Ask("Is it so?", "even")),
        ("ask Is it so? good", Ask("Is it so?", "Good")),
        ("ask is there a window likely", Ask("is there a window?", "likely")),
        ("ask is there a way, next to impossible", Ask("is there a way?", "next to impossible")),
        ("ask is it likely", Ask("is it likely?")),
        ("ask is there a window", Ask("is there a window?")),
        ("ask Ned about the lamp", Choose("ask-ned")),
        ("ask ned", Choose("ask-ned")),
        ("ask Ned?", Ask("Ned?")),
    ],
)
def test_a_question_may_say_how_likely_a_yes_is(line: str, expected: object) -> None:
    assert read(line) == expected


def test_an_unknown_likelihood_is_told_with_the_known_ones() -> None:
    reading = nonsense("ask Is it so? blue")

    assert said(reading) == Nonsense(
        "'blue' is no likelihood", ("the likelihoods: likely, even, next to impossible",)
    )


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("note The key is under the mat", Jot("The key is under the mat")),
        ("note climb the cliff", Jot("climb the cliff")),
        ("undo", Undo()),
        ("undo anew", Undo(anew=True)),
        ("offers asked", Prefer("offers", "asked")),
        ("offers ASKED", Prefer("offers", "asked")),
        ("offers", Query("offers")),
        ("account asked", Prefer("account", "asked")),
        ("account", Query("account")),
        ("aid", Use("first-aid")),
        ("first-aid", Use("first-aid")),
        ("first aid", Use("first-aid")),
        ("first aid on", Use("first-aid")),
        ("aid my arm", Use("first-aid", "my arm")),
        ("look", Query("look")),
        ("LOOK", Query("look")),
        ("sheet", Query("sheet")),
        ("sheet fame", Query("sheet", "fame")),
        ("attributes", Query("sheet", "attributes")),
        ("fame", Query("fame")),
        ("odds 2", Query("odds", "2")),
        ("rules fame", Query("rules", "fame")),
        ("save before", Query("save", "before")),
        ("help try", Query("help", "try")),
        ("?", Query("help")),
        ("quit", Query("quit")),
    ],
)
def test_commands_and_queries_are_read(line: str, expected: object) -> None:
    assert read(line) == expected


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("vars", Query("vars")),
        ("VARS clues", Query("vars", "clues")),
        ("set clues=2", Set("clues", "2")),
        ("set clues 2", Set("clues", "2")),
        ("jump cellar", Jump("cellar")),
        ("force 7, 3", Force((7, 3))),
        ("undo", Undo()),
    ],
)
def test_the_words_of_a_trial_are_read_in_one_and_nowhere_else(line: str, expected: object) -> None:
    assert read(line, FakeSession(trial=True)) == expected
    assert line == "undo" or isinstance(read(line), Nonsense)


@pytest.mark.parametrize("entry", [*VERBS, *TABLE_VERBS, *TRIAL_VERBS], ids=lambda one: one.name)
def test_each_verb_stands_in_a_part_of_the_help_page(entry: Verb) -> None:
    assert entry.group in GROUPS


def test_help_says_more_of_each_verb_of_which_there_is_more_to_say() -> None:
    said = catalogue("terminal", "en")

    for entry in (*VERBS, *TABLE_VERBS, *TRIAL_VERBS):
        assert entry.more == (f"{entry.help}-more" in said), entry.name


@pytest.mark.parametrize("entry", VERBS, ids=lambda entry: entry.name)
def test_each_verb_is_read_by_its_name_and_aliases(entry: object) -> None:
    for word in (entry.name, *entry.aliases):  # type: ignore[attr-defined]
        reading = read(word)
        assert not isinstance(reading, Nonsense) or "none of the choices" not in english(
            reading.reason
        )


@pytest.mark.parametrize(
    ("line", "suggestion"),
    [
        ("clmib the clif", "1  Climb the cliff"),
        ("juornal", "journal [TURNS]"),
        ("Is there a window?", "ask Is there a window?"),
        ("sing a jig", "try charm sing a jig"),
        ("juggle a jig", "try charm juggle a jig"),
        ("is the keeper asleep", "ask is the keeper asleep"),
    ],
)
def test_nonsense_is_answered_with_what_is_near(line: str, suggestion: str) -> None:
    reading = read(line)

    assert isinstance(reading, Nonsense)
    assert suggestion in reading.suggestions


@pytest.mark.parametrize("line", ["who is he?", "what stands there"])
def test_what_no_yes_answers_is_never_shown_as_a_question_to_ask(line: str) -> None:
    reading = read(line)

    assert isinstance(reading, Nonsense)
    assert "a yes or a no" in english(reading.reason)
    assert reading.suggestions == ("ask Is somebody there?",)


def test_what_the_author_foresaw_may_be_asked_in_any_form() -> None:
    told = read("who is ned?")
    of_ned, of_tide = read("ask ned about the tide"), read("ask keeper about the tide")

    assert isinstance(told, Nonsense)
    assert told.suggestions == ("ask who is ned?",)
    assert of_ned == Ask("ned about the tide?")
    assert isinstance(of_tide, Nonsense)


def test_a_name_alone_is_no_question_of_the_world() -> None:
    old_ned, dead = read("ask the keeper"), read("ask the keeper is dead")

    assert isinstance(old_ned, Nonsense)
    assert "yes or no" in english(old_ned.reason)
    assert dead == Ask("the keeper is dead?")


def test_a_deed_that_no_attribute_fits_is_answered_with_all_of_them() -> None:
    reading = read("juggle a jig")

    assert isinstance(reading, Nonsense)
    assert "strength, charm" in english(reading.reason)


def test_in_the_middle_of_a_roll_too_one_is_shown_how_to_try_and_that_the_roll_waits() -> None:
    reading = read("sing a jig", at_roll())

    assert isinstance(reading, Nonsense)
    assert reading.suggestions[-1:] == ("try charm sing a jig",)
    assert "Enter makes the roll that waits" in english(reading.reason)
    assert read("try charm dance", at_roll()) == Try("charm", "", "dance")


def test_a_name_alone_is_shown_how_to_be_given_where_all_that_is_open_asks_for_words() -> None:
    naming = pending(options=(Option("name", "Name your hero", "What is the name?"),))

    reading = read("Kestrel", FakeSession(state=BLANK._replace(pending=naming)))

    assert isinstance(reading, Nonsense)
    assert reading.suggestions[0] == "1 Kestrel"


def test_no_control_character_of_a_line_is_kept() -> None:
    assert read("note a\x1b[2Jb\x00c\x9bd") == Jot("a[2Jbcd")


def test_a_line_without_measure_is_refused() -> None:
    reading = read("x" * (LONGEST + 1))

    assert isinstance(reading, Nonsense)
    assert len(reading.reason) < 100


def test_words_given_later_are_put_into_the_command() -> None:
    reading = read("3")

    assert isinstance(reading, Asking)
    assert reading.completed(" Orla\x1b ") == Choose("name", "Orla")


def test_an_author_s_mistake_in_a_label_does_not_keep_commands_from_being_read() -> None:
    assert read("undo", FakeSession(mistake="a.yaml:1:1: oops")) == Undo()


@given(st.text(max_size=300))
def test_whatever_is_typed_is_read(line: str) -> None:
    for session in (FakeSession(), at_roll(), FakeSession(state=BLANK._replace(sheet=None))):
        reading = parse(line, session)

        assert reading is not None


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("i", Query("gear")),
        ("inventory", Query("gear")),
        ("stats", Query("sheet")),
        ("h", Query("help")),
        ("history", Query("journal")),
        ("journal 3", Query("journal", "3")),
    ],
)
def test_words_of_other_games_mean_what_they_mean_there(line: str, expected: object) -> None:
    assert read(line) == expected


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("restart", "from outside"),
        ("look at the wall", "shows the scene again"),
        ("try charm easy smile", "no difficulty 'easy'"),
    ],
)
def test_what_can_t_be_done_so_says_how(line: str, said: str) -> None:
    reading = read(line)

    assert isinstance(reading, Nonsense)
    assert said in english(reading.reason)


def test_help_is_no_hint_whatever_the_rules_say() -> None:
    aid = Option("help-ned", "Let Ned take the other end", hint="help")

    assert read("help", FakeSession(choices=(aid,))) == Query("help")
    assert read("1", FakeSession(choices=(aid,))) == Choose("help-ned")


@pytest.mark.parametrize(
    ("line", "code"), [("try strength", "nobody-to-try"), ("ask is it?", "nobody-to-ask")]
)
def test_without_a_hero_nothing_is_tried_and_nobody_is_asked(line: str, code: str) -> None:
    told = read(line, FakeSession(state=BLANK._replace(sheet=None)))

    assert isinstance(told, Nonsense)
    assert english(told.reason) == english(words(code))


@pytest.mark.parametrize(
    ("line", "shows"),
    [
        ("undo all", ("undo", "undo anew")),
        ("offers never", ("offers always", "offers asked")),
        ("account never", ("account always", "account asked")),
    ],
)
def test_a_verb_with_another_word_than_it_knows_shows_those_it_knows(
    line: str, shows: tuple[str, ...]
) -> None:
    told = read(line)

    assert isinstance(told, Nonsense)
    assert told.suggestions == shows
