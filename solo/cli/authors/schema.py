"""`solo schema`: the JSON Schema for editors that complete and check YAML during typing."""

import json
from pathlib import Path

import click

from solo import rules, shelf
from solo.cli import names, options
from solo.cli.rolls import checks
from solo.late import late, lazy_imports

with lazy_imports():
    from solo.authoring import scaffold
    from solo.rules.data_systems import places


@click.command(short_help="Write a JSON Schema of adventures, for editors that check YAML.")
@click.argument("system", required=False, metavar="[SYSTEM|ADVENTURE]",
                shell_complete=names.systems)  # fmt: skip
@click.option("--hero", is_flag=True, help="Write the schema of hero files instead.")
@click.option("--system", "of_rules", is_flag=True, help="Write the schema of rules files.")
@click.option("--campaign", is_flag=True, help="Write the schema of a campaign.yaml.")
@late
def schema(system: str | None, hero: bool, of_rules: bool, campaign: bool) -> None:
    """Write a JSON Schema (draft 2020-12) of the adventures of a system, to standard output.

    `solo schema --system` writes that of rules files (`system.yaml`), `solo schema --campaign` that
    of a `campaign.yaml`.
    `solo schema events` writes that of the events and of the view which programs read (`--json`).
    For an adventure (a folder), the schema knows its scenes too, and editors complete them.

    Put it beside an adventure, `solo schema art > schema.json`, and name it in the first line of
    each YAML file: `# yaml-language-server: $schema=schema.json`. Without a SYSTEM it lists them.
    """
    if of_rules:
        from solo.authoring import scaffold

        click.echo(scaffold.rules_schema_text(), nl=False)
        return
    if campaign:
        from solo.authoring.format import schema as of_campaigns

        click.echo(json.dumps(of_campaigns.campaign_schema(), indent=1))
        return
    if system is None:
        options.list_systems()
        return
    if system == "events":
        click.echo(_of_events(), nl=False)
        return
    from solo.authoring.format import schema as writing

    if not hero and not checks.is_system(system) and Path(system).exists():
        click.echo(_of_adventure(shelf.module_of(system)), nl=False)
        return
    write = writing.hero_schema if hero else writing.adventure_schema
    click.echo(json.dumps(write(rules.find(system)), indent=1))


@late
def _of_events() -> str:
    from solo.view.schema import schema as of_events

    return json.dumps(of_events(), indent=1) + "\n"


def _of_adventure(path: Path) -> str:
    name = shelf.cover(path).system
    if places.is_path(name) and Path(name).name == name:
        folder = path if path.is_dir() else path.parent
        return scaffold.schema_text(places.at(folder / name), path)
    return scaffold.schema_text(rules.find(name), path)
