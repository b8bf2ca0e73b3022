"""`solo schema`: the JSON Schema for editors that complete and check YAML during typing."""

import json

import click

from solo import rules
from solo.cli import names, options
from solo.late import late


@click.command(short_help="Write a JSON Schema of adventures, for editors that check YAML.")
@click.argument("system", required=False, shell_complete=names.systems)
@click.option("--hero", is_flag=True, help="Write the schema of hero files instead.")
@late
def schema(system: str | None, hero: bool) -> None:
    """Write a JSON Schema (draft 2020-12) of the adventures of a system, to standard output.

    Put it beside an adventure, `solo schema art > schema.json`, and name it in the first line of
    each YAML file: `# yaml-language-server: $schema=schema.json`. Without a SYSTEM it lists them.
    """
    if system is None:
        options.list_systems()
        return
    from solo.authoring import schema as writing

    write = writing.hero_schema if hero else writing.adventure_schema
    click.echo(json.dumps(write(rules.find(system)), indent=1))
