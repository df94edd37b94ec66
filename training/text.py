"""Text handling that mirrors the Java side: units of a context, word keys, evidence windows for a claim."""
import json
import math
import re

_ABBR = r"(?<!\bMr)(?<!\bDr)(?<!\bMs)(?<!\bSt)(?<!\bMrs)(?<!\bvs)(?<!\bNo)(?<!\be\.g)(?<!\bi\.e)(?<!\bInc)(?<!\bJr)(?<!\b[A-Z])"
_SPLIT = re.compile(_ABBR + r"(?<=[.!?])[\"'”’)\]]*\s+(?=[\"'“‘(\[\-•*]*[A-Z0-9])|\s+(?=[•●])|\n+")
_WORD = re.compile(r"[A-Za-z]+|\d[\d.,:]*\d|\d")
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
_LEAD = re.compile(r"^\s*(?:[-*•●]+|\(?\d{1,2}[.)])\s+")
_STOP = set("a an the of in on at to for and or is are was were be been by with as it its this that these those from has have had "
            "he she they his her their there which who not".split())


def sentences(text):
    """Splits running text; a line break always ends a sentence."""
    parts = [p.strip() for p in _SPLIT.split(text) if p and p.strip()]
    return [p for p in parts if len(p) > 1] or ([text.strip()] if text.strip() else [])


def parse_record(context):
    """The JSON value of a context that is a record, else None."""
    c = context.strip()
    if c[:1] not in "{[":
        return None
    try:
        return json.loads(c)
    except ValueError:
        return None


def flatten(value, path=(), style="plain"):
    """`path key: value` lines of a JSON value. Underscores become blanks, camel case is split."""
    def key(k):
        k = str(k).replace("_", " ")
        return _CAMEL.sub(" ", k) if style == "plain" else k
    if isinstance(value, dict):
        return [l for k, v in value.items() for l in flatten(v, path + (key(k),), style)]
    if isinstance(value, list):
        return [l for v in value for l in flatten(v, path, style)]
    shown = {True: "true", False: "false", None: "null"}[value] if value is None or isinstance(value, bool) else str(value)
    return [(" ".join(path) + ": " if path else "") + " ".join(shown.split())]


def units(context):
    """The retrieval units of a context: record lines (long values split into sentences), or sentences."""
    record = parse_record(context)
    if record is None:
        return sentences(context), False
    out = []
    for line in flatten(record):
        head, _, body = line.partition(": ")
        parts = sentences(body) if len(body) > 160 else [body]
        out += [head + ": " + parts[0]] + parts[1:] if parts else [line]
    return out, True


def keys(text):
    """Content word keys: lower case, crude plural and inflection stripping, numbers without separators."""
    out = []
    for w in _WORD.findall(_CAMEL.sub(" ", text)):
        w = w.lower()
        if w in _STOP:
            continue
        if w[0].isdigit():
            out.append(w.replace(",", ""))
            continue
        for end in ("ing", "ed", "es", "s"):
            if w.endswith(end) and len(w) - len(end) >= 3:
                w = w[:-len(end)]
                break
        out.append(w)
    return out


class Document:
    """A context cut into units with an index for window search. `count(text)` gives the token length of a unit."""

    def __init__(self, context, count):
        self.units, self.is_record = units(context)
        self.keys = [set(keys(u)) for u in self.units]
        self.size = [max(1, count(u)) for u in self.units]
        df = {}
        for k in self.keys:
            for w in k:
                df[w] = df.get(w, 0) + 1
        n = len(self.units)
        self.idf = {w: math.log(1 + (n + 0.5) / (c + 0.5)) for w, c in df.items()}
        self.mean = sum(self.size) / max(1, n)

    def scores(self, claim):
        c = set(keys(claim))
        return [sum(self.idf[w] for w in c & k) / (0.6 + 0.4 * s / self.mean) for k, s in zip(self.keys, self.size)]

    def retrieved(self, claim, budget=200, most=8):
        """Best units of the claim in document order; empty when nothing matches."""
        sc = self.scores(claim)
        chosen, used = [], 0
        for i in sorted(range(len(sc)), key=lambda i: (-sc[i], i)):
            if sc[i] <= 0 and chosen:
                break
            if used + self.size[i] > budget and chosen:
                continue
            chosen.append(i)
            used += self.size[i]
            if len(chosen) == most or used >= budget:
                break
        return sorted(chosen)

    def contiguous(self, claim, budget=220):
        """The run of units within the budget that covers most of the claim's word weight (ties: higher unit scores)."""
        c = set(keys(claim))
        sc = self.scores(claim)
        best, at = (-1.0, -1.0), (0, 1)
        j = 0
        for i in range(len(self.units)):
            j = max(j, i)
            while j < len(self.units) and (j == i or sum(self.size[i:j + 1]) <= budget):
                j += 1
            seen = set().union(*self.keys[i:j]) & c
            value = (round(sum(self.idf[w] for w in seen), 6), max(sc[i:j], default=0))
            if value > best:
                best, at = value, (i, j)
        return list(range(*at)) if self.units else []

    def record_window(self, budget=320):
        """Records: every short line in order (attributes, hours, address), before free text, up to the budget."""
        out, used = [], 0
        for i, s in enumerate(self.size):
            if s <= 40 and used + s <= budget:
                out.append(i)
                used += s
        return out

    def text(self, idx):
        return " ".join(self.units[i] for i in idx)

    def windows(self, claim, budget=200, most=8, run=220):
        """What Java scores for a claim: retrieved units and a contiguous run (records: all short lines instead)."""
        second = self.record_window() if self.is_record else self.contiguous(claim, run)
        out = [self.text(self.retrieved(claim, budget, most))]
        other = self.text(second)
        if other and other != out[0]:
            out.append(other)
        return out


_META = re.compile(r"^(here('s| is| are)|sure|certainly|okay|i hope|let me know|note:|summary:?$|answer:?$|unable to answer|based on the (given|provided))", re.I)
_PREFIX = re.compile(r"^(according to|based on|as (stated|mentioned) in) (the )?(given |provided |above )?"
                     r"(passages?|text|context|information|article|data|documents?)( \d+(( and|,) \d+)*)?( provided| given)?,? ", re.I)


def claims(answer):
    """Sentences of an answer without list marks, lead-ins and meta remarks."""
    out = []
    for s in sentences(answer.replace("**", "").replace("\\n", "\n")):
        s = _LEAD.sub("", s).strip()
        s = _PREFIX.sub("", s)
        if len(s) < 6 or (s.endswith(":") and len(s.split()) < 14) or (_META.match(s) and len(s.split()) < 14):
            continue
        out.append(s)
    return out or [answer.strip() or "."]
