package io.holdfast.core.read;

import io.holdfast.text.lang.WordList;
import io.holdfast.text.lang.WordPatterns;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Running text marked up as HTML. */
public final class HtmlText {
    private static final String NAME = "(%{html-block}|%{inline_html})\\b";
    private static final Pattern TAG = WordPatterns.ALL.compile("(?is)" + XmlTree.COMMENT + "|"
            + XmlTree.enclosed("<script\\b", "</script\\s*>") + "|" + XmlTree.enclosed("<style\\b", "</style\\s*>")
            + "|</?" + NAME + "[^<>]{0,500}>|<!doctype[^>]{0,500}>");
    /** Code, and a tag between two blanks, are shown: the text is about them. A comment is there for who reads the source. */
    private static final Pattern MARKUP = WordPatterns.ALL.compile("(?i)<sup>([0-9]{1,3})</sup>|`[^`\\n]{1,200}`"
            + "|(?<=\\S )<\\w{1,10}>(?= )|(</?" + NAME + "[^<>]{0,500}>)");

    private static final String RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";
    private static final Set<String> INLINE = WordList.section("formats.txt", "inline_html");
    private static final Pattern BEGINS = WordPatterns.ALL.compile("(?i)<(?:!doctype html|%{html-opening})\\b.*");

    private HtmlText() {}

    /** Whether a line begins with a tag of HTML. */
    static boolean begins(String stripped) {
        return BEGINS.matcher(stripped).matches();
    }

    /** The text without its tags, as a browser shows it; raised digits are written as such. */
    public static String shown(String text) {
        return text.indexOf('<') < 0 ? text : MARKUP.matcher(text).replaceAll(HtmlText::shown);
    }

    private static String shown(MatchResult markup) {
        if (markup.group(1) != null) {
            return markup.group(1)
                    .chars()
                    .mapToObj(c -> "" + RAISED.charAt(c - '0'))
                    .collect(Collectors.joining());
        }
        boolean inline = INLINE.contains(("" + markup.group(3)).toLowerCase(Locale.ROOT));
        return markup.group(2) == null ? Matcher.quoteReplacement(markup.group()) : inline ? "" : " ";
    }

    /** The text with blanks for its tags, line breaks for those that end a paragraph; every character keeps its offset. */
    static String withoutTags(String text) {
        StringBuilder plain = new StringBuilder(text);
        Matcher tag = TAG.matcher(text);
        while (tag.find()) {
            String name = tag.group(1) == null ? "" : tag.group(1).toLowerCase(Locale.ROOT);
            boolean parts = !INLINE.contains(name);
            for (int i = tag.start(); i < tag.end(); i++) {
                char c = text.charAt(i);
                plain.setCharAt(i, c == '\n' || parts && i < tag.start() + 2 ? '\n' : ' ');
            }
            if (name.equals("li") && text.charAt(tag.start() + 1) != '/') {
                plain.setCharAt(tag.end() - 2, '-');
            } else if (name.matches("h[1-6]") && text.charAt(tag.start() + 1) != '/') {
                plain.setCharAt(tag.end() - 2, '#');
            }
        }
        return plain.toString();
    }
}
