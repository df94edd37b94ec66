package io.holdfast.springboot;

import io.holdfast.models.Scorers;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What Actuator shows: the models in use, or why there are none. An application that judges by words and facts alone
 * works, so it is up; that it does is a detail.
 */
final class HealthDetails {
    private HealthDetails() {}

    static Map<String, Object> of(Scorers scorers) {
        Map<String, Object> details = new LinkedHashMap<>();
        details.put("models", scorers.modelIds());
        scorers.limitation().ifPresent(why -> details.put("limitation", why));
        return details;
    }
}
