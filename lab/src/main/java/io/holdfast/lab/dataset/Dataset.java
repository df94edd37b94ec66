package io.holdfast.lab.dataset;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.json.Hash;
import io.holdfast.lab.json.Json;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * An ordered, hashed set of cases.
 *
 * @param companions distractor cases that are not asked themselves but lend their documents to their clean parents
 */
public record Dataset(String name, List<DatasetCase> cases, List<DatasetCase> companions) {
    public Dataset {
        Objects.requireNonNull(name, "name");
        cases = List.copyOf(cases);
        companions = List.copyOf(companions);
        Set<String> seen = new HashSet<>();
        for (DatasetCase c : cases) {
            if (!seen.add(c.id())) {
                throw new HoldfastException(
                        ErrorCode.BAD_INPUT,
                        "data set " + name + ": the id " + c.id() + " occurs twice; give each case its own id");
            }
        }
    }

    public static Dataset of(String name, List<DatasetCase> cases) {
        return new Dataset(name, cases, List.of());
    }

    /** The first {@code n} cases. */
    public Dataset limit(int n) {
        return new Dataset(name, cases.subList(0, Math.min(n, cases.size())), companions);
    }

    /** Changes whenever anything a system or an evaluator could see changes. */
    public String hash() {
        return Hash.of(cases.stream().map(c -> Json.line(Json.tree(c))).toArray(String[]::new));
    }

    /** Corrupted versions of a case's document: from the set itself, then from its companions. */
    public List<DatasetCase> distractorsOf(String parent) {
        List<DatasetCase> found = new ArrayList<>();
        Set<String> ids = new HashSet<>();
        for (List<DatasetCase> source : List.of(cases, companions)) {
            for (DatasetCase c : source) {
                Distractor distractor = c.distractor();
                if (distractor != null && distractor.parent().equals(parent) && ids.add(c.id())) {
                    found.add(c);
                }
            }
        }
        return found;
    }
}
