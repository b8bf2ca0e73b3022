"""What all at a table do together: a check of several, or a fight where the rules have parties."""

from solo.engine.draft import Draft
from solo.engine.table.events import OthersWait
from solo.engine.table.state import Member
from solo.engine.table.words import words as say
from solo.rules.core.protocols import AnyCheck, Illegal


def gathered(draft: Draft, check: AnyCheck) -> AnyCheck:
    """Put everybody else at the side of the one who acts, for a check; return it as it then is.

    Raises:
        Illegal: The rules have no such check of several.
    """
    table, system = draft.table, draft.world.system
    assert table is not None
    if system.part(draft.sheet)[1]:
        raise Illegal(say("leads-already", name=table.acting))
    others = [one.sheet for one in table.members if one.name != table.acting]
    check, sheet = system.gather(check, draft.sheet, others)
    draft.become(sheet)
    return check


def begun_together(draft: Draft, check: AnyCheck) -> AnyCheck:
    """Let all at a table take part in what counts turns, where the rules have it; else say who."""
    table = draft.table
    if table is None or len(table.members) < 2:
        return check
    alone = draft.sheet
    try:
        together = gathered(draft, check)
        if draft.sheet is not alone:  # a check in which others only help is none of several
            return together
    except Illegal:
        pass
    waiting = tuple(one.name for one in table.members if one.name != table.acting)
    draft.events.append(OthersWait(table.acting, waiting))
    return check


def parted(draft: Draft) -> None:
    """Give those who were gathered their sheets back; they stay together while something is open.

    Whoever leads them then is the one who acts.
    """
    table, system = draft.table, draft.world.system
    if table is None or len(table.members) < 2:
        return
    own, theirs = system.part(draft.sheet)
    sheets_now = {str(system.view(one)["name"]): one for one in (own, *theirs)}
    if not theirs or not sheets_now.keys() <= {one.name for one in table.members}:
        return  # nobody was gathered, or it is the adventure's own company
    leading = str(system.view(own)["name"])
    members = [
        Member(one.name, None if one.name == leading else sheets_now.get(one.name, one.sheet))
        for one in table.members
    ]
    draft.table = table._replace(members=tuple(members), acting=leading)
    if draft.pending is None and draft.aside is None:
        draft.become(own)


def finished(draft: Draft) -> None:
    """Close an adventure for those at a table who do not act."""
    table, system = draft.table, draft.world.system
    if table is not None:
        members = tuple(
            one if one.sheet is None else one._replace(sheet=system.finish(one.sheet)[0])
            for one in table.members
        )
        draft.table = table._replace(members=members)
