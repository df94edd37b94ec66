package io.holdfast.core.judge;

import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What the judge tests share. */
final class Fixtures {
    private Fixtures() {}

    static Config config(String... assignments) {
        ConfigLoader loader = new ConfigLoader();
        for (String assignment : assignments) {
            loader.assignment(assignment, "test");
        }
        return loader.load().config();
    }

    /** Statements given by hand, located at the whole answer. */
    static StatementSource statements(String... texts) {
        return (testCase, answer) -> {
            List<Claim> claims = new ArrayList<>();
            for (String text : texts) {
                claims.add(new Claim(new Span(0, answer.text().length()), answer.text(), text));
            }
            return new StatementSource.Drawn(
                    claims,
                    claims.isEmpty() ? Optional.of(Unusable.statements(ErrorCode.NO_STATEMENTS, "")) : Optional.empty(),
                    new Answer.Usage(0, 0),
                    0);
        };
    }

    static JudgedFaithfulness judged(Scripted judge, Config config, StatementSource source) {
        return new JudgedFaithfulness(judge, config, source, NonceSource.ofContent(), s -> s.length() / 4 + 1);
    }
}
