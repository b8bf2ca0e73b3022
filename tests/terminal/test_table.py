"""A table at the prompt: how its lines are read, completed, helped with and shown."""

import io
import os
import re
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from solo.engine.commands import (
    Ask,
    Command,
    Jot,
    Roll,
    Table,
    Try,
    Use,
    from_record,
    to_record,
)
from solo.engine.events import Refused
from solo.engine.session import Session
from solo.engine.table.events import VoteCounted
from solo.terminal import game_time
from solo.terminal.front_ends.loop import play
from solo.terminal.front_ends.plain import PlainPlayer
from solo.terminal.front_ends.toolbar import toolbar
from solo.terminal.table import own
from solo.terminal.table.events import _LINES
from solo.terminal.table.verbs import TABLE_VERBS
from solo.terminal.table.words import words as say
from solo.terminal.told import answers, render
from solo.terminal.typed.command_words import command_words
from solo.terminal.typed.complete import completions
from solo.terminal.typed.lines import parse
from solo.terminal.typed.readings import Bringing, Hushed, Nonsense, Query, Voting
from solo.terminal.window.theme import NEUTRAL
from solo.terminal.words import words
from tests.engine.table.sitting import ask, do, table
from tests.english import english
from tests.terminal.fake import FakeSession

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("line", ["add all", "seat Me fate 7", "add Nobody: fate 7", "add alle"])
def test_nobody_is_called_by_a_word_that_says_whom_a_line_is_for(line: str) -> None:
    told = parse(line, seated())

    assert isinstance(told, Nonsense)
    assert "is no name" in str(told.reason)
    assert parse("add Allie fate 7", seated()) == Table("add", "Allie fate 7")
    assert parse("add Me Too", seated()) == Table("add", "Me Too")


@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("add Mara fate 7", Table("add", "Mara fate 7")),
        ("seat Mara fate 7", Table("add", "Mara fate 7")),
        ("add clock Tide 6", Table("clock", "Tide 6")),
        ("add person Lull", Table("npc", "Lull")),
        ("add clock", Table("add", "clock")),
        ("who", Query("roster")),
        ("who is here?", Query("roster")),
        ("Mara: is there a window? likely", Ask("is there a window?", "likely", "Mara")),
        ("Mara: ask is there a window likely?", Ask("is there a window likely?", "", "Mara")),
        ("is there a window?", Ask("is there a window?")),
        ("ask is there a window? 70%", Ask("is there a window?", "70%")),
        ("Do we go left or right?", Ask("Do we go left or right?")),
        ("mara: ask is there a window likely", Ask("is there a window?", "likely", "mara")),
        ("Why is he afraid?", Ask("Why is he afraid?")),
        ("Who is it? the miller, a priest", Ask("Who is it?", "the miller, a priest")),
        ("damage poor", Table("do", "damage poor")),
        ("fame -1", Table("do", "fame -1")),
        ("do damage poor", Table("do", "damage poor")),
        ("mara: damage poor", Table("do", "damage poor", "mara")),
        ("mara: try strength to force it", Try("strength", "", "to force it", who="mara")),
        (
            "mara: check trait attribute=strength",
            Table("check", "trait attribute=strength", "mara"),
        ),
        ("npc Lull: deaf when it suits", Table("npc", "Lull: deaf when it suits")),
        ("next I go to the mill", Table("next", "I go to the mill")),
        ("twists on", Table("twists", "on")),
        ("roll 2d6 + 1", Roll("2d6 + 1")),
        ("roll 2d6 1", Roll("2d6 1")),
        ("roll 4dF", Roll("4dF")),
        ("roll a d6", Roll("d6")),
        ("2d6+1", Roll("2d6+1")),
        ("d%", Roll("d%")),
        ("{1d6,1d8}kh1", Roll("{1d6,1d8}kh1")),
        ("6x(4d6kh3)", Roll("6x(4d6kh3)")),
        ("1d20 + 5 vs 15", Roll("1d20 + 5 vs 15")),
        ("3d6 fire", Roll("3d6 fire")),
        ("0d6", Roll("0d6")),
        ("roll (2d6)>=8", Roll("(2d6)>=8")),
        ("draw what the stranger wants", Table("draw", "what the stranger wants")),
        ("vote Is it dark? even, remote", Table("vote", "Is it dark? even, remote")),
        ("edit mynote 2: It is Tom", Table("mynote", "edit 2: It is Tom")),
        ("edit note 3 It is Mara", Jot("It is Mara", 3)),
        ("edit Lull: deaf", Table("edit", "Lull: deaf")),
        ("delete mynote 2", Table("mynote", "delete 2")),
        ("delete note 3", Jot("", 3)),
        ("delete Lull", Table("delete", "Lull")),
        ("order", Table("order", "")),
        (
            "together group strength difficulty=Good",
            Table("together", "group strength difficulty=Good"),
        ),
        ("pick", Table("pick")),
        ("everyone trait attribute=strength", Table("everyone", "trait attribute=strength")),
        ("all: damage poor", Table("everyone", "do damage poor")),
        *(
            (f"Mara: {says} roll 2d6", Roll("2d6", "Mara"))
            for says in (
                "I",
                "I want to",
                "I'd like to",
                "i’ll",
                "we would like to",
                "let us",
                "let's",
                "let me",
                "please",
                "please let me",
                "ich will",
            )
        ),
        ("Mara: I try strength to force it", Try("strength", "", "to force it", who="Mara")),
    ],
)
def test_a_line_of_a_table_is_read(line: str, read: Command | Voting) -> None:
    assert parse(line, seated()) == read


@pytest.mark.parametrize(("line", "who"), [("", ""), ("tom: ", "tom")])
def test_a_vote_without_likelihoods_is_asked_for(line: str, who: str) -> None:
    session = table()
    for name in ("Mara", "Tom"):
        do(session, "add", name)

    assert parse(f"{line}vote Is it dark?", session) == Voting("Is it dark?", ("Mara", "Tom"), who)


@pytest.mark.parametrize(
    ("line", "topic"),
    [("lists", "lists"), ("roster", "roster"), ("twists", "twists"), ("tension", "twists"),
     ("fame", "fame"), ("journal", "journal")],
)  # fmt: skip
def test_what_only_shows_something_is_no_turn(line: str, topic: str) -> None:
    assert parse(line, seated()) == Query(topic)


def test_an_effect_that_needs_nothing_is_typed_alone() -> None:
    session = table()
    do(session, "add", "Mara fate 7")
    do(session, "do", "damage poor")

    reading = parse("heal", session)

    assert reading == Table("do", "heal")
    assert "the Poor Health box" in "".join(
        one.text for one in render.happened(do(session, "do", "heal"), session)
    )
    assert parse("fame", session) == Query("fame")


def test_the_chances_of_a_check_are_told_before_it_is_rolled() -> None:
    session = table()
    do(session, "add", "Mara fate 7")

    told = [one.text for one in answers.answer(Query("odds", "charm Good"), session, spoken=True)]
    named = answers.answer(
        Query("odds", "trait attribute=charm difficulty=Good"), session, spoken=True
    )
    wrong = answers.answer(Query("odds", "charmm"), session, spoken=True)

    assert "In all, success: 18%" in told
    assert [one.text for one in named][1:] == told[1:]
    assert "did you mean 'charm'?" in wrong[0].text


def test_a_note_says_whose_it_is() -> None:
    session = table()
    do(session, "add", "Mara fate 7")

    assert parse("mara: note hi", session) == Jot("Mara: hi")
    assert parse("mara: roll 2d6", session) == Roll("2d6", "Mara")
    assert parse("mara: 2d6", session) == Roll("2d6", "Mara")


@pytest.mark.parametrize(
    "line", ["mara: quit", "eve: note hi", "eve: roll 2d6", "eve: sheet", "roll", "foo bar"]
)
def test_what_makes_no_sense_is_told(line: str) -> None:
    assert isinstance(parse(line, seated()), Nonsense)


@pytest.mark.parametrize("line", ["end fight", "Stop the fight!", "the fight is over."])
def test_a_fight_of_the_table_is_ended_in_other_words(line: str) -> None:
    assert parse(line, seated()) == Table("fight", "over")


@pytest.mark.parametrize("line", ["strength", "Strength Good"])
def test_an_attribute_alone_is_no_check_but_names_the_one_that_it_would_be(line: str) -> None:
    told = parse(line, seated())

    assert isinstance(told, Nonsense)
    assert told.suggestions == (f"check {line}",)


def test_the_words_of_a_table_are_none_in_an_ordinary_game() -> None:
    for line in ("add Mara fate 7", "scene The gate", "Mara: is it?", "damage poor"):
        assert isinstance(parse(line, FakeSession()), Nonsense)


def test_dice_are_rolled_in_every_game() -> None:
    for line in ("roll 2d6", "2d6"):
        assert parse(line, FakeSession()) == Roll("2d6")


@pytest.mark.parametrize("line", ["adv", "12x", "dis", "do 1d6 harm"])
def test_words_without_a_die_before_all_else_are_no_dice(line: str) -> None:
    assert not isinstance(parse(line, FakeSession()), Roll)


def test_the_words_are_completed_and_helped_with() -> None:
    session = seated()

    assert "thread" in [found.text for found in completions("thr", session)]
    assert [found.text for found in completions("thr", FakeSession())] == []
    for verb in TABLE_VERBS:
        helped = answers.answer(Query("help", verb.name), session, spoken=True)
        assert helped[0].text == english(words(verb.usage))
    everything = answers.answer(Query("help"), session, spoken=True)
    assert any(block.text == "The table" for block in everything)


def test_the_roster_the_lists_and_the_chances_are_shown() -> None:
    session = seated()
    do(session, "npc", "Lull: deaf")
    do(session, "clock", "Tide 6")
    do(session, "thread", "The bell")
    do(session, "close", "bell")

    assert "Mara (acts now): Health 4/4, Fame 1/1" in told("roster", session)
    lists = told("lists", session)
    assert {"Lull: deaf", "Tide 0/6", "The bell (closed)"} <= set(lists)
    assert told("tables", session)[0] == "What can be drawn from"
    assert "Now: expected 83%, altered 17%, interrupted 0%." in told("twists", session)
    assert set(lists) <= set(told("look", session))


def test_foes_are_listed_all_or_by_a_word_of_their_names() -> None:
    session = seated()

    def listed(words: str) -> list[str]:
        found = answers.answer(Query("foes", words), session, spoken=True)
        return [block.text for block in found]

    every, some = listed(""), listed("bandit")
    assert 1 < len(some) < len(every)
    assert set(some) <= set(every)
    assert listed("dragonish") not in (every, some)
    assert len(listed("dragonish")) == 1


def test_what_is_open_stands_on_a_list_before_what_is_closed() -> None:
    session = seated()
    for verb, words_ in (("thread", "Bell"), ("thread", "Boat"), ("close", "Bell")):
        do(session, verb, words_)

    lists = told("lists", session)

    assert lists[lists.index("Threads") :][:3] == ["Threads", "Boat", "Bell (closed)"]


def test_where_no_file_may_be_read_none_is_brought(tmp_path: Path) -> None:
    out = io.StringIO()
    session = seated()

    play(session, PlainPlayer(session, io.StringIO(f"bring {tmp_path}/own.yaml\nquit\n"), out))

    assert "No files can be read here." in out.getvalue()


def test_a_sheet_is_shown_out_of_its_owners_turn() -> None:
    session = seated()
    do(session, "add", "Tom strength 9")
    reading = parse("tom: sheet attributes", session)

    assert reading == Query("sheet", "attributes", "Tom")
    assert isinstance(reading, Query)
    shown = "\n".join(block.text for block in answers.answer(reading, session, spoken=True))
    asked = answers.answer(Query("sheet", "tom"), session, spoken=True)
    assert re.search(r"Strength \(STR\)\W+9", shown)
    assert shown in "\n".join(block.text for block in asked)
    assert not re.search(r"Strength \(STR\)\W+9", "\n".join(told("sheet", session)))


def test_the_roster_says_whose_question_is_likelier() -> None:
    session = seated()
    assert not any("even" in text for text in told("roster", session))
    do(session, "add", "Tom fate 5")

    assert "Tom: Health 4/4, Fame 1/1; a yes at 'even' 38%" in told("roster", session)


def test_the_toolbar_names_nobody_where_nobody_sits() -> None:
    assert toolbar(table(), 80).startswith("Nobody sits at the table yet")
    assert toolbar(seated(), 80).startswith("Mara")


def test_a_clock_has_a_cell_for_each_part() -> None:
    session = seated()
    blocks = render.happened(do(session, "clock", "Tide 8"), session)

    assert "".join(span.text for span in blocks[0].drawing(80)[0]).count("░") == 8


def test_a_clock_on_the_lists_has_its_bar_too_and_stays_words_in_plain() -> None:
    session = seated()
    do(session, "clock", "Tide 8")
    do(session, "tick", "Tide 3")

    (tide,) = (
        one for one in answers.answer(Query("lists"), session, spoken=False) if "Tide" in one.text
    )

    assert tide.text == "Tide 3/8"
    drawn = "".join(span.text for span in tide.drawing(80)[0])
    assert (drawn.count("█"), drawn.count("░")) == (3, 5)


def test_the_journal_says_who_asked() -> None:
    session = seated()
    ask(session, "Is it dark?", "likely", "mara")

    assert any("mara: Ask: Is it dark? (likely)" in text for text in told("journal", session))


def seated() -> Session:
    session = table()
    do(session, "add", "Mara fate 7")
    return session


def told(topic: str, session: Session) -> list[str]:
    return [block.text for block in answers.answer(Query(topic), session, spoken=True)]


def test_a_draw_of_nothing_asks_what_can_be_drawn_from() -> None:
    assert parse("draw", seated()) == Query("tables")


def test_a_table_has_no_time_of_day_but_tells_how_much_has_passed() -> None:
    assert game_time.clock(seated()) == "0:00 since the start"


def test_a_table_that_was_killed_goes_on_where_it_was(tmp_path: Path) -> None:
    """Four sit down, play, are cut off in the middle, and go on."""
    pexpect = pytest.importorskip("pexpect", reason="there are no pseudo-terminals on this system")
    usual = {"TERM": "xterm-256color", "PROMPT_TOOLKIT_NO_CPR": "1", "PYTHONWARNINGS": "error"}

    def start(*options: str) -> "pexpect.spawn[str]":
        child = pexpect.spawn(
            sys.executable,
            ["-m", "solo", "table", "Friday", "--saves", str(tmp_path), *options],
            cwd=str(ROOT), env={**os.environ, **usual}, dimensions=(60, 80), encoding="utf-8",
            timeout=60,
        )  # fmt: skip
        child.expect_exact("> ")
        return child

    child = start("--seed", "7")
    for name in ("Mara", "Tom", "Ida", "Sam"):
        child.sendline(f"add {name} fate 7")
        child.expect_exact(f"{name} sits at the table.")
    child.sendline("Mara: is there a window? likely")
    child.expect("'likely': a yes has a chance of 62% for Mara")
    child.expect_exact("is there a window?")
    _vote_unseen(child)
    child.sendline("thread Find the bell")
    child.expect_exact("Thread: Find the bell.")
    child.kill(signal.SIGKILL)
    child.wait()
    child.close()

    again = start()
    again.sendline("roster")
    again.expect("Sam: Health")
    again.sendline("lists")
    again.expect_exact("Find the bell")
    again.sendline("undo")
    again.expect("Taken back; 6 more turns can be taken back")
    again.sendline("quit")
    again.expect(re.escape("solo table --saves"))
    again.expect(pexpect.EOF)
    again.close()


def _vote_unseen(child: Any) -> None:
    """Have four vote at a terminal; no vote is seen before all are told."""
    child.sendline("Tom: vote is it dark?")
    shown = ""
    for name, vote in (("Mara", "remote"), ("Tom", "even"), ("Ida", "likely"), ("Sam", "remote")):
        child.expect_exact(f"{name}, how likely is it?")
        shown += str(child.before) if name != "Mara" else ""  # there the likelihoods are listed
        child.sendline(vote)
    child.expect_exact("Votes: likely, even, remote, remote. Of the two in the middle,")
    assert not {"remote", "even"} & set(re.findall(r"\w+", shown + str(child.before)))
    child.expect_exact("is it dark?")


def test_whoever_is_named_does_what_the_rules_allow_at_any_time() -> None:
    session = table(system="fell")
    do(session, "add", "Mara")
    do(session, "add", "Tom")

    assert parse("tom: rest", session) == Use("rest", "", "tom")
    assert parse("all: rest", session) == Table("everyone", "do rest")
    do(session, "do", "harm 2", "Tom")
    do(session, "turn", "Mara")
    turn = session.do(Use("rest", "", "tom"))
    assert turn.accepted
    assert turn.state.table is not None
    assert turn.state.table.acting == "Tom"
    assert from_record(to_record(Use("rest", "", "tom"))) == Use("rest", "", "tom")


@pytest.mark.parametrize("line", ["damage poor", "gain rope", "mara: heal all", "xp 1"])
def test_an_effect_of_other_rules_is_told_with_those_there_are(line: str) -> None:
    session = table(system="fell")
    do(session, "add", "Mara")

    reading = parse(line, session)

    assert isinstance(reading, Nonsense)
    assert "FELL has no effect" in english(reading.reason)
    assert "harm 2" in reading.suggestions


@pytest.mark.parametrize(
    "line", ["event", "what happens now?", "What happens?", "what now", "random event"]
)
def test_what_happens_now_is_asked_in_several_ways(line: str) -> None:
    assert parse(line, seated()) == Table("event")


class Voters:
    """A player whose hidden lines are given, and who remembers what was shown."""

    ids = spoken = False
    seat = "*"

    def __init__(self, *lines: str) -> None:
        self.lines, self.asked, self.seen = ["vote Is it late?"], list(lines), list[Any]()

    def ask(self, prompt: str) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def whisper(self, prompt: str) -> str:
        return self.asked.pop(0)

    def happened(self, events: Any) -> None:
        self.seen += [one.event for one in events]

    def told(self, topic: str, blocks: Any) -> None: ...
    def opened(self, *, whole: bool = False) -> None: ...
    def misunderstood(self, nonsense: Nonsense) -> None: ...
    def settled(self) -> None: ...


def voting(*faces: int) -> Session:
    session = table(*faces)
    do(session, "add", "Mara fate 7")
    do(session, "add", "Tom fate 5")
    return session


def test_a_vote_that_would_be_refused_asks_nobody() -> None:
    session, voters = voting(50), Voters("likely", "even")
    ask(session, "Is it dark?")

    play(session, voters)

    assert voters.asked == ["likely", "even"]
    assert [english(one.reason)[:12] for one in voters.seen if isinstance(one, Refused)] == [
        "one question"
    ]


def test_an_empty_line_throws_no_vote_away() -> None:
    session, voters = voting(50), Voters("likely", "", "even")

    play(session, voters)

    (counted,) = [one for one in voters.seen if isinstance(one, VoteCounted)]
    assert (counted.votes, counted.likelihood) == (("likely", "even"), "even")


def test_of_an_even_number_of_votes_it_is_said_which_counts() -> None:
    session = voting(50)

    (said, *_) = render.happened(do(session, "vote", "Is it? likely, even"), session)

    assert "Of the two in the middle, likely and even, the less likely counts: even." in said.text


def seats() -> Session:
    session = table()
    do(session, "add", "Mara")
    do(session, "add", "Tom")
    return session


def test_a_deed_in_secret_for_nobody_who_sits_there_is_no_question() -> None:
    session = seats()

    reading = parse("secret zed: roll 2d6", session)
    assert isinstance(reading, Nonsense)
    assert "nobody here is called 'zed'" in english(reading.reason).casefold()
    for line in ("secret tom: roll 2d6", "secret for me: check charm", "secret nobody: draw cards",
                 "secret What: is he there?"):  # fmt: skip
        assert parse(line, session) == Table("secret", line.removeprefix("secret "))


def test_a_name_alone_is_asked_back_and_a_contest_needs_no_colon() -> None:
    session = seats()

    contest = Table("versus", "Mara vs Tom: strength Poor")
    assert parse("mara vs tom strength Poor", session) == contest
    assert command_words(contest, session.state, session) == contest.words
    reading = parse("mara:", session)
    assert isinstance(reading, Nonsense)
    assert "what does mara do" in english(reading.reason).casefold()
    for line in ("zed:", "mara vs zed strength"):
        assert isinstance(parse(line, session), Nonsense)


def test_what_happens_at_a_table_is_told_in_a_style_that_themes_know() -> None:
    assert {style for _, style in _LINES.values()} <= NEUTRAL.keys()


def test_an_empty_table_says_what_it_lacks_and_how_somebody_sits_down() -> None:
    (seats,), (notes,) = told("roster", table()), told("notes", table())

    assert "add Mara: fate 7" in seats
    assert notes == english(say("notes-none"))


def test_the_lists_tell_the_scene_and_what_is_to_come() -> None:
    session = seated()
    do(session, "scene", "The mill")
    do(session, "when", "tension 7: Rain.")

    assert told("lists", session) == [
        *("Scene", "The mill"),
        *("When it is reached", "tension 7: Rain."),
    ]


def test_notes_are_listed_with_their_numbers_and_turns() -> None:
    session = seated()
    session.do(Jot("A gull."))
    do(session, "scene", "The mill")
    session.do(Jot("A wheel."))

    assert told("notes", session) == ["Notes", "1. (turn 1) A gull.", "2. (turn 2) A wheel."]


def test_tables_of_ones_own_are_listed_apart_from_those_of_the_program() -> None:
    session = seated()
    do(session, "bring", "my.yaml\ntables:\n  colours: [red]\n")

    _, own, shipped = told("tables", session)

    assert own == "Your own: colours."
    assert "colours" not in shipped
    assert "omens" in shipped


def test_what_was_rolled_in_secret_is_shown_to_whom_it_is_for() -> None:
    session = seated()
    do(session, "add", "Tom fate 7")
    do(session, "secret", "me: roll 2d6", who="Mara")

    mine = [block.text for block in own.mine("Mara", session)]

    assert mine[:2] == ["For Mara alone", "1. roll 2d6"]
    assert mine[2].startswith("2d6: ")
    assert [block.text for block in own.mine("Tom", session)] == [
        "There is nothing that only Tom knows."
    ]


def test_the_odds_of_a_question_are_told_answer_by_answer() -> None:
    query = Query("odds", "Is it *dark*? likely")
    asked, *rows = answers.answer(query, seated(), spoken=True)

    assert asked.text == "Is it dark? (likely): a yes has a chance of 62%"
    assert [row.text.split() for row in rows[:3]] == [
        ["yes,", "and", "18%"],
        ["yes", "28%"],
        ["yes,", "but", "16%"],
    ]
    (refused,) = told_of("odds", "Is it dark? fortnightly")
    assert "fortnightly" in refused


def test_the_odds_of_a_question_are_those_of_the_member_who_is_named() -> None:
    session = seated()
    do(session, "add", "Tom fate 5")
    whose = [parse(f"{who}: odds is it dark? likely", session) for who in ("mara", "tom")]

    told = [answers.answer(one, session, spoken=True)[0].text
            for one in whose if isinstance(one, Query)]  # fmt: skip

    assert [text.rpartition(" ")[2] for text in told] == ["62%", "54%"]


def told_of(topic: str, words: str) -> list[str]:
    query = Query(topic, words)
    return [block.text for block in answers.answer(query, seated(), spoken=True)]


@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("chase", Table("chase")),
        ("chase guard", Table("chase", "all guard")),
        ("chase all guard", Table("chase", "all guard")),
        ("turn mara", Table("turn", "mara")),
        ("mydraw cards 2", Table("secret", "me: draw cards 2")),
        ("give 3 to mara", Table("give", "3 to mara")),
        ("bring", Query("tables")),
        ("bring my.yaml", Bringing("my.yaml")),
        ("mynote", Hushed(Table("mynote"), "Your note (nobody sees it)")),
        ("mynote it is he", Table("mynote", "it is he")),
    ],
)
def test_what_follows_a_verb_is_read_by_what_it_needs(line: str, read: object) -> None:
    assert parse(line, seated()) == read
