package dev.goldenangle.cluster;

import dev.goldenangle.goal.ProvingGround;
import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.study.Shard;
import dev.goldenangle.toolkit.study.SparkAddress;
import dev.goldenangle.toolkit.study.SparkEngine;
import dev.goldenangle.toolkit.study.Study;
import dev.goldenangle.toolkit.study.StudyBundle;
import dev.goldenangle.toolkit.study.StudyFolder;
import dev.goldenangle.toolkit.study.StudyMonitor;
import dev.goldenangle.toolkit.study.StudyReader;
import dev.goldenangle.toolkit.study.StudyRunner;
import dev.goldenangle.toolkit.study.SweepFile;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
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
    private final Path sparkHome;
    private final Path jar;
    private final Path folder;
    private final List<Process> started = new ArrayList<>();
    private String master = "";

    private ClusterTrial(Path sparkHome, Path jar, Path folder) {
        this.sparkHome = sparkHome;
        this.jar = jar;
        this.folder = folder;
    }

    public static void main(String[] arguments) throws Exception {
        ClusterTrial trial = new ClusterTrial(Path.of(arguments[0]), Path.of(arguments[1]), Path.of(arguments[2]));
        try {
            trial.run();
        } finally {
            trial.started.forEach(ClusterTrial::end);
        }
    }

    private void run() throws Exception {
        long begun = System.nanoTime();
        clean(folder);
        Files.createDirectories(folder);
        Path study = folder.resolve("study.toml");
        Files.writeString(study, STUDY);
        Files.writeString(folder.resolve("own.map"), ProvingGround.text("gap-3").orElseThrow());
        SweepFile plain = new SweepFile(StudyReader.read(study, PresetLibrary.shipped()), Shard.WHOLE, folder.resolve("plain"));
        if (!plain.make(2, new StudyMonitor())) {
            throw new IllegalStateException("the study without Spark did not finish");
        }
        tell("plain", plain.file(), begun);
        Path local = folder.resolve("local");
        expect(0, submit("local[2]", study, local, SHARDS).waitFor(), "local[2]");
        same(plain.file(), local.resolve("results.csv"), "local[2]");
        tell("local[2]", local.resolve("results.csv"), begun);
        killAWorker(study, plain.file());
        tell("two workers, one killed", folder.resolve("cluster").resolve("results.csv"), begun);
        asTheWindow(begun);
        overhead("local[1]", begun);
        overhead(master, begun);
        if (!Files.exists(local.resolve("parquet/_SUCCESS"))) {
            throw new IllegalStateException("no Parquet was written");
        }
    }

    /** Submits the study as the window does, with the spark-submit command and settings that keep it on this machine. */
    private void asTheWindow(long begun) throws Exception {
        Path study = folder.resolve("window.toml");
        Files.writeString(study, STUDY.replace("points = " + POINTS, "points = " + WINDOW_POINTS));
        SweepFile plain = new SweepFile(StudyReader.read(study, PresetLibrary.shipped()), Shard.WHOLE, folder.resolve("window-plain"));
        plain.make(2, new StudyMonitor());
        Path submit = folder.resolve("submit-here");
        Files.writeString(submit, "#!/bin/sh\nSPARK_LOCAL_IP=127.0.0.1 exec '" + sparkHome.resolve("bin/spark-submit") + "' --conf spark.ui.enabled=false --conf spark.executor.memory=512m"
                + " --conf spark.driver.bindAddress=127.0.0.1 --conf spark.driver.host=127.0.0.1 \"$@\"\n");
        submit.toFile().setExecutable(true);
        StudyFolder shown = StudyFolder.create(folder.resolve("window"), StudyBundle.of(study, PresetLibrary.shipped()));
        List<String> notices = new CopyOnWriteArrayList<>();
        AtomicLong rows = new AtomicLong();
        StudyRunner runner = new StudyRunner(shown, (index, row) -> rows.incrementAndGet(), notices::add);
        runner.start(new SparkEngine(new SparkAddress(master, submit.toString(), jar.toString(), "")));
        runner.join();
        if (runner.state() != StudyRunner.State.DONE || rows.get() != WINDOW_POINTS) {
            throw new IllegalStateException("submitted like the window, the study ended as " + runner.state() + " with " + rows + " rows: " + notices);
        }
        same(plain.file(), shown.results(), "the study submitted like the window");
        tell("submitted like the window", shown.results(), begun);
    }

    /** Runs many shards of one quick row each on one core; the time beyond the row is the cost of a task. */
    private void overhead(String where, long begun) throws Exception {
        Path study = folder.resolve("tiny.toml");
        Files.writeString(study, "preset = \"arena/default\"\ndesign = \"sobol\"\npoints = " + TASKS + "\n[knobs]\nfriction = [4, 10]\n[[measure]]\nmeasure = \"jump_height\"\n");
        Study tiny = StudyReader.read(study, PresetLibrary.shipped());
        for (int warm = 0; warm < 3; warm++) {
            tiny.run(1, new StudyMonitor(), tiny.table(), () -> { });
        }
        long started = System.nanoTime();
        tiny.run(1, new StudyMonitor(), tiny.table(), () -> { });
        double row = (System.nanoTime() - started) * 1e-6 / TASKS;
        Path out = folder.resolve("tiny-" + where.replaceAll("\\W+", "-"));
        expect(0, submit(where, study, out, TASKS).waitFor(), where);
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
        int port = freePort();
        String host = InetAddress.getLoopbackAddress().getHostAddress();
        master = "spark://" + host + ":" + port;
        start("master", List.of("org.apache.spark.deploy.master.Master", "--host", host, "--port", "" + port, "--webui-port", "" + freePort()));
        List<Process> workers = new ArrayList<>();
        for (int i = 1; i <= 2; i++) {
            workers.add(start("worker" + i, List.of("org.apache.spark.deploy.worker.Worker", "--host", host, "--cores", "1", "--memory", "700m", "--webui-port", "" + freePort(),
                    "--work-dir", folder.resolve("work" + i).toString(), master)));
        }
        Path out = folder.resolve("cluster");
        Process driver = submit(master, study, out, SHARDS);
        Random random = new Random();
        int at = 2 + random.nextInt(SHARDS / 2);
        while (driver.isAlive() && shards(out) < at) {
            driver.waitFor(20, TimeUnit.MILLISECONDS);
        }
        int there = shards(out);
        Process victim = workers.get(random.nextInt(2));
        List<ProcessHandle> family = Stream.concat(victim.descendants(), Stream.of(victim.toHandle())).toList();
        family.forEach(ProcessHandle::destroyForcibly);
        System.out.println("killed a worker and " + (family.size() - 1) + " executors with " + there + " of " + SHARDS + " shards done");
        if (there >= SHARDS || family.size() < 2) {
            throw new IllegalStateException("the worker was killed too late, or had no executor: the trial proves nothing");
        }
        expect(0, driver.waitFor(), "the cluster");
        same(plain, out.resolve("results.csv"), "the cluster");
    }

    private static int shards(Path out) throws IOException {
        if (!Files.isDirectory(out)) {
            return 0;
        }
        try (Stream<Path> files = Files.list(out)) {
            return (int) files.filter(file -> file.getFileName().toString().matches("shard-.*\\.csv")).count();
        }
    }

    private Process submit(String where, Path study, Path out, int shards) throws IOException {
        List<String> command = new ArrayList<>(List.of("org.apache.spark.deploy.SparkSubmit", "--master", where, "--class", "dev.goldenangle.cluster.SparkSweep",
                "--conf", "spark.ui.enabled=false", "--conf", "spark.executor.memory=512m", "--conf", "spark.driver.bindAddress=127.0.0.1", "--conf", "spark.driver.host=127.0.0.1",
                "--conf", "spark.task.maxFailures=8", jar.toString(), "--study", study.toString(), "--shards", "" + shards, "--out", out.toString()));
        if (where.equals("local[2]")) {
            command.addAll(List.of("--parquet", out.resolve("parquet").toString()));
        }
        return start("driver-" + out.getFileName(), command);
    }

    private Process start(String name, List<String> what) throws IOException {
        List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx512m", "-XX:+UseSerialGC"));
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments().stream().filter(flag -> flag.startsWith("--add-opens")).toList());
        command.addAll(List.of("-cp", sparkHome.resolve("jars") + "/*"));
        command.addAll(what);
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(folder.resolve(name + ".log").toFile());
        builder.environment().putAll(Map.of("SPARK_HOME", sparkHome.toString(), "SPARK_SCALA_VERSION", "2.13", "SPARK_LOCAL_IP", "127.0.0.1"));
        Process process = builder.start();
        started.add(process);
        return process;
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private static void end(Process process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }

    private void expect(int expected, int code, String what) throws IOException {
        if (code != expected) {
            throw new IllegalStateException(what + " ended with " + code + "; its log is in " + folder);
        }
    }

    private static void same(Path one, Path other, String what) throws IOException {
        long at = Files.mismatch(one, other);
        if (at >= 0) {
            throw new IllegalStateException(what + " gave other bytes from " + at + " on: " + one + " and " + other);
        }
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
