package io.holdfast.app.cli.terminal;

/** Colours of the terminal, or none. */
public record Paint(boolean on) {
    public String red(String text) {
        return code(31, text);
    }

    public String yellow(String text) {
        return code(33, text);
    }

    public String green(String text) {
        return code(32, text);
    }

    public String bold(String text) {
        return code(1, text);
    }

    public String dim(String text) {
        return code(2, text);
    }

    private String code(int code, String text) {
        return on ? "\u001B[" + code + "m" + text + "\u001B[0m" : text;
    }
}
