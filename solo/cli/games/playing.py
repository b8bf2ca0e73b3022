"""A game that is open: played until its player leaves, and how to come back to it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from solo.cli import options
from solo.cli.codes import FINE
from solo.cli.games import newcomers
from solo.cli.games.carry import unkept
from solo.cli.games.opening import Game
from solo.cli.games.wishes import Wishes
from solo.cli.words import words
from solo.engine.chance import told_of
from solo.engine.log import Logged
from solo.errors import SoloError
from solo.late import late, lazy_imports
from solo.words import Words

with lazy_imports():  # mistakes on the command line are told without any of these
    from solo import heroes, saves, terminal
    from solo.cli.games import bring, endings, menu
    from solo.engine import journal, log
    from solo.tables import reading


def play_game(game: Game, wishes: Wishes) -> int:
    """Play until the player leaves; say the seed before and after. Return the exit code."""
    game.session.reads = _read
    facts = told_of(game.session.chance, shared=game.session.adventure.open)
    say = Words(game.session.adventure.spoken).say
    seed = options.seed_line(game.session.chance, say)
    if wishes.as_json:
        _show_opened(game, wishes, facts)
    elif seed:
        options.tell(seed)
    copies: list[str] = []

    def goodbye() -> str:
        told = "" if wishes.as_json else f"{seed} {say(words(_farewell(game, wishes)))}"
        return told.strip()

    code = terminal.run(
        game.session,
        mode=wishes.mode,
        seat=wishes.seat,
        keep=_keeper(game, wishes, copies),
        farewell=goodbye,
        paging=wishes.pager,
        history=wishes.place / "history",
        theme=wishes.theme,
        # Who sits at a table without an adventure knows the rules
        first=None
        if wishes.table
        else lambda: newcomers.first_of(game.session.system.name, wishes.place),
    )
    if game.marker is not None:
        game.marker.keep()
    if wishes.as_json:
        _show_left(game, facts)
    elif code == FINE:
        _tell_ways_on(game, wishes, copies)
    return code


def _show_opened(game: Game, wishes: Wishes, facts: Mapping[str, object]) -> None:
    """Tell a program which game begins, and what it missed of one that goes on."""
    adventure = game.session.adventure
    names = {"adventure": adventure.id, "title": adventure.title}
    options.show_json({"event": "game_opened", **names, **facts})
    for record in _missed(game, wishes):
        options.show_json(record)


def _show_left(game: Game, facts: Mapping[str, object]) -> None:
    """Tell a program how its heroes come home, where the game stands and which dice are left."""
    state, left = game.session.state, options.unused(game.session.chance)
    for key, told in _homecomings(game):
        options.show_json({"event": "hero_home", "hero": key, "text": told})
    told_last = {**facts, "unused": list(left)} if left else facts
    options.show_json({"event": "game_left", "turn": state.turn, "ended": state.ended, **told_last})


def _missed(game: Game, wishes: Wishes) -> Iterator[Mapping[str, object]]:
    """Yield the events from a number on that a program has not read of a game that goes on."""
    if wishes.events_from is None:
        return
    for one in missed(game, wishes.events_from):
        yield log.seen_by(one.record(), wishes.seat)


def missed(game: Game, first: int) -> Iterator[Logged]:
    """Yield the events of a game from a number on, as its journal tells them."""
    records = saves.look(game.journal.path).records
    return journal.backlog(records, game.session.adventure, game.session.system, first)


def _farewell(game: Game, wishes: Wishes) -> str:
    """Return the code of what says that the game is kept; where its file lies is no event."""
    if game.session.over:
        return "recorded"
    if game.journal.untouched and not wishes.table:
        return "nothing-kept"
    return "table-saved" if wishes.table else "game-saved"


def _tell_ways_on(game: Game, wishes: Wishes, copies: Sequence[str]) -> None:
    """Say what leads back to the game and its copies, each on a line of its own to be copied."""
    say = Words(game.session.adventure.spoken).say
    for _, told in _homecomings(game):
        options.tell(told)
    where = game.journal.path
    if not game.journal.untouched or wishes.table:
        options.say(
            str(where) if game.session.over else _resuming(wishes.table or where.stem, wishes)
        )
    if left := options.unused(game.session.chance):
        options.tell(say(words("dice-left", faces=left)))
    if game.session.over and game.session.state.table is None:
        _tell_end(game)
    if not game.journal.found.header.get("campaign") and unkept(
        game.session, game.journal.found.header, wishes.shelf
    ):
        _take_along(game, wishes)
    for name in copies:
        options.tell(say(words("and-from", name=name)))
        options.say(_resuming(name, wishes))


def _take_along(game: Game, wishes: Wishes) -> None:
    """Keep the hero, where the player says so; else say how that can be done later."""
    if wishes.talks and _keeps(game, wishes):
        return
    options.tell(Words(game.session.adventure.spoken).say(words("take-along")))
    options.say(command("hero keep", wishes, game.journal.path.stem))


def _tell_end(game: Game) -> None:
    """Tell what was done, which endings there are, and what might be played next."""
    options.say("")
    for line in endings.page(game.session, more=not game.journal.found.header.get("campaign")):
        bare = line.lstrip(" -")
        options.tell(bare, line[: len(line) - len(bare)])
    options.say("")


def _keeps(game: Game, wishes: Wishes) -> bool:
    """Ask whether the hero is to be kept, and keep them; say whether they were."""
    said = Words(game.session.adventure.spoken)
    say = said.say
    if menu.agrees(words("keep-hero"), said) is not True:
        return False
    try:
        for one in bring.heroes_of(game.journal.path, wishes.shelf):
            kept = heroes.keep_new(wishes.shelf, one)
            options.tell(say(words("hero-kept", name=kept.name)))
            options.say(str(kept.path))
    except SoloError as reason:
        options.say(say(reason.told), err=True)
        return False
    return True


def _homecomings(game: Game) -> Sequence[tuple[str, str]]:
    """Return what became of the files of the heroes who came along, by their names."""
    return tuple(game.home.told.items()) if game.home is not None else ()


def _resuming(name: str, wishes: Wishes) -> str:
    """Return the command that goes on with a save."""
    if wishes.table and name == wishes.table:
        return command("table", wishes, name)
    return command("play", wishes, "--resume", name)


@late
def command(name: str, wishes: Wishes, *words: str) -> str:
    """Return a command that looks into the same folders as this one."""
    import shlex

    folders = (("--saves", wishes.saves), ("--heroes", wishes.heroes))
    elsewhere = (word for name, at in folders if at is not None for word in (name, str(at)))
    return f"solo {name} {shlex.join((*elsewhere, *words))}"


def _keeper(game: Game, wishes: Wishes, copies: list[str]) -> Callable[[str], str]:
    """Return what keeps a copy under a name; `copies` takes the names."""

    def keep(name: str) -> str:
        game.journal.copy(name)
        copies.append(name)
        if wishes.as_json:
            return f"Saved as '{name}'."
        return Words(game.session.adventure.spoken).say(words("copied", name=name))

    return keep


def _read(path: str) -> tuple[str, str]:
    """Return the name and the text of a file of tables or foes.

    Raises:
        SoloError: It can't be read, or is no text.
    """
    found = Path(path).expanduser()
    try:
        return found.name, reading.read_whole(found, "file of tables").decode("utf-8-sig")
    except UnicodeDecodeError as reason:
        raise SoloError(f"'{found}' is no text in UTF-8") from reason
