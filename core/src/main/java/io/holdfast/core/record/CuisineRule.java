package io.holdfast.core.record;

import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Verdict;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Holds cuisines ("serves Thai and Italian food") to the categories of a record and to its texts. */
final class CuisineRule implements RecordRule {
    private static final Pattern CUISINE = Concepts.words(
            "(?:American|Mexican|Italian|Chinese|Japanese|Thai|Indian|Korean|Vietnamese|French|Greek|Spanish|Mediterranean|Cuban|Peruvian|Brazilian|German|Ethiopian|Moroccan|Turkish|Lebanese|Caribbean|Cajun|Creole|Hawaiian|Filipino|Taiwanese|Irish|British|Polish|Russian|Persian|Tex-Mex|Latin American|Asian fusion|Middle Eastern)"
                    + "(?:,? (?:and |& )?[\\w-]+){0,2}? (?:cuisines?|food|fare|dishes|restaurant|eatery|flavors)");
    private static final Pattern FIRST =
            Pattern.compile("^[\\w-]+(?: American| fusion| Eastern)?", Pattern.CASE_INSENSITIVE);

    @Override
    public void check(Sentence sentence, DataRecord record, List<AttributeFinding> out) {
        List<Attribute> categories = record.attributes.stream()
                .filter(a -> !a.silent() && a.name().matches(".*\\b(?:categor(?:y|ies)|cuisines?|food types?)\\b.*"))
                .toList();
        if (categories.isEmpty()) {
            return;
        }
        Matcher said = CUISINE.matcher(sentence.text());
        while (said.find()) {
            Matcher first = FIRST.matcher(said.group());
            String cuisine = first.find() ? first.group() : said.group();
            Pattern word = loose(cuisine);
            boolean stated = record.attributes.stream()
                            .anyMatch(a -> word.matcher(a.value()).find())
                    || record.proseMentions(word);
            if (!stated && Polarity.of(sentence.text(), said.start(), said.end()) == Polarity.AFFIRMED) {
                out.add(new AttributeFinding(
                        sentence.inAnswer(said.start(), said.start() + cuisine.length()),
                        Verdict.NOT_FOUND,
                        Rule.ATTRIBUTE_NOT_STATED,
                        record.evidence(categories),
                        "cuisine: the answer says \"" + cuisine + "\", the record has "
                                + String.join(
                                        ", ",
                                        categories.stream()
                                                .map(DataRecord::shown)
                                                .toList())));
            }
        }
    }

    /** The word with any of its letters doubled or not, as people write "Carribean". */
    private static Pattern loose(String word) {
        StringBuilder pattern = new StringBuilder();
        char last = 0;
        for (char c : word.toLowerCase(Locale.ROOT).toCharArray()) {
            if (c != last) {
                pattern.append(Pattern.quote(String.valueOf(c))).append('+');
            }
            last = c;
        }
        return Pattern.compile(pattern.toString(), Pattern.CASE_INSENSITIVE);
    }
}
