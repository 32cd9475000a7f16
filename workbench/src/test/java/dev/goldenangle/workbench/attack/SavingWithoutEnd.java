package dev.goldenangle.workbench.attack;

import dev.goldenangle.catalog.ModelCatalog;
import dev.goldenangle.command.Command;
import dev.goldenangle.command.TraceHeader;
import dev.goldenangle.command.TraceRecorder;
import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.motor.Model;
import dev.goldenangle.presets.Preset;
import dev.goldenangle.presets.PresetStore;
import dev.goldenangle.presets.PresetWriter;
import dev.goldenangle.state.MoverState;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.CountDownLatch;

/** A program to be killed: each of its threads saves by one of the ways the workbench saves, again and again. */
final class SavingWithoutEnd {
    static final String RECORDING = "a recording";
    static final List<String> SAVERS = List.of("presets", "settings", "an export", RECORDING);
    private static final int LINES = 5_000;
    private static final CountDownLatch WARM = new CountDownLatch(SAVERS.size() - 1);

    private SavingWithoutEnd() {
    }

    static Path fileOf(Path folder, String saver) {
        return folder.resolve(saver.replace(' ', '-') + (saver.equals(RECORDING) ? ".trace" : ".txt"));
    }

    /** By what each writes last. */
    static boolean isWhole(String saver, String text) {
        return switch (saver) {
            case "presets" -> text.equals(PresetWriter.write(preset()));
            case "settings" -> text.contains("begin=") && text.contains("zend=") && text.endsWith("\n");
            default -> text.endsWith("last line\n");
        };
    }

    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        start(() -> savePreset(fileOf(folder, "presets")));
        start(() -> saveSettings(fileOf(folder, "settings")));
        start(() -> export(fileOf(folder, "an export")));
        record(fileOf(folder, RECORDING));
    }

    /** A kill before the first save would show nothing. */
    private static void awaitWarm() {
        try {
            WARM.await();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private interface Saving {
        void once() throws IOException;
    }

    private static void start(Saving saving) {
        Thread thread = new Thread(() -> {
            try {
                saving.once();
                WARM.countDown();
                while (true) {
                    saving.once();
                }
            } catch (IOException broken) {
                System.exit(3);
            }
        });
        thread.setDaemon(true);
        thread.start();
    }

    private static void savePreset(Path file) throws IOException {
        PresetStore.shipped().save(preset(), file);
    }

    private static Preset preset() {
        Model model = ModelCatalog.models().get(0);
        return Preset.of("killed", model.id(), model.parameters().defaults());
    }

    private static void saveSettings(Path file) throws IOException {
        Properties values = new Properties();
        values.setProperty("begin", "1");
        values.setProperty("filler", "x".repeat(20_000));
        values.setProperty("zend", "1");
        StringWriter text = new StringWriter();
        values.store(text, "settings");
        AtomicFile.write(file, text.toString());
    }

    private static void export(Path file) throws IOException {
        AtomicFile.write(file, out -> {
            for (int i = 0; i < LINES; i++) {
                out.write("0.1,0.2,0.3,0.4,0.5,0.6\n".getBytes(StandardCharsets.UTF_8));
            }
            out.write("last line\n".getBytes(StandardCharsets.UTF_8));
        });
    }

    private static void record(Path file) throws IOException {
        TraceRecorder recorder = TraceRecorder.open(file, new TraceHeader("practice", "mine", Map.of("gravity", "1"), 30, "flat", 1, "killed", new MoverState(0)));
        Command command = new Command();
        awaitWarm();
        System.out.println("ready");
        for (int tick = 0; true; tick++) {
            command.yaw = tick / 50 % 2 == 0 ? tick : command.yaw;
            if (tick % 97 == 40) {
                recorder.parameters(Map.of("gravity", Integer.toString(tick)));
            }
            recorder.record(command, tick);
            if (tick % 8 == 0) {
                Thread.yield();
            }
        }
    }
}
