package io.holdfast.core.record;

import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Verdict;
import io.holdfast.core.record.Concepts.Child;
import io.holdfast.core.record.Concepts.Concept;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Holds yes/no statements ("offers free WiFi", "no valet parking", "a casual atmosphere") to the yes/no attributes of a
 * record. What the record leaves open, and no text in it speaks of, is not found.
 */
final class FacilityRule implements RecordRule {
    /** Sentences that report what people think are left to the tracer. */
    private static final Pattern OPINION = Pattern.compile(
            "\\b(?:review(?:er|s)?|prais\\w+|mention\\w*|describ\\w+ (?:it|the food|the service|by)|complain\\w*|report(?:s|ed|ing)?|express\\w*|appreciat\\w*|rav(?:e|ed|ing)|lov(?:e|ed|ing)|enjoyed|commend\\w*|felt|feedback|experienced?|criticiz\\w+|cit(?:e|ed|ing)|disappoint\\w*|one (?:customer|patron|diner|guest|visitor)|another)\\b",
            Pattern.CASE_INSENSITIVE);

    private static final int NEGATION_SHOWN = 40;

    @Override
    public void check(Sentence sentence, DataRecord record, List<AttributeFinding> out) {
        String text = sentence.text();
        boolean opinion = OPINION.matcher(text).find();
        List<int[]> taken = new ArrayList<>();
        for (Concept concept : record.text.concepts) {
            boolean child = false;
            for (Child member : concept.children()) {
                if (opinion || !member.alone() && !inCompany(concept, text)) {
                    continue;
                }
                Matcher said = member.say().matcher(text);
                while (said.find()) {
                    if (free(taken, said) && !excluded(concept, text, said) && near(concept, member, text, said)) {
                        child = true;
                        taken.add(new int[] {said.start(), said.end()});
                        add(
                                sentence,
                                record,
                                said,
                                of(record, concept, member),
                                concept.name() + " " + member.key(),
                                member.say(),
                                out);
                    }
                }
            }
            Pattern say = concept.say();
            if (child || say == null || opinion) {
                continue;
            }
            Matcher said = say.matcher(text);
            while (said.find()) {
                if (free(taken, said) && !excluded(concept, text, said)) {
                    taken.add(new int[] {said.start(), said.end()});
                    add(
                            sentence,
                            record,
                            said,
                            of(record, concept),
                            concept.name(),
                            concept.prose() == null ? say : concept.prose(),
                            out);
                }
            }
        }
    }

    private static boolean inCompany(Concept concept, String text) {
        Pattern company = concept.word() == null ? concept.say() : concept.word();
        return company != null && company.matcher(text).find();
    }

    /** A member needs its group's word: for the words of a place, right behind it or with other members between. */
    private static boolean near(Concept concept, Child member, String text, Matcher said) {
        if (member.alone()) {
            return true;
        }
        if (concept.word() == null) {
            return !Character.isUpperCase(text.charAt(said.start()))
                    || said.start() == 0
                    || text.substring(0, said.start()).matches("(?s).*[:-]\\s*");
        }
        return true;
    }

    private static boolean free(List<int[]> taken, Matcher said) {
        return taken.stream().noneMatch(t -> said.start() < t[1] && t[0] < said.end());
    }

    private static boolean excluded(Concept concept, String text, Matcher said) {
        if (concept.not() == null) {
            return false;
        }
        Matcher not = concept.not().matcher(text);
        while (not.find()) {
            if (not.start() < said.end() && said.start() < not.end()) {
                return true;
            }
        }
        return false;
    }

    /** Attributes a statement is held to, and what they say together. */
    private record Held(
            List<Attribute> attributes, @Nullable Boolean truth) {}

    private static Held of(DataRecord record, Concept concept) {
        List<Attribute> found = new ArrayList<>();
        Boolean truth = null;
        for (Attribute attribute : record.attributes) {
            boolean own = concept.key().matcher(attribute.name()).matches();
            boolean member = concept.key().matcher(attribute.parent()).matches();
            if (attribute.listed() || !own && !member) {
                continue;
            }
            found.add(attribute);
            Boolean one = attribute.truth();
            if (one != null) {
                truth = one || truth != null && truth;
            }
        }
        return new Held(found, truth);
    }

    private static Held of(DataRecord record, Concept concept, Child member) {
        for (Attribute attribute : record.attributes) {
            if (!attribute.listed()
                    && concept.key().matcher(attribute.parent()).matches()
                    && attribute.name().equals(member.key().replace('_', ' '))) {
                return new Held(List.of(attribute), attribute.truth());
            }
        }
        Held group = of(record, concept);
        if (group.attributes.size() == 1 && group.attributes.get(0).kind() == Attribute.Kind.TEXT) {
            return named(group.attributes.get(0), concept, member);
        }
        return new Held(group.attributes, group.attributes.size() == 1 ? group.truth : null);
    }

    /** An attribute with one of several values says yes to that one and no to the others. */
    private static Held named(Attribute attribute, Concept concept, Child member) {
        String value = Attribute.words(attribute.value()).toLowerCase(Locale.ROOT);
        boolean known = concept.children().stream()
                .anyMatch(c -> c.key().replace('_', ' ').equals(value));
        return new Held(
                List.of(attribute),
                known ? Boolean.valueOf(member.key().replace('_', ' ').equals(value)) : null);
    }

    private static void add(
            Sentence sentence,
            DataRecord record,
            Matcher said,
            Held held,
            String name,
            Pattern words,
            List<AttributeFinding> out) {
        String text = sentence.text();
        Polarity polarity = Polarity.of(text, said.start(), said.end());
        if (polarity == Polarity.OPEN || polarity == Polarity.UNKNOWN && held.truth != null) {
            return;
        }
        boolean claimed = polarity == Polarity.AFFIRMED;
        int start = claimed ? said.start() : Clauses.of(text).negationStart(said.start(), NEGATION_SHOWN);
        Verdict verdict;
        if (polarity == Polarity.UNKNOWN || held.truth != null && held.truth == claimed) {
            verdict = Verdict.SUPPORTED;
        } else if (record.proseMentions(words) || quiet(polarity, held)) {
            return;
        } else {
            verdict = held.truth == null ? Verdict.NOT_FOUND : Verdict.CONTRADICTED;
        }
        Rule rule = switch (verdict) {
            case SUPPORTED -> Rule.ATTRIBUTE_MATCH;
            case CONTRADICTED -> Rule.ATTRIBUTE_MISMATCH;
            case NOT_FOUND -> Rule.ATTRIBUTE_NOT_STATED;
        };
        out.add(new AttributeFinding(
                sentence.inAnswer(start, said.end()),
                verdict,
                rule,
                record.evidence(held.attributes),
                verdict == Verdict.SUPPORTED ? "" : diagnosis(text.substring(start, said.end()), name, held)));
    }

    /** To deny a member of a group that the record leaves open is no statement worth a fault. */
    private static boolean quiet(Polarity polarity, Held held) {
        return polarity == Polarity.NEGATED
                && held.truth == null
                && held.attributes.size() == 1
                && held.attributes.get(0).path().size() > 2;
    }

    private static String diagnosis(String said, String name, Held held) {
        String answer = name.toLowerCase(Locale.ROOT) + ": the answer says \"" + said.strip() + "\", ";
        if (held.attributes.isEmpty()) {
            return answer + "the record says nothing about it";
        }
        return answer + "the record has "
                + String.join(
                        ", ", held.attributes.stream().map(DataRecord::shown).toList())
                + (held.truth == null ? ", which leaves it open" : "");
    }
}
