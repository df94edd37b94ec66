"""Documents of the family `records`."""
import random
import re

from ..claims import Retry, numbered
from .chats import chat_document
from .data import rec_diff, rec_graph, rec_package, rec_pages
from .doc import Doc
from .maker import Maker
from .multi import mix_document, multi_document
from .operations import rec_ci, rec_env, rec_error, rec_flags, rec_k8s, rec_sensors
from .people import rec_acl, rec_lab, rec_match, rec_nulls, rec_org, rec_profile
from .schemas import SPECS
from .spec import rec_spec
from .texts import TEXTDOCS
from .trade import rec_hours, rec_order, rec_payment, rec_stores, rec_tracking
from .travel import rec_flight, rec_hotel, rec_weather, rec_zones

RECORDS = [rec_nulls, rec_env, rec_org, rec_zones, rec_stores, rec_diff, rec_graph, rec_pages, rec_order, rec_profile, rec_k8s, rec_ci, rec_weather, rec_hotel, rec_flight, rec_sensors, rec_package, rec_flags, rec_acl, rec_error, rec_hours, rec_lab, rec_tracking, rec_payment, rec_match]
KINDS = "record record spec spec spec chat chat chat text text multi mix".split()
PRE = ("", "", "", "", "Response of the API:\n", "HTTP/1.1 200 OK\nContent-Type: application/json\n\n", "Here is the record I have:\n\n", "# exported {d}\n", "Current state:\n\n", "Tool output:\n")
LIMITS = dict(claims=(8, 12))


def document(seed, number):
    rng = random.Random(f"rec/{seed}/{number}")
    kind = KINDS[number % len(KINDS)]
    for _ in range(60):
        try:
            if kind == "chat":
                s, domain, context = chat_document(rng)
            elif kind == "multi":
                s, domain, context = multi_document(rng)
            elif kind == "mix":
                s, domain, context = mix_document(rng)
            else:
                s = Doc(rng)
                if kind == "record":
                    domain, context = rng.choice(RECORDS)(s)
                elif kind == "spec":
                    domain, context = rec_spec(s, SPECS[rng.randrange(len(SPECS))])
                else:
                    domain, context = rng.choice(TEXTDOCS)(s)
                if kind in ("record", "spec") and context[:1] in "{[":
                    context = rng.choice(PRE).format(d=s.day().strftime("%Y-%m-%d")) + context
            n = len(re.findall(r"\w+", context))
            if not 50 <= n <= 620 or len(context) > 4600:
                continue
            pairs = Maker(s).make(rng.choice((4, 5, 5, 5, 6)))
            if len(pairs) < 4:
                continue
        except Retry:
            continue
        break
    else:
        raise SystemExit(f"records: document {number} of seed {seed} could not be made")
    return {"id": f"rs{seed}-{kind}-{number:06d}", "domain": domain, "lang": "en", "context": context, "claims": numbered(rng, pairs)}
