"""Activations of the late layers in int8 with a scale for each token: the judgement of fp32, a quarter sooner. One scale for a whole
text, as quantize_dynamic takes, blurs what tells twins apart there (NOTES.md).

By itself: rounds the products of an export that were left in fp32, and brings its description up to date."""
import argparse
import json

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

PRECISION = "weights int8; activations int8, with a scale for each text in the layers up to {0}, for each token from there on"


def by_token(model):
    """Products with weights that weightonly.py stored: int8 times int8 instead of unpacked weights times fp32."""
    g = model.graph
    stored = {i.name.removesuffix("/int8") for i in g.initializer if i.name.endswith("/int8")}
    late = {n.input[1] for n in g.node if n.op_type == "MatMul" and "layer." in n.name and n.input[1] in stored}
    g.initializer.extend(numpy_helper.from_array(v, "rounding/" + k) for k, v in
                         dict(step=np.float32(1 / 127), least=np.float32(1e-12), one=np.float32(1), zero=np.uint8(128)).items())
    nodes, seen = [], set()
    for n in g.node:
        if n.output[0] in late or n.output[0].removesuffix("/whole") in late:
            continue                                                                # the weight unpacked
        if n.op_type != "MatMul" or n.input[1] not in late:
            nodes.append(n)
            continue
        x, weight = n.input
        if x not in seen:                                                           # query, key and value read the same states
            seen.add(x)
            nodes += whole_steps(x)
        nodes += product(x, weight, n.output[0])
    del g.node[:]
    g.node.extend(nodes)
    onnx.checker.check_model(model)
    return model


def node(op, inputs, out, **kw):
    return helper.make_node(op, inputs, [out], name=out, **kw)


def whole_steps(x):
    """Of each token -127 to 127 steps of its own size, moved to 1 to 255."""
    return [node("Abs", [x], x + "/size"), node("ReduceMax", [x + "/size"], x + "/largest", axes=[2], keepdims=1),
            node("Mul", [x + "/largest", "rounding/step"], x + "/step_or_zero"), node("Max", [x + "/step_or_zero", "rounding/least"], x + "/step"),
            node("Div", [x, x + "/step"], x + "/steps"), node("QuantizeLinear", [x + "/steps", "rounding/one", "rounding/zero"], x + "/rounded")]


def product(x, weight, out):
    return [node("MatMulInteger", [x + "/rounded", weight + "/int8", "rounding/zero"], out + "/sums"), node("Cast", [out + "/sums"], out + "/sums/float", to=TensorProto.FLOAT),
            node("Mul", [out + "/sums/float", weight + "/scale"], out + "/columns"), node("Mul", [out + "/columns", x + "/step"], out)]


def main():
    import export
    p = argparse.ArgumentParser()
    p.add_argument("--model", required=True, help="its description, .json instead of .int8.onnx, lies beside it")
    p.add_argument("--version", required=True)
    p.add_argument("--exact-from", type=int, default=5)
    p.add_argument("--out", required=True)
    a = p.parse_args()
    with open(a.model.replace(".int8.onnx", ".json"), encoding="utf-8") as f:
        info = json.load(f)
    info["version"] = a.version
    info["input"]["precision"] = PRECISION.format(a.exact_from)
    export.write(by_token(onnx.load(a.model)), info, a.out)


if __name__ == "__main__":
    main()
