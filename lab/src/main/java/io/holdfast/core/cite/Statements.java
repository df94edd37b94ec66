package io.holdfast.core.cite;

import io.holdfast.core.model.Span;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.text.SentenceSplitter;
import io.holdfast.text.WordCount;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Which mark vouches for which statement. A mark covers the sentence it occurs in, or the one before it where it follows
 * the full stop; where marks at several places of one sentence each follow words of their own, each covers the words
 * since the one before.
 */
final class Statements {
    /** Fewer words than this state nothing of their own: the marks of the sentence then cover all of it. */
    private static final int LEAST_WORDS = 3;

    private static final Pattern JOINT = CiteWords.pattern("(?i)^[\\s,;:–—-]*(?:%{and-but-or}\\s+)?");
    private static final Pattern LOOSE_END = Pattern.compile("[\\s,;:–—-]+$");

    private final CitedAnswer cited;
    private final List<Span> sentences;
    private final List<Span> regions = new ArrayList<>();

    /**
     * Something to be checked.
     *
     * @param span in the text without marks
     * @param statement made to stand alone
     * @param traced the claim of the whole answer, where this is exactly that claim
     * @param claim whether it is (part of) a claim: words that state nothing may be cited too
     * @param marks as places in the marks of the answer
     */
    record Statement(Span span, String statement, @Nullable TracedClaim traced, boolean claim, List<Integer> marks) {}

    private Statements(CitedAnswer cited) {
        this.cited = cited;
        this.sentences = SentenceSplitter.split(cited.text());
        for (Mark mark : cited.marks()) {
            regions.add(mark.covers() == null ? new Span(0, 0) : cited.inText(mark.covers()));
        }
        bySentence().forEach(this::spread);
    }

    /** @param claims of the text without marks, in its order */
    static List<Statement> of(CitedAnswer cited, List<TracedClaim> claims) {
        Statements all = new Statements(cited);
        List<Statement> statements = new ArrayList<>();
        claims.forEach(claim -> statements.addAll(all.parts(claim)));
        TreeSet<Integer> attached = new TreeSet<>();
        statements.forEach(s -> attached.addAll(s.marks()));
        Map<Span, List<Integer>> loose = new LinkedHashMap<>();
        for (int i = 0; i < all.regions.size(); i++) {
            if (!attached.contains(i)) {
                loose.computeIfAbsent(all.regions.get(i), r -> new ArrayList<>())
                        .add(i);
            }
        }
        loose.forEach((region, marks) ->
                statements.add(new Statement(region, plain(region.of(cited.text())), null, false, marks)));
        return statements;
    }

    /** The marks that do not say themselves what they cover, by their sentence and their place in it. */
    private Map<Span, SortedMap<Integer, List<Integer>>> bySentence() {
        Map<Span, SortedMap<Integer, List<Integer>>> groups = new LinkedHashMap<>();
        for (int i = 0; i < cited.marks().size(); i++) {
            Mark mark = cited.marks().get(i);
            if (mark.covers() == null && !sentences.isEmpty()) {
                int place = cited.inText(mark.span().start());
                groups.computeIfAbsent(sentence(place), s -> new TreeMap<>())
                        .computeIfAbsent(place, p -> new ArrayList<>())
                        .add(i);
            }
        }
        return groups;
    }

    private Span sentence(int place) {
        Span before = sentences.get(0);
        for (Span sentence : sentences) {
            boolean opens = sentence.start() == place && opensLine(place);
            if (sentence.start() >= place && !opens) {
                break;
            }
            before = sentence;
        }
        return before;
    }

    private boolean opensLine(int place) {
        return place == 0 || cited.text().charAt(place - 1) == '\n';
    }

    private void spread(Span sentence, SortedMap<Integer, List<Integer>> places) {
        List<Span> parts = new ArrayList<>();
        int from = sentence.start();
        for (int place : places.keySet()) {
            boolean last = place == places.lastKey();
            int to = last ? sentence.end() : Math.min(place, sentence.end());
            parts.add(new Span(from, Math.max(from, to)));
            from = Math.max(from, to);
        }
        boolean each = parts.stream().allMatch(part -> WordCount.of(part.of(cited.text())) >= LEAST_WORDS);
        int i = 0;
        for (List<Integer> marks : places.values()) {
            Span region = each ? parts.get(i) : sentence;
            marks.forEach(mark -> regions.set(mark, region));
            i++;
        }
    }

    /** A claim, or its parts where marks cover no more than a part. */
    private List<Statement> parts(TracedClaim traced) {
        Span claim = traced.claim().span();
        TreeSet<Integer> edges = new TreeSet<>(List.of(claim.start(), claim.end()));
        List<Integer> touching = new ArrayList<>();
        for (int i = 0; i < regions.size(); i++) {
            Span region = regions.get(i);
            if (region.overlaps(claim)) {
                touching.add(i);
                edges.add(Math.max(claim.start(), region.start()));
                edges.add(Math.min(claim.end(), region.end()));
            }
        }
        List<Span> pieces = pieces(List.copyOf(edges));
        if (pieces.size() == 1) {
            return List.of(new Statement(claim, traced.claim().statement(), traced, true, touching));
        }
        List<Statement> parts = new ArrayList<>();
        for (Span piece : pieces) {
            List<Integer> own =
                    touching.stream().filter(i -> mostly(regions.get(i), piece)).toList();
            parts.add(new Statement(piece, plain(piece.of(cited.text())), null, true, own));
        }
        return parts;
    }

    /** Stretches between edges; those too short to state something are joined with the one before, the first with the next. */
    private List<Span> pieces(List<Integer> edges) {
        List<Span> pieces = new ArrayList<>();
        int from = edges.get(0);
        for (int i = 1; i < edges.size(); i++) {
            Span piece = new Span(from, edges.get(i));
            boolean states = WordCount.of(piece.of(cited.text())) >= LEAST_WORDS;
            if (states) {
                pieces.add(piece);
                from = edges.get(i);
            } else if (!pieces.isEmpty()) {
                Span before = pieces.remove(pieces.size() - 1);
                pieces.add(new Span(before.start(), edges.get(i)));
                from = edges.get(i);
            }
        }
        if (pieces.isEmpty()) {
            pieces.add(new Span(edges.get(0), edges.get(edges.size() - 1)));
        }
        return pieces;
    }

    private static boolean mostly(Span region, Span piece) {
        int common = Math.min(region.end(), piece.end()) - Math.max(region.start(), piece.start());
        return 2 * common > Math.min(region.length(), piece.length());
    }

    private static String plain(String part) {
        String body = JOINT.matcher(part).replaceFirst("");
        return LOOSE_END.matcher(body).replaceFirst("");
    }
}
