package io.holdfast.models.onnx;

import static org.assertj.core.api.Assertions.assertThat;

import io.holdfast.models.onnx.text.HubPairs;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What of claim and evidence a user's model is given to read. */
class OwnModelInputTest {
    private static final String CLAIM = "The ferry leaves at noon.";

    @TempDir
    Path place;

    private static OwnGroundingModel model(Path folder) {
        return new OwnGroundingModel(ClassifierModel.folder(folder));
    }

    private static long[] ids(OwnGroundingModel model, String claim, String evidence) {
        return model.windows(claim, evidence).get(0).encoded().input("input_ids");
    }

    @ParameterizedTest
    @ValueSource(strings = {"bert", "roberta", "deberta", "modernbert", "t5"})
    void longEvidenceIsReadToItsEndInWindowsThatFit(String architecture) {
        String evidence =
                "The museum 🌊 opened in 1987, closed for repairs in 2003 and shows 412 paintings. ".repeat(12);
        try (OwnGroundingModel model = model(OwnFolders.of(architecture))) {
            List<HubPairs.Pair> windows = model.windows(CLAIM, evidence);
            assertThat(windows).hasSizeGreaterThan(3);
            assertThat(windows)
                    .allSatisfy(window -> assertThat(window.encoded().length()).isBetween(50, 128));
            assertThat(model.support(CLAIM, evidence))
                    .isEqualTo(windows.stream()
                            .mapToDouble(window -> model.assess(window).support())
                            .max()
                            .orElseThrow());
            String last = "Requests time out after 30 seconds.";
            long[] end = ids(model, CLAIM, last);
            List<HubPairs.Pair> more = model.windows(CLAIM, evidence + last);
            long[] read = more.get(more.size() - 1).encoded().input("input_ids");
            int tail = 12;
            assertThat(Arrays.copyOfRange(read, read.length - tail, read.length))
                    .isEqualTo(Arrays.copyOfRange(end, end.length - tail, end.length));
        }
    }

    @Test
    void aLongClaimLeavesRoomForTheEvidence() {
        try (OwnGroundingModel model = model(OwnFolders.of("bert"))) {
            List<HubPairs.Pair> windows = model.windows("noon and labour ".repeat(200), "The ferry leaves at noon.");
            assertThat(windows)
                    .allSatisfy(window -> assertThat(window.encoded().length()).isLessThanOrEqualTo(128));
            assertThat(model.support("noon and labour ".repeat(200), "The ferry leaves."))
                    .isBetween(0.0, 1.0);
        }
    }

    @Test
    void aTokenizerFileThatCutsAndPadsIsNotObeyed() throws Exception {
        Path folder = OwnFolders.copy("roberta", place);
        long[] before = ids(model(OwnFolders.of("roberta")), CLAIM, CLAIM);
        OwnFolders.change(folder, "tokenizer.json", json -> {
            json.putObject("truncation")
                    .put("direction", "Right")
                    .put("max_length", 16)
                    .put("strategy", "LongestFirst")
                    .put("stride", 0);
            json.putObject("padding")
                    .put("direction", "Right")
                    .put("pad_to_multiple_of", 64)
                    .put("pad_id", 1)
                    .put("pad_type_id", 0)
                    .put("pad_token", "<pad>")
                    .put("strategy", "BatchLongest");
        });
        assertThat(ids(model(folder), CLAIM, CLAIM)).isEqualTo(before);
    }

    @Test
    void specialTokensInADocumentStayText() {
        for (String[] each : new String[][] {{"bert", "[SEP]", "3"}, {"roberta", "</s>", "2"}, {"t5", "</s>", "1"}}) {
            try (OwnGroundingModel model = model(OwnFolders.of(each[0]))) {
                long separator = Long.parseLong(each[2]);
                long plain = count(ids(model, CLAIM, "The ferry."), separator);
                assertThat(count(ids(model, CLAIM + each[1], "The " + each[1] + " ferry."), separator))
                        .as(each[0])
                        .isEqualTo(plain);
            }
        }
    }

    private static long count(long[] ids, long id) {
        return Arrays.stream(ids).filter(i -> i == id).count();
    }

    @Test
    void theFolderMaySayWhichTextComesFirst() throws Exception {
        Path folder = OwnFolders.copy("bert", place);
        Files.writeString(folder.resolve("holdfast.json"), "{\"input\": [\"{claim}\", \"{evidence}\"]}");
        assertThat(ids(model(folder), "labour", "noon")).isEqualTo(ids(model(OwnFolders.of("bert")), "noon", "labour"));
    }

    @Test
    void theFolderMaySayOneTextWithSpecialTokensInIt() throws Exception {
        Path folder = OwnFolders.copy("modernbert", place);
        Files.writeString(
                folder.resolve("holdfast.json"), "{\"input\": \"{evidence}[SEP]{claim}\", \"max_length\": 48}");
        try (OwnGroundingModel model = model(folder);
                OwnGroundingModel usual = model(OwnFolders.of("modernbert"))) {
            HubPairs.Pair pair = model.windows("It is {evidence}.", "noon").get(0);
            HubPairs.Pair known = usual.windows("It is {evidence}.", "noon").get(0);
            assertThat(pair.encoded().input("input_ids"))
                    .isEqualTo(known.encoded().input("input_ids"));
            assertThat(pair.claim()).isEqualTo(known.claim()).isNotEmpty();
            assertThat(model.windows(CLAIM, "the oven is opened too early ".repeat(9)))
                    .hasSizeGreaterThan(1)
                    .allSatisfy(window -> assertThat(window.encoded().length()).isLessThanOrEqualTo(48));
        }
    }

    @Test
    void theLongestInputIsTheLeastThatTheFilesAllow() throws Exception {
        assertThat(ClassifierModel.folder(OwnFolders.of("roberta")).spec().maxTokens())
                .isEqualTo(128);
        assertThat(ClassifierModel.folder(OwnFolders.of("t5")).spec().maxTokens())
                .isEqualTo(128);
        Path folder = OwnFolders.copy("bert", place);
        Files.writeString(folder.resolve("tokenizer_config.json"), "{\"model_max_length\": 64}");
        assertThat(ClassifierModel.folder(folder).spec().maxTokens()).isEqualTo(64);
        Files.writeString(
                folder.resolve("tokenizer_config.json"), "{\"model_max_length\": 1000000000000000019884624838656}");
        assertThat(ClassifierModel.folder(folder).spec().maxTokens()).isEqualTo(128);
        OwnFolders.change(folder, "config.json", json -> json.remove("max_position_embeddings"));
        assertThat(ClassifierModel.folder(folder).spec().maxTokens()).isEqualTo(512);
    }

    @Test
    void theGraphMayLieInAFolderOfItsOwn() throws Exception {
        Path folder = OwnFolders.copy("deberta", place);
        Files.createDirectories(folder.resolve("onnx"));
        Files.move(folder.resolve("model.onnx"), folder.resolve("onnx/model.onnx"));
        assertThat(model(folder).support(CLAIM, CLAIM))
                .isEqualTo(model(OwnFolders.of("deberta")).support(CLAIM, CLAIM));
    }

    @Test
    void aTextOfAnotherScriptIsNotRead() {
        try (OwnGroundingModel model = model(OwnFolders.of("deberta"))) {
            assertThat(model.reads(CLAIM)).isTrue();
            assertThat(model.reads("渡し船は正午に出ます")).isFalse();
        }
    }

    @Test
    void theNameChangesWithEveryFileThatMatters() throws Exception {
        Path folder = OwnFolders.copy("bert", place);
        String before = model(folder).id();
        assertThat(before)
                .matches("bert@[0-9a-f]{12}")
                .isEqualTo(model(OwnFolders.of("bert")).id());
        OwnFolders.change(
                folder,
                "config.json",
                json -> json.putObject("id2label")
                        .put("0", "entailment")
                        .put("1", "contradiction")
                        .put("2", "neutral"));
        String labels = model(folder).id();
        Files.writeString(folder.resolve("holdfast.json"), "{\"max_length\": 100}");
        assertThat(model(folder).id()).isNotEqualTo(labels).isNotEqualTo(before);
        assertThat(labels).isNotEqualTo(before);
    }
}
