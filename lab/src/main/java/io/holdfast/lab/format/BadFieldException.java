package io.holdfast.lab.format;

/** A record's field is not what the format says; the message names the field. */
public final class BadFieldException extends Exception {
    private static final long serialVersionUID = 1L;

    public BadFieldException(String message) {
        super(message, null, false, false);
    }

    /** What is wrong, naming the field. */
    public String problem() {
        return String.valueOf(getMessage());
    }
}
