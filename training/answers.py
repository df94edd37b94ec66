"""Short answers to questions of the corpus, right ones beside those that the reader itself would give by mistake: a dump for windows.py (GPU).

A claim is `question? answer`, its windows are the sentences around the answer and the passage, as the answer engine shows them to the model (engine.confidence.Verifier). Right: the
words that the author or a later reader copied (`e`) where the right answer says them, and what the reader found where it agrees with them. Wrong: what else the reader finds in the
passages of the document. Where a right answer to a yes/no question opens with yes or no, the bare word is right and the other one wrong."""
import argparse
import gzip
import json
import os
import re

import numpy as np
import torch
from tokenizers import Tokenizer

import reader
from model import Holdfast
from questions import STOP, YES_NO, around, overlap, passages, place, posed, titled
from questions import bare as words
from train import DEV, READER, Pairs, amp

NEAR, SAID, WRONG = .5, .6, 2        # F1 from which a found span says the same; share of the copied words that the right answer says; wrong answers a question
LONGEST, MOST = 24, 3                # tokens of a span; spans of a passage
SAYS = re.compile(r"(?i)(yes|no|ja|nein|oui|non|sí|ya|tidak)\b(?=\W)")
BARE = re.compile(SAYS.pattern + r"\W*")
OTHER = dict(yes="No", no="Yes", ja="Nein", nein="Ja", oui="Non", non="Oui", sí="No", ya="Tidak", tidak="Ya")


@torch.no_grad()
def spans(net, tok, asked, size=512):
    """For each (question, passage) the best spans, best first, none touching another: (score, start, end) in characters."""
    net.eval()
    out = [None] * len(asked)
    order = sorted(range(len(asked)), key=lambda k: len(asked[k][1]))
    flat = lambda xs: (np.concatenate([np.asarray(x, np.int32) for x in xs]), np.array([len(x) for x in xs]))
    for i in range(0, len(order), size):
        part = order[i:i + size]
        q = [e.ids[:64] for e in tok.encode_batch([asked[k][0] for k in part], add_special_tokens=False)]
        c = tok.encode_batch([asked[k][1] for k in part], add_special_tokens=False)
        src = Pairs(*flat(q), *flat([e.ids for e in c]), np.arange(len(part)))
        ids, types, mask, _ = src.batch(np.arange(len(part)), READER)
        with amp():
            pair, token = net(ids, types, mask)
        keep = torch.from_numpy(np.arange(ids.shape[1])[None] < (src.n + src.m + 3)[:, None]).to(DEV) & (types == 1)
        s, e = (token[..., k].masked_fill(~keep, -1e4) for k in (1, 2))
        rows, found = torch.arange(len(part), device=DEV), [[] for _ in part]
        for _ in range(MOST):
            best, at, length = torch.full((len(part),), -1e9, device=DEV), torch.zeros_like(rows), torch.zeros_like(rows)
            for n in range(min(LONGEST, s.shape[1])):
                v, k = (s[:, :s.shape[1] - n] + e[:, n:]).max(1)
                better = v > best
                best, at, length = torch.where(better, v, best), torch.where(better, k, at), torch.where(better, torch.full_like(k, n), length)
            for j, (v, a, n, none) in enumerate(zip(best.tolist(), at.tolist(), length.tolist(), pair[:, 2].tolist())):
                if v > -1e3:
                    o = int(src.n[j]) + 3
                    found[j].append((v / 4 - none, c[j].offsets[a - o][0], c[j].offsets[a + n - o][1]))
            pos = torch.arange(s.shape[1], device=DEV)[None]
            gone = (pos >= at[:, None]) & (pos <= (at + length)[:, None])
            s, e = s.masked_fill(gone, -1e4), e.masked_fill(gone, -1e4)
        for k, f in zip(part, found):
            out[k] = f
    return out


def shown(text, start, end, part):
    """What the model sees of a place in a passage: the sentences around it, the passage."""
    return [titled(text, start, around(text, start, end)), titled(text, part[0], text[part[0]:part[1]])]


def polar(claim):
    """Whether a question is answered by yes or no."""
    return YES_NO.match(claim["q"]) or BARE.fullmatch(claim["t"])


def decided(doc):
    """(claim number, claim, windows, label) of yes/no questions."""
    text, parts = doc["context"], passages(doc["context"])
    for n, c in enumerate(doc["claims"]):
        says = SAYS.match(c["t"])
        if c["y"] == 1 and c.get("q") and says and polar(c):
            s, t = max(parts, key=lambda p: overlap(c["q"] + " " + c["t"], text[p[0]:p[1]]))
            e, word = c.get("e"), says.group(1).lower()
            near = [titled(text, place(c, text)[0], around(text, *place(c, text)))] if e and e in text else []
            other = "Sí" if word == "no" and doc.get("lang") == "es" else OTHER[word]
            for answer, y in ((word.capitalize(), 1), (other, 0)):
                yield n, f"{posed(c['q'])}? {answer}", near + [text[s:t]], y


def short(doc, n, parts, found, alter):
    """The same of a question that is answered by words of the document."""
    text, c = doc["context"], doc["claims"][n]
    q, e = c["q"], c["e"]
    gold = None if e == "-" else place(c, text)
    said = words(e) - STOP
    told = gold is not None and bool(said) and len(said & words(c["t"])) >= SAID * len(said)
    right, wrong = [], []
    for _, s, t, part in sorted(found, key=lambda f: -f[0]):
        answer = text[s:t]
        if not answer.strip() or "\n" in answer:
            continue
        if gold is not None and gold[0] < t and s < gold[1]:
            if reader.f1(answer, e) >= NEAR:
                right.append((s, t, part))
        elif gold is None or not (words(answer) - STOP) & (said | words(c["t"]) - words(q)):
            wrong.append((s, t, part))
    for s, t, (a, b) in wrong[:WRONG]:
        yield n, f"{posed(q)}? {text[s:t]}", shown(text, s, t, (a, b)), 0
    if told:
        a, b = next((p for p in parts if p[0] <= gold[0] and gold[1] <= p[1]), (0, len(text)))
        for s, t in dict.fromkeys([gold, *((s, t) for s, t, _ in right[:1])]):
            yield n, f"{posed(q)}? {text[s:t]}", shown(text, s, t, (a, b)), 1
        other = alter and altered(text[gold[0]:gold[1]], text)
        if other:
            yield n, f"{posed(q)}? {other}", shown(text, *gold, (a, b)), 0


def altered(answer, text):
    """The answer with its first number exchanged for one that the document does not hold; None without a number. What the reader finds always occurs in the document: without these
    the model would learn that any value will do."""
    number = re.search(r"\d+", answer)
    if not number:
        return None
    n, held = number.group(), set(re.findall(r"\d+", text))
    tried = (str(int(n) * k // 4 + k).zfill(len(n)) for k in (5, 3, 7, 6, 2, 9, 11))
    other = next((t for t in tried if t not in held), None)
    return other and answer[:number.start()] + other + answer[number.end():]


def asked(doc):
    """Numbers of the claims whose question was answered by copied words."""
    for n, c in enumerate(doc["claims"]):
        e = c.get("e")
        if c["y"] == 1 and c.get("q") and e and not polar(c) and (e == "-" or e in doc["context"] and len(e.split()) <= LONGEST):
            yield n


def dump(name, docs, net, tok, alter):
    parts = {d["id"]: passages(d["context"]) for d in docs}
    jobs = [(d, n, p) for d in docs for n in asked(d) for p in parts[d["id"]]]
    found = {}
    for (d, n, (a, b)), spots in zip(jobs, spans(net, tok, [(d["claims"][n]["q"], d["context"][a:b]) for d, n, (a, b) in jobs])):
        found.setdefault((d["id"], n), []).extend((v, a + s, a + t, (a, b)) for v, s, t in spots)
    for d in docs:
        rows = list(decided(d)) + [r for n in asked(d) for r in short(d, n, parts[d["id"]], found[d["id"], n], alter)]
        for k, (n, claim, windows, y) in enumerate(rows):
            yield dict(set=name, doc=d["id"], answer=f"{d['id']}#{name}{n}", id=f"{d['id']}#{name}{n}.{k}", y=y, con=-1, claim=claim, windows=windows, marks=None, lang=d.get("lang", "en"), kind="answer", pair=f"{d['id']}#{name}{n}", label=y)


def main():
    p = argparse.ArgumentParser()
    p.add_argument("files", nargs="+", help="corpus files")
    p.add_argument("--data", required=True, help="folder of tokenizer.json and base.npz")
    p.add_argument("--init", required=True, help="packed weights of the reader")
    p.add_argument("--out", required=True, help="dump, gzip")
    p.add_argument("--alter", action="store_true", help="also right answers with a number that no document holds, as wrong ones (since 0.17)")
    a = p.parse_args()
    net = Holdfast()
    net.load_base(a.data)
    net.load_trained(a.init)
    tok = Tokenizer.from_file(a.data + "/tokenizer.json")
    tok.no_truncation()
    tok.no_padding()
    docs, count = [json.loads(line) for path in a.files for line in open(path, encoding="utf-8")], [0, 0]
    with gzip.open(a.out, "wt", encoding="utf-8", compresslevel=1) as out:
        for r in dump(os.path.basename(a.out).split(".")[0], docs, net.to(DEV), tok, a.alter):
            count[r["y"]] += 1
            out.write(json.dumps(r) + "\n")
    print(count[1], "right,", count[0], "wrong", flush=True)


if __name__ == "__main__":
    main()
