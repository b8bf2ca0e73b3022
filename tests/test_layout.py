"""Where a word of a text stands in its file, however the text is written."""

import pytest

from solo.errors import Problem
from solo.prose.faults import Place
from solo.source import parse

WRITTEN = {
    "folded": "a: >\n  one\n  two HERE\n",
    "folded, with empty lines and deeper ones": "a: >-\n\n  one\n\n  two\n    deep\n  HERE\n",
    "folded, behind a comment": "a: >  # HERE not\n  one\n  HERE\n",
    "literal": "a: |\n  one\n  two HERE\n",
    "plain over several lines": "a: one\n  two\n  three HERE\n",
    "plain in a list": "a: [{b: one\n  two HERE}, x]\n",
    "quoted over several lines": 'a: "one\n  two\n\n  three HERE"\n',
    "with escapes before it": 'a: "\\"x\\" \\u00e9 \\x41 \\\\ HERE"\n',
    "with a line end that is no space": 'a: "one \\\n  two HERE"\n',
    "with a doubled quote before it": "a: 'it''s HERE'\n",
    "in one line": "a: one HERE\n",
    "in quotes": 'a: "one HERE"\n',
}


@pytest.mark.parametrize("written", WRITTEN.values(), ids=WRITTEN.keys())
def test_a_word_of_a_text_is_found_where_it_is_written(written: str) -> None:
    problems: list[Problem] = []
    node = parse(written.encode(), "a.yaml", problems).root
    while node is not None and not isinstance(node.value, str):
        inner = node.value
        node = next(iter(inner.values())) if isinstance(inner, dict) else inner[0]
    assert node is not None
    text = str(node.value)
    mark, indent = node.text_place

    place = Place(text, mark, indent, indent is not None).mark_at(text.index("HERE"))

    line = written[: written.rindex("HERE")].count("\n") + 1
    column = written.splitlines()[line - 1].index("HERE") + 1
    assert problems == []
    assert (place.line, place.column) == (line, column)
