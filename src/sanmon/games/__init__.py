"""The games. Each is a package of one shape; see docs/architecture.md."""
