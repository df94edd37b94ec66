package io.holdfast.core.judge.reply;

import io.holdfast.core.judge.reply.word.Folding;
import io.holdfast.core.judge.reply.word.Opinion;
import io.holdfast.core.judge.reply.word.Resemblance;
import io.holdfast.core.judge.reply.word.StatementLabel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Finds the statement each verdict is about: by its id, else by the statement's text, else by its place in the list.
 * What belongs nowhere is surplus. Within one group the first verdict for a statement counts, unless another differs from
 * it: then the statement is not supported.
 */
final class Alignment {
    private static final int MIN_PREFIX = 20;

    private final List<Statement> statements;
    private final Map<Integer, Integer> placeOfId = new HashMap<>();
    private final Map<String, List<Integer>> placesOfText = new HashMap<>();
    private final @Nullable Ruling[] rulings;
    private int unknownIds;
    private int duplicates;
    private int invented;
    private int unplaced;
    private boolean byOrder;

    Alignment(List<Statement> statements) {
        this.statements = statements;
        this.rulings = new @Nullable Ruling[statements.size()];
        for (int i = 0; i < statements.size(); i++) {
            placeOfId.put(statements.get(i).id(), i);
            placesOfText
                    .computeIfAbsent(Folding.words(statements.get(i).text()), t -> new ArrayList<>())
                    .add(i);
        }
    }

    boolean isStatement(String text) {
        return text.length() > 1 && placesOfText.containsKey(Folding.words(text));
    }

    /** Adds a group; where it speaks about a statement an earlier group spoke about, the later word counts. */
    void add(DraftVerdict.Group group) {
        @Nullable DraftVerdict[] seats = seat(group);
        for (int i = 0; i < seats.length; i++) {
            DraftVerdict draft = seats[i];
            if (draft != null && draft.opinion() != null) {
                String reason = draft.reason();
                rulings[i] = new Ruling(draft.opinion(), reason == null ? Ruling.NO_REASON : reason);
            }
        }
    }

    List<java.util.Optional<Ruling>> rulings() {
        return Arrays.stream(rulings).map(java.util.Optional::ofNullable).toList();
    }

    /** Takes away support; what was said against a statement stays. */
    void withdraw(IntPredicate ids) {
        for (int i = 0; i < rulings.length; i++) {
            Ruling ruling = rulings[i];
            if (ruling != null
                    && ruling.supported()
                    && ids.test(statements.get(i).id())) {
                rulings[i] = null;
            }
        }
    }

    boolean empty() {
        return Arrays.stream(rulings).allMatch(r -> r == null);
    }

    int unknownIds() {
        return unknownIds;
    }

    /** Verdicts on statements that nobody asked about. */
    int invented() {
        return invented;
    }

    /** Verdicts without an id in lists of another length than the statements: which belongs to which is a guess. */
    int unplaced() {
        return unplaced;
    }

    int duplicates() {
        return duplicates;
    }

    boolean byOrder() {
        return byOrder;
    }

    private @Nullable DraftVerdict[] seat(DraftVerdict.Group group) {
        @Nullable DraftVerdict[] seats = new @Nullable DraftVerdict[statements.size()];
        List<DraftVerdict> drafts = group.drafts();
        boolean[] seated = new boolean[drafts.size()];
        int shift = zeroBased(drafts) ? 1 : 0;
        for (int d = 0; d < drafts.size(); d++) {
            Integer place = placeById(drafts.get(d), shift);
            if (place != null) {
                seated[d] = true;
                if (isInvented(drafts.get(d), place)) {
                    invented++;
                    continue;
                }
                take(seats, place, drafts.get(d));
            }
        }
        for (int d = 0; d < drafts.size(); d++) {
            Integer place = seated[d] ? null : placeByText(drafts.get(d), seats);
            if (place != null) {
                seated[d] = true;
                take(seats, place, drafts.get(d));
            }
        }
        int ordered = 0;
        for (int d = 0; d < drafts.size(); d++) {
            DraftVerdict draft = drafts.get(d);
            if (seated[d]) {
                continue;
            }
            if (draft.label() != null) {
                unknownIds++;
                continue;
            }
            ordered++;
            int place = draft.text() != null ? (d < seats.length && seats[d] == null ? d : -1) : firstFree(seats);
            if (place >= 0 && isInvented(draft, place)) {
                invented++;
            } else if (place >= 0) {
                seats[place] = draft;
                byOrder |= draft.opinion() != null;
            }
        }
        unplaced += drafts.size() == seats.length ? 0 : ordered;
        return seats;
    }

    /** A statement that nobody asked about is not supported because it occurs where another was expected. */
    private boolean isInvented(DraftVerdict draft, int place) {
        String text = draft.text();
        return text != null && Resemblance.none(text, statements.get(place).text());
    }

    private void take(@Nullable DraftVerdict[] seats, int place, DraftVerdict draft) {
        DraftVerdict first = seats[place];
        if (first == null || first.opinion() == null) {
            seats[place] = draft;
            return;
        }
        duplicates++;
        if (draft.opinion() != null && draft.opinion() != first.opinion()) {
            seats[place] = new DraftVerdict(draft.label(), draft.text(), Opinion.NO, first.reason());
        }
    }

    private @Nullable Integer placeById(DraftVerdict draft, int shift) {
        String label = draft.label() == null ? draft.text() : draft.label();
        boolean echoed = draft.label() == null && label != null && placesOfText.containsKey(Folding.words(label));
        OptionalInt id = label == null || echoed ? OptionalInt.empty() : StatementLabel.parse(label);
        return id.isEmpty() ? null : placeOfId.get(id.getAsInt() + shift);
    }

    private @Nullable Integer placeByText(DraftVerdict draft, @Nullable DraftVerdict[] seats) {
        String text = draft.text();
        if (text == null) {
            return null;
        }
        String words = Folding.words(text);
        List<Integer> places = placesOfText.get(words);
        if (places == null) {
            places = placesOfText.get(words.replaceFirst("^(statement |claim )?\\d{1,4} ", ""));
        }
        if (places == null && words.length() >= MIN_PREFIX) {
            places = placesByPrefix(words);
        }
        if (places == null) {
            return null;
        }
        for (int place : places) {
            if (seats[place] == null) {
                return place;
            }
        }
        return places.get(0);
    }

    /** A judge may shorten an echo ("The ferry to Skye leaves…") or lengthen it; one statement alone must fit. */
    private @Nullable List<Integer> placesByPrefix(String words) {
        List<Integer> found = null;
        for (Map.Entry<String, List<Integer>> entry : placesOfText.entrySet()) {
            String known = entry.getKey();
            if (known.startsWith(words) || known.length() >= MIN_PREFIX && words.startsWith(known)) {
                if (found != null) {
                    return null;
                }
                found = entry.getValue();
            }
        }
        return found;
    }

    private static int firstFree(@Nullable DraftVerdict[] seats) {
        for (int i = 0; i < seats.length; i++) {
            if (seats[i] == null) {
                return i;
            }
        }
        return -1;
    }

    /** Whether the judge counted from 0: an id 0 and none beyond the last, or echoed texts that say so. */
    private boolean zeroBased(List<DraftVerdict> drafts) {
        int n = statements.size();
        if (n == 0 || statements.get(0).id() != 1 || statements.get(n - 1).id() != n) {
            return false;
        }
        boolean zero = false;
        boolean beyond = false;
        int fitsOne = 0;
        int fitsZero = 0;
        for (DraftVerdict draft : drafts) {
            String label = draft.label();
            OptionalInt id = label == null ? OptionalInt.empty() : StatementLabel.parse(label);
            if (id.isEmpty()) {
                continue;
            }
            zero |= id.getAsInt() == 0;
            beyond |= id.getAsInt() >= n;
            String text = draft.text();
            List<Integer> places = text == null ? null : placesOfText.get(Folding.words(text));
            if (places != null && Set.copyOf(places).size() == 1) {
                fitsOne += places.get(0) == id.getAsInt() - 1 ? 1 : 0;
                fitsZero += places.get(0) == id.getAsInt() ? 1 : 0;
            }
        }
        return fitsOne + fitsZero > 0 ? fitsZero > fitsOne : zero && !beyond;
    }
}
