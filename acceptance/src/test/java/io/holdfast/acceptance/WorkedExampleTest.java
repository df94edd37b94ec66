package io.holdfast.acceptance;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.Config;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Finding;
import io.holdfast.core.model.Grounding;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.TracedClaim;
import io.holdfast.core.model.Verdict;
import io.holdfast.models.Scorers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What the guide works through is what comes out. */
class WorkedExampleTest {
    private static String first(String pattern, String text) {
        Matcher found = Pattern.compile(pattern, Pattern.MULTILINE).matcher(text);
        assertThat(found.find()).as(pattern).isTrue();
        return found.group(1);
    }

    /** A number as the guide writes it: without the zero before its point. */
    private static String written(double number) {
        return String.format(Locale.ROOT, "%.2f", number).substring(1);
    }

    @Test
    void theGuideSaysWhatComesOut() throws IOException {
        String guide = Files.readString(Path.of("../docs/guide/how-a-verdict-is-made.md"));
        Config config = new ConfigLoader().load().config();
        Case asked = Case.of("guide", first("The question is \"([^\"]+)\"", guide), first("^> (.+)$", guide));

        Finding<Grounding> finding = Scorers.of(config)
                .faithfulness()
                .evaluate(asked, Answer.of(first("the answer is \"([^\"]+)\"", guide)));

        List<TracedClaim> claims =
                ((Finding.Scored<Grounding>) finding).detail().trace().claims();
        assertThat(claims).extracting(TracedClaim::verdict).containsExactly(Verdict.CONTRADICTED, Verdict.SUPPORTED);
        assertThat(claims.get(0).rule()).isEqualTo(Rule.NUMBER_MISMATCH);
        assertThat(guide)
                .contains("here " + written(claims.get(1).score()) + ":")
                .contains("from " + written(config.grounding().supportThreshold()) + " on a claim is **supported**")
                .contains("from " + written(config.grounding().unsureAbove()) + " on **unsure**");
    }
}
