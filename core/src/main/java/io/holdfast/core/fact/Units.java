package io.holdfast.core.fact;

import java.math.BigDecimal;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The units we know. Words are matched in any case, symbols as written ({@code MB} is not {@code Mb}).
 * A line of the table: canonical name, dimension, factor[, offset]; then words; then symbols; then symbols that
 * count only when glued to the numeral ("5in", "20d"), because alone they are other words.
 */
final class Units {
    private static final String TABLE = """
            % PERCENT 1 | percent, per cent, persen, pct, prosen | % |
            ‰ PERCENT 0.1 | per mille, permille | ‰ |
            pp PERCENTAGE_POINT 1 | percentage point, percentage points, percent point, percent points, poin persen, poin persentase | pp |
            bp PERCENTAGE_POINT 0.01 | basis point, basis points | bps |
            times MULTIPLE 1 | times, time, fold, kali, kali lipat | × | x
            ns TIME 0.000000001 | nanosecond, nanoseconds, nanodetik | ns |
            us TIME 0.000001 | microsecond, microseconds, mikrodetik | µs, μs | us
            ms TIME 0.001 | millisecond, milliseconds, millis, msec, msecs, milidetik | ms |
            s TIME 1 | second, seconds, sec, secs, detik | s |
            min TIME 60 | minute, minutes, min, mins, menit | min |
            h TIME 3600 | hour, hours, hr, hrs, jam | h |
            day TIME 86400 | day, days, hari | | d
            week TIME 604800 | week, weeks, wk, wks, minggu, pekan | | w
            month TIME 2629746 | month, months, bulan | | mo
            year TIME 31556952 | year, years, yr, yrs, tahun | | y
            decade TIME 315569520 | decade, decades, dekade, dasawarsa | |
            century TIME 3155695200 | century, centuries, abad | |
            nm LENGTH 0.000000001 | nanometre, nanometres, nanometer, nanometers | nm |
            um LENGTH 0.000001 | micrometre, micrometres, micrometer, micrometers, micron, microns | µm, μm | um
            mm LENGTH 0.001 | millimetre, millimetres, millimeter, millimeters, milimeter | mm |
            cm LENGTH 0.01 | centimetre, centimetres, centimeter, centimeters, sentimeter | cm |
            m LENGTH 1 | metre, metres, meter, meters | m |
            km LENGTH 1000 | kilometre, kilometres, kilometer, kilometers, kms | km |
            inch LENGTH 0.0254 | inch, inches, inci | ″ | in
            ft LENGTH 0.3048 | foot, feet, ft | ft, ′ |
            yd LENGTH 0.9144 | yard, yards, yd, yds | yd |
            mi LENGTH 1609.344 | mile, miles | mi |
            nmi LENGTH 1852 | nautical mile, nautical miles | nmi |
            ly LENGTH 9460730472580800 | light year, light years, light - year, light - years, tahun cahaya | ly |
            m² AREA 1 | square metre, square metres, square meter, square meters, sq m, meter persegi | m², m2, sqm |
            cm² AREA 0.0001 | square centimetre, square centimetres, square centimeter, square centimeters | cm², cm2 |
            km² AREA 1000000 | square kilometre, square kilometres, square kilometer, square kilometers, sq km, kilometer persegi | km², km2 |
            ft² AREA 0.09290304 | square foot, square feet, sq ft, sq / ft, sq . ft | ft², ft2, sqft |
            mi² AREA 2589988.110336 | square mile, square miles, sq mi | mi² |
            ha AREA 10000 | hectare, hectares, hektar, hektare | ha |
            acre AREA 4046.8564224 | acre, acres | |
            ml VOLUME 0.001 | millilitre, millilitres, milliliter, milliliters, mililiter | ml, mL |
            cl VOLUME 0.01 | centilitre, centilitres, centiliter, centiliters | cl, cL |
            l VOLUME 1 | litre, litres, liter, liters | l, L |
            m³ VOLUME 1000 | cubic metre, cubic metres, cubic meter, cubic meters, meter kubik | m³, m3 |
            cm³ VOLUME 0.001 | cubic centimetre, cubic centimetres, cubic centimeter, cubic centimeters, cc | cm³, cm3 |
            km³ VOLUME 1000000000000 | cubic kilometre, cubic kilometres, cubic kilometer, cubic kilometers | km³ |
            ft³ VOLUME 28.316846592 | cubic foot, cubic feet | ft³ |
            gal VOLUME 3.785411784 | gallon, gallons | gal |
            qt VOLUME 0.946352946 | quart, quarts | qt |
            cup VOLUME 0.2365882365 | cup, cups | |
            tbsp VOLUME 0.01478676478125 | tablespoon, tablespoons, tbsp, tbsps, tbs | |
            tsp VOLUME 0.00492892159375 | teaspoon, teaspoons, tsp, tsps | |
            pt VOLUME 0.473176473 | pint, pints | |
            ug MASS 0.000001 | microgram, micrograms, mikrogram | µg, μg, mcg |
            mg MASS 0.001 | milligram, milligrams, miligram | mg |
            g MASS 1 | gram, grams, gramme, grammes | g |
            kg MASS 1000 | kilogram, kilograms, kilo, kilos, kgs | kg |
            t MASS 1000000 | tonne, tonnes, metric ton, metric tons, ton, tons | t |
            oz MASS 28.349523125 | ounce, ounces, oz | oz |
            lb MASS 453.59237 | pound, pounds, lb, lbs, pon | lb, lbs |
            bit DATA 0.125 | bit, bits | bit | b
            kbit DATA 125 | kilobit, kilobits, kbit | kbit |
            Mbit DATA 125000 | megabit, megabits, mbit | Mbit, Mb |
            Gbit DATA 125000000 | gigabit, gigabits, gbit | Gbit, Gb |
            B DATA 1 | byte, bytes, bita | B |
            kB DATA 1000 | kilobyte, kilobytes | kB, KB, kb, Kb |
            MB DATA 1000000 | megabyte, megabytes | MB |
            GB DATA 1000000000 | gigabyte, gigabytes | GB |
            TB DATA 1000000000000 | terabyte, terabytes | TB |
            PB DATA 1000000000000000 | petabyte, petabytes | PB |
            KiB DATA 1024 | kibibyte, kibibytes | KiB |
            MiB DATA 1048576 | mebibyte, mebibytes | MiB |
            GiB DATA 1073741824 | gibibyte, gibibytes | GiB |
            TiB DATA 1099511627776 | tebibyte, tebibytes | TiB |
            K TEMPERATURE 1 | kelvin, kelvins | K |
            °C TEMPERATURE 1 273.15 | degrees celsius, degree celsius, degrees centigrade, celsius, derajat celsius, degrees c | °C, º C, ° C, ºC, ℃, C |
            °F TEMPERATURE 0.5555555555555555555555555555555556 255.3722222222222222222222222222222222 | degrees fahrenheit, degree fahrenheit, fahrenheit, derajat fahrenheit, degrees f | °F, º F, ° F, ℉, F |
            ° ANGLE 1 | degree, degrees, derajat | °, º |
            Hz FREQUENCY 1 | hertz | Hz |
            kHz FREQUENCY 1000 | kilohertz | kHz |
            MHz FREQUENCY 1000000 | megahertz | MHz |
            GHz FREQUENCY 1000000000 | gigahertz | GHz |
            J ENERGY 1 | joule, joules | J |
            kJ ENERGY 1000 | kilojoule, kilojoules | kJ |
            cal ENERGY 4.184 | calorie | cal |
            kcal ENERGY 4184 | kilocalorie, kilocalories, kkal, calories, kalori | kcal |
            Wh ENERGY 3600 | watt hour, watt hours, watt - hours | Wh |
            kWh ENERGY 3600000 | kilowatt hour, kilowatt hours, kilowatt - hour, kilowatt - hours | kWh |
            MWh ENERGY 3600000000 | megawatt hour, megawatt hours, megawatt - hours | MWh |
            mW POWER 0.001 | milliwatt, milliwatts | mW |
            W POWER 1 | watt, watts | W |
            kW POWER 1000 | kilowatt, kilowatts | kW |
            MW POWER 1000000 | megawatt, megawatts | MW |
            GW POWER 1000000000 | gigawatt, gigawatts | GW |
            hp POWER 745.699872 | horsepower | hp |
            V VOLTAGE 1 | volt, volts | V |
            kV VOLTAGE 1000 | kilovolt, kilovolts | kV |
            mA CURRENT 0.001 | milliampere, milliamperes, milliamps | mA, mAh |
            A CURRENT 1 | ampere, amperes, amp, amps | | A
            Pa PRESSURE 1 | pascal, pascals | Pa |
            kPa PRESSURE 1000 | kilopascal, kilopascals | kPa |
            bar PRESSURE 100000 | | bar |
            psi PRESSURE 6894.757293168 | | psi |
            USD CURRENCY 1 | dollar, dollars, usd, us dollar, us dollars, u . s . dollars, dolar, dolar as | $, US$ |
            ¢ CURRENCY 0.01 | cent, cents, sen | ¢ |
            EUR CURRENCY 1 | euro, euros, eur | € |
            GBP CURRENCY 1 | gbp, pounds sterling, pound sterling, british pounds, poundsterling | £ |
            JPY CURRENCY 1 | yen, jpy | ¥ |
            CNY CURRENCY 1 | yuan, cny, renminbi, rmb | |
            INR CURRENCY 1 | rupee, rupees, inr | ₹ |
            KRW CURRENCY 1 | krw | ₩ |
            RUB CURRENCY 1 | rouble, roubles, ruble, rubles, rub | ₽ |
            IDR CURRENCY 1 | rupiah, idr, rp | |
            AUD CURRENCY 1 | aud, australian dollars | A$ |
            CAD CURRENCY 1 | cad, canadian dollars | C$ |
            SGD CURRENCY 1 | sgd, singapore dollars, dolar singapura | S$ |
            HKD CURRENCY 1 | hkd | HK$ |
            NZD CURRENCY 1 | nzd | NZ$ |
            MYR CURRENCY 1 | ringgit, myr, rm | |
            CHF CURRENCY 1 | chf, swiss francs, francs | |
            BTC CURRENCY 1 | btc, bitcoin, bitcoins | ₿ |
            """;
    private static final Map<String, Unit> WORDS = new HashMap<>();
    private static final Map<String, Unit> SYMBOLS = new HashMap<>();
    private static final Map<String, Unit> GLUED = new HashMap<>();
    /** By first token of a unit's wording: the most tokens such a wording has. */
    private static final Map<String, Integer> LENGTHS = new HashMap<>();

    static {
        for (String line : TABLE.lines().toList()) {
            String[] parts = line.split("\\|", -1);
            String[] head = parts[0].strip().split(" ");
            Unit unit = new Unit(
                    head[0].equals("¢") ? "USD" : head[0],
                    Dimension.valueOf(head[1]),
                    new BigDecimal(head[2]),
                    head.length > 3 ? new BigDecimal(head[3]) : BigDecimal.ZERO,
                    null);
            put(WORDS, parts[1], unit);
            put(SYMBOLS, parts[2], unit);
            put(GLUED, parts[3], unit);
        }
        speed("mi", "h", "mph");
        speed("km", "h", "kph", "kmh", "kmph");
        speed("nmi", "h", "knot", "knots", "kn");
        speed("kbit", "s", "kbps", "Kbps");
        speed("Mbit", "s", "Mbps", "mbps");
        speed("Gbit", "s", "Gbps", "gbps");
        for (Map<String, Unit> map : List.of(WORDS, SYMBOLS, GLUED)) {
            for (String wording : map.keySet()) {
                Tokens tokens = Tokens.of(wording);
                LENGTHS.merge(tokens.at(0).lower(), tokens.size(), Math::max);
            }
        }
    }

    private Units() {}

    private static void put(Map<String, Unit> into, String names, Unit unit) {
        for (String name : names.split(",")) {
            if (!name.isBlank()) {
                into.put(name.strip(), unit);
            }
        }
    }

    private static void speed(String unit, String per, String... names) {
        for (String name : names) {
            WORDS.put(name.toLowerCase(Locale.ROOT), named(unit).per(named(per)));
        }
    }

    private static Unit named(String name) {
        for (Map<String, Unit> map : List.of(SYMBOLS, WORDS)) {
            Unit unit = map.get(name);
            if (unit != null) {
                return unit;
            }
        }
        throw new IllegalStateException("no unit " + name);
    }

    static Unit percent() {
        return named("%");
    }

    /** The most tokens a unit that begins with this token can have; 0 when none does. */
    static int longestFrom(String firstToken) {
        return LENGTHS.getOrDefault(firstToken, 0);
    }

    static @Nullable Unit word(String lower) {
        return WORDS.get(lower);
    }

    static @Nullable Unit symbol(String text) {
        return SYMBOLS.get(text);
    }

    static @Nullable Unit glued(String text) {
        return GLUED.get(text);
    }
}
