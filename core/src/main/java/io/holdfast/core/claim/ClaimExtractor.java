package io.holdfast.core.claim;

import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Span;
import io.holdfast.core.text.SentenceSplitter;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Splits an answer into claims. A sentence is a claim unless it states nothing; its list marker and lead-in are left
 * out of its span; an enumeration becomes one claim per item; a pronoun at its start is resolved where that is safe.
 */
public final class ClaimExtractor {
    private static final Pattern MARKER = Pattern.compile(
            "^(?:\\s*(?:[-*•◦▪‣–—·]\\s+|\\(?\\d{1,3}[.)]\\s+|\\(?[a-zA-Z][.)]\\s+|>\\s+|\\[[ xX]\\]\\s+))+");
    private static final Pattern HEADING = Pattern.compile("^\\s*#{1,6}\\s+");
    private static final Pattern CITATION = Pattern.compile(
            "\\s*(?:\\[(?:CIT:)?[\\w:.-]{1,40}(?:\\s*,\\s*[\\w:.-]{1,40})*\\](?!\\()|\\((?:source|sources|see|ref|passages?|documents?|contexts?)\\s*:?[^)]{1,80}\\)|,?\\s+(?:as (?:stated|mentioned|noted|described|per) (?:in|by)|according to) (?:passages?|documents?|sources?|contexts?) \\d+(?:(?:,| and) \\d+)*)",
            Pattern.CASE_INSENSITIVE);
    private static final Pattern LINK = Pattern.compile("!?\\[([^\\]\\[]{1,200})\\]\\([^()\\s]{1,500}\\)");
    private static final Pattern EMPHASIS = Pattern.compile(
            "(?<![\\p{L}\\p{N}/*])\\*{1,3}(?=[^\\s*])|(?<=[^\\s*/])\\*{1,3}(?![\\p{L}\\p{N}/*])|(?<!\\w)_{2,3}(?=\\S)|(?<=\\S)_{2,3}(?!\\w)");
    private static final Pattern FINITE = Pattern.compile(
            "\\b(?:is|are|was|were|has|have|had|can|could|may|might|must|will|would|should|does|do|did|[a-z]{3,}(?:es|ed))\\b");

    /** The claims of an answer, in its order. */
    public List<Claim> extract(String answer) {
        List<Claim> claims = new ArrayList<>();
        @Nullable String frame = null;
        @Nullable String subject = null;
        for (Span sentence : SentenceSplitter.split(answer)) {
            Span content = withoutMarker(answer, sentence);
            boolean item = content.start() > sentence.start();
            String text = content.of(answer);
            if (HEADING.matcher(sentence.of(answer)).find()) {
                continue;
            }
            if (!item && introduces(text)) {
                frame = plain(text);
                subject = Pronouns.subjectOf(frame);
                continue;
            }
            if (NonClaims.test(text)) {
                continue;
            }
            Span body = new Span(content.start() + LeadIns.contentStart(text), content.end());
            String said = body.of(answer);
            String words = plain(said);
            if (NonClaims.test(said) || !words.equals(said) && NonClaims.test(words)) {
                continue;
            }
            if (item && frame != null && fragment(said)) {
                claims.add(new Claim(body, said, frame + " " + words));
                continue;
            }
            frame = item ? frame : null;
            add(claims, answer, body, subject);
            @Nullable String named = Pronouns.subjectOf(words);
            subject = named != null ? named : Pronouns.opens(said) ? subject : null;
        }
        return claims;
    }

    private static void add(List<Claim> claims, String answer, Span body, @Nullable String subject) {
        String text = body.of(answer);
        List<Enumerations.Item> items = Enumerations.expand(text);
        if (items.isEmpty()) {
            claims.add(new Claim(body, text, Pronouns.resolve(plain(text), subject)));
            return;
        }
        for (Enumerations.Item item : items) {
            Span span = item.span().shift(body.start());
            claims.add(new Claim(span, span.of(answer), Pronouns.resolve(plain(item.statement()), subject)));
        }
    }

    /** A line that ends in a colon opens a list; its words are the frame of the items. */
    private static boolean introduces(String text) {
        String t = EMPHASIS.matcher(text).replaceAll("").strip();
        return t.endsWith(":") || t.endsWith("：");
    }

    private static boolean fragment(String item) {
        int words = item.split("\\s+").length;
        return words <= 4 || words <= 8 && !FINITE.matcher(item).find();
    }

    /** The words of a statement without citations, link targets and Markdown emphasis. */
    static String plain(String text) {
        String plain = LINK.matcher(CITATION.matcher(text).replaceAll("")).replaceAll("$1");
        plain = EMPHASIS.matcher(plain).replaceAll("");
        return plain.strip();
    }

    private static Span withoutMarker(String answer, Span sentence) {
        Matcher marker = MARKER.matcher(sentence.of(answer));
        return marker.find() && marker.end() < sentence.length()
                ? new Span(sentence.start() + marker.end(), sentence.end())
                : sentence;
    }
}
