package io.holdfast.spark.batch;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.count;
import static org.apache.spark.sql.functions.expr;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.sum;
import static org.apache.spark.sql.types.DataTypes.IntegerType;

import io.holdfast.spark.table.Schemas;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.function.ToIntFunction;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.MapPartitionsFunction;
import org.apache.spark.broadcast.Broadcast;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;

/** Numbers the records by line and sends each to the task of its share, where they are in input order again. */
final class ShareRows implements MapPartitionsFunction<Row, Row> {
    private static final long serialVersionUID = 1L;
    private static final String SHARE = "share";

    private final Broadcast<Shares> shares;

    private ShareRows(Broadcast<Shares> shares) {
        this.shares = shares;
    }

    /** Measures the pieces, which reads them once without keeping them, and cuts them. */
    static Shares measured(Dataset<Row> pieces, int chunkRows, ToIntFunction<Shares> cut) {
        List<Shares.Chunk> chunks = pieces
                .withColumn("chunk", expr("row div " + chunkRows))
                .groupBy("source", "block", "chunk")
                .agg(count(lit(1)).as("rows"), sum("bytes").as("bytes"))
                .collectAsList()
                .stream()
                .map(row -> new Shares.Chunk(
                        row.getString(0), row.getLong(1), row.getLong(2), row.getLong(3), row.getLong(4)))
                .sorted(Comparator.comparing(Shares.Chunk::source)
                        .thenComparing(Shares.Chunk::block)
                        .thenComparing(Shares.Chunk::chunk))
                .toList();
        Shares shares = new Shares(chunks, chunkRows);
        return shares.cut(cut.applyAsInt(shares));
    }

    /** Rows of {@link InputBlocks#SCHEMA} become rows of {@link Schemas#RECORDS}, one partition a share. */
    static Dataset<Row> records(Dataset<Row> pieces, Shares shares) {
        Broadcast<Shares> everywhere = JavaSparkContext.fromSparkContext(
                        pieces.sparkSession().sparkContext())
                .broadcast(shares);
        return pieces.mapPartitions(
                        new ShareRows(everywhere), Encoders.row(Schemas.RECORDS.add(SHARE, IntegerType, false)))
                .repartitionById(shares.count(), col(SHARE))
                .drop(SHARE)
                .sortWithinPartitions("source", "line");
    }

    @Override
    public Iterator<Row> call(Iterator<Row> rows) {
        Shares plan = shares.value();
        return new Iterator<>() {
            @Override
            public boolean hasNext() {
                return rows.hasNext();
            }

            @Override
            public Row next() {
                Row row = rows.next();
                String source = row.getString(0);
                long block = row.getLong(1);
                long index = row.getLong(2);
                long line = plan.line(source, block, index);
                return RowFactory.create(
                        source,
                        line,
                        source + ":" + line,
                        row.get(3),
                        row.getLong(4),
                        plan.share(source, block, index));
            }
        };
    }
}
