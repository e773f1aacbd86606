#!/usr/bin/env python3
"""A bot for the blackjack tables in plain Python, no packages: sits down, bets the minimum, hits below 17.

    python3 examples/bot.py [host:port] [table] [rounds]
"""
import base64, http.client, itertools, json, os, socket, struct, sys
HOST = sys.argv[1] if len(sys.argv) > 1 else "127.0.0.1:8080"
TABLE = int(sys.argv[2]) if len(sys.argv) > 2 else 1
ROUNDS = int(sys.argv[3]) if len(sys.argv) > 3 else 10


def guest(name):
    """A session cookie and who we are."""
    http_ = http.client.HTTPConnection(HOST)
    http_.request("POST", "/api/guest", json.dumps({"name": name}), {"content-type": "application/json"})
    answer = http_.getresponse()
    return answer.getheader("set-cookie").split(";")[0], json.loads(answer.read())


class Socket:
    """As much of a WebSocket as JSON needs."""

    def __init__(self, cookie):
        name, port = HOST.split(":")
        self.wire = socket.create_connection((name, int(port)))
        key = base64.b64encode(os.urandom(16)).decode()
        self.wire.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        self.file = self.wire.makefile("rb")
        while self.file.readline().strip():
            pass

    def send(self, message):
        data, mask = json.dumps(message).encode(), os.urandom(4)
        size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack(">H", len(data))
        self.wire.sendall(b"\x81" + size + mask + bytes(b ^ m for b, m in zip(data, itertools.cycle(mask))))

    def receive(self):
        kind, size = self.file.read(2)
        if size == 126:
            (size,) = struct.unpack(">H", self.file.read(2))
        elif size == 127:
            (size,) = struct.unpack(">Q", self.file.read(8))
        data = self.file.read(size)
        return json.loads(data) if kind == 0x81 else {"type": "control"}


cookie, me = guest("Python")
room = Socket(cookie)
asked = seat = info = None  # What we answered last: the same question is not answered twice.

def command(what):
    room.send({"do": "command", "id": os.urandom(8).hex(), "table": TABLE, "command": what})

room.send({"do": "watch", "table": TABLE})
while True:
    message = room.receive()
    if message["type"] == "refused":
        print("refused:", message["refusal"]["says"]["id"], message["refusal"]["clause"])
    if message["type"] == "error":
        sys.exit(f'error: {message["says"]["id"]}')
    if message["type"] == "table":
        info, people = message["info"], message["frame"]["view"]["people"]
        if info["game"]["game"] != "blackjack":
            sys.exit(f"Table {TABLE} is {info['title']}. This bot plays blackjack only: choose another table.")
        free = [s for s in range(1, 9) if s not in {p["seat"] for p in people}]
        seat = free[0] if free else sys.exit(f"Table {TABLE} is full: choose another table.")
        command({"sit": {"seat": seat, "chips": info["game"]["schedule"]["min"] * 40}})
    if message["type"] not in ("table", "frame"):
        continue
    view = (frame := message.get("frame", message))["view"]
    names = {p["player"]: p["name"] for p in frame["people"]}
    for told in (sentence["says"] for record in frame["records"] for sentence in record["says"]):
        # What is said is a message of words/ with its arguments: people by number, money, cards.
        args = (pair for arg in told.get("args", {}).values() for pair in arg.items())
        print(told["id"], *(names.get(of, of) if kind == "player" else of for kind, of in args))
    mine = next((p for p in view["people"] if p["player"] == me["player"]), None)
    if not mine:
        continue
    if view["rounds"] >= ROUNDS and view["phase"] == "offering":
        command("leave")
        break
    awaits, circles = view["awaits"], view["circles"]
    if asked == (asked := json.dumps([awaits, view["rounds"], view["shoe_left"]])):
        continue
    if awaits["for"] == "bank_offer" and awaits["player"] == me["player"]:
        command({"blackjack": "decline_bank"})
    elif awaits["for"] == "wagers" and not any(c["player"] == me["player"] for c in circles):
        command({"blackjack": {"wager": {"seat": seat, "base": info["game"]["schedule"]["min"], "buster": 0}}})
        command({"blackjack": "ready"})
    elif awaits["for"] == "insurance" and awaits["player"] == me["player"]:
        command({"blackjack": {"insurance": {"seat": awaits["seat"], "take": False}}})
    elif awaits["for"] == "action" and awaits["player"] == me["player"]:
        hand = next(c for c in circles if c["seat"] == awaits["seat"])["hands"][awaits["hand"] - 1]
        hit = awaits["moves"]["hit"] and (hand["total"]["points"] < 17 or not awaits["moves"]["stand"])
        act = {"seat": awaits["seat"], "hand": awaits["hand"], "action": "hit" if hit else "stand"}
        command({"blackjack": {"act": act}})
