package io.holdfast.lab.feedback;

import io.holdfast.core.stats.Wilson;
import io.holdfast.lab.report.html.ExtraSection;
import io.holdfast.lab.report.markup.Hidden;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** How often people disagreed, as a section of the report: a row for each verdict, and what they disputed. */
public final class AgreementSection {
    private static final int SHOWN = 50;

    private AgreementSection() {}

    public static ExtraSection of(Agreement agreement) {
        List<List<String>> rows = new ArrayList<>();
        agreement.byVerdict().forEach((verdict, count) -> {
            Wilson interval = Wilson.of(count.disputed(), count.labels());
            rows.add(List.of(
                    verdict.replace('_', ' '),
                    String.valueOf(count.labels()),
                    String.valueOf(count.disputed()),
                    String.format(
                            Locale.ROOT,
                            "%.0f\u00a0%% [%.0f,\u00a0%.0f]",
                            100.0 * count.disputed() / count.labels(),
                            100 * interval.low(),
                            100 * interval.high())));
        });
        List<String> notes = new ArrayList<>();
        List<Agreement.Judged> disputed = agreement.disputed();
        disputed.stream().limit(SHOWN).forEach(one -> notes.add(dispute(one)));
        if (disputed.size() > SHOWN) {
            notes.add("… and " + (disputed.size() - SHOWN) + " more.");
        }
        String sentence = agreement.sentence();
        return new ExtraSection(
                "people",
                "What people said",
                Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1)
                        + ". Labels change no verdict and no gate.",
                List.of("Verdict now", "#labels", "#people disagree", "#share, 95 % interval"),
                rows,
                notes);
    }

    private static String dispute(Agreement.Judged one) {
        String claim = one.label().claim();
        return one.label().id() + (claim == null ? ", the whole answer" : ": “" + Hidden.shown(claim) + "”") + " is "
                + one.now().replace('_', ' ') + "; people say: " + Agreement.people(one.label()) + ".";
    }
}
