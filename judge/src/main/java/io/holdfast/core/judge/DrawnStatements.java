package io.holdfast.core.judge;

import io.holdfast.core.claim.ClaimExtractor;
import io.holdfast.core.find.Terms;
import io.holdfast.core.judge.reply.Anomaly;
import io.holdfast.core.judge.reply.word.ReplyWords;
import io.holdfast.core.model.Claim;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What a judge drew from an answer, compared with the claims we find in it ourselves. A judge that was manipulated lists
 * statements the answer never made, or leaves out the false ones: invented statements are not scored, and claims that no
 * statement covers are put to the judge as well. Neither can raise a score, and both are reported.
 *
 * @param foreign whether the answer makes none of the judge's statements: the list is about something else
 */
record DrawnStatements(List<Claim> statements, boolean foreign, List<Anomaly> anomalies) {
    /** Share of a statement's words that the answer must hold: it may say the same in a few other words. */
    private static final double OWN_WORDS = 0.5;
    /** Share of a claim's words that the statements together must hold. */
    private static final double COVERED = 0.6;

    private static final Set<String> NEGATIONS = ReplyWords.set("negations");

    static DrawnStatements checked(String answer, List<Claim> drawn) {
        Set<String> said = Terms.words(answer).keySet();
        List<Claim> kept = new ArrayList<>();
        Set<String> covered = new HashSet<>();
        for (Claim statement : drawn) {
            Set<String> words = Terms.words(statement.statement()).keySet();
            if (made(words, said)) {
                kept.add(statement);
                covered.addAll(words);
            }
        }
        int invented = drawn.size() - kept.size();
        boolean foreign = kept.isEmpty();
        int dropped = 0;
        for (Claim claim : new ClaimExtractor().extract(answer)) {
            Set<String> words = Terms.words(claim.text()).keySet();
            if (share(words, covered) < COVERED || !holdsDecisive(words, covered)) {
                kept.add(claim);
                dropped++;
            }
        }
        List<Anomaly> anomalies = new ArrayList<>();
        if (invented > 0) {
            anomalies.add(new Anomaly(Anomaly.Code.INVENTED, "0", Integer.toString(invented)));
        }
        if (dropped > 0) {
            anomalies.add(new Anomaly(Anomaly.Code.DROPPED, "0", Integer.toString(dropped)));
        }
        return new DrawnStatements(List.copyOf(kept), foreign, List.copyOf(anomalies));
    }

    /** A number or a negation that the answer does not hold makes another statement of it. */
    private static boolean made(Set<String> words, Set<String> said) {
        return share(words, said) >= OWN_WORDS && holdsDecisive(words, said);
    }

    private static boolean holdsDecisive(Set<String> words, Set<String> among) {
        return words.stream()
                .filter(word -> NEGATIONS.contains(word) || word.codePoints().anyMatch(Character::isDigit))
                .allMatch(among::contains);
    }

    private static double share(Set<String> words, Set<String> among) {
        return words.isEmpty()
                ? 1
                : (double) words.stream().filter(among::contains).count() / words.size();
    }
}
