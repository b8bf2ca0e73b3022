"""Tools for authors: problems found, odds, graphs and thousands of test plays."""
