"""The course of a story: branches, scenes, and the encounters on the way.

`Pending.then` answers the outcome of an encounter, so that checks, questions, improvised
actions and the choice of a hero all go through the same few functions.
"""

from solo.adventure.branch import Authored, Branch, Outcomes, Pool
from solo.adventure.model import Adventure, Event
from solo.engine.actions import act, affect, change, holds, narrate, pass_time
from solo.engine.branches import do, perform
from solo.engine.danger import warned
from solo.engine.draft import Draft, Fault
from solo.engine.encounters import at_values, counted, drive, opened
from solo.engine.events import Ended, HeroFell, Narrated, SceneEntered
from solo.engine.leaving import left_behind
from solo.engine.state import Course, Pending
from solo.engine.table.company import finished
from solo.engine.words import words as say
from solo.rules.core.bases import CheckBase
from solo.rules.core.outcome import Outcome
from solo.rules.core.protocols import Illegal

VISITS = 200  # scenes that may be visited from each other before any of them is gone back to
HOPS = 100  # scenes that may follow each other without the player before it counts as endless
DEMANDED = "demanded"  # the words of a check in the middle of an encounter
DEATH = "death"  # the kind of an ending that no author wrote
_event = tuple.__new__  # makes a named tuple in half the time
_BURIED = "Here the story of {name} ends."

# Branches


def follow(draft: Draft, branch: Branch, kind: str) -> None:
    """Do what a branch says, from its effects to where it leads."""
    if branch.cases:
        lead(draft, *do(draft, (branch,), kind))
        return
    perform(draft, branch, kind)
    go_on(draft, branch)


def go_on(draft: Draft, branch: Branch) -> None:
    """Ask for the check of a branch that has been told, or go where it leads."""
    changed = draft.sheet is not draft.before.sheet
    if changed and _fell(draft):
        return
    # The dead roll nothing.
    if branch.check is not None and not (changed and draft.world.dead(draft.sheet)):
        put(draft, branch.check, branch, (branch,))
    elif type(branch.goto) is str:
        draft.ahead = branch.goto
        if draft.returns:
            _leave_talk(draft)
    elif branch.goto is not None or branch.visit is not None or branch.returns:
        _move(draft, branch)


def lead(draft: Draft, fresh: tuple[Branch, ...], trail: tuple[Branch, ...]) -> None:
    """Ask for the check that follows, or else go where the nearest branch leads.

    Args:
        draft: The draft.
        fresh: Branches just done, whose check or next scene is still due.
        trail: The branches around them; their next scene counts if the fresh ones have none.
    """
    changed = draft.sheet is not draft.before.sheet
    if changed and _fell(draft):
        return
    around = (*fresh, *trail)
    for branch in fresh:
        if branch.check is not None and not (changed and draft.world.dead(draft.sheet)):
            put(draft, branch.check, branch, around)
            return
    for branch in around:
        if _move(draft, branch):
            return


def picked(outcomes: Outcomes | None, outcome: Outcome) -> tuple[Branch, ...]:
    """Return the branch that answers an outcome, and those that come on top of it."""
    if outcomes is None:
        return ()
    if outcome.label == "aborted":
        main = outcomes.labels.get("aborted")
    else:
        main = outcomes.pick(outcome.label, outcome.count)
    fresh: tuple[Branch, ...] = () if main is None else (main,)
    also = outcomes.also
    if also:
        top = [also[trigger] for trigger in outcome.triggers if trigger in also]
        first = tuple(branch for branch in top if branch.before)
        fresh = (*first, *fresh, *(branch for branch in top if not branch.before))
    return fresh


# Encounters


def put(draft: Draft, check: Authored, branch: Branch, trail: tuple[Branch, ...]) -> None:
    """Tell the risk of a branch, then open its check or encounter by the rules."""
    if branch.risk is not None:
        narrate(draft, branch.risk, "risk")
    outcomes = branch.outcomes
    value = at_values(draft, check) if check.fields else check.value
    turns = None if draft.aside is None else counted(draft)
    if turns is not None:
        value = turns.attempt(value, draft.sheet, written=True)
    told = draft.prose and not draft.asks  # else an offer before the dice tells it, or nobody reads
    if told and isinstance(value, CheckBase) and (risk := value.stake(draft.sheet)):
        draft.events.append(Narrated(risk, "risk"))
    encounter = opened(draft, check.kind, value)
    if draft.asks and outcomes is not None:
        encounter = warned(draft, encounter, outcomes)
    pending = Pending(check.kind, encounter, answer_check, outcomes, trail)
    if branch.during:
        pending = pending._replace(course=Course(branch.during))
    drive(draft, pending)


def answer_check(draft: Draft, pending: Pending, outcome: Outcome) -> None:
    """Do what the author wrote for this outcome and what comes on top; then go on."""
    aborted = outcome.label == "aborted"
    if aborted and pending.refund:
        draft.give_back(pending.refund)
    fresh = picked(pending.outcomes, outcome)
    if aborted and must_be_rolled(draft.world.adventure, draft.scene, pending):
        raise Illegal(say("must-be-rolled"))
    if len(fresh) == 1 and not fresh[0].cases:
        perform(draft, fresh[0], "result")
        lead(draft, fresh, pending.trail)
        return
    fresh, around = do(draft, fresh, "result")
    lead(draft, fresh, (*around, *pending.trail))


def must_be_rolled(adventure: Adventure, scene: str, pending: Pending) -> bool:
    """Say whether a player who rolls nothing would have nowhere to go, or it is demanded."""
    if pending.words == DEMANDED:
        return pending.outcomes is None or "aborted" not in pending.outcomes.labels
    if pending.then is not answer_check or adventure.scenes[scene].choices:
        return False
    answered = pending.outcomes is not None and "aborted" in pending.outcomes.labels
    return not answered and not any(map(moves, pending.trail))


def moves(branch: Branch) -> bool:
    """Say whether a branch itself leads elsewhere."""
    return branch.goto is not None or branch.visit is not None or branch.returns


# Scenes


def _followed(draft: Draft) -> bool:
    """Let the next of several heroes go on for one who is dead; say whether one does."""
    if not draft.world.dead(draft.sheet):
        return False
    following = draft.world.system.relieve(draft.sheet)
    if following is not None:
        change(draft, following.sheet, following.notes)
    return following is not None


def bury(draft: Draft) -> None:
    """End the game of a dead hero whom the story has not led to an ending.

    If the hero was not alone and the system says so, another hero goes on instead. A table of
    players plays on without its dead.

    A `defeat` scene counts only if it is an ending. A scene in which heroes wake up is for the
    living: the game then ends with a sentence of ours. But a system may lead its dead there (it may
    have to find out whether they are dead); then the scene is told, and there is a turn to reach an
    ending from it.
    """
    if draft.ended or draft.pending is not None or not draft.scene or draft.table is not None:
        return
    if not draft.world.dead(draft.sheet) or _followed(draft):
        return
    adventure = draft.world.adventure
    defeat = adventure.defeat
    if any(isinstance(event, SceneEntered) and event.scene == defeat for event in draft.events):
        return
    if defeat is not None and adventure.scenes[defeat].ending is not None:
        draft.ahead = defeat
        travel(draft)
        return
    name = str(draft.world.system.view(draft.sheet)["name"])
    draft.events.append(Narrated(_BURIED.format(name=name), "ending"))
    _end(draft, DEATH, "")


def travel(draft: Draft) -> None:
    """Go where the story leads, scene after scene, until the player is needed."""
    if draft.waiting:
        settle(draft)
    world = draft.world
    while draft.ahead and not draft.ended:
        key, draft.ahead = draft.ahead, ""
        if draft.sheet is not world.living and world.adventure.scenes[key].ending is None:
            _followed(draft)  # what is told ahead, and done there, is of who goes on
        _enter(draft, key)
        if draft.waiting:
            settle(draft)


def settle(draft: Draft) -> None:
    """Let the player decide what effects have left open, before the story goes on (ART-069).

    A roll that waits for the player waits until that is settled.
    """
    if draft.ended:
        return
    while draft.waiting:
        effect = draft.waiting.pop()
        encounter = effect.asking(draft.sheet, asks=draft.asks)
        if encounter is None:  # what happened since has left nothing to decide
            affect(draft, effect)
            continue
        waits = draft.pending
        if waits is not None:
            draft.pending, draft.aside = None, waits._replace(under=draft.aside)
        ahead, draft.ahead = draft.ahead, ""
        drive(draft, Pending("settle", encounter, _settled, words=ahead, tells=False))
    if draft.pending is None and draft.aside is not None:  # nothing was left to decide
        draft.pending, draft.aside = draft.aside._replace(under=None), draft.aside.under
    _close(draft)


def _settled(draft: Draft, pending: Pending, outcome: Outcome) -> None:
    """Go on to where the story led."""
    draft.ahead = draft.ahead or pending.words
    if not draft.waiting:
        _close(draft)


def _close(draft: Draft) -> None:
    """End the story, if its last scene has waited for something to be settled."""
    ending = draft.world.adventure.scenes[draft.scene].ending if draft.scene else None
    waits = draft.pending is not None or draft.aside is not None or draft.ahead
    if ending is not None and not waits and not draft.ended:
        _end(draft, ending.kind, ending.title)


def due(draft: Draft) -> None:
    """Let the timed events happen that are due."""
    if not _passed(draft):
        return
    for event in draft.world.adventure.events.values():
        if draft.pending is not None or draft.ended or not draft.scene:
            return
        if draft.clock >= event.minute and _struck(draft, event):
            follow(draft, event.body, "event")
            travel(draft)


def _due_on_the_way(draft: Draft) -> None:
    """Let the timed events happen that came due on the way to a scene, before the scene is told.

    Those that may lead to another scene, or ask for a check, wait until it has been told.
    """
    for event in draft.world.adventure.events.values():
        if draft.clock < event.minute:
            continue
        body = event.body
        if not body.leads and not body.cases and _struck(draft, event):
            perform(draft, body, "event")


def _passed(draft: Draft) -> bool:
    """Say whether time may have passed in this turn."""
    return draft.clock != draft.before.clock or draft.before.pending is not None


def _struck(draft: Draft, event: Event) -> bool:
    """Say whether an event whose minute has come is due and holds; if so, it counts as done."""
    last, rounds = event.happened(draft.fired), event.rounds(draft.clock)
    if rounds <= last or event.over(draft.clock) or event.instead in draft.fired:
        return False
    if not holds(draft, event.when):
        return False
    draft.fired = draft.fired - {event.marked(last)} | {event.marked(rounds)}
    return True


def _enter(draft: Draft, key: str) -> None:
    world = draft.world
    scene, title, actions, text, leads = world.entries[key]
    draft.hops += 1
    if draft.hops > HOPS:
        raise Fault(scene.mark, "passage-endless", f"scenes lead on without end at '{key}'")
    visits = draft.arrive(key)
    shown = title.render(draft.view) if title is not None and draft.prose else ""
    draft.events.append(_event(SceneEntered, (key, shown, visits)))
    if actions:
        act(draft, actions)
    ending = scene.ending if leads else None
    if ending is None and world.adventure.events and _passed(draft):
        _due_on_the_way(draft)
    if text is not None and (draft.prose or text.may_draw):
        narrate(draft, text, "scene" if ending is None else "ending")
    if ending is not None:
        if not draft.waiting:
            _end(draft, ending.kind, ending.title)
    elif leads or draft.sheet is not draft.before.sheet:
        go_on(draft, scene.body)


def _end(draft: Draft, kind: str, title: str) -> None:
    draft.ended = kind
    if any(draft.world.adventure.leaves):
        left_behind(draft.world, draft.view)  # what can't be worked out is told now
    is_told_dead = kind == DEATH and not draft.world.dead(draft.sheet)
    if not is_told_dead:  # whom an author's words kill does not come home
        change(draft, *draft.world.system.finish(draft.sheet))
    finished(draft)
    draft.events.append(Ended(kind, title, draft.scene))


def _move(draft: Draft, branch: Branch) -> bool:
    """Go where a branch leads; return whether it leads to a scene."""
    if branch.goto is not None:
        goto = branch.goto
        draft.ahead = goto if isinstance(goto, str) else _drawn(draft, goto, branch)
        if draft.returns:
            _leave_talk(draft)
    elif branch.visit is not None:
        if len(draft.returns) >= VISITS:
            message = f"{VISITS} visits within each other; let one 'return', or write 'goto'"
            raise Fault(branch.mark, "passage-endless", message)
        draft.returns = (*draft.returns, draft.scene)
        draft.ahead = branch.visit
    elif branch.returns and draft.returns:
        draft.go_back()
    else:
        return False
    return True


def _leave_talk(draft: Draft) -> None:
    """Forget the way back out of a talk once the story goes elsewhere."""
    scenes = draft.world.adventure.scenes
    here = scenes.get(draft.scene)
    if here is not None and here.talk and not scenes[draft.ahead].talk:
        draft.returns = draft.returns[:-1]


def _drawn(draft: Draft, pool: Pool, branch: Branch) -> str:
    """Return a scene of the pool whose condition holds."""
    adventure = draft.world.adventure
    members = map(adventure.scenes.__getitem__, adventure.pools.get(pool.name, ()))
    fitting = [scene for scene in members if holds(draft, scene.when)]
    if not fitting:
        raise Fault(branch.mark, "pool-empty", f"no scene of pool '{pool.name}' fits now")
    if pool.pick == "random":
        return fitting[draft.dice.roll(1, len(fitting))[0] - 1].id
    return min(fitting, key=lambda scene: (-scene.priority, draft.visits[scene.id])).id


def _fell(draft: Draft) -> bool:
    """Handle a hero who can't act; say whether that changed where the story goes."""
    system = draft.world.system
    fallen = system.fallen(draft.sheet)
    if not fallen:
        return False
    step = None if fallen == "dead" else system.revive(draft.sheet, draft.dice)
    label = "" if step is None or step.outcome is None else step.outcome.label
    if label != "woke" and HeroFell(fallen) not in draft.events:
        draft.events.append(HeroFell(fallen))
    if step is None:
        return False  # the author's branch may yet lead to an ending; `bury` sees to the rest
    change(draft, step.sheet, step.notes)
    pass_time(draft, step.minutes)
    if label in ("relieved", "woke") or draft.world.adventure.defeat is None:
        return False
    draft.ahead = draft.world.adventure.defeat
    return True
