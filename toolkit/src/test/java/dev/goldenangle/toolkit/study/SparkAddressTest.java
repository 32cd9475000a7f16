package dev.goldenangle.toolkit.study;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import static org.junit.jupiter.api.Assertions.assertEquals;

/** Invalid cluster settings give a clear message. */
class SparkAddressTest {
    private static final String NO_PATH = "no\0path";
    @TempDir
    private Path folder;

    private static void assertProblem(String reason, SparkAddress address) {
        assertEquals(Optional.of(reason), address.problem());
    }

    @Test
    void invalidPathIsReportedAsMissingFile() throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String jar = Files.createFile(folder.resolve("job.jar")).toString();
        assertProblem(NO_PATH + ": there is no spark-submit to run", new SparkAddress("local[2]", NO_PATH, jar, ""));
        assertProblem(NO_PATH + " does not exist; build it with ./gradlew :cluster:jobJar", new SparkAddress("local[2]", java, NO_PATH, ""));
        assertProblem(NO_PATH + ": there is no such folder", new SparkAddress("local[2]", java, jar, NO_PATH));
        assertEquals(Optional.empty(), new SparkAddress("local[2]", java, jar, folder.toString()).problem());
    }
}
