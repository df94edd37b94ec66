package io.holdfast.core.trace;

import com.github.benmanes.caffeine.cache.Cache;
import io.holdfast.core.config.TraceSettings;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Passage;
import io.holdfast.core.model.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** The documents of one case as candidates for evidence. Neither their order nor copies among them change what is found. */
final class Sources {
    /** A unit of one of the documents. */
    record Candidate(Document document, SourceText source, int unit, double lexical) {
        Reading reading() {
            return source.units.get(unit).reading();
        }

        Passage passage() {
            return Passage.of(document, source.units.get(unit).span());
        }

        /** The unit and those before and after it. */
        List<Reading> neighbours() {
            return source.units.subList(Math.max(0, unit - 1), Math.min(source.units.size(), unit + 2)).stream()
                    .map(SourceUnit::reading)
                    .toList();
        }

        Span window() {
            return source.window(unit);
        }
    }

    private static final Comparator<Candidate> BEST_FIRST = Comparator.comparingDouble((Candidate c) -> -c.lexical)
            .thenComparingInt(c -> c.reading().text.length())
            .thenComparing(c -> c.reading().text)
            .thenComparing(c -> c.document.id());

    private final List<Document> documents = new ArrayList<>();
    private final List<SourceText> texts = new ArrayList<>();

    /** Reads documents, each distinct text once; {@code cache} keeps what was read across cases. */
    Sources(List<Document> given, FactComparison facts, Cache<String, SourceText> cache) {
        Set<String> seen = new HashSet<>();
        for (Document document : given) {
            if (seen.add(document.text()) && !document.text().isBlank()) {
                documents.add(document);
                texts.add(cache.get(document.text(), text -> SourceText.read(text, facts)));
            }
        }
    }

    boolean records() {
        return texts.stream().anyMatch(t -> t.record);
    }

    boolean isEmpty() {
        return texts.stream().allMatch(t -> t.units.isEmpty());
    }

    /** Share of a reading's distinct words that no unit holds. */
    double novelty(Reading reading) {
        long unheld = reading.stems.stream()
                .filter(stem -> texts.stream().allMatch(t -> t.unitsWith(stem).isEmpty()))
                .count();
        return reading.stems.isEmpty() ? 0 : (double) unheld / reading.stems.size();
    }

    /**
     * The units that share words with a claim, best first.
     *
     * @param terms distinct words of the claim
     */
    record Found(int terms, List<Candidate> bestFirst) {
        /** Share of the claim's words that the best unit holds. */
        double most() {
            return bestFirst.isEmpty() ? 0 : bestFirst.get(0).lexical;
        }

        /** Whether some unit holds enough words of the claim, or all of them, and home holds much less. */
        private boolean elsewhere(double atHome, TraceSettings settings) {
            boolean enough = most() == 1 || most() * terms >= settings.awayWords();
            return enough && atHome < settings.homeShare() * most();
        }

        /** The units that hold as much as the best. */
        List<Candidate> best() {
            return bestFirst.stream().takeWhile(c -> c.lexical >= most()).toList();
        }

        /** So many of records and so many of prose: at home, unless the claim plainly comes from elsewhere. */
        List<Candidate> at(Home home, TraceSettings settings) {
            List<Candidate> here = bestFirst.stream().filter(home::holds).toList();
            if (elsewhere(here.isEmpty() ? 0 : here.get(0).lexical, settings)) {
                here = bestFirst;
            }
            Stream<Candidate> records = here.stream().filter(c -> c.source.record);
            Stream<Candidate> prose =
                    near(here.stream().filter(c -> !c.source.record).toList(), settings);
            return Stream.concat(records.limit(settings.candidates()), prose.limit(settings.candidates()))
                    .sorted(BEST_FIRST)
                    .toList();
        }
    }

    /** The units that share words with a claim. */
    Found find(Reading claim) {
        double all = 0;
        for (Term term : claim.terms) {
            all += term.weight();
        }
        List<Candidate> found = new ArrayList<>();
        for (int d = 0; d < texts.size(); d++) {
            Map<Integer, Double> scores = new HashMap<>();
            Set<String> counted = new HashSet<>();
            for (Term term : claim.terms) {
                if (counted.add(term.stem())) {
                    for (int unit : texts.get(d).unitsWith(term.stem())) {
                        scores.merge(unit, term.weight(), Double::sum);
                    }
                }
            }
            for (Map.Entry<Integer, Double> e : scores.entrySet()) {
                found.add(
                        new Candidate(documents.get(d), texts.get(d), e.getKey(), e.getValue() / Math.max(all, 1e-9)));
            }
        }
        found.sort(BEST_FIRST);
        return new Found(claim.stems.size(), found);
    }

    /** Those that stand near one that holds almost as much as the best: what stands elsewhere has no say. */
    private static Stream<Candidate> near(List<Candidate> bestFirst, TraceSettings settings) {
        double enough = bestFirst.isEmpty() ? 0 : settings.nearShare() * bestFirst.get(0).lexical;
        Map<SourceText, Set<Integer>> near = new HashMap<>();
        for (Candidate strong : bestFirst) {
            if (strong.lexical < enough) {
                break;
            }
            Set<Integer> units = near.computeIfAbsent(strong.source, k -> new HashSet<>());
            for (int step = -settings.nearUnits(); step <= settings.nearUnits(); step++) {
                units.add(strong.unit + step);
            }
        }
        return bestFirst.stream()
                .filter(c -> near.getOrDefault(c.source, Set.of()).contains(c.unit));
    }

    /** Every unit at home, in an order that does not depend on the order of the documents. */
    List<Candidate> all(Home home) {
        List<Candidate> found = new ArrayList<>();
        for (int d = 0; d < texts.size(); d++) {
            for (int u = 0; u < texts.get(d).units.size(); u++) {
                Candidate unit = new Candidate(documents.get(d), texts.get(d), u, 0);
                if (home.holds(unit)) {
                    found.add(unit);
                }
            }
        }
        found.sort(BEST_FIRST);
        return found;
    }
}
