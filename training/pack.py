"""Packs the chosen run's weights (fp16, without the frozen word embeddings) into pieces that may travel back, with all runs' figures and scores."""
import argparse
import glob
import io
import json
import os

import numpy as np
import torch


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--runs", required=True)
    p.add_argument("--out", required=True)
    p.add_argument("--data", default=None)
    p.add_argument("--name", default=None)
    a = p.parse_args()
    runs = {os.path.basename(f)[:-5]: json.load(open(f)) for f in sorted(glob.glob(a.runs + "/*.json"))}
    best = a.name or max(runs, key=lambda k: runs[k]["selection"])
    sd = torch.load(f"{a.runs}/{best}.pt", map_location="cpu")
    buf = io.BytesIO()
    np.savez_compressed(buf, **{k: v.half().numpy() for k, v in sd.items() if "word_embeddings" not in k and v.is_floating_point()})
    raw, step = buf.getvalue(), 15 << 20
    for i in range(0, len(raw), step):
        open(f"{a.out}/weights.{i // step}", "wb").write(raw[i:i + step])
    np.savez_compressed(a.out + "/scores.npz", **{k: np.load(f"{a.runs}/{k}.scores.npy") for k in runs})
    json.dump(dict(best=best, runs=runs), open(a.out + "/runs.json", "w"), indent=1)
    print("best", best, len(raw), {k: round(v["selection"], 4) for k, v in runs.items()})


if __name__ == "__main__":
    main()
