"""What the shelf of a page tells of an adventure."""

from solo import shelf
from solo.cli.serving.shelf_records import cover


def test_an_adventure_is_told_of_in_the_language_of_the_page() -> None:
    told = cover(shelf.cover(shelf.find("first-steps")), "de")

    assert told["title"] == "Erste Schritte"
    assert str(told["summary"]).startswith("Ein Marktflecken")
    assert told["length"] == "15 Minuten; heiter und freundlich"
    assert told["language"] == "de"
    assert told["notes"] == ["ein Sturz", "Mäuseknochen", "eine zornige Eule"]


def test_without_a_translation_it_is_told_of_as_it_was_written() -> None:
    found = shelf.cover(shelf.find("the-lending"))

    assert cover(found, "de")["summary"] == found.summary
    assert cover(found, "de")["language"] == "en"
    assert cover(found, "../de")["title"] == found.title


def test_rules_are_called_by_their_title() -> None:
    found = shelf.cover(shelf.find("a-pot-of-fire"))

    assert cover(found, "en")["system"] == "Ember Road"
    assert cover(found._replace(system="gone"), "en")["system"] == "gone"
