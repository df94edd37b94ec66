"""Puts trained weights into the bge-small jar's own ONNX graph (for BERT-base widened), appends the heads, quantises to int8 and puts in the gates."""
import argparse
import hashlib
import json
import os
import re
import zlib

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper
from onnxruntime.quantization import QuantType, quantize_dynamic

import gate
import rounding
import tokens
import weightonly
import weights

PAIR, TOKEN = ["support", "contradict", "no_answer"], ["token_unsupported", "start", "end"]


def widen(model, hidden):
    """The constants of the small graph that tell its width: head size, its root, hidden size. Both networks have twelve layers of twelve heads."""
    small = next(i.dims[0] for i in model.graph.initializer if i.name == "embeddings.LayerNorm.weight")
    change = {(1, small // 12): hidden // 12, (1, small): hidden, (0, round((small / 12) ** .5, 4)): (hidden / 12) ** .5}
    for n in model.graph.node:
        if n.op_type == "Constant" and "/attention/self/" in n.name:
            v = numpy_helper.to_array(n.attribute[0].t)
            key = (v.ndim, round(float(v.reshape(-1)[0]), 4))
            if v.size == 1 and key in change:
                n.attribute[0].t.CopyFrom(numpy_helper.from_array(np.full_like(v, change[key]), n.attribute[0].t.name))
    for o in model.graph.output:
        for d in o.type.tensor_type.shape.dim:
            if d.dim_value == small:
                d.dim_value = hidden
    del model.graph.value_info[:]


def build(jar, trained, base=None):
    """fp32 model with six outputs. base: weights that were not trained (word embeddings), where the jar does not hold them."""
    model = weights.graph(jar)
    g = model.graph
    names = weights.linear_names(model)
    if base:
        trained = {**{"bert." + k: v for k, v in base.items()}, **trained}
        widen(model, trained["pool.weight"].shape[0])
        left = [i.name for i in g.initializer if i.name.startswith(("embeddings.", "encoder.", "onnx::MatMul")) and "bert." + names.get(i.name, i.name) not in trained]
        assert not left, left
    for i in g.initializer:
        key = "bert." + names.get(i.name, i.name)
        if key in trained:
            v = trained[key].astype(np.float32)
            i.CopyFrom(numpy_helper.from_array(np.ascontiguousarray(v.T if i.name in names else v), i.name))
    add = lambda name, v: (g.initializer.append(numpy_helper.from_array(np.array(v, order="C"), name)), name)[1]
    f = lambda k: trained[k].astype(np.float32)
    hidden = g.output[0].name
    node = lambda op, ins, out, **kw: g.node.append(helper.make_node(op, ins, [out], name="heads/" + out, **kw))
    node("Gather", [hidden, add("heads.zero", np.array(0, np.int64))], "first", axis=1)
    node("MatMul", ["first", add("heads.pool.weight", f("pool.weight").T)], "pool_product")
    node("Add", ["pool_product", add("heads.pool.bias", f("pool.bias"))], "pool_sum")
    node("Tanh", ["pool_sum"], "pooled")
    node("MatMul", ["pooled", add("heads.pair.weight", f("pair.weight").T)], "pair_product")
    node("Add", ["pair_product", add("heads.pair.bias", f("pair.bias"))], "pair_logits")
    node("MatMul", [hidden, add("heads.token.weight", f("token.weight").T)], "token_product")
    node("Add", ["token_product", add("heads.token.bias", f("token.bias"))], "token_logits")
    del g.output[:]
    for k, name in enumerate(PAIR):
        node("Gather", ["pair_logits", add(f"heads.pair.{k}", np.array(k, np.int64))], name, axis=1)
        g.output.append(helper.make_tensor_value_info(name, TensorProto.FLOAT, ["batch_size"]))
    for k, name in enumerate(TOKEN):
        node("Gather", ["token_logits", add(f"heads.token.{k}", np.array(k, np.int64))], name, axis=2)
        g.output.append(helper.make_tensor_value_info(name, TensorProto.FLOAT, ["batch_size", "sequence_length"]))
    onnx.checker.check_model(model)
    return model


def quantise(path, out, keep_float):
    quantize_dynamic(path, out, per_channel=True, reduce_range=False, weight_type=QuantType.QInt8, nodes_to_exclude=keep_float, op_types_to_quantize=["MatMul", "Gather"],
                     extra_options=dict(DefaultTensorType=TensorProto.FLOAT))


def exact(model, layer):
    """Products that quantize_dynamic leaves alone: the heads, which stay in fp32, and all layers from this one on (rounding.py)."""
    late = lambda n: (m := re.search(r"layer\.(\d+)", n.name)) and int(m.group(1)) >= layer
    return [n.name for n in model.graph.node if n.op_type in ("MatMul", "Gather") and (n.op_type == "Gather" or n.name.startswith("heads/") or late(n))]


def write(model, info, folder):
    """The model and its description, with the checksums of the one in the other."""
    onnx.save(model, folder + "/holdfast-encoder.int8.onnx")
    with open(folder + "/holdfast-encoder.int8.onnx", "rb") as f:
        raw = f.read()
    info.update(sha256=hashlib.sha256(raw).hexdigest(), crc32=f"{zlib.crc32(raw):08x}", bytes=len(raw))
    with open(folder + "/holdfast-encoder.json", "w", encoding="utf-8") as f:
        json.dump(info, f, indent=1)
    print(info["sha256"], info["bytes"])


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--jar", required=True)
    p.add_argument("--weights", required=True)
    p.add_argument("--data-json", required=True)
    p.add_argument("--runs-json", required=True)
    p.add_argument("--version", required=True)
    p.add_argument("--base", default=None, help="BERT-base: base110.npz, for the weights that were not trained")
    p.add_argument("--plan", default=None, help="gates, as in gate.py; empty for none")
    p.add_argument("--scale", type=float, default=1., help="what brings `support` back to what it is without gates")
    p.add_argument("--shift", type=float, default=0.)
    p.add_argument("--exact-from", type=int, default=5, help="first layer whose activations have a scale for each token")
    p.add_argument("--out", required=True)
    a = p.parse_args()
    os.makedirs(a.out, exist_ok=True)
    trained = weights.unpacked(np.load(a.weights))
    model = build(a.jar, trained, weights.unpacked(np.load(a.base)) if a.base else None)
    plan = gate.PLAN if a.plan is None else gate.parse(a.plan)
    fp32 = a.out + "/holdfast-encoder.fp32.onnx"
    onnx.save(model, fp32)
    tmp = a.out + "/tmp.onnx"
    quantise(fp32, tmp, exact(model, a.exact_from))
    model = rounding.by_token(weightonly.store(gate.cheaper(onnx.load(tmp), plan, a.scale, a.shift)))
    os.remove(tmp)
    runs = json.load(open(a.runs_json))
    data = json.load(open(a.data_json))
    info = dict(name="holdfast-encoder", version=a.version, sha256="", crc32="", bytes=0, base="BERT-base uncased (Apache-2.0)" if a.base else "bge-small-en-v1.5 (MIT)", tokenizer="bge-small-en-v1.5 tokenizer.json, no special tokens added, no truncation",
                input=dict(layout="[CLS] MARKER A [SEP] B [SEP]", cls=tokens.CLS, sep=tokens.SEP, marker_grounding=tokens.GROUNDING, marker_reader=tokens.READER, max_tokens_a=tokens.MAX_A, max_tokens_question=64, max_length=tokens.MAX_LEN,
                           truncation="cut A to max_tokens_a, then B at its end so that the whole has max_length tokens", token_type_ids="0 up to and including the first [SEP], then 1", gates="with the grounding marker only part of B goes on behind layers " + ", ".join(f"{layer} ({keep} tokens)" for layer, keep in plan),
                           names=["input_ids", "token_type_ids"], dtype="int64", batch="run with batch 1: dynamic int8 makes values depend on batch companions", precision=rounding.PRECISION.format(a.exact_from)),
                grounding=dict(a="claim (an answer of fewer than 7 words: question, blank, answer)", b="evidence window: sentences joined by one blank, fields, rows and turns set apart by a bar; values in one written form", windows="made by the product (lab.grounding.ModelInputs): everything in reach of the answer where it fits, else the units that share most with the claim, up to 1,300 characters, document order",
                               record_lines="path key: value; an element of a list of records and a table row on one line, headers repeated"),
                outputs=dict(support="[B] logit: A is supported by B", contradict="[B] logit: A is contradicted by B", token_unsupported="[B,K] logit per token of A (positions 2 .. 1+len(A)); K: tokens behind the last gate", start="[B,L] logit, positions of B only", end="[B,L] logit, positions of B only, end inclusive, span <= 30 tokens", no_answer="[B] logit: the passage holds no answer"),
                aggregate="claim = max over windows of support; answer = min over claims", training=dict(data_sha256=data["sha256"], data_seed=data["seed"], run=runs["best"], config={k: v for k, v in runs["runs"][runs["best"]]["config"].items() if k not in ("data", "out")}))
    write(model, info, a.out)


if __name__ == "__main__":
    main()
