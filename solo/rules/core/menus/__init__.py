"""What a player may take: offers, menus kept short, and what stays hidden in them."""
