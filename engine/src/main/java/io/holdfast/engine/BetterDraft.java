package io.holdfast.engine;

import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.answer.Draft;
import io.holdfast.engine.bridge.Bridge;
import io.holdfast.engine.pack.Packed;
import io.holdfast.engine.signal.Observer;
import io.holdfast.engine.signal.Signals;
import java.util.ArrayList;
import java.util.List;

/** Decides between the draft at hand and a new one: the better of them, or both where only together they hold what was asked for. */
final class BetterDraft {
    /** How an objection begins that something only described was not looked up. */
    static final String OPEN = "not looked up: ";

    private final Observer observer;

    BetterDraft(Observer observer) {
        this.observer = observer;
    }

    /** @param preferred the support from which the new draft is taken whatever the old one is worth */
    void keep(QuestionState p, Draft fresh, double newHits, double preferred) {
        Signals before = p.signals;
        Draft old = p.draft;
        Packed read = p.allRead();
        Draft best = fresh;
        Signals bestSignals = observer.observe(p.question, fresh, read, p.round, newHits, before);
        boolean sure = !fresh.abstained() && bestSignals.support() >= preferred;
        if (old != null && before != null && !sure) {
            Signals oldSignals = observer.observe(p.question, old, read, p.round, newHits, before);
            boolean declinedNow = fresh.abstained() && !old.abstained();
            boolean declinedBefore = old.abstained() && !fresh.abstained();
            if (declinedNow || (!declinedBefore && !better(bestSignals, oldSignals))) {
                best = old;
                bestSignals = oldSignals;
            }
            Draft both = together(old, fresh);
            Signals bothSignals = observer.observe(p.question, both, read, p.round, newHits, before);
            // a sentence beside the answer only because it names the one thing asked about covers nothing
            boolean several =
                    p.question.essential().size() > 1 || p.question.intent().type() == Question.AnswerType.LIST;
            boolean more = several
                            && bothSignals.missing().size()
                                    < bestSignals.missing().size()
                    || bothSignals.invalid().size() < bestSignals.invalid().size();
            if (more && better(bothSignals, bestSignals)) {
                best = both;
                bestSignals = bothSignals;
            }
        }
        p.draft = best;
        set(p, best.equals(p.judged) ? bestSignals.judged(p.verdict, p.judgeConfidence) : bestSignals);
    }

    /** What is known about the draft, and that something the question only describes was not looked up yet. */
    static void set(QuestionState p, Signals signals) {
        Bridge open = p.bridge;
        p.signals = open == null ? signals : signals.lacking(OPEN + open.inner());
    }

    /** Both drafts in one; the surer one knows the words that answer. */
    private static Draft together(Draft a, Draft b) {
        return joined(a, b, b.confidence() > a.confidence() ? b : a);
    }

    /** The sentences of both, as sure as the less sure of them; {@code answers} knows the words that answer. */
    static Draft joined(Draft a, Draft b, Draft answers) {
        List<Draft.Sentence> sentences = new ArrayList<>(a.sentences());
        b.sentences().stream().filter(s -> !sentences.contains(s)).forEach(sentences::add);
        return new Draft(
                sentences,
                answers.span(),
                Math.min(a.confidence(), b.confidence()),
                a.inputTokens() + b.inputTokens(),
                a.outputTokens() + b.outputTokens(),
                a.unknownCitations() + b.unknownCitations(),
                answers.found(),
                answers.evidence());
    }

    private static boolean better(Signals a, Signals b) {
        if (a.missing().size() != b.missing().size()) {
            return a.missing().size() < b.missing().size();
        }
        if (a.invalid().size() != b.invalid().size()) {
            return a.invalid().size() < b.invalid().size();
        }
        return a.support() > b.support();
    }
}
