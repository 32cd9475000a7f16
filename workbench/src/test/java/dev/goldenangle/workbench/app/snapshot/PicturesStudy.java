package dev.goldenangle.workbench.app.snapshot;

import dev.goldenangle.parameter.Parameter;
import dev.goldenangle.parameter.Value;
import dev.goldenangle.workbench.app.window.WindowFixture;
import dev.goldenangle.simulation.Simulation;
import dev.goldenangle.toolkit.link.LinkClient;
import dev.goldenangle.toolkit.link.LinkFixture;
import dev.goldenangle.toolkit.link.Tuned;
import dev.goldenangle.toolkit.theme.Theme;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.image.WritableImage;
import javafx.scene.transform.Transform;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;

import static dev.goldenangle.workbench.app.window.WindowFixture.await;
import static dev.goldenangle.workbench.app.window.WindowFixture.run;

/** Draws the window at every designed size, theme and state into build/pictures, to compare with the mock-ups. */
@Tag("study")
class PicturesStudy {
    private static final Path OUT = Path.of("build", "pictures");
    @TempDir
    Path folder;
    private WindowFixture ui;
    /** Screen pixels per window pixel. */
    private double scale = 1;

    private void open(Theme theme, int width, int height, double seconds) {
        System.setProperty("headless.geometry", "2560x1440-32");
        ui = WindowFixture.open("arena/default", "arena-loop", folder.resolve("settings"), width, height);
        run(() -> {
            ui.look.themeProperty().set(theme);
            ui.window.scene().getRoot().setMouseTransparent(true);
            ui.session.live().playback().skip((int) (seconds * ui.session.document().tickRate()));
            ui.session.settle();
        });
    }

    private void change(String key, String value) {
        run(() -> {
            Parameter parameter = ui.session.document().knobs().values().table().find(key).orElseThrow();
            ui.session.document().knobs().set(parameter, Value.parse(value).orElseThrow());
        });
    }

    private void act(String label) {
        run(() -> ui.act(label));
    }

    private WritableImage picture() {
        if (scale == 1) {
            return ui.window.scene().snapshot(null);
        }
        SnapshotParameters parameters = new SnapshotParameters();
        parameters.setTransform(Transform.scale(scale, scale));
        return ui.window.scene().getRoot().snapshot(parameters, null);
    }

    /** Draws when the what-if and all background work are done. */
    private void draw(String name) {
        long frames = System.nanoTime() + 2_500_000_000L;
        await("what-if and checks", () -> System.nanoTime() > frames && ui.session.runs().whatIf().resultProperty().get() != null);
        run(() -> {
            try {
                Files.createDirectories(OUT);
                ImageIO.write(SwingFXUtils.fromFXImage(picture(), null), "png", OUT.resolve(name + ".png").toFile());
            } catch (IOException unwritable) {
                throw new UncheckedIOException(unwritable);
            }
        });
        ui.close();
    }

    @ParameterizedTest
    @CsvSource({"DARK,1280,720", "DARK,1440,900", "DARK,2560,1440", "LIGHT,1280,720", "LIGHT,1440,900", "LIGHT,2560,1440"})
    void themesAndSizes(Theme theme, int width, int height) {
        open(theme, width, height, 6);
        change("friction", "6.5");
        change("landing_friction_scale", "0.35");
        change("g_peak", "1.35");
        draw("main-" + theme.name().toLowerCase(Locale.ROOT) + "-" + width);
    }

    @ParameterizedTest
    @CsvSource({"palette,Commands", "shortcuts,Shortcuts", "controls,Keys and mouse…", "hints,What to try first", "recording,Record an input trace",
            "keyboard,Drive with Keyboard", "curves,Curves", "jumps,Jumps", "runs,Runs", "find,Find", "wide,Widen the right pane", "large-text,Larger text"})
    void states(String name, String action) {
        open(Theme.DARK, 1440, 900, 6);
        run(() -> ui.session.live().recording().setFolder(folder));
        act(action);
        if (name.equals("recording")) {
            run(() -> ui.session.live().playback().skip(590));
        }
        draw("state-" + name);
    }

    @ParameterizedTest
    @CsvSource({"DARK,1440,900", "LIGHT,1280,720"})
    void exporting(Theme theme, int width, int height) {
        open(theme, width, height, 6);
        change("friction", "6.5");
        act("Export for a game…");
        run(() -> ((ToggleButton) ui.node("#export-godot")).fire());
        draw("state-export-" + theme.name().toLowerCase(Locale.ROOT));
    }

    /** The Find tab with sensitivity, detailed analysis, a map of two knobs, and suggestions for missed goals. */
    @ParameterizedTest
    @CsvSource({"DARK,1440,900,suggestions", "LIGHT,1440,900,suggestions", "DARK,1280,720,suggestions", "LIGHT,1280,720,suggestions", "DARK,1440,900,sobol"})
    void finding(Theme theme, int width, int height, String what) {
        open(theme, width, height, 6);
        change("friction", "6.5");
        WindowFixture.fx(() -> ui.session.goals().use(Path.of("..", "docs", "examples", "duel.toml").toString())).join();
        act("Find");
        await("the matrix", () -> ui.node("#effects-count") instanceof Label label && label.getText().contains(" runs, "));
        run(() -> ((ButtonBase) ui.node(what.equals("sobol") ? "#effects-sobol" : "#reach-action")).fire());
        await("the end", () -> !ui.session.isBusy());
        draw("find-" + what + "-" + theme.name().toLowerCase(Locale.ROOT) + "-" + width);
    }

    /** As on a screen with double pixel density. */
    @ParameterizedTest
    @CsvSource({"DARK,1280,720", "LIGHT,1280,720", "DARK,1440,900"})
    void fineScreens(Theme theme, int width, int height) {
        scale = 2;
        open(theme, width, height, 6);
        change("friction", "6.5");
        draw("fine-" + theme.name().toLowerCase(Locale.ROOT) + "-" + width);
    }

    /** At the largest text size, twice the normal one. */
    @ParameterizedTest
    @CsvSource({"DARK,1280,720", "LIGHT,1440,900", "DARK,2560,1440"})
    void largestText(Theme theme, int width, int height) {
        open(theme, width, height, 6);
        for (int i = 0; i < 10; i++) {
            act("Larger text");
        }
        draw("text-" + theme.name().toLowerCase(Locale.ROOT) + "-" + width);
    }

    @ParameterizedTest
    @CsvSource({"controls,Keys and mouse…", "shortcuts,Shortcuts", "net,Net", "curves,Curves", "runs,Runs", "compare,Compare", "bisect,Bisect knob: Friction", "jumps,Jumps"})
    void statesInASmallLightWindow(String name, String action) {
        open(Theme.LIGHT, 1280, 720, 6);
        change("friction", "6.5");
        act(action);
        if (name.equals("net")) {
            act("Simulate network lag");
        }
        draw("small-" + name);
    }

    @ParameterizedTest
    @CsvSource({"DARK,1440,900", "LIGHT,1280,720"})
    void linked(Theme theme, int width, int height) {
        open(theme, width, height, 0);
        Tuned tuned = LinkFixture.tuned("arena/default", "arena-loop");
        act("Live link to a game");
        await("the address", () -> ui.node("#link-address") != null);
        try (LinkClient client = LinkClient.connect(WindowFixture.fx(() -> ((Label) ui.node("#link-address")).getText()))) {
            client.next("hello");
            client.send("{\"type\":\"hello\",\"game\":\"My game\"}");
            Simulation game = LinkFixture.game(tuned, tuned.values(), "waypoint");
            LinkFixture.play(client, game, 500, 1);
            game.use(tuned.values().with("gravity", "25").with("air_accel_base", "6"));
            LinkFixture.play(client, game, 268, 1);
            await("all of it", () -> ui.session.runs().shown() != null && ui.session.runs().shown().length() == 768);
            draw("state-link-" + theme.name().toLowerCase(Locale.ROOT));
        }
    }

    @Test
    void empty() {
        open(Theme.DARK, 1440, 900, 0);
        draw("state-empty");
    }

    @Test
    void brokenPreset() throws IOException {
        open(Theme.DARK, 1440, 900, 6);
        Path file = folder.resolve("sprint.toml");
        run(() -> ui.session.files().saveAs(file));
        Files.writeString(file, Files.readString(file).replaceFirst("(?m)^friction = .*$", "friction = 9500").replaceFirst("(?m)^g_peak = .*$", "g_peek = 1.0"));
        await("the banner", () -> ui.session.files().brokenProperty().get() != null);
        draw("state-broken");
    }

    @Test
    void unsavedChanges() {
        open(Theme.LIGHT, 1440, 900, 6);
        change("friction", "6.5");
        run(() -> ui.window.files().openPreset("strafejump/vq3"));
        draw("state-question");
    }
}
