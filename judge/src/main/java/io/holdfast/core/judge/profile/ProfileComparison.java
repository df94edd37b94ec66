package io.holdfast.core.judge.profile;

import io.holdfast.core.judge.PassThreshold;
import io.holdfast.core.judge.VerdictLog;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** One verdict log under every profile at one gate: what each says, and where the gate would flip against strict. */
public record ProfileComparison(String caseId, double threshold, List<Row> rows) {
    public ProfileComparison {
        rows = List.copyOf(rows);
    }

    /** One profile's view. */
    public record Row(Profile profile, ProfileScore score, boolean passes) {}

    public static ProfileComparison of(VerdictLog log, PassThreshold gate) {
        List<Row> rows = new ArrayList<>();
        for (Profile profile : Profile.values()) {
            ProfileScore score = profile.score(log);
            rows.add(new Row(profile, score, passes(profile, score, gate)));
        }
        return new ProfileComparison(log.caseId(), gate.threshold(), rows);
    }

    public Row row(Profile profile) {
        return rows.stream().filter(r -> r.profile() == profile).findFirst().orElseThrow();
    }

    /** The profiles whose gate says the opposite of strict's. */
    public List<Row> flipped() {
        boolean strict = row(Profile.STRICT).passes();
        return rows.stream().filter(row -> row.passes() != strict).toList();
    }

    /** One sentence for each profile whose gate says the opposite of strict's. */
    public List<String> flips() {
        return flipped().stream().map(this::sentence).toList();
    }

    /** Where the gate flips, and why: both numbers with the rule behind each. */
    public String sentence(Row row) {
        Row strict = row(Profile.STRICT);
        return String.format(
                Locale.ROOT,
                "%s %s at %.2f under %s (%s: %s) and %s under %s (%s: %s)",
                caseId,
                row.passes() ? "passes" : "fails",
                threshold,
                row.profile().system(),
                row.score().display(),
                row.score().why(),
                strict.passes() ? "passes" : "fails",
                strict.profile().system(),
                strict.score().display(),
                strict.score().why());
    }

    /** Strict asks our gate; the others compare the bare number, as they do. */
    private static boolean passes(Profile profile, ProfileScore score, PassThreshold gate) {
        if (!(score instanceof ProfileScore.Value value)) {
            return false;
        }
        return profile == Profile.STRICT
                ? gate.passes(value.value())
                : value.value() >= gate.threshold() - gate.epsilon();
    }
}
