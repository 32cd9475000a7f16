package dev.goldenangle.cluster;

import dev.goldenangle.goal.ProvingGround;
import dev.goldenangle.workbench.library.PresetLibrary;
import dev.goldenangle.workbench.study.Shard;
import dev.goldenangle.workbench.study.StudyMonitor;
import dev.goldenangle.workbench.study.StudyReader;
import dev.goldenangle.workbench.study.SweepFile;

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
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * One study made three times: plainly, by {@code local[2]}, and by a master and two workers of which one is killed with its executors
 * at a random shard. All three must come to the same bytes. Ends with code 1 and the reason when they do not.
 */
public final class ClusterTrial {
    private static final int SHARDS = 24;
    private static final int POINTS = 480;
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
            throw new IllegalStateException("the plain study did not come to an end");
        }
        tell("plain", plain.file(), begun);
        Path local = folder.resolve("local");
        expect(0, submit("local[2]", study, local).waitFor(), "local[2]");
        same(plain.file(), local.resolve("results.csv"), "local[2]");
        tell("local[2]", local.resolve("results.csv"), begun);
        killAWorker(study, plain.file());
        tell("two workers, one killed", folder.resolve("cluster").resolve("results.csv"), begun);
        if (!Files.exists(local.resolve("parquet/_SUCCESS"))) {
            throw new IllegalStateException("no Parquet was written");
        }
    }

    private void killAWorker(Path study, Path plain) throws Exception {
        int port = freePort();
        String host = InetAddress.getLoopbackAddress().getHostAddress();
        String master = "spark://" + host + ":" + port;
        start("master", List.of("org.apache.spark.deploy.master.Master", "--host", host, "--port", "" + port, "--webui-port", "" + freePort()));
        List<Process> workers = new ArrayList<>();
        for (int i = 1; i <= 2; i++) {
            workers.add(start("worker" + i, List.of("org.apache.spark.deploy.worker.Worker", "--host", host, "--cores", "1", "--memory", "700m", "--webui-port", "" + freePort(),
                    "--work-dir", folder.resolve("work" + i).toString(), master)));
        }
        Path out = folder.resolve("cluster");
        Process driver = submit(master, study, out);
        Random random = new Random();
        int at = 2 + random.nextInt(SHARDS / 2);
        while (driver.isAlive() && shards(out) < at) {
            driver.waitFor(20, TimeUnit.MILLISECONDS);
        }
        int there = shards(out);
        Process victim = workers.get(random.nextInt(2));
        List<ProcessHandle> family = Stream.concat(victim.descendants(), Stream.of(victim.toHandle())).toList();
        family.forEach(ProcessHandle::destroyForcibly);
        System.out.println("killed a worker and " + (family.size() - 1) + " executors with " + there + " of " + SHARDS + " shards there");
        if (there >= SHARDS || family.size() < 2) {
            throw new IllegalStateException("the worker was killed too late, or had no executor: nothing is proved");
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

    private Process submit(String master, Path study, Path out) throws IOException {
        List<String> command = new ArrayList<>(List.of("org.apache.spark.deploy.SparkSubmit", "--master", master, "--class", "dev.goldenangle.cluster.SparkSweep",
                "--conf", "spark.ui.enabled=false", "--conf", "spark.executor.memory=512m", "--conf", "spark.driver.bindAddress=127.0.0.1", "--conf", "spark.driver.host=127.0.0.1",
                "--conf", "spark.task.maxFailures=8", jar.toString(), "--study", study.toString(), "--shards", "" + SHARDS, "--out", out.toString()));
        if (master.startsWith("local")) {
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
            throw new IllegalStateException(what + " came to other bytes, from " + at + " on: " + one + " and " + other);
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
