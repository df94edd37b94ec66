package io.holdfast.core.fact.number;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.core.fact.Facts;
import io.holdfast.core.fact.shared.Relation;
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
                "1000 ns|1 µs|EQUAL",
                "1000 microseconds|1 ms|EQUAL",
                "1000 ms|1 s|EQUAL",
                "60 seconds|1 minute|EQUAL",
                "60 min|1 hour|EQUAL",
                "24 hours|1 day|EQUAL",
                "7 days|1 week|EQUAL",
                "2 weeks|14 days|EQUAL",
                "12 months|1 year|EQUAL",
                "10 years|1 decade|EQUAL",
                "100 years|1 century|EQUAL",
                "2 jam|120 menit|EQUAL",
                "1 pekan|7 hari|EQUAL",
                "1000 nm|1 µm|EQUAL",
                "1000 micrometres|1 mm|EQUAL",
                "10 mm|1 cm|EQUAL",
                "100 cm|1 m|EQUAL",
                "1000 metres|1 km|EQUAL",
                "12 inches|1 foot|EQUAL",
                "3 feet|1 yard|EQUAL",
                "1760 yards|1 mile|EQUAL",
                "1 inch|2.54 cm|EQUAL",
                "1 mile|1609.344 m|EQUAL",
                "1 nautical mile|1852 m|EQUAL",
                "10000 m²|1 hectare|EQUAL",
                "1 km²|100 hectares|EQUAL",
                "10000 cm²|1 m²|EQUAL",
                "1 acre|4046.8564224 m²|EQUAL",
                "1 square mile|640 acres|EQUAL",
                "1000 ml|1 litre|EQUAL",
                "100 cl|1 l|EQUAL",
                "1000 litres|1 m³|EQUAL",
                "1000 cm³|1 litre|EQUAL",
                "4 quarts|1 gallon|EQUAL",
                "2 pints|1 quart|EQUAL",
                "16 cups|1 gallon|EQUAL",
                "16 tablespoons|1 cup|EQUAL",
                "3 teaspoons|1 tablespoon|EQUAL",
                "1000 µg|1 mg|EQUAL",
                "1000 mg|1 g|EQUAL",
                "1000 grams|1 kg|EQUAL",
                "1000 kg|1 tonne|EQUAL",
                "16 ounces|1 pound|EQUAL",
                "1 lb|453.59237 g|EQUAL",
                "8 bits|1 byte|EQUAL",
                "1000 kbit|1 Mbit|EQUAL",
                "8 Mbit|1 MB|EQUAL",
                "1000 kB|1 MB|EQUAL",
                "1000 MB|1 GB|EQUAL",
                "1000 GB|1 TB|EQUAL",
                "1000 TB|1 PB|EQUAL",
                "1024 bytes|1 KiB|EQUAL",
                "1024 KiB|1 MiB|EQUAL",
                "1024 MiB|1 GiB|EQUAL",
                "1024 GiB|1 TiB|EQUAL",
                "0 °C|273.15 K|EQUAL",
                "100 °C|212 °F|EQUAL",
                "-40 °C|-40 °F|EQUAL",
                "37 degrees Celsius|98.6 degrees Fahrenheit|EQUAL",
                "1000 Hz|1 kHz|EQUAL",
                "1000 kHz|1 MHz|EQUAL",
                "1000 MHz|1 GHz|EQUAL",
                "1000 J|1 kJ|EQUAL",
                "4.184 kJ|1 kcal|EQUAL",
                "1000 calories|1000 kcal|EQUAL",
                "3600 kJ|1 kWh|EQUAL",
                "1000 Wh|1 kWh|EQUAL",
                "1000 kWh|1 MWh|EQUAL",
                "1000 mW|1 W|EQUAL",
                "1000 W|1 kW|EQUAL",
                "1000 kW|1 MW|EQUAL",
                "1000 MW|1 GW|EQUAL",
                "1000 V|1 kV|EQUAL",
                "1000 mA|1 ampere|EQUAL",
                "1000 Pa|1 kPa|EQUAL",
                "100 kPa|1 bar|EQUAL",
                "1 psi|6894.757293168 Pa|EQUAL",
                "100 cents|1 dollar|EQUAL",
                "5 USD|$5|EQUAL",
                "5 euros|€5|EQUAL",
                "5 pounds sterling|£5|EQUAL",
                "5 yen|¥5|EQUAL",
                "5 rupees|₹5|EQUAL",
                "Rp5.000|5000 rupiah|EQUAL",
                "50 %|500 ‰|EQUAL",
                "100 basis points|1 percentage point|EQUAL",
                "60 mph|60 miles per hour|EQUAL",
                "36 km/h|10 m/s|EQUAL",
                "10 knots|10 nautical miles per hour|EQUAL",
                "8 Mbps|1 MB/s|EQUAL",
                "60 km/h|1 km per minute|EQUAL",
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
                "5 kg|5 km|DIFFERENT_UNIT",
                "5 USD|5 EUR|DIFFERENT_UNIT",
                "5 %|5 pp|DIFFERENT_UNIT",
                "5 m|5 m²|DIFFERENT_UNIT",
                "5 litres|5 kg|DIFFERENT_UNIT",
                "5 players|5 coaches|DIFFERENT_UNIT",
                "5 km/h|5 km|DIFFERENT_UNIT",
                "5 MB|5 Mb|DIFFERENT_VALUE",
                "5 mW|5 MW|DIFFERENT_VALUE",
                "5 mg|5 g|DIFFERENT_VALUE",
                "1 month|30 days|COMPATIBLE",
                "1 year|365 days|COMPATIBLE",
            })
    void otherUnitsOrValues(String claim, String source, Relation expected) {
        assertThat(Facts.only(claim).compare(Facts.only(source), Facts.TOLERANCE))
                .isEqualTo(expected);
    }
}
