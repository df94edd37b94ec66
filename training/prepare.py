"""Builds the training file: text pairs with labels, token marks, bags (silver answers) and reader questions, all as token ids."""
import argparse
import collections
import glob
import gzip
import hashlib
import json
import os
import random
import re

import numpy as np

import contrast
import dialogues
import records
import text
import tokens
from lexicon import Lexicon

SEED = 20261115
# rows taken per set (None: all). Left out: qnli (hypotheses are passages), wice.tokens_dev (its documents are the WiCE dev set).
SETS = {"attributionbench.dev_all_subset_balanced": None, "begin.dev_cmu": None, "begin.dev_tc": None, "begin.dev_wow": None,
        "nli.binary_fever-nli_dev": None, "nli.binary_fever-nli_test": None, "nli.climate_fever": None, "nli.conjnli_adv_train": 3000,
        "nli.covidfact": None, "nli.fever_symmetric_dev": None, "nli.fool_me_twice_dev": None, "nli.mnli_dev": None, "nli.mpe_train": 4000,
        "nli.nmonli_train": None, "nli.pmonli": None, "nli.rte_train": None, "nli.scitail_dev": None, "nli.snli_dev": 6000,
        "true.dialfact": None, "true.paws": None}
CONTRADICTED = {"contradiction", "REFUTES", "REFUTED"}
NOT_FOUND = {"neutral", "NOT_ENOUGH_INFO"}
READER_TEST_TITLES = {"European_Union_law", "Harvard_University", "Warsaw"}


def rows(path):
    with gzip.open(path, "rt", encoding="utf-8") as f:
        return [json.loads(l) for l in f]


def norm(s):
    return " ".join(s.lower().split())[:200]


class Builder:
    """Collects pairs; tokenises at the end. Windows are stored once."""

    def __init__(self, tok):
        self.tok, self.a, self.b, self.meta = tok, [], [], []
        self.windows = {}
        self.counts = collections.Counter()

    def window(self, w):
        return self.windows.setdefault(w, len(self.windows))

    def add(self, claim, window, label, con, spans, source, weight=1.0):
        """con: 1 contradicted, 0 not, -1 unknown. spans: unsupported character spans, [] all supported, None unknown."""
        self.a.append(claim)
        self.b.append(self.window(window))
        self.meta.append((label, con, spans, weight))
        self.counts[source, label] += 1

    def arrays(self):
        enc = lambda ts: [e for i in range(0, len(ts), 4096) for e in self.tok.encode_batch(ts[i:i + 4096], add_special_tokens=False)]
        a = enc(self.a)
        marks = []
        for e, (_, _, spans, _) in zip(a, self.meta):
            if spans is None:
                marks.append(np.full(len(e.ids), 2, np.uint8))
            else:
                marks.append(np.array([any(s < y and x < t for s, t in spans) for x, y in e.offsets], np.uint8))
        w = enc(list(self.windows))
        flat = lambda xs: np.concatenate([np.asarray(x, np.uint16) for x in xs])
        return dict(a=flat([e.ids for e in a]), a_len=np.array([len(e.ids) for e in a], np.uint16), mark=np.concatenate(marks), b=np.array(self.b, np.int32),
                    w=flat([e.ids[:tokens.MAX_LEN] for e in w]), w_len=np.array([min(len(e.ids), tokens.MAX_LEN) for e in w], np.uint16),
                    y=np.array([m[0] for m in self.meta], np.int8), con=np.array([m[1] for m in self.meta], np.int8), weight=np.array([m[3] for m in self.meta], np.float16))


class Maker:
    def __init__(self, args):
        self.rng = random.Random(SEED)
        self.args = args
        self.tok = tokens.load(args.tokenizer_jar)
        self.cache = {}
        self.train = os.path.join(args.data, "grounding", "train")
        held = set()
        for p in glob.glob(os.path.join(args.data, "grounding", "dev", "*.gz")) + glob.glob(os.path.join(args.data, "grounding", "test", "*.gz")):
            if "ragtruth.train_sample" not in p:
                held |= {norm(r["context"]) for r in rows(p)}
        self.sets, self.dropped = {}, collections.Counter()
        for name, limit in SETS.items():
            rs = rows(os.path.join(self.train, name + ".jsonl.gz"))
            kept = [r for r in rs if norm(r["context"]) not in held]
            self.dropped[name] = len(rs) - len(kept)
            self.rng.shuffle(kept)
            self.sets[name] = kept[:limit]
        self.squad = rows(os.path.join(args.data, "rag", "squad2.open.jsonl.gz"))
        self.wice = rows(os.path.join(self.train, "wice.tokens_train.jsonl.gz"))
        contexts = {r["source_id"]: r for r in rows(os.path.join(self.train, "faithjudge_silver.open_contexts.jsonl.gz"))}
        self.silver = [dict(r, context=contexts[r["source_id"]]["context"], question=contexts[r["source_id"]]["question"])
                       for r in rows(os.path.join(self.train, "faithjudge_silver.open_sources.jsonl.gz")) if not r["overlaps_public_test"]
                       and norm(contexts[r["source_id"]]["context"]) not in held]
        vocab = collections.Counter()
        for rs in self.sets.values():
            for r in rs:
                vocab.update(re.findall(r"[a-z]+", (r["context"] + " " + r["answer"]).lower()))
        self.lex = Lexicon(args.wordnet_jar, vocab)
        self.documents()
        self.pool = dict(lexicon=self.lex, entities=lambda rng: [rng.choice(self.names) for _ in range(5)], phrases=lambda rng: rng.choice(self.phrases))
        self.out = Builder(self.tok)

    def doc(self, context):
        d = self.cache.get(context)
        if d is None:
            d = self.cache[context] = text.Document(context, lambda u: len(u) // 4 + 1)
        return d

    def documents(self):
        """Contexts with several sentences, used for rule-made pairs and as a pool of distractors."""
        docs = {r["context"] for r in self.squad if r["title"] not in READER_TEST_TITLES}
        for n in ("attributionbench.dev_all_subset_balanced", "begin.dev_cmu", "begin.dev_tc", "nli.covidfact", "nli.binary_fever-nli_dev", "nli.binary_fever-nli_test"):
            docs |= {r["context"] for r in self.sets[n]}
        docs |= {r["context"] for r in self.wice} | {r["context"] for r in self.silver}
        self.docs = [d for d in sorted(docs) if len(self.doc(d).units) >= 3]
        self.rng.shuffle(self.docs)
        loose = sorted({s for d in self.docs[:4000] for s in self.doc(d).units if 5 <= len(s.split()) <= 40})
        self.loose = self.rng.sample(loose, min(30000, len(loose)))
        self.names = sorted({e for s in self.loose for _, _, e in contrast.entities(s)})
        tails = set()
        for s in self.loose:
            m = re.search(r"\b(in|on|at|for|by|with|from|after|before|during|because of|due to|to|as|while|who|which) ([^,.;()]{6,60})(?=[.!?]$)", s)
            if m and 2 <= len(m.group().split()) <= 9:
                tails.add(m.group())
        self.phrases = sorted(tails)

    # windows ------------------------------------------------------------
    def around(self, claim, context):
        """A window as Java would make it, with random budgets so that short and long ones are seen."""
        d = self.doc(context)
        rng = self.rng
        if d.is_record:
            return d.text(d.record_window(rng.choice([150, 250, 320]))) if rng.random() < .6 else d.text(d.retrieved(claim, rng.choice([60, 120, 200]), rng.choice([8, 16, 25])))
        if sum(d.size) <= 220 and rng.random() < .5:
            return d.text(range(len(d.units)))
        if rng.random() < .6:
            return d.text(d.retrieved(claim, rng.choice([80, 140, 200]), rng.choice([3, 4, 5, 6, 8])))
        return d.text(d.contiguous(claim, rng.choice([100, 160, 220])))

    def pad(self, window, share):
        """Sometimes surrounds a short window with unrelated sentences."""
        if self.rng.random() >= share or len(window) > 700:
            return window
        k = self.rng.choice([1, 2, 3, 4])
        extra = [self.rng.choice(self.loose) for _ in range(k)]
        at = self.rng.randrange(k + 1)
        return " ".join(extra[:at] + [window] + extra[at:])

    def corrupted(self, claim, context, window, source, n=1, weight=1.0):
        for _ in range(n):
            c = contrast.corrupt(claim, context, self.rng, self.pool)
            if c and c[0] not in window:
                self.out.add(c[0], window, 0, c[2], c[1], source + "+" + "edit", weight)
                self.mirrored(claim, c, window, source, weight)

    def mirrored(self, claim, edit, window, source, weight):
        """The same edit made in the evidence too: the edited claim becomes supported and the original one not. Without these the
        claim alone would give the label away."""
        (new, spans, con, kind), r = edit, self.rng.random()
        if kind not in ("number", "entity", "antonym", "sibling", "quantifier") or r > .45:
            return
        s, e = spans[0]
        old_end = len(claim) - (len(new) - e)
        old, put = claim[s:old_end], new[s:e]
        if len(old) < 2 or not re.search(r"(?<!\w)" + re.escape(old) + r"(?!\w)", window):
            return
        other = re.sub(r"(?<!\w)" + re.escape(old) + r"(?!\w)", lambda _: put, window)
        if r < .3:
            self.out.add(new, other, 1, 0, [], source + "+mirror", weight)
        else:
            self.out.add(claim, other, 0, con, [(s, old_end)], source + "+mirror", weight)

    # sources --------------------------------------------------------------
    def pairs(self):
        edits = {"nli.mnli_dev": .3, "nli.snli_dev": .15, "nli.mpe_train": .1, "true.paws": .25, "nli.conjnli_adv_train": .1, "nli.pmonli": 0, "nli.nmonli_train": 0,
                 "nli.binary_fever-nli_dev": .9, "nli.binary_fever-nli_test": .9, "attributionbench.dev_all_subset_balanced": 3., "true.dialfact": 1.6, "nli.fool_me_twice_dev": 1., "nli.fever_symmetric_dev": 1.}
        for name, rs in self.sets.items():
            for r in rs:
                claim, context = r["answer"].strip(), r["context"]
                if name == "nli.mpe_train":
                    context = re.sub(r"\s*\d+jpg\d", ". ", context).strip(". ") + "."
                if not claim or not context.strip():
                    continue
                if name.startswith("attributionbench"):
                    claim = re.sub(r"\s*\[\d+\]", "", claim)
                    if r["question"] and len(claim.split()) < 7:
                        claim = r["question"].strip() + " " + claim
                raw = r.get("raw_label")
                con = 0 if r["label"] else 1 if raw in CONTRADICTED else 0 if raw in NOT_FOUND else -1
                long_text = len(context) > 900
                w = self.around(claim, context) if long_text else self.pad(context, .35)
                self.out.add(claim, w, r["label"], con, [] if r["label"] else None, name)
                if r["label"]:
                    p = edits.get(name, .6)
                    n = int(p) + (self.rng.random() < p % 1)
                    self.corrupted(claim, context, w, name, n)
                    if self.rng.random() < .06:
                        other = self.rng.choice(self.loose) + " " + self.rng.choice(self.loose)
                        self.out.add(claim, other, 0, 0, None, name + "+other")

    def document_pairs(self, per_doc):
        for context in self.docs:
            d = self.doc(context)
            idx = [i for i, u in enumerate(d.units) if 6 <= len(u.split()) <= 45]
            self.rng.shuffle(idx)
            for i in idx[:min(per_doc, 2 + len(idx) // 6)]:
                s = d.units[i]
                claim = contrast.rewrite(s, self.rng, self.lex)
                if self.rng.random() < .15 and i + 1 < len(d.units) and len(s.split()) + len(d.units[i + 1].split()) < 40:
                    claim = s.rstrip(".") + self.rng.choice([", and ", ", while ", "; "]) + d.units[i + 1][:1].lower() + d.units[i + 1][1:]
                w = self.around(claim, context)
                if s in w:
                    self.out.add(claim, w, 1, 0, [], "document")
                    self.corrupted(claim, context, w, "document", 1 + (self.rng.random() < .4))
                    if self.rng.random() < .35 and len(d.units) > 3:
                        self.out.add(claim, " ".join(w.replace(s, " ").split()), 0, 0, None, "document-removed", .7)
                if self.rng.random() < .06:
                    self.out.add(claim, self.around(claim, self.rng.choice(self.docs)), 0, 0, None, "document-other")

    def silver_pairs(self, bags):
        """Claims of answers judged consistent are positives; edits of them negatives; every answer is also a bag."""
        by_task = collections.defaultdict(list)
        for r in self.silver:
            by_task[r["task"]].append(r["context"])
        for r in self.silver:
            weight = .5 if r["task"].startswith("benchmarkz") else 1.0
            cs = text.claims(r["answer"])[:14]
            d = self.doc(r["context"])
            bags.append((r["label"], weight, [(c, d.windows(c)) for c in cs]))
            if not r["label"]:
                continue
            picked = self.rng.sample(cs, min(5, len(cs)))
            for n, c in enumerate(picked):
                if len(c.split()) < 5:
                    continue
                if n and self.rng.random() < .1 and len(c.split()) + len(picked[n - 1].split()) < 45:
                    c = picked[n - 1].rstrip(".") + self.rng.choice([". ", ", and ", "; "]) + c
                w = self.around(c, r["context"])
                if "summary" in r["task"] and len(d.units) > 6 and self.rng.random() < .15:
                    sc = d.scores(c)
                    gone = set(sorted(range(len(sc)), key=lambda i: -sc[i])[:3])
                    self.out.add(c, d.text([i for i in d.contiguous(c, 300) if i not in gone]), 0, 0, None, "silver-removed", .5 * weight)
                self.out.add(c, w, 1, 0, [], "silver", weight)
                self.corrupted(c, r["context"], w, "silver", 1 + (self.rng.random() < .35), weight)
                if self.rng.random() < .12:
                    other = self.rng.choice(by_task[r["task"]])
                    if other != r["context"]:
                        self.out.add(c, self.around(c, other), 0, 0, None, "silver-other")

    def record_pairs(self, n, per):
        for _ in range(n):
            rec, facts = records.make(self.rng)
            context = records.dump(rec)
            d = text.Document(context, lambda u: len(u) // 4 + 1)
            if self.rng.random() < .2:
                d.units = text.flatten(rec, style="raw")
                d = self._raw(d)
            for _ in range(per):
                got = records.sentence(rec, facts, self.rng)
                if not got:
                    continue
                claim, y, con, spans = got
                review = claim.split(" ")[0] in ("Customers", "Reviewers", "One", "Guests", "Reviews", "While")
                r = self.rng.random()
                if review:
                    w = " ".join(u for i, u in enumerate(d.units) if i >= self._reviews(d))
                elif r < .6:
                    w = d.text(d.record_window(320))
                elif r < .85:
                    w = d.text([i for i in range(self._reviews(d)) if self.rng.random() < .9 or y or con])
                else:
                    w = self.shortened(d, claim) if y else d.text(d.retrieved(claim, self.rng.choice([60, 200]), 25))
                self.out.add(claim, w, y, con, spans, "record")

    def shortened(self, d, claim):
        """Only the record lines of the groups a claim may rest on, and a few others; used for true claims."""
        k = set(text.keys(claim))
        clock = any(c.isdigit() for c in claim) or "open" in claim or "closed" in claim or "week" in claim or "daily" in claim
        keep = []
        for i in range(self._reviews(d)):
            head = d.units[i].partition(":")[0]
            hit = k & set(text.keys(d.units[i])) or head.startswith("name") or (head.startswith("hours") and clock) or head.startswith("attributes")
            if hit or self.rng.random() < .2:
                keep.append(i)
        return d.text(keep)

    def dialogue_pairs(self, n):
        for _ in range(n):
            context, claim, y, con, spans = dialogues.sample(self.rng)
            self.out.add(claim, " ".join(context.split()), y, con, spans, "dialogue")

    @staticmethod
    def _raw(d):
        d.keys = [set(text.keys(u)) for u in d.units]
        d.size = [len(u) // 4 + 1 for u in d.units]
        d.idf = {w: 1.0 for k in d.keys for w in k}
        return d

    @staticmethod
    def _reviews(d):
        return next((i for i, u in enumerate(d.units) if u.startswith("review")), 0)

    def wice_pairs(self):
        for r in self.wice:
            claim, at, spans = r["answer"], 0, []
            for w, bad in zip(r["claim_tokens"], r["non_supported"]):
                p = claim.find(w, at)
                if p < 0:
                    continue
                at = p + len(w)
                if bad:
                    spans.append((p, at))
            for _ in range(3):
                self.out.add(claim, self.around(claim, r["context"]), 0, -1, spans, "wice.tokens_train")

    # reader -------------------------------------------------------------
    def reader(self):
        """(question, passage, start char, end char or -1) of training titles, answerable or not, plus cloze questions from supported claims."""
        train, test = [], []
        by_title = collections.defaultdict(list)
        for r in self.squad:
            by_title[r["title"]].append(r["context"])
        for r in self.squad:
            spot = (-1, -1)
            if r["label"]:
                s = r["context"].find(r["answers"][0])
                spot = (s, s + len(r["answers"][0]))
            if r["title"] in READER_TEST_TITLES:
                test.append(dict(question=r["question"], context=r["context"], answers=r["answers"], label=r["label"], title=r["title"]))
                continue
            train.append((r["question"], r["context"], *spot))
            if r["label"]:
                others = [c for c in set(by_title[r["title"]]) if c != r["context"] and r["answers"][0].lower() not in c.lower()]
                k = set(text.keys(r["question"]))
                if others:
                    train.append((r["question"], max(sorted(others), key=lambda c: len(k & set(text.keys(c)))), -1, -1))
                w = r["context"]
                claim = r["question"].rstrip("?") + "? " + r["answers"][0]
                self.out.add(claim, w, 1, 0, [], "squad-answer")
                wrong = [e for _, _, e in contrast.entities(w) if e not in claim and e not in r["answers"]] + [n for n in contrast.NUMBER.findall(w) if n not in claim]
                if wrong:
                    x = self.rng.choice(wrong)
                    self.out.add(r["question"].rstrip("?") + "? " + x, w, 0, -1, [(len(r["question"].rstrip("?")) + 2, len(r["question"].rstrip("?")) + 2 + len(x))], "squad-answer")
            elif r["plausible"]:
                self.out.add(r["question"].rstrip("?") + "? " + r["plausible"][0], r["context"], 0, -1, None, "squad-plausible")
        cloze = []
        for name in ("true.dialfact", "nli.binary_fever-nli_dev", "nli.binary_fever-nli_test", "attributionbench.dev_all_subset_balanced"):
            for r in self.sets[name]:
                if not r["label"] or len(r["context"]) > 1500:
                    continue
                spots = [(s, e, n, "who or what") for s, e, n in contrast.entities(r["answer"])] + [(m.start(), m.end(), m.group(), "when" if len(m.group()) == 4 and m.group()[0] in "12" else "how many") for m in contrast.NUMBER.finditer(r["answer"])]
                spots = [(s, e, w, r["context"].find(n)) for s, e, n, w in spots if r["context"].count(n) == 1]
                if spots:
                    s, e, w, at = self.rng.choice(spots)
                    q = r["answer"][:s] + w + r["answer"][e:].rstrip(".") + "?"
                    cloze.append((q, r["context"], at, at + e - s))
                    if self.rng.random() < .3:
                        name_ = r["context"][at:at + e - s]
                        cloze.append((q, r["context"].replace(name_, "it"), -1, -1))
        self.rng.shuffle(cloze)
        return train, cloze[:8000], test


def reader_arrays(tok, items):
    q = tok.encode_batch([i[0] for i in items], add_special_tokens=False)
    c = tok.encode_batch([i[1] for i in items], add_special_tokens=False)
    out = []
    for (_, _, s, e), eq, ec in zip(items, q, c):
        a, start, end = eq.ids[:64], -1, -1
        ids = ec.ids
        if s >= 0:
            inside = [k for k, (x, y) in enumerate(ec.offsets) if x < e and y > s]
            if not inside:
                continue
            start, end = inside[0], inside[-1]
        room = tokens.MAX_LEN - len(a) - 4
        if len(ids) > room:
            lo = max(0, min((start if start >= 0 else 0) - room // 2, len(ids) - room))
            ids, start, end = ids[lo:lo + room], start - lo if start >= 0 else -1, end - lo if start >= 0 else -1
        if end >= len(ids):
            continue
        out.append((a, ids, start, end))
    flat = lambda xs: np.concatenate([np.asarray(x, np.uint16) for x in xs])
    return dict(a=flat([o[0] for o in out]), a_len=np.array([len(o[0]) for o in out], np.uint16), b=flat([o[1] for o in out]), b_len=np.array([len(o[1]) for o in out], np.uint16),
                start=np.array([o[2] for o in out], np.int16), end=np.array([o[3] for o in out], np.int16))


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--data", required=True)
    p.add_argument("--tokenizer-jar", required=True)
    p.add_argument("--wordnet-jar", required=True)
    p.add_argument("--out", required=True)
    p.add_argument("--records", type=int, default=9000)
    p.add_argument("--per-record", type=int, default=7)
    p.add_argument("--per-doc", type=int, default=14)
    p.add_argument("--rounds", type=int, default=2, help="passes over the documents, each with new edits")
    p.add_argument("--dialogues", type=int, default=10000)
    m = Maker(p.parse_args())
    m.pairs()
    bags = []
    m.silver_pairs(bags)
    for _ in range(m.args.rounds):
        m.document_pairs(m.args.per_doc)
    m.dialogue_pairs(m.args.dialogues)
    m.record_pairs(m.args.records, m.args.per_record)
    m.wice_pairs()
    squad, cloze, test = m.reader()
    arrays = m.out.arrays()
    flat_bags = [(bi, ci, c, w) for bi, (_, _, cs) in enumerate(bags) for ci, (c, ws) in enumerate(cs) for w in ws]
    bag = Builder(m.tok)
    for _, _, c, w in flat_bags:
        bag.add(c, w, 0, -1, None, "bag")
    ba = bag.arrays()
    arrays.update({"bag_" + k: ba[k] for k in ("a", "a_len", "b", "w", "w_len")})
    arrays.update(bag_of=np.array([f[0] for f in flat_bags], np.int32), bag_claim=np.array([f[1] for f in flat_bags], np.int16),
                  bag_y=np.array([b[0] for b in bags], np.int8), bag_weight=np.array([b[1] for b in bags], np.float16))
    arrays.update({"qa_" + k: v for k, v in reader_arrays(m.tok, squad).items()})
    arrays.update({"cl_" + k: v for k, v in reader_arrays(m.tok, cloze).items()})
    os.makedirs(m.args.out, exist_ok=True)
    path = os.path.join(m.args.out, "train.npz")
    np.savez_compressed(path, **arrays)
    with gzip.open(os.path.join(m.args.out, "reader_test.jsonl.gz"), "wt") as f:
        for r in test:
            f.write(json.dumps(r) + "\n")
    h = hashlib.sha256()
    for k in sorted(arrays):
        h.update(k.encode() + arrays[k].tobytes())
    groups = collections.defaultdict(lambda: [0, 0])
    for (s, y), n in m.out.counts.items():
        groups[s][y] += n
    summary = dict(sha256=h.hexdigest(), seed=SEED, pairs=len(arrays["y"]), positives=int(arrays["y"].sum()), windows=len(arrays["w_len"]), bags=len(bags), bag_pairs=len(flat_bags),
                   reader_squad=len(arrays["qa_start"]), reader_cloze=len(arrays["cl_start"]), reader_test=len(test), tokens=int(arrays["a_len"].sum() + arrays["w_len"][arrays["b"]].astype(int).sum()),
                   dropped_for_overlap={k: v for k, v in m.dropped.items() if v}, sources={k: dict(not_supported=v[0], supported=v[1]) for k, v in sorted(groups.items())})
    with open(os.path.join(m.args.out, "data.json"), "w") as f:
        json.dump(summary, f, indent=1)
    print(json.dumps(summary, indent=1), os.path.getsize(path))


if __name__ == "__main__":
    main()
