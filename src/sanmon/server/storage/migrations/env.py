"""How Alembic runs a migration: over the connection that `schema.py` gives it, and never by itself."""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
context.run_migrations()
