package io.holdfast.engine.corpus;

import io.holdfast.core.config.section.EngineSettings;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Passage;
import io.holdfast.core.model.Span;
import io.holdfast.text.SentenceSplitter;
import io.holdfast.text.TokenCounter;
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

    /**
     * Greedy: units are added until the next would not fit; the last ones that fit the overlap open the next chunk. A unit
     * is a sentence, or a list with the line before it, or a table, where these fit into a chunk; of longer ones it is an
     * item or a row, and nothing of them is said twice.
     */
    private List<Span> spans(CorpusDocument source) {
        String text = source.document().text();
        List<Span> result = new ArrayList<>();
        List<Span> open = new ArrayList<>();
        int size = 0;
        int carried = 0;
        for (Span unit : units(source)) {
            int cost = TokenCounter.count(unit.of(text));
            boolean newSection =
                    open.size() > carried && startsSection(source, open.get(0).start(), unit.start());
            if (open.size() > carried && (newSection || size + cost > settings.tokens())) {
                result.add(cover(open));
                open = newSection || TextLayout.item(unit.of(text)) ? new ArrayList<>() : tail(open, text);
                carried = open.size();
                size = open.stream()
                        .mapToInt(s -> TokenCounter.count(s.of(text)))
                        .sum();
            }
            open.add(unit);
            size += cost;
        }
        if (open.size() > carried) {
            result.add(cover(open));
        }
        return result.stream().filter(s -> !onlyHeading(source, s)).toList();
    }

    /** Sentences, with lists and tables put together where they fit into a chunk. */
    private List<Span> units(CorpusDocument source) {
        String text = source.document().text();
        List<Span> units = new ArrayList<>();
        List<Span> block = new ArrayList<>();
        for (Span sentence : sentences(source)) {
            // a numbered heading looks like an item
            boolean item = TextLayout.item(sentence.of(text)) && !heads(source, sentence.start());
            if (!item && !block.isEmpty()) {
                join(units, block, text);
            }
            if (item) {
                block.add(sentence);
            } else {
                units.add(sentence);
            }
        }
        join(units, block, text);
        return units;
    }

    /** Sentences, a heading apart from the one its line runs into. */
    private static List<Span> sentences(CorpusDocument source) {
        String text = source.document().text();
        List<Span> apart = new ArrayList<>();
        for (Span sentence : SentenceSplitter.split(text)) {
            int start = sentence.start();
            for (CorpusDocument.Section s : source.sections()) {
                int end = s.start() + s.heading().length();
                if (s.start() == start && end < sentence.end() && text.startsWith(s.heading(), start)) {
                    apart.add(new Span(start, end));
                    start = end;
                    while (Character.isWhitespace(text.charAt(start))) {
                        start++;
                    }
                }
            }
            apart.add(new Span(start, sentence.end()));
        }
        return apart;
    }

    private static boolean heads(CorpusDocument source, int at) {
        return source.sections().stream().anyMatch(s -> s.start() == at);
    }

    private void join(List<Span> units, List<Span> block, String text) {
        if (block.isEmpty()) {
            return;
        }
        Span last = units.isEmpty() ? null : units.get(units.size() - 1);
        boolean led = last != null
                && !TextLayout.item(last.of(text))
                && text.substring(last.end(), block.get(0).start())
                                .chars()
                                .filter(c -> c == '\n')
                                .count()
                        <= 2;
        List<Span> whole = new ArrayList<>(block);
        if (led && last != null) {
            whole.add(0, last);
        }
        if (TokenCounter.count(cover(whole).of(text)) <= settings.tokens()) {
            if (led) {
                units.remove(units.size() - 1);
            }
            units.add(cover(whole));
        } else {
            units.addAll(block);
        }
        block.clear();
    }

    /** A heading with nothing below it says nothing by itself. */
    private static boolean onlyHeading(CorpusDocument source, Span span) {
        String text = span.of(source.document().text()).strip();
        return source.sections().stream()
                .anyMatch(s -> s.start() == span.start() && s.heading().equals(text));
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
                source.links(),
                heads(source, span.start()) ? "" : TextLayout.lead(document.text(), span.start()),
                source.source().part(document.text(), span.start(), span.end()));
    }

    private boolean listDense(String text) {
        long items = ITEM.matcher(text).results().count();
        return items >= settings.listItems() || ENUMERATION.matcher(text).find();
    }
}
