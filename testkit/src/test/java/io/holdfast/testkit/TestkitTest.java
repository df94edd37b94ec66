package io.holdfast.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.holdfast.core.port.ChatModel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TestkitTest {
    @TempDir
    Path folder;

    @Test
    void scriptedChatRepliesInOrderAndFailsWhenTheScriptIsOver() {
        ScriptedChat chat = ScriptedChat.replying("one", "two");

        assertThat(chat.chat(asking("first")).text()).isEqualTo("one");
        assertThat(chat.chat(asking("second")).text()).isEqualTo("two");
        assertThatThrownBy(() -> chat.chat(asking("third")))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("third");
        assertThat(chat.requests()).extracting(ScriptedChat::lastMessage).containsExactly("first", "second", "third");
    }

    @Test
    void scriptedChatCanComputeItsReplies() {
        ScriptedChat chat = ScriptedChat.answering(
                request -> ScriptedChat.lastMessage(request).toUpperCase(Locale.ROOT));

        assertThat(chat.chat(asking("shout")).text()).isEqualTo("SHOUT");
    }

    @Test
    void fakeClockMovesOnlyWhenAdvanced() {
        FakeClock clock = FakeClock.at("2031-05-06T07:08:09Z");
        clock.advance(Duration.ofMinutes(3));

        assertThat(clock.instant()).hasToString("2031-05-06T07:11:09Z");
        assertThatThrownBy(() -> clock.advance(Duration.ofSeconds(-1))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void brokenPropertyNamesItsSeedAndTheValue() {
        assertThatThrownBy(() -> ForAll.times(1000)
                        .withSeed(5)
                        .check(random -> random.nextInt(100), n -> assertThat(n).isLessThan(99)))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining("-Dforall.seed=5")
                .hasMessageContaining("by: 99");
    }

    @Test
    void sameSeedGivesTheSameValues() {
        List<String> first = new ArrayList<>();
        List<String> second = new ArrayList<>();
        ForAll.times(50).check(random -> ForAll.text(random, 40), first::add);
        ForAll.times(50).check(random -> ForAll.text(random, 40), second::add);

        assertThat(first).isEqualTo(second).doesNotHaveDuplicates();
    }

    @Test
    void goldenFileFailsOnADifferenceAndIsWrittenOnDemand() throws Exception {
        Path file = folder.resolve("deep/golden.txt");
        GoldenFile golden = GoldenFile.at(file);

        assertThatThrownBy(() -> golden.matches("a", false)).isInstanceOf(AssertionError.class);
        golden.matches("a", true);
        assertThat(Files.readString(file)).isEqualTo("a");
        golden.matches("a", false);
        assertThatThrownBy(() -> golden.matches("b", false)).isInstanceOf(AssertionError.class);
    }

    private static ChatModel.Request asking(String text) {
        return new ChatModel.Request(List.of(ChatModel.Message.user(text)), 16, 1);
    }
}
