"""Stores the weights of matrix products and embeddings as int8 with a scale a column, unpacked where they are used: the file stays small. The
products of the late layers are then rounded by token (rounding.py); those of the heads stay in fp32."""
import numpy as np
from onnx import TensorProto, helper, numpy_helper


def store(model, smallest=4096):
    g = model.graph
    init = {i.name: i for i in g.initializer}
    wanted = {}
    for n in g.node:
        if n.op_type == "MatMul" and n.input[1] in init:
            wanted[n.input[1]] = 1            # a scale for each column (output)
        elif n.op_type == "Gather" and n.input[0] in init and len(init[n.input[0]].dims) == 2:
            wanted[n.input[0]] = 0            # a scale for each row (word)
    made = []
    for name, axis in wanted.items():
        w = numpy_helper.to_array(init[name])
        if w.size < smallest or w.dtype != np.float32:
            continue
        scale = np.maximum(np.abs(w).max(1 - axis), 1e-8).astype(np.float32) / 127
        q = np.clip(np.rint(w / (scale[None] if axis else scale[:, None])), -127, 127).astype(np.int8)
        g.initializer.remove(init[name])
        g.initializer.extend([numpy_helper.from_array(q, name + "/int8"), numpy_helper.from_array(scale[None] if axis else scale[:, None], name + "/scale")])
        if axis:
            made += unpacked(name, name + "/int8", name + "/scale", name)
    nodes = made + [part for n in g.node for part in looked_up(n, {i.name for i in g.initializer})]
    del g.node[:]
    g.node.extend(nodes)
    return model


def unpacked(name, whole, scale, out):
    return [helper.make_node("Cast", [whole], [name + "/whole"], name=name + "/cast", to=TensorProto.FLOAT),
            helper.make_node("Mul", [name + "/whole", scale], [out], name=name + "/stored")]


def looked_up(node, stored):
    """Words are looked up before they are unpacked: the runtime would keep the whole table in fp32 otherwise, and unpack it at every start."""
    name = node.input[0] if node.input else ""
    if node.op_type != "Gather" or name + "/int8" not in stored:
        return [node]
    rows = [helper.make_node("Gather", [f"{name}/{part}", node.input[1]], [f"{name}/{part}/rows"], name=f"{name}/{part}/rows", axis=0) for part in ("int8", "scale")]
    return rows + unpacked(name, name + "/int8/rows", name + "/scale/rows", node.output[0])
