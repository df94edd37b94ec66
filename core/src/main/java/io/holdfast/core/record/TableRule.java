package io.holdfast.core.record;

import io.holdfast.core.model.Document;
import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Passage;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Span;
import io.holdfast.core.model.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Holds a number to the cell of a table where a sentence names one row and one column of it ("revenue in 2021 was
 * 5.2M"). A sentence that names several of either, or gives several numbers, is left to the tracer.
 */
final class TableRule {
    private static final Pattern APPROXIMATE = Pattern.compile(
            "\\b(?:over|under|about|around|almost|nearly|more|less|than|approximately|at least|up to|between|from|increas\\w*|decreas\\w*|grew|rose|fell|by|differen\\w*|total|sum|average|combined)\\b",
            Pattern.CASE_INSENSITIVE);

    void check(Sentence sentence, Document document, List<Attribute> cells, List<AttributeFinding> out) {
        String text = sentence.text();
        List<Attribute> named = new ArrayList<>();
        List<Span> labels = new ArrayList<>();
        for (Attribute cell : cells) {
            Span row = find(cell.path().get(0), text);
            Span column = find(cell.path().get(1), text);
            if (row != null && column != null && !row.overlaps(column)) {
                named.add(cell);
                labels.add(row);
                labels.add(column);
            }
        }
        if (named.size() != 1) {
            return;
        }
        Attribute cell = named.get(0);
        Amount real = Amount.of(cell.value());
        if (real == null) {
            return;
        }
        List<Span> numbers = new ArrayList<>();
        Span same = null;
        Matcher written = Amount.WRITTEN.matcher(text);
        while (written.find()) {
            Span span = new Span(written.start(), written.end());
            if (labels.stream().noneMatch(l -> l.overlaps(span))) {
                numbers.add(span);
                same = real.saidAs(Amount.of(written)) ? span : same;
            }
        }
        Evidence evidence = new Evidence(Passage.of(document, cell.span()), 1);
        if (same != null) {
            out.add(new AttributeFinding(
                    sentence.inAnswer(same), Verdict.SUPPORTED, Rule.ATTRIBUTE_MATCH, List.of(evidence), ""));
        } else if (numbers.size() == 1 && !APPROXIMATE.matcher(text).find()) {
            out.add(new AttributeFinding(
                    sentence.inAnswer(numbers.get(0)),
                    Verdict.CONTRADICTED,
                    Rule.CELL_MISMATCH,
                    List.of(evidence),
                    "table: the answer says \"" + numbers.get(0).of(text).strip() + "\", the cell "
                            + cell.path().get(0) + " / " + cell.path().get(1) + " is " + cell.value()));
        }
    }

    private static @Nullable Span find(String label, String text) {
        String plain = Plain.of(label).replaceAll("\\s*\\(.*\\)", "").strip();
        if (plain.length() < 2) {
            return null;
        }
        Matcher found = Concepts.words(Pattern.quote(plain)).matcher(text);
        return found.find() ? new Span(found.start(), found.end()) : null;
    }
}
