"""Who sits at a table, whose turn it is, and who asks."""

from typing import cast

import pytest

from solo.engine.commands import Ask, Table, Undo
from solo.engine.events import QuestionAnswered
from solo.engine.session import Session
from solo.engine.table.events import MemberJoined, QuestionWeighed, TurnPassed
from solo.engine.table.roster import named_traits
from solo.engine.table.state import Tabletop
from solo.rules.core.odds import odds
from tests.engine.table.sitting import ask, do, only, refused, table
from tests.rules.every import every_system


def test_who_is_added_asks_by_their_own_fate() -> None:
    session = table(62)

    do(session, "add", "Mara fate 7")
    answered = cast(
        "QuestionAnswered",
        only(ask(session, "Is there a window?", "likely", "Mara"), QuestionAnswered),
    )

    assert (answered.asker, answered.answer) == ("Mara", "yes")


@pytest.mark.parametrize("fate", range(2, 13))
def test_the_chance_that_is_told_is_exact_for_every_fate(fate: int) -> None:
    session = table()
    do(session, "add", f"Mara fate {fate}")
    for row in session.system.likelihoods(session.state.sheet):
        found = odds(session.system.question(row.word), session.state.sheet)
        told = only(ask(session, f"Is it {row.word} so?", row.word), QuestionWeighed)
        session.do(Undo())

        assert cast("QuestionWeighed", told).percent == found.percent(found.succeeding)


@every_system
def test_every_system_lets_somebody_sit_down_and_ask(system: str) -> None:
    session = table(system=system)

    (joined,) = do(session, "add", "Old Tom: ")
    events = ask(session, "Is there a window?", "likely", "old tom")

    assert joined == MemberJoined("Old Tom")
    assert cast("QuestionAnswered", only(events, QuestionAnswered)).asker == "Old Tom"


def test_an_ordinary_person_asks_while_nobody_sits_there() -> None:
    answered = only(ask(table(62), "Is there a window?", "likely"), QuestionAnswered)

    assert cast("QuestionAnswered", answered).asker == ""


def test_an_unknown_name_is_told_with_the_nearest() -> None:
    session = table()
    do(session, "add", "Mara fate 7")

    reason = refused(session.do(Ask("Is it dark?", "", "Mora")))

    assert "nobody here is called 'Mora'; did you mean 'Mara'?" in reason


def test_an_unknown_trait_is_refused() -> None:
    assert "no trait" in refused(table().do(Table("add", "Mara fate seven 7 x")))
    assert "unknown attribute" in refused(table().do(Table("add", "Mara: fatee 7")))
    assert "2 to 12" in refused(table().do(Table("add", "Mara fate 70")))


def test_one_question_a_turn_is_each_ones_own() -> None:
    session = table()
    do(session, "add", "Mara fate 7")
    do(session, "add", "Tom fate 5")
    ask(session, "Is it dark?", who="Mara")
    ask(session, "Is it cold?", who="Tom")

    assert "one question" in refused(session.do(Ask("Is it wet?", "", "Mara")))

    assert do(session, "turn", "Mara") == (TurnPassed("Mara"),)
    ask(session, "Is it wet?")


def test_the_rule_can_be_done_without() -> None:
    session = table()
    do(session, "questions", "free")
    ask(session, "Is it dark?")

    ask(session, "Is it cold?")


def test_a_settled_answer_is_repeated_whoever_asks() -> None:
    session = table()
    do(session, "add", "Mara fate 7")
    do(session, "add", "Tom fate 5")
    first = cast(
        "QuestionAnswered", only(ask(session, "Is it dark?", who="Mara"), QuestionAnswered)
    )
    *_, again = ask(session, "Is it dark there?", who="Tom")

    assert isinstance(again, QuestionAnswered)
    assert (again.settled, again.asker, again.text) == (True, "Tom", first.text)
    assert session.turns[-1].rolls == ()


def test_turns_go_round() -> None:
    session = table()
    for name in ("Mara", "Tom", "Ida"):
        do(session, "add", name)

    names = [cast("TurnPassed", do(session, "turn")[0]).name for _ in range(4)]

    assert names == ["Tom", "Ida", "Mara", "Tom"]


def test_each_keeps_their_own_sheet() -> None:
    session = table()
    do(session, "add", "Mara fate 7")
    do(session, "add", "Tom fate 5")
    do(session, "do", "fame 2", "Tom")
    do(session, "turn", "Mara")

    assert session.system.view(session.state.sheet)["fame"] == 1
    do(session, "turn", "Tom")
    assert session.system.view(session.state.sheet)["fame"] == 3


def test_who_leaves_is_gone_and_undo_brings_them_back() -> None:
    session = table()
    do(session, "add", "Mara fate 7")
    ask(session, "Is it dark?")
    before = session.state
    do(session, "leave", "mara")
    assert not session.state.asked

    assert session.state.table is not None
    assert session.state.table.members == ()
    session.do(Undo())
    assert session.state == before


@pytest.mark.parametrize(
    ("words", "read"),
    [
        ("Mara fate 7", ("Mara", {"fate": "7"})),
        ("Mara fate 7, sleight of hand +2", ("Mara", {"fate": "7", "sleight of hand": "+2"})),
        ("Old Tom: str d8 dex d6", ("Old Tom", {"str": "d8", "dex": "d6"})),
        ("Old Tom", ("Old Tom", {})),
        ("Mara fate=7", ("Mara", {"fate": "7"})),
    ],
)
def test_a_name_and_traits_are_read(words: str, read: tuple[str, dict[str, str]]) -> None:
    assert named_traits(words) == read


def points(session: Session) -> dict[str, tuple[int, int]]:
    """Return the shared points and those of the other side, as each at the table has them."""
    return {
        one.name: (sheet.pool, sheet.threat)
        for one in cast("Tabletop", session.state.table).members
        for sheet in [one.sheet or session.state.sheet]
    }


@pytest.mark.rule("FO-026")
def test_action_points_are_the_group_s() -> None:
    session = table(system="fallout-2d20")
    for name in ("Mara", "Tom", "Ines"):
        do(session, "add", name)

    do(session, "do", "action_points 2", "Mara")
    do(session, "do", "action_points 3", "Tom")
    do(session, "do", "gm_points 1", "Ines")

    assert points(session) == dict.fromkeys(("Mara", "Tom", "Ines"), (5, 1))
    do(session, "do", "action_points 3", "Ines")
    assert points(session)["Mara"] == (6, 1)  # 6 at most, and no more for several


@pytest.mark.rule("CON-072", "CON-021")
def test_momentum_is_the_group_s_and_each_who_comes_brings_doom() -> None:
    session = table(system="conan-2d20")
    for name in ("Mara", "Tom", "Ines"):
        do(session, "add", name)
    assert points(session) == dict.fromkeys(("Mara", "Tom", "Ines"), (0, 9))

    do(session, "do", "momentum 2", "Tom")
    do(session, "do", "doom -4", "Mara")

    assert points(session) == dict.fromkeys(("Mara", "Tom", "Ines"), (2, 5))
    session.do(Undo())
    assert points(session) == dict.fromkeys(("Mara", "Tom", "Ines"), (2, 9))


def test_who_is_called_by_a_later_name_is_known() -> None:
    session = table()
    for name in ("Old Ines: fate 9", "Ines: fate 5", "Bo Lund: fate 5", "Lund the Tall: fate 5"):
        do(session, "add", name)

    for said, meant in (("ines", "Ines"), ("old", "Old Ines"), ("tall", "Lund the Tall"),
                        ("lund", "Lund the Tall"), ("bo", "Bo Lund")):  # fmt: skip
        do(session, "turn", said)
        assert cast("Tabletop", session.state.table).acting == meant
    assert "nobody here is called 'und'" in refused(session.do(Table("turn", "und")))


def test_a_table_is_full_with_twenty_four_and_says_so() -> None:
    session = table()
    for number in range(24):
        do(session, "add", f"Guest {chr(97 + number)}a")

    assert refused(session.do(Table("add", "Tom"))) == "at most 24 sit at a table"


def test_a_hero_without_a_file_is_told_by_sixty_letters_of_the_name_beside_those_with_one() -> None:
    name = "Mara" + "a" * 96

    reason = refused(table().do(Table("join", name)))

    assert f"'{name[:60]}'" in reason
    assert name[:61] not in reason
