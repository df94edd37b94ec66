"""Yes/no questions over documents with claims: about a claim, answered by yes and no, alone or with the claim or its twin behind it.

Reads corpus files or what the package statements wrote, writes the same documents (same ids, so that the held-out split stays the same) with such claims."""
import argparse
import json
import random
import re

AUX = re.compile(r"^((?:The|An?|This|These) [\w'’-]+|(?:[A-Z][\w'’.&-]*)(?: [A-Z0-9][\w'’.&-]*){0,2}) (is|are|was|were|has|have|had|can|may|must|will|would|should|could) (?=\w)(.+)$")
WHETHER = ("Is it true that {c}?", "Is it correct that {c}?", "Can you confirm that {c}?", "Someone told me that {c}. Is that right?", "Does the document say that {c}?", "I read that {c}. Correct?",
           "Is it the case that {c}?", "Just checking: {c}?", "So {c}, right?", "Would you say that {c}?")
YES = ("Yes.", "Yes, that is right.", "Yes, that's correct.", "Correct.", "True.", "Yes, it is so.", "Yes, according to the document.")
NO = ("No.", "No, that is not right.", "No, that's not correct.", "Incorrect.", "False.", "No, it is not so.", "No, not according to the document.")
WITH_YES, WITH_NO = ("Yes, {c}.", "Yes. {C}.", "Yes – {c}.", "Correct, {c}."), ("No, {c}.", "No. {C}.", "No – {c}.", "Incorrect, {c}.")
OPENS = re.compile(r"^(?:The|An?|This|These|Those|Both|All|Each|Every|Some|Most|None|No|Only|In|On|At|After|Before|By|For|From|If|When|It|They|He|She|There|Two|Three|Four)\b")


def words(s):
    return set(re.findall(r"\w+", s.lower()))


def alike(a, b):
    return len(a & b) / max(1, len(a | b))


def plain(claims):
    return [c for c in claims if not c.get("q") and c["t"].rstrip().endswith(".") and len(c["t"]) < 220 and not re.match(r"(?i)(yes|no)\b", c["t"])]


def twin(claim, others):
    """The claim of the other label that comes nearest; None when none is near."""
    mine = words(claim["t"])
    near = max(((alike(mine, words(o["t"])), o["t"]) for o in others if o["y"] != claim["y"]), default=(0, ""))
    return next(o for o in others if o["t"] == near[1]) if near[0] >= .3 else None


def inner(c, known):
    """A claim inside a sentence: without its full stop, its first word in small letters where it is no name."""
    c = c.strip().rstrip(".")
    first = re.match(r"\w*", c).group().lower()
    return c[0].lower() + c[1:] if OPENS.match(c) or first in known else c


def question(claim, known, rng):
    c = claim.strip().rstrip(".")
    m = AUX.match(c)
    if m and rng.random() < .7 and not re.search(r"\b(?:who|which|that|and|or|not|no)\b", m.group(1)) and "," not in m.group(1):
        return f"{m.group(2).capitalize()} {inner(m.group(1), known)} {m.group(3)}?"
    return rng.choice(WHETHER).format(c=inner(claim, known))


def asked(about, other, known, rng):
    """Answers to a question about a claim: a right one and a wrong one."""
    q, true = question(about["t"], known, rng), about["y"] == 1
    if other is None or rng.random() < .35:
        answers = [(rng.choice(YES), true), (rng.choice(NO), not true)]
    else:
        say = lambda forms, c: rng.choice(forms).format(c=inner(c["t"], known), C=c["t"].strip().rstrip("."))
        answers = [(say(WITH_YES, about), true), (say(WITH_NO, other), not true)]
    wrong = other if true else about
    w = wrong and wrong.get("w")
    mark = lambda t: w if w and isinstance(w, str) and w in t else t
    return [dict(t=t, y=int(y), q=q, k="yes_no", w="" if y else mark(t)) for t, y in answers]


def main():
    p = argparse.ArgumentParser()
    p.add_argument("files", nargs="+")
    p.add_argument("--out", required=True)
    p.add_argument("--share", type=float, default=.5, help="of the claims of a document")
    p.add_argument("--seed", type=int, default=31)
    a = p.parse_args()
    n = 0
    with open(a.out, "w", encoding="utf-8") as out:
        for path in a.files:
            for line in open(path, encoding="utf-8"):
                d = json.loads(line)
                if d.get("lang", "en") != "en":
                    continue
                rng = random.Random(f"{a.seed}/{d['id']}")
                claims, all = [], plain(d["claims"])
                known = set(re.findall(r"\b[a-z]+\b", d["context"]))
                for k, c in enumerate(c for c in all if rng.random() < a.share):
                    claims += [dict(x, p=f"a{k}") for x in asked(c, twin(c, all), known, rng)]
                if claims:
                    n += len(claims)
                    out.write(json.dumps(dict(d, claims=claims), ensure_ascii=False) + "\n")
    print(n, "claims")


if __name__ == "__main__":
    main()
