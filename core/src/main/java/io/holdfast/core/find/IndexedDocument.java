package io.holdfast.core.find;

import io.holdfast.core.read.DocumentReader;
import io.holdfast.core.read.TextUnit;
import io.holdfast.text.FoldedText;
import io.holdfast.text.Normalizer;
import io.holdfast.text.fact.TextFacts;
import io.holdfast.text.fact.WrittenForm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A document read once: its units in order, and an index from word stems to the units that hold them. */
public final class IndexedDocument {
    private final String text;
    private final FoldedText folded;
    private final List<IndexedUnit> units;
    private final List<HeadedPart> parts;

    /** For each unit how much lies between it and the one before: see {@link Paragraphs}. */
    final int[] gaps;

    private final Map<String, List<Integer>> index = new HashMap<>();

    private IndexedDocument(String text, List<IndexedUnit> units) {
        this.text = Normalizer.stated(text);
        this.folded = FoldedText.of(this.text);
        this.units = List.copyOf(units);
        this.parts = HeadedPart.of(text, units);
        this.gaps = Paragraphs.gaps(text, units);
        for (int i = 0; i < units.size(); i++) {
            for (String stem : units.get(i).terms().words().keySet()) {
                index.computeIfAbsent(stem, k -> new ArrayList<>()).add(i);
            }
        }
    }

    /** @param plain kinds of text that are read as running text */
    public static IndexedDocument of(String text, Set<TextUnit.Kind> plain) {
        List<IndexedUnit> units = new ArrayList<>();
        List<TextUnit> read = new ArrayList<>(DocumentReader.read(text, plain));
        read.addAll(ColumnSummary.of(read));
        for (TextUnit unit : read) {
            TextFacts facts = TextFacts.read(unit.text());
            units.add(new IndexedUnit(unit.span(), Terms.of(facts), unit.kind(), WrittenForm.of(facts)));
        }
        return new IndexedDocument(text, units);
    }

    public String text() {
        return text;
    }

    public FoldedText folded() {
        return folded;
    }

    public List<IndexedUnit> units() {
        return units;
    }

    /** What each unit is about. */
    public List<HeadedPart> parts() {
        return parts;
    }

    /** What a unit says; nothing beyond the first and the last. */
    public String said(int unit) {
        return unit < 0 || unit >= units.size() ? "" : units.get(unit).terms().text();
    }

    List<Integer> unitsWith(String stem) {
        return index.getOrDefault(stem, List.of());
    }

    boolean holds(String stem) {
        return index.containsKey(stem);
    }
}
