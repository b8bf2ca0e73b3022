"""`solo serve`: the page in a browser, from a server on this machine."""

import socket
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar
from urllib.parse import quote, urlencode

import click

from solo import rules, shelf
from solo import saves as kept
from solo.cli import names, options
from solo.cli.games import newcomers
from solo.cli.games.opening import Consent, Game, Start, begin, go_on
from solo.cli.games.play import unfinished
from solo.cli.games.playing import missed
from solo.cli.games.table import USUAL_RULES, name_of, older
from solo.cli.games.table import opened as opened_table
from solo.cli.games.wishes import Wishes
from solo.cli.serving import shelf_records
from solo.cli.serving.serve_campaigns import Campaigns
from solo.cli.words import words
from solo.engine.chance import Asked
from solo.errors import DiceError, SoloError
from solo.late import late
from solo.shelf import Cover
from solo.web.house import Damaged, Opened
from solo.words import Words

if TYPE_CHECKING:
    from solo.cli.serving.served_trial import TrialHouse

PORT = 8421
_QUEUE = 100  # connections that wait to be taken
_PORTS = 20  # that are tried, one after another
_MOST_GAMES = 60  # that the page lists
_WAITING = 128 * 1024  # bytes of a request's head; a long address is refused, not cut off

Record = dict[str, object]
T = TypeVar("T")


@click.command(short_help="Play in a browser: a page from a server on this machine.")
@click.argument("adventure", nargs=-1, metavar="[ADVENTURE]", callback=names.one_name,
                shell_complete=names.adventures)  # fmt: skip
@click.option("--table", metavar="NAME", help="Open the table of this name, or go on with it.")
@click.option("--port", type=click.IntRange(0, 65_535), default=None, metavar="N",
              help=f"Listen on this port; else on {PORT}, or the next that is free.")  # fmt: skip
@click.option(
    "--lan",
    is_flag=True,
    help="Let phones in this network join the table, or play a hero of ADVENTURE.",
)
@click.option("--watch", is_flag=True,
              help="ADVENTURE: go on in what you save; nothing is kept.")  # fmt: skip
@click.option("--at", metavar="SCENE", default="", help="With --watch: begin at this scene.")
@click.option("--set", "sets", multiple=True, metavar="NAME=VALUE",
              help="With --at: what a variable holds by then.")  # fmt: skip
@click.option("--language", metavar="CODE", default="",
              help="Begin ADVENTURE in this language; else in that of the page.")  # fmt: skip
@options.saves_option
@options.heroes_option
def serve(  # noqa: PLR0913 - one for each option
    adventure: str | None,
    table: str | None,
    port: int | None,
    lan: bool,
    watch: bool,
    at: str,
    sets: tuple[str, ...],
    language: str,
    saves: Path | None,
    heroes: Path | None,
) -> int:
    """Play in a browser: a page from a server on this machine, which nobody else can reach.

    It shows the adventures and campaigns, the games to go on with and the tables; with ADVENTURE or
    --table it begins there. Saves are those of `solo play`: a game begun here goes on there. With
    --lan others in this network may join that table, or each play one of the heroes of that
    adventure, and reach nothing else.

    With --watch an author tries ADVENTURE out: each file that is saved is in the game at once, at
    the scene where one stood, and the graph of scenes shows how often bots come to each.
    """
    if adventure is not None and table is not None:
        raise click.UsageError("name an adventure or a table, not both")
    if lan and table is None and adventure is None:
        raise click.UsageError(
            "--lan is for a table or an adventure: add --table NAME, or its name"
        )
    if watch and (adventure is None or lan):
        raise click.UsageError(
            "--watch needs the name of an adventure, and is for this machine alone"
        )
    if (at and not watch) or (sets and not at):
        raise click.UsageError("--at goes with --watch, and --set with --at")
    if language and (adventure is None or watch):
        raise click.UsageError("--language goes with the name of an adventure, without --watch")
    opens: dict[str, str] = {}
    house: Home | TrialHouse = Home(saves, heroes)
    if adventure is not None:
        campaign = None if watch else shelf.campaign(adventure)
        if campaign is not None and lan:
            raise click.UsageError("a campaign is played on this machine alone: leave out --lan")
        path = (campaign or shelf.find(adventure)).resolve()
        opens |= {"play": path.name, **_spoken(path, language, campaign=campaign is not None)}
        own = {"own" if campaign is None else "campaigns": [path]}
        house = tried(path, at, sets) if watch else Home(saves, heroes, **own)
    if table is not None:
        opens["table"] = name_of(table)
    listening = _listening(port, lan=lan)
    try:
        return _serve(house, listening, opens, lan=lan)
    finally:
        house.close()
        listening.close()


@late
def _spoken(path: Path, language: str, *, campaign: bool) -> Mapping[str, str]:
    """Return what the address says of a language: nothing where none is asked for.

    Raises:
        SoloError: The adventure is not told in it; the translations that there are, are named.
    """
    from solo.adventure import files, translation

    if language and not campaign and language != (shelf.cover(path).language or "en"):
        translation.catalogue(files.find(path), language, [])
    return {"language": language} if language else {}


@late
def tried(path: Path, scene: str, sets: Sequence[str]) -> "TrialHouse":
    """Return the house of a trial, which can be played as it stands.

    Raises:
        SoloError: It can't.
    """
    from solo.cli.games.trial import Trial
    from solo.cli.serving.served_trial import TrialHouse

    trial = Trial(path=path, scene=scene, sets=sets)
    trial.adventure()
    return TrialHouse(trial)


@late
def _serve(
    house: "Home | TrialHouse", listening: socket.socket, opens: Mapping[str, str], *, lan: bool
) -> int:
    """Serve until Ctrl-C; say first where.

    Raises:
        SoloError: The libraries of the page are not installed.
    """
    try:
        import uvicorn

        from solo.web.app import Server
        from solo.web.connections import MOST_IN_ALL, Bounded
        from solo.web.keys import Keys
    except ImportError as reason:
        raise SoloError(
            f"`solo serve` needs the libraries of the page ({reason.name} is missing): "
            "pip install 'solo-adventures[web]'"
        ) from reason
    keys = Keys()
    port = listening.getsockname()[1]
    host, near = f"127.0.0.1:{port}", f"{_address()}:{port}"
    hosts = (host, f"localhost:{port}", *([near] if lan else []))
    joined = (opens.get("table", ""), opens.get("play", "")) if lan else ("", "")
    server = Server(house, keys, hosts, *joined)
    say = Words().say
    options.say(say(words("serving")))
    options.say(f"\n  http://{host}/#{urlencode({'key': keys.secret, **opens}, quote_via=quote)}\n")
    if lan:
        _invite(f"http://{near}/#join={keys.invitation}", keys.word)
    options.say(say(words("serving-ends" if house.keeps else "serving-trial-ends")))
    config = uvicorn.Config(
        server.app(), log_level="critical", access_log=False, server_header=False, ws="none",
        http=Bounded, h11_max_incomplete_event_size=_WAITING, limit_concurrency=MOST_IN_ALL,
        timeout_graceful_shutdown=1,
    )  # fmt: skip
    with suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listening])
    return 0


@late
def _invite(address: str, word: str) -> None:
    """Show how phones join: a code to be read by a camera, or an address and a word."""
    import segno

    code = segno.make(address, error="m", micro=False)
    code.terminal(compact=True, border=2)
    say = Words().say
    options.say(say(words("inviting", address=address.partition("#")[0], word=word)))
    options.say(f"\n  {address}\n")
    options.tell(say(words("plain-http")))


def _address() -> str:
    """Return the address of this machine in its network; the way to itself where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))  # nothing is sent: it only picks a way out
        except OSError:
            return "127.0.0.1"
        return str(asked.getsockname()[0])


def _listening(port: int | None, *, lan: bool) -> socket.socket:
    """Return a socket that listens on this machine only, or to its network as well.

    Raises:
        SoloError: The port is taken.
    """
    for tried in (port,) if port is not None else (*range(PORT, PORT + _PORTS), 0):
        found = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind(("0.0.0.0" if lan else "127.0.0.1", tried))
            found.listen(_QUEUE)
        except OSError as reason:
            found.close()
            if port is not None:
                raise SoloError(f"can't listen on port {port}: {reason.strerror}") from reason
        else:
            return found
    raise SoloError("no port is free")


class Home:
    """The games of this user, as a server of pages opens them.

    Args:
        saves: The folder of saves, None for the platform's own.
        heroes: The folder of heroes, None for the one beside the saves.
        own: Adventures that are on no shelf, such as a folder of their author's.
        campaigns: The same of campaigns.
    """

    def __init__(
        self,
        saves: Path | None,
        heroes: Path | None,
        own: Sequence[Path] = (),
        campaigns: Sequence[Path] = (),
    ) -> None:
        self._own = own
        self._wishes = Wishes(
            adventure=None, named=(), seed=None, dice=None, saves=saves, heroes=heroes,
            resume=None, salvage=False, new=False, offers="always", art_table=None, plain=True,
            as_json=True, pager=False, at=None, sets=(),
        )  # fmt: skip
        self._campaigns = Campaigns(self._wishes, self._opened, _nobody, campaigns)

    def shelf(self, language: str) -> Record:
        """Return what can be played, and what can be gone on with, the latest first."""
        games = [*islice(unfinished(self._wishes.place), _MOST_GAMES)]
        covers = (*self._covers().values(), *self._campaigns.covers().values())
        return {
            "adventures": [shelf_records.cover(one, language) for one in covers],
            "games": [
                *(shelf_records.between(*one) for one in self._campaigns.waiting()),
                *map(shelf_records.saved, games),
            ],
            "systems": [[name, one.title] for name, one, _ in rules.usable() if one is not None],
        }

    def _covers(self) -> Mapping[str, Cover]:
        """Return the adventures by their ids; one's own stands for another of its name."""
        found = (*shelf.covers(), *map(shelf.cover, self._own))
        return {cover.id: cover for cover in found}

    keeps = True

    def graph(self) -> None:
        """Return nothing: these games are played, not written."""

    def close(self) -> None:
        """Do nothing: the server closes its games itself."""

    def begin(self, adventure: str, wishes: Mapping[str, str]) -> Opened:
        """Begin a game of an adventure that is on the shelf."""
        several = self._campaigns.covers()
        cover = {**several, **self._covers()}[adventure]
        language = wishes.get("language", "")
        seed = wishes.get("seed", "").strip() or None
        own = wishes.get("dice") == "own"
        spoken = "" if language == (cover.language or "en") else language
        if adventure in several:
            chosen = "" if own else seed or options.new_seed()
            return self._campaigns.begin(cover, chosen, spoken)
        chance = Asked(_nobody) if own else _checked(lambda: options.chance(None, seed))
        start = Start(
            cover.path, chance, self._wishes.place, heroes=self._wishes.shelf, language=spoken
        )
        return self._opened(begin(start))

    def go_on(self, save: str, *, salvage: bool) -> Opened:
        """Go on with a save that is in the folder, or a campaign between two of its parts."""
        of_campaign = self._campaigns.go_on(save, self._consent(salvage=salvage))
        if of_campaign is not None:
            return of_campaign
        path = {path.stem: path for path in kept.files(self._wishes.place)}[save]
        return self._opened(self._resumed(path, salvage=salvage))

    def next(self, save: str, *, salvage: bool) -> Opened:
        """Open the part of a campaign that comes after one."""
        return self._campaigns.next(save, self._consent(salvage=salvage))

    def table(self, name: str, wishes: Mapping[str, str]) -> Opened:
        """Go on with the table of a name, or open one."""
        called = _checked(lambda: name_of(name))
        before = older(called, self._wishes.place)
        if before is not None:
            return self._opened(self._resumed(before.path, salvage=False))
        asked = self._wishes._replace(
            offers="asked", table=called, language=wishes.get("language", "")
        )
        system = wishes.get("system") or USUAL_RULES
        return self._opened(opened_table(called, system, (), {}, asked))

    def _resumed(self, path: Path, *, salvage: bool) -> Game:
        consent = self._consent(salvage=salvage)
        return go_on(path, self._wishes.place, _nobody, consent, self._wishes.shelf)

    def _consent(self, *, salvage: bool) -> Consent:
        def consent(rescue: SoloError) -> bool:
            if not salvage:
                raise Damaged(rescue.told)
            return True

        return consent

    def _opened(self, game: Game) -> Opened:
        def keep(name: str) -> str:
            game.journal.copy(name)
            return Words(game.session.adventure.spoken).say(words("copied", name=name))

        def close() -> None:
            if game.marker is not None:
                game.marker.keep()
            if game.session.adventure.open:
                game.journal.close()
            else:
                game.journal.discard()

        return Opened(
            game.session,
            game.journal.path.stem,
            keep,
            lambda: newcomers.first_of(game.session.system.name, self._wishes.place),
            lambda first: missed(game, first),
            close,
            game.session.adventure.title if game.session.adventure.open else "",
        )


def _checked(said: Callable[[], T]) -> T:
    """Return what was said; what the command line would refuse is told like any other trouble.

    Raises:
        SoloError: It makes no sense.
    """
    try:
        return said()
    except click.UsageError as reason:
        raise SoloError(reason.message) from reason


def _nobody(sides: int) -> int:
    """Refuse a roll that comes before a page can ask for it.

    Raises:
        DiceError: Always.
    """
    raise DiceError(f"this adventure rolls a d{sides} before anybody can be asked for it")
