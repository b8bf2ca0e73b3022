"""`solo play CAMPAIGN`: part after part, with the time between, in one chronicle."""

import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import click

from solo import rules, shelf
from solo.adventure.loader import header_of, load
from solo.adventure.playing import rules_of
from solo.campaigns import chronicles, written
from solo.campaigns import course as course_of
from solo.campaigns.chapter import Chapter
from solo.campaigns.chronicles import Chronicle
from solo.campaigns.course import Course, Wanderer
from solo.campaigns.written import Campaign, Part
from solo.cli import menu, options
from solo.cli.codes import FINE
from solo.cli.opening import Game, Start, begin, go_on
from solo.cli.playing import command, play_game
from solo.cli.wishes import Wishes
from solo.cli.words import words
from solo.engine.chance import Asked, Chance, Seeded
from solo.engine.session import Session
from solo.errors import SaveError
from solo.late import late
from solo.rules.core.system import AnySystem
from solo.saves import Found
from solo.words import Message, Words


class _Setting(NamedTuple):
    """A part that is about to be played."""

    chronicle: Chronicle
    part: Part


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
    if not written.is_campaign(chronicle.folder):
        raise SaveError(
            f"{chronicle.path} is of the campaign at {chronicle.folder}, which is not there any "
            "more; put it back"
        )
    return _Played(read(chronicle.folder), wishes, chronicle).run()


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
    say = Words(campaign.entry.language).say
    options.tell(say(words("campaign-left", title=found.title, chapter=found.course.chapter)))
    return found if menu.agrees(say(words("campaign-go-on")) + " ") else None


class _Played:
    """A campaign that is being played."""

    def __init__(self, campaign: Campaign, wishes: Wishes, chronicle: Chronicle) -> None:
        self._campaign = campaign
        self._wishes = wishes
        self._chronicle = chronicle
        first = header_of(campaign.parts[0].path)
        self._system: AnySystem = rules.find(first.system)
        self._say = Words(wishes.language or campaign.entry.language).say

    def run(self) -> int:
        """Play until the player leaves, or the campaign is over; return the exit code."""
        self._event("campaign_opened", title=self._campaign.title, seed=self._chronicle.seed)
        if not self._wishes.as_json and not self._chronicle.chapters:
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
                    self._leave(game)
                    return code
                self._close(game)
            if not self._between():
                self._farewell()
                return code

    # The parts

    def _game(self) -> Game | None:
        """Open the part that was left, or the next one; None when the campaign is over."""
        chronicle = self._chronicle
        if chronicle.save:
            return self._resumed(chronicles.save_of(chronicle, chronicle.save))
        course, part = course_of.next_part(self._campaign, chronicle.course, self._system)
        self._kept(course=course)
        if part is None:
            return None
        self._tell_before(chronicle.course, course, part)
        game = begin(self._start(course, part))
        self._kept(save=game.journal.path.stem)
        if not self._wishes.as_json:
            menu.announce(game.session.adventure)
        return game

    def _start(self, course: Course, part: Part) -> Start:
        wishes, system = self._wishes, _system_of(part)
        chapter = Chapter(
            self._chronicle.name,
            part.id,
            course_of.heritage(self._campaign, course),
            course_of.guests(course, system),
            course.dead,
        )
        named = wishes.named if not course.heroes and course.chapter == 1 else ()
        language = self._chronicle.language
        return Start(part.path, self._chance(str(course.chapter)), wishes.place, named,
                     wishes.offers, None, wishes.shelf, language, chapter)  # fmt: skip

    def _chance(self, what: str) -> Chance:
        seed = self._chronicle.seed
        return Seeded(f"{seed}-{what}") if seed else Asked(self._wishes.ask_face)

    def _resumed(self, path: Path) -> Game:
        wishes = self._wishes

        def consent(rescue: str) -> bool:
            options.say(rescue, err=True)
            return wishes.salvage

        game = go_on(path, wishes.place, wishes.ask_face, consent)
        if game.journal.path.stem != self._chronicle.save:
            self._kept(save=game.journal.path.stem)
        return game

    def _close(self, game: Game) -> None:
        """Take over what a part has left, now that it is over."""
        session, before = game.session, self._chronicle
        course = course_of.after(self._campaign, before.course, session)
        part = self._campaign.parts[before.course.at]
        chapter = chronicles.Chapter(
            part.id,
            session.adventure.title,
            game.journal.path.stem,
            ", ".join(_names(session)),
            session.ending,
            _ended(session),
            before.course.year,
        )
        self._kept(course=course, save="", chapters=(*before.chapters, chapter))
        self._event("part_ended", part=part.id, ending=session.ending,
                    deeds=dict(course.deeds), world=dict(course.world))  # fmt: skip

    # Between them

    def _between(self) -> bool:
        """Let heroes grow, and ask whether to go on; say whether the player does."""
        course = self._chronicle.course
        grown = tuple(self._grown(one) for one in course.heroes)
        course = course._replace(heroes=grown)
        self._kept(course=course)
        _, part = course_of.next_part(self._campaign, course, self._system)
        if part is None or not self._wishes.talks:
            return True
        title = header_of(part.path).title
        question = self._say(words("campaign-next", title=title))
        return menu.agrees(question + " ") is True

    @late
    def _grown(self, one: Wanderer) -> Wanderer:
        """Let a hero spend what was learned, where the player wants to."""
        from solo import terminal
        from solo.cli import workshop  # here, since only a campaign needs it between its parts

        system = self._system
        chance = self._chance(f"{self._chronicle.course.chapter}-{one.name}")
        session = workshop.growing(system, system.load(one.values), chance)
        wants = session is not None and self._wishes.talks
        question = self._say(words("campaign-grow", name=one.name))
        if session is None or not wants or not menu.agrees(question + " "):
            return one
        terminal.run(session, mode=self._wishes.mode, until=workshop.finished, farewell=" ")
        if not workshop.finished(session):
            return one
        return one._replace(values=system.dump(session.state.sheet))

    def _tell_before(self, before: Course, course: Course, part: Part) -> None:
        """Tell what has happened since the part before: years, a death, the author's text."""
        text = ""
        if part.text is not None:
            self._campaign.language.refresh()
            text = part.text.render(course_of.seen(self._campaign, course))
        self._event("part_opened", part=part.id, chapter=course.chapter, year=course.year,
                    text=text)  # fmt: skip
        if self._wishes.as_json:
            return
        for said in self._passed(before, course):
            options.tell("\n" + self._say(said))
        if text:
            options.tell("\n" + text.strip())
        options.say("")

    def _passed(self, before: Course, course: Course) -> Iterator[Message]:
        if years := course.year - before.year:
            yield words("campaign-years", years=years)
        if course.chapter > 1 and not course.heroes:
            retired = bool(before.heroes)
            name = course.dead[-1] if course.dead else ""
            yield words("campaign-heir", name=name, retired=retired)

    # Leaving

    def _leave(self, game: Game) -> None:
        self._event("campaign_left", over=False)
        if not self._wishes.as_json:
            self._tell_way_on()

    def _tell_way_on(self) -> None:
        options.tell(self._say(words("campaign-kept")))
        options.say(command("play", self._wishes, "--resume", self._chronicle.name))

    def _farewell(self) -> None:
        course = self._chronicle.course
        self._event("campaign_left", over=bool(course.over))
        if self._wishes.as_json:
            return
        if not course.over:
            self._tell_way_on()
            return
        options.tell("\n" + self._say(words("campaign-over", title=self._campaign.title)))
        for number, one in enumerate(self._chronicle.chapters, 1):
            facts = {"title": one.title, "heroes": one.heroes, "ending": one.told or one.ending}
            options.tell(self._say(words("campaign-chapter", number=number, **facts)), "  ")
        options.tell(self._say(words("campaign-read")))
        where = self._wishes.saves
        elsewhere = f"--saves {shlex.quote(str(where))} " if where is not None else ""
        options.say(f"solo journal {elsewhere}{self._chronicle.name}")

    # What is kept, and what programs are told

    def _kept(self, **changes: object) -> None:
        self._chronicle = chronicles.keep(self._chronicle._replace(**changes))  # type: ignore[arg-type]

    def _event(self, name: str, **facts: object) -> None:
        if self._wishes.as_json:
            options.show_json({"event": name, "campaign": self._chronicle.name, **facts})


def chronicle_of(found: Found, place: Path) -> Chronicle | None:
    """Return the chronicle whose current part a save is; None where it is none's, or an old one."""
    chronicle = chronicles.of_save(found.header, place)
    return chronicle if chronicle is not None and chronicle.save == found.name else None


def _system_of(part: Part) -> AnySystem:
    adventure = load(part.path, cache=True)
    return rules_of(adventure)


def _names(session: Session) -> list[str]:
    sheet = session.state.sheet
    homes = () if sheet is None else session.system.home(sheet)
    return [str(session.system.view(one).get("name", "")) for one in homes]


def _ended(session: Session) -> str:
    """Return the title of the ending of a game, if it has one."""
    scene = session.adventure.scenes.get(session.ending)
    return scene.ending.title if scene is not None and scene.ending is not None else ""
