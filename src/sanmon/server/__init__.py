"""The server: tables where seats meet, in the browser. One table, one log, one writer."""
