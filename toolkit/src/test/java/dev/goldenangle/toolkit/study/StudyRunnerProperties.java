package dev.goldenangle.toolkit.study;

import dev.goldenangle.toolkit.background.Progress;
import dev.goldenangle.toolkit.study.design.Design;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

/** A study paused, cancelled, closed and killed in any order gives the same bytes as one uninterrupted command-line run. */
class StudyRunnerProperties {
    private static final int POINTS = 24;
    private static Path root;
    private static byte[] plain;

    /** An interruption of a running study. */
    enum Blow { PAUSE, CANCEL, CLOSE, KILL }

    @BeforeContainer
    static void makePlain() throws Exception {
        root = Files.createTempDirectory("study-runner");
        SweepFile file = new SweepFile(SmallStudy.of(Design.SOBOL, POINTS), Shard.WHOLE, root.resolve("plain"));
        file.make(2, new Progress());
        plain = Files.readAllBytes(file.file());
    }

    @AfterContainer
    static void clean() throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }

    @Property(tries = 25, shrinking = ShrinkingMode.OFF)
    void interruptedStudyGivesTheSameBytesAsTheCommandLine(@ForAll @Size(min = 1, max = 5) List<Blow> blows, @ForAll @IntRange(min = 0, max = POINTS) int at, @ForAll @IntRange(min = 1, max = 3) int threads)
            throws Exception {
        StudyFolder folder = SmallStudy.folder(Files.createTempDirectory(root, "try"), POINTS);
        Watched watched = new Watched(folder);
        for (Blow blow : blows) {
            watched.runner.start(new LocalEngine(threads));
            watched.waitFor(Math.min(POINTS, watched.runner.done() + at % 7));
            strike(watched, blow, at);
            if (blow == Blow.CLOSE || blow == Blow.KILL) {
                watched = new Watched(StudyFolder.open(folder.path()));
                watched.runner.load(new LocalEngine(threads));
            }
            watched.runner.join();
        }
        watched.runner.start(new LocalEngine(threads));
        watched.runner.join();
        assertEquals(StudyRunner.State.DONE, watched.runner.state(), watched.notices.toString());
        assertArrayEquals(plain, Files.readAllBytes(folder.results()));
        assertEquals(rowsOf(plain), new ArrayList<>(watched.rows.values()));
    }

    private static void strike(Watched watched, Blow blow, int at) throws IOException {
        switch (blow) {
            case PAUSE -> watched.runner.pause();
            case CANCEL -> watched.runner.cancel();
            case CLOSE -> watched.runner.close();
            case KILL -> {
                watched.runner.close();
                tear(watched.runner.folder().path(), at);
            }
        }
        watched.runner.join();
    }

    /** Truncates the journals, as a killed process does. */
    private static void tear(Path folder, int bytes) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            for (Path journal : files.filter(file -> file.toString().endsWith(".unfinished")).toList()) {
                byte[] all = Files.readAllBytes(journal);
                Files.write(journal, Arrays.copyOf(all, Math.max(0, all.length - bytes)));
            }
        }
    }

    private static List<String> rowsOf(byte[] file) {
        return new String(file, StandardCharsets.UTF_8).lines().filter(line -> line.matches("[0-9].*")).map(line -> line.substring(line.indexOf(',') + 1)).toList();
    }

    /** A runner, with the rows and messages it has delivered. */
    private static final class Watched {
        private final Map<Long, String> rows = new TreeMap<>();
        private final List<String> notices = new ArrayList<>();
        private final StudyRunner runner;

        Watched(StudyFolder folder) {
            runner = new StudyRunner(folder, (index, row) -> assertEquals(null, rows.put(index, String.join(",", Arrays.stream(row).mapToObj(ExactNumber::text).toList())), "a row twice"),
                    notices::add);
        }

        void waitFor(long done) {
            while (runner.isBusy() && runner.done() < done) {
                LockSupport.parkNanos(20_000);      // do not spin: the study's threads need the processor
            }
        }
    }
}
