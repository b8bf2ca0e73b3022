"""Values of the rules: printed tables, copies with other fields, plain forms for files."""
