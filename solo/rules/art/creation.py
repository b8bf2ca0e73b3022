"""How a game gets its hero: one of the ready-made, or a new one, made step by step.

Every stage is an encounter of its own that leads to the next; a sheet leaves it only at the end.
Notes: attributes-rolled, attribute-set, skill-bought, health-raised.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from solo.errors import did_you_mean
from solo.rules.art.advancement import raise_health, skill_name, starting_skill_price
from solo.rules.art.attributes import ATTRIBUTES, abbreviation, meaning
from solo.rules.art.options import ArtOptions
from solo.rules.art.printed import printed
from solo.rules.art.pronouns import KNOWN, parse_pronouns
from solo.rules.art.quoting import shown
from solo.rules.art.sheet import MedKit, Sheet, changed, new_sheet
from solo.rules.dice import Dice
from solo.rules.outcome import Note, Option, Outcome, Step
from solo.rules.system import Encounter, Illegal

_Read = TypeVar("_Read")
_Given = TypeVar("_Given")

_LONGEST_TEXT = 200
_LONGEST_NAME = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class HeroFile:
    """A ready-made hero as authors write one.

    Args:
        name: What the hero is called.
        attributes: All ten, 2 to 12.
        concept: The hero in a few words.
        pronouns: As `parse_pronouns` reads them.
        goals: What the hero is after.
        motivation: Why, in a sentence.
        skills: +1 to +4, bought with starting experience; what is left of it stays.
        medkits: Med-kits carried from the start.
        perks: Perks and their ranks; what they cost is not reckoned yet.
        conditions: Named marks from the start.

    Raises:
        ValueError: The rules of creation don't allow such a hero.

    Source: ART Engine, ART-005, ART-031 to ART-039.
    """

    name: str
    attributes: Mapping[str, int]
    concept: str = ""
    pronouns: str = "they/them"
    skills: Mapping[str, int] = field(default_factory=dict)
    goals: tuple[str, ...] = ()
    motivation: str = ""
    medkits: tuple[MedKit, ...] = ()
    perks: Mapping[str, int] = field(default_factory=dict)
    conditions: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if not self.name.strip():
            raise ValueError("name: a hero needs a name")
        _check_attributes(self.attributes)
        _field("pronouns", parse_pronouns, self.pronouns)
        spent, had = self._spent(), self.attributes["intelligence"]
        if spent > had:
            raise ValueError(
                f"skills: they cost {spent} xp, but an Intelligence of {had} starts with {had}"
            )

    def _spent(self) -> int:
        spent = 0
        seen: set[str] = set()
        for written, score in self.skills.items():
            name = _field("skills", skill_name, written)
            if name in seen:
                raise ValueError(f"skills: '{name}' is there twice")
            seen.add(name)
            if score < 1:
                raise ValueError(f"skills: '{name}' is {score}, but skills start at +1")
            spent += _field("skills", starting_skill_price, score)
        return spent

    def sheet(self) -> Sheet:
        """Return the sheet that this hero starts with."""
        made = new_sheet(self.name, self.attributes)
        return changed(
            made,
            concept=self.concept,
            pronouns=self.pronouns,
            skills={skill_name(name): score for name, score in self.skills.items()},
            xp=made.xp - self._spent(),
            goals=self.goals,
            motivation=self.motivation,
            medkits=self.medkits,
            perks={name.strip().lower(): rank for name, rank in self.perks.items()},
            conditions=frozenset(self.conditions),
        )


def create(
    heroes: Sequence[HeroFile], *, make: bool, options: ArtOptions | None = None
) -> "ChooseHero":
    """Open the choice of a hero: the ready-made ones, and a new one if `make` is true.

    Raises:
        ValueError: There would be nobody to choose.
    """
    if not heroes and not make:
        raise ValueError("no hero to choose: neither a ready-made one nor leave to make one")
    return ChooseHero(heroes=tuple(heroes), make=make, rules=options or ArtOptions())


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseHero:
    """Who will it be?"""

    heroes: tuple[HeroFile, ...]
    make: bool
    rules: ArtOptions

    @property
    def forced(self) -> str | None:
        return _only(self.options(None))

    def options(self, sheet: Sheet | None) -> tuple[Option, ...]:
        ready = tuple(
            Option(name, _introduced(hero), hint=hero.name.split()[0].lower())
            for name, hero in self._by_id().items()
        )
        new = Option("make", "Make a new hero", hint="new")
        return (*ready, new) if self.make else ready

    def step(self, option: str, words: str, sheet: Sheet | None, dice: Dice) -> Step:
        _refuse_unknown(self, option)
        if option != "make":
            hero = changed(self._by_id()[option].sheet(), options=self.rules)
            return _over(hero)
        if self.rules.creation == "player_choice":
            return Step(ChooseMethod(rules=self.rules), None)
        return ChooseMethod(rules=self.rules).step(self.rules.creation, "", None, dice)

    def status(self, sheet: Sheet | None) -> tuple[str, ...]:
        return ("Whose adventure is it?",)

    def _by_id(self) -> dict[str, HeroFile]:
        """Give each hero an id made of the name, with a number if two share one."""
        named: dict[str, HeroFile] = {}
        for hero in self.heroes:
            letters = "".join(c if c.isalnum() else " " for c in hero.name.lower())
            slug = key = "hero-" + ("-".join(letters.split()) or "unnamed")
            number = 1
            while key in named:
                number += 1
                key = f"{slug}-{number}"
            named[key] = hero
        return named


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseMethod:
    """How the attributes are found (ART-027)."""

    rules: ArtOptions

    @property
    def forced(self) -> str | None:
        return None

    def options(self, sheet: Sheet | None) -> tuple[Option, ...]:
        return (
            Option(
                "balanced",
                "Balanced: pair twenty given numbers into ten attributes of 7 each on average",
            ),
            Option("random", "Random: roll two dice ten times, and place each sum as it comes"),
        )

    def step(self, option: str, words: str, sheet: Sheet | None, dice: Dice) -> Step:
        _refuse_unknown(self, option)
        if option == "balanced":
            pool: tuple[int, ...] = tuple(printed("creation")["pool"])
            return Step(PairNumbers(rules=self.rules, scores={}, pool=pool), None)
        return _roll_next(self.rules, {}, dice, ())

    def status(self, sheet: Sheet | None) -> tuple[str, ...]:
        return (
            "A hero has ten attributes, from 2 to 12. An ordinary person has 4 in each, an"
            " adventurer 7.",
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceRoll:
    """Give the two dice just rolled to an attribute; the next are rolled only then.

    Source: ART Engine, ART-012, ART-028.
    """

    rules: ArtOptions
    scores: Mapping[str, int]
    faces: tuple[int, ...]

    @property
    def forced(self) -> str | None:
        return _only(self.options(None))

    def options(self, sheet: Sheet | None) -> tuple[Option, ...]:
        return _open_attributes(self.scores)

    def step(self, option: str, words: str, sheet: Sheet | None, dice: Dice) -> Step:
        _refuse_unknown(self, option)
        total = sum(self.faces)
        scores = {**self.scores, option: total}
        return _roll_next(self.rules, scores, dice, (_attribute_set(option, total),))

    def status(self, sheet: Sheet | None) -> tuple[str, ...]:
        return (f"Which attribute gets the {sum(self.faces)}?", *_so_far(self.scores))


@dataclass(frozen=True, slots=True, kw_only=True)
class PairNumbers:
    """Make each attribute the sum of any two numbers of the pool; each number is used once.

    Source: ART Engine, ART-029.
    """

    rules: ArtOptions
    scores: Mapping[str, int]
    pool: tuple[int, ...]

    @property
    def forced(self) -> str | None:
        return next(iter(self._left())) if len(self._left()) == 1 else None

    def options(self, sheet: Sheet | None) -> tuple[Option, ...]:
        asks = "" if len(self._left()) == 1 else "Which two numbers of the pool?"
        named = tuple(option._replace(asks=asks) for option in _open_attributes(self.scores))
        if len(named) == 1:
            return named
        even = Option("even", "Pair the rest as evenly as they go", hint="even")
        return (*named, even)

    def step(self, option: str, words: str, sheet: Sheet | None, dice: Dice) -> Step:
        _refuse_unknown(self, option)
        if option == "even":
            return self._even()
        pair = self.pool if len(self._left()) == 1 else _read_pair(words, self.pool)
        pool = list(self.pool)
        for number in pair:
            pool.remove(number)
        return self._with({option: sum(pair)}, tuple(pool))

    def status(self, sheet: Sheet | None) -> tuple[str, ...]:
        return (
            f"Numbers left: {' '.join(map(str, self.pool))}. Each attribute gets two of them.",
            *_so_far(self.scores),
        )

    def _left(self) -> tuple[str, ...]:
        return tuple(name for name in ATTRIBUTES if name not in self.scores)

    def _even(self) -> Step:
        """Pair the lowest with the highest, and so on inwards."""
        numbers = sorted(self.pool)
        pairs = zip(numbers, reversed(numbers), strict=True)
        sums = [low + high for low, high in pairs][: len(numbers) // 2]
        return self._with(dict(zip(self._left(), sums, strict=True)), ())

    def _with(self, new: Mapping[str, int], pool: tuple[int, ...]) -> Step:
        scores = {**self.scores, **new}
        notes = tuple(_attribute_set(name, score) for name, score in new.items())
        if len(scores) < len(ATTRIBUTES):
            return Step(replace(self, scores=scores, pool=pool), None, notes)
        return Step(_draft(self.rules, scores), None, notes)


@dataclass(frozen=True, slots=True)
class SpendXp:
    """Spend starting experience on skills and Health; perks come with a later version.

    Source: ART Engine, ART-036 to ART-038.
    """

    draft: Sheet

    @property
    def forced(self) -> str | None:
        return None

    def options(self, sheet: Sheet | None) -> tuple[Option, ...]:
        # ART-037: what is left may always be kept, so nothing forces a purchase
        asks = "Which skill, and how good (such as: climb 2)?"
        skill = Option("skill", "Choose a skill, or another rating for it", asks, hint="skill")
        try:
            raise_health(self.draft)
            reason = ""
        except Illegal as why:
            reason = str(why)
        more = Option("health", "Buy the next rank of Health", reason=reason, hint="buy health")
        done = Option("done", f"Go on, and keep {self.draft.xp} xp", hint="done")
        return (skill, more, done) if self.draft.xp else (done, skill, more)

    def step(self, option: str, words: str, sheet: Sheet | None, dice: Dice) -> Step:
        _refuse_unknown(self, option)
        if option == "done":
            return Step(ChooseGoals(self.draft), None)
        if option == "health":
            draft, notes = raise_health(self.draft)
            return Step(SpendXp(draft), None, notes)
        draft, note = buy_skill(self.draft, words)
        return Step(SpendXp(draft), None, (note,))

    def status(self, sheet: Sheet | None) -> tuple[str, ...]:
        prices = printed("advancement")["starting_skill_xp"]
        told = ", ".join(f"+{score} for {price} xp" for score, price in prices.items())
        skills = ", ".join(f"{name} +{score}" for name, score in sorted(self.draft.skills.items()))
        health = " ".join(box.word for box in self.draft.boxes)
        return (
            f"You have {self.draft.xp} xp. A skill is one narrow thing that you do well.",
            f"What a skill costs: {told}.",
            f"Skills: {skills or 'none'}. Health: {health}.",
        )


@dataclass(frozen=True, slots=True)
class ChooseGoals:
    """Say what the hero is after (ART-024, ART-039)."""

    draft: Sheet

    @property
    def forced(self) -> str | None:
        return None

    def options(self, sheet: Sheet | None) -> tuple[Option, ...]:
        done = (Option("done", "That is all", hint="done"),) if self.draft.goals else ()
        offered = tuple(
            Option(name, text)
            for name, text in _offers("goal").items()
            if text not in self.draft.goals
        )
        return (*done, Option("own", "A goal of your own", "What is it?", hint="own"), *offered)

    def step(self, option: str, words: str, sheet: Sheet | None, dice: Dice) -> Step:
        _refuse_unknown(self, option)
        if option == "done":
            return Step(ChooseMotivation(self.draft), None)
        goal = _offers("goal").get(option) or _read_text(words, "a goal")
        if goal in self.draft.goals:
            raise Illegal("that is among your goals already")
        draft = replace(self.draft, goals=(*self.draft.goals, goal))
        return Step(ChooseGoals(draft), None)

    def status(self, sheet: Sheet | None) -> tuple[str, ...]:
        told = "; ".join(goal.rstrip(".") for goal in self.draft.goals)
        return (f"Your goals: {told}." if told else "What does your hero want? One goal at least.",)


@dataclass(frozen=True, slots=True)
class ChooseMotivation:
    """Say why the hero goes (ART-039)."""

    draft: Sheet

    @property
    def forced(self) -> str | None:
        return None

    def options(self, sheet: Sheet | None) -> tuple[Option, ...]:
        own = Option("own", "A reason of your own", "Why?", hint="own")
        return (own, *(Option(name, text) for name, text in _offers("motivation").items()))

    def step(self, option: str, words: str, sheet: Sheet | None, dice: Dice) -> Step:
        _refuse_unknown(self, option)
        why = _offers("motivation").get(option) or _read_text(words, "a motivation")
        return Step(ChoosePronouns(replace(self.draft, motivation=why)), None)

    def status(self, sheet: Sheet | None) -> tuple[str, ...]:
        return ("Why does your hero go, and not somebody else?",)


@dataclass(frozen=True, slots=True)
class ChoosePronouns:
    """Say how others speak of the hero."""

    draft: Sheet

    @property
    def forced(self) -> str | None:
        return None

    def options(self, sheet: Sheet | None) -> tuple[Option, ...]:
        known = tuple(Option(text.replace("/", "-"), text, hint=text) for text in KNOWN)
        return (*known, Option("own", "Others", "Five forms, as in ze/hir/hir/hirs/hirself?"))

    def step(self, option: str, words: str, sheet: Sheet | None, dice: Dice) -> Step:
        _refuse_unknown(self, option)
        pronouns = words.strip().lower() if option == "own" else option.replace("-", "/")
        _legal(parse_pronouns, pronouns)
        return Step(ChooseName(replace(self.draft, pronouns=pronouns)), None)

    def status(self, sheet: Sheet | None) -> tuple[str, ...]:
        return ("How do others speak of your hero?",)


@dataclass(frozen=True, slots=True)
class ChooseName:
    """Say who the hero is, in a few words and by name; then the adventure may begin."""

    draft: Sheet

    @property
    def forced(self) -> str | None:
        return None

    def options(self, sheet: Sheet | None) -> tuple[Option, ...]:
        name = Option("name", "Name your hero, and begin", "What is the name?", hint="name")
        asks = "Who is your hero, in a few words?"
        return (name, Option("concept", "First say who your hero is", asks, hint="concept"))

    def step(self, option: str, words: str, sheet: Sheet | None, dice: Dice) -> Step:
        _refuse_unknown(self, option)
        if option == "concept":
            concept = _read_text(words, "a concept")
            return Step(ChooseName(replace(self.draft, concept=concept)), None)
        name = _read_text(words, "a name", _LONGEST_NAME)
        return _over(replace(self.draft, name=name))

    def status(self, sheet: Sheet | None) -> tuple[str, ...]:
        concept = self.draft.concept
        return (f"Your hero is {concept}." if concept else "One thing is missing: a name.",)


def buy_skill(sheet: Sheet, words: str) -> tuple[Sheet, Note]:
    """Buy a starting skill, given as `climb 2`; another rating replaces one bought before.

    A rating of 0 gives the skill back. Without a number it is +1.

    Raises:
        Illegal: It can't be a skill, or costs more than there is.

    Source: ART Engine, ART-038.
    """
    parts = words.replace("+", " ").split()
    score = int(parts.pop()[:4]) if parts and parts[-1].isascii() and parts[-1].isdigit() else 1
    name = _legal(skill_name, " ".join(parts))
    price = _legal(starting_skill_price, score) - starting_skill_price(sheet.skills.get(name, 0))
    if price > sheet.xp:
        raise Illegal(f"{name} +{score} costs {price} xp, and you have {sheet.xp}")
    skills = {other: had for other, had in sheet.skills.items() if other != name}
    if score:
        skills[name] = score
    sheet = changed(sheet, skills=skills, xp=sheet.xp - price)
    return sheet, Note("skill-bought", {"skill": name, "score": score, "xp": sheet.xp})


def _check_attributes(attributes: Mapping[str, int]) -> None:
    limits = printed("advancement")
    lowest, highest = limits["lowest_attribute"], limits["highest_attribute"]
    for name, score in attributes.items():
        if name not in ATTRIBUTES:
            near = did_you_mean(name, ATTRIBUTES) or ";"
            raise ValueError(
                f"attributes: unknown attribute '{shown(name)}'{near} attributes are "
                f"{', '.join(ATTRIBUTES)}"
            )
        if not lowest <= score <= highest:
            raise ValueError(
                f"attributes: {name} is {score}, but attributes are {lowest} to {highest}"
            )
    missing = [name for name in ATTRIBUTES if name not in attributes]
    if missing:
        raise ValueError(f"attributes: missing {', '.join(missing)}")


def _roll_next(
    rules: ArtOptions, scores: Mapping[str, int], dice: Dice, notes: tuple[Note, ...]
) -> Step:
    """Roll for the next attribute, or go on when all ten are there."""
    if len(scores) == len(ATTRIBUTES):
        return Step(_draft(rules, scores), None, notes)
    how = printed("creation")["random"]
    faces = dice.roll(how["count"], how["sides"])
    told = Note("attributes-rolled", {"faces": faces, "total": sum(faces)})
    return Step(PlaceRoll(rules=rules, scores=scores, faces=faces), None, (*notes, told))


def _draft(rules: ArtOptions, scores: Mapping[str, int]) -> SpendXp:
    return SpendXp(changed(new_sheet("", scores), options=rules))


def _over(hero: Sheet) -> Step:
    return Step(None, hero, (), Outcome(hero.name))


def _attribute_set(name: str, score: int) -> Note:
    return Note("attribute-set", {"attribute": name, "score": score})


def _open_attributes(scores: Mapping[str, int]) -> tuple[Option, ...]:
    return tuple(
        Option(name, f"{name.capitalize()}: {meaning(name)}", hint=abbreviation(name).lower())
        for name in ATTRIBUTES
        if name not in scores
    )


def _so_far(scores: Mapping[str, int]) -> tuple[str, ...]:
    told = ", ".join(f"{name} {scores[name]}" for name in ATTRIBUTES if name in scores)
    return (f"So far: {told}.",) if told else ()


def _introduced(hero: HeroFile) -> str:
    return f"{hero.name}, {hero.concept}" if hero.concept else hero.name


def _offers(kind: str) -> dict[str, str]:
    """Return the ready-made goals or motivations by option id, which follows their table."""
    texts = printed("creation")[f"{kind}s"]
    return {f"{kind}-{place}": text for place, text in enumerate(texts, 1)}


def _read_pair(words: str, pool: Sequence[int]) -> tuple[int, int]:
    """Read two numbers that are both still in the pool."""
    parts = words.replace(",", " ").replace("+", " ").replace("and", " ").split()
    if len(parts) != 2 or not all(part.isascii() and part.isdigit() for part in parts):
        raise Illegal("give two numbers of the pool, such as: 4 3")
    pair = int(parts[0][:9]), int(parts[1][:9])
    for number in pair:
        if pair.count(number) > pool.count(number):
            left = " ".join(map(str, pool))
            raise Illegal(f"there are not so many {number}s left; the numbers are {left}")
    return pair


def _read_text(words: str, what: str, longest: int = _LONGEST_TEXT) -> str:
    """Read words of the player as one line of plain text."""
    text = " ".join(words.split())
    if not text:
        raise Illegal(f"{what} is needed")
    if len(text) > longest:
        raise Illegal(f"{what} may have {longest} letters, not {len(text)}")
    if not text.isprintable():
        raise Illegal(f"{what} is made of letters that can be printed")
    return text


def _refuse_unknown(stage: Encounter, option: str) -> None:
    """Raise `Illegal` when an option is not open now."""
    for known in stage.options(None):
        if known.id == option:
            if known.reason:
                raise Illegal(known.reason)
            return
    raise Illegal(f"'{option}' is not open now")


def _only(options: Sequence[Option]) -> str | None:
    """Return the id of the one option, when there is but one and it asks for nothing."""
    return options[0].id if len(options) == 1 and not options[0].asks else None


def _field(where: str, read: Callable[[_Given], _Read], given: _Given) -> _Read:
    """Read a field of a hero file; a `ValueError` says which field it was."""
    try:
        return read(given)
    except ValueError as reason:
        raise ValueError(f"{where}: {reason}") from reason


def _legal(read: Callable[[_Given], _Read], given: _Given) -> _Read:
    """Read what a player typed; what can't be read is `Illegal`."""
    try:
        return read(given)
    except ValueError as reason:
        raise Illegal(str(reason)) from reason
