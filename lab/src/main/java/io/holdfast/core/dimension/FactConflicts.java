package io.holdfast.core.dimension;

import io.holdfast.core.model.FactDifference;
import java.util.List;

/** Finds the facts on which two texts cannot both be right. */
@FunctionalInterface
public interface FactConflicts {
    List<FactDifference> between(String first, String second);
}
