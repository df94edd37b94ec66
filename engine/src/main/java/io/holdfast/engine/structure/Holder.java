package io.holdfast.engine.structure;

import io.holdfast.core.model.Span;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.ComparedWords;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Who holds an office, where a clause says it outright: "the harbour master is Ann Ley", "Kepala dinas adalah …", "Leiter ist …". */
final class Holder {
    private static final Pattern CLAUSE = Pattern.compile(
            "(?:^|[\\n.;:,]\\s*)(?<office>[^\\n.;:,]{3,80}?)\\s(?:is|was|adalah|ialah|ist|war)\\s(?<name>(?:(?:[Dd]r|[Pp]rof|Mrs?|Ms|Ir)\\.?\\s|Frau\\s|Herr\\s)*\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’-]+)+)");

    private final Weights weights;
    private final Set<String> wanted;

    Holder(Weights weights, Set<String> wanted) {
        this.weights = weights;
        this.wanted = wanted;
    }

    /** The clause whose office, with its title and heading, is all the question asks for. */
    Optional<Structured> answer(List<Chunk> passages) {
        Structured best = null;
        for (Chunk chunk : passages) {
            String text = chunk.text();
            Set<String> context = ComparedWords.content(chunk.context());
            Set<String> beyond = new HashSet<>(wanted);
            beyond.removeAll(context);
            Matcher m = CLAUSE.matcher(text);
            m.region(chunk.bodyStart(), text.length());
            while (m.find()) {
                Set<String> office = ComparedWords.content(m.group("office"));
                boolean asked =
                        beyond.isEmpty() ? !TableAnswers.common(wanted, office).isEmpty() : office.containsAll(beyond);
                Set<String> accounted = new HashSet<>(context);
                accounted.addAll(office);
                double share = weights.share(wanted, accounted);
                // an office of something else: "the mayor of Alderby" for the mayor of Brackwater
                boolean same = weights.share(office, new HashSet<>(union(wanted, context))) == 1;
                if (asked && same && (best == null || share > best.confidence())) {
                    Span span = new Span(m.start("office"), m.end("name"));
                    String said = span.of(text).strip().replaceAll("\\s+", " ");
                    best = new Structured("holder", said + ".", chunk, span, m.group("name"), share);
                }
            }
        }
        return Optional.ofNullable(best);
    }

    private static Set<String> union(Set<String> a, Set<String> b) {
        Set<String> both = new HashSet<>(a);
        both.addAll(b);
        return both;
    }
}
