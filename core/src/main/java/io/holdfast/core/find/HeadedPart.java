package io.holdfast.core.find;

import io.holdfast.core.read.TextUnit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a part of a document is about: the part under one heading, or all of a document without headings.
 *
 * @param title the nearest heading above; empty where there is none
 * @param headings the words of all headings above
 * @param words those, and the words of its units and of what comes before the first heading
 */
public record HeadedPart(String title, Set<String> headings, Set<String> words) {
    private record Open(int level, Set<String> words) {}

    /** Marked by Markdown, by HTML, in bold, or a short line by itself below a blank one. */
    private static final Pattern HEADING = Pattern.compile(
            "(#{1,6})[ \\t]|([1-6])>|\\*\\*[^*\\n]{1,80}\\*\\*:?[ \\t\\r]*(?:\\n|$)|(?<=\\n[ \\t\\r]{0,9}\\n|^)[\\p{L}\\p{N}][^\\n:]{0,60}(?<![.!?;,]):?[ \\t\\r]*\\n");

    private static final int IN_BOLD = 7;
    private static final int BARE = 8;

    /** The topic of each unit, one and the same for all below a heading. */
    static List<HeadedPart> of(String text, List<IndexedUnit> units) {
        List<HeadedPart> parts = new ArrayList<>();
        Deque<Open> open = new ArrayDeque<>();
        HeadedPart now = new HeadedPart("", Set.of(), new HashSet<>());
        Set<String> before = now.words;
        for (int i = 0; i < units.size(); i++) {
            Set<String> said = units.get(i).terms().words().keySet();
            int level = level(text, units.get(i));
            if (level > 0) {
                boolean title = i == 0 && units.size() > 1 && level(text, units.get(1)) > 0;
                while (!open.isEmpty() && open.peek().level >= level) {
                    open.pop();
                }
                open.push(new Open(title ? 0 : level, said));
                Set<String> headings = new HashSet<>();
                open.forEach(o -> headings.addAll(o.words));
                now = new HeadedPart(units.get(i).terms().text(), headings, new HashSet<>(before));
                now.words.addAll(headings);
            }
            now.words.addAll(said);
            parts.add(now);
        }
        return parts;
    }

    private static int level(String text, IndexedUnit unit) {
        Matcher heading = HEADING.matcher(text).region(unit.span().start(), text.length());
        heading.useTransparentBounds(true).useAnchoringBounds(false);
        if (unit.kind() != TextUnit.Kind.PROSE || !heading.lookingAt()) {
            return 0;
        }
        String digit = heading.group(2);
        return heading.group(1) != null
                ? heading.group(1).length()
                : digit != null ? digit.charAt(0) - '0' : heading.group().startsWith("**") ? IN_BOLD : BARE;
    }
}
