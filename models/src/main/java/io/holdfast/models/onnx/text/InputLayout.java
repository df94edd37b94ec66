package io.holdfast.models.onnx.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * How claim and evidence become the one or two texts that a model reads. Each text is a template with {@code {claim}} and
 * {@code {evidence}} in it; special tokens between and around the texts come from the tokenizer.
 *
 * @param texts one or two templates that hold each of the two once, together
 */
public record InputLayout(List<String> texts) {
    private static final String CLAIM = "{claim}";
    private static final String EVIDENCE = "{evidence}";

    /** Premise and hypothesis, as in NLI. */
    public static final InputLayout EVIDENCE_THEN_CLAIM = new InputLayout(List.of(EVIDENCE, CLAIM));

    public InputLayout {
        texts = List.copyOf(texts);
        String all = String.join("", texts);
        if (texts.isEmpty() || texts.size() > 2 || !once(all, CLAIM) || !once(all, EVIDENCE)) {
            throw new IllegalArgumentException(String.format(
                    Locale.ROOT,
                    "\"input\" must be one or two texts that hold %s and %s once each; it is %s",
                    CLAIM,
                    EVIDENCE,
                    texts));
        }
    }

    private static boolean once(String text, String part) {
        int first = text.indexOf(part);
        return first >= 0 && text.indexOf(part, first + 1) < 0;
    }

    /** The texts for one pair. */
    public Filled fill(String claim, String evidence) {
        int holder = texts.get(0).contains(CLAIM) ? 0 : 1;
        String template = texts.get(holder);
        int at = template.indexOf(CLAIM);
        String before = withEvidence(template.substring(0, at), evidence);
        String after = withEvidence(template.substring(at + CLAIM.length()), evidence);
        List<String> filled = new ArrayList<>();
        for (int i = 0; i < texts.size(); i++) {
            filled.add(i == holder ? before + claim + after : withEvidence(texts.get(i), evidence));
        }
        return new Filled(List.copyOf(filled), holder, before.length(), before.length() + claim.length());
    }

    private static String withEvidence(String template, String evidence) {
        return template.replace(EVIDENCE, evidence);
    }

    /**
     * @param claimText which text holds the claim
     * @param claimStart where it begins there, in UTF-16 indices
     */
    record Filled(List<String> texts, int claimText, int claimStart, int claimEnd) {}
}
