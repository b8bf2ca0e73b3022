"""A quest that the players state themselves, and what it earns.

Its Glory is settled in advance by the rule option `own_quest`; there is one in an adventure.

Notes: quest-stated, quest-done, quest-given-up, and those of Glory.
"""

from solo.rules.art.heroes.sheet import Sheet, changed
from solo.rules.art.party.glory import QuestGlory
from solo.rules.art.party.words import words as say
from solo.rules.core.outcome import Note, Option, Outcome
from solo.rules.core.protocols import Step
from solo.rules.core.wording.naming import one_line

STATE, DONE, GIVE_UP = "quest-state", "quest-done", "quest-give-up"
KNOWN = (STATE, DONE, GIVE_UP)


def options(sheet: Sheet) -> tuple[Option, ...]:
    """Offer to state a quest, and when there is one, to say that it is done or given up."""
    glory = sheet.options.own_quest
    if not glory or sheet.quest_over:
        return ()
    if not sheet.quest:
        text = say("state-quest", glory=glory)
        return (Option(STATE, text, say("what-quest"), hint="state a quest"),)
    done = say("own-quest-done", glory=glory, quest=sheet.quest)
    given_up = say("give-quest-up", quest=sheet.quest)
    return (
        Option(DONE, done, hint="own quest done"),
        Option(GIVE_UP, given_up, hint="give up"),
    )


def do(option: str, words: str, sheet: Sheet) -> Step[Sheet]:
    """Do one of them.

    Source: ART Engine, ART-023: the objective is stated in advance, and completing it earns Glory.
    """
    outcome = Outcome("done", facts={"option": option})
    if option == STATE:
        quest = one_line(words, "a quest")
        told = Note("quest-stated", {"quest": quest, "glory": sheet.options.own_quest})
        return Step(None, changed(sheet, quest=quest), (told,), outcome)
    over = changed(sheet, quest="", quest_over=True)
    if option == GIVE_UP:
        return Step(None, over, (Note("quest-given-up", {"quest": sheet.quest}),), outcome)
    done = Note("quest-done", {"quest": sheet.quest})
    earned = QuestGlory(sheet.options.own_quest)
    dividing = earned.asking(over, asks=True)
    if dividing is not None:
        return Step(dividing, over, (done,))
    paid, notes = earned.pay(over)
    return Step(None, paid, (done, *notes), outcome)
