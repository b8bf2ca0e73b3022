"""YAML with its places, and values of every kind of field made from it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo import source
from solo.budget import PER_NODE, Budget
from solo.errors import Mark, Problem, SoloError
from solo.facts import Checked, Usually, Within
from solo.shapes import authored_fields
from solo.source import Node, decode, decode_authored, decode_words, parse


def read(text: str) -> Node:
    problems: list[Problem] = []
    root = parse(text.encode(), "a.yaml", problems).root
    assert problems == []
    assert root is not None
    return root


def problems_of(text: str | bytes) -> list[str]:
    problems: list[Problem] = []
    parse(text if isinstance(text, bytes) else text.encode(), "a.yaml", problems)
    return [f"{p.mark.line}:{p.mark.column} {p.code}" for p in problems]


def entry(node: Node, *path: str | int) -> Node:
    for step in path:
        value: Any = node.value
        node = value[step]
    return node


def at(mark: Mark) -> tuple[int, int]:
    return mark.line, mark.column


# Reading


def test_every_scalar_is_the_text_that_it_is() -> None:
    root = read("a: no\nb: 1.10\nc: 0x1F\nd: 2024-01-01\ne: ~\nf:\n")

    texts = [item.value for item in root.value.values()]  # type: ignore[union-attr]
    assert texts == ["no", "1.10", "0x1F", "2024-01-01", "~", ""]


def test_nodes_keep_their_place_and_their_keys() -> None:
    root = read("a:\n  - one\n  - {b: two, ü: three}\n")

    assert at(entry(root, "a", 0).mark) == (2, 5)
    assert at(entry(root, "a", 1, "ü").mark) == (3, 17)
    assert at(entry(root, "a", 1, "ü").key_mark) == (3, 14)


def test_a_blocks_place_is_that_of_its_words() -> None:
    node = entry(read("a: |\n\n    one\n    two\n"), "a")

    assert at(node.mark) == (3, 5)
    mark, indent = node.text_place
    assert (at(mark), indent) == ((1, 5), 4)


def test_a_quoted_texts_words_begin_within_the_quotes() -> None:
    node = entry(read("a: 'one'"), "a")

    assert (at(node.mark), at(node.text_place[0]), node.quoted) == ((1, 4), (1, 5), True)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a: &x 1", ["1:4 yaml-alias"]),
        ("a: &x [1]\nb: *x", ["1:4 yaml-alias", "2:4 yaml-alias"]),
        ("*x : 1", ["1:1 yaml-alias"]),
        ("a: !!str 1", ["1:4 yaml-tag"]),
        ("a: ! 1", ["1:4 yaml-tag"]),
        ("!!map {a: 1}", ["1:1 yaml-tag"]),
        ("a: 1\n---\nb: 2", ["2:1 yaml-documents"]),
        ("a: 1\nb: 2\na: 3\nb: {c: 1, c: 2}",
         ["3:1 key-duplicate", "4:1 key-duplicate", "4:11 key-duplicate"]),
        ("[a]: 1\n? {b: c}\n: {d: e}\nf: g", ["1:1 key-wrong", "2:3 key-wrong"]),
        ("a: {{ b }}", ["1:5 key-wrong"]),
        ("a: b: c", ["1:5 yaml-syntax"]),
        ("a: 'b", ["1:4 yaml-syntax"]),
        ("a: [b", ["1:4 yaml-syntax"]),
        ("\ta: b", ["1:1 yaml-syntax"]),
        ("a: \x07b", ["1:4 text-control"]),
        ('a: "b\\x07"\nc: "\\u202e\\e"',
         ["1:4 text-control", "2:4 text-control", "2:4 text-control"]),
        ("a: b\u2028c", ["1:5 text-control"]),
        (b"ab: \xff", ["1:5 file-encoding"]),
        (b"\xff\xfea\x00", ["1:1 file-encoding"]),
        ("a: " + "x" * 100_001, ["1:4 text-long"]),
        ("[" * 51 + "]" * 51, ["1:51 yaml-deep"]),
    ],
)  # fmt: skip
def test_what_is_refused_is_refused_at_its_place(text: str | bytes, expected: list[str]) -> None:
    assert problems_of(text) == expected


def test_a_mark_of_byte_order_is_passed_over() -> None:
    assert list(read("\ufeffa: 1").value) == ["a"]  # type: ignore[arg-type]


def test_an_empty_file_has_no_root() -> None:
    assert parse(b"# nothing\n", "a.yaml", []).root is None


def test_no_more_nodes_are_read_than_there_is_room_for() -> None:
    problems: list[Problem] = []

    parsed = parse(b"[1, 2, 3]", "a.yaml", problems, Budget(2 * PER_NODE))

    assert parsed.root is None
    assert [p.code for p in problems] == ["adventure-large"]


def test_without_the_c_parser_it_reads_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    import yaml

    text = "a: [1, {b: 'c'}]\nd: |\n  e\n  f\n"
    quick = read(text)
    monkeypatch.delattr(yaml, "cyaml")

    assert shape(read(text)) == shape(quick)


def shape(node: Node) -> Any:
    value: Any = node.value
    if isinstance(value, list):
        return [shape(item) for item in value], node.at
    if isinstance(value, dict):
        return {key: (shape(item), item.key_at) for key, item in value.items()}, node.at
    return value, node.at


@given(st.text(max_size=60))
def test_no_text_breaks_the_reader(text: str) -> None:
    """Whatever a file holds, it comes to nodes or to problems."""
    problems: list[Problem] = []
    data = text.encode("utf-8", "surrogatepass")

    root = parse(data, "a.yaml", problems).root

    assert root is None or isinstance(root, Node)


@given(st.text("[]{}:,-?&*!|>'\"%@`#\n a0", max_size=40))
def test_no_punctuation_breaks_the_reader(text: str) -> None:
    parse(text.encode(), "a.yaml", [])


# Decoding


class Size:
    def __init__(self, number: int) -> None:
        self.number = number

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Size) and other.number == self.number

    def __hash__(self) -> int:
        return self.number

    @classmethod
    def parse(cls, text: str) -> "Size":
        if text not in ("small", "large"):
            raise ValueError(f"unknown size '{text}'; sizes are small, large")
        return cls(len(text))


@dataclass(frozen=True, slots=True, kw_only=True)
class Inner:
    name: str
    more: int = 0
    shorthand = "name"


@dataclass(frozen=True, slots=True, kw_only=True)
class Goal:
    successes: int
    failures: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Outer:
    count: int
    name: str = ""
    flag: bool = False
    size: Size | None = None
    tags: tuple[str, ...] = ()
    pair: tuple[int, str] | None = None
    words: frozenset[str] = frozenset()
    ranks: Mapping[str, Size] = field(default_factory=dict)
    kind: Literal["one", "two"] = "one"
    either: str | int = ""
    inner: Inner | None = None
    goal: int | Goal = 0
    share: float = 0.0
    secret: int = field(default=0, metadata={"authored": False})

    def __post_init__(self) -> None:
        if self.count < 0:
            raise ValueError("count: less than nothing")


def outer(text: str) -> tuple[Outer | None, list[str]]:
    problems: list[Problem] = []
    value = decode(read(text), Outer, problems)
    return value, [f"{p.mark.line}:{p.mark.column} {p.message} [{p.code}]" for p in problems]


def test_every_kind_of_field_is_read() -> None:
    value, problems = outer(
        "{count: -0, name: no, flag: true, size: small, tags: [a, b], pair: [1, x], words: [w, w],"
        " ranks: {a: large}, kind: two, either: 12, inner: {name: n, more: 3},"
        " goal: {successes: 1, failures: 2}, share: 0.5}"
    )

    assert problems == []
    assert value == Outer(
        count=0,
        name="no",
        flag=True,
        size=Size(5),
        tags=("a", "b"),
        pair=(1, "x"),
        words=frozenset("w"),
        ranks={"a": Size(5)},
        kind="two",
        either=12,
        inner=Inner(name="n", more=3),
        goal=Goal(successes=1, failures=2),
        share=0.5,
    )


def test_short_forms_are_read() -> None:
    value, _ = outer("{count: 1, tags: a, inner: n, either: x, goal: 7, size: }")

    assert value == Outer(count=1, tags=("a",), inner=Inner(name="n"), either="x", goal=7)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("{}", ["1:1 'count' is missing: a whole number [key-missing]"]),
        ("{count: x}", ["1:9 expected a whole number, found 'x' [type-wrong]"]),
        ("{count: [1]}", ["1:9 expected a whole number, found a list [type-wrong]"]),
        ("{count: }", ["1:9 expected a whole number, found nothing [type-wrong]"]),
        ("{count: -1}", ["1:9 count: less than nothing [value-wrong]"]),
        ("{count: 1, secret: 2}", ["1:12 unknown key 'secret'; known are count, name, flag, size, "
         "tags, pair, words, ranks, kind, either, inner, goal, share [key-unknown]"]),
        ("{count: 1, nme: x}", ["1:12 unknown key 'nme'; did you mean 'name'? [key-unknown]"]),
        ("{count: 1, flag: yes}",
         ["1:18 expected true or false, found 'yes'; write true [type-wrong]"]),
        ("{count: 1, size: big}",
         ["1:18 unknown size 'big'; sizes are small, large [value-wrong]"]),
        ("{count: 1, pair: [1]}", ["1:18 expected a list of 2, found 1 [type-wrong]"]),
        (
            "{count: 1, ranks: [a]}",
            [
                "1:19 expected a mapping, found a list; write a key and a colon before each, such "
                "as {name: …} [type-wrong]"
            ],
        ),
        ("{count: 1, kind: tow}", ["1:18 unknown word 'tow'; did you mean 'two'? [value-wrong]"]),
        ("{count: 1, inner: {}}", ["1:19 'name' is missing: text [key-missing]"]),
        ("{count: 1, goal: x}",
         ["1:18 expected a whole number or a mapping of successes, failures, "
         "found 'x' [type-wrong]"]),
        ("{count: 1, share: x}", ["1:19 expected a number, found 'x' [type-wrong]"]),
        ("[1]", ["1:1 expected a mapping of count, name, flag, size, tags, pair, words, ranks, "
         "kind, either, inner, goal, share, found a list [type-wrong]"]),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_told_with_its_cure(text: str, expected: list[str]) -> None:
    assert outer(text) == (None, expected)


def test_all_problems_are_told_together() -> None:
    _, problems = outer("{count: x, flag: y, inner: {more: z}, size: big, what: 1}")

    assert len(problems) == 6


def test_a_number_beyond_sense_is_refused() -> None:
    _, problems = outer("{count: " + "9" * 5000 + "}")

    assert "[value-wrong]" in problems[0]


def test_whole_numbers_may_be_expressions_where_the_game_knows_them() -> None:
    problems: list[Problem] = []
    node = read("{count: 10 * failures, name: n, inner: {name: x, more: y}}")

    value, fields = decode_authored(node, Outer, problems, lambda item: item.value)

    assert value is None
    assert fields == {"count": "10 * failures"}
    assert [p.code for p in problems] == ["type-wrong"]


def test_an_expression_stands_in_as_some_number() -> None:
    value, fields = decode_authored(read("{count: 1 + n}"), Outer, [], lambda item: item.text_place)

    assert value == Outer(count=1)
    assert fields == {"count": (Mark("a.yaml", 1, 9), None)}


@dataclass(frozen=True, kw_only=True)
class Priced:
    cost: int | Literal["auto"] = 0
    count: int = 0


def test_a_word_that_a_number_may_also_be_is_no_expression() -> None:
    """A hazard's `doom_cost: auto` was read as the name of a variable."""
    node = read("{cost: auto, count: 1 + n}")
    value, fields = decode_authored(node, Priced, [], lambda item: item.value)
    assert (value, fields) == (Priced(cost="auto", count=1), {"count": "1 + n"})

    _, fields = decode_authored(read("{cost: price}"), Priced, [], lambda item: item.value)
    assert fields == {"cost": "price"}


@dataclass(frozen=True, kw_only=True)
class Rated(Checked):
    cost: Annotated[int, Within(5, 9)] = 5
    count: Annotated[int, Usually(0, 3)] = 0


@pytest.mark.parametrize("cost", ["7", "price"])  # of which the first specimen is refused
def test_a_number_that_is_hardly_meant_is_told_beside_an_expression(cost: str) -> None:
    problems: list[Problem] = []
    value, _ = decode_authored(
        read(f"{{cost: {cost}, count: 4}}"), Rated, problems, lambda item: item.value
    )

    assert value is not None
    assert [one.code for one in problems] == ["value-odd"]


def test_words_of_a_command_line_are_read() -> None:
    value = decode_words(
        {"count": "3", "tags": "a, b", "inner.name": "n", "inner.more": "2"}, Outer
    )

    assert value == Outer(count=3, tags=("a", "b"), inner=Inner(name="n", more=2))


def test_words_that_do_not_fit_give_every_reason() -> None:
    with pytest.raises(SoloError) as caught:
        decode_words({"count": "x", "flg": "true"}, Outer)

    assert str(caught.value).splitlines() == [
        "count: expected a whole number, found 'x'",
        "unknown key 'flg'; did you mean 'flag'?",
    ]


def test_words_given_as_a_whole_and_in_part_are_refused() -> None:
    with pytest.raises(SoloError, match="given as a whole too"):
        decode_words({"count": "1", "inner": "n", "inner.more": "2"}, Outer)


def test_fields_come_in_the_order_of_who_declares_them() -> None:
    @dataclass(frozen=True)
    class Base:
        first: int = 0
        second: int = 0

    @dataclass(frozen=True)
    class Kind(Base):
        third: int = 0
        second: int = 1

    assert [one.name for one in authored_fields(Kind)] == ["second", "third", "first"]


def test_every_number_out_of_its_range_is_told_of_at_its_place() -> None:
    @dataclass(frozen=True)
    class Band(Checked):
        count: Annotated[int, Within(1, 12)] = 1
        rank: Annotated[int, Within(0, 6)] = 0

    problems: list[Problem] = []

    assert decode(read("{count: 13, rank: 7}"), Band, problems) is None
    assert [(one.mark.column, one.message) for one in problems] == [
        (9, "count: 1 to 12, not 13"),
        (19, "rank: 0 to 6, not 7"),
    ]


def test_a_kind_that_no_author_can_write_is_a_programmers_mistake() -> None:
    with pytest.raises(TypeError, match="no author can write"):
        source.decoder(complex)


def test_messages_show_an_authors_text_short_and_plain() -> None:
    assert source.shown("a\n  b\x1b[31m") == "a b?[31m"
    assert source.shown("x" * 99) == "x" * 59 + "…"


@dataclass(frozen=True, kw_only=True)
class Manner:
    """A value whose word may be `none`."""

    name: Literal["usual", "none"] = "usual"

    shorthand = "name"


@dataclass(frozen=True, kw_only=True)
class Held:
    manner: Manner | None = None


@pytest.mark.parametrize(
    ("text", "expected"),
    [("none", Manner(name="none")), ("usual", Manner()), ("null", None), ("", None)],
)
def test_a_kinds_own_none_is_more_than_nothing(text: str, expected: Manner | None) -> None:
    problems: list[Problem] = []
    held = decode(read(f"manner: {text}"), Held, problems)

    assert problems == []
    assert held == Held(manner=expected)
