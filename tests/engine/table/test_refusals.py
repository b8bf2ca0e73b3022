"""What is refused at a table, in whole sentences, and that nothing changes by it."""

from types import SimpleNamespace
from typing import Any

import pytest

from solo import rules
from solo.engine.chance import Seeded
from solo.engine.commands import Ask, Command, Table, Try
from solo.engine.events import SheetChanged
from solo.engine.session import Session
from solo.engine.table import asking, company, drawing, hand, keyed, lists, roster, secrets
from solo.engine.table.events import MemberJoined, MemberLeft, TurnPassed
from solo.engine.table.state import Member, Tabletop
from solo.rules.core.dice import LoadedDice
from solo.rules.core.heroes.kept import Guest
from solo.rules.core.protocols import Illegal
from solo.tables.reading import shipped
from solo.tabletop import table_adventure
from tests.engine.table.sitting import do, refused, table

NOBODY = "nobody sits at the table yet"
NO_SECRET = "there is no secret to reveal; for example: secret Is he lying? likely"
NOT_TWO = "there are not two at the table; 'check' rolls for one"
ROUNDS = (
    "what is to be done in rounds, and by what? rounds Bar the door: strength Poor; Find the key: "
    "alertness"
)
VERSUS = (
    "who against whom, and what? Mara vs Tom: strength; or each by something else: Mara vs Tom: "
    "strength vs agility"
)
TENSION = "the tension is 1 to 9: tension 4"
NO_BOB = "nobody here is called 'Bob'; at the table: Mara, Ned"
GIVE = "give what, and to whom? give rope to Tom"
ENTRIES = "no thread or npc or place or clock is called 'x'; there are: nothing"
CLOCK = "a clock has a name and 2 to 24 parts: clock Tide 6"
NPC = "which npc? For example: npc Lull: deaf when it suits"
WEIGH = "weigh what, and how often does it count, up to 9? weigh Lull 2"
WHEN = (
    "when what? For example: when tide full: The water is in the cellar; when scene 5: …; when "
    "tension 7: …"
)
NO_FIGHT = "no fight is open; for example: fight 3 bandits"
FIGHT = (
    "fight whom? For example: fight 3 bandits; fight 2 wolves, a bear; fight Harl 8 (somebody of "
    "whom is told only how much he can take). 'foes' lists all"
)


def unchanged(session: Session, command: Command) -> str:
    before = session.state
    told = refused(session.do(command))
    assert session.state is before
    return told


@pytest.fixture(scope="module")
def empty() -> Session:
    return table()


@pytest.fixture(scope="module")
def alone() -> Session:
    session = table()
    do(session, "add", "Mara")
    return session


@pytest.fixture(scope="module")
def two() -> Session:
    session = table()
    do(session, "add", "Mara")
    do(session, "add", "Ned")
    return session


@pytest.mark.parametrize(
    ("verb", "words", "told"),
    [
        ("leave", "all", NOBODY),
        ("turn", "", f"{NOBODY}; for example: add Mara: fate 7, strength 9"),
        ("rounds", "x: strength", NOBODY),
        ("fight", "wolf", NOBODY),
        ("mynote", "x", NOBODY),
        ("add", "", "add whom? For example: add Mara: fate 7, strength 9"),
        ("whisper", "Tom x", "nobody here is called 'Tom'; at the table: nobody yet"),
        ("reveal", "", NO_SECRET),
        ("reveal", "1", NO_SECRET),
    ],
)
def test_at_a_table_where_nobody_sits(empty: Session, verb: str, words: str, told: str) -> None:
    assert unchanged(empty, Table(verb, words)) == told


@pytest.mark.parametrize(
    ("verb", "words", "told"),
    [
        ("add", "mara", "mara sits at the table already"),
        *((verb, words, NOT_TWO) for verb, words in
          (("group", "strength"), ("together", "strength"), ("everyone", "strength"),
           ("order", ""), ("order", "agility"))),
        ("pick", "", "there is only one to pick: Mara"),
    ],
)  # fmt: skip
def test_at_a_table_where_one_sits(alone: Session, verb: str, words: str, told: str) -> None:
    assert unchanged(alone, Table(verb, words)) == told


@pytest.mark.parametrize(
    ("verb", "words", "told"),
    [
        *(("rounds", words, ROUNDS) for words in ("", "; ;", "Bar the door", ": strength", "a: ")),
        ("shuffle", "weather", "'weather' is no deck; what was drawn from it may come again"),
        ("shuffle", "nodeck", "no table is called 'nodeck'"),
        ("shuffle", "", "no card of 'cards' is drawn"),
        ("twists", "maybe", "twists are on or off: twists on"),
        *(("tension", words, TENSION) for words in ("0", "10", "x", "", "²")),
        ("next", " ", "next what? For example: next I go to the mill"),
        ("event", "x", "'event' stands alone; what comes of it, you decide"),
        *(("versus", words, VERSUS) for words in
          ("Mara vs Ned", "Mara vs Mara: luck", "Mara: luck", "Mara vs Ned: a vs b vs c")),
        ("versus", "Mara vs Bob: strength", NO_BOB),
        ("do", "damage", "'rank' is missing: a rank"),
        ("check", "trait attribute=strength difficulty=Silly",
         "difficulty: unknown rank 'Silly'; ranks are Catastrophic, Pathetic, Feeble, Inferior, "
         "Poor, Passable, Good, Great, Super, Awesome, Extreme"),
        ("secret", "me: roll 0d6", "'0d6': 1 to 100 dice can be rolled at once; write 1d6"),
        ("mynote", "", "note what? mynote The miller has two keys"),
        ("mynote", "edit 4: x", "Mara has no note 4 of their own; there is none"),
        ("whisper", "Bob x", NO_BOB),
        ("whisper", "Ned", "whisper to whom, and what? whisper tom the key is false"),
        ("give", "rope", GIVE),
        ("give", "rope to ", GIVE),
        ("give", "rope to Mara", GIVE),
        ("give", "rope to Ned", "Mara has nothing called 'rope'; there is: nothing"),
        ("give", "rope to Bob", NO_BOB),
        ("frob", "", "nothing is called 'frob' at a table"),
        ("rename", "x: y", ENTRIES),
        ("rename", "x", "rename what, and how? rename Lull: Lull Harker"),
        ("edit", "x", "change what, and to what? edit Lull: hears well after all; edit note 3: …"),
        ("edit", "a: b", "no thread or npc or place is called 'a'; there are: nothing"),
        ("delete", "", "delete what? delete Lull; delete note 3"),
        ("delete", "x", ENTRIES),
        ("sort", "zzz", "there is no such list; lists are thread, npc, place, clock"),
        ("weigh", "Lull", WEIGH),
        ("weigh", "Lull 10", WEIGH),
        ("weigh", "Lull 0", WEIGH),
        *(("clock", words, CLOCK) for words in ("tide", "tide 1", "tide 25", "tide 5/4")),
        ("npc", "", NPC),
        ("npc", " : x", NPC),
        ("tick", "", "tick which clock? For example: tick tide 2"),
        ("tick", "x", "no clock is called 'x'; there are: nothing"),
        ("close", " ", "close what? For example: close bell"),
        ("close", "x", ENTRIES),
        ("pick", "npc",
         "there are not two to pick from; for example: pick npc, or: pick red, green, blue"),
        ("scene", "", "which scene? For example: scene The gate"),
        ("when", "x", WHEN),
        ("when", "scene 1000: x", WHEN),
        ("when", "scene full: x", "only a clock is full; write a number: when scene 5: …"),
        ("when", "tension 10: x", "tension goes up to 9"),
        ("when", "tension 3: x", "tension stands at 3 already"),
        ("when", "zzz 1: x", "nothing that counts is called 'zzz'; there are: scene, tension"),
        ("when", "scene 0: x", "scene stands at 0 already"),
        ("when", "scene 3: nothing", "nothing is keyed to scene 3"),
        ("join", "x", "no hero of yours is called 'x'; there are: none; 'add x' seats somebody "
         "new"),
        ("leave", "Bob", NO_BOB),
        ("turn", "Bob", NO_BOB),
        ("fight", "add wolf", NO_FIGHT),
        ("fight", "over", NO_FIGHT),
        ("fight", "hurt wolf 2", NO_FIGHT),
        ("fight", "", FIGHT),
        ("chase", "", FIGHT),
        ("fight", "dragon", "no foe is called 'dragon'; 'foes' lists all; with a number behind it "
         "anybody can be fought: fight dragon 8"),
        ("draw", "weathre", "no table is called 'weathre'; did you mean 'weather'?"),
    ],
)  # fmt: skip
def test_at_a_table_of_two(two: Session, verb: str, words: str, told: str) -> None:
    assert unchanged(two, Table(verb, words)) == told


@pytest.mark.parametrize(
    ("limited", "full", "more"),
    [
        (keyed, ("when", "scene 5: x"), ("when", "scene 6: x")),
        (lists, ("npc", "Lull"), ("npc", "Bole")),
        (secrets, ("mynote", "x"), ("mynote", "y")),
        (roster, ("scene", "Now"), ("add", "Ned")),
    ],
)
def test_of_everything_there_is_no_more_than_so_much(
    monkeypatch: pytest.MonkeyPatch,
    limited: Any,
    full: tuple[str, str],
    more: tuple[str, str],
) -> None:
    session = table()
    do(session, "add", "Mara")
    monkeypatch.setattr(limited, "MOST", 1)
    do(session, *full)

    assert "1" in unchanged(session, Table(*more))
    monkeypatch.setattr(limited, "MOST", 2)
    do(session, *more)


def test_what_is_open_is_finished_first() -> None:
    """Who sits there, and the lists, may be looked after all the same."""
    session = table(system="art")
    do(session, "add", "Mara: strength 7")
    do(session, "add", "Ned: strength 7")
    do(session, "fight", "wolf 8")
    first = "first finish what you have begun: choose 1 to "
    for verb, words in (
        ("leave", "Mara"), ("turn", "Ned"), ("scene", "Now"), ("give", "rope to Ned"),
        ("chase", "wolf 8"), ("check", "strength"), ("add", "Tom"),
    ):  # fmt: skip
        assert unchanged(session, Table(verb, words)).startswith(first), verb
    for verb, words in (("npc", "Lull"), ("clock", "tide 4"), ("tick", "tide"), ("twists", "on"),
                        ("when", "tide full: x"), ("mynote", "x"), ("tension", "4")):  # fmt: skip
        do(session, verb, words)


def test_heroes_with_files_come_and_go() -> None:
    """Who was at the table before comes back as they left it; a home has who has a file."""
    art = rules.find("art")
    sheet = art.stand_in("Ida", {"strength": "9"})
    other = art.stand_in("Ann", {})
    guests = (
        Guest("Ida", "", sheet, "guest-ida", {"key": "k"}),
        Guest("Ann", "", other, "guest-ann", {"key": ""}),
    )
    session = Session(
        table_adventure("Eve", "art", {}), art, Seeded("t"), offers="asked", guests=guests
    )

    def joined() -> tuple[frozenset[str], list[str]]:
        assert session.state.table is not None
        return session.state.table.joined, [*session.state.table.home]

    assert refused(session.do(Table("join", "Idda"))) == (
        "no hero of yours is called 'Idda'; did you mean 'Ida'? there are: Ida, Ann"
    )
    assert do(session, "join", "id")[-1] == MemberJoined("Ida")
    assert do(session, "join", "guest-ann")[-1] == MemberJoined("Ann")
    assert joined() == (frozenset({"Ida"}), [])
    assert refused(session.do(Table("join", "Ida"))) == "Ida sits at the table already"
    do(session, "do", "damage inferior")
    hurt = session.state.sheet
    events = do(session, "leave", "Ida")
    assert events[0] == TurnPassed("Ann")
    assert events[-1] == MemberLeft("Ida")
    assert [type(one) for one in events[1:-1]] in ([], [SheetChanged])
    assert joined() == (frozenset(), ["Ida"])
    assert do(session, "join", "Ida") == (MemberJoined("Ida"),)
    back = session.state.table
    assert back is not None
    assert back.members[-1].sheet == art.finish(hurt)[0]
    assert do(session, "leave", "all") == (
        TurnPassed("Ida"), MemberLeft("Ann"), MemberLeft("Ida"),
    )  # fmt: skip
    assert joined() == (frozenset(), ["Ida"])
    assert session.state.table is not None
    assert (session.state.table.acting, session.state.asked) == ("", False)


def test_a_question_is_one_of_yes_or_no_and_one_of_a_turn() -> None:
    session = table()
    do(session, "add", "Mara")

    session.do(Ask("Is it late?"))
    assert unchanged(session, Ask("Is it early?")) == (
        "one question of importance a turn: act first, or 'turn' lets the next one act; 'questions "
        "free' does without the rule"
    )
    assert unchanged(session, Try("fly")) == (
        "unknown attribute 'fly'; attributes are agility, alertness, charm, craft, cunning, "
        "dexterity, fate, intelligence, stamina, strength"
    )


def test_what_is_open_and_no_fight_is_neither_altered_nor_ended() -> None:
    session = table()
    do(session, "add", "Mara: strength 7")
    session.offers = "always"
    do(session, "check", "strength")

    assert unchanged(session, Table("fight", "over")) == NO_FIGHT
    assert unchanged(session, Table("fight", "add wolf")) == NO_FIGHT
    assert unchanged(session, Table("fight", "wolf")).startswith("first finish what you have")


def test_a_secret_that_is_not_there_is_told_with_those_that_are() -> None:
    session = table()
    do(session, "add", "Mara")
    do(session, "secret", "Is he lying?")

    for words in ("2", "x", "1x"):
        assert unchanged(session, Table("reveal", words)) == (
            f"there is no secret '{words}'; there are: 1"
        )


def test_a_colon_in_what_is_whispered_ends_no_name() -> None:
    session = table()
    do(session, "add", "Mara")
    do(session, "add", "Ned")
    do(session, "whisper", "ned it is late: go")

    assert session.state.table is not None
    assert session.state.table.own[0][2:] == (("Ned",), "it is late: go")
    assert unchanged(session, Table("whisper", "Bob: go")) == NO_BOB.replace("Bob", "Bob:")


@pytest.mark.parametrize(
    ("words", "fits"),
    [("bob: roll 1d6", False), ("for bob: check luck", False), ("mara: roll 1d6", True),
     ("for me: roll 1d6", True), ("nobody: draw cards", True), ("bob: is it late?", True),
     ("roll 1d6", True)],
)  # fmt: skip
def test_who_is_to_know_a_secret_sits_there(words: str, *, fits: bool) -> None:
    sitting = Tabletop(members=(Member("Mara"),))

    if fits:
        secrets.check_audience(sitting, words)
    else:
        with pytest.raises(Illegal, match="nobody here is called 'bob'"):
            secrets.check_audience(sitting, words)


def test_a_question_that_no_table_answers_says_how_to_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "fitting", lambda *_: "")
    session = table()
    do(session, "add", "Mara")

    assert unchanged(session, Ask("What is it?")).startswith("no table fits that question; ")


def test_of_two_things_of_one_word_neither_is_given() -> None:
    session = table()
    do(session, "add", "Mara")
    do(session, "add", "Ned")
    for thing in ("old rope", "new rope"):
        do(session, "do", f"gain {thing}")

    assert unchanged(session, Table("give", "rope to Ned")) == "that could be new rope or old rope"


def draft(**more: Any) -> Any:
    """Return what is known of a draft at a table: of whom, and by which rules."""
    system = SimpleNamespace(**more.pop("system", {}))
    world = SimpleNamespace(system=system, adventure=SimpleNamespace(open=True))
    known = {"world": world, "table": None, "sheet": None, "asks": False, "pending": None}
    return SimpleNamespace(**{**known, **more})


def test_before_a_hero_is_there_nothing_is_of_a_table() -> None:
    with pytest.raises(Illegal, match="first choose a hero"):
        roster.tabletop(draft())


def test_who_leads_a_company_gathers_no_table_too() -> None:
    alone = draft(table=Tabletop(acting="Mara"), system={"part": lambda sheet: (sheet, ("x",))})

    with pytest.raises(Illegal, match="Mara leads a company already, which acts together"):
        company.gathered(alone, None)


def test_an_adventure_ends_for_those_who_do_not_act_as_well() -> None:
    members = (Member("Mara"), Member("Ned", 2))
    ended = draft(
        table=Tabletop(members=members, acting="Mara"),
        system={"finish": lambda sheet: (sheet + 1, ())},
    )
    company.finished(ended)

    assert ended.table.members == (Member("Mara"), Member("Ned", 3))


def test_what_the_rules_can_not_roll_is_refused() -> None:
    def never(*_: object, **__: object) -> Any:
        raise ValueError("there is no such roll")

    with pytest.raises(Illegal, match="there is no such roll"):
        hand._put(draft(system={"begin": never}), "trait", None)


def test_a_table_that_is_not_there_is_not_drawn_from() -> None:
    adventure = table_adventure("Eve", "art", {})

    with pytest.raises(Illegal, match="nowhere"):
        drawing.drawn_aside(adventure, drawing.Wanted("nowhere"), LoadedDice(()), {})


def test_one_table_about_a_word_is_meant_by_it() -> None:
    adventure = table_adventure("Eve", "art", {})
    only = {
        word: [one.id for one in shipped("en").values() if word in one.about]
        for table in shipped("en").values()
        for word in table.about
    }
    word, (name,) = next((word, ids) for word, ids in only.items() if len(ids) == 1)

    assert drawing.wanted_of(adventure, f"{word} 2") == drawing.Wanted(name, "", 2)
