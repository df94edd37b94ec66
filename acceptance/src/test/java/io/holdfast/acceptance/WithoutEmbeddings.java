package io.holdfast.acceptance;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.model.Case;
import io.holdfast.core.model.Document;
import io.holdfast.junit.AnswerScorer;
import java.util.List;

/** What a project that has holdfast-junit and nothing else can do, and what it is told when it needs more. */
final class WithoutEmbeddings {
    private WithoutEmbeddings() {}

    public static void main(String[] arguments) {
        AnswerScorer scorer = AnswerScorer.of(ConfigLoader.defaults());
        System.out.println(scorer.limitation().orElse("no limitation"));
        System.out.println(scorer.modelIds());
        List<Document> documents = List.of(Document.of("0", "The mast rises thirty metres above the deck."));
        scorer.score(new Case("c", "How high is the mast?", documents, null, null), "The mast is 30 metres high.")
                .assertThat()
                .isFaithful();
        System.out.println("scored");
        scorer.score(
                new Case("d", "Who built the mast?", documents, "A yard in Rostock built it.", null),
                "I do not have information about who built the mast.");
    }
}
