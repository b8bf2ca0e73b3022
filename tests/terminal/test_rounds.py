"""How much there is to read in a round of a fight: what happened, why, and where one stands."""

import io
import re
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from solo.adventure.branch import Join
from solo.adventure.model import Adventure
from solo.engine.chance import Seeded
from solo.engine.events import Narrated
from solo.engine.session import Session
from solo.rules import fitted
from solo.terminal.front_ends.loop import play
from solo.terminal.front_ends.plain import PlainPlayer
from solo.terminal.front_ends.rich import RichPlayer
from solo.terminal.told.fight_paragraphs import beginnings, joined
from solo.terminal.told.folding import brief
from solo.terminal.window.blocks import Block, Span, line, prose
from solo.terminal.window.wrap import lay_out, plain
from solo.view.parts import Note
from tests.proofs import amount
from tests.shipped import loaded
from tests.terminal.fake import FakeSession
from tests.terminal.told.test_folding import Window

MOST = 20
"""Lines of a round at 80 columns, whatever is asked in it: its words without an author's prose."""
MOST_IN_ALL = 20
"""The same with an author's prose, of half the rounds of a fight."""

GAMES = amount(1, 4, 4)
IN_COMPANY = 24
"""Lines of the longest round with companions, each of whom has a turn; half have at most MOST."""

FIGHTS = (
    ("the-nine-oclock-reading", "scuffle", ()),
    ("the-lending", "standoff", ()),
    ("the-lending", "brawl", ()),
    ("the-fifth-act", "swords", ()),
    ("the-fifth-act", "scuffle", ()),
    ("the-long-noon", "shadow", ()),
    ("the-drowned-counting-house", "queue", ()),
    ("the-drowned-counting-house", "toll", ()),
    ("a-measure-of-rain", "plank", ()),
    ("nine-cold-bottles", "dogs", ()),
    ("what-the-bridge-will-bear", "croft-rises", ("1",)),
    ("what-the-bridge-will-bear", "quit-fight", ("1",)),
    ("a-pot-of-fire", "fight", ()),
)
COMPANIES = (
    ("the-nine-oclock-reading", "scuffle", ("bet", "vernier")),
    ("the-letter-book", "blue-ox", ("groll",)),
    ("one-gold-coin", "kilns", ("veit",)),
    ("the-drowned-counting-house", "queue", ("oshe",)),
    ("a-measure-of-rain", "plank", ("pock",)),
    ("nine-cold-bottles", "brawl", ("odette", "calla")),
    ("the-fifth-act", "scuffle", ("oriel",)),
)
_BEGINS = re.compile(r"(?:^|\. )(?:Round|Runde) (\d+)")
_NOT_TOLD = re.compile(r"^ ?\d+\. | {4}|^\||^ -  |^> |^$|^'\d+' ")


class Typed:
    """A prompt at which Enter is typed until the lines are out."""

    def __init__(self, first: Sequence[str]) -> None:
        self._left = [*reversed(first), *[""] * 0]
        self._more = 60

    def pause(self) -> bool:
        return True

    def ask(self, message: str, *, commands: bool) -> str:
        if self._left:
            return self._left.pop()
        self._more -= 1
        if not self._more:
            raise EOFError
        return ""


def begun(
    name: str, scene: str, seed: str, language: str = "", company: Sequence[str] = ()
) -> Session:
    adventure = replace(loaded(name, language), start=scene, party=1)
    if company:
        adventure = _led_by(adventure, scene, company)
    system = fitted(adventure.system, adventure.options)
    return Session(adventure, system, Seeded(seed), hero=adventure.heroes[0].name)


def _led_by(adventure: Adventure, scene: str, company: Sequence[str]) -> Adventure:
    """Return an adventure whose scene is entered with companions."""
    found = adventure.scenes[scene]
    joins = tuple(Join(one, joins=True, mark=found.mark) for one in company)
    body = found.body._replace(actions=(*joins, *found.body.actions))
    return replace(adventure, scenes={**adventure.scenes, scene: found._replace(body=body)})


def shown(session: Session, first: Sequence[str]) -> list[str]:
    """Return the lines of a fight at a terminal of 80 by 24, in which every answer is Enter."""
    window = Window(80, 24)
    player = RichPlayer(session, window)
    vars(player)["_prompt"] = Typed(first)
    play(session, player)
    return [one for page in window.pages for one in page]


def said(session: Session, first: Sequence[str]) -> list[str]:
    """Return the lines of a fight in plain words, in which every answer is Enter."""
    out = io.StringIO()
    typed = io.StringIO("\n".join([*first, *[""] * 60]))
    play(session, PlainPlayer(session, typed, out))
    return out.getvalue().splitlines()


def rounds(lines: Sequence[str], session: Session) -> Iterator[tuple[int, int]]:
    """Yield of each full round how many lines tell of it, and how many with an author's prose.

    The state of the fight with which the first round opens is not counted.
    """
    texts = [one.text for turn in session.turns for one in turn.events if isinstance(one, Narrated)]
    written = {plain(row) for text in texts for row in lay_out(prose(str(text)), 80)}
    at: dict[int, int] = {}
    for place, text in enumerate(lines):
        if found := _BEGINS.search(text):
            at.setdefault(int(found[1]), place)
    for number in sorted(at):
        if number + 1 in at:
            told = lines[at[number] : at[number + 1]]
            if number == 1:
                first = next(n for n, one in enumerate(told) if one.startswith(" 1. "))
                told = told[first:]
            told = [one for one in told if not _NOT_TOLD.match(one) and "more --" not in one]
            yield sum(one not in written for one in told), len(told)


@pytest.mark.parametrize("see", [shown, said])
@pytest.mark.parametrize(("name", "scene", "first"), FIGHTS)
def test_a_round_reads_in_few_lines(
    name: str, scene: str, first: Sequence[str], see: object
) -> None:
    found: list[tuple[int, int]] = []
    for number in range(GAMES):
        session = begun(name, scene, f"m{number}")
        found += rounds(see(session, first), session)  # type: ignore[operator]  # it is one of two

    assert found
    assert max(told for told, _ in found) <= MOST, found
    assert statistics.median(told for _, told in found) <= MOST_IN_ALL, found


@pytest.mark.parametrize(("name", "scene", "company"), COMPANIES)
def test_a_round_with_companions_reads_in_few_lines(
    name: str, scene: str, company: Sequence[str]
) -> None:
    found: list[int] = []
    for number in range(GAMES):
        session = begun(name, scene, f"m{number}", company=company)
        found += [told for told, _ in rounds(shown(session, ()), session)]

    assert statistics.median(found) <= MOST, found
    assert max(found) <= IN_COMPANY, found


def test_who_attacks_is_not_told_again_by_what_is_asked_about_it() -> None:
    asked: list[tuple[str, str]] = []
    for number in range(2):
        session = begun(*FIGHTS[0][:2], f"m{number}", company=COMPANIES[0][2])
        told = " ".join(" ".join(shown(session, ())).split())
        asked += re.findall(r"(\S+) attacks you\. (Defense [^.]*)\.", told)

    assert asked
    assert [one for one in asked if one[0] in one[1]] == []


def test_a_round_reads_in_few_lines_in_german_too() -> None:
    found: list[tuple[int, int]] = []
    for number in range(GAMES):
        session = begun("the-nine-oclock-reading", "scuffle", f"m{number}", "de")
        found += rounds(shown(session, ()), session)

    assert found
    assert max(told for told, _ in found) <= MOST, found


def option(number: int, *, own: bool = False) -> Block:
    lead = f"{number}. "
    return Block((Span(f"Do {number}"),), lead, tight=True, lead_style="number", own=own)


def test_a_long_menu_of_a_fight_leaves_out_its_end_but_nothing_of_an_author() -> None:
    menu = [line("Round 1."), *(option(number, own=number in (8, 9)) for number in range(1, 11))]

    told = [one.text for one in brief(menu, lambda left: f"More: {list(left)}")]

    assert told == [
        "Round 1.", "1. Do 1", "2. Do 2", "3. Do 3", "4. Do 4", "8. Do 8", "9. Do 9",
        "    More: [5, 6, 7, 10]",
    ]  # fmt: skip


def test_a_menu_of_a_few_options_is_left_alone() -> None:
    menu = [option(number) for number in range(1, 8)]

    assert brief(menu, lambda left: "More") == menu


@pytest.mark.parametrize(
    ("codes", "begins"),
    [
        (["attacks", "struck", "fell-down"], [True, False, False]),
        (["closes", "foe-attacks", "hurt", "closes"], [True, False, False, True]),
        (["waits", "closes", "foe-attacks"], [False, False, False]),
        (["fight-begins", "attacks", "struck"], [False, True, False]),
        (["foe-attacks", "reacted", "foe-attacks"], [True, False, True]),
        *(
            (["attacks", lead, "foe-attacks"], [True, True, False])
            for lead in ("approaches", "defends", "fight-assault", "fight-moves", "foe-bought")
        ),
        *((["attacks", answer], [True, False]) for answer in ("critical", "fell", "rival-rolled")),
    ],
)
def test_a_deed_begins_with_its_dice_or_with_what_leads_up_to_them(
    codes: Sequence[str], begins: Sequence[bool]
) -> None:
    thrown = ("attacks", "foe-attacks", "reacted", "critical", "fell", "rival-rolled")
    notes = [Note(code, {"faces": (3, 4)} if code in thrown else {}) for code in codes]

    assert beginnings(notes) == begins


def test_what_follows_from_a_deed_goes_on_in_its_paragraph() -> None:
    first = line("You strike: 3 and 4.", "change")._replace(begins=True)
    then = line("It falls.", "change", tight=True)
    prose_of_it = line("A sigh.")

    told = joined([first, then, prose_of_it, first], FakeSession())  # type: ignore[arg-type]  # a fake

    assert [one.text for one in told] == [
        "You strike: 3 and 4. It falls.", "A sigh.", "You strike: 3 and 4.",
    ]  # fmt: skip


def test_what_has_no_stop_is_a_paragraph_of_its_own() -> None:
    quest = line("Quest completed: Find Casimir Voll", "change")
    pays = line("You get 1 AP for the quest.", "change")

    told = joined([quest, pays, pays], FakeSession())  # type: ignore[arg-type]  # a fake

    assert [one.text for one in told] == [quest.text, f"{pays.text} {pays.text}"]
