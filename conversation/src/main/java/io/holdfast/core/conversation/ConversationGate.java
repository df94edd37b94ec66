package io.holdfast.core.conversation;

import io.holdfast.core.config.section.ConversationSettings;
import io.holdfast.core.model.ErrorCode;
import java.time.Duration;
import java.util.List;
import java.util.Locale;

/**
 * Turns the parts of a report into reasons, one each, by the configured borders. A part of quality that could not be
 * measured warns, since it cannot pass; a missing response fails; a response without claims has nothing to hallucinate,
 * and a turn that asks for nothing ("thanks!") cannot be missed.
 */
final class ConversationGate {
    private static final double MILLIS = 1000.0;

    private final ConversationSettings settings;

    ConversationGate(ConversationSettings settings) {
        this.settings = settings;
    }

    /** @param asked whether there is a turn the response answers */
    List<Reason> reasons(
            boolean asked,
            Measurement<Relevance> relevance,
            Measurement<Completeness> completeness,
            Measurement<Hallucination> hallucination,
            List<String> unknownLinks,
            Measurement<Duration> latency) {
        boolean declined = completeness.fold(
                c -> c.count(Completeness.State.DECLINED) > 0 && c.count(Completeness.State.MISSED) == 0,
                none -> false);
        return List.of(
                relevance.fold(r -> relevance(r, declined), none -> unmeasured("relevance", none, asked)),
                completeness.fold(this::completeness, none -> unmeasured("completeness", none, asked)),
                hallucination.fold(this::hallucination, none -> unmeasured("hallucination", none, asked)),
                links(unknownLinks),
                latency.fold(this::latency, none -> new Reason("latency", Outcome.PASS, said(none))));
    }

    /** Who declines what was asked has spoken to the question, in other words than the question's. */
    private Reason relevance(Relevance found, boolean declined) {
        Reason reason = atLeast("relevance", found.score(), settings.relevanceWarn(), settings.relevanceFail(), "");
        return declined && reason.outcome() == Outcome.FAIL
                ? new Reason(reason.part(), Outcome.WARN, reason.text() + "; what was asked is declined")
                : reason;
    }

    /** What is declined warns; only what is missed can fail. */
    private Reason completeness(Completeness found) {
        Reason reason = atLeast(
                "completeness",
                found.score(),
                settings.completenessWarn(),
                settings.completenessFail(),
                "; of " + found.asked().size() + " asked, declined " + found.count(Completeness.State.DECLINED)
                        + ", missed " + found.count(Completeness.State.MISSED));
        return reason.outcome() == Outcome.FAIL && found.count(Completeness.State.MISSED) == 0
                ? new Reason(reason.part(), Outcome.WARN, reason.text())
                : reason;
    }

    private static Reason atLeast(String part, double score, double warn, double fail, String detail) {
        if (score >= warn) {
            return new Reason(part, Outcome.PASS, part + " " + number(score) + ", wanted " + number(warn));
        }
        boolean failed = score < fail;
        return new Reason(
                part,
                failed ? Outcome.FAIL : Outcome.WARN,
                part + " " + number(score) + " is below " + number(failed ? fail : warn) + detail);
    }

    private Reason hallucination(Hallucination found) {
        int all = found.trace().claims().size();
        int unsure = found.unsure().size();
        double score = found.score();
        if (score >= settings.hallucinationWarn()) {
            boolean failed = score >= settings.hallucinationFail();
            return new Reason(
                    "hallucination",
                    failed ? Outcome.FAIL : Outcome.WARN,
                    found.unsupported().size() + " of " + all + " claims not supported: hallucination " + number(score)
                            + " reaches "
                            + number(failed ? settings.hallucinationFail() : settings.hallucinationWarn()));
        }
        if (unsure > 0) {
            return new Reason(
                    "hallucination",
                    Outcome.WARN,
                    unsure + " of " + all + " claims are neither shown nor refuted; a person should look");
        }
        return new Reason(
                "hallucination",
                Outcome.PASS,
                found.unsupported().isEmpty()
                        ? "every claim is supported (" + all + ")"
                        : found.unsupported().size() + " of " + all + " claims not supported: hallucination "
                                + number(score));
    }

    private static Reason links(List<String> unknown) {
        return unknown.isEmpty()
                ? new Reason("links", Outcome.PASS, "every link is known")
                : new Reason("links", Outcome.WARN, "in no chunk and no earlier turn: " + String.join(", ", unknown));
    }

    private Reason latency(Duration waited) {
        double seconds = waited.toMillis() / MILLIS;
        Outcome outcome = seconds > settings.latencyFailSeconds()
                ? Outcome.FAIL
                : seconds > settings.latencyWarnSeconds() ? Outcome.WARN : Outcome.PASS;
        double border = outcome == Outcome.FAIL ? settings.latencyFailSeconds() : settings.latencyWarnSeconds();
        return new Reason(
                "latency", outcome, "the response took " + number(seconds) + " s, allowed " + number(border) + " s");
    }

    private static Reason unmeasured(String part, Measurement.Unmeasured<?> none, boolean asked) {
        boolean harmless = none.code() == ErrorCode.NO_CLAIMS || none.code() == ErrorCode.NO_QUESTION && asked;
        Outcome outcome = harmless ? Outcome.PASS : none.code() == ErrorCode.EMPTY_ANSWER ? Outcome.FAIL : Outcome.WARN;
        return new Reason(part, outcome, said(none));
    }

    private static String said(Measurement.Unmeasured<?> none) {
        return "not measured (" + none.code().id() + "): " + none.message();
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }
}
