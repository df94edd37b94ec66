package io.holdfast.models.lang;

import java.io.BufferedInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.DoubleBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import opennlp.tools.ml.maxent.GISModel;
import opennlp.tools.ml.model.Context;

/**
 * OpenNLP's language model, read into a few arrays. OpenNLP's own reader makes objects of every n-gram: a second of CPU
 * and a hundred megabytes, for a text of ten words. Here the n-grams of a text alone become a model of OpenNLP's, which
 * weighs them.
 */
final class NgramWeights {
    private static final String ENTRY = "langdetect.model";
    private static final String TYPE = "GIS";
    private static final int BUFFER = 1 << 16;

    private final String[] languages;
    /** Of each n-gram: the languages it speaks for, as indices (shared by many), and the first of its weights. */
    private final int[][] spokenFor;

    private final int[] firstWeight;
    private final DoubleBuffer weights;
    private final NgramIndex ngrams;

    /** @param zipped the model as OpenNLP publishes it; not closed */
    static NgramWeights read(InputStream zipped) throws IOException {
        ZipInputStream zip = new ZipInputStream(zipped);
        for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
            if (entry.getName().equals(ENTRY)) {
                return new NgramWeights(new DataInputStream(new BufferedInputStream(zip, BUFFER)));
            }
        }
        throw new IOException("there is no " + ENTRY + " in it");
    }

    private NgramWeights(DataInputStream in) throws IOException {
        if (!in.readUTF().equals(TYPE)) {
            throw new IOException("it is not of type " + TYPE);
        }
        in.skipNBytes(Integer.BYTES + Double.BYTES); // corrections that are no longer made
        languages = texts(in).toArray(String[]::new);
        // "3 0 17": the next three n-grams speak for the languages 0 and 17
        List<int[]> groups = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            groups.add(numbers(in.readNBytes(in.readUnsignedShort())));
        }
        List<String> all = texts(in);
        ngrams = new NgramIndex(all);
        spokenFor = new int[all.size()][];
        firstWeight = new int[all.size()];
        int ngram = 0;
        int weight = 0;
        for (int[] group : groups) {
            int[] shared = Arrays.copyOfRange(group, 1, group.length);
            for (int end = ngram + group[0]; ngram < end; ngram++) {
                spokenFor[ngram] = shared;
                firstWeight[ngram] = weight;
                weight += shared.length;
            }
        }
        byte[] bytes = new byte[weight * Double.BYTES];
        in.readFully(bytes);
        weights = ByteBuffer.wrap(bytes).asDoubleBuffer();
    }

    private static List<String> texts(DataInputStream in) throws IOException {
        int size = in.readInt();
        List<String> texts = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            texts.add(in.readUTF());
        }
        return texts;
    }

    /** Numbers with a blank between any two. */
    private static int[] numbers(byte[] line) {
        int[] numbers = new int[line.length];
        int last = 0;
        for (byte c : line) {
            if (c == ' ') {
                last++;
            } else {
                numbers[last] = 10 * numbers[last] + c - '0';
            }
        }
        return Arrays.copyOf(numbers, last + 1);
    }

    /** How likely each language is, by the n-grams of a text; those that the model does not know say nothing. */
    Map<String, Double> languages(CharSequence[] text) {
        // weights are added up in the order of such a set, as OpenNLP does: the sums are the same to the last bit
        Set<CharSequence> order = new HashSet<>();
        for (CharSequence ngram : text) {
            order.add(ngram);
        }
        String[] known = order.stream()
                .filter(ngram -> ngrams.of(ngram) >= 0)
                .map(CharSequence::toString)
                .toArray(String[]::new);
        Context[] contexts = Arrays.stream(known).map(this::context).toArray(Context[]::new);
        double[] shares = new GISModel(contexts, known, languages).eval(known);
        Map<String, Double> likely = new HashMap<>();
        for (int i = 0; i < shares.length; i++) {
            likely.put(languages[i], shares[i]);
        }
        return likely;
    }

    private Context context(String ngram) {
        int i = ngrams.of(ngram);
        double[] own = new double[spokenFor[i].length];
        weights.get(firstWeight[i], own);
        return new Context(spokenFor[i], own);
    }
}
