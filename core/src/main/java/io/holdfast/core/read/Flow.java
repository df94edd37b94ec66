package io.holdfast.core.read;

import java.util.ArrayList;
import java.util.List;

/** A list or map written on one line in brackets, as YAML and TOML allow: {@code [80, 443]}, {@code {app: web, tier: front}}. */
final class Flow {
    private static final int MAX_DEPTH = 20;

    /** Brackets and quotes that are open while a text is read. */
    static final class Nesting {
        int depth;
        private char quote;

        void read(String text) {
            text.chars().forEach(c -> read((char) c));
        }

        private void read(char c) {
            if (quote != 0) {
                quote = c == quote ? 0 : quote;
            } else if (c == '"' || c == '\'') {
                quote = c;
            } else {
                depth += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
            }
        }

        boolean outside() {
            return depth == 0 && quote == 0;
        }
    }

    private Flow() {}

    /** Whether a value is one list or map in brackets, closed by its last character. */
    static boolean is(String value) {
        if (value.length() < 2 || value.charAt(0) != '[' && value.charAt(0) != '{') {
            return false;
        }
        Nesting nesting = new Nesting();
        for (int i = 0; i < value.length(); i++) {
            nesting.read(value.charAt(i));
            if (nesting.outside()) {
                return i == value.length() - 1;
            }
        }
        return false;
    }

    /** What a value leaves open; nothing where it begins no list or map. */
    static Nesting open(String value) {
        Nesting nesting = new Nesting();
        nesting.read(value.startsWith("[") || value.startsWith("{") ? value : "");
        return nesting;
    }

    /** The node of a key whose value may be a list or map. */
    static Node node(String key, String value, int start, int end) {
        return node(key, value, start, end, 0);
    }

    private static Node node(String key, String value, int start, int end, int depth) {
        if (!is(value) || depth > MAX_DEPTH) {
            return Node.leaf(key, IndentTree.unquoted(value), start, end);
        }
        List<String> parts = parts(value.substring(1, value.length() - 1));
        if (parts.isEmpty()) {
            return Node.leaf(key, "none", start, end);
        }
        Node node = Node.parent(key, start);
        node.endsAt(end);
        boolean map = value.charAt(0) == '{';
        for (String part : parts) {
            int mark = map ? mark(part) : -1;
            String name = mark < 0 ? "" : IndentTree.unquoted(part.substring(0, mark));
            node.children.add(node(name, part.substring(mark + 1).strip(), start, end, depth + 1));
        }
        return node;
    }

    private static int mark(String part) {
        int colon = part.indexOf(':');
        int equals = part.indexOf('=');
        return colon < 0 || equals >= 0 && equals < colon ? equals : colon;
    }

    private static List<String> parts(String inner) {
        List<String> parts = new ArrayList<>();
        Nesting nesting = new Nesting();
        int from = 0;
        for (int i = 0; i <= inner.length(); i++) {
            if (i == inner.length() || inner.charAt(i) == ',' && nesting.outside()) {
                String part = inner.substring(from, i).strip();
                if (!part.isEmpty()) {
                    parts.add(part);
                }
                from = i + 1;
            } else {
                nesting.read(inner.charAt(i));
            }
        }
        return parts;
    }
}
