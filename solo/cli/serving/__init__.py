"""The commands of the page: `solo serve`, and what it shows."""
