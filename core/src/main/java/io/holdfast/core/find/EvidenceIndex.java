package io.holdfast.core.find;

import com.github.benmanes.caffeine.cache.Cache;
import io.holdfast.core.config.section.TraceSettings;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Passage;
import io.holdfast.core.read.TextUnit;
import io.holdfast.text.Normalizer;
import io.holdfast.text.fact.number.Quantity;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The documents of one case as candidates for evidence. Neither their order nor copies among them change what is found. */
public final class EvidenceIndex {
    /**
     * A unit of one of the documents.
     *
     * @param share weighted share of the claim's words that it holds
     * @param rank the same in absolute terms, words that few units of its document hold counted more
     */
    public record Candidate(Document document, IndexedDocument source, int unit, double share, double rank) {
        public IndexedUnit read() {
            return source.units().get(unit);
        }

        public Passage passage() {
            return Passage.of(document, read().span());
        }

        boolean structured() {
            return read().kind().structured();
        }

        public boolean holds(Term term) {
            return read().terms().words().containsKey(term.stem());
        }
    }

    /** How many words of a claim that its scope lacks a unit elsewhere must hold to be read too. */
    private static final int COMPLETING = 2;

    private static final Comparator<Candidate> BY_SHARE = Comparator.comparingDouble((Candidate c) -> -c.share)
            .thenComparingInt(c -> c.read().written().length())
            .thenComparing(c -> c.read().written())
            .thenComparing(c -> c.document.id());

    private final List<Document> documents = new ArrayList<>();
    private final List<IndexedDocument> texts = new ArrayList<>();
    private @Nullable Map<String, BitSet> stating;
    /** Made when first asked for, as what follows: every value of every claim may be looked for in it. */
    private @Nullable List<String> folded;

    private @Nullable Set<Quantity> quantities;

    /**
     * Reads documents, each distinct text once; {@code cache} keeps what was read across cases.
     *
     * @param plain kinds of text that are read as running text; the same in every use of a cache
     */
    public EvidenceIndex(List<Document> given, Cache<String, IndexedDocument> cache, Set<TextUnit.Kind> plain) {
        Set<String> seen = new HashSet<>();
        for (Document document : given) {
            if (seen.add(document.text()) && !document.text().isBlank()) {
                documents.add(document);
                texts.add(cache.get(document.text(), text -> IndexedDocument.of(text, plain)));
            }
        }
    }

    public boolean isEmpty() {
        return texts.stream().allMatch(t -> t.units().isEmpty());
    }

    public List<Document> documents() {
        return documents;
    }

    public List<IndexedDocument> texts() {
        return texts;
    }

    public Stream<IndexedUnit> units() {
        return texts.stream().flatMap(t -> t.units().stream());
    }

    /** The amounts that the documents state, each once. */
    public Set<Quantity> quantities() {
        Stream<Quantity> stated = units().flatMap(u -> u.terms().quantities().stream());
        quantities =
                quantities != null ? quantities : stated.map(Quantity::anywhere).collect(Collectors.toSet());
        return quantities;
    }

    /** Share of a text's distinct words that no document holds, others than these. */
    public double novelty(Terms terms, Set<String> others) {
        long unheld = terms.words().keySet().stream()
                .filter(word -> !others.contains(word) && unheld(word))
                .count();
        return terms.words().isEmpty() ? 0 : (double) unheld / terms.words().size();
    }

    /** Which units, the same at every call, hold one of these words with their values in one form. */
    public BitSet stating(Set<String> words, List<Candidate> units) {
        Map<String, BitSet> holding = stating == null ? new HashMap<>() : stating;
        for (int i = 0; i < units.size() && stating == null; i++) {
            for (String word : Terms.words(units.get(i).read().written()).keySet()) {
                holding.computeIfAbsent(word, k -> new BitSet()).set(i);
            }
        }
        stating = holding;
        BitSet found = new BitSet();
        words.forEach(word -> found.or(holding.getOrDefault(word, found)));
        return found;
    }

    /** Whether no document holds a word. */
    public boolean unheld(String stem) {
        return texts.stream().noneMatch(t -> t.holds(stem));
    }

    /** Whether a document holds these characters, case and the kind of quotes and dashes aside. */
    public boolean contains(String characters) {
        if (folded == null) {
            folded = texts.stream().map(t -> Normalizer.fold(t.text())).toList();
        }
        String wanted = Normalizer.fold(characters);
        return folded.stream().anyMatch(t -> t.contains(wanted));
    }

    /** The units that share words with a claim, best first. */
    public record Found(Terms claim, List<Candidate> bestFirst) {
        /** How many distinct words the claim has. */
        int terms() {
            return claim.words().size();
        }

        /** Share of the claim's words that the best unit holds. */
        public double most() {
            return bestFirst.isEmpty() ? 0 : bestFirst.get(0).share;
        }

        /** Whether some unit holds enough words of the claim, or all of them, and the scope of its answer much less. */
        private boolean elsewhere(double inScope, TraceSettings settings) {
            boolean enough = most() == 1 || most() * terms() >= settings.awayWords();
            return enough && inScope < settings.homeShare() * most();
        }

        /** The units that hold as much as the best. */
        List<Candidate> best() {
            return bestFirst.stream().takeWhile(c -> c.share >= most()).toList();
        }

        /** The best of records and of prose: in scope, unless the claim plainly comes from elsewhere. */
        public List<Candidate> at(EvidenceScope scope, TraceSettings settings) {
            List<Candidate> here = bestFirst.stream().filter(scope::holds).toList();
            if (elsewhere(here.isEmpty() ? 0 : here.get(0).share, settings)) {
                here = bestFirst;
            }
            Stream<Candidate> records = here.stream().filter(Candidate::structured);
            Stream<Candidate> prose =
                    near(here.stream().filter(c -> !c.structured()).toList(), settings);
            List<Candidate> near = Stream.concat(
                            records.limit(settings.candidates()), prose.limit(settings.candidates()))
                    .sorted(BY_SHARE)
                    .toList();
            Candidate more = completing(here);
            return more == null
                    ? near
                    : Stream.concat(near.stream(), Stream.of(more)).toList();
        }

        /** The unit elsewhere that holds most of the words that no unit in scope holds: a claim may join two documents. */
        private @Nullable Candidate completing(List<Candidate> here) {
            if (here.size() == bestFirst.size()) {
                return null; // nothing is elsewhere
            }
            List<Term> open = claim.words().values().stream()
                    .filter(t -> here.stream().noneMatch(c -> c.holds(t)))
                    .toList();
            Candidate best = null;
            double most = 0;
            for (Candidate c : open.size() < COMPLETING ? List.<Candidate>of() : bestFirst) {
                List<Term> held = open.stream().filter(c::holds).toList();
                double weight = held.stream().mapToDouble(Term::weight).sum();
                if (held.size() >= COMPLETING && weight > most) {
                    best = c;
                    most = weight;
                }
            }
            return best;
        }
    }

    /** The units that share words with a claim. */
    public Found find(Terms claim) {
        double all = Math.max(claim.weight(), 1e-9);
        List<Candidate> found = new ArrayList<>();
        for (int d = 0; d < texts.size(); d++) {
            IndexedDocument text = texts.get(d);
            double[] said = new double[text.units().size()];
            double[] rank = new double[said.length];
            for (Term term : claim.words().values()) {
                List<Integer> holding = text.unitsWith(term.stem());
                double rarity = Math.log(1 + (double) said.length / Math.max(1, holding.size()));
                for (int unit : holding) {
                    said[unit] += term.weight();
                    rank[unit] += term.weight() * rarity;
                }
            }
            for (int unit = 0; unit < said.length; unit++) {
                if (said[unit] > 0) {
                    double share = Math.min(1, said[unit] / all); // summed in another order it may pass 1 by a rounding
                    found.add(new Candidate(documents.get(d), text, unit, share, rank[unit]));
                }
            }
        }
        found.sort(BY_SHARE);
        return new Found(claim, found);
    }

    /** Those near one that holds almost as much as the best. */
    private static Stream<Candidate> near(List<Candidate> bestFirst, TraceSettings settings) {
        double enough = bestFirst.isEmpty() ? 0 : settings.nearShare() * bestFirst.get(0).share;
        Map<IndexedDocument, Set<Integer>> near = new HashMap<>();
        for (Candidate strong :
                bestFirst.stream().takeWhile(c -> c.share >= enough).toList()) {
            Set<Integer> units = near.computeIfAbsent(strong.source, k -> new HashSet<>());
            for (int step = -settings.nearUnits(); step <= settings.nearUnits(); step++) {
                units.add(strong.unit + step);
            }
        }
        return bestFirst.stream()
                .filter(c -> near.getOrDefault(c.source, Set.of()).contains(c.unit));
    }

    /** Every unit in scope, in an order that does not depend on the order of the documents. */
    public List<Candidate> all(EvidenceScope scope) {
        List<Candidate> found = new ArrayList<>();
        for (int d = 0; d < texts.size(); d++) {
            for (int u = 0; u < texts.get(d).units().size(); u++) {
                Candidate unit = new Candidate(documents.get(d), texts.get(d), u, 0, 0);
                if (scope.holds(unit)) {
                    found.add(unit);
                }
            }
        }
        found.sort(BY_SHARE);
        return found;
    }

    /** The kind of the unit that shares most with a claim; of any unit when none does. */
    public TextUnit.Kind kind(List<Candidate> candidates) {
        return candidates.stream()
                .map(c -> c.read().kind())
                .findFirst()
                .orElseGet(() -> units().map(IndexedUnit::kind).findFirst().orElse(TextUnit.Kind.PROSE));
    }
}
