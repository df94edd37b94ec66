"""Answer-level figures from pair scores: max over windows, min over claims."""
import collections

import numpy as np


def auroc(y, s):
    """Probability that a positive (y=1) scores above a negative; ties count half."""
    y, s = np.asarray(y), np.asarray(s, float)
    p, n = int(y.sum()), int(len(y) - y.sum())
    if not p or not n:
        return float("nan")
    u, inv, cnt = np.unique(s, return_inverse=True, return_counts=True)
    rank = (np.cumsum(cnt) - (cnt - 1) / 2)[inv]
    return float((rank[y == 1].sum() - p * (p + 1) / 2) / (p * n))


def claim_scores(score, of, claim, n):
    """Per answer the list of claim scores (max over windows)."""
    best = collections.defaultdict(lambda: -1e9)
    for s, o, c in zip(score, of, claim):
        best[o, c] = max(best[o, c], s)
    per = [[] for _ in range(n)]
    for (o, _), s in sorted(best.items()):
        per[o].append(s)
    return per


def risk(per):
    return np.array([-min(p) if p else 0.0 for p in per])


def balanced(y, s, t):
    f = s >= t
    return (f[y == 1].mean() + (~f[y == 0]).mean()) / 2


def best_balanced(y, s):
    return max((balanced(y, s, t), t) for t in np.unique(np.quantile(s, np.linspace(.01, .99, 99))))


def f1(y, s, t):
    f = s >= t
    tp = (f & (y == 1)).sum()
    return 2 * tp / max(1, f.sum() + (y == 1).sum())


def by_set(meta, r):
    """One line of figures per evaluation set."""
    out = {}
    for name in dict.fromkeys(m["set"] for m in meta):
        idx = np.array([i for i, m in enumerate(meta) if m["set"] == name])
        y = np.array([1 - meta[i]["label"] for i in idx])
        s = r[idx]
        row = dict(n=len(idx), bad=int(y.sum()), auroc=round(auroc(y, s), 4), word=round(auroc(y, [meta[i]["w1"] for i in idx]), 4), bigram=round(auroc(y, [meta[i]["w2"] for i in idx]), 4), bacc=round(float(best_balanced(y, s)[0]), 4))
        if "ragtruth" in name or "guard" in name:
            task = np.array([meta[i]["task"] for i in idx])
            gen = np.array([meta[i]["model"] for i in idx])
            row["tasks"] = {t: round(auroc(y[task == t], s[task == t]), 4) for t in sorted(set(task))}
            row["macro"] = round(float(np.mean(list(row["tasks"].values()))), 4)
            cells = [auroc(y[k], s[k]) for t in sorted(set(task)) for g in sorted(set(gen)) for k in [(task == t) & (gen == g)] if k.sum() > 10 and 2 <= y[k].sum() <= k.sum() - 2]
            row["strat"] = round(float(np.mean(cells)), 4)
            row["best_f1"] = round(float(max(f1(y, s, t) for t in np.unique(s))), 4)
        out[name] = row
    return out


def selection(table):
    """The dev figure used to choose between runs: never a test set."""
    d = {k: v for k, v in table.items() if k.startswith("dev/")}
    return float(np.mean([d["dev/ragtruth.train_sample"]["macro"], d["dev/ragtruth.train_sample"]["strat"], d["dev/summedits.news"]["auroc"], d["dev/summedits.samsum"]["auroc"], d["dev/wice.claim_dev"]["auroc"],
                          d["dev/attributionbench.test_all_subset_balanced_sampled500"]["auroc"]]))
