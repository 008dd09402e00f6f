"""A bot that plays one game on a Sanmon server, with a token and random moves. Start your own bot from it.

    python examples/bot.py http://127.0.0.1:8000 TOKEN [GAME]

TOKEN comes from the settings page, or from POST /api/me/tokens. The bot needs only `pip install websockets`.
docs/protocol.md and the server's own /schema/openapi.json describe the messages.
"""

import json
import random
import sys
import urllib.request

from websockets.sync.client import connect


def ask(server: str, token: str, path: str, body: object = None) -> dict:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    with urllib.request.urlopen(urllib.request.Request(server + path, data, headers)) as answer:
        return json.load(answer)


def play(server: str, token: str, game: str) -> dict:
    seats = [{"kind": "me", "name": "My bot"}, {"kind": "agent", "agent": "level-1"}]
    opened = ask(server, token, "/api/tables", {"game": game, "players": 2, "seats": seats})
    address = server.replace("http", "ws", 1) + f"/ws/tables/{opened['table']}"
    with connect(address, max_size=None, additional_headers={"Authorization": f"Bearer {token}"}) as line:
        line.send(json.dumps({"type": "hello", "token": opened["links"][0]["token"], "last": -1}))
        while True:
            message = json.loads(line.recv())
            if message["type"] == "table" and message["stopped"]:
                sys.exit(f"The table was stopped and has no result: {message['stopped']}")
            if message["type"] != "position":
                continue  # news of the seats, chat or a refusal: the next position follows
            if message["result"] is not None:
                return message["result"]
            if message["options"]:  # it is our turn; `view` and `prompt` have all that our seat may know
                do = random.choice(message["options"])["text"]
                line.send(json.dumps({"type": "move", "n": message["n"], "do": do}))


if __name__ == "__main__":
    print(play(sys.argv[1].rstrip("/"), sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else "satori"))
