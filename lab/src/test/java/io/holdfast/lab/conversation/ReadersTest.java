package io.holdfast.lab.conversation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.config.ConfigLoader;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.conversation.Conversation;
import io.holdfast.core.conversation.ConversationContext;
import io.holdfast.core.conversation.Role;
import io.holdfast.core.conversation.SourceChunk;
import io.holdfast.core.conversation.Turn;
import io.holdfast.core.model.HoldfastException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReadersTest {
    private static final InputSettings INPUT = ConfigLoader.defaults().input();

    @Test
    void rolesAreReadHoweverTheyAreWritten() {
        Conversation conversation = conversation("""
                {"chat_id": 5, "conversation_turns": [
                  {"turn": 1, "role": "AI/Chatbot", "message": "Hi"},
                  {"turn": 4, "role": "USER", "message": "Hello", "mood": "sunny"},
                  null,
                  {"turn": "9", "role": "Chatbot", "message": null, "created_at": 1788256800}
                ]}""");
        assertThat(conversation.id()).isEqualTo("5");
        assertThat(conversation.turns()).extracting(Turn::number).containsExactly("1", "4", "9");
        assertThat(conversation.turns())
                .extracting(Turn::role)
                .containsExactly(Role.ASSISTANT, Role.USER, Role.ASSISTANT);
        assertThat(conversation.turns().get(2).text()).isEmpty();
        assertThat(conversation.turns().get(2).createdAt()).isEqualTo("1788256800");
    }

    @Test
    void aBareOpenAiListIsAConversation() {
        Conversation conversation = conversation("""
                [{"role": "system", "content": "Be brief."},
                 {"role": "user", "content": [{"type": "text", "text": "A"}, {"type": "image_url"}, {"type": "text", "text": "B"}]},
                 {"role": "tool", "content": "found"},
                 {"role": "assistant", "content": "C"}]""");
        assertThat(conversation.turns())
                .extracting(Turn::role)
                .containsExactly(Role.SYSTEM, Role.USER, Role.TOOL, Role.ASSISTANT);
        assertThat(conversation.turns().get(1).text()).isEqualTo("A\nB");
        assertThat(conversation.id()).isEqualTo("talk.json");
    }

    @Test
    void aSenderWithoutARoleIsKnownByTheUserId() {
        Conversation conversation = conversation("""
                {"user_id": 12, "turns": [{"sender_id": "12", "message": "x"}, {"sender_id": 1, "message": "y"}]}""");
        assertThat(conversation.turns()).extracting(Turn::role).containsExactly(Role.USER, Role.ASSISTANT);
    }

    @Test
    void byteOrderMarkCommentsAndTrailingCommasAreHarmless() {
        assertThat(conversation("\uFEFF{\"messages\": [ // exported\n {\"role\": \"user\", \"content\": \"x\",},]}")
                        .turns())
                .hasSize(1);
    }

    @Test
    void aRoleNobodyKnowsIsNamedWithFileAndTurn() {
        assertThatThrownBy(() -> conversation("[{\"role\": \"user\", \"content\": \"x\"}, {\"role\": \"wizard\"}]"))
                .isInstanceOf(HoldfastException.class)
                .hasMessage("talk.json turn 2: field \"role\" is \"wizard\"; it must be User or AI/Chatbot, or user,"
                        + " assistant, system or tool");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "   ",
                "{",
                "{}",
                "7",
                "[7]",
                "\"text\"",
                "{\"messages\": 3}",
                "[{\"content\": \"x\"}]",
                "[] []"
            })
    void whatIsNoConversationIsRefusedInOneSentenceThatNamesTheFile(String text) {
        assertThatThrownBy(() -> conversation(text))
                .isInstanceOf(HoldfastException.class)
                .hasMessageStartingWith("talk.json ");
    }

    @Test
    void bareQuotesInsideAStringAreReadWhereOnlyOneReadingIsPossible() {
        Conversation conversation = conversation("""
                {"conversation_turns": [
                  {"turn": 1, "role": "User", "message": "What is a "halt"?", "created_at": "2026-01-01T10:00:00Z"},
                  {"turn": 2, "role": "AI/Chatbot", "message": "A "halt", or "request stop", is a small station."}
                ]}""");
        assertThat(conversation.turns())
                .extracting(Turn::text)
                .containsExactly("What is a \"halt\"?", "A \"halt\", or \"request stop\", is a small station.");
        assertThat(conversation.repairs())
                .hasSize(6)
                .first()
                .isEqualTo("talk.json line 2, column 53: a bare quote inside a string was read as text");
        ConversationContext context = context("""
                {"data": {"vector_data": [{"id": 1, "text": "Say "please"."}], "sources": {"final_response": ["He said "no"."]}}}""");
        assertThat(context.chunks().get(0).text()).isEqualTo("Say \"please\".");
        assertThat(context.response()).containsExactly("He said \"no\".");
        assertThat(context.repairs()).hasSize(4);
    }

    @Test
    void soundJsonIsNotRepairedAndAmbiguousJsonIsRefused() {
        assertThat(conversation("[{\"role\": \"user\", \"content\": \"say \\\"hi\\\", please\"}]")
                        .repairs())
                .isEmpty();
        assertThatThrownBy(() -> conversation("[{\"role\": \"user\" \"content\": \"hi\"}]"))
                .isInstanceOf(HoldfastException.class)
                .hasMessageContaining("is not valid JSON at line 1");
    }

    @Test
    void aConversationMayBeTextThatHoldsJson() {
        assertThat(conversation("\"[{\\\"role\\\": \\\"user\\\", \\\"content\\\": \\\"hi\\\"}]\"")
                        .turns())
                .hasSize(1);
    }

    @Test
    void textThatIsNotUtf8IsRefused() {
        assertThatThrownBy(() ->
                        new ConversationReader(INPUT).read("talk.json", new byte[] {'[', (byte) 0xC3, '(', ']'}))
                .hasMessage("talk.json is not UTF-8; save it as UTF-8");
    }

    @Test
    void idsAreTheSameAsNumbersAndAsText() {
        ConversationContext context = context("""
                {"status": "success", "data": {
                  "vector_data": [{"id": 7, "text": "a"}, {"id": "8", "source_url": "u", "text": null}, {"id": 9.0, "text": "c"}],
                  "sources": {"vector_ids": ["7", 8], "vectors_info": [{"score": 0.5, "vector_id": 9}],
                              "vectors_used": [{"vector_id": 7}, "9", 40], "final_response": ["x", "y"]}}}""");
        assertThat(context.chunks()).extracting(SourceChunk::id).containsExactly("7", "8", "9");
        assertThat(context.chunks()).extracting(SourceChunk::readable).containsExactly(true, false, true);
        assertThat(context.retrieved()).containsExactly("7", "8", "9");
        assertThat(context.used()).containsExactly("7", "9", "40");
        assertThat(context.response()).containsExactly("x", "y");
    }

    @Test
    void twoChunksWithOneIdAreBothKept() {
        ConversationContext context = context("""
                {"vector_data": [{"id": 1}, {"id": 1, "text": "a"}, {"id": "1", "text": "a"}, {"id": 1, "text": "b"}]}""");
        assertThat(context.chunks()).extracting(SourceChunk::id).containsExactly("1", "1#2");
        assertThat(context.chunks()).extracting(SourceChunk::text).containsExactly("a", "b");
    }

    @Test
    void emptyAndBareContextsAreRead() {
        assertThat(context("{}")).isEqualTo(ConversationContext.NONE);
        assertThat(context("[]")).isEqualTo(ConversationContext.NONE);
        assertThat(context("{\"data\": {\"vector_data\": null, \"sources\": null}}"))
                .isEqualTo(ConversationContext.NONE);
        assertThat(context("[\"one\", {\"text\": \"two\"}]").chunks())
                .extracting(SourceChunk::id)
                .containsExactly("#1", "#2");
        assertThat(context("{\"final_response\": \"whole\"}").response()).containsExactly("whole");
    }

    @Test
    void aContextThatIsNoneSaysWhatItShouldBe() {
        assertThatThrownBy(() -> context("\"text\""))
                .hasMessage("context.json is a string; it must be an object with \"data\", or a list of chunks with"
                        + " \"id\" and \"text\"");
        assertThatThrownBy(() -> context("{\"vector_data\": {\"id\": 1}}"))
                .hasMessageContaining("\"vector_data\" that is an object; it must be a list");
    }

    private static Conversation conversation(String json) {
        return new ConversationReader(INPUT).read("talk.json", json.getBytes(StandardCharsets.UTF_8));
    }

    private static ConversationContext context(String json) {
        return new ContextReader(INPUT).read("context.json", json.getBytes(StandardCharsets.UTF_8));
    }
}
