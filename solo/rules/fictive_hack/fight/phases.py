"""A round of a fight: who acts when, and what each action does."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from solo.rules.core.script import opened
from solo.rules.fictive_hack.checks.rolls import note_of
from solo.rules.fictive_hack.checks.tens import d10
from solo.rules.fictive_hack.fight import answers, blows, incoming, moves, second_thoughts
from solo.rules.fictive_hack.fight import npc_turns as others
from solo.rules.fictive_hack.fight.choosing import ChooseAction, ChooseHelp
from solo.rules.fictive_hack.fight.nested import Nested
from solo.rules.fictive_hack.fight.state import ALLY, FOE, HERO, Fighter, Job, State
from solo.rules.fictive_hack.fight.table import Table
from solo.rules.fictive_hack.fight.tactics import PHASES, declare, phase_of
from solo.rules.fictive_hack.heroes import talents
from solo.rules.fictive_hack.heroes.advancement import advancement
from solo.rules.fictive_hack.printed import printed

LAST = 6
BEGUN = 3
"""The phase in which a focus begins (FH-143)."""
TOGETHER = "together"
_FOCUS = ("aim", "reload", "steady", "intimidate", "parley", "bash", "shrug")
MELEE = ("attack", "batter", "charge", "smite", "counter", "bash")


def run(table: Table) -> None:
    """Go on with the round until the player has to decide something, or the fight is over."""
    while table.ask is None and not table.state.over:
        if ending(table):
            return
        if not table.state.jobs:
            begin_round(table)
            return
        job = table.state.jobs[0]
        table.put(jobs=table.state.jobs[1:])
        _JOBS[job.kind](table, job)


def ending(table: Table) -> bool:
    """See whether the fight is over, and how."""
    state = table.state
    over = ""
    if table.sheet.state:
        over = table.sheet.state
    elif not state.standing(FOE) and not _still_strikes(state):
        over = "won"
    elif state.turn.action == "fled":
        over = "fled"
    elif (state.fight.rounds and state.round > state.fight.rounds) or state.round > int(
        printed("fight")["endless"]
    ):
        over = "endured"
    if over:
        table.put(over=over, jobs=())
    return bool(over)


def _still_strikes(state: State) -> bool:
    """Tell whether somebody who has just fallen acts at the same moment (FH-136)."""
    waiting = (job.who for job in state.jobs if job.kind == "act" and job.info == TOGETHER)
    fighters = (state.fighter(key) for key in waiting)
    return any(not one.acted and one.gone != "fled" for one in fighters)


def begin_round(table: Table) -> None:
    """Begin a round: what lasts a round is over, arenas change, foes declare themselves."""
    state = table.state
    number = state.round + 1
    fighters = tuple(
        replace(one, action="", target="", place="", acted=False, impeded="",
                cornered=bool(one.impeded), defending=False, protects="", blocked=False,
                harmed=False, assisted=0)
        for one in state.fighters
    )  # fmt: skip
    turn = replace(
        state.turn, action="", target="", place="", acted=False, rolled=False, defending=False,
        protects="", impeded="", cornered=bool(state.turn.impeded), harmed=False, blocked=False,
        parried=False, assisted=0, menaced=False,
    )  # fmt: skip
    table.put(round=number, phase=0, fighters=fighters, turn=turn, stirred=False)
    if ending(table):
        return
    for shift in state.fight.changes:
        if shift.round == number and shift.arena in table.state.arenas:
            table.put(types={**table.state.types, shift.arena: shift.type})
            news = f"{table.state.called(shift.arena)} is {shift.type} now."
            table.tell(f"{shift.text} {news[:1].upper()}{news[1:]}" if shift.text else news)
    declare(table)
    table.put(stirred=False)
    table.ask = ChooseAction()


def _helpers(table: Table, job: Job) -> None:
    """Ask for each companion in turn, then begin the phases."""
    for one in table.state.standing(ALLY):
        if not one.action:
            table.put(jobs=(job,))
            table.ask = ChooseHelp(who=one.id)
            return
    table.put(jobs=(Job("phase", info="1"),), stirred=False)


def _phase(table: Table, job: Job) -> None:
    """Put those who act in a phase in their order (FH-132, FH-135, FH-136)."""
    number = int(job.info)
    table.put(phase=number)
    for one in table.state.fighters:
        if one.abreast != one.count or (one.harmed and number == BEGUN):
            table.fighter(one.id, abreast=one.count, harmed=one.harmed and number != BEGUN)
    if number == BEGUN and table.state.turn.harmed:
        table.turn(harmed=False)  # a focus begins here; what happened before can't break it
    if number > LAST:
        table.put(jobs=())
        return
    following = Job("phase", info=str(number + 1))
    mine = [HERO] if hero_phase(table.state, table) == number else []
    helping = [one for one in table.state.standing(ALLY) if phase_of(one.action) == number]
    mine = [one.id for one in helping if one.action == "assist"] + mine
    mine += [one.id for one in helping if one.action != "assist"]
    theirs = [one.id for one in table.state.standing(FOE) if phase_of(one.action) == number]
    theirs = [key for key in theirs if table.state.fighter(key).action != "wait"]
    ours, others = [Job("act", key) for key in mine], [Job("act", key) for key in theirs]
    order = (*ours, *others)
    if mine and theirs and number != LAST:
        order = _by_initiative(table, ours, others)
    table.put(jobs=(*order, *(_ends(number)), following))


def _ends(number: int) -> tuple[Job, ...]:
    """Let the hero reconsider when a phase is over (FH-195)."""
    return (Job("flex", HERO),) if number < LAST - 1 else ()


def _by_initiative(table: Table, ours: list[Job], theirs: list[Job]) -> tuple[Job, ...]:
    """Roll 1d10 for each side; a tie is simultaneous, or rolled again by option."""
    while True:
        mine, other = d10(table.dice), d10(table.dice)
        if mine != other or table.sheet.options.initiative_ties == "together":
            break
    told = f"Initiative: you {mine}, they {other}"
    table.notes.append(note_of(f"{told}{', so all act at once.' if mine == other else '.'}"))
    if mine == other:
        return (*ours, *(job._replace(info=TOGETHER) for job in theirs))
    return (*ours, *theirs) if mine > other else (*theirs, *ours)


def hero_phase(state: State, table: Table) -> int:
    """Return the phase in which the hero acts; 0 when that is over."""
    turn = state.turn
    if turn.acted or not turn.action:
        return 0
    if turn.action in _FOCUS:
        faster = {"bash": "bash", "shrug": "survivor"}.get(turn.action, "")
        quick = faster and talents.improved(table.sheet, faster, "move")
        return 4 if quick else LAST
    return PHASES.get(turn.action, LAST)


def _act(table: Table, job: Job) -> None:
    """Let somebody do what was chosen; who fell in this very phase still acts if it is at once."""
    if job.who == HERO:
        if not table.sheet.state:
            moves.hero_acts(table)
        return
    fighter = table.state.fighter(job.who)
    if fighter.acted or (fighter.gone and not (job.info == TOGETHER and fighter.gone != "fled")):
        return
    table.fighter(job.who, acted=True)
    known = table.state.stirred
    others.fighter_acts(table, table.state.fighter(job.who))
    if _as_told(table, fighter):
        table.put(stirred=known)


def _as_told(table: Table, meant: Fighter) -> bool:
    """Tell whether a fighter did just what the player knew, which changes nobody's mind."""
    if meant.side == FOE and meant.block.telegraph != "full":
        return False
    moved = meant.action == "move" and table.state.fighter(meant.id).arena == meant.place
    quiet = meant.action in ("defend", "protect", "recover", "wait")
    return table.ask is None and (moved or quiet)


def _flex(table: Table, job: Job) -> None:
    """Offer to change one's action for 1 AP, if anything has happened (FH-195)."""
    turn, state = table.state.turn, table.state
    if not state.asks or turn.acted or turn.rolled or not state.stirred or not table.sheet.ap:
        return
    if hero_phase(state, table) <= state.phase or table.sheet.state or not state.standing(FOE):
        return
    table.put(stirred=False)
    table.ask = second_thoughts.Flexibility()


def _strike(table: Table, job: Job) -> None:
    """Make an attack out of turn: a counter-attack, a blow at who flees, a second strike."""
    if not table.up(job.who) or not table.up(job.target):
        return
    if table.arena(job.who) != table.arena(job.target) and job.info in MELEE:
        return
    if job.who == HERO:
        blows.strike(table, job.target, job.info)
    else:
        incoming.strike(table, job.who, job.target, job.info)


def _bash(table: Table, job: Job) -> None:
    moves.bash(table, job.target)


def _menace(table: Table, job: Job) -> None:
    moves.menace(table, job.target)


def _level(table: Table, job: Job) -> None:
    """Take a level in the midst of a fight (FH-085)."""
    table.ask = Nested(inner=opened(table.sheet, advancement), then=Job("none"))


def _none(table: Table, job: Job) -> None:
    """Do nothing after something that was done for its own sake."""


def _again(table: Table, job: Job) -> None:
    """Choose the hero's action after a free one."""
    table.ask = ChooseAction(after=int(job.info or 0))


def _loose(table: Table, job: Job) -> None:
    """Let a fighter go on who has wounded its holder (FH-147)."""
    fighter = table.state.fighter(job.who)
    if fighter.gone:
        return
    if not table.up(job.target) or others.lost(table, job.target) > int(job.info):
        table.fighter(job.who, impeded="")
        others.fighter_acts(table, table.state.fighter(job.who))


def _leave(table: Table, job: Job) -> None:
    others.depart(table, job.who, job.target)


def _answer(table: Table, job: Job) -> None:
    answers.answered(table, job)


_JOBS: Mapping[str, Callable[[Table, Job], None]] = {
    "helpers": _helpers,
    "menace": _menace,
    "phase": _phase,
    "act": _act,
    "flex": _flex,
    "strike": _strike,
    "again": _again,
    "level": _level,
    "none": _none,
    "bash": _bash,
    "leave": _leave,
    "loose": _loose,
    "answer": _answer,
}
