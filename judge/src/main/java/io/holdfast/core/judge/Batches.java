package io.holdfast.core.judge;

import io.holdfast.core.judge.reply.Statement;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Span;
import io.holdfast.text.SentenceSplitter;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * Cuts contexts and statements into calls that fit the judge's window. Statements take at most half of the room; a
 * document that does not fit is cut between sentences, and each piece begins with the last sentence of the one before.
 */
final class Batches {
    private static final int FENCE_TOKENS = 40;
    private static final int STATEMENT_TOKENS = 8;

    private final ToIntFunction<String> tokens;
    private final int room;

    Batches(ToIntFunction<String> tokens, int windowTokens, int replyTokens) {
        this.tokens = tokens;
        int prompt = 0;
        for (var message : JudgePrompts.verdicts("0".repeat(16), List.of(), List.of())) {
            prompt += tokens.applyAsInt(message.content());
        }
        this.room = Math.max(100, windowTokens - replyTokens - prompt - FENCE_TOKENS);
    }

    List<List<Statement>> statements(List<Statement> all) {
        List<List<Statement>> batches = new ArrayList<>();
        List<Statement> batch = new ArrayList<>();
        int used = 0;
        for (Statement statement : all) {
            int size = size(statement);
            if (!batch.isEmpty() && used + size > room / 2) {
                batches.add(List.copyOf(batch));
                batch.clear();
                used = 0;
            }
            batch.add(statement);
            used += size;
        }
        if (!batch.isEmpty()) {
            batches.add(List.copyOf(batch));
        }
        return batches;
    }

    List<List<Document>> contexts(List<Document> documents, List<Statement> statements) {
        int left = Math.max(
                room / 4, room - statements.stream().mapToInt(this::size).sum());
        List<List<Document>> batches = new ArrayList<>();
        List<Document> batch = new ArrayList<>();
        int used = 0;
        for (Document document : documents) {
            for (String piece : pieces(document.text(), left - FENCE_TOKENS)) {
                int size = tokens.applyAsInt(piece) + FENCE_TOKENS;
                if (!batch.isEmpty() && used + size > left) {
                    batches.add(List.copyOf(batch));
                    batch.clear();
                    used = 0;
                }
                batch.add(new Document(document.id(), document.title(), document.url(), piece));
                used += size;
            }
        }
        if (!batch.isEmpty()) {
            batches.add(List.copyOf(batch));
        }
        return batches;
    }

    private int size(Statement statement) {
        return tokens.applyAsInt(statement.text()) + STATEMENT_TOKENS;
    }

    private List<String> pieces(String text, int limit) {
        int most = Math.max(limit, 20);
        if (tokens.applyAsInt(text) <= most) {
            return List.of(text);
        }
        List<String> pieces = new ArrayList<>();
        StringBuilder piece = new StringBuilder();
        String last = "";
        for (Span span : SentenceSplitter.split(text)) {
            for (String part : hardPieces(span.of(text), most)) {
                if (!piece.isEmpty() && tokens.applyAsInt(piece + " " + part) > most) {
                    pieces.add(piece.toString());
                    boolean overlap = tokens.applyAsInt(last + " " + part) <= most;
                    piece.setLength(0);
                    piece.append(overlap ? last : "");
                }
                piece.append(piece.isEmpty() ? "" : " ").append(part);
                last = part;
            }
        }
        if (!piece.isEmpty()) {
            pieces.add(piece.toString());
        }
        return pieces;
    }

    /** A sentence longer than the window is halved until it fits. */
    private List<String> hardPieces(String sentence, int most) {
        if (sentence.length() < 2 || tokens.applyAsInt(sentence) <= most) {
            return List.of(sentence);
        }
        int middle = sentence.lastIndexOf(' ', sentence.length() / 2);
        int cut =
                middle > 0 ? middle : sentence.offsetByCodePoints(0, sentence.codePointCount(0, sentence.length()) / 2);
        List<String> pieces = new ArrayList<>(hardPieces(sentence.substring(0, cut), most));
        pieces.addAll(hardPieces(sentence.substring(cut), most));
        return pieces;
    }
}
