package io.holdfast.core.conversation.turn;

import io.holdfast.core.model.Span;
import io.holdfast.text.SentenceSplitter;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Splits what a user wrote into the things asked for: one per question, one per joined question ("… and when …"), one
 * per item of an enumeration ("the price, the address and the opening hours"). A message without a question or request
 * is one thing as a whole, small talk is nothing.
 */
public final class SubQuestions {
    private static final Pattern JOINED =
            ConversationWords.pattern("(?i)(?:(?:\\s*[,;]\\s*|\\s+)(?:%{and-or}|also|plus|lalu)\\s+(?:also\\s+)?"
                    + "|\\s*[,;]\\s*)(?=(?:%{preposition}\\s+)?%{opens-a-question}\\b)");
    private static final Pattern QUESTION = ConversationWords.pattern("(?is)^\\W*%{opens-a-question}\\b.*");
    private static final Pattern REQUEST = ConversationWords.pattern("(?is).*\\b%{request}\\b.*");
    private static final Pattern ITEMS =
            ConversationWords.pattern("(?s)(?:[^,]{1,60},\\s*){1,8}(?:[^,]{0,60}?\\s)?%{and-or}\\s+[^,]{1,60}"
                    + "|[^,]{1,60}?\\s+(?:(?:and|or)\\s+(?:the|its|your|their|an?)|dan|serta)\\s+[^,]{1,60}");
    private static final Pattern ITEM_HEAD = ConversationWords.pattern("(?is)^.*?\\b%{asks-for-items}\\s+");
    private static final Pattern ITEM_JOINT =
            ConversationWords.pattern("\\s*,\\s*(?:%{and-or}\\s+)?|\\s+%{and-or}\\s+");
    private static final int ITEM_WORDS = 6;
    /** A message is held to so many things at most: work stays linear in its length. */
    private static final int MAX_PARTS = 40;

    private SubQuestions() {}

    /** One thing asked for. */
    public record Part(String text, boolean item, Intent intent) {}

    public static List<Part> of(String message) {
        if (SmallTalk.is(message)) {
            return List.of();
        }
        List<Part> parts = new ArrayList<>();
        for (Span sentence : SentenceSplitter.split(message)) {
            String text = sentence.of(message).strip();
            if (!SmallTalk.is(text) && asks(text)) {
                for (String question : JOINED.split(text)) {
                    add(parts, question.strip());
                }
            }
        }
        if (parts.isEmpty() && !QuestionTerms.of(message).isEmpty()) {
            parts.add(new Part(message.strip(), false, Intent.of(message)));
        }
        return parts.size() <= MAX_PARTS ? parts : List.copyOf(parts.subList(0, MAX_PARTS));
    }

    private static boolean asks(String sentence) {
        return (sentence.contains("?")
                        || sentence.contains("？")
                        || QUESTION.matcher(sentence).matches()
                        || REQUEST.matcher(sentence).matches())
                && !QuestionTerms.of(sentence).isEmpty();
    }

    private static void add(List<Part> parts, String question) {
        if (QuestionTerms.of(question).isEmpty() && Intent.of(question) == Intent.OTHER) {
            return;
        }
        List<String> items = items(question);
        if (items.isEmpty()) {
            parts.add(new Part(question, false, Intent.of(question)));
        }
        items.forEach(item -> parts.add(new Part(item, true, Intent.of(item))));
    }

    /** The items of "what are the price, the address and the opening hours"; none where the pieces are clauses. */
    private static List<String> items(String question) {
        Matcher head = ITEM_HEAD.matcher(question);
        String list = (head.find() ? question.substring(head.end()) : question).replaceAll("[?？.!\\s]+$", "");
        if (!ITEMS.matcher(list).matches()) {
            return List.of();
        }
        List<String> items = new ArrayList<>();
        for (String item : ITEM_JOINT.split(list)) {
            String text = item.strip();
            if (text.isEmpty()
                    || text.split("\\s+").length > ITEM_WORDS
                    || QuestionTerms.of(text).isEmpty()) {
                return List.of();
            }
            items.add(text);
        }
        return items.size() < 2 ? List.of() : items;
    }
}
