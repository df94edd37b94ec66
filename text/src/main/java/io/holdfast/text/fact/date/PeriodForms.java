package io.holdfast.text.fact.date;

import io.holdfast.text.fact.date.Dates.Reading;
import io.holdfast.text.fact.date.When.Days;
import io.holdfast.text.fact.shared.FactWords;
import io.holdfast.text.fact.shared.Tokens;
import java.time.LocalDate;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reads centuries and decades by the forms of each language: "19. Jahrhundert", "XIXe siècle", "los años 1880". */
final class PeriodForms {
    private static final int CENTURY = 100;
    private static final int DECADE = 10;
    private static final int LAST_CENTURY = 21;
    private static final Pattern ROMAN = Pattern.compile("(x{0,2})(ix|iv|v?i{0,3})");

    private static final List<Form> FORMS =
            FactWords.lines("period").stream().map(Form::of).toList();
    /** Where a form may begin: its words, or what stands for a number. */
    private static final Set<String> WORDS =
            FORMS.stream().map(form -> form.words.get(0).pattern()).collect(Collectors.toUnmodifiableSet());

    /** @param words patterns of its tokens; the group of one of them is its number */
    private record Form(List<Pattern> words, int years) {
        static Form of(String line) {
            return new Form(
                    Stream.of(line.split(" "))
                            .skip(1)
                            .map(word -> Pattern.compile(word.replace("N", "([0-9]{1,2})")
                                    .replace("R", "([ivx]{1,5})")
                                    .replace("Y", "([0-9]{3}0)")
                                    .replaceFirst("^\\.$", "[.]")))
                            .toList(),
                    Integer.parseInt(line.substring(0, line.indexOf(' '))));
        }

        @Nullable Reading at(Tokens tokens, int i) {
            int number = 0;
            for (int k = 0; k < words.size(); k++) {
                Matcher word = words.get(k).matcher(tokens.at(i + k).lower());
                if (!word.matches()) {
                    return null;
                }
                number = word.groupCount() > 0 ? number(word.group(1)) : number;
            }
            int next = i + words.size();
            if (years == DECADE) {
                return number < CENTURY * DECADE ? null : Reading.of(days(number), i, next);
            }
            return number < 1 || number > LAST_CENTURY ? null : Reading.of(days((number - 1) * CENTURY + 1), i, next);
        }

        private Days days(int first) {
            return Days.of(LocalDate.of(first, 1, 1), LocalDate.of(first + years - 1, 12, 31));
        }
    }

    private PeriodForms() {}

    static @Nullable Reading read(Tokens tokens, int i) {
        String word = tokens.at(i).lower();
        boolean begins = WORDS.contains(word)
                || tokens.at(i).isNumber() && word.length() <= 4
                || !word.isEmpty() && "ivx".indexOf(word.charAt(0)) >= 0 && word.length() <= 8;
        Stream<Form> forms = begins ? FORMS.stream() : Stream.empty();
        return forms.flatMap(form -> Stream.ofNullable(form.at(tokens, i)))
                .findFirst()
                .orElse(null);
    }

    /** The value of digits or of a Roman numeral; 0 for anything else. */
    private static int number(String text) {
        Matcher roman = ROMAN.matcher(text);
        if (!roman.matches()) {
            return YearReader.number(text);
        }
        String ones = roman.group(2);
        int fives = ones.startsWith("v") || ones.equals("iv") ? 5 : ones.equals("ix") ? 10 : 0;
        int units = ones.equals("iv") || ones.equals("ix")
                ? -1
                : (int) ones.chars().filter(c -> c == 'i').count();
        return roman.group(1).length() * 10 + fives + units;
    }
}
