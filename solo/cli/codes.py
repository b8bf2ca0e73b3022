"""The exit codes of every command."""

FINE = 0
PROBLEMS = 1  # an adventure or a journal has problems; it ran all the same
NOT_RUN = 2  # it could not run, or the command line makes no sense
INTERRUPTED = 130  # Ctrl-C: 128 + SIGINT, as shells say it
