"""What parts of the engine work out by themselves: choices, occasions, values as JSON, commands."""

import json
from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from types import MappingProxyType, SimpleNamespace
from typing import Any

import pytest

from solo.adventure.branch import Authored, Branch, Case, Occasion, Outcomes, SetVariable
from solo.adventure.heritage import LONGEST, Heritage
from solo.adventure.model import Choice, Input, Scene
from solo.engine import actions, encounters
from solo.engine import session as engine_session
from solo.engine.actions import MOST_TEXT, _fitting, _whole
from solo.engine.branches import do
from solo.engine.chance import Loaded, Seeded
from solo.engine.choices import (
    any_open,
    is_open,
    offered,
    offers_of,
    open_choice,
    same_always,
    typed,
)
from solo.engine.commands import (
    Ask,
    Choose,
    Draw,
    Force,
    Jot,
    Jump,
    Prefer,
    Roll,
    Set,
    Table,
    Try,
    Undo,
    Use,
    from_record,
    is_secret,
    to_record,
)
from solo.engine.draft import Fault
from solo.engine.events import (
    Narrated,
    QuestionAnswered,
    event_record,
    outcome_record,
    plain_facts,
    text_record,
)
from solo.engine.examining import things
from solo.engine.interruptions import branch_leads_on, chained, leads_on, waiting
from solo.engine.last import LastWays
from solo.engine.leaving import _value, brought, heritage_of, told_of
from solo.engine.marks import BLOCK, mark_of
from solo.engine.occasions import _calls, facts
from solo.engine.packed import packed, unpacked
from solo.engine.past import Noted
from solo.engine.questions import _told
from solo.engine.session import Session
from solo.engine.sharing import Tally
from solo.engine.state import Course, Pending
from solo.engine.table.keyed import LATEST, _count
from solo.engine.traits import Traits, traits_of
from solo.engine.warning import Warned
from solo.errors import Mark, Problem
from solo.prose import Language
from solo.rules import find
from solo.rules.core.dice import SeededDice
from solo.rules.core.heroes.kept import Guest
from solo.rules.core.outcome import Note, Outcome
from solo.rules.core.protocols import Illegal
from solo.rules.core.shown.moment import Moment, Standing
from solo.words import Message
from tests.engine.table.sitting import do as told_at_table
from tests.engine.table.sitting import table
from tests.english import english
from tests.rules.foreseeing import Foreseeing
from tests.rules.test_tries_in_turns import GROUNDS, adventure, begun, first

HERE = Mark("a.yaml", 1, 1)
BODY = Branch(HERE)
LANGUAGE = Language()


def choice(name: str, when: str = "", barred: str = "", **more: Any) -> Choice:
    label = LANGUAGE.prose(more.pop("label", name.title()), HERE)
    condition = LANGUAGE.expression(when, HERE) if when else None
    reason = LANGUAGE.prose(barred, HERE) if barred else None
    return Choice(name, HERE, label, more.pop("body", BODY), when=condition, barred=reason, **more)


OFFERS = offers_of(
    Scene(
        "quay",
        HERE,
        BODY,
        {},
        choices=(
            choice("go"),
            choice("once", once=True),
            choice("wet", "wet"),
            choice("dry", "not wet", "You are {{ 'wet' }}."),
            choice("both", "wet", "Not yet.", once=True),
            choice("shared", once=True)._replace(shared=True),
            choice("last", fallback=True),
            choice("last-wet", "wet", fallback=True),
        ),
    )
)


def seen(*, wet: bool, taken: tuple[str, ...] = ()) -> Mapping[str, Any]:
    return {"wet": wet, "taken": Tally(dict.fromkeys(taken, 1))}


@pytest.mark.parametrize(
    ("view", "found"),
    [
        (seen(wet=True), "go once wet dry:You_are_wet. both shared"),
        (seen(wet=False), "go once dry both:Not_yet. shared"),
        (seen(wet=True, taken=("quay/once", "quay/both", "shared")), "go wet dry:You_are_wet."),
        (seen(wet=True, taken=("once", "both", "quay/shared")),
         "go once wet dry:You_are_wet. both shared"),
    ],
)  # fmt: skip
def test_which_choices_are_offered(view: Mapping[str, Any], found: str) -> None:
    told = [
        f"{one.choice.id}:{why.replace(' ', '_')}" if why else one.choice.id
        for one, why in offered(OFFERS, view)
    ]
    assert " ".join(told) == found
    free = [one.choice.id for one, why in offered(OFFERS, view, barred=False)]
    assert free == [one for one in found.split() if ":" not in one]
    assert [key for key in OFFERS if is_open(OFFERS[key], OFFERS, view)] == free


def test_only_choices_that_are_always_open_and_read_alike_are_listed_once_for_all() -> None:
    named = offers_of(Scene("quay", HERE, BODY, {}, choices=(choice("n", label="{{ name }}"),)))
    free = {"go": OFFERS["go"]}

    assert same_always(free) == (OFFERS["go"].option,)
    for key in ("once", "wet", "last"):
        assert same_always({**free, key: OFFERS[key]}) is None
    assert same_always({**free, **named}) is None


def test_the_last_resort_is_offered_where_nothing_else_is_open() -> None:
    few = {key: OFFERS[key] for key in ("wet", "dry", "last", "last-wet")}
    nothing = {key: few[key] for key in ("wet", "last", "last-wet")}

    assert [one.choice.id for one, _ in offered(few, seen(wet=True), barred=False)] == ["wet"]
    assert [one.choice.id for one, _ in offered(nothing, seen(wet=False))] == ["last"]
    assert [is_open(nothing[key], nothing, seen(wet=False)) for key in nothing] == [
        False,
        True,
        False,
    ]
    assert [is_open(nothing[key], nothing, seen(wet=True)) for key in nothing] == [
        True,
        False,
        False,
    ]
    only = {"dry": few["dry"], "last-wet": few["last-wet"]}
    assert [(one.choice.id, why) for one, why in offered(only, seen(wet=True))] == [
        ("dry", "You are wet."), ("last-wet", ""),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("option", "view", "told"),
    [
        ("fly", seen(wet=True), "there is no choice 'fly' here"),
        ("dry", seen(wet=True), "You are wet."),
        ("wet", seen(wet=False), "'wet' is not open now"),
        ("both", seen(wet=False), "Not yet."),
        ("both", seen(wet=False, taken=("quay/both",)), "'both' is not open now"),
        ("both", seen(wet=True, taken=("quay/both",)), "'both' is not open now"),
        ("last", seen(wet=True), "'last' is not open now"),
    ],
)
def test_why_a_choice_is_not_open(option: str, view: Mapping[str, Any], told: str) -> None:
    with pytest.raises(Illegal) as refused:
        open_choice(OFFERS, option, view)
    assert english(refused.value.reason) == told


def test_what_is_made_ready_of_a_choice() -> None:
    offers = offers_of(
        Scene(
            "a",
            HERE,
            BODY,
            {},
            choices=(
                choice("on", body=BODY._replace(goto="b")),
                choice("does", body=BODY._replace(goto="b", actions=(SetVariable("x", 1, HERE),))),
                choice("says", label="{{ turn }}", body=BODY._replace(goto="b")),
                choice("types", input=Input("x")),
                choice("asks", input=Input("x", prompt=LANGUAGE.prose(" Who? ", HERE))),
                choice("blank", input=Input("x", prompt=LANGUAGE.prose(" ", HERE))),
            ),
        )
    )
    view = {"turn": 3}

    assert {key: (one.goto, one.free, one.option is None) for key, one in offers.items()} == {
        "on": ("b", True, False),
        "does": ("", True, False),
        "says": ("b", True, True),
        "types": ("", True, True),
        "asks": ("", True, True),
        "blank": ("", True, True),
    }
    assert [(one.text, one.asks) for one in (offer.shown(view) for offer in offers.values())] == [
        ("On", ""), ("Does", ""), ("3", ""), ("Types", "Types"), ("Asks", "Who?"),
        ("Blank", "Blank"),
    ]  # fmt: skip
    assert open_choice(offers, "on", view).choice.id == "on"


def test_an_open_choice_by_chance_is_each_as_likely() -> None:
    view = seen(wet=False)
    few = {key: OFFERS[key] for key in ("wet", "go", "both", "once")}

    assert any_open(few, view, lambda _: 0) == Choose("go")
    assert any_open(few, view, lambda most: most - 1) == Choose("once")
    asked: list[int] = []
    assert any_open({"wet": few["wet"]}, view, lambda most: asked.append(most) or 0) is None
    assert asked == [1]


@pytest.mark.parametrize(
    ("number", "words", "found"),
    [
        (False, "  Ada \n  Bo ", "Ada Bo"),
        (False, "x" * 100, "x" * 100),
        (True, " -7 ", -7),
        (True, "123456789", 123456789),
    ],
)
def test_what_is_typed_for_a_variable(number: bool, words: str, found: object) -> None:
    assert typed(Input("x", number=number), words) == found


@pytest.mark.parametrize(
    ("number", "words", "told"),
    [
        (False, " \n ", "type something for it"),
        (False, "x" * 101, "that is too long: at most 100 characters"),
        (True, "1234567890", "'1234567890' is no whole number; type one, such as 12"),
        (True, "٣", "'٣' is no whole number; type one, such as 12"),
        (True, "x" * 30, f"'{'x' * 20}' is no whole number; type one, such as 12"),
    ],
)
def test_what_is_typed_and_does_not_fit(number: bool, words: str, told: str) -> None:
    with pytest.raises(Illegal) as refused:
        typed(Input("x", number=number), words)
    assert english(refused.value.reason) == told


@pytest.mark.parametrize(
    ("value", "old", "new"),
    [
        (0, True, False), ("x", False, True), (2.0, 1, 2), (3, 1, 3), ("a", "b", "a"),
        ("x" * MOST_TEXT, "", "x" * MOST_TEXT), (True, 1, 1),
    ],
)  # fmt: skip
def test_a_variable_keeps_its_type(value: object, old: Any, new: object) -> None:
    found = _fitting(value, old, SetVariable("v", 0, HERE))
    assert (found, type(found)) == (new, type(new))


@pytest.mark.parametrize(
    ("value", "old", "told"),
    [
        (2.5, 1, "'v' holds a whole number, not 2.5"),
        ("x", 1, "'v' holds a whole number, not 'x'"),
        (1, "x", "'v' holds text, not 1"),
        ("x" * (MOST_TEXT + 1), "", "'v' would hold 2,001 characters; at most 2,000 are kept"),
    ],
)
def test_a_value_that_fits_no_variable(value: object, old: Any, told: str) -> None:
    with pytest.raises(Fault) as refused:
        _fitting(value, old, SetVariable("v", 0, HERE))
    assert refused.value.problem.message == told
    assert refused.value.problem.mark == HERE


@pytest.mark.parametrize(("source", "found"), [("7", 7), ("4 / 2", 2), ("1 == 1", 1)])
def test_a_whole_number(source: str, found: int) -> None:
    value = _whole(LANGUAGE.expression(source, HERE).value({}), HERE)
    assert (value, type(value)) == (found, int)


@pytest.mark.parametrize("source", ["'x'", "5 / 2"])
def test_what_is_no_whole_number(source: str) -> None:
    with pytest.raises(Fault, match="expected a whole number, found"):
        _whole(LANGUAGE.expression(source, HERE).value({}), HERE)


def branch(name: str, *cases: Case, goto: str | None = None) -> Branch:
    return Branch(Mark(name, 1, 1), cases=cases, goto=goto)


def case(name: str, when: str = "", *, goto: str | None = None, otherwise: bool = False) -> Case:
    condition = LANGUAGE.expression(when, HERE) if when else None
    return Case(branch(name, goto=goto), condition, otherwise)


ELSE: Any = {"otherwise": True}


@pytest.mark.parametrize(
    ("cases", "due", "around"),
    [
        ((), "it", ""),
        ((case("a"),), "a it", ""),
        ((case("a", goto="x"),), "a", "it"),
        ((case("a", goto="x"), case("b")), "a", "it"),
        ((case("a", "wet"), case("b", **ELSE)), "a it", ""),
        ((case("a", "not wet"), case("b", **ELSE)), "b it", ""),
        ((case("a", "not wet", goto="x"), case("b", "wet")), "b it", ""),
        ((case("a", "not wet", goto="x"), case("b", **ELSE, goto="y"), case("c")), "b", "it"),
        ((case("a"), case("b", **ELSE), case("c", "wet")), "a c it", ""),
        ((case("a", "not wet"),), "it", ""),
    ],
)
def test_which_cases_are_done(cases: tuple[Case, ...], due: str, around: str) -> None:
    draft: Any = SimpleNamespace(view={"wet": True}, prose=False, events=[])
    found = do(draft, (branch("it", *cases),), "result")
    assert [" ".join(one.mark.file for one in part) for part in found] == [due, around]


WOLVES = (Standing("hero", "hero", 1, 5), Standing("wolf-1", "foe", 0, 4),
          Standing("wolf-2", "foe", 2, 2))  # fmt: skip
EARLIER = Moment(2, WOLVES)


def moved(**more: Any) -> Moment:
    """Return a moment in which the second wolf is another."""
    return Moment(more.pop("round", 2), (*WOLVES[:2], WOLVES[2]._replace(**more)))


@pytest.mark.parametrize(
    ("occasion", "now", "calls"),
    [
        (("round", "", 3), Moment(3), True),
        (("round", "", 3), Moment(4), True),
        (("round", "", 2), Moment(3), False),
        (("round", "", 3), Moment(2), False),
        (("every", "", 2), Moment(3), False),
        (("every", "", 2), Moment(4), True),
        (("every", "", 3), Moment(3), True),
        (("left", "", 1), moved(up=False), True),
        (("left", "", 2), moved(up=False), True),
        (("left", "", 0), moved(up=False), False),
        (("left", "", 2), EARLIER, False),
        (("acts", "wolf", 0), EARLIER, True),
        (("acts", "wolf-1", 0), EARLIER, False),
        (("acts", "foes", 0), EARLIER, True),
        (("acts", "hero", 0), EARLIER, False),
        (("", "", 0), EARLIER, True),
        (("hurt", "wolf", 0), moved(harm=3), True),
        (("hurt", "wolf-2", 0), moved(harm=3), True),
        (("hurt", "wolf-1", 0), moved(harm=3), False),
        (("hurt", "foes", 0), moved(harm=2), False),
        (("hurt", "foes", 0), moved(harm=1), False),
        (("hurt", "bear", 0), Moment(2, (Standing("bear", "foe", 9),)), False),
        (("out", "wolf", 0), moved(up=False), True),
        (("out", "wolf", 0), moved(heads=0), True),
        (("out", "wolf", 0), Moment(2, WOLVES[:2]), True),
        (("out", "wolf-1", 0), moved(up=False), False),
        (("out", "wolf", 0), EARLIER, False),
        (("reached", "gate", 0), Moment(2, (WOLVES[0]._replace(place="gate"),)), True),
        (("reached", "gate", 0), Moment(2, (WOLVES[0]._replace(place="hall"),)), False),
        (("reached", "gate", 0), moved(place="gate"), False),
    ],
)
def test_what_calls_for_an_occasion(
    occasion: tuple[str, str, int], now: Moment, calls: bool
) -> None:
    course = Course((), seen=EARLIER, acted=("wolf-2",))
    assert _calls(Occasion(Case(BODY), *occasion), course, now) is calls


@pytest.mark.parametrize(
    ("on", "number", "now", "calls"),
    [
        ("round", 1, Moment(1), True),
        ("every", 1, Moment(1), True),
        ("left", 2, EARLIER, True),
        ("left", 1, EARLIER, False),
        ("hurt", 0, moved(harm=9), False),
        ("out", 0, moved(up=False), False),
    ],
)
def test_at_the_first_look_nothing_has_changed(
    on: str, number: int, now: Moment, calls: bool
) -> None:
    assert _calls(Occasion(Case(BODY), on, "foes", number), Course(()), now) is calls


def test_what_texts_see_of_an_encounter() -> None:
    told: Any = facts(Moment(3, (WOLVES[0]._replace(id="Ada", place="gate"), *WOLVES[1:]),
                             counts={"doom": 2}))  # fmt: skip

    assert (told["round"], told["foes"]) == (3, 2)
    assert dict(told["wounds"]) == {"Ada": 1, "hero": 1, "wolf-1": 0, "wolf-2": 2}
    assert dict(told["left"]) == {"Ada": 5, "hero": 5, "wolf-1": 4, "wolf-2": 2}
    assert dict(told["place"]) == {"Ada": "gate", "hero": "gate", "wolf-1": "", "wolf-2": ""}
    assert dict(told["up"]) == dict.fromkeys(("Ada", "hero", "wolf-1", "wolf-2"), True)
    assert dict(told["counts"]) == {"doom": 2}
    assert [told[key]["bear"] for key in ("wounds", "left", "place", "up", "counts")] == [
        0, 0, "", False, 0,
    ]  # fmt: skip


def test_what_waits_is_a_chain() -> None:
    def waits(kind: str, under: Pending | None = None) -> Pending:
        nothing: Any = None
        return Pending(kind, nothing, under=under)

    chain = waits("try", waits("question", waits("fight")))

    assert [one.kind for one in waiting(chain)] == ["try", "question", "fight"]
    assert chained([waits("try"), waits("question"), waits("fight")]) == chain
    assert chained([]) is None
    assert list(waiting(None)) == []


def outcomes(**more: Any) -> Outcomes:
    return Outcomes(HERE, (), **{"labels": {}, "counts": {}, **more})


@pytest.mark.parametrize(
    ("inner", "leads"),
    [
        (BODY, False),
        (BODY._replace(goto="a"), True),
        (BODY._replace(visit="a"), True),
        (BODY._replace(returns=True), True),
        (branch("it", case("a")), False),
        (branch("it", case("a"), case("b", "wet", goto="x")), True),
        (BODY._replace(outcomes=outcomes(failure=BODY._replace(goto="a"))), True),
        (BODY._replace(outcomes=outcomes(failure=BODY)), False),
    ],
)
def test_what_may_lead_elsewhere(inner: Branch, leads: bool) -> None:
    assert branch_leads_on(inner) is leads
    assert leads_on(outcomes(labels={"won": inner}, failure=BODY)) is leads
    assert leads_on(outcomes(also={"doubles": inner}, failure=BODY)) is leads
    assert not leads_on(None)


def test_what_is_left_behind_is_a_fact() -> None:
    assert [_value(one) for one in (True, 3, "x" * 300, 2.5, None)] == [
        True, 3, "x" * LONGEST, "2.5", "None",
    ]  # fmt: skip
    told = Heritage({"debt": 1}, {"lit": True})
    assert told_of(told) == {"deeds": {"debt": 1}, "world": {"lit": True}}
    assert heritage_of(told_of(told)) == told
    assert told_of(Heritage()) == {}
    assert told_of(Heritage({}, {"lit": True})) == {"world": {"lit": True}}
    guests = (
        Guest("Ida", "", 0, pin={"name": "Ida", "deeds": {"debt": 2, "no": 1.5}}),
        Guest("Ann", "", 0, pin={"name": "Ann"}),
        Guest("", "", 0, pin={"deeds": {}}),
        "no guest",
    )
    assert brought(told, guests) == told._replace(own={"Ida": {"debt": 2}, "": {}})
    assert brought(None, ()) == Heritage(own={})
    known = told._replace(own={"Ida": {"old": 1}, "Bo": {"x": 1}})
    assert brought(known, guests[:1]).own == {"Ida": {"debt": 2}, "Bo": {"x": 1}}


def test_a_note_is_told_with_who_rolled() -> None:
    assert Noted(1, "7").told == "7"
    assert Noted(1, "7", "roll", "Ada").told == "Ada: 7"


@pytest.mark.parametrize(
    "value",
    [
        None, True, 7, 1.5, "x", (), (1, ("a", None)), [1, (2,)], frozenset({1}), {1, 2},
        {"a": [1, {"b": None}]}, {"a": (1,)}, {1: "a"}, {"a": {2: 3}},
        MappingProxyType({"a": (1,)}), Tally({"a": 2}), Note("told", {"text": "x"}),
        Outcome("won", 2, 1, (3, 4)), Choose("go", who="Ada"), Mark("a", 1, 2),
    ],
    ids=repr,
)  # fmt: skip
def test_values_come_back_from_json(value: object) -> None:
    again = unpacked(json.loads(json.dumps(packed(value))))
    assert again == value
    assert type(again) is type(value)


def test_plain_json_is_packed_as_it_is() -> None:
    assert packed({"a": [1, None]}) == ["j", {"a": [1, None]}]
    assert packed({"a": (1,)}) == ["d", ["a", ["t", 1]]]
    assert packed(frozenset({1})) == ["f", 1]
    assert packed(Mark("a", 1, 2)) == ["solo.errors:Mark", "a", 1, 2]
    with pytest.raises(TypeError, match=r"PosixPath|can't be packed|is none of ours"):
        packed(Path())


@pytest.mark.parametrize(
    ("command", "record"),
    [
        (Choose("go"), {"do": "choose", "option": "go"}),
        (Choose("go", "x", True, "Ada"),
         {"do": "choose", "option": "go", "words": "x", "offers": True, "who": "Ada"}),
        (Try("fate"), {"do": "try", "attribute": "fate"}),
        (Ask("So?", "likely"), {"do": "ask", "question": "So?", "likelihood": "likely"}),
        (Use("aid"), {"do": "use", "option": "aid"}),
        (Table("add", "Ada"), {"do": "table", "verb": "add", "words": "Ada"}),
        (Roll("2d6"), {"do": "roll", "notation": "2d6"}),
        (Draw("cards"), {"do": "draw", "words": "cards"}),
        (Jot("x", 3), {"do": "jot", "text": "x", "of": 3}),
        (Prefer("offers", "asked"), {"do": "prefer", "name": "offers", "value": "asked"}),
        (Undo(), {"do": "undo"}),
        (Undo(anew=True), {"do": "undo", "anew": True}),
    ],
)  # fmt: skip
def test_a_command_in_a_journal(command: Any, record: dict[str, object]) -> None:
    assert to_record(command) == record
    assert from_record({**record, "strange": 1}) == command


@pytest.mark.parametrize(
    ("record", "told"),
    [
        ({}, "no such command: None"),
        ({"do": "fly"}, "no such command: 'fly'"),
        (to_record(Set("a", "b")), "no such command: 'set'"),
        (to_record(Jump("a")), "no such command: 'jump'"),
        (to_record(Force((1,))), "no such command: 'force'"),
        ({"do": "choose"}, "command 'choose' lacks 'option'"),
        ({"do": "choose", "option": 1}, "'option' of command 'choose' is of the wrong type"),
        ({"do": "undo", "anew": 1}, "'anew' of command 'undo' is of the wrong type"),
    ],
)
def test_what_is_no_command(record: Any, told: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011 - the whole text is compared
        from_record(record)
    assert str(refused.value) == told


def test_which_commands_are_secret() -> None:
    commands = (Table("secret"), Table("whisper"), Table("mynote"), Table("add"), Ask("x"), None)
    assert [is_secret(one) for one in commands] == [True, True, True, False, False, False]


def test_facts_as_json_shows_them() -> None:
    class Own:
        def __str__(self) -> str:
            return "own"

    message = Message("oracle.yes", {"n": (1, Own())})
    told = {"code": "oracle.yes", "facts": {"n": [1, "own"]}}

    assert plain_facts({1: {"a": {2}}, "b": message, "c": None, "d": 1.5}) == {
        "1": {"a": [2]}, "b": told, "c": None, "d": 1.5,
    }  # fmt: skip
    assert text_record("x") == "x"
    assert text_record(message, lambda one: one.code.upper()) == {**told, "text": "ORACLE.YES"}
    outcome = Outcome("won", 2, 1, (3, 4), ("doubles",), facts={"kind": "trait"})
    assert outcome_record(outcome) == {
        "kind": "trait", "label": "won", "successes": 2, "failures": 1, "faces": [3, 4],
        "triggers": ["doubles"],
    }  # fmt: skip


def test_an_event_as_json_shows_it() -> None:
    from solo.engine import events as all_events

    assert event_record(all_events.Faulted(Problem(HERE, "turn-large", "x"))) == {
        "event": "faulted", "problem": "a.yaml:1:1: x [turn-large]", "code": "turn-large",
    }  # fmt: skip
    assert event_record(all_events.SheetChanged((Note("told", {"text": "x"}),))) == {
        "event": "sheet_changed", "notes": [{"note": "told", "text": "x"}],
    }  # fmt: skip
    undone = all_events.Undone(3)
    assert event_record(undone) == {"event": "undone", "turn": 3, "did": undone.did}
    assert event_record(undone._replace(by="Ada"))["by"] == "Ada"
    rolled = event_record(all_events.CheckRolled("try", Outcome("won", 1)))
    assert (rolled["kind"], rolled["label"], rolled["event"]) == ("try", "won", "check_rolled")


def test_the_rolls_within_what_is_open_are_kept_for_the_last_turns(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(engine_session, "_EXPLAINED", 2)
    session = begun(GROUNDS[0], 3)
    found = []
    for _ in range(12):
        if session.over or session.state.pending is None:
            break
        session.do(Choose(first(session)))
        place = len(session.turns) - 1
        found.append([session.fallen(one) for one in range(place + 1)])

    assert any(kept[-1] for kept in found)
    for before, after in pairwise(found):
        assert after[-2] == before[-1]
        assert not any(after[:-2])


def test_a_record_has_no_digest_where_nobody_compares_it() -> None:
    records: list[Any] = []
    session = begun(GROUNDS[0], 3, record=records.append)
    session.digested = False
    session.do(Choose(first(session)))

    assert [bool(one["state"]) for one in records] == [True] * (len(records) - 1) + [False]
    assert records[-1]["state"] == ""


def test_what_is_thrown_again_is_read_once_and_few_are_kept() -> None:
    assert actions._dice("2d6") is actions._dice("2d6")
    assert actions._dice.cache_parameters() == {"maxsize": 64, "typed": False}


def test_an_answer_that_was_foreseen_tells_its_roll() -> None:
    rolled = Outcome("Poor", 2, 1, facts={"difficulty": "Good"})
    answers = [_told("Is it?", ("Yes.", "It is."), one) for one in (rolled, Outcome("won"), None)]

    assert answers == [
        QuestionAnswered(
            "Is it?", "", difficulty, label, *counts, "", "Yes.\n\nIt is.", foreseen=True
        )
        for difficulty, label, counts in (
            ("Good", "Poor", (2, 1)),
            ("", "won", (0, 0)),
            ("", "", (0, 0)),
        )
    ]


def test_certain_death_is_answered_with_yes_or_no() -> None:
    options = Warned("You fall.").options(None)

    assert [(one.id, one.hint) for one in options] == [("relent", "no"), ("insist", "yes")]
    assert Warned("You fall.").status(None)[0] == "You fall."


@pytest.mark.parametrize(("deep", "last"), [(11, True), (12, False)])
def test_so_many_checks_behind_one_another_are_followed(deep: int, last: bool) -> None:
    adventure: Any = SimpleNamespace(scenes={"end": SimpleNamespace(ending="won")})
    branch = Branch(HERE, goto="end")
    for _ in range(deep):
        outcomes = Outcomes(HERE, (), {}, {}, success=branch)
        branch = Branch(HERE, check=Authored("trait", HERE, None, {}), outcomes=outcomes)

    assert LastWays(adventure, ()).ends(branch) is last


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("tide", ("clock", "Tide", 6)),
        ("clock tide", ("clock", "Tide", 6)),
        (" Clock  the tower ", ("clock", "The tower clock", 4)),
        ("tower clock", ("clock", "The tower clock", 4)),
        ("the tower clock ", ("clock", "The tower clock", 4)),
        ("Scenes", ("scene", "scene", LATEST)),
        ("scene", ("scene", "scene", LATEST)),
        ("TENSION", ("tension", "tension", 9)),
    ],
)
def test_what_counts_is_called_by_its_kind_or_its_name(
    words: str, meant: tuple[str, str, int]
) -> None:
    session = table()
    told_at_table(session, "clock", "Tide 6")
    told_at_table(session, "clock", "The tower clock 4")
    tabletop = session.state.table
    assert tabletop is not None

    assert _count(tabletop, words) == meant
    with pytest.raises(Illegal):
        _count(tabletop, "clock t")
    with pytest.raises(Illegal):
        _count(tabletop, "clock zz")


def test_a_game_without_a_hero_has_no_traits_and_one_without_a_scene_no_things() -> None:
    assert traits_of(find("art"), None) == Traits()
    world: Any = SimpleNamespace(adventure=SimpleNamespace(scenes={}))
    assert [things(world, SimpleNamespace(scene=scene)) for scene in ("", "gone")] == [(), ()]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("turns", "pending", "chance", "marked"),
    [
        (0, None, Seeded("x"), False),
        (BLOCK - 1, None, Seeded("x"), False),
        (BLOCK, "a roll", Seeded("x"), False),
        (BLOCK, None, Loaded(()), False),
    ],
)
def test_where_no_mark_is_made(turns: int, pending: Any, chance: Any, marked: bool) -> None:
    state = SimpleNamespace(pending=pending, aside=None)
    session: Any = SimpleNamespace(state=state, turns=[None] * (turns + 1), chance=chance)

    assert (mark_of(session, 9) is not None) is marked


HURTS = """
variables: {n: 1}
scenes:
  quay:
    text: Fog.
    choices:
      - {id: fall, text: Fall, xp: "draw('1d100')", then: You fall.}
      - {text: Go, goto: end}
  end: {text: End., ending: won}
"""


def test_what_would_be_falls_by_a_seed_of_its_own(game: Any) -> None:
    session = game(HURTS)
    found = session.sheet_after("fall")
    dice = SeededDice("what would be")
    state, _ = session.interpreter.step(
        session.state, Choose("fall"), dice, asks=False, prose=False
    )

    assert found == state.sheet != session.state.sheet
    assert session.state.clock == 0


def test_what_a_roll_adds_up_to_is_all_that_counts_of_a_draw() -> None:
    dice = Foreseeing(2, 3)
    draft: Any = SimpleNamespace(dice=dice)

    assert actions._total(draft, actions._dice("2d6")) == 5
    assert dice.told == 5


def test_so_many_checks_with_their_values_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(encounters, "MOST_MADE", 2)
    draft: Any = SimpleNamespace(view={}, world=SimpleNamespace(made={}))
    checks = [Authored("trait", HERE, Warned(text), {}) for text in "abc"]

    assert [encounters.at_values(draft, one).warning for one in checks[:2]] == ["a", "b"]
    assert len(draft.world.made) == 2
    assert encounters.at_values(draft, checks[0]).warning == "a"
    assert len(draft.world.made) == 2
    assert encounters.at_values(draft, checks[2]).warning == "c"
    assert len(draft.world.made) == 1


def test_whoever_wants_to_know_is_told_after_each_turn_that_is_taken(game: Any) -> None:
    session, done = game(HURTS, faces=(40,)), list[int]()
    session.after = lambda: done.append(session.counted)
    session.do(Choose("nothing"))
    assert done == []
    counted = session.counted

    turn = session.do(Choose("fall"))
    assert done == [counted + len(turn.events)]


@pytest.mark.parametrize(
    ("offers", "prose", "told"), [("asked", True, True), ("asked", False, False)]
)
def test_what_is_at_stake_is_told_before_a_roll_that_nobody_is_asked_about(
    offers: str, prose: bool, told: bool
) -> None:
    ground = replace(GROUNDS[-1], fight="test: {attribute: str, dn: 6, risk: A fall.}")
    written = adventure(ground)
    session = Session(
        written, find("fell"), Seeded("x"), offers=offers, hero=written.heroes[0].name, prose=prose
    )
    events = session.do(Choose("fight")).events

    assert (Narrated("A fall.", "risk") in events) is told
