package io.holdfast.core.record;

import io.holdfast.core.record.Attribute.Kind;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** A text read once for the rules: its attributes, what they can be called, its prose, and the cells of its tables. */
final class RecordText {
    private static final Pattern PARTS = Pattern.compile("\\s*[,;]\\s*");
    private static final Pattern ONLY_NUMBERS = Pattern.compile("[\\d:\\s.-]*");

    /** Keys that say what a record is about. */
    private static final Set<String> NAMES = Set.of("name", "title");

    /** A short value (or one of several in it) as an answer may repeat it. */
    record Value(Attribute attribute, Pattern words) {}

    /** A numeric attribute beside its name, as an answer may say it. */
    record Figure(Attribute attribute, BigDecimal value, String name, Pattern words) {}

    /** The attributes; empty when the text is not a record. */
    final List<Attribute> attributes;

    final List<Attribute> cells;
    final OpeningHours hours;
    final List<Concepts.Concept> concepts;
    final List<Value> values = new ArrayList<>();
    final List<Figure> numbers;

    /** Reviews, descriptions, or all of a text that is no record; lower case. */
    final String prose;

    /** What the record is about, lower case; empty when it does not say. */
    final String name;

    RecordText(String text) {
        List<Attribute> json = JsonAttributes.read(text);
        this.attributes = json.isEmpty() ? KeyValueText.read(text) : json;
        this.cells = json.isEmpty() ? TableText.read(text) : List.of();
        this.hours = OpeningHours.of(attributes);
        this.concepts = attributes.isEmpty() ? List.of() : Concepts.of(attributes);
        this.numbers = NumberRule.read(attributes);
        StringBuilder texts = new StringBuilder();
        if (attributes.isEmpty()) {
            texts.append(text);
        }
        for (Attribute attribute : attributes) {
            if (attribute.prose()) {
                texts.append(attribute.value()).append('\n');
            } else if (attribute.kind() == Kind.TEXT && !attribute.listed()) {
                addValues(attribute);
            }
        }
        this.prose = Plain.of(texts.toString()).toLowerCase(Locale.ROOT);
        this.name = attributes.stream()
                .filter(a -> a.path().size() == 1 && NAMES.contains(a.name()) && a.kind() == Kind.TEXT)
                .map(a -> Plain.of(a.value()).strip().toLowerCase(Locale.ROOT))
                .findFirst()
                .orElse("");
    }

    boolean isRecord() {
        return !attributes.isEmpty() || !cells.isEmpty();
    }

    private void addValues(Attribute attribute) {
        if (attribute.truth() == null || ONLY_NUMBERS.matcher(attribute.value()).matches()) {
            return;
        }
        for (String part : PARTS.split(attribute.value())) {
            if (part.length() > 1 && !part.equalsIgnoreCase("no")) {
                values.add(new Value(
                        attribute,
                        Pattern.compile(
                                "(?<![\\p{L}\\d])" + Pattern.quote(Plain.of(part)) + "(?![\\p{L}\\d])",
                                part.length() <= 3 ? 0 : Pattern.CASE_INSENSITIVE)));
            }
        }
    }
}
