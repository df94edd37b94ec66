package io.holdfast.app.cli.bench;

import io.holdfast.core.model.Metric.Interval;
import io.holdfast.lab.grounding.Ablation;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What each part of the judgement brings, for people: a row for each part, a column for each set, within 100 columns. */
final class AblationText {
    private static final int PART = 32;

    /** Columns of sets beside each other. */
    private static final int ABREAST = 6;

    private final PrintStream out;

    AblationText(PrintStream out) {
        this.out = out;
    }

    void print(List<Ablation.Table> tables) {
        for (int i = 0; i < tables.size(); i++) {
            Ablation.Table t = tables.get(i);
            out.printf(
                    "(%d) %s: n %d, unsupported %d, claims %d, %s%n",
                    i + 1, t.name(), t.n(), t.positives(), t.claims(), t.macro() ? "mean over tasks" : "pooled");
        }
        for (int from = 0; from < tables.size(); from += ABREAST) {
            out.println();
            columns(tables, from, Math.min(tables.size(), from + ABREAST));
        }
        out.println();
        out.println("brings: AUROC of the whole minus AUROC without the part; above 0 the part helps.");
        out.println("*: 0 is outside the 95 % interval (bootstrap over sources). =: no risk changes.");
        out.println("A feature is held at its mean over the claims of the set; nothing is fitted again.");
        out.flush();
    }

    private void columns(List<Ablation.Table> tables, int from, int to) {
        List<Ablation.Table> shown = tables.subList(from, to);
        StringBuilder head = new StringBuilder(String.format("%-" + PART + "s", "AUROC"));
        StringBuilder whole = new StringBuilder(String.format("%-" + PART + "s", "the whole"));
        for (int i = from; i < to; i++) {
            head.append(String.format("%9s ", "(" + (i + 1) + ")"));
            Double auroc = tables.get(i).auroc();
            whole.append(String.format("%9s ", auroc == null ? "–" : String.format(Locale.ROOT, "%.3f", auroc)));
        }
        out.println(head.toString().stripTrailing());
        out.println(whole.toString().stripTrailing());
        out.println("what each part brings");
        for (int p = 0; p < shown.get(0).parts().size(); p++) {
            StringBuilder row = new StringBuilder(String.format(
                    "  %-" + (PART - 2) + "s", shown.get(0).parts().get(p).part()));
            for (Ablation.Table t : shown) {
                row.append(cell(t.parts().get(p)));
            }
            out.println(row.toString().stripTrailing());
        }
    }

    private static String cell(Ablation.Part part) {
        Double brings = part.brings();
        if (part.changed() == 0) {
            return String.format("%9s ", "=");
        }
        return String.format("%9s%s", brings == null ? "–" : signed(brings), sure(part.interval()) ? "*" : " ");
    }

    /** What rounds to nothing has no sign. */
    private static String signed(double value) {
        String text = String.format(Locale.ROOT, "%+.3f", value);
        return text.endsWith("0.000") ? "0.000" : text;
    }

    private static boolean sure(@Nullable Interval interval) {
        return interval != null && (interval.low() > 0 || interval.high() < 0);
    }
}
