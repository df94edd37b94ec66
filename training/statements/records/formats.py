"""Trees of keys and values as text: compact JSON, YAML, outlines, XML, properties, TOML."""
import json
import re
from html import escape


def scalar(v, fmt="json"):
    if v is None:
        return {"json": "null", "yaml": "null", "outline": "-", "xml": "", "props": "null", "toml": '"null"'}[fmt]
    if v is True or v is False:
        return {"outline": "yes" if v else "no"}.get(fmt, "true" if v else "false")
    if isinstance(v, (int, float)):
        return str(v)
    if fmt in ("json", "toml"):
        return json.dumps(v, ensure_ascii=False)
    if fmt == "yaml" and (v == "" or re.match(r"^[\d.+-]+$|^(true|false|null|yes|no|on|off)$", v) or ": " in v or v[0] in "*&!%@#{[" or " #" in v):
        return json.dumps(v, ensure_ascii=False)
    return v


def flat(x):
    return not isinstance(x, (dict, list))


def semi(x, ind=0):
    pad = "  " * (ind + 1)
    one_line = json.dumps(x, ensure_ascii=False)
    if flat(x) or (len(one_line) < 76 and ind):
        return one_line
    if isinstance(x, dict):
        return "{\n" + ",\n".join(f"{pad}{json.dumps(k)}: {semi(v, ind + 1)}" for k, v in x.items()) + "\n" + "  " * ind + "}"
    return "[\n" + ",\n".join(pad + semi(v, ind + 1) for v in x) + "\n" + "  " * ind + "]"


def yaml(x, ind=0):
    pad = "  " * ind
    out = []
    if isinstance(x, dict):
        for k, v in x.items():
            if flat(v):
                out.append(f"{pad}{k}: {scalar(v, 'yaml')}")
            elif not v:
                out.append(f"{pad}{k}: " + ("[]" if isinstance(v, list) else "{}"))
            elif isinstance(v, list) and all(flat(e) for e in v):
                out.append(f"{pad}{k}: [{', '.join(scalar(e, 'yaml') for e in v)}]")
            else:
                out.append(f"{pad}{k}:\n" + yaml(v, ind + 1))
    else:
        for v in x:
            if flat(v):
                out.append(f"{pad}- {scalar(v, 'yaml')}")
            else:
                body = yaml(v, ind + 1)
                out.append(pad + "- " + body.lstrip())
    return "\n".join(out)


def outline(x, ind=0, bullet=False):
    pad = "  " * ind + ("- " if bullet else "")
    out = []
    for k, v in (x.items() if isinstance(x, dict) else ((None, v) for v in x)):
        head = f"{k}: " if k is not None else ""
        if flat(v):
            out.append(f"{pad}{head}{scalar(v, 'outline')}")
        elif not v:
            out.append(f"{pad}{head}(none)")
        elif isinstance(v, list) and all(flat(e) for e in v):
            out.append(f"{pad}{head}{', '.join(scalar(e, 'outline') for e in v)}")
        elif k is None and isinstance(v, dict) and all(flat(e) for e in v.values()):
            out.append(("  " * ind + "- ") + "; ".join(f"{a}: {scalar(b, 'outline')}" for a, b in v.items()))
        elif k is None:
            out.append("  " * ind + "- " + outline(v, ind + 1, bullet).strip().removeprefix("- ") if bullet else "  " * ind + "* " + outline(v, ind + 1).strip())
        else:
            out.append(f"{pad}{k}:\n" + outline(v, ind + 1, bullet))
    return "\n".join(out)


def xml(x, ind):
    pad, out = "  " * ind, []
    for k, v in x.items():
        k = re.sub(r"[^\w.-]", "_", k)
        if re.match(r"\d|_", k):
            k = "k" + k
        for e in (v if isinstance(v, list) else [v]):
            if isinstance(e, dict):
                if all(flat(z) for z in e.values()) and len(e) < 6 and len(str(e)) < 120:
                    out.append(f"{pad}<{k}" + "".join(f' {re.sub(chr(92) + "W", "_", a)}="{escape(scalar(b, "xml"))}"' for a, b in e.items()) + "/>\n")
                else:
                    out.append(f"{pad}<{k}>\n{xml(e, ind + 1)}{pad}</{k}>\n")
            elif e is None:
                out.append(f'{pad}<{k} nil="true"/>\n')
            else:
                out.append(f"{pad}<{k}>{escape(scalar(e, 'xml'))}</{k}>\n")
        if isinstance(v, list) and not v:
            out.append(f"{pad}<{k}/>\n")
    return "".join(out)


def props(x, path=""):
    if isinstance(x, dict):
        return [l for k, v in x.items() for l in props(v, f"{path}.{k}" if path else k)] or [path + " = {}"]
    if isinstance(x, list):
        if all(flat(v) for v in x):
            return [f"{path} = [" + ", ".join(scalar(v, "props") for v in x) + "]"]
        return [l for n, v in enumerate(x) for l in props(v, f"{path}[{n}]")]
    return [f"{path} = {scalar(x, 'props')}"]


def toml(x, path=""):
    out, rest = [], []
    for k, v in x.items():
        q = k if re.fullmatch(r"[\w-]+", k) else json.dumps(k)
        p = f"{path}.{q}" if path else q
        if flat(v):
            if v is not None:
                out.append(f"{q} = {scalar(v, 'toml')}")
            else:
                out.append(f"# {q} is not set (null)")
        elif isinstance(v, list) and all(flat(e) for e in v):
            out.append(f"{q} = [{', '.join(scalar(e, 'toml') for e in v)}]")
        elif isinstance(v, list):
            rest += [f"\n[[{p}]]\n" + toml(e, p) if isinstance(e, dict) else "" for e in v]
        else:
            rest.append(f"\n[{p}]\n" + toml(v, p))
    return "\n".join(out + rest)
