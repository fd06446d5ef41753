"""What players say without words: told to all, kept nowhere, counted and muted as lines of the chat."""

from __future__ import annotations

from tests.server.conftest import NewBrowser
from tests.server.wire import BOTH

OPEN = [{"kind": "me", "name": "Zoé"}, {"kind": "open"}]


def test_a_player_is_seen_by_all_and_a_spectator_by_nobody(new_browser: NewBrowser) -> None:
    zoe, eve = new_browser(), new_browser()
    table = zoe.make("nim", BOTH)["id"]
    with zoe.connect(table) as ws, eve.connect(table) as watching:
        you = ws.until("chat-rules")["you"]
        watching.until("chat-rules")
        ws.send(type="react", reaction="bravo")
        for one in (ws, watching):
            told = one.until("reaction")
            assert (told["seat"], told["reaction"], told["speaker"]) == (0, "bravo", you)
        watching.send(type="react", reaction="laugh")
        assert watching.refused_at_last() == "not-your-seat"
        ws.send(type="react", reaction="<b>hello</b>")
        assert ws.refused_at_last() == "bad-message"
    with eve.connect(table) as later:
        later.until("chat-rules")
        later.send(type="ping")
        assert later.until("pong")
    assert sum('"type":"reaction"' in text for text in eve.received) == 1


def test_whom_the_host_has_muted_says_nothing_without_words_either(new_browser: NewBrowser) -> None:
    zoe, nadir = new_browser(), new_browser()
    made = zoe.make("nim", OPEN)
    nadir.post(f"/api/tables/{made['id']}/join", {"name": "Nadir", "invite": made["invite"]})
    with zoe.connect(made["id"]) as ws, nadir.connect(made["id"]) as theirs:
        speaker = theirs.until("chat-rules")["you"]
        ws.until("chat-rules")
        ws.send(type="mute", speaker=speaker, muted=True)
        while not theirs.until("chat-rules")["muted"]:
            pass
        theirs.send(type="react", reaction="ouch")
        assert theirs.refused_at_last() == "muted"
        ws.send(type="chat-open", to="nobody")
        while ws.until("chat-rules")["open_to"] != "nobody":
            pass
        ws.send(type="react", reaction="ouch")
        assert ws.refused_at_last() == "chat-closed"
