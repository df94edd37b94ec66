package io.holdfast.core.decide;

import io.holdfast.core.claim.AnswerClaims;
import io.holdfast.core.claim.PlainText;
import io.holdfast.core.claim.Pronouns;
import io.holdfast.core.find.EvidenceIndex;
import io.holdfast.core.find.Terms;
import io.holdfast.core.model.Claim;
import io.holdfast.text.fact.SharedPeriods;
import io.holdfast.text.fact.SharedUnits;
import io.holdfast.text.fact.WrittenForm;
import java.util.List;

/**
 * A claim with the units that could support it, within the scope of its answer.
 *
 * @param question what the claim is read with; empty when it is read alone
 * @param alone the claim without the question that a short answer, or a yes or no, is read with, and without that word
 * @param found every unit that shares words with the claim
 * @param candidates those of them in scope, best first
 * @param near the same for the claim together with the question that it answers
 * @param reach every unit in scope
 * @param room how much of it the model reads with the claim, in characters
 */
record ScopedClaim(
        Claim claim,
        String question,
        String alone,
        Terms terms,
        EvidenceIndex.Found found,
        List<EvidenceIndex.Candidate> candidates,
        List<EvidenceIndex.Candidate> near,
        List<EvidenceIndex.Candidate> reach,
        int room) {
    static ScopedClaim of(
            Claim claim,
            Terms terms,
            EvidenceIndex.Found found,
            List<EvidenceIndex.Candidate> candidates,
            List<EvidenceIndex.Candidate> near,
            List<EvidenceIndex.Candidate> reach,
            int room) {
        String question = question(claim);
        return new ScopedClaim(claim, question, alone(claim, question), terms, found, candidates, near, reach, room);
    }

    private static String question(Claim claim) {
        String said = PlainText.of(claim.text());
        String statement = claim.statement();
        return statement.endsWith(said) ? statement.substring(0, statement.length() - said.length()) : "";
    }

    private static String alone(Claim claim, String question) {
        String said = claim.statement().substring(question.length());
        return question.isEmpty() ? said : Pronouns.resolveAsked(question, AnswerClaims.withoutYesNo(said));
    }

    /** The claim behind the question that it answers, without which "The lower one." says nothing. */
    static String asAnswer(Claim claim) {
        String statement = claim.statement();
        return claim.question().isEmpty() || statement.startsWith(claim.question())
                ? statement
                : claim.question() + " " + statement;
    }

    /** The claim as the model reads it beside this evidence. */
    String beside(String window) {
        return inFormsOf(WrittenForm.of(asAnswer(claim)), window);
    }

    /** A text with its values in the units and periods of its evidence, where they are the same. */
    static String inFormsOf(String written, String evidence) {
        return SharedPeriods.of(SharedUnits.of(written, evidence), evidence);
    }

    /** Whether this is a short answer that is read with its question. */
    boolean shortAnswer() {
        return claim.statement().length() > claim.text().length() && AnswerClaims.isShort(claim.text());
    }

    /** Whether the words of the answer say what the claim does: a pronoun was resolved, or marks and links were left out. */
    boolean saysAsMuch() {
        return Pronouns.opens(claim.text())
                || (claim.text().length() > claim.statement().length()
                        && claim.statement().equals(PlainText.of(claim.text())));
    }
}
