"""The course of a campaign: what comes next, and what each part leaves; facts in, facts out."""

from collections.abc import Mapping
from types import MappingProxyType

from solo.adventure.branch import Value
from solo.adventure.heritage import NOTHING, Heritage, plain
from solo.campaigns.written import Campaign, Part
from solo.engine.session import Session
from solo.namedtuple import NamedTuple
from solo.rules.core.heroes.kept import GUEST, Guest
from solo.rules.core.outcome import AnySheet
from solo.rules.core.system import AnySystem
from solo.rules.core.wording.naming import slug

MINUTES = 365 * 24 * 60  # of a year
DEATH = "death"
MOST_AGAIN = 100  # times that one part is played again by heirs


class Wanderer(NamedTuple):
    """A hero between two parts of a campaign: the sheet as their system dumps it."""

    name: str
    about: str
    values: Mapping[str, object] = MappingProxyType({})


class Course(NamedTuple):
    """Where a campaign stands."""

    at: int = 0  # the number of the part that is played or may come next
    chapter: int = 0  # how many parts were begun
    # the facts of the world, as far as parts have changed them
    world: Mapping[str, Value] = NOTHING
    deeds: Mapping[str, Value] = NOTHING  # the deeds of the heroes; heirs inherit them
    # who goes on; nobody where an heir, or the first hero, is still to be chosen
    heroes: tuple[Wanderer, ...] = ()
    dead: tuple[str, ...] = ()  # the names of those who died or made way
    fallen: str = ""  # who died last
    heirs: int = 0  # how often an heir had to be found
    year: int = 0  # years since the campaign began
    road: int = 0  # years that these heroes have been in it
    again: int = 0  # how often the part was begun again
    over: str = ""  # why it is over, or nothing: `done` or `death`


def heritage(campaign: Campaign, course: Course) -> Heritage:
    """Return what an adventure that begins now is told of those before."""
    own: dict[str, Value] = {
        "year": course.year,
        "chapter": course.chapter,
        "fallen": course.fallen,
    }
    world = {**campaign.world, **course.world, **own, "heirs": course.heirs}
    return Heritage({**campaign.deeds, **course.deeds}, world)


def next_part(campaign: Campaign, course: Course, system: AnySystem) -> tuple[Course, Part | None]:
    """Return the part that comes next, and where the campaign stands as it begins.

    Parts whose condition does not hold are passed over. The years before it pass: heroes recover by
    their rules, and who has been in it too long makes way for an heir. After the last part it is
    over, and None comes next.

    Raises:
        ProseError: A condition can't be worked out.
    """
    for at in range(course.at, len(campaign.parts)):
        part = campaign.parts[at]
        campaign.language.refresh()
        if part.when is None or part.when.value(seen(campaign, course)):
            years = part.years if at > course.at or not course.again else 0
            aged = _aged(campaign, course, years, system)
            return aged._replace(at=at, chapter=course.chapter + 1), part
    return course._replace(at=len(campaign.parts), over=course.over or "done"), None


def seen(campaign: Campaign, course: Course) -> Mapping[str, object]:
    """Return what the conditions and texts of a campaign see."""
    known = heritage(campaign, course)
    name = course.heroes[0].name if course.heroes else ""
    return {"hero": {"name": name, "deeds": known.deeds}, "world": known.world}


def _aged(campaign: Campaign, course: Course, years: int, system: AnySystem) -> Course:
    if not years:
        return course
    course = course._replace(year=course.year + years, road=course.road + years)
    if campaign.entry.retire and course.road > campaign.entry.retire and course.heroes:
        names = tuple(one.name for one in course.heroes)
        return _bequeathed(course._replace(dead=(*course.dead, *names)))
    rested = tuple(_rested(one, years, system) for one in course.heroes)
    return course._replace(heroes=rested)


def _rested(one: Wanderer, years: int, system: AnySystem) -> Wanderer:
    """Let years pass for a hero: what wears off by the rules wears off."""
    sheet, _ = system.pass_time(system.load(one.values), years * MINUTES)
    return one._replace(values=system.dump(sheet))


def _bequeathed(course: Course) -> Course:
    """Let whoever comes next be an heir: the deeds stay."""
    return course._replace(heroes=(), road=0, heirs=course.heirs + 1)


def guests(course: Course, system: AnySystem) -> tuple[Guest[AnySheet], ...]:
    """Return the heroes who set out on the next part, as a game takes them."""
    found = []
    for number, one in enumerate(course.heroes, 1):
        option = f"{GUEST}-{slug(one.name)[:60] or number}"
        pin: dict[str, object] = {"key": "", "option": option, "version": 1, "name": one.name}
        pin |= {"about": one.about, "sheet": dict(one.values)}
        found.append(Guest(one.name, one.about, system.load(one.values), option, pin))
    return tuple({one.option: one for one in found}.values())


def after(campaign: Campaign, course: Course, session: Session) -> Course:
    """Return where a campaign stands once a part has been played to its end.

    Its facts are taken over. Who lives goes on; where nobody does, what the part says of a death
    follows.

    Raises:
        ProseError: A fact can't be worked out.
        ValueError: The game is not over.
    """
    if not session.over:
        raise ValueError("the part is not over")
    part = campaign.parts[course.at]
    left = session.interpreter.left(session.state)
    deeds = plain({**course.deeds, **_of_kind(left.deeds, campaign.deeds)})
    world = plain({**course.world, **_of_kind(left.world, campaign.world)})
    course = course._replace(deeds=deeds, world=world)
    living, dead = _came_out(session)
    came = {one.name for one in living} | set(dead)
    living += tuple(one for one in course.heroes if one.name not in came)  # who stayed behind
    course = course._replace(dead=(*course.dead, *dead), fallen=dead[-1] if dead else course.fallen)
    if living:
        return course._replace(at=course.at + 1, heroes=living, again=0)
    course = _bequeathed(course)
    if part.death == "end" or (part.death == "again" and course.again >= MOST_AGAIN):
        return course._replace(over=DEATH)
    if part.death == "again":
        return course._replace(again=course.again + 1)
    return course._replace(at=course.at + 1, again=0)


def _of_kind(left: Mapping[str, Value], usual: Mapping[str, Value]) -> Mapping[str, Value]:
    """Return what was left, without facts of another kind than the campaign says they are of."""
    return {
        name: value
        for name, value in left.items()
        if name not in usual or type(value) is type(usual[name])
    }


def _came_out(session: Session) -> tuple[tuple[Wanderer, ...], tuple[str, ...]]:
    """Return who comes out of a game alive, and the names of those who died in it."""
    system, sheet = session.system, session.state.sheet
    if sheet is None:
        return (), ()
    living: list[Wanderer] = []
    dead: list[str] = []
    for one in system.home(sheet):
        told = system.view(one)
        name = str(told.get("name", ""))
        if session.state.ended == DEATH or system.fallen(one) == "dead":
            dead.append(name)
        else:
            living.append(Wanderer(name, str(told.get("concept", "")), system.dump(one)))
    return tuple(living), tuple(dead)
