"""Multi-task training on one GPU: rule-made pairs and Java's windows + token marks, twins of one document against each other, silver answers as
bags, reader questions. Weights are averaged (EMA)."""
import argparse
import copy
import fnmatch
import gzip
import io
import json
import lzma
import math
import os
import time

import numpy as np
import torch
from torch.nn import functional as F

import metrics
import reader
from model import SIZES, Holdfast
from tokens import CLS, GROUNDING, MAX_A, MAX_LEN, READER, SEP

DEV = "cuda" if torch.cuda.is_available() else "cpu"
# names for several sets of corpus.npz; `known` are those the rule-made pairs already hold
ALIAS = {"human": ["infotabs", "tabfact", "nli4ct", "negation", "negation_nli", "healthver", "fib_xsum", "quintd", "factcg*", "qmsum*", "wice.tokens*"], "known": ["begin.*", "attributionbench.*", "nli.*", "true.*"],
         "written": ["authored.*"], "made": ["made.*"]}


def amp():
    return torch.autocast(DEV, torch.bfloat16, enabled=DEV == "cuda")


def load(path):
    """Arrays of an npz, or of one inside xz."""
    if os.path.exists(path):
        return dict(np.load(path))
    with lzma.open(path + ".xz") as f:
        return dict(np.load(io.BytesIO(f.read())))


class Pairs:
    """Token ids of (A, B) pairs as flat arrays on the GPU; texts B may be shared. Batches are assembled there by index arithmetic."""

    def __init__(self, a, a_len, w, w_len, b, i=None):
        self.a, self.w = (torch.from_numpy(np.append(x.astype(np.int32), 0)).to(DEV) for x in (a, w))
        a_len, w_len = a_len.astype(np.int64), w_len.astype(np.int64)
        i = np.arange(len(a_len)) if i is None else i
        self.a_at, self.w_at = (np.cumsum(a_len) - a_len)[i], (np.cumsum(w_len) - w_len)[b]
        self.n = np.minimum(a_len[i], MAX_A)
        self.m = np.minimum(w_len[b], MAX_LEN - 4 - self.n)
        self.size = self.n + self.m

    @staticmethod
    def of(z, prefix=""):
        return Pairs(*(z[prefix + k] for k in ("a", "a_len", "w", "w_len", "b")))

    def batch(self, idx, marker):
        """ids, types, mask, and the position grid of A tokens in the flat array (-1 elsewhere)."""
        t = lambda x: torch.from_numpy(np.ascontiguousarray(x)).to(DEV, non_blocking=True)[:, None]
        n, m, at, wt = t(self.n[idx]), t(self.m[idx]), t(self.a_at[idx]), t(self.w_at[idx])
        pos = torch.arange((int(self.size[idx].max()) + 4 + 7) // 8 * 8, device=DEV)[None]
        in_a, in_b = (pos >= 2) & (pos < n + 2), (pos >= n + 3) & (pos < n + m + 3)
        flat = torch.where(in_a, at + pos - 2, -1)
        ids = self.a[flat] * in_a + self.w[torch.where(in_b, wt + pos - n - 3, -1)] * in_b
        ids = ids.long() + CLS * (pos == 0) + marker * (pos == 1) + SEP * ((pos == n + 2) | (pos == n + m + 3))
        return ids, ((pos >= n + 3) & (pos < n + m + 4)).long(), (pos < n + m + 4).long(), flat


def questions(z, prefix):
    k = len(z[prefix + "a_len"])
    return Pairs(z[prefix + "a"], z[prefix + "a_len"], z[prefix + "b"], z[prefix + "b_len"], np.arange(k)), z[prefix + "start"].astype(int), z[prefix + "end"].astype(int)


def sorted_batches(units, size, batch, most, rng, pool=40):
    """Batches of rows of about one length, `most` tokens at most. A unit (an array of rows) stays whole."""
    order, out = rng.permutation(len(units)), []
    length, count = np.array([size[u].max() + 4 for u in units]), np.array([len(u) for u in units])
    part = np.cumsum(count[order]) // (batch * pool)
    for group in np.split(order, np.flatnonzero(np.diff(part)) + 1):
        rows, now = 0, []
        for u in group[np.argsort(length[group], kind="stable")]:
            if now and (rows + count[u] > batch or (rows + count[u]) * length[u] > most):
                out.append(now)
                rows, now = 0, []
            now.append(units[u])
            rows += count[u]
        out.append(now)
    return [out[k] for k in rng.permutation(len(out))]


def passes(text, names):
    """Passes an epoch for each set name; patterns and aliases, later ones win."""
    out = dict.fromkeys(names, 0.)
    for part in filter(None, text.split(",")):
        k, v = part.split("=")
        for pattern in ALIAS.get(k, [k]):
            out.update({n: float(v) for n in names if fnmatch.fnmatch(n, pattern)})
    return out


def joined(z, x):
    """Rule-made pairs and the corpus as one table: rows of the corpus come behind, one claim may have several."""
    if x is None:
        return dict(z, i=np.arange(len(z["y"])))
    n, m = len(z["y"]), len(z["w_len"])
    out = dict(z, i=np.concatenate([np.arange(n), n + x["i"]]), b=np.concatenate([z["b"], m + x["b"]]))
    out.update({k: np.concatenate([z[k], x[k]]) for k in ("a", "a_len", "mark", "w", "w_len", "y", "con", "weight")})
    if len(x["bag_len"]):
        first = np.searchsorted(x["i"], x["bag"])
        nb, nw = len(z["bag_y"]), len(z["bag_w_len"])
        at = np.cumsum(x["a_len"].astype(int))
        out["bag_a"] = np.concatenate([z["bag_a"]] + [x["a"][at[c] - x["a_len"][c]:at[c]] for c in x["bag"]])
        out["bag_a_len"] = np.concatenate([z["bag_a_len"], x["a_len"][x["bag"]]])
        out.update(bag_w=np.concatenate([z["bag_w"], x["w"]]), bag_w_len=np.concatenate([z["bag_w_len"], x["w_len"]]), bag_b=np.concatenate([z["bag_b"], nw + x["b"][first]]))
        out["bag_of"] = np.concatenate([z["bag_of"], nb + np.repeat(np.arange(len(x["bag_len"])), x["bag_len"])])
        out["bag_claim"] = np.concatenate([z["bag_claim"], np.concatenate([np.arange(k) % 64 for k in x["bag_len"]])])
        out.update(bag_y=np.concatenate([z["bag_y"], x["bag_y"]]), bag_weight=np.concatenate([z["bag_weight"], np.ones(len(x["bag_y"]), np.float16)]))
    return out


class Corpus:
    """Draws rows of the dumped sets: for each pass over a set one window of each claim; documents whole where twins are compared."""

    def __init__(self, x, at, cfg):
        self.x, self.at, self.whole = x, at, cfg.margin_weight > 0
        self.first = np.searchsorted(x["i"], np.arange(len(x["y"]) + 1))
        self.passes = passes(cfg.sets, [str(n) for n in x["names"]])
        sets, single = x["set"], np.cumsum(np.ones(len(x["y"]), int)) + x["group"].max(initial=0)
        unit = np.where(x["group"] >= 0, x["group"], single) if self.whole else single
        self.units = {}
        for k, n in enumerate(x["names"]):
            c = np.flatnonzero((sets == k) & (x["y"] >= 0))
            c = c[np.argsort(unit[c], kind="stable")]
            self.units[str(n)] = np.split(c, np.flatnonzero(np.diff(unit[c])) + 1) if len(c) else []
        self.couple_at = np.searchsorted(x["group"][x["couple"][:, 0]] if len(x["couple"]) else np.zeros(0, int), np.arange(x["group"].max(initial=0) + 2))
        self.place = np.full(len(x["y"]), -1)

    def draw(self, rng):
        out = []
        for n, p in self.passes.items():
            for k in range(math.ceil(p)):
                u = self.units[n]
                some = u if k + 1 <= p else [u[j] for j in rng.permutation(len(u))[:round((p - k) * len(u))]]
                for c in some:
                    lo = self.first[c]
                    out.append(self.at + lo + (rng.random(len(c)) * (self.first[c + 1] - lo)).astype(int))
        return out

    def couples(self, units):
        """Positions in the batch of (true, false) couples, their weights, and the share of the batch that takes part."""
        t, f, w, start, rows = [], [], [], 0, 0
        for u in units:
            if len(u) > 1:
                c = self.x["i"][u - self.at]
                lo, hi = self.couple_at[self.x["group"][c[0]]:][:2]
                self.place[c] = start + np.arange(len(c))
                a, b = self.place[self.x["couple"][lo:hi, 0]], self.place[self.x["couple"][lo:hi, 1]]
                ok = (a >= 0) & (b >= 0)
                t.append(a[ok]), f.append(b[ok]), w.append(self.x["like"][lo:hi][ok].astype("f4") ** 2 + .02)
                self.place[c] = -1
                rows += len(u)
            start += len(u)
        return (np.concatenate(t), np.concatenate(f), np.concatenate(w), rows / start) if t and sum(map(len, t)) else None


def plan(z, x, cfg, rng):
    """A generator of steps; each step is a list of (kind, tensors, targets) whose losses are added."""
    old = len(z["y"])
    corpus = Corpus(x, old, cfg) if x is not None else None
    z = joined(z, x)
    pairs, bags = Pairs(*(z[k] for k in ("a", "a_len", "w", "w_len", "b", "i"))), Pairs.of(z, "bag_")
    asked = {"q": questions(z, "qa_"), "c": questions(z, "cl_"), **({"o": questions(z, "own_")} if "own_a" in z else {})}
    gpu = lambda v: torch.as_tensor(v).to(DEV, non_blocking=True)
    mark, y, con, weight = gpu(np.append(z["mark"], 2)), gpu(z["y"].astype("f4")), gpu(z["con"].astype(int)), gpu(z["weight"].astype("f4"))
    of, claim, bag_y, bag_w = z["bag_of"], z["bag_claim"].astype(int), z["bag_y"].astype("f4"), z["bag_weight"].astype("f4")
    first = np.searchsorted(of, np.arange(len(bag_y) + 1))

    def make(kind, idx):
        if kind == "p":
            rows = np.concatenate(idx)
            *t, flat = pairs.batch(rows, GROUNDING)
            i = gpu(z["i"][rows])
            two = corpus.couples(idx) if cfg.margin_weight > 0 and corpus else None
            return "pair", t, [y[i], con[i], mark[flat], weight[i], two and [gpu(v) for v in two[:3]] + [two[3]]]
        if kind == "b":
            rows = np.concatenate([np.arange(first[i], first[i + 1]) for i in idx])
            bag = np.concatenate([np.full(first[i + 1] - first[i], k) for k, i in enumerate(idx)])
            u, inv = np.unique(bag * 64 + claim[rows], return_inverse=True)
            return "bag", bags.batch(rows, GROUNDING)[:3], [gpu(inv), gpu(u // 64), gpu(bag_y[idx]), gpu(bag_w[idx])]
        src, s, e = asked[kind]
        off = src.n[idx] + 3
        return "reader", src.batch(idx, READER)[:3], [gpu(np.where(s[idx] >= 0, s[idx] + off, -100)), gpu(np.where(s[idx] >= 0, e[idx] + off, -100)), gpu((s[idx] < 0).astype("f4"))]

    total, tokens = [], 0
    for epoch in range(cfg.epochs):
        units = list(rng.permutation(old)[:round(cfg.old * old), None]) + (corpus.draw(rng) if corpus else [])
        tokens += sum(int(pairs.size[u].sum()) for u in units)
        steps = [[("p", b)] for b in sorted_batches(units, pairs.size, cfg.batch, cfg.tokens, rng)]
        split = lambda kind, n, size, times: [(kind, b) for k in range(math.ceil(times)) for b in np.array_split(rng.permutation(n)[:round(min(1, times - k) * n)], max(1, round(min(1, times - k) * n) // size))]
        extra = [split("b", len(bag_y), cfg.bags, cfg.bag_passes)] if cfg.bag_weight > 0 else []
        if cfg.reader_weight > 0:
            extra += [split(k, len(v[1]), cfg.questions, {"q": cfg.squad_passes, "c": cfg.cloze_passes, "o": cfg.own_passes}[k]) for k, v in asked.items()]
        for group in extra:
            for k, e in zip(rng.permutation(np.linspace(0, len(steps) - 1, len(group)).astype(int)), group):
                steps[k].append(e)
        total += steps
    print(cfg.name, "pair tokens %.1f M" % (tokens / 1e6), {k: v for k, v in corpus.passes.items() if v} if corpus else "", flush=True)
    return len(total), ([make(k, b) for k, b in s] for s in total)


def follow(pair, states, t, teacher, cfg):
    """How far a shallow network is from its teacher: support and contradiction, and the states of every group of layers."""
    with torch.no_grad(), amp():
        said, _, deep = teacher(*t, states=True)
    step = (len(deep) - 1) // (len(states) - 1)
    keep = t[2].bool()
    lo = F.binary_cross_entropy_with_logits(pair[:, :2], torch.sigmoid(said[:, :2]))
    for i in range(1, len(states)):
        a, b = states[i][keep].float(), deep[step * i][keep].float()
        lo = lo + cfg.state_weight * F.mse_loss(a, b) / b.var().clamp_min(1e-3) / (len(states) - 1)
    return cfg.teacher_weight * lo


def beside(pair, t, teachers, cfg):
    """How far support and contradiction are from the mean of what several networks say."""
    with torch.no_grad(), amp():
        said = sum(net(*t)[0][:, :2] for net in teachers) / len(teachers)
    return cfg.teacher_weight * F.binary_cross_entropy_with_logits(pair[:, :2], torch.sigmoid(said))


def losses(net, scale, kind, t, extra, cfg, teachers=()):
    """`teachers`: one of the network's own width is followed layer by layer, several by the mean of what they say of claims."""
    one = teachers[0] if len(teachers) == 1 else None
    with amp():
        pair, token, *states = net(*t, states=one is not None)
    lo = told(pair, token, scale, kind, t, extra, cfg)
    if one is not None:
        return lo + follow(pair, states[0], t, one, cfg)
    return lo + beside(pair, t, teachers, cfg) if teachers and kind != "reader" else lo


def told(pair, token, scale, kind, t, extra, cfg):
    """What the labels say of a batch."""
    if kind == "pair":
        y, con, mark, weight, two = extra
        lo = F.binary_cross_entropy_with_logits(pair[:, 0], y * (1 - 2 * cfg.smooth) + cfg.smooth, reduction="none")
        out = (lo * weight).sum() / weight.sum()
        known = (con >= 0).float()
        lo = F.binary_cross_entropy_with_logits(pair[:, 1], con.clamp_min(0).float(), reduction="none")
        out = out + .3 * (lo * known).sum() / known.sum().clamp_min(1)
        seen = (mark < 2).float()
        lo = F.binary_cross_entropy_with_logits(token[..., 0], mark.float() * seen, pos_weight=torch.tensor(2., device=DEV), reduction="none")
        out = out + cfg.token_weight * (lo * seen).sum() / seen.sum().clamp_min(1)
        if two:
            true, false, like, share = two
            lo = F.softplus(cfg.margin - pair[true, 0] + pair[false, 0])
            out = out + cfg.margin_weight * share * (lo * like).sum() / like.sum()
        return out
    if kind == "bag":
        inv, bag, y, weight = extra
        n = len(bag)
        best = torch.full((n,), -1e4, device=DEV).scatter_reduce(0, inv, pair[:, 0], "amax")
        low = torch.full((len(y),), 1e4, device=DEV).scatter_reduce(0, bag, best.detach(), "amin")
        soft = -torch.zeros(len(y), device=DEV).scatter_add(0, bag, torch.exp(-(best - low[bag]))).log() + low
        lo = F.binary_cross_entropy_with_logits(scale[0] * soft + scale[1], y * .9 + .05, reduction="none")
        return cfg.bag_weight * (lo * weight).mean()
    start, end, none = extra
    keep = (t[1] == 1)
    s, e = (token[..., k].masked_fill(~keep, -1e4) for k in (1, 2))
    out = F.binary_cross_entropy_with_logits(pair[:, 2], none)
    if (start >= 0).any():
        out = out + .5 * (F.cross_entropy(s, start, ignore_index=-100) + F.cross_entropy(e, end, ignore_index=-100))
    return cfg.reader_weight * out


@torch.no_grad()
def score_pairs(net, pairs, n, batch=1024 if DEV == "cuda" else 32):
    """Support, contradiction and the highest token logit of each row; token logits by place in the flat array of A."""
    net.eval()
    out, order = np.zeros((n, 3), np.float32), np.argsort(pairs.size, kind="stable")
    flat_out = torch.zeros(len(pairs.a) + 1, device=DEV)
    for i in range(0, n, batch):
        idx = order[i:i + batch]
        *t, flat = pairs.batch(idx, GROUNDING)
        with amp():
            p, tok = net(*t)
        top = tok[..., 0].masked_fill(flat < 0, -20).max(1).values
        flat_out[flat] = tok[..., 0]
        out[idx] = torch.stack([p[:, 0], p[:, 1], top], 1).cpu().numpy()
    return out, flat_out[:len(pairs.a) - 1].cpu().numpy()


def tests(data):
    """Evaluation rows of windows.py: arrays, one line a claim, twins."""
    with gzip.open(data + "/tests.jsonl.gz", "rt") as f:
        meta = [json.loads(l) for l in f]
    return load(data + "/tests.npz"), meta, json.load(open(data + "/corpus.json"))["twins"]


def examine(net, data, tag):
    """The dumped evaluation sets: figures per set, quality of the token head, reader; one line of it printed."""
    z, meta, twins = tests(data)
    s, logit = score_pairs(net, Pairs(*(z[k] for k in ("a", "a_len", "w", "w_len", "b", "i"))), len(meta))
    table = metrics.by_dump(meta, s[:, 0], twins)
    of = np.repeat(np.arange(len(meta)), z["a_len"])
    wrong = np.array([m["y"] == 0 for m in meta])[of] & (z["mark"] < 2)
    for name, start in (("held", "held/"), ("quintd", "dev/quintd")):
        k = wrong & np.array([m["set"].startswith(start) for m in meta])[of]
        if k.any():
            table["tokens " + name] = dict(n=int(k.sum()), auroc=round(metrics.auroc(z["mark"][k], logit[k]), 4))
    rd = reader.evaluate(net, data + "/reader_test.jsonl.gz", data)
    if os.path.exists(data + "/questions_test.jsonl.gz"):
        rd["own"] = reader.evaluate(net, data + "/questions_test.jsonl.gz", data)
    said = lambda r: "f1 %.1f auc %.3f" % (r["f1"], r["answerable_auroc"])
    print(tag, metrics.line(table, "reader %s own %s tokens %s" % (said(rd), said(rd["own"]) if "own" in rd else "-", {k[7:]: v["auroc"] for k, v in table.items() if k.startswith("tokens")})), flush=True)
    return table, rd, s


def evaluate(net, data, tag):
    """The pairs of evalset.py (the figures of encoder 0.5)."""
    z = np.load(data + "/eval.npz")
    meta = [json.loads(l) for l in gzip.open(data + "/eval.jsonl.gz", "rt")]
    s, _ = score_pairs(net, Pairs.of(z), len(z["of"]))
    table = metrics.by_set(meta, metrics.risk(metrics.claim_scores(s[:, 0], z["of"], z["claim"], len(meta))))
    for k, v in table.items():
        print(tag, k, json.dumps(v), flush=True)
    print(tag, "selection %.4f" % metrics.selection(table), flush=True)
    return table


def report(net, cfg, seconds=0):
    """Evaluates and writes NAME.json (figures, scores per claim) and NAME.scores.npy."""
    table, rd, s = examine(net, cfg["data"], cfg["name"])
    _, meta, _ = tests(cfg["data"])
    scores = {}
    for m, v in zip(meta, s):
        scores.setdefault(m["set"], {})[m["id"]] = [round(float(x), 3) for x in v]
    np.save(f"{cfg['out']}/{cfg['name']}.scores.npy", s.astype(np.float16))
    out = dict(config=cfg, selection=metrics.choice(table), short=metrics.short(table), table=table, reader=rd, seconds=round(seconds))
    if cfg.get("old_eval"):
        out["old"] = evaluate(net, cfg["data"], cfg["name"])
    with open(f"{cfg['out']}/{cfg['name']}.json", "w") as f:
        json.dump(dict(out, scores=scores), f)


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--data", required=True)
    p.add_argument("--out", required=True)
    p.add_argument("--name", default="run")
    p.add_argument("--init", default=None, help="a saved .pt or packed .npz to continue from")
    p.add_argument("--teacher", nargs="*", default=[], help="packed weights: of one twelve-layer network to start from and to follow, or of several of any size whose mean is followed")
    p.add_argument("--size", default="small", choices=list(SIZES))
    p.add_argument("--sets", default="written=3", help="passes an epoch over sets of corpus.npz, name=passes,...; patterns, and human, known, written, made")
    p.add_argument("--thaw", action="store_true", help="train the word embeddings too")
    p.add_argument("--compile", action="store_true", help="compile the layers: a minute at the start, then faster")
    p.add_argument("--old-eval", action="store_true", help="also the evaluation pairs of evalset.py")
    for k, v in dict(seed=1, epochs=2, batch=256, bags=32, questions=48, layers=12, steps=0, tokens=65536).items():
        p.add_argument("--" + k.replace("_", "-"), type=int, default=v)
    for k, v in dict(lr=1e-4, smooth=.03, old=1., bag_weight=.5, bag_passes=1., reader_weight=.5, squad_passes=2., cloze_passes=1., own_passes=2., token_weight=.5, margin=1., margin_weight=0., dropout=.1, ema=.998, decay=.01, layer_decay=.95, teacher_weight=.5, state_weight=1., seconds=0., save_every=0.).items():
        p.add_argument("--" + k.replace("_", "-"), type=float, default=v)
    cfg = p.parse_args()
    torch.manual_seed(cfg.seed)
    rng = np.random.default_rng(cfg.seed)
    t0 = time.time()
    if cfg.compile:
        Holdfast.compile()
    net, teachers = Holdfast(cfg.dropout, cfg.layers, cfg.size), [Holdfast.trained(path, cfg.data) for path in cfg.teacher]
    if len(teachers) == 1:
        net.take_layers_of(teachers[0])
    else:
        net.load_base(cfg.data)
    for teacher in teachers:
        teacher.to(DEV).eval().requires_grad_(False)
    if cfg.init:
        net.load_trained(cfg.init)
    net.thaw(cfg.thaw)
    net.to(DEV)
    scale = torch.nn.Parameter(torch.tensor([1., 0.], device=DEV))
    groups = {}
    for n, q in net.named_parameters():
        if not q.requires_grad:
            continue
        depth = int(n.split("layer.")[1].split(".")[0]) + 1 if "layer." in n else 0 if "embeddings" in n else cfg.layers + 1
        lr = cfg.lr * cfg.layer_decay ** (cfg.layers + 1 - depth) * (2 if depth > cfg.layers else 1)
        groups.setdefault((lr, q.ndim > 1), []).append(q)
    opt = torch.optim.AdamW([dict(params=v, lr=lr, weight_decay=cfg.decay if two else 0) for (lr, two), v in groups.items()] + [dict(params=[scale], lr=1e-3, weight_decay=0)], fused=True)
    base = [g["lr"] for g in opt.param_groups]
    has = any(os.path.exists(cfg.data + "/corpus.npz" + e) for e in ("", ".xz"))
    own = dict(np.load(cfg.data + "/questions.npz")) if os.path.exists(cfg.data + "/questions.npz") else {}
    steps, gen = plan(dict(load(cfg.data + "/train.npz"), **own), load(cfg.data + "/corpus.npz") if has else None, cfg, rng)
    steps = min(steps, cfg.steps) if cfg.steps else steps
    avg = copy.deepcopy(net)
    src, dst = [q for q in net.parameters() if q.requires_grad], [q for q in avg.parameters() if q.requires_grad]
    t1 = time.time()
    print(cfg.name, "steps", steps, "ready %.0f s" % (t1 - t0), flush=True)
    run, saved = {}, t1
    save = lambda: torch.save({k: v for k, v in avg.state_dict().items()}, f"{cfg.out}/{cfg.name}.pt")
    net.train()
    for i, parts in enumerate(gen):
        at = max(i / steps, (time.time() - t1) / cfg.seconds if cfg.seconds else 0)     # the rate falls with the steps, or with the time where that is shorter
        if at >= 1:
            break
        for g, lr in zip(opt.param_groups, base):
            g["lr"] = lr * min(1, (at + 1 / steps) / .06) * max(.03, 1 - at)
        for kind, t, extra in parts:
            lo = losses(net, scale, kind, t, extra, cfg, teachers)
            lo.backward()
            run.setdefault(kind, []).append(lo.detach())
        torch.nn.utils.clip_grad_norm_(src, 1.0)
        opt.step()
        opt.zero_grad(set_to_none=True)
        keep = min(cfg.ema, (i + 1) / (i + 10))
        with torch.no_grad():
            torch._foreach_mul_(dst, keep)
            torch._foreach_add_(dst, src, alpha=1 - keep)
        if cfg.save_every and time.time() - saved > cfg.save_every:
            save()
            saved = time.time()
        if (i + 1) % max(1, steps // 8) == 0:
            print(cfg.name, "step", i + 1, {k: round(torch.stack(v).mean().item(), 4) for k, v in run.items()}, "scale", [round(x, 2) for x in scale.tolist()], "%.0f s" % (time.time() - t0), flush=True)
            run = {}
    print(cfg.name, "trained, %.0f %% of the plan, %.0f s" % (100 * min(1, (i + 1) / steps), time.time() - t0), flush=True)
    save()
    report(avg, vars(cfg), time.time() - t0)
    print(cfg.name, "done %.0f s" % (time.time() - t0), flush=True)


if __name__ == "__main__":
    main()
