"""Documents of the family `described`."""
import random

from ..claims import Retry, numbered
from .listings import listing_document
from .series import series_document

LIMITS = dict(claims=(8, 12), characters=(90, 4300), overlap=.03, auc=.57)


def document(seed, number):
    rng = random.Random(f"described/{seed}/{number}")
    kind, make = (("listing", listing_document), ("listing", listing_document), ("series", series_document))[number % 3]
    for _ in range(60):
        try:
            domain, context, claims = make(rng)
            break
        except Retry:
            continue
    else:
        raise SystemExit(f"described: document {number} of seed {seed} could not be made")
    pairs = [claims[i:i + 2] for i in range(0, len(claims), 2)]
    return {"id": f"de{seed}-{kind}-{number:06d}", "domain": domain, "lang": "en", "context": context, "claims": numbered(rng, pairs)}
