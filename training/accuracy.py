"""The tables of docs/accuracy.md: `holdfast bench grounding` over every labelled set, as Markdown."""
import argparse
import json
import pathlib
import subprocess

EXAM = pathlib.Path(__file__).parent / "exam"
GROUPS = {
    "Answers in pairs": [
        ("first exam", EXAM / "ordinary.jsonl"),
        ("second exam", EXAM / "second.jsonl"),
        ("third exam", EXAM / "third.jsonl"),
        ("general dev", "dev/general.pairs"),
        ("long answers", EXAM / "long.jsonl"),
        ("embedded", EXAM / "embedded.jsonl"),
        ("looked up", EXAM / "looked.jsonl"),
    ],
    "Benchmarks": [
        ("RAGTruth test, public third", "test/ragtruth.test.public_third"),
        ("SummEdits news", "dev/summedits.news"),
        ("SummEdits samsum", "dev/summedits.samsum"),
        ("quintd dev", "dev/quintd"),
    ],
    "Other people's sets": [
        ("TRUE frank", "test/true.frank"),
        ("TRUE qags-cnn", "test/true.qags_cnndm"),
        ("TRUE qags-xsum", "test/true.qags_xsum"),
        ("TRUE q2", "test/true.q2"),
        ("TRUE begin", "test/true.begin"),
        ("WiCE dev", "dev/wice.claim_dev"),
        ("AttributionBench-500", "dev/attributionbench.test_all_subset_balanced_sampled500"),
    ],
}


def percent(rate):
    return f"{100 * rate['share']:.0f} %"


def decimal(value):
    """.755, as the other figures of the documentation are written."""
    return "" if value is None else f"{value:.3f}".removeprefix("0")


def bounds(interval):
    return "" if interval is None else f" [{decimal(interval['low'])}, {decimal(interval['high'])}]"


def ranking(s):
    """AUROC, as mean over tasks where a set has several."""
    if len(s["by_task"]) > 1 and s["pairs"] == 0 and s["macro"] is not None:
        return f"{decimal(s['macro'])}{bounds(s['macro_interval'])} macro"
    return f"{decimal(s['auroc'])}{bounds(s['interval'])}"


def trivial(s):
    """The better of two trivial scores, in the same terms."""
    key = "macro" if ranking(s).endswith("macro") else "auroc"
    return decimal(max(s["word_novelty"][key] or 0, s["bigram_novelty"][key] or 0))


def row(name, s):
    pairs = f"{decimal(s['right_in_pair'])}{bounds(s['right_in_pair_interval'])} of {s['pairs']}" if s["pairs"] else "–"
    cells = [
        name,
        f"{s['n']:,} ({s['positives']:,})",
        ranking(s),
        decimal(s["stratified"]) if len(s["by_task"]) > 1 and s["stratified"] is not None else "–",
        pairs,
        f"{percent(s['right_flagged'])} · {percent(s['wrong_passed'])}",
        percent(s["surest_half"]),
        decimal(s["calibration_error"]),
        f"{100 * s['balanced_accuracy']:.1f}",
        f"{100 * s['f1']:.1f}",
        trivial(s),
    ]
    return "| " + " | ".join(cells) + " |"


HEAD = """| set | n (unsupported) | AUROC [95 %] | stratified | right in pair | right flagged · wrong passed | surest half | calibration error | balanced accuracy | F1 | best trivial AUROC |
|---|---|---|---|---|---|---|---|---|---|---|"""


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=pathlib.Path, required=True, help="the folder grounding of the shared data")
    parser.add_argument("--holdfast", default="./holdfast")
    parser.add_argument("--table", choices=GROUPS, action="append", help="only this table")
    args = parser.parse_args()
    for title in args.table or GROUPS:
        sets = GROUPS[title]
        files = [str(f) if isinstance(f, pathlib.Path) else str(args.data / (f + ".jsonl.gz")) for _, f in sets]
        out = subprocess.run([args.holdfast, "bench", "grounding", "--json", "--data", *files], check=True, text=True, stdout=subprocess.PIPE)
        measured = json.loads(out.stdout)
        print(f"{title}, config {measured['config']}\n\n{HEAD}")
        for (name, _), figures in zip(sets, measured["sets"], strict=True):
            print(row(name, figures))
        print()


if __name__ == "__main__":
    main()
