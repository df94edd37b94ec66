"""Rows of a record as a Markdown table, a list, JSON, YAML, CSV or lines of keys and values."""
import json
from decimal import Decimal as D


def raw(v):
    """A value as data holds it."""
    if isinstance(v, D):
        return int(v) if v == int(v) else float(v)
    return v


def snake(s):
    for sign, code in (("€", "EUR"), ("$", "USD"), ("£", "GBP")):
        s = s.replace(sign, code)
    return "".join(c if c.isalnum() else "_" for c in s.lower()).strip("_").replace("__", "_")


def rows(r, title, name, columns, data, extra=None):
    """data: (name, values); columns: header with its unit; extra: further keys of the record."""
    kind = r.choice(("md", "md", "md", "json", "json", "yaml", "csv", "list", "lines"))
    extra = extra or {}
    cell = lambda v: f"{v:,}" if isinstance(v, int) and v > 2100 and kind in ("md", "list", "lines") else str(v)
    data = [(a, [raw(v) for v in vs]) for a, vs in data]
    note = "".join(f"{k}: {raw(v)}\n" for k, v in extra.items())
    if kind == "md":
        lines = ["| " + " | ".join([name] + columns) + " |", "|" + "---|" * (len(columns) + 1)] + ["| " + " | ".join([a] + [cell(v) for v in vs]) + " |" for a, vs in data]
        return (f"{title}\n\n" if title else "") + "\n".join(lines) + ("\n\n" + note.strip() if note else "")
    if kind == "csv":
        return (f"# {title}\n" if title else "") + ",".join(snake(x) for x in [name] + columns) + "\n" + "\n".join(",".join([a] + [str(v) for v in vs]) for a, vs in data) + ("\n# " + note.strip().replace("\n", "\n# ") if note else "")
    if kind == "json":
        o = {"title": title, **{snake(k): raw(v) for k, v in extra.items()}, snake(name) + "s": [{snake(name): a, **{snake(c): v for c, v in zip(columns, vs)}} for a, vs in data]}
        return json.dumps(o, ensure_ascii=False, indent=r.choice((None, 1, 2)))
    if kind == "yaml":
        return f"title: {title}\n" + "".join(f"{snake(k)}: {raw(v)}\n" for k, v in extra.items()) + snake(name) + "s:\n" + "\n".join(f"  - {snake(name)}: {a}\n" + "\n".join(f"    {snake(c)}: {v}" for c, v in zip(columns, vs)) for a, vs in data)
    if kind == "list":
        return f"{title}:\n" + "\n".join(f"- {a}: " + ", ".join(f"{c} {cell(v)}" for c, v in zip(columns, vs)) for a, vs in data) + ("\n" + note.strip() if note else "")
    return f"{title}\n" + "\n\n".join(f"{name}: {a}\n" + "\n".join(f"{c}: {cell(v)}" for c, v in zip(columns, vs)) for a, vs in data) + ("\n\n" + note.strip() if note else "")


def fields(r, title, pairs):
    """Keys and values of one record."""
    kind = r.choice(("lines", "json", "yaml", "md", "bullets"))
    pairs = [(k, raw(v)) for k, v in pairs]
    if kind == "json":
        return json.dumps({"record": title, **{snake(k): v for k, v in pairs}}, ensure_ascii=False, indent=r.choice((None, 2)))
    if kind == "yaml":
        return f"# {title}\n" + "\n".join(f"{snake(k)}: {v}" for k, v in pairs)
    if kind == "md":
        return f"**{title}**\n\n| Field | Value |\n|---|---|\n" + "\n".join(f"| {k} | {v} |" for k, v in pairs)
    if kind == "bullets":
        return f"{title}\n" + "\n".join(f"* {k}: {v}" for k, v in pairs)
    return f"{title}\n" + "\n".join(f"{k}: {v}" for k, v in pairs)
