"""`solo completion` and `solo man`: the commands for a shell, and for readers of manuals."""

import sys

import click
from click.shell_completion import get_completion_class

from solo import __version__
from solo.cli import options

SHELLS = ("bash", "zsh", "fish")
PROGRAM = "solo"
VARIABLE = "_SOLO_COMPLETE"

_HOW = {
    "bash": 'eval "$(solo completion bash)" in ~/.bashrc',
    "zsh": 'eval "$(solo completion zsh)" in ~/.zshrc, after compinit',
    "fish": "solo completion fish | source, in ~/.config/fish/config.fish",
}
# Click's own scripts for bash and fish hand a name over as it stands, so that a shell would run
# what is in it, or lose what stands behind a comma. That for zsh has it quoted by `compadd`.
_BASH = r"""
%(complete_func)s() {
    local response type value

    response=$(IFS=$'\n'; env COMP_WORDS="${COMP_WORDS[*]}" COMP_CWORD="$COMP_CWORD" \
        %(complete_var)s=bash_complete "$1")

    while IFS=',' read -r type value; do
        case $type in
            dir) COMPREPLY=(); compopt -o dirnames ;;
            file) COMPREPLY=(); compopt -o default ;;
            plain)
                case ${COMP_WORDS[COMP_CWORD]} in
                    \'*) value=${value//\'/\'\\\'\'} ;;
                    \"*) value=$(printf '%%s' "$value" | sed 's/[\\"$`]/\\&/g') ;;
                    *) printf -v value '%%q' "$value" ;;
                esac
                COMPREPLY+=("$value") ;;
        esac
    done <<< "$response"

    return 0
}

complete -o nosort -F %(complete_func)s %(prog_name)s
"""
_FISH = r"""
function %(complete_func)s
    set -l words (commandline -cp | string collect)
    set -l word (commandline -t | string collect)
    set -l response (env %(complete_var)s=fish_complete COMP_WORDS="$words" COMP_CWORD="$word" \
        %(prog_name)s)

    for completion in $response
        set -l metadata (string split --max 1 "," -- $completion)

        switch $metadata[1]
            case dir
                __fish_complete_directories $metadata[2]
            case file
                __fish_complete_path $metadata[2]
            case plain
                printf '%%s\n' $metadata[2]
        end
    end
end

complete --no-files --command %(prog_name)s --arguments "(%(complete_func)s)"
"""
_SCRIPTS = {"bash": _BASH, "fish": _FISH}
SECOND = "solo-adventures"
_SECOND = {
    "bash": "complete -o nosort -F {name} {program}",
    "zsh": "compdef {name} {program}",
    "fish": 'complete --no-files --command {program} --arguments "({name})"',
}
"""What completes the command's second name by the function of the first, in each shell."""


@click.command(short_help="Print what lets a shell complete commands with Tab.")
@click.argument("shell", type=click.Choice(SHELLS))
@click.pass_context
def completion(context: click.Context, shell: str) -> None:
    """Print what lets a shell complete commands, adventures, heroes, saves and systems with Tab.

    bash: eval "$(solo completion bash)" in ~/.bashrc; zsh: the same in ~/.zshrc, after compinit;
    fish: solo completion fish | source, in its config.fish.
    """
    kind = get_completion_class(shell)
    assert kind is not None
    options.say(_SCRIPTS.get(shell, kind.source_template).strip("\n") % {
        "complete_func": f"_{PROGRAM}_completion",
        "complete_var": VARIABLE,
        "prog_name": PROGRAM,
    })  # fmt: skip
    options.say(_SECOND[shell].format(name=f"_{PROGRAM}_completion", program=SECOND))
    if sys.stdout.isatty():  # and not where a shell reads it, each time that it starts
        options.say(f"To use it, write {_HOW[shell]}.", err=True)


@click.command(short_help="Print the manual page, made from the help of every command.")
@click.pass_context
def man(context: click.Context) -> None:
    """Print the manual page (roff): solo man > solo.1, then man ./solo.1."""
    root = context.find_root().command
    assert isinstance(root, click.Group)
    options.say(_page(root))


def _page(root: click.Group) -> str:
    context = click.Context(root, info_name=PROGRAM)
    lines = [f'.TH SOLO 1 "" "solo {__version__}" "User Commands"', ".SH NAME"]
    lines += [f"{PROGRAM} \\- {_roff((root.help or '').splitlines()[0])}", ".SH SYNOPSIS"]
    lines += [f".B {PROGRAM}", "[COMMAND] [OPTION]...", ".SH DESCRIPTION"]
    lines += [_roff(" ".join((root.help or "").split())), ".SH COMMANDS"]
    for name in root.list_commands(context):
        command = root.get_command(context, name)
        assert command is not None
        lines += _command(f"{PROGRAM} {name}", command, context)
    return "\n".join(lines)


def _command(name: str, command: click.Command, above: click.Context) -> list[str]:
    """Return the lines of a command, and of those below it."""
    context = click.Context(command, info_name=name.rpartition(" ")[2], parent=above)
    words = " ".join(command.collect_usage_pieces(context))
    lines = [".TP", f".B {_roff(f'{name} {words}'.strip())}"]
    paragraphs = (command.help or "").split("\n\n")
    lines.append("\n.IP\n".join(_roff(" ".join(one.split())) for one in paragraphs))
    for parameter in command.params:
        record = parameter.get_help_record(context)
        if record is not None and record[1]:
            lines += [".IP", f"\\fB{_roff(record[0])}\\fR: {_roff(record[1])}"]
    if isinstance(command, click.Group):
        for below in command.list_commands(context):
            found = command.get_command(context, below)
            assert found is not None
            lines += _command(f"{name} {below}", found, context)
    return lines


def _roff(text: str) -> str:
    """Return text in which roff finds no request."""
    plain = text.replace("\\", "\\e").replace("-", "\\-").replace("'", "\\(aq")
    return f"\\&{plain}" if plain.startswith(".") else plain
