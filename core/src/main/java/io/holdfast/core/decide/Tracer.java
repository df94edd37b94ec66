package io.holdfast.core.decide;

import com.github.benmanes.caffeine.cache.Cache;
import io.holdfast.core.claim.Rendered;
import io.holdfast.core.config.Config;
import io.holdfast.core.find.Derivations;
import io.holdfast.core.find.EvidenceIndex;
import io.holdfast.core.find.EvidenceScope;
import io.holdfast.core.find.EvidenceWindow;
import io.holdfast.core.find.IndexedDocument;
import io.holdfast.core.find.Term;
import io.holdfast.core.find.Terms;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Span;
import io.holdfast.core.model.Trace;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import io.holdfast.core.port.Assessment;
import io.holdfast.core.port.Cancellation;
import io.holdfast.core.port.GroundingModel;
import io.holdfast.core.read.TextUnit;
import io.holdfast.text.TextCache;
import io.holdfast.text.fact.WrittenForm;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Traces claims to evidence and decides what the documents say about each. Proofs come first: a copy is supported;
 * a copy with one thing changed, a number in another unit and the value of another cell are contradicted. For everything
 * else the model reads the claim beside its evidence, and one calibrated decision weighs what it says together with
 * words. Safe for many threads; documents that were read are cached for the next case.
 */
public final class Tracer {
    private static final Pattern SENTENCE = Pattern.compile("(?s)\\p{Lu}\\S*+(?:\\s++\\S++){3,}+(?<=\\S[.!])");
    private static final long CACHED_CHARS = 32L << 20;
    private static final double MANY = 50;

    /** What is left, without a model, of the support of a claim about which no close text exists. */
    private static final double ELSEWHERE = 0.9;

    private final Config config;
    private final @Nullable GroundingModel grounding;
    private final Without without;
    private final EditedCopies edited;
    private final OtherUnits otherUnits;
    private final WordsAlone wordsAlone;
    private final Decision decision;
    private final StatedValues values;
    private final Explanations explanations;
    private final Cache<String, IndexedDocument> read = TextCache.of(CACHED_CHARS);

    /** Without a grounding model only words and values decide. */
    public Tracer(Config config, @Nullable GroundingModel grounding) {
        this(config, grounding, Without.NOTHING);
    }

    /** With parts left out, to measure what they bring. */
    public Tracer(Config config, @Nullable GroundingModel grounding, Without without) {
        this.config = config;
        this.grounding = grounding;
        this.without = without;
        this.edited = new EditedCopies(new EditedCopy(config.technicalTermGroups(), config.quantityTolerance()));
        this.values = new StatedValues(config.quantityTolerance());
        this.otherUnits = new OtherUnits(values);
        this.wordsAlone = new WordsAlone(config.quantityTolerance());
        this.decision = Decision.of(grounding);
        this.explanations = new Explanations(values);
    }

    /** Traces the claims of one answer. */
    public Trace trace(List<Claim> claims, List<Document> documents) {
        EvidenceIndex index = index(documents);
        return new Trace(
                inScope(claims, index).stream().map(s -> decide(s, index)).toList());
    }

    public TracedClaim trace(Claim claim, List<Document> documents) {
        return trace(List.of(claim), documents).claims().get(0);
    }

    /** How many distinct content words of a text no document holds. */
    public int newWords(String text, List<Document> documents) {
        Set<String> words = Terms.words(text).keySet();
        return (int) words.stream().filter(index(documents)::unheld).count();
    }

    /** Whether no document states some value of a text, in whatever unit or form. */
    public boolean lacksValue(String text, List<Document> documents) {
        return !explanations.absentValues(Terms.of(text), index(documents)).isEmpty();
    }

    /** The units that share words with a text, with the share of its words, best first. */
    public List<Evidence> nearest(String text, List<Document> documents) {
        return index(documents).find(Terms.of(text)).bestFirst().stream()
                .map(c -> new Evidence(c.passage(), c.share()))
                .toList();
    }

    private EvidenceIndex index(List<Document> documents) {
        return new EvidenceIndex(documents, read, without.plain());
    }

    private List<ScopedClaim> inScope(List<Claim> claims, EvidenceIndex index) {
        List<Terms> terms = claims.stream().map(c -> Terms.of(c.statement())).toList();
        List<EvidenceIndex.Found> found = terms.stream().map(index::find).toList();
        EvidenceScope scope = new EvidenceScope(found, config.trace());
        List<EvidenceIndex.Candidate> reach = index.all(scope);
        int room = room(claims.size());
        return IntStream.range(0, claims.size())
                .mapToObj(i -> {
                    Claim claim = claims.get(i);
                    List<EvidenceIndex.Candidate> candidates = found.get(i).at(scope, config.trace());
                    String answer = ScopedClaim.asAnswer(claim);
                    List<EvidenceIndex.Candidate> near = answer.equals(claim.statement())
                            ? candidates
                            : index.find(Terms.of(answer)).at(scope, config.trace());
                    return ScopedClaim.of(claim, terms.get(i), found.get(i), candidates, near, reach, room);
                })
                .toList();
    }

    /** Of more claims than {@link #MANY} each is read with less: all together with as much as those, down to a fifth each. */
    private int room(int claims) {
        return (int) (config.grounding().windowChars() * Math.max(0.2, Math.min(1, MANY / claims)));
    }

    private TracedClaim decide(ScopedClaim claim, EvidenceIndex index) {
        Cancellation.check();
        if (index.isEmpty()) {
            String why = "there is no document this could come from";
            return new TracedClaim(claim.claim(), Verdict.NOT_FOUND, 0, Rule.NO_CONTEXT, List.of(), why);
        }
        Evidence copy = copy(claim, index);
        if (copy != null) {
            return new TracedClaim(claim.claim(), Verdict.SUPPORTED, 1, Rule.LEXICAL_ENTAILMENT, List.of(copy), null);
        }
        Refutation refuted = refuted(claim, index);
        if (refuted != null) {
            EvidenceIndex.Candidate unit = refuted.unit();
            List<Evidence> against = List.of(new Evidence(unit.passage(), Math.min(1, unit.share())));
            double support = Refutation.SUPPORT;
            return new TracedClaim(
                    claim.claim(), Verdict.CONTRADICTED, support, refuted.rule(), against, refuted.why());
        }
        String window = grounding == null ? "" : window(claim, claim.room());
        Assessment assessed = assess(claim, window);
        double support = decision.support(features(claim, index, assessed));
        return judged(claim, index, window, assessed, assessed == null ? byWords(claim, index, support) : support);
    }

    /** Where the claim occurs word for word, as it is written or with its pronoun resolved. */
    private @Nullable Evidence copy(ScopedClaim claim, EvidenceIndex index) {
        if (!tried(Without.Proof.COPY)) {
            return null;
        }
        Evidence copy = Copies.find(claim.alone(), claim, index);
        return copy == null && claim.saysAsMuch() ? Copies.find(claim.claim().text(), claim, index) : copy;
    }

    /** The first proof that a document says otherwise. */
    private @Nullable Refutation refuted(ScopedClaim claim, EvidenceIndex index) {
        Refutation proof = tried(Without.Proof.EDITED_COPY) ? edited(claim) : null;
        if (proof == null && tried(Without.Proof.OTHER_UNIT)) {
            proof = otherUnits.find(claim.terms(), claim.candidates(), index);
        }
        if (proof == null && tried(Without.Proof.ASKED_CELL) && claim.shortAnswer()) {
            proof = AskedCells.find(claim.question(), claim.alone(), claim.reach());
        }
        return proof;
    }

    private boolean tried(Without.Proof proof) {
        return !without.proofs().contains(proof);
    }

    /** The sentence of which the claim, as read or as written, is an edited copy; a short answer must be a sentence for it. */
    private @Nullable Refutation edited(ScopedClaim claim) {
        if (claim.shortAnswer() && !SENTENCE.matcher(claim.alone()).matches()) {
            return null;
        }
        Refutation proof = edited.find(claim.alone(), claim.candidates());
        return proof == null && claim.saysAsMuch()
                ? edited.find(Rendered.of(claim.claim().text()), claim.candidates())
                : proof;
    }

    /** Without a model words support where nothing could bind them otherwise; else they say at most that text about this exists. */
    private double byWords(ScopedClaim claim, EvidenceIndex index, double support) {
        if (wordsAlone.support(claim.terms(), claim.candidates())) {
            return Math.max(support, config.grounding().supportThreshold());
        }
        boolean close = band(claim, index) == Rule.CLOSE_EVIDENCE;
        return Math.min(support, config.grounding().unsureAbove() * (close ? 1 : ELSEWHERE));
    }

    private TracedClaim judged(
            ScopedClaim claim, EvidenceIndex index, String window, @Nullable Assessment assessed, double support) {
        Rule rule = assessed == null ? Rule.LEXICAL_ENTAILMENT : Rule.GROUNDING_MODEL;
        List<Evidence> evidence = evidence(claim, index);
        if (support >= config.grounding().supportThreshold()) {
            return new TracedClaim(claim.claim(), Verdict.SUPPORTED, support, rule, evidence, null);
        }
        List<Span> doubted = assessed == null ? List.of() : doubted(claim, window, assessed.doubted());
        int start = claim.claim().span().start();
        List<String> absent = explanations.absentValues(claim.terms(), index);
        List<String> words = doubted.stream()
                .map(s -> s.shift(-start).of(claim.claim().text()))
                .toList();
        Rule band = band(claim, index);
        boolean silent = evidence.isEmpty() || band == Rule.NO_EVIDENCE;
        boolean unsure = support >= config.grounding().unsureAbove();
        boolean against = !silent
                && assessed != null
                && assessed.contradiction() >= config.grounding().contradictionThreshold();
        return new TracedClaim(
                claim.claim(),
                unsure ? Verdict.UNSURE : against ? Verdict.CONTRADICTED : Verdict.NOT_FOUND,
                support,
                unsure ? Rule.CLOSE_EVIDENCE : against ? rule : band,
                evidence,
                (unsure ? Explanations.UNSURE : against ? Explanations.AGAINST : Explanations.notFound(band))
                        + Explanations.details(absent, words),
                doubted);
    }

    private static List<Span> doubted(ScopedClaim claim, String window, List<Span> doubted) {
        String read = doubted.isEmpty() ? "" : claim.beside(window);
        int asked = Math.max(0, read.length() - WrittenForm.of(claim.alone()).length());
        return DoubtedWords.of(claim.claim(), read, asked, doubted);
    }

    /** How close the nearest text is: by the words of the claim that it holds, and by its values that the documents state. */
    private Rule band(ScopedClaim claim, EvidenceIndex index) {
        double said = claim.candidates().isEmpty()
                ? 0
                : claim.candidates().get(0).share() * claim.terms().weight();
        Set<String> stated = values.words(claim.terms(), index);
        said += claim.terms().words().values().stream()
                .filter(t -> stated.contains(t.stem())
                        && (claim.candidates().isEmpty()
                                || !claim.candidates().get(0).holds(t)))
                .mapToDouble(Term::weight)
                .sum();
        Terms alone = claim.question().isEmpty() ? claim.terms() : Terms.of(claim.alone());
        double share = said / Math.max(1e-9, alone.weight());
        return share >= config.diagnosis().close()
                ? Rule.CLOSE_EVIDENCE
                : share >= config.diagnosis().weak() ? Rule.WEAK_EVIDENCE : Rule.NO_EVIDENCE;
    }

    private List<Evidence> evidence(ScopedClaim claim, EvidenceIndex index) {
        List<EvidenceIndex.Candidate> near =
                claim.candidates().isEmpty() ? claim.found().bestFirst() : claim.candidates();
        near = near.isEmpty() ? sharingValues(claim, index) : near;
        boolean rows = near.stream().anyMatch(c -> c.read().kind() != TextUnit.Kind.SUMMARY);
        return near.stream()
                .filter(c -> !rows || c.read().kind() != TextUnit.Kind.SUMMARY)
                .limit(config.trace().evidenceShown())
                .map(c -> new Evidence(c.passage(), Math.min(1, c.share())))
                .toList();
    }

    /** Where no word is shared: the units that state a value of the claim in another form. */
    private static List<EvidenceIndex.Candidate> sharingValues(ScopedClaim claim, EvidenceIndex index) {
        Set<String> words = Terms.words(claim.beside("")).keySet();
        return index.stating(words, claim.reach()).stream()
                .mapToObj(claim.reach()::get)
                .toList();
    }

    private @Nullable Assessment assess(ScopedClaim claim, String window) {
        return grounding == null ? null : grounding.assess(claim.beside(window), window);
    }

    private String window(ScopedClaim claim, int chars) {
        String text = EvidenceWindow.of(claim.near(), claim.reach(), chars);
        boolean many = claim.room() < config.grounding().windowChars();
        String read = many ? text.substring(0, Math.min(text.length(), claim.room())) : text;
        return Derivations.before(WrittenForm.of(claim.alone()), read);
    }

    private Map<String, Double> features(ScopedClaim claim, EvidenceIndex index, @Nullable Assessment assessed) {
        Map<String, Double> features =
                ClaimFeatures.of(claim.terms(), values.words(claim.terms(), index), index, assessed);
        features.put("unstated", (double) unstated(claim, index));
        features.putAll(without.held());
        return features;
    }

    /** How many values are in no document: one of a short answer, if it does not follow from what is near; more than two of others. */
    private int unstated(ScopedClaim claim, EvidenceIndex index) {
        int absent = explanations.absentValues(claim.terms(), index).size();
        if (!claim.shortAnswer() || absent == 0) {
            return Math.max(0, absent - 2);
        }
        String near = EvidenceWindow.of(claim.near(), claim.reach(), claim.room());
        return Derivations.follow(WrittenForm.of(claim.alone()), near) ? 0 : 1;
    }

    /** The names of the features that the decision weighs. */
    public Set<String> weighed() {
        return decision.weighed();
    }

    /** What the decision sees of the claims of an answer: for fitting it. */
    public List<Map<String, Double>> features(List<Claim> claims, List<Document> documents) {
        EvidenceIndex index = index(documents);
        List<Map<String, Double>> all = new ArrayList<>();
        for (ScopedClaim claim : inScope(claims, index)) {
            Map<String, Double> features = features(claim, index, assess(claim, window(claim, claim.room())));
            features.put("copy", copy(claim, index) == null ? 0.0 : 1.0);
            features.put("refuted", refuted(claim, index) == null ? 0.0 : 1.0);
            all.add(features);
        }
        return all;
    }

    /** What the grounding model reads of the claims of an answer: for training it, and for showing. */
    public List<ModelInput> modelInputs(List<Claim> claims, List<Document> documents, int... chars) {
        EvidenceIndex index = index(documents);
        return inScope(claims, index).stream()
                .map(s -> new ModelInput(
                        s.beside(window(s, s.room())),
                        IntStream.of(chars)
                                .mapToObj(c -> window(s, c))
                                .distinct()
                                .toList(),
                        index.kind(s.candidates())))
                .toList();
    }

    /**
     * @param claim the claim as the model reads it
     * @param windows evidence as the model reads it, one for each length asked for
     * @param kind what kind of unit shares most with the claim
     */
    public record ModelInput(String claim, List<String> windows, TextUnit.Kind kind) {}
}
