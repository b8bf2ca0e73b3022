"""What compiled ink works out on its stack, as expressions of ours."""

from collections.abc import Callable

from solo.authoring.importing.ink_boxes import Place
from solo.namedtuple import NamedTuple

LOST = "lost"  # of what has been told already
_TWO = {"+": "+", "-": "-", "*": "*", "%": "%", "==": "==", "!=": "!=", ">": ">", "<": "<",
        ">=": ">=", "<=": "<=", "&&": "and", "||": "or"}  # fmt: skip
_UNKNOWN = {
    "rnd": "a number by chance (RANDOM)", "srnd": "a seed (SEED_RANDOM)",
    "choiceCnt": "how many choices there are (CHOICE_COUNT)",
    "turn": "how many turns there were (TURNS)", "turns": "how long ago it was (TURNS_SINCE)",
    "/": "a division, which may not come out even",
}  # fmt: skip
"""What ink works out and we don't."""
_TAKES = {
    **dict.fromkeys(("rnd", "/", "POW", "?", "!?", "L^", "listInt"), 2),
    **dict.fromkeys(("srnd", "turns", "FLOOR", "CEILING", "INT", "FLOAT", "lrnd"), 1),
    **dict.fromkeys(("LIST_ALL", "LIST_COUNT", "LIST_MIN", "LIST_MAX", "LIST_VALUE"), 1),
    "range": 3,
}
"""How many values that takes from the stack."""
_MOST = 20_000  # characters of an expression


class Value(NamedTuple):
    """Something worked out: an expression, the words of a text, or why it is neither."""

    text: str
    words: str = ""
    lost: str = ""
    refers: str = ""  # the variable itself, which a function may change


class Sums:
    """The stack.

    Args:
        variable: Returns what a variable is called here.
        visited: Returns the scene that a place is; nothing if it is none.
    """

    def __init__(
        self, variable: Callable[[str], str], visited: Callable[[Place | None], str]
    ) -> None:
        self._variable = variable
        self._visited = visited
        self._stack: list[Value] = []
        self.on = False

    @property
    def busy(self) -> bool:
        """Whether something has been begun."""
        return self.on or bool(self._stack)

    @property
    def kept(self) -> tuple[Value, ...]:
        """What is on the stack; `back_to` puts it there again, for another side of a condition."""
        return tuple(self._stack)

    def back_to(self, kept: tuple[Value, ...]) -> None:
        """Let the stack be as it was."""
        self._stack = [*kept]

    def push(self, value: object) -> None:
        """Put a constant onto the stack."""
        if isinstance(value, bool):
            self._put("true" if value else "false")
        elif isinstance(value, int):
            self._put(str(value))
        elif isinstance(value, float) and value.is_integer():
            self._put(str(int(value)))
        else:
            self.push_lost(f"the value {str(value)[:40]}")

    def put(self, value: Value) -> None:
        """Put what was worked out before onto the stack again."""
        self._stack.append(value)

    def push_text(self, words: str) -> None:
        plain = words.replace("'", "’")
        lost = "a text that is made of others" if "{{" in words else ""
        self._stack.append(Value(f"'{plain}'", words, lost))

    def push_name(self, name: str) -> None:
        self._put(self._variable(name))

    def push_count(self, place: Place | None) -> None:
        name = self._visited(place)
        if name:
            self._stack.append(
                Value(f"visited[@{name}@]")
            )  # the scene's id is known when all is read
        else:
            self.push_lost("how often a place was come to")

    def push_lost(self, why: str, *, quiet: bool = False) -> None:
        self._stack.append(Value("0", lost=LOST if quiet else why))

    def pop(self) -> Value:
        """Take what was worked out last."""
        return self._stack.pop() if self._stack else Value("0", lost="an empty value")

    def do(self, sign: str) -> None:
        """Carry out an operation."""
        if sign in _TWO:
            right, left = self.pop(), self.pop()
            self._made(f"{_side(left)} {_TWO[sign]} {_side(right)}", left, right)
        elif sign == "!":
            value = self.pop()
            self._made(f"not {_side(value)}", value)
        elif sign in ("_", "~"):
            value = self.pop()
            self._made(f"-{_side(value)}", value)
        elif sign in ("MIN", "MAX"):
            right, left = self.pop(), self.pop()
            test = "<" if sign == "MIN" else ">"
            one, other = _side(left), _side(right)
            self._made(f"{one} if {one} {test} {other} else {other}", left, right)
        elif sign == "du":
            value = self.pop()
            self._stack += [value, value]
        elif sign == "pop":
            self.pop()
        elif self.on:
            for _ in range(_TAKES.get(sign, 0)):
                self.pop()
            self.push_lost(_UNKNOWN.get(sign, f"'{sign}'"))

    def _put(self, text: str) -> None:
        self._stack.append(Value(text))

    def _made(self, text: str, *parts: Value) -> None:
        lost = next((one.lost for one in parts if one.lost), "")
        if len(text) > _MOST:
            text, lost = "0", "a value that is too long"
        self._stack.append(Value(text, lost=lost))


def _side(value: Value) -> str:
    """Return an expression as a part of another."""
    plain = value.text.replace("_", "").replace("-", "").isalnum() or value.text[:1] == "'"
    plain = plain or value.text.endswith("@]")
    return value.text if plain else f"({value.text})"
