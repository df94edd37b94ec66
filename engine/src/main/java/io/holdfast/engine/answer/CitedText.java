package io.holdfast.engine.answer;

import io.holdfast.core.model.Span;
import io.holdfast.engine.pack.Packed;
import io.holdfast.text.SentenceSplitter;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A model's reply taken apart: sentences with their citations. A citation after the full stop belongs to the sentence before it. */
final class CitedText {
    private static final Pattern CITATIONS = Pattern.compile("\\s*((?:\\[CIT:\\s*[^\\]]*\\][,;\\s]*)+)([.!?]?)");
    private static final Pattern ID = Pattern.compile("\\[CIT:\\s*([^\\]]*?)\\s*\\]");
    private static final Pattern MARK = Pattern.compile("\uE000(\\d+)\uE001");

    private CitedText() {}

    record Parsed(List<Draft.Sentence> sentences, int unknown) {}

    static Parsed parse(String reply, Packed packed) {
        List<List<String>> groups = new ArrayList<>();
        int[] unknown = {0};
        // each group of citations becomes one mark that sticks to the word before it
        String marked = CITATIONS.matcher(reply).replaceAll(m -> {
            List<String> ids = new ArrayList<>();
            Matcher id = ID.matcher(m.group(1));
            while (id.find()) {
                for (String one : id.group(1).split("[,;\\s]+|CIT:")) {
                    if (packed.find(one).isPresent()) {
                        ids.add(one);
                    } else if (!one.isEmpty()) {
                        unknown[0]++;
                    }
                }
            }
            groups.add(ids);
            return Matcher.quoteReplacement("\uE000" + (groups.size() - 1) + "\uE001" + m.group(2) + " ");
        });
        StringBuilder clean = new StringBuilder();
        List<int[]> marks = new ArrayList<>();
        Matcher m = MARK.matcher(marked);
        int from = 0;
        while (m.find()) {
            clean.append(marked, from, m.start());
            marks.add(new int[] {clean.length(), Integer.parseInt(m.group(1))});
            from = m.end();
        }
        clean.append(marked, from, marked.length());
        String text = clean.toString();
        List<Draft.Sentence> sentences = new ArrayList<>();
        List<Span> spans = SentenceSplitter.split(text);
        for (int i = 0; i < spans.size(); i++) {
            int begin = spans.get(i).start();
            int end = i + 1 < spans.size() ? spans.get(i + 1).start() : text.length() + 1;
            List<String> ids = new ArrayList<>();
            for (int[] mark : marks) {
                if (mark[0] > begin && mark[0] <= end && !(mark[0] == end && i + 1 < spans.size())) {
                    groups.get(mark[1]).stream().filter(id -> !ids.contains(id)).forEach(ids::add);
                }
            }
            sentences.add(new Draft.Sentence(spans.get(i).of(text).replaceAll("\\s+", " "), ids));
        }
        return new Parsed(List.copyOf(sentences), unknown[0]);
    }
}
