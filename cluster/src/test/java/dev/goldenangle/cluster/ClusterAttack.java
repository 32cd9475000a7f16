package dev.goldenangle.cluster;

import dev.goldenangle.toolkit.library.PresetLibrary;
import dev.goldenangle.toolkit.study.Shard;
import dev.goldenangle.toolkit.study.SparkAddress;
import dev.goldenangle.toolkit.study.SparkEngine;
import dev.goldenangle.toolkit.study.StudyBundle;
import dev.goldenangle.toolkit.study.StudyFolder;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.study.StudyReader;
import dev.goldenangle.toolkit.study.StudyRunner;
import dev.goldenangle.toolkit.study.SweepFile;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;

/**
 * Gives Spark what it should not get: damaged studies and plans, changed and cut shards, a job jar of another version, a log on a full disk,
 * and killed executors. Everything must be refused in one sentence, or end with the bytes of a run without Spark. Runs on {@code local[2]}
 * and on a master with two workers.
 */
public final class ClusterAttack {
    private static final int SHARDS = 6;
    private static final int KILLS = 3;
    private static final int POINTS = 240;
    private static final String STUDY = """
            name = "Cluster attack"
            preset = "arena/default"
            design = "latin-hypercube"
            points = %d
            seeds = 2

            [knobs]
            friction = [4, 10]
            jump_speed = "slider"

            [[scenario]]
            bot = "human-strafer"
            seconds = 4

            [[measure]]
            measure = "top_speed"
            """.formatted(POINTS);
    private final TrialCluster spark;
    private final Path study;
    private final Path plain;
    private int trial;

    private ClusterAttack(TrialCluster spark) throws Exception {
        this.spark = spark;
        study = Files.writeString(spark.folder().resolve("study.toml"), STUDY);
        SweepFile file = new SweepFile(StudyReader.read(study, PresetLibrary.shipped()), Shard.WHOLE, spark.folder().resolve("plain"));
        file.make(2, new Progress());
        plain = file.file();
    }

    public static void main(String[] arguments) throws Exception {
        Path folder = Files.createDirectories(Path.of(arguments[2]));
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(each -> !each.equals(folder)).sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
        try (TrialCluster spark = new TrialCluster(Path.of(arguments[0]), Path.of(arguments[1]), folder)) {
            ClusterAttack attack = new ClusterAttack(spark);
            attack.damagedStudies();
            spark.startWorkers();
            for (String where : List.of("local[2]", spark.master())) {
                attack.damagedShards(where);
                attack.damagedShardsInTheWindow(where);
                attack.otherVersion(where);
                attack.fullLog(where);
            }
            attack.killedExecutors();
        }
    }

    private Path out() {
        return spark.folder().resolve("out-" + ++trial);
    }

    /** Studies that cannot be read end the job with code 2 and a sentence, before Spark starts. */
    private void damagedStudies() throws Exception {
        String plan = StudyBundle.of(study, PresetLibrary.shipped()).plan();
        Map<String, String> hostile = new TreeMap<>();
        hostile.put("empty", "");
        hostile.put("cut", plan.substring(0, plan.length() / 2));
        hostile.put("digits", STUDY.replace("[4, 10]", "[4, " + "9".repeat(3000) + "]"));
        hostile.put("points", STUDY.replace("points = " + POINTS, "points = 99999999999999999999"));
        hostile.put("preset", STUDY.replace("arena/default", "../../../../etc/passwd"));
        hostile.put("map", STUDY.replace("seconds = 4", "seconds = 4\nmap = \"/dev/zero\""));
        hostile.put("escape", STUDY.replace("Cluster attack", "\\ud800\\x"));
        hostile.put("deep", STUDY + "x = " + "[".repeat(100_000));
        for (Map.Entry<String, String> each : hostile.entrySet()) {
            Path file = Files.writeString(spark.folder().resolve(each.getKey() + ".toml"), each.getValue());
            refuses("local[2]", spark.jar(), file, out(), each.getKey() + ".toml");
        }
        System.out.println(hostile.size() + " damaged studies were refused with a reason");
    }

    /** The job must end with code 2 and name the culprit in a sentence. */
    private void refuses(String where, Path jar, Path file, Path out, String culprit) throws Exception {
        int code = spark.submit(where, jar, file, out, SHARDS).waitFor();
        String log = Files.readString(spark.log("driver-" + out.getFileName()));
        if (code != 2 || !log.contains(culprit) || log.contains("Exception in thread")) {
            throw new IllegalStateException(file.getFileName() + " on " + where + " ended with code " + code + ": " + log.substring(Math.max(0, log.length() - 2000)));
        }
    }

    private void finishes(String where, Path out) throws Exception {
        spark.expect(0, spark.submit(where, spark.jar(), study, out, SHARDS).waitFor(), where);
        TrialCluster.same(plain, out.resolve("results.csv"), where);
    }

    private static Path shard(Path out, int number) {
        return out.resolve(new Shard(number, SHARDS).fileName());
    }

    /** One digit is changed in a shard, and another shard is cut. */
    private static void damage(Path out) throws IOException {
        String text = Files.readString(shard(out, 2));
        int digit = text.lastIndexOf('.') + 1;
        Files.writeString(shard(out, 2), text.substring(0, digit) + (text.charAt(digit) == '7' ? '3' : '7') + text.substring(digit + 1));
        byte[] whole = Files.readAllBytes(shard(out, 4));
        Files.write(shard(out, 4), Arrays.copyOf(whole, whole.length * 2 / 3));
    }

    /** The job names a damaged shard and changes nothing. Without it, it runs only what is missing. */
    private void damagedShards(String where) throws Exception {
        Path out = out();
        finishes(where, out);
        damage(out);
        Files.delete(out.resolve("results.csv"));
        refuses(where, spark.jar(), study, out, shard(out, 2).getFileName().toString());
        Files.delete(shard(out, 2));
        refuses(where, spark.jar(), study, out, shard(out, 4).getFileName().toString());
        Files.delete(shard(out, 4));
        long kept = Files.getLastModifiedTime(shard(out, 1)).toMillis();
        finishes(where, out);
        if (Files.getLastModifiedTime(shard(out, 1)).toMillis() != kept) {
            throw new IllegalStateException("a complete shard was written again");
        }
        System.out.println("changed and cut shards were refused on " + where);
    }

    private StudyFolder window(String name) throws Exception {
        return StudyFolder.create(Files.createDirectories(spark.folder().resolve(name + ++trial)), StudyBundle.of(study, PresetLibrary.shipped()));
    }

    /** Runs the study as the window does, and returns the messages for the user. */
    private List<String> run(String where, StudyFolder folder, Path jar, StudyRunner.State expected) throws Exception {
        List<String> notices = new CopyOnWriteArrayList<>();
        StudyRunner runner = new StudyRunner(folder, (index, row) -> { }, notices::add);
        runner.loadAndStart(new SparkEngine(new SparkAddress(where, spark.submitCommand().toString(), jar.toString(), "")));
        runner.join();
        if (runner.state() != expected) {
            throw new IllegalStateException("the study on " + where + " ended as " + runner.state() + ": " + notices);
        }
        return notices;
    }

    /** The window puts damaged shards aside, says so, and runs them again. */
    private void damagedShardsInTheWindow(String where) throws Exception {
        StudyFolder folder = window("shards-");
        run(where, folder, spark.jar(), StudyRunner.State.DONE);
        Files.delete(folder.results());
        Path first = folder.path().resolve(folder.shards().get(0).fileName());
        if (Files.exists(first)) {
            Files.write(first, Arrays.copyOf(Files.readAllBytes(first), 100));
        }
        List<String> notices = run(where, folder, spark.jar(), StudyRunner.State.DONE);
        TrialCluster.same(plain, folder.results(), "the window after a cut shard on " + where);
        System.out.println("a cut shard in the window's folder on " + where + ": " + notices);
    }

    /** A jar built from other sources must not mix its rows with ours, and a file that is no job must be reported. */
    private void otherVersion(String where) throws Exception {
        Path other = spark.folder().resolve("other-version.jar");
        copyWithOtherSources(spark.jar(), other);
        Path out = out();
        finishes(where, out);
        Files.delete(shard(out, 3));
        Files.delete(out.resolve("results.csv"));
        refuses(where, other, study, out, shard(out, 1).getFileName().toString());
        List<String> notices = run(where, window("version-"), other, StudyRunner.State.FAILED);
        System.out.println("a jar of another version on " + where + ": " + notices.get(0));
        Path noJob = Files.writeString(spark.folder().resolve("no-job.jar"), "this is no archive");
        System.out.println("a file that is no jar on " + where + ": " + run(where, window("no-job-"), noJob, StudyRunner.State.FAILED));
    }

    private static void copyWithOtherSources(Path jar, Path other) throws IOException {
        try (ZipFile from = new ZipFile(jar.toFile()); OutputStream file = Files.newOutputStream(other); ZipOutputStream to = new ZipOutputStream(file)) {
            for (ZipEntry entry : Collections.list(from.entries())) {
                to.putNextEntry(new ZipEntry(entry.getName()));
                try (InputStream content = from.getInputStream(entry)) {
                    to.write(entry.getName().endsWith("sources.sha256") ? "0".repeat(64).getBytes(StandardCharsets.UTF_8) : content.readAllBytes());
                }
                to.closeEntry();
            }
        }
    }

    /** The driver cannot write a line of its log. */
    private void fullLog(String where) throws Exception {
        if (!Files.exists(Path.of("/dev/full"))) {
            return;
        }
        StudyFolder folder = window("full-");
        Files.createSymbolicLink(folder.path().resolve("spark.log"), Path.of("/dev/full"));
        run(where, folder, spark.jar(), StudyRunner.State.DONE);
        TrialCluster.same(plain, folder.results(), "the study with a full log");
        System.out.println("a log that cannot be written did no harm on " + where);
    }

    /** Kills the executors of a running study several times; the workers start new ones. */
    private void killedExecutors() throws Exception {
        Path out = out();
        Process driver = spark.submit(spark.master(), spark.jar(), study, out, 10 * SHARDS);
        Random random = new Random(7);
        int killed = 0;
        while (driver.isAlive() && killed < KILLS) {
            List<ProcessHandle> executors = spark.workers().stream().flatMap(worker -> worker.toHandle().descendants()).filter(ProcessHandle::isAlive).toList();
            if (!executors.isEmpty() && TrialCluster.shards(out) > 5 * (killed + 1)) {
                executors.get(random.nextInt(executors.size())).destroyForcibly();
                killed++;
            }
            driver.waitFor(50, TimeUnit.MILLISECONDS);
        }
        spark.expect(0, driver.waitFor(), "the cluster with killed executors");
        if (killed < KILLS) {
            throw new IllegalStateException("only " + killed + " executors were killed before the end: the trial proves nothing");
        }
        TrialCluster.same(plain, out.resolve("results.csv"), "the cluster with killed executors");
        System.out.println(killed + " executors were killed");
    }
}
