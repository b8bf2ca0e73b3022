"""Named tuples whose constructor is written when it is first called: as Python's own, but cheap."""

import ast
import copy
import pickle
import subprocess
import sys
import typing
from pathlib import Path
from typing import Annotated, Any, Generic, TypeVar, get_args, get_type_hints

import pytest

import solo
from solo.namedtuple import NamedTuple

PACKAGE = Path(solo.__file__).parent
T = TypeVar("T")


class Way(NamedTuple):
    """A way to somewhere."""

    to: str
    minutes: Annotated[int, "Of walking."] = 5
    toll: "int | None" = None

    @property
    def long(self) -> bool:
        return self.minutes > 60

    @classmethod
    def home(cls) -> "Way":
        return cls("home")


class Box(NamedTuple, Generic[T]):
    what: T
    count: int = 1


class Nothing(NamedTuple):
    pass


class Swift(Way):
    __slots__ = ()

    def __new__(cls, to: str, minutes: int = 8) -> "Swift":
        return super().__new__(cls, to, minutes // 2)


class Python(typing.NamedTuple):
    to: str
    minutes: int = 5


def test_fields_are_given_by_place_or_by_name_and_have_defaults() -> None:
    assert Way("inn") == Way(to="inn", minutes=5) == ("inn", 5, None)
    assert Way("inn", toll=3) == ("inn", 5, 3)
    assert (Way("inn", 90).to, Way("inn", 90).long, Way.home().to) == ("inn", True, "home")
    assert Box("hat", count=2).what == "hat"
    assert Box[int](7) == (7, 1)
    assert Nothing() == ()
    assert Swift("inn") == ("inn", 4, None)
    assert hash(Way("inn")) == hash(("inn", 5, None))


@pytest.mark.parametrize(
    "wrong", [(), ("inn", 1, 2, 3)], ids=["too few", "too many"]
)  # fmt: skip
def test_what_does_not_fit_is_refused_as_python_does(wrong: tuple[object, ...]) -> None:
    with pytest.raises(TypeError, match=r"Way\.__new__"):
        Way(*wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="unexpected keyword"):
        Way("inn", hours=1)  # type: ignore[call-arg]


@pytest.mark.parametrize("kind", [Way, Python])
def test_its_own_methods_are_those_of_pythons_own(kind: Any) -> None:
    inn = kind("inn")

    assert kind._make(iter(inn)) == inn
    assert type(inn._replace(minutes=3)) is kind
    assert inn._replace(minutes=3).minutes == 3
    assert list(inn._asdict().items())[:2] == [("to", "inn"), ("minutes", 5)]
    assert repr(inn).startswith(f"{kind.__name__}(to='inn', minutes=5")
    assert kind._fields[:2] == ("to", "minutes") == kind.__match_args__[:2]
    assert kind._field_defaults["minutes"] == 5
    assert not hasattr(inn, "__dict__")
    with pytest.raises(ValueError, match="unexpected field names: \\['hours'\\]"):
        inn._replace(hours=1)
    with pytest.raises(TypeError, match=r"Expected \d arguments, got 1"):
        kind._make(["inn"])
    with pytest.raises(AttributeError):
        inn.to = "mill"


def test_copies_and_pickles_are_equal_and_of_the_same_kind() -> None:
    for inn in (Way("inn", 9), Box([1]), Nothing()):
        for again in (copy.copy(inn), copy.deepcopy(inn), pickle.loads(pickle.dumps(inn))):
            assert again == inn
            assert type(again) is type(inn)


def test_types_and_places_are_read_as_of_any_class() -> None:
    hints = get_type_hints(Way, include_extras=True)

    assert list(hints) == ["to", "minutes", "toll"]
    assert get_args(hints["minutes"])[1] == "Of walking."
    assert hints["toll"] == int | None
    match Way("inn"):
        case Way(to, minutes=long):
            assert (to, long) == ("inn", 5)


def test_a_field_without_default_can_not_follow_one_that_has_one() -> None:
    with pytest.raises(TypeError, match="default"):
        exec("class Wrong(NamedTuple):\n a: int = 1\n b: int", {"NamedTuple": NamedTuple})


@pytest.mark.skipif(sys.version_info >= (3, 14), reason="there it is Python's own")
def test_a_hundred_classes_cost_less_than_a_third_of_pythons_own() -> None:
    text = "".join(f"class A{n}(NamedTuple):\n a: int\n b: str = ''\n" for n in range(100))
    told = (
        "import sys, time\n"
        "from {} import NamedTuple\n"
        "code = compile(sys.argv[1], 'x', 'exec')\n"
        "best = 9.0\n"
        "for _ in range(9):\n"
        " start = time.process_time()\n"
        " exec(code, {{'NamedTuple': NamedTuple, '__name__': 'x'}})\n"
        " best = min(best, time.process_time() - start)\n"
        "print(best)\n"
    )
    spent = [
        float(subprocess.run([sys.executable, "-c", told.format(module), text],
                             capture_output=True, check=True).stdout)
        for module in ("solo.namedtuple", "typing")
    ]  # fmt: skip

    assert spent[0] < spent[1] / 3


def test_the_package_uses_no_other_ones() -> None:
    users = {
        str(path.relative_to(PACKAGE))
        for path in PACKAGE.rglob("*.py")
        if "NamedTuple" in (text := path.read_text(encoding="utf-8"))
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.ImportFrom) and node.module == "typing"
        and any(alias.name == "NamedTuple" for alias in node.names)
    }  # fmt: skip

    assert users == {"namedtuple.py"}
