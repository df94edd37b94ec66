package io.holdfast.core.evaluate;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Negations, exceptions and opposites of each supported language, proved without a model. */
class ReversalsTest {
    private static final Faithfulness WORDS =
            new Faithfulness(new ConfigLoader().load().config(), null, null);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            id | Toko buka pada hari Minggu.                         | Toko tidak buka pada hari Minggu.
            id | Dia adalah anggota tetap klub itu.                  | Dia bukan anggota tetap klub itu.
            id | Pesanan sudah dikirim ke alamat itu.                | Pesanan belum dikirim ke alamat itu.
            id | Matikan mesin sebelum membuka tutupnya.             | Jangan matikan mesin sebelum membuka tutupnya.
            id | Semua kamar boleh dipakai kecuali kamar nomor tiga. | Semua kamar boleh dipakai termasuk kamar nomor tiga.
            id | Anak boleh masuk dengan orang tua.                  | Anak boleh masuk tanpa orang tua.
            id | Hanya anggota yang boleh memesan lapangan.          | Semua orang boleh memesan lapangan.
            de | Der Laden ist am Sonntag geöffnet.                  | Der Laden ist am Sonntag nicht geöffnet.
            de | Hunde sind im Garten erlaubt.                       | Hunde sind im Garten nicht erlaubt.
            de | Es gibt eine Gebühr für die Anmeldung.              | Es gibt keine Gebühr für die Anmeldung.
            de | Alle Zimmer außer Zimmer drei sind frei.            | Alle Zimmer einschließlich Zimmer drei sind frei.
            de | Der Eintritt ist mit Ausweis möglich.               | Der Eintritt ist ohne Ausweis möglich.
            fr | Le magasin est ouvert le dimanche.                  | Le magasin n'est pas ouvert le dimanche.
            fr | Les chiens sont admis dans le jardin.               | Les chiens ne sont pas admis dans le jardin.
            fr | Toutes les chambres sont libres sauf la trois.      | Toutes les chambres sont libres, y compris la trois.
            fr | La carte est valable avec une photo.                | La carte est valable sans photo.
            fr | Le train ne circule que le lundi.                   | Le train circule tous les jours.
            fr | Il n'y a aucun frais de dossier.                    | Il y a des frais de dossier.
            es | La tienda está abierta el domingo.                  | La tienda no está abierta el domingo.
            es | Se admiten perros en el jardín.                     | No se admiten perros en el jardín.
            es | Todas las habitaciones están libres salvo la tres.  | Todas las habitaciones están libres, incluida la tres.
            es | La entrada es posible con carné.                    | La entrada es posible sin carné.
            es | No hay ningún gasto de gestión.                     | Hay gastos de gestión.
            es | El tren nunca circula los lunes.                    | El tren circula siempre los lunes.
            """)
    void sentenceThatSaysTheOppositeOfItsSourceFails(String language, String stated, String reversed) {
        assertThat(fails(stated, stated)).as(language).isFalse();
        assertThat(fails(stated, reversed)).as(language).isTrue();
        assertThat(fails(reversed, stated)).as(language).isTrue();
    }

    private static boolean fails(String source, String answer) {
        return WORDS.evaluate(Case.of("c", "", source), Answer.of(answer)).failure();
    }
}
