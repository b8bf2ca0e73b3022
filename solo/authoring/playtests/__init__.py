"""Games by bots: one game, many, whole campaigns, on a cluster; what they met, and the report."""
