"""Stories of other tools as adventures: links, variables and conditions; the rest is listed."""
