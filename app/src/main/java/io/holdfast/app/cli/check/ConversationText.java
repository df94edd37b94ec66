package io.holdfast.app.cli.check;

import io.holdfast.core.conversation.Completeness;
import io.holdfast.core.conversation.ConversationReport;
import io.holdfast.core.conversation.Cost;
import io.holdfast.core.conversation.Hallucination;
import io.holdfast.core.conversation.Measurement;
import io.holdfast.core.conversation.Outcome;
import io.holdfast.core.conversation.Pairing;
import io.holdfast.core.conversation.Reason;
import io.holdfast.core.conversation.Relevance;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.lab.conversation.Batch;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reports of conversations as people read them on a terminal. */
final class ConversationText {
    private static final double MILLIS = 1000.0;
    private static final int SHOWN = 100;

    private ConversationText() {}

    static String of(ConversationReport report) {
        StringBuilder text = new StringBuilder();
        Pairing pairing = report.pairing();
        line(text, "Verdict: %s", report.outcome().id());
        for (Reason reason : report.reasons()) {
            line(
                    text,
                    "  %-5s %-14s %s",
                    reason.outcome() == Outcome.PASS && !report.measured(reason)
                            ? "-"
                            : reason.outcome().id(),
                    reason.part(),
                    reason.text());
        }
        line(
                text,
                "Paired: question turn %s, response turn %s (%s: %s)",
                number(report, pairing.question()),
                number(report, pairing.answer()),
                pairing.method().id(),
                pairing.method().meaning());
        line(
                text,
                "Tokens: %,d read, %,d written; cost %s",
                report.tokens().inputTokens(),
                report.tokens().outputTokens(),
                report.cost().<String>fold(ConversationText::cost, none -> "not known: " + none.message()));
        asked(text, report);
        unsupported(text, "", report);
        return text.toString();
    }

    /** The turns that were paired, as the name of a report among others of its conversation. */
    static String turns(ConversationReport report) {
        return "turn " + number(report, report.pairing().question()) + " -> "
                + number(report, report.pairing().answer());
    }

    static String of(List<String> names, Batch batch) {
        StringBuilder text = new StringBuilder();
        line(
                text,
                "%-22s %-7s %9s %12s %13s %8s",
                "conversation",
                "verdict",
                "relevance",
                "completeness",
                "hallucination",
                "latency");
        for (int i = 0; i < names.size(); i++) {
            ConversationReport report = batch.reports().get(i);
            line(
                    text,
                    "%-22s %-7s %9s %12s %13s %8s",
                    names.get(i),
                    report.outcome().id(),
                    cell(report.relevance(), Relevance::score),
                    cell(report.completeness(), Completeness::score),
                    cell(report.hallucination(), Hallucination::score),
                    report.latency().<String>fold(ConversationText::seconds, none -> "-"));
            unsupported(text, "  ", report);
        }
        line(
                text,
                "%n%d conversations: %d pass, %d warn, %d fail; latency p50 %s, p95 %s, p99 %s",
                names.size(),
                batch.count(Outcome.PASS),
                batch.count(Outcome.WARN),
                batch.count(Outcome.FAIL),
                batch.latency(0.50).map(ConversationText::seconds).orElse("-"),
                batch.latency(0.95).map(ConversationText::seconds).orElse("-"),
                batch.latency(0.99).map(ConversationText::seconds).orElse("-"));
        return text.toString();
    }

    private static void asked(StringBuilder text, ConversationReport report) {
        if (report.completeness() instanceof Measurement.Measured<Completeness> measured) {
            for (Completeness.Asked asked : measured.value().asked()) {
                line(text, "%s: \"%s\"", asked.state().id(), shown(asked.text()));
            }
        }
    }

    private static void unsupported(StringBuilder text, String indent, ConversationReport report) {
        if (report.hallucination() instanceof Measurement.Measured<Hallucination> measured) {
            List<TracedClaim> open = measured.value().trace().claims().stream()
                    .filter(c -> !c.supported())
                    .toList();
            for (TracedClaim claim : open) {
                line(
                        text,
                        "%s%s: \"%s\"",
                        indent,
                        claim.verdict().id(),
                        shown(claim.claim().text()));
                if (!claim.evidence().isEmpty()) {
                    line(
                            text,
                            "%s  nearest, chunk %s: \"%s\"",
                            indent,
                            claim.evidence().get(0).passage().documentId(),
                            shown(claim.evidence().get(0).passage().text()));
                }
            }
        }
    }

    private static String shown(String text) {
        String flat = text.strip().replaceAll("\\s+", " ");
        return flat.length() <= SHOWN ? flat : flat.substring(0, flat.offsetByCodePoints(0, SHOWN / 2)) + "…";
    }

    private static String number(ConversationReport report, @Nullable Integer index) {
        return index == null ? "-" : report.conversation().turns().get(index).number();
    }

    private static String cost(Cost cost) {
        return cost.amount().toPlainString() + " " + cost.currency() + " (" + cost.model()
                + (cost.assumed() ? ", assumed" : "") + ")";
    }

    private static String seconds(Duration duration) {
        return String.format(Locale.ROOT, "%.1f s", duration.toMillis() / MILLIS);
    }

    private static <T> String cell(Measurement<T> measurement, Function<T, Double> score) {
        return measurement.fold(
                value -> String.format(Locale.ROOT, "%.2f", score.apply(value)),
                none -> none.code().id());
    }

    private static void line(StringBuilder text, String format, @Nullable Object... arguments) {
        text.append(String.format(Locale.ROOT, format, arguments)).append('\n');
    }
}
