package io.holdfast.lab.system;

import io.holdfast.core.port.AnswerSystem;

/** A system that can say what its answers depend on beside the case, so that a changed system never meets old answers. */
public interface Fingerprinted extends AnswerSystem {
    String fingerprint();
}
