package io.holdfast.core.conversation;

import io.holdfast.core.conversation.turn.ConversationWords;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The links a response may give: those of the chunks and of the turns before it. Any other is likely invented. */
final class Links {
    private static final Pattern LINK =
            Pattern.compile("https?://[^\\s<>()\\[\\]\"'`|\\\\]{1,2000}", Pattern.CASE_INSENSITIVE);
    private static final Pattern POINTER = ConversationWords.pattern("(?is)^\\W*%{read-more}\\b.*");

    private final Set<String> known;

    private Links(Set<String> known) {
        this.known = known;
    }

    static Links known(ConversationContext context, List<Turn> history) {
        Set<String> known = new HashSet<>();
        for (SourceChunk chunk : context.chunks()) {
            collect(known, chunk.url());
            collect(known, chunk.text());
        }
        history.forEach(turn -> collect(known, turn.text()));
        return new Links(known);
    }

    /** The links of a response nobody gave it, in its order. */
    List<String> unknown(String response) {
        return of(response).stream()
                .filter(link -> !known.contains(key(link)))
                .distinct()
                .toList();
    }

    /** Whether a sentence only says where to read more, at a place that is known. */
    boolean pointer(String sentence) {
        return POINTER.matcher(sentence).matches()
                && !of(sentence).isEmpty()
                && unknown(sentence).isEmpty();
    }

    private static void collect(Set<String> known, @Nullable String text) {
        if (text != null) {
            of(text).forEach(link -> known.add(key(link)));
        }
    }

    private static List<String> of(String text) {
        List<String> links = new ArrayList<>();
        Matcher matcher = LINK.matcher(text);
        while (matcher.find()) {
            links.add(matcher.group().replaceAll("[.,;:!?*_]+$", ""));
        }
        return links;
    }

    /** Scheme, "www.", a trailing slash and what follows # do not make another page. */
    private static String key(String link) {
        return link.toLowerCase(Locale.ROOT)
                .replaceFirst("^https?://(?:www\\.)?", "")
                .replaceFirst("#.*$", "")
                .replaceFirst("/+$", "");
    }
}
