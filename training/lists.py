"""Lists as answers: what authors asked for several things or their number, with all of them copied (`corpus/lists/*.jsonl`).

A line is a document's `id` and what was `asked`: `q`, its kind `k` (L several things, C their number, S the one that a superlative picks, - not said), the `items` and where each begins (`at`).
`rows`: a dump for windows.py. A claim is `question? item; item; item`, its window is the list below title, heading and lead, as the answer engine shows it to the model
(engine.confidence.Verifier). Right: the list of the question; wrong: the other lists of its document.
`asked`: the same questions for questions.py and answers.py: the first thing of a list, all of them where one line holds them, is where the reader should look. Numbers are left out."""
import argparse
import glob
import gzip
import json
import os
import re

from questions import around, lines, posed, titled

WRONG, LONGEST, FAR = 3, 24, 220      # wrong lists of a question; words of a stretch that the reader may find, of a window
BULLET = re.compile(r"\s*(?:[-*•–]|\(?\w{1,2}[.)])\s+")
HEADING = re.compile(r"\s*(?:#+\s|\*\*[^*]+\*\*:?$|[A-ZÄÖÜ][A-ZÄÖÜ \d]{3,}$)")


def cells(line):
    separator = next((s for s in ("|", "\t", ";", ",") if line.count(s) >= 2), None)
    return [c.strip() for c in line.strip().strip("|").split(separator)] if separator else []


def lead(text, first, item):
    """What a list is about: its heading, the line before it, the name of the column."""
    above = [line for at, line in lines(text) if at + len(line) < first]
    row = next(line for at, line in lines(text) if at <= first <= at + len(line))
    column = next((i for i, c in enumerate(cells(row)) if item in c), None)
    name, before = "", ""
    while column is not None and above and (len(cells(above[-1])) == len(cells(row)) or not above[-1].strip(" |-:+")):
        name = cells(above[-1])[column] if len(cells(above[-1])) == len(cells(row)) else name
        above.pop()
    while above and not above[-1].strip():
        above.pop()
    if above and (column is not None or BULLET.match(row)) and len(above[-1]) <= 200 and not BULLET.match(above[-1]):
        before = above[-1].strip()
    heading = next((line.strip(" #*") for line in reversed(above) if HEADING.match(line)), "")
    return heading if heading != before.strip(" #*") else "", (before.strip(" #*") or name).rstrip(":")


def shown(text, q):
    """What the engine says of a list, with its title and heading."""
    heading, about = lead(text, q["at"][0], q["items"][0])
    told = (about + ": " if about else "") + "; ".join(i.rstrip(".;,") for i in q["items"]) + "."
    return titled(text, q["at"][0], (heading + ".\n" if heading and heading not in text.split("\n", 1)[0] else "") + told)


def block(text, q):
    """Whether the things are items of a list or rows, each on a line of its own."""
    own = [next((line, s - at) for at, line in lines(text) if at <= s <= at + len(line)) for s in q["at"]]
    return len({line for line, _ in own}) == len(own) and all(BULLET.match(line) or cells(line) or s <= 2 + len(line) - len(line.lstrip()) for line, s in own)


def evidence(text, q):
    """The window of a list: told as the engine tells it, or the sentences that hold its things; None where they are too far apart."""
    if block(text, q):
        return shown(text, q)
    window = around(text, q["at"][0], q["at"][-1] + len(q["items"][-1]))
    return None if len(window.split()) > FAR else titled(text, q["at"][0], window)


def together(text, q):
    """The stretch of all things where one line of the document holds them; None where they are apart or too many words."""
    start, end = q["at"][0], q["at"][-1] + len(q["items"][-1])
    said = text[start:end]
    return None if "\n" in said or "|" in said or len(said.split()) > LONGEST else (start, end)


def apart(a, b):
    spans = lambda q: {(s, s + len(i)) for s, i in zip(q["at"], q["items"])}
    return all(e <= s2 or e2 <= s for s, e in spans(a) for s2, e2 in spans(b))


def rows(doc, asked):
    """(number of the question, claim, window, label)."""
    text, known = doc["context"], [q for q in asked if q["k"] in "LC"]
    for n, q in enumerate(asked):
        if q["k"] == "S":
            continue
        if q["k"] != "-":
            yield n, f"{posed(q['q'])}? {'; '.join(q['items'])}", evidence(text, q), 1
            spot = together(text, q)
            if spot and q["k"] == "L":
                yield n, f"{posed(q['q'])}? {text[spot[0]:spot[1]]}", titled(text, spot[0], around(text, *spot)), 1
        others = [o for o in known if o is not q and (q["k"] == "-" or apart(o, q))]
        for o in sorted({o["at"][0]: o for o in others}.values(), key=lambda o: abs(o["at"][0] - q.get("at", [0])[0]))[:WRONG]:
            yield n, f"{posed(q['q'])}? {'; '.join(o['items'])}", evidence(text, o), 0


def reader(doc, q):
    """A question of questions.py; None for a number."""
    if q["k"] == "-":
        return dict(q=q["q"], t="The document does not say.", y=1, e="-")
    if q["k"] == "C":
        return None
    start, end = together(doc["context"], q) or (q["at"][0], q["at"][0] + len(q["items"][0]))
    return dict(q=q["q"], t="; ".join(q["items"]), y=1, e=doc["context"][start:end], at=start)


def main():
    p = argparse.ArgumentParser()
    p.add_argument("what", choices=("rows", "asked"))
    p.add_argument("--corpus", default=os.path.dirname(os.path.abspath(__file__)) + "/corpus")
    p.add_argument("--out", required=True)
    a = p.parse_args()
    docs = {d["id"]: d for path in sorted(glob.glob(a.corpus + "/*.jsonl")) for d in map(json.loads, open(path, encoding="utf-8"))}
    name, count = os.path.basename(a.out).split(".")[0], [0, 0]
    with (gzip.open(a.out, "wt", encoding="utf-8") if a.out.endswith(".gz") else open(a.out, "w", encoding="utf-8")) as out:
        for path in sorted(glob.glob(a.corpus + "/lists/*.jsonl")):
            for line in map(json.loads, open(path, encoding="utf-8")):
                doc = docs[line["id"]]
                if a.what == "asked":
                    claims = [c for c in (reader(doc, q) for q in line["asked"]) if c]
                    count[1] += len(claims)
                    out.write(json.dumps(dict(doc, claims=claims), ensure_ascii=False) + "\n")
                    continue
                for k, (n, claim, window, y) in enumerate(r for r in rows(doc, line["asked"]) if r[2]):
                    count[y] += 1
                    group = f"{doc['id']}#{name}{n}"
                    out.write(json.dumps(dict(set=name, doc=doc["id"], answer=group, id=f"{group}.{k}", y=y, con=-1, claim=claim, windows=[window], marks=None, lang=doc.get("lang", "en"), kind="answer", pair=group, label=y)) + "\n")
    print(count[1], "right," if a.what == "rows" else "questions,", count[0], "wrong")


if __name__ == "__main__":
    main()
