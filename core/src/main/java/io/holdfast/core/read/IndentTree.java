package io.holdfast.core.read;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Lines of keys and values whose indentation, list marks and section heads tell what belongs to what: YAML, INI, TOML, properties. */
final class IndentTree {
    /** Each key would be looked for among all before it: in a longer record none replaces one from an anchor. */
    private static final int MOST_MERGED = 200;
    /** Leaves that aliases repeat: aliases of aliases double what is there with each line. */
    private static final int MOST_COPIES = 1000;

    private static final Pattern SECTION =
            Pattern.compile("(\\[{1,2})([^\\[\\]=,]{1,80})\\]{1,2}\\s*(?:[#;].*)?|#{2,6}\\s+(\\S.{0,78})");
    private static final Pattern ENTRY = Pattern.compile(
            "(<<|[\\p{L}\\p{N}_.\"'/$@*%-][\\p{L}\\p{N}_.\"'’/$@()&%° *+-]{0,60}?)\\s*(?::|=)(?:\\s+(.*)|)$|(?:export\\s+)?([\\p{L}\\p{N}_.-]{1,60})=(\\S.*)$");
    private static final Pattern BOLD_KEY = Pattern.compile("^(\\*\\*|__)([^*_]{1,60}?)(?::\\1|\\1\\s*:)\\s*");
    private static final Pattern LEADERS = Pattern.compile("^(\\S.{0,60}?)\\s*\\.{4,}+\\s*+(\\S.{0,60})$");
    private static final Pattern HEADING = Pattern.compile("\\p{L}[\\p{L}\\p{N} &/'’()-]{1,50}");
    private static final Pattern ITEM = Pattern.compile("[-*]\\s+(.*)");
    private static final Pattern BLOCK = Pattern.compile("[|>][-+]?\\d?");
    private static final Pattern ANCHOR = Pattern.compile("&(\\S+)\\s*(.*)");
    private static final Pattern ALIAS = Pattern.compile("\\*([\\w-]+)");

    /** @param untilBlank whether a blank line closes it */
    private record Level(int indent, Node node, boolean untilBlank) {}

    /** A key with its value, which may be empty. */
    record Entry(String key, String value) {}

    private final List<Line> lines;
    private final Node root;
    private final Deque<Level> open = new ArrayDeque<>();
    private final Map<String, Node> anchors = new HashMap<>();
    private int at;
    private int copies;

    private IndentTree(List<Line> lines) {
        this.lines = lines;
        this.root = Node.parent("", lines.get(0).start());
        open.push(new Level(-1, root, false));
    }

    /** Whether a line, stripped, looks like one of a record: a key with or without a value, or a section head. */
    static boolean line(String stripped) {
        return section(stripped) || entry(stripped) != null;
    }

    static boolean section(String stripped) {
        return SECTION.matcher(stripped).matches();
    }

    static boolean comment(String stripped) {
        return stripped.startsWith("#") && !section(stripped) || stripped.startsWith(";") || stripped.equals("---");
    }

    /** Whether a value is the mark of a text on the lines below. */
    static boolean block(String value) {
        return BLOCK.matcher(value).matches();
    }

    static @Nullable Entry entry(String stripped) {
        Matcher bold = BOLD_KEY.matcher(stripped);
        if (bold.find()) {
            return new Entry(
                    bold.group(2).strip(), stripped.substring(bold.end()).strip());
        }
        Matcher leaders = LEADERS.matcher(stripped);
        if (leaders.matches()) {
            return new Entry(leaders.group(1), leaders.group(2));
        }
        Matcher m = ENTRY.matcher(stripped);
        if (!m.matches()) {
            return null;
        }
        String key = m.group(1) != null ? m.group(1) : m.group(3);
        String value = m.group(1) != null ? m.group(2) : m.group(4);
        return new Entry(unquoted(key.replaceFirst("^export\\s+", "")), value == null ? "" : withoutComment(value));
    }

    /** Whether a line without a key is the heading of deeper lines with keys. */
    static boolean heading(List<Line> lines, int at) {
        String s = lines.get(at).text().strip();
        return at + 1 < lines.size()
                && HEADING.matcher(s).matches()
                && lines.get(at + 1).indent() > lines.get(at).indent()
                && entry(lines.get(at + 1).text().strip()) != null;
    }

    static Node of(List<Line> lines) {
        IndentTree tree = new IndentTree(lines);
        while (tree.at < lines.size()) {
            tree.line();
        }
        ends(tree.root);
        elements(tree.root);
        tree.root.children.forEach(IndentTree::elements);
        return tree.root;
    }

    private void line() {
        Line line = lines.get(at++);
        String s = line.text().strip();
        if (s.isEmpty()) {
            close(Level::untilBlank);
            return;
        }
        if (comment(s)) {
            return;
        }
        Matcher section = SECTION.matcher(s);
        if (section.matches()) {
            section(section, line);
            return;
        }
        int indent = line.indent();
        Matcher item = ITEM.matcher(s);
        if (item.matches() && !s.startsWith("**")) {
            // a list may be as deep as the key it belongs to
            int depth = indent;
            close(l -> l.indent > depth || l.indent == depth && l.node.key.isEmpty());
            String body = item.group(1).strip();
            if (entry(body) == null) {
                open.element().node.children.add(Flow.node("", unquoted(body), line.start() + indent, line.end()));
                return;
            }
            Node element = open.element().node.add(Node.parent("", line.start() + indent));
            open.push(new Level(indent, element, false));
            indent += s.length() - item.group(1).length();
            s = body;
        }
        add(indent, s, line);
    }

    private void section(Matcher section, Line line) {
        close(level -> true);
        String name = (section.group(2) != null ? section.group(2) : section.group(3)).strip();
        boolean element = "[[".equals(section.group(1));
        Node node = root.children.stream()
                .filter(c -> element && !c.leaf() && c.key.equals(name))
                .findFirst()
                .orElseGet(() -> root.add(Node.parent(name, line.start())));
        open.push(new Level(-1, element ? node.add(Node.parent("", line.start())) : node, false));
    }

    private void add(int indent, String s, Line line) {
        Entry entry = entry(s);
        int start = line.start() + line.indent();
        if (entry == null && continues(indent)) {
            last().append(s, line.end());
            return;
        }
        close(level -> level.indent >= indent && level.indent >= 0);
        Node parent = open.element().node;
        if (entry == null && heading(lines, at - 1)) {
            open.push(new Level(indent, parent.add(Node.parent(s, start)), false));
            return;
        }
        if (entry == null) {
            parent.children.add(Flow.node("", unquoted(s), start, line.end()));
            return;
        }
        String value = entry.value;
        Matcher anchor = ANCHOR.matcher(value);
        String anchored = "";
        if (anchor.matches()) {
            anchored = anchor.group(1);
            value = anchor.group(2);
        }
        Matcher alias = ALIAS.matcher(value);
        Node node;
        if (alias.matches()
                && anchors.containsKey(alias.group(1))
                && (copies += anchors.get(alias.group(1)).leaves()) <= MOST_COPIES) {
            Node meant = anchors.get(alias.group(1));
            if (entry.key.equals("<<")) {
                parent.children.addAll(meant.children);
                return;
            }
            node = meant.as(entry.key);
        } else if (block(value)) {
            node = Node.leaf(entry.key, "", start, line.end());
            text(indent, node);
        } else if (!value.isEmpty()) {
            node = Flow.node(entry.key, joined(value), start, lines.get(at - 1).end());
        } else if (deeper(indent)) {
            node = Node.parent(entry.key, start);
            open.push(new Level(indent, node, false));
        } else if (named(entry.key) && heads(indent)) {
            node = Node.parent(entry.key, start);
            open.push(new Level(indent - 1, node, true));
        } else {
            node = Node.leaf(entry.key, "", start, line.end());
        }
        String key = entry.key;
        if (!anchors.isEmpty() && parent.children.size() <= MOST_MERGED) {
            parent.children.removeIf(c -> c.key.equals(key)
                    && c.span().end() <= start
                    && anchors.values().stream().anyMatch(a -> a.children.contains(c)));
        }
        parent.children.add(node);
        if (!anchored.isEmpty()) {
            anchors.put(anchored, node);
        }
    }

    /** The lines of a text that a key with {@code |} or {@code >} opens. */
    private void text(int indent, Node leaf) {
        while (at < lines.size() && (lines.get(at).blank() || lines.get(at).indent() > indent)) {
            if (!lines.get(at).blank()) {
                leaf.append(lines.get(at).text().strip(), lines.get(at).end());
            }
            at++;
        }
    }

    /** A value in brackets that goes on over the next lines, on one. */
    private String joined(String value) {
        StringBuilder whole = new StringBuilder(value);
        for (Flow.Nesting open = Flow.open(value); open.depth > 0 && at < lines.size(); at++) {
            String more = lines.get(at).text().strip();
            open.read(more);
            whole.append(' ').append(more);
        }
        return whole.toString();
    }

    /** Whether a line without a key goes on with the value above it. */
    private boolean continues(int indent) {
        if (at < 2
                || open.element().indent >= indent
                || open.element().node.children.isEmpty()) {
            return false;
        }
        Line above = lines.get(at - 2);
        boolean item = ITEM.matcher(above.text().strip()).matches();
        return last().leaf() && !last().key.isEmpty() && above.indent() < indent + (item ? 1 : 0);
    }

    private Node last() {
        List<Node> children = open.element().node.children;
        return children.get(children.size() - 1);
    }

    private boolean deeper(int indent) {
        for (int i = at; i < lines.size(); i++) {
            String s = lines.get(i).text().strip();
            if (!s.isEmpty() && !comment(s)) {
                return lines.get(i).indent() > indent
                        || lines.get(i).indent() == indent && ITEM.matcher(s).matches();
            }
        }
        return false;
    }

    /** Whether a key is written as a heading, not as the name of a setting. */
    static boolean named(String key) {
        return Character.isUpperCase(key.codePointAt(0)) || key.indexOf(' ') > 0;
    }

    /** Whether a key without a value opens a paragraph of keys as deep as itself: it is their heading. */
    private boolean heads(int indent) {
        return (at < 2 || lines.get(at - 2).blank())
                && at < lines.size()
                && !lines.get(at).blank()
                && lines.get(at).indent() == indent;
    }

    /** Closes the innermost levels that end, never the root. */
    private void close(Predicate<Level> ended) {
        while (open.size() > 1 && ended.test(open.element())) {
            open.pop();
        }
    }

    /** Records that follow each other, each beginning with the same key, are elements of a list. */
    private static void elements(Node node) {
        if (node.children.size() < 4 || node.children.get(0).key.isEmpty()) {
            return;
        }
        String first = node.children.get(0).key;
        long records = node.children.stream().filter(c -> c.key.equals(first)).count();
        if (records < 2 || node.children.size() < 2 * records) {
            return;
        }
        List<Node> fields = List.copyOf(node.children);
        node.children.clear();
        Node element = Node.parent("", fields.get(0).span().start());
        for (Node field : fields) {
            if (field.key.equals(first)) {
                element = Node.parent("", field.span().start());
                node.children.add(element);
            }
            element.children.add(field);
            element.endsAt(field.span().end());
        }
    }

    private static void ends(Node node) {
        for (Node child : node.children) {
            if (!child.leaf()) {
                ends(child);
            }
            if (child.span().start() >= node.span().start()) {
                node.endsAt(child.span().end());
            }
        }
    }

    private static String withoutComment(String value) {
        return value.strip().replaceFirst("(?<!\\s)\\s++#\\s.*$", "").strip();
    }

    static String unquoted(String s) {
        String v = withoutComment(s);
        return v.length() > 1 && (v.charAt(0) == '"' || v.charAt(0) == '\'') && v.charAt(v.length() - 1) == v.charAt(0)
                ? v.substring(1, v.length() - 1)
                : v;
    }
}
