"""Balance reports of games: `games` plays games and counts what happens in them, `page` writes the report."""
