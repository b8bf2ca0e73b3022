"""What happened, in words; each kind of event has them."""

from typing import Any, get_args

import pytest

from solo.engine.commands import Try
from solo.engine.events import (
    CheckRolled,
    CompanionMoved,
    Ended,
    Event,
    Faulted,
    HeroChosen,
    HeroFell,
    Narrated,
    NoteWritten,
    PreferenceSet,
    QuestChanged,
    QuestionAnswered,
    Refused,
    SceneEntered,
    SheetChanged,
    TimePassed,
    Undone,
)
from solo.engine.past import Past, Turn
from solo.engine.table.events import (
    DeckShuffled,
    DiceThrown,
    EntryChanged,
    EntryRenamed,
    EntryWeighed,
    EventCame,
    FightOpened,
    FightOver,
    FileBrought,
    FoesChanged,
    GroupRolled,
    Hidden,
    KeyedCame,
    KeyedSet,
    ListsSorted,
    MemberCalled,
    MemberJoined,
    MemberLeft,
    NoteChanged,
    OpposedRolled,
    OrderRolled,
    OthersWait,
    OwnRevealed,
    Picked,
    QuestionWeighed,
    SceneTested,
    SealOpened,
    SecretKept,
    SecretRevealed,
    TableDrawn,
    TensionChanged,
    ThingGiven,
    TurnPassed,
    TwistCame,
    VoteCounted,
    Whispered,
)
from solo.errors import Mark, Problem
from solo.rules.core.bases import EncounterBase
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.shown.standing import Stand, heading
from solo.terminal.told import render
from solo.terminal.typed.readings import Nonsense
from solo.terminal.window.blocks import Span
from solo.words import Text
from tests.terminal.fake import BLANK, FakeSession, FakeSystem, FakeTurn, at_roll, pending
from tests.test_transcripts import began

FAULT = Problem(Mark("adventures/lamp.yaml", 14, 17), "name-unknown", "unknown name 'rpoe'")
SAID: list[tuple[Event, list[str]]] = [
    (SceneEntered("quay", "The quay", 1), ["The quay"]),
    (SceneEntered("quay", "", 1), []),
    (Narrated("One.\n\nTwo.", "scene"), ["One.", "Two."]),
    (CheckRolled("trait", Outcome("Good", successes=2)), ["Good: 2s."]),
    (CheckRolled("trait", Outcome("aborted")), ["You decide not to do it."]),
    (SheetChanged((Note("damaged", {}), Note("staggered", {}))), ["Damaged.", "Staggered."]),
    (
        QuestionAnswered("Is it dark?", "likely", "Feeble", "Good", 1, 0, "yes, but", "Only here."),
        ['"Is it dark?" (likely) Yes, but.', "Only here."],
    ),
    (
        QuestionAnswered("Is it?", "", "", "", 1, 0, "yes, but", "Yes, but only just."),
        ['"Is it?" Yes, but only just.'],
    ),
    (
        QuestionAnswered("Is it?", "", "", "", 0, 1, "no", "", True),
        ['"Is it?" No. As answered before.'],
    ),
    (TimePassed(5, 5), []),
    (TimePassed(90, 90), ["1 hour and 30 minutes pass; it is 10:30."]),
    (TimePassed(60, 16 * 60), ["1 hour passes; it is 01:00."]),
    (QuestChanged("lamp", "Relight the lamp", "take"), ["Quest taken on: Relight the lamp"]),
    (CompanionMoved("tomas", "Tomas", True), ["Tomas comes with you."]),
    (CompanionMoved("tomas", "Tomas", False), ["Tomas leaves you."]),
    (CompanionMoved("man", "the boatman", True), ["The boatman comes with you."]),
    (HeroChosen("Mara Vell"), ["You are Mara Vell."]),
    (HeroFell("defeated"), ["You are defeated and can't go on."]),
    (HeroFell("dead"), ["You are dead."]),
    (Refused("the rope is cut"), ["The rope is cut."]),
    (NoteWritten("The key"), ["Noted: The key"]),
    (
        PreferenceSet("offers", "always"),
        ["From now on the game stops at each roll where you can decide something."],
    ),
    (Undone(0), ["Taken back."]),
    (Undone(1), ["Taken back; 1 more turn can be taken back."]),
    (
        Faulted(FAULT),
        [
            "The adventure has a mistake here. Nothing has happened; the game is as it was.",
            "adventures/lamp.yaml:14:17: unknown name 'rpoe' [name-unknown]",
        ],
    ),
    (Ended("won", "The Lamp Relit", "top"), ["The Lamp Relit (won)"]),
    (Ended("won", "", "top"), ["The end: won"]),
    (
        QuestionAnswered("Is it?", "even", "", "", 1, 0, "yes", "Yes.", asker="Mara"),
        ['Mara: "Is it?" (even) Yes.'],
    ),
    (DiceThrown("2d6", 7, (3, 4), (3, 4), None), ["2d6: 7 (rolled 3, 4)."]),
    (MemberJoined("Mara"), ["Mara sits at the table."]),
    (MemberLeft("Mara"), ["Mara leaves the table."]),
    (TurnPassed("Mara"), ["Mara acts now."]),
    (MemberCalled("Mara"), ["Mara:"]),
    (OrderRolled(("Tom", "Mara")), ["In this order: Tom, Mara."]),
    (OthersWait("Tom", ("Mara", "Ida")), ["Only Tom takes part in this; Mara and Ida wait."]),
    (
        QuestionWeighed("Is it?", "Mara", "likely", 62),
        ["'likely': a yes has a chance of 62% for Mara."],
    ),
    (
        QuestionWeighed("Is it?", "", "likely", 62, "70%"),
        ["For '70%' the nearest word is 'likely': a yes has a chance of 62%."],
    ),
    (Picked("Tom or Anna?", ("Tom", "Anna"), "Tom"), ['"Tom or Anna?" Tom. (one of: Tom, Anna)']),
    (TableDrawn("wind", (3,), "none at all"), ["None at all. (from 'wind')"]),
    (
        VoteCounted("Is it?", ("likely", "even", "even"), "even"),
        ["Votes: likely, even, even. The middle one counts: even."],
    ),
    (SecretKept(2, "Is it?"), ["\"Is it?\" is rolled in secret. 'reveal 2' tells the answer."]),
    (SecretRevealed(2, "Is it?"), ["Secret 2 is told:"]),
    (
        SecretRevealed(2, "Is it?", "ab12"),
        ["Secret 2 is told:", "Its dice fell by the key ab12."],
    ),
    (Hidden("Ines"), ["Ines does something that only they know."]),
    (SealOpened("seven", "00"), ["The dice fell by the seed seven, sealed with 00."]),
    (EntryChanged("npc", "Lull", "deaf", "added"), ["Person: Lull, deaf."]),
    (EntryChanged("clock", "Tide", "", "full", 6, 6), ["Clock Tide: 6/6, full."]),
    (EntryChanged("thread", "The bell", "", "closed"), ["Thread closed: The bell."]),
    (EntryWeighed("npc", "Lull", 2), ["Person Lull counts twice when one is picked."]),
    (EntryWeighed("place", "A mill", 1), ["Place A mill counts once when one is picked."]),
    (KeyedSet("clock", "Tide", 3, "rain"), ["At Tide 3: Rain."]),
    (KeyedSet("clock", "Tide", 3, ""), ["Nothing is to happen at Tide 3 any more."]),
    (KeyedCame("rain", "tension", 4), ["Tension 4 is reached: Rain."]),
    (DeckShuffled("cards", 1), ["1 card is back in 'cards'."]),
    (FightOpened("combat", (("the wolf", 2), ("Harl", 1))), ["A fight: the wolf (2), Harl."]),
    (FightOpened("rounds", ()), ["Every round counts now."]),
    (FoesChanged("add", "the wolf", 2), ["By hand: the wolf (2) join the fight."]),
    (FoesChanged("hurt", "the wolf", 2), ["By hand: the wolf is hurt by 2."]),
    (FightOver("combat", "routed"), ["The fight is won: they run."]),
    (FightOver("combat", text="they talk"), ["That is over, as you have decided: They talk."]),
    (OpposedRolled("A", "B", "B", 2), ["A against B: B does better, by 2."]),
    (
        GroupRolled(("A",), ("B", "C"), False),
        ["The group does not manage it: A does, B, C do not."],
    ),
    (Whispered(1, "A", ("B", "C")), ["A whispers to B and C."]),
    (Whispered(1, "A"), ["A notes something that nobody else sees."]),
    (OwnRevealed(1, "A", "it is a trap"), ["A tells all: It is a trap."]),
    (
        SecretKept(2, "check charm", "A", ("B",)),
        ["\"check charm\" is rolled in secret. Only B can see what it came to: 'mine'."],
    ),
    (EntryChanged("npc", "Lull", "", "deleted"), ["Person deleted: Lull."]),
    (EntryRenamed("npc", "Lull", "Bo"), ["Person Lull is called Bo now."]),
    (ListsSorted("npc"), ["The list is in the order of the names."]),
    (ListsSorted(), ["All lists are in the order of the names."]),
    (NoteChanged(2, "rain"), ["Note 2 reads now: Rain."]),
    (NoteChanged(2, ""), ["Note 2 is deleted."]),
    (ThingGiven("rope", "A", "B"), ["A gives B: rope."]),
    (FileBrought("my.yaml", ("x",), ()), ["my.yaml is read: tables x; no foes."]),
    (EventCame("rain", "Lull"), ["Now: Rain. It is about Lull."]),
    (TwistCame("a lie comes out", "Lull"), ["Twist: A lie comes out. It is about Lull."]),
    (
        SceneTested("the mill", "altered", (4, 5), 4),
        ["The scene is altered. (rolled 4 and 5, with the tension 4: 13)"],
    ),
    (TensionChanged(4, 1), ["The tension rises to 4."]),
]


def texts(blocks: render.Blocks) -> list[str]:
    return [block.text for block in blocks]


@pytest.mark.parametrize(("event", "said"), SAID, ids=lambda value: type(value).__name__)
def test_an_event_is_said_in_words(event: Event, said: list[str]) -> None:
    assert texts(render.happened([event], FakeSession())) == said


@pytest.mark.parametrize(
    ("successes", "failures", "style"), [(2, 0, "success"), (1, 3, "failure"), (0, 0, "roll")]
)
def test_too_few_successes_read_as_a_failure(successes: int, failures: int, style: str) -> None:
    event = CheckRolled("skill", Outcome("done", successes, failures))
    (said,) = render.happened((event,), FakeSession())

    assert said.spans[0].style == style


def test_what_the_rules_have_said_already_is_not_said_again() -> None:
    told = SheetChanged((Note("you are dead", {}),))
    events = [Narrated("You leap.", "result"), told, HeroFell("dead")]

    assert texts(render.happened(events, FakeSession())) == ["You leap.", "You are dead."]


def test_a_death_is_told_after_the_authors_words_for_it_and_before_the_end() -> None:
    told = SheetChanged((Note("you are dead", {}),))
    end = [Narrated("The river keeps you.", "ending"), Ended("drowned", "", "river")]
    events = [Narrated("You swim.", "result"), told, HeroFell("dead"), *end]

    assert texts(render.happened(events, FakeSession())) == [
        *("You swim.", "The river keeps you.", "You are dead.", "The end: drowned"),
    ]


def test_of_a_scene_that_is_only_passed_through_no_title_is_told() -> None:
    events = [
        SceneEntered("gate", "The gate", 1),
        SceneEntered("yard", "The yard", 1),
        Narrated("Mud.", "scene"),
    ]

    assert texts(render.happened(events, FakeSession())) == ["The yard", "Mud."]


def test_every_kind_of_event_has_its_words_here() -> None:
    assert {type(event) for event, _ in SAID} == set(get_args(Event))


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("fight", ["Blow.", "Won: 1s.", "The hall is quiet.", "Prize."]),
        ("trait", ["Won: 1s.", "The hall is quiet.", "Blow.", "Prize."]),
    ],
)
def test_the_last_blow_comes_before_how_a_fight_ended(kind: str, said: list[str]) -> None:
    story = [
        CheckRolled(kind, Outcome("Won", 1)),
        SheetChanged((Note("blow", {}),)),
        Narrated("The hall is quiet.", "result"),
        SheetChanged((Note("prize", {}),)),
    ]

    assert texts(render.happened(story, FakeSession())) == said


def test_what_a_roll_brought_comes_after_it_and_what_was_learned_before_stays_there() -> None:
    """A step of something longer is told with the roll that ends the whole."""
    notes = (Note("learned", {}), Note("step", {"roll": 51}), Note("box upon box", {}))
    story = [
        SheetChanged(notes),
        CheckRolled("complex", Outcome("Won", 1, faces=(51,), facts={"roll": 51})),
        Narrated("You open one.", "result"),
    ]

    shown = texts(render.happened(story, FakeSession()))

    assert shown == ["Learned.", "Won: 1s.", "Step.", "Box upon box.", "You open one."]


def test_options_are_numbered_and_barred_ones_say_why() -> None:
    assert texts(render.menu(FakeSession())) == [
        " 1. Climb the cliff",
        " 2. Wade round to the sea gate",
        " -  Haul up the boat (not now). You have no rope.",
        " 3. Give the boat a name",
        " 4. Ask Ned about the lamp",
    ]


def test_what_is_drawn_is_left_out_where_it_would_be_spoken() -> None:
    """Plain mode is words alone; the rules say in words whatever they draw."""

    class Drawing(FakeSession):
        def status(self) -> tuple[str, ...]:
            return ("Round 1.", "|1  |2", "|A  |w", "A you in band 1.")

    shown, spoken = (texts(render.menu(Drawing(), spoken=one)) for one in (False, True))

    assert shown[:4] == ["Round 1.", "|1  |2", "|A  |w", "A you in band 1."]
    assert spoken[:2] == ["Round 1.", "A you in band 1."]


def test_what_is_marked_in_labels_and_titles_is_set_as_in_prose() -> None:
    session = FakeSession(choices=(Option("a", "Board the *Amity*"),))
    option = render.menu(session)[-1]
    quest, *_ = render.happened([QuestChanged("bell", "The *Amity*'s bell", "take")], session)
    scene, *_ = render.happened([SceneEntered("a", "Aboard the *Amity*", 1)], session)

    assert option.spans == (Span("Board the ", "option"), Span("Amity", "emphasis"))
    assert quest.text == "Quest taken on: The Amity's bell"
    assert scene.text == "Aboard the Amity"


def test_a_roll_shows_what_it_is_which_option_is_the_default_and_words_to_type() -> None:
    session = at_roll()
    session.state.pending.encounter.choices += (
        Option("abort", "Think better of it", hint="abort"),
    )

    shown = texts(render.menu(session))

    assert shown[0] == "Strength 9 against Poor."
    assert shown[1] == " 1. Roll Strength 9 (Enter)"
    assert shown[-1] == " 5. Think better of it (abort)"


def test_the_choice_of_a_hero_has_no_default() -> None:
    session = FakeSession(state=BLANK._replace(pending=pending("hero")))

    assert "(Enter)" not in "".join(texts(render.menu(session)))


def test_an_author_s_mistake_in_a_label_is_told_with_the_way_back() -> None:
    shown = texts(render.menu(FakeSession(mistake="lamp.yaml:1:2: oops")))

    assert "lamp.yaml:1:2: oops" in shown
    assert "undo" in shown[-1]


def test_the_end_says_what_can_still_be_done() -> None:
    assert "undo" in texts(render.menu(FakeSession(state=BLANK._replace(ended="won"))))[0]


def test_the_scene_can_be_shown_again() -> None:
    assert texts(render.scene(FakeSession())) == ["The quay", "Fog, and gulls."]


def test_nonsense_is_told_with_suggestions() -> None:
    assert texts(render.misunderstood(Nonsense("no such thing", ("look",)), FakeSession())) == [
        "No such thing.",
        "Perhaps:",
        "  look",
    ]


@pytest.mark.parametrize("event", [event for event, _ in SAID], ids=lambda e: type(e).__name__)
def test_no_control_character_gets_out_of_an_event(event: Event) -> None:
    fields = {k: f"{v}\x1b[2J\x07" for k, v in event._asdict().items() if isinstance(v, str)}

    shown = "".join(texts(render.happened([event._replace(**fields)], FakeSession())))

    assert not any(ord(char) < 32 for char in shown)


def test_what_changes_is_said_behind_the_prose_that_tells_why() -> None:
    shown = render.happened(
        (
            SceneEntered("quay", "The quay", 1),
            QuestChanged("lamp", "Light the lamp", "take"),
            Narrated("The lamp is out.", "scene"),
            TimePassed(20, 20),
        ),
        FakeSession(),
    )

    assert [block.text for block in shown[:3]] == [
        "The quay",
        "The lamp is out.",
        "Quest taken on: Light the lamp",
    ]
    assert shown[3].text.startswith("20 minutes pass")


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ([(10, 10), "scene", (15, 25)], ["25 minutes pass"]),
        ([(10, 10), "result", "event", (15, 25)], ["10 minutes pass", "15 minutes pass"]),
        ([(10, 10), "event", (15, 25)], ["25 minutes pass"]),
        ([(5, 5), (5, 10), (5, 15), (4, 19)], ["15 minutes pass"]),
        ([(10, 10), "result", "event", (2, 12)], []),
    ],
)
def test_the_time_that_is_told_adds_up(
    events: list[str | tuple[int, int]], told: list[str]
) -> None:
    happened = [
        Narrated("Words.", one) if isinstance(one, str) else TimePassed(*one) for one in events
    ]

    shown = texts(render.happened(happened, FakeSession()))

    times = [text for text in shown if "pass" in text]
    assert len(times) == len(told)
    assert all(text.startswith(begun) for text, begun in zip(times, told, strict=True))


def test_what_a_roll_did_comes_after_the_prose_that_tells_of_it() -> None:
    events = (
        CheckRolled("trait", Outcome("Good", successes=2)),
        SheetChanged((Note("damaged", {}),)),
        Narrated("The rock gives.", "outcome"),
    )

    said = [block.text for block in render.happened(events, FakeSession())]
    assert said == ["Good: 2s.", "The rock gives.", "Damaged."]


def test_a_roll_that_was_read_while_it_was_decided_is_not_told_again() -> None:
    events = (CheckRolled("trait", Outcome("Good", successes=2)), Narrated("Up.", "outcome"))

    blocks = render.happened(events, FakeSession(), said=("2s.",))
    assert [block.text for block in blocks] == ["Up."]


def test_a_quest_that_is_done_as_it_is_taken_on_is_told_once() -> None:
    taken = QuestChanged("lamp", "Light the lamp", "take")
    other = QuestChanged("bell", "Ring the bell", "take")
    done = QuestChanged("lamp", "Light the lamp", "complete")

    told = texts(render.happened([taken, other, done], FakeSession()))  # type: ignore[arg-type]  # a fake

    assert told == ["Quest taken on: Ring the bell", "Quest completed: Light the lamp"]


def test_what_was_told_in_the_same_round_is_left_out_until_it_is_looked_for() -> None:
    def fighting(*status: Text) -> Any:
        class Fight(EncounterBase[Any]):
            def status(self, sheet: object) -> tuple[Text, ...]:
                return status

            def moment(self, sheet: object) -> str:
                return "now"

            def options(self, sheet: object) -> tuple[Option, ...]:
                return (Option("end", "End your turn"),)

            choices = (Option("end", "End your turn"),)

        return BLANK._replace(pending=pending()._replace(encounter=Fight()))

    class Played(FakeSession):
        def status(self) -> tuple[Text, ...]:
            return self.state.pending.encounter.status(None) if self.state.pending else ()

    def shown(*, whole: bool = False) -> list[str]:
        session.state = session.turns[-1].state
        return texts(render.menu(session, spoken=True, whole=whole))  # type: ignore[arg-type]  # a fake

    session = Played()
    you, unhurt, hurt = (Stand(*one).line for one in (("You", ("HP 3/3",)),
                         ("The rat", ("HP 3/3",)), ("The rat", ("HP 1/3",))))  # fmt: skip
    rounds = (
        (heading(1, turn="Your turn: 2 left."), you, unhurt),
        (heading(1, turn="Your turn: 1 left."), you, hurt),
        (heading(2, turn="Your turn: 2 left."), you, hurt),
    )
    session.turns += [FakeTurn(fighting(*status), ()) for status in rounds[:1]]
    assert "You: HP 3/3." in shown()
    session.turns.append(FakeTurn(fighting(*rounds[1]), ()))
    assert shown()[:2] == ["Your turn: 1 left.", "The rat: HP 1/3."]
    assert "You: HP 3/3." in shown(whole=True)
    session.turns.append(FakeTurn(fighting(*rounds[2]), ()))
    assert "You: HP 3/3." in shown()


def test_a_menu_looks_back_at_few_turns_of_a_long_game(monkeypatch: pytest.MonkeyPatch) -> None:
    session, _ = began(
        {"adventure": "first-steps", "seed": "1", "offers": "asked", "hero": "Wren Tolliver"}
    )
    for _ in range(150):
        session.do(Try("charm", "", "smile"))
    assert len(session.turns) > 150
    looked: list[int | slice] = []
    plain = Past.__getitem__

    def counted(self: Past, place: int | slice) -> Turn | list[Turn]:
        looked.append(place)
        return plain(self, place)

    monkeypatch.setattr(Past, "__getitem__", counted)
    render.menu(session, whole=False)

    assert len(looked) < 30


@pytest.mark.parametrize(
    ("outcome", "said"),
    [
        (Outcome("good", successes=2, faces=(7,)), "Good, 2 successes."),
        (Outcome("poor", failures=1, faces=(7,)), "Poor, 1 failure."),
        (Outcome("held", faces=(7,)), "Held."),
        (Outcome("held"), ""),
    ],
)
def test_a_roll_that_its_system_does_not_explain_is_told_by_its_name(
    monkeypatch: pytest.MonkeyPatch, outcome: Outcome, said: str
) -> None:
    monkeypatch.setattr(FakeSystem, "explain", lambda *_: ())

    shown = render.happened([CheckRolled("trait", outcome)], FakeSession())

    assert texts(shown)[:1] == ([said] if said else [])


def test_faces_that_are_forced_are_told_as_those_of_the_next_dice() -> None:
    (shown,) = render.happened([PreferenceSet("force", "7, 3")], FakeSession())

    assert shown.text == "The next dice show 7, 3."
