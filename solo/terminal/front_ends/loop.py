"""The loop of play for every front-end: ask for a line, carry it out, show what happened."""

from collections.abc import Sequence

from solo.engine.commands import Ask, Command, Draw, Jot, Prefer, Roll, Table, Undo
from solo.engine.events import Refused
from solo.engine.log import ALL, logged, replies
from solo.engine.session import Session, Turn
from solo.errors import SoloError
from solo.late import late, lazy_imports
from solo.terminal import wording
from solo.terminal.front_ends.player import Farewell, Keep, Player, Talk, Until, Wanted, Watch
from solo.terminal.told import render
from solo.terminal.typed import open_options
from solo.terminal.typed.readings import (
    Asking,
    Bringing,
    Deciding,
    Hushed,
    Nonsense,
    Query,
    Reading,
    Voting,
)
from solo.terminal.window.clean import sentence
from solo.terminal.words import words as say
from solo.view.chances import counts_turns, would_be
from solo.view.rolls import rolled_within

with lazy_imports():  # the first text is shown before any line is read
    from solo.terminal.front_ends import votes as voting
    from solo.terminal.table import verbs
    from solo.terminal.told import answers, at_once, recap
    from solo.terminal.typed import lines


def play(
    session: Session,
    player: Player,
    *,
    keep: Keep | None = None,
    farewell: Farewell = "",
    until: Until | None = None,
    watch: Watch | None = None,
) -> None:
    """Play until the player leaves, or `until` says that there is nothing left to do."""
    talk = conversation(session, player, keep=keep, until=until, watch=watch)
    wanted = next(talk)
    while True:
        try:
            try:
                ask = player.whisper if wanted.hidden else player.ask
                typed = ask(wanted.prompt)
            except (EOFError, KeyboardInterrupt) as left:
                wanted = talk.throw(left)
            else:
                wanted = talk.send(typed)
        except StopIteration:
            break
    said = farewell() if callable(farewell) else farewell
    player.told(
        "left",
        render.remark(said or wording.tell(session, "goodbye", saved=session.record is not None)),
    )


def conversation(
    session: Session,
    player: Player,
    *,
    keep: Keep | None = None,
    until: Until | None = None,
    watch: Watch | None = None,
) -> Talk:
    """Play step by step; `player` is shown what comes of each line, and asked for none."""
    _welcome(session, player)
    while True:
        player.settled()
        try:
            typed = yield Wanted()
            if watch is not None and watch.changed() and _read_anew(typed, session, player, watch):
                continue
            going = yield from _answered(typed, session, player, keep, until)
        except KeyboardInterrupt:
            player.told("abandoned", render.remark(wording.tell(session, "never-mind")))
            continue
        except EOFError:
            going = False
        if not going:
            return False


def _read_anew(typed: str | Reading, session: Session, player: Player, watch: Watch) -> bool:
    """Take in what an author saved; return whether the typed line must then not be done."""
    before = open_options.options(session)
    done, told = watch.read()
    player.told("read", tuple(block for text in told for block in render.remark(text)))
    said = not isinstance(typed, str) or bool(typed.strip())
    if said and (not done or open_options.options(session) == before):
        return False
    if said:
        player.told("read", render.remark(wording.tell(session, "type-again")))
    if done:
        player.happened(replies(render.scene_events(session)))
        player.opened(whole=True)
    return True


_AT_FIRST = 12  # turns that are told of those with which a new table begins


def _welcome(session: Session, player: Player) -> None:
    """Show the opening, or the present state of a game that goes on."""
    if len(session.turns) == session.begun:
        for turn in (session.turns[0], *session.turns[1:][-_AT_FIRST:]):
            player.happened(logged(session, turn))
    else:
        player.told(
            "resumed", render.remark(wording.tell(session, "goes-on", turn=session.state.turn))
        )
        if player.ids:  # a program reads events
            player.happened(replies(render.scene_events(session)))
        else:
            player.told("recap", recap.recap(session, player.seat))
    player.opened(whole=True)


def _answered(
    typed: str | Reading, session: Session, player: Player, keep: Keep | None, until: Until | None
) -> Talk:
    """Deal with one line; return whether the game goes on."""
    if session.over and isinstance(typed, str) and not typed.strip():
        return False
    reading = lines.parse(typed, session, ids=player.ids) if isinstance(typed, str) else typed
    match reading:
        case Asking():
            return (yield from _asked(reading, session, player, until))
        case Deciding():
            _do(reading.command, session, player, until, decisions=reading.decisions)
            return until is None or not until(session)
        case Voting():
            return (yield from _voted(reading, session, player, until))
        case Bringing(path=path):
            _bring(path, session, player, until)
        case Hushed():
            words = _words((yield Wanted(reading.prompt, hidden=True)))
            if isinstance(lines.aside(words, session), Undo):
                player.opened()
            else:
                _do(reading.completed(words), session, player, until)
        case Nonsense():
            player.misunderstood(reading)
        case Query(topic="quit"):
            return False
        case Query(topic="save"):
            player.told("save", render.remark(_kept(reading.words, keep, session)))
        case Query():
            tell(reading, session, player)
        case _:
            _do(reading, session, player, until)
            return until is None or not until(session)
    return True


def _back_to_the_dice(session: Session) -> None:
    """Undo what was decided about a roll after it fell, so that the dice can fall again."""
    while len(session.turns) > 1 and not session.turns[-1].rolls:
        before = session.turns[-2].state
        pending = before.pending
        if pending is None or counts_turns(before):
            return
        fell = rolled_within(before)
        if fell is None or not fell.faces:
            return
        session.do(Undo())


def _asked(asking: Asking, session: Session, player: Player, until: Until | None) -> Talk:
    """Ask for words until they are accepted; return whether the game goes on.

    An empty line that is not accepted ends it, and so does `undo`: nothing has been done yet.
    """
    prompt = asking.prompt
    while True:
        words = _words((yield Wanted(prompt)))
        match lines.aside(words, session):
            case Query(topic="quit"):
                return False
            case Query() as query:
                tell(query, session, player)
                continue
            case Undo():
                player.opened()
                return True
        command = asking.completed(words)
        if _do(command, session, player, until, quietly=not command.words):
            return until is None or not until(session)
        if not command.words:
            player.opened()
            return True
        prompt = (
            asking.prompt
            if _suffices(asking, session)
            else wording.tell(session, "asked-again", prompt=asking.prompt)
        )


def _words(typed: str | Reading) -> str:
    """Return the words that were asked for; what was meant otherwise is none."""
    return typed if isinstance(typed, str) else ""


def _suffices(asking: Asking, session: Session) -> bool:
    """Say whether an empty line is taken as words, such as a name that the prompt proposes."""
    return would_be(session, asking.completed(""))[0] is not session.state


def _voted(vote: Voting, session: Session, player: Player, until: Until | None) -> Talk:
    """Ask each player for a hidden vote; return whether the game goes on."""
    ballot = Table("vote", f"{vote.question} even, even", vote.who)
    if refused := [one for one in would_be(session, ballot)[1] if isinstance(one, Refused)]:
        player.happened(replies(refused))
        return True
    votes = yield from voting.collected(vote, session, player, tell)
    if not votes:
        return True
    split = f"{vote.question} {', '.join(sorted(votes))}"
    asked = Ask(vote.question, votes[0], vote.who)
    _do(Table("vote", split, vote.who) if len(votes) > 1 else asked, session, player, until)
    return until is None or not until(session)


def tell(query: Query, session: Session, player: Player) -> None:
    """Answer a query, other than one to leave or to save."""
    if query.topic == verbs.MINE:
        _tell_mine(query, session, player)
        return
    if query.topic != "options":
        player.told(
            query.topic, answers.answer(query, session, spoken=player.spoken, seat=player.seat)
        )
    if query.topic in ("options", "look", "who"):  # the sheet of a hero can fill the window
        player.opened(whole=True)


@late
def _tell_mine(query: Query, session: Session, player: Player) -> None:
    """Show what only one at a table knows; no seat is shown what is another's."""
    from solo.terminal.table.own import mine

    table = session.state.table
    own = "" if player.seat == ALL else player.seat
    who = query.who or own or ("" if table is None else table.acting)
    if player.seat not in (ALL, who):
        player.told(verbs.MINE, render.remark(wording.tell(session, "not-for-you", who=who)))
    else:
        player.told(verbs.MINE, mine(who, session))


def _bring(path: str, session: Session, player: Player, until: Until | None) -> None:
    """Read a file and bring it to the table; where no file may be read, say so."""
    try:
        if session.reads is None:
            player.told("bring", render.remark(wording.tell(session, "no-files")))
            return
        name, text = session.reads(path)
    except SoloError as reason:
        told = sentence(wording.words(session).say(reason.told))
        player.told("bring", render.remark(told))
        return
    _do(Table("bring", f"{name}\n{text}"), session, player, until)


def _kept(name: str, keep: Keep | None, session: Session) -> str:
    if keep is None:
        return wording.tell(session, "no-copies")
    try:
        return keep(name)
    except SoloError as reason:
        return wording.tell(session, "not-kept", reason=reason.told)


def _do(
    command: Command,
    session: Session,
    player: Player,
    until: Until | None,
    *,
    quietly: bool = False,
    decisions: Sequence[str] = (),
) -> bool:
    """Carry out a command; what of it can't be recorded has not happened.

    Args:
        command: What the player does.
        session: The game.
        player: Who sees what comes of it.
        until: Tells whether there is nothing left to do.
        quietly: Whether a refusal needs no words.
        decisions: What is decided about the roll that it leads to.

    Returns:
        False if it was refused, and another might do better.

    Raises:
        EOFError: It was interrupted. Only the journal says whether it was recorded, so the game
            is left.
    """
    before, turns = session.state, len(session.turns)
    scene = before.scene
    try:
        turn = _carried_out(command, session, player)
        if turn.accepted or not quietly:
            player.happened(logged(session, turn, before))
        if turn.accepted and (decisions or not player.ids):
            _roll_at_once(session, player, decisions)
    except SoloError as reason:
        _unsaved(reason, len(session.turns) - turns, session, player)
        return True
    except KeyboardInterrupt as interrupted:
        raise EOFError from interrupted
    if not turn.accepted:
        return False
    if isinstance(command, Jot | Prefer | Roll | Draw) or (until and until(session)):
        return True
    if isinstance(command, Undo) and turn.state.scene != scene:
        player.happened(replies(render.scene_events(session)))
    player.opened(whole=isinstance(command, Undo))
    return True


def _carried_out(command: Command, session: Session, player: Player) -> Turn:
    """Do what was typed; return its last turn. Taking back may take several."""
    if isinstance(command, Undo) and command.anew:
        _back_to_the_dice(session)
    turn = session.do(command)
    if isinstance(command, Undo) and not player.ids:
        while turn.accepted and at_once.waits(session):
            turn = session.do(Undo())
    return turn


def _unsaved(reason: SoloError, turns: int, session: Session, player: Player) -> None:
    """Say what is kept of a command that could not be saved as a whole.

    `turns` is how many turns were saved before it failed; below 0, how many were taken back.
    """
    code = "half-saved" if turns > 0 else "half-undone" if turns < 0 else "not-saved"
    player.happened(replies((Refused(say(code, reason=reason.told)),)))
    if turns < 0:
        player.happened(replies(render.scene_events(session)))
    if turns:
        player.opened(whole=turns < 0)


def _roll_at_once(session: Session, player: Player, decisions: Sequence[str]) -> None:
    """Make the roll of an action in a fight whose line told its chances, decided as was said."""
    if not at_once.waits(session):
        return
    for word in decisions:
        command = at_once.decision(word, session)
        if command is not None:
            _do_now(command, session, player)
    if at_once.asked(session):
        _do_now(at_once.ROLL, session, player)


def _do_now(command: Command, session: Session, player: Player) -> None:
    before = session.state
    player.happened(logged(session, session.do(command), before))
