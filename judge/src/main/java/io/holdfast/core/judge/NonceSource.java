package io.holdfast.core.judge;

import java.util.List;

/** Gives each call to a judge a word that nobody who wrote the judged text can know. */
@FunctionalInterface
public interface NonceSource {
    /** @param material everything the call will show to the judge, and what tells this call from the others */
    String next(List<String> material);

    /**
     * A nonce made from the material itself. Repeatable: the same call gets the same nonce in every run. And safe
     * although an attacker knows this code and the case: to place the nonce inside an answer, he must find an answer
     * that contains a piece of its own hash, for 80 bits about 10^24 tries.
     */
    static NonceSource ofContent() {
        return ContentNonce::of;
    }
}
