"""A message with another value of a fact."""

from solo.words import Message, room, with_fact

words = room("lamp")


def test_a_fact_is_changed_wherever_it_stands_in_a_message() -> None:
    def told(name: str) -> Message:
        within = words("near", name=name)
        return words("lit", name=name, why=within, more=(within, "x", 2), by="Bo")

    assert with_fact(told("Ada"), "name", "Kit") == told("Kit")


def test_what_lacks_the_fact_is_as_it_was() -> None:
    assert with_fact(words("lit", by="Bo"), "name", "Kit") == words("lit", by="Bo")
    assert with_fact("{$name}", "name", "Kit") == "{$name}"
