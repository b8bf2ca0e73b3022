"""Games of random players on an adventure that is being written, counted by scene."""

from collections import Counter
from collections.abc import Mapping

from solo.adventure.playing import rules_of
from solo.authoring.editor.project import Project
from solo.authoring.playtests.bots import Bot
from solo.engine.chance import Seeded
from solo.engine.session import Session
from solo.errors import SoloError

GAMES = 200
MOST_TURNS = 400  # of one game


def counted(project: Project) -> tuple[Mapping[str, int], int]:
    """Return how many games came to each scene, and how many were played."""
    adventure = project.now.adventure
    if adventure is None:
        return {}, 0
    system = rules_of(adventure)
    found: Counter[str] = Counter()
    for number in range(GAMES):
        session, bot = Session(adventure, system, Seeded(f"lens {number}")), Bot(f"lens {number}")
        met = {session.state.scene}
        try:
            for _ in range(MOST_TURNS):
                if session.over:
                    break
                session.do(bot.command(session))
                met.add(session.state.scene)
        except SoloError:
            continue  # a mistake in a text that only play comes to: lint tells of it
        found.update(met)
    return found, GAMES
