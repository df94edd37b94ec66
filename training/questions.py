"""Reader questions out of the corpus: a question, a passage of its document, and where in it the answer is.

Authors and later readers copied the words that answer (`e`, "-" where the document does not say). For the other questions the words are searched: what a short right answer says
beyond its question must occur in one line of the document, close together. A question without an answer: beside another passage of its document, or beside its own without
the sentence that answers."""
import argparse
import gzip
import json
import re

import numpy as np

import tokens
from prepare import reader_arrays
from windows import held

WORD = re.compile(r"\w+(?:[.,:/'’-]\w+)*", re.U)
STOP = set("a an the is are was were be been it its this that there of in on at to for from by with and or as has have had will would can may must do does did not no yes only "
           "der die das ein eine ist sind war und oder im in am an zu von mit für auf den dem nicht nur ja nein le la les un une est sont et ou du des au aux de à en pour avec "
           "pas non oui el los las una es son y o del al con por para sí no di yang dan atau itu ini ke dari untuk dengan adalah ada tidak ya".split())
YES_NO = re.compile(r"(?i)\W*(?:is|are|was|were|do|does|did|can|could|may|must|will|would|should|has|have|had|am|ist|sind|war|hat|haben|kann|darf|muss|gibt|est-ce|peut|y a|es|son|hay|puede|apakah|bisakah|boleh)\b")
LONGEST, PASSAGE = 12, 170


def words(s):
    return [(m.group().lower(), m.start(), m.end()) for m in WORD.finditer(s)]


def bare(s):
    return {w for w, _, _ in words(s)}


def lines(text):
    at = 0
    for line in text.split("\n"):
        yield at, line
        at += len(line) + 1


def searched(question, answer, text):
    """Where the words of a short answer that its question does not hold are close together; None when nowhere or too far apart."""
    said = words(answer)
    if len(said) > LONGEST or YES_NO.match(question):
        return None
    asked = bare(question)
    new = {w for w, _, _ in said} - asked - STOP
    if not new:
        return None
    found = []
    for at, line in lines(text):
        ws = words(line)
        for i in range(len(ws)):
            if ws[i][0] not in new:
                continue
            seen = set()
            for j in range(i, min(len(ws), i + len(new) + 3)):
                seen |= {ws[j][0]} & new
                if seen == new:
                    near = {w for w, _, _ in ws[max(0, i - 15):j + 15]}
                    found.append((len(near & asked - STOP), -(j - i), -at, at + ws[i][1], at + ws[j][2]))
                    break
    best = max(found, default=None)
    return None if best is None or best[0] == 0 and len(found) > 1 else best[3:]


def place(claim, text):
    """Where the copied words of a claim begin and end; the first place that has them unless it says which."""
    at = claim.get("at", text.find(claim["e"]))
    return at, at + len(claim["e"])


def passages(text):
    """Runs of lines of about PASSAGE words, as an index would cut them; each as (start, end)."""
    out, start, count = [], 0, 0
    for at, line in lines(text):
        n = len(line.split())
        if count and count + n > PASSAGE:
            out.append((start, at))
            start, count = at, 0
        count += n
    return out + [(start, len(text))]


def titled(text, start, window):
    """A window below the title of its document, as the answer engine shows it."""
    title = text.split("\n", 1)[0].strip()
    return window if start < len(title) or len(title.split()) > LONGEST or title.endswith((".", "?", "!", ",", "{", "[")) else title.rstrip(":") + ".\n" + window


def around(text, start, end):
    """The sentences that hold a place, one before and one after."""
    cuts = sorted({0, len(text), *(m.end() for m in re.finditer(r"(?:[.!?]['\")]*\s+|\n+)", text))})
    first = max(i for i, c in enumerate(cuts) if c <= start)
    last = min(i for i, c in enumerate(cuts) if c >= end)
    return text[cuts[max(0, first - 1)]:cuts[min(len(cuts) - 1, last + 1)]].strip()


def posed(question):
    """A question without its mark."""
    return re.sub(r"[?\s]+$", "", question)


def without(text, at):
    """A passage without the sentence, or the line of a table, that holds a place."""
    ends = [m.end() for m in re.finditer(r"(?:[.!?]['\")]*\s+|\n)", text)] + [len(text)]
    start = max([e for e in ends if e <= at], default=0)
    return text[:start] + text[next(e for e in ends if e > at):]


def overlap(question, text):
    return len((bare(question) - STOP) & bare(text))


def items(doc):
    """(question, passage, start, end) of a document; start is -1 where the passage has no answer."""
    text = doc["context"]
    parts = passages(text)
    for claim in doc["claims"]:
        if not claim.get("q") or claim["y"] != 1:
            continue
        q, e = claim["q"], claim.get("e")
        if e == "-":
            s, t = max(parts, key=lambda p: overlap(q, text[p[0]:p[1]]))
            yield q, titled(text, s, text[s:t]), -1, -1
            continue
        spot = place(claim, text) if e else searched(q, claim["t"], text)
        if spot is None or spot[0] < 0 or e and len(e.split()) > 2 * LONGEST:
            continue
        s, t = next((p for p in parts if p[0] <= spot[0] and spot[1] <= p[1]), (0, len(text)))
        passage = titled(text, s, text[s:t])
        s -= len(passage) - (t - s)
        yield q, passage, spot[0] - s, spot[1] - s
        said = text[spot[0]:spot[1]].lower()
        others = [titled(text, a, text[a:b]) for a, b in parts if not a <= spot[0] < b and said not in text[a:b].lower()]
        if others:
            yield q, max(others, key=lambda p: overlap(q, p)), -1, -1
        else:
            left = without(passage, spot[0] - s)
            if said not in left.lower() and len(left.split()) > 20:
                yield q, left, -1, -1


def read(paths):
    for path in paths:
        for line in open(path, encoding="utf-8"):
            doc = json.loads(line)
            yield doc, list(items(doc))


def main():
    p = argparse.ArgumentParser()
    p.add_argument("files", nargs="+", help="corpus files")
    p.add_argument("--tokenizer-jar", required=True)
    p.add_argument("--out", required=True)
    a = p.parse_args()
    train, test = [], []
    for doc, asked in read(a.files):
        if held("authored", doc["id"]):
            test += [dict(question=q, context=t, answers=[t[s:e]] if s >= 0 else [], label=int(s >= 0), title=doc["id"]) for q, t, s, e in asked]
        else:
            train += asked
    np.savez_compressed(a.out + "/questions.npz", **{"own_" + k: v for k, v in reader_arrays(tokens.load(a.tokenizer_jar), train).items()})
    with gzip.open(a.out + "/questions_test.jsonl.gz", "wt") as f:
        f.writelines(json.dumps(r) + "\n" for r in test)
    print(len(train), "questions,", sum(s >= 0 for _, _, s, _ in train), "with an answer;", len(test), "held out,", sum(r["label"] for r in test), "with one")


if __name__ == "__main__":
    main()
