"""Reader evaluation on held-out titles: exact match, F1 of answerable questions, AUROC of answerability."""
import collections
import gzip
import json
import re
import string

import numpy as np

import metrics


def normal(s):
    s = "".join(c for c in s.lower() if c not in string.punctuation)
    return " ".join(re.sub(r"\b(a|an|the)\b", " ", s).split())


def f1(pred, gold):
    p, g = normal(pred).split(), normal(gold).split()
    same = sum((collections.Counter(p) & collections.Counter(g)).values())
    return 0.0 if not same else 2 * same / (len(p) + len(g))


def best_span(start, end, longest=30):
    """Indices of the best start <= end within `longest` tokens and the summed logit."""
    n = len(start)
    sc = start[:, None] + end[None, :]
    ok = np.triu(np.ones((n, n), bool)) & ~np.triu(np.ones((n, n), bool), longest)
    sc = np.where(ok, sc, -1e9)
    k = int(sc.argmax())
    return k // n, k % n, float(sc.max())


def summarise(rows):
    """rows: (record, predicted text, no-answer logit, span logit)"""
    ans = [r for r in rows if r[0]["label"]]
    fs = [max(f1(p, g) for g in r["answers"]) for r, p, _, _ in ans]
    em = [max(normal(p) == normal(g) for g in r["answers"]) for r, p, _, _ in ans]
    y = np.array([r[0]["label"] for r in rows])
    return dict(n=len(rows), answerable=len(ans), f1=round(100 * float(np.mean(fs)), 2), em=round(100 * float(np.mean(em)), 2), answerable_auroc=round(metrics.auroc(y, [-r[2] for r in rows]), 4),
                answerable_auroc_with_span=round(metrics.auroc(y, [r[3] / 4 - r[2] for r in rows]), 4))


def evaluate(net, path, data):
    import torch
    from tokenizers import Tokenizer
    from train import READER, Pairs, amp
    tok = Tokenizer.from_file(data + "/tokenizer.json")
    tok.no_truncation()
    tok.no_padding()
    recs = [json.loads(l) for l in gzip.open(path, "rt")]
    rows = []
    net.eval()
    for i in range(0, len(recs), 256):
        part = recs[i:i + 256]
        q = [e.ids[:64] for e in tok.encode_batch([r["question"] for r in part], add_special_tokens=False)]
        c = tok.encode_batch([r["context"] for r in part], add_special_tokens=False)
        flat = lambda xs: (np.concatenate([np.asarray(x, np.int32) for x in xs]), np.array([len(x) for x in xs]))
        src = Pairs(*flat(q), *flat([e.ids for e in c]), np.arange(len(part)))
        with torch.no_grad(), amp():
            p, k = net(*src.batch(np.arange(len(part)), READER)[:3])
        p, k = p.cpu().numpy(), k.cpu().numpy()
        for j, r in enumerate(part):
            o, n = src.n[j] + 3, src.m[j]
            s, e, v = best_span(k[j, o:o + n, 1], k[j, o:o + n, 2])
            rows.append((r, r["context"][c[j].offsets[s][0]:c[j].offsets[e][1]], float(p[j, 2]), v))
    return summarise(rows)
