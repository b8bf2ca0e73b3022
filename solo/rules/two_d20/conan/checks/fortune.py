"""Fortune outside the dice: weakness overcome for a scene (CON-070)."""

from solo.rules.core.outcome import Note
from solo.rules.two_d20.conan.heroes.sheet import Sheet
from solo.rules.two_d20.conan.printed import printed
from solo.rules.two_d20.core.sheet import changed


def overcomes(sheet: Sheet) -> list[tuple[str, str]]:
    """Return the kinds of Harm whose effects may be ignored, each as an option."""
    return [
        (f"overcome-{kind}", f"Ignore your {called} for this scene (1 Fortune)")
        for kind, called in (("wounds", "Wounds"), ("trauma", "Trauma"))
        if getattr(sheet, kind) and kind not in sheet.ignoring
    ]


def overcome(sheet: Sheet, option: str) -> tuple[Sheet, tuple[Note, ...]]:
    """Ignore a kind of Harm until the scene ends.

    Reading: a scene ends with a fight, a rest, the author's `scene: end`, or half an hour.
    """
    kind = option.removeprefix("overcome-")
    minutes = int(printed("recovery")["scene_minutes"])
    sheet = changed(sheet, ignoring={**sheet.ignoring, kind: minutes})
    return sheet, (Note("overcame", {"kind": kind}),)
