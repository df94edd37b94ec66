package io.holdfast.app.cli.rag;

import io.holdfast.engine.telemetry.Citation;
import io.holdfast.engine.telemetry.QuestionOutcome;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** An answer as people read it on a terminal: the sentences with numbers, the short answer, and where each number leads. */
final class RagAnswerText {
    private static final Pattern MARK = Pattern.compile("\\[CIT:([^\\]]+)\\]");

    private RagAnswerText() {}

    static String of(QuestionOutcome outcome, String brief) {
        if (outcome.abstained()) {
            return outcome.shown() + "\n";
        }
        List<Citation> sources = outcome.sources();
        StringBuilder text =
                new StringBuilder(MARK.matcher(outcome.shown()).replaceAll(m -> numbers(sources, m.group(1))));
        if (!brief.isBlank() && !outcome.draft().plain().strip().equals(brief.strip())) {
            text.append("\nShort answer: ").append(brief);
        }
        text.append('\n');
        for (int i = 0; i < sources.size(); i++) {
            text.append("  [")
                    .append(i + 1)
                    .append("] ")
                    .append(sources.get(i).text())
                    .append('\n');
        }
        return text.toString();
    }

    private static String numbers(List<Citation> sources, String id) {
        Set<Integer> numbers = new TreeSet<>();
        for (int i = 0; i < sources.size(); i++) {
            if (sources.get(i).id().equals(id)) {
                numbers.add(i + 1);
            }
        }
        List<String> shown = new ArrayList<>();
        numbers.forEach(n -> shown.add("[" + n + "]"));
        return String.join("", shown);
    }
}
