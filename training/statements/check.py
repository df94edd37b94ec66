"""What must hold for the documents of a family, and how much of the truth of a claim shows without its document."""
import collections
import math
import random
import re


TEMPLATE = re.compile(r"[{}\x01\x02\[\]]|\bNone\b(?! of)|  ")      # what a template may leave behind


def words(s):
    return set(re.findall(r"\w+", s.lower()))


def bag(c):
    """Words and word pairs of a claim with its question."""
    w = re.findall(r"[a-z]+|\d+|[^\sa-z\d]", (c.get("q", "") + " | " + c["t"]).lower())
    return set(w) | set(zip(w, w[1:]))


def auroc(scored):
    """Area under the curve of (score, label); ties get the mean rank."""
    rows = sorted(scored)
    pos = sum(y for _, y in rows)
    total, i = 0., 0
    while i < len(rows):
        j = i
        while j < len(rows) and rows[j][0] == rows[i][0]:
            j += 1
        total += sum(y for _, y in rows[i:j]) * (i + j + 1) / 2
        i = j
    return (total - pos * (pos + 1) / 2) / max(1, pos * (len(rows) - pos))


def claim_only(docs):
    """Logistic regression on words and word pairs of the claim alone; documents are split, not claims.

    Held-out accuracy, AUROC, AUROC by kind of claim with its number, strongest features."""
    cut = len(docs) * 4 // 5
    train = [(bag(c), c["y"]) for d in docs[:cut] for c in d["claims"]]
    test = [(bag(c), c["y"], c["k"]) for d in docs[cut:] for c in d["claims"]]
    seen = collections.Counter(x for b, _ in train for x in b)
    w, bias, rng = collections.defaultdict(float), 0., random.Random(0)
    for epoch in range(4):
        rng.shuffle(train)
        rate = .1 / (1 + epoch)
        for b, y in train:
            b = [x for x in b if seen[x] > 3]
            z = bias + sum(w[x] for x in b)
            g = rate * (y - 1 / (1 + math.exp(-max(-30, min(30, z))))) / math.sqrt(len(b) + 1)
            bias += g
            for x in b:
                w[x] += g
    by = collections.defaultdict(list)
    for b, y, k in test:
        by[k].append((bias + sum(w.get(x, 0) for x in b), y))
    scored = [x for v in by.values() for x in v]
    kinds = {k: (round(auroc(v), 3), len(v)) for k, v in by.items()}
    worst = sorted(((abs(v), v, str(x), seen[x]) for x, v in w.items() if seen[x] > 60), reverse=True)[:30]
    accuracy = sum((z > 0) == (y == 1) for z, y in scored) / len(scored)
    return accuracy, auroc(scored), dict(sorted(kinds.items(), key=lambda x: -x[1][0])), [(x, round(v, 2), n) for _, v, x, n in worst]


def mean(v):
    return sum(v) / max(1, len(v))


def check(docs, claims, characters=None, length=None, prose=False, overlap=None, accuracy=None, auc=None):
    """Asserts the invariants and prints counts.

    claims, characters, length: (least, most) claims, characters and words of a document; prose: no document has a sign of a template;
    overlap: how far the share of a claim's words that its document has may differ between true and false claims;
    accuracy, auc: limits of claim_only with 2,000 documents or more."""
    kinds, domains, asked = collections.Counter(), collections.Counter(), 0
    shared, digits, lengths = {0: [], 1: []}, {0: [], 1: []}, []
    for d in docs:
        c, n, known = d["claims"], len(d["context"].split()), words(d["context"])
        assert claims[0] <= len(c) <= claims[1], d["id"]
        assert not characters or characters[0] <= len(d["context"]) <= characters[1], d["id"]
        assert not length or length[0] <= n <= length[1], d["id"]
        assert not prose or not TEMPLATE.search(d["context"]) and "|" not in d["context"], (d["id"], d["context"])
        assert sum(x["y"] for x in c) * 2 == len(c), d["id"]
        assert len({(x["t"], x.get("q")) for x in c}) == len(c), d["id"]
        pairs = collections.defaultdict(list)
        for x in c:
            pairs[x["p"]].append(x["y"])
            assert ("w" in x) == (x["y"] == 0) and x.get("w", "") in x["t"] and x.get("w", "x"), (d["id"], x)
            assert not TEMPLATE.search(x["t"] + x.get("q", "")), (d["id"], x)
            kinds[x["k"]] += 1
            asked += "q" in x
            w = words(x["t"])
            shared[x["y"]].append(len(w & known) / max(1, len(w)))
            numbers = {v for v in w if v.isdigit()}
            if numbers:
                digits[x["y"]].append(len(numbers & known) / len(numbers))
        assert all(sorted(v) == [0, 1] for v in pairs.values()), d["id"]
        domains[d["domain"]] += 1
        lengths.append(n)
    n = sum(kinds.values())
    lengths.sort()
    print(f"{len(docs)} documents, {n} claims, {asked / n:.3f} with a question, {len(domains)} domains, words a document: {lengths[0]} {lengths[len(lengths) // 4]} {lengths[len(lengths) // 2]} {lengths[len(lengths) * 3 // 4]} {lengths[-1]}")
    print("kinds", dict(kinds.most_common()))
    print("domains", dict(domains.most_common()))
    print("documents", dict(collections.Counter(d["id"].split("-")[1] for d in docs)))
    print(f"words of a claim that its document has: true {mean(shared[1]):.3f}, false {mean(shared[0]):.3f}; numbers: true {mean(digits[1]):.3f}, false {mean(digits[0]):.3f}")
    right, area, by, worst = claim_only(docs)
    print(f"claim-only accuracy {right:.3f}, AUROC {area:.3f}; by kind {by}\nstrongest features {worst}")
    assert not overlap or abs(mean(shared[0]) - mean(shared[1])) < overlap
    assert len(docs) < 2000 or (not accuracy or right < accuracy) and (not auc or area < auc)
