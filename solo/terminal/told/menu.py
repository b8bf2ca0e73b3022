"""The options of a menu as lines: their numbers, their chances, and the words to type for them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from solo.engine.session import Session
from solo.terminal import wording
from solo.terminal.shown import Shown
from solo.terminal.told import fight_status
from solo.terminal.told.folding import WAYS
from solo.terminal.typed import open_options
from solo.terminal.typed.defaults import default
from solo.terminal.typed.matching import numbered
from solo.terminal.window.blocks import Block, Span, emphasised, line
from solo.terminal.window.clean import fold, sentence
from solo.terminal.window.wrap import cells
from solo.terminal.words import words
from solo.view.chances import Ways, in_turns
from solo.view.chances import chances as chances_of
from solo.view.chances import ways as ways_of
from solo.view.parts import WHOSE, Odds
from solo.words import Text

SHORT = 40
"""Cells of an option of a fight that may share its line with another."""
Blocks = tuple[Block, ...]


def options(session: Session, *, whole: bool) -> Blocks:
    """Return what can be chosen now.

    `whole` repeats what may be decided about a roll of a fight, and what is still barred.
    """
    chosen = default(session)
    usual = getattr(chosen, "option", None)
    chances = chances_of(session)
    ways = ways_of(session, chances)
    odds = {one: _chances(f, ways.get(one, {}), session) for one, f in _once(chances).items()}
    told = frozenset() if whole else fight_status.barred_before(session)
    shown = [one for one in numbered(open_options.options(session)) if one[1] not in told]
    blocks = [_option(n, o, odds.get(o.id, ()), session, usual=o.id == usual) for n, o in shown]
    if not blocks:
        return ()
    if in_turns(session):
        blocks = [
            block if option.id in odds else beside(block)
            for block, (_, option) in zip(blocks, shown, strict=True)
        ]
    hints = _to_decide(session, ways) if whole or not fight_status.told_before(session) else ()
    return (blocks[0]._replace(tight=False), *blocks[1:], *_to_look(session), *hints)


def _once(chances: Mapping[str, Odds]) -> Mapping[str, Odds]:
    """Leave out the words that say what a chance is of, if the chance before has the same."""
    found: dict[str, Odds] = {}
    before: Text = ""
    for option, odds in chances.items():
        found[option] = replace(odds, meaning="") if odds.meaning == before else odds
        before = odds.meaning
    return found


def _chances(plain: Odds, ways: Mapping[str, Odds], session: Session) -> tuple[Span, ...]:
    """Say the chances of the roll of an option, and those with each decision about it."""
    percent, meaning = plain.percent(plain.succeeding), plain.meaning
    alone = Span(wording.tell(session, "option-chance", percent=percent, meaning=meaning), "strong")
    better = [
        words("way-chance", word=word, percent=odds.percent(odds.succeeding))
        for word, odds in ways.items()
    ]
    return (
        (alone, Span(wording.tell(session, "with-ways", ways=better), WAYS)) if ways else (alone,)
    )


def _option(
    number: int | None, option: Shown, chance: Sequence[Span], session: Session, *, usual: bool
) -> Block:
    if number is None:
        reason = sentence(option.reason)
        said = wording.tell(session, "barred", option=option.text, reason=reason)
        barred = emphasised(said, "barred")
        return Block(tuple(barred), " -  ", tight=True, lead_style="barred")
    spans = [*emphasised(option.text, "option"), *chance]
    if session.interpreter.ends(session.state, option.id):
        spans.append(Span(f" ({wording.tell(session, 'ends-story')})", "remark"))
    hint = option.word if _worth_telling(option.word, option.text) else ""
    enter = wording.tell(session, "enter") if usual else ""
    if typed := ", ".join(filter(None, (hint, enter))):
        spans.append(Span(f" ({typed})", "hint"))
    lead = f"{number:>2}. "
    return Block(tuple(spans), lead, tight=True, lead_style="number", own=option.own)


def beside(block: Block) -> Block:
    """Let an option share its line with others, if it is short."""
    return block._replace(short=block.lead_style != "barred" and cells(block.text) <= SHORT)


def _worth_telling(hint: str, text: str) -> bool:
    """Say whether a hint is a word to type that the text of its option lacks."""
    one_word = not {" ", "-", "_"} & {*hint}  # what is longer is an id, or no shorter
    return one_word and fold(hint) not in fold(text)


def _to_look(session: Session) -> Blocks:
    """Say how to look at the heroes before one is chosen."""
    if not open_options.gathers(session) or session.status() != WHOSE:
        return ()
    return (line(wording.tell(session, "who-is-first"), "hint"),)


def _to_decide(session: Session, ways: Ways) -> Blocks:
    """Say how a roll of a fight is decided about, by the first action that leads to one."""
    for number, option in numbered(open_options.options(session)):
        for word in ways.get(option.id, ()):
            return (line(wording.tell(session, "to-decide", number=number, word=word), "hint"),)
    return ()
