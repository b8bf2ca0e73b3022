"""Checks and effects by hand, in every system."""

import pytest

from solo.engine.commands import Choose, Table, Undo
from solo.engine.events import CheckRolled, HeroFell, SheetChanged
from solo.engine.session import Session
from solo.engine.table.events import MemberCalled, OrderRolled
from tests.engine.table.sitting import do, only, refused, table


def seated(system: str = "art") -> Session:
    session = table(system=system)
    do(session, "add", "Mara")
    do(session, "add", "Tom")
    return session


@pytest.mark.parametrize(
    ("system", "check"),
    [
        ("art", "trait attribute=strength difficulty=Poor"),
        ("art", "trait attribute=strength skills=sleight of hand difficulty=Good"),
        ("fictive-hack", "challenge attribute=brawn difficulty=3"),
        ("conan-2d20", "skill skill=athletics difficulty=1"),
        ("fallout-2d20", "skill skill=speech difficulty=1"),
        ("fell", "test attribute=str"),
    ],
)
def test_a_check_of_the_rules_is_rolled_for_anybody(system: str, check: str) -> None:
    session = seated(system)
    session.offers = "asked"
    turn = session.do(Table("check", check, "tom"))
    while session.state.pending is not None:
        turn = session.do(Choose(session.options()[0].id))

    assert turn.accepted, turn.events
    assert session.state.last is not None
    assert session.state.table is not None
    assert session.state.table.acting == "Tom"


@pytest.mark.parametrize(
    ("check", "why"),
    [
        ("", "which check?"),
        ("trait", "attribute"),
        ("trat attribute=strength", "did you mean 'trait'?"),
        ("trait attribute=stregth difficulty=Poor", "did you mean 'strength'?"),
        ("trait attribute=strength difficulty=Poor foo=1", "foo"),
        ("trait strength attribute=strength", "has no key"),
    ],
)
def test_a_check_that_is_none_is_refused(check: str, why: str) -> None:
    session = seated()

    assert why in refused(session.do(Table("check", check)))
    assert session.state.turn == 2


@pytest.mark.parametrize(
    ("system", "effect"),
    [
        ("art", "damage poor"),
        ("art", "fame -1"),
        ("art", "gain rope"),
        ("art", "xp 1"),
        ("conan-2d20", "xp 100"),
        ("fallout-2d20", "xp 100"),
        ("fell", "fatigue 1"),
    ],
)
def test_an_effect_changes_who_is_named_and_can_be_undone(system: str, effect: str) -> None:
    session = seated(system)
    before = session.state
    events = do(session, "do", effect, "tom")

    assert only(events, SheetChanged)
    assert session.state.sheet != before.table.members[1].sheet  # type: ignore[union-attr]
    session.do(Undo())
    assert session.state == before


def test_everybody_rolls_by_their_own_traits() -> None:
    session = table(62, 5)
    do(session, "add", "Mara: strength 7")
    do(session, "add", "Tom: strength 2")
    events = do(session, "everyone", "trait attribute=strength difficulty=Poor")

    rolled = [event.outcome for event in events if isinstance(event, CheckRolled)]
    assert [outcome.facts["rating"] for outcome in rolled] == [7, 2]
    assert session.state.table is not None
    assert session.state.table.acting == "Mara"


@pytest.mark.parametrize(
    ("words", "needed"),
    [
        ("old science", 1),
        ("old science hard", 3),
        (" Old   SCIENCE  2", 2),
        ('"old science" hard', 3),
        ('skill skill="old science" difficulty=2', 2),
        ("old hard", 3),
        ("wits hard", 3),
    ],
)
def test_a_skill_of_two_words_is_checked(words: str, needed: int) -> None:
    session = table(1, 1, 20, 20, system="fallout-2d20")
    do(session, "add", 'Mara "old science" 3')
    do(session, "add", "Tom: old science 3")
    session.offers = "asked"
    events = do(session, "group", words)
    rolled = [event for event in events if isinstance(event, CheckRolled)]

    assert [one.outcome.facts["difficulty"] for one in rolled] == [needed, needed]
    assert [one.outcome.facts["tn"] for one in rolled] == ([6, 6] if "wits" in words else [9, 9])


def test_who_does_best_acts_first() -> None:
    session = table(5, 62)
    do(session, "add", "Mara")
    do(session, "add", "Tom")
    events = do(session, "order", "trait attribute=alertness difficulty=Poor")

    assert only(events, OrderRolled) == OrderRolled(("Tom", "Mara"))
    assert session.state.table is not None
    assert session.state.table.acting == "Tom"
    do(session, "turn")
    assert session.state.table.acting == "Mara"


@pytest.mark.parametrize(("rolls", "first"), [((20, 20, 1, 1), "Tom"), ((1, 1, 20, 20), "Mara")])
def test_where_results_are_no_ranks_the_successes_say_who_does_best(
    rolls: tuple[int, ...], first: str
) -> None:
    session = table(*rolls, system="fallout-2d20")
    do(session, "add", "Mara")
    do(session, "add", "Tom")

    events = do(session, "order", "skill skill=endurance difficulty=1")

    assert only(events, OrderRolled).names[0] == first


def test_nobody_rolls_for_the_order_alone() -> None:
    session = table()
    do(session, "add", "Mara")

    assert "not two" in refused(session.do(Table("everyone", "trait attribute=strength")))


def test_heal_mends_what_damage_did() -> None:
    session = seated()
    do(session, "do", "damage poor")
    hurt = session.state.sheet
    do(session, "do", "heal all")

    assert hurt.checked
    assert not session.state.sheet.checked


@pytest.mark.parametrize(
    ("effect", "why"),
    [
        ("", "do what?"),
        ("damge poor", "did you mean 'damage'?"),
        ("damage por", "did you mean 'Poor'?"),
        ("heal all", "that changes nothing"),
    ],
)
def test_an_effect_that_is_none_is_refused(effect: str, why: str) -> None:
    assert why in refused(seated().do(Table("do", effect)))


def test_a_table_plays_on_without_its_dead() -> None:
    session = seated()
    for _ in range(6):
        turn = session.do(Table("do", "damage awesome"))
        if any(isinstance(event, HeroFell) for event in turn.events):
            break

    assert session.system.fallen(session.state.sheet)
    assert not session.over
    do(session, "turn", "tom")
    assert any(
        isinstance(event, CheckRolled)
        for event in session.do(Table("check", "trait attribute=strength difficulty=Poor")).events
    )


@pytest.mark.rule("ART-337", "ART-338", "ART-339")
def test_the_order_of_turns_is_rolled_as_the_rules_say() -> None:
    """Alertness 7 each: 38 is Feeble, 89 Good, and of two alike who sat first goes first."""
    session = table(38, 89, 89)
    for name in ("Mara", "Tom", "Ida"):
        do(session, "add", name)

    assert only(do(session, "order"), OrderRolled) == OrderRolled(("Tom", "Ida", "Mara"))
    assert session.state.table is not None
    assert session.state.table.acting == "Tom"


@pytest.mark.parametrize("system", ["fictive-hack", "conan-2d20", "fallout-2d20", "fell"])
def test_where_no_order_is_rolled_heroes_choose_it(system: str) -> None:
    assert "in whatever order you choose" in refused(seated(system).do(Table("order", "")))


@pytest.mark.rule("ART-227", "ART-229")
@pytest.mark.parametrize(
    ("compounding", "count"),
    [("", (0, 2)), (" compounding=true", (0, 1))],
)
def test_efforts_of_all_are_put_together(compounding: str, count: tuple[int, int]) -> None:
    """Twice Poor against Good: the best is Poor, 2 below; added up they are Passable, 1 below."""
    session = table(56, 56)
    for name in ("Mara", "Tom"):
        do(session, "add", name)
    events = do(session, "together", f"group attribute=strength difficulty=Good{compounding}")
    rolled = only(events, CheckRolled)

    assert isinstance(rolled, CheckRolled)
    assert (rolled.outcome.successes, rolled.outcome.failures) == count
    assert session.state.sheet.party == ()
    assert session.state.table is not None
    assert [one.name for one in session.state.table.members] == ["Mara", "Tom"]


def test_what_a_roll_of_all_does_to_somebody_stays_with_them() -> None:
    """Doubles bring Tom a bonus, which his own sheet has afterwards."""
    session = table(56, 99)
    for name in ("Mara", "Tom"):
        do(session, "add", name)
    before = session.state.table.members[1].sheet if session.state.table else None
    do(session, "together", "trait attribute=strength difficulty=Poor who=best")

    assert session.state.table is not None
    assert session.state.table.members[1].sheet != before
    do(session, "turn", "Tom")
    assert session.state.sheet.name == "Tom"


@pytest.mark.rule("FO-015", "FO-016", "FO-017")
@pytest.mark.parametrize(
    ("faces", "successes", "complications"),
    [
        ((7, 20, 4, 12), 2, 1),  # Ann's 7 counts, and so does Tom's 4
        ((15, 19, 1, 4), 0, 0),  # nothing of hers: theirs add nothing
        ((6, 15, 20, 12), 1, 1),  # a helper's complication counts
    ],
)
def test_everybody_helps_with_a_die_of_their_own_in_fallout(
    faces: tuple[int, ...], successes: int, complications: int
) -> None:
    """Mara rolls two dice against 7; Tom, of Speech 0, one against 6, Ann one against 5."""
    session = table(*faces, system="fallout-2d20")
    for words in ("Mara charm 7", "Tom charm 6", "Ann charm 5"):
        do(session, "add", words)
    rolled = only(do(session, "together", "speech"), CheckRolled)

    assert isinstance(rolled, CheckRolled)
    assert rolled.outcome.successes == successes
    assert rolled.outcome.facts["complications"] == complications
    assert rolled.outcome.facts["helped"] == faces[2:]


@pytest.mark.rule("CON-025")
def test_a_helpers_success_makes_up_what_one_lacks_in_conan() -> None:
    """Difficulty 2: Mara's 8 is one success, and Tom's 8 the other."""
    session = table(8, 15, 8, system="conan-2d20")
    for name in ("Mara", "Tom"):
        do(session, "add", name)
    rolled = only(do(session, "together", "skill athletics difficulty=2"), CheckRolled)

    assert isinstance(rolled, CheckRolled)
    assert (rolled.outcome.label, rolled.outcome.successes) == ("passed", 2)


@pytest.mark.rule("FELL-014")
@pytest.mark.parametrize(
    ("faces", "label", "trouble"), [((2, 4), "passed", False), ((2, 3), "failed", True)]
)
def test_help_gives_advantage_in_fell_and_its_trouble_is_shared(
    faces: tuple[int, int], label: str, trouble: bool
) -> None:
    session = table(*faces, system="fell")
    for name in ("Mara", "Tom", "Ann"):
        do(session, "add", name)
    rolled = only(do(session, "together", "str"), CheckRolled)

    assert isinstance(rolled, CheckRolled)
    assert (rolled.outcome.label, rolled.outcome.facts["trouble"]) == (label, trouble)
    assert rolled.outcome.facts["helper"] == "Tom and Ann"
    assert ("helper-trouble" in rolled.outcome.triggers) is trouble


@pytest.mark.rule("FELL-014")
def test_who_has_no_skill_for_it_helps_nobody_in_fell() -> None:
    session = seated("fell")

    refusal = refused(session.do(Table("together", "test str skills=climbing")))
    assert "nobody else has a skill that would help (climbing)" in refusal


@pytest.mark.rule("FH-151")
def test_in_fictive_hack_others_add_a_die_to_an_attack_and_two_are_kept() -> None:
    """A heavy weapon shows 4 and 6, the other's die 9: 9 and 6 are kept, 15."""
    session = table(4, 6, 9, system="fictive-hack")
    for name in ("Mara", "Tom"):
        do(session, "add", name)
    rolled = only(do(session, "together", "attack weapon=heavy"), CheckRolled)

    assert isinstance(rolled, CheckRolled)
    assert rolled.outcome.facts["kept"] == (9, 6)
    assert rolled.outcome.facts["total"] == 15


def test_a_check_of_one_says_which_is_for_several() -> None:
    hack = seated("fictive-hack")
    assert "'everyone' rolls for each" in refused(hack.do(Table("together", "brawn")))
    assert "help in a test" in refused(seated("fell").do(Table("together", "luck")))
    helped = refused(seated("fallout-2d20").do(Table("together", "damage 3")))
    assert "together skill" in helped


@pytest.mark.parametrize(
    ("system", "words"),
    [
        ("art", "strength Good"),
        ("fell", "str"),
        ("fictive-hack", "brawn 9"),
        ("conan-2d20", "brawn"),
    ],
)
def test_an_attribute_is_check_enough(system: str, words: str) -> None:
    session = seated(system)
    session.offers = "asked"

    assert session.do(Table("everyone", words)).accepted
    refusal = refused(session.do(Table("check", "strenth")))
    assert "unknown attribute" in refusal


def test_all_are_changed_at_once_who_can_be() -> None:
    """Nobody but Tom has a wound to heal; a mistake changes nobody."""
    session = seated()
    do(session, "do", "damage poor", "tom")
    events = do(session, "everyone", "do heal all")

    assert [event.name for event in events if isinstance(event, MemberCalled)] == ["Tom"]
    assert session.state.table is not None
    assert session.state.table.acting == "Tom"
    assert "no effect" in refused(session.do(Table("everyone", "do heel")))


def test_whose_roll_comes_is_told_and_the_turn_stays() -> None:
    session = seated()
    events = do(session, "everyone", "strength")

    assert [type(event).__name__ for event in events if not isinstance(event, SheetChanged)] == [
        "MemberCalled", "CheckRolled", "MemberCalled", "CheckRolled",
    ]  # fmt: skip
    assert session.state.table is not None
    assert session.state.table.acting == "Mara"


def test_alone_nobody_rolls_together() -> None:
    alone = table()
    do(alone, "add", "Mara")
    assert "not two" in refused(alone.do(Table("together", "group strength difficulty=Good")))


def test_a_rest_that_changes_nothing_is_refused() -> None:
    session = table()
    do(session, "add", "Mara fate 7")

    assert refused(session.do(Table("do", "rest"))) == "that changes nothing"


def test_an_attribute_that_is_also_a_check_is_rolled_as_an_attribute() -> None:
    session = table(60)
    do(session, "add", "Mara alertness 8")

    do(session, "check", "alertness")

    assert session.state.last is not None or session.state.pending is not None
