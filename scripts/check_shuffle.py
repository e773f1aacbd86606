#!/usr/bin/env python3
"""Checks the proof of a shuffle that a browser saved (docs/shuffle.md): check_shuffle.py FILE. Status 0 if all of it holds."""
import collections, hashlib, json, struct, sys
raw, number, bag = bytes.fromhex, lambda n: struct.pack("<Q", n), collections.Counter
sha = lambda *parts: hashlib.sha256(b"".join(p.encode() if isinstance(p, str) else bytes(p) for p in parts)).digest()
P, L = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493  # Ed25519, as RFC 8032 writes it
D, HALF = -121665 * pow(121666, P - 2, P) % P, pow(2, (P - 1) // 4, P)
def add(p, q):
    a, b, c, d = (p[1] - p[0]) * (q[1] - q[0]), (p[1] + p[0]) * (q[1] + q[0]), 2 * p[3] * q[3] * D, 2 * p[2] * q[2]
    return (b - a) * (d - c) % P, (d + c) * (b + a) % P, (d - c) * (d + c) % P, (b - a) * (b + a) % P
times = lambda n, p: add(times(n >> 1, add(p, p)), p if n & 1 else (0, 1, 1, 0)) if n else (0, 1, 1, 0)
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
                s[x], s[z] = (new := s[x] + s[y] & 0xFFFFFFFF), (s[z] ^ new) << n & 0xFFFFFFFF | (s[z] ^ new) >> 32 - n
        yield from ((x + y) & 0xFFFFFFFF for x, y in zip(s, start))
below = lambda words, n: next(w for w in words if w < 2**32 // n * n) % n
def shuffled(words, things):
    for i in range(len(things := [*things]) - 1, 0, -1): things[i], things[j] = things[j := below(words, i + 1)], things[i]
    return things
RANKS, FRESH = "23456789TJQKA", {36: range(16, 52), 52: range(52), 53: range(53)}
index = lambda card: 52 if card == "Jk" else 4 * RANKS.index(card[0]) + "cdhs".index(card[1])
def root(seed, cards):
    leaf = lambda place, card: sha("cardroom card 2", sha("cardroom salt 2", seed, [place]), [place, card])
    level = [leaf(*x) for x in enumerate(shuffled(stream(seed), cards))] + [sha("cardroom stub leaf 2", sha("cardroom stub secret 2", seed))]
    while len(level) > 1: level = [sha("cardroom node 2", *level[i:i + 2]) if i + 1 < len(level) else level[i] for i in range(0, len(level), 2)]
    return level[0]
def lies_at(top, cards, o):
    at, level, path = o["place"], cards + 1, [raw(p) for p in o.get("path", [])]
    h = sha("cardroom card 2", raw(o["salt"]), [at, index(o["card"])])
    while level > 1:
        h = h if at ^ 1 >= level else sha("cardroom node 2", *((path.pop(0), h) if at % 2 else (h, path.pop(0))))
        at, level = at // 2, level + 1 >> 1
    return o["place"] < cards and not path and h == top
verdicts, NOT_THERE = [], {"me": None, "size": None, "shown": [], "seen": [], "whole": [], "tabled": [], "players": None, "table": None}
step = lambda good, text: verdicts.append(bool(good)) or print(("ok   " if good else "BAD  ") + text)
def check_cut(s, story, n, proof, made):
    c, cut, cuts = story["cutting"], story["cut"] or {}, (story["cut"] or story["voided"] or {"cuts": []})["cuts"]
    name, roots, who, places, of = f"cut {n}: ", [raw(r) for r in c["roots"]], c["cutters"], c["places"], 1 if proof["shoe"] or made else 8
    parts = roots + [x for p in who for x in (number(p["player"]), raw(p["tip"]), raw(p["key"]) or bytes(32))] + [*map(number, places)]
    digest = sha("cardroom cutting 2", *map(number, (s["table"], c["shuffle"], n, c["cards"], len(roots), len(who), len(places))), *parts)
    size = c["cards"] < made[-1 if proof["shoe"] else 0][1] if made else proof["shoe"] or proof["size"] in (None, c["cards"])
    step(size and (c["shuffle"], c["cut"]) == (s["shuffle"], n) and len(roots) == of, name + "the next one, of as many decks and cards as it should be")
    step(made and not proof["shoe"] or (sha("cardroom decks 2", *roots) if of == 8 else roots[0]).hex() == s["commitment"], name + "what is cut is what was published")
    step(not (house := proof["house_key"]) or signed(house, digest, c["signature"]), name + ("signed by the house" if house else "no key of the house"))
    step(cut and [q["player"] for q in cuts] == [p["player"] for p in who], name + f"{len(cuts)} of {len(who)} cut")
    mine, pairs = {"cut": n, "digest": digest.hex()} in proof["shown"], [(p, q) for p in who for q in cuts if p["player"] == q["player"]]
    step(mine or proof["me"] not in places, name + "cut by me, if I was dealt in")
    step({p["player"] for p in who} <= {*places} and (made or proof["players"] in (None, places)), name + "for those who were dealt in")
    step(all(sha("cardroom link 2", raw(q["link"])).hex() == p["tip"] for p, q in pairs), name + "links lie behind their tips")
    step(all(signed(p["key"], digest, q["signature"]) for p, q in pairs if p["key"]), name + "signed by those who cut")
    words = stream(sha("cardroom cut 2", digest, *(raw(q["link"]) for q in cuts)))
    deck, others = below(words, len(roots)) if len(roots) > 1 else 0, [root(raw(seed), FRESH.get(c["cards"], [])) for seed in cut.get("seeds", [])]
    step(not cut or (cut["deck"], others) == (deck, roots[:deck] + roots[deck + 1:]), name + f"deck {deck} is dealt, the {len(roots) - 1} others are proper")
    return [(c["cut"], c["cards"], roots[deck], len(roots), shuffled(words, range(c["cards"])), story["after"])] if cut else []
def check_poker(made, groups, seen, proof, cuts, n):
    for cut, size, top, roots, order, _ in made:
        cards = [o for g in groups if g["cut"] == cut for o in g["cards"]]
        step(all(lies_at(top, size, o) for o in cards), f"cut {cut}: {len(cards)} cards are those that were fixed")
        step(all(order[o["dealt"]] == o["place"] for o in cards), f"cut {cut}: they came in the order of the cut")
        step(len({o["card"] for o in cards}) == len({o["place"] for o in cards}) and all(roots == 1 or index(o["card"]) in FRESH[size] for o in cards), f"cut {cut}: no card twice, all cards are of this deck")
    lie, to = {(g["cut"], o["dealt"]): o["card"] for g in groups for o in g["cards"]}, {(x["cut"], x["dealt"]): x["seat"] for x in seen}
    step(all(lie.get((x["cut"], x["dealt"])) == x["card"] for x in seen if x["card"]) and all(at in to for at in lie if at[0] in proof["whole"]), f"of {len(seen)} cards that came those that I saw lie open where they came, and no others do")
    step(not {*cuts} <= {*proof["whole"]} or all(t["seat"] in [to.get(at) for at in lie if lie[at] == t["card"]] for t in proof["tabled"]), "tabled hands are what they were dealt")
    step(all(x["seat"] == x["dealt"] % n for x in seen if [x["cut"]] == cuts[:1] and x["dealt"] < 2 * n), "the cards went around")
def check_shoe(made, s, seen, proof, table):
    cards, order, whole = s["fresh"], shuffled(stream(raw(s["seed"])), s["fresh"]), [r + c for r in RANKS for c in "cdhs"] * proof["shoe"]
    step(sha(raw(s["seed"])).hex() == s["commitment"], "the seed of the shoe is the one that was published")
    for card in (gone := [*(bag(whole) - bag(cards)).elements()]): whole.remove(card)
    step(whole == cards and (table is None or len(gone) == len(table) and not bag(filter(None, table)) - bag(gone)), f"its {len(cards)} cards are of {proof['shoe']} decks")
    for cut, n, _, _, places, after in made: order[after:] = step(len(order) - after == n, f"cut {cut}: of the {n} cards that were left") or [order[after + p] for p in places]
    step(order[:len(s["dealt"])] == s["dealt"], f"{len(s['dealt'])} cards came in the order of the cuts")
    for (cut, start), end in zip([(0, 0)] + [(m[0], m[5]) for m in made], [m[5] for m in made] + [len(s["dealt"])]):
        mine, dealt = [x for x in seen if x["cut"] == cut], s["dealt"][start:end]
        step(all(x["card"] in (None, *dealt[x["dealt"]:][:1]) for x in mine) and (cut not in proof["whole"] or len(mine) == len(dealt)), f"cut {cut}: {len(mine)} cards came as I saw them")
def check(proof):
    s, made, groups = proof["shuffle"], [], proof["shuffle"]["cards"] + proof["shuffle"]["mine"]
    step(s["decks"] == (1 if proof["shoe"] else 8) and s["cuts"], f"table {s['table']}, shuffle {s['shuffle']}: {len(s['cuts'])} cuts")
    for n, story in enumerate(s["cuts"], 1): made += check_cut(s, story, n, proof, made)
    step({x["cut"] for x in proof["seen"] + [g for g in groups if g["cards"]]} <= {m[0] for m in made} | {0} & {0 if proof["shoe"] else 1}, "no card without a cut")
    check_shoe(made, s, proof["seen"], proof, proof["table"]) if proof["shoe"] else check_poker(made, groups, proof["seen"], proof, [m[0] for m in made], len(proof["players"] or []))
    return proof["shown"] and {x["cut"] for x in proof["shown"]} <= {*proof["whole"]}
try:
    sure = check(NOT_THERE | json.load(open(sys.argv[1])))
except (IndexError, KeyError, TypeError, ValueError, OSError, struct.error) as e:
    step(False, f"cannot be read: {type(e).__name__} {e}")
sys.exit("This shuffle does not check out." if not all(verdicts) else print("This shuffle was fair." if sure else "What was published fits; I did not see all of it."))
