"""What takes a few decisions besides a fight: buying, paying, picking up, a lock, deep water."""

from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from solo.rules.dice import Dice
from solo.rules.fictive_hack import awesome, gear, health, levels, talents
from solo.rules.fictive_hack.attributes import Rating
from solo.rules.fictive_hack.checks import Challenge
from solo.rules.fictive_hack.deeds import Drown, Swim, swim_rounds
from solo.rules.fictive_hack.difficulty import STANDARD, Difficulty
from solo.rules.fictive_hack.effects import Gain, Shield, Wear
from solo.rules.fictive_hack.item import Item, Loads
from solo.rules.fictive_hack.printed import printed
from solo.rules.fictive_hack.rolling import Rolling
from solo.rules.fictive_hack.rolls import Pairs, Rival, Task, better
from solo.rules.fictive_hack.sheet import Device, Sheet, changed
from solo.rules.fictive_hack.weapons import Weapon
from solo.rules.numbers import plural
from solo.rules.outcome import Note, Option, Outcome, Step
from solo.rules.stages import made, minutes_of, refuse
from solo.rules.system import Encounter, Illegal


def _slug(text: str) -> str:
    letters = "".join(c if c.isalnum() else " " for c in text.lower())
    return "-".join(letters.split())


@dataclass(frozen=True, slots=True, kw_only=True)
class Take:
    """Pick something up, with a warning where it would be too much (FH-029).

    Labels: `taken`, `left`.
    """

    name: str
    loads: str = "0"
    dragged: bool = False
    carriers: int = 1

    def __post_init__(self) -> None:
        self._gain()

    def _gain(self) -> Gain:
        return Gain(self.name, self.loads, self.dragged, self.carriers)

    @property
    def forced(self) -> str | None:
        return None

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter:
        return self

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        after, _ = gear.gain(sheet, self._gain().item(), dragged=self.dragged)
        weight = gear.carried(gear.halves(after))
        line = f"With the {self.name} you would carry {weight}."
        if gear.encumbered(after):
            return (line, "Take care: that is too much, and every roll would fail.")
        return (line,)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        after, _ = gear.gain(sheet, self._gain().item(), dragged=self.dragged)
        take = Option("take", f"Take the {self.name}", hint="take")
        leave = Option("leave", "Leave it", hint="leave")
        return (leave, take) if gear.encumbered(after) else (take, leave)

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if option == "leave":
            return Step(None, sheet, (), Outcome("left", failures=1))
        sheet, notes = self._gain().apply(sheet, dice)
        return Step(None, sheet, notes, Outcome("taken", successes=1))


@dataclass(frozen=True, slots=True, kw_only=True)
class Pay:
    """Pay coins for something. Labels: `paid`, `declined` (FH-047)."""

    gold: int = 0
    silver: int = 0
    copper: int = 0
    what: str = ""

    @property
    def price(self) -> int:
        """The price in copper."""
        rate = printed("gear")["copper"]
        return int(self.gold * rate["gold"] + self.silver * rate["silver"] + self.copper)

    @property
    def forced(self) -> str | None:
        return None

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter:
        return self

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        return (f"You have {gear.money(sheet.purse.worth)}.",)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        short = "" if sheet.purse.worth >= self.price else "you have not so much"
        for_ = f" for {self.what}" if self.what else ""
        pay = Option("pay", f"Pay {gear.money(self.price)}{for_}", reason=short, hint="pay")
        keep = Option("keep", "Keep your coins", hint="keep")
        return (keep, pay) if short else (pay, keep)

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if option == "keep":
            return Step(None, sheet, (), Outcome("declined", failures=1))
        sheet, notes = gear.change_coins(sheet, -self.price)
        return Step(None, sheet, notes, Outcome("paid", successes=1))


@dataclass(frozen=True, slots=True, kw_only=True)
class Ware:
    """Something for sale: a thing with a price or a band, or a weapon (FH-048)."""

    shorthand: ClassVar[str] = "name"

    name: str
    price: int = 0
    band: Literal["", "cheap", "basic", "cool", "expensive"] = ""
    loads: str = "0"
    weapon: Weapon | None = None
    armor: Literal["", "light", "medium", "heavy", "super-heavy"] = ""
    shield: Literal["", "light", "heavy"] = ""

    @property
    def copper(self) -> int:
        """Its price in copper; a band's when no price is given."""
        if self.price or not self.band:
            return self.price * int(printed("gear")["copper"]["gold"])
        return Item(name=self.name, band=self.band).copper


@dataclass(frozen=True, slots=True, kw_only=True)
class Shop:
    """Buy things, one after another. Label: `done`.

    Args:
        wares: What there is.
        shots: Whether shots are sold, at a silver each (FH-040).

    Source: Fictive Hack, FH-040, FH-047, FH-048.
    """

    wares: tuple[Ware, ...] = ()
    shots: bool = False

    @property
    def forced(self) -> str | None:
        return None

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter:
        return self

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        return (f"You have {gear.money(sheet.purse.worth)}.",)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        found = [Option("done", "That is all", hint="done")]
        for ware in self.wares:
            short = "" if sheet.purse.worth >= ware.copper else "you have not so much"
            text = f"{ware.name} for {gear.money(ware.copper)}"
            found.append(Option(f"buy-{_slug(ware.name)}", text, reason=short, hint="buy"))
        if self.shots:
            found += [Option(f"shots-{weapon.slug}", f"Shots for the {weapon.name}, 1 silver each",
                             "How many?", hint="shots")
                      for weapon in sheet.weapons if weapon.shots]  # fmt: skip
        return tuple(found)

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if option == "done":
            return Step(None, sheet, (), Outcome("done", successes=1))
        if option.startswith("shots-"):
            slug = option.removeprefix("shots-")
            name = next(weapon.name for weapon in sheet.weapons if weapon.slug == slug)
            count = words.strip()
            if not (count.isascii() and count.isdecimal() and 0 < int(count[:4]) <= 200):
                raise Illegal("say how many, 1 to 200")
            return Step(self, *gear.buy_shots(sheet, name, int(count[:4])))
        slug = option.removeprefix("buy-")
        ware = next(one for one in self.wares if _slug(one.name) == slug)
        sheet, notes = gear.change_coins(sheet, -ware.copper)
        sheet, more = _bought(ware, sheet, dice)
        return Step(self, sheet, notes + more)


def _bought(ware: Ware, sheet: Sheet, dice: Dice) -> tuple[Sheet, tuple[Note, ...]]:
    if ware.weapon is not None:
        return gear.arm(sheet, ware.weapon)
    if ware.armor:
        return Wear(ware.armor).apply(sheet, dice)
    if ware.shield:
        return Shield(ware.shield).apply(sheet, dice)
    return Gain(ware.name, ware.loads).apply(sheet, dice)


@dataclass(frozen=True, slots=True, kw_only=True)
class Find:
    """An object that may be in the pack after all (FH-046)."""

    shorthand: ClassVar[str] = "item"

    item: str
    ap: int = 1
    loads: str = "0"


@dataclass(frozen=True, slots=True, kw_only=True)
class Pack:
    """See what else is in the pack, for AP; nothing but what is listed.

    Labels: `found`, `left`. The thing's name is `outcome.item`.

    Args:
        finds: What there might be, each with its price.

    Source: Fictive Hack, FH-045, FH-046.
    """

    finds: tuple[Find, ...]

    @property
    def forced(self) -> str | None:
        return None

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter:
        return self

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        return (f"You look into your pack. You have {sheet.ap} AP.",)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        found = [Option("leave", "Close it again", hint="leave")]
        for find in self.finds:
            short = "" if find.ap <= sheet.ap else f"that takes {find.ap} AP"
            why = "" if sheet.backpack else "you carry no pack"
            found.append(Option(f"find-{_slug(find.item)}", f"{find.item}, for {find.ap} AP",
                                reason=why or short, hint="find"))  # fmt: skip
        return tuple(found)

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if option == "leave":
            return Step(None, sheet, (), Outcome("left", failures=1))
        slug = option.removeprefix("find-")
        find = next(one for one in self.finds if _slug(one.item) == slug)
        sheet, paid = awesome.spend(sheet, find.ap, find.item)
        sheet, notes = Gain(find.item, find.loads).apply(sheet, dice)
        facts = {"item": find.item, "passed": True}
        return Step(None, sheet, paid + notes, Outcome("found", successes=1, facts=facts))


@dataclass(frozen=True, slots=True, kw_only=True)
class Intuition:
    """Learn another template's talent on the spot, where the author offers it.

    Labels: `learned`, `declined`.

    Source: Fictive Hack, FH-087, FH-094, FH-106.
    """

    talent: str

    def __post_init__(self) -> None:
        object.__setattr__(self, "talent", _talent(self.talent))

    @property
    def forced(self) -> str | None:
        return None

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter:
        return self

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        return (f"{self.talent.title()}: {talents.talents()[self.talent].effect}.",)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        mark = talents.talents()[self.talent].mark
        price = 0 if mark == "exclusive" else awesome.price(f"intuit-{mark}")
        why = levels.why_not_learn(sheet, self.talent, intuits=True)
        if not why and talents.talents()[self.talent].template == sheet.template:
            why = "your own template's talents come with levels"
        if not why and price > sheet.ap:
            why = f"that takes {price} AP, and you have {sheet.ap}"
        return (
            Option("decline", "Let it pass", hint="decline"),
            Option("learn", f"Learn it now, for {price} AP that bring no level", reason=why,
                   hint="learn"),
        )  # fmt: skip

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if option == "decline":
            return Step(None, sheet, (), Outcome("declined", failures=1))
        sheet, notes = levels.intuit(sheet, self.talent)
        return Step(None, sheet, notes, Outcome("learned", successes=1))


def _talent(name: str) -> str:
    try:
        return talents.parse_talent(name)
    except ValueError as reason:
        raise ValueError(f"talent: {reason}") from reason


@dataclass(frozen=True, slots=True, kw_only=True)
class UseTalent:
    """Something that a talent or an inherent ability does without a roll.

    Labels: `done`, `unable`, `declined`. For Connected it makes a family enemy due (FH-232); for
    Military Intelligence (`talent: military intelligence`) it counts what is in sight (FH-249).

    Args:
        talent: Which.

    Source: Fictive Hack, FH-232, FH-249, FH-251.
    """

    talent: str

    def __post_init__(self) -> None:
        if not self.inherent:
            object.__setattr__(self, "talent", _talent(self.talent))

    @property
    def inherent(self) -> str:
        """The template whose inherent ability is meant, or nothing."""
        wanted = self.talent.strip().lower()
        return next((key for key, row in talents.TEMPLATES.items()
                     if row["inherent"].lower() == wanted), "")  # fmt: skip

    @property
    def forced(self) -> str | None:
        return None

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter:
        return self

    def _why_not(self, sheet: Sheet) -> str:
        if self.inherent:
            return "" if self.inherent in sheet.inherent else f"it takes a {self.inherent}"
        return talents.why_not(sheet, self.talent)

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        if self.inherent:
            return (f"{talents.TEMPLATES[self.inherent]['inherent']}.",)
        return (f"{self.talent.title()}: {talents.talents()[self.talent].effect}.",)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        why = self._why_not(sheet)
        leave = Option("leave", f"Let it be: {why}" if why else "Let it be", hint="leave")
        if not why:
            return (Option("use", f"Use {self.talent.title()}", hint="use"), leave)
        if self.inherent:
            return (leave,)
        if self.talent in sheet.exhausted:
            price = talents.recharge_price(sheet, self.talent, fighting=False)
            key = "recharge"
        elif self.talent in talents.borrowable(sheet):
            price, key = awesome.price("borrow"), "borrow"
        else:
            return (leave,)
        short = "" if price <= sheet.ap else f"that takes {price} AP, and you have {sheet.ap}"
        text = f"Use {self.talent.title()} for {price} AP"
        return (leave, Option(key, text, reason=short, hint=key))

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if option == "leave":
            why = self._why_not(sheet)
            label = "unable" if why else "declined"
            return Step(None, sheet, (), Outcome(label, failures=1, facts={"reason": why}))
        notes: tuple[Note, ...] = ()
        if option == "recharge":
            sheet, notes = talents.recharge(sheet, self.talent, fighting=False)
        elif option == "borrow":
            sheet, notes = talents.borrow(sheet, self.talent)
        if not self.inherent:
            sheet, more = talents.use(sheet, self.talent)
            notes += more
        if self.talent == "connected":
            sheet = replace_enemies(sheet)
        return Step(None, sheet, notes, Outcome("done", successes=1, facts={"passed": True}))


def replace_enemies(sheet: Sheet) -> Sheet:
    """Make one more family enemy due (FH-232)."""
    return changed(sheet, enemies=sheet.enemies + 1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Contraption:
    """Use what a device can do besides its +1: AP up to the level that it was built at, once.

    Labels: `worked` (`outcome.ap` says with how much), `declined`, `unable`.

    Args:
        device: Its name; any that works if nothing is given.
        effect: What it would do, in a few words.

    Source: Fictive Hack, FH-240.
    """

    device: str = ""
    effect: str = "its special effect"

    @property
    def forced(self) -> str | None:
        return None

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter:
        return self

    def _found(self, sheet: Sheet) -> Device | None:
        return next(
            (one for one in sheet.devices
             if self.device in ("", one.name) and not one.broken and not one.spent),
            None,
        )  # fmt: skip

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        return (f"{self.effect[:1].upper()}{self.effect[1:]}. You have {sheet.ap} AP.",)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        device = self._found(sheet)
        leave = Option("leave", "Leave it", hint="leave")
        if device is None:
            return (leave,)
        less = 1 if talents.improved(sheet, "inventor", "cheaper") else 0
        points = range(1, min(device.level, sheet.ap + less) + 1)
        return (
            leave,
            *(Option(f"use-{n}", f"Put {n} into the {device.name}, for {n - less} AP", hint="use")
              for n in points),
        )  # fmt: skip

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        device = self._found(sheet)
        if option == "leave" or device is None:
            label = "declined" if device else "unable"
            return Step(None, sheet, (), Outcome(label, failures=1))
        points = int(option.removeprefix("use-"))
        less = 1 if talents.improved(sheet, "inventor", "cheaper") else 0
        sheet, notes = awesome.spend(sheet, points - less, f"the {device.name}")
        devices = tuple(replace(one, spent=True) if one is device else one for one in sheet.devices)
        facts = {"ap": points, "device": device.name, "passed": True}
        outcome = Outcome("worked", successes=points, facts=facts)
        return Step(None, changed(sheet, devices=devices), notes, outcome)


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening(Challenge):
    """The test that opens a lock: Cunning, +3 for each complexity left and each retry.

    Args:
        complexity: 1 to 10.
        focus: Focus actions spent on it, which a Locksmith wears it down by.
        retries: Attempts that failed.
        quality: What good or poor tools and locks add to the difficulty.

    Source: Fictive Hack, FH-244.
    """

    attribute: tuple[Rating, ...] = (Rating("cunning"),)
    complexity: int = 1
    focus: int = 0
    retries: int = 0
    quality: int = 0

    def __post_init__(self) -> None:
        Task.__post_init__(self)
        most = int(printed("tasks")["lock_most"])
        if not 1 <= self.complexity <= most:
            raise ValueError(f"complexity: a lock is 1 to {most}, not {self.complexity}")
        if self.focus < 0 or self.retries < 0:
            raise ValueError("focus: focus actions and retries are 0 or more")

    @property
    def number(self) -> int:
        """What has to be met now."""
        step = int(printed("tasks")["lock_step"])
        left = max(0, self.complexity - self.focus)
        return self.difficulty.number + self.quality + step * (left + self.retries)

    def added(self, sheet: Sheet | None) -> Pairs:
        return better(sheet, "locksmith")

    def rival(self, sheet: Sheet | None, dice: Dice) -> Rival:
        return Rival(self.number)

    def facing(self, sheet: Sheet | None) -> str:
        return str(self.number)

    @property
    def rule(self) -> str:
        return "FH-244"

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter:
        return Picking(lock=self, asks=asks)


@dataclass(frozen=True, slots=True, kw_only=True)
class Picking:
    """Work at a lock: wear it down, try it, or leave it (label `left`).

    Args:
        lock: As it is now.
        asks: Whether AP are offered.
        minutes: The game time spent.
        rolling: A test that goes on.
    """

    lock: Opening
    asks: bool = True
    minutes: int = 0
    rolling: Encounter | None = None

    @property
    def forced(self) -> str | None:
        return self.rolling.forced if self.rolling is not None else None

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        if self.rolling is not None:
            return self.rolling.status(sheet)
        left = max(0, self.lock.complexity - self.lock.focus)
        return (f"The lock: complexity {left} left; opening it now takes {self.lock.number}.",)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        if self.rolling is not None:
            return self.rolling.options(sheet)
        able = talents.why_not(sheet, "locksmith")
        done = "it is worn down" if self.lock.focus >= self.lock.complexity else ""
        how = "a move" if talents.improved(sheet, "locksmith", "move") else "focus"
        work = Option("work", f"Wear it down ({how})", reason=able or done, hint="work")
        found = [Option("try", f"Try it: {self.lock.number} to meet", hint="try"), work,
                 Option("leave", "Leave it", hint="leave")]  # fmt: skip
        price = awesome.price("borrow")
        if able and "locksmith" in talents.borrowable(sheet) and sheet.ap >= price:
            found.append(Option("borrow", f"Be a locksmith once, for {price} AP", hint="borrow"))
        return (found[1], found[0], *found[2:]) if not work.reason else tuple(found)

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        if self.rolling is not None:
            return self._rolled(self.rolling.step(option, words, sheet, dice))
        refuse(option, self.options(sheet))
        if option == "leave":
            return Step(None, sheet, (), Outcome("left", failures=1), self.minutes)
        if option == "borrow":
            return Step(self, *talents.borrow(sheet, "locksmith"))
        if option == "work":
            lock = replace(self.lock, focus=self.lock.focus + 1)
            return Step(replace(self, lock=lock, minutes=self.minutes + 1), sheet)
        rolling = Rolling(task=self.lock, asks=self.asks)
        return self._rolled(rolling.step("roll", "", sheet, dice))

    def _rolled(self, step: Step) -> Step:
        if step.encounter is not None:
            return step._replace(encounter=replace(self, rolling=step.encounter))
        outcome = step.outcome
        if outcome is None or outcome.successes:
            return step._replace(minutes=step.minutes + self.minutes + 1)
        lock = replace(self.lock, retries=self.lock.retries + 1)
        following = replace(self, lock=lock, rolling=None, minutes=self.minutes + 1)
        told = Note("told", {"text": "The lock holds, and is harder now."})
        return Step(following, step.sheet, (*step.notes, told))


@dataclass(frozen=True, slots=True, kw_only=True)
class Crossing:
    """Swim across deep water, so many arenas wide.

    Each round is a Brawn test: a whole arena or half of one. Who can't swim, or is spent, drowns:
    a Brawn test each round, harder each time; a round that is met is worth half an arena (ours).

    Labels: `across`, `back` (turned round in time), `under` (the last Wound is lost).

    Args:
        arenas: How wide it is.
        difficulty: What swimming takes.
        half: How far the hero is, in half arenas.
        round: The round, from 1.
        drowning: Since how many rounds the hero is drowning.

    Source: Fictive Hack, FH-021, FH-175 to FH-178.
    """

    arenas: int = 2
    difficulty: Difficulty = STANDARD
    half: int = 0
    round: int = 1
    drowning: int = 0

    @property
    def forced(self) -> str | None:
        return None

    def begin(self, sheet: Sheet, *, asks: bool) -> Encounter:
        return self

    def status(self, sheet: Sheet) -> tuple[str, ...]:
        far = f"{Loads(self.half)} of {plural(self.arenas, 'arena')}"
        if self.drowning:
            need = health.drown_difficulty(self.drowning)
            return (f"You are going under. Round {self.drowning}: Brawn against {need}. {far}.",)
        left = max(0, swim_rounds(sheet) - self.round + 1)
        return (f"You have swum {far}; you last {plural(left, 'round')} more.",)

    def options(self, sheet: Sheet) -> tuple[Option, ...]:
        text = "Fight for the surface" if self.drowning else "Swim on"
        swim = Option("swim", text, hint="swim")
        if self.drowning or self.half > self.arenas:
            return (swim,)
        return (swim, Option("back", "Turn back", hint="back"))

    def step(self, option: str, words: str, sheet: Sheet, dice: Dice) -> Step:
        refuse(option, self.options(sheet))
        if option == "back":
            return Step(None, sheet, (), Outcome("back", failures=1), 1)
        if self.drowning:
            return self._drown(sheet, dice)
        if self.round > swim_rounds(sheet):
            told = Note("told", {"text": "You are spent, and the water closes over you."})
            return Step(replace(self, drowning=1), sheet, (told,))
        outcome = Swim(difficulty=self.difficulty).resolve(sheet, dice)
        sheet, notes = made(outcome.changes, sheet, dice)
        drowning = 1 if outcome.label == "drowning" else 0
        text = {"swam": "A whole arena.", "half": "Half an arena.",
                "drowning": "You swallow water and go under."}[outcome.label]  # fmt: skip
        told = Note("told", {"text": f"{outcome.facts['total']}: {text}"})
        return self._on(outcome.facts["halves"], drowning, sheet, (*notes, told))

    def _drown(self, sheet: Sheet, dice: Dice) -> Step:
        outcome = Drown(round=self.drowning).resolve(sheet, dice)
        sheet, notes = made(outcome.changes, sheet, dice)
        far = 1 if outcome.successes else 0
        text = "you get half an arena on" if far else "you swallow water"
        told = Note("told", {"text": f"{outcome.facts['total']}: {text}."})
        if sheet.state:
            return Step(None, sheet, (told, *notes), Outcome("under", failures=2), 1)
        return self._on(far, self.drowning + 1, sheet, (told, *notes))

    def _on(self, far: int, drowning: int, sheet: Sheet, notes: tuple[Note, ...]) -> Step:
        half = self.half + far
        if half >= 2 * self.arenas:
            return Step(None, sheet, notes, Outcome("across", successes=1), 1)
        following = replace(self, half=half, round=self.round + 1, drowning=drowning)
        return Step(following, sheet, notes, minutes=minutes_of(notes))
