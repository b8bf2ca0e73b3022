"""What a game is played in: the adventure, its rules, and what prose can see of a state."""

from collections.abc import Mapping
from functools import lru_cache

from solo.adventure.branch import Action
from solo.adventure.heritage import Heritage, fitting
from solo.adventure.model import Adventure, Scene
from solo.engine.choices import Offers, offers_of, same_always
from solo.engine.last import LastWays
from solo.engine.sharing import plain
from solo.engine.state import State
from solo.prose import Prose
from solo.rules.core.heroes.kept import Guest
from solo.rules.core.outcome import AnySheet, Option, Outcome
from solo.rules.core.protocols import AnyEncounter
from solo.rules.core.shown.moment import Moment
from solo.rules.core.system import AnySystem
from solo.words import Message, english

DAY = 24 * 60
Entry = tuple[Scene, Prose | None, tuple[Action, ...], Prose | None, bool]
"""A scene, its title, effects and text, and whether it is an ending or leads on by itself."""
NONE = (None, None)  # no state was looked at


class World:
    """An adventure under its system; the same for every game, and never changed by one.

    It keeps the last view of a state, of a hero and of an encounter, since these never change.
    """

    def __init__(
        self, adventure: Adventure, system: AnySystem, heritage: Heritage | None = None
    ) -> None:
        self.heritage = heritage or Heritage()
        self.adventure = adventure
        self.system = system
        self.run = adventure.language.run
        # the events at whose hour a step of time of the story stops
        self.stopping = tuple(event for event in adventure.events.values() if event.stops)
        self.living: object = None  # the sheet that was last found not to be dead
        foes = {key: {"name": foe.name} for key, foe in adventure.foes.items()}
        names = {key: block.name for key, block in adventure.companions.items()}
        self.people: dict[str, object] = {"foes": foes, "names": names}
        if adventure.needs.world:
            self.people["world"] = fitting(adventure.needs.world, self.heritage.world)
        self.bench: tuple[Guest[AnySheet], ...] = ()  # heroes from elsewhere who may join a table
        self.offers = Offered(adventure)
        self.same = Same(self.offers)
        self.entries = Entries(adventure)
        # checks as written, and with the values that their expressions had; by their places in
        # memory, where they are held, and these
        self.made: dict[tuple[int, ...], tuple[object, object]] = {}
        # whether the author lets a failure hurt, by the outcomes; they are held beside it
        self.hurting: dict[int, tuple[object, bool]] = {}
        self.last_ways = LastWays(adventure, system.encounters)
        self._hero: tuple[object, Mapping[str, object]] = (None, {})
        # the encounter and the sheet that were looked at last, and how it stood
        self._moment: tuple[object, object, Moment | None] = (None, None, None)
        self.last: tuple[State | None, View | None] = NONE  # a state, and what prose sees in it
        self.listed: tuple[State | None, tuple[Option, ...]] = (None, ())  # what it offers
        self.left: tuple[State | None, int] = (None, 0)  # a state, and the work left of its turn

    def view(self, state: State) -> "View":
        """Return what prose sees in a state."""
        last, view = self.last
        if last is not state or view is None:
            view = View.of(self, state)
            self.last = (state, view)
        return view

    def look(self, state: State) -> "View":
        """Return what prose sees in a state, to work out what that offers.

        That has the work that its turn has left. A turn other than the one that was looked at last
        has a whole budget again.
        """
        led, left = self.left
        if led is state:
            self.run.left = left
        else:
            self.adventure.language.refresh()
            self.left = (state, self.run.left)
        return self.view(state)

    def looked(self) -> None:
        """Note how much work is left after something was worked out."""
        self.left = (self.left[0], self.run.left)

    def dead(self, sheet: AnySheet) -> bool:
        """Say whether a hero is dead; who was found alive last is not looked at again."""
        if sheet is self.living:
            return False
        dead: bool = self.system.fallen(sheet) == "dead"
        if not dead:
            self.living = sheet
        return dead

    def moment(self, encounter: AnyEncounter, sheet: AnySheet) -> Moment | None:
        """Return how an encounter stands; one step after another asks it of the same encounter."""
        known, of, moment = self._moment
        if known is not encounter or of is not sheet:
            moment = self.system.moment(encounter, sheet)
            self._moment = (encounter, sheet, moment)
        return moment

    def hero(self, sheet: AnySheet) -> Mapping[str, object]:
        """Return what prose sees of a hero."""
        if self._hero[0] is not sheet:
            seen = self.system.view(sheet)
            if self.adventure.needs.deeds:
                seen = {**seen, "deeds": self._deeds(str(seen.get("name", "")))}
            self._hero = (sheet, seen)
        return self._hero[1]

    def _deeds(self, name: str) -> Mapping[str, object]:
        """Return the deeds of a hero, who may have brought some along."""
        given = self.heritage.own.get(name, self.heritage.deeds)
        return fitting(self.adventure.needs.deeds, given)


class Offered(dict[str, Offers]):
    """What each scene may offer, by the choices' ids; made when it is first asked for."""

    __slots__ = ("_adventure",)

    def __init__(self, adventure: Adventure) -> None:
        super().__init__()
        self._adventure = adventure

    def __missing__(self, scene: str) -> Offers:
        found = self[scene] = offers_of(self._adventure.scenes[scene])
        return found


class Same(dict[str, tuple[Option, ...] | None]):
    """The options of each scene that always offers the same; None for the others."""

    __slots__ = ("_offers",)

    def __init__(self, offers: Offered) -> None:
        super().__init__()
        self._offers = offers

    def __missing__(self, scene: str) -> tuple[Option, ...] | None:
        found = self[scene] = same_always(self._offers[scene])
        return found


class Entries(dict[str, Entry]):
    """What happens on entering each scene, by its id; made when it is first entered."""

    __slots__ = ("_scenes",)

    def __init__(self, adventure: Adventure) -> None:
        super().__init__()
        self._scenes = adventure.scenes

    def __missing__(self, key: str) -> Entry:
        scene = self._scenes[key]
        body = scene.body
        leads = body.leads or scene.ending is not None
        found = self[key] = (scene, scene.title, body.actions, body.text, leads)
        return found


class Steps(dict[str, str]):
    """The steps that quests are at, as texts and conditions read them; nothing before that."""

    __slots__ = ()

    def __missing__(self, quest: str) -> str:
        return ""


class View(dict[str, object]):
    """What prose sees at one moment, by name; who changes the game keeps it up to date.

    What takes long to make and is seldom read is made at the first reading: the hero, the
    companions, and the outcome that is being told.
    """

    __slots__ = ("outcome", "sheet", "world")

    world: World
    sheet: AnySheet
    outcome: Outcome | None

    @classmethod
    def of(cls, world: World, state: State) -> "View":
        """Return the view of a state."""
        made = cls(plain(state.variables))
        made.update(world.people)
        made["visits"] = state.visits[state.scene]
        made["visited"] = state.visits
        made["taken"] = state.taken
        made["quests"] = Steps(state.quests)
        made["turn"] = state.turn
        made.world, made.sheet, made.outcome = world, state.sheet, None
        made.clock(state.clock)
        return made

    def clock(self, minutes: int) -> None:
        """Show the time of day so many minutes after the start."""
        self["clock"] = minutes
        self["hour"], self["time_of_day"] = _face((self.world.adventure.clock + minutes) % DAY)

    def hero(self, sheet: AnySheet) -> None:
        """Show another hero, or the same one changed."""
        self.sheet = sheet
        self.pop("hero", None)
        self.pop("companions", None)

    def tell(self, outcome: Outcome | None) -> None:
        """Show the outcome that is being answered, or None when that is done."""
        if self.outcome is not None:
            self.pop("outcome", None)
            del self["successes"], self["failures"]
        self.outcome = outcome
        if outcome is not None:
            self["successes"] = outcome.successes
            self["failures"] = outcome.failures

    def __missing__(self, name: str) -> object:
        """Make what is made at the first reading."""
        if name == "hero" and self.sheet is not None:
            self[name] = self.world.hero(self.sheet)
        elif name == "companions" and self.sheet is not None:
            self[name] = self.world.system.companions(self.sheet)
        elif name == "outcome" and self.outcome is not None:
            self[name] = _facts(self.outcome)
        else:
            raise KeyError(name)
        return self[name]


def _said(fact: object) -> object:
    """Return a fact as an author's text reads it: a message in words."""
    return english(fact) if isinstance(fact, Message) else fact


def _facts(outcome: Outcome) -> dict[str, object]:
    return {
        "successes": outcome.successes,
        "failures": outcome.failures,
        **{name: _said(fact) for name, fact in outcome.facts.items()},
        "label": outcome.label,
        "faces": outcome.faces,
        "margin": outcome.successes - outcome.failures,
    }


@lru_cache(maxsize=DAY)
def _face(minute: int) -> tuple[int, str]:
    hour, rest = divmod(minute, 60)
    return hour, f"{hour:02}:{rest:02}"
