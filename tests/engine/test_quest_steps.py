"""The step of a quest as texts and conditions ask for it."""

from collections.abc import Callable

from solo.engine.commands import Choose
from solo.engine.events import Narrated
from solo.engine.session import Session

Game = Callable[..., Session]
STORY = """
quests: {lamp: Relight the lamp}
scenes:
  quay:
    text: "[{{ quests.lamp }}] {{ 'known' if 'lamp' in quests else 'new' }}"
    choices:
      - {text: Take it, when: quests.lamp == '', quest: {take: lamp}, goto: yard}
  yard:
    text: "[{{ quests['lamp'] }}] {{ 'known' if 'lamp' in quests else 'new' }}"
    choices:
      - {text: Again, when: quests.lamp == '', goto: yard}
      - {text: Done, when: quests.lamp == 'take', quest: {complete: lamp}, goto: end}
  end: {text: "[{{ quests.lamp }}]", ending: won}
"""


def test_a_quest_that_nobody_took_is_at_no_step(game: Game) -> None:
    """It is then not among the quests, and may be asked for all the same."""
    session = game(STORY)

    told = [event.text for event in session.opening if isinstance(event, Narrated)]
    for choice in ("take-it", "done"):
        turn = session.do(Choose(choice))
        assert turn.accepted, turn.events
        told += [event.text for event in turn.events if isinstance(event, Narrated)]

    assert told == ["[] new", "[take] known", "[complete]"]
