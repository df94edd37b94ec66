"""bge-small or BERT-base encoder, whole or every second layer of it, with five heads."""
import numpy as np
import torch
from torch import nn
from torch.nn import functional as F
from transformers import BertConfig, BertModel

import weights

SIZES = {"small": (384, 1536, "base.npz"), "base": (768, 3072, "base110.npz")}   # hidden, intermediate, file of the weights to start from


def block(layer, h, mask, p):
    """One layer of the encoder, written out so that it can be compiled once for all layers and lengths."""
    own, out = layer.attention.self, layer.attention.output
    b, n, width = h.shape
    q, k, v = (f(h).view(b, n, own.num_attention_heads, -1).transpose(1, 2) for f in (own.query, own.key, own.value))
    seen = F.scaled_dot_product_attention(q, k, v, attn_mask=mask, dropout_p=p).transpose(1, 2).reshape(b, n, width)
    h = out.LayerNorm(F.dropout(out.dense(seen), p) + h)
    return layer.output.LayerNorm(F.dropout(layer.output.dense(F.gelu(layer.intermediate.dense(h))), p) + h)


def saved(path):
    """Weights that a run wrote (.pt), or pack.py (.npz)."""
    return torch.load(path, map_location="cpu") if path.endswith(".pt") else {k: torch.tensor(v) for k, v in weights.unpacked(np.load(path)).items()}


class Holdfast(nn.Module):
    block = staticmethod(block)

    @staticmethod
    def compile():
        Holdfast.block = staticmethod(torch.compile(block, dynamic=True))

    def __init__(self, dropout=0.1, layers=12, size="small"):
        super().__init__()
        hidden, inner, self.start = SIZES[size]
        cfg = BertConfig(vocab_size=30522, hidden_size=hidden, num_hidden_layers=layers, num_attention_heads=12, intermediate_size=inner, attention_probs_dropout_prob=dropout, hidden_dropout_prob=dropout)
        self.bert = BertModel(cfg, add_pooling_layer=False)
        self.pool = nn.Linear(hidden, hidden)
        self.drop = nn.Dropout(dropout)
        self.pair = nn.Linear(hidden, 3)      # support, contradict, no_answer
        self.token = nn.Linear(hidden, 3)     # unsupported, start, end

    @staticmethod
    def like(state):
        """An empty network of the shape of saved weights."""
        size = next(k for k, v in SIZES.items() if v[0] == state["pool.weight"].shape[0])
        return Holdfast(layers=1 + max(int(k.split("layer.")[1].split(".")[0]) for k in state if "layer." in k), size=size)

    @staticmethod
    def trained(path, folder):
        """A network of saved weights, over those of `folder` that pack.py leaves behind."""
        net = Holdfast.like(saved(path))
        net.load_base(folder)
        net.load_trained(path)
        return net

    def forward(self, ids, types, mask, states=False):
        h = self.bert.embeddings(input_ids=ids, token_type_ids=types)
        all, p, mask = [h], self.drop.p if self.training else 0., mask[:, None, None].bool()
        for layer in self.bert.encoder.layer:
            h = self.block(layer, h, mask, p)
            if states:
                all.append(h)
        scores = self.pair(self.drop(torch.tanh(self.pool(h[:, 0])))).float(), self.token(h).float()
        return scores + (all,) if states else scores

    def load_trained(self, path):
        """Saved weights; pack.py leaves the word embeddings out where these were frozen."""
        got = self.load_state_dict(saved(path), strict=False)
        assert not got.unexpected_keys, got

    def take_layers_of(self, other):
        """Starts from a deeper network: its embeddings and heads, and the last of every group of its layers."""
        step = len(other.bert.encoder.layer) // len(self.bert.encoder.layer)
        for mine, theirs in ((self.bert.embeddings, other.bert.embeddings), (self.pool, other.pool), (self.pair, other.pair), (self.token, other.token)):
            mine.load_state_dict(theirs.state_dict())
        for i, layer in enumerate(self.bert.encoder.layer):
            layer.load_state_dict(other.bert.encoder.layer[step * (i + 1) - 1].state_dict())
        self.thaw(False)

    def load_base(self, folder):
        got = self.bert.load_state_dict({k: torch.tensor(v) for k, v in weights.unpacked(np.load(f"{folder}/{self.start}")).items()}, strict=False)
        assert not got.missing_keys or all("position_ids" in k for k in got.missing_keys), got
        self.thaw(False)

    def thaw(self, yes):
        self.bert.embeddings.word_embeddings.weight.requires_grad_(yes)
