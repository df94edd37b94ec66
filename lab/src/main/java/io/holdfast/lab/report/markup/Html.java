package io.holdfast.lab.report.markup;

import java.util.Set;

/**
 * A piece of HTML that is safe to place in a page. A string put into it is text, whatever it holds: markup is escaped,
 * and control characters that reorder or hide text are shown by their code. Only {@link #trusted} takes markup, and it
 * is given our own resources, never what came from a run.
 */
public final class Html {
    public static final Html NOTHING = new Html("");

    private static final Set<String> VOID = Set.of("br", "hr", "img", "input", "link", "meta", "wbr");

    private final String markup;

    private Html(String markup) {
        this.markup = markup;
    }

    /** A name and a value, to be put into an element. */
    public record Attribute(String name, String value) {}

    public static Attribute at(String name, String value) {
        if (!name.matches("[a-zA-Z][a-zA-Z0-9:-]*") || name.startsWith("on")) {
            throw new IllegalArgumentException("not an attribute of ours: " + name);
        }
        return new Attribute(name, value);
    }

    /** An element; its parts are attributes first, then text, HTML, or collections of them. */
    public static Html el(String tag, Object... parts) {
        StringBuilder out = new StringBuilder("<").append(tag);
        int i = 0;
        for (; i < parts.length && parts[i] instanceof Attribute attribute; i++) {
            out.append(' ').append(attribute.name()).append("=\"");
            escape(out, attribute.value(), false);
            out.append('"');
        }
        out.append('>');
        if (VOID.contains(tag)) {
            return new Html(out.toString());
        }
        for (; i < parts.length; i++) {
            append(out, parts[i]);
        }
        return new Html(out.append("</").append(tag).append('>').toString());
    }

    /** Pieces one after the other. */
    public static Html all(Object... parts) {
        StringBuilder out = new StringBuilder();
        for (Object part : parts) {
            append(out, part);
        }
        return new Html(out.toString());
    }

    public static Html text(String text) {
        StringBuilder out = new StringBuilder();
        escape(out, text, true);
        return new Html(out.toString());
    }

    /** Text for a control that hands it back, such as a textarea: markup is escaped, every character stays. */
    public static Html verbatim(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            escape(out, text.charAt(i));
        }
        return new Html(out.toString());
    }

    /** Markup of our own. */
    public static Html trusted(String markup) {
        return new Html(markup);
    }

    private static void append(StringBuilder out, Object part) {
        if (part instanceof Html html) {
            out.append(html.markup);
        } else if (part instanceof String text) {
            escape(out, text, true);
        } else if (part instanceof Number number) {
            out.append(number);
        } else if (part instanceof Iterable<?> many) {
            many.forEach(one -> append(out, one));
        } else {
            throw new IllegalArgumentException("cannot be in HTML here: " + part.getClass());
        }
    }

    private static void escape(StringBuilder out, String text, boolean chips) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (Character.isHighSurrogate(c) && i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))) {
                out.append(c).append(text.charAt(++i));
            } else if (Hidden.is(c)) {
                String code = Hidden.code(c);
                out.append(chips ? "<span class=\"ctl\">" + code + "</span>" : "[" + code + "]");
            } else {
                escape(out, Character.isSurrogate(c) ? '\uFFFD' : c);
            }
        }
    }

    private static void escape(StringBuilder out, char c) {
        switch (c) {
            case '&' -> out.append("&amp;");
            case '<' -> out.append("&lt;");
            case '>' -> out.append("&gt;");
            case '"' -> out.append("&quot;");
            case '\'' -> out.append("&#39;");
            default -> out.append(c);
        }
    }

    @Override
    public String toString() {
        return markup;
    }
}
