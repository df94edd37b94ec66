"""Writes the golden files beside it: difflib.jsonl (Python's difflib, autojunk off) and porter.txt (NLTK's Porter
stemmer in its original-algorithm mode, on invented words). Needs Python 3 and nltk; the build does not run it."""

import difflib
import json
import pathlib
import random

from nltk.stem.porter import PorterStemmer

HERE = pathlib.Path(__file__).parent
rnd = random.Random(20260101)

ALPHABETS = ["ab", "abc ", "abcdefghij ", "PUT/GETpatch-_.: ", "0123456789,.%$", "äöüßéñ ai", "東京都は首日本。", "a🎉b😀𝒳c", "אבגד ab", "کتابیں ہ"]


def text(alphabet, longest):
    return "".join(rnd.choice(alphabet) for _ in range(rnd.randint(0, longest)))


def mutate(s, alphabet):
    out = list(s)
    for _ in range(rnd.randint(1, 4)):
        at = rnd.randint(0, len(out))
        kind = rnd.randint(0, 3)
        if kind == 0:
            out.insert(at, rnd.choice(alphabet))
        elif kind == 1 and out:
            out.pop(min(at, len(out) - 1))
        elif kind == 2:
            out = out[at:] + out[:at]
        else:
            out[at:at] = out[: rnd.randint(0, len(out))]
    return "".join(out)


pairs = [("", ""), ("", "a"), ("a", ""), ("same", "same"), ("/files//home/x", "/files/home/x"), ("PUT", "PATCH"), ("WIKIMEDIA", "WIKIMANIA")]
for i in range(320):
    alphabet = ALPHABETS[i % len(ALPHABETS)]
    a = text(alphabet, 40 if i % 5 else 300)
    b = mutate(a, alphabet) if i % 2 else text(alphabet, 40 if i % 5 else 300)
    pairs.append((a, b))
with open(HERE / "difflib.jsonl", "w", encoding="utf-8", newline="\n") as out:
    for a, b in pairs:
        ratio = difflib.SequenceMatcher(None, a, b, autojunk=False).ratio()
        out.write(json.dumps({"a": a, "b": b, "ratio": ratio}) + "\n")

STEMS = "relat condit ration val digit conform radic differ vil analog vietnam oper feudal decis hope call form sens triplic electr good reviv allow infer air gyroscop adjust irrit replac depend adopt homolog commun activ angular effect bowdl prob rat ceas control roll cat pon pony tie sk sky happ plast bled mot sing tann fall hiss fizz fail fil tr enj s spr a oy yyy cry trayy eye beyond".split()
SUFFIXES = ", s, es, ies, sses, ss, ed, eed, ing, at, ated, bled, izing, y, ational, tional, enci, anci, izer, abli, alli, entli, eli, ousli, ization, ation, ator, alism, iveness, fulness, ousness, aliti, iviti, biliti, icate, ative, alize, iciti, ical, ful, ness, al, ance, ence, er, ic, able, ible, ant, ement, ment, ent, ion, sion, tion, ou, ism, ate, iti, ous, ive, ize, e, ll, lle".split(", ")
stemmer = PorterStemmer(mode=PorterStemmer.ORIGINAL_ALGORITHM)
words = sorted({w for s in STEMS for x in SUFFIXES for w in [s + x] if len(w) > 2})
words += ["".join(rnd.choice("abeilnosty") for _ in range(rnd.randint(3, 9))) for _ in range(600)]
with open(HERE / "porter.txt", "w", encoding="utf-8", newline="\n") as out:
    for w in dict.fromkeys(words):
        out.write(f"{w} {stemmer.stem(w)}\n")
