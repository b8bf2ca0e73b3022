"""A table opens fights, chases and rounds by the rules, and alters them by hand."""

from typing import Any, cast

import pytest

from solo import rules
from solo.engine.chance import Seeded
from solo.engine.commands import Choose, Table, Undo
from solo.engine.journal import header, replay
from solo.engine.session import Session
from solo.engine.table.events import FightOpened, FightOver, FoesChanged
from solo.engine.table.foes import kinds
from solo.rules.core.fights.by_hand import Met
from solo.rules.core.fights.foe_book import book
from solo.rules.core.shown.fight_view import Fighter
from solo.tabletop import table_adventure
from solo.terminal.typed.lines import parse
from tests.engine.table.sitting import do, only, refused, table

RECORDS: list[dict[str, object]] = []  # of the table that sits last
SYSTEMS = ("art", "conan-2d20", "fallout-2d20", "fell", "fictive-hack")


def sitting(system: str, *names: str, seed: str = "fight") -> Session:
    """Return a table where these sit."""
    adventure = table_adventure("Eve", system, {})
    RECORDS.clear()
    chance, record = Seeded(seed), RECORDS.append
    session = Session(adventure, rules.find(system), chance, offers="asked", record=record)
    for name in names or ("Mara",):
        do(session, "add", name)
    return session


def in_turn(session: Session) -> Session:
    """Answer what is asked until the fight may be altered."""
    while (pending := session.state.pending) is not None:
        turn = pending.encounter.turn
        if turn is not None and getattr(turn, "alterable", False):
            break
        session.do(Choose(session.options()[0].id))
    return session


def foes(session: Session) -> list[Fighter]:
    """Return the foes who still fight."""
    pending = session.state.pending
    assert pending is not None
    view = session.system.fight(pending.encounter, session.state.sheet)
    assert view is not None
    return [one for one in view.fighters if one.side == "foe" and one.up]


def fought(system: str, words: str, *names: str) -> Session:
    """Return a table in a fight that may be altered, with dice by which nobody falls before."""
    for seed in map(str, range(40)):
        session = sitting(system, *names, seed=seed)
        do(session, "fight", words)
        if in_turn(session).state.pending is not None:
            return session
    raise AssertionError("somebody falls in each of them")


def left(one: Fighter) -> int:
    """Return how much a foe can take yet, in what is counted first."""
    return one.gauges[0].value


@pytest.mark.parametrize("system", SYSTEMS)
def test_each_foe_of_a_book_can_be_fought(system: str) -> None:
    found = rules.find(system)
    known = book(found)

    assert len(known) >= 19
    by_hand = found.by_hand
    assert by_hand is not None
    for key, block in known.items():
        by_hand.fight([Met(key, block, 2)])


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_fight_opens_with_foes_of_the_book_and_with_one_without_numbers(system: str) -> None:
    session = fought(system, "2 captains and Harl 3")

    assert len(foes(session)) == 3
    harl = next(one for one in foes(session) if one.name == "Harl")
    assert harl.gauges[0].most == 3


@pytest.mark.parametrize("system", SYSTEMS)
def test_foes_come_leave_and_are_hurt_by_hand(system: str) -> None:
    session = fought(system, "Harl 5")

    added = only(do(session, "fight", "add 2 captains"), FoesChanged)
    assert added == FoesChanged("add", "the captain", 2)
    assert len(foes(session)) == 3
    before = left(foes(session)[0])
    do(session, "fight", "hurt harl 2")
    assert left(foes(session)[0]) == before - 2
    do(session, "fight", "heal harl 1")
    assert left(foes(session)[0]) == before - 1
    gone = next(one for one in foes(session) if one.name != "Harl")
    do(session, "fight", f"away {gone.id}")
    assert gone.id not in [one.id for one in foes(session)]


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_fight_is_over_when_the_last_foe_is_taken_away(system: str) -> None:
    session = fought(system, "Harl 5")

    do(session, "fight", "away Harl")

    assert session.state.pending is None
    assert session.state.last is not None
    assert session.state.last.label == "won"


@pytest.mark.parametrize("system", SYSTEMS)
def test_enough_harm_by_hand_takes_a_foe_out(system: str) -> None:
    session = fought(system, "Harl 5")

    do(session, "fight", "hurt Harl 20")

    assert session.state.pending is None


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_table_ends_a_fight_when_it_says_so(system: str) -> None:
    session = sitting(system)
    do(session, "fight", "3 guards")

    over = only(do(session, "fight", "over they talk"), FightOver)

    assert isinstance(over, FightOver)
    assert (over.label, over.text) == ("", "they talk")
    assert session.state.pending is None
    do(session, "fight", "a wolf")  # and another may begin


@pytest.mark.parametrize("system", SYSTEMS)
def test_a_fight_altered_by_hand_plays_back_to_the_same(system: str) -> None:
    """The changes are moves of its script: undo, odds and a replay run through them again."""
    session = fought(system, "Harl 9, a captain", "Mara", "Tom")
    do(session, "fight", "hurt Harl 2")
    do(session, "fight", "add a wolf")
    session.do(Undo())
    do(session, "fight", "add a dog")
    option = session.options()[0].id
    session.odds(option)
    session.do(Choose(option))

    head = header(session.adventure, session.chance, offers="asked")
    played = replay([head, *RECORDS], session.adventure, session.system)

    assert played.trouble == ""
    assert played.good == len(RECORDS)
    assert played.session.state.table == session.state.table


@pytest.mark.parametrize("system", SYSTEMS)
def test_all_at_a_table_fight(system: str) -> None:
    session = fought(system, "2 peasants", "Mara", "Tom", "Ines", "Bo")
    pending = session.state.pending
    assert pending is not None

    view = session.system.fight(pending.encounter, session.state.sheet)

    assert view is not None
    assert {one.name for one in view.fighters if one.side == "hero"} == {
        "Mara",
        "Tom",
        "Ines",
        "Bo",
    }


@pytest.mark.parametrize("system", SYSTEMS)
def test_each_at_a_table_has_a_turn_and_their_sheet_afterwards(system: str) -> None:
    """Whoever decides is the one who acts, so that the seat of that one is asked."""
    session = fought(system, "a giant", "Mara", "Tom", "Ines")
    seen = set()
    for _ in range(30):
        if session.state.pending is None or len(seen) > 1:
            break
        table_ = session.state.table
        assert table_ is not None
        seen.add(table_.acting)
        session.do(Choose(session.options()[0].id))
        in_turn(session)
    if session.state.pending is not None:
        do(session, "fight", "over")

    assert len(seen) > 1
    table_ = session.state.table
    assert table_ is not None
    names = [
        session.system.view(one.sheet or session.state.sheet)["name"] for one in table_.members
    ]
    assert names == ["Mara", "Tom", "Ines"]
    assert [session.system.part(one.sheet)[1] for one in table_.members if one.sheet] == [(), ()]


def test_a_fight_is_altered_only_when_nobody_has_to_decide_something_first() -> None:
    session = sitting("art", "Mara", "Tom", seed="1")
    do(session, "fight", "3 bandits, Harl 8")

    assert refused(session.do(Table("fight", "add a wolf"))).startswith("first decide")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("", "fight whom?"),
        ("bandids", "no foe is called 'bandids'; did you mean 'bandit'?"),
        ("300 bandits", "one fight has 1 to 24 foes"),
        ("0 bandits", "one fight has 1 to 24 foes"),
        ("Harl 0", "behind the name is how much they can take, 1 to 99"),
        ("over", "no fight is open"),
        ("hurt wolf 2", "no fight is open"),
    ],
)
def test_what_names_nobody_opens_no_fight(words: str, why: str) -> None:
    session = sitting("art")

    assert refused(session.do(Table("fight", words))).startswith(why)
    assert session.state.pending is None


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("a wolf", "a fight is open"),
        ("hurt bandit 2", "that could be the bandit 1 or the bandit 2"),
        ("hurt wolf 2", "nobody who fights is called 'wolf'"),
        ("hurt bandit-1", "who is hurt, and by how much?"),
        ("hurt bandit-1 0", "who is hurt, and by how much?"),
        ("add 30 wolves", "one fight has 1 to 24 foes"),
    ],
)
def test_an_open_fight_refuses_what_it_can_not_be_altered_by(words: str, why: str) -> None:
    session = fought("art", "2 bandits")

    assert refused(session.do(Table("fight", words))).startswith(why)


def test_who_sits_alone_at_no_table_fights_nobody() -> None:
    session = table()

    assert refused(session.do(Table("fight", "a wolf"))) == "nobody sits at the table yet"


def test_foes_are_named_in_both_languages_and_told_in_that_of_the_game() -> None:
    adventure = table_adventure("Abend", "art", {}, "", "de")
    session = Session(adventure, rules.find("art"), Seeded("a"), offers="asked")
    do(session, "add", "Mara")

    opened = only(do(session, "fight", "zwei Räuber und 3 wolves"), FightOpened)

    assert opened == FightOpened("combat", (("der Räuber", 2), ("der Wolf", 3)))


def test_how_many_come_is_said_in_figures_or_in_words_of_both_languages() -> None:
    session = sitting("art", "Mara")
    said = {
        "wolf the_wolf a_wolf an_wolf one_wolf 1_wolf ein_wolf eine_Wolf einen_Wolf der_Wolf": 1,
        "two_wolves Zwei_Wölfe wolf_and_a_wolf Wolf_und_ein_Wolf wolf,wolf wolf;wolf wolf+wolf": 2,
        "three_wolves drei_Wölfe 2_wolves_and_den_wolf": 3,
        "four_wolves vier_Wölfe": 4,
        "five_wolves fünf_Wölfe": 5,
        "six_wolves sechs_wolves": 6,
    }
    told = {}
    for many, number in said.items():
        for words in many.split():
            opened = only(do(session, "fight", words.replace("_", " ")), FightOpened)
            told[words] = opened.foes == (("the wolf", number),)
            session.do(Undo())

    assert [words for words, right in told.items() if not right] == []
    assert len(told) == 26


def test_a_chase_and_rounds_open_by_the_rules_of_art() -> None:
    session = sitting("art", "Mara", "Tom", seed="2")

    opened = only(do(session, "chase", "2 giants"), FightOpened)
    assert opened == FightOpened("chase", (("the giant", 2),))
    do(session, "fight", "over")
    do(session, "chase", "after a bandit")
    do(session, "fight", "over")
    do(session, "rounds", "Bar the door: strength Poor; Find the key: alertness")
    assert session.state.pending is not None
    assert session.state.pending.kind == "rounds"
    texts = " ".join(str(option.text) for option in session.options())
    assert "Bar the door" in texts


def test_in_a_chase_that_is_typed_everybody_runs() -> None:
    session = sitting("art", "Mara", "Tom", "Ines", seed="2")
    typed = parse("chase 2 peasants", session)
    assert typed == parse("chase all 2 peasants", session) == Table("chase", "all 2 peasants")
    assert isinstance(typed, Table)
    assert session.do(typed).accepted
    ran = set()
    for _ in range(12):
        assert session.state.table is not None
        if session.state.pending is None:
            break
        ran.add(session.state.table.acting)
        session.do(Choose(session.options()[0].id))

    assert ran == {one.name for one in session.state.table.members}


def test_rules_without_chases_say_what_counts_one_instead() -> None:
    session = sitting("fell")

    assert "clock Chase 6" in refused(session.do(Table("chase", "a wolf")))
    assert "'order' rolls" in refused(session.do(Table("rounds", "Run: dex")))
    art = sitting("art")
    assert refused(art.do(Table("rounds", "Run"))).startswith("what is to be done in rounds")


@pytest.mark.parametrize("spoken", ["", "fr"])
def test_foes_keep_their_names_where_the_language_of_the_game_has_no_other(spoken: str) -> None:
    system = rules.find("art")

    told = {kind.key: kind.name for kind in kinds(system, {}, spoken)}

    assert told == {key: cast("Any", one).name for key, one in book(system).items()}


@pytest.mark.parametrize(("words", "key"), [("Harl Redhand 8", "harl-redhand"), ("?! 8", "foe")])
def test_a_foe_without_numbers_is_known_by_its_name(words: str, key: str) -> None:
    session = sitting("art")
    do(session, "fight", words)
    in_turn(session)

    assert [one.id for one in foes(session)] == [key]


def test_one_fight_has_no_more_foes_than_its_rules_have_room_for() -> None:
    session = fought("art", "2 wolves")
    assert session.system.by_hand is not None
    more = session.system.by_hand.most - 2

    assert refused(session.do(Table("fight", f"add {more + 1} wolves"))) == (
        f"one fight has 1 to {more + 2} foes"
    )
    do(session, "fight", f"add {more} wolves")
    assert len(foes(session)) == more + 2
