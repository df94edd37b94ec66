package io.holdfast.spark.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.spark.sql.types.StructField;
import org.apache.spark.sql.types.StructType;
import org.junit.jupiter.api.Test;

class SchemasTest {
    private static final Pattern COLUMN = Pattern.compile("(?m)^\\| `(\\w+)` \\| (\\w+) \\|");

    @Test
    void theGuideNamesEveryColumnWithItsType() throws Exception {
        String guide = Files.readString(Path.of("../docs/guide/scaling.md"));
        assertThat(columns(guide, "### scores")).isEqualTo(columns(Schemas.SCORES));
        assertThat(columns(guide, "### dead_letters")).isEqualTo(columns(Schemas.DEAD_LETTERS));
        assertThat(columns(guide, "### metrics")).isEqualTo(columns(Schemas.METRICS));
    }

    private static List<String> columns(StructType schema) {
        List<String> columns = new ArrayList<>();
        for (StructField field : schema.fields()) {
            columns.add(field.name() + " " + field.dataType().simpleString());
        }
        return columns;
    }

    private static List<String> columns(String guide, String heading) {
        int start = guide.indexOf(heading);
        int end = guide.indexOf("\n#", start + heading.length());
        List<String> columns = new ArrayList<>();
        Matcher matcher = COLUMN.matcher(guide.substring(start, end));
        while (matcher.find()) {
            columns.add(matcher.group(1) + " " + matcher.group(2));
        }
        return columns;
    }
}
