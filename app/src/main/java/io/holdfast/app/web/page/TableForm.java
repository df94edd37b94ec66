package io.holdfast.app.web.page;

import static io.holdfast.lab.report.markup.Html.at;
import static io.holdfast.lab.report.markup.Html.el;

import io.holdfast.app.web.http.Problem;
import io.holdfast.app.web.page.part.BadInput;
import io.holdfast.app.web.page.part.Controls;
import io.holdfast.app.web.page.part.Form;
import io.holdfast.core.config.section.InputSettings;
import io.holdfast.core.model.HoldfastException;
import io.holdfast.lab.format.InputRecord;
import io.holdfast.lab.report.html.Parts;
import io.holdfast.lab.report.markup.Html;
import io.holdfast.lab.table.ColumnRole;
import io.holdfast.lab.table.Columns;
import io.holdfast.lab.table.DocumentFolder;
import io.holdfast.lab.table.Mapping;
import io.holdfast.lab.table.Table;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A table of answers, such as a CSV file, and which of its columns hold what.
 *
 * @param columns by role, as far as somebody said; the rest is recognised by name
 * @param split what separates documents in one cell; empty where a cell is one document
 */
record TableForm(String name, String text, Map<ColumnRole, String> columns, String split) {
    private static final List<ColumnRole> ROLES = List.of(ColumnRole.QUESTION, ColumnRole.ANSWER, ColumnRole.CONTEXTS);
    private static final int PREVIEW_LINES = 4;
    private static final int PREVIEW_CHARS = 800;

    TableForm {
        columns = Map.copyOf(columns);
    }

    /** The table that was sent: as a file that is no JSON, or as a table whose columns were named. */
    static Optional<TableForm> of(Form form) {
        Form.Upload upload = form.upload("upload").orElse(null);
        if (upload != null) {
            String text = upload.text();
            boolean json =
                    text.stripLeading().startsWith("{") || text.stripLeading().startsWith("[");
            return json || upload.name().toLowerCase(Locale.ROOT).matches(".*\\.jsonl?")
                    ? Optional.empty()
                    : Optional.of(new TableForm(upload.name(), text, Map.of(), ""));
        }
        if (form.text("table").isBlank()) {
            return Optional.empty();
        }
        Map<ColumnRole, String> columns = new LinkedHashMap<>();
        for (ColumnRole role : ROLES) {
            if (!form.text("column-" + role.id()).isBlank()) {
                columns.put(role, form.text("column-" + role.id()));
            }
        }
        return Optional.of(new TableForm(form.text("table-name"), form.text("table"), columns, form.text("split")));
    }

    /**
     * Cases, and in words which column was taken for what.
     *
     * @param unread the rows that could not be read, with their lines
     */
    record Read(List<InputRecord.Good> cases, String mapping, List<String> unread) {
        Read {
            cases = List.copyOf(cases);
            unread = List.copyOf(unread);
        }
    }

    /** The cases of the table; a complaint where it cannot be read. */
    Read read(InputSettings settings) {
        List<String> said = new ArrayList<>();
        columns.forEach((role, column) -> said.add(role.id() + "=" + column));
        Table table = table(new Mapping.Said(said, List.of()), settings);
        List<InputRecord> records = table.records();
        if (records.size() > PastedCases.MOST_CASES) {
            throw bad("there are " + records.size() + " rows; a page shows at most " + PastedCases.MOST_CASES
                    + ". Use holdfast check, or POST /v1/batch");
        }
        List<InputRecord.Good> cases = new ArrayList<>();
        List<String> unreadable = new ArrayList<>();
        for (InputRecord record : records) {
            if (record instanceof InputRecord.Good good) {
                cases.add(good);
            } else if (record instanceof InputRecord.Bad unread) {
                unreadable.add("line " + unread.line() + ": " + unread.problem());
            }
        }
        if (cases.isEmpty()) {
            throw bad(unreadable.isEmpty() ? "there is no answer in it" : unreadable.get(0));
        }
        return new Read(cases, table.mapping().words(), unreadable);
    }

    private Table table(Mapping.Said said, InputSettings settings) {
        try {
            return Table.read(
                    bytes(),
                    called(),
                    new Table.Options(said, split.isEmpty() ? null : split, null, DocumentFolder.NONE),
                    settings);
        } catch (HoldfastException e) {
            throw bad(String.valueOf(e.getMessage()).replaceFirst("(?s)\\. Name them: --map.*", ". Choose them below"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static BadInput bad(String detail) {
        return new BadInput(Problem.Kind.INVALID_FIELD, detail, "columns", null);
    }

    private byte[] bytes() {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private String called() {
        return name.isBlank() ? "the table" : name;
    }

    /** The form that asks which column holds what. */
    Html section(InputSettings settings) {
        Map<String, String> options = new LinkedHashMap<>();
        options.put("", "recognised by its name");
        names(settings).forEach(column -> options.put(column, column));
        List<Html> choices = new ArrayList<>();
        for (ColumnRole role : ROLES) {
            choices.add(Controls.choice(
                    "column-" + role.id(),
                    "column-" + role.id(),
                    label(role),
                    options,
                    columns.getOrDefault(role, "")));
        }
        return Parts.section(
                "columns",
                "Which column holds what?",
                "The columns of " + called() + ". A column that is not chosen is recognised by its name.",
                el(
                        "form",
                        at("method", "post"),
                        at("action", "/score"),
                        at("enctype", "multipart/form-data"),
                        el("div", at("class", "row"), choices),
                        Controls.line(
                                "split",
                                "split",
                                "What separates documents in one cell",
                                "For example ---. Leave it empty where a cell is one document or a JSON list.",
                                split),
                        el(
                                "pre",
                                at("class", "raw"),
                                at("tabindex", "0"),
                                at("role", "region"),
                                at("aria-label", "The first lines of the table"),
                                preview()),
                        el("input", at("type", "hidden"), at("name", "table-name"), at("value", name)),
                        el(
                                "textarea",
                                at("name", "table"),
                                at("hidden", ""),
                                at("aria-label", "The table"),
                                Html.verbatim("\n" + text)),
                        el("p", Controls.submit("Score these answers"))));
    }

    private static String label(ColumnRole role) {
        return switch (role) {
            case QUESTION -> "Question";
            case ANSWER -> "Answer";
            default -> "Documents";
        };
    }

    private List<String> names(InputSettings settings) {
        try {
            return Columns.of(bytes(), settings);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (HoldfastException e) {
            return List.of();
        }
    }

    private String preview() {
        String lines = String.join("\n", text.lines().limit(PREVIEW_LINES).toList());
        return lines.length() <= PREVIEW_CHARS ? lines : lines.substring(0, PREVIEW_CHARS) + "…";
    }

    /** A note for the page of results. */
    static Html told(@Nullable Read read) {
        return read == null || read.mapping().isEmpty()
                ? Html.NOTHING
                : Parts.note("Columns were read as " + read.mapping() + ".");
    }
}
