"""Averages the weights of several runs and evaluates the average as a run of its own."""
import argparse
import json

import numpy as np
import torch

import metrics
from model import Holdfast
from train import DEV, evaluate


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--data", required=True)
    p.add_argument("--runs", required=True)
    p.add_argument("--names", nargs="+", required=True)
    p.add_argument("--out", required=True, help="name of the averaged run")
    a = p.parse_args()
    parts = [torch.load(f"{a.runs}/{n}.pt", map_location="cpu") for n in a.names]
    mean = {k: sum(q[k].float() for q in parts) / len(parts) if v.is_floating_point() else v for k, v in parts[0].items()}
    net = Holdfast(layers=1 + max(int(k.split("layer.")[1].split(".")[0]) for k in mean if "layer." in k))
    net.load_state_dict(mean)
    net.to(DEV)
    table, rd, s = evaluate(net, a.data, a.out)
    torch.save(mean, f"{a.runs}/{a.out}.pt")
    np.save(f"{a.runs}/{a.out}.scores.npy", s.astype(np.float16))
    config = json.load(open(f"{a.runs}/{a.names[0]}.json"))["config"]
    json.dump(dict(config=dict(config, name=a.out, average_of=a.names), selection=metrics.selection(table), table=table, reader=rd), open(f"{a.runs}/{a.out}.json", "w"), indent=1)


if __name__ == "__main__":
    main()
