"""The languages that must be complete. Sanmon may have more: what those lack is shown in English."""

OURS = ("en", "cs", "ru")
