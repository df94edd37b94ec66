"""python -m statements tables|prose|records|languages --documents N --seed S [--short] [--check] --out FILE

One document a line, the format of corpus/*.jsonl plus `p`: claims come in pairs of a true and a false one. Document and claims follow from seed and number."""
import argparse
import functools
import json

from .check import check
from .languages import documents as languages
from .prose import documents as prose
from .records import documents as records
from .tables import documents as tables


def main():
    p = argparse.ArgumentParser(prog="python -m statements", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("family", choices=("tables", "prose", "records", "languages"))
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
    make, limits = {"tables": (functools.partial(tables.document, checked=a.check), tables.LIMITS),
                    "prose": (functools.partial(prose.document, short=a.short), prose.SHORT_LIMITS if a.short else prose.LIMITS),
                    "records": (records.document, records.LIMITS),
                    "languages": (languages.document, languages.LIMITS)}[a.family]
    docs = [make(a.seed, i) for i in range(a.documents)]
    if a.out:
        with open(a.out, "w", encoding="utf-8") as f:
            for d in docs:
                f.write(json.dumps(d, ensure_ascii=False) + "\n")
    if a.check:
        check(docs, **limits)


if __name__ == "__main__":
    main()
