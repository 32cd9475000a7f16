package dev.goldenangle.cluster;

import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.ModelPlugIns;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.study.Shard;
import dev.goldenangle.toolkit.study.Study;
import dev.goldenangle.toolkit.study.StudyBundle;
import dev.goldenangle.toolkit.study.StudyReader;
import dev.goldenangle.toolkit.study.SweepFile;
import dev.goldenangle.toolkit.study.SweepFolder;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs a study on a Spark cluster.
 *
 * <p>How it works:
 * <ol>
 * <li>The driver reads the study and all files it refers to, and sends them to the workers as one object, and the jars of models beside it.
 * <li>Each shard that is not in the folder yet is a task. A task computes its shard in a separate folder and then moves it to its final
 *     name in one step. Spark retries a failed task, and the failure is printed.
 * <li>The driver checks and merges all shards, and writes them as Parquet if requested.
 * </ol>
 * The driver and all workers must share the folder. Not suitable for shards of less than a second: starting a task costs
 * about ten milliseconds.
 */
public final class SparkSweep {
    private SparkSweep() {
    }

    public static void main(String[] arguments) throws Exception {
        try {
            run(SweepArguments.parse(List.of(arguments)));
        } catch (BadInput refused) {
            refused.reasons().forEach(System.err::println);
            System.exit(2);
        }
    }

    static void run(SweepArguments asked) throws Exception {
        ModelPlugIns.load(asked.models());
        StudyBundle bundle = StudyBundle.of(asked.study(), PresetLibrary.shipped());
        Study study = bundle.study();
        SparkConf conf = new SparkConf().setAppName("golden-angle " + study.name()).setIfMissing("spark.master", "local[*]");
        try (JavaSparkContext spark = new JavaSparkContext(conf)) {
            List<Integer> missing = missing(study, asked);
            ShardProgress progress = new ShardProgress(missing, asked.shards());
            spark.sc().addSparkListener(progress);
            asked.models().forEach(jar -> spark.addFile(jar.toAbsolutePath().toString()));
            if (!missing.isEmpty()) {
                String folder = asked.out().toAbsolutePath().toString();
                int shards = asked.shards();
                spark.parallelize(missing, missing.size()).foreach(number -> ShardTask.make(bundle, new Shard(number, shards), folder));
            }
            SweepFolder.Merged merged = SweepFolder.merge(asked.out());
            if (asked.parquet() != null) {
                parquet(spark, merged.file(), study, asked.parquet());
            }
            System.out.println(merged.file() + ": " + merged.rows() + " points of " + merged.shards() + " shards, digest " + merged.digest());
        }
    }

    private static List<Integer> missing(Study study, SweepArguments asked) throws BadInput {
        List<Integer> missing = new ArrayList<>();
        for (int number = 1; number <= asked.shards(); number++) {
            if (!new SweepFile(study, new Shard(number, asked.shards()), asked.out()).isComplete()) {
                missing.add(number);
            }
        }
        return missing;
    }

    /** Writes Parquet with Spark's writer and the columns' types. */
    private static void parquet(JavaSparkContext spark, Path merged, Study study, Path parquet) {
        SparkSession session = SparkSession.builder().sparkContext(spark.sc()).getOrCreate();
        StructType schema = new StructType().add("point", DataTypes.LongType);
        for (String column : study.columns()) {
            schema = schema.add(column.replaceAll("[ ,;{}()\\n\\t=]+", "_"), DataTypes.DoubleType);
        }
        session.read().schema(schema).option("comment", "#").option("header", "true").option("enforceSchema", "true").csv(merged.toUri().toString())
                .write().mode("overwrite").parquet(parquet.toAbsolutePath().toUri().toString());
    }
}
