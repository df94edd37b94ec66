package io.holdfast.core.judge.reply;

import io.holdfast.core.judge.reply.json.Loose;
import io.holdfast.core.judge.reply.json.LooseJson;
import io.holdfast.core.judge.reply.word.Latex;
import io.holdfast.core.judge.reply.word.Opinion;
import io.holdfast.core.judge.reply.word.Quoted;
import io.holdfast.core.judge.reply.word.RefusalPhrases;
import io.holdfast.core.judge.reply.word.ReplyToken;
import io.holdfast.core.judge.reply.word.ReplyTokens;
import io.holdfast.core.judge.reply.word.Tags;
import io.holdfast.core.judge.reply.word.Withdrawals;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Span;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads a judge's reply into one verdict per statement. Tried in order: JSON of the form that was asked for and nothing
 * else; any JSON; the marker line; individual verdicts;
 * only when none gives a verdict, whether the judge refused. Linear in the length of the reply; never throws for what a
 * reply may contain; a statement without a verdict stays without one.
 */
public final class VerdictParser {
    /** Letters of the longest label that may precede a block, such as "verdicts are". */
    private static final int LONGEST_LABEL = 20;
    /** Decoration beyond this is no longer read. */
    private static final int LONGEST_GAP = 500;

    private VerdictParser() {}

    public static Reading parse(String reply, List<Statement> statements) {
        return parse(reply, statements, Optional.empty());
    }

    /** @param nonce what the judge was asked to echo; a reply that names another is unreadable */
    public static Reading parse(String reply, List<Statement> statements, Optional<String> nonce) {
        Objects.requireNonNull(reply, "reply");
        if (statements.isEmpty()) {
            return new Reading.Unreadable(ErrorCode.NO_STATEMENTS, reply, List.of());
        }
        Optional<StrictVerdicts.Strict> strict = StrictVerdicts.read(reply, statements);
        return strict.isPresent()
                ? strict(reply, strict.get(), statements, nonce.orElse(null))
                : new Pass(reply, statements, nonce.orElse(null)).read();
    }

    private static Reading strict(
            String reply, StrictVerdicts.Strict strict, List<Statement> statements, @Nullable String nonce) {
        Nonces signature = nonce == null ? Nonces.SILENT : Nonces.inJson(strict.nonce(), nonce);
        if (signature == Nonces.OTHER) {
            return unknownNonce(reply);
        }
        List<Optional<Ruling>> rulings = new ArrayList<>();
        for (Statement statement : statements) {
            rulings.add(Optional.ofNullable(strict.rulings().get(statement.id())));
        }
        List<Opinion> cast =
                rulings.stream().flatMap(Optional::stream).map(Ruling::opinion).toList();
        List<Anomaly> anomalies = cast.size() == statements.size()
                ? List.of()
                : List.of(Anomaly.of(Anomaly.Code.COUNT_MISMATCH, statements.size(), cast.size()));
        return new Reading.Parsed(Attempt.STRICT, rulings, cast, false, signature == Nonces.ECHOED, anomalies);
    }

    private static Reading unknownNonce(String reply) {
        Anomaly anomaly = new Anomaly(Anomaly.Code.UNKNOWN_NONCE, "the nonce of this call", "another nonce");
        return new Reading.Unreadable(ErrorCode.UNKNOWN_NONCE, reply, List.of(anomaly));
    }

    private static final class Pass {
        private final String reply;
        private final String text;
        private final List<Statement> statements;
        private final @Nullable String nonce;
        private final List<ReplyToken> tokens;
        private final List<Echo.Found> echoes;
        private final List<Span> quoted;
        private final List<DraftVerdict> cast = new ArrayList<>();
        private final boolean signedLine;
        private Nonces signature = Nonces.SILENT;
        private boolean damaged;
        /** Behind the last verdicts that count as a whole: what follows may take them back. */
        private int settledAt;

        Pass(String reply, List<Statement> statements, @Nullable String nonce) {
            this.reply = reply;
            this.statements = statements;
            this.nonce = nonce;
            SignatureLine line = SignatureLine.of(reply, nonce);
            this.signedLine = line.found();
            this.text = Latex.plain(Thinking.drop(line.rest()));
            this.tokens = ReplyTokens.of(text);
            this.quoted = Quoted.spans(text);
            this.echoes = Echo.find(
                    tokens,
                    statements.stream()
                            .map(s -> new Statement(s.id(), Latex.plain(s.text())))
                            .toList());
        }

        Reading read() {
            List<Loose.Block> blocks = LooseJson.blocks(text, echoSpans());
            List<Span> json = blocks.stream()
                    .filter(b -> b.value() instanceof Loose.Obj || holdsObject(b.value()))
                    .map(b -> new Span(b.start(), b.end()))
                    .toList();
            Alignment alignment = new Alignment(statements);
            Attempt attempt = Attempt.JSON;
            json(blocks, alignment);
            if (signature == Nonces.OTHER) {
                return unknownNonce(reply);
            }
            if (!alignment.empty()) {
                corrected(json, alignment);
            } else {
                if (nonce != null && signature == Nonces.SILENT) {
                    signature = Nonces.inText(text, json, nonce);
                    if (signature == Nonces.OTHER) {
                        return unknownNonce(reply);
                    }
                }
                attempt = text(json, alignment);
            }
            withdraw(alignment, json);
            return alignment.empty() ? nothing(alignment.invented()) : parsed(attempt, alignment);
        }

        /** What the prose behind the JSON says against a statement that the JSON supports. */
        private void corrected(List<Span> json, Alignment alignment) {
            List<ReplyToken> behind =
                    closed(json).stream().filter(t -> t.start() >= settledAt).toList();
            Set<String> against = new HashSet<>();
            for (DraftVerdict draft : TextVerdicts.named(text, behind, statements)) {
                if (draft.opinion() != Opinion.YES && draft.label() != null) {
                    against.add(draft.label());
                }
            }
            alignment.withdraw(id -> against.contains(Integer.toString(id)));
        }

        private List<ReplyToken> closed(List<Span> json) {
            List<Span> spans = new ArrayList<>(json);
            spans.addAll(quoted);
            spans.sort(null);
            return Checkboxes.marks(Tags.flatten(Echo.close(tokens, echoes, spans)));
        }

        /** Takes away the support that the reply itself takes back. */
        private void withdraw(Alignment alignment, List<Span> json) {
            if (alignment.empty()) {
                return;
            }
            StringBuilder prose = new StringBuilder(text);
            close(prose, json, '|');
            close(prose, echoSpans(), '~');
            close(prose, quoted, '~');
            int last = statements.get(statements.size() - 1).id();
            Withdrawals withdrawals = Withdrawals.in(prose.toString(), settledAt, last);
            alignment.withdraw(withdrawals::covers);
        }

        private static void close(StringBuilder prose, List<Span> spans, char filler) {
            for (Span span : spans) {
                for (int i = span.start(); i < span.end(); i++) {
                    if (prose.charAt(i) != '\n') {
                        prose.setCharAt(i, filler);
                    }
                }
            }
        }

        private void json(List<Loose.Block> blocks, Alignment alignment) {
            List<DraftVerdict.Group> signed = new ArrayList<>();
            List<DraftVerdict.Group> unsigned = new ArrayList<>();
            List<DraftVerdict> loners = new ArrayList<>();
            boolean other = false;
            for (Loose.Block block : blocks) {
                JsonVerdicts.Found found = JsonVerdicts.in(block.value(), isWhole(block), alignment::isStatement);
                if (found.drafts().isEmpty() || isQuoted(block)) {
                    continue;
                }
                Nonces mark = nonce == null ? Nonces.SILENT : Nonces.inJson(found.nonce(), nonce);
                other |= mark == Nonces.OTHER;
                damaged |= block.damaged();
                settledAt = block.end();
                DraftVerdict.Group group = new DraftVerdict.Group(found.drafts());
                if (mark == Nonces.ECHOED) {
                    signed.add(group);
                } else if (mark == Nonces.SILENT && found.drafts().size() == 1 && block.value() instanceof Loose.Obj) {
                    loners.addAll(found.drafts());
                } else if (mark == Nonces.SILENT) {
                    unsigned.add(group);
                }
            }
            if (!loners.isEmpty()) {
                unsigned.add(0, new DraftVerdict.Group(loners));
            }
            if (!signed.isEmpty()) {
                signature = Nonces.ECHOED;
            } else if (other) {
                signature = Nonces.OTHER;
            }
            for (DraftVerdict.Group group : signed.isEmpty() ? unsigned : signed) {
                take(group, alignment);
            }
        }

        private Attempt text(List<Span> json, Alignment alignment) {
            List<ReplyToken> closed = closed(json);
            int marker = Markers.afterLast(closed);
            if (marker >= 0) {
                read(closed.subList(marker, closed.size()), alignment);
                if (!alignment.empty()) {
                    settledAt = closed.get(marker - 1).end();
                    return Attempt.MARKER;
                }
            }
            read(closed, alignment);
            return Attempt.INDIVIDUAL;
        }

        private void read(List<ReplyToken> region, Alignment alignment) {
            TextVerdicts.read(text, region, statements).forEach(group -> take(group, alignment));
        }

        private void take(DraftVerdict.Group group, Alignment alignment) {
            cast.addAll(group.drafts());
            alignment.add(group);
        }

        private Reading parsed(Attempt attempt, Alignment alignment) {
            List<Opinion> opinions = new ArrayList<>();
            for (DraftVerdict draft : cast) {
                if (draft.opinion() != null) {
                    opinions.add(draft.opinion());
                }
            }
            int notVerdicts = cast.size() - opinions.size();
            List<Optional<Ruling>> rulings = alignment.rulings();
            int answered = (int) rulings.stream().filter(Optional::isPresent).count();
            List<Anomaly> anomalies = new ArrayList<>();
            if (opinions.size() != statements.size()) {
                anomalies.add(Anomaly.of(Anomaly.Code.COUNT_MISMATCH, statements.size(), opinions.size()));
            }
            if (opinions.size() > answered) {
                anomalies.add(Anomaly.of(Anomaly.Code.SURPLUS, 0, opinions.size() - answered));
            }
            if (alignment.unknownIds() > 0) {
                anomalies.add(Anomaly.of(Anomaly.Code.UNKNOWN_ID, 0, alignment.unknownIds()));
            }
            if (alignment.duplicates() > 0) {
                anomalies.add(Anomaly.of(Anomaly.Code.DUPLICATE_ID, 0, alignment.duplicates()));
            }
            if (alignment.invented() > 0) {
                anomalies.add(Anomaly.of(Anomaly.Code.INVENTED, 0, alignment.invented()));
            }
            if (alignment.unplaced() > 0) {
                anomalies.add(Anomaly.of(Anomaly.Code.UNPLACED, 0, alignment.unplaced()));
            }
            if (notVerdicts > 0) {
                anomalies.add(Anomaly.of(Anomaly.Code.NOT_A_VERDICT, 0, notVerdicts));
            }
            if (attempt == Attempt.JSON && damaged) {
                anomalies.add(new Anomaly(Anomaly.Code.SALVAGED, "valid JSON", "damaged JSON"));
            }
            boolean signed = signedLine || signature == Nonces.ECHOED;
            return new Reading.Parsed(attempt, rulings, opinions, alignment.byOrder(), signed, anomalies);
        }

        private Reading nothing(int invented) {
            boolean refused = RefusalPhrases.in(text);
            Anomaly anomaly = refused
                    ? new Anomaly(Anomaly.Code.REFUSAL, "verdicts", "a refusal")
                    : Anomaly.of(Anomaly.Code.COUNT_MISMATCH, statements.size(), 0);
            List<Anomaly> anomalies =
                    invented == 0 ? List.of(anomaly) : List.of(anomaly, Anomaly.of(Anomaly.Code.INVENTED, 0, invented));
            return new Reading.Unreadable(refused ? ErrorCode.JUDGE_REFUSED : ErrorCode.NO_VERDICTS, reply, anomalies);
        }

        private List<Span> echoSpans() {
            return echoes.stream()
                    .map(e -> new Span(tokens.get(e.from()).start(), echoEnd(e)))
                    .toList();
        }

        /** An echo reaches over the brackets that close it, so that no JSON seems to begin inside it. */
        private int echoEnd(Echo.Found echo) {
            int end = tokens.get(echo.to() - 1).end();
            String statement = statements.get(echo.place()).text().strip();
            int i = statement.length();
            while (i > 0 && !Character.isLetterOrDigit(statement.charAt(i - 1))) {
                i--;
            }
            String tail = statement.substring(i);
            return text.startsWith(tail, end) ? end + tail.length() : end;
        }

        /** Nothing but decoration, a fence or a label such as "verdicts:" surrounds the block. */
        private boolean isWhole(Loose.Block block) {
            return introduces(before(block.start())) && nothingAfter(block.end());
        }

        /** The end of the line before a place: blocks may share one long line, which is not read again for each. */
        private String before(int at) {
            int from = at;
            int letters = 0;
            while (from > 0 && text.charAt(from - 1) != '\n' && letters < LONGEST_LABEL) {
                from--;
                letters += Character.isLetterOrDigit(text.charAt(from)) ? 1 : 0;
                if (at - from > LONGEST_GAP) {
                    return "x";
                }
            }
            return text.substring(from, at);
        }

        private boolean nothingAfter(int at) {
            for (int i = at; i < text.length() && text.charAt(i) != '\n'; i++) {
                if (Character.isLetterOrDigit(text.charAt(i)) || i - at > LONGEST_GAP) {
                    return false;
                }
            }
            return true;
        }

        private boolean isQuoted(Loose.Block block) {
            int at = Collections.binarySearch(quoted, new Span(block.start(), Integer.MAX_VALUE));
            int before = -at - 2;
            return before >= 0 && block.start() < quoted.get(before).end();
        }

        private static boolean introduces(String before) {
            String word = before.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]", "");
            return word.isEmpty()
                    || word.endsWith("answeris")
                    || word.endsWith("answersare")
                    || word.endsWith("verdictsare")
                    || word.endsWith("verdicts")
                    || word.endsWith("verdict")
                    || word.endsWith("answers")
                    || word.endsWith("result")
                    || word.endsWith("results")
                    || word.equals("json");
        }

        private static boolean holdsObject(Loose value) {
            return value instanceof Loose.Arr array && array.items().stream().anyMatch(i -> !(i instanceof Loose.Text));
        }
    }
}
