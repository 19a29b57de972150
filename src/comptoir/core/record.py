"""Records: what lies on the table, as plain data."""

from __future__ import annotations


class Record:
    """Named fields, annotated in the class body; nothing else.

    A field holds an int, a bool, a str, a record, or a list of these. What a seat may
    not see is said where the field is declared, with the bag its cards came from:

    - ``Annotated[list[i64], "private", "deck"]``: seen by its owner,
    - ``Annotated[list[i64], "glimpsed", "deck"]``: the owner sees ``State.glimpse`` of it,
    - ``Annotated[list[i64], "facedown", "deck"]``: seen by nobody.

    The owner is the seat in whose record of ``State.players`` the field stands.
    ``Annotated[T, "shared"]`` is the same object in every clone and no part of the position.
    """
