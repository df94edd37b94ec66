package io.holdfast.core.read;

import static io.holdfast.core.read.Reading.kinds;
import static io.holdfast.core.read.Reading.texts;
import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.read.TextUnit.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** E-mail: the sender says what is in the message. */
class MailTest {
    @Test
    void sentencesCarryTheSender() {
        String mail = """
                From: Ann Lee <ann@x.org>
                To: Ben <ben@x.org>
                Date: Tue, 5 Mar 2024 10:02
                Subject: Budget

                Hi Ben,

                the budget is 4,000 euros. Please confirm by Friday.
                """;
        assertThat(texts(mail))
                .containsExactly(
                        "From: Ann Lee <ann@x.org>",
                        "To: Ben <ben@x.org>",
                        "Date: Tue, 5 Mar 2024 10:02",
                        "Subject: Budget",
                        "Ann Lee: Hi Ben,",
                        "Ann Lee: the budget is 4,000 euros.",
                        "Ann Lee: Please confirm by Friday.");
        assertThat(kinds(mail)).startsWith(Kind.FIELD).endsWith(Kind.TURN);
    }

    @Test
    void theNextMessageOfAThreadHasItsOwnSender() {
        String thread = """
                From: Ann Lee
                Sent: Monday
                To: Ben
                Subject: Re: Offer

                I can offer 500 euros.

                -----Original Message-----
                From: Ben Ray
                Sent: Sunday
                To: Ann Lee
                Subject: Offer

                My price is 600 euros.
                """;
        assertThat(texts(thread)).contains("Ann Lee: I can offer 500 euros.", "Ben Ray: My price is 600 euros.");
    }

    @Test
    void aQuotedMessageIsSaidByWhoWroteIt() {
        String reply = """
                Confirmed.

                On Tue, Mar 5, 2024 at 10:02 AM Ann Lee <ann@x.org> wrote:
                > the budget is 4,000 euros. Please
                > confirm by Friday.

                Best regards from Oslo.
                """;
        assertThat(texts(reply))
                .containsExactly(
                        "Confirmed.",
                        "On Tue, Mar 5, 2024 at 10:02 AM Ann Lee <ann@x.org> wrote:",
                        "Ann Lee: the budget is 4,000 euros.",
                        "Ann Lee: Please confirm by Friday.",
                        "Best regards from Oslo.");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "On Tue, Mar 5, 2024 at 10:02 AM Ann Lee <ann@x.org> wrote:|Ann Lee",
                "On 5 March 2024, Ben Ray wrote:|Ben Ray",
                "> On 2024-03-05 10:02, Ann wrote:|Ann",
                "On Tuesday everyone wrote:|''",
                "She wrote:|''"
            })
    void whoWroteAQuotedMessage(String line, String name) {
        assertThat(Mail.quoted(line)).isEqualTo(name);
    }

    @Test
    void aFieldCalledFromIsNoMail() {
        assertThat(kinds("From: Oslo\nVia: Bergen\nPrice: 50 €\n\nThe train leaves at nine."))
                .endsWith(Kind.PROSE);
    }
}
