"""Right claims of the corpus beside copies in which a name, a code token or a number is replaced by one that another document holds and this one does
not: what models invent, which authors seldom do because their wrong answers use the words of the document. Format of `statements/` (pairs share `p`)."""
import argparse
import collections
import json
import random
import re

import windows

SHAPES = {
    "name": re.compile(r"(?<=[a-z,;] )(?:[A-ZÄÖÜ][a-zäöüßéèíóñ]{2,}(?: [A-Z][a-zäöüßéèíóñ]{2,})?)\b"),
    "code": re.compile(r"(?<![\w-])--[a-z][\w-]+|\b\w+\(\)|(?<!\w)/[\w.]+(?:/[\w.]+)+|\b[a-z]+[A-Z]\w+\b|\b[a-z]+_\w+\b"),
    "number": re.compile(r"(?<![\w.,:/-])\d{1,3}(?:[.,]\d{1,3})?(?![\w.,:/-]*\d)"),
}
CALENDAR = re.compile(r"^(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?$|^(?:Janu|Febru)ary$|^(?:Septem|Octo|Novem|Decem)ber$|^(?:March|April|May|June|July|August|Christmas|Easter)$")


def shape(word):
    """Names by their number of words, numbers by their digits."""
    return len(word.split()), re.sub(r"\d", "9", word) if word[0].isdigit() else ""


def found(text, kind):
    return [m for m in SHAPES[kind].finditer(text) if not CALENDAR.match(m.group())]


def main():
    p = argparse.ArgumentParser()
    p.add_argument("corpus", nargs="+")
    p.add_argument("--share", type=float, default=.3, help="share of the right claims with such a word that are taken")
    p.add_argument("--seed", type=int, default=37)
    p.add_argument("--held", action="store_true", help="documents that are never trained on too, as for 0.12 by mistake: tells which those were")
    p.add_argument("--out", required=True)
    a = p.parse_args()
    rng, docs = random.Random(a.seed), [json.loads(line) for path in a.corpus for line in open(path, encoding="utf-8")]
    docs = [d for d in docs if d["lang"] != "de" and (a.held or not windows.held("authored", d["id"]))]    # every German noun is written like a name
    pool = {(k, d["lang"]): [] for k in SHAPES for d in docs}
    for d in docs:
        for k in SHAPES:
            pool[k, d["lang"]] += sorted({m.group() for m in found(d["context"], k)})
    count = collections.Counter()
    with open(a.out, "w", encoding="utf-8") as out:
        for d in docs:
            held, claims = d["context"].lower(), []
            for c in d["claims"]:
                kinds = [k for k in SHAPES if any(m.group().lower() in held for m in found(c["t"], k))]
                if not c["y"] or not kinds or rng.random() >= a.share:
                    continue
                kind = rng.choice(kinds)
                m = rng.choice([m for m in found(c["t"], kind) if m.group().lower() in held])
                said = held + " " + c.get("q", "").lower() + " " + c["t"].lower()
                words = pool[kind, d["lang"]]
                other = [w for w in rng.sample(words, min(40, len(words))) if w.lower() not in said and shape(w) == shape(m.group())]
                if other:
                    q = {"q": c["q"]} if "q" in c else {}
                    twin = len(claims) // 2
                    claims += [dict(q, t=c["t"], y=1, k=kind, p=twin), dict(q, t=c["t"][:m.start()] + other[0] + c["t"][m.end():], y=0, k=kind, w=other[0], p=twin)]
                    count[kind] += 1
            if claims:
                out.write(json.dumps(dict(id="inv-" + d["id"], domain=d["domain"], lang=d["lang"], context=d["context"], claims=claims), ensure_ascii=False) + "\n")
    print(dict(count))


if __name__ == "__main__":
    main()
