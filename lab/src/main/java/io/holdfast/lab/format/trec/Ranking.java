package io.holdfast.lab.format.trec;

import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Which documents belong to which query, best first: a TREC run ({@code qid Q0 docid rank score tag}), TREC judgements
 * ({@code qid 0 docid relevance}) or BEIR's ({@code query-id TAB corpus-id TAB score}). Judged documents count when
 * their relevance is above 0; their grades are kept.
 */
public final class Ranking {
    private static final int RUN_COLUMNS = 6;
    private static final int QRELS_COLUMNS = 4;
    private static final int BEIR_COLUMNS = 3;

    private final Map<String, Set<String>> byQuery = new LinkedHashMap<>();
    private final Map<String, Map<String, Double>> grades = new LinkedHashMap<>();

    /** Adds a file. */
    public Ranking add(String file, InputStream in) {
        try {
            BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8.newDecoder()));
            long number = 0;
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                number++;
                String bare = line.replace("\uFEFF", "").strip();
                if (!bare.isEmpty() && !bare.startsWith("query-id")) {
                    add(file, number, bare.split("\\s+"));
                }
            }
            return this;
        } catch (IOException e) {
            throw new HoldfastException(ErrorCode.BAD_INPUT, file + ": not UTF-8 text: " + e.getMessage(), e);
        }
    }

    private void add(String file, long number, String[] columns) {
        String document = switch (columns.length) {
            case RUN_COLUMNS -> columns[2];
            case QRELS_COLUMNS -> judged(columns[0], columns[2], relevance(file, number, columns[3]));
            case BEIR_COLUMNS -> judged(columns[0], columns[1], relevance(file, number, columns[2]));
            default ->
                throw bad(
                        file,
                        number,
                        columns.length + " columns; a run has 6 (qid Q0 docid rank score tag), judgements have 4 (qid 0"
                                + " docid relevance) or 3 (query-id corpus-id score)");
        };
        Set<String> documents = byQuery.computeIfAbsent(columns[0], query -> new LinkedHashSet<>());
        if (!document.isEmpty()) {
            documents.add(document);
        }
    }

    /** Keeps the grade; the document if it is relevant, else nothing. */
    private String judged(String query, String document, double grade) {
        grades.computeIfAbsent(query, q -> new LinkedHashMap<>()).put(document, grade);
        return grade > 0 ? document : "";
    }

    private static double relevance(String file, long number, String relevance) {
        try {
            double grade = Double.parseDouble(relevance);
            if (Double.isFinite(grade)) {
                return grade;
            }
        } catch (NumberFormatException e) {
            // said below
        }
        throw bad(file, number, "relevance is " + relevance + "; it must be a number");
    }

    /** The grade of every judged document of a query; none where all are 1. */
    public Map<String, Double> grades(String query) {
        Map<String, Double> judged = grades.getOrDefault(query, Map.of());
        return judged.values().stream().allMatch(grade -> grade == 1) ? Map.of() : Collections.unmodifiableMap(judged);
    }

    private static HoldfastException bad(String file, long number, String problem) {
        return new HoldfastException(ErrorCode.BAD_INPUT, file + " line " + number + ": " + problem);
    }

    public Set<String> queries() {
        return byQuery.keySet();
    }

    public List<String> documents(String query) {
        return new ArrayList<>(byQuery.getOrDefault(query, Set.of()));
    }

    /** Every document of every query. */
    public Set<String> allDocuments() {
        Set<String> all = new LinkedHashSet<>();
        byQuery.values().forEach(all::addAll);
        return all;
    }
}
