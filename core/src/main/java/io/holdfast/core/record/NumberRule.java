package io.holdfast.core.record;

import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Verdict;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Holds a number beside the name of a numeric attribute ("3 bedrooms", "a capacity of 120") to that attribute. */
final class NumberRule implements RecordRule {
    private static final Pattern NOT_A_THING = Pattern.compile(
            "(?:.* )?(?:id|stars?|ratings?|latitude|longitude|lat|lng|lon|postal code|zip|version|year)");
    private static final Pattern NAME = Pattern.compile("[a-z][a-z ]{3,}");
    private static final Pattern COUNTS =
            Pattern.compile("^(?:number of |num |total |business )+|(?: count| total| number)+$");
    private static final String NUMBER =
            "(?<![\\p{L}\\d.,$])(\\d{1,3}(?:,\\d{3})+|\\d{1,9})(\\.\\d{1,6})?(?![\\d%]|[.,]\\d)";

    /** The numeric attributes of a record with the words an answer may put beside them. */
    static List<RecordText.Figure> read(List<Attribute> attributes) {
        List<RecordText.Figure> numbers = new ArrayList<>();
        for (Attribute attribute : attributes) {
            BigDecimal value = attribute.kind() == Attribute.Kind.NUMBER && !attribute.listed()
                    ? RatingRule.number(attribute)
                    : null;
            String name = COUNTS.matcher(attribute.name()).replaceAll("").strip();
            if (value == null
                    || !NAME.matcher(name).matches()
                    || NOT_A_THING.matcher(name).matches()) {
                continue;
            }
            String words =
                    (name.endsWith("s") ? name.substring(0, name.length() - 1) : name).replace(" ", "[\\s-]+") + "s?";
            Pattern said = Pattern.compile(
                    NUMBER + "[\\s-]+(?:customer\\s+|total\\s+)?" + words + "\\b|\\b" + words
                            + "\\s*(?::|=|\\bof\\b|\\bis\\b|\\bwas\\b)\\s*" + NUMBER,
                    Pattern.CASE_INSENSITIVE);
            numbers.add(new RecordText.Figure(attribute, value, name, said));
        }
        return numbers;
    }

    @Override
    public void check(Sentence sentence, DataRecord record, List<AttributeFinding> out) {
        for (RecordText.Figure number : record.text.numbers) {
            Matcher said = number.words().matcher(sentence.text());
            while (said.find()) {
                int g = said.group(1) != null ? 1 : 3;
                String decimals = said.group(g + 1) == null ? "" : said.group(g + 1);
                boolean same = new BigDecimal(said.group(g).replace(",", "") + decimals).compareTo(number.value()) == 0;
                out.add(new AttributeFinding(
                        sentence.inAnswer(said.start(g), decimals.isEmpty() ? said.end(g) : said.end(g + 1)),
                        same ? Verdict.SUPPORTED : Verdict.CONTRADICTED,
                        same ? Rule.ATTRIBUTE_MATCH : Rule.ATTRIBUTE_MISMATCH,
                        List.of(record.evidence(number.attribute())),
                        same
                                ? ""
                                : number.name() + ": the answer says \""
                                        + said.group().strip() + "\", the record has "
                                        + DataRecord.shown(number.attribute())));
            }
        }
    }
}
