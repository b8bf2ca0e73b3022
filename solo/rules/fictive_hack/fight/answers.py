"""What the attribute rolls within a fight come to."""

from solo.rules.core.outcome import Note
from solo.rules.fictive_hack.checks import awesome
from solo.rules.fictive_hack.fight.moves import enter, go
from solo.rules.fictive_hack.fight.state import HERO, Job
from solo.rules.fictive_hack.fight.table import Table
from solo.rules.fictive_hack.heroes import talents
from solo.rules.fictive_hack.heroes.effects import theft_ap
from solo.rules.fictive_hack.heroes.sheet import changed


def answered(table: Table, job: Job) -> None:
    """Do what a roll within the fight came to."""
    what, _, rest = job.info.partition(":")
    if what == "broke":
        fighter = table.state.fighter(job.target)
        if fighter.gone or fighter.left < int(rest):
            table.turn(impeded="")
            go(table)
        else:
            table.tell("You are still held.")
        return
    _, count, places = rest.split(":")
    if what == "push-all":
        _swept(table, job.target.split(","), {int(place) for place in places.split(",") if place})
        return
    _ANSWERS[what](table, job.target, int(count) > 0)


def _impeded(table: Table, target: str, won: bool) -> None:
    if won:
        table.fighter(target, impeded=HERO)
        table.tell(f"You hold {table.name(target)} here.")


def _resisted(table: Table, target: str, won: bool) -> None:
    if not won:
        table.turn(impeded=target)
        table.tell(table.state.fighter(target).does("holds you here."))


def _pushed(table: Table, target: str, won: bool) -> None:
    if won:
        place = table.state.turn.place
        table.fighter(target, arena=place)
        table.tell(f"You push {table.name(target)} to {table.state.called(place)}.")


def _swept(table: Table, targets: list[str], moved: set[int]) -> None:
    """Move all who were beaten by one push (FH-149)."""
    for number, target in enumerate(targets):
        if number in moved:
            _pushed(table, target, won=True)
        else:
            table.tell(table.state.fighter(target).does("stands firm."))


def _shoved(table: Table, target: str, won: bool) -> None:
    if not won:
        enter(table, table.state.fighter(target).place)


def _menaced(table: Table, target: str, won: bool) -> None:
    if won:
        table.fighter(target, frightened=True)
        table.tell(table.state.fighter(target).does("is intimidated: -2 on every roll."))


def _frightened(table: Table, target: str, won: bool) -> None:
    if not won:
        table.sheet = changed(table.sheet, frightened=True)
        table.notes.append(Note("frightened", {}))


def _talked(table: Table, target: str, won: bool) -> None:
    if won:
        table.put(over="talked", jobs=())


def _bashed(table: Table, target: str, won: bool) -> None:
    if not won:
        return
    fighter = table.state.fighter(target)
    left = fighter.count - 1 if fighter.grouped else 0
    table.fighter(target, count=left, gone="" if left else "ko")
    table.tell(f"{fighter.block.name} is knocked out.")


def _picked(table: Table, target: str, won: bool) -> None:
    if won:
        table.fighter(target, used=(*table.state.fighter(target).used, "robbed"))
        table.tell(f"You rob {table.name(target)}.")
        if "pickpocket" in table.sheet.borrowed:
            table.take(talents.use(table.sheet, "pickpocket"))
        if "thief" in table.sheet.inherent:
            table.take(awesome.gain(table.sheet, theft_ap(0), "a theft"))
    if table.state.turn.place:
        enter(table, table.state.turn.place)


_ANSWERS = {
    "impede": _impeded, "resist": _resisted, "push": _pushed, "shove": _shoved,
    "menace": _menaced, "fright": _frightened, "parley": _talked, "bash": _bashed,
    "pickpocket": _picked,
}  # fmt: skip
