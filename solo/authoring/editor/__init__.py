"""What an editor asks of an adventure while it is written: pure answers, without any protocol."""
