package dev.goldenangle.presets;

import dev.goldenangle.command.InputTrace;
import dev.goldenangle.command.TraceReader;
import dev.goldenangle.command.TraceReading;
import dev.goldenangle.io.GrowingFile;
import dev.goldenangle.math.Randomness;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/** Kills a program with SIGKILL during saves and recordings; {@code ./gradlew attack} kills 2,000 more. */
class KillTest {
    private static final int KILLS = 40;

    @TempDir
    private Path folder;
    private final Randomness random = new Randomness(200);
    private int savesCut;

    @Test
    void killLosesNoPresetAndAtMostTheLastSecondOfATrace() throws Exception {
        Files.write(folder.resolve("count"), new byte[KillTarget.BYTES]);
        long ticks = 0;
        for (int kill = 0; kill < KILLS; kill++) {
            runAndKill();
            ByteBuffer count = ByteBuffer.wrap(Files.readAllBytes(folder.resolve("count")));
            assertWholePreset(count.getLong(KillTarget.SAVES_DONE), count.getLong(KillTarget.SAVES_BEGUN));
            ticks += assertTrace(count.getLong(KillTarget.TICKS));
            forgetTicks();
        }
        assertTrue(ticks > KILLS && savesCut > KILLS / 10, ticks + " ticks, " + savesCut + " saves cut: the kills came too early to test anything");
    }

    private void runAndKill() throws IOException, InterruptedException {
        Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC",
                "-Xshare:auto", "-Xmx64m", "-cp", System.getProperty("java.class.path"), KillTarget.class.getName(), folder.toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT).start();
        try {
            assertEquals('r', process.getInputStream().read(), "the program has started");
            Thread.sleep(random.nextInt(25), random.nextInt(1_000_000));
        } finally {
            process.destroyForcibly();
            assertTrue(process.waitFor(30, TimeUnit.SECONDS));
        }
    }

    private void assertWholePreset(long done, long begun) throws IOException {
        savesCut += begun > done ? 1 : 0;
        Path file = folder.resolve("preset.toml");
        if (done == 0 && !Files.exists(file)) {
            return;
        }
        String text = Files.readString(file);
        assertTrue(text.equals(KillTarget.text(done)) || text.equals(KillTarget.text(begun)), "between " + done + " and " + begun + ":\n" + text);
        Files.write(folder.resolve("count"), ByteBuffer.allocate(KillTarget.BYTES).putLong(begun).putLong(text.equals(KillTarget.text(begun)) ? begun : done).array());
    }

    private long assertTrace(long recorded) throws IOException {
        Path unfinished = folder.resolve("run.trace" + GrowingFile.UNFINISHED);
        TraceReading reading = TraceReader.read(unfinished);
        Files.delete(unfinished);
        assertEquals(List.of(), reading.problems());
        InputTrace trace = reading.trace().orElseThrow();
        assertTrue(trace.ticks() > recorded - KillTarget.TICK_RATE, trace.ticks() + " of " + recorded + " ticks");
        return recorded;
    }

    private void forgetTicks() throws IOException {
        ByteBuffer count = ByteBuffer.wrap(Files.readAllBytes(folder.resolve("count")));
        Files.write(folder.resolve("count"), count.putLong(KillTarget.TICKS, 0).array());
    }
}
