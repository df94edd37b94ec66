package io.holdfast.models.onnx.text;

import io.holdfast.models.onnx.file.ModelFiles;
import java.util.Map;

/**
 * BERT's tokenizer: each word becomes the longest vocabulary entries that spell it, from the left; a word that cannot be
 * spelt is unknown. Written here because the usual library unpacks 15 MB of native code into the user's home, counts
 * offsets in code points, and reads the text "[SEP]" as a separator: an answer could then forge the boundary between
 * claim and evidence. Same ids otherwise (see WordPieceTest).
 */
public final class WordPiece implements TextTokenizer {
    private static final String CONTINUATION = "##";

    private final Map<String, Integer> vocabulary;
    private final int longestWord;
    private final int unknown;
    private final int first;
    private final int separator;
    private final int maxTokens;

    private WordPiece(Map<String, Integer> vocabulary, int longestWord, int maxTokens) {
        this.vocabulary = vocabulary;
        this.longestWord = longestWord;
        this.maxTokens = maxTokens;
        this.unknown = special("[UNK]");
        this.first = special("[CLS]");
        this.separator = special("[SEP]");
    }

    /** Whether a {@code tokenizer.json} describes the tokenizer that this class is. */
    static boolean describes(TokenizerJson json) {
        return json.says("model.type", "WordPiece")
                && json.says("model.continuing_subword_prefix", CONTINUATION)
                && json.says("normalizer.type", "BertNormalizer")
                && json.says("normalizer.lowercase", "true")
                && !json.says("normalizer.strip_accents", "false")
                && json.says("normalizer.handle_chinese_chars", "true")
                && json.says("normalizer.clean_text", "true")
                && json.says("pre_tokenizer.type", "BertPreTokenizer");
    }

    /** The tokenizer of a model that has no other. */
    public static WordPiece load(ModelFiles files, int maxTokens) {
        if (TextTokenizer.load(files, maxTokens) instanceof WordPiece wordPiece) {
            return wordPiece;
        }
        throw files.damaged(
                files.tokenizerFile(), new IllegalArgumentException("it does not describe BERT's uncased tokenizer"));
    }

    static WordPiece of(TokenizerJson json, int maxTokens) {
        int longest = Integer.parseInt(json.settings().getOrDefault("model.max_input_chars_per_word", "100"));
        return new WordPiece(json.vocabulary(), longest, maxTokens);
    }

    private int special(String token) {
        Integer id = vocabulary.get(token);
        if (id == null) {
            throw new IllegalArgumentException("the vocabulary has no " + token);
        }
        return id;
    }

    int first() {
        return first;
    }

    public int unknown() {
        return unknown;
    }

    int separator() {
        return separator;
    }

    @Override
    public Encoded encode(String text) {
        Pieces pieces = split(text);
        pieces.cut(maxTokens - 2);
        return new Encoded.Builder(pieces.size() + 2)
                .add(first, 0)
                .addAll(pieces, 0)
                .add(separator, 0)
                .build();
    }

    public Pieces split(String text) {
        Pieces out = new Pieces();
        BertText bert = BertText.of(text);
        bert.words((from, to) -> split(bert, from, to, out));
        return out;
    }

    private void split(BertText text, int from, int to, Pieces out) {
        int mark = out.size();
        int begin = to - from > longestWord ? -1 : from;
        while (begin >= 0 && begin < to) {
            begin = longest(text, from, begin, to, out);
        }
        if (begin < 0) {
            out.cut(mark);
            out.add(unknown, text.start(from), text.end(to - 1));
        }
    }

    /** Adds the longest entry that starts at {@code begin} and returns where it ends; -1 when there is none. */
    private int longest(BertText text, int from, int begin, int to, Pieces out) {
        for (int end = to; end > begin; end--) {
            String piece = text.text(begin, end);
            Integer id = vocabulary.get(begin > from ? CONTINUATION + piece : piece);
            if (id != null) {
                out.add(id, text.start(begin), text.end(end - 1));
                return end;
            }
        }
        return -1;
    }
}
