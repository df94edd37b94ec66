package io.holdfast.example.springai;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.example.springai.BakeryApplication.Bakery;
import io.holdfast.example.springai.BakeryApplication.Reply;
import org.junit.jupiter.api.Test;
import org.springframework.ai.evaluation.EvaluationRequest;
import org.springframework.ai.evaluation.EvaluationResponse;
import org.springframework.ai.evaluation.Evaluator;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;

/** The starter gives the test an evaluator; no model server, no key. */
@SpringBootTest(classes = BakeryApplication.class)
class BakeryApplicationTest {
    @Autowired
    private Bakery bakery;

    @Autowired
    private Evaluator grounding;

    @Test
    void weightComesFromTheRecipe() {
        EvaluationResponse response = evaluate("What does the rye loaf weigh?");
        assertThat(response.isPass()).as(response.getFeedback()).isTrue();
    }

    @Test
    void inventedIngredientIsFound() {
        EvaluationResponse response = evaluate("What is in the rye loaf?");
        assertThat(response.isPass()).isFalse();
        assertThat(response.getFeedback()).contains("walnuts", "document \"rye\"");
    }

    private EvaluationResponse evaluate(String question) {
        Reply reply = bakery.ask(question);
        return grounding.evaluate(new EvaluationRequest(question, reply.documents(), reply.text()));
    }
}
