"""Makes the tiny ONNX models of the tests: their outputs are plain arithmetic on token ids, so a test can recompute them.

    pip install onnx && python make_tiny.py
"""
import json
import pathlib

from onnx import TensorProto, checker, helper, save

HERE = pathlib.Path(__file__).parent
INT, FLOAT = TensorProto.INT64, TensorProto.FLOAT


def inputs():
    names = ("input_ids", "attention_mask", "token_type_ids")
    return [helper.make_tensor_value_info(name, INT, ["batch", "length"]) for name in names]


def number(name, value, kind=FLOAT, shape=()):
    return helper.make_tensor(name, kind, shape, [value])


def remainder(output, modulus):
    """output = float(input_ids mod modulus) / 10"""
    raw, real = output + "_raw", output + "_real"
    return (
        [
            helper.make_node("Mod", ["input_ids", output + "_m"], [raw]),
            helper.make_node("Cast", [raw], [real], to=FLOAT),
            helper.make_node("Div", [real, "ten"], [output]),
        ],
        [number(output + "_m", modulus, INT)],
    )


def write(path, nodes, constants, outputs):
    constants.append(number("ten", 10.0))
    graph = helper.make_graph(nodes, "tiny", inputs(), outputs, constants)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    checker.check_model(model)
    save(model, path)


def encoder():
    nodes, constants = [], [number("three", 3.0)]
    for name, modulus in (("start", 97), ("end", 89), ("token_unsupported", 31)):
        more, given = remainder(name, modulus)
        nodes += more
        constants += given
    # one number for the whole input: the mean over its tokens, less 3
    for name, modulus in (("support", 101), ("contradict", 53), ("no_answer", 61)):
        more, given = remainder(name + "_each", modulus)
        nodes += more
        constants += given
        nodes.append(helper.make_node("ReduceMean", [name + "_each"], [name + "_mean"], axes=[1], keepdims=0))
        nodes.append(helper.make_node("Sub", [name + "_mean", "three"], [name]))
    outputs = [helper.make_tensor_value_info(name, FLOAT, ["batch"]) for name in ("support", "contradict", "no_answer")]
    outputs += [
        helper.make_tensor_value_info(name, FLOAT, ["batch", "length"]) for name in ("token_unsupported", "start", "end")
    ]
    write(HERE / "tiny-encoder" / "holdfast-encoder.int8.onnx", nodes, constants, outputs)
    spec = {
        "name": "holdfast-encoder",
        "input": {
            "marker_grounding": 2,
            "marker_reader": 3,
            "max_tokens_a": 12,
            "max_tokens_question": 8,
            "max_length": 48,
        },
        "outputs": {"max_span_tokens": 6},
    }
    (HERE / "tiny-encoder" / "holdfast-encoder.json").write_text(json.dumps(spec, indent=1) + "\n")


def embedder():
    nodes, constants = [], [number("last", -1, INT, (1,))]
    parts = []
    for i, modulus in enumerate((7, 11, 13)):
        more, given = remainder(f"part{i}", modulus)
        nodes += more
        constants += given
        nodes.append(helper.make_node("Unsqueeze", [f"part{i}", "last"], [f"column{i}"]))
        parts.append(f"column{i}")
    nodes.append(helper.make_node("Concat", parts, ["last_hidden_state"], axis=2))
    output = helper.make_tensor_value_info("last_hidden_state", FLOAT, ["batch", "length", 3])
    write(HERE / "tiny-embedder" / "model.onnx", nodes, constants, [output])
    words = "[PAD] [UNK] the ferry leaves at noon".split()
    tokenizer = {
        "version": "1.0",
        "truncation": None,
        "padding": None,
        "added_tokens": [],
        "normalizer": None,
        "pre_tokenizer": {"type": "Whitespace"},
        "post_processor": None,
        "decoder": None,
        "model": {"type": "WordLevel", "vocab": {word: i for i, word in enumerate(words)}, "unk_token": "[UNK]"},
    }
    (HERE / "tiny-embedder" / "tokenizer.json").write_text(json.dumps(tokenizer, indent=1) + "\n")


encoder()
embedder()
