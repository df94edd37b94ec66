"""Packs the chosen run's weights into pieces that may travel back, with all runs' figures and scores. Frozen word embeddings stay behind; trained
ones travel as int8 rows with scales; the rest as fp16, or as int8 rows too (--int8; always for BERT-base)."""
import argparse
import glob
import io
import json
import os

import numpy as np
import torch

import weights


def packed(sd, thaw, int8):
    out = {}
    for k, v in sd.items():
        if not v.is_floating_point() or "word_embeddings" in k and not thaw:
            continue
        if v.ndim == 2 and v.numel() > 100000 and (int8 or "word_embeddings" in k):
            out[k + "|q"], out[k + "|s"] = weights.rows(v.float().numpy())
        else:
            out[k] = v.float().numpy() if int8 else v.half().numpy()
    return out


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--runs", required=True)
    p.add_argument("--out", required=True)
    p.add_argument("--name", default=None, help="the run whose weights travel; else the best; - for none")
    p.add_argument("--int8", action="store_true")
    a = p.parse_args()
    os.makedirs(a.out, exist_ok=True)
    runs = {os.path.basename(f)[:-5]: json.load(open(f)) for f in sorted(glob.glob(a.runs + "/*.json"))}
    best = a.name or max(runs, key=lambda k: runs[k]["selection"])
    if best != "-":
        sd = torch.load(f"{a.runs}/{best}.pt", map_location="cpu")
        buf = io.BytesIO()
        np.savez_compressed(buf, **packed(sd, runs[best]["config"].get("thaw"), a.int8 or sd["pool.weight"].shape[0] > 384))
        weights.split(buf.getvalue(), a.out + "/weights", 15 << 20)
        print("best", best, len(buf.getvalue()))
    np.savez_compressed(a.out + "/scores.npz", **{k: np.load(f"{a.runs}/{k}.scores.npy") for k in runs})
    with open(a.out + "/runs.json", "w") as f:
        json.dump(dict(best=best, runs={k: {x: y for x, y in v.items() if x != "scores"} for k, v in runs.items()}), f, indent=1)
    print({k: round(v["selection"], 4) for k, v in runs.items()})


if __name__ == "__main__":
    main()
