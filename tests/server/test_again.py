"""Playing again, and removing tables at which nobody else sits."""

from __future__ import annotations

from server.running import Player


def play_out(live):
    while live.my_turn(60)["table"]["status"] != "over":
        assert live.answer()["type"] == "ack"


def test_a_rematch_with_bots(ada):
    """The same opponents and variants; the next seat starts."""
    table, _ = ada.table(seats=("me", "random", "greedy"), title="Thursday", end_turn=False)
    assert ada.refused("POST", f"tables/{table}/rematch") == (403, "still-running")
    play_out(ada.live(table, 0))
    again = ada.post(f"tables/{table}/rematch")["table"]
    assert again["id"] != table
    assert [seat["bot"] for seat in again["seats"]] == ["random", "greedy", None]
    assert [seat["you"] for seat in again["seats"]] == [False, False, True]
    assert (again["title"], again["status"]) == ("Thursday", "playing")
    assert ada.post(f"tables/{table}/rematch")["table"]["id"] == again["id"]


def test_a_rematch_with_people(ada, bert):
    """Whoever asks first waits for the others, who sit down at the same table where they are expected."""
    table, invitation = ada.table(seats=("me", "open"))
    bert.join(invitation)
    ada.live(table, 0)
    bert.live(table, 1)
    ada.live(table, 0).ask("resign")
    bert.live(table, 1).ask("resign")
    ada.live(table).until(lambda now: now["table"]["status"] == "over", 90)
    first = ada.post(f"tables/{table}/rematch")["table"]
    assert [seat["kind"] for seat in first["seats"]] == ["open", "human"]
    second = bert.post(f"tables/{table}/rematch")["table"]
    assert second["id"] == first["id"]
    assert second["status"] == "playing"
    assert second["seats"][0]["you"]
    with Player(ada.server, "Eve") as eve:
        assert eve.refused("POST", f"tables/{table}/rematch") == (403, "not-your-seat")


def test_removing(ada, bert):
    """A lesson can be removed at any time, and so can a game against bots, which is not rated; with people never."""
    lesson = ada.post("tables", game="burgundy", lesson=True)["table"]["id"]
    assert bert.refused("DELETE", f"tables/{lesson}")[1] == "not-your-table"
    assert ada.http.delete(f"tables/{lesson}").status_code == 200
    assert ada.refused("GET", f"tables/{lesson}") == (404, "not-found")
    alone, _ = ada.table(seats=("me", "random"))
    assert ada.get(f"tables/{alone}")["table"]["rated"] is False
    assert ada.http.delete(f"tables/{alone}").status_code == 200
    shared, invitation = ada.table(seats=("me", "open"))
    bert.join(invitation)
    assert ada.refused("DELETE", f"tables/{shared}")[1] == "already-started"
