package io.holdfast.engine.confidence;

import io.holdfast.core.port.GroundingModel;
import io.holdfast.text.TokenCounter;

/**
 * Reads a draft a second time, by another head than the one that found it: does the text around the answer state it as
 * the answer to this question? A reader is asked where an answer could be and finds one in passages that only look alike;
 * asked whether question and answer are true together, the grounding model more often says no.
 */
public final class Verifier {
    private final GroundingModel grounding;

    public Verifier(GroundingModel grounding) {
        this.grounding = grounding;
    }

    /** What checking costs, in tokens read. */
    public int cost(Found found) {
        return TokenCounter.count(found.statement()) + TokenCounter.count(found.surroundings());
    }

    /** What a yes/no question is answered by, and how sure that is. */
    public record Decided(String word, DraftReadings readings) {}

    /** The word of the two that what is around the answer states rather. */
    public Decided decide(Found found, String yes, String no) {
        String seen = found.surroundings();
        double affirmed = grounding.support(found.statement(yes), seen);
        double denied = grounding.support(found.statement(no), seen);
        return new Decided(affirmed >= denied ? yes : no, DraftReadings.of(found.likely(), Math.max(affirmed, denied)));
    }

    public DraftReadings check(Found found) {
        double stated = grounding.support(found.statement(), found.surroundings());
        return found.read() ? DraftReadings.of(found.likely(), stated) : DraftReadings.ofForm(found.likely(), stated);
    }
}
