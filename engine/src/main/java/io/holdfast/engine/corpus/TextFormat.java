package io.holdfast.engine.corpus;

import io.holdfast.core.model.Document;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * A plain text: its lines as they are. Headings are lines in capitals at the margin with indented text below, as man
 * pages have them, numbered short lines between blank ones, lines underlined with {@code ===} or {@code ---}, and the
 * heads of mails; the subject of the first mail is the title, else the first line is, where it says nothing by itself.
 */
final class TextFormat {
    private static final Pattern CAPITALS = Pattern.compile("\\p{Lu}[\\p{Lu}\\p{N} /&,-]{1,60}");
    private static final Pattern NUMBERED = Pattern.compile("\\d{1,2}(?:\\.\\d{1,2})*[.)]?\\s+\\p{Lu}[^.!?]{1,60}");
    private static final Pattern UNDERLINE = Pattern.compile("={3,}|-{3,}|~{3,}");
    private static final int LONGEST_TITLE = 120;

    private TextFormat() {}

    static CorpusDocument read(String id, String file, String source) {
        String text = source.replace("\r\n", "\n").replace('\r', '\n').replace('\f', '\n');
        String[] lines = text.split("\n", -1);
        List<CorpusDocument.Section> sections = new ArrayList<>();
        List<MailHeads.Head> mails = MailHeads.in(lines);
        boolean mail = !mails.isEmpty()
                && String.join("", List.of(lines).subList(0, mails.get(0).line()))
                        .isBlank();
        String title = mail ? mails.get(0).subject() : "";
        int offset = 0;
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i].strip();
            int at = i;
            int start = offset;
            mails.stream()
                    .filter(m -> m.line() == at)
                    .forEach(m -> sections.add(new CorpusDocument.Section(m.heading(), start)));
            if (!line.isEmpty() && title.isEmpty()) {
                boolean titled = FirstLine.title(line, i + 1 < lines.length ? lines[i + 1] : "");
                title = titled ? line.replaceAll("\\s{2,}", " ") : id;
                if (titled && i + 1 < lines.length && lines.length > 2) {
                    sections.add(new CorpusDocument.Section(line, offset + lines[i].indexOf(line)));
                }
            } else if (heading(lines, i)) {
                sections.add(new CorpusDocument.Section(line, offset + lines[i].indexOf(line)));
            }
            offset += lines[i].length() + 1;
        }
        return new CorpusDocument(
                new Document(CorpusDocument.safeId(id), title.isEmpty() ? id : title, null, text),
                0,
                sections,
                List.of(),
                new Source(file, IntStream.rangeClosed(1, lines.length).boxed().toList()));
    }

    private static boolean heading(String[] lines, int i) {
        String line = lines[i];
        String next = i + 1 < lines.length ? lines[i + 1] : "";
        boolean blankBefore = i == 0 || lines[i - 1].isBlank();
        if (line.isBlank() || Character.isWhitespace(line.charAt(0))) {
            return false;
        }
        String bare = line.strip();
        return CAPITALS.matcher(bare).matches()
                        && blankBefore
                        && !next.isBlank()
                        && Character.isWhitespace(next.charAt(0))
                || NUMBERED.matcher(bare).matches()
                        && blankBefore
                        && !next.isBlank()
                        && !NUMBERED.matcher(next.strip()).matches()
                || UNDERLINE.matcher(next.strip()).matches() && bare.length() <= LONGEST_TITLE;
    }
}
