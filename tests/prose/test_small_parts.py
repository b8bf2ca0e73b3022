"""What parts of prose work out by themselves: places, readings, limits, numbers in words."""

from itertools import pairwise
from typing import Any

import pytest

from solo import prose
from solo.errors import Mark
from solo.prose import Hits, Language, Prose, ProseError, markup, syntax
from solo.prose.faults import DEPTH, SIZE, SOURCE, TICKS, Place, fault
from solo.prose.numerals import in_words
from solo.prose.oclock import english, german
from solo.prose.syntax import TOKENS, Kept, plain, with_line_ends
from solo.prose.values import Run, Undefined, blank, cleaned, kind, text, weigh
from solo.prose.variants import VARIANTS

HERE = Mark("tale.yaml", 3, 5)
AT = (Place("text", HERE), 0)
LANGUAGE = Language()


def value(source: str, **scope: Any) -> object:
    LANGUAGE.refresh()
    return LANGUAGE.expression(source, HERE).value(scope)


def shown(source: str, **scope: Any) -> str:
    LANGUAGE.refresh()
    return LANGUAGE.prose(source, HERE).render(scope)


@pytest.mark.parametrize(
    ("source", "read"),
    [
        ("max(faces)", {("max", 0, 0)}),
        ("min(faces) + sum(faces)", {("min", 0, 0), ("sum", 0, 0)}),
        ("max(faces, 3)", {("max", 0, 0)}),
        ("max(3, faces)", {("max", 0, 0)}),
        ("count(faces)", set()),
        ("count(faces, 6)", {("count", 6, 6)}),
        ("count(faces, 5, 6) > 1", {("count", 5, 6)}),
        ("count(faces, n)", {None}),
        ("count(faces, 5, n)", {None}),
        ("count(others, faces)", None),
        ("faces", None),
        ("faces[0]", None),
        ("faces|max", None),
        ("range(faces)", None),
        ("'a' if faces else 'b'", None),
        ("max(faces + others)", None),
        ("max(others)", set()),
        ("7", set()),
        ("max(max(faces), 1) if n else count(faces, 1)", {("max", 0, 0), ("count", 1, 1)}),
    ],
)
def test_how_an_expression_reads_a_list(source: str, read: Any) -> None:
    found = LANGUAGE.expression(source, HERE).readings("faces")
    assert found == (None if read is None else frozenset(read))


class Laid:
    """A text that is written elsewhere than it reads."""

    def place(self, text: str, offset: int) -> tuple[int, int]:
        return len(text), offset


@pytest.mark.parametrize(
    ("place", "offset", "line", "column"),
    [
        (Place("abc", HERE), 2, 3, 7),
        (Place("a\nbc", HERE), 3, 4, 2),
        (Place("a\nbc", HERE, block=True), 0, 4, 1),
        (Place("a\nbc", HERE, 4, block=True), 3, 5, 6),
        (Place("abc", HERE, 4, block=True), 1, 4, 6),
        (Place("abc", HERE, Laid()), 2, 3, 2),
    ],
)
def test_where_a_character_stands(place: Place, offset: int, line: int, column: int) -> None:
    assert place.mark_at(offset) == Mark("tale.yaml", line, column)


def test_a_text_is_equal_to_one_like_it_at_its_place() -> None:
    one = LANGUAGE.prose("a {{ b }}", HERE)

    assert repr(one) == "Prose('a {{ b }}', 'tale.yaml:3:5')"
    assert one == Language().prose("a {{ b }}", HERE)
    assert hash(one) == hash(Language().prose("a {{ b }}", HERE))
    assert one != LANGUAGE.prose("a {{ b }}", Mark("tale.yaml", 3, 6))
    assert one != LANGUAGE.prose("a {{ c }}", HERE)
    assert one != LANGUAGE.expression("a {{ b }}", HERE)
    assert LANGUAGE.expression("b", HERE).mark_at(0) == HERE


def test_of_a_constant_nothing_is_asked_and_nothing_is_wrong() -> None:
    LANGUAGE.refresh()
    for one in (LANGUAGE.prose("fog { here }", HERE), LANGUAGE.expression(" -12 ", HERE)):
        assert one.constant
        assert (one.names(), [*one.asked()], one.problems(()), one.remarks()) == (
            frozenset(), [], (), (),
        )  # fmt: skip
        assert one.examined(()) == ((), (), ())
        assert one.drawn_at() == []
    assert LANGUAGE.prose("fog", HERE).forks() == ()
    assert LANGUAGE.expression(" -12 ", HERE).value({}) == -12
    assert LANGUAGE.expression("True", HERE).value({}) is True
    for source in ("012", "1234567890123", "x", "--1"):
        assert not LANGUAGE.expression(source, HERE).constant
    prose = LANGUAGE.prose("a\x07b\r\nc\n", HERE)
    assert [prose.render({}), prose.render({})] == ["ab\nc", "ab\nc"]


@pytest.mark.parametrize(
    ("source", "read"), [("a\r\nb\rc\n", "a\nb\nc"), ("a\n\n", "a\n"), ("a", "a")]
)
def test_newlines_alone_end_lines(source: str, read: str) -> None:
    assert plain(source) == read


@pytest.mark.parametrize(
    ("source", "tags"),
    [
        ("a {{ b }} c {% if d %}e{% endif %}{# f #}", "{{ b }}{% if d %}{% endif %}{# f #}"),
        ("a {{ '}}' }} b", "{{ '}}' }}"),
        ("a {{ b", "a {{ b"),
        ("a {", "a {"),
        ("a { b {{ c }}", "{{ c }}"),
        ("a {{ {} }} b", "a {{ {} }} b"),
        ("plain", ""),
    ],
)
def test_the_tags_of_a_text_alone(source: str, tags: str) -> None:
    assert markup(source) == tags


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("a {% b %}\nc", "a {% b +%}\nc"),
        ("{% b %}\nc", "{% b %}\nc"),
        ("  {# b #}  \nc", "  {# b #}  \nc"),
        ("a {# b #} \nc", "a {# b #} \nc"),
        ("a {% b -%}\nc", "a {% b -%}\nc"),
        ("a {% b +%}\nc", "a {% b +%}\nc"),
        ("{% b %}{% c %}\nd", "{% b %}{% c %}\nd"),
        ("{% b {% c %}\nd", "{% b {% c %}\nd"),
        ("{# {# b %}\nd", "{# {# b +%}\nd"),
        ("a {% b %}", "a {% b %}"),
    ],
)
def test_only_a_tag_alone_on_its_line_takes_its_end(source: str, told: str) -> None:
    assert with_line_ends(source) == told


def test_so_much_is_kept_of_what_was_made_of_texts() -> None:
    kept = Kept(5)
    kept.keep("one", "abc", "tree")
    kept.keep("two", "de", "other")
    assert kept.found == {"one": "tree", "two": "other"}
    kept.keep("three", "f", "new")
    assert kept.found == {"three": "new"}
    kept.keep("four", "abcd", "last")
    assert kept.found == {"three": "new", "four": "last"}


LARGE = "this number goes beyond 1,000,000,000,000"


@pytest.mark.parametrize(
    ("source", "scope", "told"),
    [
        ("x" * (SOURCE + 1), {}, f"this text is longer than {SOURCE:,} characters"),
        ("[" + "1," * (TOKENS // 2) + "]", {},
         f"too much markup in one text; {TOKENS:,} words and signs are the most"),
        ("9 ** 64", {}, LARGE),
        ("2 ** 65", {}, "this power goes beyond 64"),
        ("x ** 2", {"x": 10**12 + 1}, LARGE),
        ("0 ** -1", {}, "zero can't have a power below zero"),
        ("x + 1", {"x": 10**12}, LARGE),
        ("x - 1", {"x": -(10**12)}, LARGE),
        ("x", {"x": 1.5e12}, LARGE),
        ("1 in none", {}, "'in' looks for text in text, or for anything in a list, not a number "
                          "and none"),
        ("[1] in {}", {}, "no list can be looked for here, not a list"),
        ("[1] < ['a']", {}, "these lists can't be put in order, not a list and a list"),
        ("1 < 'a'", {}, "'<' and '>' compare two numbers or two texts, not a number and text"),
        ("'a' + 1", {}, "'+' adds two numbers, two texts or two lists ('~' joins anything), not "
                        "text and a number"),
        ("'a' - 1", {}, "'-' takes two numbers, not text and a number"),
        ("1 % 0", {}, "division by zero"),
        ("1 is divisibleby(0)", {}, "division by zero"),
        ("'a' is odd", {}, "only a number is odd or even, not text"),
        ("'a' is even", {}, "only a number is odd or even, not text"),
        ("'a'|abs", {}, "'abs' takes a number, not text"),
        ("1|length", {}, "only a list or text has a length, not a number"),
        ("[1, 'a']|sort", {}, "only numbers alone or texts alone can be put in order"),
        ("[nobody]|sort", {}, "unknown name 'nobody'"),
        ("'a'|trim(1)", {}, "'trim' takes the characters to trim as text, not a number"),
        ("'a'|trim('x' * 101)", {}, "'trim' takes at most 100 characters to trim"),
        ("1.5|round(13)", {}, "'round' keeps 12 digits at most"),
        ("1.5|round(0, 'up')", {}, "'round' rounds 'common', 'ceil' or 'floor'"),
        ("'a'|round", {}, "'round' takes a number and a count of digits, not text and a number"),
        ("'a'|replace('a', 'b', 'c')", {}, "'replace' counts with a whole number, not text"),
        ("1.5|plural", {}, "'plural' takes a whole number, not a number"),
        ("'5'|in_words", {}, "'in_words' takes a time of day, such as time_of_day or '17:05', not "
                             "text"),
        ("'05:00'|in_words('fr')", {}, "'in_words' knows the languages 'en' or 'de'"),
        ("x.y", {"x": "a"}, "a text has no 'y'; compare it: == '…'"),
        ("x.y", {"x": (1,)}, "a list has no 'y'; write 'y' in it"),
        ("x.y", {"x": True}, "true or false has no 'y'"),
        ("x.y", {"x": {"yy": 1}}, "there is no 'y' here; did you mean 'yy'?"),
        ("x[3]", {"x": (1,)}, "there is nothing at this place of the list"),
        ("x", {"x": object()}, "this must be a number, text or a list of them, not a value of no "
                               "use in prose"),
        ("[]|first", {}, "an empty list has no first item"),
        ("[]|last", {}, "an empty list has no last item"),
        ("[]|max", {}, "an empty list has no least or greatest item"),
        ("['a']|sum", {}, "'sum' adds numbers, not text"),
        ("x|list|length", {"x": range(SIZE + 1)}, f"this list is longer than {SIZE:,} items"),
        ("'a' * 100001", {}, f"this text is longer than {SIZE:,} characters"),
    ],
    ids=lambda one: one[:30] if isinstance(one, str) else "",
)  # fmt: skip
def test_what_can_not_be_worked_out(source: str, scope: dict[str, Any], told: str) -> None:
    with pytest.raises(ProseError) as refused:
        value(source, **scope)
    assert refused.value.problem.message == told


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("1 if false else 2", 2), ("(1 if false) is defined", False),
        ("(1 if false)|length", 0), ("(1 if false)|list", ()), ("'x' in (1 if false)", False),
        ("count(1 if false)", 0), ("(1 if false) == (2 if false)", True),
        ("none|default('x')", None), ("none|default('x', true)", "x"), ("0|default(1)", 0),
        ("nobody|default('x')", "x"), ("''|d('x', boolean=true)", "x"),
        ("'4.7'|int", 4), ("'x'|int", 0), ("'x'|int(-1)", -1), ("none|int(3)", 3), ("4.9|int", 4),
        ("1234.5678|round(2)", 1234.57), ("1250|round(-2)", 1200), ("2.5|round", 2),
        ("1.5|round(12)", 1.5), ("1250|round(-12)", 0), ("'xa'|trim('x' * 100)", "a"),
        ("2.01|round(1, 'ceil')", 2.1), ("2.09|round(1, method='floor')", 2),
        ("-3|abs", 3), ("'aXbX'|replace('X', 'yy', 1)", "ayybX"), ("'aa'|replace('a', '')", ""),
        ("'aXbX'|replace('X', 'y', -1)", "ayby"), ("'aXb'|replace('X', 'y', 0)", "aXb"),
        ("['b', 'A']|sort", ("A", "b")), ("['b', 'A', 'a']|sort(case_sensitive=true)",
                                          ("A", "a", "b")),
        ("['B', 'a']|sort", ("a", "B")), ("['B', 'a']|sort(true)", ("B", "a")),
        ("['B', 'a']|min", "a"), ("['B', 'a']|min(true)", "B"),
        ("[1, 3, 2]|sort(reverse=true)", (3, 2, 1)), ("['b', 'A']|min", "A"),
        ("['b', 'C']|max(case_sensitive=true)", "b"), ("['b', 'C']|max", "C"),
        ("1|plural", ""), ("2|plural", "s"), ("2.0|plural('ox', 'oxen')", "oxen"),
        ("7|number", "seven"), ("'a-b (c'|title", "A-B (C"), ("'xaxx'|trim('x')", "a"),
        ("[1, 'a', none]|join('-')", "1-a-None"), ("{'a': 1}|length", 1),
        ("{'b': 1, 'a': 2}|list", ("b", "a")), ("3 is odd", True), ("-1 is odd", True),
        ("2 is even", True), ("3 is even", False), ("1.0 is odd", True), ("'a' is string", True),
        ("1 is string", False), ("true is number", True), ("'1' is number", False),
        ("none is none", True), ("0 is none", False), ("nobody is undefined", True),
        ("1 is undefined", False), ("2 is in([1, 2])", True), ("3 is in([1, 2])", False),
        ("9 is divisibleby(num=3)", True), ("2 ** 10", 1024), ("2 ** -1", 0.5), ("7 // 2", 3),
        ("-7 // 2", -4), ("7 % 3", 1), ("7 / 2", 3.5), ("8 / 2", 4), ("'ab' * 0", ""),
        ("'ab' * -1", ""), ("[1] + [2]", (1, 2)), ("(1, 2) < (1, 3)", True),
        ("[2] > [1, 5]", True), ("1 != 2", True), ("'a' != 'a'", False),
        ("'b' not in 'abc'", False),
        ("5 in range(3)", False), ("2 in range(3)", True), ("'a' in {'a': 1}", True),
        ("[1] == [1]", True), ("[1] == [2]", False), ("[1] != [2]", True), ("none == none", True),
        ("1.5 == 1.5", True), ("{'a': 1} == {'a': 1}", True), ("'é' * 200 == 'é' * 200", True),
        ("'abc'[1]", "b"), ("[1, 2][-1]", 2), ("{'a': 5}['a']", 5), ("{'a': 5}.a", 5),
    ],
)  # fmt: skip
def test_what_signs_and_filters_come_to(source: str, found: object) -> None:
    made = value(source)
    assert (made, type(made)) == (found, type(found))


@pytest.mark.parametrize(
    ("source", "told"),
    [
        ("{{ 2.0 }} {{ 2.5 }} {{ true }} {{ none }}", "2 2.5 True None"),
        ("{{ [1, 'a'] }} {{ (1,) }} {{ {'a': 1} }} {{ range(2) }}",
         "[1, 'a'] (1,) {'a': 1} range(0, 2)"),
        ("<{{ 'x' if false }}>", "<>"),
        ("{{ 'a' ~ 1 ~ none }}", "a1None"),
        ("{% for x in 'abc' %}{{ x }}{{ loop.index }}{{ loop.index0 }}{{ loop.length }}"
         "{{ ' first' if loop.first }}{{ ' last' if loop.last }};{% endfor %}",
         "a103 first;b213;c323 last;"),
        ("{% if 1 > 2 %}a{% elif 2 > 1 %}b{% else %}c{% endif %}", "b"),
        ("{% if 1 > 2 %}a{% elif 2 > 3 %}b{% else %}c{% endif %}", "c"),
        ("<{% if 1 > 2 %}a{% elif 2 > 3 %}b{% endif %}>", "<>"),
    ],
)  # fmt: skip
def test_values_are_shown_as_jinja_shows_them(source: str, told: str) -> None:
    assert shown(source) == told


def test_a_text_has_its_own_share_of_the_work_of_a_turn() -> None:
    loop = "{% for i in range(9999) %}{% for j in range(99) %}{% endfor %}{% endfor %}"
    with pytest.raises(ProseError, match="this is too much work for one text; is a loop too long"):
        shown(loop)
    run = Run(TICKS)
    assert (run.left, run.floor) == (TICKS, 0)
    assert Run(TICKS + 5).floor == 5
    with pytest.raises(ProseError, match=f"this loop makes more than {SIZE:,} characters"):
        shown("{% for i in range(200) %}{{ x }}{% endfor %}", x="y" * 600)
    assert len(shown("{{ x }}", x="y" * SIZE)) == SIZE
    with pytest.raises(ProseError, match=f"this text comes to more than {SIZE:,} characters"):
        shown("{{ x }}{{ x }}", x="y" * (SIZE // 2 + 1))
    deep: Any = ()
    for _ in range(99):
        deep = (deep,)
    weigh(deep, Run(), AT)
    with pytest.raises(ProseError, match="lists are nested more than 100 deep"):
        weigh((deep,), Run(), AT)


def test_what_is_missing_may_only_be_asked_about() -> None:
    missing, empty = Undefined(AT, "unknown name 'x'", "x", ("xx", 1)), blank(AT, "no else")

    assert str(missing.error().problem.message) == "unknown name 'x'; did you mean 'xx'?"
    for use in (bool, hash, lambda one: one == 1):
        with pytest.raises(ProseError, match="unknown name 'x'"):
            use(missing)
    assert (bool(empty), empty == blank(AT, "other"), empty == "") == (False, True, False)
    assert hash(empty) == hash(blank(AT, "other"))
    assert text(empty, Run(), AT) == ""
    values = (True, 1, 1.5, "a", None, {}, [], (), range(1), set(), missing)
    assert [kind(one) for one in values] == [
        "true or false", "a number", "a number", "text", "none", "a mapping", "a list", "a list",
        "a list", "a set", "a value of no use in prose",
    ]  # fmt: skip
    assert fault(AT, "prose-type", "a\x07b").problem.message == "a\ufffdb"


def test_what_would_steer_a_terminal_is_taken_out() -> None:
    assert cleaned("a\tb\nc\u2028d\u2029e") == "a\tb\nc\nd\ne"
    assert cleaned("a\x00\x08\x0b\x1f\x7f\x9f\u202a\u202e\u2066\u2069\ud800z") == "az"


def test_every_number_up_to_a_hundred_has_words_of_its_own() -> None:
    words = [in_words(number) for number in range(100)]

    assert " ".join(words[:20]) == (
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
        "fifteen sixteen seventeen eighteen nineteen"
    )
    assert " ".join(words[20::10]) == "twenty thirty forty fifty sixty seventy eighty ninety"
    assert [words[tens + 3] for tens in range(20, 100, 10)] == [
        f"{words[tens]}-three" for tens in range(20, 100, 10)
    ]
    assert in_words(999_999) == (
        "nine hundred and ninety-nine thousand nine hundred and ninety-nine"
    )
    assert in_words(1_000_099) == "one million and ninety-nine"
    assert in_words(5_000_100) == "five million one hundred"


def test_every_five_minutes_are_said() -> None:
    assert [english(17 * 60 + minute) for minute in range(0, 60, 5)] == [
        "five o'clock", "five past five", "ten past five", "a quarter past five",
        "twenty past five", "twenty-five past five", "half past five", "twenty-five to six",
        "twenty to six", "a quarter to six", "ten to six", "five to six",
    ]  # fmt: skip
    assert [german(13 * 60 + minute) for minute in range(0, 60, 5)] == [
        "ein Uhr", "fünf nach eins", "zehn nach eins", "Viertel nach eins", "zwanzig nach eins",
        "fünf vor halb zwei", "halb zwei", "fünf nach halb zwei", "zwanzig vor zwei",
        "Viertel vor zwei", "zehn vor zwei", "fünf vor zwei",
    ]  # fmt: skip
    assert [english(at) for at in (0, 720, 1438, 2, 3, 60 * 12 + 58)] == [
        "midnight", "noon", "midnight", "midnight", "five past twelve", "one o'clock",
    ]  # fmt: skip
    assert [german(at) for at in (0, 720, 1438, 723, 60 * 23 + 30)] == [
        "Mitternacht", "zwölf Uhr", "Mitternacht", "fünf nach zwölf", "halb zwölf",
    ]  # fmt: skip
    assert " ".join(german(60 * hour).removesuffix(" Uhr") for hour in range(1, 12)) == (
        "ein zwei drei vier fünf sechs sieben acht neun zehn elf"
    )


def test_which_of_several_texts_stands_there() -> None:
    cycle, sequence, shuffle = (VARIANTS[name] for name in ("cycle", "sequence", "shuffle"))

    assert [cycle(visit, 3, "") for visit in range(5)] == [0, 1, 2, 0, 1]
    assert [sequence(visit, 3, "") for visit in range(5)] == [0, 1, 2, 2, 2]
    order = [shuffle(visit, 4, "salt") for visit in range(40)]
    assert all(sorted(order[at : at + 4]) == [0, 1, 2, 3] for at in range(0, 40, 4))
    assert all(one != other for one, other in pairwise(order))
    assert len({tuple(order[at : at + 4]) for at in range(0, 40, 4)}) > 2
    pair = [shuffle(visit, 2, "salt") for visit in range(8)]
    assert pair == pair[:2] * 4
    assert sorted(pair[:2]) == [0, 1]
    assert shown("{{ cycle('a', 'b') }}") == "a"  # before the first scene
    assert [shown("{{ sequence('a', 'b') }}", visits=visits) for visits in (0, 1, 2, 3)] == [
        "a", "a", "b", "b",
    ]  # fmt: skip


class Lost(dict[str, Any]):
    """A game whose names can't be asked for."""

    def __getitem__(self, name: str) -> Any:
        raise ValueError(f"{name} is lost")

    get = __getitem__


def test_what_no_check_foresaw_is_told_of_the_text_as_a_whole() -> None:
    for one in (LANGUAGE.prose("See {{ x }}.", HERE), LANGUAGE.expression("1 + x", HERE)):
        with pytest.raises(ProseError) as told:
            one.render(Lost()) if isinstance(one, Prose) else one.value(Lost())
        assert str(told.value) == (
            "tale.yaml:3:5: this can't be worked out: x is lost [prose-type]"
        )


def test_an_expression_too_takes_of_the_work_that_is_left_of_a_turn() -> None:
    """What it costs itself may be one step more than is left."""
    one = LANGUAGE.expression("x + 1", HERE)
    LANGUAGE.refresh()
    one.value({"x": 1})
    cost = LANGUAGE.spent()
    LANGUAGE.run.left = cost
    assert one.value({"x": 1}) == 2
    LANGUAGE.run.left = cost - 1
    with pytest.raises(ProseError, match="this turn takes too much work"):
        one.value({"x": 1})


def test_macros_that_can_not_be_read_are_told_and_none_is_there() -> None:
    broken = Language("{% macro m(", Mark("macros.j2", 1, 1))
    assert [one.code for one in broken.problems()] == ["prose-syntax"]
    assert broken.macros() == {}
    assert broken.problems()[0].mark.file == "macros.j2"

    stray = Language("Hm.\n{% macro m(x) %}{{ x }}{{ y }}{% endmacro %}", Mark("macros.j2", 1, 1))
    assert [(one.code, one.mark.line) for one in stray.problems()] == [("macros-stray", 1)]
    assert [(one.code, one.mark.line) for one in stray.problems(())] == [
        ("macros-stray", 1), ("name-unknown", 2),
    ]  # fmt: skip
    assert list(stray.asked()) == [("y", "", Mark("macros.j2", 2, 27))]


def test_macros_are_read_again_for_whoever_counts_their_branches() -> None:
    language = Language("{% macro m(x) %}{% if x %}a{% endif %}{% endmacro %}", HERE)
    text = "{{ m(1) }}"
    assert language.prose(text, HERE).render({}) == "a"
    assert [fork.word for fork in language.forks()] == ["if"]
    hits = Hits()

    language.count(hits)

    assert language.prose(text, HERE).render({}) == "a"
    assert sum(hits.values()) == 1


def test_macros_whose_reading_was_broken_off_are_read_when_they_are_next_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    language = Language("{% macro m() %}a{% endmacro %}", HERE)

    def broken_off(place: Place) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(type(language.trees), "prose", lambda trees, place: broken_off(place))
        with pytest.raises(KeyboardInterrupt):
            language.macros()

    assert [*language.macros()] == ["m"]


def test_a_text_is_parsed_and_compiled_once(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed, anew = [], syntax._parsed_anew
    monkeypatch.setattr(
        syntax, "_parsed_anew", lambda place, state: parsed.append(place) or anew(place, state)
    )
    language = Language()
    for _ in range(3):
        assert language.expression("x + 12321", HERE).value({"x": 1}) == 12322
        assert language.prose("{{ x + 12321 }}", HERE).render({"x": 1}) == "12322"
    assert len(parsed) == 2

    for one in (language.expression("x + 1", HERE), language.prose("{{ x }}", HERE)):
        prepared, prepare = [], type(one)._prepare
        with monkeypatch.context() as patch:
            patch.setattr(
                type(one), "_prepare", lambda it, do=prepare, to=prepared: to.append(it) or do(it)
            )
            for _ in range(3):
                one.render({"x": 1}) if isinstance(one, Prose) else one.value({"x": 1})
        assert prepared == [one]


OPEN, NAME, SIGN, END = "block_begin", "name", "operator", "block_end"
IF, ENDIF = [(OPEN, "{%"), (NAME, "if"), (END, "%}")], [(OPEN, "{%"), (NAME, "endif"), (END, "%}")]
SET = [(OPEN, "{%"), (NAME, "set"), (NAME, "x")]
ONE = ("integer", "1")


def guarded(tokens: list[tuple[str, str]]) -> list[str]:
    """Return the complaints about tokens."""
    guard = syntax._Guard()
    return [told for one in tokens if (told := guard.complaint(*one))]


@pytest.mark.parametrize(
    "deeper",
    [
        [(SIGN, "(")], [(SIGN, "[")], [(SIGN, "{")], [(SIGN, "-")], [(SIGN, "+")],
        [(NAME, "not")], [(NAME, "else")], IF, [*SET, (END, "%}")],
    ],
    ids=str,
)  # fmt: skip
def test_so_deep_may_what_is_nested_be(deeper: list[tuple[str, str]]) -> None:
    assert guarded(deeper * syntax.NESTING) == []
    told = guarded(deeper * (syntax.NESTING + 1))
    assert {*told} == {f"nested too deeply; {syntax.NESTING} levels are the most"}


@pytest.mark.parametrize(
    "once",
    [
        [(SIGN, "("), (SIGN, ")")], [(SIGN, "-"), ONE], [(SIGN, "-"), (SIGN, "*")],
        [(NAME, "not"), (NAME, "x")], [(NAME, "else"), ("variable_begin", "{{")],
        [(NAME, "else"), (OPEN, "{%")], [*IF, *ENDIF],
        [*SET, (SIGN, "="), ONE, (END, "%}")], [(OPEN, "{%"), (NAME, "include"), (END, "%}")],
        [("variable_begin", "{{"), (NAME, "if")], [*SET, (OPEN, "{%"), (NAME, "x"), (END, "%}")],
    ],
    ids=str,
)  # fmt: skip
def test_what_is_closed_is_nested_no_more(once: list[tuple[str, str]]) -> None:
    assert guarded(once * (syntax.NESTING + 1)) == []


def test_an_equals_sign_in_brackets_sets_nothing() -> None:
    sets = [*SET, (SIGN, "|"), (SIGN, "("), (SIGN, "="), (SIGN, ")"), (END, "%}")]

    assert guarded(sets * syntax.NESTING) == []
    assert len(guarded(sets * (syntax.NESTING + 1))) == 1


def test_words_and_signs_alone_are_counted() -> None:
    assert guarded([ONE, ("data", "fog"), ("whitespace", " ")] * TOKENS) == []
    assert guarded([ONE] * (TOKENS + 1)) == [
        f"too much markup in one text; {TOKENS:,} words and signs are the most"
    ]
    assert guarded([("integer", "1" * 40), ("float", "1" * 40), ("string", "1" * 41)]) == []
    assert (
        guarded([("integer", "1" * 41), ("float", "1" * 41)])
        == ["this number has too many digits"] * 2
    )


def test_a_long_sum_of_numbers_is_not_tried_out_before_a_game() -> None:
    def problems(parts: int) -> list[str]:
        source = "+".join(["1"] * parts) + f"+{10**12}"
        return [one.message for one in LANGUAGE.expression(source, HERE).problems(())]

    assert problems(20) == [LARGE]
    assert problems(60) == []


def test_what_is_too_deep_for_us_is_told() -> None:
    def told(parts: int) -> list[str]:
        source = "+".join(["x"] * parts)
        return [one.message for one in LANGUAGE.expression(source, HERE).problems(("x",))]

    assert told(DEPTH) == []
    assert {*told(DEPTH + 1)} == {f"more than {DEPTH} steps deep; use 'set'"}


def test_the_package_gives_what_it_names() -> None:
    assert all(hasattr(prose, name) for name in prose.__all__)
