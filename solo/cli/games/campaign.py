"""`solo play CAMPAIGN`: part after part, with the time between, in one chronicle."""

import shlex
from pathlib import Path

import click

from solo import shelf
from solo.campaigns import chronicles, written
from solo.campaigns.chronicles import Chronicle
from solo.campaigns.course import Wanderer
from solo.campaigns.written import Campaign
from solo.cli import options
from solo.cli.codes import FINE
from solo.cli.games import menu
from solo.cli.games.campaign_parts import Coming, Parts, found
from solo.cli.games.opening import Game
from solo.cli.games.playing import command, play_game
from solo.cli.games.wishes import Wishes
from solo.cli.words import words
from solo.errors import SoloError
from solo.late import lazy_imports
from solo.saves import Found
from solo.words import Words

with lazy_imports():
    from solo import terminal
    from solo.cli.games import workshop  # only a campaign needs it between its parts


def read(path: Path) -> Campaign:
    """Return a campaign.

    Raises:
        SoloError: It has mistakes, or one of its adventures is not there.
    """
    return written.read(path, shelf.find)


def play(wishes: Wishes, path: Path) -> int:
    """Play a campaign from its folder: go on with it, or begin anew.

    Raises:
        click.UsageError: What else was said makes no sense of a campaign.
    """
    _refuse_strange(wishes)
    campaign = read(path)
    chronicle = None if wishes.anew else _left(campaign, wishes)
    if chronicle is None:
        seed = "" if wishes.dice == "ask" else wishes.seed or options.new_seed()
        title = campaign.title
        chronicle = chronicles.begin(wishes.place, campaign.path, title, seed, wishes.language)
    return _Played(campaign, wishes, chronicle).run()


def resume(wishes: Wishes, chronicle: Chronicle) -> int:
    """Go on with a campaign, given its chronicle.

    Raises:
        SoloError: The campaign is not there any more, or has mistakes.
    """
    _refuse_strange(wishes)
    return _Played(found(chronicle), wishes, chronicle).run()


def _refuse_strange(wishes: Wishes) -> None:
    strange = {
        "--at": wishes.at is not None or bool(wishes.sets or wishes.effects),
        "--watch": wishes.watch,
        "--script": wishes.script is not None,
        "--record": wishes.record is not None,
        "--art-table": wishes.art_table is not None,
        "--dice with faces": wishes.dice not in (None, "ask"),
    }
    for option, given in strange.items():
        if given:
            raise click.UsageError(
                f"{option} is for one adventure; a campaign is played part by part"
            )


def _left(campaign: Campaign, wishes: Wishes) -> Chronicle | None:
    """Return the campaign that was left unfinished, if the player goes on with it."""
    found = chronicles.unfinished(wishes.place, campaign.path)
    if found is None or not wishes.talks:
        return None
    said = Words(campaign.entry.language)
    facts = {"title": found.title, "chapter": found.course.chapter}
    options.tell(said.say(words("campaign-left", **facts)))
    return found if menu.agreed(words("campaign-go-on"), said) else None


class _Played:
    """A campaign that is being played."""

    def __init__(self, campaign: Campaign, wishes: Wishes, chronicle: Chronicle) -> None:
        self._campaign = campaign
        self._wishes = wishes
        self._parts = Parts(campaign, wishes, chronicle, wishes.ask_face)
        self._words = Words(wishes.language or campaign.entry.language)
        self._say = self._words.say

    def run(self) -> int:
        """Play until the player leaves, or the campaign is over; return the exit code."""
        chronicle = self._parts.chronicle
        self._event("campaign_opened", title=self._campaign.title, seed=chronicle.seed)
        if not self._wishes.as_json and not chronicle.chapters:
            options.tell(self._campaign.title)
            if self._campaign.entry.summary:
                options.tell(f"\n{' '.join(self._campaign.entry.summary.split())}\n")
        code = FINE
        while True:
            game = self._game()
            if game is None:
                self._farewell()
                return code
            with game.journal:
                code = play_game(game, self._wishes)
                if not game.session.over:
                    self._leave()
                    return code
                self._close(game)
            if not self._between():
                self._farewell()
                return code

    # The parts

    def _game(self) -> Game | None:
        """Open the part that was left, or the next one; None when the campaign is over."""
        if self._parts.chronicle.save:
            return self._parts.resumed(self._consent)
        coming = self._parts.coming()
        if coming is None:
            return None
        self._tell_before(coming)
        game = self._parts.begin(coming)
        if not self._wishes.as_json:
            menu.announce(game.session.adventure)
        return game

    def _consent(self, rescue: SoloError) -> bool:
        options.say(options.worded(rescue), err=True)
        return self._wishes.salvage

    def _close(self, game: Game) -> None:
        """Take over what a part has left, now that it is over."""
        chapter = self._parts.close(game)
        course = self._parts.course
        self._event("part_ended", part=chapter.part, ending=chapter.ending,
                    deeds=dict(course.deeds), world=dict(course.world))  # fmt: skip

    # Between them

    def _between(self) -> bool:
        """Let heroes grow, and ask whether to go on; say whether the player does."""
        course = self._parts.course
        if not self._parts.makes_way():  # whoever does not go on has no use for what was learned
            self._parts.keep(course=course._replace(heroes=tuple(map(self._grown, course.heroes))))
        title = self._parts.next()
        if not title or not self._wishes.talks:
            return True
        return menu.agrees(words("campaign-next", title=title), self._words) is True

    def _grown(self, one: Wanderer) -> Wanderer:
        """Let a hero spend what was learned, where the player wants to."""
        system = self._parts.system
        chance = self._parts.chance(f"{self._parts.course.chapter}-{one.name}")
        session = workshop.growing(system, system.load(one.values), chance)
        wants = session is not None and self._wishes.talks
        question = words("campaign-grow", name=one.name)
        if session is None or not wants or not menu.agrees(question, self._words):
            return one
        terminal.run(session, mode=self._wishes.mode, until=workshop.finished, farewell=" ")
        if not workshop.finished(session):
            return one
        return one._replace(values=system.dump(session.state.sheet))

    def _tell_before(self, coming: Coming) -> None:
        """Tell what has happened since the part before: years, a death, the author's text."""
        course = coming.course
        self._event("part_opened", part=coming.part.id, chapter=course.chapter, year=course.year,
                    text=coming.text)  # fmt: skip
        if self._wishes.as_json:
            return
        for said in coming.passed:
            options.tell("\n" + self._say(said))
        if coming.text:
            options.tell("\n" + coming.text)
        options.say("")

    # Leaving

    def _leave(self) -> None:
        self._event("campaign_left", over=False)
        if not self._wishes.as_json:
            self._tell_way_on()

    def _tell_way_on(self) -> None:
        options.tell(self._say(words("campaign-kept")))
        options.say(command("play", self._wishes, "--resume", self._parts.chronicle.name))

    def _farewell(self) -> None:
        course = self._parts.course
        self._event("campaign_left", over=bool(course.over))
        if self._wishes.as_json:
            return
        if not course.over:
            self._tell_way_on()
            return
        options.tell("\n" + self._say(words("campaign-over", title=self._campaign.title)))
        for number, one in enumerate(self._parts.chronicle.chapters, 1):
            facts = {"title": one.title, "heroes": one.heroes, "ending": one.told or one.ending}
            options.tell(self._say(words("campaign-chapter", number=number, **facts)), "  ")
        options.tell(self._say(words("campaign-read")))
        where = self._wishes.saves
        elsewhere = f"--saves {shlex.quote(str(where))} " if where is not None else ""
        options.say(f"solo journal {elsewhere}{self._parts.chronicle.name}")

    # What is kept, and what programs are told

    def _event(self, name: str, **facts: object) -> None:
        if self._wishes.as_json:
            options.show_json({"event": name, "campaign": self._parts.chronicle.name, **facts})


def chronicle_of(found: Found, place: Path) -> Chronicle | None:
    """Return the chronicle whose current part a save is; None where it is none's, or an old one."""
    chronicle = chronicles.of_save(found.header, place)
    return chronicle if chronicle is not None and chronicle.save == found.name else None
