package io.holdfast.engine.corpus;

import io.holdfast.engine.lang.EngineWords;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The heads of the mails in a text, each a few lines "From: …" to "Subject: …": who wrote what follows, and about what. */
final class MailHeads {
    private static final Pattern FIELD = Pattern.compile("(\\p{L}[\\p{L}-]{1,20}):\\s+(\\S.*)");
    private static final Map<String, String> NAMES = EngineWords.pairs("mail-field");
    private static final Pattern REPLY = Pattern.compile("(?i)^(?:(?:re|aw|fwd?|wg)\\s*:\\s*)+");
    private static final Pattern ADDRESS = Pattern.compile("\\s*<[^>]*>");

    private MailHeads() {}

    /** @param subject without "Re:" */
    record Head(int line, String subject, String heading) {}

    static List<Head> in(String[] lines) {
        List<Head> heads = new ArrayList<>();
        int i = 0;
        while (i < lines.length) {
            Map<String, String> fields = new HashMap<>();
            int from = i;
            Matcher field = FIELD.matcher(lines[i].strip());
            while (field.matches()) {
                String name = field.group(1).toLowerCase(Locale.ROOT);
                fields.putIfAbsent(NAMES.getOrDefault(name, name), field.group(2));
                i++;
                field = FIELD.matcher(i < lines.length ? lines[i].strip() : "");
            }
            if (fields.containsKey("from") && fields.containsKey("subject")) {
                String subject =
                        REPLY.matcher(fields.getOrDefault("subject", "")).replaceFirst("");
                String sender = ADDRESS.matcher(fields.getOrDefault("from", "")).replaceFirst("");
                heads.add(new Head(from, subject, subject + " (" + sender + ")"));
            }
            i = Math.max(i, from + 1);
        }
        return heads;
    }
}
