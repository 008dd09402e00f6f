"""Balance reports: `games` plays and counts, `page` writes the report."""
