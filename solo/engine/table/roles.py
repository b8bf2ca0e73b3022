"""Who may do what at a table: each verb with its role, for seats that act in their own names.

A seat is one person: what it does, it does by its own hero. The host is whoever keeps the game, and
may do all; at one keyboard that is everybody who types.
"""

from collections.abc import Mapping
from typing import Literal

Role = Literal["seat", "host"]
SEAT: Role = "seat"
HOST: Role = "host"

ROLES: Mapping[str, Role] = {
    **dict.fromkeys(
        (
            "check",  # a roll by the rules
            *("clock", "edit", "npc", "place", "rename", "thread", "tick", "weigh"),  # lists
            *("draw", "event", "pick", "secret", "vote"),  # dice and questions
            *("give", "mynote", "reveal", "turn", "whisper"),  # what is one's own
        ),
        SEAT,
    ),
    **dict.fromkeys(
        (
            *("add", "join", "leave", "order"),  # who sits there, and in which order
            *("do", "fight", "chase", "rounds"),  # what happens to all
            *("everyone", "group", "together", "versus"),  # rolls of others
            *("close", "delete", "next", "scene", "sort", "when"),  # where the story is
            *(
                "bring",
                "finish",
                "questions",
                "shuffle",
                "tension",
                "twists",
                "voice",
            ),  # the table itself
        ),
        HOST,
    ),
}
"""The role of each verb of a table."""

COMMANDS: Mapping[str, Role] = {
    **dict.fromkeys(("choose", "try", "ask", "use", "roll", "draw", "jot"), SEAT),
    **dict.fromkeys(("undo", "prefer"), HOST),
    "table": SEAT,  # as its verb says
}
"""The role of each command that a journal holds. A seat chooses only while it acts."""
