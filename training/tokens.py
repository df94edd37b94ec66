"""Tokenizer of the bge-small jar and the exact input layout of the model."""
import os
import zipfile
from tokenizers import Tokenizer

CLS, SEP = 101, 102
GROUNDING, READER = 2, 3          # [unused1] and [unused2], right after [CLS]
MAX_A, MAX_LEN = 128, 384


def load(jar):
    z = zipfile.ZipFile(jar)
    name = [n for n in z.namelist() if n.endswith("tokenizer.json")][0]
    t = Tokenizer.from_str(z.read(name).decode("utf-8"))
    t.no_padding()
    t.no_truncation()
    return t


def layout(a, b, marker):
    """[CLS] marker A [SEP] B [SEP]; A is cut to MAX_A tokens, then B from its end. Token types: 0 up to the first [SEP], then 1."""
    a = a[:MAX_A]
    b = b[:MAX_LEN - len(a) - 4]
    ids = [CLS, marker] + a + [SEP] + b + [SEP]
    return ids, [0] * (len(a) + 3) + [1] * (len(b) + 1)
