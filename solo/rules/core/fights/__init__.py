"""What encounters of all systems share: who takes part, what may come in, fights by hand."""
