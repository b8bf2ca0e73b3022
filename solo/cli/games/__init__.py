"""Commands that play: games, campaigns, trials and tables; and what is kept of them."""
