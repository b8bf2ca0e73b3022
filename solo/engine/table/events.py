"""What happens at a table and in no ordinary game; and dice that anybody rolls."""

from solo.namedtuple import NamedTuple


class DiceThrown(NamedTuple):
    """Dice were rolled for no rule; `successes` is None where nothing was compared.

    `failed` counts dice that were taken away from the successes; `label` says what they were for,
    and `by` who of several at a table rolled them.
    """

    notation: str
    total: int
    faces: tuple[int, ...]
    kept: tuple[int, ...]
    successes: int | None
    failed: int = 0
    label: str = ""
    by: str = ""


class MemberJoined(NamedTuple):
    """Somebody sat down at the table."""

    name: str


class MemberLeft(NamedTuple):
    """Somebody left the table."""

    name: str


class TurnPassed(NamedTuple):
    """Somebody else acts now, or the same one in a new turn."""

    name: str


class MemberCalled(NamedTuple):
    """Everybody rolls in turn; this names whose roll comes now."""

    name: str


class OthersWait(NamedTuple):
    """Something is opened in which one takes part alone, and the others at the table do not."""

    name: str
    others: tuple[str, ...]


class OrderRolled(NamedTuple):
    """Everybody rolled for the order of their turns; this is the order."""

    names: tuple[str, ...]


class QuestionWeighed(NamedTuple):
    """How likely a yes is, told before the roll.

    Args:
        asker: Whose Fate counts; nobody's where nobody sits at the table.
        likelihood: The word that counts.
        percent: The chance of a yes.
        said: What the player said, if it is no word of the rules (`70%`).
    """

    question: str
    asker: str
    likelihood: str
    percent: int
    said: str = ""


class Picked(NamedTuple):
    """One of several was picked by dice; `what` is the question or list."""

    what: str
    among: tuple[str, ...]
    chosen: str
    settled: bool = False


class TableDrawn(NamedTuple):
    """Something was drawn from a table; `question` is what it answers, if anything."""

    table: str
    faces: tuple[int, ...]
    text: str
    question: str = ""
    settled: bool = False


class VoteCounted(NamedTuple):
    """The likelihoods that were voted for, from the likeliest; the one in the middle counts."""

    question: str
    votes: tuple[str, ...]
    likelihood: str


class SecretKept(NamedTuple):
    """Something was rolled that nobody has seen yet.

    Args:
        number: Its number, by which it is revealed.
        question: What was asked; empty for seats that may not know.
        by: Who asked.
        to: Who knows already what it came to; nobody if it is empty.
    """

    number: int
    question: str
    by: str = ""
    to: tuple[str, ...] = ()


class SecretRevealed(NamedTuple):
    """A secret is told: what it came to follows.

    Args:
        number: Its number.
        question: What was asked.
        key: What its dice fell by: face i is the first 64 bits of the SHA-256 of `key:i`; empty
            where the dice are not sealed.
        by: Who rolled.
    """

    number: int
    question: str
    key: str = ""
    by: str = ""


class Hidden(NamedTuple):
    """Something that only other seats may know; `by` is who did it."""

    by: str = ""


class SealOpened(NamedTuple):
    """A table is closed for good: this is what its dice fell by.

    The SHA-256 of `seed:nonce` is the commitment that the table began with.
    """

    seed: str
    nonce: str


class EntryChanged(NamedTuple):
    """Something on a list is new, changed, ticked, full or closed: `step` says which."""

    kind: str
    name: str
    text: str
    step: str
    filled: int = 0
    size: int = 0


class EntryWeighed(NamedTuple):
    """Something on a list got a weight for picking one."""

    kind: str
    name: str
    weight: int


class KeyedSet(NamedTuple):
    """Something is to happen when a count is reached; with no text, no longer."""

    of: str
    name: str
    at: int
    text: str


class KeyedCame(NamedTuple):
    """A count is reached, and what was set for it happens."""

    text: str
    name: str
    at: int


class DeckShuffled(NamedTuple):
    """The cards of a deck that were drawn are back in it."""

    table: str
    drawn: int


class EventCame(NamedTuple):
    """Something happens that nobody asked about; `about` is a listed name, or nothing."""

    text: str
    about: str = ""


class TwistCame(NamedTuple):
    """The story takes an unexpected turn; `about` is a listed name, or nothing."""

    text: str
    about: str = ""


class SceneTested(NamedTuple):
    """The next scene is `expected`, `altered` or `interrupted`."""

    scene: str
    result: str
    faces: tuple[int, ...]
    tension: int


class TensionChanged(NamedTuple):
    """The tension rose or fell."""

    tension: int
    by: int


class FightOpened(NamedTuple):
    """A table has opened a fight, a chase or rounds: `kind` is the name of the encounter.

    Args:
        kind: As the rules call it.
        foes: Who is met: names with their numbers.
    """

    kind: str
    foes: tuple[tuple[str, int], ...]


class FoesChanged(NamedTuple):
    """The table has altered who is fought: `does` is `add`, `away`, `hurt` or `heal`."""

    does: str
    name: str
    amount: int = 1


class FightOver(NamedTuple):
    """A fight, a chase or rounds that the table opened are over.

    Args:
        kind: As the rules call it.
        label: How it ended by the rules; nothing where the table has ended it.
        text: Why the table has, or nothing.
    """

    kind: str
    label: str = ""
    text: str = ""


class OpposedRolled(NamedTuple):
    """Two at the table have rolled against each other.

    Args:
        name: Who began.
        against: Against whom.
        winner: Who did better; nothing if neither did.
        by: By how much, in what the rules compare.
    """

    name: str
    against: str
    winner: str
    by: int


class GroupRolled(NamedTuple):
    """All at the table have rolled as a group, which has managed it or not."""

    passed: tuple[str, ...]
    failed: tuple[str, ...]
    managed: bool


class Whispered(NamedTuple):
    """Somebody has whispered to others, or noted something for themselves.

    What was said is in no event: only those who may know it are shown it.

    Args:
        number: Its number, by which its owner reveals it.
        by: Who did.
        to: To whom; nobody for a note.
        did: Nothing for what is new, `edited` or `deleted` for a note that is there.
    """

    number: int
    by: str
    to: tuple[str, ...] = ()
    did: str = ""


class OwnRevealed(NamedTuple):
    """What only some knew is told to all."""

    number: int
    by: str
    text: str


class EntryRenamed(NamedTuple):
    """Something on a list has another name now."""

    kind: str
    old: str
    name: str


class ListsSorted(NamedTuple):
    """A list is in the order of its names now, or all are if `kind` is empty."""

    kind: str = ""


class NoteChanged(NamedTuple):
    """A note of the journal has been changed; with no text it was deleted."""

    number: int
    text: str


class ThingGiven(NamedTuple):
    """One at the table has handed something to another."""

    thing: str
    by: str
    to: str


class FileBrought(NamedTuple):
    """A file of tables and foes was brought to the table, or the mended one of the same name."""

    name: str
    tables: tuple[str, ...]
    foes: tuple[str, ...]
