package io.holdfast.engine.telemetry;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/** Tokens spent on one question by stage, under a hard cap: a charge that would pass it is a bug and throws. */
public final class TokenLedger {
    private final int cap;
    private final Map<String, Integer> byStage = new TreeMap<>();
    private int spent;

    public TokenLedger(int cap) {
        this.cap = cap;
    }

    public void charge(String stage, int tokens) {
        if (tokens < 0 || spent + tokens > cap) {
            throw new IllegalStateException(
                    "stage " + stage + " spends " + tokens + " tokens with " + left() + " of " + cap + " left");
        }
        if (tokens > 0) {
            byStage.merge(stage, tokens, Integer::sum);
            spent += tokens;
        }
    }

    public int spent() {
        return spent;
    }

    public int left() {
        return cap - spent;
    }

    public Map<String, Integer> byStage() {
        return Collections.unmodifiableMap(new TreeMap<>(byStage));
    }
}
