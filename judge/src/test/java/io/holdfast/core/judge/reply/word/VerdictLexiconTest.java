package io.holdfast.core.judge.reply.word;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a whole field says. */
class VerdictLexiconTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1",
                "1.0",
                "100%",
                "true",
                "Yes.",
                "YES",
                "**yes**",
                "supported",
                "fully supported",
                "The statement is supported",
                "clearly entailed",
                "1 (supported)",
                "✅",
                "ya",
                "sí",
                "Ja",
                "да",
                "是的",
                "はい",
                "نعم",
                "Absolutely."
            })
    void support(String field) {
        assertThat(VerdictLexicon.field(field)).isEqualTo(Opinion.YES);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0",
                "0.0",
                "false",
                "No",
                "NO\n",
                "not supported",
                "unsupported",
                "isn't supported",
                "hardly supported",
                "barely supported",
                "scarcely supported",
                "supposedly supported",
                "fails to be supported",
                "partially supported",
                "mostly supported",
                "yes and no",
                "Yes, partially",
                "supported by nothing",
                "supported by no passage",
                "non-supported",
                "contradicted",
                "The claim is not stated",
                "❌",
                "tidak",
                "nein",
                "нет",
                "不是"
            })
    void noSupport(String field) {
        assertThat(VerdictLexicon.field(field)).isEqualTo(Opinion.NO);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "unknown",
                "I don't know",
                "cannot be determined",
                "unclear",
                "not enough information",
                "maybe",
                "no sé"
            })
    void notKnown(String field) {
        assertThat(VerdictLexicon.field(field)).isEqualTo(Opinion.DONT_KNOW);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "0.7",
                "2",
                "-1",
                "85%",
                "90% supported",
                "Yes/No",
                "yes or no",
                "Yes?",
                "supported if the context says so",
                "no contradiction found",
                "banana",
                "1 of 3",
                "No statement is supported"
            })
    void noVerdict(String field) {
        assertThat(VerdictLexicon.field(field)).isNull();
    }
}
