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


def mean(values):
    """Mean of the numbers there are."""
    v = [x for x in values if x is not None and not np.isnan(x)]
    return float(np.mean(v)) if v else float("nan")


def strata(y, s, cells):
    """Mean AUROC over cells that hold enough of both labels."""
    cells = np.array([str(c) for c in cells])
    return mean(auroc(y[k], s[k]) for c in sorted(set(cells)) for k in [cells == c] if k.sum() > 10 and 2 <= y[k].sum() <= k.sum() - 2)


def right(high, low):
    """Share of couples in which the first is above the second; ties count half."""
    high, low = np.asarray(high), np.asarray(low)
    return float(((high > low) + .5 * (high == low)).mean()) if len(high) else float("nan")


def by_dump(meta, support, twins):
    """Figures of the sets that windows.py writes, from the support of each claim's first window: claims where each has its label (held/...), answers elsewhere (risk = -min over claims)."""
    out, support = {}, np.asarray(support, float)
    for name in dict.fromkeys(m["set"] for m in meta):
        idx = [i for i, m in enumerate(meta) if m["set"] == name]
        if name.startswith("held/"):
            idx = [i for i in idx if meta[i]["y"] in (0, 1)]
            y, s = np.array([1 - meta[i]["y"] for i in idx]), -support[idx]
            inside = set(idx)
            pairs = [(t, f) for t, f in twins if t in inside]
            out[name] = dict(n=len(idx), auroc=auroc(y, s), pairs=right([support[t] for t, _ in pairs], [support[f] for _, f in pairs]), twins=len(pairs))
            continue
        answers = {}
        for i in idx:
            answers.setdefault(meta[i]["answer"], []).append(i)
        first = [meta[v[0]] for v in answers.values()]
        keep = [k for k, m in enumerate(first) if m["label"] in (0, 1)]
        s = np.array([-min(support[i] for i in v) for v in answers.values()])[keep]
        first = [first[k] for k in keep]
        y = np.array([1 - m["label"] for m in first])
        row = dict(n=len(y), bad=int(y.sum()), auroc=auroc(y, s), bacc=float(best_balanced(y, s)[0]) if 0 < y.sum() < len(y) else float("nan"))
        single = [i for i in idx if meta[i]["y"] in (0, 1)]
        row["claims"] = auroc(np.array([1 - meta[i]["y"] for i in single]), -support[single]) if len(single) else float("nan")
        tasks = np.array([str(m["task"]) for m in first])
        if "ragtruth" in name or "general" in name:
            row["tasks"] = {t: round(auroc(y[tasks == t], s[tasks == t]), 4) for t in sorted(set(tasks))}
            row["macro"] = mean(row["tasks"].values())
        if "ragtruth" in name:
            row["strat"] = strata(y, s, [(m["task"], m["generator"]) for m in first])
        if "quintd" in name:
            row["strat"] = strata(y, s, [(m["domain"], m["generator"]) for m in first])
        by_pair = {}
        for k, m in enumerate(first):
            if m["pair"] is not None:
                by_pair.setdefault(str(m["pair"]), {0: [], 1: []})[int(y[k])].append(s[k])
        couples = [(bad, good) for v in by_pair.values() for bad in v[1] for good in v[0]]
        if couples:
            row["pairs"] = right(*zip(*couples))
        out[name] = row
    held = [i for i, m in enumerate(meta) if m["set"].startswith("held/") and m["y"] in (0, 1)]
    if held:
        pairs = [(t, f) for t, f in twins]
        out["held"] = dict(n=len(held), auroc=auroc(np.array([1 - meta[i]["y"] for i in held]), -support[held]), pairs=right([support[t] for t, _ in pairs], [support[f] for _, f in pairs]), twins=len(pairs))
    return {n: {k: round(v, 4) if isinstance(v, float) else v for k, v in row.items()} for n, row in out.items()}


# short name -> (start of the set's name, figure); SELECTED of them make the figure runs are chosen by (dev and held-out documents only, never a test set)
SHORT = {"gen": ("dev/general", "auroc"), "gen2": ("dev/general", "pairs"), "held": ("held", "auroc"), "held2": ("held", "pairs"), "rag": ("dev/ragtruth", "macro"), "rag.s": ("dev/ragtruth", "strat"), "news": ("dev/summedits.news", "auroc"),
         "sams": ("dev/summedits.samsum", "auroc"), "quint": ("dev/quintd", "strat"), "itab": ("dev/infotabs", "auroc"), "tabf": ("dev/tabfact", "auroc"), "wice": ("dev/wice", "auroc"), "attr": ("dev/attributionbench", "auroc"),
         "nli4ct": ("dev/nli4ct", "auroc"), "neg": ("dev/negation", "auroc"), "bump": ("dev/bump", "auroc"), "dia": ("dev/diasumfact", "auroc"), "face": ("dev/faceval", "auroc"), "fib": ("dev/fib", "auroc"), "hver": ("dev/healthver", "auroc"),
         "news.b": ("dev/summedits.news", "bacc"), "sams.b": ("dev/summedits.samsum", "bacc"), "rag3": ("test/ragtruth", "macro"), "rag3.s": ("test/ragtruth", "strat")}
SELECTED = list(SHORT)[:13]


def short(table):
    pick = lambda start, key: next((row.get(key) for n, row in table.items() if n == start or n.startswith(start) and start != "held"), None)
    return {k: pick(*v) for k, v in SHORT.items()}


def choice(table):
    """The figure used to choose between runs."""
    s = short(table)
    return mean(s[k] for k in SELECTED)


def line(table, extra=""):
    return " ".join(f"{k} {v:.3f}".replace("0.", ".") for k, v in short(table).items() if v is not None) + f" | choice {choice(table):.4f} {extra}"
