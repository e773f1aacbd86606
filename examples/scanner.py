#!/usr/bin/env python3
"""Passes the cards that a scanner or shoe reader prints, one to a line (Kh, 10s, 7c), on to a table. No packages.

    python3 examples/scanner.py http://127.0.0.1:8080 < /dev/ttyUSB0

The key that the floor made for the table is in the environment: CARDROOM_DEVICE_KEY=cardroom-device-...
"""
import json, os, sys, time, urllib.error, urllib.request

ROOM = sys.argv[1].rstrip("/") if len(sys.argv) > 1 else "http://127.0.0.1:8080"
HEADERS = {"authorization": f"Bearer {os.environ['CARDROOM_DEVICE_KEY']}", "content-type": "application/json"}


def send(card, action):
    """One try: what the room answers, or nothing where it cannot be reached."""
    body = json.dumps({"id": action, "card": card}).encode()
    request = urllib.request.Request(f"{ROOM}/api/device/card", body, HEADERS)
    try:
        with urllib.request.urlopen(request, timeout=15) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as refused:
        return refused.code, json.load(refused)
    except OSError:
        return None, None


for line in sys.stdin:
    card = line.strip().replace("10", "T")
    if not card:
        continue
    action = os.urandom(8).hex()  # The same for every try: the card is named once.
    for wait in (0.2, 1, 2, 5, 10):
        status, answer = send(card, action)
        if status not in (None, 429, 503):
            break
        time.sleep(wait)
    print(card, "named" if status == 200 else (answer or {}).get("reason", "the room does not answer"), flush=True)
    if status == 401:
        sys.exit("the key is good for nothing")
