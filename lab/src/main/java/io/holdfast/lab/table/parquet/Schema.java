package io.holdfast.lab.table.parquet;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The columns of a file, by the dotted path Parquet stores them under. */
final class Schema {
    private static final int OPTIONAL = 1;
    private static final int REPEATED = 2;
    private static final int LIST = 3;

    private final List<Thrift.Struct> elements;
    private final Map<String, Leaf> leaves = new LinkedHashMap<>();
    private int next;

    /**
     * A column with values.
     *
     * @param type Parquet's physical type
     */
    record Leaf(int type, int maxDefinition, int maxRepetition, List<Step> steps) {}

    /** A node of the schema with the levels it has reached. */
    private record Node(String name, int repetition, int children, int type, int converted) {}

    private Schema(List<Thrift.Struct> elements) {
        this.elements = elements;
    }

    static Map<String, Leaf> leaves(List<Thrift.Struct> elements) {
        Schema schema = new Schema(elements);
        int children = schema.node().children();
        for (int i = 0; i < children; i++) {
            schema.field("", 0, 0, List.of());
        }
        return schema.leaves;
    }

    private Node node() {
        Thrift.Struct e = elements.get(next++);
        return new Node(e.text(4), e.integer(3), e.integer(5), e.integer(1), e.has(6) ? e.integer(6) : -1);
    }

    /** A field of a structure. */
    private void field(String path, int definition, int repetition, List<Step> steps) {
        Node node = node();
        String here = path.isEmpty() ? node.name() : path + "." + node.name();
        int defined = definition + (node.repetition() == OPTIONAL ? 1 : 0);
        List<Step> way = new ArrayList<>(steps);
        way.add(new Step.Field(node.name(), defined));
        if (node.repetition() == REPEATED) {
            way.add(new Step.Element(definition + 1, definition + 1, repetition + 1));
            content(node, here, definition + 1, repetition + 1, way);
        } else if (node.children() == 1 && node.converted() == LIST) {
            list(here, defined, repetition, way);
        } else {
            content(node, here, defined, repetition, way);
        }
    }

    /** The repeated group in a list, and in it the element. */
    private void list(String path, int definition, int repetition, List<Step> steps) {
        Node group = node();
        String here = path + "." + group.name();
        int present = definition + 1;
        List<Step> way = new ArrayList<>(steps);
        if (group.children() != 1) {
            way.add(new Step.Element(present, present, repetition + 1));
            content(group, here, present, repetition + 1, way);
            return;
        }
        Node element = node();
        String inner = here + "." + element.name();
        int defined = present + (element.repetition() == OPTIONAL ? 1 : 0);
        way.add(new Step.Element(present, defined, repetition + 1));
        if (element.children() == 1 && element.converted() == LIST) {
            list(inner, defined, repetition + 1, way);
        } else {
            content(element, inner, defined, repetition + 1, way);
        }
    }

    private void content(Node node, String path, int definition, int repetition, List<Step> steps) {
        if (node.children() == 0) {
            leaves.put(path, new Leaf(node.type(), definition, repetition, List.copyOf(steps)));
        }
        for (int i = 0; i < node.children(); i++) {
            field(path, definition, repetition, steps);
        }
    }
}
