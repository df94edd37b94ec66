package io.holdfast.models.onnx;

import io.holdfast.core.port.Assessment;
import io.holdfast.core.port.GroundingModel;
import io.holdfast.models.onnx.file.Fingerprint;
import io.holdfast.models.onnx.file.ModelFiles;
import io.holdfast.models.onnx.text.Encoded;
import io.holdfast.models.onnx.text.HubPairs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;

/**
 * Says how likely evidence states a claim, by a classifier of the user's. A classifier of whole inputs says it by its
 * class for entailment, and contradiction where it has a class for it. A classifier of tokens says it by the claim's
 * weakest token: a claim holds as far as each of its tokens is supported. Evidence that does not fit is read in
 * overlapping windows and counts by the best. Loads its model on first use.
 */
public final class OwnGroundingModel implements GroundingModel, AutoCloseable {
    private static final String LOGITS = "logits";
    private static final Set<String> INPUTS = Set.of("input_ids", "attention_mask", "token_type_ids");

    /** Neighbouring windows share a third, so that what is cut in one is whole in the next. */
    private static final int OVERLAP = 3;

    private static final int ID_DIGITS = 12;

    private final OnFirstUse<Loaded> loaded;

    public OwnGroundingModel(ClassifierModel model) {
        this.loaded = new OnFirstUse<>(() -> Loaded.of(model), parts -> parts.onnx.release());
    }

    @Override
    public String id() {
        return loaded.get().id;
    }

    @Override
    public Optional<String> assumption() {
        return Optional.ofNullable(loaded.get().spec.labels().assumed());
    }

    @Override
    public boolean reads(String text) {
        return !loaded.get().tokenizer.unreadable(text);
    }

    @Override
    public double support(String claim, String evidence) {
        return assess(claim, evidence).support();
    }

    @Override
    public Assessment assess(String claim, String evidence) {
        Loaded parts = loaded.get();
        return windows(parts, claim, evidence).stream()
                .map(parts::assess)
                .max(Comparator.comparingDouble(Assessment::support))
                .orElseThrow();
    }

    /** What the model says of each class, for one pair that fits: one row, or one for each token. */
    float[] logits(String claim, String evidence) {
        Loaded parts = loaded.get();
        return parts.onnx.run(windows(parts, claim, evidence).get(0).encoded(), outputs -> outputs.values(LOGITS));
    }

    /** What the model says of one pair that fits. */
    Assessment assess(HubPairs.Pair window) {
        return loaded.get().assess(window);
    }

    /** The pair as the model reads it: once, or, where the evidence is too long, window by window. */
    List<HubPairs.Pair> windows(String claim, String evidence) {
        return windows(loaded.get(), claim, evidence);
    }

    private static List<HubPairs.Pair> windows(Loaded parts, String claim, String evidence) {
        String a = parts.cutClaim(parts.tokenizer.plain(claim));
        String b = parts.tokenizer.plain(evidence);
        HubPairs.Pair whole = parts.encode(a, b);
        if (whole.encoded().length() <= parts.spec.maxTokens()) {
            return List.of(whole);
        }
        int[] ends = parts.tokenizer.ends(b);
        int room = Math.max(
                1, parts.spec.maxTokens() - parts.encode(a, "").encoded().length());
        List<HubPairs.Pair> windows = new ArrayList<>();
        int from = 0;
        int to = 0;
        while (to < ends.length) {
            to = Math.min(ends.length, from + room);
            HubPairs.Pair window = parts.encode(a, part(b, ends, from, to));
            for (int over = over(parts, window); over > 0 && to > from + 1; over = over(parts, window)) {
                to = Math.max(from + 1, to - over);
                window = parts.encode(a, part(b, ends, from, to));
            }
            windows.add(window);
            from = Math.max(from + 1, to - (to - from) / OVERLAP);
        }
        return windows;
    }

    private static String part(String text, int[] ends, int from, int to) {
        return text.substring(from == 0 ? 0 : ends[from - 1], ends[to - 1]);
    }

    private static int over(Loaded parts, HubPairs.Pair pair) {
        return pair.encoded().length() - parts.spec.maxTokens();
    }

    @Override
    public void close() {
        loaded.close();
    }

    private record Loaded(ClassifierSpec spec, OnnxModel onnx, HubPairs tokenizer, String id) {
        static Loaded of(ClassifierModel model) {
            ModelFiles files = model.files();
            ClassifierSpec spec = model.spec();
            CompletableFuture<HubPairs> tokenizer = Loading.start(() -> HubPairs.load(files));
            OnnxModel onnx = OnnxModel.of(files, () -> Fingerprint.ofHash(""));
            try {
                String id = files.name() + "@" + model.hash(onnx.hash()).substring(0, ID_DIGITS);
                Loaded loaded = new Loaded(spec, onnx, Loading.result(tokenizer), id);
                loaded.prove(files);
                return loaded;
            } catch (RuntimeException e) {
                onnx.release();
                throw e;
            }
        }

        HubPairs.Pair encode(String claim, String evidence) {
            return tokenizer.encode(spec.layout().fill(claim, evidence));
        }

        /** Half of the input is the evidence's. */
        String cutClaim(String claim) {
            int most = spec.maxTokens() / 2;
            int[] ends = tokenizer.ends(claim);
            return ends.length <= most ? claim : claim.substring(0, ends[most - 1]);
        }

        Assessment assess(HubPairs.Pair pair) {
            float[] logits = onnx.run(pair.encoded(), outputs -> outputs.values(LOGITS));
            return spec.perToken() ? ofTokens(logits, pair.claim()) : ofInput(logits);
        }

        private Assessment ofInput(float[] logits) {
            SupportLabels labels = spec.labels();
            if (labels.count() == 1) {
                return Assessment.ofSupport(OnnxGroundingModel.sigmoid(logits[0]));
            }
            double[] shares = softmax(logits, 0, labels.count());
            return labels.contradiction() < 0
                    ? Assessment.ofSupport(shares[labels.support()])
                    : new Assessment(shares[labels.support()], shares[labels.contradiction()]);
        }

        private Assessment ofTokens(float[] logits, List<Integer> claim) {
            double weakest = claim.isEmpty() ? 0.5 : 1;
            for (int token : claim) {
                double[] shares = softmax(
                        logits, token * spec.labels().count(), spec.labels().count());
                double against = spec.labels().unsupported().stream()
                        .mapToDouble(l -> shares[l])
                        .sum();
                weakest = Math.min(weakest, 1 - against);
            }
            return Assessment.ofSupport(Math.max(0, weakest));
        }

        /** Has it read one pair: what does not fit together is said before the first answer. */
        void prove(ModelFiles files) {
            String file = files.where(files.modelFile());
            for (String input : onnx.inputs()) {
                if (input.startsWith("decoder_") || input.startsWith("encoder_") || input.startsWith("past_")) {
                    throw ClassifierSpec.unfit(file + " wants the input " + input
                            + ": it is the decoder of a seq2seq model, which writes text instead of judging it; Holdfast"
                            + " reads encoders with a head that classifies");
                }
                if (!INPUTS.contains(input)) {
                    throw ClassifierSpec.unfit(file + " wants an input named " + input
                            + "; known are input_ids, attention_mask and token_type_ids");
                }
            }
            if (!onnx.hasOutput(LOGITS)) {
                throw ClassifierSpec.unfit(file + " has no output named " + LOGITS
                        + ": export it with its head (optimum-cli --task text-classification or token-classification)");
            }
            if (encode("", "").encoded().length() > spec.maxTokens() / 4) {
                throw ClassifierSpec.unfit("what " + files.where(ClassifierSpec.LAYOUT)
                        + " puts around claim and evidence takes more than a quarter of the "
                        + spec.maxTokens() + " tokens that the model reads");
            }
            Encoded pair = encode("yes", "yes").encoded();
            long[] shape = onnx.run(pair, outputs -> outputs.shape(LOGITS));
            long[] fit = spec.perToken()
                    ? new long[] {1, pair.length(), spec.labels().count()}
                    : new long[] {1, spec.labels().count()};
            if (!Arrays.equals(shape, fit)) {
                throw ClassifierSpec.unfit(file + " answers with numbers of shape " + Arrays.toString(shape) + "; "
                        + files.where(ClassifierSpec.CONFIG) + " makes it " + Arrays.toString(fit) + " ("
                        + spec.labels().count() + (spec.perToken() ? " classes for each token)" : " classes)"));
            }
        }

        private static double[] softmax(float[] logits, int from, int count) {
            double most = Double.NEGATIVE_INFINITY;
            for (int i = 0; i < count; i++) {
                most = Math.max(most, logits[from + i]);
            }
            double[] shares = new double[count];
            double sum = 0;
            for (int i = 0; i < count; i++) {
                shares[i] = Math.exp(logits[from + i] - most);
                sum += shares[i];
            }
            for (int i = 0; i < count; i++) {
                shares[i] /= sum;
            }
            return shares;
        }
    }
}
