package io.holdfast.engine.structure;

import io.holdfast.core.model.Span;
import io.holdfast.engine.anchor.AskedLanguage;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.engine.lang.EngineWords;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Who holds an office, where a clause says it outright: "the harbour master is Ann Ley", "Kepala dinas adalah …", "Leiter ist …". */
final class Holder {
    private static final Pattern CLAUSE = EngineWords.pattern(
            "(?:^|[\\n.;:,]\\s*)(?<office>[^\\n.;:,]{3,80}?)\\s%{is-or-was}\\s(?<name>(?:%{title}\\s)*\\p{Lu}[\\p{L}'’-]+(?:\\s\\p{Lu}[\\p{L}'’-]+)+)");

    private static final Set<String> NOW = Set.copyOf(EngineWords.of("now"));

    private final Weights weights;
    private final Set<String> wanted;
    private final Set<String> small;

    Holder(Weights weights, Question question, Set<String> wanted) {
        this.weights = weights;
        this.small = AskedLanguage.small(question.language());
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
                Set<String> office = office(m.group("office"));
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

    /** The words of an office, those of time and the small ones of the question's language aside. */
    private Set<String> office(String words) {
        Set<String> office = new HashSet<>();
        for (String word : ComparedWords.tokens(words)) {
            if (!small.contains(word) && !NOW.contains(word)) {
                // who leads is the leader: "Wer leitet …?", "Leiterin ist …"
                Set<String> does = wanted.stream().filter(w -> agent(w, word)).collect(Collectors.toSet());
                office.addAll(does.isEmpty() ? ComparedWords.content(word) : does);
            }
        }
        return office;
    }

    /** Whether a noun names those who do what the verb says, in German. */
    private static boolean agent(String verb, String noun) {
        String stem = verb.replaceFirst("(?:e?t|en)$", "");
        return stem.length() >= 4 && !stem.equals(verb) && noun.matches(Pattern.quote(stem) + "er(?:in)?");
    }

    private static Set<String> union(Set<String> a, Set<String> b) {
        Set<String> both = new HashSet<>(a);
        both.addAll(b);
        return both;
    }
}
