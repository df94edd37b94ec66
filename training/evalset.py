"""Tokenises the labelled dev and test answers the way Java will score them: claims x evidence windows. Adds two guards."""
import argparse
import gzip
import json
import os
import random
import re

import numpy as np

import text
import tokens
from prepare import Builder, norm, rows

SETS = ["dev/ragtruth.train_sample", "dev/summedits.news", "dev/summedits.samsum", "dev/wice.claim_dev", "dev/attributionbench.test_all_subset_balanced_sampled500", "dev/nli.rte_dev",
        "test/ragtruth.test.public_third", "test/true.frank", "test/true.summeval", "test/true.qags_cnndm", "test/true.qags_xsum", "test/true.q2", "test/true.begin", "test/begin.test_wow"]


def answers(data):
    seen = {norm(r["context"]) for n in ("begin.dev_wow", "begin.dev_cmu", "begin.dev_tc") for r in rows(os.path.join(data, "grounding/train", n + ".jsonl.gz"))}
    for name in SETS:
        rs = rows(os.path.join(data, "grounding", name + ".jsonl.gz"))
        if name == "test/begin.test_wow":
            rs = [r for r in rs if norm(r["context"]) not in seen]
        yield name, rs
        if "train_sample" in name:
            yield "wide/ragtruth.dev", rs
        if "ragtruth.test" in name:
            yield "wide/ragtruth.test", rs
            yield "guard/empty", rs
            order = random.Random(5).sample(range(len(rs)), len(rs))
            by_task = {t: [i for i in order if rs[i]["task"] == t] for t in {r["task"] for r in rs}}
            shifted = []
            for t, idx in sorted(by_task.items()):
                shifted += [dict(rs[i], context=rs[idx[(k + 7) % len(idx)]]["context"]) for k, i in enumerate(idx)]
            yield "guard/shuffled", shifted


def novelty(answer, context, n):
    g = lambda t: {tuple(t[i:i + n]) for i in range(len(t) - n + 1)}
    a = g(re.findall(r"\w+", answer.lower()))
    return len(a - g(re.findall(r"\w+", context.lower()))) / max(1, len(a))


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--data", required=True)
    p.add_argument("--tokenizer-jar", required=True)
    p.add_argument("--out", required=True)
    a = p.parse_args()
    tok = tokens.load(a.tokenizer_jar)
    size = {}
    def count(u):
        if u not in size:
            size[u] = len(tok.encode(u, add_special_tokens=False).ids)
        return size[u]
    b, of, claim_of, meta, docs = Builder(tok), [], [], [], {}
    for name, rs in answers(a.data):
        for r in rs:
            if r["context"] not in docs:
                docs[r["context"]] = text.Document(r["context"], count)
            d, at, places = docs[r["context"]], 0, []
            claims = text.claims(re.sub(r"\s*\[\d+\]", "", r["answer"]) if "attribution" in name else r["answer"])[:40]
            if r["question"] and len(r["answer"].split()) < 7 and "attribution" in name:
                claims = [r["question"].strip() + " " + r["answer"]]
            for ci, c in enumerate(claims):
                s = r["answer"].find(c, at)
                places.append((s, c))
                at = max(at, s)
                for w in [""] if name == "guard/empty" else d.windows(c, 300, 12, 310) if name.startswith("wide") else d.windows(c):
                    b.add(c, w, 0, -1, None, name)
                    of.append(len(meta))
                    claim_of.append(ci)
            meta.append(dict(set=name, task=r["task"], model=r.get("model"), label=r["label"], n=len(claims), chars=len(r["answer"]), spans=[[s["start"], s["end"]] for s in r["spans"]] if "ragtruth" in name else [],
                             places=places if "ragtruth" in name else [], w1=round(novelty(r["answer"], r["context"], 1), 4), w2=round(novelty(r["answer"], r["context"], 2), 4)))
    arr = b.arrays()
    out = {k: arr[k] for k in ("a", "a_len", "b", "w", "w_len")}
    out.update(of=np.array(of, np.int32), claim=np.array(claim_of, np.int16))
    np.savez_compressed(os.path.join(a.out, "eval.npz"), **out)
    with gzip.open(os.path.join(a.out, "eval.jsonl.gz"), "wt") as f:
        for m in meta:
            f.write(json.dumps(m) + "\n")
    print(len(of), "pairs", len(meta), "answers", {n: sum(m["set"] == n for m in meta) for n in {m["set"] for m in meta}})


if __name__ == "__main__":
    main()
