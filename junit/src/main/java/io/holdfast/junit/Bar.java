package io.holdfast.junit;

/**
 * What an answer must reach to count as grounded.
 *
 * @param faithfulness the least share of supported claims
 * @param risk the greatest risk
 */
record Bar(double faithfulness, double risk) {
    /** Every claim is supported. */
    static final Bar EVERY_CLAIM = new Bar(1, 1);

    Bar {
        if (!(faithfulness >= 0 && faithfulness <= 1)) {
            throw new IllegalArgumentException("@Grounded(threshold = " + faithfulness + "): give a number in [0, 1]");
        }
        if (!(risk >= 0 && risk <= 1)) {
            throw new IllegalArgumentException("@Grounded(maxRisk = " + risk + "): give a number in [0, 1]");
        }
    }
}
