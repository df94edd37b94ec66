package io.holdfast.core.claim;

import io.holdfast.core.model.Claim;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Splits an answer into claims. A sentence is a claim unless it states nothing; its list marker and lead-in are left
 * out of its span; an enumeration becomes one claim per item; a pronoun at its start is resolved where that is safe.
 * What is no claim by its form (a heading, a question, a courtesy) is kept beside, for who can tell what is new in it.
 */
public final class ClaimExtractor {
    /** The claims of an answer, in its order. */
    public List<Claim> extract(String answer) {
        return AnswerReading.of(answer, NewWords.NONE).claims();
    }

    /**
     * The claims of an answer, and among them the parts that are claims only because they say something.
     *
     * @param newWords tells what is new to the documents
     */
    public Read extract(String answer, NewWords newWords) {
        Read read = AnswerReading.of(answer, newWords);
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
}
