"""Words that stand under a guard are kept by the tool; a game that tells them elsewhere is told."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from solo.adventure.loader import examine, load
from solo.authoring.continuity.guarded import texts_of
from solo.authoring.continuity.kept_words import suspects
from solo.authoring.continuity.mining import kept
from solo.authoring.playtests.playtest import playtest
from solo.cli.authors.accepting import accept
from solo.errors import Mark
from solo.prose import Language

Write = Callable[..., Path]

STORY = """\
variables: {{bet: none, lamp: false}}
scenes:
  quay:
    choices:
      - {{text: Take Bet along, set: {{bet: "'with'"}}, goto: hill}}
      - {{text: Go alone, set: {{bet: "'gone'"}}, goto: hill}}
  hill: {{text: "{text}", choices: [{more}{{text: Go on, goto: end}}]}}
  end: {{ending: {{kind: won}}, text: It is over.}}
"""


def story(text: str, more: str = "") -> str:
    return STORY.format(text=text, more=more)


def kept_in(module: Write, text: str, more: str = "") -> dict[str, tuple[str, ...]]:
    return dict(kept(load(module(story(text, more)))))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        (
            "Snow. {% if bet == 'with' %}Somebody is digging.{% endif %}",
            {"bet == 'with'": ("is digging", "somebody is digging")},
        ),
        (
            "{% if bet == 'with' %}Red snow{% else %}Blue ice{% endif %}",
            {"bet != 'with'": ("blue ice",), "bet == 'with'": ("red snow",)},
        ),
        (
            "{% if bet == 'with' %}Red snow{% elif lamp %}Blue ice{% else %}Cold fog{% endif %}",
            {
                "bet != 'with' and lamp": ("blue ice",),
                "bet != 'with' and not lamp": ("cold fog",),
                "bet == 'with'": ("red snow",),
            },
        ),
        (
            "{% if bet == 'with' %}Red snow {% if lamp %}and green fog{% endif %}{% endif %}",
            {"bet == 'with'": ("red snow",), "bet == 'with' and lamp": ("snow and green",)},
        ),
        ("You hand {{ 'her' if bet == 'with' else 'somebody' }} bread.", {}),
        ("{% if bet == 'with' %}Red snow.{% endif %} Red snow", {}),
        ("{% for one in [1] if bet == 'with' %}{% if one %}Red snow{% endif %}{% endfor %}", {}),
    ],
)
def test_words_are_kept_by_what_guards_all_their_places(
    module: Write, text: str, found: dict[str, tuple[str, ...]]
) -> None:
    got = kept_in(module, text)

    if "hand" in text:  # words that say nothing are kept with their neighbours
        assert set(got) == {"bet != 'with'", "bet == 'with'"}
        assert any("her" in one for one in got["bet == 'with'"])
        return
    assert set(got) == set(found)
    for condition, words in found.items():
        assert set(got[condition]) & set(words)


@pytest.mark.parametrize(
    ("more", "condition"),
    [
        ("{text: Red snow, when: lamp, goto: end},", "lamp"),
        ("{text: Go, cases: [{when: lamp, text: Red snow}], goto: end},", "lamp"),
        (
            "{text: Go, cases: [{when: lamp, text: Dull}, {when: else, text: Red snow}],"
            " goto: end},",
            "not lamp",
        ),
        ("{text: Go, cases: [{when: lamp, text: Red snow, set: {lamp: false}}], goto: end},", ""),
    ],
)
def test_a_when_guards_the_texts_of_what_it_belongs_to(
    module: Write, more: str, condition: str
) -> None:
    found = kept_in(module, "Fog.", more)

    assert [one for one, words in found.items() if "red snow" in words] == [condition][
        : bool(condition)
    ]


def accepted(module: Write, text: str) -> None:
    path = module(story(text))
    accept(path, load(path), ())


GUARDED = "Snow. {% if bet == 'with' %}Somebody is digging. {% endif %}You come out."


@pytest.mark.parametrize(
    ("then", "told"),
    [
        (GUARDED, ""),
        ("Snow. {% if bet in ['with'] %}Somebody is digging. {% endif %}You come out.", ""),
        ("Snow. {% if not bet != 'with' %}Somebody is digging. {% endif %}You come out.", ""),
        ("Snow. Somebody is digging. You come out.", "bet is 'gone'"),
        ("Snow. {% if bet != 'with' %}Somebody is digging. {% endif %}", "bet is 'gone'"),
        ("Snow. {% if not lamp %}Somebody is digging. {% endif %}", "bet is 'gone'"),
    ],
)
def test_a_guard_that_is_lost_or_another_is_told(module: Write, then: str, told: str) -> None:
    accepted(module, GUARDED)

    found = [*playtest(module(story(then)), 20, "kept").shortest]

    assert len(found) == bool(told), found
    assert not told or (told in found[0] and "digging" in found[0] and "told.yaml:" in found[0])


def test_a_long_condition_is_cut_and_words_that_are_told_no_more_are_not_missed(
    module: Write,
) -> None:
    long = " and ".join(["bet == 'with'", *(f"bet != '{'x' * n}'" for n in range(1, 9))])
    accepted(module, GUARDED.replace("bet == 'with'", long))

    found = [*playtest(module(story("Somebody is digging.")), 20, "kept").shortest]

    cut = [one.partition(", and only when ")[2].partition(" before (")[0] for one in found]
    assert {len(one) for one in cut} == {60}
    assert not playtest(module(story("Snow.")), 20, "kept").shortest


def test_what_three_of_the_names_are_is_told_with_the_line_that_keeps_the_words(
    module: Write,
) -> None:
    variables = "bet: none, ale: false, cat: tom, dog: true, n: 3"

    def written(text: str) -> Path:
        return module(story(text).replace("bet: none, lamp: false", variables))

    path = written("{% if dog and ale and n > 2 and cat == 'x' %}An ale glows.{% endif %}")
    accept(path, load(path), ())

    (found,) = playtest(written("An ale glows."), 1, "kept").shortest

    assert "'an ale glows' is told while ale is false and cat is 'tom' and dog is true," in found
    assert "(told.yaml:4)" in found


def test_a_single_word_is_told_where_it_is_lost(module: Write) -> None:
    accepted(module, "{% if lamp %}A lamplight glows.{% endif %}")

    (found,) = playtest(module(story("A lamplight glows.")), 5, "kept").shortest

    assert "'lamplight' is told while lamp is false, and only when lamp before" in found


def test_a_condition_that_can_t_be_worked_out_contradicts_nothing(module: Write) -> None:
    once = "visited['quay'] > 1 and 1 // (visited['quay'] - 1) > 0"
    accepted(module, f"{{% if {once} %}}Red snow falls.{{% endif %}}")

    assert not playtest(module(story("Red snow falls.")), 5, "kept").shortest


def test_another_guard_is_asked_about_though_no_game_shows_it_wrong(module: Write) -> None:
    accepted(module, GUARDED)
    path = module(story(GUARDED.replace("bet == 'with'", "not lamp and bet == 'with'")))
    same, other = story(GUARDED), story(GUARDED.replace("bet == 'with'", "bet < 'x' and bet > 'h'"))

    assert "guard hill" not in playtest(path, 10, "kept").questions
    assert "guard hill" not in playtest(module(same), 10, "kept").questions
    assert "guard hill" in playtest(module(other), 10, "kept").questions


def test_a_variable_that_is_gone_is_told_once_with_the_cure(module: Write) -> None:
    accepted(module, GUARDED)

    path = module(story("{% if dog == 'with' %}Red snow.{% endif %}").replace("bet", "dog"))
    stale = [one for one in examine(path)[1] if one.code == "accepted-stale"]

    assert len(stale) == 1
    assert "'bet'" in stale[0].message
    assert "solo test --accept" in stale[0].message


_ATOM = st.sampled_from(
    ["bet == 'with'", "bet != 'gone'", "bet in ['with', 'gone']", "lamp", "visited['quay'] > 1"]
)
_TEST = st.recursive(
    _ATOM,
    lambda inner: st.one_of(
        inner.map("not ({})".format),
        st.tuples(inner, inner).map(lambda two: "({}) and ({})".format(*two)),
        st.tuples(inner, inner).map(lambda two: "({}) or ({})".format(*two)),
    ),
    max_leaves=4,
)
_WORDS = st.sampled_from(["red snow", "cold fog, ", "red", "green ice. ", "her ", "somebody "])


def _forked(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    return st.tuples(_TEST, inner, inner).map(
        lambda three: "{{% if {} %}}{}{{% else %}}{}{{% endif %}}".format(*three)
    )


_TEXT = st.lists(st.recursive(_WORDS, _forked, max_leaves=4), min_size=1, max_size=4).map(" ".join)


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(_TEXT)
def test_an_adventure_that_was_accepted_and_not_changed_has_nothing_to_tell(
    module: Write, text: str
) -> None:
    accepted(module, text)

    adventure = load(module(story(text)))
    assert not suspects(adventure, texts_of(adventure))


@given(_TEST, st.sampled_from(["with", "gone", "none"]), st.booleans(), st.integers(0, 2))
def test_clauses_mean_what_their_condition_means(
    source: str, bet: str, lamp: bool, visits: int
) -> None:
    language, mark = Language(), Mark("adventure.yaml", 1, 1)
    scope = {"bet": bet, "lamp": lamp, "visited": {"quay": visits}}
    whole = language.expression(source, mark)

    for clauses, so in ((whole.clauses(), True), (whole.against(), False)):
        arms = [[language.expression(arm, mark).value(scope) for arm in one] for one in clauses]
        assert all(map(any, arms)) == (bool(whole.value(scope)) == so)
