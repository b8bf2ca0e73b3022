"""Every sentence that the program says, once: as a message of a catalogue, with named facts.

What is played gives messages, a code with facts, and knows no language. A front-end says them:

    words = room("art")
    message = words("recovered", who="", points=2)
    Words("en").say(message)  # "You have 2 points of Fame again."

A catalogue is a file of Project Fluent, `words/en.ftl` or `words/de.ftl` in the folder of its room.
`fluent.py` compiles it, `catalogue.py` keeps what was compiled, `sentences.py` says messages, and
`forms.py` has what a catalogue may call: lists, counts, signs, persons.
"""

from solo.words.message import Facts as Facts
from solo.words.message import Message as Message
from solo.words.message import Room as Room
from solo.words.message import Text as Text
from solo.words.message import lines as lines
from solo.words.message import room as room
from solo.words.message import with_fact as with_fact
from solo.words.sentences import Words as Words
from solo.words.sentences import english as english
