"""A hero of a data system as read and as shown; what notes, rolls and checks say."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from solo.late import lazy_imports
from solo.rules.core.heroes.pronouns import spoken_of
from solo.rules.core.outcome import Note, Outcome
from solo.rules.core.party import company
from solo.rules.core.shown.sheet_rows import Values, sections
from solo.rules.core.system_parts import Row, RuleEntry, Section, Words
from solo.rules.core.values.counted import Counted
from solo.rules.data_systems.book import Book
from solo.rules.data_systems.checks import BONUS, Rolled, is_number
from solo.rules.data_systems.clash import LOST, UNDECIDED, WON
from solo.rules.data_systems.model import Move, Offer, Roll
from solo.rules.data_systems.oracle import Question
from solo.rules.data_systems.sheet import Sheet
from solo.rules.data_systems.words import words
from solo.words import Message, Text

with lazy_imports():  # of which only who looks a rule up has need
    from solo.rules.data_systems import spoken

HIDDEN = ("kind", "text", "degree", "passed", "dice", "stat", "skill", "taken", "likelihood",
          "chance")  # fmt: skip
"""The facts of a roll that are no values of the file."""


def view(book: Book, sheet: Sheet) -> dict[str, object]:
    """Return what templates and conditions read as `hero`."""
    kinds = book.file.progress
    paths = {
        key: path.filled(kinds[path.kind].ticks)
        for key, path in sheet.progress.items()
        if path.kind in kinds
    }
    return {
        **spoken_of(sheet.pronouns),
        **book.scope(sheet),
        "name": sheet.name,
        "concept": sheet.concept,
        "roles": sheet.roles,
        "archetype": sheet.archetype,
        "conditions": tuple(sorted(sheet.conditions)),
        "progress": Counted(paths),
        "full": tuple(key for key, filled in paths.items() if filled == sheet.progress[key].boxes),
    }


def describe(book: Book, sheet: Sheet) -> tuple[Section, ...]:
    """Return the sheet as it is shown; parts with nothing in them are left out."""
    kind = book.shown(sheet.archetype) if sheet.archetype else ""
    parts: dict[str, Values] = {
        "hero": {"name": sheet.name, "concept": sheet.concept, "kind": kind},
        "tracks": {"track": track_rows(book, sheet)},
        "attributes": {"attribute": _rated(book, sheet.attributes)},
        "skills": {"skill": _rated(book, sheet.skills)},
        "conditions": {"condition": _conditions(book, sheet)},
        "progress": {"path": _paths(book, sheet)},
    }
    return sections(words, parts)


def track_rows(book: Book, sheet: Sheet) -> tuple[Row, ...]:
    """Return the tracks as rows; those that can run out have a gauge."""
    rows, tops = [], book.tops(sheet)
    for name, track in book.file.all_tracks.items():
        now, least, most = sheet.tracks.get(name, 0), track.range[0], tops[name]
        gauge = (now, most) if least == 0 and most <= 30 else None
        value = f"{now}/{most}" if least == 0 else f"{now:+d}" if least < 0 else str(now)
        rows.append(Row(book.shown(name), value, "", gauge))
    return tuple(rows)


def _rated(book: Book, rated: Mapping[str, int]) -> Iterator[Row]:
    return (Row(book.shown(name), str(value)) for name, value in rated.items())


def _conditions(book: Book, sheet: Sheet) -> Iterator[Row]:
    for name in sorted(sheet.conditions):
        yield Row(book.shown(name), book.file.conditions.get(name) or words("marked-so"))


def _paths(book: Book, sheet: Sheet) -> Iterator[Row]:
    for path in sheet.progress.values():
        kind = book.file.progress.get(path.kind)
        filled = path.filled(kind.ticks) if kind else 0
        yield Row(path.title, f"{filled}/{path.boxes}", "", (filled, path.boxes))


def phrase(note: Note) -> Text:
    """Say a note in one plain sentence."""
    if note.code in company.CODES:
        return company.phrased(note, phrase)
    if note.code == "told":
        return str(note.facts["text"])
    if note.code == "thrown":
        return words("thrown", **{**note.facts, "dice": _fell(note.facts["dice"])})
    return words(note.code, **note.facts)  # its codes are those of `changes` and `making`


def put(book: Book, value: object, sheet: Sheet) -> Text:
    """Say what a check asks, before it is rolled."""
    if isinstance(value, Question):
        return words("asked", likelihood=value.likelihood, dice=_dice(value.plan.roll))
    if not isinstance(value, Rolled):
        return ""
    scope = value.scope(sheet)
    parts: tuple[Text, ...] = tuple(
        words("part", name=book.shown(name), now=scope[field])
        for field in ("stat", "skill")
        if (name := value.told(field))
    )
    parts += tuple(_beside(book, value, scope))
    thrown = value.plan.throws(scope)
    dice = tuple(
        f"{many}d{sides}" if one.formulas else one.text
        for one, (_, many, sides) in zip(value.plan.roll.dice.values(), thrown, strict=True)
    )
    return words("asks", check=value.purpose or book.shown(value.plan.word), parts=parts, dice=dice)


def _beside(book: Book, value: Rolled, scope: Mapping[str, object]) -> Iterator[Text]:
    """Yield what a check is told that is not as usual: a bonus, how hard it is, help."""
    if value.plan.roll.on and not is_number(on := value.told("on")):
        yield on.replace("-", " ").replace("_", " ")
    if bonus := getattr(value, BONUS, 0):
        yield words("counted", name=book.shown(BONUS), number=bonus)
    for name, one in value.plan.roll.modifiers.items():
        told = getattr(value, name)
        if one.words and told != one.usually:
            yield words("part", name=book.shown(name), now=scope[name])
        elif one.range is not None and told:
            yield words("part", name=book.shown(name), now=told)
        elif told is True:
            yield book.shown(name)


def _fell(dice: Mapping[str, Sequence[int]]) -> tuple[Message, ...]:
    return tuple(words("fell", name=name, faces=tuple(fall)) for name, fall in dice.items())


def _dice(roll: Roll) -> tuple[str, ...]:
    return tuple(dice.text for dice in roll.dice.values())


def explain(book: Book, outcome: Outcome) -> tuple[Text, ...]:
    """Explain a roll line by line: how it fell, then the dice and what was made of them."""
    facts = outcome.facts
    if "dice" not in facts:
        return (words("came-to", degree=_end(book, outcome.label)),) if facts else ()
    asked = facts["kind"] == "question"
    degree = words("answered", answer=outcome.label) if asked else book.shown(outcome.label)
    lines: list[Text] = [
        words("rolled", degree=degree, dice=_fell(book.fell(facts["kind"], facts["dice"], facts)))
    ]
    made = tuple(
        words("part", name=book.shown(name), now=value)
        for name, value in facts.items()
        if name not in HIDDEN and isinstance(value, int)
    )
    if made:
        lines.append(words("worked-out", parts=made))
    if facts.get("text"):
        lines.append(str(facts["text"]))
    if facts.get("taken"):
        lines.append(words("with-offers", taken=tuple(map(book.shown, facts["taken"]))))
    if outcome.triggers:
        lines.append(words("on-top", triggers=tuple(map(book.shown, outcome.triggers))))
    return tuple(lines)


def _end(book: Book, label: str) -> Text:
    """Return how a clash ended, in the words of the file or else of the player."""
    known = label in (WON, LOST, UNDECIDED) and label not in book.file.words
    return words(f"end-{label}") if known else book.shown(label)


def rules(book: Book) -> tuple[RuleEntry, ...]:
    """Return the checks and moves of a file as rules that can be looked up."""
    return tuple(
        RuleEntry(
            word,
            book.shown(word),
            text,
            (f"{book.file.name}:{word.replace(' ', '-')}",),
            (word, *others),
        )
        for word, text, others in _rules(book)
    )


def _rules(book: Book) -> Iterator[tuple[str, Text, Iterable[str]]]:
    """Yield the rules of a file: the word of each, its text, and by what else it is found."""
    file = book.file
    for word, roll in file.rolls.items():
        yield word, _rule(book, roll), roll.degrees
    for word, move in file.moves.items():
        yield word, _move(book, move), (move.roll,)
    for name, track in file.all_tracks.items():
        least, most = track.range
        facts = {"means": track.means, "least": least, "most": most, "falls": track.fallen}
        yield name, words("track-rule", **facts), ()
    for name, about in file.conditions.items():
        yield name, about, ()


def _rule(book: Book, roll: Roll) -> Message:
    dice = tuple(
        words("named-dice", name=spoken.made(name), dice=spoken.dice(book, one))
        for name, one in roll.dice.items()
    )
    values = tuple(
        words("named-value", name=spoken.made(name), formula=spoken.formula(book, one.text))
        for name, one in (*roll.first.items(), *roll.worked_out.items())
    )
    degrees = tuple(
        words(
            "degree",
            label=book.shown(label),
            when="" if one.when is None else spoken.condition(book, one.when.text),
            does=spoken.written(book, one.then),
        )
        for label, one in roll.degrees.items()
    )
    besides = tuple(
        words("degree", label=book.shown(name), when=spoken.condition(book, one.text), does=())
        for name, one in roll.on_top.items()
    )
    offers = tuple(
        _offered(book, name, one) for name, one in (*roll.before.items(), *roll.after.items())
    )
    told = tuple(
        words(
            "may-be-told",
            name=book.shown(name),
            words=tuple(words("part", name=word, now=now) for word, now in one.words.items()),
            usual=one.usually if one.words else "",
            means=one.means.rstrip("."),
        )
        for name, one in roll.modifiers.items()
    )
    passes = tuple(book.shown(label) for label, one in roll.degrees.items() if one.count > 0)
    read = {"dice": dice, "values": values, "degrees": degrees, "passes": passes}
    return words("rule", about=roll.about, **read, besides=besides, offers=offers, told=told)


def _offered(book: Book, name: str, one: Offer) -> Message:
    when = "" if one.when is None else spoken.condition(book, one.when.text)
    again = tuple(
        words("again", name=book.shown(part.dice), which=part.which) for part in one.reroll
    )
    facts = {"cost": spoken.written(book, one.cost), "when": when, "again": again}
    return words("offer-rule", name=book.shown(name), text=one.text, **facts)


def _move(book: Book, move: Move) -> Message:
    given = tuple(
        words("part", name=book.shown(name), now=book.shown(text))
        for name, text in move.set.items()
    )
    degrees = tuple(
        words("meaning", label=book.shown(label), does=does)
        for label, one in move.degrees.items()
        if (does := (*filter(None, [one.text.rstrip(".")]), *spoken.written(book, one.then)))
    )
    facts = {"check": book.shown(move.roll), "set": given, "degrees": degrees}
    return words("move-rule", about=move.when, **facts)


def vocabulary(book: Book) -> Mapping[str, Words]:
    """Return what conditions may ask of a hero: names, and numbers with their ranges."""
    file = book.file
    kinds = file.making.archetypes if file.making is not None else ()
    rated = {**file.attributes, **file.skills}
    spans = {name: one.range for name, one in rated.items()}
    spans |= {name: one.range for name, one in file.all_tracks.items()}
    words_of = {name: Words(span=span) for name, span in spans.items()}
    if file.progress:  # what an adventure has begun is there by its id
        words_of |= {"progress": Words(), "full": Words()}
    return {**words_of, "conditions": Words((*file.conditions,)), "archetype": Words((*kinds,))}
