package io.holdfast.engine;

import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.engine.anchor.Anchor;
import io.holdfast.engine.anchor.AnchorExtractor;
import io.holdfast.engine.anchor.AnchorMatcher;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.answer.Draft;
import io.holdfast.engine.bridge.Bridge;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.corpus.ComparedWords;
import io.holdfast.engine.finalize.Finalizer;
import io.holdfast.engine.pack.Packed;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Crosses a bridge: asks what was read so far for the thing the question describes, names it in the question, and has a
 * round made of that. The answer shows both steps, each with its citation, and is as sure as the less sure of them.
 */
final class Bridging {
    private static final int LONGEST_NAME = 6;
    private static final Draft DECLINED = Draft.abstention(0, 0, 0);

    private final EngineSettings settings;
    private final AnchorExtractor anchors;
    private final Finalizer finalizer;
    private final Drafting drafting;
    private final Rounds rounds;

    Bridging(EngineSettings settings, AnchorExtractor anchors, Drafting drafting, Rounds rounds) {
        this.settings = settings;
        this.anchors = anchors;
        this.finalizer = new Finalizer(anchors);
        this.drafting = drafting;
        this.rounds = rounds;
    }

    void cross(QuestionState p) {
        Bridge bridge = Objects.requireNonNull(p.bridge);
        p.bridge = null;
        p.oneShotUsed = true;
        int before = p.ledger.spent();
        Question inner = anchors.understand(bridge.inner());
        Packed packed = drafting.pack(
                inner, p.ledger, closest(p, inner), settings.gate().oneShotTokens());
        Draft described = drafting.firstReading(inner, p.ledger, packed, "bridge", "bridge");
        String name = name(p, bridge, inner, described);
        if (name.isEmpty()) {
            p.signals = p.signals().without(lack -> lack.startsWith(BetterDraft.OPEN));
            rounds.note(p, "bridge", bridge.inner(), p.ledger.spent() - before);
            return;
        }
        Question outer = anchors.understand(bridge.outer(name));
        rounds.named(p, outer, draft -> speaksOf(p, name, draft) ? join(bridge, described, name, draft) : DECLINED);
    }

    /** What was read, the passages that speak most about the thing first. */
    private static List<Chunk> closest(QuestionState p, Question inner) {
        Set<String> wanted = ComparedWords.content(inner.text());
        List<Chunk> chunks = new ArrayList<>(p.allRead().passages());
        chunks.sort(Comparator.comparingDouble(
                (Chunk c) -> -ComparedWords.coverage(wanted, ComparedWords.content(c.searchable()))));
        return chunks;
    }

    /** The title of the passage that speaks about the thing, where it is the name of such a thing; else the words found. */
    private String name(QuestionState p, Bridge bridge, Question inner, Draft described) {
        if (described.citations().isEmpty()) {
            return "";
        }
        String title = title(p, bridge, described);
        if (!title.isEmpty()) {
            return title;
        }
        String span = described.span();
        String name = finalizer
                .shorten(inner.text(), span == null ? described.plain() : span, "")
                .replaceFirst("[,;].*$", "")
                .strip();
        boolean known = !bridge.both() && ComparedWords.content(inner.text()).containsAll(ComparedWords.content(name));
        return known || ComparedWords.tokens(name).size() > LONGEST_NAME ? "" : name;
    }

    /** "Tarnholm Shipyard" is a shipyard by its name, "Veld Rovers is the football club of Veld" by what is said of it. */
    private static String title(QuestionState p, Bridge bridge, Draft described) {
        Set<String> noun = ComparedWords.content(bridge.noun());
        Chunk cited = p.allRead().find(described.citations().get(0)).orElse(null);
        if (cited == null || noun.isEmpty() || cited.title().isEmpty()) {
            return "";
        }
        String title = cited.title().replaceFirst("\\s*[(:,].*$", "");
        Pattern is = Pattern.compile(Pattern.quote(title) + " (?:(?:is|was) (?:an?|the)|adalah|ialah) ([^.]*)");
        boolean such = ComparedWords.content(title).containsAll(noun)
                || p.allRead().passages().stream()
                        .filter(c -> c.documentId().equals(cited.documentId()))
                        .flatMap(c -> is.matcher(c.text()).results())
                        .anyMatch(m -> ComparedWords.content(m.group(1)).containsAll(noun));
        return such ? title : "";
    }

    /** An answer about the named thing is in a passage that holds its name. */
    private static boolean speaksOf(QuestionState p, String name, Draft answer) {
        Anchor anchor = new Anchor(name, Anchor.Kind.QUOTED, 1, true);
        return answer.citations().stream()
                .flatMap(id -> p.allRead().find(id).stream())
                .anyMatch(c -> AnchorMatcher.holds(c.searchable(), anchor));
    }

    private static Draft join(Bridge bridge, Draft described, String name, Draft answer) {
        if (!bridge.both()) {
            return BetterDraft.joined(answer, described, answer);
        }
        Draft both = BetterDraft.joined(described, answer, answer);
        String span = answer.span();
        return both.withSpan(span == null ? null : name + ", " + span);
    }
}
