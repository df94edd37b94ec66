"""Scores the evaluation pairs with the int8 model on CPU cores (batch 1, one thread each) and writes figures with bootstrap intervals."""
import argparse
import collections
import gzip
import json
import multiprocessing as mp
import time

import numpy as np
import onnxruntime as ort

import metrics
import reader
import tokens

_S = _Z = None


def _start(model, data):
    global _S, _Z
    o = ort.SessionOptions()
    o.intra_op_num_threads = 1
    _S = ort.InferenceSession(model, o, providers=["CPUExecutionProvider"])
    z = np.load(data + "/eval.npz")
    _Z = dict(a=z["a"], w=z["w"], b=z["b"], ao=np.concatenate([[0], np.cumsum(z["a_len"].astype(int))]), wo=np.concatenate([[0], np.cumsum(z["w_len"].astype(int))]))


def _run(ids, types, names):
    return _S.run(names, dict(input_ids=np.array([ids], np.int64), token_type_ids=np.array([types], np.int64)))


def _pair(i):
    j = _Z["b"][i]
    ids, types = tokens.layout(_Z["a"][_Z["ao"][i]:_Z["ao"][i + 1]].tolist(), _Z["w"][_Z["wo"][j]:_Z["wo"][j + 1]].tolist(), tokens.GROUNDING)
    s, c, t = _run(ids, types, ["support", "contradict", "token_unsupported"])
    return i, float(s[0]), float(c[0]), t[0, 2:types.index(1) - 1].astype(np.float16)


def _question(job):
    k, q, c = job
    ids, types = tokens.layout(q, c, tokens.READER)
    s, e, n = _run(ids, types, ["start", "end", "no_answer"])
    o = types.index(1)
    st, en, v = reader.best_span(s[0, o:-1], e[0, o:-1])
    return k, st, en, v, float(n[0])


def interval(fn, n, rounds=400, seed=3):
    rng = np.random.default_rng(seed)
    v = [fn(rng.integers(0, n, n)) for _ in range(rounds)]
    v = [x for x in v if x == x]
    return [round(float(q), 4) for q in np.quantile(v, [.025, .975])]


def span_f1(meta, idx, marks, threshold):
    """Character F1 over all answers of a set: characters of claim tokens above the threshold against the human spans."""
    tp = fp = fn = 0
    for i in idx:
        m = meta[i]
        gold, pred = np.zeros(m["chars"], bool), np.zeros(m["chars"], bool)
        for s, e in m["spans"]:
            gold[s:e] = True
        for s, e, v in marks[i]:
            if v >= threshold:
                pred[s:e] = True
        tp, fp, fn = tp + (gold & pred).sum(), fp + (pred & ~gold).sum(), fn + (gold & ~pred).sum()
    return 2 * tp / max(1, 2 * tp + fp + fn)


def token_marks(meta, best, tok):
    """Per answer (start, end, logit) of each claim token, from the window with the highest support; logits joined with the claim's own."""
    out = collections.defaultdict(list)
    for (i, c), (support, t) in best.items():
        if c >= len(meta[i]["places"]):
            continue
        at, claim = meta[i]["places"][c]
        if at < 0:
            continue
        for (x, y), v in zip(tok.encode(claim, add_special_tokens=False).offsets, t):
            out[i].append((at + x, at + y, float(v), -support))
    return out


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--data", required=True)
    p.add_argument("--model", required=True)
    p.add_argument("--out", required=True)
    p.add_argument("--workers", type=int, default=1)
    p.add_argument("--skip", default="dev/ragtruth,test/ragtruth", help="set name prefixes to leave out (the wide windows stand for RAGTruth)")
    p.add_argument("--limit", type=int, default=0)
    p.add_argument("--seconds", type=float, default=0, help="stop after this long; sets not finished by then are left out")
    a = p.parse_args()
    t0 = time.time()
    z = np.load(a.data + "/eval.npz")
    meta = [json.loads(l) for l in gzip.open(a.data + "/eval.jsonl.gz", "rt")]
    skip = tuple(a.skip.split(","))
    todo = [k for k, o in enumerate(z["of"]) if not meta[o]["set"].startswith(skip)]
    first = ["wide/ragtruth.dev", "wide/ragtruth.test", "dev/summedits.news", "dev/summedits.samsum", "dev/wice.claim_dev", "dev/attributionbench.test_all_subset_balanced_sampled500", "guard/empty", "guard/shuffled"]
    rank = {n: k for k, n in enumerate(first)}
    todo.sort(key=lambda k: rank.get(meta[z["of"][k]]["set"], len(first)))
    todo = todo[:a.limit] if a.limit else todo
    from tokenizers import Tokenizer
    tok = Tokenizer.from_file(a.data + "/tokenizer.json")
    tok.no_truncation()
    tok.no_padding()
    recs = [json.loads(l) for l in gzip.open(a.data + "/reader_test.jsonl.gz", "rt")][:a.limit or None]
    enc = lambda ts: tok.encode_batch(ts, add_special_tokens=False)
    qs, cs = enc([r["question"] for r in recs]), enc([r["context"] for r in recs])
    with mp.get_context("spawn").Pool(a.workers, _start, (a.model, a.data)) as pool:
        rows = [(recs[k], recs[k]["context"][cs[k].offsets[s][0]:cs[k].offsets[e][1]], n, v) for k, s, e, v, n in pool.imap(_question, [(k, q.ids[:64], c.ids) for k, (q, c) in enumerate(zip(qs, cs))], 16)]
        rd = reader.summarise(rows)
        print("reader", rd, "%.0f s" % (time.time() - t0), flush=True)
        got = []
        for g in pool.imap(_pair, todo, 32):
            got.append(g)
            if len(got) % 5000 == 0:
                print(len(got), "of", len(todo), "%.0f s" % (time.time() - t0), flush=True)
            if a.seconds and time.time() - t0 > a.seconds:
                break
        pool.terminate()
    cut = {meta[z["of"][k]]["set"] for k in todo[len(got):]}
    todo = [k for k in todo[:len(got)] if meta[z["of"][k]]["set"] not in cut]
    keep = set(todo)
    got = [g for g in got if g[0] in keep]
    print(len(got), "pairs", "left out for time:", sorted(cut), "%.0f s" % (time.time() - t0), flush=True)
    score = np.full(len(z["of"]), np.nan)
    best = {}
    for i, s, c, t in got:
        score[i] = s
        key = int(z["of"][i]), int(z["claim"][i])
        if key not in best or s > best[key][0]:
            best[key] = (s, t)
    ks = sorted(best)
    np.savez_compressed(a.out + "/int8_scores.npz", score=score.astype(np.float32), key=np.array(ks), support=np.array([best[k][0] for k in ks], np.float32), length=np.array([len(best[k][1]) for k in ks]), token=np.concatenate([best[k][1] for k in ks]))
    used = sorted({int(z["of"][k]) for k in todo})
    back = {o: k for k, o in enumerate(used)}
    sub = [meta[o] for o in used]
    risk = metrics.risk(metrics.claim_scores([score[k] for k in todo], [back[int(z["of"][k])] for k in todo], z["claim"][todo], len(sub)))
    table = metrics.by_set(sub, risk)
    for name in table:
        idx = np.array([i for i, m in enumerate(sub) if m["set"] == name])
        y = np.array([1 - sub[i]["label"] for i in idx])
        table[name]["ci"] = interval(lambda b: metrics.auroc(y[b], risk[idx][b]), len(idx))
        if name.startswith("wide"):
            task = np.array([sub[i]["task"] for i in idx])
            macro = lambda b, s: float(np.mean([metrics.auroc(y[b][task[b] == t], s[idx][b][task[b] == t]) for t in set(task)]))
            table[name]["macro_ci"] = interval(lambda b: macro(b, risk), len(idx))
            for w in ("w1", "w2"):
                nov = np.array([m[w] for m in sub])
                table[name]["macro_" + w] = round(macro(np.arange(len(idx)), nov), 4)
                gen = np.array([sub[i]["model"] for i in idx])
                cells = [metrics.auroc(y[k], nov[idx][k]) for t in sorted(set(task)) for g in sorted(set(gen)) for k in [(task == t) & (gen == g)] if k.sum() > 10 and 2 <= y[k].sum() <= k.sum() - 2]
                table[name]["strat_" + w] = round(float(np.mean(cells)), 4)
    # thresholds come from dev, figures from test
    pick = lambda name: np.array([i for i, m in enumerate(sub) if m["set"] == name])
    dev, test = pick("wide/ragtruth.dev"), pick("wide/ragtruth.test")
    if len(dev) and len(test):
        yd, yt = (np.array([1 - sub[i]["label"] for i in k]) for k in (dev, test))
        th = max(np.unique(risk[dev]), key=lambda t: metrics.f1(yd, risk[dev], t))
        f = risk[test] >= th
        table["wide/ragtruth.test"].update(f1_at_dev_threshold=round(float(metrics.f1(yt, risk[test], th)), 4), threshold=round(float(th), 3), precision=round(float(yt[f].mean()), 4), recall=round(float(f[yt == 1].mean()), 4),
                                           f1_ci=interval(lambda b: metrics.f1(yt[b], risk[test][b], th), len(test)))
        m = token_marks(sub, {(back[o], c): v for (o, c), v in best.items()}, tok)
        for blend in (0., .5, 1.):
            mixed = {i: [(s, e, v + blend * r) for s, e, v, r in l] for i, l in m.items()}
            for l in (dev, test):
                for i in l:
                    mixed.setdefault(i, [])
            ts = np.arange(-3, 6, .25)
            t = max(ts, key=lambda t: span_f1(sub, dev, mixed, t))
            table["wide/ragtruth.test"][f"span_f1_blend_{blend}"] = dict(threshold=float(t), dev=round(float(span_f1(sub, dev, mixed, t)), 4), test=round(float(span_f1(sub, test, mixed, t)), 4))
    json.dump(dict(model=a.model.split("/")[-1], seconds=round(time.time() - t0), reader=rd, table=table), open(a.out + "/report.json", "w"), indent=1)
    for k, v in table.items():
        print(k, json.dumps(v))


if __name__ == "__main__":
    main()
