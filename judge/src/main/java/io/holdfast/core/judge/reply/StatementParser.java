package io.holdfast.core.judge.reply;

import io.holdfast.core.judge.reply.json.Loose;
import io.holdfast.core.judge.reply.json.LooseJson;
import io.holdfast.core.judge.reply.word.RefusalPhrases;
import io.holdfast.core.model.ErrorCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the list of statements a judge was asked for: JSON however broken, else a numbered or bulleted list. */
public final class StatementParser {
    private static final Set<String> LISTS = Set.of("statements", "claims", "sentences", "facts");
    private static final Set<String> TEXTS = Set.of("statement", "claim", "text", "sentence", "fact");
    private static final Pattern BULLET = Pattern.compile("^\\s*(?:\\(?\\d{1,4}[.):]|[-*•])\\s+(\\S.*)$");

    private StatementParser() {}

    /** What the reply holds. */
    public sealed interface Listing {}

    /** A list, possibly empty; {@code signed} when it carries the nonce. */
    public record Listed(List<String> statements, boolean signed) implements Listing {
        public Listed {
            statements = List.copyOf(statements);
        }
    }

    /** No list: JUDGE_REFUSED, MALFORMED_REPLY or UNKNOWN_NONCE. */
    public record Unlisted(ErrorCode code) implements Listing {}

    public static Listing parse(String reply, Optional<String> nonce) {
        SignatureLine line = SignatureLine.of(reply, nonce.orElse(null));
        String text = Thinking.drop(line.rest());
        List<String> statements = null;
        Nonces signature = Nonces.SILENT;
        List<Loose.Block> blocks = LooseJson.blocks(text, List.of());
        for (Loose.Block block : blocks) {
            List<String> found = new ArrayList<>();
            if (collect(block.value(), found, blocks.size() == 1 || block.value() instanceof Loose.Obj)) {
                Nonces mark = nonce.isEmpty() ? Nonces.SILENT : Nonces.inJson(nonceOf(block.value()), nonce.get());
                if (signature != Nonces.ECHOED || mark == Nonces.ECHOED) {
                    statements = found;
                    signature = mark;
                }
            }
        }
        if (signature == Nonces.OTHER) {
            return new Unlisted(ErrorCode.UNKNOWN_NONCE);
        }
        if (statements == null) {
            statements = bullets(text);
            signature = nonce.isEmpty() ? Nonces.SILENT : Nonces.inText(text, List.of(), nonce.get());
            if (signature == Nonces.OTHER) {
                return new Unlisted(ErrorCode.UNKNOWN_NONCE);
            }
            if (statements.isEmpty()) {
                return new Unlisted(RefusalPhrases.in(text) ? ErrorCode.JUDGE_REFUSED : ErrorCode.MALFORMED_REPLY);
            }
        }
        return new Listed(statements.stream().distinct().toList(), line.found() || signature == Nonces.ECHOED);
    }

    private static boolean collect(Loose value, List<String> into, boolean alone) {
        if (value instanceof Loose.Arr array) {
            boolean list = false;
            for (Loose item : array.items()) {
                String text = statement(item);
                if (text != null) {
                    into.add(text);
                    list = true;
                }
            }
            return list || alone && array.items().isEmpty();
        }
        boolean any = false;
        if (value instanceof Loose.Obj object) {
            for (Loose.Entry entry : object.entries()) {
                boolean named = LISTS.contains(entry.key().strip().toLowerCase(Locale.ROOT));
                if (!(entry.value() instanceof Loose.Text) && (named || !any)) {
                    any |= collect(entry.value(), into, named);
                }
            }
        }
        return any;
    }

    private static @Nullable String statement(Loose item) {
        if (item instanceof Loose.Text text
                && text.quoted()
                && text.complete()
                && !text.value().isBlank()) {
            return text.value().strip();
        }
        if (item instanceof Loose.Obj object) {
            for (Loose.Entry entry : object.entries()) {
                boolean named = TEXTS.contains(entry.key().strip().toLowerCase(Locale.ROOT));
                if (named
                        && entry.value() instanceof Loose.Text text
                        && text.complete()
                        && !text.value().isBlank()) {
                    return text.value().strip();
                }
            }
        }
        return null;
    }

    private static @Nullable String nonceOf(Loose value) {
        if (value instanceof Loose.Obj object) {
            for (Loose.Entry entry : object.entries()) {
                if (entry.key().strip().toLowerCase(Locale.ROOT).equals("nonce")
                        && entry.value() instanceof Loose.Text text) {
                    return text.value();
                }
            }
        }
        return null;
    }

    private static List<String> bullets(String text) {
        return text.lines()
                .map(BULLET::matcher)
                .filter(java.util.regex.Matcher::matches)
                .map(m -> m.group(1).strip())
                .toList();
    }
}
