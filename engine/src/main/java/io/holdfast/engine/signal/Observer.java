package io.holdfast.engine.signal;

import io.holdfast.core.model.Verdict;
import io.holdfast.engine.anchor.Anchor;
import io.holdfast.engine.anchor.AnchorMatcher;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.anchor.StatedLimit;
import io.holdfast.engine.answer.Draft;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.engine.pack.Packed;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Computes the signals of a draft. */
public final class Observer {
    /** A clause with fewer words that carry meaning says too little to be denied. */
    private static final int FEWEST_WORDS = 4;

    /** Amounts that differ: one that is a limit of the other speaks of the same. */
    private static final Pattern AMOUNTS = Pattern.compile("\\d\\S*, not of \\d.*");

    private final Support support;
    private final double conflictWords;

    /** @param conflictWords share of the question's words beside its anchors that a contradicting sentence must hold */
    public Observer(Support support, double conflictWords) {
        this.support = support;
        this.conflictWords = conflictWords;
    }

    /** @param before the signals of the round before, null in round 1 */
    public Signals observe(
            Question question, Draft draft, Packed read, int round, double newHits, @Nullable Signals before) {
        List<Chunk> cited = draft.citations().stream()
                .map(read::find)
                .flatMap(Optional::stream)
                .toList();
        List<Draft.Sentence> unsupported = unsupported(draft, read);
        int n = draft.sentences().size();
        double overlap = n == 0 ? 0 : (double) (n - unsupported.size()) / n;
        double faithfulness = draft.sentences().stream()
                .mapToDouble(s -> support.check(s.text(), read.passages()).score())
                .average()
                .orElse(0);
        // a draft that declines cites nothing: then the question is whether anything read is about the anchors
        List<Anchor> held = held(question.anchors(), draft.abstained() ? read.passages() : around(cited, read));
        double coverage = question.anchors().isEmpty()
                ? 1
                : (double) held.size() / question.anchors().size();
        List<String> missing = question.essential().stream()
                .filter(a -> !held.contains(a))
                .map(Anchor::text)
                .toList();
        return new Signals(
                round,
                overlap,
                before == null ? 0 : overlap - before.overlap(),
                overlap * draft.confidence(),
                overlap == 0 ? 0 : draft.confidence(),
                Math.min(1, faithfulness),
                coverage,
                before == null ? 0 : coverage - before.coverage(),
                missing,
                newHits,
                before == null ? 0 : newHits - before.newHits(),
                unsupported.size(),
                conflict(question, draft, cited, read),
                draft.abstained() ? List.of() : objections(question, draft),
                Signals.Judgement.NOT_ASKED);
    }

    /** What is wrong with the form of the draft, and whom or what else it speaks of where a sentence was read for it. */
    private static List<String> objections(Question question, Draft draft) {
        // the rows of what is counted say more than their names, of other things too
        String sentence = draft.counts() ? draft.plain() : answering(draft).quoted();
        String span = draft.span();
        List<String> wrong = new ArrayList<>(Validators.check(question, draft.plain(), sentence, span));
        if (question.language() == Question.Language.ENGLISH
                && draft.found() != null
                && draft.found().read()
                && span != null) {
            boolean limit = StatedLimit.kept(question.text(), sentence) != StatedLimit.Kept.NONE;
            OtherNames.instead(question.text(), sentence, span)
                    .filter(other -> !(limit && AMOUNTS.matcher(other).matches()))
                    .ifPresent(other -> wrong.add("speaks of " + other));
        }
        return List.copyOf(wrong);
    }

    /** The sentence that holds the words that answer; the first where they are not known. */
    private static Draft.Sentence answering(Draft draft) {
        String span = draft.span();
        return draft.sentences().stream()
                .filter(s -> span != null && s.text().contains(span))
                .findFirst()
                .orElse(draft.sentences().get(0));
    }

    /** Sentences that the passages they cite do not support. */
    public List<Draft.Sentence> unsupported(Draft draft, Packed read) {
        List<Draft.Sentence> result = new ArrayList<>();
        for (Draft.Sentence s : draft.sentences()) {
            List<Chunk> cited = s.citations().stream()
                    .map(read::find)
                    .flatMap(Optional::stream)
                    .toList();
            if (!verbatim(s.quoted(), cited) && support.check(s.text(), cited).verdict() != Verdict.SUPPORTED) {
                result.add(s);
            }
        }
        return List.copyOf(result);
    }

    /** The passage that supports a sentence best; none where no passage does. */
    public Optional<String> source(String sentence, Packed packed) {
        String best = null;
        double most = 0;
        for (Chunk chunk : packed.passages()) {
            Support.Judged judged = support.check(sentence, List.of(chunk));
            if (judged.verdict() == Verdict.SUPPORTED && (best == null || judged.score() > most)) {
                best = chunk.id();
                most = judged.score();
            }
        }
        return Optional.ofNullable(best);
    }

    /** Words that occur in what they cite need no tracing. */
    private static boolean verbatim(String sentence, List<Chunk> cited) {
        return cited.stream().anyMatch(c -> c.text().replaceAll("\\s+", " ").contains(sentence));
    }

    /** The passages read of the same documents: what a document is named after need not be said again in each of them. */
    private static List<Chunk> around(List<Chunk> cited, Packed read) {
        Set<String> documents = cited.stream().map(Chunk::documentId).collect(Collectors.toSet());
        return read.passages().stream()
                .filter(c -> documents.contains(c.documentId()))
                .toList();
    }

    private static List<Anchor> held(List<Anchor> anchors, List<Chunk> cited) {
        List<AnchorMatcher.Searchable> texts = cited.stream()
                .map(c -> new AnchorMatcher.Searchable(
                        c.searchable() + "\n" + c.source().name()))
                .toList();
        return anchors.stream()
                .filter(a -> texts.stream().anyMatch(t -> t.holds(a)))
                .toList();
    }

    /**
     * What a document the draft does not cite says against one of its sentences. Only a document that holds the
     * question's essential anchors and its numbers can disagree about it ("station 11" is not station 12), and only with
     * a sentence that speaks about the question.
     */
    private String conflict(Question question, Draft draft, List<Chunk> cited, Packed read) {
        Set<String> own = cited.stream().map(Chunk::documentId).collect(Collectors.toSet());
        List<Anchor> same = question.anchors().stream()
                .filter(a -> a.essential() || a.kind() == Anchor.Kind.NUMBER)
                .toList();
        List<Chunk> others = read.passages().stream()
                .filter(c -> !own.contains(c.documentId()))
                .filter(c -> held(same, List.of(c)).size() == same.size())
                .toList();
        if (others.isEmpty()) {
            return "";
        }
        Set<String> asked = new LinkedHashSet<>(ComparedWords.content(question.text()));
        question.anchors().forEach(a -> asked.removeAll(ComparedWords.content(a.text())));
        String words = ComparedWords.fold(draft.span() == null ? "" : draft.span());
        for (Draft.Sentence s : draft.sentences()) {
            for (String said : statements(s.text(), draft.span())) {
                Support.Judged judged = support.check(said, others);
                boolean alike = !words.isEmpty()
                        && (" " + ComparedWords.fold(judged.against()) + " ").contains(" " + words + " ");
                if (judged.verdict() == Verdict.CONTRADICTED
                        && !alike
                        && (asked.isEmpty()
                                || ComparedWords.coverage(asked, ComparedWords.content(judged.against()))
                                        >= conflictWords)) {
                    return judged.against();
                }
            }
        }
        return "";
    }

    /** A sentence, and the clause of it that holds the answer: another document may deny that and be silent about the rest. */
    private static List<String> statements(String sentence, @Nullable String answer) {
        if (answer == null || !sentence.contains(answer) || answer.contains(",")) {
            return List.of(sentence);
        }
        int at = sentence.indexOf(answer);
        int from = sentence.lastIndexOf(", ", at) + 1;
        int comma = sentence.indexOf(", ", at + answer.length());
        String clause =
                sentence.substring(from, comma < 0 ? sentence.length() : comma).strip();
        boolean whole = clause.length() + 1 >= sentence.length()
                || ComparedWords.content(clause).size() < FEWEST_WORDS;
        return whole ? List.of(sentence) : List.of(sentence, clause);
    }
}
