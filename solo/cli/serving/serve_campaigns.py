"""Campaigns at a page: part after part, in the chronicles that the terminal keeps too."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from solo import listing, shelf
from solo import saves as kept
from solo.campaigns import chronicles, written
from solo.campaigns.chronicles import Chronicle
from solo.cli.games.campaign_parts import Coming, Parts, found
from solo.cli.games.opening import Ask, Consent, Game
from solo.cli.games.wishes import Wishes
from solo.errors import SoloError
from solo.listing import Saved
from solo.shelf import Cover
from solo.web.house import Opened

Open = Callable[[Game], Opened]


class Campaigns:
    """The campaigns of this user.

    Args:
        wishes: Where saves and heroes are.
        opened: Returns a game as a page opens it.
        ask: Answers for a player's own dice.
        own: Campaigns that are on no shelf.
    """

    def __init__(self, wishes: Wishes, opened: Open, ask: Ask, own: Sequence[Path] = ()) -> None:
        self._own = own
        self._wishes = wishes
        self._open = opened
        self._ask = ask

    def covers(self) -> Mapping[str, Cover]:
        """Return the covers of the campaigns, by their ids."""
        every = map(shelf.cover, (*shelf.campaigns(), *shelf.installed_campaigns(), *self._own))
        return {one.id: one for one in every}

    def waiting(self) -> Iterator[tuple[Chronicle, Saved]]:
        """Yield the chronicles that stand between two parts, with the save of the one before."""
        place = self._wishes.place
        begun = [one for one in chronicles.listed(place) if one.saves and not one.course.over]
        listed = {saved.path: saved for saved in listing.latest(place)} if begun else {}
        for one in begun:
            saved = listed.get(chronicles.save_of(one, one.saves[-1]))
            if saved is not None and saved.ended and not saved.busy:
                yield one, saved

    def begin(self, cover: Cover, seed: str, language: str) -> Opened:
        """Begin a campaign with its first part; without a seed dice are the player's own.

        Raises:
            SoloError: It can't be played.
        """
        campaign = written.read(cover.path, shelf.find)
        chronicle = chronicles.begin(
            self._wishes.place, campaign.path, campaign.title, seed, language
        )
        return self._next(Parts(campaign, self._wishes, chronicle, self._ask))

    def go_on(self, save: str, consent: Consent) -> Opened | None:
        """Go on with a part, or with the campaign that stands before its next; None for neither.

        Args:
            save: The name of a save, or of a chronicle between two parts.
            consent: Told what is wrong with the save; whether to go on all the same.

        Raises:
            SoloError: It can't be used.
        """
        parts = self._parts(save)
        if parts is None:
            return None
        if parts.chronicle.save == save:
            return self._part(parts, parts.resumed(consent))
        return self._onward(parts, consent) if parts.chronicle.name == save else None

    def next(self, save: str, consent: Consent) -> Opened:
        """Go on with what comes after a part that is over.

        Raises:
            KeyError: Nothing does.
            SoloError: It can't be used.
        """
        parts = self._parts(save)
        if parts is None:
            raise KeyError(save)
        return self._onward(parts, consent)

    def _onward(self, parts: Parts, consent: Consent) -> Opened:
        """Go on with the part that is being played, or with the next where that is over."""
        if parts.chronicle.save:
            game = parts.resumed(consent)
            if not game.session.over:
                return self._part(parts, game)
            game.journal.close()
            parts.close(game)
        return self._next(parts)

    def _parts(self, save: str) -> Parts | None:
        place = self._wishes.place
        path = place / (Path(save).name + kept.SUFFIX)
        named = place / (Path(save).name + chronicles.SUFFIX)
        if path.is_file():
            chronicle = chronicles.of_save(kept.look(path).header, place)
        else:
            chronicle = chronicles.read(named) if named.is_file() else None
        if chronicle is None:
            return None
        return Parts(found(chronicle), self._wishes, chronicle, self._ask)

    def _next(self, parts: Parts) -> Opened:
        coming = parts.coming()
        if coming is None:
            raise KeyError(parts.chronicle.name)
        game = parts.begin(coming)
        return self._part(parts, game, _before(parts, coming))

    def _part(self, parts: Parts, game: Game, before: tuple[str, ...] = ()) -> Opened:
        opened = self._open(game)

        def close() -> None:
            """Take over what a part that is over has left; another is kept, though it is new."""
            if game.marker is not None:
                game.marker.keep()
            game.journal.close()
            if game.session.over and parts.chronicle.save == game.journal.path.stem:
                parts.close(game)

        def goes_on() -> str:
            """Return what comes next; nothing where that can't be read now."""
            with suppress(SoloError):
                return parts.after(game.session)
            return ""

        return opened._replace(close=close, goes_on=goes_on, before=before)


def _before(parts: Parts, coming: Coming) -> tuple[str, ...]:
    """Return what is told before a part, and of the campaign before the first."""
    campaign, chronicle = parts.campaign, parts.chronicle
    first = (campaign.title, campaign.entry.summary) if not chronicle.chapters else ()
    told = (" ".join(one.split()) for one in first if one.strip())
    return (*told, *parts.told_before(coming))
