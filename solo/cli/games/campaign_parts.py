"""The parts of a campaign that is played: one after another, in one chronicle on disk.

Whoever plays it, at a prompt or at a page, opens and closes its parts here. What heroes do with
what they have learned in between is asked elsewhere.
"""

from collections.abc import Iterator

from solo import rules, shelf
from solo.adventure.loader import header_of, load
from solo.adventure.playing import rules_of
from solo.campaigns import chronicles, written
from solo.campaigns import course as course_of
from solo.campaigns.chapter import Chapter
from solo.campaigns.chronicles import Chronicle
from solo.campaigns.course import Course
from solo.campaigns.written import Campaign, Part
from solo.cli.games import newcomers
from solo.cli.games.opening import Ask, Consent, Game, Start, begin, go_on
from solo.cli.games.wishes import Wishes
from solo.cli.words import words
from solo.engine.chance import Asked, Chance, Seeded
from solo.engine.session import Session
from solo.errors import SaveError
from solo.namedtuple import NamedTuple
from solo.rules.core.system import AnySystem
from solo.words import Message, Words


class Coming(NamedTuple):
    """A part that is about to be played."""

    course: Course  # where the campaign stands as it begins
    part: Part  # the part
    passed: tuple[Message, ...]  # what has come about since the part before: years, an heir
    text: str  # what its author tells before it


class Parts:
    """The parts of a campaign that is being played."""

    def __init__(self, campaign: Campaign, wishes: Wishes, chronicle: Chronicle, ask: Ask) -> None:
        self.campaign = campaign
        self.chronicle = chronicle
        self.system: AnySystem = rules.find(header_of(campaign.parts[0].path).system)
        self._wishes = wishes
        self._ask = ask

    @property
    def course(self) -> Course:
        """Where it stands."""
        return self.chronicle.course

    def next(self, course: Course | None = None) -> str:
        """Return the title of the part that comes next; nothing if it is over."""
        _, part = course_of.next_part(self.campaign, course or self.course, self.system)
        return "" if part is None else header_of(part.path).title

    def makes_way(self) -> bool:
        """Say whether years pass before the next part that are too many for the heroes."""
        course, part = course_of.next_part(self.campaign, self.course, self.system)
        return part is not None and not course.heroes

    def after(self, session: Session) -> str:
        """Return the title of what comes after the part that is played, once that is over."""
        return self.next(course_of.after(self.campaign, self.course, session))

    def coming(self) -> Coming | None:
        """Return the part that comes next; None when the campaign is over."""
        before = self.course
        course, part = course_of.next_part(self.campaign, before, self.system)
        if part is None:
            self.keep(course=course)
            return None
        text = ""
        if part.text is not None:
            self.campaign.language.refresh()
            text = part.text.render(course_of.seen(self.campaign, course)).strip()
        return Coming(course, part, tuple(_passed(before, course)), text)

    def told_before(self, coming: Coming) -> tuple[str, ...]:
        """Return what is told before a part, paragraph by paragraph."""
        say = Words(self.chronicle.language or self.campaign.entry.language).say
        told = (*map(say, coming.passed), *coming.text.split("\n\n"))
        return tuple(" ".join(one.split()) for one in told if one.strip())

    def begin(self, coming: Coming) -> Game:
        """Begin a part; its game is on disk when this returns, and only then the years are over."""
        course, part = coming.course, coming.part
        chapter = Chapter(
            self.chronicle.name,
            part.id,
            course_of.heritage(self.campaign, course),
            course_of.guests(course, rules_of(load(part.path, cache=True))),
            course.dead,
            self.told_before(coming),
            self.campaign.title,
        )
        wishes, language = self._wishes, self.chronicle.language
        named = wishes.named if not course.heroes and course.chapter == 1 else ()
        offers = newcomers.offers(wishes, part.path)
        start = Start(part.path, self.chance(str(course.chapter)), wishes.place, named,
                      offers, None, wishes.shelf, language, chapter)  # fmt: skip
        game = begin(start)
        self.keep(course=course, save=game.journal.path.stem)
        return game

    def resumed(self, consent: Consent) -> Game:
        """Go on with the part that was left."""
        path = chronicles.save_of(self.chronicle, self.chronicle.save)
        game = go_on(path, self._wishes.place, self._ask, consent)
        if game.journal.path.stem != self.chronicle.save:
            self.keep(save=game.journal.path.stem)
        return game

    def close(self, game: Game) -> chronicles.Chapter:
        """Take over what a part has left, now that it is over."""
        session, before = game.session, self.course
        chapter = chronicles.Chapter(
            self.campaign.parts[before.at].id,
            session.adventure.title,
            game.journal.path.stem,
            ", ".join(_names(session)),
            session.ending,
            _ended(session),
            before.year,
        )
        course = course_of.after(self.campaign, before, session)
        ended, part = course_of.next_part(self.campaign, course, self.system)
        if part is None:
            course = ended
        self.keep(course=course, save="", chapters=(*self.chronicle.chapters, chapter))
        return chapter

    def chance(self, what: str) -> Chance:
        """Return the dice of a part, or of what comes between two."""
        seed = self.chronicle.seed
        return Seeded(f"{seed}-{what}") if seed else Asked(self._ask)

    def keep(self, **changes: object) -> None:
        """Put where it stands now on disk."""
        self.chronicle = chronicles.keep(self.chronicle._replace(**changes))  # type: ignore[arg-type]


def found(chronicle: Chronicle) -> Campaign:
    """Return the campaign of a chronicle.

    Raises:
        SoloError: It is not there any more, or has mistakes.
    """
    if not written.is_campaign(chronicle.folder):
        raise SaveError(
            f"{chronicle.path} is of the campaign at {chronicle.folder}, which is not there any "
            "more; put it back"
        )
    return written.read(chronicle.folder, shelf.find)


def _passed(before: Course, course: Course) -> Iterator[Message]:
    if years := course.year - before.year:
        yield words("campaign-years", years=years)
    if course.chapter > 1 and not course.heroes:
        retired = bool(before.heroes)
        name = course.dead[-1] if course.dead else ""
        yield words("campaign-heir", name=name, retired=retired)


def _names(session: Session) -> list[str]:
    sheet = session.state.sheet
    homes = () if sheet is None else session.system.home(sheet)
    return [str(session.system.view(one).get("name", "")) for one in homes]


def _ended(session: Session) -> str:
    """Return the title of the ending of a game, if it has one."""
    scene = session.adventure.scenes.get(session.ending)
    return scene.ending.title if scene is not None and scene.ending is not None else ""
