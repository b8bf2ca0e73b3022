"""The words and phrases that an adventure tells only under a guard: what `told.yaml` keeps."""

import re
from collections.abc import Iterable, Mapping

from solo.adventure.model import Adventure
from solo.authoring.continuity.clauses import all_follow, common, written
from solo.authoring.continuity.guarded import Phrase, Phrases, Place, texts_of
from solo.prose.guards import Clauses

_LEAST = 4  # letters of a word that may be kept alone
_SAME = 4  # letters with which a word begins like what a condition names
_WORDS = re.compile(r"[^\W\d_]+")
# words that say nothing by themselves, in the languages that most adventures are written in
_SMALL = """
a am an and any are as at be but by can did do for get go got had has he her him his how i i'd
i'm if in is it its let may me my no nor not now of off on or our out own put say she so the to
too two up us was we who why yet you
ab am an da das dem den der des dir du er es für hat ich ihm ihn ihr im in ist ja man mir mit
nun nur ob so um und uns von vor war was wer wie wir wo zu zum zur
about above after again against almost along already also although always among another
anybody anything around away back because been before behind being below beside between beyond
both came come comes could didn't does doesn't doing done don't down during each either else
enough even ever every everybody everything first from gets getting give gives goes going gone
good hasn't have haven't having here hers herself himself into isn't it's itself just keep last
least left less like little long made make makes many more most much must myself near never
next nobody none nothing once only other others over part perhaps quite rather said same says
seem seems several shall should since some somebody someone something still such take takes than
that that's their them themselves then there there's these they they're thing things this those
though through till time times together took toward towards under until upon very want wants
wasn't well went were what what's when where which while whole whom whose will with within
without won't would wouldn't yet your yours yourself
aber alle allem allen aller alles also andere anderen auch auf beim bevor dabei dann darin
darum dass deine deinem deinen deiner denn dich diese diesem diesen dieser dieses doch dort
durch eine einem einen einer eines einmal euch euer gegen haben hatte hatten hier hinter immer
ihre ihrem ihren ihrer jede jedem jeden jeder jedes jetzt kann kein keine keinem keinen keiner
können mehr mein meine mich muss nach nicht nichts noch oder ohne schon sehr sein seine seinem
seinen seiner selbst sich sind soll sondern über unter viel vielleicht vom warum weil weiter
welche wenn werden wieder wird worden wurde wurden zwar zwischen
"""
_EMPTY = frozenset(_SMALL.split())


def kept(adventure: Adventure) -> Mapping[str, tuple[str, ...]]:
    """Return by condition what the texts tell only while it guards them, both sorted."""
    phrases = Phrases(adventure.language.pieces())
    for text in texts_of(adventure):
        phrases.add(text)
    chosen = _words(phrases)
    chosen |= _phrases(phrases, chosen)
    found: dict[str, list[str]] = {}
    for phrase, clauses in chosen.items():
        found.setdefault(written(clauses), []).append(" ".join(phrase))
    return {condition: tuple(sorted(found[condition])) for condition in sorted(found)}


def _words(phrases: Phrases) -> dict[Phrase, Clauses]:
    """Return the single words that stand for what guards them.

    These are names, those that tell what the condition asks for, and those of several texts: a word
    that stands in one text alone may as well be told elsewhere some day.
    """
    found: dict[Phrase, Clauses] = {}
    for phrase, places in phrases.found.items():
        if len(phrase) == 1 and _alone(phrase[0]) and (clauses := _common(places)):
            texts = {phrases.runs[run].text for place in places for run in place.runs}
            proper = all(place.proper for place in places)
            if proper or len(texts) > 1 or _related(phrase[0], clauses):
                found[phrase] = clauses
    return found


def _phrases(phrases: Phrases, words: Mapping[Phrase, Clauses]) -> dict[Phrase, Clauses]:
    """Return a phrase for each guarded stretch of text that no word stands for as yet."""
    done: set[int] = set()
    for phrase, clauses in words.items():
        for place in phrases.found[phrase]:
            if all_follow(clauses, phrases.runs[place.runs[0]].clauses):
                done.update(place.runs)
    best: dict[int, tuple[tuple[object, ...], Phrase]] = {}
    known: dict[Phrase, Clauses] = {}
    for phrase, places in phrases.found.items():
        worth = sum(map(says, phrase))
        if len(phrase) == 1 or not worth or not (clauses := _common(places)):
            continue
        for run in {run for place in places for run in place.runs} - done:
            own = phrases.runs[run].clauses
            # one that reaches into what is guarded further is not told wherever this is
            rank = clauses == own, worth, sum(map(len, phrase)), phrase
            if own and all_follow(clauses, own) and best.get(run, ((),))[0] < rank:
                best[run] = rank, phrase
                known[phrase] = clauses
    return {phrase: known[phrase] for _, phrase in best.values()}


def _common(places: Iterable[Place]) -> Clauses:
    """Return what guards all of some places; nothing if one of them is free."""
    every = {place.clauses for place in places}
    return frozenset() if frozenset() in every else common(list(every))


def says(word: str) -> bool:
    """Say whether a word says something by itself."""
    return word not in _EMPTY


def _alone(word: str) -> bool:
    return len(word) >= _LEAST and says(word) and not word[0].isdigit()


def _related(word: str, clauses: Clauses) -> bool:
    """Say whether a word begins like something that the clauses ask for."""
    asked = (name for one in clauses for arm in one for name in _WORDS.findall(arm))
    start = word[:_SAME]
    return any(len(name) >= _SAME and name.casefold().startswith(start) for name in asked)
