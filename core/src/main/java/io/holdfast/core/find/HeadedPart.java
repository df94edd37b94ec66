package io.holdfast.core.find;

import io.holdfast.core.read.TextUnit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.NavigableMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a part of a document is about: the part under one heading, or all of a document without headings; a field or a
 * row, which is read with its path or headers, is a part by itself.
 *
 * @param title the nearest heading above; empty where there is none
 * @param headings the words of all headings above
 * @param words those, and the words of its units and of what comes before the first heading
 */
public record HeadedPart(String title, Set<String> headings, Set<String> words) {
    /** Marked by Markdown, by HTML, in bold, or a short line by itself below a blank one. */
    private static final Pattern HEADING = Pattern.compile(
            "(#{1,6}(?=[ \\t])|[1-6](?=>))|\\*\\*[^*\\n]{1,80}\\*\\*:?[ \\t\\r]*(?:\\n|$)|(?<=\\n[ \\t\\r]{0,9}\\n|^)[\\p{L}\\p{N}][^\\n:]{0,60}(?<![.!?;,]):?[ \\t\\r]*\\n");

    private static final int UNNUMBERED = 7;

    /** The part of each unit, one and the same for all below a heading. */
    static List<HeadedPart> of(String text, List<IndexedUnit> units) {
        List<HeadedPart> parts = new ArrayList<>();
        NavigableMap<Integer, Set<String>> open = new TreeMap<>();
        Set<String> before = new HashSet<>();
        HeadedPart now = new HeadedPart("", Set.of(), before);
        for (IndexedUnit unit : units) {
            Set<String> said = unit.terms().words().keySet();
            int level = level(text, unit);
            if (level > 0) {
                open.tailMap(level, true).clear();
                open.put(level, said);
                now = new HeadedPart(unit.terms().text(), new HashSet<>(), new HashSet<>(before));
                open.values().forEach(now.headings::addAll);
                now.words.addAll(now.headings);
            }
            now.words.addAll(said);
            parts.add(unit.kind().structured() ? new HeadedPart("", Set.of(), said) : now);
        }
        return parts;
    }

    private static int level(String text, IndexedUnit unit) {
        Matcher heading = HEADING.matcher(text).region(unit.span().start(), text.length());
        heading.useTransparentBounds(true).useAnchoringBounds(false);
        boolean found = unit.kind() == TextUnit.Kind.PROSE && heading.lookingAt();
        String mark = found ? heading.group(1) : "";
        return mark == null ? UNNUMBERED : mark.startsWith("#") || !found ? mark.length() : mark.charAt(0) - '0';
    }
}
