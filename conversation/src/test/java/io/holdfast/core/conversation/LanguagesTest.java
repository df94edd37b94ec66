package io.holdfast.core.conversation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class LanguagesTest {
    private static final String POLICY =
            "Barang dapat dikembalikan dalam 14 hari sejak diterima. Barang obral tidak dapat dikembalikan.";

    @Test
    void indonesianConversationIsMeasuredInEveryPart() {
        ConversationReport report = Talk.of(
                        "user: Berapa lama barang dapat dikembalikan?",
                        "bot: Barang dapat dikembalikan dalam 14 hari sejak diterima.")
                .chunk("kebijakan", POLICY)
                .response("Barang dapat dikembalikan dalam 14 hari sejak diterima.")
                .score();
        assertThat(Talk.measured(report.hallucination()).score()).isZero();
        assertThat(Talk.measured(report.completeness()).score()).isEqualTo(1);
        assertThat(Talk.code(report.relevance())).isEqualTo("measured");
        assertThat(report.language()).isEqualTo("id");
        assertThat(report.contextLanguages()).isEmpty();
    }

    @Test
    void wrongNumberOfAnIndonesianResponseIsFound() {
        ConversationReport report = Talk.of(
                        "user: Berapa lama barang dapat dikembalikan?",
                        "bot: Barang dapat dikembalikan dalam 30 hari sejak diterima.")
                .chunk("kebijakan", POLICY)
                .response("Barang dapat dikembalikan dalam 30 hari sejak diterima.")
                .score();
        assertThat(Talk.measured(report.hallucination()).score()).isEqualTo(1);
    }

    @Test
    void indonesianRefusalStatesNothing() {
        ConversationReport report = Talk.of("user: Berapa harganya?", "bot: Maaf, saya tidak menemukan informasi itu.")
                .chunk("kebijakan", POLICY)
                .response("Maaf, saya tidak menemukan informasi itu.")
                .score();
        assertThat(Talk.code(report.hallucination())).isEqualTo("no_claims");
    }

    @Test
    void languageOfChunksIsNamedWhereItIsAnother() {
        ConversationReport report = Talk.of("user: How long can I return it?", "bot: You can return it within 14 days.")
                .chunk("kebijakan", POLICY)
                .response("You can return it within 14 days of the day on which it was received.")
                .score();
        assertThat(report.language()).isEqualTo("en");
        assertThat(report.contextLanguages()).containsExactly("id");
        assertThat(Talk.of("user: Berapa harganya?").response("").score().language())
                .isNull();
    }

    @Test
    void responseInALanguageNobodyMeasuredWarnsInEveryPart() {
        String chinese = "商品可以在十四天内退货，但打折期间购买的商品不能退货。";
        ConversationReport report = Talk.of("user: 我可以在多长时间内退货？", "bot: " + chinese)
                .chunk("rules", chinese)
                .response(chinese)
                .score();
        assertThat(Talk.code(report.hallucination())).isEqualTo("language");
        assertThat(Talk.code(report.relevance())).isEqualTo("language");
        assertThat(Talk.code(report.completeness())).isEqualTo("language");
        assertThat(report.reasons())
                .filteredOn(r -> r.part().equals("hallucination"))
                .singleElement()
                .extracting(Reason::outcome)
                .isEqualTo(Outcome.WARN);
    }
}
