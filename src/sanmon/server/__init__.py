"""The table: a server where seats meet. One table, one log, one writer."""
