package io.holdfast.core.read;

import io.holdfast.core.model.Span;
import java.util.ArrayList;
import java.util.List;

/** A node of a record: a key with a value, or with children. Elements of a list have no key. */
final class Node {
    final String key;
    /** The value of a leaf; empty for a node with children. */
    final String value;

    private final boolean leaf;
    final List<Node> children = new ArrayList<>();

    private final int start;
    private int end;

    private Node(String key, String value, boolean leaf, int start, int end) {
        this.key = key;
        this.value = value;
        this.leaf = leaf;
        this.start = start;
        this.end = end;
    }

    static Node leaf(String key, String value, int start, int end) {
        return new Node(key, value, true, start, end);
    }

    static Node parent(String key, int start) {
        return new Node(key, "", false, start, start);
    }

    Span span() {
        return new Span(start, Math.max(start, end));
    }

    void endsAt(int offset) {
        end = Math.max(end, offset);
    }

    boolean leaf() {
        return leaf;
    }

    int leaves() {
        return leaf() ? 1 : children.stream().mapToInt(Node::leaves).sum();
    }
}
