package dev.goldenangle.presets;

import dev.goldenangle.command.Command;
import dev.goldenangle.command.TraceHeader;
import dev.goldenangle.command.TraceRecorder;
import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.state.MoverState;

import java.io.IOException;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;

/**
 * A program to be killed: it saves and records forever. It counts started and finished writes in a memory-mapped file, which survives
 * the kill.
 */
final class KillTarget {
    static final int SAVES_BEGUN = 0;
    static final int SAVES_DONE = 8;
    static final int TICKS = 16;
    static final int BYTES = 24;
    static final double TICK_RATE = 30;
    private static final String FILLER = "# A line that makes the file long enough to be torn.\n".repeat(200);

    private KillTarget() {
    }

    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        try (FileChannel channel = FileChannel.open(folder.resolve("count"), StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            MappedByteBuffer count = channel.map(FileChannel.MapMode.READ_WRITE, 0, BYTES);
            Thread saver = new Thread(() -> save(folder.resolve("preset.toml"), count));
            saver.setDaemon(true);
            saver.start();
            record(folder.resolve("run.trace"), count);
        }
    }

    static String text(long version) {
        return "version = " + version + "\n" + FILLER + "end = " + version + "\n";
    }

    private static void save(Path file, MappedByteBuffer count) {
        try {
            for (long version = count.getLong(SAVES_DONE) + 1; true; version++) {
                count.putLong(SAVES_BEGUN, version);
                AtomicFile.write(file, text(version));
                count.putLong(SAVES_DONE, version);
            }
        } catch (IOException broken) {
            System.exit(3);
        }
    }

    /** A key is held half of the time; during the other half the view turns each tick. */
    private static void record(Path file, MappedByteBuffer count) throws IOException {
        TraceHeader header = new TraceHeader("practice", "practice/mine", Map.of(), TICK_RATE, "flat", 1, "killed", new MoverState(0));
        TraceRecorder recorder = TraceRecorder.open(file, header);
        Command command = new Command();
        System.out.println("ready");
        for (int tick = 0; true; tick++) {
            command.forward = 1f;
            command.yaw = tick / 100 % 2 == 0 ? tick : command.yaw;
            recorder.record(command, tick);
            count.putLong(TICKS, tick + 1);
            Thread.onSpinWait();
            if (tick % 8 == 0) {
                Thread.yield();
            }
        }
    }
}
