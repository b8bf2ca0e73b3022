"""Write the story that the turn benchmark plays: scenes with variables, conditions and checks."""

import sys
from pathlib import Path

HEADER = """\
format: 1
title: The Bench
system: art
start: scene-0
hero: {{create: false, pregenerated: [hero.yaml]}}
variables: {{gold: 0, lamp: false, mood: calm}}
include: [scenes.yaml]
"""
HERO = """\
name: Ada
concept: a runner of benches
attributes: {agility: 7, alertness: 7, charm: 7, craft: 7, cunning: 7, dexterity: 7, fate: 7,
  intelligence: 7, stamina: 7, strength: 7}
skills: {climb: 2}
"""
SCENE = """\
  scene-{n}:
    text: |
      Room {n}. {{% if lamp %}}The lamp burns{{% else %}}It is dark{{% endif %}}, and you hold
      {{{{ gold }}}} coins; {{{{ hero.name }}}} has been here {{{{ visits }}}} times.
    choices:
      - id: on
        text: Go on
        set: {{lamp: true, gold: gold + 1}}
        goto: scene-{on}
      - id: climb
        text: Climb
        when: visits < 1000000 and not (lamp and gold < 0)
        check: {{trait: {{attribute: strength, difficulty: Poor, skills: [climb]}}}}
        outcomes:
          3s+:
            text: "{{{{ successes }}}} good holds."
            set: {{gold: gold + 2}}
            goto: scene-{up}
          1s-2s: {{text: Up you go., goto: scene-{up}}}
          failure: {{text: You slide back., set: {{lamp: false}}}}
      - id: back
        text: Turn back
        when: gold > 3 or visits > 2
        then: You turn back.
        goto: scene-{back}
"""
END = """\
      - {id: stop, text: Stop, when: gold < -1, goto: end}
  end: {text: The end., ending: over}
"""


def write(folder: Path, scenes: int = 30) -> Path:
    """Write a module of `scenes` scenes into `folder` and return the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "adventure.yaml").write_text(HEADER.format(), encoding="utf-8")
    (folder / "hero.yaml").write_text(HERO, encoding="utf-8")
    parts = [
        SCENE.format(n=n, on=(n + 1) % scenes, up=(n * 7 + 3) % scenes, back=(n - 1) % scenes)
        for n in range(scenes)
    ]
    parts[0] += END
    (folder / "scenes.yaml").write_text("scenes:\n" + "".join(parts), encoding="utf-8")
    return folder


if __name__ == "__main__":
    write(Path(sys.argv[2]), int(sys.argv[1]))
