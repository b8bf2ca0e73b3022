"""A game that several pages play: what they send at once is done one after another."""

import time
from collections.abc import Callable

import anyio

from solo.engine.session import Session
from solo.web.lines import Message
from tests.web.house import Page, run


def test_two_at_once_come_one_after_another(begin: Callable[[], Session]) -> None:
    page = Page(begin).enter()
    sitting = page.server.sittings.find(str(page.open()["game"]))
    assert sitting is not None
    seat, does = sitting.play.seat(), sitting.play.do
    within, most = [0], [0]

    def slowly(*told: object) -> object:
        within[0] += 1
        most[0] = max(most[0], within[0])
        time.sleep(0.02)
        answer = does(*told)  # type: ignore[arg-type]
        within[0] -= 1
        return answer

    async def together() -> None:
        async with anyio.create_task_group() as group:
            for number in range(5):
                group.start_soon(sitting.do, seat, Message(str(number), f"note {number}"))

    sitting.play.do = slowly  # type: ignore[assignment,method-assign]
    run(together)

    assert most == [1]
    told = sorted(str(one["text"]) for one in page.house.written if one["do"] == "jot")
    assert told == [*"01234"]


def test_two_are_not_opened_at_once(begin: Callable[[], Session]) -> None:
    """Else two that go on with a campaign would begin two parts of it."""
    page = Page(begin).enter()
    begins = page.house.begin
    within, most = [0], [0]

    def slowly(*told: object) -> object:
        within[0] += 1
        most[0] = max(most[0], within[0])
        time.sleep(0.02)
        opened = begins(*told)  # type: ignore[arg-type]
        within[0] -= 1
        return opened

    async def opens() -> None:
        await page.server._opened({"adventure": "one"}, salvage=False)

    async def together() -> None:
        async with anyio.create_task_group() as group:
            for _ in range(4):
                group.start_soon(opens)

    page.house.begin = slowly  # type: ignore[assignment,method-assign]
    run(together)

    assert most == [1]
