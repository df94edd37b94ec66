package io.holdfast.core.record;

import io.holdfast.core.model.Document;
import io.holdfast.core.model.Evidence;
import io.holdfast.core.model.Passage;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;

/** A document that is a record, beside the other texts of its case. */
final class DataRecord {
    private static final int SHOWN = 60;

    final RecordText text;
    final List<Attribute> attributes;
    final OpeningHours hours;
    private final Document document;
    private final List<String> otherTexts;

    DataRecord(Document document, RecordText text, List<String> otherTexts) {
        this.document = document;
        this.text = text;
        this.attributes = text.attributes;
        this.hours = text.hours;
        this.otherTexts = otherTexts;
    }

    /** Whether prose beside the attributes (reviews, descriptions, other documents) speaks of something. */
    boolean proseMentions(Pattern words) {
        return words.matcher(text.prose).find()
                || otherTexts.stream().anyMatch(t -> words.matcher(t).find());
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
