package io.holdfast.core.conversation;

import io.holdfast.core.config.section.ConversationSettings;
import io.holdfast.core.config.section.ConversationSettings.Price;
import io.holdfast.core.conversation.turn.LogTimes;
import io.holdfast.core.model.Answer;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What models cost, from a file of {@code family,from,input,output,tokens,currency}: a family's price holds from a day
 * until its next row. A model belongs to the family it is named after, its provider and the date or stage at its end
 * left aside ({@code openai/gpt-4o-mini-2024-07-18}); a name of its own in the file goes first. Prices of the
 * configuration go before the file. A model that is in neither has no cost.
 */
final class PriceList {
    private static final int COLUMNS = 6;
    private static final String HEADER = "family,from,input,output,tokens,currency";
    private static final String PROVIDER = "^(?:[a-z0-9_.-]+[:/])+";
    private static final String VERSION =
            "(?:[-@:](?:\\d{4}-\\d{2}-\\d{2}|\\d{8}|\\d{6}|\\d{4}|v\\d+(?::\\d+)?|latest|preview|exp|experimental|stable|\\d{3}))+$";

    private final Map<String, Price> own;
    private final String fallback;
    private final Map<String, List<Row>> rows = new HashMap<>();

    private record Row(LocalDate from, Price price) {}

    private PriceList(ConversationSettings settings) {
        this.own = settings.prices();
        this.fallback = settings.model();
    }

    static PriceList of(ConversationSettings settings) {
        PriceList prices = new PriceList(settings);
        String file = settings.priceFile();
        try {
            if (file.isEmpty()) {
                try (InputStream in = PriceList.class.getResourceAsStream("prices.csv")) {
                    if (in == null) {
                        throw new IllegalStateException("the bundled prices are missing");
                    }
                    prices.read("prices.csv", new String(in.readAllBytes(), StandardCharsets.UTF_8));
                }
            } else {
                prices.read(file, Files.readString(Path.of(file)));
            }
        } catch (IOException e) {
            throw new HoldfastException(
                    ErrorCode.BAD_CONFIG,
                    "cannot read the price file " + file + " (conversation.price_file): " + e.getMessage(),
                    e);
        }
        return prices;
    }

    private void read(String file, String text) {
        int line = 0;
        for (String row : text.lines().toList()) {
            line++;
            String cells = row.strip();
            if (!cells.isEmpty()
                    && !cells.startsWith("#")
                    && !cells.replace(" ", "").equals(HEADER)) {
                add(file, line, cells.split("\\s*,\\s*"));
            }
        }
        rows.values().forEach(list -> list.sort((a, b) -> a.from.compareTo(b.from)));
    }

    private void add(String file, int line, String[] cells) {
        try {
            if (cells.length != COLUMNS) {
                throw new IllegalArgumentException("it has " + cells.length + " columns");
            }
            Price price = new Price(
                    Double.parseDouble(cells[2]), Double.parseDouble(cells[3]), Integer.parseInt(cells[4]), cells[5]);
            rows.computeIfAbsent(cells[0].toLowerCase(Locale.ROOT), f -> new ArrayList<>())
                    .add(new Row(LocalDate.parse(cells[1]), price));
        } catch (DateTimeException | IllegalArgumentException | HoldfastException e) {
            throw new HoldfastException(
                    ErrorCode.BAD_CONFIG,
                    "price file " + file + ", line " + line + ": " + e.getMessage() + "; expected " + HEADER
                            + ", e.g. my-model,2025-01-31,0.4,1.2,1000000,USD",
                    e);
        }
    }

    /** @param said the turn whose day decides which price held; without a day the newest does */
    Measurement<Cost> cost(Answer.Usage tokens, @Nullable String model, @Nullable Turn said) {
        String name = model == null ? fallback : model;
        if (name.isBlank()) {
            return Measurement.none(
                    ErrorCode.NO_PRICE,
                    "the conversation names no model, so no cost; name it there (model) or set conversation.model");
        }
        LocalDate day = said == null
                ? null
                : LogTimes.read(said.createdAt())
                        .map(i -> i.atZone(ZoneOffset.UTC).toLocalDate())
                        .orElse(null);
        Price price = own.get(name);
        String family = name;
        if (price == null) {
            List<Row> listed = List.of();
            for (String candidate : names(name)) {
                if (listed.isEmpty()) {
                    family = candidate;
                    listed = rows.getOrDefault(candidate, List.of());
                    price = own.getOrDefault(candidate, price);
                }
            }
            if (price == null && listed.isEmpty()) {
                return Measurement.none(
                        ErrorCode.NO_PRICE,
                        "no price for the model " + name
                                + ", so no cost; put one into conversation.prices or into a conversation.price_file");
            }
            price = price == null ? at(listed, day) : price;
            if (price == null) {
                return Measurement.none(
                        ErrorCode.NO_PRICE,
                        "no price for the model " + name + " on " + day
                                + ", so no cost; the first known one holds from " + listed.get(0).from);
            }
        }
        BigDecimal amount = BigDecimal.valueOf(price.input())
                .multiply(BigDecimal.valueOf(tokens.inputTokens()))
                .add(BigDecimal.valueOf(price.output()).multiply(BigDecimal.valueOf(tokens.outputTokens())))
                .divide(BigDecimal.valueOf(price.tokens()));
        return Measurement.of(new Cost(amount, price.currency(), name, family, model == null));
    }

    /** The name as it is, without its provider, and without version and stage. */
    private static List<String> names(String model) {
        String lower = model.strip().toLowerCase(Locale.ROOT);
        String bare = lower.replaceFirst(PROVIDER, "");
        return List.of(lower, bare, bare.replaceFirst(VERSION, ""));
    }

    private static @Nullable Price at(List<Row> listed, @Nullable LocalDate day) {
        Price price = null;
        for (Row row : listed) {
            if (day == null || !row.from.isAfter(day)) {
                price = row.price;
            }
        }
        return price;
    }
}
