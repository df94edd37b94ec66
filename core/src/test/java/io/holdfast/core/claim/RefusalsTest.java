package io.holdfast.core.claim;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.lang.Phrases;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RefusalsTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "INSUFFICIENT_CONTEXT",
                "insufficient_context",
                "Insufficient context.",
                "**INSUFFICIENT_CONTEXT**",
                "`INSUFFICIENT_CONTEXT`.",
                "\"INSUFFICIENT CONTEXT\"",
                "[INSUFFICIENT_CONTEXT]",
                "Answer: INSUFFICIENT_CONTEXT",
                "INSUFFICIENT-CONTEXT!",
                "INSUFFICIENT_CONTEXT: the documents do not mention the ferry's price.",
                "INSUFFICIENT_CONTEXT\n\nThe passage only describes the opening hours.",
                "I cannot find the ticket price in the documents.",
                "I can't find that in the provided passages.",
                "I could not find any information about parking.",
                "I'm sorry, but I cannot answer this question from the given context.",
                "Sorry, I don't know.",
                "I do not know the answer based on these documents.",
                "I don’t have enough information to answer that.",
                "I am unable to determine the retry limit from the text.",
                "Unfortunately, the documents do not say when the gallery was founded.",
                "The context does not mention who designed the bridge.",
                "The provided context doesn't specify a default port.",
                "The documentation does not describe how to rotate keys.",
                "The given passage does not contain the answer.",
                "Based on the provided context, there is no information about refunds.",
                "According to the documents provided, it is not possible to determine the fare.",
                "There is not enough information in the text to answer.",
                "Not enough information.",
                "Not mentioned in the context.",
                "Not specified.",
                "No information available.",
                "There is no mention of a discount for students in the passage.",
                "None of the documents mention a night tram.",
                "Nothing in the documents says who may apply.",
                "The opening date is not mentioned in the provided documents.",
                "The maximum upload size is not specified in the context.",
                "The answer to this question cannot be found in the text.",
                "This question cannot be answered from the context. Please provide more documents.",
                "The answer is not in the context.",
                "Unknown.",
                "N/A",
                "I am not able to answer that. If you can share the tariff table, I will be happy to help.",
                "While the documents cover tickets, they do not mention bicycles.",
                "The context is insufficient to answer the question.",
                "Saya tidak tahu.",
                "Maaf, saya tidak dapat menemukan jawabannya di dalam dokumen.",
                "Konteks tidak menyebutkan biaya pendaftaran.",
                "Informasi tersebut tidak tersedia dalam dokumen.",
                "Tidak ada informasi mengenai jam buka hari Minggu.",
                "Tidak disebutkan dalam konteks.",
                "Berdasarkan konteks yang diberikan, tidak ada informasi tentang denda.",
                "Batas waktu pengaduan tidak disebutkan dalam dokumen.",
                "Ich weiß es nicht.",
                "Ich kann die Antwort in den Dokumenten nicht finden.",
                "Der Kontext enthält keine Informationen über den Preis.",
                "Leider wird der Preis im Text nicht erwähnt.",
                "Es gibt keine Informationen dazu.",
                "No lo sé.",
                "El contexto no menciona el precio de la entrada.",
                "No hay suficiente información para responder.",
                "Lo siento, no puedo encontrar la respuesta en los documentos.",
                "I could not find the fee in the document. It does not cover prices.",
                "They do not mention who built the bridge.",
                "I've no idea.",
                "We have no further details on the fee.",
                "Je ne sais pas.",
                "Le contexte ne précise pas la date d'ouverture.",
                "Désolé, je ne peux pas répondre à cette question.",
                "Il n'y a pas assez d'informations dans le document.",
                "Aucune information n'est disponible."
            })
    void aWholeAnswerThatDeclinesIsARefusal(String answer) {
        assertThat(Refusals.isRefusal(answer)).as(answer).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "   ",
                "The API cannot be called without a key.",
                "No.",
                "No, dogs are not allowed.",
                "None",
                "PUT",
                "Visitors cannot find parking near the gate after nine.",
                "The client does not know the token until it has logged in.",
                "The function raises InsufficientContextError when the buffer is empty.",
                "If the reply is INSUFFICIENT_CONTEXT the client must ask again with more pages.",
                "The context manager does not provide a rollback.",
                "The document cannot be edited after it was signed.",
                "The text does not wrap.",
                "The context does not mention the price, but the ferry usually costs 4 euros.",
                "I don't know the exact date. The museum opened in 1931.",
                "The ferry costs 4 euros. The documents do not mention a discount.",
                "INSUFFICIENT_CONTEXT. The limit is 30 seconds.",
                "The error means that no information was sent by the sensor.",
                "Unknown fields are rejected with 422.",
                "There is no fee for residents.",
                "There is no limit.",
                "No parking is allowed in the square.",
                "It is not possible to cancel a confirmed seat.",
                "It does not cover accidental damage.", // the warranty
                "They did not answer the letter.",
                "We do not sell data.",
                "We never use health data for advertising.",
                "You don't need to prove anything.",
                "You must not bring dependent children.",
                "Sie deckt Wasserschäden nicht ab. Es behandelt keine Notfälle.",
                "Ello no cubre los daños por agua.",
                "Elle ne couvre pas les dégâts des eaux.",
                "Itu tidak mencakup kerusakan akibat air.",
                "You cannot answer the survey twice.",
                "Dokumen tidak boleh dilipat.",
                "Pemohon tidak dapat mengubah jadwal setelah membayar.",
                "Tidak, museum tutup pada hari Senin.",
                "Der Antrag kann nicht online gestellt werden.",
                "No se permite fumar en el andén.",
                "Le billet n'est pas remboursable.",
                "I can't stress this enough: send the key in the header."
            })
    void anAnswerThatSaysSomethingIsNotARefusal(String answer) {
        assertThat(Refusals.isRefusal(answer)).as(answer).isFalse();
    }

    @ParameterizedTest
    @MethodSource("table")
    void everyLanguageDeclinesInItsOwnWays(String language, boolean declines, String text) {
        assertThat(Refusals.isRefusal(text)).as(language + ": " + text).isEqualTo(declines);
    }

    @Test
    void tenFormsOfEveryLanguageAreKnown() throws IOException {
        Map<Object, Long> forms = table().filter(row -> row.get()[1].equals(true))
                .collect(Collectors.groupingBy(row -> row.get()[0], Collectors.counting()));
        assertThat(forms.keySet()).containsExactlyInAnyOrderElementsOf(Phrases.LANGUAGES);
        assertThat(forms.values()).allMatch(n -> n >= 10);
    }

    /** 65 of 70 when this was written. */
    @Test
    void mostRefusalsThatNothingWasTunedForAreRecognised() throws IOException {
        Map<String, Long> recognised = lines("refusals-held-out.txt")
                .map(line -> line.split(" \\| ", 2))
                .filter(cells -> Refusals.isRefusal(cells[1]))
                .collect(Collectors.groupingBy(cells -> cells[0], Collectors.counting()));
        assertThat(recognised.keySet()).containsExactlyInAnyOrderElementsOf(Phrases.LANGUAGES);
        assertThat(recognised.values()).allMatch(n -> n >= 7);
        assertThat(recognised.values().stream().mapToLong(n -> n).sum()).isGreaterThanOrEqualTo(63);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Does the document mention a penalty? | The document does not mention a penalty. | false",
                "Is a penalty mentioned in the report? | No penalty is mentioned in the report. | false",
                "Does the document mention a penalty? | I could not find a penalty in the document. | true",
                "How high is the penalty? | The document does not mention a penalty. | true",
                "What does the document say about the penalty? | The document does not mention it. | true",
                "Apakah dokumen itu menyebutkan denda? | Dokumen itu tidak menyebutkan denda. | false",
                "Berapa dendanya? | Dokumen itu tidak menyebutkan denda. | true",
                "Erwähnt das Dokument eine Strafe? | Das Dokument erwähnt keine Strafe. | false",
                "Wie hoch ist die Strafe? | Das Dokument erwähnt keine Strafe. | true"
            })
    void whatADocumentDoesNotTellIsAnAnswerWhereThatWasAsked(String question, String answer, boolean declines) {
        assertThat(Refusals.isRefusal(question, answer)).as(question).isEqualTo(declines);
    }

    @ParameterizedTest
    @CsvSource({
        "No fracture seen., false",
        "The report does not mention a cause., false",
        "I do not know., true",
        "Unknown., true"
    })
    void whatADocumentItselfSaysIsAnAnswerUnlessSomebodyDeclines(String text, boolean declines) {
        assertThat(Refusals.isRefusal("", text)).isTrue();
        assertThat(Refusals.isRefusal("", text, true)).isEqualTo(declines);
    }

    static Stream<Arguments> table() throws IOException {
        return lines("refusals.txt")
                .map(line -> line.split(" \\| ", 3))
                .map(cells -> Arguments.of(cells[0], cells[1].equals("declines"), cells[2]));
    }

    private static Stream<String> lines(String resource) throws IOException {
        try (InputStream in = Objects.requireNonNull(RefusalsTest.class.getResourceAsStream(resource))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().filter(line -> !line.startsWith("#"));
        }
    }

    @Test
    void aNumberOfThousandsOfPartsIsRead() {
        assertThat(Refusals.isRefusal("1,2,".repeat(10_000))).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The gym isn't covered here.",
                "Saunas are not mentioned here.",
                "Opening times aren't listed in here.",
                "The hotel page doesn't say.",
                "The pool's website text does not mention prices.",
                "You'd have to ask the hotel.",
                "For that you would need to contact the front desk.",
                "There's no info about that in what you gave me.",
                "Room rates are not part of this description.",
                "The price of a double room is missing from the text.",
                "The founder's name is absent from this document.",
                "I'm afraid that's not something the document addresses.",
                "There is nothing here on room prices.",
                "Not in here.",
                "Da müssten Sie beim Hotel nachfragen.",
                "Die Zimmerpreise sind nicht Teil dieses Textes.",
                "Il faudrait demander à l'hôtel.",
                "Les prix ne font pas partie de ce texte.",
                "Tendría que preguntar en el hotel.",
                "Los precios no forman parte de este texto.",
                "Harga kamar bukan bagian dari teks ini."
            })
    void otherWaysToDecline(String answer) {
        assertThat(Refusals.isRefusal("What does it cost?", answer)).as(answer).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Is skiing covered?|Skiing isn't covered here.",
                "Does the policy cover theft?|Theft is not covered here.",
                "Whom must I ask for a permit?|You would have to ask the warden.",
                "What is missing from the report?|The date is missing from the report.",
                "Is the annex part of the text?|The annex is not part of the text.",
                "What do I do first?|You have to ask the warden.",
                "What do I do first?|You'd have to ask permission.",
                "What does it cost?|Dogs are not allowed here.",
                "What does it cost?|The hotel page does not load.",
                "What does it cost?|Breakfast is not part of the price.",
                "Was kostet es?|Der Mieter müsste den Schlüssel abgeben.",
            })
    void anAnswerThatOnlySoundsLikeDecliningSaysSomething(String question, String answer) {
        assertThat(Refusals.isRefusal(question, answer)).as(answer).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Parking is not mentioned in the document.|parking",
                "The document gives no check-out time.|check-out time",
                "The text does not say who the director is.|who director",
                "Das Dokument erwähnt keine Strafe.|strafe",
            })
    void whatIsCalledMissingIsToldFromHowThatIsSaid(String answer, String missing) {
        assertThat(Refusals.untold(answer)).isEqualTo(missing);
    }
}
