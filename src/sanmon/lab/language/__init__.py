"""Language models at the table: positions as text (`text.py`), a server of the Model Context Protocol (`mcp.py`)."""
