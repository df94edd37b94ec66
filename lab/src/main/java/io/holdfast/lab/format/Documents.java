package io.holdfast.lab.format;

import io.holdfast.core.model.Document;
import java.util.ArrayList;
import java.util.List;

/** Documents as formats hand them over. */
public final class Documents {
    private Documents() {}

    /** Texts without names are called 0, 1, 2 …, in their order. */
    public static List<Document> of(List<String> texts) {
        List<Document> documents = new ArrayList<>();
        for (String text : texts) {
            documents.add(Document.of(Integer.toString(documents.size()), text));
        }
        return List.copyOf(documents);
    }

    /** Chunks of one source often share its id: the second becomes {@code id#2}, so that evidence names one text. */
    public static List<Document> distinct(List<Document> documents) {
        DistinctIds ids = new DistinctIds();
        List<Document> result = new ArrayList<>();
        for (Document document : documents) {
            result.add(new Document(ids.take(document.id()), document.title(), document.url(), document.text()));
        }
        return List.copyOf(result);
    }
}
