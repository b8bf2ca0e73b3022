"""Effects of rolls: things that they use up, and facts that they bring."""

from solo.rules.core.effects import as_effect
from solo.rules.core.outcome import Note
from solo.rules.fictive_hack.gear.effects import with_device
from solo.rules.fictive_hack.heroes.sheet import Changed, Sheet, changed
from solo.rules.fictive_hack.heroes.talents import use


@as_effect()
def Worn(sheet: Sheet, commitment: bool = False) -> Changed:
    """The end of a bonus for one roll alone; after a Commitment roll of an inspiration, too."""
    inspired = sheet.inspired - {"self"} if commitment else sheet.inspired
    return changed(sheet, bonus=0, inspired=inspired), ()


@as_effect()
def Snapped(sheet: Sheet, device: str) -> Changed:
    """A device breaks that helped with a roll of doubles (FH-241)."""
    return with_device(sheet, device, broken=True)


@as_effect()
def Uses(sheet: Sheet, talent: str) -> Changed:
    """A talent used with success."""
    return use(sheet, talent) if sheet.ready(talent) else (sheet, ())


@as_effect()
def Forecast(sheet: Sheet) -> Changed:
    """The weather is known for half a day (FH-253)."""
    return changed(sheet, forecast=12 * 60), (Note("forecast", {"hours": 12}),)
