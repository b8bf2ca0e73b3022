"""What happens at a table, as blocks."""

from collections.abc import Callable, Mapping
from typing import Any

from solo.engine.session import Session
from solo.engine.table.events import (
    DeckShuffled,
    DiceThrown,
    EntryChanged,
    EntryWeighed,
    EventCame,
    Hidden,
    KeyedCame,
    KeyedSet,
    MemberCalled,
    MemberJoined,
    MemberLeft,
    OrderRolled,
    OthersWait,
    Picked,
    QuestionWeighed,
    SceneTested,
    SealOpened,
    SecretKept,
    SecretRevealed,
    TableDrawn,
    TensionChanged,
    TurnPassed,
    TwistCame,
    VoteCounted,
)
from solo.late import late
from solo.terminal.blocks import Block, Span, line
from solo.terminal.clean import clean_line, counted, sentence
from solo.terminal.strips import measured
from solo.terminal.wrap import wrap

Blocks = tuple[Block, ...]

KINDS = {"thread": "Thread", "npc": "Person", "place": "Place", "clock": "Clock"}
_CLOCK = 12  # cells of a clock at most: as a rule one for each part
_SCENES = {
    "expected": "The scene is as you expect it.",
    "altered": "The scene is altered.",
    "interrupted": "Another scene comes first.",
}


@late
def _dice_thrown(event: DiceThrown, session: Session) -> Blocks:
    from solo.rules.core.thrown import Thrown  # here, since few games roll any

    thrown = Thrown(event.total, event.faces, event.kept, event.successes)
    return (line(f"{event.notation}: {thrown.sentence}", "roll"),)


def _joined(event: MemberJoined, session: Session) -> Blocks:
    return (line(f"{event.name} sits at the table.", "change"),)


def _left(event: MemberLeft, session: Session) -> Blocks:
    return (line(f"{event.name} leaves the table.", "change"),)


def _turn_passed(event: TurnPassed, session: Session) -> Blocks:
    return (line(f"{event.name} acts now.", "strong"),)


def _called(event: MemberCalled, session: Session) -> Blocks:
    return (line(f"{event.name}:", "strong"),)


def _ordered(event: OrderRolled, session: Session) -> Blocks:
    return (line(f"In this order: {', '.join(event.names)}.", "strong"),)


def _waiting(event: OthersWait, session: Session) -> Blocks:
    others = " and ".join(map(clean_line, event.others))
    wait = "waits" if len(event.others) == 1 else "wait"
    return (line(f"Only {clean_line(event.name)} takes part in this; {others} {wait}.", "hint"),)


def _weighed(event: QuestionWeighed, session: Session) -> Blocks:
    by = f" for {clean_line(event.asker)}" if event.asker else ""
    if event.said:
        said = f"For '{clean_line(event.said)}' the nearest word is '{event.likelihood}': a yes has"
    else:
        said = f"'{event.likelihood}': a yes has"
    return (line(f"{said} a chance of {event.percent}%{by}.", "hint"),)


def _picked(event: Picked, session: Session) -> Blocks:
    again = " As picked before." if event.settled else ""
    among = ", ".join(map(clean_line, event.among))
    asked = f'"{clean_line(event.what)}" ' if event.what.endswith("?") else ""
    chosen = Span(sentence(clean_line(event.chosen)), "success")
    return (Block((Span(asked), chosen, Span(f" (one of: {among}){again}", "hint"))),)


def _drawn(event: TableDrawn, session: Session) -> Blocks:
    again = " As drawn before." if event.settled else ""
    asked = f'"{clean_line(event.question)}" ' if event.question else ""
    source = f" (from '{clean_line(event.table)}'){again}"
    told = Span(sentence(clean_line(event.text)), "success")
    return (Block((Span(asked), told, Span(source, "hint"))),)


def _votes(event: VoteCounted, session: Session) -> Blocks:
    votes, middle = ", ".join(event.votes), event.votes[(len(event.votes) - 1) // 2]
    counts = f"The middle one counts: {event.likelihood}."
    if len(event.votes) % 2 == 0 and middle != event.likelihood:
        two = f"{middle} and {event.likelihood}"
        counts = f"Of the two in the middle, {two}, the less likely counts: {event.likelihood}."
    return (line(f"Votes: {votes}. {counts}", "hint"),)


def _kept(event: SecretKept, session: Session) -> Blocks:
    told = f'"{clean_line(event.question)}" is rolled in secret.'
    return (line(f"{told} 'reveal {event.number}' tells the answer.", "remark"),)


def _revealed(event: SecretRevealed, session: Session) -> Blocks:
    told = line(f"Secret {event.number} is told:", "remark")
    key = line(f"Its dice fell by the key {event.key}.", "hint", tight=True)
    return (told, key) if event.key else (told,)


def _hidden(event: Hidden, session: Session) -> Blocks:
    return (line(f"{clean_line(event.by)} does something that only they know.", "remark"),)


def _opened(event: SealOpened, session: Session) -> Blocks:
    told = f"The dice fell by the seed {event.seed}, sealed with {event.nonce}."
    return (line(told, "remark"),)


def _entry(event: EntryChanged, session: Session) -> Blocks:
    told = line(entry_line(event), "change")
    return (with_bar(told, "change") if event.size else told,)


def with_bar(told: Block, style: str) -> Block:
    """Return the line of a clock with a bar where it may be drawn."""
    (drawn,) = measured([told.text], style, _CLOCK)
    return told._replace(drawing=lambda width: wrap(drawn, width))


def entry_line(event: EntryChanged) -> str:
    """Say what has changed on a list."""
    kind, name = KINDS.get(event.kind, event.kind), clean_line(event.name)
    if event.size:
        end = ", full" if event.filled == event.size else ""
        end = ", closed" if event.step == "closed" else end
        return f"{kind} {name}: {event.filled}/{event.size}{end}."
    if event.step == "closed":
        return sentence(f"{kind} closed: {name}")
    return sentence(f"{kind}: {name}" + (f", {clean_line(event.text)}" if event.text else ""))


def _weight(event: EntryWeighed, session: Session) -> Blocks:
    often = "once" if event.weight == 1 else "twice" if event.weight == 2 else ""
    counts = f"counts {often or f'{event.weight} times'} when one is picked"
    kind = KINDS.get(event.kind, event.kind)
    return (line(f"{kind} {clean_line(event.name)} {counts}.", "change"),)


def _keyed(event: KeyedSet, session: Session) -> Blocks:
    count = f"{clean_line(event.name)} {event.at}"
    if not event.text:
        return (line(f"Nothing is to happen at {count} any more.", "change"),)
    return (line(f"At {count}: {sentence(clean_line(event.text))}", "change"),)


def _came(event: KeyedCame, session: Session) -> Blocks:
    told = f"{clean_line(event.name).capitalize()} {event.at} is reached: "
    return (Block((Span(told, "hint"), Span(sentence(clean_line(event.text)), "strong"))),)


def _shuffled(event: DeckShuffled, session: Session) -> Blocks:
    return (line(shuffled_line(event), "change"),)


def shuffled_line(event: DeckShuffled) -> str:
    """Say how many cards are back in a deck."""
    cards, back = counted(event.drawn, "card"), "is" if event.drawn == 1 else "are"
    return f"{cards.capitalize()} {back} back in '{clean_line(event.table)}'."


def _event(event: EventCame, session: Session) -> Blocks:
    about = f" It is about {clean_line(event.about)}." if event.about else ""
    return (line(f"Now: {sentence(clean_line(event.text))}{about}", "strong"),)


def _twist(event: TwistCame, session: Session) -> Blocks:
    about = f" It is about {clean_line(event.about)}." if event.about else ""
    return (line(f"Twist: {sentence(clean_line(event.text))}{about}", "strong"),)


def _tested(event: SceneTested, session: Session) -> Blocks:
    faces = " and ".join(map(str, event.faces))
    sum_ = sum(event.faces) + event.tension
    how = f" (rolled {faces}, with the tension {event.tension}: {sum_})"
    style = "success" if event.result == "expected" else "failure"
    return (
        Block((Span(_SCENES.get(event.result, sentence(event.result)), style), Span(how, "hint"))),
    )


def _tension(event: TensionChanged, session: Session) -> Blocks:
    return (
        line(f"The tension {'rises' if event.by > 0 else 'falls'} to {event.tension}.", "change"),
    )


SHOWN: Mapping[type, Callable[[Any, Session], Blocks]] = {
    DiceThrown: _dice_thrown,
    MemberJoined: _joined,
    MemberLeft: _left,
    TurnPassed: _turn_passed,
    MemberCalled: _called,
    OrderRolled: _ordered,
    OthersWait: _waiting,
    QuestionWeighed: _weighed,
    Picked: _picked,
    TableDrawn: _drawn,
    VoteCounted: _votes,
    SecretKept: _kept,
    SecretRevealed: _revealed,
    Hidden: _hidden,
    SealOpened: _opened,
    EntryChanged: _entry,
    EntryWeighed: _weight,
    KeyedSet: _keyed,
    KeyedCame: _came,
    DeckShuffled: _shuffled,
    EventCame: _event,
    TwistCame: _twist,
    SceneTested: _tested,
    TensionChanged: _tension,
}
