"""The making of a new hero, from attributes to a name.

Notes: attributes-rolled, attribute-set, and those of `experience`.
"""

from collections.abc import Mapping, Sequence

from solo.rules.art.heroes.attributes import ATTRIBUTES, abbreviation
from solo.rules.art.heroes.experience import starting_experience
from solo.rules.art.heroes.kinds import drives, kind_options, sheet_of
from solo.rules.art.heroes.sheet import Sheet, changed, new_sheet
from solo.rules.art.heroes.words import words as say
from solo.rules.art.options import ArtOptions
from solo.rules.art.printed import printed
from solo.rules.art.words import words as shared
from solo.rules.core.heroes.creation import chosen_name, only, pronoun_offers, pronouns_chosen
from solo.rules.core.heroes.kept import READY
from solo.rules.core.menus.offers import Offer
from solo.rules.core.outcome import Option
from solo.rules.core.protocols import Illegal
from solo.rules.core.table import Script, Table
from solo.rules.core.wording.naming import one_line
from solo.words import Message


def making(table: Table[Sheet], options: ArtOptions) -> Script[None]:
    """Make a hero: attributes, what experience buys, goals and a motivation, and a name.

    Source: ART Engine, ART-024, ART-027, ART-031 to ART-039.
    """
    method: str = options.creation
    if method == "player_choice":
        ways = (*kind_options(), *METHODS)
        method = (yield from table.ask(ways, (*ABOUT_ATTRIBUTES, say("about-kinds")))).option
    if method.startswith(READY):
        yield from _of_a_kind(table, method.removeprefix(READY), options)
        return
    if method == "balanced":
        scores = yield from paired_numbers(table)
    else:
        scores = yield from placed_rolls(table)
    table.sheet = changed(new_sheet("", scores), options=options)

    yield from starting_experience(table)
    goals = yield from chosen_goals(table)
    motivation = yield from chosen_motivation(table)
    yield from _named(table, goals, motivation)


def _of_a_kind(table: Table[Sheet], kind: str, options: ArtOptions) -> Script[None]:
    """Make a hero of a ready kind, of whom only the name and how to speak of them is asked."""
    table.sheet = sheet_of(kind, options)
    yield from _named(table, *drives(kind))


def _named(table: Table[Sheet], goals: tuple[str, ...], motivation: str) -> Script[None]:
    """Ask how others speak of the hero, and for a name."""
    speaking = yield from table.pick(pronoun_offers(), (say("how-spoken-of"),))
    pronouns = pronouns_chosen(speaking)
    name, concept = yield from chosen_name(table, say("give-name"))
    table.sheet = changed(
        table.sheet,
        name=name,
        concept=concept,
        pronouns=pronouns,
        goals=goals,
        motivation=motivation,
    )


# Attributes

METHODS = (Option("balanced", say("balanced")), Option("random", say("random")))
ABOUT_ATTRIBUTES = (say("about-attributes"),)


def placed_rolls(table: Table[Sheet]) -> Script[Mapping[str, int]]:
    """Roll two dice for each attribute and place each sum before the next (ART-012, ART-028)."""
    how = printed("creation")["random"]
    scores: dict[str, int] = {}
    while len(scores) < len(ATTRIBUTES):
        faces = table.dice.roll(how["count"], how["sides"])
        total = sum(faces)
        table.tell("attributes-rolled", faces=faces, total=total)
        options = _attributes_without(scores)
        status = (say("which-gets", total=total), *_so_far(scores))
        answer = yield from table.ask(options, status, forced=only(options))
        scores[answer.option] = total
        table.tell("attribute-set", attribute=answer.option, score=total)
    return scores


def paired_numbers(table: Table[Sheet]) -> Script[Mapping[str, int]]:
    """Make each attribute the sum of two numbers of the pool; each is used once (ART-029)."""
    pool = list(printed("creation")["pool"])
    scores: dict[str, int] = {}
    while len(scores) < len(ATTRIBUTES):
        options = _attributes_without(scores)
        left = [option.id for option in options]
        if len(left) > 1:
            options = (
                *(one._replace(asks=say("which-two")) for one in options),
                Option("even", say("pair-evenly"), hint="even"),
            )
        numbers = say("numbers-left", numbers=tuple(pool))
        answer = yield from table.ask(options, (numbers, *_so_far(scores)), forced=only(options))
        if answer.option == "even":  # the lowest with the highest, and so on inwards
            half = len(left)
            pool.sort()
            rows = zip(left, pool[:half], reversed(pool[half:]), strict=True)
            found = {name: (low, high) for name, low, high in rows}
        else:
            try:
                pair = _read_pair(answer.words, pool) if len(left) > 1 else (pool[0], pool[1])
            except Illegal as refusal:
                table.refusal = refusal
                continue
            found = {answer.option: pair}
        for name, pair in found.items():
            scores[name] = sum(pair)
            for number in pair:
                pool.remove(number)
            table.tell("attribute-set", attribute=name, score=scores[name])
    return scores


def _attributes_without(scores: Mapping[str, int]) -> tuple[Option, ...]:
    return tuple(
        Option(name, say("attribute-is", attribute=name), hint=abbreviation(name).lower())
        for name in ATTRIBUTES
        if name not in scores
    )


def _so_far(scores: Mapping[str, int]) -> tuple[Message, ...]:
    known = [name for name in ATTRIBUTES if name in scores]
    told = tuple(say("score", name=name, score=scores[name]) for name in known)
    return (say("so-far", scores=told),) if told else ()


def _read_pair(words: str, pool: Sequence[int]) -> tuple[int, int]:
    """Read two numbers that are both still in the pool."""
    parts = words.replace(",", " ").replace("+", " ").replace("and", " ").split()
    if len(parts) != 2 or not all(part.isascii() and part.isdigit() for part in parts):
        raise Illegal(say("give-two"))
    pair = int(parts[0][:9]), int(parts[1][:9])
    for number in pair:
        if pair.count(number) > pool.count(number):
            raise Illegal(say("not-so-many", number=number, numbers=tuple(pool)))
    return pair


# Who the hero is


def chosen_goals(table: Table[Sheet]) -> Script[tuple[str, ...]]:
    """Ask what the hero is after: one goal at least (ART-024, ART-039)."""
    goals: tuple[str, ...] = ()
    while True:
        done = [Offer(Option("done", shared("that-is-all"), hint="done"), None)] if goals else []
        own = Offer(Option("own", say("own-goal"), say("which-goal"), hint="own"), "")
        ready = [one for one in _ready_made("goal") if one.does not in goals]
        told = tuple(shared("named", name=goal.rstrip(".")) for goal in goals)
        answer = yield from table.pick(
            [*done, own, *ready],
            (say("your-goals", goals=told) if told else say("what-goal"),),
        )
        if answer.does is None:
            return goals
        goal = answer.does or one_line(answer.words, "a goal")
        if goal in goals:
            raise Illegal(say("goal-already"))
        goals += (goal,)


def chosen_motivation(table: Table[Sheet]) -> Script[str]:
    """Ask why the hero goes (ART-039)."""
    own = Offer(Option("own", say("own-reason"), say("which-reason"), hint="own"), "")
    answer = yield from table.pick([own, *_ready_made("motivation")], (say("why-go"),))
    return answer.does or one_line(answer.words, "a motivation")


def _ready_made(kind: str) -> list[Offer[str]]:
    """Offer the ready-made goals or motivations; their ids follow their table."""
    texts = printed("creation")[f"{kind}s"]
    return [
        Offer(Option(f"{kind}-{place}", shared("named", name=text)), text)
        for place, text in enumerate(texts, 1)
    ]
