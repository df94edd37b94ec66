package io.holdfast.core.model;

import java.util.Locale;

/** Why a verdict is what it is. Each verdict names exactly one rule. */
public enum Rule {
    /** The span says the claim in (almost) the same words, all facts equal. */
    LEXICAL_ENTAILMENT,
    /** The span says the claim in other words: close in meaning, all facts equal. */
    SEMANTIC_MATCH,
    /** The embedded grounding model read claim and evidence and found it stated, or not. */
    GROUNDING_MODEL,
    /** The user said it earlier in the conversation. */
    SAID_BY_USER,
    /** The answer equals the reference. */
    SHORT_EXACT,
    /** The reference holds the answer as whole tokens, or the answer the reference. */
    SHORT_CONTAINED,
    /** The answer's characters are almost those of the reference. */
    SHORT_SIMILAR,
    /** The short answer is not the reference. */
    SHORT_MISMATCH,

    NUMBER_MISMATCH,
    DATE_MISMATCH,
    NEGATION_MISMATCH,
    QUANTIFIER_MISMATCH,
    COMPARATIVE_MISMATCH,
    ENTITY_MISMATCH,
    ROLE_MISMATCH,
    CODE_MISMATCH,
    TECHNICAL_TERM_CONFLICT,

    /** A close span exists, but it does not state the claim. */
    CLOSE_EVIDENCE,
    /** Only weakly related spans exist. */
    WEAK_EVIDENCE,
    /** Nothing related exists. */
    NO_EVIDENCE,
    /** The case has no documents. */
    NO_CONTEXT,
    /** A judge model said so (opt-in). */
    JUDGE;

    /** The name used in files, e.g. {@code lexical_entailment}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
