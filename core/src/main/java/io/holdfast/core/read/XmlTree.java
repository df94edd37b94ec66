package io.holdfast.core.read;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** XML as a tree with offsets, read tag by tag without declared entities, schemas or anything fetched from elsewhere. */
final class XmlTree {
    static final String COMMENT = enclosed("<!--", "-->");
    private static final String SECTION = enclosed("<!\\[CDATA\\[", "\\]\\]>");
    private static final Pattern TAG = Pattern.compile(
            "(?s)" + COMMENT + "|" + SECTION
                    + "|<(?:[?!][^>]{0,500}|(/?)([\\p{L}_][\\p{L}\\p{N}_.:-]*)((?:\\s+[\\p{L}_][\\p{L}\\p{N}_.:-]*\\s*=\\s*(?:\"[^\"<]*\"|'[^'<]*'))*+)\\s*(/?))>");
    private static final Pattern ATTRIBUTE =
            Pattern.compile("([\\p{L}_][\\p{L}\\p{N}_.:-]*)\\s*=\\s*(?:\"([^\"]*)\"|'([^']*)')");
    private static final Pattern CDATA = Pattern.compile("(?s)" + SECTION);
    private static final Pattern ANY_TAG = Pattern.compile("(?s)" + COMMENT + "|<[^>]{1,500}>");

    private record Open(String name, Node node, int content, List<Integer> tags) {}

    private XmlTree() {}

    /** From an opening to its end, with at most a few more openings between: many without an end are soon given up. */
    static String enclosed(String open, String close) {
        String within = "(?:(?!" + open + "|" + close + ").)*+";
        return open + within + "(?:" + open + within + "){0,4}+" + close;
    }

    /** The element that begins at an offset, null when none is closed behind it; {@code seen} is told how far was looked. */
    static JsonTree.@Nullable Parsed parse(String text, int at, IntConsumer seen) {
        Matcher tag = TAG.matcher(text).region(at, text.length());
        Deque<Open> open = new ArrayDeque<>();
        Node root = Node.parent("", at);
        int expected = at;
        while (tag.find()) {
            seen.accept(tag.end());
            if (open.size() > JsonTree.MAX_DEPTH
                    || open.isEmpty() && !text.substring(expected, tag.start()).isBlank()) {
                return null;
            }
            expected = tag.end();
            if (tag.group(2) == null) {
                continue;
            }
            boolean closing = !tag.group(1).isEmpty();
            if (closing) {
                if (open.isEmpty() || !open.peek().name.equals(tag.group(2))) {
                    return null;
                }
                close(open, root, text, tag);
            } else {
                open(open, root, tag);
            }
            if (open.isEmpty() && root.leaves() > 0) {
                root.endsAt(tag.end());
                return new JsonTree.Parsed(root, tag.end());
            }
        }
        seen.accept(text.length());
        return null;
    }

    private static void open(Deque<Open> open, Node root, Matcher tag) {
        if (!open.isEmpty()) {
            open.peek().tags.add(tag.start());
        }
        Node parent = open.isEmpty() ? root : open.peek().node;
        Node node = Node.parent(tag.group(2), tag.start());
        Matcher attribute = ATTRIBUTE.matcher(tag.group(3));
        while (attribute.find()) {
            if (!attribute.group(1).startsWith("xmlns")) {
                String value = attribute.group(2) != null ? attribute.group(2) : attribute.group(3);
                node.children.add(Node.leaf(attribute.group(1), Entities.resolved(value), tag.start(), tag.end()));
            }
        }
        node.endsAt(tag.end());
        if (tag.group(4).isEmpty()) {
            open.push(new Open(tag.group(2), node, tag.end(), new ArrayList<>()));
        } else {
            parent.children.add(node.children.isEmpty() ? Node.leaf(node.key, "", tag.start(), tag.end()) : node);
        }
    }

    private static void close(Deque<Open> open, Node root, String text, Matcher tag) {
        Open closed = open.pop();
        Node parent = open.isEmpty() ? root : open.peek().node;
        Node node = closed.node;
        node.endsAt(tag.end());
        String content = text.substring(closed.content, tag.start());
        boolean plain = closed.tags.isEmpty();
        if (plain || plain(withoutElements(content)).length() > 2) {
            String value = plain(content);
            node.children.removeIf(c -> c.span().start() >= closed.content);
            if (node.children.isEmpty()) {
                parent.children.add(Node.leaf(closed.name, value, node.span().start(), tag.end()));
                return;
            }
            if (!value.isEmpty()) {
                node.children.add(Node.leaf("", value, closed.content, tag.start()));
            }
        }
        parent.children.add(lists(node));
    }

    /** What is written directly inside an element, not in the elements it holds. */
    private static String withoutElements(String content) {
        StringBuilder own = new StringBuilder();
        Matcher tag = TAG.matcher(content);
        int depth = 0;
        int from = 0;
        while (tag.find()) {
            if (depth == 0) {
                own.append(content, from, tag.start());
            }
            from = tag.end();
            if (tag.group(2) != null && tag.group(4).isEmpty()) {
                depth += tag.group(1).isEmpty() ? 1 : -1;
            }
        }
        return own.append(content.substring(from)).toString();
    }

    private static String plain(String content) {
        String text = CDATA.matcher(content)
                .replaceAll(m -> Matcher.quoteReplacement(
                        m.group().substring(9, m.group().length() - 3).replace("<", "‹")));
        text = ANY_TAG.matcher(text).replaceAll("").replace("‹", "<");
        return Entities.resolved(text).strip();
    }

    /** Children of one name that come more than once are elements of a list of that name. */
    private static Node lists(Node node) {
        Node grouped = Node.parent(node.key, node.span().start());
        grouped.endsAt(node.span().end());
        Map<String, List<Node>> byKey = node.children.stream()
                .collect(Collectors.groupingBy(c -> c.key, LinkedHashMap::new, Collectors.toList()));
        byKey.forEach((key, same) -> {
            if (same.size() < 2 || key.isEmpty()) {
                grouped.children.addAll(same);
                return;
            }
            Node list = Node.parent(key, same.get(0).span().start());
            for (Node element : same) {
                list.children.add(element.as(""));
                list.endsAt(element.span().end());
            }
            grouped.children.add(list);
        });
        return grouped;
    }
}
