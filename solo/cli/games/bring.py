"""Heroes of a finished game who had no file when it began."""

from pathlib import Path

from solo import heroes, saves
from solo.cli.games import carry, opening
from solo.errors import SaveError
from solo.heroes import Kept
from solo.words.words import words as say


def heroes_of(path: Path, place: Path) -> list[Kept]:
    """Return the heroes of a finished game as their files would hold them; nothing is written.

    Raises:
        SoloError: The game is not over, can't be played back, or nobody came home from it.
    """
    found = saves.look(path)
    played = opening.played_back(found, opening.adventure_of(found))
    session = played.session
    if trouble := played.trouble or found.trouble:
        raise SaveError(say("not-played-back", path=str(path), reason=trouble))
    if not session.over:
        raise SaveError(say("not-over", name=path.stem))
    system = session.system
    blank = Kept(place, system.name, "", "", 1, {}, origin={"save": path.stem})
    told = heroes.told(blank, "adventure", f"{session.adventure.title}: {session.state.ended}")
    deeds = {**session.heritage.deeds, **session.interpreter.left(session.state).deeds}
    kept = []
    for sheet in carry.unkept(session, found.header, place):
        seen = system.view(sheet)
        name, about = str(seen.get("name", "")), str(seen.get("concept", ""))
        values = heroes.values_of(system, sheet)
        kept.append(
            blank._replace(name=name, about=about, values=values, history=told, deeds=deeds)
        )
    if not kept:
        raise SaveError(say("nobody-left", name=path.stem))
    return kept
