"""Twee 3 as an adventure: links, variables, conditions; the rest is listed and lint is clean."""

from pathlib import Path

import pytest

from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.authoring.importing import parts, twee
from solo.authoring.lint.lint import lint
from solo.engine.chance import Seeded
from solo.engine.commands import Choose
from solo.engine.session import Session
from solo.errors import SoloError
from solo.rules import find
from tests.conftest import HERO, Solo

STORY = Path(__file__).with_name("fog.twee").read_text(encoding="utf-8")


@pytest.fixture
def module(tmp_path: Path) -> Path:
    draft = twee.read(STORY)
    (tmp_path / "adventure.yaml").write_text(parts.written(draft, "fell"), encoding="utf-8")
    return tmp_path


def test_what_is_imported_lints_clean(module: Path) -> None:
    assert [str(problem) for problem in lint(module)] == []


def test_passages_links_and_variables_are_taken_over(module: Path) -> None:
    adventure = load(module)
    quay = adventure.scenes["the-quay"]
    source = {choice.id: choice for choice in quay.choices}

    assert (adventure.title, adventure.start) == ("The Fog", "the-quay")
    assert adventure.variables == {"has_rope": False, "coins": 3}
    assert list(source) == ["take-the-rope", "buy-an-eel", "home"]
    assert source["take-the-rope"].when is not None
    assert source["take-the-rope"].when.source == "(not has_rope)"
    assert adventure.scenes["home"].ending is not None


def test_texts_read_as_they_did(module: Path) -> None:
    adventure = load(module)
    scope = {"coins": 3, "has_rope": False}
    quay, home = adventure.scenes["the-quay"].body.text, adventure.scenes["home"].body.text
    assert quay is not None
    assert home is not None

    assert "3 coins, {{ here }}.\nA rope lies here." in quay.render(scope)
    assert home.render(scope) == "You sit by the fire."
    assert home.render({**scope, "has_rope": True}) == "You hang up the rope."


def test_what_was_left_is_listed() -> None:
    draft = twee.read(STORY)
    parts.written(draft, "fell")
    left = "\n".join(draft.left)

    assert "<<audio>>" in left
    assert "turns() gt 2" in left
    assert "'Missing', which is not there" in left


@pytest.mark.parametrize(
    "text",
    [
        ":: A\n<<if $x>>open", ":: A\n<</if>><<else>>]", ":: A\n[[]] [[->]] [[a->A][$x]]",
        ":: A {% if %}\n{% if x %}{{ y", ":: A\n<<set $true to 1>><<set $é to 2>>$true",
        ":: A\n(if: $x)[(if: $y)[z](else:)[w]", ":: A\n:: A\nsame", ":: A\n\x1b[2J\u202e",
        ":: 1\n$hero $visits", ":: A\n<<set $x to 'it\\'s {% raw %}'>><<print $x>>",
    ],
)  # fmt: skip
def test_hostile_stories_are_adventures_all_the_same(text: str, tmp_path: Path) -> None:
    draft = twee.read(text)
    (tmp_path / "adventure.yaml").write_text(parts.written(draft, "fell"), encoding="utf-8")

    assert load(tmp_path).scenes


@pytest.mark.parametrize(
    "text",
    [
        ":: A\n" + "<<a " + '"' * 50_000, ":: A\n" + "(if: " + '"' * 200_000,
        "::" + " " * 500_000 + "x", ":: A\n" + "/%" * 20_000, ":: A\n" + "[[" * 50_000,
        ":: A\n" + "<<a" * 20_000, ":: A\n" + '<<display "A">>' * 5_000,
    ],
)  # fmt: skip
def test_long_stories_take_no_long_work(text: str) -> None:
    """Each would take ages if a mark without an end were looked for again and again."""
    assert twee.read(text).passages


@pytest.mark.parametrize(
    "text", [":: A\n" + "<<if $x>>" * 5_000, ":: A\n<<if $x>>" + "<<elseif $y>>" * 5_000,
             ":: A\n" * 20_000, ":: A\n" + "".join(f"$v{n} " for n in range(3_000))],
)  # fmt: skip
def test_stories_out_of_all_bounds_are_refused(text: str) -> None:
    with pytest.raises(SoloError, match=r"too many|more than"):
        twee.read(text)


def test_what_is_no_twee_is_told() -> None:
    with pytest.raises(SoloError, match="no Twee"):
        twee.read("Once upon a time")


def test_the_command_makes_a_new_folder(solo: Solo, tmp_path: Path) -> None:
    (tmp_path / "fog.twee").write_text(STORY, encoding="utf-8")

    done = solo("import", "fog.twee", "fog", where=tmp_path)
    again = solo("import", "fog.twee", "fog", where=tmp_path)

    assert "4 scenes" in done.stdout
    assert "<<audio>>" in done.stdout
    assert "Linted: no problems." in done.stdout
    assert done.returncode == 1
    assert solo("lint", "fog", "--strict", where=tmp_path).returncode == 0
    assert again.returncode == 2
    assert "is there already" in again.stderr


def test_what_lint_finds_is_told_with_what_was_left_out(solo: Solo, tmp_path: Path) -> None:
    """Warnings too where they are few; of more than 20 problems the errors alone."""
    doubtful = "(set: $lamp to false)(if: $lamp)[Light.](live: 2s)[x]"
    (tmp_path / "few.twee").write_text(f":: Start\n{doubtful}\n", encoding="utf-8")
    room = ":: Room {0}\n(set: $lamp to false)(if: $lamp)[x]\n[[On->Room {1}]]\n"
    many = "".join(room.format(n, n + 1) for n in range(21))
    (tmp_path / "many.twee").write_text(f"{many}:: Room 21\nx\n", encoding="utf-8")

    few = solo("import", "few.twee", "few", where=tmp_path).stdout
    more = solo("import", "many.twee", "many", where=tmp_path).stdout

    assert "passage 'Start': (live:)" in few
    assert "warning: this never holds, so what stands under it" in few
    assert "1 scene\n" in few
    assert "To see all" not in few
    assert ("this never holds" in more, "To see all: solo lint many" in more) == (False, True)


LINKS = """\
:: Start
<<set $gold to 5>>//Fog// over the ''quay'', see http://x.org.
<<link "Shout" "Hall">><<set $gold += 1>><</link>>
<<button [[Buy|Hall]]>><<set $key to true>>You have it.<</button>>
<<link "Sleep">><<set $gold -= 1>><<goto "Hall">><</link>>
<<switch $gold>><<case 1 2>>Few.<<case "x">>Odd.<<default>>Many.<</switch>>

:: Hall
(set: $n to it + 1)(if: visits > 1)[Again.](link: "More")[(set: $n to 9)Words.] after
<<print $name.length>>
[[Start]] [[End]]

:: End
Over.
"""


def test_what_a_link_does_is_done_when_it_is_taken(tmp_path: Path) -> None:
    """What stands in SugarCube's links and buttons and in Harlowe's hooks of links."""
    draft = twee.read(LINKS)
    (tmp_path / "adventure.yaml").write_text(parts.written(draft, "fell"), encoding="utf-8")

    start, hall, _ = draft.passages

    assert [(link.label, link.target, link.sets, link.then) for link in start.links] == [
        ("Shout", "Hall", {"gold": "gold + (1)"}, ""),
        ("Buy", "Hall", {"key": "true"}, "You have it."),
        ("Sleep", "Hall", {"gold": "gold - (1)"}, ""),
    ]
    assert [(link.label, link.target, link.sets, link.then) for link in hall.links] == [
        ("More", "", {"n": "9"}, "Words."),
        ("Start", "Start", {}, ""),
        ("End", "End", {}, ""),
    ]
    assert (start.sets, hall.sets) == ({"gold": "5"}, {"n": "n + 1"})
    assert draft.left == ["passage 'Hall': '$name.length' (unknown: '.length')"]
    codes = {problem.code for problem in lint(tmp_path)}
    assert codes <= {"variable-unused", "variable-unset", "condition-never"}  # gold is no x


def test_emphasis_and_switches_are_written_as_ours() -> None:
    start = twee.read(LINKS).passages[0]

    assert start.text.startswith("*Fog* over the **quay**, see http://x.org.")
    assert start.text.endswith(
        "{% if gold == 1 or gold == 2 %}Few.{% elif gold == 'x' %}Odd.{% else %}Many.{% endif %}"
    )


def test_links_and_conditions_that_cross_give_whole_texts(tmp_path: Path) -> None:
    """Whatever is never closed, or closed twice, the Jinja of it is right."""
    body = (
        '<<if $a>><<link "x">>One.<</if>>Two.<</link>><<else>>'
        '(link: "m")[Three.(if: $b)[Four. <<switch $a>><<case 1>>Five.<<link "y" "S">>Six.'
    )
    draft = twee.read(f":: Start\n{body}\n:: S\nOver.\n")
    (tmp_path / "adventure.yaml").write_text(parts.written(draft, "fell"), encoding="utf-8")

    assert [problem for problem in lint(tmp_path) if problem.severity == "error"] == []


def test_visits_and_what_begins_a_story_are_read() -> None:
    """Of SugarCube and Harlowe; a passage that is not there was never visited."""
    story = """:: Setup [startup]
(set: $gold to 3)

:: Start
<<if visited() gt 1 and hasVisited("Shop") and visited("Nowhere") is 0>>Again.<</if>>
(if: (visits) > 2)[Often.](else:)[Seldom.]
(unless: $gold > 1)[Poor.]
(link-reveal-goto: "Rest", "Shop")[(set: $gold to it - 1)]

:: PassageHeader
Gold: $gold

:: Shop
|a>[Wares] [[Back->Start]]
"""
    draft = twee.read(story)
    made = parts.written(draft, "fell")

    start = draft.passages[0]
    assert "{% if visits > 1 and (visited['shop'] > 0) and 0 == 0 %}Again." in made
    assert "{% if ( visits ) > 2 %}Often.{% else %}Seldom.{% endif %}" in start.text
    assert "{% if not ( gold > 1 ) %}Poor.{% endif %}" in start.text
    assert [(link.label, link.target, link.sets) for link in start.links] == [
        ("Rest", "Shop", {"gold": "gold - 1"})
    ]
    assert draft.variables == {"gold": 3}
    assert draft.left[:2] == [
        "passage 'PassageHeader': scripts, styles, and what stands around all passages",
        "passage 'Shop': a hook with a name, which stands there as it is written",
    ]


def test_a_story_has_a_hero_who_can_play_it(solo: Solo, tmp_path: Path) -> None:
    (tmp_path / "fog.twee").write_text(":: Start\n[[On->End]]\n\n:: End\nDone.\n", encoding="utf-8")

    made = solo("import", "fog.twee", "fog", "--system", "art", where=tmp_path)
    played = solo("play", "fog", "--new", typed="on\n", where=tmp_path)

    assert made.returncode == 0
    assert "Done." in played.stdout


TWINE_1 = """\
:: Start
A room [sic]. <<display "Note">>
[[Look|Desk]] [[Out|End]] [[Site|https://example.org/x]]

:: Note
A note <<if $lit>>glows<<else>>lies<<endif>> here.

:: Desk
The desk. [[Light the lamp|Lamp]] <<return "Step away">>

:: Lamp
<<set $lit = true>>It burns. <<return>>

:: End
Done.
"""
HARLOWE_HOOKS = """\
:: Start
(set: $lit to false)$lit[It burns.](else:)[Dark, (if: true)[and [cold]<c| here.] Brr.]
(display: "Note")
[[On->End]]

:: Note
A note [sic].

:: End
Done.
"""


def imported(folder: Path, text: str) -> Adventure:
    """Return a story as an adventure."""
    (folder / "ada.yaml").write_text(HERO, encoding="utf-8")
    written = parts.written(twee.read(text), "art", "ada.yaml")
    (folder / "adventure.yaml").write_text(written, encoding="utf-8")
    return load(folder)


def test_passages_that_go_back_are_visited(tmp_path: Path) -> None:
    """<<return>> leads to the passage before, <<display>> shows one within another."""
    story = imported(tmp_path, TWINE_1)
    game = Session(story, find("art"), Seeded("a"))

    assert list(story.scenes) == ["start", "desk", "lamp", "end"]
    for option, scene in (
        ("look", "desk"), ("light-the-lamp", "lamp"), ("back", "desk"), ("step-away", "start"),
        ("out", "end"),
    ):  # fmt: skip
        assert game.do(Choose(option)).accepted
        assert game.state.scene == scene
    assert game.over


def test_a_part_is_shown_where_it_stands_and_an_address_leaves_its_words(tmp_path: Path) -> None:
    text = imported(tmp_path, TWINE_1).scenes["start"].body.text

    assert text is not None
    shown = "A note {% if lit %}glows{% else %}lies{% endif %} here."
    assert " ".join(text.source.split()) == f"A room [sic]. {shown} Site"


def test_brackets_in_a_hook_of_harlowe_end_only_themselves(tmp_path: Path) -> None:
    text = imported(tmp_path, HARLOWE_HOOKS).scenes["start"].body.text

    assert text is not None
    assert text.source.split("\n")[0] == (
        "{% if lit %}It burns.{% else %}Dark, "
        "{% if true %}and [cold]<c| here.{% endif %} Brr.{% endif %}"
    )


WAYS = """\
:: Start
(set: $x to 1)(link: "In")[(go-to: "Hall")] (Link_Go-To: "Yard") (link-goto: "Out", 'Cellar')

:: Hall
(if: $x is 1)[(go-to: "Yard")](else:)[(goto: "Cellar")]
[[Never->Start]]

:: Yard
(GoTo: "Cellar")

:: Cellar
(link: "Try")[You try. (if: $x is 1)[(go-to: "End")]]
<<link "Leave">><<if $x gt 5>><<goto "Yard">><<else>><<goto [[Start]]>><</if>><</link>>

:: End
Over.
"""


def _imported(story: str, folder: Path) -> tuple[Adventure, list[str]]:
    draft = twee.read(story)
    (folder / "adventure.yaml").write_text(parts.written(draft, "fell"), encoding="utf-8")
    return load(folder), draft.left


def _ways(adventure: Adventure, scene: str) -> list[tuple[str, str, str]]:
    choices = adventure.scenes[scene].choices
    return [
        (one.label.source, one.when.source if one.when else "", str(one.body.goto))
        for one in choices
    ]


def test_ways_that_are_taken_at_once_are_read(tmp_path: Path) -> None:
    adventure, left = _imported(WAYS, tmp_path)

    assert [way for _, _, way in _ways(adventure, "start")] == ["hall", "yard", "cellar"]
    assert _ways(adventure, "hall") == [
        ("Go on", "(x == 1)", "yard"),
        ("Go on", "not ((x == 1)) and (not (x == 1))", "cellar"),
        ("Never", "not ((x == 1)) and not ((not (x == 1)))", "start"),
    ]
    assert adventure.scenes["yard"].body.goto == "cellar"
    assert ("Try", "(x == 1)", "end") in _ways(adventure, "cellar")
    assert ("Leave", "(x > 5)", "yard") in _ways(adventure, "cellar")
    assert {key for key, scene in adventure.scenes.items() if scene.ending} == {"end"}
    assert all("Go on" in what for what in left)


@pytest.mark.parametrize(
    "body",
    [
        '(goto: (either: "A", "Start"))',
        "(goto: $where)",
        "<<goto $where>>",
        '(goto: "Nowhere")',
        "[[Nowhere]]",
        "(dropdown: bind $x, 'a')",
        '<<script>>Engine.play("A")<</script>>',
    ],
)
def test_an_ending_that_stands_for_what_was_left_out_says_so(body: str, tmp_path: Path) -> None:
    adventure, left = _imported(
        f":: Start\n[[A]]\n[[B]]\n\n:: A\n{body}\n\n:: B\nThe end.", tmp_path
    )

    kinds = {key: scene.ending and scene.ending.kind for key, scene in adventure.scenes.items()}
    assert kinds == {"start": None, "a": parts.UNFINISHED, "b": "end"}
    assert any("ends the story as 'unfinished'" in what for what in left)


def test_names_that_are_alike_end_and_differ(tmp_path: Path) -> None:
    long = "a" * 50
    names = (f"{long}-4", long, long.upper(), f"{long}-3", "$", "%")
    story = "".join(
        f":: {name}\n[[go->{long}]] [[go->{long}]] [[go-3->{long}]] [[z]]\n\n" for name in names
    )

    adventure, _ = _imported(f"{story}:: z\nEnd.\n", tmp_path)

    assert len(adventure.scenes) == len(names) + 1


def test_variables_of_any_name_are_told_apart() -> None:
    draft = twee.read(
        ":: A\n<<set $variable_2 to 1>><<set $if to 2>><<set $x to 3>><<set $X to 4>>\n"
    )

    assert len(set(draft.names.values())) == len(draft.names) == 4


@pytest.mark.parametrize(("macro", "once"), [("link", True), ("link-repeat", False)])
def test_a_link_that_repeats_may_be_taken_again(macro: str, once: bool) -> None:
    story = (
        ':: StoryData\n{"format":"Harlowe","start":"A"}\n\n:: A\n'
        f'({macro}: "Dig")[(set: $gold to it + 1)] [[B]]\n\n:: B\nDone.\n'
    )
    (dig, _) = twee.read(story).passages[0].links
    assert (dig.label, dig.once) == ("Dig", once)


def story(*passages: str, harlowe: bool = True) -> str:
    form = "Harlowe" if harlowe else "SugarCube"
    return f':: StoryData\n{{"format": "{form}", "start": "A"}}\n\n' + "\n".join(passages)


@pytest.mark.parametrize(
    ("written", "told"),
    [
        ("{(if: $n > 2)[Many.](else:)[Few.]} So.", "Few. So."),
        ("{ (print: $n) } and {}", "{ 0 } and {}"),
        ("{{(print: $n)}", "{0"),
        ("A brace {$n}", "A brace {0}"),
    ],
)
def test_a_brace_before_a_macro_is_no_markup_of_ours(
    tmp_path: Path, written: str, told: str
) -> None:
    """Harlowe's braces, which take away space, stood before a tag and made another of it."""
    draft = twee.read(story(f":: A\n{written}\n[[Go->B]]\n:: B\nThe end.\n"))
    (tmp_path / "adventure.yaml").write_text(parts.written(draft, "fell"), encoding="utf-8")

    assert not [one for one in lint(tmp_path) if one.severity == "error"]
    text = load(tmp_path).scenes["a"].body.text
    assert text is not None
    assert text.render({"n": 0}) == told


@pytest.mark.parametrize(
    ("written", "left", "set_to"),
    [
        ("$n++", [], "n + (1)"),
        ("$n--", [], "n - (1)"),
        ("$n to 2, $m to 'a, b'", [], "2"),
        ('$n to [1, 2], $m to "x"', ["set $n to [1, 2]"], None),
    ],
)
def test_settings_are_taken_apart_where_they_end(
    written: str, left: list[str], set_to: str | None
) -> None:
    draft = twee.read(story(f":: A\n<<set {written}>>[[Go->B]]\n:: B\nx\n", harlowe=False))

    sets = draft.passages[0].sets
    assert sets.get("n") == set_to
    assert ("m" in sets) == ("$m" in written)
    assert [one.partition(": ")[2].partition(" (")[0] for one in draft.left] == left


@pytest.mark.parametrize(
    ("told", "harlowe", "ours"),
    [
        ("(either: 'red', \"green, or so\")", True, "{{ draw('one-of-1') }}"),
        ("(print: (either: 'red', 'green'))", True, "{{ draw('one-of-1') }}"),
        ("(random: 2, 5)", True, "{{ (draw('d4') + 1) }}"),
        ("(cond: $n > 3, 'a', $n is 2, 'b', 'c')", True,
         "{{ 'a' if n > 3 else 'b' if n == 2 else 'c' }}"),
        ("<<= either('red', 'green')>>", False, "{{ draw('one-of-1') }}"),
        ("<<print random(3)>>", False, "{{ (draw('d4') - 1) }}"),
        ("<<print $n > 3 ? 'why?' : 'so: it'>>", False, "{{ 'why?' if n > 3 else 'so: it' }}"),
    ],
)  # fmt: skip
def test_what_dice_or_conditions_choose_is_read(
    told: str, harlowe: bool, ours: str, tmp_path: Path
) -> None:
    body = f":: A\n{told}[[B]]\n:: B\nx\n"
    draft = twee.read(story(body, harlowe=harlowe))
    (tmp_path / "adventure.yaml").write_text(parts.written(draft, "fell"), encoding="utf-8")

    assert draft.left == []
    assert draft.passages[0].text == ours
    assert {problem.code for problem in lint(tmp_path)} <= {"variable-unset", "condition-never"}


def test_a_variable_may_be_drawn_and_is_a_text_from_the_beginning(tmp_path: Path) -> None:
    body = (
        ":: A\n(set: $who to (either: 'Ada', 'Ben'), $n to (random: 1, 6))$who $n [[B]]\n:: B\nx\n"
    )
    adventure = imported(tmp_path, story(body))

    assert adventure.variables == {"who": "", "n": 0}
    assert [str(problem) for problem in lint(tmp_path)] == []
    game = Session(adventure, find("art"), Seeded("x"))
    assert game.do(Choose("b")).accepted
    assert game.state.variables["who"] in ("Ada", "Ben")
    assert 1 <= int(str(game.state.variables["n"])) <= 6


@pytest.mark.parametrize(
    ("told", "left"),
    [
        ("(if: (either: 1, 2) is 1)[x]", "unknown: either, where nothing is drawn"),
        ("(print: (either: $a, 'x'))", "unknown: either of what is worked out"),
        ("(print: (random: 1, $a))", "unknown: random of what is worked out"),
        ("(print: (random: 1, 99999))", "unknown: random of what is worked out"),
        ("(cond: $a, 'x')", "a value without its condition"),
        ("(print: (cond: $a, 'x', 'y')", ""),
    ],
)
def test_what_can_not_be_drawn_is_told(told: str, left: str) -> None:
    draft = twee.read(story(f":: A\n{told}[[B]]\n:: B\nx\n", harlowe=True))
    assert any(left in one for one in draft.left) or not left


@pytest.mark.parametrize(
    ("written", "told", "left"),
    [
        ("A<<script>>alert(1)<</script>>.", "A.", ["<<script>>"]),
        ('A<<widget "w">>hi<</widget>>.', "A.", ["<<widget>>"]),
        ("A<<silently>>b<<set $n to 2>>c<</silently>>.", "A.", []),
        ("A<<nobr>> b<</nobr>>.", "A b.", []),
        ("A[img[x.png]].", "A.", ["a picture"]),
        ("A __b__ c.", "A *b* c.", []),
        ('<<linkreplace "Look">>Dust.<</linkreplace>>A.', "A.", []),
        ('A(if: (history:) contains "B")[b].', "A.", []),
    ],
)
def test_what_is_not_shown_is_not_told(
    written: str, told: str, left: list[str], tmp_path: Path
) -> None:
    draft = twee.read(
        story(f":: A\n{written}\n[[Go->B]]\n:: B\nThe end. [[Back->A]] [[On->C]]\n:: C\nC.")
    )
    (tmp_path / "adventure.yaml").write_text(parts.written(draft, "fell"), encoding="utf-8")
    text = load(tmp_path).scenes["a"].body.text

    assert text is not None
    assert text.render({"n": 0, "visited": {"a": 1, "b": 0, "c": 0}}) == told
    assert [one.partition(": ")[2] for one in draft.left] == left


@pytest.mark.parametrize(
    ("whens", "told"),
    [
        (("n > 2", "not (n > 2) and n == 2", "(not (n > 2)) and (not (n == 2))"), False),
        (("n > 2", "n < 2"), True),
        (("(n == 6)", "(not (n == 6))"), False),
    ],
)
def test_choices_of_which_one_is_always_there_do_not_run_out(
    whens: tuple[str, ...], told: bool, tmp_path: Path
) -> None:
    """An import writes the branches of an if so, each behind its own link."""
    choices = "\n".join(
        f'      - {{id: c{n}, text: C{n}, when: "{when}", goto: b}}' for n, when in enumerate(whens)
    )
    (tmp_path / "adventure.yaml").write_text(
        "format: 1\ntitle: T\nsystem: fell\nstart: a\nvariables: {n: 0}\nscenes:\n"
        f"  a:\n    text: A\n    choices:\n{choices}\n"
        "  b: {text: B, choices: [{text: More, set: {n: n + 1}, goto: a}, {text: Z, goto: z}]}\n"
        "  z: {ending: won, text: Z}\n",
        encoding="utf-8",
    )

    assert ("choices-run-out" in {one.code for one in lint(tmp_path)}) is told


BROKEN = {
    "an open link": ("[[Down->Attic]", "the link '[[Down->Attic', which nothing closes"),
    "an open macro": ("(set: $lamp to true\n[[Down->Attic]]", "'(set:', which nothing closes"),
    "a link astray": ("[[Down->Atic]]", "'Atic', which is not there; did you mean 'Attic'?"),
}


@pytest.mark.parametrize(("text", "told"), BROKEN.values(), ids=BROKEN)
def test_what_is_broken_in_a_passage_is_told(text: str, told: str) -> None:
    draft = twee.read(f":: Quay\nFog.\n{text}\n:: Attic\nDust.\n")
    parts.written(draft, "fell")

    assert any(told in one for one in draft.left), draft.left


@pytest.mark.parametrize(
    ("told", "left"),
    [
        ('{"start": "Attc"}', "the start 'Attc', which is not there; it is 'Quay' now; did you"),
        ('{"start": "Attic"', "it is no JSON, so its start is not known"),
        ('{"start": "Attic"}', ""),
    ],
)
def test_a_start_that_is_not_there_is_told(told: str, left: str) -> None:
    draft = twee.read(f":: StoryData\n{told}\n:: Quay\nFog.\n:: Attic\nDust.\n")

    assert [left in one for one in draft.left] == ([True] if left else []), draft.left


def test_a_page_of_twine_is_refused_with_the_cure() -> None:
    with pytest.raises(SoloError, match="export the story as Twee"):
        twee.read("<html><tw-storydata></tw-storydata></html>")
