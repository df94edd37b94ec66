package io.holdfast.adapters.adk;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.adk.agents.CallbackContext;
import com.google.adk.agents.InvocationContext;
import com.google.adk.agents.LlmAgent;
import com.google.adk.events.Event;
import com.google.adk.events.EventActions;
import com.google.adk.models.LlmResponse;
import com.google.adk.sessions.InMemorySessionService;
import com.google.adk.sessions.Session;
import com.google.genai.types.Content;
import com.google.genai.types.FunctionCall;
import com.google.genai.types.FunctionResponse;
import com.google.genai.types.Part;
import io.holdfast.adapters.GroundingCheck;
import io.holdfast.core.config.ConfigLoader;
import io.holdfast.models.Scorers;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GroundingCallbackTest {
    private static final String INSTEAD = "I cannot tell from what I found.";
    private static final GroundingCallback CALLBACK = new GroundingCallback(
            GroundingCheck.of(Scorers.withoutModels(ConfigLoader.defaults()).faithfulness()), INSTEAD);
    private static final Map<String, Object> TIMETABLE = Map.of("result", "The ferry leaves at ten.");
    private static final Map<String, Object> FIELDS = Map.of("harbour", "Oban", "notice", "The ferry leaves at ten.");

    @Test
    void answerThatToolsSupportIsLeftAlone() {
        assertThat(CALLBACK.call(context(TIMETABLE), said("The ferry leaves at ten.")))
                .isEmpty();
    }

    @Test
    void fieldsOfAResultAreReadByTheModels() {
        GroundingCallback standard = new GroundingCallback(GroundingCheck.standard(), INSTEAD);
        assertThat(standard.call(context(FIELDS), said("The ferry leaves at ten.")))
                .isEmpty();
    }

    @Test
    void answerThatToolsContradictIsReplaced() {
        assertThat(CALLBACK.call(context(TIMETABLE), said("The ferry leaves at nine.")))
                .hasValueSatisfying(replaced ->
                        assertThat(replaced.content().orElseThrow().text()).isEqualTo(INSTEAD));
    }

    @Test
    void resultOfSeveralFieldsIsEvidenceToo() {
        assertThat(CALLBACK.call(context(FIELDS), said("The ferry leaves at nine.")))
                .isPresent();
    }

    @Test
    void whatIsNoWholeAnswerPasses() {
        LlmResponse wrong = said("The ferry leaves at nine.");
        assertThat(CALLBACK.call(context(null), wrong)).isEmpty();
        assertThat(CALLBACK.call(
                        context(TIMETABLE), wrong.toBuilder().partial(true).build()))
                .isEmpty();
        LlmResponse calling = response(
                Part.builder().text("The ferry leaves at nine.").build(),
                Part.builder()
                        .functionCall(FunctionCall.builder().name("timetable").build())
                        .build());
        assertThat(CALLBACK.call(context(TIMETABLE), calling)).isEmpty();
    }

    /** A session in which the user asked and, unless null, a tool returned something. */
    private static CallbackContext context(Map<String, Object> returned) {
        Content asked =
                content(Part.builder().text("When does the ferry leave?").build());
        List<Event> events = new ArrayList<>();
        events.add(Event.builder().id("e1").author("user").content(asked).build());
        if (returned != null) {
            FunctionResponse response = FunctionResponse.builder()
                    .name("timetable")
                    .id("c1")
                    .response(returned)
                    .build();
            events.add(Event.builder()
                    .id("e2")
                    .author("agent")
                    .content(content(Part.builder().functionResponse(response).build()))
                    .build());
        }
        Session session = Session.builder("s1")
                .appName("harbour")
                .userId("u1")
                .events(events)
                .build();
        InvocationContext invocation = InvocationContext.builder()
                .invocationId("i1")
                .agent(LlmAgent.builder()
                        .name("harbour")
                        .afterModelCallbackSync(CALLBACK)
                        .build())
                .sessionService(new InMemorySessionService())
                .session(session)
                .userContent(asked)
                .build();
        return new CallbackContext(invocation, EventActions.builder().build());
    }

    private static LlmResponse said(String text) {
        return response(Part.builder().text(text).build());
    }

    private static LlmResponse response(Part... parts) {
        return LlmResponse.builder().content(content(parts)).build();
    }

    private static Content content(Part... parts) {
        return Content.builder().parts(List.of(parts)).build();
    }
}
