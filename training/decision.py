"""Fits the decision over claims and the risk of answers on features that the product wrote (`holdfast bench inputs --features`).
A logistic regression over claims with a ridge penalty, and what makes one risk of many doubts; families of data sets weigh as in WEIGHT; every figure is cross-fitted by document."""
import argparse
import collections
import gzip
import json

import numpy as np

WEIGHT = {"general": 1., "authored": 1., "composed": 1., "ragtruth": .8, "summedits": .6, "quintd": .4}
NO_MODEL = ("support", "contradiction")
RISK = ("intercept", "doubt", "claims")
EDGE = .005         # no claim is more certain than this
NO_RISK = "quintd"  # seven of ten of its answers are wrong by somebody's mark, and all are long: risk would learn that long answers are wrong
PRIOR_OF_THEIR_OWN = ("ragtruth", "quintd", "summedits")  # how many of their claims are right (nine of ten in RAGTruth) is no reason to believe others
PRIOR = .4          # share of wrong answers that risk is calibrated for; of the labelled ones about half are wrong, because most come in pairs


def family(name):
    return name.split(".")[0] if name.split(".")[0] in WEIGHT else "authored"


def auc(score, y):
    score, y = np.asarray(score, float), np.asarray(y)
    _, inv, c = np.unique(score, return_inverse=True, return_counts=True)
    rank = (np.cumsum(c) - (c - 1) / 2)[inv]
    n1, n0 = (y == 1).sum(), (y == 0).sum()
    return float((rank[y == 1].sum() - n1 * (n1 + 1) / 2) / (n1 * n0)) if n1 and n0 else float("nan")


def fit(x, y, w, ridge):
    """Newton steps; the first column is the constant and is not punished."""
    b = np.zeros(x.shape[1])
    penalty = np.full(x.shape[1], ridge)
    penalty[0] = 1e-6
    for _ in range(60):
        p = 1 / (1 + np.exp(-x @ b))
        step = np.linalg.solve((x * (w * p * (1 - p))[:, None]).T @ x + np.diag(penalty), x.T @ (w * (y - p)) - penalty * b)
        b += step
        if np.abs(step).max() < 1e-7:
            break
    return b


def weights_of(rows, key):
    n = collections.Counter(family(r["set"]) for r in rows)
    return np.array([WEIGHT.get(family(r["set"]), 0) * key / n[family(r["set"])] for r in rows])


def source(r):
    """The document of a row; answers over one context share it, whatever their ids say."""
    return r["windows"][0][-80:] if family(r["set"]) == "general" else r["doc"]


def folds(rows, k=5):
    docs = sorted({source(r) for r in rows})
    rng = np.random.default_rng(7)
    of = {d: i for d, i in zip(docs, rng.integers(0, k, len(docs)))}
    return np.array([of[source(r)] for r in rows])


def ece(p, y, bins=10):
    order = np.array_split(np.argsort(p), bins)
    return float(sum(len(o) / len(p) * abs(p[o].mean() - y[o].mean()) for o in order if len(o)))


def cross(x, rows, y, w, ridge, beside):
    """Probabilities for every row by a fit that did not see its document; rows without weight by the fit on all. Columns of
    `beside` take part in the fit only."""
    f, out, more = folds(rows), np.zeros(len(rows)), np.c_[x, beside]
    for k in range(5):
        b = fit(more[(f != k) & (w > 0)], y[(f != k) & (w > 0)], w[(f != k) & (w > 0)], ridge)
        out[f == k] = 1 / (1 + np.exp(-x[f == k] @ b[:x.shape[1]]))
    return out


def risk(doubts, b):
    """1 - the product over an answer's claims of the probability that each is right; doubts are log-odds, a row an answer, nan behind the last claim."""
    n = np.log((~np.isnan(doubts)).sum(1))[:, None]
    wrong = 1 / (1 + np.exp(-(b[0] + b[1] * doubts + b[2] * n)))
    return 1 - np.prod(np.where(np.isnan(doubts), 1, 1 - wrong), axis=1)


def fit_risk(doubts, y, w):
    """The likeliest intercept, weight of a claim's doubt and weight of the logarithm of their number: a search by steps that halve."""
    def loss(b):
        r = np.clip(risk(doubts, b), 1e-6, 1 - 1e-6)
        return -(w * (y * np.log(r) + (1 - y) * np.log(1 - r))).sum()
    b, step = np.array([0., 1., 0.]), .4
    best = loss(b)
    while step > .002:
        tried = [(loss(b + d), tuple(b + d)) for d in step * np.concatenate([np.eye(3), -np.eye(3), np.eye(3) - np.roll(np.eye(3), 1, 1), np.roll(np.eye(3), 1, 1) - np.eye(3)])]
        least, at = min(tried)
        if least < best - 1e-9:
            best, b = least, np.array(at)
        else:
            step /= 2
    return b


def to_prior(rows, y, w):
    """Weights with which two in five answers of every family are wrong."""
    w, of = w.copy(), np.array([family(r["set"]) for r in rows])
    for name in set(of[w > 0]):
        for wrong in (0, 1):
            at = (of == name) & (y == wrong)
            w[at] *= (PRIOR if wrong else 1 - PRIOR) * w[of == name].sum() / w[at].sum()
    return w


def given(rows, b):
    """What a decision with these weights says of every claim."""
    return np.array([1 / (1 + np.exp(-sum(w * r["f"].get(n, 0.) for n, w in b.items()))) for r in rows])


def claims(rows, names, ridge):
    x = np.array([[r["f"].get(n, 0.) for n in names] for r in rows])
    y = np.array([max(0, r["y"]) for r in rows], float)
    w = weights_of(rows, 4000) * np.array([r["y"] >= 0 and not r["f"]["copy"] and not r["f"]["refuted"] for r in rows])
    own = np.array([[family(r["set"]) == f for f in PRIOR_OF_THEIR_OWN] for r in rows], float)
    keep = w > 0
    return dict(zip(names, fit(np.c_[x, own][keep], y[keep], w[keep], ridge))), cross(x, rows, y, w, ridge, own)


def with_proofs(rows, p):
    return np.where([r["f"]["copy"] > 0 for r in rows], 1., np.where([r["f"]["refuted"] > 0 for r in rows], .08, p))


def composed(rows, p, seed=5):
    """Answers of several claims over documents not trained on: the true claims of an authored document, in two of five with a false one among them.
    RAGTruth dev shares its documents with training, so that alone it teaches too much trust in long answers."""
    rng, docs, out, prob = np.random.default_rng(seed), collections.OrderedDict(), [], []
    for i, r in enumerate(rows):
        if family(r["set"]) == "authored" and "+" not in str(r["doc"]):
            docs.setdefault(r["doc"], ([], []))[1 - r["y"]].append(i)
    for doc, (good, bad) in docs.items():
        for n in (2, 2, 3, 3, 4, 4, 5, 5, 6, 6):
            if len(good) >= n and bad:
                ids, wrong = list(rng.permutation(good)[:n]), rng.random() < .4
                ids[0] = rng.choice(bad) if wrong else ids[0]
                name = f"{doc}/{len(prob)}"
                out += [dict(rows[i], set="composed", answer=name, label=int(not wrong)) for i in ids]
                prob += [p[i] for i in ids]
    return out, np.array(prob)


def answers(rows, p):
    groups = collections.OrderedDict()
    for i, r in enumerate(rows):
        groups.setdefault((r["set"], r["answer"]), []).append(i)
    out = []
    for (name, _), ids in groups.items():
        doubt = np.clip(1 - p[ids], EDGE, 1 - EDGE)
        out.append(dict(rows[ids[0]], label=min(rows[i]['label'] for i in ids), doubts=np.log(doubt / (1 - doubt))))
    return out


def report(ans, risk, threshold):
    by = collections.OrderedDict()
    for i, a in enumerate(ans):
        by.setdefault(family(a["set"]) if family(a["set"]) != "summedits" else a["set"], []).append(i)
    for name, ids in by.items():
        r, bad = risk[ids], np.array([1 - ans[i]["label"] for i in ids])
        line = f"{name}: n {len(ids)} AUROC {auc(r, bad):.3f} flagged right {(r[bad == 0] >= threshold).mean():.2f} passed wrong {(r[bad == 1] < threshold).mean():.2f} calibration {ece(r, bad):.3f}"
        pairs = collections.defaultdict(dict)
        for i in ids:
            pairs[ans[i].get("pair")][ans[i]["label"]] = risk[i]
        twins = [v for k, v in pairs.items() if k and len(v) == 2]
        if twins:
            sure = np.argsort(-np.abs(r - .5))[:len(r) // 2]
            line += f" right in pair {np.mean([v[0] > v[1] for v in twins]):.3f} surest half {np.mean((r[sure] >= .5) == bad[sure]):.3f}"
        cells = collections.defaultdict(list)
        for i in ids:
            cells[ans[i].get("task", "") + ans[i].get("domain", ""), ans[i].get("generator", "")].append(i)
        strat = [auc(risk[c], np.array([1 - ans[i]["label"] for i in c])) for c in cells.values() if 2 <= sum(ans[i]["label"] for i in c) <= len(c) - 2]
        if strat and name in ("quintd", "ragtruth"):
            line += f" stratified {np.nanmean(strat):.3f}"
        print(line)


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--features", nargs="+", required=True)
    p.add_argument("--out", help="decision.json")
    p.add_argument("--ridge", type=float, default=3.)
    p.add_argument("--threshold", type=float, default=PRIOR)
    p.add_argument("--decision", help="decision.json whose weights are kept: only risk is fitted")
    p.add_argument("--drop", default="", help="features left out, for an ablation")
    a = p.parse_args()
    rows = [json.loads(l) for f in a.features for l in gzip.open(f, "rt")]
    every = [n for n in rows[0]["f"] if n not in ("copy", "refuted") and n not in a.drop.split(",")]
    out = {}
    for kind, names in (("model", every), ("words", [n for n in every if not n.startswith(NO_MODEL)])):
        if a.decision:
            out[kind] = json.load(open(a.decision))[kind]
            prob = given(rows, out[kind])
        else:
            out[kind], prob = claims(rows, names, a.ridge)
        prob = with_proofs(rows, prob)
        known = np.array([r["y"] >= 0 for r in rows])
        print(kind, "claims:", {s: round(auc(prob[ids], [rows[i]["y"] for i in ids]), 3) for s, ids in ((s, [i for i in np.where(known)[0] if family(rows[i]["set"]) == s]) for s in ("authored", "general", "ragtruth", "quintd"))})
        more, more_prob = composed(rows, prob)
        ans = answers(rows + more, np.concatenate([prob, more_prob]))
        doubts = np.full((len(ans), max(len(r["doubts"]) for r in ans)), np.nan)
        for i, r in enumerate(ans):
            doubts[i, :len(r["doubts"])] = r["doubts"]
        y = np.array([1. - r["label"] for r in ans])
        w = weights_of(ans, 1500) * np.array([family(r["set"]) != NO_RISK for r in ans])
        w[w > 0] = to_prior([r for r, k in zip(ans, w) if k > 0], y[w > 0], w[w > 0])
        of, p = folds(ans), np.zeros(len(ans))
        for k in range(5):
            p[of == k] = risk(doubts[of == k], fit_risk(doubts[of != k], y[of != k], w[of != k]))
        report(ans, p, a.threshold)
        if kind == "model":
            print("risk:", dict(zip(RISK, fit_risk(doubts, y, w).round(2))))
    for k, v in out.items():
        print(k, {n: round(float(x), 3) for n, x in v.items()})
    if a.out:
        out["other"] = {"bias": 0., "support": 1.}          # another model's probability is taken as it is
        json.dump({k: {n: round(float(x), 4) for n, x in v.items()} for k, v in out.items()}, open(a.out, "w"), indent=1)


if __name__ == "__main__":
    main()
