"""The journal: what is written is what is played back."""

import json
import sys
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from solo.adventure.loader import load
from solo.adventure.model import Adventure
from solo.engine import journal, marks, past
from solo.engine.chance import (
    LONGEST_SEED,
    MOST_FACES,
    MOST_SIDES,
    Asked,
    Chance,
    Loaded,
    Sealed,
    Seeded,
)
from solo.engine.commands import Ask, Choose, Command, Jot, Prefer, Table, Try, Undo
from solo.engine.events import Undone
from solo.engine.journal import (
    MOST_SEQ,
    chance_of,
    company_of,
    guests_of,
    header,
    replay,
    seal,
    unseal,
)
from solo.engine.leaving import heritage_of
from solo.engine.marks import mark_of
from solo.engine.session import Session
from solo.errors import DiceError
from solo.rules import find
from solo.rules.core.heroes.kept import GUEST, Absent, Guest
from solo.tabletop import table_adventure

SCENES = """
variables: {n: 0}
scenes:
  quay:
    text: Fog.
    choices:
      - id: climb
        text: Climb
        check: {trait: {attribute: strength, difficulty: Poor, skills: [climb]}}
        outcomes: {success: {text: Up., set: {n: n + 1}}, failure: {text: No., damage: Inferior}}
      - {id: end, text: End, goto: end}
  end: {text: End., ending: won}
"""
PLAY: list[Command] = [
    Choose("climb"),
    Jot("It is steep."),
    Ask("Is there a rope?", "likely"),
    Choose("climb"),
    Undo(),
    Choose("climb"),
    Prefer("offers", "always"),
    Undo(anew=True),
    Try("agility", "Inferior", "hop"),
]


@pytest.fixture
def adventure(game: Callable[..., Session]) -> Adventure:
    return game(SCENES).adventure


def record_of(
    adventure: Adventure, chance: Chance, commands: list[Command]
) -> tuple[Session, list[dict[str, Any]]]:
    """Play commands (a pending roll takes its default first) and return what was recorded."""
    records = [header(adventure, chance, offers="asked", hero="Ada")]
    session = Session(
        adventure, find("art"), chance, offers="asked", hero="Ada", record=records.append
    )
    for command in commands:
        while session.state.pending and isinstance(command, (Choose, Try, Ask)):
            session.do(Choose(session.options()[0].id))
        session.do(command)
    return session, [json.loads(json.dumps(record)) for record in records]


def a_face(faces: list[int]) -> Callable[[int], int]:
    return lambda sides: faces.pop(0) % sides + 1


@pytest.mark.parametrize(
    "chance",
    [
        lambda: Seeded("a seed"),
        lambda: Loaded([73, 12, 55, 90, 4, 61, 33, 8, 77, 50]),
        lambda: Asked(a_face([72, 11, 54, 89, 3, 60, 32, 7, 76, 49, 20, 30])),
    ],
    ids=["seeded", "loaded", "asked"],
)
def test_a_replay_comes_to_the_same_game(
    adventure: Adventure, chance: Callable[[], Chance]
) -> None:
    session, records = record_of(adventure, chance(), PLAY)

    again = replay(records, adventure, find("art"))

    assert again.trouble == ""
    assert again.good == len(records) - 1
    assert again.session.state == session.state
    assert again.session.notes == session.notes
    assert [turn.events for turn in again.session.turns] == [turn.events for turn in session.turns]


def test_a_game_goes_on_after_a_replay_as_it_would_have(adventure: Adventure) -> None:
    session, records = record_of(adventure, Seeded("on"), PLAY)
    again = replay(records, adventure, find("art")).session

    while session.state.pending:
        option = session.options()[0].id
        session.do(Choose(option))
        again.do(Choose(option))
    session.do(Choose("climb"))
    again.do(Choose("climb"))

    assert again.state == session.state


@pytest.mark.parametrize(
    ("change", "trouble"),
    [
        (
            {"rolls": [[100, 1]]},
            "the dice should be [100, 21], but the journal has [100, 1]",
        ),
        (
            {"rolls": [[100, 21], [1, 1], [2, 1], [3, 1]]},
            "the dice should be … nothing more, but the journal has … [1, 1], [2, 1] …",
        ),
        (
            {"rolls": [[100, 21], [1, 1], [2, 1]]},
            "the dice should be … nothing more, but the journal has … [1, 1], [2, 1]",
        ),
        ({"rolls": []}, "the dice should be [100, 21], but the journal has nothing more"),
        ({"rolls": 7}, "the dice should be [[100, 21]], but the journal has 7"),
        (
            {"state": "0" * 16},
            "the state after it should be '22ffc5a59ff6cc98', "
            "but the journal has '0000000000000000'",
        ),
        ({"turn": 7}, "its number should be 2, but the journal has 7"),
        ({"option": "fly"}, "it was not accepted again: there is no choice 'fly' here"),
        ({"do": "fly"}, "no such command: 'fly'"),
    ],
)
def test_a_replay_stops_where_the_journal_disagrees(
    adventure: Adventure, change: dict[str, Any], trouble: str
) -> None:
    _, records = record_of(adventure, Seeded("x"), [Choose("climb"), Choose("climb")])
    records[2] |= change

    again = replay(records, adventure, find("art"))

    assert again.good == 1
    assert str(again.trouble) == trouble


def test_a_command_that_fails_by_a_mistake_of_the_adventure_is_told_with_it(
    game: Callable[..., Session],
) -> None:
    records = record_of(game(SCENES).adventure, Seeded("x"), [Choose("end")])[1]
    broken = game(SCENES.replace("text: End.", "text: '{{ 1 // n }}'")).adventure

    again = replay(records, broken, find("art"))

    assert again.good == 0
    assert str(again.trouble).startswith("it was not accepted again: ")
    assert "module/adventure.yaml:" in str(again.trouble)


@pytest.mark.parametrize(
    "change",
    [
        *({"seq": seq} for seq in (True, "5", -1, MOST_SEQ + 1, 2.0)),
        *({"epoch": epoch} for epoch in (True, "1", None)),
    ],
)
def test_numbers_of_events_that_can_t_be_are_counted_anew(
    adventure: Adventure, change: dict[str, Any]
) -> None:
    session, records = record_of(adventure, Seeded("x"), [Choose("climb"), Choose("climb")])
    records[2] |= change

    again = replay(records, adventure, find("art"))

    assert again.trouble == ""
    assert (again.session.counted, again.session.epoch) == (session.counted, session.epoch)


@pytest.mark.parametrize(
    ("change", "counted", "epoch"),
    [({"seq": 1_000}, 1_003, 1), ({"seq": MOST_SEQ}, MOST_SEQ + 3, 1), ({"epoch": 3}, 9, 3)],
)
def test_numbers_of_events_go_on_from_those_told(
    adventure: Adventure, change: dict[str, Any], counted: int, epoch: int
) -> None:
    _, records = record_of(adventure, Seeded("x"), [Choose("climb"), Choose("climb")])
    records[2] |= change

    again = replay(records, adventure, find("art"))

    assert (again.session.counted, again.session.epoch) == (counted, epoch)


def test_a_record_that_can_t_be_written_leaves_the_game_as_it_was(adventure: Adventure) -> None:
    def full(record: dict[str, Any]) -> None:
        raise OSError("disk full")

    session = Session(adventure, find("art"), Seeded("x"), hero="Ada", record=full)
    before = session.state

    with pytest.raises(OSError, match="disk full"):
        session.do(Choose("end"))

    assert session.state is before


@given(st.dictionaries(st.text(), st.one_of(st.integers(), st.text(), st.booleans(), st.none())))
def test_a_sealed_record_comes_back(record: dict[str, Any]) -> None:
    record.pop("sum", None)

    assert unseal(seal(record)) == record


def test_a_name_that_is_no_text_is_sealed_all_the_same() -> None:
    """A folder of another encoding has such a name; a line of a journal is UTF-8 nevertheless."""
    record = {"path": "/games/caf\udce9", "title": "Café"}

    line = seal(record)

    assert unseal(line.encode("utf-8").decode("utf-8")) == record
    assert "Café" in line


@given(st.integers(0, 200), st.characters(exclude_categories=["Cs"]))
def test_a_changed_line_is_found(place: int, character: str) -> None:
    line = seal({"turn": 3, "do": "choose", "option": "climb", "rolls": [[100, 73]]})
    place %= len(line)
    changed = line[:place] + character + line[place + 1 :]
    if changed == line:
        return

    try:
        again = unseal(changed)
    except ValueError:
        return
    assert again == unseal(line)  # only what JSON reads the same may pass


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("", "it is cut short or no JSON"),
        ("{", "it is cut short or no JSON"),
        ("[" * 100_000, "it is cut short or no JSON"),
        ("[]", "it is no record of a game"),
        ("7", "it is no record of a game"),
        ('{"a":1}', "it is no record of a game"),
        ('{"a":1,"sum":"0"}', "its checksum does not fit: it was changed or damaged"),
    ],
)
def test_a_line_that_is_no_record_says_so(line: str, told: str) -> None:
    with pytest.raises(ValueError, match=f"^{told}$"):
        unseal(line)


def test_a_line_of_any_depth_that_was_not_sealed_is_refused_in_words() -> None:
    """Python reads a little deeper than it writes; both have their limit."""
    limit = sys.getrecursionlimit()
    for depth in range(limit - 250, limit):
        with pytest.raises(ValueError, match=r"^it"):
            unseal(f'{{"sum": 1, "a": {"[" * depth}{"]" * depth}}}')


@pytest.mark.parametrize(
    "told",
    [
        {"dice": "seeded", "seed": "x" * LONGEST_SEED},
        {"dice": "sealed", "seed": "x" * LONGEST_SEED, "nonce": "y" * LONGEST_SEED},
        {"dice": "loaded", "faces": [1, MOST_SIDES, *[3] * (MOST_FACES - 2)]},
        {"dice": "loaded", "faces": []},
        {"dice": "asked"},
    ],
)
def test_dice_are_those_that_the_header_tells(told: dict[str, Any]) -> None:
    """Also the longest seeds, the most faces and the greatest that a game may begin with."""
    assert told.items() <= chance_of(told).describe().items()


@pytest.mark.parametrize(
    "told",
    [
        {},
        {"dice": "thrown"},
        {"dice": "seeded", "seed": 7},
        {"dice": "seeded", "seed": "x" * (LONGEST_SEED + 1)},
        {"dice": "sealed", "seed": "a seed"},
        {"dice": "sealed", "seed": "x", "nonce": "y" * (LONGEST_SEED + 1)},
        {"dice": "sealed", "seed": "x" * (LONGEST_SEED + 1), "nonce": "y"},
        {"dice": "loaded", "faces": [1] * (MOST_FACES + 1)},
        {"dice": "loaded", "faces": [0]},
        {"dice": "loaded", "faces": [MOST_SIDES + 1]},
        {"dice": "loaded", "faces": [True]},
    ],
)
def test_dice_that_no_game_begins_with_are_refused(told: dict[str, Any]) -> None:
    with pytest.raises(
        ValueError, match=r"^its header does not say which dice it was played with$"
    ):
        chance_of(told)


def test_a_header_says_what_a_replay_needs(adventure: Adventure) -> None:
    """With what it is told besides; readers of other programs go by these names."""
    told = header(adventure, Seeded("a seed"), offers="asked", hero="Ada", played="Ida")

    assert told == {
        "solo": 1,
        "rules": 4,
        "adventure": adventure.id,
        "title": "A test",
        "digest": adventure.digest,
        "dice": "seeded",
        "seed": "a seed",
        "offers": "asked",
        "hero": "Ada",
        "played": "Ida",
    }


def test_states_may_be_compared_seldom_and_at_the_end(adventure: Adventure) -> None:
    """A digest takes as long as a turn; a game that went another way is noticed all the same."""
    commands = [Choose("climb"), Undo(), Choose("climb"), Jot("so"), Choose("climb")]
    _, records = record_of(adventure, Seeded("x"), commands)
    last = len(records) - 1
    for number in (1, 3, last):
        forged = [dict(record) for record in records]
        forged[number]["state"] = "0" * 16

        seldom = replay(forged, adventure, find("art"), every=100)

        assert bool(seldom.trouble) == (number == last)
        assert replay(forged, adventure, find("art")).good == number - 1
    assert not replay(records, adventure, find("art"), every=2).trouble


def test_a_replay_tells_how_far_it_is_and_leaves_the_game_as_it_goes_on(
    adventure: Adventure,
) -> None:
    commands = [Choose("climb"), Jot("so"), Choose("climb"), Undo()]
    played, records = record_of(adventure, Seeded("x"), commands)
    told: list[tuple[int, int]] = []
    written: list[dict[str, object]] = []

    def passed(session: Session, number: int) -> None:
        told.append((session.state.turn, number))

    chance = Seeded("x")
    again = replay(
        records, adventure, find("art"), chance=chance, record=written.append, passed=passed
    )
    assert told == [(1, 2), (1, 3), (2, 4), (1, 5)]
    session = again.session
    assert (session.chance, session.digested) == (chance, True)
    session.do(Jot("more"))
    assert [one["text"] for one in written] == ["more"]
    assert written[0]["seq"] == played.counted
    usual = replay(records, adventure, find("art")).session
    assert (usual.record, usual.turns.shortened, usual.chance.describe()) == (
        None, True, Seeded("x").describe(),
    )  # fmt: skip
    assert not replay(records, adventure, find("art"), shortened=False).session.turns.shortened


def test_dice_are_compared_where_states_are_not(adventure: Adventure) -> None:
    _, records = record_of(adventure, Seeded("x"), [Choose("climb"), Choose("climb")])
    forged = [{**record, "state": "0" * 16} if "state" in record else record for record in records]

    assert replay(forged, adventure, find("art")).good == 0
    loose = replay(forged, adventure, find("art"), strict=False)
    assert (loose.trouble, loose.good) == ("", len(records) - 1)
    forged[1] = {**forged[1], "rolls": [[100, 1]]}
    assert replay(forged, adventure, find("art"), strict=False).good == 0


def test_a_line_is_known_as_sealed_without_being_read() -> None:
    line = seal({"turn": 1, "do": "jot", "text": "é"}).encode()

    assert journal.is_sealed(line)
    spoilt = [line[:-1], line + b" ", b"", line.replace(b"1", b"2", 1), b',"sum":"00000000"}']
    assert [one for one in spoilt if journal.is_sealed(one)] == []


def test_a_journal_tells_of_no_more_heroes_than_may_play_in_a_game() -> None:
    """Each is named once, however often a record tells of them."""
    sheet = find("art").dump(load(find("art").template).heroes[0].sheet())
    told = [{"guest": {"sheet": sheet, "name": "H", "option": f"{GUEST}-{n}"}} for n in range(101)]

    known = guests_of([{}, *told[:100], told[0]], find("art"))

    assert [one.option for one in known] == [f"{GUEST}-{n}" for n in range(100)]
    with pytest.raises(ValueError, match="it tells of heroes in a way that nobody knows"):
        guests_of([{}, *told], find("art"))


HEROES = "its header tells of heroes in a way that nobody knows"
A_HERO = "it tells of a hero in a way that nobody knows"


def test_heroes_from_elsewhere_are_told_in_the_header() -> None:
    sheet = find("art").dump(load(find("art").template).heroes[0].sheet())
    told = {"sheet": sheet, "name": "N" * 201, "about": "A" * 201, "option": f"{GUEST}-a-1_b"}

    (one,) = guests_of([{"guests": [told]}], find("art"))
    (nameless,) = guests_of([{"guests": [{"sheet": sheet}]}], find("art"))

    assert (one.name, one.concept, one.option) == ("N" * 200, "A" * 200, f"{GUEST}-a-1_b")
    assert (nameless.name, nameless.concept, nameless.option) == ("", "", "")
    assert find("art").dump(one.sheet()) == sheet
    assert one.pin == told
    assert len(guests_of([{"guests": [told] * 24}], find("art"))) == 24


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ({"guests": {}}, HEROES),
        ({"guests": [{"sheet": {}}] * 25}, HEROES),
        ({"guests": [7]}, A_HERO),
        ({"guests": [{"name": "Ada"}]}, A_HERO),
    ],
)
def test_heroes_that_a_header_can_t_tell_of_are_refused(told: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=f"^{said}$"):
        guests_of([told], find("art"))


@pytest.mark.parametrize("option", [7, "ada", f"{GUEST}-", f"{GUEST}-{'x' * 81}", f"x{GUEST}-a"])
def test_an_option_that_brings_no_hero_is_refused(option: object) -> None:
    sheet = find("art").dump(load(find("art").template).heroes[0].sheet())

    with pytest.raises(ValueError, match=f"^{A_HERO}$"):
        guests_of([{"guests": [{"sheet": sheet, "option": option}]}], find("art"))


@pytest.mark.parametrize("told", [7, ["Ada", 7], "Ada"])
def test_a_company_that_a_header_can_t_tell_of_is_refused(told: object) -> None:
    assert company_of({}) == ()
    assert company_of({"company": ["Ada", "Ben"]}) == ("Ada", "Ben")
    with pytest.raises(ValueError, match=f"^{HEROES}$"):
        company_of({"company": told})


def test_a_replay_from_a_mark_makes_the_turns_before_it_again(
    adventure: Adventure, monkeypatch: pytest.MonkeyPatch
) -> None:
    for room in (marks, past):
        monkeypatch.setattr(room, "BLOCK", 2)
    chance = Seeded("mark")
    records = [header(adventure, chance, offers="asked", hero="Ada")]
    session = Session(
        adventure, find("art"), chance, offers="asked", hero="Ada", record=records.append
    )
    found = []
    for step in range(4):
        session.do(Ask(f"Is it dark {step}?", "even"))
        session.do(Choose("climb"))
        while session.state.pending:
            session.do(Choose(session.options()[0].id))
        found.append(mark_of(session, len(records)))
    mark = next(one for one in found if one is not None)

    again = replay(records, adventure, find("art"), start=mark)

    assert again.trouble == ""
    assert again.session.state == session.state
    assert [turn.events for turn in again.session.turns] == [turn.events for turn in session.turns]


def test_dice_that_are_sealed_are_read_with_their_nonce() -> None:
    sealed = Sealed("a seed", "0123456789abcdef")

    again = chance_of(sealed.describe())

    assert isinstance(again, Sealed)
    assert again.commitment == sealed.commitment
    assert again.dice(1, 0).roll(3, 100) == sealed.dice(1, 0).roll(3, 100)


def test_a_journal_without_a_preference_offers_always(adventure: Adventure) -> None:
    head = header(adventure, Seeded("x"), offers="asked", hero="Ada")
    del head["offers"]

    assert replay([head], adventure, find("art")).session.offers == "always"
    assert head["title"] == adventure.title


def test_a_hero_who_is_there_no_more_is_told(adventure: Adventure) -> None:
    """Nothing of the journal agrees then."""
    head = header(adventure, Seeded("x"), offers="asked", hero="Nobody")

    again = replay([head, {"do": "jot", "text": "a"}], adventure, find("art"))

    assert again.good == -1
    assert "Nobody" in str(again.trouble)


def test_others_may_be_chosen_only_where_some_could_be_at_the_start(adventure: Adventure) -> None:
    sheet = load(find("art").template).heroes[0].sheet()
    others = [Guest(name, "a guest", sheet, f"{GUEST}-{name}") for name in ("mara", "ned")]
    head = header(adventure, Seeded("x"), offers="asked")
    pinned = {"sheet": find("art").dump(sheet), "name": "Ned", "option": f"{GUEST}-ned"}

    def options(**more: object) -> list[str]:
        session = replay([{**head, **more}], adventure, find("art"), others=others).session
        return [option.id for option in session.options() if option.id.startswith(GUEST)]

    assert options() == []
    assert options(others=True) == [f"{GUEST}-mara", f"{GUEST}-ned"]
    assert options(others=True, guests=[pinned]) == [f"{GUEST}-ned", f"{GUEST}-mara"]
    assert options(guests=[pinned]) == [f"{GUEST}-ned"]


def test_who_joined_a_table_joins_again_though_others_are_called_so_now() -> None:
    art = find("art")
    told = art.dump(art.stand_in("Ida", {"strength": "9"}))
    pin = {"sheet": told, "name": "Ida", "option": f"{GUEST}-a"}
    ida = Guest("Ida", "", art.load(told), f"{GUEST}-a", pin)
    other = Guest("Ida", "", art.stand_in("Ida", {"strength": "3"}), f"{GUEST}-b")
    evening = table_adventure("Eve", "art", {})
    records = [header(evening, Seeded("x"), offers="asked", others=True)]
    session = Session(
        evening, art, Seeded("x"), offers="asked", guests=(ida,), record=records.append
    )
    for verb, words in (("add", "Bo"), ("join", "Ida")):
        session.do(Table(verb, words))

    again = replay(records, evening, art, others=(other,))

    assert ["guest" in one for one in records] == [False, False, True]
    assert records[-1]["words"] == "Ida"
    assert again.trouble == ""
    assert again.session.state == session.state
    assert [one.option for one in again.session.guests] == [f"{GUEST}-a", f"{GUEST}-b"]


def test_a_hero_from_elsewhere_who_was_chosen_is_chosen_again(adventure: Adventure) -> None:
    art = find("art")
    told = art.dump(load(art.template).heroes[0].sheet())
    pin = {"sheet": told, "name": "Ned", "option": f"{GUEST}-ned"}
    ned = Guest("Ned", "", art.load(told), f"{GUEST}-ned", pin)
    records = [header(adventure, Seeded("x"), offers="asked", others=True)]
    session = Session(
        adventure, art, Seeded("x"), offers="asked", guests=(ned,), record=records.append
    )
    session.do(Choose(ned.option))

    again = replay(records, adventure, art)

    assert records[-1]["guest"] == pin
    assert again.trouble == ""
    assert again.session.state == session.state


def test_a_replay_begins_as_its_header_says(
    adventure: Adventure, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[dict[str, Any]] = []

    def beginning(*parts: object, **more: Any) -> Session:
        begun.append(more)
        return Session(*parts, **{**more, "company": ()})  # type: ignore[arg-type]

    monkeypatch.setattr(journal, "Session", beginning)
    sheet = find("art").dump(load(find("art").template).heroes[0].sheet())
    pinned = {"sheet": sheet, "name": "Ned", "option": f"{GUEST}-ned"}
    later = {"guest": {**pinned, "option": f"{GUEST}-mara"}}
    head = header(
        adventure, Seeded("x"), offers="asked", hero="Ada", company=["Bo"], guests=[pinned]
    )

    again = replay([head, later], adventure, find("art")).session

    assert again.pinned == {f"{GUEST}-ned"}
    assert [one.option for one in again.guests] == [f"{GUEST}-ned", f"{GUEST}-mara"]
    assert (begun[0]["company"], begun[0]["hero"], begun[0]["offers"]) == (
        ("Bo",), "Ada", "asked",
    )  # fmt: skip
    assert begun[0]["heritage"] == heritage_of(head)


def test_where_others_could_be_chosen_and_none_is_there_that_is_told(
    adventure: Adventure,
) -> None:
    head = header(adventure, Seeded("x"), offers="asked", others=True)
    del head["hero"]

    again = replay([head], adventure, find("art"))

    assert again.trouble == ""
    assert again.session.guests == (Absent(),)


def test_dice_of_the_player_s_own_are_asked_of_nobody_in_a_replay() -> None:
    with pytest.raises(DiceError, match=r"^nobody is there to roll the d20$"):
        chance_of({"dice": "asked"}).dice(1, 0).roll(1, 20)


@pytest.mark.parametrize(
    ("due", "found", "told"),
    [
        (1, 2, ("1", "2")),
        ("a", None, ("'a'", "None")),
        ([1, 2, 3], [1, 2, 4], ("… 3", "… 4")),
        ([1, 2], [3, 2], ("1, 2", "3, 2")),
        ([1, 2, 3], [2, 2, 3], ("1, 2 …", "2, 2 …")),
        ([1], [1, 2], ("… nothing more", "… 2")),
        ([], [1, 2, 3], ("nothing more", "1, 2 …")),
        ([1, 5, 6, 7], [1, 5], ("… 6, 7", "… nothing more")),
    ],
)
def test_of_two_lists_what_differs_is_told(due: object, found: object, told: object) -> None:
    assert tuple(map(str, journal._shortened(due, found))) == told


@pytest.mark.parametrize(
    ("records", "standing"),
    [
        ([{"turn": 9}], 0),
        ([{}, {"turn": 1}, {"turn": 2}], 2),
        ([{}, {"turn": 1}, {"do": "jot"}], 1),
        ([{}, {"turn": 1}, {"turn": 2}, {"do": "undo", "turn": 1}], 1),
        ([{}, {"turn": 1}, {"do": "undo"}, {"do": "undo"}], 0),
        ([{}, {"turn": 1}, {"do": "undo"}, {"turn": 1}], 3),
    ],
)
def test_at_which_record_a_game_stands(records: list[dict[str, Any]], standing: int) -> None:
    assert journal._standing(records) == standing


def test_what_differs_first_is_told() -> None:
    names = ("turn", "rolls", "state")

    assert journal._differs({"turn": 1}, {"turn": 1}, names) is None
    assert str(journal._differs({"turn": 1, "rolls": [1]}, {"turn": 1, "rolls": [2]}, names)) == (
        "the dice should be 2, but the journal has 1"
    )
    assert str(journal._differs({"turn": 1}, {"turn": 2, "rolls": [2]}, names)) == (
        "its number should be 2, but the journal has 1"
    )
    assert str(journal._differs({"state": "a"}, {"state": "b"}, names)) == (
        "the state after it should be 'b', but the journal has 'a'"
    )
    assert journal._differs({"state": "a"}, {"state": "b"}, names[:2]) is None
    assert journal._reason((Undone(1),)) == ""


@pytest.mark.parametrize(
    ("guest", "told"),
    [
        ("x", "it tells of a hero in a way that nobody knows"),
        ({}, "it tells of a hero in a way that nobody knows"),
        ({"sheet": 1}, "it tells of a hero in a way that nobody knows"),
    ],
)
def test_a_hero_whom_a_turn_does_not_tell_of_is_refused(guest: object, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        journal.guests_of([{}, {"guest": guest}], find("art"))
    with pytest.raises(ValueError, match="its header tells of heroes in a way that nobody knows"):
        journal.guests_of([{"guests": {}}], find("art"))


def test_each_hero_of_a_journal_is_told_once() -> None:
    art = find("art")
    sheet = dict(art.dump(art.stand_in("Ada", {})))

    def pin(option: str) -> dict[str, object]:
        return {"sheet": sheet, "name": "Ada\x07", "about": "a" * 300, "option": option}

    records = [
        {"guests": [pin("guest-a")]}, {"guest": pin("guest-a")}, {}, {"guest": pin("guest-b")},
    ]  # fmt: skip
    found = journal.guests_of(records, art)
    assert [one.option for one in found] == ["guest-a", "guest-b"]
    assert (found[0].name, len(found[0].concept), found[0].pin) == ("Ada", 200, pin("guest-a"))
    with pytest.raises(ValueError, match="it tells of heroes in a way that nobody knows"):
        journal.guests_of([{}, {"guest": pin("")}], art)
    assert journal.guests_of([{"guests": [pin("")]}], art)[0].option == ""
    with pytest.raises(ValueError, match="it tells of a hero in a way that nobody knows"):
        journal.guests_of([{"guests": [pin("hero-a")]}], art)
