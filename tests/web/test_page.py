"""The page in a real browser: a game to its end, fights, and texts that attack."""

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import solo
from solo.adventure.loader import load
from solo.engine.chance import Seeded
from solo.engine.commands import Choose, Use
from solo.engine.session import Session
from solo.rules import find, fitted
from tests.rules.test_lines_say_what_happens import GROUNDS, Ground, written
from tests.web.browser import DESKTOP, PHONE, Reader, kept, needs_a_browser, served
from tests.web.conftest import QUAY

pytestmark = needs_a_browser
MOST_STEPS = 150
SEEN = "document.querySelector('.choice').getBoundingClientRect().top < innerHeight"


def shipped(name: str) -> Session:
    adventure = load(solo.find_adventure(name), cache=True)
    return Session(adventure, fitted(adventure.system, adventure.options), Seeded("7"))


def first_steps() -> Session:
    return shipped("first-steps")


def a_fight(ground: Ground, folder: Path) -> Session:
    chance = random.Random(ground.system)
    session = Session(written(ground, chance, folder), find(ground.system), Seeded("v"))
    while session.state.pending is None or session.state.pending.kind == "hero":
        session.do(Choose(session.options()[0].id if session.state.pending else "fight"))
    return session


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_first_steps_is_played_to_its_end_by_presses(
    reader: Callable[..., Reader], size: dict[str, int]
) -> None:
    chance = random.Random(1)
    with served(first_steps) as (address, house):
        page = reader(address, size)
        page.begin()
        for step in range(MOST_STEPS):
            if page.over:
                break
            page.press(chance.randrange(min(2, len(page.choices))) + 1)
            if step in (1, 2, 3, 4):
                kept(page, f"first-steps-{size['width']}-{step}")
        assert page.over
        assert house.opened["save-1"].over
        assert page.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        assert {one.split("/")[2] for one in page.asked} == {address.split("/")[2]}


def test_the_end_shows_what_there_is_and_no_word_of_what_there_is_not(
    reader: Callable[..., Reader], begin: Callable[[], Session]
) -> None:
    with served(begin) as (address, _):
        page = reader(address)
        page.begin()
        page.press(1)

        shown = page.page.locator(".now").inner_text()
        assert shown.endswith("Away\n\nTo the shelf\nBegin again")
        page.page.get_by_role("button", name="Begin again").click()
        page.wait(lambda: len(page.choices) == 2)


def test_what_may_be_done_at_any_time_is_what_is_pressed(reader: Callable[..., Reader]) -> None:
    """Several such things may be typed by the same word, such as what to borrow."""
    with served(lambda: shipped("the-fifth-act")) as (address, house):
        page = reader(address)
        page.begin()
        page.press(1)

        page.page.locator(".standing button").filter(has_text="Repair for one use").click()

        page.wait(lambda: page.echoes == 2 and not page.page.locator(".now[aria-busy]").count())
        assert house.opened["save-1"].turns[-1].command == Use("borrow-repair")


def test_first_steps_is_played_to_its_end_by_keys_alone(reader: Callable[..., Reader]) -> None:
    chance = random.Random(2)
    with served(first_steps) as (address, house):
        page = reader(address)
        page.page.goto(address)
        page.page.wait_for_selector(".cover")
        for _ in range(30):
            page.page.keyboard.press("Tab")
            if page.page.evaluate("document.activeElement.textContent").startswith("Begin"):
                break
        page.page.keyboard.press("Enter")
        page.page.wait_for_selector(".choice")
        for step in range(MOST_STEPS):
            if page.over:
                break
            if step % 7 == 6 or not page.choices:  # words may be wanted, which are then dropped
                page.type("undo" if not page.choices else "look")
                page.page.evaluate("document.activeElement.blur()")
            page.key(chance.randrange(min(2, len(page.choices))) + 1)
        assert house.opened["save-1"].over


@pytest.mark.parametrize("ground", GROUNDS, ids=lambda ground: ground.system)
def test_a_fight_is_a_picture_with_every_action(
    reader: Callable[..., Reader], ground: Ground, tmp_path: Path
) -> None:
    with served(lambda: a_fight(ground, tmp_path)) as (address, house):
        page = reader(address, PHONE if ground.system == "fell" else DESKTOP)
        page.begin()
        session = house.opened["save-1"]
        kept(page, f"fight-{ground.system}")
        for _ in range(6):
            if session.state.pending is None:
                break
            able = [one for one in session.options() if not one.reason]
            assert len(page.choices) == len(able)
            assert page.page.locator(".now .status").count()
            page.press(1)
        kept(page, f"fight-{ground.system}-later")
        assert len(session.turns) > 3


def test_with_text_twice_as_large_a_phone_still_shows_everything(
    reader: Callable[..., Reader],
) -> None:
    """What stays in view leaves room for the story, and covers no panel."""
    size = {"width": 180, "height": 320}
    with served(first_steps) as (address, _):
        page = reader(address, size)
        page.begin()
        page.press(1)
        page.press(1)
        assert page.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
        page.page.evaluate("scrollTo(0, document.body.scrollHeight)")
        assert page.page.locator("#top").bounding_box()["y"] < 0
        page.page.locator(".tabs button").first.click()
        page.page.locator(".shut").click()
        assert not page.page.locator(".panel").count()


JUTTING = """[...document.querySelectorAll('.fighter *')].filter((one) =>
  one.getBoundingClientRect().right > one.closest('.fighter').getBoundingClientRect().right
).map((one) => one.textContent)"""


def test_long_names_of_points_stay_in_the_card_of_a_fighter(
    reader: Callable[..., Reader], tmp_path: Path
) -> None:
    """On a phone in German two fighters of Conan stand side by side."""
    (ground,) = (one for one in GROUNDS if one.system == "conan-2d20")

    def begin() -> Session:
        fight = a_fight(ground, tmp_path)
        fight.adventure = replace(fight.adventure, spoken="de")
        return fight

    with served(begin) as (address, _):
        page = reader(address, PHONE)
        page.begin()
        assert "Entschlossenheit" in page.page.locator(".fight").inner_text()
        assert page.page.evaluate(JUTTING) == []


def test_a_game_without_a_graph_is_the_story_and_what_stands_beside_it(
    reader: Callable[..., Reader], begin: Callable[[], Session]
) -> None:
    with served(begin) as (address, _):
        page = reader(address)
        page.begin()

        parts = "[...document.querySelector('.game').childNodes]"
        told = page.page.evaluate(f"{parts}.map((one) => one.className ?? one.data)")
        assert told == ["column", "beside"]


@pytest.mark.parametrize("width", [900, 1280, 1299, 1300])
def test_a_graph_stands_beside_the_text_and_covers_nothing(
    reader: Callable[..., Reader], begin: Callable[[], Session], width: int
) -> None:
    with served(begin) as (address, house):
        house.drawn = "<p>A graph.</p>"
        page = reader(address, {"width": width, "height": 850})
        page.begin()

        column, beside, graph = (
            page.page.locator(one).bounding_box() for one in (".column", ".beside", ".graph")
        )

    assert graph["x"] >= column["x"] + column["width"]
    assert graph["y"] + graph["height"] <= 850
    assert (
        beside["x"] + beside["width"] <= graph["x"]
        or beside["y"] + beside["height"] <= graph["y"] + 1
    )


def test_a_reload_in_the_middle_of_a_roll_comes_back_to_it(
    reader: Callable[..., Reader], begin: Callable[[], Session]
) -> None:
    with served(begin) as (address, _):
        page = reader(address)
        page.begin()
        page.press(2)
        before = page.choices

        page.page.reload()
        page.page.wait_for_selector(".choice")

        page.wait(lambda: "Fog" in page.page.locator(".story").inner_text())
        assert page.choices == before
        page.press(1)
        assert page.page.locator(".story .strip .face").count() == 1


def test_a_game_that_goes_on_is_shown_from_its_end(reader: Callable[..., Reader]) -> None:
    with served(first_steps) as (address, _):
        page = reader(address, PHONE)
        page.begin()
        page.press(1)
        for number in range(8):
            page.type(f"note {number} {'so it goes ' * 30}")
        asked = len(page.asked)

        page.page.reload()
        page.page.wait_for_selector(".choice")

        page.page.get_by_text("Noted: 7").wait_for()
        page.wait(lambda: bool(page.page.evaluate(SEEN)))
        assert not [one for one in page.asked[asked:] if one.endswith("/view")]


def test_another_page_of_the_same_game_sees_what_happens(
    reader: Callable[..., Reader], begin: Callable[[], Session]
) -> None:
    with served(begin) as (address, _):
        one, other = reader(address), reader(address)
        one.begin()
        other.page.goto(address + "&" + one.page.url.split("#")[1])
        other.page.wait_for_selector(".choice")

        one.press(1)

        other.wait(lambda: other.over)
        assert "Water." in other.page.locator(".story").inner_text()


def test_a_line_that_did_not_arrive_may_be_sent_again(
    reader: Callable[..., Reader], begin: Callable[[], Session]
) -> None:
    with served(begin) as (address, house):
        page = reader(address)
        page.begin()
        page.page.route("**/do", lambda route: route.abort())
        page.type("note so")
        page.page.unroute("**/do")
        assert not house.opened["save-1"].notes
        assert page.page.locator("#line").input_value() == "note so"

        page.type("")

        assert [note.text for note in house.opened["save-1"].notes] == ["so"]
        assert page.page.locator("#line").input_value() == ""


ATTACK = "<img src=x onerror=alert(1)><script>alert(2)</script></script><!--__proto__"


def test_texts_that_attack_are_texts(
    reader: Callable[..., Reader], game: Callable[..., Session]
) -> None:
    scenes = f"""
scenes:
  quay:
    title: "{ATTACK}"
    text: "{ATTACK}"
    choices:
      - {{id: constructor, text: "{ATTACK}", goto: quay}}
      - {{id: leave, text: "{ATTACK}", goto: sea}}
      - {{id: fly, text: "{ATTACK}", when: visits > 9, barred: "{ATTACK}", goto: quay}}
  sea: {{title: "{ATTACK}", ending: won}}
"""
    with served(lambda: game(scenes)) as (address, house):
        page = reader(address)
        page.begin()
        page.press(1)
        page.type("note " + ATTACK + "\u2028")
        page.page.evaluate("document.activeElement.blur()")
        for name in ("Map", "Journal", "Quests"):
            page.page.get_by_role("button", name=name, exact=True).click()
            page.page.wait_for_timeout(300)
        text = page.page.locator(".story").inner_text()

        assert "<img src=x onerror=alert(1)>" in text
        assert page.page.locator("img").count() == 0
        assert page.page.locator("main script").count() == 0
        assert house.opened["save-1"].notes


def test_every_command_of_the_prompt_may_be_typed_and_is_completed(
    reader: Callable[..., Reader], begin: Callable[[], Session]
) -> None:
    with served(begin) as (address, _):
        page = reader(address)
        page.begin()
        page.page.keyboard.press("/")
        page.page.keyboard.type("sh")
        page.wait(lambda: page.page.locator('#completions [data-text="sheet"]').count() == 1)
        page.page.keyboard.press("Control+A")
        page.page.keyboard.insert_text("odds 2")
        page.page.keyboard.press("Enter")
        page.wait(lambda: "%" in page.page.locator(".story .reply").last.inner_text())


def test_a_rule_of_the_list_is_read_by_a_press(
    reader: Callable[..., Reader], begin: Callable[[], Session]
) -> None:
    with served(begin) as (address, _):
        page = reader(address, PHONE)
        page.begin()
        page.page.get_by_role("button", name="Rules", exact=True).click()
        page.page.get_by_role("button", name="trait", exact=True).click()

        page.page.get_by_text("A trait is what one roll is made with").wait_for()
        assert page.page.locator(".panel .row").count() == 0


def test_the_focus_goes_into_a_panel_and_back(
    reader: Callable[..., Reader], begin: Callable[[], Session]
) -> None:
    with served(begin) as (address, _):
        page = reader(address)
        page.begin()
        page.page.get_by_role("button", name="Map", exact=True).press("Enter")
        within = page.page.evaluate("document.activeElement.getAttribute('aria-label')")
        page.page.keyboard.press("Escape")

        assert within == "Map"
        assert page.page.evaluate("document.activeElement.textContent") == "Map"


def test_back_leads_to_the_shelf_and_forth_into_the_game(
    reader: Callable[..., Reader], begin: Callable[[], Session]
) -> None:
    with served(begin) as (address, _):
        page = reader(address)
        page.begin()
        page.page.locator(".skip").press("Enter")
        page.press(2)

        page.page.go_back()
        page.page.wait_for_selector(".cover")
        assert page.page.locator(".cover .notes").all_inner_texts() == ["An hour; wry."]
        page.page.go_forward()

        page.page.wait_for_selector(".now .choices li")
        page.wait(lambda: "Fog" in page.page.locator(".story").inner_text())


def test_an_address_that_is_typed_where_nobody_may_enter_lets_in(
    reader: Callable[..., Reader], begin: Callable[[], Session]
) -> None:
    with served(begin) as (address, _):
        page = reader(address)
        page.page.goto(address.partition("#")[0])
        page.page.wait_for_selector(".card")
        page.page.goto(address)

        page.page.wait_for_selector(".cover")
        page.wrong.clear()  # that it may not come in is told by a status


@pytest.mark.parametrize(("locale", "other"), [("de-DE", True), ("en-GB", False)])
def test_the_shelf_says_which_other_language_an_adventure_is_in(
    reader: Callable[..., Reader], begin: Callable[[], Session], locale: str, other: bool
) -> None:
    """To eyes, and to the voice that reads it."""
    with served(begin) as (address, _):
        page = reader(address, locale=locale).page
        page.goto(address)
        page.wait_for_selector(".cover")
        assert ("English" in page.locator(".cover .by").inner_text()) is other
        assert page.locator(".cover h3 [lang=en]").count() == other


def test_an_address_may_name_a_language_that_the_page_does_not_speak(
    reader: Callable[..., Reader], begin: Callable[[], Session]
) -> None:
    with served(begin) as (address, house):
        page = reader(address).page
        page.goto(f"{address}&play=one&language=fr")
        page.wait_for_selector(".choices li")
        assert house.wishes["language"] == "fr"


@pytest.mark.parametrize("order", [("me", "open"), ("open", "me")])
def test_what_was_wished_last_is_what_is_shown(
    reader: Callable[..., Reader], begin: Callable[[], Session], order: tuple[str, str]
) -> None:
    """A game that opens late does not come over the shelf."""
    held: dict[str, Any] = {}

    def hold(route: Any) -> None:
        held[route.request.url.rpartition("/")[2]] = route

    with served(begin) as (address, _):
        page = reader(address)
        page.page.goto(address)
        page.page.wait_for_selector(".cover")
        for name in order:
            page.page.route(f"**/{name}", hold)

        page.page.evaluate(
            "location.hash = 'anew'; document.querySelector('.cover button').click()"
        )
        page.wait(lambda: len(held) == len(order))
        for name in order:
            with page.page.expect_response(f"**/{name}"):
                held.pop(name).continue_()
            page.page.unroute(f"**/{name}")

        page.page.wait_for_timeout(200)  # for what came late to be shown, if it were
        page.page.wait_for_selector(".cover")
        assert "game=" not in page.page.url
        page.page.get_by_role("button", name="One").click()
        page.page.wait_for_selector(".now .choices li")
        assert not page.page.locator(".cover").count()


@pytest.mark.parametrize("asked", ["me", "shelf"])
def test_a_shelf_that_comes_late_does_not_come_over_a_game(
    reader: Callable[..., Reader], begin: Callable[[], Session], asked: str
) -> None:
    """Back and forth at once: what the first asked for comes when the second is shown already."""
    held: list[Any] = []
    with served(begin) as (address, _):
        page = reader(address)
        page.begin()
        game = page.page.evaluate("location.hash")

        def hold(route: Any) -> None:
            if held:
                route.continue_()
            else:
                held.append(route)

        page.page.route(f"**/{asked}*", hold)
        page.page.evaluate("location.hash = 'anew'")
        page.wait(lambda: bool(held))
        page.page.evaluate("hash => { location.hash = hash; }", game)
        page.page.wait_for_selector(".now .choices li")

        with page.page.expect_response(f"**/{asked}*"):
            held[0].continue_()

        page.page.wait_for_timeout(200)  # for what came late to be shown, if it were
        assert not page.page.locator(".cover").count()
        page.page.wait_for_selector(".now .choices li")


def test_who_types_before_the_story_has_come_goes_on_typing(
    reader: Callable[..., Reader],
) -> None:
    held: list[Any] = []
    with served(first_steps) as (address, _):
        page = reader(address)
        page.begin()
        page.press(1)
        told = page.page.locator(".turn").count()
        page.page.route("**/events*", lambda route: held.append(route))
        page.page.reload()
        page.page.wait_for_selector(".now .choices li")
        page.page.keyboard.press("/")
        page.wait(lambda: bool(held))
        held[0].continue_()
        page.wait(lambda: page.page.locator(".turn").count() >= told)
        page.page.wait_for_timeout(100)  # until it is drawn
        assert page.page.evaluate("document.activeElement.id") == "line"


def test_the_first_answer_of_a_game_is_read_from_what_was_done(
    reader: Callable[..., Reader], game: Callable[..., Session]
) -> None:
    long = QUAY.replace('"Fog, and *one* lamp."', f'"{"Fog, and a lamp. " * 300}"')
    with served(lambda: game(long, (), "always")) as (address, _house):
        page = reader(address, PHONE)
        page.begin()
        page.page.locator(".story h2").wait_for()
        page.press(1)
        assert 0 <= page.page.locator(".echo").bounding_box()["y"] < PHONE["height"] / 2
