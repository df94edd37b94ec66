"""Weights out of a shipped int8 file, in the form that pack.py writes: what training goes on from where the runs themselves are gone."""
import argparse

import numpy as np
import onnx
from onnx import numpy_helper

import weights


def restored(model, names):
    """Parameters by their names in model.py; names: initialiser of a matrix product -> its parameter."""
    init = {i.name: numpy_helper.to_array(i) for i in model.graph.initializer}
    out = {}
    for k, v in init.items():
        if k.endswith("/int8"):
            k, v = k.removesuffix("/int8"), v.astype(np.float32) * init[k.removesuffix("/int8") + "/scale"]
        elif k.endswith("_quantized"):
            k = k.removesuffix("_quantized")
            v = (v.astype(np.float32) - init[k + "_zero_point"]) * init[k + "_scale"]
        elif v.dtype != np.float32 or k.endswith(("/scale", "_scale")) or k.startswith(("gate", "rounding")):
            continue
        if k.startswith("heads."):
            k = k.removeprefix("heads.")
            out[k] = v.T if k.endswith("weight") else v
        elif "word_embeddings" not in k:
            out["bert." + names.get(k, k)] = v.T if k in names else v
    return out


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--jar", required=True, help="bge-small: its graph tells which matrix is which")
    p.add_argument("--model", required=True)
    p.add_argument("--out", required=True)
    a = p.parse_args()
    out = restored(onnx.load(a.model), weights.linear_names(weights.graph(a.jar)))
    np.savez_compressed(a.out, **{k: np.ascontiguousarray(v, np.float16) for k, v in out.items()})
    print(len(out), "parameters", sum(v.size for v in out.values()))


if __name__ == "__main__":
    main()
