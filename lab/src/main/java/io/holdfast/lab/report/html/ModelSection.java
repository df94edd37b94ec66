package io.holdfast.lab.report.html;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.lab.report.chart.Charts;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.report.markup.ModelTable;
import io.holdfast.lab.result.ModelStats;
import io.holdfast.lab.result.Speed;
import java.util.ArrayList;
import java.util.List;

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
                            el("span", at("class", "sub"), ModelTable.interval(model))));
            rows.add(row);
        }
        List<String> titles = new ArrayList<>(ModelTable.TITLES.subList(0, 1));
        ModelTable.TITLES.subList(1, ModelTable.TITLES.size()).forEach(title -> titles.add("#" + title));
        Html table = Parts.table("Models", titles, rows);
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
}
