package io.holdfast.core.read;

import io.holdfast.core.model.Span;
import io.holdfast.core.read.TextUnit.Kind;
import io.holdfast.core.text.SentenceSplitter;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The units of a record: every field with the path of keys that leads to it. An element of a list of records is one unit,
 * for only together do its fields say whose they are; a long one is cut, and each part names its first field again.
 */
final class FieldUnits {
    private static final int LONGEST = 320;
    private static final int LONG_VALUE = 160;
    private static final Pattern CAMEL = Pattern.compile("(?<=[\\p{Ll}\\d])(?=\\p{Lu})");

    private final List<TextUnit> units = new ArrayList<>();

    private FieldUnits() {}

    static List<TextUnit> of(Node root) {
        FieldUnits made = new FieldUnits();
        made.add(root, "");
        return made.units;
    }

    private void add(Node node, String path) {
        String here = join(path, words(node.key));
        if (node.leaf()) {
            field(node, here);
        } else if (node.children.stream().allMatch(Node::leaf)
                && node.children.stream().allMatch(c -> c.key.isEmpty())
                && !node.children.isEmpty()) {
            values(node, here);
        } else {
            for (Node child : node.children) {
                if (!child.leaf() && child.key.isEmpty()) {
                    element(child, here);
                } else {
                    add(child, here);
                }
            }
        }
    }

    private void field(Node leaf, String path) {
        String value = leaf.value;
        String label = path.isEmpty() ? "" : path + ": ";
        if (value.length() < LONG_VALUE) {
            unit(leaf.span(), label + (value.isBlank() ? "(empty)" : value));
            return;
        }
        for (Span sentence : SentenceSplitter.split(value)) {
            unit(leaf.span(), label + sentence.of(value));
        }
    }

    /** A list of plain values. */
    private void values(Node list, String path) {
        StringBuilder text = new StringBuilder();
        for (Node value : list.children) {
            if (text.length() > 0 && text.length() + value.value.length() > LONGEST) {
                unit(list.span(), join(path, "") + ": " + text);
                text.setLength(0);
            }
            text.append(text.length() == 0 ? "" : ", ").append(value.value);
        }
        unit(list.span(), (path.isEmpty() ? "" : path + ": ") + text);
    }

    /** One record of a list. */
    private void element(Node element, String path) {
        List<String> fields = new ArrayList<>();
        flatten(element, "", fields);
        String label = path.isEmpty() ? "" : path + ": ";
        StringBuilder text = new StringBuilder(label);
        String first = fields.isEmpty() ? "" : fields.get(0);
        boolean any = false;
        for (String field : fields) {
            if (any && text.length() + field.length() > LONGEST) {
                unit(element.span(), text.toString());
                text.setLength(0);
                text.append(label).append(first);
            }
            text.append(any ? "; " : "").append(field);
            any = true;
        }
        if (any) {
            unit(element.span(), text.toString());
        }
    }

    private static void flatten(Node node, String path, List<String> out) {
        String here = join(path, words(node.key));
        if (node.leaf()) {
            out.add(here.isEmpty() ? node.value : here + ": " + (node.value.isBlank() ? "(empty)" : node.value));
        } else if (!node.children.isEmpty() && node.children.stream().allMatch(c -> c.leaf() && c.key.isEmpty())) {
            out.add((here.isEmpty() ? "" : here + ": ")
                    + String.join(", ", node.children.stream().map(c -> c.value).toList()));
        } else {
            node.children.forEach(child -> flatten(child, here, out));
        }
    }

    private void unit(Span span, String text) {
        units.add(new TextUnit(span, text, Kind.FIELD));
    }

    private static String join(String path, String key) {
        return path.isEmpty() ? key : key.isEmpty() ? path : path + " " + key;
    }

    /** A key as words: underscores become blanks, camel case is split. */
    static String words(String key) {
        String spaced = key.replace('_', ' ').strip();
        return key.chars().anyMatch(Character::isLowerCase)
                ? CAMEL.matcher(spaced).replaceAll(" ")
                : spaced;
    }
}
