package io.holdfast.core.stream;

import io.holdfast.core.claim.References;
import io.holdfast.core.evaluate.Evaluator;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.Span;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import io.holdfast.text.SentenceSplitter;
import java.util.List;
import java.util.function.Consumer;

/**
 * Sits between a model that writes and the client that reads. Pieces go in as the model writes them; a sentence goes out
 * when it has ended and been checked, so that the client never sees one that the policy holds back. Memory is bounded by
 * the longest sentence. For one answer, used by one thread at a time.
 */
public final class StreamGuard {
    /** Text without an end of a sentence is checked at this length, at a blank. */
    private static final int LONGEST = 4000;

    private final Evaluator<Grounding> evaluator;
    private final Case testCase;
    private final StreamPolicy policy;
    private final Consumer<String> client;
    private final Consumer<CheckedSentence> listener;
    private final StringBuilder waiting = new StringBuilder();
    private final StringBuilder recent = new StringBuilder();
    private String before = "";
    private int written;
    private boolean stopped;

    /** @param client gets what may be read, in order */
    public StreamGuard(Evaluator<Grounding> evaluator, Case testCase, StreamPolicy policy, Consumer<String> client) {
        this(evaluator, testCase, policy, client, sentence -> {});
    }

    /** @param listener is given every sentence, those that are held back too; before the client gets it */
    public StreamGuard(
            Evaluator<Grounding> evaluator,
            Case testCase,
            StreamPolicy policy,
            Consumer<String> client,
            Consumer<CheckedSentence> listener) {
        this.evaluator = evaluator;
        this.testCase = testCase.withReference(null);
        this.policy = policy;
        this.client = client;
        this.listener = listener;
    }

    /** Takes what the model wrote next. */
    public void accept(String piece) {
        if (stopped) {
            return;
        }
        waiting.append(piece);
        // an end of a sentence is certain only when the next one has begun
        List<Span> sentences = SentenceSplitter.split(waiting.toString());
        if (sentences.size() > 1) {
            release(sentences.subList(0, sentences.size() - 1));
        }
        while (waiting.length() > LONGEST && !stopped) {
            int blank = waiting.lastIndexOf(" ", LONGEST);
            release(List.of(new Span(0, blank <= 0 ? LONGEST : blank)));
        }
    }

    /** Says that the model has ended: what is left is checked and sent. */
    public void complete() {
        if (!stopped) {
            List<Span> rest = SentenceSplitter.split(waiting.toString());
            release(rest);
            send(waiting.toString());
            waiting.setLength(0);
        }
    }

    /** Whether the policy ended the answer: the model need not write on. */
    public boolean stopped() {
        return stopped;
    }

    /** Checks sentences that begin what is waiting, and takes them out. */
    private void release(List<Span> sentences) {
        int from = 0;
        for (Span sentence : sentences) {
            if (stopped) {
                break;
            }
            String gap = waiting.substring(from, sentence.start());
            String text = sentence.of(waiting.toString());
            check(new Span(written + sentence.start(), written + sentence.end()), gap, text);
            from = sentence.end();
        }
        written += from;
        waiting.delete(0, from);
    }

    private void check(Span span, String gap, String text) {
        List<TracedClaim> claims = gap.contains("\n") && reference(text) ? List.of() : claims(text);
        boolean bad = claims.stream().anyMatch(c -> c.marked() || (policy.unsure() && c.verdict() == Verdict.UNSURE));
        listener.accept(new CheckedSentence(span, text, claims, !bad));
        before = text;
        recent.append(gap).append(text).delete(0, Math.max(0, recent.length() - LONGEST));
        if (!bad) {
            send(gap + text);
            return;
        }
        switch (policy.action()) {
            case ANNOTATE -> send(gap + text + policy.text());
            case HOLD_BACK -> {
                // neither the sentence nor the blank before it
            }
            case REPLACE -> send(policy.text().isEmpty() ? "" : gap + policy.text());
            case STOP -> {
                stopped = true;
                waiting.setLength(0);
                send(policy.text().isEmpty() ? "" : gap + policy.text());
            }
        }
    }

    /** Whether a sentence says what a mark means that was written before it: it names a document and states nothing. */
    private boolean reference(String text) {
        return References.start(recent + "\n" + text) <= recent.length() + 1;
    }

    private void send(String text) {
        if (!text.isEmpty()) {
            client.accept(text);
        }
    }

    /** The claims of a sentence, read after the one before it: only the first of an answer is read as answering its question. */
    private List<TracedClaim> claims(String text) {
        int start = before.isEmpty() ? 0 : before.length() + 1;
        String read = before.isEmpty() ? text : before + "\n" + text;
        Finding<Grounding> finding = evaluator.evaluate(testCase, Answer.of(read));
        List<TracedClaim> own = own(finding, start);
        // the two together may be read otherwise, e.g. when one of them declines
        return own.isEmpty() && start > 0 ? own(evaluator.evaluate(testCase, Answer.of(text)), 0) : own;
    }

    private static List<TracedClaim> own(Finding<Grounding> finding, int start) {
        return finding instanceof Finding.Scored<Grounding> scored
                        && scored.detail().path() != Grounding.Path.FALSE_INSUFFICIENT_CONTEXT
                ? scored.detail().trace().claims().stream()
                        .filter(c -> c.claim().span().start() >= start)
                        .map(c -> moved(c, start))
                        .toList()
                : List.of();
    }

    private static TracedClaim moved(TracedClaim traced, int start) {
        Claim claim = traced.claim();
        return new TracedClaim(
                new Claim(claim.span().shift(-start), claim.text(), claim.statement(), claim.question()),
                traced.verdict(),
                traced.score(),
                traced.rule(),
                traced.evidence(),
                traced.diagnosis(),
                traced.faults().stream()
                        .filter(f -> f.start() >= start)
                        .map(f -> f.shift(-start))
                        .toList());
    }
}
