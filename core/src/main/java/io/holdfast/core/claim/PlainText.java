package io.holdfast.core.claim;

import io.holdfast.core.read.HtmlText;
import java.util.regex.Pattern;

/** The words of a statement without citations, link targets, fences, emphasis, tags, unseen marks and struck words. */
public final class PlainText {
    private static final Pattern FENCE = Pattern.compile("(?m)(?:^|(?<=\\s))(?:```|~~~)[\\w-]*[ \\t]*$\\n?");
    private static final Pattern EMPHASIS = Pattern.compile(
            "(?<![\\p{L}\\p{N}/*])\\*{1,3}(?=[^\\s*])|(?<=[^\\s*/])\\*{1,3}(?![\\p{L}\\p{N}/*])|(?<!\\w)_{2,3}(?=\\S)|(?<=\\S)_{2,3}(?!\\w)");
    /** Marks that are not seen: writing direction, width without a width. */
    static final String UNSEEN = "[\\x{200B}-\\x{200F}\\x{202A}-\\x{202E}\\x{2066}-\\x{2069}\\x{FEFF}]";

    private static final Pattern HIDDEN = Pattern.compile(UNSEEN);

    private PlainText() {}

    public static String of(String text) {
        String cited = SourceMarks.removed(Rendered.of(FENCE.matcher(text).replaceAll("")));
        String plain = Asides.LINK.matcher(cited).replaceAll("$1");
        plain = HIDDEN.matcher(withoutEmphasis(plain)).replaceAll("");
        String seen = HtmlText.shown(plain).strip();
        return seen.isEmpty() && Asides.ATTRIBUTE.matcher(plain).find() ? plain.strip() : seen;
    }

    static String withoutEmphasis(String text) {
        return EMPHASIS.matcher(text).replaceAll("");
    }
}
