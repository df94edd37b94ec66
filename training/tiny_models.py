"""Makes the tiny models of the tests of "bring your own": random weights, five architectures, laid out as hubs lay them out,
with what Python says of a few pairs beside them (expected.json).

    pip install torch transformers onnx onnxscript && python tiny_models.py ../models/src/test/resources/io/holdfast/models/onnx/own
"""
import collections
import json
import logging
import math
import pathlib
import re
import sys
import warnings

import onnx
import torch
import transformers
from tokenizers import Regex, Tokenizer, decoders, models, normalizers, pre_tokenizers, processors, trainers

warnings.filterwarnings("ignore")
logging.disable(logging.WARNING)

TEXT = """
The night ferry leaves the harbour at noon and the captain waits for the last passengers on the quay.
A warranty covers parts for 24 months, labour for 12 months, and shipping is never refunded.
Bread bakes for 35 minutes at 220 degrees; the crust cracks when the oven is opened too early.
The museum opened in 1987, closed for repairs in 2003 and shows 412 paintings in nine rooms.
Requests time out after 30 seconds unless the client asks for more, and a retry waits two seconds.
""".strip().splitlines()

PAIRS = [
    ("The ferry leaves at noon.", "The night ferry leaves the harbour at noon."),
    ("Labour is covered for 24 months.", "A warranty covers parts for 24 months, labour for 12 months."),
    ("Das Café öffnet um 7 Uhr – naïve 🌊 waves?", "Ein Café 🌊 in Zürich öffnet um 7:00 Uhr."),
    ("Yes", ""),
    ("  The  oven\tis opened\n too early. ", "the crust cracks when the OVEN is opened too early; A/B & <c>"),
]

SIZE = {"hidden_size": 16, "num_hidden_layers": 2, "num_attention_heads": 2, "intermediate_size": 24, "initializer_range": 0.7}
NLI = {0: "contradiction", 1: "entailment", 2: "neutral"}


def pair_template(tokenizer, first, last, segment=1):
    """first A last B last; first may be empty."""
    head = f"{first} " if first else ""
    ids = [(t, tokenizer.token_to_id(t)) for t in (first, last) if t]
    tokenizer.post_processor = processors.TemplateProcessing(
        single=f"{head}$A {last}", pair=f"{head}$A {last} $B:{segment} {last}:{segment}", special_tokens=ids)


def parts(words, most):
    """Parts of words of up to five letters by how often they occur, every letter among them: the library's own trainers of these kinds do not repeat themselves."""
    counts = collections.Counter(word[i:j] for word in words for i in range(len(word)) for j in range(i + 1, min(i + 5, len(word)) + 1))
    common = sorted(counts, key=lambda part: (-counts[part] * len(part), part))[:most]
    return {part: counts[part] for part in sorted(set(common) | {part for part in counts if len(part) == 1})}


def word_piece():
    specials = ["[PAD]", "[UNK]", "[CLS]", "[SEP]"]
    found = parts(re.findall(r"\w+|[^\w\s]", " ".join(TEXT).lower()), 100)
    vocabulary = specials + list(found) + ["##" + part for part in found]
    tokenizer = Tokenizer(models.WordPiece({word: i for i, word in enumerate(vocabulary)}, unk_token="[UNK]"))
    tokenizer.add_special_tokens(specials)
    tokenizer.normalizer, tokenizer.pre_tokenizer = normalizers.BertNormalizer(lowercase=True), pre_tokenizers.BertPreTokenizer()
    tokenizer.decoder = decoders.WordPiece()
    pair_template(tokenizer, "[CLS]", "[SEP]")
    return tokenizer


def byte_level(specials):
    tokenizer = Tokenizer(models.BPE())
    tokenizer.pre_tokenizer, tokenizer.decoder = pre_tokenizers.ByteLevel(add_prefix_space=False), decoders.ByteLevel()
    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    tokenizer.train_from_iterator(TEXT, trainers.BpeTrainer(vocab_size=330, special_tokens=specials, show_progress=False, initial_alphabet=alphabet))
    return tokenizer


def roberta_tokens():
    tokenizer = byte_level(["<s>", "<pad>", "</s>", "<unk>"])
    tokenizer.post_processor = processors.RobertaProcessing(("</s>", 2), ("<s>", 0), trim_offsets=True, add_prefix_space=False)
    return tokenizer


def modern_tokens():
    tokenizer = byte_level(["[UNK]", "[CLS]", "[SEP]", "[PAD]"])
    tokenizer.normalizer = normalizers.NFC()
    pair_template(tokenizer, "[CLS]", "[SEP]", 0)
    return tokenizer


def unigram(specials, unknown, first, last, segment):
    found = parts(["▁" + word for word in " ".join(TEXT).split()], 200)
    vocabulary = [(s, 0.0) for s in specials] + [(part, round(math.log(n / sum(found.values())), 4)) for part, n in found.items()]
    tokenizer = Tokenizer(models.Unigram(vocabulary, unk_id=specials.index(unknown)))
    tokenizer.add_special_tokens(specials)
    tokenizer.normalizer = normalizers.Sequence([normalizers.NFKC(), normalizers.Replace(Regex(" {2,}"), " ")])
    tokenizer.pre_tokenizer, tokenizer.decoder = pre_tokenizers.Metaspace(), decoders.Metaspace()
    pair_template(tokenizer, first, last, segment)
    return tokenizer


def bert():
    tokenizer = word_piece()
    config = transformers.BertConfig(vocab_size=tokenizer.get_vocab_size(), max_position_embeddings=128, id2label=NLI, **SIZE)
    return tokenizer, transformers.BertForSequenceClassification(config), True


def roberta():
    tokenizer = roberta_tokens()
    config = transformers.RobertaConfig(vocab_size=tokenizer.get_vocab_size(), max_position_embeddings=130, type_vocab_size=1,
                                        pad_token_id=1, bos_token_id=0, eos_token_id=2, id2label={0: "not_entailment", 1: "entailment"}, **SIZE)
    return tokenizer, transformers.RobertaForSequenceClassification(config), False


def deberta():
    tokenizer = unigram(["[PAD]", "[CLS]", "[SEP]", "[UNK]"], "[UNK]", "[CLS]", "[SEP]", 1)
    config = transformers.DebertaV2Config(
        vocab_size=tokenizer.get_vocab_size(), max_position_embeddings=128, type_vocab_size=0, relative_attention=True, position_buckets=8,
        norm_rel_ebd="layer_norm", share_att_key=True, pos_att_type=["p2c", "c2p"], position_biased_input=False, pooler_hidden_size=16,
        pooler_dropout=0, pooler_hidden_act="gelu", id2label={0: "ENTAILMENT", 1: "NEUTRAL", 2: "CONTRADICTION"}, **SIZE)
    return tokenizer, transformers.DebertaV2ForSequenceClassification(config), False


def modernbert():
    tokenizer = modern_tokens()
    config = transformers.ModernBertConfig(
        vocab_size=tokenizer.get_vocab_size(), max_position_embeddings=128, pad_token_id=3, bos_token_id=1, eos_token_id=2, cls_token_id=1,
        sep_token_id=2, local_attention=16, global_attn_every_n_layers=2, reference_compile=False,
        attn_implementation="eager", id2label={0: "supported", 1: "hallucinated"}, **SIZE)
    return tokenizer, transformers.ModernBertForTokenClassification(config), False


def t5():
    tokenizer = unigram(["<pad>", "</s>", "<unk>"], "<unk>", "", "</s>", 0)
    config = transformers.T5Config(vocab_size=tokenizer.get_vocab_size(), d_model=16, d_kv=8, d_ff=24, num_layers=2, num_heads=2,
                                   relative_attention_num_buckets=8, relative_attention_max_distance=16, feed_forward_proj="gated-gelu",
                                   n_positions=128, id2label={0: "O", 1: "HALLUCINATION"}, initializer_factor=1.0, attn_implementation="eager")
    return tokenizer, transformers.T5ForTokenClassification(config), False


class Named(torch.nn.Module):
    """The model with its inputs in a fixed order and its logits only, as it is exported."""

    def __init__(self, model, segments):
        super().__init__()
        self.model, self.segments = model, segments

    def forward(self, input_ids, attention_mask, token_type_ids=None):
        more = {"token_type_ids": token_type_ids} if self.segments else {}
        return self.model(input_ids=input_ids, attention_mask=attention_mask, **more).logits


def stripped(path):
    """Without what the exporter says of itself: paths of this machine, stack traces, shapes in between."""
    graph = onnx.load(path)
    graph.producer_version = ""
    del graph.metadata_props[:], graph.graph.metadata_props[:], graph.graph.value_info[:]
    for node in graph.graph.node:
        del node.metadata_props[:]
        node.doc_string = node.name = ""
    for value in [*graph.graph.input, *graph.graph.output, *graph.graph.initializer]:
        del value.metadata_props[:]
        value.doc_string = ""
    onnx.checker.check_model(graph)
    onnx.save(graph, path)


def export(model, segments, path):
    ids = torch.randint(4, 60, (1, 11))
    args = (ids, torch.ones_like(ids)) + ((torch.zeros_like(ids),) if segments else ())
    names = ["input_ids", "attention_mask", "token_type_ids"][: len(args)]
    shapes = tuple({1: torch.export.Dim.DYNAMIC} for _ in args)
    torch.onnx.export(Named(model, segments).eval(), args, path, input_names=names, output_names=["logits"], dynamo=True,
                      external_data=False, dynamic_shapes=shapes, opset_version=18, verbose=False)
    stripped(path)


def write(folder, name, make, seed):
    torch.manual_seed(seed)
    tokenizer, model, segments = make()
    model.eval()
    target = folder / name
    target.mkdir(parents=True, exist_ok=True)
    export(model, segments, target / "model.onnx")
    tokenizer.save(str(target / "tokenizer.json"), pretty=False)
    config = model.config.to_dict()
    kept = ("model_type", "id2label", "max_position_embeddings", "n_positions", "pad_token_id", "is_encoder_decoder", "vocab_size")
    config = {"architectures": [type(model).__name__], **{k: config[k] for k in kept if k in config}}
    (target / "config.json").write_text(json.dumps(config, indent=1) + "\n")
    expected = []
    for claim, evidence in PAIRS:
        encoding = tokenizer.encode(evidence, claim)
        inputs = [torch.tensor([encoding.ids]), torch.tensor([encoding.attention_mask])]
        with torch.no_grad():
            logits = Named(model, segments)(*inputs, torch.tensor([encoding.type_ids]) if segments else None)[0]
        expected.append({
            "claim": claim, "evidence": evidence, "ids": encoding.ids, "claim_tokens": [i for i, s in enumerate(encoding.sequence_ids) if s == 1],
            "logits": [round(v, 6) for v in logits.flatten().tolist()]})
    (target / "expected.json").write_text("[\n" + ",\n".join(json.dumps(e, ensure_ascii=False) for e in expected) + "\n]\n")
    print(name, sum(f.stat().st_size for f in target.iterdir()), [e["logits"][:6] for e in expected])


def decoder(folder):
    """A graph that asks for what only the decoder of a seq2seq model is given."""
    names = ("input_ids", "attention_mask", "decoder_input_ids")
    inputs = [onnx.helper.make_tensor_value_info(name, onnx.TensorProto.INT64, ["batch", "length"]) for name in names]
    output = onnx.helper.make_tensor_value_info("logits", onnx.TensorProto.FLOAT, ["batch", "length"])
    nodes = [onnx.helper.make_node("Add", ["input_ids", "decoder_input_ids"], ["both"]),
             onnx.helper.make_node("Add", ["both", "attention_mask"], ["all"]),
             onnx.helper.make_node("Cast", ["all"], ["logits"], to=onnx.TensorProto.FLOAT)]
    graph = onnx.helper.make_graph(nodes, "decoder", inputs, [output])
    folder.mkdir(parents=True, exist_ok=True)
    onnx.save(onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", 18)], ir_version=10), folder / "model.onnx")


if __name__ == "__main__":
    decoder(pathlib.Path(sys.argv[1]) / "decoder")
    for seed, (name, make) in enumerate([("bert", bert), ("roberta", roberta), ("deberta", deberta), ("modernbert", modernbert), ("t5", t5)]):
        write(pathlib.Path(sys.argv[1]), name, make, seed)
