package io.holdfast.engine.corpus;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The headings of a document that count up from one: "1. Welcome", "2. Accounts", "Step 3: Cut".
 *
 * @param names without their numbers, in order
 * @param passages those below them
 */
public record NumberedHeadings(List<String> names, List<Chunk> passages) {
    private static final Pattern NUMBERED =
            Pattern.compile("\\P{L}*(?:\\p{Lu}\\p{L}+ )?(?<n>\\d{1,2})(?:[.):]| [–-])\\s*(?<name>\\p{L}.*)");

    public NumberedHeadings {
        names = List.copyOf(names);
        passages = List.copyOf(passages);
    }

    /** @param document the passages of a document, in its order */
    public static NumberedHeadings of(List<Chunk> document) {
        List<String> names = new ArrayList<>();
        List<Chunk> passages = new ArrayList<>();
        for (Chunk chunk : document) {
            Matcher m = NUMBERED.matcher(chunk.section());
            if (chunk.bodyStart() > 0 && m.matches() && Integer.parseInt(m.group("n")) == names.size() + 1) {
                names.add(m.group("name"));
                passages.add(chunk);
            }
        }
        return new NumberedHeadings(names, passages);
    }
}
