package io.holdfast.lab.table;

import io.holdfast.core.config.Suggestion;
import io.holdfast.core.model.ErrorCode;
import io.holdfast.core.model.HoldfastException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Which columns hold what: those the user named, and for the rest the best guess by name. Contexts may be spread over
 * several columns; every other role has one.
 */
public final class Mapping {
    private static final Pattern NUMBERED = Pattern.compile("(.*?)[\\s_-]?\\d+");

    private final Map<ColumnRole, List<String>> columns;

    private Mapping(Map<ColumnRole, List<String>> columns) {
        this.columns = columns;
    }

    /**
     * What the user said about the columns.
     *
     * @param map pairs {@code role=column}
     * @param contextColumns names of columns that hold contexts; {@code *} is any characters
     */
    public record Said(List<String> map, List<String> contextColumns) {
        public static final Said NOTHING = new Said(List.of(), List.of());

        public Said {
            map = List.copyOf(map);
            contextColumns = List.copyOf(contextColumns);
        }

        public boolean isEmpty() {
            return map.isEmpty() && contextColumns.isEmpty();
        }
    }

    /**
     * @param names of all columns, in order
     * @param file what complaints call the table
     */
    public static Mapping of(Said said, Collection<String> names, String file) {
        Map<ColumnRole, List<String>> columns = new EnumMap<>(ColumnRole.class);
        for (String pair : said.map()) {
            int equals = pair.indexOf('=');
            if (equals < 1 || equals == pair.length() - 1) {
                throw bad("--map " + pair + ": expected WHAT=COLUMN, such as answer=bot_reply");
            }
            ColumnRole role = ColumnRole.named(pair.substring(0, equals).strip());
            columns.computeIfAbsent(role, r -> new ArrayList<>())
                    .add(known(pair.substring(equals + 1).strip(), names, file));
        }
        for (String glob : said.contextColumns()) {
            Pattern pattern = ColumnName.glob(glob);
            List<String> matched = names.stream()
                    .filter(name -> pattern.matcher(name).matches())
                    .toList();
            if (matched.isEmpty()) {
                throw bad("--context-column " + glob + " matches no column of " + file + "; " + list(names));
            }
            columns.computeIfAbsent(ColumnRole.CONTEXTS, r -> new ArrayList<>()).addAll(matched);
        }
        guess(columns, names);
        return new Mapping(columns);
    }

    private static String known(String column, Collection<String> names, String file) {
        if (names.contains(column)) {
            return column;
        }
        return names.stream()
                .filter(name -> name.equalsIgnoreCase(column))
                .findFirst()
                .orElseThrow(() -> bad(file + " has no column '" + column + "'; "
                        + Suggestion.closest(column, names)
                                .map(name -> "did you mean " + name + "?")
                                .orElse(list(names))));
    }

    private static void guess(Map<ColumnRole, List<String>> columns, Collection<String> names) {
        Set<String> taken = new HashSet<>();
        columns.values().forEach(taken::addAll);
        for (ColumnRole role : ColumnRole.values()) {
            if (columns.containsKey(role)) {
                continue;
            }
            String best = byName(role, names, taken);
            List<String> found =
                    best != null ? List.of(best) : role == ColumnRole.CONTEXTS ? numbered(names, taken) : List.of();
            if (!found.isEmpty()) {
                columns.put(role, found);
                taken.addAll(found);
            }
        }
        for (ColumnRole role : ColumnRole.values()) {
            String byWord = columns.containsKey(role) ? null : byWord(role, names, taken);
            if (byWord != null) {
                columns.put(role, List.of(byWord));
                taken.add(byWord);
            }
        }
    }

    /** The column whose name is surest; of equals the outermost, then the first. */
    private static @Nullable String byName(ColumnRole role, Collection<String> names, Set<String> taken) {
        String best = null;
        int bestRank = Integer.MAX_VALUE;
        for (String name : names) {
            ColumnName column = new ColumnName(name);
            int rank = role.rank(column.last());
            if (role == ColumnRole.REFERENCE && column.insideExpected()) {
                rank = rank < 0 ? Math.max(0, ColumnRole.ANSWER.rank(column.last())) : rank;
            } else if (role == ColumnRole.ID && column.depth() > 1) {
                rank = -1;
            }
            boolean free = !taken.contains(name) && (role == ColumnRole.REFERENCE || !column.insideExpected());
            int weight = rank * 10 + column.depth();
            if (rank >= 0 && free && weight < bestRank) {
                best = name;
                bestRank = weight;
            }
        }
        return best;
    }

    /** Columns such as ctx_1, ctx_2 … */
    private static List<String> numbered(Collection<String> names, Set<String> taken) {
        List<String> found = new ArrayList<>();
        for (String name : names) {
            var matcher = NUMBERED.matcher(name);
            if (!taken.contains(name) && matcher.matches()) {
                String stem = ColumnName.plain(matcher.group(1));
                if (stem.equals("ctx") || stem.equals("doc") || ColumnRole.CONTEXTS.rank(stem) >= 0) {
                    found.add(name);
                }
            }
        }
        return found;
    }

    /** The only free column whose name has a word of the role. */
    private static @Nullable String byWord(ColumnRole role, Collection<String> names, Set<String> taken) {
        List<String> found = names.stream()
                .filter(name -> !taken.contains(name)
                        && !new ColumnName(name).insideExpected()
                        && role.hasWord(new ColumnName(name).words()))
                .toList();
        return found.size() == 1 ? found.get(0) : null;
    }

    /** Whether a column is taken for something. */
    boolean names(String column) {
        return columns.values().stream().anyMatch(taken -> taken.contains(column));
    }

    public boolean has(ColumnRole role) {
        return columns.containsKey(role);
    }

    List<String> columns(ColumnRole role) {
        return columns.getOrDefault(role, List.of());
    }

    @Nullable String column(ColumnRole role) {
        List<String> found = columns(role);
        return found.isEmpty() ? null : found.get(0);
    }

    /** What was taken for what, e.g. {@code question = user_query, answer = bot_reply}. */
    public String words() {
        List<String> parts = new ArrayList<>();
        for (ColumnRole role : List.of(
                ColumnRole.QUESTION,
                ColumnRole.ANSWER,
                ColumnRole.CONTEXTS,
                ColumnRole.REFERENCE,
                ColumnRole.ID,
                ColumnRole.MODEL)) {
            if (has(role)) {
                parts.add(role.id() + " = " + String.join(" + ", columns(role)));
            }
        }
        return String.join(", ", parts);
    }

    /** Whether every column is called as in the native format, so that nothing needs to be said. */
    public boolean isNative() {
        return columns.entrySet().stream()
                .allMatch(entry -> entry.getValue().size() == 1
                        && (entry.getValue().get(0).equals(entry.getKey().id())
                                || entry.getValue().get(0).equals("context")));
    }

    /**
     * Complains when a column that is needed could not be told, with what to type.
     *
     * @param documents whether contexts come from elsewhere
     */
    public void require(boolean documents, Collection<String> names, String file) {
        Set<ColumnRole> missing = new LinkedHashSet<>();
        for (ColumnRole role : List.of(ColumnRole.ANSWER, ColumnRole.CONTEXTS)) {
            if (!has(role) && !(documents && role == ColumnRole.CONTEXTS)) {
                missing.add(role);
            }
        }
        if (missing.isEmpty()) {
            return;
        }
        List<String> pairs = new ArrayList<>();
        for (ColumnRole role : List.of(ColumnRole.QUESTION, ColumnRole.ANSWER, ColumnRole.CONTEXTS)) {
            pairs.add(role.id() + "=" + Objects.requireNonNullElse(column(role), "COLUMN"));
        }
        throw bad("cannot tell which column of " + file + " holds the "
                + String.join(
                        " and which the ", missing.stream().map(ColumnRole::id).toList())
                + "; " + list(names) + ". Name them: --map " + String.join(",", pairs)
                + (missing.contains(ColumnRole.CONTEXTS)
                        ? ", or give the documents of all answers: --documents DIR"
                        : ""));
    }

    /** Complains when no column can be told to hold the question. */
    void requireQuestion(Collection<String> names, String file) {
        if (!has(ColumnRole.QUESTION)) {
            throw bad("cannot tell which column of " + file + " holds the question; " + list(names)
                    + ". Call it question");
        }
    }

    private static String list(Collection<String> names) {
        return names.isEmpty()
                ? "it has no columns"
                : "its columns are "
                        + String.join(", ", names.stream().limit(20).toList()) + (names.size() > 20 ? " …" : "");
    }

    private static HoldfastException bad(String message) {
        return new HoldfastException(ErrorCode.BAD_INPUT, message);
    }
}
