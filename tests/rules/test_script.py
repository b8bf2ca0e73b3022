"""Scripts as encounters: frozen values that may be stepped, undone, weighed and left."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import pytest

from solo.budget import SpentError
from solo.rules.core.bases import EncounterBase
from solo.rules.core.dice import Dice, LoadedDice, RecordingDice, SeededDice, foreseen
from solo.rules.core.fights.encounters import Outright
from solo.rules.core.fights.turns import LATER, Turn
from solo.rules.core.menus.menu import Page, choose, listed, turned
from solo.rules.core.menus.offers import MAIN, Offer, distinct
from solo.rules.core.odds import odds
from solo.rules.core.outcome import Option, Outcome
from solo.rules.core.protocols import Check, Encounter, Illegal, Step
from solo.rules.core.script import BROKEN_OFF, Scripted, opened, restart, scripted
from solo.rules.core.table import Over, Question, Restart, Script, StoryLeft, Table

ON = (Option("on", "On"), Option("stop", "Stop"))


@dataclass(frozen=True)
class Coin:
    """A die of two sides: 2 is a success."""

    def resolve(self, sheet: int, dice: Dice) -> Outcome:
        (face,) = dice.roll(1, 2)
        return Outcome("heads" if face == 2 else "tails", successes=face - 1, faces=(face,))


def tossing(table: Table[int], goal: int) -> Script[Outcome]:
    """Toss until so many heads lie there; the sheet counts them."""
    tosses = 0

    def status() -> Sequence[str]:
        return (f"{table.sheet} of {goal} after {tosses}",)

    while table.sheet < goal:
        answer = yield from table.ask(ON, status)
        if answer.option == "stop":
            return Outcome("stopped")
        tosses += 1
        toss = table.roll(Coin())
        table.sheet += toss.successes
        table.tell("tossed", label=toss.label)
        table.minutes += 1
    return Outcome("done", successes=table.sheet)


def begun(goal: int = 3) -> Encounter:
    """Return tossing at its first question."""
    following = scripted(tossing, goal).step("go-on", "", 0, LoadedDice(())).encounter
    assert following is not None
    return following


def toss(encounter: Encounter, sheet: int, face: int) -> Step:
    return encounter.step("on", "", sheet, LoadedDice([face]))


def after(step: Step) -> Encounter:
    assert step.encounter is not None
    return step.encounter


def test_a_script_begins_with_a_forced_step() -> None:
    encounter = scripted(tossing, 3)

    assert encounter.forced == "go-on"
    assert [option.id for option in encounter.options(0)] == ["go-on"]


def test_an_opened_script_asks_at_once() -> None:
    encounter = opened(0, tossing, 3)

    assert encounter.forced is None
    assert encounter.options(0) == ON
    assert encounter.status(0) == ("0 of 3 after 0",)


def test_a_step_holds_what_happened_until_the_next_question() -> None:
    step = toss(begun(), 0, 2)

    assert (step.sheet, step.minutes, [note.code for note in step.notes]) == (1, 1, ["tossed"])
    assert after(step).status(1) == ("1 of 3 after 1",)


def test_an_old_value_can_be_stepped_again() -> None:
    first = begun()
    heads = toss(first, 0, 2)
    later = toss(after(heads), 1, 2)
    tails = toss(first, 0, 1)

    assert (heads.sheet, later.sheet, tails.sheet) == (1, 2, 0)
    assert after(heads).status(1) == ("1 of 3 after 1",)
    assert after(later).status(2) == ("2 of 3 after 2",)


def test_the_last_step_has_the_outcome() -> None:
    step = toss(after(toss(begun(2), 0, 2)), 1, 2)

    assert step.encounter is None
    assert step.outcome == Outcome("done", successes=2)


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    encounter = begun()
    with pytest.raises(Illegal):
        encounter.step("fly", "", 0, LoadedDice([2]))

    assert toss(encounter, 0, 2).sheet == 1


def test_a_refusal_within_a_script_leaves_the_value_as_it_was() -> None:
    def naming(table: Table[str]) -> Script[Outcome]:
        answer = yield from table.ask([Option("name", "Name", "What?")])
        if not answer.words:
            raise Illegal("a name has letters")
        table.sheet = answer.words
        return Outcome("named")

    encounter = opened("", naming)
    with pytest.raises(Illegal):
        encounter.step("name", "", "", LoadedDice(()))

    assert encounter.step("name", "Ash", "", LoadedDice(())).sheet == "Ash"


def test_a_sheet_changed_meanwhile_is_what_the_script_goes_on_with() -> None:
    encounter = begun(9)

    assert encounter.status(5) == ("5 of 9 after 0",)
    assert toss(encounter, 5, 2).sheet == 6


def test_odds_come_from_the_first_check_that_an_option_leads_to() -> None:
    encounter = begun()
    assert isinstance(encounter, Scripted)
    found = encounter.odds("on", 0)

    assert found is not None
    assert dict(found.labels) == {"heads": 1, "tails": 1}
    assert encounter.odds("stop", 0) is None
    assert toss(encounter, 0, 2).sheet == 1


def test_an_encounter_played_within_a_script_gives_its_outcome() -> None:
    def whole(table: Table[int]) -> Script[Outcome]:
        first = yield from table.play(Outright(check=Coin()), ("First.",))
        second = yield from table.play(opened(table.sheet, tossing, 1), ("Then.",))
        return Outcome(f"{first.label}-{second.label}")

    step = scripted(whole).step("go-on", "", 0, LoadedDice(()))
    encounter = after(step)
    assert encounter.forced == "roll"
    step = encounter.step("roll", "", 0, LoadedDice([1]))
    assert after(step).status(0) == ("Then.", "0 of 1 after 0")
    step = toss(after(step), 0, 2)

    assert step.outcome == Outcome("tails-done")


def test_what_is_forced_within_may_be_done_at_once_and_its_odds_are_known() -> None:
    def twice(table: Table[int]) -> Script[Outcome]:
        yield from table.ask(ON)
        first = yield from table.play(Outright(check=Coin()), at_once=True)
        second = yield from table.play(Outright(check=Coin()), turn=Deed())
        return Outcome(f"{first.label}-{second.label}")

    encounter = opened(0, twice)
    step = encounter.step("on", "", 0, LoadedDice([2]))

    assert [option.id for option in after(step).options(0)] == ["roll"]
    assert after(step).moment(0) == "now"  # type: ignore[attr-defined]
    assert encounter.moment(0) == ""
    assert after(step).step("roll", "", 0, LoadedDice([1])).outcome == Outcome("heads-tails")


def test_a_script_goes_on_from_a_step_of_another_encounter() -> None:
    def whole(table: Table[int], first: Step) -> Script[Outcome]:
        last = yield from table.after(first)
        return Outcome(f"after {last.label}")

    tossed, stopped = toss(begun(2), 0, 2), begun().step("stop", "", 0, LoadedDice(()))

    step = scripted(whole, tossed).step("go-on", "", 0, LoadedDice(()))
    assert (step.sheet, [note.code for note in step.notes]) == (1, ["tossed"])
    assert toss(after(step), 1, 2).outcome == Outcome("after done")
    assert scripted(whole, stopped).step("go-on", "", 0, LoadedDice(())).outcome == Outcome(
        "after stopped"
    )


def test_the_roll_that_a_question_follows_can_be_explained() -> None:
    def looking(table: Table[int]) -> Script[Outcome]:
        table.rolled = table.roll(Coin())
        yield from table.ask(ON)
        table.rolled = None
        yield from table.ask(ON)
        return Outcome("done")

    asked = scripted(looking).step("go-on", "", 0, LoadedDice([2])).encounter
    assert isinstance(asked, Scripted)
    assert asked.rolled == Outcome("heads", 1, faces=(2,))
    played = (
        scripted(lambda table: table.play(asked)).step("go-on", "", 0, LoadedDice(())).encounter
    )
    assert isinstance(played, Scripted)
    assert played.rolled == asked.rolled
    later = asked.step("on", "", 0, LoadedDice(())).encounter
    assert isinstance(later, Scripted)
    assert later.rolled is None


def test_a_table_of_its_own_adds_what_is_usual_there() -> None:
    class Fight(Table[int]):
        def usual(self, question: Question) -> Question:
            return replace(question, odds=question.odds or (lambda option: None))

    asked = replace(opened(0, tossing, 3), new_table=Fight)

    assert opened(0, tossing, 3).odds("on", 0) is not None
    assert asked.odds("on", 0) is None


def test_over_ends_an_encounter_from_anywhere() -> None:
    def deep(table: Table[int]) -> Script[Outcome]:
        yield from table.ask(ON)
        table.tell("fell")
        raise Over(Outcome("lost"))

    step = opened(0, deep).step("on", "", 0, LoadedDice(()))

    assert (step.outcome, [note.code for note in step.notes]) == (Outcome("lost"), ["fell"])


def test_a_script_that_the_story_leaves_can_put_things_in_order() -> None:
    def tidy(table: Table[int]) -> Script[Outcome]:
        try:
            yield from table.ask(ON)
        except StoryLeft:
            table.sheet = 0
            return Outcome("left")
        return Outcome("stayed")

    encounter = opened(7, tidy)

    assert encounter.broken_off(7) == Step(None, 0, (), Outcome("left"))
    assert begun_left() == Outcome(BROKEN_OFF)


def begun_left() -> Outcome | None:
    encounter = begun()
    assert isinstance(encounter, Scripted)
    return encounter.broken_off(0).outcome


def rounds(table: Table[int], number: int = 1) -> Script[Outcome | Restart[int]]:
    """Toss once a round; each round is a script of its own."""
    answer = yield from table.ask(ON, (f"round {number}",))
    if answer.option == "stop":
        return Outcome("stopped")
    table.sheet += table.roll(Coin()).successes
    return Restart(lambda table: rounds(table, number + 1))


def test_a_restart_forgets_the_moves_before_it() -> None:
    encounter: Encounter = opened(0, rounds)
    sheet, values = 0, []
    for number in range(300):
        values.append((encounter, sheet))
        step = encounter.step("on", "", sheet, SeededDice(str(number)))
        encounter, sheet = after(step), step.sheet
        assert isinstance(encounter, Scripted)
        assert len(encounter.moves) == 1

    old, its_sheet = values[150]
    assert old.status(its_sheet) == ("round 151",)
    assert encounter.status(sheet) == ("round 301",)


def test_scripts_that_went_the_same_way_are_equal() -> None:
    def counting(table: Table[int], number: int = 1) -> Script[Outcome | Restart[int]]:
        yield from table.ask(ON)
        return restart(counting, number + 1)

    def gone(*options: str) -> Encounter[int] | None:
        at: Encounter[int] | None = opened(0, counting)
        for option in options:
            assert at is not None
            at = at.step(option, "", 0, LoadedDice(())).encounter
        return at

    assert gone("on", "on") == gone("on", "stop")
    assert gone("on") != gone("on", "on")
    assert begun() == begun()
    assert begun().step("on", "", 0, LoadedDice([1])).encounter != begun()


def test_a_step_without_end_is_stopped() -> None:
    def endless(table: Table[int]) -> Script[Outcome]:
        yield from table.ask(ON)
        while True:
            table.tell("again")

    with pytest.raises(SpentError, match="rolls and notes"):
        opened(0, endless).step("on", "", 0, LoadedDice(()))


def test_odds_come_from_what_a_script_says_that_it_rolls_by_other_means() -> None:
    def by_hand(table: Table[int]) -> Script[Outcome]:
        yield from table.ask(ON)
        table.weigh(Coin())
        (face,) = table.dice.roll(1, 2)
        return Outcome("rolled", successes=face)

    encounter = opened(0, by_hand)

    assert encounter.odds("on", 0) == odds(Coin(), 0)
    assert encounter.step("on", "", 0, LoadedDice([2])).outcome == Outcome("rolled", successes=2)


def test_a_question_outside_a_turn_knows_nothing_of_a_try() -> None:
    def waits(table: Table[int]) -> Script[Outcome]:
        yield from table.ask(ON)
        return Outcome("done")

    encounter = opened(0, waits)

    assert (encounter.turn, encounter.asked, encounter.moment(0)) == (None, None, "")
    assert encounter.attempt(Coin(), 0) == Coin()
    assert encounter.told("wits", Outcome("heads"), 1) == ""


def test_a_turn_says_when_something_may_be_tried_and_how_it_is_rolled() -> None:
    def waits(table: Table[int]) -> Script[Outcome]:
        yield from table.ask(ON, turn=Turn(LATER, rolled=lambda check: Coin()))
        return Outcome("done")

    encounter = opened(0, waits)

    assert encounter.moment(0) == "later"
    assert encounter.attempt(Outright, 0) == Coin()  # type: ignore[arg-type]
    assert encounter.told("wits", Outcome("heads"), 1) == ""
    assert Turn().moment() == "now"
    assert Turn().attempt(Coin()) == Coin()


class Deed:
    """The hero's turn, in which something may be tried."""

    def moment(self) -> str:
        return "now"

    def attempt(self, check: Check, *, written: bool = False) -> Check:
        return Coin()

    def told(self, trait: str, outcome: Outcome, number: int) -> str:
        return f"{trait}: {outcome.label}"


def test_what_is_tried_is_the_answer_to_the_question() -> None:
    def turn(table: Table[int]) -> Script[Outcome]:
        answer = yield from table.ask(ON, turn=Deed())
        return answer.tried or Outcome("waited")

    encounter = opened(0, turn)

    assert encounter.moment(0) == "now"
    assert encounter.attempt(Outright, 0) == Coin()  # type: ignore[arg-type]
    assert encounter.told("wits", Outcome("heads"), 1) == "wits: heads"
    assert encounter.tried(Outcome("heads"), 0, LoadedDice(())).outcome == Outcome("heads")


OFFERS = (
    Offer(Option("hit", "Hit"), "a hit"),
    Offer(Option("rope", "Rope"), "a rope", "gear"),
    Offer(Option("lamp", "Lamp", reason="it is broken"), "a lamp", "gear"),
    Offer(Option("sing", "Sing"), "a song", shows=False),
)
PAGES = {"gear": Page("Gear…")}


def menu(table: Table[int]) -> Script[Outcome]:
    """Return what was chosen as the outcome's label."""
    answer = yield from choose(lambda: OFFERS, PAGES)
    return Outcome(answer.does)


def ids(encounter: Encounter) -> list[str]:
    return [option.id for option in encounter.options(0)]


def test_a_menu_folds_what_is_long_and_opens_it() -> None:
    encounter = opened(0, menu)
    assert ids(encounter) == ["hit", "gear"]

    encounter = after(encounter.step("gear", "", 0, LoadedDice(())))  # type: ignore[assignment]
    assert ids(encounter) == ["rope", "lamp", "back"]
    encounter = after(encounter.step("back", "", 0, LoadedDice(())))  # type: ignore[assignment]
    assert ids(encounter) == ["hit", "gear"]


@pytest.mark.parametrize(
    ("option", "does"), [("hit", "a hit"), ("rope", "a rope"), ("sing", "a song")]
)
def test_a_menu_takes_any_open_offer_by_its_id(option: str, does: str) -> None:
    step = opened(0, menu).step(option, "", 0, LoadedDice(()))

    assert step.outcome == Outcome(does)


def test_offers_of_one_id_are_told_apart_and_no_page_hides_one() -> None:
    """What is open keeps its id where it can; what shares one has a number behind it."""
    same = [Offer(Option(key, key), place) for place, key in enumerate(("a", "b", "a", "a-2", "a"))]
    told = [(one.option.id, one.does) for one in distinct(same)]
    assert told == [("a", 0), ("b", 1), ("a-3", 2), ("a-2", 3), ("a-4", 4)]

    def picking(table: Table[int]) -> Script[Outcome]:
        offers = [Offer(Option("gear", "Gear"), "an offer"), Offer(Option("back", "Back"), "a bow"),
                  Offer(Option("rope", "Rope"), "a rope", "gear")]  # fmt: skip
        return Outcome((yield from choose(lambda: offers, {"gear": Page("Gear…", inline=0)})).does)

    assert ids(opened(0, picking)) == ["gear-2", "back-2", "gear"]
    for option, does in (("gear-2", "an offer"), ("back-2", "a bow"), ("rope", "a rope")):
        assert opened(0, picking).step(option, "", 0, LoadedDice(())).outcome == Outcome(does)


def test_a_pick_gives_back_what_the_line_does() -> None:
    def picking(table: Table[int]) -> Script[Outcome]:
        offers = [Offer(Option("x", str(number)), number) for number in range(3)]
        hidden = Offer(Option("y", "3"), 3, shows=lambda: False)
        taken = yield from table.pick([*offers, hidden])
        return Outcome(str(taken.does))

    asking = opened(0, picking)
    assert [(one.id, one.text) for one in asking.options(0)] == [
        ("x", "0"),
        ("x-2", "1"),
        ("x-3", "2"),
    ]
    for option, does in (("x", "0"), ("x-2", "1"), ("x-3", "2"), ("y", "3")):
        assert opened(0, picking).step(option, "", 0, LoadedDice(())).outcome == Outcome(does)
    with pytest.raises(Illegal, match="not open"):
        asking.step("x-4", "", 0, LoadedDice(()))


@pytest.mark.parametrize(("option", "reason"), [("lamp", "broken"), ("fly", "not open")])
def test_a_menu_refuses_what_is_barred_or_unknown(option: str, reason: str) -> None:
    with pytest.raises(Illegal, match=reason):
        opened(0, menu).step(option, "", 0, LoadedDice(()))


@pytest.mark.parametrize("barred", [2, 3])
def test_a_list_of_which_all_is_barred_may_be_barred_itself(barred: int) -> None:
    offers = [
        Offer(Option(str(number), "", reason="no light" if number < barred else ""), number, "more")
        for number in range(3)
    ]
    pages = {"more": Page("More…", inline=2, bars=True)}

    (door,) = listed(offers, pages)
    assert door == Option("more", "More…", reason="no light" if barred == 3 else "")
    if barred == 3:
        with pytest.raises(Illegal, match="no light"):
            turned(offers, pages, MAIN, "more")
    else:
        assert turned(offers, pages, MAIN, "more") == "more"


def test_a_list_that_shows_nothing_is_not_there() -> None:
    offers = [
        Offer(Option("rope", "Rope"), 1, "more", shows=False),
        Offer(Option("lamp", "Lamp"), 2),
    ]
    pages = {"more": Page("More…")}

    assert [option.id for option in listed(offers, pages)] == ["lamp"]
    with pytest.raises(Illegal, match="not open"):
        turned(offers, pages, MAIN, "more")


def test_the_way_back_may_stand_first() -> None:
    pages = {"gear": PAGES["gear"]._replace(back_first=True)}

    assert [option.id for option in listed(OFFERS, pages, "gear")] == ["back", "rope", "lamp"]


def two_coins(table: Table[int]) -> Script[Outcome]:
    """Toss a coin or not; the second toss follows when the answer is carried out."""
    answer = yield from table.ask(ON)
    if answer.option == "on":
        table.roll(Coin())
    table.answered()
    return table.roll(Coin())


def test_odds_are_those_of_what_an_answer_rolls_itself() -> None:
    asking = opened(0, two_coins)

    found = asking.odds("on", 0)
    assert found is not None
    assert dict(found.labels) == {"heads": 1, "tails": 1}
    assert asking.odds("stop", 0) is None


def test_the_table_that_a_script_works_on_can_be_looked_at() -> None:
    asking = opened(7, two_coins)

    assert asking.table.sheet == 7
    assert asking.step("stop", "", 7, LoadedDice([1])).outcome is not None


def test_dice_kept_within_dice_keep_what_a_foreseen_roll_showed() -> None:
    inner = RecordingDice(LoadedDice((3, 5)))
    outer = RecordingDice(inner)

    result = foreseen(outer, lambda dice: sum(dice.roll(2, 6)), lambda total: total)

    assert result == 8
    assert outer.rolls == inner.rolls == [(6, 3), (6, 5)]


def offering(table: Table[int]) -> Script[Outcome]:
    """Ask three times, and say before each whether offers are made."""
    for _ in range(3):
        told = (f"offers {table.offers}",)
        yield from table.ask(ON, told)
    return Outcome("done")


@pytest.mark.parametrize("changes", [(None, False, True), (False, None, True), (True, True, False)])
def test_a_script_that_is_run_anew_knows_when_offers_were_changed(
    changes: tuple[bool | None, ...],
) -> None:
    now: Encounter = scripted(offering)
    for place, offers in enumerate(changes):
        now = replace(now, offers=offers)  # type: ignore[type-var]
        now = after(now.step("on" if place else "go-on", "", 0, LoadedDice(())))
        anew = replace(now, _live=[], _listed={})  # type: ignore[type-var]

        assert anew.status(0) == now.status(0) == (f"offers {offers}",)


class Named(EncounterBase[int]):
    """It waits for the name."""

    def options(self, sheet: int) -> tuple[Option, ...]:
        return (Option("name", "Name", "who?"),)

    def step(self, option: str, words: str, sheet: int, dice: Dice) -> Step[int]:
        if words == "Nobody":
            raise Illegal("that is no name")
        return Step(None, sheet, (), Outcome(words))


def test_a_refused_answer_leaves_a_script_where_it_waits_without_running_it_anew() -> None:
    begun: list[str] = []

    def naming(table: Table[int]) -> Script[Outcome]:
        begun.append("again")
        table.tell("begins")
        return (yield from table.play(Named()))

    first = scripted(naming).step("go-on", "", 0, LoadedDice(()))
    waits = after(first)
    assert isinstance(waits, Scripted)
    with pytest.raises(Illegal, match="no name"):
        waits.step("name", "Nobody", 0, LoadedDice(()))

    assert [note.code for note in waits.table.notes] == ["begins"]
    named = waits.step("name", "Wren", 0, LoadedDice(()))
    assert named.outcome == Outcome("Wren")
    assert named.notes == ()
    assert begun == ["again"]
