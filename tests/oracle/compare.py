#!/usr/bin/env python3
"""Plays scenario files with the oracle and with the product and lists every difference; exit status 1 if there is any.

    compare.py --product PATH FILE.toml...
"""

import argparse
import collections
import json
import pathlib
import shutil
import subprocess

import oracle

HOUSES = pathlib.Path(__file__).parents[2] / "scenarios" / "houses"


def product(binary, paths):
    """Exit status, lines and messages of the product."""
    command = [binary, "deal", "--json", "--houses", HOUSES, *map(str, paths)]
    done = subprocess.run(command, capture_output=True, timeout=120)
    return done.returncode, done.stdout.decode().splitlines(), done.stderr.decode(errors="replace").strip()


def differences(path, expected, got):
    """What differs for one file, as (kind, detail) pairs.  `expected`, `got`: (status, line, message)."""
    if expected[0] != got[0]:
        yield f"status {expected[0]} -> {got[0]}", f"oracle: {expected[1] or expected[2]}\n   product: {got[1] or got[2]}"
        return
    if expected[0] == 2:
        if not got[2]:
            yield "exit 2 without a message", ""
        return
    if expected[1] == got[1]:
        return
    ours, theirs = json.loads(expected[1]), json.loads(got[1])
    if expected[0] == 1:
        ours, theirs = ours["refused"], theirs["refused"]
        if ours["action"] != theirs["action"]:
            yield "refused action", f"oracle: {ours}\n   product: {theirs}"
        elif ours["clause"] != theirs["clause"]:
            yield f"clause {ours['clause']} -> {theirs['clause']}", f"{ours}\n   product: {theirs}"
        return
    for our, their in zip(ours["settlement"], theirs["settlement"]):
        if our["clause"] != their["clause"] and dict(our, clause=None) == dict(their, clause=None):
            yield f"settlement clause {our['clause']} -> {their['clause']}", f"{our}"
            their["clause"] = our["clause"]
    for key in dict.fromkeys([*ours, *theirs]):
        if json.dumps(ours.get(key)) != json.dumps(theirs.get(key)):
            yield f"field {key}", f"oracle: {json.dumps(ours.get(key))}\n   product: {json.dumps(theirs.get(key))}"
    if list(ours) != list(theirs):
        yield "order of keys", ""


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--product", required=True)
    parser.add_argument("--batch", type=int, default=200)
    parser.add_argument("--show", type=int, default=3, help="examples shown per kind of difference")
    parser.add_argument("--keep", type=pathlib.Path, help="copy examples here")
    parser.add_argument("files", nargs="+", type=pathlib.Path)
    options = parser.parse_args()
    found = collections.defaultdict(list)
    statuses = collections.Counter()
    for start in range(0, len(options.files), options.batch):
        files = options.files[start : start + options.batch]
        expected = {path: oracle.run(path.read_text(encoding="utf-8")) for path in files}
        statuses.update(status for status, _, _ in expected.values())
        together = [path for path in files if expected[path][0] != 2]
        got = {}
        if together:
            status, lines, _ = product(options.product, together)
            if len(lines) == len(together) and status == max(expected[path][0] for path in together):
                got = {p: (int(line.startswith('{"refused"')), line, None) for p, line in zip(together, lines)}
        for path in files:
            if path not in got:
                status, lines, message = product(options.product, [path])
                got[path] = status, lines[0] if len(lines) == 1 else "\n".join(lines), message
            for kind, detail in differences(path, expected[path], got[path]):
                found[kind].append((path, detail))
    print("oracle's statuses:", dict(statuses))
    for kind, cases in sorted(found.items()):
        print(f"== {kind}: {len(cases)}")
        for path, detail in cases[: options.show]:
            print(f"   {path.name}\n   {detail}")
            if options.keep:
                options.keep.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, options.keep)


    kinds = sum(len(cases) for cases in found.values())
    print(f"{len(options.files) - kinds} passed, {kinds} failed")
    raise SystemExit(1 if found else 0)


if __name__ == "__main__":
    main()
