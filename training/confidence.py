"""The weights of `engine.confidence.checked_*`, from telemetry of `holdfast rag experiment --gate off` on the training titles.

The weight of the statement is a logistic regression (is the question answerable?), cross-validated by title. The reader's is not fitted: it was
trained on these titles and looks far better here than on any other, so a regression would trust it alone. It gets the same say as the statement
instead: brought to the statement's mean and spread (no labels needed), both averaged."""
import argparse
import json

import numpy as np

import metrics

AT = (.05, .1, .15, .2, .3)


def fit(x, y, l2):
    """Logistic regression by Newton's method, inputs standardised, penalty l2 on the weights. Returns intercept and weights of the raw inputs."""
    mu, sd = x.mean(0), x.std(0) + 1e-9
    z = np.c_[np.ones(len(x)), (x - mu) / sd]
    w, p2 = np.zeros(z.shape[1]), np.eye(z.shape[1]) * l2
    p2[0, 0] = 0
    for _ in range(60):
        p = 1 / (1 + np.exp(-z @ w))
        w -= np.linalg.solve((z * (p * (1 - p))[:, None]).T @ z + p2, z.T @ (p - y) + p2 @ w)
    b = w[1:] / sd
    return w[0] - float((b * mu).sum()), b


def by_title(x, y, titles, l2):
    out = np.zeros(len(y))
    for t in sorted(set(titles)):
        a, b = fit(x[titles != t], y[titles != t], l2)
        out[titles == t] = a + x[titles == t] @ b
    return out


def show(name, y, s):
    declined = {q: round(float((s[y == 0] < np.quantile(s[y == 1], q)).mean()), 3) for q in AT}
    print(f"{name:22s} area {metrics.auroc(y, s):.3f}, unanswerable declined at a share of answerable {declined}")


def main():
    p = argparse.ArgumentParser()
    p.add_argument("telemetry", nargs="+")
    p.add_argument("--l2", type=float, default=3.0)
    a = p.parse_args()
    rows = [r for f in a.telemetry for r in map(json.loads, open(f)) if r.get("evidence")]
    reader, statement = (np.array([r["evidence"][k] for r in rows]) for k in ("reader", "statement"))
    y = np.array([float(r["answerable"]) for r in rows])
    titles = np.array([r["title"] for r in rows])
    print(f"{len(rows)} drafts, {int(y.sum())} of answerable questions, {len(set(titles))} titles")
    c, b = fit(statement[:, None], y, a.l2)
    scale = statement.std() / reader.std()
    weights = c + .5 * b[0] * (statement.mean() - scale * reader.mean()), .5 * b[0] * scale, .5 * b[0]
    show("reader (in sample)", y, reader)
    show("statement, by title", y, by_title(statement[:, None], y, titles, a.l2))
    show("both, equal say", y, weights[1] * reader + weights[2] * statement)
    for k, v in zip(("intercept", "reader", "statement"), weights):
        print(f"    checked_{k}: {v:.2f}")


if __name__ == "__main__":
    main()
