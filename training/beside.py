"""Documents of the corpus with what other authors wrote about them later: the same documents, with the same ids, so that the held-out split stays the same, and other claims.

`corpus/lookups/*.jsonl`, questions that people look up: a document's `id` and what was `asked`: `q`, the words of the document that answer (`e`, `-` where it does not say), where
they begin (`at`), and `says` (Y or N) where the question is answered by yes or no. One right answer to each is its claim: input of questions.py and answers.py.

`corpus/summaries/*.jsonl`, answers of several sentences, right ones and ones with a flaw or two, and `corpus/embedded/*.jsonl`, answers whose main statement is right and that
say something more inside it, right or wrong: a document's `id` and `claims` as in the corpus."""
import argparse
import glob
import json
import os

SAYS = dict(en=("Yes", "No"), de=("Ja", "Nein"), fr=("Oui", "Non"), es=("Sí", "No"), id=("Ya", "Tidak"))


def answered(asked, lang):
    says = asked.get("says")
    said = SAYS[lang]["YN".index(says)] + "." if says else "The document does not say." if asked["e"] == "-" else asked["e"]
    return dict(q=asked["q"], t=said, y=1, **{k: asked[k] for k in ("e", "at") if k in asked})


def main():
    p = argparse.ArgumentParser()
    p.add_argument("what", choices=("lookups", "summaries", "embedded", "looked"))
    p.add_argument("--corpus", default=os.path.dirname(os.path.abspath(__file__)) + "/corpus")
    p.add_argument("--out", required=True)
    a = p.parse_args()
    docs = {d["id"]: d for path in sorted(glob.glob(a.corpus + "/*.jsonl")) for d in map(json.loads, open(path, encoding="utf-8"))}
    count = 0
    with open(a.out, "w", encoding="utf-8") as out:
        for path in sorted(glob.glob(f"{a.corpus}/{a.what}/*.jsonl")):
            for row in map(json.loads, open(path, encoding="utf-8")):
                doc = docs[row["id"]]
                claims = [answered(q, doc["lang"][:2]) for q in row["asked"]] if a.what == "lookups" else row["claims"]
                count += len(claims)
                out.write(json.dumps(dict(doc, claims=claims), ensure_ascii=False) + "\n")
    print(count, a.what)


if __name__ == "__main__":
    main()
