"""Sentences for the notes of a fight."""

from collections.abc import Mapping

from solo.rules.art.health.damage import SENSELESS
from solo.rules.core.numbers import plural
from solo.rules.core.outcome import Facts

# What is said to the only adventurer, and what is said of anybody else.
_LINES: Mapping[str, tuple[str, str]] = {
    "moves": ("You go to band {band}{at_feature}.", "{Who} goes to band {band}{at_feature}."),
    "sneaks": ("You slip into band {band}, unseen.", "{Who} slips into band {band}, unseen."),
    "unheard": ("Nobody has heard it: you are still unseen.",
                "Nobody has heard it: {who} is still unseen."),
    "spotted": ("You are seen.", "{Who} is seen."),
    "fell": ("You are on the ground.", "{Who} is on the ground."),
    "rose": ("You are on your feet again.", "{Who} gets up."),
    "staggered": ("You are staggered.", "{Who} is staggered and loses the next turn."),
    "unhurt": ("{rank} damage does nothing to you.", "{rank} damage does nothing to {who}."),
    "unharmed": ("It misses you.", "It misses {who}."),
    "missed": ("You do no harm to {at}: that takes {needed}.",
               "{Who} does no harm to {at}: that takes {needed}."),
    "critical": ("A critical hit: {rank} damage.", "A critical hit by {who}: {rank} damage."),
    "fumbles": ("You fumble.", "{Who} fumbles."),
    "astray": ("In the struggle you strike {at} instead.",
               "In the struggle {who} strikes {at} instead."),
    "astray-self": ("In the struggle you strike yourself.",
                    "In the struggle {who} strikes no other than {who}."),
    "stray": ("The stray shot comes your way.", "The stray shot goes towards {who}."),
    "shrapnel": ("Shrapnel flies your way.", "Shrapnel flies towards {who}."),
    "free-attack": ("A free attack for you ({why}).", "A free attack for {who} ({why})."),
    "parried": ("You turn the blow with the {weapon}.", "{Who} turns the blow with the {weapon}."),
    "shattered": ("Your {weapon} shatters.", "The {weapon} of {who} shatters."),
    "drops": ("You let the {weapon} fall.", "{Who} lets the {weapon} fall."),
    "protects": ("You take the blow meant for {at}.", "{Who} takes the blow meant for {at}."),
    "feigns": ("You lie still; {fooled} you for dead.",
               "{Who} lies still; {fooled} {who} for dead."),
    "stirs": ("They see that you are alive.", "They see that {who} is alive."),
    "entangled": ("You are caught by the {part}, for {rounds}.", "{Who} is caught by the {part}, for {rounds}."),  # noqa: E501
    "grapples": ("You take hold of {at}: {bonus:+} in the grapple.",
                 "{Who} takes hold of {at}: {bonus:+} in the grapple."),
    "joins": ("You join the grapple.", "{Who} joins the grapple."),
    "pinned": ("You are pinned for {rounds}.", "{Who} is pinned for {rounds}."),
    "lets-go": ("You let go.", "{Who} lets go."),
    "free": ("You are free.", "{Who} breaks free."),
    "seizes": ("You reach out.", "{Who} reaches for {at}."),
    "struggles": ("You struggle.", "{Who} struggles to get free."),
    "holds-down": ("You hold {at} down.", "{Who} holds {at} down."),
    "robbed": ("Your {weapon} is taken.", "The {weapon} of {who} is taken."),
    "takes-up": ("You take up the {weapon}.", "{Who} takes up the {weapon}."),
    "rearmed": ("You take up your weapon.", "{Who} takes up the weapon again."),
    "knocked-out": ("You are out cold for {rounds}.", "{Who} is out cold for {rounds}."),
    "plunges": ("You go into {into}.", "{Who} goes into {into}."),
    "waits": ("You wait.", "{Who} waits."),
    "waits-for": ("You wait until {after} {has} acted.", "{Who} waits until {after} {has} acted."),
    "dodges": ("You dodge.", "{Who} ducks and weaves: attacks on it lose a column."),
    "aims": ("You take aim.", "{Who} takes aim."),
    "sets-up": ("The tripod stands.", "The tripod stands."),
    "flees": ("You run.", "{Who} gets away."),
    "leaves": ("You are out of it.", "{Who} is out of it."),
    "yields": ("You give up.", "{Who} gives up."),
    "tried": ("Your next attack has {columns}.", "The next attack of {who} has {columns}."),
    "stopped": ("You are held back.", "{Who} is held back."),
    "catches": ("{Name} has hold of you.", "{Name} has hold of {who}."),
    "burns": ("{Name} still has hold of you.", "{Name} still has hold of {who}."),
    "burnt-out": ("You are rid of {name}.", "{Who} is rid of {name}."),
    "poisoned": ("{Name} works in you: -{points} on all rolls, for {rounds}.",
                 "{Name} works in {who}, for {rounds}."),
    "aborts": ("You think better of it, and your action is spent.",
               "{Who} thinks better of it, and the action is spent."),
    "unmoved": ("They are not moved.", "They are not moved by {who}."),
    "spoiled": ("Nothing more can be done with it: {name}.", "Nothing more can be done: {name}."),
    "gains": ("{Name}: {amount:+}.", "{Who}, {name}: {amount:+}."),
    "effort": ("{Name}: {won} of {goal} successes, {lost} of {goal} failures.",
               "{Who}, {name}: {won} of {goal} successes, {lost} of {goal} failures."),
    "hemmed-in": ("It is not enough to get clear of them: that takes {away} bands.",
                  "{Who} can't get clear of them: that takes {away} bands."),
    "answer": ("{question}: {answer}.", "{question}: {answer}."),
}  # fmt: skip

_PLAIN: Mapping[str, str] = {
    "begins": "It comes to a fight, against {count}.",
    "order": "In order: {names}.",
    "bonus-round": "A turn before the first round: {names}.",
    "round": "Round {round}.",
    "told": "{text}",
}

_COUNTS = (
    "nobody", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve",
)  # fmt: skip
_FUMBLES: Mapping[str, str] = {
    "shaken-1": "badly thrown: a column less on everything until the end of the next turn",
    "shaken-2": "wide open: two columns less on everything until the end of the next turn",
    "comrade": "the blow goes for a comrade",
    "free-attack": "an opening for a free attack",
    "drop": "the weapon slips",
    "empty-handed": "a slip, but no weapon in hand that could fall",
    "fall": "a fall",
    "no-attack": "no attack next turn",
    "no-move": "no movement next turn",
    "no-parry": "no parry and no dodge next turn",
    "recover": "caught in time, and no harm done",
}
_DOWN: Mapping[str, str] = {
    "dies": "{Who} is dead, by {a_rank} blow.",
    "yields": "{Who} gives up.",
    "flees": "{Who} gets away, badly hurt.",
    "falls": "{Who} goes down and stays there.",
}
_LOST: Mapping[str, tuple[str, str]] = {
    "staggered": ("You are staggered and lose this turn.", "{Who} is staggered and loses this turn."),  # noqa: E501
    "surprised": ("You are taken by surprise and lose this turn.", "{Who} is taken by surprise."),
    "pinned": ("You are held down.", "{Who} is held down."),
    "paralysed": ("Fear holds you, and you lose this turn.", "Fear holds {who}, who loses this turn."),  # noqa: E501
    "flees": ("You run from it, this turn too.", "{Who} runs from it, this turn too."),
    "cowers": ("You cower, this turn too.", "{Who} cowers, this turn too."),
    **dict.fromkeys(
        SENSELESS, ("You know nothing of this turn.", "{Who} knows nothing of this turn.")
    ),
    "lost": ("You lose this turn.", "{Who} loses this turn."),
}  # fmt: skip


def phrase(code: str, facts: Facts) -> str:
    """Say one note of a fight; `code` is without its `fight-`."""
    given = _given(facts)
    match code:
        case "roll":
            return _roll(facts)
        case "hurt":
            return _hurt(facts)
        case "assault":
            many = facts.get("many", 1)
            others = f" and {many - 1} more" if many > 1 else ""
            verb = "attack" if many > 1 else "attacks"
            back = " from behind" if facts.get("behind") else ""
            return f"{given['Who']}{others} {verb} {facts['at']}{back}."
        case "fumble":
            return f"{_FUMBLES[facts['what']].capitalize()}."
        case "defeated":
            return _DOWN[facts["how"]].format(**given)
        case "loses-turn":
            return _LOST[facts["why"]][not facts["you"]].format(**given)
        case "disarmed":
            return _disarmed(facts, given)
        case "may-move":
            return _may_move(facts, given)
        case "kicker":
            return str(facts["text"]) or f"{capital(str(facts['foe']))} does more than strike."
        case "salvo":
            return f"It may hit {facts['names']}." if facts["names"] else "It hits nobody."
    if code in _PLAIN:
        return _PLAIN[code].format(**given)
    return _LINES[code][not facts.get("you")].format(**given)


CODES = frozenset(
    {
        *_LINES, *_PLAIN, "roll", "hurt", "assault", "fumble", "defeated", "loses-turn",
        "may-move", "disarmed", "kicker", "salvo",
    }
)  # fmt: skip
"""The codes that have words, without their `fight-`."""


def _given(facts: Facts) -> dict[str, object]:
    given = dict(facts)
    who, name = str(facts.get("who", "")), str(facts.get("name", ""))
    given["Who"], given["Name"] = capital(who), capital(name)
    given["at_feature"] = f", to {facts['feature']}" if facts.get("feature") else ""
    if "count" in facts:
        count = facts["count"]
        given["count"] = _COUNTS[count] if count < len(_COUNTS) else count
    rank = str(facts.get("rank") or "")
    given["a_rank"] = f"{'an' if rank[:1] in 'AEI' else 'a'} {rank}"
    if isinstance(facts.get("fooled"), int):
        fooled = facts["fooled"]
        given["fooled"] = f"{fooled or 'none'} of them take{'s' if fooled == 1 else ''}"
    if isinstance(facts.get("rounds"), int):
        given["rounds"] = plural(facts["rounds"], "round")
    for key in ("free", "full"):
        if isinstance(facts.get(key), int):
            given[f"{key}_bands"] = plural(facts[key], "band")
    return given


def _roll(facts: Facts) -> str:
    who = "" if facts["you"] else f"{capital(facts['who'])}, "
    purpose = facts["purpose"] if who else capital(facts["purpose"])
    fell = "25 taken" if facts["taken"] else f"{facts['roll']}"
    line = f"{who}{purpose}: {fell} on row {facts['row']}, {facts['label']}"
    if facts["shift"]:
        line += f" ({facts['shift']:+} {'column' if abs(facts['shift']) == 1 else 'columns'})"
    if facts["difficulty"]:
        count = facts["successes"] or -facts["failures"]
        told = plural(abs(count), "success" if count > 0 else "failure",
                      "successes" if count > 0 else "failures")  # fmt: skip
        line += f" against {facts['difficulty']}: {told}"
    return f"{line}."


def _hurt(facts: Facts) -> str:
    boxes = facts["boxes"]
    told = f"the {boxes[0]} box" if len(boxes) == 1 else f"{len(boxes)} boxes"
    left = facts["left"]
    rest = f"{plural(left, 'box', 'boxes')} left" if left else "none is left"
    return f"{capital(facts['who'])} takes {facts['rank']} damage: {told}; {rest}."


def _may_move(facts: Facts, given: Facts) -> str:
    free, full = facts["free"], facts["full"]
    if not full:
        return "You get nowhere." if facts["you"] else f"{given['Who']} gets nowhere."
    ways = [f"{given['free_bands']} free"] * bool(free)
    if full > free:
        ways.append(f"{given['full_bands']} as {'your' if facts['you'] else 'the'} action")
    who = "You" if facts["you"] else given["Who"]
    return f"{who} may go {', or '.join(ways)}."


def _disarmed(facts: Facts, given: Facts) -> str:
    if facts["you"]:
        return f"The {facts['weapon']} is out of your hand."
    if facts["weapon"]:
        return f"The {facts['weapon']} is out of {facts['who']}'s hand."
    return f"{given['Who']} loses the weapon."


def capital(text: str) -> str:
    """Begin a text with a capital letter; the rest stays as it is, for names in it."""
    return text[:1].upper() + text[1:]
