"""The migrations, which change the tables and columns of the database from release to release."""
