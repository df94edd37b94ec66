package io.holdfast.spark.cluster;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Future;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** A topic of a broker, filled and read whole. */
record Topic(Broker broker, String name) {
    void send(List<String> messages) throws Exception {
        Map<String, Object> settings = Map.of("bootstrap.servers", broker.address());
        try (KafkaProducer<String, String> producer =
                new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer())) {
            List<Future<RecordMetadata>> sent = new ArrayList<>();
            messages.forEach(message -> sent.add(producer.send(new ProducerRecord<>(name, message))));
            for (Future<RecordMetadata> future : sent) {
                future.get();
            }
        }
    }

    /** Every message that is there now. */
    List<ConsumerRecord<String, String>> messages() {
        List<ConsumerRecord<String, String>> all = new ArrayList<>();
        try (KafkaConsumer<String, String> consumer = new KafkaConsumer<>(
                Map.of("bootstrap.servers", broker.address()), new StringDeserializer(), new StringDeserializer())) {
            List<TopicPartition> partitions = consumer.partitionsFor(name).stream()
                    .map(info -> new TopicPartition(name, info.partition()))
                    .toList();
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
            while (partitions.stream().anyMatch(p -> consumer.position(p) < ends.get(p))) {
                consumer.poll(Duration.ofSeconds(1)).forEach(all::add);
            }
        }
        return all;
    }

    static String header(ConsumerRecord<String, String> message, String key) {
        return new String(message.headers().lastHeader(key).value(), StandardCharsets.UTF_8);
    }
}
