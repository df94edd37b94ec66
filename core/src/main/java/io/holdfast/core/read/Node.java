package io.holdfast.core.read;

import io.holdfast.core.model.Span;
import java.util.ArrayList;
import java.util.List;

/** A node of a record: a key with a value, or with children. Elements of a list have no key. */
final class Node {
    final String key;
    private String value;
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

    /** The same value or children under another key. */
    Node as(String name) {
        Node copy = new Node(name, value, leaf, start, end);
        copy.children.addAll(children);
        return copy;
    }

    /** The child, among the others. */
    Node add(Node child) {
        children.add(child);
        return child;
    }

    /** The value of a leaf; empty for a node with children. */
    String value() {
        return value;
    }

    /** Adds a further line to the value of a leaf. */
    void append(String line, int offset) {
        value = value.isEmpty() ? line : value + " " + line;
        endsAt(offset);
    }

    Span span() {
        return new Span(start, Math.max(start + 1, end));
    }

    void endsAt(int offset) {
        end = Math.max(end, offset);
    }

    boolean leaf() {
        return leaf;
    }

    /** Whether it is one record of a list. */
    boolean element() {
        return !leaf && key.isEmpty();
    }

    /** Whether it is a list of plain values. */
    boolean values() {
        return !children.isEmpty() && children.stream().allMatch(c -> c.leaf && c.key.isEmpty());
    }

    int leaves() {
        return leaf ? 1 : children.stream().mapToInt(Node::leaves).sum();
    }
}
