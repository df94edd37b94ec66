package io.holdfast.engine.corpus;

import io.holdfast.core.config.EngineSettings;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Passage;
import io.holdfast.core.model.Span;
import io.holdfast.core.text.SentenceSplitter;
import io.holdfast.core.text.TokenCounter;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Cuts documents into passages of about a fixed number of tokens that overlap, always at sentence borders. */
public final class Chunker {
    private static final Pattern ITEM = Pattern.compile("(?m)^\\s*(?:[-*•]|\\d+[.)])\\s+\\S");
    private static final Pattern ENUMERATION =
            Pattern.compile("[^,;.]{2,60}(?:[,;] [^,;.]{2,60}){2,},? (?:and|or|dan|atau|serta) ");

    private final EngineSettings.Chunking settings;

    public Chunker(EngineSettings.Chunking settings) {
        this.settings = settings;
    }

    public List<Chunk> chunks(CorpusDocument source) {
        List<Chunk> result = new ArrayList<>();
        for (Span span : spans(source)) {
            result.add(chunk(source, span, result.size()));
        }
        return List.copyOf(result);
    }

    /** Greedy: sentences are added until the next would not fit; the last ones that fit the overlap open the next chunk. */
    private List<Span> spans(CorpusDocument source) {
        String text = source.document().text();
        List<Span> result = new ArrayList<>();
        List<Span> open = new ArrayList<>();
        int size = 0;
        int carried = 0;
        for (Span sentence : SentenceSplitter.split(text)) {
            int cost = TokenCounter.count(sentence.of(text));
            boolean newSection =
                    open.size() > carried && startsSection(source, open.get(0).start(), sentence.start());
            if (open.size() > carried && (newSection || size + cost > settings.tokens())) {
                result.add(cover(open));
                open = newSection ? new ArrayList<>() : tail(open, text);
                carried = open.size();
                size = open.stream()
                        .mapToInt(s -> TokenCounter.count(s.of(text)))
                        .sum();
            }
            open.add(sentence);
            size += cost;
        }
        if (open.size() > carried) {
            result.add(cover(open));
        }
        return result;
    }

    private static boolean startsSection(CorpusDocument source, int from, int at) {
        return source.sections().stream().anyMatch(s -> s.start() > from && s.start() <= at);
    }

    private List<Span> tail(List<Span> open, String text) {
        int size = 0;
        int from = open.size();
        while (from > 1 && size + TokenCounter.count(open.get(from - 1).of(text)) <= settings.overlap()) {
            from--;
            size += TokenCounter.count(open.get(from).of(text));
        }
        return new ArrayList<>(open.subList(from, open.size()));
    }

    private static Span cover(List<Span> spans) {
        return new Span(spans.get(0).start(), spans.get(spans.size() - 1).end());
    }

    private Chunk chunk(CorpusDocument source, Span span, int number) {
        Document document = source.document();
        String title = document.title() == null ? "" : document.title();
        String url = document.url() == null ? "" : document.url();
        String section = "";
        for (CorpusDocument.Section s : source.sections()) {
            if (s.start() <= span.start()) {
                section = s.heading();
            }
        }
        Passage passage = Passage.of(document, span);
        return new Chunk(
                document.id() + "-" + number,
                passage,
                title,
                url,
                source.domain(),
                source.rank(),
                listDense(passage.text()),
                section,
                source.links());
    }

    private boolean listDense(String text) {
        long items = ITEM.matcher(text).results().count();
        return items >= settings.listItems() || ENUMERATION.matcher(text).find();
    }
}
