package io.holdfast.core.conversation;

import io.holdfast.core.conversation.Pairing.Method;
import io.holdfast.core.text.ContentWords;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Matches a response to the AI turn it equals or is most like; its question is the user turn before that turn, which
 * is often not the last one of the conversation. Of equal matches the later turn is taken.
 */
final class Pairer {
    private final double threshold;

    Pairer(double threshold) {
        this.threshold = threshold;
    }

    Pairing pair(List<Turn> turns, List<String> pieces) {
        String response = joined(pieces);
        if (response.isBlank()) {
            return fromConversation(turns);
        }
        String squeezed = squeezed(String.join("", pieces));
        for (int i = turns.size() - 1; i >= 0; i--) {
            if (speaks(turns.get(i), Role.ASSISTANT)
                    && squeezed(turns.get(i).text()).equals(squeezed)) {
                return new Pairing(Method.EXACT, turns.get(i).text(), questionBefore(turns, i), i, 1);
            }
        }
        return mostAlike(turns, response);
    }

    private Pairing mostAlike(List<Turn> turns, String response) {
        Map<String, Integer> words = bag(response);
        int best = -1;
        double similarity = 0;
        for (int i = turns.size() - 1; i >= 0; i--) {
            if (speaks(turns.get(i), Role.ASSISTANT)) {
                double alike = dice(words, bag(turns.get(i).text()));
                if (alike > similarity) {
                    best = i;
                    similarity = alike;
                }
            }
        }
        if (best >= 0 && similarity >= threshold) {
            return new Pairing(Method.SIMILAR, response, questionBefore(turns, best), best, similarity);
        }
        Integer answered = lastAnswer(turns);
        return answered == null
                ? new Pairing(Method.LAST_USER, response, questionBefore(turns, turns.size()), null, 0)
                : new Pairing(Method.LAST_ANSWERED, response, questionBefore(turns, answered), answered, 0);
    }

    private static Pairing fromConversation(List<Turn> turns) {
        Integer answer = lastAnswer(turns);
        return answer == null
                ? new Pairing(Method.NONE, "", questionBefore(turns, turns.size()), null, 0)
                : new Pairing(
                        Method.FROM_CONVERSATION, turns.get(answer).text(), questionBefore(turns, answer), answer, 1);
    }

    /** The first AI turn after the last user turn that has one. */
    private static @Nullable Integer lastAnswer(List<Turn> turns) {
        Integer answer = null;
        boolean open = false;
        for (int i = 0; i < turns.size(); i++) {
            if (speaks(turns.get(i), Role.USER)) {
                open = true;
            } else if (open && speaks(turns.get(i), Role.ASSISTANT)) {
                answer = i;
                open = false;
            }
        }
        return answer;
    }

    private static @Nullable Integer questionBefore(List<Turn> turns, int end) {
        for (int i = end - 1; i >= 0; i--) {
            if (speaks(turns.get(i), Role.USER)) {
                return i;
            }
        }
        return null;
    }

    private static boolean speaks(Turn turn, Role role) {
        return turn.role() == role && !turn.text().isBlank();
    }

    /** Pieces are paragraphs unless they bring their own white space. */
    private static String joined(List<String> pieces) {
        StringBuilder text = new StringBuilder();
        for (String piece : pieces) {
            boolean apart = text.length() > 0
                    && !piece.isEmpty()
                    && !Character.isWhitespace(text.charAt(text.length() - 1))
                    && !Character.isWhitespace(piece.charAt(0));
            text.append(apart ? "\n" : "").append(piece);
        }
        return text.toString();
    }

    private static String squeezed(String text) {
        return text.replaceAll("\\s+", "");
    }

    private static Map<String, Integer> bag(String text) {
        Map<String, Integer> bag = new HashMap<>();
        ContentWords.of(text).forEach(word -> bag.merge(word, 1, Integer::sum));
        return bag;
    }

    private static double dice(Map<String, Integer> a, Map<String, Integer> b) {
        int total = sum(a) + sum(b);
        int common = 0;
        for (Map.Entry<String, Integer> entry : a.entrySet()) {
            common += Math.min(entry.getValue(), b.getOrDefault(entry.getKey(), 0));
        }
        return total == 0 ? 0 : 2.0 * common / total;
    }

    private static int sum(Map<String, Integer> bag) {
        return bag.values().stream().mapToInt(Integer::intValue).sum();
    }
}
