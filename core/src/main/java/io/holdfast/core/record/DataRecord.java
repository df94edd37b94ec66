package io.holdfast.core.record;

import io.holdfast.core.model.Document;
import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Passage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/** A document that is a record: its attributes in order, and the prose inside it. */
final class DataRecord {
    private static final int SHOWN = 60;

    final Document document;
    final List<Attribute> attributes;
    final OpeningHours hours;
    private final String prose;

    DataRecord(Document document, List<Attribute> attributes, String otherText) {
        this.document = document;
        this.attributes = List.copyOf(attributes);
        this.hours = OpeningHours.of(attributes);
        StringBuilder texts = new StringBuilder(otherText.toLowerCase(Locale.ROOT));
        for (Attribute attribute : attributes) {
            if (attribute.prose()) {
                texts.append('\n').append(Plain.of(attribute.value()).toLowerCase(Locale.ROOT));
            }
        }
        this.prose = texts.toString();
    }

    /** Whether prose beside the attributes (reviews, descriptions, other documents) speaks of something. */
    boolean proseMentions(Pattern words) {
        return words.matcher(prose).find();
    }

    Evidence evidence(Attribute attribute) {
        return new Evidence(Passage.of(document, attribute.span()), 1);
    }

    List<Evidence> evidence(List<Attribute> shown) {
        List<Attribute> inOrder = new ArrayList<>(shown);
        inOrder.sort(Comparator.comparing(Attribute::span));
        return inOrder.stream().distinct().map(this::evidence).toList();
    }

    /** The attribute as the record has it, for a diagnosis. */
    static String shown(Attribute attribute) {
        String value = attribute.kind() == Attribute.Kind.NULL ? "null" : attribute.value();
        String cut = value.length() <= SHOWN ? value : value.substring(0, SHOWN - 1) + "…";
        return String.join(".", attribute.path()) + " = " + cut;
    }
}
