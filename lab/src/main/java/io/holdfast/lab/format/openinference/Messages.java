package io.holdfast.lab.format.openinference;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the words of people and models in what chains and models took in and gave out. */
final class Messages {
    private static final int MAX_DEPTH = 5;
    private static final List<String> QUESTION_FIELDS = List.of(
            "question",
            "query",
            "user_input",
            "input",
            "query_str",
            "prompt",
            "message",
            "content",
            "text",
            "messages");
    private static final List<String> ANSWER_FIELDS = List.of(
            "answer",
            "output",
            "response",
            "result",
            "output_text",
            "content",
            "text",
            "message",
            "completion",
            "kwargs",
            "messages",
            "choices",
            "generations");

    private Messages() {}

    /** What was asked, in a value that may be the question itself or a structure around it. */
    static @Nullable String question(Tree value) {
        return words(value, QUESTION_FIELDS, MAX_DEPTH);
    }

    /** What was answered, in a value that may be the answer itself or a structure around it. */
    static @Nullable String answer(Tree value) {
        return words(value, ANSWER_FIELDS, MAX_DEPTH);
    }

    private static @Nullable String words(Tree value, List<String> fields, int depth) {
        if (value.text() != null) {
            return value.text();
        } else if (depth == 0) {
            return null;
        }
        List<Tree> elements = value.list();
        if (!elements.isEmpty()) {
            return last(elements, fields, depth);
        }
        for (String field : fields) {
            String found = value.at(field).exists() ? words(value.at(field), fields, depth - 1) : null;
            if (found != null && !found.isBlank()) {
                return found;
            }
        }
        return null;
    }

    /** The words of the last message; parts of one message are joined. */
    private static @Nullable String last(List<Tree> elements, List<String> fields, int depth) {
        if (elements.stream()
                .allMatch(e -> e.at("type").exists()
                        && !e.at("role").exists()
                        && !e.at("kwargs").exists())) {
            String joined = contents(elements);
            return joined.isEmpty() ? null : joined;
        }
        return words(elements.get(elements.size() - 1), fields, depth - 1);
    }

    /** The last message a user wrote. */
    static @Nullable String lastUser(List<Tree> messages) {
        String last = null;
        for (Tree message : messages) {
            if ("user".equals(message.text("message.role", "role"))) {
                String content = content(message);
                last = content == null ? last : content;
            }
        }
        return last;
    }

    /** The text of the last message there is text of. */
    static @Nullable String lastOf(List<Tree> messages) {
        String last = null;
        for (Tree message : messages) {
            String content = content(message);
            last = content == null ? last : content;
        }
        return last;
    }

    private static @Nullable String content(Tree message) {
        String plain = message.text("message.content", "content");
        if (plain != null) {
            return plain;
        }
        for (String path : List.of("message.contents", "message.content", "parts", "content")) {
            String joined = contents(message.at(path).list());
            if (!joined.isEmpty()) {
                return joined;
            }
        }
        return null;
    }

    private static String contents(List<Tree> parts) {
        List<String> texts = new ArrayList<>();
        for (Tree part : parts) {
            String text = part.text("message_content.text", "content", "text");
            if (text != null && !text.isBlank()) {
                texts.add(text);
            }
        }
        return String.join("\n", texts);
    }
}
