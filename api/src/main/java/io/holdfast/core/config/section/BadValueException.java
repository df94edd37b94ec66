package io.holdfast.core.config.section;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;

/** A configuration value that is not allowed; names its key so that the loader can say where it was written. */
public final class BadValueException extends HoldfastException {
    private static final long serialVersionUID = 1L;

    private final String key;
    private final String allowed;

    BadValueException(String key, Object value, String allowed) {
        super(ErrorCode.BAD_CONFIG, "configuration key " + key + " is " + value + "; allowed: " + allowed);
        this.key = key;
        this.allowed = allowed;
    }

    public String key() {
        return key;
    }

    public String allowed() {
        return allowed;
    }
}
