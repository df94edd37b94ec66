"""bge-small encoder, whole or every second layer of it, with five heads."""
import numpy as np
import torch
from torch import nn
from transformers import BertConfig, BertModel


class Holdfast(nn.Module):
    def __init__(self, dropout=0.1, layers=12):
        super().__init__()
        cfg = BertConfig(vocab_size=30522, hidden_size=384, num_hidden_layers=layers, num_attention_heads=12, intermediate_size=1536, attention_probs_dropout_prob=dropout, hidden_dropout_prob=dropout)
        self.bert = BertModel(cfg, add_pooling_layer=False)
        self.pool = nn.Linear(384, 384)
        self.drop = nn.Dropout(dropout)
        self.pair = nn.Linear(384, 3)      # support, contradict, no_answer
        self.token = nn.Linear(384, 3)     # unsupported, start, end

    def forward(self, ids, types, mask, states=False):
        out = self.bert(input_ids=ids, token_type_ids=types, attention_mask=mask, output_hidden_states=states)
        h = out.last_hidden_state
        scores = self.pair(self.drop(torch.tanh(self.pool(h[:, 0])))).float(), self.token(h).float()
        return scores + (out.hidden_states,) if states else scores

    def load_trained(self, path):
        """Weights that pack.py wrote (without the frozen word embeddings)."""
        z = np.load(path)
        got = self.load_state_dict({k: torch.tensor(z[k].astype("f4")) for k in z.files}, strict=False)
        assert not got.unexpected_keys, got

    def take_layers_of(self, other):
        """Starts from a deeper network: its embeddings and heads, and the last of every group of its layers."""
        step = len(other.bert.encoder.layer) // len(self.bert.encoder.layer)
        for mine, theirs in ((self.bert.embeddings, other.bert.embeddings), (self.pool, other.pool), (self.pair, other.pair), (self.token, other.token)):
            mine.load_state_dict(theirs.state_dict())
        for i, layer in enumerate(self.bert.encoder.layer):
            layer.load_state_dict(other.bert.encoder.layer[step * (i + 1) - 1].state_dict())
        self.bert.embeddings.word_embeddings.weight.requires_grad_(False)

    def load_base(self, path):
        z, sd = np.load(path), {}
        for k in z.files:
            if k.endswith("|q"):
                sd[k[:-2]] = torch.tensor(z[k].astype("f4") * z[k[:-2] + "|s"])
            elif not k.endswith("|s"):
                sd[k] = torch.tensor(z[k].astype("f4"))
        got = self.bert.load_state_dict(sd, strict=False)
        assert not got.missing_keys or all("position_ids" in k for k in got.missing_keys), got
        self.bert.embeddings.word_embeddings.weight.requires_grad_(False)
