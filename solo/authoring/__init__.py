"""What authors get back: mistakes, odds, graphs and thousands of test plays."""
