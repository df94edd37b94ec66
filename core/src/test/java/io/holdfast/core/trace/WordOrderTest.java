package io.holdfast.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Claim;
import io.holdfast.core.model.Document;
import io.holdfast.core.model.Rule;
import io.holdfast.core.model.Span;
import io.holdfast.core.model.TracedClaim;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Words alone decide a copy; pieces of a sentence put together anew are the model's to read. */
class WordOrderTest {
    private static final String TEXT =
            "The curator of the Bremen museum sold a clock to a dealer, and the sailor who had found it kept the key.";

    private static TracedClaim trace(String claim, String order) {
        Tracer tracer = new Tracer(
                new ConfigLoader()
                        .set("grounding.skip_order", order, "test")
                        .load()
                        .config(),
                null,
                new Doubter());
        return tracer.trace(new Claim(new Span(0, claim.length()), claim, claim), List.of(Document.of("museum", TEXT)));
    }

    @Test
    void aCopyNeedsNoModel() {
        assertThat(trace("The curator of the Bremen museum sold a clock to a dealer.", "0.9")
                        .rule())
                .isEqualTo(Rule.LEXICAL_ENTAILMENT);
    }

    @Test
    void aSpliceIsReadByTheModel() {
        String splice = "The sailor of the Bremen museum sold the key, and the curator found a dealer.";

        assertThat(trace(splice, "0.9").supported()).isFalse();
        assertThat(trace(splice, "0").rule()).isEqualTo(Rule.LEXICAL_ENTAILMENT);
    }
}
