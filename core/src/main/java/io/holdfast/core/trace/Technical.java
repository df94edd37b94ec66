package io.holdfast.core.trace;

/** A technical term of a configured group, where it stands. */
record Technical(String word, int group, int start, int end, int segment) {}
