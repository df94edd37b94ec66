"""Multi-task training on one GPU: pairs + token marks, silver answers as bags, reader questions. Weights are averaged (EMA)."""
import argparse
import copy
import gzip
import json
import time

import numpy as np
import torch
from torch.nn import functional as F

import metrics
import reader
from model import Holdfast
from tokens import CLS, GROUNDING, MAX_A, MAX_LEN, READER, SEP

DEV = "cuda"


class Pairs:
    """Token ids of (A, B) pairs as flat arrays on the GPU; texts B may be shared. Batches are assembled there by index arithmetic."""

    def __init__(self, a, a_len, w, w_len, b):
        self.a, self.w = (torch.from_numpy(np.append(x.astype(np.int32), 0)).to(DEV) for x in (a, w))
        a_len, w_len = a_len.astype(np.int64), w_len.astype(np.int64)
        self.a_at, self.w_at = np.cumsum(a_len) - a_len, (np.cumsum(w_len) - w_len)[b]
        self.n = np.minimum(a_len, MAX_A)
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


def sorted_batches(size, batch, rng, pool=40):
    order, out = rng.permutation(len(size)), []
    for i in range(0, len(order), batch * pool):
        part = order[i:i + batch * pool]
        part = part[np.argsort(size[part], kind="stable")]
        out += [part[k:k + batch] for k in range(0, len(part), batch)]
    rng.shuffle(out)
    return out


def plan(z, cfg, rng):
    """A generator of steps; each step is a list of (kind, tensors, targets) whose losses are added."""
    pairs, bags = Pairs.of(z), Pairs.of(z, "bag_")
    asked = {"q": questions(z, "qa_"), "c": questions(z, "cl_")}
    gpu = lambda x: torch.as_tensor(x).to(DEV, non_blocking=True)
    mark, y, con, weight = gpu(np.append(z["mark"], 2)), gpu(z["y"].astype("f4")), gpu(z["con"].astype(int)), gpu(z["weight"].astype("f4"))
    of, claim, bag_y, bag_w = z["bag_of"], z["bag_claim"].astype(int), z["bag_y"].astype("f4"), z["bag_weight"].astype("f4")
    first = np.searchsorted(of, np.arange(len(bag_y) + 1))

    def make(kind, idx):
        if kind == "p":
            *t, flat = pairs.batch(idx, GROUNDING)
            i = gpu(idx)
            return "pair", t, [y[i], con[i], mark[flat], weight[i]]
        if kind == "b":
            rows = np.concatenate([np.arange(first[i], first[i + 1]) for i in idx])
            bag = np.concatenate([np.full(first[i + 1] - first[i], k) for k, i in enumerate(idx)])
            u, inv = np.unique(bag * 64 + claim[rows], return_inverse=True)
            return "bag", bags.batch(rows, GROUNDING)[:3], [gpu(inv), gpu(u // 64), gpu(bag_y[idx]), gpu(bag_w[idx])]
        src, s, e = asked[kind]
        off = src.n[idx] + 3
        return "reader", src.batch(idx, READER)[:3], [gpu(np.where(s[idx] >= 0, s[idx] + off, -100)), gpu(np.where(s[idx] >= 0, e[idx] + off, -100)), gpu((s[idx] < 0).astype("f4"))]

    total = []
    for epoch in range(cfg.epochs):
        steps = [[("p", b)] for b in sorted_batches(pairs.size, cfg.batch, rng)]
        split = lambda kind, n, size, passes: [(kind, b) for _ in range(passes) for b in np.array_split(rng.permutation(n), max(1, n // size))]
        extra = [split("b", len(bag_y), cfg.bags, 1)] if cfg.bag_weight > 0 else []
        if cfg.reader_weight > 0:
            extra += [split("q", len(asked["q"][1]), 48, cfg.squad_passes), split("c", len(asked["c"][1]), 48, 1)]
        for group in extra:
            for k, e in zip(rng.permutation(np.linspace(0, len(steps) - 1, len(group)).astype(int)), group):
                steps[k].append(e)
        total += steps
    return len(total), ([make(k, b) for k, b in s] for s in total)


def follow(pair, states, t, teacher, cfg):
    """How far a shallow network is from its teacher: support and contradiction, and the states of every group of layers."""
    with torch.no_grad(), torch.autocast("cuda", torch.bfloat16):
        said, _, deep = teacher(*t, states=True)
    step = (len(deep) - 1) // (len(states) - 1)
    keep = t[2].bool()
    lo = F.binary_cross_entropy_with_logits(pair[:, :2], torch.sigmoid(said[:, :2]))
    for i in range(1, len(states)):
        a, b = states[i][keep].float(), deep[step * i][keep].float()
        lo = lo + cfg.state_weight * F.mse_loss(a, b) / b.var().clamp_min(1e-3) / (len(states) - 1)
    return cfg.teacher_weight * lo


def losses(net, scale, kind, t, extra, cfg, teacher=None):
    if teacher is None:
        with torch.autocast("cuda", torch.bfloat16):
            pair, token = net(*t)
        return told(pair, token, scale, kind, t, extra, cfg)
    with torch.autocast("cuda", torch.bfloat16):
        pair, token, states = net(*t, states=True)
    return told(pair, token, scale, kind, t, extra, cfg) + follow(pair, states, t, teacher, cfg)


def told(pair, token, scale, kind, t, extra, cfg):
    """What the labels say of a batch."""
    if kind == "pair":
        y, con, mark, weight = extra
        lo = F.binary_cross_entropy_with_logits(pair[:, 0], y * (1 - 2 * cfg.smooth) + cfg.smooth, reduction="none")
        out = (lo * weight).sum() / weight.sum()
        known = con >= 0
        out = out + .3 * F.binary_cross_entropy_with_logits(pair[:, 1][known], con[known].float())
        seen = mark < 2
        lo = F.binary_cross_entropy_with_logits(token[..., 0][seen], mark[seen].float(), pos_weight=torch.tensor(2., device=DEV))
        return out + cfg.token_weight * lo
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
def score_pairs(net, pairs, n, batch=1024):
    net.eval()
    out, order = np.zeros((n, 3), np.float32), np.argsort(pairs.size, kind="stable")
    for i in range(0, n, batch):
        idx = order[i:i + batch]
        t = pairs.batch(idx, GROUNDING)[:3]
        with torch.autocast("cuda", torch.bfloat16):
            p, tok = net(*t)
        inside = (t[1] == 0) & (t[0] > 3) & (t[0] != CLS) & (t[0] != SEP)
        top = tok[..., 0].masked_fill(~inside, -20).max(1).values
        out[idx] = torch.stack([p[:, 0], p[:, 1], top], 1).cpu().numpy()
    return out


def evaluate(net, data, tag):
    z = np.load(data + "/eval.npz")
    meta = [json.loads(l) for l in gzip.open(data + "/eval.jsonl.gz", "rt")]
    s = score_pairs(net, Pairs.of(z), len(z["of"]))
    table = metrics.by_set(meta, metrics.risk(metrics.claim_scores(s[:, 0], z["of"], z["claim"], len(meta))))
    for k, v in table.items():
        print(tag, k, json.dumps(v), flush=True)
    rd = reader.evaluate(net, data)
    print(tag, "reader", json.dumps(rd), "selection %.4f" % metrics.selection(table), flush=True)
    return table, rd, s


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--data", required=True)
    p.add_argument("--out", required=True)
    p.add_argument("--name", default="run")
    p.add_argument("--init", default=None, help="a saved .pt to continue from")
    p.add_argument("--teacher", default=None, help="packed weights of a twelve-layer network to start from and to follow")
    for k, v in dict(seed=1, epochs=2, batch=256, bags=32, squad_passes=2, layers=12).items():
        p.add_argument("--" + k.replace("_", "-"), type=int, default=v)
    for k, v in dict(lr=1e-4, smooth=.03, bag_weight=.5, reader_weight=.5, token_weight=.5, dropout=.1, ema=.998, decay=.01, layer_decay=.95, teacher_weight=.5, state_weight=1.).items():
        p.add_argument("--" + k.replace("_", "-"), type=float, default=v)
    cfg = p.parse_args()
    torch.manual_seed(cfg.seed)
    rng = np.random.default_rng(cfg.seed)
    t0 = time.time()
    net, teacher = Holdfast(cfg.dropout, cfg.layers), None
    if cfg.teacher:
        teacher = Holdfast()
        teacher.load_base(cfg.data + "/base.npz")
        teacher.load_trained(cfg.teacher)
        net.take_layers_of(teacher)
        teacher.to(DEV).eval().requires_grad_(False)
    else:
        net.load_base(cfg.data + "/base.npz")
    if cfg.init:
        net.load_state_dict(torch.load(cfg.init))
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
    z = {k: v for k, v in np.load(cfg.data + "/train.npz").items()}
    steps, gen = plan(z, cfg, rng)
    sched = torch.optim.lr_scheduler.LambdaLR(opt, lambda s: min(1, (s + 1) / (.06 * steps)) * max(.03, 1 - s / steps))
    avg = copy.deepcopy(net)
    src, dst = [q for q in net.parameters() if q.requires_grad], [q for q in avg.parameters() if q.requires_grad]
    print(cfg.name, "steps", steps, "ready %.0f s" % (time.time() - t0), flush=True)
    run = {}
    net.train()
    for i, parts in enumerate(gen):
        for kind, t, extra in parts:
            lo = losses(net, scale, kind, t, extra, cfg, teacher)
            lo.backward()
            run.setdefault(kind, []).append(lo.detach())
        torch.nn.utils.clip_grad_norm_(src, 1.0)
        opt.step()
        opt.zero_grad(set_to_none=True)
        sched.step()
        keep = min(cfg.ema, (i + 1) / (i + 10))
        with torch.no_grad():
            torch._foreach_mul_(dst, keep)
            torch._foreach_add_(dst, src, alpha=1 - keep)
        if (i + 1) % max(1, steps // 8) == 0:
            print(cfg.name, "step", i + 1, {k: round(torch.stack(v).mean().item(), 4) for k, v in run.items()}, "scale", [round(x, 2) for x in scale.tolist()], "%.0f s" % (time.time() - t0), flush=True)
            run = {}
    table, rd, s = evaluate(avg, cfg.data, cfg.name)
    torch.save({k: v for k, v in avg.state_dict().items()}, f"{cfg.out}/{cfg.name}.pt")
    np.save(f"{cfg.out}/{cfg.name}.scores.npy", s.astype(np.float16))
    with open(f"{cfg.out}/{cfg.name}.json", "w") as f:
        json.dump(dict(config=vars(cfg), selection=metrics.selection(table), table=table, reader=rd, seconds=round(time.time() - t0)), f, indent=1)
    print(cfg.name, "done %.0f s" % (time.time() - t0), flush=True)


if __name__ == "__main__":
    main()
