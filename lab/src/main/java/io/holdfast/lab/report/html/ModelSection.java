package io.holdfast.lab.report.html;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.lab.report.chart.Charts;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.ModelTable;
import io.holdfast.lab.report.markup.Words;
import io.holdfast.lab.result.ModelStats;
import io.holdfast.lab.result.Speed;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The models side by side: what they get right, what they cost. */
public final class ModelSection {
    private ModelSection() {}

    public static Html of(List<ModelStats> models) {
        List<List<Object>> rows = new ArrayList<>();
        for (ModelStats model : models) {
            List<Object> row = new ArrayList<>(ModelTable.row(model));
            row.set(
                    ModelTable.FAITHFULNESS,
                    Html.all(
                            row.get(ModelTable.FAITHFULNESS),
                            el("span", at("class", "sub"), ModelTable.interval(model)),
                            el("span", at("class", "sub"), "n = " + Words.count(model.scored()))));
            row.set(
                    ModelTable.FAILURE_RATE,
                    Html.all(
                            row.get(ModelTable.FAILURE_RATE),
                            el(
                                    "span",
                                    at("class", "sub"),
                                    Words.count(model.failed()) + " of " + Words.count(model.attempted()))));
            if (model.run().recorded()) {
                row.set(ModelTable.TIMEOUTS, Words.NONE);
            }
            rows.add(row);
        }
        List<String> titles = new ArrayList<>(ModelTable.TITLES.subList(0, 1));
        ModelTable.TITLES.subList(1, ModelTable.TITLES.size()).forEach(title -> titles.add("#" + title));
        Html table = withoutEmpty("Models", titles, rows);
        List<Html> speeds = Speed.sentences(models).stream().map(Parts::note).toList();
        return Parts.section(
                "models",
                models.size() == 1 ? "The model" : "Models compared",
                "Perfect: answers whose every claim is supported. Failure rate: cases with a failure in any dimension"
                        + " ÷ cases attempted.",
                table,
                speeds,
                Parts.chart(models, Charts::modelComparison, "c-models"),
                models.stream().anyMatch(m -> !m.scores("faithfulness").isEmpty())
                        ? Parts.chart(models, Charts::perCase, "c-cases")
                        : Html.NOTHING);
    }

    /** The table without the columns that say nothing of any model, such as the latency of recorded answers. */
    private static Html withoutEmpty(String caption, List<String> titles, List<List<Object>> rows) {
        List<Integer> kept = IntStream.range(0, titles.size())
                .filter(i -> rows.stream().anyMatch(row -> !row.get(i).equals(Words.NONE)))
                .boxed()
                .toList();
        return Parts.table(
                caption,
                kept.stream().map(titles::get).toList(),
                rows.stream().map(row -> kept.stream().map(row::get).toList()).toList());
    }
}
