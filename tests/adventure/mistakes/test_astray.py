"""What authors bring from other tools: keys, and marks in texts that nobody carries out."""

import pytest

from solo.adventure import keys
from solo.adventure.mistakes.astray import AN_END, marks, where_it_belongs

THEIRS = {
    "goto": "divert next target link links to go jump scene",
    "choices": "options option actions",
    "when": "if condition conditions requires",
    "title": "name",
    "text": "description body passage prose label",
    "ending": "end finish",
    "scenes": "nodes rooms passages locations knots",
    "variables": "vars flags state",
    "foes": "enemies monsters opponents",
    "enter": "on_enter on-enter entry",
    "check": "roll test skill_check",
    "outcomes": "results result",
    "gain": "item get pickup add_item",
    "give": "item get pickup add_item",
    "take": "start begin accept",
    "complete": "end finish done finished completed success won",
    "fail": "failed failure lost abandon",
    "refuse": "decline reject",
    "glory": "reward rewards",
    "join": "companion recruit add_companion",
    "time": "minutes duration takes",
    "return": "back go_back",
    "kind": "type",
    "companions": "allies followers npcs",
    "at": "hour hours",
    "hurt": "hit wounded damaged injured",
    "out": "killed dead dies defeated down",
}


PRICES = ("cost", "costs", "price", "pay", "pays")
PAID = "write what is paid as an effect"
COUNTED = "set: {coins: coins - 1} of a variable of yours"
GOLD = COUNTED.replace("coins", "gold")
HEROES = "; ready-made heroes are named so: hero: {pregenerated: [heroes/*.yaml]}"


@pytest.mark.parametrize("ours", THEIRS)
def test_a_key_of_other_tools_is_told_in_ours(ours: str) -> None:
    for word in THEIRS[ours].split():
        assert where_it_belongs(word, (ours,)) == f"; write '{ours}'"
        assert where_it_belongs(word.upper(), (ours,)) == f"; write '{ours}'"
        assert "write" not in where_it_belongs(word, ())


@pytest.mark.parametrize(
    ("key", "known", "told"),
    [
        ("frobnicate", keys.SCENE, ""),
        ("endings", ("scenes",), f"; {AN_END}"),
        ("Endings", ("scenes",), f"; {AN_END}"),
        ("endings", ("ending",), ""),
        *(
            (
                word,
                keys.CHOICE | keys.OUTCOME,
                "; what is done stands here by itself, beside the text, such as set: {…}",
            )
            for word in ("effects", "effect", "do", "action", "then_do")
        ),
        ("effects", ("text",), ""),
        *((word, ("set", "coins"), f"; {PAID}: coins; or {COUNTED}") for word in PRICES),
        ("Price", ("set", "ap", "luck"), f"; {PAID}: ap; or {COUNTED}"),
        ("cost", ("set", "luck"), f"; {PAID}: luck; or {COUNTED}"),
        ("pay", ("set",), f"; write {COUNTED}"),
        ("cost", ("coins",), ""),
        ("gold", ("set", "coins", "treasure"), f"; {PAID}: coins; or {GOLD}"),
        ("gold", ("set", "treasure"), f"; {PAID}: treasure; or {GOLD}"),
        ("gold", ("set", "ap"), f"; write {GOLD}, for these rules have no money"),
        ("gold", ("set",), f"; write {GOLD}, for these rules have no money"),
        ("pickup", ("set", "take", "drop"), "; write 'take'"),
        ("pickup", ("set", "take"), ""),
        ("pickup", ("drop",), ""),
        ("unless", ("when",), "; write 'when' with a 'not' before what is asked: when: not …"),
        ("unless", ("text",), ""),
        ("heroes", ("include",), HEROES),
        ("pcs", ("include", "scenes"), HEROES),
        ("players", ("text",), ""),
        ("else", ("cases",), "; a last case is {when: else, text: …}"),
        ("else", ("text",), ""),
        ("set", keys.SCENE, "; in a scene it stands under 'enter': enter: {set: {…}}"),
        ("set", ("text",), "; it belongs to an outcome or a choice"),
        (
            "then",
            keys.SCENE,
            "; it belongs to a choice: what is told when that is taken; here it is 'text'",
        ),
        ("then", ("set",), "; it belongs to a choice"),
        ("at", ("text",), "; it belongs to an event"),
        ("after", ("text",), "; it belongs to an event"),
        ("barred", ("text",), "; it belongs to a choice"),
        ("about", ("text",), "; it belongs to a question"),
        ("pool", ("text",), "; it belongs to a scene"),
        ("once", ("goto",), "; it belongs to a choice"),
        ("goto", ("text",), "; it belongs to a scene, a choice or an outcome"),
        ("title", ("text",), "; it belongs to a scene, or to the header"),
        ("include", ("text",), "; it belongs to the header, at the top of adventure.yaml"),
        ("foes", ("text",), "; it belongs to the margin of a file, as a section of its own"),
    ],
)
def test_a_key_in_the_wrong_place_is_told_where_it_belongs(
    key: str, known: tuple[str, ...], told: str
) -> None:
    assert where_it_belongs(key, known) == told


ASIS = " is shown as it stands; "
LINK = ASIS + "a link is a choice of the scene: {text: …, goto: …}"
WAY = ASIS + "a way is a key of its own: goto: …"
OTHERS = ASIS + "write {% if … %}…{% else %}…{% endif %}, or draw from a table"
WEB = ASIS + "a way is a choice: {text: …, goto: …}, and texts have no links"
HTML = ASIS + "an empty line begins a paragraph, and *so* is emphasis, **so** is strong"
NOTE = ASIS + "write the text, or a comment: {# … #}"
CODE = ASIS + "*{}* is emphasis, **so** is strong"
RULE = ASIS + "an empty line begins a paragraph"
ESCAPE = ASIS[:-2] + ", for this text is not in double quotes; write text: | and the lines below it"
EMPHASIS = ASIS + "*so* is emphasis, **so** is strong"
CITED = ASIS + "write what is quoted in quotation marks, or *so*"
TABLE = "the lines of a table run together here; write a list, a line for each: - so"
HEADING = ASIS + "the heading of a scene is its 'title'"
ALONE = (
    " has no other in this paragraph, so it is shown as it stands; close it: {0}so{0}, or leave it"
    " out"
)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("A plain text; 5 < 6, a & b, 3 -> 4.", []),
        ("so&nbsp;it &amp; &#39; &bogus; is", [(2, "&nbsp;"), (11, "&amp;"), (17, "&#39;")]),
        ("a\n  ## Head\n#no", [(4, "#", HEADING)]),
        ("[here](http://x) [here] (x)", [(0, "[here](http://x)", WEB)]),
        ("a <b>c</b> <br/> <quay> d", [(2, "<b>", HTML), (6, "</b>", HTML), (11, "<br/>", HTML)]),
        ("a <!-- b -->", [(2, "<!--", ASIS + "a comment in a text is {# … #}")]),
        ("TODO: b, FIXME", [(0, "TODO", NOTE), (9, "FIXME", NOTE)]),
        ("Lorem ipsum, TODOS", [(0, "Lorem ipsum", NOTE)]),
        ("a `b` ~~c~~", [(2, "`", CODE.format("b")), (6, "~~", CODE.format("c"))]),
        ("a {{ '`b`' }} `{% c %}`", [(14, "`", CODE.format(" " * 7))]),
        ("a\n ---- \n-- b", [(3, "----", RULE)]),
        (r"End.\nA \t b C:\new", [(4, r"\n", ESCAPE), (8, r"\t", ESCAPE)]),
        ("a [[quay]] b", [(2, "[[quay]]", LINK)]),
        ("-> quay <- quay -> moor -> END", [(0, "-> quay", WAY), (8, "<- quay", WAY),
                                            (24, "-> END", WAY)]),
        ("A board:\n\n| a | b |\n|---|---|\n| c | d |", [(10, "", TABLE)]),
        ("a | b\n--|--\nc | d", [(6, "", TABLE)]),
        ("| a bar alone", []),
        ("a\n  > b\n> c > d", [(4, ">", CITED)]),
        ("a [b]c[/b] [i]d[/b] [sic]", [(2, "[b]c[/b]", EMPHASIS)]),
        ("[[a -> quay]]", [(0, "[[a -> quay]]", LINK)]),
        ("a {b|c} {{ x|y }} {d} {%|%}", [(2, "{b|c}", OTHERS)]),
        ("$gold $tin a$gold", [(0, "$gold", ASIS + "write {{ gold }}")]),
        ("[gold] [tin] %gold% %tin%", [(0, "[gold]", ASIS + "write {{ gold }}"),
                                       (13, "%gold%", ASIS + "write {{ gold }}")]),
        ("*a* **b** _c_ d", []),
        ("so *a b", [(3, "*", ALONE.format("*"))]),
        ("so **a b", [(3, "**", ALONE.format("**"))]),
        ("_a b", [(0, "_", ALONE.format("_"))]),
        ("*a\n\n*b* c*", [(0, "*", ALONE.format("*")), (9, "*", ALONE.format("*"))]),
        ("a {{ 2 * 3 }} {# *a #}{% set a_b = 1 %}", []),
        ("a {{ b {{ *c", [(10, "*", ALONE.format("*"))]),
        ("a {{ b }} {% c *d", [(15, "*", ALONE.format("*"))]),
    ],
)  # fmt: skip
def test_marks_of_other_tools_are_found_where_they_stand(
    text: str, found: list[tuple[int, str, *tuple[str, ...]]]
) -> None:
    told = [(one.start, one.code, one.message) for one in marks(text, {"quay"}, {"gold"})]

    assert told == [
        (
            start,
            "emphasis-open" if ALONE[:12] in "".join(more) else "text-foreign",
            ("the link " if WEB in more else "")
            + (f"'{sign}'" if sign else "")
            + (more[0] if more else ASIS + "write the character itself"),
        )
        for start, sign, *more in found
    ]
