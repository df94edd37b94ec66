"""Documents of the family `tables`."""
import random

from ..claims import Retry, numbered
from .chats import Chat
from .languages import foreign_document
from .logs import log_document
from .matrix import matrix_document
from .rules import Rules
from .table import table_document
from .timetables import timetable_document

KINDS = "markdown csv tsv html aligned transposed json yaml ini xml specs news press statement policy timetable log chat foreign foreign".split()
LIMITS = dict(claims=(8, 12), characters=(150, 1200), overlap=.02, accuracy=.53)


def document(seed, number, checked=False):
    rng, lang = random.Random(f"{seed}/{number}"), "en"
    kind = KINDS[number % len(KINDS)]
    for _ in range(50):
        try:
            if kind == "press":
                domain, context, claims = matrix_document(rng, "press")
            elif kind == "statement":
                domain, context, claims = matrix_document(rng, rng.choice(("aligned", "aligned", "markdown", "html", "csv")))
            elif kind == "policy":
                domain, context, claims = Rules(rng).document()
            elif kind == "chat":
                domain, context, claims = Chat(rng).document()
            elif kind == "foreign":
                lang, context, claims = foreign_document(rng)
                domain = "goods"
            elif kind == "timetable":
                domain, context, claims = timetable_document(rng)
            elif kind == "log" and rng.random() < .6:
                domain, context, claims = log_document(rng)
            else:
                domain, context, claims = table_document(rng, kind, checked)
        except Retry:
            continue
        if 150 <= len(context) <= 1200 and len(claims) >= 8:
            break
    else:
        raise SystemExit(f"tables: document {number} of seed {seed} could not be made")
    pairs = [claims[i:i + 2] for i in range(0, len(claims), 2)]
    return {"id": f"st{seed}-{kind}-{number:06d}", "domain": domain, "lang": lang, "context": context, "claims": numbered(rng, pairs)}
