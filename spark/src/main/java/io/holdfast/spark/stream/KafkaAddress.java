package io.holdfast.spark.stream;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.io.Serializable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Topics of a Kafka cluster, written {@code kafka://HOST:PORT[,HOST:PORT]/TOPIC[,TOPIC]}. */
public record KafkaAddress(String servers, String topics) implements Serializable {
    public static final String SCHEME = "kafka://";
    private static final Pattern SHAPE = Pattern.compile("kafka://([^/,]+:\\d+(?:,[^/,]+:\\d+)*)/([\\w.,-]+)");

    public static boolean is(String address) {
        return address.startsWith(SCHEME);
    }

    public static KafkaAddress parse(String address) {
        Matcher matcher = SHAPE.matcher(address);
        if (!matcher.matches()) {
            throw new HoldfastException(
                    ErrorCode.BAD_INPUT,
                    address
                            + " is no Kafka address; write kafka://HOST:PORT/TOPIC, such as kafka://localhost:9092/answers");
        }
        return new KafkaAddress(matcher.group(1), matcher.group(2));
    }

    /** The same for an address that is written to, which takes one topic. */
    public static KafkaAddress parseOne(String address) {
        KafkaAddress parsed = parse(address);
        if (parsed.topics().contains(",")) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, address + " names several topics; output takes one");
        }
        return parsed;
    }
}
