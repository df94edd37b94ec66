package io.holdfast.engine.corpus;

import io.holdfast.core.model.Span;
import io.holdfast.engine.lang.EngineWords;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lists that stand in a single line: behind a label, in a cell of a table, as a setting of a file of configuration. */
public final class LineItems {
    /** At the head of a line, or behind a sentence of it: "Flatten boxes. Not: foil, corks, film." */
    private static final Pattern LABEL =
            Pattern.compile("(?:^\\s*|(?<=[.!?] )[*_]*)(?<label>\\p{L}[\\p{L} ]{1,30}):[*_]*\\s+"
                    + "(?<items>\\S.*?)(?=\\s*$|\\.\\s*$|\\.\\s+[*_]*\\p{Lu})");

    private static final Pattern BETWEEN =
            EngineWords.pattern("(?:,\\s+(?:%{joins-items} )?|\\s+%{joins-items}\\s+)(?![^(]*\\))");
    /** No sentence: full stops only inside, as in "2.4 m" and "notes.txt". */
    private static final Pattern THING = Pattern.compile("[^.!?;]*(?:\\.[^.!?;\\s]+)*");

    private static final Pattern SETTING =
            Pattern.compile("^\\s*(?<name>\\p{L}[\\p{L}\\p{N}_.-]*)\\s*=\\s*(?<value>\\S.*)$");
    /** What ends in a full stop, or stands in a cell, is a list only with so many items: two may be one thing. */
    private static final int FEWEST = 3;

    private LineItems() {}

    /**
     * A label with the items behind it.
     *
     * @param place that of both in the line
     */
    public record Labelled(String label, List<String> items, Span place) {
        public Labelled {
            items = List.copyOf(items);
        }
    }

    /** A setting with a name and a value. */
    public record Setting(String name, String value) {}

    public static List<Labelled> labelled(String line) {
        List<Labelled> found = new ArrayList<>();
        Matcher m = LABEL.matcher(line);
        while (m.find()) {
            List<String> items = split(m.group("items"));
            boolean sentence = m.end() < line.stripTrailing().length();
            if (!sentence || items.size() >= FEWEST) {
                found.add(new Labelled(m.group("label"), items, new Span(m.start("label"), m.end("items"))));
            }
        }
        return found;
    }

    /** The things that a cell tells, "csv, json, netcdf"; nothing where it tells one thing or a sentence. */
    public static List<String> inCell(String cell) {
        List<String> items = split(cell);
        boolean things = items.size() >= FEWEST
                && items.stream().allMatch(i -> THING.matcher(i).matches());
        return things ? items : List.of();
    }

    public static Optional<Setting> setting(String line) {
        Matcher m = SETTING.matcher(line);
        return m.matches()
                ? Optional.of(new Setting(m.group("name"), m.group("value").strip()))
                : Optional.empty();
    }

    private static List<String> split(String items) {
        return BETWEEN.splitAsStream(items).map(String::strip).toList();
    }
}
