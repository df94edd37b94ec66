package io.holdfast.core.decide;

import com.github.benmanes.caffeine.cache.Cache;
import io.holdfast.core.claim.AnswerClaims;
import io.holdfast.core.claim.ClaimExtractor;
import io.holdfast.core.claim.Pronouns;
import io.holdfast.core.claim.Rendered;
import io.holdfast.core.config.Config;
import io.holdfast.core.fact.SharedUnits;
import io.holdfast.core.fact.WrittenForm;
import io.holdfast.core.find.Derivations;
import io.holdfast.core.find.EvidenceIndex;
import io.holdfast.core.find.EvidenceScope;
import io.holdfast.core.find.EvidenceWindow;
import io.holdfast.core.find.IndexedDocument;
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
import io.holdfast.core.text.TextCache;
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
        this.edited = new EditedCopies(new EditedCopy(config.technicalTermGroups()));
        StatedValues values = new StatedValues(config.quantityTolerance());
        this.otherUnits = new OtherUnits(values);
        this.wordsAlone = new WordsAlone(config.quantityTolerance());
        this.decision = Decision.of(grounding);
        this.explanations = new Explanations(values);
    }

    /**
     * A claim with the units that share its words, within the scope of its answer.
     *
     * @param question what the claim is read with; empty when it is read alone
     * @param alone the claim without the question that a short answer, or a yes or no, is read with, and without that word
     * @param near the same for the claim together with the question that it answers
     * @param reach every unit of that scope
     * @param room how much of it the model reads with the claim, in characters
     */
    private record Sought(
            Claim claim,
            String question,
            String alone,
            Terms terms,
            EvidenceIndex.Found found,
            List<EvidenceIndex.Candidate> candidates,
            List<EvidenceIndex.Candidate> near,
            List<EvidenceIndex.Candidate> reach,
            int room) {
        /** The claim as the model reads it beside this evidence. */
        String beside(String window) {
            return SharedUnits.of(WrittenForm.of(asAnswer(claim)), window);
        }

        boolean asked() {
            return claim.statement().length() > claim.text().length() && AnswerClaims.isShort(claim.text());
        }
    }

    /** The claim behind the question that it answers, without which "The lower one." says nothing. */
    private static String asAnswer(Claim claim) {
        String statement = claim.statement();
        return claim.question().isEmpty() || statement.startsWith(claim.question())
                ? statement
                : claim.question() + " " + statement;
    }

    private static String alone(Claim claim, String question) {
        return question.isEmpty()
                ? claim.statement()
                : Pronouns.resolveAsked(question, AnswerClaims.withoutYesNo(ClaimExtractor.plain(claim.text())));
    }

    private static String question(Claim claim) {
        String said = ClaimExtractor.plain(claim.text());
        String statement = claim.statement();
        return statement.endsWith(said) ? statement.substring(0, statement.length() - said.length()) : "";
    }

    /** Traces the claims of one answer. */
    public Trace trace(List<Claim> claims, List<Document> documents) {
        EvidenceIndex index = index(documents);
        return new Trace(
                sought(claims, index).stream().map(s -> decide(s, index)).toList());
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

    private List<Sought> sought(List<Claim> claims, EvidenceIndex index) {
        List<Terms> terms = claims.stream().map(c -> Terms.of(c.statement())).toList();
        List<EvidenceIndex.Found> found = terms.stream().map(index::find).toList();
        EvidenceScope scope = new EvidenceScope(found, config.trace());
        List<EvidenceIndex.Candidate> reach = index.all(scope);
        int room = room(claims.size());
        return IntStream.range(0, claims.size())
                .mapToObj(i -> {
                    Claim claim = claims.get(i);
                    String question = question(claim);
                    String answer = asAnswer(claim);
                    List<EvidenceIndex.Candidate> candidates = found.get(i).at(scope, config.trace());
                    return new Sought(
                            claim,
                            question,
                            alone(claim, question),
                            terms.get(i),
                            found.get(i),
                            candidates,
                            answer.equals(claim.statement())
                                    ? candidates
                                    : index.find(Terms.of(answer)).at(scope, config.trace()),
                            reach,
                            room);
                })
                .toList();
    }

    /** Of more claims than {@link #MANY} each is read with less: all together with as much as those, down to a fifth each. */
    private int room(int claims) {
        return (int) (config.grounding().windowChars() * Math.max(0.2, Math.min(1, MANY / claims)));
    }

    private TracedClaim decide(Sought sought, EvidenceIndex index) {
        Cancellation.check();
        if (index.isEmpty()) {
            String why = "there is no document this could come from";
            return new TracedClaim(sought.claim, Verdict.NOT_FOUND, 0, Rule.NO_CONTEXT, List.of(), why);
        }
        Evidence copy = copy(sought, index);
        if (copy != null) {
            return new TracedClaim(sought.claim, Verdict.SUPPORTED, 1, Rule.LEXICAL_ENTAILMENT, List.of(copy), null);
        }
        Refutation refuted = refuted(sought, index);
        if (refuted != null) {
            EvidenceIndex.Candidate unit = refuted.unit();
            List<Evidence> against = List.of(new Evidence(unit.passage(), Math.min(1, unit.share())));
            double support = Refutation.SUPPORT;
            return new TracedClaim(sought.claim, Verdict.CONTRADICTED, support, refuted.rule(), against, refuted.why());
        }
        String window = grounding == null ? "" : window(sought, sought.room);
        Assessment assessed = assess(sought, window);
        double support = decision.support(features(sought, index, assessed));
        return judged(sought, index, window, assessed, assessed == null ? byWords(sought, support) : support);
    }

    /** Where the claim occurs word for word, as it is written or with its pronoun resolved. */
    private @Nullable Evidence copy(Sought sought, EvidenceIndex index) {
        if (!tried(Without.Proof.COPY)) {
            return null;
        }
        Evidence copy = Copies.find(sought.alone(), sought.asked(), index, sought.candidates);
        return copy == null && saysAsMuch(sought.claim)
                ? Copies.find(sought.claim.text(), sought.asked(), index, sought.candidates)
                : copy;
    }

    /** Whether the words of the answer say what the claim does: a pronoun was resolved, or marks and links were left out. */
    private static boolean saysAsMuch(Claim claim) {
        return Pronouns.opens(claim.text())
                || (claim.text().length() > claim.statement().length()
                        && claim.statement().equals(ClaimExtractor.plain(claim.text())));
    }

    /** The first proof that a document says otherwise. */
    private @Nullable Refutation refuted(Sought sought, EvidenceIndex index) {
        Refutation proof = tried(Without.Proof.EDITED_COPY) ? edited(sought) : null;
        if (proof == null && tried(Without.Proof.OTHER_UNIT)) {
            proof = otherUnits.find(sought.terms, sought.candidates, index);
        }
        if (proof == null && tried(Without.Proof.ASKED_CELL) && sought.asked()) {
            proof = AskedCells.find(sought.question, sought.alone, sought.reach);
        }
        return proof;
    }

    private boolean tried(Without.Proof proof) {
        return !without.proofs().contains(proof);
    }

    /** The sentence of which the claim, as read or as written, is an edited copy; a short answer must be a sentence for it. */
    private @Nullable Refutation edited(Sought sought) {
        if (sought.asked() && !SENTENCE.matcher(sought.alone()).matches()) {
            return null;
        }
        Refutation proof = edited.find(sought.alone(), sought.candidates);
        return proof == null && saysAsMuch(sought.claim)
                ? edited.find(Rendered.of(sought.claim.text()), sought.candidates)
                : proof;
    }

    /** Without a model words support where nothing could bind them otherwise; else they say at most that text about this exists. */
    private double byWords(Sought sought, double support) {
        if (wordsAlone.support(sought.terms, sought.candidates)) {
            return Math.max(support, config.grounding().supportThreshold());
        }
        boolean close = band(sought) == Rule.CLOSE_EVIDENCE;
        return Math.min(support, config.grounding().unsureAbove() * (close ? 1 : ELSEWHERE));
    }

    private TracedClaim judged(
            Sought sought, EvidenceIndex index, String window, @Nullable Assessment assessed, double support) {
        Rule rule = assessed == null ? Rule.LEXICAL_ENTAILMENT : Rule.GROUNDING_MODEL;
        List<Evidence> evidence = evidence(sought, index);
        if (support >= config.grounding().supportThreshold()) {
            return new TracedClaim(sought.claim, Verdict.SUPPORTED, support, rule, evidence, null);
        }
        List<Span> doubted = assessed == null ? List.of() : doubted(sought, window, assessed.doubted());
        int start = sought.claim.span().start();
        List<String> absent = explanations.absentValues(sought.terms, index);
        List<String> words = doubted.stream()
                .map(s -> s.shift(-start).of(sought.claim.text()))
                .toList();
        Rule band = band(sought);
        boolean silent = evidence.isEmpty() || band == Rule.NO_EVIDENCE && !absent.isEmpty();
        boolean unsure = support >= config.grounding().unsureAbove();
        boolean against = !silent
                && assessed != null
                && assessed.contradiction() >= config.grounding().contradictionThreshold();
        return new TracedClaim(
                sought.claim,
                unsure ? Verdict.UNSURE : against ? Verdict.CONTRADICTED : Verdict.NOT_FOUND,
                support,
                unsure ? Rule.CLOSE_EVIDENCE : against ? rule : band,
                evidence,
                (unsure ? Explanations.UNSURE : against ? Explanations.AGAINST : Explanations.notFound(band))
                        + Explanations.details(absent, words),
                doubted);
    }

    private static List<Span> doubted(Sought sought, String window, List<Span> doubted) {
        String read = doubted.isEmpty() ? "" : sought.beside(window);
        int asked = Math.max(0, read.length() - WrittenForm.of(sought.alone()).length());
        return DoubtedWords.of(sought.claim, read, asked, doubted);
    }

    private Rule band(Sought sought) {
        double said = sought.candidates.isEmpty() ? 0 : sought.candidates.get(0).share() * sought.terms.weight();
        double share = said / Math.max(1e-9, Terms.of(sought.alone()).weight());
        return share >= config.diagnosis().close()
                ? Rule.CLOSE_EVIDENCE
                : share >= config.diagnosis().weak() ? Rule.WEAK_EVIDENCE : Rule.NO_EVIDENCE;
    }

    private List<Evidence> evidence(Sought sought, EvidenceIndex index) {
        List<EvidenceIndex.Candidate> near = sought.candidates.isEmpty() ? sought.found.bestFirst() : sought.candidates;
        near = near.isEmpty() ? sharingValues(sought, index) : near;
        boolean rows = near.stream().anyMatch(c -> c.read().kind() != TextUnit.Kind.SUMMARY);
        return near.stream()
                .filter(c -> !rows || c.read().kind() != TextUnit.Kind.SUMMARY)
                .limit(config.trace().evidenceShown())
                .map(c -> new Evidence(c.passage(), Math.min(1, c.share())))
                .toList();
    }

    /** Where no word is shared: the units that state a value of the claim in another form. */
    private static List<EvidenceIndex.Candidate> sharingValues(Sought sought, EvidenceIndex index) {
        Set<String> words = Terms.words(sought.beside("")).keySet();
        return index.stating(words, sought.reach).stream()
                .mapToObj(sought.reach::get)
                .toList();
    }

    private @Nullable Assessment assess(Sought sought, String window) {
        return grounding == null ? null : grounding.assess(sought.beside(window), window);
    }

    private String window(Sought sought, int chars) {
        String text = EvidenceWindow.of(sought.near, sought.reach, chars);
        boolean many = sought.room < config.grounding().windowChars();
        String read = many ? text.substring(0, Math.min(text.length(), sought.room)) : text;
        return Derivations.before(WrittenForm.of(sought.alone()), read);
    }

    private Map<String, Double> features(Sought sought, EvidenceIndex index, @Nullable Assessment assessed) {
        Map<String, Double> features = ClaimFeatures.of(sought.terms, index, assessed);
        features.put("unstated", unstated(sought, index) ? 1.0 : 0.0);
        features.putAll(without.held());
        return features;
    }

    /** Whether a value of a short answer is in no document and does not follow from what is near. */
    private boolean unstated(Sought sought, EvidenceIndex index) {
        return sought.asked()
                && !explanations.absentValues(sought.terms, index).isEmpty()
                && !Derivations.follow(
                        WrittenForm.of(sought.alone()), EvidenceWindow.of(sought.near, sought.reach, sought.room));
    }

    /** The names of the features that the decision weighs. */
    public Set<String> weighed() {
        return decision.weighed();
    }

    /** What the decision sees of the claims of an answer: for fitting it. */
    public List<Map<String, Double>> features(List<Claim> claims, List<Document> documents) {
        EvidenceIndex index = index(documents);
        List<Map<String, Double>> all = new ArrayList<>();
        for (Sought sought : sought(claims, index)) {
            Map<String, Double> features = features(sought, index, assess(sought, window(sought, sought.room)));
            features.put("copy", copy(sought, index) == null ? 0.0 : 1.0);
            features.put("refuted", refuted(sought, index) == null ? 0.0 : 1.0);
            all.add(features);
        }
        return all;
    }

    /** What the grounding model reads of the claims of an answer: for training it, and for showing. */
    public List<ModelInput> modelInputs(List<Claim> claims, List<Document> documents, int... chars) {
        EvidenceIndex index = index(documents);
        return sought(claims, index).stream()
                .map(s -> new ModelInput(
                        s.beside(window(s, s.room)),
                        IntStream.of(chars)
                                .mapToObj(c -> window(s, c))
                                .distinct()
                                .toList(),
                        index.kind(s.candidates)))
                .toList();
    }

    /**
     * @param claim the claim as the model reads it
     * @param windows evidence as the model reads it, one for each length asked for
     * @param kind what kind of unit shares most with the claim
     */
    public record ModelInput(String claim, List<String> windows, TextUnit.Kind kind) {}
}
