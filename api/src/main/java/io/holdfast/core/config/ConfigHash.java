package io.holdfast.core.config;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.TreeMap;

/** A short name of a configuration: equal values give equal hashes, wherever they were set and in whatever order. */
public final class ConfigHash {
    private static final int HEX_DIGITS = 12;

    private ConfigHash() {}

    public static String of(Record settings) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256")
                    .digest(canonical(ConfigJson.tree(settings)).toString().getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest).substring(0, HEX_DIGITS);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    private static JsonNode canonical(JsonNode node) {
        if (!node.isObject()) {
            return node;
        }
        TreeMap<String, JsonNode> sorted = new TreeMap<>();
        node.properties().forEach(entry -> sorted.put(entry.getKey(), canonical(entry.getValue())));
        ObjectNode result = JsonNodeFactory.instance.objectNode();
        sorted.forEach(result::set);
        return result;
    }
}
