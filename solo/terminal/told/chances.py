"""Chances as they are told: of what can be chosen, and of plain dice."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from solo.engine.session import Session
from solo.terminal import wording
from solo.terminal.shown import Shown
from solo.terminal.told import render
from solo.terminal.told.strips import drawn, named
from solo.terminal.typed import open_options, typed_names
from solo.terminal.typed.matching import by_number, exactly, meant, numbered
from solo.terminal.typed.readings import shortened
from solo.terminal.window.blocks import Block, Span, emphasised, heading, line, marked
from solo.terminal.window.clean import capital, clean_line, sentence
from solo.terminal.window.wrap import as_row, cells
from solo.view import asked, heroes
from solo.view.parts import Odds, like_dice, most_again, odds_strip, spread
from solo.words import Text

if TYPE_CHECKING:
    from solo.view.parts import Notation

Blocks = tuple[Block, ...]
_WIDEST = 12  # cells of an answer
Tell = Callable[..., str]
"""Says a sentence of the prompt's, by its code and facts."""


def odds(typed: str, session: Session, spoken: bool) -> Blocks:
    """Tell the chances of what can be chosen, of one choice, or of dice such as `2d20kl1`."""
    options = open_options.options(session)
    if typed and not typed.isdecimal() and like_dice(typed) and _pointed(typed, options) is None:
        return _odds_of_dice(typed, session, spoken)
    at_table = session.adventure.open and heroes.there(session)
    if at_table and "?" in typed:
        return _odds_of_question(typed, session, spoken)
    if typed and not options and at_table:
        return _odds_of_check(typed, session, spoken)
    if not options:
        return render.remark(wording.tell(session, "odds-nothing"))
    if not typed:
        return _all_odds(options, session)
    option = _pointed(typed, options)
    if option is None:
        return render.remark(wording.tell(session, "no-choice", typed=shortened(typed)))
    return (marked(option.text, "strong"), *_odds_of(option, session, spoken))


def _odds_of_check(words: str, session: Session, spoken: bool) -> Blocks:
    """Tell the chances of what `check` of a table would roll."""
    try:
        found = asked.odds_of_check(session, typed_names.in_rules(words, session))
    except asked.NotAsked as refused:
        return _refused(refused, session)
    return (marked(clean_line(words), "strong"), *_told(found, spoken, session))


def _refused(refused: asked.NotAsked, session: Session) -> Blocks:
    return render.remark(sentence(clean_line(wording.words(session).say(refused.reason))))


def _odds_of_question(words: str, session: Session, spoken: bool) -> Blocks:
    """Tell how likely each answer of a question is, before it is asked: `is it dark? likely`."""
    try:
        found = asked.odds_of_question(session, words)
    except asked.NotAsked as refused:
        return _refused(refused, session)
    facts = {"word": found.likelihood, "percent": found.percent}
    told = wording.tell(session, "odds-question", question=clean_line(found.text), **facts)
    rows = [
        as_row(
            wording.tell(session, "odds-answer", answer=answer.replace(", ", "-")),
            wording.tell(session, "percent-exactly", whole=round(100 * share), tenth=""),
            _WIDEST,
        )
        for answer, share in found.answers.items()
    ]
    return (marked(told, "strong"), *rows)


def _odds_of_dice(text: str, session: Session, spoken: bool) -> Blocks:
    """Tell how likely each total or number of successes of plain dice is, roll by roll."""
    try:
        rolls = asked.ways_of_dice(session, text)
    except asked.NotAsked as refused:
        return _refused(refused, session)
    blocks: list[Block] = []
    for dice, found in rolls:
        blocks += _odds_of_roll(dice, found, spoken and len(rolls) == 1, session)
    return tuple(blocks)


def _odds_of_roll(
    dice: "Notation", found: Mapping[int, int], alone: bool, session: Session
) -> Blocks:
    """Tell the chances of one roll; `alone` is one that need not be named."""
    whole = sum(found.values())
    tell = partial(wording.tell, session)
    shown = [
        (
            tell("dice-successes", count=row.result)
            if dice.sign
            else tell("dice-result", result=row.result, beyond=row.beyond),
            _percent(row.ways, whole, tell),
        )
        for row in spread(found)
    ]
    told = [line(f"{label}: {chance}", tight=True) for label, chance in shown]
    if not alone:
        widest = max(cells(label) for label, _ in shown)
        name = tell("dice-odds", dice=dice.text, label=clean_line(dice.label), times=dice.times)
        told = [marked(name, "strong"), *(as_row(a, f"{b:>6}", widest) for a, b in shown)]
    if dice.stopped:
        told.append(line(tell("dice-stopped", most=most_again(), one_in=int(1 / dice.stopped))))
    return tuple(told)


def _pointed(words: str, options: Sequence[Shown]) -> Shown | None:
    """Return the option meant by a number or words."""
    if words.isdecimal() and len(words) < 9:
        return by_number(int(words), options)
    found = meant(words, options)
    return exactly(words, options) or (found[0] if len(found) == 1 else None)


def _all_odds(options: Sequence[Shown], session: Session) -> Blocks:
    blocks = []
    for number, option in numbered(options):
        if number is not None:
            found, reason = _found_odds(option, session)
            said = _in_short(found, number, session) if found else reason
            spans = (*emphasised(f"{option.text}: "), Span(said, "strong"))
            blocks.append(Block(spans, f"{number:>2}. ", tight=True, lead_style="number"))
    return (heading(wording.tell(session, "chances")), *blocks)


def _in_short(found: Odds, number: int, session: Session) -> str:
    tell = partial(wording.tell, session)
    if found.by_label:
        naming = wording.naming(session)
        labels = [(naming(label), ways) for label, ways in found.labels.items() if ways]
        return ", ".join(f"{label} {_percent(ways, found.total, tell)}" for label, ways in labels)
    if found.graded and any(found.counts):
        return tell("for-success", percent=_percent(_good(found), found.total, tell))
    return tell("no-success-or-failure", number=number)


def _odds_of(option: Shown, session: Session, spoken: bool) -> Blocks:
    found, reason = _found_odds(option, session)
    if found is None:
        return (line(sentence(reason), tight=True),)
    return _told(found, spoken, session)


def _told(found: Odds, spoken: bool, session: Session) -> Blocks:
    """Tell exact chances, drawn and row by row."""
    # Where a roll has no degrees, its words say more than `1 success`; and so do words that have
    # the number in them, where that is no merit: `9 damage`, `2 harmed`.
    naming = wording.naming(session)
    numbered_labels = not found.graded and any(label[:1].isdecimal() for label in found.labels)
    in_words = found.by_label or numbered_labels or _ONE.issuperset(found.counts)
    tell = partial(wording.tell, session)
    rows = _labels(found, naming) if in_words else _counts(found, tell)
    chances = [(label, _percent(ways, found.total, tell)) for label, ways in rows if ways]
    if found.graded and any(found.counts) and len(chances) > 2 and not found.by_label:
        chances.append((tell("in-all"), _percent(_good(found), found.total, tell)))
    harm = (line(wording.words(session).say(found.harm), tight=True),) if found.harm else ()
    if spoken:
        told = (line(f"{label}: {chance}", tight=True) for label, chance in chances)
        return (*told, *harm)
    widest = max(cells(label) for label, _ in chances)
    rows_drawn = (as_row(label, f"{chance:>6}", widest) for label, chance in chances)
    return (drawn(named(odds_strip(found), naming)), *rows_drawn, *harm)


def _found_odds(option: Shown, session: Session) -> tuple[Odds | None, str]:
    """Return the odds of an option's check, or why there are none."""
    try:
        found = asked.odds_of_option(session, option.id)
    except asked.NotAsked as refused:
        return None, clean_line(wording.words(session).say(refused.reason))
    return found, "" if found else wording.tell(session, "no-roll")


_ONE = frozenset({"1s", "1f", ""})


def _labels(found: Odds, naming: Callable[[Text], str]) -> list[tuple[str, int]]:
    said = ((naming(label), ways) for label, ways in found.labels.items())
    return [(capital(label), ways) for label, ways in said]


def _counts(found: Odds, tell: Tell) -> list[tuple[str, int]]:
    if not found.graded:
        return [(tell("a-face", face=key[:-1]), ways) for key, ways in found.counts.items()]
    rows = [(_signed(key), ways) for key, ways in found.counts.items()]
    if len(rows) <= _MOST_ROWS:
        return [(tell("count", count=count), ways) for count, ways in rows]
    kept: dict[int, int] = {}
    for count, ways in rows:
        within = max(-_FAR, min(_FAR, count))
        kept[within] = kept.get(within, 0) + ways
    return [
        (tell("count-or-more" if abs(count) == _FAR else "count", count=count), ways)
        for count, ways in kept.items()
    ]


_MOST_ROWS, _FAR = 12, 5
"""Counts that are listed each; of more, those so far from none or farther are one row."""


def _signed(key: str) -> int:
    """Return a count as a number: `3s` as 3, `2f` as -2."""
    return int(key[:-1] or 0) * (-1 if key.endswith("f") else 1)


def _good(found: Odds) -> int:
    return sum(ways for key, ways in found.counts.items() if key.endswith("s"))


def _percent(ways: int, total: int, tell: Tell) -> str:
    if not total:
        return tell("never")
    whole, _, tenth = f"{ways * 100 / total:.1f}".partition(".")
    return tell("percent-exactly", whole=whole, tenth=tenth if ways * 100 % total else "")
