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
import dev.goldenangle.workbench.look.Look;
import dev.goldenangle.toolkit.theme.Theme;
import dev.goldenangle.workbench.session.TuningSession;
import javafx.application.Platform;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.control.ButtonBase;
import javafx.scene.image.WritableImage;
import javafx.stage.Stage;
import javax.imageio.ImageIO;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Pictures of the real window, drawn off screen. */
public final class WindowSnapshot {
    private static final int WARM_UP_FRAMES = 12;
    private static final int MOST_FRAMES = 2400;
    private static final long FRAME_MILLIS = 30;

    private WindowSnapshot() {
    }

    /**
     * What the picture shows.
     *
     * @param opening preset and map
     * @param source  id of the source that drives; empty for the first bot
     * @param start   where it begins; empty for where the source begins
     * @param seconds how long it has been running
     * @param knobs   the knobs as they are turned then
     * @param goals   the goal set in use; empty for the preset's own
     * @param study   the study whose sweep is shown once it has run; empty for none
     * @param actions commands run before, as the palette names them
     * @param presses ids of buttons pressed before
     */
    public record Request(InitialContent opening, String source, Optional<PlaceSpec> start, double seconds, int width, int height, Theme theme, ParameterSet knobs,
                          String goals, Optional<Path> study, List<String> actions, List<String> presses) {
    }

    /** Starts the toolkit without a display; harmless when it runs already. */
    public static void startToolkit(int width, int height) {
        Display.drawOffScreen(width, height);
        Display.quietToolkit();
        CountDownLatch started = new CountDownLatch(1);
        try {
            Platform.startup(started::countDown);
            // The toolkit would end itself after the last window, at the same time as the process ends it.
            Platform.setImplicitExit(false);
        } catch (IllegalStateException running) {
            started.countDown();
        }
        await(started);
    }

    /** Draws the window and writes it as PNG; waits until that is done. */
    public static void write(Request request, Path file) throws IOException {
        WritableImage image = draw(request);
        AtomicFile.write(file, out -> {
            if (!ImageIO.write(SwingFXUtils.fromFXImage(image, null), "png", out)) {
                throw new IOException("no PNG writer");
            }
        });
    }

    static WritableImage draw(Request request) {
        WindowShown shown = onToolkit(() -> WindowShown.open(request));
        try {
            return draw(shown, request);
        } finally {
            // Also when a command is unknown: a window that is still there when the process ends complains about it.
            onToolkit(() -> {
                shown.close();
                return null;
            });
        }
    }

    private static WritableImage draw(WindowShown shown, Request request) {
        if (!request.goals.isEmpty()) {
            // The preset has its own set first, and only then can it be given another.
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

    /** Frames until all has arrived and nothing is being worked out any more. */
    private static void warmUp(WindowShown shown) {
        boolean busy = true;
        for (int frame = 0; frame < WARM_UP_FRAMES || busy && frame < MOST_FRAMES;) {
            busy = onToolkit(() -> {
                shown.window.frame(System.nanoTime());
                return !shown.window.isComplete() || shown.session.isBusy();
            });
            // A study takes as long as it takes.
            frame += onToolkit(shown.window::isStudying) ? 0 : 1;
            pause();
        }
    }

    /** The source that is asked for, or the bot that its text describes. */
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
        session.live().places().goTo(new Places.Place("Start", (float) (place.x() * unit), (float) (place.y() * unit), (float) (place.z() * unit), place.yaw()));
    }

    private record WindowShown(Stage stage, WorkbenchWindow window, TuningSession session) {
        static WindowShown open(Request request) {
            Look look = new Look();
            look.themeProperty().set(request.theme);
            TuningSession session = request.opening.session();
            driving(session, request.source).ifPresent(session.live().sources()::drive);
            request.start.ifPresent(place -> goTo(session, place));
            session.live().playback().skip((int) Math.round(request.seconds * session.document().tickRate()));
            session.settle();
            session.document().knobs().replace("Turn knobs", request.knobs);
            WorkbenchWindow window = new WorkbenchWindow(session, look, Settings.none(), request.width, request.height);
            // The pointer stands somewhere even without a screen, and would leave a hover in the picture.
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
            // What has just been opened is not there to be found before it is laid out.
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
