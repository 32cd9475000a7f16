package dev.goldenangle.cluster;

import dev.goldenangle.goal.ProvingGround;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.study.Shard;
import dev.goldenangle.toolkit.study.SparkAddress;
import dev.goldenangle.toolkit.study.SparkEngine;
import dev.goldenangle.toolkit.study.Study;
import dev.goldenangle.toolkit.study.StudyBundle;
import dev.goldenangle.toolkit.study.StudyFolder;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.study.StudyReader;
import dev.goldenangle.toolkit.study.StudyRunner;
import dev.goldenangle.toolkit.study.SweepFile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;

/**
 * Runs one study in several ways: without Spark; with {@code local[2]}; with a master and two workers, one of which is killed with its
 * executors at a random shard; and as the window submits it, with spark-submit on the remaining worker. All must give the same bytes as
 * the run without Spark. At the end it prints the cost of a task. Exits with code 1 and the reason when bytes differ.
 */
public final class ClusterTrial {
    private static final int SHARDS = 24;
    private static final int POINTS = 480;
    private static final int WINDOW_POINTS = 160;
    private static final int TASKS = 200;
    private static final String STUDY = """
            name = "Cluster trial"
            preset = "arena/default"
            goals = "arena/document"
            design = "latin-hypercube"
            points = %d
            seeds = 3

            [knobs]
            friction = [4, 10]
            g_peak = "slider"
            jump_speed = "slider"

            [[scenario]]
            bot = "human-strafer"
            map = "own.map"
            seconds = 4

            [[measure]]
            measure = "top_speed"
            """.formatted(POINTS);
    private final TrialCluster spark;
    private final Path folder;

    private ClusterTrial(TrialCluster spark) {
        this.spark = spark;
        this.folder = spark.folder();
    }

    public static void main(String[] arguments) throws Exception {
        Path folder = Path.of(arguments[2]);
        clean(folder);
        Files.createDirectories(folder);
        try (TrialCluster spark = new TrialCluster(Path.of(arguments[0]), Path.of(arguments[1]), folder)) {
            new ClusterTrial(spark).run();
        }
    }

    private void run() throws Exception {
        long begun = System.nanoTime();
        Path study = folder.resolve("study.toml");
        Files.writeString(study, STUDY);
        Files.writeString(folder.resolve("own.map"), ProvingGround.text("gap-3").orElseThrow());
        SweepFile plain = new SweepFile(StudyReader.read(study, PresetLibrary.shipped()), Shard.WHOLE, folder.resolve("plain"));
        if (!plain.make(2, new Progress())) {
            throw new IllegalStateException("the study without Spark did not finish");
        }
        tell("plain", plain.file(), begun);
        Path local = folder.resolve("local");
        spark.expect(0, spark.submit("local[2]", spark.jar(), study, local, SHARDS, "--parquet", local.resolve("parquet").toString()).waitFor(), "local[2]");
        TrialCluster.same(plain.file(), local.resolve("results.csv"), "local[2]");
        tell("local[2]", local.resolve("results.csv"), begun);
        killAWorker(study, plain.file());
        tell("two workers, one killed", folder.resolve("cluster").resolve("results.csv"), begun);
        asTheWindow(begun);
        overhead("local[1]", begun);
        overhead(spark.master(), begun);
        if (!Files.exists(local.resolve("parquet/_SUCCESS"))) {
            throw new IllegalStateException("no Parquet was written");
        }
    }

    /** Submits the study as the window does, with the spark-submit command and settings that keep it on this machine. */
    private void asTheWindow(long begun) throws Exception {
        Path study = folder.resolve("window.toml");
        Files.writeString(study, STUDY.replace("points = " + POINTS, "points = " + WINDOW_POINTS));
        SweepFile plain = new SweepFile(StudyReader.read(study, PresetLibrary.shipped()), Shard.WHOLE, folder.resolve("window-plain"));
        plain.make(2, new Progress());
        StudyFolder shown = StudyFolder.create(folder.resolve("window"), StudyBundle.of(study, PresetLibrary.shipped()));
        List<String> notices = new CopyOnWriteArrayList<>();
        AtomicLong rows = new AtomicLong();
        StudyRunner runner = new StudyRunner(shown, (index, row) -> rows.incrementAndGet(), notices::add);
        runner.start(new SparkEngine(new SparkAddress(spark.master(), spark.submitCommand().toString(), spark.jar().toString(), "")));
        runner.join();
        if (runner.state() != StudyRunner.State.DONE || rows.get() != WINDOW_POINTS) {
            throw new IllegalStateException("submitted like the window, the study ended as " + runner.state() + " with " + rows + " rows: " + notices);
        }
        TrialCluster.same(plain.file(), shown.results(), "the study submitted like the window");
        tell("submitted like the window", shown.results(), begun);
    }

    /** Runs many shards of one quick row each on one core; the time beyond the row is the cost of a task. */
    private void overhead(String where, long begun) throws Exception {
        Path study = folder.resolve("tiny.toml");
        Files.writeString(study, "preset = \"arena/default\"\ndesign = \"sobol\"\npoints = " + TASKS + "\n[knobs]\nfriction = [4, 10]\n[[measure]]\nmeasure = \"jump_height\"\n");
        Study tiny = StudyReader.read(study, PresetLibrary.shipped());
        for (int warm = 0; warm < 3; warm++) {
            tiny.run(1, new Progress(), tiny.table(), () -> { });
        }
        long started = System.nanoTime();
        tiny.run(1, new Progress(), tiny.table(), () -> { });
        double row = (System.nanoTime() - started) * 1e-6 / TASKS;
        Path out = folder.resolve("tiny-" + where.replaceAll("\\W+", "-"));
        spark.expect(0, spark.submit(where, spark.jar(), study, out, TASKS).waitFor(), where);
        long[] times = times(out);
        double each = (times[times.length - 1] - times[TASKS / 4]) / (double) (times.length - 1 - TASKS / 4);
        System.out.printf("%-24s %.1f ms per task, %.2f of them for its row; after %d s%n", "a task of " + where, each, row, (System.nanoTime() - begun) / 1_000_000_000L);
    }

    /** When the shards were written, in order, in milliseconds. */
    private static long[] times(Path out) throws IOException {
        try (Stream<Path> files = Files.list(out)) {
            return files.filter(file -> file.getFileName().toString().matches("shard-.*\\.csv")).mapToLong(file -> file.toFile().lastModified()).sorted().toArray();
        }
    }

    private void killAWorker(Path study, Path plain) throws Exception {
        spark.startWorkers();
        Path out = folder.resolve("cluster");
        Process driver = spark.submit(spark.master(), spark.jar(), study, out, SHARDS);
        Random random = new Random();
        int at = 2 + random.nextInt(SHARDS / 2);
        while (driver.isAlive() && TrialCluster.shards(out) < at) {
            driver.waitFor(20, TimeUnit.MILLISECONDS);
        }
        int there = TrialCluster.shards(out);
        Process victim = spark.workers().get(random.nextInt(2));
        List<ProcessHandle> family = Stream.concat(victim.descendants(), Stream.of(victim.toHandle())).toList();
        family.forEach(ProcessHandle::destroyForcibly);
        System.out.println("killed a worker and " + (family.size() - 1) + " executors with " + there + " of " + SHARDS + " shards done");
        if (there >= SHARDS || family.size() < 2) {
            throw new IllegalStateException("the worker was killed too late, or had no executor: the trial proves nothing");
        }
        spark.expect(0, driver.waitFor(), "the cluster");
        TrialCluster.same(plain, out.resolve("results.csv"), "the cluster");
    }

    private static void tell(String what, Path file, long begun) throws Exception {
        byte[] digest = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(file));
        System.out.printf("%-24s %s  after %d s%n", what, HexFormat.of().formatHex(digest), (System.nanoTime() - begun) / 1_000_000_000L);
    }

    private static void clean(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
