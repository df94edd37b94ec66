package io.holdfast.models.onnx;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Which of a classifier's classes mean what, found by their names in {@code id2label}.
 *
 * @param support class of a claim that the evidence states, or of a supported token; -1 where only its opposites are named
 * @param contradiction class of a claim that the evidence contradicts; -1 where there is none
 * @param unsupported classes of tokens that the evidence does not support; empty for classifiers of whole inputs
 * @param count number of classes
 * @param assumed what was assumed of names that say nothing; null where the names told
 */
record SupportLabels(
        int support,
        int contradiction,
        List<Integer> unsupported,
        int count,
        @Nullable String assumed) {
    private static final Set<String> SUPPORT = Set.of(
            "entailment",
            "entailed",
            "entails",
            "entail",
            "supported",
            "supports",
            "support",
            "grounded",
            "consistent",
            "faithful",
            "factual",
            "attributable");
    private static final Set<String> CONTRADICTION =
            Set.of("contradiction", "contradicted", "contradicts", "contradict", "contradictory", "refuted", "refutes");
    private static final Set<String> UNSUPPORTED = Set.of(
            "hallucination",
            "hallucinated",
            "hallucinations",
            "unsupported",
            "not_supported",
            "ungrounded",
            "baseless",
            "inconsistent",
            "unfaithful");
    private static final Set<String> OUTSIDE = Set.of("o", "ok", "none");
    private static final Pattern NAMELESS = Pattern.compile("label_?\\d+|\\d+");
    private static final Pattern BEGIN_INSIDE = Pattern.compile("[bi][-_](?=\\p{L})");

    /** Of a classifier of whole inputs. */
    static SupportLabels ofSequence(List<String> names, String where) {
        int support = only(names, SUPPORT);
        if (support >= 0) {
            return new SupportLabels(support, only(names, CONTRADICTION), List.of(), names.size(), null);
        }
        if (nameless(names) && names.size() == 2) {
            return new SupportLabels(1, -1, List.of(), 2, assumed("class 1 is taken for \"supported\"", where));
        }
        throw unknown(names, "entailment or supported", where);
    }

    /** Of a classifier of tokens. */
    static SupportLabels ofTokens(List<String> names, String where) {
        List<Integer> unsupported = new ArrayList<>();
        List<Integer> supported = new ArrayList<>();
        for (int i = 0; i < names.size(); i++) {
            String name = normal(names.get(i));
            String bare = BEGIN_INSIDE.matcher(name).replaceFirst("");
            if (UNSUPPORTED.contains(bare) || CONTRADICTION.contains(bare)) {
                unsupported.add(i);
            } else if (SUPPORT.contains(bare) || OUTSIDE.contains(name)) {
                supported.add(i);
            }
        }
        if (!unsupported.isEmpty() && unsupported.size() < names.size()) {
            return new SupportLabels(
                    supported.isEmpty() ? -1 : supported.get(0), -1, List.copyOf(unsupported), names.size(), null);
        }
        if (nameless(names) && names.size() == 2) {
            return new SupportLabels(
                    0, -1, List.of(1), 2, assumed("tokens of class 1 are taken for \"unsupported\"", where));
        }
        throw unknown(names, "hallucinated or unsupported", where);
    }

    private static int only(List<String> names, Set<String> known) {
        int found = -1;
        for (int i = 0; i < names.size(); i++) {
            if (known.contains(normal(names.get(i)))) {
                if (found >= 0) {
                    return -1;
                }
                found = i;
            }
        }
        return found;
    }

    private static boolean nameless(List<String> names) {
        return names.stream().allMatch(name -> NAMELESS.matcher(normal(name)).matches());
    }

    private static String normal(String name) {
        return name.strip().toLowerCase(Locale.ROOT).replace(' ', '_');
    }

    private static String assumed(String what, String where) {
        return where + " gives its labels no names, so " + what
                + "; name them under id2label if that is wrong, and to end this message if it is right";
    }

    private static HoldfastException unknown(List<String> names, String wanted, String where) {
        return new HoldfastException(
                ErrorCode.BAD_CONFIG,
                where + " names the labels " + String.join(", ", names) + ", of which none or more than one is named "
                        + wanted
                        + "; name the classes under id2label, e.g. {\"0\": \"not_entailment\", \"1\": \"entailment\"}"
                        + " or, for tokens, {\"0\": \"supported\", \"1\": \"hallucinated\"}");
    }
}
