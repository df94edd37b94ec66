"""Claims with the evidence windows that Java made of them -> token arrays: corpus.npz (training) and tests.npz + tests.jsonl.gz (evaluation).

One dump a data file, gzip JSON lines, one line a claim (README.md). A dump belongs to `train`, `dev` or `test` by its folder, by the start of its
name (train.infotabs.jsonl.gz) or of its `set`. Documents with claims come from the folders `authored` (the corpus) and `made` (statements/) and are
split by a hash of their id: 15 % and 1 % are never trained on and come out as evaluation sets held/... and made/...; so is a quarter of the voices"""
import argparse
import collections
import functools
import glob
import gzip
import hashlib
import json
import lzma
import os
import re

import numpy as np

import tokens

HELD_PERCENT = {"authored": 15, "made": 1}
HELD_VOICES = 25            # per cent; a voice is held out with all its documents
MOST_CLAIMS = 24            # claims of one group in a batch
ONLY_TRAIN = ("qmsum", "factcg", "wice.tokens", "begin.dev", "attributionbench.dev", "true.paws", "true.dialfact")
ONLY_DEV = ("general", "bump", "diasumfact", "faceval", "ragtruth.train_sample", "summedits", "wice.claim", "attributionbench.test")


def lines(path):
    with gzip.open(path, "rt", encoding="utf-8") as f:
        return [json.loads(l) for l in f]


def norm(s):
    return " ".join(s.lower().split())[:200]


def words(s):
    return set(re.findall(r"\w+", s.lower()))


def alike(a, b):
    return len(a & b) / max(1, len(a | b))


@functools.cache
def voices():
    """Voice of each document of the corpus that names one."""
    rows = (json.loads(line) for path in glob.glob(os.path.dirname(os.path.abspath(__file__)) + "/corpus/voices*.jsonl") for line in open(path, encoding="utf-8"))
    return {r["id"]: r["id"].split("-")[0] + "/" + r["voice"] for r in rows}


def held(name, doc):
    """Whether a document with claims is never trained on."""
    voice = voices().get(str(doc))
    percent = HELD_VOICES if voice else HELD_PERCENT.get(name.split(".")[0], 0)
    return int(hashlib.sha256((voice or str(doc)).encode()).hexdigest(), 16) % 100 < percent


def written(name):
    """Sets of documents with claims: written by people or made by statements/."""
    return name.split(".")[0] in HELD_PERCENT


def role(root, path, first):
    """(train | dev | test, set name) of a dump."""
    rel = os.path.relpath(path, root)
    name = os.path.basename(rel).removesuffix(".jsonl.gz")
    if os.path.dirname(rel) in HELD_PERCENT:
        return "train", os.path.dirname(rel) + "." + name
    for said in (os.path.dirname(rel), name, str(first.get("set", ""))):
        m = re.match(r"(train|dev|test)(?:[./_-]|$)", said)
        if m:
            return m.group(1), re.sub(r"^(train|dev|test)[./_-]", "", name)
    if name.startswith("ragtruth.test"):
        return "test", name
    for kind, starts in (("train", ONLY_TRAIN), ("dev", ONLY_DEV)):
        if name.startswith(starts):
            return kind, name
    if name.startswith(("nli.", "true.")):
        return "train", name
    raise SystemExit(f"{rel}: train or dev? Put it into a folder train/ or dev/.")


def overlap(data):
    """(set, row id) of training rows whose context is also one of dev or test, and what a claim-only classifier says of InfoTabs rows."""
    if not data:
        return set(), {}
    folder = lambda k: sorted(glob.glob(f"{data}/grounding/{k}/*.jsonl.gz"))
    seen = {norm(r["context"]) for p in folder("dev") + folder("test") if "ragtruth.train_sample" not in p for r in lines(p)}
    out, only = set(), {}
    for p in folder("train"):
        name = os.path.basename(p).removesuffix(".jsonl.gz")
        for r in lines(p) if "faithjudge" not in name else []:
            if norm(r["context"]) in seen:
                out.add((name, str(r["id"])))
            if "answer_only_p0" in r:
                only[name, str(r["id"])] = r["answer_only_p0"]
    return out, only


def weight(y, p0):
    """Less weight where the claim alone gives the label away."""
    return 1.0 if p0 is None or y not in (0, 1) else float(np.clip(.5 / max(.01, p0 if y == 0 else 1 - p0), .4, 2))


class Table:
    """Claims and rows (claim x window) as they come in; windows are stored once."""

    def __init__(self, tok):
        self.tok, self.claims, self.rows, self.windows = tok, [], [], {}

    def add(self, r, windows):
        for w in windows:
            self.rows.append((len(self.claims), self.windows.setdefault(w, len(self.windows))))
        self.claims.append(r)

    def arrays(self):
        enc = lambda ts: [e for i in range(0, len(ts), 4096) for e in self.tok.encode_batch(ts[i:i + 4096], add_special_tokens=False)]
        a, w, marks = enc([r["claim"] for r in self.claims]), enc(list(self.windows)), []
        for e, r in zip(a, self.claims):
            m = r["marks"] if r["marks"] is not None else [] if r["y"] == 1 else None
            marks.append(np.full(len(e.ids), 2, np.uint8) if m is None else np.array([any(s < y and x < t for s, t in m) for x, y in e.offsets], np.uint8))
        flat = lambda xs, kind: np.concatenate([np.asarray(x, kind) for x in xs]) if xs else np.zeros(0, kind)
        rows = np.array(self.rows, np.int32).reshape(-1, 2)
        return dict(a=flat([e.ids for e in a], np.uint16), a_len=np.array([len(e.ids) for e in a], np.uint16), mark=flat(marks, np.uint8), w=flat([e.ids[:tokens.MAX_LEN] for e in w], np.uint16),
                    w_len=np.array([min(len(e.ids), tokens.MAX_LEN) for e in w], np.uint16), i=rows[:, 0].copy(), b=rows[:, 1].copy(), y=np.array([r["y"] for r in self.claims], np.int8),
                    con=np.array([r["con"] for r in self.claims], np.int8), weight=np.array([r["weight"] for r in self.claims], np.float16))


def known(r):
    """Fills what follows from the answer's label."""
    r["y"], r["con"], r["marks"] = r.get("y", -1), r.get("con", -1), r.get("marks")
    r["y"] = -1 if r["y"] is None else r["y"]
    r["con"] = -1 if r["con"] is None else r["con"]
    if r["y"] < 0 and r.get("label") == 1:
        r["y"] = 1
    if r["y"] == 1:
        r["con"] = 0
    r["answer"] = str(r.get("answer") or r["id"])
    r["doc"] = str(r.get("doc") or r["answer"])
    return r


def couples(claims, group):
    """(true claim, false claim, likeness, twins) inside each group. Twins: of one named pair; else neighbours where the claims of the group come in
    twos of opposite labels, as authors write them; else each other's likest of the other label."""
    by = collections.defaultdict(list)
    for k, g in enumerate(group):
        if g >= 0 and claims[k]["y"] in (0, 1):
            by[g].append(k)
    out = []
    for g, ks in sorted(by.items()):
        bag = {k: words(claims[k]["claim"]) for k in ks}
        sim = {(t, f): alike(bag[t], bag[f]) for t in ks if claims[t]["y"] for f in ks if not claims[f]["y"]}
        best = {}
        for (t, f), v in sim.items():
            for x in (t, f):
                best[x] = max(best.get(x, (-1, None)), (v, (t, f)))
        named = any(claims[k].get("pair") is not None for k in ks)
        twos = len(ks) % 2 == 0 and all(claims[x]["y"] != claims[y]["y"] for x, y in zip(ks[::2], ks[1::2]))
        beside = {frozenset(x) for x in zip(ks[::2], ks[1::2])}
        for (t, f), v in sim.items():
            twin = claims[t].get("pair") == claims[f].get("pair") if named else {t, f} in beside if twos else v >= .15 and best[t][1] == best[f][1] == (t, f)
            out.append((t, f, max(v, .8) if twin else v, int(twin)))
    return out


def groups(claims):
    """Group of each claim: its document where it was written with others, its pair elsewhere; -1 alone."""
    key, count, out = {}, collections.Counter(), []
    for r in claims:
        k = (r["doc"],) if written(r["set"]) else (r["set"], str(r["pair"])) if r.get("pair") is not None else None
        if k is not None:
            count[k] += 1
            k += ((count[k] - 1) // MOST_CLAIMS,)
        out.append(-1 if k is None else key.setdefault(k, len(key)))
    return out


def save(path, arrays):
    """An npz inside xz: windows of one document repeat each other far apart."""
    with lzma.open(path + ".xz", "wb", preset=3) as f:
        np.savez(f, **arrays)


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--held", nargs="+", help="instead: prints the documents of these corpus files that are never trained on")
    p.add_argument("--windows", help="folder of the dumps")
    p.add_argument("--data", default=None, help="data folder: training rows whose context is also in dev or test are left out")
    p.add_argument("--tokenizer-jar")
    p.add_argument("--out")
    a = p.parse_args()
    if a.held:
        print("".join(line for path in a.held for line in open(path, encoding="utf-8") if held("authored", json.loads(line)["id"])), end="")
        return
    tok = tokens.load(a.tokenizer_jar)
    gone, only = overlap(a.data)
    train, tests, counts, dropped = Table(tok), Table(tok), collections.defaultdict(collections.Counter), collections.Counter()
    dumps = []
    for path in sorted(glob.glob(a.windows + "/**/*.jsonl.gz", recursive=True)):
        rs = lines(path)
        if rs:
            kind, name = role(a.windows, path, rs[0])
            dumps.append((kind, name, [dict(known(r), set=name) for r in rs if r.get("windows")]))
            counts[kind + "/" + name]["without window"] += len(rs) - len(dumps[-1][2])
    exam = {(norm(r["claim"]), norm(r["windows"][0])) for kind, _, rs in dumps if kind != "train" for r in rs}
    for kind, name, rs in dumps:
        for r in rs:
            if "+" in r["doc"] and any(held(name, d) for d in r["doc"].split("+")):     # a claim beside a document that is not its own
                continue
            c = counts[kind + "/" + name]
            r["weight"] = 1.0
            if kind != "train" or held(name, r["doc"]):
                r["set"] = (kind if kind != "train" else "made" if name.startswith("made.") else "held") + "/" + name
                tests.add(r, r["windows"][:1])
                c["held out" if kind == "train" else "rows"] += 1
                continue
            ids = {(name, x.split("#")[0]) for x in (str(r["id"]), r["answer"], r["doc"])}
            if ids & gone or (norm(r["claim"]), norm(r["windows"][0])) in exam:
                dropped[name] += 1
                continue
            r["weight"] = weight(r["y"], r.get("answer_only_p0", next((only[k] for k in ids if k in only), None)))
            train.add(r, list(dict.fromkeys(r["windows"])))
            c["claims"] += 1
            c[{1: "supported", 0: "not", -1: "unknown"}[r["y"]]] += 1
    os.makedirs(a.out, exist_ok=True)
    names = sorted({r["set"] for r in train.claims})
    group = groups(train.claims)
    pairs = couples(train.claims, group)
    bags = collections.defaultdict(list)
    for k, r in enumerate(train.claims):
        bags[r["set"], r["answer"]].append(k)
    unsure = {r["set"] for r in train.claims if r["y"] < 0}
    bags = [ks[:64] for (n, _), ks in bags.items() if n in unsure and len(ks) > 1 and train.claims[ks[0]].get("label") in (0, 1)]
    arrays = train.arrays()
    arrays.update(set=np.array([names.index(r["set"]) for r in train.claims], np.int16), group=np.array(group, np.int32), names=np.array(names), couple=np.array([c[:2] for c in pairs], np.int32).reshape(-1, 2),
                  like=np.array([c[2] for c in pairs], np.float16), bag=np.array([k for ks in bags for k in ks], np.int32), bag_len=np.array([len(ks) for ks in bags], np.int32), bag_y=np.array([train.claims[ks[0]]["label"] for ks in bags], np.int8))
    save(a.out + "/corpus.npz", arrays)
    save(a.out + "/tests.npz", {k: v for k, v in tests.arrays().items() if k != "con"})
    twins = [(t, f) for t, f, _, twin in couples(tests.claims, [g if c["set"].startswith("held/") else -1 for g, c in zip(groups([dict(c, set=c["set"].split("/", 1)[1]) for c in tests.claims]), tests.claims)]) if twin]
    with gzip.open(a.out + "/tests.jsonl.gz", "wt") as f:
        for r in tests.claims:
            f.write(json.dumps({k: r.get(k) for k in ("set", "id", "answer", "doc", "y", "label", "task", "generator", "domain", "kind", "lang", "pair")}) + "\n")
    h = hashlib.sha256()
    for k in sorted(arrays):
        h.update(k.encode() + arrays[k].tobytes())
    info = dict(sha256=h.hexdigest(), claims=len(train.claims), rows=len(train.rows), windows=len(train.windows), tokens=int(arrays["a_len"][arrays["i"]].astype(int).sum() + arrays["w_len"][arrays["b"]].astype(int).sum()), couples=len(pairs), bags=len(bags),
                tests=len(tests.claims), twins=twins, dropped_for_overlap=dict(dropped), sets={k: dict(v) for k, v in sorted(counts.items())})
    with open(a.out + "/corpus.json", "w") as f:
        json.dump(info, f)
    print(json.dumps({k: v if k != "twins" else len(v) for k, v in info.items()}, indent=1), {n: os.path.getsize(f"{a.out}/{n}") for n in ("corpus.npz.xz", "tests.npz.xz", "tests.jsonl.gz")})


if __name__ == "__main__":
    main()
