"""FELL: fantasy adventure on a ladder of five dice."""
