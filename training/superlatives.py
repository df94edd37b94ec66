"""Superlatives over tables: what authors asked for the row with the most or the least of a column (`corpus/superlatives/*.jsonl`).

A line is a document's `id` and what was `asked`: `q`, the column that must be compared (`by`) and whether `most` of it is `high` or `low`. Makes a dump for windows.py: a claim is
`question? row`, its window tells the row of a column as the answer engine tells it to the model ("lowest price 6: Sledge"; engine.structure.ExtremeRow). Right: the row of the column
asked for; wrong: the rows of the other columns, and the row at the other end."""
import argparse
import glob
import gzip
import json
import os
import re

from lists import cells
from questions import lines, posed, titled

FIELD = re.compile(r'"?([\w-]+)"?\s*:\s*("[^"]*"|[-\d.]+|true|false|null)')
RULE = re.compile(r"[\s|:+-]+$")
FIGURE = re.compile(r"\d+(?:[.,']\d+)*")
THOUSANDS = re.compile(r"\d{1,3}(?:[.,']\d{3})+")


def value(figure):
    return float(re.sub("[.,']", "", figure) if THOUSANDS.fullmatch(figure) or len(re.findall("[.,']", figure)) > 1 else figure.replace(",", "."))


def tables(text):
    """(where it begins, header, rows) of every run of lines with as many cells, or with as many fields."""
    run, shape, start = [], None, 0
    for at, line in [*lines(text), (len(text), "")]:
        if run and RULE.match(line) and line.strip():
            continue
        fields = FIELD.findall(line) if "{" in line else []
        row = [v.strip('" ') for _, v in fields] or cells(line)
        kind = (bool(fields), len(row))
        if row and kind == shape:
            run.append((fields, row))
            continue
        if shape and shape[0] and len(run) > 2:
            yield start, [k for k, _ in run[0][0]], [r for _, r in run]
        elif shape and not shape[0] and len(run) > 3:
            yield start, run[0][1], [r for _, r in run[1:]]
        run, shape, start = ([(fields, row)] if row else []), kind if row else None, at


def ends(header, rows):
    """{(column, high or low): (names, what the engine tells)} of every column of figures."""
    found = {}
    for j, name in enumerate(header):
        figures = [FIGURE.search(row[j]) for row in rows]
        named = next((k for k in range(len(header)) if k != j and not any(re.fullmatch(r"[\d.,\s]*", row[k]) for row in rows)), None)
        if named is None or not all(figures):
            continue
        values = [value(m.group()) for m in figures]
        for most, word, best in (("high", "highest", max(values)), ("low", "lowest", min(values))):
            at = [i for i, v in enumerate(values) if v == best]
            names = ", ".join(rows[i][named] for i in at)
            found[name, most] = names, f"{word} {name} {rows[at[0]][j]}: {names}"
    return found


def judged(text, q):
    """(claim, window, label)."""
    for start, header, rows in tables(text):
        found = ends(header, rows)
        right = found.get((q["by"], q["most"]))
        if right:
            other = "low" if q["most"] == "high" else "high"
            wrong = [t for (by, most), t in found.items() if (most == q["most"] or by == q["by"] and most == other) and t[0] != right[0]]
            for said, y in [(right, 1)] + [(w, 0) for w in wrong]:
                yield f"{posed(q['q'])}? {said[0]}", titled(text, start, said[1]), y
            return


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--corpus", default=os.path.dirname(os.path.abspath(__file__)) + "/corpus")
    p.add_argument("--out", required=True)
    a = p.parse_args()
    docs = {d["id"]: d for path in sorted(glob.glob(a.corpus + "/*.jsonl")) for d in map(json.loads, open(path, encoding="utf-8"))}
    count = [0, 0]
    with gzip.open(a.out, "wt", encoding="utf-8") as out:
        for path in sorted(glob.glob(a.corpus + "/superlatives/*.jsonl")):
            for line in map(json.loads, open(path, encoding="utf-8")):
                doc = docs[line["id"]]
                for n, q in enumerate(line["asked"]):
                    group = f"{doc['id']}#superlatives{n}"
                    for k, (claim, window, y) in enumerate(judged(doc["context"], q)):
                        count[y] += 1
                        out.write(json.dumps(dict(set="superlatives", doc=doc["id"], answer=group, id=f"{group}.{k}", y=y, con=-1, claim=claim, windows=[window], marks=None, lang=doc.get("lang", "en"), kind="answer", pair=group, label=y)) + "\n")
    print(count[1], "right,", count[0], "wrong")


if __name__ == "__main__":
    main()
