package io.holdfast.lab.grounding;

/** A labelled answer with a score: higher is more likely unsupported. */
record Scored(LabelledAnswer answer, double score) {
    boolean bad() {
        return !answer.supported();
    }
}
