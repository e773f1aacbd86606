#!/usr/bin/env python3
"""Checks the proof of a shuffle that a browser saved (docs/shuffle.md): check_shuffle.py FILE. Status 0 if all of it holds."""
import hashlib, json, struct, sys
raw, number = bytes.fromhex, lambda n: struct.pack("<Q", n)
sha = lambda *parts: hashlib.sha256(b"".join(p.encode() if isinstance(p, str) else bytes(p) for p in parts)).digest()
P, L = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493  # Ed25519, as RFC 8032 writes it
D, HALF = -121665 * pow(121666, P - 2, P) % P, pow(2, (P - 1) // 4, P)
def add(p, q):
    a, b, c, d = (p[1] - p[0]) * (q[1] - q[0]), (p[1] + p[0]) * (q[1] + q[0]), 2 * p[3] * q[3] * D, 2 * p[2] * q[2]
    return (b - a) * (d - c) % P, (d + c) * (b + a) % P, (d - c) * (d + c) % P, (b - a) * (b + a) % P
def times(n, p):
    return add(times(n >> 1, add(p, p)), p if n & 1 else (0, 1, 1, 0)) if n else (0, 1, 1, 0)
def point(text):
    sign, y = divmod(int.from_bytes(text, "little"), 2**255)
    xx = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = [x for x in (pow(xx, (P + 3) // 8, P) * r % P for r in (1, HALF)) if x * x % P == xx][0]
    return (x := x if x % 2 == sign else P - x), y, 1, x * y % P
def signed(key, digest, signature):
    key, r, s = raw(key), raw(signature)[:32], int.from_bytes(raw(signature)[32:], "little")
    h = int.from_bytes(hashlib.sha512(r + key + digest).digest(), "little") % L
    one, two = times(s, point(b"\x58" + b"\x66" * 31)), add(point(r), times(h, point(key)))
    return s < L and all((one[i] * two[2] - two[i] * one[2]) % P == 0 for i in (0, 1))
def stream(key):  # ChaCha20
    for block in range(2**32):
        s = (start := [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *struct.unpack("<8I", key), block, 0, 0, 0])[:]
        for a, b, c, d in [(i, 4 + (i + k) % 4, 8 + (i + 2 * k) % 4, 12 + (i + 3 * k) % 4) for k in (0, 1) for i in range(4)] * 10:
            for x, y, z, n in (a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7):
                s[x] = s[x] + s[y] & 0xFFFFFFFF
                s[z] = (s[z] ^ s[x]) << n & 0xFFFFFFFF | (s[z] ^ s[x]) >> 32 - n
        yield from ((x + y) & 0xFFFFFFFF for x, y in zip(s, start))
below = lambda words, n: next(w for w in words if w < 2**32 // n * n) % n
def shuffled(words, things):
    things = list(things)
    for i in range(len(things) - 1, 0, -1):
        j = below(words, i + 1)
        things[i], things[j] = things[j], things[i]
    return things
FRESH = {36: range(16, 52), 52: range(52), 53: range(53)}
index = lambda card: 52 if card == "Jk" else 4 * "23456789TJQKA".index(card[0]) + "cdhs".index(card[1])
def root(seed, cards):
    level = [sha("cardroom card 2", sha("cardroom salt 2", seed, [i]), [i, c]) for i, c in enumerate(shuffled(stream(seed), cards))]
    level.append(sha("cardroom stub leaf 2", sha("cardroom stub secret 2", seed)))
    while len(level) > 1:
        pairs = (level[i:i + 2] for i in range(0, len(level), 2))
        level = [sha("cardroom node 2", *pair) if len(pair) == 2 else pair[0] for pair in pairs]
    return level[0]
def lies_at(top, cards, o):
    at, level, path = o["place"], cards + 1, [raw(p) for p in o.get("path", [])]
    h = sha("cardroom card 2", raw(o["salt"]), [at, index(o["card"])])
    while level > 1:
        beside = path.pop(0) if at ^ 1 < level and path else b""
        h = h if at ^ 1 >= level else sha("cardroom node 2", *((beside, h) if at % 2 else (h, beside)))
        at, level = at // 2, (level + 1) // 2
    return o["place"] < cards and not path and h == top
verdicts = []
def step(good, text):
    verdicts.append(bool(good)) or print(("ok   " if good else "BAD  ") + text)
def check_cut(s, story, n, poker, chosen, house):
    c, cut, cuts = story["cutting"], story["cut"] or {}, (story["cut"] or story["voided"] or {"cuts": []})["cuts"]
    name, roots, cutters, of = f"cut {n}: ", [raw(r) for r in c["roots"]], c["cutters"], 8 if poker and not chosen else 1
    who = [x for p in cutters for x in (number(p["player"]), raw(p["tip"]), raw(p["key"]) or bytes(32))]
    digest = sha("cardroom cutting 2", *map(number, (s["table"], c["shuffle"], c["cut"], c["cards"], len(roots))), *roots, *who)
    step((c["shuffle"], c["cut"], len(roots)) == (s["shuffle"], n, of), name + "the next one, of as many decks as it should be")
    step(of < 8 and poker or (sha("cardroom decks 2", *roots) if poker else roots[0]).hex() == s["commitment"], name + "what is cut is what was published")
    step(not house or signed(house, digest, c["signature"]), name + ("signed by the house" if house else "no key of the house"))
    step(cut and [q["player"] for q in cuts] == [p["player"] for p in cutters], name + f"{len(cuts)} of {len(cutters)} cut")
    pairs = [(p, q) for p in cutters for q in cuts if p["player"] == q["player"]]
    step(all(sha("cardroom link 2", raw(q["link"])).hex() == p["tip"] for p, q in pairs), name + "links lie behind their tips")
    step(all(signed(p["key"], digest, q["signature"]) for p, q in pairs if p["key"]), name + "signed by those who cut")
    words = stream(sha("cardroom cut 2", digest, *(raw(q["link"]) for q in cuts)))
    deck = below(words, len(roots)) if len(roots) > 1 else 0
    others = [root(raw(seed), FRESH.get(c["cards"], [])) for seed in cut.get("seeds", [])]
    step(not cut or (cut["deck"], others) == (deck, roots[:deck] + roots[deck + 1:]), name + f"deck {deck} is dealt, the {len(roots) - 1} others are proper")
    return [(c["cut"], c["cards"], roots[deck], len(roots), shuffled(words, range(c["cards"])), story["after"])] if cut else []
def check(proof):
    s, poker, made, groups = proof["shuffle"], not proof["shoe"], [], proof["shuffle"]["cards"] + proof["shuffle"]["mine"]
    step(s["decks"] == (8 if poker else 1) and s["cuts"], f"table {s['table']}, shuffle {s['shuffle']}: {len(s['cuts'])} cuts")
    for n, story in enumerate(s["cuts"], 1):
        made += check_cut(s, story, n, poker, made, proof["house_key"])
    step(all(g["cut"] in [m[0] for m in made] for g in groups if g["cards"]), "no card without a cut")
    for cut, n, top, roots, order, _ in made if poker else []:
        cards = [o for g in groups if g["cut"] == cut for o in g["cards"]]
        step(all(lies_at(top, n, o) for o in cards), f"cut {cut}: {len(cards)} cards are those that were fixed")
        step(all(order[o["dealt"]] == o["place"] for o in cards), f"cut {cut}: they came in the order of the cut")
        step(len({o["card"] for o in cards}) == len({o["place"] for o in cards}), f"cut {cut}: no card twice")
        step(roots == 1 or all(index(o["card"]) in FRESH[n] for o in cards), f"cut {cut}: all cards are of this deck")
    if not poker:
        cards, order = s["fresh"], shuffled(stream(raw(s["seed"])), s["fresh"])
        step(sha(raw(s["seed"])).hex() == s["commitment"], "the seed of the shoe is the one that was published")
        step(cards and max(map(cards.count, set(cards))) <= proof["shoe"], f"its {len(cards)} cards are of {proof['shoe']} decks")
        for cut, n, _, _, places, after in made:
            step(len(order) - after == n, f"cut {cut}: of the {n} cards that were left")
            order[after:] = [order[after + p] for p in places]
        step(order[:len(s["dealt"])] == s["dealt"], f"{len(s['dealt'])} cards came in the order of the cuts")
try:
    check(json.load(open(sys.argv[1])))
except (IndexError, KeyError, TypeError, ValueError, OSError, struct.error) as e:
    step(False, f"cannot be read: {type(e).__name__} {e}")
sys.exit(print("This shuffle was fair.") if all(verdicts) else "This shuffle does not check out.")
