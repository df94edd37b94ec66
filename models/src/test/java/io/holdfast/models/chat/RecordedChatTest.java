package io.holdfast.models.chat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.model.HoldfastException;
import io.holdfast.core.port.ChatModel;
import io.holdfast.core.port.ChatModel.Message;
import io.holdfast.core.port.ChatModel.Request;
import io.holdfast.testkit.ScriptedChat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class RecordedChatTest {
    private static Request asking(String text) {
        return new Request(List.of(Message.system("Be brief."), Message.user(text)), 40, 7);
    }

    @Test
    void whatWasRecordedIsReplayedWordForWordAndNothingIsMadeUp() {
        AtomicInteger kept = new AtomicInteger();
        RecordingChat recorder = new RecordingChat(
                ScriptedChat.replying("Ebb \"tide\".\nTwice.", "Flood."), Map.of(), kept::incrementAndGet);
        ChatModel.Reply ebb = recorder.chat(asking("What now?"));
        recorder.chat(asking("And then?"));
        assertThat(recorder.chat(asking("What now?"))).isEqualTo(ebb);
        assertThat(kept).hasValue(2);

        ReplayedChat replayed = ReplayedChat.of("scripted:tides", recorder.text());
        assertThat(replayed.chat(asking("What now?")).text()).isEqualTo("Ebb \"tide\".\nTwice.");
        assertThat(replayed.chat(asking("And then?")).usage())
                .isEqualTo(recorder.chat(asking("And then?")).usage());
        assertThatThrownBy(() -> replayed.chat(asking("And after that?")))
                .isInstanceOf(HoldfastException.class)
                .hasMessageContaining("And after that?")
                .hasMessageContaining("record again");
        assertThatThrownBy(() -> replayed.chat(new Request(asking("What now?").messages(), 41, 7)))
                .hasMessageContaining("holds no reply");
    }

    @Test
    void aRecordingThatBrokeOffIsContinued() {
        RecordingChat first = new RecordingChat(ScriptedChat.replying("One."), Map.of(), () -> {});
        first.chat(asking("1"));
        Map<String, ChatModel.Reply> before =
                ReplayedChat.of("scripted:part", first.text()).replies();
        RecordingChat second = new RecordingChat(ScriptedChat.replying("Two."), before, () -> {});
        assertThat(second.chat(asking("1")).text()).isEqualTo("One.");
        assertThat(second.chat(asking("2")).text()).isEqualTo("Two.");
        assertThat(ReplayedChat.of("scripted:whole", second.text()).replies()).hasSize(2);
    }

    @Test
    void aFileThatIsNoRecordingSaysWhere() {
        assertThatThrownBy(() -> ReplayedChat.of("scripted:x", "{\"version\":1}\n{oops"))
                .hasMessageContaining("scripted:x: line 2");
        assertThatThrownBy(() -> ReplayedChat.of("scripted:x", "{\"version\":9}\n"))
                .hasMessageContaining("format 9");
        assertThatThrownBy(() -> ReplayedChat.of("scripted:x", "")).hasMessageContaining("--record FILE");
    }
}
