package io.holdfast.core.judge;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.holdfast.core.judge.reply.word.Opinion;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** One verdict log as one line of JSON; the format carries its version. */
public final class VerdictLogJson {
    public static final String FORMAT = "holdfast-verdicts/1";

    private static final ObjectMapper JSON = new ObjectMapper();

    private VerdictLogJson() {}

    public static String write(VerdictLog log) {
        ObjectNode node = JSON.createObjectNode();
        node.put("format", FORMAT);
        node.put("case", log.caseId());
        ArrayNode statements = node.putArray("statements");
        log.statements().forEach(statements::add);
        ArrayNode cast = node.putArray("cast");
        log.cast().forEach(o -> cast.add(o.id()));
        places(node.putArray("first"), log.first());
        places(node.putArray("settled"), log.settled());
        node.put("refused", log.refused());
        return node.toString();
    }

    /** @param where shown in errors, e.g. {@code log.jsonl:3} */
    public static VerdictLog read(String line, String where) {
        try {
            JsonNode node = JSON.readTree(line);
            String format = node.path("format").asText();
            if (!format.equals(FORMAT)) {
                throw new HoldfastException(
                        ErrorCode.BAD_INPUT, where + ": format is '" + format + "'; this version reads " + FORMAT);
            }
            List<String> statements = new ArrayList<>();
            node.path("statements").forEach(s -> statements.add(s.asText()));
            List<Opinion> cast = new ArrayList<>();
            node.path("cast").forEach(o -> cast.add(opinion(o.asText(), where)));
            return new VerdictLog(
                    node.path("case").asText(),
                    statements,
                    cast,
                    places(node.path("first"), where),
                    places(node.path("settled"), where),
                    node.path("refused").asBoolean());
        } catch (JsonProcessingException e) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, where + ": not JSON: " + e.getOriginalMessage(), e);
        } catch (IllegalArgumentException e) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, where + ": " + e.getMessage(), e);
        }
    }

    private static void places(ArrayNode array, List<Optional<Opinion>> places) {
        places.forEach(p -> p.map(Opinion::id).ifPresentOrElse(array::add, array::addNull));
    }

    private static List<Optional<Opinion>> places(JsonNode array, String where) {
        List<Optional<Opinion>> places = new ArrayList<>();
        array.forEach(o -> places.add(o.isNull() ? Optional.empty() : Optional.of(opinion(o.asText(), where))));
        return places;
    }

    private static Opinion opinion(String id, String where) {
        for (Opinion opinion : Opinion.values()) {
            if (opinion.id().equals(id.toLowerCase(Locale.ROOT))) {
                return opinion;
            }
        }
        throw new HoldfastException(ErrorCode.BAD_INPUT, where + ": no such opinion: " + id + "; yes, no or dont_know");
    }
}
