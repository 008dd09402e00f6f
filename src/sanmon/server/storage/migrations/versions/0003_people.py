"""Tables for people: persons, sessions, tables and their seats, chat, results, ratings, and push subscriptions."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def _text(name: str, null: bool = False, key: bool = False) -> "sa.Column[str]":
    return sa.Column(name, sa.Text, nullable=null, primary_key=key)


def _number(name: str, null: bool = False, key: bool = False) -> "sa.Column[int]":
    return sa.Column(name, sa.BigInteger, nullable=null, primary_key=key, autoincrement=False)


def upgrade() -> None:
    """Creates the tables. A game table of an older release gets no rows in them: its header says who sits there."""
    op.create_table(
        "persons", _text("id", key=True), _text("name"), _text("login", True), _text("password", True),
        _text("email", True), _text("preferences"), _number("made"), sqlite_with_rowid=False,
    )  # fmt: skip
    op.create_index("persons_login", "persons", ["login"], unique=True)
    op.create_table(
        "sessions", _text("hash", key=True), _text("id"), _text("person"), _text("kind"), _text("label"),
        _number("made"), _number("used"), sqlite_with_rowid=False,
    )  # fmt: skip
    op.create_index("sessions_person", "sessions", ["person"])
    op.create_table(
        "cards", _text("id", key=True), _text("game"), _number("players"), _text("phase"), _number("public"),
        _text("host", True), _text("clock"), _text("webhook", True), _text("components"), _text("settings"),
        _text("seed"), _number("opened"), _number("moved"), _text("waiting"), _number("deadline", True),
        _text("result", True), _text("rematch", True), sqlite_with_rowid=False,
    )  # fmt: skip
    op.create_index("cards_lobby", "cards", ["public", "phase", "moved"])
    op.create_table(
        "seats", _text("card", key=True), _number("seat", key=True), _text("kind"), _text("name"),
        _text("agent", True), _text("person", True), _number("taken"), _text("token_hash"), _text("seed"),
        sqlite_with_rowid=False,
    )  # fmt: skip
    op.create_index("seats_person", "seats", ["person"])
    op.create_table(
        "chat", _text("card", key=True), _number("n", key=True), _number("at"), _number("seat", True), _text("name"),
        _text("text"), _text("person", True), sqlite_with_rowid=False,
    )  # fmt: skip
    op.create_index("chat_person", "chat", ["person"])
    op.create_table(
        "undo_asks", _text("card", key=True), _number("n"), _number("seat"), _number("back"), _text("agreed"),
        sqlite_with_rowid=False,
    )  # fmt: skip
    op.create_table(
        "results", _text("card", key=True), _number("seat", key=True), _text("person", True), _text("game"),
        _number("people"), _number("players"), _number("score"), _number("rank"), _number("won"), _number("at"),
        sqlite_with_rowid=False,
    )  # fmt: skip
    op.create_index("results_person", "results", ["person"])
    op.create_table(
        "ratings", _text("person", key=True), _text("game", key=True), _number("mu"), _number("sigma"),
        _number("games"), sqlite_with_rowid=False,
    )  # fmt: skip
    op.create_table(
        "pushes", _text("endpoint", key=True), _text("person"), _text("p256dh"), _text("auth"), _number("made"),
        sqlite_with_rowid=False,
    )  # fmt: skip
    op.create_index("pushes_person", "pushes", ["person"])
    op.create_table(
        "component_sets", _text("name", key=True), _text("game"), _text("owner"), _text("title"), _text("note"),
        sa.Column("files", sa.LargeBinary, nullable=False), _number("made"), sqlite_with_rowid=False,
    )  # fmt: skip
    op.create_index("component_sets_owner", "component_sets", ["owner", "game"])
    op.create_table(
        "reviews", _text("card", key=True), _number("done"), sa.Column("data", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )  # fmt: skip
    op.create_table(
        "server_keys", _text("name", key=True), sa.Column("value", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )  # fmt: skip
