package io.holdfast.core.trace;

import io.holdfast.core.model.Span;
import io.holdfast.core.record.Attribute;
import io.holdfast.core.record.JsonAttributes;
import io.holdfast.core.text.SentenceSplitter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A document read once: its units in order, and an index from word stems to the units that hold them. */
final class SourceText {
    final String text;
    final List<SourceUnit> units;

    /** Whether the text is a record (JSON), read attribute by attribute. */
    final boolean record;

    /** Whether the text is a conversation, whose short turns are understood from one another. */
    final boolean chat;

    /** How much parts each unit from the one before: see {@link Paragraphs}. */
    final int[] gaps;

    private final Map<String, List<Integer>> index = new HashMap<>();

    private SourceText(String text, List<SourceUnit> units, boolean record) {
        this.text = text;
        this.record = record;
        this.units = List.copyOf(units);
        this.chat = !record && Turns.taken(units);
        this.gaps = Paragraphs.gaps(text, units);
        for (int i = 0; i < units.size(); i++) {
            for (String stem : units.get(i).reading().stems) {
                index.computeIfAbsent(stem, k -> new ArrayList<>()).add(i);
            }
        }
    }

    static SourceText read(String text, FactComparison facts) {
        List<SourceUnit> units = new ArrayList<>();
        List<Attribute> attributes = JsonAttributes.read(text);
        if (attributes.isEmpty()) {
            for (Span span : SentenceSplitter.split(text)) {
                units.add(new SourceUnit(span, facts.read(span.of(text))));
            }
        } else {
            for (Attribute attribute : attributes) {
                addAttribute(units, text, attribute, facts);
            }
        }
        return new SourceText(text, units, !attributes.isEmpty());
    }

    /** A long text inside a record is read by its sentences, each with its key. */
    private static void addAttribute(List<SourceUnit> units, String text, Attribute attribute, FactComparison facts) {
        if (attribute.value().length() < 120) {
            units.add(new SourceUnit(attribute.span(), facts.read(attribute.key() + ": " + attribute.value())));
            return;
        }
        int[] places = attribute.places(text);
        for (Span span : SentenceSplitter.split(attribute.value())) {
            units.add(new SourceUnit(
                    new Span(places[span.start()], places[span.end()]), facts.read(span.of(attribute.value()))));
        }
        if (units.isEmpty()) {
            units.add(new SourceUnit(attribute.span(), facts.read(text)));
        }
    }

    List<Integer> unitsWith(String stem) {
        return index.getOrDefault(stem, List.of());
    }

    /** The unit with its neighbours: for claims that need two sentences. */
    Span window(int unit) {
        return new Span(
                units.get(Math.max(0, unit - 1)).span().start(),
                units.get(Math.min(units.size() - 1, unit + 1)).span().end());
    }
}
