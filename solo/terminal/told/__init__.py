"""What is told, as blocks of text: what happened, what can be chosen, and answers to queries."""
