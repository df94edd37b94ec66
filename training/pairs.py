"""Documents of the corpus (standard input) -> labelled answers in pairs, as `holdfast bench grounding --data` reads them: OUT/LANG.jsonl for each
language. The two answers to one question are a pair; claims without a question are one where they come in twos of opposite labels."""
import argparse
import collections
import json
import os
import sys


def answers(doc):
    """The claims of a document with the pair each belongs to."""
    of, claims = collections.defaultdict(list), doc["claims"]
    for k, c in enumerate(claims):
        of[c.get("q") or k // 2].append(k)
    for name, ks in enumerate(of.values()):
        twins = sorted(claims[k]["y"] for k in ks) == [0, 1]
        for k in ks:
            c = claims[k]
            row = dict(id=f"{doc['id']}-{k}", dataset="corpus", task=doc["domain"], kind=c["k"], lang=doc["lang"], question=c.get("q", ""), context=doc["context"], answer=c["t"], label=c["y"])
            yield dict(row, pair=f"{doc['id']}/{name}") if twins else row


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument("--without", help="a file that invented.py wrote: its documents are left out")
    p.add_argument("--out", required=True)
    a = p.parse_args()
    gone = {json.loads(line)["id"].removeprefix("inv-") for line in open(a.without, encoding="utf-8")} if a.without else set()
    rows = collections.defaultdict(list)
    for doc in map(json.loads, sys.stdin):
        if doc["id"] not in gone:
            rows[doc["lang"]] += answers(doc)
    os.makedirs(a.out, exist_ok=True)
    for lang, found in sorted(rows.items()):
        with open(os.path.join(a.out, lang + ".jsonl"), "w", encoding="utf-8") as out:
            out.writelines(json.dumps(row, ensure_ascii=False) + "\n" for row in found)
        print(lang, len(found), "answers,", sum("pair" in row for row in found) // 2, "pairs")


if __name__ == "__main__":
    main()
