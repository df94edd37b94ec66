package io.holdfast.core.read;

import io.holdfast.text.lang.WordList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The heads of e-mail messages: they tell who says what is below them. */
final class Mail {
    private static final Pattern FROM = Pattern.compile("(?i)\\W{0,4}(?:from|von|de|da)\\W{0,3}:\\W{0,3}\\s*(.+)");
    private static final Set<String> HEADERS = WordList.section("formats.txt", "mail_header");
    private static final Pattern ADDRESS = Pattern.compile("(?:(?<!\\s)\\s++)?+[<\\[(].{0,200}[>\\])]|[\"*]");
    private static final Pattern WROTE = Pattern.compile(
            "[>\\s]*On .{3,80}\\d(?:\\s?[AaPp]\\.?[Mm]\\.?)?,?\\s+([^,<>\\d]{2,60}?)(?: <[^>]*>)? wrote:");

    private Mail() {}

    /** Who sends the message that begins with these lines; empty when they head none. */
    static String sender(List<Line> lines) {
        String from = "";
        int others = 0;
        for (Line line : lines) {
            String s = line.text().strip();
            Matcher sender = FROM.matcher(s);
            int colon = s.indexOf(':');
            if (sender.matches()) {
                from = ADDRESS.matcher(sender.group(1)).replaceAll("").strip();
            } else if (colon > 0
                    && HEADERS.contains(s.substring(0, colon).strip().toLowerCase(Locale.ROOT))) {
                others++;
            }
        }
        return others > 0 ? from : "";
    }

    /** Who wrote the message quoted below a line; empty when it introduces none. */
    static String quoted(String line) {
        Matcher wrote = WROTE.matcher(line.strip());
        return wrote.matches() ? wrote.group(1).strip() : "";
    }
}
