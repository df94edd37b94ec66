"""bge-small or BERT-base encoder, whole or every second layer of it, with five heads."""
import numpy as np
import torch
from torch import nn
from transformers import BertConfig, BertModel

import weights

SIZES = {"small": (384, 1536, "base.npz"), "base": (768, 3072, "base110.npz")}   # hidden, intermediate, file of the weights to start from


class Holdfast(nn.Module):
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

    def forward(self, ids, types, mask, states=False):
        out = self.bert(input_ids=ids, token_type_ids=types, attention_mask=mask, output_hidden_states=states)
        h = out.last_hidden_state
        scores = self.pair(self.drop(torch.tanh(self.pool(h[:, 0])))).float(), self.token(h).float()
        return scores + (out.hidden_states,) if states else scores

    def load_trained(self, path):
        """Weights that pack.py wrote (without the word embeddings where these were frozen)."""
        got = self.load_state_dict({k: torch.tensor(v) for k, v in weights.unpacked(np.load(path)).items()}, strict=False)
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
