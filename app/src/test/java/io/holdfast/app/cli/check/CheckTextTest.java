package io.holdfast.app.cli.check;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.app.cli.terminal.Console;
import io.holdfast.lab.json.Json;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CheckTextTest {
    private static final String PASSAGE = "We deliver to Austria and the Netherlands.";

    private static String shown(String verdict, String diagnosis) {
        ObjectNode line = Json.object();
        line.put("id", "8")
                .put("outcome", "scored")
                .put("question", "Where to?")
                .put("answer", "To Switzerland.");
        ObjectNode claim = line.putArray("claims").addObject();
        claim.put("text", "To Switzerland.").put("start", 0).put("end", 15).put("verdict", verdict);
        claim.put("diagnosis", diagnosis);
        claim.putArray("evidence")
                .addObject()
                .put("document", "0")
                .put("start", 0)
                .put("text", PASSAGE);
        Console wide = new Console(
                InputStream.nullInputStream(), System.out, System.err, Map.of(), Path.of(""), false, false, 400);
        return new CheckText(wide).of(line, false);
    }

    @Test
    void aVerdictWithoutBothSidesQuotesTheTextItWasHeldAgainst() {
        assertThat(shown("contradicted", "reads as saying something else"))
                .contains("\"To Switzerland.\" – reads as saying something else; nearest: \"" + PASSAGE
                        + "\" (contexts[0])");
        assertThat(shown("unsure", "have a look")).contains("have a look; nearest: \"" + PASSAGE + "\"");
    }

    @Test
    void whatTheDiagnosisQuotesIsNotSaidTwiceAndFarTextIsNotQuoted() {
        assertThat(shown("contradicted", "name mismatch: the answer says \"Switzerland\", the source says \"Austria\""))
                .contains("the source says \"Austria\" (contexts[0])")
                .doesNotContain("nearest");
        assertThat(shown("contradicted", "the documents answer the question: \"" + PASSAGE + "\""))
                .doesNotContain("nearest");
        assertThat(shown("not_found", "no passage holds more than a few of its words"))
                .doesNotContain("nearest");
    }
}
