package io.holdfast.engine.structure.shape;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Items that tell the same of different things, each with one number: "Gull carries 45 passengers", "Tern carries 80
 * passengers".
 *
 * @param before the words between the thing and its number, "carries"
 * @param things what is told of, "Gull"
 * @param amounts the numbers with what follows them, "45 passengers"
 */
public record SameShape(String before, List<String> things, List<String> amounts) {
    private static final Pattern ITEM =
            Pattern.compile("(?s)(?<head>[^\\d]*?)(?<number>\\d+(?:[.,:]\\d+)*)(?<tail>[^\\d]*)");
    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final Pattern EDGES = Pattern.compile("^[\\s:–—,(-]+|[\\s:–—,(-]+$");

    public SameShape {
        things = List.copyOf(things);
        amounts = List.copyOf(amounts);
    }

    /** Empty where one of the items has no number or several, or where they tell different things. */
    public static Optional<SameShape> of(List<String> items) {
        List<List<String>> heads = new ArrayList<>();
        List<String> numbers = new ArrayList<>();
        List<String> tails = new ArrayList<>();
        for (String item : items) {
            Matcher m = ITEM.matcher(item.strip());
            if (!m.matches()) {
                return Optional.empty();
            }
            heads.add(BLANKS.splitAsStream(m.group("head").strip()).toList());
            numbers.add(m.group("number"));
            tails.add(m.group("tail").replaceFirst("[.;,]?\\s*$", ""));
        }
        if (tails.stream().distinct().count() > 1) {
            return Optional.empty();
        }
        int shared = shared(heads);
        List<String> things = heads.stream()
                .map(h -> EDGES.matcher(String.join(" ", h.subList(0, h.size() - shared)))
                        .replaceAll(""))
                .toList();
        boolean named = things.stream().noneMatch(String::isEmpty) && new HashSet<>(things).size() == things.size();
        List<String> first = heads.get(0);
        String before = String.join(" ", first.subList(first.size() - shared, first.size()));
        List<String> amounts = numbers.stream().map(n -> n + tails.get(0)).toList();
        return named ? Optional.of(new SameShape(before, things, amounts)) : Optional.empty();
    }

    /** How many words before the number all items have in common. */
    private static int shared(List<List<String>> heads) {
        int shared = 0;
        while (true) {
            int back = shared + 1;
            boolean same = heads.stream().allMatch(h -> h.size() >= back)
                    && heads.stream()
                                    .map(h -> h.get(h.size() - back))
                                    .distinct()
                                    .count()
                            == 1;
            if (!same) {
                return shared;
            }
            shared++;
        }
    }
}
