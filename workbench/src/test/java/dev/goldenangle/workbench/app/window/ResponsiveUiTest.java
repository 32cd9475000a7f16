package dev.goldenangle.workbench.app.window;

import javafx.scene.image.WritableImage;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.fx;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

/**
 * The JavaFX thread stays responsive under load. Limits apply to its own processor time, so a busy machine does not
 * fail the tests.
 */
class ResponsiveUiTest {
    private static final double MOST_CPU_MILLIS = 250;
    private static final int HOUR_TICKS = 128 * 3600;
    @TempDir
    static Path folder;
    private static WindowFixture ui;

    @BeforeAll
    static void open() {
        ui = WindowFixture.open("arena/default", "arena-loop", folder.resolve("settings"));
        run(ui.session.live().playback()::play);
        // The first frames load classes and create rows; only measure after that.
        await("some play", () -> ui.session.live().playback().lengthProperty().get() > 100);
    }

    @AfterAll
    static void close() {
        ui.close();
        ui = null;
    }

    private static PulseGaps measure(Runnable hardWork) {
        PulseGaps gaps = new PulseGaps();
        run(gaps::start);
        hardWork.run();
        run(gaps::stop);
        return gaps;
    }

    private static void check(String what, PulseGaps gaps) {
        System.out.println(what + ": " + gaps);
        assertTrue(gaps.pulses() > 10, gaps.toString());
        assertTrue(gaps.longestCpuMillis() < MOST_CPU_MILLIS, what + ": " + gaps);
    }

    @Test
    void staysResponsiveWhilePresetsAreRewritten() throws IOException {
        Path presets = Files.createDirectories(folder.resolve("presets"));
        Path open = presets.resolve("open.toml");
        assertTrue(fx(() -> ui.session.files().saveAs(open)));
        String text = Files.readString(open);
        check("presets rewritten", measure(() -> {
            for (int round = 0; round < 40; round++) {
                for (int i = 0; i < 25; i++) {
                    write(presets.resolve("other-" + i + ".toml"), text);
                }
                write(open, text.replaceFirst("(?m)^friction = .*$", "friction = " + (5 + round * 0.05)));
                WindowFixture.waitForPulses(2);
            }
        }));
        write(open, text.replaceFirst("(?m)^friction = .*$", "friction = 7.25"));
        await("the last version", () -> ui.session.document().knobs().values().get(ui.session.document().knobs().values().table().find("friction").orElseThrow()) == 7.25);
    }

    private static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(unwritable);
        }
    }

    @Test
    void staysResponsiveWhileALargeMapLoadsAndIsOrbited() throws IOException {
        Path map = BigMap.write(folder.resolve("big.map"), 8_000_000);
        check("big map", measure(() -> {
            run(() -> ui.session.loader().map(map.toString()));
            await("the map", () -> ui.session.document().level().name().contains("big"));
            WindowFixture.waitForPulses(40);
        }));
        await("the picture of the map", ResponsiveUiTest::isWorldDrawn);
        check("big map orbited", measure(ResponsiveUiTest::orbit));
        run(ui.session.document().history()::undo);
    }

    /** Empty space is almost black. */
    private static boolean isWorldDrawn() {
        WritableImage picture = ui.window.scene().getRoot().lookup("#viewport").lookup("Canvas").snapshot(null, null);
        int bright = 0;
        for (int y = 0; y < picture.getHeight(); y++) {
            for (int x = 0; x < picture.getWidth(); x++) {
                bright += (picture.getPixelReader().getArgb(x, y) & 0xFF) > 0x24 ? 1 : 0;
            }
        }
        return bright > picture.getWidth() * picture.getHeight() / 10;
    }

    private static void orbit() {
        FxRobot robot = new FxRobot();
        robot.moveTo(ui.find("#viewport")).press(MouseButton.SECONDARY);
        for (int i = 0; i < 60; i++) {
            robot.moveBy(i < 30 ? 4 : -4, 0);
            WindowFixture.waitForPulses(1);
        }
        robot.release(MouseButton.SECONDARY);
    }

    @Test
    void staysResponsiveWhileAnHourIsRecorded() {
        run(() -> ui.session.live().recording().setFolder(folder.resolve("traces")));
        check("an hour", measure(() -> {
            run(ui.session.live().recording()::toggle);
            run(() -> ui.session.live().playback().skip(HOUR_TICKS));
            await("the hour", () -> ui.session.live().playback().lengthProperty().get() >= HOUR_TICKS);
            WindowFixture.waitForPulses(40);
            run(ui.session.live().recording()::toggle);
            WindowFixture.waitForPulses(10);
        }));
        assertEquals(1, fx(() -> ui.session.runs().list().entries().stream().filter(entry -> entry.run() != null && entry.run().length() >= HOUR_TICKS
                && entry.name().startsWith("Trace")).count()));
    }
}
