package io.holdfast.core.claim;

import io.holdfast.text.lang.WordPatterns;
import java.util.regex.Pattern;

/** Marks that name a source: they are no words of the sentence in which they occur. */
final class SourceMarks {
    /**
     * What a reference may consist of: kinds of places, numbers, names of files, addresses. Each ends where its token
     * ends, so that it is read in one way only: what could be cut in many ways would be tried in all of them.
     */
    private static final String PLACE =
            "(?>%{reference-word}(?![\\w/#]|[.]\\w)|[A-Z]?\\d[\\w.:/-]{0,30}+(?![\\w#])|[A-Z](?![\\w/#]|[:.]\\w)|[\\w-]{1,40}[:/#][\\w.:/#-]{1,80}|[\\w./-]{1,80}\\.%{document-file}(?![\\w]))";

    /** White space is read from its beginning only, and never given back: a long run of it costs its length. */
    private static final Pattern CITATION = WordPatterns.ALL.compile(
            "(?i)(?<!\\s)(?:\\s*+(?:【[\\w:.†-]{1,40}】|<sup>\\s*+\\[[\\w^, -]{1,20}\\]\\s*+</sup>|(?<=[.!?,;])<sup>[\\w-]{1,3}</sup>|<cite>[\\w:.-]{1,40}</cite>|\\[(?:\\^[\\w:.-]{1,40}|CIT:[\\w:.-]{1,40}|(?=[\\w:.,\\s-]{0,200}\\d)[\\w:.-]{1,40}(?:\\s*+,\\s*+[\\w:.-]{1,40}+)*+|%{given-text}|refs?)\\](?!\\()"
                    + "|(?<![\\]\\w])\\[(?:\\p{L}|%{reference-word}(?:[\\s,;:&-]++" + PLACE
                    + "){1,20}+)\\](?![(:])|\\{\\d{1,3}(?:, ?\\d{1,3})*+\\}"
                    + "|(?<=^|[.!?]\\s)(?-i:\\(\\p{Lu}[\\p{L}'’-]++(?: (?:et al\\.|(?:and|&) \\p{Lu}[\\p{L}'’-]++))?,? (?:19|20)\\d\\d[a-z]?\\))"
                    + "|(?<!\\])\\(" + PLACE + "(?:[\\s,;:&-]++" + PLACE + "){0,20}+[\\s.]*+\\))"
                    + "|(?:\\s*+,)?\\s++(?:as (?:stated|mentioned|noted|described|per) (?:in|by)|according to) %{given-text} \\d+(?:(?:,| and) \\d+)*+)");
    /** A citation that is the subject of its sentence ("[2] puts it at 40") or follows a preposition ("as [2] in [3]"). */
    private static final Pattern NAMED_CITATION = WordPatterns.ALL.compile(
            "(?:^|(?<=[.!?;,]\\s))\\[[\\w:.-]{1,40}\\](?=\\s+\\p{Ll})|(?<=\\b%{before-source}\\s)\\[[\\w:.-]{1,40}\\]");

    private SourceMarks() {}

    /** Whether a text is nothing but a reference. */
    static boolean only(String text) {
        return CITATION.matcher(text).replaceAll("").isBlank();
    }

    /** A text without its citations; one that is a part of speech becomes words. */
    static String removed(String text) {
        return CITATION.matcher(NAMED_CITATION.matcher(text).replaceAll("the source"))
                .replaceAll("");
    }
}
