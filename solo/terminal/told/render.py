"""Blocks for what happened and for what can be chosen."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import zip_longest

from solo.engine.events import (
    CheckRolled,
    Ended,
    Event,
    HeroFell,
    Narrated,
    SceneEntered,
    SheetChanged,
)
from solo.engine.log import Logged, of_several
from solo.engine.past import outlines
from solo.engine.session import Session
from solo.engine.table.events import MemberCalled, MemberLeft, TurnPassed
from solo.late import lazy_imports
from solo.terminal import wording
from solo.terminal.told import event_blocks, fight_status, telling_order
from solo.terminal.told.brief_status import brief_status
from solo.terminal.told.fight_paragraphs import joined, not_told
from solo.terminal.told.menu import options
from solo.terminal.typed import open_options
from solo.terminal.typed.readings import Nonsense
from solo.terminal.window.blocks import Block, Span, line, listed
from solo.terminal.window.clean import clean_line, sentence
from solo.view.chances import in_turns
from solo.view.rolls import fallen, strip_ahead

with lazy_imports():  # before the first roll
    from solo.terminal.told import strips

Blocks = tuple[Block, ...]


def told(log: Sequence[Logged], session: Session) -> Blocks:
    """Return the blocks for what has just happened, with the rules' own account where wanted.

    What was told of a roll before, while something about it was still to be decided, is left out.
    """
    events, who = [one.event for one in log], log[0].actor if log else ""
    is_new = tuple(events) == tuple(session.turns[-1].events)
    if is_new and fight_status.amid_turns(session):
        events = [*not_told(events, session)]
    if session.account != "always":
        return _in_fight(happened(events, session, fight_status.said(session), who=who), session)
    of_checks = [event.outcome for event in events if isinstance(event, CheckRolled)]
    within = (
        one
        for one in (session.fallen(len(session.turns) - 1) if is_new else ())
        if not any(one.faces is other.faces for other in of_checks)
    )
    accounts = (block for one in within for block in event_blocks.account(one, session, first=0))
    return (
        *happened(events, session, fight_status.said(session), who=who, accounts=True),
        *accounts,
    )


def _in_fight(blocks: Blocks, session: Session) -> Blocks:
    """Return what happened, in a fight with each deed in a paragraph.

    Where several sit at a table, each line is somebody's, and stays alone.
    """
    alone = fight_status.amid_turns(session) and not of_several(session.state)
    return tuple(joined(blocks, session)) if alone else blocks


def happened(
    events: Iterable[Event],
    session: Session,
    said: Collection[str] = (),
    *,
    who: str = "",
    accounts: bool = False,
    deeds: bool = False,
) -> Blocks:
    """Return the blocks for what happened, in order; a death after the author's words for it.

    Args:
        events: What happened.
        session: The game.
        said: What was told of a roll before, while something about it was still to be decided.
        who: Who acts as it begins, at a table; whoever acts now, if nobody is named.
        accounts: Whether each check is followed by how the rules reckoned it.
        deeds: Whether the others at a table are told what somebody has tried, where they do not
            read the command on the same screen.
    """
    blocks: list[Block] = []
    fell: Blocks = ()
    ordered = telling_order.ordered(events, session)
    is_over = any(isinstance(event, Ended) for event in ordered)
    acting = of_several(session.state)
    for event, shown in _shown(ordered, session, acting and (who or acting)):
        if isinstance(event, CheckRolled):
            shown = () if shown and any(map(shown[0].text.endswith, said)) else shown
            shown += event_blocks.account(event.outcome, session) if accounts else ()
            if deeds and acting and event.deed:
                shown = (event_blocks.tried(event, session, who or acting), *shown)
        if is_over and isinstance(event, HeroFell) and event.state == "dead":
            blocks = [block for block in blocks if block.text != shown[0].text]
            fell = shown
            continue
        if isinstance(event, Ended):
            blocks += fell
        if isinstance(event, HeroFell) and any(block.text == shown[0].text for block in blocks):
            continue  # the rules have said so already
        blocks += shown
    if blocks and fight_status.heads_with_round(session, blocks[-1].text):
        blocks.pop()  # the status below begins with it
    return tuple(blocks)


def _shown(events: Sequence[Event], session: Session, who: str) -> Iterator[tuple[Event, Blocks]]:
    """Yield each event with its blocks; `who` acts, until another is called."""
    called = False
    for event, after in zip_longest(events, events[1:]):
        if isinstance(event, MemberCalled | TurnPassed) and who:
            who = event.name
        if isinstance(event, SceneEntered) and isinstance(after, SceneEntered):
            continue  # of a scene that is only passed through nothing is told
        if isinstance(event, CheckRolled) and called:
            yield event, _named(event_blocks.check_rolled(event, session), who)
        elif isinstance(event, MemberCalled) and who and isinstance(after, _WITH_NAME):
            yield event, ()  # what has changed, or was rolled, is told with the name
        elif isinstance(event, SheetChanged):
            whose = after.name if who and isinstance(after, MemberLeft) else who
            yield event, event_blocks.changed(event, session, whose)
            who = event_blocks.turned(event, who)
        elif isinstance(event, HeroFell):
            yield event, event_blocks.hero_fell(event, session, who)
        else:
            yield event, event_blocks.SHOWN[type(event)](event, session)
        called = isinstance(event, MemberCalled) and bool(who)


_WITH_NAME = (SheetChanged, CheckRolled)


def _named(blocks: Blocks, who: str) -> Blocks:
    """Return blocks of which the first says whose they are."""
    name = Span(f"{clean_line(who)}: ", "strong")
    return tuple(
        block._replace(spans=(name, *block.spans)) if place == 0 else block
        for place, block in enumerate(blocks)
    )


def scene(session: Session) -> Blocks:
    """Return the scene as it was when it was last entered, for a second look."""
    return happened(scene_events(session), session)


def scene_events(session: Session) -> tuple[Event, ...]:
    """Return what told of the scene when it was last entered."""
    where = session.state.scene
    came = [
        at
        for at, turn in enumerate(outlines(session.turns))
        if any(event.scene == where for event in turn.entered)
    ]
    events = session.turns[came[-1]].events if came else ()
    for place in reversed(range(len(events))):
        event = events[place]
        if isinstance(event, SceneEntered) and event.scene == where:
            after = events[place:]
            if not any(isinstance(one, Narrated) for one in after):
                after = events  # a scene without a text, such as replies: what led there
            return tuple(e for e in after if isinstance(e, SceneEntered | Narrated))
    return ()


def menu(session: Session, *, spoken: bool = False, whole: bool = True) -> Blocks:
    """Return what can be chosen now, below the lines that say where an encounter stands.

    `spoken` leaves out what is drawn, lines that begin with a bar: it is said in words as well.
    Unless all is wanted, what was told in the same round already is left out.
    """
    if session.over:
        return (line(wording.tell(session, "is-over-long"), "remark"),)
    if mistake := open_options.trouble(session):
        return (
            *event_blocks.mistaken(mistake, session),
            line(wording.tell(session, "undo-one"), "remark"),
        )
    return (
        *stands(session, spoken, whole=whole),
        *_ruler(session),
        *options(session, whole=whole),
    )


def _ruler(session: Session) -> Blocks:
    """Return the strip of the roll that is to be made or decided about now.

    In a fight there is none: a roll's chance stands in the menu, and a round is to be read quickly.
    """
    if session.state.pending is None or in_turns(session):
        return ()
    fell = fallen(session)
    if fell is not None:
        found = session.system.strip(fell)
        return (event_blocks.drawn_strip(found, session),) if found else ()
    ahead = strip_ahead(session)
    return () if ahead is None else (event_blocks.drawn_strip(ahead, session),)


def misunderstood(nonsense: Nonsense, session: Session) -> Blocks:
    """Return why a line meant nothing, and what might have been meant."""
    reason = line(sentence(wording.words(session).say(nonsense.reason)), "refusal")
    if not nonsense.suggestions:
        return (reason,)
    offered = (line(text, "hint", lead="  ", tight=True) for text in nonsense.suggestions)
    return (reason, line(wording.tell(session, "perhaps"), tight=True), *offered)


def remark(text: str) -> Blocks:
    """Return something that the program itself says."""
    return (line(text, "remark"),)


def stands(session: Session, spoken: bool, *, whole: bool) -> Blocks:
    """Return the lines that say where an encounter stands, all or those that have changed."""
    lines = (
        fight_status.status(session, spoken=spoken)
        if whole
        else brief_status(session, spoken=spoken)
    )
    told = [text for text in lines if text.strip()]
    return listed(told, "status") if spoken else strips.measured(told, "status")
