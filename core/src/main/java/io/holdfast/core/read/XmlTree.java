package io.holdfast.core.read;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** XML as a tree with offsets, read tag by tag without entities, schemas or anything fetched from elsewhere. */
final class XmlTree {
    private static final Pattern TAG = Pattern.compile(
            "<(?:!--(?s:.*?)--|[?!][^>]*|(/?)([\\p{L}_][\\p{L}\\p{N}_.:-]*)((?:\\s+[\\p{L}_][\\p{L}\\p{N}_.:-]*\\s*=\\s*(?:\"[^\"<]*\"|'[^'<]*'))*)\\s*(/?))>");
    private static final Pattern ATTRIBUTE =
            Pattern.compile("([\\p{L}_][\\p{L}\\p{N}_.:-]*)\\s*=\\s*[\"']([^\"']*)[\"']");

    private record Open(String name, Node node, int content) {}

    private XmlTree() {}

    /** The element that begins at an offset, closed somewhere behind it; null when there is none. */
    static JsonTree.@Nullable Parsed parse(String text, int at) {
        Matcher tag = TAG.matcher(text).region(at, text.length());
        Deque<Open> open = new ArrayDeque<>();
        Node root = Node.parent("", at);
        int expected = at;
        while (tag.find()) {
            if (open.isEmpty() && !text.substring(expected, tag.start()).isBlank()) {
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
        return null;
    }

    private static void open(Deque<Open> open, Node root, Matcher tag) {
        Node parent = open.isEmpty() ? root : open.peek().node;
        Node node = Node.parent(tag.group(2), tag.start());
        Matcher attribute = ATTRIBUTE.matcher(tag.group(3));
        while (attribute.find()) {
            node.children.add(Node.leaf(attribute.group(1), attribute.group(2), tag.start(), tag.end()));
        }
        node.endsAt(tag.end());
        if (!tag.group(4).isEmpty()) {
            parent.children.add(node);
        } else {
            open.push(new Open(tag.group(2), node, tag.end()));
        }
    }

    private static void close(Deque<Open> open, Node root, String text, Matcher tag) {
        Open closed = open.pop();
        Node parent = open.isEmpty() ? root : open.peek().node;
        String content = text.substring(closed.content, tag.start()).strip();
        Node node = closed.node;
        node.endsAt(tag.end());
        if (node.children.isEmpty()) {
            parent.children.add(Node.leaf(closed.name, content, node.span().start(), tag.end()));
            return;
        }
        if (!content.contains("<") && !content.isEmpty()) {
            node.children.add(Node.leaf("", content, closed.content, tag.start()));
        }
        parent.children.add(repeated(parent, node) ? element(node) : node);
    }

    /** Whether its parent has another child of this name: then both are elements of a list. */
    private static boolean repeated(Node parent, Node node) {
        return parent.children.stream().anyMatch(c -> c.key.equals(node.key) || c.key.isEmpty() && !c.leaf());
    }

    private static Node element(Node node) {
        Node element = Node.parent("", node.span().start());
        Node inner = Node.parent(node.key, node.span().start());
        inner.children.addAll(node.children);
        inner.endsAt(node.span().end());
        element.children.add(inner);
        element.endsAt(node.span().end());
        return element;
    }
}
