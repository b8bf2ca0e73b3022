"""Choices that a scene offers now, and whether one of them may be taken."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from solo.adventure.model import Choice, Input, Scene
from solo.dataclass import dataclass
from solo.engine.commands import Choose
from solo.engine.words import words as say
from solo.late import pattern
from solo.prose import cleaned
from solo.rules.core.outcome import Option
from solo.rules.core.protocols import Illegal

MOST_TYPED = 100  # characters that a player may type for a variable
_WHOLE = pattern(r"-?[0-9]{1,9}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Offer:
    """A choice of a scene made ready for play.

    Args:
        choice: As it is written.
        key: How it is remembered when it was taken.
        option: How it is shown, if its label is always the same.
        free: Whether it is always open.
        goto: The scene that it leads to, if it does nothing else.
        command: The command that takes it, with any words that it needs.
    """

    choice: Choice
    key: str
    option: Option | None
    free: bool
    goto: str
    command: Choose

    def shown(self, view: Mapping[str, object]) -> Option:
        """Return the option with its text in a view, since the text may change."""
        label = self.choice.label.render(view)
        typed = self.choice.input
        if typed is None:
            return Option(self.choice.id, label)
        prompt = "" if typed.prompt is None else typed.prompt.render(view)
        return Option(self.choice.id, label, asks=prompt.strip() or label)


Offers = Mapping[str, Offer]


def offers_of(scene: Scene) -> Offers:
    """Return what a scene may offer, by the choices' ids."""
    return {choice.id: _offer(choice, scene) for choice in scene.choices}


def _offer(choice: Choice, scene: Scene) -> Offer:
    same, body = choice.label.constant and choice.input is None, choice.body
    option = Option(choice.id, choice.label.render({})) if same else None
    free = choice.when is None and not choice.once and not choice.fallback
    busy = body.actions or body.text or body.check or body.cases
    goto = body.goto if isinstance(body.goto, str) and not busy else ""
    command = Choose(choice.id, "" if choice.input is None else choice.input.example)
    return Offer(choice, choice.key(scene.id), option, free, goto, command)


def same_always(offers: Offers) -> tuple[Option, ...] | None:
    """Return the options of a scene where all are open and read alike in every view, else None."""
    same = [offer.option for offer in offers.values() if offer.free and offer.option is not None]
    return tuple(same) if len(same) == len(offers) else None


def offered(
    offers: Offers, view: Mapping[str, Any], *, barred: bool = True
) -> list[tuple[Offer, str]]:
    """Return the choices offered in a view, each with the reason why it is barred, or nothing."""
    found: list[tuple[Offer, str]] = []
    last_resort: list[tuple[Offer, str]] = []
    is_open = False
    for offer in offers.values():
        choice = offer.choice
        if offer.free:
            pass
        elif choice.once and offer.key in view["taken"]:
            continue
        elif choice.when is not None and not choice.when.value(view):
            if barred and choice.barred is not None:
                found.append((offer, choice.barred.render(view)))
            continue
        elif choice.fallback:
            last_resort.append((offer, ""))
            continue
        is_open = True
        found.append((offer, ""))
    return found if is_open else found + last_resort


def typed(wanted: Input, words: str) -> str | int:
    """Return what a player typed, clean and on one line, as its variable holds it.

    Raises:
        Illegal: It is empty, too long, or no number where one is wanted.
    """
    text = " ".join(cleaned(words).split())
    if not text:
        raise Illegal(say("type-something"))
    if len(text) > MOST_TYPED:
        raise Illegal(say("too-long", most=MOST_TYPED))
    if not wanted.number:
        return text
    if not _WHOLE.fullmatch(text):
        raise Illegal(say("no-number", text=text[:20]))
    return int(text)


def any_open(
    offers: Offers, view: Mapping[str, object], draw: Callable[[int], int]
) -> Choose | None:
    """Return what takes an open choice, each as likely as the others; None if none is open.

    Choices are drawn until one is open; only the conditions of those that are drawn are read.

    Args:
        offers: What the scene may offer.
        view: What the conditions see.
        draw: Given a number, returns one from 0 to the number below it.
    """
    left = [*offers.values()]
    while left:
        place = draw(len(left))
        offer = left[place]
        if offer.free or is_open(offer, offers, view):
            return offer.command
        del left[place]
    return None


def is_open(offer: Offer, offers: Offers, view: Mapping[str, Any]) -> bool:
    """Say whether one of the choices of a scene may be taken."""
    if offer.free:
        return True
    choice = offer.choice
    if choice.once and offer.key in view["taken"]:
        return False
    if choice.when is not None and not choice.when.value(view):
        return False
    return not choice.fallback or any(
        other is offer for other, _ in offered(offers, view, barred=False)
    )


def open_choice(offers: Offers, option: str, view: Mapping[str, Any]) -> Offer:
    """Return a choice that may be taken now.

    Raises:
        Illegal: It is not there or not open; the text says why.
    """
    offer = offers.get(option)
    if offer is None:
        raise Illegal(say("no-choice", option=option))
    if is_open(offer, offers, view):
        return offer
    choice, key = offer.choice, offer.key
    taken = choice.once and key in view["taken"]
    if choice.barred is not None and not taken and not (choice.when and choice.when.value(view)):
        raise Illegal(choice.barred.render(view))
    raise Illegal(say("not-open", option=option))
