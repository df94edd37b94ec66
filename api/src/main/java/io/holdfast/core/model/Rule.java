package io.holdfast.core.model;

import static io.holdfast.core.model.Verdict.CONTRADICTED;
import static io.holdfast.core.model.Verdict.NOT_FOUND;
import static io.holdfast.core.model.Verdict.SUPPORTED;
import static io.holdfast.core.model.Verdict.UNSURE;

import java.util.List;
import java.util.Locale;

/** Why a verdict is what it is. Each verdict names exactly one rule. */
public enum Rule {
    LEXICAL_ENTAILMENT("A span says the claim in the same words, or nearly so, and all facts are equal.", SUPPORTED),
    SEMANTIC_MATCH(
            "A span says the claim in other words. No verdict of this version names it; older results do.", SUPPORTED),
    GROUNDING_MODEL(
            "The embedded grounding model read the claim beside its evidence; its opinion, words and values together"
                    + " decided.",
            SUPPORTED,
            CONTRADICTED),
    SAID_BY_USER("The user said it earlier in the conversation.", SUPPORTED),
    SHORT_EXACT(
            "The short answer equals the reference, by its values: number words, orders of dates, units, items in any"
                    + " order. Not found: it is right, but the documents do not hold it.",
            SUPPORTED,
            NOT_FOUND),
    SHORT_CONTAINED(
            "The reference holds the short answer as whole words, or the answer the reference.", SUPPORTED, NOT_FOUND),
    SHORT_SIMILAR("The characters of the short answer are almost those of the reference.", SUPPORTED, NOT_FOUND),
    SHORT_MISMATCH("The short answer is not the reference, or a list with items missing or added.", CONTRADICTED),

    NUMBER_MISMATCH("The sentence occurs in a document with another number, amount or unit.", CONTRADICTED),
    UNIT_MISMATCH(
            "Text about the claim gives the same number in another unit, and no document gives this amount.",
            CONTRADICTED),
    CELL_MISMATCH(
            "The question names a row and a column, and the short answer is the value of another cell.", CONTRADICTED),
    DATE_MISMATCH("Two answers that are compared give another date or time.", CONTRADICTED),
    NEGATION_MISMATCH("The sentence occurs in a document with a negation added or removed.", CONTRADICTED),
    QUANTIFIER_MISMATCH(
            "The sentence occurs in a document with another quantifier or strength (some, all, may, must).",
            CONTRADICTED),
    COMPARATIVE_MISMATCH("The sentence occurs in a document with the opposite direction (more, less).", CONTRADICTED),
    ENTITY_MISMATCH("The sentence occurs in a document with another name.", CONTRADICTED),
    ROLE_MISMATCH("The sentence occurs in a document with two parties exchanged.", CONTRADICTED),
    CODE_MISMATCH("Two answers that are compared give another code token, path or identifier.", CONTRADICTED),
    TECHNICAL_TERM_CONFLICT(
            "The sentence occurs in a document with another technical term of the same group (TCP, UDP).",
            CONTRADICTED),

    CLOSE_EVIDENCE(
            "A close span exists, and it does not state the claim. Contradicted: the answer declines, although this span"
                    + " answers the question.",
            UNSURE,
            NOT_FOUND,
            CONTRADICTED),
    WEAK_EVIDENCE("Only weakly related spans exist.", NOT_FOUND),
    NO_EVIDENCE("Nothing related exists.", NOT_FOUND),
    NO_CONTEXT("The case has no documents.", NOT_FOUND),
    JUDGE("A judge model said so (opt-in).", SUPPORTED, NOT_FOUND);

    private final String meaning;

    @SuppressWarnings("ImmutableEnumChecker") // made by List.of
    private final List<Verdict> verdicts;

    Rule(String meaning, Verdict... verdicts) {
        this.meaning = meaning;
        this.verdicts = List.of(verdicts);
    }

    /** The name used in files, e.g. {@code lexical_entailment}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** What the rule says, in a sentence for people. */
    public String meaning() {
        return meaning;
    }

    /** The verdicts that may name it, the usual one first. */
    public List<Verdict> verdicts() {
        return verdicts;
    }
}
