package io.holdfast.core.trace;

/** One kind of fact, compared between a claim and a source. */
@FunctionalInterface
interface FactRule {
    void compare(Alignment pair, Differences out);
}
