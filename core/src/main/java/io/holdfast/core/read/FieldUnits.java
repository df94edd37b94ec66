package io.holdfast.core.read;

import io.holdfast.core.model.Span;
import io.holdfast.core.read.TextUnit.Kind;
import io.holdfast.text.SentenceSplitter;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The units of a record: every field with the path of keys that leads to it. An element of a list of records is one unit,
 * for only together do its fields say whose they are; a long one is cut, and each part names again what the element is.
 * Records inside an element are units of their own that name it too.
 */
final class FieldUnits {
    private static final int LONGEST = 320;
    private static final int LONG_VALUE = 160;
    private static final int LONGEST_NAME = 60;
    private static final Pattern CAMEL = Pattern.compile("(?<=[\\p{Ll}\\d])(?=\\p{Lu})");
    private static final Pattern WORDS = Pattern.compile("\\p{L}\\P{L}*\\p{L}");
    private static final Pattern DATE = Pattern.compile("\\b\\d{4}-\\d{2}-\\d{2}");
    private static final Pattern NAMESPACE = Pattern.compile("^[A-Za-z][\\w-]*:(?=[A-Za-z])");

    private final List<TextUnit> units = new ArrayList<>();

    private FieldUnits() {}

    static List<TextUnit> of(Node root, Caption caption) {
        FieldUnits made = new FieldUnits();
        made.add(root, "", caption.label());
        return made.units;
    }

    private void add(Node node, String path, String label) {
        String here = join(path, words(node.key));
        if (node.leaf()) {
            field(node, label + labelled(here));
        } else if (node.values()) {
            values(node, label + labelled(here));
        } else {
            @Nullable Node columns = columns(node);
            for (Node child : node.children) {
                if (columns != null && rows(child, columns)) {
                    String name = label + labelled(join(here, words(child.key)));
                    child.children.forEach(row -> unit(row.span(), name + named(columns, row)));
                } else if (child.element()) {
                    element(child, label + labelled(here));
                } else {
                    add(child, here, label);
                }
            }
        }
    }

    /** The names of columns that lists beside them fill: rows of a table written as lists of values. */
    private static @Nullable Node columns(Node node) {
        return node.children.stream()
                .filter(c -> c.values() && c.children.size() > 1)
                .filter(c -> node.children.stream().anyMatch(r -> rows(r, c)))
                .findFirst()
                .orElse(null);
    }

    private static boolean rows(Node list, Node columns) {
        return !list.leaf()
                && !list.children.isEmpty()
                && list.children.stream().allMatch(r -> r.values() && r.children.size() == columns.children.size());
    }

    private static String named(Node columns, Node row) {
        return IntStream.range(0, row.children.size())
                .mapToObj(c -> labelled(words(columns.children.get(c).value())) + value(row.children.get(c)))
                .collect(Collectors.joining("; "));
    }

    private void field(Node leaf, String label) {
        String value = measured(leaf);
        if (value.length() < LONG_VALUE) {
            unit(leaf.span(), label + value);
            return;
        }
        for (Span sentence : SentenceSplitter.split(value)) {
            unit(leaf.span(), label + sentence.of(value));
        }
    }

    /** A list of plain values. */
    private void values(Node list, String label) {
        StringBuilder text = new StringBuilder();
        for (Node child : list.children) {
            String value = value(child);
            if (text.length() > 0 && text.length() + value.length() > LONGEST) {
                unit(list.span(), label + text);
                text.setLength(0);
            }
            text.append(text.length() == 0 ? "" : ", ").append(value);
        }
        unit(list.span(), label + text);
    }

    /** One record of a list. */
    private void element(Node element, String label) {
        if (element.values()) {
            values(element, label);
            return;
        }
        List<String> fields = new ArrayList<>();
        List<Node> inner = new ArrayList<>();
        flatten(element, "", fields, inner);
        String name = name(fields);
        StringBuilder text = new StringBuilder(label);
        boolean any = false;
        for (String field : fields) {
            if (any && text.length() + field.length() > LONGEST) {
                unit(element.span(), text.toString());
                text.setLength(0);
                text.append(label).append(name);
                any = !name.isEmpty();
            }
            text.append(any ? "; " : "").append(field);
            any = true;
        }
        if (any) {
            unit(element.span(), text.toString());
        }
        for (Node list : inner) {
            String of = label + (name.isEmpty() ? "" : name + "; ") + labelled(list.key);
            list.children.forEach(child -> element(child, of));
        }
    }

    /** What an element is: its first field; where that is a number, its date too, or the first field that holds words. */
    private static String name(List<String> fields) {
        List<String> brief =
                fields.stream().filter(f -> f.length() <= LONGEST_NAME).toList();
        String first = brief.isEmpty() ? "" : brief.get(0);
        if (first.isEmpty()
                || WORDS.matcher(first.substring(first.indexOf(": ") + 1)).find()) {
            return first;
        }
        return Stream.of(DATE, WORDS)
                .flatMap(p -> brief.stream()
                        .filter(f -> p.matcher(f.substring(f.indexOf(": ") + 1)).find()))
                .findFirst()
                .filter(f -> !f.equals(first))
                .map(f -> first + "; " + f)
                .orElse(first);
    }

    private static void flatten(Node node, String path, List<String> fields, List<Node> inner) {
        String here = join(path, words(node.key));
        if (node.leaf()) {
            fields.add(labelled(here) + measured(node));
        } else if (node.values()) {
            fields.add(labelled(here) + joined(node.children.stream()));
        } else if (node.children.size() > 1 && node.children.stream().allMatch(Node::element)) {
            @Nullable String key = onlyKey(node);
            if (key == null) {
                inner.add(node.as(here));
            } else {
                fields.add(labelled(join(here, words(key)))
                        + joined(node.children.stream().map(c -> c.children.get(0))));
            }
        } else {
            node.children.forEach(child -> flatten(child, here, fields, inner));
        }
    }

    private static String joined(Stream<Node> leaves) {
        return leaves.map(FieldUnits::value).collect(Collectors.joining(", "));
    }

    /** The key of records that hold one field each, the same; null when they hold more. */
    private static @Nullable String onlyKey(Node list) {
        String key = list.children.get(0).children.isEmpty()
                ? ""
                : list.children.get(0).children.get(0).key;
        boolean same = !key.isEmpty()
                && list.children.stream()
                        .allMatch(c -> c.children.size() == 1
                                && c.children.get(0).leaf()
                                && c.children.get(0).key.equals(key));
        return same ? key : null;
    }

    private static String measured(Node leaf) {
        return ColumnUnit.ofKey(words(leaf.key), value(leaf));
    }

    private static String value(Node leaf) {
        return Cell.absent(leaf.value().strip()) ? Cell.NOT_GIVEN : Cell.signs(Cell.emphasisRemoved(leaf.value()));
    }

    private void unit(Span span, String text) {
        units.add(new TextUnit(span, text, Kind.FIELD));
    }

    /** The words that open what they name. */
    static String labelled(String path) {
        return path.isEmpty() ? "" : path + ": ";
    }

    private static String join(String path, String key) {
        String joined = path.isEmpty() ? key : key.isEmpty() ? path : path + " " + key;
        return joined.substring(Math.max(0, joined.length() - LONGEST));
    }

    /** A key as words: underscores become blanks, camel case is split, a namespace is left out. */
    static String words(String key) {
        String spaced =
                NAMESPACE.matcher(key).replaceFirst("").replace('_', ' ').strip();
        return key.chars().anyMatch(Character::isLowerCase)
                ? CAMEL.matcher(spaced).replaceAll(" ")
                : spaced;
    }
}
