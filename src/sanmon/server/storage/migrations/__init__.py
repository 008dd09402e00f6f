"""The migrations: what each release changed in the shape of the database."""
