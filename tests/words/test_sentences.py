"""Messages are said by a catalogue: persons, plurals, lists, names, and what is missing."""

import json
from pathlib import Path

import pytest

from solo.words import Message, Words, catalogue, fluent, lines, room, sentences

ROOM = """\
took = {WHO($who)} {VERB($who, "take", "takes")} { $count ->
    [0] nothing
    [one] one thing
   *[other] {$count} things
}{ $loud ->
    [yes] , and not quietly
   *[no] {""}
}.
seen = {CAP(LIST($names))} {VERB($names, "look", "looks")} at {YOU($whom)}: {$more}.
more = {NAME($weapon)}, {SIGNED($bonus)}
inner = ({$text})
-shared = the lamp
lit = {CAP($what)} and {-shared}.
name-long-sword = longsword
thing = {NAME($name)} {SIGNED($by)}
things = {JOIN(EACH($things, "thing", "name", "by"), "; ")}
ids = {JOIN(EACH($ids, "id", "id"), ", ")}
id = {SPACED($id)}
waited = {SPAN($minutes)}
held = Held: {$name}.{ $more ->
    [yes] {" "}More.
   *[no] {""}
}
many = {JOIN(EACH(COUNTED($names), "often", "name", "count"), ", ")}
often = {$count} {$name}
name-old-lamp = {-shared} of old
either = {LIST($names, "or")}, {NUMBER($number)}, {SPAN($minutes)}
moods = {CHOSEN("mood", $moods)}
mood-glad = glad
mood-not-sad = not sad
kinds = {NAMES($names)}; {JOIN(NAMED($names), "+")}
thrown = {FACES($faces)}
few = { $count ->
    [one] few
   *[other] many
}
known = { $what ->
    [the-lamp] known
    [none] nothing
    [yes] yes
    [no] no
   *[other] unknown
}
light = the lamp
"""
GERMAN = """\
took = {WHO($who)} {VERB($who, "nimmst", "nimmt")} { $count ->
    [one] ein Ding
   *[other] {$count} Dinge
}.
name-long-sword = Langschwert
"""


def _forget() -> None:
    """Forget what was read of catalogues and found in them."""
    catalogue.catalogue.cache_clear()
    catalogue.sought.cache_clear()
    sentences._name.cache_clear()


@pytest.fixture
def say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Lay a room called `lamp`, in English and German, and return its folder."""
    folder = tmp_path / "words"
    folder.mkdir()
    (folder / "en.ftl").write_text(ROOM, encoding="utf-8")
    (folder / "de.ftl").write_text(GERMAN, encoding="utf-8")
    monkeypatch.setattr(catalogue, "ROOMS", {**catalogue.ROOMS, "lamp": str(tmp_path)})
    _forget()
    return folder


words = room("lamp")


@pytest.mark.usefixtures("say")
class TestLists:
    def test_each_thing_of_a_list_is_said_by_a_message_with_its_parts_as_facts(self) -> None:
        pairs = words("things", things=(("long sword", 1), ("rope", -2)))
        named = words("things", things={"long sword": 1})
        facts = words("things", things=[{"name": "rope", "by": 0}])

        assert Words().say(pairs) == "longsword +1; rope -2"
        assert Words().say(named) == "longsword +1"
        assert Words().say(facts) == "rope +0"
        assert Words().say(words("things", things=())) == ""

    def test_a_value_alone_is_a_fact_too_and_an_id_is_read_as_words(self) -> None:
        message = words("ids", ids=("hard-going", words("inner", text="a-b")))

        assert Words().say(message) == "hard going, (a-b)"

    def test_minutes_are_said_as_a_span_of_time_in_each_language(self) -> None:
        spans = [words("waited", minutes=minutes) for minutes in (0, 1, 60, 125)]

        assert [Words().say(span) for span in spans] == [
            *("0 minutes", "1 minute"),
            *("1 hour", "2 hours and 5 minutes"),
        ]
        assert Words("de").say(spans[3]) == "2 Stunden und 5 Minuten"

    def test_thousands_are_set_apart_as_each_language_does(self) -> None:
        large = Message("core.number-large", {"most": 10**6, "found": "x"})

        assert "up to 1,000,000, found" in Words().say(large)
        assert Words("de").say(large).endswith(" bis 1.000.000")

    def test_what_is_there_several_times_is_counted(self) -> None:
        assert Words().say(words("many", names=("a", "b", "a"))) == "2 a, 1 b"

    def test_of_messages_with_the_same_facts_those_that_hold_are_returned(self) -> None:
        found = lines(words, {"text": "x"}, {"inner": True, "seen": "", "lit": 0})

        assert found == (words("inner", text="x"),)


@pytest.mark.usefixtures("say")
class TestSaying:
    def test_a_message_is_for_the_reader_or_for_somebody_else(self) -> None:
        mine, hers = words("took", who="", count=1), words("took", who="Mara", count=2, loud=True)

        assert Words().say(mine) == "You take one thing."
        assert Words().say(hers) == "Mara takes 2 things, and not quietly."

    def test_an_exact_number_comes_before_its_plural(self) -> None:
        assert Words().say(words("took", who="Mara", count=0)) == "Mara takes nothing."

    def test_several_people_are_named_together(self) -> None:
        both = words("took", who=("", "Mara"), count=2)

        assert Words().say(both) == "You and Mara take 2 things."

    def test_lists_names_and_signs(self) -> None:
        seen = words(
            "seen",
            names=("ann", "bo", "ann"),
            whom="",
            more=words("more", weapon="long sword", bonus=2),
        )

        assert Words().say(seen) == "Ann and bo look at you: longsword, +2."

    def test_a_message_may_be_a_fact_of_another(self) -> None:
        assert Words().say(words("lit", what=words("inner", text="x"))) == "(x) and the lamp."

    def test_another_language_says_the_same_facts(self) -> None:
        assert Words("de").say(words("took", who="", count=1)) == "Du nimmst ein Ding."
        assert Words("de").name("lamp", "long sword") == "Langschwert"

    def test_what_a_language_lacks_is_said_in_english(self) -> None:
        assert Words("de").say(words("lit", what="it")) == "It and the lamp."

    def test_a_language_that_nobody_has_is_english(self) -> None:
        assert Words("xx").say(words("took", who="", count=1)) == "You take one thing."

    def test_an_unknown_code_is_said_as_it_is(self) -> None:
        assert Words().say(words("door-opened")) == "Door opened."

    def test_messages_within_messages_end(self) -> None:
        message = words("inner", text="x")
        for _ in range(40):
            message = words("inner", text=message)

        told = Words()

        assert [told.say(message) for _ in range(2)] == [f"{'(' * 12}…{')' * 12}"] * 2

    def test_whoever_is_you_is_called_by_a_name_where_several_read_it(self) -> None:
        told = Words(hero="Ada")

        assert told.say(words("took", who="", count=1)) == "Ada takes one thing."
        assert told.say(words("took", who=("you", "Bo"), count=2)) == "Ada and Bo take 2 things."
        assert told.say(words("took", who="Bo", count=1)) == "Bo takes one thing."

    def test_names_are_those_of_the_room_or_of_the_rules_that_are_played_by(self) -> None:
        assert Words().name("lamp-oil", "Long Sword") == "longsword"
        assert Words().name("core", "long sword") == "long sword"
        assert Words(rules="lamp").name("core", "long sword") == "longsword"
        assert Words().name("lamp-oil", "old lamp") == "the lamp of old"

    def test_a_number_before_a_name_stays(self) -> None:
        assert Words("de").name("lamp", "3 long sword") == "3 Langschwert"
        assert Words("de").name("lamp", "a long sword") == "a long sword"
        assert Words("de").name("lamp", "3") == "3"

    def test_lists_are_of_names_or_of_what_is_chosen_each_said_once(self) -> None:
        assert Words().say(words("kinds", names=("long sword", "rope", "rope"))) == (
            "longsword and rope; longsword+rope+rope"
        )
        assert Words().say(words("moods", moods=("not-sad", "glad", "odd"))) == (
            "not sad, glad and odd"
        )
        assert Words().say(words("thrown", faces=(6, 6, 1))) == "6, 6 and 1"

    def test_what_is_no_number_is_said_as_it_is(self) -> None:
        either = words("either", names=("a", "b"), number="x", minutes="a while")

        assert Words().say(either) == "a or b, x, a while"

    def test_a_variant_fits_by_number_by_language_and_by_what_is_said(self) -> None:
        few = [words("few", count=count) for count in (0, 1, 2, "one")]
        assert [Words().say(one) for one in few] == ["many", "few", "many", "few"]
        assert [Words("fr").say(one) for one in few] == ["few", "few", "many", "few"]

        values = (words("light"), "the lamp", None, "", (), True, False, "x", words("few"))
        assert [Words().say(words("known", what=what)) for what in values] == [
            *("known", "known", "nothing", "nothing", "nothing", "yes", "no"),
            *("unknown", "unknown"),
        ]

    @pytest.mark.parametrize(
        ("name", "told"),
        [("W.S.", "Held: W.S."), ("a spoon", "Held: a spoon."), ("Wait...", "Held: Wait...."),
         ("so.. and so", "Held: so.. and so.")],
    )  # fmt: skip
    def test_a_name_that_ends_in_a_full_stop_gets_no_second(self, name: str, told: str) -> None:
        assert Words().say(words("held", name=name)) == told
        assert Words().say(words("held", name=name, more=True)) == f"{told} More."

    def test_a_text_of_an_author_is_said_as_it_stands(self) -> None:
        assert Words("de").say("{$who} and {-shared}") == "{$who} and {-shared}"

    def test_anything_that_may_be_a_fact_can_be_said(self) -> None:
        values = (("a", words("light"), "a"), ["a"], (), None, 3)

        assert [Words().say(value) for value in values] == ["a and the lamp", "a", "", "", "3"]


def test_a_changed_catalogue_is_compiled_anew(say: Path) -> None:
    kept = say / "__pycache__" / "en.ftl.json"
    assert Words().say(words("inner", text="x")) == "(x)"
    assert kept.is_file()

    (say / "en.ftl").write_text("inner = <{$text}>\n", encoding="utf-8")
    _forget()

    assert Words().say(words("inner", text="x")) == "<x>"
    assert "<" in kept.read_text("utf-8")


def test_what_was_compiled_is_read_and_not_made_again(
    say: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert Words().say(words("inner", text="x")) == "(x)"
    _forget()
    monkeypatch.setattr(catalogue, "_compiled", None)

    assert Words().say(words("inner", text="y")) == "(y)"


def test_a_catalogue_that_travels_without_its_source_is_said(say: Path) -> None:
    whole = catalogue.catalogue("lamp", "de")
    (say / "de.ftl").unlink()
    _forget()
    assert Words("de").say(words("took", who="", count=1)).endswith("take one thing.")

    (say / "de.json").write_text(json.dumps(whole), encoding="utf-8")
    _forget()

    assert Words("de").say(words("took", who="", count=1)) == "Du nimmst ein Ding."


def test_a_sentence_that_is_said_often_is_sought_once(
    say: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A journal of 10,000 commands says the same few sentences hundreds of thousands of times."""
    spoken = Words("de")
    told = spoken.say(words("seen", names=("it",), whom="Kit", weapon="long sword", bonus=1))
    monkeypatch.setattr(catalogue, "around", None)

    assert told == spoken.say(
        words("seen", names=("it",), whom="Kit", weapon="long sword", bonus=1)
    )


@pytest.mark.parametrize("kept", [b"", b"[1]", b"{", b"[[0,0,0],{}]"])
def test_a_damaged_compiled_file_is_made_anew(say: Path, kept: bytes) -> None:
    (say / "__pycache__").mkdir()
    (say / "__pycache__" / "en.ftl.json").write_bytes(kept)

    assert Words().say(words("inner", text="x")) == "(x)"


def test_where_nothing_can_be_kept_all_is_said_nevertheless(say: Path) -> None:
    (say / "__pycache__").write_text("no folder")

    assert Words("de").say(words("took", who="", count=1)) == "Du nimmst ein Ding."


def test_what_stands_within_braces_of_its_own_is_the_same() -> None:
    within = fluent.compiled('one = { { $x } }{ 3 }{ "{" }{ { -b } }\n-b = b\n')

    assert within["one"] == [["fact", "x"], "3", "{", ["message", "-b"]]


def test_a_mistake_is_told_with_its_line() -> None:
    with pytest.raises(fluent.FluentError, match="line 2: "):
        fluent.compiled("good = yes\nbad\n")


def test_an_id_stands_once() -> None:
    with pytest.raises(fluent.FluentError, match="'twice' stands twice"):
        fluent.compiled("twice = a\ntwice = b\n")


def test_a_message_is_plain_facts() -> None:
    assert words("took", who="", count=1) == Message("lamp.took", {"who": "", "count": 1})


def test_messages_that_are_alike_are_one_key() -> None:
    one, other = words("took", who="", count=1), words("took", count=1, who="")

    assert len({one, other, words("took", who="", count=2)}) == 2
