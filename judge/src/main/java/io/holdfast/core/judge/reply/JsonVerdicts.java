package io.holdfast.core.judge.reply;

import io.holdfast.core.judge.reply.json.Loose;
import io.holdfast.core.judge.reply.json.LooseJson;
import io.holdfast.core.judge.reply.word.Opinion;
import io.holdfast.core.judge.reply.word.ReplyWords;
import io.holdfast.core.judge.reply.word.StatementLabel;
import io.holdfast.core.judge.reply.word.VerdictLexicon;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Finds verdicts in a JSON value: element objects at any depth, maps from id or statement to verdict, lists of words. */
final class JsonVerdicts {
    private static final Set<String> VERDICT =
            Set.of("verdict", "final_verdict", "finalverdict", "veredicto", "putusan");
    private static final Set<String> CLAIMED = ReplyWords.set("json_claimed");
    private static final Set<String> REPROACH = ReplyWords.set("json_reproach");
    private static final List<String> WEAK = ReplyWords.list("json_weak");
    private static final Set<String> LISTS = ReplyWords.set("json_lists");
    private static final Set<String> ID = ReplyWords.set("json_id");
    private static final Set<String> TEXT = Set.of("statement", "claim", "text", "sentence", "pernyataan");
    /** What judges add to a name: {@code is_supported_by_context}. */
    private static final List<String> PLACES = ReplyWords.list("json_places");

    private static final Set<String> PACKED = Set.of("arguments", "parameters", "input");
    private static final Set<String> REASON = ReplyWords.set("json_reason");

    private final Predicate<String> isStatement;
    private final List<DraftVerdict> drafts = new ArrayList<>();
    private @Nullable String nonce;

    private JsonVerdicts(Predicate<String> isStatement) {
        this.isStatement = isStatement;
    }

    /** The verdicts of one block and the nonce it carries, if any. */
    record Found(List<DraftVerdict> drafts, @Nullable String nonce) {}

    /** @param whole whether the block is all there is, so that a bare list of words or digits is the verdicts */
    static Found in(Loose value, boolean whole, Predicate<String> isStatement) {
        JsonVerdicts finder = new JsonVerdicts(isStatement);
        finder.walk(value, whole);
        return new Found(finder.drafts, finder.nonce);
    }

    private void walk(Loose value, boolean listOfVerdicts) {
        if (value instanceof Loose.Obj object) {
            walkObject(object, listOfVerdicts);
        } else if (value instanceof Loose.Arr array) {
            walkArray(array, listOfVerdicts);
        }
    }

    private void walkArray(Loose.Arr array, boolean listOfVerdicts) {
        boolean scalars = array.items().stream().allMatch(i -> i instanceof Loose.Text);
        if (scalars) {
            if (listOfVerdicts) {
                for (Loose item : array.items()) {
                    drafts.add(new DraftVerdict(null, null, opinion(item), null));
                }
            }
            return;
        }
        for (Loose item : array.items()) {
            if (item instanceof Loose.Obj object && isElement(object)) {
                element(object);
            } else if (item instanceof Loose.Arr pair && isPair(pair)) {
                drafts.add(new DraftVerdict(
                        text(pair.items().get(0)), null, opinion(pair.items().get(1)), null));
            } else {
                int before = drafts.size();
                walk(item, listOfVerdicts);
                if (drafts.size() == before && item instanceof Loose.Obj object && object.complete()) {
                    drafts.add(new DraftVerdict(field(object, ID), field(object, TEXT), null, field(object, REASON)));
                }
            }
        }
    }

    private void walkObject(Loose.Obj object, boolean listOfVerdicts) {
        for (Loose.Entry entry : object.entries()) {
            if (name(entry).equals("nonce") && nonce == null) {
                nonce = text(entry.value());
            }
        }
        if (isElement(object)) {
            element(object);
        } else if (!grouped(object) && !mapped(object, listOfVerdicts)) {
            int before = drafts.size();
            for (Loose.Entry entry : object.entries()) {
                walk(entry.value(), LISTS.contains(name(entry)));
                walkPacked(entry);
                walkWords(entry);
            }
            if (drafts.size() == before && weak(object) != null) {
                element(object);
            }
        }
    }

    /** JSON packed into a string, as tool calls carry their arguments. */
    private void walkPacked(Loose.Entry entry) {
        if (PACKED.contains(name(entry)) && entry.value() instanceof Loose.Text text && text.quoted()) {
            for (Loose.Block block : LooseJson.blocks(text.value(), List.of())) {
                walk(block.value(), false);
            }
        }
    }

    /** {@code "verdicts": "1, 0, 1"}. */
    private void walkWords(Loose.Entry entry) {
        if (!name(entry).equals("verdicts") || !(entry.value() instanceof Loose.Text text) || !text.complete()) {
            return;
        }
        List<DraftVerdict> found = new ArrayList<>();
        for (String word : text.value().strip().split("[,;\\s]+")) {
            Opinion opinion = VerdictLexicon.field(word);
            if (opinion == null) {
                return;
            }
            found.add(new DraftVerdict(null, null, opinion, null));
        }
        drafts.addAll(found.size() > 1 ? found : List.of());
    }

    /** An object that gives a verdict itself, and is not a wrapper around a list of them. */
    private static boolean isElement(Loose.Obj object) {
        boolean verdict = false;
        for (Loose.Entry entry : object.entries()) {
            String name = name(entry);
            boolean container = !(entry.value() instanceof Loose.Text);
            if (container && (LISTS.contains(name) && !VERDICT.contains(name))) {
                return false;
            }
            if (VERDICT.contains(name)) {
                verdict |= !container || hasAny(object, ID) || hasAny(object, TEXT);
            }
            verdict |= !container && (CLAIMED.contains(name) || REPROACH.contains(name));
            verdict |= !container && WEAK.contains(name) && (hasAny(object, ID) || hasAny(object, TEXT));
        }
        return verdict;
    }

    private void element(Loose.Obj object) {
        if (object.complete()) {
            String reason = field(object, REASON);
            Opinion opinion = verdict(object);
            boolean denied = opinion == Opinion.YES && reason != null && denies(reason);
            drafts.add(new DraftVerdict(field(object, ID), field(object, TEXT), denied ? Opinion.NO : opinion, reason));
        }
    }

    /** Whether a reason in words says the opposite of support: "This is not supported by the context." */
    static boolean denies(String reason) {
        return reason.strip().contains(" ") && VerdictLexicon.field(reason) == Opinion.NO;
    }

    /** The verdict of an element. Where it gives two that differ, it is read against the statement. */
    private static @Nullable Opinion verdict(Loose.Obj object) {
        Opinion found = null;
        boolean named = false;
        for (Loose.Entry entry : object.entries()) {
            String name = name(entry);
            if (VERDICT.contains(name) || CLAIMED.contains(name) || REPROACH.contains(name)) {
                named = true;
                Opinion opinion = opinion(entry.value());
                if (REPROACH.contains(name)) {
                    opinion = opinion == Opinion.YES ? Opinion.NO : null;
                }
                if (opinion != null) {
                    found = found == null || found == opinion ? opinion : Opinion.NO;
                }
            }
        }
        return named ? found : weak(object);
    }

    private static @Nullable Opinion weak(Loose.Obj object) {
        for (String key : WEAK) {
            for (Loose.Entry entry : object.entries()) {
                Opinion opinion = name(entry).equals(key) ? opinion(entry.value()) : null;
                if (opinion != null) {
                    return opinion;
                }
            }
        }
        return null;
    }

    /** {@code {"supported": [1, 3], "unsupported": [2]}}. */
    private boolean grouped(Loose.Obj object) {
        List<DraftVerdict> found = new ArrayList<>();
        for (Loose.Entry entry : object.entries()) {
            Opinion opinion = CLAIMED.contains(name(entry)) ? Opinion.YES : VerdictLexicon.field(entry.key());
            if (opinion == null || !(entry.value() instanceof Loose.Arr ids)) {
                return false;
            }
            for (Loose id : ids.items()) {
                String label = text(id);
                if (label == null) {
                    return false;
                }
                boolean statement = isStatement.test(label);
                found.add(new DraftVerdict(statement ? null : label, statement ? label : null, opinion, null));
            }
        }
        drafts.addAll(found);
        return !found.isEmpty();
    }

    /** {@code {"1": 1, "2": {"verdict": 0}}}, or the statements themselves as keys. */
    private boolean mapped(Loose.Obj object, boolean listOfVerdicts) {
        List<DraftVerdict> found = new ArrayList<>();
        for (Loose.Entry entry : object.entries()) {
            boolean id = StatementLabel.parse(entry.key()).isPresent()
                    && !name(entry).equals("nonce");
            boolean statement = isStatement.test(entry.key());
            if (!id && !statement) {
                if (listOfVerdicts || name(entry).equals("nonce")) {
                    continue;
                }
                return false;
            }
            Opinion opinion = opinion(entry.value());
            String reason = null;
            if (entry.value() instanceof Loose.Obj inner && inner.complete()) {
                opinion = verdict(inner);
                reason = field(inner, REASON);
            }
            found.add(
                    new DraftVerdict(statement ? null : entry.key(), statement ? entry.key() : null, opinion, reason));
        }
        if (found.stream().allMatch(d -> d.opinion() == null)) {
            return false;
        }
        drafts.addAll(found);
        return true;
    }

    private static boolean isPair(Loose.Arr pair) {
        if (pair.items().size() < 2 || !pair.complete()) {
            return false;
        }
        String label = text(pair.items().get(0));
        return label != null
                && StatementLabel.parse(label).isPresent()
                && opinion(pair.items().get(1)) != null;
    }

    private static @Nullable Opinion opinion(Loose value) {
        return value instanceof Loose.Text text && text.complete() ? VerdictLexicon.field(text.value()) : null;
    }

    private static boolean hasAny(Loose.Obj object, Set<String> keys) {
        return field(object, keys) != null;
    }

    private static @Nullable String field(Loose.Obj object, Set<String> keys) {
        for (Loose.Entry entry : object.entries()) {
            String value = keys.contains(name(entry)) ? text(entry.value()) : null;
            if (value != null && !value.equals("null")) {
                return value;
            }
        }
        return null;
    }

    private static @Nullable String text(Loose value) {
        return value instanceof Loose.Text text && text.complete() ? text.value() : null;
    }

    private static String name(Loose.Entry entry) {
        String name =
                entry.key().strip().toLowerCase(Locale.ROOT).replace(' ', '_').replace('-', '_');
        for (String place : PLACES) {
            if (name.endsWith(place)) {
                return name.substring(0, name.length() - place.length());
            }
        }
        return name;
    }
}
