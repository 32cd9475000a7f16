package dev.goldenangle.toolkit.study;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.study.design.Design;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * Runs a study with a script instead of spark-submit. The script runs the shards with the real command line in separate processes, last
 * shard first. {@code ./gradlew :cluster:clusterTest} tests with the real spark-submit.
 */
@DisabledOnOs(OS.WINDOWS)
class SparkEngineTest {
    private static final int POINTS = 12;
    @TempDir
    static Path shared;
    @TempDir
    Path root;
    private static byte[] plain;
    private final List<String> notices = new CopyOnWriteArrayList<>();

    @BeforeAll
    static void makePlain() throws Exception {
        SweepFile file = new SweepFile(SmallStudy.of(Design.SOBOL, POINTS), Shard.WHOLE, shared.resolve("plain"));
        file.make(2, new Progress());
        plain = Files.readAllBytes(file.file());
    }

    /** @param each shell command for shard $i of $n of $study, writing to $out */
    private SparkAddress address(String each) throws Exception {
        String java = "'" + Path.of(System.getProperty("java.home"), "bin", "java") + "' -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp '" + System.getProperty("java.class.path")
                + "' dev.goldenangle.toolkit.cli.Cli";
        Path script = root.resolve("spark-submit");
        Files.writeString(script, """
                #!/bin/sh
                echo "submit $*"
                while [ $# -gt 0 ]; do
                  case $1 in --study) study=$2;; --shards) n=$2;; --out) out=$2;; esac
                  shift
                done
                i=$n
                while [ $i -ge 1 ]; do
                  %s
                  i=$((i-1))
                done
                """.formatted(each.replace("workbench", java)));
        assertTrue(script.toFile().setExecutable(true));
        Path jar = root.resolve("job.jar");
        Files.writeString(jar, "the stand-in does not open it");
        return new SparkAddress("local[2]", script.toString(), jar.toString(), "");
    }

    private static final String MAKE = "workbench sweep --study \"$study\" --shard $i/$n --out \"$out\" || exit 3";

    private StudyRunner runner(StudyFolder folder, TreeSet<Long> rows) {
        return new StudyRunner(folder, (index, row) -> assertTrue(rows.add(index)), notices::add);
    }

    @Test
    void shardsFromAnotherProcessGiveTheSameBytes() throws Exception {
        StudyFolder folder = SmallStudy.folder(root, POINTS);
        TreeSet<Long> rows = new TreeSet<>();
        StudyRunner runner = runner(folder, rows);
        runner.start(new SparkEngine(address(MAKE)));
        runner.join();
        assertEquals(StudyRunner.State.DONE, runner.state(), notices.toString());
        assertArrayEquals(plain, Files.readAllBytes(folder.results()));
        assertEquals(POINTS, rows.size());
    }

    @Test
    void jarsOfOwnModelsAreSentAlong() throws Exception {
        StudyFolder folder = SmallStudy.folder(root, POINTS);
        Path models = Files.createDirectory(root.resolve("models"));
        Path jar = Files.write(models.resolve("own.jar"), new byte[0]);
        ModelCatalog.usePlugIns(List.of(models));
        try {
            StudyRunner runner = runner(folder, new TreeSet<>());
            runner.start(new SparkEngine(address("true")));
            runner.join();
            assertTrue(Files.readString(folder.path().resolve("spark.log")).contains(" --models " + jar.toAbsolutePath()), notices.toString());
        } finally {
            ModelCatalog.usePlugIns(List.of());
        }
    }

    @Test
    void sharedFolderGivesTheSameBytes() throws Exception {
        StudyFolder folder = SmallStudy.folder(root, POINTS);
        SparkAddress here = address(MAKE);
        Path seen = Files.createDirectory(root.resolve("seen"));
        StudyRunner runner = runner(folder, new TreeSet<>());
        runner.start(new SparkEngine(new SparkAddress(here.master(), here.submit(), here.jar(), seen.toString())));
        runner.join();
        assertArrayEquals(plain, Files.readAllBytes(folder.results()), notices.toString());
        assertTrue(Files.isDirectory(seen.resolve(folder.path().getFileName())), "the shards were made there");
    }

    @Test
    void rowsArriveWhileOthersRunAndAnotherEngineCanResumeAfterCancel() throws Exception {
        StudyFolder folder = SmallStudy.folder(root, POINTS);
        TreeSet<Long> rows = new TreeSet<>();
        StudyRunner runner = runner(folder, rows);
        runner.start(new SparkEngine(address("if [ $i -eq 1 ]; then sleep 600; fi; " + MAKE)));
        while (runner.isBusy() && runner.done() < POINTS / 2) {
            Thread.sleep(5);
        }
        assertEquals(StudyRunner.State.RUNNING, runner.state(), notices.toString());
        runner.cancel();
        runner.join();
        assertEquals(StudyRunner.State.CANCELLED, runner.state());
        assertEquals(POINTS / 2, rows.first(), "the second shard came first");
        runner.start(new LocalEngine(1));
        runner.join();
        assertEquals(POINTS, rows.size());
        assertArrayEquals(plain, Files.readAllBytes(folder.results()));
    }

    @Test
    void invalidShardIsReportedAndNothingIsLost() throws Exception {
        StudyFolder folder = SmallStudy.folder(root, POINTS);
        StudyRunner runner = runner(folder, new TreeSet<>());
        runner.start(new SparkEngine(address("if [ $i -eq 1 ]; then echo torn > \"$out/.t\"; mv \"$out/.t\" \"$out/shard-0000001-of-0000002.csv\"; else " + MAKE + "; fi")));
        runner.join();
        assertEquals(StudyRunner.State.FAILED, runner.state());
        assertEquals(POINTS / 2, runner.done());
        assertTrue(notices.get(0).contains("shard-0000001-of-0000002.csv: is incomplete"), notices.toString());
        assertTrue(notices.get(1).contains("1 of 2 shards are missing"), notices.toString());
        runner.start(new LocalEngine(2));
        runner.join();
        assertArrayEquals(plain, Files.readAllBytes(folder.results()));
    }

    @Test
    void logOfAnyLengthIsReadInBoundedMemory() throws Exception {
        StudyFolder folder = SmallStudy.folder(root, POINTS);
        StudyRunner runner = runner(folder, new TreeSet<>());
        runner.start(new SparkEngine(address("truncate -s 3G \"$out/spark.log\"; printf '\\nSparkException: full %01000d\\n' 0 >> \"$out/spark.log\"; exit 7")));
        runner.join();
        assertEquals(StudyRunner.State.FAILED, runner.state());
        assertTrue(notices.get(0).startsWith("Spark ended with code 7: SparkException: full 0") && notices.get(0).length() < 1000, notices.toString());
    }

    @Test
    void failedCommandIsReportedWithReasonAndLog() throws Exception {
        StudyFolder folder = SmallStudy.folder(root, POINTS);
        StudyRunner runner = runner(folder, new TreeSet<>());
        runner.start(new SparkEngine(address("echo 'org.apache.spark.SparkException: all masters are unresponsive'; echo '   at x.y'; exit 7")));
        runner.join();
        assertEquals(StudyRunner.State.FAILED, runner.state());
        assertTrue(notices.get(0).startsWith("Spark ended with code 7: org.apache.spark.SparkException: all masters are unresponsive") && notices.get(0).contains("spark.log"), notices.toString());
        assertFalse(folder.missing(new ArrayList<>()).isEmpty());
    }

    @Test
    void missingSettingsAreReportedBeforeAnythingIsSent() throws Exception {
        SparkAddress good = address(MAKE);
        assertEquals("", good.problem().orElse(""));
        assertTrue(SparkAddress.NONE.problem().orElseThrow().contains("no address"));
        assertTrue(new SparkAddress("http://x", good.submit(), good.jar(), "").problem().orElseThrow().contains("is not the address of a Spark master"));
        assertTrue(new SparkAddress("local", root.resolve("nobody").toString(), good.jar(), "").problem().orElseThrow().contains("no spark-submit"));
        assertTrue(new SparkAddress("local", good.submit(), root.resolve("no.jar").toString(), "").problem().orElseThrow().contains(":cluster:jobJar"));
        assertTrue(new SparkAddress("local", good.submit(), good.jar(), root.resolve("none").toString()).problem().orElseThrow().contains("no such folder"));
        String master;
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            master = "spark://" + InetAddress.getLoopbackAddress().getHostAddress() + ":" + socket.getLocalPort();
            assertEquals("", new SparkAddress(master, good.submit(), good.jar(), "").problem().orElse(""));
        }
        assertEquals("no answer from " + master, new SparkAddress(master, good.submit(), good.jar(), "").problem().orElseThrow());
    }
}
