package io.holdfast.core.read;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lines of keys and values whose indentation, list marks and section heads tell what belongs to what: YAML, INI, TOML, properties. */
final class IndentTree {
    private static final Pattern SECTION = Pattern.compile("\\[{1,2}([^\\[\\]=]{1,80})\\]{1,2}\\s*(?:[#;].*)?");
    static final Pattern ENTRY = Pattern.compile(
            "([\\p{L}\\p{N}_.\"'/$@*%-][\\p{L}\\p{N}_.\"'/$@()%° *+-]{0,60}?)\\s*(?::|=)(?:\\s+(.*)|)$|([\\p{L}\\p{N}_.-]{1,60})=(\\S.*)$");
    private static final Pattern ITEM = Pattern.compile("[-*]\\s+(.*)");

    private record Level(int indent, Node node) {}

    private IndentTree() {}

    /** Whether a line, stripped, looks like one of a record: a key with or without a value, or a section head. */
    static boolean line(String stripped) {
        return SECTION.matcher(stripped).matches() || entry(stripped) != null;
    }

    private static String @org.jspecify.annotations.Nullable [] entry(String stripped) {
        Matcher m = ENTRY.matcher(stripped);
        if (!m.matches()) {
            return null;
        }
        String key = m.group(1) != null ? m.group(1) : m.group(3);
        String value = m.group(1) != null ? m.group(2) : m.group(4);
        return new String[] {unquoted(key), value == null ? "" : unquoted(value)};
    }

    static Node of(String text, List<Line> lines) {
        Node root = Node.parent("", lines.get(0).start());
        Deque<Level> open = new ArrayDeque<>();
        open.push(new Level(-1, root));
        for (Line line : lines) {
            String s = line.text().strip();
            if (s.isEmpty() || s.startsWith("#") || s.startsWith(";") || s.equals("---")) {
                continue;
            }
            Matcher section = SECTION.matcher(s);
            if (section.matches()) {
                while (open.size() > 1) {
                    open.pop();
                }
                Node node = Node.parent(section.group(1), line.start());
                root.children.add(node);
                open.push(new Level(-1, node));
                continue;
            }
            int indent = line.indent();
            Matcher item = ITEM.matcher(s);
            if (item.matches()) {
                close(open, indent);
                Node list = open.peek().node;
                Node element = Node.parent("", line.start());
                list.children.add(element);
                open.push(new Level(indent, element));
                indent += 2;
                s = item.group(1).strip();
            }
            add(open, indent, s, line);
        }
        ends(root);
        return root;
    }

    private static void add(Deque<Level> open, int indent, String s, Line line) {
        close(open, indent);
        Node parent = open.peek().node;
        String[] entry = entry(s);
        if (entry == null) {
            parent.children.add(Node.leaf("", unquoted(s), line.start(), line.end()));
        } else if (entry[1].isEmpty() || entry[1].matches("[|>][-+]?")) {
            Node node = Node.parent(entry[0], line.start());
            parent.children.add(node);
            open.push(new Level(indent, node));
        } else {
            parent.children.add(Node.leaf(entry[0], entry[1], line.start(), line.end()));
        }
    }

    private static void close(Deque<Level> open, int indent) {
        while (open.size() > 1 && open.peek().indent >= indent && open.peek().indent >= 0) {
            open.pop();
        }
    }

    private static void ends(Node node) {
        for (Node child : node.children) {
            if (!child.leaf()) {
                ends(child);
            }
            node.endsAt(child.span().end());
        }
        if (node.children.isEmpty()) {
            node.endsAt(node.span().start() + 1);
        }
    }

    private static String unquoted(String s) {
        String v = s.strip();
        v = v.replaceFirst("\\s+#\\s.*$", "").strip();
        return v.length() > 1 && (v.charAt(0) == '"' || v.charAt(0) == '\'') && v.charAt(v.length() - 1) == v.charAt(0)
                ? v.substring(1, v.length() - 1)
                : v;
    }
}
