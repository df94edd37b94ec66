package io.holdfast.lab.grounding;

import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.Verdict;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What must not change a verdict, tried on real answers: the order of the documents, copies of them, being scored beside
 * others, and irrelevant text around them. A context of several paragraphs is cut into documents first, a record stays
 * whole.
 */
public final class Invariance {
    /** What is done to the documents, or to the way of scoring. */
    public enum Change {
        /** Last document first. */
        ORDER,
        /** Every document twice. */
        DUPLICATION,
        /** All answers at once, on all cores, instead of one by one. */
        BATCH,
        /** One more document of text about other things. */
        PADDING
    }

    /** How many claims have another verdict than before the change. */
    public record Changed(int answers, int claims, int changed) {
        public double share() {
            return claims == 0 ? 0 : (double) changed / claims;
        }
    }

    private final Supplier<Evaluator<Grounding>> fresh;
    private final Evaluator<Grounding> evaluator;
    private final int paddingChars;

    /**
     * @param fresh makes an evaluator that remembers nothing: scoring all at once is compared with another one's verdicts
     * @param paddingChars length of the irrelevant text
     */
    public Invariance(Supplier<Evaluator<Grounding>> fresh, int paddingChars) {
        this.fresh = fresh;
        this.evaluator = fresh.get();
        this.paddingChars = paddingChars;
    }

    public Map<Change, Changed> measure(List<LabelledAnswer> given) {
        List<LabelledAnswer> answers =
                given.stream().map(a -> a.withCase(paragraphs(a.testCase()))).toList();
        List<List<Verdict>> before = answers.stream()
                .map(a -> verdicts(evaluator, a, UnaryOperator.identity()))
                .toList();
        Evaluator<Grounding> other = fresh.get();
        Map<Change, Changed> out = new LinkedHashMap<>();
        out.put(
                Change.ORDER,
                compare(before, answers.parallelStream().map(a -> verdicts(evaluator, a, Invariance::reversed))));
        out.put(
                Change.DUPLICATION,
                compare(before, answers.parallelStream().map(a -> verdicts(evaluator, a, Invariance::twice))));
        out.put(
                Change.BATCH,
                compare(
                        before,
                        IntStream.range(0, answers.size())
                                .parallel()
                                .mapToObj(i -> verdicts(other, answers.get(i), UnaryOperator.identity()))));
        out.put(
                Change.PADDING,
                compare(
                        before,
                        answers.parallelStream().map(a -> verdicts(evaluator, a, docs -> padded(docs, a, answers)))));
        return out;
    }

    private static Changed compare(List<List<Verdict>> before, Stream<List<Verdict>> later) {
        List<List<Verdict>> after = later.toList();
        int claims = 0;
        int changed = 0;
        for (int i = 0; i < before.size(); i++) {
            claims += before.get(i).size();
            boolean same = before.get(i).size() == after.get(i).size();
            for (int c = 0; c < before.get(i).size(); c++) {
                changed += same && before.get(i).get(c) == after.get(i).get(c) ? 0 : 1;
            }
        }
        return new Changed(before.size(), claims, changed);
    }

    private static List<Verdict> verdicts(
            Evaluator<Grounding> evaluator, LabelledAnswer answer, UnaryOperator<List<Document>> change) {
        Case changed =
                answer.testCase().withDocuments(change.apply(answer.testCase().documents()));
        Finding<Grounding> finding = evaluator.evaluate(changed, Answer.of(answer.answer()));
        return finding.fold(
                s -> s.detail().trace().claims().stream().map(c -> c.verdict()).toList(),
                a -> List.<Verdict>of(),
                u -> List.<Verdict>of());
    }

    private static Case paragraphs(Case testCase) {
        List<Document> cut = new ArrayList<>();
        for (Document document : testCase.documents()) {
            String text = document.text().strip();
            if (text.startsWith("{") || text.startsWith("[")) {
                cut.add(document);
                continue;
            }
            for (String paragraph : text.split("\\n\\s*\\n")) {
                if (!paragraph.isBlank()) {
                    cut.add(Document.of(Integer.toString(cut.size()), paragraph.strip()));
                }
            }
        }
        return testCase.withDocuments(cut);
    }

    private static List<Document> reversed(List<Document> documents) {
        List<Document> out = new ArrayList<>(documents);
        Collections.reverse(out);
        return out;
    }

    private static List<Document> twice(List<Document> documents) {
        List<Document> out = new ArrayList<>(documents);
        for (Document document : documents) {
            out.add(Document.of(document.id() + "-copy", document.text()));
        }
        return out;
    }

    /** The documents and one of text that belongs to other answers, never to this one's source. */
    private List<Document> padded(List<Document> documents, LabelledAnswer own, List<LabelledAnswer> all) {
        Set<String> mine = new LinkedHashSet<>();
        own.testCase().documents().forEach(d -> mine.add(d.text()));
        StringBuilder padding = new StringBuilder();
        int start = all.indexOf(own);
        Set<String> used = new LinkedHashSet<>(mine);
        for (int i = 1; i < all.size() && padding.length() < paddingChars; i++) {
            for (Document other : all.get((start + i) % all.size()).testCase().documents()) {
                boolean prose = !other.text().startsWith("{") && !other.text().startsWith("[");
                if (prose && used.add(other.text())) {
                    padding.append(other.text()).append("\n\n");
                }
            }
        }
        List<Document> out = new ArrayList<>(documents);
        out.add(Document.of("padding", padding.substring(0, Math.min(paddingChars, padding.length()))));
        return out;
    }
}
