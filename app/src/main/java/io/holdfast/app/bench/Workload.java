package io.holdfast.app.bench;

import io.holdfast.core.model.Answer;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.random.RandomGenerator;

/**
 * The fixed workload of the throughput bench: a question, an answer of four sentences and five contexts of about 150
 * words. Of four answer sentences one is copied, one reworded, one has a wrong number and one is invented. Every case
 * has documents of its own, so nothing is warm the first time.
 */
public final class Workload {
    private static final List<String> DEVICES = List.of(
            "pump", "valve", "sensor", "router", "turbine", "printer", "boiler", "camera", "scanner", "drill", "crane");
    private static final List<String> PLACES = List.of(
            "north hall", "harbour", "cellar", "workshop", "roof", "archive", "yard", "laboratory", "depot", "foyer");
    private static final List<String> PEOPLE = List.of(
            "the night shift", "an outside engineer", "the fire brigade", "two trainees", "the tenant", "a surveyor");
    /** A fact, and the same fact in other words. */
    private static final List<List<String>> FACTS = List.of(
            List.of(
                    "The %1$s in the %2$s draws %3$d watts while it is running at full load.",
                    "At full load the %1$s of the %2$s has a power draw of %3$d watts."),
            List.of(
                    "Every %3$d days the filter of the %1$s in the %2$s has to be replaced by %4$s.",
                    "%4$s must change the filter of the %1$s in the %2$s every %3$d days."),
            List.of(
                    "When the %2$s was rebuilt, %4$s moved the %1$s about %3$d metres towards the gate.",
                    "The %1$s was moved some %3$d metres closer to the gate by %4$s during the rebuilding of the %2$s."),
            List.of(
                    "The warranty of the %1$s in the %2$s ended after %3$d months and was not renewed.",
                    "Nobody renewed the warranty of the %1$s in the %2$s, which ran out after %3$d months."),
            List.of(
                    "According to the log, the %1$s in the %2$s failed %3$d times before %4$s noticed it.",
                    "The log says that %4$s only noticed after the %1$s in the %2$s had failed %3$d times."));

    private static final String INVENTED = "The %1$s in the %2$s was a gift from a museum in Trieste to %4$s.";

    /** About this many words are in a sentence: 150 words take ten of them. */
    private static final int SENTENCES_A_CONTEXT = 10;

    private static final int CONTEXTS = 5;
    private static final int ANSWER_SENTENCES = 4;

    private final RandomGenerator random;
    private final int contexts;
    private final int sentences;

    /** @param contextFactor how many times the documents, and {@code answerFactor} the answer, are longer than usual */
    public Workload(RandomGenerator random, int contextFactor, int answerFactor) {
        this.random = random;
        this.contexts = CONTEXTS * contextFactor;
        this.sentences = ANSWER_SENTENCES * answerFactor;
    }

    /**
     * A case with the answer to score.
     *
     * @param later another answer over the same documents
     */
    public record Item(Case testCase, Answer answer, Answer later) {}

    public List<Item> items(int count) {
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            items.add(item(Integer.toString(i)));
        }
        return items;
    }

    private Item item(String id) {
        List<Fact> facts = new ArrayList<>();
        List<Document> documents = new ArrayList<>();
        for (int c = 0; c < contexts; c++) {
            StringBuilder text = new StringBuilder();
            for (int s = 0; s < SENTENCES_A_CONTEXT; s++) {
                Fact fact = fact();
                facts.add(fact);
                text.append(fact.plain()).append(' ');
            }
            documents.add(Document.of(Integer.toString(c), text.toString().strip()));
        }
        Case testCase = new Case(id, "What is known about the devices?", documents, null, null);
        return new Item(testCase, answer(facts), answer(facts));
    }

    private Answer answer(List<Fact> facts) {
        StringBuilder answer = new StringBuilder();
        for (int s = 0; s < sentences; s++) {
            Fact fact = facts.get(random.nextInt(facts.size()));
            answer.append(
                            switch (s % ANSWER_SENTENCES) {
                                case 0 -> fact.plain();
                                case 1 -> fact.reworded();
                                case 2 -> fact.wrong();
                                default -> fact.say(INVENTED);
                            })
                    .append(' ');
        }
        return Answer.of(answer.toString().strip());
    }

    private Fact fact() {
        return new Fact(
                FACTS.get(random.nextInt(FACTS.size())),
                DEVICES.get(random.nextInt(DEVICES.size())) + " " + (100 + random.nextInt(900)),
                PLACES.get(random.nextInt(PLACES.size())),
                3 + random.nextInt(900),
                PEOPLE.get(random.nextInt(PEOPLE.size())));
    }

    private record Fact(List<String> frames, String device, String place, int number, String person) {
        String plain() {
            return say(frames.get(0));
        }

        String reworded() {
            return say(frames.get(1));
        }

        String wrong() {
            return new Fact(frames, device, place, number + 7, person).plain();
        }

        String say(String frame) {
            String said = String.format(Locale.ROOT, frame, device, place, number, person);
            return said.substring(0, 1).toUpperCase(Locale.ROOT) + said.substring(1);
        }
    }
}
