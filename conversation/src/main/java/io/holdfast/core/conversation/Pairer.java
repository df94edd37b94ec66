package io.holdfast.core.conversation;

import io.holdfast.core.claim.ClaimExtractor;
import io.holdfast.core.claim.Refusals;
import io.holdfast.core.conversation.Pairing.Method;
import io.holdfast.core.conversation.turn.ContentWords;
import io.holdfast.core.conversation.turn.Courtesies;
import io.holdfast.core.conversation.turn.InterimTurns;
import io.holdfast.core.conversation.turn.SmallTalk;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Finds the question and the response that are judged: the last user message and the assistant's final answer to it.
 * Turns that only say an answer is on its way are no answers, and an offer or courtesy behind an answer is not the
 * final one. The response of the context is matched to the turns behind the question; where none is there, it is the
 * answer itself. A last message of small talk gives way to the question before it where the context's response, or
 * the only answer, belongs there, and where what was said back states nothing.
 */
final class Pairer {
    private final double threshold;
    private final ClaimExtractor claims = new ClaimExtractor();

    Pairer(double threshold) {
        this.threshold = threshold;
    }

    Pairing pair(List<Turn> turns, List<String> pieces) {
        Integer question = question(turns, pieces);
        if (question == null) {
            String response = joined(pieces);
            Integer answer = finalAnswer(turns, answersTo(turns, -1));
            return response.isBlank() && answer != null
                    ? new Pairing(Method.FROM_CONVERSATION, turns.get(answer).text(), null, answer, 1)
                    : new Pairing(response.isBlank() ? Method.NONE : Method.LAST_USER, response, null, null, 0);
        }
        return pair(turns, pieces, question);
    }

    /** The pairing of one turn: of a user turn with its final answer, or of an assistant turn with its question. */
    Pairing pairTurn(List<Turn> turns, List<String> pieces, int index) {
        if (turns.get(index).role() != Role.ASSISTANT) {
            Pairing found = pair(turns, pieces, index);
            boolean foreign = found.method() == Method.LAST_ANSWERED || found.method() == Method.LAST_USER;
            boolean last = index == Objects.requireNonNullElse(userTurnBefore(turns, turns.size()), index);
            return foreign && !last ? pair(turns, List.of(), index) : found;
        }
        Integer question = userTurnBefore(turns, index);
        boolean exact = squeezed(turns.get(index).text()).equals(squeezed(String.join("", pieces)));
        return new Pairing(
                exact ? Method.EXACT : Method.CHOSEN, turns.get(index).text(), question, index, 1);
    }

    /** The user turns that ask something and have an answer, in order. */
    List<Integer> answered(List<Turn> turns) {
        List<Integer> asked = new ArrayList<>();
        for (int i = 0; i < turns.size(); i++) {
            if (speaks(turns.get(i), Role.USER)
                    && !SmallTalk.is(turns.get(i).text())
                    && finalAnswer(turns, answersTo(turns, i)) != null) {
                asked.add(i);
            }
        }
        return asked;
    }

    private @Nullable Integer question(List<Turn> turns, List<String> pieces) {
        Integer last = userTurnBefore(turns, turns.size());
        if (last == null || !SmallTalk.is(turns.get(last).text())) {
            return last;
        }
        String response = squeezed(String.join("", pieces));
        List<Integer> replies = answersTo(turns, last);
        boolean elsewhere = !response.isEmpty()
                && replies.stream().noneMatch(i -> squeezed(turns.get(i).text()).equals(response));
        boolean stated = !response.isEmpty()
                || replies.stream()
                        .anyMatch(
                                i -> states(turns.get(i).text(), turns.get(last).text()));
        if (!elsewhere && !replies.isEmpty() && stated) {
            return last;
        }
        for (int i = last - 1; i >= 0; i--) {
            if (speaks(turns.get(i), Role.USER) && !SmallTalk.is(turns.get(i).text())) {
                return i;
            }
        }
        return last;
    }

    /** Whether a reply to small talk is more than a courtesy or a question back. */
    private boolean states(String reply, String smallTalk) {
        Courtesies courtesies = Courtesies.answering(smallTalk);
        return Refusals.isRefusal(reply)
                || claims.extract(reply).stream()
                        .anyMatch(c ->
                                !courtesies.is(c.text()) && !c.text().strip().endsWith("?"));
    }

    private Pairing pair(List<Turn> turns, List<String> pieces, int question) {
        List<Integer> replies = answersTo(turns, question);
        Integer answer = finalAnswer(turns, replies);
        String response = joined(pieces);
        if (response.isBlank()) {
            return answer == null
                    ? new Pairing(Method.NONE, "", question, null, 0)
                    : new Pairing(Method.FROM_CONVERSATION, turns.get(answer).text(), question, answer, 1);
        }
        String squeezed = squeezed(String.join("", pieces));
        StringBuilder together = new StringBuilder();
        for (int i : replies) {
            String text = turns.get(i).text();
            if (squeezed(text).equals(squeezed)) {
                return new Pairing(Method.EXACT, text, question, i, 1);
            }
            together.append(text);
        }
        if (replies.size() > 1 && squeezed(together.toString()).equals(squeezed)) {
            return new Pairing(Method.EXACT, response, question, replies.get(replies.size() - 1), 1);
        }
        Integer alike = mostAlike(turns, response, replies);
        if (alike != null) {
            return new Pairing(
                    Method.SIMILAR,
                    response,
                    question,
                    alike,
                    similarity(response, turns.get(alike).text()));
        }
        if (answer == null) {
            return new Pairing(Method.LAST_USER, response, question, null, 0);
        }
        boolean earlier = turns.stream()
                .anyMatch(t -> speaks(t, Role.ASSISTANT)
                        && (squeezed(t.text()).equals(squeezed) || similarity(response, t.text()) >= threshold));
        return earlier
                ? new Pairing(Method.OTHER_TURN, turns.get(answer).text(), question, answer, 0)
                : new Pairing(Method.LAST_ANSWERED, response, question, answer, 0);
    }

    /** The assistant turns between a user turn and the next one. */
    private static List<Integer> answersTo(List<Turn> turns, int question) {
        List<Integer> answers = new ArrayList<>();
        for (int i = question + 1; i < turns.size() && !speaks(turns.get(i), Role.USER); i++) {
            if (speaks(turns.get(i), Role.ASSISTANT)) {
                answers.add(i);
            }
        }
        return answers;
    }

    /** The last that states or declines something; else the first that is more than an announcement. */
    private @Nullable Integer finalAnswer(List<Turn> turns, List<Integer> replies) {
        List<Integer> said = replies.stream()
                .filter(i -> !InterimTurns.is(turns.get(i).text()))
                .toList();
        for (int i = said.size() - 1; i >= 0; i--) {
            String text = turns.get(said.get(i)).text();
            if (Refusals.isRefusal(text) || !claims.extract(text).isEmpty()) {
                return said.get(i);
            }
        }
        return said.isEmpty() ? null : said.get(0);
    }

    private @Nullable Integer mostAlike(List<Turn> turns, String response, List<Integer> replies) {
        Integer best = null;
        double most = threshold;
        for (int i : replies) {
            double alike = similarity(response, turns.get(i).text());
            if (alike >= most) {
                best = i;
                most = alike;
            }
        }
        return best;
    }

    private static @Nullable Integer userTurnBefore(List<Turn> turns, int end) {
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

    private static double similarity(String a, String b) {
        return dice(bag(a), bag(b));
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
