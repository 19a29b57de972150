"""What is stored. Migrations bring a database to this form."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

METADATA = MetaData()
GONE = "CASCADE"
SAID = "kind IN ('chat', 'seats')"  # the events in which names stand

people = Table(
    "people",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("name", String(30), nullable=False),
    Column("account", String(60), unique=True),  # the name in small letters; none for guests
    Column(
        "look", String(120), unique=True, index=True
    ),  # of an account's name: another that looks the same is taken too
    Column("password", Text),
    Column("email", String(200)),
    Column("email_confirmed", Boolean, nullable=False, server_default=false()),
    Column("new_email", String(200)),  # that is to take the place of a confirmed one
    Column("agreed", Integer, nullable=False, server_default="0"),  # which of the two addresses have said so
    Column("language", String(2), nullable=False, server_default="en"),  # of notices
    Column("shares", Boolean, nullable=False, server_default=false()),  # finished public games may be published
    Column("created", Float, nullable=False),
    Column("automatic", Boolean, nullable=False, server_default=false()),  # give answers where there is only one
    Column("owner", String(40), index=True),  # of a program's account
)

bonds = Table(  # who is friends with whom, and who hears nothing of whom
    "bonds",
    METADATA,
    Column("person", String(40), ForeignKey("people.id", ondelete=GONE), nullable=False),
    Column("other", String(40), ForeignKey("people.id", ondelete=GONE), nullable=False, index=True),
    Column("kind", String(10), nullable=False),
    Column("since", Float, nullable=False),
    PrimaryKeyConstraint("person", "other", "kind"),
)

tokens = Table(  # that programs come with
    "tokens",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("person", String(40), ForeignKey("people.id", ondelete=GONE), nullable=False, index=True),
    Column("label", String(40), nullable=False),
    Column("scopes", JSON, nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float),  # when it was last used, about
)

sessions = Table(
    "sessions",
    METADATA,
    Column("digest", String(64), primary_key=True),  # of the token in the cookie
    Column("person", String(40), ForeignKey("people.id", ondelete=GONE), nullable=False, index=True),
    Column("expires", Float, nullable=False),
    Column("created", Float, nullable=False, server_default="0"),
    Column("seen", Float, nullable=False, server_default="0"),  # when it was last used, about
    Column("device", String(60), nullable=False, server_default=""),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(60), nullable=False),
    Column("rules", Integer, nullable=False, server_default="1"),  # that it is played with
    Column("players", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("data", JSON, nullable=False),
    Column("title", String(80), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("host", String(40), nullable=False),
    Column("invitation", String(40), unique=True, nullable=False),
    Column("status", String(10), nullable=False),
    Column("clock", JSON),  # seconds and increment
    Column("clocks", JSON),  # what each seat has left
    Column("end_turn", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("lesson", Boolean, nullable=False, server_default=false()),
    Column("purpose", String(10), nullable=False, server_default="game"),
    Column("origin", JSON(none_as_null=True)),  # of a table that was derived from another
    Column("aids", JSON, nullable=False, server_default="[]"),  # for thinking, that are allowed between people
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),  # as everybody may know
    Column("version", Integer, nullable=False),  # of the last event
    Column("waiting_for", JSON, nullable=False),
    Column("bots_turn", Boolean, nullable=False),
    Column("claimed", Float, nullable=False),  # when a worker last said that it lets the bots think
    Column("deadline", Float),  # when a clock runs out
    Column("result", JSON),  # scores, ranking, winners
    Index("tables_lobby", "status", "private", "changed"),
    Index("tables_bots", "bots_turn"),
)

seats = Table(
    "seats",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete=GONE), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),
    Column("person", String(40), index=True),
    Column("name", String(30), nullable=False),
    Column("bot", String(40)),
    Column("resigned", Boolean, nullable=False),
    Column("vacation", Float),  # until when the time of this seat stands still
    PrimaryKeyConstraint("table_id", "seat"),
)

invited = Table(  # by name, to a table that waits
    "invited",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete=GONE), nullable=False),
    Column("person", String(40), ForeignKey("people.id", ondelete=GONE), nullable=False, index=True),
    Column("by", String(40), ForeignKey("people.id", ondelete=GONE), nullable=False),
    Column("since", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "person"),
)

events = Table(
    "events",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete=GONE), nullable=False),
    Column("version", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("kind", String(20), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", JSON, nullable=False),
    Column("client", String(90)),  # who asked for it and the id of the message; each is carried out once
    PrimaryKeyConstraint("table_id", "version"),
    UniqueConstraint("table_id", "client"),
    Index("events_said", "client", sqlite_where=text(SAID), postgresql_where=text(SAID)),
)

snapshots = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete=GONE), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("code", String(64), nullable=False),
    Column("data", LargeBinary, nullable=False),
)

ratings = Table(
    "ratings",
    METADATA,
    Column("game", String(60), nullable=False),
    Column("players", Integer, nullable=False),
    Column("who", String(60), nullable=False),  # a person, or bot:level
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Float, nullable=False),
    PrimaryKeyConstraint("game", "players", "who"),
)

pushes = Table(
    "pushes",
    METADATA,
    Column("endpoint", String(600), primary_key=True),
    Column("person", String(40), ForeignKey("people.id", ondelete=GONE), nullable=False, index=True),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(100), nullable=False),
)

wishes = Table(  # how somebody wants to be told at a table
    "wishes",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete=GONE), nullable=False),
    Column("person", String(40), nullable=False),
    Column("email", Boolean, nullable=False),
    Column("push", Boolean, nullable=False),
    Column("webhook", String(600)),
    Column("form", String(10), nullable=False, server_default="json"),  # of what the webhook gets
    PrimaryKeyConstraint("table_id", "person"),
)

plans = Table(  # answers that a player has prepared
    "plans",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete=GONE), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("lines", JSON, nullable=False),  # tried one after the other, each a list of answers
    Column("played", JSON, nullable=False),  # what has been answered so far
    Column("state", String(10), nullable=False),
    Column("why", JSON(none_as_null=True)),  # it has stopped
    Column("due", Float, index=True),  # when the next answer is to be given
    PrimaryKeyConstraint("table_id", "seat"),
)

vacations = Table(
    "vacations",
    METADATA,
    Column("person", String(40), ForeignKey("people.id", ondelete=GONE), nullable=False),
    Column("begun", Float, nullable=False),
    Column("until", Float, nullable=False),
    PrimaryKeyConstraint("person", "begun"),
)

outbox = Table(
    "outbox",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("channel", String(10), nullable=False),
    Column("target", JSON, nullable=False),
    Column("body", JSON, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", Float, nullable=False, index=True),
    Column("person", String(40), index=True),  # who is told
    Column("host", String(255)),  # whose machine is called
)

buckets = Table(  # how much somebody has used up, for all workers
    "buckets",
    METADATA,
    Column("what", String(20), nullable=False),
    Column("who", String(200), nullable=False),
    Column("level", Float, nullable=False),
    Column("at", Float, nullable=False, index=True),
    PrimaryKeyConstraint("what", "who"),
)

analyses = Table(  # of finished games
    "analyses",
    METADATA,
    Column("table_id", String(40), ForeignKey("tables.id", ondelete=GONE), primary_key=True),
    Column("done", Integer, nullable=False),  # answers looked at
    Column("of", Integer, nullable=False),
    Column("at", Float, nullable=False),  # when it last went on
    Column("data", JSON(none_as_null=True)),
)

secrets = Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
