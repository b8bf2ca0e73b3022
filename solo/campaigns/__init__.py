"""Campaigns: adventures in an order, where they stand, and what is kept of them."""
