"""What `solo lint` tells: a file for each family of problems; how they are printed and mended."""
