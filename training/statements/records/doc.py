"""One document: its tree of keys and values as text."""
import datetime
import json
from decimal import Decimal as D

from .formats import outline, props, semi, toml, xml, yaml
from .jobs import Jobs
from .wording import L, OMIT, style_key, uc


class Doc(Jobs):
    """A document that is a tree of keys and values."""

    fmt = ("json2", "json2", "json4", "semi", "semi", "line", "yaml", "yaml", "outline", "xml", "props", "bullets", "toml")

    def key(self, spec):
        if isinstance(spec, L):
            return str(spec)
        if spec not in self.cache:
            self.cache[spec] = self.c(spec.split("|"))
        return style_key(self.cache[spec], self.kstyle)

    def tree(self, x):
        if isinstance(x, dict):
            items = [(k, v) for k, v in x.items() if v is not OMIT]
            if self.mix and not any(isinstance(k, L) for k, _ in items):
                for k, _ in items:
                    self.rank.setdefault(k, self.r.random() - (k.split("|")[0] in ("id", "name", "type")))
                items.sort(key=lambda kv: self.rank[kv[0]])
            return {self.key(k): self.tree(v) for k, v in items}
        if isinstance(x, (list, tuple)):
            return [self.tree(v) for v in x]
        if isinstance(x, datetime.datetime):
            return self.ts(x)
        if isinstance(x, D):
            return float(x)
        return x

    def noise(self):
        """harmless fields around a record"""
        r = self.r
        pool = [("request_id|req_id|trace_id|correlation_id", self.hexid(12)), ("api_version|version|schema_version", self.c(("v1", "v2", "1.4", "2024-11", 3))), ("etag|checksum|revision", self.hexid(7)), ("_links|links", {"self": "/v%d/%s" % (self.i(1, 4), self.hexid(5))}),
                ("source|origin_system", self.c(("web", "import", "sync-job", "mobile"))), ("locale|lang", self.c(("en", "en-GB", "de", "fr", "nl"))), ("cache|cached", self.c(("HIT", "MISS"))), ("node|served_by", "n" + str(self.i(1, 30)))]
        return dict(r.sample(pool, r.choice((0, 0, 1, 2, 3))))

    def render(self, x, root="record", fmt=None, wrap=True):
        fmt = fmt or self.c(self.fmt)
        self.kstyle = "title" if fmt in ("outline", "bullets") else ("snake" if fmt == "props" and self.style == "pascal" else self.style)
        if wrap and isinstance(x, dict) and not any(isinstance(k, L) for k in x):
            n = self.noise()
            if self.p(.25) and fmt not in ("outline", "bullets", "toml"):
                x = {self.c(("data", "result", root, "payload", "response")): x, **({"meta|metadata|_meta": n} if n else {})}
            else:
                x = {**x, **n}
        t = self.tree(x)
        if fmt == "json2":
            s = json.dumps(t, indent=2, ensure_ascii=False)
        elif fmt == "json4":
            s = json.dumps(t, indent=4, ensure_ascii=False)
        elif fmt == "line":
            s = json.dumps(t, ensure_ascii=False, separators=(", ", ": ") if self.p(.7) else (",", ":"))
        elif fmt == "semi":
            s = semi(t)
        elif fmt == "yaml":
            s = yaml(t)
        elif fmt == "outline":
            s = root.replace("_", " ").upper() + "\n" + outline(t)
        elif fmt == "bullets":
            s = "## " + uc(root.replace("_", " ")) + "\n" + outline(t, bullet=True)
        elif fmt == "xml":
            s = f"<{root}>\n" + xml(t, 1) + f"</{root}>"
        elif fmt == "props":
            s = "\n".join(props(t))
        else:
            s = toml(t)
        return s
