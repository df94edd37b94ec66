package io.holdfast.engine;

import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.engine.anchor.Question;
import io.holdfast.engine.anchor.YesNoWords;
import io.holdfast.engine.answer.Answerer;
import io.holdfast.engine.answer.Draft;
import io.holdfast.engine.answer.Prompt;
import io.holdfast.engine.confidence.DraftReadings;
import io.holdfast.engine.confidence.Found;
import io.holdfast.engine.confidence.Verifier;
import io.holdfast.engine.corpus.Chunk;
import io.holdfast.engine.pack.Packed;
import io.holdfast.engine.pack.Packer;
import io.holdfast.engine.structure.StructuredAnswers;
import io.holdfast.engine.structure.TableRuns;
import io.holdfast.engine.telemetry.TokenLedger;
import io.holdfast.text.TokenCounter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Packs passages into a prompt, has a draft made of them and read a second time; never spends more than is left. */
final class Drafting {
    private final EngineSettings settings;
    private final Answerer answerer;
    private final @Nullable Verifier verifier;
    private final TableRuns runs;
    private final Packer packer = new Packer();

    Drafting(EngineSettings settings, Answerer answerer, @Nullable Verifier verifier, TableRuns runs) {
        this.runs = runs;
        this.settings = settings;
        this.answerer = answerer;
        this.verifier = verifier;
    }

    /**
     * Packs what fits the context and what the budget leaves for it beside prompt and answer. A table whose rows are asked
     * over is packed whole, beside the context, where the budget allows it.
     */
    Packed pack(Question question, TokenLedger ledger, List<Chunk> selected, int context) {
        int reserved = Math.min(settings.answering().outputTokens(), ledger.left() / 3);
        int most = ledger.left() - overhead(question) - reserved;
        Set<Chunk> chunks = new LinkedHashSet<>();
        int whole = 0;
        for (List<Chunk> table :
                settings.answering().structure() ? runs.asked(question, selected) : List.<List<Chunk>>of()) {
            int cost = table.stream()
                    .mapToInt(c -> TokenCounter.count(Packer.render(c)))
                    .sum();
            if (whole + cost <= most) {
                chunks.addAll(table);
                whole += cost;
            }
        }
        chunks.addAll(selected);
        int room = Math.min(context + whole, most);
        Packed packed = packer.pack(List.copyOf(chunks), Math.max(0, room));
        // joining texts can cost a token more than their parts: give back passages until the whole fits
        List<Chunk> left = new ArrayList<>(chunks);
        while (!packed.passages().isEmpty()
                && TokenCounter.count(Prompt.render(question, packed)) + reserved > ledger.left()) {
            left.remove(packed.passages().get(packed.passages().size() - 1));
            packed = packer.pack(left, Math.max(0, room));
        }
        return packed;
    }

    /** What a prompt costs before any passage is in it. */
    static int overhead(Question question) {
        return TokenCounter.count(Prompt.render(question, Packed.EMPTY));
    }

    /** A draft, charged to the ledger, with the confidence of a second reading where the budget allows one. */
    Draft draft(Question question, TokenLedger ledger, Packed packed) {
        List<Draft> drafts = firstReadings(question, ledger, packed, "prompt");
        int reserved = YesNoWords.TOKENS
                + drafts.stream().mapToInt(Draft::outputTokens).max().orElse(0);
        List<Draft> checked = new ArrayList<>(List.of(checked(question, ledger, drafts.get(0), reserved)));
        for (Draft draft : verifier == null ? List.<Draft>of() : drafts.subList(1, drafts.size())) {
            Draft other = checked(question, ledger, draft, reserved);
            if (other.evidence() != null) {
                checked.add(other);
            }
        }
        Draft best = chosen(checked);
        ledger.charge("answer", best.outputTokens());
        return best;
    }

    /**
     * The surest draft; before one of several things the list that holds it, or another list, where that would be shown too.
     */
    private Draft chosen(List<Draft> checked) {
        Comparator<Draft> surer = Comparator.comparingDouble(Draft::confidence);
        Draft surest = Collections.max(checked, surer);
        List<Draft> shown = checked.stream()
                .filter(d -> d.confidence() >= settings.gate().support())
                .toList();
        return shown.stream()
                .filter(d -> d.lists(surest))
                .findFirst()
                .or(() -> shown.stream().filter(Draft::all).max(surer))
                .orElse(surest);
    }

    private Draft checked(Question question, TokenLedger ledger, Draft draft, int reserved) {
        Found found = draft.found();
        return found == null || draft.abstained() ? draft : checked(question, ledger, draft, found, reserved);
    }

    private Draft checked(Question question, TokenLedger ledger, Draft draft, Found found, int reserved) {
        if (verifier == null || !settings.confidence().combined()) {
            return draft;
        }
        Optional<YesNoWords> words = found.read() ? YesNoWords.of(question) : Optional.empty();
        int cost = verifier.cost(found) * (words.isPresent() ? 2 : 1);
        if (cost + reserved > ledger.left()) {
            return draft;
        }
        ledger.charge("verify", cost);
        if (words.isPresent()) {
            Verifier.Decided decided =
                    verifier.decide(found, words.get().yes(), words.get().no());
            return StructuredAnswers.withinLimits(
                            question, draft.sentences().get(0).quoted(), decided.word())
                    .map(draft::opened)
                    .orElseGet(draft::undecided)
                    .weighed(decided.readings(), decided.readings().confidence(settings.confidence(), true));
        }
        DraftReadings evidence = verifier.check(found);
        return draft.weighed(evidence, evidence.confidence(settings.confidence(), found.read()));
    }

    /** A draft as the answerer makes it. */
    Draft firstReading(Question question, TokenLedger ledger, Packed packed, String reading, String writing) {
        Draft draft = firstReadings(question, ledger, packed, reading).get(0);
        ledger.charge(writing, draft.outputTokens());
        return draft;
    }

    private List<Draft> firstReadings(Question question, TokenLedger ledger, Packed packed, String reading) {
        int room = ledger.left() - TokenCounter.count(Prompt.render(question, packed));
        int output = Math.min(settings.answering().outputTokens(), room);
        if (packed.passages().isEmpty() || output <= 0) {
            return List.of(Draft.abstention(0, 0, 0));
        }
        List<Draft> drafts = answerer.drafts(question, packed, output);
        ledger.charge(reading, drafts.get(0).inputTokens());
        return drafts;
    }
}
