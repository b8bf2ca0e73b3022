"""Small modules of one scene, played line by line as a player types, and read as it is told."""

import io
from pathlib import Path

from solo.adventure.loader import load
from solo.engine.chance import Loaded
from solo.engine.session import Session
from solo.rules import fitted
from solo.terminal.front_ends.loop import play
from solo.terminal.front_ends.plain import PlainPlayer

HEROES = {
    "fictive-hack": """
name: Ada
template: fighter
talent: charger
attributes: {brawn: 3, daring: 2}
weapons: [sword]
coins: {gold: 5}
""",
    "conan-2d20": """
name: Ada
attributes: {agility: 10, awareness: 9, brawn: 9, coordination: 9, intelligence: 8,
  personality: 9, willpower: 8}
skills: {melee: {expertise: 3, focus: 2}, parry: {expertise: 2, focus: 1},
  athletics: {expertise: 2, focus: 1}}
weapons: [sword, knife]
armor: {all: 1}
""",
    "fallout-2d20": """
name: Ada
attributes: {might: 7, senses: 6, grit: 7, charm: 6, wits: 7, speed: 6, luck: 6}
skills: {blades: 4, firearms: 3, machines: 4}
tags: [blades]
weapons: [cleaver, pistol]
""",
    "fell": """
name: Ada
attributes: {str: d8, dex: d6, int: d6, wil: d8}
hp: 5
background: mason
skills: [climbing]
gear: {sword: 1, torch: 3}
coins: 20
""",
}


class Game:
    """A game of a module with one scene, `quay`; what it tells is kept word by word."""

    def __init__(
        self,
        folder: Path,
        system: str,
        scenes: str,
        *,
        hero: str = "",
        options: str = "",
        offers: str = "always",
        faces: tuple[int, ...] = (),
    ) -> None:
        header = f"format: 1\ntitle: A test\nsystem: {system}\nstart: quay\n"
        header += "hero: {create: false, pregenerated: [ada.yaml]}\n"
        header += f"options: {{{options}}}\n" if options else ""
        home = "" if "ending:" in scenes else "  home: {text: Home., ending: won}\n"
        (folder / "adventure.yaml").write_text(header + scenes + home, encoding="utf-8")
        (folder / "ada.yaml").write_text(hero or HEROES[system], encoding="utf-8")
        written = load(folder)
        rules = fitted(system, written.options)
        self.session = Session(written, rules, Loaded(faces), offers=offers, hero="Ada")

    def tell(self, *lines: str) -> str:
        """Type some lines, and return all that was written for them, in one line."""
        out = io.StringIO()
        typed = "".join(f"{line}\n" for line in lines)
        play(self.session, PlainPlayer(self.session, io.StringIO(typed), out))
        return " ".join(out.getvalue().split())

    @property
    def open(self) -> list[str]:
        """The ids of what can be done now."""
        return [one.id for one in self.session.options() if not one.reason]

    @property
    def barred(self) -> list[str]:
        """The ids of what is shown, but can't be done now."""
        return [one.id for one in self.session.options() if one.reason]
