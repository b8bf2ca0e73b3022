"""Makes what a release leaves behind: saves, heroes, packages, translations, tables.

    python tests/old/make.py FOLDER

writes it into a new folder, with the `solo` that this Python has. The games are played in the
packages of `PACKAGES`, so that a later `solo` finds the adventures as they were.
"""

import argparse
import gzip
import itertools
import json
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from click.testing import CliRunner

from solo import heroes, rules, saves
from solo.adventure.reading.header import FORMAT
from solo.authoring.format.schema import adventure_schema, hero_schema
from solo.authoring.playtests.bots import TEMPERS, Bot
from solo.cli.authors.strings import strings
from solo.cli.games import hero as hero_commands
from solo.cli.games import table as tables
from solo.cli.games import workshop
from solo.cli.games.opening import Start, begin
from solo.engine.chance import Seeded
from solo.engine.commands import Jot
from solo.engine.session import Session
from solo.heroes import Kept
from solo.packs import keeping
from solo.rules.core.wording.samples import samples

HERE = Path(__file__).parent
PACKAGES = HERE / "packages"
LEAST_TURNS, MOST_TURNS = 30, 120  # of a game that is kept
FIGHTS = ("fight", "combat")
FIGHTS_KEPT = HEROES_MADE = 4  # of each system
ROUNDS_IN = 8  # turns after which a fight is in its midst
TABLES = HERE / "tables.yaml"


class Module(NamedTuple):
    """An adventure of a system, and the ready-made hero who plays it."""

    system: str
    name: str
    hero: str


MODULES = (
    Module("art", "the-lending", "margery"),
    Module("fictive-hack", "the-fifth-act", "bel"),
    Module("conan-2d20", "the-drowned-counting-house", "teya"),
    Module("fallout-2d20", "a-measure-of-rain", "nell"),
    Module("fell", "what-the-bridge-will-bear", "ketterin"),
)


def main() -> None:
    """Make everything in a new folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    out = parser.parse_args().folder
    out.mkdir(parents=True)
    with tempfile.TemporaryDirectory() as place:
        for module in MODULES:
            print(module.name)  # noqa: T201 - it takes a while
            make(module, out, Path(place))
    for lock in out.rglob(".lock"):
        lock.unlink()
    found = {"format": FORMAT, "keys": keys()}
    (out / "keys.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    words = ["first-steps", "-o", str(out / "first-steps.po"), "--language", "nl"]
    assert CliRunner().invoke(strings, words).exit_code == 0


def make(module: Module, out: Path, place: Path) -> None:
    """Make the saves and the hero of a system."""
    folder = keeping.install(unzipped(module.name, place), place / "installed")
    own, heroes_own = out / module.system, out / "heroes" / module.system
    own.mkdir()
    start = Start(folder, Seeded(""), place / module.name, (module.hero,))
    finished, hero = with_hero(start, heroes_own)
    keep(finished, own / "finished.jsonl", folder)
    fights = itertools.islice(played(start, in_mid_fight), FIGHTS_KEPT)
    for number, path in enumerate(fights, 1):
        keep(path, own / f"fight-{number}.jsonl", folder)
    anybody = start._replace(named=())
    keep(next(played(anybody, made_a_hero)), own / "made.jsonl", folder)
    guest = start._replace(named=(hero.key,), heroes=heroes_own)
    keep(next(played(guest, lambda game: game.state.turn >= 20)), own / "guest.jsonl", folder)
    made(module.system, heroes_own)
    keep(
        at_table(module.system, place / "table", heroes_own, hero.name), own / "table.jsonl", folder
    )


def keys() -> dict[str, list[str]]:
    """Return what authors may write, by system: every name of a key, wherever it stands."""
    return {one.system: sorted(set(names(schema(one.system)))) for one in MODULES}


def schema(system: str) -> object:
    """Return the schema of a system's adventures and heroes."""
    return [adventure_schema(rules.find(system)), hero_schema(rules.find(system))]


def names(part: object) -> Iterator[str]:
    """Yield the names of the properties of a JSON schema."""
    if isinstance(part, dict):
        yield from part.get("properties", {})
    inner = part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
    yield from itertools.chain.from_iterable(map(names, inner))


def unzipped(name: str, place: Path) -> Path:
    """Return a package as it was made; it is kept compressed, which no package is."""
    package = place / f"{name}.solo.zip"
    package.write_bytes(gzip.decompress((PACKAGES / f"{package.name}.gz").read_bytes()))
    return package


def played(start: Start, enough: Callable[[Session], bool]) -> Iterator[Path]:
    """Play games by bots, and yield the journals of those that come to what is wanted."""
    for number, temper in itertools.product(range(40), TEMPERS):
        seed = f"{start.adventure.name}-{temper.name}-{number}"
        game = begin(start._replace(chance=Seeded(seed)))
        with game.journal:
            if comes_to(game.session, Bot(seed, temper), enough):
                yield game.journal.path


def comes_to(session: Session, bot: Bot, enough: Callable[[Session], bool]) -> bool:
    """Play until it is enough, with a note now and then; say whether it came to that."""
    while not session.over and session.state.turn < MOST_TURNS:
        session.do(bot.command(session))
        if session.state.turn % 10 == 9:
            session.do(Jot(f"Noted in turn {session.state.turn}."))
        if enough(session):
            return True
    return enough(session)


def in_mid_fight(session: Session) -> bool:
    """Say whether a fight has gone on for some turns."""
    pending = [turn.state.pending for turn in session.turns[-ROUNDS_IN:]]
    return all(one is not None and one.kind in FIGHTS for one in pending)


def made_a_hero(session: Session) -> bool:
    """Say whether a hero was made step by step, and has played for some turns."""
    pending = [turn.state.pending for turn in session.turns]
    steps = sum(one is not None and one.kind == "hero" for one in pending)
    return steps > ROUNDS_IN and len(pending) > 3 * steps


def with_hero(start: Start, place: Path) -> tuple[Path, Kept]:
    """Return a finished game whose hero could be kept in a folder, and the hero."""
    for path in played(start, lambda game: game.over and game.state.turn >= LEAST_TURNS):
        words = ["keep", str(path), "--heroes", str(place), "--saves", str(start.place)]
        if CliRunner().invoke(hero_commands.hero, words).exit_code == 0:
            return path, next(one.kept for one in heroes.listed(place) if one.kept is not None)
    raise LookupError(f"no hero comes home from {start.adventure.name}")


def made(name: str, place: Path) -> None:
    """Make heroes step by step, and keep them."""
    system = rules.find(name)
    for number in range(HEROES_MADE):
        session = workshop.making(system, Seeded(f"hero-{number}"))
        bot = Bot(f"hero-{number}", TEMPERS[number % len(TEMPERS)])
        while not workshop.finished(session):
            session.do(bot.command(session, plainly=True))
        sheet = session.state.sheet
        called = str(system.view(sheet)["name"])
        values = heroes.values_of(system, sheet)
        heroes.keep_new(place, Kept(place, system.name, called, "", 1, values))


def at_table(system: str, place: Path, heroes_own: Path, hero: str) -> Path:
    """Return the journal of a table at which a roll is open."""
    words = samples(rules.find(system))
    lines = [
        words.joining, "scene The gate", "clock Tide 6", "tick Tide 2",
        "thread Find the door", "npc Brother Anselm", "note They came at dusk.", "Is it shut? 70%",
        "Mara: is there a window? likely", "roll 3d6", "pick red, blue, green", "draw omens",
        f"check {words.fields}", *(f"do {one}" for one in words.effects), "order", "turn Mara",
        "secret Is he lying? likely", "offers always", f"check {words.check}",
    ]  # fmt: skip
    asked = ["old", "--system", system, "--seed", f"old-{system}", "--json", "--tables", TABLES]
    folders = ["--saves", place / system, "--heroes", heroes_own, "--hero", hero]
    done = CliRunner().invoke(
        tables.table, [*map(str, asked + folders)], input="\n".join(lines) + "\n"
    )
    assert done.exit_code == 0, done.output + str(done.exception)
    (path,) = saves.files(place / system)
    return path


def keep(path: Path, target: Path, folder: Path) -> None:
    """Keep a journal, as if it was played in a folder that no machine has."""
    header, *rest = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    if "path" in header:
        header["path"] = f"/adventures/{folder.name}"
    lines = (saves.seal({k: v for k, v in one.items() if k != "sum"}) for one in (header, *rest))
    target.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
