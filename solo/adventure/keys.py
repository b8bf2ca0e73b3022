"""The keys of scenes, choices, outcomes, questions and events: what each takes and what it means.

The readers know their keys from here, and `solo schema` says the same to editors.
"""

from collections.abc import Mapping

from solo.namedtuple import NamedTuple

WHOM = ("lead", "any", "all", "random", "roller")
"""Whom effects may happen to: who acts, whom the player picks, everybody, one by a die, or whoever
rolled the check that led here."""


HEADER = (
    *("format", "title", "system", "start", "author", "licence", "version", "summary"),
    *("content_notes", "length", "tone", "language", "defeat", "include", "hero", "macros"),
    *("clock", "open", "expect", "options", "needs", "deeds", "world"),
)
"""The keys of the header, at the margin of adventure.yaml."""
SECTIONS = (
    *("scenes", "foes", "companions", "tables", "items", "quests", "variables", "conditions"),
    *("present", "never", "events", "choices", "questions", "tries", "things"),
)
"""The sections, at the margin of any file."""


class Key(NamedTuple):
    """The kind of value of a key, as a word of `authoring/format/schema.py`, and its meaning."""

    takes: str
    meaning: str


Keys = Mapping[str, Key]

CLAIMS: Keys = {
    "never": Key("conditions", "What must not hold when this is told; `solo test` looks."),
    "speaks": Key("names", "Who speaks in the text, and so must be there."),
    "shows": Key("names", "Whom or what the text names as being there."),
    "clock": Key("text", 'The hour that the text tells, "05:00" or "17:00-19:30".'),
}
"""What authors say of a text, to be held against the games that bots play."""

OUTCOME: Keys = {
    "set": Key("set", "Gives variables values; text that is no number is an expression."),
    "time": Key("minutes", "Minutes that pass."),
    "draw": Key("draw", "Draws from a table into a variable, or tells what is drawn."),
    "join": Key("names", "Companions who come along."),
    "leave": Key("names", "Companions who leave."),
    "quest": Key("quest", "A step of a quest."),
    "whom": Key("whom", "Whom the rules' effects here happen to; the hero who acts, if not given."),
    "check": Key("check", "A check of the rules, answered by `outcomes`."),
    "risk": Key("text", "What could go wrong, told before the check."),
    "outcomes": Key("outcomes", "What follows from the check, by its counts and labels."),
    "cases": Key("cases", "Outcomes that have a `when`, done in their order until one leads on."),
    "goto": Key("goto", "The scene that follows, or a pool to draw it from."),
    "visit": Key("visit", "A scene that comes back here by `return`; with what it takes."),
    "return": Key("flag", "Goes back to the scene that visited this one."),
    "during": Key("during", "What happens in the middle of its fight, chase or journey."),
    **CLAIMS,
}
"""The keys that every outcome may hold besides `text` and the system's effects."""

SCENE: Keys = {
    "title": Key("text", "A heading above the text."),
    "time": Key("minutes", "Minutes that pass on entering."),
    "pool": Key("word", "The pool that the scene is drawn from."),
    "when": Key("condition", "When it may be drawn from its pool."),
    "priority": Key("number", "Which scene of the pool goes first: the highest."),
    "enter": Key("effects", "Effects on every entering, before the text."),
    "text": Key("text", "What is read on entering."),
    "questions": Key("questions", "What a player may ask, foreseen."),
    "hint": Key("hints", "What `hint` tells here; of a list, the first whose `when` holds."),
    "tries": Key("tries", "Outcomes of `try ATTRIBUTE`, by attribute, or `any`."),
    "things": Key("things", "What `examine` answers for here, by name."),
    "check": Key("check", "A check on entering, after the text."),
    "risk": Key("text", "What could go wrong, told before the check."),
    "outcomes": Key("outcomes", "What follows from it, by its counts and labels."),
    "choices": Key("choices", "What the player may do."),
    "takes": Key("names", "The variables that each `visit` of it gives values."),
    "talk": Key(
        "talk", "A `goto` out of it forgets the visit: true, or the scene whose talk it is."
    ),
    "place": Key("flag", "Whether its title stands on the map as a place."),
    "shared": Key("flag", "Whether the adventure's own choices, questions and the like are here."),
    "goto": Key("goto", "The scene that follows by itself."),
    "return": Key("flag", "Goes back to the scene that visited this one."),
    "during": Key("during", "What happens in the middle of its fight, chase or journey."),
    "ending": Key("ending", "The end: a word for its kind, or `{kind: won, title: …}`."),
    **CLAIMS,
}

CHOICE: Keys = {
    "id": Key("id", "What it is called; else made of its text."),
    "text": Key("text", "Its line in the list."),
    "when": Key("condition", "When it is there."),
    "barred": Key("text", "Why it can't be taken while `when` is false; shown instead of hiding."),
    "once": Key("flag", "Whether it can be taken only once."),
    "fallback": Key("flag", "Whether it is offered only when nothing else is."),
    "input": Key("input", "The variable that takes what the player types, or {into, prompt}."),
    "certain_death": Key("text", "The warning before a choice that kills."),
    "then": Key("text", "What is told when it is taken."),
    "choices": Key("choices", "Replies to it, which come back here unless they lead elsewhere."),
    "stay": Key("flag", "Of a reply: whether the replies stay open after it."),
}

CASE: Keys = {
    "when": Key("condition", "When it is done; `else` is when no case before it was."),
    "text": Key("text", "What is told."),
}

QUESTION: Keys = {
    "id": Key("id", "What it is called; else made of its first word."),
    "about": Key("texts", "Words, any of which a player may use."),
    "when": Key("condition", "When it is answered so."),
    "text": Key("text", "The answer."),
}

EVENT: Keys = {
    "at": Key("text", 'The time of day when it happens, such as "18:00".'),
    "after": Key("number", "The minutes from the start after which it happens."),
    "every": Key("number", "The minutes after which it happens again, and again."),
    "until": Key("text", 'The hour up to which it may happen, beside `at`: "17:30".'),
    "else": Key("missed", "Past `until`: skip it, tell it all the same, or what comes instead."),
    "stops": Key("flag", "Whether a `time` of the story that would go over its hour stops there."),
    "when": Key("condition", "Whether it then happens at all."),
    "text": Key("text", "What is told."),
}

ALSO: Keys = {
    "before": Key("flag", "Whether it is done before the outcome itself, as its cause."),
}
"""The keys that what comes under `also` may hold besides those of any outcome."""

ENDING: Keys = {
    "kind": Key("word", "A word for it, such as won or lost."),
    "title": Key("text", "A name for it."),
    "hint": Key("text", "A nudge for who has not met it; told with the endings met."),
}

OCCASION: Keys = {
    "round": Key(
        "number",
        "When this round begins (of a journey, a chase or phases, when that many are over).",
    ),
    "every": Key("number", "Every so many rounds."),
    "hurt": Key("word", "When this one is hurt: an id, hero, friends, ours or foes."),
    "out": Key("word", "When this one is out of it, fallen or gone."),
    "left": Key("number", "When at most so many foes are left."),
    "reached": Key("text", "When a hero comes to this band, zone or arena."),
    "acts": Key("word", "When this foe or friend has done something."),
    "when": Key("condition", "What must hold then; alone, it is asked after each deed."),
    "again": Key("flag", "Whether it happens each time, not the first time alone."),
    "arrive": Key("arrive", "Foes who come: an id, or {foe, count, at}."),
    "shift": Key(
        "shift", "What makes rolls harder or easier from now on: {by, who, of, rounds, name}."
    ),
    "choices": Key("offered", "What the player may choose then; one is taken."),
    "text": Key("text", "What is told."),
}
"""What stands under `during`, besides what an outcome does."""

INPUT: Keys = {
    "into": Key("word", "The variable, a text or a whole number."),
    "prompt": Key("text", "What the player is asked; else the choice's text."),
}

DRAW: Keys = {
    "into": Key("word", "The variable; without one the row is told."),
    "tag": Key("word", "Only rows with this tag are drawn."),
}

POOL: Keys = {
    "pool": Key("word", "The name of the pool."),
    "pick": Key("pick", "The best scene, or one at random."),
}

GUIDANCE: Keys = {
    "text": Key("text", "What is learned."),
    "when": Key("condition", "When it is this."),
}

THING: Keys = {
    "text": Key("hints", "What is seen of it; of a list, the first whose `when` holds."),
    "names": Key("texts", "Words by which a player names it; else its id."),
    "when": Key("condition", "While it is there to be seen."),
    "tries": Key("tries", "Outcomes of `try ATTRIBUTE` with it, before those of the scene."),
}

PRESENCE: Keys = {
    "when": Key("condition", "While it is there."),
    "names": Key("texts", "Words by which a text names it; else its id, or nothing with `told`."),
    "told": Key(
        "texts", "Words that texts tell only while it is so; … stands for others, # for its number."
    ),
    "meant": Key(
        "texts", "Words that may be told all the same, though those under `told` are in them."
    ),
    "carried": Key("flag", "Whether no ending may forget it while it is there."),
}
STANDING: Keys = {key: PRESENCE[key] for key in ("when", "told", "meant")}
"""What else is declared of it stands in a list behind the first."""
