package dev.goldenangle.workbench.app.snapshot;

import dev.goldenangle.io.AtomicFile;
import dev.goldenangle.parameter.ParameterSet;
import dev.goldenangle.workbench.app.action.MenuAction;
import dev.goldenangle.workbench.app.files.Settings;
import dev.goldenangle.workbench.app.window.InitialContent;
import dev.goldenangle.workbench.app.window.WorkbenchWindow;
import dev.goldenangle.toolkit.library.BadInput;
import dev.goldenangle.toolkit.library.BotSpec;
import dev.goldenangle.toolkit.library.PlaceSpec;
import dev.goldenangle.workbench.live.Places;
import dev.goldenangle.workbench.live.Source;
import dev.goldenangle.workbench.look.Appearance;
import dev.goldenangle.workbench.look.PngPicture;
import dev.goldenangle.toolkit.theme.Theme;
import dev.goldenangle.workbench.session.TuningSession;
import dev.goldenangle.workbench.text.Messages;
import javafx.application.Platform;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.control.ButtonBase;
import javafx.scene.image.WritableImage;
import javafx.stage.Stage;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Draws the real window off screen and writes it as a PNG. */
public final class WindowSnapshot {
    private static final int WARM_UP_FRAMES = 12;
    private static final int MOST_FRAMES = 2400;
    private static final long FRAME_MILLIS = 30;

    private WindowSnapshot() {
    }

    /**
     * The content of a snapshot.
     * @param opening preset and map
     * @param source id of the driving source; empty for the first bot
     * @param start start position; empty for the source's default
     * @param seconds simulated time before the picture
     * @param knobs knob values
     * @param goals goal set to use; empty for the preset's own
     * @param study study whose finished sweep is shown; empty for none
     * @param actions commands to run first, by their name in the palette
     * @param presses ids of buttons to press first
     */
    public record Request(InitialContent opening, String source, Optional<PlaceSpec> start, double seconds, int width, int height, Theme theme, ParameterSet knobs,
                          String goals, Optional<Path> study, List<String> actions, List<String> presses) {
    }

    /** Starts JavaFX without a display; does nothing if it already runs. */
    public static void startToolkit(int width, int height) {
        Display.drawOffScreen(width, height);
        Display.quietToolkit();
        CountDownLatch started = new CountDownLatch(1);
        try {
            Platform.startup(started::countDown);
            // JavaFX would otherwise shut down after the last window, at the same time as the process ends it.
            Platform.setImplicitExit(false);
        } catch (IllegalStateException running) {
            started.countDown();
        }
        await(started);
    }

    /** Draws the window and writes it as PNG; blocks until done. */
    public static void write(Request request, Path file) throws IOException {
        WritableImage image = draw(request);
        AtomicFile.write(file, out -> PngPicture.write(SwingFXUtils.fromFXImage(image, null), out));
    }

    static WritableImage draw(Request request) {
        WindowShown shown = onToolkit(() -> WindowShown.open(request));
        try {
            return draw(shown, request);
        } finally {
            // Also close the window when a command is unknown; an open window complains when the process ends.
            onToolkit(() -> {
                shown.close();
                return null;
            });
        }
    }

    private static WritableImage draw(WindowShown shown, Request request) {
        if (!request.goals.isEmpty()) {
            // The preset loads its own goal set first; only then can another be chosen.
            warmUp(shown);
            CompletableFuture<Void> used = onToolkit(() -> shown.session.goals().use(request.goals));
            used.join();
        }
        onToolkit(() -> {
            shown.window.frame(System.nanoTime());
            request.study.ifPresent(shown.window::showStudy);
            request.actions.forEach(shown::run);
            return null;
        });
        warmUp(shown);
        if (!request.presses.isEmpty()) {
            onToolkit(() -> {
                request.presses.forEach(shown::press);
                return null;
            });
            warmUp(shown);
        }
        return onToolkit(() -> {
            shown.window.frame(System.nanoTime());
            return shown.window.scene().snapshot(null);
        });
    }

    /** Draws frames until all parts exist and no background work is left. */
    private static void warmUp(WindowShown shown) {
        boolean busy = true;
        for (int frame = 0; frame < WARM_UP_FRAMES || busy && frame < MOST_FRAMES;) {
            busy = onToolkit(() -> {
                shown.window.frame(System.nanoTime());
                return !shown.window.isComplete() || shown.session.isBusy();
            });
            // A study has no frame limit.
            frame += onToolkit(shown.window::isStudying) ? 0 : 1;
            pause();
        }
    }

    /** The source with this id, or the bot that the text describes. */
    private static Optional<Source> driving(TuningSession session, String source) {
        Optional<Source> offered = session.live().sources().find(source);
        if (offered.isPresent() || source.isEmpty()) {
            return offered;
        }
        try {
            Source bot = Source.bot(BotSpec.parse(source));
            session.live().sources().add(bot);
            return Optional.of(bot);
        } catch (BadInput noBot) {
            return Optional.empty();
        }
    }

    private static void goTo(TuningSession session, PlaceSpec place) {
        double unit = session.document().level().unitsPerMetre();
        session.live().places().goTo(new Places.Place(Messages.text("app.snapshot.start"), (float) (place.x() * unit), (float) (place.y() * unit), (float) (place.z() * unit), place.yaw()));
    }

    private record WindowShown(Stage stage, WorkbenchWindow window, TuningSession session) {
        static WindowShown open(Request request) {
            Appearance look = new Appearance();
            look.themeProperty().set(request.theme);
            TuningSession session = request.opening.session();
            driving(session, request.source).ifPresent(session.live().sources()::drive);
            request.start.ifPresent(place -> goTo(session, place));
            session.live().playback().skip((int) Math.round(request.seconds * session.document().tickRate()));
            session.settle();
            session.document().knobs().replace(Messages.text("app.snapshot.turn-knobs"), request.knobs);
            WorkbenchWindow window = new WorkbenchWindow(session, look, Settings.none(), request.width, request.height);
            // Even without a screen the pointer has a position, which would show a hover effect in the picture.
            window.scene().getRoot().setMouseTransparent(true);
            Stage stage = new Stage();
            stage.setScene(window.scene());
            stage.show();
            return new WindowShown(stage, window, session);
        }

        void run(String name) {
            MenuAction found = window.actions().stream().filter(action -> action.getText().equals(name)).findFirst()
                    .orElseThrow(() -> new IllegalArgumentException("there is no command called " + name));
            found.run();
        }

        void press(String id) {
            // Nodes just opened can only be found after a layout.
            window.frame(System.nanoTime());
            window.scene().getRoot().applyCss();
            window.scene().getRoot().layout();
            if (!(window.scene().getRoot().lookup("#" + id) instanceof ButtonBase button)) {
                throw new IllegalArgumentException("there is no button called " + id);
            }
            button.fire();
        }

        void close() {
            stage.hide();
            session.close();
        }
    }

    private interface Drawing<T> {
        T draw();
    }

    private static <T> T onToolkit(Drawing<T> drawing) {
        CompletableFuture<T> done = new CompletableFuture<>();
        Platform.runLater(() -> {
            try {
                done.complete(drawing.draw());
            } catch (RuntimeException | LinkageError broken) {
                done.completeExceptionally(broken);
            }
        });
        return done.join();
    }

    private static void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(FRAME_MILLIS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }
}
