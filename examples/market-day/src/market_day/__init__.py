"""Market Day: a game of helpers, stalls and customers, in a package of its own."""
