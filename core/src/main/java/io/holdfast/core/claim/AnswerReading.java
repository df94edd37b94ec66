package io.holdfast.core.claim;

import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Span;
import io.holdfast.text.fact.TextFacts;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** One answer, read part by part: what it claims, and what is no claim by its form. */
final class AnswerReading {
    private static final Pattern ITEM = Pattern.compile("\\G\\s*\\n[ \\t]*(?:[-*•]|\\d{1,3}[.)])[ \\t][^\\n]*");

    private final String answer;
    private final NewWords newWords;
    /** Where the sources begin that are listed below the answer. */
    private final int end;

    private final List<Claim> claims = new ArrayList<>();
    private final List<Passed> passed = new ArrayList<>();

    /** What the items of the list that is read are said of. */
    private @Nullable String frame;

    /** What a pronoun at the start of the next sentence means. */
    private @Nullable String subject;

    /** The first claim of the statement before: what follows may take it back. */
    private int last;

    private AnswerReading(String answer, NewWords newWords) {
        this.answer = answer;
        this.newWords = newWords;
        this.end = References.start(answer);
    }

    static ClaimExtractor.Read of(String answer, NewWords newWords) {
        AnswerReading reading = new AnswerReading(answer, newWords);
        AnswerTables tables = AnswerTables.of(answer);
        for (Span part : AnswerParts.of(answer.substring(0, reading.end))) {
            @Nullable String row = tables.row(part);
            if (row != null) {
                reading.claims.add(new Claim(part, part.of(answer), PlainText.of(row)));
            } else if (!tables.head(part)) {
                reading.read(part);
            }
        }
        reading.asides(Asides.titles(answer, reading.end));
        return new ClaimExtractor.Read(reading.claims, List.of(), reading.passed);
    }

    private void read(Span part) {
        Span content = SourceMarks.only(part.of(answer)) ? part : LineMarks.withoutMarker(answer, part);
        boolean item = content.start() > part.start();
        String text = content.of(answer);
        @Nullable Span heading = LineMarks.heading(answer, part, content);
        if (heading != null) {
            pass(heading, Passed.Form.HEADING);
        } else if (!item && introduces(text)) {
            frame = uncounted(PlainText.of(text), part.end());
            subject = Pronouns.subjectOf(frame);
            passed.add(new Passed(new Claim(content, text, frame), Passed.Form.INTRODUCTION));
        } else {
            statement(corrected(content), item);
        }
    }

    /** What is said instead, where a part takes back the statement before it; else the part as it is. */
    private Span corrected(Span content) {
        Matcher retraction = NonClaims.RETRACTION.matcher(content.of(answer));
        if (!retraction.lookingAt() || last == claims.size() || content.start() + retraction.end() >= end) {
            return content;
        }
        mark(Passed.Form.DENIED);
        return new Span(content.start() + retraction.end(), content.end());
    }

    private void statement(Span content, boolean item) {
        Passed.@Nullable Form form = NonClaims.form(content.of(answer));
        Span body =
                form == null ? new Span(content.start() + NonClaims.start(content.of(answer)), content.end()) : content;
        String said = body.of(answer);
        String words = PlainText.of(said);
        form = form == null ? NonClaims.form(said) : form;
        form = form == null ? NonClaims.form(words) : form;
        if (form != null) {
            pass(body, form);
            return;
        }
        last = claims.size();
        Matcher denial = NonClaims.DENIAL.matcher(said);
        if (newWords != NewWords.NONE && denial.lookingAt() && denial.end() < said.length()) {
            claims.add(new Claim(body, said, PlainText.of(said.substring(denial.end()))));
            mark(Passed.Form.DENIED);
        } else if (item && frame != null && fragment(said)) {
            claims.add(new Claim(body, said, frame + " " + words));
            asides(Asides.of(answer, body));
        } else {
            frame = item ? frame : null;
            sentence(body, words);
        }
    }

    private void sentence(Span body, String words) {
        add(body);
        asides(Asides.of(answer, body));
        if (Asides.picture(body.of(answer))) {
            mark(Passed.Form.ASIDE);
        }
        @Nullable String named = Pronouns.subjectOf(words);
        subject = named != null ? named : Pronouns.opens(body.of(answer)) ? subject : null;
    }

    /** Says of the claims of the last statement that they are none by their form. */
    private void mark(Passed.Form form) {
        claims.subList(last, claims.size()).forEach(c -> passed.add(new Passed(c, form)));
    }

    /** Asides are left to who can tell what is new in them; a whole sentence among them is a claim in any case. */
    private void asides(List<Asides.Aside> found) {
        for (Asides.Aside aside : found) {
            String text = aside.span().of(answer);
            Claim claim = new Claim(aside.span(), text, PlainText.of(text));
            passed.add(new Passed(claim, aside.form()));
            if (aside.sentence()) {
                claims.add(claim);
            }
        }
    }

    private void pass(Span span, Passed.Form form) {
        String text = span.of(answer);
        if (!text.isBlank()) {
            passed.add(new Passed(new Claim(span, text, PlainText.of(text)), form));
        }
    }

    /** A list is taken apart where a word of an item is new to the documents: what they hold is read as it is written. */
    private void add(Span body) {
        String text = body.of(answer);
        List<Enumerations.Item> items = Enumerations.expand(text);
        boolean apart = newWords == NewWords.NONE
                || items.stream().anyMatch(i -> newWords.any(i.span().of(text)));
        if (items.isEmpty() || !apart) {
            claims.add(new Claim(body, text, Pronouns.resolve(PlainText.of(text), subject)));
            return;
        }
        for (Enumerations.Item item : items) {
            Span span = item.span().shift(body.start());
            claims.add(new Claim(span, span.of(answer), Pronouns.resolve(PlainText.of(item.statement()), subject)));
        }
    }

    /** A line that ends in a colon opens a list; its words are the frame of the items. */
    private static boolean introduces(String text) {
        String t = PlainText.withoutEmphasis(text).strip();
        return t.endsWith(":") || t.endsWith("：");
    }

    /** A line that opens a list without the number of its items, which is said of all of them and not of each. */
    private String uncounted(String lead, int from) {
        double items = ITEM.matcher(answer.substring(from)).results().count();
        return TextFacts.read(lead).quantities().stream()
                .filter(q -> q.low().doubleValue() == items && !q.of(lead).contains(" "))
                .map(q -> lead.substring(0, q.start()) + lead.substring(q.end()).strip())
                .findFirst()
                .orElse(lead);
    }

    private static boolean fragment(String item) {
        int words = item.split("\\s+").length;
        return words <= 4 || words <= 8 && !AnswerParts.finite(item);
    }
}
