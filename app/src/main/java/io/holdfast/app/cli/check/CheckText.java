package io.holdfast.app.cli.check;

import com.fasterxml.jackson.databind.JsonNode;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.app.cli.terminal.Fold;
import io.holdfast.app.cli.terminal.Paint;
import io.holdfast.lab.check.DifferingWords;
import io.holdfast.lab.check.Standing;
import io.holdfast.lab.check.Tally;
import io.holdfast.lab.report.markup.Hidden;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A checked answer as people read it in a terminal: what is wrong, what the source says, and where. */
final class CheckText {
    private static final Pattern BOTH_SIDES =
            Pattern.compile("(?s)(?:[\\w ]+: )?the answer says .*?, (the (?:source|reference) says .*)");
    private static final Pattern SIDES = Pattern.compile("the (?:source|reference) says ");
    private static final String FALSE_REFUSAL = "FALSE_INSUFFICIENT_CONTEXT: ";
    private static final int EVIDENCE = 160;

    private final Paint paint;
    private final int width;
    private final boolean screen;

    CheckText(Console console) {
        this.paint = new Paint(console.colour());
        this.width = console.width();
        this.screen = console.screen();
    }

    /**
     * @param line of {@code check}
     * @param whole whether supported claims are shown too, with their evidence
     */
    String of(JsonNode line, boolean whole) {
        StringBuilder text = new StringBuilder();
        Standing standing = Standing.of(line);
        String head =
                line.path("id").asText() + "  " + oneLine(line.path("question").asText());
        text.append(mark(standing))
                .append(' ')
                .append(paint.bold(cut(head.strip(), width - 2)))
                .append('\n');
        if (!standing.measured()) {
            wrapped(
                    text,
                    2,
                    List.of(line.path("message").asText(line.path("reason").asText())),
                    "");
        } else if (standing == Standing.DECLINED) {
            wrapped(text, 2, List.of("declines: " + line.path("note").asText()), "");
        }
        for (JsonNode claim : line.path("claims")) {
            boolean supported = claim.path("verdict").asText().equals("supported");
            if (!supported || whole) {
                claim(text, line, claim);
            }
        }
        return text.toString();
    }

    /** The summary line. */
    String summary(Tally tally) {
        String sentence = tally.sentence();
        String capital = sentence(sentence);
        return tally.passed() == tally.total()
                ? paint.green(capital)
                : tally.wrong() > 0 ? paint.red(capital) : paint.yellow(capital);
    }

    /** A remark, as a sentence. */
    String sentence(String words) {
        return folded(Character.toUpperCase(words.charAt(0)) + words.substring(1) + ".");
    }

    /** On lines that fit a screen; a file or a pipe gets one line, so that it can be searched. */
    private String folded(String sentence) {
        return screen ? Fold.words(sentence, width, "") : sentence;
    }

    private String mark(Standing standing) {
        return switch (standing) {
            case GROUNDED -> paint.green("✓");
            case DECLINED -> paint.dim("–");
            case UNSURE -> paint.yellow("~");
            case EMPTY, UNMEASURED -> paint.dim("○");
            case NOT_FOUND -> paint.yellow("?");
            case CONTRADICTED, WRONGLY_DECLINED -> paint.red("✗");
        };
    }

    private void claim(StringBuilder text, JsonNode line, JsonNode claim) {
        String verdict = claim.path("verdict").asText();
        String quoted = "\"" + oneLine(claim.path("text").asText()) + "\"";
        List<String> parts = new ArrayList<>();
        String mark;
        switch (verdict) {
            case "supported" -> {
                mark = paint.green("✓");
                parts.add(quoted);
            }
            case "unsure" -> {
                mark = paint.yellow("~");
                parts.add(quoted + " – " + diagnosis(claim) + nearest(claim));
            }
            case "not_found" -> {
                mark = paint.yellow("?");
                parts.add(quoted + " – " + diagnosis(claim));
            }
            default -> {
                mark = paint.red("✗");
                parts.add(quoted + " – " + diagnosis(claim) + nearest(claim));
            }
        }
        String place = place(line, claim.path("evidence").path(0));
        text.append("  ").append(mark).append(' ');
        wrapped(text, 4, parts, place.isEmpty() ? "" : "(" + place + ")");
    }

    private static String diagnosis(JsonNode claim) {
        String diagnosis = oneLine(
                claim.path("diagnosis").isTextual()
                        ? DifferingWords.told(claim)
                        : claim.path("verdict").asText().replace('_', ' '));
        Matcher sides = BOTH_SIDES.matcher(diagnosis);
        return sides.matches()
                ? sides.group(1)
                : diagnosis.startsWith(FALSE_REFUSAL) ? diagnosis.substring(FALSE_REFUSAL.length()) : diagnosis;
    }

    /** The text the claim was compared with, where the diagnosis does not name both sides; the place goes after it. */
    private static String nearest(JsonNode claim) {
        String passage = oneLine(claim.path("evidence").path(0).path("text").asText());
        String diagnosis = oneLine(claim.path("diagnosis").asText());
        boolean told = diagnosis.contains(passage) || SIDES.matcher(diagnosis).find();
        return told ? "" : "; nearest: \"" + cut(passage, EVIDENCE) + "\"";
    }

    /** Where the evidence is: the document, and the line where the document has several. */
    private static String place(JsonNode line, JsonNode evidence) {
        String id = evidence.path("document").asText();
        if (evidence.isMissingNode()) {
            return "";
        }
        String name = id.matches("\\d+") ? "contexts[" + id + "]" : id;
        for (JsonNode context : line.path("contexts")) {
            if (context.path("id").asText().equals(id)) {
                String source = context.path("text").asText();
                int start = Math.min(source.length(), evidence.path("start").asInt());
                long at = source.substring(0, start).lines().count()
                        + (start == 0 || source.charAt(start - 1) == '\n' ? 1 : 0);
                return source.indexOf('\n') < 0 ? name : name + ":" + at;
            }
        }
        return name;
    }

    /** Words on lines that fit; those after the first are indented. The tail is shown dimly. */
    private void wrapped(StringBuilder text, int indent, List<String> parts, String tail) {
        if (text.length() > 0 && text.charAt(text.length() - 1) == '\n') {
            text.append(" ".repeat(indent));
        }
        int column = indent;
        List<String> words = new ArrayList<>(List.of(String.join(" ", parts).split(" ")));
        if (!tail.isEmpty()) {
            words.add(tail);
        }
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (column > indent && column + 1 + word.length() > width) {
                text.append('\n').append(" ".repeat(indent));
                column = indent;
            } else if (column > indent) {
                text.append(' ');
                column++;
            }
            text.append(i == words.size() - 1 && !tail.isEmpty() ? paint.dim(word) : word);
            column += word.length();
        }
        text.append('\n');
    }

    private static String oneLine(String text) {
        String line = Hidden.shown(text).replaceAll("\\s+", " ").strip();
        return cut(line, 3 * EVIDENCE);
    }

    private static String cut(String text, int most) {
        return text.length() <= most
                ? text
                : text.substring(0, Math.max(1, most - 1)).stripTrailing() + "…";
    }
}
