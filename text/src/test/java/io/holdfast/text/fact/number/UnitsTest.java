package io.holdfast.text.fact.number;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.text.fact.Facts;
import io.holdfast.text.fact.shared.Relation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every unit against another one of its dimension. */
class UnitsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "1000 ns|1 µs|SUPPORTED",
                "1000 microseconds|1 ms|SUPPORTED",
                "1000 ms|1 s|SUPPORTED",
                "60 seconds|1 minute|SUPPORTED",
                "60 min|1 hour|SUPPORTED",
                "24 hours|1 day|SUPPORTED",
                "7 days|1 week|SUPPORTED",
                "2 weeks|14 days|SUPPORTED",
                "12 months|1 year|SUPPORTED",
                "10 years|1 decade|SUPPORTED",
                "100 years|1 century|SUPPORTED",
                "2 jam|120 menit|SUPPORTED",
                "1 pekan|7 hari|SUPPORTED",
                "1000 nm|1 µm|SUPPORTED",
                "1000 micrometres|1 mm|SUPPORTED",
                "10 mm|1 cm|SUPPORTED",
                "100 cm|1 m|SUPPORTED",
                "1000 metres|1 km|SUPPORTED",
                "12 inches|1 foot|SUPPORTED",
                "3 feet|1 yard|SUPPORTED",
                "1760 yards|1 mile|SUPPORTED",
                "1 inch|2.54 cm|SUPPORTED",
                "1 mile|1609.344 m|SUPPORTED",
                "1 nautical mile|1852 m|SUPPORTED",
                "10000 m²|1 hectare|SUPPORTED",
                "1 km²|100 hectares|SUPPORTED",
                "10000 cm²|1 m²|SUPPORTED",
                "1 acre|4046.8564224 m²|SUPPORTED",
                "1 square mile|640 acres|SUPPORTED",
                "1000 ml|1 litre|SUPPORTED",
                "100 cl|1 l|SUPPORTED",
                "1000 litres|1 m³|SUPPORTED",
                "1000 cm³|1 litre|SUPPORTED",
                "4 quarts|1 gallon|SUPPORTED",
                "2 pints|1 quart|SUPPORTED",
                "16 cups|1 gallon|SUPPORTED",
                "16 tablespoons|1 cup|SUPPORTED",
                "3 teaspoons|1 tablespoon|SUPPORTED",
                "1000 µg|1 mg|SUPPORTED",
                "1000 mg|1 g|SUPPORTED",
                "1000 grams|1 kg|SUPPORTED",
                "1000 kg|1 tonne|SUPPORTED",
                "16 ounces|1 pound|SUPPORTED",
                "1 lb|453.59237 g|SUPPORTED",
                "8 bits|1 byte|SUPPORTED",
                "1000 kbit|1 Mbit|SUPPORTED",
                "8 Mbit|1 MB|SUPPORTED",
                "1000 kB|1 MB|SUPPORTED",
                "1000 MB|1 GB|SUPPORTED",
                "1000 GB|1 TB|SUPPORTED",
                "1000 TB|1 PB|SUPPORTED",
                "1024 bytes|1 KiB|SUPPORTED",
                "1024 KiB|1 MiB|SUPPORTED",
                "1024 MiB|1 GiB|SUPPORTED",
                "1024 GiB|1 TiB|SUPPORTED",
                "0 °C|273.15 K|SUPPORTED",
                "100 °C|212 °F|SUPPORTED",
                "-40 °C|-40 °F|SUPPORTED",
                "37 degrees Celsius|98.6 degrees Fahrenheit|SUPPORTED",
                "1000 Hz|1 kHz|SUPPORTED",
                "1000 kHz|1 MHz|SUPPORTED",
                "1000 MHz|1 GHz|SUPPORTED",
                "1000 J|1 kJ|SUPPORTED",
                "4.184 kJ|1 kcal|SUPPORTED",
                "1000 calories|1000 kcal|SUPPORTED",
                "3600 kJ|1 kWh|SUPPORTED",
                "1000 Wh|1 kWh|SUPPORTED",
                "1000 kWh|1 MWh|SUPPORTED",
                "1000 mW|1 W|SUPPORTED",
                "1000 W|1 kW|SUPPORTED",
                "1000 kW|1 MW|SUPPORTED",
                "1000 MW|1 GW|SUPPORTED",
                "1000 V|1 kV|SUPPORTED",
                "1000 mA|1 ampere|SUPPORTED",
                "1000 Pa|1 kPa|SUPPORTED",
                "100 kPa|1 bar|SUPPORTED",
                "1 psi|6894.757293168 Pa|SUPPORTED",
                "100 cents|1 dollar|SUPPORTED",
                "5 USD|$5|SUPPORTED",
                "5 euros|€5|SUPPORTED",
                "5 pounds sterling|£5|SUPPORTED",
                "5 yen|¥5|SUPPORTED",
                "5 rupees|₹5|SUPPORTED",
                "Rp5.000|5000 rupiah|SUPPORTED",
                "50 %|500 ‰|SUPPORTED",
                "100 basis points|1 percentage point|SUPPORTED",
                "60 mph|60 miles per hour|SUPPORTED",
                "36 km/h|10 m/s|SUPPORTED",
                "10 knots|10 nautical miles per hour|SUPPORTED",
                "8 Mbps|1 MB/s|SUPPORTED",
                "60 km/h|1 km per minute|SUPPORTED",
            })
    void equalAmountsInOtherUnits(String claim, String source, Relation expected) {
        assertThat(Facts.only(claim).compare(Facts.only(source), Facts.TOLERANCE))
                .isEqualTo(expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '¤',
            nullValues = "-",
            emptyValue = "",
            value = {
                "5 kg|5 km|CONFLICTING",
                "5 USD|5 EUR|CONFLICTING",
                "5 %|5 pp|CONFLICTING",
                "5 m|5 m²|CONFLICTING",
                "5 litres|5 kg|CONFLICTING",
                "5 players|5 coaches|CONFLICTING",
                "5 km/h|5 km|CONFLICTING",
                "5 MB|5 Mb|CONFLICTING",
                "5 mW|5 MW|CONFLICTING",
                "5 mg|5 g|CONFLICTING",
                "1 month|30 days|SUPPORTED",
                "1 year|365 days|SUPPORTED",
            })
    void otherUnitsOrValues(String claim, String source, Relation expected) {
        assertThat(Facts.only(claim).compare(Facts.only(source), Facts.TOLERANCE))
                .isEqualTo(expected);
    }
}
