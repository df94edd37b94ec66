package io.holdfast.core.claim;

import io.holdfast.core.fact.TextFacts;
import io.holdfast.core.lang.WordPatterns;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Span;
import io.holdfast.core.read.HtmlText;
import io.holdfast.core.text.SentenceSplitter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Splits an answer into claims. A sentence is a claim unless it states nothing; its list marker and lead-in are left
 * out of its span; an enumeration becomes one claim per item; a pronoun at its start is resolved where that is safe.
 * What is no claim by its form (a heading, a question, a courtesy) is kept beside, for who can tell what is new in it.
 */
public final class ClaimExtractor {
    private static final Pattern LETTER = Pattern.compile("(\\p{Lu})\\.");
    private static final Pattern MARKER = Pattern.compile(
            "^(?:\\s*(?:(?:```|~~~)[\\w-]*[ \\t]*\\n|[-*•◦▪‣–—·]\\s+|\\(?\\d{1,3}[.)]\\s+|\\(?[a-zA-Z][.)]\\s+|>\\s+|\\[[ xX]\\]\\s+))++");
    private static final Pattern HEADING = Pattern.compile("^\\s*(?:#{1,6}\\s+|<h[1-6]\\b[^<>]{0,200}>)");
    private static final Pattern UNDERLINE = Pattern.compile("[ \\t]{0,8}\\n(?:={3,80}|-{3,80})[ \\t]{0,8}(?:\\n|$)");
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

    private static final Pattern FENCE = Pattern.compile("(?m)(?:^|(?<=\\s))(?:```|~~~)[\\w-]*[ \\t]*$\\n?");
    private static final Pattern EMPHASIS = Pattern.compile(
            "(?<![\\p{L}\\p{N}/*])\\*{1,3}(?=[^\\s*])|(?<=[^\\s*/])\\*{1,3}(?![\\p{L}\\p{N}/*])|(?<!\\w)_{2,3}(?=\\S)|(?<=\\S)_{2,3}(?!\\w)");
    private static final Pattern FINITE = WordPatterns.ALL.compile("\\b(?:%{auxiliary}|[a-z]{3,}(?:es|ed))\\b");

    /** Pictures between words: they separate what is on either side, as bullets do. */
    private static final String PICTURE =
            "[\\x{2600}-\\x{27BF}\\x{2B00}-\\x{2BFF}\\x{1F000}-\\x{1FAFF}\\x{FE0F}\\x{200D}]";

    /** Marks that are not seen: writing direction, width without a width. */
    private static final String UNSEEN = "[\\x{200B}-\\x{200F}\\x{202A}-\\x{202E}\\x{2066}-\\x{2069}\\x{FEFF}]";

    private static final Pattern HIDDEN = Pattern.compile(UNSEEN);

    private static final Pattern ITEM = Pattern.compile("\\G\\s*\\n[ \\t]*(?:[-*•]|\\d{1,3}[.)])[ \\t][^\\n]*");

    private static final String BULLET = "(?:[-*•]|\\d{1,3}[.)])[ \\t]{1,4}";
    /** The line below the title of an item, as far as its first letter. */
    private static final String BELOW = "[ \\t]{0,4}\\n[ \\t]+(?=\\p{Lu})";

    private static final Pattern TITLED = Pattern.compile(BELOW);
    private static final Pattern LONE = Pattern.compile("\\p{L}[\\p{L}\\p{M}'’-]*\\n(?=\\S)");

    /**
     * Where a part of a sentence ends that says something of its own: behind a block of HTML, at the line break after a
     * colon, a tag or a labelled value ("Price: 9 euros"), before a remark in brackets or a picture that follows a full stop, at pictures
     * between words, at a full stop that marks hide which are not seen, below the title of an item, and at a semicolon
     * with a clause behind it.
     */
    private static final Pattern WITHIN =
            Pattern.compile("(?<=</(?:h[1-6]|p|li|div|dd|dt)>|<br>|<br/>)\\s*|;\\s+(?![^;]{0,120}:)(?=[^;]{0,120}?"
                    + FINITE + "|(?:it|he|she|(?:the|an?) [\\p{L}-]+) [a-z]+s \\S)|(?:(?<!\\s)\\s++)?+(?<!"
                    + PICTURE + ")" + PICTURE + "++\\s*+(?=[\\p{L}\\p{N}])|(?<=[.!?]" + UNSEEN
                    + "{1,4})\\s+(?=\\p{Lu})|(?<=[:：>])[ \\t]*\\n\\s*|(?m)(?=\\n)(?<=^[^\\n.!?:=]{1,60}[:=][^\\n]{1,80})\\n\\s*(?=[\\p{Lu}\\d])|(?<=[.!?])\\s+(?=!?[(\\[<{]|https?://)|(?<=[.!?]<sup>[^<]{1,9}</sup>|</sup><sup>[^<]{1,9}</sup>)\\s+(?=\\p{Lu})|(?m)(?=[ \\t]{0,4}\\n[ \\t])(?<=^[ \\t]{0,8}"
                    + BULLET
                    + "[^\\n.!?:;,]{1,50})" + BELOW);

    /** The claims of an answer, in its order. */
    public List<Claim> extract(String answer) {
        return read(answer, NewWords.NONE).claims();
    }

    /**
     * The claims of an answer, and among them the parts that are claims only because they say something.
     *
     * @param newWords tells what is new to the documents
     */
    public Read extract(String answer, NewWords newWords) {
        Read read = read(answer, newWords);
        List<Claim> claims = new ArrayList<>(read.claims());
        List<Passed> saying = new ArrayList<>();
        List<Passed> passed = new ArrayList<>();
        Set<Claim> known = new HashSet<>(claims);
        for (Passed part : read.passed()) {
            if (known.contains(part.claim()) || PassedContent.says(part, newWords)) {
                if (known.add(part.claim())) {
                    claims.add(part.claim());
                }
                saying.add(part);
            } else if (part.form() != Passed.Form.ASIDE
                    && part.form() != Passed.Form.VALUE) { // read with their sentence
                passed.add(part);
            }
        }
        claims.sort(Comparator.comparing(Claim::span));
        return new Read(claims, saying, passed);
    }

    /**
     * An answer as it was read.
     *
     * @param saying those of the claims that are none by their form
     * @param passed what is left out
     */
    public record Read(List<Claim> claims, List<Passed> saying, List<Passed> passed) {
        /** Several headings and nothing below them: no answer, whatever the question is. */
        boolean outline() {
            return claims.size() == saying.size()
                    && saying.size() + passed.size() > 1
                    && Stream.concat(saying.stream(), passed.stream()).allMatch(p -> p.form() == Passed.Form.HEADING);
        }
    }

    private Read read(String answer, NewWords newWords) {
        List<Claim> claims = new ArrayList<>();
        List<Passed> passed = new ArrayList<>();
        @Nullable String frame = null;
        @Nullable String subject = null;
        int last = 0;
        int end = References.start(answer);
        AnswerTables tables = AnswerTables.of(answer);
        for (Span sentence : parts(answer.substring(0, end))) {
            if (tables.head(sentence)) {
                continue;
            }
            @Nullable String row = tables.row(sentence);
            if (row != null) {
                claims.add(new Claim(sentence, sentence.of(answer), plain(row)));
                continue;
            }
            Span content = cites(sentence.of(answer)) ? sentence : withoutMarker(answer, sentence);
            boolean item = content.start() > sentence.start();
            String text = content.of(answer);
            Matcher heading = HEADING.matcher(text);
            boolean hashes = heading.find();
            if (hashes || underlined(answer, sentence) || (item ? title(answer, content) : lone(answer, sentence))) {
                int from = content.start() + (hashes ? heading.end() : 0);
                pass(passed, answer, new Span(from, sentence.end()), Passed.Form.HEADING);
                continue;
            }
            if (!item && introduces(text)) {
                frame = uncounted(plain(text), answer, sentence.end());
                subject = Pronouns.subjectOf(frame);
                passed.add(new Passed(new Claim(content, text, frame), Passed.Form.INTRODUCTION));
                continue;
            }
            Matcher retraction = NonClaims.RETRACTION.matcher(text);
            if (retraction.lookingAt() && last < claims.size() && sentence.start() + retraction.end() < end) {
                claims.subList(last, claims.size()).forEach(c -> passed.add(new Passed(c, Passed.Form.DENIED)));
                content = new Span(content.start() + retraction.end(), content.end());
                text = content.of(answer);
            }
            Passed.@Nullable Form form = NonClaims.form(text);
            Span body = form != null ? content : new Span(content.start() + NonClaims.start(text), content.end());
            String said = body.of(answer);
            String words = plain(said);
            form = form != null ? form : NonClaims.form(said);
            form = form != null || words.equals(said) ? form : NonClaims.form(words);
            if (form != null) {
                pass(passed, answer, body, form);
                continue;
            }
            last = claims.size();
            Matcher denial = NonClaims.DENIAL.matcher(said);
            if (newWords != NewWords.NONE && denial.lookingAt() && denial.end() < said.length()) {
                claims.add(new Claim(body, said, plain(said.substring(denial.end()))));
                passed.add(new Passed(claims.get(last), Passed.Form.DENIED));
                continue;
            }
            if (item && frame != null && fragment(said)) {
                claims.add(new Claim(body, said, frame + " " + words));
                asides(claims, passed, answer, body);
                continue;
            }
            frame = item ? frame : null;
            add(claims, answer, body, subject, newWords);
            asides(claims, passed, answer, body);
            if (Asides.picture(said)) {
                claims.subList(last, claims.size()).forEach(c -> passed.add(new Passed(c, Passed.Form.ASIDE)));
            }
            @Nullable String named = Pronouns.subjectOf(words);
            subject = named != null ? named : Pronouns.opens(said) ? subject : null;
        }
        asides(claims, passed, answer, Asides.titles(answer, end));
        return new Read(claims, List.of(), passed);
    }

    /** Asides are left to who can tell what is new in them; a whole sentence among them is a claim in any case. */
    private static void asides(List<Claim> claims, List<Passed> passed, String answer, Span body) {
        asides(claims, passed, answer, Asides.of(answer, body));
    }

    private static void asides(List<Claim> claims, List<Passed> passed, String answer, List<Asides.Aside> found) {
        for (Asides.Aside aside : found) {
            String text = aside.span().of(answer);
            Claim claim = new Claim(aside.span(), text, plain(text));
            passed.add(new Passed(claim, aside.form()));
            if (aside.sentence()) {
                claims.add(claim);
            }
        }
    }

    private static void pass(List<Passed> passed, String answer, Span span, Passed.Form form) {
        String text = span.of(answer);
        if (!text.isBlank()) {
            passed.add(new Passed(new Claim(span, text, plain(text)), form));
        }
    }

    private static List<Span> parts(String answer) {
        List<Span> parts = new ArrayList<>();
        for (Span sentence : SentenceSplitter.split(answer)) {
            Matcher end = WITHIN.matcher(answer).region(sentence.start(), sentence.end());
            end.useTransparentBounds(true);
            int from = sentence.start();
            while (end.find()) {
                if (end.start() > from && end.end() < sentence.end()) {
                    parts.add(new Span(from, end.start()));
                    from = end.end();
                }
            }
            parts.add(new Span(from, sentence.end()));
        }
        return parts;
    }

    /** A list is taken apart where a word of an item is new to the documents: what they hold is read as it is written. */
    private static void add(List<Claim> claims, String answer, Span body, @Nullable String subject, NewWords newWords) {
        String text = body.of(answer);
        List<Enumerations.Item> items = Enumerations.expand(text);
        boolean apart = newWords == NewWords.NONE
                || items.stream().anyMatch(i -> newWords.any(i.span().of(text)));
        if (items.isEmpty() || !apart) {
            claims.add(new Claim(body, text, Pronouns.resolve(plain(text), subject)));
            return;
        }
        for (Enumerations.Item item : items) {
            Span span = item.span().shift(body.start());
            claims.add(new Claim(span, span.of(answer), Pronouns.resolve(plain(item.statement()), subject)));
        }
    }

    /** The first line of an item of a list, when a sentence begins on the line below it. */
    private static boolean title(String answer, Span content) {
        return content.end() < answer.length()
                && TITLED.matcher(answer).region(content.end(), answer.length()).lookingAt()
                && Character.isLetterOrDigit(answer.charAt(content.end() - 1));
    }

    /** A line of one word with another line below it. */
    private static boolean lone(String answer, Span line) {
        Matcher word = LONE.matcher(answer).region(line.start(), answer.length());
        return word.lookingAt() && word.end() == line.end() + 1;
    }

    /** Whether a text is nothing but a reference. */
    static boolean cites(String text) {
        return CITATION.matcher(text).replaceAll("").isBlank();
    }

    /** A line that ends in a colon opens a list; its words are the frame of the items. */
    private static boolean introduces(String text) {
        String t = EMPHASIS.matcher(text).replaceAll("").strip();
        return t.endsWith(":") || t.endsWith("：");
    }

    /** A line that opens a list without the number of its items, which is said of all of them and not of each. */
    private static String uncounted(String lead, String answer, int from) {
        double items = ITEM.matcher(answer.substring(from)).results().count();
        return TextFacts.read(lead).quantities().stream()
                .filter(q -> q.low().doubleValue() == items && !q.of(lead).contains(" "))
                .map(q -> lead.substring(0, q.start()) + lead.substring(q.end()).strip())
                .findFirst()
                .orElse(lead);
    }

    public static boolean finite(String sentence) {
        return FINITE.matcher(sentence).find();
    }

    private static boolean fragment(String item) {
        int words = item.split("\\s+").length;
        return words <= 4 || words <= 8 && !FINITE.matcher(item).find();
    }

    /** The words of a statement without citations, link targets, fences, emphasis, tags, unseen marks and struck words. */
    public static String plain(String text) {
        String shown = Rendered.of(FENCE.matcher(text).replaceAll(""));
        String named = NAMED_CITATION.matcher(shown).replaceAll("the source");
        String plain =
                Asides.LINK.matcher(CITATION.matcher(named).replaceAll("")).replaceAll("$1");
        plain = HIDDEN.matcher(EMPHASIS.matcher(plain).replaceAll("")).replaceAll("");
        String seen = HtmlText.shown(plain).strip();
        return seen.isEmpty() && Asides.ATTRIBUTE.matcher(plain).find() ? plain.strip() : seen;
    }

    /** Whether a sentence is a line with a line of marks below it: the other way to write a heading. */
    private static boolean underlined(String answer, Span sentence) {
        boolean line = sentence.start() == 0 || answer.charAt(sentence.start() - 1) == '\n';
        return line
                && UNDERLINE
                        .matcher(answer)
                        .region(sentence.end(), answer.length())
                        .lookingAt();
    }

    private static Span withoutMarker(String answer, Span sentence) {
        Matcher marker = MARKER.matcher(sentence.of(answer));
        return marker.find() && marker.end() < sentence.length() && !initial(answer, marker.group())
                ? new Span(sentence.start() + marker.end(), sentence.end())
                : sentence;
    }

    /** Whether a capital with a dot is that of a name: nothing else in the answer is marked by the letter before or after it. */
    private static boolean initial(String answer, String marker) {
        Matcher letter = LETTER.matcher(marker.strip());
        if (!letter.matches()) {
            return false;
        }
        char c = letter.group(1).charAt(0);
        return !Pattern.compile("(?m)^[ \\t]*+[" + (char) (c - 1) + (char) (c + 1) + "]\\.\\s")
                .matcher(answer)
                .find();
    }
}
