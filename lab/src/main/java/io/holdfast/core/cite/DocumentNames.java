package io.holdfast.core.cite;

import io.holdfast.core.model.Document;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Finds the document that a label names: by id, title, address or file name, whatever the case and punctuation; else by
 * its number. Numbers count from 1, as readers of answers do, or from 0 where the answer cites a document 0. A number that
 * is the id of a document names that document, unless the ids are no more than places.
 */
final class DocumentNames {
    private static final Pattern NUMBERED = CiteWords.pattern("(?i)(?:%{document}[\\s:#_.\\[-]*)?(\\d{1,4})\\]?");
    private static final Pattern PREFIXED = CiteWords.pattern("(?is)%{document}\\s*[:#]\\s*(\\S.*)");
    private static final Pattern ADDRESS = Pattern.compile("(?:https?://|www\\.)[^\\s<>()\\[\\]\"]{3,500}");
    private static final Pattern OPENAI = Pattern.compile("(\\d{1,4})(?::(\\d{1,4}))?\\s*(?:†\\s*(.*))?");
    /** A document and a sentence of it, both counted from 0. */
    private static final Pattern SENTENCE_OF = Pattern.compile("(\\d{1,4})-\\d{1,4}(?::\\d{1,4})?");

    private static final int SHORTEST_TITLE = 4;

    private final List<Document> documents;
    private final Map<String, Document> names = new HashMap<>();
    private final boolean placesOnly;

    DocumentNames(List<Document> documents) {
        this.documents = documents;
        boolean places = true;
        for (int i = 0; i < documents.size(); i++) {
            places &= documents.get(i).id().equals(Integer.toString(i));
        }
        this.placesOnly = places;
        documents.forEach(d -> put(d.id(), d));
        documents.forEach(d -> put(d.url(), d));
        documents.forEach(d -> put(d.title(), d));
        documents.forEach(d -> put(d.url() == null ? null : file(d.url()), d));
        documents.forEach(d -> put(file(d.id()), d));
    }

    private void put(@Nullable String name, Document document) {
        String key = name == null ? "" : key(name);
        if (!key.isEmpty() && !(placesOnly && key.matches("\\d+"))) {
            names.putIfAbsent(key, document);
        }
    }

    /** Whether a label is the name of a document. */
    boolean isName(String label) {
        return named(label) != null;
    }

    /** Whether an answer with these marks counts documents from 0. */
    static boolean fromZero(List<Mark> marks) {
        return marks.stream()
                .filter(m -> m.form() == Mark.Form.BRACKET || m.form() == Mark.Form.CITE)
                .map(m -> NUMBERED.matcher(m.label()))
                .anyMatch(m -> m.matches() && Integer.parseInt(m.group(1)) == 0);
    }

    /**
     * The document a mark names; null when there is none.
     *
     * @param definition what the answer's own list of references says about the label
     */
    @Nullable Document find(Mark mark, @Nullable String definition, boolean fromZero) {
        if (mark.form() == Mark.Form.RECORDED) {
            return documents.stream()
                    .filter(d -> d.id().equals(mark.label()))
                    .findFirst()
                    .orElse(null);
        }
        Document defined = definition == null ? null : within(definition);
        if (defined != null) {
            return defined;
        }
        return switch (mark.form()) {
            case LENTICULAR -> openAi(mark.label(), fromZero);
            case CITE -> {
                Matcher sentence = SENTENCE_OF.matcher(mark.label());
                yield sentence.matches()
                        ? place(Integer.parseInt(sentence.group(1)))
                        : labelled(mark.label(), fromZero);
            }
            default -> labelled(mark.label(), fromZero);
        };
    }

    private @Nullable Document labelled(String label, boolean fromZero) {
        Document named = named(label);
        Matcher number = NUMBERED.matcher(label.strip());
        return named != null || !number.matches()
                ? named
                : place(Integer.parseInt(number.group(1)) - (fromZero ? 0 : 1));
    }

    private @Nullable Document openAi(String label, boolean fromZero) {
        Matcher m = OPENAI.matcher(label.strip());
        if (!m.matches()) {
            return labelled(label, fromZero);
        }
        Document named = m.group(3) == null ? null : named(m.group(3));
        return named != null
                ? named
                : m.group(2) != null ? place(Integer.parseInt(m.group(2))) : labelled(m.group(1), fromZero);
    }

    private @Nullable Document place(int index) {
        return index >= 0 && index < documents.size() ? documents.get(index) : null;
    }

    private @Nullable Document named(String label) {
        Document known = names.get(key(label));
        Matcher prefixed = PREFIXED.matcher(label.strip());
        return known == null && prefixed.matches() ? names.get(key(prefixed.group(1))) : known;
    }

    /** The document that an entry of a list of references is about: by its address, by the whole of it, by its title. */
    private @Nullable Document within(String definition) {
        Matcher address = ADDRESS.matcher(definition);
        while (address.find()) {
            Document known = names.get(key(address.group().replaceFirst("[.,;:]+$", "")));
            if (known != null) {
                return known;
            }
        }
        Document whole = named(definition);
        if (whole != null) {
            return whole;
        }
        String text = key(definition);
        return documents.stream()
                .filter(d ->
                        d.title() != null && key(d.title()).length() >= SHORTEST_TITLE && text.contains(key(d.title())))
                .findFirst()
                .orElse(null);
    }

    private static String file(String name) {
        String path = name.replaceFirst("[?#].*$", "").replaceFirst("/+$", "");
        String file = path.substring(path.lastIndexOf('/') + 1);
        return file.contains(".") ? file : "";
    }

    /** Letters and digits alone, in lower case; of an address, without its scheme, fragment and "www". */
    private static String key(String name) {
        String plain = name.strip().toLowerCase(Locale.ROOT);
        if (plain.startsWith("http") || plain.startsWith("www.")) {
            plain = plain.replaceFirst("^https?://", "")
                    .replaceFirst("^www\\.", "")
                    .replaceFirst("#.*$", "");
        }
        return plain.replaceAll("[^\\p{L}\\p{N}]+", "");
    }
}
