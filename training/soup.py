"""Averages the weights of several runs and evaluates the average as a run of its own."""
import argparse
import json

import torch

from model import Holdfast
from train import DEV, report


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--data", required=True)
    p.add_argument("--runs", required=True)
    p.add_argument("--names", nargs="+", required=True)
    p.add_argument("--weights", nargs="+", type=float, help="share of each run; equal ones unless said")
    p.add_argument("--out", required=True, help="name of the averaged run")
    a = p.parse_args()
    parts = [torch.load(f"{a.runs}/{n}.pt", map_location="cpu") for n in a.names]
    share = a.weights or [1 / len(parts)] * len(parts)
    mean = {k: sum(w * q[k].float() for w, q in zip(share, parts)) if v.is_floating_point() else v for k, v in parts[0].items()}
    net = Holdfast.like(mean)
    net.load_state_dict(mean)
    net.to(DEV)
    torch.save(mean, f"{a.runs}/{a.out}.pt")
    configs = [json.load(open(f"{a.runs}/{n}.json"))["config"] for n in a.names]
    report(net, dict(configs[0], name=a.out, average_of=a.names, thaw=any(c.get("thaw") for c in configs), data=a.data, out=a.runs))


if __name__ == "__main__":
    main()
