"""The rule options that an adventure or a player may set."""

from typing import Annotated, Literal

from solo.dataclass import dataclass
from solo.facts import Checked, Within

MOST_GLORY = 100
"""The most Glory of a quest of the players' own; ten times it is a Fame that no hero has."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ArtOptions(Checked):
    """Rule options for what the rules leave to the players."""

    overkill_extra: Annotated[
        Literal["lowest", "next_left"],
        "Which further boxes an over-hit checks: the `lowest` that are free, or the `next_left` "
        "of the highest (ART-049).",
    ] = "lowest"
    creation: Annotated[
        Literal["player_choice", "random", "balanced"], "How a new hero gets attributes (ART-027)."
    ] = "player_choice"
    between_adventures: Annotated[
        Literal["all", "nights"],
        "What heals before the next: `all`, or what `nights` of rest heal (ART-021).",
    ] = "all"
    waking: Annotated[
        Literal["rest", "at-once"],
        "What passes before the defeated come round: `rest`, by medicine or by nights until a "
        "wound heals (ART-057, ART-059), or `at-once` the slightest wound has been seen to, and "
        "the author's `defeat` scene says how long it took and by whom.",
    ] = "rest"
    starting_skills: Annotated[
        Literal["inspiration", "rating"],
        "What a skill costs while a hero is made: as many xp as `inspiration` points in play, or "
        "as its `rating` says (ART-038: the printed prices are lost). What a hero file may hold "
        "for its xp is always reckoned by the former.",
    ] = "inspiration"
    perks: Annotated[
        tuple[str, ...],
        "The perks that the setting has, or all of them when none is named (ART-475).",
    ] = ()
    no_perks: Annotated[tuple[str, ...], "Those that it does not have (ART-475)."] = ()
    unarmed: Annotated[
        int | None,
        "What bare hands do to Dexterity for an Attack; without it the inferred -5 (ART-140).",
    ] = None
    stowed: Annotated[
        Literal["roll", "at-ease"],
        "Whether a stowed thing takes its sustained `roll` to get out (ART-094), or comes out "
        "`at-ease` where nobody hurries (ART-160); in a fight it always takes the roll.",
    ] = "roll"
    upkeep: Annotated[
        bool, "Whether Fortune falls at the end without treasure to keep it (ART-081, ART-082)."
    ] = True
    treasures: Annotated[
        Literal["exchanged", "kept"],
        "Whether treasures that were not needed at the end are `exchanged` all the same "
        "(ART-078), or `kept` for another adventure.",
    ] = "exchanged"
    glory: Annotated[
        Literal["divided", "shared", "each"],
        "Whether several adventurers are asked how a quest's Glory is `divided` among them, or it "
        "is `shared` in equal parts, or `each` of them gets the whole of it (ART-069).",
    ] = "divided"
    own_quest: Annotated[
        int,
        "The Glory of a quest that the players state themselves, one in an adventure; with 0 none "
        "is stated (ART-023).",
        Within(0, MOST_GLORY),
    ] = 0
    equip: Annotated[
        Literal["story", "old", "modern"],
        "Whether heroes who were made or come from elsewhere equip before the first scene, with "
        "the weapons, armor and shields of the rules: of `old` times, or `modern` ones with "
        "firearms; `story` leaves it to the adventure (ART-089).",
    ] = "story"
    initiative: Annotated[
        Literal["full", "simple"],
        "Who acts when in a fight: in the `full` order of all results, or `simple`, round the "
        "table from the highest roller (ART-344).",
    ] = "full"
    aoe_fumble_also: Annotated[
        bool,
        "Whether a Catastrophic spray or grenade is a fumble besides what its own rules say "
        "(ART-392 with ART-150 and ART-157).",
    ] = False
