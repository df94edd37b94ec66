"""python -m statements FAMILY --documents N --seed S [--short] [--check] --out FILE

One document a line, the format of corpus/*.jsonl plus `p`: claims come in pairs of a true and a false one. Document and claims follow from seed and number."""
import argparse
import functools
import importlib
import json

from .check import check

FAMILIES = ("tables", "prose", "records", "described", "derived", "reading", "languages")


def main():
    p = argparse.ArgumentParser(prog="python -m statements", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("family", choices=FAMILIES)
    p.add_argument("--documents", type=int, default=3000)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--short", action="store_true", help="prose of one to three sentences or paragraphs")
    p.add_argument("--check", action="store_true", help="assert the invariants, print counts and what a claim alone gives away")
    p.add_argument("--out", help="file to write, JSON lines")
    a = p.parse_args()
    if not a.out and not a.check:
        p.error("give --out FILE, --check or both")
    if a.short and a.family != "prose":
        p.error("--short is for prose")
    family = importlib.import_module(f".{a.family}.documents", __package__)
    options = {"tables": dict(checked=a.check), "prose": dict(short=a.short)}.get(a.family, {})
    make = functools.partial(family.document, **options)
    docs = [make(a.seed, i) for i in range(a.documents)]
    if a.out:
        with open(a.out, "w", encoding="utf-8") as f:
            for d in docs:
                f.write(json.dumps(d, ensure_ascii=False) + "\n")
    if a.check:
        check(docs, **(family.SHORT_LIMITS if a.short else family.LIMITS))


if __name__ == "__main__":
    main()
